"""Laws of placing: what is canonical is legal, what is snapped to is legal, what is remembered is what is counted."""

import copy
import pickle
from array import array
from collections import Counter
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from understory.core import digest
from understory.games.kodama.pack import CardId, shipped_wood
from understory.games.kodama.pack.ground import ground_of, join_of, places_on
from understory.games.kodama.rules import placement
from understory.games.kodama.rules.placement import HINT_SPARE, PROBED, Placement, Placing
from understory.games.kodama.rules.tree import Tree, unpacked
from understory.geometry import plain_kernel
from understory.geometry.snapping import cost

WOOD: Final = shipped_wood()
BRANCHES: Final = {branch.id: branch for branch in WOOD.branches}
PLACING: Final = Placing(WOOD)
FORGETFUL: Final = Placing(WOOD, remember=0)

SEEDS: Final = st.integers(0, 10_000)
SIZES: Final = st.integers(0, 12)


def laid(tree: Tree, place: Placement) -> Tree:
    return tree.grown(BRANCHES[place.card], place.parent, place.u, place.v, place.turn)


def grown(seed: int, branches: int) -> tuple[Tree, list[CardId]]:
    """A random tree, and four cards on offer."""
    rng = Random(seed)
    deck = [branch.id for branch in WOOD.branches]
    rng.shuffle(deck)
    tree = Tree.of(rng.choice(WOOD.trunks))
    for _ in range(branches):
        place = FORGETFUL.sample(tree, deck[-4:], rng)
        if place is None:
            break
        deck.remove(place.card)
        tree = laid(tree, place)
    return tree, deck[-4:]


def values(place: Placement) -> tuple[CardId, int, int, int, int]:
    return place.card, place.parent, place.u, place.v, place.turn


