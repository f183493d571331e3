# Woordenlijst
# space      vakje (van de grens)
# segment    segment
# area       gebied; ring: grens rond een gebied
# cross off  afkruisen
# complete   afmaken, voltooien
# die, dice  dobbelsteen; roll: worp, gooien
# board      bord (een van de vier); sheet: blad
# active     aan zet (wie de eerste actie heeft)

the-border = The Border
the-border-about = Gooi dobbelstenen, kruis de grens vakje voor vakje af en sluit de ringen rond negen gebieden. Twee tot vier personen, een half uur.
the-border-by = Een spel van Michael Kiesling en Reinhard Staupe.

# Waarom een zet geweigerd wordt; de spelregel staat ernaast.
the-border-why-not-now = Je bent nu niet aan de beurt.
the-border-why-no-such-move = Die zet bestaat hier niet.
the-border-why-no-such-seat = Daar zit niemand.
the-border-why-board-gone = Bord { $board } is al uitgedeeld.
the-border-why-not-showing = Die dobbelstenen liggen er niet; de worp is { $dice }.
the-border-why-stop-first = Houd eerst de dobbelstenen, kruis dan pas af.
the-border-why-no-more-rolls = Dat was je laatste worp van deze ronde.
the-border-why-segment-full = { $segment } is al af.
the-border-why-dice-lack = Om { $segment } af te maken zijn er nog { $lacks } nodig; je hebt { $have } { $have ->
    [one] dobbelsteen
   *[other] dobbelstenen
} in de kleur { $colour }.
the-border-why-whole-segments = In de eerste actie maak je alleen hele segmenten af.
the-border-why-space-by-space = In de tweede actie kruis je vakje voor vakje af: noem een vakje.
the-border-why-crossed-off = { $space } is al afgekruist.
the-border-why-no-die = Voor { $space } is er geen dobbelsteen meer in de kleur { $colour }; er zijn { $pool }.
the-border-why-touches-nothing = { $space } raakt geen afgekruist vakje.
the-border-why-one-die = Alle vijf de dobbelstenen zijn gebruikt, dus mag ieder ander er maar één van gebruiken.

# Wat niet als zet te lezen is.
the-border-read-nothing = “{ $text }” is geen zet; probeer roll-rsb, stop, 5r, c12 of een punt.
the-border-read-dice = “{ $text }” zijn geen dobbelstenen; schrijf een tot vijf letters uit { $known }.
the-border-read-no-space = Er is geen vakje { $space } op de grens.
the-border-read-chance = “{ $text }” is niets wat dobbelstenen hier doen.

# Wat er gebeurt. Dobbelstenen heten r rood, g groen, b blauw, y geel, o oranje, s grijs.
the-border-fact-board = { $seat } krijgt bord { $board }.
the-border-fact-starts = { $seat } begint.
the-border-fact-roll = { $seat }, worp { $roll } van { $rolls }: { $dice }.
the-border-fact-again = { $seat } gooit { $dice } opnieuw.
the-border-fact-stops = { $seat } houdt de worp.
the-border-fact-segment = { $seat } maakt { $segment } af met { $dice }.
the-border-fact-used-some = { $seat } heeft { $used } gebruikt; voor de anderen blijft over: { $left }.
the-border-fact-used-none = { $seat } gebruikt geen dobbelstenen; voor de anderen blijft over: { $left }.
the-border-fact-used-all = { $seat } heeft ze alle vijf gebruikt ({ $used }); de anderen mogen er elk één van gebruiken.
the-border-fact-done = { $seat } is klaar.
the-border-fact-crossed = { $seat } kruist { $spaces } af met { $dice }.
the-border-fact-crossed-nothing = { $seat } kruist niets af.
# $motif: 1 kasteel, 2 adelaar, 3 eik, 4 villa, 5 windmolen, 6 zeilboot, 7 vuurtoren, 8 bijenkorf, 9 put.
the-border-fact-area-first = { $seat } sluit als eerste { $motif ->
    [1] het kasteel
    [2] de adelaar
    [3] de eik
    [4] de villa
    [5] de windmolen
    [6] de boot
    [7] de vuurtoren
    [8] de bijenkorf
   *[other] de put
}: { $points } punten.
the-border-fact-area-later = { $seat } sluit { $motif ->
    [1] het kasteel
    [2] de adelaar
    [3] de eik
    [4] de villa
    [5] de windmolen
    [6] de boot
    [7] de vuurtoren
    [8] de bijenkorf
   *[other] de put
}: { $points } punten.
the-border-fact-long = Na { $rounds } ronden heeft niemand zes gebieden; het spel eindigt toch.
the-border-fact-total = { $seat }: { $points } punten met { $areas ->
    [one] één gebied
   *[other] { $areas } gebieden
}.
the-border-fact-wins = { $seat } wint.
the-border-fact-shares = { $seat } deelt de eerste plaats.

