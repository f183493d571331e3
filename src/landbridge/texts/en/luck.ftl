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
