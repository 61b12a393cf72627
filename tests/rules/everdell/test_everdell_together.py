"""Two who play together: one city, skunks, tokens that jump, what is whose, tiles, and the end of a chapter."""

from collections.abc import Callable

import pytest
from everdell_table import EVENTS, GAME, ME, RICH, YOU, asked, gained, hand, legal, play, points, settled
from everdell_team import CHAPTER, NORMAL, team

from understory.core import CHANCE, SPECTATOR, Chance, Decision, OptionError, Seat, Terminal
from understory.games.everdell_duo.effects.gains import earn
from understory.games.everdell_duo.notation import parse
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.spaces import HANDSHAKE
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.table import settle
from understory.games.everdell_duo.together.news import usable
from understory.games.everdell_duo.together.record import Claim
from understory.games.everdell_duo.together.result import result
from understory.games.everdell_duo.together.skunks import standing
from understory.games.everdell_duo.vocabulary import (
    ChapterId,
    Colour,
    Difficulty,
    EventId,
    NewsId,
    Section,
)
from understory.testing import rule

LAID = [f"lay {event}" for event in EVENTS]


def begun(**options: str) -> State:
    """A game of the first chapter, before anything was dealt."""
    return GAME.start(GAME.spec.chosen(2, {"mode": "cooperative", "hare": "0", **options}))


def until(state: State, wanted: Callable[[State], bool]) -> State:
    """The first state from here on that is wanted, chance dealing the first it may and seats doing the first listed."""
    while not wanted(state):
        node = GAME.node(state)
        if isinstance(node, Chance):
            state = GAME.apply(state, CHANCE, node.pick(0))
        else:
            assert isinstance(node, Decision), "it should have come before the end"
            state = GAME.apply(state, node.seats[0], next(iter(GAME.legal(state, node.seats[0]))))
    return state


def asks(ask: Ask) -> Callable[[State], bool]:
    return lambda state: bool(state.stack) and state.stack[-1].ask is ask


def tile(season: str, first: Seat, **rest: object) -> State:
    """The start of a season's tile, skunks and river tiles done."""
    state = team(season=season, seat=first, **rest)  # type: ignore[arg-type]
    state.turn = -1
    state.stack = (Frame(Ask.SEASON, -1, "", state.season),)
    settle(state)
    return until(state, asks(Ask.SPLIT))


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
        state = until(begun(), asks(Ask.ACT))
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
    state.stack = ()
    assert all(entry.source != "journey" for entry in GAME.ledger(state))


@rule("everdell.coop.city")
class TestOneCity:
    def test_both_build_it(self) -> None:
        state = team(hand=("kiln",), other_hand=("mine",), supply=RICH, other_supply=RICH, together=NORMAL)
        state = play(state, "play kiln", "play mine")
        assert state.cities == (("kiln", "mine"),)

    def test_its_points_are_everybodys(self) -> None:
        state = team(city=("castle", "mine"))
        state.stack = ()
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
        state = play(begun(), *LAID, "roll 2", "roll 4", "roll 1", "roll 3")
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
        state = play(late, "draw", "deal fool", "pass", "roll 2", "roll 1", "roll 3", "roll 6")
        assert standing(state, Section.EVENTS) == ("event-2",), "its old space"
        assert standing(state, Section.LOCATIONS) == ("farm-4",)
        assert state.season == 1

    @rule("everdell.coop.season-order")
    def test_workers_home_skunks_tokens_to_the_start_river_then_the_tile(self) -> None:
        late = _last_turn(skunks=["path-6"], workers=[("farm-1", 0), ("farm-2", 1)])
        state = play(late, "draw", "deal fool", "pass")
        assert (state.season, state.workers, state.path) == (1, (), 0)
        assert [frame.ask for frame in reversed(state.stack)] == [Ask.ROLL] * 3 + [Ask.FLOW, Ask.SEASON]
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
        while state.season == 0 and state.stack[-1].ask is Ask.ACT:
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
    state.stack = (*state.stack, Frame(Ask.ROLL, -1, section, 0, count))
    return state


