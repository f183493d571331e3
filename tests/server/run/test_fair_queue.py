"""Who is next: whoever has used least, and those first whom somebody waits for."""

from __future__ import annotations

from landbridge.server.run.bots.fair_queue import AGED, REMEMBERED, Account, FairQueue, Rank

EVE, ADA = Account("eve", "192.0.2.1"), Account("ada", "192.0.2.2")


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def served(queue: FairQueue[str], count: int, seconds: float = 1.0) -> list[str]:
    """What is taken, one after another, each taking that long."""
    found = []
    for _ in range(count):
        entry = queue.take()
        if entry is None:
            break
        found.append(entry.item)
        queue.done(entry, seconds)
    return found


def test_many_things_of_one_person_do_not_delay_another() -> None:
    """Before, tables were served in the order they came: Ada's was the fifty-first."""
    queue: FairQueue[str] = FairQueue(1)
    for i in range(50):
        queue.put(f"eve {i}", EVE)
    first = queue.take()
    assert first is not None
    queue.put("ada", ADA)
    queue.done(first, 1.0)
    assert served(queue, 2) == ["ada", "eve 1"]


def test_what_counts_is_time_and_not_number() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for i in range(40):
        queue.put(f"eve {i}", EVE)
        queue.put(f"ada {i}", ADA)
    taken = []
    for _ in range(33):
        entry = queue.take()
        assert entry is not None
        taken.append(entry.account.person)
        queue.done(entry, 10.0 if entry.account is EVE else 1.0)
    assert taken.count("ada") >= 9 * taken.count("eve")


def test_idle_time_is_not_saved_up() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put("ada 0", ADA)
    assert served(queue, 1) == ["ada 0"]
    for i in range(100):
        queue.put(f"eve {i}", EVE)
    served(queue, 50)
    for i in range(1, 50):
        queue.put(f"ada {i}", ADA)
    taken = served(queue, 20)
    assert 9 <= sum(item.startswith("ada") for item in taken) <= 11


def test_what_waits_at_the_end_saves_nothing_up_either() -> None:
    """Tables of bots only wait until nobody else does; their owner is not first in line for that."""
    queue: FairQueue[str] = FairQueue(1)
    queue.put("eve's bots", EVE, Rank.ALONE)
    for i in range(100):
        queue.put(f"ada {i}", ADA)
    served(queue, 50)
    for i in range(50):
        queue.put(f"eve {i}", EVE)
    taken = served(queue, 20)
    assert 9 <= sum(item.startswith("eve") for item in taken) <= 11


def test_many_names_at_one_address_are_a_few_people() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for name in range(60):
        for i in range(10):
            queue.put(f"eve {name} {i}", Account(f"eve {name}", "2001:db8::/64"))
    served(queue, 200)
    for i in range(40):
        queue.put(f"ada {i}", ADA)
    taken = served(queue, 90)
    assert sum(item.startswith("ada") for item in taken) >= 9  # not 90 / 61
    names = [item.rpartition(" ")[0] for item in taken if item.startswith("eve")]
    assert len(set(names)) >= 60  # and they take turns among each other


def test_an_address_that_is_not_known_is_nobodys() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for name in range(20):
        queue.put(f"{name}", Account(f"{name}"))
    assert served(queue, 20) == [f"{name}" for name in range(20)]
    assert "address " not in queue._charged


def test_people_who_wait_go_first_and_bots_among_themselves_last() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put("alone", EVE, Rank.ALONE)
    queue.put("beside", EVE, Rank.BESIDE)
    for i in range(3):
        queue.put(f"awaited {i}", ADA, Rank.AWAITED)
    assert served(queue, 9) == ["awaited 0", "awaited 1", "awaited 2", "beside", "alone"]


def test_what_has_waited_long_is_not_last_any_more() -> None:
    clock = Clock()
    queue: FairQueue[str] = FairQueue(1, clock)
    queue.put("alone", EVE, Rank.ALONE)
    for i in range(50):
        queue.put(f"ada {i}", ADA)
    assert "alone" not in served(queue, 10)
    clock.now += AGED + 1
    assert "alone" in served(queue, 2)


def test_tables_of_one_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for table in "abc":
        queue.put(table, EVE)
    taken = []
    for _ in range(9):
        entry = queue.take()
        assert entry is not None
        queue.done(entry, 1.0)
        queue.put(entry.item, EVE)  # its next bot
        taken.append(entry.item)
    assert taken == list("abcabcabc")


def test_one_process_is_left_for_others() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for i in range(5):
        queue.put(f"eve {i}", EVE)
    at_work = [queue.take() for _ in range(3)]
    assert [entry.item if entry else None for entry in at_work] == ["eve 0", "eve 1", None]
    queue.put("ada", ADA)
    taken = queue.take()
    assert taken is not None
    assert taken.item == "ada"
    assert at_work[0] is not None
    queue.done(at_work[0], 1.0)
    again = queue.take()
    assert again is not None
    assert again.item == "eve 2"


def test_questions_leave_a_process_to_tables() -> None:
    """Everybody's together: five people who ask for hints do not stop other people's games."""
    queue: FairQueue[str] = FairQueue(1)
    for name in range(5):
        queue.put(f"hint {name}", Account(f"eve {name}"), Rank.ASKED)
    first = queue.take()
    assert first is not None
    assert first.item == "hint 0"
    assert queue.take() is None
    queue.put("bot", ADA, Rank.AWAITED)
    second = queue.take()
    assert second is not None
    assert second.item == "bot"
    queue.done(first, 1.0)
    third = queue.take()
    assert third is not None
    assert third.item == "hint 1"


def test_questions_go_first_like_what_is_awaited() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put("awaited", EVE, Rank.AWAITED)
    queue.put("alone", ADA, Rank.ALONE)
    queue.put("asked", ADA, Rank.ASKED)
    assert served(queue, 3) == ["awaited", "asked", "alone"]


def test_a_thing_is_in_the_queue_once_and_can_leave_it() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put("table", EVE, Rank.ALONE)
    queue.put("other", EVE, Rank.BESIDE)
    queue.put("table", EVE, Rank.AWAITED)
    assert len(queue) == 2
    assert queue.remove("other")
    assert not queue.remove("other")
    assert served(queue, 5) == ["table"]
    assert len(queue) == 0
    queue.put("left", EVE)
    assert queue.clear() == ["left"]
    assert queue.take() is None


def test_old_accounts_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put("last", EVE, Rank.ALONE)
    for i in range(30_000):
        queue.put("x", Account(f"{i}", f"10.0.{i // 250}.{i % 250}"))
        served(queue, 1, 0.01)
    assert len(queue._charged) <= REMEMBERED
    served(queue, 1)
    assert not queue._charged
    assert not queue._working
    assert not queue._waiting
