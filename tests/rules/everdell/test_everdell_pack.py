"""A pack that is wrong is refused at load, with file, card and field named."""

from collections import Counter
from dataclasses import fields, is_dataclass
from pathlib import Path
from shutil import copytree

import pytest

from understory.games.everdell_duo import pack
from understory.games.everdell_duo.pack import LIBRARY, PackError, load

FOLDER = Path(str(pack.__file__)).parent


def spoilt(tmp_path: Path, file: str, was: str, becomes: str) -> Path:
    """A copy of the pack with one thing changed."""
    folder = tmp_path / "pack"
    copytree(FOLDER, folder)
    text = (folder / file).read_text("utf-8")
    assert was in text
    (folder / file).write_text(text.replace(was, becomes, 1), "utf-8")
    return folder


def test_the_same_files_give_the_same_digest(tmp_path: Path) -> None:
    copytree(FOLDER, tmp_path / "pack")
    assert load(tmp_path / "pack").digest == LIBRARY.digest


def test_names_do_not_change_the_digest_but_costs_do(tmp_path: Path) -> None:
    renamed = spoilt(tmp_path / "a", "cards_green.toml", 'name = "Mine"', 'name = "Pit"')
    assert load(renamed).digest == LIBRARY.digest
    dearer = spoilt(
        tmp_path / "b", "cards_green.toml", "cost = { twig = 1, resin = 1 }", "cost = { twig = 2, resin = 1 }"
    )
    assert load(dearer).digest != LIBRARY.digest


@pytest.mark.parametrize(
    ("file", "was", "becomes", "told"),
    [
        ("cards_green.toml", 'colour = "green"', 'colour = "teal"', ("cards_green.toml", "carnival", "field colour")),
        ("cards_green.toml", 'id = "mine"', 'id = "kiln"', ("cards_green.toml", "kiln", "field id")),
        ("cards_green.toml", 'id = "mine"', 'id = "a mine"', ("field id", "one word")),
        ("cards_green.toml", 'name = "Mine"', "name = 7", ("mine", "field name")),
        ("cards_green.toml", 'do = "store"', 'do = "stash"', ("storehouse", "field effect.1.do", "stash")),
        (
            "cards_green.toml",
            'do = "store", count = 2',
            'do = "store"',
            ("storehouse", "field effect.1.count", "missing"),
        ),
        ("cards_green.toml", 'do = "store", count = 2', 'do = "store", count = 9', ("field effect.1.count", "1 to 5")),
        ("cards_green.toml", 'do = "store", count = 2', 'do = "store", cuont = 2, count = 2', ("cuont", "not a field")),
        ("cards_green.toml", "pay = { berry = 1 }", "pay = { }", ("baker", "asks for nothing")),
        ("cards_green.toml", "pay = { berry = 1 }", "pay = 3", ("baker", "field effect.1.pay", "table")),
        ("cards_green.toml", "different = true", "different = 1", ("monk", "true or false")),
        ("cards_blue.toml", "cost = { cards = 1 }", "cost = { cards = 1, twig = 1 }", ("crane", "field cost")),
        ("cards_blue.toml", "gain = { points = 1 }", "gain = { any = 1 }", ("bell-tower", "leaves nothing to choose")),
        ("cards_blue.toml", 'ours = ["points"', 'ours = ["colours"', ("field ours",)),
        ("cards_tan.toml", 'token = "any"', 'token = "teal"', ("tinker", "field effect.1.token")),
        ("cards_purple.toml", "cost = { berry = 3 }", "cost = { twig = 3 }", ("architect", "creatures cost berries")),
        ("cards_red.toml", 'source = "printed"', 'source = "heard"', ("post-office", "field source")),
        ("river.toml", 'do = "carry", which = "farms"', 'do = "swap", which = "farms"', ("r-farms", "which")),
        ("river.toml", 'effect = [{ do = "gain", twig = 4 }]', "effect = []", ("r-twigs", "field effect")),
        ("events.toml", "needs = { green = 4 }", "needs = { blond = 4 }", ("A1", "blond")),
        ("events.toml", "needs = { green = 4 }", "needs = { green = 0 }", ("A1", "needs.green")),
        ("events.toml", "needs = { green = 4 }", "", ("A1", "needs either")),
        ("board.toml", "gain = { twig = 3 }", "gain = { twig = -3 }", ("farm-1", "field gain.twig")),
        ("decks.toml", '"mine"', '"mime"', ("decks.toml", "tiny", "mime")),
        ("river.toml", "[[tile]]", "[[tile]", ("river.toml", "cannot be read")),
        ("board.toml", "[[farm]]\nid", "[farm]\nid", ("board.toml",)),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, file: str, was: str, becomes: str, told: tuple[str, ...]) -> None:
    with pytest.raises(PackError) as caught:
        load(spoilt(tmp_path, file, was, becomes))
    for part in told:
        assert part in str(caught.value)


def test_every_card_can_be_paid_from_four_farm_visits() -> None:
    farms = {"twig": 3, "resin": 2, "pebble": 2, "berry": 2}
    for card in LIBRARY.cards.values():
        visits = sum(-(-count // per) for count, per in zip(card.cost, farms.values(), strict=True))
        assert visits <= 4, card.id


def without_numbers(part: object) -> object:
    """An effect with every amount made one: what is left when two of them differ in numbers alone."""
    if is_dataclass(part):
        return type(part).__name__, tuple(without_numbers(getattr(part, field.name)) for field in fields(part))
    if isinstance(part, tuple):
        return tuple(map(without_numbers, part))
    return min(part, 1) if type(part) is int else part


def test_no_two_cards_of_a_colour_differ_in_numbers_alone() -> None:
    """A card's colour says when it acts, so that like effects of two colours are different ones."""
    found = Counter((card.colour, without_numbers((card.acts, card.powers))) for card in LIBRARY.cards.values())
    assert [what for what, times in found.items() if times > 1] == []
