# Hoe het geluk van een spel tot stand kwam: beloften, vastleggingen, onthullingen
luck-failed = Poging { $attempt } is mislukt; daaruit valt niets te trekken.
luck-unrevealed = { $seat } heeft zich vastgelegd, maar niets onthuld.
luck-no-randomness = Het openbare baken heeft nog niets gezegd.
luck-closed = De lijst met vastleggingen is gesloten.
luck-twice = { $seat } heeft dat al gedaan.
luck-digits = Hier horen { $digits } hexadecimale cijfers, in kleine letters.
luck-words = Woorden tellen hoogstens 60 afdrukbare tekens.
luck-order = De pogingen staan niet op volgorde, of in een ervan staat iets twee keer.
luck-list = Poging { $attempt }: dit is niet de hash van de lijst met vastleggingen.
luck-early = Niemand onthult iets voordat de lijst met vastleggingen gesloten is.
luck-unopened = Wat { $seat } onthulde, past niet bij de vastlegging.
luck-line = Een regel over het geluk zegt een van deze dingen: { $known }.
luck-short = Er ontbreekt iets in deze regel.
luck-seat = Die plaats bestaat niet.
luck-number = Hier hoort een geheel getal.
luck-not-begun = Dit hoort na “luck attempt …”.
luck-other-promise = De laatste poging heeft niet de belofte van de eerste regel.
luck-first-edition = Aan deze tafel geldt nog de eerste editie van het geluk; hier kun je alleen klaar zijn.
luck-other-list = Dit is niet de hash van de gesloten lijst met vastleggingen.
luck-promise = Dit hoort bij een andere belofte. Bekijk de tafel opnieuw.
luck-seats-closed = Iedereen heeft zich vastgelegd: tot het geluk vaststaat, wordt niemand weggestuurd of vervangen.
luck-lost = Je was te laat en bent je plaats kwijt. Je kunt terugkomen als iedereen aan tafel het ermee eens is.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] Het spel begon met de eerste poging.
       *[other] Het spel begon met poging { $count }. Deze mislukten eerder:
    }
luck-verify-failed-commit = Poging { $attempt }: { $seats } legde zich niet op tijd vast.
luck-verify-failed-reveal = Poging { $attempt }: { $seats } onthulde niet op tijd.
luck-verify-failed-seat = Poging { $attempt }: een plaats ging vóór de eerste zet naar iemand anders.
luck-verify-failed-beacon = Poging { $attempt }: het openbare baken bleef stil.
luck-verify-failed-stopped = Poging { $attempt } is afgebroken.
luck-verify-own = Met eigen zout beschermd tegen de beheerder: { $seats }.
luck-verify-held = De server bewaarde het zout, dus geen bescherming tegen de beheerder: { $seats }.
luck-verify-none = Niemand legde zich vast: alleen de belofte bindt de bank.
luck-verify-beacon = Het geluk hangt ook af van ronde { $round } van het openbare baken { $chain }, dat { $randomness } zei. Vergelijk dit met wat het baken bekendmaakte.
luck-verify-mine = Plaats { $seat } onthulde precies dit, en het zit in de sleutel.
luck-verify-not-mine = Plaats { $seat } onthulde iets anders. Als jouw apparaat dit heeft gestuurd, is het geluk van dit spel niet te vertrouwen.
luck-verify-not-there = Plaats { $seat } voegde niets aan het geluk toe.
luck-verify-which = Zeg welke plaats de jouwe was: --seat A
