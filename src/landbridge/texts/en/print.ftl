# On printed pages.
print-scale = Print at 100 %: this line is 100 mm.
print-backs = backs
print-glue = Glue the next page here
print-page-of = page { $page } of { $pages }
print-first-player = First player
print-total = Total
print-rules = The rules in our own words

# What can be printed.
print-part-sheets = Sheets
print-part-boards = Boards
print-part-board = Board
print-part-cards = Cards
print-part-dice = Dice faces
print-part-tiles = Tiles
print-part-planks = Planks, stones, pawns
print-part-score = Score sheets
print-part-rules = Rules as a booklet

# The command.
print-no-paper = There is no paper “{ $name }”; there is { $known }.
print-no-part = “{ $name }” is nothing to print here; there is { $known }.
print-no-library = Printing needs another package: pip install "landbridge[print]".
print-written = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}, { $size } kB. Print at 100 %, not fitted to the page.

# From a server.
print-busy = Others are printing; try again in a moment.
print-link = Print it (PDF)
