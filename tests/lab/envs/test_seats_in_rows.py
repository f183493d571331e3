"""Who stands where: rows, rewards and tags, at every number of seats, over whole games."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

import landbridge
from landbridge import FATE, Game, Kit, State
from landbridge.core.compile import kernel
from landbridge.core.game import seats_in
from landbridge.core.play.seating import Seating
from landbridge.lab.arena import Contest, play_deal, summary
from landbridge.lab.envs import VectorEnv
from landbridge.lab.envs import pettingzoo as zoo
from landbridge.lab.envs.gymnasium import AgainstBots
from landbridge.lab.envs.vector import kernel as vector_kernel
from landbridge.lab.envs.vector.arrays import fillers
from landbridge.lab.envs.vector.env import REWARDS
from landbridge.lab.observation import Encoding, encoding
from tests.lab.envs.plane_readings import order, read
from tests.laws import rebuild_hashi, rebuild_loopit, rebuild_river_dragons, rebuild_the_border
from tests.support.walks import positions, whole_game

SEATINGS: dict[str, Any] = {
    "hashi": rebuild_hashi.seating,
    "loopit": rebuild_loopit.seating,
    "river_dragons": rebuild_river_dragons.seating,
    "the_border": rebuild_the_border.seating,
}
# Between them they have every plane, and whatever a plane can show.
VARIANTS: dict[str, list[dict[str, str]]] = {
    "hashi": [{"side": "B"}, {"paper": "on"}],
    "loopit": [
        {"edition": "fr", "exchange": "discard"},
        {"rounds": "book", "stop": "stuck"},
        {"rounds": "german", "end": "round"},
    ],
    "river_dragons": [{"max_rounds": "5"}, {"side": "expert", "by_eye": "on", "max_rounds": "3"}],
    "the_border": [{}],
}
TABLES = [
    (name, options, seats)
    for name, variants in VARIANTS.items()
    for options in variants
    for seats in landbridge.game(name).seats
]
each_table = pytest.mark.parametrize(("name", "options", "seats"), TABLES, ids=str)
MOMENTS = 9  # of each of two games


@cache
def played(name: str, options: tuple[tuple[str, str], ...], seats: int) -> tuple[Kit, list[State]]:
    """Positions of two whole games; the kit is the interpreted one, whose encoding is the kernel's own source."""
    game = landbridge.game(name)
    kit = game.kit(game.options_from(dict(options)))
    found = [s for seed in (1, 2) for s in positions(game, kit.quick(), seats, seed, MOMENTS)]
    return kit, found


def states(name: str, options: dict[str, str], seats: int) -> tuple[Game, Kit, Encoding, list[State]]:
    kit, found = played(name, tuple(options.items()), seats)
    return kit.game, kit, encoding(kit, seats), found


@each_table
def test_every_plane_says_what_the_view_says(name: str, options: dict[str, str], seats: int) -> None:
    game, kit, how, found = states(name, options, seats)
    luck = Random(1)
    for s in [*found, *(stirred(name, s, seats, luck) for s in found[::3])]:
        for viewer in {luck.randrange(seats), seats - 1}:
            view = game.view(kit, s, viewer)
            told, real = how.named(how.write(view, viewer)), read(kit, view, viewer, seats)
            assert set(told) == set(real)
            for plane, values in told.items():
                assert (values == np.array(real[plane])).all(), (plane, viewer)


def shuffled(seating: Seating, s: State, others: list[State], seats: int, luck: Random) -> State:
    """Rows of seats as they were in other positions, so that no two seats are alike."""
    mixed = s.copy()
    for name in seating.rows:
        field = s.layout.find(name)
        row = (field.end - field.at) // field.shape[0]
        for seat in range(seats):
            here = field.at + seat * row
            taken = field.at + luck.randrange(seats) * row
            mixed.memory[here : here + row] = luck.choice(others).memory[taken : taken + row]
    return mixed


