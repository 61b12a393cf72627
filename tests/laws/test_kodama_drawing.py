"""Laws of Kodama's drawings: they are SVG that any reader can read, and they show what the law tests."""

import re
from collections import Counter
from functools import cache
from itertools import product
from math import cos, hypot, pi, sin
from random import Random
from typing import Final
from xml.etree.ElementTree import Element, fromstring

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from understory.core import Chance, Entry, Seat, Terminal
from understory.drawing.season import DAY, WASH, Tint, palette
from understory.games.kodama import KODAMA
from understory.games.kodama.face.art.faces import broken
from understory.games.kodama.face.art.highlight import Highlight
from understory.games.kodama.face.art.spirits import Spirit, spirit
from understory.games.kodama.face.drawing import alone, card_svg, icons_named, placement_light, row_svg, svg, tree_svg
from understory.games.kodama.pack import Card, Icon, Trunk, shipped_wood
from understory.games.kodama.pack.spirits import Decree, DecreeId, Kodama
from understory.games.kodama.rules.placement import Placing
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.state import State
from understory.games.kodama.rules.tree import Tree

SVG: Final = "{http://www.w3.org/2000/svg}"
LINK: Final = "{http://www.w3.org/1999/xlink}href"
WOOD: Final = shipped_wood()
CARDS: Final[dict[str, Card]] = {card.id: card for card in WOOD}
SEEDS: Final = st.integers(0, 10_000)
WAYS: Final = list(product((None, "spring", "summer", "autumn", "winter"), (False, True)))


@cache
def grown(seed: int, size: int = 12) -> Tree:
    """A tree of so many branch cards, grown at random."""
    rng = Random(seed)
    placing = Placing(WOOD)
    tree = Tree.of(WOOD.trunks[seed % len(WOOD.trunks)])
    deck = {card.id: card for card in WOOD.branches}
    for _ in range(size):
        place = placing.sample(tree, list(deck)[:8], rng)
        if place is None:
            break
        tree = tree.grown(deck.pop(place.card), place.parent, place.u, place.v, place.turn)
    return tree


@cache
def reached(players: int, seed: int, decisions: int, decrees: str = "on") -> State:
    """A game of random moves after so many decisions, or at its end."""
    game, rng = KODAMA.game, Random(seed)
    state = game.start(game.spec.chosen(players, {"decrees": decrees}))
    while True:
        node = game.node(state)
        if isinstance(node, Terminal):
            return state
        if isinstance(node, Chance):
            state = game.apply(state, Seat(-1), node.pick(rng.randrange(node.total)))
            continue
        if not decisions:
            return state
        decisions -= 1
        seat = node.seats[0]
        state = game.apply(state, seat, game.legal(state, seat).sample(rng))


def read(drawing: str) -> Element:
    """A drawing as XML: whoever calls this says that it is well formed."""
    return fromstring(drawing)  # noqa: S314  (our own drawings, not a stranger's)


def classed(root: Element, name: str) -> list[Element]:
    return [part for part in root.iter() if name in (part.get("class") or "").split()]


def ids(root: Element) -> list[str]:
    return [name for part in root.iter() if (name := part.get("id")) is not None]


def check_document(drawing: str) -> Element:
    """What holds for every drawing: names for those who hear it, ids that are unique and lead somewhere."""
    root = read(drawing)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    named = {part.get("id"): (part.text or "").strip() for part in root if part.tag in {f"{SVG}title", f"{SVG}desc"}}
    assert all(named[name] for name in (root.get("aria-labelledby") or "").split())
    counts = Counter(ids(root))
    assert max(counts.values()) == 1
    links = re.findall(r'(?:url\(|xlink:href=")#([^)"]+)', drawing)
    assert set(links) <= set(counts)
    assert not re.search(r"nan|inf|e[-+]\d", " ".join(part.get("d") or "" for part in root.iter()))
    return root


@pytest.mark.parametrize(("season", "dark"), WAYS)
def test_a_tree_is_a_readable_drawing_by_day_and_by_night_in_every_season(season: str | None, dark: bool) -> None:
    drawing = tree_svg(grown(1), WOOD, season=season, dark=dark, title="Roots & <leaves>")
    root = check_document(drawing)
    assert root.findtext(f"{SVG}title") == "Roots & <leaves>"
    assert palette(dark=dark).ground in drawing


