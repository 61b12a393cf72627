"""What people type after a command, made into what the kernel takes; refused with what would be right."""

from collections.abc import Sequence
from pathlib import Path

from understory.core import SPECTATOR, OptionError, Options, Record, RecordError, Seat, Spec, Viewer, read
from understory.core.files import save


def options_of(spec: Spec, players: int, given: Sequence[str]) -> Options:
    """The options written as `name=value`, checked against the game."""
    values: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals):
            known = ", ".join(option.name for option in spec.options) or "none"
            raise OptionError("option", text, f"write name=value; {spec.title} has the options: {known}")
        values[name] = value
    return spec.chosen(players, values)


def seated(names: Sequence[str], players: int | None, spec: Spec) -> tuple[str, ...]:
    """Who sits where: a name a seat, or one name for all seats."""
    count = players if players is not None else max(spec.usual, len(names))
    if len(names) == 1:
        return (*names,) * count
    if len(names) != count:
        raise OptionError("bots", ",".join(names), f"name one bot for all, or {count}, one for each seat")
    return tuple(names)


def viewer_of(text: str, players: int) -> Viewer:
    """A seat by its number, or a spectator."""
    if text == "spectator":
        return SPECTATOR
    if text in map(str, range(players)):
        return Seat(int(text))
    raise OptionError("as", text, f"choose a seat from 0 to {players - 1}, or spectator")


def record_in(path: Path) -> Record:
    """The record in a file; `RecordError` or `OSError` says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(0, "", f"{path} is no record: it is not text") from None
    return read(text)


def put(path: Path, text: str) -> None:
    """Save the text; what cannot be written is told by the name that was asked for."""
    try:
        save(path, text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
