"""What the cards of Kodama and Kodama Duo say, made from their own conditions.

English is made by `face/wording.py`; the other languages by the message `what-WORD` of a condition's
word in the vocabulary, or `decree-WORD` of an effect's, with its fields as arguments.
"""

from dataclasses import fields
from functools import cache, partial

from understory.core import Cards, Origin, Speaker
from understory.games.kodama.face import wording
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.conditions import Condition, Effect, SeasonEnd, SeasonEndMost, word_of
from understory.games.kodama.pack.spirits import Decree, Kodama
from understory.games.kodama.rules.shelf import Shelf


@cache
def _cards(shelf: Shelf) -> dict[str, Kodama | Decree]:
    cards: tuple[Kodama | Decree, ...] = (*shelf.kodamas.values(), *shelf.decrees.values())
    return {card.id: card for card in cards}


@cache
def names(shelf: Shelf) -> dict[str, str]:
    """Every card with a name, in English."""
    return {card: found.name for card, found in (*_cards(shelf).items(), *shelf.trunks.items())}


@cache
def places(shelf: Shelf) -> dict[str, str]:
    """Branch cards have no names that anybody sees: they are known by their icons."""
    return dict.fromkeys(map(str, shelf.branches), "branch")


def shown(shelf: Shelf, card: str) -> dict[str, str]:
    """A branch card's icons, as they follow one another on it."""
    return {"icons": " ".join(shelf.kinds[CardId(card)])}


def origins(shelf: Shelf) -> dict[str, Origin]:
    """Where every card comes from."""
    wood = {str(card.id): Origin(card.source) for card in shelf.trunks.values()}
    wood |= {str(card.id): Origin(card.source) for card in shelf.branches.values()}
    return wood | {card: Origin(found.source) for card, found in _cards(shelf).items()}


def text(shelf: Shelf, speaker: Speaker, card: str) -> str:
    """What a card says; a trunk tells its icon in pictures, and says nothing."""
    found = _cards(shelf).get(card)
    if found is None:
        return ""
    if speaker.language == "en":
        return wording.reads(found)
    if isinstance(found, Decree):
        return decree_text(speaker, found.effect)
    said = scores_text(speaker, found.condition)
    return speaker.say("kid-only", {"said": said, "season": str(found.kid.season)}) if found.kid else said


def scores_text(speaker: Speaker, condition: Condition) -> str:
    """What a Kodama rewards, with its points."""
    return speaker.say("scores", {"scored": _scored(speaker, condition.points), "what": _what(speaker, condition)})


def decree_text(speaker: Speaker, effect: Effect) -> str:
    """What a decree does."""
    at = f"decree-{word_of(type(effect))}"
    match effect:
        case SeasonEnd(award=condition):
            return speaker.say(at, {"scores": scores_text(speaker, condition)})
        case SeasonEndMost(award=condition, points=points):
            return speaker.say(at, {"scored": _scored(speaker, points), "leading": _leading(speaker, condition)})
        case _:
            arguments = _arguments(effect)
            worth = arguments.get("points")
            scored = {"scored": _scored(speaker, worth)} if isinstance(worth, int) else {}
            return speaker.say(at, {**arguments, **scored})


def _scored(speaker: Speaker, points: int) -> str:
    return speaker.say("scored-points", {"points": points})


def _leading(speaker: Speaker, condition: Condition) -> str:
    """Who gets what a decree gives to the player who leads in something."""
    at = f"leading-{word_of(type(condition))}"
    return speaker.say(at) if speaker.has(at) else speaker.say("leading-other", {"what": _what(speaker, condition)})


def _what(speaker: Speaker, condition: Condition) -> str:
    arguments = _arguments(condition)
    at = f"what-{word_of(type(condition))}"
    return speaker.say(f"{at}.any" if arguments.get("icons") == "" else at, arguments)


def _arguments(word: Condition | Effect) -> dict[str, int | str]:
    """A word's fields as arguments, several icons with spaces between them."""
    given = {part.name: getattr(word, part.name) for part in fields(word)}
    return {name: " ".join(value) if isinstance(value, tuple) else _plain(value) for name, value in given.items()}


def _plain(value: object) -> int | str:
    return value if isinstance(value, int) else str(value)


def of(shelf: Shelf) -> Cards:
    """What the cards of a shelf are called and what they say."""
    said = partial(names, shelf), partial(text, shelf), partial(places, shelf), partial(shown, shelf)
    return Cards(*said, partial(origins, shelf))
