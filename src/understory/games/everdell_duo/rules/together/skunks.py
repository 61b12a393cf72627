"""Skunks: rolled for at the start of every season, in the way of workers, events and tokens."""

from understory.core import Chance
from understory.games.everdell_duo.pack.together import Chapter
from understory.games.everdell_duo.rules.moves import Move, the
from understory.games.everdell_duo.rules.spaces import (
    DIE,
    EVENT_AT,
    EVENT_SPACES,
    NUMBERED,
    PATH_AT,
    PATH_SPACES,
    STARTS,
)
from understory.games.everdell_duo.rules.state import Ask, Frame, State, once_less
from understory.games.everdell_duo.rules.together.levels import LEVELS
from understory.games.everdell_duo.rules.together.moves import Roll, roll
from understory.games.everdell_duo.rules.together.record import Together
from understory.games.everdell_duo.rules.vocabulary import SKUNK, Difficulty, Mode, Season, Section, Space

EVENT_A = "A"


def chapter_of(state: State) -> Chapter | None:
    """The chapter that is played; the challenge has none."""
    return state.shelf.chapters.get(state.together.chapter)


def skunk_frames(state: State) -> tuple[Frame, ...]:
    """The rolls of the season that begins: events, path, locations (everdell.coop.skunk.place)."""
    chapter = chapter_of(state)
    counts = (
        tuple((section, by_season[state.season]) for section, by_season in chapter.skunks)
        if chapter
        else LEVELS[state.together.difficulty].skunks
    )
    return tuple(Frame(Ask.ROLL, -1, section, 0, count) for section, count in counts if count)


def release(new: State) -> None:
    """Skunks leave the board to be rolled for anew, but for those that a chapter posts somewhere all year."""
    new.path = 0
    _to_the_start(new)
    chapter = chapter_of(new)
    for space in chapter.special.guards if chapter else ():
        settle_down(new, space)


def _to_the_start(new: State) -> None:
    """Sun and moon on the leftmost free space (everdell.coop.path.start)."""
    start = STARTS[new.path]
    new.sun = new.moon = start
    new.together = new.together._replace(start=start)


def settle_down(new: State, space: Space) -> None:
    """A skunk on a space, before the season's first turn."""
    if space in PATH_AT:
        new.path |= 1 << PATH_AT[space]
        _to_the_start(new)
    else:
        new.workers += ((space, SKUNK),)


def standing(state: State, section: Section) -> tuple[Space, ...]:
    """The spaces of a section on which a skunk stands, from the left."""
    if section is Section.PATH:
        return tuple(space for space in PATH_SPACES if state.path >> PATH_AT[space] & 1)
    held = {space for space, whose in state.workers if whose == SKUNK}
    return tuple(space for space in NUMBERED[section] if space in held)


def send_away(new: State, space: Space) -> None:
    """A skunk leaves the board until the next season."""
    if space in PATH_AT:
        new.path &= ~(1 << PATH_AT[space])
    else:
        new.workers = tuple(worker for worker in new.workers if worker != (space, SKUNK))


# ---------------------------------------------------------------- rolling


def roll_chance(_: State, __: Frame) -> Chance[Move]:
    """The six sides of the die."""
    return Chance(DIE, lambda n: roll(n + 1))


def settle_roll(new: State, frame: Frame) -> bool:
    """Over when all skunks of the section stand; in the challenge the first of all goes to event A unrolled."""
    if not frame.left:
        return True
    first = frame.what == Section.EVENTS and new.season == Season.WINTER and not standing(new, Section.EVENTS)
    if first and new.together.mode is Mode.CHALLENGE:
        at = next(at for at, event in enumerate(new.events) if event.startswith(EVENT_A))
        new.push(once_less(frame))
        settle_down(new, EVENT_SPACES[at])
        return True
    return False


def answer_roll(new: State, frame: Frame, move: Move) -> None:
    """The rolled space, or the next to its right without a skunk, going round (everdell.coop.skunk.wrap)."""
    new.push(once_less(frame))
    section = Section(frame.what)
    spaces, held = NUMBERED[section], standing(new, section)
    at = the(Roll, move).number - 1
    while spaces[at % DIE] in held:
        at += 1
    settle_down(new, spaces[at % DIE])


# ---------------------------------------------------------------- in the way


def blocked(state: State, at: int) -> bool:
    """Whether a skunk closes an event; in the challenge it stands above it and closes nothing."""
    if state.together.mode is not Mode.COOPERATIVE:
        return False
    return (EVENT_SPACES[at], SKUNK) in state.workers


def raised(state: State) -> int:
    """How much more an event asks that asks for more than the opponent: 1 for every skunk on events."""
    return raised_by(state.together, state.workers)


def raised_by(together: Together, workers: tuple[tuple[Space, int], ...]) -> int:
    """The same, from what lies open."""
    if together.mode is Mode.CHALLENGE and together.difficulty is Difficulty.EASY:
        return 0
    return sum(1 for space, whose in workers if whose == SKUNK and space in EVENT_AT)


def occupied(state: State, space: Space) -> bool:
    """Whether somebody stands on a space, so that only the Bridge lets another stand there."""
    if state.together.mode is Mode.CHALLENGE and space in EVENT_AT:
        return False
    return any(space == taken for taken, _ in state.workers)
