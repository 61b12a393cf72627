"""The flow of Kodama: set-up, three seasons of decree, growth and Kodamas, and the end.

All of it is a stack of pending steps. `apply` carries a move out; `_settle` then takes the steps that wait for nobody,
until chance or a seat is due. What is still to come is in the state, and nowhere else.
"""

from functools import lru_cache
from random import Random
from typing import assert_never

from understory.core import (
    NOT_ASKED,
    PUBLIC,
    Chance,
    Decision,
    Event,
    Known,
    Ledger,
    LegalMoves,
    Listed,
    Node,
    Options,
    Pile,
    Reason,
    Seat,
    Terminal,
    Veiled,
    Viewer,
    knows,
    seats_of,
    totals,
)
from understory.games.kodama import decrees as decreed
from understory.games.kodama.draft import (
    Picking,
    can_draw,
    drafting,
    draw,
    gather,
    hand_on,
    open_choices,
    picking,
    planting,
    put_down,
    rounds,
)
from understory.games.kodama.draft_worlds import seal_unseen
from understory.games.kodama.events import events_of
from understory.games.kodama.family import deal, decree_now, read_out, undealt
from understory.games.kodama.growth import attached
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import (
    AddYellow,
    Blow,
    DealBranch,
    DealFirst,
    DealKodama,
    DealTrunk,
    DrawBranch,
    Move,
    Pass,
    Pick,
    Place,
    RevealDecree,
    ScoreKodama,
    parse,
)
from understory.games.kodama.pack.spirits import SEASONS, Decree, KodamaId
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.spec import HAND, Setup, setup_of, spec_of
from understory.games.kodama.state import (
    ANSWERED,
    FILL,
    ROUNDS,
    Ask,
    Drafting,
    Pending,
    State,
    replaced,
)
from understory.games.kodama.tree import Tree
from understory.games.kodama.view import View, view_of
from understory.games.kodama.worlds import world_of


