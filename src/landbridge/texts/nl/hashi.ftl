# Woordenlijst
# island     eiland
# bridge     brug
# line       lijn (in bestanden: regel)
# flag       vlag
# sheet      blad (iedereen heeft een eigen blad); board: bord (de tekening van de eilanden)
# draft      klad
# card       kaart
# round      ronde
# finished   af, een eiland afmaken
# linked     verbonden
# seat       plaats
# mark       notitie (een getal of brug op een blad)
# challenge  betwisten, betwisting

hashi = Hashi
hashi-about = Schrijf het getal van de kaart op, teken de bruggen, maak eilanden af. Een tot vier personen, twintig minuten.
hashi-by = Een spel van Jeffrey D. Allers.

# Waarom een zet geweigerd wordt; de spelregel staat ernaast.
hashi-why-not-now = Je kunt nu niet spelen.
hashi-why-no-such-move = Die zet bestaat hier niet.
hashi-why-prepared-flag = Het eerste getal komt op een eiland zonder vlag.
hashi-why-card-gone = Deze kaart is al omgedraaid.
hashi-why-write-first = Eerst schrijven, dan tekenen: neem je bruggen terug om te schrijven.
hashi-why-one-number = Je hebt het getal van deze kaart al opgeschreven.
hashi-why-has-number = { $island } heeft al een getal.
hashi-why-flag-unreached = { $island } heeft een vlag en nog geen brug; een eerdere kaart moet er een brengen.
hashi-why-too-small = Er lopen al { $degree } bruggen naar { $island }; een { $number } is te klein.
hashi-why-all-drawn = Alle bruggen van de kaart zijn getekend ({ $bridges }).
hashi-why-partly-drawn = Teken alle { $bridges } bruggen of geen enkele; tot nu toe: { $drawn }.
hashi-why-rest-impossible = Na deze kun je de andere bruggen van de kaart niet meer tekenen.
hashi-why-no-line = Er loopt geen gedrukte lijn naartoe.
hashi-why-no-number = Geen van beide uiteinden van { $line } heeft een getal.
hashi-why-crosses = Bruggen kruisen elkaar nooit. In de weg: { $witness }.
hashi-why-line-full = { $line } heeft al twee bruggen.
hashi-why-finished = Op een eiland dat af is, past geen brug meer: { $witness }.
hashi-why-six-bridges = Meer dan zes bruggen passen op geen enkel eiland: { $witness }.
hashi-why-paper-full = Er is geen ruimte voor nog een brug.
hashi-why-no-mark = Die notitie staat niet op dat blad.

# Wat niet als zet te lezen is.
hashi-read-nothing = “{ $text }” is geen zet; probeer 5@c3, c3-c5 of een punt.
hashi-read-card = “{ $text }” is geen kaart; een kaart schrijf je als 4/3.
hashi-read-prepare = Vóór de eerste kaart schrijf je een 3 of een 4, geen { $number }.
hashi-read-other-number = De kaart toont een { $due }, geen { $number }.
hashi-read-no-island = Er is geen eiland { $island }.
hashi-read-no-line = Er is geen lijn { $text }.
hashi-read-mark = “{ $text }” is geen notitie; probeer B!c3 of B!c3-c5.

