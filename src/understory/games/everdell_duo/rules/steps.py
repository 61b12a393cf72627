"""The table of steps of Everdell Duo. Read it as the index of the rules' flow.

Handlers are given the state, or a draft of it, and the frame that came up; it is off the stack when it is answered.
"""

from functools import partial
from typing import Final

from understory.core.steps import Auto, Choice, Flow, Handler
from understory.core.steps import Deal as Dealt
from understory.games.everdell_duo.rules import playing, scoring, seasons, turn
from understory.games.everdell_duo.rules.asking import NAMES
from understory.games.everdell_duo.rules.effects import (
    activating,
    beginning,
    gains,
    granting,
    hands,
    trading,
    visiting,
)
from understory.games.everdell_duo.rules.moves import (
    Achieve,
    Activate,
    Discard,
    Draw,
    Earn,
    Gain,
    House,
    Lift,
    Move,
    Pay,
    Place,
    Play,
    Reclaim,
    Show,
    Spend,
    Step,
    Store,
    Take,
    Trade,
    Tuck,
    Twice,
    Use,
)
from understory.games.everdell_duo.rules.state import Ask, Frame, State
from understory.games.everdell_duo.rules.together import agreeing, news, sharing, skunks, tiles
from understory.games.everdell_duo.rules.together.moves import (
    Agree,
    Concede,
    Give,
    Keep,
    News,
    Share,
    Shoo,
    Trust,
    Watch,
)


def _who_sits(state: State, frame: Frame) -> int:
    """Who plays both mayors answers for both."""
    return 0 if state.together.solo else frame.seat


_choice: Final = partial(Choice[State, Frame, Move], sits=_who_sits)
_secret: Final = partial(Choice[State, Frame, Move], sits=_who_sits, secret=True)
"""Answered from a hand, or from cards set aside: how many answers there are is a secret (everdell.hand.secret)."""

