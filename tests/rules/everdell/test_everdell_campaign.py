"""The campaign's rules: chapters in order, results, replays, watches, Good News kept and spent, the final score."""

from datetime import date

import pytest

from understory.games.everdell_duo.campaign.sheet import Medal, medal, sheet, to_next_medal
from understory.games.everdell_duo.campaign.story import (
    CHAPTERS,
    Campaign,
    CampaignError,
    Result,
    Turn,
    begun,
    founded,
    left_off,
    recorded,
    turns,
)
from understory.games.everdell_duo.rules.vocabulary import Difficulty
from understory.testing import rule

DAY = date(2026, 3, 21)


def campaign(difficulty: Difficulty = Difficulty.NORMAL) -> Campaign:
    return founded("Mossgate", ("Ada", "Bea"), difficulty)


def won(chapter: int, points: int = 90, watches: int = 1, turned: int = 1) -> Result:
    return Result(chapter, DAY, True, points, watches, turned)


def lost(chapter: int, watches: int = 1, turned: int = 1) -> Result:
    return Result(chapter, DAY, False, 60, watches, turned)


def through(results: list[Result], difficulty: Difficulty = Difficulty.NORMAL) -> Campaign:
    found = campaign(difficulty)
    for result in results:
        found = recorded(found, result)
    return found


class TestChapters:
    @rule("everdell.campaign.chapters")
    def test_fifteen_chapters_are_played_in_order(self) -> None:
        played = campaign()
        for chapter in range(1, CHAPTERS + 1):
            assert turns(played) == (Turn(chapter, replay=False),)
            assert not played.over
            played = recorded(played, won(chapter))
        assert CHAPTERS == 15
        assert played.over
        assert turns(played) == ()

    @rule("everdell.campaign.chapters")
    def test_no_chapter_is_skipped_or_played_again_once_won(self) -> None:
        played = through([won(1), won(2)])
        for chapter in (0, 1, 2, 4, 16):
            with pytest.raises(CampaignError, match="chapter 3"):
                recorded(played, won(chapter))

    @rule("everdell.campaign.chapters")
    def test_players_and_city_have_names_of_one_line(self) -> None:
        assert founded("  Moss   gate ", ("Ada",), Difficulty.HARD).city == "Moss gate"
        for city, players in [("", ("Ada",)), ("Moss", ()), ("Moss", ("A", "B", "C")), ("M" * 61, ("Ada",))]:
            with pytest.raises(CampaignError):
                founded(city, players, Difficulty.NORMAL)
        with pytest.raises(CampaignError, match="normal or hard"):
            founded("Moss", ("Ada",), Difficulty.EASY)

    @rule("everdell.campaign.solo")
    def test_one_name_is_enough(self) -> None:
        assert founded("Mossgate", ("Ada",), Difficulty.NORMAL).players == ("Ada",)

    def test_a_chapter_in_progress_comes_before_all_others(self) -> None:
        played = begun(through([won(1), lost(2)]), 3, "the game so far")
        assert turns(played) == (Turn(3, replay=False),)
        with pytest.raises(CampaignError):
            recorded(played, won(2))
        assert turns(left_off(played)) == (Turn(2, replay=True), Turn(3, replay=False))
        assert recorded(played, won(3)).begun is None


class TestRecording:
    @rule("everdell.campaign.record")
    def test_a_lost_chapter_counts_nothing_and_the_campaign_goes_on(self) -> None:
        played = through([won(1, 91), lost(2), won(3, 80)])
        lines = sheet(played).lines
        assert [line.result.score for line in lines] == [91, 0, 80]
        assert [line.result.day for line in lines] == [DAY] * 3
        assert [line.total for line in lines] == [91, 91, 171]

    @rule("everdell.campaign.replay")
    def test_a_lost_chapter_may_be_replayed_once(self) -> None:
        played = through([won(1), lost(2)])
        assert turns(played) == (Turn(2, replay=True), Turn(3, replay=False))
        again = recorded(played, lost(2))
        assert turns(again) == (Turn(3, replay=False),)
        with pytest.raises(CampaignError, match=r"everdell\.campaign\.replay"):
            recorded(again, won(2))

    @rule("everdell.campaign.replay")
    def test_the_replay_s_result_replaces_the_first(self) -> None:
        played = through([lost(1), won(1, 88)])
        (line,) = sheet(played).lines
        assert (line.result.score, line.replayed) == (88, True)
        assert turns(played) == (Turn(2, replay=False),)

    @rule("everdell.campaign.replay")
    def test_a_won_chapter_is_not_replayed(self) -> None:
        assert turns(through([won(1)])) == (Turn(2, replay=False),)

    @rule("everdell.campaign.replay")
    def test_once_the_next_has_begun_a_lost_chapter_stays_lost(self) -> None:
        played = through([lost(1), won(2)])
        assert turns(played) == (Turn(3, replay=False),)

    @rule("everdell.campaign.replay")
    def test_on_hard_only_three_chapters_may_be_replayed(self) -> None:
        results = [lost(1), won(1), lost(2), won(2), lost(3), won(3), lost(4)]
        assert Turn(4, replay=True) not in turns(through(results, Difficulty.HARD))
        assert Turn(3, replay=True) in turns(through(results[:-2], Difficulty.HARD))
        assert Turn(4, replay=True) in turns(through(results, Difficulty.NORMAL))

    @rule("everdell.campaign.replay")
    def test_the_last_chapter_too_may_be_replayed(self) -> None:
        played = through([*map(won, range(1, 15)), lost(15)])
        assert played.over
        assert turns(played) == (Turn(15, replay=True),)


