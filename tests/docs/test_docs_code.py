"""What the pages show runs: `python` blocks in one namespace a page, `pycon` blocks with their answers, and the
`understory` commands of `sh` blocks, in an empty folder, where they are cheap."""

import doctest
import shlex
from pathlib import Path
from typing import Any, Final

import pytest
from doc_pages import PAGES, Block, blocks, name_of, text_of
from typer.testing import CliRunner

from understory.cli import app

CHEAP: Final = 200
"""So many games are simulated in a test."""


def of_language(language: str) -> dict[str, list[Block]]:
    found = {name_of(page): [block for block in blocks(text_of(page)) if block.language == language] for page in PAGES}
    return {page: listed for page, listed in found.items() if listed}


CODE: Final = {
    page: sorted(
        [*of_language("python").get(page, ()), *of_language("pycon").get(page, ())], key=lambda block: block.line
    )
    for page in {**of_language("python"), **of_language("pycon")}
}
COMMANDS: Final = [
    (page, line.removeprefix("$ ").partition("  #")[0].strip())
    for page, listed in of_language("sh").items()
    for block in listed
    for line in block.text.splitlines()
    if line.removeprefix("$ ").startswith("understory ")
]


def run(block: Block, page: str, names: dict[str, Any]) -> None:
    if block.language == "python":
        exec(compile("\n" * (block.line - 1) + block.text, page, "exec"), names)  # noqa: S102  (our own pages)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, page, page, block.line - 1)
    told: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append, clear_globs=False).failed
    names.update(test.globs)
    assert not failed, "".join(told)


@pytest.mark.parametrize("page", sorted(CODE))
def test_every_python_block_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": page}
    for block in CODE[page]:
        run(block, page, names)


def cheap(words: list[str]) -> bool:
    games = int(words[words.index("--games") + 1]) if "--games" in words else 100
    return words[1] not in {"simulate", "balance"} or games <= CHEAP


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_every_understory_command_works(
    page: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command)
    if not cheap(words):
        pytest.skip(f"{page}: too many games for a test")
    for record in (word for word in words if word.endswith(".record")):
        lay_record(Path(record))
    done = CliRunner().invoke(app, words[1:], input="")
    assert done.exit_code == 0, done.output


def lay_record(path: Path) -> None:
    """A finished game for commands that read one."""
    playing = ["play", "lanterns", "--seats", "me,me", "--seed", "x", "--autosave", str(path)]
    assert "The game goes to" in CliRunner().invoke(app, playing, input="\n1\n" * 12).stdout


def test_a_block_that_fails_is_noticed() -> None:
    with pytest.raises(NameError):
        run(Block("python", 3, "nothing_here\n"), "page.md", {})
    with pytest.raises(AssertionError, match="Expected:"):
        run(Block("pycon", 3, ">>> 1 + 1\n3\n"), "page.md", {})


def test_blocks_of_a_page_share_their_names() -> None:
    names: dict[str, Any] = {}
    run(Block("python", 1, "lantern = 7\n"), "page.md", names)
    run(Block("pycon", 3, ">>> lantern\n7\n>>> pole = lantern\n"), "page.md", names)
    assert names["pole"] == 7