# Opties.
the-border-option-board = Je eigen borden
the-border-option-board-about = Je vier gedrukte borden.

# Wat er aan een bord mankeert.
# $header is de regel met letters, a b c d …
the-border-board-header = De tekening moet beginnen met de regel letters “{ $header }”.
the-border-board-rows = Een tekening heeft hooguit { $longest } rijen; deze is er een te veel.
the-border-board-row-label = Deze rij begint met “{ $label }”, maar moet met haar nummer beginnen, { $expected }.
the-border-board-row-length =
    { $count ->
        [one] Rij { $row } heeft { $count } plaats; de regel met letters heeft er { $size }.
       *[other] Rij { $row } heeft { $count } plaatsen; de regel met letters heeft er { $size }.
    }
the-border-board-sign = “{ $sign }” op { $space } betekent niets; teken . voor zee, 4 tot 12 voor een gebied, xx voor een wit vakje, 5r voor een vakje van het rode segment van vijf.
the-border-board-motif-unknown = Er is geen plaatje “{ $motif }”. Kies uit: { $known }.
the-border-board-motifs = Er moeten { $needed } verschillende plaatjes zijn, één voor elk gebied; er staan er { $count }.
the-border-board-motif-value = Het plaatje { $motif } hoort bij het gebied met waarde { $value }.
the-border-board-top = Het bovenste gebied is de villa met waarde 9; hier is het de { $value }.
the-border-board-differs =
    { $count ->
        [one] Gebieden en grens zijn op elk bord gelijk, maar bord { $board } verschilt van bord 1 op { $space }.
       *[other] Gebieden en grens zijn op elk bord gelijk, maar bord { $board } verschilt van bord 1 op { $space } en elders, { $count } keer in totaal.
    }
the-border-board-spaces = De grens heeft { $count } vakjes; het moeten er { $needed } zijn, de witte meegeteld.
the-border-board-white =
    { $count ->
        [one] Er is { $count } wit vakje; het moeten er twee zijn.
       *[other] Er zijn { $count } witte vakjes; het moeten er twee zijn.
    }
the-border-board-upper-left = Eén wit vakje hoort in het kwart linksboven; { $space } ligt ergens anders.
the-border-board-lower-right = Eén wit vakje hoort in het kwart rechtsonder; { $space } ligt ergens anders.
the-border-board-area-missing = Geen gebied is { $value } waard.
the-border-board-area-apart = Het gebied met waarde { $value } bestaat uit stukken: { $spaces } ligt los.
the-border-board-open = Het gebied met waarde { $value } is open bij { $space }: alleen grens mag het van de rest scheiden.
the-border-board-ring = De grens rond het gebied met waarde { $value } is bij { $spaces } geen gesloten ring.
the-border-board-idle =
    { $count ->
        [one] { $spaces } raakt geen gebied.
       *[other] { $spaces } raken geen gebied.
    }
