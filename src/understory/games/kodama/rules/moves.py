"""What seats and chance do in Kodama, and how it is written.

place b07 on t1 at 120 -400 turn 900    lengths in 0.01 mm in the frame of the card it is laid on, 0.1 degree
score k03                               a Kodama from hand
gust, pass
pick b07                                a branch card from hand, in the hidden draft
first 1, trunk 0 t1, hand 1 k03, yellow k08, branch b07, draw 0 b07, decree spring-rain    what chance deals
"""

from collections.abc import Collection
from typing import TypeAlias

from understory.core import NotationError, Seat
from understory.core.fields import value
from understory.core.notation import PASS, seat, whole, words, written_as
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import DecreeId, KodamaId
from understory.games.kodama.rules.shelf import Shelf


@value
class DealFirst:
    """Chance names the first player."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


@value
class DealTrunk:
    """A seat gets its trunk."""

    seat: Seat
    trunk: CardId

    def __str__(self) -> str:
        return f"trunk {self.seat} {self.trunk}"


@value
class DealKodama:
    """A seat gets a Kodama, unseen by others."""

    seat: Seat
    kodama: KodamaId

    def __str__(self) -> str:
        return f"hand {self.seat} {self.kodama}"


@value
class AddYellow:
    """A yellow Kodama, seen by nobody, makes up the number in a first game."""

    kodama: KodamaId

    def __str__(self) -> str:
        return f"yellow {self.kodama}"


@value
class DealBranch:
    """A branch card comes into the market."""

    card: CardId

    def __str__(self) -> str:
        return f"branch {self.card}"


@value
class DrawBranch:
    """A seat gets a branch card, unseen by others (the hidden draft)."""

    seat: Seat
    card: CardId

    def __str__(self) -> str:
        return f"draw {self.seat} {self.card}"


@value
class Pick:
    """A branch card is picked from hand, to be placed (the hidden draft)."""

    card: CardId

    def __str__(self) -> str:
        return f"pick {self.card}"


@value
class RevealDecree:
    """The season's decree is turned up."""

    decree: DecreeId

    def __str__(self) -> str:
        return f"decree {self.decree}"


@value
class Place:
    """A branch card is laid on a card of the own tree (see `placement.py` for the numbers)."""

    card: CardId
    on: CardId
    u: int
    v: int
    turn: int

    def __str__(self) -> str:
        return f"place {self.card} on {self.on} at {self.u} {self.v} turn {self.turn}"


@value
class Blow:
    """The market is blown away and dealt anew (the decree Gust)."""

    def __str__(self) -> str:
        return "gust"


@value
class Pass:
    """Nothing can be placed."""

    def __str__(self) -> str:
        return PASS


@value
class ScoreKodama:
    """A Kodama is read out and scored."""

    kodama: KodamaId

    def __str__(self) -> str:
        return f"score {self.kodama}"


Move: TypeAlias = (
    DealFirst
    | DealTrunk
    | DealKodama
    | AddYellow
    | DealBranch
    | DrawBranch
    | RevealDecree
    | Pick
    | Place
    | Blow
    | Pass
    | ScoreKodama
)


def parse(shelf: Shelf, notation: str) -> Move:
    """The move written so, on cards of this shelf."""

    def known(word: str, allowed: Collection[str]) -> str:
        return word if word in allowed else written_as(word, allowed, notation)

    match words(notation):
        case ["place", card, "on", on, "at", u, v, "turn", turn]:
            below = known(on, shelf.counts)
            numbers = (whole(u, notation), whole(v, notation), whole(turn, notation))
            return Place(CardId(known(card, shelf.branches)), CardId(below), *numbers)
        case ["score", kodama]:
            return ScoreKodama(KodamaId(known(kodama, shelf.kodamas)))
        case ["gust"]:
            return Blow()
        case ["pass"]:
            return Pass()
        case ["first", at]:
            return DealFirst(seat(at, notation))
        case ["trunk", at, trunk]:
            return DealTrunk(seat(at, notation), CardId(known(trunk, shelf.trunks)))
        case ["hand", at, kodama]:
            return DealKodama(seat(at, notation), KodamaId(known(kodama, shelf.kodamas)))
        case ["yellow", kodama]:
            return AddYellow(KodamaId(known(kodama, shelf.kodamas)))
        case ["branch", card]:
            return DealBranch(CardId(known(card, shelf.branches)))
        case ["draw", at, card]:
            return DrawBranch(seat(at, notation), CardId(known(card, shelf.branches)))
        case ["pick", card]:
            return Pick(CardId(known(card, shelf.branches)))
        case ["decree", decree]:
            return RevealDecree(DecreeId(known(decree, shelf.decrees)))
    raise NotationError(
        notation, "place, score, gust or pass, such as 'place b07 on t1 at 120 -400 turn 900' or 'score k03'"
    )
