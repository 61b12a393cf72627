"""Laws of Kodama: scoring and Kodamas against slow definitions, cards that never get lost, rounds that never slip."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, pairwise, product
from random import Random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from understory.core import CHANCE, Line, Options, Terminal, dealing_from, total
from understory.games.kodama.pack import CardId, Deck, Icon
from understory.games.kodama.pack.conditions import (
    BeyondTwo,
    CardsOfKinds,
    CardsWith,
    CardsWithPairs,
    ChosenIcon,
    ChosenIconOnEnds,
    Condition,
    Crossing,
    Ends,
    EvenIcons,
    Forks,
    Icons,
    LongestLine,
    LongestRun,
    OnTrunk,
    SecondLine,
    Sets,
    SmallerOf,
    Touching,
    TrunkIcon,
    TrunkIconOnEnds,
    WithinTwo,
)
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.moves import Blow, Move, Pass, Place
from understory.games.kodama.rules.scoring import Cover, points, runs
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.state import Ask, State
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama.rules.view import View
from understory.games.kodama.search.points import points_of
from understory.testing import random_line, rule

SHELF: Final = shipped_shelf()
GAME: Final = KodamaGame(SHELF)
BRANCHES: Final = SHELF.deck(Deck.SECOND)


class Sketch:
    """A tree as a slow reader sees it: who lies on whom, and the icons of each card as words."""

    def __init__(self, trunk: str, laid: list[tuple[str, int]]) -> None:
        self.cards = [trunk, *(card for card, _ in laid)]
        self.below: list[int | None] = [None, *(parent for _, parent in laid)]
        self.icons = [[str(icon) for icon in printed(card)] for card in self.cards]

    def tree(self) -> Tree:
        """The same as a tree of the game; where its cards lie does not matter here."""
        tree = Tree.of(SHELF.trunks[CardId(self.cards[0])])
        for card, below in zip(self.cards[1:], self.below[1:], strict=True):
            assert below is not None
            tree = tree.grown(SHELF.branches[CardId(card)], below, 0, 0, 0)
        return tree

    def touch(self, one: int, other: int) -> bool:
        return self.below[one] == other or self.below[other] == one

    def neighbours(self, card: int) -> list[int]:
        return [other for other in range(len(self.cards)) if other != card and self.touch(card, other)]

    def away(self, card: int) -> int:
        """Cards down to the trunk, by spreading from it."""
        reached, ring, steps = {0}, {0}, 0
        while card not in reached:
            ring = {other for at in ring for other in self.neighbours(at)} - reached
            reached |= ring
            steps += 1
        return steps

    def down(self, card: int) -> list[int]:
        below = self.below[card]
        return [card] if below is None else [card, *self.down(below)]

    def ends(self) -> list[int]:
        return [card for card in range(1, len(self.cards)) if len(self.neighbours(card)) == 1]


def printed(card: str) -> tuple[Icon, ...]:
    found = SHELF.trunks.get(CardId(card)) or SHELF.branches[CardId(card)]
    return found.shape.kinds


@st.composite
def sketches(draw: st.DrawFn, least: int = 0) -> Sketch:
    trunk = draw(st.sampled_from([f"t{n}" for n in range(1, 7)]))
    cards = draw(st.lists(st.sampled_from(BRANCHES), unique=True, min_size=least, max_size=9))
    return Sketch(trunk, [(card, draw(st.integers(0, at))) for at, card in enumerate(cards)])


# ---------------------------------------------------------------- scoring


def by_hand(sketch: Sketch, card: str, on: int) -> int:
    """The rule's own words: walk the line, stop where the icon is missing, nothing if it is missing at once."""
    sum_of_all = 0
    for icon in {str(icon) for icon in printed(card)}:
        carried = []
        for below in sketch.down(on):
            if icon not in sketch.icons[below]:
                break
            carried.append(sketch.icons[below].count(icon))
        if carried:
            sum_of_all += [str(kind) for kind in printed(card)].count(icon) + sum(carried)
    return sum_of_all


