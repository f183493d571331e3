# How the luck of a match came about: promises, commitments, reveals
luck-failed = Attempt { $attempt } failed; nothing can be drawn from it.
luck-unrevealed = { $seat } has committed but not revealed.
luck-no-randomness = The beacon has not spoken yet.
luck-closed = The list of commitments is closed.
luck-twice = { $seat } has done that already.
luck-digits = This takes { $digits } hexadecimal digits, in lower case.
luck-words = Words are at most 60 printable characters.
luck-order = The attempts are not in order, or something stands in one of them twice.
luck-list = Attempt { $attempt }: this is not the hash of its list of commitments.
luck-early = Nobody reveals before the list of commitments is closed.
luck-unopened = What { $seat } revealed does not open the commitment.
luck-line = A line about the luck says one of these: { $known }.
luck-short = Something is missing in this line.
luck-seat = There is no such seat.
luck-number = This has to be a whole number.
luck-not-begun = This belongs behind “luck attempt …”.
luck-other-promise = The last attempt does not have the promise of the first line.
luck-first-edition = This table still uses the first edition of the luck; here one can only be ready.
luck-other-list = This is not the hash of the closed list of commitments.
luck-promise = This was made for another promise. Look at the table again.
luck-seats-closed = Everybody has committed: nobody can be sent away or exchanged until the luck is agreed on.
luck-lost = You were too late and lost your seat. You can come back if everybody at the table agrees.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] The game began with the first attempt.
       *[other] The game began with attempt { $count }. These failed before:
    }
luck-verify-failed-commit = Attempt { $attempt }: { $seats } did not commit in time.
luck-verify-failed-reveal = Attempt { $attempt }: { $seats } did not reveal in time.
luck-verify-failed-seat = Attempt { $attempt }: a seat changed hands before the first move.
luck-verify-failed-beacon = Attempt { $attempt }: the beacon stayed away.
luck-verify-failed-stopped = Attempt { $attempt } was called off.
luck-verify-own = Protected against the operator, with a salt of their own: { $seats }.
luck-verify-held = The server held the salt, so there is no protection against the operator: { $seats }.
luck-verify-none = Nobody committed: only the promise binds the dealer.
luck-verify-beacon = The luck also depends on round { $round } of the beacon { $chain }, which said { $randomness }. Compare this with what the beacon published.
luck-verify-mine = Seat { $seat } revealed exactly this, and it is part of the key.
luck-verify-not-mine = Seat { $seat } revealed something else. If this is what your device sent, the luck of this game cannot be trusted.
luck-verify-not-there = Seat { $seat } added nothing to the luck.
luck-verify-which = Say which seat was yours: --seat A