def _last_turn(**rest: object) -> State:
    """The moon is at the end, and one step of the sun ends winter."""
    return team(sun=5, moon=6, together=CHAPTER._replace(watches=0), **rest)  # type: ignore[arg-type]


def _draw(state: State) -> State:
    """A turn that draws, the first token that can moves."""
    state = GAME.apply(state, Seat(state.turn), parse("draw"))
    state = settled(state)
    while state.stack and state.stack[-1].ask is Ask.STEP:
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
        assert state.fresh == Colour.BLUE.bit


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


# ---------------------------------------------------------------- sharing


class TestSharing:
    @rule("everdell.coop.share.which")
    def test_the_chapter_says_how_and_in_the_challenge_the_difficulty(self) -> None:
        assert "share twig" in legal(team(supply=(1, 0, 0, 0)))
        assert "share twig" not in legal(team(supply=(1, 0, 0, 0), together=NORMAL))

    @rule("everdell.coop.share.free")
    def test_the_partner_takes_it_first_thing_in_their_turn(self) -> None:
        state = play(team(supply=(1, 0, 0, 0), together=CHAPTER._replace(watches=0)), "share twig")
        assert (state.together.shared, state.supplies) == ("twig", ((0, 0, 0, 0), (0, 0, 0, 0)))
        state = play(state, "draw", "deal fool", "moon")
        assert (state.turn, state.together.shared, state.supplies[1]) == (1, "", (1, 0, 0, 0))

    @rule("everdell.coop.share.free")
    def test_after_the_action_will_do_as_well(self) -> None:
        state = play(team(together=CHAPTER._replace(watches=0)), "place farm-1", "share twig")
        assert (state.turn, state.supplies) == (1, ((2, 0, 0, 0), (1, 0, 0, 0)))

    @rule("everdell.coop.share.free")
    def test_a_card_goes_openly_and_a_token_can_be_used_at_once(self) -> None:
        quiet = CHAPTER._replace(watches=0)
        state = play(team(hand=("inn",), together=quiet), "share inn", "draw", "deal fool", "moon")
        assert hand(state, YOU) == ("inn",)
        assert GAME.view(state, SPECTATOR).holdings[1].followed == ("inn",)
        state = team(tokens=("green",), city=("mine",), other_hand=("doctor",), together=quiet)
        state = play(state, "share green", "draw", "deal fool", "moon")
        assert "play doctor" in legal(state)

    @rule("everdell.coop.share.free")
    def test_what_lies_there_when_the_giver_begins_the_next_season_waits_for_the_partner(self) -> None:
        state = team(sun=5, moon=6, seat=YOU, other_supply=(2, 0, 0, 0), together=CHAPTER._replace(watches=0))
        state = play(state, "share twig", "draw", "deal fool")
        state = until(state, asks(Ask.ACT))
        assert (state.season, state.turn, state.together.shared) == (1, 1, "twig"), "the tortoise begins spring"
        assert "share twig" not in legal(state), "never two on the tile"

    @rule("everdell.coop.share.limited")
    def test_a_watch_used_first_thing_counts_one_used_later_comes_too_late(self) -> None:
        limited = NORMAL._replace(mode=CHAPTER.mode, watches=1)
        state = team(together=limited, supply=(1, 0, 0, 0), sun=HANDSHAKE + 1, hand=("inn", "wall"))
        assert "share twig" in legal(play(state, "watch sun"))
        later = play(state, "trade", "discard inn", "discard wall", "gain twig", "watch sun")
        assert (later.sun, "share twig" in legal(later)) == (HANDSHAKE, False)

    @rule("everdell.coop.share.limited")
    def test_the_partner_takes_it_though_the_token_has_moved_on(self) -> None:
        state = play(
            team(together=NORMAL, supply=(1, 0, 0, 0), moon=HANDSHAKE), "share twig", "draw", "deal fool", "moon"
        )
        assert (state.moon, state.supplies[1]) == (HANDSHAKE + 1, (1, 0, 0, 0))


