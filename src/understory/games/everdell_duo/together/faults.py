"""Why what is done beside the action is refused: sharing, watches, Good News, giving up."""

from collections.abc import Iterator

from understory.core import Reason
from understory.games.everdell_duo.effects.gains import owned
from understory.games.everdell_duo.effects.idle import idle
from understory.games.everdell_duo.moves import Move
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.together.moves import Concede, News, Share, Watch
from understory.games.everdell_duo.together.news import usable
from understory.games.everdell_duo.together.sharing import sharing_rule, winders
from understory.games.everdell_duo.vocabulary import COLOURS, RESOURCES, Colour, Mode, NewsId, Sharing, Token


def beside_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """What stands against it; nothing where it was not asked for at all."""
    if not state.shared:
        return
    match move:
        case Share(what) if frame.ask is not Ask.SPLIT:
            yield from _share(state, frame, what)
        case Watch(token) if frame.ask in (Ask.ACT, Ask.STEP):
            yield from _watch(state, token)
        case News(card, mayor) if frame.ask is not Ask.DELIVER:
            yield from _news(state, frame, card, mayor)
        case Concede() if frame.ask is Ask.ACT:
            yield Reason.of("everdell.coop.concede", mode=state.together.mode)
        case _:
            return


def _share(state: State, frame: Frame, what: str) -> Iterator[Reason]:
    together = state.together
    if frame.ask is not Ask.DELIVER:
        if together.shared or together.gave:
            yield Reason.of("everdell.coop.share.free", gave=int(together.gave), on_tile=together.shared)
        elif not together.open:
            limited = sharing_rule(state) is Sharing.LIMITED
            rule = "everdell.coop.share.limited" if limited else "everdell.coop.share.none"
            yield Reason.of(rule, chapter=together.chapter)
    mayor = frame.seat
    if what in COLOURS:
        bit = Colour(what).bit
        if owned(state, 1 - mayor) & bit:
            yield Reason.of("everdell.coop.occupied", colour=what)
        elif not state.tokens[mayor] & bit:
            yield Reason.of("everdell.coop.share.free", lacks=what)
    elif what not in _belongings(state, mayor):
        yield Reason.of("everdell.coop.share.free", lacks=what)


def _belongings(state: State, mayor: int) -> set[str]:
    goods = zip(RESOURCES, state.supplies[mayor], strict=True)
    return {*(str(good) for good, amount in goods if amount), *state.hands[mayor]}


def _watch(state: State, token: Token) -> Iterator[Reason]:
    if state.together.mode is Mode.CHALLENGE:
        yield Reason.of("everdell.challenge.setup", watches=0)
    elif not state.together.watches or token not in winders(state):
        at_start = int(token not in winders(state))
        yield Reason.of("everdell.coop.watch", watches=state.together.watches, at_start=at_start)


def _news(state: State, frame: Frame, card: NewsId, mayor: int) -> Iterator[Reason]:
    moment = Moment.TILE if frame.ask is Ask.SPLIT else Moment.TURN
    if state.together.mode is Mode.CHALLENGE:
        yield Reason.of("everdell.challenge.setup", news=card)
    elif card not in state.together.news:
        yield Reason.of("everdell.coop.goodnews.use", news=card, spent=int(card in state.together.spent))
    elif mayor not in (0, 1) or not usable(state, card, moment) or idle(state, mayor, card):
        yield Reason.of("everdell.coop.goodnews.use", news=card, moment=moment, idle=1)
