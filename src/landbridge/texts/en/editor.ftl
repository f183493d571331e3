# Drawing boards of one's own: the list, the editor, what can be put on a board.
editor-gallery = Draw a board of your own, or copy a printed one. Your boards are saved on this device; a link shares them.
editor-begin = Start a new board
editor-empty-board = Empty board
editor-import = Open a board file
editor-new-name = My { $game } board
editor-unnamed = No name yet
editor-copy-of = Copy of { $name }
editor-link-broken = This link does not contain a board, or part of it is missing.
editor-board = The board you are drawing
editor-how = Draw or write
editor-by-draw = Draw
editor-by-text = Text
editor-text = The board as text
editor-drawings = The boards in this file
editor-drawing = Board { $number }
editor-pieces = Pieces
editor-erase = Eraser
editor-empty = empty
editor-place = { $place }: { $piece }
editor-undo = Undo
editor-redo = Redo
editor-mirror = Draw its twins too
editor-unreadable = The text cannot be read as a board. Fix it under “Text”, or undo.
editor-ok = Ready to play.
editor-wrong =
    { $count ->
        [one] 1 problem:
       *[other] { $count } problems:
    }
editor-fault-before = Previous problem
editor-fault-next = Next problem
editor-faults = What to fix
editor-play = Play on this board
editor-invite = Invite friends
editor-about = About this board
editor-share = Share
editor-share-about = The whole board is in the link. Whoever opens it gets a copy of their own.
editor-link = Link to this board
editor-export = Save as a file
editor-copy = Make a copy
editor-delete = Delete
editor-delete-sure = Delete for good
editor-keys = Tap to put a piece, tap again to take it away; drag to paint. Keyboard: arrow keys, Enter, Ctrl+Z.
editor-keys-free = Tap to put an island, drag to move it. Keyboard: arrow keys, Enter to remove, Shift with an arrow key to move, Ctrl+Z.
editor-add-middle = Put one in the middle
editor-stock = Tiles: { $count }
editor-stock-more = Tap a number to add a tile. Choose the eraser to take tiles away.
editor-stock-less = Tap a number to take a tile away.
editor-stock-of = { $place }: { $count }
editor-field-name = Name
editor-field-side = Side
editor-field-printed = Check only the rules; show our own preferences as notes
editor-field-half-width = Half the width (mm)
editor-field-half-height = Half the height (mm)
editor-field-village-radius = Radius of a village (mm)
editor-field-island-radius = Radius of an island (mm)
editor-field-stone-radius = Radius of a stone (mm)
editor-field-plank-width = Width of a plank (mm)
editor-field-lengths = Lengths of the planks (mm)
editor-hashi-island = Island
editor-hashi-red = Island with a red flag
editor-hashi-blue = Island with a blue flag
editor-hashi-line = Line
editor-loopit-bonus = Bonus × { $times }
editor-loopit-tile = Tile
editor-river-dragons-island = Island
editor-river-dragons-village = Village
editor-the-border-land = Land worth { $value }
editor-the-border-white = White space
editor-the-border-picture = Picture: { the-border-area-name }
editor-the-border-segment =
    { $colour ->
        [1] Red segment of { $length }
        [2] Green segment of { $length }
        [3] Blue segment of { $length }
        [4] Yellow segment of { $length }
        [5] Orange segment of { $length }
       *[other] Grey segment of { $length }
    }
editor-count-islands = Islands
editor-count-lines = Lines
editor-count-areas = Areas
editor-count-segments = Segments: { the-border-colour }
editor-count-tiles = Tiles
editor-count-villages = Villages
editor-count-lengths = Lengths of planks
editor-guide = What the box has
editor-guide-about = Touch a line to choose its pen. What you have drawn of it, or what is incomplete, is ringed.
editor-count = { $have } of { $need }
editor-guide-done = Everything is there.
