"""How a game of Kodama Duo can be set up, and which cards take part."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from understory.core import Group, OneOf, OneSeat, OptionError, Options, RuleId, Seat, Spec
from understory.games.kodama.pack import CardId, Deck
from understory.games.kodama.pack.spirits import SEASONS, DecreeId, KodamaId, Season
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import ROUNDS

HAND: Final = 4
"""Kodamas dealt to each player (duo.setup)."""
PLAYERS: Final = 2
REVEALED: Final = 3
"""Cards that the pruner turns up (duo.growth.reveal)."""
FEWEST_BRANCHES: Final = PLAYERS * (ROUNDS * len(SEASONS) - 1) + REVEALED
"""So many branch cards last, discards shuffled, until three can be turned up in the last turn (duo.growth.reveal)."""

OPTIONS: Final = (
    OneOf("cards", ("duo", "mixed", "mixed-kosmos"), "duo", RuleId("duo.mixed.duo-with-base"), Group.CARDS),
    OneSeat("sower", RuleId("duo.setup.roles")),
)

DECKS: Final = {"duo": (Deck.DUO,), "mixed": (Deck.SECOND, Deck.DUO), "mixed-kosmos": (Deck.KOSMOS, Deck.DUO)}
"""The printed sets that each choice of cards mixes."""

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
        version=2,
        options=OPTIONS,
        packs=shelf.digests,
        refusals=REFUSALS,
    ).with_pack(shelf.pack)


@lru_cache(maxsize=16)
def setup_of(shelf: Shelf, options: Options) -> Setup:
    """The cards that take part: Duo's, or two boxes but for mini-Kodamas and what acts on the market."""
    decks = DECKS[options.text("cards")]
    setup = Setup(
        sower=options.seat("sower"),
        deck=tuple(card for deck in decks for card in shelf.deck(deck)),
        trunks=tuple(trunk.id for trunk in shelf.trunks.values() if Deck.DUO in trunk.decks),
        kodamas=tuple(card.id for deck in decks for card in shelf.kodamas_of(deck)),
        decrees=tuple(_season_cards(shelf, decks, season) for season in SEASONS),
    )
    if len(setup.deck) < FEWEST_BRANCHES:
        problem = f"{len(setup.deck)} branch cards are too few: two trees and the last turn need {FEWEST_BRANCHES}"
        raise OptionError("cards", options.text("cards"), problem)
    return setup


def _season_cards(shelf: Shelf, decks: tuple[Deck, ...], season: Season) -> tuple[DecreeId, ...]:
    """There is no market for a season card to act on (duo.mixed.duo-with-base)."""
    cards = (card for deck in decks for card in shelf.decrees_of(deck, season))
    return tuple(card for card in cards if not shelf.decrees[card].needs_market)
