"""Twenty games of each box, entered on the companion's sheets with a thumb: every one comes to the engine's points.
What a sheet asks for is looked at in every size and language."""

from collections.abc import Callable

import pytest
from browser_table import fits
from companion_sheets import Played, have, kodama_sheet, played, space_sheet, town_column
from companion_thumb import Thumb, build, grow, hang, words
from playwright.sync_api import Page, expect
from walking import looked_at

from understory import games
from understory.core.companion import Filled

GAMES = range(20)
NAMES = ("Ada", "Ben", "Cleo", "Dora")
BOXES = {"kodama": "Kodama: The Tree Spirits", "kodama-duo": "Kodama Duo"}
SIZES = ((390, 844), (360, 640), (844, 390), (1280, 720))


@pytest.fixture
def thumb_at(another: Callable[..., Page]) -> Callable[..., Thumb]:
    """A thumb on a screen that turns with the game's number: upright, small, sideways, a desk; by day and night."""

    def at(seed: int, speaks: str, *boxes: str) -> Thumb:
        width, height = SIZES[seed % len(SIZES)]
        scheme = ("light", "dark")[seed // len(SIZES) % 2]
        page = another(viewport={"width": width, "height": height}, has_touch=width < 1000, color_scheme=scheme)
        return Thumb(page, words(*boxes), speaks)

    return at


def agrees(thumb: Thumb, names: tuple[str, ...], game: Played) -> None:
    """Everybody has the points that the engine gave, and nothing lies beyond the screen."""
    for name, points in zip(names, game.result.scores, strict=True):
        thumb.total(name, points)
    assert fits(thumb.page)


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("box", BOXES)
def test_trees_come_to_the_engines_points(thumb_at: Callable[..., Thumb], box: str, seed: int) -> None:
    """A game of the family, card by card."""
    edition = {"edition": ("second", "kosmos")[seed % 2]} if box == "kodama" else {}
    game = played(box, seed, 2, **edition)
    filled, names = kodama_sheet(game), NAMES[:2]
    rows = tuple(row.id for row in games.box(box).companion.sheets[0].rows)  # type: ignore[union-attr]
    thumb = thumb_at(seed, "tree", "kodama", "kodama_duo")
    thumb.begin(f"{BOXES[box]}: Score sheet", *names, first=filled.first)
    grow(thumb, filled, names, rows, lambda _: None)
    agrees(thumb, names, game)


@pytest.mark.parametrize("seed", GAMES)
def test_goals_come_to_the_engines_points(thumb_at: Callable[..., Thumb], seed: int) -> None:
    """A game of Kodama 3D, tile by tile and goal by goal."""
    game = played("kodama-3d", seed, 2)
    thumb = thumb_at(seed, "space", "kodama_3d")
    thumb.begin("Kodama 3D: Goals", *NAMES[:2])
    hang(thumb, space_sheet(game), NAMES[:2])
    agrees(thumb, NAMES[:2], game)


@pytest.mark.parametrize("seed", GAMES)
def test_towns_come_to_the_engines_points(thumb_at: Callable[..., Thumb], seed: int) -> None:
    """Two towns, with what their purple cards ask for."""
    game = played("everdell-duo", seed, 2)
    state = game.state
    thumb = thumb_at(seed, "towns", "everdell_duo")
    thumb.begin("Everdell Duo: Two towns", *NAMES[:2])
    filled = Filled((town_column(state, 0), town_column(state, 1)))
    build(thumb, filled, NAMES[:2], lambda seat, thing: have(state, seat, thing), lambda _: None)
    agrees(thumb, NAMES[:2], game)


# ---------------------------------------------------------------- looked at


def spirits(thumb: Thumb) -> None:
    """Kodama Duo, once a card is laid and opened again: a spirit may be called."""
    thumb.begin("Kodama Duo: Score sheet", *NAMES[:2])
    thumb.counted(lambda: thumb.key("cloud"))
    for icon in ("star", "cloud", "flower"):
        thumb.key(icon)
    thumb.counted(lambda: thumb.touch(thumb.page.locator("g.card").first))
    expect(thumb.panel.locator("h2")).to_have_text("Ben Branch 1")
    thumb.page.get_by_role("button", name="Ada, Spring, Branch 1: 2").click()
    expect(thumb.panel.get_by_role("group", name="Ada summons")).to_be_visible()


def kodama(thumb: Thumb) -> None:
    """Kodama's own phrase, after a season whose points were typed."""
    thumb.begin("Kodama: The Tree Spirits: Score sheet", *NAMES[:2])
    thumb.page.get_by_role("row", name="Kodama").first.get_by_role("button").first.click()


def purple(thumb: Thumb) -> None:
    """Everdell Duo's purple cards."""
    thumb.begin("Everdell Duo: Two towns", *NAMES[:2])
    thumb.numbers((3, 2))
    expect(thumb.panel.locator("h2")).to_have_text("Ada Purple bonuses")


def tiles(thumb: Thumb) -> None:
    """Kodama 3D's sketch with a tile."""
    thumb.begin("Kodama 3D: Goals", *NAMES[:2])
    thumb.counted(lambda: thumb.key("blue kodama"))


def chapters(thumb: Thumb) -> None:
    """The campaign's sheet."""
    thumb.begin("Everdell Duo: Campaign sheet")


LOOKED_AT = {"spirits": spirits, "kodama": kodama, "purple": purple, "tiles": tiles, "chapters": chapters}


@pytest.mark.parametrize("scene", LOOKED_AT)
def test_what_a_sheet_asks_for_can_be_read_and_reached(page: Page, scene: str) -> None:
    LOOKED_AT[scene](Thumb(page, words("kodama"), "tree"))
    found = looked_at(page, "companion", scene, page.url, lambda page: expect(page.locator(".thumb")).to_be_visible())
    assert not found, "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)
