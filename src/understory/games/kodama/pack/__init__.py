"""Kodama's cards as data: TOML files beside this one, typed when read, refused with file, card and field if wrong."""

from functools import cache
from pathlib import Path
from typing import Final

from understory.core.packs import Fields, PackError, Source, read_toml, tables
from understory.games.kodama.pack.cards import (
    Branch,
    Card,
    CardId,
    Deck,
    Icon,
    IconSpot,
    Mark,
    Shape,
    Trunk,
)
from understory.games.kodama.pack.fertility import Fertility, check_fertility, fertility, load_wood
from understory.games.kodama.pack.wood import Wood, read_wood

HERE: Final = Path(__file__).parent
"""The folder of the cards that come with the game."""

DUO: Final = HERE.parents[1] / "kodama_duo" / "pack"
"""The folder of Kodama Duo's cards, which can be mixed with them."""


@cache
def shipped_wood() -> Wood:
    """The trunks and branches that come with the game."""
    return load_wood(HERE)


__all__ = [
    "DUO",
    "HERE",
    "Branch",
    "Card",
    "CardId",
    "Deck",
    "Fertility",
    "Fields",
    "Icon",
    "IconSpot",
    "Mark",
    "PackError",
    "Shape",
    "Source",
    "Trunk",
    "Wood",
    "check_fertility",
    "fertility",
    "load_wood",
    "read_toml",
    "read_wood",
    "shipped_wood",
    "tables",
]
