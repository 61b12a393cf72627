"""Where a game of Kodama Duo stands. What is still to come lies on a stack of pending steps."""

from enum import StrEnum
from typing import Final

from understory.core import CHANCE, Declared, Known, Ledger, Options, Pile, Sealed, Seat, declared, seats_of
from understory.core.fields import field, value
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.spirits import DecreeId, InSeason, KodamaId
from understory.games.kodama.rules.moves import Pass, Place, ScoreKodama
from understory.games.kodama.rules.scoring import Cover
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.tree import Tree

SEATS: Final = seats_of(2)


class Ask(StrEnum):
    """What a pending step waits for: chance, one seat or both, or nothing but its turn."""

    SOWER = "duo.sower"
    TRUNK = "duo.trunk"
    HAND = "duo.hand"
    DECREE = "duo.season-card"
    REVEAL = "duo.reveal"
    SPLIT = "duo.split"
    CHOOSE = "duo.choose"
    PLACE = "duo.place"
    SUMMON = "duo.summon"
    SUMMON_MORE = "duo.summon-more"
    KODAMA = "duo.kodama"
    TURN = "duo.turn"
    TURN_END = "duo.turn-end"
    SEASON = "duo.season"
    SEASON_END = "duo.season-end"


@value
class Pending:
    """A step still to come. `seat` is whom it concerns, if one alone; `turn` counts from 0."""

    ask: Ask
    seat: Seat = CHANCE
    turn: int = 0


SealedMove = Place | Pass | ScoreKodama
"""What both choose at the same time."""


@declared
class State(InSeason, Declared):
    """A value: whatever `apply` returned never changes again."""

    shelf: Shelf = field(compare=False, repr=False)
    """The cards it is played with: no part of the value, for they never change during a game."""
    options: Options
    season_number: int
    pruner: Seat
    trees: tuple[Tree, ...]
    """One a seat, in order; fewer while trunks are being dealt."""
    covers: tuple[tuple[Cover, ...], ...]
    """The spirits on each seat's tree, in the order in which they came; the others lie beside the deck."""
    lone: tuple[tuple[int, ...], ...]
    """The places in each seat's tree of the cards that were the only ones of their piles."""
    revealed: tuple[CardId, ...]
    """This turn's cards before they are split."""
    piles: tuple[tuple[CardId, ...], ...]
    """After the split the two piles; once one is chosen, each seat's."""
    spares: tuple[CardId, ...]
    """What a spirit may be summoned from: this turn's discards of the player who had two cards."""
    branches: Pile[CardId]
    discards: tuple[CardId, ...]
    kodamas: Pile[KodamaId]
    """Undealt ones; after the deal they are in the box."""
    hands: tuple[tuple[Known[KodamaId], ...], ...]
    scored: tuple[tuple[KodamaId, ...], ...]
    decrees: tuple[DecreeId, ...]
    """The season cards turned up so far, one a season."""
    sealed: Sealed[SealedMove] | None
    """What both choose at the same time, until the last choice is in."""
    pending: tuple[Pending, ...]
    """The last is next."""
    ledger: Ledger

    def push(self, *steps: Pending) -> None:
        """Put steps on a new state's stack, the first of them to come first."""
        self.pending += steps[::-1]


def other(seat: Seat) -> Seat:
    """The player across the table."""
    return SEATS[1 - seat]


def kinds_on(covers: tuple[Cover, ...]) -> set[Icon]:
    """The spirits that lie on a tree."""
    return {cover.kind for cover in covers}


def next_pruner(scores: tuple[int, ...], pruner: Seat) -> Seat:
    """The lower score prunes; on a tie who would be pruner anyway, as turns alternate (duo.kodama.pruner)."""
    first, second = scores
    return pruner if first == second else Seat(0) if first < second else Seat(1)
