"""Bots in worker processes, so that none of them ever holds up the event loop. A worker gets a view and legal moves,
never a state; its generator comes from the match and the position, so that a restarted table decides the same.
"""

import asyncio
import hmac
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, TypeVar

import structlog

from understory.core import Seat
from understory.server.match import Match
from understory.server.words import Shelf
from understory.server.worker import Scored, begin, chosen, listed, scored

T = TypeVar("T")

logger: Final = structlog.get_logger("understory.bots")


class Thinkers:
    """The worker processes. They start when first needed. Listing moves has one of its own: whoever looks for a move
    waits for no bot."""

    def __init__(self, shelf: Shelf, workers: int, seconds: float) -> None:
        self.shelf = shelf
        self.seconds = seconds
        self._bots = Pool(workers)
        self._lister = Pool(1)

    async def choice(self, match: Match[Any, Any, Any], seat: Seat) -> str:
        """What the bot, or the caretaker, of this seat does."""
        sitting = match.seats[seat]
        spec = match.created.caretaker if sitting.caring else sitting.chair.bot
        state = match.line.state
        place = f"{match.line.takebacks}/{len(match.line.steps)}/{seat}".encode()
        seed = hmac.digest(match.dealer.seed, b"bot/" + place, "sha256").hex()
        view, legal = match.game.view(state, seat), match.game.legal(state, seat)
        return await self._bots.run(chosen, self.shelf, match.created.game, spec, view, legal, self.seconds, seed)

    async def listed(self, match: Match[Any, Any, Any], seat: Seat, limit: int) -> tuple[tuple[str, ...], bool]:
        """Some of the moves that the seat may make, and whether these are all."""
        return await self._lister.run(listed, match.game.legal(match.line.state, seat), limit)

    async def scored(self, match: Match[Any, Any, Any], seat: Seat, limit: int) -> Scored:
        """The same, those first that score most, with what they score and what the quick player would do."""
        state = match.line.state
        view, legal = match.game.view(state, seat), match.game.legal(state, seat)
        return await self._lister.run(scored, self.shelf, match.created.game, view, legal, limit, seat)

    def close(self) -> None:
        """Let the workers go; what they were thinking about is thought about again after a restart."""
        self._bots.close()
        self._lister.close()


class Pool:
    """Some worker processes, replaced where one died."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Run in a worker; where one died, the pool is made anew and the work done again, once."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._workers(), partial(work, *arguments))
        except BrokenProcessPool:
            logger.error("a worker died")
            self.close()
            return await asyncio.get_running_loop().run_in_executor(self._workers(), partial(work, *arguments))

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=begin)
        return self._pool

    def close(self) -> None:
        """End the workers, whatever they are doing."""
        if self._pool is not None:
            # The pool has no way of its own to end a worker that is still thinking.
            workers = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            self._pool = None
