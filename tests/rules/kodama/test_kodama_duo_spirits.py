"""Spirits of Kodama Duo: summoned from the discard, stolen, never stacked, and what they change."""

import pytest
from kodama_duo_table import (
    ADA,
    BEN,
    GAME,
    PLACE,
    SHELF,
    TURN,
    TURN_END,
    Between,
    growing,
    laying,
    made,
    placed,
    planted,
    points,
    rules,
    spirits,
    summon,
)

from understory.core import Chance, Decision
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.conditions import (
    ChosenSpirit,
    Condition,
    LaidAlone,
    LaidFromPair,
    SpiritsAway,
    SpiritsLaid,
    SpiritsOnEnds,
    TouchingSpirits,
    TrunkIcon,
)
from understory.games.kodama.rules.awards import Award, award
from understory.games.kodama.rules.moves import Pass
from understory.games.kodama_duo.rules.legal import Summoning
from understory.games.kodama_duo.rules.state import State
from understory.testing import rule


def summoning(*ada: str, ben: tuple[str, ...] = (), discard: str = "d29") -> State:
    """Ada, whose tree is u1 with d13 (flower, caterpillar, firefly), summons from d29: star, flower, cloud."""
    table = Between(planted("u1", "d13 on u1"), planted("u2", "d15 on u2")).with_spirits(ada, ben)
    return table.discarding(discard).awaiting(summon(ADA), TURN_END)


@rule("duo.spirit.summon")
def test_only_spirits_of_icons_on_the_discarded_card_may_be_summoned() -> None:
    assert rules(summoning(), ADA, "summon mushroom u1 1") == ["duo.spirit.summon"]
    assert rules(summoning(), ADA, "score dk01") == ["table.asked"]


@rule("duo.spirit.summon")
def test_the_discarded_card_offers_its_printed_icons_under_a_season_card_that_converts_them() -> None:
    """Under Shooting Stars stars count as fireflies, but d29 shows a star and no firefly."""
    table = Between(planted("u1", "d13 on u1"), planted("u2")).discarding("d29").under("shooting-stars")
    state = table.awaiting(summon(ADA), TURN_END)
    assert rules(state, ADA, "summon firefly u1 1") == ["duo.spirit.summon"]
    assert spirits(made(state, ADA, "summon star u1 1"), ADA) == ["star u1 1"]


@rule("duo.spirit.summon")
def test_summoning_is_a_must() -> None:
    assert rules(summoning(), ADA, "pass") == ["duo.spirit.summon"]
    assert Pass() not in GAME.legal(summoning(), ADA)


@rule("duo.spirit.summon")
@pytest.mark.parametrize("where", ["d15 1", "u2 1", "d13 4", "d13 0", "u1 2", "d01 1"])
def test_a_spirit_goes_over_an_icon_of_the_own_tree(where: str) -> None:
    assert rules(summoning(), ADA, f"summon flower {where}") == ["duo.spirit.summon"]


@rule("duo.spirit.summon", near_miss=True)
@pytest.mark.parametrize("kind", ["star", "flower", "cloud"])
@pytest.mark.parametrize("where", ["u1 1", "d13 1", "d13 2", "d13 3"])
def test_any_offered_spirit_may_cover_any_icon_even_the_trunks_and_even_its_own_kind(kind: str, where: str) -> None:
    state = made(summoning(), ADA, f"summon {kind} {where}")
    assert spirits(state, ADA) == [f"{kind} {where}"]


@rule("duo.spirit.summon")
def test_all_that_may_be_summoned_is_listed_once() -> None:
    legal = GAME.legal(summoning(), ADA)
    assert isinstance(legal, Summoning)
    assert len(legal) == len(set(legal)) == 3 * 4
    assert legal.kinds == (Icon.CLOUD, Icon.FLOWER, Icon.STAR)


@rule("duo.spirit.summon")
def test_a_covered_icon_counts_as_the_spirits_from_the_next_count_on() -> None:
    before = summoning()
    state = made(before, ADA, "summon flower d13 3")
    assert state.ledger == before.ledger, "points already scored do not change"
    tree = GAME.foliage(state, ADA)
    assert (tree.number(Icon.FLOWER), tree.number(Icon.FIREFLY)) == (2, 0)
    assert state.trees == before.trees, "the icon's place is what it was"


