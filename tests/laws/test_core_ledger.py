"""Entries whose evidence is left for later are the same values, and make it once."""

import copy
import pickle
from functools import partial

from understory.core import Entry, Evidence, Seat
from understory.core.plain import canonical

EVIDENCE: Evidence = (("card", "b07"), ("runs", (("star", 3, "t1"),)))
TOLD = Entry(Seat(1), 3, "kodama.score.run", "spring", EVIDENCE)


def _evidence(asked: list[int]) -> Evidence:
    asked.append(1)
    return EVIDENCE


def _left_for_later(asked: list[int]) -> Entry:
    return Entry.proven(Seat(1), 3, "kodama.score.run", "spring", partial(_evidence, asked))


def test_evidence_is_made_when_it_is_asked_for_and_once() -> None:
    asked: list[int] = []
    entry = _left_for_later(asked)
    assert (entry.seat, entry.amount, entry.source, entry.when, asked) == (1, 3, "kodama.score.run", "spring", [])
    assert (entry.evidence, entry.evidence, asked) == (EVIDENCE, EVIDENCE, [1])


def test_an_entry_is_the_same_value_whenever_its_evidence_is_made() -> None:
    assert _left_for_later([]) == TOLD
    assert hash(_left_for_later([])) == hash(TOLD)
    assert repr(_left_for_later([])) == repr(TOLD)
    assert canonical(_left_for_later([])) == canonical(TOLD)
    assert _left_for_later([]) != Entry(Seat(1), 3, "kodama.score.run", "spring")


def test_an_entry_travels_with_its_evidence() -> None:
    for copied in (pickle.loads(pickle.dumps(_left_for_later([]))), copy.deepcopy(_left_for_later([]))):  # noqa: S301
        assert (copied, copied.proof) == (TOLD, None)


def test_an_entry_has_nothing_else() -> None:
    assert not hasattr(_left_for_later([]), "reason")
    assert not hasattr(TOLD, "reason")
