"""What is wrong with the input, on one line, in a language.

Errors are raised in English, close to what they are about. `complaints.ftl` among the English words, of every table or
of a game, has each of them with its holes; what was raised is recognised by that, and said with the same id in the
language.
"""

import re
from collections.abc import Iterator
from functools import cache

import typer
from fluent.syntax.ast import Pattern, Placeable, TextElement, VariableReference

from understory.locale import Language, Tongue
from understory.locale.catalogues import entries, topics

_WITHIN = frozenset({"why"})
"""Holes that hold a complaint themselves."""
_LAST = frozenset({"bad-the-file", "bad-file"})
"""Forms that fit nearly everything: tried where no other does, those of games included."""


def complaint(error: Exception) -> str:
    """What is wrong, in English."""
    if isinstance(error, OSError):
        text = f"{error.filename or 'the file'}: {(error.strerror or str(error)).lower()}"
    elif isinstance(error, typer.TyperException):
        text = f"{error.format_message().rstrip('.')}; `{_command_of(error)} --help` says what there is"
    else:
        text = str(error)
    return " ".join(text.split())


def _command_of(error: typer.TyperException) -> str:
    """The command that was typed, as far as it was understood."""
    names: list[str] = []
    context = getattr(error, "ctx", None)
    while context is not None and context.parent is not None:
        names.insert(0, context.info_name)
        context = context.parent
    return " ".join(("understory", *names))


def in_words(text: str, tongue: Tongue) -> str:
    """A complaint in the language; what no catalogue has stays as it is."""
    if tongue.language is Language.ENGLISH:
        return text
    for message, form in _forms().items():
        found = form.fullmatch(text)
        if found:
            holes = found.groupdict().items()
            return tongue.say(
                message, {name: in_words(said, tongue) if name in _WITHIN else said for name, said in holes}
            )
    return text


def recognised(text: str) -> str | None:
    """Which complaint of the catalogues this is."""
    return next((message for message, form in _forms().items() if form.fullmatch(text)), None)


@cache
def _forms() -> dict[str, re.Pattern[str]]:
    """Every complaint of the English catalogues, by its id; the first that fits counts."""
    told = [topic for topic in topics(Language.ENGLISH) if topic.name == "complaints"]
    found = [item for topic in told for item in entries(Language.ENGLISH, topic).items()]
    found.sort(key=lambda item: item[0] in _LAST)
    return {name: re.compile("".join(_parts(entry.value)), re.DOTALL) for name, entry in found if entry.value}


def _parts(pattern: Pattern) -> Iterator[str]:
    for part in pattern.elements:
        match part:
            case TextElement(value=text):
                yield re.escape(text)
            case Placeable(expression=VariableReference(id=hole)):
                yield f"(?P<{hole.name}>.*?)"
            case _:
                raise ValueError(f"a complaint has only holes: {part}")
