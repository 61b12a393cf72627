"""Bots by their specs, one string each: a name, and settings after colons: `greedy`, `ismcts:sims=400`, `level:3`."""

from collections.abc import Callable
from math import inf, isfinite
from typing import Any, Final, TypeAlias, TypeVar

from understory.bots.bot import Bot
from understory.bots.ismcts import Effort, IsmctsBot
from understory.bots.levels import LEVELS, Beginner, effort
from understory.bots.simple import GreedyBot, RandomBot
from understory.core import Box, OptionError

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Settings: TypeAlias = dict[str, str]
"""By name; what stands without a name is named ''."""

_MOST_SIMS: Final = 1_000_000


def _random(box: Box[Any, Any, Any], given: "_Given") -> Bot[Any, Any]:  # noqa: ARG001  (as all makers)
    given.done()
    return RandomBot()


def _greedy(box: Box[Any, Any, Any], given: "_Given") -> Bot[Any, Any]:
    given.done()
    return GreedyBot(box.greedy)


def _ismcts(box: Box[Any, Any, Any], given: "_Given") -> Bot[Any, Any]:
    sims = int(given.number("sims", 400, 1, _MOST_SIMS, whole=True))
    seconds = given.number("seconds", inf, 0.001, 3600)
    ahead = int(given.number("ahead", 0, 1, 1000, whole=True)) or None
    given.done()
    return IsmctsBot(box, Effort(sims, seconds, ahead))


def _level(box: Box[Any, Any, Any], given: "_Given") -> Bot[Any, Any]:
    level = int(given.number("", 0, LEVELS[0], LEVELS[-1], whole=True))
    pace = given.number("pace", 1.0, 0.001, 1.0)
    given.done()
    match level:
        case 0:
            raise given.refused(f"write a level from {LEVELS[0]} to {LEVELS[-1]}, such as level:3")
        case 1:
            return Beginner(box)
        case 2:
            return GreedyBot(box.greedy)
        case _:
            return IsmctsBot(box, effort(level, box).paced(pace))


_BOTS: Final[dict[str, Callable[[Box[Any, Any, Any], "_Given"], Bot[Any, Any]]]] = {
    "random": _random,
    "greedy": _greedy,
    "level": _level,
    "ismcts": _ismcts,
}


def bot_names() -> tuple[str, ...]:
    """Every bot there is, as a spec that can be used as it stands."""
    levels = [f"level:{level}" for level in LEVELS]
    return tuple(spec for name in _BOTS for spec in (levels if name == "level" else [name]))


def is_bot(spec: str) -> bool:
    """Whether the spec names a bot."""
    return spec.partition(":")[0] in _BOTS


def bot(spec: str, box: Box[S, M, V]) -> Bot[V, M]:
    """The bot that the spec describes, for this game; `OptionError` says what is wrong with it."""
    name, *settings = spec.split(":")
    if name not in _BOTS:
        raise OptionError("bot", spec, f"choose one of {', '.join(bot_names())}")
    made: Bot[V, M] = _BOTS[name](box, _Given(spec, name, settings))
    return made


class _Given:
    """The settings of one spec, taken one by one; what is left in the end is refused."""

    def __init__(self, spec: str, name: str, settings: list[str]) -> None:
        self.spec = spec
        self.name = name
        self.left: Settings = {}
        self.known: list[str] = []
        for setting in settings:
            key, equals, value = setting.partition("=")
            key, value = (key, value) if equals else ("", key)
            if key in self.left or not value:
                raise self.refused(f"{setting or 'an empty setting'} does not belong there")
            self.left[key] = value

    def refused(self, why: str) -> OptionError:
        """The error that says so."""
        return OptionError("bot", self.spec, why)

    def number(self, key: str, default: float, least: float, most: float, *, whole: bool = False) -> float:
        """A setting that is a number between two others."""
        if key:
            self.known.append(key)
        text = self.left.pop(key, None)
        if text is None:
            return default
        try:
            value = float(text)
        except ValueError:
            value = inf
        if not isfinite(value) or not least <= value <= most or (whole and value != int(value)):
            setting = key or self.name
            if whole:
                raise self.refused(f"{setting} is a whole number from {least} to {most}")
            raise self.refused(f"{setting} is a number from {least} to {most}")
        return value

    def done(self) -> None:
        """Refuse what no setting has taken."""
        if not self.left:
            return
        if not self.known:
            raise self.refused(f"{self.name} has no settings")
        raise self.refused(f"{self.name} has no {', '.join(self.left) or 'such setting'}, but {', '.join(self.known)}")
