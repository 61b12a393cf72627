"""Records: text that gives back the game, or a clear word about what is wrong with it."""

import contextlib
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from understory.core import (
    Dealer,
    Decision,
    LegalMoves,
    Line,
    Private,
    RecordError,
    Seat,
    Terminal,
    digest,
    read,
    replayed,
)
from understory.core.files import save
from understory.core.older import followed
from understory.core.record import verified, written
from understory.testing import random_line
from understory.testing.lanterns import LANTERNS, Lanterns, Move, State, View

GAME = LANTERNS.game
GOLDEN = Path(__file__).parents[1] / "golden" / "lanterns.record"


def dealt_by(dealer: Dealer, seed: int = 3) -> Line[State, Move, View]:
    """A random game with chance from a real dealer, a take-back in it."""
    line, rng = Line(GAME, GAME.spec.chosen(2)), Random(seed)
    line.deal(dealer)
    line.back_to(4)
    line.deal(dealer)
    while isinstance(node := line.node, Decision):
        seat = rng.choice(node.seats)
        line.play(seat, GAME.legal(line.state, seat).sample(rng))
        line.deal(dealer)
    return line


TEXT = str(written(random_line(GAME, GAME.spec.chosen(2), Random(8)), ["Ada", "Bo"], over=True))


def test_the_golden_record_replays_to_the_result_that_was_worked_out_by_hand() -> None:
    line = replayed(GAME, read(GOLDEN.read_text(encoding="utf-8")))
    node = line.node
    assert isinstance(node, Terminal)
    assert node.scores == (1, 1)
    assert str(node.reason) == "lanterns.tie (height 150)"
    assert node.winners == (1,)


def test_a_record_gives_back_its_text_and_its_game() -> None:
    dealer = Dealer(bytes(range(32)))
    line = dealt_by(dealer)
    text = str(written(line, ["Ada", "Bo"], dealer, over=True))
    assert "takebacks 1" in text
    record = read(text)
    assert str(record) == text
    assert digest(replayed(GAME, record).state) == digest(line.state)


def test_names_keep_to_one_line() -> None:
    line = random_line(GAME, GAME.spec.chosen(2), Random(8))
    record = read(str(written(line, ["Ada\nmoves\n* deal", "  Bo   Li "], over=True)))
    assert record.names == ("Ada moves * deal", "Bo Li")


def test_a_seed_is_told_only_when_the_game_is_over() -> None:
    dealer = Dealer(bytes(32))
    line = Line(GAME, GAME.spec.chosen(2))
    assert written(line, (), dealer, over=False).seed is None
    assert written(line, (), dealer, over=False).commitment == dealer.commitment
    assert written(line, (), dealer, over=True).seed == dealer.seed.hex()


def test_what_a_seed_dealt_can_be_verified_through_take_backs() -> None:
    dealer = Dealer(bytes(range(32)))
    line = dealt_by(dealer)
    record = read(str(written(line, (), dealer, over=True)))
    assert verified(GAME, record) == sum(step.seat == -1 for step in line.steps)


def test_a_deal_that_the_seed_does_not_give_is_found() -> None:
    record = str(written(dealt_by(Dealer(bytes(32))), (), Dealer(bytes(range(32))), over=True))
    with pytest.raises(RecordError, match="the seed deals 'deal 0 "):
        verified(GAME, read(record))


def test_a_seed_that_does_not_match_its_commitment_is_found() -> None:
    dealer = Dealer(bytes(32))
    text = str(written(dealt_by(dealer), (), dealer, over=True))
    other = text.replace(f"commitment {dealer.commitment}", f"commitment {'0' * 64}")
    with pytest.raises(RecordError, match="does not match its commitment"):
        verified(GAME, read(other))
    with pytest.raises(RecordError, match="tells no seed"):
        verified(GAME, read(TEXT))


