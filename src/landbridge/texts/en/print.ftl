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
print-no-paper = There is no paper size “{ $name }”. Choose from: { $known }.
print-no-part = “{ $name }” cannot be printed here. Choose from: { $known }.
print-no-library = Printing needs another package: pip install "landbridge[print]".
print-written = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}, { $size } kB. Print at 100 %, not fitted to the page.

# From a server.
print-busy = Others are printing; try again in a moment.
print-link = Print it (PDF)

# The page.
print-title = Print and play
print-about = Boards, cards, pieces, score sheets and rules as PDF, in true size.
print-needs-server = Printing needs a server of Landbridge; this site has none. The command “landbridge print” does the same.
print-not-here = This server cannot print. Whoever runs it can change that: pip install "landbridge[print]".
print-board = Board
print-board-ours = Ours
print-parts = What to print
print-paper = Paper
print-get = Get the PDF
print-making = Printing…
print-advice-scale = Print at 100 %, not fitted to the page. A line of 100 mm on every page shows whether it worked.
print-advice-backs = Pages with backs: print on both sides, turned over the long edge.
print-advice-booklet = The rules become a booklet: print them separately, double-sided, flipped on the short edge, and fold them in the middle.
print-advice-cut = Short lines at the corners show where to cut; large boards are glued together along the hatched strips.
