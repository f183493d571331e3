"""River Dragons on a terminal; what these functions are for is told in `landbridge.games.hashi.show.terminal`."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import NOTHING, UNKNOWN, State
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons.rules.pawns import goal
from landbridge.games.river_dragons.show.facts import card_values, plank_values
from landbridge.games.river_dragons.show.text_board import INKS, LARGE, SMALL
from landbridge.games.river_dragons.show.text_board import draw as draw_board
from landbridge.games.river_dragons.state import (
    ACT,
    COLOURS,
    DRAGON,
    JUMP,
    PLANK_2,
    POSITIONS,
    PROGRAMME,
    SIZES,
    STEP_2,
    STONE_2,
    SUPPORTS,
)
from landbridge.texts import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

PANEL = 30  # columns beside the board
TALL = LARGE.rows + 16  # rows from which the larger board is drawn, with the rest below it
CARD_SIGNS = ("●", "●●", "▬", "▬▬", "→", "→→", "⌒", "×")
FACE_DOWN, NO_CARD = "▒", "·"


def draw(
    kit: Kit,
    view: State,
    seat: int,
    words: Words,
    names: Sequence[str],
    highlight: tuple[str, ...] = (),
    size: tuple[int, int] = (80, 24),
) -> RenderableType:
    from rich.console import Group
    from rich.table import Table

    layout = LARGE if size[1] >= TALL and size[0] >= LARGE.columns else SMALL
    board = draw_board(kit, view, layout, highlight)
    beside = _panel(kit, view, seat, words, names)
    if size[0] < layout.columns + 2 + PANEL:
        return Group(board, beside)
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(width=layout.columns)
    both.add_column(width=PANEL)
    both.add_row(board, beside)
    return both


def bare(kit: Kit, words: Words) -> RenderableType:
    return draw_board(kit, None, SMALL)


def sheet(kit: Kit, state: State, words: Words, names: Sequence[str]) -> RenderableType:
    """Who has arrived, and where the others are."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("player", "village", "pawn", "planks"):
        table.add_column(words.say(f"river-dragons-sheet-{key}"))
    for seat in range(state.seats):
        place = notation.place_name(kit, state, state.pawn[seat])
        if state.pawn[seat] < len(COLOURS):
            place = words.say("river-dragons-colour", {"colour": state.pawn[seat]})
        arrived = state.winner == seat
        table.add_row(
            Text(f"{LETTERS[seat]}  {names[seat]}", "bold" if arrived else ""),
            Text(words.say("river-dragons-colour", {"colour": state.colour[seat]}), _ink(state, seat)),
            f"{place} ★" if arrived else place,
            _planks(state, seat),
        )
    return table


def help_lines(words: Words) -> list[str]:
    return words.say("river-dragons-help").splitlines()


def spoken(words: Words) -> dict[str, str]:
    """The cards as people say them; several words are separated by commas."""
    found = {}
    for card in notation.CARD_NAMES:
        said = words.say(f"river-dragons-spoken-{card}")
        found.update({word.strip().lower(): card for word in said.split(",")})
    return found


# --- beside the board -------------------------------------------------------------------------------------


def _panel(kit: Kit, view: State, seat: int, words: Words, names: Sequence[str]) -> Text:
    from rich.text import Text

    home, to = ({"colour": colour} for colour in (view.colour[seat], goal(view, seat)))
    way = f"{words.say('river-dragons-colour', home)} → {words.say('river-dragons-colour', to)}"
    round_ = {"number": view.round_no, "rounds": kit.fields.max_rounds}
    lines = [
        Text(f"{LETTERS[seat]}  {names[seat]}", "bold"),
        Text(way, _ink(view, seat)),
        Text(words.say("river-dragons-screen-round", round_)),
        *(Text(line) for line in wrap(_task(view, seat, words, names), PANEL)),
        Text(),
    ]
    for other in range(view.seats):
        lines += _everybody(view, seat, other, names)
    lines += [Text(), Text(f"[ ] {SUPPORTS - view.stones.bit_count()}")]
    panel = Text("\n").join(lines)
    panel.no_wrap = True
    panel.overflow = "ellipsis"
    return panel


def _task(view: State, seat: int, words: Words, names: Sequence[str]) -> str:
    """What is to be done now, and by whom."""
    if view.stage == PROGRAMME:
        if view.picks[seat] == POSITIONS:
            return words.say("river-dragons-screen-wait")
        return words.say("river-dragons-screen-programme", {"position": max(0, view.picks[seat]) + 1})
    if view.stage != ACT:
        return ""
    if view.seat != seat:
        return words.say(
            "river-dragons-screen-other", {"seat": view.seat, **card_values(view, view.card)}, names
        )
    if view.card <= STONE_2:
        return words.say("river-dragons-screen-stone", {"count": view.left})
    if view.card <= PLANK_2:
        if view.named == NOTHING:
            return words.say("river-dragons-screen-name", {"count": view.left})
        return words.say("river-dragons-screen-lay", plank_values(view.named))
    if view.card <= STEP_2:
        return words.say("river-dragons-screen-step", {"count": view.left})
    return words.say("river-dragons-screen-jump" if view.card == JUMP else "river-dragons-screen-remove")


def _everybody(view: State, seat: int, other: int, names: Sequence[str]) -> list[Text]:
    """A seat's programme as far as it can be seen, and its reserve; the arrow marks who acts, ¹ who is first."""
    from rich.text import Text

    acts = "›" if view.stage == ACT and view.seat == other else " "
    first = "¹" if view.first == other else " "
    cards = [_sign(view, other, position) for position in range(POSITIONS)]
    head = Text(f"{acts}{LETTERS[other]}{first}{names[other]:<10.10} ")
    head.stylize("bold" if other == seat else "", 1, 2)
    head.stylize(_ink(view, other), 1, 2)
    for position, card in enumerate(cards):
        now = view.stage == ACT and position == view.position
        head.append(f"{card:<2}", "bold reverse" if now else "")
        head.append(" " if position < POSITIONS - 1 else "")
    return [head, Text(f"    {_planks(view, other)}", "dim")]


def _sign(view: State, seat: int, position: int) -> str:
    """A card in two characters: ●● two stones, ▬ a plank, → a step, ⌒ a jump, × remove, ≈B a dragon against B."""
    card = view.programme[seat, position]
    if card == UNKNOWN:
        done = view.stage != PROGRAMME or view.picks[seat] == POSITIONS
        return FACE_DOWN if done else NO_CARD
    if card == NOTHING:
        return NO_CARD
    if card < DRAGON:
        return CARD_SIGNS[card]
    victim = [LETTERS[i] for i in range(view.seats) if view.colour[i] == card - DRAGON]
    return "≈" + "".join(victim)


def _planks(view: State, seat: int) -> str:
    """The sizes in a reserve; a letter behind one of another's colour."""
    owner = {view.colour[i]: LETTERS[i] for i in range(view.seats)}
    sizes = []
    for size in range(SIZES):
        held = [c for c in range(len(COLOURS)) if view.reserve[seat] >> SIZES * c + size & 1]
        foreign = "".join(owner[c].lower() for c in held if c != view.colour[seat])
        sizes.append(f"{size + 1}{foreign}" if held else "·")
    return "▬ " + " ".join(sizes)


def _ink(view: Any, seat: int) -> str:
    return INKS[COLOURS[view.colour[seat]]]
