"""The lamps, the desk and the things that fall."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.materials import wood
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, oval

MIDDLE = (400.0, 540.0)


APART = 148.0


EYES = ((MIDDLE[0] - APART, MIDDLE[1]), (MIDDLE[0] + APART, MIDDLE[1]))


DESK = [
    (330, 640, CORNER),
    (362, 612),
    (400, 604),
    (438, 612),
    (470, 640, CORNER),
    (468, 700),
    (446, 772),
    (402, 850, CORNER),
    (356, 772),
    (332, 700),
]


def lamps(c: Canvas) -> None:
    """Two reading lamps seen from above: a dark cap in a ring of amber glass."""
    for k, (x, y) in enumerate(EYES):
        f = 1 - 2 * k
        c.glow(x, y, 150, (0.9, 0.13, 76), 0.5)
        foot = c.mask(circle(x, y, 100)) - c.mask(circle(x, y, 82))
        c.form(foot, (0.5, 0.1, 62), thickness=14, rim=0.6, gloss=0.5, detail=0.85)
        shade = c.mask(circle(x, y, 84))
        at = shade.where
        dx, dy = c.x[at] - x, c.y[at] - y
        d, a = np.hypot(dx, dy) / 84, np.arctan2(dy, dx)
        rib = np.abs(np.mod(a / 6.2832 * 30, 1) - 0.5) * 2
        fleck = c.noise.at(f"iris{k}", a * 9.0, d * 1.6, 1.0, 3) - 0.5
        t = (
            0.98
            - 0.75 * np.abs(d - 0.62) ** 1.1 * 1.5
            + 0.34 * fleck
            - 0.16 * (1 - k)
            - 0.2 * smoothstep(0.8, 1.0, rib)
            - 0.4 * smoothstep(0.86, 1.0, d)
        )
        tones = ramp(
            [(0.0, (0.3, 0.11, 40)), (0.35, (0.6, 0.16, 55)), (0.65, (0.84, 0.15, 76)), (1.0, (0.98, 0.09, 94))]
        )
        c.fill(shade, pick(tones, np.asarray(t, np.float32)), detail=0.92)
        c.emit(shade, 0.16 + 0.16 * k)
        rim = c.mask(circle(x, y, 87)) - c.mask(circle(x, y, 80))
        c.form(rim, (0.36, 0.08, 52), thickness=6, gloss=0.6, detail=0.92)
        cap = c.mask(circle(x, y, 39))
        c.multiply(cap.grow(5).blur(5), (0.3, 0.1, 40), 0.7)
        c.fill(cap, (0.13, 0.035, 228), detail=0.95)
        c.glaze(c.mask(circle(x, y, 34)) - c.mask(circle(x, y, 29)), (0.34, 0.07, 200), 0.8)

        def knob(pen: Pen, x: float = x, y: float = y, f: int = f) -> None:
            pen.dot(x, y, 11, (0.3, 0.07, 55))
            pen.dot(x - 3, y - 3, 4, (0.9, 0.1, 85))
            pen.fill(oval(x - 15, y - 19, 9, 6, -38), (0.93, 0.05, 190), 0.92)
            pen.fill(oval(x + 17, y + 18, 4.4, 3, -38), (0.8, 0.08, 190), 0.7)
            pen.stroke([(x + 4 * f, y + 82), (x + 14 * f, y + 108), (x + 44 * f, y + 126)], (0.24, 0.06, 50), 4)

        c.draw(knob, relief=2, detail=0.95)

    _lid(c)


def _lid(c: Canvas) -> None:
    """A reading lamp's shade of green enamel is tilted over the upper half of the left light."""
    x, y = EYES[0]
    low = [(x + 92, y - 34, CORNER), (x + 48, y - 12), (x, y - 5), (x - 50, y - 10), (x - 93, y - 28, CORNER)]
    rim = [(x - 84, y - 58), (x - 56, y - 86), (x, y - 104), (x + 58, y - 86), (x + 84, y - 60)]
    lid = c.mask(curve([*low, *rim]))
    c.shadow(lid, 2, 16, soft=9, share=0.75)
    c.form(lid, (0.36, 0.085, 175), thickness=46, rim=0.1, gloss=0.35, mottle=0.05, detail=0.85)
    c.multiply(lid * np.asarray(smoothstep(y - 50, y - 104, c.y), np.float32), (0.2, 0.05, 220), 0.55)

    def edge(pen: Pen) -> None:
        pen.stroke(curve(low, closed=False), (0.66, 0.12, 72), 6)

    c.draw(edge, relief=2.5, detail=0.95)


