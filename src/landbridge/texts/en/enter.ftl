# A game with a real box, entered move by move.
enter-about = Enter a real game move by move: say which card, roll or tile came, and what everyone did. You can also type undo, hint or quit.
enter-came = What came? ({ $known })
enter-saved = Saved: { $file }. “landbridge replay” and “landbridge review” read it.
enter-outside = The cards, dice or tiles of this game came from outside, from a real box: nobody can check them.
enter-title = Enter a game
enter-page-about = You play with a real box. Enter what came and what everyone did on the drawn board. The rules check it, hints help; at the end there are a record and a review.
enter-page-undo = Undo takes back whatever was entered last, even after the end.
enter-page-loopit = Enter every rack too: the person entering the game sees them all.
enter-correct = Undo the last entry
enter-begin = Start entering
enter-what = What came?
enter-what-seat = What did { $seat } get?
