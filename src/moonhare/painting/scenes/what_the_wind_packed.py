"""A very old Kazakh woman in profile, eyes shut; the folds of her headscarf are a steppe with galloping horses."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, cloud_bank, fur
from moonhare.painting.materials.living import skin
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.scenes._what_the_wind_packed_parts import EDGE, herd, paint_scarf, tents
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon, sample
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="What the Wind Packed",
    hero="very old Kazakh woman in profile, eyes shut, her headscarf's folds a steppe with galloping horses",
    idea="double exposure",
    place="steppe, felt tents",
    palette="desert ochre",
    composition="profile",
    time="afternoon",
    symbols=("headscarf", "horse", "tent"),
    hidden="a falcon hangs where her earring should",
    readings=("homeland", "lullaby", "pedigree"),
    person=True,
)
FINISH = {"vignette": 0.34, "bloom": 0.35}

_SKIN: Colour = (0.63, 0.088, 50)
# fmt: off
_PROFILE = [
    (352, 292, CORNER), (292, 318), (252, 364), (236, 412), (222, 438), (236, 464), (222, 500), (196, 540),
    (170, 574), (172, 592), (200, 604), (198, 622), (186, 638), (204, 650), (192, 664), (200, 682), (212, 696),
    (192, 716), (186, 742), (206, 768), (250, 782), (312, 800), (392, 780, CORNER), (440, 640), (430, 420),
]
# fmt: on


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.72, -0.45, 0.52),
        key=(0.96, 0.08, 85),
        shade=(0.42, 0.08, 320),
        rim=(-0.9, -0.4, 0),
        rim_colour=(0.97, 0.08, 85),
        bounce=(0.66, 0.11, 50),
    )
    _sky(c)
    repaint(c, 1.0, seed="sky")
    _coat(c)
    scarf = paint_scarf(c)
    repaint(c, 0.6, seed="steppe")
    tents(c)
    herd(c, scarf)
    _face(c)
    _trim(c)
    repaint(c, 0.22, seed="last")
    _falcon(c)
    _dust(c)


def _sky(c: Canvas) -> None:
    p = c.palette
    c.wash([(0.0, p.sky[0]), (0.25, p.sky[1]), (0.5, p.sky[2]), (0.74, p.sky[3]), (0.9, p.sky[4])])
    streaks(c, 60, 700, (0.97, 0.03, 85), share=0.6, cover=0.65)
    c.glow(40, 700, 330, (0.97, 0.09, 82), 0.75)
    cloud_bank(
        c,
        lambda x: 900 + 18 * math.sin(x / 70),
        (0.95, 0.04, 75),
        seed="low",
        size=(14, 44),
        rows=2,
        step=20,
        fade=(0.1, 1.0),
        right=420,
        per_row=14,
    )
    for i, (top, tone, haze) in enumerate(
        (((968), (0.62, 0.08, 300), 0.6), (1010, (0.74, 0.1, 75), 0.3), (1070, (0.62, 0.11, 62), 0.05))
    ):
        r = c.rng(f"far{i}")
        points: list[tuple[float, ...]] = [(-20, top, CORNER)]
        points += [(x, top + r.uniform(-14, 14) * (2 if i == 0 else 1)) for x in range(50, 600, 70)]
        points += [(620, top + 20, CORNER), (620, 1220, CORNER), (-20, 1220, CORNER)]
        c.form(c.mask(curve(points)), tone, thickness=30, haze=haze, mottle=0.1, detail=0.15)
    c.fog(920, 1060, None, 0.4)


def _coat(c: Canvas) -> None:
    coat = c.mask(
        curve(
            [
                (150, 1230, CORNER),
                (168, 1080),
                (226, 960),
                (300, 880),
                (420, 800),
                (640, 840),
                (760, 880),
                (830, 930, CORNER),
                (830, 1230, CORNER),
            ]
        )
    )
    cloth(c, coat, (0.42, 0.13, 22), angle=112, fold=70, depth=12, thickness=90, rim=0.7, detail=0.5)
    sheen = smoothstep(0.5, 0.8, c.field("velvet", 60, 4))
    c.screen(coat * np.asarray(sheen, np.float32), (0.66, 0.15, 28), 0.2)
    collar = Clay(c, (130, 800, 460, 1230), melt=14)
    collar.limb([(300, 860, 30), (246, 940, 42), (208, 1050, 48), (190, 1240, 50)])
    relief = collar.relief(2)
    c.shadow(relief.mask, 16, 8, soft=14, share=0.5)
    c.form(relief, (0.5, 0.06, 52), shadow=30, rim=0.8, detail=0.5)
    fur(c, relief, collar.angle, seed="collar", length=(16, 34), spacing=4, spread=0.6, light=0.14, detail=0.55)

    def braid(pen: Pen) -> None:
        line = sample([(330, 890), (300, 970), (282, 1070), (276, 1220)], 26)
        for x, y in line:
            pen.stroke([(x - 10, y - 8), (x + 12, y), (x - 10, y + 10)], (0.86, 0.11, 85), 3.4)
            pen.stroke([(x + 14, y - 8), (x + 26, y), (x + 14, y + 8)], (0.8, 0.12, 80), 2.6, 0.8)

    c.draw(braid, relief=3, detail=0.7)


def _face(c: Canvas) -> None:
    """Model the face: the outline gives the edge, clay the bones, pressed lines the years."""
    side = [(float(x) + 12, float(y)) for x, y in sample(EDGE, 30)]
    outline = c.mask(curve(_PROFILE, pull=0.33)) & c.mask(
        polygon([(60, 250), (316, 276), *side, (280, 830), (60, 830)])
    )
    clay = Clay(c, (140, 260, 470, 830), melt=24)
    clay.ball(330, 430, 110, 150, thick=70)
    clay.ball(300, 690, 100, 100, thick=64)
    clay.ball(298, 572, 54, 46, z=34, turn=-12)
    clay.limb([(236, 444, 22, 34), (278, 436, 24, 40), (318, 452, 22, 32)], melt=16)
    clay.limb([(238, 470, 13, 34), (216, 520, 17, 36), (190, 572, 21, 36)], melt=12)
    clay.ball(222, 580, 19, 15, z=42, melt=7)
    clay.ball(266, 480, 29, 18, z=48, turn=6, melt=6)
    clay.limb([(246, 514, 7, 46), (272, 522, 9, 48), (300, 514, 7, 44)], melt=7)
    clay.limb([(196, 628, 12, 30), (222, 632, 11, 36), (246, 640, 7, 36)], melt=8)
    clay.limb([(198, 664, 12, 30), (222, 660, 11, 36), (244, 654, 7, 36)], melt=8)
    clay.ball(222, 732, 26, 24, z=16, melt=20)
    # fmt: off
    lines: tuple[tuple[Sequence[tuple[float, float, float]], float], ...] = (
        ([(262, 356, 4), (292, 350, 4), (326, 360, 3)], 6), ([(246, 382, 4), (284, 374, 4), (326, 386, 3)], 7),
        ([(240, 408, 4), (280, 400, 4), (322, 412, 3)], 6), ([(232, 456, 5), (228, 472, 5), (236, 486, 4)], 8),
        ([(230, 494, 3), (262, 503, 3), (296, 492, 3), (310, 482, 2)], 9),
        ([(302, 484, 3), (322, 476, 3), (334, 462, 2)], 6), ([(304, 492, 3), (328, 494, 3), (338, 490, 2)], 6),
        ([(302, 502, 3), (322, 514, 3), (334, 522, 2)], 6), ([(240, 528, 4), (266, 540, 4), (296, 534, 3)], 6),
        ([(236, 588, 6), (256, 622, 6), (262, 664, 5), (250, 704, 4)], 12),
        ([(276, 622, 4), (292, 660, 4), (290, 706, 3)], 8), ([(304, 628, 3), (322, 668, 3), (318, 712, 3)], 6),
        ([(330, 600, 3), (338, 640, 3), (334, 690, 2)], 5), ([(196, 606, 2), (198, 622, 2)], 4),
        ([(210, 606, 2), (211, 622, 2)], 4), ([(224, 608, 2), (224, 624, 2)], 4),
        ([(204, 672, 2), (206, 688, 2)], 4), ([(218, 670, 2), (221, 690, 2)], 4),
        ([(190, 647, 4), (212, 650, 4), (242, 644, 3), (256, 634, 2)], 10),
        ([(200, 690, 4), (222, 698, 4), (244, 690, 3)], 8), ([(222, 752, 3), (250, 762, 3), (282, 756, 2)], 6),
        ([(226, 560, 4), (240, 576, 4), (238, 594, 4)], 8),
    )
    # fmt: on
    for spine, deep in lines:
        clay.press(spine, deep=deep * 0.72)
    height = clay.height.copy()
    box = outline.grown_box(0)
    blown = c.relief(outline, 80, smooth=3)
    full = np.full((c.h, c.w), 0.0, np.float32)
    full[blown.mask.where] = blown.height
    inner = (slice(clay.box[1], clay.box[3]), slice(clay.box[0], clay.box[2]))
    full[inner] = full[inner] * 0.75 + np.clip(height, 0, 200) * 0.8
    soft = full[box.where]
    relief = Relief(outline, np.asarray(soft, np.float32))
    pores = (c.field("pores", 5, 2)[outline.where] - 0.5) * 1.1 + (c.field("skin", 22, 3)[outline.where] - 0.5) * 2.4
    skin(c, relief.bumped(np.asarray(pores, np.float32)), _SKIN, detail=0.85, bias=0.02)
    for x, y, q, share in ((292, 580, 38, 0.42), (190, 574, 22, 0.36), (214, 740, 24, 0.2), (310, 440, 30, 0.15)):
        c.glaze(c.mask(oval(x, y, q, q * 0.8), soft=q * 0.4) & outline, (0.56, 0.13, 30), share)
    r = c.rng("spots")
    for _ in range(22):
        sx, sy = r.uniform(240, 340), r.uniform(350, 740)
        c.glaze(c.mask(circle(sx, sy, r.uniform(1.5, 3.6)), soft=1) & outline, (0.42, 0.08, 45), 0.4)

    def features(pen: Pen) -> None:
        dark = (0.26, 0.06, 35)
        pen.stroke([(232, 490), (252, 500), (276, 499), (300, 488)], dark, 3.0, 0.9)
        for t in range(7):
            x = 238 + t * 8.5
            y = 496 + 4 * math.sin(t / 6 * 3.1)
            pen.stroke([(x, y), (x - 3, y + 5)], dark, 1.1, 0.6)
        pen.fill(oval(207, 593, 8, 4, 12), (0.3, 0.08, 30), 0.85)
        pen.stroke([(207, 650), (222, 651), (246, 641)], (0.4, 0.1, 25), 2.6, 0.85)
        for _ in range(40):
            w = r.random()
            x, y = 236 + 58 * w, 440 - 13 * math.sin(w * 3.1) + r.normal(0, 3)
            pen.stroke([(x, y), (x + 9, y - 4 + 8 * w)], (0.9, 0.015, 80), 1.0, 0.7)

    c.draw(features, detail=0.95)
    hair = Clay(c, (280, 270, 400, 420), melt=4)
    hair.limb([(300, 318, 8), (282, 352, 11), (290, 396, 9), (304, 424, 4)])
    lock = hair.relief(0.6)
    c.form(lock, (0.88, 0.015, 260), rim=0.6, detail=0.8)
    fur(c, lock, hair.angle, seed="hair", length=(14, 30), spacing=2.2, spread=0.1, light=0.12, detail=0.8)
    c.multiply(c.mask(limb([(*p, 14) for p in EDGE], 40), soft=10) & outline, (0.42, 0.1, 30), 0.6)


def _trim(c: Canvas) -> None:
    """The scarf's embroidered border round the face: what keeps it a headscarf."""
    band = c.mask(limb([(x + 10, y, 15) for x, y in EDGE], 60))
    c.shadow(band, -7, 3, soft=6, share=0.5)
    cloth(c, band, (0.95, 0.025, 85), angle=80, fold=26, depth=2.5, thickness=12, rim=0.6, detail=0.75)
    line = sample([(x + 10, y) for x, y in EDGE], 34)

    def stitch(pen: Pen) -> None:
        for i, (x, y) in enumerate(line):
            if 0 < i < 33:
                tx, ty = line[i + 1] - line[i - 1]
                n = math.hypot(tx, ty)
                ax, ay = -ty / n, tx / n
                bx, by = tx / n, ty / n
                if i % 2:
                    pen.fill(
                        curve(
                            [
                                (x + ax * 9, y + ay * 9, CORNER),
                                (x + bx * 8, y + by * 8, CORNER),
                                (x - ax * 9, y - ay * 9, CORNER),
                                (x - bx * 8, y - by * 8, CORNER),
                            ],
                            pull=0.05,
                        ),
                        (0.54, 0.18, 25),
                    )
                    pen.dot(x, y, 2.2, (0.88, 0.1, 88))
                else:
                    pen.stroke(
                        [
                            (x + ax * 7 - bx * 3, y + ay * 7 - by * 3),
                            (x + bx * 3, y + by * 3),
                            (x - ax * 7 - bx * 3, y - ay * 7 - by * 3),
                        ],
                        (0.5, 0.1, 225),
                        2.6,
                    )

    c.draw(stitch, relief=2, detail=0.85)