def with_line(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


FIRST_RETURN = next(line for line in TEXT.splitlines() if line.startswith("0 return"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the record is empty; it should begin with 'understory-record 1'"),
        ("[Event]\n1. e4", r"line 1, '\[Event\]': this is no record"),
        (with_line("record 1", "record 2"), "line 1, .*records of format '2' cannot be read here, only 1"),
        (with_line("game lanterns", "game chess"), "a record of 'chess', not of 'lanterns'"),
        (with_line("rules 1", "rules 7"), "made under version 7 of the rules; this is version 1"),
        (with_line("rules 1", "rules one"), "line 3, 'rules one': expected a whole number from 1 on, not 'one'"),
        (with_line("rules 1\n", ""), "header has no line 'rules ...'"),
        (with_line("players 2", "players 9"), "players cannot be '9': Lanterns is for 2 to 3"),
        (with_line("option pack full", "option pack huge"), "pack cannot be 'huge': choose one of full, tiny"),
        (with_line("option pack full", "option moon full"), "no such option; its options: pack"),
        (with_line("pack lanterns ", "pack lanterns 0"), "made with another pack 'lanterns'"),
        (with_line("seat 0", "seat 1"), "this should be seat 0"),
        (with_line("seat 0", "colour 0"), "expected game, rules, players, option"),
        (with_line("moves\n", "commitment 12\nmoves\n"), "expected 64 hexadecimal digits"),
        (TEXT[: TEXT.index("moves")], "ends before its line 'moves'"),
        (with_line(FIRST_RETURN, "0 hang up"), r"'0 hang up': cannot read 'hang up' as a move: expected deal, return"),
        (with_line(FIRST_RETURN, "0 return L99"), "one of L1, L2.* in place of 'L99'"),
        (with_line(FIRST_RETURN, "0 wish"), "'wish' is refused: table.asked"),
        (with_line(FIRST_RETURN, "7 wish"), "there is no seat 7; the seats are 0 to 1"),
        (with_line(FIRST_RETURN, "0"), "expected a seat and a move, such as '0 pass'"),
        (with_line(FIRST_RETURN, "x wish"), "expected a whole number from 0 on, not 'x'"),
        (with_line(FIRST_RETURN, "* deal 0 L1"), "'deal 0 L1' is refused: table.turn"),
        (with_line(FIRST_RETURN, f"takebacks 2\n{FIRST_RETURN}\ntakebacks 1"), "there were 2 already"),
        (TEXT + "0 pass\n", "'pass' is refused: table.over"),
    ],
)
def test_a_record_that_is_wrong_is_refused_with_a_clear_word(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        replayed(GAME, read(text))


def test_an_illegal_move_in_a_record_carries_line_notation_and_rules() -> None:
    number = TEXT.splitlines().index(FIRST_RETURN) + 1
    with pytest.raises(RecordError) as caught:
        replayed(GAME, read(with_line(FIRST_RETURN, "0 wish")))
    assert (caught.value.line, caught.value.text) == (number, "0 wish")
    assert [fault.rule for fault in caught.value.faults] == ["table.asked"]


def test_marks_of_forced_moves_may_be_missing_or_too_many() -> None:
    texts = [str(written(random_line(GAME, GAME.spec.chosen(2), Random(seed)), over=True)) for seed in range(20)]
    text = next(text for text in texts if "! " in text)
    header, _, moves = text.partition("\nmoves\n")
    unmarked = moves.replace("! ", " ")
    all_marked = re.sub(r"^(\d) ", r"\1! ", unmarked, flags=re.MULTILINE)
    for told in (unmarked, all_marked):
        again = replayed(GAME, read(f"{header}\nmoves\n{told}"))
        assert str(written(again, read(text).names, over=True)) == text, "and the marks are set right"


# ---------------------------------------------------------------- other versions, other cards


def test_a_record_of_another_version_is_not_played_on_but_can_be_looked_at() -> None:
    older = read(with_line("rules 1", "rules 7"))
    with pytest.raises(RecordError, match="made under version 7 of the rules; this is version 1"):
        replayed(GAME, older)
    whole = followed(GAME, older)
    assert whole.stopped is None
    assert digest(whole.line.state) == digest(replayed(GAME, read(TEXT)).state)


def test_one_with_other_cards_too() -> None:
    assert followed(GAME, read(with_line("pack lanterns ", "pack lanterns 0"))).stopped is None


def test_where_another_version_cannot_be_followed_it_says_where_and_why() -> None:
    number = TEXT.splitlines().index(FIRST_RETURN) + 1
    text = with_line(FIRST_RETURN, "0 wish").replace("rules 1", "rules 7")
    found = followed(GAME, read(text))
    assert found.stopped is not None
    assert (found.stopped.line, found.stopped.text) == (number, "0 wish")
    assert [fault.rule for fault in found.stopped.faults] == ["table.asked"]
    assert "made under version 7" in str(found.stopped)
    assert [str(step.move) for step in found.line.steps] == [entry.notation for entry in read(text).moves][
        : len(found.line.steps)
    ]
    unread = followed(GAME, read(with_line(FIRST_RETURN, "0 whistle").replace("rules 1", "rules 7")))
    assert unread.stopped is not None
    assert "cannot read 'whistle'" in str(unread.stopped)


def test_a_record_of_this_version_is_followed_to_its_end_or_wrong() -> None:
    assert followed(GAME, read(TEXT)).stopped is None
    with pytest.raises(RecordError, match=r"'wish' is refused: table\.asked"):
        followed(GAME, read(with_line(FIRST_RETURN, "0 wish")))
    with pytest.raises(RecordError, match="a record of 'chess'"):
        followed(GAME, read(with_line("game lanterns", "game chess")))


class Whispered(Lanterns):
    """What was answered by itself is asked here, and a lantern was once said to be put away."""

    def legal(self, state: State, at: Seat) -> LegalMoves[Move]:
        legal = super().legal(state, at)
        return Private(list(legal)) if legal.only() is not None else legal

    def renamed(self, _: State, __: Seat, notation: str) -> Move | None:
        return self.parse(notation.replace("stow", "return")) if notation.startswith("stow") else None


def test_what_was_answered_by_itself_is_answered_so_again_and_old_names_are_understood() -> None:
    texts = [str(written(random_line(GAME, GAME.spec.chosen(2), Random(seed)), over=True)) for seed in range(20)]
    text = next(text for text in texts if "! " in text).replace("rules 1", "rules 7").replace(" return ", " stow ")
    dropped = "\n".join(line for line in text.splitlines() if "! " not in line) + "\n"
    for told in (text, dropped):
        found = followed(Whispered(), read(told))
        assert found.stopped is None
        assert isinstance(found.line.node, Terminal)
        assert not any(step.forced for step in found.line.steps)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(RecordError):
        followed(GAME, read(text))


@settings(max_examples=300)
@given(st.integers(0, len(TEXT)), st.integers(0, len(TEXT)), st.text(max_size=12))
def test_any_damage_to_a_record_is_read_or_refused(start: int, length: int, inserted: str) -> None:
    damaged = TEXT[:start] + inserted + TEXT[start + length :]
    with contextlib.suppress(RecordError):
        followed(GAME, read(damaged.replace("rules 1", "rules 7")))
    with contextlib.suppress(RecordError):
        replayed(GAME, read(damaged))


def test_saving_replaces_the_old_file_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    save(path, "old\n")

    def crash(*_: object) -> None:
        raise OSError("the power went out")

    monkeypatch.setattr("os.replace", crash)
    with pytest.raises(OSError, match="power"):
        save(path, "new\n")
    assert path.read_text() == "old\n"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.record"]
    monkeypatch.undo()
    save(path, "new\n")
    assert path.read_text() == "new\n"


def test_a_saved_file_is_as_open_as_any_other_and_keeps_its_permissions(tmp_path: Path) -> None:
    path, plain = tmp_path / "game.record", tmp_path / "plain"
    plain.write_text("x")
    save(path, "old\n")
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o600)
    save(path, "new\n")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_take_back_after_the_last_move_is_kept_so_that_other_cards_come() -> None:
    dealer = Dealer(bytes(range(32)))
    line = Line(GAME, GAME.spec.chosen(2))
    line.deal(dealer)
    line.back_to(3)
    text = str(written(line, (), dealer, over=False))
    assert text.endswith("\ntakebacks 1\n")
    resumed = replayed(GAME, read(text))
    assert str(written(resumed, (), dealer, over=False)) == text
    line.deal(dealer)
    resumed.deal(dealer)
    assert digest(resumed.state) == digest(line.state)
    assert [step.takebacks for step in resumed.steps] == [0, 0, 0, 1, 1, 1]
    assert read(text).cut(2).takebacks == 0
