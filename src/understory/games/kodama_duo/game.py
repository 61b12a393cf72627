"""The flow of Kodama Duo: set-up, three seasons of season card, four turns and Kodamas, and the end.

As in Kodama all of it is a stack of pending steps. `apply` carries a move out; `_settle` then takes the steps that wait
for nobody, until chance or a seat is due. What both choose at the same time is sealed until both are in.
"""

from functools import lru_cache
from random import Random
from typing import assert_never, cast

from understory.core import (
    NOT_ASKED,
    Chance,
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
    Sealed,
    Seat,
    Terminal,
    Veiled,
    Viewer,
    knows,
    seats_of,
    totals,
)
from understory.games.kodama import decrees as decreed
from understory.games.kodama.family import deal, decree_now, read_out, undealt
from understory.games.kodama.growth import attached
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import DealBranch, DealKodama, DealTrunk, Pass, Place, RevealDecree, ScoreKodama
from understory.games.kodama.pack.spirits import SEASONS, Decree
from understory.games.kodama.scoring import Cover, Foliage
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.state import ROUNDS, replaced
from understory.games.kodama_duo.events import events_of
from understory.games.kodama_duo.legal import Splitting, Summoning, can_summon, summoning_faults
from understory.games.kodama_duo.moves import Choose, DealSower, Move, Split, Summon, parse
from understory.games.kodama_duo.spec import HAND, PLAYERS, Setup, setup_of, spec_of
from understory.games.kodama_duo.state import Ask, Pending, State, other
from understory.games.kodama_duo.view import View, foliage_of, view_of
from understory.games.kodama_duo.worlds import world_of

REVEALED = 3
"""Cards that the pruner turns up (duo.growth.reveal)."""
SEATS = seats_of(PLAYERS)

_ASKING = frozenset({Ask.REVEAL, Ask.SPLIT, Ask.CHOOSE, Ask.DECREE, Ask.HAND, Ask.TRUNK, Ask.SOWER})
"""Steps that always wait for somebody."""


