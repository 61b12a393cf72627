"""What holds for every campaign: the sheet's arithmetic, what may come next, and its file."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from understory.games.everdell_duo.campaign.fields import DamagedError
from understory.games.everdell_duo.campaign.sheet import FROM, Medal, medal, sheet, to_next_medal
from understory.games.everdell_duo.campaign.story import (
    CHAPTERS,
    Campaign,
    Result,
    begun,
    founded,
    recorded,
    turns,
)
from understory.games.everdell_duo.campaign.text import read, written
from understory.games.everdell_duo.rules.vocabulary import Difficulty

NAMES = st.text(st.characters(categories=("L", "N")), min_size=1, max_size=12)
NEWS = tuple(f"news-{number}" for number in range(25))


@st.composite
def campaigns(draw: st.DrawFn) -> Campaign:
    """Any campaign that the rules allow, as far as it got."""
    players = draw(st.lists(NAMES, min_size=1, max_size=2, unique=True))
    campaign = founded(draw(NAMES), tuple(players), draw(st.sampled_from([Difficulty.NORMAL, Difficulty.HARD])))
    for _ in range(draw(st.integers(0, CHAPTERS))):
        choices = turns(campaign)
        if not choices:
            break
        campaign = recorded(campaign, _result(draw, campaign, draw(st.sampled_from(choices)).chapter))
    if draw(st.booleans()) and turns(campaign):
        campaign = begun(campaign, draw(st.sampled_from(turns(campaign))).chapter, draw(st.text(max_size=40)))
    return campaign


def _result(draw: st.DrawFn, campaign: Campaign, chapter: int) -> Result:
    fresh = [card for card in NEWS if card not in {*campaign.kept, *campaign.spent}]
    held = [*campaign.kept, *fresh[:1]]
    kept = [card for card in held if draw(st.booleans())]
    if campaign.difficulty is Difficulty.HARD:
        kept = kept[:1]
    watches = draw(st.integers(0, 2))
    return Result(
        chapter,
        date(2026, 1, 1) + timedelta(draw(st.integers(0, 900))),
        draw(st.booleans()),
        draw(st.integers(0, 160)),
        watches,
        draw(st.integers(0, watches)),
        tuple(kept),
        tuple(card for card in held if card not in kept),
    )


@given(campaigns())
def test_the_file_is_read_back_as_it_was(campaign: Campaign) -> None:
    assert read(written(campaign)) == campaign


@given(campaigns())
def test_the_total_is_scores_plus_ten_a_watch_less_thirty_a_replay(campaign: Campaign) -> None:
    last: dict[int, Result] = {}
    replays = 0
    for result in campaign.results:
        replays += result.chapter in last
        last[result.chapter] = result
    by_hand = sum(r.points * r.won + 10 * (r.watches - r.turned) for r in last.values()) - 30 * replays
    told = sheet(campaign)
    assert told.total == by_hand
    assert told.chapters == (told.lines[-1].total if told.lines else 0)
    assert [line.result.chapter for line in told.lines] == list(range(1, len(last) + 1))


@given(campaigns())
def test_running_totals_never_fall_and_differ_by_the_chapter_s_score(campaign: Campaign) -> None:
    before = 0
    for line in sheet(campaign).lines:
        assert line.total - before == line.result.score >= 0
        before = line.total


@given(campaigns())
def test_replays_keep_to_their_limits(campaign: Campaign) -> None:
    chapters = [result.chapter for result in campaign.results]
    assert all(chapters.count(chapter) <= 2 for chapter in chapters)
    if campaign.difficulty is Difficulty.HARD:
        assert len(campaign.replayed) <= 3
    for first, second in zip(campaign.results, campaign.results[1:], strict=False):
        assert second.chapter == first.chapter + 1 or (second.chapter == first.chapter and not first.won)


@given(campaigns())
def test_a_good_news_card_is_kept_or_spent_or_neither_never_both(campaign: Campaign) -> None:
    assert not set(campaign.kept) & set(campaign.spent)
    assert len(set(campaign.spent)) == len(campaign.spent)


@given(st.integers(-500, 3000), st.integers(0, 500))
def test_more_points_never_earn_less(points: int, more: int) -> None:
    order = list(Medal)
    assert order.index(medal(points)) <= order.index(medal(points + more))
    following = to_next_medal(points)
    if following is None:
        assert points >= FROM[0][0]
    else:
        assert medal(points + following[1]) is following[0]
        assert medal(points + following[1] - 1) is medal(points)


@given(campaigns(), st.data())
def test_a_file_cut_short_is_refused_and_never_read_as_another_campaign(
    campaign: Campaign, data: st.DataObject
) -> None:
    text = written(campaign)
    cut = text[: data.draw(st.integers(0, len(text) - 2))]
    with pytest.raises(DamagedError):
        read(cut)


@given(campaigns(), st.data())
def test_a_file_with_a_letter_changed_is_refused_or_still_a_campaign(campaign: Campaign, data: st.DataObject) -> None:
    text = written(campaign)
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.characters(codec="utf-8")) + text[at + 1 :]
    try:
        found = read(changed)
    except DamagedError:
        return
    assert read(written(found)) == found
