"""Names that people give themselves: what others see is all there is, and no bot is called so."""

import unicodedata
from collections.abc import Sequence
from itertools import count
from typing import Final

from understory.bots import is_bot
from understory.hosting.errors import TableError

BOTS: Final = frozenset(
    name.casefold()
    for name in (
        *("Leaf in the wind", "Gatherer", "Dreamer", "Sprout", "Sapling", "Grove", "Old Growth"),
        *("Blatt im Wind", "Sammler", "Träumer", "Keimling", "Schössling", "Hain", "Urwald"),
        *("Feuille au vent", "Cueilleur", "Rêveur", "Pousse", "Arbrisseau", "Bosquet", "Vieille Forêt"),
        *("Foglia al vento", "Raccoglitore", "Sognatore", "Germoglio", "Alberello", "Boschetto", "Foresta Antica"),
    )
)
"""What the page calls bots, in any language; a test compares."""

SPECS: Final = {
    "random": "Leaf in the wind",
    "greedy": "Gatherer",
    "ismcts": "Dreamer",
    "level:1": "Sprout",
    "level:2": "Sapling",
    "level:3": "Grove",
    "level:4": "Old Growth",
}
"""What bots are called where no page words it: on pictures, and in links."""

_HIDDEN: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Categories that are not seen, or change what is: controls, formats such as writing direction, the unknown."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters of other categories that show nothing."""
_MARKS: Final = 3
"""Marks that one letter may carry."""
_LONGEST: Final = 40


def checked_name(given: str) -> str:
    """The name as it is kept and shown; refused where it cannot be read, hides something, or is a bot's."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    hidden = any(unicodedata.category(character) in _HIDDEN or character in _BLANK for character in name)
    seen = any(unicodedata.category(character)[0] in "LNPS" for character in name)
    plain = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
    if hidden or not seen or len(name) > _LONGEST or _overloaded(name) or plain in BOTS or is_bot(plain):
        raise TableError(422, "table.name")
    return name


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names of which no two are the same: the second of a name has a 2 after it, and so on. The page does alike."""
    told: list[str] = []
    for name in names:
        others = (f"{name} {number}" for number in count(2))
        free = (other for other in others if other not in names and other not in told)
        told.append(next(free) if name in told else name)
    return tuple(told)


def _overloaded(name: str) -> bool:
    marks = 0
    for character in name:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks > _MARKS:
            return True
    return False
