"""All that Everdell Duo can ask is answered on its board, by touch on a phone and by keys at a desk: `make walk`."""

from collections.abc import Callable
from random import Random

import pytest
from everdell_asks import MET, found, of_people
from everdell_hands import PHONE, Keys, Table, Touch, answer
from playwright.sync_api import Page, expect
from walking import laid_after

from understory.games.everdell_duo.rules.asking import NAMES
from understory.games.everdell_duo.rules.state import Ask

WAYS = {"touch": PHONE, "keys": {"viewport": {"width": 1280, "height": 720}}}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("ask", of_people(), ids=lambda ask: ask.name.lower())
def test_it_is_answered_on_the_board(another: Callable[..., Page], ask: Ask, way: str) -> None:
    page = another(**WAYS[way])
    play = found(ask)
    page.goto(laid_after(page, "everdell-duo", MET[ask][0].players, play.seats[0], str(play.record())))
    table = Table(page)
    expect(table.board).to_be_visible()
    assert table.next() == NAMES[ask]
    before = table.seq
    answer(table, Touch() if way == "touch" else Keys(page), Random(ask.name))
    assert table.seq > before
    assert not table.prompt.locator(".rule").count(), "it was refused"