the-border-board-between =
    { $count ->
        [one] Maar { $count } vakje ligt tussen twee gebieden; bij de meeste moet dat zo zijn.
       *[other] Maar { $count } vakjes liggen tussen twee gebieden; bij de meeste moet dat zo zijn.
    }
the-border-board-apart = De grens bestaat uit stukken: { $spaces } zit niet aan de rest vast.
the-border-board-segment-length =
    { $count ->
        [one] Segment { $segment } heeft { $count } vakje in plaats van { $needed }.
       *[other] Segment { $segment } heeft { $count } vakjes in plaats van { $needed }.
    }
the-border-board-segment-apart = Segment { $segment } is niet aaneengesloten: de vakjes zijn niet één voor één af te lopen.
the-border-board-same-colour = { $first } en { $second } raken elkaar en hebben dezelfde kleur.
the-border-board-white-segments =
    { $count ->
        [one] Het witte vakje { $space } raakt maar { $count } segment; het moeten er twee zijn.
       *[other] Het witte vakje { $space } raakt maar { $count } segmenten; het moeten er twee zijn.
    }
the-border-board-white-blue =
    { $count ->
        [one] Blauw ligt op { $count } bord naast een wit vakje; dat moet op minstens { $needed }.
       *[other] Blauw ligt op { $count } borden naast een wit vakje; dat moet op minstens { $needed }.
    }
the-border-board-white-yellow =
    { $count ->
        [one] Blauw en geel liggen op { $count } bord naast een wit vakje; dat moet op minstens { $needed }.
       *[other] Blauw en geel liggen op { $count } borden naast een wit vakje; dat moet op minstens { $needed }.
    }
the-border-board-ring-short = De { $value } heeft een ring van { $count }, korter dan de { $other_value } met { $other_count }; meer waarde vraagt meer grens.
the-border-board-segments-short = De segmenten aan de { $value } hebben { $count } vakjes, die aan de { $other_value } { $other_count }; meer waarde vraagt meer.
the-border-board-cut = Segment { $segment } is anders gesneden dan op bord 1; alle borden hebben dezelfde sneden.
the-border-board-groups = Wat hier { $colour } is, heeft op bord 1 verschillende kleuren; kleuren wisselen alleen in hun geheel.
the-border-board-repeat = Segment { $segment } van bord { $board } heeft op bord { $other_board } dezelfde kleur.

# Terminal.
the-border-screen-round = Ronde { $round }
the-border-screen-roll = Worp { $roll } van { $rolls }
the-border-screen-active = Aan zet: { $seat }
the-border-screen-choose = Welke opnieuw gooien (roll-rs), of stop?
the-border-screen-first = Maak segmenten af (5r), dan een punt.
the-border-screen-second = Kruis vakjes af (c12), dan een punt.
the-border-screen-one-die = Maar één dobbelsteen.
the-border-screen-legend = r rood, g groen, b blauw, y geel, o oranje, s grijs
the-border-sheet-total = punten
the-border-sheet-best = beste gebied
# Namen van de plaatjes; kort, hooguit 13 tekens.
the-border-motif-1 = kasteel
the-border-motif-2 = adelaar
the-border-motif-3 = eik
the-border-motif-4 = villa
the-border-motif-5 = windmolen
the-border-motif-6 = boot
the-border-motif-7 = vuurtoren
the-border-motif-8 = bijenkorf
the-border-motif-9 = put
# Waarnaar de arena zeges uitsplitst.
the-border-tag-board = bord
the-border-tag-order = speelvolgorde
# Wat een zet kan zijn; koppen van de lijst die “?” toont.
the-border-offer-die = Opnieuw gooien
the-border-offer-stop = Worp houden
the-border-offer-segment = Afmaken
the-border-offer-space = Afkruisen
the-border-offer-done = Klaar
# Woorden voor “.” en “stop”, gescheiden door komma’s.
the-border-spoken-done = klaar, gedaan
the-border-spoken-stop = stop, genoeg
the-border-help =
    Wie aan zet is, gooit vijf dobbelstenen, hooguit drie keer, en maakt segmenten af. Daarna kruisen
    alle anderen vakjes af met de dobbelstenen die over zijn.
      roll-rs  gooi een rode en een grijze opnieuw; stop: houd ze allemaal
      5r       eerste actie: maak het rode segment van vijf af, één per vakje
      c12      tweede actie: kruis een vakje af dat aan een afgekruist vakje raakt
      { "." }        klaar
    Heeft wie aan zet is ze alle vijf gebruikt, dan mogen alle anderen er elk één van gebruiken.
    Een gebied is van jou als de hele ring afgekruist is: de eerste krijgt de hoge waarde, de anderen de helft.
    Het spel eindigt na de ronde waarin iemand zes gebieden heeft.
    Op het bord: 5r is een vakje van het rode segment van vijf, ×× is afgekruist, ✎✎ is je klad, // is gesloten.

