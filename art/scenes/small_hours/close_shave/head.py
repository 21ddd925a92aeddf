"""Parts of Close Shave: the carpenter's head in profile, bent to the calf; round glasses, grey hair with dust in it."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .brush import FLUSH, GOLD, GOLD_PALE, GREY, GREY_DEEP, INK, RED, SHADE, SKIN, SKIN_PALE

_FACE: Final[Points] = (
    *((-30, -116), (-74, -98), (-100, -64), (-108, -34), (-106, -14), (-102, 2), (-114, 20), (-132, 44)),
    *((-140, 56), (-134, 68), (-116, 71), (-108, 76, CORNER), (-113, 86), (-116, 96), (-107, 101, CORNER)),
    *((-112, 109), (-108, 117), (-103, 121), (-108, 131), (-105, 144), (-90, 154), (-64, 156), (-28, 146)),
    *((20, 128), (60, 94), (70, 0), (40, -90)),
)
_HAIR: Final[Points] = (
    *((-76, -92, CORNER), (-60, -120), (-10, -138), (54, -126), (102, -86), (124, -24), (118, 36), (94, 74)),
    *((66, 88), (46, 70, CORNER), (36, 40), (20, 10), (-6, -20), (-34, -52), (-62, -74)),
)

_ROUND: Final = tuple((math.cos(k * math.pi / 12), math.sin(k * math.pi / 12)) for k in range(25))


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the left) where they lie on the card."""
    return place(points, 490, 304, 1.28, -27)


def _spot(c: Canvas, u: float, v: float, rx: float, ry: float, soft: float) -> Mask:
    """Return a soft round on the cheek or the nose."""
    x, y = at([(u, v)])[0]
    return c.mask(oval(x, y, rx, ry, -30), soft=soft)


def neck(c: Canvas) -> None:
    """The neck, bent forward out of the collar."""
    m = c.mask(limb([(630, 470, 84), (580, 410, 78), (560, 370, 70)], 30))
    c.fill(m, SKIN, detail=0.7)
    sweep(c, m, ((470, 500, 24), (540, 500, 36), (610, 530, 34)), 16, SHADE, 0.8)


def head(c: Canvas) -> None:
    """Face, hair, ear, glasses."""
    m = c.mask(curve(at(_FACE)), wobble=0.6)
    c.fill(m, SKIN, detail=0.8, mottle=0.025)
    sweep(c, m, at([(-90, 156, 8), (-40, 154, 14), (20, 130, 18), (60, 90, 20)]), 12, SHADE, 0.75)
    sweep(c, m, at([(-88, -80, 10), (-98, -40, 12), (-104, -10, 6)]), 10, SKIN_PALE, 0.8, pale=True)
    sweep(c, m, at([(-108, 10, 4), (-126, 40, 6)]), 5, SKIN_PALE, 0.8, pale=True)
    sweep(c, m, at([(-96, -4, 8), (-84, 8, 10), (-66, 6, 8)]), 8, SHADE, 0.45)
    c.glaze(_spot(c, -66, 62, 36, 28, 14) & m, FLUSH, 0.42)
    c.glaze(_spot(c, -134, 56, 14, 12, 6) & m, FLUSH, 0.4)
    _hair(c)
    _ear(c)
    _features(c, m)
    _dust(c, m)
    _glasses(c)


def _hair(c: Canvas) -> None:
    m = c.mask(curve(at(_HAIR)), wobble=1)
    face = c.mask(curve(at(_FACE)))
    c.multiply(m.blur(6).move(-3, 8) & face, SHADE, 0.6)
    c.fill(m, GREY, detail=0.6)
    sweep(c, m, at([(60, 76, 12), (112, 30, 16), (116, -30, 12)]), 14, GREY_DEEP, 0.45)
    sweep(c, m, at([(-50, -106, 8), (10, -116, 12), (66, -90, 10)]), 12, (0.94, 0.008, 90), 0.8, pale=True)

    def strands(pen: Pen) -> None:
        for k in range(13):
            f = k / 12
            a = (-72 + 90 * f * f, -88 + 72 * f)
            b = (-30 + 76 * f, -116 + 96 * f + 10 * f * f)
            d = (60 + 24 * (1 - f), -80 + 90 * f)
            e = (92 - 14 * f, 30 + 30 * f)
            crease(pen, at([a, b, d, e]), 1.5, GREY_DEEP if k % 3 else (0.91, 0.008, 240), 0.36)

    c.draw(strands, clip=m, detail=0.6, soft=0.4)


