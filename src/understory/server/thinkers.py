"""Bots in worker processes, so that none of them ever holds up the event loop. A worker gets a view, never a
state; its generator comes from the match and the position, so that a restarted table decides the same.

Bots that search and bots that do not have workers apart: nobody waits for a search who plays against a quick one.
Workers are shared fairly between people, then between their matches.

A bot that raises, thinks too long, plays nonsense or takes its process down is replaced by a fallback: the match goes
on.
"""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from understory.bots.analysing import Analysed
from understory.core import Box, Listed, Seat
from understory.hosting.thinking import (
    PATIENCE,
    BotFailed,
    Scored,
    Search,
    check,
    chosen,
    is_legal,
    judged_in,
    listed,
    looked_into,
    question,
    scored,
    searches,
    specs_for,
    thoughts_in,
)
from understory.server.errors import TableError
from understory.server.fair import Share
from understory.server.pool import Pool
from understory.server.worker import warm
from understory.table import forms
from understory.table.deciding import BotMove
from understory.table.match import Match
from understory.table.vocabulary import Shelf

SEARCHING: Final = 5
"""How much more willingly a worker that searches leaves the processor to others than one that does not (`nice`)."""
LISTING: Final = 60.0
"""Seconds that listing moves may take."""

logger: Final = structlog.get_logger("understory.bots")


ANALYSING: Final = 60.0
"""Seconds after which a decision that is looked into is given up."""


class Thinkers:
    """The worker processes. They start when first needed. Listing moves has one of its own: whoever looks for a move
    waits for no bot."""

    def __init__(self, shelf: Shelf, workers: int, seconds: float) -> None:
        self.shelf = shelf
        self.seconds = seconds
        self._searchers = Pool(workers, SEARCHING)
        self._quick = Pool(1)
        self._lister = Pool(1)

    def check(self, spec: str, box: Box[Any, Any, Any]) -> None:
        """Refuse a bot that there is not, or that would think more than a table has time for, with `OptionError`."""
        check(spec, box, self.seconds)

    async def choice(self, match: Match[Any, Any, Any], seat: Seat, share: Share) -> BotMove:
        """What the bot, or the caretaker, of this seat does; the time it takes is counted for `share`."""
        for spec in specs_for(match, seat):
            move = await self._tried(match, seat, spec, share)
            if move is not None:
                return BotMove(move, fallback=spec != match.bot_of(seat))
        raise RuntimeError("nobody could decide")

    async def _tried(self, match: Match[Any, Any, Any], seat: Seat, spec: str, share: Share) -> str | None:
        """What a bot of this spec does; `None` where it does nothing that counts. One whose process died under it, for
        whatever reason, is asked once more."""
        for _ in range(2):
            try:
                return await self._decided(match, seat, spec, share)
            except BrokenProcessPool:
                logger.error("a worker died", game=match.created.game, bot=spec)
            except TimeoutError:
                logger.error("a bot thought too long", game=match.created.game, bot=spec)
                return None
            except BotFailed as failure:
                logger.error("a bot failed", game=match.created.game, bot=spec, error=str(failure))
                return None
        return None

    async def _decided(self, match: Match[Any, Any, Any], seat: Seat, spec: str, share: Share) -> str:
        asked, legal = question(match, seat, spec, self.seconds), match.game.legal(match.line.state, seat)
        pool = self._searchers if searches(spec, match.box) else self._quick
        async with pool.worker(share) as worker:
            await worker.once(warm, self.shelf, asked.game)
            thinking = worker.run(chosen, self.shelf, asked)
            move = await asyncio.wait_for(thinking, self.seconds + PATIENCE)
        if not is_legal(match, legal, move):
            raise BotFailed("it broke the rules")
        return move

    async def listed(
        self, match: Match[Any, Any, Any], seat: Seat, limit: int, share: Share
    ) -> tuple[tuple[str, ...], bool]:
        """Some of the moves that the seat may make, and whether these are all."""
        legal = match.game.legal(match.line.state, seat)
        if isinstance(legal, Listed):  # the list is made: a worker would have it sent there and back
            return listed(legal, limit)
        listing: tuple[tuple[str, ...], bool] = await self._listed(match, share, listed, legal, limit)
        return listing

    async def scored(self, match: Match[Any, Any, Any], seat: Seat, limit: int, share: Share) -> Scored:
        """The same, those first that score most, with what they score and what the quick player would do."""
        game = match.created.game
        view, legal = match.view(seat), match.game.legal(match.line.state, seat)
        scores: Scored = await self._listed(match, share, scored, self.shelf, game, view, legal, limit, seat)
        return scores

    async def _listed(self, match: Match[Any, Any, Any], share: Share, *work: Any) -> Any:
        try:
            async with self._lister.worker(share) as worker:
                await worker.once(warm, self.shelf, match.created.game)
                return await asyncio.wait_for(worker.run(*work), LISTING)
        except (BrokenProcessPool, TimeoutError):
            logger.error("listing moves failed", game=match.created.game)
            raise TableError(503, "table.try-again") from None

    async def thoughts(self, match: Match[Any, Any, Any], seat: Seat, share: Share) -> tuple[forms.Thought, ...]:
        """What a search makes of the seat's decision, from its own view; nothing where it takes too long."""
        game, view = match.created.game, match.view(seat)
        try:
            async with self._searchers.worker(share) as worker:
                await worker.once(warm, self.shelf, game)
                asked = Search(game, view, None, f"coach {match.seq}")
                work = worker.run(looked_into, self.shelf, asked)
                return thoughts_in(await asyncio.wait_for(work, self.seconds + PATIENCE))
        except (BrokenProcessPool, TimeoutError):
            logger.error("a coach's search failed", game=game)
            return ()

    async def judged(self, asked: Search, share: Share) -> Analysed:
        """A decision of a finished game, looked into by a worker that searches."""
        try:
            async with self._searchers.worker(share) as worker:
                await worker.once(warm, self.shelf, asked.game)
                found = await asyncio.wait_for(worker.run(looked_into, self.shelf, asked), ANALYSING)
                return judged_in(found)
        except (BrokenProcessPool, TimeoutError):
            logger.error("an analysis failed", game=asked.game)
            raise TableError(503, "table.try-again") from None

    def close(self) -> None:
        """Let the workers go; what they were thinking about is thought about again after a restart."""
        for pool in (self._searchers, self._quick, self._lister):
            pool.close()
