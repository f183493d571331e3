# Spectators: why something is refused
watch-seated = Whoever plays at a table cannot see everything there.
watch-taken = Someone else has already asked to see everything here.
watch-none = Nobody sees everything at this table.
watch-no = In tournaments and deals of the day nobody can see everything.
watch-no-hook = At a table with a delay for spectators, turns are not announced in a chat.

# What the game log says
watch-fact-asks = { $name } asks to see everything.
watch-fact-agrees = { $seat } agrees.
watch-fact-sees = { $name } sees everything from now on.
watch-fact-ends = { $name } can no longer see everything.

# The page
watch-label = Spectators
watch-label-about = How late they see what happens.
watch-live = see the game as it is
watch-moves = { $count ->
    [one] see it one move later
   *[other] see it { $count } moves later
}
watch-minutes = see it { $time } later
watch-behind-moves = { $count ->
    [one] You are watching one move behind.
   *[other] You are watching { $count } moves behind.
}
watch-behind-minutes = You are watching { $time } behind.
watch-ask = Ask to see everything
watch-ask-about = For teaching or commenting. Everyone at the table has to agree.
watch-asks = { $name } asks to see everything, also what is hidden from the others: to teach, for example, or to comment.
watch-allow = Allow
watch-deny = Do not allow
watch-agreed = You have agreed. The others are being asked.
watch-waits = You will see everything once everyone at the table has agreed.
watch-lasts = { $name } sees everything, also what is hidden.
watch-yours = You see everything, also what is hidden from the players.
watch-end = End it
watch-withdraw = Withdraw the request
