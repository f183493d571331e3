# A device as deck, dice or bag at a real table.
draw-title = At the real table
draw-about = This device is the card deck, the dice or the tile bag for a game on a real table, and says who starts.
draw-begins = { $seat } starts.
draw-players = Players
draw-start = Start
draw-promise = Fairness code
draw-promise-about = Write down how it starts. A secret decides everything that is drawn; this is its fingerprint. At the end the secret is shown, so everyone can see that nothing was changed in between.
draw-left = { $count } left
draw-none = Nothing is left.
draw-hide = Hide
draw-show = Show
draw-speak = Read aloud
draw-timer = Timer
draw-stop = Stop
draw-end = End and show the secret
draw-secret = Secret
draw-kept = The secret matches the fairness code.
draw-broken = The secret does not match the fairness code.
draw-drawn = What was drawn
draw-again = Start again

# What chance is for; buttons.
draw-what-card = Turn a card
draw-what-die = Roll the dice
draw-what-tile = Draw tiles
draw-what-start = Draw the starting tile
draw-what-board = Deal a board
draw-what-begin = Who starts?
