"""What two who play together may not do, and what they just may."""

from everdell_table import GAME, ME, RICH, YOU, asked, hand, legal, play, settled, table, why
from everdell_team import CHAPTER, EASY, NORMAL, agreed, team

from understory.core import NOT_ASKED, Decision, Terminal, judged
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Have, More
from understory.games.everdell_duo.rules.spaces import HANDSHAKE
from understory.games.everdell_duo.rules.state import Ask, Frame, State
from understory.games.everdell_duo.rules.vocabulary import SKUNK, Difficulty, NewsId, Space, Thing
from understory.testing import rule

CREATURES_BERRIES = Thing.CREATURE, Thing.BERRY


class TestWorkers:
    @rule("everdell.coop.worker")
    def test_a_space_held_by_a_skunk_or_the_partner_cannot_be_used(self) -> None:
        state = team(skunks=["farm-1"], workers=[("farm-2", 1)])
        assert why(state, "place farm-1") == {"everdell.coop.worker": {"space": "farm-1", "occupied": 1}}
        assert "everdell.coop.worker" in why(state, "place farm-2")

    @rule("everdell.coop.worker", near_miss=True)
    def test_unless_a_card_allows_occupied_spaces(self) -> None:
        state = team(skunks=["farm-1"], city=("bridge",), counters=[("bridge", 1)])
        after = play(state, "place farm-1")
        assert after.supplies[0] == (3, 0, 0, 0)
        assert after.counters == ()
        assert "place farm-3" in legal(team(skunks=["farm-1"]))

    @rule("everdell.coop.path.jump")
    def test_without_a_free_space_ahead_actions_that_move_the_token_are_over(self) -> None:
        state = team(skunks=["path-7"], sun=5, moon=2, hand=("mine",), supply=RICH)
        assert why(state, "place farm-1")["everdell.coop.path.jump"] == {"at_end": "sun"}
        assert "everdell.coop.path.jump" in why(
            team(skunks=["path-7"], moon=5, hand=("mine",), supply=RICH), "play mine"
        )

    @rule("everdell.coop.path.jump", near_miss=True)
    def test_a_skunk_in_between_is_jumped(self) -> None:
        state = team(skunks=["path-6"], sun=4)
        assert play(state, "place farm-1", "sun").sun == 6


class TestEvents:
    CITY = ("mine", "fool", "inn", "judge", "castle")
    """A card of every colour."""

    @rule("everdell.coop.event.skunk")
    def test_an_event_under_a_skunk_cannot_be_achieved(self) -> None:
        state = team(events=("fair", "A1", "B4", "C5", "D1", "E1"), city=self.CITY, skunks=["event-1"])
        assert "place event-1" in legal(team(events=("fair",), city=self.CITY))
        assert why(state, "place event-1") == {"everdell.coop.event.skunk": {"space": "event-1"}}

    @rule("everdell.river.copy-worker")
    def test_the_copying_tile_carries_out_no_event_under_a_skunk_or_where_a_skunk_alone_stands(self) -> None:
        workers = [("event-1", 1), ("event-3", 1), ("farm-1", 1)]
        state = team(river=("r-copy", "r-twigs"), events=("", "A1", "", "C5", "D1", "E1"), workers=workers)
        state.workers += ((Space("event-1"), SKUNK), (Space("event-2"), SKUNK))
        after = play(state, "place river-1")
        assert legal(after) == ["use event-3", "use farm-1", "pass"]
        state.together = NORMAL
        challenged = legal(play(state, "place river-1"))
        assert "use event-1" in challenged, "in the challenge skunks close nothing"
        assert "use event-2" not in challenged, "where a skunk alone stands, nobody has placed a worker"

    @rule("everdell.coop.event.skunk", near_miss=True)
    def test_the_bridge_gets_round_the_skunk_and_gives_the_reward(self) -> None:
        state = team(
            events=("fair", "A1", "B4", "C5", "D1", "E1"),
            city=(*self.CITY, "bridge"),
            counters=[("bridge", 2)],
            skunks=["event-1"],
        )
        after = play(state, "place event-1")
        assert after.achieved == (("fair",), ())
        assert after.counters == (("bridge", 1),)
        assert after.supplies[0] == (0, 1, 0, 0), "the first space's reward is 1 resin"

    @rule("everdell.coop.event.threshold")
    def test_more_than_the_opponent_becomes_a_number_that_skunks_raise(self) -> None:
        more = _creatures_and_berries()
        state = team(events=(more,), city=("fool", "judge"), supply=(0, 0, 0, 2), skunks=["event-4"])
        refused = why(state, "place event-1")["everdell.coop.event.threshold"]
        assert (refused["have"], refused["least"], refused["raised"]) == (4, 5, 1)

    @rule("everdell.coop.event.threshold", near_miss=True)
    def test_the_raised_number_is_enough_whatever_the_partner_has(self) -> None:
        more = _creatures_and_berries()
        state = team(
            events=(more,),
            city=("fool", "judge"),
            supply=(0, 0, 0, 3),
            other_supply=(0, 0, 0, 9),
            skunks=["event-4"],
        )
        assert "place event-1" in legal(state)

    @rule("everdell.coop.event.resources")
    def test_resources_of_the_partner_do_not_count(self) -> None:
        event = _asking(Thing.RESOURCE_TYPE, 4)
        state = team(events=(event,), supply=(1, 1, 1, 0), other_supply=(0, 0, 0, 5))
        assert why(state, "place event-1")["everdell.coop.event.resources"]["missing"] == (("resource-type", 1),)

    @rule("everdell.coop.event.resources", near_miss=True)
    def test_ones_own_do(self) -> None:
        event = _asking(Thing.RESOURCE_TYPE, 4)
        assert "place event-1" in legal(team(events=(event,), supply=(1, 1, 1, 1)))

    @rule("everdell.challenge.threshold")
    def test_the_challenge_raises_it_on_normal(self) -> None:
        more = _creatures_and_berries()
        state = team(together=NORMAL, events=(more,), city=("fool", "judge"), supply=(0, 0, 0, 2), skunks=["event-1"])
        assert why(state, "place event-1")["everdell.challenge.threshold"]["least"] == 5

    @rule("everdell.challenge.threshold", near_miss=True)
    def test_but_not_on_easy(self) -> None:
        more = _creatures_and_berries()
        state = team(together=EASY, events=(more,), city=("fool", "judge"), supply=(0, 0, 0, 2), skunks=["event-1"])
        assert "place event-1" in legal(state), "and the skunk above it does not block"


