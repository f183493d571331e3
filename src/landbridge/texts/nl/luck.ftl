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
