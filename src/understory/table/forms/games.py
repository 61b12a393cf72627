"""Which games can be played, what can be chosen before one, and a game's words."""

from typing import Annotated

import msgspec

from understory.core import Group
from understory.table.forms.common import Form, Word
from understory.table.vocabulary import OptionKind


class OptionInfo(Form, frozen=True):
    """A choice before the game: one of `values`; some of them, `a,b`, or `none`; one seat's number or `random`; or some
    seats, `0,2`, or `none`."""

    name: str
    kind: OptionKind
    values: tuple[str, ...]
    """Empty where it names seats."""
    default: str
    rule: str


class OptionsAsked(Form, frozen=True):
    """What can be chosen in a game for so many players, beside what is wished for."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = msgspec.field(default_factory=dict)


class OfferedOption(Form, frozen=True):
    """An option that makes a difference now: the values that can be chosen, the one that is chosen or suggested, and
    what stands where nobody says. Where several can be named, `most` is how many; 0 sets no limit."""

    name: str
    kind: OptionKind
    group: Group
    values: tuple[str, ...]
    value: str
    default: str
    rule: str
    most: int


class OptionsOffered(Form, frozen=True):
    """The options, in the order of the game's spec."""

    options: tuple[OfferedOption, ...]


class GameInfo(Form, frozen=True):
    """A game that can be played here, by so many players, with these bots."""

    game: str
    title: str
    fewest: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    own: str
    """The game's own name, whichever pack it is played with."""
    pack: str
    """What the pack is called that it is played with; nothing for the game's own."""
    packs: tuple[tuple[str, str], ...]
    """What the cards are made of, each with its digest."""
    usual: int
    """How many play where nobody says."""


class CardWords(Form, frozen=True):
    """A card as it is read, and where it comes from: a word for it, and a sentence."""

    name: str
    text: str
    mark: str = ""
    origin: str = ""


class RuleWords(Form, frozen=True):
    """A rule as it is read."""

    id: str
    text: str
    ruling: str | None


class GameWords(Form, frozen=True):
    """A game's words in a language, or in English where it has none in it: its messages as Fluent reads them, its cards
    by their ids, its rules in the order of the book."""

    messages: str
    cards: dict[str, CardWords]
    rules: tuple[RuleWords, ...]


class GameList(Form, frozen=True):
    """The games that can be played here."""

    games: tuple[GameInfo, ...]