@rule("duo.spirit.summon")
def test_a_spirit_counts_for_placements_and_their_limit() -> None:
    tree = planted("u1", "d18 on u1", "d10 on d18")
    piles = Between(tree, planted("u2")).with_piles(("d06",), ("d05", "d29"))
    plain = growing(piles.awaiting(PLACE, TURN_END), ADA)
    covered = growing(piles.with_spirits(("flower d10 1", "star u1 1"), ()).awaiting(PLACE, TURN_END), ADA)
    on = tree.cards.index(CardId("d10"))
    assert plain.points(CardId("d06"), on) == 2 + 2 + 2
    assert covered.points(CardId("d06"), on) == 2 + 3 + 2
    full = piles.with_spirits(("flower d10 1", "flower d10 4", "flower d18 3", "flower d18 4"), ())
    crowded = full.awaiting(PLACE, TURN_END)
    assert rules(crowded, ADA, str(laying(tree, "d06 on d10"))) == []
    richer = planted("u1", "d18 on u1", "d10 on d18", "d21 on d10")
    state = Between(richer, planted("u2")).with_spirits(("flower d10 1", "flower d18 3"), ())
    over = state.with_piles(("d06",), ("d05", "d29")).awaiting(PLACE, TURN_END)
    assert rules(over, ADA, str(laying(richer, "d06 on d21"))) == ["kodama.place.ten"]


@rule("duo.spirit.summon")
def test_a_trunk_under_a_spirit_has_the_spirits_icon_wherever_the_trunks_is_asked_for() -> None:
    state = made(summoning(), ADA, "summon flower u1 1")
    tree = GAME.foliage(state, ADA)
    assert tree.trunk_icon is Icon.FLOWER
    assert award(TrunkIcon(1), tree).points == 2


@rule("kodama.decree.convert")
def test_the_spirit_goes_first_and_the_season_card_converts_what_it_shows() -> None:
    """Under Shooting Stars a star spirit is a firefly."""
    table = Between(planted("u1", "d13 on u1"), planted("u2")).with_spirits(("star d13 1",), ()).under("shooting-stars")
    state = table.with_piles(("d04",), ("d05", "d29")).awaiting(PLACE, TURN_END)
    fireflies, caterpillars = 2 + 2, 1 + 1
    assert growing(state, ADA).points(CardId("d04"), 1) == fireflies + caterpillars


@rule("duo.spirit.steal")
def test_a_spirit_on_the_other_tree_may_be_summoned_and_leaves_it() -> None:
    before = summoning(ben=("flower d15 2", "star u2 1"))
    move = GAME.parse("summon flower d13 3")
    state = made(before, ADA, str(move))
    assert spirits(state, ADA) == ["flower d13 3"]
    assert spirits(state, BEN) == ["star u2 1"]
    assert GAME.foliage(state, BEN).number(Icon.MUSHROOM) == 1, "the icon shows again at once"
    told = [event.what for event in GAME.events(before, ADA, move, state, BEN)]
    assert told[:2] == ["duo.summoned", "duo.stolen"]


@rule("duo.spirit.steal")
def test_a_freed_icon_may_be_covered_again() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2", "d15 on u2")).with_spirits((), ("star d15 2",))
    state = made(table.discarding("d29").awaiting(summon(ADA), summon(BEN), TURN_END), ADA, "summon star u1 1")
    assert not rules(state, BEN, "summon flower d15 2")


@rule("duo.spirit.no-stack")
def test_a_spirit_may_not_be_laid_on_another() -> None:
    state = summoning("mushroom d13 2")
    assert rules(state, ADA, "summon flower d13 2") == ["duo.spirit.no-stack"]


@rule("duo.spirit.no-stack", near_miss=True)
def test_the_icon_beside_a_spirit_is_free() -> None:
    state = summoning("mushroom d13 2", ben=("star d15 1",))
    assert not rules(state, ADA, "summon flower d13 1")
    assert not rules(state, ADA, "summon flower d13 3")


@rule("duo.spirit.stays")
def test_a_spirit_on_the_own_tree_may_not_be_moved() -> None:
    assert rules(summoning("flower d13 1"), ADA, "summon flower d13 2") == ["duo.spirit.stays"]


@rule("duo.spirit.stays", near_miss=True)
def test_another_kind_that_the_discard_offers_must_be_taken_then() -> None:
    state = summoning("flower d13 1", "cloud u1 1")
    legal = GAME.legal(state, ADA)
    assert isinstance(legal, Summoning)
    assert legal.kinds == (Icon.STAR,)
    assert rules(state, ADA, "pass") == ["duo.spirit.summon"]
    assert not rules(state, ADA, "summon star d13 2")


@rule("duo.spirit.stays")
def test_only_if_every_kind_offered_lies_on_the_own_tree_is_the_summoning_skipped() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2")).with_piles(("d24",), ("d05", "d29"))
    table = table.with_spirits(("star d13 1", "caterpillar d13 2", "mushroom u1 1"), ()).drawing_from("d01")
    state = table.awaiting(PLACE, TURN_END, TURN)
    after = placed(placed(state, ADA, "d24 on d13"), BEN, "d29 on u2")
    assert after.discards == ("d05",), "its star, caterpillar and mushroom all lie there already"
    assert isinstance(GAME.node(after), Chance), "the next turn begins"
    assert after.pruner == BEN


