"""Thin Ice's small things: the fox with its shadow, its tracks, the firs on the shore, all from above."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.plants import pine
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, move, oval, place, polygon

_BLUE: Colour = (0.24, 0.1, 264)


def fox(c: Canvas, x: float, y: float) -> None:
    """A fox that stands on the ice, nose to the crack's foot; its shadow stands beside it, ears up."""
    turn = -46.0  # which way the nose points (0 right, -90 up the card)

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, 1.12, turn)

    # The shadow: a fox seen from the side, drawn out by the low sun.
    def low(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        out: list[tuple[float, ...]] = []
        for p in points:
            along, up = p[0], p[1]
            px, py = at([(along, 0.0)])[0][:2]
            out.append((px + up * 0.8, py + up * 0.6, *p[2:]))
        return out

    shade = [
        curve(low([(-30, 44), (-36, 66), (-24, 80), (0, 76), (26, 84), (36, 62), (30, 44), (0, 50)])),
        curve(
            low(
                [
                    (18, 70),
                    (26, 104),
                    (32, 116),
                    (34, 140, CORNER),
                    (46, 122),
                    (54, 140, CORNER),
                    (58, 116),
                    (84, 98, CORNER),
                    (60, 88),
                    (40, 70),
                ]
            )
        ),
        limb([(*p[:2], 5.0) for p in low([(-26, 0), (-28, 60)])], 6),
        limb([(*p[:2], 5.0) for p in low([(-16, 0), (-18, 60)])], 6),
        limb([(*p[:2], 5.0) for p in low([(22, 0), (24, 60)])], 6),
        limb([(*p[:2], 5.0) for p in low([(32, 0), (30, 60)])], 6),
        limb([(*p[:2], w) for p, w in zip(low([(-30, 72), (-60, 64), (-92, 40)]), (8.0, 13.0, 4.0), strict=True)], 16),
    ]
    c.multiply(c.mask(*shade, soft=1.2), _BLUE, 0.9)
    c.multiply(c.mask(oval(x + 5, y + 5, 38, 20, turn), soft=5), _BLUE, 0.6)
    legs = c.mask(
        *[
            limb([(*p[:2], 5.5) for p in at([(a, b * 0.7), (a + 8, b)])], 6)
            for a, b in ((-24, 15), (-24, -15), (24, 14), (24, -14))
        ]
    )
    c.form(legs, (0.24, 0.05, 40), thickness=5, rim=0.5, detail=0.95)
    tail = Clay(c, (x - 130, y - 40, x + 40, y + 130), melt=4)
    tail.limb(
        [
            (*p[:2], w)
            for p, w in zip(at([(-30, 0), (-52, 6), (-78, 4), (-106, -14)]), (8.0, 15.0, 18.0, 4.0), strict=True)
        ],
        24,
    )
    t = tail.relief()
    c.form(t, (0.62, 0.17, 48), rim=0.9, mottle=0.1, detail=0.95)
    tx, ty = at([(-104, -10)])[0][:2]
    tip = t.mask & c.mask(oval(tx, ty, 22, 22), soft=3)
    c.fill(tip, (0.97, 0.02, 80), 0.95, detail=0.95)
    fur(c, t, tail.angle, seed="tail", length=(6, 13), detail=0.95)
    clay = Clay(c, (x - 90, y - 100, x + 100, y + 90), melt=8)
    clay.limb(
        [
            (*p[:2], w)
            for p, w in zip(
                at([(-34, 0), (-20, 0), (2, 0), (24, 0), (38, 0)]), (12.0, 18.0, 16.0, 17.0, 12.0), strict=True
            )
        ],
        24,
    )
    body = clay.relief()
    c.form(body, (0.63, 0.18, 48), rim=0.9, mottle=0.1, shadow=6, detail=0.95)
    ridge = c.mask(limb([(*p[:2], 5.0) for p in at([(-30, 0), (30, 0)])], 10), soft=3)
    c.multiply(ridge, (0.5, 0.15, 35), 0.4)
    fur(c, body, clay.angle, seed="fox", length=(5, 10), detail=0.95)
    head = c.mask(
        curve(at([(36, -15), (50, -17), (58, -10), (80, -3), (84, 0), (80, 3), (58, 10), (50, 17), (36, 15), (32, 0)]))
    )
    c.form(head, (0.66, 0.18, 50), thickness=13, rim=0.9, mottle=0.08, detail=0.95)
    cheeks = c.mask(
        curve(at([(50, -17), (60, -9), (76, -4), (58, -5)])), curve(at([(50, 17), (60, 9), (76, 4), (58, 5)])), soft=0.8
    )
    c.fill(cheeks, (0.96, 0.03, 75), 0.9, detail=0.95)
    for s in (-1, 1):
        ear = c.mask(polygon([p[:2] for p in at([(36, 5 * s), (46, 14 * s), (31, 22 * s)])]), soft=0.5)
        c.form(ear, (0.28, 0.07, 40), thickness=5, rim=0.9, detail=0.95)
    nx, ny = at([(83, 0)])[0][:2]
    c.draw(lambda pen: pen.dot(nx, ny, 3, (0.14, 0.03, 300)), detail=0.95)
    c.screen(body.mask.edge(-2, -1.6, 0.8) | head.edge(-1.6, -1.3, 0.6), (0.98, 0.1, 72), 0.7)


def tracks(c: Canvas, snow: Mask) -> None:
    """A single line of prints, as foxes walk, from the shore to here."""
    r = c.rng("tracks")
    path = [(40.0, 1150.0), (130.0, 1128.0), (230.0, 1136.0), (330.0, 1120.0), (420.0, 1098.0), (470.0, 1078.0)]
    whole = snow.whole()

    def work(pen: Pen) -> None:
        for k in range(26):
            q = k / 25 * (len(path) - 1.001)
            i, f = int(q), q - int(q)
            px = path[i][0] + (path[i + 1][0] - path[i][0]) * f + float(r.normal(0, 1.5))
            py = path[i][1] + (path[i + 1][1] - path[i][1]) * f + (4 if k % 2 else -4)
            on = whole[min(int(py * c.scale), c.h - 1), min(int(px * c.scale), c.w - 1)] > 0.5
            tone: Colour = (0.36, 0.1, 262) if on else (0.9, 0.03, 230)
            pen.fill(oval(px, py, 5, 4, -10), tone, 0.75)
            for a in (-50, -15, 20, 50):
                d = math.radians(a - 10)
                pen.dot(px + 7 * math.cos(d), py + 7 * math.sin(d), 1.4, tone, 0.75)

    c.draw(work, detail=0.8)


def firs(c: Canvas) -> None:
    """Firs stand on the shore, out of the picture; only their long shadows reach in over snow and ice."""
    r = c.rng("firs")
    wood = c.full(0.0)
    for x, y, long, wide in (
        (-60.0, 690.0, 210.0, 70.0),
        (-70.0, 860.0, 250.0, 86.0),
        (-60.0, 1010.0, 330.0, 104.0),
        (40.0, 1140.0, 260.0, 90.0),
    ):
        tree = move(pine(0.0, 0.0, long, wide, r), dx=x, dy=y, turn=90 + 37)
        wood = wood | c.mask(tree, soft=1.5 + 0.01 * long)
    c.multiply(wood, _BLUE, 0.62)
