"""Laws of the tree in space: cells, turns, balance and room, for any tree that can be grown."""

from collections.abc import Callable
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.conditions import Likeness, Row, Touching
from understory.games.kodama_3d.rules.pieces import Feature, Kodama
from understory.games.kodama_3d.rules.scoring import Anatomy, instances
from understory.games.kodama_3d.rules.space import HEADINGS, Cell, Offset, cell, coordinates, span
from understory.games.kodama_3d.rules.tree import Tree

PACK = printed()
NAMES = tuple(PACK.tiles)

axis = st.integers(-31, 31)
wide_axis = st.integers(-500, 500)


@st.composite
def trees(draw: st.DrawFn, most: int = 12) -> Tree:
    """A tree as it may be after so many legal growths."""
    tree = Tree.of(PACK.trunk, draw(st.sampled_from(tuple(Kodama))))
    names = draw(st.lists(st.sampled_from(NAMES), max_size=most, unique=True))
    for name in names:
        tile = PACK.tiles[name]
        places = tree.standing(tile.shape)
        if places:
            tree = tree.grown(tile, places[draw(st.integers(0, len(places) - 1))])
    return tree


def masses(tree: Tree) -> list[tuple[int, Cell]]:
    """Every cell of the tiles with its mass."""
    found = []
    for part in tree.parts:
        shape = PACK.tiles[part.tile].shape
        q, r, z = coordinates(part.at)
        dq, dr, dz = shape.tip.turned(part.heading)
        found += [(shape.stem_mass, part.at), (shape.tip_mass, cell(q + dq, r + dr, z + dz))]
    return found


@given(axis, axis, st.integers(0, 40))
def test_a_cell_keeps_its_coordinates(q: int, r: int, z: int) -> None:
    assert coordinates(cell(q, r, z)) == (q, r, z)


@given(
    st.integers(-15, 15),
    st.integers(-15, 15),
    st.integers(0, 20),
    st.integers(-15, 15),
    st.integers(-15, 15),
    st.integers(0, 20),
)
def test_going_by_an_offset_is_adding(q: int, r: int, z: int, dq: int, dr: int, dz: int) -> None:
    assert coordinates(Cell(cell(q, r, z) + cell(dq, dr, dz))) == (q + dq, r + dr, z + dz)


def test_the_six_headings_are_six_different_steps_each_a_sixth_further() -> None:
    assert len(set(HEADINGS)) == 6
    for heading, (q, r) in enumerate(HEADINGS):
        assert span(q, r) == 1
        assert HEADINGS[(heading + 1) % 6] == (-r, q + r)
        assert HEADINGS[(heading + 3) % 6] == (-q, -r)


@given(wide_axis, wide_axis, wide_axis, wide_axis)
def test_span_is_a_distance(q: int, r: int, q2: int, r2: int) -> None:
    assert span(q, r) == span(-q, -r) >= 0
    assert (span(q, r) == 0) == (q == r == 0)
    assert span(q + q2, r + r2) <= span(q, r) + span(q2, r2)
    assert span(-r, q + r) == span(q, r)


@given(st.integers(-3, 3), st.integers(-3, 3), st.integers(-1, 3), st.integers(0, 5))
def test_six_turns_are_none_and_a_turn_keeps_lengths(ahead: int, left: int, up: int, heading: int) -> None:
    way = Offset(ahead, left, up)
    assert way.turned(heading) == way.turned(heading + 6)
    q, r, z = way.turned(heading)
    q0, r0, z0 = way.turned(0)
    assert (span(q, r), z) == (span(q0, r0), z0)
    q1, r1, _ = way.turned(heading + 1)
    assert (q1, r1) == (-r, q + r)


@given(trees())
def test_no_two_parts_share_a_cell(tree: Tree) -> None:
    cells = [at for _, at in masses(tree)]
    assert len(set(cells)) == len(cells)
    assert set(cells) | {cell(0, 0, z) for z in range(PACK.trunk.height)} == tree.cells


@given(trees())
def test_the_lean_is_that_of_all_masses_together(tree: Tree) -> None:
    q = sum(mass * coordinates(at)[0] for mass, at in masses(tree))
    r = sum(mass * coordinates(at)[1] for mass, at in masses(tree))
    assert (tree.q, tree.r) == (q, r)
    assert tree.mass == PACK.trunk.mass + sum(mass for mass, _ in masses(tree))
    assert tree.lean == max(abs(q), abs(r), abs(q + r))
    assert tree.room == PACK.trunk.foot * tree.mass - tree.lean


