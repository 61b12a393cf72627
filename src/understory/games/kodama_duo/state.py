"""Where a game of Kodama Duo stands. What is still to come lies on a stack of pending steps."""

from dataclasses import dataclass
from enum import StrEnum

from understory.core import CHANCE, Known, Ledger, Options, Pile, Sealed, Seat
from understory.games.kodama.moves import Pass, Place, ScoreKodama
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.spirits import DecreeId, InSeason, KodamaId
from understory.games.kodama.scoring import Cover
from understory.games.kodama.tree import Tree


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


@dataclass(frozen=True, slots=True)
class Pending:
    """A step still to come. `seat` is whom it concerns, if one alone; `turn` counts from 0."""

    ask: Ask
    seat: Seat = CHANCE
    turn: int = 0


Choice = Place | Pass | ScoreKodama
"""What both choose at the same time."""


class State(InSeason):
    """A value: whatever `apply` returned never changes again."""

    __slots__ = (
        "branches",
        "covers",
        "decrees",
        "discards",
        "hands",
        "kodamas",
        "ledger",
        "lone",
        "options",
        "pending",
        "piles",
        "pruner",
        "revealed",
        "scored",
        "sealed",
        "season_number",
        "spares",
        "trees",
    )

    def __init__(
        self,
        options: Options,
        season_number: int,
        pruner: Seat,
        trees: tuple[Tree, ...],
        covers: tuple[tuple[Cover, ...], ...],
        lone: tuple[tuple[int, ...], ...],
        revealed: tuple[CardId, ...],
        piles: tuple[tuple[CardId, ...], ...],
        spares: tuple[CardId, ...],
        branches: Pile[CardId],
        discards: tuple[CardId, ...],
        kodamas: Pile[KodamaId],
        hands: tuple[tuple[Known[KodamaId], ...], ...],
        scored: tuple[tuple[KodamaId, ...], ...],
        decrees: tuple[DecreeId, ...],
        sealed: Sealed[Choice] | None,
        pending: tuple[Pending, ...],
        ledger: Ledger,
    ) -> None:
        self.options = options
        self.season_number = season_number
        self.pruner = pruner
        self.trees = trees
        """One a seat, in order; fewer while trunks are being dealt."""
        self.covers = covers
        """The spirits on each seat's tree, in the order in which they came; the others lie beside the deck."""
        self.lone = lone
        """The places in each seat's tree of the cards that were the only ones of their piles."""
        self.revealed = revealed
        """This turn's cards before they are split."""
        self.piles = piles
        """After the split the two piles; once one is chosen, each seat's."""
        self.spares = spares
        """What a spirit may be summoned from: this turn's discards of the player who had two cards."""
        self.branches = branches
        self.discards = discards
        self.kodamas = kodamas
        """Undealt ones; after the deal they are in the box."""
        self.hands = hands
        self.scored = scored
        self.decrees = decrees
        """The season cards turned up so far, one a season."""
        self.sealed = sealed
        """What both choose at the same time, until the last choice is in."""
        self.pending = pending
        """The last is next."""
        self.ledger = ledger

    def clone(self) -> "State":
        """A draft that `apply` may change."""
        return State(
            self.options,
            self.season_number,
            self.pruner,
            self.trees,
            self.covers,
            self.lone,
            self.revealed,
            self.piles,
            self.spares,
            self.branches,
            self.discards,
            self.kodamas,
            self.hands,
            self.scored,
            self.decrees,
            self.sealed,
            self.pending,
            self.ledger,
        )

    def push(self, *steps: Pending) -> None:
        """Put steps on a draft's stack, the first of them to come first."""
        self.pending += steps[::-1]


def other(seat: Seat) -> Seat:
    """The player across the table."""
    return Seat(1 - seat)


def kinds_on(covers: tuple[Cover, ...]) -> set[Icon]:
    """The spirits that lie on a tree."""
    return {cover.kind for cover in covers}
