"""Objectives: what each kind asks for, of whom, when it is looked at, and that it stays met."""

from dataclasses import replace

import pytest
from everdell_table import GAME, ME, RICH, YOU, play
from everdell_team import CHAPTER, team

from understory.core import CHANCE, Chance, Decision, Event, Seat, Terminal
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.together import (
    Achieved,
    Built,
    Condition,
    Least,
    Most,
    Objective,
    Occupied,
    Tokens,
    Unused,
    Who,
)
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.objectives import fulfilled, is_met, look_at_objectives, progress
from understory.games.everdell_duo.rules.together.record import Claim, Met
from understory.games.everdell_duo.rules.vocabulary import CardId, ChapterId, EventId, Thing
from understory.testing import rule

YEAR = (0, 1, 2, 3)
TRIAL = ChapterId("99")


def objective(
    condition: Condition, who: Who = Who.TEAM, seasons: tuple[int, ...] = YEAR, *, end: bool = False
) -> Objective:
    return Objective(condition, who, seasons, end)


def asking(monkeypatch: pytest.MonkeyPatch, *objectives: Objective) -> None:
    """A chapter of number 99 that asks for these."""
    trial = replace(LIBRARY.chapters[ChapterId("1")], id=TRIAL, objectives=objectives)
    monkeypatch.setitem(LIBRARY.chapters, TRIAL, trial)


def trial(**rest: object) -> State:
    """A table of that chapter, without a watch."""
    return team(together=CHAPTER._replace(chapter=TRIAL, watches=0), **rest)  # type: ignore[arg-type]


class TestWhatIsCounted:
    @rule("everdell.coop.end")
    @pytest.mark.parametrize(
        ("thing", "who", "have"),
        [
            (Thing.GREEN, Who.TEAM, 2),
            (Thing.GREEN, Who.EACH, 2),
            (Thing.CARD, Who.HARE, 3),
            (Thing.TWIG, Who.TEAM, 5),
            (Thing.TWIG, Who.EITHER, 4),
            (Thing.TWIG, Who.EACH, 1),
            (Thing.TWIG, Who.HARE, 1),
            (Thing.TWIG, Who.TORTOISE, 4),
            (Thing.RESOURCE_TYPE, Who.TEAM, 3),
            (Thing.RESOURCE_TYPE, Who.EITHER, 2),
            (Thing.HAND, Who.TEAM, 3),
            (Thing.HAND, Who.TORTOISE, 2),
            (Thing.EVENT, Who.TEAM, 3),
            (Thing.EVENT, Who.HARE, 1),
            (Thing.EVENT, Who.EACH, 1),
        ],
    )
    def test_things_of_the_city_are_everybodys_and_others_as_the_objective_says(
        self, thing: Thing, who: Who, have: int
    ) -> None:
        state = team(
            city=("mine", "kiln", "fool"),
            supply=(1, 2, 0, 0),
            other_supply=(4, 0, 0, 1),
            hand=("inn",),
            other_hand=("wall", "judge"),
        )
        state.achieved = (EventId("A1"),), (EventId("B4"), EventId("C5"))
        assert progress(state, objective(Least(thing, 2), who)) == (have, 2)

    def test_the_hare_is_whoever_plays_the_hares(self) -> None:
        state = team(supply=(3, 0, 0, 0))
        assert progress(state, objective(Least(Thing.TWIG, 1), Who.HARE)) == (3, 1)
        state.hare = 1
        assert progress(state, objective(Least(Thing.TWIG, 1), Who.HARE)) == (0, 1)

    def test_at_most_is_broken_by_one_more(self) -> None:
        state = team(city=("mine", "kiln"))
        assert fulfilled(state, objective(Most(Thing.GREEN, 2), end=True))
        assert not fulfilled(state, objective(Most(Thing.GREEN, 1), end=True))

    def test_events_of_letters_by_somebody_in_some_seasons(self) -> None:
        state = team()
        claims = (("A1", 0, 0), ("fair", 1, 1), ("C5", 1, 3))
        state.together = state.together._replace(claims=tuple(Claim(EventId(e), m, s) for e, m, s in claims))

        def count(letters: tuple[str, ...] = (), who: Who = Who.TEAM, seasons: tuple[int, ...] = YEAR) -> int:
            return progress(state, objective(Achieved(9, letters), who, seasons))[0]

        assert (count(), count(("A", "C")), count(("fair",)), count(("B",))) == (3, 2, 1, 0)
        assert (count(who=Who.HARE), count(who=Who.TORTOISE), count(who=Who.EACH)) == (1, 2, 1)
        assert (count(seasons=(0, 1)), count(("C",), seasons=(0, 1))) == (2, 0)

    def test_point_tokens_count_with_those_on_cards(self) -> None:
        state = team(city=("bridge",), counters=[("bridge", 2)])
        state.score(0, 3, "wall")
        state.score(1, 1, "wall")
        assert progress(state, objective(Tokens(5))) == (6, 5)

    def test_occupied_tokens_count_on_constructions_cards_by_name_watches_unused(self) -> None:
        state = team(city=("mine", "kiln"), housed=[("mine", 0), ("mine", 1)], tokens=("red",))
        assert progress(state, objective(Occupied(3))) == (2, 3)
        assert progress(state, objective(Built((CardId("mine"), CardId("castle"))))) == (1, 2)
        assert progress(state, objective(Unused(1))) == (1, 1)


