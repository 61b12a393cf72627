"""Setting up, three seasons of decree, growth and Kodamas, and the end."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from understory.core import Chance, LegalMoves, Listed, Private, Reason, Seat, Terminal, Veiled, Viewer, totals
from understory.games.kodama.pack.spirits import SEASONS, KodamaId
from understory.games.kodama.rules import decrees as decreed
from understory.games.kodama.rules.draft import rounds
from understory.games.kodama.rules.family import decree_now, leading, most_trunk_icons, next_first, read_out, undealt
from understory.games.kodama.rules.moves import AddYellow, DealFirst, DealTrunk, Pass, RevealDecree, ScoreKodama
from understory.games.kodama.rules.spec import Setup, setup_of
from understory.games.kodama.rules.state import FILL, ROUNDS, Ask, Pending, State

_DECREE: Final = (Pending(Ask.DECREE),)


def _setup(state: State) -> Setup:
    return setup_of(state.shelf, state.options)


# ---------------------------------------------------------------- setting up


def firsts(state: State, _: Pending) -> Chance[DealFirst]:
    """Any seat."""
    return Chance(state.players, lambda n: DealFirst(Seat(n)))


def name_first(new: State, _: Pending, move: DealFirst) -> None:
    """Who begins."""
    new.first = move.seat


def trunks(state: State, step: Pending) -> Chance[DealTrunk]:
    """Any trunk that nobody has."""
    left, seat = undealt(_setup(state).trunks, state.trees), step.seat
    return Chance(len(left), lambda n: DealTrunk(seat, left[n]))


def yellows(state: State, _: Pending) -> Chance[AddYellow]:
    """Any yellow Kodama that is still out."""
    spare = [card for card in _setup(state).spare_kodamas if card not in state.kodamas.unknown]
    return Chance(len(spare), lambda n: AddYellow(spare[n]))


def add_yellow(new: State, _: Pending, move: AddYellow) -> None:
    """It is mixed in."""
    new.kodamas = new.kodamas.mixed_with([move.kodama])


def yellow_seen(_: State, __: Pending, ___: AddYellow, ____: Viewer) -> Veiled:
    """Nobody sees which it is."""
    return Veiled("yellow ?")


# ---------------------------------------------------------------- a season


def begin_season(new: State, _: Pending) -> None:
    """The phases of a season, in order (kodama.season.three)."""
    decree = _DECREE if _setup(new).decrees[new.season_number] else ()
    new.push(*decree, *_phases(new.in_turn_order(), draft=new.drafting is not None))


@cache
def _phases(order: tuple[Seat, ...], *, draft: bool) -> tuple[Pending, ...]:
    """What every season of seats in this order has after its decree."""
    turns = (Pending(Ask.GROW, seat, turn) for turn in range(ROUNDS) for seat in order)
    growth = rounds(ROUNDS) if draft else turns
    return (*growth, *(Pending(Ask.KODAMA, seat) for seat in order), Pending(Ask.SEASON_END))


def decrees(state: State, _: Pending) -> Chance[RevealDecree]:
    """Any decree of the season."""
    pile = _setup(state).decrees[state.season_number]
    return Chance(len(pile), lambda n: RevealDecree(pile[n]))


def reveal(new: State, _: Pending, move: RevealDecree) -> None:
    """It is in force from now on; the market may be larger for it."""
    new.decrees += (move.decree,)
    new.push(FILL)


def end_season(new: State, _: Pending) -> None:
    """The decree's points; the first-player token goes to the lowest, and a market that was larger for the season
    loses what has lain longest (kodama.kodama.first-player, kodama.decree.invocation).
    """
    trees = [new.shelf.foliage(tree) for tree in new.trees]
    new.ledger += tuple(decreed.season_end(decree_now(new), trees, new.season))
    if new.season_number + 1 == len(SEASONS):
        return
    new.first = next_first(totals(new.ledger, new.players), new.first)
    new.season_number += 1
    surplus = max(0, len(new.market) - decreed.MARKET)
    new.discards, new.market = new.discards + new.market[:surplus], new.market[surplus:]
    new.push(Pending(Ask.SEASON))


# ---------------------------------------------------------------- Kodamas


def empty_handed(new: State, step: Pending) -> bool:
    """Who has no Kodama is not asked."""
    return not new.hands[step.seat]


def _scorable(state: State, seat: Seat) -> list[KodamaId]:
    """The Kodamas in hand that may be scored now: mini-Kodamas only in their season (kodama.variant.kids), unless
    that is advice (.kids-advice).
    """
    hand, kodamas, season = sorted([card.card for card in state.hands[seat]]), state.shelf.kodamas, state.season
    waiting = [card for card in hand if (kid := kodamas[card].kid) is not None and kid.season is not season]
    if not waiting or not _setup(state).kids_bound:
        return hand
    return [card for card in hand if card not in waiting]


def scorable(state: State, step: Pending) -> LegalMoves[ScoreKodama | Pass]:
    """Kodamas of the hand. How many may be scored now is its owner's secret where mini-Kodamas were shuffled in."""
    moves: list[ScoreKodama | Pass] = [ScoreKodama(card) for card in _scorable(state, step.seat)] or [Pass()]
    return Private(moves) if state.options.text("kids-shuffled") == "on" else Listed(moves)


def kodama_faults(state: State, step: Pending, move: ScoreKodama) -> Iterator[Reason]:
    """It is not in hand, or it waits for its season."""
    if move.kodama not in {card.card for card in state.hands[step.seat]}:
        yield Reason.of("kodama.kodama.one-each", kodama=move.kodama)
    else:
        sets = dict(_setup(state).kids)
        why = "kodama.variant.kids" if step.seat in sets else "kodama.variant.kids-shuffled"
        yield Reason.of(why, kodama=move.kodama, season=str(state.season))


def score_kodama(new: State, step: Pending, move: ScoreKodama | Pass) -> None:
    """It is read out; who has none for this season scores none."""
    if isinstance(move, ScoreKodama):
        read_out(new, step.seat, move.kodama, new.shelf.foliage(new.trees[step.seat]))


# ---------------------------------------------------------------- the end


def result(state: State) -> Terminal:
    """Most points; then the trunk's icon in the own tree; then together (kodama.end.winner, .tie)."""
    scores = totals(state.ledger, state.players)
    tied = leading(scores)
    if len(tied) == 1:
        return Terminal(scores, tied, Reason.of("kodama.end.winner", points=max(scores)))
    trees = {seat: state.shelf.foliage(state.trees[seat]) for seat in tied}
    icons, winners = most_trunk_icons(tied, trees)
    return Terminal(scores, winners, Reason.of("kodama.end.tie", seats=tied, icons=tuple(icons.values())))
