"""What a chapter may make different, and how options make a game played together."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from everdell_table import EVENTS, RICH, legal, play, why
from everdell_team import CHAPTER, begun, team, until

from understory.core import OptionError
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.together import Special
from understory.games.everdell_duo.rules.state import Ask
from understory.games.everdell_duo.rules.together.skunks import standing
from understory.games.everdell_duo.rules.vocabulary import (
    NOTHING,
    CardId,
    ChapterId,
    Mode,
    Section,
    Sharing,
    Space,
)
from understory.testing import rule

FIRST = ChapterId("1")
PLAIN = Special(NOTHING, 2, (), (), 3, (), trade=True)
Alter = Callable[..., None]


@pytest.fixture
def alter(monkeypatch: pytest.MonkeyPatch) -> Alter:
    """Makes the first chapter another, field by field; those of `Special` too."""

    def change(**fields: object) -> None:
        special = {name: fields.pop(name) for name in list(fields) if hasattr(PLAIN, name)}
        chapter = replace(LIBRARY.chapters[FIRST], special=replace(PLAIN, **special), **fields)  # type: ignore[arg-type]
        monkeypatch.setitem(LIBRARY.chapters, FIRST, chapter)

    return change


# ---------------------------------------------------------------- options


class TestOptions:
    @rule("everdell.modes")
    def test_alone_nobody_plays_against_each_other(self) -> None:
        with pytest.raises(OptionError, match="alone plays cooperative or challenge"):
            begun(1, mode="competitive")
        assert begun(1).together.solo
        assert begun(1, mode="challenge").together.solo
        assert not begun().together.solo

    def test_a_challenge_has_a_difficulty_and_no_chapter(self) -> None:
        together = begun(mode="challenge", difficulty="easy").together
        assert (together.mode, together.difficulty, together.chapter) == (Mode.CHALLENGE, "easy", "")
        assert (together.watches, together.news) == (0, ())

    @rule("everdell.coop.watch")
    def test_some_chapters_give_one_watch_more(self, alter: Alter) -> None:
        alter(watches=1)
        assert (begun().together.watches, begun(difficulty="hard").together.watches) == (2, 1)

    def test_what_a_campaign_hands_over_is_at_hand(self) -> None:
        together = begun(held="full-larder,open-gates", spent="slow-clock").together
        assert (together.news, together.spent) == (("full-larder", "open-gates"), ("slow-clock",))
        assert begun(held="full-larder", difficulty="hard").together.news == ("full-larder",)

    def test_a_deck_without_the_chapters_cards_is_refused(self, alter: Alter) -> None:
        alter(city=(CardId("castle"), CardId("mine")))
        with pytest.raises(OptionError, match="the deck lacks castle"):
            begun(deck="tiny")


# ---------------------------------------------------------------- special rules


@rule("everdell.coop.base")
class TestSpecialRules:
    def test_goods_to_begin_with(self, alter: Alter) -> None:
        alter(goods=(1, 0, 0, 2))
        assert begun().supplies == ((1, 0, 0, 2), (1, 0, 0, 2))

    def test_a_larger_hand_at_set_up(self, alter: Alter) -> None:
        alter(hand=3)
        state = until(begun(), Ask.SPLIT)
        assert [len(cards) for cards in state.hands] == [3, 3]

    def test_cards_in_the_city_from_the_start_have_not_acted(self, alter: Alter) -> None:
        alter(city=(CardId("mine"), CardId("castle")))
        state = begun()
        assert state.cities == (("mine", "castle"),)
        assert state.supplies == (NOTHING, NOTHING)
        assert not {"mine", "castle"} & set(state.deck)

    def test_guards_stand_all_year_and_the_dice_go_round_them(self, alter: Alter) -> None:
        guards = tuple(map(Space, ("farm-3", "path-1", "event-2")))
        one = tuple((section, (1, 1, 1, 1)) for section in Section)
        alter(guards=guards, skunks=one)
        state = play(begun(), *(f"lay {event}" for event in EVENTS), "roll 2", "roll 1", "roll 5")
        assert standing(state, Section.EVENTS) == ("event-2", "event-3")
        assert standing(state, Section.PATH) == ("path-1", "path-2")
        assert standing(state, Section.LOCATIONS) == ("farm-3", "farm-4")
        late = team(
            together=CHAPTER._replace(watches=0), sun=5, moon=6, skunks=["farm-3", "path-1", "event-2", "farm-1"]
        )
        state = until(play(late, "draw", "deal fool"), Ask.ROLL)
        assert standing(state, Section.LOCATIONS) == ("farm-3",), "those that were rolled are lifted"
        assert (standing(state, Section.PATH), state.sun) == (("path-1",), 1)

    def test_fewer_workers(self, alter: Alter) -> None:
        alter(workers=1)
        assert begun().together.workers == 1
        state = team(together=CHAPTER._replace(workers=1), workers=[("farm-1", 0)])
        assert why(state, "place farm-2")["everdell.worker.place"] == {"workers": 0}
        assert "place farm-2" in legal(team(together=CHAPTER._replace(workers=1), workers=[("farm-1", 1)]))

    def test_a_quiet_season_brings_nothing(self, alter: Alter) -> None:
        alter(quiet=(0, 1))
        state = until(begun(), Ask.ACT)
        assert [len(cards) for cards in state.hands] == [2, 2], "the cards of set-up all the same"
        late = team(together=CHAPTER._replace(watches=0), sun=5, moon=6, city=("mine",))
        state = until(play(late, "draw", "deal fool", "sun"), Ask.ACT)
        assert (state.season, state.turn, state.supplies) == (1, 1, (NOTHING, NOTHING))

    def test_no_cards_for_resources(self, alter: Alter) -> None:
        alter(trade=False)
        assert not begun().together.trade
        state = team(together=CHAPTER._replace(trade=False), hand=("inn", "wall"), supply=RICH)
        assert why(state, "trade") == {"everdell.turn.discard-for-resource": {"chapter": "1"}}

    @rule("everdell.coop.share.which")
    def test_sharing_may_change_with_the_seasons(self, alter: Alter) -> None:
        alter(sharing=(Sharing.NONE, Sharing.LIMITED, Sharing.FREE, Sharing.FREE))
        assert "share twig" not in legal(team(supply=(1, 0, 0, 0), sun=3))
        assert "share twig" in legal(team(supply=(1, 0, 0, 0), sun=3, season="spring"))
        assert "share twig" not in legal(team(supply=(1, 0, 0, 0), season="spring"))
        assert "share twig" in legal(team(supply=(1, 0, 0, 0), season="summer"))

    @rule("everdell.coop.skunk.place")
    def test_skunks_may_come_with_the_seasons(self, alter: Alter) -> None:
        alter(skunks=tuple((section, (0, 2, 0, 0)) for section in Section))
        assert not any(frame.ask is Ask.ROLL for frame in begun().pending)
        late = team(together=CHAPTER._replace(watches=0), sun=5, moon=6)
        state = until(play(late, "draw", "deal fool"), Ask.ROLL)
        assert [(frame.what, frame.left) for frame in state.pending if frame.ask is Ask.ROLL] == [
            ("locations", 2),
            ("path", 2),
            ("events", 2),
        ]
