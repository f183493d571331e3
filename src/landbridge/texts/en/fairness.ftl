# Do the dice cheat? What was drawn on a server beside what was to be expected
fair-title = Do the dice cheat?
fair-link = Do the dice cheat?
fair-about = Every card, die and tile of the games finished on this server, compared with the odds it had just before it was drawn.
fair-counted = Games: { $games }, draws: { $draws }
fair-which = Not counted: deals of the day, which share their draws, and boards of your own. Of many tables, one or two look odd by chance alone.
fair-fine = Pure chance would be at least this far off in { $often } of all cases. Nothing is wrong.
fair-odd = Pure chance would be this far off only in { $often } of all cases. Someone should look into it.
fair-few = Too few draws yet to say anything.
fair-table = All { $draws } draws
fair-chi = Chi-square { $chi }, degrees of freedom { $freedom }
fair-outcome = Draw
fair-came = Came
fair-expected = Expected
fair-kind-begin = who goes first
fair-kind-board = boards
fair-kind-card = cards
fair-kind-die = dice
fair-kind-leave = tiles taken out
fair-kind-start = start tile
fair-kind-tile = tiles

# landbridge luck-stats
fair-all = Draws compared with the odds: games { $games }, draws { $draws }.
fair-column-game = Game
fair-column-kind = Draw
fair-column-draws = Draws
fair-column-chi = Chi-square
fair-column-freedom = Freedom
fair-column-chance = Chance
fair-too-few = too few
fair-none = There is no finished game in { $place }.
fair-unreadable = { $place } cannot be read and is left out.
