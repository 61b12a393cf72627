"""The laws that every game keeps. Each check plays random games at a `Trial` and asserts one of them."""

import copy
import pickle
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from understory.core import (
    CHANCE,
    SPECTATOR,
    Chance,
    Decision,
    Game,
    Item,
    Line,
    NotationError,
    Options,
    Seat,
    Terminal,
    Viewer,
    dealing_from,
    digest,
    judged,
    read,
    replayed,
    seats_of,
    totals,
)
from understory.core.plain import canonical
from understory.core.record import written

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Trial(Generic[S, M, V]):
    """A game set up in one way, to be checked with games from one seed."""

    game: Game[S, M, V]
    options: Options
    seed: int = 0
    longest: int = 5_000
    """More moves than any game may take."""
    listed: int = 40
    """How many of a decision's moves are looked at."""

    def line(self, rng: Random) -> Line[S, M, V]:
        """A whole random game."""
        return random_line(self.game, self.options, rng, self.longest)

    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who looks on."""
        return (*seats_of(self.options.players), SPECTATOR)


def random_line(game: Game[S, M, V], options: Options, rng: Random, longest: int = 5_000) -> Line[S, M, V]:
    """A game played at random, seats that choose together answering in random order."""
    return played_line(game, options, rng, lambda state, seat: game.legal(state, seat).sample(rng), longest)


def played_line(
    game: Game[S, M, V], options: Options, rng: Random, choose: Callable[[S, Seat], M], longest: int = 5_000
) -> Line[S, M, V]:
    """A game played as `choose` says, seats that choose together answering in random order."""
    line = Line(game, options)
    deals = dealing_from(rng)
    while True:
        line.deal(deals)
        node = line.node
        if isinstance(node, Terminal):
            return line
        assert isinstance(node, Decision), "after dealing, a seat decides or the game is over"
        assert len(line.steps) < longest, f"the game did not end within {longest} moves"
        seat = rng.choice(node.seats)
        line.play(seat, choose(line.state, seat))


def menu_moves(menu: tuple[Item[M], ...]) -> Iterator[M]:
    """Every move that a face's menu leads to, in its order."""
    for item in menu:
        if isinstance(item.then, tuple):
            yield from menu_moves(item.then)
        else:
            yield item.then


def decisions(game: Game[S, M, V], line: Line[S, M, V]) -> Iterator[tuple[S, Seat]]:
    """Every state and seat of the line at which that seat had to decide."""
    for state in line.states:
        node = game.node(state)
        if isinstance(node, Decision):
            for seat in node.seats:
                yield state, seat


# ---------------------------------------------------------------- the checks


def legal_moves_are_accepted(table: Trial[S, M, V]) -> None:
    """Whatever is listed has no faults, is `in` the legal set, and can be applied."""
    rng = Random(table.seed)
    for state, seat in decisions(table.game, table.line(rng)):
        for move in islice(table.game.legal(state, seat), table.listed):
            assert not table.game.faults(state, seat, move), f"{move} is listed and has faults"
            table.game.node(table.game.apply(state, seat, move))


def everything_else_is_refused_with_faults(table: Trial[S, M, V]) -> None:
    """`in` and `faults` agree on whatever can be written; refusals cite known rules; nobody moves out of turn."""
    rng = Random(table.seed)
    game, line = table.game, table.line(rng)
    pool = list(_variations(game, line, rng))
    for state, seat in decisions(game, line):
        legal = game.legal(state, seat)
        for move in rng.sample(pool, min(len(pool), table.listed)):
            faults = game.faults(state, seat, move)
            assert (move in legal) == (not faults), f"{move}: `in` and `faults` disagree ({faults})"
            for fault in faults:
                known = fault.rule in game.spec.refusals or fault.rule.startswith("table.")
                assert known, f"{fault.rule} is cited but not among the spec's refusals"
    _assert_turns_are_kept(table, line)


def _assert_turns_are_kept(table: Trial[S, M, V], line: Line[S, M, V]) -> None:
    for state, step in zip(line.states, line.steps, strict=False):
        node = table.game.node(state)
        open_seats = node.seats if isinstance(node, Decision) else (CHANCE,)
        for seat in {*seats_of(table.options.players), CHANCE} - set(open_seats):
            faults = judged(table.game, state, seat, step.move)
            assert [fault.rule for fault in faults] == ["table.turn"], f"seat {seat} moved out of turn"
    assert [fault.rule for fault in judged(table.game, line.state, Seat(0), line.steps[-1].move)] == ["table.over"]


