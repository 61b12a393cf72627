"""Which card is whose: a card's English name and its text, from the game that has it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from understory.locale import kodama, kodama_3d
from understory.locale.tongue import Tongue, Unspoken


@dataclass(frozen=True, slots=True)
class Family:
    """Games that share cards: every card's English name, and what a card says in a language."""

    games: tuple[str, ...]
    names: Callable[[], dict[str, str]]
    text: Callable[[Tongue, str], str]


_FAMILIES: Final = (
    Family(("kodama", "kodama-duo"), kodama.names, kodama.text),
    Family(("kodama-3d",), kodama_3d.names, kodama_3d.text),
)


def english_name(card: str) -> str | None:
    """What the pack calls a card; `None` where it has no name."""
    return next((found for family in _FAMILIES if (found := family.names().get(card))), None)


def card_text(tongue: Tongue, card: str) -> str:
    """What a card says in a language."""
    for family in _FAMILIES:
        if card in family.names():
            return family.text(tongue, card)
    raise Unspoken(f"no game has a card {card!r}")


def cards_of(game: str) -> tuple[str, ...]:
    """The cards with a name that a game may use, in the order of its packs."""
    return next(tuple(family.names()) for family in _FAMILIES if game in family.games)
