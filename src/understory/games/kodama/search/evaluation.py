"""How good a move looks: points now, what Kodamas in hand would gain, runs to build on, and room left to grow.

Worth is in tenths of a point, an integer: bots compare it, nobody else sees it. From views alone.
"""

from random import Random
from typing import Final, Protocol

from understory.core import HandView, LegalMoves, Viewer
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import KodamaId
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.decrees import as_placed, limit, placement_bonus
from understory.games.kodama.rules.draft import Picking
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import Blow, Move, Pass, Pick, Place, ScoreKodama
from understory.games.kodama.rules.placement import Placement
from understory.games.kodama.rules.scoring import Counts, Foliage, runs
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama.rules.view import View

PAIRS: Final = 4
"""So many of the most promising (card, parent) pairs are looked at closely."""
PLACES: Final = 6
"""So many places of each."""
POINT: Final = 10
KODAMA: Final = (3, 4, 6)
"""What a point of a Kodama in hand is worth while growing, season by season, in tenths."""
BUILD: Final = 3
"""What an icon of a run that can still be carried on is worth."""


class Sight(Protocol):
    """What weighing placements needs of a view: whose it is, their Kodamas, and the time of year."""

    @property
    def viewer(self) -> Viewer:
        """Whoever looks on."""
        ...

    @property
    def hands(self) -> tuple[HandView[KodamaId], ...]:
        """The Kodamas in hand."""
        ...

    @property
    def season_number(self) -> int:
        """The season, counted from 0."""
        ...


class Evaluator:
    """Weighs the moves of whoever owns the view."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def choose(self, view: View, legal: LegalMoves[Move], rng: Random) -> Move:
        """The move that looks best."""
        if isinstance(legal, Growing):
            return self.best_placement(view, legal, rng)
        if isinstance(legal, Picking):
            growing = legal.growing(*legal.hand)
            worth = {card: self.card_worth(view, growing, card) for card in legal.hand}
            return max(legal, key=lambda move: worth[move.card] if isinstance(move, Pick) else 0)
        return max(legal, key=lambda move: self.kodama_worth(view, move))

    def kodama_worth(self, view: View, move: Move) -> int:
        """What a Kodama gives now."""
        return 0 if view.viewer is None else self.kodama_points(move, self.shelf.foliage(view.trees[view.viewer]))

    def kodama_points(self, move: object, tree: Foliage) -> int:
        """What scoring a Kodama gives for a tree; 0 for any other move."""
        return award(self.shelf.kodamas[move.kodama].condition, tree).points if isinstance(move, ScoreKodama) else 0

    def best_placement(self, view: Sight, legal: Growing, rng: Random) -> Move:
        """The best pair of card and parent, then the place that leaves most room."""
        places = legal.canonical.pairs()
        if not places:
            return Blow() if legal.may_gust else Pass()
        worth = {pair: self.pair_worth(view, legal, *pair) for pair in places}
        likely = sorted(worth, key=lambda pair: (-worth[pair], pair))[:PAIRS]
        candidates = [
            legal.canonical[index]
            for pair in likely
            for index in rng.sample(places[pair], min(PLACES, len(places[pair])))
        ]
        chosen = max(candidates, key=lambda place: worth[place.card, place.parent] + self.room(legal.tree, place))
        return Place(chosen.card, legal.tree.cards[chosen.parent], chosen.u, chosen.v, chosen.turn)

    def card_worth(self, view: Sight, legal: Growing, card: CardId) -> int:
        """What a card is worth on the parent that suits it best, whether or not there is room; 0 where none does."""
        most = limit(legal.decree)
        parents = (parent for parent in range(len(legal.tree)) if legal.points(card, parent) <= most)
        return max((self.pair_worth(view, legal, card, parent) for parent in parents), default=0)

    def pair_worth(self, view: Sight, legal: Growing, card: CardId, parent: int) -> int:
        """What laying a card on a parent is worth, wherever it lies there, Kodamas in hand included."""
        return self.growth_worth(legal, card, parent) + self.prospects(view, self.grown(legal, card, parent))

    def growth_worth(self, legal: Growing, card: CardId, parent: int) -> int:
        """What laying a card on a parent is worth without Kodamas: its points, and runs to build on."""
        new = as_placed(legal.decree, self.shelf.counts[card])
        scored = legal.points(card, parent)
        bonus = placement_bonus(legal.decree, new, legal.tree, parent, scored)
        return POINT * (scored + bonus) + self._to_build_on(legal, new, parent)

    def grown(self, legal: Growing, card: CardId, parent: int) -> Foliage:
        """The tree with one more card, as it will count when Kodamas are scored."""
        return with_card(legal.lasting, card, parent, self.shelf.counts[card])

    def prospects(self, view: Sight, tree: Foliage) -> int:
        """What the hand's Kodamas would give for a tree, a part of it as the tree will still change."""
        if view.viewer is None:
            return 0
        known = view.hands[view.viewer].known
        return KODAMA[view.season_number] * sum(
            award(self.shelf.kodamas[card].condition, tree).points for card in known
        )

    def _to_build_on(self, legal: Growing, new: Counts, parent: int) -> int:
        """Runs that end on the new card and can be carried on without breaking the limit."""
        most = limit(legal.decree) - 2
        return sum(BUILD * min(run.length, most) for run in runs(legal.foliage, new, parent))

    def room(self, tree: Tree, place: Placement) -> int:
        """How freely a card would lie: far from the others and off the table edge, in tenths of a point."""
        grown = tree.grown(self.shelf.branches[place.card], place.parent, place.u, place.v, place.turn)
        new = grown.pose(len(tree))
        others = (grown.pose(card) for card in range(len(tree)) if card != place.parent)
        nearest = min((abs(new.x - other.x) + abs(new.y - other.y) for other in others), default=12_000)
        return min(nearest, 12_000) // 1_000 + min(new.y, 20_000) // 4_000


def with_card(foliage: Foliage, card: CardId, parent: int, counts: Counts) -> Foliage:
    """A tree's icons with one more card, wherever it lies: enough for what does not depend on the place."""
    tree = foliage.tree
    pose = tree.poses[: len(tree.poses) // len(tree)]
    grown = Tree((*tree.cards, card), tree.parents + bytes((parent,)), tree.poses + pose)
    return Foliage(grown, (*foliage.counts, counts), foliage.trunk_icon, foliage.covers, foliage.lone)
