"""A viewer who listens to a match: told from the match itself when there is something new, as fast as they can take
it. Nothing is kept for a slow one.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Protocol, TypeAlias

from understory.core import Viewer
from understory.table import messages as msg
from understory.table.listening import Listener
from understory.table.match import Match
from understory.table.teller import Teller
from understory.table.vocabulary import Code, GoodbyeReason, Person

_UNSENT: Final = 8
"""Answers that wait to be sent before nothing more is heard from whoever asked."""

Batch: TypeAlias = list[msg.FromTable]
Pushes: TypeAlias = Callable[[Callable[[], Batch]], bool]
"""Sends what a call gives and says `True`, or does not call it and says `False`: not now."""


class Source(Protocol):
    """What a stream tells of."""

    code: Code
    match: Match[Any, Any, Any]
    teller: Teller


class Stream(Listener):
    """A viewer listening to a match from an entry on. `unseated` says that they may look without a seat."""

    def __init__(
        self, source: Source, viewer: Viewer, person: Person | None, after: int | None, *, unseated: bool = True
    ) -> None:
        seq = source.match.seq if after is None else min(after, source.match.seq)
        super().__init__(source.code, viewer, person, seq)
        self.source = source
        self.unseated = unseated
        self.closing: GoodbyeReason | None = None
        self.left = asyncio.Event()
        self._news = asyncio.Event()
        self._news.set()
        self._answers: Batch = []
        self._sent = asyncio.Event()
        self._push: Pushes | None = None
        self._waiting = False
        self._pushing = False
        self._failure: Exception | None = None

    def wake(self) -> None:
        """Let the viewer be told what is new."""
        if self._push is None:
            self._news.set()
        elif not self._pushing:
            self._pushing = True
            # Whoever asked for what is new is answered in this moment: the answer belongs to the same batch.
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._push_batch, self._push)

    def push_by(self, push: Pushes) -> None:
        """Hand batches to `push` as long as it takes them: no task has to be woken for each. What it does not take
        comes from `batches`, for which somebody has to wait all the while."""
        self._push = push

    def _push_batch(self, push: Pushes) -> None:
        self._pushing = False
        try:
            if not self._waiting or self.closing is not None or not push(self._batch):
                self._news.set()
        except Exception as error:  # raised again for whoever waits for batches
            self._failure = error
            self._news.set()

    def look(self, viewer: Viewer) -> None:
        """Go on as another viewer."""
        super().look(viewer)
        self.wake()

    async def answer(self, message: msg.FromTable) -> None:
        """Answer the viewer, in one batch with what is new: each that is sent costs as much as making it. Whoever asks
        faster than they listen has to wait."""
        self._answers.append(message)
        self.wake()
        while len(self._answers) >= _UNSENT:
            self._sent.clear()
            await self._sent.wait()

    def close(self, why: GoodbyeReason) -> None:
        """Say goodbye as soon as the viewer listens."""
        self.closing = why
        self.wake()

    async def batches(self) -> AsyncIterator[Batch]:
        """What the viewer is told, as it comes: what happened since they last heard, how things stand, and what they
        asked."""
        while True:
            self._waiting = True
            await self._news.wait()
            await asyncio.sleep(0)  # whoever asked for what is new is answered in this moment
            self._waiting = False
            self._news.clear()
            if self._failure is not None:
                raise self._failure
            if self.closing is not None:
                yield [*self._answered(), msg.Goodbye(self.closing)]
                return
            batch = self._batch()
            if batch:
                yield batch

    def _batch(self) -> Batch:
        return self.told(self.source.match, self.source.teller) + self._answered()

    def _answered(self) -> Batch:
        answers, self._answers = self._answers, []
        self._sent.set()
        return answers
