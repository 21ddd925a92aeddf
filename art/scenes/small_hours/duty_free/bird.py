"""Parts of Duty Free: the pelican itself, afloat, its neck in an S, its wings folded."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.light import Lamp
from art.painting.materials import fur
from art.painting.motifs.beasts import paint_eye
from art.painting.motifs.garments import garment
from art.painting.shapes import CORNER, curve, limb

from .harbour import harbour, skin

_WHITE: Colour = (0.93, 0.018, 235)
_POUCH = (
    *((508, 296, CORNER), (536, 392), (528, 510), (470, 620), (372, 690), (262, 694), (164, 636), (98, 540)),
    *((58, 424, CORNER), (260, 360)),
)


def pelican(c: Canvas) -> None:
    """Paint it on a layer of its own."""
    pouch = c.mask(curve(_POUCH))
    c.lamps.append(Lamp(x=350, y=540, z=150, reach=300, colour=(0.86, 0.12, 62), power=0.7))
    _body(c)
    c.lamps.clear()
    with c.group() as inside:
        harbour(c)
    c.paste(inside, clip=pouch)
    skin(c, pouch)
    _head(c)


def _body(c: Canvas) -> None:
    """Low and long like a boat; the neck rises from the breast, leans back and bends forward again."""
    lump = Clay(c, (330, 150, 800, 1010), melt=34)
    lump.limb([(556, 866, 106), (660, 860, 132), (780, 850, 140), (900, 840, 140)], flat=0.8)
    lump.limb(
        [
            *((570, 856, 106, 20), (538, 782, 76, 30), (542, 694, 56, 34), (578, 606, 46, 34), (614, 512, 41, 34)),
            *((630, 420, 38, 34), (616, 336, 38, 30), (582, 272, 44, 20)),
        ],
        40,
    )
    lump.ball(548, 250, 68, 54, z=20, turn=16)
    lump.cut((560, 966), (0, 1), wave=3)
    body = lump.relief(5)
    c.form(body, _WHITE, mottle=0.02, rim=0.3, depth=0.62, bias=-0.03, detail=0.55)
    fur(
        c,
        body,
        body.flow((0.1, 0.97), 0.3),
        seed="down",
        length=(12, 26),
        spacing=5.0,
        light=0.04,
        spread=0.14,
        detail=0.55,
    )
    m = body.mask
    c.multiply(m * np.asarray(smoothstep(800, 980, c.y), np.float32), (0.5, 0.065, 255), 0.8)
    far = c.mask(limb([(668, 330, 10), (676, 430, 16), (650, 540, 20), (604, 640, 24), (600, 720, 30)], 24)).blur(14)
    c.multiply(far & m, (0.55, 0.06, 255), 0.7)
    _wing(c)
    warm = np.exp(-(np.hypot((c.x - 430) / 150, (c.y - 640) / 250) ** 2))
    c.glaze(m * np.asarray(warm, np.float32), (0.9, 0.11, 62), 0.5)


def _wing(c: Canvas) -> None:
    """The folded wing: dark flight feathers below, two rows of coverts over them, small feathers on the shoulder."""
    wing = c.mask(
        curve(
            [
                *((578, 836, CORNER), (590, 782), (636, 736), (712, 708), (840, 700, CORNER), (840, 940, CORNER)),
                *((760, 934), (680, 914), (616, 880)),
            ]
        )
    )
    c.multiply(wing.blur(12).move(-8, 10), (0.5, 0.06, 252), 0.55)
    r = c.rng("wing")
    rows: tuple[tuple[int, tuple[float, float], tuple[float, float], float, float, float, Colour], ...] = (
        (8, (640, 858), (830, 900), 230, 20, 14, (0.27, 0.03, 258)),
        (9, (618, 838), (800, 850), 150, 19, 13, (0.66, 0.035, 245)),
        (10, (606, 806), (790, 800), 120, 19, 13, (0.82, 0.025, 240)),
        (10, (606, 776), (780, 748), 92, 18, 12, (0.92, 0.018, 240)),
        (8, (626, 748), (780, 714), 72, 16, 10, (0.95, 0.014, 240)),
    )
    for n, first, last, long, wide, turn, tone in rows:
        for k in reversed(range(n)):
            t = k / (n - 1)
            x = first[0] + (last[0] - first[0]) * t + float(r.normal(0, 2))
            y = first[1] + (last[1] - first[1]) * t + 10 * math.sin(math.pi * t) + float(r.normal(0, 1.5))
            a = math.radians(turn + 10 * (1 - t) + float(r.normal(0, 1.5)))
            _feather(c, x, y, a, long * float(r.uniform(0.92, 1.06)), wide, tone)
    c.multiply(wing * np.asarray(smoothstep(820, 960, c.y), np.float32), (0.55, 0.06, 255), 0.6)


def _feather(c: Canvas, x: float, y: float, a: float, long: float, wide: float, tone: Colour) -> None:
    ux, uy = math.cos(a), math.sin(a)

    def at(s: float, t: float) -> tuple[float, float]:
        return x + ux * s * long - uy * t * wide, y + uy * s * long + ux * t * wide

    m = c.mask(
        curve([at(-0.1, -0.5), at(0.3, -1), at(0.75, -0.9), at(1, 0.1), at(0.72, 1), at(0.3, 0.9), at(-0.1, 0.4)])
    )
    m = m * np.asarray(smoothstep(-0.08, 0.3, ((c.x - x) * ux + (c.y - y) * uy) / long), np.float32)
    c.multiply(m.blur(5).move(2, 6), (0.5, 0.06, 255), 0.4)
    shaft = [((*at(0, 0), 1.0), (*at(0.5, 0.05), 2.0), (*at(0.95, 0.1), 0.8))]
    garment(c, m, tone, [(spine, 1.5) for spine in shaft], thickness=9, weave=0, rim=0, gain=0.7, detail=0.6)


def _head(c: Canvas) -> None:
    upper = [(540, 262, 32), (420, 300, 25), (270, 350, 18), (130, 396, 13), (60, 420, 11), (46, 438, 7)]
    bill = c.mask(limb(upper, 60))
    c.multiply(c.mask(limb([(510, 306, 8), (270, 372, 7), (70, 428, 5)], 40), soft=5), (0.5, 0.13, 35), 0.6)
    c.form(bill, (0.78, 0.12, 66), thickness=24, rim=0.8, gloss=0.3, mottle=0.06, detail=0.7)
    ridge = c.mask(limb([(530, 246, 7), (420, 284, 6), (270, 337, 5), (130, 386, 4), (62, 410, 4)], 50), soft=1.5)
    c.glaze(ridge, (0.6, 0.16, 38), 0.6)
    hook = c.mask(curve([(34, 412, CORNER), (66, 402), (74, 420), (56, 450, CORNER), (38, 434)]))
    c.form(hook, (0.6, 0.17, 35), thickness=9, gloss=0.4, detail=0.8)
    face = c.mask(curve([(500, 246, CORNER), (526, 214), (566, 212), (584, 240), (562, 272), (516, 280)]), soft=4)
    c.form(face, (0.82, 0.09, 55), thickness=12, mottle=0.05, detail=0.7)
    paint_eye(c, 546, 238, 10, left=True)
    r = c.rng("crest")
    for i in range(9):
        x, y = 580 + 5 * i, 220 + 11 * i
        tip = (x + 44 - 2 * i + float(r.normal(0, 4)), y + 26 + float(r.normal(0, 4)))
        plume = c.mask(curve([(x - 12, y - 4), (x + 22, y + 2), (*tip, CORNER), (x + 14, y + 16), (x - 14, y + 10)]))
        plume = plume * np.asarray(smoothstep(x - 8, x + 16, c.x), np.float32)
        garment(c, plume, _WHITE, thickness=5, weave=0, rim=0, gain=0.7, detail=0.55)
