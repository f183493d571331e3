# Woordenlijst
# tile       steen
# line       lijn; line end: lijneinde
# rack       rekje
# bag        zakje
# square     vakje; bonus square: bonusvakje
# start tile startsteen
# lay        leggen
# exchange   ruilen
# round      ronde

loopit = Loopit
loopit-about = Zet de lijnen voort: een steen levert zijn waarde op, plus die van de stenen waarmee hij verbonden is. Twee tot vier personen, dertig minuten.
loopit-by = Een spel van Goliath.

loopit-tile = een { $value } met { loopit-lines }
loopit-lines =
    { $ends ->
        [1] een lijn naar het noorden
        [2] een lijn naar het oosten
        [4] een lijn naar het zuiden
        [8] een lijn naar het westen
        [3] lijnen naar het noorden en het oosten
        [5] lijnen naar het noorden en het zuiden
        [9] lijnen naar het noorden en het westen
        [6] lijnen naar het oosten en het zuiden
        [10] lijnen naar het oosten en het westen
        [12] lijnen naar het zuiden en het westen
        [7] lijnen naar het noorden, het oosten en het zuiden
        [11] lijnen naar het noorden, het oosten en het westen
        [13] lijnen naar het noorden, het zuiden en het westen
        [14] lijnen naar het oosten, het zuiden en het westen
       *[15] lijnen naar alle kanten
    }

# Waarom een zet geweigerd wordt; de spelregel staat ernaast.
loopit-why-not-now = Je bent nu niet aan de beurt.
loopit-why-no-such-move = Die zet bestaat hier niet.
loopit-why-too-few-ends = Te weinig lijneinden voor de startsteen: { $tile }.
loopit-why-not-in-bag = Deze steen zit niet meer in het zakje: { $tile }.
loopit-why-not-in-rack = Deze steen ligt niet op je rekje: { $tile }.
loopit-why-taken = Op { $square } ligt al een steen.
loopit-why-no-tile-beside = Naast { $square } ligt geen steen.
loopit-why-no-line-on = Op { $square } zou er geen lijn van { $witness } doorlopen: { $tile }.
loopit-why-cuts-a-line = Op { $square } zou deze steen de lijn van { $witness } blokkeren: { $tile }.
loopit-why-line-is-cut = Op { $square } zou een lijn van deze steen door { $witness } geblokkeerd worden: { $tile }.
loopit-why-ends-at-edge = Op { $square } zou een lijn van deze steen aan de rand van het bord eindigen: { $tile }.
loopit-why-lay-first = Leg minstens één steen voordat je stopt.
loopit-why-one-fits = Je kunt een steen leggen: { $witness }.
loopit-why-still-fits = Een van je stenen past nog, dus je kunt je beurt niet beëindigen: { $witness }.
loopit-why-after-laying = Je hebt deze beurt al gelegd; nu kun je alleen nog leggen of stoppen.
loopit-why-bag-empty = Het zakje is leeg: er zijn geen stenen om te ruilen.
loopit-why-no-exchange = Stenen die voor één beurt getrokken zijn, kun je niet ruilen.

# Wat niet als zet te lezen is.
loopit-read-nothing = “{ $text }” is geen zet; probeer NES3 h8, een punt, exchange of pass.
loopit-read-draw = “{ $text }” kan niet worden getrokken; een steen heet bijvoorbeeld NES3.
loopit-read-no-tile = Er is geen steen { $tile }.
loopit-read-no-square = Er is geen vakje { $square }.

# Wat er gebeurt.
loopit-fact-begins = { $seat } begint.
loopit-fact-leave =
    { $count ->
        [one] Eén steen verlaat ongezien het spel.
       *[other] { $count } stenen verlaten ongezien het spel.
    }
loopit-fact-start = De startsteen is { loopit-tile }.
loopit-fact-draws = { $seat } trekt { loopit-tile }.
loopit-fact-lays = { $seat } legt { loopit-tile } op { $square } en krijgt { $points } punten: { $own } voor de steen, { $linked } voor zijn verbindingen.
loopit-fact-lays-bonus = { $seat } legt { loopit-tile } op { $square } (×{ $times }) en krijgt { $points } punten: { $own } voor de steen, { $linked } voor zijn verbindingen.
loopit-fact-exchanges = { $seat } kan niets leggen en ruilt alle stenen voor nieuwe uit het zakje.
loopit-fact-discards = { $seat } kan niets leggen, legt alle stenen weg en trekt nieuwe.
loopit-fact-passes = { $seat } kan niets leggen en past.
loopit-fact-all-laid = Alle stenen zijn gelegd.
loopit-fact-over =
    { $count ->
        [one] Het spel is afgelopen; er is één steen over.
       *[other] Het spel is afgelopen; er zijn { $count } stenen over.
    }
