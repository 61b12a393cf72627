"""Laws of the plane: angles, boxes, discs and capsules in whole numbers, compiled and as they stand."""

import ctypes
import json
import math
import os
import subprocess
import sys
from array import array
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from understory.games.kodama.pack import shipped_wood
from understory.games.kodama.pack.ground import ground_of, join_of
from understory.games.kodama.rules.placement import Placing
from understory.games.kodama.rules.tree import Tree, unpacked
from understory.geometry import FULL_TURN, WAVES, Kernel, Stretch, kernel, outline, plain_kernel
from understory.geometry.handed import handed
from understory.geometry.kernel import box_gap, disc_overlap, extent, in_capsule, lowest, on_bark, posed, turned
from understory.geometry.snapping import unposed

ANGLES: Final = st.integers(0, FULL_TURN - 1)
PLACES: Final = st.integers(-9000, 9000)
SIZES: Final = st.integers(500, 6500)


def cos_sin(angle: int) -> tuple[int, int]:
    return WAVES[2 * (angle % FULL_TURN)], WAVES[2 * (angle % FULL_TURN) + 1]


def test_the_shipped_table_is_the_rounded_cosine_and_sine_of_every_angle() -> None:
    for angle in range(FULL_TURN):
        exact = math.radians(angle / 10)
        assert cos_sin(angle) == (round(2**14 * math.cos(exact)), round(2**14 * math.sin(exact)))


@given(ANGLES, PLACES, PLACES)
def test_turning_there_and_back_comes_home_within_two_units(angle: int, x: int, y: int) -> None:
    there = turned(x, y, *cos_sin(angle))
    back = turned(*there, *cos_sin(-angle))
    assert max(abs(back[0] - x), abs(back[1] - y)) <= 2


@given(ANGLES, PLACES, PLACES)
def test_a_quarter_turn_is_exact(angle: int, x: int, y: int) -> None:
    assert turned(x, y, *cos_sin(900)) == (-y, x)
    assert turned(x, y, *cos_sin(1800)) == (-x, -y)


def gap(a: tuple[int, int, int, int, int], b: tuple[int, int, int, int, int]) -> int:
    """Between two boxes given as x, y, half width, half height, angle."""
    (ax, ay, aw, ah, at), (bx, by, bw, bh, bt) = a, b
    return box_gap(ax, ay, aw, ah, *cos_sin(at), bx, by, bw, bh, *cos_sin(bt), *cos_sin(bt - at))


BOXES: Final = st.tuples(PLACES, PLACES, SIZES, SIZES, ANGLES)


@given(BOXES, BOXES)
def test_the_gap_is_the_same_from_both_sides(
    a: tuple[int, int, int, int, int], b: tuple[int, int, int, int, int]
) -> None:
    assert abs(gap(a, b) - gap(b, a)) <= 1


@given(BOXES, BOXES, PLACES, PLACES)
def test_moving_two_boxes_together_keeps_their_gap(
    a: tuple[int, int, int, int, int], b: tuple[int, int, int, int, int], x: int, y: int
) -> None:
    moved = [(box[0] + x, box[1] + y, *box[2:]) for box in (a, b)]
    assert gap(moved[0], moved[1]) == gap(a, b)


@given(BOXES, BOXES, st.integers(0, 3))
def test_turning_the_table_by_quarters_keeps_every_gap(
    a: tuple[int, int, int, int, int], b: tuple[int, int, int, int, int], quarters: int
) -> None:
    def around(box: tuple[int, int, int, int, int]) -> tuple[int, int, int, int, int]:
        x, y = turned(box[0], box[1], *cos_sin(900 * quarters))
        return x, y, box[2], box[3], (box[4] + 900 * quarters) % FULL_TURN

    assert abs(gap(around(a), around(b)) - gap(a, b)) <= 1


@given(SIZES, SIZES, SIZES, SIZES, st.integers(-200, 200))
@example(3150, 4400, 4400, 6300, 0)
def test_boxes_side_by_side_are_as_far_apart_as_their_sides(aw: int, ah: int, bw: int, bh: int, d: int) -> None:
    assert gap((0, 0, aw, ah, 0), (aw + bw + d, 0, bw, bh, 0)) == d


@given(BOXES, BOXES)
def test_boxes_with_a_gap_share_no_corner_and_boxes_that_hold_a_corner_have_none(
    a: tuple[int, int, int, int, int], b: tuple[int, int, int, int, int]
) -> None:
    x, y, w, h, angle = a
    corner = turned(w, h, *cos_sin(angle))
    inside = turned(x + corner[0] - b[0], y + corner[1] - b[1], *cos_sin(-b[4]))
    if abs(inside[0]) < b[2] - 3 and abs(inside[1]) < b[3] - 3:
        assert gap(a, b) < 0


