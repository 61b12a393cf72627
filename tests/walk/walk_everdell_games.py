"""Whole games of Everdell Duo in every mode: by mouse, touch and keys, and by ear alone: `make walk`."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browser_table import fits
from everdell_ears import Ears
from everdell_hands import PHONE, Hands, Keys, Mouse, Touch, played, sat_down
from playwright.sync_api import Page

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
MODES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "against": (("me", "greedy"), {}),
    "together": (("me", "greedy"), {"mode": "cooperative", "chapter": "3"}),
    "alone": (("me",), {"mode": "cooperative", "hare": ""}),
    "thorn": (("me", "greedy"), {"mode": "challenge", "difficulty": "easy"}),
    "thorn alone": (("me",), {"mode": "challenge", "difficulty": "hard", "hare": ""}),
}
WAYS = {"mouse": DESK, "touch": PHONE, "lying": LYING, "upright": UPRIGHT, "keys": DESK, "ears": DESK}


def hands(way: str, page: Page) -> Hands:
    return Keys(page) if way == "keys" else Mouse() if way == "mouse" else Touch()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game(another: Callable[..., Page], mode: str, way: str) -> None:
    page = another(**WAYS[way])
    seats, options = MODES[mode]
    table = sat_down(page, *seats, options=options)
    rng = Random(f"{mode} {way}")
    met = Ears(page).played(table, rng) if way == "ears" else played(table, hands(way, page), rng)
    assert met >= {"everdell.act", "everdell.step"}
    assert fits(page)
