"""Somebody's own cards, by form: a pack's files as tables, what is wrong with them, and the pack as an archive.

A pack travels as tables (JSON) or as a ZIP archive of its TOML files in base64. Files that are not sent are the game's
own. Nothing is written anywhere.
"""

import base64
import binascii
import tomllib
from io import BytesIO
from typing import Annotated, Any, Final
from zipfile import BadZipFile, ZipFile

import msgspec

from understory.core import Box, UnderstoryError
from understory.core.packs import PackError, archived, folder_of, written
from understory.table.vocabulary import NotNow, Shelf

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
FileName = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_-]{1,40}\.toml$")]
MOST: Final = 2_000_000
"""Characters of a pack."""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a pack: what its tables are called, the tables, each with an id, and what stands before them."""

    name: FileName
    kind: Name
    cards: tuple[dict[str, Any], ...]
    head: dict[str, Any] = {}


class PackOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a pack as tables: the game's own, or the one in an archive."""

    game: Name
    archive: Annotated[str, msgspec.Meta(max_length=MOST)] | None = None


class PackTables(msgspec.Struct, frozen=True):
    """A pack's files of cards."""

    files: tuple[CardFile, ...]


class PressPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask whether cards are as they have to be, and for the pack that they make with the game's others: a card takes
    the place of the one with its id, or comes after them."""

    game: Name
    files: tuple[CardFile, ...]


class CardFault(msgspec.Struct, frozen=True):
    """What is wrong with a pack, and where: empty where no single file, card or field is to blame."""

    file: str
    card: str
    field: str
    problem: str


class Pressed(msgspec.Struct, frozen=True):
    """The pack as an archive, and the first thing that is wrong with it, if anything is."""

    archive: str
    fault: CardFault | None


def pack_tables(shelf: Shelf, asked: PackOf) -> PackTables:
    """A pack as tables."""
    texts = _shipped(_box(shelf, asked.game)) if asked.archive is None else _unpacked(asked.archive)
    return PackTables(tuple(file for name, text in sorted(texts.items()) if (file := _file(name, text)) is not None))


def press_pack(shelf: Shelf, asked: PressPack) -> Pressed:
    """A pack made of somebody's cards and the game's others, and what is wrong with it."""
    box = _box(shelf, asked.game)
    files = _shipped(box)
    for file in asked.files:
        files[file.name] = _with(files.get(file.name, ""), file)
    archive = base64.b64encode(archived(files)).decode()
    try:
        assert box.packed is not None  # noqa: S101  (a box without packs was refused)
        box.packed(folder_of(files), "own")
    except PackError as fault:
        return Pressed(archive, CardFault(fault.file, fault.card, fault.field, fault.problem))
    except UnderstoryError as fault:
        return Pressed(archive, CardFault("", "", "", str(fault)))
    return Pressed(archive, None)


def _with(text: str, own: CardFile) -> str:
    """A file of ours with somebody's cards in it: in the place of ours with the same id, or after them."""
    content: dict[str, Any] = tomllib.loads(text)
    mine = {str(card.get("id")): card for card in own.cards}
    ours = [mine.pop(str(card.get("id")), card) for card in content.get(own.kind, [])]
    return written({**content, **own.head, own.kind: [*ours, *mine.values()]})


def _box(shelf: Shelf, game: str) -> Box[Any, Any, Any]:
    try:
        box = shelf(game)
    except KeyError:
        raise NotNow("table.no-such-game", game=game) from None
    if box.pack is None or box.packed is None:
        raise NotNow("table.no-packs", game=game)
    return box


def _shipped(box: Box[Any, Any, Any]) -> dict[str, str]:
    assert box.pack is not None  # noqa: S101  (a box without packs was refused)
    return {path.name: path.read_text("utf-8") for path in sorted(box.pack.glob("*.toml"))}


def _unpacked(archive: str) -> dict[str, str]:
    """The TOML files of an archive, wherever in it they lie."""
    try:
        with ZipFile(BytesIO(base64.b64decode(archive, validate=True))) as found:
            entries = [entry for entry in found.infolist() if entry.filename.endswith(".toml")]
            if sum(entry.file_size for entry in entries) > MOST:
                raise NotNow("table.unreadable-pack")
            return {entry.filename.rsplit("/", 1)[-1]: found.read(entry).decode() for entry in entries}
    except (BadZipFile, binascii.Error, UnicodeDecodeError, NotImplementedError, RuntimeError, ValueError) as problem:
        raise NotNow("table.unreadable-pack") from problem


def _file(name: str, text: str) -> CardFile | None:
    """The file as tables; nothing where it has no cards with ids."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise NotNow("table.unreadable-pack", file=name) from problem
    kinds = [key for key, value in content.items() if isinstance(value, list) and value and _has_id(value[0])]
    if len(kinds) != 1:
        return None
    cards = content.pop(kinds[0])
    return CardFile(name, kinds[0], tuple(cards), content)


def _has_id(table: object) -> bool:
    return isinstance(table, dict) and "id" in table
