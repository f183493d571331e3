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
hashi-why-flag-unreached = { $island } heeft een vlag; er moet eerst een brug van een eerdere kaart naartoe.
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
hashi-read-nothing = “{ $text }” is geen zet; probeer 5@e3, e3-e5 of een punt.
hashi-read-card = “{ $text }” is geen kaart; een kaart schrijf je als 4/3.
hashi-read-prepare = Vóór de eerste kaart schrijf je een 3 of een 4, geen { $number }.
hashi-read-other-number = De kaart toont een { $due }, geen { $number }.
hashi-read-no-island = Er is geen eiland { $island }.
hashi-read-no-line = Er is geen lijn { $text }.
hashi-read-mark = “{ $text }” is geen notitie; probeer B!e3 of B!e3-e5.

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
hashi-fact-struck = { $seat } betwist { $mark } op het blad van { $owner }: fout ({ $ruling }), maar te laat om te herstellen. Doorgestreept: { $islands }.
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
hashi-option-side-about = Beide kanten hebben 18 eilanden; de lijnen verschillen.
hashi-option-side-A = Kant A, de makkelijkste
hashi-option-side-B = Kant B, met meer kruisingen
hashi-option-paper = Papiermodus
hashi-option-paper-about = Notities worden niet gecontroleerd; betwist elkaars fouten.
hashi-option-board = Je eigen bord
hashi-option-board-about = Je gedrukte bord, in plaats van kant A of B.

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
hashi-board-without-form = “{ $entry }” is geen lijn; schrijf de twee eilanden aan de uiteinden, zoals e3-e5.
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
hashi-board-crossings-none = Er zijn geen lijnen die elkaar kruisen; elke kant heeft minstens één kruising.
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
hashi-screen-challenge = Betwist een notitie op een blad (B!e3, B!e3-e5), of zeg nee.
hashi-screen-card = Kaart { $card } van { $cards }
hashi-screen-drawn = { $drawn } van { $bridges } getekend
hashi-screen-done = klaar
hashi-turn = { $turn ->
    [0] Vóór de eerste kaart
   *[other] Kaart { $turn }
}
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
      5@e3    schrijf de 5 van de kaart op eiland e3 (eerst, of helemaal niet)
      e3-e5   teken één brug; zoveel als de kaart toont, of geen enkele
      { "." }       klaar met deze kaart
    Een eiland is af als er precies zoveel bruggen naartoe lopen als het getal zegt: 2 punten.
    Een vlag (► rood, ◆ blauw) krijgt pas een getal als er een brug van een eerdere kaart naartoe loopt.
    Bruggen hebben aan minstens één eind een getal en kruisen elkaar nooit; hooguit twee per lijn.
    Alle rode vlaggen: 9 punten, later 5. Alle blauwe: 7, later 3. Zes verbonden eilanden: 8, later 4.
    Op het bord: ╔═╗ of [ ] is af; 4₂ is een vier die nog twee bruggen mist; op stippels kun je nog tekenen.

# De pagina: namen van wat je kunt aanraken, met hoe het ermee staat.
# $flag is 1 bij een rode vlag, 2 bij een blauwe, 0 zonder.
hashi-name-place = { $flag ->
    [1] Eiland { $island }, rode vlag
    [2] Eiland { $island }, blauwe vlag
   *[other] Eiland { $island }
}
hashi-name-island-blank = { hashi-name-place }, geen getal, { $bridges ->
    [0] geen brug
    [one] één brug
   *[other] { $bridges } bruggen
}
hashi-name-island-number = { hashi-name-place }, { $number }, { $missing ->
    [one] mist nog één brug
   *[other] mist nog { $missing } bruggen
}
hashi-name-island-finished = { hashi-name-place }, { $number }, af
hashi-name-island-over = { hashi-name-place }, { $number }, te veel bruggen: { $bridges }
hashi-name-island-struck = { hashi-name-place }, doorgestreept
hashi-name-line = Lijn { $line }, { $bridges ->
    [0] geen brug
    [one] één brug
   *[other] { $bridges } bruggen
}
hashi-name-mark-number = Getal op { $island }
hashi-name-mark-bridge = Brug { $which } op { $line }

# Knoppen: wat er gebeurt.
hashi-do-done = Klaar
hashi-do-done-nothing = Kaart overslaan
hashi-do-done-wrote = Klaar, niets tekenen
hashi-do-done-drew = Klaar, niets schrijven
hashi-do-done-left = Nog { $left } te tekenen
hashi-do-done-leave = Klaar ({ $left } niet getekend)
hashi-do-number = Een { $number } schrijven
hashi-do-no = Niets betwisten
hashi-do-sheet = Blad van { $owner }

# Naast een naam.
hashi-status-done = klaar
hashi-status-choosing = kiest …
hashi-status-drawing = tekent …
hashi-status-challenging = mag betwisten