def _falcon(c: Canvas) -> None:
    """Where an earring would be: a falcon at rest, hung by a silver hook."""
    x, y = 372.0, 622.0
    c.draw(
        lambda pen: pen.stroke(
            [(x - 8, y - 26), (x - 1, y - 37), (x + 7, y - 28), (x + 2, y - 12)], (0.86, 0.02, 240), 3
        ),
        relief=2,
        detail=0.9,
    )
    body = Clay(c, (x - 40, y - 30, x + 40, y + 90), melt=4)
    body.limb([(x + 1, y + 4, 12), (x + 3, y + 26, 16), (x + 4, y + 52, 10), (x + 5, y + 78, 4)])
    body.ball(x - 1, y - 3, 12, 11, z=8)
    relief = body.relief(0.5)
    c.shadow(relief.mask, 5, 6, soft=4, share=0.6)
    c.form(relief, (0.9, 0.035, 80), rim=0.8, detail=0.9)
    wing = c.mask(
        curve(
            [
                (x + 6, y + 4, CORNER),
                (x + 21, y + 20),
                (x + 17, y + 52),
                (x + 6, y + 76, CORNER),
                (x + 3, y + 46),
                (x + 1, y + 22),
            ]
        )
    )
    c.form(wing, (0.45, 0.05, 250), thickness=6, rim=0.7, detail=0.9)

    def marks(pen: Pen) -> None:
        for k in range(6):
            pen.stroke([(x - 9 + k * 0.6, y + 14 + k * 7), (x - 3 + k * 0.4, y + 16 + k * 7)], (0.42, 0.06, 50), 2, 0.8)
        for k in range(4):
            pen.stroke([(x + 8 + k * 2, y + 14 + k * 5), (x + 9 + k, y + 44 + k * 8)], (0.3, 0.05, 255), 1.4, 0.8)
        pen.fill(
            curve([(x - 12, y - 12, CORNER), (x, y - 16), (x + 11, y - 6, CORNER), (x + 6, y + 2), (x - 2, y - 6)]),
            (0.34, 0.05, 250),
        )
        pen.fill(
            curve([(x - 11, y - 5, CORNER), (x - 19, y - 1), (x - 17, y + 5, CORNER), (x - 10, y + 1, CORNER)]),
            (0.8, 0.13, 82),
        )
        pen.dot(x - 5, y - 5, 2.4, (0.12, 0.02, 40))
        pen.dot(x - 5.6, y - 5.7, 0.8, (0.99, 0.01, 90))
        pen.stroke([(x - 2, y + 50), (x - 6, y + 56)], (0.84, 0.13, 85), 2.4)

    c.draw(marks, detail=0.95)


def _dust(c: Canvas) -> None:
    r = c.rng("dust")
    for x, y, q in ((780, 560, 60), (740, 650, 70), (700, 770, 76), (560, 800, 50), (790, 700, 80)):
        for _ in range(5):
            c.glow(
                x + r.normal(0, q * 0.5),
                y + r.normal(0, q * 0.22),
                q * r.uniform(0.25, 0.5),
                (0.96, 0.06, 82),
                0.22,
                flat=0.6,
            )
    n = 150
    bx, by = r.uniform(430, 800, n), r.uniform(430, 860, n)
    strew(
        c,
        "blade",
        bx,
        by,
        r.uniform(8, 22, n),
        -0.15 + r.normal(0, 0.3, n),
        jittered(np.tile(rgb((0.9, 0.1, 85)), (n, 1)), r),
        seed="chaff",
        alpha=0.8,
        detail=0.7,
    )
    far_birds(c, [(96, 260, 40), (150, 226, 30), (60, 330, 24), (190, 300, 18)], (0.45, 0.06, 320), seed="cranes")
