"""The second example, with a deck and secret hands: its rulings (C1 … C5), its laws, and what it need not bring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge import registry, texts
from landbridge.bots import advice, bot, search
from landbridge.core import laws, options
from landbridge.core.errors import Illegal
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.play.seating import Seating
from landbridge.core.show.scene import scene_of
from landbridge.core.state import FATE, PUBLIC, UNKNOWN, State
from landbridge.lab.arena import Contest, arena
from tests.server import scene_laws

FOLDER = Path(__file__).parents[2] / "examples" / "causeway"
CARDS = 36


@pytest.fixture(scope="module")
def causeway() -> Iterator[Game]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.FOLDERS, str(FOLDER))
        patch.setattr(texts, "_folders", list(texts._folders))
        registry._found.cache_clear()
        yield registry.game("causeway")
    registry._found.cache_clear()


def swap(game: Game, kit: Kit, s: State, viewer: int, luck: Luck) -> State | None:
    """Deal what a viewer has not seen anew, without asking `hide`."""
    if s.stage == 3:
        return None
    other = s.copy()
    hidden = [seat for seat in range(s.seats) if seat != viewer]
    pool = s.deck
    for seat in hidden:
        pool |= s.hand[seat]
    cards = [card for card in range(CARDS) if pool >> card & 1]
    for seat in hidden:
        other.hand[seat] = 0
        for _ in range(s.held[seat]):
            other.hand[seat] |= 1 << cards.pop(luck.randrange(len(cards)))
    other.deck = sum(1 << card for card in cards)
    return other


def rebuild(kit: Kit, s: State) -> State:
    """Count hands, and the deck as what is nowhere else."""
    again = s.copy()
    elsewhere = s.laid
    for seat in range(s.seats):
        again.held[seat] = bin(s.hand[seat]).count("1")
        elsewhere |= s.hand[seat]
    again.deck = (1 << CARDS) - 1 & ~elsewhere
    again.drawn = bin(elsewhere).count("1")
    return again


SEATING = Seating(("hand", "score", "held"), numbers=("drawer", "mover"))


@pytest.mark.few(3)
@pytest.mark.parametrize("hand", ["3", "5", "7"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold(causeway: Game, hand: str, seats: int) -> None:
    witnesses: dict[str, Any] = {"swap": swap, "rebuild": rebuild, "seating": SEATING}
    report = laws.prove(causeway, causeway.options(hand=hand), seats, 1000, seed=seats, **witnesses)
    needless = {"commute", "sealed", "taking back"}  # nobody acts beside another, and nothing is a draft
    assert {law for law in laws.LAWS if not report.checked[law]} == needless


def test_a_game_that_forgets_shown_is_caught(causeway: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything else is hidden as it should be; that everybody is told each card is all that is wrong."""
    monkeypatch.setattr(type(causeway), "shown", Game.shown)
    with pytest.raises(laws.LawBroken) as broken:
        laws.prove(causeway, seats=3, steps=200, swap=swap, kit=causeway.kit())
    assert broken.value.law == "shown"
    assert "`Game.shown` must return UNKNOWN for this viewer" in broken.value.detail
    hold = laws._Walk.hold
    monkeypatch.setattr(
        laws._Walk, "hold", lambda walk, law, holds, detail: hold(walk, law, holds or law == "shown", detail)
    )
    laws.prove(causeway, seats=3, steps=400, swap=swap, rebuild=rebuild, seating=SEATING, kit=causeway.kit())


def test_it_has_levels_and_hints_without_a_bot_of_its_own(causeway: Game) -> None:
    assert not (FOLDER / "bot.py").exists()
    assert list(bot.bots(causeway)) == ["random", "passive", "casual", "club", "master"]
    for better, worse in (("casual", "random"), ("club", "casual")):
        result = arena(Contest("causeway", (better, worse), seed=1), games=60, jobs=1)
        assert result.standings[0].share.mean > 0.6
    kit = causeway.kit().quick()
    match = landbridge.Match(causeway, kit, ["Ada", "Ben"], landbridge.Dealer(b"eight bytes at least"))
    match.deal()
    hints = advice.advise(causeway, kit, match.view(0), 0, Random(1))
    assert len(hints) == advice.MOST
    assert all(hint.sure and causeway.check(kit, match.state, 0, hint.move) == 0 for hint in hints)
    plain = causeway.kit()
    assert bot.find(causeway, "master")(
        causeway, plain, match.view(0), 0, Random(1), None
    ) in causeway.offers(plain, match.state, 0)