# ---------------------------------------------------------------- who knows what


@rule("everdell.coop.talk")
class TestTalk:
    def test_the_partner_sees_colour_and_kind_and_no_name(self) -> None:
        state = play(team(), "draw", "deal fool")
        held = GAME.view(state, YOU).holdings[0]
        assert (held.looks, held.cards, held.followed) == (("tan creature",), (), ())

    def test_of_a_card_that_was_seen_also_the_name(self) -> None:
        state = play(team(), "take castle")
        held = GAME.view(state, YOU).holdings[0]
        assert (held.looks, held.followed) == (("purple construction",), ("castle",))

    def test_a_discard_tells_its_look_and_so_what_stays(self) -> None:
        state = play(team(hand=("fool", "inn", "castle")), "trade", "discard inn", "discard fool")
        held = GAME.view(state, YOU).holdings[0]
        assert (held.looks, held.buried_looks) == (("purple construction",), ("red construction", "tan creature"))
        assert held.followed == ("castle",), "nothing else that looks so can have gone"


# ---------------------------------------------------------------- season tiles


@rule("everdell.coop.season-tiles")
class TestSeasonTiles:
    def test_winter_brings_two_from_the_deck_and_one_from_the_meadow(self) -> None:
        state = tile("winter", ME, together=NORMAL)
        assert [len(cards) for cards in state.hands] == [2, 2], "the two cards each of set-up come first"
        state = play(state, "give deck 1", "deal fool", "give deck 1", "deal judge", "give meadow 1", "take castle")
        assert [len(cards) for cards in settled(state).hands] == [2, 5]

    def test_spring_brings_each_green_card_once_to_whom_the_first_player_says(self) -> None:
        state = tile("spring", YOU, city=("mine", "kiln"), together=NORMAL)
        assert state.stack[-1].seat == 1
        assert legal(state) == ["give mine 1", "give mine 0", "give kiln 1", "give kiln 0", "pass"]
        state = play(state, "give kiln 0", "give mine 1", "give deck 0", "deal fool")
        assert state.supplies == ((0, 1, 0, 0), (0, 0, 1, 0))
        assert (state.turn, hand(state)) == (1, ("fool",))

    def test_summer_brings_two_meadow_cards_and_a_resource(self) -> None:
        state = tile("summer", ME, together=NORMAL)
        state = play(
            state, "give meadow 0", "take castle", "give meadow 1", "take palace", "give resource 1", "gain twig"
        )
        state = settled(state)
        assert (hand(state), hand(state, YOU), state.supplies[1]) == (("castle",), ("palace",), (1, 0, 0, 0))
        assert all(state.meadow), "refilled after both have taken"
        assert state.turn == 0

    def test_autumn_brings_green_cards_and_a_resource(self) -> None:
        state = tile("autumn", YOU, city=("mine",), together=NORMAL)
        state = play(state, "give mine 0", "give resource 0", "gain berry")
        assert (state.supplies, state.turn) == (((0, 0, 1, 1), (0, 0, 0, 0)), 1)

    def test_green_cards_may_be_left_out(self) -> None:
        state = play(tile("autumn", YOU, city=("mine",), together=NORMAL), "pass")
        assert legal(state) == ["give resource 1", "give resource 0"]


# ---------------------------------------------------------------- Good News


