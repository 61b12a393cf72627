"""Kodama 3D in the page: the main turn in every way, a game by ear, what stands where, and no picture in space."""

import math
import re
from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from browser_table import fits
from kodama_3d_ears import SpaceListener
from kodama_3d_hands import PLACES, Board
from playwright.sync_api import Page, expect
from walking import Scenario, brought

from understory.games.kodama_3d.face.art.camera import RISE, spot
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.space import Cell, coordinates
from understory.games.kodama_3d.rules.state import Ask
from understory.play import Play

pytestmark = pytest.mark.usefixtures("software")

LATE = 17
"""Turns of both players together after which trees have eight tiles."""
TILES = 12


class Vec(NamedTuple):
    """A place or a way in space."""

    x: float
    y: float
    z: float

    def minus(self, other: "Vec") -> "Vec":
        """The way here from there."""
        return Vec(self.x - other.x, self.y - other.y, self.z - other.z)

    def dot(self, other: "Vec") -> float:
        """How far along the other, where that is a unit."""
        return self.x * other.x + self.y * other.y + self.z * other.z

    def cross(self, other: "Vec") -> "Vec":
        """Square to both."""
        x = self.y * other.z - self.z * other.y
        y = self.z * other.x - self.x * other.z
        return Vec(x, y, self.x * other.y - self.y * other.x)

    def unit(self) -> "Vec":
        """The same way, one long."""
        length = math.sqrt(self.dot(self))
        return Vec(self.x / length, self.y / length, self.z / length)


def moving(turns: int) -> Callable[[Play], bool]:
    """A meeple is to move, after so many turns of all players together."""
    return lambda play: bool(play.seats and play.state.ask is Ask.MOVE and play.state.turns >= turns)


def in_front(page: Page, way: str, turns: int = LATE, players: int = 2) -> Board:
    """In front of a game that waits for a meeple to move."""
    page.goto(brought(page, Scenario("turn", "kodama-3d", moving(turns), players)))
    board = Board(page, way)
    assert board.asked() == "meeple"
    return board


def held(board: Board) -> None:
    """Bring a tile to hand."""
    board.changed("[data-stack][data-lit=true]")
    board.changed(".stack.lit:not(.start)")
    expect(board.board).to_have_attribute("data-step", "point")
    board.still()


def test_whoever_lets_a_tile_grow_by_mouse_stands_where_the_next_question_is_told(page: Page) -> None:
    board = in_front(page, "mouse")
    held(board)
    board.changed(".point.open")
    board.changed("[data-do=grow]")
    assert board.asked() in {"goal", "end"}
    expect(page.get_by_role("region", name="What to do")).to_be_focused()


@pytest.mark.parametrize("way", PLACES)
def test_a_turn_in_four_touches(another: Callable[..., Page], way: str, check_axe: Callable[[Page], None]) -> None:
    page = another(**PLACES[way])
    board = in_front(page, way)
    held(board)
    point = page.locator(".point.open").first
    move = point.get_attribute("data-point")
    board.changed(".point.open")
    expect(page.locator(".point.chosen")).to_have_attribute("data-point", str(move))
    expect(page.locator(".level[data-stands]")).to_be_visible()
    check_axe(page)
    assert fits(page)
    board.changed(f".point[data-point='{move}']")  # the same point again, where it was
    assert board.asked() in {"goal", "end"}
    grown = page.get_by_role("tree").get_by_text(re.compile("(Tile|Plättchen) 9"))
    assert grown.count() >= 1


