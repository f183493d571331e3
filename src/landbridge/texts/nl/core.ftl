# Wat er rond de spellen misgaat: opties, verslagen, plaatsen.

core-option-unknown = Er is geen optie “{ $name }”. Kies uit: { $known }.
core-option-meant = Er is geen optie “{ $name }”. Bedoel je { $near }?
core-option-value = Optie { $name } kan niet “{ $value }” zijn. Kies uit: { $choices }.
core-wrong-seats = { $game } speel je met { $few } tot { $many } personen, niet met { $seats }.
core-ended = Het spel is afgelopen.
core-left = Deze plaats was al opgegeven.

core-why-not-now = Je kunt nu niets doen.
core-why-no-such-move = Dat is hier geen zet.
core-read-nothing = “{ $text }” is geen zet in dit spel.
core-fact-move = { $seat }: { $move }.
core-fact-chance = Getrokken: { $move }.
core-fact-total = { $seat }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
core-fact-wins = { $seat } wint.
core-fact-shares = { $seat } deelt de eerste plaats.

core-record-place =
    Regel { $line }, kolom { $column }, “{ $token }” ({ $moves ->
        [0] hiervoor staan geen zetten
        [one] de zet ervoor is intact
       *[other] de { $moves } zetten ervoor zijn intact
    }):
core-record-place-line =
    Regel { $line }, kolom { $column } ({ $moves ->
        [0] hiervoor staan geen zetten
        [one] de zet ervoor is intact
       *[other] de { $moves } zetten ervoor zijn intact
    }):
core-record-long = De tekst is langer dan { $most } tekens en kan dus geen partijbestand zijn.
core-record-empty = Er valt niets te lezen.
core-record-magic = Een partijbestand begint met “landbridge 2”.
core-record-format = Dit is formaat “{ $token }”; deze versie van Landbridge leest formaat { $ours }.
core-record-game = Er is geen spel met deze naam.
core-record-version = Dit is gespeeld met versie “{ $token }” van de regels van { $game }; hier geldt versie { $ours }.
core-record-twice = “{ $token }” staat twee keer in de eerste regel.
core-record-no-seats = De eerste regel zegt niet wie er spelen (“seats Ada, Ben”).
core-name = Een naam heeft 1 tot { $most } afdrukbare tekens nodig; “{ $name }” voldoet niet.
core-record-promise = De belofte van de croupier moet uit 64 hexadecimale cijfers bestaan.
core-record-board-option = Een eigen bord staat in regels die met “|” beginnen.
core-record-turn = Deze regel zegt ronde { $token }, maar het is ronde { $ours }.
core-record-actor = Een regel met zetten moet beginnen met wie er speelt: { $actors }.
core-record-no-draft = Hier kan geen klad staan.
core-record-early-end = Hier staat een uitslag, maar het spel is nog niet afgelopen.
core-record-result = De uitslag klopt niet met de zetten; die geven { $ours }.
core-record-secret = Het geheim van de croupier moet een even aantal hexadecimale cijfers zijn, 16 tot 128.
core-record-broken-promise = Dit geheim past niet bij de belofte van de croupier in de eerste regel.
core-record-not-utf8 = Deze byte is geen tekst (het bestand is geen UTF-8).
core-record-hidden = Dit is een lopende partij zoals één persoon haar ziet. De zet hier was voor die persoon verborgen; vanaf hier kan er niet verder worden gespeeld.
core-record-luck-late = Hoe de trekkingen zijn afgesproken, moet vóór de eerste zet staan.
core-record-left = Achter een opgegeven plaats staat de reden: { $known }.
core-record-left-end = Achter de reden kan alleen “end” staan.

# Bordbestanden; voor elke zin staat de plek, erachter de spelregel.
board-too-long = Het bestand heeft { $size } tekens; een bordbestand mag er hooguit { $longest } hebben.
board-too-deep = Hier zitten te veel haken in elkaar; een bord heeft er een of twee nodig.
# $reason komt van de TOML-lezer en is Engels.
board-not-toml = Dit is niet als TOML te lezen: { $reason }.
board-not-shipped = Er is hier geen bord “{ $name }”. Kies uit: { $known }.
board-key-unknown = Er is geen sleutel “{ $name }”. Een bord heeft: { $known }.
board-key-meant = Er is geen sleutel “{ $name }”. Bedoel je “{ $meant }”?
board-key-missing = De sleutel “{ $name }” ontbreekt.
board-key-not-text = “{ $name }” moet een tekst tussen aanhalingstekens zijn.
board-key-not-choice = “{ $name }” is “{ $value }”, maar moet een van deze zijn: { $choices }.
board-key-not-switch = “{ $name }” moet true of false zijn, zonder aanhalingstekens.
board-key-not-list = “{ $name }” moet een lijst tussen vierkante haken zijn.
board-entry-not-text = Onderdeel { $entry } van “{ $name }” moet een tekst tussen aanhalingstekens zijn.
board-title-unfit = “{ $name }” moet één regel van 1 tot { $longest } tekens zijn, zonder spaties eromheen.
