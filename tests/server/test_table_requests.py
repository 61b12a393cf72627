"""Several moves in one request, turns that close themselves, and what can be asked before a move is made."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from table_evening import Evening, evening, until
from table_play import PEOPLE, Play, accepted, begun, refused

from understory.core import Chance, Decision, Line, Seat, Terminal, digest
from understory.core.plain import canonical
from understory.games import box, names
from understory.table import deciding, trying
from understory.table import messages as msg
from understory.table.changing import Asker, Change
from understory.table.deciding import decided
from understory.table.entries import Row, decoded, encoded
from understory.table.replaying import opened
from understory.table.telling import situation
from understory.table.vocabulary import Mover
from understory.testing import rule
from understory.testing.lanterns import LANTERNS

ADA, BEN = Seat(0), Seat(1)


def wishing() -> tuple[Play, str]:
    """A game in which seat 0 may hang an odd lantern and then wish, and that move."""
    for seed in range(64):
        play = Play(seed=bytes([seed]) * 32).play_on(2)
        legal = play.match.game.legal(play.match.line.state, ADA)
        odd = [str(move) for move in legal if int(str(move).split()[1][1:]) % 2]
        if odd:
            return play, odd[0]
    raise AssertionError("no seed deals an odd lantern")


def moves(play: Play, *written: str, closes: float | None = None, client: str = "m", now: float = 2.0) -> Any:
    asker = Asker(PEOPLE[0].person, PEOPLE[0].name, client)
    done = decided(play.match, msg.Move(client, play.match.seq, 0, written, closes), asker, now)
    if isinstance(done, Change):
        play.take(done)
    return done


def test_several_moves_of_one_request_are_made_together_and_undone_together() -> None:
    play, odd = wishing()
    before, length = digest(play.match.line.state), len(play.match.line.steps)
    assert isinstance(moves(play, odd, "wish"), Change)
    assert len(play.match.line.steps) == length + 2
    assert accepted(play.undo(0))
    assert (digest(play.match.line.state), len(play.match.line.steps)) == (before, length)


def test_of_several_moves_none_is_made_where_one_is_refused() -> None:
    play, odd = wishing()
    before = play.match.seq
    answer = moves(play, odd, odd)
    assert isinstance(answer, msg.Refused)
    assert answer.error == "table.rules"
    assert isinstance(moves(play, odd, "hang the moon"), msg.Refused)
    assert play.match.seq == before
    assert isinstance(moves(play, odd, "wish"), Change)


def test_a_log_with_several_moves_in_an_entry_makes_the_same_match_again() -> None:
    play, odd = wishing()
    moves(play, odd, "wish", closes=3)
    stored = [Row(row.seq, row.at, decoded(encoded(row.entry)), row.person, row.client) for row in play.rows]
    again = opened(lambda _: LANTERNS, stored)
    assert digest(again.line.state) == digest(play.match.line.state)
    assert (again.due, again.holder, again.undoable(ADA)) == (play.match.due, ADA, play.match.undoable(ADA))


def test_a_turn_in_which_nothing_more_is_asked_is_due_after_the_time_its_owner_chose() -> None:
    play, odd = wishing()
    moves(play, odd, closes=3)
    assert play.match.due is None, "the seat may still wish"
    moves(play, "wish", closes=3, client="n")
    told = situation(play.match, BEN)
    assert (told.held, told.due, told.at) == (0, 5.0, 2.0)
    assert deciding.overdue(play.match, 4.9) is None
    change = deciding.overdue(play.match, 5.0)
    assert change is not None
    play.take(change)
    assert play.match.holder is None
    assert refused(play.undo(0)) == "table.nothing-to-undo"


def test_an_undo_stops_the_clock_and_one_that_comes_too_late_undoes_nothing() -> None:
    play, odd = wishing()
    moves(play, odd, "wish", closes=3)
    assert accepted(play.undo(0))
    assert play.match.due is None
    moves(play, odd, "wish", closes=3, client="n")
    asker = Asker(PEOPLE[0].person, PEOPLE[0].name, "late")
    late = decided(play.match, msg.Undo("late", 0), asker, 5.5)
    assert isinstance(late, msg.Refused)


def test_whoever_comes_after_an_overdue_turn_closes_it_with_their_own_request() -> None:
    play, odd = wishing()
    moves(play, odd, "wish", closes=3)
    asker = Asker(PEOPLE[1].person, PEOPLE[1].name, "hello")
    said = decided(play.match, msg.Say("hello", "good evening"), asker, 9.0)
    assert isinstance(said, Change)
    assert said.match.holder is None
    assert [row.client for row in said.rows].count("hello") == 1
    assert said.match.done[asker.person, "hello"] == said.seq


def test_a_turn_closes_though_its_timer_rings_a_moment_too_soon(sqlite_store: str) -> None:
    async def play(table: Evening) -> None:
        actor = await table.match("me", "guest")
        while actor.match.due is None:
            match = actor.match
            seat = match.deciders()[0]
            asker = table.asker(("Ada", "Ben")[seat], f"move-{match.seq}")
            first = str(next(iter(match.game.legal(match.line.state, seat))))
            await actor.ask(msg.Move(asker.client, match.seq, seat, (first,), closes=3), asker)
        stream = table.listen(actor, "Ben")
        timer = table.clock.alarms.pop()
        table.clock.time = timer.at - 0.001
        timer.call()
        answer = await actor.ask(msg.Undo("late", 1 - (actor.match.holder or 0)), table.asker("Ada", "late"))
        assert isinstance(answer, msg.Refused), "what the timer did is done"
        assert actor.match.holder is not None
        table.clock.forward(0.002)
        await until(stream, lambda told: isinstance(told, msg.Situation) and told.held is None)

    evening(sqlite_store, play)


def test_a_turn_waits_for_its_owner_where_they_chose_so() -> None:
    play, odd = wishing()
    moves(play, odd, "wish")
    assert play.match.due is None
    assert deciding.overdue(play.match, 1e9) is None


@pytest.mark.parametrize(("first_asked", "waits"), [("lanterns.hang", False), ("lanterns.bury", True)])
def test_what_is_uncovered_within_a_turn_waits_for_nobody(first_asked: str, waits: bool) -> None:
    """After a wish a lantern is dealt, and the seat buries one: of the same turn, or of the next."""
    play, odd = wishing()
    play.match.box = replace(LANTERNS, begins=frozenset((first_asked,)))
    moves(play, odd, "wish")
    assert (play.match.holder is not None) == waits
    assert isinstance(play.match.line.node, Chance) == waits
    assert (refused(play.undo(0)) is None) == waits


def test_a_market_that_is_blown_away_is_dealt_anew_within_the_turn_and_a_card_laid_ends_it() -> None:
    """Growing begins turns in Kodama, but not after a gust."""
    summers = (begun(box("kodama"), Random(f"gust {at}"), 10) for at in range(64))
    match = next(summer for summer in summers if summer.line.state.decrees[-1] == "gust")
    seat, market = match.deciders()[0], set(match.line.state.market)
    blown = Change(match, 2.0).move(seat, ("gust",), Mover.PERSON, None).match
    assert (blown.holder, blown.deciders(), blown.undoable(seat)) == (None, (seat,), None)
    assert len(blown.line.state.market) == len(market)
    place = next(str(move) for move in blown.game.legal(blown.line.state, seat) if str(move).startswith("place"))
    grown = Change(blown, 3.0).move(seat, (place,), Mover.PERSON, None).match
    assert (grown.holder, grown.deciders()) == (seat, ())


@pytest.mark.parametrize("name", names())
def test_a_preview_tells_what_the_move_then_does_up_to_the_first_hidden_outcome(name: str) -> None:
    rng = Random(f"preview {name}")
    tried = 0
    for so_far in range(2, 42, 4):
        match = begun(box(name), rng, so_far)
        node = match.line.node
        if not isinstance(node, Decision) or len(node.seats) > 1:
            continue
        seat = node.seats[0]
        move = match.game.legal(match.line.state, seat).sample(rng)
        told = trying.answered(match, msg.Preview("p", seat, (str(move),)))
        assert isinstance(told, msg.Previewed)
        if told.done == 0:
            assert told.then == "hidden"
            continue
        tried += 1
        line = Line.from_state(match.game, match.line.options, match.line.state)
        line.play(seat, move)
        assert bytes(told.view) == canonical(match.game.view(line.state, seat))
        assert told.then == _next(line, seat)
        gained = sum(entry.amount for entry in told.scored) - sum(entry.amount for entry in told.lost)
        before, after = match.game.ledger(match.line.state), match.game.ledger(line.state)
        assert gained == sum(entry.amount for entry in after) - sum(entry.amount for entry in before)
    assert tried > 4


def _next(line: Line[Any, Any, Any], seat: Seat) -> str:
    node = line.node
    if isinstance(node, Decision):
        return "you" if seat in node.seats else "others"
    return "hidden" if isinstance(node, Chance) else "over"


def test_why_names_the_rules_that_a_move_would_break() -> None:
    play, odd = wishing()
    why = trying.answered(play.match, msg.Why("w", 0, "hang L1 777"))
    assert isinstance(why, msg.Explained)
    assert why.faults
    fine = trying.answered(play.match, msg.Why("w", 0, odd))
    assert isinstance(fine, msg.Explained)
    assert not fine.faults
    unread = trying.answered(play.match, msg.Why("w", 0, "hang the moon"))
    assert isinstance(unread, msg.Refused)
    assert unread.error == "table.notation"


def test_nothing_is_tried_by_a_seat_that_has_nothing_to_decide() -> None:
    play, _ = wishing()
    answer = trying.answered(play.match, msg.Preview("p", 1, ("pass",)))
    assert isinstance(answer, msg.Refused)


@pytest.mark.parametrize("name", names())
def test_what_a_preview_tells_depends_on_nothing_but_the_view(name: str) -> None:
    """Dealt from another world that the seat could be in, the table answers byte for byte the same."""
    rng = Random(f"blind {name}")
    match = begun(box(name), rng, 12)
    node = match.line.node
    assert isinstance(node, Decision)
    seat = node.seats[0]
    move = str(match.game.legal(match.line.state, seat).sample(rng))
    query = msg.Preview("p", seat, (move,), ("everdell.pay", "everdell.step"))
    told = msgspec.json.encode(trying.answered(match, query))
    for _ in range(5):
        world = match.game.world(match.game.view(match.line.state, seat), rng)
        other = match.fork()
        other.line.states[-1] = world
        assert msgspec.json.encode(trying.answered(other, query)) == told


def test_the_offers_of_whoever_decides_are_told_as_data_to_them_alone() -> None:
    match = begun(box("everdell-duo"), Random("offers"), 6)
    node = match.line.node
    assert isinstance(node, Decision)
    (seat,) = node.seats
    offers = situation(match, seat).legal
    assert offers is not None
    legal = list(match.game.legal(match.line.state, seat))
    assert [offer.move for offer in offers] == [str(move) for move in legal]
    assert [msgspec.json.decode(offer.data)["is"] for offer in offers] == [type(move).__name__ for move in legal]
    assert situation(match, Seat(1 - seat)).legal is None
    assert situation(match, None).legal is None


def test_a_game_that_is_over_asks_nothing() -> None:
    match = begun(LANTERNS, Random("over"), 400)
    assert isinstance(match.line.node, Terminal)
    assert situation(match, ADA).asked is None
    assert isinstance(trying.answered(match, msg.Preview("p", 0, ("pass",))), msg.Refused)


@pytest.mark.parametrize("name", names())
def test_any_game_can_be_shown_by_its_own_drawing_and_menu(name: str) -> None:
    match = begun(box(name), Random(f"shown {name}"), 6)
    node = match.line.node
    assert isinstance(node, Decision)
    seat = node.seats[0]
    shown = trying.answered(match, msg.Show("s", seat))
    assert isinstance(shown, msg.Shown)
    assert shown.svg.startswith("<svg")
    legal = match.game.legal(match.line.state, seat)
    for move in _moves(shown.menu):
        assert match.game.parse(move) in legal
    onlooker = trying.answered(match, msg.Show("s", None))
    assert isinstance(onlooker, msg.Shown)
    assert onlooker.menu == ()


def _moves(menu: tuple[msg.MenuItem, ...]) -> list[str]:
    return [move for item in menu for move in ([item.move] if item.move else _moves(item.then))]


@pytest.mark.parametrize("name", ["everdell-duo", "kodama", "kodama-3d"])
def test_whoever_waits_may_try_what_they_have_in_mind(name: str) -> None:
    rng = Random(f"waiting {name}")
    tried = 0
    for so_far in range(8, 40, 2):
        match = begun(box(name), rng, so_far)
        node = match.line.node
        if not isinstance(node, Decision) or len(node.seats) > 1 or node.ask not in match.box.begins:
            continue
        mover, waits = node.seats[0], Seat(1 - node.seats[0])
        on_turn = match.box.on_turn
        assert on_turn is not None
        before = digest(match.line.state)
        own = on_turn(match.line.state, waits)
        if own is None:
            continue
        move = match.game.legal(own, waits).sample(rng)
        told = trying.answered(match, msg.Preview("p", waits, (str(move),)))
        assert isinstance(told, msg.Previewed)
        assert not told.faults
        tried += 1
        assert digest(match.line.state) == before
        assert situation(match, mover).waiting == (mover,)
    assert tried > 2


def test_those_who_played_together_are_told_that_they_lost_together() -> None:
    match = begun(box("everdell-duo"), Random("together"), 2000, mode="cooperative", chapter="15")
    end = situation(match, ADA).end
    assert end is not None
    assert (end.together, end.winners, end.reason.rule) == (True, (), "everdell.coop.end")
    against = situation(begun(LANTERNS, Random("over"), 400), ADA).end
    assert against is not None
    assert not against.together
    assert against.winners


@rule("table.resigned")
@rule("table.nothing-to-give-up")
def test_whoever_gives_up_loses_and_the_match_is_over() -> None:
    play, _ = wishing()
    assert accepted(play.ask(0, msg.Resign("r", 0)))
    told = situation(play.match, BEN)
    assert (told.status, told.waiting, told.legal, told.asked) == ("over", (), None, None)
    assert told.end is not None
    assert (told.end.winners, told.end.reason.rule) == ((1,), "table.resigned")
    assert refused(play.move(0)) == "table.rules"
    assert refused(play.undo(0)) == "table.nothing-to-undo"
    assert refused(play.ask(1, msg.Resign("s", 1))) == "table.nothing-to-give-up"
    again = opened(lambda _: LANTERNS, play.rows)
    assert again.over


def test_of_more_than_two_whoever_gives_up_is_played_for() -> None:
    play = Play(3)
    assert accepted(play.ask(0, msg.Resign("r", 0)))
    assert not play.match.over
    assert play.match.seats[0].played_by_bot


@rule("table.agreed")
def test_a_match_stops_when_everybody_who_plays_would_like_to() -> None:
    play, _ = wishing()
    assert accepted(play.ask(0, msg.StopHere("a", 0, wish=True)))
    assert situation(play.match, BEN).stopping == (0,)
    assert accepted(play.ask(0, msg.StopHere("b", 0, wish=False)))
    assert accepted(play.ask(1, msg.StopHere("c", 1, wish=True)))
    assert not play.match.over
    assert accepted(play.ask(0, msg.StopHere("d", 0, wish=True)))
    end = situation(play.match, None).end
    assert end is not None
    assert (end.winners, end.reason.rule) == ((), "table.agreed")


@rule("table.called-off")
@rule("table.begun")
def test_only_the_host_calls_off_a_match_and_only_before_it_begins() -> None:
    play, _ = wishing()
    assert refused(play.ask(0, msg.CallOff("a"))) == "table.begun"
    assert refused(play.ask(1, msg.CallOff("b"))) == "table.not-host"
    first = play.rows[0]
    gathering = opened(lambda _: LANTERNS, [first])
    off = decided(gathering, msg.CallOff("c"), Asker(PEOPLE[0].person, PEOPLE[0].name, "c"), 1.0)
    assert isinstance(off, Change)
    told = situation(off.match, None)
    assert (told.status, told.end, told.waiting) == ("over", None, ())
