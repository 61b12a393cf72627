"""What the commands have in common."""
# ruff: noqa: PLC0415  (imported when asked for: help answers at once)

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from understory.core import OptionError, UnderstoryError
from understory.core.campaign import CampaignError

if TYPE_CHECKING:
    from understory.locale import Tongue

Day = Annotated[str | None, typer.Option(help="The date for the sheet; left out, today.", show_default=False)]


def day_of(text: str | None) -> date:
    """The day that was typed, or today."""
    if text is None:
        return datetime.now().astimezone().date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise OptionError("day", text, "write a date such as 2026-03-21") from None


@contextmanager
def speaking(asked: str | None) -> "Iterator[Tongue]":
    """The language asked for; in it, too, whatever goes wrong with the file is told."""
    from understory.cli.speaking import tongue_of

    tongue = tongue_of(asked)
    try:
        yield tongue
    except UnderstoryError as error:
        told = None if tongue.language == "en" else _complaint(error, tongue)
        if told is None:
            raise
        raise UnderstoryError(told) from error


def _complaint(error: UnderstoryError, tongue: "Tongue") -> str | None:
    """What went wrong, in a language that is not English; nothing where it is not the file's or the campaign's."""
    from understory.games.everdell_duo.campaign.achievements import EnteredTwice
    from understory.games.everdell_duo.commands._kept import KeptError

    match error:
        case KeptError(path=path, what=what):
            cause = error.__cause__
            where = cause.arguments.get("where", "") if isinstance(cause, CampaignError) else ""
            kept = what if what != "damaged" or where == "" else "damaged.where"
            return tongue.say(f"kept-{kept}", {"file": str(path), "where": where})
        case CampaignError(arguments={"rule": str(rule)}):
            return tongue.rule(rule).text
        case EnteredTwice():
            return tongue.say("kept-twice")
        case _:
            return None


def help_alone(context: typer.Context) -> None:
    """Print the help where no further command was typed."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
