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
