"""Many games at once: simulation, and what is counted in it."""

from understory.arena.simulate import simulate, simulate_in_processes
from understory.arena.tally import Figures, Tally

__all__ = ["Figures", "Tally", "simulate", "simulate_in_processes"]