@given(ANGLES, SIZES, SIZES)
def test_a_card_that_is_turned_stands_on_its_lowest_corner(angle: int, w: int, h: int) -> None:
    corners = [turned(x, y, *cos_sin(angle))[1] for x in (-w, w) for y in (-h, h)]
    assert abs(lowest(WAVES, 0, w, h, angle) - min(corners)) <= 1
    assert extent(w, h, *cos_sin(0)) == w


@given(ANGLES, SIZES, SIZES, PLACES, PLACES)
def test_a_disc_is_covered_exactly_when_its_centre_is_nearer_than_its_radius(
    angle: int, w: int, h: int, dx: int, dy: int
) -> None:
    cos, sin = math.cos(math.radians(angle / 10)), math.sin(math.radians(angle / 10))
    x, y = dx * cos + dy * sin, dy * cos - dx * sin
    distance = math.hypot(max(abs(x) - w, 0), max(abs(y) - h, 0))
    if abs(distance - 600) > 3:
        assert (disc_overlap(dx, dy, w, h, *cos_sin(angle), 600) > 0) == (distance < 600)


@given(PLACES, PLACES, st.integers(-3500, 3500), st.integers(-3500, 3500), st.integers(1, 2500), PLACES, PLACES)
def test_a_point_is_in_a_capsule_exactly_when_it_is_near_its_segment(
    ax: int, ay: int, dx: int, dy: int, radius: int, x: int, y: int
) -> None:
    if (dx, dy) == (0, 0):
        dx = 1
    share = min(max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0), 1)
    distance = math.hypot(x - ax - share * dx, y - ay - share * dy)
    if abs(distance - radius) > 1e-3:
        assert in_capsule(array("q", (ax, ay, ax + dx, ay + dy, radius)), 0, x, y) == (distance < radius)


def test_the_rim_of_a_capsule_belongs_to_it() -> None:
    capsule = array("q", (0, 0, 1000, 0, 300))
    rim = [(500, 300), (500, -300), (1300, 0), (-300, 0), (1180, 240)]
    assert all(on_bark(capsule, x, y) for x, y in rim)
    beyond = [(500, 301), (1301, 0), (-301, 0), (1181, 240)]
    assert not any(on_bark(capsule, x, y) for x, y in beyond)


def test_the_points_of_an_outline_follow_both_sides_and_go_round_the_tip() -> None:
    line = (Stretch(0, 0, 1200, 0, 200),)
    sides = [(300, 190), (300, -190), (900, 190), (900, -190)]
    tip = [(1200, -190), (1334, -134), (1390, 0), (1334, 134), (1200, 190)]
    assert outline([line]) == sides + tip


@given(ANGLES, ANGLES, PLACES, PLACES, SIZES, SIZES)
def test_a_card_lies_on_its_parent_where_it_was_laid_within_what_turning_rounds(
    angle: int, turn: int, u: int, v: int, jx: int, jy: int
) -> None:
    poses = array("q", (700, 5200, angle, 3150, 4400))
    x, y, lies = posed(WAVES, poses, 0, u, v, turn, jx, jy)
    back = unposed(WAVES, poses, 0, x, y, lies, jx, jy)
    assert max(abs(back[0] - u), abs(back[1] - v)) <= 3
    assert back[2] == turn


def test_numba_is_not_imported_before_the_kernel_is_asked_for() -> None:
    code = "import sys, understory.games.kodama.rules.placement, understory.games.kodama.pack as p; p.shipped_wood();"
    subprocess.run([sys.executable, "-c", code + "sys.exit('numba' in sys.modules)"], check=True)


def test_the_switch_leaves_numba_out() -> None:
    code = "import sys; from understory.geometry import kernel, plain_kernel; assert kernel() == plain_kernel();"
    environment = {**os.environ, "UNDERSTORY_NO_NUMBA": "1"}
    subprocess.run([sys.executable, "-c", code + "sys.exit('numba' in sys.modules)"], check=True, env=environment)


def test_where_no_cache_can_be_written_the_kernel_is_compiled_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a directory"
    blocked.touch()
    code = "from understory.geometry import kernel, plain_kernel; assert kernel() != plain_kernel()"
    environment = {**os.environ, "XDG_CACHE_HOME": str(blocked), "HOME": str(blocked)}
    environment.pop("NUMBA_CACHE_DIR", None)
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)


