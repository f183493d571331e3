# Notifications: what they say. They name the game and nothing of what happens in it.
notify-turn = It is your turn.
notify-invite = You are invited to another game.
notify-ready = Everyone is seated and waiting for you to start.
notify-ask = Someone asks to take back a move.
notify-found = A game has been found for you.
notify-challenge = A friend challenges you to a game.
notify-hello = Notifications reach you here.
notify-confirm = Your code is { $code }.
notify-hook-turn = { $count ->
    [one] It is seat { $seats }’s turn.
   *[other] It is the turn of seats { $seats }.
}
notify-hook-hello = Turns at this table are announced here.

# Why something is refused
notify-address = This address cannot be used. It has to be a public https address.
notify-zone = This server does not know that time zone.
notify-no-push = This server sends no push notifications.
notify-no-mail = This server sends no e-mail.
notify-smtp = Write the mail server like this: { $form }

# The page
notify-title = Notifications
notify-about = For games that last days: find out when it is your turn, even with this page closed. Messages name the game, never what happens in it.
notify-set = Set up notifications
notify-here = Notify this browser
notify-blocked = Your browser blocks notifications from this page. You can allow them in its settings.
notify-unable = This browser cannot receive notifications here. It needs a page with https; on an iPhone, add the page to the home screen first.
notify-test = Send a test
notify-tested = Sent. It should arrive in a few seconds.
notify-browsers = Notified browsers
notify-remove = Remove
notify-remove-of = Remove: { $what }
notify-kinds = Tell me
notify-kind-turn = when it is my turn
notify-kind-invite = when someone invites me to another game
notify-kind-ready = when everyone is waiting for me to start
notify-kind-ask = when someone asks to take back a move
notify-kind-found = when a game is found for me
notify-kind-challenge = when a friend challenges me
notify-quiet = Quiet hours
notify-quiet-begin = from
notify-quiet-end = to
notify-quiet-about = What happens meanwhile is announced afterwards, if it still applies. Time zone: { $zone }
notify-mail = E-mail
notify-mail-about = Only if you want to. First we send you a code.
notify-mail-address = E-mail address
notify-mail-ask = Send code
notify-mail-code = Code from the e-mail to { $address }
notify-mail-confirm = Confirm
notify-mail-to = E-mails go to { $address }.
notify-mail-stop = Stop e-mails
notify-table = Notifications for this table
notify-hush = Do not notify me about this table
notify-hooks = Announce turns in a chat
notify-hooks-about = A webhook tells a chat room the game, whose turn it is by seat, and the link. No one’s name is sent.
notify-hook-format = Service
notify-hook-url = Webhook address
notify-hook-add = Add
notify-hook-failing = does not answer
