"""Which card is whose: a card's English name and its text, from the game that has it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from understory.locale import everdell, kodama, kodama_3d
from understory.locale.tongue import Tongue, Unspoken


@dataclass(frozen=True, slots=True)
class Family:
    """Games that share cards: every card's English name, and what a card says in a language."""

    games: tuple[str, ...]
    names: Callable[[], dict[str, str]]
    text: Callable[[Tongue, str], str]
    places: Callable[[], dict[str, str]] = dict
    """What has no name of its own but a word for all of its kind, with that word."""


_FAMILIES: Final = (
    Family(("kodama", "kodama-duo"), kodama.names, kodama.text),
    Family(("kodama-3d",), kodama_3d.names, kodama_3d.text),
    Family(("everdell-duo",), everdell.names, everdell.text, everdell.places),
)


def english_name(card: str) -> str | None:
    """What the pack calls a card; `None` where it has no name."""
    return next((found for family in _FAMILIES if (found := family.names().get(card))), None)


def place_word(card: str) -> str | None:
    """The word for all of its kind, of what has no name of its own."""
    return next((found for family in _FAMILIES if (found := family.places().get(card))), None)


def card_text(tongue: Tongue, card: str) -> str:
    """What a card says in a language."""
    for family in _FAMILIES:
        if card in family.names() or card in family.places():
            return family.text(tongue, card)
    raise Unspoken(f"no game has a card {card!r}")


def cards_of(game: str) -> tuple[str, ...]:
    """The cards with a name that a game may use, in the order of its packs, and then its places."""
    return next((*family.names(), *family.places()) for family in _FAMILIES if game in family.games)
