"""What a sheet asks for, when, and what it refuses; the numbers are worked out by hand from the booklets."""

from dataclasses import replace

import pytest
from companion_sheets import answers, counted

from understory import games
from understory.core.companion import Column, Covered, Filled, Laid, Phrase
from understory.table.companion import CountSheet, count_sheet
from understory.table.vocabulary import NotNow
from understory.testing import rule


def tree(*cards: Laid, **more: object) -> Filled:
    """A sheet for two on which one tree is drawn, its trunk with a star."""
    return Filled((Column(trunk="star", cards=cards, **more), Column()))  # type: ignore[arg-type]


def test_points_are_told_icon_by_icon_along_the_line_to_the_trunk() -> None:
    told = counted(
        "kodama",
        "tree",
        tree(
            Laid("spring-1", 0, ("star", "cloud", "flower")),
            Laid("spring-2", 1, ("star", "cloud", "cloud")),
            Laid("spring-3", 0, ("cloud", "mushroom", "flower")),
        ),
    )
    first, second, third = told.lines
    assert (first.amount, second.amount, third.amount) == (2, 3 + 3, 0)
    assert second.evidence["runs"] == [["cloud", 3, "1"], ["star", 3, "1", "0"]]


def test_a_card_that_would_score_more_than_ten_is_told_to_break_the_limit() -> None:
    cards = [Laid(f"spring-{at + 1}", at, ("star", "star", "star", "star")) for at in range(3)]
    told = counted("kodama", "tree", tree(*cards))
    assert [(fault.row, fault.why.rule) for fault in told.faults] == [("spring-3", "kodama.place.ten")]
    assert told.faults[0].why.evidence == {"points": 13, "most": 10}
    allowed = replace(tree(*cards), phrases={"spring": {"is": "limit", "points": 13}})
    assert not counted("kodama", "tree", allowed).faults


def test_a_decree_that_was_named_is_applied_and_told_apart() -> None:
    filled = tree(Laid("summer-1", 0, ("star", "cloud", "cloud")))
    filled = replace(filled, phrases={"summer": {"is": "per-icon-placed", "icon": "cloud", "points": 2}})
    told = counted("kodama", "tree", filled)
    assert [(line.amount, line.source) for line in told.lines] == [
        (2, "kodama.score.run"),
        (4, "kodama.score.decree-after"),
    ]
    assert [(cell.row, cell.amount) for cell in told.cells] == [("summer-1", 6)]


@rule("duo.spirit.summon")
def test_who_summoned_a_spirit_had_laid_the_only_card_of_their_pile() -> None:
    filled = tree(
        Laid("spring-1", 0, ("cloud", "flower")), words={"spring-kodama": ({"is": "laid-alone", "points": 4},)}
    )
    rest = {"spring-2": 0, "spring-3": 0, "spring-4": 0}
    filled = replace(filled, columns=(replace(filled.columns[0], typed=rest), Column()))
    assert counted("kodama-duo", "duo", filled).totals == (0, 0)
    summoned = replace(filled, covers=(Covered(0, "spring-1", 1, "cloud", "firefly"),))
    assert counted("kodama-duo", "duo", summoned).totals == (4, 0)


def test_a_kodama_that_is_typed_asks_for_the_sketch_it_counts_on() -> None:
    said: dict[str, tuple[Phrase, ...]] = {"spring-kodama": ({"is": "ends", "points": 2},)}
    told = counted("kodama", "tree", Filled((Column(words=said, typed={"spring-1": 4}), Column())))
    assert [(one.column, one.blank, one.row) for one in told.wanted] == [(0, "sketch", "spring-kodama")]
    assert told.totals == (4, 0)


def test_who_has_the_fewest_points_begins_the_next_season() -> None:
    rows = [row.id for row in games.box("kodama").companion.sheets[0].rows if row.part == "spring"]  # type: ignore[union-attr]
    columns = [Column(typed=dict.fromkeys(rows, points)) for points in (3, 1, 2)]
    assert counted("kodama", "tree", Filled(tuple(columns))).first == 1


def town(points: int, events: tuple[int, ...] = (), **counters: int) -> Column:
    """A town of which only a few things are known."""
    return Column(sums={"cards": (points,), "events": events}, counters=counters)


def test_ties_are_asked_for_in_order_and_only_as_far_as_needed() -> None:
    have = {
        (0, "card"): 10,
        (1, "card"): 9,
        (0, "hand"): 2,
        (1, "hand"): 3,
        (0, "resource"): 4,
        (1, "resource"): 4,
    }
    filled = Filled((town(30, (3,)), town(30, (3,))))
    filled, asked = answers(lambda column, blank: have[column, blank], "everdell-duo", "towns", filled)
    assert asked == ["card", "hand", "card", "hand", "resource", "resource"]
    told = counted("everdell-duo", "towns", filled)
    assert told.winners == (0,)
    assert told.reason.evidence == {"by": "city", "winner": 10, "other": 9}


