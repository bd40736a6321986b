"""Many matches at once: simulation on the cores of this machine."""

from prestol.arena.simulate import Report, simulate

__all__ = ["Report", "simulate"]
