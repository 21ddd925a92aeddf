"""What lies on and round the hand: islets, groves, the boats."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.above import palm_crown, straw_hat
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, oval, place, sample

AT = (432.0, 1176.0, -7.0)
"""The wrist's place on the card and the hand's turn; all points below are in the hand's own frame."""


LIFE = ((226, -420, 14), (130, -408, 11), (56, -346, 13), (8, -246, 16), (2, -130, 19), (22, -30, 22), (40, 70, 28))


HEAD = ((200, -424, 8), (120, -398, 9), (0, -352, 10), (-96, -282, 9), (-190, -216, 4))


HEART = ((-250, -372, 9), (-150, -404, 10), (-50, -424, 10), (40, -462, 9), (98, -560, 6))


def put(points: tuple[tuple[float, ...], ...]) -> list[tuple[float, ...]]:
    """Return points of the hand's own frame on the card."""
    return place(points, AT[0], AT[1], 1.0, AT[2])


def islets(c: Canvas) -> None:
    """Beyond the fingertips the land goes on in bits: mudbanks, a few green islets, each with its shallows."""
    r = c.rng("islets")
    for tip, before, n in (
        ((-266, -776), (-238, -680), 4),
        ((-132, -936), (-116, -820), 5),
        ((30, -1002), (38, -870), 4),
        ((244, -922), (222, -806), 5),
        ((378, -566), (352, -500), 4),
    ):
        way = math.atan2(tip[1] - before[1], tip[0] - before[0])
        for k in range(n):
            d, off = 48 + 26 * k + float(r.normal(0, 8)), float(r.normal(0, 12 + 6 * k))
            x, y = put(
                ((tip[0] + math.cos(way) * d - math.sin(way) * off, tip[1] + math.sin(way) * d + math.cos(way) * off),)
            )[0]
            q = float(r.uniform(7, 17)) * (1 - 0.1 * k)
            turn = math.degrees(way) + AT[2] + float(r.normal(0, 14))
            c.glaze(c.mask(oval(x, y, q * 2.3, q * 1.3, turn), wobble=5, soft=5), (0.84, 0.08, 110), 0.6)
            bank = c.mask(oval(x, y, q * 1.35, q * 0.66, turn), wobble=3, cell=9)
            c.shadow(bank, 2, 3, soft=2, share=0.4)
            c.form(bank, (0.82, 0.085, 80), thickness=4, mottle=0.1, grain=6, detail=0.6)
            if k < n - 1:
                green = c.mask(oval(x, y, q * 1.0, q * 0.42, turn), wobble=2.5, cell=7)
                c.form(
                    green, ((0.56, 0.12, 140), (0.66, 0.13, 125))[k % 2], thickness=5, mottle=0.2, grain=5, detail=0.65
                )


def groves(c: Canvas, land: Mask) -> None:
    """Palms and hamlets along the dykes, so that the eye learns how high it hangs."""
    r = c.rng("groves")
    whole = land.grow(-14).whole()
    spots: list[tuple[float, float]] = []
    for cx, cy, n, wide in (
        (262, 985, 9, 26),
        (585, 1010, 8, 30),
        (246, 790, 6, 22),
        (610, 880, 6, 24),
        (318, 690, 6, 18),
        (470, 640, 5, 18),
        (702, 690, 5, 14),
        (446, 330, 3, 9),
        (590, 470, 4, 10),
        (262, 470, 3, 9),
        (140, 590, 4, 9),
        (520, 1130, 5, 22),
        (330, 1140, 6, 24),
        (400, 500, 3, 10),
        (384, 745, 4, 14),
    ):
        for _ in range(n):
            px, py = cx + r.normal(0, wide), cy + r.normal(0, wide * 0.7)
            if 0 < px < 800 and 0 < py < 1200 and whole[int(py * c.scale), int(px * c.scale)] > 0.6:
                spots.append((float(px), float(py)))

    def roofs(pen: Pen) -> None:
        for i, (px, py) in enumerate(spots):
            if i % 3:
                continue
            w, h, a = r.uniform(7, 10), r.uniform(4.5, 6), float(r.choice([-20, 15, 60, 100]))
            with pen.at(px + 9, py + 4, a):
                pen.fill(
                    curve([(-w + 3, -h + 4), (w + 4, -h + 4), (w + 4, h + 5), (-w + 3, h + 5)], pull=0.05),
                    (0.25, 0.06, 165),
                    0.5,
                )
                pen.fill(curve([(-w, -h, CORNER), (w, -h, CORNER), (w, 0, CORNER), (-w, 0, CORNER)]), (0.80, 0.12, 40))
                pen.fill(curve([(-w, 0, CORNER), (w, 0, CORNER), (w, h, CORNER), (-w, h, CORNER)]), (0.56, 0.13, 28))

    c.draw(roofs, detail=0.8)
    for px, py in sorted(spots, key=lambda q: q[1]):
        size = r.uniform(10, 16)
        c.multiply(c.mask(oval(px + 5, py + 6, size * 0.8, size * 0.7), soft=2), (0.3, 0.06, 170), 0.45)
        palm_crown(c, px, py, size, r)


