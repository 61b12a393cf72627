"""Occupied tokens: how creatures are played with them, and how many one may own."""

from everdell_table import GAME, ME, RICH, asked, built, city, legal, play, points, table, why

from understory.games.everdell_duo.rules.state import Ask
from understory.testing import rule


@rule("everdell.occupied.use")
class TestOccupiedTokens:
    def test_a_creature_is_played_for_a_token_of_its_colour(self) -> None:
        state = play(table(hand=("doctor",), city=("mine",), tokens=("green",)), "play doctor")
        assert (city(state), state.housed, state.tokens[ME]) == (("mine", "doctor"), (("mine", 0),), 0)

    def test_on_any_construction_of_that_colour(self) -> None:
        state = play(table(hand=("doctor",), city=("mine", "kiln", "hotel"), tokens=("green",)), "play doctor")
        assert legal(state) == ["house mine", "house kiln"]
        assert play(state, "house kiln").housed == (("kiln", 0),)
        assert "everdell.occupied.use" in why(state, "house hotel")

    def test_colours_must_agree(self) -> None:
        for tokens, homes in ((("tan",), ("mine",)), (("green",), ("hotel",)), (("green",), ("baker",))):
            assert "everdell.play.cost" in why(table(hand=("doctor",), city=homes, tokens=tokens), "play doctor")

    def test_no_construction_is_played_so(self) -> None:
        assert "everdell.play.cost" in why(table(hand=("kiln",), city=("mine",), tokens=("green",)), "play kiln")

    def test_a_token_gained_in_this_action_is_of_no_use_yet(self) -> None:
        state = table(hand=("baker",), city=("mine", "judge"), tokens=("green",), supply=(1, 0, 0, 9))
        state.fresh = (1, 0)
        state = play(state, "play baker")
        assert why(state, "pay token")["everdell.occupied.use"]["gained_now"] == 1

    @rule("everdell.occupied.use", near_miss=True)
    def test_in_the_next_turn_it_is(self) -> None:
        state = table(hand=("baker",), city=("mine", "judge"), tokens=("green",), supply=(0, 0, 0, 9))
        assert "pay token" in legal(play(state, "play baker"))

    def test_a_turn_makes_what_was_gained_usable(self) -> None:
        state = built("tinker", "earn green", hand=("fool", "inn"))
        assert (asked(state), state.fresh) == (Ask.STEP, (1, 0))
        assert play(state, "moon").fresh == (0, 0)

    def test_no_discount_is_used_up_beside_it(self) -> None:
        state = table(hand=("doctor",), city=("mine", "courthouse"), tokens=("green",), counters=[("courthouse", 3)])
        state = play(state, "play doctor")
        assert state.counters == (("courthouse", 3),)

    def test_it_goes_with_nothing_else(self) -> None:
        state = table(hand=("doctor",), city=("mine", "innkeeper"), tokens=("green",), supply=(0, 0, 0, 9))
        assert "everdell.occupied.use" in why(play(state, "play doctor"), "pay token innkeeper")


@rule("everdell.occupied.any-creature")
def test_a_token_may_be_used_even_where_another_discount_is_at_hand() -> None:
    state = table(hand=("doctor",), city=("mine",), tokens=("green",), supply=RICH, river=("r-play", "r-resin"))
    state = play(state, "place river-1", "play doctor")
    assert legal(state) == ["pay token", "pay"]


@rule("everdell.occupied.limit")
class TestTokenLimit:
    def test_one_of_each_colour_whether_in_supply_or_city(self) -> None:
        state = built("tinker", city=("mine",), tokens=("blue",), housed=("mine",))
        assert legal(state) == ["earn tan", "earn red", "earn purple"]
        assert "everdell.occupied.limit" in why(state, "earn blue")

    @rule("everdell.occupied.limit", near_miss=True)
    def test_another_colour_can_be_earned(self) -> None:
        assert why(built("tinker", tokens=("blue",)), "earn red") == {}

    def test_with_one_colour_free_nothing_is_asked(self) -> None:
        state = built("tinker", tokens=("green", "tan", "red", "blue"))
        assert state.tokens[ME] == 31

    def test_with_none_free_nothing_is_gained(self) -> None:
        state = built("tinker", tokens=("green", "tan", "red", "blue", "purple"))
        assert (state.tokens[ME], points(state)) == (31, 1)

    def test_nobody_starts_with_any(self) -> None:
        assert GAME.start(GAME.spec.chosen(2)).tokens == (0, 0)
