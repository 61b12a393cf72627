"""How a game of Kodama Duo can be set up, and which cards take part."""

from dataclasses import dataclass
from typing import Final

from understory.core import Choice, OneSeat, Options, RuleId, Seat, Spec
from understory.games.kodama.pack import CardId, Deck
from understory.games.kodama.pack.spirits import SEASONS, DecreeId, KodamaId, Season
from understory.games.kodama.shelf import Shelf

HAND: Final = 4
"""Kodamas dealt to each player (duo.setup)."""
PLAYERS: Final = 2

OPTIONS: Final = (
    Choice("cards", ("duo", "mixed"), "duo", RuleId("duo.mixed.duo-with-base")),
    OneSeat("sower", RuleId("duo.setup.roles")),
)

REFUSALS: Final = frozenset(
    RuleId(rule)
    for rule in (
        "duo.growth.split",
        "duo.growth.choose",
        "duo.growth.place",
        "duo.growth.stuck",
        "duo.spirit.summon",
        "duo.spirit.no-stack",
        "duo.spirit.stays",
        "duo.kodama.phase",
        "kodama.decree.overrides",
        "kodama.place.bark",
        "kodama.place.one-card",
        "kodama.place.no-icon",
        "kodama.place.table-edge",
        "kodama.place.free",
        "kodama.place.ten",
    )
)


@dataclass(frozen=True, slots=True)
class Setup:
    """What the options come to."""

    sower: Seat | None
    deck: tuple[CardId, ...]
    trunks: tuple[CardId, ...]
    kodamas: tuple[KodamaId, ...]
    decrees: tuple[tuple[DecreeId, ...], ...]
    """A pile for each season."""


def spec_of(shelf: Shelf) -> Spec:
    """Kodama Duo's name card."""
    return Spec(
        name="kodama-duo",
        title="Kodama Duo",
        fewest=PLAYERS,
        most=PLAYERS,
        version=1,
        options=OPTIONS,
        packs=shelf.digests,
        refusals=REFUSALS,
    )


def setup_of(shelf: Shelf, options: Options) -> Setup:
    """The cards that take part: Duo's, or both boxes but for mini-Kodamas and what acts on the market."""
    decks = (Deck.SECOND, Deck.DUO) if options.text("cards") == "mixed" else (Deck.DUO,)
    return Setup(
        sower=options.seat("sower"),
        deck=tuple(card for deck in decks for card in shelf.deck(deck)),
        trunks=tuple(trunk.id for trunk in shelf.trunks.values() if Deck.DUO in trunk.decks),
        kodamas=tuple(card.id for deck in decks for card in shelf.kodamas_of(deck)),
        decrees=tuple(_season_cards(shelf, decks, season) for season in SEASONS),
    )


def _season_cards(shelf: Shelf, decks: tuple[Deck, ...], season: Season) -> tuple[DecreeId, ...]:
    """There is no market for a season card to act on (duo.mixed.duo-with-base)."""
    cards = (card for deck in decks for card in shelf.decrees_of(deck, season))
    return tuple(card for card in cards if not shelf.decrees[card].needs_market)