@rule("kodama.score.run")
@given(sketches(), st.sampled_from(BRANCHES), st.data())
@settings(max_examples=150)
def test_a_placement_scores_what_the_rule_says_word_by_word(sketch: Sketch, card: str, data: st.DataObject) -> None:
    on = data.draw(st.integers(0, len(sketch.cards) - 1))
    foliage = SHELF.foliage(sketch.tree())
    assert points(foliage, SHELF.counts[CardId(card)], on) == by_hand(sketch, card, on)


@rule("kodama.score.line")
@given(sketches(least=1), st.sampled_from(BRANCHES), st.sampled_from(BRANCHES), st.data())
@settings(max_examples=100)
def test_points_never_depend_on_the_cards_of_a_fork(sketch: Sketch, card: str, other: str, data: st.DataObject) -> None:
    on = data.draw(st.integers(0, len(sketch.cards) - 1))
    beside = data.draw(st.integers(0, len(sketch.cards) - 1))
    plain = runs(SHELF.foliage(sketch.tree()), SHELF.counts[CardId(card)], on)
    forked = sketch.tree().grown(SHELF.branches[CardId(other)], beside, 0, 0, 0)
    assert runs(SHELF.foliage(forked), SHELF.counts[CardId(card)], on) == plain


@rule("kodama.decree.convert")
@given(sketches(), st.sampled_from(BRANCHES), st.permutations(list(Icon)), st.data())
@settings(max_examples=100)
def test_a_conversion_scores_as_if_the_icons_were_printed_so(
    sketch: Sketch, card: str, icons: list[Icon], data: st.DataObject
) -> None:
    source, target, *_ = icons
    on = data.draw(st.integers(0, len(sketch.cards) - 1))
    foliage = SHELF.foliage(sketch.tree()).converted(source, target)
    new = [str(target if kind is source else kind) for kind in printed(card)]
    sketch.icons = [[str(target) if kind == source else kind for kind in kinds] for kinds in sketch.icons]
    expected = 0
    for icon in set(new):
        carried = []
        for below in sketch.down(on):
            if icon not in sketch.icons[below]:
                break
            carried.append(sketch.icons[below].count(icon))
        expected += new.count(icon) + sum(carried) if carried else 0
    counts = tuple(new.count(str(icon)) for icon in Icon)
    assert points(foliage, counts, on) == expected
    assert not any(foliage.shows(at, source) for at in range(len(sketch.cards)))


# ---------------------------------------------------------------- Kodamas


def count(sketch: Sketch, icon: str, where: Iterable[int]) -> int:
    return sum(sketch.icons[card].count(icon) for card in where)


def longest_run(sketch: Sketch) -> int:
    """Every stretch of every line, every icon: the most icons on a stretch whose cards all show it."""
    best = 0
    for top in range(1, len(sketch.cards)):
        line = sketch.down(top)
        for length, icon in product(range(1, len(line) + 1), Icon):
            stretch = line[:length]
            if all(icon in sketch.icons[card] for card in stretch):
                best = max(best, count(sketch, icon, stretch))
    return best


def every(sketch: Sketch) -> range:
    return range(len(sketch.cards))


def branches(sketch: Sketch) -> range:
    return range(1, len(sketch.cards))


