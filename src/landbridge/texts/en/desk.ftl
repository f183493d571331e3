# The page at a table.
page-tools = Tools
page-rules = Rules
page-language = Language
page-light = Light
page-dark = Dark
page-more = More
page-settings = Settings
page-set-show = Always show what is possible
page-set-confirm = Ask before moves that cannot be taken back
page-set-sound = A sound when it is my turn
page-set-notify = A notification when it is my turn
page-set-pace = Speed of other players’ moves
page-pace =
    { $pace ->
        [0] at once
        [350] brisk
        [700] calm
       *[1400] slow
    }
page-me = My name, my devices
page-own-boards = My own boards
page-loading = One moment …
page-broken = Something went wrong on this page
page-broken-about = Your game is safe on the server. Loading the page again usually helps.
page-reload = Load again
page-away = The server does not answer. Trying again …
page-connection-lost = The connection is lost, but your game is safe. Trying again …
page-connection-gone = This table no longer exists.
page-closed = This table was closed.
page-seat-open = open
page-turn = Round { $turn }
page-players = Players
page-first-player = First player
page-enlarge = Look at the board of { $seat }
page-own-board = Back to my board
page-board-of = Board of { $seat }
page-zoom-in = Zoom in
page-zoom-out = See the whole board
page-thinking = thinking …
page-away-left = has left
page-away-time = out of time
page-away-resigned = resigned
page-gone = A bot is playing in your seat.
page-dock = What to do
page-watching = Watching what the others do …
page-over = The game is over.
page-your-turn = Your turn.
page-waiting-for = Waiting for { $names }.
page-no-aim = Nothing can be done there now.
page-skip = Show the rest
page-undo = Undo
page-clear = Choose again
page-where = Where?
page-hint = Hint
page-hints = Suggested moves
page-play-this = Play this
page-moves-open = { $count ->
    [one] { $count } suggestion; more is possible
   *[other] { $count } suggestions; more is possible
}
page-moves = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
page-type-move = A move in notation
page-send = Send
page-score-sheet = Score sheet
page-reached = reached
page-lost = no longer possible
page-log = What happened
page-chat = Chat
page-chat-say = Say something
page-chat-mute = Mute { $name }
page-hand-over = Hand over to { $name }
page-hand-over-about = Done. { $name } is next.
page-curtain = { $name }, your turn
page-curtain-about = Hand over the device; everybody else looks away.
page-curtain-open = I am { $name }
page-ask-back = Ask to take my last move back
page-download = Download the record
page-leave = Leave; a bot plays for me
page-return = Come back to my seat
page-resign = Resign
page-resign-sure = Resign for good? Everyone who stays will rank ahead of you.
page-rematch-open = A rematch is waiting.
page-rematch-go = To the rematch
page-title = { $game } · Landbridge
page-title-turn = Your turn · { $game }

# First games.
page-guest = Guest
page-tutorial = Tutorial
page-tutorial-of = Tutorial: { $game }
page-tutorial-on = Continue
page-tutorial-step = Step { $step } of { $steps }
page-tutorial-read = Read on first, then play.
page-tutorial-other = { $move } is allowed as well. In this tutorial, play what is marked.
page-tutorial-done = That is { $game }. Everything else follows from it.
page-tutorial-play = Play a game

# Rules.
page-learn = How to play
page-rules-of = Rules of { $game }
page-unofficial = Landbridge is an unofficial fan implementation; the rules are in our own words.

# Replays.
page-replay = Replay
page-replay-about = Open the record of a game: from a file, or pasted. It is not kept on the server.
page-replay-file = A record file
page-replay-paste = Or the record itself
page-replay-show = Show it
page-replay-other = Another record
page-replay-start = The beginning
page-replay-step = Step { $step } of { $steps }
page-replay-turn-back = Previous turn
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step forward
page-replay-turn-on = Next turn
page-replay-possible = Show what was possible
page-share = Share this position
page-copied = Link copied

# Boards of one's own.
page-boards-about = Enter the board you own: draw it by clicking, or write it as text. It is checked while you work, and kept on this device.
page-boards-game = Game
page-boards-begin = Start from
page-boards-how = How to enter it
page-boards-click = by clicking
page-boards-text = as text
page-boards-grid = Choose a sign and click where it goes. If none is chosen, each click shows the next sign.
page-boards-pens = Signs
page-boards-points = Choose a point, then click where it goes; arrow keys move it.
page-boards-point = Point
page-boards-line = Line { $line }:
page-boards-ok = This board can be played on.
page-boards-wrong =
    { $count ->
        [one] One thing is not right yet:
       *[other] { $count } things are not right yet:
    }
page-boards-open = Open a table with it
page-boards-preview = The board as it will look
page-boards-no-preview = It appears here as soon as it can be played on.
