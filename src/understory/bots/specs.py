"""Bots by their specs, one string each: a name, and settings after colons where a bot has any."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from understory.bots.bot import Bot
from understory.bots.simple import GreedyBot, RandomBot
from understory.core import Box, OptionError

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_BOTS: Final[dict[str, Callable[[Box[Any, Any, Any]], Bot[Any, Any]]]] = {
    "random": lambda _box: RandomBot(),
    "greedy": lambda box: GreedyBot(box.greedy),
}


def bot_names() -> tuple[str, ...]:
    """Every bot there is."""
    return tuple(_BOTS)


def is_bot(spec: str) -> bool:
    """Whether the spec names a bot."""
    return spec.partition(":")[0] in _BOTS


def bot(spec: str, box: Box[S, M, V]) -> Bot[V, M]:
    """The bot that the spec describes, for this game; `OptionError` names those there are."""
    name, _, settings = spec.partition(":")
    if name not in _BOTS:
        raise OptionError("bot", spec, f"choose one of {', '.join(_BOTS)}")
    if settings:
        raise OptionError("bot", spec, f"{name} has no settings")
    made: Bot[V, M] = _BOTS[name](box)
    return made
