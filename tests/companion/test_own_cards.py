"""Somebody's own cards, by form: checked by the loaders themselves, exported as the pack that games are played with."""

import base64
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from understory import games
from understory.core import Terminal
from understory.core.packs import folder_of, read_toml, written
from understory.table.pressing import CardFile, PackOf, PressPack, pack_tables, press_pack
from understory.table.vocabulary import NotNow
from understory.testing import rule

FORMS = {
    "kodama": "kodamas.toml",
    "kodama-duo": "decrees.toml",
    "kodama-3d": "goals.toml",
    "everdell-duo": "cards_blue.toml",
}


def file_of(game: str, name: str) -> CardFile:
    """One of the game's own files, as tables."""
    return next(file for file in pack_tables(games.box, PackOf(game)).files if file.name == name)


@pytest.mark.parametrize("game", FORMS)
def test_the_cards_of_every_box_can_be_copied_changed_and_pressed_into_a_pack_that_is_played_with(
    game: str, tmp_path: Path
) -> None:
    file = file_of(game, FORMS[game])
    mine = {**file.cards[0], **({"name": "My own"} if "name" in file.cards[0] else {"vp": 9})}
    pressed = press_pack(
        games.box, PressPack(game, (CardFile(file.name, file.kind, (mine, *file.cards[1:]), file.head),))
    )
    assert pressed.fault is None
    with ZipFile(BytesIO(base64.b64decode(pressed.archive))) as archive:
        archive.extractall(tmp_path)
    box = games.box(game).packed(tmp_path, "own")  # type: ignore[misc]
    state = box.game.start(box.game.spec.chosen(2))
    assert not isinstance(box.game.node(state), Terminal)
    again = pack_tables(games.box, PackOf(game, pressed.archive))
    assert mine in next(one for one in again.files if one.name == file.name).cards


@pytest.mark.parametrize(
    ("field", "value"), [("number", 0), ("name", ""), ("decks", ["third"]), ("scores", {"is": "ends", "points": "two"})]
)
def test_what_is_wrong_is_told_with_the_card_and_the_field(field: str, value: object) -> None:
    file = file_of("kodama", "kodamas.toml")
    wrong = {**file.cards[1], field: value}
    cards = (file.cards[0], wrong, *file.cards[2:])
    pressed = press_pack(games.box, PressPack("kodama", (CardFile(file.name, file.kind, cards, file.head),)))
    assert pressed.fault is not None
    assert (pressed.fault.file, pressed.fault.card, pressed.fault.field) == (file.name, wrong["id"], field)


def test_every_file_of_every_pack_reads_the_same_when_it_is_written_anew() -> None:
    for game in FORMS:
        folder = games.box(game).pack
        assert folder is not None
        for path in folder.glob("*.toml"):
            content = read_toml(path)
            assert read_toml(folder_of({path.name: written(content)}) / path.name) == content


@rule("table.unreadable-pack")
@pytest.mark.parametrize("archive", ["", "no archive", base64.b64encode(b"PK\x03\x04 nor this").decode()])
def test_what_is_no_archive_is_refused(archive: str) -> None:
    with pytest.raises(NotNow, match=r"table\.unreadable-pack"):
        pack_tables(games.box, PackOf("kodama", archive))


@rule("table.no-packs")
def test_a_game_without_packs_has_no_own_cards() -> None:
    from understory.testing.lanterns import LANTERNS  # noqa: PLC0415

    with pytest.raises(NotNow, match=r"table\.no-packs"):
        pack_tables(lambda _: LANTERNS, PackOf("lanterns"))
