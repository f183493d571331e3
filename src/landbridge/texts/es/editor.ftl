# Drawing boards of one's own: the list, the editor, what can be put on a board.
editor-gallery = Dibuja tu propio tablero o copia uno impreso. Tus tableros se guardan en este dispositivo; se comparten con un enlace.
editor-begin = Empezar un tablero nuevo
editor-empty-board = Tablero vacío
editor-import = Abrir un archivo de tablero
editor-new-name = Mi tablero de { $game }
editor-unnamed = Aún sin nombre
editor-copy-of = Copia de { $name }
editor-link-broken = Este enlace no contiene ningún tablero, o le falta una parte.
editor-board = El tablero que dibujas
editor-how = Dibujar o escribir
editor-by-draw = Dibujar
editor-by-text = Texto
editor-text = El tablero como texto
editor-drawings = Los tableros de este archivo
editor-drawing = Tablero { $number }
editor-pieces = Piezas
editor-erase = Goma
editor-empty = vacío
editor-place = { $place }: { $piece }
editor-undo = Deshacer
editor-redo = Rehacer
editor-mirror = Dibujar también sus gemelos
editor-unreadable = El texto no se puede leer como tablero. Corrígelo en «Texto» o deshaz el cambio.
editor-ok = Listo para jugar.
editor-wrong =
    { $count ->
        [one] 1 problema:
       *[other] { $count } problemas:
    }
editor-fault-before = Problema anterior
editor-fault-next = Problema siguiente
editor-faults = Lo que hay que arreglar
editor-play = Jugar en este tablero
editor-invite = Invitar a amigos
editor-about = Sobre este tablero
editor-share = Compartir
editor-share-about = Todo el tablero está en el enlace. Quien lo abra tendrá su propia copia.
editor-link = Enlace a este tablero
editor-export = Guardar como archivo
editor-copy = Hacer una copia
editor-delete = Eliminar
editor-delete-sure = Eliminar para siempre
editor-keys = Toca para poner una pieza y toca otra vez para quitarla; arrastra para pintar. Teclado: flechas, Intro, Ctrl+Z.
editor-keys-free = Toca para poner una isla, arrastra para moverla. Teclado: flechas, Intro para quitarla, Mayús con una flecha para moverla, Ctrl+Z.
editor-add-middle = Poner una en el centro
editor-stock = Fichas: { $count }
editor-stock-more = Toca un número para añadir una ficha. Elige la goma para quitarlas.
editor-stock-less = Toca un número para quitar una ficha.
editor-stock-of = { $place }: { $count }
editor-field-name = Nombre
editor-field-side = Cara
editor-field-printed = Solo cuentan las reglas; nuestras preferencias son observaciones
editor-field-half-width = Mitad del ancho (mm)
editor-field-half-height = Mitad del alto (mm)
editor-field-village-radius = Radio de una aldea (mm)
editor-field-island-radius = Radio de una isla (mm)
editor-field-stone-radius = Radio de una piedra (mm)
editor-field-plank-width = Ancho de una tabla (mm)
editor-field-lengths = Largos de los tablas (mm)
editor-hashi-island = Isla
editor-hashi-red = Isla con bandera roja
editor-hashi-blue = Isla con bandera azul
editor-hashi-line = Línea
editor-loopit-bonus = Multiplicador × { $times }
editor-loopit-tile = Ficha
editor-river-dragons-island = Isla
editor-river-dragons-village = Aldea
editor-the-border-land = Tierra de valor { $value }
editor-the-border-white = Casilla blanca
editor-the-border-picture = Figura: { the-border-area-name }
editor-the-border-segment =
    { $colour ->
        [1] Segmento rojo de { $length }
        [2] Segmento verde de { $length }
        [3] Segmento azul de { $length }
        [4] Segmento amarillo de { $length }
        [5] Segmento naranja de { $length }
       *[other] Segmento gris de { $length }
    }
editor-count-islands = Islas
editor-count-lines = Líneas
editor-count-areas = Territorios
editor-count-segments = Segmentos: { the-border-colour }
editor-count-tiles = Fichas
editor-count-villages = Aldeas
editor-count-lengths = Longitudes de las tablas
editor-guide = Lo que trae la caja
editor-guide-about = Toca una línea: se elige su lápiz y se rodea lo que ya hay de ella o lo que no está completo.
editor-count = { $have } de { $need }
editor-guide-done = Está todo.
