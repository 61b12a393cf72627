"""The table of steps of Kodama 3D. Read it as the index of the rules' flow:

first, colours -> forest laid out -> goals dealt, one of each hand returned, display -> meeples
-> ten turns each of move, grow, show, goal -> the last two tiles of each -> scores
"""

from typing import Final

from understory.core import Terminal
from understory.core.steps import Auto, Choice, Flow, Handler, Together
from understory.core.steps import Deal as Dealt
from understory.games.kodama_3d.rules import setting_up as up
from understory.games.kodama_3d.rules import turn
from understory.games.kodama_3d.rules.moves import (
    Add,
    Aside,
    Colour,
    Draw,
    Go,
    Grow,
    Move,
    Pass,
    Place,
    Return,
    Stay,
    Take,
)
from understory.games.kodama_3d.rules.scoring import outcome
from understory.games.kodama_3d.rules.state import Ask, Pending, State

STEPS: Final[dict[Ask, Handler[State, Pending]]] = {
    Ask.FIRST: Dealt("k3d.setup.meeples", up.firsts, up.begin),
    Ask.TRUNK: Dealt("k3d.setup.trunk", up.drawn_colours, up.colour),
    Ask.COLOUR: Choice("k3d.setup.trunk", (Colour,), up.colours, up.colour, up.colour_faults),
    Ask.LAY: Dealt("k3d.setup.forest", up.hidden_tiles, up.lay),
    Ask.DEAL: Dealt("k3d.setup.goals", up.goals_for, up.deal, seen=up.goal_seen),
    Ask.RETURN: Together(
        "k3d.setup.goals", (Return,), up.all_seats, up.returnable, up.put_back, "return ?", up.return_faults, kept=True
    ),
    Ask.TURN_UP: Dealt("k3d.goal.draw", turn.top_goals, turn.turn_up),
    Ask.PLACE: Choice("k3d.setup.meeples", (Place,), up.places, up.place, up.place_faults),
    Ask.MOVE: Choice("k3d.move.line", (Go, Stay, Pass), turn.ways, turn.go, turn.way_faults),
    Ask.GROW: Choice("k3d.grow.attach", (Grow, Aside), turn.growths, turn.grow, turn.growth_faults),
    Ask.SHOW: Dealt("k3d.grow.attach", up.hidden_tiles, turn.show),
    Ask.GOAL: Choice("k3d.goal.draw", (Take, Draw, Pass), turn.goals, turn.choose_goal, turn.goal_faults),
    Ask.DRAW: Dealt("k3d.goal.draw", up.goals_for, turn.draw, seen=up.goal_seen),
    Ask.LAST: Choice("k3d.end.last-two", (Add,), turn.last_tiles, turn.add, turn.add_faults),
    Ask.OVER: Auto("k3d.end.last-two", turn.score),
}


def _over(state: State) -> Terminal:
    return outcome(state.ledger, tuple(tuple(card.card for card in hand) for hand in state.hands))


FLOW: Final[Flow[State, Pending, Move]] = Flow(STEPS, _over)
