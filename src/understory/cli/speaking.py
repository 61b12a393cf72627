"""In which language the commands speak."""

import os
import sys
from typing import TypeVar

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
    """The face with its cards in the language, where it can and the language is not its own."""
    if tongue.language is Language.ENGLISH or not isinstance(face, SpokenFace):
        return face
    return face.speaking(lambda card: _read_out(tongue, card))


def _read_out(tongue: Tongue, card: str) -> tuple[str, str]:
    found = tongue.card(card)
    return found.name, found.text


def _of_the_system() -> str:
    """From the variables that say so, the first that is set: `fr_CH.UTF-8` is French."""
    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return said[:2] if said[:2] in set(Language) else Language.ENGLISH