def test_towns_that_are_not_tied_are_asked_nothing_beyond_the_journey() -> None:
    filled = Filled((town(30, card=10, hand=2), town(20, card=10, hand=1)))
    told = counted("everdell-duo", "towns", filled)
    assert not told.wanted
    assert told.totals == (33, 20)


def test_purple_cards_are_counted_from_counters_each_with_its_proof() -> None:
    bonuses = (
        {"is": "bonus", "each": "pair", "points": 1, "every": 1},
        {"is": "bonus", "each": "resource-type", "points": 2, "every": 1},
        {"is": "bonus", "each": "hand", "points": 1, "every": 2},
    )
    counters = {"creature": 12, "construction": 3, "twig": 2, "resin": 0, "pebble": 1, "berry": 0, "hand": 5}
    told = counted(
        "everdell-duo",
        "towns",
        Filled((Column(words={"bonuses": bonuses}, counters=counters), Column())),
    )
    assert [(line.amount, line.evidence) for line in told.lines] == [
        (3, {"pair": 3}),
        (4, {"resource-type": 2}),
        (2, {"hand": 5}),
    ]


def test_miss_thorn_wins_ties_and_gets_what_her_difficulty_adds() -> None:
    us = Column(sums={"cards": (29,)})
    thorn = Column(sums={"thorn-cards": (3, 2), "thorn-events": ()}, counters={"purple": 1})
    told = counted("everdell-duo", "challenge", Filled((us, thorn), {"difficulty": "normal"}))
    assert told.totals == (29, 5 + 4 + 20)
    assert told.winners == (1,)


def test_the_campaigns_sheet_adds_watches_takes_off_replays_and_names_the_medal() -> None:
    column = Column(typed={f"chapter-{n}": 85 for n in range(1, 13)}, counters={"watches": 3, "replays": 1})
    told = counted("everdell-duo", "campaign", Filled((column,)))
    assert told.totals == (12 * 85 + 30 - 30,)
    assert told.reason.evidence["medal"] == "bronze"
    assert not told.wanted


def test_a_campaign_asks_for_watches_and_replays_when_all_its_chapters_are_there() -> None:
    chapters = {f"chapter-{n}": 70 for n in range(1, 16)}
    filled, asked = answers(
        lambda _, blank: {"watches": 2, "replays": 1}[blank],
        "everdell-duo",
        "campaign",
        Filled((Column(typed=chapters),)),
    )
    assert asked == ["watches", "replays"]
    assert counted("everdell-duo", "campaign", filled).totals == (15 * 70 + 20 - 30,)


def test_a_goal_of_kodama_3d_names_the_tiles_that_meet_it() -> None:
    cards = tuple(Laid(f"tile-{at}", at - 1, ("firefly", "pink")) for at in range(1, 4))
    goal = {"is": "row", "of": "pink", "length": 3, "vp": 7, "per": False}
    filled = Filled((Column(trunk="blue", cards=cards, words={"goals": (goal,)}), Column()))
    told = counted("kodama-3d", "space", filled)
    assert told.totals == (7, 0)
    assert told.lines[0].evidence == {"parts": [["1", "2", "3"]]}


@rule("table.no-such-sheet")
def test_a_sheet_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(NotNow, match=r"table\.no-such-sheet"):
        count_sheet(games.box, CountSheet("kodama", "towns", Filled((Column(), Column()))))


@rule("table.unreadable-sheet")
@pytest.mark.parametrize(
    "filled",
    [
        Filled((Column(),)),
        Filled((Column(typed={"winter-1": 3}), Column())),
        Filled((Column(), Column()), first=2),
        tree(Laid("spring-1", 1, ("star",))),
        tree(Laid("spring-1", 0, ("moon",))),
        tree(Laid("spring-1", 0, ("star",)), Laid("spring-1", 1, ("star",))),
        Filled((Column(cards=(Laid("spring-1", 0, ("star",)),)), Column())),
        Filled((Column(words={"spring-kodama": ({"is": "spirits-away", "points": 2},)}), Column())),
    ],
)
def test_what_a_sheet_has_no_room_for_is_refused(filled: Filled) -> None:
    with pytest.raises(NotNow, match=r"table\.unreadable-sheet"):
        counted("kodama", "tree", filled)
    count_sheet(games.box, CountSheet("kodama", "tree", Filled((Column(), Column()))))


@rule("kodama.end.tie")
@pytest.mark.parametrize(("game", "sheet"), [("kodama", "tree"), ("kodama-duo", "duo")])
def test_trees_that_were_not_drawn_are_asked_for_their_trunks_icons_once_and_decide_a_tie(
    game: str, sheet: str
) -> None:
    rows = [row.id for row in games.box(game).companion.sheets[0].rows]  # type: ignore[union-attr]
    filled = Filled((Column(typed=dict.fromkeys(rows, 2)), Column(typed=dict.fromkeys(rows, 2))))
    filled, asked = answers(lambda column, _blank: (3, 5)[column], game, sheet, filled)
    assert asked == ["trunk-icons", "trunk-icons"]
    assert counted(game, sheet, filled).winners == (1,)
