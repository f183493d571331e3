"""Everybody in pairs, by Edmonds' blossoms: a perfect matching of any graph, if there is one.

A pair can be asked for afterwards (`fix`). It is granted if the others can still be paired, which takes one search. So
wishes can be granted one by one, the most important first, and nobody is left over in the end.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Matching"]

NOBODY = -1


class Matching:
    """`allowed[v]` are those whom v may be paired with; it is the same from both sides."""

    def __init__(self, allowed: Sequence[set[int]]):
        self.allowed = [sorted(some) for some in allowed]
        self.mate = [NOBODY] * len(allowed)
        self._fixed = [False] * len(allowed)
        for one in range(len(allowed)):
            if self.mate[one] == NOBODY:
                self._pair_up(one)

    @property
    def perfect(self) -> bool:
        return NOBODY not in self.mate

    def fix(self, one: int, other: int) -> bool:
        """Pair these two for good, if everybody else can still be paired; False, and nothing changed, if not."""
        if self._fixed[one] or self._fixed[other] or other not in self.allowed[one]:
            return False
        before = list(self.mate)
        self._fixed[one] = self._fixed[other] = True
        if self.mate[one] != other:
            left, right = self.mate[one], self.mate[other]
            self.mate[one], self.mate[other] = other, one
            self.mate[left] = self.mate[right] = NOBODY
            if not self._pair_up(left):
                self.mate = before
                self._fixed[one] = self._fixed[other] = False
                return False
        return True

    def _pair_up(self, root: int) -> bool:
        """Find somebody for `root`; others may change their partners for it."""
        search = _Search(self.allowed, self.mate, self._fixed, root)
        end = search.run()
        while end != NOBODY:
            before = search.parent[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following
        return self.mate[root] != NOBODY


class _Search:
    """For a path from somebody without a partner to another one: taken, free, taken, free …"""

    def __init__(self, allowed: Sequence[Sequence[int]], mate: list[int], fixed: list[bool], root: int):
        self.allowed, self.mate, self.fixed, self.root = allowed, mate, fixed, root
        self.parent = [NOBODY] * len(mate)
        self.base = list(range(len(mate)))  # of the blossom that somebody is in
        self.reached = [False] * len(mate)

    def run(self) -> int:
        """Who is at the other end; NOBODY if there is no such path."""
        self.reached[self.root] = True
        waiting = [self.root]
        for one in waiting:
            for other in self.allowed[one]:
                if self.fixed[other] or self.base[one] == self.base[other] or self.mate[one] == other:
                    continue
                outer = other == self.root or (
                    self.mate[other] != NOBODY and self.parent[self.mate[other]] != NOBODY
                )
                if outer:
                    waiting += self._blossom(one, other)
                elif self.parent[other] == NOBODY:
                    self.parent[other] = one
                    if self.mate[other] == NOBODY:
                        return other
                    self.reached[self.mate[other]] = True
                    waiting.append(self.mate[other])
        return NOBODY

    def _blossom(self, one: int, other: int) -> list[int]:
        """A circle of odd length becomes one; those who are reached by it for the first time."""
        stem = self._common(one, other)
        inside = [False] * len(self.mate)
        self._mark(one, stem, other, inside)
        self._mark(other, stem, one, inside)
        fresh = []
        for each in range(len(self.mate)):
            if inside[self.base[each]]:
                self.base[each] = stem
                if not self.reached[each]:
                    self.reached[each] = True
                    fresh.append(each)
        return fresh

    def _common(self, one: int, other: int) -> int:
        passed = set()
        while True:
            one = self.base[one]
            passed.add(one)
            if self.mate[one] == NOBODY:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in passed:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]

    def _mark(self, one: int, stem: int, child: int, inside: list[bool]) -> None:
        while self.base[one] != stem:
            inside[self.base[one]] = inside[self.base[self.mate[one]]] = True
            self.parent[one] = child
            child = self.mate[one]
            one = self.parent[self.mate[one]]
