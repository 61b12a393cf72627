"""The mutation runner: a fixed sample, the right tests, and a fate for each mutant."""

from pathlib import Path

import pytest
from bench.mutants.__main__ import main
from bench.mutants.mutate import Mutant, Mutants
from bench.mutants.run import Fate, Workshop
from bench.mutants.targets import ROOT, chosen_tests, target

GAME = Path("src/understory/testing/lanterns/rules/game.py")
MOVES = Path("src/understory/testing/lanterns/rules/moves.py")


def test_the_sample_is_fixed_and_every_mutant_is_a_change_that_compiles() -> None:
    mutants = Mutants((GAME,))
    sample = list(mutants.sample(15, "seed"))
    assert [mutant.name for mutant in sample] == [mutant.name for mutant in mutants.sample(15, "seed")]
    assert [mutant.name for mutant in sample] != [mutant.name for mutant in mutants.sample(15, "other")]
    assert len({mutant.name for mutant in sample}) == 15
    original = (ROOT / GAME).read_text()
    for mutant in sample:
        assert mutant.code != original
        assert mutant.diff.startswith("@@")
        compile(mutant.code, mutant.name, "exec")


def test_where_there_are_fewer_mutants_than_asked_for_all_are_taken() -> None:
    mutants = Mutants((Path("src/understory/core/ledger.py"),))
    names = [mutant.name for mutant in mutants.sample(10**6, "seed")]
    assert len(names) == len(set(names)) == len(mutants) > 5


def test_a_game_is_tested_by_tests_that_name_it_and_no_longer_name() -> None:
    named = ["tests/conformance/test_kodama_conforms.py", "tests/rules/kodama/test_kodama_place.py"]
    others = ["tests/rules/kodama_3d/test_kodama_3d_goals.py", "tests/laws/test_core_line.py"]
    chosen = chosen_tests("kodama", map(Path, named + others))
    assert [path.as_posix() for path in chosen] == named[::-1], "rules come first"


def test_tests_may_call_a_game_by_a_shorter_name() -> None:
    test = Path("tests/rules/everdell/test_everdell_seasons.py")
    assert chosen_tests("everdell_duo", [test, Path("tests/rules/kodama/test_kodama_place.py")]) == (test,)


def test_lanterns_is_a_target_and_whist_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert GAME in target("lanterns").sources
    assert main(["whist"]) == 2
    assert "no rules of 'whist' to mutate" in capsys.readouterr().err


def test_mutants_are_killed_survive_or_never_end(tmp_path: Path) -> None:
    test = Path("tests/test_of_the_workshop.py")
    workshop = Workshop(tmp_path / "shop", (test,))
    (workshop.folder / test).write_text(
        "from understory.testing.lanterns import Wish\n\n\ndef test_pass():\n    assert str(Wish(False)) == 'pass'\n"
    )
    workshop.prove()
    code = (ROOT / MOVES).read_text()
    fates = {
        Fate.KILLED: code.replace('"wish" if self.granted else PASS', '"wish" if not self.granted else PASS'),
        Fate.SURVIVED: code.replace('f"bury {self.lantern}"', 'f"BURY {self.lantern}"'),
        Fate.TIMED_OUT: code.replace('return "wish" if', 'while True: pass\n        return "wish" if'),
    }
    for fate, mutated in fates.items():
        assert mutated != code
        workshop.patience = 5 if fate is Fate.TIMED_OUT else 600
        assert workshop.fate(Mutant("a change", MOVES, mutated, "")) is fate
    assert (workshop.folder / MOVES).read_text() == code, "the file is put back"


def test_tests_that_fail_unchanged_are_no_measure(tmp_path: Path) -> None:
    test = Path("tests/test_of_the_workshop.py")
    workshop = Workshop(tmp_path / "shop", (test,))
    (workshop.folder / test).write_text("def test_no():\n    raise ValueError\n")
    with pytest.raises(LookupError, match="do not pass unchanged"):
        workshop.prove()
