"""Sheets on the line, and the geese that they become."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import cloth
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, place, sample

LINEN: Colour = (0.94, 0.025, 80)


ROPE = ((-30, 846), (90, 812), (212, 742), (330, 688), (440, 604), (536, 500), (566, 470))


def _rope_at(x: float) -> tuple[float, float]:
    path = sample(ROPE, 200)
    return x, float(np.interp(x, path[:, 0], path[:, 1]))


def paint_peg(pen: Pen, x: float, y: float, turn: float = 0.0) -> None:
    """Draw a wooden peg with its middle at (x, y)."""
    with pen.at(x, y, turn):
        pen.fill(
            curve(
                [(-5, -13, CORNER), (5, -13, CORNER), (4, 14, CORNER), (1, 12), (0, 0), (-1, 12), (-4, 14, CORNER)],
                pull=0.2,
            ),
            (0.72, 0.12, 62),
        )
        pen.stroke([(-5, -3), (5, -3)], (0.4, 0.05, 300), 2)


def _sheet(
    c: Canvas, points: list[tuple[float, ...]], angle: float, seed: str, fold: float = 26.0, hem: bool = True
) -> Relief:
    m = c.mask(curve(points))
    c.shadow(m, -16, 22, soft=14, share=0.28)
    body = cloth(
        c, m, LINEN, angle=angle, fold=fold * 1.3, depth=5, thickness=22, seed=seed, rim=0.8, bias=0.06, detail=0.65
    )
    c.screen(m.edge(5, -3, 3), (0.98, 0.09, 72), 0.7)
    c.glaze(m * np.asarray(smoothstep(0.1, 0.9, -(body.nx * 0.7) + 0.1), np.float32), (0.64, 0.1, 320), 0.35)
    if hem:
        inner = m - m.grow(-9)
        outer = m - m.grow(-6)
        c.glaze((inner - outer).blur(0.6), (0.62, 0.12, 260), 0.55)
    return body


def feather(c: Canvas, x: float, y: float, length: float, width: float, angle: float, tone: Colour) -> None:
    """One quill of linen: its root at (x, y), the vane towards `angle` (degrees), a blue hem at the tip."""
    w = width / 2
    vane = [
        (0.0, -0.5 * w),
        (0.45 * length, -0.95 * w),
        (0.86 * length, -0.8 * w),
        (length, 0.1 * w),
        (0.88 * length, 0.85 * w),
        (0.45 * length, 0.9 * w),
        (0.0, 0.5 * w),
    ]
    m = c.mask(curve(place(vane, x, y, 1.0, angle)))
    c.shadow(m, -0.1 * width, 0.2 * width, soft=0.14 * width, share=0.3)
    c.form(m, tone, thickness=0.3 * width, rim=0.7, bias=0.05, mottle=0.04, detail=0.75)

    def lines(pen: Pen) -> None:
        shaft = place([(0.1 * length, 0.0), (0.5 * length, -0.1 * w), (0.93 * length, 0.0)], x, y, 1.0, angle)
        pen.stroke([q[:2] for q in shaft], (0.66, 0.08, 315), max(0.05 * width, 0.7), 0.55)
        hem = place([(0.84 * length, -0.7 * w), (0.93 * length, 0.06 * w), (0.85 * length, 0.74 * w)], x, y, 1.0, angle)
        pen.stroke([q[:2] for q in hem], (0.6, 0.13, 262), max(0.075 * width, 0.9), 0.7)

    c.draw(lines, detail=0.8, clip=m)


def sheets(c: Canvas) -> None:
    """Three on the line: one hangs, one bellies, one has let go with all but a corner."""
    (x0, y0), (x1, y1) = _rope_at(-20), _rope_at(74)
    _sheet(
        c,
        [
            (x0 - 30, y0, CORNER),
            (x0 + 30, y0 + 6),
            (x1, y1, CORNER),
            (x1 + 12, y1 + 90),
            (x1 + 4, 1010, CORNER),
            (20, 1016),
            (-40, 1040, CORNER),
        ],
        92,
        "first",
    )
    (x0, y0), (x1, y1) = _rope_at(238), _rope_at(352)
    _sheet(
        c,
        [
            (x0, y0, CORNER),
            (x0 + 56, y0 - 14),
            (x1, y1, CORNER),
            (x1 + 30, y1 + 80),
            (x1 + 44, y1 + 190, CORNER),
            (x1 - 20, y1 + 226),
            (x0 + 26, y0 + 208, CORNER),
            (x0 + 20, y0 + 100),
        ],
        80,
        "second",
    )
    (x0, y0), (x1, y1) = _rope_at(372), _rope_at(470)
    for k in range(9):
        q = k / 8
        fx = x1 + 100 - 96 * q - 20 * q * q
        fy = y1 + 4 + 118 * q
        length = 66 + 22 * float(np.sin(q * 3.14))
        feather(c, fx - 16, fy - 8, length, 27, -14 + 84 * q, mix(LINEN, (0.7, 0.09, 320), 0.1 + 0.05 * (k % 3)))
    _sheet(
        c,
        [
            (x0, y0, CORNER),
            (x0 + 50, y0 - 34),
            (x1, y1, CORNER),
            (x1 + 60, y1 + 20),
            (x1 + 112, y1 - 6, CORNER),
            (x1 + 92, y1 + 54),
            (x1 + 46, y1 + 112),
            (x0 + 80, y0 + 150, CORNER),
            (x0 + 26, y0 + 60),
        ],
        44,
        "third",
    )

    def pegs(pen: Pen) -> None:
        for x in (16, 66, 352, 374, 418, 468):
            px, py = _rope_at(x)
            paint_peg(pen, px, py, 8)

    c.draw(pegs, relief=2, detail=0.9)
