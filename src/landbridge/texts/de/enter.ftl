# Ein Spiel mit der echten Schachtel, Zug um Zug eingegeben.
enter-about = Gib eine echte Partie Zug um Zug ein: welche Karte, welcher Wurf oder Stein kam, und was alle taten. Du kannst auch undo, hint oder quit eingeben.
enter-came = Was kam? ({ $known })
enter-saved = Gespeichert: { $file }. „landbridge replay“ und „landbridge review“ lesen es.
enter-outside = Karten, Würfel oder Steine dieser Partie kamen von außen, aus einer echten Schachtel: Niemand kann sie prüfen.
enter-title = Eine Partie eingeben
enter-page-about = Ihr spielt mit einer echten Schachtel. Gib auf dem Spielplan ein, was kam und was alle taten. Die Regeln prüfen es, Tipps helfen; am Ende gibt es Aufzeichnung und Analyse.
enter-page-undo = Rückgängig nimmt zurück, was zuletzt eingegeben wurde, auch noch nach dem Ende.
enter-page-loopit = Gib auch jedes Bänkchen ein: Wer eingibt, sieht alle.
enter-correct = Letzte Eingabe zurücknehmen
enter-begin = Mit dem Eingeben beginnen
enter-what = Was kam?
enter-what-seat = Was bekam { $seat }?
