"""A whole game on the plain board, which serves every game without one of its own, and how it ends."""

import re

from browser_play import introduced, laid, my_turn, turn
from playwright.sync_api import Page, expect


def test_a_game_is_played_as_a_list_of_moves_to_its_result_and_once_more(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", game="lanterns")
    page.goto(f"/m/{match}")
    expect(turn(page)).to_be_visible()
    result = page.get_by_role("region", name="The result")
    moves = page.get_by_role("region", name="What you may do").locator("button:enabled")
    page.get_by_role("button", name="What happened").click()
    log = page.get_by_role("list", name="What happened").locator("li")
    end = page.get_by_role("button", name="End turn")
    while not result.is_visible():
        moves.or_(end).or_(result).first.wait_for()
        if end.is_visible():
            end.click()
            expect(end).to_have_count(0)
        elif moves.first.is_visible():
            told = log.count()
            moves.first.click()
            expect(log).not_to_have_count(told)
    expect(page.locator(".room")).to_be_visible()
    expect(
        result.get_by_role("heading", name=re.compile("^(You win|Gatherer wins|.* share the victory)$"))
    ).to_be_visible()
    result.get_by_role("button", name="The points").click()
    points = page.get_by_role("dialog", name="The points")
    scores = points.locator("tfoot td")
    expect(scores).to_have_count(2)
    rows = points.locator("tbody").first.locator("tr:has(td)")
    columns = [[int(cell.replace("\u2013", "0")) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*columns, strict=True)] == [int(text) for text in scores.all_inner_texts()]

    page.keyboard.press("Escape")
    result.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: match not in address)
    expect(turn(page)).to_be_visible()
    my_turn(page)
