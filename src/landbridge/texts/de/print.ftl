# Auf gedruckten Seiten.
print-scale = Mit 100 % drucken: Diese Linie misst 100 mm.
print-backs = Rückseiten
print-glue = Hier die nächste Seite aufkleben
print-page-of = Seite { $page } von { $pages }
print-first-player = Startperson
print-total = Summe
print-rules = Die Regeln in unseren Worten

# Was man drucken kann.
print-part-sheets = Tafeln
print-part-boards = Spielpläne
print-part-board = Spielplan
print-part-cards = Karten
print-part-dice = Würfelflächen
print-part-tiles = Steine
print-part-planks = Planken, Steine, Figuren
print-part-score = Wertungsblätter
print-part-rules = Regeln als Heft

# Der Befehl.
print-no-paper = Das Papier „{ $name }“ gibt es nicht; es gibt { $known }.
print-no-part = „{ $name }“ gibt es hier nicht zu drucken; es gibt { $known }.
print-no-library = Zum Drucken fehlt ein Paket: pip install "landbridge[print]".
print-written = { $file }: { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}, { $size } kB. Mit 100 % drucken, nicht an die Seite anpassen.

# Von einem Server.
print-busy = Gerade drucken andere; versuche es gleich noch einmal.
print-link = Zum Drucken (PDF)
