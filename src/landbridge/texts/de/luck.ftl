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
