# Wie das Glück einer Partie zustande kam: Versprechen, Festlegungen, Offenlegungen
luck-failed = Versuch { $attempt } ist gescheitert; aus ihm lässt sich nichts ziehen.
luck-unrevealed = Der Beitrag von { $seat } ist versiegelt, aber nicht geöffnet.
luck-no-randomness = Die öffentliche Zufallsquelle hat noch nicht geantwortet.
luck-closed = Alle Beiträge sind schon versiegelt; keiner kommt mehr dazu.
luck-twice = { $seat } hat das schon getan.
luck-digits = Hier müssen { $digits } Hexadezimalziffern stehen, klein geschrieben.
luck-words = Fairness-Wörter haben höchstens 60 druckbare Zeichen.
luck-words-plain = Fairness-Wörter müssen als Hash gesendet werden. Lade die Seite neu.
luck-order = Die Versuche stehen nicht der Reihe nach, oder in einem kommt etwas zweimal vor.
luck-list = Versuch { $attempt }: Das ist nicht der Hash seiner Liste versiegelter Beiträge.
luck-early = Kein Beitrag wird geöffnet, bevor alle versiegelt sind.
luck-unopened = Was { $seat } geöffnet hat, ist nicht der versiegelte Beitrag.
luck-line = Eine Zeile mit „luck“ enthält eines davon: { $known }.
luck-short = In dieser Zeile fehlt etwas.
luck-seat = Diesen Platz gibt es nicht.
luck-number = Hier muss eine ganze Zahl stehen.
luck-not-begun = Das gehört hinter „luck attempt …“.
luck-other-promise = Der letzte Versuch hat nicht den Fairness-Code der ersten Zeile.
luck-outside = An diesem Tisch kommen Karten, Würfel oder Steine aus einer echten Schachtel; hier kann man nur bereit sein.
luck-other-list = Das ist nicht der Hash der geschlossenen Liste versiegelter Beiträge.
luck-promise = Das gehört zu einem anderen Fairness-Code. Bitte sieh dir den Tisch noch einmal an.
luck-seats-closed = Alle Beiträge sind versiegelt: Bis sie geöffnet sind, wird niemand entfernt oder ersetzt.
luck-held = An diesem Tisch verwahrt der Server deinen Beitrag.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] Das Spiel begann mit dem ersten Versuch.
       *[other] Das Spiel begann mit Versuch { $count }. Davor scheiterten:
    }
luck-verify-failed-commit = Versuch { $attempt }: kein Beitrag bis zum Ende der Frist: { $seats }.
luck-verify-failed-reveal = Versuch { $attempt }: lieber ohne den versiegelten Beitrag gestartet: { $seats }.
luck-verify-failed-seat = Versuch { $attempt }: Ein Platz wurde vor dem ersten Zug neu besetzt.
luck-verify-failed-beacon = Versuch { $attempt }: Die öffentliche Zufallsquelle hat nicht geantwortet.
luck-verify-failed-stopped = Versuch { $attempt } wurde abgebrochen.
luck-verify-own = Auch vor dem Betreiber des Servers geschützt, durch einen Beitrag auf dem eigenen Gerät: { $seats }.
luck-verify-held = Hat den Beitrag dem Server überlassen, also kein Schutz vor dem Betreiber: { $seats }.
luck-verify-late = Nach Ablauf der Frist verwahrte der Server den Beitrag, also kein Schutz vor dem Betreiber: { $seats }.
luck-verify-none = Niemand hat einen Beitrag versiegelt: Nur der Fairness-Code bindet den Server.
luck-verify-beacon = Der Zufall hängt auch von Runde { $round } der öffentlichen Zufallsquelle { $chain } ab; sie sagte { $randomness }. Vergleiche das mit dem, was sie veröffentlicht hat.
luck-verify-mine = Platz { $seat } hat genau das geöffnet, und es steckt im Schlüssel.
luck-verify-not-mine = Platz { $seat } hat etwas anderes geöffnet. Wenn dein Gerät dies geschickt hat, ist dem Zufall dieses Spiels nicht zu trauen.
luck-verify-not-there = Platz { $seat } hat nichts zum Zufall beigetragen.
luck-verify-which = Gib an, welcher Platz deiner war: --seat A
