"""Two who play together: one city, skunks, tokens that jump, what is whose, tiles, and the end of a chapter."""

import pytest
from everdell_table import EVENTS, GAME, ME, RICH, YOU, asked, gained, legal, play, points, settled
from everdell_team import CHAPTER, NORMAL, begun, team, until

from understory.core import OptionError, Seat, Terminal
from understory.games.everdell_duo.rules.effects.gains import earn
from understory.games.everdell_duo.rules.spaces import HANDSHAKE
from understory.games.everdell_duo.rules.state import Ask, Frame, State
from understory.games.everdell_duo.rules.together.record import Claim
from understory.games.everdell_duo.rules.together.skunks import standing
from understory.games.everdell_duo.rules.vocabulary import (
    ChapterId,
    Colour,
    EventId,
    Section,
)
from understory.testing import rule

LAID = [f"lay {event}" for event in EVENTS]
IN_EACH = ChapterId("10")
"""A chapter with skunks in every section: one on events, two on the path, one on locations."""


# ---------------------------------------------------------------- set-up


@rule("everdell.modes")
def test_the_four_ways_to_play_are_options_of_one_game() -> None:
    modes = next(option for option in GAME.spec.options if option.name == "mode")
    assert getattr(modes, "values", ())[1:] == ("competitive", "cooperative", "challenge")
    assert (GAME.spec.fewest, GAME.spec.most, GAME.spec.usual) == (1, 2, 2)
    assert len(GAME.start(GAME.spec.chosen(2)).cities) == 2, "two play against each other where nothing is said"
    assert GAME.start(GAME.spec.chosen(1)).together.chapter == "1", "and one alone plays the first chapter"


@rule("everdell.coop.base")
class TestSetUp:
    def test_a_single_game_takes_any_one_chapter_at_a_chosen_difficulty(self) -> None:
        state = begun(difficulty="hard")
        assert (state.together.chapter, state.together.difficulty) == ("1", "hard")

    def test_each_draws_two_cards_and_the_winter_tile_brings_three_more(self) -> None:
        state = until(begun(), Ask.ACT)
        assert sum(map(len, state.hands)) == 7
        assert all(len(cards) >= 2 for cards in state.hands)

    def test_a_chapter_is_normal_or_hard(self) -> None:
        with pytest.raises(OptionError, match="normal or hard"):
            begun(difficulty="easy")

    def test_what_was_used_cannot_be_held_and_on_hard_one_card_only(self) -> None:
        with pytest.raises(OptionError, match="cannot be held"):
            begun(held="full-larder", spent="full-larder")
        with pytest.raises(OptionError, match="one card"):
            begun(held="full-larder,open-gates", difficulty="hard")


@rule("everdell.coop.board")
def test_nobody_gets_the_journey() -> None:
    state = team(hand=("mine", "kiln", "inn"), city=("fool",))
    state.pending = ()
    assert all(entry.source != "journey" for entry in GAME.ledger(state))


@rule("everdell.coop.city")
class TestOneCity:
    def test_both_build_it(self) -> None:
        state = team(hand=("kiln",), other_hand=("mine",), supply=RICH, other_supply=RICH, together=NORMAL)
        state = play(state, "play kiln", "play mine")
        assert state.cities == (("kiln", "mine"),)

    def test_its_points_are_everybodys(self) -> None:
        state = team(city=("castle", "mine"))
        state.pending = ()
        node = GAME.node(state)
        assert isinstance(node, Terminal)
        assert node.scores[0] == node.scores[1] > 0
        mine, yours = ([e for e in GAME.ledger(state) if e.seat == seat] for seat in (ME, YOU))
        assert [(e.amount, e.source) for e in mine] == [(e.amount, e.source) for e in yours]

    def test_blue_cards_serve_the_partner_from_the_next_turn_on(self) -> None:
        state = team(
            together=NORMAL,
            hand=("courthouse", "kiln"),
            other_hand=("mine",),
            supply=(9, 9, 9, 9),
            other_supply=(1, 0, 0, 0),
        )
        assert "play mine" in legal(play(state, "play courthouse"))
        assert "play mine" not in legal(play(state, "play kiln"))

    def test_the_diplomat_rewards_every_creature(self) -> None:
        state = team(together=NORMAL, city=("diplomat",), hand=("doctor",), supply=RICH)
        state = play(state, "play doctor", "pass")
        assert points(state, YOU) + points(state, ME) == 1


# ---------------------------------------------------------------- skunks


