"""The front door: a game in four lines, for all games and modes."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import understory
from understory.core import IllegalMove, NotationError, OptionError, RecordError, digest
from understory.games import names
from understory.play import Play

SETUPS: tuple[tuple[str, dict[str, object]], ...] = (
    *((name, {}) for name in names()),
    ("kodama", {"players": 3}),
    ("everdell-duo", {"mode": "cooperative", "chapter": 3}),
    ("everdell-duo", {"mode": "challenge", "players": 1}),
)


def begun(name: str, **options: object) -> Play:
    return understory.new(name, seed="leaf", **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_a_new_game_is_dealt_and_can_be_played_taken_back_and_looked_at(name: str, options: dict[str, object]) -> None:
    game = begun(name, **options)
    before, length = digest(game.state), len(game.line.steps)
    assert game.seats
    move = game.hint()
    assert move in game.legal
    assert len(game.legal) == len(list(game.legal)) > 0
    assert game.why_not(move) == ()
    game.push(move)
    assert len(game.line.steps) > length
    game.undo()
    assert digest(game.state) == before
    game.push(str(move))
    assert str(game)
    assert game.line.game.spec.title in repr(game)
    assert game._repr_svg_().startswith("<svg")
    assert len(game.scores) == game.line.options.players


@pytest.mark.parametrize("name", names())
def test_the_same_seed_and_moves_make_the_same_game_and_its_record_brings_it_back(name: str) -> None:
    first, second = begun(name), begun(name)
    for _ in range(6):
        move = first.hint("random")
        first.push(move)
        second.push(str(move))
    assert digest(first.state) == digest(second.state)
    again = understory.load(str(first.record()))
    assert digest(again.state) == digest(first.state)
    assert again.dealer.seed == first.dealer.seed


@pytest.mark.parametrize(("name", "options"), SETUPS)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])  # noqa: S301
def test_a_game_can_be_copied_and_pickled_and_each_goes_its_own_way(
    name: str, options: dict[str, object], copied: Callable[[Play], Play]
) -> None:
    game = begun(name, **options)
    for _ in range(3):
        game.push(game.hint("random"))
    other = copied(game)
    assert digest(other.state) == digest(game.state)
    before = len(game.line.steps)
    move = other.hint("random")
    other.push(move)
    assert len(game.line.steps) == before
    game.push(move)
    assert digest(other.state) == digest(game.state)


def test_a_seed_may_be_a_number_too() -> None:
    one, other = understory.new("kodama-3d", seed=7), understory.new("kodama-3d", seed=7)
    assert digest(one.state) == digest(other.state) != digest(understory.new("kodama-3d", seed=8).state)


def test_a_whole_game_ends_with_winners() -> None:
    game = begun("kodama-3d")
    while not game.over:
        game.push(game.hint())
    assert game.winners
    assert game.seats == ()
    with pytest.raises(OptionError, match="the game is over"):
        _ = game.legal


def test_what_is_wrong_is_said_in_our_own_errors(tmp_path: Path) -> None:
    game = begun("kodama")
    with pytest.raises(NotationError, match="expected"):
        game.push("castle kingside")
    with pytest.raises(IllegalMove, match="kodama"):
        game.push("place b01 on b02 at 0 0 turn 0")
    with pytest.raises(OptionError, match="values are text"):
        game.line.game.spec.chosen(2, {"first": 0})  # type: ignore[dict-item]
    with pytest.raises(OptionError, match="its options"):
        begun("kodama", weather="fine")
    with pytest.raises(KeyError, match=r"there are .*kodama"):
        begun("chess")
    with pytest.raises(IndexError, match="no decision"):
        game.undo()
    with pytest.raises(OptionError, match="waiting for seat"):
        game.push("pass", seat=1 - game.seats[0])
    kept = tmp_path / "kept.record"
    kept.write_text(str(game.record()), encoding="utf-8")
    assert digest(understory.load(kept).state) == digest(understory.load(str(kept)).state) == digest(game.state)


def test_a_listing_takes_notation_and_shows_its_first_moves() -> None:
    game = begun("everdell-duo")
    listed = [str(move) for move in game.legal]
    assert all(notation in game.legal for notation in listed)
    assert "castle kingside" not in game.legal
    assert "pass" not in listed
    assert "pass" not in game.legal
    assert f"{len(listed)} legal moves: {listed[0]}" in repr(game.legal)


def test_what_is_no_record_no_viewer_and_no_number_is_named(tmp_path: Path) -> None:
    for nothing in ("", "  \n", None, b"understory-record 1"):
        with pytest.raises(RecordError, match="record"):
            understory.load(nothing)  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError, match=r"nowhere\.record"):
        understory.load(str(tmp_path / "nowhere.record"))
    game = begun("kodama")
    with pytest.raises(RecordError, match=r"no game 'chess'; there are .*kodama-3d"):
        understory.load(str(game.record()).replace("game kodama", "game chess", 1))
    for nobody in (2, -1, "x"):
        with pytest.raises(OptionError, match=r"viewer cannot be .*: choose one of 0, 1, or None"):
            game.view(nobody)  # type: ignore[arg-type]
    for uncounted in ("2", 2.0):
        with pytest.raises(OptionError, match=r"players cannot be .*: give a whole number"):
            understory.new("kodama", players=uncounted)  # type: ignore[arg-type]


def test_the_front_door_shows_what_it_offers_before_anything_is_imported() -> None:
    assert dir(understory) == ["Play", "load", "new"]


def test_whoever_needs_the_kernel_alone_imports_no_game() -> None:
    code = "import sys, understory.core; sys.exit(any(name.startswith('understory.games') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
