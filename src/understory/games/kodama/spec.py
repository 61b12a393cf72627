"""How a game of Kodama can be set up: editions, variants, and which cards take part."""

from dataclasses import dataclass
from typing import Final

from understory.core import Choice, OneSeat, OptionError, Options, RuleId, Seat, SomeSeats, Spec
from understory.games.kodama.pack import CardId, Deck
from understory.games.kodama.pack.spirits import SEASONS, DecreeId, KidSet, KodamaId
from understory.games.kodama.shelf import Shelf

HAND: Final = 4
"""Kodamas dealt to each player (kodama.setup.kodama-hand)."""
ON_OFF: Final = ("on", "off")

OPTIONS: Final = (
    Choice("edition", (Deck.SECOND, Deck.KOSMOS), Deck.SECOND, RuleId("kodama.editions")),
    Choice("decrees", ON_OFF, "on", RuleId("kodama.season.three")),
    Choice("first-game", ON_OFF, "off", RuleId("kodama.variant.first-game")),
    SomeSeats("kids", RuleId("kodama.variant.kids")),
    Choice("kids-shuffled", ON_OFF, "off", RuleId("kodama.variant.kids-shuffled")),
    OneSeat("first", RuleId("kodama.setup.first-player")),
)

REFUSALS: Final = frozenset(
    RuleId(rule)
    for rule in (
        "kodama.growth.turn",
        "kodama.place.bark",
        "kodama.place.one-card",
        "kodama.place.no-icon",
        "kodama.place.table-edge",
        "kodama.place.free",
        "kodama.place.ten",
        "kodama.place.stuck",
        "kodama.kodama.one-each",
        "kodama.variant.kids-shuffled",
    )
)


@dataclass(frozen=True, slots=True)
class Setup:
    """What the options come to: who plays, and with which cards."""

    players: int
    first: Seat | None
    deck: tuple[CardId, ...]
    trunks: tuple[CardId, ...]
    kodamas: tuple[KodamaId, ...]
    """Those that are dealt from, at first."""
    spare_kodamas: tuple[KodamaId, ...]
    """Yellow ones of a first game; some join the rest at random where too few are left."""
    decrees: tuple[tuple[DecreeId, ...], ...]
    """A pile for each season; none where decrees are not played."""
    kids: tuple[tuple[Seat, tuple[KodamaId, ...]], ...]
    """The seats that play with a set of mini-Kodamas, and the set."""

    @property
    def yellow(self) -> int:
        """How many yellow Kodamas have to make up the number in a first game."""
        dealt = HAND * (self.players - len(self.kids))
        return max(0, dealt - len(self.kodamas)) if self.spare_kodamas else 0


def spec_of(shelf: Shelf) -> Spec:
    """Kodama's name card."""
    return Spec(
        name="kodama",
        title="Kodama: The Tree Spirits",
        fewest=2,
        most=5,
        version=1,
        options=OPTIONS,
        packs=shelf.digests,
        refusals=REFUSALS,
    )


def setup_of(shelf: Shelf, options: Options) -> Setup:
    """The cards that take part; `OptionError` where options do not go together."""
    deck = Deck(options.text("edition"))
    first_game = options.text("first-game") == "on"
    shuffled = options.text("kids-shuffled") == "on"
    kodamas = [card for card in shelf.kodamas_of(deck) if not (first_game and card.yellow)]
    spare = [card for card in shelf.kodamas_of(deck) if first_game and card.yellow]
    decrees = options.text("decrees") == "on" and not first_game
    return Setup(
        players=options.players,
        first=options.seat("first"),
        deck=shelf.deck(deck),
        trunks=tuple(trunk.id for trunk in shelf.trunks.values() if deck in trunk.decks),
        kodamas=tuple(card.id for card in (*kodamas, *(shelf.kodamas_of(deck, kids=True) if shuffled else ()))),
        spare_kodamas=tuple(card.id for card in spare),
        decrees=tuple(shelf.decrees_of(deck, season) for season in SEASONS) if decrees else ((), (), ()),
        kids=_kid_sets(shelf, deck, options.seats("kids"), shuffled=shuffled),
    )


def _kid_sets(
    shelf: Shelf, deck: Deck, seats: tuple[Seat, ...], *, shuffled: bool
) -> tuple[tuple[Seat, tuple[KodamaId, ...]], ...]:
    """Sets go out as A, B, C in seat order (kodama.variant.kids)."""
    if not seats:
        return ()
    if shuffled:
        raise OptionError("kids-shuffled", "on", "mini-Kodamas are dealt as sets or shuffled in, not both")
    if len(seats) > len(KidSet):
        raise OptionError("kids", ",".join(map(str, seats)), f"there are only {len(KidSet)} sets of mini-Kodamas")
    kids = shelf.kodamas_of(deck, kids=True)
    sets = [tuple(card.id for card in kids if card.kid and card.kid.set is letter) for letter in KidSet]
    return tuple(zip(seats, sets, strict=False))
