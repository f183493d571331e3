# The terminal, whatever the game.

# Before the game.
shell-somebody = Player
shell-bot-greedy = Greedy
shell-bot-random = Random
shell-bot-passive = Passive
shell-bot-beginner = Beginner
shell-bot-casual = Casual
shell-bot-club = Skilled
shell-bot-expert = Expert
shell-bot-master = Master
shell-bot-champion = Champion
shell-ask-seats = Who plays? Names and bots ({ $bots }), separated by commas [{ $default }]:
shell-ask-option = { $option }: { $choices } [{ $default }]:
shell-no-bot = No bot “{ $bot }” for this game. Choose from: { $known }.
shell-same-name = Two players cannot both be called { $name }.
shell-option-form = An option is written name=value, not “{ $text }”.
shell-no-game = No game is called “{ $name }”. Choose from: { $known }.
shell-no-language = No language is called “{ $name }”. Choose from: { $known }.

# At the table.
shell-hint = A move, ? for what is possible, help, or quit.
shell-curtain = Pass the device to { $seat }. { $seat }, press Enter.
shell-thinking = { $seat } is thinking…
shell-thinking-hint = Thinking…
shell-page-on = Press Enter to continue.
shell-moves-made = Noted: { $moves }
shell-moves-before = Noted: { $moves }. Then:
shell-why-what = Why what? For example: why e3-e5
shell-why-legal = { $move } is legal.
shell-undone = Taken back.
shell-undone-all = Everything taken back.
shell-nothing-to-undo = There is nothing to take back.
shell-show-whom = There is no “{ $text }” at this table. Choose from: { $seats }.
shell-showing = This is { $owner }’s sheet. Press Enter for your own.
shell-log-empty = Nothing has happened yet.
shell-saved = Saved: { $file }
shell-save-other = { $file } already exists and is not a saved game; choose another name.
shell-not-saved = The game cannot be saved: { $reason }

# Orders at the table; further words for the same are separated by commas. English ones work in every language.
shell-order-help = help
shell-order-moves = moves
shell-order-why = why
shell-order-hint = hint
shell-order-undo = undo, back
shell-order-all = all
shell-order-show = show
shell-order-log = log
shell-order-save = save
shell-order-quit = quit, leave, bye

shell-help =
    You can type several moves on one line: 5@e3 e3-e5 e3-e5 .
      ?            what is possible now
      why MOVE     whether a move is allowed, and if not, which ruling forbids it
      hint         what a strong bot would do, and what it expects
      undo         take the last move back; undo all: the whole draft
      show B       look at another player’s sheet; show: at your own
      log          everything that has happened
      save FILE    a copy; the game saves itself after every move
      quit         leave; “landbridge play --resume” continues

# Going and coming back.
shell-goodbye = Goodbye.
shell-kept = The game is saved in { $file }. Continue with:
shell-record-kept = The game record is in { $file }. Watch it again, or check its draws:
shell-nothing-to-resume = No running game is saved in { $folder }.
shell-resumed = Continuing { $game }: { $seats }.
shell-already-over = This game is over; look at it with:
shell-damaged = The saved game { $file } is damaged.
shell-damaged-go-on =
    { $moves ->
        [one] Continue from the intact part, one move? (y/n) [y]:
       *[other] Continue from the intact part, { $moves } moves? (y/n) [y]:
    }
shell-damaged-lost = Nothing in it can be used.
shell-secret-lost = The server’s secret is lost: from here on cards come from a new one, and the draws of this game cannot be checked.
# Words for yes, separated by commas.
shell-yes = y, yes

# Files.
shell-file-missing = There is no file { $file }.
shell-file-folder = { $file } is a folder, not a file.
shell-file-forbidden = There is no permission to open { $file }.
shell-file-large = { $file } is larger than { $most } MB, so it cannot be a game record.
shell-file-not-text = { $file } is not a text file: line { $line } is not UTF-8.
shell-file-trouble = { $file } cannot be used: { $reason }.

# replay
shell-replay-seats = { $game }: { $seats }
shell-replay-turn = Round { $turn }
shell-replay-hint = Enter: on · b: back · a number: that round · a letter: that sheet · q: end
shell-replay-running = The game is not over yet.
shell-replay-no-turn = There is no round { $turn }; the record has { $last }.
shell-replay-salvage = “landbridge replay { $file } --salvage OUT” writes the intact part to a new file.
shell-salvaged =
    { $moves ->
        [one] The intact part, one move, is written to { $file }.
       *[other] The intact part, { $moves } moves, is written to { $file }.
    }
shell-shelf = { $file } holds games { $first } to { $last }; name one of them: --game { $last }
shell-shelf-none = { $file } holds one record without a number; leave out --game.
shell-salvage-whole = The record is whole; there is nothing to salvage.

# verify
shell-verify-round = Round
shell-verify-event = Event
shell-verify-draw = Draw
shell-verify-true =
    { $count ->
        [one] Fair: the one draw follows from the secret that was fixed before the game.
       *[other] Fair: all { $count } draws follow from the secret that was fixed before the game.
    }
shell-verify-false = Round { $turn }: the game record says { $event } { $text }, but the secret leads to { $expected }.
shell-verify-no-promise = The game record has no fairness code (“luck …”), so nothing can be checked.
shell-verify-no-secret = The game record has no secret yet: it is added when the game is over, and only then can the draws be checked.

# check-board
shell-board-fine = { $file } is a valid board for { $game }.
shell-board-refused =
    { $count ->
        [one] { $file } has one problem:
       *[other] { $file } has { $count } problems:
    }
shell-board-notes = Worth knowing:
shell-board-none = { $game } does not take custom boards.
