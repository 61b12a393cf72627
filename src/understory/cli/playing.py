"""`understory play`: who plays what, as the command line says it or somebody chooses; then the table and its people."""

from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

from understory.cli.dialogue import Dialogue, Left, kept_in, typed
from understory.cli.reading import options_of, record_in
from understory.cli.session import ME, YOU, Session, checked_seats, dealer_for
from understory.cli.shelf import checked_name, game_names, open_box, title_of
from understory.cli.speaking import title_words
from understory.core import Box, OptionError
from understory.core.spec import PACKED
from understory.locale import Tongue


@dataclass(frozen=True, slots=True)
class PlayArguments:
    """What was asked for on the command line."""

    game: str | None
    seats: str | None
    options: tuple[str, ...]
    seed: str | None
    resume: Path | None
    autosave: Path | None
    svg: Path | None
    thoughts: bool = False
    pack: Path | None = None


def play_game(arguments: PlayArguments, tongue: Tongue) -> None:
    """Play one game to its end, or until the people leave."""
    with suppress(ImportError):
        import_module("readline")  # lines can be edited and called back, where the system can
    console = Console(highlight=False, markup=False)
    try:
        table = _resumed(arguments) if arguments.resume else _laid(arguments, console, tongue)
        keeping = kept_in(arguments.autosave, tongue) if arguments.autosave else None
        Dialogue(table, console, keeping, arguments.svg, tongue, thoughts=arguments.thoughts).run()
    except Left as left:
        console.print(str(left))
    except (EOFError, KeyboardInterrupt):
        console.print(f"\n{tongue.say('cli-left')}")


def _laid(arguments: PlayArguments, console: Console, tongue: Tongue) -> Session[Any, Any, Any]:
    name = checked_name(arguments.game) if arguments.game is not None else _chosen_game(console, tongue)
    box = open_box(name, arguments.pack)
    spec = box.game.spec
    who = checked_seats(arguments.seats or ",".join([ME, *["greedy"] * (spec.usual - 1)]), box)
    options = options_of(spec, len(who), arguments.options)
    return Session.laid(box, options, dealer_for(arguments.seed), who)


def _resumed(arguments: PlayArguments) -> Session[Any, Any, Any]:
    assert arguments.resume is not None  # noqa: S101  (asked for by the caller)
    record = record_in(arguments.resume)
    if arguments.game not in (None, record.game.partition(PACKED)[0], record.game):
        raise OptionError("game", str(arguments.game), f"{arguments.resume} is a game of {record.game}")
    if arguments.options or arguments.seed is not None:
        raise OptionError(
            "resume", str(arguments.resume), "a saved game keeps its options and its seed; leave them out"
        )
    box: Box[Any, Any, Any] = open_box(record.game, arguments.pack)
    who = checked_seats(arguments.seats, box) if arguments.seats else record.names or (YOU,) * record.players
    if len(who) != record.players:
        raise OptionError("seats", ",".join(who), f"the saved game has {record.players} seats")
    return Session.resumed(box, record, who)


def _chosen_game(console: Console, tongue: Tongue) -> str:
    names = game_names()
    console.print(tongue.say("cli-which-game"))
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {title_words(name, title_of(name), tongue)}")
    while True:
        answer = typed("> ")
        if answer == "quit":
            raise Left(tongue.say("cli-goodbye"))
        if answer in names:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        console.print(tongue.say("cli-choose-game", {"most": len(names), "names": ", ".join(names)}))
