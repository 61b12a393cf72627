"""The newspaper: every headline is true of the games it fits, none is printed twice, all can be read in every language.

What is true is worked out here from ledger, moves and positions, by another way than the newspaper's.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from understory.core import Decision, Line, Terminal, dealing_from
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.campaign.chapter import chapter_options, chapter_result, given_up
from understory.games.everdell_duo.campaign.happened import happened
from understory.games.everdell_duo.campaign.headlines import HEADLINES, WITH_LEAD, story_of
from understory.games.everdell_duo.campaign.keeping import EverdellCampaigns, finished
from understory.games.everdell_duo.campaign.sheet import sheet
from understory.games.everdell_duo.campaign.story import Campaign, founded, turns
from understory.games.everdell_duo.campaign.text import written
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import CardId, ChapterId, Colour, Difficulty, Kind
from understory.locale import LANGUAGES, speak
from understory.testing import rule

DAY: Final = date(2026, 3, 21)


@dataclass
class Played:
    """A game of a chapter, and the campaign before and after it."""

    before: Campaign
    after: Campaign
    line: Line[State, Move, View]

    @property
    def won(self) -> bool:
        node = self.line.node
        return isinstance(node, Terminal) and bool(node.winners)

    @cached_property
    def points(self) -> int:
        return sum(entry.amount for entry in EVERDELL_DUO.game.ledger(self.line.state) if not entry.seat)

    @property
    def chapter(self) -> int:
        return int(self.line.options.text("chapter"))

    @property
    def over(self) -> int:
        """Points above the target."""
        return self.points - LIBRARY.chapters[ChapterId(str(self.chapter))].target(self.before.difficulty)

    def colour(self, colour: Colour) -> int:
        return sum(LIBRARY.cards[card].colour is colour for card in self.city)

    def kind(self, kind: Kind) -> int:
        return sum(LIBRARY.cards[card].kind is kind for card in self.city)

    @property
    def city(self) -> tuple[CardId, ...]:
        return tuple(self.line.state.cities[0])

    def moves(self, word: str) -> int:
        return sum(str(step.move).split()[0] == word for step in self.line.steps)

    def events(self, seat: int | None = None, state: State | None = None) -> int:
        achieved = (state or self.line.state).achieved
        return sum(map(len, achieved)) if seat is None else len(achieved[seat])

    @property
    def hare(self) -> int:
        return self.events(self.line.state.hare)

    @property
    def tortoise(self) -> int:
        return self.events(1 - self.line.state.hare)

    def by(self, season: int) -> int:
        """Events up to the end of a season: those that came while it, or one before, went on."""
        states = self.line.states
        return sum(
            self.events(state=after) - self.events(state=before)
            for before, after in pairwise(states)
            if before.season <= season
        )

    @property
    def again(self) -> bool:
        return any(result.chapter == self.chapter for result in self.before.results)

    def passed(self, points: int) -> bool:
        return self.won and sheet(self.before).total < points <= sheet(self.after).total

    def in_a_row(self, *, won: bool) -> int:
        results = [result.won for result in {result.chapter: result for result in self.after.results}.values()]
        return next((at for at, each in enumerate(reversed(results)) if each is not won), len(results))


def _built(card: str) -> Callable[[Played], bool]:
    return lambda game: card in game.city


TRUE: Final[dict[str, Callable[[Played], bool]]] = {
    "gold-passed": lambda g: g.passed(1500),
    "silver-passed": lambda g: g.passed(1250),
    "bronze-passed": lambda g: g.passed(1000),
    "exact": lambda g: g.won and g.over == 0,
    "whisker": lambda g: g.won and 1 <= g.over <= 3,
    "runaway": lambda g: g.won and g.over >= 20,
    "second-attempt": lambda g: g.won and g.again,
    "same-again": lambda g: not g.won and g.again,
    "three-in-a-row": lambda g: g.in_a_row(won=True) == 3,
    "six-in-a-row": lambda g: g.in_a_row(won=True) >= 6,
    "three-lost": lambda g: g.in_a_row(won=False) == 3,
    "record": lambda g: g.won and all(g.points > result.points for result in g.before.results),
    "no-watch": lambda g: g.won and g.moves("watch") == 0,
    "two-watches": lambda g: g.moves("watch") >= 2,
    "hare": lambda g: g.hare >= 4 and g.tortoise <= 1,
    "tortoise": lambda g: g.tortoise >= 4 and g.hare <= 1,
    "harmony": lambda g: g.hare == g.tortoise >= 2,
    "ribbons": lambda g: g.events() >= 6,
    "fair": lambda g: any("fair" in map(str, achieved) for achieved in g.line.state.achieved),
    "early": lambda g: g.by(1) >= 4,
    "late": lambda g: g.events() - g.by(2) >= 3,
    "crowded": lambda g: len(g.city) >= 21,
    "village": lambda g: g.won and len(g.city) <= 13,
    "purple": lambda g: g.colour(Colour.PURPLE) >= 6,
    "green": lambda g: g.colour(Colour.GREEN) >= 7,
    "travellers": lambda g: g.colour(Colour.TAN) >= 7,
    "tourists": lambda g: g.colour(Colour.RED) >= 5,
    "officials": lambda g: g.colour(Colour.BLUE) >= 5,
    "tails": lambda g: g.kind(Kind.CREATURE) >= 13,
    "builders": lambda g: g.kind(Kind.CONSTRUCTION) >= 13,
    "small-change": lambda g: (
        sum(entry.amount for entry in EVERDELL_DUO.game.ledger(g.line.state) if entry.when != "end")
        + sum(points for _, points in g.line.state.counters)
        >= 45
    ),
    "lodgers": lambda g: len(g.line.state.housed) >= 3,
    "plans": lambda g: max(map(len, g.line.state.hands)) >= 7,
    "cellar": lambda g: sum(sum(supply) for supply in g.line.state.supplies) >= 14,
    "empty-shelf": lambda g: g.won and not any(map(any, g.line.state.supplies)),
    "traders": lambda g: g.moves("trade") >= 8,
    "good-news": lambda g: g.moves("news") >= 2,
    "castle": _built("castle"),
    "ever-tree": _built("ever-tree"),
    "palace": _built("palace"),
    "queen": _built("queen"),
    "pirates": _built("pirate-ship"),
    "balloon": _built("air-balloon"),
    "locomotive": _built("locomotive"),
    "dungeon": _built("dungeon"),
    "fool": _built("fool"),
    "hair": lambda g: not g.won and -3 <= g.over <= -1,
    "wrong-points": lambda g: not g.won and g.over >= 0,
    "landslide": lambda g: not g.won and g.over <= -25,
    "conceded": lambda g: g.line.state.together.conceded,
    "parties": lambda g: not g.won and g.events() >= 5,
}


def _line(campaign: Campaign, chapter: int, rng: Random, *, greedy: bool) -> Line[State, Move, View]:
    game = EVERDELL_DUO.game
    line = Line(game, chapter_options(campaign, chapter))
    line.deal(dealing_from(rng))
    while isinstance(node := line.node, Decision):
        seat = node.seats[0]
        legal = game.legal(line.state, seat)
        line.play(seat, EVERDELL_DUO.greedy(game.view(line.state, seat), legal, rng) if greedy else legal.sample(rng))
        line.deal(dealing_from(rng))
    return line


def _campaign(seed: int, difficulty: Difficulty, *, greedy: bool, games: int) -> list[Played]:
    """So many games of a campaign in a row; whoever may play a lost chapter again does so."""
    campaign, rng, played = founded("Mossgate", ("Ada", "Bea"), difficulty), Random(seed), list[Played]()
    while (ahead := turns(campaign)) and len(played) < games:
        line = _line(campaign, ahead[0].chapter, rng, greedy=greedy)
        moves = [str(step.move) for step in line.steps]
        after = finished(campaign, ahead[0].chapter, DAY, line.state, moves)
        played.append(Played(campaign, after, line))
        campaign = after
    return played


@pytest.fixture(scope="module")
def campaigns() -> list[list[Played]]:
    """Two hundred games: quick players who know what they do, and some who do not."""
    hard, normal = Difficulty.HARD, Difficulty.NORMAL
    good = [_campaign(seed, (normal, hard)[seed % 2], greedy=True, games=20) for seed in range(5)]
    bad = [_campaign(seed, (normal, hard)[seed % 2], greedy=False, games=24) for seed in range(8)]
    return [*good, *bad]


@rule("everdell.campaign.record")
def test_no_headline_is_false_in_two_hundred_games(campaigns: list[list[Played]]) -> None:
    games = [game for campaign in campaigns for game in campaign][:260]
    assert len(games) >= 200
    fitted = set()
    for game in games:
        result = chapter_result(game.before, game.chapter, DAY, game.line.state)
        told = happened(game.before, result, game.line.state, [str(step.move) for step in game.line.steps])
        for headline in HEADLINES:
            if headline.fits(told) and headline.id in TRUE:
                fitted.add(headline.id)
                assert TRUE[headline.id](game), f"{headline.id} after chapter {game.chapter}"
    assert len(fitted) >= 35


def test_there_are_forty_headlines_with_conditions_and_each_has_its_truth() -> None:
    assert len(WITH_LEAD) >= 40
    assert set(TRUE) == WITH_LEAD


def test_every_game_has_a_headline_and_none_is_printed_twice_in_a_campaign(campaigns: list[list[Played]]) -> None:
    for campaign in campaigns:
        stories = [result.story for result in campaign[-1].after.results]
        assert all(stories)
        printed = [story.headline for story in stories if story]
        assert len(set(printed)) == len(printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read_in_every_language(campaigns: list[list[Played]], language: str) -> None:
    whole = next(campaign[-1].after for campaign in campaigns if len(campaign[-1].after.counted) == 15)
    road = EverdellCampaigns().told(written(whole), speak(language))
    assert road.last is not None
    for chapter in road.chapters:
        assert chapter.result is not None
        page = chapter.result.page
        assert page is not None
        assert page.headline
        assert "Mossgate" in page.lines[0]
        assert str(chapter.result.points) in page.lines[0]
    for headline in HEADLINES:
        facts: dict[str, int | str] = {name: 7 for headline in HEADLINES for name in (*headline.least, *headline.most)}
        known: dict[str, int | str] = {
            **facts,
            "city": "Moss",
            "points": 90,
            "target": 80,
            "total": 1250,
            "building": "castle",
        }
        known |= dict.fromkeys(("hare", "tortoise", "cards", "purple", "green", "tan", "red", "blue", "creatures"), 5)
        known |= dict.fromkeys(("constructions", "tokens", "occupied", "hand", "goods", "traded", "early", "late"), 5)
        known |= {"events": 6, "streak": 6}
        assert speak(language).say(f"headline-{headline.id}", known)
        if headline.id in WITH_LEAD:
            assert speak(language).say(f"headline-{headline.id}.lead", known)


@rule("everdell.coop.concede")
def test_a_chapter_that_is_left_in_the_middle_counts_as_given_up_and_is_told_as_that() -> None:
    campaign = founded("Mossgate", ("Ada",), Difficulty.NORMAL)
    line = Line(EVERDELL_DUO.game, chapter_options(campaign, 1))
    line.deal(dealing_from(Random(1)))
    after = finished(campaign, 1, DAY, line.state, [])
    result = after.results[-1]
    assert (result.won, result.score) == (False, 0)
    assert result.story is not None
    assert result.story.headline == "conceded"
    assert not chapter_result(campaign, 1, DAY, given_up(line.state)).won


def test_of_a_chapter_given_up_nothing_is_told_of_the_year_s_end_and_nothing_of_who_agreed() -> None:
    campaign = founded("Mossgate", ("Ada", "Bea"), Difficulty.NORMAL)
    line = Line(EVERDELL_DUO.game, chapter_options(campaign, 1))
    line.deal(dealing_from(Random(1)))
    end = given_up(line.state)
    left = replace(happened(campaign, chapter_result(campaign, 1, DAY, end), end, []), hand=9)
    assert story_of(left, frozenset({"conceded"})).headline == "chapter-1-lost"
    assert story_of(replace(left, conceded=0, points=70), frozenset()).headline == "plans"
    assert "agree" not in speak("en").say("headline-conceded.lead", {"city": "Mossgate"})
