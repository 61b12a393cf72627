"""Workers are shared between people, then between their matches; time here jumps from one end of work to the next."""

import asyncio
from heapq import heappop, heappush
from itertools import count

import httpx
import pytest
from bench.table_server import Guest, Server
from table_evening import Evening, evening, over, until

from understory.server.actor import LOOKED_AT
from understory.server.fair import FairQueue, Share
from understory.table import messages as msg
from understory.testing import rule


class Simulation:
    """So many workers, and what waits for them; whoever was served waits again at once."""

    def __init__(self, workers: int, seconds: dict[Share, float]) -> None:
        self.queue: FairQueue[float] = FairQueue()
        self.seconds = seconds
        self.workers = workers
        self.now = 0.0
        self.waits: dict[Share, list[float]] = {share: [] for share in seconds}
        self.order: list[Share] = []
        self._ends: list[tuple[float, int, Share]] = []
        self._number = count()

    def ask(self, share: Share) -> None:
        self.queue.push(share, self.now)

    def run(self, until: float) -> None:
        while self.now < until:
            while len(self._ends) < self.workers and self.queue:
                share, asked = self.queue.pop()
                self.order.append(share)
                self.waits[share].append(self.now - asked)
                heappush(self._ends, (self.now + self.seconds[share], next(self._number), share))
            if not self._ends:
                return
            self.now, _, share = heappop(self._ends)
            self.queue.done(share, self.seconds[share])
            self.ask(share)

    def served(self, person: str) -> float:
        return sum(self.seconds[share] for share in self.order if share.person == person)


GREEDY_HOST = {Share("mallory", f"match {n}"): 3.0 for n in range(20)}


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_twenty_matches_of_one_person_get_no_more_than_one_of_another(workers: int) -> None:
    honest = Share("ada", "hers")
    table = Simulation(workers, GREEDY_HOST | {honest: 3.0})
    for share in GREEDY_HOST:
        for _ in range(4):
            table.ask(share)
    table.ask(honest)
    table.run(600.0)
    assert max(table.waits[honest]) <= 3.0, "never longer than what is being done already takes"
    assert table.served("ada") >= min(workers, 1) * 600 / max(2, workers) - 6


def test_the_time_that_was_taken_counts_not_the_number_of_turns() -> None:
    slow, quick = Share("mallory", "a"), Share("ada", "b")
    table = Simulation(1, {slow: 3.0, quick: 0.5})
    table.ask(slow)
    table.ask(quick)
    table.run(300.0)
    assert abs(table.served("mallory") - table.served("ada")) <= 3.5


def test_one_persons_matches_take_turns() -> None:
    table = Simulation(1, GREEDY_HOST)
    for share in GREEDY_HOST:
        for _ in range(4):
            table.ask(share)
    table.run(3.0 * 60)
    assert table.order[:20] == list(GREEDY_HOST)
    assert all(table.order.count(share) == 3 for share in GREEDY_HOST)


def test_nobody_saves_up_turns_by_staying_away() -> None:
    ada, ben = Share("ada", "a"), Share("ben", "b")
    table = Simulation(1, {ada: 1.0, ben: 1.0})
    table.ask(ada)
    table.run(100.0)
    table.ask(ben)
    before = len(table.order)
    table.run(120.0)
    assert abs(table.order[before:].count(ben) - table.order[before:].count(ada)) <= 2


def test_those_who_wait_for_nothing_are_forgotten() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(5000):
        queue.push(Share(f"p{number}", "m"), number)
        share, item = queue.pop()
        assert (share.person, item) == (f"p{number}", number)
        queue.done(share, 0.0)
    assert len(queue._all.children) <= 1001


def test_whoever_plays_a_quick_bot_waits_for_no_search(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        async with here.room.tables.thinkers._searchers.worker(Share("mallory", "x")):
            actor = await here.match("me", "greedy")
            stream = here.listen(actor, "Ada")
            await until(stream, lambda told: isinstance(told, msg.Situation) and 1 not in told.waiting)
            actor.leave(stream)

    evening(sqlite_store, play, workers=1)


def test_whoever_gives_up_waiting_takes_no_worker_with_them(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        pool = here.room.tables.thinkers._searchers
        entered: list[str] = []

        async def work(person: str) -> None:
            async with pool.worker(Share(person, "m")):
                entered.append(person)

        async with pool.worker(Share("ada", "m")):
            waiting = [asyncio.create_task(work(name)) for name in ("ben", "cleo", "dan")]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await work("eva")
        assert entered == ["dan", "eva"]

    evening(sqlite_store, play, workers=1)


def test_bots_among_themselves_wait_until_somebody_watches(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("greedy", "random")
        assert actor.idle
        seq = actor.match.seq
        stream = actor.listen(None, None, None)
        await until(stream, over)
        assert actor.match.seq > seq
        actor.leave(stream)

    evening(sqlite_store, play)


def test_bots_among_themselves_play_on_for_a_while_after_a_glance(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("greedy", "random")
        actor.look()
        while not actor.match.over:
            await asyncio.sleep(0)
        again = await here.match("random", "random")
        again.look()
        assert again.watched
        here.clock.time += LOOKED_AT
        assert not again.watched

    evening(sqlite_store, play)


@rule("table.option")
@pytest.mark.parametrize(
    "spec", ["ismcts:sims=1000000:seconds=3600", "ismcts:seconds=3600", "ismcts:sims=10001", "level:5"]
)
def test_a_bot_that_would_think_for_ever_gets_no_seat(server: Server, ada: Guest, spec: str) -> None:
    body = {"client": "x", "game": "lanterns", "seats": [{"who": "me"}, {"who": spec}]}
    answers: list[httpx.Response] = [
        ada.call("POST", "/api/matches", body),
        ada.call("POST", "/api/matches", body | {"seats": [{"who": "me"}] * 2, "caretaker": spec}),
    ]
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(422, "table.option")] * 2
    assert ada.make("me", "ismcts:sims=10000", "level:4", caretaker="ismcts")["match"]