@settings(max_examples=15)
@given(SEEDS)
def test_a_finished_tree_stays_a_small_file_and_is_drawn_the_same_each_time(seed: int) -> None:
    tree = grown(seed)
    drawing = tree_svg(tree, WOOD)
    assert len(drawing.encode()) < 290_000
    assert drawing == tree_svg(tree, WOOD)


@settings(max_examples=15)
@given(SEEDS)
def test_every_icon_of_a_tree_is_drawn_at_its_place_half_a_millimetre_smaller_than_tested(seed: int) -> None:
    tree = grown(seed)
    root = read(tree_svg(tree, WOOD))
    drawn: Counter[tuple[str, int, int, float]] = Counter()
    for part in root.iter():
        kind = part.get("data-icon")
        if kind is not None:
            found = re.fullmatch(
                r"translate\((\S+) (\S+)\)(?: rotate\(\S+\))? scale\((\S+)\)", part.get("transform") or ""
            )
            assert found
            x, y, scale = map(float, found.groups())
            drawn[kind, round(x), round(-y), scale] += 1
    assert drawn.total() == sum(len(CARDS[card].shape.icons) for card in tree.cards)
    for place, card in enumerate(tree.cards):
        pose, shape = tree.pose(place), CARDS[card].shape
        a = pose.angle * pi / 1800
        for spot in shape.icons:
            x = pose.x + spot.x * cos(a) - spot.y * sin(a)
            y = pose.y + spot.x * sin(a) + spot.y * cos(a)
            radius = (shape.icon_radius - 50) / 100
            near = [at for at in drawn if at[0] == spot.kind and hypot(at[1] - x, at[2] - y) <= 2 and at[3] == radius]
            assert near, (card, spot)


@pytest.mark.parametrize("card", list(WOOD), ids=lambda card: card.id)
def test_bark_is_drawn_as_the_capsules_of_the_law(card: Card) -> None:
    (bark,) = classed(check_document(card_svg(card)), "bark")
    assert (bark.get("stroke-linecap"), bark.get("stroke-linejoin")) == ("round", "round")
    drawn = [(part.get("d"), part.get("stroke-width")) for part in bark]
    law = [(f"M{s.ax} {-s.ay}L{s.bx} {-s.by}", str(2 * s.radius)) for line in card.shape.lines for s in line]
    assert drawn == law


def test_bark_in_a_tree_lies_where_its_card_lies() -> None:
    tree = grown(2)
    root = read(tree_svg(tree, WOOD))
    cards = classed(root, "card")
    assert [card.get("data-card") for card in cards] == list(tree.cards)
    for place, card in enumerate(cards):
        pose = tree.pose(place)
        frames = [part.get("transform") or "" for part in card if classed(part, "bark")]
        assert len(frames) == 1
        found = re.fullmatch(r"translate\((\S+) (\S+)\) rotate\((\S+)\)", frames[0])
        assert found
        assert [float(number) for number in found.groups()] == [pose.x, -pose.y, -pose.angle / 10]


def test_a_shadow_falls_only_from_a_card_that_lies_on_another() -> None:
    root = read(tree_svg(grown(3), WOOD))
    with_shadow = [bool(classed(card, "shadow")) for card in classed(root, "card")]
    assert with_shadow == [False] + [True] * (len(with_shadow) - 1)


def test_no_two_branch_cards_look_printed_from_one_plate() -> None:
    leaves = [
        tuple(part.get("transform") for part in classed(read(card_svg(card)), "leaves")[0]) for card in WOOD.branches
    ]
    assert len(set(leaves)) == len(leaves)


def test_drawings_with_keys_of_their_own_can_stand_on_one_page() -> None:
    drawings = [tree_svg(grown(6, 2), WOOD, key="a"), tree_svg(grown(6, 2), WOOD, key="b")]
    drawings += [card_svg(WOOD.branches[0], key="c"), card_svg(WOOD.branches[0], key="d")]
    named = Counter(name for drawing in drawings for name in ids(check_document(drawing)))
    assert max(named.values()) == 1


def test_cards_and_trees_say_what_they_show() -> None:
    card = WOOD.branches[0]
    (drawn,) = classed(read(card_svg(card)), "card")
    label = drawn.get("aria-label") or ""
    assert drawn.get("role") == "img"
    assert card.name in label
    assert all(kind in label for kind in card.shape.kinds)


