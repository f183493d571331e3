# Drawing boards of one's own: the list, the editor, what can be put on a board.
editor-gallery = Teken een eigen bord of kopieer een gedrukt bord. Je borden staan op dit apparaat; met een link deel je ze.
editor-begin = Een nieuw bord beginnen
editor-empty-board = Leeg bord
editor-import = Een bordbestand openen
editor-new-name = Mijn bord: { $game }
editor-unnamed = Nog zonder naam
editor-copy-of = Kopie van { $name }
editor-link-broken = Deze link bevat geen bord, of er ontbreekt een deel.
editor-board = Het bord dat je tekent
editor-how = Tekenen of schrijven
editor-by-draw = Tekenen
editor-by-text = Tekst
editor-text = Het bord als tekst
editor-drawings = De borden in dit bestand
editor-drawing = Bord { $number }
editor-pieces = Stukken
editor-erase = Gum
editor-empty = leeg
editor-place = { $place }: { $piece }
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-mirror = Spiegelbeelden meetekenen
editor-unreadable = De tekst is niet als bord te lezen. Verbeter hem onder ‘Tekst’ of maak hem ongedaan.
editor-ok = Klaar om te spelen.
editor-wrong =
    { $count ->
        [one] 1 probleem:
       *[other] { $count } problemen:
    }
editor-fault-before = Vorig probleem
editor-fault-next = Volgend probleem
editor-faults = Wat nog niet klopt
editor-play = Op dit bord spelen
editor-invite = Vrienden uitnodigen
editor-about = Over dit bord
editor-share = Delen
editor-share-about = Het hele bord zit in de link. Wie hem opent, krijgt een eigen kopie.
editor-link = Link naar dit bord
editor-export = Als bestand opslaan
editor-copy = Een kopie maken
editor-delete = Verwijderen
editor-delete-sure = Voorgoed verwijderen
editor-keys = Tik om iets neer te zetten, tik nog eens om het weg te halen; sleep om te tekenen. Toetsenbord: pijltjes, Enter, Ctrl+Z.
editor-keys-free = Tik om een eiland neer te zetten, sleep om het te verplaatsen. Toetsenbord: pijltjes, Enter om weg te halen, Shift met een pijltje om te verplaatsen, Ctrl+Z.
editor-add-middle = Eén in het midden zetten
editor-stock = Stenen: { $count }
editor-stock-more = Tik op een getal om een steen toe te voegen. Kies de gum om stenen weg te halen.
editor-stock-less = Tik op een getal om een steen weg te halen.
editor-stock-of = { $place }: { $count }
editor-field-name = Naam
editor-field-side = Kant
editor-field-printed = Alleen de regels tellen; onze eigen wensen zijn opmerkingen
editor-field-half-width = Halve breedte (mm)
editor-field-half-height = Halve hoogte (mm)
editor-field-village-radius = Straal van een dorp (mm)
editor-field-island-radius = Straal van een eiland (mm)
editor-field-stone-radius = Straal van een steen (mm)
editor-field-plank-width = Breedte van een plank (mm)
editor-field-lengths = Lengtes van de planken (mm)
editor-hashi-island = Eiland
editor-hashi-red = Eiland met rode vlag
editor-hashi-blue = Eiland met blauwe vlag
editor-hashi-line = Lijn
editor-loopit-bonus = Bonus × { $times }
editor-loopit-tile = Steen
editor-river-dragons-island = Eiland
editor-river-dragons-village = Dorp
editor-the-border-land = Land van waarde { $value }
editor-the-border-white = Wit vakje
editor-the-border-picture = Plaatje: { the-border-area-name }
editor-the-border-segment =
    { $colour ->
        [1] Segment van { $length }, rood
        [2] Segment van { $length }, groen
        [3] Segment van { $length }, blauw
        [4] Segment van { $length }, geel
        [5] Segment van { $length }, oranje
       *[other] Segment van { $length }, grijs
    }
editor-count-islands = Eilanden
editor-count-lines = Lijnen
editor-count-areas = Gebieden
editor-count-segments = Segmenten: { the-border-colour }
editor-count-tiles = Stenen
editor-count-villages = Dorpen
editor-count-lengths = Lengtes van planken
editor-guide = Wat er in de doos zit
editor-guide-about = Tik een regel aan: de pen ervan wordt gekozen, en wat er al is of nog niet heel is, wordt omcirkeld.
editor-count = { $have } van { $need }
editor-guide-done = Alles is er.
