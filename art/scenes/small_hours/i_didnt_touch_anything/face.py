"""His head, bowed and turned aside: a lowered lid, a hot ear, hair over the brow."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour
from art.painting.materials.living import fur, skin
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, place

from .boy import SKIN, collar, collar_back

_HEAD: Final = (434.0, 308.0, 172.0, 27.0)
_DARK: Final = (0.34, 0.08, 35)

_FRONT: Final = ((-0.16, -0.47), (-0.33, -0.36), (-0.41, -0.2), (-0.41, -0.08), (-0.388, -0.015))
_NOSE: Final = ((-0.42, 0.055), (-0.468, 0.105), (-0.458, 0.14), (-0.408, 0.155, CORNER))
_LIPS: Final = ((-0.402, 0.185), (-0.425, 0.212), (-0.395, 0.238, CORNER), (-0.408, 0.262), (-0.392, 0.29))
_CHIN: Final = ((-0.365, 0.315), (-0.378, 0.365), (-0.345, 0.415), (-0.27, 0.43), (-0.15, 0.385), (-0.05, 0.29))
_SKULL: Final = ((0.06, 0.22), (0.26, 0.2), (0.42, 0.04), (0.43, -0.2), (0.31, -0.44), (0.1, -0.54), (-0.06, -0.53))
_FRINGE: Final = (
    (-0.44, -0.3),
    (-0.455, -0.14),
    (-0.4, -0.07, CORNER),
    (-0.37, -0.16),
    (-0.33, -0.09, CORNER),
    (-0.29, -0.19),
)
_TEMPLE: Final = (
    (-0.23, -0.1, CORNER),
    (-0.19, -0.17),
    (-0.13, -0.02, CORNER),
    (-0.1, 0.08, CORNER),
    (-0.05, -0.08),
    (0.05, -0.12),
)
_NAPE: Final = (
    (0.13, -0.04),
    (0.14, 0.12),
    (0.18, 0.28, CORNER),
    (0.24, 0.25),
    (0.3, 0.33, CORNER),
    (0.36, 0.2),
    (0.47, 0.06),
)
_CROWN: Final = (
    (0.5, -0.16),
    (0.44, -0.42),
    (0.3, -0.55),
    (0.25, -0.66, CORNER),
    (0.12, -0.6),
    (-0.06, -0.645),
    (-0.28, -0.56),
    (-0.39, -0.44),
)


def _put(points: Points) -> list[tuple[float, ...]]:
    x, y, size, turn = _HEAD
    return place(points, x, y, size, turn, True)


def _path(*points: Points) -> Path:
    return curve(_put([p for part in points for p in part]))


def head(c: Canvas) -> None:
    """Paint neck, face, hair and the ear that has gone red."""
    s = _HEAD[2]
    collar_back(c)
    neck = Clay(c, (320, 300, 520, 480), melt=8)
    neck.limb([(412, 330, 44), (404, 376, 45), (404, 420, 54), (404, 450, 60)])
    opening = c.mask(curve([(340, 290), (352, 380), (400, 452), (452, 474), (486, 420), (500, 290)]))
    body = neck.relief(1.2)
    skin(c, body.within(body.mask & opening), SKIN, bias=-0.08)
    c.multiply(body.mask & opening & c.mask(oval(436, 416, 70, 40), soft=18), (0.5, 0.12, 30), 0.6)
    c.multiply(body.mask & opening & c.mask(limb([(350, 380, 12), (366, 430, 14)]), soft=8), (0.5, 0.11, 25), 0.5)
    collar(c)
    face = c.mask(_path(_FRONT, _NOSE, _LIPS, _CHIN, _SKULL))
    c.multiply(face.blur(9).move(-4, 16) & c.mask(oval(404, 430, 110, 60), soft=14), (0.4, 0.07, 200), 0.45)
    skin(c, c.relief(face, 56, smooth=3), SKIN, detail=0.95)

    def soft(fx: float, fy: float, rx: float, ry: float, colour: Colour, share: float, how: str = "multiply") -> None:
        px, py = _put([(fx, fy)])[0][:2]
        spot = c.mask(oval(px, py, rx * s, ry * s, _HEAD[3]), soft=min(rx, ry) * s * 0.7) & face
        {"multiply": c.multiply, "screen": c.screen, "glaze": c.glaze}[how](spot, colour, share)

    warm, hot = (0.62, 0.1, 40), (0.66, 0.165, 28)
    soft(-0.02, 0.24, 0.18, 0.18, warm, 0.5)
    soft(-0.24, 0.4, 0.16, 0.06, warm, 0.6)
    soft(-0.3, -0.035, 0.09, 0.05, warm, 0.45)
    soft(-0.36, 0.295, 0.05, 0.025, warm, 0.45)
    soft(-0.23, 0.13, 0.14, 0.11, hot, 0.5, "glaze")
    soft(-0.43, 0.11, 0.04, 0.05, hot, 0.35, "glaze")
    soft(-0.26, 0.045, 0.08, 0.04, (0.95, 0.08, 80), 0.3, "screen")
    soft(-0.35, -0.2, 0.05, 0.12, (0.95, 0.08, 85), 0.25, "screen")
    c.draw(_features, detail=0.97)
    m = c.mask(_path(_FRINGE, _TEMPLE, _NAPE, _CROWN), wobble=2.5, cell=8)
    c.multiply((m.blur(5).move(-2, 9) & face) - m, (0.5, 0.1, 40), 0.5)
    hair = c.form(
        c.relief(m, 44, smooth=2.5),
        (0.22, 0.05, 46),
        bias=-0.14,
        rim=0.3,
        gloss=0.18,
        gloss_sharpness=9,
        mottle=0.1,
        grain=10,
        detail=0.9,
    )
    at = m.where
    wx, wy = _put([(0.12, -0.42)])[0][:2]
    swirl = np.arctan2(c.y[at] - wy, c.x[at] - wx)
    for k in range(3):
        fur(
            c,
            hair.within(hair.mask.grow(-4)),
            np.asarray(swirl, np.float32),
            seed=f"mop{k}",
            length=(13, 30),
            spacing=2.6,
            light=0.16,
            lift=0.01 + 0.03 * k,
            spread=0.24,
            detail=0.92,
        )
    _ear(c)
    _freckles(c)


def _freckles(c: Canvas) -> None:
    r = c.rng("freckles")

    def work(pen: Pen) -> None:
        for _ in range(20):
            px, py = _put([(float(r.normal(-0.29, 0.07)), float(r.normal(0.1, 0.035)))])[0][:2]
            pen.dot(px, py, float(r.uniform(0.8, 1.5)), (0.56, 0.11, 45), 0.5)

    c.draw(work, detail=0.95)


def _ear(c: Canvas) -> None:
    s = _HEAD[2]
    ex, ey = _put([(0.04, 0.05)])[0][:2]
    shape = [(-0.035, -0.1), (0.03, -0.13), (0.09, -0.08), (0.08, 0.01), (0.03, 0.09), (-0.025, 0.1), (-0.03, 0.0)]
    outer = c.mask(curve(place(shape, ex, ey, s, _HEAD[3] - 8, True)))
    c.multiply(outer.blur(4).move(-4, 4), (0.4, 0.08, 30), 0.5)
    skin(c, c.relief(outer, 8), (0.68, 0.135, 32), detail=0.95)

    def inner(pen: Pen) -> None:
        line = place(
            [(-0.01, -0.06), (0.035, -0.085), (0.055, -0.04), (0.03, 0.02), (0.005, 0.045)],
            ex,
            ey,
            s,
            _HEAD[3] - 8,
            True,
        )
        pen.stroke([p[:2] for p in line], (0.46, 0.13, 28), s * 0.02, 0.65)

    c.draw(inner, soft=0.6, detail=0.96)


def _features(pen: Pen) -> None:
    s = _HEAD[2]

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return _put(points)

    # The lid is down but not shut: a dark sliver, lashes
    pen.fill(
        curve(at((-0.358, -0.02), (-0.31, -0.052), (-0.25, -0.026), (-0.232, 0.01), (-0.29, 0.034), (-0.345, 0.02))),
        (0.7, 0.09, 42),
        0.6,
    )
    pen.fill(
        curve(at((-0.355, 0.016, CORNER), (-0.3, 0.024), (-0.238, 0.008, CORNER), (-0.29, 0.044))), (0.17, 0.035, 40)
    )
    pen.stroke(at((-0.364, 0.018), (-0.3, 0.026), (-0.236, 0.006)), (0.2, 0.04, 38), s * 0.01)
    for k in range(5):
        x = -0.362 + 0.024 * k
        pen.stroke(at((x, 0.022), (x - 0.014, 0.043 - 0.002 * k)), (0.2, 0.04, 38), s * 0.006, 0.7)
    pen.stroke(at((-0.36, -0.035), (-0.31, -0.066), (-0.245, -0.036)), _DARK, s * 0.009, 0.5)
    pen.stroke(at((-0.34, 0.066), (-0.29, 0.08), (-0.245, 0.064)), _DARK, s * 0.007, 0.3)
    # Brow: its inner end drawn up
    pen.stroke(at((-0.385, -0.165), (-0.33, -0.165), (-0.25, -0.115)), (0.24, 0.03, 50), s * 0.02, 0.8)
    pen.stroke(at((-0.435, 0.132), (-0.415, 0.12), (-0.398, 0.138)), (0.34, 0.09, 30), s * 0.014, 0.8)
    # The mouth, pressed to one side
    pen.fill(curve(at((-0.424, 0.212), (-0.39, 0.2), (-0.33, 0.246), (-0.395, 0.242))), (0.58, 0.12, 26), 0.75)
    pen.fill(curve(at((-0.395, 0.242), (-0.335, 0.248), (-0.37, 0.278), (-0.406, 0.266))), (0.66, 0.12, 28), 0.7)
    pen.stroke(at((-0.41, 0.238), (-0.37, 0.242), (-0.335, 0.248)), (0.34, 0.09, 26), s * 0.012, 0.85)
    pen.stroke(at((-0.325, 0.24), (-0.316, 0.256)), _DARK, s * 0.007, 0.3)
