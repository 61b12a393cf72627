"""Kodama's board round a placement: the tree from near and far, waiting, Kodamas that move in, playing by ear."""

from collections.abc import Callable
from typing import Literal

import pytest
from browser_play import introduced
from kodama_hands import PATIENCE, Board
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from walking import Scenario, brought

from understory.play import Play

GROW = "kodama.grow"


def asked(what: str, branches: int = 0) -> Callable[[Play], bool]:
    """This is asked, of somebody whose tree has so many branches."""

    def holds(play: Play) -> bool:
        pending = play.state.pending
        asking = bool(play.seats and pending) and str(pending[-1].ask) == what
        return asking and len(play.state.trees[play.seats[0]].cards) > branches

    return holds


def opened(page: Page, scenario: Scenario, wide: int, high: int) -> Board:
    """A page of this size, in front of a scenario."""
    page.set_viewport_size({"width": wide, "height": high})
    page.goto(brought(page, scenario))
    board = Board(page)
    expect(board.cards.first).to_be_visible()
    return board


def card_width(board: Board) -> float:
    """How wide a branch card of the own tree is on the screen, in pixels."""
    wide: float = board.page.evaluate(
        "6300 * document.querySelector('.base').clientWidth / document.querySelector('.base').viewBox.baseVal.width"
    )
    return wide


def hold(board: Board) -> Locator:
    """Take up a card that fits somewhere, and step to its first place."""
    for card in range(board.branches.count()):
        board.branches.nth(card).press("Enter")
        board.page.keyboard.press("ArrowRight")
        if board.ready():
            break
        board.page.keyboard.press("Escape")
    held = board.page.locator("[data-held]")
    expect(held).to_have_attribute("data-legal", "true")
    return held


