"""Kodama Duo, alone or mixed with Kodama: The Tree Spirits, for exactly two."""

from dataclasses import replace
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Final

from understory.core import Balance, Box, lessons_in
from understory.games.kodama.face import card_words
from understory.games.kodama.face.art.covers import by_night
from understory.games.kodama.face.export import INKS
from understory.games.kodama.rules.shelf import ONLY_DUO, Shelf, shelf_of, shipped_shelf
from understory.games.kodama_duo.coding import DuoCoding
from understory.games.kodama_duo.companion import DuoCompanion
from understory.games.kodama_duo.face.terminal import DuoFace
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.moves import Move
from understory.games.kodama_duo.rules.state import Ask, State
from understory.games.kodama_duo.rules.view import View
from understory.games.kodama_duo.search import balance
from understory.games.kodama_duo.search.evaluation import DuoEvaluator
from understory.games.kodama_duo.search.guide import DuoGuide


def boxed(shelf: Shelf) -> Box[State, Move, View]:
    """The game with the cards of a shelf."""
    game = DuoGame(shelf)
    return Box(
        game,
        DuoFace(shelf),
        DuoEvaluator(shelf).choose,
        DuoGuide(game),
        coding=partial(DuoCoding, shelf),
        cards=card_words.of(shelf),
        builds_on=("kodama",),
        balance={"cards": Balance(balance.report), "mixed": Balance(balance.mixed_report)},
        place=2,
        page_files=lambda: {"covers/kodama-duo.svg": by_night(INKS)},
        part=attrgetter("season"),
        begins=frozenset((Ask.SPLIT, Ask.CHOOSE, Ask.PLACE, Ask.SUMMON, Ask.KODAMA)),
        companion=DuoCompanion(),
        packed=packed,
        pack=Path(__file__).parent / "pack",
    )


def packed(folder: Path, name: str) -> Box[State, Move, View]:
    """The game with the cards of a folder; Kodama's, for mixing, stay ours where it has none."""
    return boxed(shelf_of(folder, name, ONLY_DUO))


KODAMA_DUO: Final = replace(boxed(shipped_shelf()), lessons=lessons_in(Path(__file__).parent / "lessons"))

__all__ = ["KODAMA_DUO"]
