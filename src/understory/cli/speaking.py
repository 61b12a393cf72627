"""In which language the commands speak."""

import os
import sys

from understory.core import OptionError
from understory.locale import LANGUAGES, Language, Tongue, speak


def tongue_of(asked: str | None) -> Tongue:
    """The language asked for with `--language` or `$UNDERSTORY_LANGUAGE`, or else, for people, the system's;
    programs that read what is printed are told in English unless they ask."""
    wanted = asked or os.environ.get("UNDERSTORY_LANGUAGE")
    if not wanted:
        return speak(_of_the_system() if sys.stdout.isatty() else Language.ENGLISH)
    if wanted not in set(Language):
        raise OptionError("language", wanted, f"choose one of {', '.join(LANGUAGES)}")
    return speak(wanted)


def _of_the_system() -> str:
    """From the variables that say so, the first that is set: `fr_CH.UTF-8` is French."""
    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return said[:2] if said[:2] in set(Language) else Language.ENGLISH
