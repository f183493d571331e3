# Spelen de dobbelstenen vals? Wat op een server is getrokken, en wat te verwachten was
fair-title = Spelen de dobbelstenen vals?
fair-link = Spelen de dobbelstenen vals?
fair-about = Elke kaart, dobbelsteen en steen van de partijen die op deze server zijn uitgespeeld, vergeleken met de kansen vlak voor de trekking.
fair-counted = Partijen: { $games }, trekkingen: { $draws }
fair-which = Niet meegeteld: dagopgaven, die hun trekkingen delen, en eigen borden. Van veel tabellen zien er één of twee puur door toeval vreemd uit.
fair-fine = Zuiver toeval zou er in { $often } van de gevallen minstens zo ver naast zitten. Niets aan de hand.
fair-odd = Zuiver toeval zou er maar in { $often } van de gevallen zo ver naast zitten. Iemand moet ernaar kijken.
fair-few = Nog te weinig trekkingen om iets te zeggen.
fair-table = Alle { $draws } trekkingen
fair-chi = Chi-kwadraat { $chi }, vrijheidsgraden { $freedom }
fair-outcome = Trekking
fair-came = Gekomen
fair-expected = Verwacht
fair-kind-begin = wie begint
fair-kind-board = bladen
fair-kind-card = kaarten
fair-kind-die = dobbelstenen
fair-kind-leave = verwijderde stenen
fair-kind-start = startsteen
fair-kind-tile = stenen

# landbridge luck-stats
fair-all = Trekkingen vergeleken met de kansen: partijen { $games }, trekkingen { $draws }.
fair-column-game = Spel
fair-column-kind = Trekking
fair-column-draws = Trekkingen
fair-column-chi = Chi-kwadraat
fair-column-freedom = Vrijheid
fair-column-chance = Toeval
fair-too-few = te weinig
fair-none = Er is geen uitgespeelde partij in { $place }.
fair-unreadable = { $place } is niet te lezen en telt niet mee.
