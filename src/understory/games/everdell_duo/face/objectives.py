"""What chapters ask for, in plain English, made from what it is."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from understory.games.everdell_duo.face.wording import amount
from understory.games.everdell_duo.pack.model import Card
from understory.games.everdell_duo.pack.together import (
    Achieved,
    Built,
    Condition,
    Least,
    Most,
    Objective,
    Occupied,
    Tokens,
    Unused,
    Who,
)
from understory.games.everdell_duo.rules.vocabulary import FAIR, SEASONS, CardId, Thing

_THINGS: Final = {
    Thing.COLOUR: "different colour",
    Thing.RICH_COLOUR: "colour with 3 cards",
    Thing.PAIR: "pair of creature and construction",
    Thing.RESOURCE_TYPE: "type of resource",
    Thing.HAND: "card in hand",
    Thing.CARD: "card",
    Thing.OCCUPIED: "occupied token",
}
_PLURALS: Final = {
    Thing.RICH_COLOUR: "colours with 3 cards each",
    Thing.PAIR: "pairs of creature and construction",
    Thing.RESOURCE_TYPE: "types of resources",
    Thing.HAND: "cards in hand",
}
_COLOURS: Final = frozenset({Thing.GREEN, Thing.TAN, Thing.RED, Thing.BLUE, Thing.PURPLE})
_WHO: Final = {
    Who.TEAM: "",
    Who.EITHER: "one of you: ",
    Who.EACH: "each of you: ",
    Who.HARE: "the hare: ",
    Who.TORTOISE: "the tortoise: ",
}


def things_text(count: int, thing: Thing) -> str:
    """So many of a thing: `4 green cards`."""
    if thing in _COLOURS:
        return amount(count, f"{thing} card")
    if count != 1 and thing in _PLURALS:
        return f"{count} {_PLURALS[thing]}"
    return amount(count, _THINGS.get(thing, str(thing)))


def _condition_text(condition: Condition, cards: Mapping[CardId, Card]) -> str:
    match condition:
        case Least(thing, count):
            return f"at least {things_text(count, thing)}"
        case Most(thing, count):
            return f"at most {things_text(count, thing)}"
        case Achieved(count, letters):
            if letters == (str(FAIR),):
                return "the Fair"
            return amount(count, "event") + (f" of {', '.join(letters)}" if letters else "")
        case Tokens(count):
            return f"{count} points in tokens"
        case Occupied(count):
            return f"{amount(count, 'occupied token')} on constructions"
        case Built(built):
            return f"in the city: {', '.join(cards[card].name for card in built)}"
        case Unused(count):
            return f"{count} pocket watch{'' if count == 1 else 'es'} unused"
        case _:
            assert_never(condition)


def objective_text(objective: Objective, cards: Mapping[CardId, Card]) -> str:
    """What an objective asks for, of whom and when."""
    when = ""
    if len(objective.seasons) < len(SEASONS):
        names = [SEASONS[season] for season in objective.seasons]
        when = f" by the end of {names[-1]}" if objective.by_season else f" in {_listed(names)}"
    end = " at the end" if objective.lasting else ""
    return f"{_WHO[objective.who]}{_condition_text(objective.condition, cards)}{when}{end}"


def _listed(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]
