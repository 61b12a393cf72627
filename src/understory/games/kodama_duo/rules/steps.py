"""The table of steps of Kodama Duo. Read it as the index of the rules' flow:

sower, trunks, hands -> three seasons of season card, four turns and Kodamas -> the end;
a turn: reveal three, split, choose, place together, summon
"""

from typing import Final

from understory.core.steps import Auto, Choice, Deal, Flow, Handler, Together
from understory.games.kodama.rules.family import branches_next, deal_kodama, deal_trunk, kodama_seen, kodamas_for
from understory.games.kodama.rules.moves import Pass, Place, ScoreKodama
from understory.games.kodama_duo.rules import seasons, turn
from understory.games.kodama_duo.rules.legal import splitting_faults, summoning_faults
from understory.games.kodama_duo.rules.moves import Choose, Move, Split, Summon
from understory.games.kodama_duo.rules.state import Ask, Pending, State

_SUMMON: Final[Choice[State, Pending, Summon | Pass]] = Choice(
    "duo.spirit.summon", (Summon, Pass), turn.spirits, turn.summon, summoning_faults, turn.nothing_to_summon
)

STEPS: Final[dict[Ask, Handler[State, Pending]]] = {
    Ask.SOWER: Deal("duo.setup.roles", seasons.sowers, seasons.name_sower),
    Ask.TRUNK: Deal("duo.setup", seasons.trunks, deal_trunk),
    Ask.HAND: Deal("duo.setup", kodamas_for, deal_kodama, seen=kodama_seen),
    Ask.SEASON: Auto("duo.season.three", seasons.begin_season),
    Ask.DECREE: Deal("duo.season.reveal", seasons.season_cards, seasons.reveal),
    Ask.TURN: Auto("duo.growth.steps", turn.begin_turn),
    Ask.REVEAL: Deal("duo.growth.reveal", branches_next, turn.reveal),
    Ask.SPLIT: Choice("duo.growth.split", (Split,), turn.splits, turn.split, splitting_faults),
    Ask.CHOOSE: Choice("duo.growth.choose", (Choose,), turn.piles, turn.choose, turn.pile_faults),
    Ask.PLACE: Together(
        "duo.growth.place", (Place, Pass), seasons.both, turn.growing, turn.grow, "place ?", turn.growing_faults
    ),
    Ask.SUMMON: _SUMMON,
    Ask.SUMMON_MORE: _SUMMON,
    Ask.TURN_END: Auto("duo.growth.swap", turn.end_turn),
    Ask.KODAMA: Together(
        "duo.kodama.phase",
        (ScoreKodama,),
        seasons.both,
        seasons.scorable,
        seasons.score_kodamas,
        "score ?",
        seasons.kodama_faults,
    ),
    Ask.SEASON_END: Auto("duo.kodama.pruner", seasons.end_season),
}

FLOW: Final[Flow[State, Pending, Move]] = Flow(STEPS, seasons.result)