def _variations(game: Game[S, M, V], line: Line[S, M, V], rng: Random) -> Iterator[M]:
    """Moves of this game, and others made from them by changing a number or a word."""
    texts = sorted({str(step.move) for step in line.steps})
    every_word = sorted({word for text in texts for word in text.split()})
    for text in texts:
        words = text.split()
        spot = rng.randrange(len(words))
        nudged = re.sub(r"-?\d+", lambda found: str(int(found[0]) + rng.choice((-1, 1, 7, 1000))), text, count=1)
        swapped = " ".join([*words[:spot], rng.choice(every_word), *words[spot + 1 :]])
        for candidate in (text, nudged, swapped):
            try:
                yield game.parse(candidate)
            except NotationError:
                continue


def returned_states_never_change(table: Trial[S, M, V]) -> None:
    """Every state of a game has the digest at its end that it had when it was returned, whatever was asked of it."""
    rng = Random(table.seed)
    game, line = table.game, table.line(rng)
    replay = Line(game, table.options)
    prints = [digest(replay.state)]
    for index, step in enumerate(line.steps):
        if index < len(replay.steps):
            continue
        replay.play(step.seat, step.move)
        prints += [digest(state) for state in replay.states[len(prints) :]]
    for state, seat in decisions(game, replay):
        legal = game.legal(state, seat)
        legal.sample(rng)
        for move in islice(legal, 3):
            game.apply(state, seat, move)
        for viewer in table.viewers():
            game.view(state, viewer)
        game.ledger(state)
    assert prints == [digest(state) for state in replay.states], "a state that was returned has changed"


def notation_is_a_bijection(table: Trial[S, M, V]) -> None:
    """`parse(str(move)) == move`, and no two legal moves of a seat are written alike."""
    rng = Random(table.seed)
    line = table.line(rng)
    for step in line.steps:
        assert table.game.parse(str(step.move)) == step.move, f"{step.move} does not read as itself"
        assert str(step.move) == " ".join(str(step.move).split()), "a move is words with single spaces"
    for state, seat in decisions(table.game, line):
        listed = list(islice(table.game.legal(state, seat), 20 * table.listed))
        assert len({str(move) for move in listed}) == len(listed) == len(set(listed)), "two moves are written alike"


def a_record_replays_and_can_be_cut_anywhere(table: Trial[S, M, V]) -> None:
    """The text of a record gives back the record; any first part of it replays to the state that was there."""
    rng = Random(table.seed)
    line = table.line(rng)
    record = written(line, ["Ada"] * table.options.players, over=True)
    again = read(str(record))
    assert str(again) == str(record)
    assert digest(replayed(table.game, again).state) == digest(line.state)
    for length in {0, len(line.steps), *(rng.randrange(len(line.steps)) for _ in range(6))}:
        cut = replayed(table.game, again.cut(length))
        assert digest(cut.states[length]) == digest(line.states[length]), f"cut after {length} moves it differs"


def a_state_that_is_not_over_has_a_move(table: Trial[S, M, V]) -> None:
    """Seats that decide have a legal move, chance has an outcome, and its odds add up."""
    rng = Random(table.seed)
    for state in table.line(rng).states:
        match table.game.node(state):
            case Decision(seats=seats):
                assert seats, "a decision without seats"
                assert list(seats) == sorted(set(seats)), "open seats stand in order, each once"
                assert all(table.game.legal(state, seat) for seat in seats), "a seat has no legal move"
            case Chance(total=total) as chance:
                outcomes = list(chance.outcomes())
                assert total == sum(weight for _, weight in outcomes) >= 1, "the odds do not add up"
                for move, _ in outcomes[:8]:
                    table.game.apply(state, CHANCE, move)
            case Terminal():
                assert state is not None


def games_end(table: Trial[S, M, V]) -> None:
    """Random games end, with somebody or nobody winning for a reason."""
    rng = Random(table.seed)
    for _ in range(3):
        node = table.line(rng).node
        assert isinstance(node, Terminal)
        assert len(node.scores) == table.options.players
        assert set(node.winners) <= set(seats_of(table.options.players))
        assert node.reason.rule, "a game ends for a reason"


def ledgers_add_up_to_scores(table: Trial[S, M, V]) -> None:
    """The score is the ledger's sum and nothing else."""
    rng = Random(table.seed)
    line = table.line(rng)
    node = line.node
    assert isinstance(node, Terminal)
    ledger = table.game.ledger(line.state)
    assert totals(ledger, table.options.players) == node.scores, "entries do not add up to the score"
    assert all(entry.source and entry.when for entry in ledger), "every entry says what gave the points, and when"


def listings_keep_within_the_law(table: Trial[S, M, V]) -> None:
    """`iter` is within `in`, `len` counts it, `sample` draws from it, and `only` is the one answer of a closed set."""
    rng = Random(table.seed)
    for state, seat in decisions(table.game, table.line(rng)):
        legal = table.game.legal(state, seat)
        listed = list(legal)
        assert len(listed) == len(legal), "`len` does not count what is listed"
        assert bool(listed) == bool(legal)
        assert all(move in legal for move in listed[: table.listed])
        assert legal.sample(rng) in legal
        only = legal.only()
        assert only is None or (legal.closed and listed == [only]), "`only` is not the one answer that there is"