class KodamaGame:
    """The rules of Kodama for the cards of one shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.spec = spec_of(shelf)
        self._setup = lru_cache(maxsize=64)(lambda options: setup_of(shelf, options))

    def __reduce__(self) -> tuple[type["KodamaGame"], tuple[Shelf]]:
        return KodamaGame, (self.shelf,)

    def setup(self, options: Options) -> Setup:
        """The cards that take part under these options."""
        setup: Setup = self._setup(options)
        return setup

    # ------------------------------------------------------------ the protocol

    def start(self, options: Options) -> State:
        """Nothing dealt yet."""
        setup = self.setup(options)
        kids = dict(setup.kids)
        seats = seats_of(options.players)
        state = State(
            options,
            season_number=0,
            first=setup.first or Seat(0),
            trees=(),
            market=(),
            branches=Pile.shuffled(setup.deck),
            discards=(),
            kodamas=Pile.shuffled(setup.kodamas),
            hands=tuple(tuple(Known(card, PUBLIC) for card in kids.get(seat, ())) for seat in seats),
            scored=((),) * options.players,
            decrees=(),
            gusted=False,
            pending=(),
            ledger=(),
            drafting=Drafting(((),) * options.players, (None,) * options.players) if setup.draft else None,
        )
        state.push(
            *([] if setup.first is not None else [Pending(Ask.FIRST)]),
            *(Pending(Ask.TRUNK, seat) for seat in seats),
            *[Pending(Ask.YELLOW)] * setup.yellow,
            *(Pending(Ask.HAND, seat) for _ in range(HAND) for seat in seats if seat not in kids),
            FILL,
            Pending(Ask.SEASON),
        )
        return state

    def node(self, state: State) -> Node[Move]:
        """The step on top of the stack."""
        if not state.pending:
            return self._terminal(state)
        step = state.pending[-1]
        match step.ask:
            case Ask.GROW | Ask.KODAMA:
                return Decision((step.seat,), step.ask)
            case Ask.FILL:
                return Chance(state.branches.odds, lambda n: DealBranch(state.branches.next(n)))
            case Ask.FIRST:
                return Chance(state.players, lambda n: DealFirst(Seat(n)))
            case Ask.TRUNK:
                trunks = undealt(self.setup(state.options).trunks, state.trees)
                return Chance(len(trunks), lambda n: DealTrunk(step.seat, trunks[n]))
            case Ask.YELLOW:
                spare = [card for card in self.setup(state.options).spare_kodamas if card not in state.kodamas.unknown]
                return Chance(len(spare), lambda n: AddYellow(spare[n]))
            case Ask.HAND:
                return Chance(state.kodamas.odds, lambda n: DealKodama(step.seat, state.kodamas.next(n)))
            case Ask.DECREE:
                decrees = self.setup(state.options).decrees[state.season_number]
                return Chance(len(decrees), lambda n: RevealDecree(decrees[n]))
            case Ask.DRAW:
                return Chance(state.branches.odds, lambda n: DrawBranch(step.seat, state.branches.next(n)))
            case Ask.PICK | Ask.PLANT:
                sealed = drafting(state).sealed
                return Decision(sealed.waiting if sealed else (), step.ask)
            case Ask.SEASON | Ask.SEASON_END | Ask.GATHER | Ask.HAND_ON:
                raise AssertionError("steps that wait for nobody are settled at once")
            case _:
                assert_never(step.ask)

    def legal(self, state: State, seat: Seat) -> LegalMoves[Move]:
        """Placements while growing, Kodamas of the hand after it."""
        asking = self._asking(state, seat)
        if asking is not None:
            return asking
        return Listed([ScoreKodama(card) for card in self._scorable(state, seat)])

    def faults(self, state: State, seat: Seat, move: Move) -> tuple[Reason, ...]:
        """Every rule that the move would break."""
        asking = self._asking(state, seat)
        if asking is not None:
            return tuple(asking.faults(move))
        if not isinstance(move, ScoreKodama):
            return (NOT_ASKED,)
        if move.kodama not in {card.card for card in state.hands[seat]}:
            return (Reason.of("kodama.kodama.one-each", kodama=move.kodama),)
        if move.kodama not in self._scorable(state, seat):
            return (Reason.of("kodama.variant.kids-shuffled", kodama=move.kodama, season=str(state.season)),)
        return ()

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after the move."""
        draft = state.clone()
        step, draft.pending = draft.pending[-1], draft.pending[:-1]
        match move:
            case Place():
                if draft.drafting:
                    put_down(self.shelf, draft, step, seat, move)
                else:
                    self._place(draft, seat, move)
            case DealBranch(card):
                draft.branches = draft.branches.turned_up(card)
                draft.market += (card,)
                draft.push(FILL)
            case ScoreKodama(kodama):
                read_out(self.shelf, draft, seat, kodama, self.shelf.foliage(draft.trees[seat]))
            case Pass():
                draft.gusted = False
                if draft.drafting:
                    put_down(self.shelf, draft, step, seat, move)
            case Blow():
                draft.gusted = True
                draft.discards += draft.market
                draft.market = ()
                draft.push(FILL, step)
            case DealFirst(first):
                draft.first = first
            case AddYellow(kodama):
                draft.kodamas = draft.kodamas.mixed_with([kodama])
            case DealTrunk() | DealKodama():
                deal(self.shelf, draft, move)
            case RevealDecree():
                deal(self.shelf, draft, move)
                draft.push(FILL)
            case DrawBranch(to, card):
                draw(draft, to, card)
            case Pick():
                put_down(self.shelf, draft, step, seat, move)
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
        """Cards dealt to hands are seen by who gets them; yellow ones that are added by nobody; what all choose
        together when the last choice is in.
        """
        match move:
            case DrawBranch(to):
                return move if to == viewer else Veiled(f"draw {to} ?")
            case Pick() | Place() | Pass() if state.drafting and state.drafting.sealed:
                shown = seat == viewer or state.drafting.sealed.waiting == (seat,)
                return move if shown else Veiled("pick ?" if isinstance(move, Pick) else "place ?")
            case DealKodama(to, kodama):
                card, _ = state.kodamas.drawn(kodama, to)
                return move if knows(card.knowers, viewer) else Veiled(f"hand {to} ?")
            case AddYellow():
                return Veiled("yellow ?")
            case _:
                return move

    def events(self, before: State, seat: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """What the viewer sees happen."""
        return events_of(before, seat, move, self.seen(before, seat, move, viewer), after)

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far."""
        return state.ledger

    def world(self, view: View, rng: Random) -> State:
        """A state that the viewer could be in."""
        world = world_of(self.shelf, self.setup(view.options), view, rng)
        if view.draft is not None:
            seal_unseen(world, view.draft, view.viewer, rng, self.legal)
        return world

    # ------------------------------------------------------------ the rules

    def _decree(self, state: State) -> Decree | None:
        return decree_now(self.shelf, state)

    def _growing(self, state: State, seat: Seat) -> Growing:
        return Growing(self.shelf, state.trees[seat], state.market, self._decree(state), gusted=state.gusted)

    def _asking(self, state: State, seat: Seat) -> Growing | Picking | None:
        """What is asked of a seat while growing."""
        match state.pending[-1].ask:
            case Ask.GROW:
                return self._growing(state, seat)
            case Ask.PICK:
                return picking(self.shelf, state, seat, self._decree(state))
            case Ask.PLANT:
                return planting(self.shelf, state, seat, self._decree(state))
            case _:
                return None

    def _scorable(self, state: State, seat: Seat) -> list[KodamaId]:
        """The Kodamas in hand that may be scored now: mini-Kodamas only in their season (kodama.variant.kids)."""
        hand = sorted(card.card for card in state.hands[seat])
        kids = {card: self.shelf.kodamas[card].kid for card in hand}
        return [card for card, kid in kids.items() if kid is None or kid.season is state.season]

    def _place(self, draft: State, seat: Seat, move: Place) -> None:
        """Take the card from the market, attach it, score it; the market is refilled after (kodama.growth.turn)."""
        grown, points = attached(self._growing(draft, seat), seat, move, draft.season)
        draft.trees = replaced(draft.trees, seat, grown)
        draft.market = tuple(card for card in draft.market if card != move.card)
        draft.ledger += points
        draft.gusted = False
        draft.push(FILL)

    def _settle(self, draft: State) -> None:
        """Take the steps on top of the stack that wait for nobody."""
        while draft.pending:
            step = draft.pending[-1]
            if step.ask in ANSWERED:
                return
            match step.ask:
                case Ask.FILL:
                    if not self._filled(draft):
                        return
                case Ask.KODAMA:
                    if self._scorable(draft, step.seat):
                        return
                case Ask.DRAW:
                    if can_draw(draft):
                        return
                case Ask.PICK | Ask.PLANT:
                    if open_choices(draft, step.ask):
                        return
                case _:
                    pass
            draft.pending = draft.pending[:-1]
            self._take(draft, step)

    def _take(self, draft: State, step: Pending) -> None:
        """Carry out a step that waits for nobody; of the others those come here that nobody can answer."""
        match step.ask:
            case Ask.SEASON:
                self._begin_season(draft)
            case Ask.SEASON_END:
                self._end_season(draft)
            case Ask.GATHER:
                gather(draft)
            case Ask.HAND_ON:
                hand_on(draft)
            case _:
                pass

    def _filled(self, draft: State) -> bool:
        """Whether the market needs no card or can get none; an empty deck is made from discards (.deck-empty)."""
        if draft.drafting or len(draft.market) >= decreed.market_size(self._decree(draft)):
            return True
        if not draft.branches.odds and draft.discards:
            draft.branches, draft.discards = Pile.shuffled(draft.discards), ()
        return not draft.branches.odds

    def _begin_season(self, draft: State) -> None:
        """The phases of a season, in order (kodama.season.three)."""
        order = draft.in_turn_order()
        turns = (Pending(Ask.GROW, seat, turn) for turn in range(ROUNDS) for seat in order)
        draft.push(
            *([Pending(Ask.DECREE)] if self.setup(draft.options).decrees[draft.season_number] else []),
            *(rounds(ROUNDS) if draft.drafting else turns),
            *(Pending(Ask.KODAMA, seat) for seat in order),
            Pending(Ask.SEASON_END),
        )

    def _end_season(self, draft: State) -> None:
        """The decree's points, then the first-player token goes to the lowest (kodama.kodama.first-player)."""
        trees = [self.shelf.foliage(tree) for tree in draft.trees]
        draft.ledger += tuple(decreed.season_end(self._decree(draft), trees, draft.season))
        if draft.season_number + 1 == len(SEASONS):
            return
        scores = totals(draft.ledger, draft.players)
        clockwise = (*draft.in_turn_order()[1:], draft.first)
        draft.first = min(clockwise, key=lambda seat: scores[seat])
        draft.season_number += 1
        draft.push(Pending(Ask.SEASON))

    def _terminal(self, state: State) -> Terminal:
        """Most points; then the trunk's icon in the own tree; then together (kodama.end.winner, .tie)."""
        scores = totals(state.ledger, state.players)
        tied = tuple(seat for seat in seats_of(state.players) if scores[seat] == max(scores))
        if len(tied) == 1:
            return Terminal(scores, tied, Reason.of("kodama.end.winner", points=max(scores)))
        icons = {seat: self._trunk_icons(state.trees[seat]) for seat in tied}
        winners = tuple(seat for seat in tied if icons[seat] == max(icons.values()))
        return Terminal(scores, winners, Reason.of("kodama.end.tie", seats=tied, icons=tuple(icons.values())))

    def _trunk_icons(self, tree: Tree) -> int:
        foliage = self.shelf.foliage(tree)
        return foliage.number(foliage.trunk_icon)
