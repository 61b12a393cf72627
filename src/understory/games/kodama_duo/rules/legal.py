"""What a seat may do beside placing: splitting three cards, and summoning a spirit."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, product
from random import Random

from understory.core import Reason, Seat
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.rules.decrees import roots_spirits
from understory.games.kodama.rules.family import decree_now
from understory.games.kodama.rules.moves import Pass
from understory.games.kodama.rules.scoring import ICONS
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama_duo.rules.moves import Split, Summon
from understory.games.kodama_duo.rules.state import Ask, Pending, State, kinds_on, other

Spot = tuple[int, int]
"""An icon by its place: the card's in the tree, the icon's on the card."""


class Splitting:
    """The ways to make two piles. Either pile may be named; listed is the one with the lone card."""

    __slots__ = ("revealed",)

    closed = False
    public = True

    def __init__(self, revealed: tuple[CardId, ...]) -> None:
        self.revealed = revealed

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Split) and set(move.pile) < set(self.revealed)

    def __iter__(self) -> Iterator[Split]:
        return (Split((card,)) for card in self.revealed)

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self.revealed)

    def only(self) -> Split | None:
        """Never forced: three cards can be split in three ways."""
        return None

    def sample(self, rng: Random) -> Split:
        """One of the listed moves, all equally likely."""
        return Split((rng.choice(self.revealed),))


def splitting_faults(state: State, _: Pending, move: Split) -> Iterator[Reason]:
    """Both piles hold a card, and no card that was not revealed."""
    yield Reason.of("duo.growth.split", pile=move.pile, revealed=state.revealed)


class Summoning:
    """The spirits that may be summoned and the icons they may be laid over, any on any.

    Rules: duo.spirit.summon, .steal, .no-stack, .stays; a second spirit may be declined.
    """

    __slots__ = ("_covered", "_starts", "free", "kinds", "may_decline", "tree")

    closed = True
    public = True

    def __init__(self, state: State, step: Pending) -> None:
        self.tree: Tree = state.trees[step.seat]
        self.may_decline = step.ask is Ask.SUMMON_MORE
        self.kinds = summonable(state, step.seat)
        # The tree's icons are numbered through, card by card: where each card's begin, and which lie under spirits.
        starts = self._starts = [0, *accumulate(map(len, map(state.shelf.kinds.__getitem__, self.tree.cards)))]
        self._covered = sorted([starts[cover.card] + cover.icon for cover in state.covers[step.seat]])
        self.free: int = starts[-1] - len(self._covered)
        """How many icons no spirit lies over."""

    @property
    def spots(self) -> list[Spot]:
        """Every icon that no spirit lies over."""
        return [self._spot(at) for at in range(self.free)]

    def _spot(self, at: int) -> Spot:
        """One of them, counted from 0."""
        for covered in self._covered:
            at += covered <= at
        card = bisect_right(self._starts, at) - 1
        return card, at - self._starts[card]

    def move(self, kind: Icon, spot: Spot) -> Summon:
        """The move that lays a spirit over the icon at this place."""
        return Summon(kind, self.tree.cards[spot[0]], spot[1] + 1)

    def __contains__(self, move: object) -> bool:
        match move:
            case Summon(kind, card, icon):
                places = [spot for spot in self.spots if spot[1] == icon - 1]
                return kind in self.kinds and any(self.tree.cards[at] == card for at, _ in places)
            case Pass():
                return self.may_decline
            case _:
                return False

    def __iter__(self) -> Iterator[Summon | Pass]:
        yield from (self.move(kind, spot) for kind, spot in product(self.kinds, self.spots))
        if self.may_decline:
            yield Pass()

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self.kinds) * self.free + self.may_decline

    def only(self) -> Summon | Pass | None:
        """The one answer, where there is just one."""
        return next(iter(self)) if len(self) == 1 else None

    def sample(self, rng: Random) -> Summon | Pass:
        """One of the listed moves, all equally likely."""
        kind, at = divmod(int(rng.random() * len(self)), self.free)
        return self.move(self.kinds[kind], self._spot(at)) if kind < len(self.kinds) else Pass()


def summonable(state: State, seat: Seat) -> tuple[Icon, ...]:
    """The spirits that the player who summons may take: of icons on the discarded cards, not on the own tree."""
    kinds = state.shelf.kinds
    offered = {kind for card in state.spares for kind in kinds[card]} - kinds_on(state.covers[seat])
    if roots_spirits(decree_now(state)):
        offered -= kinds_on(state.covers[other(seat)])
    return tuple([kind for kind in ICONS if kind in offered])


def summoning_faults(state: State, step: Pending, move: Summon | Pass) -> Iterator[Reason]:
    """Every rule that a summoning would break; the first spirit may not be declined."""
    if isinstance(move, Pass):
        yield Reason.of("duo.spirit.summon", discarded=state.spares)
        return
    seat, kinds = step.seat, state.shelf.kinds
    tree, own = state.trees[seat], state.covers[seat]
    offered = {kind for card in state.spares for kind in kinds[card]}
    if move.kind not in offered:
        yield Reason.of("duo.spirit.summon", spirit=str(move.kind), discarded=state.spares)
    if move.kind in kinds_on(own):
        yield Reason.of("duo.spirit.stays", spirit=str(move.kind))
    if state.decree and roots_spirits(decree_now(state)) and move.kind in kinds_on(state.covers[other(seat)]):
        yield Reason.of("kodama.decree.overrides", spirit=str(move.kind), decree=state.decree)
    if move.card not in tree.cards or not 1 <= move.icon <= len(kinds[move.card]):
        yield Reason.of("duo.spirit.summon", card=move.card, icon=move.icon)
        return
    spot = (tree.cards.index(move.card), move.icon - 1)
    if any(spot == (cover.card, cover.icon) for cover in own):
        yield Reason.of("duo.spirit.no-stack", card=move.card, icon=move.icon)
