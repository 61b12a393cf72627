"""Nothing hidden reaches a viewer of the example game; and versions of it that leak are caught."""

from random import Random

import pytest

from understory.core import CHANCE, SPECTATOR, Decision, Event, Line, Node, Pile, Reason, Seat, Veiled, Viewer, only
from understory.testing import assert_fair, random_line, rule
from understory.testing.lanterns import LANTERNS, Deal, Lantern, Lanterns, Move, Return, State, View

VIEWERS = (Seat(0), Seat(1), SPECTATOR)


@pytest.mark.parametrize("players", [2, 3])
def test_relabelling_unseen_lanterns_changes_nothing_a_viewer_receives(players: int) -> None:
    game, rng = LANTERNS.game, Random(players)
    lines = [random_line(game, game.spec.chosen(players), rng) for _ in range(25)]
    viewers = (*map(Seat, range(players)), SPECTATOR)
    assert assert_fair(game, lines, viewers, rng) > 50


class ShowsAHandsSum(Lanterns):
    """The numbers in a hand are hidden, what they come to is not."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        weight = sum(int(card.card[1:]) for card in state.hands[1])
        return View(view.viewer, weight, *[getattr(view, name) for name in View.__slots__[2:]])


class TellsWhatIsDealt(Lanterns):
    def seen(self, state: State, at: Seat, move: Move, viewer: Viewer) -> Move | Veiled:
        shown = super().seen(state, at, move, viewer)
        return Veiled(f"{shown.notation}{len(str(move))}") if isinstance(shown, Veiled) else shown


class TellsInItsEvents(Lanterns):
    def events(self, before: State, at: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        told = super().events(before, at, move, after, viewer)
        return (*told, Event.of("lanterns.sparkle", size=len(str(move)))) if isinstance(move, Return) else told


class TellsInItsRefusals(Lanterns):
    def faults(self, state: State, at: Seat, move: Move) -> tuple[Reason, ...]:
        others = "".join(card.card for card in state.hands[1 - at])
        return tuple(Reason.of(fault.rule, hint=sum(map(ord, others))) for fault in super().faults(state, at, move))


class StirsWhenTheBottomIsOdd(Lanterns):
    def node(self, state: State) -> Node[Move]:
        node = super().node(state)
        odd = bool(state.pile.bottom) and int(state.pile.bottom[-1].card[1:]) % 2
        return Decision(node.seats, f"{node.ask}!") if odd and isinstance(node, Decision) else node


@pytest.mark.parametrize(
    "game",
    [ShowsAHandsSum(), TellsWhatIsDealt(), TellsInItsEvents(), TellsInItsRefusals(), StirsWhenTheBottomIsOdd()],
    ids=lambda game: type(game).__name__,
)
def test_a_game_that_leaks_is_caught(game: Lanterns) -> None:
    rng = Random(5)
    lines = [random_line(game, game.spec.chosen(2), rng) for _ in range(12)]
    with pytest.raises(AssertionError, match="could tell unseen cards apart"):
        assert_fair(game, lines, VIEWERS, rng)


def test_a_comparison_that_exchanged_nothing_proves_nothing() -> None:
    game, rng = LANTERNS.game, Random(0)
    dealt_only = Line(game, game.spec.chosen(2))
    with pytest.raises(AssertionError, match="would prove nothing"):
        assert_fair(game, [dealt_only], VIEWERS, rng)


@rule("lanterns.return")
def test_who_buried_a_lantern_knows_it_when_another_draws_it() -> None:
    game = LANTERNS.game
    state = game.start(game.spec.chosen(2, {"pack": "tiny"}))
    buried = Lantern("L1")
    state.pile = Pile[Lantern]().with_under(buried, only(Seat(0)))
    dealt = Deal(Seat(1), buried)
    assert game.seen(state, CHANCE, dealt, Seat(0)) == dealt
    assert game.seen(state, CHANCE, dealt, SPECTATOR) == Veiled("deal 1 ?")
    after = game.apply(state, CHANCE, dealt)
    assert game.view(after, Seat(0)).hands[1].known == (buried,)
    assert game.view(after, SPECTATOR).hands[1].known == ()
