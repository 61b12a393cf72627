"""What a viewer sees happen when a move is made, for the log: who did what with which card, never notation."""

from collections.abc import Iterator

from understory.core import Datum, Event, Seat, Veiled
from understory.games.everdell_duo.rules import moves
from understory.games.everdell_duo.rules.effects.carrying import source_of
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.spaces import EVENT_AT
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together import moves as company
from understory.games.everdell_duo.rules.vocabulary import NO_EVENT, Space


def happened(before: State, seat: Seat, move: Move | Veiled) -> Iterator[Event]:
    """The move as it was seen, in the state before it. Chance is told of only where it brought somebody something."""
    frame = before.pending[-1]
    match move:
        case Veiled():
            yield from _veiled(move, seat)
        case moves.Hare(hare):
            yield Event.of("everdell.hare", seat=hare)
        case moves.Deal(card) if frame.ask is Ask.DRAW:
            yield Event.of("everdell.dealt", seat=frame.seat, card=card)
        case moves.Deal() | moves.Flow() | moves.Lay() | company.Roll():
            return
        case company.Herald(news):
            yield Event.of("everdell.heralded", card=news)
        case moves.Place(space) | moves.Use(space) | moves.Lift(space):
            yield Event.of(_named(move), seat=seat, place=_place(before, space))
        case moves.Step(token) | company.Watch(token):
            yield Event.of(_named(move), seat=seat, token=token)
        case moves.Gain(good):
            yield Event.of("everdell.gain", seat=seat, good=good)
        case moves.Earn(colour):
            yield Event.of("everdell.earn", seat=seat, colour=colour)
        case moves.Achieve(event):
            yield Event.of("everdell.achieve", seat=seat, card=event)
        case moves.Pay(()):
            yield Event.of("everdell.pay", seat=seat)
        case moves.Pay(ways) if ways == (moves.TOKEN_WAY,):
            yield Event.of("everdell.pay.token", seat=seat)
        case moves.Pay(ways):
            yield Event.of("everdell.pay.with", seat=seat, ways=ways)
        case moves.Spend(goods):
            yield Event.of("everdell.spend", seat=seat, count=sum(goods))
        case company.Give(what, mayor):
            yield Event.of("everdell.give", seat=seat, item=what, mayor=_animal(before, mayor))
        case company.Share(what):
            yield Event.of("everdell.share", seat=seat, item=what)
        case company.News(news, mayor):
            yield Event.of("everdell.news", seat=seat, card=news, mayor=_animal(before, mayor))
        case company.Keep(news):
            yield Event.of("everdell.keep", seat=seat, card=news)
        case moves.Pass():
            yield Event.of("everdell.pass", seat=seat)
        case _:
            yield Event.of(_named(move), seat=seat, **_carded(move))


def _animal(state: State, mayor: int) -> str:
    """Mayors are told apart by what they play: one person may be both."""
    return "hare" if mayor == state.hare else "tortoise"


def _carded(move: object) -> dict[str, Datum]:
    """The card of a move that has one."""
    card: str | None = getattr(move, "card", None)
    return {} if card is None else {"card": card}


def _named(move: object) -> str:
    return f"everdell.{type(move).__name__.lower()}"


def _veiled(move: Veiled, seat: Seat) -> Iterator[Event]:
    """A card that went unseen; cards drawn unseen are told of where they were asked for."""
    if move.kind == "discard":
        yield Event.of("everdell.discard.unseen", seat=seat)


def _place(state: State, space: Space) -> str:
    """What has a name there: the tile on the river, the event on its space, the card or the farm itself."""
    event = state.events[EVENT_AT[space]] if space in EVENT_AT else NO_EVENT
    return source_of(state, space) if event == NO_EVENT else str(event)
