"""One actor a live match: everything that changes the match goes through its inbox, one thing at a time, no locks.

What it does is stored before anybody is told of it. Where another process was faster, it reads what that one wrote
and decides again. Viewers are told from the match itself, each as fast as they can listen.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

import structlog

from understory.core import Seat, Viewer
from understory.server import deciding
from understory.server import messages as msg
from understory.server.clock import Alarm, Clock
from understory.server.deciding import Asker, Draft
from understory.server.match import Match
from understory.server.messages import Accepted, Answer, Hello
from understory.server.metrics import Metrics
from understory.server.presence import Presence
from understory.server.store import Conflict, Store, Summary
from understory.server.telling import missed, situation
from understory.server.thinkers import Thinkers
from understory.server.words import PROTOCOL, Code, Person, Unavailable

AnyMatch: TypeAlias = Match[Any, Any, Any]
Make: TypeAlias = Callable[[AnyMatch, float], Any]
"""From the match as it stands and the time: a `Draft` to be stored, or anything else, which is the answer."""

_TRIES: Final = 20
"""How often another process may be faster before a request is given up."""

_AGAIN: Final = 5.0
"""Seconds after which a bot decides again where what it had decided could not be stored."""

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


class Stream:
    """A viewer listening to a match from an entry on."""

    def __init__(self, actor: "Actor", viewer: Viewer, person: Person | None, after: int | None) -> None:
        self.actor = actor
        self.viewer = viewer
        self.person = person
        self.seq = actor.match.seq if after is None else min(after, actor.match.seq)
        self.closing = ""
        self.left = asyncio.Event()
        self._news = asyncio.Event()
        self._news.set()
        self._greeted = False

    def wake(self) -> None:
        """There is news."""
        self._news.set()

    def look(self, viewer: Viewer) -> None:
        """Go on as another viewer."""
        self.viewer = viewer
        self._greeted = False
        self.wake()

    def close(self, why: str) -> None:
        """Say goodbye as soon as the viewer listens."""
        self.closing = why
        self.wake()

    async def batches(self) -> AsyncIterator[list[msg.FromTable]]:
        """What the viewer is told, as it comes: what happened since they last heard, then how things stand."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self.closing:
                yield [msg.Goodbye(self.closing)]
                return
            batch = self._batch()
            if batch:
                yield batch

    def _batch(self) -> list[msg.FromTable]:
        match = self.actor.match
        batch: list[msg.FromTable] = []
        if not self._greeted:
            batch.append(Hello(PROTOCOL, self.actor.code, self.viewer, match.seq))
        if match.seq > self.seq or not self._greeted:
            batch += [*missed(match, self.viewer, self.person, self.seq), self.actor.situation(self.viewer)]
        self.seq, self._greeted = match.seq, True
        return batch