def pickling_and_copying_work(table: Trial[S, M, V]) -> None:
    """Copies of states, moves and views are equal to them and play on as they do."""
    rng = Random(table.seed)
    line = table.line(rng)
    for state, step in list(zip(line.states, line.steps, strict=False))[:: max(1, len(line.steps) // 12)]:
        for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):  # noqa: S301
            assert digest(twin) == digest(state)
            assert digest(table.game.apply(twin, step.seat, step.move)) == digest(
                table.game.apply(state, step.seat, step.move)
            )
        assert pickle.loads(pickle.dumps(step.move)) == step.move  # noqa: S301
        view = table.game.view(state, Seat(0))
        assert canonical(pickle.loads(pickle.dumps(view))) == canonical(view)  # noqa: S301


def choices_made_together_commute(table: Trial[S, M, V]) -> None:
    """Seats that choose at the same time may be taken in any order: the state is the same, and so is the line."""
    rng = Random(table.seed)
    game = table.game
    for state in table.line(rng).states:
        node = game.node(state)
        if not isinstance(node, Decision) or len(node.seats) < 2:
            continue
        choices = [(seat, game.legal(state, seat).sample(rng)) for seat in node.seats]
        ends = set()
        for order in (choices, choices[::-1], rng.sample(choices, len(choices))):
            after = state
            for seat, move in order:
                after = game.apply(after, seat, move)
            ends.add(digest(after))
        assert len(ends) == 1, "the order in which choices came in can be told afterwards"


def views_are_plain_and_movers_know_their_moves(table: Trial[S, M, V]) -> None:
    """Views and events are plain data for everybody; who moved knows what."""
    rng = Random(table.seed)
    game, line = table.game, table.line(rng)
    for index, step in enumerate(line.steps):
        before, after = line.states[index], line.states[index + 1]
        for viewer in table.viewers():
            canonical(game.view(after, viewer))
            canonical(game.events(before, step.seat, step.move, after, viewer))
            canonical(game.seen(before, step.seat, step.move, viewer))
        if step.seat != CHANCE:
            assert game.seen(before, step.seat, step.move, step.seat) == step.move, "a seat does not know its own move"


def whoever_sees_a_move_alike_is_told_the_same_of_it(table: Trial[S, M, V]) -> None:
    """What a viewer is told of a move follows from how it sees the move: a table works it out once for all of those."""
    game, line = table.game, table.line(Random(table.seed))
    for index, step in enumerate(line.steps):
        before, after = line.states[index], line.states[index + 1]
        told: dict[bytes, bytes] = {}
        for viewer in table.viewers():
            seen = canonical(game.seen(before, step.seat, step.move, viewer))
            events = canonical(game.events(before, step.seat, step.move, after, viewer))
            assert told.setdefault(seen, events) == events, "who sees a move alike is told something else of it"


def worlds_look_the_same_to_the_viewer(table: Trial[S, M, V]) -> None:
    """A sampled world gives the viewer the very view it was sampled from, waits for the same, and can be played on."""
    rng = Random(table.seed)
    game, line = table.game, table.line(rng)
    for state in line.states[:: max(1, len(line.states) // 25)]:
        for viewer in table.viewers():
            view = game.view(state, viewer)
            world = game.world(view, rng)
            assert canonical(game.view(world, viewer)) == canonical(view), "a world looks different to its viewer"
            _assert_waits_for_the_same(game, state, world, viewer)


def _assert_waits_for_the_same(game: Game[S, M, V], state: S, world: S, viewer: Viewer) -> None:
    here, there = game.node(state), game.node(world)
    assert type(here) is type(there)
    if isinstance(here, Decision) and isinstance(there, Decision):
        assert here == there
        if viewer in here.seats and viewer is not None:
            mine = [str(move) for move in islice(game.legal(state, viewer), 60)]
            assert mine == [str(move) for move in islice(game.legal(world, viewer), 60)]


Check: TypeAlias = Callable[[Trial[Any, Any, Any]], None]

CHECKS: Final[tuple[Check, ...]] = (
    legal_moves_are_accepted,
    everything_else_is_refused_with_faults,
    returned_states_never_change,
    notation_is_a_bijection,
    a_record_replays_and_can_be_cut_anywhere,
    a_state_that_is_not_over_has_a_move,
    games_end,
    ledgers_add_up_to_scores,
    listings_keep_within_the_law,
    pickling_and_copying_work,
    choices_made_together_commute,
    views_are_plain_and_movers_know_their_moves,
    whoever_sees_a_move_alike_is_told_the_same_of_it,
    worlds_look_the_same_to_the_viewer,
)
