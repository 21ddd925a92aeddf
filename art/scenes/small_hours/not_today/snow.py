"""The moor in snow, a snowman of a child's size, and what her heels have ploughed."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.poppies import Poppy, petals
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, sample

HORIZON = 600.0
_BLUE: Colour = (0.6, 0.085, 254)
_RED: Colour = (0.55, 0.19, 27)


def moor(c: Canvas) -> None:
    """Paint sky, hills, drifts: large and quiet."""
    c.wash(
        [
            (0, (0.76, 0.06, 240)),
            (0.2, (0.83, 0.05, 236)),
            (0.38, (0.91, 0.03, 220)),
            (0.48, (0.955, 0.03, 85)),
            (0.52, (0.96, 0.03, 80)),
        ],
        34,
        turn=-5,
    )
    veil = c.noise.at("veil", (c.x + 0.7 * c.y) / 420, (c.y - 0.12 * c.x) / 120, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.85, veil) * smoothstep(480, 160, c.y), (0.96, 0.015, 85), 0.4)
    for k, (y, high, tone) in enumerate(((HORIZON - 4, 96, (0.8, 0.05, 246)), (HORIZON + 10, 46, (0.87, 0.036, 242)))):
        line = c.x[0] / (330 - 60 * k) + 2.1 * k
        crest = y - high * (
            c.noise.at(f"hill{k}", line[None, :], 0 * line[None, :], 1.0, 3)[0] + 0.16 * np.sin(line * 2.2)
        )
        m = c.full(smoothstep(-1.5, 1.5, c.y - crest[None, :]))
        streak = c.noise.at(f"gully{k}", c.x / 40 + c.y / 40, c.y / 60, 1.0, 3) - 0.5
        t = np.asarray(0.5 + 0.4 * streak + np.gradient(crest)[None, :] * 1.2, np.float32)
        c.fill(m, pick(ramp([(0.74, 0.06, 250), tone, (0.92, 0.025, 238)]), t), detail=0.1)
    _drifts(c)
    _steps(c)


def _drifts(c: Canvas) -> None:
    """Three long drifts, each with a soft blue side."""
    land = c.full(smoothstep(HORIZON + 4, HORIZON + 26, c.y + 5 * np.sin(c.x / 90)))
    deep = np.asarray(smoothstep(HORIZON, 1200, c.y), np.float32)
    c.fill(land, pick(ramp([(0.95, 0.022, 95), (0.945, 0.018, 230), (0.9, 0.03, 240)]), deep), detail=0.1)
    for a, b, rise, high, share in (
        (706.0, -0.05, 26.0, 60.0, 0.34),
        (850.0, 0.06, 34.0, 120.0, 0.42),
        (1010.0, -0.04, 30.0, 150.0, 0.4),
    ):
        crest = (
            a + b * c.x + rise * np.sin(c.x / 170 + a) + 12 * (c.noise.at(f"drift{a}", c.x / 90, c.y * 0, 1.0, 2) - 0.5)
        )
        d = c.y - crest
        c.glaze(smoothstep(-2, 3, d) * smoothstep(high, 0, d), (0.78, 0.055, 247), share)
        c.glaze(smoothstep(-26, -2, d) * smoothstep(3, -2, d), (0.985, 0.012, 90), 0.7)
    grain = c.noise.at("grain", c.x / 26, c.y / 9, 1.0, 3) - 0.5
    c.glaze(land * np.asarray(np.clip(grain, 0, 1), np.float32), (0.8, 0.05, 246), 0.5)


_NEAR_STEPS = [(176, 866), (206, 838), (214, 812), (238, 788), (240, 764), (258, 744), (257, 725), (270, 708)]
_FAR_STEPS = [
    (266, 693),
    (275, 680),
    (269, 668),
    (274, 658),
    (268, 649),
    (271, 641),
    (265, 634),
    (266, 628),
    (260, 623),
]


def _steps(c: Canvas) -> None:
    """A child's footprints, away over the moor."""

    def work(pen: Pen) -> None:
        for x, y in (*_NEAR_STEPS, *_FAR_STEPS):
            s = (y - HORIZON) / 250
            pen.fill(oval(x, y, 11 * s, 5 * s, -20), _BLUE, 0.8)
            pen.fill(oval(x - 1, y + 2.4 * s, 8 * s, 2.4 * s, -20), (0.86, 0.04, 240), 0.8)

    c.draw(work, detail=0.6, soft=0.4)


