"""Together means together: proposals, one counter-proposal, and who has the last word."""

from random import Random

import pytest
from everdell_table import GAME, ME, YOU, asked, hand, legal, play, settled, why
from everdell_team import NORMAL, agreed, begun, team, tile, until

from understory.core import Decision
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.asking import asked as question
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.search.evaluation import greedy
from understory.testing import rule


def proposed(state: State) -> tuple[int, str]:
    """Who has to answer, and to what."""
    return state.pending[-1].seat, state.pending[-1].what


@rule("everdell.coop.proposal")
class TestProposals:
    def test_nothing_is_done_before_the_partner_agrees(self) -> None:
        state = tile("summer", ME, together=NORMAL)
        waiting = play(state, "give meadow 0")
        assert GAME.node(waiting) == Decision((YOU,), "everdell.answer")
        assert proposed(waiting) == (1, "give meadow 0")
        assert waiting.meadow == state.meadow
        after = play(waiting, "agree", "take castle")
        assert hand(after) == ("castle",)

    def test_who_is_asked_is_told_whether_it_is_for_them_or_for_their_partner(self) -> None:
        waiting = play(tile("summer", ME, together=NORMAL), "give meadow 0")
        counter = play(waiting, "give meadow 1")
        for state, seat, whose in ((waiting, YOU, "partner"), (counter, ME, "partner")):
            assert ("who", whose) in question(GAME.view(state, seat)).arguments
        other = play(tile("summer", ME, together=NORMAL), "give meadow 1")
        assert ("who", "you") in question(GAME.view(other, YOU)).arguments

    def test_the_partner_may_propose_whatever_else_could_have_been_proposed(self) -> None:
        state = play(tile("spring", YOU, city=("mine", "kiln"), together=NORMAL), "give mine 1")
        assert legal(state) == ["agree", "trust", "give mine 0", "give kiln 1", "give kiln 0", "pass"]

    def test_who_agrees_to_all_that_is_to_come_of_the_tile_is_asked_no_more(self) -> None:
        state = play(tile("summer", ME, together=NORMAL), "give meadow 0", "trust", "take castle", "give meadow 1")
        assert asked(state) is Ask.TAKE, "done at once"
        state = play(state, "take palace", "give resource 0")
        assert asked(state) is Ask.GAIN

    def test_the_last_thing_of_a_tile_has_no_rest_to_agree_to(self) -> None:
        state = agreed(tile("summer", ME, together=NORMAL), "give meadow 0", "take castle", "give meadow 0")
        state = play(agreed(state, "take palace"), "give resource 0")
        assert legal(state) == ["agree", "give resource 1"]

    def test_trust_ends_with_the_tile(self) -> None:
        state = play(tile("autumn", YOU, city=("mine",), together=NORMAL), "give mine 0", "trust", "give resource 0")
        assert asked(state) is Ask.GAIN
        later = tile("summer", ME, together=NORMAL)
        assert asked(play(later, "give meadow 0")) is Ask.ANSWER

    def test_good_news_is_kept_by_both(self) -> None:
        state = until(begun(), Ask.KEEP)
        first, second, _ = state.together.offered
        waiting = play(state, f"keep {first}")
        assert proposed(waiting) == (1, f"keep {first}")
        assert f"keep {second}" in legal(waiting)
        assert "trust" not in legal(waiting)
        assert play(waiting, "agree").together.news == (first,)

    def test_good_news_between_two_steps_of_a_tile_is_proposed_too(self) -> None:
        state = play(tile("autumn", YOU, news=["full-larder"]), "news full-larder 0")
        assert proposed(state) == (0, "news full-larder 0")
        assert state.together.news == ("full-larder",)
        assert play(state, "agree").together.spent == ("full-larder",)

    def test_in_a_turn_good_news_is_the_movers_own_affair(self) -> None:
        assert asked(play(team(news=["full-larder"]), "news full-larder 1")) is Ask.GAIN

    def test_who_plays_both_mayors_just_decides(self) -> None:
        state = until(begun(1), Ask.SPLIT)
        assert asked(play(state, "give deck 1")) is Ask.SPLIT
        state = until(state, Ask.KEEP)
        assert play(state, f"keep {state.together.offered[0]}").together.news == state.together.offered[:1]

    def test_where_nothing_else_could_be_proposed_nobody_is_asked(self) -> None:
        *gone, last = LIBRARY.news
        state = until(begun(spent=",".join(gone)), Ask.KEEP)
        assert asked(play(state, f"keep {last}")) is Ask.ACT

    @pytest.mark.parametrize("notation", ["give meadow 0", "give deck 1", "keep full-larder"])
    def test_what_was_proposed_already_or_could_not_be_is_refused(self, notation: str) -> None:
        state = play(tile("summer", ME, together=NORMAL), "give meadow 0")
        assert list(why(state, notation)) == ["everdell.coop.proposal"]

    @rule("everdell.coop.proposal", near_miss=True)
    def test_what_could_have_been_proposed_is_a_counter_proposal(self) -> None:
        assert why(play(tile("summer", ME, together=NORMAL), "give meadow 0"), "give meadow 1") == {}