class TestWatchesAndScore:
    @rule("everdell.campaign.watches")
    def test_each_unused_watch_counts_by_itself_in_lost_chapters_too(self) -> None:
        played = through([won(1, 90, watches=2, turned=0), lost(2, watches=2, turned=1)])
        assert sheet(played).unused == 3
        assert sheet(played).bonus == 30

    @rule("everdell.campaign.watches")
    def test_of_a_replayed_chapter_the_replay_s_watches_count(self) -> None:
        assert sheet(through([lost(1, 1, 0), lost(1, 1, 1)])).unused == 0
        assert sheet(through([lost(1, 1, 1), lost(1, 1, 0)])).unused == 1

    @rule("everdell.campaign.watches")
    def test_no_more_watches_are_used_than_there_were(self) -> None:
        with pytest.raises(CampaignError, match=r"everdell\.campaign\.watches"):
            recorded(campaign(Difficulty.HARD), won(1, 90, watches=0, turned=1))

    @rule("everdell.campaign.score")
    def test_ten_for_an_unused_watch_and_thirty_off_for_a_replay(self) -> None:
        told = sheet(through([won(1, 90, 1, 0), lost(2), won(2, 100, 2, 1), lost(3)]))
        assert (told.chapters, told.bonus, told.penalty) == (190, 20, 30)
        assert told.total == 90 + 100 + 2 * 10 - 30

    @rule("everdell.campaign.score")
    def test_medals_from_1000_1250_and_1500_on(self) -> None:
        earned = [medal(points) for points in (999, 1000, 1249, 1250, 1499, 1500)]
        assert earned == [Medal.NONE, Medal.BRONZE, Medal.BRONZE, Medal.SILVER, Medal.SILVER, Medal.GOLD]
        assert to_next_medal(980) == (Medal.BRONZE, 20)
        assert to_next_medal(1000) == (Medal.SILVER, 250)
        assert to_next_medal(1500) is None


def news(chapter: int, kept: str = "", spent: str = "") -> Result:
    return Result(chapter, DAY, True, 90, 1, 1, tuple(kept.split()), tuple(spent.split()))


class TestGoodNews:
    @rule("everdell.coop.goodnews.keep")
    def test_on_normal_any_number_is_kept(self) -> None:
        played = through([news(1, "a"), news(2, "a b"), news(3, "a b c")])
        assert played.kept == ("a", "b", "c")

    @rule("everdell.coop.goodnews.keep")
    def test_on_hard_one_is_kept_or_replaced(self) -> None:
        played = through([news(1, "a"), news(2, "b", spent="a")], Difficulty.HARD)
        assert (played.kept, played.spent) == (("b",), ("a",))
        with pytest.raises(CampaignError, match="only one"):
            recorded(played, news(3, "b c"))

    @rule("everdell.coop.goodnews.use")
    def test_what_was_used_is_out_for_the_whole_campaign(self) -> None:
        played = through([news(1, spent="a")])
        for result in (news(2, "a"), news(2, spent="a")):
            with pytest.raises(CampaignError):
                recorded(played, result)

    @rule("everdell.campaign.replay")
    def test_good_news_used_in_a_lost_game_stays_used_in_its_replay(self) -> None:
        first = Result(1, DAY, False, 60, 1, 1, ("b",), ("a",))
        played = recorded(campaign(), first)
        assert (played.kept, played.spent) == (("b",), ("a",))
        with pytest.raises(CampaignError, match="once in a campaign"):
            recorded(played, news(1, "b", spent="a"))

    @rule("everdell.coop.goodnews.keep")
    def test_no_card_is_forgotten(self) -> None:
        with pytest.raises(CampaignError, match="either kept or out"):
            recorded(through([news(1, "a")]), news(2, "b"))
