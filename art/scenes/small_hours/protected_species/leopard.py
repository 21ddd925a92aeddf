"""The leopard of Protected Species: it sits in profile, its nose at the glass."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.beasts import paint_nose
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval


def leopard(c: Canvas, x: float, y: float, s: float) -> None:
    """A leopard that sits with its nose at the glass, the street's light on its face and chest."""

    def put(*part: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + q[0] * s, y - q[1] * s, q[2] * s, (q[3] if len(q) > 3 else 0.0) * s) for q in part]

    c.shadow(c.mask(oval(x - 20, y - 2, s * 0.56, s * 0.07)), 0, 0, 7, 0.85)
    box_of = (x - s * 1.1, y - s * 1.2, x + s * 0.8, y + s * 0.15)
    coat: Colour = (0.56, 0.105, 70)
    behind = Clay(c, box_of, melt=0.03 * s)
    behind.limb(put((0.1, 0.52, 0.1), (0.2, 0.3, 0.064), (0.235, 0.12, 0.046), (0.25, 0.05, 0.046), (0.3, 0.035, 0.04)))
    far = behind.relief(2)
    c.form(far, mix(coat, (0.26, 0.05, 120), 0.35), bias=-0.08, mottle=0.1, detail=0.85)
    _rosettes(c, far.mask, x, y, s, "far")
    body = Clay(c, box_of, melt=0.05 * s)
    body.limb(
        put(
            (-0.42, 0.1, 0.045),
            (-0.53, 0.05, 0.042),
            (-0.65, 0.07, 0.038),
            (-0.7, 0.17, 0.034),
            (-0.64, 0.25, 0.031),
        ),
        melt=0.02 * s,
    )
    body.limb(put((-0.26, 0.24, 0.19), (-0.18, 0.42, 0.165), (-0.04, 0.58, 0.15), (0.06, 0.68, 0.125)))
    body.limb(put((0.0, 0.66, 0.145), (0.11, 0.77, 0.132), (0.19, 0.86, 0.112)))
    body.ball(x - 0.26 * s, y - 0.215 * s, 0.2 * s, 0.2 * s, z=0.06 * s)
    body.limb(put((-0.2, 0.1, 0.1, 0.08), (-0.06, 0.05, 0.06, 0.12), (0.04, 0.042, 0.052, 0.12)), melt=0.04 * s)
    body.limb(
        put(
            (0.04, 0.56, 0.115, 0.05),
            (0.1, 0.34, 0.072, 0.08),
            (0.115, 0.14, 0.05, 0.08),
            (0.12, 0.055, 0.05, 0.08),
            (0.18, 0.04, 0.046, 0.08),
        ),
        melt=0.05 * s,
    )
    body.limb(put((0.11, 0.975, 0.042, -0.04), (0.13, 0.93, 0.046)), melt=0.015 * s)
    body.ball(x + 0.2 * s, y - 0.875 * s, 0.118 * s, 0.106 * s, z=0.06 * s)
    body.limb(put((0.24, 0.865, 0.078, 0.07), (0.33, 0.835, 0.056, 0.08)), melt=0.03 * s)
    body.limb(put((0.22, 0.815, 0.06, 0.06), (0.315, 0.798, 0.036, 0.06)), melt=0.03 * s)
    relief = body.relief(2)
    c.form(relief.within(relief.mask.grow(-0.8)), coat, mottle=0.1, grain=14, rim=0.4, shadow=24, detail=0.88)
    bib = put((0.1, 0.5, 0.06), (0.15, 0.66, 0.05), (0.25, 0.79, 0.04), (0.34, 0.81, 0.035))
    pale = c.mask(limb([q[:3] for q in bib]), soft=6)
    c.glaze(relief.mask & pale, (0.9, 0.05, 82), 0.6)
    _rosettes(c, relief.mask, x, y, s, "near")
    # Away from the lamp the forest's blue takes the back; towards it the fur burns.
    c.multiply(
        relief.mask * np.asarray(smoothstep(x + 0.06 * s, x - 0.34 * s, c.x), np.float32), (0.3, 0.07, 215), 0.66
    )
    c.screen(relief.mask.edge(-0.05 * s, 0.0, 0.03 * s), (0.92, 0.12, 82), 0.85)
    c.screen(relief.mask.edge(0.014 * s, 0.014 * s, 0.01 * s), (0.55, 0.08, 195), 0.5)
    _face(c, x, y, s)