def boats(c: Canvas) -> None:
    """Set rice boats on the creases and a few at sea, each with its wake and its poler under a straw hat."""
    life, head, heart = sample(put(LIFE), 100), sample(put(HEAD), 100), sample(put(HEART), 100)
    places: list[tuple[float, float, float, float]] = []
    for path, share, size, way in (
        (life, 0.92, 40, -1),
        (life, 0.74, 34, 1),
        (life, 0.56, 33, -1),
        (life, 0.36, 30, -1),
        (life, 0.17, 26, 1),
        (head, 0.42, 26, -1),
        (head, 0.66, 24, 1),
        (heart, 0.3, 23, 1),
        (heart, 0.58, 23, -1),
    ):
        i = int(share * 99)
        dx, dy = path[min(i + 2, 99)][:2] - path[max(i - 2, 0)][:2]
        places.append((float(path[i][0]), float(path[i][1]), math.degrees(math.atan2(dy * way, dx * way)), size))
    places += [(96, 300, -70, 30), (300, 118, -125, 26), (742, 300, -60, 28), (60, 1010, 100, 30), (690, 1120, 120, 26)]

    def wakes(pen: Pen) -> None:
        for x, y, turn, s in places:
            with pen.at(x, y, turn):
                for f in (-1, 1):
                    pen.stroke(
                        [(s * 0.4, 0), (-s * 0.5, f * s * 0.2), (-s * 1.3, f * s * 0.33)], (0.99, 0.02, 80), 1.3, 0.75
                    )
                pen.stroke([(-s * 0.5, 0), (-s * 1.5, 0)], (0.99, 0.02, 80), 2.2, 0.35)

    c.draw(wakes, detail=0.8, soft=0.5)

    def hulls(pen: Pen) -> None:
        for k, (x, y, turn, s) in enumerate(places):
            with pen.at(x + 2.5, y + 3.5, turn):
                pen.fill(_boat(s), (0.24, 0.06, 190), 0.5)
            with pen.at(x, y, turn):
                tone: Colour = ((0.42, 0.08, 40), (0.5, 0.15, 22), (0.34, 0.06, 60))[k % 3]
                pen.fill(_boat(s), tone)
                pen.fill(_boat(s * 0.8), mix(tone, (0.16, 0.03, 40), 0.55))
                for i in range(3):
                    pen.dot(
                        -s * 0.2 + i * s * 0.17, 0, s * 0.105, ((0.95, 0.04, 90), (0.78, 0.14, 120), (0.9, 0.12, 85))[i]
                    )
                pen.stroke([(-s * 0.34, s * 0.04), (-s * 0.7, s * 0.36)], (0.9, 0.08, 85), 1.3)

    c.draw(hulls, relief=2.2, detail=0.9)
    for x, y, turn, s in places:
        a = math.radians(turn)
        straw_hat(c, x - math.cos(a) * s * 0.36, y - math.sin(a) * s * 0.36, s * 0.135)


def _boat(s: float) -> Path:
    return curve(
        [
            (s * 0.56, 0, CORNER),
            (s * 0.2, s * 0.15),
            (-s * 0.3, s * 0.14),
            (-s * 0.54, 0, CORNER),
            (-s * 0.3, -s * 0.14),
            (s * 0.2, -s * 0.15),
        ]
    )
