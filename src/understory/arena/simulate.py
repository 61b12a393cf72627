"""Plays many games quickly and counts. The same seed gives the same games, on however many processes, and the same as
`matches.played` plays them: `Seeds` says what they are dealt and chosen by.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from understory.arena.matches import Pairing, Seeds
from understory.arena.tally import Tally
from understory.bots import UNHURRIED, Bot, RandomBot, decided
from understory.bots.programs import ProgramBot, contender
from understory.core import Box, Game, LegalMoves, NotationError, Options, Seat, Terminal, drive
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
    game, seats = box.game, tuple(bots)
    players = [contender(spec, box) for spec in bots]
    picks = [_picks(game, player) for player in players]
    passing = _pass_of(game)
    tally = Tally(options.players)
    for number in games:
        play_out(game, options, picks, passing, Seeds(seed, Pairing(number, number, seats)), tally)
        advance(1)
    tally.lost_turns = [player.lost_turns if isinstance(player, ProgramBot) else 0 for player in players]
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
    luck: Seeds,
    tally: Tally,
) -> None:
    """Play one game to its end and count it."""
    whim = luck.whim()
    minds = [whim if pick is None else luck.mind(Seat(seat)) for seat, pick in enumerate(picks)]
    kind_of_pass = type(passing)  # comparing classes first spares nearly every comparison of moves
    decisions = forced = dealt = passes = 0
    draws = luck.deals()

    def draw(total: int) -> int:
        nonlocal dealt
        dealt += 1
        return draws(total)

    def choose(state: S, seat: Seat, legal: LegalMoves[M]) -> M:
        nonlocal decisions, forced, passes
        move = legal.only()
        if move is None:
            decisions += 1
            pick = picks[seat]
            move = legal.sample(whim) if pick is None else pick(state, seat, minds[seat])
        else:
            forced += 1
        if type(move) is kind_of_pass and move == passing:
            passes += 1
        return move

    _, node = drive(game, game.start(options), draw, choose, lends=True)
    assert isinstance(node, Terminal), "nobody stops a simulation"  # noqa: S101
    tally.games += 1
    tally.decisions += decisions
    tally.forced += forced
    tally.chance_moves += dealt
    tally.passes += passes
    for at, score in enumerate(node.scores):
        tally.scores[at] += score
    for winner in node.winners:
        tally.wins[winner] += 1
