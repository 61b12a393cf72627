"""The shipped trunks and branches are what the deck was designed to be, and packs that are wrong are refused."""

import math
import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import pytest

from understory.games.kodama.pack import (
    DUO,
    HERE,
    Branch,
    Card,
    Deck,
    Icon,
    PackError,
    Source,
    check_fertility,
    fertility,
    load_wood,
    read_toml,
    read_wood,
    shipped_wood,
)
from understory.games.kodama.rules.placement import Placing
from understory.games.kodama.rules.tree import Tree
from understory.geometry import LARGEST_HALF, LONGEST_STRETCH

WOOD: Final = shipped_wood()


def test_there_are_six_trunks_and_sixty_five_branches_of_which_kosmos_has_sixty_three() -> None:
    assert len(WOOD.trunks) == 6
    assert len(WOOD.deck(Deck.SECOND)) == len(WOOD.branches) == 65
    assert len(WOOD.deck(Deck.KOSMOS)) == 63


def test_no_two_branches_are_alike() -> None:
    assert len({branch.shape.lines for branch in WOOD.branches}) == 65
    assert len({branch.name for branch in WOOD.branches}) == 65


def along(card: Card) -> list[tuple[float, float]]:
    """Points of a card's bark, about three millimetres apart."""
    stretches = [stretch for line in card.shape.lines for stretch in line]
    shares = [step / 3 for step in range(3)]
    return [(s.ax + at * (s.bx - s.ax), s.ay + at * (s.by - s.ay)) for s in stretches for at in shares]


def apart(one: list[tuple[float, float]], other: list[tuple[float, float]]) -> float:
    """How far the bark of one card strays from that of another, at most."""

    def strays(a: list[tuple[float, float]], b: list[tuple[float, float]]) -> float:
        return max(min(math.dist(point, near) for near in b) for point in a)

    return max(strays(one, other), strays(other, one))


def test_no_branch_has_nearly_the_bark_of_another() -> None:
    """Mirrored cards are different ones: a card is never laid mirrored."""
    mixed = [*WOOD.branches, *load_wood(DUO).branches]
    bark = {branch.id: along(branch) for branch in mixed}
    pairs = [(a.id, b.id) for a, b in combinations(mixed, 2) if a.family == b.family and a.connect == b.connect]
    assert [pair for pair in pairs if apart(bark[pair[0]], bark[pair[1]]) < 200] == []


def test_no_trunk_has_nearly_the_bark_of_another_or_of_its_mirror_image() -> None:
    bark = {trunk.id: along(trunk) for trunk in (*WOOD.trunks, *load_wood(DUO).trunks)}
    for one, other in combinations(bark, 2):
        for turned in (bark[other], [(-x, y) for x, y in bark[other]]):
            assert apart(bark[one], turned) > 1000, (one, other)


def test_branches_come_in_fourteen_families_or_more_straight_bent_and_forked() -> None:
    families = Counter(branch.family for branch in WOOD.branches)
    forks = Counter(len(branch.shape.lines) for branch in WOOD.branches)
    assert len(families) >= 14
    assert min(families.values()) >= 3
    assert set(forks) == {1, 2, 3}


def test_branches_connect_in_six_ways_which_are_mirrored() -> None:
    ways = Counter(branch.connect for branch in WOOD.branches)
    assert len(ways) == 6
    for x, y in ways:
        assert (-x, y) in ways or (x, -y) in ways


def test_all_six_icons_are_equally_frequent_within_a_tenth() -> None:
    counts = Counter(kind for branch in WOOD.branches for kind in branch.shape.kinds)
    mean = sum(counts.values()) / len(Icon)
    assert set(counts) == set(Icon)
    assert all(abs(count - mean) <= mean / 10 for count in counts.values())


def test_the_cards_that_are_attested_are_in_the_deck_and_say_so() -> None:
    attested: dict[Source, list[list[str]]] = {Source.PRINTED: [], Source.REPORTED: []}
    for branch in WOOD.branches:
        if branch.source in attested:
            attested[branch.source].append(sorted(branch.shape.kinds))
    assert attested[Source.PRINTED] == [["caterpillar", "firefly", "firefly", "flower"]]
    assert attested[Source.REPORTED] == [["caterpillar", "caterpillar", "cloud"]]


def off_bark(branch: Branch, x: int, y: int) -> float:
    """How far a point lies from the bark; negative on it."""
    distances = []
    for stretch in (stretch for line in branch.shape.lines for stretch in line):
        dx, dy = stretch.bx - stretch.ax, stretch.by - stretch.ay
        share = ((x - stretch.ax) * dx + (y - stretch.ay) * dy) / (dx * dx + dy * dy)
        share = min(max(share, 0), 1)
        near = math.hypot(x - stretch.ax - share * dx, y - stretch.ay - share * dy)
        distances.append(near - stretch.radius)
    return min(distances)


