"""Parts of Low Notes: the stag's colours, and the marks of its shades."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting.marks import sweeps

FUR: Final = (0.35, 0.052, 42)
PALE: Final = (0.56, 0.062, 56)
SHADE: Final = (0.46, 0.06, 350)
MID: Final = (0.28, 0.045, 36)
DARK: Final = (0.22, 0.038, 25)
INK: Final = (0.14, 0.03, 350)

sweep: Final = partial(sweeps, steps=60)
"""Shades drawn in finer pieces than usual."""
