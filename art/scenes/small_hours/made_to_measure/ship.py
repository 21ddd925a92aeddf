"""The ship in the glass of Made to Measure: a square-rigger nearly bow on, her sails filled, the sun to her left."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, polygon

STEM = (452.0, 744.0)
_WOOD: Colour = (0.27, 0.06, 40)
_SAIL = ramp(
    [
        (0, (0.4, 0.06, 300)),
        (0.3, (0.58, 0.065, 350)),
        (0.55, (0.78, 0.07, 60)),
        (0.8, (0.93, 0.06, 82)),
        (1, (0.98, 0.045, 90)),
    ]
)


def _sail(
    c: Canvas, cx: float, top: float, foot: float, half: tuple[float, float], clip: Mask, far: float = 0.0
) -> None:
    """One square sail, its belly towards us: light on the left of it, the sun through its foot."""
    a, b = half
    h = foot - top
    m = (
        c.mask(
            curve(
                [
                    (cx - a, top + 3, CORNER),
                    (cx, top + 1),
                    (cx + a, top - 4, CORNER),
                    (cx + (a + b) / 2 + 7, top + h * 0.5),
                    (cx + b, foot - 5, CORNER),
                    (cx + b * 0.5, foot - h * 0.14),
                    (cx - b * 0.2, foot - h * 0.2),
                    (cx - b * 0.6, foot - h * 0.13),
                    (cx - b, foot + 3, CORNER),
                    (cx - (a + b) / 2 - 8, top + h * 0.55),
                ]
            )
        )
        & clip
    )
    at = m.where
    u = (c.x[at] - cx) / ((a + b) / 2)
    v = (c.y[at] - top) / h
    belly = np.cos((u + 0.42) * 1.35) * 0.5 + 0.18
    seam = np.abs(np.mod((u + 1.2) * 3.4, 1.0) - 0.5)
    t: Array = belly + 0.22 - 0.05 * smoothstep(0.05, 0.0, seam) + 0.13 * np.sin(v * 3.1)
    t = t - 0.34 * smoothstep(0.22, 0.0, v) + 0.15 * smoothstep(0.55, 0.95, v)
    t = t - 0.12 * np.exp(-(((v - 0.3 - 0.04 * u * u) / 0.02) ** 2))
    t = t + 0.14 * (c.field("canvas", 40, 3)[at] - 0.5) + 0.05 * (c.field("cloth", 5, 2, (1, 3))[at] - 0.5)
    t = t * (1 - 0.42 * far) + 0.04 * far
    c.fill(m, pick(_SAIL, np.clip(t, 0, 1).astype(np.float32)), detail=0.66)
    c.multiply(m.edge(3, -1, 3), (0.6, 0.08, 340), 0.5)

    def yard(pen: Pen) -> None:
        pen.stroke([(cx - a - 13, top + 3), (cx + a + 12, top - 5)], _WOOD, 4.4)

    c.draw(yard, relief=1, detail=0.7, clip=clip)


def ship(c: Canvas, mirror: Mask) -> None:
    """Paint her from the mizzen forward, then the hull."""
    x, y = STEM
    masts = (
        (68.0, 0.84, 1.0, -6.0),
        (38.0, 1.02, 0.55, -4.0),
        (0.0, 1.0, 0.0, 0.0),
    )
    tiers = ((-566, -494, 34, 52), (-486, -400, 54, 80), (-392, -278, 80, 110), (-268, -126, 108, 134))
    for dx, k, far, dy in masts:
        cx = x + dx

        def spar(pen: Pen, cx: float = cx, k: float = k, dy: float = dy) -> None:
            pen.stroke([(cx + 4, y - 80), (cx, y + dy - 612 * k)], _WOOD, 6)
            for f in (-54, -44, 46, 56, 66):
                pen.stroke([(cx + f, y - 92), (cx + f * 0.1, y + dy - 400 * k)], _WOOD, 1.2, 0.6)

        c.draw(spar, detail=0.7, clip=mirror)
        for top, foot, a, b in tiers:
            _sail(c, cx, y + dy + top * k, y + dy + foot * k, (a * k, b * k), mirror, far)
        c.multiply(
            mirror & c.mask(limb([(cx + 30, y - 520, 30), (cx + 40, y - 130, 120)]), soft=16), (0.7, 0.08, 20), 0.2
        )
    for (tx, ty), (hx, hy), sag in (((-78, -196), (-4, -470), 20.0), ((-60, -176), (-2, -360), 17.0)):
        jib = (
            c.mask(
                curve(
                    [
                        (x + tx, y + ty, CORNER),
                        (x + (tx + hx) / 2 - 3, y + (ty + hy) / 2),
                        (x + hx, y + hy, CORNER),
                        (x + hx - sag * 0.4, y + hy * 0.66),
                        (x - 8, y + ty + 46, CORNER),
                        (x + tx * 0.5, y + ty + 14),
                    ]
                )
            )
            & mirror
        )
        c.multiply(jib.blur(5).move(9, 4) & mirror, (0.5, 0.08, 340), 0.5)
        at = jib.where
        t = 0.95 - 0.012 * (c.x[at] - x - tx) + 0.08 * (c.field("canvas", 40, 3)[at] - 0.5)
        c.fill(jib, pick(_SAIL, np.clip(t, 0, 1).astype(np.float32)), detail=0.7)
    _hull(c, mirror)

    def rigging(pen: Pen) -> None:
        tip = (x - 84, y - 204)
        for hy in (-612, -480, -390, -300):
            pen.stroke([tip, (x, y + hy)], _WOOD, 1.1, 0.7)
        pen.stroke([tip, (x - 4, y - 20)], _WOOD, 1.4, 0.8)
        tape = [(x, y - 608), (x - 26, y - 618), (x - 56, y - 600), (x - 88, y - 612), (x - 122, y - 596)]
        pen.stroke(tape, (0.86, 0.14, 88), 8, round_ends=False)
        for k in range(10):
            pen.stroke([(x - 10 - 11 * k, y - 613 + k), (x - 10 - 11 * k, y - 607 + k)], (0.25, 0.05, 40), 1.2, 0.9)

    c.draw(rigging, detail=0.8, clip=mirror)


def _hull(c: Canvas, mirror: Mask) -> None:
    """The bow: two planes that meet in the stem, the left one in the sun, the right one dark."""
    x, y = STEM
    sprit = c.mask(limb([(x - 6, y - 116, 7), (x - 84, y - 204, 3)])) & mirror
    c.form(sprit, (0.34, 0.08, 42), rim=0.2, detail=0.75)
    port = c.mask(
        curve(
            [
                (x - 12, y - 140, CORNER),
                (x - 6, y - 70),
                (x, y + 8, CORNER),
                (x - 26, y + 8),
                (x - 40, y + 4, CORNER),
                (x - 50, y - 50),
                (x - 66, y - 116, CORNER),
                (x - 40, y - 122),
            ]
        )
    )
    star = c.mask(
        curve(
            [
                (x - 12, y - 140, CORNER),
                (x - 6, y - 70),
                (x, y + 8, CORNER),
                (x + 50, y + 10),
                (x + 96, y + 6, CORNER),
                (x + 104, y - 50),
                (x + 116, y - 104, CORNER),
                (x + 50, y - 112),
            ]
        )
    )
    strakes = np.asarray(0.7 * np.sin((c.y + 0.1 * np.abs(c.x - x)) * 0.6), np.float32)
    for m, tone, share in ((star, (0.23, 0.055, 20), 0.5), (port, (0.46, 0.1, 48), 0.0)):
        part = m & mirror
        c.form(part, tone, thickness=8, bump=strakes, rim=0.0, gain=0.5, detail=0.7)
        if share:
            c.multiply(
                part * np.asarray(smoothstep(x + 10, x + 110, c.x[part.where]), np.float32), (0.3, 0.07, 320), share
            )
        c.multiply(part * np.asarray(smoothstep(y - 40, y + 6, c.y[part.where]), np.float32), (0.3, 0.07, 240), 0.6)
    for low in (0.0, 30.0):
        band = c.mask(
            limb(
                [
                    (x - 62, y - 106 + low, 3),
                    (x - 9, y - 122 + low * 1.1, 3.6),
                    (x + 50, y - 98 + low, 3.2),
                    (x + 112, y - 92 + low, 2.6),
                ],
                40,
            )
        )
        tone = (0.7, 0.12, 76) if not low else (0.16, 0.04, 30)
        c.fill(band & (port | star) & mirror, tone, 0.85, detail=0.75)
        c.multiply(band & star & mirror, (0.5, 0.1, 20), 0.55)
    stem = c.mask(limb([(x - 12, y - 140, 4), (x - 5, y - 70, 4.5), (x, y + 8, 4)], 20)) & mirror
    c.form(stem, (0.4, 0.09, 48), rim=0.2, detail=0.75)
    eyes = polygon([(x + 40, y - 76), (x + 48, y - 76), (x + 48, y - 62), (x + 40, y - 62)])
    c.fill(c.mask(eyes) & mirror, (0.12, 0.03, 30), detail=0.7)
