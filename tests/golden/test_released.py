"""Records of versions of the rules that were played before: each can be looked at, as far as its moves are legal now.

Whoever raises a game's version keeps its golden record of the version before here, as GAME.VERSION.record.
"""

from pathlib import Path

import pytest

from understory.core import RecordError, Terminal, read, replayed
from understory.core.older import followed
from understory.games import box, names

KEPT = sorted(Path(__file__).with_name("released").glob("*.record"))


@pytest.mark.parametrize("name", names())
def test_a_record_of_every_version_before_is_kept(name: str) -> None:
    kept = {record.rules for record in map(read, (path.read_text("utf-8") for path in KEPT)) if record.game == name}
    assert kept >= set(range(1, box(name).game.spec.version))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_it_is_followed_to_its_end_or_says_where_and_why_it_stops(path: Path) -> None:
    text = path.read_text("utf-8")
    record, game = read(text), box(read(text).game).game
    assert record.rules < game.spec.version
    with pytest.raises(RecordError, match="made under version"):
        replayed(game, record)
    found = followed(game, record)
    if found.stopped is None:
        assert isinstance(found.line.node, Terminal)
    else:
        assert found.stopped.line > 0
        assert text.splitlines()[found.stopped.line - 1] == found.stopped.text
        assert found.stopped.faults or "cannot read" in str(found.stopped), "the rules say why"
        assert found.line.steps, "and what came before can be looked at"


def test_one_of_them_stops_where_the_rules_have_changed() -> None:
    record = read(next(path for path in KEPT if "chapter" in path.stem).read_text("utf-8"))
    stopped = followed(box(record.game).game, record).stopped
    assert stopped is not None
    assert stopped.text == "1 news surprise-party 0"
    assert [fault.rule for fault in stopped.faults] == ["everdell.coop.goodnews.use"]
    assert "made under version 1 of the rules; this is version 2" in str(stopped)