def paint_desk(c: Canvas) -> None:
    """The librarian's desk comes to a point, like the fall of a beak: a leather pad, two inkwells, nothing more."""
    desk = c.mask(curve(DESK))
    c.shadow(desk, -10, 30, soft=22, share=0.8)
    c.shadow(desk, -4, 10, soft=8, share=0.6)
    wood(c, desk, (0.36, 0.09, 48), angle=90, grain=6, thickness=70, seed="desk", gloss=0.25, detail=0.75)
    shade = c.mask(curve([(320, 600, CORNER), (402, 600, CORNER), (408, 720), (402, 860, CORNER), (320, 860, CORNER)]))
    c.multiply(desk & shade, (0.28, 0.07, 30), 0.6)
    lit = c.mask(curve([(404, 700, CORNER), (440, 700), (430, 760), (403, 836, CORNER)]), soft=12)
    c.screen(desk & lit, (0.7, 0.13, 68), 0.4)
    c.multiply(desk * np.asarray(smoothstep(770, 850, c.y), np.float32), (0.2, 0.06, 30), 0.5)
    pad = c.mask(curve([(346, 640, CORNER), (400, 622), (454, 640, CORNER), (446, 692), (400, 728), (354, 692)]))
    c.multiply(pad.grow(3), (0.3, 0.07, 40), 0.6)
    c.fill(pad, (0.27, 0.06, 185), detail=0.85)
    c.screen(pad * np.asarray(smoothstep(396, 460, c.x), np.float32), (0.5, 0.08, 140), 0.45)

    def wells(pen: Pen) -> None:
        pen.stroke(curve([(346, 640), (400, 622), (454, 640)], closed=False), (0.7, 0.12, 76), 3)
        for f in (-1, 1):
            pen.fill(oval(400 + f * 28, 668, 12, 8, f * 24), (0.6, 0.11, 70))
            pen.fill(oval(400 + f * 28, 669, 9, 5.4, f * 24), (0.08, 0.02, 230))

    c.draw(wells, relief=2, detail=0.9)
    ridge = c.mask(curve([(398, 728, CORNER), (403, 726), (406, 740), (403, 838, CORNER), (401, 838)]), soft=2.5)
    c.screen(ridge & desk, (0.9, 0.11, 80), 0.4)


def strays(c: Canvas) -> None:
    """A red book falls into the well, open; a feather slips from between its leaves."""
    x, y, turn = 214.0, 984.0, math.radians(-24)
    cs, sn = math.cos(turn) * 1.5, math.sin(turn) * 1.5

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + p[0] * cs - p[1] * sn, y + p[0] * sn + p[1] * cs, *p[2:]) for p in points]

    boards = [(-66, -26, CORNER), (-30, -40), (0, -24, CORNER), (32, -44), (68, -30, CORNER)]
    boards += [(58, 44, CORNER), (26, 32), (-2, 48, CORNER), (-32, 34), (-66, 46, CORNER)]
    cover = c.mask(curve(at(*boards)))
    c.multiply(c.mask(curve([(p[0] - 30, p[1] + 74, *p[2:]) for p in at(*boards)]), soft=16), (0.1, 0.03, 230), 0.75)
    quill = at((4, 34), (16, 62), (20, 92), (14, 120))
    vane = at((8, 40, CORNER), (26, 62), (34, 94), (16, 132, CORNER), (4, 100), (4, 66))
    feather = c.mask(curve(vane))
    c.form(feather, (0.74, 0.035, 90), thickness=8, rim=0.15, detail=0.9)

    def barbs(pen: Pen) -> None:
        for k in range(26):
            t = k / 25
            ax, ay = 8 + 12 * math.sin(t * 2.2), 44 + 82 * t
            wide = 15 * math.sin(0.35 + t * 2.5)
            for side in (-1, 1):
                tone = (0.5, 0.05, 70) if k % 5 == 0 else (0.84, 0.03, 90)
                pen.stroke(at((ax, ay), (ax + side * wide * 0.8, ay + 10)), tone, 1.3, 0.6)
        pen.stroke(quill, (0.93, 0.04, 88), 2.6)

    c.draw(barbs, relief=1.0, clip=feather.grow(2), detail=0.9)
    c.form(cover, (0.45, 0.16, 27), thickness=8, rim=0.15, detail=0.9)
    for f in (-1.0, 1.0):
        for k, tone in enumerate(((0.6, 0.07, 70), (0.72, 0.06, 76), (0.84, 0.05, 82))):
            lift = 3.0 * k
            leaf = [(0, -20 - lift * 0.3, CORNER), (f * 30, -37 - lift), (f * 60, -24 - lift * 0.6, CORNER)]
            leaf += [(f * (55 + k), 38 - lift, CORNER), (f * 26, 26 - lift), (-1, 42 - lift * 0.4, CORNER)]
            m = c.mask(curve(at(*leaf)))
            c.fill(m, tone if f > 0 else mix(tone, (0.5, 0.06, 70), 0.45), detail=0.9)
            if k == 2:
                swell = c.mask(
                    curve(at((f * 8, -24), (f * 26, -40), (f * 40, -34), (f * 34, 20), (f * 14, 26))), soft=14
                )
                c.screen(m & swell, (0.95, 0.06, 84), 0.4)
    fold = c.mask(curve(at((-7, -22, CORNER), (7, -22, CORNER), (5, 42, CORNER), (-6, 42, CORNER))), soft=7)
    c.multiply(fold & cover, (0.4, 0.09, 50), 0.65)

    def lines(pen: Pen) -> None:
        for f in (-1, 1):
            for k in range(6):
                v = -16 + 8 * k
                pen.stroke(
                    at((f * 9, v - 4), (f * 27, v - 15), (f * 50, v - 7 - (k == 5) * 4)), (0.5, 0.04, 70), 1.5, 0.4
                )

    c.draw(lines, detail=0.9, soft=0.4)
    low = np.asarray(smoothstep(960, 1050, c.y - 0.35 * (c.x - x)), np.float32)
    c.multiply((cover | feather) * low, (0.32, 0.06, 215), 0.55)
