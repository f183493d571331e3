# Bots, de arena en het meten van de snelheid.

arena-game-unknown = Er is geen spel “{ $game }”. Kies uit: { $known }.
arena-bot-unknown = Er is geen bot “{ $bot }” voor { $game }. Kies uit: { $known }, of je eigen bot als file.py:function.
arena-bot-no-file = Er is geen bestand { $file }.
arena-bot-broken-file = { $file } kan niet worden geladen: { $error }
arena-bot-no-function = { $file } heeft geen functie “{ $function }”.

arena-no-option = “{ $text }” is geen optie; schrijf naam=waarde.
arena-no-board = Het bord { $file } is niet te lezen: { $error }
arena-other-journal = { $file } is geen logboek van deze wedstrijd; noem een ander bestand, of dezelfde bots, opties en startgetal.
arena-records-missing = Het logboek heeft partij { $number }, maar die ontbreekt in { $folder }; noem de juiste map, of laat --resume of --records weg.
arena-no-ray = Ray is niet geïnstalleerd: { $command }
arena-ray-unreachable = Op { $address } is geen Ray-cluster te bereiken: { $error }
arena-ray-failed = Het Ray-cluster kon niet verder spelen: { $error }
arena-playing = Er wordt gespeeld
arena-crashed = { $bot } liep vast in partij { $number } op plaats { $seat }: { $error }
arena-illegal = { $bot } speelde { $move } in partij { $number } op plaats { $seat }; dat mag niet.
arena-saved = De partij tot dan toe staat in { $file }.
arena-not-saved = De partij tot dan toe kan niet naar { $file } worden geschreven: { $error }

arena-title = { $game }: { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $deals ->
    [one] één deling
   *[other] { $deals } delingen
}
arena-column-bot = Bot
arena-column-wins = Zeges
arena-column-share = Zeges, %
arena-column-points = Punten
arena-column-spread = Spreiding
arena-interval = { $mean } ({ $low }–{ $high })
arena-seats = Zeges per plaats, %: { $shares }
arena-ratings = Ratings: { $ratings }
arena-tags = Zeges per { $tag }, %: { $shares }
arena-length = Een partij heeft gemiddeld { $turns } ronden en { $decisions } beslissingen.
arena-about-spread = Spreiding: de minste punten van een partij, de mediaan, de meeste.
arena-about-ratings = Elo-ratings uit ieders plaats in elke partij, gelijkspel telt half; 0 is het gemiddelde, 200 meer wint 76 van de 100.
arena-about-intervals = Tussen haakjes: het 95%-interval, berekend per deling, omdat de partijen van één deling hun trekkingen delen.

bench-compiling = De regels van { $game } worden opnieuw gecompileerd
bench-loading = De gecompileerde regels worden geladen
bench-compiled-running = Willekeurige partijen, gecompileerd
bench-interpreted-running = Willekeurige partijen, geïnterpreteerd
bench-title = { $game }, { $seats ->
    [one] één persoon
   *[other] { $seats } personen
}, willekeurig spel op één kern
bench-column-way = Regels
bench-column-decisions = Beslissingen per seconde
bench-column-games = Partijen per seconde
bench-compiled = gecompileerd
bench-interpreted = geïnterpreteerd
bench-ratio = Gecompileerde regels zijn { $ratio } keer zo snel.
bench-compile-time = De eerste start compileert { $compile } s lang; latere laden het resultaat in { $load } s.
bench-decision = Een beslissing is één keuze van een plaats; trekkingen tellen niet mee. Een partij heeft er gemiddeld { $decisions }.
bench-no-numba = Numba is niet geïnstalleerd, dus is er geen gecompileerde waarde: pip install numba.
bench-seats = { $game } speel je met { $few } tot { $many } personen, niet met { $seats }.

# Tips: wat een bot zou doen en wat hij ervan verwacht.
hint-glance = Lijkt op het eerste gezicht goed.
hint-points = Ongeveer { $points },{ $tenths } punten aan het eind.
hint-chance = Wint ongeveer { $chance } van de 100 partijen.
hint-both = Ongeveer { $points },{ $tenths } punten aan het eind en { $chance } keer winst in 100 partijen.

# `landbridge train`.
train-column-generation = Generatie
train-column-positions = Stellingen
train-column-error = Fout
train-column-points = Punten
train-column-seconds = Seconden
train-no-champion = Voor { $game } is er geen kampioen om te trainen: het spel heeft geen module `champion`.
train-another-plan = In de map { $folder } staat de training van een ander plan. Kies een andere map, of dezelfde instellingen.

# `landbridge bot`.
bot-no-link = Dat is geen uitnodiging: { $link }. Kopieer de link van een vrije plaats, met alles na het #.
bot-joined = { $name } zit op plaats { $seat } en speelt.
bot-refused = De server antwoordde { $status }: { $error }
bot-no-server = De server is niet bereikbaar: { $error }

# `landbridge evaluate`.
evaluate-no-task = Er is geen taak “{ $task }”. Kies uit: { $known }.
