"""Bugs that somebody might write in Loopit, and who has to catch each: a law, or the test of a ruling."""

from __future__ import annotations

from typing import Any

from tests.bugs.bug import Bug

RULES = "landbridge.games.loopit.rules"
GAME = "landbridge.games.loopit.game"
NOTATION = "landbridge.games.loopit.notation"
DEAL = "landbridge.games.loopit.determinize"
SEARCH = "landbridge.games.loopit.bot.search"
STATE = "landbridge.games.loopit.state"
RECORD = "landbridge.core.play.record.writing"


def planted(name: str, module: str, right: str, wrong: str, caught_by: str, **more: Any) -> Bug:
    return Bug(f"loopit-{name}", module, right, wrong, caught_by, game="loopit", **more)


def by(file: str, name: str) -> str:
    return f"tests/games/loopit/test_{file}.py::{name}"


BUGS = [
    # --- caught by a law ------------------------------------------------------------------------------
    planted(
        "a-leaky-rack",
        RULES,
        "                s.rack[seat, slot] = UNKNOWN\n",
        "                s.rack[seat, slot] = UNKNOWN if slot > 0 else s.rack[seat, slot]\n",
        "law: hidden",
    ),
    planted(
        "the-bag-tells-the-racks",
        RULES,
        "        s.bag[kind] = UNKNOWN\n",
        "        s.bag[kind] = s.bag[kind]\n",
        "law: hidden",
    ),
    planted(
        "playouts-never-draw-the-last-tile",
        RULES,
        "        return s.in_bag\n    total = 0\n",
        "        return s.in_bag - 1\n    total = 0\n",
        "law: lots",
    ),
    planted(
        "playouts-draw-the-next-kind",
        RULES,
        "    return DRAW + kind\n\n\n@kernel\ndef draw(",
        "    return DRAW + kind + 1\n\n\n@kernel\ndef draw(",
        "law: lots",
    ),
    planted(
        "playouts-choose-the-first-square",
        RULES,
        " + nth(squares, pick)\n",
        " + first(squares)\n",
        "law: choices",
    ),
    planted(
        "a-rack-in-the-order-drawn",
        RULES,
        "s.rack[seat, slot - 1] > kind:",
        "s.rack[seat, slot - 1] > kind + 100:",
        "law: derived",
    ),
    planted(
        "discards-lie-open",
        RULES,
        "                    s.thrown[seat, kind] = UNKNOWN\n",
        "                    s.thrown[seat, kind] = s.thrown[seat, kind]\n",
        "law: hidden",
        options={"edition": "fr"},
        seats=4,
        compiled=True,
    ),
    planted(
        "what-left-lies-open",
        RULES,
        "            s.gone[kind] = UNKNOWN\n",
        "            s.gone[kind] = s.gone[kind]\n",
        "law: hidden",
        options={"rounds": "book"},
    ),
    planted(
        "the-start-tile-is-drawn-in-secret",
        GAME,
        "before.stage in (FIRST, START)",
        "before.stage in (FIRST,)",
        "law: hidden",
    ),
    planted(
        "everybody-is-shown-what-is-drawn",
        GAME,
        "        return move if before.stage != LEAVE and before.mover == viewer else UNKNOWN\n",
        "        return move\n",
        "law: shown",
        only=True,
    ),
    planted(
        "offer-forgets-to-stop",
        RULES,
        "    if s.laid > 0 and kit.strict == 0:\n        out[n] = STOP\n",
        "    if s.laid > 1 and kit.strict == 0:\n        out[n] = STOP\n",
        "law: offer",
    ),
    planted(
        "a-stop-is-offered-although-a-tile-fits",
        RULES,
        "    if s.laid > 0 and kit.strict == 0:\n        out[n] = STOP\n",
        "    if s.laid > 0:\n        out[n] = STOP\n",
        "law: offer",
        options={"stop": "stuck"},
    ),
    planted(
        "playouts-stop-although-a-tile-fits",
        RULES,
        "        return lays if lays > 0 and kit.strict == 1 else 1 + lays\n",
        "        return 1 + lays\n",
        "law: choices",
        options={"stop": "stuck"},
    ),
    planted(
        "an-exchange-is-always-offered",
        RULES,
        "        if check_exchange(kit, s, seat) == LEGAL:\n            out[n]",
        "        if s.hand == 0:\n            out[n]",
        "law: offer",
        compiled=True,
        seats=4,
    ),
    planted(
        "a-tile-without-its-value",
        NOTATION,
        'return f"{ends_name(kit.fields.ends[kind])}{kit.fields.value[kind]}"',
        'return f"{ends_name(kit.fields.ends[kind])}{min(7, kit.fields.value[kind])}"',
        "law: notation",
    ),
    planted(
        "rows-counted-from-nought",
        NOTATION,
        "return (row - 1) * SIZE +",
        "return row % SIZE * SIZE +",
        "law: notation",
    ),
    planted(
        "a-touch-that-misses",
        GAME,
        "{STOP: Word.STOP, EXCHANGE: Word.EXCHANGE, PASS: Word.PASS}",
        "{STOP: Word.PASS, EXCHANGE: Word.EXCHANGE, PASS: Word.PASS}",
        "law: touch",
    ),
    planted(
        "a-guess-leaves-the-racks-unknown",
        DEAL,
        "            s.rack[seat, slot] = kind\n",
        "            s.rack[seat, slot] = kind if slot else UNKNOWN\n",
        "law: guess",
    ),
    planted(
        "a-bonus-that-is-used-up",
        RULES,
        "    place(kit, s, kind, square)\n    s.laid += 1\n",
        "    place(kit, s, kind, square)\n    kit.bonus[square] = 1\n    s.laid += 1\n",
        "law: do",
    ),
    planted(
        "the-round-falls",
        RULES,
        "    return s.round_no\n",
        "    return s.round_no if s.stage == LAY_TILES else 0\n",
        "law: turn",
    ),
    planted(
        "an-empty-place-is-minus-one",
        RULES,
        "        for slot in range(RACK):\n            s.rack[seat, slot] = NOTHING\n",
        "        for slot in range(RACK):\n            s.rack[seat, slot] = UNKNOWN\n",
        "law: known",
    ),
    planted(
        "a-refusal-without-a-reason", RULES, "        return TAKEN\n", "        return 99\n", "law: refusal"
    ),
    planted(
        "an-empty-rack-may-not-pass",
        RULES,
        "        out[n] = PASS\n        return n + 1\n",
        "        if s.held[seat] > 0:\n            out[n] = PASS\n            n += 1\n        return n\n",
        "law: actors",
        compiled=True,
        seats=4,
    ),
    # --- caught by the test of a ruling ---------------------------------------------------------------
    planted(
        "draws-are-told-to-all",
        GAME,
        "return move if before.stage != LEAVE and before.mover == viewer else UNKNOWN",
        "return move if before.stage != LEAVE else UNKNOWN",
        by("l1_setup", "test_l1_2_what_is_drawn_is_told_to_the_drawer_alone"),
    ),
    planted(
        "an-export-forgets-to-redact",
        RECORD,
        "            text = HIDDEN\n",
        "            text = text or HIDDEN\n",
        by("hidden", "test_l1_2_a_running_record_names_no_tile_that_its_reader_may_not_know"),
    ),
    planted(
        "any-tile-starts",
        RULES,
        "< kit.start_ends and can_start_better(kit, s):",
        "< 0 and can_start_better(kit, s):",
        by("l1_setup", "test_l1_4_the_start_tile_has_enough_ends"),
    ),
    planted(
        "tiles-leave-after-the-deal",
        RULES,
        "    if s.gone_count < s.leaving:\n",
        "    if s.gone_count < s.leaving and s.held[s.seats - 1] == RACK:\n",
        by("l1_setup", "test_l1_4_tiles_that_leave_do_so_before_anything_is_dealt"),
    ),
    planted(
        "a-fourth-tile",
        STATE,
        "LAYS = 3 ",
        "LAYS = 4 ",
        by("l2_turn", "test_l2_1_up_to_three_tiles_one_after_the_other_then_the_rack_is_filled"),
    ),
    planted(
        "a-cut-line-accepted-at-one-side",
        RULES,
        "    s.shut[pair, 3 - end, w] |= line\n",
        "    s.shut[pair, 3 - end, w] |= line * (side != 3)\n",
        by("l2_turn", "test_l2_4_the_neighbours_line_is_not_cut"),
    ),
    planted(
        "ones-own-line-may-be-cut",
        RULES,
        "            ask(s, (side + 2) % SIDES, w, led, b & ~led)\n",
        "            ask(s, (side + 2) % SIDES, w, led, 0)\n",
        by("l2_turn", "test_l2_4_ones_own_line_is_not_cut"),
    ),
    planted(
        "edge-rule-dropped",
        RULES,
        "            ask(s, side, w, 0, kit.edge[side, w])",
        "            ask(s, side, w, 0, 0)",
        by("l2_turn", "test_l2_5_no_line_ends_at_the_edge"),
    ),
    planted(
        "stopping-before-laying",
        RULES,
        "    if s.laid == 0:\n        return LAY_FIRST\n",
        "    if s.laid < 0:\n        return LAY_FIRST\n",
        by("l2_turn", "test_l2_7_one_may_stop_after_one_tile"),
    ),
    planted(
        "stopping-although-a-tile-fits",
        RULES,
        "        return STILL_FITS\n",
        "        return LEGAL\n",
        by("l2_stop", "test_l2_7_by_the_strict_reading_one_lays_as_long_as_a_tile_fits"),
    ),
    planted(
        "a-strict-stop-tells-nothing",
        RULES,
        "(move == PASS or kit.strict == 1)",
        "(move == PASS or kit.strict == 2)",
        by("l2_stop", "test_l2_7_who_stopped_by_the_strict_reading_holds_nothing_that_fitted"),
    ),
    planted(
        "plans-that-stop-too-soon",
        SEARCH,
        "    if kit.strict == 0:\n        return True\n",
        "    if kit.strict >= 0:\n        return True\n",
        by("l2_stop", "test_plans_are_legal_to_their_end"),
    ),
    planted(
        "passing-although-a-tile-fits",
        RULES,
        "    if can_lay(kit, s, seat):\n        return ONE_FITS\n",
        "    if s.in_bag < 0:\n        return ONE_FITS\n",
        by("l2_turn", "test_l2_7_laying_none_only_if_none_fits"),
    ),
    planted(
        "exchanged-tiles-always-leave",
        RULES,
        "        if kit.discard == 1:\n",
        "        if kit.discard >= 0:\n",
        by("l2_turn", "test_l2_8_exchanged_tiles_go_back_first_and_may_be_drawn_again"),
    ),
    planted(
        "bonus-multiplies-neighbours",
        RULES,
        "        total += kit.value[s.lies[kit.near[square, first(linked)]]]\n",
        "        total += kit.value[s.lies[kit.near[square, first(linked)]]] * kit.bonus[square]\n",
        by("l3_scoring", "test_l3_4_the_books_turn_of_28_points"),
    ),
    planted(
        "a-neighbours-own-bonus-counts",
        RULES,
        "        total += kit.value[s.lies[kit.near[square, first(linked)]]]\n",
        "        near = kit.near[square, first(linked)]\n        total += kit.value[s.lies[near]] * kit.bonus[near]\n",
        by("l3_scoring", "test_l3_2_the_neighbours_plain_value_whatever_square_it_lies_on"),
    ),
    planted(
        "touching-is-enough-to-score",
        RULES,
        "        linked |= bit(side) if met(s, side, w) & b else 0\n    linked &= kit.ends[kind]\n",
        "        if kit.near[square, side] != NOTHING and s.lies[kit.near[square, side]] != NOTHING:\n"
        "            linked |= bit(side)\n",
        by("l3_scoring", "test_l3_2_a_neighbour_without_a_connecting_line_counts_nothing"),
    ),
    planted(
        "the-bag-is-forgotten-at-the-end",
        RULES,
        "        if s.bag[kind] > 0 and kit.ends[kind] != last:\n",
        "        if s.bag[kind] < 0 and kit.ends[kind] != last:\n",
        by("l4_end", "test_l4_2_a_tile_in_the_bag_or_in_any_rack_keeps_it_going"),
    ),
    planted(
        "the-end-judged-by-what-players-know",
        RULES,
        "        if s.bag[kind] > 0 and kit.ends[kind] != last:\n",
        "        if s.bag[kind] + s.gone[kind] > 0 and kit.ends[kind] != last:\n",
        by("l4_end", "test_l4_2_decided_by_the_real_state_whatever_a_player_knows"),
    ),
    planted(
        "idle-rounds-without-end",
        RULES,
        "    if s.idle >= 2 * s.seats:\n",
        "    if s.idle >= 20 * s.seats:\n",
        by("l4_end", "test_l4_2_two_full_rounds_without_a_lay_end_it"),
    ),
    planted(
        "an-empty-bag-ends-it-everywhere",
        RULES,
        "        if kit.ending == BAG:\n",
        "        if kit.ending != ROUND:\n",
        by("l4_end", "test_l4_1_elsewhere_an_empty_bag_ends_nothing"),
    ),
    planted(
        "a-tie-goes-to-the-first-seat",
        RULES,
        '    """L4.3: a tie is shared."""\n    return 0\n',
        "    return -seat\n",
        by("l4_end", "test_l4_3_most_points_win_and_a_tie_is_shared"),
    ),
    planted(
        "nothing-leaves",
        RULES,
        "        s.leaving = 2 * (4 - s.seats)",
        "        s.leaving = 0 * (4 - s.seats)",
        by("l5_rounds", "test_l5_1_the_books_rounds_and_the_tiles_that_leave"),
    ),
    planted(
        "a-german-hand-is-kept",
        RULES,
        "        put_back(s, s.mover)\n",
        "        s.laid = s.laid\n",
        by("l5_rounds", "test_l5_2_up_to_three_are_laid_and_the_rest_goes_back"),
    ),
    planted(
        "a-german-hand-is-hidden",
        RULES,
        "    if s.stage == OVER or s.hand > 0:\n        return\n    for seat",
        "    if s.stage == OVER:\n        return\n    for seat",
        by("l5_rounds", "test_l5_2_drawn_tiles_are_open_to_all"),
    ),
    planted(
        "a-guess-deals-ones-own-tiles-again",
        DEAL,
        "        seen += [v.rack[viewer, slot] for slot in range(v.held[viewer])]\n",
        "        seen += [v.rack[viewer, slot] for slot in range(0)]\n",
        by("hidden", "test_l1_2_a_guess_deals_only_what_has_not_been_seen"),
    ),
    planted(
        "a-guess-in-which-nobody-can-ever-lay",
        DEAL,
        "    return _with_one_that_fits(kit, v, viewer, pool, rng) or s\n",
        "    return s\n",
        by("hidden", "test_l4_2_in_every_guess_somebody_may_still_lay"),
    ),
    planted(
        "the-search-forgets-what-a-lay-has-changed",
        SEARCH,
        "            if not touches(square, free) and not touches(second, free):\n",
        "            if not touches(second, free):\n",
        by("search", "test_the_search_equals_the_plain_enumeration_on_a_thousand_positions"),
        compiled=True,
    ),
    planted(
        "the-search-tries-each-pair-in-one-order-only",
        SEARCH,
        "                after_two(kit, s, seat, p, gained + worth(kit, s, kind, near), roof)\n",
        "                if p.two > p.one:\n"
        "                    after_two(kit, s, seat, p, gained + worth(kit, s, kind, near), roof)\n",
        by("search", "test_the_search_equals_the_plain_enumeration_on_a_thousand_positions"),
        compiled=True,
    ),
]