# Wat er gebeurt.
hashi-fact-prepared = { $seat } schrijft een { $number } op { $island } en geeft het blad aan { $owner }.
hashi-fact-prepared-alone = { $seat } schrijft een { $number } op { $island }.
hashi-fact-card = Kaart { $card }: een { $number }, { $bridges ->
    [one] één brug
   *[other] { $bridges } bruggen
}.
hashi-fact-done = { $seat } is klaar.
hashi-fact-both = { $seat } schrijft { $number } op { $island } en tekent { $lines }.
hashi-fact-wrote = { $seat } schrijft { $number } op { $island } en tekent niets.
hashi-fact-drew = { $seat } schrijft niets en tekent { $lines }.
hashi-fact-waived = { $seat } schrijft niets en tekent niets.
hashi-fact-finished = { $seat } maakt { $islands } af.
hashi-fact-red = { $seat } heeft alle rode vlaggen: { $points } punten.
hashi-fact-blue = { $seat } heeft alle blauwe vlaggen: { $points } punten.
hashi-fact-linked = { $seat } heeft zes verbonden eilanden: { $points } punten.
hashi-fact-challenge-false = { $seat } betwist { $mark } op het blad van { $owner }; het klopt.
hashi-fact-erased = { $seat } betwist { $mark } op het blad van { $owner }: fout ({ $ruling }) en uitgewist.
hashi-fact-struck = { $seat } betwist { $mark } op het blad van { $owner }: fout ({ $ruling }), en niet meer te herstellen. Doorgestreept: { $islands }.
hashi-fact-total = { $seat }: { $points } punten.
hashi-fact-wins = { $seat } wint.
hashi-fact-shares = { $seat } deelt de eerste plaats.

# Twaalf rangen voor wie alleen speelt.
hashi-rank-1 = Strandjutter
hashi-rank-2 = Plankensjouwer
hashi-rank-3 = Vlottenbinder
hashi-rank-4 = Knopenlegger
hashi-rank-5 = Heibaas
hashi-rank-6 = Keienstapelaar
hashi-rank-7 = Schrik van het veer
hashi-rank-8 = Brugwacht
hashi-rank-9 = Sluitsteen
hashi-rank-10 = Zeestratentemmer
hashi-rank-11 = Stem van de archipel
hashi-rank-12 = Droogvoets over zee

# Opties.
hashi-option-side = Kant van het bord
hashi-option-side-A = A, de makkelijkste
hashi-option-side-B = B, met meer kruisingen
hashi-option-paper = Papiermodus
hashi-option-paper-about = Notities worden niet gecontroleerd; betwist elkaars fouten.
hashi-option-board = Een eigen bord

# Wat er mis is met een bord.
# $header is de rij letters, "a b c d e f".
hashi-board-header = De tekening moet beginnen met de rij letters “{ $header }”.
hashi-board-row-label = Deze rij begint met “{ $label }”, maar hoort te beginnen met haar nummer, { $expected }.
hashi-board-row-length =
    { $count ->
        [one] Rij { $row } heeft { $count } vakje; elke rij heeft er { $size }.
       *[other] Rij { $row } heeft { $count } vakjes; elke rij heeft er { $size }.
    }
hashi-board-sign = “{ $sign }” op { $island } betekent niets; teken . voor water, o voor een eiland, R of B voor een rode of blauwe vlag.
hashi-board-rows-missing =
    { $count ->
        [one] De tekening heeft { $count } rij en moet er { $size } hebben.
       *[other] De tekening heeft { $count } rijen en moet er { $size } hebben.
    }
hashi-board-rows-extra = De tekening heeft { $count } rijen en moet er { $size } hebben; deze is te veel.
hashi-board-islands =
    { $count ->
        [one] Er is { $count } eiland; een kant heeft er { $needed }.
       *[other] Er zijn { $count } eilanden; een kant heeft er { $needed }.
    }
hashi-board-without-form = “{ $entry }” is geen lijn; schrijf de twee eilanden aan de uiteinden, zoals c3-c5.
hashi-board-without-water = { $line } kan niet vervallen: er ligt geen eiland op { $island }.
hashi-board-without-no-line = { $line } kan niet vervallen: deze twee zijn geen buren in een rij of kolom.
hashi-board-without-twice = { $line } vervalt twee keer.
hashi-board-flags-red =
    { $count ->
        [one] Er is { $count } rode vlag; een kant heeft er { $needed }.
       *[other] Er zijn { $count } rode vlaggen; een kant heeft er { $needed }.
    }
hashi-board-flags-blue =
    { $count ->
        [one] Er is { $count } blauwe vlag; een kant heeft er { $needed }.
       *[other] Er zijn { $count } blauwe vlaggen; een kant heeft er { $needed }.
    }
