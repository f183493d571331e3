# Tables served to many: why a request is refused, what happens around a game, the commands.

server-unknown-person = Choose a name first; this server does not know you yet.
server-password = This server needs a password, and this is not it.
server-not-yours = This seat is not yours.
server-not-host = Only the person who opened the table may do this.
server-muted = The table’s host has muted this seat.
server-origin = This request comes from another site.
server-no-table = There is no such table, or it has been deleted.
server-no-seat = This table has no such seat.
server-no-game = There is no game with this name; there are { $known }.
server-no-code = This code does not work, or no longer works.
server-somebody = On this device you are { $me }. Becoming { $name } needs your consent.
server-no-page = There is nothing at this address.
server-wrong-method = This address does not accept such a request.
server-seat-taken = Somebody else has this seat.
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-over = The game is over.
server-not-over = The game is not over yet.
server-closed = The table is closed.
server-away = A substitute is playing this seat; come back first.
server-id-used = This id was used for something else.
server-nothing-back = There is nothing to take back.
server-too-late = It is too late to take it back: chance has acted or a secret is out.
server-nothing-asked = Nobody is asking to take a move back.
server-old-rules = This game was started with version { $theirs } of the rules of { $game }, which this server no longer has.
server-too-large = This is more than { $most } bytes.
server-not-json = A request’s body is JSON (content-type application/json).
server-invalid = The request cannot be read; look at { $where }.
server-no-bot = There is no bot “{ $bot }” for this game; there are { $known }.
server-no-aim = Touching these does not make a move.
server-too-fast = Too much at once; try again in { $seconds } s.
server-bots-busy = The bots have too much to think about just now; try again in { $seconds } s.
server-getting-ready = The bots are still getting ready; try again in { $seconds } s.
server-limit = The limit { $limit } is { $most }.
server-not-saved = It could not be saved, and nothing has happened. Please try again.
server-elsewhere = This game uses version { $theirs } of the rules of { $game }, which another worker of this server has. Please try again.

server-fact-sits = { $seat } sits down.
server-fact-rises = { $seat } gets up.
server-fact-ready = { $seat } is ready.
server-fact-starts = The game begins.
server-fact-back = { $seat } takes something back.
server-fact-asks = { $count ->
    [one] { $seat } asks to take a move back.
   *[other] { $seat } asks to take { $count } moves back.
}
server-fact-agrees = { $seat } agrees.
server-fact-declines = { $seat } does not agree.
server-fact-rewinds = { $count ->
    [one] A move is taken back.
   *[other] { $count } moves are taken back.
}
server-fact-leaves = { $seat } leaves; a substitute plays on.
server-fact-leaves-end = { $seat } leaves; the game ends.
server-fact-time = { $seat } has run out of time; a substitute plays on.
server-fact-time-end = { $seat } has run out of time; the game ends.
server-fact-resigns = { $seat } resigns; a substitute plays on.
server-fact-resigns-end = { $seat } resigns; the game ends.
server-fact-returns = { $seat } is back.
server-fact-muted = { $seat } is muted.
server-fact-unmuted = { $seat } may talk again.
server-fact-rematch = A new table is ready for a rematch.
server-fact-closes = The table is closed.
server-fact-luck-list = Everybody has committed. Now the luck is put together.
server-fact-luck-failed = Attempt { $attempt } to agree on the luck failed. For the next one everybody has to be ready again.
server-fact-luck-beacon = The beacon did not come at the right time; attempt { $attempt } failed. For the next one everybody has to be ready again.
server-fact-luck-commit = { $seat } was not ready in time and loses the seat.
server-fact-luck-reveal = { $seat } did not reveal in time and loses the seat.
server-fact-luck-welcome = { $seat } agrees that { $name } comes back.

server-serving = Landbridge serves { $url }
server-no-extra = Serving needs more packages ({ $name } is missing): { $command }
server-base-url = A base URL begins with { $schemes }, unlike “{ $url }”.
server-beacon = A beacon is named as { $form }, with the 64 hexadecimal digits of the chain’s hash.
server-cannot-serve = The server cannot start: { $error }
server-no-data = There is no database in { $folder }.
server-file-there = { $file } already exists; nothing was overwritten.
server-no-backup = The copy failed: { $error }
server-backed-up = The copy is in { $file }, { $size } KiB.
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
server-no-boards = This game does not support custom boards.
server-page-missing = The tables are open, but the page has not been built. The host can build it with { $command } in the folder { $folder }.
server-place-line = Line { $line }
server-place-column = Line { $line }, column { $column }
server-place-key = Key “{ $name }”
server-place-entry = Key “{ $name }”, entry { $entry }
server-place-at = At { $place }
server-place-row = Key “{ $name }”, row { $row }