class TestGoodNews:
    @rule("everdell.coop.goodnews.deal")
    def test_three_are_dealt_after_the_winter_tile_and_the_hare_keeps_one(self) -> None:
        state = until(begun(), asks(Ask.KEEP))
        assert len(state.together.offered) == 3
        assert state.stack[-1].seat == 0
        assert asked(play(state, f"keep {state.together.offered[1]}")) is Ask.ACT

    @rule("everdell.coop.goodnews.deal")
    def test_with_fewer_left_what_there_is(self) -> None:
        *gone, last = LIBRARY.news
        state = until(begun(spent=",".join(gone)), asks(Ask.KEEP))
        assert state.together.offered == (last,)
        nothing = until(begun(spent=",".join(LIBRARY.news)), asks(Ask.ACT))
        assert nothing.together.news == ()

    @rule("everdell.coop.goodnews.keep")
    def test_on_normal_unused_cards_are_kept_without_limit(self) -> None:
        state = until(begun(held="full-larder,open-gates"), asks(Ask.KEEP))
        kept = state.together.offered[0]
        assert play(state, f"keep {kept}").together.news == ("full-larder", "open-gates", kept)
        assert "keep full-larder" not in legal(state)

    @rule("everdell.coop.goodnews.keep")
    def test_on_hard_the_old_one_is_kept_or_replaced_and_then_out(self) -> None:
        state = until(begun(held="full-larder", difficulty="hard"), asks(Ask.KEEP))
        old = play(state, "keep full-larder").together
        assert (old.news, old.spent) == (("full-larder",), ())
        new = play(state, f"keep {state.together.offered[0]}").together
        assert (new.news, new.spent) == ((state.together.offered[0],), ("full-larder",))

    @rule("everdell.coop.goodnews.use")
    def test_it_may_come_between_two_steps_of_a_season_tile(self) -> None:
        state = tile("autumn", YOU, news=["full-larder"])
        assert "news full-larder 0" in legal(state)
        state = play(state, "news full-larder 0", "gain twig", "gain twig", "gain twig")
        assert state.supplies[0] == (3, 0, 0, 0)
        assert asked(state) is Ask.SPLIT

    @rule("everdell.coop.goodnews.use")
    def test_never_inside_an_action(self) -> None:
        state = play(team(news=["full-larder"], hand=("baker",), supply=(0, 0, 0, 4)), "play baker")
        assert asked(state) is Ask.EXCHANGE
        assert not any(move.startswith("news") for move in legal(state))

    def test_a_card_names_its_moment_and_its_seasons(self) -> None:
        state = team()
        assert usable(state, NewsId("full-larder"), Moment.TILE)
        assert not usable(state, NewsId("slow-clock"), Moment.TILE)

    def test_both_gain_a_skunk_goes_a_token_goes_back_things_are_handed_over(self) -> None:
        state = team(
            news=["open-gates", "fresh-breeze", "slow-clock", "good-neighbours"],
            skunks=["path-2", "farm-1"],
            sun=3,
            supply=(1, 0, 0, 0),
        )
        both = settled(play(state, "news open-gates 0"))
        assert [len(cards) for cards in both.hands] == [2, 2]
        assert "place farm-1" in legal(play(state, "news fresh-breeze 0", "shoo farm-1"))
        assert play(state, "news fresh-breeze 0", "shoo path-2").path == 0
        assert play(state, "news slow-clock 1", "watch sun").sun == 2
        handed = play(state, "news good-neighbours 0", "share twig")
        assert handed.supplies == ((0, 0, 0, 0), (1, 0, 0, 0))
        assert handed.together.watches == 1, "the watch was not needed"


# ---------------------------------------------------------------- watches


@rule("everdell.coop.watch")
class TestWatches:
    def test_normal_gives_one_hard_none(self) -> None:
        assert (begun().together.watches, begun(difficulty="hard").together.watches) == (1, 0)

    def test_it_buys_one_more_turn_at_the_end_of_a_season(self) -> None:
        state = team(sun=6, moon=5)
        state = play(state, "watch sun", "draw", "deal fool", "moon")
        assert (state.season, state.turn, state.sun, state.moon) == (0, 1, 5, 6)

    def test_after_the_action_it_may_be_used_too(self) -> None:
        state = play(team(sun=5, moon=6), "draw", "deal fool", "watch moon", "sun")
        assert (state.season, state.sun, state.moon) == (0, 6, 5)

    def test_when_both_are_at_the_end_it_is_too_late(self) -> None:
        state = play(team(sun=5, moon=6), "draw", "deal fool", "pass")
        assert state.season == 1
        assert asked(state) is not Ask.STEP


