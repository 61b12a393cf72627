"""The `understory` command as a whole: its commands, their help in a language, and what is wrong with the input in one
line, with exit code 2.
"""
# ruff: noqa: PLC0415  (words are read when somebody needs them: `understory --help` answers at once)

import re
import sys
from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, Final

import typer
from typer.core import TyperGroup

from understory.cli.brought import brought, listed, opened
from understory.cli.helping import WHOLE, told_in
from understory.cli.wished import ENGLISH, wished_in
from understory.core.errors import UnderstoryError
from understory.core.extras import not_installed

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
_ADDRESS: Final = re.compile(r"local|auto|ray://\S+|[\w.-]+:\d{4,5}")
"""A Ray cluster: a host and port, or one of Ray's own ways to name it."""


class OneLine(TyperGroup):
    """The commands, those that games bring last, with every complaint about the input told in one line."""

    language = ENGLISH

    def list_commands(self, ctx: Any) -> list[str]:
        """Their names."""
        return list(dict.fromkeys((*super().list_commands(ctx), *brought())))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command; one that a game brings without its content, for a list."""
        found = super().get_command(ctx, cmd_name)
        return self._told(listed(cmd_name), cmd_name) if found is None and cmd_name in brought() else found

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that was typed, whole."""
        if args[0] in brought() and args[0] not in self.commands:
            self.add_command(self._told(opened(args[0]), args[0]), args[0])
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; standing alone, leave with its exit code."""
        words = with_language_first(with_ray_told(sys.argv[1:] if args is None else args))
        self.language = wished_in(words)
        self._told(self, WHOLE)
        run = partial(super().main, words, prog_name, complete_var, False, windows_expand_args, **extra)
        if not standalone_mode:
            return run()
        try:
            code = run()
        except typer.Abort:
            code = INTERRUPTED
        except ModuleNotFoundError as error:
            told = not_installed(error)
            if not isinstance(told, UnderstoryError):
                raise
            code = self._complain(told)
        except (UnderstoryError, OSError, typer.TyperException) as error:
            code = self._complain(error)
        sys.exit(code if isinstance(code, int) else 0)

    def _told(self, command: Any, path: str) -> Any:
        """The command with its help in the language."""
        if self.language == ENGLISH:
            return told_in(command, path, None)
        from understory.locale import speak

        return told_in(command, path, speak(self.language))

    def _complain(self, error: Exception) -> int:
        """Say what is wrong in one line; help, where a group of commands was named and none of them."""
        from understory.cli.complaining import complaint, in_words
        from understory.locale import speak

        if type(error).__name__ == "NoArgsIsHelpError":
            typer.echo(str(error))
            return 0
        typer.echo(f"understory: {in_words(complaint(error), speak(self.language))}", err=True)
        return BAD_INPUT


def with_language_first(words: Sequence[str]) -> list[str]:
    """The words of a command with `--language`, wherever it was typed, where it belongs to all commands."""
    first: list[str] = []
    rest = list(words)
    for at in reversed(range(len(rest))):
        if rest[at].startswith("--language="):
            first.append(rest.pop(at))
        elif rest[at] == "--language" and at + 1 < len(rest):
            first += [f"--language={rest.pop(at + 1)}"]
            rest.pop(at)
    return [*reversed(first), *rest]


def with_ray_told(words: Sequence[str]) -> list[str]:
    """The words of a command in which `--ray` alone stands for a Ray on this machine."""
    told: list[str] = []
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        told.append("--ray=local" if word == "--ray" and not _ADDRESS.fullmatch(following) else word)
    return told
