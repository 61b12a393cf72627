"""The table of steps of Kodama. Read it as the index of the rules' flow:

first player, trunks, hands, market -> three seasons of decree, growth and Kodamas -> the end;
growth: in turn from the market, or, in a hidden draft, hands gathered, picked from, placed and handed on together
"""

from typing import Final

from understory.core.steps import Auto, Choice, Deal, Flow, Handler, Together
from understory.games.kodama.rules import draft, seasons, turn
from understory.games.kodama.rules.family import branches_next, deal_kodama, deal_trunk, kodama_seen, kodamas_for
from understory.games.kodama.rules.moves import Blow, Move, Pass, Pick, Place, ScoreKodama
from understory.games.kodama.rules.state import Ask, Pending, State

STEPS: Final[dict[Ask, Handler[State, Pending]]] = {
    Ask.FIRST: Deal("kodama.setup.first-player", seasons.firsts, seasons.name_first),
    Ask.TRUNK: Deal("kodama.setup.trunk", seasons.trunks, deal_trunk),
    Ask.YELLOW: Deal("kodama.variant.first-game", seasons.yellows, seasons.add_yellow, seen=seasons.yellow_seen),
    Ask.HAND: Deal("kodama.setup.kodama-hand", kodamas_for, deal_kodama, seen=kodama_seen),
    Ask.SEASON: Auto("kodama.season.three", seasons.begin_season),
    Ask.DECREE: Deal("kodama.decree.reveal", seasons.decrees, seasons.reveal),
    Ask.FILL: Deal("kodama.setup.market", branches_next, turn.fill, turn.filled),
    Ask.GROW: Choice("kodama.growth.turn", (Place, Pass, Blow), turn.growing, turn.grow, turn.growing_faults),
    Ask.GATHER: Auto("kodama.variant.draft", draft.gather),
    Ask.DRAW: Deal("kodama.variant.draft", draft.draws, draft.draw, draft.nothing_to_draw, draft.draw_seen),
    Ask.PICK: Together(
        "kodama.variant.draft", (Pick,), draft.pickers, draft.picking, draft.pick, "pick ?", draft.pick_faults
    ),
    Ask.PLANT: Together(
        "kodama.variant.draft",
        (Place, Pass),
        draft.planters,
        draft.planting,
        draft.plant,
        "place ?",
        draft.plant_faults,
    ),
    Ask.HAND_ON: Auto("kodama.variant.draft", draft.hand_on),
    Ask.KODAMA: Choice(
        "kodama.kodama.one-each",
        (ScoreKodama,),
        seasons.scorable,
        seasons.score_kodama,
        seasons.kodama_faults,
        seasons.empty_handed,
    ),
    Ask.SEASON_END: Auto("kodama.kodama.first-player", seasons.end_season),
}

FLOW: Final[Flow[State, Pending, Move]] = Flow(STEPS, seasons.result)
