"""She who is due: a navy dress, a flowered pinafore yellow as a yolk, a hand in its pocket, her eyes shut."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval
from art.painting.stamps import sampled, scatter, strew

_NAVY: Colour = (0.29, 0.06, 255)
_DEEP: Colour = (0.17, 0.045, 265)
_PALE: Colour = (0.5, 0.06, 245)
_YOLK: Colour = (0.82, 0.15, 78)
_OCHRE: Colour = (0.7, 0.13, 66)
_SUN: Colour = (0.93, 0.1, 88)
_SKIN: Colour = (0.56, 0.085, 48)
_BROWN: Colour = (0.42, 0.075, 40)
_HAIR: Colour = (0.16, 0.02, 40)

_FRONT: Points = (
    *((326, 562), (296, 590), (278, 632), (276, 664), (246, 690), (206, 730), (184, 784), (192, 844)),
    *((224, 896), (258, 930), (266, 984)),
)
_BACK: Points = (
    (440, 1036),
    (432, 960),
    (424, 880),
    (412, 812),
    (398, 756),
    (410, 690),
    (414, 630),
    (394, 580),
    (372, 556),
)

_EAR = (340.0, 470.0)
_SIZE, _BOW = 0.86, -17.0


def _one(u: float, v: float) -> tuple[float, float]:
    """Return the place of a point of the head: `u` from the ear towards the nose, `v` down."""
    co, si = math.cos(math.radians(_BOW)), math.sin(math.radians(_BOW))
    return _EAR[0] - _SIZE * (u * co - v * si), _EAR[1] + _SIZE * (u * si + v * co)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return the places of points of the head; radii are scaled, corners kept."""
    return [(*_one(p[0], p[1]), *((p[2] if p[2] == CORNER else p[2] * _SIZE,) if len(p) > 2 else ())) for p in points]


def _outline() -> list[tuple[float, ...]]:
    way = [*_FRONT, (262, 1040, CORNER), (350, 1046), *_BACK]
    return [tuple(p) for p in way]


def _lean(y: Array) -> Array:
    """How far she is bent to the right at a height: not at her feet, most at her head."""
    return np.asarray(0.00023 * np.maximum(1040 - y, 0) ** 2, np.float32)


def shade(c: Canvas, shell: Mask) -> None:
    """Her shadow on the shell."""
    head = c.mask(oval(346 + 78, 456, 96, 92))
    body = [(p[0] + float(_lean(np.asarray(p[1]))), *p[1:]) for p in _outline()]
    m = (c.mask(curve(body)) | head).blur(15).move(62, 34) & shell
    c.multiply(m, (0.5, 0.06, 240), 0.72)


def _nap(c: Canvas, m: Mask, n: int, angle: float, seed: str) -> None:
    """Dry strokes along the fall of the cloth."""
    r = c.rng(f"nap/{seed}")
    x, y = scatter(m.grow(-10), n, r, "any")
    under = sampled(c, c.layer.rgb, x, y)
    tones = np.asarray(np.clip(under * r.uniform(0.84, 1.2, (len(x), 1)), 0, 1), np.float32)
    turn = angle + r.normal(0, 0.18, len(x))
    strew(c, "bristle", x, y, r.uniform(36, 90, len(x)), turn, tones, seed=seed, alpha=0.26, detail=0.35, clip=m)


def leaning(c: Canvas) -> None:
    """Paint her, then bend her back as one curve against the shell."""
    with c.group() as figure:
        _woman(c)
    c.paste(figure, bend=(c.x - _lean(c.y) + 0 * c.y, c.y + 0 * c.x))


