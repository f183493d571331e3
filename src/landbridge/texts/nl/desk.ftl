# De pagina aan tafel.
page-tools = Gereedschap
page-rules = Regels
page-language = Taal
page-light = Licht
page-dark = Donker
page-more = Meer
page-settings = Instellingen
page-set-show = Altijd tonen wat kan
page-set-confirm = Vragen vóór zetten die niet terug te nemen zijn
page-set-sound = Een geluid als ik aan de beurt ben
page-set-notify = Een melding als ik aan de beurt ben
page-set-pace = Tempo van de anderen
page-pace =
    { $pace ->
        [0] ineens
        [350] vlot
        [700] rustig
       *[1400] langzaam
    }
page-me = Mijn naam, mijn apparaten
page-own-boards = Eigen borden
page-loading = Een ogenblik …
page-broken = Er ging iets mis op deze pagina
page-broken-about = Je spel staat veilig op de server. Meestal helpt het om de pagina opnieuw te laden.
page-reload = Opnieuw laden
page-away = De server antwoordt niet. Nieuwe poging …
page-connection-lost = De verbinding is weg, verder niets: nieuwe poging …
page-connection-gone = Deze tafel is er niet meer.
page-closed = Deze tafel is gesloten.
page-seat-open = vrij
page-turn = Ronde { $turn }
page-players = Spelers
page-first-player = Startspeler
page-enlarge = Het bord van { $seat } bekijken
page-own-board = Terug naar mijn bord
page-board-of = Bord van { $seat }
page-zoom-in = Vergroten
page-zoom-out = Het hele bord zien
page-thinking = denkt na …
page-away-left = is weggegaan
page-away-time = tijd is om
page-away-resigned = heeft opgegeven
page-gone = Op jouw plaats speelt een bot.
page-dock = Wat te doen
page-watching = Kijken wat de anderen doen …
page-over = Het spel is afgelopen.
page-your-turn = Jij bent aan de beurt.
page-waiting-for = Wachten op { $names }.
page-no-aim = Daar valt nu niets te doen.
page-skip = De rest tonen
page-undo = Ongedaan
page-clear = Opnieuw kiezen
page-where = Waar?
page-hint = Tip
page-hints = Voorgestelde zetten
page-play-this = Zo spelen
page-moves-open = { $count ->
    [one] { $count } suggestie; er kan meer
   *[other] { $count } suggesties; er kan meer
}
page-moves = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten
}
page-type-move = Een zet in notatie
page-send = Versturen
page-score-sheet = Scoreblad
page-reached = bereikt
page-lost = niet meer mogelijk
page-log = Wat er gebeurde
page-chat = Gesprek
page-chat-say = Iets zeggen
page-chat-mute = { $name } niet horen
page-hand-over = Doorgeven aan { $name }
page-hand-over-about = Klaar. Nu is { $name } aan de beurt.
page-curtain = { $name }, jij bent aan de beurt
page-curtain-about = Geef het apparaat door; de anderen kijken weg.
page-curtain-open = Ik ben { $name }
page-ask-back = Mijn laatste zet terugvragen
page-download = Het verslag downloaden
page-leave = Weggaan; een bot speelt verder
page-return = Terug naar mijn plaats
page-resign = Opgeven
page-resign-sure = Voorgoed opgeven? Iedereen die blijft, eindigt vóór jou.
page-rematch-open = Er wacht een revanche.
page-rematch-go = Naar de revanche
page-title = { $game } · Landbridge
page-title-turn = Jij bent aan de beurt · { $game }

# Eerste spellen.
page-guest = Gast
page-tutorial = Een eerste spel
page-tutorial-of = Eerste spel { $game }
page-tutorial-on = Verder
page-tutorial-step = Stap { $step } van { $steps }
page-tutorial-read = Lees eerst verder, speel dan.
page-tutorial-other = { $move } mag ook. Speel in dit eerste spel wat gemarkeerd is.
page-tutorial-done = Dat is { $game }. Al het andere volgt daaruit.
page-tutorial-play = Een spel spelen

# Regels.
page-learn = Zo wordt er gespeeld
page-rules-of = Regels van { $game }
page-unofficial = Landbridge is een onofficiële uitvoering door liefhebbers; de regels staan hier in onze eigen woorden.

# Terugkijken.
page-replay = Terugkijken
page-replay-about = Open het verslag van een spel: uit een bestand, of geplakt. De server bewaart het niet.
page-replay-file = Een bestand
page-replay-paste = Of het verslag zelf
page-replay-show = Tonen
page-replay-other = Een ander verslag
page-replay-start = Het begin
page-replay-step = Stap { $step } van { $steps }
page-replay-turn-back = Naar de vorige ronde
page-replay-back = Een stap terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-on = Een stap verder
page-replay-turn-on = Naar de volgende ronde
page-replay-possible = Tonen wat er kon
page-share = Deze stelling delen
page-copied = Link gekopieerd

# Eigen borden.
page-boards-about = Voer het bord in dat je hebt: door te klikken of als tekst. Het wordt ondertussen nagekeken en op dit apparaat bewaard.
page-boards-game = Spel
page-boards-begin = Beginnen met
page-boards-how = Hoe invoeren
page-boards-click = door te klikken
page-boards-text = als tekst
page-boards-grid = Kies een teken en klik waar het hoort; zonder keuze brengt een klik het volgende teken.
page-boards-pens = Tekens
page-boards-points = Kies een punt en klik waar het ligt; met de pijltoetsen verschuif je het.
page-boards-point = Punt
page-boards-line = Regel { $line }:
page-boards-ok = Op dit bord kan gespeeld worden.
page-boards-wrong =
    { $count ->
        [one] Eén ding klopt nog niet:
       *[other] { $count } dingen kloppen nog niet:
    }
page-boards-open = Er een tafel mee openen
page-boards-preview = Zo zal het bord eruitzien
page-boards-no-preview = Het wordt hier getekend zodra erop gespeeld kan worden.
