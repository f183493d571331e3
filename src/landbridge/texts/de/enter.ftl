# Ein Spiel mit der echten Schachtel, Zug um Zug eingegeben.
enter-about = Gib eine echte Partie Zug um Zug ein: welche Karte, welcher Wurf oder Stein kam, und was alle taten. Du kannst auch undo, hint oder quit eingeben.
enter-came = Was kam? ({ $known })
enter-saved = Gespeichert: { $file }. „landbridge replay“ und „landbridge review“ lesen es.
enter-outside = Karten, Würfel oder Steine dieser Partie kamen von außen, aus einer echten Schachtel: Niemand kann sie prüfen.
