"""Every lesson of every game, played through on the real rules, and said in every language."""

from collections.abc import Iterator

import pytest

from understory import games
from understory.core import Seat
from understory.locale import LANGUAGES, speak
from understory.table import teaching
from understory.table.lessons import Lesson, Step, lesson_of, lessons_of, line_at, tried
from understory.table.services import SERVICES
from understory.table.teaching import LessonAt, LessonTry
from understory.table.vocabulary import NotNow
from understory.testing import rule

LESSONS = [(game, lesson.lesson) for game in games.names() for lesson in lessons_of(games.box(game))]


def walked(lesson: Lesson) -> Iterator[tuple[tuple[tuple[str, ...], ...], Step]]:
    """What was done before each step, and the step."""
    answers = tuple(step.answer for step in lesson.steps)
    return ((answers[:at], step) for at, step in enumerate(lesson.steps))


def said(game: str, lesson: str, step: str = "") -> str:
    return "-".join(filter(None, ("lesson", game, lesson, step)))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_played_to_its_end_as_it_is_written(game: str, name: str) -> None:
    box = games.box(game)
    lesson = lesson_of(box, name)
    for done, step in walked(lesson):
        line_at(box, lesson, done, strict=True)
        if step.do:
            outcome = tried(box, lesson, done, step.answer)
            assert outcome.met, (step.step, outcome.says, outcome.points, outcome.faults)
        else:
            assert not step.answer
        for miss in step.wrong:
            if miss.example:
                missed = tried(box, lesson, done, miss.example)
                assert (missed.met, missed.says) == (False, miss.says), step.step
    line_at(box, lesson, [step.answer for step in lesson.steps], strict=True)


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_all_it_has_to_say_in_every_language(game: str, name: str, language: str) -> None:
    tongue = speak(language)
    assert tongue.say(said(game, name))
    assert tongue.say(f"{said(game, name)}.line")
    for _, step in walked(lesson_of(games.box(game), name)):
        at = said(game, name, step.step)
        parts = {miss.says for miss in step.wrong} | ({"done", "wrong"} if step.do or step.find else set())
        assert len(tongue.say(at)) < 330, at
        for part in parts:
            assert tongue.say(f"{at}.{part}", {"points": 3})


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_asks_for_something_in_most_steps_and_finds_one_of_the_lit_things(game: str, name: str) -> None:
    steps = lesson_of(games.box(game), name).steps
    assert 2 * sum(bool(step.do or step.find) for step in steps) > len(steps)
    assert len({step.step for step in steps}) == len(steps)
    assert all(step.find in step.light for step in steps if step.find)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_services_lead_through_a_lesson(game: str, name: str) -> None:
    for done, step in walked(lesson_of(games.box(game), name)):
        at = LessonAt(game, name, done)
        told = teaching.stands(games.box, at)
        asks = "move" if step.do else "find" if step.find else "read"
        assert (told.step, told.asks, told.number) == (step.step, asks, len(done))
        if step.do:
            assert told.situation.viewer in told.situation.waiting, step.step
            assert teaching.try_step(games.box, LessonTry(at, step.answer)).met


def a_place_for(card: str) -> str:
    """Somewhere on the trunk at the start of Kodama's lesson, and not where the lesson has it."""
    box = games.box("kodama")
    lesson = lesson_of(box, "growing")
    legal = map(str, box.game.legal(line_at(box, lesson, ()).state, Seat(0)))
    return next(move for move in legal if move.startswith(f"place {card} on t4") and move not in lesson.steps[0].answer)


def test_a_try_that_breaks_rules_is_told_which_and_one_that_misses_what_it_did() -> None:
    at = LessonAt("kodama", "growing", ())
    broken = teaching.try_step(games.box, LessonTry(at, ("place b45 on t4 at 0 0 turn 1800",)))
    assert not broken.met
    assert broken.faults
    missed = teaching.try_step(games.box, LessonTry(at, (a_place_for("b13"),)))
    assert (missed.met, missed.says, missed.points) == (False, "wrong", 0)
    assert missed.happened


def test_the_learners_own_way_never_stops_the_others() -> None:
    first = a_place_for("b45")
    assert teaching.try_step(games.box, LessonTry(LessonAt("kodama", "growing", ()), (first,))).met
    assert teaching.stands(games.box, LessonAt("kodama", "growing", ((first,),))).situation.waiting == (0,)


@rule("table.no-such-lesson")
@rule("table.no-such-step")
@pytest.mark.parametrize(
    "at",
    [
        LessonAt("chess", "growing", ()),
        LessonAt("kodama", "flying", ()),
        LessonAt("kodama", "growing", ((),) * 40),
        LessonAt("kodama", "growing", (("nonsense",),)),
    ],
)
def test_a_lesson_that_there_is_not_is_refused_in_words(at: LessonAt) -> None:
    with pytest.raises(NotNow):
        teaching.stands(games.box, at)


def test_lessons_are_served_like_everything_that_needs_no_match() -> None:
    assert {"lessons/steps", "lessons/tries", "lessons/queries", "lessons/moves"} <= {one.path for one in SERVICES}
