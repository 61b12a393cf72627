"""Kodama 3D as it shows itself: text, menus, drawings, numbers for learners, the greedy player, the balance table."""

import re
from pathlib import Path
from random import Random
from xml.etree.ElementTree import Element, fromstring

import pytest
from colour_contrast import contrast

from understory.core import SPECTATOR, Decision, Seat, Viewer, totals
from understory.drawing.season import palette
from understory.games.kodama_3d import KODAMA_3D, State
from understory.games.kodama_3d.coding import Observations, actions
from understory.games.kodama_3d.face.art.branches import ICONS
from understory.games.kodama_3d.face.art.spirits import INKS, spirit
from understory.games.kodama_3d.face.drawing import SIDES, table_svg, tree_svg
from understory.games.kodama_3d.face.stance import stance_of
from understory.games.kodama_3d.face.terminal import Face3D
from understory.games.kodama_3d.face.wording import goal_text, percent_of
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.pieces import STACK_NAMES, Feature, GoalName, Kodama, TileName
from understory.games.kodama_3d.rules.state import Ask
from understory.games.kodama_3d.rules.tree import Tree
from understory.games.kodama_3d.search import balance as balance_module
from understory.games.kodama_3d.search.balance import GoalTally, markdown, measured
from understory.testing import menu_moves, random_line, rule

GAME, FACE = KODAMA_3D.game, KODAMA_3D.face
PACK = printed()
SEEN = Observations(PACK)
ROOT = Path(__file__).parents[2]


def states(seed: int = 5, players: int = 3) -> list[State]:
    return random_line(GAME, GAME.spec.chosen(players), Random(seed)).states


def test_menus_offer_every_legal_move_once_under_labels_of_their_own() -> None:
    for state in states():
        node = GAME.node(state)
        if isinstance(node, Decision):
            seat = node.seats[0]
            legal = GAME.legal(state, seat)
            menu = FACE.menu(GAME.view(state, seat), legal)
            assert sorted(map(str, menu_moves(menu))) == sorted(map(str, legal))
            assert len({item.label for item in menu}) == len(menu)


def test_a_meeple_is_chosen_before_where_it_goes_and_points_tell_how_the_tree_would_stand() -> None:
    moving = next(state for state in states() if state.ask is Ask.MOVE)
    menu = FACE.menu(GAME.view(moving, moving.seat), GAME.legal(moving, moving.seat))
    assert [item.label.split(":")[0] for item in menu] == ["meeple on " + name for name in _names(moving)]
    grow = next(state for state in states() if state.ask is Ask.GROW)
    menu = FACE.menu(GAME.view(grow, grow.seat), GAME.legal(grow, grow.seat))
    assert all(re.search(r", (steady|leaning|teetering|held) \(\d+ %\)$", item.label) for item in menu)


def _names(state: State) -> list[str]:
    return [STACK_NAMES[stack] for stack in state.meeples[state.seat]]


