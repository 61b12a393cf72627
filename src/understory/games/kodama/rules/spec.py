"""How a game of Kodama can be set up: editions, variants, and which cards take part."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from understory.core import (
    PLAYERS,
    Group,
    OneOf,
    OneSeat,
    OptionError,
    Options,
    RuleId,
    Seat,
    SomeSeats,
    Spec,
    unless,
    when,
)
from understory.games.kodama.pack import CardId, Deck, Mark
from understory.games.kodama.pack.spirits import SEASONS, DecreeId, KidSet, KodamaId, Season
from understory.games.kodama.rules.shelf import Shelf

HAND: Final = 4
"""Kodamas dealt to each player (kodama.setup.kodama-hand)."""
ON_OFF: Final = ("on", "off")
MOST: Final = 6
"""Players, with Kodama Duo's cards mixed in (kodama.variant.six)."""

_KIDS: Final = ((unless("kids", "none"),), (when("kids-shuffled", "on"),))
"""Where mini-Kodamas take part."""

OPTIONS: Final = (
    OneOf("edition", (Deck.SECOND, Deck.KOSMOS), Deck.SECOND, RuleId("kodama.editions"), Group.CARDS),
    OneOf("decrees", ON_OFF, "on", RuleId("kodama.season.three"), applies=((when("first-game", "off"),),)),
    OneOf("first-game", ON_OFF, "off", RuleId("kodama.variant.first-game")),
    SomeSeats("kids", RuleId("kodama.variant.kids"), applies=((when("kids-shuffled", "off"),),), most=len(KidSet)),
    OneOf("kids-shuffled", ON_OFF, "off", RuleId("kodama.variant.kids-shuffled"), applies=((when("kids", "none"),),)),
    OneOf("kids-season", ("bound", "free"), "bound", RuleId("kodama.variant.kids-advice"), applies=_KIDS),
    OneSeat("first", RuleId("kodama.setup.first-player")),
    OneOf("draft", ON_OFF, "off", RuleId("kodama.variant.draft")),
    OneOf(
        "cards",
        ("auto", "base", "mixed"),
        "auto",
        RuleId("kodama.variant.six"),
        Group.CARDS,
        applies=((unless(PLAYERS, MOST),),),
        only=(("auto", (when(PLAYERS, MOST),)),),
        usual=((unless(PLAYERS, MOST), "base"),),
    ),
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
        "kodama.decree.gust",
        "kodama.kodama.one-each",
        "kodama.variant.kids",
        "kodama.variant.kids-shuffled",
        "kodama.variant.draft",
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
    kids_bound: bool = True
    """Whether a mini-Kodama may be scored in its own season only; else the season is advice."""
    draft: bool = False
    """Whether branch cards are drafted from hidden hands instead of taken from a market."""

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
        most=MOST,
        version=2,
        options=OPTIONS,
        packs=shelf.digests,
        refusals=REFUSALS,
    ).with_pack(shelf.pack)


@lru_cache(maxsize=64)
def setup_of(shelf: Shelf, options: Options) -> Setup:
    """The cards that take part; `OptionError` where options do not go together."""
    deck = Deck(options.text("edition"))
    first_game = options.text("first-game") == "on"
    shuffled = options.text("kids-shuffled") == "on"
    mixed = _mixed(options)
    kodamas = [card for card in shelf.kodamas_of(deck) if not (first_game and card.yellow)]
    spare = [card for card in shelf.kodamas_of(deck) if first_game and card.yellow]
    minis = shelf.kodamas_of(deck, kids=True) if shuffled else ()
    decrees = options.text("decrees") == "on" and not first_game
    draft = options.text("draft") == "on"
    setup = Setup(
        players=options.players,
        first=options.seat("first"),
        deck=shelf.deck(deck) + (shelf.deck(Deck.DUO) if mixed else ()),
        trunks=tuple(trunk.id for trunk in shelf.trunks.values() if deck in trunk.decks),
        kodamas=(*(card.id for card in (*kodamas, *minis)), *(shelf.marked(Mark.TWO_TO_SIX) if mixed else ())),
        spare_kodamas=tuple(card.id for card in spare),
        decrees=tuple(_decrees(shelf, deck, season, mixed=mixed, draft=draft) if decrees else () for season in SEASONS),
        kids=_kid_sets(shelf, deck, options.seats("kids"), shuffled=shuffled),
        kids_bound=options.text("kids-season") == "bound",
        draft=draft,
    )
    _check_enough(setup)
    return setup


def _check_enough(setup: Setup) -> None:
    """A pack of somebody's own may hold too few cards for so many players."""
    hands = setup.players - len(setup.kids)
    kodamas = len(setup.kodamas) + len(setup.spare_kodamas)
    if kodamas < HAND * hands:
        raise OptionError("players", str(setup.players), f"the pack's Kodamas make {kodamas // HAND} hands of {HAND}")
    if len(setup.trunks) < setup.players:
        raise OptionError("players", str(setup.players), f"the pack has {len(setup.trunks)} trunks")


def _mixed(options: Options) -> bool:
    """Whether Duo's cards are mixed in: where they are asked for, and of itself for six (kodama.variant.six)."""
    cards = options.text("cards")
    if cards == "base" and options.players == MOST:
        raise OptionError("cards", cards, "six players need Kodama Duo's cards: mixed, or auto")
    return cards == "mixed" or options.players == MOST


def _decrees(shelf: Shelf, deck: Deck, season: Season, *, mixed: bool, draft: bool) -> tuple[DecreeId, ...]:
    """Without a market those stay out that act on it (kodama.variant.draft-excludes)."""
    cards = shelf.decrees_of(deck, season) + (shelf.decrees_marked(Mark.TWO_TO_SIX, season) if mixed else ())
    return tuple(card for card in cards if not (draft and shelf.decrees[card].needs_market))


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