class Actor:
    """A live match."""

    def __init__(self, code: Code, match: AnyMatch, tools: Tools) -> None:
        self.code = code
        self.match = match
        self.tools = tools
        self.streams: set[Stream] = set()
        self.used = tools.clock.now()
        self._situations: dict[Viewer, msg.Situation] = {}
        self._inbox: asyncio.Queue[tuple[Make, asyncio.Future[Any]]] = asyncio.Queue()
        self._doubtful = False
        self._hinted = match.seq
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._present: Counter[Person] = Counter()
        self._alarms: dict[Seat, Alarm] = {}
        self._retries: list[Alarm] = []
        self._errands: set[asyncio.Task[Any]] = set()
        self._task = asyncio.create_task(self._work(), name=f"match {code}")
        self._attend()

    # ------------------------------------------------------------ changing

    async def ask(self, request: msg.Request, asker: Asker) -> Answer:
        """Answer a person's request, once it is stored where it changes anything."""
        answer: Answer = await self.change(lambda match, now: deciding.decided(match, request, asker, now))
        return answer

    async def change(self, make: Make) -> Any:
        """Change the match. The answer is what `make` gave, or `Accepted` where that was a draft."""
        self.used = self.tools.clock.now()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((make, done))
        return await done

    async def _work(self) -> None:
        while True:
            make, done = await self._inbox.get()
            try:
                answer = await self._changed(make)
            except Exception as error:  # whoever asked has to be answered, whatever it was
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(answer)
            finally:
                self._inbox.task_done()

    async def _changed(self, make: Make) -> Any:
        if self._doubtful or self._hinted > self.match.seq:
            await self.catch_up()
        for _ in range(_TRIES):
            draft = make(self.match, self.tools.clock.now())
            if not isinstance(draft, Draft):
                return draft
            try:
                await self._store(draft)
            except Conflict:
                await self.catch_up()
                continue
            self._became(draft.match)
            return Accepted(draft.asker.client, draft.rows[0].seq)
        raise Unavailable

    async def _store(self, draft: Draft) -> None:
        # Until the store has answered nobody can know what it holds: then the log is read again.
        self._doubtful = True
        await self.tools.store.append(self.code, draft.rows, self.tools.summary(self.code, draft.match))
        self._doubtful = False

    async def catch_up(self) -> None:
        """Read what the log holds beyond what is known here."""
        rows = await self.tools.store.rows(self.code, self.match.seq)
        self._doubtful = False
        if rows and rows[-1].seq > self.match.seq:
            match = self.match.fork()
            for row in rows:
                if row.seq > match.seq:
                    match.take(row)
            self._became(match)

    async def hint(self, seq: int) -> None:
        """Another process says that the log goes up to `seq`."""
        self._hinted = max(self._hinted, seq)
        if seq > self.match.seq:
            await self.change(lambda _match, _now: None)

    async def caught_up_to(self, seq: int) -> None:
        """Know at least what a client has seen, which it may have seen at another process."""
        if seq > self.match.seq:
            self._doubtful = True
            await self.change(lambda _match, _now: None)

    def _became(self, match: AnyMatch) -> None:
        self.match = match
        self._situations.clear()
        for stream in self.streams:
            if stream.viewer is not None and stream.viewer not in match.seats_of(stream.person):
                stream.close("moved")
            stream.wake()
        self._attend()

    # ------------------------------------------------------------ listening

    def situation(self, viewer: Viewer) -> msg.Situation:
        """How the match stands for a viewer; made once for all who look from there."""
        if viewer not in self._situations:
            self._situations[viewer] = situation(self.match, viewer)
        return self._situations[viewer]

    def listen(self, viewer: Viewer, person: Person | None, after: int | None) -> Stream:
        """A stream for a viewer; whoever listens is present."""
        stream = Stream(self, viewer, person, after)
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
            self._errand(self.tools.presence.note(self.code, person, here=here))

    def present(self, person: Person | None) -> bool:
        """Whether the person listens, to this process."""
        return person is not None and self._present[person] > 0

    def welcome(self, person: Person) -> None:
        """Whoever comes back gets the seat back at once."""
        if any(self.match.seats[seat].caring for seat in self.match.seats_of(person)):
            self._errand(self.change(lambda match, now: deciding.caretaker_sent_off(match, person, now)))

    # ------------------------------------------------------------ bots and absence

    def _attend(self) -> None:
        """See who has to be waited for, and who has to think."""
        for seat in self.match.deciders():
            if self.match.seats[seat].played_by_bot:
                self._think(seat)
        self._watch()

    def _think(self, seat: Seat) -> None:
        opened_at = self.match.opened_at[seat]
        running = self._thinking.get(seat)
        if running is None or running[0] != opened_at:
            self._thinking[seat] = (opened_at, self._errand(self._thought(seat, opened_at, self.match)))

    async def _thought(self, seat: Seat, opened_at: int, match: AnyMatch) -> None:
        try:
            with self.tools.metrics.thinking.time():
                choice = await self.tools.thinkers.choice(match, seat)
            await self.change(lambda now_match, now: deciding.bot_moved(now_match, seat, opened_at, choice, now))
        except Exception:
            self._thinking.pop(seat, None)
            self._retries.append(self.tools.clock.later(_AGAIN, self._attend))
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
        self._errand(self._rung(seat))

    async def _rung(self, seat: Seat) -> None:
        """The grace period is over, unless the person has been listening to another process meanwhile."""
        person = self.match.seats[seat].person
        last_here = await self.tools.presence.last_here(self.code, person) if person else 0.0
        still = self.match.created.grace - (self.tools.clock.now() - last_here)
        if still <= 0:
            await self.change(lambda match, now: self._called(match, seat, now))
        elif seat in self._missing() and seat not in self._alarms:
            self._set_alarm(seat, still)

    def _called(self, match: AnyMatch, seat: Seat, now: float) -> Draft | None:
        return None if self.present(match.seats[seat].person) else deciding.caretaker_called(match, seat, now)

    # ------------------------------------------------------------ ending

    def _errand(self, errand: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something the actor does of its own accord; what goes wrong with it is told in the log of the server."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._returned)
        return task

    def _returned(self, errand: asyncio.Task[Any]) -> None:
        self._errands.discard(errand)
        error = None if errand.cancelled() else errand.exception()
        if error is not None:  # nobody waits for it
            logger.error("an errand failed", match=self.code, error=type(error).__name__)

    @property
    def idle(self) -> bool:
        """Whether nobody listens and nothing is being done."""
        return not self.streams and not self._errands and self._inbox.empty()

    def close_streams(self, why: str) -> list[Stream]:
        """Say goodbye to all who listen; those streams."""
        for stream in self.streams:
            stream.close(why)
        return list(self.streams)

    async def close(self) -> None:
        """Answer what waits, then stop."""
        for alarm in (*self._alarms.values(), *self._retries):
            alarm.cancel()
        await self._inbox.join()
        tasks = (*self._errands, self._task)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
