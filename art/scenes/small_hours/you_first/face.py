"""A profile that looks down: skin, lid, brow, mouth; in head units, laid anywhere, turned, facing either way."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import skin
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .tailor import SKIN

_BROW = ((-30, -62), (-46, -42), (-52, -20), (-50, -8))


class Head:
    """A head's frame: local x forward is negative (facing left), y down, the ear's hole at the origin."""

    def __init__(self, x: float, y: float, size: float, turn: float, flip: bool) -> None:
        """Stand at (x, y); `turn` bows it (degrees)."""
        self.x, self.y, self.size, self.turn, self.flip = x, y, size, turn, flip

    def at(self, points: Points) -> list[tuple[float, ...]]:
        """Lay local points on the card."""
        return place(points, self.x, self.y, self.size, self.turn, self.flip)

    def one(self, x: float, y: float) -> tuple[float, float]:
        """Lay one local point."""
        q = self.at([(x, y)])[0]
        return q[0], q[1]


def face(c: Canvas, h: Head, nose: float, chin: float, cheek: Colour, glance: bool) -> Mask:
    """Paint the profile; `nose` and `chin` (units) push those out; `glance` opens the lid a little, looking back."""
    lower = ((-57, 8), (-66 - nose, 19), (-65 - nose, 25), (-54, 28, CORNER), (-57, 35), (-51, 39, CORNER))
    jaw = ((-55, 45), (-49, 51), (-51 - chin, 60), (-43, 69), (-22, 64), (2, 48), (20, 30), (24, -30))
    m = c.mask(curve(h.at([*_BROW, *lower, *jaw])))
    body = c.relief(m, 42)
    skin(c, body, SKIN, detail=0.95, bias=0.03)
    s = h.size
    c.multiply(c.mask(oval(*h.one(-36, -6), 13 * s, 8 * s, h.turn), soft=4) & m, (0.72, 0.075, 38), 0.5)
    c.multiply(c.mask(limb(h.at([(-34, 66, 6), (-8, 56, 8), (14, 38, 8)])), soft=5) & m, (0.66, 0.075, 40), 0.6)
    c.glaze(c.mask(oval(*h.one(-30, 24), 14 * s, 11 * s), soft=6) & m, cheek, 0.4)
    c.glaze(c.mask(oval(*h.one(-62 - nose, 20), 6 * s, 6 * s), soft=3) & m, cheek, 0.3)
    wing = c.mask(limb(h.at([(-55, 14, 2.4), (-52, 21, 3.2), (-55, 26, 2)])), soft=1.6) & m
    c.multiply(wing, (0.66, 0.09, 34), 0.45)
    dark: Colour = (0.3, 0.05, 35)

    def features(pen: Pen) -> None:
        lid = h.at([(-47, -2), (-42, 2.4), (-35, 3.0), (-28, 0.2)])
        pen.stroke(lid, dark, 2.6 * s, 0.9)
        for x, y, dx, dy in ((-46, 0, -4, 3), (-43, 2, -3.4, 3.6), (-39.5, 3, -2.4, 3.6)):
            pen.stroke(h.at([(x, y), (x + dx, y + dy)]), dark, 1.2 * s, 0.55)
        pen.stroke(h.at([(-46, -8), (-38, -8.4), (-29, -4)]), (0.62, 0.08, 38), 1.4 * s, 0.6)
        pen.stroke(h.at([(-50, 39), (-44, 39.6), (-38, 42 if not glance else 40)]), (0.5, 0.11, 22), 2.1 * s, 0.75)
        pen.fill(
            curve(h.at([(-56, 35, CORNER), (-50, 36), (-44, 39), (-50, 40), (-55, 45, CORNER), (-52, 42)])),
            (0.66, 0.13, 18),
            0.35,
        )
        pen.stroke(h.at([(-58.5 - nose * 0.6, 25.5), (-55, 24)]), (0.42, 0.08, 30), 2 * s, 0.7)

    c.draw(features, soft=0.35, detail=0.97)
    brow = c.mask(
        limb(
            h.at([(-51, -15, 1.2), (-44, -20, 2.6), (-34, -20, 2.2), (-25, -15, 0.9)])
            if not glance
            else h.at([(-51, -19, 1.2), (-44, -22, 2.6), (-34, -19, 2.2), (-25, -12, 0.9)])
        ),
        soft=0.6,
    )
    c.fill(brow & m, (0.4, 0.06, 45), 0.75, detail=0.96)
    if glance:
        white = c.mask(curve(h.at([(-44, 1, CORNER), (-37, -2.6), (-28, 1, CORNER), (-36, 3)]))) & m
        c.fill(white, (0.76, 0.045, 50), 0.9, detail=0.97)
        c.fill(c.mask(oval(*h.one(-33, 0.4), 3.8 * s, 3.0 * s)) & white.grow(0.6), (0.24, 0.04, 60), detail=0.98)
        c.draw(lambda pen: pen.stroke(h.at([(-46, 1.5), (-37, -3), (-27, 1)]), dark, 2.2 * s, 0.9), detail=0.97)
    return m


def neck(c: Canvas, spine: Points, under: Mask | None = None) -> Mask:
    """A neck, dim below the chin."""
    m = c.mask(limb(list(spine), 20))
    skin(c, c.relief(m, 26), SKIN, detail=0.9, bias=-0.08)
    low = np.asarray(smoothstep(0, 1, c.field("neck", 40, 2)), np.float32)
    c.multiply(m * low, (0.72, 0.07, 40), 0.35)
    if under is not None:
        c.multiply(under.blur(9) & m, (0.62, 0.08, 38), 0.6)
    return m
