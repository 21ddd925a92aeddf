"""The geese of Monday Migration: linen that has got quills, each in another beat of its wings."""

from __future__ import annotations

import math
from typing import Literal

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix
from moonhare.painting.materials import cloth
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._monday_migration_parts import LINEN, feather, paint_peg
from moonhare.painting.shapes import CORNER, curve, place, sample

Beat = Literal["up", "down", "level"]
_DUSK: Colour = (0.62, 0.11, 320)
_WINGS: dict[
    Beat, tuple[tuple[tuple[float, float], ...], tuple[tuple[float, float], ...], tuple[float, float, float, float]]
] = {
    "up": (
        ((0.16, -0.08), (0.3, -0.42), (0.16, -0.8), (-0.06, -1.02)),
        ((0.24, -0.1), (0.46, -0.4), (0.44, -0.74), (0.32, -0.98)),
        (176.0, 246.0, 188.0, 262.0),
    ),
    "down": (
        ((0.16, -0.02), (0.34, 0.24), (0.26, 0.52), (0.08, 0.74)),
        ((0.24, -0.08), (0.5, 0.1), (0.52, 0.36), (0.42, 0.54)),
        (186.0, 112.0, 170.0, 98.0),
    ),
    "level": (
        ((0.14, -0.02), (0.24, 0.2), (0.06, 0.42), (-0.16, 0.6)),
        ((0.2, -0.12), (0.42, -0.36), (0.4, -0.64), (0.26, -0.86)),
        (178.0, 138.0, 184.0, 244.0),
    ),
}
"""Near arm, far arm (shoulder, elbow, wrist, end of the hand) and the first and last quills' angles of both."""


def _wing(
    c: Canvas,
    arm: tuple[tuple[float, float], ...],
    angles: tuple[float, float],
    at: tuple[float, float, float, float],
    seed: str,
    shade: float,
) -> None:
    """Quills fanned along an arm in two rows, then the soft arm with the sheet's blue hem on its edge."""
    x, y, s, turn = at
    line = sample(arm, 60)
    for row, (n, long, wide) in enumerate(((13, 0.66, 0.15), (11, 0.34, 0.13))):
        for k in range(n):
            t = k / (n - 1)
            u, v = line[int((0.04 + 0.96 * t) * 59)]
            angle = angles[0] + (angles[1] - angles[0]) * t**1.25
            length = long * (0.74 + 0.5 * math.sin(0.5 + 2.3 * t)) * s
            px, py = place([(float(u), float(v))], x, y, s, turn)[0][:2]
            tone = mix(LINEN, _DUSK, shade + 0.1 * (1 - t) * (row == 0) + 0.04 * (k % 2))
            feather(c, px, py, length, wide * s, angle + turn, tone)
    limb = Clay(c, (x - 2 * s, y - 2 * s, x + 2 * s, y + 2 * s), melt=0.05 * s)
    limb.limb(
        [(*place([arm[i]], x, y, s, turn)[0][:2], r * s) for i, r in enumerate((0.13, 0.1, 0.07, 0.035))],
        n=30,
    )
    c.form(limb.relief(0.02 * s), mix(LINEN, _DUSK, shade), rim=0.8, bias=0.06, mottle=0.05, detail=0.75)

    def hem(pen: Pen) -> None:
        edge = place([(float(a) + 0.045, float(b)) for a, b in line[6::6]], x, y, s, turn)
        pen.stroke([q[:2] for q in edge], (0.6, 0.13, 262), max(0.02 * s, 1.0), 0.7)

    c.draw(hem, detail=0.85)


