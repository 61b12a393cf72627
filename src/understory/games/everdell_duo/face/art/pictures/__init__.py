"""Everdell Duo's pictures: one for every card, and those of the things, places and feasts of the table.

Each is markup for a view box of 100 by 100, drawn in the inks given; without inks, tones are the classes that
`tones.stylesheet` gives colours to, by day and by night.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from understory.games.everdell_duo.face.art.pictures import (
    birds,
    civic,
    crawlers,
    diggers,
    houses,
    hunters,
    landmarks,
    leapers,
    rodents,
    works,
)
from understory.games.everdell_duo.face.art.pictures.places import PLACES
from understory.games.everdell_duo.face.art.pictures.things import THINGS
from understory.games.everdell_duo.face.art.plate import EDGE, Plate
from understory.games.everdell_duo.face.art.tones import Inks

__all__ = ["CARDS", "FAMILIES", "picture", "thing"]

_Cutter: TypeAlias = Callable[[Plate], None]

_BEINGS: Final = (birds, rodents, hunters, diggers, leapers, crawlers)
_BUILDINGS: Final = (civic, works, houses, landmarks)
CARDS: Final[Mapping[str, _Cutter]] = {
    name: cut for family in (*_BEINGS, *_BUILDINGS) for name, cut in family.DRAWN.items()
}
"""How each card is cut, by its id."""
FAMILIES: Final[Mapping[str, Mapping[str, _Cutter]]] = {**THINGS, **PLACES}
"""Goods, workers, tokens, signs, people, places, seasons and events, by their names."""
_BOLD: Final = frozenset({"goods", "workers", "tokens", "signs"})
"""Seen small: cut with a broader edge."""


def picture(card: str, inks: Inks | None) -> str:
    """The picture of a card; a card of somebody's own pack, which nobody has cut, shows the sign of a card."""
    if card not in CARDS:
        return thing("tokens", "card", inks)
    plate = Plate(inks)
    CARDS[card](plate)
    return plate.print()


def thing(family: str, name: str, inks: Inks | None) -> str:
    """The picture of something else."""
    plate = Plate(inks, 2 * EDGE if family in _BOLD else EDGE)
    FAMILIES[family][name](plate)
    return plate.print()
