# A game with a real box, entered move by move.
enter-about = Enter a real game move by move: say which card, roll or tile came, and what everyone did. You can also type undo, hint or quit.
enter-came = What came? ({ $known })
enter-saved = Saved: { $file }. “landbridge replay” and “landbridge review” read it.
enter-outside = The cards, dice or tiles of this game came from outside, from a real box: nobody can check them.