@pytest.mark.parametrize("branch", WOOD.branches, ids=lambda branch: branch.id)
def test_icons_sit_on_the_bark_or_right_beside_it_and_off_the_tips(branch: Branch) -> None:
    tips = [(line[-1].bx, line[-1].by) for line in branch.shape.lines]
    for spot in branch.shape.icons:
        assert off_bark(branch, spot.x, spot.y) < branch.shape.icon_radius
        assert min(math.dist((spot.x, spot.y), tip) for tip in tips) > 2 * branch.shape.icon_radius


@pytest.mark.parametrize("branch", WOOD.branches, ids=lambda branch: branch.id)
def test_a_branch_runs_to_the_border_at_its_connecting_end_only(branch: Branch) -> None:
    w, h = branch.shape.width // 2, branch.shape.height // 2
    ends = [(s.bx, s.by, s.radius) for line in branch.shape.lines for s in line]
    assert max(abs(branch.connect[0]) - w, abs(branch.connect[1]) - h) == 0
    for x, y, radius in ends[1:]:
        assert abs(x) + radius < w
        assert abs(y) + radius < h


def test_every_card_offers_room_to_every_kind_of_connecting_end() -> None:
    check_fertility(WOOD)
    assert len(list(fertility(WOOD))) == (6 + 65) * 6


def test_the_noted_digest_is_that_of_the_shipped_cards() -> None:
    assert read_toml(HERE / "fertility.toml")["digest"] == WOOD.digest()


def test_every_branch_can_be_the_first_on_every_trunk() -> None:
    placing = Placing(WOOD)
    for trunk in WOOD.trunks:
        for branch in WOOD.branches:
            assert len(placing.canonical(Tree.of(trunk), [branch.id])) > 100


def test_random_trees_of_twelve_branches_hardly_ever_get_stuck() -> None:
    placing, rng = Placing(WOOD), Random(12)
    stuck = 0
    for _ in range(100):
        tree = Tree.of(rng.choice(WOOD.trunks))
        for branch in rng.sample(WOOD.branches, 12):
            place = placing.sample(tree, [branch.id], rng)
            stuck += place is None
            if place:
                tree = tree.grown(branch, place.parent, place.u, place.v, place.turn)
    assert stuck <= 3


