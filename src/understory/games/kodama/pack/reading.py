"""Reading the vocabulary of `conditions.py`: a table such as `{ is = "touching", icon = "star", points = 4 }`."""

from dataclasses import fields
from typing import Final, get_type_hints

from understory.core.packs import Fields
from understory.games.kodama.pack.cards import Icon
from understory.games.kodama.pack.conditions import (
    CONDITIONS,
    EFFECTS,
    CardsWith,
    Condition,
    Convert,
    Effect,
    Icons,
    OnTrunk,
    SmallerOf,
)

MOST_POINTS: Final = 20


def read_condition(card: Fields, field: str) -> Condition:
    """A Kodama's condition from a table such as `{ is = "touching", icon = "star", points = 4 }`."""
    return _read(card, field, card.take(field), CONDITIONS)  # type: ignore[return-value]  # one of the union's classes


def read_effect(card: Fields, field: str) -> Effect:
    """A decree's effect from a table such as `{ is = "limit", points = 12 }`."""
    return _read(card, field, card.take(field), EFFECTS)  # type: ignore[return-value]  # one of the union's classes


def _read(card: Fields, field: str, value: object, vocabulary: dict[str, type]) -> object:
    if not isinstance(value, dict) or not isinstance(value.get("is"), str):
        raise card.wrong(field, 'must be a table such as { is = "ends", points = 2 }')
    table: dict[str, object] = dict(value)
    kind = vocabulary.get(str(table.pop("is")))
    if kind is None:
        raise card.wrong(field, f"{value['is']!r} is none of {', '.join(vocabulary)}")
    hints = get_type_hints(kind)
    names = [part.name for part in fields(kind)]
    if sorted(table) != sorted(names):
        raise card.wrong(field, f"{value['is']} takes {', '.join(names) or 'nothing'}, not {', '.join(sorted(table))}")
    word = kind(**{name: _argument(card, field, table[name], hints[name]) for name in names})
    _check_icons(card, field, word)
    return word


def _check_icons(card: Fields, field: str, word: object) -> None:
    """An icon named twice would count twice, or as itself; and where all depends on icons one must be named."""
    match word:
        case Convert(source=first, target=second) | SmallerOf(first=first, second=second):
            icons: tuple[Icon, ...] = (first, second)
        case OnTrunk(icons=icons) | CardsWith(icons=icons):
            pass
        case Icons(icons=icons):
            if not icons:
                raise card.wrong(field, "names no icon")
        case _:
            return
    if len(set(icons)) < len(icons):
        raise card.wrong(field, "names an icon twice")


def _argument(card: Fields, field: str, value: object, hint: object) -> object:
    if hint is Icon:
        return card.one_of(field, value, Icon)
    if hint is int:
        return card.whole(field, value, 1, MOST_POINTS)
    if hint == tuple[Icon, ...]:
        return tuple(card.one_of(field, icon, Icon) for icon in card.parts(field, value))
    return _read(card, field, value, CONDITIONS)
