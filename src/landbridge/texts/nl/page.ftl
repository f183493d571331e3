# De pagina rond de tafel.
page-name = Landbridge
page-home = Startpagina
page-close = Sluiten
page-no-answer = De server antwoordt niet. Probeer het zo nog eens.
page-nowhere = Hier is niets
page-nowhere-about = Misschien klopt het adres niet, of is wat hier was verwijderd.

# Beginpagina. De kop heeft twee delen: het laatste woord valt op.
page-hero = Speel je naar de
page-hero-across = overkant
page-hero-about = Tegen bots, samen op één apparaat of via een link met vrienden. Zonder account.
page-games = De spellen
page-players-minutes = { $players } spelers · { $minutes } min
page-players-only = { $players } spelers
page-what-hashi = Schrijf getallen, teken bruggen, maak eilanden af. Iedereen speelt tegelijk dezelfde kaart.
page-what-river-dragons = Kies in het geheim vijf kaarten, bouw een weg van stenen en planken en wees aan de overkant voor een draak je tegenhoudt.
page-what-the-border = Gooi de dobbelstenen, kruis de grens vakje voor vakje af en sluit gebieden vóór de anderen.
page-what-loopit = Zet de lijnen voort. Elke steen levert zijn waarde op, plus die van de stenen waarmee hij verbonden is.
page-play-now = Nu spelen
page-play-alone = Alleen spelen
page-bots-many = Hoeveel bots?
page-level = Niveau
page-with-friends = Met vrienden
page-same-device = Op één apparaat
page-my-tables = Mijn tafels
page-more-tables = { $count ->
    [one] nog { $count } tafel
   *[other] nog { $count } tafels
}
page-open-tables = Open tafels
page-open-seats = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
page-take-seat = Aanschuiven
page-table-turn = Jij bent aan de beurt
page-table-waiting = wacht op { $names }
page-table-playing = bezig
page-table-gathering = nog niet begonnen
page-table-over = afgelopen
page-table-closed = gesloten
page-table-with = met { $names }
page-table-alone = alleen
page-watch-replay = Een partij terugkijken
page-all-rules = De regels
page-designers =
    Een onofficiële fanversie, los van de auteurs en uitgevers. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling en Reinhard Staupe, NSV. Loopit: Goliath.

# Wie je bent.
page-you = jij
page-your-name = Je naam
page-password = Wachtwoord van de server
page-arrive = Welkom
page-enter = Naar binnen

# Een tafel klaarzetten.
page-setup-friends = { $game } met vrienden
page-setup-here = { $game } op dit apparaat
page-how-many = Hoeveel spelers?
page-who = Wie speelt er mee?
page-player = Speler { $number }
page-chair = Plaats { $number }
page-chair-name = Naam op plaats { $number }
page-chair-friend = Vriend (via link)
page-chair-person = Persoon op dit apparaat
page-chair-bot = Bot: { $bot }
page-level-random = speelt willekeurig
page-level-greedy = speelt goed
page-links-follow = Op de volgende pagina krijgt iedere vriend een eigen link.
page-options = Opties
page-option-usual = zoals in deze uitgave
page-board-text = Bord als tekst
page-board-mine = Mijn getekende bord gebruiken
page-clock = Bedenktijd
page-clock-about = Is je tijd om, dan neemt een bot het over.
page-clock-none = onbeperkt
page-clock-minutes = { $minutes } min + { $seconds } s per beurt
page-clock-days = { $days } dagen + { $more ->
    [one] één dag
   *[other] { $more } dagen
} per beurt
page-listed = Iedereen mag meedoen
page-listed-about = De tafel verschijnt in de lijst met open tafels.
page-help-term = Bots mogen adviseren
page-help-term-about = De anderen zien wie erom vraagt. Het spel telt niet voor de rating.
page-open-table = Tafel openen
page-begin = Starten

