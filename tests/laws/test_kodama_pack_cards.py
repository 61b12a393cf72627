"""The shipped Kodamas, mini-Kodamas and decrees are as many as printed and as attested; wrong ones are refused."""

import shutil
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from understory.core import OptionError
from understory.games.kodama.face import wording
from understory.games.kodama.pack import HERE, Deck, Icon, PackError, Source, Wood, shipped_wood
from understory.games.kodama.pack.conditions import (
    CONDITIONS,
    EFFECTS,
    CardsOfKinds,
    CardsWith,
    ChosenIcon,
    ChosenIconOnEnds,
    Condition,
    Convert,
    Ends,
    Gust,
    Market,
    OnTrunk,
    PerIconPlaced,
    SeasonEnd,
    SeasonEndMost,
    SmallerOf,
    Touching,
    TrunkIconOnEnds,
    word_of,
)
from understory.games.kodama.pack.spirits import SEASONS, Decree, KidSet, Kodama, Season, Spirits, load_spirits
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.shelf import Shelf

SPIRITS: Final = load_spirits(HERE)
KODAMAS: Final = [card for card in SPIRITS.kodamas if card.kid is None]
KIDS: Final = [card for card in SPIRITS.kodamas if card.kid is not None]
DECREES: Final = {str(card.id): card for card in SPIRITS.decrees}


def numbered(number: int) -> Kodama:
    (card,) = (card for card in KODAMAS if card.number == number)
    return card


def test_there_are_twenty_three_kodamas_of_which_kosmos_has_twenty_two() -> None:
    assert len(KODAMAS) == sum(Deck.SECOND in card.decks for card in KODAMAS) == 23
    assert sum(Deck.KOSMOS in card.decks for card in KODAMAS) == 22


def test_at_least_six_kodamas_of_kosmos_are_yellow_and_enough_are_not() -> None:
    kosmos = [card for card in KODAMAS if Deck.KOSMOS in card.decks]
    assert sum(card.yellow for card in kosmos) >= 6
    assert sum(not card.yellow for card in kosmos) >= 4 * 3


def test_no_two_kodamas_share_a_name_a_number_or_what_they_reward() -> None:
    assert len({card.name for card in SPIRITS.kodamas}) == 32
    assert len({card.number for card in SPIRITS.kodamas}) == 32
    assert len({card.condition for card in SPIRITS.kodamas}) == 32


def test_there_is_a_mini_kodama_for_every_set_and_season() -> None:
    assert len(KIDS) == 9
    assert {(card.kid.set, card.kid.season) for card in KIDS if card.kid} == {(s, t) for s in KidSet for t in SEASONS}
    assert not any(card.yellow for card in KIDS)
    assert all(card.decks == {Deck.SECOND, Deck.KOSMOS} for card in KIDS)


def test_there_are_five_decrees_a_season_and_no_two_do_the_same() -> None:
    for deck in (Deck.SECOND, Deck.KOSMOS):
        assert Counter(card.season for card in SPIRITS.decrees if deck in card.decks) == dict.fromkeys(Season, 5)
    assert len({card.effect for card in SPIRITS.decrees}) == len({card.name for card in SPIRITS.decrees}) == 16
    of_one = {str(card.id): card.decks for card in SPIRITS.decrees if len(card.decks) == 1}
    assert of_one == {"falling-leaves": {Deck.SECOND}, "wide-crown": {Deck.KOSMOS}}


@pytest.mark.parametrize(
    ("number", "condition"),
    [
        (3, Touching(Icon.STAR, 4)),
        (5, Touching(Icon.FLOWER, 4)),
        (6, Touching(Icon.CATERPILLAR, 4)),
        (8, TrunkIconOnEnds(3)),
        (10, SmallerOf(Icon.CLOUD, Icon.FLOWER, 2)),
    ],
)
def test_kodamas_that_a_booklet_prints_are_in_under_their_numbers(number: int, condition: Condition) -> None:
    assert (numbered(number).condition, numbered(number).source) == (condition, Source.PRINTED)


def test_no_other_kodama_claims_to_be_printed() -> None:
    assert sorted(card.number for card in KODAMAS if card.source is Source.PRINTED) == [3, 5, 6, 8, 10]


def test_kodamas_that_reviewers_tell_of_are_in_and_say_so() -> None:
    reported = [card.condition for card in KODAMAS if card.source is Source.REPORTED]
    assert OnTrunk((), 4) in reported
    assert [type(condition) for condition in reported] == [OnTrunk, ChosenIcon, ChosenIconOnEnds]


def test_the_printed_mini_kodama_rewards_fireflies_and_flowers_on_the_trunk() -> None:
    (printed,) = (card for card in KIDS if card.source is Source.PRINTED)
    assert printed.condition == OnTrunk((Icon.FIREFLY, Icon.FLOWER), 5)


