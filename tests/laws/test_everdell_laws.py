"""What holds in every position of Everdell Duo: cards are conserved, nobody is stuck, nothing is endless."""

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from understory.core import CHANCE, NOT_ASKED, Chance, Decision, Seat, Terminal, total
from understory.games.everdell_duo import EverdellDuo
from understory.games.everdell_duo.coding import Observations
from understory.games.everdell_duo.coding.actions import moves_of
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.moves import Achieve, Move, Place, Play, Take
from understory.games.everdell_duo.rules.payment import affordable, means, prices, ways
from understory.games.everdell_duo.rules.scoring import SEATS, journey, standing
from understory.games.everdell_duo.rules.spaces import SPACES
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.vocabulary import JOURNEY, CardId, Space

GAME = EverdellDuo()
SEEDS = st.integers(0, 10**9)


def game(seed: int, deck: str = "full") -> list[State]:
    """Every state of a random game."""
    rng = Random(seed)
    state = GAME.start(GAME.spec.chosen(2, {"deck": deck}))
    states = [state]
    while not isinstance(node := GAME.node(state), Terminal):
        if isinstance(node, Chance):
            state = GAME.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
        else:
            moves = GAME.legal(state, node.seats[0])
            assert moves, f"seat {node.seats[0]} is stuck at {node.ask}"
            state = GAME.apply(state, node.seats[0], moves.sample(rng))
        states.append(state)
    return states


def decisions(states: list[State]) -> list[tuple[State, Seat]]:
    return [(state, node.seats[0]) for state in states if isinstance(node := GAME.node(state), Decision)]


@settings(max_examples=120)
@given(SEEDS, st.sampled_from(["full", "tiny"]))
def test_a_game_takes_at_most_400_decisions_and_48_actions(seed: int, deck: str) -> None:
    states = game(seed, deck)
    assert len(decisions(states)) <= 400
    moved = sum(1 for a, b in pairwise(states) if (a.season, a.sun, a.moon) != (b.season, b.sun, b.moon))
    assert moved == 48


@settings(max_examples=25)
@given(SEEDS, st.sampled_from(["full", "tiny"]))
def test_every_card_is_in_one_place_at_all_times(seed: int, deck: str) -> None:
    for state in game(seed, deck):
        where = Counter(
            [
                *state.deck,
                *state.discard,
                *state.aside,
                *(card for card in state.meadow if card),
                *(below for _, below in state.under),
                *(
                    card
                    for pair in (state.hands, state.cities, state.buried, state.sunk)
                    for cards in pair
                    for card in cards
                ),
                *(CardId(frame.what) for frame in state.pending if frame.ask in (Ask.PAY, Ask.ENTER)),
            ]
        )
        assert where == Counter(LIBRARY.decks[deck])


@settings(max_examples=25)
@given(SEEDS, st.sampled_from(["full", "tiny"]))
def test_traces_account_for_hand_and_buried_cards(seed: int, deck: str) -> None:
    for state in game(seed, deck):
        for seat in (0, 1):
            traces, buried = state.traces[seat], len(state.buried[seat])
            assert len(traces) == len(state.hands[seat]) + buried
            held = {*state.hands[seat], *state.buried[seat]}
            assert {trace.card for trace in traces if trace.card is not None} <= held
            sure = {trace.card for trace in traces if trace.card is not None and trace.since == buried}
            assert sure <= set(state.hands[seat])
            for count in range(1, buried + 1):
                assert sum(trace.since < count for trace in traces) >= count, "something was there to be buried"


@settings(max_examples=15)
@given(SEEDS)
def test_supplies_counters_and_tokens_stay_within_bounds(seed: int) -> None:
    for state in game(seed):
        assert all(amount >= 0 for supply in state.supplies for amount in supply)
        assert all(count > 0 for _, count in state.counters)
        assert all(bits < 32 for bits in state.tokens)
        for seat in (0, 1):
            on_cards = sum(LIBRARY.cards[card].colour.bit for card, whose in state.housed if whose == seat)
            assert state.tokens[seat] & on_cards == 0, "one token of a colour"
            assert state.placed(seat) <= 3


@settings(max_examples=12)
@given(SEEDS)
def test_every_card_space_and_event_answers_why_not(seed: int) -> None:
    acting = [(state, seat) for state, seat in decisions(game(seed)) if state.pending[-1].ask is Ask.ACT]
    spaces = [*SPACES, *map(Space, LIBRARY.cards)]
    tried: list[Move] = [
        *(Play(card) for card in LIBRARY.cards),
        *(Take(card) for card in LIBRARY.cards),
        *(Place(space) for space in spaces),
    ]
    for state, seat in acting[::6]:
        legal = GAME.legal(state, seat)
        for move in tried:
            reasons = GAME.faults(state, seat, move)
            assert (move in legal) == (not reasons)
            assert NOT_ASKED not in reasons
            assert all(reason.rule in GAME.spec.refusals for reason in reasons)
        assert GAME.faults(state, seat, Achieve(state.events[0])) == (NOT_ASKED,)


@settings(max_examples=15)
@given(SEEDS)
def test_what_is_affordable_can_be_paid_and_paid_exactly(seed: int) -> None:
    for state, seat in decisions(game(seed))[::5]:
        have = means(state, seat)
        for card in (*state.hands[seat], *filter(None, state.meadow)):
            for less, starred in ((0, False), (1, True), (3, True)):
                can = affordable(state, seat, card, have, less, starred=starred)
                found = ways(state, seat, card, less, starred=starred)
                assert can == bool(found)
                assert len(set(found)) == len(found)


@given(
    st.tuples(*[st.integers(0, 3)] * 4),
    st.tuples(*[st.integers(0, 4)] * 4),
    st.integers(0, 5),
    st.booleans(),
)
def test_prices_take_off_what_they_should(
    cost: tuple[int, int, int, int], supply: tuple[int, int, int, int], off: int, swapped: bool
) -> None:
    for price in prices(cost, supply, off, swapped=swapped):
        assert sum(price) == max(0, sum(cost) - off)
        assert all(0 <= paid <= have for paid, have in zip(price, supply, strict=True))
        over = sum(max(0, paid - asked) for paid, asked in zip(price, cost, strict=True))
        assert over <= int(swapped)


@settings(max_examples=10)
@given(SEEDS)
def test_every_legal_move_has_an_action_id_and_observations_have_one_length(seed: int) -> None:
    moves, told = frozenset(moves_of(GAME.shelf)), Observations(GAME.shelf)
    lengths = set()
    for state, seat in decisions(game(seed)):
        assert all(move in moves for move in GAME.legal(state, seat))
        lengths.add(len(told.of(GAME.view(state, seat))))
    assert len(lengths) == 1
    assert len(set(map(str, moves))) == len(moves)


@settings(max_examples=10)
@given(SEEDS)
def test_nothing_under_way_is_set_off_again(seed: int) -> None:
    for state in game(seed):
        marks = [frame.what for frame in state.pending if frame.ask is Ask.DONE]
        assert len(set(marks)) == len(marks)


@settings(max_examples=60)
@given(SEEDS)
def test_what_bots_reckon_with_is_what_the_ledger_gives_the_journey_apart(seed: int) -> None:
    end = game(seed)[-1]
    points = LIBRARY.events[JOURNEY].points
    for seat in SEATS:
        assert standing(end, seat) + points * (journey(end) == seat) == total(GAME.ledger(end), seat)
