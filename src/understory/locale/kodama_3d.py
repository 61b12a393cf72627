"""What the goals of Kodama 3D say, made from their own conditions.

English is made by `understory.games.kodama_3d.words`; the other languages by the message `goal-WORD` of a condition's
word, with its fields as arguments: as it is where a goal scores once, its attribute `each` where it scores again.
"""

from dataclasses import fields

from understory.games.kodama.pack.conditions import word_of
from understory.games.kodama_3d.conditions import Condition, Goal, Likeness, Row, Touching
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.words import goal_text
from understory.locale.catalogues import Language
from understory.locale.tongue import Tongue


def _goals() -> dict[str, Goal]:
    return {str(name): goal for name, goal in printed().goals.items()}


def names() -> dict[str, str]:
    """Every goal, called in English by the words of its id."""
    return {goal: goal.replace("-", " ").capitalize() for goal in _goals()}


def text(tongue: Tongue, card: str) -> str:
    """What a goal says."""
    goal = _goals()[card]
    if tongue.language is Language.ENGLISH:
        return goal_text(goal)
    return tongue.say("goal-once", {"vp": goal.vp, "what": _what(tongue, goal.condition, per=goal.per)})


def _what(tongue: Tongue, condition: Condition, *, per: bool) -> str:
    at, alike = f"goal-{word_of(type(condition))}", ""
    if isinstance(condition, Touching) and condition.one == condition.other:
        at += "-same"
    if isinstance(condition, Row) and isinstance(condition.of, Likeness):
        alike = "like"
    parts = [part for part in ("each" if per and tongue.has(f"{at}.each") else "", alike) if part]
    given = {part.name: getattr(condition, part.name) for part in fields(condition)}
    arguments = {name: value if isinstance(value, int) else str(value) for name, value in given.items()}
    return tongue.say(f"{at}.{'-'.join(parts)}" if parts else at, arguments)