@given(trees(10), st.sampled_from(NAMES))
def test_a_tile_stands_where_it_fits_and_the_grown_tree_has_room_or_leans_least(tree: Tree, name: str) -> None:
    tile = PACK.tiles[next(known for known in NAMES if known == name)]
    fits = tree.fits(tile.shape)
    grown = {point: tree.grown(tile, point) for point in fits}
    upright = [point for point in fits if grown[point].room >= 0]
    least = min((after.lean for after in grown.values()), default=0)
    expected = upright or [point for point in fits if grown[point].lean == least]
    assert tree.standing(tile.shape) == expected
    for point in tree.free:
        assert bool(tree.in_the_way(tile.shape, point)) == (point not in fits)
    for point, after in grown.items():
        assert tree.moments_with(tile.shape, point) == (after.q, after.r)


@given(trees())
def test_free_points_and_used_ones_are_all_the_points_there_are(tree: Tree) -> None:
    every = {(0, number) for number in (1, 2, 3)}
    for part, placed in enumerate(tree.parts, 1):
        every |= {(part, number) for number in range(1, len(PACK.tiles[placed.tile].shape.openings) + 1)}
    used = {(placed.on, placed.number) for placed in tree.parts}
    free = {(point.part, point.number) for point in tree.free}
    assert used | free == every
    assert not used & free
    for number, placed in enumerate(tree.parts, 1):
        assert placed.on < number
        assert placed.limb == (placed.number if placed.on == 0 else tree.parts[placed.on - 1].limb)


# ---------------------------------------------------------------- the best division


def every_row(anatomy: Anatomy, length: int, good: Callable[[tuple[int, ...]], bool]) -> list[frozenset[int]]:
    """All chains of so many parts, each hanging on the one before, that are good, found the long way."""
    chains: list[tuple[int, ...]] = [(part,) for part in range(anatomy.size)]
    for _ in range(length - 1):
        chains = [(*chain, after) for chain in chains for after in anatomy.bears[chain[-1]]]
    return [frozenset(chain) for chain in chains if good(chain)]


def most_apart(rows: list[frozenset[int]]) -> int:
    """The most of these rows that share no part, by trying all choices."""
    for count in range(len(rows), 0, -1):
        for chosen in combinations(rows, count):
            if len(frozenset().union(*chosen)) == sum(map(len, chosen)):
                return count
    return 0


@given(trees(9), st.sampled_from([*Feature, *Kodama]), st.integers(2, 3))
def test_no_division_into_rows_has_more_than_is_found(tree: Tree, trait: Feature | Kodama, length: int) -> None:
    anatomy = Anatomy(tree, PACK.tiles)
    has = set(anatomy.having(trait))
    rows = every_row(anatomy, length, lambda chain: set(chain) <= has)
    found = instances(Row(trait, length), anatomy)
    assert len(found) == most_apart(rows)
    assert {frozenset(row) for row in found} <= set(rows)


@given(trees(8), st.sampled_from(Likeness), st.integers(2, 3))
def test_no_division_into_like_or_unlike_rows_has_more_than_is_found(tree: Tree, of: Likeness, length: int) -> None:
    anatomy = Anatomy(tree, PACK.tiles)
    traits: list[Feature | None] | list[Kodama] = (
        anatomy.kodamas if of in (Likeness.SAME_KODAMA, Likeness.OTHER_KODAMAS) else anatomy.features
    )
    kinds = 1 if of in (Likeness.SAME_KODAMA, Likeness.SAME_FEATURE) else length

    def good(chain: tuple[int, ...]) -> bool:
        shown = [traits[part] for part in chain]
        return None not in shown and len(set(shown)) == kinds

    rows = every_row(anatomy, length, good)
    assert len(instances(Row(of, length), anatomy)) == most_apart(rows)


@given(trees(9), st.sampled_from([*Feature, *Kodama]), st.sampled_from([*Feature, *Kodama]))
def test_no_pairing_has_more_pairs_than_are_found(tree: Tree, one: Feature | Kodama, other: Feature | Kodama) -> None:
    anatomy = Anatomy(tree, PACK.tiles)
    ones, others = set(anatomy.having(one)), set(anatomy.having(other))

    def good(chain: tuple[int, ...]) -> bool:
        first, second = chain
        return (first in ones and second in others) or (first in others and second in ones)

    assert len(instances(Touching(one, other), anatomy)) == most_apart(every_row(anatomy, 2, good))
