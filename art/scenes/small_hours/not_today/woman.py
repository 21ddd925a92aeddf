"""The woman who leans: coat, boots, scarf; then her face, tilted back, eyes shut."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur, knit
from art.painting.motifs.folds import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval, place

_COAT: Colour = (0.42, 0.095, 262)
_OCHRE: Colour = (0.74, 0.12, 78)
_SKIN: Colour = (0.76, 0.075, 48)
_SHADE: Colour = (0.36, 0.09, 262)
_HEAD = (500.0, 398.0)
_SIZE = 132.0
_TILT = 9.0


def body(c: Canvas) -> None:
    """Paint all of her but the face."""
    _shadow(c)
    _boot(c, 262, 908, 168, 1046, "far", 0.14)
    _boot(c, 338, 930, 232, 1084, "near", 0.0)
    _skirt(c)
    _far_arm(c)
    _coat(c)
    _near_arm(c)


def _shadow(c: Canvas) -> None:
    ground = c.mask(
        curve([(150, 1060), (240, 1040), (360, 1030), (500, 1010), (620, 1090), (520, 1120), (300, 1112), (190, 1090)]),
        soft=7,
    )
    c.multiply(ground, (0.56, 0.1, 256), 0.72)
    cast = c.mask(curve([(560, 450), (600, 520), (606, 700), (604, 900), (560, 1000), (500, 960), (520, 700)]), soft=9)
    c.multiply(cast, (0.46, 0.09, 240), 0.62)


def _boot(c: Canvas, x0: float, y0: float, x1: float, y1: float, seed: str, haze: float) -> None:
    """A felt boot from the shin (x0, y0) to the toe (x1, y1): heel dug in, toe up a little."""
    ax, ay = x1 + 78, y1 - 36
    leg = curve(
        [
            (x0 - 44, y0, CORNER),
            (x0 + 40, y0 + 6, CORNER),
            (ax + 42, ay - 30),
            (ax + 40, ay + 20),
            (ax + 44, y1 + 10, CORNER),
            (ax - 10, y1 + 4),
            (x1 + 20, y1 - 4),
            (x1 - 10, y1 - 22),
            (x1 + 2, y1 - 48),
            (x1 + 30, y1 - 58),
            (ax - 36, ay - 40),
        ],
        pull=0.34,
    )
    m = c.mask(leg, wobble=1)
    lines = [
        ([(ax - 40, ay - 38, 7), (ax, ay - 24, 8), (ax + 36, ay - 26, 6)], 6.0),
        ([(ax - 44, ay - 60, 6), (ax - 4, ay - 50, 8), (ax + 34, ay - 56, 6)], 5.0),
        ([(x1 + 30, y1 - 40, 8), (x1 + 60, y1 - 26, 8)], 3.0),
    ]
    garment(c, m, (0.46, 0.05, 55), lines, thickness=44, seed=f"boot{seed}", bias=0.02 - haze, rim=0.2)
    sole = c.mask(
        curve(
            [
                (x1 - 8, y1 - 24),
                (x1 + 20, y1 - 6),
                (ax - 10, y1 + 2),
                (ax + 45, y1 + 8, CORNER),
                (ax + 46, y1 + 20, CORNER),
                (ax - 14, y1 + 14),
                (x1 + 12, y1 + 6),
            ]
        )
    )
    c.form(sole, (0.3, 0.04, 40), thickness=8, rim=0.1, detail=0.4)
    c.glaze(m, (0.8, 0.05, 245), haze)
    heap = c.mask(
        curve([(ax - 20, y1 + 20), (ax + 30, y1 - 2), (ax + 70, y1 - 8), (ax + 104, y1 + 14), (ax + 40, y1 + 30)]),
        wobble=3,
    )
    c.form(heap, (0.93, 0.02, 240), thickness=18, rim=0.1, mottle=0.03, detail=0.3)


def _skirt(c: Canvas) -> None:
    m = c.mask(
        curve(
            [
                (258, 900, CORNER),
                (500, 900, CORNER),
                (494, 1004),
                (480, 1024, CORNER),
                (420, 1016),
                (340, 990),
                (262, 966, CORNER),
                (256, 940),
            ],
            pull=0.3,
        )
    )
    lines = [([(300 + 34 * k, 900, 8), (296 + 35 * k, 960, 10), (290 + 36 * k, 1020, 11)], 7.0) for k in range(6)]
    garment(c, m, (0.52, 0.15, 24), lines, thickness=40, seed="skirt", bias=-0.02, rim=0.1)
    c.multiply(m * smoothstep(980, 920, c.y), _SHADE, 0.5)


def _coat(c: Canvas) -> None:
    back = [(534, 446), (556, 500), (563, 570), (556, 650), (540, 720), (548, 790), (538, 850), (522, 920)]
    hem = [(512, 992, CORNER), (470, 990), (430, 968), (380, 962), (330, 938), (286, 930), (246, 912, CORNER)]
    front = [(276, 850), (312, 770), (352, 700), (372, 640), (372, 580), (392, 526), (430, 480), (446, 456)]
    m = c.mask(curve([*back, *hem, *front], pull=0.34), wobble=0.8)
    pulls = [
        ([(470, 712, 7), (420, 800, 12), (380, 880, 17), (352, 960, 20)], 11.0),
        ([(486, 716, 7), (462, 810, 13), (446, 890, 18), (436, 980, 21)], 12.0),
        ([(500, 722, 7), (502, 820, 12), (498, 900, 16), (494, 990, 20)], 11.0),
        ([(440, 706, 7), (372, 780, 12), (324, 850, 17), (290, 930, 20)], 10.0),
        ([(404, 700, 6), (350, 760, 9), (306, 820, 12)], 6.0),
        ([(520, 740, 6), (536, 800, 9), (530, 880, 12)], 7.0),
        ([(398, 700, 7), (450, 716, 9), (536, 712, 7)], 9.0),
        ([(400, 720, 5), (450, 736, 7), (530, 732, 5)], -8.0),
        ([(430, 500, 7), (410, 570, 10), (408, 650, 8)], 6.0),
        ([(520, 500, 8), (528, 580, 10), (512, 680, 8)], 6.0),
    ]
    garment(c, m, _COAT, pulls, thickness=120, seed="coat", bias=0.02, rim=0.22, shadow=36)
    # The side that leans goes under; the front takes the snow's light.
    c.multiply(m * smoothstep(450, 560, c.x + 0.08 * (c.y - 600)), _SHADE, 0.34)
    c.screen(m.edge(-7, -3, 4), (0.9, 0.05, 235), 0.35)
    seam = [(428, 482), (392, 570), (388, 680), (346, 780), (300, 860), (268, 918)]

    def buttons(pen: Pen) -> None:
        pen.stroke(seam, (0.26, 0.08, 265), 2.6, 0.7)
        pen.stroke([(x - 3, y) for x, y in seam], (0.62, 0.09, 258), 1.6, 0.5)
        for x, y in ((366, 748), (330, 812), (296, 872)):
            pen.fill(oval(x + 8, y, 6.5, 8), (0.7, 0.1, 78))

    c.draw(buttons, relief=2, clip=m, detail=0.5)
    belt = c.mask(limb([(392, 690, 13), (450, 706, 13), (544, 700, 13)], 20)) & m
    c.form(belt, (0.36, 0.09, 262), thickness=9, rim=0.25, detail=0.45)


def _sleeve(
    c: Canvas, m: Mask, lines: list[tuple[list[tuple[float, float, float]], float]], seed: str, bias: float
) -> None:
    c.multiply((m.move(7, 9).blur(7)), _SHADE, 0.5)
    garment(c, m, _COAT, lines, thickness=56, seed=seed, bias=bias, rim=0.2, shadow=24)


def _mitten(c: Canvas, outline: Path, thumb: Path, angle: float, shade: float = 0.0) -> None:
    for part in (outline, thumb):
        m = c.mask(part, wobble=0.8)
        c.multiply(m.move(3, 5).blur(4), _SHADE, 0.45)
        knit(c, m, _OCHRE, stitch=6.5, angle=angle, thickness=26, detail=0.55)
        c.multiply(m, (0.6, 0.1, 40), shade)


def _far_arm(c: Canvas) -> None:
    """The far forearm comes up before her breast; her fist holds a key."""
    m = c.mask(curve([(420, 520), (372, 560), (340, 640), (346, 690), (384, 694), (432, 650), (470, 600)]))
    _sleeve(
        c,
        m,
        [
            ([(352, 640, 8), (376, 664, 8), (400, 676, 7)], 7.0),
            ([(350, 618, 7), (380, 640, 8), (420, 640, 7)], 6.0),
            ([(360, 596, 7), (390, 614, 8)], 5.0),
        ],
        "far",
        -0.06,
    )


def _near_arm(c: Canvas) -> None:
    fist = curve([(392, 640), (398, 604), (424, 584), (456, 590), (464, 618), (446, 644), (416, 656)])
    cuff = c.mask(curve([(372, 694, CORNER), (366, 652), (384, 634), (410, 660), (404, 690)]), wobble=0.6)
    c.form(cuff, (0.38, 0.09, 262), thickness=20, rim=0.2, detail=0.45)

    def key(pen: Pen) -> None:
        iron = (0.3, 0.03, 60)
        pen.stroke([(422, 652), (417, 684), (411, 714)], iron, 6.5)
        pen.stroke(oval(426, 584, 15, 17), iron, 6.5)
        pen.stroke([(412, 710), (398, 707)], iron, 6.5)
        pen.stroke([(415, 695), (403, 692)], iron, 6.5)

    c.draw(key, relief=4, detail=0.75)
    thumb = curve([(404, 606), (418, 592), (440, 600), (446, 614), (430, 620), (412, 622)])
    _mitten(c, fist, thumb, 60)
    m = c.mask(
        curve(
            [
                (478, 484),
                (520, 488),
                (544, 540),
                (540, 610),
                (530, 660),
                (552, 704),
                (574, 726, CORNER),
                (546, 776, CORNER),
                (500, 744),
                (462, 700),
                (450, 640),
                (456, 560),
            ],
            pull=0.36,
        )
    )
    _sleeve(
        c,
        m,
        [
            ([(460, 668, 8), (492, 684, 9), (524, 672, 8)], 9.0),
            ([(456, 640, 7), (490, 658, 8), (530, 640, 7)], 7.0),
            ([(470, 700, 7), (504, 704, 8), (534, 690, 7)], 8.0),
            ([(470, 600, 8), (500, 616, 9), (534, 600, 8)], 5.0),
            ([(488, 500, 8), (476, 560, 10), (480, 620, 8)], 5.0),
            ([(520, 722, 6), (540, 742, 7), (552, 750, 6)], 5.0),
        ],
        "near",
        0.05,
    )
    hand = curve([(548, 762), (566, 728), (590, 716), (606, 690), (613, 706), (612, 760), (606, 800), (580, 800)])
    thumb = curve([(574, 780), (586, 796), (584, 822), (572, 826), (562, 806), (558, 784)])
    _mitten(c, hand, thumb, 80)
    band = c.mask(curve([(540, 764), (560, 716), (580, 722), (564, 782)]), wobble=0.6)
    knit(c, band, (0.55, 0.16, 26), stitch=5, angle=120, thickness=20, detail=0.6)


def _at(u: float, v: float) -> tuple[float, float]:
    """Return the place of a point of the head (units of its height, ear at 0, face to the left)."""
    a = math.radians(_TILT)
    x, y = u * _SIZE, v * _SIZE
    return _HEAD[0] + x * math.cos(a) - y * math.sin(a), _HEAD[1] + x * math.sin(a) + y * math.cos(a)


def _local(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    return place(points, *_HEAD, _SIZE, _TILT)


def face(c: Canvas) -> None:
    """Paint her head and scarf, spared by the big strokes."""
    brow = [(-0.1, -0.5), (-0.28, -0.42), (-0.385, -0.26), (-0.415, -0.12), (-0.395, -0.04)]
    nose = [(-0.425, 0.03), (-0.485, 0.12), (-0.52, 0.165), (-0.50, 0.2), (-0.425, 0.215, CORNER)]
    mouth = [(-0.44, 0.255), (-0.452, 0.285), (-0.418, 0.3, CORNER), (-0.44, 0.33), (-0.425, 0.37), (-0.4, 0.385)]
    chin = [(-0.425, 0.43), (-0.415, 0.49), (-0.355, 0.535), (-0.25, 0.53), (-0.16, 0.56), (-0.14, 0.7)]
    rest = [(0.3, 0.72), (0.33, 0.3), (0.36, -0.1), (0.2, -0.44)]
    skull = c.mask(curve(_local([*brow, *nose, *mouth, *chin, *rest]), pull=0.32))
    warm = ramp(
        [(0.4, 0.1, 12), (0.54, 0.115, 28), (0.68, 0.1, 38), (0.78, 0.078, 50), (0.86, 0.055, 62), (0.95, 0.03, 80)]
    )
    r = c.relief(skull, 62)
    at = r.mask.where
    soft = 18 * np.exp(-(((c.x - _at(-0.22, 0.17)[0]) ** 2 + (c.y - _at(-0.22, 0.17)[1]) ** 2) / 26**2))
    socket = -11 * np.exp(-(((c.x - _at(-0.31, -0.02)[0]) / 17) ** 2 + ((c.y - _at(-0.31, -0.02)[1]) / 12) ** 2))
    jowl = 9 * np.exp(-(((c.x - _at(-0.2, 0.4)[0]) / 24) ** 2 + ((c.y - _at(-0.2, 0.4)[1]) / 16) ** 2))
    ala = 6 * np.exp(-(((c.x - _at(-0.415, 0.165)[0]) / 7) ** 2 + ((c.y - _at(-0.415, 0.165)[1]) / 7) ** 2))
    bump = (soft + socket + jowl + ala)[at]
    c.form(r, warm, bump=np.asarray(bump, np.float32), mottle=0.05, grain=9, rim=0.1, detail=0.72, bias=0.05, gain=0.95)
    for u, v, q, tone, share in (
        (-0.2, 0.16, 0.17, (0.6, 0.17, 22), 0.62),
        (-0.49, 0.15, 0.06, (0.6, 0.16, 22), 0.5),
        (-0.40, 0.46, 0.07, (0.62, 0.13, 28), 0.3),
        (-0.02, 0.1, 0.1, (0.6, 0.15, 22), 0.4),
        (-0.3, -0.28, 0.1, (0.9, 0.04, 75), 0.3),
    ):
        c.glaze(c.mask(oval(*_at(u, v), q * _SIZE, q * _SIZE * 0.8, _TILT), soft=q * _SIZE * 0.42) & skull, tone, share)
    under = c.mask(
        curve(_local([(-0.3, 0.56), (-0.16, 0.5), (0.0, 0.4), (0.06, 0.3), (0.4, 0.3), (0.4, 0.8), (-0.2, 0.8)])),
        soft=5,
    )
    c.multiply(under & skull, (0.46, 0.1, 350), 0.7)
    _features(c, skull)
    _hair(c)
    _scarf(c)


def _features(c: Canvas, skull: Mask) -> None:
    lid = c.mask(
        curve(
            _local([(-0.375, 0.005, CORNER), (-0.345, -0.04), (-0.29, -0.045), (-0.235, 0.0, CORNER), (-0.3, 0.034)])
        ),
        soft=0.8,
    )
    c.form(lid & skull, (0.72, 0.085, 38), thickness=9, rim=0.0, detail=0.85, mottle=0.02)
    dark: Colour = (0.3, 0.07, 30)

    def lines(pen: Pen) -> None:
        def taper(points: list[tuple[float, float]], w: float, end: float, tone: Colour, alpha: float) -> None:
            n = len(points) - 1
            spine = [(*_at(u, v), (w + (end - w) * i / n) / 2) for i, (u, v) in enumerate(points)]
            pen.fill(limb(spine, 24), tone, alpha)

        taper([(-0.38, 0.012), (-0.335, 0.04), (-0.28, 0.036), (-0.225, 0.005)], 2.4, 3.4, dark, 0.95)
        for k in range(5):
            u = -0.365 + 0.03 * k
            taper([(u, 0.026 + 0.01 * (k % 2)), (u - 0.026, 0.058)], 1.3, 0.4, dark, 0.8)
        taper([(-0.372, -0.035), (-0.32, -0.072), (-0.25, -0.05), (-0.215, -0.015)], 1.2, 1.8, (0.5, 0.1, 25), 0.7)
        taper([(-0.33, 0.085), (-0.27, 0.08), (-0.23, 0.055)], 1.0, 1.6, (0.56, 0.1, 25), 0.5)
        for k in range(3):
            taper([(-0.2, -0.01 + 0.02 * k), (-0.155, -0.03 + 0.035 * k)], 1.6, 0.6, (0.52, 0.1, 25), 0.55)
        for k in range(13):
            t = k / 12
            u, v = -0.405 + 0.23 * t, -0.125 - 0.045 * math.sin(math.pi * min(1, t * 1.2)) + 0.03 * t
            taper([(u, v + 0.018), (u + 0.045, v - 0.014 + 0.012 * t)], 2.4, 0.8, (0.38, 0.04, 50), 0.75)
        taper([(-0.445, 0.198), (-0.43, 0.188), (-0.42, 0.2)], 2.2, 1.2, (0.34, 0.1, 20), 0.85)
        taper([(-0.385, 0.135), (-0.372, 0.17), (-0.385, 0.205)], 1.2, 2.0, (0.5, 0.12, 22), 0.6)
        taper([(-0.36, 0.2), (-0.325, 0.27), (-0.325, 0.34)], 1.0, 2.2, (0.54, 0.11, 25), 0.55)
        taper([(-0.425, 0.3), (-0.38, 0.296), (-0.335, 0.318)], 2.0, 1.4, (0.36, 0.12, 18), 0.9)

    upper = c.mask(curve(_local([(-0.45, 0.28), (-0.42, 0.27), (-0.35, 0.3), (-0.42, 0.302)])), soft=0.8) & skull
    c.glaze(upper, (0.56, 0.14, 20), 0.6)
    lower = c.mask(curve(_local([(-0.425, 0.302), (-0.36, 0.31), (-0.4, 0.345), (-0.44, 0.34)])), soft=0.8) & skull
    c.glaze(lower, (0.62, 0.14, 20), 0.6)
    c.draw(lines, clip=skull, detail=0.9, soft=0.35)
    ear = c.mask(
        curve(_local([(-0.04, -0.03), (0.02, -0.1), (0.09, -0.06), (0.08, 0.06), (0.02, 0.16), (-0.03, 0.12)]))
    )
    c.form(ear, (0.7, 0.11, 32), thickness=10, rim=0.2, detail=0.8)
    c.draw(
        lambda pen: pen.stroke(
            [_at(-0.01, -0.02), _at(0.045, -0.05), _at(0.05, 0.03), _at(0.0, 0.07)], (0.5, 0.13, 22), 2.4, 0.7
        ),
        detail=0.85,
        soft=0.6,
    )


def _hair(c: Canvas) -> None:
    grey: Colour = (0.5, 0.035, 55)
    clay = Clay(c, (400, 260, 640, 520), melt=7)

    def lock(points: list[tuple[float, float, float]]) -> None:
        clay.limb([(*_at(u, v), q * _SIZE) for u, v, q in points])

    lock([(-0.3, -0.4, 0.05), (-0.12, -0.47, 0.1), (0.14, -0.42, 0.14), (0.3, -0.3, 0.13)])
    lock([(-0.29, -0.36, 0.04), (-0.1, -0.36, 0.12), (0.14, -0.28, 0.16), (0.34, -0.2, 0.13)])
    lock([(-0.2, -0.26, 0.05), (-0.04, -0.2, 0.1), (0.16, -0.14, 0.15), (0.34, -0.12, 0.12)])
    lock([(-0.13, -0.14, 0.035), (0.0, -0.12, 0.07), (0.18, 0.02, 0.13), (0.32, -0.06, 0.12)])
    lock([(0.16, 0.3, 0.05), (0.22, 0.18, 0.1), (0.3, 0.02, 0.12), (0.32, -0.1, 0.1)])
    clay.ball(*_at(0.42, -0.36), 0.19 * _SIZE, 0.17 * _SIZE, z=14, turn=30)
    m = clay.relief(1.0)
    strand = np.sin(clay.across / 2.6 + 2.5 * np.sin(clay.along / 21)) * 1.5
    c.form(m, grey, bump=np.asarray(strand, np.float32), rim=0.2, mottle=0.1, grain=7, gloss=0.12, detail=0.72)
    fur(c, m, clay.angle, seed="hair", length=(12, 26), spacing=2.6, light=0.16, lift=0.03, spread=0.14, detail=0.74)
    r = c.rng("wisps")

    def wisps(pen: Pen) -> None:
        for k in range(26):
            u, v = float(r.uniform(-0.3, 0.1)), float(r.uniform(-0.46, -0.36))
            w = float(r.uniform(0.08, 0.3))
            rise = float(r.uniform(-0.05, 0.1))
            tone = (float(r.uniform(0.4, 0.7)), 0.035, 60)
            pen.stroke([_at(u + 0.1, v), _at(u - w * 0.4, v - rise), _at(u - w, v + 0.04 - rise)], tone, 1.1, 0.7)
        for k in range(4):
            u, v = -0.13 + 0.015 * k, -0.12 + 0.02 * k
            pen.stroke(
                [_at(u, v), _at(u - 0.01, v + 0.12), _at(u - 0.05, v + 0.2 + 0.02 * k)], (0.5, 0.035, 55), 1.0, 0.55
            )
        for k in range(7):
            t = k / 6
            pen.stroke(
                [_at(0.28, -0.46 + 0.2 * t), _at(0.42, -0.42 + 0.14 * t), _at(0.56, -0.4 + 0.12 * t)],
                (0.34, 0.035, 50),
                1.5,
                0.5,
            )

    c.draw(wisps, detail=0.8)


def _scarf(c: Canvas) -> None:
    tail = c.mask(
        curve(
            [
                (452, 496),
                (420, 476),
                (372, 486),
                (330, 470),
                (286, 480, CORNER),
                (278, 520, CORNER),
                (326, 514),
                (372, 532),
                (424, 524),
                (466, 530),
            ]
        ),
        wobble=0.6,
    )
    wrap = c.mask(
        curve(
            [
                (434, 478),
                (446, 456),
                (486, 462),
                (530, 444),
                (566, 424),
                (578, 452),
                (566, 496),
                (520, 522),
                (470, 528),
                (440, 512),
            ]
        ),
        wobble=0.6,
    )
    for m, angle, seed in ((tail, 4, "tail"), (wrap, -16, "wrap")):
        c.multiply(m.move(4, 9).blur(6), _SHADE, 0.5)
        if seed == "tail":
            lines = [
                ([(466, 508, 8), (420, 496, 9), (370, 508, 8), (320, 492, 8), (284, 500, 7)], 8.0),
                ([(440, 522, 6), (390, 520, 6)], 4.0),
            ]
        else:
            lines = [
                ([(440, 500, 8), (490, 500, 9), (540, 476, 9), (572, 446, 8)], 9.0),
                ([(446, 474, 7), (490, 478, 8), (540, 456, 8), (570, 432, 7)], 8.0),
                ([(456, 520, 6), (500, 516, 7), (550, 494, 7)], 6.0),
            ]
        garment(c, m, _OCHRE, lines, thickness=24, weave=0.7, seed=seed, bias=0.02, rim=0.25, detail=0.62)
        stripe = smoothstep(
            0.55, 0.9, np.sin((c.x * math.cos(math.radians(angle)) + c.y * math.sin(math.radians(angle))) / 9)
        )
        if seed == "tail":
            c.glaze(m * (stripe * smoothstep(372, 340, c.x)), (0.5, 0.16, 26), 0.75)
    r = c.rng("fringe")

    def fringe(pen: Pen) -> None:
        for k in range(14):
            y = 482 + 2.8 * k
            pen.stroke(
                [(286, y), (270, y + float(r.normal(0, 4))), (252, y + 2 + float(r.normal(0, 6)))],
                (float(r.uniform(0.62, 0.8)), 0.12, 78),
                2.4,
                0.95,
            )

    c.draw(fringe, relief=1.2, detail=0.7)
    x, y = _at(0.37, -0.5)

    def butterfly(pen: Pen) -> None:
        with pen.at(x, y, -24, 0.8):
            pen.fill(curve([(0, 0, CORNER), (-4, -20), (14, -24), (18, -10)]), (0.86, 0.14, 92))
            pen.fill(curve([(0, 0, CORNER), (6, -16), (22, -16), (16, -2)]), (0.9, 0.12, 98))
            pen.dot(13, -18, 2, (0.4, 0.1, 40))
            pen.stroke([(-3, 1), (10, 1)], (0.26, 0.04, 50), 2)

    c.draw(butterfly, detail=0.9)