def _ear(c: Canvas) -> None:
    """The ear, a red pencil behind it."""

    def pencil(pen: Pen) -> None:
        pen.fill(limb(at([(-34, -16, 5), (20, -16, 5), (62, -16, 5)]), 20), RED)
        pen.fill(limb(at([(-34, -16, 4.6), (-49, -16, 0.6)]), 8), GOLD_PALE)

    c.draw(pencil, detail=0.85, soft=0.3)
    m = c.mask(curve(at([(34, -4), (18, -14), (2, -4), (0, 18), (10, 38), (18, 52), (30, 48), (34, 24)])))
    c.multiply(m.blur(5).move(4, 6), SHADE, 0.6)
    c.fill(m, mix(SKIN, FLUSH, 0.25), detail=0.85)

    def work(pen: Pen) -> None:
        crease(pen, at([(26, 4), (14, 0), (8, 14), (14, 28)]), 2.2, (0.55, 0.1, 38), 0.7)
        x, y = at([(18, 58)])[0]
        pen.dot(x, y, 6.5, GOLD)
        pen.dot(x - 2, y - 2, 2.2, GOLD_PALE)

    c.draw(work, detail=0.85, soft=0.3)


def _features(c: Canvas, m: Mask) -> None:
    """An eye that looks down, a brow, the nose's wing, a mouth that holds its breath and smiles; few lines of age."""

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(-92, 3, 0.9), (-86, 11, 2.4), (-74, 14, 2.8), (-58, 10, 1.0)]), 24), INK)
        for u, v, p, q in ((-87, 11, -94, 18), (-81, 14, -86, 23), (-74, 16, -76, 25)):
            pen.fill(limb(at([(u, v, 1.3), (p, q, 0.4)]), 6), INK)
        crease(pen, at([(-92, -10), (-80, -13), (-62, -5)]), 1.8, (0.55, 0.09, 42), 0.7)
        crease(pen, at([(-104, -30), (-88, -42), (-62, -38), (-52, -30)]), 5.0, (0.86, 0.012, 90), 0.9)
        crease(pen, at([(-118, 70), (-108, 62), (-106, 50)]), 2.2, (0.5, 0.1, 38), 0.8)
        crease(pen, at([(-112, 100), (-98, 101), (-84, 96), (-74, 84)]), 3, (0.48, 0.11, 30), 0.95)
        crease(pen, at([(-72, 76), (-66, 86), (-68, 96)]), 1.6, (0.55, 0.09, 40), 0.6)
        crease(pen, at([(-104, 60), (-88, 72), (-80, 92)]), 1.6, (0.55, 0.09, 40), 0.5)
        for u, v, p, q in ((-48, 4, -30, -2), (-47, 11, -28, 12), (-50, 18, -34, 27)):
            crease(pen, at([(u, v), ((u + p) / 2, (v + q) / 2 + 1), (p, q)]), 1.3, (0.55, 0.09, 42), 0.6)
        crease(pen, at([(-98, -66), (-84, -62), (-66, -66)]), 1.4, (0.58, 0.08, 44), 0.45)

    c.draw(work, detail=0.9, soft=0.3)


def _dust(c: Canvas, m: Mask) -> None:
    """Wood dust, pale as flour: a breath on the brow, most of it in the hair."""
    r = c.rng("dust")
    c.glaze(c.mask(limb(at([(-84, -76, 12), (-94, -50, 16), (-84, -54, 12)]), 20), soft=8) & m, (0.96, 0.035, 88), 0.25)
    c.glaze(_spot(c, -66, 44, 18, 9, 5) & m, (0.97, 0.03, 90), 0.4)

    def work(pen: Pen) -> None:
        for n, (a, b), (p, q) in ((7, (-84, 12), (-58, 16)), (24, (-14, 40), (-84, 24))):
            for _ in range(n):
                x, y = at([(float(r.normal(a, b)), float(r.normal(p, q)))])[0]
                pen.dot(x, y, float(r.uniform(1.0, 2.3)), (0.985, 0.025, 88), 0.85)

    c.draw(work, clip=m | c.mask(curve(at(_HAIR))), detail=0.85, soft=0.2)


def _glasses(c: Canvas) -> None:
    """Round wire glasses, slipped down; seen from the side the lens is a narrow round."""
    x, y = at([(-114, 42)])[0]
    lens = c.mask(oval(x, y, 23, 31, -27))
    c.glaze(lens, (0.97, 0.012, 220), 0.3)

    def work(pen: Pen) -> None:
        wire = (0.5, 0.07, 66)
        ring = at([(-114 + 18 * u, 42 + 24 * v) for u, v in _ROUND])
        pen.stroke([(p[0], p[1]) for p in ring], wire, 3.2)
        side = at([(-96, 38), (-50, 24), (0, 8), (18, 2), (28, 14)])
        pen.stroke([(p[0], p[1]) for p in side], wire, 2.6)

    c.draw(work, detail=0.9, soft=0.2)
