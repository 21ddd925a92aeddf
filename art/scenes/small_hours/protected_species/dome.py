"""The glass dome and the winter street that it keeps: a lamp, a bench, somebody in red."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon

from .sitter import sitter

X, FOOT, WIDE, TOP = 416.0, 1082.0, 206.0, 566.0
"""Middle, height of the foot, half width at the foot, apex."""
LAMP = (X + 74.0, 766.0)
"""The lantern's flame."""
_IRON: Colour = (0.24, 0.04, 235)
_WHITE: Colour = (0.96, 0.025, 90)


def _at(rise: float, turn: float) -> tuple[float, float]:
    """Return the place on the shell at a share of its height, `turn` -1 (left edge) to 1 (right edge)."""
    up = max(0.0, rise - 0.42) / 0.58
    wide = WIDE * (1 - 0.03 * (1 - rise)) * math.sqrt(max(0.0, 1 - up**2.15))
    sag = 26 * math.sqrt(max(0.0, 1 - turn * turn)) * (1 - rise)
    return X + wide * turn, FOOT - (FOOT - TOP) * rise + sag


def _shell() -> Path:
    rises = [math.sin(t) for t in np.linspace(0, math.pi / 2, 60)]
    left, right = [_at(q, -1) for q in rises], [_at(q, 1) for q in reversed(rises)]
    return polygon([*left, *right, *(_at(0, float(t)) for t in np.linspace(1, -1, 40))])


def dome(c: Canvas) -> None:
    """Paint the dome: dusk, houses far back, snow, a street lamp, a bench, somebody; then the glass."""
    inside = c.mask(_shell())
    d = np.hypot((c.x - LAMP[0]) / 260, (c.y - LAMP[1]) / 330)
    air = ramp(
        [
            (0.0, (0.97, 0.07, 90)),
            (0.12, (0.93, 0.105, 84)),
            (0.3, (0.82, 0.095, 80)),
            (0.55, (0.72, 0.045, 225)),
            (1.0, (0.5, 0.075, 232)),
        ]
    )
    c.fill(inside, pick(air, np.asarray(np.clip(d / 1.25, 0, 1), np.float32)), detail=0.5, mottle=0.03)
    _houses(c, inside)
    _snow(c, inside)
    _lamp(c)
    sitter(c, X - 78, 1024)
    _glass(c, inside)


def _houses(c: Canvas, inside: Mask) -> None:
    """Three gables in the snowy air, hardly darker than it."""
    for dx, w, h in ((-206, 120, 240), (-96, 104, 178), (112, 110, 214)):
        x, top, foot = X + dx, 980.0 - h, 990.0
        gable = polygon([(x, foot), (x, top + 46), (x + w / 2, top), (x + w, top + 46), (x + w, foot)])
        c.glaze(c.mask(gable, soft=2.5) & inside, (0.5, 0.07, 238), 0.5)
    for dx, y in ((-54, 858), (152, 838)):
        c.glaze(c.mask(box(X + dx, y, 14, 24), soft=1) & inside, (0.9, 0.11, 85), 0.8)


def _snow(c: Canvas, inside: Mask) -> None:
    top = ((X - 260, 972), (X - 130, 956), (X + 10, 966), (X + 130, 954), (X + 260, 968))
    drift = c.mask(curve([*top, (X + 260, 1160), (X - 260, 1160)], pull=0.3)) & inside
    d = np.hypot((c.x - LAMP[0]) / 270, (c.y - 985) / 110) + 0.12 * (c.field("drift", 40, 3, (2.4, 1)) - 0.5)
    tone = ramp([(0, (0.985, 0.03, 92)), (0.45, (0.97, 0.025, 90)), (0.8, (0.9, 0.025, 225)), (1, (0.78, 0.045, 228))])
    c.fill(drift, pick(tone, np.asarray(np.clip(d / 1.3, 0, 1), np.float32)), detail=0.6)

    def prints(pen: Pen) -> None:
        """A paw's prints, out from the rim to the bench."""
        for k in range(7):
            t = k / 6
            x = X + 164 - 196 * t
            y = 1072 - 6 * math.sin(t * 3.0) - 26 * t + (8 if k % 2 else -6)
            pen.fill(oval(x, y, 6.4, 4.2, -8), (0.52, 0.07, 230), 0.8)
            for a in (-0.75, -0.25, 0.25, 0.75):
                pen.fill(oval(x - 9.5 * math.cos(a), y + 6.6 * math.sin(a), 2.5, 1.9), (0.52, 0.07, 230), 0.8)

    c.draw(prints, detail=0.9, clip=inside, soft=0.5)


