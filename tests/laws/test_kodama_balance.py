"""What Kodamas are worth: every deck's table is of the cards as they are now, and says that none stands out."""

from pathlib import Path

import pytest

from understory.games.kodama.face.wording import scores
from understory.games.kodama.pack.spirits import SEASONS
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.search.balance import (
    LEAST,
    MOST,
    KodamaTally,
    markdown,
    measured,
    mixed_report,
    tallies_of,
)
from understory.games.kodama_duo.rules.game import DuoGame
from understory.testing import rule

TABLES = Path(__file__).parents[2] / "docs" / "balance"
SHELF = shipped_shelf()
DECKS = {
    "kodama": KodamaGame(SHELF).setup(KodamaGame(SHELF).spec.chosen(2, {"cards": "base"})).kodamas,
    "kodama-mixed": KodamaGame(SHELF).setup(KodamaGame(SHELF).spec.chosen(2, {"cards": "mixed"})).kodamas,
    "kodama-duo": DuoGame(SHELF).setup(DuoGame(SHELF).spec.chosen(2, {"cards": "duo"})).kodamas,
}


@rule("kodama.variant.six")
@pytest.mark.parametrize("deck", DECKS)
def test_the_published_table_has_every_kodama_of_its_deck_as_it_is_and_all_within_the_bounds(deck: str) -> None:
    table = (TABLES / f"{deck}.md").read_text("utf-8")
    rows = [line.split(" | ") for line in table.splitlines() if line.endswith(" % |")]
    cards = [SHELF.kodamas[card] for card in DECKS[deck]]
    assert [row[1:3] for row in rows] == [[card.name, scores(card.condition)] for card in cards]
    assert all(LEAST <= int(row[-1].removesuffix(" % |")) <= MOST for row in rows)
    assert all(int(row[3].replace(",", "")) >= 500 for row in rows), "often enough in hand to tell"


def test_a_kodama_outside_the_bounds_is_named() -> None:
    cards = [SHELF.kodamas[card] for card in DECKS["kodama-duo"]]
    tallies = tallies_of(cards)
    for tally in tallies.values():
        tally.hands, tally.points = 10, 60
    assert "Every Kodama lies within the bounds." in markdown("Duo", SHELF, tallies, "told")
    for season in range(len(SEASONS)):
        tallies[cards[0].id, season] = KodamaTally(10, 120)
    assert f"Outside the bounds: {cards[0].name}." in markdown("Duo", SHELF, tallies, "told")


def test_mixed_games_deal_kodamas_of_both_boxes_and_the_same_seed_counts_the_same() -> None:
    tallies = measured(SHELF, 2, 7, lambda _more: None, mixed=True)
    assert {card for card, _ in tallies} == set(DECKS["kodama-mixed"])
    assert sum(tally.hands for tally in tallies.values()) == (2 + 3) * (4 + 3 + 2)
    told = markdown("Kodama mixed with Duo", SHELF, tallies, "2 greedy games for two to six players in turn, seed 7")
    assert mixed_report(2, 7, lambda _more: None) == told