def test_a_whole_game_is_played_by_ear(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Kodama 3D").first.click()
    page.wait_for_url("**/m/*")
    listener = SpaceListener(page)
    while listener.play():
        pass
    assert listener.done >= {"Put back", "can be reached", "Point again", "End turn"}
    told = page.locator("section.result")
    expect(told).to_be_visible()


def test_a_turn_is_made_from_the_outline_by_enter_alone_and_what_the_other_did_then_is_told(page: Page) -> None:
    board = in_front(page, "keys")
    stood_on = page.locator("[role=treeitem]:focus")
    page.keyboard.press("o")
    page.keyboard.press("Home")
    expect(stood_on).to_have_text(re.compile("Forest"))
    page.keyboard.press("Enter")  # a heading leads to what may be done below it
    for words in (r"your meeple stands here$", r"can be reached$", r"^\s*Point \d+: layer \d+, ", r"tried here$"):
        expect(stood_on).to_have_text(re.compile(words))
        page.keyboard.press("Enter")
    while board.asked() == "goal":
        expect(stood_on).to_have_text("Draw one unseen")
        page.keyboard.press("Enter")
        expect(board.board).not_to_have_attribute("data-step", "goal")
    expect(stood_on).to_have_count(1)  # nothing is asked, and the focus is where it was
    board.answer("end")
    assert board.asked() == "meeple"
    expect(page.locator(".prompt [aria-live]")).to_contain_text(re.compile("Gatherer (attached|laid) "))


# ---------------------------------------------------------------- what stands where


def told(page: Page) -> dict[str, Any]:
    """What the picture says stands where."""
    found: dict[str, Any] = page.evaluate(
        """async () => {
          await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
          const detail = {};
          document.querySelector(".stage").dispatchEvent(new CustomEvent("tell", { detail }));
          return detail;
        }"""
    )
    return found


def pinhole(eye: dict[str, Any], place: Vec) -> tuple[float, float]:
    """Where a place is on the picture of an eye that stands there and looks so, in pixels."""
    at, stands = Vec(*eye["at"]), Vec(*eye["from"])
    forward = at.minus(stands).unit()
    right = Vec(-forward.z, 0, forward.x).unit()
    up = right.cross(forward)
    way = place.minus(stands)
    scale = eye["height"] / 2 / math.tan(math.radians(16)) / way.dot(forward)
    return eye["width"] / 2 + way.dot(right) * scale, eye["height"] / 2 - way.dot(up) * scale


def cell_place(at: Cell) -> Vec:
    """The middle of an engine's cell, as the drawings have it: right, up, towards the eye."""
    right, away, up = spot(*coordinates(at))
    return Vec(right, up * RISE, -away)


def parted(figures: list[dict[str, Any]]) -> None:
    """No figure stands behind another: their middles keep half a radius apart, as they are shown."""
    shown = [(one["seen"]["x"] + one["moved"][0], one["seen"]["y"] + one["moved"][1]) for one in figures]
    radii = [one["size"] * one["seen"]["scale"] for one in figures]
    for (one, small), (other, large) in combinations(zip(shown, radii, strict=True), 2):
        assert math.dist(one, other) > 0.5 * min(small, large)


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (390, 844), (844, 390)])
def test_tiles_stand_where_the_engine_has_them_all_within_the_frame_and_none_hidden(
    page: Page, wide: int, high: int
) -> None:
    scenario = Scenario("over", "kodama-3d", lambda play: play.over)
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": wide, "height": high})
    page.goto(brought(page, scenario))
    expect(page.locator(".stage canvas[data-frame]")).to_be_visible()
    play = scenario.played()
    tree, pack = play.state.trees[0], printed()
    assert len(tree.parts) == TILES
    for _ in range(6):
        eye = told(page)
        figures = [one for one in eye["figures"] if one["part"]]
        assert len(figures) == 2 * TILES
        for number, part in enumerate(tree.parts, 1):
            tile = pack.tiles[part.tile]
            tip = Cell(part.at + tile.shape.turned[part.heading].tip)
            feature = next(one for one in figures if one["part"] == number and one["trait"] == tile.feature)
            assert pinhole(eye, cell_place(tip)) == pytest.approx((feature["seen"]["x"], feature["seen"]["y"]), abs=1)
            stem = eye["cells"][number - 1]
            assert pinhole(eye, cell_place(part.at)) == pytest.approx((stem["x"], stem["y"]), abs=1)
        for one in figures:
            assert 0 < one["seen"]["x"] + one["moved"][0] < eye["width"]
            assert 0 < one["seen"]["y"] + one["moved"][1] < eye["height"]
        parted(figures)
        page.keyboard.press("[")


def test_others_trees_are_enlarged_by_touch_and_their_goals_painted_at_the_end(page: Page) -> None:
    scenario = Scenario("over", "kodama-3d", lambda play: play.over, players=4)
    page.goto(brought(page, scenario))
    state = scenario.played().state
    for seat in (1, 2, 3):
        page.locator(f"[data-tree='{seat}']").click()
        expect(page.locator(".caption")).not_to_contain_text("Your tree")
        entry = next(entry for entry in state.ledger if entry.seat == seat and entry.amount)
        names = {tile for group in dict(entry.evidence)["parts"] for tile in group}
        page.locator(f"[data-goal='{entry.source}']").hover()
        expect(page.locator("[data-tree][aria-pressed=true]")).to_have_attribute("data-tree", str(seat))
        shown = told(page)
        assert shown["seat"] == seat
        tiles = [state.trees[seat].parts[part - 1].tile for part in shown["painted"] if part]
        assert set(tiles) == names - {"trunk"}
    page.get_by_role("button", name="Back to your tree").click()
    expect(page.locator(".caption")).to_contain_text("Your tree")


# ---------------------------------------------------------------- no picture in space


def test_a_lost_picture_is_told_once_the_turn_goes_on_and_it_comes_back(page: Page) -> None:
    board = in_front(page, "mouse")
    held(board)
    lose = page.evaluate_handle(
        "() => document.querySelector('.stage canvas').getContext('webgl2').getExtension('WEBGL_lose_context')"
    )
    lose.evaluate("lose => lose.loseContext()")
    lost = page.get_by_role("status").filter(has_text="The picture in space was lost")
    expect(lost).to_have_count(1)
    expect(page.locator(".sides .point.open").first).to_be_visible()
    assert board.asked() == "point"  # the tile is still in hand
    page.get_by_role("button", name="All right").click()
    expect(lost).to_have_count(0)
    page.get_by_role("button", name="Turn the tree right").click()
    expect(page.get_by_role("img", name="Side 6 of 6")).to_be_visible()
    page.keyboard.press("[")
    expect(page.get_by_role("img", name="Side 1 of 6")).to_be_visible()
    board.changed(".sides .point.open")
    assert board.asked() == "confirm"
    lose.evaluate("lose => lose.restoreContext()")
    expect(page.locator(".stage canvas[data-frame]")).to_be_visible()
    assert board.asked() == "confirm"
    board.changed("[data-do=grow]")
    assert board.asked() in {"goal", "end"}


def test_without_webgl_the_six_sides_and_the_outline_play_the_turn(another: Callable[..., Page]) -> None:
    page = another(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
    page.add_init_script(
        """const get = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
          return kind.startsWith("webgl") ? null : get.call(this, kind, ...rest);
        }"""
    )
    board = in_front(page, "mouse")
    expect(page.get_by_role("status").filter(has_text="cannot draw the tree in space")).to_have_count(1)
    held(board)
    board.changed(".sides .point.open")
    board.changed("[data-do=grow]")
    assert board.asked() in {"goal", "end"}
    page.set_viewport_size({"width": 390, "height": 664})
    drawing, turning = (page.locator(place).bounding_box() for place in (".stage .sides", ".stage .turning"))
    assert drawing
    assert turning
    assert turning["x"] >= drawing["x"] + drawing["width"], "nothing lies over the tree"
