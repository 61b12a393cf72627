"""In which language the commands speak."""

from typing import Any, TypeVar

from fluent.runtime.types import FluentFloat

from understory.cli.wished import wished
from understory.core import Face, OptionError, SpokenFace
from understory.locale import LANGUAGES, Language, Tongue, speak

V = TypeVar("V")
M = TypeVar("M")


def tongue_of(asked: str | None) -> Tongue:
    """The language that is wished for, see `wished`."""
    code = wished(asked)
    if code not in set(Language):
        raise OptionError("language", code, f"choose one of {', '.join(LANGUAGES)}")
    return speak(code)


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


def title_words(name: str, english: str, tongue: Tongue) -> str:
    """What a game is called; one that is in no catalogue keeps its name."""
    return tongue.game(name)[0] if tongue.has(f"game-{name}") else english
