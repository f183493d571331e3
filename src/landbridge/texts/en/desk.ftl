# The page at a table.
page-tools = Tools
page-rules = Rules
page-language = Language
page-light = Light
page-dark = Dark
page-more = More
page-settings = Settings
page-set-show = Always highlight possible moves
page-set-confirm = Confirm moves that can’t be undone
page-set-sound = Sounds
page-set-notify = Notify me on my turn
page-set-keys = Single-key shortcuts
page-set-pace = Speed of the others’ moves
page-pace =
    { $pace ->
        [0] instant
        [350] fast
        [700] normal
       *[1400] slow
    }
page-me = Name, devices, settings
page-own-boards = My boards
page-keys = Keys
page-keys-board = On the board
page-keys-anywhere = Anywhere, except while writing
page-key-arrows = from place to place
page-key-enter = choose the place
page-key-next = to the next possible place
page-key-previous = to the previous possible place
page-key-escape = let go of what is chosen
page-key-farther = Zoom out
page-keys-typing = A move can also be typed as it stands in the list: press / or “Moves”.
page-loading = One moment…
page-broken = Something went wrong on this page
page-broken-about = Your game is safe on the server. Reloading the page usually helps.
page-reload = Reload
page-away = The server is not responding. Trying again…
page-connection-lost = Connection lost. Your game is safe; reconnecting…
page-connection-gone = This table no longer exists.
page-closed = This table was closed.
page-seat-open = free seat
page-turn = Round { $turn }
page-players = Players
page-you-are = You ({ $name })
page-first-player = First player
page-enlarge = View { $seat }’s board
page-own-board = Back to my board
page-board-of = { $seat }’s board
page-zoom-in = Zoom in
page-zoom-out = See the whole board
page-thinking = thinking…
page-tentative = can still undo
page-log-open = (can be undone)
page-away-left = has left
page-away-time = out of time
page-away-resigned = resigned
page-gone = A bot is playing in your seat.
page-dock = What to do
page-watching = The others are playing…
page-revealed = What the others did:
page-over = The game is over.
page-your-turn = Your turn.
page-waiting-for = Waiting for { $names }.
page-no-aim = You can’t play there right now.
page-skip = Skip
page-spectator = You are watching.
page-undo = Undo
page-where = Show moves
page-hint = Hint
page-hints = Suggested moves
page-play-this = Confirm
page-moves-open = { $count ->
    [one] { $count } suggestion; more moves are possible
   *[other] { $count } suggestions; more moves are possible
}
page-moves-list = Moves
page-moves = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
page-type-move = Type a move
page-send = Send
page-score-sheet = Score sheet
page-reached = reached
page-lost = no longer possible
page-log = Game log
page-chat = Chat
page-chat-say = Write a message
page-chat-mute = Mute { $name }
page-hand-over = Pass to { $name }
page-hand-over-about = Done. { $name } is next.
page-curtain = { $name }, your turn
page-curtain-about = Pass the device on. Everyone else, look away.
page-curtain-open = I am { $name }
page-ask-back = Ask to take back my last move
page-download = Download game record
page-leave = Leave (a bot takes over)
page-return = Return to my seat
page-resign = Resign
page-resign-sure = Resign for good? Everyone who stays will rank ahead of you.
page-rematch-open = A rematch is waiting.
page-rematch-by = { $name } wants to play again.
page-rematch-go = Join
page-title = { $game } · Landbridge
page-title-turn = Your turn · { $game }
page-title-join = Play again? · { $game }

# First games.
page-guest = Guest
page-tutorial = Tutorial
page-tutorial-of = { $game } tutorial
page-tutorial-on = Next
page-tutorial-step = Step { $step } of { $steps }
page-tutorial-read = Read on first: press Next.
page-tutorial-other = That is allowed too, but for now please play the marked move.
page-tutorial-done = That’s how { $game } works. You know enough to play now.
page-tutorial-play = Play now

# Rules.
page-learn = How to play
page-rules-of = { $game } rules
page-unofficial = Landbridge is an unofficial fan project; the rules are explained in our own words.

# Replays.
page-replay = Replay
page-replay-about = Open a game record from a file, or paste it. It is not stored on the server.
page-replay-file = Record file
page-replay-paste = Or paste the record
page-replay-show = Open
page-replay-other = Another record
page-replay-start = Start
page-replay-step = Step { $step } of { $steps }
page-replay-turn-back = Previous round
page-replay-back = Step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = Step forward
page-replay-turn-on = Next round
page-replay-possible = Show possible moves
page-share = Share this position
page-copied = Link copied