def _lamp(c: Canvas) -> None:
    lx, ly = LAMP
    base = 1010.0
    c.multiply(c.mask(oval(lx + 4, base + 3, 34, 7), soft=5), (0.5, 0.06, 230), 0.6)
    post = limb(
        [(lx, ly + 36, 4), (lx, base - 80, 4.5), (lx, base - 70, 9), (lx, base - 8, 12), (lx, base - 2, 18)], 30
    )
    c.form(c.mask(post), _IRON, thickness=6, rim=0, detail=0.95)
    c.form(c.mask(limb([(lx - 30, ly + 62, 2.6), (lx + 30, ly + 62, 2.6)], 8)), _IRON, thickness=3, rim=0, detail=0.95)
    glass = c.mask(polygon([(lx - 18, ly + 36), (lx - 29, ly - 30), (lx + 29, ly - 30), (lx + 18, ly + 36)]))
    c.fill(glass, (0.995, 0.045, 95), detail=0.95)
    c.emit(glass, 1.0)

    def frame(pen: Pen) -> None:
        for t in (-1.0, 0.0, 1.0):
            pen.stroke([(lx + 18 * t, ly + 36), (lx + 29 * t, ly - 30)], _IRON, 3.6 if t else 2.2)
        pen.stroke([(lx - 20, ly + 37), (lx + 20, ly + 37)], _IRON, 5)
        roof = [(lx - 36, ly - 28, CORNER), (lx - 16, ly - 46), (lx, ly - 74, CORNER), (lx + 16, ly - 46)]
        pen.fill(curve([*roof, (lx + 36, ly - 28, CORNER)], pull=0.25), _IRON)

    c.draw(frame, relief=2, detail=0.95)
    cap = [
        (lx - 34, ly - 33, CORNER),
        (lx - 17, ly - 54),
        (lx, ly - 70),
        (lx + 17, ly - 54),
        (lx + 34, ly - 33, CORNER),
    ]
    c.fill(c.mask(curve([*cap, (lx + 10, ly - 42), (lx - 12, ly - 40)])), _WHITE, detail=0.9)
    c.glow(lx, ly, 90, (0.98, 0.08, 85), 0.45)


def _glass(c: Canvas, inside: Mask) -> None:
    """The pane: darker towards its edges, two long reflections, a breath from above, a ring of wood below."""
    edge = inside - inside.blur(16).grow(-10)
    c.multiply(edge.blur(6) & inside, (0.55, 0.06, 195), 0.5)
    c.screen(inside - inside.grow(-3), (0.86, 0.06, 180), 0.75)
    streak = [(X - 168, 1000), (X - 172, 860), (X - 150, 730), (X - 112, 660)]
    c.screen(
        c.mask(limb([(*p, q) for p, q in zip(streak, (2, 8, 9, 2), strict=True)], 30), soft=4), (0.95, 0.03, 150), 0.4
    )
    for q, share in ((74, 0.34), (44, 0.45)):
        c.glaze(c.mask(oval(X - 2, TOP + 14, q, q * 0.5), soft=14) & inside, (0.95, 0.015, 150), share)
    rise = [_at(0, float(t)) for t in np.linspace(-1.05, 1.05, 30)]
    ring = polygon([(x, y - 6) for x, y in rise] + [(x + (x - X) * 0.04, y + 22) for x, y in reversed(rise)])
    c.form(c.mask(ring), (0.36, 0.06, 55), thickness=8, rim=0.1, detail=0.85)
    c.screen(c.mask(limb([(x, y - 5, 1.5) for x, y in rise], 40)), (0.9, 0.1, 80), 0.6)


def flakes(c: Canvas) -> None:
    """Snow that falls inside only."""
    inside = c.mask(_shell()).grow(-6)
    r = c.rng("flakes")

    def fall(pen: Pen) -> None:
        for _ in range(90):
            x, y, q = r.uniform(X - WIDE, X + WIDE), r.uniform(TOP + 30, FOOT), r.uniform(1.2, 3.2)
            pen.dot(x, y, q, (0.99, 0.01, 90), 0.9)

    c.draw(fall, detail=0.9, clip=inside, soft=0.6)
    c.screen(c.full(smoothstep(1.0, 0.0, np.hypot(c.x - LAMP[0], c.y - LAMP[1]) / 300)), (0.5, 0.1, 75), 0.12)
