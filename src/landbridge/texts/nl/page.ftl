# De pagina rond de tafel.
page-name = Landbridge
page-home = Beginpagina
page-close = Sluiten
page-no-answer = De server antwoordt niet. Probeer het zo nog eens.
page-nowhere = Hier is niets
page-nowhere-about = Misschien is het adres verkeerd getypt, of wat hier was is opgeruimd.

# Beginpagina. De kop heeft twee delen: het laatste woord valt op.
page-hero = Spellen over
page-hero-across = oversteken
page-hero-about = Tegen bots, op één apparaat of via een link met vrienden. Geen account: ga zitten en speel.
page-games = De spellen
page-players-minutes = { $players } spelers · { $minutes } min
page-players-only = { $players } spelers
page-what-hashi = Schrijf getallen, teken bruggen, maak eilanden af. Iedereen speelt tegelijk dezelfde kaart.
page-what-river-dragons = Kies in het geheim vijf kaarten, bouw een weg van stenen en planken en wees aan de overkant voor een draak je tegenhoudt.
page-what-the-border = Gooi dobbelstenen, streep de grens vakje voor vakje af en sluit hele landen voordat de anderen het doen.
page-what-loopit = Zet de lijnen voort. Elke tegel telt zichzelf en alles waarmee hij verbonden is.
page-play-now = Nu spelen
page-with-friends = Met vrienden
page-same-device = Eén apparaat
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
page-take-seat = Ga zitten
page-table-turn = Jij bent aan de beurt
page-table-waiting = wacht op { $names }
page-table-playing = bezig
page-table-gathering = nog niet begonnen
page-table-over = afgelopen
page-table-closed = gesloten
page-table-with = met { $names }
page-table-alone = alleen
page-watch-replay = Een spel terugkijken
page-all-rules = De regels
page-designers =
    Een onofficiële uitvoering door fans, zonder de auteurs en uitgevers gemaakt. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling en Reinhard Staupe, NSV. Loopit: Goliath.

# Wie je bent.
page-you = jij
page-your-name = Je naam
page-password = Het wachtwoord van de server
page-arrive = Welkom
page-enter = Binnenkomen

# Een tafel klaarzetten.
page-setup-friends = { $game } met vrienden
page-setup-here = { $game } op dit apparaat
page-how-many = Hoeveel spelers?
page-who = Wie speelt er mee?
page-player = Speler { $number }
page-chair = Plaats { $number }
page-chair-name = Naam op plaats { $number }
page-chair-friend = een vriend
page-chair-person = een mens
page-chair-bot = een bot: { $bot }
page-level-random = doet maar wat
page-level-greedy = speelt goed
page-links-follow = Op de volgende pagina krijgt iedere vriend een eigen link.
page-options = Opties
page-option-usual = zoals in de uitgave
page-board-text = Het bord als tekst
page-board-mine = Neem het bord dat ik tekende
page-clock = Klok
page-clock-about = Wie geen tijd meer heeft, wordt vervangen door een bot.
page-clock-none = geen klok
page-clock-minutes = { $minutes } minuten, en elke beurt { $seconds } seconden erbij
page-clock-days = { $days } dagen, en elke beurt { $more ->
    [one] een dag
   *[other] { $more } dagen
} erbij
page-listed = Iedereen mag meedoen
page-listed-about = De tafel staat bij de open tafels.
page-open-table = Tafel openen
page-begin = Beginnen

# Meedoen.
page-join = Aan een tafel gaan zitten
page-join-about = Plak de link die je kreeg, of typ de code: hoofdletters en spaties doen er niet toe.
page-join-paste = De link of code die je kreeg
page-join-go = Bekijk de uitnodiging
page-join-title = Je bent uitgenodigd voor { $game }
page-join-who = { $count ->
    [one] { $names } zit al aan tafel.
   *[other] { $names } zitten al aan tafel.
}
page-join-sit = Ga zitten
page-invite-ended = Deze uitnodiging werkt niet meer
page-invite-ended-about = Een uitnodiging geldt voor één persoon, één keer. Kijk of je haar helemaal hebt, of vraag een nieuwe.
page-join-another = Een andere link of code
page-join-no-code = Hier zit geen code in. Een uitnodiging ziet er zo uit: { $example }. Kopieer haar helemaal, of het deel achter de #.

