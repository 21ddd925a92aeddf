"""Parts of Planning Permission: one lobed leaf of an oak, large enough to be seen as one."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place

_HALF: Final[Points] = (
    *((0.1, 0.03), (0.2, 0.12), (0.28, 0.13), (0.32, 0.1), (0.4, 0.2), (0.5, 0.23), (0.53, 0.15), (0.62, 0.22)),
    *((0.72, 0.24), (0.74, 0.14), (0.84, 0.17), (0.93, 0.12)),
)


def oak_leaf(c: Canvas, x: float, y: float, size: float, turn: float, tone: Colour, shade: Colour) -> None:
    """Paint a leaf whose blade begins at (x, y), `size` long, pointing along `turn`; its shadow is of `shade`."""
    outline = [(0.0, 0.0), *_HALF, (1.0, 0.0), *((u, -v * 0.94) for u, v in reversed(_HALF))]
    m = c.mask(curve(place(outline, x, y, size, turn), pull=0.3))
    c.multiply(m.blur(0.05 * size).move(0.03 * size, 0.1 * size), shade, 0.6)
    c.fill(m, tone, detail=0.85)
    low = c.mask(curve(place([(0.0, 0.0), *_HALF, (1.0, 0.0)], x, y, size, turn), pull=0.3))
    c.multiply(low & m, mix(tone, (0.4, 0.08, 150), 0.5), 0.45)

    def veins(pen: Pen) -> None:
        pale = mix(tone, (0.9, 0.08, 105), 0.5)
        rib = [(0.0, 0.0, 0.018), (0.5, 0.0, 0.013), (0.97, 0.0, 0.005)]
        stalk = [(-0.17, 0.03, 0.024), (-0.06, 0.0, 0.018), (0.12, 0.0, 0.008)]
        pen.fill(limb(place(rib, x, y, size, turn)), pale, 0.85)
        pen.fill(limb(place(stalk, x, y, size, turn)), mix(tone, (0.4, 0.07, 95), 0.7))
        for u in (0.24, 0.42, 0.6):
            for side in (-1, 1):
                pen.stroke(place([(u, 0.0), (u + 0.1, side * 0.16)], x, y, size, turn), pale, 0.014 * size, 0.5)

    c.draw(veins, detail=0.85)
