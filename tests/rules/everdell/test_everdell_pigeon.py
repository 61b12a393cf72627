"""The Postal Pigeon, a tan card with cards of its own."""

from everdell_table import GAME, ME, YOU, built, city, hand, legal, play, table, why

from understory.core import Veiled
from understory.testing import rule


@rule("everdell.creature.postal-pigeon")
class TestPostalPigeon:
    def test_one_of_two_drawn_cards_is_played_for_two_less_the_other_discarded(self) -> None:
        state = built("postal-pigeon", "deal mine", "deal harbor", "play harbor", "gain twig", supply=(1, 0, 0, 9))
        assert city(state) == ("postal-pigeon", "harbor")
        assert (state.sunk[ME], state.aside, hand(state)) == (("mine",), (), ())

    def test_both_are_discarded_if_neither_is_played(self) -> None:
        state = built("postal-pigeon", "deal mine", "deal harbor", "pass")
        assert state.sunk[ME] == ("harbor", "mine")

    def test_they_are_not_in_hand_and_only_their_player_sees_them(self) -> None:
        state = built("postal-pigeon", "deal mine")
        assert GAME.seen(state, ME, GAME.parse("deal harbor"), YOU) == Veiled("deal ?")
        state = play(state, "deal harbor")
        assert hand(state) == ()
        assert (GAME.view(state, ME).aside_cards, GAME.view(state, YOU).aside_cards) == (("harbor", "mine"), ())
        assert GAME.view(state, YOU).aside == 2

    def test_only_they_may_be_played_so(self) -> None:
        state = built("postal-pigeon", "deal mine", "deal harbor", hand=("barn",))
        assert legal(state) == ["play harbor", "play mine", "pass"]
        assert "everdell.play.by-effect" in why(state, "play barn")

    def test_with_one_card_left_to_draw_that_one(self) -> None:
        state = built("postal-pigeon", deck=("mine",), meadow=())
        state.discard = ()
        assert legal(state) == ["play mine", "pass"]

    def test_courthouse_judge_and_token_may_be_used_but_no_star(self) -> None:
        start = table(
            hand=("postal-pigeon", "fool"),
            city=("courthouse", "dungeon", "judge", "kiln"),
            counters=[("courthouse", 3)],
            tokens=("green",),
            supply=(1, 0, 0, 9),
        )
        state = play(start, "play postal-pigeon", "pay", "deal baker", "deal harbor", "play baker")
        assert legal(state) == ["pay token", "pay"]
        state = play(start, "play postal-pigeon", "pay", "deal baker", "deal harbor", "play harbor")
        assert [way for way in legal(state) if "dungeon" in way] == []
        assert "pay courthouse" in legal(state)
