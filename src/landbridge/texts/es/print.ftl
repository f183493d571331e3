# En las páginas impresas.
print-scale = Imprime al 100 %: esta línea mide 100 mm.
print-backs = reversos
print-glue = Pega aquí la página siguiente
print-page-of = página { $page } de { $pages }
print-first-player = Jugador inicial
print-total = Total
print-rules = Las reglas en nuestras palabras

# Lo que se puede imprimir.
print-part-sheets = Hojas
print-part-boards = Tableros
print-part-board = Tablero
print-part-cards = Cartas
print-part-dice = Caras de los dados
print-part-tiles = Fichas
print-part-planks = Tablas, piedras, peones
print-part-score = Hojas de puntos
print-part-rules = Reglas en un cuadernillo

# La orden.
print-no-paper = No existe el papel «{ $name }»; hay { $known }.
print-no-part = «{ $name }» no se puede imprimir aquí; hay { $known }.
print-no-library = Para imprimir hace falta otro paquete: pip install "landbridge[print]".
print-written = { $file }: { $pages ->
    [one] una página
   *[other] { $pages } páginas
}, { $size } kB. Imprime al 100 %, sin ajustar a la página.

# Desde un servidor.
print-busy = Otros están imprimiendo; inténtalo dentro de un momento.
print-link = Para imprimir (PDF)

# The page.
print-title = Imprimir y jugar
print-about = Tableros, cartas, piezas, hojas de puntos y reglas en PDF, a tamaño real.
print-needs-server = Para imprimir hace falta un servidor de Landbridge; este sitio no tiene ninguno. La orden «landbridge print» hace lo mismo.
print-not-here = Este servidor no puede imprimir. Quien lo lleva puede cambiarlo: pip install "landbridge[print]".
print-board = Tablero
print-board-ours = El nuestro
print-parts = Qué imprimir
print-paper = Papel
print-get = Obtener el PDF
print-making = Imprimiendo…
print-advice-scale = Imprime al 100 %, sin ajustar a la página. En cada página, una línea de 100 mm muestra si ha salido bien.
print-advice-backs = Páginas con reverso: imprime a doble cara, girando por el borde largo.
print-advice-booklet = Las reglas forman un cuadernillo: imprímelas aparte, a doble cara, girando por el borde corto, y dóblalas por la mitad.
print-advice-cut = Las líneas cortas de las esquinas indican dónde cortar; los tableros grandes se pegan por las franjas rayadas.
