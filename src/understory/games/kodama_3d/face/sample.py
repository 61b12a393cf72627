"""Situations of a game in play as a board is given them, for the page's own tests: real ones, always the same."""

from random import Random

from understory.core import Decision, LegalMoves, Plain, Seat, drawing_from, drive, plain
from understory.games.kodama_3d.face.art.camera import spot
from understory.games.kodama_3d.face.glance import Glances
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.moves import Move
from understory.games.kodama_3d.rules.space import coordinates
from understory.games.kodama_3d.rules.state import State

_PLAYERS = 3
_SEED = 12


def sample(pack: Pack) -> Plain:
    """What seat 0 is given where it is first asked for each thing, and late in the game, and at the end."""
    game, rng = Kodama3D(pack), Random(_SEED)
    found: dict[str, Plain] = {}

    def choose(state: State, seat: Seat, legal: LegalMoves[Move]) -> Move:
        if seat == Seat(0):
            name = state.ask.removeprefix("k3d.")
            found.setdefault(name, _situation(game, state))
            found[f"late-{name}"] = _situation(game, state)
        return legal.sample(rng)

    state, _ = drive(game, game.start(game.spec.chosen(_PLAYERS)), drawing_from(rng), choose)
    return {**found, "over": _situation(game, state), "spots": _spots(state)}


def _spots(state: State) -> Plain:
    """Cells of trees and where they are drawn: right, away and up, in thousandths."""
    cells = sorted({at for tree in state.trees if tree for at in tree.cells})
    return [[at, *(round(1000 * length) for length in spot(*coordinates(at)))] for at in cells]


def _situation(game: Kodama3D, state: State) -> Plain:
    view, node = game.view(state, Seat(0)), game.node(state)
    asked = isinstance(node, Decision)
    offers: list[Plain] = (
        [{"move": str(move), "data": plain(move)} for move in game.legal(state, Seat(0))] if asked else []
    )
    return {"view": plain(view), "glance": plain(Glances(game.pack).at(view)), "offers": offers}
