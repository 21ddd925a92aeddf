"""Parts of House Rules: those who sit in the stalls, half turned towards the light."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval, place

_LIGHT: Colour = (0.95, 0.12, 74)
Points = list[tuple[float, ...]]

# A head in profile, looking right, the skull's middle at (0, 0); the unit is half a skull.
_HEAD: Points = [
    (-0.52, -0.3), (-0.3, -0.72), (0.08, -0.86), (0.5, -0.72), (0.82, -0.46), (1.2, -0.2), (1.62, 0.02), (1.94, 0.12),
    (2.1, 0.28), (2.06, 0.46), (1.9, 0.6), (1.7, 0.68), (1.24, 0.7), (0.8, 0.92), (0.42, 1.12), (0.34, 1.5),
    (0.5, 2.0), (0.9, 2.7), (1.5, 4.4, CORNER), (-2.5, 4.4, CORNER), (-2.2, 2.7), (-1.6, 1.7), (-1.04, 0.7),
]  # fmt: skip
_EAR: Points = [
    (-0.22, -0.3), (-0.46, -0.66), (-0.9, -0.96), (-1.32, -1.02), (-1.6, -0.9), (-1.5, -0.62), (-1.16, -0.28),
    (-0.78, -0.08), (-0.42, 0.0),
]  # fmt: skip
_INNER: Points = [(-0.42, -0.36), (-0.64, -0.62), (-1.0, -0.82), (-1.36, -0.86), (-1.2, -0.56), (-0.76, -0.3)]
_FAR_EAR: Points = [(0.18, -0.7), (0.24, -1.12), (0.6, -1.5, CORNER), (0.72, -1.1), (0.56, -0.68)]

# One antler as (u, v, half width): a beam, then tines that leave it; five, three or one point.
_BEAM: Points = [
    (0.0, 0.0, 0.2), (-0.28, -0.8, 0.165), (-0.95, -1.7, 0.15),
    (-1.38, -2.8, 0.13), (-1.2, -4.0, 0.1), (-0.66, -5.0, 0.03),
]  # fmt: skip
_TINES: tuple[Points, ...] = (
    [(-0.08, -0.3, 0.13), (0.44, -0.8, 0.1), (0.66, -1.5, 0.025)],
    [(-0.66, -1.34, 0.12), (-0.2, -2.0, 0.09), (-0.06, -2.8, 0.025)],
    [(-1.36, -2.7, 0.11), (-1.96, -3.3, 0.08), (-2.14, -4.1, 0.02)],
    [(-1.26, -3.7, 0.1), (-0.6, -4.0, 0.07), (-0.2, -4.5, 0.02)],
    [(-1.2, -4.0, 0.09), (-1.6, -4.5, 0.06), (-1.62, -5.1, 0.02)],
)


def _lit(c: Canvas, m: Mask, dx: float, dy: float, soft: float, share: float) -> None:
    c.screen(m.edge(dx, -dy, soft) & m.grow(-0.8).blur(0.5), _LIGHT, share)


def antler(
    c: Canvas, x: float, y: float, s: float, f: int, points: int, *, lean: float = 0.0, dark: float = 0.5
) -> None:
    """Paint one antler that rises from (x, y), outwards to the left (`f` 1) or to the right (-1)."""
    clay = Clay(c, (x - 4 * s, y - 6.4 * s, x + 4 * s, y + 0.6 * s), melt=0.1 * s)
    reach = {5: 1.0, 4: 0.9, 3: 0.74, 2: 0.6, 1: 0.42}[points]

    def put(line: Points) -> Points:
        return [
            (x + f * s * reach * (u + lean * v), y + s * reach * v, w * s * (0.5 + 0.5 * reach)) for u, v, w in line
        ]

    clay.limb(put(_BEAM), n=70)
    for line in _TINES[:points] if points > 1 else ():
        clay.limb(put(line), n=30)
    clay.ball(x, y, 0.27 * s, 0.17 * s, turn=-14 * f)
    relief = clay.relief()
    m = clay.mask()
    ridges = c.noise.at("horn", c.x / (0.16 * s), c.y / (1.1 * s), 1.0, 3)
    c.form(relief, (0.4 - 0.1 * dark, 0.065, 60), rim=0.0, bias=-0.16, mottle=0.16, grain=0.5 * s, detail=0.75)
    c.multiply(m * smoothstep(0.5, 0.7, ridges), (0.34, 0.07, 45), 0.5)
    root = smoothstep(y - 1.6 * s, y + 0.1 * s, c.y)
    c.multiply(m * root, (0.2, 0.06, 35), 0.6)
    _lit(c, m, -0.045 * s * f * (1 if x < 400 else -1) * f, max(1.6, 0.07 * s), 0.7 + 0.006 * s, 0.85)


def seat(c: Canvas, x: float, y: float, s: float) -> None:
    """The velvet back of a seat: a dark round with one soft light along its top."""
    top: Points = [(x - 2.0 * s, y + 4.2 * s, CORNER), (x - 1.95 * s, y + 0.9 * s), (x - 1.3 * s, y + 0.12 * s)]
    top += [(x, y), (x + 1.3 * s, y + 0.12 * s), (x + 1.95 * s, y + 0.9 * s), (x + 2.0 * s, y + 4.2 * s, CORNER)]
    back = c.mask(curve(top))
    c.form(back, (0.27, 0.11, 24), thickness=0.5 * s, rim=0.0, bias=-0.12, mottle=0.1, detail=0.4)
    c.multiply(back.grow(1.2) * smoothstep(y, y + 2.2 * s, c.y), (0.13, 0.05, 22), 0.85)
    c.screen(back.edge(0, -0.12 * s, 0.05 * s), (0.74, 0.15, 45), 0.55)


def stag(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    *,
    left: bool,
    points: int,
    dark: float,
    tilt: float = 0.0,
    away: float = 0.82,
) -> None:
    """Paint one guest from behind, head turned to the light: neck, cheek, muzzle, ears, antlers."""
    f = -1 if left else 1
    tone: Colour = (0.4 - 0.12 * dark, 0.065, 46)

    def put(points_: Points, turn: float = 1.0) -> Points:
        seen = [(u if u < 0.2 else 0.2 + (u - 0.2) * away, *k) for u, *k in points_]
        return place(seen, x, y, s, turn * tilt * f, left)

    def path(points_: Points) -> Mask:
        return c.mask(curve(put(points_)))

    if points:
        antler(c, x + 0.3 * f * s, y - 0.72 * s, s * 0.9, -f, points, lean=0.04, dark=dark)
    far = path(_FAR_EAR)
    c.form(far, (0.24, 0.06, 42), thickness=0.1 * s, rim=0.0, detail=0.6)
    _lit(c, far, 0.03 * s * f, 0.05 * s, 0.7, 0.7)
    head = c.mask(curve(put(_HEAD[:15]) + put(_HEAD[15:22], 0.0) + put(_HEAD[22:], 0.5)))
    relief = c.relief(head, 0.62 * s)
    c.form(relief, tone, rim=0.0, bias=-0.14 - 0.06 * dark, mottle=0.1, detail=0.7)
    if s > 20:
        along = np.full_like(c.x, np.pi / 2 + 0.5 * f, dtype=np.float32)
        fur(c, relief, along, seed=f"coat{x:.0f}", length=(0.12 * s, 0.24 * s), spacing=3.0, spread=0.4, detail=0.7)
    if s > 60:
        mane = relief.within(c.full(smoothstep(y + 0.5 * s, y + 1.1 * s, c.y + 0.7 * f * (c.x - x))))
        shag = np.full_like(c.x, np.pi / 2 - 0.25 * f, dtype=np.float32)
        fur(c, mane, shag, seed="mane", length=(0.3 * s, 0.5 * s), spacing=5.0, spread=0.35, detail=0.75)
    c.multiply(head * smoothstep(y + 0.9 * s, y + 3.4 * s, c.y), (0.14, 0.05, 26), 0.8)
    c.multiply(
        head & path([(0.3, 0.5), (0.8, 0.66), (0.6, 1.1), (0.2, 1.7), (-0.4, 1.9), (-0.2, 1.0)]).blur(0.16 * s),
        (0.2, 0.06, 30),
        0.7,
    )
    nose = path([(1.78, 0.06), (2.06, 0.1), (2.2, 0.3), (2.06, 0.46), (1.88, 0.34)])
    c.multiply(head & nose, (0.14, 0.04, 30), 0.9)
    # The stage lights brow, nose, ear and nape.
    _lit(c, head, 0.05 * s * f, max(2.0, 0.075 * s), 0.02 * s + 0.7, 1.0)
    c.screen(
        (head.edge(0.3 * s * f, -0.22 * s, 0.16 * s) & head) * smoothstep(y + 1.0 * s, y + 0.1 * s, c.y),
        (0.76, 0.14, 58),
        0.62,
    )

    def features(pen: Pen) -> None:
        def line(points_: Points, width: float, tone_: Colour, alpha: float) -> None:
            pen.stroke([(q[0], q[1]) for q in put(points_)], tone_, width * s, alpha)

        eye: Points = [
            (0.52, -0.04, CORNER),
            (0.56, -0.18),
            (0.7, -0.22),
            (0.84, -0.06, CORNER),
            (0.72, 0.0),
            (0.6, 0.02),
        ]
        pen.fill(curve(put(eye)), (0.08, 0.03, 30))
        glint = put([(0.68, -0.15)])[0]
        pen.dot(glint[0], glint[1], max(0.5, 0.024 * s), (0.98, 0.08, 84), 0.9)
        line([(0.84, -0.06), (0.98, 0.04), (1.1, 0.16)], 0.05, (0.12, 0.04, 30), 0.6)
        line([(0.5, 0.02), (0.62, 0.1), (0.82, 0.06)], 0.05, (0.5, 0.09, 55), 0.4)
        line([(0.46, -0.16), (0.6, -0.3), (0.84, -0.2)], 0.05, (0.66, 0.11, 62), 0.6)
        line([(2.0, 0.44), (1.8, 0.46), (1.5, 0.5)], 0.03, (0.1, 0.03, 30), 0.6)
        snout: Points = [(1.84, 0.14), (1.98, 0.15), (2.08, 0.26), (2.06, 0.4), (1.96, 0.42), (1.86, 0.3)]
        pen.fill(curve(put(snout)), (0.1, 0.03, 30), 0.85)
        line([(1.94, 0.16), (2.04, 0.2)], 0.04, (0.9, 0.07, 78), 0.7)

    c.draw(features, detail=0.85)
    if points:
        antler(c, x - 0.16 * f * s, y - 0.62 * s, s, f, points, dark=dark)
    ear = path(_EAR)
    c.multiply(ear.blur(0.12 * s).move(0, 0.12 * s) & head, (0.16, 0.05, 30), 0.6)
    c.form(ear, tone, thickness=0.2 * s, rim=0.0, bias=-0.1, detail=0.75)
    c.multiply(path(_INNER), (0.3, 0.09, 30), 0.6)
    _lit(c, ear, 0.02 * s * f, max(1.6, 0.05 * s), 0.8 + 0.01 * s, 0.75)


def fawn(c: Canvas, x: float, y: float, s: float) -> None:
    """Paint the one without antlers that has turned round to us."""
    neck = c.mask(
        curve(
            place([(-0.5, 0.4), (0.5, 0.4), (0.8, 2.4), (1.3, 4.0, CORNER), (-1.3, 4.0, CORNER), (-0.8, 2.4)], x, y, s)
        )
    )
    c.form(neck, (0.34, 0.07, 48), thickness=0.5 * s, rim=0.0, bias=-0.2, detail=0.6)
    c.multiply(neck * smoothstep(y + 0.8 * s, y + 2.6 * s, c.y), (0.15, 0.05, 26), 0.8)
    for f in (-1, 1):
        leaf: Points = [(0.5, -0.5), (0.9, -1.0), (1.6, -1.24), (2.05, -1.02, CORNER), (1.7, -0.52), (1.0, -0.2)]
        inner: Points = [(0.7, -0.5), (1.0, -0.86), (1.6, -1.06), (1.86, -0.96, CORNER), (1.5, -0.56), (1.0, -0.34)]
        ear = c.mask(curve(place(leaf, x, y, s, 0.0, f < 0)))
        c.form(ear, (0.38, 0.075, 48), thickness=0.2 * s, rim=0.0, detail=0.8)
        c.fill(c.mask(curve(place(inner, x, y, s, 0.0, f < 0)), soft=0.8), (0.56, 0.08, 40), 0.75, detail=0.8)
        _lit(c, ear, 0, 1.8, 0.7, 0.9)
    face = c.mask(
        curve(
            place(
                [
                    (-0.8, -0.5),
                    (-0.4, -0.96),
                    (0.4, -0.96),
                    (0.8, -0.5),
                    (0.72, 0.0),
                    (0.46, 0.5),
                    (0.36, 0.98),
                    (0.0, 1.18),
                    (-0.36, 0.98),
                    (-0.46, 0.5),
                    (-0.72, 0.0),
                ],
                x,
                y,
                s,
            )
        )
    )
    relief = c.relief(face, 0.5 * s)
    c.form(relief, (0.47, 0.085, 50), rim=0.0, bias=-0.04, detail=0.85)
    fur(c, relief, 1.5, seed="fawn", length=(2.5, 5.0), spacing=3.0, spread=0.5, detail=0.8)
    _lit(c, face, 0, 2.2, 1.0, 0.95)

    def features(pen: Pen) -> None:
        for f in (-1, 1):
            pen.fill(oval(x + 0.54 * f * s, y - 0.14 * s, 0.17 * s, 0.21 * s, 14 * f), (0.1, 0.03, 30))
            pen.dot(x + 0.5 * f * s - 0.04 * s, y - 0.22 * s, 0.06 * s, (0.97, 0.07, 85))
            pen.stroke([(x + 0.1 * f * s, y + 1.0 * s), (x + 0.26 * f * s, y + 0.96 * s)], (0.14, 0.04, 25), 0.06 * s)
        nose: Points = [(-0.26, 0.62), (0.0, 0.56), (0.26, 0.62), (0.16, 0.8), (0.0, 0.88), (-0.16, 0.8)]
        pen.fill(curve(place(nose, x, y, s)), (0.13, 0.03, 25))
        for u, v in ((-0.12, -0.6), (0.26, -0.68), (-0.4, -0.56), (0.08, -0.36), (0.46, -0.44), (-0.2, -0.3)):
            pen.dot(x + u * s, y + v * s, 0.06 * s, (0.86, 0.06, 78), 0.7)

    c.draw(features, detail=0.9)
