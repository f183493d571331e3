"""Bugs that somebody might write in River Dragons, and who has to catch each: a law, or the test of a ruling."""

from __future__ import annotations

from tests.bugs.bug import Bug

RULES = "landbridge.games.river_dragons.rules.rulebook"
STONES = "landbridge.games.river_dragons.rules.stones"
PLANKS = "landbridge.games.river_dragons.rules.planks"
MOVING = "landbridge.games.river_dragons.rules.pawns"
REMOVING = "landbridge.games.river_dragons.rules.removal"
WATER = "landbridge.games.river_dragons.rules.occupancy"
GEOMETRY = "landbridge.games.river_dragons.rules.geometry"
STATE = "landbridge.games.river_dragons.state"
GAME = "landbridge.games.river_dragons.game"
TELLING = "landbridge.games.river_dragons.show.facts"
NOTATION = "landbridge.games.river_dragons.notation"
MATCH = "landbridge.core.play.match"
SCENE = "landbridge.games.river_dragons.show.scene"
TABLES = "landbridge.games.river_dragons.rules.tables"
SHORT = {"max_rounds": "3"}  # random pawns rarely arrive


def by_law(name: str, module: str, right: str, wrong: str, law: str, **more: object) -> Bug:
    options = {**SHORT, **more.pop("options", {})}  # type: ignore[dict-item]
    return Bug(name, module, right, wrong, f"law: {law}", game="river_dragons", options=options, **more)  # type: ignore[arg-type]


def by_test(name: str, module: str, right: str, wrong: str, file: str, test: str) -> Bug:
    caught = f"tests/games/river_dragons/test_{file}.py::test_{test}"
    return Bug(name, module, right, wrong, caught, game="river_dragons")


