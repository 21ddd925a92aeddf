"""The lamps, the desk and the things that fall."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.materials import paper, wood
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, oval, polygon

MIDDLE = (400.0, 540.0)


APART = 148.0


EYES = ((MIDDLE[0] - APART, MIDDLE[1]), (MIDDLE[0] + APART, MIDDLE[1]))


DESK = [
    (318, 632, CORNER),
    (400, 612),
    (482, 632, CORNER),
    (474, 706),
    (438, 776),
    (400, 838, CORNER),
    (362, 776),
    (326, 706),
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
            - 0.2 * smoothstep(0.8, 1.0, rib)
            - 0.4 * smoothstep(0.86, 1.0, d)
        )
        tones = ramp(
            [(0.0, (0.3, 0.11, 40)), (0.35, (0.6, 0.16, 55)), (0.65, (0.84, 0.15, 76)), (1.0, (0.98, 0.09, 94))]
        )
        c.fill(shade, pick(tones, np.asarray(t, np.float32)), detail=0.92)
        c.emit(shade, 0.32)
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


def paint_desk(c: Canvas) -> None:
    """The librarian's desk comes to a point; on it an open book, a ribbon, a pile of returns."""
    desk = c.mask(curve(DESK))
    c.shadow(desk, 0, 26, soft=20, share=0.75)
    c.shadow(desk, 0, 10, soft=8, share=0.6)
    wood(c, desk, (0.5, 0.11, 52), angle=90, grain=7, thickness=54, seed="desk", gloss=0.4, detail=0.75)
    inner = desk.grow(-11)
    c.multiply((inner - desk.grow(-14)).blur(0.5), (0.3, 0.08, 40), 0.8)
    c.glaze(inner.grow(-4) * np.asarray(smoothstep(840, 700, c.y), np.float32), (0.4, 0.075, 165), 0.65)
    c.screen(desk.edge(-3, -3, 1.5) | desk.edge(3, -3, 1.5), (0.97, 0.1, 82), 0.8)
    ridge = c.mask(
        curve([(394, 720, CORNER), (400, 716), (406, 720, CORNER), (401, 834, CORNER), (399, 834, CORNER)]), soft=2
    )
    c.screen(ridge & desk, (0.95, 0.1, 84), 0.5)
    for f in (-1, 1):
        page = c.mask(
            curve(
                [
                    (400, 652, CORNER),
                    (400 + f * 26, 640),
                    (400 + f * 58, 648, CORNER),
                    (400 + f * 54, 704, CORNER),
                    (400 + f * 26, 700),
                    (400, 712, CORNER),
                ]
            )
        )
        c.shadow(page, 0, 6, soft=5, share=0.5)
        paper(c, page, (0.95, 0.045, 88), crease=0.2, detail=0.9)
        c.multiply(page * np.asarray(smoothstep(14, 0, np.abs(c.x - 400)), np.float32), (0.62, 0.09, 60), 0.7)

    def print_(pen: Pen) -> None:
        for f in (-1, 1):
            for k in range(7):
                y = 657 + k * 6.6
                pen.stroke(
                    [(400 + f * 10, y + 4), (400 + f * 28, y - 3), (400 + f * 49, y)], (0.5, 0.04, 60), 1.3, 0.55
                )
        pen.fill(
            curve(
                [
                    (397, 704, CORNER),
                    (404, 704, CORNER),
                    (407, 742),
                    (402, 782, CORNER),
                    (398, 774, CORNER),
                    (394, 780, CORNER),
                    (399, 742),
                ]
            ),
            (0.56, 0.19, 25),
        )
        for dx, dy, w, h, tone, turn in (
            (-42, 734, 34, 22, (0.4, 0.1, 28), -16.0),
            (-40, 730, 30, 20, (0.5, 0.09, 210), 12.0),
        ):
            with pen.at(400 + dx, dy, turn):
                pen.fill(polygon([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]), tone)
                pen.stroke([(-w / 2 + 2, h / 2 - 2), (w / 2 - 2, h / 2 - 2)], (0.92, 0.04, 88), 3)
        pen.dot(440, 738, 12, (0.3, 0.05, 220))
        pen.dot(440, 738, 8.5, (0.16, 0.04, 225))
        pen.stroke([(442, 736), (456, 716), (462, 700)], (0.9, 0.04, 90), 2.4)

    c.draw(print_, relief=2.2, detail=0.9)
    c.glow(400, 672, 70, (0.97, 0.08, 88), 0.35)


def strays(c: Canvas) -> None:
    """A book somebody let fall, turning over as it goes, and its shadow far below."""
    x, y = 150.0, 936.0
    for dx, dy, tone, k in ((26.0, 46.0, (0.1, 0.03, 230), 0.0), (0.0, 0.0, (0.5, 0.17, 27), 1.0)):
        cover = c.mask(curve(_covers(x + dx, y + dy, 1.0), pull=0.12), soft=0.0 if k else 7.0)
        if not k:
            c.multiply(cover, tone, 0.6)
            continue
        c.form(cover, tone, thickness=6, rim=0.7, detail=0.9)
    pages = c.mask(
        curve(
            [
                (x - 44, y - 20, CORNER),
                (x - 18, y - 32),
                (x + 2, y - 16, CORNER),
                (x + 26, y - 34),
                (x + 52, y - 14, CORNER),
                (x + 40, y + 32, CORNER),
                (x + 18, y + 14),
                (x - 6, y + 30, CORNER),
                (x - 28, y + 12),
                (x - 54, y + 24, CORNER),
            ],
            pull=0.3,
        )
    )
    paper(c, pages, (0.93, 0.045, 88), crease=0.3, detail=0.92)

    def lines(pen: Pen) -> None:
        pen.stroke([(x + 2, y - 16), (x - 6, y + 30)], (0.5, 0.08, 60), 2.6, 0.8)
        for k in range(4):
            pen.stroke(
                [(x - 40 - k * 3, y - 12 + k * 9), (x - 20 - k * 3, y - 21 + k * 9), (x - 6 - k * 2, y - 10 + k * 9)],
                (0.5, 0.04, 60),
                1.2,
                0.5,
            )
            pen.stroke(
                [(x + 6 - k * 2, y - 9 + k * 10), (x + 26 - k * 2, y - 24 + k * 10), (x + 44 - k * 2, y - 10 + k * 10)],
                (0.5, 0.04, 60),
                1.2,
                0.5,
            )

    c.draw(lines, detail=0.92)


def _covers(x: float, y: float, s: float) -> list[tuple[float, ...]]:
    """Return the outline of an open book's covers as it falls."""
    shape = ((-52, -20), (-20, -36), (2, -22), (28, -42), (62, -16), (46, 42), (18, 24), (-6, 40), (-30, 22), (-64, 32))
    return [(x + a * s, y + b * s, CORNER) if i % 2 == 0 else (x + a * s, y + b * s) for i, (a, b) in enumerate(shape)]