def _woman(c: Canvas) -> None:
    """Straw, shoes, dress, pinafore, head, sleeve and pocket."""
    _straw(c)
    for dx, dy, tone in ((34, -4, 0.19), (0, 0, 0.23)):
        ankle = c.mask(limb([(338 + dx, 1026 + dy, 17), (336 + dx, 1050 + dy, 14)]))
        c.fill(ankle, _BROWN, detail=0.7)
        shoe = [
            (356, 1040),
            (356, 1068, CORNER),
            (262, 1070, CORNER),
            (258, 1058),
            (284, 1046),
            (322, 1048),
            (338, 1052),
        ]
        c.fill(c.mask(curve([(x + dx, y + dy, *k) for x, y, *k in shoe])), (tone, 0.04, 265), detail=0.75)
    neck = c.mask(limb([(360, 586, 46), (350, 540, 35), (336, 490, 34)]))
    c.fill(neck, _SKIN, detail=0.8)
    c.multiply(c.mask(limb([(300, 540, 12), (336, 540, 18), (366, 520, 16)]), soft=9) & neck, _BROWN, 0.7)
    dress = c.mask(curve(_outline()))
    c.form(c.relief(dress, 110, smooth=9), _NAVY, rim=0.0, gain=0.45, mottle=0.05, grain=40, depth=0.66, detail=0.3)
    c.multiply(dress * np.asarray(smoothstep(350, 440, c.x[dress.where]), np.float32), _DEEP, 0.5)
    folds = (
        (((392, 800, 4), (396, 900, 12), (402, 1040, 14)), 9, 0.6),
        (((372, 900, 4), (366, 980, 10), (362, 1046, 12)), 8, 0.5),
    )
    sweeps(c, dress, folds, _DEEP)
    sweeps(c, dress, ((((404, 620, 8), (404, 690, 10), (396, 740, 6)), 10, 0.25),), _PALE, pale=True)
    _nap(c, dress, 200, 1.5, "dress")
    _apron(c, dress)
    _head(c)
    _sleeve(c)


def _straw(c: Canvas) -> None:
    """Some of the nest's straw, for her to stand on."""
    r = c.rng("straw")

    def work(pen: Pen) -> None:
        for k in range(60):
            x, y = float(r.normal(330, 62)), 1078 - 0.35 * k + float(r.normal(0, 3))
            q, a = float(r.uniform(34, 74)), float(r.normal(0, 0.13))
            dx, dy = q * math.cos(a), q * math.sin(a)
            lit = float(r.uniform(0, 1))
            path = [(x - dx, y - dy), (x, y - float(r.uniform(0, 6))), (x + dx, y + dy)]
            tone = (0.36 + 0.36 * lit, 0.05 + 0.03 * lit, 44 + 22 * lit)
            pen.stroke(curve(path, closed=False), tone, float(r.uniform(2.5, 5.5)))

    c.draw(work, relief=2, detail=0.55)


def _apron(c: Canvas, dress: Mask) -> None:
    side = [(350, 586), (336, 640), (346, 720), (366, 800), (370, 900), (364, 1004, CORNER), (150, 1004, CORNER)]
    part = c.mask(curve([(280, 596, CORNER), (316, 588), *side, (150, 640, CORNER)])) & dress
    c.multiply(part.blur(5).move(6, -2) & dress, _DEEP, 0.6)
    c.form(c.relief(part, 90, smooth=10), _YOLK, rim=0.0, gain=0.5, bias=0.04, mottle=0.05, depth=0.55, detail=0.35)
    low = c.mask(limb([(206, 872, 20), (250, 922, 26), (300, 930, 26), (352, 900, 16)]), soft=20) & part
    c.multiply(low, _OCHRE, 0.85)
    c.multiply(part * np.asarray(smoothstep(300, 372, c.x[part.where]), np.float32), _OCHRE, 0.6)
    folds = (
        (((276, 936, 4), (284, 970, 8), (286, 1006, 9)), 6, 0.5),
        (((326, 920, 4), (330, 960, 9), (332, 1006, 10)), 7, 0.5),
        (((276, 668, 3), (300, 690, 7), (334, 716, 4)), 6, 0.4),
    )
    sweeps(c, part, folds, _OCHRE)
    glow = ((((236, 720, 12), (210, 776, 18), (216, 830, 10)), 18, 0.5), (((296, 610, 6), (292, 650, 8)), 8, 0.35))
    sweeps(c, part, glow, _SUN, pale=True)
    _nap(c, part, 150, 1.4, "apron")
    c.draw(_flowers, detail=0.6, clip=part)
    for way in (
        [(288, 600, 6), (316, 578, 8), (344, 562, 7), (368, 552, 5)],
        [(352, 742, 11), (378, 752, 12), (402, 750, 12)],
    ):
        band = c.mask(limb(way, 30))
        c.multiply(band.blur(3).move(2, 5) & dress, _DEEP, 0.5)
        c.fill(band, (0.78, 0.15, 74), detail=0.6)
    ends: tuple[Points, ...] = (
        [
            (398, 752, CORNER),
            (412, 758),
            (430, 800),
            (434, 852, CORNER),
            (418, 842, CORNER),
            (402, 856, CORNER),
            (404, 800),
        ],
        [(404, 744), (428, 736), (452, 752), (462, 786), (448, 802), (424, 786)],
    )
    for end, tone in zip(ends, ((0.7, 0.145, 68), (0.77, 0.15, 74)), strict=True):
        loop = c.mask(curve(end))
        c.multiply(loop.blur(4).move(6, 8), (0.4, 0.06, 245), 0.5)
        c.fill(loop, tone, detail=0.65)
        c.multiply(loop.edge(3, 6, 5), _OCHRE, 0.6)
    inside = c.mask(curve([(424, 758), (438, 762), (446, 780), (440, 785), (430, 774)]))
    c.fill(inside, (0.42, 0.05, 240), detail=0.6)
    knot = c.mask(oval(404, 748, 13, 15))
    c.fill(knot, _YOLK, detail=0.7)
    c.multiply(knot.edge(4, 4, 4), _OCHRE, 0.7)