def _snow(c: Canvas, m: Mask, x: float, y: float, r: float) -> None:
    """A lump of snow, lit from the upper left in flat tones."""
    d = ((c.x - x) * 0.75 + (c.y - y) * 0.75) / r + 0.25 * (c.field("lump", 24, 3) - 0.5)
    table = ramp([(0.985, 0.012, 90), (0.95, 0.018, 230), (0.8, 0.055, 246), (0.66, 0.08, 252)])
    c.fill(m, pick(table, np.asarray(smoothstep(-0.9, 0.95, d), np.float32)), detail=0.5)


def snow_child(c: Canvas) -> None:
    """A snowman no taller than a child, in a red cap; its twig arm is held out to the door."""
    x, y = 112.0, 792.0
    c.multiply(
        c.mask(curve([(80, 866), (160, 846), (262, 868), (270, 884), (180, 890), (90, 888)]), soft=7), _BLUE, 0.7
    )
    twig: Colour = (0.3, 0.04, 50)

    def arm(pen: Pen) -> None:
        pen.fill(limb([(x + 30, y - 36, 4.2), (x + 72, y - 58, 3.4), (x + 104, y - 66, 2.4)]), twig)
        pen.fill(limb([(x + 84, y - 62, 2.4), (x + 104, y - 84, 1.4)]), twig)
        pen.fill(limb([(x + 92, y - 64, 2.2), (x + 114, y - 54, 1.2)]), twig)

    c.draw(arm, detail=0.8)
    low = c.mask(curve([(x - 62, y + 8), (x - 50, y - 38), (x, y - 58), (x + 50, y - 38), (x + 63, y + 10),
                        (x + 56, y + 62), (x + 70, y + 84), (x, y + 92), (x - 68, y + 86),
                        (x - 56, y + 60)]), wobble=3)  # fmt: skip
    _snow(c, low, x, y, 66)
    top = c.mask(oval(x + 6, y - 86, 41, 39), wobble=2.5)
    c.multiply((top.move(3, 10).blur(5)) & low, _BLUE, 0.7)
    _snow(c, top, x + 6, y - 86, 42)

    def nose(pen: Pen) -> None:
        pen.fill(limb([(x + 42, y - 84, 4), (x + 62, y - 82, 1.6)]), twig)
        pen.dot(x + 32, y - 96, 3.4, twig)

    c.draw(nose, detail=0.85)
    cap = c.mask(curve([(x - 38, y - 96, CORNER), (x - 36, y - 122), (x - 6, y - 146), (x + 28, y - 136),
                        (x + 46, y - 112, CORNER), (x + 4, y - 108)]))  # fmt: skip
    c.fill(cap, _RED, detail=0.5)
    c.multiply(cap * smoothstep(-10, 60, (c.x - x) + 0.6 * (c.y - y + 120)), (0.6, 0.14, 20), 0.6)
    brim = c.mask(limb([(x - 40, y - 96, 9), (x + 4, y - 107, 10), (x + 46, y - 110, 8.5)]))
    c.fill(brim, (0.48, 0.17, 25), detail=0.5)
    c.fill(c.mask(oval(x - 14, y - 150, 13, 12), wobble=2), (0.6, 0.185, 28), detail=0.8)
    scarf = c.mask(limb([(x - 32, y - 58, 9), (x + 4, y - 48, 11), (x + 40, y - 60, 8)]))
    tail = c.mask(curve([(x - 30, y - 60), (x - 12, y - 50), (x - 16, y - 14), (x - 20, y + 12, CORNER),
                         (x - 44, y + 6, CORNER), (x - 38, y - 26)]))  # fmt: skip
    c.multiply((scarf | tail).move(4, 7).blur(4) & low, _BLUE, 0.6)
    c.fill(tail, (0.5, 0.175, 26), detail=0.5)
    c.fill(scarf, _RED, detail=0.5)

    def knit(pen: Pen) -> None:
        dark: Colour = (0.42, 0.155, 24)
        for k in range(5):
            pen.stroke(
                [(x - 28 + 16 * k, y - 108), (x - 22 + 12 * k, y - 124), (x - 10 + 5 * k, y - 140)], dark, 2.2, 0.5
            )
        for k in range(8):
            pen.stroke([(x - 34 + 11 * k, y - 90 - 2 * k), (x - 33 + 11 * k, y - 104 - 1.6 * k)], dark, 2, 0.5)
        for k in range(2):
            pen.stroke([(x - 36 + k, y - 22 + 16 * k), (x - 18 - k, y - 18 + 16 * k)], (0.86, 0.04, 85), 3.4, 0.85)
        for k in range(5):
            pen.stroke([(x - 42 + 5 * k, y + 5 + k), (x - 43 + 5 * k, y + 17 + k)], dark, 2.4, 0.9)

    c.draw(knit, detail=0.45)
    r = c.rng("thaw")

    def blades(pen: Pen) -> None:
        for _ in range(26):
            bx, h = x + 62 + float(r.normal(0, 13)), float(r.uniform(8, 24))
            by, bend = y + 84 + float(r.uniform(-4, 8)), float(r.normal(3, 6))
            tone = (float(r.uniform(0.46, 0.66)), 0.12, float(r.uniform(118, 140)))
            pen.fill(limb([(bx, by, 1.8), (bx + bend * 0.3, by - h * 0.6, 1.4), (bx + bend, by - h, 0.5)]), tone)

        pen.fill(limb([(x + 70, y + 86, 1.7), (x + 75, y + 62, 1.5), (x + 73, y + 46, 1.3)]), (0.5, 0.12, 135))

    c.draw(blades, detail=0.85)
    flower = Poppy(x + 73, y + 44, 17, 0.7, -12, "first")
    petals(c, flower, detail=0.6)