# Voor het begin.
page-lobby = { $game }: de tafel staat klaar
page-lobby-open = { $count ->
    [one] Eén plaats is vrij. Stuur de link naar wie daar gaat zitten.
   *[other] { $count } plaatsen zijn vrij. Stuur een link naar ieder die daar gaat zitten.
}
page-lobby-more = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
}
page-lobby-waiting = Het wachten is op { $names }.
page-lobby-you = Iedereen is er.
page-lobby-starting = Iedereen is klaar: daar gaan we.
page-invite = Uitnodigen
page-invite-link = De uitnodiging
page-invite-chair = De uitnodiging voor plaats { $number }
page-invite-title = Een uitnodiging voor { $game }
page-invite-show = Toon de link
page-invite-about = De link geldt voor één persoon, één keer.
page-invite-new = Maak liever een nieuwe
page-qr = De link als QR-code
page-copy = Kopieer de link
page-copy-code = Kopieer de code
page-copied-it = Gekopieerd
page-copy-failed = Kopieer hem met de hand
page-share-link = Delen
page-is-ready = klaar
page-not-ready = nog niet klaar
page-get-up = Opstaan
page-ask-away = De plaats van { $name } vrijmaken
page-ready = Ik ben klaar
page-ready-about = Het spel begint zodra iedereen klaar is.
page-ready-done = Je bent klaar. De belofte van de bank: { $promise }
page-luck-words = Woorden voor het geluk
page-luck-words-label = Jouw woorden, als je wilt
page-luck-words-about = De bank heeft al een geheim vastgelegd ({ $promise }). Jouw woorden gaan in elke kaart en dobbelsteen mee, zodat niemand ze uitgekozen kan hebben.
page-luck-own = Mijn eigen zout op dit apparaat bewaren
page-luck-own-about = Dan kan ook de beheerder het geluk niet kiezen. Maar dit apparaat moet online zijn als het spel begint.
page-luck-revealing = Iedereen heeft zich vastgelegd. De apparaten onthullen nu hun deel van het geluk.
page-luck-silent = De server heeft het deel van dit apparaat niet bevestigd. Mislukt de poging nu, dan lag het niet aan jou.
page-luck-elsewhere = Je hebt je op een ander apparaat vastgelegd, en alleen dat kan onthullen. Open deze tafel daar.
page-luck-wrong-list = Dit is niet de lijst waarop dit apparaat zich heeft vastgelegd. Het onthult niets. Het geluk van deze tafel is niet te vertrouwen.
page-luck-again = De volgende poging vraagt ieders instemming: wie het goed vindt, is weer klaar.
page-luck-beacon = Wachten op ronde { $round } van het openbare baken.
page-luck-seconds = { $count ->
    [one] Nog één seconde om klaar te zijn. Daarna is de plaats weg.
   *[other] Nog { $count } seconden om klaar te zijn. Daarna is de plaats weg.
}
page-luck-hours = { $count ->
    [one] Nog één uur om klaar te zijn. Daarna is de plaats weg.
   *[other] Nog { $count } uur om klaar te zijn. Daarna is de plaats weg.
}
page-luck-lost = { $name } was te laat en is de plaats kwijt.
page-luck-welcome = { $name } terug laten komen
page-needs-invite = Om hier te gaan zitten heb je een uitnodiging nodig.
page-close-table = Deze tafel sluiten

