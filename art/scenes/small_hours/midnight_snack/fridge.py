"""The fridge of Midnight Snack: its shell, sides, shelf and door, and the snow that came over the sill."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, oval, polygon

INSIDE = (196.0, 130.0, 566.0, 940.0)
"""The fridge's inside: left, top, right, bottom."""


def fridge(c: Canvas) -> None:
    """The shell and its pale rim."""
    c.multiply(c.mask(box(140, 60, 480, 930, 40), soft=26), (0.1, 0.05, 280), 0.6)
    shell = c.mask(box(160, 78, 442, 900, 56))
    c.form(shell, (0.48, 0.1, 262), thickness=30, gloss=0.25, rim=0.5, mottle=0.03, detail=0.65)
    rim = c.mask(box(178, 110, 406, 852, 42))
    c.form(rim, (0.9, 0.03, 240), thickness=12, rim=0.6, mottle=0.02, detail=0.65)
    c.glow(390, 560, 330, (0.7, 0.1, 250), 0.3, flat=1.5)


def walls(c: Canvas) -> None:
    """The fridge's own white sides run back a little way before the snow begins."""
    left, t, r, b = INSIDE
    deep = 30.0
    for k, quad in enumerate(
        (
            [(left, t), (left + deep, t + 46), (left + deep, b - 20), (left, b + 20)],
            [(r, t), (r - deep, t + 46), (r - deep, b - 20), (r, b + 20)],
            [(left, t), (r, t), (r - deep, t + 46), (left + deep, t + 46)],
        )
    ):
        m = c.mask(polygon(quad))
        away = (np.abs(c.x - (left if k == 0 else r)) if k < 2 else c.y - t) / deep
        tones = ramp([(0.0, (0.95, 0.02, 230)), (1.0, (0.66, 0.07, 250))])
        light = np.clip(0.3 + 0.55 * away + 0.25 * smoothstep(300, 900, c.y), 0, 1)
        c.fill(m, pick(tones, np.asarray(light, np.float32)), detail=0.6)
        frost = smoothstep(0.45, 0.7, c.field("frost", 16, 4)) * np.clip(away, 0, 1)
        c.screen(m * np.asarray(frost, np.float32), (0.96, 0.03, 230), 0.7)

    def rails(pen: Pen) -> None:
        for y in (480.0, 650.0):
            for x, f in ((left, 1.0), (r, -1.0)):
                pen.stroke([(x + f * 2, y), (x + f * (deep - 2), y - 4)], (0.56, 0.08, 258), 5)
                pen.stroke([(x + f * 2, y - 4), (x + f * (deep - 2), y - 8)], (0.98, 0.02, 230), 3)

    c.draw(rails, detail=0.7)


def shelf(c: Canvas) -> None:
    """One glass shelf near the top: a bottle of milk, eggs, frost; icicles below it."""
    slab = c.mask(box(INSIDE[0], 300, INSIDE[2] - INSIDE[0], 12, 3))
    c.form(slab, (0.86, 0.04, 230), thickness=6, rim=0.6, alpha=0.9, detail=0.8)
    bottle = c.mask(
        curve(
            [
                (262, 300, CORNER),
                (258, 220),
                (276, 190),
                (278, 160, CORNER),
                (306, 160, CORNER),
                (308, 190),
                (326, 220),
                (322, 300, CORNER),
            ]
        )
    )
    c.form(bottle, (0.9, 0.03, 95), thickness=30, gloss=0.5, rim=0.8, detail=0.85)
    c.form(c.mask(box(274, 150, 36, 14, 5)), (0.64, 0.17, 28), thickness=6, rim=0.6, detail=0.85)
    for x in (428, 462, 496):
        c.form(c.mask(oval(x, 282, 15, 19)), (0.92, 0.04, 75), gloss=0.3, rim=0.7, detail=0.85)
    r = c.rng("icicles")

    def ices(pen: Pen) -> None:
        x = INSIDE[0] + 8
        while x < INSIDE[2] - 8:
            long = float(r.uniform(2.2, 8.2)) ** 2
            half = 2.5 + long / 14
            tip = [(x - half, 311, CORNER), (x + half, 311, CORNER), (x + 1, 311 + long, CORNER)]
            pen.fill(curve(tip), (0.92, 0.04, 235), 0.85)
            x += float(r.uniform(7, 30))

    c.draw(ices, relief=3, detail=0.85)
    lamp = c.mask(box(340, 134, 82, 12, 6))
    c.fill(lamp, (0.99, 0.03, 95), detail=0.9)
    c.emit(lamp, 1.0)
    c.glow(381, 144, 70, (0.98, 0.05, 92), 0.6)


