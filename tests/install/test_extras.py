"""What an extra leaves out is named in a line, with the command that installs it; what is left works."""

import subprocess
import sys
from pathlib import Path

import pytest
from bare_site import EXTRAS, PYTHON, asked_for, site_with

from understory.core.extras import BROUGHT_BY

IMPORTED = {"argon2-cffi": "argon2", "pillow": "PIL", "prometheus-client": "prometheus_client", "resvg-py": "resvg_py"}
"""Distributions whose module has another name."""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return site_with(None, tmp_path_factory.mktemp("bare"))


def ended(words: str, site: dict[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PYTHON, *words.split()],
        env=site,
        cwd=folder,
        capture_output=True,
        text=True,
        input="1\nquit\nquit\n",
        check=False,
    )


@pytest.mark.parametrize(
    "words",
    ["--help", "rules lanterns", "simulate lanterns --games 2", "play lanterns", "simulate kodama-3d --games 1"],
)
def test_the_bare_package_plays_in_the_terminal_and_simulates(words: str, bare: dict[str, str], tmp_path: Path) -> None:
    done = ended(words, bare, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("", "play"),
        ("serve", "play"),
        ("simulate lanterns --games 2 --ray", "cluster"),
        ("simulate lanterns --games 2 -o results.parquet", "research"),
    ],
)
def test_what_is_missing_is_named_in_a_line_with_its_command(
    words: str, extra: str, bare: dict[str, str], tmp_path: Path
) -> None:
    done = ended(words, bare, tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("understory: ")
    assert done.stderr.count("\n") == 1
    assert f"pip install 'understory[{extra}]'" in done.stderr


def test_environments_say_what_they_need(bare: dict[str, str]) -> None:
    program = "import understory.envs"
    done = subprocess.run([sys.executable, "-S", "-c", program], env=bare, capture_output=True, text=True, check=False)
    assert "NotInstalled" in done.stderr
    assert "pip install 'understory[research]'" in done.stderr


def test_a_store_whose_driver_is_missing_is_refused_with_the_extra_that_brings_it(
    tmp_path_factory: pytest.TempPathFactory, tmp_path: Path
) -> None:
    table = site_with("table", tmp_path_factory.mktemp("table"))
    done = ended("serve --store postgresql://nobody@nowhere/nothing", table, tmp_path)
    assert done.returncode == 2
    assert done.stderr == "understory: psycopg is not installed; this brings it: pip install 'understory[host]'\n"


@pytest.mark.parametrize("extra", sorted(BROUGHT_BY.keys() - {"dev"}))
def test_every_part_of_an_extra_is_known_by_what_is_imported(extra: str) -> None:
    brought = {IMPORTED.get(needed.name, needed.name) for needed in asked_for(extra)}
    known = {module for modules in BROUGHT_BY.values() for module in modules}
    assert brought - known == set()
    assert extra in EXTRAS