@rule("everdell.coop.end")
class TestWhenItIsLookedAt:
    def test_at_the_end_of_a_turn_and_then_it_stays_met(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asking(monkeypatch, objective(Least(Thing.TWIG, 3)))
        state = play(trial(), "place farm-1")
        assert state.together.met == (), "not before the turn is over"
        state = play(state, "sun")
        assert state.together.met == (Met("least-twig-3", 0, 0),)
        state = state.clone()
        state.supplies = (0, 0, 0, 0), (0, 0, 0, 0)
        look_at_objectives(state)
        assert is_met(state, objective(Least(Thing.TWIG, 3)))
        assert len(state.together.met) == 1, "and is not marked twice"

    def test_it_is_told_when_it_happens(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asking(monkeypatch, objective(Least(Thing.TWIG, 3)))
        before = play(trial(), "place farm-1")
        told = GAME.events(before, ME, GAME.parse("sun"), play(before, "sun"), YOU)
        assert Event.of("everdell.objective", objective="least-twig-3", season="winter", mayor=0) in told

    def test_a_season_too_late_is_too_late(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asking(monkeypatch, objective(Least(Thing.TWIG, 3), seasons=(0, 1)))
        assert play(trial(season="spring"), "place farm-1", "sun").together.met == (
            Met("least-twig-3-by-spring", 1, 0),
        )
        assert play(trial(season="summer"), "place farm-1", "sun").together.met == ()

    def test_what_a_season_tile_brings_is_looked_at_when_the_tile_is_done(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asking(monkeypatch, objective(Least(Thing.HAND, 1), seasons=(1,)))
        state = trial(sun=5, moon=6, seat=Seat(1), city=("castle",), deck=("fool", "judge", "bard", "monk", "wall"))
        state = play(state, "place farm-1", "sun")
        assert state.season == 1
        while state.turn < 0:
            node = GAME.node(state)
            if isinstance(node, Chance):
                state = GAME.apply(state, CHANCE, node.pick(0))
            elif isinstance(node, Decision):
                state = GAME.apply(state, node.seats[0], next(iter(GAME.legal(state, node.seats[0]))))
        assert state.together.met == (Met("least-hand-1-in-spring", 1, -1),)

    def test_one_for_the_end_counts_at_the_end_alone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        wanted = objective(Least(Thing.TWIG, 3), end=True)
        asking(monkeypatch, wanted)
        state = play(trial(), "place farm-1", "sun")
        assert state.together.met == ()
        assert is_met(state, wanted)
        state = state.clone()
        state.supplies = (0, 0, 0, 0), (0, 0, 0, 0)
        assert not is_met(state, wanted)

    def test_every_objective_must_be_met(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asking(monkeypatch, objective(Built((CardId("mine"),))), objective(Tokens(1)))
        state = play(trial(hand=("mine",), supply=RICH), "play mine", "moon")
        state = state.clone()
        state.pending = ()
        node = GAME.node(state)
        assert isinstance(node, Terminal)
        assert dict(node.reason.evidence)["missed"] == ("tokens-1",)
        state.together = state.together._replace(met=(*state.together.met, Met("tokens-1", 3, 0)))
        state.score(0, 85, "wall")
        node = GAME.node(state)
        assert isinstance(node, Terminal)
        assert node.winners == (ME, YOU)

    def test_the_challenge_has_none(self) -> None:
        state = team(together=CHAPTER._replace(chapter=ChapterId("")))
        look_at_objectives(state)
        assert state.together.met == ()