# ---- what is refused


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped pack, to be spoilt."""
    for name in ("trunks.toml", "branches.toml"):
        shutil.copy(HERE / name, tmp_path)
    return tmp_path


FIRST: Final = WOOD.branches[0]
CONNECT: Final = f"connect = [{FIRST.connect[0]}, {FIRST.connect[1]}]"
ICON: Final = f'["{FIRST.shape.icons[0].kind}", {FIRST.shape.icons[0].x}, {FIRST.shape.icons[0].y}]'


def spoilt(folder: Path, old: str, new: str, file: str = "branches.toml") -> PackError:
    """The error after the first `old` in the file was changed into `new`."""
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(PackError) as caught:
        load_wood(folder)
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "b01"', 'id = "b 01"', "id"),
        ('id = "b01"', 'id = "b02"', "id"),
        ('id = "b01"', 'id = "t1"', "id"),
        (f'family = "{FIRST.family}"', "", "family"),
        (f'name = "{FIRST.name}"', "name = 7", "name"),
        (f'name = "{FIRST.name}"', f'name = "{FIRST.name}"\ncolour = "red"', "colour"),
        ('source = "house"', 'source = "dreamt"', "source"),
        ('decks = ["second", "kosmos"]', 'decks = ["third"]', "decks"),
        (CONNECT, "connect = [0, -4399]", "connect"),
        (CONNECT, "connect = [10, -4400]", "connect"),
        (CONNECT, "connect = [0, -4400, 0]", "connect"),
        (ICON, '["toad", 0, 0]', "icons"),
        (ICON, f'["star", {FIRST.shape.icons[1].x}, {FIRST.shape.icons[1].y}]', "icons"),
        (ICON, '["star", 2551, 0]', "icons"),
        (ICON, '["star", 1.5, 0]', "icons"),
        (ICON, f'{ICON}, ["star", 2500, 3000], ["cloud", -2500, 3000]', "icons"),
        (f"{ICON}, ", "", "icons"),
        ("points = [[0, -4400], ", "points = [[0, -4400], [0, 601], [0, -4400], ", "lines"),
        ("points = [[0, -4400], ", "points = [[0, -4400], [0, -4401], ", "lines"),
        ("points = [[0, -4400], ", "points = [[0, -4400], [0, -4400], ", "lines"),
        ("widths = [", "widths = [0, ", "lines"),
        ("widths = [", "width = [", "lines"),
    ],
)  # fmt: skip
def test_a_branch_that_is_wrong_is_refused_with_file_card_and_field(
    folder: Path, old: str, new: str, field: str
) -> None:
    error = spoilt(folder, old, new)
    assert (error.file, error.field) == ("branches.toml", field)
    assert error.card in ("b01", "b02", "#1", "t1")
    assert "branches.toml" in str(error)
    assert field in str(error)


def test_a_branch_with_four_kinds_of_icon_is_refused(folder: Path) -> None:
    four = next(branch for branch in WOOD.branches if len(branch.shape.icons) == 4)
    kinds = [str(icon) for icon in Icon]
    path = folder / "branches.toml"
    text = path.read_text("utf-8")
    for spot, kind in zip(four.shape.icons, kinds, strict=False):
        text = text.replace(f'["{spot.kind}", {spot.x}, {spot.y}]', f'["{kind}", {spot.x}, {spot.y}]', 1)
    path.write_text(text, "utf-8")
    with pytest.raises(PackError, match="4 kinds") as caught:
        read_wood(folder)
    assert caught.value.card == four.id


def test_a_barren_card_is_refused_with_its_name(folder: Path) -> None:
    path = folder / "trunks.toml"
    path.write_text(path.read_text("utf-8").replace("icon_radius = 600", "icon_radius = 2000"), "utf-8")
    path = folder / "branches.toml"
    path.write_text(path.read_text("utf-8").replace("icon_radius = 600", "icon_radius = 640"), "utf-8")
    wood = read_wood(folder)
    assert wood.digest() != WOOD.digest()
    path.write_text(_barren(path.read_text("utf-8")), "utf-8")
    with pytest.raises(PackError, match="offers") as caught:
        load_wood(folder)
    assert (caught.value.file, caught.value.card) == ("branches.toml", "b01")


def _barren(text: str) -> str:
    """The first branch with a twig so short that its icons leave no room."""
    start = text.index("lines = [")
    end = text.index("\n]\n", start)
    bark = "lines = [\n    { points = [[0, -4400], [0, -3700]], widths = [400] },"
    icons = text.index("icons = [")
    spots = 'icons = [["star", 0, -3700], ["star", 1300, -3700], ["star", -1300, -3700]]\n'
    return text[:icons] + spots + bark + text[end:]


def test_two_trunks_with_one_icon_are_refused(folder: Path) -> None:
    error = spoilt(folder, '["cloud"', '["caterpillar"', "trunks.toml")
    assert (error.file, error.card, error.field) == ("trunks.toml", "t2", "icons")


def test_a_branch_that_is_there_twice_is_refused(folder: Path) -> None:
    path = folder / "branches.toml"
    text = path.read_text("utf-8")
    first = text[text.index("[[branch]]") : text.index("[[branch]]", text.index("[[branch]]") + 1)]
    path.write_text(text + first.replace('"b01"', '"b99"'), "utf-8")
    with pytest.raises(PackError, match="b01 once more") as caught:
        read_wood(folder)
    assert caught.value.card == "b99"


@pytest.mark.parametrize("text", ["", "size = 3", "not toml", "size = [6300, 8800]\nicon_radius = 600", "\0"])
def test_a_file_that_holds_no_cards_is_refused(folder: Path, text: str) -> None:
    (folder / "branches.toml").write_text(text)
    with pytest.raises(PackError) as caught:
        load_wood(folder)
    assert caught.value.file == "branches.toml"


def test_a_folder_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"trunks\.toml"):
        load_wood(tmp_path)


def test_the_digest_is_of_what_matters_for_play_only(folder: Path) -> None:
    path = folder / "branches.toml"
    text = path.read_text("utf-8")
    path.write_text(text.replace(FIRST.name, "Another name").replace('"house"', '"reported"'), "utf-8")
    assert read_wood(folder).digest() == WOOD.digest()
    path.write_text(text.replace('decks = ["second", "kosmos"]', 'decks = ["second"]', 1), "utf-8")
    assert read_wood(folder).digest() != WOOD.digest()


def test_every_stretch_is_short_enough_for_exact_products() -> None:
    longest = max(stretch.length for card in WOOD for line in card.shape.lines for stretch in line)
    assert longest <= LONGEST_STRETCH
    # The largest product of the kernel: (segment times the way across a card) squared, below 2**53.
    assert (LONGEST_STRETCH * math.isqrt(2 * (2 * LARGEST_HALF) ** 2)) ** 2 < 2**53