loopit-fact-total =
    { $points ->
        [one] { $seat }: { $points } punt.
       *[other] { $seat }: { $points } punten.
    }
loopit-fact-wins = { $seat } wint.
loopit-fact-shares = { $seat } deelt de eerste plaats.

# Opties.
loopit-option-edition = Uitgave
loopit-option-edition-about = De uitgaven verschillen op drie punten; elk is hieronder ook apart te wijzigen.
loopit-option-edition-landbridge = Landbridge (onze keuze)
loopit-option-edition-en = Engelse uitgave
loopit-option-edition-fr = Franse uitgave
loopit-option-edition-nl = Nederlandse uitgave
loopit-option-edition-de = Duitse uitgave
loopit-option-edition-es = Spaanse uitgave
loopit-option-edition-pt = Portugese uitgave
loopit-option-start-ends = Lijneinden van de startsteen, minstens
loopit-option-start-ends-about = Met meer einden zijn de eerste beurten vrijer.
loopit-option-exchange = Geruilde stenen
loopit-option-exchange-about = Voor een beurt waarin niets past.
loopit-option-exchange-bag = terug in het zakje
loopit-option-exchange-discard = uit het spel
loopit-option-end = Einde van het spel
loopit-option-end-about = Wanneer de laatste punten worden geteld.
loopit-option-end-stuck = als niemand meer kan leggen
loopit-option-end-bag = als het zakje leeg is
loopit-option-end-round = na de ronde waarin het zakje leegraakt
loopit-option-stop = Eerder stoppen
loopit-option-stop-about = Met één of twee stenen in plaats van drie.
loopit-option-stop-free = wanneer je wilt, na één steen
loopit-option-stop-stuck = alleen als geen van je stenen meer past
loopit-option-rounds = Aantal ronden
loopit-option-rounds-about = Een korter spel, of de variant waarin iedereen legt wat getrokken wordt.
loopit-option-rounds-off = onbeperkt
loopit-option-rounds-book = zoals in de spelregels
loopit-option-rounds-german = Duitse variant, zonder rekjes
loopit-option-board = Je eigen stenen en bonusvakjes
loopit-option-board-about = Je gedrukte stenen, met hun waarden.

# Wat er niet klopt aan een bord.
loopit-board-ends = “{ $ends }” zijn geen lijneinden; schrijf de letters N, E, S en W van de zijden, elk hoogstens één keer.
loopit-board-value = “{ $value }” is geen waarde; stenen tellen 1 tot 8.
# $header is de rij letters, "a b c d …".
loopit-board-header = De bonusvakjes moeten beginnen met de rij letters “{ $header }”.
loopit-board-row-label = Deze rij begint met “{ $label }”, maar moet beginnen met haar nummer, { $expected }.
loopit-board-row-length =
    { $count ->
        [one] Rij { $row } heeft { $count } vakje; elke rij heeft er { $size }.
       *[other] Rij { $row } heeft { $count } vakjes; elke rij heeft er { $size }.
    }
loopit-board-sign = “{ $sign }” betekent niets; teken . voor een gewoon vakje, 2 tot 6 voor een bonus.
loopit-board-rows =
    { $count ->
        [one] Er is { $count } rij; een bord heeft er { $size }.
       *[other] Er zijn { $count } rijen; een bord heeft er { $size }.
    }
loopit-board-tiles =
    { $count ->
        [one] Er is { $count } steen; een spel heeft er { $needed }.
       *[other] Er zijn { $count } stenen; een spel heeft er { $needed }.
    }
loopit-board-pattern-missing = Geen steen heeft de lijneinden { $ends }; elk patroon moet voorkomen.
loopit-board-opposite =
    { $count ->
        [one] Er is { $count } steen { $ends }, maar van het tegendeel { $opposite } zijn er { $others }; evenveel van beide trekt geen richting voor.
       *[other] Er zijn { $count } stenen { $ends }, maar van het tegendeel { $opposite } zijn er { $others }; evenveel van beide trekt geen richting voor.
    }
loopit-board-too-dear =
    { $count ->
        [one] { $tile } telt meer dan een steen met { $count } lijneinde ({ $least }); hoe meer lijneinden, hoe lager de waarde.
       *[other] { $tile } telt meer dan een steen met { $count } lijneinden ({ $least }); hoe meer lijneinden, hoe lager de waarde.
    }
