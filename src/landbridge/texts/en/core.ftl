# What goes wrong around the games: options, records, seats.

core-option-unknown = No option is called “{ $name }”. Choose from: { $known }.
core-option-meant = No option is called “{ $name }”. Did you mean { $near }?
core-option-value = Option { $name } cannot be “{ $value }”. Choose from: { $choices }.
core-wrong-seats = { $game } is for { $few } to { $many } players, not for { $seats }.
core-ended = The game is over.
core-left = This seat was already given up.

core-why-not-now = You can’t act now.
core-why-no-such-move = That move is not possible here.
core-read-nothing = “{ $text }” is not a move in this game.
core-fact-move = { $seat }: { $move }.
core-fact-chance = Drawn: { $move }.
core-fact-total = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}.
core-fact-wins = { $seat } wins.
core-fact-shares = { $seat } shares first place.

core-record-place = Line { $line }, column { $column }, “{ $token }” ({ $moves ->
    [0] no move before it
    [one] the move before it is intact
   *[other] the { $moves } moves before it are intact
}):
core-record-place-line = Line { $line }, column { $column } ({ $moves ->
    [0] no move before it
    [one] the move before it is intact
   *[other] the { $moves } moves before it are intact
}):
core-record-long = The text is longer than { $most } characters, so it cannot be a game record.
core-record-empty = There is nothing to read.
core-record-magic = A game record starts with “landbridge 2”.
core-record-format = This is format “{ $token }”; this version of Landbridge reads format { $ours }.
core-record-game = No game has this name.
core-record-version = The game was played with version “{ $token }” of the rules of { $game }; this is version { $ours }.
core-record-twice = “{ $token }” is in the first line twice.
core-record-no-seats = The first line does not say who plays (“seats Ada, Ben”).
core-name = A name needs 1 to { $most } printable characters; “{ $name }” does not fit.
core-record-promise = The fairness code must be 64 hexadecimal digits.
core-record-board-option = A custom board is written in lines that start with “|”.
core-record-turn = This line says round { $token }, but this is round { $ours }.
core-record-actor = A line of moves must start with who acts: { $actors }.
core-record-no-draft = Nothing can be drafted here.
core-record-early-end = There is a result here, but the game is not over.
core-record-result = The result does not agree with the moves, which give { $ours }.
core-record-secret = The secret must be an even number of hexadecimal digits, 16 to 128 of them.
core-record-broken-promise = This secret does not match the fairness code in the first line.
core-record-not-utf8 = This byte is not text (the file is not UTF-8).
core-record-hidden = This is one viewer’s record of a running game. The move here was hidden from that viewer, so the game cannot continue from here.
core-record-luck-late = How the draws were agreed on must be told before the first move.
core-record-left = A seat that was given up is followed by the reason: { $known }.
core-record-left-end = After the reason there can only be “end”.

# Board files; the place stands before, the ruling behind each sentence.
board-too-long = The file has { $size } characters; a board file may have at most { $longest }.
board-too-deep = Too many brackets are nested here; a board needs one or two.
# $reason comes from the TOML reader and is English.
board-not-toml = This cannot be read as TOML: { $reason }.
board-not-shipped = No board is called “{ $name }”. Choose from: { $known }.
board-key-unknown = No key is called “{ $name }”. A board has: { $known }.
board-key-meant = No key is called “{ $name }”. Did you mean “{ $meant }”?
board-key-missing = The key “{ $name }” is missing.
board-key-not-text = “{ $name }” must be a text in quotation marks.
board-key-not-choice = “{ $name }” is “{ $value }”, but must be one of { $choices }.
board-key-not-switch = “{ $name }” must be true or false, without quotation marks.
board-key-not-list = “{ $name }” must be a list in square brackets.
board-entry-not-text = Entry { $entry } of “{ $name }” must be a text in quotation marks.
board-title-unfit = “{ $name }” must be one line of 1 to { $longest } characters, without spaces around it.
