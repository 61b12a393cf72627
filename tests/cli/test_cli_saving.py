"""A saved file is always whole: killed at any moment, it holds the old text or the new."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from understory.cli import app
from understory.core import read
from understory.core.files import save

UNDERSTORY = "from understory.cli import main; main()"


def killed_while(call: str, path: Path, text: str) -> int:
    """Save in another process, which is killed when it calls this function of `os`; its exit code."""
    program = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from understory.core.files import save\n"
        f"os.{call} = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "save(Path(sys.argv[1]), sys.argv[2])\n"
    )
    return subprocess.run([sys.executable, "-c", program, str(path), text], check=False).returncode


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_killed_before_the_new_text_is_in_place_the_old_one_is_whole(tmp_path: Path, call: str) -> None:
    path = tmp_path / "evening.record"
    save(path, "old\n" * 10_000)
    assert killed_while(call, path, "new\n" * 10_000) == -signal.SIGKILL
    assert path.read_text() == "old\n" * 10_000


def test_after_a_kill_saving_works_as_before(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    killed_while("replace", path, "never")
    assert not path.exists()
    save(path, "now")
    assert path.read_text() == "now"


def test_what_cannot_be_written_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    path.mkdir()
    with pytest.raises(OSError, match="directory"):
        save(path, "text")
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_killed_between_moves_resumes_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "auto.record"
    command = [sys.executable, "-c", UNDERSTORY, "play", "lanterns", "--seed", "kill", "--autosave", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        told = ""
        while "you: hang" not in told:
            told += process.stdout.read(1)
        os.kill(process.pid, signal.SIGKILL)
    kept = read(path.read_text())
    assert [move.notation.split()[0] for move in kept.moves if move.seat == 0][:2] == ["return", "hang"]
    done = CliRunner().invoke(app, ["play", "--resume", str(path)], input="quit\n")
    assert done.exit_code == 0
    assert "you: hang" in done.stdout