def stirred(name: str, s: State, seats: int, luck: Random) -> State:
    """The same with values made up where games hardly ever leave anything but zeros."""
    t: Any = s.copy()
    for seat in range(seats):
        if name == "loopit":
            t.fitted[seat], t.thrown_count[seat] = luck.getrandbits(15), luck.randrange(9)
            t.thrown[seat, luck.randrange(20)] = luck.randrange(4)
        elif name == "the_border":
            t.reached[seat, luck.randrange(9)] = luck.randrange(1, 40)
            t.used[seat] = luck.randrange(6)
        elif name == "river_dragons":
            t.winner, t.first = luck.randrange(seats), luck.randrange(seats)
        elif name == "hashi":
            table = t if "table" not in t.layout.fields else t.table
            table.reached[seat, luck.randrange(3)] = luck.randrange(1, 17)
            if table is not t:
                t.challenger = luck.randrange(seats)
                t.marks[seat].struck = luck.getrandbits(18)
                for goal in range(3):
                    t.marks[seat].struck_then[goal] = luck.getrandbits(18)
    return t  # type: ignore[no-any-return]


@each_table
def test_renaming_seats_renames_rows(name: str, options: dict[str, str], seats: int) -> None:
    """The same table one chair further on is the same row; and what stands k-th is what that seat has first."""
    game, kit, how, found = states(name, options, seats)
    seating, luck = SEATINGS[name](kit), Random(2)
    if options.get("paper"):
        seating = replace(seating, numbers=("challenger",))  # which the law leaves to H5.2
    few, many = (Encoding(kit, n).planes for n in list(game.seats)[:2])
    by_seat = [a.name for a, b in zip(few, many, strict=True) if a.shape[0] != b.shape[0]]
    assert len(by_seat) > 4
    told_apart: set[str] = set()
    for s in found:
        mixed = s if name == "loopit" else shuffled(seating, s, found, seats, luck)
        mixed = stirred(name, mixed, seats, luck)
        rows = [how.named(how.write(mixed, seat)) for seat in range(seats)]
        for seat in range(seats):
            for plane in by_seat:
                for k, other in enumerate(order(seat, seats)):
                    assert (rows[seat][plane][k] == rows[other][plane][0]).all(), (plane, seat, k)
                    told_apart |= {plane} if (rows[seat][plane][k] != rows[seat][plane][0]).any() else set()
        by, viewer = 1 + luck.randrange(max(1, seats - 1)), luck.randrange(seats)
        for one in (s, mixed):
            view = game.view(kit, one, viewer)
            turned = how.named(how.write(seating.rotated(view, seats, by), (viewer + by) % seats))
            for plane, values in how.named(how.write(view, viewer)).items():
                if plane != "seat":  # one's own, for challenges that go round from the first
                    assert (values == turned[plane]).all(), plane
    assert seats == 1 or len(told_apart) > len(by_seat) / 2


# --- the environments ---------------------------------------------------------------------------------------

SHORT = {"river_dragons": {"max_rounds": "1"}, "loopit": {"rounds": "1"}, "hashi": {}, "the_border": {}}
SEATED = [(name, seats) for name in SHORT for seats in landbridge.game(name).seats]


