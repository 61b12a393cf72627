"""A game as it comes out of its box: the rules, a face to show it with, somebody to play against, and the rest."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from understory.core.basics import Seat
from understory.core.campaign import Campaigns, Feats
from understory.core.coding import Coding
from understory.core.companion import Companion
from understory.core.game import Game
from understory.core.guide import Guide
from understory.core.ledger import Ledger
from understory.core.legal import LegalMoves
from understory.core.nodes import Asked
from understory.core.packs import Source
from understory.core.plain import Plain
from understory.core.speaker import Speaker
from understory.core.spec import Options

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

Player: TypeAlias = Callable[[V, LegalMoves[M], Random], M]
"""Chooses a move from what a seat may know: the game's own quick way of playing well."""


@dataclass(frozen=True, slots=True)
class Item(Generic[M]):
    """A line of a menu: a move, or a further menu."""

    label: str
    then: "M | tuple[Item[M], ...]"


class Face(Protocol[V_contra, M]):
    """How a game shows itself to people, from views alone."""

    def text(self, view: V_contra) -> str:
        """The table as lines of text."""
        ...

    def menu(self, view: V_contra, legal: LegalMoves[M]) -> tuple[Item[M], ...]:
        """What may be done, as a short list with further lists behind it."""
        ...

    def svg(self, view: V_contra) -> str:
        """The table as a drawing."""
        ...


@runtime_checkable
class RoundFace(Protocol[V_contra]):
    """A face that can also show the table from several sides, numbered from 0; `svg` shows it from the first."""

    @property
    def sides(self) -> int:
        """How many there are."""
        ...

    def svg_from(self, view: V_contra, side: int) -> str:
        """The table as a drawing from one side."""
        ...


@runtime_checkable
class KeepsakeFace(Protocol[V_contra]):
    """A face that can also draw what one seat has made, alone: its tree, its town."""

    def keepsake(self, view: V_contra, seat: Seat) -> str:
        """It as a drawing; empty paper where there is nothing yet."""
        ...


@runtime_checkable
class SceneFace(Protocol[V_contra]):
    """A face that can also draw a position without a word, for a rulebook in any language."""

    def scene(self, view: V_contra, seat: Seat) -> str:
        """What the seat sees of the table."""
        ...


@runtime_checkable
class GlancingFace(Protocol[V_contra]):
    """A face that can also tell at a glance what the viewer could work out from the view: what would score now."""

    def glance(self, view: V_contra) -> object:
        """A value of the game's own shape that `plain` can write, for the game's own board."""
        ...


CardWords: TypeAlias = Callable[[str], tuple[str, str]]
"""What a card is called and what it says, by its id, in somebody's language."""


@runtime_checkable
class SpokenFace(Protocol[V_contra, M]):
    """A face that can tell its table in other words than its own."""

    def speaking(self, words: CardWords, speaker: Speaker) -> Face[V_contra, M]:
        """The same face, with cards in these words, and all else in this language."""
        ...


@runtime_checkable
class BriefFace(Protocol[V_contra]):
    """A face that need not show its whole table for each choice within a turn."""

    def brief(self, view: V_contra) -> str | None:
        """What has to be told anew for what is asked; `None` where the whole table is to be seen."""
        ...


@runtime_checkable
class CardFace(Protocol):
    """A face that can say of a card what kind it is and what it costs."""

    def told(self, card: str) -> str | None:
        """It in a line; `None` of what is no card."""
        ...


class Origin(NamedTuple):
    """Where a card comes from, and which of its fields are ours although the card is not."""

    source: Source
    ours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """What a game's cards are called and what they say."""

    names: Callable[[], Mapping[str, str]] = dict
    """Every card's English name, by its id, in the order of its packs."""
    text: Callable[[Speaker, str], str] = lambda _speaker, _card: ""
    """What a card says in a language."""
    places: Callable[[], Mapping[str, str]] = dict
    """What has no name of its own but a word for all of its kind, with that word."""
    shown: Callable[[str], Mapping[str, str]] = lambda _card: {}
    """What the word for its kind tells of one such thing, as arguments."""
    origins: Callable[[], Mapping[str, Origin]] = dict
    """Where each card comes from, by its id."""