# Meedoen.
page-join = Aanschuiven bij een tafel
page-join-about = Plak de link die je kreeg, of typ de code. Hoofdletters en spaties maken niet uit.
page-join-paste = Link of code die je kreeg
page-join-go = Uitnodiging bekijken
page-join-title = Je bent uitgenodigd voor { $game }
page-join-who = { $count ->
    [one] { $names } zit al aan tafel.
   *[other] { $names } zitten al aan tafel.
}
page-join-sit = Aanschuiven
page-invite-ended = Deze uitnodiging werkt niet meer
page-invite-ended-about = Een uitnodiging geldt voor één persoon, één keer. Kijk of je de hele link hebt, of vraag een nieuwe.
page-join-another = Andere link of code
page-join-no-code = In deze tekst zit geen code. Een uitnodiging ziet er zo uit: { $example }. Kopieer alles, of het deel achter de #.

# Voor het begin.
page-lobby = { $game }: wachtkamer
page-lobby-open = { $count ->
    [one] Eén plaats is vrij. Stuur deze link naar een vriend.
   *[other] { $count } plaatsen zijn vrij. Stuur iedere vriend een eigen link.
}
page-lobby-more = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
}
page-lobby-waiting = Wachten op { $names }.
page-lobby-starting = Iedereen is er. Het spel begint.
page-lobby-about = Het spel begint vanzelf zodra iedereen er is.
page-invite = Uitnodigen
page-invite-link = Uitnodiging
page-invite-chair = Uitnodiging voor plaats { $number }
page-invite-title = Uitnodiging voor { $game }
page-invite-show = Link tonen
page-invite-about = De link geldt voor één persoon, één keer.
page-invite-new = Nieuwe link maken
page-qr = Link als QR-code
page-copy = Link kopiëren
page-copy-code = Code kopiëren
page-invite-here-only = Deze link werkt alleen op deze computer. Open deze pagina op het netwerkadres van je computer om iemand elders uit te nodigen.
page-invite-network = Deze link werkt voor iedereen op hetzelfde netwerk als deze computer.
page-invite-address = Adres
page-invite-closed = Deze server antwoordt alleen deze computer. Om met anderen op je netwerk te spelen, stop je hem en start je hem zo:
page-agreed = Afgesproken
page-copied-it = Gekopieerd
page-copy-failed = Kopieer hem met de hand
page-share-link = Delen
page-get-up = Tafel verlaten
page-seat-missing = afwezig sinds { $time }
page-seat-asked = doet nog niet mee · { $time }
page-remind = Herinneren
page-reminded = Herinnerd
page-fair = Eerlijk spel
page-luck-sealed = Dit apparaat heeft zijn bijdrage aan de loting verzegeld en opent die vanzelf zodra iedereen er is. De belofte van de croupier: { $promise }
page-luck-held = De server bewaart jouw bijdrage aan de loting. De belofte van de croupier: { $promise }
page-luck-without = Zonder mijn bijdrage beginnen
page-luck-without-about = Dan hoeft het spel niet op dit apparaat te wachten. Maar wie de server beheert, kent jouw bijdrage.
page-luck-limits = Wie de server beheert en zelf meespeelt, kan voor elke plaats die hij in handen heeft opnieuw laten delen; in de opgeslagen partij is dat te zien.
page-ask-away = { $name } verwijderen
page-luck-words = Woorden voor de loting
page-luck-words-label = Jouw woorden (niet verplicht)
page-luck-words-about = De croupier heeft al een geheim vastgelegd ({ $promise }). Jouw woorden tellen mee bij elke kaart en elke worp, zodat niemand de uitkomst kan hebben gekozen. Alleen een hash wordt verstuurd.
page-luck-own = Mijn bijdrage geheim houden op dit apparaat
page-luck-own-about = Dan kan ook wie de server beheert de trekkingen niet kiezen. Maar dit apparaat moet online zijn als het spel begint.
page-luck-silent = De server heeft niet bevestigd dat dit apparaat zijn bijdrage heeft geopend. Begint het spel zonder, dan was dat niet jouw keuze.
page-luck-elsewhere = Je hebt je bijdrage op een ander apparaat verzegeld, en alleen dat kan hem openen. Open deze tafel daar, of begin zonder je bijdrage.
page-luck-wrong-list = De verzegelde bijdragen zijn niet die dit apparaat kent; het houdt de zijne gesloten. De trekkingen aan deze tafel zijn niet te vertrouwen.
page-luck-beacon = Wachten op ronde { $round } van de openbare toevalsbron.
page-luck-seconds = { $count ->
    [one] Als er over één seconde nog iemand ontbreekt, begint het spel zonder diens bijdrage en telt het niet mee voor de ranglijst.
   *[other] Als er over { $count } seconden nog iemand ontbreekt, begint het spel zonder diens bijdrage en telt het niet mee voor de ranglijst.
}
page-luck-hours = { $count ->
    [one] Als er over één uur nog iemand ontbreekt, begint het spel zonder diens bijdrage en telt het niet mee voor de ranglijst.
   *[other] Als er over { $count } uur nog iemand ontbreekt, begint het spel zonder diens bijdrage en telt het niet mee voor de ranglijst.
}
page-needs-invite = Om hier aan te schuiven heb je een uitnodiging nodig.
page-close-table = Deze tafel sluiten