def _flowers(pen: Pen) -> None:
    """Print small white flowers on it, in rows that go round her."""
    for row in range(12):
        for k in range(6):
            x, y = 188 + 40 * k + 20 * (row % 2), 606 + 36 * row + 5 * math.sin(k + row)
            for a in range(5):
                way = 1.257 * a + 0.5 * k
                pen.fill(oval(x + 5.4 * math.cos(way), y + 5.4 * math.sin(way), 3.7, 3.7), (0.96, 0.03, 90), 0.9)
            pen.fill(oval(x, y, 3, 3), (0.58, 0.17, 35), 0.95)


def _sleeve(c: Canvas) -> None:
    arm = c.mask(limb([(372, 608, 40), (386, 680, 38), (372, 750, 35), (326, 790, 30), (284, 808, 24)], 60))
    c.multiply(arm.blur(8).move(-2, 11), (0.4, 0.09, 50), 0.6)
    wrist = c.mask(limb([(296, 804, 19), (262, 822, 20), (246, 842, 20)]))
    c.fill(wrist, _SKIN, detail=0.7)
    c.form(c.relief(arm, 60, smooth=8), _NAVY, rim=0.0, gain=0.5, bias=0.03, mottle=0.05, depth=0.66, detail=0.35)
    folds = (
        (((398, 724, 4), (372, 738, 8), (346, 740, 3)), 6, 0.6),
        (((404, 760, 5), (376, 772, 9), (346, 762, 3)), 6, 0.6),
        (((380, 800, 10), (330, 818, 10), (290, 830, 8)), 8, 0.6),
    )
    sweeps(c, arm, folds, _DEEP)
    sweeps(c, arm, ((((360, 600, 10), (362, 660, 12), (356, 720, 8)), 12, 0.3),), _PALE, pale=True)
    _nap(c, arm, 70, 1.8, "sleeve")
    pocket = c.mask(
        curve([(214, 822, CORNER), (256, 830), (310, 818, CORNER), (308, 880), (284, 902), (240, 894), (216, 868)])
    )
    c.multiply(pocket.blur(4).move(3, 5), _OCHRE, 0.7)
    c.form(c.relief(pocket, 40, smooth=8), _YOLK, rim=0.0, gain=0.4, bias=0.0, mottle=0.05, depth=0.55, detail=0.4)
    hem = c.mask(limb([(214, 824, 4), (256, 833, 5), (310, 821, 4)], 30))
    c.fill(hem, _SUN, 0.8, detail=0.6)


