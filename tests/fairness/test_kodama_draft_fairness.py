"""Nothing hidden reaches a viewer of a hidden draft; sampled worlds are as likely as they should be."""

from random import Random

import pytest

from understory.core import SPECTATOR, Decision, Line, Seat, Viewer
from understory.core.plain import canonical
from understory.games.kodama.pack import HERE, CardId, Wood, shipped_wood
from understory.games.kodama.pack.spirits import load_spirits
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.moves import Move
from understory.games.kodama.rules.shelf import Shelf, shipped_shelf
from understory.games.kodama.rules.state import Ask, State
from understory.games.kodama.rules.view import View
from understory.testing import assert_fair, assert_worlds_match, random_line

GAME = KodamaGame(shipped_shelf())


@pytest.mark.parametrize("players", [2, 3])
def test_relabelling_unseen_cards_changes_nothing_a_viewer_receives(players: int) -> None:
    rng = Random(players)
    lines = [random_line(GAME, GAME.spec.chosen(players, {"draft": "on"}), rng) for _ in range(2)]
    for line in lines:
        line.back_to(next(at for at, state in enumerate(line.states) if state.season_number == 1))
    assert assert_fair(GAME, lines, (*map(Seat, range(players)), SPECTATOR), rng, pairs=2) >= players


def received(before: State, seat: Seat, move: Move, viewer: Viewer) -> bytes:
    """All that a viewer gets when a choice is put down."""
    after = GAME.apply(before, seat, move)
    told = (GAME.view(after, viewer), GAME.seen(before, seat, move, viewer), GAME.node(after))
    return canonical((*told, GAME.events(before, seat, move, after, viewer)))


def test_whatever_is_put_down_before_the_last_looks_the_same_to_all_others() -> None:
    rng = Random(1)
    line: Line[State, Move, View] = random_line(GAME, GAME.spec.chosen(3, {"draft": "on"}), rng)
    compared = 0
    for state in line.states:
        node = GAME.node(state)
        if not isinstance(node, Decision) or len(node.seats) < 2:
            continue
        for seat in node.seats:
            first, second = (GAME.legal(state, seat).sample(rng) for _ in range(2))
            for viewer in (*(Seat(other) for other in range(3) if other != seat), SPECTATOR):
                assert received(state, seat, first, viewer) == received(state, seat, second, viewer)
                compared += first != second
    assert compared > 100


# ---------------------------------------------------------------- worlds


def few_cards(keep: int) -> KodamaGame:
    wood = shipped_wood()
    return KodamaGame(Shelf(Wood(wood.trunks, wood.branches[:keep]), load_spirits(HERE)))


def branch_cards(state: State) -> str:
    """What the draft hides: who holds and who has put down what. Who knows it is another matter."""
    if state.drafting is None:
        return "no draft"
    hands = [[known.card for known in hand] for hand in state.drafting.hands]
    sealed = [str(choice) for _, choice in state.sealed.choices] if state.sealed else []
    return f"{hands} {sealed}"


def drafted(game: KodamaGame, players: int) -> Line[State, Move, View]:
    options = {"draft": "on", "first": "0", "decrees": "off", "kids": "0,1"}
    return random_line(game, game.spec.chosen(players, options), Random(11))


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
def test_hands_dealt_and_picks_put_down_are_as_likely_as_they_should_be(viewer: Seat) -> None:
    """Ten cards for two hands of four; then one has picked and the other has not. With kids no Kodamas are hidden."""
    game = few_cards(10)
    line = drafted(game, 2)
    at = next(at for at, state in enumerate(line.states) if state.pending and state.pending[-1].ask is Ask.PICK)
    for moves in (at, at + 1):
        line = drafted(game, 2)
        line.back_to(moves)
        worlds = assert_worlds_match(game, line, viewer, Random(7), name=branch_cards)
        assert worlds == (60 if moves > at and viewer == 1 else 15), (
            "four of six cards; and one of the four is put down"
        )


def test_a_card_that_was_passed_on_stays_known_in_every_world() -> None:
    line = drafted(GAME, 3)
    at = [at for at, state in enumerate(line.states) if state.pending and state.pending[-1].ask is Ask.PICK]
    for state in (line.states[index] for index in at):
        for viewer in map(Seat, range(3)):
            view = GAME.view(state, viewer)
            world = GAME.world(view, Random(1))
            assert view.draft is not None
            assert world.drafting is not None
            for hand, known in zip(world.drafting.hands, view.draft.hands, strict=True):
                assert set(known.known) <= {card.card for card in hand}
    assert any(len(passed_on(line.states[index])) == 3 for index in at)


def passed_on(state: State) -> tuple[CardId, ...]:
    """What seat 0 knows of seat 1's hand."""
    draft = GAME.view(state, Seat(0)).draft
    return draft.hands[1].known if draft else ()
