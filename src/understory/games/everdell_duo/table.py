"""Which function settles, lists and answers each kind of frame. Read it as the index of the rules' flow."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from understory.games.everdell_duo import playing, seasons, turn
from understory.games.everdell_duo.effects import (
    activating,
    beginning,
    gains,
    granting,
    hands,
    trading,
    visiting,
)
from understory.games.everdell_duo.moves import Move
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.together import news, sharing, tiles

Settle: TypeAlias = Callable[[State, Frame], bool]
"""Does what needs no asking; true if it did something, so that the next frame is due."""
Options: TypeAlias = Callable[[State, Frame], list[Move]]
Answer: TypeAlias = Callable[[State, Frame, Move], None]


class Handler(NamedTuple):
    """How one kind of frame is handled; `rule` says what is asked."""

    rule: str
    settle: Settle
    options: Options
    answer: Answer


def _ask(_: State, __: Frame) -> bool:
    return False


def _never_listed(_: State, frame: Frame) -> list[Move]:
    raise ValueError(f"{frame.ask.name} is no decision")


def _never_answered(_: State, frame: Frame, __: Move) -> None:
    raise ValueError(f"{frame.ask.name} waits for nobody")


def _dealt(rule: str) -> Handler:
    return Handler(rule, seasons.settle_chance, _never_listed, seasons.answer_chance)


def _automatic(rule: str, settle: Settle) -> Handler:
    return Handler(rule, settle, _never_listed, _never_answered)


HANDLERS: Final[dict[Ask, Handler]] = {
    Ask.HARE: _dealt("everdell.setup.players"),
    Ask.LAY: _dealt("everdell.setup.events"),
    Ask.FLOW: _dealt("everdell.setup.river"),
    Ask.REFILL: _dealt("everdell.play.refill"),
    Ask.DRAW: _dealt("everdell.draw"),
    Ask.ASIDE: _dealt("everdell.creature.postal-pigeon"),
    Ask.ROLL: _dealt("everdell.coop.skunk.place"),
    Ask.HERALD: _dealt("everdell.coop.goodnews.deal"),
    Ask.THORN: _dealt("everdell.challenge.season-end"),
    Ask.ACT: Handler("everdell.turn.one-action", _ask, turn.act_options, turn.answer_act),
    Ask.STEP: Handler("everdell.turn.token", turn.settle_step, turn.step_options, turn.answer_step),
    Ask.TRADE: Handler("everdell.turn.discard-for-resource", _ask, trading.discard_options, trading.answer_discard),
    Ask.GAIN: Handler("everdell.card.optional", gains.settle_gain, gains.gain_options, gains.answer_gain),
    Ask.EARN: Handler("everdell.occupied.limit", gains.settle_earn, gains.earn_options, gains.answer_earn),
    Ask.TAKE: Handler("everdell.draw", gains.settle_take, gains.take_options, gains.answer_take),
    Ask.PAY: Handler("everdell.play.cost", playing.settle_pay, playing.pay_options, playing.answer_pay),
    Ask.SPEND: Handler("everdell.play.discount", playing.settle_spend, playing.spend_options, playing.answer_spend),
    Ask.HOUSE: Handler("everdell.occupied.use", playing.settle_house, playing.house_options, playing.answer_house),
    Ask.TUCK: Handler("everdell.card.star", _ask, playing.tuck_options, playing.answer_tuck),
    Ask.TOLL: Handler("everdell.play.cost", _ask, trading.discard_options, trading.answer_discard),
    Ask.EXCHANGE: Handler(
        "everdell.card.optional", trading.settle_exchange, trading.exchange_options, trading.answer_exchange
    ),
    Ask.ACTIVATE: Handler(
        "everdell.activate.chain", activating.settle_activate, activating.activate_options, activating.answer_activate
    ),
    Ask.SHOW: Handler("everdell.hand.secret", hands.settle_show, hands.show_options, hands.answer_show),
    Ask.STORE: Handler("everdell.construction.storehouse", _ask, hands.store_options, hands.answer_store),
    Ask.CARRY: Handler(
        "everdell.activate.without-worker", visiting.settle_carry, visiting.carry_options, visiting.answer_carry
    ),
    Ask.RECLAIM: Handler("everdell.creature.fool", hands.settle_reclaim, hands.reclaim_options, hands.answer_reclaim),
    Ask.ACHIEVE: Handler(
        "everdell.creature.juggler", visiting.settle_achieve, visiting.achieve_options, visiting.answer_achieve
    ),
    Ask.LIFT: Handler("everdell.creature.ranger", visiting.settle_lift, visiting.lift_options, visiting.answer_lift),
    Ask.SHIFT: Handler("everdell.creature.ranger", _ask, visiting.shift_options, visiting.answer_shift),
    Ask.GRANT: Handler("everdell.play.by-effect", granting.settle_grant, granting.grant_options, granting.answer_grant),
    Ask.PIGEON: Handler(
        "everdell.creature.postal-pigeon", granting.settle_pigeon, granting.pigeon_options, granting.answer_pigeon
    ),
    Ask.TWICE: Handler("everdell.construction.clock-tower", _ask, visiting.twice_options, visiting.answer_twice),
    Ask.PRODUCE: Handler(
        "everdell.card.green", activating.settle_produce, activating.produce_options, activating.answer_produce
    ),
    Ask.SPLIT: Handler("everdell.coop.season-tiles", tiles.settle_split, tiles.split_options, tiles.answer_split),
    Ask.KEEP: Handler("everdell.coop.goodnews.deal", news.settle_keep, news.keep_options, news.answer_keep),
    Ask.AGREE: Handler("everdell.coop.concede", _ask, sharing.agree_options, sharing.answer_agree),
    Ask.SHOO: Handler("everdell.card.optional", news.settle_shoo, news.shoo_options, news.answer_shoo),
    Ask.BACK: Handler("everdell.coop.watch", sharing.settle_back, sharing.back_options, sharing.answer_back),
    Ask.DELIVER: Handler(
        "everdell.card.optional", sharing.settle_deliver, sharing.deliver_options, sharing.answer_deliver
    ),
    Ask.EFFECT: _automatic("everdell.effect.order", beginning.settle_effect),
    Ask.DONE: _automatic("everdell.activate.chain", beginning.settle_done),
    Ask.REWARD: _automatic("everdell.card.blue", playing.settle_reward),
    Ask.SINK: _automatic("everdell.creature.postal-pigeon", granting.settle_sink),
    Ask.AFTER: _automatic("everdell.effect.order", turn.settle_after),
    Ask.ENTER: _automatic("everdell.effect.order", playing.settle_enter),
    Ask.SEASON: _automatic("everdell.season.end", seasons.settle_season),
    Ask.BEGIN: _automatic("everdell.turn.one-action", turn.settle_begin),
    Ask.CHANGE: _automatic("everdell.season.end", seasons.settle_change),
}

RULES: Final = tuple(HANDLERS[ask].rule for ask in Ask)
OPTIONS: Final = tuple(HANDLERS[ask].options for ask in Ask)
ANSWERS: Final = tuple(HANDLERS[ask].answer for ask in Ask)
_SETTLES: Final = tuple(HANDLERS[ask].settle for ask in Ask)


def settle(draft: State) -> None:
    """Do whatever needs no asking, until chance or a seat is due or the game is over."""
    while draft.stack:
        frame = draft.stack[-1]
        if not _SETTLES[frame.ask](draft, frame):
            return
