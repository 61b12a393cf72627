"""`understory campaign play`: which chapter comes next, the chapter in the terminal, and its result onto the sheet."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from understory.bots import is_bot
from understory.cli.dialogue import Dialogue, Keeping, Left, typed
from understory.cli.session import ME, Session, checked_seats, dealer_for
from understory.core import RecordError, Terminal, read
from understory.core.campaign import FrontPage
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.campaign.chapter import chapter_options
from understory.games.everdell_duo.campaign.keeping import finished
from understory.games.everdell_duo.campaign.newspaper import chapter_lines, ending, front_page, last_page, title
from understory.games.everdell_duo.campaign.sheet import sheet
from understory.games.everdell_duo.campaign.story import Campaign, Turn, begun, left_off, turns
from understory.games.everdell_duo.commands._kept import Kept, KeptError
from understory.games.everdell_duo.commands._sheet import campaign_file, sheet_table
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.view import View
from understory.locale import Tongue

Chapter: TypeAlias = Session[State, Move, View]

_STOP = "0"


def play_campaign(path: Path, day: date, seed: str | None, tongue: Tongue, *, anew: bool) -> None:
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
        while (turn := _chosen(campaign, console, tongue)) is not None:
            campaign = _played(file, campaign, turn, Evening(day, seed, console, tongue))
            console.print(sheet_table(campaign, tongue))
            _read_out(console, last_page(tongue, campaign, sheet(campaign)))
    except Left as left:
        console.print(f"{left} {_goes_on(path, tongue)}")
    except (EOFError, KeyboardInterrupt):
        console.print(f"\n{tongue.say('cli-left')} {_goes_on(path, tongue)}")


def _goes_on(path: Path, tongue: Tongue) -> str:
    return tongue.say("cli-campaign-left", {"command": f"understory campaign play {path}"})


def _chosen(campaign: Campaign, console: Console, tongue: Tongue) -> Turn | None:
    """The chapter to be played now: the one in progress, or what the people choose."""
    choices = turns(campaign)
    if campaign.begun is not None:
        console.print(tongue.say("cli-campaign-goes-on", {"chapter": campaign.begun.chapter}))
        return choices[0]
    if not campaign.results:
        return choices[0]
    if not choices:
        console.print(tongue.say("cli-campaign-over"))
        return None
    console.print(tongue.say("cli-campaign-next"))
    for number, turn in enumerate(choices, 1):
        at = "cli-campaign-again" if turn.replay else "cli-campaign-chapter"
        told: dict[str, int | str] = {"chapter": turn.chapter, "title": title(tongue, turn.chapter)}
        console.print(f"  {number}  {tongue.say(at, told)}")
    console.print(f"  {_STOP}  {tongue.say('cli-campaign-stop')}")
    while True:
        answer = typed("> ")
        if answer in {_STOP, "quit"}:
            return None
        if answer in map(str, range(1, len(choices) + 1)):
            return choices[int(answer) - 1]
        console.print(tongue.say("cli-campaign-choose", {"most": len(choices)}))


@dataclass(frozen=True, slots=True)
class Evening:
    """What stays the same while several chapters are played."""

    day: date
    seed: str | None
    console: Console
    tongue: Tongue


def _played(file: Kept[Campaign], campaign: Campaign, turn: Turn, evening: Evening) -> Campaign:
    """The campaign after the chapter was played to its end. Every move on the way is in the file."""
    console, tongue = evening.console, evening.tongue
    console.print()
    for line in chapter_lines(tongue, turn.chapter, campaign.difficulty):
        console.print(_indented(line))
    console.print()
    begun_already = campaign.begun
    table = _laid(campaign, turn, evening.seed) if begun_already is None else _resumed(file.path, begun_already.record)
    keeping = Keeping(lambda record: file.save(begun(campaign, turn.chapter, record)))
    Dialogue(table, console, keeping, None, tongue).run()
    assert isinstance(table.line.node, Terminal)  # noqa: S101  (it was played to its end)
    moves = [str(step.move) for step in table.line.steps]
    after = finished(campaign, turn.chapter, evening.day, table.line.state, moves)
    file.save(after)
    _tell(console, tongue, after)
    return after


def _tell(console: Console, tongue: Tongue, campaign: Campaign) -> None:
    """How the chapter ended: what it came to, its story, and what the newspaper made of it."""
    result = campaign.results[-1]
    told = {"chapter": result.chapter, "points": result.points}
    outcome = "cli-campaign-won" if result.won else "cli-campaign-lost"
    console.print(Text(tongue.say(outcome, told), style="bold"))
    console.print(_indented(ending(tongue, result.chapter, won=result.won)))
    _read_out(console, front_page(tongue, campaign, len(campaign.results), result))


def _read_out(console: Console, page: FrontPage | None) -> None:
    if page is None:
        return
    console.print()
    console.print(_indented(page.paper.upper(), style="bold"))
    for line in (page.issue, page.headline, page.lead, *page.lines, page.caption):
        if line:
            console.print(_indented(line, style="bold" if line == page.headline else ""))
    console.print()


def _indented(line: str, style: str = "") -> Padding:
    return Padding(Text(line, style=style), (0, 0, 0, 2), expand=False)


def _laid(campaign: Campaign, turn: Turn, seed: str | None) -> Chapter:
    """The chapter before anything was dealt. One text deals every game of a campaign differently, a replay too."""
    who = checked_seats(",".join(_seat(name) for name in campaign.players), EVERDELL_DUO)
    dealer = dealer_for(None if seed is None else f"{seed}/{len(campaign.results)}")
    return Session.laid(EVERDELL_DUO, chapter_options(campaign, turn.chapter), dealer, who)


def _seat(name: str) -> str:
    return name if is_bot(name) else f"{ME}:{name}"


def _resumed(path: Path, text: str) -> Chapter:
    try:
        record = read(text)
        return Session.resumed(EVERDELL_DUO, record, record.names)
    except RecordError as error:
        raise KeptError(
            path,
            "in-progress",
            f"the chapter in progress cannot be gone on with: {error}. Everything else is whole; "
            f"`understory campaign play {path} --anew` deals this chapter anew",
        ) from error
