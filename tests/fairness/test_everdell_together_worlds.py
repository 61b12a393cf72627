"""Sampled worlds of a game played together against every way in which a small one can have come about."""

from random import Random

import pytest

from understory.core import CHANCE, Chance, Decision, Line, Seat
from understory.games.everdell_duo import EverdellDuo
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.view import View
from understory.testing import assert_worlds_match, exact_worlds, rule

GAME = EverdellDuo()


def hidden(state: State) -> str:
    """What a state hides: hands, buried cards and deck."""
    return repr((state.hands, state.buried, state.sunk, state.aside, state.deck))


def line_of(seed: int, *moves: str) -> Line[State, Move, View]:
    """A tiny game of the first chapter after its set-up and these moves, chance dealing at random."""
    rng = Random(seed)
    options = {"deck": "tiny", "hare": "0", "mode": "cooperative"}
    line = Line(GAME, GAME.spec.chosen(2, options))
    for notation in moves:
        line.deal(lambda _n, _takebacks, total: rng.randrange(total))
        assert not isinstance(line.node, Chance)
        state = line.state
        mayor, news = state.pending[-1].seat, (*state.together.offered, "")[0]
        line.play(Seat(mayor), GAME.parse(notation.format(*state.hands[mayor], meadow=state.meadow[3], news=news)))
    line.deal(lambda _n, _takebacks, total: rng.randrange(total))
    return line


def doubtful(viewer: Seat, least: int, *moves: str) -> Line[State, Move, View]:
    """The first such game in which the viewer must reckon with so many worlds."""
    for seed in range(60):
        line = line_of(seed, *moves)
        if len(exact_worlds(GAME, line, viewer, hidden)) >= least:
            return line
    raise AssertionError("no game leaves room for doubt")


WINTER = ("give deck 0", "trust", "give deck 1", "give meadow 1", "take {meadow}", "keep {news}", "agree")


@rule("everdell.coop.talk")
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
def test_after_set_up_every_hand_of_these_looks_is_equally_likely(viewer: Seat) -> None:
    line = doubtful(viewer, 3, *WINTER)
    assert assert_worlds_match(GAME, line, viewer, Random(1), name=hidden) >= 3
    view = GAME.view(line.state, viewer)
    for seed in range(20):
        world = GAME.world(view, Random(seed))
        for mayor in (0, 1):
            assert sorted(shipped_shelf().looks[card] for card in world.hands[mayor]) == sorted(
                shipped_shelf().looks[card] for card in line.state.hands[mayor]
            )


@pytest.mark.parametrize("least", [4, 6])
def test_what_was_given_away_looked_as_it_did(least: int) -> None:
    line = doubtful(Seat(1), least, *WINTER, "trade", "discard {0}", "discard {0}", "gain berry")
    assert_worlds_match(GAME, line, Seat(1), Random(2), samples=8_000, name=hidden)


def test_one_who_plays_both_mayors_doubts_nothing_but_the_deck() -> None:
    rng = Random(5)
    state = GAME.start(GAME.spec.chosen(1, {"mode": "cooperative"}))
    for _ in range(150):
        node = GAME.node(state)
        if isinstance(node, Chance):
            state = GAME.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
        else:
            assert isinstance(node, Decision)
            state = GAME.apply(state, Seat(0), GAME.legal(state, Seat(0)).sample(rng))
    world = GAME.world(GAME.view(state, Seat(0)), rng)
    assert (world.hands, world.buried, world.sunk) == (state.hands, state.buried, state.sunk)
    assert world.deck == state.deck, "what is left is in the deck, in an order that nobody knows"
