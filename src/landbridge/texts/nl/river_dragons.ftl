# Woordenlijst
# stone      steen
# plank      plank
# island     eiland
# village    dorp
# pawn       pion
# programme  programma (vijf kaarten)
# position   plaats in het programma
# reserve    voorraad
# dragon     draak
# step       stap
# jump       sprong

river-dragons = River Dragons
river-dragons-about = Kies in het geheim vijf kaarten, bouw een weg van stenen en planken en wees als eerste aan de overkant. Twee tot zes spelers, een half uur.
river-dragons-by = Een spel van Roberto Fraga.

# Woorden die andere zinnen gebruiken.
river-dragons-colour =
    { $colour ->
        [0] blauw
        [1] groen
        [2] roze
        [3] geel
        [4] rood
       *[5] zwart
    }
river-dragons-village =
    { $colour ->
        [0] het blauwe dorp
        [1] het groene dorp
        [2] het roze dorp
        [3] het gele dorp
        [4] het rode dorp
       *[5] het zwarte dorp
    }
river-dragons-card =
    { $card ->
        [0] “1 steen”
        [1] “2 stenen”
        [2] “1 plank”
        [3] “2 planken”
        [4] “1 stap”
        [5] “2 stappen”
        [6] “sprong”
        [7] “weghalen”
       *[8] { $dragon ->
            [0] de blauwe draak
            [1] de groene draak
            [2] de roze draak
            [3] de gele draak
            [4] de rode draak
           *[5] de zwarte draak
        }
    }

# Waarom een zet geweigerd wordt; de regel staat ernaast.
river-dragons-why-not-now = Je bent nu niet aan de beurt.
river-dragons-why-no-such-move = Die zet bestaat hier niet.
river-dragons-why-other-card = Je kaart is nu { river-dragons-card }; die vraagt iets anders.
river-dragons-why-not-in-hand = Die draak heb je niet in je hand: { river-dragons-card }.
river-dragons-why-picked = Al gekozen: { river-dragons-card }.
river-dragons-why-one-dragon = Je mag per ronde maar één draak gebruiken.
river-dragons-why-laid-final = Een gekozen kaart blijft: aan deze tafel worden kaarten niet geruild of verschoven.
river-dragons-why-island-taken = Op { $where } ligt al een steen.
river-dragons-why-island-covered = Over { $where } ligt een plank: { $witness }.
river-dragons-why-not-in-reserve = Plank { $size } ({ river-dragons-colour }) zit niet in je voorraad.
river-dragons-why-named = Je hebt plank { $size } ({ river-dragons-colour }) genoemd; zeg waar hij komt.
river-dragons-why-name-first = Noem eerst een plank en zeg dan waar hij komt.
river-dragons-why-two-villages = Een plank heeft minstens aan één kant een steen nodig.
river-dragons-why-no-stone = Hier ligt geen steen: { $witness }.
river-dragons-why-too-short = Plank { $size } is te kort voor { $where }.
river-dragons-why-passes-over = Een plank rust alleen op zijn twee uiteinden; daartussen ligt { $witness }.
river-dragons-why-crosses = Planken kruisen elkaar nooit: { $witness } ligt in de weg.
river-dragons-why-full = Hier rusten al drie planken: { $witness }.
river-dragons-why-bridged = Op { $where } ligt al een plank.
river-dragons-why-tried = { $where } heb je geprobeerd; daar is de plank te kort voor.
river-dragons-why-no-place = Die plank ligt niet op het bord.
river-dragons-why-not-adjacent = { $where } is niet naast je pion.
river-dragons-why-occupied = Op { $where } staat een pion.
river-dragons-why-no-jump = Geen sprong over een pion op een plank ernaast leidt naar { $where }.
river-dragons-why-not-laid = Op { $where } is niets weg te halen.
river-dragons-why-stone-carries = { $where } draagt een plank.
river-dragons-why-under-pawn = Op { $where } staat een pion.
river-dragons-why-same-size = In je voorraad zit al een plank { $size }.
river-dragons-why-third-colour = Je voorraad zou drie kleuren hebben.
river-dragons-why-off-board = Een steen moet helemaal op het bord liggen; { $where } is te dicht bij de rand.
river-dragons-why-on-stone = Een steen op { $where } zou een andere raken: { $witness }.
river-dragons-why-on-village = Een steen op { $where } zou een dorp raken: { $witness }.
river-dragons-why-on-plank = Een steen op { $where } zou een plank raken: { $witness }.

