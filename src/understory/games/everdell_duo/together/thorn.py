"""Miss Thorn: what she takes when a season ends, what she scores, and what beating her is worth."""

from typing import Final

from understory.core import CHANCE, Entry, Ledger
from understory.games.everdell_duo.campaign.achievements import Ending, met
from understory.games.everdell_duo.city import CARDS, facts
from understory.games.everdell_duo.effects.gains import clear
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.spaces import COLUMNS, EVENT_AT, PATH_AT
from understory.games.everdell_duo.state import State
from understory.games.everdell_duo.together.levels import LEVELS
from understory.games.everdell_duo.together.objectives import point_tokens
from understory.games.everdell_duo.together.skunks import standing
from understory.games.everdell_duo.vocabulary import COLOURS, NO_EVENT, NOTHING, CardId, Colour, Season, Section

UPWARD: Final = (Season.WINTER, Season.SUMMER)
"""Seasons whose arrow points to the upper right; the others point to the lower right."""


def report(draft: State) -> int:
    """Miss Thorn takes the events under her skunks and the meadow cards beside those on the path, as the season's
    arrow points; how many cards the deck owes her is left to be dealt (everdell.challenge.season-end)."""
    for space in standing(draft, Section.EVENTS):
        _take_event(draft, EVENT_AT[space])
    owed = 0
    row = 0 if draft.season in UPWARD else COLUMNS
    for space in standing(draft, Section.PATH):
        column = PATH_AT[space]
        card = draft.meadow[row + column] if column < COLUMNS else None
        if card:
            clear(draft, card)
            pocket(draft, card)
        else:
            owed += 1
    return owed


def _take_event(draft: State, at: int) -> None:
    event = draft.events[at]
    if event != NO_EVENT:
        draft.events = (*draft.events[:at], NO_EVENT, *draft.events[at + 1 :])
        draft.together = draft.together._replace(reported=(*draft.together.reported, event))


def take_the_rest(draft: State) -> None:
    """At the end every event that nobody achieved is hers."""
    for at in range(len(draft.events)):
        _take_event(draft, at)


def pocket(draft: State, card: CardId) -> None:
    """A card onto her pile; what lay on it goes back to the supply."""
    draft.set_load(card, NOTHING)
    draft.together = draft.together._replace(thorn=(*draft.together.thorn, card))


# ---------------------------------------------------------------- her score


def thorn_ledger(state: State) -> Ledger:
    """Where her points come from once the game is over; she has no seat, so they stand in a ledger of their own."""
    together, level = state.together, LEVELS[state.together.difficulty]
    found = []
    for card in together.thorn:
        if CARDS[card].points:
            found.append(Entry(CHANCE, CARDS[card].points, card, "end"))
        if CARDS[card].colour is Colour.PURPLE:
            found.append(Entry(CHANCE, level.purple, "everdell.challenge.end", "end", (("card", card),)))
    found += [Entry(CHANCE, LIBRARY.events[event].points, event, "end") for event in together.reported]
    found.append(Entry(CHANCE, level.bonus, "everdell.challenge.end", "end", (("difficulty", together.difficulty),)))
    return tuple(found)


def thorn_score(state: State) -> int:
    """What her ledger comes to."""
    return sum(entry.amount for entry in thorn_ledger(state))


# ---------------------------------------------------------------- achievements


def achievements(state: State, points: int) -> tuple[str, ...]:
    """Which of the ten a game that came to so many points has met (everdell.challenge.achievements)."""
    green, tan, red, blue, purple = facts(state.city(0)).counts[: len(COLOURS)]
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
