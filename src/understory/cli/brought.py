"""Groups of commands that are imported when one is asked for: the host's own, `admin`, and those that games bring. Each
module in a game's folder `commands`, but for those that begin with `_`, is one. Its name is the command's, its
docstring the help, and its Typer app is called `app`.
"""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import typer
from typer.core import TyperCommand

from understory import games


class Brought(NamedTuple):
    """A command, or a group of them."""

    path: Path
    module: str

    @property
    def help(self) -> str:
        """What it is for, read from the file."""
        return ast.get_docstring(ast.parse(self.path.read_text(encoding="utf-8"))) or ""


@cache
def brought() -> dict[str, Brought]:
    """Every such command by its name."""
    found = {"admin": Brought(Path(__file__).with_name("admin.py"), "understory.cli.admin")}
    for game in games.names():
        for path in sorted((games.folder(game) / "commands").glob("[!_]*.py")):
            found.setdefault(path.stem, Brought(path, f"{games.module(game)}.commands.{path.stem}"))
    return found


def listed(name: str) -> TyperCommand:
    """The command for a list: its name and help, nothing else."""
    return TyperCommand(name, help=brought()[name].help)


def opened(name: str) -> Any:
    """The command itself."""
    return typer.main.get_command(import_module(brought()[name].module).app)
