"""Where a branch card may be laid: the law of placing, the canonical set, random places and snapping.

A placement is five values: the card, the parent it is laid on (a place in the tree), where the card's connecting end
lies in the parent's own frame (u, v in 0.01 mm from its centre, y up), and its turn against the parent (0.1 degree,
0 to 3599, counterclockwise). Any such lattice placement may be legal; the canonical set is a finite part of them
that bots and the rule for being stuck go by. Scoring is not known here: callers leave out parents on which a
card would score more than ten.
"""

from array import array
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from understory.core import Reason
from understory.games.kodama.pack.cards import Branch, Card, CardId
from understory.games.kodama.pack.ground import Ground, Join, ground_of, join_of, places_on
from understory.games.kodama.rules.misplacement import Measured, describe, unreadable
from understory.games.kodama.rules.order import Point, Rows, spread
from understory.games.kodama.rules.tree import Tree, unpacked
from understory.geometry import WAVES, kernel
from understory.geometry.kernel import PLACE, POSE
from understory.geometry.snapping import nearest

HINT_SPARE: Final = 50
"""Placements that are shown as hints keep half a millimetre more off icons, cards and table edge than they must."""

SNAP_REACH: Final = 1500
SNAP_STEP: Final = 200
SNAP_SWING: Final = 450
SNAP_TURN: Final = 50
"""Snapping looks this far for a legal place, in these steps: 15 mm by 2 mm, and 45 degrees by 5."""

TRIES: Final = 64
"""So many random places are tried before all are listed; about 15 are needed."""

PROBED: Final = 61
"""How open a tree is, is asked at one of so many places; there are about 200 for each card and connecting end."""

REMEMBERED: Final = 2048
"""So many sets of legal places are remembered, some 5 kB each."""

_ONE_PLACE: Final = array("q", bytes(40))
"""Room for a card's index in an offer, its parent, and where it lies there."""

Parents = Mapping[CardId, Sequence[int]]
"""For each card the parents it may be laid on."""


class Placement(NamedTuple):
    """A card laid on another."""

    card: CardId
    parent: int
    u: int
    v: int
    turn: int


class Canonical(Sequence[Placement]):
    """The canonical placements of some cards on a tree, listed card by card, parent by parent."""

    __slots__ = ("_parts", "_size")

    def __init__(self, parts: list[tuple[CardId, memoryview]]) -> None:
        self._parts = parts
        self._size = sum(len(spots) for _, spots in parts) // 4

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Placement]:
        for card, spots in self._parts:
            numbers = iter(spots)
            for parent, u, v, turn in zip(numbers, numbers, numbers, numbers, strict=True):
                yield Placement(card, parent, u, v, turn)

    def __getitem__(self, index: int) -> Placement:  # type: ignore[override]  # slices are of no use here
        rest = index if index >= 0 else index + self._size
        for card, spots in self._parts:
            if 0 <= rest < len(spots) // 4:
                return Placement(card, *spots[4 * rest : 4 * rest + 4])
            rest -= len(spots) // 4
        raise IndexError(index)

    def pairs(self) -> dict[tuple[CardId, int], range]:
        """For each card and parent that have placements, where in the listing these stand."""
        found: dict[tuple[CardId, int], range] = {}
        first = 0
        for card, spots in self._parts:
            for parent, count in Counter(spots[::4].tolist()).items():
                found[card, parent] = range(first, first + count)
                first += count
        return found


@dataclass(frozen=True, slots=True)
class Tables:
    """Where the places of every join on every card stand, by number (see `geometry.probing`)."""

    grounds: dict[CardId, int]
    joins: dict[CardId, int]
    spans: "array[int]"
    all_joins: "array[int]"
    places: "array[int]"


