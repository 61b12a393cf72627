"""Understory: four forest board games, their rules enforced and every point explained.

    import understory
    game = understory.new("kodama", players=2, seed="leaf")   # dealt, ready to play
    print(game); game.legal; game.push(game.hint()); game.undo(); game.scores

What a player of games needs stands here; what their author needs stands in `understory.core`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from understory.play import Play, load, new

__all__ = ["Play", "load", "new"]


def __getattr__(name: str) -> Any:
    """Imported when first asked for: whoever needs the kernel alone need not wait for bots and games."""
    if name in __all__:
        from understory import play  # noqa: PLC0415  (see above)

        return getattr(play, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is offered to who types a dot and asks: the front door, before anything of it was imported."""
    return sorted(__all__)
