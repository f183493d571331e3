# A device as deck, dice or bag at a real table.
draw-title = Aan de echte tafel
draw-about = Dit apparaat is de stapel kaarten, de dobbelstenen of de zak voor een spel aan een echte tafel, en zegt wie begint.
draw-begins = { $seat } begint.
draw-players = Spelers
draw-start = Beloven en beginnen
draw-promise = Belofte
draw-promise-about = Schrijf het begin op. Een geheim bepaalt alles wat getrokken wordt; dit is de vingerafdruk ervan. Aan het eind wordt het getoond: iedereen ziet dat er niets veranderd is.
draw-left = nog { $count }
draw-none = Er is niets meer.
draw-hide = Verbergen
draw-show = Tonen
draw-speak = Voorlezen
draw-timer = Klok
draw-stop = Stoppen
draw-end = Beëindigen en het geheim tonen
draw-secret = Geheim
draw-kept = Het geheim past bij de belofte.
draw-broken = Het geheim past niet bij de belofte.
draw-drawn = Wat getrokken is
draw-again = Nieuwe belofte

# What chance is for; buttons.
draw-what-card = Kaart omdraaien
draw-what-die = Dobbelen
draw-what-tile = Stenen trekken
draw-what-start = Startsteen trekken
draw-what-board = Bord uitdelen
draw-what-begin = Wie begint?
