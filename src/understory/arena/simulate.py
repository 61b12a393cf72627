"""Plays many games quickly and counts. The same seed gives the same games, on however many processes.

Game number n of seed s is played with `Random(f"{s}/{n}")`, which deals and chooses. No line, no record, and no view
for a player that does not look.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from understory.arena.tally import Tally
from understory.bots import UNHURRIED, Bot, RandomBot, decided
from understory.bots.programs import contender
from understory.core import CHANCE, Box, Chance, Decision, Game, NotationError, Options, Seat
from understory.core.notation import PASS

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Picks: TypeAlias = Callable[[S, Seat, Random], M]
"""How a seat chooses in a simulation, where the state is at hand."""

Advance: TypeAlias = Callable[[int], None]
"""Told how many more games are done."""

_SLICES_A_JOB: Final = 8


def unwatched(_more: int) -> None:
    """Nobody is told."""


def simulate(
    box: Box[S, M, V],
    options: Options,
    bots: Sequence[str],
    seed: str,
    games: Iterable[int],
    advance: Advance = unwatched,
) -> Tally:
    """Play the games of these numbers, seat by seat with these bots."""
    picks = [_picks(box.game, contender(spec, box)) for spec in bots]
    passing = _pass_of(box.game)
    tally = Tally(options.players)
    for number in games:
        play_out(box.game, options, picks, passing, Random(f"{seed}/{number}"), tally)
        advance(1)
    return tally


def simulate_in_processes(
    open_box: Callable[[], Box[Any, Any, Any]],
    options: Options,
    bots: Sequence[str],
    seed: str,
    games: int,
    jobs: int,
    advance: Advance,
) -> Tally:
    """The same, shared among processes; `open_box` opens the game in each."""
    tally = Tally(options.players)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        shares = [
            pool.submit(_simulate_share, open_box, options, tuple(bots), seed, share) for share in _shares(games, jobs)
        ]
        for done in as_completed(shares):
            tally.add(done.result())
            advance(done.result().games)
    return tally


def _simulate_share(
    open_box: Callable[[], Box[Any, Any, Any]], options: Options, bots: tuple[str, ...], seed: str, share: range
) -> Tally:
    return simulate(open_box(), options, bots, seed, share)


def _shares(games: int, jobs: int) -> Iterator[range]:
    size = max(1, -(-games // (jobs * _SLICES_A_JOB)))
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def _picks(game: Game[S, M, V], player: Bot[V, M]) -> Picks[S, M] | None:
    """How the bot chooses; `None` stands for a random player, which needs the legal moves alone."""
    if isinstance(player, RandomBot):
        return None
    return lambda state, seat, rng: decided(game, player, game.view(state, seat), UNHURRIED, rng).move


def _pass_of(game: Game[S, M, V]) -> M | None:
    """The game's pass, known by its notation; `None` where the game has none."""
    try:
        return game.parse(PASS)
    except NotationError:
        return None


def play_out(
    game: Game[S, M, V],
    options: Options,
    picks: Sequence[Picks[S, M] | None],
    passing: M | None,
    rng: Random,
    tally: Tally,
) -> None:
    """Play one game to its end and count it. Everything here is paid once a move: keep it bare."""
    node_of, legal_of, apply, random = game.node, game.legal, game.apply, rng.random
    kind_of_pass = type(passing)  # comparing classes first spares nearly every comparison of moves
    decisions = forced = dealt = passes = 0
    state = game.start(options)
    while True:
        node = node_of(state)
        if isinstance(node, Decision):
            seat = node.seats[0]
            legal = legal_of(state, seat)
            move = legal.only()
            if move is not None:
                forced += 1
            else:
                decisions += 1
                pick = picks[seat]
                move = legal.sample(rng) if pick is None else pick(state, seat, rng)
            if type(move) is kind_of_pass and move == passing:
                passes += 1
            state = apply(state, seat, move)
        elif isinstance(node, Chance):
            dealt += 1
            state = apply(state, CHANCE, node.pick(int(random() * node.total)))
        else:
            break
    tally.games += 1
    tally.decisions += decisions
    tally.forced += forced
    tally.chance_moves += dealt
    tally.passes += passes
    for at, score in enumerate(node.scores):
        tally.scores[at] += score
    for winner in node.winners:
        tally.wins[winner] += 1
