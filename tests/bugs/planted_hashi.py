"""Bugs that somebody might write in Hashi or in the core, and who has to catch each: a law, or the test of a ruling."""

from __future__ import annotations

from tests.bugs.bug import BY_LUCK, Bug

RULES = "landbridge.games.hashi.rules.rulebook"
PAPER = "landbridge.games.hashi.rules.paper"
GAME = "landbridge.games.hashi.game"
NOTATION = "landbridge.games.hashi.notation"
MATCH = "landbridge.core.play.match"
RECORD = "landbridge.core.play.record.writing"
DEALER = "landbridge.core.play.dealer"


def setup(name: str) -> str:
    return f"tests/games/hashi/test_h1_setup.py::{name}"


def a_round(name: str) -> str:
    return f"tests/games/hashi/test_h2_round.py::{name}"


def bridges(name: str) -> str:
    return f"tests/games/hashi/test_h3_bridges.py::{name}"


def scoring(name: str) -> str:
    return f"tests/games/hashi/test_h4_scoring.py::{name}"


def alone(name: str) -> str:
    return f"tests/games/hashi/test_h6_alone.py::{name}"


BUGS = [
    # --- caught by a law ------------------------------------------------------------------------------
    Bug(
        "view-leaks-a-draft",
        RULES,
        "            s.sheets[seat] = s.settled[seat]\n            s.wrote[seat] = UNKNOWN",
        "            s.wrote[seat] = UNKNOWN",
        "law: hidden",
    ),
    Bug(
        "view-leaks-how-much-was-drawn",
        RULES,
        "            s.wrote[seat] = UNKNOWN\n            s.drawn[seat] = UNKNOWN\n",
        "            s.wrote[seat] = UNKNOWN\n",
        "law: hidden",
    ),
    Bug(
        "paper-view-leaks-the-marks",
        PAPER,
        "                marks.what[i] = 0\n",
        "",
        "law: hidden",
        options={"paper": "on"},
    ),
    Bug(
        "done-tells-whether-anything-was-drawn",
        RULES,
        "    s.done |= bit(seat)\n    if s.done != bit(s.seats) - 1:\n        return\n",
        "    s.done |= bit(seat)\n    if s.drawn[seat] > 0:\n        s.done |= bit(seat + 8)\n"
        "    if s.done & 15 != bit(s.seats) - 1:\n        return\n",
        "law: sealed",
        without=("seating",),
    ),
    Bug(
        "view-leaks-that-somebody-has-begun",
        RULES,
        "            s.drawn[seat] = UNKNOWN\n",
        "            s.drawn[seat] = UNKNOWN if s.drawn[seat] > 0 else 0\n",
        "law: sealed",
        without=("swap",),
    ),
    Bug(
        "no-look-ahead",
        RULES,
        "    if left == 0:\n        return True\n    apart",
        "    if left >= 0:\n        return True\n    apart",
        "law: actors",
    ),
    Bug(
        "offer-forgets-the-look-ahead",
        RULES,
        "        if not leaves_enough(kit, sheet, line, left - 1):\n",
        "        if left < 0:\n",
        "law: offer",
    ),
    Bug(
        "offer-forgets-done",
        RULES,
        "    if check_done(kit, s, seat) == LEGAL:\n        moves |=",
        "    if s.wrote[seat] and check_done(kit, s, seat) == LEGAL:\n        moves |=",
        "law: offer",
    ),
    Bug(
        "playouts-never-choose-the-last",
        RULES,
        "    return size(out[0])\n",
        "    return max(1, size(out[0]) - 1)\n",
        "law: choices",
    ),
    Bug(
        "notation-names-one-end-of-a-line",
        NOTATION,
        '    return names[line] if line < len(names) else "?-?"',
        '    return names[line][:2] + "-" + names[0][:2] if line < len(names) else "?-?"',
        "law: notation",
    ),
    Bug(
        "notation-swaps-three-and-four",
        NOTATION,
        'return f"{3 + (move - PREPARE) % 2}@',
        'return f"{4 - (move - PREPARE) % 2}@',
        "law: notation",
    ),
    Bug(
        "dice-inside-the-rules",
        RULES,
        "    s.card = card\n",
        "    import random\n\n"
        "    card = random.choice([c for c in range(CARDS) if not has(s.turned, c)])\n"
        "    s.card = card\n",
        "law: do",
        besides=BY_LUCK,
    ),
    Bug(
        "a-move-writes-on-the-kit",
        RULES,
        "    s.turned |= bit(card)\n",
        "    s.turned |= bit(card)\n    kit.card_bridges[card] = 1\n",
        "law: do",
    ),
    Bug(
        "the-faster-player-goes-first",
        RULES,
        "    s.done |= bit(seat)\n    if s.done == bit(s.seats) - 1:\n        pass_sheets_on(s)",
        "    if s.done == 0:\n        s.turned = bit(seat)\n    s.done |= bit(seat)\n"
        "    if s.done == bit(s.seats) - 1:\n        pass_sheets_on(s)",
        "law: commute",
    ),
    Bug(
        "legality-looks-at-the-others-drafts",
        RULES,
        "    if s.wrote[seat] > 0:\n        return ONE_NUMBER  # H2.3\n",
        "    if s.wrote[seat] > 0 or s.wrote[(seat + 1) % s.seats] > 0:\n        return ONE_NUMBER  # H2.3\n",
        "law: own view",
        without=("swap",),
        seats=2,
    ),
    Bug(
        "a-guess-leaves-something-unknown",
        GAME,
        "                t.wrote[seat] = t.drawn[seat] = 0\n",
        "                t.wrote[seat] = 0\n",
        "law: guess",
    ),
    Bug(
        "a-guess-forgets-who-is-done",
        GAME,
        "                    t.done |= 1 << seat\n",
        "",
        "law: guess",
    ),
    Bug(
        "taking-back-takes-everybodys-draft",
        MATCH,
        "        for other, kept in sorted(self.drafts.items()):\n",
        "        for other, kept in [(seat, self.drafts[seat])]:\n",
        "law: taking back",
    ),
    Bug(
        "the-log-mixes-up-the-seats",
        MATCH,
        "        for seat, moves in sorted(self.drafts.items()):\n            self.log +=",
        "        for seat, moves in zip(sorted(self.drafts)[::-1], self.drafts.values()):\n            self.log +=",
        "law: record",
    ),
    Bug(
        "the-record-loses-a-round",
        RECORD,
        '            groups, actor = [str(turn or "")], None\n',
        '            groups, actor = [str(turn + turn // 17 or "")], None\n',
        "law: record",
    ),
    Bug(
        "a-game-without-end",
        RULES,
        "    s.done |= bit(seat)\n    if s.done != bit(s.seats) - 1:",
        "    s.wrote[seat] = 0\n    s.drawn[seat] = 0\n    if s.done != bit(s.seats) - 1:",
        "law: end",
        seats=1,
    ),
    Bug(
        "the-round-falls",
        RULES,
        "return s.card_no + 1 if s.stage == CARD",
        "return 0 if s.stage == CARD",
        "law: turn",
    ),
    Bug("a-refusal-without-a-reason", RULES, "return CROSSES  # H3.3", "return 99", "law: refusal"),
    Bug("a-card-with-no-odds", RULES, "    return 1\n", "    return move % 2\n", "law: odds"),
    Bug(
        "a-touch-that-misses",
        GAME,
        '    kit.memo["aims"] = {(prep',
        '    kit.memo["aims"] = {(not prep',
        "law: touch",
    ),
    Bug("a-fact-without-words", GAME, '"hashi-fact-done"', '"hashi-fact-ready"', "law: telling"),
    Bug(
        "minus-one-in-a-full-state",
        RULES,
        "    s.card = NOTHING\n",
        "    s.card = UNKNOWN\n",
        "law: known",
    ),
    Bug(
        "a-bit-set-that-overflows",
        RULES,
        "        s.wrote[seat] = 1\n    elif",
        "        s.wrote[seat] = bit(s.seats + 64) % 7\n    elif",
        "law: twin",
        compiled=True,
    ),
    # --- caught by the test of a ruling ---------------------------------------------------------------
    Bug(
        "sheets-go-to-the-right",
        RULES,
        "s.settled[(seat + 1) % s.seats] = s.sheets[seat]",
        "s.settled[(seat + s.seats - 1) % s.seats] = s.sheets[seat]",
        setup("test_h1_3_every_sheet_goes_to_the_left_neighbour"),
    ),
    Bug(
        "a-first-number-on-a-flag",
        RULES,
        "    if has(kit.red | kit.blue, (move - PREPARE) // 2):",
        "    if has(kit.red, (move - PREPARE) // 2):",
        setup("test_h1_3_a_three_or_a_four_on_any_island_without_a_flag"),
    ),
    Bug(
        "an-eighteenth-card",
        "landbridge.games.hashi.state",
        "ROUNDS = 17 ",
        "ROUNDS = 18 ",
        setup("test_h1_6_seventeen_cards_and_none_twice"),
    ),
    Bug(
        "writing-after-drawing",
        RULES,
        "    if s.drawn[seat] > 0:\n        return WRITE_FIRST  # H2.1\n    if s.wrote",
        "    if s.wrote",
        a_round("test_h2_1_first_write_then_draw"),
    ),
    Bug(
        "flag-rule-dropped",
        RULES,
        "    unreached = (kit.red | kit.blue) & ~with_more(sheet, 0)",
        "    unreached = 0",
        a_round("test_h2_5_a_flag_takes_a_number_only_where_an_earlier_bridge_leads"),
    ),
    Bug(
        "too-small-a-number",
        RULES,
        " | with_more(sheet, number))",
        " | with_more(sheet, min(6, number + 1)))",
        a_round("test_h2_6_a_number_is_not_smaller_than_the_bridges_there"),
    ),
    Bug(
        "partial-draw-accepted",
        RULES,
        "    if 0 < s.drawn[seat] < kit.card_bridges[s.card]:",
        "    if 1 < s.drawn[seat] < kit.card_bridges[s.card]:",
        a_round("test_h2_7_all_bridges_of_the_card_or_none"),
    ),
    Bug(
        "look-ahead-too-strict",
        RULES,
        "        if still & ~shut_by(kit, sheet, second, line):",
        "        if still & ~shut_by(kit, sheet, second, line) & ~bit(second):",
        a_round("test_h2_7_a_bridge_is_legal_exactly_if_the_rest_can_be_drawn"),
    ),
    Bug(
        "crossing-allowed",
        RULES,
        "    sheet.crossed |= kit.crosses[line]\n",
        "",
        bridges("test_h3_3_bridges_never_cross"),
    ),
    Bug(
        "a-bridge-between-blank-islands",
        RULES,
        "    sheet.lit |= kit.lines_at[island]\n",
        "    sheet.lit |= bit(kit.lines) - 1\n",
        bridges("test_h3_2_one_of_the_two_islands_has_a_number"),
    ),
    Bug(
        "a-third-bridge",
        RULES,
        "        sheet.doubled |= bit(line)\n",
        "        sheet.doubled |= 0\n",
        bridges("test_h3_4_two_bridges_on_a_line_and_never_three"),
    ),
    Bug(
        "a-finished-island-takes-more",
        RULES,
        "    if sheet.degree[island] >= room(sheet, island):\n",
        "    if sheet.degree[island] > room(sheet, island):\n",
        bridges("test_h3_5_a_finished_island_takes_no_more"),
    ),
    Bug(
        "a-seventh-bridge",
        RULES,
        "if sheet.number[island] != 0 else 6",
        "if sheet.number[island] != 0 else 7",
        bridges("test_h3_6_without_a_number_six_bridges_are_the_most"),
    ),
    Bug(
        "five-are-six",
        RULES,
        "LINK = 6",
        "LINK = 5",
        scoring("test_h4_3"),
    ),
    Bug(
        "links-over-unfinished-islands",
        "landbridge.core.graph",
        "nodes >> ends[line, 0] & nodes >> ends[line, 1] & 1",
        "1",
        scoring("test_h4_3_an_unfinished_island_parts_what_it_joins"),
    ),
    Bug(
        "first-bonus-to-the-fastest-clicker",
        RULES,
        "if is_early(s, goal, reached) else",
        "if is_early(s, goal, reached + (seat > 0)) else",
        scoring("test_h4_4_all_who_reach_a_goal_in_the_same_round_get_the_higher_value"),
    ),
    Bug(
        "everybody-is-first",
        RULES,
        "            early = False  # H4.4\n",
        "            early = True\n",
        scoring("test_h4_1_all_red_flags_five_later"),
    ),
    Bug(
        "goals-are-not-looked-at-after-the-last-card",
        RULES,
        "        look_at_goals(kit, s, i)\n",
        "        if s.card_no < ROUNDS:\n            look_at_goals(kit, s, i)\n",
        scoring("test_h4_4_the_seventeenth_card_counts_too"),
    ),
    Bug(
        "an-eighth-card-in-the-first-pile",
        RULES,
        "LAST_CARD = (PILES[0] + PILES[1], PILES[0],",
        "LAST_CARD = (PILES[0] + PILES[1], PILES[0] + 1,",
        alone("test_h6_2_the_higher_value_has_a_deadline"),
    ),
    Bug(
        "a-rank-too-low",
        GAME,
        "if total <= most",
        "if total < most",
        alone("test_h6_3"),
    ),
    Bug(
        "the-dealer-is-biased",
        DEALER,
        "            if word < fair:\n                move, copy",
        "            if word < WORD:\n                move, copy",
        "tests/dealer/test_luck.py::test_a_word_that_would_favour_somebody_is_drawn_again",
    ),
    Bug(
        "the-dealer-of-the-first-edition-is-biased",
        DEALER,
        "            if word < fair:\n                self.draws",
        "            if word < WORD:\n                self.draws",
        "tests/dealer/test_dealer.py::test",
    ),
]
