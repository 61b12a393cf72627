"""Miss Thorn: what she begins with, takes and scores, and what beating her is worth; and playing alone."""

from random import Random

import pytest
from everdell_table import EVENTS, GAME, ME, MEADOW, asked, legal, play, settled
from everdell_team import EASY, HARD, NORMAL, team

from understory.core import CHANCE, SPECTATOR, Decision, Entry, Seat, Terminal
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.record import Claim
from understory.games.everdell_duo.rules.together.result import result
from understory.games.everdell_duo.rules.together.skunks import standing
from understory.games.everdell_duo.rules.together.thorn import thorn_ledger
from understory.games.everdell_duo.rules.vocabulary import CardId, EventId, Section
from understory.testing import random_line, rule

LAID = [f"lay {event}" for event in ("fair", "B4", "A1", "C5", "D1", "E1")]


def begun(players: int = 2, **options: str) -> State:
    return GAME.start(GAME.spec.chosen(players, {"mode": "challenge", **options}))


def late(together: object = NORMAL, season: str = "winter", **rest: object) -> State:
    """One step before the season ends: the moon at the end, the sun one short of it."""
    state = team(together=together, season=season, **rest)  # type: ignore[arg-type]
    ahead = [at for at in range(7) if not state.path >> at & 1]
    state.sun, state.moon = ahead[-2], ahead[-1]
    return state


def finished(state: State) -> State:
    """After the last turn: a card drawn, nothing shared."""
    state = settled(play(state, "draw"))
    return settled(play(state, "sun")) if state.pending else state


def over(state: State) -> Terminal:
    node = GAME.node(finished(state))
    assert isinstance(node, Terminal)
    return node


class TestSetUp:
    @rule("everdell.challenge.setup")
    def test_the_first_event_skunk_stands_on_event_a_and_the_others_are_rolled(self) -> None:
        state = play(begun(difficulty="hard"), "hare 0", *LAID, "roll 3", "roll 1", "roll 1", "roll 2", "roll 6")
        assert standing(state, Section.EVENTS) == ("event-3", "event-4"), "event A lies third; 3 is taken"
        assert standing(state, Section.PATH) == ("path-1", "path-2", "path-3")
        assert standing(state, Section.LOCATIONS) == ("farm-4",)

    @rule("everdell.challenge.setup")
    def test_in_later_seasons_all_are_rolled(self) -> None:
        state = settled(late(skunks=["event-1"]))
        state = play(state, "draw")
        while state.pending[-1].ask is not Ask.ROLL:
            state = GAME.apply(state, CHANCE, GAME.node(state).pick(0))  # type: ignore[union-attr]
        assert (state.season, state.pending[-1].what, state.pending[-1].left) == (1, "events", 1)

    @rule("everdell.challenge.setup")
    def test_three_cards_go_face_up_to_her_pile_after_the_winter_draws(self) -> None:
        state = begun()
        while state.pending[-1].ask is not Ask.THORN:
            node = GAME.node(state)
            if isinstance(node, Decision):
                state = GAME.apply(state, node.seats[0], next(iter(GAME.legal(state, node.seats[0]))))
            else:
                state = GAME.apply(state, CHANCE, node.pick(0))  # type: ignore[union-attr]
        assert sum(map(len, state.hands)) == 7
        card = GAME.parse(f"deal {state.deck[0]}")
        assert GAME.seen(state, CHANCE, card, SPECTATOR) == card
        state = settled(state)
        assert (len(state.together.thorn), asked(state)) == (3, Ask.ACT)

    @rule("everdell.challenge.skunks")
    @pytest.mark.parametrize(("difficulty", "rolls"), [("easy", (0, 3, 0)), ("normal", (0, 3, 1)), ("hard", (1, 3, 1))])
    def test_skunks_by_difficulty(self, difficulty: str, rolls: tuple[int, int, int]) -> None:
        state = play(begun(difficulty=difficulty), "hare 0", *LAID)
        found = {frame.what: frame.left for frame in state.pending if frame.ask is Ask.ROLL}
        assert tuple(found.get(section, 0) for section in Section) == rolls, "beside the one on event A"

    @rule("everdell.challenge.skunks")
    def test_event_skunks_do_not_block_and_the_bridge_is_not_spent_on_them(self) -> None:
        city = ("mine", "fool", "inn", "town-crier", "castle", "bridge")
        state = team(together=EASY, city=city, events=("fair",), skunks=["event-1"], counters=[("bridge", 3)])
        state = play(state, "place event-1")
        assert (state.achieved, state.counters) == ((("fair",), ()), (("bridge", 3),))

    @rule("everdell.challenge.sharing")
    @pytest.mark.parametrize(
        ("together", "free", "at_handshake"), [(EASY, True, True), (NORMAL, False, True), (HARD, False, False)]
    )
    def test_sharing_is_free_limited_or_forbidden(self, together: object, free: bool, at_handshake: bool) -> None:
        share = {"together": together, "supply": (1, 0, 0, 0)}
        assert ("share twig" in legal(team(**share))) == free  # type: ignore[arg-type]
        assert ("share twig" in legal(team(**share, sun=3))) == at_handshake  # type: ignore[arg-type]