loopit-board-centre = Het midden heeft geen bonus: daar ligt de startsteen.
loopit-board-bonus-count =
    { $count ->
        [one] Er is { $count } vakje ×{ $times }; een bord heeft er { $needed }.
       *[other] Er zijn { $count } vakjes ×{ $times }; een bord heeft er { $needed }.
    }
loopit-board-skew = { $square } is ×{ $times }, maar { $to } niet; een kwartslag gedraaid moet het bord er hetzelfde uitzien.
loopit-board-falling = { $square } (×{ $times }) ligt dichter bij het midden dan een kleinere bonus; naar de hoeken lopen ze op.

# Terminal.
loopit-screen-round = Ronde { $round }
loopit-screen-round-of = Ronde { $round } van { $rounds }
loopit-screen-bag = In het zakje: { $count }
loopit-screen-laid = Gelegd: { $laid } van { $lays }
loopit-sheet-left = stenen over
loopit-sheet-points = punten
# Wat een zet kan zijn; koppen van de lijst die “?” toont.
loopit-offer-tile = Leggen
loopit-offer-stop = Stoppen
loopit-offer-exchange = Alle stenen ruilen
loopit-offer-pass = Passen
# Woorden voor “.”, “exchange” en “pass”, gescheiden door komma's.
loopit-spoken-stop = stop, klaar
loopit-spoken-exchange = ruilen, ruil
loopit-spoken-pass = passen, pas
loopit-help =
    Leg tot drie van je vijf stenen, de een na de ander; daarna wordt je rekje aangevuld.
      NES3 h8   leg de steen met einden naar noord, oost en zuid en waarde 3 op h8
      { "." }         stop na één of twee stenen
      ruilen    geen steen past: doe ze alle terug en trek nieuwe
      passen    geen steen past: houd ze
    Stenen worden nooit gedraaid. Een steen zet minstens één lijn voort en blokkeert er geen: waar twee
    stenen elkaar raken, hebben beide een lijneinde of geen van beide. Geen lijn eindigt aan de rand.
    Een steen levert zijn waarde op, maal de bonus van zijn vakje, plus de waarden van alle stenen
    waarmee een lijn hem verbindt.
    Op het bord: ○ is waar een lijn heen leidt, ×2 tot ×6 zijn bonusvakjes.

# Waarnaar de arena de overwinningen indeelt.
loopit-tag-order = speelvolgorde

# De pagina: wat er te doen is, hoe de dingen heten.
loopit-prompt-lay = Kies een steen, dan een vakje; je mag tot drie stenen leggen.
loopit-prompt-lay-all = Kies een steen, dan een vakje; leg drie stenen als ze passen.
loopit-prompt-more =
    { $left ->
        [one] Leg nog één steen, of stop.
       *[other] Leg nog tot { $left } stenen, of stop.
    }
loopit-prompt-lay-on =
    { $left ->
        [one] Leg nog één steen: een van je stenen past nog.
       *[other] Leg nog { $left } stenen, zolang er een past.
    }
loopit-prompt-enough = Geen van je stenen past nog: stop hier.
loopit-prompt-stuck = Geen van je stenen past: ruil ze allemaal, of houd ze en pas.
loopit-prompt-stuck-empty = Geen van je stenen past en het zakje is leeg: pas.
loopit-prompt-drawn-stuck = Geen van de getrokken stenen past: doe ze terug.
loopit-control-stop =
    { $laid ->
        [one] Stoppen na één steen
       *[other] Stoppen na { $laid } stenen
    }
loopit-control-exchange =
    { $count ->
        [one] De steen ruilen
       *[other] Alle { $count } stenen ruilen
    }
loopit-control-discard =
    { $count ->
        [one] De steen wegleggen voor een nieuwe
       *[other] Alle { $count } stenen wegleggen voor nieuwe
    }
loopit-control-pass = Passen en stenen houden
loopit-control-pass-drawn = De stenen terugdoen
loopit-name-square = { $square }, leeg
loopit-name-bonus = { $square }, leeg, ×{ $times }
loopit-name-open = { $square }, leeg, met { $sides }
loopit-name-open-bonus = { $square }, leeg, ×{ $times }, met { $sides }
loopit-name-tile = { $square }, { $tile }
loopit-name-rack = { $tile }
loopit-name-rack-fits =
    { $places ->
        [0] { $tile }, past nergens
        [one] { $tile }, past op één plek
       *[other] { $tile }, past op { $places } plekken
    }
