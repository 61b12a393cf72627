"""What can be played at a table, as it travels."""

from collections.abc import Iterable
from typing import Any

from understory.bots import bot_names
from understory.core import Box, OneOf, Option, SomeOf, Spec
from understory.table import forms
from understory.table.offering import kind_of


def games_told(boxes: Iterable[Box[Any, Any, Any]]) -> forms.GameList:
    """The games, in their order on the shelf."""
    return forms.GameList(tuple(_game(box.game.spec) for box in sorted(boxes, key=lambda box: box.place)))


def _game(spec: Spec) -> forms.GameInfo:
    options = tuple(_option(option) for option in spec.options)
    return forms.GameInfo(
        spec.name,
        spec.title,
        spec.fewest,
        spec.most,
        options,
        bot_names(),
        spec.own_name,
        spec.pack,
        spec.packs,
        spec.usual,
    )


def _option(option: Option) -> forms.OptionInfo:
    values = option.values if isinstance(option, OneOf | SomeOf) else ()
    return forms.OptionInfo(option.name, kind_of(option), values, option.default, option.rule)
