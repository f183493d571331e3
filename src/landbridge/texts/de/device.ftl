# Ein Gerät, das ohne Server spielt.

device-damaged = Dieses Spiel lässt sich nicht öffnen: Was davon gespeichert war, ist beschädigt. Deine anderen Spiele sind nicht betroffen.
device-not-saved = Das Gerät konnte es nicht speichern, also ist nichts passiert. Vielleicht ist kein Platz mehr.
device-not-here = Das ist noch nicht auf diesem Gerät. Es muss einmal mit Netz geladen werden.

# A site of plain files: loading, updates, and what it cannot do.
page-coming = Die Spiele werden geladen: { $done } von { $all } MB
page-starting = Es geht gleich los …
page-start-failed = Die Spiele lassen sich hier nicht starten. Neuer Versuch …
page-update = Es gibt eine neue Version.
page-update-go = Jetzt verwenden
page-update-later = Später
page-later = Ohne Netz
page-later-all = Alle Spiele, Aufgaben, Bots und Sprachen sind auf diesem Gerät.
page-later-some = Alle Spiele lassen sich spielen. Aufgaben, das Gelernte der stärksten Bots oder andere Sprachen fehlen noch: { $size } MB.
page-later-go = Jetzt laden
page-friends-server = Mit Freunden an anderen Geräten zu spielen geht nur über einen Server.
page-friends-go = Weiter zu { $host }
page-friends-none = Diese Seite läuft allein auf deinem Gerät und kennt keinen. Wenn jemand einen betreibt, öffne dessen Link.
page-me-kept = Dein Name und deine Spiele sind nur in diesem Browser gespeichert. Ein Spiel lässt sich über sein Menü als Datei sichern.
page-games-all = Alle Spiele
page-games-all-about = Eine Datei mit allen Spielen dieses Browsers: zur Sicherheit, oder um in einem anderen weiterzuspielen.
page-games-save = Alle Spiele sichern
page-games-bring = Spiele aus einer Datei laden
page-games-read = { $count ->
    [0] In dieser Datei ist nichts Neues.
    [one] Ein Spiel wurde geladen.
   *[other] { $count } Spiele wurden geladen.
}
page-games-unread = Das ist keine Datei mit Spielen.
page-forget-device = Dein Name und alle Spiele in diesem Browser werden gelöscht. Als Datei gesicherte Spiele bleiben.
page-luck-explained-device = Vor dem Spiel zog dieses Gerät ein Geheimnis, zeigte dessen Hash und gab noch einen Teil dazu. Karten und Würfel folgen aus beidem; danach war nichts mehr zu wählen.
