# Tables served to many: why a request is refused, what happens around a game, the commands.

server-unknown-person = Choose a name first; this server does not know you yet.
server-password = This server needs a password; please check yours.
server-not-yours = This seat is not yours.
server-not-host = Only the person who created the table can do this.
server-muted = This seat has been muted by the person who created the table.
server-origin = This request comes from another website.
server-no-table = This table does not exist or has been removed.
server-no-seat = This table has no such seat.
server-no-game = No game has this name. Choose from: { $known }.
server-no-code = This code is wrong or has expired.
server-somebody = On this device you are { $me }. Please confirm that you want to switch to { $name }.
server-no-page = There is nothing at this address.
server-wrong-method = This address does not accept such a request.
server-seat-taken = Someone else has this seat.
server-started = The game has already started.
server-not-started = The game has not started yet.
server-over = The game is over.
server-not-over = The game is not over yet.
server-closed = The table is closed.
server-close-played = Others are playing here. Whoever wants to stop can resign.
server-no-help = Bots advise nobody at this table: you play with others.
server-away = A bot is playing this seat; return to it first.
server-id-used = This request was sent twice with different contents; please reload the page.
server-nothing-back = There is nothing to take back.
server-too-late = Too late to take it back: something new has been drawn or revealed.
server-no-outside = Nothing can be entered at this table: it makes its own draws.
server-nothing-asked = Nobody has asked to take back a move.
server-old-rules = This game was started with version { $theirs } of { $game }, which this server no longer has.
server-damaged-table = This table cannot be opened: what is stored of it does not fit together. Other tables are not affected; please tell the host of this server.
server-too-large = This is more than { $most } bytes.
server-not-json = The body of a request must be JSON (content-type application/json).
server-invalid = The request cannot be understood; look at { $where }.
server-no-bot = No bot “{ $bot }” for this game. Choose from: { $known }.
server-no-aim = This does not make a move.
server-too-fast = Too many requests; try again in { $seconds } s.
server-bots-busy = The bots are busy right now; try again in { $seconds } s.
server-bot-failed = The bot found no answer; try again.
server-getting-ready = The bots are still getting ready; try again in { $seconds } s.
server-limit = { $limit ->
    [seats_per_person] You can take at most { $most } seats at one table.
    [tables_per_person] You can have at most { $most } unfinished tables.
    [tournaments_per_person] You can have at most { $most } unfinished tournaments.
    [tables] This server has room for { $most } tables, and all of them are in use.
    [invites_per_table] A table can have at most { $most } open invitations.
    [hooks_per_table] At most { $most } webhooks can listen to a table.
    [reports_per_person] You can have at most { $most } unanswered reports.
    [comments_per_table] A game can have at most { $most } comments.
    [comments_per_person] You can write at most { $most } comments on a game.
    [chats_per_table] A table’s chat is full after { $most } messages.
    [events_per_table] This table has reached its limit of { $most } events.
    [streams_per_person] You can have at most { $most } tables open at the same time.
    [streams] This server has room for { $most } open pages, and all of them are in use.
    [attempts] After { $most } failed attempts this table cannot start; please create a new one.
    [passkeys] You can have at most { $most } passkeys.
    [insight] You have asked often enough at this table.
    [waiting] This server has room for { $most } people who look for a game, and all places are taken.
    [waiting_per_address] From your network at most { $most } people can look for a game at the same time.
    [friends_per_person] You can have at most { $most } friends here, and so can the other person.
    [challenges_per_person] You can have at most { $most } unanswered challenges.
    [challenges] Wait for an answer first: you have sent this friend { $most } challenges.
   *[other] This server allows at most { $most }.
}
server-not-saved = Saving failed and nothing was changed. Please try again.
server-elsewhere = This game runs version { $theirs } of { $game } on another part of the server. Please try again.
server-updating = The server is being updated. Please try again in a while.

server-fact-sits = { $seat } joins the table.
server-fact-rises = { $seat } leaves the table.
server-fact-starts = The game starts.
server-fact-back = { $seat } undoes a move.
server-fact-asks = { $count ->
    [one] { $seat } asks to take back a move.
   *[other] { $seat } asks to take back { $count } moves.
}
server-fact-agrees = { $seat } agrees.
server-fact-declines = { $seat } does not agree.
server-fact-rewinds = { $count ->
    [one] A move is taken back.
   *[other] { $count } moves are taken back.
}
server-fact-leaves = { $seat } has left; a bot takes over.
server-fact-leaves-end = { $seat } has left; the game ends.
server-fact-time = { $seat } is out of time; a bot takes over.
server-fact-time-end = { $seat } is out of time; the game ends.
server-fact-resigns = { $seat } resigns; a bot takes over.
server-fact-resigns-end = { $seat } resigns; the game ends.
server-fact-returns = { $seat } is back.
server-fact-helped = { $seat } asked a bot for advice.
server-fact-declared = The organiser declared { $seat } absent.
server-fact-declared-end = The organiser declared { $seat } absent. That ends the game.
server-fact-pause = The server was away for { $count } seconds; the clocks stood still.
server-fact-muted = { $seat } is muted.
server-fact-unmuted = { $seat } may talk again.
server-fact-rematch = { $seat } wants to play again.
server-fact-reminds = { $seat } reminds those who are missing.
server-fact-closes = The table is closed.
server-fact-luck-list = Everyone’s part of the draws is sealed. Now the parts are opened.
server-fact-luck-again = The draws are agreed on anew: attempt { $attempt }.
server-fact-luck-beacon = The public random beacon did not answer in time.
server-fact-luck-commit = { $seat } was not there by the deadline. The server holds their part, and the game is not rated.
server-fact-luck-reveal = { $seat } starts without a part of their own.

server-serving = Landbridge serves { $url }
server-no-extra = Serving needs more packages ({ $name } is missing): { $command }
server-base-url = A base URL starts with { $schemes }; “{ $url }” does not.
server-beacon = A beacon is written as { $form }, with the 64 hexadecimal digits of the chain’s hash.
server-cannot-serve = The server cannot start: { $error }
server-no-data = There is no database in { $folder }.
server-file-there = { $file } already exists; nothing was overwritten.
server-no-backup = The copy failed: { $error }
server-backed-up = The copy is in { $file }, { $size } KiB.
server-mend-restored = secret restored
server-mend-removed = removed
server-mend-again = removed; its tournament opens it again
server-mend-lost = not mended: its secret is lost. With --remove it is deleted.
server-mend-whole = Every table matches its fairness code.
server-moved-away = The server’s tables were moved to { $place }; nothing is served from here any more.
server-move-not-empty = { $place } already has tables; nothing was copied.
server-move-differs = The copy differs from the original, so nothing was moved: { $error }
server-no-move = Nothing was moved: { $error }
server-moved = Everything in { $source } is now in { $target }, compared byte for byte. The old database is no longer served.

# The page: languages, tables without a drawing, what it asks besides.
server-language = English
server-scene-handle = Choose { $handle }
server-scene-points = Points
server-no-tutorial = There is no tutorial for this game.
server-no-boards = This game does not take custom boards.
server-page-missing = The tables are open, but the page has not been built. The host can build it with { $command } in the folder { $folder }.
server-place-line = Line { $line }
server-place-column = Line { $line }, column { $column }
server-place-key = Key “{ $name }”
server-place-entry = Key “{ $name }”, entry { $entry }
server-place-at = At { $place }
server-place-row = Key “{ $name }”, row { $row }
