"""Bugs that laws catch: each law has one at least, and `only` are those that no other law notices."""

from __future__ import annotations

from tests.bugs.bug import BY_LUCK, Bug

BUGS = [
    # --- actors
    Bug(
        "no-look-ahead",
        "landbridge.games.hashi.rules.rulebook",
        "    if left == 0:\n        return True\n    apart",
        "    if left >= 0:\n        return True\n    apart",
        "actors",
    ),
    # --- runs
    Bug(
        "a-bridge-asks-beyond-the-board",
        "landbridge.games.hashi.rules.rulebook",
        "    sheet.crossed |= kit.crosses[line]\n",
        "    sheet.crossed |= kit.crosses[line + 10_000]\n",
        "runs",
    ),
    # --- choices
    Bug(
        "playouts-never-choose-the-last",
        "landbridge.games.hashi.rules.rulebook",
        "    return size(out[0])\n",
        "    return max(1, size(out[0]) - 1)\n",
        "choices",
    ),
    # --- commute
    Bug(
        "the-faster-player-goes-first",
        "landbridge.games.hashi.rules.rulebook",
        "    s.done |= bit(seat)\n    if s.done == bit(s.seats) - 1:\n        pass_sheets_on(s)",
        "    if s.done == 0:\n"
        "        s.turned = bit(seat)\n"
        "    s.done |= bit(seat)\n"
        "    if s.done == bit(s.seats) - 1:\n"
        "        pass_sheets_on(s)",
        "commute",
    ),
    # --- derived
    Bug(
        "a-bridge-shuts-no-line-it-crosses",
        "landbridge.games.hashi.rules.rulebook",
        "    sheet.crossed |= kit.crosses[line]\n",
        "",
        "derived",
        only=True,
    ),
    Bug(
        "a-cross-touches-only-spaces-of-its-own-half",
        "landbridge.games.the_border.rules",
        "    for w in range(WORDS):\n        sheet.near[w] |= kit.beside[space, w]",
        "    sheet.near[word] |= kit.beside[space, word]",
        "derived",
        game="the_border",
        only=True,
    ),
    Bug(
        "a-wall-is-forgotten-beside-a-line",
        "landbridge.games.loopit.rules",
        "    s.shut[pair, 3, w] |= wall\n",
        "",
        "derived",
        game="loopit",
        only=True,
    ),
    Bug(
        "a-plank-taken-away-still-carries",
        "landbridge.games.river_dragons.rules.occupancy",
        "    s.carries[MOST_PLANKS - 1] &= ~ends\n",
        "",
        "derived",
        game="river_dragons",
        options={"max_rounds": "9"},
        without=("seating",),
        only=True,
    ),
    Bug(
        "loopit-a-rack-in-the-order-drawn",
        "landbridge.games.loopit.rules",
        "s.rack[seat, slot - 1] > kind:",
        "s.rack[seat, slot - 1] > kind + 100:",
        "derived",
        game="loopit",
    ),
    # --- do
    Bug(
        "dice-inside-the-rules",
        "landbridge.games.hashi.rules.rulebook",
        "    s.card = card\n",
        "    import random\n"
        "\n"
        "    card = random.choice([c for c in range(CARDS) if not has(s.turned, c)])\n"
        "    s.card = card\n",
        "do",
        besides=BY_LUCK,
    ),
    # --- draws
    Bug(
        "every-roll-has-the-luck-of-the-first",
        "landbridge.games.the_border.game",
        "DICE * (s.roll_no - 1) + s.flying - 1",
        "s.flying - 1",
        "draws",
        game="the_border",
        only=True,
    ),
    Bug(
        "a-rack-is-filled-without-its-round",
        "landbridge.games.loopit.game",
        'Chance("tile", s.round_no, s.mover, place, bag)',
        'Chance("tile", 0, s.mover, place, bag)',
        "draws",
        game="loopit",
        only=True,
    ),
    Bug(
        "a-deck-has-only-the-cards-that-are-left",
        "landbridge.games.hashi.game",
        "for card in range(CARDS)]\n        return Chance",
        "for card in range(CARDS) if not table(s).turned >> card & 1]\n        return Chance",
        "draws",
        only=True,
    ),
    # --- end
    Bug(
        "a-game-without-end",
        "landbridge.games.hashi.rules.rulebook",
        "    s.done |= bit(seat)\n    if s.done != bit(s.seats) - 1:",
        "    s.wrote[seat] = 0\n    s.drawn[seat] = 0\n    if s.done != bit(s.seats) - 1:",
        "end",
        seats=1,
    ),
    # --- guess
    Bug(
        "a-guess-leaves-something-unknown",
        "landbridge.games.hashi.game",
        "                t.wrote[seat] = t.drawn[seat] = 0\n",
        "                t.wrote[seat] = 0\n",
        "guess",
    ),
    # --- hidden
    Bug(
        "view-leaks-a-draft",
        "landbridge.games.hashi.rules.rulebook",
        "            s.sheets[seat] = s.settled[seat]\n            s.wrote[seat] = UNKNOWN",
        "            s.wrote[seat] = UNKNOWN",
        "hidden",
    ),
    Bug(
        "loopit-a-leaky-rack",
        "landbridge.games.loopit.rules",
        "                s.rack[seat, slot] = UNKNOWN\n",
        "                s.rack[seat, slot] = UNKNOWN if slot > 0 else s.rack[seat, slot]\n",
        "hidden",
        game="loopit",
    ),
    Bug(
        "river-face-down-card-in-a-view",
        "landbridge.games.river_dragons.rules.rulebook",
        "                if s.stage == PROGRAMME or position > s.position:\n",
        "                if s.stage == PROGRAMME or position > s.position + 1:\n",
        "hidden",
        game="river_dragons",
        options={"max_rounds": "3"},
    ),
    Bug(
        "border-view-leaks-a-draft",
        "landbridge.games.the_border.rules",
        "            s.sheets[seat] = s.settled[seat]\n            s.used[seat] = 0",
        "            s.used[seat] = 0",
        "hidden",
        game="the_border",
    ),
    # --- known
    Bug(
        "minus-one-in-a-full-state",
        "landbridge.games.hashi.rules.rulebook",
        "    s.card = NOTHING\n",
        "    s.card = UNKNOWN\n",
        "known",
    ),
    # --- lots
    Bug(
        "loopit-playouts-never-draw-the-last-tile",
        "landbridge.games.loopit.rules",
        "        return s.in_bag\n    total = 0\n",
        "        return s.in_bag - 1\n    total = 0\n",
        "lots",
        game="loopit",
    ),
    # --- notation
    Bug(
        "notation-names-one-end-of-a-line",
        "landbridge.games.hashi.notation",
        '    return names[line] if line < len(names) else "?-?"',
        '    return names[line][:2] + "-" + names[0][:2] if line < len(names) else "?-?"',
        "notation",
    ),
    # --- odds
    Bug(
        "a-card-with-no-odds",
        "landbridge.games.hashi.rules.rulebook",
        "    return 1\n",
        "    return move % 2\n",
        "odds",
    ),
    # --- offer
    Bug(
        "offer-forgets-the-look-ahead",
        "landbridge.games.hashi.rules.rulebook",
        "        if not leaves_enough(kit, sheet, line, left - 1):\n",
        "        if left < 0:\n",
        "offer",
    ),
    # --- own view
    Bug(
        "legality-looks-at-the-others-drafts",
        "landbridge.games.hashi.rules.rulebook",
        "    if s.wrote[seat] > 0:\n        return ONE_NUMBER  # H2.3\n",
        "    if s.wrote[seat] > 0 or s.wrote[(seat + 1) % s.seats] > 0:\n        return ONE_NUMBER  # H2.3\n",
        "own view",
        seats=2,
        without=("swap",),
    ),
    # --- rank
    Bug(
        "equal-points-are-not-looked-at-twice",
        "landbridge.core.game",
        "        marks = [(self.points(kit, s, seat), self.tiebreak(kit, s, seat)) for seat in range(seats)]",
        "        marks = [(self.points(kit, s, seat), 0) for seat in range(seats)]",
        "rank",
        game="the_border",
        only=True,
    ),
    Bug(
        "the-first-of-equals-wins-alone",
        "landbridge.core.game",
        "        return [seat for seat, place in enumerate(self.places(kit, s, seats)) if place == 1]",
        "        return [self.places(kit, s, seats).index(1)]",
        "rank",
        only=True,
    ),
    # --- record
    Bug(
        "the-log-mixes-up-the-seats",
        "landbridge.core.play.match",
        "        for seat, moves in sorted(self.drafts.items()):\n            self.log +=",
        "        for seat, moves in zip(sorted(self.drafts)[::-1], self.drafts.values()):\n            self.log +=",
        "record",
    ),
    # --- refusal
    Bug(
        "a-refusal-without-a-reason",
        "landbridge.games.hashi.rules.rulebook",
        "return CROSSES  # H3.3",
        "return 99",
        "refusal",
    ),
    # --- sealed
    Bug(
        "set-up-is-not-hidden",
        "landbridge.games.hashi.rules.rulebook",
        "    if s.stage != SET_UP and s.stage != DRAFT:\n        return\n    for seat",
        "    if s.stage != DRAFT:\n        return\n    for seat",
        "sealed",
        without=("swap",),
        only=True,
    ),
    Bug(
        "five-cards-lie-open",
        "landbridge.games.river_dragons.rules.rulebook",
        "                if s.stage == PROGRAMME or position > s.position:",
        "                if (s.stage == PROGRAMME and s.picks[seat] != POSITIONS) or position > s.position > 0:",
        "sealed",
        game="river_dragons",
        without=("swap",),
        only=True,
    ),
    Bug(
        "done-tells-whether-anything-was-drawn",
        "landbridge.games.hashi.rules.rulebook",
        "    s.done |= bit(seat)\n    if s.done != bit(s.seats) - 1:\n        return\n",
        "    s.done |= bit(seat)\n"
        "    if s.drawn[seat] > 0:\n"
        "        s.done |= bit(seat + 8)\n"
        "    if s.done & 15 != bit(s.seats) - 1:\n"
        "        return\n",
        "sealed",
        without=("seating",),
    ),
    Bug(
        "river-view-leaks-how-many-cards-are-laid",
        "landbridge.games.river_dragons.rules.rulebook",
        "                s.picks[seat] = UNKNOWN\n",
        "                s.picks[seat] = UNKNOWN if s.picks[seat] > 0 else 0\n",
        "sealed",
        game="river_dragons",
        options={"max_rounds": "3"},
        without=("swap",),
    ),
    Bug(
        "border-done-tells-whether-anything-was-crossed-off",
        "landbridge.games.the_border.rules",
        "    s.done |= bit(seat)\n    if s.done != bit(s.seats) - 1:\n",
        "    s.done |= bit(seat)\n"
        "    if s.used[seat]:\n"
        "        s.done |= bit(seat + 8)\n"
        "    if s.done & 15 != bit(s.seats) - 1:\n",
        "sealed",
        game="the_border",
        without=("seating",),
    ),
    # --- seats
    Bug(
        "sheets-are-passed-across-and-not-round",
        "landbridge.games.hashi.rules.rulebook",
        "        s.settled[(seat + 1) % s.seats] = s.sheets[seat]",
        "        s.settled[seat ^ 1] = s.sheets[seat]",
        "seats",
        seats=4,
        only=True,
    ),
    Bug(
        "the-last-seat-never-scores-an-area-first",
        "landbridge.games.the_border.rules",
        "    return FIRST_POINTS[area]\n",
        "    return FIRST_POINTS[area] if seat < s.seats - 1 else LATER_POINTS[area]\n",
        "seats",
        game="the_border",
        only=True,
    ),
    Bug(
        "the-third-player-holds-one-tile-less",
        "landbridge.games.loopit.rules",
        "    if s.held[s.mover] < RACK and s.in_bag > 0:",
        "    if s.held[s.mover] < RACK - s.mover // 2 and s.in_bag > 0:",
        "seats",
        game="loopit",
        only=True,
    ),
    Bug(
        "dragons-of-later-seats-do-nothing",
        "landbridge.games.river_dragons.rules.rulebook",
        "    for other in range(s.seats):\n        if s.programme[other, s.position] == DRAGON",
        "    for other in range(seat):\n        if s.programme[other, s.position] == DRAGON",
        "seats",
        game="river_dragons",
        only=True,
    ),
    # --- shown
    Bug(
        "everybody-is-shown-what-is-drawn",
        "landbridge.games.loopit.game",
        "        return move if before.stage != LEAVE and before.mover == viewer else UNKNOWN\n",
        "        return move\n",
        "shown",
        game="loopit",
        only=True,
    ),
    # --- taking back
    Bug(
        "taking-back-takes-everybodys-draft",
        "landbridge.core.play.match",
        "        for other, kept in sorted(self.drafts.items()):\n",
        "        for other, kept in [(seat, self.drafts[seat])]:\n",
        "taking back",
    ),
    # --- telling
    Bug(
        "a-fact-without-words",
        "landbridge.games.hashi.game",
        '"hashi-fact-done"',
        '"hashi-fact-ready"',
        "telling",
    ),
    # --- touch
    Bug(
        "a-touch-that-misses",
        "landbridge.games.hashi.game",
        '    kit.memo["aims"] = {(prep',
        '    kit.memo["aims"] = {(not prep',
        "touch",
    ),
    # --- turn
    Bug(
        "the-round-falls",
        "landbridge.games.hashi.rules.rulebook",
        "return s.card_no + 1 if s.stage == CARD",
        "return 0 if s.stage == CARD",
        "turn",
    ),
    # --- undo
    Bug(
        "a-turn-that-has-passed-comes-back",
        "landbridge.core.play.undo",
        "        return was == now\n",
        "        return True\n",
        "undo",
        game="loopit",
        only=True,
    ),
    Bug(
        "cards-that-were-turned-come-back",
        "landbridge.core.play.undo",
        "        if not self._goes_on(before) or uncovers(was, self.view):\n",
        "        if game.turn(kit, before) != game.turn(kit, state):\n",
        "undo",
        game="river_dragons",
        only=True,
    ),
    Bug(
        "undo-takes-one-move-whatever-is-asked",
        "landbridge.core.play.match",
        "        kept = self.log[: len(self.log) - count]\n",
        "        kept = self.log[: len(self.log) - 1]\n",
        "undo",
        game="loopit",
    ),
]
