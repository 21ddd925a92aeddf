"""Parts of Night Rounds: the starry night, the hill with its rows of quilted roofs, the church, mist, a near roof."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, circle, curve, limb, oval, polygon

from .ink import AMBER, CAST, INK, MIST, NIGHT, PALE, net, quilt, stitches

_CLOTHS: Final[tuple[Colour, ...]] = (
    (0.55, 0.115, 22),
    (0.66, 0.1, 70),
    (0.5, 0.09, 235),
    (0.7, 0.06, 20),
    (0.56, 0.075, 190),
)
_FAR: Final[tuple[tuple[float, float, float, float], ...]] = (
    (40, 448, 46, 0.6),
    (196, 428, 44, 0.62),
    (268, 452, 46, 0.58),
    (6, 516, 66, 0.42),
    (236, 512, 60, 0.3),
    (664, 424, 44, 0.6),
    (744, 440, 54, 0.55),
    (146, 566, 84, 0.3),
    (14, 630, 112, 0.14),
)
"""Middle of the eave, half its length, and how far it fades into the air."""


def sky(c: Canvas) -> None:
    """Wash the night: indigo above, paler and greener where the mist of the town begins."""
    c.wash(
        [(0, (0.185, 0.075, 274)), (0.16, (0.235, 0.085, 270)), (0.28, (0.34, 0.095, 262)), (0.38, (0.52, 0.085, 250))],
        14,
        turn=-5,
    )


def stars(c: Canvas) -> None:
    """Stars over the hill, a few of them large."""
    r = c.rng("stars")

    def work(pen: Pen) -> None:
        for _ in range(150):
            x, y = float(r.uniform(0, 800)), float(r.uniform(0, 1) ** 1.3 * 360)
            if 40 < x < 182 and y > 80:
                continue
            q = 0.6 + 1.9 * float(r.uniform(0, 1)) ** 4
            pen.dot(x, y, q, PALE, 0.4 + 0.25 * q)

    c.draw(work, detail=0.9)


def snow(c: Canvas) -> None:
    """The hill under snow, pale where the lantern reaches, and a lane that winds up it."""
    hill: Points = (
        (-20, 392, CORNER),
        (60, 372),
        (160, 384),
        (260, 410),
        (360, 420),
        (520, 400),
        (660, 378),
        (820, 384),
        (820, 1220, CORNER),
        (-20, 1220, CORNER),
    )
    m = c.mask(curve(hill), wobble=2)
    d = np.hypot((c.x - 330) / 1.1, c.y - 640)
    t = np.clip(1 - d / 520, 0, 1) + 0.12 * (c.field("snow", 120, 3, (2.4, 0.8)) - 0.5)
    c.fill(m, pick(ramp([(0, (0.34, 0.09, 268)), (0.4, (0.5, 0.085, 258)), (0.75, (0.72, 0.06, 244)),
                         (1, (0.87, 0.035, 225))]), np.asarray(t, np.float32)), detail=0.2)  # fmt: skip
    lane: Points = ((330, 700, 40), (220, 640, 26), (150, 606, 18), (210, 566, 14), (290, 546, 11), (200, 500, 8),
                    (120, 476, 6), (180, 446, 4), (240, 416, 2))  # fmt: skip
    path = c.mask(limb(lane, 80), soft=3, wobble=2) & m
    c.glaze(path, (0.93, 0.03, 220), 0.55)


def _house(c: Canvas, x: float, y: float, w: float, far: float, seed: int, turned: bool) -> None:
    """One house of the hill: its wall with a lit window, its quilt for a roof, hanging a little over the eave."""
    air = mix((0.5, 0.085, 252), MIST, 0.25)
    lean = (0.1 if seed % 2 else -0.08) * w
    high = 0.62 * w
    walls = c.mask(
        polygon([(x - 0.84 * w, y - 4), (x + 0.84 * w, y - 4), (x + 0.82 * w, y + high), (x - 0.82 * w, y + high)])
    )
    c.multiply(walls.blur(0.12 * w).move(0, 0.1 * w), CAST, 0.35)
    c.fill(walls, mix((0.3, 0.075, 268), air, 0.75 * far), detail=0.55, mottle=0.04)
    c.glaze(c.mask(box(x + 0.1 * w, y - 4, 0.8 * w, 0.7 * w), soft=0.3 * w) & walls, (0.74, 0.06, 60), 0.3 * (1 - far))
    c.multiply(c.mask(box(x - w, y - 4, 2 * w, 0.22 * w), soft=0.06 * w) & walls, CAST, 0.7)
    drift: Points = (
        (x - 0.95 * w, y + 0.66 * w, 0.1 * w),
        (x - 0.2 * w, y + 0.62 * w, 0.09 * w),
        (x + 0.95 * w, y + 0.66 * w, 0.12 * w),
    )
    c.glaze(c.mask(limb(drift, 20), soft=0.045 * w, wobble=2), mix((0.68, 0.07, 248), air, far), 0.95)

    def window(pen: Pen) -> None:
        lamp = seed in (1, 7)
        for side in (0, 1):
            if lamp and side != seed % 2:
                continue
            u = x - 0.42 * w if side else x + 0.25 * w
            pen.fill(
                box(u, y + 0.17 * w, 0.22 * w, 0.26 * w, 0.09 * w),
                mix(AMBER, air, 0.4 * far) if lamp else mix((0.22, 0.075, 270), air, far * 0.8),
            )
            pen.stroke(
                [(u + 0.11 * w, y + 0.18 * w), (u + 0.11 * w, y + 0.42 * w)], INK if lamp else air, 0.02 * w, 0.7
            )

    c.draw(window, detail=0.85)
    top = y - 0.72 * w
    left: Points = ((x - 0.72 * w + lean, top, CORNER), (x + lean, top + 0.035 * w), (x + 0.74 * w + lean, top, CORNER))
    eave: Points = ((x - w, y + 0.05 * w), (x - 0.5 * w, y + 0.01 * w), (x, y + 0.07 * w), (x + 0.5 * w, y + 0.02 * w),
                    (x + w, y + 0.07 * w))  # fmt: skip
    back: list[tuple[float, ...]] = [(*p, CORNER) if k in (0, 4) else tuple(p) for k, p in enumerate(eave)][::-1]
    if turned:
        back = [(x + 0.38 * w, y - 0.3 * w, CORNER), *back[2:]]
        back = [(x + 0.9 * w, y - 0.3 * w, CORNER), *back]
    m = c.mask(curve([*left, *back]), wobble=0.02 * w)
    c.multiply(m.blur(0.05 * w).move(0, 0.06 * w) & walls, CAST, 0.8)
    if turned:
        gap = c.mask(
            polygon(
                [
                    (x + 0.3 * w, y - 0.32 * w),
                    (x + 0.92 * w, y - 0.32 * w),
                    (x + 0.96 * w, y + 0.05 * w),
                    (x, y + 0.05 * w),
                ]
            )
        )
        c.fill(gap, (0.2, 0.07, 272), detail=0.7)
    cols = 5 if w > 60 else 4
    quilt(c, m, net([p[:2] for p in left], eave, 3, cols), _CLOTHS, seed=f"roof{seed}", tiles=2, reach=520, base=0.3,
          fade=(air, far * 0.8))  # fmt: skip
    c.glaze(c.mask(box(x - w, top - 2, 2 * w, 0.12 * w), soft=0.05 * w) & m, (0.92, 0.025, 230), 0.6)
    c.multiply(m.edge(0.02 * w, 0.12 * w, 0.05 * w), CAST, 0.55)
    if x < 400:
        c.multiply(m.edge(-0.5 * w, 0.1 * w, 0.3 * w), CAST, 0.3 * (1 - 0.6 * far))
        c.glaze(m.edge(0.6 * w, -0.1 * w, 0.3 * w), (0.94, 0.07, 88), 0.3 * (1 - 0.6 * far))

    def hem(pen: Pen) -> None:
        line = eave[:3] if turned else eave
        pen.stroke([(a, b - 0.02 * w) for a, b in line], mix((0.86, 0.04, 60), air, 0.3 + 0.6 * far), 0.06 * w)
        stitches(pen, [(a, b - 0.02 * w) for a, b in line], 14, 0.5, 0.016 * w, mix(INK, air, far), 0.6)
        if turned:
            fold = (
                (x - 0.02 * w, y + 0.06 * w, CORNER),
                (x + 0.5 * w, y - 0.14 * w),
                (x + 0.88 * w, y - 0.34 * w, CORNER),
                (x + 0.6 * w, y - 0.44 * w),
                (x + 0.26 * w, y - 0.4 * w, CORNER),
                (x + 0.08 * w, y - 0.2 * w),
            )
            pen.fill(curve([(a + 1, b + 2.5, *z) for a, b, *z in fold]), INK, 0.6)
            pen.fill(curve(fold), (0.82, 0.09, 62))
            pen.stroke(
                [
                    (x, y + 0.04 * w),
                    (x + 0.09 * w, y - 0.2 * w),
                    (x + 0.27 * w, y - 0.39 * w),
                    (x + 0.6 * w, y - 0.43 * w),
                ],
                (0.95, 0.03, 80),
                0.05 * w,
                0.95,
            )

    c.draw(hem, detail=0.8)
    if seed in (0, 4, 6, 8):
        u = x + (0.3 if seed % 4 else -0.36) * w
        stack = c.mask(
            polygon(
                [
                    (u - 0.1 * w, top - 0.26 * w),
                    (u + 0.1 * w, top - 0.26 * w),
                    (u + 0.11 * w, top + 0.14 * w),
                    (u - 0.11 * w, top + 0.14 * w),
                ]
            )
        )
        c.fill(stack, mix((0.4, 0.085, 22), air, far), detail=0.6)
        cap = c.mask(limb([(u - 0.1 * w, top - 0.27 * w, 0.05 * w), (u + 0.1 * w, top - 0.27 * w, 0.05 * w)], 10))
        c.fill(cap, mix((0.88, 0.03, 230), air, far * 0.6), detail=0.7)


def rows(c: Canvas) -> None:
    """The roofs of the hill, far ones first; on one the hem is turned back, and small steps lead away from it."""
    r = c.rng("steps")
    for k, (x, y, w, far) in enumerate(_FAR):
        _house(c, x, y, w, far, k, k == 4)
        if k in (2, 5):
            c.fog(y - 10, y + 90, (0.72, 0.06, 245), 0.5, 120)

    def steps(pen: Pen) -> None:
        for k in range(17):
            t = k / 16
            x = 252 - 26 * np.sin(4.0 * t) + 22 * t + (1 + 3 * t) * (1 if k % 2 else -1)
            y = 556 + 134 * t * (0.55 + 0.45 * t)
            pen.fill(oval(float(x), float(y + r.normal(0, 0.6)), 1.5 + 1.9 * t, 2.0 + 2.4 * t), (0.25, 0.09, 268), 0.95)

    c.draw(steps, detail=0.9)


def church(c: Canvas) -> None:
    """The church tower at the left, as tall as the owl; its spire is tucked in as well."""
    air: Colour = (0.42, 0.09, 258)
    stone = mix((0.34, 0.075, 266), air, 0.4)
    tower = c.mask(polygon([(72, 300), (150, 300), (154, 480), (68, 480)]))
    c.fill(tower, stone, detail=0.55, mottle=0.05)
    c.glaze(tower.edge(40, 0, 20), (0.66, 0.075, 248), 0.6)
    c.multiply(tower.edge(-20, 0, 12), CAST, 0.5)
    spire: Points = ((111, 96, CORNER), (124, 180), (142, 256), (170, 310, CORNER), (140, 316), (111, 310), (82, 316),
                     (54, 312, CORNER), (80, 256), (99, 180))  # fmt: skip
    m = c.mask(curve(spire), wobble=0.8)
    quilt(
        c,
        m,
        net([(104, 92), (111, 90), (118, 92)], [(50, 314), (111, 312), (174, 312)], 6, 3),
        _CLOTHS,
        seed="spire",
        tiles=2,
        reach=560,
        base=0.25,
        fade=(air, 0.42),
    )
    c.multiply(m.edge(-14, 0, 10), CAST, 0.6)

    def work(pen: Pen) -> None:
        pen.stroke([(54, 313), (82, 316), (111, 311), (140, 316), (170, 311)], (0.74, 0.05, 60), 4)
        pen.fill(box(99, 338, 24, 46, 12), mix(AMBER, air, 0.25))
        pen.fill(curve([(105, 372, CORNER), (107, 356), (111, 351), (115, 356), (118, 372, CORNER)]), INK, 0.85)
        pen.fill(circle(111, 93, 4), (0.82, 0.1, 80))

    c.draw(work, detail=0.85)
    c.glaze(c.mask(limb([(40, 486, 20), (180, 490, 20)], 20), soft=14), (0.56, 0.085, 254), 0.95)


def haze(c: Canvas) -> None:
    """Mist between the rows, brightest round the lantern."""
    c.fog(600, 740, (0.8, 0.05, 240), 0.5, 140)
    c.glow(330, 610, 150, (0.94, 0.07, 90), 0.62)
    c.multiply(smoothstep(520, 800, c.x) * smoothstep(380, 560, c.y) * smoothstep(1080, 960, c.y), NIGHT, 0.5)
    c.glow(600, 1130, 90, (0.86, 0.045, 225), 0.35, 0.5)
    lane = smoothstep(1010, 1110, c.y - 0.16 * (c.x - 520)) * smoothstep(440, 520, c.x)
    c.glaze(lane, (0.74, 0.055, 244), 0.75)


def near_roof(c: Canvas) -> None:
    """At the bottom right a roof close by, cut by the card's edge; a button sits on it. Mist lies before it."""
    c.glaze(smoothstep(1000, 1230, c.y + 40 * (c.field("low", 130, 3, (2.5, 0.8)) - 0.5)) * smoothstep(450, 600, c.x),
            (0.66, 0.07, 250), 0.3)  # fmt: skip
    ridge: Points = ((716, 1138), (770, 1126), (840, 1120))
    eave: Points = ((672, 1230), (760, 1236), (850, 1240))
    m = c.mask(curve([(716, 1138, CORNER), (770, 1127), (840, 1120, CORNER), (840, 1230, CORNER), (672, 1230, CORNER)]))
    c.multiply(m.blur(12).move(-6, -4), CAST, 0.5)
    quilt(c, m, net(ridge, eave, 2, 3), _CLOTHS, seed="near", tiles=3, reach=760, base=0.2)
    c.glaze(m.edge(-6, -12, 6), (0.85, 0.04, 230), 0.5)
