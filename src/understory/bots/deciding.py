"""The one way to ask a bot: from a view alone. What a bot is handed is made of the view, so it cannot hold a secret."""

from random import Random
from typing import TypeVar

from understory.bots.bot import Bot, BotAnswer, Clock
from understory.core import Game, LegalMoves, Seat

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


def seat_of(view: object) -> Seat:
    """The seat whose view it is, as every view says; a spectator has nothing to decide."""
    viewer: Seat | None = getattr(view, "viewer", None)
    if viewer is None:
        raise ValueError("a decision is made from a seat's own view")
    return viewer


def legal_from(game: Game[S, M, V], view: V, rng: Random) -> LegalMoves[M]:
    """What the view's owner may do, from the view alone: as in any world it could be in (the conformance kit's law)."""
    return game.legal(game.world(view, rng), seat_of(view))


def decided(game: Game[S, M, V], bot: Bot[V, M], view: V, clock: Clock, rng: Random) -> BotAnswer[M]:
    """What the bot does where the view's owner has to decide. Everybody who asks a bot asks here."""
    return bot.decide(view, legal_from(game, view, rng), clock, rng)