# Jijzelf.
page-me-title = Naam, apparaten, instellingen
page-me-name = Mijn naam
page-me-name-about = Aan tafels waar je al zit, blijft de oude naam staan.
page-me-named = Vanaf nu heet je { $name }.
page-save = Opslaan
page-cancel = Annuleren
page-device = Apparaat toevoegen
page-device-about = Open de link op een ander apparaat om daar aan dezelfde tafels te spelen.
page-device-make = Link maken
page-device-link = Werkt één keer, { $minutes } minuten lang
page-claim = Ben je hier eerder geweest?
page-claim-code = Je link of code
page-claim-go = Mijn plaatsen herstellen
page-claimed = Welkom terug, { $name }.
page-become = Op dit apparaat overschakelen naar { $name }?
page-become-new = Deze link is van { $name }. Als je doorgaat, speel je op dit apparaat als { $name }.
page-become-from = Je bent hier { $me }. Als je doorgaat, speel je op dit apparaat als { $name }. { $me } houdt alle plaatsen, maar is hier afgemeld.
page-become-way-back = Met een ander apparaat of met de herstelcode kun je weer terug naar { $me }.
page-become-lost = { $me } heeft geen ander apparaat en geen herstelcode. Zonder kun je niet meer terug naar { $me }.
page-become-caution = Ga alleen door als de link van jezelf is: wie hem heeft gemaakt, ziet alles wat je hier doet en kan voor je spelen.
page-become-go = Overschakelen naar { $name }
page-become-stay = { $me } blijven
page-become-safe = Eerst een herstelcode voor { $me } tonen
page-become-code = Herstelcode voor { $me }: bewaar hem goed
page-become-same = Je bent hier al { $name }. De link is niet verbruikt.
page-devices = Waar ik ben aangemeld
page-devices-kind = { $browser } op { $system }
page-devices-unknown = Onbekend apparaat
page-devices-this = (dit apparaat)
page-devices-when = Gekoppeld { $linked }, laatst gezien { $seen }
page-devices-out = Afmelden
page-devices-out-of = Afmelden: { $device }
page-devices-out-others = Alle andere apparaten afmelden
page-devices-gone = Afgemeld. Links en herstelcodes van eerder werken niet meer.
page-devices-here = Hier afmelden?
page-devices-here-about = Dit apparaat vergeet je. Zonder ander apparaat of herstelcode kun je niet terug naar je plaatsen.
page-theme = Thema
page-theme-auto = volgt het apparaat
page-theme-light = licht
page-theme-dark = donker
page-forget = Mijn gegevens wissen
page-forget-about = Je naam, chatberichten, codes en cookies worden gewist, en een bot neemt je plaatsen over.
page-forget-ask = Mijn gegevens wissen …
page-forget-sure = { $count ->
    [0] Je naam en je codes zijn dan voorgoed weg.
    [one] Je verliest je plaats aan één tafel, en je naam en codes zijn voorgoed weg.
   *[other] Je verliest je plaatsen aan { $count } tafels, en je naam en codes zijn voorgoed weg.
}
page-forget-go = Voorgoed wissen

