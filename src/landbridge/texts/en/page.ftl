# The page outside the table.
page-name = Landbridge
page-home = Home
page-close = Close
page-no-answer = The server does not answer. Please try again in a moment.
page-nowhere = There is nothing here
page-nowhere-about = Perhaps the address was mistyped, or what was here has been deleted.

# Home. The heading is two parts: the last word is set apart.
page-hero = Games about getting
page-hero-across = across
page-hero-about = Against bots, on one device, or with friends through a link. No account: sit down and play.
page-games = The games
page-players-minutes = { $players } players · { $minutes } min
page-players-only = { $players } players
page-what-hashi = Write numbers, draw bridges, finish islands. Everybody plays the same card at once.
page-what-river-dragons = Choose five cards in secret, build a path of stones and planks, and get across before a dragon stops you.
page-what-the-border = Roll dice, cross off the border space by space, and close whole countries before the others do.
page-what-loopit = Continue the lines. Every tile scores itself and everything it is connected to.
page-play-now = Play now
page-with-friends = With friends
page-same-device = Same device
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
page-table-over = over
page-table-closed = closed
page-table-with = with { $names }
page-table-alone = alone
page-watch-replay = Watch a replay
page-all-rules = The rules
page-designers =
    An unofficial fan implementation, made without the designers and publishers. Hashi: Jeffrey D. Allers, NSV.
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
page-chair-bot = a bot: { $bot }
page-level-random = plays anything
page-level-greedy = plays well
page-links-follow = On the next page there is a separate link for every friend.
page-options = Options
page-option-usual = as in the edition
page-board-text = The board as a text
page-board-mine = Use the board I drew
page-clock = Clock
page-clock-about = A player who runs out of time is replaced by a bot.
page-clock-none = no clock
page-clock-minutes = { $minutes } minutes, and { $seconds } seconds more every turn
page-clock-days = { $days } days, and { $more ->
    [one] one day
   *[other] { $more } days
} more every turn
page-listed = Anyone may join
page-listed-about = The table is shown among the open tables.
page-open-table = Open the table
page-begin = Begin

