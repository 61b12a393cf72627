"""How well two who play together stand, in hundredths of a point: what they have, what is to come, what is asked.

Points count as in the competitive game. Objectives count most, each by how far it has come; then the target; an event
still to be had counts by how near it is; Good News and watches count while there is time to use them.
"""

from functools import cache
from typing import Final

from understory.games.everdell_duo.pack.together import Chapter, Most, Objective
from understory.games.everdell_duo.rules.counting import shortfall, tally
from understory.games.everdell_duo.rules.scoring import bonus_points, standing, verdict
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import AHEAD, LAST, PATH_AT
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.levels import LEVELS
from understory.games.everdell_duo.rules.together.objectives import is_met, progress
from understory.games.everdell_duo.rules.together.sharing import collect
from understory.games.everdell_duo.rules.together.skunks import blocked, chapter_of, raised
from understory.games.everdell_duo.rules.together.thorn import thorn_score
from understory.games.everdell_duo.rules.vocabulary import SEASONS, ChapterId, Difficulty, Mode, Section
from understory.games.everdell_duo.search.prospects import bonus_worth, prospects
from understory.games.everdell_duo.search.worth import ACTIONS, CARD, GOOD, POINT, TOKEN, promises, useful

_WON: Final = 100 * POINT
_OBJECTIVE: Final = 18 * POINT
"""What meeting an objective is worth."""
_TURN: Final = 160
"""One turn more."""
_WATCH: Final = 200
"""A pocket watch kept while there are more than a few turns left."""
_NEWS: Final = 240
"""A Good News card kept, at the start of the game."""
_LATE: Final = 5
"""Turns left when a watch had better be used."""
_FEW: Final = 12
_HAND: Final = 6
_NEAR: Final = 40
"""Percent of an event's worth that being one thing short of it is worth."""


def together_value(state: State) -> int:
    """How well the two stand."""
    if state.together.shared:
        state = with_gift(state)
    points = standing(state, 0)
    if not state.pending:
        won, _ = verdict(state, points)
        return POINT * points + _WON * won + _asked(state, points)
    return POINT * points + _asked(state, points) + to_come(state, turns_left(state))


def to_come(state: State, turns: int) -> int:
    """What so many turns will add to the points, with all that there is to make points of."""
    rest = ACTIONS * turns // max(1, _whole_year(state))
    value = _city(state, rest) + _TURN * turns + sum(_mayor(state, mayor, rest) for mayor in (0, 1))
    together = state.together
    value += _WATCH * together.watches if turns > _LATE else 0
    value += (_NEWS * rest // ACTIONS + 20) * len(together.news)
    return value + _events(state)


def with_gift(state: State) -> State:
    """The position as it is once the partner has taken what lies on the share tile."""
    new = state.clone()
    collect(new, 1 - state.together.giver)
    return new


def _city(state: State, rest: int) -> int:
    city = state.city(0)
    growth = sum(
        bonus_worth(state, 0, b, rest) - POINT * bonus_points(state, 0, b) for _, b in state.shelf.facts(city).bonuses
    )
    return growth + promises(state.shelf, city, state.season, rest)


def _mayor(state: State, mayor: int, rest: int) -> int:
    """What one of the two could still do with supply, tokens and hand."""
    scale = min(rest, _FEW)
    value = GOOD * useful(state.supplies[mayor]) + TOKEN * state.tokens[mayor].bit_count()
    value += CARD * min(len(state.hands[mayor]), _HAND)
    return value * scale // _FEW + prospects(state, mayor, rest)


# ---------------------------------------------------------------- time


def turns_left(state: State) -> int:
    """How many turns are still to come, both together, if no watch is used."""
    return turns_until(state, len(SEASONS) - 1)


def turns_until(state: State, season: int) -> int:
    """How many of them until this season or a later one ends."""
    ahead, turns = AHEAD[state.path], 0
    for at in (state.sun, state.moon):
        position = ahead[at]
        while position >= 0:
            turns += 1
            position = ahead[position]
    return turns + sum(
        _turns(state.shelf, state.together.chapter, state.together.difficulty)[state.season + 1 : season + 1]
    )


def _whole_year(state: State) -> int:
    return sum(_turns(state.shelf, state.together.chapter, state.together.difficulty))


@cache
def _turns(shelf: Shelf, chapter: ChapterId, difficulty: Difficulty) -> tuple[int, ...]:
    """How many turns each season has."""
    return tuple(_turns_in(shelf.chapters.get(chapter), difficulty, season) for season in range(len(SEASONS)))


def _turns_in(chapter: Chapter | None, difficulty: Difficulty, season: int) -> int:
    """With so many skunks on the path each token makes as many steps less (everdell.coop.path.jump)."""
    if chapter is None:
        return 2 * (LAST - dict(LEVELS[difficulty].skunks)[Section.PATH])
    guards = sum(space in PATH_AT for space in chapter.special.guards)
    return 2 * (LAST - dict(chapter.skunks)[Section.PATH][season] - guards)


# ---------------------------------------------------------------- what is asked


def _asked(state: State, points: int) -> int:
    """Objectives and target; or how Miss Thorn stands."""
    chapter = chapter_of(state)
    if chapter is None:
        return -POINT * thorn_score(state) - unclaimed(state)
    missing = max(0, chapter.target(state.together.difficulty) - points)
    return sum(_objective(state, objective) for objective in chapter.objectives) - POINT * missing // 4


def unclaimed(state: State) -> int:
    """What Miss Thorn will get of the events if nobody achieves them."""
    return POINT * sum(state.shelf.events[event].points for event in state.events if event)


def _objective(state: State, objective: Objective) -> int:
    """An objective by how far it has come; nothing once it cannot be met any more."""
    have, need = progress(state, objective)
    if isinstance(objective.condition, Most):
        return -_OBJECTIVE * max(0, have - need) // 2
    if is_met(state, objective):
        return _OBJECTIVE
    if not objective.end and state.season > max(objective.seasons):
        return 0
    return _OBJECTIVE * min(have, need) // (need + 1)


def _events(state: State) -> int:
    """Events still to be had, each by how near the nearer of the two is."""
    hare, tortoise, more = tally(state, 0), tally(state, 1), raised(state)
    value = 0
    for at, event in enumerate(state.events):
        if event and not blocked(state, at):
            short = min(shortfall(state, hare, event, more), shortfall(state, tortoise, event, more))
            value += state.shelf.events[event].points * _NEAR // (1 + short)
    return value * 2 if state.together.mode is Mode.CHALLENGE else value