hashi-board-flags-near-red = De rode vlaggen op { $first } en { $second } zijn buren; vlaggen van één kleur staan uit elkaar.
hashi-board-flags-near-blue = De blauwe vlaggen op { $first } en { $second } zijn buren; vlaggen van één kleur staan uit elkaar.
hashi-board-crossings-none = Er zijn geen lijnen die elkaar kruisen; op elke kant zijn die er wel.
hashi-board-crossings-few =
    { $count ->
        [one] { $count } paar lijnen kruist elkaar; kant { $side } heeft er minstens { $least } nodig.
       *[other] { $count } paren lijnen kruisen elkaar; kant { $side } heeft er minstens { $least } nodig.
    }
hashi-board-crossings-many = { $count } paren lijnen kruisen elkaar; kant { $side } heeft er hooguit { $most }.
hashi-board-lines-few =
    { $count ->
        [0] Er loopt geen lijn naar { $island }; elk eiland heeft er minstens twee nodig.
        [one] Er loopt maar één lijn naar { $island }; elk eiland heeft er minstens twee nodig.
       *[other] Er lopen maar { $count } lijnen naar { $island }; elk eiland heeft er minstens twee nodig.
    }
hashi-board-busy-few =
    { $count ->
        [one] { $count } eiland heeft drie lijnen of meer; het moeten er minstens { $needed } zijn, voor de vijven en zessen.
       *[other] { $count } eilanden hebben drie lijnen of meer; het moeten er minstens { $needed } zijn, voor de vijven en zessen.
    }
hashi-board-no-four = Geen enkel eiland heeft vier lijnen; minstens één moet die hebben.
hashi-board-apart =
    { $count ->
        [one] Er is geen weg van { $islands } naar de andere eilanden.
       *[other] Er is geen weg van { $islands } naar de andere eilanden; alleen onderling zijn ze verbonden.
    }

# Terminal.
hashi-screen-prepare = Schrijf een 3 of een 4 op een eiland zonder vlag. { $owner } krijgt het blad.
hashi-screen-prepare-alone = Schrijf een 3 of een 4 op een eiland zonder vlag.
hashi-screen-challenge = Betwist een notitie op een blad (B!c3, B!c3-c5), of zeg nee.
hashi-screen-card = Kaart { $card } van { $cards }
hashi-screen-drawn = { $drawn } van { $bridges } getekend
hashi-screen-done = klaar
# Regels van het scoreblad; kort, hooguit 17 tekens.
hashi-sheet-islands = eilanden
hashi-sheet-red = rode vlaggen
hashi-sheet-blue = blauwe vlaggen
hashi-sheet-linked = zes verbonden
hashi-sheet-total = punten
hashi-sheet-rank = Rang { $rank } van { $ranks }: { $title }
# Wat een zet kan zijn; koppen van de lijst die “?” toont.
hashi-offer-island = Schrijven
hashi-offer-line = Tekenen
hashi-offer-done = Klaar
hashi-offer-no = Niet betwisten
hashi-offer-sheet = Betwisten
# Woorden voor “.” en “no”, gescheiden door komma’s.
hashi-spoken-done = klaar, gedaan
hashi-spoken-no = nee
hashi-help =
    Elke kaart toont een getal en een tot drie bruggen, voor iedereen dezelfde.
      5@c3    schrijf de 5 van de kaart op eiland c3 (eerst, of helemaal niet)
      c3-c5   teken één brug; zoveel als de kaart toont, of geen enkele
      { "." }       klaar met deze kaart
    Een eiland is af als er precies zoveel bruggen naartoe lopen als het getal zegt: 2 punten.
    Een vlag (► rood, ◆ blauw) krijgt pas een getal als er een brug van een eerdere kaart naartoe loopt.
    Bruggen hebben aan minstens één eind een getal en kruisen elkaar nooit; hooguit twee per lijn.
    Alle rode vlaggen: 9 punten, later 5. Alle blauwe: 7, later 3. Zes verbonden eilanden: 8, later 4.
    Op het bord: ╔═╗ of [ ] is af; 4₂ is een vier die nog twee bruggen mist; op stippels kun je nog tekenen.
