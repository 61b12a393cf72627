"""Everdell Duo: hare and tortoise build two cities beside one meadow."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from understory.core import Balance, Box, Cards, lessons_in
from understory.core.packs import OtherGame
from understory.games.everdell_duo.campaign.keeping import EverdellCampaigns, EverdellFeats
from understory.games.everdell_duo.coding import coding
from understory.games.everdell_duo.companion import EverdellCompanion
from understory.games.everdell_duo.face import card_words
from understory.games.everdell_duo.face.export import page_files
from understory.games.everdell_duo.face.phrases import phrases
from understory.games.everdell_duo.face.terminal import Face
from understory.games.everdell_duo.pack import BOARD, load
from understory.games.everdell_duo.rules import asking
from understory.games.everdell_duo.rules.game import EverdellDuo
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.scoring import ledger_if_over
from understory.games.everdell_duo.rules.shelf import Shelf, shipped_shelf
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.opening import traits
from understory.games.everdell_duo.rules.together.wishing import wishes
from understory.games.everdell_duo.rules.turn import on_turn
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import SEASONS
from understory.games.everdell_duo.search import balance, chapter_balance
from understory.games.everdell_duo.search.evaluation import greedy
from understory.games.everdell_duo.search.guide import EverdellGuide


def boxed(shelf: Shelf) -> Box[State, Move, View]:
    """The game with the cards of a shelf."""
    game = EverdellDuo(shelf)
    return Box(
        game,
        Face(),
        greedy,
        EverdellGuide(game),
        coding=partial(coding, shelf),
        cards=Cards(
            partial(card_words.names, shelf),
            partial(card_words.text, shelf),
            partial(card_words.places, shelf),
            card_words.shown,
            origins=partial(card_words.origins, shelf),
        ),
        balance={
            "cards": Balance(balance.report),
            "chapters": Balance(chapter_balance.report, chapter_balance.SETTINGS),
        },
        place=4,
        traits=traits,
        asked=asking.asked,
        part=lambda view: SEASONS[view.season],
        standing=ledger_if_over,
        begins=asking.BEGINS,
        on_turn=on_turn,
        wishes=wishes,
        phrases=phrases(shelf),
        page_files=partial(page_files, shelf),
        packed=packed,
        pack=Path(__file__).parent / "pack",
        companion=EverdellCompanion(shelf),
    )


def packed(folder: Path, name: str) -> Box[State, Move, View]:
    """The game with the cards of a folder."""
    if not (folder / BOARD).is_file():
        raise OtherGame(BOARD, "", "", "there is none, as every pack of Everdell Duo has")
    return boxed(Shelf(load(folder), name))


EVERDELL_DUO: Final = replace(
    boxed(shipped_shelf()),
    campaigns=EverdellCampaigns(),
    feats=EverdellFeats(),
    lessons=lessons_in(Path(__file__).parent / "lessons"),
)

__all__ = ["EVERDELL_DUO", "EverdellDuo"]