def test_a_highlight_rings_the_icons_that_count_in_order_and_tells_their_points() -> None:
    tree = grown(4)
    line = tree.line(tree.ends()[0])
    counted = tuple((card, 0) for card in line)
    light = Highlight(line=line, counted=counted, points=8, covered=((1, 1),), chosen=line[0])
    for dark in (False, True):
        root = check_document(tree_svg(tree, WOOD, highlight=light, dark=dark))
        marks = classed(root, "highlight")[0]
        rings = [part for part in classed(marks, "counts") if part.get("data-card")]
        assert [(int(r.get("data-card") or ""), int(r.get("data-spot") or "")) for r in rings] == list(counted)
        delays = [int(re.sub(r"\D", "", ring.get("style") or "")) for ring in rings]
        assert delays == sorted(set(delays))
        assert [part.text for part in marks.iter(f"{SVG}text")] == ["+8"]
        assert [(part.get("data-card"), part.get("data-spot")) for part in classed(marks, "covered")] == [("1", "1")]
        assert len(classed(marks, "chosen")) == 1
        assert len(classed(root, "veil")) == len(tree) - len(line)


def test_without_a_highlight_nothing_is_lit_or_veiled() -> None:
    root = read(tree_svg(grown(4), WOOD))
    assert not classed(root, "counts")
    assert not classed(root, "veil")
    assert not classed(root, "highlight")


def test_every_placement_in_the_ledger_lights_just_the_icons_that_it_counted() -> None:
    state = reached(2, 11, 1000, "off")
    placements = [entry for entry in state.ledger if "runs" in dict(entry.evidence) and entry.amount]
    assert placements
    for entry in placements:
        light = placement_light(entry, state.trees[entry.seat], CARDS)
        assert light is not None
        assert light.points == entry.amount == len(light.counted) == len(set(light.counted))


def test_an_icon_that_a_decree_made_count_as_another_is_lit_with_it() -> None:
    tree = grown(4)
    card = next(at for at in range(1, len(tree)) if Icon.CATERPILLAR in CARDS[tree.cards[at]].shape.kinds)
    name = str(tree.cards[card])
    points = sum(kind in (Icon.CATERPILLAR, Icon.FIREFLY) for kind in CARDS[name].shape.kinds)
    entry = Entry(Seat(0), points, "kodama.score.line", "spring", (("card", name), ("runs", (("firefly", points),))))
    light = placement_light(entry, tree, CARDS, {"caterpillar": "firefly"})
    assert light is not None
    assert {CARDS[name].shape.kinds[spot] for _, spot in light.counted} >= {Icon.CATERPILLAR}


def test_points_that_no_placement_brought_light_nothing() -> None:
    assert placement_light(Entry(Seat(0), 4, "k03", "spring"), grown(4), CARDS) is None


def test_a_spirit_on_an_icon_is_drawn_over_it_with_the_icon_it_counts_as() -> None:
    tree = grown(4)
    root = check_document(tree_svg(tree, WOOD, tokens={(1, 0): "star", (2, 1): "cloud"}))
    assert [part.get("data-spirit") for part in classed(root, "token")] == ["star", "cloud"]
    assert [next(part.iter(f"{SVG}use")).get("data-icon") for part in classed(root, "token")] == ["star", "cloud"]


def test_scores_are_written_at_the_foot_of_a_tree() -> None:
    root = read(tree_svg(grown(5), WOOD, scores=(("Spring", 31), ("Summer", 44))))
    (foot,) = classed(root, "scores")
    assert [part.text for part in foot] == ["Spring", "31", "Summer", "44"]


@pytest.mark.parametrize("kodama", list(shipped_shelf().kodamas.values()), ids=lambda card: card.id)
def test_a_kodama_card_shows_its_number_its_words_and_its_spirit(kodama: Kodama) -> None:
    root = check_document(card_svg(kodama, now=12))
    texts = [part.text or "" for part in root.iter(f"{SVG}text")]
    assert str(kodama.number) in texts
    assert kodama.name in texts
    assert "12" in texts
    assert len(classed(root, "spirit")) == 1
    inks = {part.get("fill") for part in root.iter(f"{SVG}text") if part.text == str(kodama.number)}
    assert (DAY.yellow in inks) is kodama.yellow