# ---------------------------------------------------------------- the end


def ended(**rest: object) -> State:
    state = team(season="autumn", **rest)  # type: ignore[arg-type]
    state.stack, state.turn = (), -1
    return state


def verdict(state: State) -> tuple[bool, dict[str, object]]:
    node = GAME.node(state)
    assert isinstance(node, Terminal)
    assert node.winners in ((), (ME, YOU))
    return bool(node.winners), dict(node.reason.evidence)


def with_events(state: State, *events: str) -> State:
    """The same table with events achieved, in turns by hare and tortoise."""
    named = tuple(map(EventId, events))
    state.achieved = named[::2], named[1::2]
    state.together = state.together._replace(claims=tuple(Claim(e, at % 2, 1) for at, e in enumerate(named)))
    return state


class TestTheEnd:
    @rule("everdell.coop.end.example")
    @pytest.mark.parametrize(
        ("difficulty", "total", "events", "won"),
        [
            (Difficulty.NORMAL, 85, 4, True),
            (Difficulty.NORMAL, 84, 4, False),
            (Difficulty.NORMAL, 99, 3, False),
            (Difficulty.HARD, 95, 4, True),
            (Difficulty.HARD, 94, 4, False),
        ],
    )
    def test_four_events_and_85_points_or_95_on_hard(
        self, difficulty: Difficulty, total: int, events: int, won: bool
    ) -> None:
        state = with_events(ended(together=CHAPTER._replace(difficulty=difficulty)), *EVENTS[:events])
        printed = sum(LIBRARY.events[EventId(event)].points for event in EVENTS[:events])
        state.score(0, total - printed, "wall")
        found, evidence = verdict(state)
        assert (found, evidence["points"]) == (won, total)
        assert evidence["missed"] == (() if events == 4 else ("four-events",))

    @rule("everdell.coop.end")
    def test_the_game_ends_at_once_on_the_last_free_space_of_autumn(self) -> None:
        quiet = CHAPTER._replace(watches=0)
        state = team(season="autumn", skunks=["path-7"], sun=5, moon=4, together=quiet)
        state = play(state, "draw", "deal fool", "pass")
        assert isinstance(GAME.node(state), Terminal)

    @rule("everdell.coop.end")
    def test_the_total_is_counted_once_for_the_one_city(self) -> None:
        node = GAME.node(ended(city=("castle", "mine"), counters=[("castle", 2)]))
        assert isinstance(node, Terminal)
        assert node.scores == (3 + 2 + 2 + LIBRARY.cards[parse("play mine").card].points,) * 2  # type: ignore[union-attr]

    @rule("everdell.coop.end.historian-architect")
    def test_historian_and_architect_count_whichever_of_the_two_gives_more(self) -> None:
        state = ended(
            city=("historian", "architect"),
            hand=("inn", "wall"),
            other_hand=("fool", "mine", "kiln", "barn"),
            supply=(1, 1, 1, 0),
            other_supply=(0, 0, 0, 7),
        )
        bonuses = {e.source: e.amount for e in GAME.ledger(state) if e.seat == 0 and e.evidence}
        assert bonuses == {"historian": 2, "architect": 6}

    def test_what_a_campaign_needs_to_know(self) -> None:
        state = with_events(ended(news=["full-larder"]), *EVENTS[:4])
        state.together = state.together._replace(spent=(NewsId("slow-clock"),), watches=0, wound=1)
        state.score(0, 90, "wall")
        found = result(state)
        assert (found.won, found.chapter, found.players, found.watches, found.wound) == (True, "1", 2, 0, 1)
        assert (found.held, found.spent) == (("full-larder",), ("slow-clock",))
        with pytest.raises(ValueError, match="finished"):
            result(team())