# Wat er nu te doen is.
hashi-prompt-prepare = Schrijf een 3 of een 4 op een eiland zonder vlag. Daarna gaat het blad naar { $owner }.
hashi-prompt-prepare-alone = Schrijf een 3 of een 4 op een eiland zonder vlag.
hashi-prompt-wait = Je bent klaar. Zolang niet iedereen klaar is, kun je het nog terugnemen.
hashi-prompt-write = Schrijf de { $number } op een eiland, of sla dat over; teken dan { $bridges ->
    [one] één brug
   *[other] { $bridges } bruggen
}.
hashi-prompt-write-only = Nu is er geen ruimte voor { $bridges ->
    [one] een brug
   *[other] { $bridges } bruggen
}. Misschien wel als je de { $number } schrijft.
hashi-prompt-draw-only = De { $number } past nergens. Teken { $bridges ->
    [one] één brug
   *[other] { $bridges } bruggen
}, of sla de kaart over.
hashi-prompt-nothing = Er is geen plek voor de { $number } en geen ruimte voor { $bridges ->
    [one] een brug
   *[other] { $bridges } bruggen
}: sla de kaart over.
hashi-prompt-draw = { $bridges ->
    [one] Teken nu één brug, of geen.
   *[other] Teken nu { $bridges } bruggen, alle of geen.
}
hashi-prompt-draw-on = { $left ->
    [one] Nog één brug te tekenen.
   *[other] Nog { $left } bruggen te tekenen.
}
hashi-prompt-all-drawn = Alle bruggen zijn getekend. Druk op Klaar als het zo goed is.
hashi-prompt-all-drawn-only = Alle bruggen zijn getekend; de { $number } staat er nog niet. Schrijven komt eerst: neem daarvoor de bruggen terug.
hashi-prompt-no-room = Er is geen ruimte voor { $bridges ->
    [one] nog een brug
   *[other] nog { $bridges } bruggen
}: druk op Klaar.
hashi-prompt-paper = Schrijf de { $number } en teken { $bridges ->
    [one] één brug
   *[other] { $bridges } bruggen
}. Niets wordt gecontroleerd tot iemand het betwist.
hashi-prompt-challenge = Klopt een notitie niet? Kies een blad en dan de notitie, of betwist niets.
hashi-prompt-challenge-wait = { $seat } mag een notitie betwisten.

# Het scoreblad van de pagina.
hashi-score-islands = Voltooide eilanden
hashi-score-islands-about = 2 punten per eiland
hashi-score-red = Rode vlaggen
hashi-score-blue = Blauwe vlaggen
hashi-score-linked = Zes verbonden
hashi-score-first = { $high } voor de eerste, later { $low }
hashi-score-until = { $high } tot en met kaart { $card }, dan { $low }
hashi-score-gone = nu { $low } in plaats van { $high }
hashi-score-so-far = Tot nu toe
hashi-score-total = Totaal
hashi-score-rank = Rang { $rank } van { $ranks }

# Naast en onder het bord.
hashi-beside-write = { $number } schrijven
hashi-beside-wrote = op { $island }
hashi-beside-draw = { $bridges ->
    [one] Eén brug
   *[other] { $bridges } bruggen
} tekenen
hashi-beside-left = nog { $left }
hashi-beside-drawn = getekend
hashi-beside-number = Eerste getal
hashi-beside-passes = voor { $owner }
hashi-beside-sheet = Blad van { $owner }
hashi-beside-pile = Stapel { $pile }: { $turned } van { $cards } omgedraaid
hashi-deck = Alle 18 kaarten. Omgedraaide kaarten zijn doorgestreept; één blijft verborgen.
hashi-deck-left = { $number }, { $bridges ->
    [one] één brug
   *[other] { $bridges } bruggen
}
hashi-deck-turned = { hashi-deck-left }: omgedraaid
hashi-deck-now = { hashi-deck-left }: ligt open

# De uitleg.
hashi-tutorial-1 = Een eiland is af als er precies zoveel bruggen naartoe lopen als het getal zegt. Elk is 2 punten waard, en je hebt 17 kaarten.
hashi-tutorial-2 = Vóór de eerste kaart schrijft iedereen een 3 of een 4 op een eiland zonder vlag. Tik op d4 en schrijf een 4.
hashi-tutorial-3 = Toen gingen de bladen naar links: dit blad is door Ben voorbereid, die d4 ook mooi vindt. De eerste kaart geldt voor jullie allebei: een 4 en twee bruggen.
hashi-tutorial-4 = Eerst schrijf je. Vlaggen moeten op een brug wachten; zet de 4 op a4, waar drie lijnen samenkomen.
hashi-tutorial-5 = Nu twee bruggen. Een brug volgt een stippellijn en heeft aan een van de einden een getal nodig. De eerste: a1-a4.
hashi-tutorial-6 = De tweede: a4-b4. Nu lopen er bruggen naar twee blauwe vlaggen.
hashi-tutorial-7 = Felle inkt is een klad: alleen jij ziet hem, en je kunt hem nog terugnemen. Hij wordt definitief als iedereen klaar is. Druk op Klaar.
hashi-tutorial-8 = Een 1 en twee bruggen. Een vlag krijgt een getal als er een brug van een eerdere kaart naartoe loopt. Schrijf de 1 op a1: het eiland is meteen af.
hashi-tutorial-9 = Op een lijn is ruimte voor twee bruggen. Teken de tweede op a4-b4.
hashi-tutorial-10 = De 4 op a4 mist nog één brug. Teken a4-a5, en het eiland krijgt zijn ring.
hashi-tutorial-11 = Twee eilanden af met één kaart. Druk op Klaar.
hashi-tutorial-12 = Een 2 en één brug. Naar b4 lopen al twee bruggen: schrijf de 2 daar.
hashi-tutorial-13 = Op een eiland dat af is past geen brug meer, en bruggen kruisen elkaar nooit. Dus is b4-d4 voorgoed geblokkeerd; teken d4-d6.
hashi-tutorial-14 = Alle rode vlaggen, alle blauwe, zes verbonden eilanden: wie er het eerst is, krijgt het meest. Druk op Klaar en speel verder; er komen nog 14 kaarten.