def _head(c: Canvas) -> None:
    front = [
        *((30, -96), (58, -86), (74, -62), (78, -44), (76, -30, CORNER), (88, -8), (104, 12), (101, 24, CORNER)),
        *((90, 27), (95, 37), (88, 45, CORNER), (92, 55), (83, 65, CORNER), (89, 80), (82, 94), (58, 98)),
    ]
    back = [(26, 84), (4, 66), (-22, 30), (-12, -60)]
    m = c.mask(curve(_at([*front, *back])))
    c.fill(m, _SKIN, detail=0.88, mottle=0.03)
    under = c.mask(limb(_at([(74, 98, 8), (40, 90, 14), (10, 66, 18), (-6, 20, 16)])), soft=6)
    c.multiply(under & m, _BROWN, 0.6)
    c.multiply(c.mask(limb(_at([(52, -28, 7), (70, -24, 6)])), soft=5) & m, _BROWN, 0.4)
    c.glaze(c.mask(limb(_at([(48, 24, 15), (60, 22, 12)])), soft=9) & m, (0.62, 0.13, 35), 0.5)
    c.glaze(c.mask(limb(_at([(60, -70, 8), (74, -44, 6)])), soft=7) & m, (0.74, 0.08, 60), 0.5)
    c.glaze(c.mask(limb(_at([(88, -4, 5), (98, 10, 5)])), soft=4) & m, (0.74, 0.08, 60), 0.5)
    dark: Colour = (0.18, 0.03, 40)
    lid = [(46, -16, 0.8), (54, -9, 2.0), (63, -8, 2.2), (74, -14, 1)]

    def features(pen: Pen) -> None:
        pen.fill(limb(_at([(44, -42, 0.9), (58, -47, 2.8), (75, -42, 1.2)])), dark, 0.9)
        pen.fill(limb(_at(lid)), dark)
        for u, v, _ in lid[1:]:
            pen.fill(limb(_at([(u, v, 1.2), (u + 5, v + 7, 0.4)])), dark, 0.85)
        pen.fill(curve(_at([(74, 45), (88, 36), (95, 39), (88, 46), (92, 55), (84, 58)])), (0.46, 0.11, 25), 0.85)
        pen.fill(limb(_at([(90, 45, 1.2), (79, 46, 1.7), (68, 39, 0.9)])), (0.3, 0.07, 25), 0.9)
        pen.fill(limb(_at([(92, 22, 1.6), (87, 20, 2.0), (84, 14, 0.8)])), _BROWN, 0.9)

    c.draw(features, detail=0.92, soft=0.35)
    cloud = [
        *((70, -78), (52, -116), (8, -138), (-46, -132), (-88, -96), (-104, -44), (-88, 8), (-52, 36), (-22, 34)),
        *((-12, 14), (-6, -16), (10, -40), (42, -62)),
    ]
    hair = c.wobble(c.mask(curve(_at(cloud))), 6, 11)
    c.multiply(hair.blur(4).move(-2, 5) & m, _BROWN, 0.6)
    c.form(c.relief(hair, 60, smooth=8), _HAIR, rim=0.0, gain=0.5, mottle=0.1, detail=0.6)
    r = c.rng("curls")
    x, y = scatter(hair.grow(-4), 260, r, "any")

    def curls(pen: Pen) -> None:
        for px, py in zip(x, y, strict=True):
            lit = float(np.clip((340 - px) / 160 + (440 - py) / 160, 0, 1))
            a, q = float(r.uniform(0, 6.3)), float(r.uniform(3, 6))
            ring = [(px + q * math.cos(a + k), py + q * math.sin(a + k)) for k in (0.0, 1.2, 2.4, 3.6)]
            pen.stroke(curve(ring, closed=False), (0.24 + 0.16 * lit, 0.035, 45), 1.7, 0.6)

    c.draw(curls, detail=0.6, clip=hair)
    band = c.mask(limb(_at([(40, -150, 13), (22, -100, 13), (2, -56, 12), (-14, -16, 10), (-22, 40, 9)]), 40)) & hair
    c.fill(band, (0.66, 0.17, 32), detail=0.7)
    c.multiply(band.edge(4, 3, 4), (0.46, 0.14, 28), 0.5)
    shell = c.mask(curve(_at([(7, -14), (-5, -18), (-14, -8), (-11, 7), (-3, 18), (4, 15), (6, 3)])))
    c.fill(shell, _SKIN, detail=0.88)
    c.multiply(c.mask(limb(_at([(-2, -9, 3), (-6, 0, 4), (-1, 10, 2)])), soft=2) & shell, _BROWN, 0.8)
    c.draw(lambda pen: pen.dot(*_one(2, 24), 4, _YOLK), detail=0.9)
