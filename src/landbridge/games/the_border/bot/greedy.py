"""The Border's own bot. `greedy` wants areas: it weighs how far each is from being closed, what closing it brings,
who else is near it, and what the dice it does not use bring the others.

A sheet is worth, summed over the areas, their value times the chance of closing them. The chance falls with the
*effort* that is left: for every segment with a part in the ring, what the segment lacks (the first action completes
segments) and what the ring lacks of it. Rolling is exact for these values: the best dice to keep follow from the
expected value of all 462 combinations. The weights were found by playing against earlier ones.

All numbers are integers, so that the bot chooses the same move interpreted and compiled. Only the rules decide what is
legal.
"""

from __future__ import annotations

import sys
from math import exp
from typing import Any

from landbridge.core.bits import first, has, size
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.kernel import kernel
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.layout import RecordLayout, i8
from landbridge.core.state import NOTHING, State
from landbridge.games.the_border.rules import FIRST_POINTS, LATER_POINTS, dice_of, offer, offer_again
from landbridge.games.the_border.state import (
    AGAIN,
    AREAS,
    BUNDLES,
    CHOOSE,
    COLOURS,
    DICE,
    DONE,
    FIRST,
    HALF,
    MOVES,
    ROLLS,
    SEATS,
    SEGMENT,
    SEGMENTS,
    SPACE,
    STOP,
    WORDS,
)

# Weights. Effort has 32 units to a factor of e in the chance.
LEFT = 0  # + 0 … 5: effort for what a segment lacks
RING = 6  # + 0 … 5: effort for what the ring lacks of it
SHARE = 12  # how much of what the others gain is our loss, in 64ths
RACE = 13  # how much the higher value suffers from somebody who is nearer, in 64ths
WEIGHTS = (0, 6, 12, 20, 30, 40, 0, 3, 5, 6, 9, 15, 24, 32)

MASK = 0xFFFFFFFF
CERTAIN = 1_000_000
FADE = tuple(round(CERTAIN * exp(-x / 32)) for x in range(512))

# Where things lie in the array `room`, which the bot thinks in.
CHANCE = 0  # + AREAS * seat + area: how sure it is to be closed
WORTH = CHANCE + SEATS * AREAS  # + area: what closing it brings, in 16ths of a point
EFFORT = WORTH + AREAS  # + area, while one sheet is judged
GAIN = EFFORT + AREAS  # + segment: what completing it brings
LEAVE = GAIN + SEGMENTS  # + colour: what a die left to the others costs
BEST = LEAVE + COLOURS  # + 6 * colour + dice: the best use of so many dice of a colour
HOPE = BEST + 6 * COLOURS  # + bundle: the value of keeping these dice
LIST = HOPE + BUNDLES  # moves
ROOM = LIST + MOVES
# What the bot is handed: a record like the planner's, so that kernels are compiled for one kind of room.
SCRATCH = RecordLayout([("room", i8, (ROOM,))])


# --- what a sheet is worth --------------------------------------------------------------------------------


@kernel
def survey(kit: Any, s: Any, seat: int, weights: Any, room: Any) -> None:
    """What stands still while a seat thinks: who needs what, and what each area is worth to it."""
    for other in range(s.seats):
        judge(kit, s, other, weights, room)
        for area in range(AREAS):
            room[CHANCE + AREAS * other + area] = faded(room[EFFORT + area])
    for area in range(AREAS):
        room[WORTH + area] = worth(s, seat, area, weights, room)


