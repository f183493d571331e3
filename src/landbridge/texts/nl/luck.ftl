# Hoe het geluk van een spel tot stand kwam: beloften, vastleggingen, onthullingen
luck-failed = Poging { $attempt } is mislukt; daaruit komen geen trekkingen.
luck-unrevealed = De bijdrage van { $seat } is verzegeld, maar niet geopend.
luck-no-randomness = De openbare toevalsbron heeft nog niet geantwoord.
luck-closed = Alle bijdragen zijn al verzegeld; er kan niets meer bij.
luck-twice = { $seat } heeft dat al gedaan.
luck-digits = Hier horen { $digits } hexadecimale cijfers, in kleine letters.
luck-words = Woorden tellen hoogstens 60 afdrukbare tekens.
luck-words-plain = Woorden moeten als hash worden verstuurd. Laad de pagina opnieuw.
luck-order = De pogingen staan niet op volgorde, of in een ervan staat iets twee keer.
luck-list = Poging { $attempt }: dit is niet de hash van de lijst met verzegelde bijdragen.
luck-early = Geen bijdrage wordt geopend voordat alle verzegeld zijn.
luck-unopened = Wat { $seat } opende, is niet de verzegelde bijdrage.
luck-line = Een regel met “luck” zegt een van deze dingen: { $known }.
luck-short = Er ontbreekt iets in deze regel.
luck-seat = Die plaats bestaat niet.
luck-number = Hier hoort een geheel getal.
luck-not-begun = Dit hoort na “luck attempt …”.
luck-other-promise = De laatste poging heeft niet de belofte van de eerste regel.
luck-outside = Aan deze tafel komen kaarten, dobbelstenen of stenen uit een echte doos; hier kun je alleen klaar zijn om te beginnen.
luck-other-list = Dit is niet de hash van de gesloten lijst met verzegelde bijdragen.
luck-promise = Dit hoort bij een andere belofte. Bekijk de tafel opnieuw.
luck-seats-closed = Alle bijdragen zijn verzegeld: tot ze geopend zijn, wordt niemand verwijderd of vervangen.
luck-held = Aan deze tafel bewaart de server jouw bijdrage.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] Het spel begon met de eerste poging.
       *[other] Het spel begon met poging { $count }. Deze mislukten eerder:
    }
luck-verify-failed-commit = Poging { $attempt }: geen bijdrage toen de tijd om was: { $seats }.
luck-verify-failed-reveal = Poging { $attempt }: koos ervoor zonder de verzegelde bijdrage te beginnen: { $seats }.
luck-verify-failed-seat = Poging { $attempt }: een plaats ging vóór de eerste zet naar iemand anders.
luck-verify-failed-beacon = Poging { $attempt }: de openbare toevalsbron gaf geen antwoord.
luck-verify-failed-stopped = Poging { $attempt } is afgebroken.
luck-verify-own = Ook beschermd tegen wie de server beheert, door een bijdrage op het eigen apparaat: { $seats }.
luck-verify-held = Liet de bijdrage aan de server over, dus geen bescherming tegen wie hem beheert: { $seats }.
luck-verify-late = Toen de tijd om was, bewaarde de server de bijdrage, dus geen bescherming tegen wie hem beheert: { $seats }.
luck-verify-none = Niemand heeft een bijdrage verzegeld: alleen de belofte bindt de croupier.
luck-verify-beacon = De trekkingen hangen ook af van ronde { $round } van de toevalsbron { $chain }, die { $randomness } gaf. Vergelijk dit met wat de bron bekendmaakte.
luck-verify-mine = Plaats { $seat } opende precies dit, en het zit in de sleutel.
luck-verify-not-mine = Plaats { $seat } opende iets anders. Als jouw apparaat dit heeft gestuurd, zijn de trekkingen van dit spel niet te vertrouwen.
luck-verify-not-there = Plaats { $seat } voegde niets aan de trekkingen toe.
luck-verify-which = Zeg welke plaats de jouwe was: --seat A