@dataclass(frozen=True, slots=True)
class Balance:
    """A table of how a game's cards, or its chapters, fare against one another."""

    report: Callable[[int, int, Callable[[int], None]], str]
    """The table as Markdown after so many games with this seed; the last is told how many more games are done."""
    settings: int = 1
    """Each of which is played as often as is asked for."""


@dataclass(frozen=True, slots=True)
class Traits:
    """How a game is played under some options."""

    cooperative: bool = False
    """The seats win and lose together."""
    solo: bool = False
    """One seat plays alone."""
    hidden: bool = True
    """Somebody knows what another seat may not."""


def competing(options: Options) -> Traits:
    """The traits of most games: against each other, something hidden; alone where there is one seat."""
    return Traits(solo=options.players == 1)


@dataclass(frozen=True, slots=True)
class Box(Generic[S, M, V]):
    """All that the house needs to know of one game. Its rules as data and its words lie in files beside it."""

    game: Game[S, M, V]
    face: Face[V, M]
    greedy: Player[V, M]
    guide: Guide[S, M] | None = None
    """What the game tells those who search it; without one they play on at random and count points."""
    coding: Callable[[], Coding[M, V]] | None = None
    """Its moves and views in numbers; without one there are no environments."""
    cards: Cards = Cards()
    builds_on: tuple[str, ...] = ()
    """The games whose messages it uses beside its own."""
    balance: Mapping[str, Balance] = field(default_factory=dict)
    """By what is measured: `cards`, `chapters`."""
    lessons: tuple[Plain, ...] = ()
    """As data, in the order in which they are learnt."""
    traits: Callable[[Options], Traits] = competing
    wishes: Callable[[S, Seat], Collection[M]] | None = None
    """What a seat that is not on turn may wish for of the one that is, moves as that one would make them; everybody can
    tell. None on its own turn."""
    phrases: tuple[str, ...] = ()
    """What partners may always say to each other, by id: the board words it. Where they hold what the other may not
    know, free talk waits until all agree to it."""
    packed: "Callable[[Path, str], Box[S, M, V]] | None" = None
    """The same game with the cards of a folder, under a pack's name; `PackError` says which file, card and field is
    wrong, `OtherGame` that the folder has no cards of this game."""
    pack: Path | None = None
    """The folder of its own cards."""
    place: int = 100
    """Where it stands where games are listed for people: smaller numbers first."""
    page_files: Callable[[], Mapping[str, Plain]] = dict
    """What its board in the page needs beside words, by file name: text as it is, anything else written as JSON."""
    asked: Callable[[V], Asked] | None = None
    """What is asked in a view whose game waits for a decision; without it the decision's id is all that is told."""
    part: Callable[[V], str] | None = None
    """The part of the game that a view shows, in the word that the ledger's entries have for it; without it a game has
    none."""
    standing: Callable[[S], Ledger] | None = None
    """What everybody would have if the game ended in a state; without it, what the game's ledger says."""
    begins: frozenset[str] = frozenset()
    """What is asked first in a turn, by id; without any, every decision is a turn of its own."""
    amid: Callable[[S], bool] | None = None
    """Whether a state asks in the midst of a turn for what begins others; without it, none does."""
    on_turn: Callable[[S, Seat], S | None] | None = None
    """The state as if it were a seat's turn, so that it may try what it has in mind; `None` where that makes no
    sense."""
    companion: Companion | None = None
    """Who keeps the score of those who play it with the printed box."""
    campaigns: Campaigns[S] | None = None
    """How it is played as a campaign, where it can be."""
    feats: Feats[S] | None = None
    """The book in which feats of single games are ticked, where it has one."""


def flat_menu(legal: LegalMoves[M]) -> tuple[Item[M], ...]:
    """Every listed move under its own notation: enough where moves are few."""
    return tuple(Item(str(move), move) for move in legal)
