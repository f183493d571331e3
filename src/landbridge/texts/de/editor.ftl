# Drawing boards of one's own: the list, the editor, what can be put on a board.
editor-gallery = Zeichne einen eigenen Spielplan oder kopiere einen gedruckten. Deine Spielpläne werden auf diesem Gerät gespeichert; ein Link teilt sie.
editor-begin = Neuen Spielplan beginnen
editor-empty-board = Leerer Spielplan
editor-import = Spielplan-Datei öffnen
editor-new-name = Mein Spielplan: { $game }
editor-unnamed = Noch ohne Namen
editor-copy-of = Kopie von { $name }
editor-link-broken = Dieser Link enthält keinen Spielplan, oder ein Teil davon fehlt.
editor-board = Der Spielplan, den du zeichnest
editor-how = Zeichnen oder schreiben
editor-by-draw = Zeichnen
editor-by-text = Text
editor-text = Der Spielplan als Text
editor-drawings = Die Spielpläne in dieser Datei
editor-drawing = Spielplan { $number }
editor-pieces = Teile
editor-erase = Radierer
editor-empty = leer
editor-place = { $place }: { $piece }
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-mirror = Spiegelbilder mitzeichnen
editor-unreadable = Der Text lässt sich nicht als Spielplan lesen. Korrigiere ihn unter „Text“ oder mach ihn rückgängig.
editor-ok = Spielbereit.
editor-wrong =
    { $count ->
        [one] 1 Problem:
       *[other] { $count } Probleme:
    }
editor-fault-before = Voriges Problem
editor-fault-next = Nächstes Problem
editor-faults = Was noch fehlt
editor-play = Auf diesem Spielplan spielen
editor-invite = Freunde einladen
editor-about = Über diesen Spielplan
editor-share = Teilen
editor-share-about = Der ganze Spielplan steckt im Link. Wer ihn öffnet, bekommt eine eigene Kopie.
editor-link = Link zu diesem Spielplan
editor-export = Als Datei speichern
editor-copy = Kopie anlegen
editor-delete = Löschen
editor-delete-sure = Endgültig löschen
editor-keys = Tippen setzt ein Teil, nochmals tippen nimmt es weg; Ziehen malt. Tastatur: Pfeiltasten, Enter, Strg+Z.
editor-keys-free = Tippen setzt eine Insel, Ziehen verschiebt sie. Tastatur: Pfeiltasten, Enter entfernt, Umschalt mit Pfeiltaste verschiebt, Strg+Z.
editor-add-middle = Eine in die Mitte setzen
editor-stock = Steine: { $count }
editor-stock-more = Tippe auf eine Zahl, um einen Stein hinzuzufügen. Mit dem Radierer nimmst du welche weg.
editor-stock-less = Tippe auf eine Zahl, um einen Stein wegzunehmen.
editor-stock-of = { $place }: { $count }
editor-field-name = Name
editor-field-side = Seite
editor-field-printed = Nur die Regeln zählen; unsere eigenen Wünsche sind Hinweise
editor-field-half-width = Halbe Breite (mm)
editor-field-half-height = Halbe Höhe (mm)
editor-field-village-radius = Radius eines Dorfs (mm)
editor-field-island-radius = Radius einer Insel (mm)
editor-field-stone-radius = Radius eines Steins (mm)
editor-field-plank-width = Breite einer Planke (mm)
editor-field-lengths = Längen der Planken (mm)
editor-hashi-island = Insel
editor-hashi-red = Insel mit roter Flagge
editor-hashi-blue = Insel mit blauer Flagge
editor-hashi-line = Linie
editor-loopit-bonus = Bonus × { $times }
editor-loopit-tile = Stein
editor-river-dragons-island = Insel
editor-river-dragons-village = Dorf
editor-the-border-land = Land im Wert von { $value }
editor-the-border-white = Weißes Feld
editor-the-border-picture = Bild: { the-border-area-name }
editor-the-border-segment =
    { $colour ->
        [1] Abschnitt aus { $length }, rot
        [2] Abschnitt aus { $length }, grün
        [3] Abschnitt aus { $length }, blau
        [4] Abschnitt aus { $length }, gelb
        [5] Abschnitt aus { $length }, orange
       *[other] Abschnitt aus { $length }, grau
    }
editor-count-islands = Inseln
editor-count-lines = Linien
editor-count-areas = Gebiete
editor-count-segments = Abschnitte: { the-border-colour }
editor-count-tiles = Steine
editor-count-villages = Dörfer
editor-count-lengths = Längen der Planken
editor-guide = Was die Schachtel hat
editor-guide-about = Tippe eine Zeile an: Ihr Stift ist gewählt, und was davon da oder noch nicht ganz ist, wird eingekreist.
editor-count = { $have } von { $need }
editor-guide-done = Alles ist da.