def _rosettes(c: Canvas, hide: Mask, x: float, y: float, s: float, seed: str) -> None:
    """Broken rings on trunk and haunch, plain spots on head and legs, bars round the tail."""
    at = hide.where
    u, h = (c.x[at] - x) / s, (y - c.y[at]) / s
    r = c.rng(f"rosettes/{seed}")
    wob = (c.noise.at("rose-edge", c.x[at] / (0.03 * s), c.y[at] / (0.03 * s), 1.0, 2) - 0.5) * 0.022
    ink, warm = np.zeros(u.shape, np.float32), np.zeros(u.shape, np.float32)
    for j in range(-1, 17):
        for i in range(-14, 8):
            px = i * 0.074 + (j % 2) * 0.037 + r.normal(0, 0.009)
            py = j * 0.064 + r.normal(0, 0.009)
            turn = r.uniform(0, 6.28)
            trunk = py < 0.78 and py > 0.12 and px < 0.02 + 0.16 * (py - 0.3)
            d = np.hypot(u - px, (h - py) * 1.1) + wob
            near = d < 0.06
            if not near.any():
                continue
            if trunk:
                a = np.arctan2(h - py, u - px)
                ring = (
                    smoothstep(0.035, 0.03, d)
                    * smoothstep(0.014, 0.02, d)
                    * smoothstep(-0.75, -0.4, np.cos(a * 2 - turn))
                )
                warm = np.maximum(warm, smoothstep(0.03, 0.022, d))
                ink = np.maximum(ink, ring)
            else:
                ink = np.maximum(ink, smoothstep(0.017, 0.011, d) * (0 if px > 0.24 and py > 0.74 else 1))
    c.multiply(hide * np.asarray(warm, np.float32), (0.62, 0.12, 58), 0.5)
    c.multiply(hide * np.asarray(ink, np.float32), (0.16, 0.035, 55), 0.9)


def _face(c: Canvas, x: float, y: float, s: float) -> None:
    ex, ey = x + 0.262 * s, y - 0.893 * s
    c.multiply(c.mask(oval(ex, ey, 0.03 * s, 0.022 * s, 14), soft=2), (0.3, 0.05, 50), 0.7)

    def marks(pen: Pen) -> None:
        almond = curve([(ex - 6, ey - 0.5, CORNER), (ex, ey - 3.6), (ex + 5.6, ey + 1.6, CORNER), (ex, ey + 3)])
        pen.fill(almond, (0.74, 0.13, 92))
        pen.fill(oval(ex + 1.4, ey - 0.4, 1.7, 2.9), (0.12, 0.02, 60))
        pen.dot(ex + 2.4, ey - 1.6, 0.8, (0.98, 0.03, 95))
        pen.stroke([(ex - 6.4, ey - 0.5), (ex, ey - 4.2), (ex + 6, ey + 1.4)], (0.14, 0.03, 50), 1.7)
        pen.stroke([(ex + 5, ey + 2.4), (x + 0.31 * s, y - 0.84 * s)], (0.16, 0.03, 50), 1.6, 0.8)
        pen.stroke(
            [(x + 0.385 * s, y - 0.82 * s), (x + 0.35 * s, y - 0.803 * s), (x + 0.29 * s, y - 0.81 * s)],
            (0.2, 0.04, 45),
            1.8,
        )
        for k in range(4):
            wx, wy = x + (0.335 + 0.01 * (k % 2)) * s, y - (0.826 - 0.008 * k) * s
            pen.dot(wx, wy, 0.9, (0.2, 0.04, 50))
            pen.stroke([(wx, wy), (wx - 2, wy + 9 + 2 * k), (wx - 9 - k, wy + 16 + 4 * k)], (0.95, 0.03, 90), 0.7, 0.75)
        inner = curve([(x + 0.105 * s, y - 0.945 * s), (x + 0.118 * s, y - 0.985 * s), (x + 0.146 * s, y - 0.96 * s)])
        pen.fill(inner, (0.2, 0.04, 60), 0.8)

    c.draw(marks, detail=0.95)
    paint_nose(c, x + 0.382 * s, y - 0.85 * s, 4.6)
    # Its breath on the pane.
    for q, share in ((24, 0.42), (13, 0.5)):
        c.glaze(c.mask(oval(x + 0.382 * s + 14, y - 0.83 * s, q * 0.62, q), soft=6), (0.93, 0.02, 190), share)
