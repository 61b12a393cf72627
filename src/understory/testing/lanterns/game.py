"""The rules of Lanterns."""

from random import Random
from typing import assert_never

from understory.core import (
    NOT_ASKED,
    Chance,
    Choice,
    Decision,
    Entry,
    Event,
    Ledger,
    LegalMoves,
    Listed,
    Node,
    Options,
    Pile,
    Reason,
    RuleId,
    Sealed,
    Seat,
    Spec,
    Terminal,
    Veiled,
    Viewer,
    digest,
    hand_seen_by,
    knows,
    only,
    seats_of,
    totals,
)
from understory.testing.lanterns.legal import Hangings
from understory.testing.lanterns.moves import PACKS, Bury, Deal, Hang, Lantern, Move, Return, Wish, lanterns, parse
from understory.testing.lanterns.state import Ask, Hung, Pending, State
from understory.testing.lanterns.view import View
from understory.testing.lanterns.worlds import world_of


class Lanterns:
    """The rules of Lanterns."""

    spec = Spec(
        name="lanterns",
        title="Lanterns",
        fewest=2,
        most=3,
        version=1,
        options=(Choice("pack", tuple(PACKS), "full", RuleId("lanterns.deal")),),
        packs=(("lanterns", digest(PACKS)),),
        refusals=frozenset(
            RuleId(rule) for rule in ("lanterns.hold", "lanterns.hang.hand", "lanterns.hang.pole", "lanterns.hang.room")
        ),
    )

    def start(self, options: Options) -> State:
        """The deals, the return, two turns each: all of the game as pending steps."""
        size, dealt = PACKS[options.text("pack")]
        seats = seats_of(options.players)
        deals = [Pending(Ask.DEAL, at) for at in seats] * dealt
        turns = [Pending(Ask.HANG, at) for at in seats] * 2
        state = State(
            size,
            options.players,
            Pile.shuffled(lanterns(size)),
            ((),) * options.players,
            Sealed.waiting_for(seats),
            (),
            (),
            (),
        )
        state.push(*deals, Pending(Ask.RETURN, seats[0]), *turns)
        return state

    def node(self, state: State) -> Node[Move]:
        """The next pending step."""
        if not state.pending:
            return _terminal(state)
        step = state.pending[-1]
        if step.ask is Ask.DEAL:
            return Chance(state.pile.odds, lambda n: Deal(step.seat, state.pile.next(n)))
        return Decision(state.returns.waiting if step.ask is Ask.RETURN else (step.seat,), step.ask)

    def legal(self, state: State, at: Seat) -> LegalMoves[Move]:
        """What the pending step allows."""
        ask = state.pending[-1].ask
        hand = tuple(sorted(card.card for card in state.hands[at]))
        match ask:
            case Ask.RETURN:
                return Listed([Return(lantern) for lantern in hand])
            case Ask.HANG:
                return Hangings(hand, tuple(hung.height for hung in state.hung))
            case Ask.WISH:
                return Listed([Wish(granted=True), Wish(granted=False)])
            case Ask.BURY:
                return Listed([Bury(lantern) for lantern in hand])
            case Ask.DEAL:
                raise ValueError("a deal is no decision")
            case _:
                assert_never(ask)

    def faults(self, state: State, at: Seat, move: Move) -> tuple[Reason, ...]:
        """Every rule the move would break."""
        legal = self.legal(state, at)
        if isinstance(legal, Hangings) and isinstance(move, Hang):
            return tuple(legal.faults(move))
        if move in legal:
            return ()
        match state.pending[-1].ask, move:
            case (Ask.RETURN, Return(lantern)) | (Ask.BURY, Bury(lantern)):
                return (Reason.of("lanterns.hold", lantern=lantern),)
        return (NOT_ASKED,)

    def apply(self, state: State, at: Seat, move: Move) -> State:
        """The state after the move."""
        draft = state.clone()
        draft.pending = draft.pending[:-1]
        match move:
            case Deal(to, lantern):
                card, draft.pile = draft.pile.drawn(lantern, to)
                draft.receive(to, card)
            case Return(lantern):
                _put_back(draft, at, lantern)
            case Hang(lantern, height):
                _hang(draft, Hung(at, lantern, height))
            case Wish(granted):
                if granted:
                    draft.push(Pending(Ask.DEAL, at), Pending(Ask.BURY, at))
            case Bury(lantern):
                _put_under(draft, at, lantern)
            case _:
                assert_never(move)
        if draft.pending and draft.pending[-1].ask is Ask.HANG and not draft.hands[draft.pending[-1].seat]:
            draft.push(Pending(Ask.DEAL, draft.pending[-1].seat))
        return draft

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(notation)

    def view(self, state: State, viewer: Viewer) -> View:
        """Own hand and what was put under the pile; of the rest what is public."""
        return View(
            viewer,
            state.size,
            state.pile.seen_by(viewer),
            tuple(hand_seen_by(hand, viewer) for hand in state.hands),
            state.returns.waiting,
            state.returns.of(viewer),
            state.hung,
            state.pending,
            state.ledger,
        )

    def seen(self, state: State, at: Seat, move: Move, viewer: Viewer) -> Move | Veiled:
        """Deals, returns and burials tell the others no number, unless they know what lies there."""
        match move:
            case Deal(to, lantern):
                card, _ = state.pile.drawn(lantern, to)
                return move if knows(card.knowers, viewer) else Veiled(f"deal {to} ?")
            case Return() if viewer != at:
                return Veiled("return ?")
            case Bury() if viewer != at:
                return Veiled("bury ?")
            case _:
                return move

    def events(self, before: State, at: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """The move as seen, and points as they come."""
        told = Event.of("lanterns.moved", seat=at, move=str(self.seen(before, at, move, viewer)))
        new = after.ledger[len(before.ledger) :]
        return (told, *(Event.of("lanterns.scored", seat=entry.seat, points=entry.amount) for entry in new))

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far."""
        return state.ledger

    def world(self, view: View, rng: Random) -> State:
        """A state that the viewer could be in."""
        return world_of(view, rng)


def _put_back(draft: State, at: Seat, lantern: Lantern) -> None:
    draft.returns = draft.returns.with_choice(at, lantern)
    if draft.returns.waiting:
        draft.push(Pending(Ask.RETURN, draft.returns.waiting[0]))
        return
    for place, returned in draft.returns.opened():
        _put_under(draft, place, returned)
    draft.returns = Sealed(())


def _put_under(draft: State, at: Seat, lantern: Lantern) -> None:
    draft.give_up(at, lantern)
    draft.pile = draft.pile.with_under(lantern, only(at))


def _hang(draft: State, new: Hung) -> None:
    below = tuple(hung.lantern for hung in draft.hung if hung.height < new.height)
    draft.give_up(new.seat, new.lantern)
    draft.hung += (new,)
    round_now = "first round" if len(draft.hung) <= draft.players else "second round"
    draft.ledger += (Entry(new.seat, len(below), "lanterns.score", round_now, (("below", below),)),)
    if int(new.lantern[1:]) % 2:
        draft.push(Pending(Ask.WISH, new.seat))


def _terminal(state: State) -> Terminal:
    scores = totals(state.ledger, state.players)
    tied = [hung for hung in state.hung if scores[hung.seat] == max(scores)]
    highest = max(tied, key=lambda hung: hung.height)
    if len({hung.seat for hung in tied}) == 1:
        return Terminal(scores, (highest.seat,), Reason.of("lanterns.end", points=max(scores)))
    return Terminal(scores, (highest.seat,), Reason.of("lanterns.tie", height=highest.height))
