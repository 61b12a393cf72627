"""How likely two who play together are to win, from 0 to 1: for those who search, who try to win and not to shine.

A chapter is won with its target reached and every objective met, so the chances of all of these are multiplied. Against
Miss Thorn the points have to be more than hers. The figures come from what became of some 6,000 positions of greedy
pairs, in all chapters and against Miss Thorn on hard.
"""

from typing import Final

from understory.core import chances
from understory.games.everdell_duo.pack.together import Least, Most, Objective, Tokens
from understory.games.everdell_duo.rules.scoring import standing
from understory.games.everdell_duo.rules.spaces import COLUMNS, PATH_AT
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together import skunks
from understory.games.everdell_duo.rules.together.levels import LEVELS
from understory.games.everdell_duo.rules.together.objectives import is_met, progress
from understory.games.everdell_duo.rules.together.skunks import chapter_of
from understory.games.everdell_duo.rules.together.thorn import UPWARD, thorn_score
from understory.games.everdell_duo.rules.vocabulary import SEASONS, Colour, Section, Thing
from understory.games.everdell_duo.search.together import to_come, turns_left, turns_until, unclaimed, with_gift
from understory.games.everdell_duo.search.worth import POINT

_FEW: Final = 6
_EARLY: Final = 1.4
"""What a turn brings beyond what is reckoned for the last few, in points: there is time to make use of it."""
_HERS: Final = 2.0
"""What Miss Thorn gets for every turn of the seasons to come, in points."""
_SURE: Final = 5.0
_DOUBT: Final = 0.25
"""By how many points a forecast is usually wrong: so many at the end, and so many more a turn before it."""
_EACH: Final = 4.0
"""Turns in which a pair comes by one thing more that an objective asks for, half of the time;"""
_SOON: Final = 2.0
_AT_ONCE: Final = 0.6
"""so many for things of which a city has many, and for a point in tokens."""
_MANY: Final = frozenset({Thing.CREATURE, Thing.CONSTRUCTION, Thing.CARD, Thing.PAIR})


def winning(state: State) -> float:
    """The chance that the two win."""
    if state.together.conceded:
        return 0.0
    if state.together.shared:
        state = with_gift(state)
    turns = turns_left(state) if state.pending else 0
    enough, _ = chances((forecast(state, turns), needed(state, turns)), _SURE + _DOUBT * turns)
    chapter = chapter_of(state)
    for objective in chapter.objectives if chapter else ():
        enough *= _likely(state, objective)
    return enough


def forecast(state: State, turns: int) -> float:
    """The points that the two will come to in so many turns."""
    points = standing(state, 0)
    return points + to_come(state, turns) / POINT + _EARLY * max(0, turns - _FEW) if state.pending else points


def needed(state: State, turns: int) -> float:
    """The points that it will take: the target, or as many as Miss Thorn will come to."""
    chapter = chapter_of(state)
    if chapter is not None:
        return chapter.target(state.together.difficulty)
    if not state.pending:
        return thorn_score(state)
    later = turns - turns_until(state, state.season)
    return thorn_score(state) + unclaimed(state) / POINT + _threatened(state) + _HERS * later


def _threatened(state: State) -> int:
    """What Miss Thorn would get if the season ended now: meadow cards beside the skunks on the path."""
    row = 0 if state.season in UPWARD else COLUMNS
    columns = [PATH_AT[space] for space in skunks.standing(state, Section.PATH)]
    found = [state.shelf.cards[card] for at in columns if at < COLUMNS and (card := state.meadow[row + at])]
    purple = LEVELS[state.together.difficulty].purple
    return sum(card.points + purple * (card.colour is Colour.PURPLE) for card in found)


def _likely(state: State, objective: Objective) -> float:
    """The chance that an objective is met: by the turns left for it, and how many each missing thing takes."""
    last = len(SEASONS) - 1 if objective.end else max(objective.seasons)
    if is_met(state, objective):
        return 1.0
    if isinstance(objective.condition, Most) or not state.pending or state.season > last:
        return 0.0
    have, need = progress(state, objective)
    turns, missing = turns_until(state, last), _pace(objective) * max(0, need - have)
    return turns * turns / (turns * turns + missing * missing) if missing else 1.0


def _pace(objective: Objective) -> float:
    match objective.condition:
        case Tokens():
            return _AT_ONCE
        case Least(thing) if thing in _MANY:
            return _SOON
        case _:
            return _EACH