@rule("duo.spirit.stays")
def test_a_covered_icon_still_may_not_be_covered_by_a_card() -> None:
    tree = planted("u1", "d13 on u1")
    spot = SHELF.branches[CardId("d13")].shape.icons[0]
    over = f"place d24 on d13 at {spot.x} {spot.y} turn 0"
    bare = Between(tree, planted("u2")).with_piles(("d24",), ("d05", "d29"))
    under = bare.with_spirits(("star d13 1",), ())
    assert "kodama.place.no-icon" in rules(under.awaiting(PLACE, TURN_END), ADA, over)


# ---------------------------------------------------------------- season cards and Kodamas that turn on spirits


@rule("duo.season.three")
def test_twin_calling_lets_a_second_kind_be_summoned_or_declined() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2")).under("twin-calling").discarding("d29")
    once = made(table.drawing_from("d01").awaiting(summon(ADA), TURN_END, TURN), ADA, "summon flower d13 2")
    assert GAME.node(once) == Decision((ADA,), "duo.summon-more")
    assert rules(once, ADA, "summon flower d13 3") == ["duo.spirit.stays"], "another kind"
    assert Pass() in GAME.legal(once, ADA)
    twice = made(once, ADA, "summon star d13 3")
    assert spirits(twice, ADA) == ["flower d13 2", "star d13 3"]
    assert isinstance(GAME.node(twice), Chance), "no third"
    assert spirits(made(once, ADA, "pass"), ADA) == ["flower d13 2"]


@rule("duo.season.three")
def test_without_twin_calling_one_spirit_is_summoned() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2")).under("morning-mist").discarding("d29")
    once = made(table.drawing_from("d01").awaiting(summon(ADA), TURN_END, TURN), ADA, "summon flower d13 2")
    assert isinstance(GAME.node(once), Chance)


@rule("kodama.decree.overrides")
def test_under_deep_roots_spirits_stay_on_the_other_tree() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2", "d15 on u2")).with_spirits((), ("flower d15 2",))
    state = table.under("deep-roots").discarding("d29").awaiting(summon(ADA), TURN_END)
    assert rules(state, ADA, "summon flower d13 1") == ["kodama.decree.overrides"]


@rule("kodama.decree.overrides", near_miss=True)
def test_under_deep_roots_spirits_beside_the_deck_may_be_summoned() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2", "d15 on u2")).with_spirits((), ("flower d15 2",))
    state = table.under("deep-roots").discarding("d29").awaiting(summon(ADA), TURN_END)
    assert not rules(state, ADA, "summon star d13 1")


@rule("duo.season.three")
def test_midsummer_call_gives_points_for_a_spirit() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2")).under("midsummer-call").discarding("d29")
    before = table.awaiting(summon(ADA), TURN_END)
    assert points(made(before, ADA, "summon star d13 1"), before) == [(0, 2, "midsummer-call")]


@rule("duo.season.three")
def test_lone_seedling_gives_points_for_the_only_card_of_a_pile() -> None:
    before = Between().under("lone-seedling").with_piles(("d24",), ("d05", "d29")).awaiting(PLACE, TURN_END)
    after = placed(placed(before, ADA, "d24 on u1"), BEN, "d29 on u2")
    assert points(after, before) == [
        (0, 3, "kodama.score.run"),
        (0, 2, "lone-seedling"),
        (1, 0, "kodama.score.run"),
    ]


@rule("duo.season.three", near_miss=True)
def test_another_season_card_gives_nothing_for_a_spirit() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2")).under("shooting-stars").discarding("d29")
    before = table.awaiting(summon(ADA), TURN_END)
    assert made(before, ADA, "summon star d13 1").ledger == before.ledger


TREE = planted("u1", "d13 on u1", "d15 on d13", "d29 on u1")
"""flower, caterpillar, firefly; on it flower, mushroom, caterpillar; beside them star, flower, cloud."""