@rule("everdell.coop.proposal.decide")
class TestLastWord:
    def countered(self) -> State:
        return play(tile("summer", ME, together=NORMAL), "give meadow 0", "give meadow 1")

    def test_the_first_player_decides_between_the_two(self) -> None:
        state = self.countered()
        assert GAME.node(state) == Decision((ME,), "everdell.decide")
        assert legal(state) == ["agree", "insist"]

    def test_to_agree_is_to_do_as_the_partner_proposed(self) -> None:
        assert hand(play(self.countered(), "agree", "take castle"), YOU) == ("castle",)

    def test_to_insist_is_to_do_as_was_proposed_first(self) -> None:
        assert hand(play(self.countered(), "insist", "take castle")) == ("castle",)

    def test_it_goes_no_further(self) -> None:
        assert list(why(self.countered(), "give meadow 0")) == ["everdell.coop.proposal.decide"]

    @rule("everdell.coop.proposal.decide", near_miss=True)
    def test_either_answer_is_allowed(self) -> None:
        assert why(self.countered(), "insist") == why(self.countered(), "agree") == {}

    def test_the_next_thing_is_proposed_anew(self) -> None:
        state = play(self.countered(), "insist", "take castle")
        assert asked(state) is Ask.SPLIT
        assert asked(play(state, "give meadow 0")) is Ask.ANSWER


class TestBots:
    """A bot agrees to what is not worse for the two, and says what would be better."""

    def answer(self, state: State) -> str:
        state = settled(state)
        node = GAME.node(state)
        assert isinstance(node, Decision)
        seat = node.seats[0]
        return str(greedy(GAME.view(state, seat), GAME.legal(state, seat), Random(1)))

    def start(self) -> State:
        """In autumn the Mine may act for the tortoise, who can use a pebble, for the hare, who cannot, or not."""
        return tile("autumn", YOU, city=("mine",), together=NORMAL, other_supply=(2, 2, 0, 0), other_hand=("inn",))

    def test_agrees_to_what_is_not_worse(self) -> None:
        assert self.answer(play(self.start(), "give mine 1")) == "agree"

    def test_makes_a_counter_proposal_to_what_is(self) -> None:
        assert self.answer(play(self.start(), "pass")) == "give mine 1"

    def test_gives_in_to_a_better_counter_proposal_and_insists_on_what_is_better(self) -> None:
        assert self.answer(play(self.start(), "pass", "give mine 1")) == "agree"
        assert self.answer(play(self.start(), "give mine 1", "pass")) == "insist"


def test_proposals_are_told_in_words_that_can_be_read_back() -> None:
    for notation in ("agree", "trust", "insist"):
        assert str(GAME.parse(notation)) == notation
