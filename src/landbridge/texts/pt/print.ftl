# Nas páginas impressas.
print-scale = Imprime a 100 %: esta linha mede 100 mm.
print-backs = versos
print-glue = Cola aqui a página seguinte
print-page-of = página { $page } de { $pages }
print-first-player = Primeiro jogador
print-total = Total
print-rules = As regras nas nossas palavras

# O que se pode imprimir.
print-part-sheets = Quadros
print-part-boards = Tabuleiros
print-part-board = Tabuleiro
print-part-cards = Cartas
print-part-dice = Faces dos dados
print-part-tiles = Fichas
print-part-planks = Tábuas, pedras, peões
print-part-score = Folhas de pontos
print-part-rules = Regras num folheto

# O comando.
print-no-paper = Não existe o papel «{ $name }»; há { $known }.
print-no-part = «{ $name }» não se imprime aqui; há { $known }.
print-no-library = Para imprimir falta outro pacote: pip install "landbridge[print]".
print-written = { $file }: { $pages ->
    [one] uma página
   *[other] { $pages } páginas
}, { $size } kB. Imprime a 100 %, sem ajustar à página.

# De um servidor.
print-busy = Há outros a imprimir; tenta daqui a um momento.
print-link = Para imprimir (PDF)

# The page.
print-title = Imprimir e jogar
print-about = Tabuleiros, cartas, componentes, folhas de pontos e regras em PDF, em tamanho real.
print-needs-server = Para imprimir é preciso um servidor do Landbridge; este sítio não tem nenhum. O comando «landbridge print» faz o mesmo.
print-not-here = Este servidor não consegue imprimir. Quem o gere pode mudar isso: pip install "landbridge[print]".
print-board = Tabuleiro
print-board-ours = O nosso
print-parts = O que imprimir
print-paper = Papel
print-get = Obter o PDF
print-making = A imprimir…
print-advice-scale = Imprime a 100 %, sem ajustar à página. Em cada página, uma linha de 100 mm mostra se resultou.
print-advice-backs = Páginas com verso: imprime dos dois lados, virando pela margem longa.
print-advice-booklet = As regras formam um livrete: imprime-as à parte, dos dois lados, virando pela margem curta, e dobra-as ao meio.
print-advice-cut = Linhas curtas nos cantos mostram onde cortar; os tabuleiros grandes colam-se pelas faixas tracejadas.
