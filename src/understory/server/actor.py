"""One actor a live match: everything that changes the match goes through its inbox, one thing at a time, no locks.

What it does is stored before anybody is told of it. Where another process was faster, it reads what that one wrote
and decides again. Viewers are told from the match itself, each as fast as they can listen.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

import structlog

from understory.core import Seat, Viewer
from understory.server.appending import Summary
from understory.server.clock import Alarm, Clock, Deadline
from understory.server.errors import TableError, Unavailable
from understory.server.fair import Share
from understory.server.metrics import Metrics
from understory.server.presence import Presence
from understory.server.push import Push
from understory.server.store import Store
from understory.server.stream import Stream
from understory.server.thinkers import Thinkers
from understory.server.writing import Conflict
from understory.table import deciding, seating
from understory.table import messages as msg
from understory.table.changing import Asker, Change
from understory.table.match import Match
from understory.table.messages import Accepted, Answer
from understory.table.pacing import first_until
from understory.table.replaying import continued
from understory.table.teller import Teller
from understory.table.vocabulary import Code, GoodbyeReason, NotNow, Person

AnyMatch: TypeAlias = Match[Any, Any, Any]
Make: TypeAlias = Callable[[AnyMatch, float], Any]
"""From the match as it stands and the time: a `Change` to be stored, or anything else, which is the answer."""

_TRIES: Final = 20
"""How often another process may be faster before a request is given up."""

RETRY: Final = 5.0
"""Seconds until what the actor does of its own accord, and could not do, is tried again."""

LOOKED_AT: Final = 60.0
"""Seconds for which a match counts as watched after somebody asked how it stands."""

logger: Final = structlog.get_logger("understory.match")


@dataclass(frozen=True, slots=True)
class Tools:
    """What every actor works with."""

    store: Store
    thinkers: Thinkers
    clock: Clock
    metrics: Metrics
    presence: Presence
    summary: Callable[[Code, AnyMatch], Summary]
    ended: Callable[[Code, AnyMatch], Coroutine[Any, Any, None]]
    """Is told of every match that is over, perhaps more than once."""
    push: Push


class Actor:
    """A live match. `retire` lets go of it: whoever asks for it next gets it from the store."""

    def __init__(self, code: Code, match: AnyMatch, tools: Tools, retire: Callable[[Code], None]) -> None:
        self.retire = retire
        self.code = code
        self.match = match
        self.tools = tools
        self.streams: set[Stream] = set()
        self.used = tools.clock.now()
        self._looked = -LOOKED_AT
        self.teller = Teller()
        self._inbox: asyncio.Queue[tuple[Make, asyncio.Future[Any]]] = asyncio.Queue()
        self._closed = False
        self._doubtful = False
        self._hinted = match.seq
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._present: Counter[Person] = Counter()
        self._alarms: dict[Seat, Alarm] = {}
        self._closing = Deadline(tools.clock, lambda: self._run(self.change(deciding.overdue)))
        self._pacing = Deadline(tools.clock, lambda: self._run(self.change(deciding.ran_out)))
        self._retries: dict[Callable[[], None], Alarm] = {}
        self._background: set[asyncio.Task[Any]] = set()
        self._end_told = False
        self._task = asyncio.create_task(self._work(), name=f"match {code}")
        self._attend()

    # ------------------------------------------------------------ changing

    async def ask(self, request: msg.Request, asker: Asker) -> Answer:
        """Answer a person's request, once it is stored where it changes anything."""
        answer: Answer = await self.change(lambda match, now: deciding.decided(match, request, asker, now))
        return answer

    async def change(self, make: Make) -> Any:
        """Change the match. The answer is what `make` gave, or `Accepted` where that was a change."""
        self._check_open()
        self.used = self.tools.clock.now()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((make, done))
        return await done

    def _check_open(self) -> None:
        """Whoever found the match just before it was let go has to find it again."""
        if self._closed:
            raise TableError(503, "table.try-again")

    async def _work(self) -> None:
        while True:
            make, done = await self._inbox.get()
            try:
                answer = await self._changed(make)
            except Exception as error:  # whoever asked has to be answered, whatever it was
                if not done.cancelled():
                    done.set_exception(TableError.of(error) if isinstance(error, NotNow) else error)
            else:
                if not done.cancelled():
                    done.set_result(answer)
            finally:
                self._inbox.task_done()

    async def _changed(self, make: Make) -> Any:
        if self._doubtful or self._hinted > self.match.seq:
            await self.catch_up()
        for _ in range(_TRIES):
            change = make(self.match, self.tools.clock.now())
            if not isinstance(change, Change):
                return change
            try:
                await self._store(change)
            except Conflict:
                await self.catch_up()
                continue
            before = self.match
            self._became(change.match)
            self._call(before)
            return Accepted(change.asker.client, change.seq)
        raise Unavailable

    def _call(self, before: AnyMatch) -> None:
        """Call those who are away and whose turn it is now. Told by the process that made it so, and by no other."""
        after = self.match
        if self.tools.push.keys is None or not after.started:
            return
        waited = {after.seats[seat].person for seat in after.waiting if not after.seats[seat].played_by_bot}
        known = {before.seats[seat].person for seat in before.waiting} if before.started else set()
        for person in waited - known:
            if person is not None and not self.present(person):
                self._run(self.tools.push.call(person, self.code, after.game.spec.title))

    async def _store(self, change: Change) -> None:
        # Until the store has answered nobody can know what it holds: then the log is read again.
        self._doubtful = True
        await self.tools.store.append(self.code, change.rows, self.tools.summary(self.code, change.match))
        self._doubtful = False

    async def catch_up(self) -> None:
        """Read what the log holds beyond what is known here. What cannot be played on is let go."""
        try:
            await self._catch_up()
        except NotNow:
            self.retire(self.code)
            raise

    async def _catch_up(self) -> None:
        rows = await self.tools.store.rows(self.code, self.match.seq)
        self._doubtful = False
        if rows and rows[-1].seq > self.match.seq:
            self._became(continued(self.match, rows))

    def hint(self, seq: int) -> None:
        """Another process says that the log goes up to `seq`: it is read soon, and again later where that fails."""
        self._hinted = max(self._hinted, seq)
        self._refresh()

    def _refresh(self) -> None:
        if self._hinted > self.match.seq:
            self._run(self._refreshed())

    async def _refreshed(self) -> None:
        try:
            await self.change(_nothing)
        except Unavailable:
            self._retry(self._refresh)
            raise

    async def caught_up_to(self, seq: int) -> None:
        """Know at least what a client has seen, which it may have seen at another process."""
        if seq > self.match.seq:
            self._doubtful = True
            await self.change(_nothing)

    def _became(self, match: AnyMatch) -> None:
        self.match = match
        self.teller.turn_page()
        for stream in self.streams:
            seats = match.seats_of(stream.person)
            if stream.viewer is not None and stream.viewer not in seats:
                stream.close(GoodbyeReason.MOVED)
            elif not stream.unseated and not seats:
                stream.close(GoodbyeReason.GONE)
            stream.wake()
        self._attend()

    def _tell_end(self) -> None:
        """Let the house know that the match is over; again later where that fails."""
        if self.match.over and not self._end_told:
            self._end_told = True
            self._run(self._told_end())

    async def _told_end(self) -> None:
        try:
            await self.tools.ended(self.code, self.match)
        except Unavailable:
            self._end_told = False
            self._retry(self._tell_end)
            raise

    # ------------------------------------------------------------ listening

    def situation(self, viewer: Viewer) -> msg.Situation:
        """How the match stands for a viewer; made once for all who look from there."""
        return self.teller.situation(self.match, viewer)

    def listen(self, viewer: Viewer, person: Person | None, after: int | None, *, unseated: bool = True) -> Stream:
        """A stream for a viewer; whoever listens is present."""
        self._check_open()
        stream = Stream(self, viewer, person, after, unseated=unseated)
        self.streams.add(stream)
        self.tools.metrics.streams.inc()
        if person is not None:
            self._present[person] += 1
            self._note(person, here=True)
            self.welcome(person)
        self._attend()
        return stream

    def leave(self, stream: Stream) -> None:
        """The viewer listens no more."""
        self.streams.discard(stream)
        stream.left.set()
        self.tools.metrics.streams.dec()
        self.used = self.tools.clock.now()
        if stream.person is not None:
            self._present[stream.person] -= 1
            self._note(stream.person, here=self.present(stream.person))
        self._attend()

    def _note(self, person: Person, *, here: bool) -> None:
        """Let other processes know, where it matters to them."""
        if self.match.created.caretaker and self.match.seats_of(person):
            self._run(self.tools.presence.note(self.code, person, here=here))

    def look(self) -> None:
        """Somebody looks at the match without listening to it."""
        self._looked = self.tools.clock.now()
        self._attend()

    @property
    def watched(self) -> bool:
        """Whether anybody listens, or has looked lately."""
        return bool(self.streams) or self.tools.clock.now() - self._looked < LOOKED_AT

    def present(self, person: Person | None) -> bool:
        """Whether the person listens, to this process."""
        return person is not None and self._present[person] > 0

    def welcome(self, person: Person) -> None:
        """Whoever comes back gets the seat back at once."""
        if any(self.match.seats[seat].caring for seat in self.match.seats_of(person)):
            self._run(self.change(lambda match, now: seating.caretaker_sent_off(match, person, now)))

    # ------------------------------------------------------------ bots and absence

    def _attend(self) -> None:
        """See who has to be waited for, and who has to think. Where nobody but bots plays, they wait for a viewer."""
        if self.watched or not all(sitting.played_by_bot for sitting in self.match.seats):
            for seat in self.match.deciders():
                if self.match.seats[seat].played_by_bot:
                    self._think(seat)
        self._watch()
        self._closing.set(self.match.due)
        # A match that is let go before somebody's time runs out is found late when it is opened next.
        self._pacing.set(first_until(self.match))
        self._tell_end()

    def _think(self, seat: Seat) -> None:
        opened_at = self.match.opened_at[seat]
        running = self._thinking.get(seat)
        if running is None or running[0] != opened_at:
            self._thinking[seat] = (opened_at, self._run(self._thought(seat, opened_at, self.match)))

    async def _thought(self, seat: Seat, opened_at: int, match: AnyMatch) -> None:
        try:
            with self.tools.metrics.thinking.time():
                choice = await self.tools.thinkers.choice(match, seat, Share(match.created.host, self.code))
            await self.change(lambda now_match, now: deciding.bot_moved(now_match, seat, opened_at, choice, now))
        except Exception:
            self._thinking.pop(seat, None)
            self._retry(self._attend)
            raise

    def _watch(self) -> None:
        """Set an alarm for each seat that is waited for in vain, by somebody who is here; call off the others."""
        needed = set(self._missing())
        for seat in [seat for seat in self._alarms if seat not in needed]:
            self._alarms.pop(seat).cancel()
        for seat in needed - set(self._alarms):
            self._set_alarm(seat, self.match.created.grace)

    def _set_alarm(self, seat: Seat, seconds: float) -> None:
        self._alarms[seat] = self.tools.clock.later(seconds, partial(self._ring, seat))

    def _missing(self) -> list[Seat]:
        match = self.match
        if not match.created.caretaker or not match.started:
            return []
        absent = [s for s in match.waiting if not (match.seats[s].played_by_bot or self.present(match.seats[s].person))]
        return absent if any(self.present(person) for person in match.people()) else []

    def _ring(self, seat: Seat) -> None:
        self._alarms.pop(seat, None)
        self._run(self._rung(seat))

    async def _rung(self, seat: Seat) -> None:
        """The grace period is over, unless the person has been listening to another process meanwhile."""
        person = self.match.seats[seat].person
        last_here = await self.tools.presence.last_here(self.code, person) if person else 0.0
        still = self.match.created.grace - (self.tools.clock.now() - last_here)
        if still <= 0:
            await self.change(lambda match, now: self._called(match, seat, now))
        elif seat in self._missing() and seat not in self._alarms:
            self._set_alarm(seat, still)

    def _called(self, match: AnyMatch, seat: Seat, now: float) -> Change | None:
        return None if self.present(match.seats[seat].person) else seating.caretaker_called(match, seat, now)

    # ------------------------------------------------------------ ending

    def _run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background; its failure is logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("a background task failed", game=self.match.created.game, error=type(error).__name__)

    def _retry(self, work: Callable[[], None]) -> None:
        """Do it again later, once however often it failed meanwhile."""
        if work not in self._retries:
            self._retries[work] = self.tools.clock.later(RETRY, partial(self._retried, work))

    def _retried(self, work: Callable[[], None]) -> None:
        del self._retries[work]
        work()

    @property
    def idle(self) -> bool:
        """Whether nobody listens and nothing is being done."""
        return not self.streams and not self._background and self._inbox.empty() and not self._closing.pending

    def close_streams(self, why: GoodbyeReason) -> list[Stream]:
        """Say goodbye to all who listen; those streams."""
        for stream in self.streams:
            stream.close(why)
        return list(self.streams)

    async def close(self) -> None:
        """Answer what waits, then stop."""
        self._closed = True
        for deadline in (self._closing, self._pacing):
            deadline.set(None)
        for alarm in (*self._alarms.values(), *self._retries.values()):
            alarm.cancel()
        await self._inbox.join()
        tasks = (*self._background, self._task)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


def _nothing(_match: AnyMatch, _now: float) -> None:
    """Change nothing: whoever asks for this wants the log to be read."""