POSES_COMPARED: Final = 100_000

Pose = tuple[int, int, int]
"""Where a connecting end lies on the parent, and the turn: u, v, turn."""


class Scene:
    """A parent in a grown tree and a card to lay on it, as the kernel takes them."""

    def __init__(self, rng: Random) -> None:
        wood = shipped_wood()
        placing = Placing(wood, remember=0)
        tree = Tree.of(rng.choice(wood.trunks))
        for branch in rng.sample(wood.branches, 5):
            place = placing.sample(tree, [branch.id], rng)
            if place:
                tree = tree.grown(branch, place.parent, place.u, place.v, place.turn)
        self.parent = rng.randrange(len(tree))
        ground = ground_of(next(card for card in wood if card.id == tree.cards[self.parent]))
        self.points = ground.points
        join = join_of(rng.choice(wood.branches))
        poses = unpacked(tree.poses)
        self.args = (WAVES, poses, self.parent, ground.bark, ground.icons, *join)
        self.found = 2 + len(tree) + len(ground.icons) // 3

    def pose(self, rng: Random) -> Pose:
        k = rng.randrange(len(self.points) // 2)
        return self.points[2 * k], self.points[2 * k + 1], rng.randrange(FULL_TURN)

    def judged(self, by: Kernel, pose: Pose) -> "array[int]":
        found = array("q", bytes(8 * self.found))
        by.judge(*self.args, *pose, found)
        return found

    def edge(self, legal: Pose, illegal: Pose) -> tuple[Pose, Pose]:
        """Two poses a unit apart, on the way from a legal to an illegal one, where legality ends."""
        steps = max(abs(a - b) for a, b in zip(legal, illegal, strict=True))

        def at(step: int) -> Pose:
            u, v, turn = (a + (b - a) * step // steps for a, b in zip(legal, illegal, strict=True))
            return u, v, turn

        low, high = 0, steps
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if kernel().legal(*self.args, *at(middle), 0) else (low, middle)
        return at(low), at(high)


def test_compiled_and_uncompiled_kernels_agree_on_random_and_boundary_poses() -> None:
    rng = Random(20)
    fast, slow = kernel(), plain_kernel()
    compared = on_edge = 0
    scene = Scene(rng)
    while compared < POSES_COMPARED:
        if rng.random() < 0.002:
            scene = Scene(rng)
        pose, other = scene.pose(rng), scene.pose(rng)
        poses = [pose]
        if fast.legal(*scene.args, *pose, 0) and not fast.legal(*scene.args, *other, 0):
            poses = [pose, *scene.edge(pose, other)]
            on_edge += 2
        for each in poses:
            assert scene.judged(fast, each) == scene.judged(slow, each), (scene.parent, each)
            assert fast.legal(*scene.args, *each, 0) == slow.legal(*scene.args, *each, 0), (scene.parent, each)
        compared += len(poses)
    assert on_edge > 2000


def read_in_memory(name: str, kinds: str, *numbers: int) -> object:
    """What a page does with a call: finds the buffers where they lie, makes the call, and writes there."""
    left, given, found = iter(numbers), list[Any](), list[Any]()
    for kind in kinds:
        first = next(left)
        if kind == "n":
            given.append(first)
        else:
            held = (ctypes.c_short if kind == "h" else ctypes.c_double) * next(left)
            found.append(held.from_address(first))
            given.append([int(number) for number in found[-1]])
    answer: object = getattr(plain_kernel(), name)(*given)
    if name != "legal":
        found[-1][:] = given[-1]
    return answer


def _buffer(told: Any) -> Any:
    return WAVES if told == "waves" else told if isinstance(told, int) else array("q", told)


VECTORS: Final = json.loads((Path(__file__).parents[1] / "golden" / "kodama_vectors.json").read_text())["calls"]


@pytest.mark.parametrize("kind", ["q", "h"])
def test_a_kernel_that_is_handed_over_finds_every_buffer_and_writes_where_it_should(kind: str) -> None:
    seen = set()
    for call in (call for call in VECTORS if call["name"] in Kernel._fields):
        name, wrote = call["name"], call["wrote"]
        wide = any(abs(number) >= 2**15 for number in wrote)
        out = array("q" if wide else kind, [0] * (len(wrote) + 64))
        given = [out if each is None else _buffer(each) for each in call["args"]]
        assert handed(read_in_memory, name)(*given) == call["returned"]
        assert list(out[: len(wrote)]) == wrote
        seen.add(name)
    assert seen == set(Kernel._fields)
