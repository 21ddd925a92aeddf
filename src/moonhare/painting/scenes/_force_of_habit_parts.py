"""What lies under the water."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.materials import stone
from moonhare.painting.motifs.corals import fish
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval
from moonhare.painting.stamps import strew

X = 286.0
LINE = 716.0


def paint_below(c: Canvas) -> None:
    """Under the surface: green gloom, the rock's root, the tower head down, fish where gulls would be."""
    edge = LINE + 9 * np.sin(c.x / 74) + 5 * np.sin(c.x / 31 + 1.3)
    deep = c.full(smoothstep(-1.5, 1.5, c.y - edge))
    n = c.field("gloom", 170, 4, (1.4, 0.9))
    t = np.clip((c.y - LINE) / 500, 0, 1)
    table = ramp([(0.5, 0.085, 185), (0.36, 0.075, 200), (0.25, 0.06, 215), (0.16, 0.045, 232)])
    c.fill(deep, pick(table, np.asarray(t + (n - 0.5) * 0.22, np.float32)), detail=0.1)
    for x, w, power in ((120, 60, 0.2), (560, 90, 0.34), (660, 60, 0.3), (430, 40, 0.18)):
        lane = np.exp(-(((c.x - x - (c.y - LINE) * 0.22) / (w * (0.6 + t))) ** 2)) * (1 - t) ** 1.4
        c.screen(deep * np.asarray(lane * power * (0.6 + 0.8 * n), np.float32), (0.8, 0.1, 165))
    with c.group() as g:
        # The tower: a tapering trunk, gallery and lantern, upside down below its own foundation.
        foot, head = 780.0, 1020.0
        trunk = c.mask(
            curve(
                [
                    (X - 84, foot - 20, CORNER),
                    (X - 68, 860),
                    (X - 54, 950),
                    (X - 48, head, CORNER),
                    (X + 48, head, CORNER),
                    (X + 54, 950),
                    (X + 68, 860),
                    (X + 84, foot - 20, CORNER),
                ]
            )
        )
        body = c.relief(trunk, 60, smooth=2)
        c.form(body, (0.56, 0.03, 195), mottle=0.16, grain=20, rim=0.4, detail=0.55)
        at = trunk.where
        v = (c.y[at] - foot) / (head - foot)
        band = smoothstep(-0.14, 0.14, np.sin(v * 6.283 * 2.0 + 2.6 + 0.25 * ((c.x[at] - X) / 70) ** 2))
        c.form(
            body.within(trunk * np.asarray(band, np.float32)),
            (0.46, 0.13, 22),
            mottle=0.2,
            grain=16,
            rim=0.4,
            detail=0.55,
        )
        for wy, wx in ((866, 10), (924, -6), (980, 8)):
            pane = c.mask(box(X + wx - 9, wy - 13, 18, 28, 7))
            c.form(pane.grow(4), (0.5, 0.03, 190), thickness=3, detail=0.6)
            c.fill(pane, (0.14, 0.04, 232), detail=0.7)
        gallery = c.mask(box(X - 70, head - 4, 140, 15, 4))
        c.form(gallery, (0.44, 0.03, 195), thickness=7, rim=0.6, detail=0.6)
        lamp = c.mask(box(X - 36, head + 10, 72, 66, 3))
        at = lamp.where
        c.fill(
            lamp,
            pick(
                ramp([(0.2, 0.05, 215), (0.62, 0.07, 190), (0.3, 0.06, 205)]),
                np.asarray((c.y[at] - head) / 80, np.float32),
            ),
            detail=0.7,
        )
        dome = c.mask(
            curve(
                [
                    (X - 44, head + 74, CORNER),
                    (X - 34, head + 100),
                    (X, head + 116),
                    (X + 34, head + 100),
                    (X + 44, head + 74, CORNER),
                ]
            ),
            limb([(X, head + 112, 5), (X, head + 132, 2)]),
        )
        c.form(dome, (0.42, 0.11, 22), rim=0.5, detail=0.6)

        def rails(pen: Pen) -> None:
            for k in range(-5, 6):
                pen.stroke([(X + k * 13, head + 10), (X + k * 13, head + 36)], (0.5, 0.03, 195), 2)
            pen.stroke([(X - 68, head + 36), (X + 68, head + 36)], (0.55, 0.03, 195), 3)
            for k in (-1, 0, 1):
                pen.stroke([(X + k * 24, head + 10), (X + k * 24, head + 76)], (0.36, 0.04, 200), 3)
            pen.stroke([(X - 36, head + 44), (X + 36, head + 44)], (0.36, 0.04, 200), 2)

        c.draw(rails, relief=1.4, detail=0.6)
        c.shadow(c.mask(oval(X, 800, 120, 40)), 0, 16, 16, 0.6)
        root = c.mask(
            curve(
                [
                    (70, 690, CORNER),
                    (640, 690, CORNER),
                    (620, 760),
                    (560, 800),
                    (520, 850),
                    (440, 838),
                    (392, 806),
                    (330, 800),
                    (200, 806),
                    (150, 850),
                    (110, 812),
                ]
            ),
            wobble=12,
            cell=30,
        )
        stone(c, root, (0.36, 0.05, 200), thickness=60, rough=1.4, cracks=0.8, detail=0.3)
    sway = 3.0 * np.sin(c.y / 34) * smoothstep(800, 1000, c.y)
    c.paste(g, bend=(c.x + sway, c.y), clip=deep)
    c.glaze(deep * (0.35 * smoothstep(0.2, 0.6, n)), (0.4, 0.085, 185), 0.7)
    hush = deep * smoothstep(800, 1150, c.y)
    c.glaze(hush, (0.3, 0.065, 205), 0.34)
    c.fog(940, 1230, (0.32, 0.07, 205), 0.3)
    r = c.rng("shoal")
    for k in range(17):
        a = k / 17 * 6.283 + float(r.normal(0, 0.16))
        px, py = X + math.cos(a) * (150 + float(r.normal(0, 12))), 1062 + math.sin(a) * (50 + float(r.normal(0, 8)))
        if abs(px - X) < 70 and math.sin(a) < 0:
            continue
        size = 22 + 10 * math.sin(a) + float(r.normal(0, 2))
        fish(
            c,
            px,
            py,
            size,
            mix((0.62, 0.06, 195), (0.4, 0.06, 210), 0.5 - 0.5 * math.sin(a)),
            left=math.sin(a) < 0,
            turn=float(r.normal(0, 7)),
            tall=0.24,
            seed=f"f{k}",
        )

    def kelp(pen: Pen) -> None:
        for _ in range(26):
            x = float(r.choice([r.uniform(500, 800), r.uniform(-10, 110)]))
            h, f = float(r.uniform(90, 330)), float(r.normal(0, 18))
            pts = [(x + f * math.sin(k * 0.9), 1210 - h * k / 6) for k in range(7)]
            pen.stroke(pts, mix((0.2, 0.05, 200), (0.34, 0.07, 165), float(r.random())), float(r.uniform(3, 6)))
            for k in range(1, 7):
                (px, py), s = pts[k], 1 if k % 2 else -1
                pen.fill(
                    curve(
                        [
                            (px, py, CORNER),
                            (px + s * 15, py - 12),
                            (px + s * 30, py - 14, CORNER),
                            (px + s * 16, py - 2),
                        ]
                    ),
                    mix((0.24, 0.06, 195), (0.4, 0.08, 160), float(r.random())),
                )

    c.draw(kelp, relief=1.5, detail=0.35)
    n_b = 70
    bx, by = r.uniform(40, 780, n_b), r.uniform(770, 1190, n_b)
    strew(
        c,
        "dot",
        bx,
        by,
        r.uniform(1.5, 4.5, n_b),
        0.0,
        np.tile(np.array([[0.75, 0.92, 0.86]], np.float32), (n_b, 1)),
        seed="plankton",
        alpha=0.5,
        detail=0.5,
    )
