"""Positions of Kodama Duo for its rule tests: two trees, spirits on them, and what lies between the players."""

from typing import Final

from kodama_table import SHELF, cards, hand, laying, planted

from understory.core import CHANCE, Ledger, Pile, Sealed, Seat
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.spirits import DecreeId, KodamaId
from understory.games.kodama.rules.legal import Growing, growing_in
from understory.games.kodama.rules.moves import Place
from understory.games.kodama.rules.scoring import Cover
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.state import Ask, Pending, State

GAME: Final = DuoGame(SHELF)
ADA, BEN = Seat(0), Seat(1)
SEATS: Final = (ADA, BEN)
SEASONS: Final = ("spring", "summer", "autumn")


def cover(tree: Tree, text: str) -> Cover:
    """A spirit, written as it is summoned: `flower d07 2`."""
    kind, card, icon = text.split()
    return Cover(tree.cards.index(CardId(card)), int(icon) - 1, Icon(kind))


class Between:
    """A table between two players: what is not said is empty, the first season, and Ada prunes."""

    def __init__(self, *trees: Tree, mixed: bool = False) -> None:
        self.trees = trees or (planted("u1"), planted("u2"))
        self.options = GAME.spec.chosen(2, {"cards": "mixed"} if mixed else {})
        self.pruner = ADA
        self.covers: tuple[tuple[Cover, ...], ...] = ((), ())
        self.lone: tuple[tuple[int, ...], ...] = ((), ())
        self.revealed: tuple[CardId, ...] = ()
        self.piles: tuple[tuple[CardId, ...], ...] = ()
        self.spares: tuple[CardId, ...] = ()
        self.deck: tuple[CardId, ...] = ()
        self.hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.decrees: tuple[DecreeId, ...] = ()
        self.season = 0
        self.ledger: Ledger = ()

    def pruned_by(self, seat: Seat) -> "Between":
        self.pruner = seat
        return self

    def with_spirits(self, *of_seats: tuple[str, ...]) -> "Between":
        self.covers = tuple(
            tuple(cover(tree, text) for text in texts) for tree, texts in zip(self.trees, of_seats, strict=True)
        )
        return self

    def revealing(self, *names: str) -> "Between":
        self.revealed = cards(*names)
        return self

    def with_piles(self, *piles: tuple[str, ...]) -> "Between":
        self.piles = tuple(cards(*pile) for pile in piles)
        return self

    def discarding(self, *names: str) -> "Between":
        self.spares = cards(*names)
        return self

    def drawing_from(self, *names: str) -> "Between":
        self.deck = cards(*names)
        return self

    def holding(self, ada: tuple[str, ...], ben: tuple[str, ...]) -> "Between":
        self.hands = (ada, ben)
        return self

    def under(self, decree: str) -> "Between":
        """The season card of the season it belongs to, with others before it."""
        self.season = SEASONS.index(SHELF.decrees[DecreeId(decree)].season)
        before = ("morning-mist", "parted-ways")[: self.season]
        self.decrees = tuple(DecreeId(name) for name in (*before, decree))
        return self

    def in_season(self, number: int) -> "Between":
        self.season = number
        return self

    def with_ledger(self, ledger: Ledger) -> "Between":
        self.ledger = ledger
        return self

    def awaiting(self, *steps: Pending) -> State:
        """The state in which these steps are still to come, the first of them now."""
        together = steps[0].ask in {Ask.PLACE, Ask.KODAMA}
        state = State(
            SHELF,
            self.options,
            self.season,
            self.pruner,
            self.trees,
            self.covers,
            self.lone,
            self.revealed,
            self.piles,
            self.spares,
            Pile.shuffled(self.deck),
            self.spares,
            Pile.shuffled(()),
            tuple(hand(seat, *names) for seat, names in enumerate(self.hands)),
            ((), ()),
            self.decrees,
            Sealed.waiting_for(SEATS) if together else None,
            (),
            self.ledger,
        )
        state.push(*steps)
        return state


SPLIT: Final = Pending(Ask.SPLIT, ADA)
CHOOSE: Final = Pending(Ask.CHOOSE, BEN)
PLACE: Final = Pending(Ask.PLACE)
KODAMA: Final = Pending(Ask.KODAMA)
TURN: Final = Pending(Ask.TURN)
TURN_END: Final = Pending(Ask.TURN_END)
SEASON_END: Final = Pending(Ask.SEASON_END)


def summon(seat: Seat) -> Pending:
    return Pending(Ask.SUMMON, seat)


def rules(state: State, seat: Seat, notation: str) -> list[str]:
    return [str(reason.rule) for reason in GAME.faults(state, seat, GAME.parse(notation))]


def made(state: State, seat: Seat, notation: str) -> State:
    """The state after a legal move."""
    move = GAME.parse(notation)
    assert not GAME.faults(state, seat, move)
    assert move in GAME.legal(state, seat)
    return GAME.apply(state, seat, move)


def dealt(state: State, *notations: str) -> State:
    for notation in notations:
        state = GAME.apply(state, CHANCE, GAME.parse(notation))
    return state


def placed(state: State, seat: Seat, text: str) -> State:
    """A card laid, `card on parent`, where the geometry allows it."""
    move: Place = laying(state.trees[seat], text)
    assert not GAME.faults(state, seat, move)
    return GAME.apply(state, seat, move)


def growing(state: State, seat: Seat) -> Growing:
    """What a seat that is to place a card may do."""
    found = growing_in(GAME.legal(state, seat))
    assert found is not None
    return found


def points(state: State, before: State) -> list[tuple[int, int, str]]:
    """What was scored between two states: seat, amount, source."""
    return [(entry.seat, entry.amount, entry.source) for entry in state.ledger[len(before.ledger) :]]


def held(state: State, seat: Seat) -> list[KodamaId]:
    return [known.card for known in state.hands[seat]]


def spirits(state: State, seat: Seat) -> list[str]:
    """The spirits on a seat's tree, as they are written when summoned."""
    tree = state.trees[seat]
    return [f"{found.kind} {tree.cards[found.card]} {found.icon + 1}" for found in state.covers[seat]]


__all__ = [
    "ADA",
    "BEN",
    "CHOOSE",
    "GAME",
    "KODAMA",
    "PLACE",
    "SEASON_END",
    "SHELF",
    "SPLIT",
    "TURN",
    "TURN_END",
    "Between",
    "cards",
    "dealt",
    "growing",
    "held",
    "laying",
    "made",
    "placed",
    "planted",
    "points",
    "rules",
    "spirits",
    "summon",
]
