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
river-dragons-about = Leg in het geheim vijf kaarten, bouw een weg van stenen en planken, wees als eerste aan de overkant. Twee tot zes spelers, een half uur.
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
river-dragons-why-not-in-hand = Die draak heb je niet op hand: { river-dragons-card }.
river-dragons-why-picked = Al gelegd: { river-dragons-card }.
river-dragons-why-one-dragon = In een programma past hoogstens één draak.
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
river-dragons-why-off-board = Een steen ligt helemaal op het bord; { $where } is te dicht bij de rand.
river-dragons-why-on-stone = Een steen op { $where } zou een andere raken: { $witness }.
river-dragons-why-on-village = Een steen op { $where } zou een dorp raken: { $witness }.
river-dragons-why-on-plank = Een steen op { $where } zou een plank raken: { $witness }.

# Wat niet als zet te lezen is.
river-dragons-read-nothing = “{ $text }” is geen zet; probeer stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 of remove c4.
river-dragons-read-card = “{ $text }” is geen kaart; er zijn stone, stones, plank, planks, step, steps, jump, remove en dragon met een kleur.
river-dragons-read-first = “{ $text }” zegt niet wie begint; schrijf first A.
river-dragons-read-name-first = Zeg eerst alleen { $text } en dan waar hij komt.
river-dragons-read-colour = “{ $text }” is geen kleur; er zijn { $known }.
river-dragons-read-size = “{ $text }” is geen maat; planken hebben de maten 1 tot 6.
river-dragons-read-support = “{ $text }” is er niet op dit bord.
river-dragons-read-village = { $text } is een dorp; stenen liggen in het water.
river-dragons-read-span = “{ $text }” noemt geen twee uiteinden; schrijf c4-d4 of pink-c4.
river-dragons-read-no-plank = Op { $text } ligt geen plank.
river-dragons-read-place = “{ $text }” is geen plank en geen dorp; schrijf step c4-d4 of step pink.
river-dragons-read-point = “{ $text }” is geen punt voor een steen; beide getallen zijn veelvouden van 3, en beide even of beide oneven.

# Wat er gebeurt.
river-dragons-fact-first = { $seat } is de eerste speler.
river-dragons-fact-done = { $seat } heeft vijf kaarten gelegd.
river-dragons-fact-position = Kaart { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = Een draak maakt de kaart van { $seat } ongedaan: { river-dragons-card }.
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
river-dragons-fact-step-falls = { $seat } kan nergens heen, valt in de rivier en is terug in het eigen dorp.
river-dragons-fact-step-stays = { $seat } kan nergens heen en blijft in het eigen dorp.
river-dragons-fact-jump-plank = { $seat } springt naar { $where }.
river-dragons-fact-jump-village = { $seat } springt naar { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } kan over niemand springen, valt in de rivier en is terug in het eigen dorp.
river-dragons-fact-jump-stays = { $seat } kan over niemand springen en blijft in het eigen dorp.
river-dragons-fact-takes = { $seat } neemt plank { $size } ({ river-dragons-colour }) van { $where }.
river-dragons-fact-lifts = { $seat } haalt de steen op { $where } weg.
river-dragons-fact-no-removal = { $seat } mag niets weghalen; de actie vervalt.
river-dragons-fact-round = Ronde { $number }: { $seat } is de eerste speler.
river-dragons-fact-wins = { $seat } bereikt het doel en wint.
river-dragons-fact-drawn = Na { $number } ronden is niemand aangekomen: gelijkspel.

# Opties.
river-dragons-option-side = Kant van het bord
river-dragons-option-side-basic = basic, met eilanden
river-dragons-option-side-expert = expert, stenen overal in het water
river-dragons-option-three-players = Kleuren met drie spelers
river-dragons-option-three-players-booklet = booklet: blauw, geel en rood
river-dragons-option-three-players-alternate = alternate: om het andere dorp
river-dragons-option-short-plank = Een plank die te kort blijkt
river-dragons-option-short-plank-elsewhere = elsewhere: hij moet ergens anders komen
river-dragons-option-short-plank-lost = lost: hij gaat uit het spel
river-dragons-option-by-eye = Planken op het oog
river-dragons-option-by-eye-about = Je schat zelf of een plank lang genoeg is.
river-dragons-option-max-rounds = Ronden tot gelijkspel
river-dragons-option-board = Een eigen bord

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
river-dragons-board-stone = Een steen ligt helemaal op zijn eiland; zijn straal is hoogstens { $most } mm.
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
river-dragons-screen-programme = Leg kaart { $position } van 5, gedekt.
river-dragons-screen-wait = Je vijf kaarten liggen gedekt.
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
    Leg in het geheim vijf kaarten. Dan keert iedereen de eerste om en voert die om de beurt uit, dan de tweede …
      stone, stones     een steen, twee stenen          stone c4
      plank, planks     noem een plank, leg hem dan     plank 3 pink    c4-d4
      step, steps       loop met je pion                step c4-d4    step pink
      jump              over een pion naast je          jump c4-d4
      remove            een plank of een steen          remove c4-d4    remove c4
      dragon pink       heft de kaart van roze op die plaats op; één per ronde
    Elke kaart moet worden uitgevoerd. Wie niet kan stappen of springen, valt terug in het eigen dorp.
    Een plank die nergens past, gaat uit het spel. Planken kruisen elkaar nooit; er mogen er drie op een steen rusten.
    Wie het eerst het dorp aan de overkant bereikt, wint.
    Op het bord: c4 is een eiland, [c4] heeft een steen, A3 is plank 3 van A, ♟B de pion van B.
    Ernaast: ● steen, ▬ plank, → stap, ⌒ sprong, × weghalen, ≈B een draak tegen B, ▒ gedekt.
    Kleuren: blue blauw, green groen, pink roze, yellow geel, red rood, black zwart.