class TestSeasonEnd:
    @rule("everdell.challenge.season-end")
    @pytest.mark.parametrize(("season", "row"), [("winter", 0), ("spring", 6), ("summer", 0)])
    def test_she_takes_the_meadow_card_as_the_seasons_arrow_points(self, season: str, row: int) -> None:
        state = play(late(season=season, skunks=["path-1", "path-5"]), "draw", "deal fool")
        assert state.together.thorn == (MEADOW[row], MEADOW[row + 4])
        assert all(state.meadow[at] != MEADOW[at] for at in (row, row + 4))

    @rule("everdell.challenge.season-end")
    def test_on_the_last_space_she_takes_from_the_deck(self) -> None:
        state = play(late(skunks=["path-7"]), "draw", "deal fool")
        assert state.pending[-1].ask is Ask.THORN
        assert play(state, "deal judge").together.thorn == ("judge",)

    @rule("everdell.challenge.season-end")
    def test_from_a_gap_she_takes_from_the_deck_and_if_there_is_none_nothing(self) -> None:
        gap = ["", *MEADOW[1:]]
        state = late(skunks=["path-1"], meadow=gap, deck=("fool",))
        state.discard = ()
        state = play(state, "draw", "deal fool")
        assert state.together.thorn == ()
        assert state.season == 1

    @rule("everdell.challenge.season-end")
    def test_an_unachieved_event_under_a_skunk_is_hers_an_empty_space_gives_nothing(self) -> None:
        state = late(skunks=["event-1", "event-2"], events=("", *EVENTS[1:]))
        state = play(state, "draw", "deal fool")
        assert state.together.reported == (EVENTS[1],)
        assert state.events[1] == ""

    @rule("everdell.challenge.season-end")
    def test_before_workers_go_home_and_then_the_meadow_is_filled(self) -> None:
        state = play(late(skunks=["path-1"], workers=[("farm-1", 0)]), "draw", "deal fool")
        assert (state.workers, state.season) == ((("farm-1", 0),), 0)
        assert state.pending[-1].ask is Ask.REFILL

    @rule("everdell.challenge.season-end")
    @rule("everdell.construction.storehouse")
    def test_a_storehouse_she_takes_loses_its_load(self) -> None:
        state = late(skunks=["path-1"], meadow=("storehouse", *MEADOW[1:]))
        state.loads = ((CardId("storehouse"), (1, 1, 0, 0)),)
        assert play(state, "draw", "deal fool").loads == ()

    @rule("everdell.challenge.season-end")
    @pytest.mark.parametrize("seed", range(6))
    def test_she_always_ends_with_fifteen_cards(self, seed: int) -> None:
        line = random_line(GAME, GAME.spec.chosen(2, {"mode": "challenge"}), Random(seed))
        assert len(line.state.together.thorn) == 15


@rule("everdell.challenge.thorn")
def test_she_gains_nothing_but_cards_and_events_and_ignores_their_text() -> None:
    state = late(season="autumn", skunks=["path-2"], together=EASY)
    state.together = state.together._replace(thorn=(CardId("castle"), CardId("queen"), CardId("bathhouse")))
    node = over(state)
    entries = [entry for entry in thorn_ledger(finished(state)) if entry.source in LIBRARY.cards]
    assert all(entry.amount == LIBRARY.cards[CardId(entry.source)].points for entry in entries), "printed points alone"
    assert dict(node.reason.evidence)["achievements"] == ()