# Jijzelf.
page-me-title = Naam, apparaten, instellingen
page-me-name = Mijn naam
page-me-name-about = Aan tafels waar je al zit, blijft de oude naam staan.
page-me-named = Vanaf nu heet je { $name }.
page-save = Bewaren
page-cancel = Annuleren
page-device = Apparaat toevoegen
page-device-about = Open de link op een ander apparaat, en je zit daar aan dezelfde tafels.
page-device-make = Maak een link
page-device-link = Werkt één keer, { $minutes } minuten lang
page-recovery = Herstelcode
page-recovery-about = Er is geen account en geen wachtwoord. Als deze browser je vergeet, krijg je met deze code je plaatsen terug. Hij werkt één keer; daarna krijg je de volgende. Bewaar hem goed.
page-recovery-make = Toon een code
page-claim = Ben je hier eerder geweest?
page-claim-code = Je link of code
page-claim-go = Dat ben ik
page-claimed = Welkom terug, { $name }.
page-become = Op dit apparaat { $name } worden?
page-become-new = Deze link is van { $name }. Als je doorgaat, speel je op dit apparaat als { $name }.
page-become-from = Je bent hier { $me }. Als je doorgaat, speel je op dit apparaat als { $name }. { $me } houdt alle plaatsen, maar is hier afgemeld.
page-become-way-back = Met een ander apparaat of met de herstelcode kun je weer { $me } worden.
page-become-lost = { $me } heeft geen ander apparaat en geen herstelcode. Zonder kun je niet weer { $me } worden.
page-become-caution = Ga alleen door als de link van jezelf is: wie hem heeft gemaakt, kan alles zien en spelen wat je hier doet.
page-become-go = { $name } worden
page-become-stay = { $me } blijven
page-become-safe = Eerst een herstelcode voor { $me } tonen
page-become-code = Herstelcode van { $me }: bewaar hem goed
page-become-same = Je bent hier al { $name }. De link is niet gebruikt.
page-recovery-next = Je herstelcode is gebruikt. Dit is de volgende:
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
page-theme = Licht of donker
page-theme-auto = zoals het apparaat
page-theme-light = licht
page-theme-dark = donker
page-forget = Alles wissen
page-forget-about = Naam, opmerkingen, codes en cookies worden gewist; een bot neemt je plaatsen over.
page-forget-ask = Wis alles van mij …
page-forget-sure = { $count ->
    [0] Je naam en je codes zijn dan voorgoed weg.
    [one] Je verliest je plaats aan één tafel, en je naam en codes zijn voorgoed weg.
   *[other] Je verliest je plaatsen aan { $count } tafels, en je naam en codes zijn voorgoed weg.
}
page-forget-go = Voorgoed wissen

# Het einde van een spel.
page-end-you = Je wint!
page-end-wins = { $name } wint
page-end-shared = { $names } delen de eerste plaats
page-end-nobody = Niemand wint
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
page-rematch = Nog een keer
page-copy-replay = Kopieer de link om terug te kijken
page-chart = Punten, ronde na ronde
page-chart-table = Als tabel
page-chart-round = Ronde
page-luck-checking = Het geluk wordt gecontroleerd …
page-luck-kept = { $draws ->
    [0] De bank hield haar belofte; niets hing van het toeval af.
    [one] Het geluk was eerlijk: de ene trekking volgt uit de belofte van de bank. Gecontroleerd in deze browser.
   *[other] Het geluk was eerlijk: alle { $draws } trekkingen volgen uit de belofte van de bank. Gecontroleerd in deze browser.
}
page-luck-other-promise = Dit is niet de belofte van vóór het spel. Het geluk van dit spel is niet te vertrouwen.
page-luck-broken-promise = Het geheim past niet bij de belofte van de bank. Het geluk van dit spel is niet te vertrouwen.
page-luck-broken-draw = Trekking { $draw } volgt niet uit het geheim. Het geluk van dit spel is niet te vertrouwen.
page-luck-unable = Zonder https kan deze browser het geluk niet controleren. Download het verslag en controleer het met “landbridge verify”.
page-luck-how = Hoe wordt dat gecontroleerd?
page-luck-explained = Voor het spel maakte de bank de hash van een geheim bekend. Elke kaart en dobbelsteen volgt uit het geheim en de woorden van de spelers.
page-luck-promise = Belofte
page-luck-secret = Geheim
page-luck-agreed = Het geluk van dit spel is wat iedereen samen heeft vastgelegd.
page-luck-tick-promise = De bank heeft haar belofte gehouden.
page-luck-tick-mine = Jouw woorden en jouw zout zijn gebruikt.
page-luck-tick-reveals = Elke onthulling past bij haar vastlegging.
page-luck-not-mine = Jouw woorden of jouw zout zijn niet gebruikt. Het geluk van dit spel is niet te vertrouwen.
page-luck-broken-list = Vastleggingen en onthullingen passen niet bij elkaar. Het geluk van dit spel is niet te vertrouwen.
page-luck-explained-2 = De bank gaf de hash van een geheim, elk apparaat die van zout en woorden; pas daarna werd alles onthuld. Elke kaart en dobbelsteen volgt uit dat alles, dus niemand kon kiezen.

# Iemand wil een zet terug.
page-asks = { $count ->
    [one] { $name } wil graag een zet terugnemen.
   *[other] { $name } wil graag { $count } zetten terugnemen.
}
page-asks-waiting = { $name } wil een zet terugnemen; de anderen denken na.
page-asks-agree = Akkoord
page-asks-decline = Weigeren
