"""Parts of Private Reserve: the camel's colours, and how its wool is laid."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import coats
from art.painting.marks import sweeps

WOOL: Final = (0.5, 0.088, 52)
PALE: Final = (0.72, 0.088, 64)
SHADE: Final = (0.5, 0.09, 18)
MID: Final = (0.39, 0.075, 42)
DARK: Final = (0.3, 0.06, 32)
INK: Final = (0.17, 0.045, 345)

sweep: Final = partial(sweeps, steps=60)
"""Shades drawn in finer pieces than usual."""
nap: Final = partial(coats.nap, vary=(0.13, 0.02))
"""Short wool, rougher than hair."""
locks: Final = partial(coats.fringe, bend=(0.25, 0.3))
"""Long wool, more crooked than hair."""
