"""Lanterns as text and as a drawing, and its quick player."""

from random import Random

from understory.core import Item, LegalMoves, flat_menu
from understory.testing.lanterns.rules.moves import HIGHEST, Hang, Move
from understory.testing.lanterns.rules.view import View


class Face:
    """Lanterns as text and as a drawing of the pole."""

    def text(self, view: View) -> str:
        """The pole from the top, and the hands."""
        pole = sorted(view.hung, key=lambda hung: -hung.height)
        lines = [f"{hung.height:4} | {hung.lantern} of seat {hung.seat}" for hung in pole] or ["   - | empty"]
        for at, hand in enumerate(view.hands):
            lines.append(f"seat {at}: {' '.join(map(str, hand.known))}{' ?' * hand.hidden}")
        return "\n".join([*lines, f"pile: {view.pile.size}"])

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:  # noqa: ARG002  (Face's signature)
        """Every listed move."""
        return flat_menu(legal)

    def svg(self, view: View) -> str:
        """The pole with its lanterns."""
        lights = "".join(
            f'<circle cx="{45 + 10 * hung.seat}" cy="{HIGHEST + 10 - hung.height}" r="4" fill="#cf7a3c"/>'
            for hung in view.hung
        )
        pole = f'<path d="M50 10v{HIGHEST}" stroke="#4b3424" stroke-width="3"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {HIGHEST + 20}">{pole}{lights}</svg>'


def greedy(view: View, legal: LegalMoves[Move], rng: Random) -> Move:  # noqa: ARG001  (Player's signature)
    """Hang as high as there is room, give the lowest lantern away."""
    return max(legal, key=lambda move: move.height if isinstance(move, Hang) else 0)
