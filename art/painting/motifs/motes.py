"""Motes: small bright things strewn through air or water, each placed by the scene: dust, sparks, flakes, fireflies."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen

Place = Callable[[np.random.Generator], tuple[float, float]]
"""Draws where the next one is, in card units."""


def motes(
    canvas: Canvas,
    rng: np.random.Generator,
    n: int,
    place: Place,
    tone: Colour,
    *,
    size: tuple[float, float] = (0.7, 2.2),
    alpha: tuple[float, float] = (0.3, 0.9),
    detail: float = 0.9,
    emission: float = 0.0,
    soft: float = 0.0,
    clip: Mask | None = None,
) -> None:
    """Draw `n` dots of one tone; `size` (radius) and `alpha` are the least and the most that one has."""

    def work(pen: Pen) -> None:
        for _ in range(n):
            x, y = place(rng)
            pen.dot(x, y, rng.uniform(*size), tone, rng.uniform(*alpha))

    canvas.draw(work, detail=detail, emission=emission, soft=soft, clip=clip)


def glints(
    canvas: Canvas,
    rng: np.random.Generator,
    n: int,
    place: Place,
    tone: Colour,
    *,
    size: tuple[float, float] = (1.6, 4.0),
    power: float = 0.7,
) -> None:
    """Let `n` small glows of one tone shine; `size` (radius) is the least and the most that one has."""
    for _ in range(n):
        x, y = place(rng)
        canvas.glow(x, y, float(rng.uniform(*size)), tone, power)
