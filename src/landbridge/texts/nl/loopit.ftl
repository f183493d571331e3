# Woordenlijst
# tile       steen
# line       lijn; line end: lijneinde
# rack       rekje
# bag        zakje
# square     vak; bonus square: bonusvak
# start tile startsteen
# lay        leggen
# exchange   ruilen
# round      ronde

loopit = Loopit
loopit-about = Zet de lijnen voort: een steen telt zichzelf en alles waarmee hij verbonden is. Twee tot vier personen, dertig minuten.
loopit-by = Een spel van Goliath.

# Waarom een zet geweigerd wordt; de spelregel staat ernaast.
loopit-why-not-now = Je bent nu niet aan de beurt.
loopit-why-no-such-move = Die zet bestaat hier niet.
loopit-why-too-few-ends = { $tile } heeft te weinig lijneinden voor de startsteen.
loopit-why-not-in-bag = Er zit geen { $tile } meer in het zakje.
loopit-why-not-in-rack = Je hebt geen { $tile }.
loopit-why-taken = Op { $square } ligt al een steen.
loopit-why-no-tile-beside = Naast { $square } ligt geen steen.
loopit-why-no-line-on = Er loopt geen lijn van { $witness } door naar { $tile } op { $square }.
loopit-why-cuts-a-line = { $tile } op { $square } zou de lijn afsnijden die van { $witness } komt.
loopit-why-line-is-cut = Een lijn van { $tile } op { $square } zou worden afgesneden: { $witness } heeft daar geen lijneinde.
loopit-why-ends-at-edge = Een lijn van { $tile } op { $square } zou aan de rand van het bord eindigen.
loopit-why-lay-first = Leg minstens één steen voordat je ophoudt.
loopit-why-one-fits = Je kunt een steen leggen: { $witness }.
loopit-why-after-laying = Je hebt deze beurt al gelegd; nu kun je alleen nog leggen of ophouden.
loopit-why-bag-empty = Het zakje is leeg: er valt niets te ruilen.
loopit-why-no-exchange = Stenen die voor één beurt getrokken zijn, kun je niet ruilen.

# Wat niet als zet te lezen is.
loopit-read-nothing = “{ $text }” is geen zet; probeer NES3 h8, een punt, exchange of pass.
loopit-read-draw = “{ $text }” kan niet worden getrokken; een steen heet bijvoorbeeld NES3.
loopit-read-no-tile = Er is geen steen { $tile }.
loopit-read-no-square = Er is geen vak { $square }.

# Wat er gebeurt.
loopit-fact-begins = { $seat } begint.
loopit-fact-leave =
    { $count ->
        [one] Eén steen verlaat ongezien het spel.
       *[other] { $count } stenen verlaten ongezien het spel.
    }
loopit-fact-start = { $tile } ligt in het midden.
loopit-fact-draws = { $seat } trekt { $tile }.
loopit-fact-lays = { $seat } legt { $tile } op { $square }: { $own } + { $linked } = { $points }.
loopit-fact-lays-bonus = { $seat } legt { $tile } op { $square } (×{ $times }): { $own } + { $linked } = { $points }.
loopit-fact-exchanges = { $seat } kan niets leggen, doet alle stenen terug in het zakje en trekt evenveel nieuwe.
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
loopit-option-edition = Spelregels van de uitgave
loopit-option-edition-landbridge = landbridge, de onze
loopit-option-edition-en = en, Engels
loopit-option-edition-fr = fr, Frans
loopit-option-edition-nl = nl, Nederlands
loopit-option-edition-de = de, Duits
loopit-option-edition-es = es, Spaans
loopit-option-edition-pt = pt, Portugees
loopit-option-start-ends = Lijneinden van de startsteen, minstens
loopit-option-exchange = Geruilde stenen
loopit-option-exchange-bag = terug in het zakje
loopit-option-exchange-discard = uit het spel
loopit-option-end = Einde van het spel
loopit-option-end-stuck = als niemand meer kan leggen
loopit-option-end-bag = als het zakje leeg is
loopit-option-end-round = met de ronde waarin het zakje leegraakt
loopit-option-rounds = Aantal ronden
loopit-option-rounds-off = onbeperkt
loopit-option-rounds-book = zoals in de spelregels
loopit-option-rounds-german = Duitse variant, zonder rekjes
loopit-option-board = Eigen stenen en bonusvakken

# Wat er niet klopt aan een bord.
loopit-board-ends = “{ $ends }” zijn geen lijneinden; schrijf de letters N, E, S en W van de zijden, elk hoogstens één keer.
loopit-board-value = “{ $value }” is geen waarde; stenen tellen 1 tot 8.
# $header is de rij letters, "a b c d …".
loopit-board-header = De bonusvakken moeten beginnen met de rij letters “{ $header }”.
loopit-board-row-label = Deze rij begint met “{ $label }”, maar moet beginnen met haar nummer, { $expected }.
loopit-board-row-length =
    { $count ->
        [one] Rij { $row } heeft { $count } vak; elke rij heeft er { $size }.
       *[other] Rij { $row } heeft { $count } vakken; elke rij heeft er { $size }.
    }
loopit-board-sign = “{ $sign }” betekent niets; teken . voor een gewoon vak, 2 tot 6 voor een bonus.
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
        [one] Er is { $count } vak ×{ $times }; een bord heeft er { $needed }.
       *[other] Er zijn { $count } vakken ×{ $times }; een bord heeft er { $needed }.
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
loopit-offer-stop = Ophouden
loopit-offer-exchange = Alle stenen ruilen
loopit-offer-pass = Passen
# Woorden voor “.”, “exchange” en “pass”, gescheiden door komma's.
loopit-spoken-stop = klaar
loopit-spoken-exchange = ruilen, ruil
loopit-spoken-pass = passen, pas
loopit-help =
    Leg tot drie van je vijf stenen, de een na de ander; daarna wordt je rekje aangevuld.
      NES3 h8   leg de steen met einden naar noord, oost en zuid en waarde 3 op h8
      { "." }         houd op na één of twee stenen
      ruilen    geen steen past: doe ze alle terug en trek nieuwe
      passen    geen steen past: houd ze
    Stenen worden nooit gedraaid. Een steen zet minstens één lijn voort en snijdt er geen af: waar twee
    stenen elkaar raken, hebben beide een lijneinde of geen van beide. Geen lijn eindigt aan de rand.
    Een steen telt zijn waarde, maal de bonus van zijn vak, plus de waarden van alle stenen waarmee een
    lijn hem verbindt.
    Op het bord: ○ is waar een lijn heen leidt, ×2 tot ×6 zijn bonusvakken.

# `landbridge bench`.
loopit-bench-search = Beste beurt in { $positions } stellingen: { $fast } µs per stuk, door gewoon opsommen { $plain } µs ({ $ratio } keer zo lang).
loopit-bench-same = De antwoorden zijn gelijk in { $same } van { $positions } stellingen.

# Waarnaar de arena de overwinningen indeelt.
loopit-tag-order = speelvolgorde
