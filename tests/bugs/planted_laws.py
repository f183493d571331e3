"""Bugs that one law alone notices: the rules are wrong in the same way wherever they are asked."""

from __future__ import annotations

from tests.bugs.bug import Bug

HASHI = "landbridge.games.hashi.rules.rulebook"
BORDER = "landbridge.games.the_border.rules"
LOOPIT = "landbridge.games.loopit.rules"
RIVER = "landbridge.games.river_dragons"

BUGS = [
    # --- draws: what the dealer is told, which no rule reads ----------------------------------------------
    Bug(
        "every-roll-has-the-luck-of-the-first",
        "landbridge.games.the_border.game",
        "DICE * (s.roll_no - 1) + s.flying - 1",
        "s.flying - 1",
        "law: draws",
        game="the_border",
        only=True,
    ),
    Bug(
        "a-rack-is-filled-without-its-round",
        "landbridge.games.loopit.game",
        'Chance("tile", s.round_no, s.mover, place, bag)',
        'Chance("tile", 0, s.mover, place, bag)',
        "law: draws",
        game="loopit",
        only=True,
    ),
    Bug(
        "a-deck-has-only-the-cards-that-are-left",
        "landbridge.games.hashi.game",
        "for card in range(CARDS)]\n        return Chance",
        "for card in range(CARDS) if not table(s).turned >> card & 1]\n        return Chance",
        "law: draws",
        only=True,
    ),
    # --- derived: check and offer both read what is kept for speed ---------------------------------------
    Bug(
        "a-bridge-shuts-no-line-it-crosses",
        HASHI,
        "    sheet.crossed |= kit.crosses[line]\n",
        "",
        "law: derived",
        only=True,
    ),
    Bug(
        "a-cross-touches-only-spaces-of-its-own-half",
        BORDER,
        "    for w in range(WORDS):\n        sheet.near[w] |= kit.beside[space, w]",
        "    sheet.near[word] |= kit.beside[space, word]",
        "law: derived",
        game="the_border",
        only=True,
    ),
    Bug(
        "a-wall-is-forgotten-beside-a-line",
        LOOPIT,
        "    s.shut[pair, 3, w] |= wall\n",
        "",
        "law: derived",
        game="loopit",
        only=True,
    ),
    Bug(
        "a-plank-taken-away-still-carries",
        f"{RIVER}.rules.occupancy",
        "    s.carries[MOST_PLANKS - 1] &= ~ends\n",
        "",
        "law: derived",
        game="river_dragons",
        options={"max_rounds": "9"},
        without=("seating",),
        only=True,
    ),
    # --- seats: nobody is worse off for sitting elsewhere -------------------------------------------------
    Bug(
        "sheets-are-passed-across-and-not-round",
        HASHI,
        "        s.settled[(seat + 1) % s.seats] = s.sheets[seat]",
        "        s.settled[seat ^ 1] = s.sheets[seat]",
        "law: seats",
        seats=4,
        only=True,
    ),
    Bug(
        "the-last-seat-never-scores-an-area-first",
        BORDER,
        "    return FIRST_POINTS[area]\n",
        "    return FIRST_POINTS[area] if seat < s.seats - 1 else LATER_POINTS[area]\n",
        "law: seats",
        game="the_border",
        only=True,
    ),
    Bug(
        "the-third-player-holds-one-tile-less",
        LOOPIT,
        "    if s.held[s.mover] < RACK and s.in_bag > 0:",
        "    if s.held[s.mover] < RACK - s.mover // 2 and s.in_bag > 0:",
        "law: seats",
        game="loopit",
        only=True,
    ),
    Bug(
        "dragons-of-later-seats-do-nothing",
        f"{RIVER}.rules.rulebook",
        "    for other in range(s.seats):\n        if s.programme[other, s.position] == DRAGON",
        "    for other in range(seat):\n        if s.programme[other, s.position] == DRAGON",
        "law: seats",
        game="river_dragons",
        only=True,
    ),
    # --- sealed: drafts of one move, and of those who are done ---------------------------------------------
    Bug(
        "set-up-is-not-hidden",
        HASHI,
        "    if s.stage != SET_UP and s.stage != DRAFT:\n        return\n    for seat",
        "    if s.stage != DRAFT:\n        return\n    for seat",
        "law: sealed",
        without=("swap",),
        only=True,
    ),
    Bug(
        "five-cards-lie-open",
        f"{RIVER}.rules.rulebook",
        "                if s.stage == PROGRAMME or position > s.position:",
        "                if (s.stage == PROGRAMME and s.picks[seat] != POSITIONS) or position > s.position > 0:",
        "law: sealed",
        game="river_dragons",
        without=("swap",),
        only=True,
    ),
    # --- rank ---------------------------------------------------------------------------------------------
    Bug(
        "equal-points-are-not-looked-at-twice",
        "landbridge.core.game",
        "        marks = [(self.points(kit, s, seat), self.tiebreak(kit, s, seat)) for seat in range(seats)]",
        "        marks = [(self.points(kit, s, seat), 0) for seat in range(seats)]",
        "law: rank",
        game="the_border",
        only=True,
    ),
    Bug(
        "the-first-of-equals-wins-alone",
        "landbridge.core.game",
        "        return [seat for seat, place in enumerate(self.places(kit, s, seats)) if place == 1]",
        "        return [self.places(kit, s, seats).index(1)]",
        "law: rank",
        only=True,
    ),
    # --- undo ---------------------------------------------------------------------------------------------
    Bug(
        "a-turn-that-has-passed-comes-back",
        "landbridge.core.play.undo",
        "        return was == now\n",
        "        return True\n",
        "law: undo",
        game="loopit",
        only=True,
    ),
    Bug(
        "cards-that-were-turned-come-back",
        "landbridge.core.play.undo",
        "        if not self._goes_on(before) or uncovers(was, self.view):\n",
        "        if game.turn(kit, before) != game.turn(kit, state):\n",
        "law: undo",
        game="river_dragons",
        only=True,
    ),
    Bug(
        "undo-takes-one-move-whatever-is-asked",
        "landbridge.core.play.match",
        "        kept = self.log[: len(self.log) - count]\n",
        "        kept = self.log[: len(self.log) - 1]\n",
        "law: undo",
        game="loopit",
    ),
]
