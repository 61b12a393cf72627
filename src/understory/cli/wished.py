"""Which language is wished for. Imports nothing that is slow: `understory --help` answers at once."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
_WORDS: Final = Path(__file__).parents[1] / "locale"


def wished(asked: str | None) -> str:
    """The code asked for with `--language` or `$UNDERSTORY_LANGUAGE`, or else, for people, the system's; programs that
    read what is printed are told in English unless they ask. Whether there is such a language is not looked at."""
    code = asked or os.environ.get("UNDERSTORY_LANGUAGE")
    return code or (_of_the_system() if sys.stdout and sys.stdout.isatty() else ENGLISH)


def wished_in(words: Sequence[str]) -> str:
    """The same from the words of a command, whatever else is wrong with them; English where nobody speaks it."""
    asked = [word.partition("=")[2] for word in words if word.startswith("--language=")]
    asked += [after for word, after in pairwise(words) if word == "--language"]
    code = wished(asked[-1] if asked else None)
    return code if spoken_here(code) else ENGLISH


def spoken_here(code: str) -> bool:
    """Whether there are words in this language."""
    return code.isalpha() and (_WORDS / code).is_dir()


def _of_the_system() -> str:
    """From the variables that say so, the first that is set: `fr_CH.UTF-8` is French."""
    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return said[:2] if spoken_here(said[:2]) else ENGLISH
