"""Bots in worker processes, so that none of them ever holds up the event loop. A worker gets a view, never a
state; its generator comes from the match and the position, so that a restarted table decides the same.

A bot that raises, thinks too long, plays nonsense or takes its process down is stood in for: the match goes on.
"""

import asyncio
import hmac
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from understory.core import LegalMoves, NotationError, Seat
from understory.server.deciding import Choice
from understory.server.match import Match
from understory.server.pool import Pool
from understory.server.words import Shelf, TableError
from understory.server.worker import BotFailed, Scored, chosen, listed, scored, warm

STAND_INS: Final = ("greedy", "random")
"""Who decides where a bot cannot, the first that can."""
PATIENCE: Final = 5.0
"""Seconds that a bot may be late before its process is ended."""
LISTING: Final = 60.0
"""Seconds that listing moves may take."""

logger: Final = structlog.get_logger("understory.bots")


class Thinkers:
    """The worker processes. They start when first needed. Listing moves has one of its own: whoever looks for a move
    waits for no bot."""

    def __init__(self, shelf: Shelf, workers: int, seconds: float) -> None:
        self.shelf = shelf
        self.seconds = seconds
        self._bots = Pool(workers)
        self._lister = Pool(1)

    async def choice(self, match: Match[Any, Any, Any], seat: Seat) -> Choice:
        """What the bot, or the caretaker, of this seat does."""
        own, caretaker = match.bot_of(seat), match.created.caretaker
        for spec in dict.fromkeys((own, caretaker or own, *STAND_INS)):
            move = await self._tried(match, seat, spec)
            if move is not None:
                return Choice(move, stood_in=spec != own)
        raise RuntimeError("nobody could decide")

    async def _tried(self, match: Match[Any, Any, Any], seat: Seat, spec: str) -> str | None:
        """What a bot of this spec does; `None` where it does nothing that counts. One whose process died under it, for
        whatever reason, is asked once more."""
        for _ in range(2):
            try:
                return await self._decided(match, seat, spec)
            except BrokenProcessPool:
                logger.error("a worker died", game=match.created.game, bot=spec)
            except TimeoutError:
                logger.error("a bot thought too long", game=match.created.game, bot=spec)
                return None
            except BotFailed as failure:
                logger.error("a bot failed", game=match.created.game, bot=spec, error=str(failure))
                return None
        return None

    async def _decided(self, match: Match[Any, Any, Any], seat: Seat, spec: str) -> str:
        state, game = match.line.state, match.created.game
        place = f"{match.line.takebacks}/{len(match.line.steps)}/{seat}".encode()
        seed = hmac.digest(match.dealer.seed, b"bot/" + place, "sha256").hex()
        view, legal = match.game.view(state, seat), match.game.legal(state, seat)
        async with self._bots.worker() as worker:
            await worker.once(warm, self.shelf, game)
            thinking = worker.run(chosen, self.shelf, game, spec, view, self.seconds, seed)
            move = await asyncio.wait_for(thinking, self.seconds + PATIENCE)
        if not _is_legal(match, legal, move):
            raise BotFailed("it broke the rules")
        return move

    async def listed(self, match: Match[Any, Any, Any], seat: Seat, limit: int) -> tuple[tuple[str, ...], bool]:
        """Some of the moves that the seat may make, and whether these are all."""
        listing: tuple[tuple[str, ...], bool] = await self._listed(
            match, listed, match.game.legal(match.line.state, seat), limit
        )
        return listing

    async def scored(self, match: Match[Any, Any, Any], seat: Seat, limit: int) -> Scored:
        """The same, those first that score most, with what they score and what the quick player would do."""
        state, game = match.line.state, match.created.game
        view, legal = match.game.view(state, seat), match.game.legal(state, seat)
        scores: Scored = await self._listed(match, scored, self.shelf, game, view, legal, limit, seat)
        return scores

    async def _listed(self, match: Match[Any, Any, Any], *work: Any) -> Any:
        try:
            async with self._lister.worker() as worker:
                await worker.once(warm, self.shelf, match.created.game)
                return await asyncio.wait_for(worker.run(*work), LISTING)
        except (BrokenProcessPool, TimeoutError):
            logger.error("listing moves failed", game=match.created.game)
            raise TableError(503, "table.try-again") from None

    def close(self) -> None:
        """Let the workers go; what they were thinking about is thought about again after a restart."""
        self._bots.close()
        self._lister.close()


def _is_legal(match: Match[Any, Any, Any], legal: LegalMoves[Any], notation: str) -> bool:
    try:
        return match.game.parse(notation) in legal
    except NotationError:
        return False