@given(SEEDS, SIZES)
@settings(max_examples=25)
def test_every_canonical_placement_is_legal(seed: int, branches: int) -> None:
    tree, cards = grown(seed, branches)
    listed = PLACING.canonical(tree, cards)
    for place in list(listed)[:: max(len(listed) // 200, 1)]:
        assert not PLACING.faults(tree, *values(place))
        assert PLACING.is_legal(tree, *values(place))


@given(SEEDS, SIZES, st.data())
@settings(max_examples=60)
def test_a_placement_is_legal_exactly_when_it_has_no_faults(seed: int, branches: int, data: st.DataObject) -> None:
    tree, cards = grown(seed, branches)
    parent = data.draw(st.integers(0, len(tree) - 1))
    u, v = data.draw(st.integers(-4600, 4600)), data.draw(st.integers(-6500, 6500))
    place = (cards[0], parent, u, v, data.draw(st.integers(0, 3599)))
    assert PLACING.is_legal(tree, *place) == (not PLACING.faults(tree, *place))


@given(SEEDS, SIZES)
@settings(max_examples=25)
def test_sets_that_shrink_card_by_card_are_the_sets_made_from_scratch(seed: int, branches: int) -> None:
    tree, cards = grown(seed, branches)
    step_by_step = Placing(WOOD)
    stages = [tree]
    while len(stages[-1]) > 1:
        stages.append(stages[-1].before())
    for stage in reversed(stages):
        assert list(step_by_step.canonical(stage, cards)) == list(FORGETFUL.canonical(stage, cards))


@given(SEEDS, SIZES)
@settings(max_examples=10)
def test_the_canonical_set_is_every_point_and_turn_of_the_grid_that_is_legal(seed: int, branches: int) -> None:
    tree, cards = grown(seed, min(branches, 4))
    listed = {values(place) for place in PLACING.canonical(tree, cards[:1])}
    for parent in range(len(tree)):
        points = PLACING.points(tree.cards[parent])
        for u, v in points[:: max(len(points) // 12, 1)]:
            for turn in range(0, 3600, 100):
                place = (cards[0], parent, u, v, turn)
                assert (place in listed) == PLACING.is_legal(tree, *place)


@given(SEEDS, SIZES)
@settings(max_examples=15)
def test_a_card_fits_at_the_points_and_in_the_turns_that_the_canonical_set_lists(seed: int, branches: int) -> None:
    tree, cards = grown(seed, branches)
    for card in cards:
        listed = list(PLACING.canonical(tree, (card,)))
        for parent in range(len(tree)):
            points = {(place.u, place.v) for place in listed if place.parent == parent}
            assert PLACING.fits(tree, card, parent) is bool(points)
            assert sorted(PLACING.points_on(tree, card, parent)) == sorted(points)
            for point in PLACING.points(tree.cards[parent]):
                turns = {place.turn for place in listed if place[1:4] == (parent, *point)}
                assert PLACING.turns_at(tree, card, parent, point) == turns


@given(SEEDS, SIZES)
@settings(max_examples=25)
def test_a_sample_is_canonical_and_there_is_one_unless_the_set_is_empty(seed: int, branches: int) -> None:
    tree, cards = grown(seed, branches)
    place = PLACING.sample(tree, cards, Random(seed))
    listed = PLACING.canonical(tree, cards)
    assert (place in listed) if place else not listed


@given(SEEDS, SIZES)
@settings(max_examples=15)
def test_a_tree_is_open_to_a_cards_worth_the_more_the_more_places_on_it_are_free(seed: int, branches: int) -> None:
    tree, _ = grown(seed, branches)
    joins = {join_of(branch): branch.id for branch in WOOD.branches}
    for parent in range(len(tree)):
        ground = ground_of(next(card for card in WOOD if card.id == tree.cards[parent]))
        open_to = 0
        for join, card in joins.items():
            numbers = iter(places_on(ground, join))
            probed = list(zip(numbers, numbers, numbers, strict=True))[::PROBED]
            free = sum(PLACING.is_legal(tree, card, parent, *place) for place in probed)
            open_to += 1000 * free // (free + 1)
        worth = array("q", [1000 * (at == parent) for at in range(len(tree))])
        assert open_of(tree, worth) == open_to


def open_of(tree: Tree, worth: "array[int]") -> int:
    """What a tree is open to as it stands."""
    return PLACING.openness(tree.before(), tree.last(), tree.cards[-1], worth)[0]


def test_the_poses_of_a_card_are_told_apart_as_the_trees_are_that_they_make() -> None:
    tree, cards = grown(5, 8)
    branch = next(card for card in WOOD.branches if card.id == cards[0])
    places = list(PLACING.canonical(tree, cards[:1]))[::40]
    worth = array("q", range(100, 101 + len(tree)))
    laid = b"".join(tree.laid(branch, *values(place)[1:]) for place in places)
    found = PLACING.openness(tree, laid, branch.id, worth).tolist()
    assert found == [open_of(tree.grown(branch, *values(place)[1:]), worth) for place in places]
    assert len(set(found)) > 1


def test_both_kernels_find_a_tree_open_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    trees = [grown(seed, 12)[0] for seed in range(12)]

    def found() -> list[int]:
        return [open_of(tree, array("q", range(100, 100 + len(tree)))) for tree in trees]

    fast = found()
    monkeypatch.setattr(placement, "kernel", plain_kernel)
    assert found() == fast
    assert len(set(fast)) > 1


def test_pairs_tell_where_each_cards_placements_on_each_parent_stand() -> None:
    tree, cards = grown(3, 9)
    listed = PLACING.canonical(tree, cards)
    told = {index: pair for pair, where in listed.pairs().items() for index in where}
    assert [told[index] for index in range(len(listed))] == [(place.card, place.parent) for place in listed]


def test_other_choices_are_drawn_as_often_as_a_placement_each() -> None:
    tree, cards = grown(3, 9)
    listed = len(PLACING.canonical(tree, cards))
    rng, others, draws = Random(2), 3 * listed, 4_000
    unplaced = sum(PLACING.sample(tree, cards, rng, others=others) is None for _ in range(draws))
    assert abs(unplaced - draws * 3 / 4) < 5 * (draws * 3 / 16) ** 0.5


def test_samples_fall_evenly_on_all_canonical_placements() -> None:
    tree, cards = grown(3, 9)
    rng = Random(1)
    listed = PLACING.canonical(tree, cards)
    pairs = {pair: len(where) for pair, where in listed.pairs().items()}
    total = len(listed)
    draws = 20_000
    places = [place for _ in range(draws) if (place := PLACING.sample(tree, cards, rng))]
    drawn = Counter((place.card, place.parent) for place in places)
    surplus = sum((drawn[pair] - draws * n / total) ** 2 / (draws * n / total) for pair, n in pairs.items())
    assert set(drawn) == set(pairs)
    assert surplus < 3 * len(pairs)


def test_on_a_tree_that_leaves_no_room_there_is_nothing_to_sample_and_nothing_is_listed() -> None:
    tree = Tree.of(WOOD.trunks[0])
    branch = WOOD.branches[0]
    for x in range(-3000, 3001, 1500):
        for y in range(-6000, 6001, 1500):
            tree = tree.grown(branch, 0, x, y, 0)
    assert PLACING.sample(tree, [branch.id], Random(1)) is None
    assert not PLACING.canonical(tree, [branch.id])


@given(SEEDS, SIZES)
@settings(max_examples=15)
def test_parents_that_are_left_out_are_neither_listed_nor_sampled(seed: int, branches: int) -> None:
    tree, cards = grown(seed, branches)
    allowed = {card: tuple(range(index % 2, len(tree), 2)) for index, card in enumerate(cards)}
    listed = list(PLACING.canonical(tree, cards, allowed))
    assert listed == [p for p in PLACING.canonical(tree, cards) if p.parent in allowed[p.card]]
    sampled = PLACING.sample(tree, cards, Random(seed), allowed)
    assert (sampled in listed) if sampled else not listed


def test_no_parent_allowed_means_no_placement() -> None:
    tree, cards = grown(1, 3)
    nowhere: dict[CardId, tuple[int, ...]] = dict.fromkeys(cards, ())
    assert PLACING.sample(tree, cards, Random(1), nowhere) is None
    assert len(PLACING.canonical(tree, cards, nowhere)) == 0


@given(SEEDS, SIZES, st.data())
@settings(max_examples=60)
def test_snapping_gives_a_legal_placement_of_the_same_card_on_the_same_parent(
    seed: int, branches: int, data: st.DataObject
) -> None:
    tree, cards = grown(seed, branches)
    listed = PLACING.canonical(tree, cards)
    if not listed:
        return
    aim = listed[data.draw(st.integers(0, len(listed) - 1))]
    u, v = aim.u + data.draw(st.integers(-400, 400)), aim.v + data.draw(st.integers(-400, 400))
    turn = (aim.turn + data.draw(st.integers(-80, 80))) % 3600
    found = PLACING.snap(tree, aim.card, aim.parent, u, v, turn)
    assert found is not None
    assert (found.card, found.parent) == (aim.card, aim.parent)
    assert not PLACING.faults(tree, *values(found))
    if PLACING.is_legal(tree, aim.card, aim.parent, u, v, turn):
        assert found == Placement(aim.card, aim.parent, u, v, turn)


def test_snapping_goes_no_farther_than_it_must() -> None:
    tree, cards = grown(5, 6)
    rng = Random(2)
    for aim in rng.sample(list(PLACING.canonical(tree, cards)), 60):
        u, v, turn = aim.u + rng.randint(-400, 400), aim.v + rng.randint(-400, 400), (aim.turn + 50) % 3600
        found = PLACING.snap(tree, aim.card, aim.parent, u, v, turn)
        assert found is not None
        strayed = cost(found.u - u, found.v - v, found.turn - turn)
        assert strayed <= cost(aim.u - u, aim.v - v, aim.turn - turn) + 500


def test_where_the_search_steps_over_what_room_there_is_snapping_takes_the_nearest_canonical_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree, cards = grown(5, 6)
    aim = PLACING.canonical(tree, cards)[0]
    monkeypatch.setattr("understory.games.kodama.rules.placement.SNAP_OFFSETS", array("q"))
    near = PLACING.snap(tree, aim.card, aim.parent, aim.u + 30, aim.v - 20, aim.turn)
    assert near == aim
    assert PLACING.snap(tree, aim.card, aim.parent, aim.u + 1501, aim.v, aim.turn) != aim
    assert PLACING.snap(tree, aim.card, aim.parent, aim.u + 30, aim.v - 20, aim.turn, spare=50) is None


def test_snapping_finds_nothing_far_from_all_bark() -> None:
    tree = Tree.of(WOOD.trunks[0])
    assert PLACING.snap(tree, WOOD.branches[0].id, 0, 9000, 9000, 0) is None


@given(SEEDS, SIZES)
@settings(max_examples=15)
def test_hints_are_canonical_and_keep_half_a_millimetre_to_spare(seed: int, branches: int) -> None:
    tree, cards = grown(seed, branches)
    listed = set(PLACING.canonical(tree, cards))
    hints = PLACING.hints(tree, cards)
    assert listed.issuperset(hints)
    for hint in hints[:: max(len(hints) // 50, 1)]:
        assert PLACING.is_legal(tree, *values(hint), spare=HINT_SPARE)


@given(SEEDS, SIZES)
@settings(max_examples=20)
def test_a_tree_is_a_value(seed: int, branches: int) -> None:
    tree, cards = grown(seed, branches)
    for twin in (pickle.loads(pickle.dumps(tree)), copy.deepcopy(tree), copy.copy(tree)):  # noqa: S301  our own bytes
        assert twin == tree
        assert hash(twin) == hash(tree)
        assert digest(twin) == digest(tree)
    told = [int.from_bytes(tree.poses[at : at + 8], "little", signed=True) for at in range(0, len(tree.poses), 8)]
    assert list(unpacked(tree.poses)) == told, "the same bytes on every machine, read in its own order"
    place = PLACING.sample(tree, cards, Random(seed))
    if place:
        assert laid(tree, place) == laid(tree, place)
        assert laid(tree, place) != tree
        assert laid(tree, place).before() == tree


@given(SEEDS, SIZES)
@settings(max_examples=20)
def test_touching_is_parent_and_children_and_ends_have_no_children(seed: int, branches: int) -> None:
    tree, _ = grown(seed, branches)
    for card in range(len(tree)):
        assert all(card in tree.touching(other) for other in tree.touching(card))
        assert tree.is_end(card) == (card > 0 and not tree.children(card))
        assert tree.depth(card) == (0 if card == 0 else tree.depth(tree.parents[card]) + 1)
        assert card not in tree.touching(card)


def test_the_law_of_placing_travels_to_another_process() -> None:
    twin = pickle.loads(pickle.dumps(PLACING))  # noqa: S301  our own bytes
    tree, cards = grown(7, 6)
    assert list(twin.canonical(tree, cards)) == list(PLACING.canonical(tree, cards))


def test_what_is_remembered_is_bounded() -> None:
    placing = Placing(WOOD, remember=3)
    for seed in range(4):
        tree, cards = grown(seed, 3)
        placing.canonical(tree, cards)
    assert placing.remembered() <= 3


def test_an_index_beyond_the_canonical_set_is_an_error() -> None:
    tree, cards = grown(1, 2)
    listed = PLACING.canonical(tree, cards)
    assert listed[-1] == list(listed)[-1]
    assert listed[len(listed) - 1] == listed[-1]
    with pytest.raises(IndexError):
        listed[len(listed)]
    with pytest.raises(IndexError):
        listed[-len(listed) - 1]


def test_cards_that_connect_alike_share_their_places() -> None:
    assert len({join_of(branch) for branch in WOOD.branches}) == 6
