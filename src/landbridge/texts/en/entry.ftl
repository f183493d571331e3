# What people send: files, options, names and remarks, and what is too much of it.

entry-lines = There are more than { $most } lines.
entry-line = This line has more than { $most } characters.
entry-word = A word or number here has more than { $most } characters.
entry-parts = A key here has more than { $most } parts joined by dots.
entry-keys = There are more than { $most } keys.
entry-values = The lists have more than { $most } entries in all.
entry-number = A number here has more than { $most } digits.
entry-options = There are more than { $most } options.
entry-option = Option “{ $name }” has more than { $most } characters.
entry-more = { $count ->
    [one] One more problem is not listed.
   *[other] { $count } more problems are not listed.
}

entry-text-length = This needs 1 to { $most } characters.
entry-text-sign = Character { $place } ({ $code }) cannot be used here: it is invisible, blank or changes how the text reads.
entry-text-marks = Character { $place } is an accent or mark without a letter, or one too many.
entry-name-bot = “{ $name }” looks like the name of a bot. Please choose another name.
entry-name-taken = Someone at this table is called “{ $taken }”, which looks like your name. Please choose another name first.
entry-name-tag = “{ $name }” ends like the tag that tells apart people with the same name. Please choose another ending.
entry-chat-share = You have used up your share of this table’s chat: { $most } messages.
entry-host = This server is not called “{ $host }”.
