beacons = Bakenvuren
beacons-about = Steek vuren aan op heuvels in de mist en maak er een keten van. Twee tot vier spelers.
beacons-by = Het voorbeeld uit de eigen handleiding van dit huis om een spel te maken.
beacons-help =
    Elke ronde blaast de wind één bergkam vrij. Iedereen kiest daar in het geheim een vrije heuvel: c3.
    Wie alleen op een heuvel staat, steekt een vuur aan; waar meer spelers elkaar treffen, blijft hij voorgoed donker.
    Je beste keten van aangrenzende vuren telt: een punt per vuur, en 5 extra van de eerste tot de laatste kam.

# Waarom een zet niet mag.
beacons-why-nothing-free = Op kam { $ridge } is geen heuvel meer vrij.
beacons-why-in-fog = { $hill } ligt in de mist; alleen kam { $ridge } is vrij.
beacons-why-taken = { $hill } is niet meer vrij.

# Wat er gebeurt.
beacons-fact-wind = De wind blaast kam { $ridge } vrij.
beacons-fact-picked = { $seat } heeft een heuvel gekozen.
beacons-fact-lights = { $seat } steekt een vuur aan op { $hill }.
beacons-fact-dark = { $count } spelers treffen elkaar op { $hill }: die blijft donker.

# Op tafel.
beacons-prompt = Kies een vrije heuvel op kam { $ridge }.
beacons-status-picked = heeft gekozen
beacons-name-lit = { $hill }, vuur van { $owner }
beacons-name-dark = { $hill }, voorgoed donker
beacons-name-clear = { $hill }, vrij
beacons-name-fog = { $hill }, in de mist
beacons-sheet-lit = Vuren
beacons-sheet-lit-about = Bij gelijke ketens beslissen de meeste vuren.
beacons-sheet-chain = Beste keten
beacons-sheet-chain-about = Een punt per vuur, en { $points } extra als de keten van de eerste naar de laatste kam loopt.
beacons-option-far = Ver zicht
beacons-option-far-about = Vuren zien elkaar ook schuin.

# Een eerste spel.
beacons-tutorial-1 = De wind heeft kam 2 vrijgeblazen en Ben heeft daar al een heuvel gekozen; welke kun je niet zien. Kies c2.
beacons-tutorial-2 = Niemand anders stond op c2: er brandt een vuur. Nu is kam 3 vrij. Vanaf c3 zie je c2, dus kies die.
beacons-tutorial-3 = Twee vuren in een keten zijn twee punten. Nu komt kam 5; c5 zou op de weg erheen liggen.
beacons-tutorial-4 = Dat dacht Ben ook: waar meer spelers elkaar treffen, blijft de heuvel voorgoed donker. Weer kam 2: vanaf d2 zie je jouw vuur op c2.
beacons-tutorial-5 = Een keten van drie. Van kam 1 tot kam 5 zou hij 5 punten extra waard zijn. Speel verder zoals je wilt.