class TestTheEnd:
    @rule("everdell.challenge.end")
    @pytest.mark.parametrize(("together", "purple", "bonus"), [(EASY, 2, 15), (NORMAL, 4, 20), (HARD, 6, 25)])
    def test_she_scores_cards_events_prosperity_and_a_bonus(self, together: object, purple: int, bonus: int) -> None:
        state = late(together, "autumn", events=("A1", "", "", "", "", ""))
        state.together = state.together._replace(thorn=(CardId("castle"), CardId("mine")))
        hers = sum(LIBRARY.cards[CardId(card)].points for card in ("castle", "mine")) + purple + bonus
        assert dict(over(state).reason.evidence)["thorn"] == hers + LIBRARY.events[EventId("A1")].points

    @rule("everdell.challenge.end")
    def test_every_event_that_nobody_achieved_is_hers(self) -> None:
        state = finished(late(season="autumn"))
        assert sorted(state.together.reported) == sorted(EVENTS)

    @rule("everdell.challenge.end")
    @pytest.mark.parametrize(("more", "won"), [(0, False), (1, True)])
    def test_a_tie_is_hers(self, more: int, won: bool) -> None:
        state = late(EASY, "autumn", events=[""] * 6)
        state.score(0, 15 + more, "wall")
        assert over(state).winners == ((ME, Seat(1)) if won else ())

    @rule("everdell.challenge.end")
    def test_her_points_stand_in_a_ledger_of_their_own(self) -> None:
        end = finished(late(EASY, "autumn"))
        view = GAME.view(end, ME)
        assert (
            sum(entry.amount for entry in view.thorn_ledger)
            == dict(over(late(EASY, "autumn")).reason.evidence)["thorn"]
        )
        assert {entry.seat for entry in view.thorn_ledger} == {CHANCE}
        assert {entry.seat for entry in view.ledger} <= {0, 1}
        assert GAME.view(late(EASY), ME).thorn_ledger == ()

    @rule("everdell.challenge.end")
    def test_every_point_of_hers_says_what_gave_it(self) -> None:
        state = team(together=NORMAL._replace(thorn=(CardId("monk"), CardId("castle")), reported=(EventId("A1"),)))
        event = LIBRARY.events[EventId("A1")].points
        assert thorn_ledger(state) == (
            Entry(CHANCE, LIBRARY.cards[CardId("castle")].points, "castle", "end"),
            Entry(CHANCE, 4, "everdell.challenge.end", "end", (("card", "castle"),)),
            Entry(CHANCE, event, "A1", "end"),
            Entry(CHANCE, 20, "everdell.challenge.end", "end", (("difficulty", "normal"),)),
        ), "the Monk has no points, and is not purple"

    @rule("everdell.challenge.achievements")
    def test_beating_her_records_what_was_met(self) -> None:
        state = late(EASY, "autumn", events=[""] * 6, city=("mine",), housed=[("mine", 0)])
        state.tokens = 0b11110, 0
        state.score(1, 40, "wall")
        state.together = state.together._replace(claims=tuple(Claim(EventId(e), 0, 0) for e in EVENTS[:5]))
        met = dict(over(state).reason.evidence)["achievements"]
        assert met == ("humble", "efficient", "welcoming", "frugal", "overachiever", "excited")
        found = result(finished(state))
        assert (found.won, found.achievements, found.chapter) == (True, met, "")


@rule("everdell.campaign.solo")
class TestAlone:
    def test_one_seat_sees_both_hands_and_answers_for_both_mayors(self) -> None:
        state = GAME.start(GAME.spec.chosen(1))
        seats = set()
        for _ in range(200):
            node = GAME.node(state)
            if isinstance(node, Decision):
                seats.add((node.seats, state.pending[-1].seat))
                state = GAME.apply(state, node.seats[0], next(iter(GAME.legal(state, node.seats[0]))))
            elif not isinstance(node, Terminal):
                state = GAME.apply(state, CHANCE, node.pick(0))
            view = GAME.view(state, Seat(0))
            assert tuple(held.cards for held in view.holdings) == state.hands
            assert GAME.view(state, SPECTATOR).holdings[0].cards == ()
        assert seats == {((Seat(0),), 0), ((Seat(0),), 1)}

    def test_deck_and_discards_stay_hidden_but_ones_own(self) -> None:
        solo = NORMAL._replace(solo=True)
        state = play(team(together=solo, hand=("fool", "inn"), seat=Seat(0)), "trade", "discard fool", "discard inn")
        view = GAME.view(state, Seat(0))
        assert view.holdings[0].buried_cards == ("fool", "inn")
        assert view.deck == len(state.deck)

    def test_supplies_and_hands_are_kept_apart(self) -> None:
        solo = NORMAL._replace(solo=True)
        state = team(together=solo, hand=("mine",), other_supply=(9, 9, 9, 9))
        assert "play mine" not in legal(state)

    def test_there_is_one_score_and_one_winner(self) -> None:
        state = team(together=EASY._replace(solo=True), city=("castle",))
        state.pending = ()
        node = GAME.node(state)
        assert isinstance(node, Terminal)
        assert len(node.scores) == 1

    def test_conceding_needs_nobody_elses_word(self) -> None:
        state = team()
        state.together = state.together._replace(solo=True)
        assert isinstance(GAME.node(play(state, "concede")), Terminal)