def brought(game: Game, kit: Kit, s: State, seats: int, reward: str) -> list[float]:
    """What the end is worth to every seat, as `docs/researchers.md` says, by comparing two by two."""
    points = [game.points(kit, s, seat) for seat in range(seats)]
    if reward == "points" or seats == 1:
        return [float(own) for own in points]
    if reward == "margin":
        return [float(own - max(points[:i] + points[i + 1 :])) for i, own in enumerate(points)]
    marks = [(points[seat], game.tiebreak(kit, s, seat)) for seat in range(seats)]
    return [
        sum((mine > other) - (mine < other) for other in marks[:i] + marks[i + 1 :]) / (seats - 1)
        for i, mine in enumerate(marks)
    ]


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_a_vector_environment_shows_the_seat_that_moves(name: str, seats: int) -> None:
    """Put shortly before the end, so that rewards are seen as well."""
    game = landbridge.game(name)
    reward = ("points", "margin", "place")[seats % 3]
    env = VectorEnv(name, seats, 3, SHORT[name], reward=reward)
    plain = env.kit.interpreted()
    games = [whole_game(game, env.kit, seats, seed) for seed in (1, 2, 3)]
    late = [[one for one in moments if one.seat != FATE][-1] for moments in games]
    env.put([one.before for one in late])
    ended = 0
    for step in range(8):
        for i in range(3):
            s, mover = env.state(i), int(env.to_move[i])
            assert mover == min(seats_in(game.actors(env.kit, s)))
            view, told = game.view(env.kit, s, mover), env.encoding.named(env.observations[i])
            real = read(plain, view, mover, seats)
            assert not [plane for plane in told if (told[plane] != np.array(real[plane])).any()]
            assert np.flatnonzero(env.masks[i]).tolist() == sorted(game.offers(env.kit, s, mover))
        before, movers = [env.state(i) for i in range(3)], env.to_move.tolist()
        actions = [one.move for one in late] if step == 0 else env.random_actions().tolist()
        env.step(np.array(actions))
        for i in range(3):
            game.do(env.kit, before[i], movers[i], actions[i])
            if env.done[i] and not game.actors(env.kit, before[i]):
                assert env.rewards[i].tolist() == pytest.approx(
                    brought(game, env.kit, before[i], seats, reward)
                )
                ended += 1
            elif not env.done[i]:
                assert not env.rewards[i].any()
    assert ended or name in ("river_dragons", "loopit"), "no game has come to its end by a move"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_end_is_worth_where_points_are_level(seats: int) -> None:
    """The Border's tie-break decides: ends with the moments of all areas made up."""
    game, luck, level = landbridge.game("the_border"), Random(seats), 0
    kit = game.kit()
    loops: Any = kernel.bound(vector_kernel, *fillers(encoding(kit, seats)))
    *_, moment = whole_game(game, kit.quick(), seats, 1)
    for number in range(60):
        s: Any = moment.after.copy()
        for seat in range(seats):
            own = (0,) if (seat + number) % 2 else (4, 8)  # 12 points at once, or 8 and 4
            for area in range(9):
                s.reached[seat, area] = (area in own) if number < 9 else luck.choice((0, 0, 4, 9))
        level += len({game.points(kit, s, seat) for seat in range(seats)}) < seats
        for code, reward in enumerate(REWARDS):
            found = [loops.worth(kit.fields.fields, s.fields, seat, seats, code) for seat in range(seats)]
            assert found == pytest.approx(brought(game, kit, s, seats, reward))
    assert level > 5


@pytest.mark.parametrize(("name", "seats"), [one for one in SEATED if one[1] > 2])
def test_agents_see_and_earn_what_is_theirs(name: str, seats: int) -> None:
    """PettingZoo, one after another: names of agents are seats."""
    game, luck = landbridge.game(name), Random(seats)
    env = zoo.raw_env(name, seats=seats, options=SHORT[name], reward="points")
    env.reset(seed=seats)
    plain, steps = env.turns.kit.interpreted(), 0
    while not any(env.terminations.values()):
        agent = env.agent_selection
        seat = "ABCDEF".index(agent[-1])
        if steps % 40 == 0:
            for other in range(seats):
                seen = env.observe(f"seat_{'ABCDEF'[other]}")
                view = game.view(plain, env.turns.state, other)
                told, real = env.turns.encoding.named(seen["observation"]), read(plain, view, other, seats)
                assert not [plane for plane in told if (told[plane] != np.array(real[plane])).any()]
                offers = game.offers(plain, env.turns.state, other)
                assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(offers)
        assert seat in seats_in(game.actors(plain, env.turns.state))
        env.step(luck.choice(game.offers(env.turns.kit, env.turns.state, seat)))
        steps += 1
    points = [game.points(plain, env.turns.state, one) for one in range(seats)]
    assert {agent: float(own) for agent, own in zip(env.agents, points, strict=True)} == env.rewards


