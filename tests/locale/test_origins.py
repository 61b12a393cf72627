"""Every card says where it comes from, field by field where fields differ, in every language."""

import pytest

from understory import games
from understory.core import Origin
from understory.core.packs import Source
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.vocabulary import SEASONS
from understory.games.kodama_3d.pack import printed
from understory.locale import LANGUAGES, Language, speak
from understory.locale.bundles import cards_told
from understory.testing import rule

GAMES = games.names()


@rule("table.cards")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_named_card_has_a_mark_and_a_sentence(game: str, language: Language) -> None:
    told = cards_told(language, game)
    for card in games.box(game).cards.names():
        assert told[card].mark in {"printed", "partly", "reported", "house"}, card
        assert told[card].origin.endswith("."), card


@rule("table.cards")
def test_a_printed_card_says_which_of_its_fields_are_ours() -> None:
    origins = games.box("everdell-duo").cards.origins()
    told = cards_told(Language.ENGLISH, "everdell-duo")
    attested = [card for card in LIBRARY.cards.values() if card.origin is not Source.HOUSE and card.ours]
    assert len(attested) > 30
    for card in attested:
        assert origins[card.id] == Origin(card.origin, tuple(sorted(card.ours)))
        assert told[card.id].mark == "partly"
        for field, words in {"points": "its points", "cost": "its cost", "effect": "what it does"}.items():
            assert (words in told[card.id].origin) == (field in card.ours), card.id


@rule("table.cards")
def test_a_goal_says_where_its_points_are_ours_and_its_requirement_is_not() -> None:
    told = cards_told(Language.GERMAN, "kodama-3d")
    for goal, (asks, points) in printed().sources.items():
        partly = asks is not Source.HOUSE and points is Source.HOUSE
        assert (told[goal].mark == "partly") == partly
        assert ("die Punkte" in told[goal].origin) == partly


@rule("table.cards")
def test_most_cards_are_ours_as_the_rule_says() -> None:
    marks = [said.mark for game in GAMES for said in cards_told(Language.ENGLISH, game).values() if said.mark]
    assert marks.count("house") > len(marks) / 2


@rule("table.cards")
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_of_a_season_tile_say_what_they_bring_and_where_that_comes_from(language: Language) -> None:
    told = cards_told(language, "everdell-duo")
    for season in SEASONS:
        plain, shared = told[f"tile-{season}"], told[f"tile-{season}-together"]
        assert (plain.mark, shared.mark) == ("printed", "partly"), season
        assert plain.text != shared.text
        assert speak(language).say(f"season-{season}") in plain.name == shared.name
    assert len({said.text for card, said in told.items() if card.startswith("tile-")}) == 2 * len(SEASONS)


@rule("table.cards")
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_pack_holds_has_an_origin(game: str) -> None:
    cards = games.box(game).cards
    printed = [card for card, kind in cards.places().items() if kind not in {"objective"} and "-together" not in card]
    assert set(cards.names()) | set(printed) <= set(cards.origins())