def _creatures_and_berries() -> str:
    """The booklet's example: more creatures and berries, four at least."""
    return next(str(event.id) for event in LIBRARY.events.values() if event.requires == More(CREATURES_BERRIES, 4))


def _asking(thing: Thing, least: int) -> str:
    return next(str(event.id) for event in LIBRARY.events.values() if event.requires == Have(((thing, least),)))


class TestSharing:
    @rule("everdell.coop.share.free")
    def test_one_thing_a_turn_and_never_two_on_the_tile(self) -> None:
        state = play(team(supply=(2, 0, 0, 0)), "share twig")
        assert why(state, "share twig")["everdell.coop.share.free"] == {"gave": 1, "on_tile": "twig"}
        assert why(team(), "share mine")["everdell.coop.share.free"] == {"lacks": "mine"}
        assert why(team(), "share green")["everdell.coop.share.free"] == {"lacks": "green"}

    @rule("everdell.coop.share.free", near_miss=True)
    def test_a_resource_a_card_or_a_token_may_be_shared(self) -> None:
        offered = legal(team(supply=(1, 0, 0, 1), hand=("mine",), tokens=("red",)))
        assert [move for move in offered if move.startswith("share")] == [
            "share twig",
            "share berry",
            "share mine",
            "share red",
        ]

    @rule("everdell.coop.share.limited")
    def test_limited_sharing_needs_a_token_on_the_handshake_when_the_turn_begins(self) -> None:
        state = team(together=NORMAL, supply=(1, 0, 0, 0))
        assert "everdell.coop.share.limited" in why(state, "share twig")

    @rule("everdell.coop.share.limited", near_miss=True)
    def test_with_the_moon_on_the_handshake_it_is_allowed(self) -> None:
        assert "share twig" in legal(team(together=NORMAL, supply=(1, 0, 0, 0), moon=HANDSHAKE))

    @rule("everdell.coop.share.none")
    def test_without_sharing_nothing_may_be_shared(self) -> None:
        hard = NORMAL._replace(difficulty=Difficulty.HARD)
        state = team(together=hard, supply=(1, 0, 0, 0), moon=HANDSHAKE)
        assert "everdell.coop.share.none" in why(state, "share twig")

    @rule("everdell.coop.share.none", near_miss=True)
    def test_good_news_hands_things_over_all_the_same(self) -> None:
        hard = CHAPTER._replace(open=False)
        state = team(together=hard, supply=(1, 0, 0, 0), news=["good-neighbours"])
        assert play(state, "news good-neighbours 0", "share twig").supplies == ((0, 0, 0, 0), (1, 0, 0, 0))

    @rule("everdell.coop.occupied")
    def test_a_token_of_a_colour_that_the_partner_owns_cannot_be_shared(self) -> None:
        state = team(tokens=("red",), city=("inn",), housed=[("inn", 1)])
        assert why(state, "share red") == {"everdell.coop.occupied": {"colour": "red"}}

    @rule("everdell.coop.occupied", near_miss=True)
    def test_each_may_own_one_of_a_colour_and_share_what_the_other_lacks(self) -> None:
        state = team(tokens=("red", "blue"), other_tokens=("red",))
        assert [move for move in legal(state) if move.startswith("share")] == ["share blue"]


