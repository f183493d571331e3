"""Bugs that somebody might write in The Border, and who has to catch each: a law, or the test of a ruling."""

from __future__ import annotations

from functools import partial

from tests.bugs.bug import BY_LUCK
from tests.bugs.bug import Bug as AnyBug

RULES = "landbridge.games.the_border.rules"
STATE = "landbridge.games.the_border.state"
GAME = "landbridge.games.the_border.game"
NOTATION = "landbridge.games.the_border.notation"
SURVEY = "landbridge.games.the_border.board_check"
HEXES = "landbridge.games.the_border.hexes"

Bug = partial(AnyBug, game="the_border")


def setup(name: str) -> str:
    return f"tests/games/the_border/test_b1_setup.py::{name}"


def first(name: str) -> str:
    return f"tests/games/the_border/test_b2_first.py::{name}"


def second(name: str) -> str:
    return f"tests/games/the_border/test_b3_second.py::{name}"


def scoring(name: str) -> str:
    return f"tests/games/the_border/test_b4_scoring.py::{name}"


def board(name: str) -> str:
    return f"tests/games/the_border/test_board.py::{name}"


BROKEN_BOARD = board("test_a_broken_board_is_refused_with_its_ruling_and_its_place")

BUGS = [
    # --- caught by a law ------------------------------------------------------------------------------
    Bug(
        "border-view-leaks-a-draft",
        RULES,
        "            s.sheets[seat] = s.settled[seat]\n            s.used[seat] = 0",
        "            s.used[seat] = 0",
        "law: hidden",
    ),
    Bug(
        "border-view-leaks-the-dice-used",
        RULES,
        "            s.sheets[seat] = s.settled[seat]\n            s.used[seat] = 0",
        "            s.sheets[seat] = s.settled[seat]",
        "law: hidden",
    ),
    Bug(
        "border-done-tells-whether-anything-was-crossed-off",
        RULES,
        "    s.done |= bit(seat)\n    if s.done != bit(s.seats) - 1:\n",
        "    s.done |= bit(seat)\n    if s.used[seat]:\n        s.done |= bit(seat + 8)\n"
        "    if s.done & 15 != bit(s.seats) - 1:\n",
        "law: sealed",
        without=("seating",),
    ),
    Bug(
        "border-view-leaks-that-somebody-has-begun",
        RULES,
        "            s.used[seat] = 0\n",
        "            s.used[seat] = 1 if s.used[seat] else 0\n",
        "law: sealed",
        without=("swap",),
    ),
    Bug(
        "border-a-die-alone-offers-no-segment",
        RULES,
        "if check_segment(kit, s, seat, segment) == LEGAL else 0\n",
        "if check_segment(kit, s, seat, segment) == LEGAL and dice_of(s.dice, colour) > 1 else 0\n",
        "law: offer",
    ),
    Bug(
        "border-only-one-die-of-a-colour-again",
        RULES,
        "        count = dice_of(s.rolled, colour)\n",
        "        count = min(1, dice_of(s.rolled, colour))\n",
        "law: offer",
    ),
    Bug(
        "border-check-forgets-to-touch",
        RULES,
        "    if not has(sheet.near[word], space - HALF * word):\n",
        "    if not has(sheet.near[word] | sheet.crossed[word] | ~0, space - HALF * word):\n",
        "law: offer",
    ),
    Bug(
        "border-handfuls-share-a-text",
        NOTATION,
        'return "roll-" + dice_letters(kit.fields.bundle[move - AGAIN], "")',
        'return "roll-" + "".join(sorted(set(dice_letters(kit.fields.bundle[move - AGAIN], ""))))',
        "law: notation",
    ),
    Bug(
        "border-handles-forget-a-die",
        GAME,
        "            return (*(handle(Kind.DIE, letter) for letter in dice), Word.ROLL)",
        "            return (*(handle(Kind.DIE, letter) for letter in sorted(set(dice))), Word.ROLL)",
        "law: touch",
    ),
    Bug(
        "border-loaded-dice",
        RULES,
        '(B1.1, B1.2, B1.4)."""\n    return 1\n',
        '(B1.1, B1.2, B1.4)."""\n    return move - FACE\n',
        "law: odds",
    ),
    Bug(
        "border-dice-inside-the-rules",
        RULES,
        "    s.rolled += 1 << 4 * colour\n",
        "    import random\n\n    s.rolled += 1 << 4 * random.randrange(6)\n",
        "law: do",
        besides=BY_LUCK,
    ),
    Bug(
        "border-a-move-writes-on-the-kit",
        RULES,
        "    segment = kit.segment_of[s.board[seat], space]\n    cross_off(",
        "    segment = kit.segment_of[s.board[seat], space]\n    kit.areas_at[space] += 1\n    cross_off(",
        "law: do",
    ),
    Bug(
        "border-what-the-neighbour-used-is-noted",
        RULES,
        "    s.used[seat] += 1 << 4 * (segment // 4)\n",
        "    s.used[seat] += 1 << 4 * (segment // 4)\n    if s.used[(seat + 1) % s.seats]:\n"
        "        s.used[seat] += 1 << 24\n",
        "law: taking back",
        without=("swap",),
        seats=4,
        besides=("commute",),
    ),
    Bug(
        "border-guess-makes-others-done",
        GAME,
        "            if seat not in (viewer, s.active) and s.done >> seat & 1:",
        "            if seat not in (viewer, s.active):",
        "law: guess",
        besides=("undo",),
    ),
    Bug(
        "border-the-turn-is-the-roll",
        RULES,
        '0 is the set-up."""\n    return s.round_no\n',
        '0 is the set-up."""\n    return s.roll_no\n',
        "law: turn",
    ),
    # --- caught by a ruling ---------------------------------------------------------------------------
    Bug(
        "border-white-spaces-are-open",
        RULES,
        "        white = kit.white[word]\n",
        "        white = kit.white[word] * 0\n",
        setup("test_b1_3_the_white_spaces_are_crossed_off_from_the_start"),
    ),
    Bug(
        "border-a-board-is-dealt-twice",
        RULES,
        "        if s.board[seat] == move - TAKE:\n",
        "        if s.board[seat] == move - TAKE + 9:\n",
        setup("test_b1_2_boards_are_dealt_one_to_a_seat"),
    ),
    Bug(
        "border-four-rolls",
        STATE,
        "ROLLS = 3  # B2.1",
        "ROLLS = 4  # B2.1",
        first("test_b2_1_all_five_first_then_any_dice_up_to_three_rolls"),
    ),
    Bug(
        "border-a-segment-may-be-extended",
        RULES,
        "    if left > dice_of(s.dice, segment // 4):  # B2.4\n",
        "    if left > dice_of(s.dice, segment // 4) + 1:\n",
        first("test_b2_2_only_what_completes_a_segment"),
    ),
    Bug(
        "border-a-begun-segment-costs-its-whole-length",
        RULES,
        "    s.dice -= sheet.left[segment] << 4 * (segment // 4)\n",
        "    s.dice -= min(2 + segment % 4, dice_of(s.dice, segment // 4)) << 4 * (segment // 4)\n"
        "    s.dice -= s.dice >> 4 * 3 & 1\n",
        first("test_b2_5_whatever_is_completed_the_dice_add_up"),
    ),
    Bug(
        "border-nothing-for-the-others-when-all-five-are-used",
        RULES,
        "    return s.dice if s.dice != 0 else s.rolled\n",
        "    return s.dice\n",
        second("test_b3_4_all_five_used_leaves_one_of_the_five_to_everybody"),
    ),
    Bug(
        "border-all-five-for-the-others-when-all-five-are-used",
        RULES,
        "    return s.dice == 0 and s.used[seat] != 0\n",
        "    return s.dice != s.dice and s.used[seat] != 0\n",
        second("test_b3_4_all_five_used_leaves_one_of_the_five_to_everybody"),
    ),
    Bug(
        "border-the-second-action-may-start-anywhere",
        RULES,
        "    return sheet.near[word] & ~sheet.crossed[word]\n",
        "    return ~sheet.crossed[word]\n",
        second("test_b3_2_only_beside_what_is_crossed_off"),
    ),
    Bug(
        "border-only-settled-spaces-can-be-touched",
        RULES,
        "    for w in range(WORDS):\n        sheet.near[w] |= kit.beside[space, w]",
        "    for w in range(WORDS if segment == SEGMENTS else 0):\n        sheet.near[w] |= kit.beside[space, w]",
        second("test_b3_2_what_the_same_action_crossed_off_counts"),
    ),
    Bug(
        "border-counter-clockwise",
        RULES,
        "    s.active = (s.active + 1) % s.seats\n",
        "    s.active = (s.active + s.seats - 1) % s.seats\n",
        second("test_b3_6_then_the_next_clockwise_is_active"),
    ),
    Bug(
        "border-both-actions-are-one",
        RULES,
        "    look_at_areas(kit, s, seat, 2 * s.round_no - 1)\n",
        "    look_at_areas(kit, s, seat, 2 * s.round_no)\n",
        scoring("test_b4_3_the_first_action_comes_before_the_second"),
    ),
    Bug(
        "border-the-lower-value-rounds-up",
        RULES,
        "tuple(points // 2 for points in FIRST_POINTS)",
        "tuple((points + 1) // 2 for points in FIRST_POINTS)",
        scoring("test_b4_4_an_area_scores_its_value_and_later_its_half"),
    ),
    Bug(
        "border-half-a-ring-is-enough",
        RULES,
        "            missing = kit.ring[area, 0] & ~crossed[0] | kit.ring[area, 1] & ~crossed[1]\n",
        "            missing = kit.ring[area, 1] & ~crossed[1]\n",
        scoring("test_b4_1_an_area_is_completed_with_its_last_space"),
    ),
    Bug(
        "border-the-sixth-area-ends-the-first-action",
        RULES,
        "    s.stage = SECOND\n",
        "    s.stage = OVER if is_over(s) else SECOND\n",
        scoring("test_b4_5_a_sixth_area_in_the_first_action_lets_the_second_be_played"),
    ),
    Bug(
        "border-no-end-after-two-hundred-rounds",
        STATE,
        "LAST_ROUND = 200",
        "LAST_ROUND = 300",
        scoring("test_b4_5_after_two_hundred_rounds_it_ends_anyway"),
    ),
    Bug(
        "border-a-late-twelve-breaks-a-tie-as-twelve",
        RULES,
        "        most = max(most, area_points(s, seat, area))\n",
        "        most = max(most, 12 - area if s.reached[seat, area] else 0)\n",
        scoring("test_b4_6_a_tie_goes_to_the_highest_single_score"),
    ),
    Bug(
        "border-neighbours-of-one-colour-pass",
        SURVEY,
        "        if a // 4 == b // 4:\n",
        "        if a == b:\n",
        BROKEN_BOARD,
    ),
    Bug(
        "border-any-corner-for-white",
        SURVEY,
        "        if sign * (column + (row % 2) / 2 - middle[0]) <= 0 or sign * (row - middle[1]) <= 0:\n",
        "        if column < 0:\n",
        BROKEN_BOARD,
    ),
    Bug(
        "border-rows-shifted-the-other-way",
        HEXES,
        "    left = column - 1 + row % 2  #",
        "    left = column - row % 2  #",
        setup("test_b1_2_areas_and_spaces_are_the_same_on_every_board"),
    ),
]
