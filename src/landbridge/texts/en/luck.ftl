# How the luck of a match came about: promises, commitments, reveals
luck-failed = Attempt { $attempt } failed; nothing can be drawn from it.
luck-unrevealed = { $seat }’s part is sealed but has not been opened.
luck-no-randomness = The public random beacon has not answered yet.
luck-closed = Everyone’s part is sealed already; no more can be added.
luck-twice = { $seat } has already done that.
luck-digits = This needs { $digits } hexadecimal digits, in lower case.
luck-words = Fairness words have at most 60 printable characters.
luck-words-plain = Fairness words have to be sent as their hash. Load the page again.
luck-order = The attempts are not in order, or something appears twice in one of them.
luck-list = Attempt { $attempt }: this is not the hash of its list of sealed parts.
luck-early = No part can be opened before all are sealed.
luck-unopened = What { $seat } opened is not the part that was sealed.
luck-line = A line with “luck” can be one of these: { $known }.
luck-short = Something is missing in this line.
luck-seat = There is no such seat.
luck-number = This has to be a whole number.
luck-not-begun = This belongs after “luck attempt …”.
luck-other-promise = The last attempt does not have the fairness code of the first line.
luck-outside = At this table cards, dice or tiles come from a real box; here you can only be ready.
luck-other-list = This is not the hash of the closed list of sealed parts.
luck-promise = This was made for another fairness code. Please look at the table again.
luck-seats-closed = Everyone’s part is sealed: nobody can be removed or replaced until the parts are opened.
luck-held = At this table the server holds your part.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] The game started with the first attempt.
       *[other] The game started with attempt { $count }. These failed before:
    }
luck-verify-failed-commit = Attempt { $attempt }: no part by the deadline: { $seats }.
luck-verify-failed-reveal = Attempt { $attempt }: chose to start without the part they had sealed: { $seats }.
luck-verify-failed-seat = Attempt { $attempt }: a seat changed hands before the first move.
luck-verify-failed-beacon = Attempt { $attempt }: the public random beacon did not answer.
luck-verify-failed-stopped = Attempt { $attempt } was called off.
luck-verify-own = Protected even against whoever runs the server, by a part kept on their own device: { $seats }.
luck-verify-held = Left their part to the server, so there is no protection against whoever runs it: { $seats }.
luck-verify-late = The server held their part after the deadline, so there is no protection against whoever runs it: { $seats }.
luck-verify-none = Nobody sealed a part: only the fairness code binds the server.
luck-verify-beacon = The draws also depend on round { $round } of the beacon { $chain }, which said { $randomness }. Compare this with what the beacon published.
luck-verify-mine = Seat { $seat } opened exactly this, and it is part of the key.
luck-verify-not-mine = Seat { $seat } opened something else. If this is what your device sent, the draws of this game cannot be trusted.
luck-verify-not-there = Seat { $seat } added nothing to the draws.
luck-verify-which = Say which seat was yours: --seat A
