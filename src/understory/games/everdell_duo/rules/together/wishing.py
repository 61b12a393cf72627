"""What the partner of the player on turn may wish for: watches and Good News, which are used at any time."""

from understory.core import Seat
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.moves import WATCHES, news


def wishes(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every watch and Good News that the two have, for the partner of the one on turn (everdell.coop.wish)."""
    together = state.together
    if not state.shared or together.solo or not state.pending or _on_turn(state) == seat:
        return ()
    watches = WATCHES.values() if together.watches else ()
    return (*watches, *(news(card, Seat(mayor)) for card in together.news for mayor in (0, 1)))


def _on_turn(state: State) -> int:
    """Whose turn it is; while a season's tile is carried out, who is asked."""
    return state.turn if state.turn >= 0 else state.pending[-1].seat
