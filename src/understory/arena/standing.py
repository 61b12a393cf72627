"""What results come to: how bots fare against each other, with intervals, and what the seat alone makes of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from understory.arena.matches import Result
from understory.arena.ratings import Interval, duels, elo, wilson


@dataclass(frozen=True, slots=True)
class Duel:
    """How one bot fared against another: its share of the wins, shared wins in parts."""

    one: str
    other: str
    games: int
    share: Interval


@dataclass(frozen=True, slots=True)
class Control:
    """A bot against itself: how often the first seat won. Without an advantage it is one in so many players."""

    bot: str
    games: int
    first_seat: Interval
    fair: float


def pairs(results: Iterable[Result]) -> list[Duel]:
    """Every two bots that played each other, better one first."""
    played: dict[tuple[str, str], tuple[float, int]] = {}
    for result in results:
        names = sorted(set(result["bots"]))
        if len(names) == 2:
            points, games = played.get((names[0], names[1]), (0.0, 0))
            played[names[0], names[1]] = points + share_of(result, names[0]), games + 1
    found = []
    for (one, other), (points, games) in played.items():
        better = points >= games / 2
        won = points if better else games - points
        found.append(Duel(*((one, other) if better else (other, one)), games, wilson(won, games)))
    return found


def share_of(result: Result, bot: str) -> float:
    """The part of the win that is a bot's; a game that nobody won is half won."""
    winners = result["winners"]
    if not winners:
        return 0.5
    return sum(result["bots"][seat] == bot for seat in winners) / len(winners)


def controls(results: Iterable[Result]) -> list[Control]:
    """The mirror matches, bot by bot."""
    played: dict[str, tuple[float, int, int]] = {}
    for result in results:
        if len(set(result["bots"])) == 1 and result["winners"]:
            bot = result["bots"][0]
            points, games, _ = played.get(bot, (0.0, 0, 0))
            won = (0 in result["winners"]) / len(result["winners"])
            played[bot] = points + won, games + 1, len(result["bots"])
    return [Control(bot, games, wilson(won, games), 1 / players) for bot, (won, games, players) in played.items()]


def ratings(results: Sequence[Result]) -> dict[str, Interval]:
    """Elo with intervals, best first. Winners come before the others, who are ranked by their points."""
    return elo(duels((result["bots"], _places(result)) for result in results))


def _places(result: Result) -> list[float]:
    highest = max(result["scores"], default=0) + 1
    return [highest if seat in result["winners"] else score for seat, score in enumerate(result["scores"])]


def mean_scores(results: Iterable[Result]) -> dict[str, float]:
    """What every bot scored on average."""
    sums: dict[str, tuple[int, int]] = {}
    for result in results:
        for bot, score in zip(result["bots"], result["scores"], strict=True):
            total, games = sums.get(bot, (0, 0))
            sums[bot] = total + score, games + 1
    return {bot: total / games for bot, (total, games) in sums.items()}
