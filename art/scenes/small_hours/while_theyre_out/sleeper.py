"""The one bee that is at home: asleep on a sealed cell."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

_X, _Y, _TURN = 150.0, 1092.0, -14.0


def _p(u: float, v: float) -> tuple[float, float]:
    a = math.radians(_TURN)
    return _X + u * math.cos(a) - v * math.sin(a), _Y + u * math.sin(a) + v * math.cos(a)


def sleeper(c: Canvas) -> None:
    """Seen from above and behind, its wings folded, its feelers down."""
    box = (_X - 110, _Y - 80, _X + 110, _Y + 80)

    def legs(pen: Pen) -> None:
        ink = (0.2, 0.05, 40)
        for side in (-1.0, 1.0):
            for root, knee, foot in ((2.0, -16.0, -32.0), (16.0, 14.0, 4.0), (28.0, 42.0, 54.0)):
                wide = 0.7 if side < 0 else 1.0
                pen.stroke([_p(root, 8 * side), _p(knee, 27 * side * wide), _p(foot, 33 * side * wide)], ink, 3.4)
        for side in (-1.0, 1.0):
            pen.stroke([_p(60, 4 * side), _p(70, 9 * side), _p(82, 22 * side)], ink, 2.2)

    c.multiply(c.mask(oval(*_p(4, 22), 80, 22, _TURN), soft=8), (0.36, 0.11, 335), 0.75)
    c.draw(legs, relief=1, detail=0.8)
    tail = Clay(c, box, melt=5)
    tail.limb([(*_p(-78, 3), 3), (*_p(-62, 2), 14), (*_p(-40, 1), 22), (*_p(-18, 0), 22), (*_p(0, 0), 16)])
    m = tail.relief(1.2, 0.8)
    c.form(m, (0.62, 0.14, 66), rim=0.1, detail=0.8)
    a = math.radians(_TURN)
    u = (c.x - _X) * math.cos(a) + (c.y - _Y) * math.sin(a)
    v = -(c.x - _X) * math.sin(a) + (c.y - _Y) * math.cos(a)
    ring = np.mod((u + 0.012 * v * v + 74) / 15.5, 1)
    dark = smoothstep(0.3, 0.5, ring) * smoothstep(1.0, 0.9, ring) + smoothstep(-52, -66, u)
    c.multiply(m.mask * np.asarray(np.clip(dark, 0, 1), np.float32), (0.22, 0.06, 40), 0.9)
    c.multiply(m.mask * smoothstep(2, 22, v), (0.36, 0.1, 340), 0.6)
    fur(c, m, math.pi + a, seed="bee", length=(3, 7), spacing=2.6, light=0.1, spread=0.4, detail=0.8)
    head = Clay(c, box, melt=4)
    head.ball(*_p(54, 1), 13, 16, turn=_TURN)
    c.form(head.relief(1), (0.26, 0.05, 50), rim=0.1, detail=0.85)
    for side in (-1.0, 1.0):
        c.form(
            c.mask(oval(*_p(57, 11 * side), 7, 4.6, _TURN + 30 * side)),
            (0.16, 0.03, 40),
            gloss=0.4,
            rim=0.1,
            detail=0.85,
        )
    chest = Clay(c, box, melt=4)
    chest.ball(*_p(24, 0), 25, 22, turn=_TURN)
    q = chest.relief(1, 0.8)
    c.form(q, (0.56, 0.1, 68), rim=0.1, detail=0.8)
    fur(c, q, math.pi + a, seed="chest", length=(7, 13), spacing=1.9, light=0.16, lift=0.04, spread=1.2, detail=0.8)
    c.multiply(q.mask * smoothstep(0, 22, v), (0.4, 0.1, 340), 0.55)
    for side, spread in ((-1.0, 17.0), (1.0, 15.0)):
        wing = c.mask(
            curve(
                [
                    (*_p(18, 8 * side), CORNER),
                    _p(-10, 14 * side),
                    _p(-50, (spread + 10) * side),
                    _p(-74, (spread + 5) * side),
                    _p(-76, spread * side - 4 * side),
                    _p(-40, 5 * side),
                    _p(0, 4 * side),
                ]
            )
        )
        c.glaze(wing, (0.9, 0.05, 80), 0.42)
        c.screen(wing.edge(-2, -2, 1.2), (0.98, 0.03, 90), 0.6)

        def veins(pen: Pen, s: float = side, w: float = spread) -> None:
            for k in (0.0, 0.45, 0.9):
                pen.stroke(
                    [_p(16, 8 * s), _p(-20, (8 + 7 * k) * s), _p(-68, (w - 2 + 7 * k) * s)], (0.3, 0.06, 50), 1.1, 0.6
                )

        c.draw(veins, detail=0.85)
