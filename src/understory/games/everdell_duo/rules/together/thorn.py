"""Miss Thorn: what she takes when a season ends, what she scores, and what beating her is worth."""

from typing import Final

from understory.core import CHANCE, Entry, Ledger
from understory.games.everdell_duo.campaign.achievements import Ending, met
from understory.games.everdell_duo.rules.effects.gains import clear
from understory.games.everdell_duo.rules.spaces import COLUMNS, EVENT_AT, PATH_AT
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.levels import LEVELS
from understory.games.everdell_duo.rules.together.objectives import point_tokens
from understory.games.everdell_duo.rules.together.skunks import standing
from understory.games.everdell_duo.rules.vocabulary import (
    COLOURS,
    NO_EVENT,
    NOTHING,
    CardId,
    Colour,
    Difficulty,
    Season,
    Section,
)

UPWARD: Final = (Season.WINTER, Season.SUMMER)
"""Seasons whose arrow points to the upper right; the others point to the lower right."""


def report(new: State) -> int:
    """Miss Thorn takes the events under her skunks and the meadow cards beside those on the path, as the season's
    arrow points; how many cards the deck owes her is left to be dealt (everdell.challenge.season-end)."""
    for space in standing(new, Section.EVENTS):
        _take_event(new, EVENT_AT[space])
    owed = 0
    row = 0 if new.season in UPWARD else COLUMNS
    for space in standing(new, Section.PATH):
        column = PATH_AT[space]
        card = new.meadow[row + column] if column < COLUMNS else None
        if card:
            clear(new, card)
            pocket(new, card)
        else:
            owed += 1
    return owed


def _take_event(new: State, at: int) -> None:
    event = new.events[at]
    if event != NO_EVENT:
        new.events = (*new.events[:at], NO_EVENT, *new.events[at + 1 :])
        new.together = new.together._replace(reported=(*new.together.reported, event))


def take_the_rest(new: State) -> None:
    """At the end every event that nobody achieved is hers."""
    for at in range(len(new.events)):
        _take_event(new, at)


def pocket(new: State, card: CardId) -> None:
    """A card onto her pile; what lay on it goes back to the supply."""
    new.set_load(card, NOTHING)
    new.together = new.together._replace(thorn=(*new.together.thorn, card))


# ---------------------------------------------------------------- her score


def thorn_ledger(state: State) -> Ledger:
    """Where her points come from once the game is over; she has no seat, so they stand in a ledger of their own."""
    together = state.together
    found = []
    for card in together.thorn:
        if state.shelf.cards[card].points:
            found.append(Entry(CHANCE, state.shelf.cards[card].points, card, "end"))
        if state.shelf.cards[card].colour is Colour.PURPLE:
            found.append(premium(together.difficulty, card))
    found += [Entry(CHANCE, state.shelf.events[event].points, event, "end") for event in together.reported]
    return (*found, head_start(together.difficulty))


def premium(difficulty: Difficulty, card: str) -> Entry:
    """What a prosperity card of her pile is worth besides its points."""
    return Entry(CHANCE, LEVELS[difficulty].purple, "everdell.challenge.end", "end", (("card", card),))


def head_start(difficulty: Difficulty) -> Entry:
    """What she gets in any case."""
    evidence = (("difficulty", str(difficulty)),)
    return Entry(CHANCE, LEVELS[difficulty].bonus, "everdell.challenge.end", "end", evidence)


def thorn_score(state: State) -> int:
    """What her ledger comes to."""
    return sum(entry.amount for entry in thorn_ledger(state))


# ---------------------------------------------------------------- achievements


def achievements(state: State, points: int) -> tuple[str, ...]:
    """Which of the ten a game that came to so many points has met (everdell.challenge.achievements)."""
    green, tan, red, blue, purple = state.shelf.facts(state.city(0)).counts[: len(COLOURS)]
    ending = Ending(
        points,
        thorn_score(state),
        (green, tan, red, blue, purple),
        len(state.housed) + sum(bits.bit_count() for bits in state.tokens),
        point_tokens(state),
        max(map(len, state.hands)),
        len(state.together.claims),
    )
    return tuple(map(str, met(ending)))