SLOW: Final[list[tuple[Condition, Callable[[Sketch], int]]]] = [
    *(
        (
            Touching(icon, 4),
            lambda s, icon=icon: max(sum(icon in s.icons[n] for n in s.neighbours(card)) for card in every(s)),
        )
        for icon in Icon
    ),
    *((WithinTwo(i, 2), lambda s, i=i: count(s, i, [c for c in every(s) if s.away(c) <= 2])) for i in Icon),
    *(
        (SmallerOf(a, b, 2), lambda s, a=a, b=b: min(count(s, a, every(s)), count(s, b, every(s))))
        for a, b in combinations(Icon, 2)
    ),
    (TrunkIcon(1), lambda s: count(s, s.icons[0][0], every(s))),
    (TrunkIconOnEnds(3), lambda s: count(s, s.icons[0][0], s.ends())),
    (OnTrunk((), 4), lambda s: len(s.neighbours(0))),
    (
        OnTrunk((Icon.FIREFLY, Icon.FLOWER), 5),
        lambda s: sum(bool({"firefly", "flower"} & set(s.icons[card])) for card in s.neighbours(0)),
    ),
    (ChosenIcon(1), lambda s: Counter(icon for icons in s.icons for icon in icons).most_common(1)[0][1]),
    (ChosenIconOnEnds(2), lambda s: max(count(s, icon, s.ends()) for icon in Icon)),
    (BeyondTwo(2), lambda s: sum(s.away(card) > 2 for card in branches(s))),
    (LongestLine(2), lambda s: max(s.away(card) for card in every(s))),
    (Ends(2), lambda s: len(s.ends())),
    (CardsOfKinds(3, 1), lambda s: sum(len(set(s.icons[card])) == 3 for card in branches(s))),
    (CardsWithPairs(1), lambda s: sum(len(set(s.icons[card])) < len(s.icons[card]) for card in branches(s))),
    (CardsWith((Icon.STAR,), 1), lambda s: sum("star" in s.icons[card] for card in branches(s))),
    (Icons((Icon.STAR, Icon.CLOUD), 2), lambda s: count(s, "star", every(s)) + count(s, "cloud", every(s))),
    (SecondLine(2), lambda s: [0, 0, *sorted(s.away(card) for card in s.ends())][-2] if len(s.ends()) > 1 else 0),
    (EvenIcons(3), lambda s: sum(count(s, icon, every(s)) in range(2, 99, 2) for icon in Icon)),
    (Crossing(3), lambda s: max((len(s.neighbours(card)) for card in branches(s)), default=0)),
    (Forks(4), lambda s: sum(s.below.count(card) >= 2 for card in every(s))),
    (LongestRun(1), longest_run),
    (Sets(5), lambda s: min(count(s, icon, every(s)) for icon in Icon)),
]
"""Each word beside a definition that a slow reader of the rules would give."""


@rule("kodama.kodama.one-each")
@given(sketches())
@settings(max_examples=80)
def test_every_condition_agrees_with_its_slow_definition(sketch: Sketch) -> None:
    foliage = SHELF.foliage(sketch.tree())
    for condition, slow in SLOW:
        found = award(condition, foliage)
        assert found.times == slow(sketch), condition
        assert found.points == found.times * condition.points


# ---------------------------------------------------------------- whole games

TABLES: Final = st.tuples(
    st.integers(2, 5), st.sampled_from(["second", "kosmos"]), st.sampled_from(["on", "off"]), st.integers(0, 10**6)
)


def windy(players: int, options: dict[str, str], seed: int) -> Line[State, Move, View]:
    """A random game with the most wind that summer can bring, so that the deck runs out."""
    rng = Random(seed)
    line = Line(GAME, GAME.spec.chosen(players, options))
    while not isinstance(line.node, Terminal):
        node = line.node
        outcomes = [] if hasattr(node, "seats") else [move for move, _ in node.outcomes()]
        gust = [move for move in outcomes if str(move) == "decree gust"]
        if gust:
            line.play(CHANCE, gust[0])
        elif outcomes:
            line.play(CHANCE, rng.choice(outcomes))
        else:
            (seat,) = node.seats  # type: ignore[union-attr]
            legal = GAME.legal(line.state, seat)
            line.play(seat, Blow() if Blow() in legal else legal.sample(rng))
    return line


def all_branches(state: State) -> list[str]:
    """Every branch card on the table, wherever it lies."""
    in_trees = [card for tree in state.trees for card in tree.cards[1:]]
    return sorted([*in_trees, *state.market, *state.discards, *state.branches.unknown])


def chosen(players: int, edition: str, decrees: str) -> Options:
    return GAME.spec.chosen(players, {"edition": edition, "decrees": decrees})


@rule("kodama.growth.deck-empty")
@given(TABLES)
@settings(max_examples=6)
def test_branch_cards_are_neither_lost_nor_made(table: tuple[int, str, str, int]) -> None:
    players, edition, decrees, seed = table
    deck = sorted(SHELF.deck(Deck(edition)))
    for state in random_line(GAME, chosen(players, edition, decrees), Random(seed)).states:
        assert all_branches(state) == deck