class Placing:
    """The law of placing for a set of cards. Holds tables made from the cards, and remembers legal sets; no game."""

    __slots__ = ("_cards", "_grounds", "_joins", "_places", "_remember", "_remembered", "_rows", "_spans", "_tables")

    def __init__(self, cards: Iterable[Card], remember: int = REMEMBERED) -> None:
        self._remember = remember
        self._cards: dict[str, Card] = {card.id: card for card in cards}
        self._joins = {card.id: join_of(card) for card in self._cards.values() if isinstance(card, Branch)}
        self._grounds: dict[CardId, Ground] = {}
        self._places = array("h")
        self._spans: dict[Join, dict[CardId, tuple[int, int]]] = {join: {} for join in self._joins.values()}
        self._rows: dict[Join, dict[CardId, Rows]] = {join: {} for join in self._joins.values()}
        self._remembered: OrderedDict[tuple[Tree, Join], bytes] = OrderedDict()
        self._tables: Tables | None = None

    def __reduce__(self) -> tuple[type["Placing"], tuple[tuple[Card, ...], int]]:
        return Placing, (tuple(self._cards.values()), self._remember)

    def faults(self, tree: Tree, card: CardId, parent: int, u: int, v: int, turn: int) -> tuple[Reason, ...]:
        """Every rule of geometry that a placement breaks, with the evidence; empty if it breaks none."""
        join = self._joins.get(card)
        if join is None:
            return (Reason.of("kodama.growth.turn", card=str(card)),)
        wrong = unreadable(len(tree), parent, u, v, turn)
        if wrong:
            return wrong
        ground = self._ground(tree.cards[parent])
        found = array("q", bytes(8 * (2 + len(tree) + len(ground.icons) // 3)))
        kernel().judge(WAVES, unpacked(tree.poses), parent, ground.bark, ground.icons, *join, u, v, turn, found)
        return describe(Measured(self._cards[tree.cards[parent]], parent, u, v, len(tree), found))

    def is_legal(self, tree: Tree, card: CardId, parent: int, u: int, v: int, turn: int, spare: int = 0) -> bool:
        """Whether a placement breaks no rule of geometry, with `spare` (0.01 mm) more room than the law asks."""
        join = self._joins.get(card)
        if join is None or unreadable(len(tree), parent, u, v, turn):
            return False
        ground = self._ground(tree.cards[parent])
        return kernel().legal(WAVES, unpacked(tree.poses), parent, ground.bark, ground.icons, *join, u, v, turn, spare)

    def canonical(self, tree: Tree, cards: Iterable[CardId], parents: Parents | None = None) -> Canonical:
        """The canonical placements of these cards, on any parent or on those that are given."""
        parts = []
        listed: dict[Join, memoryview] = {}
        for card in cards:
            join = self._joins[card]
            spots = listed.get(join)
            if spots is None:
                spots = listed[join] = memoryview(self._legal(tree, join)).cast("h")
            if parents is not None and len(parents[card]) < len(tree):
                spots = _on(spots, parents[card])
            parts.append((card, spots))
        return Canonical(parts)

    def fits(self, tree: Tree, card: CardId, parent: int) -> bool:
        """Whether a card has a canonical placement on this parent: places are tried until one stands free."""
        _, count = self._span(tree.cards[parent], self._joins[card])
        return bool(self._tried(tree, card, parent, spread(count), count))

    def points_on(self, tree: Tree, card: CardId, parent: int) -> list[Point]:
        """The points of a parent at which a card has a canonical placement."""
        rows = self._rows_of(tree.cards[parent], card)
        found = self._tried(tree, card, parent, rows.all, rows.width)
        return [*zip(found[::3], found[1::3], strict=True)]

    def turns_at(self, tree: Tree, card: CardId, parent: int, point: Point) -> set[int]:
        """The turns of a card's canonical placements at one point of a parent."""
        return {*self._tried(tree, card, parent, self._rows_of(tree.cards[parent], card).at(point), 1)[2::3]}

    def hints(self, tree: Tree, cards: Iterable[CardId], parents: Parents | None = None) -> list[Placement]:
        """The canonical placements that leave half a millimetre to spare, so that none looks doubtful."""
        return [
            place
            for place in self.canonical(tree, cards, parents)
            if self.is_legal(tree, place.card, place.parent, place.u, place.v, place.turn, HINT_SPARE)
        ]

    def sample(
        self, tree: Tree, cards: Sequence[CardId], rng: Random, parents: Parents | None = None, others: int = 0
    ) -> Placement | None:
        """One of the canonical placements, all equally likely; `None` exactly when there is none.

        Where a caller has so many `others` to choose from besides, `None` stands for them too, each as likely as any
        placement.
        """
        if parents is None:
            tables = self._tables or self._tabulated()
            grounds = array("q", [*map(tables.grounds.__getitem__, tree.cards)])
            offer = array("q", [*map(tables.joins.__getitem__, cards)])
            randoms = memoryview(rng.getrandbits(32 * TRIES).to_bytes(4 * TRIES, "little")).cast("I")
            found = _ONE_PLACE[:]
            if offer and kernel().draw(
                WAVES,
                unpacked(tree.poses),
                self._places,
                tables.spans,
                grounds,
                tables.all_joins,
                offer,
                others,
                randoms,
                found,
            ):
                index, parent, u, v, turn = found
                return Placement(cards[index], parent, u, v, turn) if index >= 0 else None
        listed = self.canonical(tree, cards, parents)
        pick = rng.randrange(len(listed) + others) if listed else 0
        return listed[pick] if pick < len(listed) else None

    def on_parent(self, tree: Tree, card: CardId, parent: int, rng: Random, number: int = 1) -> list[Placement]:
        """So many random canonical placements of a card on one parent; fewer where some were not found in `TRIES`."""
        join = self._joins[card]
        randoms = memoryview(rng.randbytes(4 * TRIES * number)).cast("I")
        span, found = self._span(tree.cards[parent], join), array("q", bytes(24 * number))
        count = kernel().draw_on(WAVES, unpacked(tree.poses), self._places, *span, parent, *join, randoms, TRIES, found)
        return [Placement(card, parent, *found[3 * at : 3 * at + 3]) for at in range(count)]

    def openness(self, tree: Tree, poses: bytes, card: CardId, worth: "array[int]") -> "array[int]":
        """What a tree is open to with one more card, for each pose of it: of each card a part of its worth for every
        kind of connecting end, more where more places are free. Looks at one of each `PROBED` canonical places, so
        that it may miss a few."""
        tables = self.tables
        grounds = array("q", [*[tables.grounds[each] for each in tree.cards], tables.grounds[card]])
        laid, ways = unpacked(poses), len(poses) // 8 // POSE
        found = array("q", bytes(16 * ways))
        kernel().openness(
            WAVES, unpacked(tree.poses), laid, ways, self._places, tables.spans, grounds, tables.all_joins, worth,
            PROBED, found,
        )  # fmt: skip
        return found[:ways]

    def snap(
        self, tree: Tree, card: CardId, parent: int, u: int, v: int, turn: int, spare: int = 0
    ) -> Placement | None:
        """The legal placement on this parent that is nearest to what was aimed at, if one is near (15 mm, 45 degrees).

        Nearest by the shift plus 0.3 mm a degree. A legal placement snaps to itself.
        """
        if card not in self._joins or unreadable(len(tree), parent, u, v, turn):
            return None
        ground = self._ground(tree.cards[parent])
        aim = (WAVES, unpacked(tree.poses), parent, ground.bark, ground.icons, *self._joins[card], u, v, turn, spare)
        found = array("q", bytes(24))
        if kernel().snap(*aim, SNAP_OFFSETS, SNAP_SWING, SNAP_TURN, found):
            return Placement(card, parent, *found)
        return None if spare else self._canonical_near(tree, card, parent, u, v, turn)

    def _canonical_near(self, tree: Tree, card: CardId, parent: int, u: int, v: int, turn: int) -> Placement | None:
        """The nearest canonical placement within snapping's reach: where room is scarce the search may step over it."""
        spots = self._spots(tree, card)
        found = nearest(spots, parent, u, v, turn, SNAP_REACH, SNAP_SWING)
        return Placement(card, *spots[4 * found : 4 * found + 4]) if found >= 0 else None

    def points(self, card: CardId) -> list[tuple[int, int]]:
        """The canonical points of a card for a connecting end, whether or not they can be used."""
        numbers = iter(self._ground(card).points)
        return list(zip(numbers, numbers, strict=True))

    def remembered(self) -> int:
        """How many sets of legal places are remembered now."""
        return len(self._remembered)

    def _ground(self, card: CardId) -> Ground:
        ground = self._grounds.get(card)
        if ground is None:
            ground = self._grounds[card] = ground_of(self._cards[card])
        return ground

    def _span(self, card: CardId, join: Join) -> tuple[int, int]:
        """Where in the table of places those on this card for this join stand, and how many there are."""
        span = self._spans[join].get(card)
        if span is None:
            places = places_on(self._ground(card), join)
            span = self._spans[join][card] = (len(self._places) // 3, len(places) // 3)
            self._places += places
        return span

    def _rows_of(self, on: CardId, card: CardId) -> Rows:
        """The places for a card on another, point by point."""
        join = self._joins[card]
        rows = self._rows[join].get(on)
        if rows is None:
            first, count = self._span(on, join)
            places = self._places[PLACE * first : PLACE * (first + count)]
            rows = self._rows[join][on] = Rows([*zip(places[::PLACE], places[1::PLACE], strict=True)])
        return rows

    def _tried(self, tree: Tree, card: CardId, parent: int, order: "memoryview[int]", width: int) -> "array[int]":
        """Of each so many places in this order the first that stands free, as (u, v, turn), where one does."""
        join = self._joins[card]
        span, found = self._span(tree.cards[parent], join), array("q", bytes(24 * (len(order) // (width or 1))))
        count = kernel().draw_on(WAVES, unpacked(tree.poses), self._places, *span, parent, *join, order, width, found)
        return found[: 3 * count]

    @property
    def tables(self) -> Tables:
        """All spans in one table for the kernel, made when first asked for."""
        return self._tables or self._tabulated()

    def _tabulated(self) -> Tables:
        joins = list(self._spans)
        spans = array("q")
        for join in joins:
            for card in self._cards:
                spans.extend(self._span(CardId(card), join))
        self._tables = Tables(
            grounds={CardId(card): index for index, card in enumerate(self._cards)},
            joins={card: joins.index(join) for card, join in self._joins.items()},
            spans=spans,
            all_joins=array("q", (number for join in joins for number in join)),
            places=self._places,
        )
        return self._tables

    def _spots(self, tree: Tree, card: CardId) -> "memoryview[int]":
        return memoryview(self._legal(tree, self._joins[card])).cast("h")

    def _legal(self, tree: Tree, join: Join) -> bytes:
        """All (parent, u, v, turn) of the canonical set for a join, as packed 16-bit numbers, parent by parent."""
        remembered = self._remembered
        spots = remembered.get((tree, join))
        if spots is not None:
            remembered.move_to_end((tree, join))
            return spots
        earlier = remembered.get((tree.before(), join)) if len(tree) > 1 else None
        spots = self._listed(tree, join, range(len(tree))) if earlier is None else self._shrunk(tree, join, earlier)
        remembered[tree, join] = spots
        if len(remembered) > self._remember:
            remembered.popitem(last=False)
        return spots

    def _listed(self, tree: Tree, join: Join, parents: Iterable[int]) -> bytes:
        """The canonical set for a join on these parents, made from the tables alone."""
        spans = array("q")
        total = 0
        for parent in parents:
            start, count = self._span(tree.cards[parent], join)
            spans.extend((parent, start, count, 0))
            total += count
        room = array("h", bytes(8 * total))
        count = kernel().enumerate_free(WAVES, unpacked(tree.poses), self._places, spans, array("q", join), room)
        return room[: 4 * count].tobytes()

    def _shrunk(self, tree: Tree, join: Join, earlier: bytes) -> bytes:
        """The canonical set from that of the tree before: less what the last card took, plus what it brought."""
        room = array("h", bytes(len(earlier)))
        spots = memoryview(earlier).cast("h")
        count = kernel().keep_clear(WAVES, unpacked(tree.poses), spots, *join, room)
        return room[: 4 * count].tobytes() + self._listed(tree, join, (len(tree) - 1,))


def _on(spots: memoryview, parents: Sequence[int]) -> memoryview:
    """Those of the spots, which are in the order of their parents, that are on these parents."""
    kept = array("h")
    column = spots[::4].tolist()
    for parent in sorted(parents):
        count = column.count(parent)
        if count:
            first = 4 * column.index(parent)
            kept.frombytes(spots[first : first + 4 * count].tobytes())
    return memoryview(kept.tobytes()).cast("h")


def _snap_offsets() -> "array[int]":
    """Shifts to try, by rising length."""
    steps = range(-SNAP_REACH // SNAP_STEP * SNAP_STEP, SNAP_REACH + 1, SNAP_STEP)
    within = [(x, y) for x in steps for y in steps if x * x + y * y <= SNAP_REACH**2]
    within.sort(key=lambda offset: (offset[0] ** 2 + offset[1] ** 2, offset))
    return array("q", (number for offset in within for number in offset))


SNAP_OFFSETS: Final = _snap_offsets()