# De pagina met de spelregels.
hashi-learn-goal = Het doel van het spel
hashi-learn-goal-1 = Iedereen heeft hetzelfde blad: 18 eilanden en stippellijnen tussen buren. Met 17 kaarten schrijf je getallen op eilanden en teken je bruggen langs de lijnen.
hashi-learn-goal-2 = Een eiland is af als er precies zoveel bruggen naartoe lopen als het getal zegt. Eilanden die af zijn leveren punten op, en drie doelen ook.
hashi-learn-start = Vóór de eerste kaart
hashi-learn-start-1 = Iedereen schrijft een 3 of een 4 op een eiland zonder vlag en geeft het blad aan de linkerbuur. Je speelt op het blad dat je krijgt.
hashi-learn-start-2 = De 18 kaarten tonen elk getal van 1 tot 6 met een, twee en drie bruggen. Eén kaart blijft ongezien. Onder het blad staan omgedraaide kaarten doorgestreept.
hashi-learn-card = Een kaart
hashi-learn-card-1 = Een kaart wordt voor iedereen tegelijk omgedraaid. Schrijf eerst het getal op een eiland, teken dan de bruggen. Je mag elk van beide overslaan, ook allebei.
hashi-learn-card-2 = Wat je schrijft is een klad dat niemand anders ziet. Is iedereen klaar, dan wordt het definitief en ziet iedereen alles.
hashi-learn-write = Schrijven
hashi-learn-write-1 = Het getal komt op een eiland zonder getal en mag niet kleiner zijn dan het aantal bruggen daar. Is het gelijk, dan is het eiland meteen af.
hashi-learn-write-2 = Een eiland met een vlag krijgt pas een getal als er een brug van een eerdere kaart naartoe loopt.
hashi-learn-draw = Tekenen
hashi-learn-draw-1 = Een brug volgt een gedrukte lijn tussen twee eilanden, en een daarvan heeft een getal; dat van zonet telt mee. Een lijn draagt één brug of twee.
hashi-learn-draw-2 = Teken alle bruggen die de kaart toont, of geen enkele.
hashi-learn-no = Wat niet kan
hashi-learn-no-1 = Bruggen kruisen elkaar nooit. Op een eiland dat af is past er geen meer bij, op een eiland zonder getal hooguit zes. Je eilanden hoeven niet allemaal verbonden te zijn.
hashi-learn-points = Punten
hashi-learn-points-1 = Elk eiland dat af is: 2 punten. Alle vier de rode vlaggen: 9 voor de eerste, later 5. Alle drie de blauwe: 7 voor de eerste, later 3.
hashi-learn-points-2 = Zes verbonden: zes eilanden die af zijn, door bruggen verbonden zonder een onaf eiland ertussen. 8 punten voor de eerste, later 4.
hashi-learn-points-3 = Wie een doel met dezelfde kaart haalt als de eerste, krijgt ook de hoogste waarde. Na de 17e kaart wint wie de meeste punten heeft; bij gelijke stand wordt gedeeld.
hashi-learn-alone = Alleen spelen
hashi-learn-alone-1 = Je bereidt je eigen blad voor. De hoogste waarden hebben een termijn: blauwe vlaggen tot en met kaart 7, rode vlaggen en zes verbonden tot en met kaart 12.
hashi-learn-alone-2 = Je punten geven je een van twaalf rangen. Voor de hoogste zijn er 60 nodig: alle eilanden af en alle doelen op tijd.
hashi-learn-b = Kant B
hashi-learn-b-1 = Hier kruisen meer lijnen elkaar, en sommige zijn lang: een vroeg getekende brug blokkeert er veel. Iedereen speelt dezelfde kant.
hashi-learn-paper = Papiermodus
hashi-learn-paper-1 = Net als op papier wordt niets gecontroleerd. Na elke kaart mag iedereen om de beurt één notitie op een blad betwisten; ten onrechte betwisten kost niets.
hashi-learn-paper-2 = Een fout wordt uitgewist als die bij de volgende kaart is ontdekt en er niets aan vastzit. Anders blijft hij staan en komen de eilanden ervan nooit meer af.
hashi-edition-nsv = Uitwisbare borden met een makkelijkere kant A en een moeilijkere kant B, 18 kaarten. De vlaggen zijn rood en blauw. De optie voor de kant kiest.
