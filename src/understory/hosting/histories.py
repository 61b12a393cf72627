"""What somebody has played, as they like to see it: every finished game with its result, and what it all comes to."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from understory.core import Ledger
from understory.table.forms import Form, MatchInfo
from understory.table.match import Match
from understory.table.messages import SeatInfo
from understory.table.replays import course_of

AnyMatch: TypeAlias = Match[Any, Any, Any]
RUNS: Final = "runs"
"""The evidence of points that lines of icons gave: each an icon, its points, and the cards on its line."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game in figures: scores, who won, how many decisions it took, and every seat's points by what gave
    them, by the part of the game, and by the icon in whose lines they lay, where there are such."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    together: bool
    decisions: int
    sources: tuple[dict[str, int], ...]
    parts: tuple[dict[str, int], ...]
    icons: tuple[dict[str, int], ...]


class PlayedGame(Form, frozen=True):
    """A finished game of somebody's, from their seat."""

    match: str
    game: str
    at: float
    seconds: float
    seats: tuple[SeatInfo, ...]
    seat: int
    scores: tuple[int, ...]
    result: str
    """`won`, `lost` or `shared`."""
    together: bool
    decisions: int
    sources: dict[str, int]
    parts: dict[str, int]
    icons: dict[str, int]
    origin: str = ""
    day: str = ""
    """The day whose deal it was, such as `2026-11-17`."""


class GameFigures(Form, frozen=True):
    """What somebody's games of one kind come to: points on average, altogether and by source, part and icon. The best
    game by its match and the seat that they had."""

    game: str
    games: int
    won: int
    best: int
    best_match: str
    best_seat: int
    average: float
    sources: dict[str, float]
    parts: dict[str, float]
    icons: dict[str, float]


class Opponent(Form, frozen=True):
    """How somebody stands against another person, or a bot of one kind (`bot`)."""

    name: str
    bot: str
    games: int
    won: int
    lost: int


class DayDeal(Form, frozen=True):
    """The deal of the day of one game: the asker's match of it, where they have begun one."""

    game: str
    match: str | None
    over: bool


class History(Form, frozen=True):
    """Somebody's finished games, the last first, what they come to, and today's deals."""

    games: tuple[PlayedGame, ...]
    figures: tuple[GameFigures, ...]
    opponents: tuple[Opponent, ...]
    day: str
    deals: tuple[DayDeal, ...]


def finished_game(match: AnyMatch) -> FinishedGame | None:
    """A match in figures; nothing where it was called off or has not ended."""
    course = course_of(match)
    end = course.end
    if end is None:
        return None
    sources = tuple(Counter[str]() for _ in course.seats)
    parts = tuple(Counter[str]() for _ in course.seats)
    ledger = match.game.ledger(match.line.state)
    for entry in ledger:
        sources[entry.seat][str(entry.source)] += entry.amount
        parts[entry.seat][str(entry.when)] += entry.amount
    decisions = sum(step.seat >= 0 and not step.forced for step in match.line.steps)
    kept = tuple(map(dict, sources)), tuple(map(dict, parts)), points_by_icon(ledger, len(course.seats))
    return FinishedGame(end.scores, end.winners, end.together, decisions, *kept)


def points_by_icon(ledger: Ledger, seats: int) -> tuple[dict[str, int], ...]:
    """Every seat's points by the icon in whose lines they lay; nothing in games without such lines."""
    icons = tuple(Counter[str]() for _ in range(seats))
    for entry in ledger:
        runs: Any = dict(entry.evidence).get(RUNS, ())
        for icon, points, *_ in runs:
            icons[entry.seat][str(icon)] += points
    return tuple(map(dict, icons))


def played(info: MatchInfo, seat: int, told: FinishedGame, day: str = "") -> PlayedGame:
    """A finished game from one of its seats."""
    won = seat in told.winners
    result = "lost" if not won else "won" if told.together or len(told.winners) == 1 else "shared"
    return PlayedGame(
        info.match,
        info.game,
        info.changed,
        info.changed - info.created,
        info.seats,
        seat,
        told.scores,
        result,
        told.together,
        told.decisions,
        told.sources[seat],
        told.parts[seat],
        told.icons[seat],
        info.origin,
        day,
    )


def history(games: Iterable[PlayedGame], day: str, deals: tuple[DayDeal, ...]) -> History:
    """What these games come to; those that went on from another are shown and not counted."""
    listed = tuple(games)
    own = [game for game in listed if not game.origin]
    kinds = sorted({game.game for game in own})
    figures = tuple(_figures(kind, [game for game in own if game.game == kind]) for kind in kinds)
    return History(listed, figures, _opponents(own), day, deals)


def _figures(kind: str, games: list[PlayedGame]) -> GameFigures:
    best = max(games, key=lambda game: game.scores[game.seat])
    average = sum(game.scores[game.seat] for game in games) / len(games)
    return GameFigures(
        kind,
        len(games),
        sum(game.result == "won" for game in games),
        best.scores[best.seat],
        best.match,
        best.seat,
        average,
        _means([game.sources for game in games]),
        in_order([game.parts for game in games]),
        _means([game.icons for game in games]),
    )


def in_order(counted: list[dict[str, int]]) -> dict[str, float]:
    """Means of points by part of the game, in the order in which the parts come; not every game has points in each."""
    order: list[str] = []
    for one in counted:
        at = len(order)
        for name in reversed(one):
            if name not in order:
                order.insert(at, name)
            at = order.index(name)
    means = _means(counted)
    return {name: means[name] for name in order}


def _means(counted: list[dict[str, int]]) -> dict[str, float]:
    names = {name for one in counted for name in one}
    means = {name: sum(one.get(name, 0) for one in counted) / len(counted) for name in names}
    return dict(sorted(means.items(), key=lambda found: (-found[1], found[0])))


def _opponents(games: list[PlayedGame]) -> tuple[Opponent, ...]:
    """By name, or by the bot's spec; those met most often first."""
    met: dict[tuple[str, str], Counter[str]] = {}
    for game in games:
        if game.together:
            continue
        others = {("", seat.bot) if seat.bot else (seat.name, "") for seat in game.seats if seat.seat != game.seat}
        for other in others:
            met.setdefault(other, Counter())[game.result] += 1
    told = [Opponent(name, bot, _all(found), found["won"], found["lost"]) for (name, bot), found in met.items()]
    return tuple(sorted(told, key=lambda one: (-one.games, one.name, one.bot)))


def _all(found: Mapping[str, int]) -> int:
    return sum(found.values())
