# Zuschauende: warum etwas nicht geht
watch-seated = Wer an einem Tisch spielt, kann dort nicht alles sehen.
watch-taken = Jemand anders möchte hier schon alles sehen.
watch-none = An diesem Tisch sieht niemand alles.
watch-no = Bei Turnieren und der Tagesaufgabe kann niemand alles sehen.
watch-no-hook = An einem Tisch, dem man verzögert zuschaut, werden Züge nicht in einem Chat gemeldet.

# Was im Verlauf steht
watch-fact-asks = { $name } möchte alles sehen.
watch-fact-agrees = { $seat } ist einverstanden.
watch-fact-sees = { $name } sieht ab jetzt alles.
watch-fact-ends = { $name } sieht nicht alles.

# Die Seite
watch-label = Zuschauende
watch-label-about = Wie spät sie sehen, was geschieht.
watch-live = sehen die Partie, wie sie ist
watch-moves = { $count ->
    [one] sehen sie einen Zug später
   *[other] sehen sie { $count } Züge später
}
watch-minutes = sehen sie { $time } später
watch-behind-moves = { $count ->
    [one] Du schaust einen Zug verzögert zu.
   *[other] Du schaust { $count } Züge verzögert zu.
}
watch-behind-minutes = Du schaust { $time } verzögert zu.
watch-ask = Darum bitten, alles zu sehen
watch-ask-about = Zum Lehren oder Kommentieren. Alle am Tisch müssen zustimmen.
watch-asks = { $name } möchte alles sehen, auch was für die anderen verdeckt ist: etwa zum Lehren oder Kommentieren.
watch-allow = Erlauben
watch-deny = Nicht erlauben
watch-agreed = Du hast zugestimmt. Die anderen werden noch gefragt.
watch-waits = Du siehst alles, sobald alle am Tisch zugestimmt haben.
watch-lasts = { $name } sieht alles, auch was verdeckt ist.
watch-yours = Du siehst alles, auch was für die Spielenden verdeckt ist.
watch-end = Beenden
watch-withdraw = Bitte zurückziehen
