"""`understory replay`, `draw` and `verify`, and what they say of records that are wrong."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from understory.cli import app
from understory.core import Dealer, Decision, Line, RecordError, read
from understory.core.record import written
from understory.testing.lanterns import LANTERNS


def finished(seed: int) -> str:
    """The record of a whole random game, dealt from a seed that it tells."""
    dealer, rng = Dealer(bytes([seed]) * 32), Random(seed)
    line = Line(LANTERNS.game, LANTERNS.game.spec.chosen(2))
    while True:
        line.deal(dealer)
        node = line.node
        if not isinstance(node, Decision):
            return str(written(line, ["Ada", "Bob"], dealer, over=True))
        line.play(node.seats[0], LANTERNS.game.legal(line.state, node.seats[0]).sample(rng))


RECORD = finished(4)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(RECORD)
    return path


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def complaint(*arguments: object) -> str:
    """What the command says of bad input: one line, and nothing else."""
    done = run(*arguments)
    assert done.exit_code == 2, done.output
    assert isinstance(done.exception, SystemExit)
    assert done.stdout == ""
    assert done.stderr.startswith("understory: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_replay_tells_every_move(saved: Path) -> None:
    told = run("replay", saved).stdout
    names = {-1: "dealt", 0: "Ada", 1: "Bob"}
    for move in read(RECORD).moves:
        assert move.notation in told
        assert f"{names[move.seat]}: " in told
    assert "The game goes to" in told


def test_replay_as_somebody_hides_what_they_could_not_see(saved: Path) -> None:
    record = read(RECORD)
    bobs = [move.notation for move in record.moves if move.notation.startswith(("deal 1", "return"))]
    told = run("replay", saved, "--as", "spectator", "--to", 8).stdout
    assert all(notation not in told for notation in bobs)
    assert "deal 1 ? (3 times)" in told
    assert "After 8 moves the game goes on." in told
    assert bobs[0] in run("replay", saved, "--as", 1, "--to", 8).stdout


def test_draw_writes_the_table_of_any_turn(saved: Path, tmp_path: Path) -> None:
    hangs = [at for at, move in enumerate(read(RECORD).moves, 1) if move.notation.startswith("hang")]
    out = tmp_path / "table.svg"
    assert run("draw", saved, "--turn", hangs[1], "-o", out).exit_code == 0
    assert out.read_text().count("<circle") == 2
    assert run("draw", saved, "--turn", hangs[1] - 1, "--as", 0).stdout.count("<circle") == 1
    assert run("draw", saved).stdout.count("<circle") == 4


def test_verify_checks_every_deal(saved: Path, tmp_path: Path) -> None:
    deals = sum(move.seat == -1 for move in read(RECORD).moves)
    assert f"all {deals} chance moves come from the dealer's seed" in run("verify", saved).stdout
    cut = tmp_path / "cut.record"
    cut.write_text(str(read(RECORD).cut(7)))
    assert "The record ends before the game does." in run("verify", cut).stdout


def test_a_seed_that_deals_otherwise_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "false.record"
    path.write_text(RECORD.replace(read(RECORD).seed or "", "77" * 32))
    assert "does not match its commitment" in complaint("verify", path)
    path.write_text(
        "\n".join(line for line in RECORD.splitlines() if not line.startswith("commitment")).replace(
            "04" * 32, "77" * 32
        )
    )
    assert "the seed deals" in complaint("verify", path)
    path.write_text("\n".join(line for line in RECORD.splitlines() if not line.startswith("seed")))
    assert "tells no seed" in complaint("verify", path)


def test_an_illegal_move_is_named_with_its_line_and_its_rules(tmp_path: Path) -> None:
    lines = RECORD.splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("0 hang"))
    path = tmp_path / "bad.record"
    for wrong, rules in (
        ("0 hang L1 999", "lanterns.hang.pole"),
        ("1 hang L1 5", "table.turn"),
        ("0 dance", "expected"),
    ):
        path.write_text("\n".join([*lines[:at], wrong, *lines[at + 1 :]]))
        told = complaint("replay", path)
        assert f"line {at + 1}, '{wrong}'" in told
        assert rules in told


@pytest.mark.parametrize("command", ["replay", "draw", "verify"])
def test_files_that_are_missing_or_no_text_are_told_so(command: str, tmp_path: Path) -> None:
    assert "no such file" in complaint(command, tmp_path / "none")
    assert "directory" in complaint(command, tmp_path)
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    assert "is not text" in complaint(command, tmp_path / "noise")


def test_wrong_turns_eyes_and_places_are_told_with_what_would_be_right(saved: Path, tmp_path: Path) -> None:
    moves = len(read(RECORD).moves)
    assert f"the record has {moves} moves" in complaint("replay", saved, "--to", moves + 1)
    assert f"the record has {moves} moves" in complaint("draw", saved, "--turn", moves + 1)
    assert "choose a seat from 0 to 1, or spectator" in complaint("replay", saved, "--as", "2")
    assert "choose a seat from 0 to 1, or spectator" in complaint("draw", saved, "--as", "all")
    assert "no such file or directory" in complaint("draw", saved, "-o", tmp_path / "missing" / "table.svg")


def test_a_record_of_an_unknown_game_names_those_there_are(tmp_path: Path) -> None:
    path = tmp_path / "other.record"
    path.write_text(RECORD.replace("game lanterns", "game whist"))
    assert "lanterns" in complaint("replay", path)


# ---------------------------------------------------------------- anything at all


def survives(path: Path, text: str) -> None:
    """Every command either does its work or complains in one line."""
    path.write_text(text, encoding="utf-8", newline="")
    for command in ("replay", "verify", "draw"):
        done = run(command, path)
        assert done.exit_code in {0, 2}
        assert done.exception is None or isinstance(done.exception, SystemExit)
        if done.exit_code:
            assert done.stderr.count("\n") == 1
            assert done.stderr.startswith("understory: ")


anything = st.text(st.characters(exclude_categories=["Cs"]))


@given(text=anything | anything.map(lambda text: f"understory-record 1\n{text}"))
def test_random_text_is_read_or_refused_with_a_reason(text: str) -> None:
    with suppress(RecordError):
        assert str(read(str(read(text)))) == str(read(text))


@settings(max_examples=40)
@given(text=anything, header=st.booleans())
def test_random_text_never_breaks_a_command(tmp_path_factory: pytest.TempPathFactory, text: str, header: bool) -> None:
    lines = RECORD.partition("moves\n")
    survives(tmp_path_factory.getbasetemp() / "random.record", f"{lines[0]}moves\n{text}" if header else text)


@settings(max_examples=60)
@given(length=st.integers(0, len(RECORD)))
def test_a_truncated_record_never_breaks_a_command(tmp_path_factory: pytest.TempPathFactory, length: int) -> None:
    survives(tmp_path_factory.getbasetemp() / "truncated.record", RECORD[:length])


@settings(max_examples=60)
@given(
    at=st.integers(0, len(RECORD) - 1),
    cut=st.integers(0, 12),
    other=st.sampled_from(
        ["", "0", "1", "9" * 30, "-1", "!", "*", " ", "\n", "\u2028", "L1", "takebacks 3\n", "é", "²"]
    ),
)
def test_a_changed_record_never_breaks_a_command(
    tmp_path_factory: pytest.TempPathFactory, at: int, cut: int, other: str
) -> None:
    survives(tmp_path_factory.getbasetemp() / "changed.record", RECORD[:at] + other + RECORD[at + cut :])


def test_a_game_that_stands_in_space_is_drawn_from_a_chosen_side(saved: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "kodama_3d.record"
    drawn = {run("draw", golden, "--side", side).stdout for side in (0, 1, 5)}
    assert len(drawn) == 3
    assert run("draw", golden).stdout in drawn
    assert "side cannot be '6': choose one from 0 to 5" in complaint("draw", golden, "--side", 6)
    assert "drawn from one side only" in complaint("draw", saved, "--side", 0)


def test_that_a_move_was_forced_is_told_to_who_made_it_alone(tmp_path: Path) -> None:
    text = next(text for text in map(finished, range(60)) if "0! bury" in text)
    path = tmp_path / "forced.record"
    path.write_text(text)
    assert "(forced)" in run("replay", path, "--as", 0).stdout
    assert "(forced)" not in run("replay", path, "--as", 1).stdout
    assert "(forced)" not in run("replay", path, "--as", "spectator").stdout


OLDER = Path(__file__).parents[1] / "golden" / "released" / "everdell_duo_chapter.1.record"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "up to line 84"), ("fr", "jusqu"), ("de", "bis Zeile 84 nachspielen"), ("it", "fino alla riga 84")],
)
def test_a_record_of_an_older_version_is_told_as_far_as_it_goes_and_why_no_further(language: str, said: str) -> None:
    told = run("--language", language, "replay", OLDER)
    assert told.exit_code == 0, told.output
    flat = " ".join(told.stdout.split())
    assert said in flat
    assert "1 news surprise-party 0" in flat
    assert "[everdell.coop.goodnews.use" in flat
    assert run("draw", OLDER).stdout.startswith("<svg")


def test_a_record_of_an_older_version_is_not_played_on() -> None:
    assert "made under version 1 of the rules" in complaint("play", "--resume", OLDER)