@pytest.mark.parametrize("viewer", [Seat(0), Seat(2), SPECTATOR])
def test_the_text_shows_the_forest_the_trees_and_own_goals_alone(viewer: Viewer) -> None:
    for state in states()[::9]:
        text = FACE.text(GAME.view(state, viewer))
        assert "seat" not in text
        for tree in state.trees:
            assert tree is None or f"{tree.kodama.capitalize()}'s tree" in text
        if state.ask is not Ask.OVER:
            secret = [card.card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
            public = {goal for hand in GAME.view(state, viewer).hands for goal in hand.known} | set(state.display)
            assert not [goal for goal in secret if goal not in public and f"{goal}:" in text]


def test_the_outline_is_indented_by_how_far_out_a_tile_hangs() -> None:
    tree = states()[-1].tree(Seat(0))
    lines = Face3D(PACK).outline(tree)
    assert len(lines) == len(tree.parts) + 1
    depth = {0: 0}
    for number, part in enumerate(tree.parts, 1):
        depth[number] = depth[part.on] + 1
        (line,) = [line for line in lines if line.split()[0] == str(number)]
        assert len(line) - len(line.lstrip()) == 2 * (depth[number] + 1)
        assert part.tile in line


def test_lean_is_told_in_hundredths_of_the_foot_never_too_hopefully() -> None:
    tree = Tree.of(PACK.trunk, Kodama.BLUE)
    assert (stance_of(tree).steadiness, percent_of(tree)) == ("steady", 0)
    for _ in range(2):
        point = max(tree.free, key=lambda point: point.q)
        tree = tree.grown(PACK.tiles[TileName("firefly-blue-bough")], point)
    assert (tree.q, tree.r, tree.mass) == (14, 0, 18)
    assert (stance_of(tree).steadiness, percent_of(tree)) == ("teetering", 78)
    tree = tree.grown(PACK.tiles[TileName("firefly-pink-bough")], max(tree.free, key=lambda point: point.q))
    assert (stance_of(tree).steadiness, percent_of(tree)) == ("held", 143)


# ---------------------------------------------------------------- drawings


def parsed(svg: str) -> Element:
    return fromstring(svg)  # noqa: S314  (our own drawing)


def test_captions_speak_to_people() -> None:
    for state in states()[::9]:
        drawn = table_svg(PACK, GAME.view(state, SPECTATOR))
        for tree in state.trees:
            if tree:
                stands = "(steady|leaning|about to fall|held up by hand)"
                count = {0: "no tile yet", 1: "1 tile"}.get(len(tree.parts), f"{len(tree.parts)} tiles")
                assert re.search(f">{tree.kodama.capitalize()}(&#x27;|')s tree: {count}, {stands}<", drawn)


def test_every_drawing_is_sound_and_shows_every_tile() -> None:
    end = states()[-1]
    tree = end.tree(Seat(1))
    for side in range(SIDES):
        root = parsed(tree_svg(PACK, tree, side))
        shown = [e for e in root.iter() if e.get("data-icon") or e.get("data-kodama")]
        assert len(shown) == 2 * len(tree.parts) + 1
    assert len({tree_svg(PACK, tree, side) for side in range(SIDES)}) == SIDES
    assert tree_svg(PACK, tree, 1) == tree_svg(PACK, tree, 7)


def test_the_table_is_drawn_at_any_time_by_day_and_by_night() -> None:
    for state in states()[::60]:
        view = GAME.view(state, Seat(0))
        for dark in (False, True):
            parsed(table_svg(PACK, view, dark=dark))
    assert FACE.svg(GAME.view(states()[-1], SPECTATOR)).startswith("<svg")


def test_a_drawing_names_no_goal_that_its_viewer_may_not_know() -> None:
    state = next(state for state in states() if state.ask is Ask.MOVE)
    drawn = FACE.svg(GAME.view(state, Seat(0)))
    mine = {card.card for card in state.hands[0]} | set(state.display)
    texts = [goal_text(PACK.goals[card.card]) for hand in state.hands[1:] for card in hand if card.card not in mine]
    assert not [text for text in texts if text in drawn]


def test_the_four_kodamas_have_four_outlines_and_readable_inks() -> None:
    outlines = {spirit(kodama, palette(dark=False)).split('"')[1] for kodama in Kodama}
    assert len(outlines) == 4
    for deep, light in INKS.values():
        assert contrast(light, deep) >= 3.0


# ---------------------------------------------------------------- numbers for learners


def test_every_legal_move_has_an_action_id_of_its_own() -> None:
    table = actions(PACK)
    for state in states(players=4):
        node = GAME.node(state)
        if isinstance(node, Decision):
            for move in GAME.legal(state, node.seats[0]):
                assert move in table
    assert len(table) == len(set(table)) == 3 + 4 + 2 * 38 + 3 * 16 + 16 * 15 + 3 + 11 * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_observations_have_one_length_and_come_from_views_alone(players: int) -> None:
    seen = {len(SEEN.of(GAME.view(state, Seat(1)))) for state in states(players=players)}
    assert len(seen) == 1
    state = next(state for state in states(players=players) if state.ask is Ask.MOVE)
    view = GAME.view(state, Seat(1))
    worlds = {SEEN.of(GAME.view(GAME.world(view, Random(n)), Seat(1))) for n in range(3)}
    assert worlds == {SEEN.of(view)}


# ---------------------------------------------------------------- the greedy player and the table of goals


def test_greedy_beats_random_play_by_far() -> None:
    won = 0
    for number in range(12):
        rng = Random(number)
        state, me = GAME.start(GAME.spec.chosen(2)), Seat(number % 2)
        while state.ask is not Ask.OVER:
            node = GAME.node(state)
            if isinstance(node, Decision):
                seat = node.seats[0]
                legal = GAME.legal(state, seat)
                move = KODAMA_3D.greedy(GAME.view(state, seat), legal, rng) if seat == me else legal.sample(rng)
                assert move in legal
                state = GAME.apply(state, seat, move)
            else:
                state = GAME.apply(state, Seat(-1), node.pick(rng.randrange(node.total)))  # type: ignore[union-attr]
        scores = totals(GAME.ledger(state), 2)
        won += scores[me] > scores[1 - me]
    assert won >= 10


def test_the_balance_table_counts_every_goal_in_every_hand() -> None:
    told: list[int] = []
    tallies = measured(PACK, 3, 7, told.append)
    assert told == [1, 1, 1]
    assert sum(tally.hands for tally in tallies.values()) >= 2 * (2 + 3 + 4)
    assert all(tally.met <= tally.hands and tally.points >= tally.met for tally in tallies.values())
    again = balance_module.report(3, 7, lambda _more: None)
    assert again == markdown(PACK, tallies, 3, 7)


def test_the_balance_table_names_goals_outside_the_bounds() -> None:
    tallies = {goal: GoalTally(10, 10, 40) for goal in PACK.goals}
    assert "Every goal is within the bounds." in markdown(PACK, tallies, 1, 1)
    tallies[GoalName("tall-tree")] = GoalTally(10, 10, 70)
    tallies[GoalName("wide-tree")] = GoalTally(10, 1, 10)
    assert "Outside the bounds: tall-tree, wide-tree." in markdown(PACK, tallies, 1, 1)


@rule("k3d.component.goal")
def test_the_published_table_is_of_this_pack_and_within_bounds() -> None:
    table = (ROOT / "docs" / "balance" / "kodama-3d.md").read_text("utf-8")
    assert "2,000 greedy games" in table
    assert "Every goal is within the bounds." in table
    for goal in PACK.goals.values():
        assert f"| {goal.number} | {goal.name} | {goal_text(goal)} |" in table


def test_features_are_all_drawn() -> None:
    assert set(ICONS) == set(Feature)
    assert len(set(ICONS.values())) == 4


def test_the_forest_fits_on_a_terminal_and_names_every_top() -> None:
    for state in states(players=4)[40::20]:
        lines = FACE.text(GAME.view(state, SPECTATOR)).splitlines()[1:13]
        assert max(map(len, lines)) <= 80
        shown = " ".join(" ".join(lines).split())
        for tile in state.tops:
            if tile:
                feature, kodama, shape = tile.split("-")
                assert feature in shown
                assert f"{kodama} {shape}" in shown
        for seat, stacks in enumerate(state.meeples):
            assert shown.count(f"@{state.tree(Seat(seat)).kodama}") == len(stacks)
