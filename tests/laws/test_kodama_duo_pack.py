"""Kodama Duo's deck is what it was designed to be, alone and mixed with Kodama's; packs that are wrong are refused."""

import math
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest

from understory.core.packs import PackError
from understory.games.kodama.face.wording import decrees, scores
from understory.games.kodama.pack import DUO, Branch, Icon, Source, check_fertility, load_wood, read_wood, shipped_wood
from understory.games.kodama.pack.conditions import TwoSpirits
from understory.games.kodama.pack.spirits import SEASONS, load_spirits
from understory.games.kodama.rules.placement import Placing
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.tree import Tree

WOOD: Final = load_wood(DUO)
SPIRITS: Final = load_spirits(DUO)


def test_there_are_two_trunks_whose_icons_differ_and_thirty_six_branches() -> None:
    assert len(WOOD.trunks) == 2
    assert len({trunk.icon for trunk in WOOD.trunks}) == 2
    assert len(WOOD.branches) == 36


def test_no_card_is_one_of_the_base_game() -> None:
    base = shipped_wood()
    assert not {card.id for card in WOOD} & {card.id for card in base}
    assert not {card.shape.lines for card in WOOD} & {card.shape.lines for card in base}
    assert not {card.name for card in WOOD} & {card.name for card in base}


def test_branches_come_in_the_same_families_and_connect_in_the_same_ways() -> None:
    base = shipped_wood()
    assert {card.family for card in WOOD.branches} == {card.family for card in base.branches}
    assert {card.connect for card in WOOD.branches} == {card.connect for card in base.branches}


def test_all_six_icons_are_equally_frequent_within_a_tenth() -> None:
    counts = Counter(kind for branch in WOOD.branches for kind in branch.shape.kinds)
    mean = sum(counts.values()) / len(Icon)
    assert set(counts) == set(Icon)
    assert all(abs(count - mean) <= mean / 10 for count in counts.values())


def test_the_discard_of_the_booklets_example_is_in_the_deck_and_says_so() -> None:
    printed = [sorted(branch.shape.kinds) for branch in WOOD.branches if branch.source is Source.PRINTED]
    assert printed == [["cloud", "flower", "star"]]


@pytest.mark.parametrize("branch", WOOD.branches, ids=lambda branch: branch.id)
def test_icons_sit_right_beside_the_bark_and_off_the_tips(branch: Branch) -> None:
    tips = [(line[-1].bx, line[-1].by) for line in branch.shape.lines]
    for spot in branch.shape.icons:
        assert min(math.dist((spot.x, spot.y), tip) for tip in tips) > 2 * branch.shape.icon_radius
    ends = [(s.bx, s.by, s.radius) for line in branch.shape.lines for s in line]
    for x, y, radius in ends[1:]:
        assert abs(x) + radius < branch.shape.width // 2
        assert abs(y) + radius < branch.shape.height // 2


def test_mixed_every_card_offers_room_to_every_kind_of_connecting_end() -> None:
    check_fertility(shipped_wood().with_that_of(WOOD))


def test_random_trees_of_mixed_branches_hardly_ever_get_stuck() -> None:
    mixed, rng = shipped_wood().with_that_of(WOOD), Random(12)
    placing = Placing(mixed)
    stuck = 0
    for _ in range(60):
        tree = Tree.of(rng.choice(WOOD.trunks))
        for branch in rng.sample(mixed.branches, 12):
            place = placing.sample(tree, [branch.id], rng)
            stuck += place is None
            if place:
                tree = tree.grown(branch, place.parent, place.u, place.v, place.turn)
    assert stuck <= 2


def test_season_cards_are_three_a_season_and_the_attested_one_is_among_them() -> None:
    assert Counter(card.season for card in SPIRITS.decrees) == dict.fromkeys(SEASONS, 3)
    attested = [card.effect for card in SPIRITS.decrees if card.source is Source.REPORTED]
    assert attested == [TwoSpirits()]


def test_every_card_says_something_of_its_own() -> None:
    kodamas = [card for card in shipped_shelf().kodamas.values() if card.mark]
    assert len({scores(card.condition) for card in kodamas}) == 21
    assert len({decrees(card.effect) for card in SPIRITS.decrees}) == 9
    assert len({card.number for card in shipped_shelf().kodamas.values()}) == 23 + 9 + 21


def test_no_two_kodamas_of_both_boxes_differ_in_a_number_alone() -> None:
    """A mini-Kodama may be a full one's little brother, but is never the same."""
    cards = shipped_shelf().kodamas.values()
    full = [replace(card.condition, points=0) for card in cards if not card.kid]
    assert [condition for condition, times in Counter(full).items() if times > 1] == []
    assert len({card.condition for card in cards}) == len(cards)


@pytest.mark.parametrize("mark", ["", 'mark = "3"\n', 'mark = "2"\nmarks = 2\n'])
def test_a_card_of_duo_that_is_not_marked_right_is_refused(tmp_path: Path, mark: str) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(DUO, folder)
    path = folder / "kodamas.toml"
    path.write_text(path.read_text("utf-8").replace('mark = "2-6"\n', mark, 1), "utf-8")
    with pytest.raises(PackError, match="dk01"):
        load_spirits(folder)


def test_two_trunks_with_one_icon_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(DUO, folder)
    path = folder / "trunks.toml"
    path.write_text(path.read_text("utf-8").replace('icons = [["firefly"', 'icons = [["cloud"'), "utf-8")
    with pytest.raises(PackError, match="cloud"):
        read_wood(folder)