def test_no_two_kodamas_are_dressed_alike_and_each_spirit_has_a_face_of_three_marks() -> None:
    kodamas = shipped_shelf().kodamas.values()
    dressed = {(Spirit.of(card.number).worn, Spirit.of(card.number).held) for card in kodamas}
    assert len(dressed) == len(kodamas)
    for card in kodamas:
        (face,) = classed(read(spirit(card.number, DAY)), "face")
        assert (face.get("d") or "").count("M") == 3


@pytest.mark.parametrize("decree", list(shipped_shelf().decrees.values()), ids=lambda card: card.id)
def test_a_decree_shows_its_name_in_the_colour_of_its_season(decree: Decree) -> None:
    drawing = card_svg(decree)
    root = check_document(drawing)
    assert decree.name in [part.text for part in root.iter(f"{SVG}text")]
    assert WASH[Tint(decree.season)] in drawing


def test_cards_in_a_row_lie_side_by_side_and_share_their_icons() -> None:
    cards: list[Card | Kodama] = [*WOOD.branches[:3], WOOD.trunks[0], next(iter(shipped_shelf().kodamas.values()))]
    root = check_document(row_svg(cards, season="summer", dark=True))
    assert len(classed(root, "card")) == 4
    assert len(classed(root, "kodama")) == 1


@pytest.mark.parametrize("players", range(2, 6))
def test_the_table_shows_every_tree_score_and_market_card_and_only_ones_own_kodamas(players: int) -> None:
    game = KODAMA.game
    state = reached(players, 7, 3 * players)
    for viewer in (None, Seat(0), Seat(players - 1)):
        view = game.view(state, viewer)
        root = check_document(svg(view))
        trees = classed(root, "tree")
        assert len(trees) == players
        for tree, planted in zip(state.trees, trees, strict=True):
            assert [card.get("data-card") for card in classed(planted, "card")] == list(tree.cards)
        shown = [card.get("data-card") for card in classed(root, "card")]
        assert shown[-len(view.market) :] == list(view.market)
        numbers = (
            [str(shipped_shelf().kodamas[known].number) for known in view.hands[viewer].known]
            if viewer is not None
            else []
        )
        fronts = [next(iter(card.iter(f"{SVG}text"))).text for card in classed(root, "kodama")]
        assert fronts == numbers
        assert len(classed(root, "decree")) == (view.decree is not None)


@pytest.mark.parametrize("decisions", [0, 1, 9, 1000])
def test_the_table_can_be_drawn_at_any_time_by_day_and_by_night(decisions: int) -> None:
    view = KODAMA.game.view(reached(2, 8, decisions), Seat(1))
    for dark in (False, True):
        drawing = svg(view, dark=dark)
        check_document(drawing)
        assert len(drawing.encode()) < 700_000


def test_the_table_can_be_drawn_before_anything_is_dealt() -> None:
    game = KODAMA.game
    root = check_document(svg(game.view(game.start(game.spec.chosen(3)), None)))
    assert not classed(root, "tree")


def test_a_seal_marks_whose_turn_it_is_and_nothing_else() -> None:
    state = reached(3, 9, 4)
    drawing = svg(KODAMA.game.view(state, None))
    (asked,) = classed(read(drawing), "asked")
    assert asked.get("fill") == DAY.seal
    assert drawing.count(DAY.seal) == 2  # the seal, and the name beside it


@given(st.text(st.sampled_from("ab, c<&"), max_size=80), st.integers(12, 40))
def test_lines_are_broken_between_words_and_no_word_is_lost(content: str, most: int) -> None:
    lines = broken(content, most)
    assert " ".join(lines).split() == content.split()
    assert all(len(line) <= most or " " not in line for line in lines)


def test_a_card_by_itself_lies_straight_and_on_nothing() -> None:
    lone = alone(WOOD.branches[0])
    assert (lone.x, lone.y, lone.angle, lone.parent) == (0, 0, 0, None)


def test_the_icons_that_a_card_names_are_found_however_deep() -> None:
    assert icons_named(shipped_shelf().decrees[DecreeId("spring-rain")].effect) == ("cloud", "flower", "mushroom")


def test_a_trunk_alone_can_be_drawn() -> None:
    trunk: Trunk = WOOD.trunks[0]
    root = check_document(tree_svg(Tree.of(trunk), WOOD))
    assert len(classed(root, "card")) == 1
