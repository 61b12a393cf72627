"""Who sees what: moves, events and views of either player and of a spectator."""

from everdell_table import GAME, ME, YOU, city, hand, over, play, settled, table

from understory.core import CHANCE, SPECTATOR, Event, Seat, Veiled
from understory.games.everdell_duo.rules.knowledge import surely_buried
from understory.games.everdell_duo.rules.state import State, Trace
from understory.games.everdell_duo.rules.view import view
from understory.testing import rule

EVERYBODY = (ME, YOU, SPECTATOR)


def after(state: State, seat: Seat, notation: str) -> State:
    return GAME.apply(state, seat, GAME.parse(notation))


@rule("everdell.hand.secret")
class TestWhatIsSeen:
    def test_a_card_from_the_deck_is_seen_by_who_draws_it(self) -> None:
        state = play(table(), "draw")
        dealt = GAME.parse("deal fool")
        shown = [GAME.seen(state, CHANCE, dealt, viewer) for viewer in EVERYBODY]
        assert shown == [dealt, Veiled("deal ?"), Veiled("deal ?")]

    def test_a_card_for_the_meadow_is_seen_by_all(self) -> None:
        state = play(table(), "take castle")
        dealt = GAME.parse("deal fool")
        assert [GAME.seen(state, CHANCE, dealt, viewer) for viewer in EVERYBODY] == [dealt] * 3

    def test_a_card_discarded_from_hand_is_seen_by_who_discards_it(self) -> None:
        state = play(table(hand=("fool", "inn")), "trade")
        gone = GAME.parse("discard fool")
        shown = [GAME.seen(state, ME, gone, viewer) for viewer in EVERYBODY]
        assert shown == [gone, Veiled("discard ?"), Veiled("discard ?")]

    def test_a_loaded_storehouse_is_seen_to_go(self) -> None:
        state = play(table(hand=("fool", "storehouse"), loads=[("storehouse", (1, 0, 0, 0))]), "trade")
        assert GAME.seen(state, ME, GAME.parse("discard storehouse"), YOU) == GAME.parse("discard storehouse")
        assert GAME.seen(state, ME, GAME.parse("discard fool"), YOU) == Veiled("discard ?")

    def test_all_else_is_open(self) -> None:
        state = table(hand=("mine",), supply=(9, 9, 9, 9))
        for notation in ("play mine", "place farm-1", "take castle", "draw"):
            assert GAME.seen(state, ME, GAME.parse(notation), YOU) == GAME.parse(notation)


@rule("everdell.hand.secret")
class TestViews:
    def test_ones_own_hand_is_named_the_others_counted(self) -> None:
        state = play(table(other_hand=("fool",)), "draw", "deal judge")
        mine, yours = view(state, ME), view(state, YOU)
        assert (mine.holdings[0].cards, mine.holdings[0].size) == (("judge",), 1)
        assert (yours.holdings[0].cards, yours.holdings[0].size) == ((), 1)
        assert view(state, SPECTATOR).holdings[1].cards == ()

    def test_what_was_taken_openly_stays_known(self) -> None:
        state = play(table(), "take castle")
        assert view(state, YOU).holdings[0].traces == (Trace(state.hands[ME][0], 0, 0),)

    def test_a_card_drawn_leaves_an_unnamed_trace(self) -> None:
        state = play(table(), "draw", "deal judge")
        assert view(state, YOU).holdings[0].traces == (Trace(None, 0, 0),)

    def test_buried_cards_are_named_to_who_buried_them(self) -> None:
        state = play(table(hand=("fool", "inn")), "trade", "discard fool", "discard inn")
        assert view(state, ME).holdings[0].buried_cards == ("fool", "inn")
        assert (view(state, YOU).holdings[0].buried_cards, view(state, YOU).holdings[0].buried) == ((), 2)
        assert view(state, YOU).discarded == 2

    def test_a_whole_hand_buried_is_known_to_lie_there(self) -> None:
        state = play(table(hand=("fool", "inn")), "trade", "discard fool", "discard inn")
        assert set(surely_buried(state, 0)) == {"fool", "inn"}
        kept = play(table(hand=("fool", "inn", "wall")), "trade", "discard fool", "discard inn")
        assert surely_buried(kept, 0) == ()

    def test_a_card_played_after_burials_leaves_no_trace(self) -> None:
        state = table(hand=("fool", "inn", "mine"), supply=(9, 9, 9, 9))
        state = play(state, "trade", "discard fool", "discard inn", "gain twig", "play mine")
        assert [trace.card for trace in state.traces[ME]] == ["fool", "inn"]

    def test_an_unseen_card_played_strikes_out_the_last_unseen_one(self) -> None:
        state = play(table(supply=(9, 9, 9, 9), hand=("fool",)), "draw", "deal mine", "sun", "draw", "sun", "play mine")
        assert [trace.card for trace in state.traces[ME]] == ["fool"]

    def test_a_reshuffle_tells_each_what_it_knows_went_in(self) -> None:
        state = table(hand=("fool", "inn", "wall"), deck=(), other_hand=("bard",))
        state.discard = ()
        state = play(state, "trade", "discard fool", "discard inn", "gain twig")
        state = settled(play(state, "place farm-2"))
        assert len(state.stirred) == 1
        assert view(state, ME).stirred == (("fool", "inn"),)
        assert (view(state, YOU).stirred, view(state, SPECTATOR).stirred) == (((),), ((),))
        assert len(state.deck) + len(hand(state)) == 3
        assert {trace.card for trace in state.traces[ME]} == {None}


class TestEvents:
    def told(self, state: State, seat: Seat, notation: str, viewer: Seat | None = ME) -> tuple[Event, ...]:
        return GAME.events(state, seat, GAME.parse(notation), after(state, seat, notation), viewer)

    def test_a_move_is_told_as_it_is_seen(self) -> None:
        state = play(table(hand=("fool", "inn")), "trade")
        assert self.told(state, ME, "discard fool") == (Event.of("everdell.discard", seat=0, card="fool"),)
        assert self.told(state, ME, "discard fool", YOU) == (Event.of("everdell.discard.unseen", seat=0),)

    def test_points_are_told_as_they_come(self) -> None:
        state = table(other_city=("bathhouse",))
        assert self.told(state, ME, "place bathhouse")[1:] == (
            Event.of("everdell.scored", seat=1, points=1, source="everdell.card.red"),
            Event.of("everdell.scored", seat=0, points=3, source="bathhouse"),
        )

    def test_seasons_shuffles_and_the_end_are_told(self) -> None:
        late = table(sun=6, moon=5, meadow=(), deck=())
        late.discard = ()
        assert Event.of("everdell.season", season="spring") in self.told(late, ME, "draw")
        end = table(sun=6, moon=5, season="autumn", city=("fool",), meadow=(), deck=())
        end.discard = ()
        assert self.told(end, ME, "draw")[-1] == Event.of("everdell.over", winners=(0,))
        empty = table(deck=())
        told = self.told(empty, ME, "draw")
        assert told[-1] == Event.of("everdell.shuffled", cards=len(empty.discard))


def test_a_ledger_names_source_and_season_of_every_token() -> None:
    state = play(table(city=("bathhouse",), season="summer"), "place bathhouse")
    entry = GAME.ledger(state)[0]
    assert (entry.seat, entry.amount, entry.source, entry.when) == (0, 3, "bathhouse", "summer")
    assert [e.when for e in GAME.ledger(over(state))] == ["summer", *["end"] * (len(GAME.ledger(over(state))) - 1)]
    assert city(state) == ("bathhouse",)