def door(c: Canvas) -> None:
    """The door stands open to the right, its inside catching the light."""
    leaf = c.mask(curve([(590, 96, CORNER), (770, 40, CORNER), (770, 1066, CORNER), (590, 968, CORNER)], pull=0))
    c.shadow(leaf, 14, 10, 20, 0.5)
    c.form(leaf, (0.44, 0.11, 264), thickness=12, mottle=0.03, rim=0.4, detail=0.6)
    light = smoothstep(780, 590, c.x) * np.exp(-(((c.y - 560) / 480) ** 2))
    c.screen(leaf * np.asarray(light**1.2, np.float32), (0.93, 0.05, 215), 0.6)
    c.screen(leaf.edge(-5, 0, 2), (0.98, 0.06, 90), 0.7)

    panel = c.mask(curve([(602, 124, CORNER), (756, 78, CORNER), (756, 1024, CORNER), (602, 942, CORNER)], pull=0))
    c.multiply(panel.edge(5, 5, 3), (0.34, 0.12, 268), 0.6)
    c.screen(panel.edge(-4, -4, 2), (0.93, 0.05, 215), 0.35)
    frost = smoothstep(0.55, 0.78, c.field("door-frost", 30, 4)) * smoothstep(700, 600, c.x)
    c.screen(panel * np.asarray(frost, np.float32), (0.9, 0.05, 230), 0.4)

    def racks(pen: Pen) -> None:
        for t in (0.3, 0.52, 0.76):
            y0, y1 = 96 + 872 * t, 40 + 1026 * t
            pen.fill(polygon([(606, y0 - 26), (754, y1 - 34), (754, y1 + 10), (606, y0 + 6)]), (0.42, 0.11, 262))
            pen.stroke([(606, y0 + 6), (754, y1 + 10)], (0.26, 0.1, 270), 4)
            for e in range(1, 6):
                k = e / 6
                ya, yb = y0 - 26 + (y1 - y0 - 8) * k, y0 + 6 + (y1 - y0 + 4) * k
                pen.stroke([(606 + 148 * k, ya), (606 + 148 * k, yb)], (0.56, 0.11, 255), 2, 0.7)
            pen.stroke([(606, y0 - 26), (754, y1 - 34)], (0.95, 0.03, 100), 3)

    def bottles(pen: Pen) -> None:
        for t, x, w, tall, tone in (
            (0.3, 640, 26, 92, (0.56, 0.12, 165)),
            (0.3, 700, 32, 120, (0.5, 0.13, 255)),
            (0.52, 670, 30, 80, (0.56, 0.18, 22)),
            (0.76, 640, 28, 110, (0.56, 0.12, 165)),
            (0.76, 712, 34, 130, (0.72, 0.14, 75)),
        ):
            k = (x - 590) / 180
            y = (96 + 872 * t) * (1 - k) + (40 + 1026 * t) * k
            pen.fill(box(x - w / 2, y - tall * 0.7, w, tall * 0.7, 8), tone)
            pen.fill(box(x - w / 5, y - tall, w / 2.5, tall * 0.4, 4), tone)
            pen.fill(box(x - w / 4, y - tall - 5, w / 2, 10, 3), mix(tone, (0.9, 0.08, 80), 0.5))
            pen.stroke([(x - w * 0.34, y - tall * 0.6), (x - w * 0.34, y - tall * 0.1)], (0.95, 0.05, 220), 3.4, 0.8)
            pen.stroke([(x - w * 0.1, y - tall * 0.96), (x - w * 0.1, y - tall * 0.74)], (0.95, 0.05, 220), 2.2, 0.7)

    c.draw(bottles, relief=10, detail=0.7)
    c.draw(racks, relief=4, detail=0.7)


def spilt(c: Canvas) -> None:
    """Snow has come over the sill."""
    heap = c.mask(
        curve(
            [
                (170, 990),
                (196, 918),
                (270, 900),
                (380, 908),
                (500, 898),
                (572, 916),
                (604, 986),
                (540, 1018),
                (400, 1030),
                (250, 1016),
            ]
        ),
        wobble=5,
        cell=22,
    )
    c.shadow(heap, 0, 18, 14, 0.5)
    bump = np.asarray(9 * (c.field("heap", 46, 4) - 0.5) + 1.6 * (c.field("crumbs", 5, 2) - 0.5), np.float32)
    c.form(heap, (0.86, 0.05, 250), thickness=44, bump=bump, rim=1.0, mottle=0.08, depth=0.8, detail=0.6)
    c.screen(heap & c.full(smoothstep(960, 900, c.y)), (0.98, 0.09, 84), 0.5)
    c.multiply(heap & c.full(smoothstep(955, 1030, c.y)), (0.42, 0.13, 268), 0.6)
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(170):
            x, y = float(r.uniform(186, 590)), float(r.uniform(904, 1010))
            pen.dot(x, y, float(r.uniform(0.6, 1.9)), (0.995, 0.03, 90), float(r.uniform(0.4, 1)))
        for _ in range(60):
            x, y = 390 + float(r.normal(0, 200)), 1016 + abs(float(r.normal(0, 22)))
            pen.dot(x, y, float(r.uniform(1.4, 5)), (0.88, 0.05, 245), 0.85)

    c.draw(glints, detail=0.85)
