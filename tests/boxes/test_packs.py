"""The pack is an argument: each game plays with a folder of other cards; a wrong one is refused where it is wrong."""

import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from bench.table_server import Guest, Server, serving
from packs_of_our_own import CHANGES, copied, written
from typer.testing import CliRunner

from understory import games
from understory.bots import UNHURRIED, bot
from understory.cli import app
from understory.core import CHANCE, SPECTATOR, Chance, Line, Seat, Terminal, read
from understory.core.packs import OtherGame, PackError
from understory.core.record import replayed
from understory.core.record import written as recorded
from understory.games.packs import fitting, opened
from understory.locale import LANGUAGES, Language
from understory.locale.bundles import cards_told, messages_told, rules_told

GAMES = tuple(CHANGES)
OWN = "my-own"
"""The card that no other pack has."""


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """For each game a pack with one card of its own."""
    found = {}
    for game, change in CHANGES.items():
        found[game] = copied(game, tmp_path_factory.mktemp(game), f"our-{game}")
        written(found[game], *change)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_plays_whole_games_with_a_pack_of_somebodys_own(game: str, packs: dict[str, Path]) -> None:
    box = opened(game, packs[game])
    rules, rng = box.game, Random(3)
    assert rules.spec.name == f"{game}@our-{game}"
    assert (rules.spec.own_name, rules.spec.pack) == (game, f"our-{game}")
    assert set(dict(rules.spec.packs).values()) - set(dict(games.box(game).game.spec.packs).values())
    line = Line(rules, rules.spec.chosen(rules.spec.usual))
    player = bot("greedy", box)
    while not isinstance(node := rules.node(line.state), Terminal):
        if isinstance(node, Chance):
            line.play(CHANCE, node.pick(rng.randrange(node.total)))
            continue
        seat = node.seats[0]
        view, legal = rules.view(line.state, seat), rules.legal(line.state, seat)
        world = pickle.loads(pickle.dumps(rules.world(view, rng)))  # noqa: S301  (our own)
        assert rules.legal(world, seat)
        move = legal.sample(rng) if rng.random() < 0.8 else player.decide(view, legal, UNHURRIED, rng).move
        assert rules.parse(str(move)) == move
        line.play(seat, move)
    box.face.text(rules.view(line.state, Seat(0)))
    assert "<svg" in box.face.svg(rules.view(line.state, SPECTATOR))
    again = replayed(rules, read(str(recorded(line, (), None, over=True))))
    assert rules.ledger(again.state) == rules.ledger(line.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_no_other_pack_has_is_known_to_the_rules_and_told_in_every_language(
    game: str, packs: dict[str, Path]
) -> None:
    box = opened(game, packs[game])
    assert OWN in box.cards.names()
    assert OWN not in games.box(game).cards.names()
    name = box.game.spec.name
    texts = {language: cards_told(language, name)[OWN] for language in LANGUAGES}
    assert {said.name for said in texts.values()} == {box.cards.names()[OWN]}
    assert all(said.text for said in texts.values())
    assert len({said.text for said in texts.values()}) == len(LANGUAGES)
    assert messages_told(Language.GERMAN, name) == messages_told(Language.GERMAN, game)
    assert rules_told(Language.GERMAN, name) == rules_told(Language.GERMAN, game)


def test_the_cards_that_come_with_a_game_are_not_changed_by_another_pack(packs: dict[str, Path]) -> None:
    for game in GAMES:
        before = games.box(game).game.spec.packs
        opened(game, packs[game])
        assert games.box(game).game.spec.packs == before
        assert games.box(game).game.spec.name == game


def test_nothing_of_everdells_rules_reads_the_cards_that_come_with_it() -> None:
    """What plays the game is handed its cards; who may name the shipped ones is what tells of them alone."""
    folder = games.folder("everdell-duo")
    allowed = {"balance.py", "chapter_balance.py", "shelf.py", "contact.py", "story.py"}
    found = [
        path.relative_to(folder)
        for path in folder.rglob("*.py")
        if path.name not in allowed and path.parent.name not in {"pack", "campaign", "commands"}
        if re.search(r"\bLIBRARY\b|\bload\(HERE", path.read_text("utf-8"))
    ]
    assert not found


# ---------------------------------------------------------------- wrong ones


WRONG = [
    ("everdell-duo", "cards_blue.toml", "points = 1", 'points = "many"', ("cards_blue.toml", "points")),
    ("everdell-duo", "events.toml", 'id = "journey"', 'id = "trip"', ("events.toml", "")),
    ("everdell-duo", "chapters.toml", 'ask = "tokens"', 'ask = "tokns"', ("chapters.toml", "objective.1.ask")),
    ("kodama", "kodamas.toml", "points = ", "pionts = ", ("kodamas.toml", "")),
    ("kodama", "branches.toml", "decks = ", 'decks = ["third"] # ', ("branches.toml", "decks")),
    ("kodama-3d", "goals.toml", "vp = ", "vips = ", ("goals.toml", "vp")),
    ("kodama-duo", "trunks.toml", "[[trunk]]", "[[trunk", ("trunks.toml", "")),
]


@pytest.mark.parametrize(("game", "file", "old", "new", "where"), WRONG)
def test_a_wrong_pack_is_refused_with_file_card_and_field(
    game: str, file: str, old: str, new: str, where: tuple[str, str], tmp_path: Path
) -> None:
    folder = copied(game, tmp_path)
    written(folder, file, old, new)
    with pytest.raises(PackError) as refused:
        opened(game, folder)
    assert refused.value.file == where[0]
    assert where[1] in refused.value.field
    told = CliRunner().invoke(app, ["pack", "check", str(folder)])
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.startswith(f"understory: {where[0]}")
    assert len(told.stderr.splitlines()) == 1


def test_a_folder_is_offered_to_the_games_whose_cards_it_has(packs: dict[str, Path], tmp_path: Path) -> None:
    for game in GAMES:
        assert [box.game.spec.own_name for box in fitting(packs[game])] == [game]
    with pytest.raises(OtherGame):
        opened("kodama", packs["everdell-duo"])
    with pytest.raises(PackError, match=r"has cards of no game; .* kodama trunks\.toml, kodama-3d tiles\.toml"):
        fitting(tmp_path)
    with pytest.raises(PackError, match="no such folder"):
        opened("kodama", tmp_path / "nowhere")


def test_a_file_that_is_not_there_is_missing_and_one_written_on_windows_is_read(tmp_path: Path) -> None:
    folder = copied("kodama-3d", tmp_path)
    goals = folder / "goals.toml"
    text = goals.read_text("utf-8")
    goals.unlink()
    with pytest.raises(PackError, match=r"^goals\.toml: is missing$"):
        fitting(folder)
    goals.write_text("\ufeff" + text.replace("\n", "\r\n"), "utf-8")
    assert opened("kodama-3d", folder).game.spec.packs == games.box("kodama-3d").game.spec.packs


def test_a_pack_with_too_few_cards_for_a_game_is_no_pack(tmp_path: Path) -> None:
    folder = copied("kodama-duo", tmp_path)
    cards = (folder / "branches.toml").read_text("utf-8").split("[[branch]]")
    (folder / "branches.toml").write_text("[[branch]]".join(cards[:21]), "utf-8")
    (folder / "fertility.toml").unlink()
    with pytest.raises(PackError, match="no game can be set up with it"):
        opened("kodama-duo", folder)


# ---------------------------------------------------------------- commands


def said(*words: str, typed: str = "") -> str:
    done = CliRunner().invoke(app, list(words), input=typed)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_check_says_whose_cards_they_are_and_their_digests(game: str, packs: dict[str, Path]) -> None:
    told = said("pack", "check", str(packs[game]))
    assert f"(our-{game})" in told
    for _, digest in opened(game, packs[game]).game.spec.packs:
        assert digest in told


def test_simulations_and_tournaments_play_with_a_pack_in_their_own_processes_too(packs: dict[str, Path]) -> None:
    pack = str(packs["everdell-duo"])
    once = json.loads(said("simulate", "everdell-duo", "--pack", pack, "--games", "4", "--json"))
    twice = json.loads(said("simulate", "everdell-duo", "--pack", pack, "--games", "4", "--jobs", "2", "--json"))
    assert once["game"] == "everdell-duo@our-everdell-duo"
    assert once["mean_scores"] == twice["mean_scores"]
    held = said("tournament", "random", "greedy", "--game", "everdell-duo", "--pack", pack, "--games", "2", "--json")
    assert json.loads(held)["matches"] >= 2


def test_a_game_at_the_terminal_is_kept_with_its_pack_and_goes_on_with_it_alone(
    packs: dict[str, Path], tmp_path: Path
) -> None:
    pack, kept = str(packs["kodama-3d"]), str(tmp_path / "game.txt")
    said("play", "kodama-3d", "--pack", pack, "--seed", "1", "--autosave", kept, typed="quit\n")
    record = read(Path(kept).read_text("utf-8"))
    assert record.game == "kodama-3d@our-kodama-3d"
    assert "(our-kodama-3d)" in said("play", "--resume", kept, "--pack", pack, typed="quit\n")
    refused = CliRunner().invoke(app, ["play", "--resume", kept, "--pack", str(packs["kodama"])], input="quit\n")
    assert refused.exit_code == 2


def test_a_saved_game_of_a_pack_is_replayed_drawn_checked_and_looked_into_with_it(
    packs: dict[str, Path], tmp_path: Path
) -> None:
    pack, kept = str(packs["kodama-3d"]), str(tmp_path / "game.txt")
    told = said("play", "kodama-3d", "--pack", pack, "--seed", "1", typed=f"1\nsave {kept}\nquit\n")
    assert "--pack" in told.partition("Saved.")[2]
    assert "(our-kodama-3d)" in said("replay", kept, "--pack", pack)
    assert said("draw", kept, "--pack", pack).startswith("<svg")
    assert "come from the dealer's seed" in said("verify", kept, "--pack", pack)
    said("analyse", kept, "--pack", pack, "--sims", "24")


@pytest.mark.parametrize("command", ["replay", "draw", "verify", "analyse"])
def test_a_saved_game_of_a_pack_that_is_not_named_asks_for_it(
    command: str, packs: dict[str, Path], tmp_path: Path
) -> None:
    kept = tmp_path / "game.txt"
    said("play", "kodama-3d", "--pack", str(packs["kodama-3d"]), "--autosave", str(kept), typed="quit\n")
    kept.write_text(kept.read_text("utf-8").replace("@our-kodama-3d", "@elsewhere"), "utf-8")
    refused = CliRunner().invoke(app, [command, str(kept)])
    assert refused.exit_code == 2
    assert "--pack DIR" in refused.stderr


def test_a_game_without_packs_says_so() -> None:
    refused = CliRunner().invoke(app, ["simulate", "lanterns", "--pack", "anything"])
    assert refused.exit_code == 2
    assert "lanterns has no packs" in refused.stderr


# ---------------------------------------------------------------- the table


@pytest.fixture(scope="module")
def table(packs: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    offered = [word for folder in packs.values() for word in ("--pack", str(folder))]
    with serving(f"sqlite:///{tmp_path_factory.mktemp('packs')}/table.db", "--unlimited", *offered) as running:
        yield running


def test_a_table_offers_the_hosts_packs_says_which_it_plays_and_with_which_digest(
    table: Server, packs: dict[str, Path]
) -> None:
    with Guest(table.address, "Ada") as ada:
        told = {info["game"]: info for info in ada.done("GET", "/api/games")["games"]}
        for game in GAMES:
            own, packed = told[game], told[f"{game}@our-{game}"]
            assert (own["own"], own["pack"]) == (game, "")
            assert (packed["own"], packed["pack"]) == (game, f"our-{game}")
            assert packed["title"] == f"{own['title']} (our-{game})"
            assert [tuple(pair) for pair in packed["packs"]] == list(opened(game, packs[game]).game.spec.packs)
        words = ada.done("GET", "/api/games/everdell-duo@our-everdell-duo/words/it")
        assert words["cards"][OWN]["name"] == "Newcomer"
        assert "option-everdell-duo-deck" in words["messages"]


def test_people_play_with_a_pack_at_a_table_and_bots_with_them(table: Server) -> None:
    """The bot thinks in a process of its own, which was told of the pack as well."""
    with Guest(table.address, "Ada") as ada:
        match = ada.make("me", "greedy", game="everdell-duo@our-everdell-duo", options={"hare": "1"})["match"]
        stands = ada.situation(match)
        while 0 not in stands["waiting"]:
            stands = ada.situation(match)
        assert stands["view"]["is"] == "View"
        assert "shelf" not in stands["view"]
