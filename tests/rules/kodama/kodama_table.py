"""Positions of Kodama for its rule tests: trees grown by the rules from cards of the shipped pack, tables with them.

A tree is written `planted("t2", "b34 on t2", "b24 on b34")`; what a card shows stands in `pack/branches.toml`.
"""

from functools import cache
from typing import Final

from understory.core import CHANCE, PUBLIC, Known, Ledger, Line, Pile, Reason, Seat, only
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import DecreeId, KodamaId
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.moves import Move, Place
from understory.games.kodama.rules.placement import Placement
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.state import Ask, Pending, State
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama.rules.view import View

SHELF: Final = shipped_shelf()
GAME: Final = KodamaGame(SHELF)
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


@cache
def spot(tree: Tree, card: str, on: str) -> Placement:
    """The canonical place of a card on another at which it lies highest."""
    parent = tree.cards.index(CardId(on))
    places = SHELF.placing.canonical(tree, [CardId(card)], {CardId(card): [parent]})
    branch = SHELF.branches[CardId(card)]
    return max(places, key=lambda place: tree.grown(branch, parent, place.u, place.v, place.turn).pose(len(tree)).y)


@cache
def planted(trunk: str, *laid: str) -> Tree:
    """A trunk and the cards laid on it one after another, each `card on parent`."""
    tree = Tree.of(SHELF.trunks[CardId(trunk)])
    for text in laid:
        card, on = text.split(" on ")
        place = spot(tree, card, on)
        tree = tree.grown(SHELF.branches[place.card], place.parent, place.u, place.v, place.turn)
    return tree


def laying(tree: Tree, text: str) -> Place:
    """The move that lays a card, `card on parent`, at a place where the geometry allows it."""
    card, on = text.split(" on ")
    place = spot(tree, card, on)
    return Place(place.card, CardId(on), place.u, place.v, place.turn)


def cards(*names: str) -> tuple[CardId, ...]:
    return tuple(CardId(name) for name in names)


def hand(seat: int, *names: str, public: bool = False) -> tuple[Known[KodamaId], ...]:
    return tuple(Known(KodamaId(name), PUBLIC if public else only(Seat(seat))) for name in names)


def grow(seat: int, turn: int = 0) -> Pending:
    return Pending(Ask.GROW, Seat(seat), turn)


def choose(seat: int) -> Pending:
    return Pending(Ask.KODAMA, Seat(seat))


SEASON_END: Final = Pending(Ask.SEASON_END)


class Laid:
    """A table being laid: what is not said is empty, the first season, and seat 0 first."""

    def __init__(self, *trees: Tree, options: dict[str, str] | None = None) -> None:
        self.trees = trees or (planted("t1"), planted("t2"))
        self.options = GAME.spec.chosen(len(self.trees), options)
        self.market: tuple[CardId, ...] = ()
        self.deck: tuple[CardId, ...] = ()
        self.discards: tuple[CardId, ...] = ()
        self.hands: tuple[tuple[Known[KodamaId], ...], ...] = ((),) * len(self.trees)
        self.decrees: tuple[DecreeId, ...] = ()
        self.season = 0
        self.first = ONE
        self.ledger: Ledger = ()
        self.gusted = False

    def offering(self, *names: str, deck: tuple[str, ...] = (), discards: tuple[str, ...] = ()) -> "Laid":
        self.market, self.deck, self.discards = cards(*names), cards(*deck), cards(*discards)
        return self

    def under(self, decree: str) -> "Laid":
        """The decree of the season it belongs to, with other decrees before it."""
        found = SHELF.decrees[DecreeId(decree)]
        order = ["spring", "summer", "autumn"]
        self.season = order.index(found.season)
        before = ("first-shoots", "long-days")[: self.season]
        self.decrees = tuple(DecreeId(name) for name in (*before, decree))
        return self

    def holding(self, *hands: tuple[str, ...]) -> "Laid":
        self.hands = tuple(hand(seat, *names) for seat, names in enumerate(hands))
        return self

    def with_first(self, seat: int) -> "Laid":
        self.first = Seat(seat)
        return self

    def in_season(self, number: int) -> "Laid":
        self.season = number
        return self

    def with_ledger(self, ledger: Ledger) -> "Laid":
        self.ledger = ledger
        return self

    def awaiting(self, *steps: Pending) -> State:
        """The state in which these steps are still to come, the first of them now."""
        state = GAME.start(self.options).clone()
        state.season_number, state.first = self.season, self.first
        state.trees, state.hands = self.trees, self.hands
        state.market, state.branches, state.discards = self.market, Pile.shuffled(self.deck), self.discards
        state.kodamas = Pile.shuffled(())
        state.decrees, state.gusted = self.decrees, self.gusted
        state.ledger, state.pending = self.ledger, ()
        state.push(*steps)
        return state


def rules(state: State, seat: Seat, move: Move) -> list[str]:
    return [str(reason.rule) for reason in faults(state, seat, move)]


def faults(state: State, seat: Seat, move: Move) -> tuple[Reason, ...]:
    return GAME.faults(state, seat, move)


def after_dealing(state: State, *moves: str) -> State:
    """The state after chance dealt so."""
    for move in moves:
        state = GAME.apply(state, CHANCE, GAME.parse(move))
    return state


def set_up(players: int, options: dict[str, str] | None = None) -> Line[State, Move, View]:
    return Line(GAME, GAME.spec.chosen(players, options))
