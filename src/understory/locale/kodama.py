"""What the cards of Kodama and Kodama Duo say, made from their own conditions.

English is made by `understory.games.kodama.wording`; the other languages by the message `what-WORD` of a condition's
word in the vocabulary, or `decree-WORD` of an effect's, with its fields as arguments.
"""

from dataclasses import fields
from functools import cache

from understory.games.kodama import wording
from understory.games.kodama.pack.conditions import Condition, Effect, SeasonEnd, SeasonEndMost, word_of
from understory.games.kodama.pack.spirits import Decree, Kodama
from understory.games.kodama.shelf import shipped_shelf
from understory.locale.catalogues import Language
from understory.locale.tongue import Tongue


@cache
def _cards() -> dict[str, Kodama | Decree]:
    shelf = shipped_shelf()
    cards: tuple[Kodama | Decree, ...] = (*shelf.kodamas.values(), *shelf.decrees.values())
    return {card.id: card for card in cards}


@cache
def names() -> dict[str, str]:
    """Every card with a name, in English."""
    return {card: found.name for card, found in (*_cards().items(), *shipped_shelf().trunks.items())}


def text(tongue: Tongue, card: str) -> str:
    """What a card says; a trunk tells its icon in pictures, and says nothing."""
    found = _cards().get(card)
    if found is None:
        return ""
    if tongue.language is Language.ENGLISH:
        return wording.reads(found)
    if isinstance(found, Decree):
        return decree_text(tongue, found.effect)
    said = scores_text(tongue, found.condition)
    return tongue.say("kid-only", {"said": said, "season": str(found.kid.season)}) if found.kid else said


def scores_text(tongue: Tongue, condition: Condition) -> str:
    """What a Kodama rewards, with its points."""
    return tongue.say("scores", {"points": condition.points, "what": _what(tongue, condition)})


def decree_text(tongue: Tongue, effect: Effect) -> str:
    """What a decree does."""
    at = f"decree-{word_of(type(effect))}"
    match effect:
        case SeasonEnd(award=condition):
            return tongue.say(at, {"scores": scores_text(tongue, condition)})
        case SeasonEndMost(award=condition, points=points):
            return tongue.say(at, {"what": _what(tongue, condition), "points": points})
        case _:
            return tongue.say(at, _arguments(effect))


def _what(tongue: Tongue, condition: Condition) -> str:
    arguments = _arguments(condition)
    at = f"what-{word_of(type(condition))}"
    return tongue.say(f"{at}.any" if arguments.get("icons") == "" else at, arguments)


def _arguments(word: Condition | Effect) -> dict[str, int | str]:
    """A word's fields as arguments, several icons with spaces between them."""
    given = {part.name: getattr(word, part.name) for part in fields(word)}
    return {name: " ".join(value) if isinstance(value, tuple) else _plain(value) for name, value in given.items()}


def _plain(value: object) -> int | str:
    return value if isinstance(value, int) else str(value)
