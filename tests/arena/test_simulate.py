"""Simulation counts what the rules of counting say, and gives the same games for the same seed."""

from functools import partial

import pytest

from understory.arena import Tally, simulate, simulate_in_processes
from understory.arena.matches import Pairing, Seeds
from understory.arena.simulate import play_out
from understory.cli.shelf import open_box
from understory.core import CHANCE, Line, Terminal
from understory.testing.lanterns import LANTERNS, Wish

OPTIONS = LANTERNS.game.spec.chosen(2)


def quiet(_more: int) -> None:
    pass


def counts(tally: Tally) -> tuple[object, ...]:
    return (
        tally.games,
        tally.decisions,
        tally.forced,
        tally.chance_moves,
        tally.passes,
        tally.scores,
        tally.wins,
    )


def test_the_same_seed_plays_the_same_games() -> None:
    first = simulate(LANTERNS, OPTIONS, ["random", "greedy"], "seed", range(40), quiet)
    again = simulate(LANTERNS, OPTIONS, ["random", "greedy"], "seed", range(40), quiet)
    other = simulate(LANTERNS, OPTIONS, ["random", "greedy"], "another", range(40), quiet)
    assert counts(first) == counts(again)
    assert counts(first) != counts(other)


def test_a_game_is_the_same_whatever_was_played_before_it() -> None:
    whole = simulate(LANTERNS, OPTIONS, ["random", "random"], "s", range(20), quiet)
    parts = simulate(LANTERNS, OPTIONS, ["random", "random"], "s", range(12, 20), quiet)
    parts.add(simulate(LANTERNS, OPTIONS, ["random", "random"], "s", range(12), quiet))
    assert counts(whole) == counts(parts)


def test_processes_change_nothing_but_the_time() -> None:
    advanced: list[int] = []
    opener = partial(open_box, "lanterns")
    shared = simulate_in_processes(opener, OPTIONS, ["random", "greedy"], "s", 50, 2, advanced.append)
    alone = simulate(LANTERNS, OPTIONS, ["random", "greedy"], "s", range(50), quiet)
    assert counts(shared) == counts(alone)
    assert sum(advanced) == 50


@pytest.mark.parametrize("seed", range(30))
def test_counts_agree_with_the_line_of_the_same_game(seed: int) -> None:
    tally = Tally(2)
    luck = Seeds("s", Pairing(seed, seed, ("random", "random")))
    play_out(LANTERNS.game, OPTIONS, [None, None], LANTERNS.game.parse("pass"), luck, tally)
    line = _same_game(luck)
    end = line.node
    assert isinstance(end, Terminal)
    seats = [step for step in line.steps if step.seat != CHANCE]
    assert tally.games == 1
    assert tally.forced == sum(step.forced for step in seats)
    assert tally.decisions == sum(not step.forced for step in seats)
    assert tally.chance_moves == len(line.steps) - len(seats)
    assert tally.passes == sum(step.move == Wish(granted=False) for step in seats)
    assert tuple(tally.scores) == end.scores
    assert [seat for seat, wins in enumerate(tally.wins) if wins] == list(end.winners)


def _same_game(luck: Seeds) -> Line[object, object, object]:
    """The game that the simulation plays with this luck, through the kernel's line."""
    draws, whim = luck.deals(), luck.whim()
    line: Line[object, object, object] = Line(LANTERNS.game, OPTIONS)  # type: ignore[arg-type]
    line.run(lambda _n, _takebacks, total: draws(total), lambda _state, _seat, legal: legal.sample(whim))
    return line


def test_figures_are_the_tally_told_per_game_and_per_second() -> None:
    tally = simulate(LANTERNS, OPTIONS, ["random", "random"], "s", range(50), quiet)
    figures = tally.figures("lanterns", ("random", "random"), "s", 2.0)
    assert figures["games_per_second"] == 25
    assert figures["decisions_per_second"] == pytest.approx(tally.decisions / 2)
    assert figures["decisions_per_game"] == pytest.approx(tally.decisions / 50)
    assert figures["mean_scores"] == pytest.approx([score / 50 for score in tally.scores])
    assert sum(figures["wins"]) == 50, "Lanterns has one winner"


def test_greedy_beats_random_at_lanterns() -> None:
    tally = simulate(LANTERNS, OPTIONS, ["random", "greedy"], "s", range(100), quiet)
    assert tally.wins[1] >= 95
