"""What the chance of two who play together to win keeps to, by which those who search choose."""

from functools import cache
from random import Random

import pytest

from understory.bots.plain import guide_of
from understory.core import CHANCE, Chance, Seat, Terminal
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.spaces import COLUMNS, PATH_AT
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.moves import AGREE, CONCEDE
from understory.games.everdell_duo.rules.together.objectives import is_met
from understory.games.everdell_duo.rules.together.record import Met
from understory.games.everdell_duo.rules.together.skunks import chapter_of, standing
from understory.games.everdell_duo.rules.together.thorn import UPWARD
from understory.games.everdell_duo.rules.vocabulary import NO_CARD, Section
from understory.games.everdell_duo.search.winning import winning

GAME, GUIDE = EVERDELL_DUO.game, guide_of(EVERDELL_DUO)
THORN = ""
SETTINGS = (*map(str, LIBRARY.chapters), THORN)


@cache
def game(setting: str) -> tuple[State, ...]:
    """Every state of a greedy pair's game: of a chapter, or against Miss Thorn."""
    wish = {"mode": "cooperative", "chapter": setting} if setting else {"mode": "challenge", "difficulty": "hard"}
    rng = Random(f"winning/{setting}")
    states = [GAME.start(GAME.spec.chosen(2, {**wish, "hare": "0"}))]
    while not isinstance(node := GAME.node(states[-1]), Terminal):
        if isinstance(node, Chance):
            states.append(GAME.apply(states[-1], CHANCE, node.pick(rng.randrange(node.total))))
        else:
            seat = node.seats[0]
            legal = GAME.legal(states[-1], seat)
            move = legal.only() or EVERDELL_DUO.greedy(GAME.view(states[-1], seat), legal, rng)
            states.append(GAME.apply(states[-1], seat, move))
    return tuple(states)


def turns(setting: str) -> list[State]:
    """Positions in which somebody is to act."""
    return [state for state in game(setting) if state.pending and state.pending[-1].ask is Ask.ACT]


def with_points(state: State, more: int) -> State:
    """The same with so many point tokens more, or fewer."""
    new = state.clone()
    new.scored += (new.scored[-1]._replace(points=more),)
    return new


@pytest.mark.parametrize("setting", SETTINGS)
def test_both_seats_stand_alike_and_more_points_are_never_worse(setting: str) -> None:
    for state in turns(setting)[10::10]:
        mine, partners = GUIDE.values(state)
        assert mine == partners == winning(state)
        if state.scored:
            assert winning(with_points(state, 5)) > winning(state) > winning(with_points(state, -5))


@pytest.mark.parametrize("setting", SETTINGS)
def test_at_the_end_a_game_that_is_won_is_likelier_than_not_and_a_lost_one_is_not(setting: str) -> None:
    end = game(setting)[-1]
    for points in range(-60, 61, 5):
        over = with_points(end, points)
        node = GAME.node(over)
        assert isinstance(node, Terminal)
        assert winning(over) >= 0.5 if node.winners else winning(over) <= 0.5


@pytest.mark.parametrize("setting", SETTINGS[:-1])
def test_an_objective_that_is_met_is_worth_more_than_one_that_is_missing_and_one_that_is_missed_loses(
    setting: str,
) -> None:
    state = turns(setting)[12]
    chapter = chapter_of(state)
    assert chapter is not None
    for objective in chapter.objectives:
        if objective.end or is_met(state, objective):
            continue
        met = state.clone()
        met.together = met.together._replace(met=(*met.together.met, Met(objective.id, state.season, 0)))
        assert winning(met) > winning(state) > 0
        if max(objective.seasons) < 3:
            late = state.clone()
            late.season = max(objective.seasons) + 1
            assert winning(late) == 0
            assert len(GUIDE.candidates(late, Seat(late.pending[-1].seat), Random(1))) == 1, "nothing left to search"


def test_what_miss_thorn_would_take_counts_against_the_two() -> None:
    checked = 0
    for state in turns(THORN):
        row = 0 if state.season in UPWARD else COLUMNS
        places = [row + PATH_AT[space] for space in standing(state, Section.PATH) if PATH_AT[space] < COLUMNS]
        worth = {at: state.shelf.cards[card].points for at in places if (card := state.meadow[at])}
        if not any(worth.values()):
            continue
        rid, at = state.clone(), max(worth, key=worth.__getitem__)
        # Out of her way, but as near to the mayors as before: the two lie one above the other.
        other = (at + COLUMNS) % (2 * COLUMNS)
        meadow = list(state.meadow)
        meadow[at], meadow[other] = NO_CARD, meadow[at]
        rid.meadow = tuple(meadow)
        blank = state.clone()
        meadow = list(state.meadow)
        meadow[other] = NO_CARD
        blank.meadow = tuple(meadow)
        assert winning(rid) > winning(blank)
        checked += 1
    assert checked > 3


def test_giving_up_is_a_loss_and_who_searches_agrees_to_it() -> None:
    state = turns("1")[20]
    asked = GAME.apply(state, Seat(state.pending[-1].seat), CONCEDE)
    partner = Seat(asked.pending[-1].seat)
    assert [each.move for each in GUIDE.candidates(asked, partner, Random(1))] == [AGREE]
    assert GUIDE.values(GAME.apply(asked, partner, AGREE)) == (0, 0)


def test_who_searches_answers_a_proposal_with_the_one_move_that_greed_would_make() -> None:
    answers = [state for state in game("12") if state.pending and state.pending[-1].ask is Ask.ANSWER]
    assert len(answers) > 3
    for state in answers:
        seat = Seat(state.pending[-1].seat)
        assert len(GUIDE.candidates(state, seat, Random(2))) == 1
        assert GUIDE.quick(state, seat, Random(2)) in GAME.legal(state, seat)