class TestSkunks:
    @rule("everdell.coop.skunk.place")
    def test_the_die_counts_spaces_from_the_left_section_by_section(self) -> None:
        state = play(begun(chapter=IN_EACH), *LAID, "roll 2", "roll 4", "roll 1", "roll 3")
        assert standing(state, Section.EVENTS) == ("event-2",)
        assert standing(state, Section.PATH) == ("path-1", "path-5"), "the handshake, the fourth, is skipped"
        assert standing(state, Section.LOCATIONS) == ("farm-1",), "the river counts as one and two"

    @rule("everdell.coop.skunk.place")
    def test_a_space_that_is_taken_gives_the_next_to_the_right(self) -> None:
        state = play(_rolling(Section.LOCATIONS, 3), "roll 2", "roll 2", "roll 3")
        assert standing(state, Section.LOCATIONS) == ("river-2", "farm-1", "farm-2")

    @rule("everdell.coop.skunk.place")
    def test_on_the_path_too_the_handshake_stays_free(self) -> None:
        state = play(_rolling(Section.PATH, 2), "roll 3", "roll 3")
        assert standing(state, Section.PATH) == ("path-3", "path-5")
        assert not state.path >> HANDSHAKE & 1

    @rule("everdell.coop.skunk.wrap")
    def test_past_the_sixth_event_comes_the_first(self) -> None:
        state = play(_rolling(Section.EVENTS, 3), "roll 6", "roll 6", "roll 1")
        assert standing(state, Section.EVENTS) == ("event-1", "event-2", "event-6")

    @rule("everdell.coop.skunk.move")
    def test_all_are_lifted_before_the_first_is_rolled_anew(self) -> None:
        late = _last_turn(skunks=["event-2", "path-1", "farm-4"])
        state = play(late, "draw", "deal fool", "sun", "roll 2", "roll 1", "roll 3", "roll 6")
        assert standing(state, Section.EVENTS) == ("event-2",), "its old space"
        assert standing(state, Section.LOCATIONS) == ("farm-4",)
        assert state.season == 1

    @rule("everdell.coop.season-order")
    def test_workers_home_skunks_tokens_to_the_start_river_then_the_tile(self) -> None:
        late = _last_turn(skunks=["path-6"], workers=[("farm-1", 0), ("farm-2", 1)])
        state = play(late, "draw", "deal fool", "sun")
        assert (state.season, state.workers, state.path) == (1, (), 0)
        assert [frame.ask for frame in reversed(state.pending)] == [Ask.ROLL] * 3 + [Ask.FLOW, Ask.SEASON]
        state = play(state, "roll 1", "roll 1", "roll 3", "roll 1")
        assert (state.sun, state.moon) == (1, 1), "before the river tiles are turned up"
        assert asked(play(state, "flow r-feast", "flow r-pebbles")) is Ask.SPLIT

    @rule("everdell.coop.path.start")
    @pytest.mark.parametrize(("rolls", "start"), [((1, 2), 2), ((2, 3), 0), ((1, 3), 1)])
    def test_both_start_on_the_leftmost_free_space(self, rolls: tuple[int, int], start: int) -> None:
        state = play(_rolling(Section.PATH, 2), *(f"roll {side}" for side in rolls))
        assert (state.sun, state.moon) == (start, start)

    @rule("everdell.play.start-of-season")
    def test_with_a_skunk_on_the_first_space_four_meadow_cards_can_be_played(self) -> None:
        plays = [move for move in legal(team(skunks=["path-1"], supply=RICH)) if move.startswith("play")]
        assert len(plays) == 4

    @rule("everdell.coop.path.jump")
    @pytest.mark.parametrize("skunks", [(), ("path-2",), ("path-1", "path-3"), ("path-5", "path-6", "path-7")])
    def test_with_k_skunks_each_token_makes_six_minus_k_steps(self, skunks: tuple[str, ...]) -> None:
        state, steps = team(together=NORMAL, skunks=skunks), 0
        while state.season == 0 and state.pending[-1].ask is Ask.ACT:
            before = state.sun + state.moon
            state = _draw(state)
            steps += 1
            assert state.season or state.sun + state.moon > before
        assert steps == 2 * (6 - len(skunks))

    @rule("everdell.coop.path.blocked-cards")
    def test_cards_between_two_skunks_cannot_be_played_but_taken(self) -> None:
        state = team(skunks=["path-2", "path-3"], supply=RICH, together=NORMAL)
        for sun, moon in ((0, 0), (3, 0), (3, 3), (4, 3)):
            state.sun, state.moon = sun, moon
            offered = legal(state)
            assert "play palace" not in offered, "the second column touches the second and third space only"
            assert "take palace" in offered


def _rolling(section: Section, count: int) -> State:
    state = team()
    state.pending = (*state.pending, Frame(Ask.ROLL, -1, section, 0, count))
    return state


def _last_turn(**rest: object) -> State:
    """The moon is at the end, and one step of the sun ends winter."""
    chapter = CHAPTER._replace(chapter=IN_EACH, watches=0)
    return team(sun=5, moon=6, together=chapter, **rest)  # type: ignore[arg-type]


def _draw(state: State) -> State:
    """A turn that draws, the first token that can moves."""
    state = GAME.apply(state, Seat(state.turn), GAME.parse("draw"))
    state = settled(state)
    while state.pending and state.pending[-1].ask is Ask.STEP:
        state = settled(GAME.apply(state, Seat(state.turn), next(iter(GAME.legal(state, Seat(state.turn))))))
    return state


