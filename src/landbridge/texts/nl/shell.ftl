# De terminal, bij elk spel.

# Voor het spel.
shell-somebody = Gast
shell-bot-greedy = Gretig
shell-bot-random = Toeval
shell-bot-passive = Passief
shell-bot-beginner = Beginner
shell-bot-casual = Liefhebber
shell-bot-club = Clubspeler
shell-bot-expert = Expert
shell-bot-master = Meester
shell-bot-champion = Kampioen
shell-ask-seats = Wie speelt er? Namen en bots ({ $bots }), met komma’s [{ $default }]:
shell-ask-option = { $option }: { $choices } [{ $default }]:
shell-no-bot = Er is geen bot “{ $bot }” voor dit spel. Kies uit: { $known }.
shell-same-name = Twee personen kunnen niet allebei { $name } heten.
shell-option-form = Een optie schrijf je als naam=waarde, niet als “{ $text }”.
shell-no-game = Er is geen spel “{ $name }”. Kies uit: { $known }.
shell-no-language = Er is geen taal “{ $name }”. Kies uit: { $known }.

# Aan tafel.
shell-hint = Een zet, ? voor wat er kan, hulp of afsluiten.
shell-curtain = Geef het apparaat aan { $seat }. { $seat }, druk op Enter.
shell-thinking = { $seat } denkt na …
shell-thinking-hint = Er wordt nagedacht …
shell-page-on = Druk op Enter om verder te gaan.
shell-moves-made = Genoteerd: { $moves }
shell-moves-before = Genoteerd: { $moves }. Daarna:
shell-why-what = Waarom wat? Bijvoorbeeld: waarom e3-e5
shell-why-legal = { $move } mag.
shell-undone = Teruggenomen.
shell-undone-all = Alles teruggenomen.
shell-nothing-to-undo = Er is niets om terug te nemen.
shell-show-whom = Er zit geen “{ $text }” aan deze tafel. Kies uit: { $seats }.
shell-showing = Dit is het blad van { $owner }. Druk op Enter voor je eigen blad.
shell-log-empty = Er is nog niets gebeurd.
shell-saved = Bewaard: { $file }
shell-save-other = { $file } bestaat al en is geen bewaard spel; kies een andere naam.
shell-not-saved = Het spel kan niet worden bewaard: { $reason }

# Opdrachten aan tafel; andere woorden voor hetzelfde staan achter komma’s. De Engelse werken in elke taal.
shell-order-help = hulp
shell-order-moves = zetten
shell-order-why = waarom
shell-order-hint = tip
shell-order-undo = terug
shell-order-all = alles
shell-order-show = toon
shell-order-log = verloop
shell-order-save = bewaar, opslaan
shell-order-quit = afsluiten, einde, doei

shell-help =
    Je kunt meerdere zetten op één regel typen: 5@e3 e3-e5 e3-e5 .
      ?                wat er nu kan
      waarom ZET       of een zet mag, en volgens welke spelregel niet
      tip              wat een sterke bot zou doen en wat hij verwacht
      terug            de laatste zet terugnemen; terug alles: het hele klad
      toon B           het blad van iemand anders; toon: je eigen blad
      verloop          alles wat er gebeurd is
      bewaar BESTAND   een kopie; het spel bewaart zichzelf na elke zet
      afsluiten        weggaan; “landbridge play --resume” gaat verder

# Weggaan en terugkomen.
shell-goodbye = Tot ziens.
shell-kept = Het spel is bewaard in { $file }. Ga verder met:
shell-record-kept = De partij staat in { $file }. Om haar terug te kijken, of de trekkingen te controleren:
shell-nothing-to-resume = Er is geen lopend spel bewaard in { $folder }.
shell-resumed = Verder met { $game }: { $seats }.
shell-already-over = Dit spel is afgelopen; bekijk het met:
shell-damaged = Het bewaarde spel { $file } is beschadigd.
shell-damaged-go-on =
    { $moves ->
        [one] Verdergaan met wat intact is, { $moves } zet? (j/n) [j]:
       *[other] Verdergaan met wat intact is, { $moves } zetten? (j/n) [j]:
    }
shell-damaged-lost = Niets ervan is bruikbaar.
shell-secret-lost = Het geheim van de croupier is kwijt: vanaf hier wordt met een nieuw geheim geloot, en de trekkingen van dit spel zijn niet te controleren.
# Woorden voor ja, gescheiden door komma’s.
shell-yes = j, ja

# Bestanden.
shell-file-missing = Er is geen bestand { $file }.
shell-file-folder = { $file } is een map, geen bestand.
shell-file-forbidden = { $file } mag niet worden geopend.
shell-file-large = { $file } is groter dan { $most } MB en kan dus geen partijbestand zijn.
shell-file-not-text = { $file } is geen tekst: regel { $line } is geen UTF-8.
shell-file-trouble = { $file } is niet te gebruiken: { $reason }.

# replay
shell-replay-seats = { $game }: { $seats }
shell-replay-turn = Ronde { $turn }
shell-replay-hint = Enter: verder · b: terug · een getal: die ronde · een letter: dat blad · q: einde
shell-replay-running = Het spel is nog niet afgelopen.
shell-replay-no-turn = Er is geen ronde { $turn }; de partij heeft er { $last }.
shell-replay-salvage = “landbridge replay { $file } --salvage OUT” schrijft het intacte deel naar een eigen bestand.
shell-salvaged =
    { $moves ->
        [one] Het intacte deel, { $moves } zet, staat in { $file }.
       *[other] Het intacte deel, { $moves } zetten, staat in { $file }.
    }
shell-shelf = { $file } bevat partij { $first } tot en met { $last }; noem er een: --game { $last }
shell-shelf-none = { $file } bevat één partij zonder nummer; laat --game weg.
shell-salvage-whole = Het partijbestand is heel; er valt niets te redden.

# verify
shell-verify-round = Ronde
shell-verify-event = Gebeurtenis
shell-verify-draw = Trekking
shell-verify-true =
    { $count ->
        [one] Eerlijk geloot: de ene trekking volgt uit het geheim dat vóór het spel is vastgelegd.
       *[other] Eerlijk geloot: alle { $count } trekkingen volgen uit het geheim dat vóór het spel is vastgelegd.
    }
shell-verify-false = Ronde { $turn }: het partijbestand zegt { $event } { $text }, maar het geheim leidt naar { $expected }.
shell-verify-no-promise = Het partijbestand heeft geen belofte van de croupier (“luck …”), dus valt er niets te controleren.
shell-verify-no-secret = Het partijbestand heeft nog geen geheim: dat komt erbij als het spel is afgelopen, en pas dan zijn de trekkingen te controleren.

# check-board
shell-board-fine = { $file } is een geldig bord voor { $game }.
shell-board-refused =
    { $count ->
        [one] { $file } heeft één probleem:
       *[other] { $file } heeft { $count } problemen:
    }
shell-board-notes = Goed om te weten:
shell-board-none = { $game } neemt geen eigen borden aan.