loopit-status-laying = legt, { $laid } van { $lays }
loopit-sheet-tiles = stenen op het rekje
loopit-sheet-thrown = weggelegde stenen
loopit-sheet-thrown-about = gesloten, uit het spel
loopit-sheet-points-about = waarden, bonussen en verbindingen
loopit-page-rack = Jouw rekje
loopit-page-rack-of = Rekje van { $seat }
loopit-page-drawn = Getrokken door { $seat }
loopit-page-places =
    { $places ->
        [0] past nergens
        [one] past op één plek
       *[other] past op { $places } plekken
    }
loopit-page-turn = Jouw beurt
loopit-page-turn-of = Beurt van { $seat }
loopit-page-turn-last = Vorige beurt: { $seat }
loopit-page-on = op { $square }
loopit-page-on-bonus = op { $square }, ×{ $times }
loopit-page-more = nog een, als je wilt
loopit-page-must = nog een, zolang er een past
loopit-page-sum = Totaal
loopit-page-last = vorige beurt: { $points }
loopit-page-bag =
    { $count ->
        [0] het zakje is leeg
        [one] één steen in het zakje
       *[other] { $count } stenen in het zakje
    }
loopit-page-gone =
    { $count ->
        [one] één steen is uit het spel
       *[other] { $count } stenen zijn uit het spel
    }
loopit-page-ends-stuck = eindigt als niemand meer kan leggen
loopit-page-ends-bag = eindigt als het zakje leeg is
loopit-page-ends-round = eindigt na de ronde waarin het zakje leegraakt
loopit-page-held =
    { $count ->
        [0] geen stenen
        [one] één steen
       *[other] { $count } stenen
    }
loopit-page-map = Overzicht van het bord: tik erop om te verschuiven
loopit-page-unseen = Nog niet geziene stenen

# De uitleg.
loopit-tutorial-1 = Loopit is een spel van lijnen. In het midden ligt de startsteen; vandaar lopen lijnen naar het noorden, het zuiden en het westen. Jij zet ze voort.
loopit-tutorial-2 = Deze vijf stenen zijn van jou, alleen jij ziet ze. Het getal is de waarde van de steen. Stenen worden nooit gedraaid.
loopit-tutorial-3 = Tik op de 6, dan op het vakje boven de startsteen. Minstens één lijn moet doorlopen: hier komt hij uit het zuiden.
loopit-tutorial-4 = Een steen levert zijn eigen waarde op en die van elke steen waarmee een lijn hem verbindt: 6 + 3 = 9.
loopit-tutorial-5 = Gekleurde vakjes vermenigvuldigen. Zet de lijn naar links voort: leg de 5 op het vakje ×2.
loopit-tutorial-6 = 5 × 2 + 6 = 16. Alleen de gelegde steen wordt vermenigvuldigd, nooit zijn buren. Naar de hoeken toe stijgen de vakjes tot ×6.
loopit-tutorial-7 = Geen lijn mag geblokkeerd worden: waar twee stenen elkaar raken, hebben ze beide een lijneinde of geen van beide. Op f7 raakt de 2 beide lijnen: 2 + 5 + 3.
loopit-tutorial-8 = Na drie stenen is je beurt voorbij, en je rekje wordt weer tot vijf aangevuld. Daarna legde Ben er drie: volg zijn lijn tot het vakje ×3.
loopit-tutorial-9 = Denk aan drie stenen tegelijk. Leg de 3 onder de startsteen: die opent twee lijnen, elk naar een vakje ×2.
loopit-tutorial-10 = Doodlopende stenen zijn het meest waard, en ze sluiten een lijn. Op f8 raakt deze 8 drie stenen, maar een lijn verbindt hem met maar één: 8 × 2 + 3.
loopit-tutorial-11 = En de andere 8 aan de andere kant, nog eens voor 19.
loopit-tutorial-12 = 44 punten in één beurt! Je mag ook na één of twee stenen stoppen. Alleen als er geen enkele past, ruil je je stenen of pas je.
loopit-tutorial-13 = Het spel is afgelopen als niemand meer kan leggen; wie de meeste punten heeft, wint. Speel nu verder: wat niet past, wordt uitgelegd als je het probeert.

# De regels, in onze woorden.
loopit-learn-goal-title = Het doel van het spel
loopit-learn-goal =
    Iedereen bouwt op één bord aan één netwerk van lijnen.
    Elke gelegde steen telt meteen: zijn eigen waarde en de waarden van de stenen waarmee hij verbonden is. Wie de meeste punten heeft, wint.
