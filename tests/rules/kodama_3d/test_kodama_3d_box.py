"""What is in the box, and packs that are wrong."""

from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest
from kodama_3d_table import GAME, PACK

from understory.core import OptionError
from understory.games.kodama_3d import pack as pack_module
from understory.games.kodama_3d.face.wording import goal_text
from understory.games.kodama_3d.pack import PackError, Source, read_pack
from understory.games.kodama_3d.rules.conditions import Count, LimbEnds, Row, Traced
from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama
from understory.testing import rule

FOLDER = Path(str(pack_module.__file__)).parent


@rule("k3d.components")
def test_there_are_38_goals_and_64_tiles_and_four_colours() -> None:
    assert len(PACK.goals) == 38
    assert len(PACK.tiles) == 64
    assert len(Kodama) == 4


@rule("k3d.players")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert GAME.spec.chosen(players).players == players
    for players in (1, 5):
        with pytest.raises(OptionError):
            GAME.spec.chosen(players)


@rule("k3d.component.tile")
def test_every_feature_comes_with_every_kodama_four_times_in_four_shapes() -> None:
    pairs = Counter((tile.feature, tile.kodama) for tile in PACK.tiles.values())
    assert len(pairs) == 16
    assert set(pairs.values()) == {4}
    assert {(tile.feature, tile.kodama, tile.shape.name) for tile in PACK.tiles.values()} == {
        (feature, kodama, shape)
        for feature in Feature
        for kodama in Kodama
        for shape in ("shoot", "bough", "fork", "crown")
    }


@rule("k3d.component.tile")
def test_a_tile_has_one_to_three_connection_points_and_a_mass() -> None:
    points = {tile.shape.name: len(tile.shape.openings) for tile in PACK.tiles.values()}
    assert points == {"shoot": 1, "bough": 2, "fork": 2, "crown": 3}
    assert {tile.shape.name: tile.shape.mass for tile in PACK.tiles.values()} == {
        "shoot": 2,
        "bough": 3,
        "fork": 3,
        "crown": 4,
    }


@rule("k3d.component.trunk")
def test_a_trunk_has_three_connection_points_a_third_of_a_turn_apart() -> None:
    assert [opening.turn for opening in PACK.trunk.openings] == [0, 2, 4]


@rule("k3d.component.goal")
def test_goals_are_numbered_and_score_once_or_each_time() -> None:
    assert [goal.number for goal in PACK.goals.values()] == list(range(1, 39))
    once = PACK.goals[GoalName("four-blue-in-a-row")]
    assert (once.vp, once.per) == (7, False)
    each = PACK.goals[GoalName("many-mushrooms")]
    assert (each.vp, each.per) == (1, True)


@rule("k3d.component.goal")
def test_the_attested_goals_are_in_as_attested() -> None:
    conditions = {goal.condition for goal in PACK.goals.values()}
    assert Row(Kodama.BLUE, 4) in conditions
    assert Traced(Feature.CATERPILLAR) in conditions
    assert {LimbEnds(kodama) for kodama in Kodama} <= conditions
    assert {Count(Feature.MUSHROOM, 1), Count(Feature.CATERPILLAR, 1)} <= conditions
    assert PACK.sources[GoalName("four-blue-in-a-row")] == (Source.PRINTED, Source.PRINTED)
    assert PACK.sources[GoalName("caterpillar-on-every-limb")] == (Source.PRINTED, Source.HOUSE)
    assert PACK.sources[GoalName("three-alike-in-a-row")] == (Source.REPORTED, Source.HOUSE)


def test_every_goal_says_what_it_asks_for_and_no_two_say_the_same() -> None:
    texts = [goal_text(goal) for goal in PACK.goals.values()]
    assert len(set(texts)) == 38
    assert "7 points for four blue kodamas in a row." in texts


# ---------------------------------------------------------------- packs that are wrong


def wrong(tmp_path: Path, file: str, old: str, new: str) -> PackError:
    """What is said of the pack with one thing in it changed."""
    folder = copytree(FOLDER, tmp_path / "pack")
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(PackError) as caught:
        read_pack(folder)
    return caught.value


@pytest.mark.parametrize(
    ("file", "old", "new", "card", "field"),
    [
        ("goals.toml", 'of = "blue"', 'of = "purple"', "four-blue-in-a-row", "condition.of"),
        ("goals.toml", "vp = 7", "vp = 0", "four-blue-in-a-row", "vp"),
        ("goals.toml", "vp = 7\n", "", "four-blue-in-a-row", "vp"),
        ("goals.toml", "per = false", 'per = "no"', "four-blue-in-a-row", "per"),
        ("goals.toml", 'is = "row"', 'is = "ring"', "four-blue-in-a-row", "condition.is"),
        ("goals.toml", "length = 4", "length = 4, width = 1", "four-blue-in-a-row", "condition.width"),
        ("goals.toml", 'source = "printed"', 'source = "hearsay"', "four-blue-in-a-row", "source"),
        ("goals.toml", 'id = "four-green-in-a-row"', 'id = "four-blue-in-a-row"', "four-blue-in-a-row", "id"),
        ("goals.toml", 'id = "four-blue-in-a-row"', 'id = "two words"', "#1", "id"),
        ("goals.toml", "number = 2", "number = 3", "", "number"),
        ("tiles.toml", "tip = [0, 0, 1]", "tip = [0, 0, 0]", "shoot", "tip"),
        ("tiles.toml", "tip = [0, 0, 1]", "tip = [0, 0]", "shoot", "tip"),
        ("tiles.toml", "masses = [1, 1]", "masses = [1, 0]", "shoot", "masses"),
        ("tiles.toml", "points = [[0, 0, 2, 0]]", "points = []", "shoot", "points"),
        ("tiles.toml", ", [0, -1, 3, 4]]", "]", "trunk", "trunk.points"),
        ("tiles.toml", "[trunk]", "[stump]", "trunk", "trunk.height"),
        ("tiles.toml", "height = 4", "height =", "", ""),
    ],
)
def test_a_wrong_pack_is_refused_with_file_card_and_field(
    tmp_path: Path, file: str, old: str, new: str, card: str, field: str
) -> None:
    error = wrong(tmp_path, file, old, new)
    assert (error.file, error.card, error.field) == (file, card, field)


def test_the_digest_covers_what_matters_for_play_and_not_who_told_of_it(tmp_path: Path) -> None:
    folder = copytree(FOLDER, tmp_path / "pack")
    goals = folder / "goals.toml"
    text = goals.read_text("utf-8")
    goals.write_text(text.replace('source = "reported"', 'source = "house"'), "utf-8")
    assert read_pack(folder).digest == PACK.digest
    goals.write_text(text.replace("vp = 7", "vp = 8", 1), "utf-8")
    assert read_pack(folder).digest != PACK.digest
