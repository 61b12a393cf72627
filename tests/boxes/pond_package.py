"""A game in a package of somebody else's: Lanterns under another name, with words in English and French, a command of
its own, and the metadata by which an installed package is found."""

import shutil
from pathlib import Path
from typing import Final

from understory.testing import lanterns

_FRENCH: Final = """\
game-pond = Le Bassin
    .line = Des lanternes sur un mât.
event-pond-scored = Lumières pour { NAME($seat, of: "seat") } : { $points }.
"""
_ENGLISH: Final = """\
game-pond = The Pond
    .line = Lanterns along a pole.
event-pond-scored = Lights for { NAME($seat, of: "seat") }: { $points }.
"""
_COMMAND: Final = '''\
"""Counts the lanterns of the pond."""

import typer

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def count() -> None:
    """Counts the lanterns of the pond."""
    print("twelve")
'''


def installed(site: Path) -> Path:
    """The package as a folder that lies on Python's path after an installation."""
    code = site / "pond_game"
    shutil.copytree(Path(lanterns.__file__).parent, code, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (*code.rglob("*.py"), *code.rglob("*.toml")):
        text = path.read_text(encoding="utf-8").replace("understory.testing.lanterns", "pond_game")
        text = text.replace('name="lanterns"', 'name="pond"').replace('title="Lanterns"', 'title="The Pond"')
        path.write_text(text.replace('"lanterns.', '"pond.'), encoding="utf-8")
    _put(code / "face" / "words" / "en" / "box.ftl", _ENGLISH)
    _put(code / "face" / "words" / "fr" / "box.ftl", _FRENCH)
    rules = [line.split('"')[1] for line in _lines(code / "rules" / "catalogue.toml") if line.startswith("id =")]
    french = (f"rule-{rule.replace('.', '-')} = Une règle du bassin.\n" for rule in rules)
    _put(code / "face" / "words" / "fr" / "rules.ftl", "".join(french))
    _put(code / "commands" / "pond_count.py", _COMMAND)
    about = site / "pond_game-1.0.dist-info"
    _put(about / "METADATA", "Metadata-Version: 2.1\nName: pond-game\nVersion: 1.0\n")
    _put(about / "entry_points.txt", "[understory.games]\npond = pond_game:LANTERNS\n")
    return site


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
