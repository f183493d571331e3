# The page outside the table.
page-name = Landbridge
page-home = Home
page-close = Close
page-no-answer = The server is not responding. Please try again in a moment.
page-nowhere = There is nothing here
page-nowhere-about = Perhaps the address is wrong, or what was here has been removed.

# Home. The heading is two parts: the last word is set apart.
page-hero = Games about getting
page-hero-across = across
page-hero-about = Play against bots, together on one device, or with friends by link. No account needed.
page-games = The games
page-players-minutes = { $players } players · { $minutes } min
page-players-only = { $players } players
page-what-hashi = Write numbers, draw bridges, finish islands. Everyone plays the same card at once.
page-what-river-dragons = Choose five cards in secret, build a path of stones and planks, and get across before a dragon stops you.
page-what-the-border = Roll dice, cross off the border space by space, and close whole areas before the others do.
page-what-loopit = Continue the lines. Every tile scores its own value and the values of the tiles it connects to.
page-play-now = Play now
page-play-alone = Play alone
page-bots-many = How many bots?
page-level = Level
page-with-friends = With friends
page-same-device = On one device
page-my-tables = My tables
page-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
page-open-tables = Open tables
page-open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-take-seat = Sit down
page-table-turn = Your turn
page-table-waiting = waiting for { $names }
page-table-playing = in progress
page-table-gathering = not started yet
page-table-over = finished
page-table-closed = closed
page-table-with = with { $names }
page-table-alone = solo
page-watch-replay = Watch a replay
page-all-rules = The rules
page-designers =
    An unofficial fan project, not affiliated with the designers or publishers. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling and Reinhard Staupe, NSV. Loopit: Goliath.

# Who one is.
page-you = you
page-your-name = Your name
page-password = Server password
page-arrive = Welcome
page-enter = Enter

# Setting a table up.
page-setup-friends = { $game } with friends
page-setup-here = { $game } on this device
page-how-many = How many players?
page-who = Who is playing?
page-player = Player { $number }
page-chair = Seat { $number }
page-chair-name = Name at seat { $number }
page-chair-friend = Friend (by link)
page-chair-person = Person on this device
page-chair-bot = Bot: { $bot }
page-level-random = plays at random
page-level-greedy = plays well
page-links-follow = The next page has a separate link for each friend.
page-options = Options
page-option-usual = as in this edition
page-board-text = Board as text
page-board-mine = Use my board
page-clock = Time limit
page-clock-about = If you run out of time, a bot takes over.
page-clock-none = no time limit
page-clock-minutes = { $minutes } min + { $seconds } s per turn
page-clock-days = { $days } days + { $more ->
    [one] one day
   *[other] { $more } days
} per turn
page-listed = Anyone can join
page-listed-about = The table appears in the list of open tables.
page-help-term = Bots may advise
page-help-term-about = Whoever asks one, the others are told. The game is not rated.
page-open-table = Create table
page-begin = Start

