# Everything of one’s own, as a file
identity-export = Meine Daten herunterladen
identity-export-about = Eine Datei mit allem, was dieser Server über dich aufbewahrt: Name, Geräte, Plätze und was du an Tischen getan und geschrieben hast.
identity-export-go = Herunterladen

# Warum ein Code oder Passkey abgelehnt wird
identity-typo = In diesem Code ist ein Tippfehler. Bitte vergleiche ihn mit deinem Wiederherstellungsblatt.
passkey-missing = Passkeys sind auf diesem Server nicht eingerichtet. Wer ihn betreibt, braucht: { "pip install \"landbridge[community]\"" }
passkey-address = Passkeys brauchen einen Namen für diesen Server. Unter einer Adresse aus Zahlen funktionieren sie nicht.
passkey-https = Passkeys brauchen https.
passkey-wrong = Dieser Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.
passkey-late = Das hat zu lange gedauert, oder diese Antwort wurde schon verwendet. Bitte versuche es noch einmal.
passkey-unknown = Dieser Server kennt den Passkey nicht. Vielleicht wurde er entfernt.

# Passkeys
identity-passkeys = Passkeys
identity-passkeys-about = Mit einem Passkey in deinem Telefon, Computer oder Sicherheitsschlüssel bist du auf jedem Gerät wieder du selbst. Ein Passwort gibt es nicht.
identity-passkey-add = Passkey hinzufügen
identity-passkey-when = Hinzugefügt { $added }, noch nicht benutzt
identity-passkey-used = Hinzugefügt { $added }, zuletzt benutzt { $used }
identity-passkey-synced = (auch auf deinen anderen Geräten)
identity-passkey-remove = Entfernen
identity-passkey-remove-of = Passkey entfernen: { $device }
identity-passkey-new = Der Passkey ist hinzugefügt.
identity-passkey-gone = Entfernt. Du kannst ihn auch auf deinem Gerät löschen.
identity-passkey-not-here = Dieser Browser bietet hier keine Passkeys an.
identity-passkey-stopped = Es wurde kein Passkey benutzt.
identity-passkey-there = Dieses Gerät hat schon einen Passkey von dir.
identity-passkey-use = Mit Passkey anmelden
identity-before-about = Melde dich mit deinem Passkey an, oder gib den Code deines Wiederherstellungsblatts oder eines Links ein.

# Das Blatt
identity-sheet = Wiederherstellungsblatt
identity-sheet-about = Wenn alle deine Geräte dich vergessen, bekommst du mit dem Code auf diesem Blatt deine Plätze zurück. Drucke es oder schreibe ihn auf.
identity-sheet-have = Du hast ein Blatt. Wenn du ein neues erstellst, gilt das alte nicht mehr.
identity-sheet-make = Wiederherstellungsblatt erstellen
identity-sheet-again = Neues Blatt erstellen
identity-sheet-once = Der Code wird nur jetzt angezeigt.
identity-sheet-print = Drucken
identity-sheet-title = Wiederherstellungsblatt für { $name }
identity-sheet-how = Öffne { $address } auf einem beliebigen Gerät und gib den Code unter „{ $claim }“ ein, oder scanne das Quadrat.
identity-sheet-safe = Wer dieses Blatt hat, kann als du spielen. Es gilt, bis du ein neues erstellst.

# Geräte, die anderswo angemeldet wurden
identity-news = Neues Gerät: { $device }, angemeldet { $when }, { $how }
identity-news-mine = Das war ich
identity-via-link = über Link
identity-via-recovery = mit Wiederherstellungsblatt
identity-via-passkey = mit Passkey

# Aus zweien wird eins
identity-merge-what = Du bist hier { $me }, und { $me } hat { $what }.
identity-merge-tables = { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
}
identity-merge-tournaments = { $count ->
    [one] ein Turnier
   *[other] { $count } Turniere
}
identity-merge-deals = { $count ->
    [one] eine Tagesaufgabe
   *[other] { $count } Tagesaufgaben
}
identity-merge-exercises = { $count ->
    [one] Aufgaben in einem Spiel
   *[other] Aufgaben in { $count } Spielen
}
identity-merge-about = Alles mitnehmen: { $me } und { $name } werden eine Person, die { $name } heißt.
identity-merge-goes = Auch Geräte, Passkeys und Benachrichtigungen kommen mit; Links und das alte Wiederherstellungsblatt gelten nicht mehr. Das lässt sich nicht rückgängig machen.
identity-merge-both-tables = Wo beide an einem Tisch sitzen, gehören dir beide Plätze.
identity-merge-both-tournaments = Wo beide an einem Turnier teilnehmen, zieht sich { $me } zurück. Ergebnisse bleiben.
identity-merge-both-deals = Wo beide dieselbe Tagesaufgabe gespielt haben, zählt das zuerst begonnene Spiel.
identity-merge-or = Oder { $me } zurücklassen: { $me } behält alles, ist hier aber abgemeldet.
identity-merge-go = Alles mitnehmen
identity-merge-leave = { $me } zurücklassen
identity-merged = Willkommen zurück, { $name }. Alles ist mitgekommen.
