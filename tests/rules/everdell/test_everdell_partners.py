"""Partners: what they share and tell each other, season tiles, Good News, watches, and the end of a chapter."""

import pytest
from everdell_table import EVENTS, GAME, ME, YOU, asked, hand, legal, play, settled
from everdell_team import CHAPTER, NORMAL, agreed, begun, team, tile, until

from understory.core import SPECTATOR, Terminal
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.rules.spaces import HANDSHAKE
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.news import usable
from understory.games.everdell_duo.rules.together.record import Claim
from understory.games.everdell_duo.rules.together.result import result
from understory.games.everdell_duo.rules.vocabulary import (
    ChapterId,
    Difficulty,
    EventId,
    NewsId,
    Sharing,
)
from understory.testing import rule

LAID = [f"lay {event}" for event in EVENTS]


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
        state = until(state, Ask.ACT)
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
    def test_a_watch_used_first_thing_takes_away_nothing_that_the_turn_began_with(self) -> None:
        together = CHAPTER._replace(chapter=ChapterId("2"), watches=2)
        state = team(together=together, supply=(0, 0, 0, 1), sun=HANDSHAKE)
        assert LIBRARY.chapters[ChapterId("2")].sharing[state.season] is Sharing.LIMITED
        after = play(state, "watch sun", "watch sun")
        assert after.sun < HANDSHAKE
        assert play(after, "share berry").together.shared == "berry"

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
        state = agreed(state, "give deck 1", "deal fool", "give deck 1", "deal judge", "give meadow 1", "take castle")
        assert [len(cards) for cards in settled(state).hands] == [2, 5]

    def test_spring_brings_each_green_card_once_to_whom_the_first_player_says(self) -> None:
        state = tile("spring", YOU, city=("mine", "kiln"), together=NORMAL)
        assert state.pending[-1].seat == 1
        assert legal(state) == ["give mine 1", "give mine 0", "give kiln 1", "give kiln 0", "pass"]
        state = agreed(state, "give kiln 0", "give mine 1", "give deck 0", "deal fool")
        assert state.supplies == ((0, 1, 0, 0), (0, 0, 1, 0))
        assert (state.turn, hand(state)) == (1, ("fool",))

    def test_summer_brings_two_meadow_cards_and_a_resource(self) -> None:
        state = tile("summer", ME, together=NORMAL)
        state = agreed(
            state, "give meadow 0", "take castle", "give meadow 1", "take palace", "give resource 1", "gain twig"
        )
        state = settled(state)
        assert (hand(state), hand(state, YOU), state.supplies[1]) == (("castle",), ("palace",), (1, 0, 0, 0))
        assert all(state.meadow), "refilled after both have taken"
        assert state.turn == 0

    def test_autumn_brings_green_cards_and_a_resource(self) -> None:
        state = tile("autumn", YOU, city=("mine",), together=NORMAL)
        state = agreed(state, "give mine 0", "give resource 0", "gain berry")
        assert (state.supplies, state.turn) == (((0, 0, 1, 1), (0, 0, 0, 0)), 1)

    def test_a_card_that_acts_is_not_set_off_by_what_it_sets_off(self) -> None:
        state = tile("spring", YOU, city=("chip-sweep", "mine"), together=NORMAL)
        state = agreed(state, "give chip-sweep 0")
        assert legal(state) == ["give mine 1", "give mine 0", "pass"], "the mine acted for the hare, unasked"
        assert state.supplies[0] == (0, 0, 1, 0)

    def test_green_cards_may_be_left_out(self) -> None:
        state = agreed(tile("autumn", YOU, city=("mine",), together=NORMAL), "pass")
        assert legal(state) == ["give resource 1", "give resource 0"]


# ---------------------------------------------------------------- Good News


class TestGoodNews:
    @rule("everdell.coop.goodnews.deal")
    def test_three_are_dealt_after_the_winter_tile_and_the_hare_keeps_one(self) -> None:
        state = until(begun(), Ask.KEEP)
        assert len(state.together.offered) == 3
        assert state.pending[-1].seat == 0
        assert asked(agreed(state, f"keep {state.together.offered[1]}")) is Ask.ACT

    @rule("everdell.coop.goodnews.deal")
    def test_with_fewer_left_what_there_is(self) -> None:
        *gone, last = LIBRARY.news
        state = until(begun(spent=",".join(gone)), Ask.KEEP)
        assert state.together.offered == (last,)
        nothing = until(begun(spent=",".join(LIBRARY.news)), Ask.ACT)
        assert nothing.together.news == ()

    @rule("everdell.coop.goodnews.keep")
    def test_on_normal_unused_cards_are_kept_without_limit(self) -> None:
        state = until(begun(held="full-larder,open-gates"), Ask.KEEP)
        kept = state.together.offered[0]
        assert agreed(state, f"keep {kept}").together.news == ("full-larder", "open-gates", kept)
        assert "keep full-larder" not in legal(state)

    @rule("everdell.coop.goodnews.keep")
    def test_on_hard_the_old_one_is_kept_or_replaced_and_then_out(self) -> None:
        state = until(begun(held="full-larder", difficulty="hard"), Ask.KEEP)
        old = agreed(state, "keep full-larder").together
        assert (old.news, old.spent) == (("full-larder",), ())
        new = agreed(state, f"keep {state.together.offered[0]}").together
        assert (new.news, new.spent) == ((state.together.offered[0],), ("full-larder",))

    @rule("everdell.coop.goodnews.use")
    def test_it_may_come_between_two_steps_of_a_season_tile(self) -> None:
        state = tile("autumn", YOU, news=["full-larder"])
        assert "news full-larder 0" in legal(state)
        state = agreed(state, "news full-larder 0", "gain twig", "gain twig", "gain twig")
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
        state = play(team(sun=5, moon=6), "draw", "deal fool", "sun")
        assert state.season == 1
        assert asked(state) is not Ask.STEP


# ---------------------------------------------------------------- the end


def ended(**rest: object) -> State:
    state = team(season="autumn", **rest)  # type: ignore[arg-type]
    state.pending, state.turn = (), -1
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
        assert evidence.get("missed", ()) == (() if events == 4 else ("events-4",))

    @rule("everdell.coop.end")
    def test_the_game_ends_at_once_on_the_last_free_space_of_autumn(self) -> None:
        quiet = CHAPTER._replace(watches=0)
        state = team(season="autumn", skunks=["path-7"], sun=5, moon=4, together=quiet)
        state = play(state, "draw", "deal fool", "moon")
        assert isinstance(GAME.node(state), Terminal)

    @rule("everdell.coop.end")
    def test_the_total_is_counted_once_for_the_one_city(self) -> None:
        node = GAME.node(ended(city=("castle", "mine"), counters=[("castle", 2)]))
        assert isinstance(node, Terminal)
        assert node.scores == (3 + 2 + 2 + LIBRARY.cards[GAME.parse("play mine").card].points,) * 2  # type: ignore[union-attr]

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
