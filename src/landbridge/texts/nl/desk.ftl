# De pagina aan tafel.
page-tools = Hulpmiddelen
page-rules = Regels
page-language = Taal
page-light = Licht
page-dark = Donker
page-more = Meer
page-settings = Instellingen
page-set-show = Mogelijke zetten altijd tonen
page-set-confirm = Definitieve zetten bevestigen
page-set-sound = Geluiden
page-set-notify = Melding als ik aan de beurt ben
page-set-keys = Sneltoetsen van één toets
page-set-pace = Tempo van de anderen
page-pace =
    { $pace ->
        [0] meteen
        [350] snel
        [700] normaal
       *[1400] langzaam
    }
page-me = Naam, apparaten, instellingen
page-own-boards = Mijn borden
page-keys = Toetsen
page-keys-board = Op het bord
page-keys-anywhere = Overal, behalve tijdens het typen
page-key-arrows = van plek naar plek
page-key-enter = de plek kiezen
page-key-next = naar de volgende mogelijke plek
page-key-previous = naar de vorige mogelijke plek
page-key-escape = de keuze loslaten
page-key-farther = Uitzoomen
page-keys-typing = Je kunt een zet ook typen zoals hij in de lijst staat: met / of ‘Zetten’.
page-loading = Een ogenblik …
page-broken = Er is iets misgegaan op deze pagina
page-broken-about = Je spel staat veilig op de server. Meestal helpt het om de pagina opnieuw te laden.
page-reload = Opnieuw laden
page-away = De server antwoordt niet. Nieuwe poging …
page-connection-lost = De verbinding is verbroken, maar je bent niets kwijt: nieuwe poging …
page-connection-gone = Deze tafel bestaat niet meer.
page-closed = Deze tafel is gesloten.
page-seat-open = vrije plaats
page-turn = Ronde { $turn }
page-players = Spelers
page-you-are = Jij ({ $name })
page-first-player = Startspeler
page-enlarge = Het blad van { $seat } bekijken
page-own-board = Terug naar mijn blad
page-board-of = Blad van { $seat }
page-zoom-in = Vergroten
page-zoom-out = Het hele bord zien
page-thinking = denkt na …
page-tentative = kan nog terug
page-log-open = (nog niet definitief)
page-away-left = is weggegaan
page-away-time = tijd is om
page-away-resigned = heeft opgegeven
page-gone = Op jouw plaats speelt een bot.
page-dock = Wat te doen
page-watching = De anderen spelen …
page-revealed = Dit hebben de anderen gedaan:
page-over = Het spel is afgelopen.
page-your-turn = Jij bent aan de beurt.
page-waiting-for = Wachten op { $names }.
page-no-aim = Daar kun je nu niet spelen.
page-skip = Overslaan
page-spectator = Je kijkt toe.
page-undo = Terugnemen
page-where = Zetten tonen
page-hint = Tip
page-hints = Voorgestelde zetten
page-play-this = Deze zet spelen
page-moves-open = { $count ->
    [one] { $count } suggestie; er zijn meer zetten mogelijk
   *[other] { $count } suggesties; er zijn meer zetten mogelijk
}
page-moves-list = Zetten
page-moves = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten
}
page-type-move = Zet intypen
page-send = Versturen
page-score-sheet = Scoreblad
page-reached = bereikt
page-lost = niet meer mogelijk
page-log = Verloop
page-chat = Chat
page-chat-say = Bericht schrijven
page-chat-mute = { $name } dempen
page-hand-over = Doorgeven aan { $name }
page-hand-over-about = Klaar. Nu is { $name } aan de beurt.
page-curtain = { $name }, jij bent aan de beurt
page-curtain-about = Geef het apparaat door. De anderen kijken weg.
page-curtain-open = Ik ben { $name }
page-ask-back = Vragen om mijn laatste zet terug te nemen
page-download = Partij downloaden
page-leave = Tafel verlaten (een bot neemt over)
page-return = Terug naar mijn plaats
page-resign = Opgeven
page-resign-sure = Voorgoed opgeven? Iedereen die blijft, eindigt vóór jou.
page-rematch-open = Er wacht een revanche.
page-rematch-by = { $name } wil nog een keer spelen.
page-rematch-go = Meedoen
page-title = { $game } · Landbridge
page-title-turn = Jij bent aan de beurt · { $game }
page-title-join = Nog een keer? · { $game }

# Eerste spellen.
page-guest = Gast
page-tutorial = Eerste potje
page-tutorial-of = Eerste potje { $game }
page-tutorial-on = Verder
page-tutorial-step = Stap { $step } van { $steps }
page-tutorial-read = Lees eerst verder: druk op Verder.
page-tutorial-other = Dat mag ook, maar speel nu de gemarkeerde zet.
page-tutorial-done = Dat is { $game }. De rest wijst zich vanzelf.
page-tutorial-play = Een partij spelen

# Regels.
page-learn = Zo speel je
page-rules-of = Regels van { $game }
page-unofficial = Landbridge is een onofficiële fanversie; de regels staan hier in onze eigen woorden.

# Terugkijken.
page-replay = Terugkijken
page-replay-about = Open een partij: kies het bestand of plak de tekst. De server bewaart haar niet.
page-replay-file = Partijbestand
page-replay-paste = Of plak de tekst
page-replay-show = Openen
page-replay-other = Andere partij
page-replay-start = Begin
page-replay-step = Stap { $step } van { $steps }
page-replay-turn-back = Vorige ronde
page-replay-back = Stap terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-on = Stap vooruit
page-replay-turn-on = Volgende ronde
page-replay-possible = Mogelijke zetten tonen
page-share = Deze stand delen
page-copied = Link gekopieerd

