"""Setting up, three seasons, their Kodamas, and the end."""

from collections.abc import Iterator
from typing import Final

from understory.core import Chance, Reason, Seat, Terminal, totals
from understory.games.kodama.pack.spirits import SEASONS
from understory.games.kodama.rules import decrees as decreed
from understory.games.kodama.rules.family import decree_now, leading, most_trunk_icons, read_out, undealt
from understory.games.kodama.rules.moves import DealTrunk, RevealDecree, ScoreKodama
from understory.games.kodama.rules.state import ROUNDS
from understory.games.kodama_duo.rules.moves import DealSower
from understory.games.kodama_duo.rules.scoring import foliage
from understory.games.kodama_duo.rules.spec import PLAYERS, setup_of
from understory.games.kodama_duo.rules.state import SEATS, Ask, Pending, State, next_pruner, other

_SEASON: Final = (
    Pending(Ask.DECREE),
    *(Pending(Ask.TURN, turn=turn) for turn in range(ROUNDS)),
    Pending(Ask.KODAMA),
    Pending(Ask.SEASON_END),
)

# ---------------------------------------------------------------- setting up


def sowers(_: State, __: Pending) -> Chance[DealSower]:
    """Either player."""
    return Chance(PLAYERS, lambda n: DealSower(Seat(n)))


def name_sower(new: State, _: Pending, move: DealSower) -> None:
    """The other one prunes."""
    new.pruner = other(move.seat)


def trunks(state: State, step: Pending) -> Chance[DealTrunk]:
    """Any trunk that nobody has."""
    left, seat = undealt(setup_of(state.shelf, state.options).trunks, state.trees), step.seat
    return Chance(len(left), lambda n: DealTrunk(seat, left[n]))


# ---------------------------------------------------------------- a season


def begin_season(new: State, _: Pending) -> None:
    """Its card, its turns, its Kodamas."""
    new.push(*_SEASON)


def season_cards(state: State, _: Pending) -> Chance[RevealDecree]:
    """Any season card of the season."""
    decrees = setup_of(state.shelf, state.options).decrees[state.season_number]
    return Chance(len(decrees), lambda n: RevealDecree(decrees[n]))


def reveal(new: State, _: Pending, move: RevealDecree) -> None:
    """It is in force from now on."""
    new.decrees += (move.decree,)


def end_season(new: State, _: Pending) -> None:
    """The season card's points, then the lower score becomes pruner (duo.kodama.pruner)."""
    trees = [foliage(new, seat) for seat in SEATS]
    new.ledger += tuple(decreed.season_end(decree_now(new), trees, new.season))
    if new.season_number + 1 == len(SEASONS):
        return
    new.pruner = next_pruner(totals(new.ledger, PLAYERS), new.pruner)
    new.season_number += 1
    new.push(Pending(Ask.SEASON))


# ---------------------------------------------------------------- Kodamas


def both(_: State, __: Pending) -> tuple[Seat, ...]:
    """Both choose at the same time."""
    return SEATS


def scorable(state: State, _: Pending, seat: Seat) -> list[ScoreKodama]:
    """Any Kodama in hand."""
    return [ScoreKodama(known.card) for known in state.hands[seat]]


def kodama_faults(_: State, __: Pending, ___: Seat, move: ScoreKodama) -> Iterator[Reason]:
    """It is not in hand."""
    yield Reason.of("duo.kodama.phase", kodama=move.kodama)


def score_kodamas(new: State, _: Pending, choices: tuple[tuple[Seat, ScoreKodama], ...]) -> None:
    """Both Kodamas are read out."""
    for seat, move in choices:
        read_out(new, seat, move.kodama, foliage(new, seat))


# ---------------------------------------------------------------- the end


def result(state: State) -> Terminal:
    """Most points; then the trunk's icon in the own tree, spirits counting; then both (duo.end)."""
    scores = totals(state.ledger, PLAYERS)
    tied = leading(scores)
    if len(tied) == 1:
        return Terminal(scores, tied, Reason.of("duo.end", points=max(scores)))
    icons, winners = most_trunk_icons(SEATS, {seat: foliage(state, seat) for seat in SEATS})
    return Terminal(scores, winners, Reason.of("duo.end", points=max(scores), icons=tuple(icons.values())))