def test_a_game_with_a_planner_keeps_its_own() -> None:
    hashi = landbridge.game("hashi")
    assert search.planner_for(hashi, hashi.kit()) is search.planner_of(hashi)


def test_scenes_are_complete_and_readable(causeway: Game) -> None:
    scene_laws.english.cache_clear()
    scene_laws.check_sentence.cache_clear()
    done = scene_laws.check_game(causeway, causeway.kit(), scene_of(causeway), 3, 200, Random(3))
    assert done.offers >= 100
    scene_laws.english.cache_clear()


# --- the rulings ----------------------------------------------------------------------------------------------


class Table:
    """A match in which the test deals."""

    def __init__(self, game: Game, hands: list[list[int]]):
        self.game, self.kit = game, game.kit(hand=str(len(hands[0])))
        self.match = landbridge.Match(game, self.kit, "ABCD"[: len(hands)])
        for cards in zip(*hands, strict=True):
            for card in cards:
                self.play(FATE, f"card-{card}")

    def play(self, seat: int, text: str) -> list[str]:
        step = self.match.play(seat, self.game.read(self.kit, self.match.state, seat, text))
        return [
            texts.words("en").say(fact.key, fact.values) for fact in self.game.told(self.kit, *step, PUBLIC)
        ]

    def refused(self, seat: int, text: str) -> str:
        with pytest.raises(Illegal) as refusal:
            self.play(seat, text)
        return str(refusal.value)


def test_c1_hands_are_secret(causeway: Game) -> None:
    table = Table(causeway, [[1, 5, 9], [2, 3, 4]])
    s = table.match.state
    assert causeway.view(table.kit, s, 0).hand.tolist()[:2] == [1 << 0 | 1 << 4 | 1 << 8, UNKNOWN]
    assert causeway.view(table.kit, s, PUBLIC).deck == UNKNOWN
    assert table.play(0, "5a") == ["A: 5a."]
    assert table.play(FATE, "card-20") == []  # nobody else is told
    for viewer, cards in (
        (0, "card-1 ? card-5 ? card-9 ?"),
        (1, "? card-2 ? card-3 ? card-4"),
        (PUBLIC, "? ? ? ? ? ?"),
    ):
        assert landbridge.dumps(table.match, viewer).splitlines()[1].startswith(f"deck {cards} ")


def test_c2_only_a_higher_card_of_ones_own(causeway: Game) -> None:
    table = Table(causeway, [[1, 5, 9], [2, 3, 4]])
    table.play(0, "5a")
    table.play(FATE, "card-20")
    assert table.refused(1, "4a") == "4 is not higher than 5. C2"
    assert table.refused(1, "9b") == "You do not hold 9. C2"
    assert table.refused(0, "9b") == "You can’t act now."
    table.play(1, "4b")


def test_c3_a_card_brings_as_many_points_as_the_row_has_cards(causeway: Game) -> None:
    table = Table(causeway, [[1, 5, 9], [2, 3, 4]])
    for seat, text in (
        (0, "1a"),
        (FATE, "card-30"),
        (1, "2a"),
        (FATE, "card-31"),
        (0, "5a"),
        (FATE, "card-32"),
    ):
        table.play(seat, text)
    assert table.match.points() == [4, 2]


def test_c4_nobody_passes_who_could_lay(causeway: Game) -> None:
    table = Table(causeway, [[1, 5, 9], [2, 3, 4]])
    assert table.refused(0, "pass") == "You hold a card that fits. C4"


def test_c5_the_end_when_all_have_passed(causeway: Game) -> None:
    kit = causeway.kit(hand="3")
    s = causeway.start(kit, 2)
    s.stage, s.turn_no, s.drawn, s.drawer, s.deck = 1, 4, CARDS, 0, 0
    for row in range(4):
        s.top[row] = CARDS
    s.hand[0], s.held[0] = 1, 1
    s.laid = (1 << CARDS) - 2
    for seat in (0, 1):
        assert causeway.offers(kit, s, seat) == [144]
        causeway.do(kit, s, seat, 144)
    assert causeway.actors(kit, s) == 0
    assert causeway.winners(kit, s, 2) == [1]  # fewer cards in hand


def test_options_miss_no_words(causeway: Game) -> None:
    assert laws.lacking_words(causeway) == []
    assert len(options.variants(causeway.options)) == 3