# Joining.
page-join = Join a table
page-join-about = Paste the link you were sent, or type the code. Capital letters and spaces don’t matter.
page-join-paste = The link or code you were sent
page-join-go = View invitation
page-join-title = You’re invited to { $game }
page-join-who = { $count ->
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
page-join-sit = Sit down
page-invite-ended = This invitation no longer works
page-invite-ended-about = An invitation works for one person, once. Check that you copied all of it, or ask for a new one.
page-join-another = Another link or code
page-join-no-code = There is no code in that text. An invitation looks like { $example }: copy all of it, or the part after the #.

# Gathering.
page-lobby = { $game }: waiting room
page-lobby-open = { $count ->
    [one] One seat is free. Send this link to a friend.
   *[other] { $count } seats are free. Send each friend their own link.
}
page-lobby-more = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-lobby-waiting = Waiting for { $names }.
page-lobby-starting = Everyone is here. The game is starting.
page-lobby-about = The game starts by itself as soon as everyone is here.
page-invite = Invite
page-invite-link = Invitation
page-invite-chair = Invitation for seat { $number }
page-invite-title = Invitation to { $game }
page-invite-show = Show link
page-invite-about = The link works for one person, once.
page-invite-new = Replace it with a new link
page-qr = Link as a QR code
page-copy = Copy link
page-copy-code = Copy code
page-invite-here-only = This link works on this computer only. To invite someone elsewhere, open this page at the address your computer has on the network.
page-invite-network = This link works for everyone on the same network as this computer.
page-invite-address = Address
page-invite-closed = This server answers this computer only. To play with others on your network, stop it and start it like this:
page-agreed = Game settings
page-copied-it = Copied
page-copy-failed = Please copy it by hand
page-share-link = Share
page-get-up = Leave the table
page-seat-missing = missing for { $time }
page-seat-asked = has not joined yet · { $time }
page-remind = Remind
page-reminded = Reminded
page-fair = Fairness
page-luck-sealed = This device has sealed its part of the draws and opens it by itself once everyone is here. Fairness code: { $promise }
page-luck-held = The server holds your part of the draws. Fairness code: { $promise }
page-luck-without = Start without my part
page-luck-without-about = Then the game need not wait for this device. But the person who runs the server knows your part.
page-luck-limits = Someone who runs the server and also plays could get another deal for each seat they control; the record shows it.
page-ask-away = Remove { $name }
page-luck-words = Fairness words
page-luck-words-label = Your words (optional)
page-luck-words-about = The server has already fixed a secret (code { $promise }). Your words are mixed into every card and die, so nobody can have chosen them in advance. Only a hash of them is sent.
page-luck-own = Keep my part secret on this device
page-luck-own-about = Then not even the person who runs the server can choose the draws. But this device has to be online when the game starts.
page-luck-silent = The server has not confirmed that this device opened its part. If the game starts without it, that was not your choice.
page-luck-elsewhere = You sealed your part on another device, and only that one can open it. Open this table there, or start without your part.
page-luck-wrong-list = The sealed parts are not the ones this device knows, so it keeps its own closed. The draws at this table cannot be trusted.
page-luck-beacon = Waiting for round { $round } of the public random beacon.
page-luck-seconds = { $count ->
    [one] If someone is still missing in one second, the game starts without their part and is not rated.
   *[other] If someone is still missing in { $count } seconds, the game starts without their part and is not rated.
}
page-luck-hours = { $count ->
    [one] If someone is still missing in one hour, the game starts without their part and is not rated.
   *[other] If someone is still missing in { $count } hours, the game starts without their part and is not rated.
}
page-needs-invite = You need an invitation to sit down here.
page-close-table = Close this table

# Oneself.
page-me-title = Name, devices, settings
page-me-name = My name
page-me-name-about = Tables you have already joined keep your old name.
page-me-named = From now on you are { $name }.
page-save = Save
page-cancel = Cancel
page-device = Add a device
page-device-about = Open this link on another device to play at the same tables there.
page-device-make = Create link
page-device-link = Works once, for { $minutes } minutes
page-claim = Been here before?
page-claim-code = Your link or code
page-claim-go = Restore my seats
page-claimed = Welcome back, { $name }.
page-become = Switch to { $name } on this device?
page-become-new = This link belongs to { $name }. If you continue, you play as { $name } on this device.
page-become-from = You are { $me } here. If you continue, you play as { $name } on this device. { $me } keeps all seats, but is signed out here.
page-become-way-back = You can switch back to { $me } with another device or with the recovery code.
page-become-lost = { $me } has no other device and no recovery code. Without one, you cannot switch back to { $me }.
page-become-caution = Continue only if the link is your own: the person who made it can see everything you do here, and play for you.
page-become-go = Switch to { $name }
page-become-stay = Stay { $me }
page-become-safe = First show a recovery code for { $me }
page-become-code = Recovery code for { $me }: keep it somewhere safe
page-become-same = You are already { $name } here. The link has not been used up.
page-devices = Where I am signed in
page-devices-kind = { $browser } on { $system }
page-devices-unknown = Unknown device
page-devices-this = (this device)
page-devices-when = Linked { $linked }, last seen { $seen }
page-devices-out = Sign out
page-devices-out-of = Sign out: { $device }
page-devices-out-others = Sign out all other devices
page-devices-gone = Signed out. Links and recovery codes created before no longer work.
page-devices-here = Sign out here?
page-devices-here-about = This device forgets you. Without another device or a recovery code you cannot get back to your seats.
page-theme = Theme
page-theme-auto = same as device
page-theme-light = light
page-theme-dark = dark
page-forget = Delete my data
page-forget-about = Your name, chat messages, codes and cookies are deleted, and a bot takes over your seats.
page-forget-ask = Delete my data…
page-forget-sure = { $count ->
    [0] Your name and your codes will be gone for good.
    [one] You will lose your seat at one table, and your name and codes will be gone for good.
   *[other] You will lose your seats at { $count } tables, and your name and codes will be gone for good.
}
page-forget-go = Delete for good

# The end of a game.
page-end-you = You win!
page-end-wins = { $name } wins
page-end-shared = { $names } share first place
page-end-nobody = Nobody wins
page-end-won-by = You won by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
page-end-lost-by = You lost by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
page-end-by = The margin is { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
page-end-most = Biggest difference: { $row }, { $ours } to { $theirs }.
page-end-resigned = { $name } resigned.
page-end-time = { $name } ran out of time.
page-end-deleted = { $name } left the game.
page-end-resigned-you = You resigned.
page-end-time-you = You ran out of time.
page-end-alone = { $points ->
    [one] { $points } point in total
   *[other] { $points } points in total
}
page-points = points
page-rematch = Play again
page-copy-replay = Copy replay link
page-chart = Points by round
page-chart-table = As a table
page-chart-round = Round
page-luck-checking = Checking the draws…
page-luck-other-promise = This is not the fairness code shown before the game. The draws of this game cannot be trusted.
page-luck-broken-promise = The secret does not match the fairness code. The draws of this game cannot be trusted.
page-luck-broken-draw = Draw { $draw } does not follow from the secret. The draws of this game cannot be trusted.
page-luck-how = How is that checked?
page-luck-promise = Fairness code
page-luck-secret = Secret
page-luck-agreed = The draws come from the parts everyone agreed on.
page-luck-tick-promise = The secret matches the fairness code.
page-luck-tick-mine = Your words and your part were used.
page-luck-tick-reveals = Every part that was opened is the one that was sealed.
page-luck-not-mine = Your words or your part were not used. The draws of this game cannot be trusted.
page-luck-broken-list = The opened parts do not match the sealed ones. The draws of this game cannot be trusted.
page-luck-explained = The server published the hash of a secret, each device the hash of its own part; only then was anything opened. Every card and die follows from all of it, so nobody could choose.

# Somebody asks for a move back.
page-asks = { $count ->
    [one] { $name } wants to take back a move.
   *[other] { $name } wants to take back { $count } moves.
}
page-asks-waiting = { $name } wants to take back a move. Waiting for the others.
page-asks-agree = Agree
page-asks-decline = Decline

# What a messenger shows of a link.
page-preview-invite = Open the link, enter a name and sit down. You need no account.
page-preview-replay = { $game }: a finished game
page-preview-replay-about = Step through it, move by move.
page-editions = Editions
page-editions-about = What differs between printed editions, and the options that stand for it. Choose one under Options when you set up a table.
page-editions-show = Show the boards
page-edition-pick = Which edition
page-edition-none = As chosen below
page-edition-undated = undated
