"""A deal of Hashi alone as a task for OR-Tools' CP-SAT: the most points there are for whoever knows the cards.

Every card's number goes to an island or nowhere, and for every card it is said which lines have one bridge by then and
which two. What an island may take is asked of the end only: bridges never go away, so no island has too many
earlier (H2.6, H3.5, H3.6). What comes out is a list of moves, for the rules to play and count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ortools.sat.python import cp_model

from landbridge.core.game import Kit
from landbridge.games.hashi.board import Board
from landbridge.games.hashi.state import BRIDGE, DONE, PREPARE, TURN, WRITE

MOST = 60  # 18 islands and all three goals early
START_NUMBERS = (3, 4)  # H1.3
LINKED = 6  # H4.3
BLUE_BY, RED_BY, LINKED_BY = 7, 12, 12  # H6.2
Moves = Sequence[int]  # the seat's own, from the set-up to the last "done"


class Model:
    """The variables of one deal; `cards` are numbered as in the kit, in the order they are turned."""

    def __init__(self, board: Board, kit: Kit, cards: Sequence[int]):
        self.board, self.cards = board, cards
        self.islands, self.lines, self.rounds = (
            range(len(board.islands)),
            range(len(board.lines)),
            range(len(cards)),
        )
        self.numbers = [int(kit.fields.card_number[card]) for card in cards]
        self.bridges = [int(kit.fields.card_bridges[card]) for card in cards]
        self.at = [[n for n in self.lines if i in board.lines[n]] for i in self.islands]
        self.model = cp_model.CpModel()
        self._variables()
        self._writing()
        self._drawing()
        self._finishing()
        self._goals()

    def _bools(self, name: str, *ranges: range) -> Any:
        """Variables over one range or two."""
        if len(ranges) == 1:
            return [self.model.new_bool_var(f"{name} {k}") for k in ranges[0]]
        return [self._bools(f"{name} {k}", *ranges[1:]) for k in ranges[0]]

    def _variables(self) -> None:
        free = [i for i in self.islands if not self.board.islands[i].flag]
        self.start = {(i, v): self.model.new_bool_var(f"start {i} {v}") for i in free for v in START_NUMBERS}
        self.write = self._bools("write", self.rounds, self.islands)
        self.drawn = self._bools("drawn", self.rounds)
        self.one = self._bools("one", self.rounds, self.lines)  # a bridge or two, by this card
        self.two = self._bools("two", self.rounds, self.lines)
        self.finished = self._bools("finished", self.islands)

    def _written(self, i: int, by: int) -> Any:
        """1 if an island has its number by card `by` (counted from 0)."""
        return sum(v for (j, _), v in self.start.items() if j == i) + sum(
            self.write[t][i] for t in range(by + 1)
        )

    def _degree(self, i: int, by: int) -> Any:
        return sum(self.one[by][n] + self.two[by][n] for n in self.at[i])

    def _number(self, i: int) -> Any:
        begun = sum(number * v for (j, number), v in self.start.items() if j == i)
        return begun + sum(self.numbers[t] * self.write[t][i] for t in self.rounds)

    def _writing(self) -> None:
        self.model.add_exactly_one(self.start.values())  # H1.3
        for t in self.rounds:
            self.model.add_at_most_one(self.write[t])  # H2.2, H2.3
        for i in self.islands:
            begun = [v for (j, _), v in self.start.items() if j == i]
            self.model.add_at_most_one([*begun, *(self.write[t][i] for t in self.rounds)])  # H2.3
            if self.board.islands[i].flag:  # H2.5
                self.model.add(self.write[0][i] == 0)
                for t in self.rounds[1:]:
                    self.model.add_bool_or([~self.write[t][i], *(self.one[t - 1][n] for n in self.at[i])])

    def _drawing(self) -> None:
        for t in self.rounds:
            before = 0 if t == 0 else sum(self.one[t - 1]) + sum(self.two[t - 1])
            now = sum(self.one[t]) + sum(self.two[t])
            self.model.add(now - before == self.bridges[t] * self.drawn[t])  # H2.7
            for n, (i, j) in enumerate(self.board.lines):
                self.model.add_implication(self.two[t][n], self.one[t][n])
                if t > 0:
                    self.model.add_implication(self.one[t - 1][n], self.one[t][n])
                    self.model.add_implication(self.two[t - 1][n], self.two[t][n])
                self.model.add(self.one[t][n] <= self._written(i, t) + self._written(j, t))  # H3.2, H2.8
        for n, m in self.board.crossings:  # H3.3
            self.model.add_at_most_one([self.one[-1][n], self.one[-1][m]])

    def _finishing(self) -> None:
        last = self.rounds[-1]
        for i in self.islands:
            room = self._number(i) + 6 * (1 - self._written(i, last))
            self.model.add(self._degree(i, last) <= room)  # H2.6, H3.5, H3.6
            self.model.add(self._written(i, last) == 1).only_enforce_if(self.finished[i])
            self.model.add(self._degree(i, last) == self._number(i)).only_enforce_if(self.finished[i])

    def _finished_by(self, i: int, card: int) -> Any:
        """Whether an island is finished with card number `card` at the latest: nothing is added afterwards."""
        known = self.model.new_bool_var(f"finished {i} by {card}")
        self.model.add_implication(known, self.finished[i])
        for t in self.rounds[card:]:
            self.model.add_implication(known, ~self.write[t][i])
        for n in self.at[i]:
            for kind in (self.one, self.two):
                self.model.add_bool_or([~known, ~kind[-1][n], kind[card - 1][n]])
        return known

    def _goals(self) -> None:
        total = 2 * sum(self.finished)
        for flag, by, late in (("red", RED_BY, 5), ("blue", BLUE_BY, 3)):  # H4.1, H4.2
            reached, early = self.model.new_bool_var(flag), self.model.new_bool_var(f"{flag} early")
            self.model.add_implication(early, reached)
            for i in self.islands:
                if self.board.islands[i].flag == flag:
                    self.model.add_implication(reached, self.finished[i])
                    self.model.add_implication(early, self._finished_by(i, by))
            total += late * reached + 4 * early
        reached, early = self._linked()
        total += 4 * reached + 4 * early
        self.total = total
        self.model.add(total <= MOST)
        self.model.maximize(total)

    def _linked(self) -> tuple[Any, Any]:
        """H4.3: six finished islands in a tree of bridges; a parent stands a level above its child."""
        m = self.model
        reached, early = m.new_bool_var("linked"), m.new_bool_var("linked early")
        m.add_implication(early, reached)
        member, root = self._bools("member", self.islands), self._bools("root", self.islands)
        level = [m.new_int_var(0, LINKED - 1, f"level {i}") for i in self.islands]
        m.add(sum(member) == LINKED * reached)
        m.add(sum(root) == reached)
        above: dict[int, list[Any]] = {i: [] for i in self.islands}
        for n, (i, j) in enumerate(self.board.lines):
            for parent, child in ((i, j), (j, i)):
                arc = m.new_bool_var(f"{parent} above {child}")
                above[child].append(arc)
                m.add_implication(arc, member[parent])
                m.add_implication(arc, self.one[-1][n])
                m.add_bool_or([~arc, ~early, self.one[LINKED_BY - 1][n]])
                m.add(level[child] == level[parent] + 1).only_enforce_if(arc)
        for i in self.islands:
            m.add(sum(above[i]) + root[i] == member[i])
            m.add_implication(member[i], self.finished[i])
            m.add(level[i] == 0).only_enforce_if(~member[i])
            m.add_bool_or([~member[i], ~early, self._finished_by(i, LINKED_BY)])
        return reached, early

    # --- to and from moves ------------------------------------------------------------------------------------

    def begin_with(self, moves: Moves) -> None:
        """Tell the solver of a game that was played on this deal."""
        at, t = dict.fromkeys(self.lines, 0), -1
        for move in moves:
            if PREPARE <= move < TURN:
                place = (move - PREPARE) // 2, START_NUMBERS[(move - PREPARE) % 2]
                for key, variable in self.start.items():
                    self.model.add_hint(variable, key == place)
                t, wrote, drew = 0, -1, 0
            elif move < BRIDGE:
                wrote = move - WRITE
            elif move < DONE:
                at[move - BRIDGE] += 1
                drew += 1
            elif move == DONE:
                for i in self.islands:
                    self.model.add_hint(self.write[t][i], i == wrote)
                for n in self.lines:
                    self.model.add_hint(self.one[t][n], at[n] > 0)
                    self.model.add_hint(self.two[t][n], at[n] > 1)
                self.model.add_hint(self.drawn[t], drew > 0)
                t, wrote, drew = t + 1, -1, 0

    def solved(self, effort: float) -> tuple[list[int] | None, int]:
        """The best moves found with so much effort, about seconds, and the points that nobody exceeds.

        Effort is counted by the solver in its own steps: what comes out does not depend on how busy a machine is.
        """
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = 0
        solver.parameters.max_deterministic_time = effort
        status = solver.solve(self.model)
        proved = min(MOST, int(solver.best_objective_bound + 1e-6))
        return (self._moves(solver) if status in (cp_model.OPTIMAL, cp_model.FEASIBLE) else None), proved

    def _moves(self, solver: cp_model.CpSolver) -> list[int]:
        i, number = next(place for place, chosen in self.start.items() if solver.value(chosen))
        moves = [PREPARE + 2 * i + START_NUMBERS.index(number)]
        for t in self.rounds:
            moves += [WRITE + i for i in self.islands if solver.value(self.write[t][i])]
            for kind in (self.one, self.two):
                for n in self.lines:
                    if solver.value(kind[t][n]) and not (t and solver.value(kind[t - 1][n])):
                        moves.append(BRIDGE + n)
            moves.append(DONE)
        return moves
