# Toernooien: waarom iets niet kan
tournament-closed = Andere tafels van deze ronde hebben dezelfde trekkingen en spelen nog. Terugkijken kan zodra de ronde voorbij is.
tournament-few = Een toernooi heeft minstens { $fewest } deelnemers nodig.
tournament-full = Dit toernooi is vol: er is plaats voor { $most } deelnemers.
tournament-left = Deze persoon doet niet mee.
tournament-no-hint = In een toernooi zijn er geen tips.
tournament-own-board = Je speelt zelf aan deze tafel. Iemand anders moet dat beslissen.
tournament-here = Deze speler was hier in de afgelopen { $minutes } minuten, of is niet aan de beurt.
tournament-none = Dit toernooi bestaat niet.
tournament-not-running = Dat kan nu niet.
tournament-started = Dit toernooi is al begonnen.

# De pagina
tournament-title = Toernooien
tournament-about = Voor een club, een klas of een familie. Deel de link, iedereen meldt zich aan, en de server opent de tafels van elke ronde.
tournament-new = Nieuw toernooi
tournament-none-yet = Er is hier nog geen toernooi.
tournament-link = Link naar het toernooi
tournament-open = Toernooi maken
tournament-join = Meedoen
tournament-start = Eerste ronde starten
tournament-leave = Me terugtrekken
tournament-close = Toernooi annuleren
tournament-close-sure = Dit toernooi annuleren? Lopende partijen gaan door, maar er komen geen ronden meer.
tournament-wall = Weergave voor de muur
tournament-csv = Uitslagen als CSV
tournament-my-table = Naar mijn tafel
tournament-my-table-about = Je partij is begonnen en je klok loopt.
tournament-back = Terug naar het toernooi
tournament-name = Naam van het toernooi
tournament-name-usual = { $game }-toernooi
tournament-game = Spel
tournament-format = Opzet
tournament-format-swiss = Zwitsers
tournament-format-swiss-about = Een vast aantal ronden. Je speelt tegen mensen met ongeveer evenveel punten, en als het kan nooit twee keer tegen dezelfde persoon.
tournament-format-round-robin = Iedereen tegen iedereen
tournament-format-round-robin-about = Ronde na ronde tot iedereen elkaar heeft getroffen. Voor hoogstens 32 deelnemers.
tournament-format-knock-out = Knock-out
tournament-format-knock-out-about = De beste helft van elke tafel gaat door, tot er één over is.
tournament-at-table = Spelers per tafel
tournament-rounds = Ronden
tournament-duplicate = Dezelfde trekkingen aan elke tafel
tournament-duplicate-about = De server legt de trekkingen van elke ronde vooraf vast en onthult zijn geheim als de ronde voorbij is.
tournament-listed = In de lijst tonen
tournament-listed-about = Anders heb je de link nodig.
tournament-status-open = Aanmelden kan
tournament-status-over = Afgelopen
tournament-status-closed = Geannuleerd
tournament-round = Ronde { $round } van { $rounds }
tournament-seats = { $seats } per tafel
tournament-tables = Tafels
tournament-standings = Stand
tournament-final = Eindstand
tournament-place = Plaats
tournament-player = Naam
tournament-players =
    { $count ->
        [0] Nog geen deelnemers
        [one] Eén deelnemer
       *[other] { $count } deelnemers
    }
tournament-nobody = Nog niemand heeft zich aangemeld.
tournament-gone = teruggetrokken
tournament-absent = Niet aanwezig
tournament-absent-sure = Deze partij opgeven namens { $name }?
tournament-withdraw = Verwijderen
tournament-withdraw-sure = { $name } uit het toernooi halen? Een lopende partij geldt als opgegeven.
tournament-bye = vrij, telt als winst
tournament-board-over = klaar
tournament-board-playing = bezig
tournament-go = Spelen
tournament-watch = Kijken
tournament-hidden = De uitslagen volgen als alle tafels van deze ronde klaar zijn.
tournament-ties = Wat telt

# Wat bij gelijke stand beslist
tournament-tie-rounds = Ronden
tournament-tie-rounds-about = Gespeelde ronden tot de uitschakeling.
tournament-tie-points = Punten
tournament-tie-points-about = Eén voor elke gewonnen tafel; aan grotere tafels het deel van de anderen dat achter je eindigt. Vrij zijn telt als winst.
tournament-tie-matchpoints = Zelfde trekkingen
tournament-tie-matchpoints-about = Het deel van wie dezelfde plaats en dezelfde trekkingen had en het slechter deed.
tournament-tie-direct = Onderling
tournament-tie-direct-about = Punten tegen wie evenveel punten heeft.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = De punten van iedereen tegen wie je speelde.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = De punten van wie je versloeg, en de helft bij gelijke stand.
tournament-tie-wins = Winst
tournament-tie-wins-about = Tafels die je alleen won.
