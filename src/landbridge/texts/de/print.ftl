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

# The page.
print-title = Selbst drucken
print-about = Spielpläne, Karten, Material, Wertungsblätter und Regeln als PDF, in wahrer Größe.
print-needs-server = Zum Drucken braucht es einen Server von Landbridge; diese Seite hat keinen. Der Befehl „landbridge print“ kann dasselbe.
print-not-here = Dieser Server kann nicht drucken. Wer ihn betreibt, kann das ändern: pip install "landbridge[print]".
print-board = Spielplan
print-board-ours = Unserer
print-parts = Was gedruckt wird
print-paper = Papier
print-get = PDF holen
print-making = Wird gedruckt …
print-advice-scale = Drucke mit 100 %, nicht an die Seite angepasst. Auf jeder Seite zeigt eine Linie von 100 mm, ob es geklappt hat.
print-advice-backs = Seiten mit Rückseiten: beidseitig drucken, über die lange Kante gewendet.
print-advice-booklet = Die Regeln werden ein Heft: für sich drucken, beidseitig, über die kurze Kante gewendet, und in der Mitte falten.
print-advice-cut = Kurze Linien an den Ecken zeigen, wo geschnitten wird; große Spielpläne werden an den schraffierten Streifen zusammengeklebt.
