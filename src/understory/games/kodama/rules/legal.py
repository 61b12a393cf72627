"""What a seat may do while growing: any placement on the lattice that the rules allow, listed by the canonical set."""

from collections.abc import Iterator
from random import Random

from understory.core import Reason
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import Decree
from understory.games.kodama.rules.decrees import allows_gust, as_placed, limit, while_growing
from understory.games.kodama.rules.moves import Blow, Move, Pass, Place
from understory.games.kodama.rules.placement import Canonical, Placement
from understory.games.kodama.rules.scoring import Cover, Foliage, points, strides
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.tree import Tree

_TRIES = 8
"""Random placements that score too much are drawn again so often before all are listed."""


class Growing:
    """The legal moves of a player who is to place a card: an open set.

    Passing is legal exactly when the canonical set is empty for every card on offer (kodama.place.stuck).
    """

    __slots__ = (
        "_canonical",
        "_foliage",
        "_lasting",
        "covers",
        "decree",
        "may_gust",
        "offer",
        "rule",
        "shelf",
        "stuck",
        "tree",
    )

    closed = False
    public = True

    def __init__(
        self,
        shelf: Shelf,
        tree: Tree,
        offer: tuple[CardId, ...],
        decree: Decree | None,
        *,
        gusted: bool = False,
        covers: tuple[Cover, ...] = (),
        rule: str = "kodama.growth.turn",
        stuck: str = "kodama.place.stuck",
    ) -> None:
        self.shelf = shelf
        self.tree = tree
        self.offer = offer
        self.decree = decree
        self.may_gust = allows_gust(decree) and not gusted
        self.covers = covers
        """The spirits on the tree."""
        self.rule = rule
        """What says which cards are on offer."""
        self.stuck = stuck
        """What says when a player may pass."""
        self._foliage: Foliage | None = None
        self._lasting: Foliage | None = None
        self._canonical: Canonical | None = None

    @property
    def foliage(self) -> Foliage:
        """The tree's icons as they count now."""
        if self._foliage is None:
            self._foliage = while_growing(self.decree, self.lasting)
        return self._foliage

    @property
    def lasting(self) -> Foliage:
        """The tree's icons as they count whatever the decree."""
        if self._lasting is None:
            self._lasting = self.shelf.foliage(self.tree, self.covers)
        return self._lasting

    @property
    def canonical(self) -> Canonical:
        """The canonical placements that keep within the limit."""
        if self._canonical is None:
            parents = {card: self.within(card) for card in self.offer}
            self._canonical = self.shelf.placing.canonical(self.tree, self.offer, parents)
        return self._canonical

    def fits(self, card: CardId) -> bool:
        """Whether the canonical set has a placement of this card; found without listing it."""
        fits, most = self.shelf.placing.fits, limit(self.decree)
        latest_first = reversed(range(len(self.tree)))
        return any(self.points(card, at) <= most and fits(self.tree, card, at) for at in latest_first)

    def parents(self, card: CardId) -> list[int]:
        """The parents on which the canonical set has a placement of this card; found without listing it."""
        fits, tree = self.shelf.placing.fits, self.tree
        return [parent for parent in self.within(card) if fits(tree, card, parent)]

    def within(self, card: CardId) -> list[int]:
        """The parents on which a card keeps within the limit (kodama.place.ten)."""
        most = limit(self.decree)
        own = [(at, count) for at, count in enumerate(as_placed(self.decree, self.shelf.counts[card])) if count]
        scored = [sum([count + run[at] for at, count in own if run[at]]) for run in strides(self.foliage)]
        return [parent for parent, points in enumerate(scored) if points <= most]

    def points(self, card: CardId, parent: int) -> int:
        """What a card would score on a parent, decrees apart."""
        return points(self.foliage, as_placed(self.decree, self.shelf.counts[card]), parent)

    def faults(self, move: Move) -> Iterator[Reason]:
        """Every rule that a move of the kind asked for would break."""
        match move:
            case Place():
                yield from self._place_faults(move)
            case Pass():
                if self.canonical:
                    yield Reason.of(self.stuck, places=len(self.canonical))
            case Blow() if allows_gust(self.decree):
                if not self.may_gust:
                    yield Reason.of("kodama.decree.gust")
            case _:
                yield Reason.of("table.asked")

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place):
            return isinstance(move, Pass | Blow) and not any(True for _ in self.faults(move))
        if move.card not in self.offer or move.on not in self.tree.cards:
            return False
        parent = self.tree.cards.index(move.on)
        return self.points(move.card, parent) <= limit(self.decree) and self.shelf.placing.is_legal(
            self.tree, move.card, parent, move.u, move.v, move.turn
        )

    def __iter__(self) -> Iterator[Move]:
        for place in self.canonical:
            yield self._move(place)
        if not self.canonical:
            yield Pass()
        if self.may_gust:
            yield Blow()

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return max(1, len(self.canonical)) + self.may_gust

    def only(self) -> Move | None:
        """Never forced: placements beside the canonical ones are open too."""
        return None

    def sample(self, rng: Random) -> Move:
        """One of the listed moves, all equally likely."""
        most = limit(self.decree)
        for _ in range(_TRIES):
            place = self.shelf.placing.sample(self.tree, self.offer, rng, others=self.may_gust)
            if place is None:
                return self._unplaced(rng)
            if self.points(place.card, place.parent) <= most:
                return self._move(place)
        pick = rng.randrange(len(self))
        return self._move(self.canonical[pick]) if pick < len(self.canonical) else self._unplaced(rng)

    def _unplaced(self, rng: Random) -> Move:
        """One of the listed moves that place nothing."""
        if not self.may_gust:
            return Pass()
        return Blow() if self.canonical or rng.random() < 0.5 else Pass()

    def _move(self, place: Placement) -> Place:
        card, parent, u, v, turn = place
        return Place(card, self.tree.cards[parent], u, v, turn)

    def _place_faults(self, move: Place) -> Iterator[Reason]:
        if move.card not in self.offer:
            yield Reason.of(self.rule, card=move.card)
            return
        if move.on not in self.tree.cards:
            yield Reason.of(self.rule, card=move.card, on=move.on)
            return
        parent = self.tree.cards.index(move.on)
        yield from self.shelf.placing.faults(self.tree, move.card, parent, move.u, move.v, move.turn)
        scored, most = self.points(move.card, parent), limit(self.decree)
        if scored > most:
            yield Reason.of("kodama.place.ten", points=scored, most=most)


def growing_in(legal: object) -> Growing | None:
    """The legal moves, where they are those of a player who is to place a card."""
    return legal if isinstance(legal, Growing) else None
