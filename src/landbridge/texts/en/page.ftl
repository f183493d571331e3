# The page outside the table.
page-name = Landbridge
page-home = Home
page-close = Close
page-no-answer = The server does not answer. Please try again in a moment.

# Home. The heading is two parts: the last word is set apart.
page-hero = Four games about getting
page-hero-across = across
page-hero-about = Against bots, on one device, or with friends by a link. No account: sit down and play.
page-games = The games
page-players-minutes = { $players } players · { $minutes } min
page-players-only = { $players } players
page-what-hashi = Write numbers, draw bridges, finish islands. Everybody plays the same card at once.
page-what-river-dragons = Choose five cards in secret, build a way of stones and planks, and be across before a dragon stops you.
page-what-the-border = Roll dice, cross off the border space by space, and close whole countries before the others do.
page-what-loopit = Continue the lines. Every tile scores itself and everything it is connected to.
page-play-now = Play now
page-with-friends = With friends
page-same-device = Same device
page-my-tables = My tables
page-more-tables = { $count ->
    [one] { $count } table more
   *[other] { $count } tables more
}
page-open-tables = Open tables
page-open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-take-seat = Sit down
page-table-title = { $game }, { $round }
page-table-turn = Your turn
page-table-waiting = waiting for { $names }
page-table-playing = under way
page-table-gathering = not begun yet
page-table-over = over
page-table-closed = closed
page-table-with = with { $names }
page-table-alone = alone
page-watch-replay = Watch a replay
page-all-rules = The rules
page-designers =
    An unofficial fan implementation, made without designers and publishers. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling and Reinhard Staupe, NSV. Loopit: Goliath.

# Who one is.
page-you = you
page-your-name = Your name
page-password = The server’s password
page-arrive = Welcome
page-enter = Come in

# Setting a table up.
page-setup-friends = { $game } with friends
page-setup-here = { $game } on this device
page-how-many = How many play?
page-who = Who plays?
page-player = Player { $number }
page-chair = Seat { $number }
page-chair-name = Name at seat { $number }
page-chair-friend = a friend
page-chair-person = a person
page-chair-bot = Bot: { $bot }
page-level = { $bot }, { $level }
page-level-random = plays anything
page-level-greedy = plays well
page-links-follow = Every friend gets a link of their own on the next page.
page-options = Options
page-option-usual = as the edition has it
page-board-text = The board as a text
page-board-mine = Take the board I drew
page-clock = Clock
page-clock-about = Whoever runs out of time is replaced by a bot.
page-clock-none = no clock
page-clock-minutes = { $minutes } minutes, and { $seconds } seconds more every turn
page-clock-days = { $days } days, and { $more ->
    [one] one day
   *[other] { $more } days
} more every turn
page-listed = Anybody may join
page-listed-about = The table is shown among the open tables.
page-open-table = Open the table
page-begin = Begin

# Joining.
page-join = Join a table
page-join-paste = The link or code you were sent
page-join-go = Look at the invitation