# Wat niet als zet te lezen is.
river-dragons-read-nothing = “{ $text }” is geen zet; probeer stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 of remove c4.
river-dragons-read-card = “{ $text }” is geen kaart. Kies uit: stone, stones, plank, planks, step, steps, jump, remove en dragon met een kleur.
river-dragons-read-first = “{ $text }” zegt niet wie begint; schrijf first A.
river-dragons-read-name-first = Zeg eerst alleen { $text } en dan waar hij komt.
river-dragons-read-colour = “{ $text }” is geen kleur. Kies uit: { $known }.
river-dragons-read-size = “{ $text }” is geen maat; planken hebben de maten 1 tot 6.
river-dragons-read-support = “{ $text }” is er niet op dit bord.
river-dragons-read-village = { $text } is een dorp; stenen liggen in het water.
river-dragons-read-span = “{ $text }” noemt geen twee uiteinden; schrijf c4-d4 of pink-c4.
river-dragons-read-no-plank = Op { $text } ligt geen plank.
river-dragons-read-place = “{ $text }” is geen plank en geen dorp; schrijf step c4-d4 of step pink.
river-dragons-read-point = “{ $text }” is geen punt voor een steen; beide getallen zijn veelvouden van 3, en beide even of beide oneven.

# Wat er gebeurt.
river-dragons-fact-first = { $seat } is startspeler.
river-dragons-fact-done = { $seat } heeft vijf kaarten gekozen.
river-dragons-fact-position = Kaart { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = Een draak annuleert de kaart van { $seat }: { river-dragons-card }.
river-dragons-fact-stone = { $seat } legt een steen op { $where }.
river-dragons-fact-sinks = { $seat } legt steen { $stone } op { $where }.
river-dragons-fact-no-stone-left = Er is geen steen meer in de voorraad; de actie van { $seat } vervalt.
river-dragons-fact-no-room = Er is geen vrije plek voor een steen; de actie van { $seat } vervalt.
river-dragons-fact-names = { $seat } noemt plank { $size } ({ river-dragons-colour }).
river-dragons-fact-lays = { $seat } legt plank { $size } ({ river-dragons-colour }) op { $where }.
river-dragons-fact-too-short = Plank { $size } ({ river-dragons-colour }) is te kort voor { $where }; { $seat } moet hem ergens anders leggen.
river-dragons-fact-short-lost = Plank { $size } ({ river-dragons-colour }) is te kort voor { $where } en gaat uit het spel; { $seat } is hem kwijt.
river-dragons-fact-plank-leaves = Plank { $size } ({ river-dragons-colour }) van { $seat } past nergens en gaat uit het spel.
river-dragons-fact-no-plank-left = { $seat } heeft geen plank meer; de actie vervalt.
river-dragons-fact-step-plank = { $seat } stapt op { $where }.
river-dragons-fact-step-village = { $seat } gaat naar { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } kan nergens heen, valt in de rivier en gaat terug naar het eigen dorp.
river-dragons-fact-step-stays = { $seat } kan nergens heen en blijft in het eigen dorp.
river-dragons-fact-jump-plank = { $seat } springt naar { $where }.
river-dragons-fact-jump-village = { $seat } springt naar { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } kan over niemand springen, valt in de rivier en gaat terug naar het eigen dorp.
river-dragons-fact-jump-stays = { $seat } kan over niemand springen en blijft in het eigen dorp.
river-dragons-fact-jump-blocked-falls = { $seat } heeft geen vrije plek om te landen, valt in de rivier en gaat terug naar het eigen dorp.
river-dragons-fact-jump-blocked-stays = { $seat } heeft geen vrije plek om te landen en blijft in het eigen dorp.
river-dragons-fact-takes = { $seat } neemt plank { $size } ({ river-dragons-colour }) van { $where }.
river-dragons-fact-lifts = { $seat } haalt de steen op { $where } weg.
river-dragons-fact-no-removal = { $seat } mag niets weghalen; de actie vervalt.
river-dragons-fact-round = Ronde { $number }: { $seat } is startspeler.
river-dragons-fact-wins = { $seat } bereikt het doel en wint.
river-dragons-fact-drawn = Na { $number } ronden is niemand aangekomen: gelijkspel.

# Opties.
river-dragons-option-side = Kant van het bord
river-dragons-option-side-about = Eilanden tonen waar stenen mogen liggen; op de expertkant mogen ze overal in het water.
river-dragons-option-side-basic = Basiskant, met eilanden
river-dragons-option-side-expert = Expertkant, stenen overal in het water
river-dragons-option-three-players = Kleuren met drie spelers
river-dragons-option-three-players-about = Volgens de spelregels zijn er twee buren; de andere keuze verdeelt iedereen gelijk.
river-dragons-option-three-players-booklet = zoals in de spelregels: blauw, geel en rood
river-dragons-option-three-players-alternate = om het andere dorp
river-dragons-option-laid = Gekozen kaarten
river-dragons-option-laid-about = Volgens de spelregels mag niemand ze nog veranderen.
river-dragons-option-laid-open = mogen veranderen tot iedereen er vijf heeft
river-dragons-option-laid-final = blijven zoals ze zijn
river-dragons-option-short-plank = Als een plank te kort blijkt
river-dragons-option-short-plank-about = De spelregels verschillen hierover.
river-dragons-option-short-plank-elsewhere = moet ergens anders komen
river-dragons-option-short-plank-lost = gaat uit het spel
river-dragons-option-by-eye = Planken schatten op het oog
river-dragons-option-by-eye-about = Je schat zelf of een plank lang genoeg is.
river-dragons-option-max-rounds = Ronden tot gelijkspel
river-dragons-option-max-rounds-about = Is dan niemand aan de overkant, dan is het gelijkspel.
river-dragons-option-board = Je eigen bord
river-dragons-option-board-about = Je gedrukte bord, in millimeters gemeten.

# Wat er aan een bord niet klopt.
river-dragons-board-measure = “{ $name }” moet een heel aantal millimeters zijn, van 1 tot { $most }.
river-dragons-board-lengths = “lengths” moet een lijst van { $count } hele getallen zijn, de planken in millimeters.
river-dragons-board-table = Er ontbreekt een tabel [{ $name }] met regels als c4 = [12, 30].
river-dragons-board-no-village = Er is geen dorp “{ $village }”; de dorpen zijn { $known }.
river-dragons-board-village-missing = Het dorp { $village } ontbreekt.
river-dragons-board-island-name = “{ $island }” is geen naam voor een eiland; neem een kleine letter en een getal, zoals c4.
river-dragons-board-point = { $spot } moet een lijst van twee hele getallen zijn, zoals [12, 30].
river-dragons-board-parity = { $spot } ligt naast het rooster: { $x } en { $y } moeten beide even of beide oneven zijn.
river-dragons-board-islands =
    { $count ->
        [one] Er is { $count } eiland; een bord heeft er { $needed }.
       *[other] Er zijn { $count } eilanden; een bord heeft er { $needed }.
    }
river-dragons-board-rising = De lengten van de planken moeten van 1 tot 6 oplopen.
river-dragons-board-tiny = De kortste plank moet langer zijn dan een steen breed, { $least } mm.
river-dragons-board-thin = Een steen moet minstens zo breed zijn als een plank, { $width } mm.
river-dragons-board-stone = Een steen moet helemaal op zijn eiland liggen; zijn straal is hoogstens { $most } mm.
river-dragons-board-close = Deze twee eilanden liggen te dicht bij elkaar voor een plank van { $length } mm: die mag hoogstens drie keer hun afstand zijn.
river-dragons-board-outside = { $spot } ligt niet op het bord.
river-dragons-board-touch = { $first } en { $second } raken elkaar.
river-dragons-board-order = De dorpen staan met de klok mee vanaf linksboven: blue, green, pink, yellow, red, black; { $village } staat niet op zijn plaats.
river-dragons-board-lopsided = Het bord hoort er vanuit elk dorp hetzelfde uit te zien: bij { $spot } hoort een tweeling op [{ $x }, { $y }].
river-dragons-board-way =
    { $count ->
        [one] Vanuit { $village } leidt één plank naar het doel; het horen er { $few } tot { $most } te zijn.
       *[other] Vanuit { $village } vraagt de kortste weg { $count } planken; het horen er { $few } tot { $most } te zijn.
    }
river-dragons-board-no-way = Vanuit { $village } leidt geen weg naar het doel.
river-dragons-board-own = Vanuit { $village } is met de zes eigen planken geen weg te bouwen.
river-dragons-board-shore =
    { $count ->
        [one] Vanuit { $village } bereikt plank 3 maar één eiland; het horen er minstens drie te zijn.
       *[other] Vanuit { $village } bereikt plank 3 maar { $count } eilanden; het horen er minstens drie te zijn.
    }
river-dragons-board-clearance = { $span } ligt binnen 1 mm van wat plank { $size } haalt; op het oog is dat niet te zien.

# Terminal. Taken staan naast het bord, in regels van 30 tekens, hoogstens vier.
river-dragons-screen-round = Ronde { $number } van { $rounds }
river-dragons-screen-programme = Kies kaart { $position } van 5, gedekt.
river-dragons-screen-wait = Je vijf kaarten zijn gekozen.
river-dragons-screen-other = { $seat } is bezig: { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [one] Leg een steen: stone c4
       *[other] Leg { $count } stenen: stone c4
    }
river-dragons-screen-name =
    { $count ->
        [one] Noem een plank: plank 3 pink
       *[other] Noem de eerste van { $count } planken: plank 3 pink
    }
river-dragons-screen-lay = Leg plank { $size } ({ river-dragons-colour }): c4-d4
river-dragons-screen-step =
    { $count ->
        [one] Zet je pion: step c4-d4
       *[other] Zet je pion { $count } keer: step c4-d4
    }
river-dragons-screen-jump = Spring over een pion: jump c4-d4
river-dragons-screen-remove = Neem een plank of een steen: remove c4-d4, remove c4
# Koppen van de uitslag.
river-dragons-sheet-player = speler
river-dragons-sheet-village = dorp
river-dragons-sheet-pawn = pion
river-dragons-sheet-planks = planken
# Wat een zet kan zijn; koppen van de lijst die “?” toont.
river-dragons-offer-card = Kaarten
river-dragons-offer-plank = Noemen
river-dragons-offer-stone = Leggen of weghalen
river-dragons-offer-village = Van of naar een dorp
river-dragons-offer-way = Planken
river-dragons-offer-island = Eilanden
river-dragons-offer-point = Punten, en nog veel meer
# Woorden voor de kaarten “stone”, “stones” …, gescheiden door komma’s.
river-dragons-spoken-stone = steen
river-dragons-spoken-stones = stenen
river-dragons-spoken-plank = plank
river-dragons-spoken-planks = planken
river-dragons-spoken-step = stap
river-dragons-spoken-steps = stappen
river-dragons-spoken-jump = sprong, springen
river-dragons-spoken-remove = weghalen
river-dragons-help =
    Kies in het geheim vijf kaarten. Dan draait iedereen de eerste om en voert die om de beurt uit, dan de tweede …
      stone, stones     een steen, twee stenen          stone c4
      plank, planks     noem een plank, leg hem dan     plank 3 pink    c4-d4
      step, steps       loop met je pion                step c4-d4    step pink
      jump              over een pion naast je          jump c4-d4
      remove            een plank of een steen          remove c4-d4    remove c4
      dragon pink       annuleert de kaart van roze op die plaats; één per ronde
    Elke kaart moet worden uitgevoerd. Wie niet kan stappen of springen, valt terug in het eigen dorp.
    Een plank die nergens past, gaat uit het spel. Planken kruisen elkaar nooit; er mogen er drie op een steen rusten.
    Wie het eerst het dorp aan de overkant bereikt, wint.
    Op het bord: c4 is een eiland, [c4] heeft een steen, A3 is plank 3 van A, ♟B de pion van B.
    Ernaast: ● steen, ▬ plank, → stap, ⌒ sprong, × weghalen, ≈B een draak tegen B, ▒ gedekt.
    Kleuren: blue blauw, green groen, pink roze, yellow geel, red rood, black zwart.

# --- De pagina ---
# De pagina: wat er nu te doen is.
river-dragons-prompt-first = Het lot bepaalt de startspeler.
river-dragons-prompt-programmes = Iedereen kiest vijf kaarten, gedekt.
river-dragons-prompt-programme = Kies kaart { $position } van 5, in de volgorde van spelen.
river-dragons-prompt-sealed = Je vijf kaarten zijn gekozen. Tot iedereen klaar is, kun je ze veranderen.
river-dragons-prompt-sealed-final = Je vijf kaarten zijn gekozen en blijven zoals ze zijn.
river-dragons-prompt-other = Kaart { $position }: { $seat } is bezig, { river-dragons-card }.
river-dragons-prompt-stone =
    { $count ->
        [one] Kaart { $position }: leg een steen op een vrij eiland.
       *[other] Kaart { $position }: leg { $count } stenen op vrije eilanden.
    }
river-dragons-prompt-point =
    { $count ->
        [one] Kaart { $position }: tik op het water waar de steen moet liggen.
       *[other] Kaart { $position }: tik op het water waar de eerste van { $count } stenen moet liggen.
    }
river-dragons-prompt-name =
    { $count ->
        [one] Kaart { $position }: kies een plank. Daarna moet je hem leggen.
       *[other] Kaart { $position }: kies de eerste van { $count } planken. Daarna moet je hem leggen.
    }
river-dragons-prompt-lay = Kaart { $position }: leg plank { $size } ({ river-dragons-colour }). Tik op de twee uiteinden.
river-dragons-prompt-lay-eye = Kaart { $position }: leg plank { $size } ({ river-dragons-colour }). Schat op het oog tot waar hij reikt.
river-dragons-prompt-step =
    { $count ->
        [one] Kaart { $position }: doe een stap met je pion.
       *[other] Kaart { $position }: doe { $count } stappen met je pion, één voor één.
    }
river-dragons-prompt-jump = Kaart { $position }: spring over een pion naast de jouwe.
river-dragons-prompt-remove = Kaart { $position }: neem een plank in je voorraad, of haal een steen zonder plank weg.
river-dragons-status-arrived = is aangekomen
river-dragons-status-done = kaarten gekozen
river-dragons-status-choosing = kiest …
river-dragons-status-acting = nu: { river-dragons-name }
river-dragons-status-cancelled = geannuleerd: { river-dragons-name }
river-dragons-sheet-reserve = Planken in voorraad
river-dragons-sheet-laid = Planken op het bord
river-dragons-sheet-arrived = Aangekomen
river-dragons-sheet-arrived-about = als eerste in het dorp aan de overkant
# Namen van plaatsen en kaarten, uitgesproken.
river-dragons-name =
    { $card ->
        [0] 1 steen
        [1] 2 stenen
        [2] 1 plank
        [3] 2 planken
        [4] 1 stap
        [5] 2 stappen
        [6] Sprong
        [7] Weghalen
       *[8] { $dragon ->
            [0] Blauwe draak
            [1] Groene draak
            [2] Roze draak
            [3] Gele draak
            [4] Rode draak
           *[5] Zwarte draak
        }
    }
river-dragons-name-card = { river-dragons-name }, in je hand
river-dragons-name-card-laid = { river-dragons-name }, gekozen als kaart { $position }
river-dragons-name-plank = plank { $size } ({ river-dragons-colour }), in je voorraad
river-dragons-name-plank-named = plank { $size } ({ river-dragons-colour }), gekozen, nu te leggen
river-dragons-name-island = eiland { $island }, vrij
river-dragons-name-island-covered = eiland { $island }, onder een plank
river-dragons-name-stone =
    { $count ->
        [0] steen { $stone }, geen planken
        [one] steen { $stone }, 1 plank
       *[other] steen { $stone }, { $count } planken
    }
river-dragons-name-village =
    { $count ->
        [0] { river-dragons-village }, thuis van { $owner }, geen planken
        [one] { river-dragons-village }, thuis van { $owner }, 1 plank
       *[other] { river-dragons-village }, thuis van { $owner }, { $count } planken
    }
river-dragons-name-village-empty =
    { $count ->
        [0] { river-dragons-village }, van geen speler, geen planken
        [one] { river-dragons-village }, van geen speler, 1 plank
       *[other] { river-dragons-village }, van geen speler, { $count } planken
    }
river-dragons-name-way = plank { $size } ({ river-dragons-colour }) op { $where }
river-dragons-name-way-pawn = plank { $size } ({ river-dragons-colour }) op { $where }, { $seat } staat erop
river-dragons-name-point = open water bij { $where }
# Naast het bord.
river-dragons-face-programme = Je vijf kaarten
river-dragons-face-programme-of = Vijf kaarten van { $seat }
river-dragons-face-hand = Je hand
river-dragons-face-slot = kaart { $position }, nog niet gekozen
river-dragons-face-down = een gedekte kaart
river-dragons-face-cancelled = door een draak geannuleerd
river-dragons-face-planks = Je planken
river-dragons-face-planks-of = Planken van { $seat }
river-dragons-face-size = plank van maat { $size } ({ river-dragons-colour })
river-dragons-face-none = plank { $size }: geen
river-dragons-face-supply =
    { $count ->
        [one] { $count } steen in voorraad
       *[other] { $count } stenen in voorraad
    }
river-dragons-face-gone =
    { $count ->
        [one] { $count } plank is uit het spel
       *[other] { $count } planken zijn uit het spel
    }
river-dragons-face-round = Ronde { $number }
river-dragons-face-position = Kaart { $position } van 5
river-dragons-face-left = Nog mogelijk
river-dragons-face-last = Vorige ronde
river-dragons-face-turn-now = { $seat }: { river-dragons-name }, wordt uitgevoerd
river-dragons-face-turn-cancelled = { $seat }: { river-dragons-name }, door een draak geannuleerd
river-dragons-face-turn-card = { $seat } heeft { river-dragons-name }
river-dragons-face-circles = De ringen tonen hoe ver je planken reiken.
river-dragons-face-sink = Steen hier leggen
# De regels, om te leren.
river-dragons-learn-goal = Het doel van het spel
river-dragons-learn-goal-1 = Zes dorpen liggen rond de delta. Je pion begint in dat van jouw kleur; wie het eerst het dorp aan de overkant binnenloopt, wint meteen.
river-dragons-learn-goal-2 = De weg erheen bouw je van stenen en planken. Hij is van niemand: je mag over elke plank lopen, wie hem ook heeft gelegd.
river-dragons-learn-setup = Wat je hebt
river-dragons-learn-setup-1 =
    Iedereen heeft een pion, zes planken van maat 1 tot 6 en dezelfde kaarten: acht acties en per tegenstander een draak. De 27 stenen zijn van iedereen samen.
    Ook de dorpen van kleuren die niet meespelen dragen planken, en je mag erin.
river-dragons-learn-round = Een ronde
river-dragons-learn-round-1 = Tegelijk en in het geheim zet iedereen vijf verschillende kaarten op een rij, met hoogstens één draak. Tot iedereen klaar is, kun je ze veranderen.
river-dragons-learn-round-2 = Dan draait iedereen de eerste kaart om en voert die om beurten uit, met de klok mee vanaf de startspeler; daarna de tweede, tot en met de vijfde.
river-dragons-learn-round-3 = Wat een kaart vraagt moet gebeuren, ook als het pijn doet. Na de vijfde neemt iedereen de kaarten terug en wordt de linkerbuur startspeler.
river-dragons-learn-stones = Stenen
river-dragons-learn-stones-1 = Leg een of twee stenen op eilanden zonder steen waar geen plank overheen ligt. Een steen blijft liggen; alleen “weghalen” neemt hem weg.
river-dragons-learn-stones-2 = Is er geen steen in voorraad of geen eiland vrij, dan vervalt de kaart.
river-dragons-learn-planks = De planken
river-dragons-learn-planks-1 = Noem eerst een van je planken en leg die dan: op twee stenen, of op een dorp en een steen. Uitproberen of terugnemen kan niet.
river-dragons-learn-planks-2 = Een plank mag te lang zijn en uitsteken, maar nooit te kort. Past hij nergens, dan gaat hij uit het spel.
river-dragons-learn-planks-3 = Planken kruisen elkaar nooit en gaan niet over een derde steen of een dorp. Een steen of dorp draagt er hoogstens drie; tussen twee steunen ligt er één.
river-dragons-learn-moving = Lopen
river-dragons-learn-moving-1 = Een stap leidt naar een vrije plank op dezelfde steen, van welke kleur ook, of tussen een dorp en zijn plank. Op een plank past één pion, in een dorp iedereen.
river-dragons-learn-moving-2 = Twee stappen doe je na elkaar; de tweede mag terug. Van plank naar plank bij een dorp ga je door het dorp.
river-dragons-learn-moving-3 = Wie moet lopen en niet kan, valt in de rivier en gaat terug naar het eigen dorp.
river-dragons-learn-jump = Sprong
river-dragons-learn-jump-1 =
    Spring over een pion op een buurplank, naar een vrije plank of een dorp naast die plank, nooit terug naar je plek.
    Is er niemand of geen vrije plek om te landen, dan val je.
river-dragons-learn-remove = Weghalen
river-dragons-learn-remove-1 = Neem een plank van welke kleur ook in je voorraad, of leg een steen zonder plank terug in de gezamenlijke voorraad. Een van beide moet.
river-dragons-learn-remove-2 = Nooit een plank onder een pion; en je voorraad heeft nooit twee van dezelfde maat of meer dan twee kleuren.
river-dragons-learn-dragons = Draken
river-dragons-learn-dragons-1 = Een draak annuleert de kaart die de speler van zijn kleur op dezelfde plaats in de rij heeft, wie er ook eerst is.
river-dragons-learn-dragons-2 = Een geannuleerde kaart doet helemaal niets: niemand valt en niets gaat verloren. Draken annuleren geen draken.
river-dragons-learn-end = Het einde
river-dragons-learn-end-1 = Het spel is afgelopen zodra een pion zijn doel bereikt, ook bij de eerste van twee stappen of met een sprong. Na te veel ronden, meestal 50, is het gelijkspel.
river-dragons-learn-expert = De expertkant
river-dragons-learn-expert-1 = Er zijn geen eilanden: stenen liggen overal in het water, zolang ze geen steen, dorp, plank of de rand raken.
river-dragons-learn-expert-2 = Tik op het water om een plek voor te stellen; ringen tonen hoe ver je planken vandaar reiken. Nog een tik en de steen ligt.
river-dragons-learn-variants = Andere manieren om te spelen
river-dragons-learn-variants-1 = Op het oog: niemand toont waar een plank lang genoeg is. Blijkt hij te kort, dan moet hij elders liggen of gaat hij, indien afgesproken, uit het spel.
river-dragons-learn-variants-2 = Met zijn tweeën zijn jullie roze en zwart; met zijn drieën blauw, geel en rood, of om het andere dorp.
# Het eerste spel, stap voor stap.
river-dragons-tutorial-1 = Jij bent roze. Je pion wacht in het roze dorp en wil naar het zwarte aan de overkant. Ben komt de andere kant op.
river-dragons-tutorial-2 = Elke ronde kies je in het geheim vijf kaarten, in de volgorde waarin ze gespeeld worden. Een weg begint met stenen: kies eerst “2 stenen”.
river-dragons-tutorial-3 = Op stenen liggen planken: kies “1 plank” als tweede kaart.
river-dragons-tutorial-4 = En planken zijn om op te lopen: “1 stap”.
river-dragons-tutorial-5 = Nu een draak. De zwarte annuleert wat Ben als vierde kaart heeft. Per ronde mag je één draak gebruiken.
river-dragons-tutorial-6 = Als laatste “1 steen”, voor de verdere weg. Tot iedereen vijf kaarten heeft, kun je de jouwe nog veranderen.
river-dragons-tutorial-7 = Iedereen draait kaart 1 om; jij begint. Leg de eerste steen op f3: de kortere planken reiken er vanuit je dorp.
river-dragons-tutorial-8 = De tweede steen gaat op e3, richting het zwarte dorp.
river-dragons-tutorial-9 = Kaart 2. Noem een plank voor je hem legt: plank 2 is net lang genoeg van je dorp tot f3.
river-dragons-tutorial-10 = Tik nu op de twee uiteinden: je dorp en de steen op f3.
river-dragons-tutorial-11 = Kaart 3: stap op je plank. Wie moet lopen en niet kan, valt in de rivier en begint weer thuis.
river-dragons-tutorial-12 = Je draak heeft Bens vierde kaart geannuleerd. Kaart 5: leg een steen op c3, waar de weg verder kan.
river-dragons-tutorial-13 = Dat was een ronde. Al je kaarten zijn terug in je hand en nu is Ben de startspeler. Plan de volgende vijf: ga door tot je aan de overkant bent.
river-dragons-edition-first = De eerste editie: maar één kant, met eilanden voor de stenen. Wie met drie waar zit, komt uit de latere boekjes.
river-dragons-edition-matagot = De nieuwe editie heeft een tweede kant zonder eilanden, de expertkant. Met drie zit je bij elk tweede dorp: blauw, roze en rood.
river-dragons-edition-booklet = Een boekje in het Portugees zet drie spelers bij blauw, geel en rood; de rest is als in 2012.
