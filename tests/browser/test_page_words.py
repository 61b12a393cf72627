"""Four languages, switched at once, and the rulebook a key away."""

import re
from collections.abc import Callable

import pytest
from browser_play import at_table, introduced, laid
from playwright.sync_api import Page, expect

TURNS = {
    "Français": ("fr", "Le tour", "Ce qui s\u2019est passé"),
    "Deutsch": ("de", "Der Zug", "Was geschah"),
    "Italiano": ("it", "Il turno", "Che cosa è successo"),
}


def test_the_language_changes_at_once_everywhere_and_is_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name=re.compile("Kodama Duo spielen"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("link", name="Neuer Tisch")).to_be_visible()


def test_a_language_that_nobody_chose_is_the_browsers_whatever_it_was_before(
    page: Page, another: Callable[..., Page]
) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    later = another(locale="fr-FR", storage_state=page.context.storage_state())
    later.goto("/")
    expect(later.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("name", TURNS)
def test_at_the_table_turn_and_log_are_worded_anew(page: Page, name: str) -> None:
    code, banner, log = TURNS[name]
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", options={"first": "0"})
    at_table(page, match)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("The decree of the season")
    english = page.get_by_role("list", name="What happened").inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text(name, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=banner)).to_be_visible()
    told = page.get_by_role("list", name=log)
    expect(told).to_contain_text("Ada")
    assert told.inner_text() != english
    assert len(told.inner_text().splitlines()) == len(english.splitlines())
    expect(page.locator("html")).to_have_attribute("lang", code)


def test_the_rulebook_is_a_key_away_and_can_be_searched(page: Page) -> None:
    introduced(page, "Ada")
    at_table(page, laid(page, "me", "greedy", options={"first": "0"}))
    page.keyboard.press("?")
    book = page.get_by_role("dialog", name="Rules of Kodama: The Tree Spirits")
    expect(book.locator(".rule").first).to_be_visible()
    book.get_by_role("searchbox").fill("can I cover an icon")
    answers = book.get_by_role("region", name="What answers it")
    expect(answers.locator(".rule")).to_have_count(3)
    expect(answers.locator(".rule").first).to_contain_text("may cover no icon")
    book.get_by_role("link", name="Scoring").click()
    expect(book.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_an_address_opens_the_rulebook_at_a_rule(page: Page) -> None:
    page.goto("/rules/kodama#kodama.place.ten")
    expect(page.locator("[id='kodama.place.ten']")).to_be_in_viewport()


def test_every_card_can_be_looked_up_trunks_and_branches_too(page: Page) -> None:
    page.goto("/rules/kodama-duo")
    cards = page.get_by_role("region", name="All cards")
    cards.get_by_placeholder("Find a card").fill("cloud, star")
    expect(cards.get_by_role("listitem").first).to_contain_text("ranch (")
    cards.get_by_placeholder("Find a card").fill("Flower Cherry")
    expect(cards.get_by_role("listitem")).to_have_text("Flower Cherry our own")
    cards.get_by_placeholder("Find a card").fill("Puddle Gazer")
    expect(cards.get_by_role("definition")).to_contain_text("4 points for each card with a cloud")


def test_every_option_leads_to_its_rule(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("button", name="The rule").last.click()
    expect(page.get_by_role("dialog").locator(".asked")).to_be_in_viewport()
