"""`understory card`: what a card is, what it costs, what it says and where it comes from."""

from typing import NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from understory import games
from understory.cli.shelf import title_of
from understory.cli.speaking import spoken, title_words
from understory.core import CardFace, OptionError
from understory.locale import Language, Tongue, speak
from understory.locale.cards import cards_of, with_origin

_MOST = 12
"""Cards that are told whole; of more, only their names."""


class Found(NamedTuple):
    """A card, and whose it is."""

    game: str
    card: str


def print_card(word: str, tongue: Tongue) -> None:
    """Every card of this name or id; without one, all whose name holds the word."""
    console = Console(highlight=False)
    found = cards_called(word, tongue, games.names())
    if not found:
        raise OptionError("card", word, "no game has a card of this name; part of a name is enough")
    for at, card in enumerate(found):
        if len(found) > _MOST:
            console.print(Text(f"{tongue.card_name(card.card)}  ({card.card}, {_title(card, tongue)})"))
            continue
        if at:
            console.print()
        console.print(shown_card(card, tongue))


def cards_called(word: str, tongue: Tongue, among: tuple[str, ...]) -> list[Found]:
    """The cards of these games that are called so, in the language or in English, or by their id."""
    wanted = word.casefold().strip()
    if not wanted:
        return []
    every = [(Found(game, card), _names(card, tongue)) for game in among for card in cards_of(game)]
    exact = [found for found, names in every if wanted in names]
    return exact or [found for found, names in every if any(wanted in name for name in names)]


def _names(card: str, tongue: Tongue) -> tuple[str, ...]:
    return card.casefold(), tongue.card_name(card).casefold(), speak(Language.ENGLISH).card_name(card).casefold()


def shown_card(found: Found, tongue: Tongue) -> Text | Padding:
    """A card with its name, what it costs, what it says, and where it comes from."""
    box = games.box(found.game)
    said = with_origin(tongue, tongue.card(found.card), box.cards.origins().get(found.card))
    text = Text(said.name, style="bold")
    text.append(f"  ({found.card}, {_title(found, tongue)})", style="not bold dim")
    face = spoken(box.face, tongue)
    kind = face.told(found.card) if isinstance(face, CardFace) else None
    for line in (kind, said.text):
        if line:
            text.append(f"\n{line}", style="not bold")
    if said.origin:
        text.append(f"\n{said.origin}", style="not bold dim")
    return text


def _title(found: Found, tongue: Tongue) -> str:
    return title_words(found.game, title_of(found.game), tongue)
