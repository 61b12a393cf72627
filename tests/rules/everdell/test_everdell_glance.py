"""What a table tells at a glance: points as they stand, what is lacking for events, turns left, how two fare."""

from random import Random

import pytest
from everdell_table import EVENTS, GAME, table
from everdell_team import team

from understory.cli.sentences import asked_words
from understory.core import CHANCE, Chance, Decision, Seat, totals
from understory.core.plain import canonical
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.face.card_words import text
from understory.games.everdell_duo.face.glance import Glance, Lacking, Standing, glance_at, glance_in
from understory.games.everdell_duo.rules.asking import NAMES, asked
from understory.games.everdell_duo.rules.scoring import ledger
from understory.games.everdell_duo.rules.state import LAST_CHANCE, Ask, State
from understory.games.everdell_duo.rules.vocabulary import Thing
from understory.locale import LANGUAGES, speak


def glance(state: State, seat: int = 0) -> Glance:
    return glance_at(GAME.view(state, Seat(seat)))


def lacking(state: State, event: str) -> Lacking | None:
    return glance(state).lacking[0][EVENTS.index(event)]


class TestPoints:
    def test_purple_cards_count_as_they_stand(self) -> None:
        told = glance(table(city=["castle", "mine", "inn"]))
        castle = [entry for entry in told.standing if entry.source == "castle"]
        assert [(entry.amount, dict(entry.evidence)) for entry in castle] == [(3, {}), (3, {"construction": 3})]

    def test_the_journey_counts_as_it_stands(self) -> None:
        told = glance(table(hand=["fool", "bard"], other_city=["mine"]))
        assert told.journey == (2, 1)
        assert [(entry.seat, entry.source) for entry in told.standing if entry.source == "journey"] == [(0, "journey")]


class TestEvents:
    def test_what_is_lacking_is_told_thing_by_thing(self) -> None:
        assert lacking(table(city=["mine", "barn", "kiln"]), "A1") == Lacking(((Thing.GREEN, 1),))
        assert lacking(table(city=["mine", "barn", "kiln", "sawmill"]), "A1") == Lacking()

    def test_more_than_the_opponent_is_counted_against_what_the_opponent_has(self) -> None:
        state = table(city=["bard"], supply=(0, 0, 0, 3), other_supply=(0, 0, 0, 5), other_city=["fool"])
        assert lacking(state, "D1") == Lacking((), (Thing.CREATURE, Thing.BERRY), 3)

    def test_one_of_each_is_needed_and_counts_towards_the_rest(self) -> None:
        things = (Thing.CREATURE, Thing.BERRY)
        assert lacking(table(supply=(0, 0, 0, 2)), "D1") == Lacking(((Thing.CREATURE, 1),), things, 1)

    def test_an_event_that_is_gone_lacks_nothing(self) -> None:
        assert glance(table(events=["", *EVENTS[1:]])).lacking[0][0] is None


def test_turns_that_are_left_are_those_of_sun_and_moon() -> None:
    assert glance(table(sun=2, moon=6)).steps == (4, 0)


class TestTogether:
    def test_skunks_on_the_path_shorten_the_season(self) -> None:
        assert glance(team(skunks=["path-2", "path-3"])).steps == (4, 4)

    def test_objectives_tell_how_far_they_are(self) -> None:
        company = glance(team()).company
        assert company is not None
        assert [(one.need, one.standing) for one in company.objectives][:1] == [(4, Standing.OPEN)]


def _play(options: dict[str, str], players: int) -> list[tuple[State, Seat]]:
    rng, found = Random(11), []
    state = GAME.start(GAME.spec.chosen(players, options))
    while True:
        node = GAME.node(state)
        if isinstance(node, Decision):
            seat = node.seats[0]
            found.append((state, seat))
            state = GAME.apply(state, seat, GAME.legal(state, seat).sample(rng))
        elif isinstance(node, Chance):
            state = GAME.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
        else:
            return [*found, (state, Seat(0))]


MODES = [({}, 2), ({"mode": "cooperative", "chapter": "7"}, 2), ({"mode": "challenge", "difficulty": "hard"}, 1)]


@pytest.mark.parametrize(("options", "players"), MODES)
def test_a_glance_is_the_same_from_whatever_world_the_view_allows(options: dict[str, str], players: int) -> None:
    for state, seat in _play(options, players)[::5]:
        view = GAME.view(state, seat)
        other = GAME.world(view, Random(99))
        assert canonical(glance_at(view)) == canonical(glance_in(other)) == canonical(glance_in(state))


@pytest.mark.parametrize(("options", "players"), MODES)
def test_at_the_end_points_as_they_stand_are_the_final_ones(options: dict[str, str], players: int) -> None:
    state, _ = _play(options, players)[-1]
    assert totals(glance(state).standing, players) == totals(ledger(state), players)


class TestAsked:
    def test_every_decision_has_a_name_of_its_own(self) -> None:
        assert len(set(NAMES)) == len(Ask)
        for options, players in MODES:
            for state, seat in _play(options, players)[:-1]:
                told = asked(GAME.view(state, seat))
                assert told.what == NAMES[state.pending[-1].ask]
                assert state.pending[-1].ask > LAST_CHANCE

    def test_a_question_names_the_card_that_asks_and_how_much_is_left(self) -> None:
        state = GAME.apply(table(hand=["baker"], supply=(0, 0, 0, 9)), Seat(0), GAME.parse("play baker"))
        told = asked(GAME.view(state, Seat(0)))
        assert (told.what, told.by, told.left) == ("everdell.exchange", "baker", 2)

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(("card", "supply"), [("baker", (0, 0, 0, 9)), ("tea-house", (1, 1, 1, 1))])
    def test_whoever_may_pay_is_told_for_what_and_how_often(
        self, card: str, supply: tuple[int, int, int, int], language: str
    ) -> None:
        state = GAME.apply(table(hand=[card, "inn"], supply=supply), Seat(0), GAME.parse(f"play {card}"))
        told, tongue = asked(GAME.view(state, Seat(0))), speak(language)
        assert told.what == "everdell.exchange"
        words = asked_words(told, tongue)
        assert words.startswith(tongue.card_name(card))
        assert words.endswith(text(state.shelf, tongue, card))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_who_plays_both_mayors_is_not_asked_to_propose(self, language: str) -> None:
        shared = {"everdell.split", "everdell.keep"}
        told = {asked(GAME.view(*each)) for each in _play({"mode": "cooperative", "chapter": "1"}, 1)[:-1]}
        together = {asked(GAME.view(*each)) for each in _play({"mode": "cooperative", "chapter": "1"}, 2)[:-1]}
        alone, both = (
            {asked_words(each, speak(language)) for each in several if each.what in shared}
            for several in (told, together)
        )
        assert {each.what for each in told} >= shared
        assert not alone & both

    def test_the_box_tells_what_is_asked(self) -> None:
        assert EVERDELL_DUO.asked is asked