class TestWatchesAndNews:
    @rule("everdell.coop.watch")
    def test_a_token_cannot_leave_its_start_and_a_watch_is_used_once(self) -> None:
        assert why(team(), "watch sun")["everdell.coop.watch"] == {"watches": 1, "at_start": 1}
        used = play(team(sun=3), "watch sun")
        assert why(used, "watch sun")["everdell.coop.watch"] == {"watches": 0, "at_start": 0}

    @rule("everdell.coop.watch", near_miss=True)
    def test_one_space_back_jumps_skunks_too(self) -> None:
        state = play(team(sun=4, skunks=["path-3", "path-2"], moon=5), "watch sun")
        assert (state.sun, state.together.watches, state.together.wound) == (3, 0, 1)
        assert "watch sun" in legal(team(sun=3, skunks=["path-3", "path-2"]))

    @rule("everdell.coop.goodnews.use")
    def test_news_not_held_or_at_another_moment_is_refused(self) -> None:
        assert why(team(), "news full-larder 0")["everdell.coop.goodnews.use"] == {"news": "full-larder", "spent": 0}
        state = team(news=["fresh-breeze"], skunks=["farm-1"])
        tile = state.clone()
        tile.turn = -1
        tile.pending = (Frame(Ask.SPLIT, 0, "deck", 0, 1),)
        assert "everdell.coop.goodnews.use" in why(tile, "news fresh-breeze 0")

    @rule("everdell.coop.goodnews.use", near_miss=True)
    def test_either_mayor_may_use_it(self) -> None:
        state = play(team(news=["full-larder"]), "news full-larder 1", "gain twig", "gain twig", "gain berry")
        assert state.supplies == ((0, 0, 0, 0), (2, 0, 0, 1))
        assert (state.together.news, state.together.spent) == ((), ("full-larder",))
        assert asked(state) is Ask.ACT, "and the turn's action is still to come"

    @rule("everdell.coop.goodnews.deal")
    def test_what_was_not_dealt_cannot_be_kept(self) -> None:
        state = team()
        state.together = state.together._replace(offered=tuple(map(NewsId, ("full-larder", "open-gates"))))
        state.pending = (*state.pending, Frame(Ask.KEEP, 0))
        assert "everdell.coop.goodnews.deal" in why(state, "keep slow-clock")

    @rule("everdell.coop.goodnews.deal", near_miss=True)
    def test_one_of_those_dealt_is_kept_and_the_others_go_back(self) -> None:
        state = team()
        state.together = state.together._replace(offered=tuple(map(NewsId, ("full-larder", "open-gates"))))
        state.pending = (*state.pending, Frame(Ask.KEEP, 0))
        after = agreed(state, "keep open-gates")
        assert (after.together.news, after.together.offered, after.together.spent) == (("open-gates",), (), ())

    @rule("everdell.challenge.setup")
    def test_the_challenge_knows_neither_watches_nor_good_news(self) -> None:
        assert "everdell.challenge.setup" in why(team(together=EASY, sun=3), "watch sun")
        assert "everdell.challenge.setup" in why(team(together=EASY), "news full-larder 0")

    @rule("everdell.challenge.setup", near_miss=True)
    def test_but_it_shares_as_its_difficulty_says(self) -> None:
        assert "share twig" in legal(team(together=EASY, supply=(1, 0, 0, 0)))


class TestSeasonTiles:
    def tile(self) -> State:
        state = team()
        state.turn = -1
        state.pending = (*state.pending, Frame(Ask.SPLIT, 0, "deck", 0, 1))
        return state

    @rule("everdell.coop.season-tiles")
    def test_a_tile_gives_what_it_gives(self) -> None:
        state = self.tile()
        assert why(state, "give resource 0") == {"everdell.coop.season-tiles": {"what": "give resource 0"}}

    @rule("everdell.coop.season-tiles", near_miss=True)
    def test_to_either_of_the_two(self) -> None:
        state = self.tile()
        assert legal(state) == ["give deck 0", "give deck 1"]
        assert len(hand(settled(agreed(state, "give deck 1")), YOU)) == 1


class TestGivingUp:
    @rule("everdell.coop.concede")
    def test_only_a_chapter_can_be_given_up(self) -> None:
        assert why(team(together=EASY), "concede") == {"everdell.coop.concede": {"mode": "challenge"}}

    @rule("everdell.coop.concede", near_miss=True)
    def test_both_must_agree(self) -> None:
        asked_for = play(team(), "concede")
        assert GAME.node(asked_for) == Decision((YOU,), "everdell.agree")
        assert asked(play(asked_for, "pass")) is Ask.ACT
        lost = GAME.node(play(asked_for, "agree"))
        assert isinstance(lost, Terminal)
        assert (lost.winners, lost.reason.rule) == ((), "everdell.coop.concede")

    def test_nobody_gives_up_by_accident(self) -> None:
        assert "concede" not in legal(team())
        assert not judged(GAME, team(), ME, GAME.parse("concede"))


def test_against_each_other_none_of_it_is_asked() -> None:
    for notation in ("share twig", "watch sun", "news full-larder 0", "concede", "give deck 0"):
        assert judged(GAME, table(), ME, GAME.parse(notation)) == (NOT_ASKED,)
