"""Kodama, mini-Kodama and decree cards from TOML."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import NewType

from understory.core import digest
from understory.core.packs import Fields, PackError, Source, read_toml, tables
from understory.games.kodama.pack.cards import Deck, Mark
from understory.games.kodama.pack.conditions import Condition, Effect, Gust, Market
from understory.games.kodama.pack.reading import read_condition, read_effect

KodamaId = NewType("KodamaId", str)
DecreeId = NewType("DecreeId", str)


class Season(StrEnum):
    """The three seasons, in order (kodama.season.three)."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"


SEASONS = tuple(Season)


class InSeason:
    """Anything that stands in a season, counted from 0, and has had decrees turned up, one a season."""

    __slots__ = ()

    season_number: int
    decrees: tuple[DecreeId, ...]

    @property
    def season(self) -> Season:
        """The season now, or the last one when the game is over."""
        return SEASONS[self.season_number]

    @property
    def decree(self) -> DecreeId | None:
        """The decree (Duo: season card) of this season, once it has been turned up."""
        return self.decrees[self.season_number] if len(self.decrees) > self.season_number else None


class KidSet(StrEnum):
    """The three sets of mini-Kodamas."""

    A = "A"
    B = "B"
    C = "C"


@dataclass(frozen=True, slots=True)
class Kid:
    """What makes a Kodama a mini-Kodama: its set, and the only season in which it may be scored."""

    set: KidSet
    season: Season


@dataclass(frozen=True, slots=True)
class Kodama:
    """A Kodama card. A yellow number marks the harder ones."""

    id: KodamaId
    name: str
    number: int
    yellow: bool
    source: Source
    decks: frozenset[Deck]
    condition: Condition
    kid: Kid | None = None
    mark: Mark | None = None
    """On Duo's cards."""


@dataclass(frozen=True, slots=True)
class Decree:
    """A decree, also called season card."""

    id: DecreeId
    name: str
    season: Season
    source: Source
    decks: frozenset[Deck]
    effect: Effect
    mark: Mark | None = None
    """On Duo's cards."""

    @property
    def needs_market(self) -> bool:
        """Whether it acts on the market, and so stays out where there is none (kodama.variant.draft-excludes)."""
        return isinstance(self.effect, Gust | Market)


@dataclass(frozen=True, slots=True)
class Spirits:
    """The Kodamas, mini-Kodamas and decrees of a pack, in the order of its files."""

    kodamas: tuple[Kodama, ...]
    decrees: tuple[Decree, ...]

    def digest(self) -> str:
        """A fingerprint of all that matters for play: not names and sources."""
        cards = [(card.id, card.yellow, card.decks, card.condition, card.kid, card.mark) for card in self.kodamas]
        return digest((cards, [(card.id, card.season, card.decks, card.effect, card.mark) for card in self.decrees]))

    def with_those_of(self, other: "Spirits") -> "Spirits":
        """The cards of two packs together, these first."""
        return Spirits(self.kodamas + other.kodamas, self.decrees + other.decrees)


def load_spirits(folder: Path) -> Spirits:
    """The Kodamas, mini-Kodamas (where there are any) and decrees of a pack's folder, or a `PackError`."""
    kodamas = tuple(_kodama(fields) for fields in _tables(folder / "kodamas.toml", "kodama"))
    minis = folder / "kids.toml"
    kids = tuple(_kid(fields) for fields in _tables(minis, "kid")) if minis.exists() else ()
    decrees = tuple(_decree(fields) for fields in _tables(folder / "decrees.toml", "decree"))
    taken = {card.id for card in kodamas}
    for kid in kids:
        if kid.id in taken:
            raise PackError("kids.toml", kid.id, "id", "is taken by a Kodama")
    if kids:
        _check_sets(kids)
    return Spirits((*kodamas, *kids), decrees)


def _tables(path: Path, kind: str) -> Iterator[Fields]:
    content = read_toml(path)
    for other in content.keys() - {kind}:
        raise PackError(path.name, "", other, f"is misspelt: every card is a [[{kind}]]")
    return tables(path.name, content, kind)


def _check_sets(kids: tuple[Kodama, ...]) -> None:
    """Every set has one mini-Kodama for each season (kodama.variant.kids)."""
    found: dict[Kid, KodamaId] = {}
    for card in kids:
        if card.kid and found.setdefault(card.kid, card.id) != card.id:
            raise PackError("kids.toml", card.id, "season", f"set {card.kid.set} has {found[card.kid]} for it already")
    for kid in (Kid(letter, season) for letter in KidSet for season in SEASONS):
        if kid not in found:
            raise PackError("kids.toml", "", "kid", f"set {kid.set} has none for {kid.season}")


def _mark(fields: Fields, decks: frozenset[Deck]) -> Mark | None:
    """Duo's cards are marked, no others are."""
    return fields.member("mark", Mark) if Deck.DUO in decks else None


def _kodama(fields: Fields) -> Kodama:
    decks = fields.members("decks", Deck)
    card = Kodama(
        KodamaId(fields.card),
        fields.text("name"),
        fields.number("number", 1, 99),
        fields.flag("yellow"),
        fields.member("source", Source),
        decks,
        read_condition(fields, "scores"),
        mark=_mark(fields, decks),
    )
    fields.done()
    return card


def _kid(fields: Fields) -> Kodama:
    kid = Kid(fields.member("set", KidSet), fields.member("season", Season))
    card = Kodama(
        KodamaId(fields.card),
        fields.text("name"),
        fields.number("number", 1, 99),
        False,
        fields.member("source", Source),
        fields.members("decks", Deck),
        read_condition(fields, "scores"),
        kid,
    )
    fields.done()
    return card


def _decree(fields: Fields) -> Decree:
    decks = fields.members("decks", Deck)
    card = Decree(
        DecreeId(fields.card),
        fields.text("name"),
        fields.member("season", Season),
        fields.member("source", Source),
        decks,
        read_effect(fields, "effect"),
        _mark(fields, decks),
    )
    fields.done()
    return card