class DuoGame:
    """The rules of Kodama Duo for the cards of one shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.spec = spec_of(shelf)
        self._setup = lru_cache(maxsize=16)(lambda options: setup_of(shelf, options))

    def __reduce__(self) -> tuple[type["DuoGame"], tuple[Shelf]]:
        return DuoGame, (self.shelf,)

    def setup(self, options: Options) -> Setup:
        """The cards that take part under these options."""
        setup: Setup = self._setup(options)
        return setup

    # ------------------------------------------------------------ the protocol

    def start(self, options: Options) -> State:
        """Nothing dealt yet."""
        setup = self.setup(options)
        state = State(
            options,
            season_number=0,
            pruner=Seat(0) if setup.sower is None else other(setup.sower),
            trees=(),
            covers=((), ()),
            lone=((), ()),
            revealed=(),
            piles=(),
            spares=(),
            branches=Pile.shuffled(setup.deck),
            discards=(),
            kodamas=Pile.shuffled(setup.kodamas),
            hands=((), ()),
            scored=((), ()),
            decrees=(),
            sealed=None,
            pending=(),
            ledger=(),
        )
        state.push(
            *([] if setup.sower is not None else [Pending(Ask.SOWER)]),
            *(Pending(Ask.TRUNK, seat) for seat in SEATS),
            *(Pending(Ask.HAND, seat) for _ in range(HAND) for seat in SEATS),
            Pending(Ask.SEASON),
        )
        return state

    def node(self, state: State) -> Node[Move]:
        """The step on top of the stack."""
        if not state.pending:
            return self._terminal(state)
        step = state.pending[-1]
        match step.ask:
            case Ask.REVEAL:
                return Chance(state.branches.odds, lambda n: DealBranch(state.branches.next(n)))
            case Ask.PLACE | Ask.KODAMA:
                return Decision(state.sealed.waiting if state.sealed else SEATS, step.ask)
            case Ask.SPLIT | Ask.CHOOSE | Ask.SUMMON | Ask.SUMMON_MORE:
                return Decision((step.seat,), step.ask)
            case Ask.SOWER:
                return Chance(PLAYERS, lambda n: DealSower(Seat(n)))
            case Ask.TRUNK:
                trunks = undealt(self.setup(state.options).trunks, state.trees)
                return Chance(len(trunks), lambda n: DealTrunk(step.seat, trunks[n]))
            case Ask.HAND:
                return Chance(state.kodamas.odds, lambda n: DealKodama(step.seat, state.kodamas.next(n)))
            case Ask.DECREE:
                decrees = self.setup(state.options).decrees[state.season_number]
                return Chance(len(decrees), lambda n: RevealDecree(decrees[n]))
            case Ask.TURN | Ask.TURN_END | Ask.SEASON | Ask.SEASON_END:
                raise AssertionError("steps that wait for nobody are settled at once")
            case _:
                assert_never(step.ask)

    def legal(self, state: State, seat: Seat) -> LegalMoves[Move]:
        """What the step on top of the stack asks of a seat."""
        match state.pending[-1].ask:
            case Ask.PLACE:
                # No season card of Duo acts on a market: there is no gust among them.
                return cast("LegalMoves[Move]", self._growing(state, seat))
            case Ask.SPLIT:
                return Splitting(state.revealed)
            case Ask.CHOOSE:
                return Listed([Choose(pile) for pile in state.piles])
            case Ask.SUMMON | Ask.SUMMON_MORE:
                return self._summoning(state)
            case _:
                return Listed([ScoreKodama(known.card) for known in state.hands[seat]])

    def faults(self, state: State, seat: Seat, move: Move) -> tuple[Reason, ...]:
        """Every rule that the move would break."""
        ask = state.pending[-1].ask
        if ask is Ask.PLACE:
            return tuple(self._growing(state, seat).faults(move)) if isinstance(move, Place | Pass) else (NOT_ASKED,)
        if ask is Ask.SPLIT:
            return tuple(Splitting(state.revealed).faults(move))
        if ask in {Ask.SUMMON, Ask.SUMMON_MORE}:
            return self._summon_faults(state, move)
        match move:
            case Choose(pile) if ask is Ask.CHOOSE:
                return () if pile in state.piles else (Reason.of("duo.growth.choose", pile=pile),)
            case ScoreKodama(kodama) if ask is Ask.KODAMA:
                held = any(known.card == kodama for known in state.hands[seat])
                return () if held else (Reason.of("duo.kodama.phase", kodama=kodama),)
            case _:
                return (NOT_ASKED,)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after the move."""
        draft = state.clone()
        step, draft.pending = draft.pending[-1], draft.pending[:-1]
        match move:
            case DealBranch(card):
                draft.branches = draft.branches.turned_up(card)
                draft.revealed += (card,)
            case Place() | ScoreKodama():
                self._put_down(draft, step, seat, move)
            case Split(pile):
                rest = tuple(sorted(set(draft.revealed) - set(pile)))
                draft.piles, draft.revealed = (min(pile, rest), max(pile, rest)), ()
            case Choose(pile):
                first, second = draft.piles
                left = second if pile == first else first
                draft.piles = (left, pile) if draft.pruner == 0 else (pile, left)
            case Summon():
                self._summon(draft, step, move)
            case Pass():
                if step.ask is Ask.PLACE:
                    self._put_down(draft, step, seat, move)
            case DealSower(sower):
                draft.pruner = other(sower)
            case DealTrunk() | DealKodama() | RevealDecree():
                deal(self.shelf, draft, move)
            case _:
                assert_never(move)
        self._settle(draft)
        return draft

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(self.shelf, notation)

    def view(self, state: State, viewer: Viewer) -> View:
        """All that the viewer may know."""
        return view_of(state, viewer)

    def seen(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> Move | Veiled:
        """Kodamas dealt are seen by who gets them; what both choose together is shown when the last is in."""
        if isinstance(move, DealKodama):
            card, _ = state.kodamas.drawn(move.kodama, move.seat)
            return move if knows(card.knowers, viewer) else Veiled(f"hand {move.seat} ?")
        if state.sealed is None or seat == viewer or state.sealed.waiting == (seat,):
            return move
        return Veiled("score ?" if isinstance(move, ScoreKodama) else "place ?")

    def events(self, before: State, seat: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """What the viewer sees happen."""
        return events_of(before, seat, move, self.seen(before, seat, move, viewer), after)

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far."""
        return state.ledger

    def world(self, view: View, rng: Random) -> State:
        """A state that the viewer could be in."""
        return world_of(self.setup(view.options), view, rng, self.legal)

    # ------------------------------------------------------------ the rules

    def foliage(self, state: State, seat: Seat) -> Foliage:
        """A seat's tree with its icons as they count, spirits included."""
        return foliage_of(self.shelf, state, seat)

    def _decree(self, state: State) -> Decree | None:
        return decree_now(self.shelf, state)

    def _growing(self, state: State, seat: Seat) -> Growing:
        return Growing(
            self.shelf,
            state.trees[seat],
            state.piles[seat],
            self._decree(state),
            covers=state.covers[seat],
            rule="duo.growth.place",
            stuck="duo.growth.stuck",
        )

    def _summoning(self, state: State) -> Summoning:
        return Summoning(self.shelf, state, rooted=decreed.roots_spirits(self._decree(state)))

    def _summon_faults(self, state: State, move: Move) -> tuple[Reason, ...]:
        match move:
            case Summon():
                rooted = decreed.roots_spirits(self._decree(state))
                return tuple(summoning_faults(self.shelf, state, move, rooted=rooted))
            case Pass():
                must = state.pending[-1].ask is Ask.SUMMON
                return (Reason.of("duo.spirit.summon", discarded=state.spares),) if must else ()
            case _:
                return (NOT_ASKED,)

    def _put_down(self, draft: State, step: Pending, seat: Seat, move: Place | Pass | ScoreKodama) -> None:
        """Seal a choice; when the last is in, open all."""
        assert draft.sealed is not None  # noqa: S101  (settled before anybody is asked)
        draft.sealed = draft.sealed.with_choice(seat, move)
        if draft.sealed.waiting:
            draft.pending += (step,)
            return
        opened, draft.sealed = draft.sealed.opened(), None
        if step.ask is Ask.PLACE:
            self._grow(draft, opened)
        for at, choice in opened:
            if isinstance(choice, ScoreKodama):
                read_out(self.shelf, draft, at, choice.kodama, self.foliage(draft, at))

    def _grow(self, draft: State, opened: tuple[tuple[Seat, Place | Pass | ScoreKodama], ...]) -> None:
        """Attach and score both cards; what is left is discarded, and who had one card summons from the other's.

        Rules: duo.growth.place, .score, .discard, .stuck.
        """
        left = list(draft.piles)
        for seat, move in opened:
            if isinstance(move, Place):
                lone = len(draft.piles[seat]) == 1
                grown, points = attached(self._growing(draft, seat), seat, move, draft.season, lone=lone)
                draft.trees = replaced(draft.trees, seat, grown)
                if lone:
                    draft.lone = replaced(draft.lone, seat, (*draft.lone[seat], len(grown) - 1))
                draft.ledger += points
                left[seat] = tuple(card for card in left[seat] if card != move.card)
        summoner = min(SEATS, key=lambda seat: len(draft.piles[seat]))
        draft.spares = left[other(summoner)]
        draft.discards += (*left[summoner], *draft.spares)
        draft.piles = ()
        draft.push(Pending(Ask.SUMMON, summoner))

    def _summon(self, draft: State, step: Pending, move: Summon) -> None:
        """The spirit leaves the other tree if it lies there; its icon shows again (duo.spirit.steal)."""
        seat, decree = step.seat, self._decree(draft)
        cover = Cover(draft.trees[seat].cards.index(move.card), move.icon - 1, move.kind)
        left = tuple(held for held in draft.covers[other(seat)] if held.kind is not move.kind)
        draft.covers = replaced(replaced(draft.covers, seat, (*draft.covers[seat], cover)), other(seat), left)
        bonus = decreed.summoning_bonus(decree)
        if decree and bonus:
            draft.ledger += (Entry(seat, bonus, decree.id, draft.season, (("spirit", str(move.kind)),)),)
        if step.ask is Ask.SUMMON and decreed.allows_two_spirits(decree):
            draft.push(Pending(Ask.SUMMON_MORE, seat))

    def _settle(self, draft: State) -> None:
        """Take the steps on top of the stack that wait for nobody."""
        while draft.pending:
            step = draft.pending[-1]
            if step.ask in _ASKING:
                return
            match step.ask:
                case Ask.PLACE | Ask.KODAMA:
                    if draft.sealed is None:
                        draft.sealed = Sealed.waiting_for(SEATS)
                    return
                case Ask.SUMMON | Ask.SUMMON_MORE:
                    if can_summon(self.shelf, draft, rooted=decreed.roots_spirits(self._decree(draft))):
                        return
                case Ask.TURN | Ask.TURN_END | Ask.SEASON | Ask.SEASON_END:
                    pass
                case _:
                    return
            draft.pending = draft.pending[:-1]
            self._take(draft, step)

    def _take(self, draft: State, step: Pending) -> None:
        """Carry out a step that waits for nobody; a spirit that cannot be summoned is none."""
        match step.ask:
            case Ask.TURN:
                self._begin_turn(draft, step.turn)
            case Ask.TURN_END:
                draft.spares = ()
                draft.pruner = other(draft.pruner)
            case Ask.SEASON:
                draft.push(
                    Pending(Ask.DECREE),
                    *(Pending(Ask.TURN, turn=turn) for turn in range(ROUNDS)),
                    Pending(Ask.KODAMA),
                    Pending(Ask.SEASON_END),
                )
            case Ask.SEASON_END:
                self._end_season(draft)
            case _:
                pass

    def _begin_turn(self, draft: State, turn: int) -> None:
        """The steps of a turn, in order; summoning comes when it is clear who does (duo.growth.steps)."""
        draft.push(
            *[Pending(Ask.REVEAL, turn=turn)] * REVEALED,
            Pending(Ask.SPLIT, draft.pruner, turn),
            Pending(Ask.CHOOSE, other(draft.pruner), turn),
            Pending(Ask.PLACE, turn=turn),
            Pending(Ask.TURN_END, turn=turn),
        )

    def _end_season(self, draft: State) -> None:
        """The season card's points, then the lower score becomes pruner (duo.kodama.pruner)."""
        trees = [self.foliage(draft, seat) for seat in SEATS]
        draft.ledger += tuple(decreed.season_end(self._decree(draft), trees, draft.season))
        if draft.season_number + 1 == len(SEASONS):
            return
        first, second = totals(draft.ledger, PLAYERS)
        if first != second:
            draft.pruner = Seat(0) if first < second else Seat(1)
        draft.season_number += 1
        draft.push(Pending(Ask.SEASON))

    def _terminal(self, state: State) -> Terminal:
        """Most points; then the trunk's icon in the own tree, spirits counting; then both (duo.end)."""
        scores = totals(state.ledger, PLAYERS)
        tied = tuple(seat for seat in SEATS if scores[seat] == max(scores))
        if len(tied) == 1:
            return Terminal(scores, tied, Reason.of("duo.end", points=max(scores)))
        trees = [self.foliage(state, seat) for seat in SEATS]
        icons = tuple(tree.number(tree.trunk_icon) for tree in trees)
        winners = tuple(seat for seat in SEATS if icons[seat] == max(icons))
        return Terminal(scores, winners, Reason.of("duo.end", points=max(scores), icons=icons))
