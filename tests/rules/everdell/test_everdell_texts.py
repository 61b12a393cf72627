"""What cards and events say, in four languages, is what their rules say; together, nobody is anybody's opponent."""

import re

import pytest
from everdell_table import table
from everdell_team import CHAPTER, EASY, NORMAL, team

import understory
from understory.core import Seat
from understory.games.everdell_duo import EVERDELL_DUO, EverdellDuo
from understory.games.everdell_duo.campaign.achievements import Achievement
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import More
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.record import Together
from understory.locale import Language, speak
from understory.locale.cards import cards_of
from understory.testing import rule

SPOKEN = (Language.ENGLISH, Language.FRENCH, Language.GERMAN, Language.ITALIAN)
OPPONENT = re.compile("opponent|adversaire|Gegner|avversari")
TWICE = ("twice in the game", "deux fois par partie", "zweimal im Spiel", "due volte nella partita")


@rule("everdell.construction.dungeon")
@rule("everdell.creature.trail-guide")
@rule("everdell.creature.chip-sweep")
@rule("everdell.creature.postal-pigeon")
@rule("everdell.creature.ranger")
@rule("everdell.construction.pirate-ship")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("dungeon", TWICE),
        ("trail-guide", TWICE),
        ("chip-sweep", ("another green", "une autre carte verte", "eine andere grüne Karte", "altra carta verde")),
        (
            "postal-pigeon",
            ("the other is", "autre est défaussée", "die andere wird abgeworfen", "altra viene scartata"),
        ),
        ("ranger", ("occupied or not", "occupé ou non", "besetzt oder nicht", "occupato o no")),
        ("pirate-ship", ("or a skunk", "ou une mouffette", "oder ein Stinktier", "o una moffetta")),
    ],
)
def test_a_card_says_what_its_rule_says(card: str, said: tuple[str, str, str, str]) -> None:
    for language, words in zip(SPOKEN, said, strict=True):
        assert words.casefold() in speak(language).card(card).text.casefold()


@rule("everdell.coop.event.threshold")
@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_that_two_who_play_together_read_speaks_of_an_opponent(language: Language) -> None:
    tongue = speak(language)
    versus = {str(event.id) for event in LIBRARY.events.values() if isinstance(event.requires, More)}
    assert {f"{event}-together" for event in versus} <= set(cards_of("everdell-duo"))
    for card in cards_of("everdell-duo"):
        text = tongue.card(card).text
        assert bool(OPPONENT.search(text)) == (card in versus), f"{card}: {text}"


def shown(state: State) -> str:
    """The table in the terminal, as if no line of it had an end."""
    return " ".join(EVERDELL_DUO.face.text(EverdellDuo().view(state, Seat(0))).split())


@rule("everdell.coop.event.threshold")
@pytest.mark.parametrize(("together", "needed"), [(CHAPTER, 6), (NORMAL, 6), (EASY, 4)])
def test_an_event_shows_the_number_that_is_needed_now(together: Together, needed: int) -> None:
    state = team(together=together, events=("D1", "A1", "B4", "C5", "E1", "fair"), skunks=["event-1", "event-3"])
    assert f"creatures and berries together, one of each at least: {needed} (" in shown(state)
    assert "opponent" not in shown(state)


@rule("everdell.event.more-than-opponent")
def test_against_each_other_it_says_more_than_your_opponent() -> None:
    assert "creatures and berries: more in all than your opponent (at least 4)" in shown(table(events=("D1",)))


@rule("everdell.challenge.achievements")
@pytest.mark.parametrize("language", SPOKEN)
def test_the_rule_calls_every_achievement_what_the_book_of_achievements_calls_it(language: Language) -> None:
    tongue = speak(language)
    told = tongue.rule("everdell.challenge.achievements").text
    for achievement in Achievement:
        assert tongue.say(f"feat-{achievement}") in told


LESS = re.compile(r"\b(?:for|pour|für|per|um) \d+ (?:less|de moins|weniger|in meno|billiger)")
BARE = re.compile(r"(?:at most \d+|\d+ au plus|höchstens \d+|al massimo \d+)\.")


@rule("everdell.play.discount")
@pytest.mark.parametrize("language", SPOKEN)
def test_no_card_leaves_a_number_without_what_it_counts(language: Language) -> None:
    for card in cards_of("everdell-duo"):
        text = speak(language).card(card).text
        assert not LESS.search(text), f"{card}: {text}"
        assert not BARE.search(text), f"{card}: {text}"


BEGINS = ("the hares and begins", "les lièvres et commence", "die Hasen spielt und beginnt", "le lepri e comincia")


@rule("everdell.season.winter")
def test_the_option_says_that_the_hare_begins_as_it_does() -> None:
    play = understory.new("everdell-duo", 2, "who begins", hare="1")
    while play.state.pending[-1].ask is not Ask.ACT:
        play.push(play.hint())
    assert play.seats == (1,)
    for language, words in zip(SPOKEN, BEGINS, strict=True):
        assert words in speak(language).say("option-everdell-duo-hare.about")
