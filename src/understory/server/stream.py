"""A viewer who listens to a match: told from the match itself when there is something new, as fast as they can take
it. Nothing is kept for a slow one.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Protocol

from understory.core import Viewer
from understory.table import messages as msg
from understory.table.listening import Listener
from understory.table.match import Match
from understory.table.vocabulary import Code, GoodbyeReason, Person


class Source(Protocol):
    """What a stream tells of."""

    code: Code
    match: Match[Any, Any, Any]

    def situation(self, viewer: Viewer) -> msg.Situation:
        """How the match stands for a viewer."""
        ...


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

    def wake(self) -> None:
        """Let the viewer be told what is new."""
        self._news.set()

    def look(self, viewer: Viewer) -> None:
        """Go on as another viewer."""
        super().look(viewer)
        self.wake()

    def close(self, why: GoodbyeReason) -> None:
        """Say goodbye as soon as the viewer listens."""
        self.closing = why
        self.wake()

    async def batches(self) -> AsyncIterator[list[msg.FromTable]]:
        """What the viewer is told, as it comes: what happened since they last heard, then how things stand."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self.closing is not None:
                yield [msg.Goodbye(self.closing)]
                return
            batch = self._batch()
            if batch:
                yield batch

    def _batch(self) -> list[msg.FromTable]:
        return self.told(self.source.match, self.source.situation)
