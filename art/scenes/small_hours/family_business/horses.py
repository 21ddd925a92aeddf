"""The painted horses: carved outlines, leaping on their poles or trotting on the ground."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb

GOLD: Colour = (0.86, 0.13, 82)
_DUSK: Colour = (0.42, 0.07, 340)
_TILT = math.radians(-2.0)

Leg = tuple[tuple[float, float, float], ...]

_CREST = ((-60, -62), (-50, -66), (-38, -54), (-29, -38), (-20, -25))
_BACK = ((-4, -19), (14, -19), (30, -24), (44, -19), (52, -6), (51, 8))
_BELLY = ((42, 18), (26, 16), (8, 21), (-12, 24), (-30, 20))
_CHEST = ((-43, 10), (-48, -4), (-47, -18), (-50, -32))
_JAW = ((-56, -37), (-64, -33), (-74, -23), (-80, -19))
_NOSE = ((-88, -22), (-90, -30), (-84, -38), (-74, -50), (-68, -60))

LEAP: tuple[Leg, ...] = (
    ((-26, 6, 13), (-42, 20, 9), (-64, 20, 6), (-68, 25, 5.5), (-60, 40, 3.6), (-54, 46, 4.4), (-44, 50, 4.6)),
    ((38, 4, 17), (40, 20, 12), (52, 34, 7), (64, 42, 5.2), (66, 56, 3.6), (70, 66, 4.4), (78, 74, 4.6)),
    ((-30, 8, 11), (-50, 8, 7), (-70, 0, 5.5), (-82, 10, 3.6), (-86, 16, 4.2), (-88, 26, 4.4)),
    ((34, 8, 13), (26, 28, 9), (40, 44, 5.6), (46, 50, 4.6), (42, 62, 3.5), (44, 70, 4.2), (48, 78, 4.4)),
)
TROT: tuple[Leg, ...] = (
    ((-28, 6, 13), (-40, 24, 9), (-56, 38, 6.4), (-58, 44, 5.6), (-44, 56, 3.8), (-40, 63, 4.6), (-42, 74, 5)),
    ((38, 4, 17), (40, 22, 12), (52, 40, 7), (60, 52, 5.4), (62, 72, 3.8), (62, 82, 4.6), (56, 92, 5.4)),
    ((-26, 8, 12), (-24, 30, 8), (-22, 52, 6), (-22, 58, 5.2), (-18, 78, 3.8), (-18, 84, 4.6), (-23, 93, 5.4)),
    ((36, 8, 14), (26, 28, 10), (30, 44, 6), (32, 52, 5.2), (20, 70, 3.7), (16, 78, 4.4), (8, 84, 5)),
)


def swayed(x: float, y: float) -> tuple[float, float]:
    """Return a place of the upright carousel on the swaying one."""
    dx, dy = x - 452, y - 650
    c, s = math.cos(_TILT), math.sin(_TILT)
    return 452 + dx * c - dy * s, 650 + dx * s + dy * c


def wooden(
    c: Canvas, x: float, y: float, q: float, coat: Colour, mane: Colour, legs: tuple[Leg, ...], turn: float = 0.0
) -> None:
    """Paint one carved horse about its saddle at (x, y), `q` times as large as typed."""
    cs, sn = math.cos(math.radians(turn)) * q, math.sin(math.radians(turn)) * q

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * cs - py * sn, y + px * sn + py * cs

    def line(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(*at(p[0], p[1]), *p[2:]) for p in points]

    def leg(points: Leg) -> Path:
        return limb([(*at(a, b), w * q) for a, b, w in points])

    near, hind, far, back = legs
    distant = c.mask(leg(far), leg(back))
    c.form(distant, mix(coat, _DUSK, 0.8), thickness=5 * q, rim=0, detail=0.85)
    tail = [(48, -14, 3), (62, -16, 6), (72, -4, 8), (72, 16, 8), (78, 34, 5), (88, 42, 1)]
    c.form(c.mask(leg(tuple(tail))), mane, thickness=7 * q, rim=0.1, detail=0.85)
    outline = line(*_CREST, *_BACK, *_BELLY, *_CHEST, *_JAW, *_NOSE)
    body = c.mask(curve(outline), leg(near), leg(hind))
    c.form(body, coat, thickness=17 * q, rim=0.15, gloss=0.12, detail=0.85)
    belly = c.mask(leg(((-30, 22, 7), (0, 24, 8), (34, 22, 6))), soft=5 * q)
    c.multiply(body & belly, _DUSK, 0.5)

    def dress(pen: Pen) -> None:
        for *_, (ax, ay, _w), (bx, by, w) in legs:
            pen.stroke([at(ax * 0.4 + bx * 0.6, ay * 0.4 + by * 0.6), at(bx, by)], (0.3, 0.06, 40), w * 1.7 * q)
        mantle = [(-62, -63), (-50, -70), (-34, -58), (-22, -40), (-13, -24, CORNER), (-24, -14), (-27, -25, CORNER)]
        locks = [(-36, -22), (-36, -36, CORNER), (-47, -34), (-46, -48, CORNER), (-56, -48)]
        pen.fill(curve(line(*mantle, *locks)), mane)
        pen.fill(curve(line((-60, -62, CORNER), (-58, -79, CORNER), (-50, -66, CORNER))), coat)
        cloth = [(-17, -23, CORNER), (0, -17), (18, -20, CORNER), (22, 4), (12, 10), (-10, 11), (-19, 4)]
        pen.fill(curve(line(*cloth)), (0.45, 0.15, 18))
        pen.stroke(line((22, 4), (12, 10), (-10, 11), (-19, 4)), GOLD, 2.4 * q)
        pen.stroke(line((-20, -8), (-34, 2), (-46, 0)), GOLD, 2.2 * q)
        pen.stroke(line((-52, -62), (-60, -48), (-58, -38)), (0.45, 0.15, 18), 2.2 * q)
        pen.stroke(line((-80, -41), (-76, -32), (-74, -24)), (0.45, 0.15, 18), 2.2 * q)
        pen.fill(curve(line((-71, -53, CORNER), (-67, -54), (-64, -51, CORNER), (-68, -50))), (0.14, 0.03, 40))
        pen.dot(*at(-86, -28), 1.3 * q, (0.3, 0.05, 30))

    c.draw(dress, relief=1.6 * q, detail=0.9)


def painted_horses(c: Canvas) -> None:
    """Hang three wooden horses on their poles; a fourth pole is bare."""
    places: tuple[tuple[float, float, float, Colour, Colour, float], ...] = (
        (646, 552, 1.02, (0.88, 0.05, 70), (0.6, 0.13, 60), -8),
        (264, 558, 1.12, (0.93, 0.03, 78), (0.5, 0.15, 22), -6),
        (426, 522, 1.2, (0.92, 0.045, 80), (0.42, 0.12, 350), 5),
    )

    def pole(pen: Pen, x: float, low: float) -> None:
        pen.stroke([swayed(x, low), swayed(x, 330)], GOLD, 6)
        for y in range(340, int(low), 14):
            pen.stroke([swayed(x - 3, y), swayed(x + 3, y + 7)], (0.55, 0.13, 50), 2)

    def poles(pen: Pen) -> None:
        for x in (*(p[0] for p in places), 548.0):
            t = (x - 452) / 280
            pole(pen, x, 640 - 29 * math.sqrt(max(0.0, 1 - t * t)))

    c.draw(poles, relief=3.5, detail=0.85)
    for x, y, q, coat, mane, turn in places:
        wooden(c, *swayed(x, y), q, coat, mane, LEAP, turn - 2)

        def upper(pen: Pen, x: float = x, low: float = y - 16 * q) -> None:
            pole(pen, x, low)

        c.draw(upper, relief=3.5, detail=0.85)
