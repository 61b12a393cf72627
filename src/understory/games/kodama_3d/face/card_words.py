"""What the goals of Kodama 3D say, made from their own conditions.

English is made by `face/wording.py`; the other languages by the message `goal-WORD` of a condition's
word, with its fields as arguments: as it is where a goal scores once, its attribute `each` where it scores again.
"""

from dataclasses import fields

from understory.core import Origin, Speaker
from understory.core.packs import Source
from understory.games.kodama.pack.conditions import word_of
from understory.games.kodama_3d.face.wording import goal_text
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.conditions import Condition, Goal, Likeness, Row, Touching


def _goals(pack: Pack) -> dict[str, Goal]:
    return {str(name): goal for name, goal in pack.goals.items()}


def names(pack: Pack) -> dict[str, str]:
    """Every goal, called in English by the words of its id."""
    return {goal: goal.replace("-", " ").capitalize() for goal in _goals(pack)}


def origins(pack: Pack) -> dict[str, Origin]:
    """Where every goal comes from; its points may be ours where its requirement is not."""
    return {
        str(name): Origin(asks, ("points",) if points is Source.HOUSE and asks is not Source.HOUSE else ())
        for name, (asks, points) in pack.sources.items()
    }


def text(pack: Pack, speaker: Speaker, card: str) -> str:
    """What a goal says."""
    goal = _goals(pack)[card]
    if speaker.language == "en":
        return goal_text(goal)
    return speaker.say("goal-once", {"vp": goal.vp, "what": _what(speaker, goal.condition, per=goal.per)})


def _what(speaker: Speaker, condition: Condition, *, per: bool) -> str:
    at, alike = f"goal-{word_of(type(condition))}", ""
    if isinstance(condition, Touching) and condition.one == condition.other:
        at += "-same"
    if isinstance(condition, Row) and isinstance(condition.of, Likeness):
        alike = "like"
    parts = [part for part in ("each" if per and speaker.has(f"{at}.each") else "", alike) if part]
    given = {part.name: getattr(condition, part.name) for part in fields(condition)}
    arguments = {name: value if isinstance(value, int) else str(value) for name, value in given.items()}
    return speaker.say(f"{at}.{'-'.join(parts)}" if parts else at, arguments)