@pytest.mark.parametrize(
    ("condition", "laid", "expected"),
    [
        (SpiritsLaid(4), (), 0),
        (SpiritsLaid(4), ("star u1 1", "firefly d15 2"), 8),
        (SpiritsAway(2), (), 12),
        (SpiritsAway(2), ("star u1 1", "firefly d15 2"), 8),
        (SpiritsOnEnds(6), ("star u1 1", "mushroom d13 1"), 0),
        (SpiritsOnEnds(6), ("firefly d15 2", "star d29 1", "mushroom d29 2"), 18),
        (TouchingSpirits(2), ("star u1 1",), 4),
        (TouchingSpirits(2), ("star d13 1", "flower d13 2"), 4),
        (TouchingSpirits(2), (), 0),
        (ChosenSpirit(2), (), 0),
        (ChosenSpirit(2), ("flower d13 2", "star u1 1"), 8),
        (ChosenSpirit(2), ("star u1 1",), 4),
    ],
)
def test_kodamas_that_turn_on_spirits(condition: Condition, laid: tuple[str, ...], expected: int) -> None:
    state = Between(TREE, planted("u2")).with_spirits(laid, ()).awaiting(summon(ADA))
    assert award(condition, GAME.foliage(state, ADA)).points == expected


def test_kodamas_that_turn_on_splitting() -> None:
    before = Between(TREE, planted("u2")).with_piles(("d24",), ("d05", "d30")).awaiting(PLACE, TURN_END)
    after = placed(placed(before, ADA, "d24 on d29"), BEN, "d05 on u2")
    ada, ben = GAME.foliage(after, ADA), GAME.foliage(after, BEN)
    assert award(LaidAlone(3), ada) == Award(1, 3, (("cards", ("d24",)),))
    assert award(LaidFromPair(2), ada) == Award(3, 6, (("cards", ("d13", "d15", "d29")),))
    assert award(LaidAlone(3), ben).points == 0
    assert award(LaidFromPair(2), ben) == Award(1, 2, (("cards", ("d05",)),))


def test_what_came_alone_is_seen_by_both_and_a_spirit_changes_nothing_of_it() -> None:
    before = Between(TREE, planted("u2")).with_piles(("d24",), ("d05", "d30")).awaiting(PLACE, TURN_END)
    after = placed(placed(before, ADA, "d24 on d29"), BEN, "d05 on u2")
    assert [GAME.view(after, viewer).lone for viewer in (ADA, BEN, None)] == [((4,), ())] * 3
    later = GAME.apply(after, ADA, next(iter(GAME.legal(after, ADA))))
    assert award(LaidAlone(3), GAME.foliage(later, ADA)).points == 3


# ---------------------------------------------------------------- what is told


def evidence(state: State, notation: str) -> dict[str, object]:
    (fault,) = GAME.faults(state, ADA, GAME.parse(notation))
    return dict(fault.evidence)


def test_refusals_say_what_is_wrong() -> None:
    state = summoning("mushroom d13 2", "star u1 1")
    assert evidence(state, "summon firefly d13 1") == {"spirit": "firefly", "discarded": ("d29",)}
    assert evidence(state, "summon star d13 1") == {"spirit": "star"}
    assert evidence(state, "summon flower d13 2") == {"card": "d13", "icon": 2}
    assert evidence(state, "summon flower d13 4") == {"card": "d13", "icon": 4}
    assert evidence(state, "pass") == {"discarded": ("d29",)}
    table = Between(planted("u1", "d13 on u1"), planted("u2", "d15 on u2")).with_spirits((), ("flower d15 2",))
    rooted = table.under("deep-roots").discarding("d29").awaiting(summon(ADA), TURN_END)
    assert evidence(rooted, "summon flower d13 1") == {"spirit": "flower", "decree": "deep-roots"}


def test_a_move_that_breaks_several_rules_is_told_all_of_them() -> None:
    state = summoning("mushroom d13 2")
    assert rules(state, ADA, "summon mushroom d13 2") == [
        "duo.spirit.summon",
        "duo.spirit.stays",
        "duo.spirit.no-stack",
    ]


def test_points_for_a_spirit_name_it() -> None:
    table = Between(planted("u1", "d13 on u1"), planted("u2")).under("midsummer-call").discarding("d29")
    state = made(table.awaiting(summon(ADA), TURN_END), ADA, "summon star d13 1")
    entry = state.ledger[-1]
    assert (entry.when, entry.evidence) == ("summer", (("spirit", "star"),))


def test_one_spirit_and_one_icon_are_the_only_answer() -> None:
    state = Between().with_spirits(("caterpillar u1 1",), ()).discarding("d22").awaiting(summon(BEN), TURN_END)
    legal = GAME.legal(state, BEN)
    assert len(legal) == 2, "a caterpillar or a firefly over the trunk's icon"
    assert legal.only() is None
    rooted = Between().with_spirits(("caterpillar u1 1",), ()).under("deep-roots").discarding("d22")
    state = rooted.awaiting(summon(BEN), TURN_END)
    assert str(GAME.legal(state, BEN).only()) == "summon firefly u2 1"
