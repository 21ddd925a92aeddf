"""Her head, the shawl slid from it: a profile towards the door, an ear, hair in a knot."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_SKIN: Colour = (0.66, 0.075, 50)
_HAIR: Colour = (0.31, 0.05, 48)
_EAR = (508.0, 428.0)
_SIZE, _TURN = 0.9, 16.0


def at(u: float, v: float) -> tuple[float, float]:
    """Return the place of a point measured from the ear, the face to the right, before she bows."""
    cos, sin = math.cos(math.radians(_TURN)), math.sin(math.radians(_TURN))
    return _EAR[0] + _SIZE * (u * cos - v * sin), _EAR[1] + _SIZE * (u * sin + v * cos)


_BROW = [(40, -92), (66, -84), (82, -62), (86, -42), (82, -28)]
_NOSE = [(94, -6), (106, 12), (102, 20), (88, 23)]
_LIPS = [(94, 34), (88, 41), (92, 51), (84, 60)]
_JAW = [(88, 74), (80, 90), (58, 94), (24, 76), (2, 52), (-20, 10), (0, -60)]
_FACE = [*_BROW, *_NOSE, *_LIPS, *_JAW]
_SHARP = {6, 8, 10}
_TEMPLE = [(74, -82), (56, -66), (46, -40), (34, -18), (20, -4), (10, -24), (-4, -26)]
_NAPE = [(-16, -8), (-14, 18), (-22, 40), (-42, 54), (-72, 44)]
_SKULL = [(-94, 14), (-102, -32), (-88, -78), (-50, -112), (0, -122), (48, -110)]
_CROWN = [*_TEMPLE, *_NAPE, *_SKULL]


def head(c: Canvas) -> None:
    """Paint neck, face, ear, hair."""
    neck = c.mask(limb([(*at(6, 40), 44), (*at(0, 84), 42), (*at(-10, 130), 44)]))
    garment(c, neck, _SKIN, [], thickness=50, rim=0, gain=0.7, weave=0, detail=0.5)
    c.multiply(neck, (0.36, 0.07, 40), 0.5)
    face = c.mask(curve([(*at(*q), CORNER) if k in _SHARP else at(*q) for k, q in enumerate(_FACE)]))
    c.multiply(face.blur(7).move(-4, 12), (0.22, 0.06, 30), 0.6)
    garment(c, face, _SKIN, [], thickness=46, rim=0, gain=0.55, weave=0, detail=0.7)
    jaw = smoothstep(0, 50, (c.y - at(30, 62)[1]) - 0.55 * (c.x - at(30, 62)[0]) + 30)
    c.multiply(face * jaw, (0.4, 0.08, 35), 0.4)
    c.glaze(face & c.mask(oval(*at(58, 28), 22, 18), soft=16), (0.6, 0.14, 28), 0.6)
    c.glaze(face * smoothstep(at(70, 0)[0], at(104, 10)[0], c.x), (0.86, 0.12, 80), 0.5)

    def lines(pen: Pen) -> None:
        dark: Colour = (0.27, 0.05, 40)
        pen.stroke([at(60, -46), at(72, -52), at(84, -46)], dark, 5)
        pen.stroke([at(58, -22), at(66, -17), at(76, -18)], dark, 3.6)
        pen.stroke([at(66, -17), at(74, -12), at(80, -13)], dark, 2)
        pen.stroke([at(88, 41), at(80, 42), at(73, 46)], (0.4, 0.1, 28), 3.2)
        pen.stroke([at(92, 20), at(87, 15), at(89, 9)], (0.44, 0.09, 35), 2.4)

    c.draw(lines, detail=0.9, soft=0.3)
    _hair(c)


def _hair(c: Canvas) -> None:
    knot = c.mask(oval(*at(-104, 22), 46, 40, 24))
    crown = c.mask(curve([(*at(*q), CORNER) if k == 0 else at(*q) for k, q in enumerate(_CROWN)]), wobble=1)
    c.multiply(crown.blur(5).move(4, 6), (0.25, 0.06, 35), 0.5)
    garment(c, crown, _HAIR, [], thickness=60, rim=0, gain=0.9, weave=0, detail=0.5)
    r = c.rng("hair")

    def tone() -> Colour:
        return (float(r.uniform(0.2, 0.5)), 0.045, float(r.uniform(44, 66)))

    def strands(pen: Pen) -> None:
        for k in range(40):
            t = k / 39
            start = (70 - 56 * t, -86 + 66 * t)
            mid = (10 - 60 * (1 - t) * 0.5 - 30 * t, -112 + 112 * t)
            pen.stroke([at(*start), at(*mid), at(-76 + 20 * t, -40 + 66 * t), at(-92, 12)], tone(), 2.2, 0.7)
        for k in range(16):
            t = k / 15
            line = [(64 - 14 * t, -90 - 10 * t), (6 - 16 * t, -110 - 8 * t), (-52 - 14 * t, -92 - 4 * t),
                    (-86 - 10 * t, -40 - 6 * t), (-94, 4)]  # fmt: skip
            pen.stroke(curve([at(*q) for q in line], closed=False), tone(), 2.2, 0.6)
        for k in range(14):
            t = k / 13
            line = [(-12 - 8 * t, -2 + 40 * t), (-40, 14 + 32 * t), (-70, 24 + 14 * t), (-94, 20)]
            pen.stroke(curve([at(*q) for q in line], closed=False), tone(), 2.2, 0.6)

    c.draw(strands, relief=1, detail=0.8)
    c.multiply(knot.blur(5).move(5, 5), (0.2, 0.05, 35), 0.6)
    garment(c, knot, _HAIR, [], thickness=40, rim=0, gain=0.9, weave=0, detail=0.5)

    def loose(pen: Pen) -> None:
        for k in range(26):
            a, q = 0.7 * k, 0.2 + 0.76 * (k % 13) / 12
            turn = [(-104 + 44 * q * math.cos(a + w), 24 + 37 * q * math.sin(a + w)) for w in (0, 0.45, 0.9, 1.35)]
            pen.stroke(curve([at(*p) for p in turn], closed=False), tone(), 2.4, 0.75)
        # what has come out: short hairs at the nape, a lock before the ear
        for line in (
            [(-60, 46), (-74, 62), (-92, 66)],
            [(-44, 52), (-56, 72), (-76, 80)],
            [(-28, 46), (-36, 70), (-52, 84)],
        ):
            pen.stroke(curve([at(*q) for q in line], closed=False), _HAIR, 1.8, 0.85)
        for lift, wide in ((0, 5.0), (4, 3.0)):
            lock = [(40, -38, wide), (42 + lift, -14, wide), (34 + lift, 10, wide * 0.8), (35, 30, wide * 0.5),
                    (42 + lift, 44, 0.8)]  # fmt: skip
            pen.fill(limb([(*at(u, v), w) for u, v, w in lock]), _HAIR if not lift else (0.42, 0.05, 56))

    c.draw(loose, relief=1, detail=0.85)
    ear = c.mask(curve([at(-14, -14), at(-4, -30), at(14, -28), at(20, -10), at(12, 8), at(4, 24), at(-8, 20)]))
    c.multiply(ear.blur(4).move(-2, 4), (0.2, 0.05, 35), 0.6)
    garment(c, ear, (0.66, 0.09, 42), [], thickness=12, rim=0, gain=0.6, weave=0, detail=0.7)

    def shell(pen: Pen) -> None:
        fold: Colour = (0.42, 0.09, 34)
        pen.stroke(curve([at(-6, -14), at(2, -22), at(12, -18), at(12, -6)], closed=False), fold, 3)
        pen.stroke(curve([at(2, -8), at(6, -2), at(0, 8)], closed=False), fold, 3.4)
        pen.fill(oval(*at(0, 26), 4, 4), (0.74, 0.11, 84))

    c.draw(shell, detail=0.9, soft=0.3)
