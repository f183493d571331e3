# Drawing boards of one's own: the list, the editor, what can be put on a board.
editor-gallery = Desenha um tabuleiro teu ou copia um impresso. Os teus tabuleiros ficam neste aparelho; partilham-se com um link.
editor-begin = Começar um tabuleiro novo
editor-empty-board = Tabuleiro vazio
editor-import = Abrir um ficheiro de tabuleiro
editor-new-name = O meu tabuleiro: { $game }
editor-unnamed = Ainda sem nome
editor-copy-of = Cópia de { $name }
editor-link-broken = Este link não contém nenhum tabuleiro, ou falta uma parte.
editor-board = O tabuleiro que estás a desenhar
editor-how = Desenhar ou escrever
editor-by-draw = Desenhar
editor-by-text = Texto
editor-text = O tabuleiro como texto
editor-drawings = Os tabuleiros deste ficheiro
editor-drawing = Tabuleiro { $number }
editor-pieces = Elementos
editor-erase = Borracha
editor-empty = vazio
editor-place = { $place }: { $piece }
editor-undo = Anular
editor-redo = Refazer
editor-mirror = Desenhar também os gémeos
editor-unreadable = O texto não se consegue ler como tabuleiro. Corrige-o em «Texto» ou anula.
editor-ok = Pronto a jogar.
editor-wrong =
    { $count ->
        [one] 1 problema:
       *[other] { $count } problemas:
    }
editor-fault-before = Problema anterior
editor-fault-next = Problema seguinte
editor-faults = O que falta corrigir
editor-play = Jogar neste tabuleiro
editor-invite = Convidar amigos
editor-about = Sobre este tabuleiro
editor-share = Partilhar
editor-share-about = O tabuleiro inteiro vai no link. Quem o abrir fica com uma cópia sua.
editor-link = Link para este tabuleiro
editor-export = Guardar como ficheiro
editor-copy = Fazer uma cópia
editor-delete = Apagar
editor-delete-sure = Apagar de vez
editor-keys = Toca para pôr e toca outra vez para tirar; arrasta para pintar. Teclado: setas, Enter, Ctrl+Z.
editor-keys-free = Toca para pôr uma ilha, arrasta para a mover. Teclado: setas, Enter para tirar, Shift com uma seta para mover, Ctrl+Z.
editor-add-middle = Pôr uma no meio
editor-stock = Fichas: { $count }
editor-stock-more = Toca num número para juntar uma ficha. Escolhe a borracha para tirar.
editor-stock-less = Toca num número para tirar uma ficha.
editor-stock-of = { $place }: { $count }
editor-field-name = Nome
editor-field-side = Lado
editor-field-printed = Só contam as regras; as nossas preferências são observações
editor-field-half-width = Metade da largura (mm)
editor-field-half-height = Metade da altura (mm)
editor-field-village-radius = Raio de uma aldeia (mm)
editor-field-island-radius = Raio de uma ilha (mm)
editor-field-stone-radius = Raio de uma pedra (mm)
editor-field-plank-width = Largura de uma tábua (mm)
editor-field-lengths = Comprimentos das tábuas (mm)
editor-hashi-island = Ilha
editor-hashi-red = Ilha com bandeira vermelha
editor-hashi-blue = Ilha com bandeira azul
editor-hashi-line = Linha
editor-loopit-bonus = Bónus × { $times }
editor-loopit-tile = Ficha
editor-river-dragons-island = Ilha
editor-river-dragons-village = Aldeia
editor-the-border-land = Terra no valor de { $value }
editor-the-border-white = Espaço branco
editor-the-border-picture = Figura: { the-border-area-name }
editor-the-border-segment =
    { $colour ->
        [1] Segmento vermelho de { $length }
        [2] Segmento verde de { $length }
        [3] Segmento azul de { $length }
        [4] Segmento amarelo de { $length }
        [5] Segmento laranja de { $length }
       *[other] Segmento cinzento de { $length }
    }
editor-count-islands = Ilhas
editor-count-lines = Linhas
editor-count-areas = Áreas
editor-count-segments = Segmentos: { the-border-colour }
editor-count-tiles = Fichas
editor-count-villages = Aldeias
editor-count-lengths = Comprimentos das tábuas
editor-guide = O que a caixa tem
editor-guide-about = Toca numa linha: escolhe-se o lápis dela e rodeia-se o que já há ou o que não está completo.
editor-count = { $have } de { $need }
editor-guide-done = Está tudo.
