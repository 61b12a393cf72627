"""Whole games told in four languages: every event, every question, every refusal and every point has its sentence."""

import re
from random import Random
from typing import Any, Final

import pytest

from understory.core import CHANCE, Chance, Decision, Event, Line, Reason, Seat, Terminal, judged
from understory.games import box
from understory.locale import LANGUAGES, Tongue, speak
from understory.locale.tongue import Unspoken

NAMES: Final = ("Ada", "Bo", "Cleo", "Dan")
SETUPS: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("kodama", 2, {}),
    ("kodama", 3, {"kids-shuffled": "on", "edition": "kosmos"}),
    ("kodama", 3, {"draft": "on"}),
    ("kodama", 2, {"cards": "mixed", "kids": "0"}),
    ("kodama-duo", 2, {"cards": "mixed"}),
    ("kodama-duo", 2, {}),
    ("kodama-3d", 3, {"colours": "picked"}),
    ("everdell-duo", 2, {}),
    ("everdell-duo", 2, {"mode": "cooperative"}),
)
BROKEN: Final = re.compile(r"[{}]|\bNAME\(|\$\w|\s[.,]$|  ")


def played(game: str, players: int, options: dict[str, str], seed: int) -> Line[Any, Any, Any]:
    """A game of random moves, to its end."""
    found, rng = box(game).game, Random(seed)
    line = Line(found, found.spec.chosen(players, options))
    while True:
        node = line.node
        if isinstance(node, Chance):
            line.play(CHANCE, node.pick(rng.randrange(node.total)))
        elif isinstance(node, Decision):
            line.play(node.seats[0], found.legal(line.state, node.seats[0]).sample(rng))
        else:
            return line


def sound(text: str) -> None:
    assert text
    assert not BROKEN.search(text), text


def tongues() -> list[Tongue]:
    return [speak(language).seated(NAMES) for language in LANGUAGES]


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_a_whole_game_is_told_in_every_language(game: str, players: int, options: dict[str, str]) -> None:
    line, spoken = played(game, players, options, 7), tongues()
    rules, told = line.game, set[Event]()
    asked = set[str]()
    for at, step in enumerate(line.steps):
        for viewer in (None, max(step.seat, Seat(0))):
            told.update(rules.events(line.states[at], step.seat, step.move, line.states[at + 1], viewer))
        node = rules.node(line.states[at])
        asked |= {node.ask} if isinstance(node, Decision) else set()
    end = line.node
    assert isinstance(end, Terminal)
    for tongue in spoken:
        for event in told:
            sound(tongue.event(event))
        for ask in asked:
            sound(tongue.asked(ask))
        for entry in rules.ledger(line.state):
            sound(tongue.source(entry.source))
            sound(tongue.season(entry.when))
        sound(tongue.reason(end.reason))


def refusals(line: Line[Any, Any, Any], rng: Random) -> set[Reason]:
    """What is refused when moves are made at the wrong time, or a little beside the right place."""
    moves = [step.move for step in line.steps if step.seat >= 0]
    found: set[Reason] = set()
    for at in range(0, len(line.states), 7):
        node = line.game.node(line.states[at])
        seat = node.seats[0] if isinstance(node, Decision) else line.steps[-1].seat
        tries = [*rng.sample(moves, min(12, len(moves))), line.game.parse("pass")]
        for move in [*tries, *(beside(line.game, move, rng) for move in tries)]:
            found.update(judged(line.game, line.states[at], seat, move))
    return found


def beside(game: Any, move: Any, rng: Random) -> Any:
    """The move with its numbers changed a little, where it has any."""
    return game.parse(re.sub(r"-?\d{3,4}", lambda found: str(abs(int(found[0]) + rng.randrange(-900, 900))), str(move)))


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_every_refusal_is_told_in_every_language(game: str, players: int, options: dict[str, str]) -> None:
    found = refusals(played(game, players, options, 8), Random(8))
    assert len({reason.rule for reason in found}) > 3
    for tongue in tongues():
        for reason in found:
            sound(tongue.reason(reason))


def test_seats_cards_and_numbers_are_told_as_their_readers_know_them() -> None:
    scored = Event.of("kodama.scored", seat=1, points=1, source="k03")
    lines = [tongue.event(scored) for tongue in tongues()]
    assert lines == [
        "Bo scored 1 point: Star Counter.",
        "Bo marque 1 point\u00a0: Compte-Étoiles.",
        "Bo erhält 1 Punkt: Sternenzähler.",
        "Bo ottiene 1 punto: Contastelle.",
    ]
    covered = Reason.of("kodama.place.no-icon", parent=1, covered=(0, 2), kinds=("mushroom", "star"))
    assert speak("en").reason(covered) == "This would cover the mushroom and the star of the card below."
    assert speak("de").reason(covered) == "Das würde den Pilz und den Stern der Karte darunter überdecken."


def test_a_branch_card_is_called_by_its_icons() -> None:
    placed = Event.of("kodama.placed", seat=1, card="b12", on="t2")
    assert [tongue.event(placed) for tongue in tongues()] == [
        "Bo laid a branch (caterpillar, firefly, firefly, flower).",
        "Bo a posé une branche (chenille, luciole, luciole, fleur).",
        "Bo hat einen Ast (Raupe, Glühwürmchen, Glühwürmchen, Blume) angelegt.",
        "Bo ha posato un ramo (bruco, lucciola, lucciola, fiore).",
    ]
    grew = Event.of("kodama.grew", seat=1, card="b12", on="t2", trunk="yes", points=6)
    assert [tongue.event(grew) for tongue in tongues()] == [
        "Bo grew a branch (caterpillar, firefly, firefly, flower) from their trunk: 6 points.",
        "Bo a fait pousser une branche (chenille, luciole, luciole, fleur), depuis son tronc\u00a0: 6 points.",
        "Bo ließ einen Ast (Raupe, Glühwürmchen, Glühwürmchen, Blume) wachsen, aus dem eigenen Stamm: 6 Punkte.",
        "Bo ha fatto crescere un ramo (bruco, lucciola, lucciola, fiore) dal suo tronco: 6 punti.",
    ]
    assert speak("en").reason(Reason.of("kodama.growth.turn", card="b12")) == "This card is not on offer."


def test_a_card_is_read_in_every_language_from_its_own_condition() -> None:
    said = {language: speak(language).card("k10").text for language in LANGUAGES}
    assert said == {
        "en": "2 points for each pair of a cloud and a flower in your tree.",
        "fr": "2 points pour chaque paire formée d’un nuage et d’une fleur dans votre arbre.",  # noqa: RUF001
        "de": "2 Punkte für jedes Paar aus einer Wolke und einer Blume in deinem Baum.",
        "it": "2 punti per ogni coppia di una nuvola e un fiore nel tuo albero.",
    }


def test_what_no_catalogue_has_is_an_error_that_names_it() -> None:
    with pytest.raises(Unspoken, match=r"fr: no message event-kodama-sneezed"):
        speak("fr").event(Event.of("kodama.sneezed"))
    with pytest.raises(Unspoken, match="event-kodama-placed cannot be said"):
        speak("it").event(Event.of("kodama.placed", seat=0))
    with pytest.raises(KeyError, match="no language 'la'; there are en, fr, de, it"):
        speak("la")