def _goose(c: Canvas, x: float, y: float, s: float, turn: float, beat: Beat, seed: str, *, tail: bool = True) -> None:
    """A goose of linen on the wing, `s` half its length, its nose turned by `turn` degrees."""

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn)

    at = (x, y, s, turn)
    near, far, (a0, a1, b0, b1) = _WINGS[beat]
    _wing(c, far, (b0, b1), at, f"{seed}/far", 0.36)
    if tail:
        for k in range(5):
            fx, fy = put((-0.36, 0.0 + 0.02 * k))[0][:2]
            feather(c, fx, fy, 0.4 * s, 0.12 * s, 196 - 9 * k + turn, mix(LINEN, _DUSK, 0.12 + 0.05 * (k % 2)))
    q = 1.7 * s
    body = Clay(c, (x - q, y - q, x + q, y + q), melt=0.06 * s)
    body.limb(
        put((-0.52, 0.03, 0.03), (-0.34, 0.04, 0.11), (-0.08, 0.05, 0.175), (0.14, 0.02, 0.17), (0.28, -0.03, 0.11))
    )
    body.limb(put((0.18, -0.01, 0.13), (0.36, -0.06, 0.082), (0.58, -0.11, 0.058), (0.78, -0.16, 0.054)), melt=0.09 * s)
    body.limb(put((0.77, -0.165, 0.07), (0.86, -0.165, 0.056)), melt=0.03 * s)
    form = body.relief(0.02 * s)
    wave = c.noise.at(f"crease/{seed}", body.across / (0.12 * s), body.along / (0.5 * s), 1.0, 2) - 0.5
    whole = form.within(form.mask.grow(-0.7))
    c.form(whole, LINEN, bump=np.asarray(wave * 0.03 * s, np.float32), rim=0.9, bias=0.06, detail=0.78)
    _wing(c, near, (a0, a1), at, f"{seed}/near", 0.03)

    def marks(pen: Pen) -> None:
        bill = put((0.87, -0.2, CORNER), (0.95, -0.185), (1.04, -0.145), (1.03, -0.125), (0.88, -0.125, CORNER))
        pen.fill(curve(bill), (0.68, 0.18, 45))
        gape = put((0.9, -0.15), (1.02, -0.135))
        pen.stroke([g[:2] for g in gape], (0.5, 0.15, 35), max(0.008 * s, 0.6), 0.8)
        ex, ey = put((0.83, -0.185))[0][:2]
        pen.dot(ex, ey, max(0.018 * s, 1.1), (0.16, 0.03, 300))

    c.draw(marks, relief=0.01 * s, detail=0.88)


def _loosening(c: Canvas) -> None:
    """The sheet half turned: still pegged by one hem, cloth to the middle, goose from the breast on."""
    sheet = [
        (486, 560, CORNER),
        (524, 520),
        (562, 478, CORNER),
        (588, 420),
        (622, 372),
        (664, 360),
        (676, 396),
        (646, 440),
        (640, 500, CORNER),
        (604, 522),
        (584, 572, CORNER),
        (540, 560),
    ]
    m = c.mask(curve(sheet))
    c.shadow(m, -16, 22, soft=14, share=0.3)
    body = cloth(
        c, m, LINEN, angle=-52, fold=30, depth=6, thickness=24, seed="loosening", rim=0.8, bias=0.06, detail=0.7
    )
    c.screen(m.edge(5, -3, 3), (0.98, 0.09, 72), 0.7)
    c.glaze(m * np.asarray(np.clip(-body.nx * 0.8, 0, 1), np.float32), _DUSK, 0.35)
    tail_hem = c.full(1.0) & (m.grow(-6) - m.grow(-9)).blur(0.6)
    c.glaze(tail_hem * np.asarray(np.clip((660 - c.x) / 60, 0, 1), np.float32), (0.6, 0.13, 262), 0.6)


def flight(c: Canvas) -> None:
    """From the loosed sheet to the lead goose, each is more bird than the one behind it."""
    _goose(c, 176, 128, 50, -10, "up", "g6")
    _goose(c, 316, 190, 62, -14, "level", "g5")
    _goose(c, 384, 330, 84, -22, "down", "g3")
    c.glow(660, 360, 150, (0.97, 0.09, 72), 0.45)
    _loosening(c)
    _goose(c, 652, 372, 118, -40, "up", "g1", tail=False)
    _goose(c, 656, 104, 88, -14, "down", "lead")

    def pegs(pen: Pen) -> None:
        x, y = place([(-0.66, 0.0)], 656, 104, 88, -14)[0][:2]
        paint_peg(pen, x, y, 70)
        for dx, dy, turn in ((492, 552, 12), (560, 478, 20), (716, 470, 100), (676, 540, 150), (618, 610, 20)):
            paint_peg(pen, dx, dy, turn)

    c.draw(pegs, relief=2, detail=0.9)
