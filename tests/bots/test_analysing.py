"""A decision looked into: every move is compared with the best in the same worlds, and the same luck says the same."""

from pathlib import Path
from random import Random

from understory.bots.analysing import analysed_move
from understory.core import Seat, read, replayed
from understory.games import box

GOLDEN = Path(__file__).parents[1] / "golden"


def test_every_move_is_judged_against_the_best_in_the_same_worlds() -> None:
    record = read((GOLDEN / "everdell_duo.record").read_text("utf-8"))
    everdell = box("everdell-duo")
    line = replayed(everdell.game, record)
    at = [at for at, step in enumerate(line.steps) if step.seat >= 0 and not step.forced][-20]
    step, state = line.steps[at], line.states[at]
    view = everdell.game.view(state, Seat(step.seat))
    for move in list(everdell.game.legal(state, step.seat))[:4]:
        found = analysed_move(everdell, view, str(move), 60, Random(4))
        assert found.move == str(move)
        assert 0 <= found.chance <= 1
        assert found.cost >= 0
        assert found.best == str(move) or found.cost > 0
        assert found.sims >= 60
        assert found == analysed_move(everdell, view, str(move), 60, Random(4))


def test_in_kodama_the_best_place_for_the_card_and_for_another_are_found() -> None:
    record = read((GOLDEN / "kodama.record").read_text("utf-8"))
    kodama = box("kodama")
    line = replayed(kodama.game, record)
    placed = [at for at, step in enumerate(line.steps) if str(step.move).startswith("place ")]
    at = placed[len(placed) // 2]
    step, state = line.steps[at], line.states[at]
    found = analysed_move(kodama, kodama.game.view(state, Seat(step.seat)), str(step.move), 60, Random(1))
    (same, chance), (another, _) = found.places
    card = str(step.move).split()[1]
    assert same.split()[1] == card != another.split()[1]
    assert chance >= found.chance
    assert all(kodama.game.parse(move) in kodama.game.legal(state, step.seat) for move in (same, another))
