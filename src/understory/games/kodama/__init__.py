"""Kodama: The Tree Spirits, both editions, for two to five players."""

from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Final

from understory.core import Balance, Box, Plain, lessons_in
from understory.games.kodama.coding import KodamaCoding
from understory.games.kodama.companion import FamilyCompanion
from understory.games.kodama.face import card_words
from understory.games.kodama.face.export import page_files
from understory.games.kodama.face.terminal import KodamaFace
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.moves import Move
from understory.games.kodama.rules.shelf import BASE, Shelf, shelf_of, shipped_shelf
from understory.games.kodama.rules.state import Ask, State, on_turn
from understory.games.kodama.rules.view import View
from understory.games.kodama.search import balance
from understory.games.kodama.search.evaluation import Evaluator
from understory.games.kodama.search.guide import KodamaGuide


def boxed(shelf: Shelf, lessons: tuple[Plain, ...] = ()) -> Box[State, Move, View]:
    """The game with the cards of a shelf, and lessons that are played with them."""
    game = KodamaGame(shelf)
    return Box(
        game,
        KodamaFace(shelf),
        Evaluator(shelf).choose,
        KodamaGuide(game),
        coding=partial(KodamaCoding, shelf),
        cards=card_words.of(shelf),
        balance={"cards": Balance(balance.report), "mixed": Balance(balance.mixed_report)},
        lessons=lessons,
        place=1,
        page_files=page_files,
        on_turn=on_turn,
        part=attrgetter("season"),
        begins=frozenset((Ask.GROW, Ask.PICK, Ask.PLANT, Ask.KODAMA)),
        amid=attrgetter("gusted"),
        companion=FamilyCompanion(),
        packed=packed,
        pack=Path(__file__).parent / "pack",
    )


def packed(folder: Path, name: str) -> Box[State, Move, View]:
    """The game with the cards of a folder; Kodama Duo's stay ours where it has none."""
    return boxed(shelf_of(folder, name, BASE))


KODAMA: Final = boxed(shipped_shelf(), lessons_in(Path(__file__).parent / "lessons"))

__all__ = ["KODAMA"]