def test_attested_decrees_do_what_is_attested() -> None:
    assert DECREES["metamorphosis"].effect == Convert(Icon.CATERPILLAR, Icon.FIREFLY)
    rain = DECREES["spring-rain"]
    assert (rain.season, rain.effect) == (
        Season.SPRING,
        SeasonEnd(CardsWith((Icon.CLOUD, Icon.FLOWER, Icon.MUSHROOM), 1)),
    )
    assert {name for name, card in DECREES.items() if card.source is Source.PRINTED} == {"metamorphosis", "spring-rain"}
    reported = {card.effect for card in DECREES.values() if card.source is Source.REPORTED}
    assert {Convert(Icon.CLOUD, Icon.STAR), Convert(Icon.MUSHROOM, Icon.FLOWER)} < reported
    assert {type(effect) for effect in reported} == {Convert, PerIconPlaced}
    (cloudy,) = (card for card in DECREES.values() if card.effect == Convert(Icon.CLOUD, Icon.STAR))
    assert cloudy.season is Season.SPRING


def test_decrees_known_by_name_act_when_the_booklets_say() -> None:
    for name, season in (("spring-rain", "spring"), ("summer-bloom", "summer"), ("first-frost", "autumn")):
        assert (DECREES[name].season, type(DECREES[name].effect)) == (season, SeasonEnd)
    assert isinstance(DECREES["gust"].effect, Gust)
    assert isinstance(DECREES["spring-invocation"].effect, Market)
    assert {name for name, card in DECREES.items() if card.needs_market} == {"gust", "spring-invocation"}


@pytest.mark.parametrize("card", SPIRITS.kodamas, ids=lambda card: card.id)
def test_every_kodama_says_what_it_gives_in_a_sentence(card: Kodama) -> None:
    text = wording.scores(card.condition)
    points = "1 point" if card.condition.points == 1 else f"{card.condition.points} points"
    assert text.startswith(f"{points} for each ")
    assert text.endswith(".")


@pytest.mark.parametrize("card", SPIRITS.decrees, ids=lambda card: card.id)
def test_every_decree_says_what_it_does_in_a_sentence(card: Decree) -> None:
    assert wording.decrees(card.effect).endswith(".")


def test_texts_name_what_the_card_names() -> None:
    pairs = wording.scores(SmallerOf(Icon.CLOUD, Icon.FLOWER, 2))
    assert pairs == "2 points for each pair of a cloud and a flower in your tree."
    assert wording.scores(OnTrunk((), 4)) == "4 points for each branch card laid on your trunk."
    assert wording.decrees(Convert(Icon.CATERPILLAR, Icon.FIREFLY)) == (
        "While growing, caterpillars count as fireflies."
    )
    most = wording.decrees(SeasonEndMost(Ends(1), 5))
    assert most == "At the end of the season: 5 points for whoever has the most end cards."
    other = wording.decrees(SeasonEndMost(CardsOfKinds(3, 1), 5))
    assert other.endswith("5 points for whoever meets this most often: each branch card with 3 different icons.")
    three = (Icon.CLOUD, Icon.FLOWER, Icon.MUSHROOM)
    assert wording.decrees(SeasonEnd(CardsWith(three, 1))) == (
        "At the end of the season: 1 point for each branch card with a cloud, a flower or a mushroom."
    )
    assert wording.scores(CardsOfKinds(3, 1)) == "1 point for each branch card with 3 different icons."


def test_words_are_written_with_hyphens() -> None:
    assert word_of(TrunkIconOnEnds) == "trunk-icon-on-ends"
    assert CONDITIONS["ends"] is Ends
    assert EFFECTS["gust"] is Gust


# ---------------------------------------------------------------- packs that are wrong


def changed(tmp_path: Path, file: str, old: str, new: str) -> PackError:
    """What is said of a pack that is the shipped one but for one change."""
    for name in ("kodamas.toml", "kids.toml", "decrees.toml"):
        shutil.copy(HERE / name, tmp_path / name)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as refused:
        load_spirits(tmp_path)
    return refused.value


K03: Final = '{ is = "touching", icon = "star", points = 4 }'