def places(board: Board) -> dict[str, tuple[int, int]]:
    """Where the cards of the offer lie, in pixels, unless one of them is taken up."""
    where = "cards => cards.map(card => [card.dataset.branch, card.closest('li').getBoundingClientRect()])"
    return {card: (round(box["x"]), round(box["y"])) for card, box in board.branches.evaluate_all(where)}


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (390, 844), (844, 390)])
def test_a_held_card_is_never_narrow_and_is_seen_whole_however_tall_the_tree(page: Page, wide: int, high: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    board = opened(page, Scenario("tall", "kodama", asked(GROW, 11)), wide, high)
    held = hold(board)
    assert card_width(board) >= 56 - 0.5
    box, stage = held.bounding_box(), board.stage.bounding_box()
    assert box
    assert stage
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert stage["x"] < middle[0] < stage["x"] + stage["width"]
    assert stage["y"] < middle[1] < stage["y"] + stage["height"]


def test_the_tree_is_brought_nearer_by_wheel_and_keys_moved_and_seen_whole_again(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    board = opened(page, Scenario("some", "kodama", asked(GROW, 6)), 1280, 720)
    whole = card_width(board)
    stage = board.stage.bounding_box()
    assert stage
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + 60
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(board.stage).to_have_attribute("data-near", "true")
    nearer = card_width(board)
    assert nearer > whole * 1.5
    view = board.stage.locator(".base")
    before = view.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(x + 40, y + 50, steps=3)
    page.mouse.up()
    assert view.get_attribute("viewBox") != before
    assert card_width(board) == pytest.approx(nearer)
    page.keyboard.press("+")
    assert card_width(board) > nearer
    page.keyboard.press("-")
    assert card_width(board) == pytest.approx(nearer)
    page.get_by_role("button", name="Whole tree").click()
    expect(board.stage).to_have_attribute("data-near", "false")
    assert card_width(board) == pytest.approx(whole)
    page.mouse.dblclick(x, y)
    expect(board.stage).to_have_attribute("data-near", "true")


def test_a_button_pressed_once_too_often_keeps_its_place_and_the_focus_and_the_tree_is_not_touched(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    board = opened(page, Scenario("some", "kodama", asked(GROW, 6)), 1280, 720)
    board.branches.first.press("Enter")
    page.keyboard.press("ArrowRight")
    held = page.locator("[data-held]")
    where = held.bounding_box()
    for name in ("Farther away", "Whole tree"):
        button = page.get_by_role("button", name=name)
        box = button.bounding_box()
        assert box is not None
        button.focus()
        for _ in range(8):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_be_focused()
        assert button.bounding_box() == box
    assert held.bounding_box() == where


def test_nothing_moves_while_a_card_is_dragged_whatever_it_breaks(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    board = opened(page, Scenario("few", "kodama", asked(GROW, 3)), 1280, 720)
    card, stage = board.branches.first.bounding_box(), board.stage.bounding_box()
    assert card
    assert stage
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2, steps=3)
    view, places, broken = board.stage.locator(".base"), set(), set()
    for part in (0.15, 0.35, 0.45, 0.55, 0.7, 0.9):
        page.mouse.move(stage["x"] + stage["width"] * part, stage["y"] + stage["height"] * (1.05 - part), steps=2)
        box = board.stage.bounding_box()
        assert box
        places.add((view.get_attribute("viewBox"), box["height"], box["y"]))
        broken.add(page.locator(".prompt .faults button").count())
    page.mouse.up()
    assert len(places) == 1
    assert len(broken) > 1, "the same faults everywhere: nothing was tried"


_UPPERMOST = """held => {
  const { left, right, top, bottom } = held.getBoundingClientRect();
  const middle = (left + right) / 2;
  const above = y => document.elementFromPoint(middle, y)?.closest("[data-held]");
  return [top + 4, (top + bottom) / 2].every(y => above(y) === held);
}"""
"""Whether a held card is seen whole: what is cut off or lies under something else cannot be touched."""


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (390, 844)])
def test_a_card_dragged_over_the_edge_of_the_stage_is_seen_whole(page: Page, wide: int, high: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    board = opened(page, Scenario("few", "kodama", asked(GROW, 3)), wide, high)
    card, stage = board.branches.first.bounding_box(), board.stage.bounding_box()
    assert card
    assert stage
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    for down in (80, 6):
        page.mouse.move(stage["x"] + stage["width"] * 0.6, stage["y"] + down, steps=3)
    held = page.locator("[data-held]")
    box = held.bounding_box()
    assert box
    assert box["y"] < stage["y"]
    assert held.evaluate(_UPPERMOST)
    page.mouse.up()


def test_room_is_used_cards_grow_with_the_screen(page: Page) -> None:
    def wide(across: int, high: int) -> float:
        page.set_viewport_size({"width": across, "height": high})
        box = board.branches.first.bounding_box()
        assert box
        return box["width"]

    board = opened(page, Scenario("bare", "kodama", asked(GROW)), 1280, 720)
    usual = wide(1280, 720)
    assert wide(768, 1024) > 1.3 * usual
    assert wide(2560, 1440) > 1.8 * usual
    assert wide(390, 844) * 4 > 390 * 0.8


def test_a_kodama_that_is_scored_lives_in_the_tree_from_then_on(page: Page) -> None:
    board = opened(page, Scenario("scoring", "kodama", asked("kodama.kodama", 3)), 1280, 720)
    kodama = page.locator("[data-kodama][aria-pressed]").first
    name = kodama.get_attribute("data-kodama")
    home = board.stage.locator(f'[data-home="{name}"]')
    expect(home).to_have_count(0)
    kodama.click()
    page.locator("[data-score]").click()
    expect(home).to_be_visible(timeout=PATIENCE)
    assert "lives in this tree" in str(home.get_attribute("aria-label"))
    board.end_turn.click()
    expect(board.asking("grow")).to_be_visible(timeout=PATIENCE)
    expect(home).to_be_visible()


def test_the_move_that_ends_the_game_can_be_taken_back_until_its_turn_is_ended(page: Page) -> None:
    def last(play: Play) -> bool:
        """The last Kodama of the last season is to be scored: only the season's end is left to do after it."""
        state = play.state
        return asked("kodama.kodama")(play) and state.season_number == 2 and len(state.pending) == 2

    board = opened(page, Scenario("last", "kodama", last), 1280, 720)
    page.get_by_role("button", name="Nearer").click()
    expect(board.stage).to_have_attribute("data-near", "true")
    page.locator("[data-kodama][aria-pressed]").first.click()
    page.locator("[data-score]").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("region", name="The turn")).to_contain_text("moved into your tree")
    expect(board.result).to_have_count(0)
    board.end_turn.click()
    expect(board.result.first).to_be_visible(timeout=PATIENCE)
    expect(board.stage).to_have_attribute("data-near", "false")
    expect(page.get_by_role("region", name="The turn")).to_have_count(0)
    page.get_by_role("button", name="The points").click()
    for total in page.get_by_role("dialog", name="The points").locator("tfoot td").all():
        expect(total).to_be_in_viewport(ratio=1)


def test_a_card_can_be_tried_while_the_other_is_on_turn_and_is_laid_once_it_is_ones_own(
    page: Page, another: Callable[..., Page]
) -> None:
    introduced(page, "Ada")
    other = another()
    introduced(other, "Bo")
    body = {"client": "try", "game": "kodama", "seats": [{"who": "me"}, {"who": "guest"}], "options": {"first": "1"}}
    made = page.request.post("/api/matches", data=body).json()
    joined = other.request.post(
        f"/api/matches/{made['match']}/seats", data={"client": "sit", "seat": 1, "key": made["key"]}
    )
    assert joined.ok, joined.text()
    page.goto(f"/m/{made['match']}")
    other.goto(f"/m/{made['match']}")
    own, theirs = Board(page), Board(other)
    expect(theirs.asking("grow")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("region", name="The turn")).to_contain_text("Waiting for Bo")
    own.branches.last.press("Enter")
    page.keyboard.press("ArrowRight")
    held = page.locator("[data-held]")
    expect(held).to_have_attribute("data-legal", "true")
    expect(own.lay).to_have_count(0)
    kept = held.get_attribute("data-held")
    before = places(own)
    hold(theirs)
    theirs.lay.click()
    expect(page.locator("[data-said]")).to_contain_text("Bo grew a branch with")
    taken = places(own)
    assert len(taken) == len(before) - 1
    assert taken.items() < before.items(), "no card moves under a finger because another was taken"
    theirs.end_turn.click()
    expect(own.asking("grow")).to_be_visible(timeout=PATIENCE)
    expect(own.branches).to_have_count(len(before))
    assert set(places(own).values()) == set(before.values()), "what is new comes where something was taken"
    assert taken.items() < places(own).items()
    expect(held).to_have_attribute("data-held", str(kept))
    own.lay.click()
    expect(own.cards).to_have_count(2)


def test_focus_is_never_lost_from_entering_to_the_next_turn(page: Page) -> None:
    board = opened(page, Scenario("bare", "kodama", asked(GROW)), 1280, 720)
    lost = "document.activeElement === document.body"
    expect(page.get_by_role("region", name="The turn")).to_be_focused()
    hold(board)
    page.keyboard.press("Enter")
    expect(board.end_turn).to_be_focused(timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(board.end_turn).to_have_count(0)
    expect(board.asking("grow")).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(f"!({lost})")


_FLIGHTS = """window.flown = [];
const ends = one => { const { duration, delay } = one.effect.getTiming(); return [duration, duration + delay]; };
new MutationObserver(changes => changes.flatMap(change => [...change.addedNodes])
  .filter(node => node.dataset?.flight).forEach(sky => flown.push(...sky.getAnimations({ subtree: true }).map(ends))))
  .observe(document, { childList: true, subtree: true });"""
"""Keeps how long each motion of a card that another lays takes, and when it has ended, in milliseconds."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_another_lays_flies_to_their_tree_briefly_and_not_where_motion_is_unwelcome(
    page: Page, motion: Literal["no-preference", "reduce"]
) -> None:
    page.add_init_script(_FLIGHTS)
    page.emulate_media(reduced_motion=motion)
    board = opened(page, Scenario("bare", "kodama", asked(GROW)), 1280, 720)
    hold(board)
    page.keyboard.press("Enter")
    board.end_turn.click()
    expect(page.locator("[data-said]")).to_contain_text("Gatherer grew a branch with")
    expect(board.asking("grow")).to_be_visible(timeout=PATIENCE)
    flown = page.evaluate("flown")
    assert len(flown) == (2 if motion == "no-preference" else 0), "the card, then its points"
    assert all(lasts <= 300 and ended <= 1200 for lasts, ended in flown)


_APART = """pile => {
  const boxes = part => [...pile.querySelectorAll(part)].map(one => one.getBoundingClientRect());
  const after = (a, b) => a.left >= b.right - 1 || a.top >= b.bottom - 1;
  const beside = (a, b) => after(a, b) || after(b, a);
  const told = boxes("p, .button");
  return told.length === 2 && told.every(said => boxes("li").every(card => beside(said, card)));
}"""
"""Whether what is said of a pile, and its button, lie beside its cards."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_said_of_a_pile_is_covered_by_none_of_its_cards(page: Page, language: str) -> None:
    board = opened(page, Scenario("choosing", "kodama-duo", asked("duo.choose", 2)), 1280, 720)
    page.evaluate("to => localStorage.setItem('understory.language', to)", language)
    page.reload()
    expect(board.asking("choose")).to_be_visible(timeout=PATIENCE)
    for wide, high in ((1280, 720), (1440, 900), (1024, 768), (768, 1024), (390, 844), (844, 390)):
        page.set_viewport_size({"width": wide, "height": high})
        apart = [page.locator(f'[data-pile="{pile}"]').evaluate(_APART) for pile in (0, 1)]
        assert apart == [True, True], f"{wide} x {high}"


_TO_THE_TOP = """spot => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const { y, height } = spot.getBoundingClientRect();
  return stage.top + 3 - (y + height / 2);
}"""
"""How far the view is to be moved so that the middle of an icon lies at the stage's upper edge."""


def test_an_icon_at_the_edge_stays_under_the_pointer_that_presses_it(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    board = opened(page, Scenario("summoning", "kodama-duo", asked("duo.summon", 5)), 1280, 720)
    if page.locator("button[data-spirit]").count() > 1:
        page.locator("button[data-spirit]").first.click()
    for _ in range(3):
        page.get_by_role("button", name="Nearer").click()
    stage = board.stage.bounding_box()
    assert stage is not None
    grip = (stage["x"] + stage["width"] - 9, stage["y"] + stage["height"] / 2)
    spot = page.locator(f'[data-spot="{page.locator("[data-spot]").last.get_attribute("data-spot")}"]')
    page.mouse.move(*grip)
    page.mouse.down()
    page.mouse.move(grip[0], grip[1] + spot.evaluate(_TO_THE_TOP), steps=2)
    page.mouse.up()
    box = spot.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(spot).to_have_count(0)


def without_accepted(frame: str) -> str:
    """What else a frame says: the answer to a move comes with what it changed."""
    return "\n".join(line for line in frame.split("\n") if '"accepted"' not in line)


def test_what_is_done_before_the_table_has_answered_is_done(page: Page) -> None:
    def between(ours: WebSocketRoute) -> None:
        table = ours.connect_to_server()
        table.on_message(lambda text: ours.send(without_accepted(str(text))))

    page.route_web_socket("**/socket**", between)

    def gusty(play: Play) -> bool:
        return asked(GROW)(play) and play.state.decrees[-1:] == ("gust",)

    board = opened(page, Scenario("gust", "kodama", gusty), 1280, 720)
    grown = board.cards.count()
    page.locator("[data-gust]").click()
    expect(page.locator("[data-gust]")).to_have_count(0)
    hold(board)
    board.lay.click()
    expect(board.cards).to_have_count(grown + 1)


_WATCHED = """window.moved = [];
const names = shift => shift.sources.map(source => source.node?.localName);
new PerformanceObserver(list => moved.push(...list.getEntries().flatMap(names)))
  .observe({ type: "layout-shift", buffered: true });"""
"""Keeps what was moved by something else, by the names of its elements."""


def test_nothing_moves_when_the_board_comes(page: Page) -> None:
    page.add_init_script(_WATCHED)
    opened(page, Scenario("bare", "kodama", asked(GROW)), 390, 844)
    expect(page.get_by_role("region", name="The turn")).to_be_focused()
    assert "main" not in page.evaluate("moved")
