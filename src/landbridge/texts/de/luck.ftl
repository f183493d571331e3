# Wie das Glück einer Partie zustande kam: Versprechen, Festlegungen, Offenlegungen
luck-failed = Versuch { $attempt } ist gescheitert; aus ihm lässt sich nichts ziehen.
luck-unrevealed = { $seat } hat sich festgelegt, aber nichts offengelegt.
luck-no-randomness = Die öffentliche Zufallsquelle hat noch nichts gesagt.
luck-closed = Die Liste der Festlegungen ist geschlossen.
luck-twice = { $seat } hat das schon getan.
luck-digits = Hier stehen { $digits } Hexadezimalziffern, klein geschrieben.
luck-words = Worte haben höchstens 60 druckbare Zeichen.
luck-order = Die Versuche stehen nicht der Reihe nach, oder in einem steht etwas zweimal.
luck-list = Versuch { $attempt }: Das ist nicht der Hash seiner Liste von Festlegungen.
luck-early = Niemand legt etwas offen, bevor die Liste der Festlegungen geschlossen ist.
luck-unopened = Was { $seat } offengelegt hat, passt nicht zur Festlegung.
luck-line = Eine Zeile über das Glück sagt eines davon: { $known }.
luck-short = In dieser Zeile fehlt etwas.
luck-seat = Diesen Platz gibt es nicht.
luck-number = Hier steht eine ganze Zahl.
luck-not-begun = Das gehört hinter „luck attempt …“.
luck-other-promise = Der letzte Versuch hat nicht das Versprechen der ersten Zeile.
luck-first-edition = An diesem Tisch gilt noch das Glück der ersten Ausgabe; hier kann man nur bereit sein.
luck-other-list = Das ist nicht der Hash der geschlossenen Liste von Festlegungen.
luck-promise = Das gehört zu einem anderen Versprechen. Sieh dir den Tisch noch einmal an.
luck-seats-closed = Alle haben sich festgelegt: Bis das Glück feststeht, wird niemand weggeschickt oder ausgetauscht.
luck-lost = Du warst zu spät und hast deinen Platz verloren. Du kannst zurückkommen, wenn alle am Tisch einverstanden sind.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] Das Spiel begann mit dem ersten Versuch.
       *[other] Das Spiel begann mit Versuch { $count }. Davor scheiterten:
    }
luck-verify-failed-commit = Versuch { $attempt }: { $seats } hat sich nicht rechtzeitig festgelegt.
luck-verify-failed-reveal = Versuch { $attempt }: { $seats } hat nicht rechtzeitig offengelegt.
luck-verify-failed-seat = Versuch { $attempt }: Ein Platz wurde vor dem ersten Zug neu besetzt.
luck-verify-failed-beacon = Versuch { $attempt }: Die öffentliche Zufallsquelle blieb stumm.
luck-verify-failed-stopped = Versuch { $attempt } wurde abgebrochen.
luck-verify-own = Mit eigenem Salz vor dem Betreiber geschützt: { $seats }.
luck-verify-held = Das Salz hatte der Server, also kein Schutz vor dem Betreiber: { $seats }.
luck-verify-none = Niemand hat sich festgelegt: Nur das Versprechen bindet die Bank.
luck-verify-beacon = Das Glück hängt auch von Runde { $round } der öffentlichen Zufallsquelle { $chain } ab; sie sagte { $randomness }. Vergleiche das mit dem, was sie veröffentlicht hat.
luck-verify-mine = Platz { $seat } hat genau das offengelegt, und es steckt im Schlüssel.
luck-verify-not-mine = Platz { $seat } hat etwas anderes offengelegt. Wenn dein Gerät dies geschickt hat, ist dem Glück dieses Spiels nicht zu trauen.
luck-verify-not-there = Platz { $seat } hat nichts zum Glück beigetragen.
luck-verify-which = Sag, welcher Platz deiner war: --seat A
