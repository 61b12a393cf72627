"""`understory campaign play`: which chapter comes next, the chapter in the terminal, and its result onto the sheet."""

from contextlib import suppress
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from understory.bots import is_bot
from understory.cli.campaigning import campaign_file, sheet_table
from understory.cli.kept import Kept, KeptError
from understory.cli.playing import Keeping, Left, Play, typed
from understory.cli.table import ME, Table, checked_seats, dealer_for
from understory.core import RecordError, Terminal, read
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.campaign.chapter import TITLES, chapter, chapter_options, chapter_result
from understory.games.everdell_duo.campaign.story import Campaign, Result, Turn, begun, left_off, recorded, turns
from understory.games.everdell_duo.campaign.words import chapter_words, objective_text
from understory.games.everdell_duo.moves import Move
from understory.games.everdell_duo.state import State
from understory.games.everdell_duo.view import View

Chapter: TypeAlias = Table[State, Move, View]

_STOP = "0"


def play_campaign(path: Path, day: date, seed: str | None, *, anew: bool) -> None:
    """Play chapter after chapter until the people stop or the campaign is over."""
    with suppress(ImportError):
        import_module("readline")
    console = Console(highlight=False, markup=False)
    file = campaign_file(path)
    campaign = file.load()
    if anew and campaign.begun is not None:
        campaign = left_off(campaign)
        file.save(campaign)
    try:
        while (turn := _chosen(campaign, console)) is not None:
            campaign = _played(file, campaign, turn, day, seed, console)
            console.print(sheet_table(campaign))
    except Left as left:
        console.print(f"{left} `understory campaign play {path}` goes on from here.")
    except (EOFError, KeyboardInterrupt):
        console.print(f"\nLeft the table. `understory campaign play {path}` goes on from here.")


def _chosen(campaign: Campaign, console: Console) -> Turn | None:
    """The chapter to be played now: the one in progress, or what the people choose."""
    choices = turns(campaign)
    if campaign.begun is not None:
        console.print(f"Chapter {campaign.begun.chapter} goes on where it was left.")
        return choices[0]
    if not campaign.results:
        return choices[0]
    if not choices:
        console.print("The campaign is over.")
        return None
    console.print("What comes next?")
    for number, turn in enumerate(choices, 1):
        told = "play it once more, for 30 points in the end" if turn.replay else TITLES[turn.chapter - 1]
        console.print(f"  {number}  chapter {turn.chapter}: {told}")
    console.print(f"  {_STOP}  stop for today")
    while True:
        answer = typed("> ")
        if answer == _STOP:
            return None
        if answer in map(str, range(1, len(choices) + 1)):
            return choices[int(answer) - 1]
        console.print(f"Choose a number from 0 to {len(choices)}.")


def _played(
    file: Kept[Campaign], campaign: Campaign, turn: Turn, day: date, seed: str | None, console: Console
) -> Campaign:
    """The campaign after the chapter was played to its end. Every move on the way is in the file."""
    console.print()
    for line in chapter_words(chapter(turn.chapter), campaign.difficulty):
        console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
    console.print()
    table = _laid(campaign, turn, seed) if campaign.begun is None else _resumed(file.path, campaign.begun.record)
    Play(table, console, Keeping(lambda record: file.save(begun(campaign, turn.chapter, record))), None).run()
    assert isinstance(table.line.node, Terminal)  # noqa: S101  (it was played to its end)
    result = chapter_result(campaign, turn.chapter, day, table.line.state)
    after = recorded(campaign, result)
    file.save(after)
    console.print(Text(_outcome(result), style="bold"))
    return after


def _outcome(result: Result) -> str:
    """What the chapter came to, and what was missed."""
    if result.won:
        return f"Chapter {result.chapter} is won with {result.points} points."
    asked = chapter(result.chapter)
    missed = [objective_text(objective) for objective in asked.objectives if objective.id in result.missed]
    return f"Chapter {result.chapter} is lost, with {result.points} points" + (
        f"; missed: {', '.join(missed)}." if missed else "."
    )


def _laid(campaign: Campaign, turn: Turn, seed: str | None) -> Chapter:
    """The chapter before anything was dealt. One text deals every game of a campaign differently, a replay too."""
    who = checked_seats(",".join(_seat(name) for name in campaign.players), EVERDELL_DUO)
    dealer = dealer_for(None if seed is None else f"{seed}/{len(campaign.results)}")
    return Table.laid(EVERDELL_DUO, chapter_options(campaign, turn.chapter), dealer, who)


def _seat(name: str) -> str:
    return name if is_bot(name) else f"{ME}:{name}"


def _resumed(path: Path, text: str) -> Chapter:
    try:
        record = read(text)
        return Table.resumed(EVERDELL_DUO, record, record.names)
    except RecordError as error:
        raise KeptError(
            path,
            f"the chapter in progress cannot be gone on with: {error}. Everything else is whole; "
            f"`understory campaign play {path} --anew` deals this chapter anew",
        ) from error
