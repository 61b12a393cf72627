"""The tree that a search grows: what was tried at each decision, how often, and how it went.

A node stands for a line of decisions, whatever chance dealt between them. Seats that choose at the same time choose at
the same node, each by its own table, so that none knows another's choice. Values are from 0 to 1.
"""

from collections.abc import Iterable
from math import log, sqrt
from typing import Final, Generic, TypeVar

from understory.core import Seat

M = TypeVar("M")

_EXPLORE: Final = 0.7
"""How much a move that was seldom tried is favoured below the root."""
_WIDEN: Final = 1.6
"""A table holds about so many moves times the square root of its visits."""


class Edge(Generic[M]):
    """A move of one seat at one node. `available` counts the visits at which it could have been made; `lead` is how
    much better than the best other it seemed before anything was tried, and never above 0 but for the best itself.
    `trials` are its visits at the root, the n-th of which meets the n-th world, and `totals` what they had given after
    each; visits that were carried on from an earlier search are no trials."""

    __slots__ = ("available", "lead", "move", "squares", "total", "totals", "trials", "visits")

    def __init__(self, move: M, lead: float = 0.0) -> None:
        self.move = move
        self.lead = lead
        self.visits = 0
        self.total = 0.0
        self.trials = 0
        self.totals = [0.0]
        self.squares = 0.0
        self.available = 0

    @property
    def mean(self) -> float:
        """How well it went for who made it."""
        return self.total / self.visits if self.visits else 0.0

    def add(self, value: float) -> None:
        """One more visit that went so."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    def try_out(self, value: float) -> None:
        """One more trial at the root, where it is kept what each world gave."""
        self.add(value)
        self.trials += 1
        self.totals.append(self.totals[-1] + value)

    def carry_on(self, known: "Edge[M]") -> None:
        """Begin with what is known of the same move from when it stood below the root."""
        self.visits, self.total, self.squares = known.visits, known.total, known.squares


class Node(Generic[M]):
    """A decision in the tree, of one seat or of several at once."""

    __slots__ = ("children", "tried")

    def __init__(self) -> None:
        self.tried: dict[Seat, dict[M, Edge[M]]] = {}
        self.children: dict[tuple[M, ...], Node[M]] = {}

    def child(self, moves: tuple[M, ...]) -> "Node[M] | None":
        """Where these choices led, if that was tried before; if not, it is a leaf from now on."""
        found = self.children.get(moves)
        if found is None:
            self.children[moves] = Node()
        return found

    def edges(self, seat: Seat) -> dict[M, Edge[M]]:
        """What a seat has tried here."""
        found = self.tried.get(seat)
        if found is None:
            found = self.tried[seat] = {}
        return found


def wide_enough(edges: int, visits: int) -> bool:
    """Whether a node visited so often has so many moves to choose from that no new one is wanted."""
    return edges >= _WIDEN * sqrt(visits + 1)


def upper(edges: Iterable[Edge[M]]) -> Edge[M]:
    """The available move with the highest upper bound; one that was never tried comes first."""
    best: Edge[M] | None = None
    highest = -1.0
    for edge in edges:
        edge.available += 1
        if not edge.visits:
            bound = 10.0
        else:
            bound = edge.total / edge.visits + _EXPLORE * sqrt(log(edge.available) / edge.visits)
        if bound > highest:
            best, highest = edge, bound
    if best is None:
        raise ValueError("there is nothing to choose from")
    return best
