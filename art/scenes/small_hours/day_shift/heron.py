"""The heron that works as a crane."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, smoothstep
from art.painting.materials import fur, leaves
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

_SLATE: Colour = (0.56, 0.045, 250)


def heron(c: Canvas) -> None:
    """Paint the heron in profile: legs, body, wing, head, the dashes on its neck."""
    legs = Clay(c, (380, 700, 760, 1160), melt=6)
    legs.limb(
        [
            (604, 786, 44),
            (614, 846, 22),
            (622, 905, 12.5),
            (630, 938, 17),
            (628, 962, 12),
            (636, 1030, 10.5),
            (640, 1090, 12),
        ]
    )
    legs.limb(
        [
            (536, 800, 46),
            (524, 860, 24),
            (520, 922, 13),
            (530, 958, 18),
            (520, 984, 12.5),
            (492, 1046, 11),
            (474, 1098, 12.5),
        ]
    )
    for x, y in ((640, 1094), (474, 1102)):
        for dx, dy, q in ((-62, 14, 5), (-44, 24, 5), (-8, 30, 5), (40, 10, 5)):
            legs.limb([(x, y, 10), (x + dx * 0.5, y + dy * 0.35 - 5, 7.5), (x + dx, y + dy * 0.55, q)], n=10)
    shank = legs.relief(0.8)
    rings = np.sin(legs.along / 3.4) * 0.7
    c.form(shank, (0.6, 0.07, 80), bump=np.asarray(rings, np.float32), rim=0.9, shadow=12, detail=0.75)
    down = shank.within(c.full(smoothstep(906, 868, c.y + 14 * np.sin(c.x * 0.7))))
    c.form(down, (0.72, 0.025, 240), rim=0.9, detail=0.7)
    fur(c, down, legs.angle, seed="thigh", length=(14, 26), spacing=3.2, light=0.07, detail=0.7)
    c.multiply(shank.mask * np.asarray(smoothstep(850, 780, c.y), np.float32), (0.5, 0.04, 255), 0.6)

    lump = Clay(c, (330, 200, 800, 960), melt=26)
    lump.limb([(452, 700, 78), (530, 700, 112), (620, 742, 102), (706, 800, 58), (756, 840, 24)])
    lump.limb(
        [
            (470, 690, 84),
            (424, 622, 52),
            (424, 545, 37),
            (462, 470, 31),
            (494, 398, 28),
            (482, 326, 27),
            (436, 282, 29),
        ],
        melt=30,
    )
    lump.limb([(446, 276, 34, 6), (396, 272, 33, 8), (358, 276, 20, 8)], melt=12)
    body = lump.relief(2.5)
    c.form(body, (0.8, 0.025, 240), shadow=50, rim=0.9, depth=0.55, mottle=0.06, detail=0.6)
    neck = smoothstep(700, 620, c.y)
    c.form(body.within(c.full(neck)), (0.86, 0.022, 80), rim=0.9, depth=0.5, mottle=0.05, detail=0.6)
    leaves(
        c,
        body.within(c.full(1 - neck)),
        (0.84, 0.022, 200),
        lump.angle,
        seed="coat",
        length=(20, 40),
        spacing=8.5,
        sprite="feather",
        spread=0.2,
        depth=0.4,
        clump=0.03,
        order="up",
        vary=0.02,
        bias=0.04,
        detail=0.6,
    )
    _wing(c)
    _head(c)
    _neck_marks(c)


def _wing(c: Canvas) -> None:
    wing = c.mask(
        curve(
            [
                (436, 640, CORNER),
                (500, 600),
                (600, 620),
                (700, 708),
                (800, 850, CORNER),
                (796, 880, CORNER),
                (700, 852),
                (600, 832),
                (508, 786),
                (450, 712),
            ]
        )
    )
    c.shadow(wing, 10, 20, soft=12, share=0.4)
    folded = c.relief(wing, 60, smooth=4)
    c.form(folded, _SLATE, rim=0.9, depth=0.6, detail=0.6)
    for row, (size, low, tone) in enumerate(
        (((70, 120), 0.62, (0.36, 0.04, 262)), ((44, 70), 0.3, (0.5, 0.045, 255)), ((20, 36), -0.2, (0.68, 0.04, 245)))
    ):
        height = (c.y - 600 - (c.x - 440) * 0.55) / 190
        part = smoothstep(low - 0.12, low + 0.08, height) if row < 2 else smoothstep(0.5, 0.24, height)
        leaves(
            c,
            folded.within(wing * np.asarray(part, np.float32)),
            tone,
            0.62,
            seed=f"wing{row}",
            length=size,
            spacing=size[0] * 0.3,
            sprite="feather",
            spread=0.07,
            order="up",
            depth=0.6,
            clump=0.04,
            vary=0.035,
            bias=0.04,
            detail=0.6,
        )
    epaulet = c.mask(
        curve([(430, 650, CORNER), (452, 628), (476, 652), (470, 712), (448, 744, CORNER), (434, 700)]), soft=2
    )
    e = c.form(epaulet, (0.26, 0.03, 262), thickness=14, rim=0.8, detail=0.65)
    leaves(
        c,
        e,
        (0.28, 0.03, 262),
        1.2,
        seed="shoulder",
        length=(16, 28),
        spacing=8,
        sprite="feather",
        spread=0.15,
        order="up",
        detail=0.6,
    )
    r = c.rng("plumes")

    def plumes(pen: Pen) -> None:
        for _ in range(34):
            t = r.random()
            x, y = 400 + 60 * t, 640 + 70 * t + r.normal(0, 8)
            q = r.uniform(90, 150)
            tone = mix((0.93, 0.02, 80), (0.6, 0.04, 250), r.random() * 0.8)
            pen.stroke([(x, y), (x + 2, y + q * 0.5), (x + 14 + r.normal(0, 8), y + q)], tone, 3.4, 0.85)
        for i in range(16):
            x, y = 520 + i * 15 + r.normal(0, 5), 650 + i * 11
            q = r.uniform(120, 170)
            pen.stroke(
                [(x, y), (x + q * 0.5, y + q * 0.42), (x + q, y + q * 0.72)],
                mix((0.9, 0.02, 235), _SLATE, 0.3 + 0.3 * r.random()),
                3,
                0.7,
            )

    c.draw(plumes, relief=3, detail=0.65)


def _head(c: Canvas) -> None:
    lower = c.mask(curve([(372, 290, CORNER), (300, 314), (172, 373, CORNER), (292, 340), (366, 308, CORNER)]))
    c.form(lower, (0.72, 0.12, 65), thickness=10, rim=0.6, detail=0.85)
    upper = c.mask(
        curve(
            [(376, 256, CORNER), (340, 264), (250, 312), (160, 372, CORNER), (250, 338), (340, 300), (374, 296, CORNER)]
        )
    )
    c.form(upper, (0.8, 0.13, 72), thickness=16, rim=0.9, gloss=0.35, gloss_sharpness=12, detail=0.88)

    def lines(pen: Pen) -> None:
        pen.stroke([(374, 293), (310, 312), (200, 358)], (0.36, 0.06, 50), 2.4, 0.8)
        pen.stroke([(352, 276), (330, 283), (312, 291)], (0.36, 0.06, 50), 2.6, 0.7)

    c.draw(lines, detail=0.9, soft=0.4)
    crest = c.mask(
        curve(
            [
                (392, 246, CORNER),
                (424, 240),
                (470, 250),
                (520, 286),
                (586, 352, CORNER),
                (512, 304),
                (470, 282),
                (430, 272),
                (398, 262, CORNER),
            ]
        ),
        curve([(470, 258, CORNER), (520, 276), (570, 316), (612, 340, CORNER), (556, 322), (500, 292)]),
    )
    c.shadow(crest, 3, 6, soft=4, share=0.4)
    cr = c.form(crest, (0.22, 0.03, 265), thickness=12, rim=1.1, gloss=0.2, detail=0.85)
    fur(c, cr, 0.55, seed="crest", length=(16, 30), spacing=3.4, light=0.1, lift=0.03, detail=0.8)

    def eye(pen: Pen) -> None:
        pen.fill(
            curve([(358, 272, CORNER), (374, 260), (396, 258), (408, 268), (392, 278), (372, 280)]),
            (0.72, 0.07, 110),
            0.55,
        )
        pen.fill(oval(389, 267, 9.5, 8.5), (0.2, 0.03, 60))
        pen.fill(oval(389, 267, 7.6, 6.8), (0.72, 0.13, 70))
        pen.fill(oval(388, 267, 4.4, 4.4), (0.12, 0.02, 40))
        pen.dot(386, 264.5, 1.6, (0.99, 0.01, 90))
        pen.fill(curve([(376, 266, CORNER), (383, 258), (400, 262, CORNER), (390, 263.5)]), (0.6, 0.03, 250))
        pen.stroke([(376, 266), (388, 262.5), (400, 262)], (0.16, 0.03, 260), 2)

    c.draw(eye, detail=0.95)


def _neck_marks(c: Canvas) -> None:
    """Rows of dark dashes down the front of the neck."""
    r = c.rng("dashes")
    path = [(404, 318), (430, 352), (456, 392), (446, 440), (420, 490), (398, 544), (388, 600), (400, 650)]

    def work(pen: Pen) -> None:
        for i in range(len(path) - 1):
            (x0, y0), (x1, y1) = path[i], path[i + 1]
            for k in range(4):
                t = (k + r.random()) / 4
                x, y = x0 + (x1 - x0) * t + 12 + r.normal(0, 6), y0 + (y1 - y0) * t
                d = math.hypot(x1 - x0, y1 - y0)
                pen.stroke(
                    [(x, y), (x + (x1 - x0) / d * 10 + r.normal(0, 2), y + (y1 - y0) / d * 10)],
                    (0.3, 0.03, 262),
                    r.uniform(2, 4.2),
                    0.75,
                )

    c.draw(work, detail=0.75, soft=0.5, clip=c.full(c.layer.cover).grow(-4))