BUGS = [
    # --- caught by a law ------------------------------------------------------------------------------
    by_law(
        "river-face-down-card-in-a-view",
        RULES,
        "                if s.stage == PROGRAMME or position > s.position:\n",
        "                if s.stage == PROGRAMME or position > s.position + 1:\n",
        "hidden",
    ),
    by_law(
        "river-view-shows-programmes-before-they-are-closed",
        RULES,
        "                if s.stage == PROGRAMME or position > s.position:\n",
        "                if position > s.position:\n",
        "hidden",
    ),
    by_law(
        "river-view-leaks-how-many-cards-are-laid",
        RULES,
        "                s.picks[seat] = UNKNOWN\n",
        "                s.picks[seat] = UNKNOWN if s.picks[seat] > 0 else 0\n",
        "sealed",
        without=("swap",),
    ),
    by_law(
        "river-a-plank-that-fits-nowhere-stays-named",
        RULES,
        "        if fits_somewhere(kit, s):\n            return 0\n",
        "        if s.laid == 0 or fits_somewhere(kit, s):\n            return 0\n",
        "actors",
    ),
    by_law(
        "river-offer-forgets-covered-islands",
        RULES,
        "listed(open_islands(kit, s) >> VILLAGES, STONE, out, 0)",
        "listed((bit(SUPPORTS) - 1 & ~s.stones) >> VILLAGES, STONE, out, 0)",
        "offer",
        options={"max_rounds": "9"},
        seats=6,
    ),
    by_law(
        "river-a-guess-forgets-who-is-not-done",
        GAME,
        "                s.picks[seat] = 0\n",
        "                s.picks[seat] = POSITIONS\n",
        "guess",
    ),
    by_law(
        "river-a-fact-without-words",
        TELLING,
        '"river-dragons-fact-names"',
        '"river-dragons-fact-announces"',
        "telling",
    ),
    by_law(
        "river-notation-swaps-colours",
        NOTATION,
        'return f"plank {plank % SIZES + 1} {COLOURS[plank // SIZES]}"',
        'return f"plank {plank % SIZES + 1} {COLOURS[5 - plank // SIZES]}"',
        "notation",
    ),
    by_law(
        "river-a-touch-that-misses",
        GAME,
        'case [(Kind.ISLAND | Kind.POINT, name)]:\n                text = f"stone {name}"',
        'case [(Kind.ISLAND | Kind.POINT, name)]:\n                text = f"remove {name}"',
        "touch",
    ),
    by_law(
        "river-the-faster-player-goes-first",
        RULES,
        "    s.position = 0\n    s.stage = REVEAL\n",
        "    s.first = seat\n    s.position = 0\n    s.stage = REVEAL\n",
        "commute",
    ),
    by_law(
        "river-the-round-falls",
        RULES,
        "    s.round_no += 1\n",
        "    s.round_no = s.round_no % 2 + 1\n",
        "turn",
        seats=2,
    ),
    by_law(
        "river-a-bit-set-that-overflows",
        RULES,
        "    s.seat = s.first\n",
        "    s.seat = s.first\n    s.tried[0] = bit(s.seats + 64) % 7\n",
        "twin",
        compiled=True,
    ),
    # --- caught by the test of a ruling ---------------------------------------------------------------
    by_test(
        "river-a-forced-return-that-teleports",
        MOVING,
        "    s.pawn[seat] = s.colour[seat]\n    return True\n",
        "    s.pawn[seat] = (s.colour[seat] + 1) % VILLAGES\n    return True\n",
        "r6_moving",
        "r6_4_without_a_way_the_pawn_falls_and_is_back_home",
    ),
    by_test(
        "river-a-cancelled-dragon-does-nothing",
        RULES,
        "        if s.programme[other, s.position] == DRAGON + s.colour[seat]:\n            found = True\n",
        "        if s.programme[other, s.position] == DRAGON + s.colour[seat]:\n"
        "            found = True\n"
        "            for third in range(s.seats):\n"
        "                if s.programme[third, s.position] == DRAGON + s.colour[other]:\n"
        "                    found = False\n",
        "r2_round",
        "r3_2_dragons_do_not_cancel_dragons_and_all_of_them_count",
    ),
    by_test(
        "river-a-dragon-only-if-its-owner-acts-first",
        RULES,
        "    for other in range(s.seats):\n        if s.programme[other, s.position] == DRAGON",
        "    for other in range(seat):\n        if s.programme[other, s.position] == DRAGON",
        "r2_round",
        "r3_3_a_cancelled_card_does_nothing_at_all",
    ),
    by_test(
        "river-two-dragons",
        RULES,
        "        cards &= ~bit(laid) if laid < DRAGON else bit(DRAGON) - 1\n",
        "        cards &= ~bit(laid)\n",
        "r2_round",
        "r2_1_at_most_one_dragon",
    ),
    by_test(
        "river-the-same-player-begins-every-round",
        RULES,
        "    s.first = (s.first + 1) % s.seats\n",
        "",
        "r2_round",
        "r2_3_the_next_round_has_another_first_player_and_full_hands",
    ),
    by_test(
        "river-a-guess-lays-a-card-twice",
        GAME,
        "    return [card for card in hand if card not in known and not",
        "    return [card for card in hand if card != 99 and not",
        "r2_round",
        "r2_1_a_guess_fills_face_down_cards_with_possible_ones",
    ),
    by_test(
        "river-a-record-tells-what-lies-face-down",
        GAME,
        "return not running or viewer == seat or before.picks[seat] <= now.position",
        "return True",
        "r2_round",
        "r2_1_a_record_for_others_does_not_tell_what_lies_face_down",
    ),
    by_test(
        "river-what-lies-may-still-be-taken-back",
        GAME,
        'kit.options.laid == "final" and s.stage == PROGRAMME',
        'kit.options.laid == "final" and s.picks[seat] == POSITIONS',
        "r2_laid",
        "r2_1_final_a_laid_card_is_not_taken_back",
    ),
    by_test(
        "river-everybodys-cards-are-final",
        GAME,
        'kit.options.laid == "final" and s.stage == PROGRAMME',
        "s.stage == PROGRAMME",
        "r2_round",
        "r2_1_a_card_may_be_taken_back_until_all_have_five",
    ),
    by_test(
        "river-a-final-card-is-refused-and-gone",
        MATCH,
        "                raise refusal\n            self._keep(",
        "                self.drafts[seat] = []\n                raise refusal\n            self._keep(",
        "r2_laid",
        "r2_1_final_a_laid_card_is_not_taken_back",
    ),
    by_test(
        "river-final-cards-said-to-be-taken-back",
        SCENE,
        'Fact("river-dragons-prompt-sealed-final" if final else',
        'Fact("river-dragons-prompt-sealed" if final else',
        "r2_laid",
        "r2_1_final_is_told_with_the_prompt",
    ),
    by_test(
        "river-a-stone-under-a-plank",
        STONES,
        "~(s.stones | s.under)",
        "~s.stones",
        "r4_stones",
        "r4_4_no_stone_where_a_plank_lies",
    ),
    by_test(
        "river-a-fourth-plank-on-a-stone",
        STATE,
        "MOST_PLANKS = 3  # R5.5",
        "MOST_PLANKS = 4  # R5.5",
        "r5_planks",
        "r5_5_a_stone_carries_three_planks_at_most",
    ),
    by_test(
        "river-planks-cross",
        PLANKS,
        "    if is_crossed(kit, s, a, b):\n        return CROSSES  # R5.4\n",
        "",
        "r5_planks",
        "r5_4_planks_do_not_cross",
    ),
    by_test(
        "river-over-a-stone-that-is-not-used",
        PLANKS,
        "    if passed_over(kit, s, a, b) != 0:\n        return PASSES_OVER  # R5.4\n",
        "    over = passed_over(kit, s, a, b)\n    if over != 0 and has(s.carries[0], first(over)):\n"
        "        return PASSES_OVER  # R5.4\n",
        "r5_planks",
        "r5_4_not_over_a_third_stone_used_or_not",
    ),
    by_test(
        "river-planks-meet-on-the-expert-side-without-touching",
        WATER,
        "        if share_an_end(a, b, c, d):\n            return False\n        return meet(",
        "        if share_an_end(a, b, c, d) or s.y[a] != s.y[b]:\n            return False\n        return meet(",
        "r8_end",
        "r9_2_planks_on_the_expert_side_follow_the_same_rulings",
    ),
    by_test(
        "river-a-tried-place-is-forgotten",
        PLANKS,
        "        s.tried[span // WORD] |= bit(span % WORD)  # R5.7\n",
        "        s.tried[span // WORD] = bit(span % WORD)  # R5.7\n",
        "r5_planks",
        "r5_7_a_place_too_far_is_not_offered_again",
    ),
    by_test(
        "river-a-plank-holds-two-pawns",
        MOVING,
        "    return beside(s, s.pawn[seat]) & ~pawns(s)",
        "    return beside(s, s.pawn[seat])",
        "r6_moving",
        "r6_1_example_1_a_step_to_a_free_adjacent_plank_of_any_colour",
    ),
    by_test(
        "river-planks-at-one-village-are-adjacent",
        MOVING,
        "        return int((s.on[b] & ~bit(own)) << VILLAGES | bit(a))\n",
        "        return int(((s.on[a] | s.on[b]) & ~bit(own)) << VILLAGES | bit(a))\n",
        "r6_moving",
        "r6_1_planks_at_one_village_are_not_adjacent",
    ),
    by_test(
        "river-a-jump-back-to-where-it-began",
        MOVING,
        "    return found & ~held & ~bit(s.pawn[seat])",
        "    return found & ~(held & ~bit(s.pawn[seat]))",
        "r6_moving",
        "r6_5_example_3_a_jump_over_the_only_pawn_beside",
    ),
    by_test(
        "river-removing-under-a-pawn",
        REMOVING,
        "    if has(pawns(s), VILLAGES + plank):\n        return UNDER_PAWN  # R7.2\n",
        "",
        "r7_remove",
        "r7_2_never_a_plank_under_a_pawn_not_even_the_own",
    ),
    by_test(
        "river-the-two-colour-limit-is-dropped",
        REMOVING,
        "    return int(free) if colours < 2 else int(free & held)",
        "    return int(free)",
        "r7_remove",
        "r7_2_never_three_colours",
    ),
    by_test(
        "river-the-own-colour-is-an-exception",
        REMOVING,
        "else int(free & held)",
        "else int(free & (held | (bit(SIZES) - 1) << (SIZES * s.colour[seat])))",
        "r7_remove",
        "r7_4_the_own_colour_is_no_exception_and_the_limit_counts_after_taking",
    ),
    by_test(
        "river-the-first-of-two-steps-does-not-win",
        MOVING,
        "    if place == goal(s, seat):\n",
        "    if place == goal(s, seat) and s.left == 0:\n",
        "r8_end",
        "r8_1_also_as_the_first_of_two_steps",
    ),
    by_test(
        "river-touching-is-no-contact",
        GEOMETRY,
        "    return 3 * across * across <= whole * twice * twice",
        "    return 3 * across * across < whole * twice * twice",
        "geometry",
        "rb0_every_predicate_agrees_with_fractions",
    ),
    by_test(
        "river-an-end-is-no-part-of-a-segment",
        GEOMETRY,
        "    return c * d <= 0 and a * b <= 0",
        "    return c * d < 0 and a * b <= 0",
        "geometry",
        "rb0_every_predicate_agrees_with_fractions",
    ),
    by_test(
        "river-a-village-counts-from-its-middle",
        WATER,
        "        far += kit.village_radius\n",
        "        far += 0\n",
        "board",
        "rb3_reach_counts_from_the_middle_of_a_stone_and_the_rim_of_a_village",
    ),
    by_test(
        "river-one-table-knows-half-the-crossings",
        TABLES,
        "                kit.crosses[other, one // WORD] |= 1 << one % WORD\n",
        "",
        "r5_planks",
        "r5_4_crossing_is_the_same_both_ways_for_all_spans",
    ),
]
