"""A viewer who listens to a match: told from the match itself when there is something new, as fast as they can take
it. Nothing is kept for a slow one.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

from understory.core import Viewer
from understory.table import messages as msg
from understory.table.listening import Listener
from understory.table.match import Match
from understory.table.teller import Teller
from understory.table.vocabulary import Code, GoodbyeReason, Person

_UNSENT: Final = 8
"""Answers that wait to be sent before nothing more is heard from whoever asked."""


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
        self._answers: list[msg.FromTable] = []
        self._sent = asyncio.Event()

    def wake(self) -> None:
        """Let the viewer be told what is new."""
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

    async def batches(self) -> AsyncIterator[list[msg.FromTable]]:
        """What the viewer is told, as it comes: what happened since they last heard, how things stand, and what they
        asked."""
        while True:
            await self._news.wait()
            await asyncio.sleep(0)  # whoever asked for what is new is answered in this moment
            self._news.clear()
            if self.closing is not None:
                yield [*self._answered(), msg.Goodbye(self.closing)]
                return
            batch = self._batch()
            if batch:
                yield batch

    def _batch(self) -> list[msg.FromTable]:
        return self.told(self.source.match, self.source.teller) + self._answered()

    def _answered(self) -> list[msg.FromTable]:
        answers, self._answers = self._answers, []
        self._sent.set()
        return answers