# Het einde van een spel.
page-end-you = Je hebt gewonnen!
page-end-wins = { $name } heeft gewonnen
page-end-shared = { $names } delen de eerste plaats
page-end-nobody = Niemand heeft gewonnen
page-end-won-by = Je wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} verschil.
page-end-lost-by = Je verliest met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} verschil.
page-end-by = Het verschil is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
page-end-most = Grootste verschil: { $row }, { $ours } tegen { $theirs }.
page-end-resigned = { $name } heeft opgegeven.
page-end-time = De tijd van { $name } was om.
page-end-deleted = { $name } heeft het spel verlaten.
page-end-resigned-you = Je hebt opgegeven.
page-end-time-you = Je tijd was om.
page-end-alone = { $points ->
    [one] { $points } punt in totaal
   *[other] { $points } punten in totaal
}
page-points = punten
page-rematch = Nog een keer spelen
page-copy-replay = Link naar de partij kopiëren
page-chart = Punten per ronde
page-chart-table = Als tabel
page-chart-round = Ronde
page-luck-checking = De trekkingen worden gecontroleerd …
page-luck-other-promise = Dit is niet de belofte van vóór het spel. De trekkingen zijn niet te vertrouwen.
page-luck-broken-promise = Het geheim past niet bij de belofte van de croupier. De trekkingen zijn niet te vertrouwen.
page-luck-broken-draw = Trekking { $draw } volgt niet uit het geheim. De trekkingen zijn niet te vertrouwen.
page-luck-how = Hoe wordt dat gecontroleerd?
page-luck-promise = Belofte
page-luck-secret = Geheim
page-luck-agreed = De trekkingen komen uit de bijdragen die iedereen samen heeft vastgelegd.
page-luck-tick-promise = De croupier heeft zijn belofte gehouden.
page-luck-tick-mine = Jouw woorden en jouw bijdrage zijn gebruikt.
page-luck-tick-reveals = Elke geopende bijdrage is de verzegelde.
page-luck-not-mine = Jouw woorden of jouw bijdrage zijn niet gebruikt. De trekkingen zijn niet te vertrouwen.
page-luck-broken-list = De geopende bijdragen passen niet bij de verzegelde. De trekkingen zijn niet te vertrouwen.
page-luck-explained = De croupier gaf de hash van een geheim, elk apparaat die van zijn bijdrage; pas daarna werd alles geopend. Elke kaart en elke worp volgt uit dat alles, dus niemand kon kiezen.

# Iemand wil een zet terug.
page-asks = { $count ->
    [one] { $name } wil een zet terugnemen.
   *[other] { $name } wil { $count } zetten terugnemen.
}
page-asks-waiting = { $name } wil een zet terugnemen. Wachten op de anderen.
page-asks-agree = Akkoord
page-asks-decline = Weigeren

# Wat een berichtenapp van een link laat zien.
page-preview-invite = Open de link, vul een naam in en ga zitten. Je hebt geen account nodig.
page-preview-replay = { $game }: een gespeelde partij
page-preview-replay-about = Bekijk haar zet voor zet.
page-editions = Edities
page-editions-about = Waarin gedrukte edities verschillen en welke opties erbij horen. Kies er een bij Opties als je een tafel opent.
page-editions-show = Borden tonen
page-edition-pick = Volgens welke editie
page-edition-none = Zoals hieronder gekozen
page-edition-undated = zonder jaar
