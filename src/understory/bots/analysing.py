"""A decision that was made, looked into: what a search would have done instead, what that cost, and how sure it is.

It is asked from the view of whoever decided, so that nobody is blamed for what they could not know. The move that was
made and the one that seems best meet the same worlds and the same luck, trial by trial; what one cost against the other
is the mean of those differences. Values are chances to win as the search reckons them, from 0 to 1.

Where moves name the card that they lay, the best place for that card is looked for too, and the best for another.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from understory.bots.ismcts import Search
from understory.bots.plain import guide_of
from understory.bots.tree import Edge
from understory.core import Box

SIMS: Final = 240
"""Simulations for one decision, where nobody says how many."""
_OWN: Final = 3
"""Every so many of them go to the move that was made."""
_PLACES: Final = 3
"""So many of the likeliest places for the same card, and for others, are tried as often as one another."""
_SURE: Final = 1.96
"""Standard errors on each side of what is true nineteen times in twenty."""
_SHOWN: Final = 4
COACHED: Final = 120
"""Simulations for what a coach says of a decision that is still open."""
_TOLD: Final = 40


@runtime_checkable
class Laying(Protocol):
    """A move that names the card it lays."""

    @property
    def card(self) -> object:
        """The card."""
        ...


@dataclass(frozen=True, slots=True)
class Analysed:
    """A decision looked into. `chance` is what the seat had with the move it made; `cost` what another would have
    added, give or take `doubt`; `others` the moves tried most, with their chances; `places` the best place for the
    card that was laid and the best for another, each with its chance, where moves lay cards."""

    move: str
    best: str
    chance: float
    cost: float
    doubt: float
    sims: int
    worlds: int
    others: tuple[tuple[str, float], ...]
    places: tuple[tuple[str, float], ...] = ()

    @property
    def sure(self) -> bool:
        """Whether the cost is more than luck may have made of nothing."""
        return self.cost > self.doubt


def analysed_move(box: Box[Any, Any, Any], view: Any, notation: str, sims: int, rng: Random) -> Analysed:
    """A move that the view's owner made, looked into with so many simulations."""
    guide, move = guide_of(box), box.game.parse(notation)
    search: Search[Any, Any, Any] = Search(box.game, guide, view, guide.ahead, rng)
    made = next((edge for edge in search.root if edge.move == move), None)
    if made is None:
        made = Edge(move)
        search.root.append(made)
    places = _likely(search.root, made)
    for done in range(sims):
        turn, rest = divmod(done, _OWN)
        search.simulate(made if rest == 0 else places[turn % len(places)] if rest == 1 and places else None)
    best = search.best()
    while best.visits < made.visits:  # as often as the other, so that they can be compared world by world
        search.simulate(best)
    cost, doubt = (0.0, 0.0) if best is made else _difference(best, made)
    if cost <= 0:
        best, cost = made, 0.0
    tried = sorted((edge for edge in search.root if edge.visits), key=lambda edge: -edge.visits)[:_SHOWN]
    others = tuple((str(edge.move), round(edge.mean, 4)) for edge in tried)
    told = round(made.mean, 4), round(cost, 4), round(doubt, 4)
    return Analysed(
        notation, str(best.move), *told, search.sims, len(search.worlds), others, _places(search.root, made)
    )


def _lays(move: object) -> object | None:
    return move.card if isinstance(move, Laying) else None


def _likely(root: list[Edge[Any]], made: Edge[Any]) -> list[Edge[Any]]:
    """The likeliest other places for the card that was laid, and for other cards; nothing where no card is laid."""
    card = _lays(made.move)
    if card is None:
        return []
    laying = [edge for edge in root if edge is not made and _lays(edge.move) is not None]
    same = [edge for edge in laying if _lays(edge.move) == card]
    others = [edge for edge in laying if _lays(edge.move) != card]
    return [*same[:_PLACES], *others[:_PLACES]]


def _places(root: list[Edge[Any]], made: Edge[Any]) -> tuple[tuple[str, float], ...]:
    """The best place that was found for the card that was laid, where it is another than its own, and for another."""
    card = _lays(made.move)
    if card is None:
        return ()
    enough = max(2, max(edge.visits for edge in root) // 8)
    tried = [edge for edge in root if edge.visits >= enough and _lays(edge.move) is not None]
    same = [edge for edge in (made, *tried) if _lays(edge.move) == card]
    another = [edge for edge in tried if _lays(edge.move) != card]
    found = [max(edges, key=lambda edge: edge.mean) for edges in (same, another) if edges]
    return tuple((str(edge.move), round(edge.mean, 4)) for edge in found)


def thoughts_at(
    shelf: Callable[[str], Box[Any, Any, Any]], game: str, view: Any, sims: int, seed: str
) -> tuple[tuple[str, int, float], ...]:
    """What a search makes of a decision that is still open, from the view of whoever decides: the moves that it tried
    most, how often, and with what chance to win."""
    box = shelf(game)
    guide = guide_of(box)
    search: Search[Any, Any, Any] = Search(box.game, guide, view, guide.ahead, Random(seed))
    for _ in range(sims):
        search.simulate()
    tried = sorted((edge for edge in search.root if edge.visits), key=lambda edge: -edge.visits)
    return tuple((str(edge.move), edge.visits, round(edge.mean, 4)) for edge in tried[:_TOLD])


def _difference(best: Edge[Any], made: Edge[Any]) -> tuple[float, float]:
    """By how much one fared better than the other in the worlds that both met, and how uncertain that is."""
    met = min(best.trials, made.trials)
    values = [_trial(best, at) - _trial(made, at) for at in range(met)]
    mean = sum(values) / met
    spread = sum((value - mean) ** 2 for value in values) / max(1, met - 1)
    return mean, _SURE * sqrt(spread / met)


def _trial(edge: Edge[Any], at: int) -> float:
    return edge.totals[at + 1] - edge.totals[at]


def analysed_at(
    shelf: Callable[[str], Box[Any, Any, Any]], game: str, view: Any, notation: str, sims: int, seed: str
) -> Analysed:
    """The same for a worker process: the game by its name, the luck by a word."""
    return analysed_move(shelf(game), view, notation, sims, Random(seed))