@kernel
def worth(s: Any, seat: int, area: int, weights: Any, room: Any) -> int:
    """B4.2: half once somebody was earlier; until then the less, the nearer somebody else is."""
    value = FIRST_POINTS[area]
    lost = value - LATER_POINTS[area]
    mine = room[CHANCE + AREAS * seat + area]
    rival = 0
    for other in range(s.seats):
        if other != seat:
            if s.reached[other, area] != 0:
                return 16 * LATER_POINTS[area]
            rival = max(rival, room[CHANCE + AREAS * other + area])
    return int(16 * value - 16 * lost * weights[RACE] * rival // (64 * (mine + rival + 1)))


@kernel
def judge(kit: Any, s: Any, seat: int, weights: Any, room: Any) -> None:
    """The effort that every area still takes on a seat's sheet."""
    judge_sheet(kit, s.sheets[seat], s.board[seat], weights, room)


@kernel
def judge_sheet(kit: Any, sheet: Any, board: int, weights: Any, room: Any) -> None:
    open0, open1 = ~sheet.crossed[0], ~sheet.crossed[1]
    for area in range(AREAS):
        room[EFFORT + area] = 0
    for segment in range(SEGMENTS):
        left = sheet.left[segment]
        if left > 0:
            lacks0, lacks1 = kit.chain[board, segment, 0] & open0, kit.chain[board, segment, 1] & open1
            areas = kit.areas_of[board, segment]
            while areas:
                area = first(areas)
                areas &= areas - 1
                ring = size(kit.ring[area, 0] & lacks0) + size(kit.ring[area, 1] & lacks1)
                if ring > 0:
                    room[EFFORT + area] += weights[LEFT + left] + weights[RING + ring]


@kernel
def faded(effort: int) -> int:
    """The chance of closing an area that still takes so much effort."""
    return CERTAIN if effort == 0 else FADE[min(effort, 511)]


@kernel
def value(kit: Any, s: Any, seat: int, weights: Any, room: Any) -> int:
    """What a seat's sheet is worth, in 16ths of a point times CERTAIN."""
    judge(kit, s, seat, weights, room)
    total = 0
    for area in range(AREAS):
        total += room[WORTH + area] * faded(room[EFFORT + area])
    return total


@kernel
def gain_of(kit: Any, s: Any, seat: int, segment: int, space: int, weights: Any, room: Any) -> int:
    """What crossing off a space of a segment adds to the value of a sheet, or all of it (space is NOTHING).

    Only the areas around that segment change, and of their effort only its part: EFFORT is the sheet's as it stands.
    """
    sheet = s.sheets[seat]
    board = s.board[seat]
    left = sheet.left[segment]
    lacks0 = kit.chain[board, segment, 0] & ~sheet.crossed[0]
    lacks1 = kit.chain[board, segment, 1] & ~sheet.crossed[1]
    total = 0
    areas = kit.areas_of[board, segment]
    while areas:
        area = first(areas)
        areas &= areas - 1
        ring = size(kit.ring[area, 0] & lacks0) + size(kit.ring[area, 1] & lacks1)
        if ring > 0:
            effort = room[EFFORT + area]
            rest = effort - weights[LEFT + left] - weights[RING + ring]
            if space != NOTHING:
                if has(kit.areas_at[space], area):
                    ring -= 1
                if ring > 0:
                    rest += weights[LEFT + left - 1] + weights[RING + ring]
            total += room[WORTH + area] * (faded(rest) - faded(effort))
    return total


@kernel
def gain_of_segments(kit: Any, s: Any, seat: int, weights: Any, luck: int, room: Any) -> None:
    """What completing each segment brings, whatever the dice."""
    judge(kit, s, seat, weights, room)
    for segment in range(SEGMENTS):
        room[GAIN + segment] = 0
        if s.sheets[seat].left[segment] > 0:
            gain = gain_of(kit, s, seat, segment, NOTHING, weights, room)
            room[GAIN + segment] = gain + whim(luck, SEGMENT + segment)


@kernel
def cost_of_leaving(kit: Any, s: Any, seat: int, weights: Any, room: Any) -> None:
    """What one die of each colour brings the others, and so costs us (B3.1): their best space for it, roughly."""
    for colour in range(COLOURS):
        room[LEAVE + colour] = 0
    for other in range(s.seats):
        if other == seat:
            continue
        sheet = s.sheets[other]
        for colour in range(COLOURS):
            most = 0
            for word in range(WORDS):
                rest = sheet.near[word] & ~sheet.crossed[word] & kit.painted[s.board[other], colour, word]
                while rest:
                    i = first(rest)
                    rest &= rest - 1
                    good = 0
                    areas = kit.areas_at[HALF * word + i]
                    while areas:
                        area = first(areas)
                        areas &= areas - 1
                        good += 16 * FIRST_POINTS[area] * room[CHANCE + AREAS * other + area]
                    most = max(most, good)
            # A space lessens the effort by some eighth of a factor of e.
            room[LEAVE + colour] += most * weights[SHARE] // 512


# --- the first action -------------------------------------------------------------------------------------


@kernel
def best_use(s: Any, seat: int, colour: int, dice: int, room: Any) -> int:
    """The best segments of a colour for so many dice, as a bit set of four; the rest is left to the others."""
    best, choice = -dice * room[LEAVE + colour], 0
    for picked in range(1, 16):
        total, used = 0, 0
        for k in range(4):
            if has(picked, k):
                left = s.sheets[seat].left[4 * colour + k]
                used += left if left > 0 else DICE + 1
                total += room[GAIN + 4 * colour + k]
        if used <= dice:
            total -= (dice - used) * room[LEAVE + colour]
            if total > best:
                best, choice = total, picked
    room[BEST + 6 * colour + dice] = best
    return choice


@kernel
def best_uses(s: Any, seat: int, room: Any) -> None:
    """The value of the best use of so many dice of every colour; a set of segments is looked at once."""
    for colour in range(COLOURS):
        for dice in range(DICE + 1):
            room[BEST + 6 * colour + dice] = -dice * room[LEAVE + colour]
        for picked in range(1, 16):
            total, used = 0, 0
            for k in range(4):
                if has(picked, k):
                    left = s.sheets[seat].left[4 * colour + k]
                    used += left if left > 0 else DICE + 1
                    total += room[GAIN + 4 * colour + k]
            for dice in range(used, DICE + 1):
                best = BEST + 6 * colour + dice
                room[best] = max(room[best], total - (dice - used) * room[LEAVE + colour])


@kernel
def expect(kit: Any, room: Any) -> None:
    """From the values of five dice to those of keeping fewer and rolling the rest."""
    for bundle in range(BUNDLES - 252 - 1, -1, -1):
        total = 0
        for colour in range(COLOURS):
            total += room[HOPE + kit.plus[bundle, colour]]
        room[HOPE + bundle] = total // COLOURS


@kernel
def choose_dice(kit: Any, s: Any, seat: int, room: Any) -> int:
    """Which dice to roll again, exactly for these values; BEST is filled."""
    for bundle in range(BUNDLES - 252, BUNDLES):
        total = 0
        for colour in range(COLOURS):
            total += room[BEST + 6 * colour + dice_of(kit.bundle[bundle], colour)]
        room[HOPE + bundle] = total
    stop = 0
    for colour in range(COLOURS):
        stop += room[BEST + 6 * colour + dice_of(s.rolled, colour)]
    expect(kit, room)
    for _ in range(ROLLS - 1 - s.roll_no):
        # One more roll to come: any part of what lies there may be kept.
        for bundle in range(BUNDLES - 252):
            for colour in range(COLOURS):
                more = HOPE + kit.plus[bundle, colour]
                room[more] = max(room[more], room[HOPE + bundle])
        expect(kit, room)
    best, choice = stop, STOP
    for i in range(offer_again(kit, s, room[LIST:])):
        move = room[LIST + i]
        if move != STOP:
            kept = 0
            for colour in range(COLOURS):
                for _ in range(dice_of(s.rolled - kit.bundle[move - AGAIN], colour)):
                    kept = kit.plus[kept, colour]
            if room[HOPE + kept] > best:
                best, choice = room[HOPE + kept], move
    return int(choice)


@kernel
def choose_segment(kit: Any, s: Any, seat: int, room: Any) -> int:
    """One of the segments that make the best use of the dice, or none."""
    dearest = 0
    for colour in range(COLOURS):
        if dice_of(s.rolled, colour) > 0:
            dearest = max(dearest, room[LEAVE + colour])
    used_up = True  # B3.4: whether the others get one die of all five
    pick, most, total = DONE, 0, 0
    for colour in range(COLOURS):
        dice = dice_of(s.dice, colour)
        if dice > 0:
            picked = best_use(s, seat, colour, dice, room)
            total += room[BEST + 6 * colour + dice] + dice * room[LEAVE + colour]
            for k in range(4):
                if has(picked, k):
                    dice -= s.sheets[seat].left[4 * colour + k]
                    if pick == DONE or room[GAIN + 4 * colour + k] > most:
                        pick, most = SEGMENT + 4 * colour + k, room[GAIN + 4 * colour + k]
            if dice > 0:
                used_up = False
    return DONE if used_up and total < dearest else pick


# --- the second action ------------------------------------------------------------------------------------


@kernel
def choose_space(kit: Any, s: Any, seat: int, weights: Any, luck: int, room: Any) -> int:
    """The space that helps most; a die that helps nobody is still a step (B3.3)."""
    best, choice = 0, DONE
    judge(kit, s, seat, weights, room)
    count = offer(kit, s, seat, room[LIST:])
    for i in range(count):
        move = room[LIST + i]
        if move != DONE:
            segment = kit.segment_of[s.board[seat], move - SPACE]
            good = gain_of(kit, s, seat, segment, move - SPACE, weights, room) + whim(luck, move)
            if choice == DONE or good > best:
                best, choice = good, move
    return int(choice)


# --- the bot ----------------------------------------------------------------------------------------------


@kernel
def whim(luck: int, move: int) -> int:
    """Less than a hundredth of a point, so that bots of one kind do not repeat each other's games; 0 without luck."""
    if luck == 0:
        return 0
    x = (luck + move * 0x9E3779B1) & MASK
    x = (x ^ (x >> 16)) * 0x45D9F3B & MASK
    return int((x ^ (x >> 16)) & 0x1FFFF)


@kernel
def chosen(kit: Any, s: Any, seat: int, weights: Any, luck: int, room: Any) -> int:
    """The move this bot likes best; `room` holds ROOM numbers."""
    survey(kit, s, seat, weights, room)
    if s.stage != CHOOSE and s.stage != FIRST:
        return choose_space(kit, s, seat, weights, luck, room)
    gain_of_segments(kit, s, seat, weights, luck, room)
    cost_of_leaving(kit, s, seat, weights, room)
    if s.stage == FIRST:
        return choose_segment(kit, s, seat, room)
    best_uses(s, seat, room)
    return choose_dice(kit, s, seat, room)


ENTRIES = {"chosen_at": "kit s int table int scratch"}  # what Python calls (tools/wasm/entries.py)


@kernel
def chosen_at(kit: Any, s: Any, seat: int, weights: Any, luck: int, scratch: Any) -> int:
    """The entry point for Python, which hands over arrays of one record."""
    return chosen(kit[0], s[0], seat, weights, luck, scratch[0].room)


def planned(kit: Kit, s: State, seat: int, luck: int = 0, weights: tuple[int, ...] = WEIGHTS) -> int:
    scratch = State.blank(SCRATCH)
    if kit.rules.compiled:
        call = kernels.compiled(sys.modules[__name__]).chosen_at
        return int(call(kit.fields.record, s.record, seat, kernels.table(weights), luck, scratch.record))
    return int(chosen(kit.fields.fields, s.fields, seat, weights, luck, scratch.room))


def greedy(game: Game, kit: Kit, view: State, seat: int, rng: Luck, budget: int | None) -> int:
    """Looks at every sheet as it lies there and at the dice; not at rounds to come."""
    return planned(kit, view, seat, 1 + rng.randrange(MASK))
