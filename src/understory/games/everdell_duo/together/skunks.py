"""Skunks: rolled for at the start of every season, in the way of workers, events and tokens."""

from understory.core import Chance
from understory.games.everdell_duo.moves import Move, the
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.together import Chapter
from understory.games.everdell_duo.spaces import DIE, EVENT_AT, EVENT_SPACES, NUMBERED, PATH_AT, PATH_SPACES, STARTS
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.together.levels import LEVELS
from understory.games.everdell_duo.together.moves import Roll, roll
from understory.games.everdell_duo.vocabulary import SKUNK, Difficulty, Mode, Season, Section, Space

EVENT_A = "A"


def chapter_of(state: State) -> Chapter | None:
    """The chapter that is played; the challenge has none."""
    return LIBRARY.chapters.get(state.together.chapter)


def skunk_frames(state: State) -> tuple[Frame, ...]:
    """The rolls of the season that begins: events, path, locations (everdell.coop.skunk.place)."""
    chapter = chapter_of(state)
    counts = (
        tuple((section, by_season[state.season]) for section, by_season in chapter.skunks)
        if chapter
        else LEVELS[state.together.difficulty].skunks
    )
    return tuple(Frame(Ask.ROLL, -1, section, 0, count) for section, count in counts if count)


def release(draft: State) -> None:
    """Skunks leave the board to be rolled for anew, but for those that a chapter posts somewhere all year."""
    draft.path = 0
    _to_the_start(draft)
    chapter = chapter_of(draft)
    for space in chapter.special.guards if chapter else ():
        settle_down(draft, space)


def _to_the_start(draft: State) -> None:
    """Sun and moon on the leftmost free space (everdell.coop.path.start)."""
    start = STARTS[draft.path]
    draft.sun = draft.moon = start
    draft.together = draft.together._replace(start=start)


def settle_down(draft: State, space: Space) -> None:
    """A skunk on a space, before the season's first turn."""
    if space in PATH_AT:
        draft.path |= 1 << PATH_AT[space]
        _to_the_start(draft)
    else:
        draft.workers += ((space, SKUNK),)


def standing(state: State, section: Section) -> tuple[Space, ...]:
    """The spaces of a section on which a skunk stands, from the left."""
    if section is Section.PATH:
        return tuple(space for space in PATH_SPACES if state.path >> PATH_AT[space] & 1)
    held = {space for space, whose in state.workers if whose == SKUNK}
    return tuple(space for space in NUMBERED[section] if space in held)


def send_away(draft: State, space: Space) -> None:
    """A skunk leaves the board until the next season."""
    if space in PATH_AT:
        draft.path &= ~(1 << PATH_AT[space])
    else:
        draft.workers = tuple(worker for worker in draft.workers if worker != (space, SKUNK))


# ---------------------------------------------------------------- rolling


def roll_chance(_: State, __: Frame) -> Chance[Move]:
    """The six sides of the die."""
    return Chance(DIE, lambda n: roll(n + 1))


def settle_roll(draft: State, frame: Frame) -> bool:
    """Over when all skunks of the section stand; in the challenge the first of all goes to event A unrolled."""
    if not frame.left:
        draft.pop()
        return True
    first = frame.what == Section.EVENTS and draft.season == Season.WINTER and not standing(draft, Section.EVENTS)
    if first and draft.together.mode is Mode.CHALLENGE:
        at = next(at for at, event in enumerate(draft.events) if event.startswith(EVENT_A))
        draft.again(frame.once_less())
        settle_down(draft, EVENT_SPACES[at])
        return True
    return False


def answer_roll(draft: State, frame: Frame, move: Move) -> None:
    """The rolled space, or the next to its right without a skunk, going round (everdell.coop.skunk.wrap)."""
    draft.again(frame.once_less())
    section = Section(frame.what)
    spaces, held = NUMBERED[section], standing(draft, section)
    at = the(Roll, move).number - 1
    while spaces[at % DIE] in held:
        at += 1
    settle_down(draft, spaces[at % DIE])


# ---------------------------------------------------------------- in the way


def blocked(state: State, at: int) -> bool:
    """Whether a skunk closes an event; in the challenge it stands above it and closes nothing."""
    if state.together.mode is not Mode.COOPERATIVE:
        return False
    return (EVENT_SPACES[at], SKUNK) in state.workers


def raised(state: State) -> int:
    """How much more an event asks that asks for more than the opponent: 1 for every skunk on events."""
    together = state.together
    if together.mode is Mode.CHALLENGE and together.difficulty is Difficulty.EASY:
        return 0
    return sum(1 for space, whose in state.workers if whose == SKUNK and space in EVENT_AT)


def occupied(state: State, space: Space) -> bool:
    """Whether somebody stands on a space, so that only the Bridge lets another stand there."""
    if state.together.mode is Mode.CHALLENGE and space in EVENT_AT:
        return False
    return any(space == taken for taken, _ in state.workers)
