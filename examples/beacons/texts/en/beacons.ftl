beacons = Beacons
beacons-about = Light beacons on hills in the fog, and make a chain of them. Two to four players.
beacons-by = The example of this project’s own guide to making a game.
beacons-help =
    Each round the wind clears one ridge of its fog. Everyone secretly picks a free hill there: c3.
    A player alone on a hill lights a beacon; where several meet, the hill stays dark for good.
    Your best chain of neighbouring beacons counts: a point for each, and 5 more from the first ridge to the last.

# Why a move is refused.
beacons-why-nothing-free = No hill is free on ridge { $ridge }.
beacons-why-in-fog = { $hill } lies in the fog; only ridge { $ridge } is clear.
beacons-why-taken = { $hill } is no longer free.

# What happens.
beacons-fact-wind = The wind clears ridge { $ridge }.
beacons-fact-picked = { $seat } has picked a hill.
beacons-fact-lights = { $seat } lights a beacon on { $hill }.
beacons-fact-dark = { $count } meet on { $hill }: it stays dark.

# On the table.
beacons-prompt = Pick a free hill on ridge { $ridge }.
beacons-status-picked = has picked
beacons-name-lit = { $hill }, { $owner }’s beacon
beacons-name-dark = { $hill }, dark for good
beacons-name-clear = { $hill }, free
beacons-name-fog = { $hill }, in the fog
beacons-sheet-lit = Beacons
beacons-sheet-lit-about = More beacons decide between equal chains.
beacons-sheet-chain = Best chain
beacons-sheet-chain-about = A point for each beacon, and { $points } more if the chain leads from the first ridge to the last.
beacons-option-far = Far sight
beacons-option-far-about = Beacons see each other across a corner too.

# A first game.
beacons-tutorial-1 = The wind has cleared ridge 2, and Ben has picked a hill there; you cannot see which. Pick c2.
beacons-tutorial-2 = You were alone on c2: a beacon burns. Now ridge 3 is clear. c3 sees c2, so pick it.
beacons-tutorial-3 = Two beacons in a chain are two points. Ridge 5 comes next; c5 would be on the way there.
beacons-tutorial-4 = Ben thought so too: where several meet, the hill stays dark for good. Ridge 2 again: d2 sees your beacon on c2.
beacons-tutorial-5 = A chain of three. Leading from ridge 1 to ridge 5 it would be worth 5 more. Play on as you like.
