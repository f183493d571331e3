# Op afgedrukte pagina’s.
print-scale = Druk af op 100 %: deze lijn is 100 mm.
print-backs = achterkanten
print-glue = Plak hier de volgende pagina
print-page-of = pagina { $page } van { $pages }
print-first-player = Startspeler
print-total = Totaal
print-rules = De regels in onze eigen woorden

# Wat je kunt afdrukken.
print-part-sheets = Bladen
print-part-boards = Borden
print-part-board = Bord
print-part-cards = Kaarten
print-part-dice = Dobbelsteenvlakken
print-part-tiles = Stenen
print-part-planks = Planken, stenen, pionnen
print-part-score = Scorebladen
print-part-rules = Regels als boekje

# De opdracht.
print-no-paper = Het papier “{ $name }” bestaat niet; er is { $known }.
print-no-part = “{ $name }” is hier niet af te drukken; er is { $known }.
print-no-library = Voor afdrukken is nog een pakket nodig: pip install "landbridge[print]".
print-written = { $file }: { $pages ->
    [one] één pagina
   *[other] { $pages } pagina’s
}, { $size } kB. Druk af op 100 %, niet passend op de pagina.

# Van een server.
print-busy = Anderen zijn aan het afdrukken; probeer het zo nog eens.
print-link = Om af te drukken (PDF)

# The page.
print-title = Zelf afdrukken
print-about = Borden, kaarten, onderdelen, scorebladen en regels als pdf, op ware grootte.
print-needs-server = Om af te drukken is een server van Landbridge nodig; deze site heeft er geen. De opdracht ‘landbridge print’ doet hetzelfde.
print-not-here = Deze server kan niet afdrukken. Wie hem beheert kan dat veranderen: pip install "landbridge[print]".
print-board = Bord
print-board-ours = Het onze
print-parts = Wat je afdrukt
print-paper = Papier
print-get = Pdf ophalen
print-making = Bezig met afdrukken…
print-advice-scale = Druk af op 100 %, niet passend gemaakt. Op elke pagina laat een lijn van 100 mm zien of het gelukt is.
print-advice-backs = Pagina’s met achterkanten: druk dubbelzijdig af, omgeslagen over de lange kant.
print-advice-booklet = De regels worden een boekje: druk ze apart af, dubbelzijdig, omgeslagen over de korte kant, en vouw ze in het midden.
print-advice-cut = Korte lijntjes bij de hoeken tonen waar je knipt; grote borden plak je aan elkaar langs de gearceerde stroken.