STEPS: Final[dict[Ask, Handler[State, Frame]]] = {
    # ------------------------------------------------------------ chance
    Ask.HARE: Dealt("everdell.setup.players", seasons.hares, seasons.name_hare),
    Ask.LAY: Dealt("everdell.setup.events", seasons.events_left, seasons.lay_event, seasons.all_laid),
    Ask.FLOW: Dealt("everdell.setup.river", seasons.tiles_left, seasons.turn_up, seasons.flowed),
    Ask.REFILL: Dealt("everdell.play.refill", seasons.off_the_deck, seasons.refill, seasons.meadow_filled),
    Ask.DRAW: Dealt("everdell.draw", seasons.off_the_deck, seasons.draw, seasons.enough_dealt, seasons.deal_seen),
    Ask.ASIDE: Dealt(
        "everdell.creature.postal-pigeon",
        seasons.off_the_deck,
        seasons.lay_aside,
        seasons.enough_dealt,
        seasons.deal_seen,
    ),
    Ask.ROLL: Dealt("everdell.coop.skunk.place", skunks.roll_chance, skunks.answer_roll, skunks.settle_roll),
    Ask.HERALD: Dealt("everdell.coop.goodnews.deal", news.herald_chance, news.answer_herald, news.settle_herald),
    Ask.THORN: Dealt("everdell.challenge.season-end", seasons.off_the_deck, seasons.to_thorn, seasons.enough_dealt),
    # ------------------------------------------------------------ a turn
    Ask.ACT: _secret(
        "everdell.turn.one-action",
        (Place, Play, Take, Draw, Trade, Share, Watch, News, Concede),
        turn.act_options,
        turn.answer_act,
        turn.act_faults,
    ),
    Ask.STEP: _choice(
        "everdell.turn.token",
        (Step, Trade, Share, Watch, News),
        turn.step_options,
        turn.answer_step,
        turn.step_faults,
        turn.settle_step,
    ),
    Ask.TRADE: _choice(
        "everdell.turn.discard-for-resource",
        (Discard,),
        trading.discard_options,
        trading.answer_discard,
        seen=trading.discard_seen,
    ),
    # ------------------------------------------------------------ gains
    Ask.GAIN: _choice(
        "everdell.card.optional", (Gain,), gains.gain_options, gains.answer_gain, settle=gains.settle_gain
    ),
    Ask.EARN: _choice(
        "everdell.occupied.limit", (Earn,), gains.earn_options, gains.answer_earn, settle=gains.settle_earn
    ),
    Ask.TAKE: _choice("everdell.draw", (Take,), gains.take_options, gains.answer_take, settle=gains.settle_take),
    # ------------------------------------------------------------ playing a card
    Ask.PAY: _choice(
        "everdell.play.cost",
        (Pay,),
        playing.pay_options,
        playing.answer_pay,
        playing.pay_faults,
        playing.settle_pay,
    ),
    Ask.SPEND: _choice(
        "everdell.play.discount", (Spend,), playing.spend_options, playing.answer_spend, settle=playing.settle_spend
    ),
    Ask.HOUSE: _choice(
        "everdell.occupied.use", (House,), playing.house_options, playing.answer_house, settle=playing.settle_house
    ),
    Ask.TUCK: _secret("everdell.card.star", (Tuck,), playing.tuck_options, playing.answer_tuck),
    Ask.TOLL: _choice(
        "everdell.play.cost", (Discard,), trading.discard_options, trading.answer_discard, seen=trading.discard_seen
    ),
    # ------------------------------------------------------------ effects
    Ask.EXCHANGE: _choice(
        "everdell.card.optional",
        (Spend, Discard, Trade),
        trading.exchange_options,
        trading.answer_exchange,
        trading.exchange_faults,
        trading.settle_exchange,
        trading.discard_seen,
    ),
    Ask.ACTIVATE: _secret(
        "everdell.activate.chain",
        (Activate,),
        activating.activate_options,
        activating.answer_activate,
        settle=activating.settle_activate,
    ),
    Ask.SHOW: _secret("everdell.hand.secret", (Show,), hands.show_options, hands.answer_show, settle=hands.settle_show),
    Ask.STORE: _choice("everdell.construction.storehouse", (Store,), hands.store_options, hands.answer_store),
    Ask.CARRY: _choice(
        "everdell.activate.without-worker",
        (Use,),
        visiting.carry_options,
        visiting.answer_carry,
        settle=visiting.settle_carry,
    ),
    Ask.RECLAIM: _choice(
        "everdell.creature.fool", (Reclaim,), hands.reclaim_options, hands.answer_reclaim, settle=hands.settle_reclaim
    ),
    Ask.ACHIEVE: _choice(
        "everdell.creature.juggler",
        (Achieve,),
        visiting.achieve_options,
        visiting.answer_achieve,
        visiting.achieve_faults,
        visiting.settle_achieve,
    ),
    Ask.LIFT: _choice(
        "everdell.creature.ranger", (Lift,), visiting.lift_options, visiting.answer_lift, settle=visiting.settle_lift
    ),
    Ask.SHIFT: _choice(
        "everdell.creature.ranger", (Place,), visiting.shift_options, visiting.answer_shift, visiting.shift_faults
    ),
    Ask.GRANT: _secret(
        "everdell.play.by-effect",
        (Play, Trade),
        granting.grant_options,
        granting.answer_grant,
        granting.grant_faults,
        granting.settle_grant,
    ),
    Ask.PIGEON: _secret(
        "everdell.creature.postal-pigeon",
        (Play, Trade),
        granting.pigeon_options,
        granting.answer_pigeon,
        granting.pigeon_faults,
        granting.settle_pigeon,
    ),
    Ask.TWICE: _choice("everdell.construction.clock-tower", (Twice,), visiting.twice_options, visiting.answer_twice),
    Ask.PRODUCE: _choice(
        "everdell.card.green",
        (Activate,),
        activating.produce_options,
        activating.answer_produce,
        settle=activating.settle_produce,
    ),
    # ------------------------------------------------------------ two who play together
    Ask.SPLIT: _choice(
        "everdell.coop.season-tiles",
        (Give, News),
        tiles.split_options,
        agreeing.propose,
        tiles.split_faults,
        tiles.settle_split,
    ),
    Ask.KEEP: _choice(
        "everdell.coop.goodnews.deal", (Keep,), news.keep_options, agreeing.propose, settle=news.settle_keep
    ),
    Ask.ANSWER: _choice(
        "everdell.coop.proposal",
        (Give, Keep, News, Trust),
        agreeing.answer_options,
        agreeing.answer_proposal,
        settle=agreeing.settle_answer,
    ),
    Ask.DECIDE: _choice(
        "everdell.coop.proposal.decide", (Give, Keep, News), agreeing.decide_options, agreeing.answer_decide
    ),
    Ask.AGREE: _choice("everdell.coop.concede", (Agree,), sharing.agree_options, sharing.answer_agree),
    Ask.SHOO: _choice("everdell.card.optional", (Shoo,), news.shoo_options, news.answer_shoo, settle=news.settle_shoo),
    Ask.BACK: _choice(
        "everdell.coop.watch", (Watch,), sharing.back_options, sharing.answer_back, settle=sharing.settle_back
    ),
    Ask.DELIVER: _choice(
        "everdell.card.optional",
        (Share,),
        sharing.deliver_options,
        sharing.answer_deliver,
        sharing.deliver_faults,
        sharing.settle_deliver,
    ),
    # ------------------------------------------------------------ what needs no asking
    Ask.EFFECT: Auto("everdell.effect.order", beginning.begin_effect),
    Ask.DONE: Auto("everdell.activate.chain", beginning.end_carrying),
    Ask.REWARD: Auto("everdell.card.blue", playing.reward),
    Ask.SINK: Auto("everdell.creature.postal-pigeon", granting.sink),
    Ask.AFTER: Auto("everdell.effect.order", turn.after),
    Ask.ENTER: Auto("everdell.effect.order", playing.enter),
    Ask.SEASON: Auto("everdell.season.end", seasons.begin_season),
    Ask.BEGIN: Auto("everdell.turn.one-action", turn.begin),
    Ask.CHANGE: Auto("everdell.season.end", seasons.change),
}

FLOW: Final[Flow[State, Frame, Move]] = Flow(STEPS, scoring.terminal, NAMES.__getitem__)