# Joining.
page-join = Join a table
page-join-about = Paste the link you were sent, or type the code: capitals and spaces do not matter.
page-join-paste = The link or code you were sent
page-join-go = Look at the invitation
page-join-title = You are invited to { $game }
page-join-who = { $count ->
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
page-join-sit = Sit down
page-invite-ended = This invitation no longer works
page-invite-ended-about = An invitation seats one person, once. Check that you have all of it, or ask for a new one.
page-join-another = Another link or code
page-join-no-code = There is no code in this. An invitation looks like { $example }: copy all of it, or the part after the #.

# Gathering.
page-lobby = { $game }: the table is set
page-lobby-open = { $count ->
    [one] One seat is free. Send the link to the person who will sit there.
   *[other] { $count } seats are free. Send a link to each person who will sit there.
}
page-lobby-more = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-lobby-waiting = Waiting for { $names }.
page-lobby-you = Everybody is here.
page-lobby-starting = Everybody is ready: off we go.
page-invite = Invite
page-invite-link = The invitation
page-invite-chair = The invitation for seat { $number }
page-invite-title = An invitation to { $game }
page-invite-show = Show the link
page-invite-about = The link seats one person, once.
page-invite-new = Make a new one instead
page-qr = The link as a QR code
page-copy = Copy the link
page-copy-code = Copy the code
page-copied-it = Copied
page-copy-failed = Please copy it by hand
page-share-link = Share
page-is-ready = ready
page-not-ready = not ready yet
page-get-up = Get up
page-ask-away = Free the seat of { $name }
page-ready = I am ready
page-ready-about = The game begins as soon as everybody is ready.
page-ready-done = You are ready. The dealer’s promise: { $promise }
page-luck-words = Words for the luck
page-luck-words-label = Your words, if you like
page-luck-words-about = The dealer has already fixed a secret ({ $promise }). Your words go into every card and die, so nobody can have chosen them in advance.
page-luck-own = Keep my own salt on this device
page-luck-own-about = Then the operator cannot choose the luck either. But this device has to be online when the game begins.
page-luck-revealing = Everybody has committed. The devices now reveal their parts of the luck.
page-luck-silent = The server has not confirmed this device’s part of the luck. If this attempt fails now, it was not your fault.
page-luck-elsewhere = You committed on another device, and only that one can reveal. Open this table there.
page-luck-wrong-list = This is not the list this device committed to, so it reveals nothing. The luck of this table cannot be trusted.
page-luck-again = The next attempt needs everybody’s consent: whoever agrees is ready again.
page-luck-beacon = Waiting for round { $round } of the public beacon.
page-luck-seconds = { $count ->
    [one] One second left to be ready. After that the seat is lost.
   *[other] { $count } seconds left to be ready. After that the seat is lost.
}
page-luck-hours = { $count ->
    [one] One hour left to be ready. After that the seat is lost.
   *[other] { $count } hours left to be ready. After that the seat is lost.
}
page-luck-lost = { $name } was too late and lost the seat.
page-luck-welcome = Let { $name } back
page-needs-invite = To sit down here you need an invitation.
page-close-table = Close this table

# Oneself.
page-me-title = Name, devices, settings
page-me-name = My name
page-me-name-about = At tables where you already sit, the old name stays.
page-me-named = From now on you are { $name }.
page-save = Save
page-cancel = Cancel
page-device = Add a device
page-device-about = Open the link on another device, and you sit at the same tables there.
page-device-make = Make a link
page-device-link = Works once, for { $minutes } minutes
page-recovery = Recovery code
page-recovery-about = There is no account and no password. If this browser forgets you, this code gives you back your seats. It works once; then you get the next one. Keep it somewhere safe.
page-recovery-make = Show a code
page-claim = Have you been here before?
page-claim-code = Your link or code
page-claim-go = That is me
page-claimed = Welcome back, { $name }.
page-become = Become { $name } on this device?
page-become-new = This link belongs to { $name }. If you go on, you play as { $name } on this device.
page-become-from = You are { $me } here. If you go on, you play as { $name } on this device. { $me } keeps all seats, but is signed out here.
page-become-way-back = You can become { $me } again with another device or with the recovery code.
page-become-lost = { $me } has no other device and no recovery code. Without one, you cannot become { $me } again.
page-become-caution = Go on only if the link is your own: whoever made it can see and play everything you do here.
page-become-go = Become { $name }
page-become-stay = Stay { $me }
page-become-safe = First show a recovery code for { $me }
page-become-code = Recovery code of { $me }: keep it somewhere safe
page-become-same = You already are { $name } here. The link has not been used.
page-recovery-next = Your recovery code is used up. This is the next one:
page-devices = Where I am signed in
page-devices-kind = { $browser } on { $system }
page-devices-unknown = Unknown device
page-devices-this = (this device)
page-devices-when = Linked { $linked }, last seen { $seen }
page-devices-out = Sign out
page-devices-out-of = Sign out: { $device }
page-devices-out-others = Sign out all other devices
page-devices-gone = Signed out. Links and recovery codes made before no longer work.
page-devices-here = Sign out here?
page-devices-here-about = This device forgets you. Without another device or a recovery code you cannot come back to your seats.
page-theme = Light or dark
page-theme-auto = same as the device
page-theme-light = light
page-theme-dark = dark
page-forget = Delete everything
page-forget-about = Your name, messages, codes and cookies are erased, and a bot takes your seats.
page-forget-ask = Delete everything of mine …
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
page-end-resigned = { $name } resigned.
page-end-time = { $name } ran out of time.
page-end-deleted = { $name } left the game.
page-end-resigned-you = You resigned.
page-end-time-you = You ran out of time.
page-end-alone = { $points ->
    [one] { $points } point altogether
   *[other] { $points } points altogether
}
page-points = points
page-rematch = Play again
page-copy-replay = Copy the replay link
page-chart = Points, round by round
page-chart-table = As a table
page-chart-round = Round
page-luck-checking = The luck is being checked …
page-luck-kept = { $draws ->
    [0] The dealer kept the promise; nothing was left to chance.
    [one] The luck was honest: the one draw follows from the dealer’s promise. Checked in this browser.
   *[other] The luck was honest: all { $draws } draws follow from the dealer’s promise. Checked in this browser.
}
page-luck-other-promise = This is not the promise that was made before the game. The luck of this game cannot be trusted.
page-luck-broken-promise = The secret does not fit the dealer’s promise. The luck of this game cannot be trusted.
page-luck-broken-draw = Draw { $draw } does not follow from the secret. The luck of this game cannot be trusted.
page-luck-unable = Without https this browser cannot check the luck. Download the record and run “landbridge verify” on it.
page-luck-how = How is that checked?
page-luck-explained = Before the game the dealer published the hash of a secret. Every card and die follows from the secret and the players’ words.
page-luck-promise = Promise
page-luck-secret = Secret
page-luck-agreed = The luck of this game is what everybody agreed on.
page-luck-tick-promise = The dealer kept the promise.
page-luck-tick-mine = Your words and your salt were used.
page-luck-tick-reveals = Every reveal opens its commitment.
page-luck-not-mine = Your words or your salt were not used. The luck of this game cannot be trusted.
page-luck-broken-list = Commitments and reveals do not fit together. The luck of this game cannot be trusted.
page-luck-explained-2 = The dealer published the hash of a secret, each device the hash of salt and words; only then was anything revealed. Every card and die follows from all of it, so nobody could choose.

# Somebody asks for a move back.
page-asks = { $count ->
    [one] { $name } would like to take a move back.
   *[other] { $name } would like to take { $count } moves back.
}
page-asks-waiting = { $name } has asked to take a move back; the others are deciding.
page-asks-agree = Agree
page-asks-decline = Decline