@pytest.mark.parametrize("seat", range(4))
def test_bots_sit_in_the_other_seats_in_order(seat: int) -> None:
    """Gymnasium: the learner's seat, view and points are its own, and each bot is given the view of its seat."""
    asked: dict[str, set[int]] = {}

    def bot(name: str) -> Any:
        def choose(game: Game, kit: Kit, v: State, at: int, luck: Random, budget: int | None) -> int:
            asked.setdefault(name, set()).add(at)
            assert game.view(kit, v, at) == v
            return luck.choice(game.offers(kit, v, at))

        return choose

    env = AgainstBots("loopit", 4, [bot("x"), bot("y"), bot("z")], seat, {"rounds": "1"}, reward="points")
    row, info = env.reset(seed=3)
    over, reward, luck = False, 0.0, Random(1)
    while not over:
        view = env.turns.view(seat)
        real = read(env.turns.kit.interpreted(), view, seat, 4)
        told = env.turns.encoding.named(row)
        assert not [plane for plane in told if (told[plane] != np.array(real[plane])).any()]
        row, reward, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"]).tolist()))
    others = [other for other in range(4) if other != seat]
    assert asked == {name: {other} for name, other in zip("xyz", others, strict=True)}
    s, kit = env.turns.state, env.turns.kit
    assert reward == env.turns.game.points(kit, s, seat)
    assert info["place"] == pytest.approx(brought(env.turns.game, kit, s, 4, "place")[seat])


# --- tags ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in ("loopit", "the_border") for seats in (2, 3, 4)]
)
def test_tags_tell_who_came_when(name: str, seats: int) -> None:
    """`order` by who moved first in the game's log, `board` by what was dealt to each."""
    game = landbridge.game(name)
    kit = game.kit(game.options_from({"rounds": "2"} if name == "loopit" else {})).quick()
    firsts = set()
    for seed in range(5):
        moments = list(whole_game(game, kit, seats, seed))
        first = next(one.seat for one in moments if one.seat != FATE)
        firsts.add(first)
        dealt = [game.write(kit, one.before, one.seat, one.move) for one in moments if one.seat == FATE]
        for place, seat in enumerate(order(first, seats)):
            tags = {"order": str(place + 1)}
            if name == "the_border":
                tags["board"] = "".join(filter(str.isdigit, dealt[seat]))
            assert game.tags(kit, moments[-1].after, seat) == tags
    assert len(firsts) > 1


def test_an_arena_counts_wins_by_tag_for_those_who_had_it() -> None:
    """Shares by tag and by seat, worked out from the records."""
    contest = Contest("the_border", ("random",) * 3, seed=4)
    games = [one for deal in range(2) for one in play_deal(contest, deal, records=True)]
    by_tag: dict[tuple[str, str], dict[int, list[float]]] = {}
    by_seat: dict[int, dict[int, list[float]]] = {}
    for one in games:
        match = landbridge.loads(one.record)
        places = match.places()
        first = next(entry.seat for entry in match.log if entry.seat != FATE)
        for seat in range(3):
            who = (seat - one.rotation) % 3
            share = 1 / places.count(1) if places[seat] == 1 else 0.0
            assert (one.places[who], one.points[who], one.shares[who]) == (
                places[seat],
                match.points()[seat],
                share,
            )
            tags = {"order": str(order(first, 3).index(seat) + 1), "board": str(match.state.board[seat] + 1)}
            assert dict(one.tags[who]) == tags
            for tag in tags.items():
                by_tag.setdefault(tag, {}).setdefault(one.deal, []).append(share)
            by_seat.setdefault(seat, {}).setdefault(one.deal, []).append(share)
    found = summary(contest, games)
    told = {(name, value): estimate.mean for name, value, estimate in found.by_tag}
    assert told == {tag: pytest.approx(mean_of_deals(deals)) for tag, deals in by_tag.items()}
    means = [mean_of_deals(by_seat[seat]) for seat in range(3)]
    assert [estimate.mean for estimate in found.by_seat] == pytest.approx(means)


def mean_of_deals(deals: dict[int, list[float]]) -> float:
    return sum(sum(shares) / len(shares) for shares in deals.values()) / len(deals)