# De pagina. $colour: 1 rood, 2 groen, 3 blauw, 4 geel, 5 oranje, 6 grijs.
the-border-colour = { $colour ->
    [1] rood
    [2] groen
    [3] blauw
    [4] geel
    [5] oranje
   *[other] grijs
}
# Hoe plekken en stukken hardop heten, en hoe het ermee staat.
the-border-name-space = { $space }, { the-border-colour }, segment van { $length }, nog { $left } open
the-border-name-space-near = { $space }, { the-border-colour }, segment van { $length }, nog { $left } open, naast een afgekruist vakje
the-border-name-space-crossed = { $space }, { the-border-colour }, segment van { $length }, afgekruist
the-border-name-space-draft = { $space }, { the-border-colour }, segment van { $length }, afgekruist in je klad
the-border-name-white = { $space }, wit, vanaf het begin afgekruist
the-border-name-segment = { the-border-colour }, segment van { $length }: { $left ->
    [one] één vakje open
   *[other] { $left } vakjes open
}
the-border-name-segment-full = { the-border-colour }, segment van { $length }: af
the-border-name-die = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}, { the-border-colour }
# Knoppen zeggen wat er gebeurt.
the-border-control-roll = Gekozen dobbelstenen opnieuw gooien
the-border-control-roll-some = { $dice ->
    [one] Eén dobbelsteen
   *[other] { $dice } dobbelstenen
} opnieuw gooien
the-border-control-stop = Deze worp houden
the-border-control-done-leave = Klaar ({ $dice } over)
the-border-control-done-all = Klaar (alle vijf gebruikt)
the-border-control-done = Klaar ({ $count } afgekruist)
the-border-control-done-nothing = Klaar (niets afgekruist)
# Wat er te doen is.
the-border-prompt-choose = Worp { $roll } van { $rolls }: tik op de dobbelstenen die je opnieuw wilt gooien, of houd deze worp.
the-border-prompt-first = Maak segmenten af, een dobbelsteen per ontbrekend vakje. { $dice ->
    [one] Eén dobbelsteen is
   *[other] { $dice } dobbelstenen zijn
} vrij.
the-border-prompt-first-none = Bij deze dobbelstenen past geen segment. { $dice ->
    [one] Eén dobbelsteen gaat
   *[other] { $dice } dobbelstenen gaan
} naar de anderen.
the-border-prompt-first-all = Alle vijf de dobbelstenen zijn gebruikt: ieder ander mag er maar één van gebruiken.
the-border-prompt-second = Kruis vakjes af die een afgekruist vakje raken. { $dice ->
    [one] Er is nog één dobbelsteen
   *[other] Er zijn nog { $dice } dobbelstenen
} voor jou.
the-border-prompt-second-one = Alle vijf de dobbelstenen zijn gebruikt: kruis één vakje af, met welke dobbelsteen je wilt.
the-border-prompt-second-none = Geen van deze dobbelstenen past naast je afgekruiste vakjes.
the-border-prompt-second-enough = Meer past er niet: je bent klaar.
# Een woord naast de naam.
the-border-status-rolling = worp { $roll }/{ $rolls }
the-border-status-first = maakt af
the-border-status-crossing = kruist af
the-border-status-done = klaar
the-border-status-areas = { $count } van { $needed } gebieden
the-border-status-closed = { $count ->
    [one] { $count } gebied
   *[other] { $count } gebieden
}
# Het scoreblad.
the-border-sheet-areas = gebieden
the-border-sheet-enough = bij { $needed } is het afgelopen
the-border-sheet-tie = beslist bij gelijke stand
# Naast het blad.
the-border-tray-yours = Jouw dobbelstenen
the-border-tray-theirs = Dobbelstenen van { $seat }
the-border-tray-left = Dobbelstenen voor jou
the-border-die-again = opnieuw
the-border-die-keep = blijft
the-border-die-free = vrij
the-border-die-draft = van jou
the-border-die-gone = gebruikt
the-border-choice = { $left } × { the-border-colour }
the-border-choice-of = segment van { $length }
the-border-area-lacks = nog { $count }
the-border-area-closed = gesloten
the-border-area-closing = sluit zich
the-border-area-name = { $motif ->
    [1] kasteel
    [2] adelaar
    [3] eik
    [4] villa
    [5] windmolen
    [6] boot
    [7] vuurtoren
    [8] bijenkorf
   *[other] put
}
the-border-area-open = { the-border-area-name }: nu { $points } waard, { $count ->
    [one] één vakje ontbreekt
   *[other] { $count } vakjes ontbreken
}
the-border-area-got = { the-border-area-name }: { $points } punten gescoord
the-border-sheet-area = { the-border-area-name }: { $first }, daarna { $later }
# Het eerste spel, stap voor stap.
the-border-tutorial-1 = Negen gebieden, en om elk daarvan loopt de grens. Kruis alle vakjes rond een gebied af en het is van jou; onder het blad zie je wat elk gebied waard is.
the-border-tutorial-2 = Jij begint. Twee dobbelstenen zijn rood, en twee is te weinig. Tik op groen, geel en oranje en gooi die drie opnieuw.
the-border-tutorial-3 = Drie rode en twee oranje! Je zou nog een keer kunnen gooien, maar dit past goed: houd deze worp.
the-border-tutorial-4 = Wie aan zet is, maakt hele segmenten af, waar dan ook. Drie rode dobbelstenen zijn precies genoeg voor het rode segment van drie: tik erop, en nog eens om te bevestigen.
the-border-tutorial-5 = De dobbelstenen mag je verdelen. Maak met de twee oranje het oranje segment van twee af.
the-border-tutorial-6 = Alle vijf de dobbelstenen zijn gebruikt. Slim: Ben mag er nu maar één van gebruiken. Druk op Klaar.
the-border-tutorial-7 = Ben kruiste één vakje af, gooide, maakte de drie oranje vakjes af en liet een groene en een gele dobbelsteen liggen. Die zijn voor jou.
the-border-tutorial-8 = Als een ander aan zet is, kruis je losse vakjes af, één per dobbelsteen. Elk vakje moet een afgekruist vakje raken. Groen d14 raakt jouw rode segment: tik erop.
the-border-tutorial-9 = De gele dobbelsteen past naast het witte vakje rechtsonder, dat vanaf het begin is afgekruist. Tik op m13.
the-border-tutorial-10 = Blauwe inkt is een klad: alleen jij ziet het en kunt het terugnemen tot iedereen klaar is. Druk op Klaar en het is definitief.
the-border-tutorial-11 = Wie een gebied als eerste sluit, krijgt de hogere waarde, wie later komt de lagere. Het spel eindigt na de ronde waarin iemand zes gebieden heeft.
the-border-tutorial-12 = Nu ben jij weer aan zet. Bedenk welke ring je wilt sluiten, verzamel de kleuren en laat de anderen weinig over. Speel verder zoals je wilt!
# De regels in onze eigen woorden.
the-border-learn-goal = Het doel van het spel
the-border-learn-goal-1 = Je blad toont een eiland met negen gebieden. Eromheen en ertussen loopt de grens: 86 vakjes in zes kleuren. Kruis de hele ring rond een gebied af en het is van jou.
the-border-learn-goal-2 = Wie een gebied vóór alle anderen sluit, krijgt de hogere waarde, de rest later ongeveer de helft. Zes gebieden beëindigen het spel; wie de meeste punten heeft, wint.
the-border-learn-setup = Voor je begint
the-border-learn-setup-1 = Twee tot vier spelen mee, ieder op een van vier borden: de gebieden zijn overal gelijk, de kleuren liggen anders. Het lot bepaalt wie welk bord krijgt en wie begint.
the-border-learn-setup-2 = De grens bestaat uit 24 segmenten: elke kleur heeft er een van twee, drie, vier en vijf vakjes. Twee witte vakjes zijn vanaf het begin afgekruist en horen bij geen segment.
the-border-learn-roll = Gooien
the-border-learn-roll-1 = Wie aan zet is, gooit vijf dobbelstenen met elk zes kleuren. Na de eerste en de tweede worp mag je gooien wat je wilt, ook wat je bewaarde; de derde worp is definitief.
the-border-learn-first = Eerste actie: hele segmenten
the-border-learn-first-1 = Wie aan zet is, maakt segmenten af, met een dobbelsteen van de kleur voor elk vakje dat nog open is. Ze mogen overal liggen en hoeven niets te raken.
the-border-learn-first-2 = Een eerder begonnen segment vraagt alleen wat ontbreekt. Eén worp kan er meer afmaken, maar je begint er geen zonder het af te maken. Dobbelstenen mogen blijven liggen.
the-border-learn-second = Tweede actie: losse vakjes
the-border-learn-second-1 = Dan spelen alle anderen tegelijk met de dobbelstenen die over zijn: per dobbelsteen één vakje van zijn kleur. Elk vakje moet een afgekruist vakje raken, een wit bijvoorbeeld.
the-border-learn-second-2 = Wat je net hebt afgekruist telt ook mee. Iedereen mag alle overgebleven dobbelstenen gebruiken; niemand pakt ze een ander af. Niets doen mag ook.
the-border-learn-second-3 = Gebruikte wie aan zet is alle vijf de dobbelstenen, dan mag ieder ander één van de vijf gebruiken, welke dan ook.
the-border-learn-second-4 = Tot de laatste klaar is, zijn je kruisjes een klad dat niemand anders ziet en dat je kunt terugnemen. Dan is met de klok mee de volgende aan zet.
the-border-learn-score = Gebieden en punten
the-border-learn-score-1 = Een gebied is gesloten als alle vakjes van zijn ring zijn afgekruist. Een vakje tussen twee of drie gebieden telt voor elk ervan; één kruisje kan er dus meer sluiten.
the-border-learn-score-2 = Wie een gebied als eerste sluit, krijgt 12, 11, 10 enzovoort tot 4. Wie het in een latere actie sluit, krijgt de helft, naar beneden afgerond.
the-border-learn-score-3 = Wie een gebied in dezelfde tweede actie sluit, krijgt ook de hogere waarde. De eerste actie komt vóór de tweede van haar ronde.
the-border-learn-end = Het einde
the-border-learn-end-1 = Het spel eindigt na de ronde waarin iemand zes gebieden heeft. Gebeurt dat in de eerste actie, dan wordt de tweede nog gespeeld. Meer gebieden tellen ook.
the-border-learn-end-2 = Wie de meeste punten heeft, wint. Bij gelijke stand beslist de hoogste score met één gebied; wie dan nog gelijk staat, deelt de plaats.
the-border-edition-nsv = Vier uitwisbare borden met hetzelfde land en andere kleuren, vijf dobbelstenen.