@rule("kodama.growth.deck-empty")
@given(st.sampled_from([4, 5]), st.integers(0, 10**6))
@settings(max_examples=3)
def test_no_branch_card_is_lost_when_the_wind_empties_the_deck_again_and_again(players: int, seed: int) -> None:
    line = windy(players, {}, seed)
    deck = sorted(BRANCHES)
    assert all(all_branches(state) == deck for state in line.states)
    sizes = [len(state.branches) for state in line.states]
    assert any(later > earlier for earlier, later in pairwise(sizes))


@rule("kodama.growth.rounds")
@given(TABLES)
@settings(max_examples=6)
def test_everybody_takes_four_turns_a_season_and_scores_one_kodama(table: tuple[int, str, str, int]) -> None:
    players, edition, decrees, seed = table
    line = random_line(GAME, chosen(players, edition, decrees), Random(seed))
    turns = Counter(
        (str(state.season), step.seat, str(state.pending[-1].ask))
        for state, step in zip(line.states, line.steps, strict=False)
        if step.seat != CHANCE and not isinstance(step.move, Blow)
    )
    assert len(turns) == 3 * players * 2
    assert {(ask, number) for (_, _, ask), number in turns.items()} == {("kodama.grow", 4), ("kodama.kodama", 1)}
    assert [len(tree) for tree in line.state.trees] == [
        13 - sum(step.seat == seat and isinstance(step.move, Pass) for step in line.steps) for seat in range(players)
    ]


@rule("kodama.place.stuck")
@rule("kodama.place.ten")
@given(TABLES)
@settings(max_examples=4)
def test_passing_is_legal_exactly_when_nothing_is_listed_and_no_placement_scores_more_than_ten(
    table: tuple[int, str, str, int],
) -> None:
    players, edition, _, seed = table
    line = random_line(GAME, chosen(players, edition, "off"), Random(seed))
    for state in line.states:
        if state.pending and state.pending[-1].ask is Ask.GROW:
            seat = state.pending[-1].seat
            legal = GAME.legal(state, seat)
            places = [move for move in legal if isinstance(move, Place)]
            assert (Pass() in legal) == (not places)
            assert len(legal) == max(1, len(places))
    amounts = [entry.amount for entry in line.state.ledger if entry.source == "kodama.score.run"]
    assert len(amounts) == sum(isinstance(step.move, Place) for step in line.steps)
    assert all(0 <= amount <= 10 for amount in amounts)


@rule("kodama.kodama.first-player")
@given(TABLES)
@settings(max_examples=5)
def test_each_season_is_begun_by_somebody_who_has_fewest_points(table: tuple[int, str, str, int]) -> None:
    players, edition, decrees, seed = table
    line = random_line(GAME, chosen(players, edition, decrees), Random(seed))
    for before, after in zip(line.states, line.states[1:], strict=False):
        if after.season_number > before.season_number:
            scores = [total(after.ledger, seat) for seat in after.in_turn_order()]
            assert scores[0] == min(scores)


@given(TABLES, st.integers(0, 60))
@settings(max_examples=10)
def test_random_samples_are_among_the_legal_moves(table: tuple[int, str, str, int], cut: int) -> None:
    players, edition, decrees, seed = table
    rng = Random(seed)
    line = Line(GAME, chosen(players, edition, decrees))
    deals = dealing_from(rng)
    for _ in range(cut):
        line.deal(deals)
        if isinstance(line.node, Terminal):
            break
        seat = line.state.pending[-1].seat
        legal = GAME.legal(line.state, seat)
        move = legal.sample(rng)
        assert move in legal
        assert GAME.faults(line.state, seat, move) == ()
        line.play(seat, move)


@given(sketches(), st.lists(st.tuples(st.integers(0, 9), st.sampled_from(Icon)), max_size=3))
def test_what_play_outs_tally_is_what_every_kodama_gives_spirits_or_not(
    sketch: Sketch, spirits: list[tuple[int, Icon]]
) -> None:
    tree = sketch.tree()
    covers = {card: Cover(card, 0, kind) for card, kind in spirits if card < len(tree)}
    foliage = SHELF.foliage(tree).under(tuple(covers.values()), SHELF.kinds)
    conditions = tuple(kodama.condition for kodama in SHELF.kodamas.values())
    assert points_of(conditions, foliage) == [award(condition, foliage).points for condition in conditions]
