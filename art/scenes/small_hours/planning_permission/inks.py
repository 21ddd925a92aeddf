"""Parts of Planning Permission: its few inks, its fine lines, and short fur combed along a way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, rgb
from art.painting.mask import Mask
from art.painting.stamps import jittered, scatter, strew

COAT: Final = (0.56, 0.09, 54)
DEEP: Final = (0.42, 0.08, 42)
PALE: Final = (0.7, 0.09, 64)
BELLY: Final = (0.79, 0.07, 74)
PAW: Final = (0.38, 0.055, 40)
INK: Final = (0.25, 0.045, 40)
BARK: Final = (0.4, 0.06, 48)
SHADE: Final = (0.55, 0.06, 150)
"""What shadows on the bank lean to: moss, never black."""

WATERLINE: Final = 600.0
TWIG: Final = 628.0
"""Where the twig stands, and the axis of the palace's highest tower."""

crease: Final = partial(marks.crease, ends=0.25)
"""Lines that do not run out quite as thin as usual."""


def fur(
    c: Canvas,
    m: Mask,
    n: int,
    way: Callable[[Array, Array], Array],
    seed: str,
    tones: tuple[Colour, Colour] = (DEEP, PALE),
    alpha: float = 0.36,
) -> None:
    """Comb `n` short hairs over a mass; `way` tells their direction (radians) at each place."""
    r = c.rng(f"fur/{seed}")
    x, y = scatter(m, n, r, "down")
    low, high = rgb(tones[0]), rgb(tones[1])
    tone = np.asarray(low + (high - low) * r.random((len(x), 1)), np.float32)
    turn = np.asarray(way(x, y) + r.normal(0, 0.16, len(x)), np.float32)
    strew(c, "hair", x, y, r.uniform(14, 30, len(x)), turn, jittered(tone, r, 0.03, 0.01), seed=seed, alpha=alpha,
          detail=0.5)  # fmt: skip
