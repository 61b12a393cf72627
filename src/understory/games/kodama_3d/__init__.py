"""Kodama 3D: tiles from the forest, a tree in space, goals in secret."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from understory.core import Balance, Box, Cards, lessons_in
from understory.games.kodama_3d.coding import coding_of
from understory.games.kodama_3d.companion import Companion3D
from understory.games.kodama_3d.face import card_words
from understory.games.kodama_3d.face.export import page_files
from understory.games.kodama_3d.face.terminal import Face3D
from understory.games.kodama_3d.pack import Pack, printed, read_pack
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.moves import Move
from understory.games.kodama_3d.rules.state import Ask, State
from understory.games.kodama_3d.rules.turn import on_turn, standing
from understory.games.kodama_3d.rules.view import View
from understory.games.kodama_3d.search import balance
from understory.games.kodama_3d.search.evaluation import Greedy
from understory.games.kodama_3d.search.guide import Guide3D

__all__ = ["KODAMA_3D", "Kodama3D", "Move", "State", "View"]


def boxed(pack: Pack) -> Box[State, Move, View]:
    """The game with the tiles and goals of a pack."""
    game = Kodama3D(pack)
    return Box(
        game,
        Face3D(pack),
        Greedy(pack),
        Guide3D(game),
        coding=partial(coding_of, pack),
        cards=Cards(
            partial(card_words.names, pack),
            partial(card_words.text, pack),
            origins=partial(card_words.origins, pack),
        ),
        balance={"cards": Balance(balance.report)},
        place=3,
        standing=standing,
        page_files=partial(page_files, pack),
        on_turn=on_turn,
        begins=frozenset((Ask.RETURN, Ask.PLACE, Ask.MOVE, Ask.LAST)),
        companion=Companion3D(),
        packed=packed,
        pack=Path(__file__).parent / "pack",
    )


def packed(folder: Path, name: str) -> Box[State, Move, View]:
    """The game with the tiles and goals of a folder."""
    return boxed(read_pack(folder, name))


KODAMA_3D: Final = replace(boxed(printed()), lessons=lessons_in(Path(__file__).parent / "lessons"))
