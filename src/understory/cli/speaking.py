"""In which language the commands speak."""

import os
import sys
from typing import Any, TypeVar

from fluent.runtime.types import FluentFloat

from understory.core import Face, OptionError, SpokenFace
from understory.locale import LANGUAGES, Language, Tongue, speak

V = TypeVar("V")
M = TypeVar("M")


def tongue_of(asked: str | None) -> Tongue:
    """The language asked for with `--language` or `$UNDERSTORY_LANGUAGE`, or else, for people, the system's;
    programs that read what is printed are told in English unless they ask."""
    wanted = asked or os.environ.get("UNDERSTORY_LANGUAGE")
    if not wanted:
        return speak(_of_the_system() if sys.stdout.isatty() else Language.ENGLISH)
    if wanted not in set(Language):
        raise OptionError("language", wanted, f"choose one of {', '.join(LANGUAGES)}")
    return speak(wanted)


def spoken(face: Face[V, M], tongue: Tongue) -> Face[V, M]:
    """The face in the language, where it can and the language is not its own."""
    if tongue.language is Language.ENGLISH or not isinstance(face, SpokenFace):
        return face
    return face.speaking(lambda card: _read_out(tongue, card), tongue)


def told_number(number: float, digits: int, tongue: Tongue) -> str:
    """A number with so many digits behind the point, which is a comma elsewhere."""
    return tongue.say("cli-number", {"number": FluentFloat(number, **_digits(digits))})


def told_share(share: float, tongue: Tongue) -> str:
    """A share as percent, with a digit behind the point."""
    return tongue.say("cli-number", {"number": FluentFloat(share, style="percent", **_digits(1))})


def _digits(digits: int) -> dict[str, Any]:
    return {"minimumFractionDigits": digits, "maximumFractionDigits": digits}


def _read_out(tongue: Tongue, card: str) -> tuple[str, str]:
    found = tongue.card(card)
    return found.name, found.text


def _of_the_system() -> str:
    """From the variables that say so, the first that is set: `fr_CH.UTF-8` is French."""
    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return said[:2] if said[:2] in set(Language) else Language.ENGLISH


def title_words(name: str, english: str, tongue: Tongue) -> str:
    """What a game is called; one that is in no catalogue keeps its name."""
    return tongue.game(name)[0] if tongue.has(f"game-{name}") else english