# ---------------------------------------------------------------- what is whose


@rule("everdell.coop.supply")
class TestWhatIsWhose:
    def test_one_pays_with_ones_own(self) -> None:
        assert "play mine" not in legal(team(hand=("mine",), other_supply=RICH))

    def test_green_and_tan_cards_act_for_who_plays_them(self) -> None:
        state = play(team(together=NORMAL, hand=("mine",), supply=RICH), "play mine")
        assert gained(state, RICH, "mine") == (0, 0, 1, 0)
        assert state.supplies[1] == (0, 0, 0, 0)

    def test_a_blue_card_that_acts_on_your_turn_acts_for_you(self) -> None:
        state = team(together=NORMAL, seat=YOU, city=("guildhall",), other_hand=("mine",), other_supply=RICH)
        state = play(state, "play mine")
        assert gained(state, RICH, "mine", YOU) == (1, 0, 1, 0)

    def test_point_tokens_are_shared(self) -> None:
        state = team()
        state.score(0, 2, "wall")
        state.score(1, 3, "messenger")
        assert [entry.amount for entry in GAME.ledger(state) if entry.seat == 0] == [2, 3]


@rule("everdell.coop.red")
class TestRedCards:
    def test_the_visitor_gains_and_nobody_gets_the_owners_point(self) -> None:
        state = play(team(together=NORMAL, city=("granary",)), "place granary")
        assert gained(state, (0, 0, 0, 0)) == (0, 0, 0, 3)
        assert state.scored == ()

    def test_one_worker_to_a_card_whoevers(self) -> None:
        state = team(city=("granary",), workers=[("granary", 1)])
        assert "place granary" not in legal(state)


@rule("everdell.coop.occupied")
class TestOccupiedTokens:
    def test_two_tokens_may_lie_on_one_construction(self) -> None:
        state = team(
            together=NORMAL,
            city=("mine",),
            hand=("doctor",),
            other_hand=("monk",),
            tokens=("green",),
            other_tokens=("green",),
        )
        state = play(state, "play doctor", "play monk")
        assert state.housed == (("mine", 0), ("mine", 1))

    def test_the_fool_takes_the_partners_token_where_one_owns_none_of_its_colour(self) -> None:
        state = team(together=NORMAL, city=("mine",), hand=("fool", "inn"), housed=[("mine", 1)])
        state = play(state, "play fool", "discard inn", "reclaim mine")
        assert (state.tokens, state.housed) == ((1, 0), ())

    def test_but_not_where_one_owns_another(self) -> None:
        state = team(
            together=NORMAL,
            city=("mine", "kiln"),
            hand=("fool", "inn", "wall"),
            housed=[("mine", 1), ("kiln", 0)],
        )
        state = play(state, "play fool", "discard inn")
        assert legal(state) == ["reclaim kiln", "pass"]

    def test_a_token_that_the_partner_gains_in_my_turn_leaves_mine_of_use(self) -> None:
        state = team(together=NORMAL, city=("mine",), hand=("doctor",), tokens=("green",))
        earn(state, 1, Colour.GREEN)
        assert "play doctor" in legal(state)
        earn(state, 0, Colour.BLUE)
        assert state.fresh == (Colour.BLUE.bit, 0)


@rule("everdell.river.copy-worker")
@rule("everdell.construction.pirate-ship")
def test_a_skunks_space_can_be_carried_out_an_event_not() -> None:
    state = team(together=NORMAL, skunks=["farm-1", "event-2"], hand=("pirate-ship", "inn"))
    state = play(state, "play pirate-ship", "discard inn")
    assert state.supplies[0] == (3, 0, 0, 0), "the one space that there is, unasked"


class TestRoundSkunks:
    CITY = ("mine", "fool", "inn", "town-crier", "castle")

    @rule("everdell.coop.event.skunk")
    @rule("everdell.creature.juggler")
    def test_the_juggler_achieves_a_blocked_event_without_reward(self) -> None:
        state = team(
            together=NORMAL._replace(mode=CHAPTER.mode, chapter=ChapterId("1")),
            city=self.CITY,
            hand=("juggler",),
            supply=RICH,
            events=("fair",),
            skunks=["event-1"],
        )
        state = play(state, "play juggler", "achieve fair")
        assert (state.achieved, gained(state, RICH, "juggler")) == ((("fair",), ()), (0, 0, 0, 0))
        assert state.together.claims == (Claim(EventId("fair"), 0, 0),)

    @rule("everdell.coop.event.skunk")
    @rule("everdell.creature.ranger")
    def test_the_ranger_moves_a_worker_there_and_takes_the_reward(self) -> None:
        state = team(
            city=self.CITY, hand=("ranger",), supply=RICH, events=("fair",), skunks=["event-1"], workers=[("farm-1", 0)]
        )
        state = play(state, "play ranger", "lift farm-1", "place event-1")
        assert state.achieved == (("fair",), ())
        assert gained(state, RICH, "ranger") == (0, 1, 0, 0)
