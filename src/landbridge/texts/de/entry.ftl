# Was Leute schicken: Dateien, Optionen, Namen und Bemerkungen, und was davon zu viel ist.

entry-lines = Das sind mehr als { $most } Zeilen.
entry-line = Diese Zeile hat mehr als { $most } Zeichen.
entry-word = Ein Wort oder eine Zahl hat hier mehr als { $most } Zeichen.
entry-parts = Ein Schlüssel hat hier mehr als { $most } Teile mit Punkten dazwischen.
entry-keys = Das sind mehr als { $most } Schlüssel.
entry-values = Die Listen haben zusammen mehr als { $most } Einträge.
entry-number = Eine Zahl hat hier mehr als { $most } Ziffern.
entry-options = Das sind mehr als { $most } Optionen.
entry-option = Die Option „{ $name }“ hat mehr als { $most } Zeichen.
entry-more = { $count ->
    [one] Ein weiteres Problem ist nicht aufgeführt.
   *[other] { $count } weitere Probleme sind nicht aufgeführt.
}

entry-text-length = Hier müssen 1 bis { $most } Zeichen stehen.
entry-text-sign = Zeichen { $place } ({ $code }) geht hier nicht: Es ist unsichtbar, leer oder ändert, wie der Text gelesen wird.
entry-text-marks = Zeichen { $place } ist ein Akzent ohne Buchstaben oder einer zu viel.
entry-name-bot = „{ $name }“ sieht aus wie der Name eines Bots. Bitte wähle einen anderen Namen.
entry-name-taken = An diesem Tisch heißt schon jemand „{ $taken }“, und das sieht aus wie dein Name. Bitte wähle zuerst einen anderen.
entry-name-tag = „{ $name }“ endet wie ein Name mit Kennzeichen, wie es zwei Leute gleichen Namens haben. Bitte wähle ein anderes Ende.
entry-chat-share = Du hast deinen Anteil am Chat dieses Tisches aufgebraucht: { $most } Nachrichten.
entry-host = Dieser Server heißt nicht „{ $host }“.
