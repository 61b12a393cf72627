"""The booklet's examples of playing together, from the set-up on, and a whole challenge that must never change."""

from pathlib import Path

from understory.core import CHANCE, Chance, Decision, Line, Seat, Terminal, judged, read, replayed, totals
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.skunks import standing
from understory.games.everdell_duo.rules.together.thorn import thorn_ledger
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import Section
from understory.testing import rule

GAME = EVERDELL_DUO.game
HARE, TORTOISE = Seat(0), Seat(1)
RECORD = Path(__file__).with_name("everdell_duo_challenge.record")
EVENTS = "B1 C1 A1 D1 fair E1"
MEADOW = "castle palace queen theater wall ever-tree lighthouse monument chancellor architect weaver chronicler"
HANDS = "mine spelunker kiln barn"


def opened(difficulty: str, rolls: str) -> Line[State, Move, View]:
    """A challenge dealt as written, up to the hare's first turn; the tortoise takes what winter brings."""
    options = {"hare": "0", "mode": "challenge", "difficulty": difficulty}
    line: Line[State, Move, View] = Line(GAME, GAME.spec.chosen(2, options))
    deals = [f"lay {event}" for event in EVENTS.split()] + [f"roll {side}" for side in rolls.split()]
    deals += [f"deal {card}" for card in MEADOW.split()] + ["flow r-exchange", "flow r-twigs"]
    deals += [f"deal {card}" for card in HANDS.split()]
    after(line, *deals, "give deck 1", "trust", "deal sawmill", "give deck 1", "deal harbor", "give meadow 1")
    after(line, "take chronicler")
    return after(line, "deal bard", "deal fool", "deal judge", "deal inn")


def after(line: Line[State, Move, View], *notations: str) -> Line[State, Move, View]:
    for notation in notations:
        node = line.node
        seat = node.seats[0] if isinstance(node, Decision) else CHANCE
        assert not judged(GAME, line.state, seat, GAME.parse(notation)), notation
        line.play(seat, GAME.parse(notation))
    return line


@rule("everdell.challenge.setup")
@rule("everdell.coop.skunk.place")
def test_skunks_are_counted_from_the_left_without_the_handshake_and_the_first_stands_on_event_a() -> None:
    state = opened("hard", "3 6 6 4 2").state
    assert standing(state, Section.EVENTS) == ("event-3", "event-4"), "3 is where event A lies, so the next"
    assert standing(state, Section.PATH) == ("path-1", "path-5", "path-7"), "6, then round to 1; 4 is the fifth space"
    assert standing(state, Section.LOCATIONS) == ("river-2",)
    assert (state.sun, state.moon) == (1, 1)


@rule("everdell.coop.skunk.wrap")
def test_a_skunk_past_the_sixth_event_returns_to_the_first() -> None:
    line = opened("hard", "6 1 2 3 1")
    assert standing(line.state, Section.EVENTS) == ("event-3", "event-6")
    end_of_season(line)
    after(line, "roll 6", "roll 6")
    assert standing(line.state, Section.EVENTS) == ("event-1", "event-6"), "the seventh space is never used"


@rule("everdell.coop.path.jump")
@rule("everdell.challenge.season-end")
def test_a_season_with_three_skunks_has_six_turns_and_miss_thorn_takes_three_cards() -> None:
    line = opened("easy", "1 3 6")
    assert len(line.state.together.thorn) == 3
    turns = end_of_season(line)
    assert turns == 6
    state = line.state
    assert state.together.thorn[3:5] == ("castle", "queen"), "upper right of the first and the third space"
    assert len(state.together.thorn) == 6, "and the top card of the deck for the sixth numbered space"
    assert state.together.reported == ("A1",), "the event under the skunk, which nobody achieved"


def end_of_season(line: Line[State, Move, View]) -> int:
    """Draw until the season is over, sharing nothing and leaving the meadow alone; how many turns that took."""
    turns = 0
    season = line.state.season
    while line.state.season == season:
        node = line.node
        if isinstance(node, Chance):
            line.play(CHANCE, node.pick(0))
            continue
        assert isinstance(node, Decision)
        acting = line.state.pending[-1].ask is Ask.ACT
        turns += acting
        line.play(node.seats[0], GAME.parse("draw") if acting else next(iter(GAME.legal(line.state, node.seats[0]))))
    return turns


@rule("everdell.challenge.end")
def test_a_whole_challenge_replays_to_the_same_end() -> None:
    text = RECORD.read_text("utf-8")
    line = replayed(GAME, read(text))
    node = line.node
    assert isinstance(node, Terminal)
    told = next(row for row in text.splitlines() if row.startswith("# "))
    assert told == f"# ended {node.scores[0]} points, {node.reason}"
    assert totals(GAME.ledger(line.state), 2) == node.scores
    assert sum(entry.amount for entry in thorn_ledger(line.state)) == dict(node.reason.evidence)["thorn"]
    assert len(line.state.together.thorn) == 15
