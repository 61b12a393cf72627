"""What seats and chance do in Kodama Duo, and how it is written, beside what it shares with Kodama.

split d01 d05          the cards of one pile; what is left is the other
choose d01 d05         the pile of these cards
summon flower d07 2    the flower spirit over the second icon of d07, counted as printed on the card
sower 1                what chance decides
"""

from typing import Final, TypeAlias

from understory.core import NotationError, Seat
from understory.core.fields import value
from understory.core.notation import seat, whole, words, written_as
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.rules.moves import (
    DealBranch,
    DealKodama,
    DealTrunk,
    Pass,
    Place,
    RevealDecree,
    ScoreKodama,
)
from understory.games.kodama.rules.moves import parse as parse_kodama
from understory.games.kodama.rules.shelf import Shelf


@value
class DealSower:
    """Chance names the sower."""

    seat: Seat

    def __str__(self) -> str:
        return f"sower {self.seat}"


@value
class Split:
    """The pruner makes two piles: one of these cards, sorted, and one of the rest."""

    pile: tuple[CardId, ...]

    def __str__(self) -> str:
        return f"split {' '.join(self.pile)}"


@value
class Choose:
    """The sower takes the pile of these cards, sorted."""

    pile: tuple[CardId, ...]

    def __str__(self) -> str:
        return f"choose {' '.join(self.pile)}"


@value
class Summon:
    """A spirit is laid over an icon of the own tree: the card, and the icon's place on it counted from 1."""

    kind: Icon
    card: CardId
    icon: int

    def __str__(self) -> str:
        return f"summon {self.kind} {self.card} {self.icon}"


Move: TypeAlias = (
    DealSower
    | DealTrunk
    | DealKodama
    | DealBranch
    | RevealDecree
    | Split
    | Choose
    | Place
    | Pass
    | Summon
    | ScoreKodama
)

_SHARED: Final = ("place", "pass", "score", "trunk", "hand", "branch", "decree")
"""How the moves begin that are written as in Kodama."""


def parse(shelf: Shelf, notation: str) -> Move:
    """The move written so, on cards of this shelf."""
    match words(notation):
        case ["split", *pile] if pile:
            return Split(_pile(shelf, pile, notation))
        case ["choose", *pile] if pile:
            return Choose(_pile(shelf, pile, notation))
        case ["summon", kind, card, icon]:
            on = written_as(card, (card,) if card in shelf.counts else shelf.counts, notation)
            return Summon(written_as(kind, Icon, notation), CardId(on), whole(icon, notation))
        case ["sower", at]:
            return DealSower(seat(at, notation))
        case [word, *_] if word in _SHARED:
            found = parse_kodama(shelf, notation)
            if isinstance(found, Move):
                return found
    raise NotationError(
        notation, "split, choose, place, summon, score or pass, such as 'split d01 d05' or 'summon flower d07 2'"
    )


def _pile(shelf: Shelf, pile: list[str], notation: str) -> tuple[CardId, ...]:
    """Different branch cards, sorted: a pile has no order."""
    cards = sorted(written_as(card, (card,) if card in shelf.branches else shelf.branches, notation) for card in pile)
    if len(set(cards)) < len(cards):
        raise NotationError(notation, "different cards")
    return tuple(CardId(card) for card in cards)