def furrows(c: Canvas) -> None:
    """What her heels have ploughed: two troughs from the door to the boots, the snow thrown up beside them."""
    shade = c.mask(curve([(150, 1130), (250, 1096), (400, 1080), (500, 1060), (540, 1100), (420, 1130), (230, 1156)]))
    c.multiply(shade.blur(14), (0.68, 0.08, 254), 0.6)
    r = c.rng("clods")
    for spine, wide in (
        ([(170, 1110, 15), (300, 1104, 15), (420, 1086, 12), (510, 1056, 6)], 0.85),
        ([(130, 1160, 22), (270, 1158, 22), (410, 1136, 17), (548, 1098, 8)], 1.15),
    ):
        trough = c.mask(limb(spine), wobble=3, soft=1.2)
        c.fill(trough.grow(9 * wide), (0.975, 0.012, 90), 0.9, detail=0.4)
        c.fill(trough, (0.56, 0.095, 256), detail=0.45)
        c.glaze(trough.move(0, 17 * wide) & trough, (0.84, 0.05, 246), 0.85)
        path = sample(spine, 60)

        def clods(pen: Pen, path: Array = path, wide: float = wide) -> None:
            for _ in range(15):
                x, y, q = (float(v) for v in path[int(r.integers(0, 60))])
                side = -1 if r.random() < 0.45 else 1
                s = float(r.uniform(2.5, 7)) * wide
                y += side * (q + float(r.uniform(2, 10)) * wide)
                pen.fill(oval(x + 2, y + s * 0.5, s * 1.9, s * 0.8, -12), (0.76, 0.06, 248))
                pen.fill(oval(x - s * 0.2, y, s * 1.8, s * 0.7, -12), (0.96, 0.014, 90))

        c.draw(clods, detail=0.3, soft=1.2)


def heaps(c: Canvas) -> None:
    """The snow that her heels push before them."""
    heap = c.mask(
        curve([(-20, 1176), (-4, 1140), (22, 1112), (46, 1118), (66, 1128), (92, 1142), (108, 1156), (142, 1166),
               (176, 1172), (190, 1186), (120, 1204), (20, 1204)]), wobble=5)  # fmt: skip
    c.multiply(heap.move(4, 8).blur(6), _BLUE, 0.6)
    t = np.asarray(smoothstep(1110, 1200, c.y + 0.25 * (c.x - 80)), np.float32)
    c.fill(heap, pick(ramp([(0.985, 0.012, 90), (0.93, 0.022, 238), (0.74, 0.062, 248)]), t), detail=0.4)
    r = c.rng("crumbs")

    def crumbs(pen: Pen) -> None:
        for _ in range(7):
            x, y, s = float(r.uniform(10, 150)), float(r.uniform(1150, 1184)), float(r.uniform(3, 8))
            pen.fill(oval(x + 2, y + s * 0.5, s * 1.8, s * 0.9, 14), (0.78, 0.055, 248))
            pen.fill(oval(x - s * 0.2, y, s * 1.7, s * 0.8, 14), (0.965, 0.012, 90))

    c.draw(crumbs, detail=0.3, soft=1.2)