@pytest.mark.parametrize(
    ("file", "old", "new", "card", "field"),
    [
        ("kodamas.toml", K03, '{ is = "touching", icon = "moon", points = 4 }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "tickling", icon = "star", points = 4 }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "touching", icon = "star" }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "touching", icon = "star", points = 4, twice = true }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "touching", icon = "star", points = 0 }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "touching", icon = "star", points = 21 }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "touching", icon = "star", points = "4" }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "touching", icon = "star", points = true }', "k03", "scores"),
        ("kodamas.toml", K03, '{ icon = "star", points = 4 }', "k03", "scores"),
        ("kodamas.toml", K03, '"touching star"', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "gust" }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "icons", icons = "star", points = 4 }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "icons", icons = [], points = 4 }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "icons", icons = ["star", "star"], points = 4 }', "k03", "scores"),
        ("kodamas.toml", K03, '{ is = "smaller-of", first = "star", second = "star", points = 4 }', "k03", "scores"),
        ("kodamas.toml", 'name = "Star Counter"', 'name = " "', "k03", "name"),
        ("kodamas.toml", "number = 3\n", "number = 100\n", "k03", "number"),
        ("kodamas.toml", "number = 3\n", "", "k03", "number"),
        ("kodamas.toml", "number = 3\n", "number = 3\nnumbre = 3\n", "k03", "numbre"),
        ("kodamas.toml", 'id = "k03"', 'id = "k02"', "k02", "id"),
        ("kodamas.toml", 'id = "k03"', 'id = "k 3"', "#3", "id"),
        ("kodamas.toml", "yellow = true", 'yellow = "yes"', "k08", "yellow"),
        ("kodamas.toml", 'decks = ["second"]', 'decks = "second"', "k23", "decks"),
        ("kodamas.toml", 'decks = ["second"]', 'decks = ["third"]', "k23", "decks"),
        ("kodamas.toml", 'source = "reported"', 'source = "rumour"', "k09", "source"),
        ("kids.toml", 'id = "a1"', 'id = "k01"', "k01", "id"),
        ("kids.toml", 'set = "A"', 'set = "D"', "a1", "set"),
        ("kids.toml", 'season = "spring"', 'season = "winter"', "a1", "season"),
        ("kids.toml", 'season = "spring"', 'season = "summer"', "a2", "season"),
        ("kids.toml", 'set = "B"', 'set = "A"', "b1", "season"),
        ("kids.toml", "number = 24", "number = 24\nyellow = true", "a1", "yellow"),
        ("decrees.toml", 'season = "spring"', 'season = "winter"', "metamorphosis", "season"),
        ("decrees.toml", 'target = "firefly"', 'target = "glow"', "metamorphosis", "effect"),
        ("decrees.toml", 'target = "firefly"', 'target = "caterpillar"', "metamorphosis", "effect"),
        ("decrees.toml", '{ is = "gust" }', '{ is = "gust", size = 4 }', "gust", "effect"),
        ("decrees.toml", '{ is = "gust" }', '{ is = "ends", points = 4 }', "gust", "effect"),
        ("decrees.toml", '{ is = "gust" }', '{ is = "season-end", award = { is = "gust" } }', "gust", "effect"),
        ("decrees.toml", '{ is = "gust" }', '{ is = "market", size = 0 }', "gust", "effect"),
        ("decrees.toml", 'id = "gust"', 'id = "spring-rain"', "spring-rain", "id"),
        ("decrees.toml", "[[decree]]", "[[decrees]]", "", "decrees"),
        ("decrees.toml", "[[decree]]", "points = 3\n[[decree]]", "", "points"),
    ],
)
def test_a_wrong_pack_is_refused_with_file_card_and_field(
    tmp_path: Path, file: str, old: str, new: str, card: str, field: str
) -> None:
    error = changed(tmp_path, file, old, new)
    assert (error.file, error.card, error.field) == (file, card, field)
    assert str(error).startswith(file)


def test_a_set_of_mini_kodamas_that_lacks_a_season_is_refused(tmp_path: Path) -> None:
    kids = (HERE / "kids.toml").read_text(encoding="utf-8")
    last = kids[kids.index('[[kid]]\nid = "c3"') :]
    error = changed(tmp_path, "kids.toml", last, "")
    assert (error.file, error.field, error.problem) == ("kids.toml", "kid", "set C has none for autumn")


def test_a_pack_whose_file_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError) as refused:
        load_spirits(tmp_path)
    assert refused.value.file == "kodamas.toml"


def test_the_digest_covers_what_matters_for_play_and_no_texts(tmp_path: Path) -> None:
    for name in ("kodamas.toml", "kids.toml", "decrees.toml"):
        shutil.copy(HERE / name, tmp_path / name)
    path = tmp_path / "kodamas.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("Star Counter", "Counter of Stars"), encoding="utf-8")
    assert load_spirits(tmp_path).digest() == SPIRITS.digest()
    path.write_text(text.replace(K03, K03.replace("4", "5")), encoding="utf-8")
    assert load_spirits(tmp_path).digest() != SPIRITS.digest()
    path.write_text(text.replace("yellow = true\n", "", 1), encoding="utf-8")
    assert load_spirits(tmp_path).digest() != SPIRITS.digest()


def test_a_pack_with_too_few_cards_for_a_table_says_for_how_many_it_has_enough() -> None:
    wood = shipped_wood()
    few = KodamaGame(Shelf(wood, Spirits(tuple(KODAMAS[:11]), SPIRITS.decrees)))
    with pytest.raises(OptionError, match="players cannot be '3': the pack's Kodamas make 2 hands of 4"):
        few.start(few.spec.chosen(3))
    few.start(few.spec.chosen(2))
    bare = KodamaGame(Shelf(Wood(wood.trunks[:2], wood.branches), SPIRITS))
    with pytest.raises(OptionError, match="players cannot be '3': the pack has 2 trunks"):
        bare.start(bare.spec.chosen(3))
