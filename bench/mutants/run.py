"""Runs tests against mutants, each worker in its own copy of the project. Times are in seconds."""

import os
import shutil
import signal
import subprocess
import sys
from enum import StrEnum
from pathlib import Path
from time import monotonic
from typing import Final

from bench.mutants.mutate import Mutant
from bench.mutants.targets import ROOT

_COPIED: Final = ("src", "tests", "docs", "bench", "pyproject.toml", "README.md")
_MEMORY: Final = 6_000_000
"""Kilobytes of address space: a mutant that never stops collecting is stopped."""
_PASSED: Final = 0
_NO_TESTS: Final = 5


class Fate(StrEnum):
    """What became of a mutant. One whose tests never end has been noticed too."""

    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


class Workshop:
    """A copy of the project in which one file at a time is mutated."""

    def __init__(self, folder: Path, tests: tuple[Path, ...]) -> None:
        self.folder = folder
        self.tests = tests
        self.patience = 600.0
        shutil.rmtree(folder, ignore_errors=True)
        for name in _COPIED:
            _copy(ROOT / name, folder / name)

    def prove(self) -> float:
        """Run the tests unchanged; they have to pass. How long they took sets how long a mutant may take."""
        start = monotonic()
        code, output = self._run_tests(write_bytecode=True)
        if code != _PASSED:
            raise LookupError(f"the tests do not pass unchanged:\n{output[-3000:]}")
        taken = monotonic() - start
        self.patience = 20 + 3 * taken
        return taken

    def fate(self, mutant: Mutant) -> Fate:
        """Mutate, test, and put the file back."""
        path = self.folder / mutant.source
        kept = path.with_suffix(".kept")
        path.rename(kept)
        # The kept bytecode is known by its source's time and size: a new time makes sure the mutant is read.
        path.write_text(mutant.code, encoding="utf-8")
        try:
            code, _ = self._run_tests(write_bytecode=False)
        finally:
            kept.replace(path)
        if code is None:
            return Fate.TIMED_OUT
        if code == _NO_TESTS:
            raise LookupError("pytest collected no tests")
        return Fate.SURVIVED if code == _PASSED else Fate.KILLED

    def _run_tests(self, *, write_bytecode: bool) -> tuple[int | None, str]:
        options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0"]
        command = [sys.executable, "-m", "pytest", *options, *map(str, self.tests)]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        if not write_bytecode:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        with subprocess.Popen(
            ["/bin/sh", "-c", f'ulimit -v {_MEMORY}; exec "$@"', "sh", *command],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                output, _ = process.communicate(timeout=self.patience)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
                return None, ""
        return process.returncode, output


def _copy(source: Path, to: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, to, ignore=shutil.ignore_patterns("__pycache__"))
    elif source.exists():
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, to)
