"""What a table of Everdell Duo comes to right now: points as they stand, events within reach, turns left, how two who
play together fare.

Made from what a viewer may know, and only of what is the same in all worlds that the view allows.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from understory.core import Ledger
from understory.games.everdell_duo.campaign.achievements import Achievement
from understory.games.everdell_duo.pack.model import Have, More
from understory.games.everdell_duo.pack.together import Most
from understory.games.everdell_duo.rules.counting import tally
from understory.games.everdell_duo.rules.scoring import journey_cards, ledger
from understory.games.everdell_duo.rules.shelf import AT, Shelf
from understory.games.everdell_duo.rules.spaces import AHEAD
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.objectives import is_met, progress
from understory.games.everdell_duo.rules.together.sharing import may_concede, sharing_rule
from understory.games.everdell_duo.rules.together.skunks import chapter_of, raised
from understory.games.everdell_duo.rules.together.thorn import achievements, report, thorn_ledger
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import CardId, EventId, Mode, Sharing, Thing
from understory.games.everdell_duo.search.worlds import outline

_REMEMBERED: Final = 1_000
"""Of as many tables that play at once, what their players lack."""


@dataclass(frozen=True, slots=True)
class Lacking:
    """What a seat lacks for the event of a space: of each thing so many, and of two counted together so many more."""

    things: tuple[tuple[Thing, int], ...] = ()
    together: tuple[Thing, ...] = ()
    more: int = 0


class Standing(StrEnum):
    """How an achievement or objective stands."""

    MET = "met"
    OPEN = "open"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an objective is: how much there is and how much is asked for."""

    objective: str
    have: int
    need: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Thorn:
    """Miss Thorn's points now, and what she takes when the season ends: cards, unseen ones off the deck, events."""

    ledger: Ledger
    cards: tuple[CardId, ...]
    unseen: int
    events: tuple[EventId, ...]
    achievements: tuple[tuple[Achievement, Standing], ...]


Lackings: TypeAlias = tuple[tuple[Lacking | None, ...], tuple[Lacking | None, ...]]


@dataclass(frozen=True, slots=True)
class Company:
    """How two who play together fare."""

    target: int
    """The total to be reached; 0 in the challenge."""
    sharing: Sharing
    quiet: bool
    """Whether this season's tile brings nothing in this chapter."""
    concede: bool
    """Whether a turn may be to give up: the table lists it nowhere."""
    objectives: tuple[Progress, ...]
    thorn: Thorn | None


@dataclass(frozen=True, slots=True)
class Glance:
    """Pairs are by seat, or by mayor where one plays both."""

    standing: Ledger
    """Every point as if the game were over now."""
    lacking: Lackings
    """For each event space; `None` where its event is gone."""
    journey: tuple[int, int]
    """Cards in hand and city."""
    steps: tuple[int, int]
    """How often the sun and the moon can still move in this season."""
    company: Company | None


def glance_at(view: View) -> Glance:
    """What can be worked out from a view."""
    return glance_in(outline(view))


def glance_in(state: State) -> Glance:
    """What a table comes to in a state."""
    over = state.clone()
    over.pending = ()
    return Glance(
        ledger(over),
        _lacking(state),
        (journey_cards(state, 0), journey_cards(state, 1)),
        (_steps(state, state.sun), _steps(state, state.moon)),
        _company(state, over) if state.shared else None,
    )


def _steps(state: State, at: int) -> int:
    ahead, steps = AHEAD[state.path], 0
    while ahead[at] >= 0:
        at = ahead[at]
        steps += 1
    return steps


# ---------------------------------------------------------------- events


def _lacking(state: State) -> Lackings:
    raised_by = raised(state) if state.shared else None
    return _lackings(state.shelf, state.events, tally(state, 0), tally(state, 1), raised_by)


@lru_cache(_REMEMBERED)
def _lackings(
    shelf: Shelf, events: tuple[EventId, ...], one: tuple[int, ...], other: tuple[int, ...], raised_by: int | None
) -> Lackings:
    """From what each has: the same for all who look on, and for as long as nobody has more or less."""

    def lacks(mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[Lacking | None, ...]:
        return tuple(
            _lacks(shelf.events[event].requires, mine, theirs, raised_by) if event else None for event in events
        )

    return lacks(one, other), lacks(other, one)


def _lacks(
    requires: Have | More | None, mine: tuple[int, ...], theirs: tuple[int, ...], raised_by: int | None
) -> Lacking:
    """What is missing for an event; `raised_by` says how much more it asks of two who play together."""
    if requires is None:
        return Lacking()
    if isinstance(requires, Have):
        short = ((thing, least - mine[AT[thing]]) for thing, least in requires.needs)
        return Lacking(tuple((thing, missing) for thing, missing in short if missing > 0))
    things, least = requires.things, requires.least
    have, others = (sum(counts[AT[thing]] for thing in things) for counts in (mine, theirs))
    needed = max(least, others + 1) if raised_by is None else least + raised_by
    none = tuple((thing, 1) for thing in things if not mine[AT[thing]])
    if have >= needed and not none:
        return Lacking()
    return Lacking(none, things, max(0, needed - have - len(none)))


# ---------------------------------------------------------------- together


def _company(state: State, over: State) -> Company:
    chapter = chapter_of(state)
    return Company(
        chapter.target(state.together.difficulty) if chapter else 0,
        sharing_rule(state),
        chapter is not None and state.season in chapter.special.quiet,
        may_concede(state),
        _objectives(state),
        _thorn(state, over) if state.together.mode is Mode.CHALLENGE else None,
    )


def _objectives(state: State) -> tuple[Progress, ...]:
    chapter = chapter_of(state)
    found = []
    for objective in chapter.objectives if chapter else ():
        have, need = progress(state, objective)
        most = isinstance(objective.condition, Most)
        met = have <= need if most else is_met(state, objective)
        late = not objective.end and not met and state.season > max(objective.seasons)
        lost = late or (most and not met)
        standing = Standing.MET if met else Standing.LOST if lost else Standing.OPEN
        found.append(Progress(objective.id, have, need, standing))
    return tuple(found)


def _thorn(state: State, over: State) -> Thorn:
    """What she would take is tried on a copy; at the end there is nothing more to take."""
    after, before = state.clone(), state.together
    unseen = report(after) if state.pending else 0
    together = after.together
    return Thorn(
        thorn_ledger(state),
        together.thorn[len(before.thorn) :],
        unseen,
        together.reported[len(before.reported) :],
        _achievements(over),
    )


def _achievements(over: State) -> tuple[tuple[Achievement, Standing], ...]:
    """Met as if the game were over and won; lost where a city that only grows has gone beyond what is allowed."""
    counts = over.shelf.facts(over.city(0)).counts
    lost = {
        Achievement.RELENTLESS: counts[0] > 0,
        Achievement.HUMBLE: counts[4] > 0,
        Achievement.EFFICIENT: len(over.city(0)) > 10,
    }
    won = achievements(over, sum(entry.amount for entry in ledger(over) if entry.seat == 0))
    return tuple(
        (one, Standing.LOST if lost.get(one) else Standing.MET if one in won else Standing.OPEN) for one in Achievement
    )
