"""From a game's options to how the two play together; refused with what would be right where options do not fit."""

from understory.core import OptionError, Options, Traits
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.together.record import AGAINST, Together
from understory.games.everdell_duo.rules.vocabulary import ChapterId, Difficulty, Mode, NewsId

USUAL = "usual"
"""The mode where none is named: against each other, and alone the first chapter."""


def opening(shelf: Shelf, options: Options) -> Together:
    """How this game is played together, before anything was dealt."""
    solo, mode = options.players == 1, _mode(options)
    difficulty = Difficulty(options.text("difficulty"))
    match mode:
        case Mode.COMPETITIVE:
            if solo:
                raise OptionError("mode", mode, "one player alone plays cooperative or challenge")
            return AGAINST
        case Mode.CHALLENGE:
            return Together(mode, difficulty=difficulty, solo=solo)
        case Mode.COOPERATIVE:
            return _chapter(shelf, options, difficulty, solo=solo)


def traits(options: Options) -> Traits:
    """Against each other, or together; who plays alone hides nothing from anybody."""
    solo = options.players == 1
    return Traits(cooperative=_mode(options) is not Mode.COMPETITIVE, solo=solo, hidden=not solo)


def _mode(options: Options) -> Mode:
    word = options.text("mode")
    if word != USUAL:
        return Mode(word)
    return Mode.COOPERATIVE if options.players == 1 else Mode.COMPETITIVE


def _chapter(shelf: Shelf, options: Options, difficulty: Difficulty, *, solo: bool) -> Together:
    chapter = shelf.chapters[ChapterId(options.text("chapter"))]
    if difficulty is Difficulty.EASY:
        raise OptionError("difficulty", difficulty, "a chapter is normal or hard")
    missing = [card for card in chapter.special.city if card not in shelf.decks[options.text("deck")]]
    if missing:
        raise OptionError("chapter", chapter.id, f"the deck lacks {', '.join(missing)}")
    held, spent = (tuple(map(NewsId, options.words(name))) for name in ("held", "spent"))
    if set(held) & set(spent):
        raise OptionError("held", ",".join(held), "what was used cannot be held")
    if difficulty is Difficulty.HARD and len(held) > 1:
        raise OptionError("held", ",".join(held), "on hard one card may be held")
    return Together(
        Mode.COOPERATIVE,
        chapter.id,
        difficulty,
        solo,
        workers=chapter.special.workers,
        trade=chapter.special.trade,
        watches=chapter.watches + (difficulty is Difficulty.NORMAL),
        news=held,
        spent=spent,
    )