loopit-learn-setup-title = Om te beginnen
loopit-learn-setup =
    In het zakje zitten 81 stenen. Ieder trekt er vijf, verborgen voor de anderen.
    Eén steen komt in het midden: de startsteen, met minstens drie lijneinden, die niets oplevert. Het lot bepaalt wie begint.
loopit-learn-tiles =
    Een lijn bereikt één tot vier zijden van een steen, altijd in het midden.
    Hoe meer einden, hoe lager de waarde: een doodlopende is 7 of 8 waard, een kruising maar 1.
    NES3 heeft einden in noord, oost (E) en zuid (S), en waarde 3.
loopit-learn-turn-title = Een beurt
loopit-learn-turn = Leg één tot drie stenen van je rekje, de een na de ander, naast elkaar of op verschillende plekken. Dan wordt je rekje tot vijf aangevuld en is de volgende aan de beurt.
loopit-learn-fit-title = Waar een steen past
loopit-learn-fit = Een steen komt op een leeg vakje naast een andere, en minstens één lijn moet tussen de twee doorlopen. Stenen worden nooit gedraaid.
loopit-learn-cut = Geen lijn wordt geblokkeerd. Aan elke zijde waar twee stenen elkaar raken, hebben ze beide een lijneinde of geen van beide. En geen lijn eindigt aan de rand van het bord.
loopit-learn-score-title = Wat een steen oplevert
loopit-learn-score =
    Zijn waarde, maal de bonus van zijn vakje, plus de gewone waarden van alle stenen die een lijn met hem verbindt, ook die van dezelfde beurt.
    Nooit het hele pad, en niets voor een buur zonder lijn.
loopit-learn-score-example = Op het plaatje ligt de 5 op ×4 en is hij verbonden met de 6: 5 × 4 + 6 = 26. De 3 ernaast heeft er geen lijn naartoe en telt niet.
loopit-learn-stuck-title = Als niets past
loopit-learn-stuck =
    Alleen als geen van je stenen ergens past, mag je er geen leggen.
    Dan doe je ze allemaal terug in het zakje en trek je er evenveel, of je houdt ze en past. Dat is je hele beurt en levert niets op.
loopit-learn-end-title = Het einde
loopit-learn-end =
    Het spel is afgelopen als alle stenen gelegd zijn, of als geen steen, op een rekje of in het zakje, nog ergens past; ook na twee volle ronden waarin niemand legt.
    Wie de meeste punten heeft, wint; een gelijke stand wordt gedeeld.
loopit-learn-editions-title = Uitgaven
loopit-learn-editions =
    Zes gedrukte uitgaven verschillen in kleinigheden, en je kunt kiezen.
    Frans: de startsteen heeft twee einden nodig. Het woord voor ruilen kan daar ook betekenen dat de stenen het spel verlaten; dat is een optie.
    Spaans en Portugees: het spel is afgelopen zodra het zakje leeg is.
    Elders mag elke steen beginnen.
loopit-learn-fair = Eén einde is van ons: de ronde waarin het zakje leegraakt is de laatste, zodat iedereen even vaak aan de beurt is.
loopit-learn-strict =
    Elke gedrukte uitgave is strenger: na één of twee stenen mag je alleen stoppen als geen van de andere past.
    Volgens onze regels mag je na elke steen stoppen.
loopit-learn-rounds-title = Aantal ronden
loopit-learn-rounds = Je kunt een aantal ronden afspreken. Volgens de spelregels zijn het er zeven met vier spelers, negen met drie (twee stenen gaan vooraf ongezien weg), dertien met twee (vier gaan weg).
loopit-learn-german =
    De Duitse variant heeft geen rekjes.
    In je beurt trek je twee stenen (met vier), drie (met drie) of vier (met twee), open voor iedereen; je legt er tot drie, zolang er een past, en de rest gaat terug.
    Er wordt niet geruild.
loopit-learn-here-title = Aan deze tafel
loopit-learn-here =
    Tik op een steen, dan op een vakje; gestippelde vakjes tonen waar hij past en wat hij zou opleveren. Op het toetsenbord gaan de pijlen van vakje naar vakje.
    Je kunt ook NES3 h8 typen, of een punt om te stoppen.
loopit-learn-phone = Op een klein scherm zie je een deel van het bord, dat volgt wat er gebeurt. Tik op het kleine overzicht om elders te kijken.
loopit-learn-tips-title = Goed om te weten
loopit-learn-tips =
    Drie kleine stenen in een knoop van lijnen leveren vaak meer op dan één steen met een hoge waarde.
    Een doodlopende steen op een hoog bonusvakje is het beste wat er is; een open tak is een uitnodiging aan de volgende.
