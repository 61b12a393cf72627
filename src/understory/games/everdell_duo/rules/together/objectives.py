"""Objectives: looked at when a turn ends and when a season's tile is done; those for the end, at the end."""

from typing import assert_never

from understory.games.everdell_duo.pack.together import (
    Achieved,
    Built,
    Least,
    Most,
    Objective,
    Occupied,
    Tokens,
    Unused,
    Who,
)
from understory.games.everdell_duo.rules.counting import count
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.record import Met
from understory.games.everdell_duo.rules.together.skunks import chapter_of
from understory.games.everdell_duo.rules.vocabulary import FAIR, Thing

_SHARED = frozenset(
    {
        Thing.GREEN,
        Thing.TAN,
        Thing.RED,
        Thing.BLUE,
        Thing.PURPLE,
        Thing.CREATURE,
        Thing.CONSTRUCTION,
        Thing.CARD,
        Thing.COLOUR,
        Thing.RICH_COLOUR,
        Thing.PAIR,
    }
)
"""What the one city decides, whoever is asked."""


def look_at_objectives(new: State) -> None:
    """Mark the objectives that are met now (everdell.coop.end)."""
    chapter = chapter_of(new)
    if chapter is None:
        return
    known = {met.objective for met in new.together.met}
    found = tuple(
        Met(objective.id, new.season, new.turn)
        for objective in chapter.objectives
        if not objective.end
        and objective.id not in known
        and new.season in objective.seasons
        and fulfilled(new, objective)
    )
    if found:
        new.together = new.together._replace(met=new.together.met + found)


def is_met(state: State, objective: Objective) -> bool:
    """Whether an objective counts as met, were the game over now."""
    if objective.end:
        return fulfilled(state, objective)
    return any(met.objective == objective.id for met in state.together.met)


def fulfilled(state: State, objective: Objective) -> bool:
    """Whether what is asked for is there now."""
    have, need = progress(state, objective)
    return have <= need if isinstance(objective.condition, Most) else have >= need


def progress(state: State, objective: Objective) -> tuple[int, int]:
    """How much there is of what an objective asks for, and how much it asks for."""
    condition = objective.condition
    match condition:
        case Least(thing, need) | Most(thing, need):
            return _had(state, thing, objective.who), need
        case Achieved(need, letters):
            return _achieved(state, objective, letters), need
        case Tokens(need):
            return point_tokens(state), need
        case Occupied(need):
            return len(state.housed), need
        case Built(cards):
            return sum(card in state.city(0) for card in cards), len(cards)
        case Unused(need):
            return state.together.watches, need
        case _:
            assert_never(condition)


def _whose(state: State, who: Who, amounts: tuple[int, int]) -> int:
    """The amounts of the two mayors, taken together as an objective says."""
    match who:
        case Who.TEAM:
            return sum(amounts)
        case Who.EITHER:
            return max(amounts)
        case Who.EACH:
            return min(amounts)
        case Who.HARE:
            return amounts[state.hare]
        case Who.TORTOISE:
            return amounts[1 - state.hare]


def _had(state: State, thing: Thing, who: Who) -> int:
    if thing in _SHARED:
        return count(state, 0, thing)
    if thing is Thing.EVENT:
        return _whose(state, who, (len(state.achieved[0]), len(state.achieved[1])))
    if thing is Thing.RESOURCE_TYPE and who is Who.TEAM:
        return sum(mine or yours for mine, yours in zip(*(_types(state, mayor) for mayor in (0, 1)), strict=True))
    return _whose(state, who, (count(state, 0, thing), count(state, 1, thing)))


def _types(state: State, mayor: int) -> list[bool]:
    return [amount > 0 for amount in state.supplies[mayor]]


def _achieved(state: State, objective: Objective, letters: tuple[str, ...]) -> int:
    """Events of the letters, achieved in the objective's seasons by whom it says."""
    counts = [0, 0]
    for event, mayor, season in state.together.claims:
        letter = str(FAIR) if event == FAIR else state.shelf.events[event].letter
        counts[mayor] += season in objective.seasons and (not letters or letter in letters)
    return _whose(state, objective.who, (counts[0], counts[1]))


def point_tokens(state: State) -> int:
    """Points in tokens, those lying on cards included."""
    return sum(gain.points for gain in state.scored) + sum(lying for _, lying in state.counters)
