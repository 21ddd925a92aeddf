"""A hotel lift with a sloth for attendant rises without a cable out of the rainforest's roof."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth, cloud, cloud_bank, fur, wood
from moonhare.painting.motifs.beasts import WALKING, Beast, Stance, paint_beast, paint_ear, paint_eye
from moonhare.painting.motifs.birds import flock
from moonhare.painting.motifs.plants import crown
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Going Up",
    hero="iron lift with a capped sloth attendant, rising without a cable from the canopy into clear air",
    idea="impossible journey",
    place="rainforest, Amazon canopy",
    palette="moss dawn",
    composition="split waterline",
    time="dawn",
    symbols=("lift", "sloth", "canopy"),
    hidden="below the leaves a queue of tapirs waits",
    readings=("promotion", "delay", "hotel"),
)
FINISH = {"vignette": 0.36, "bloom": 0.45, "saturation": 1.1}

_X, _TOP, _FOOT = 470.0, 250.0, 620.0
_IRON: Colour = (0.36, 0.05, 180)
_BRASS: Colour = (0.74, 0.13, 82)
_COAT: Colour = (0.55, 0.06, 72)
_LINE = 770.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.7, -0.45, 0.5),
        key=(0.95, 0.1, 85),
        shade=p.shade,
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.96, 0.1, 82),
    )
    _sky(c)
    _below(c)
    _canopy(c)
    repaint(c, 0.85, seed="land")
    _queue(c)
    c.lamps.append(Lamp(x=_X, y=_TOP + 70, z=70, reach=150, colour=(0.92, 0.13, 78), power=0.8))
    _cage_behind(c)
    _sloth(c)
    _cage_before(c)
    _mist(c)
    repaint(c, 0.2, seed="last")
    _lights(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.62, 0.075, 205)),
            (0.2, (0.76, 0.07, 185)),
            (0.4, (0.88, 0.08, 105)),
            (0.56, (0.94, 0.09, 80)),
            (0.66, (0.93, 0.1, 62)),
        ],
        20,
    )
    streaks(c, 30, 420, (0.97, 0.05, 70), share=0.6, cover=0.65)
    c.glow(60, 640, 300, (0.98, 0.1, 80), 0.8)
    cloud_bank(
        c,
        lambda x: 690 - 40 * math.sin(x / 170) - 0.05 * x,
        [(0.62, 0.07, 190), (0.82, 0.07, 110), (0.97, 0.05, 85)],
        seed="far",
        size=(20, 54),
        rows=2,
        alpha=0.7,
    )
    for k, (y, tone) in enumerate(((690, (0.7, 0.06, 165)), (716, (0.6, 0.07, 155)))):
        crest = y - 24 * (c.field(f"far{k}", 60, 4)[0] - 0.5) - 26 * (c.field(f"wide{k}", 260, 2)[0] - 0.5)
        c.form(
            c.full(smoothstep(-2, 2, c.y - crest[None, :])),
            tone,
            thickness=20,
            bump=(c.field("tops", 20, 3) - 0.5) * 14,
            haze=0.35 - 0.15 * k,
            detail=0.1,
        )
        c.fog(y, y + 70, (0.95, 0.07, 90), 0.6)


def _below(c: Canvas) -> None:
    """Under the roof: a green hall of trunks, one shaft of light where the lift went through."""
    hall = c.full(smoothstep(_LINE - 6, _LINE + 30, c.y))
    t = np.clip((c.y - _LINE) / 430, 0, 1)
    lane = np.exp(-(((c.x - _X) / (120 + 90 * t)) ** 2))
    c.fill(hall, c.tones((0.46, 0.08, 150), 0.8)[np.clip(70 + 330 * lane + 60 * t, 0, 511).astype(int)], detail=0.1)
    r = c.rng("trunks")
    for k, (n, w, tone) in enumerate(
        ((9, 13, (0.5, 0.06, 140)), (6, 22, (0.37, 0.055, 150)), (4, 38, (0.25, 0.045, 160)))
    ):
        for i in range(n):
            x = -20 + 840 * (i + r.random()) / n
            if abs(x - _X) < 130 + 30 * k:
                continue
            foot = 1080 + 40 * k
            bend = float(r.normal(0, 16))
            trunk = c.mask(
                limb(
                    [
                        (x, _LINE - 30, w * 0.8),
                        (x + bend, 920, w * 0.8),
                        (x, foot - 50, w),
                        (x - w * 0.4, foot + 30, w * 1.9),
                    ]
                ),
                wobble=3,
            )
            c.form(
                trunk,
                tone,
                thickness=w,
                bump=(c.field("bark", 20, 3, (0.4, 3)) - 0.5) * 9,
                rim=0.4,
                haze=0.16 - 0.08 * k,
                detail=0.3,
            )
        c.fog(960 + 30 * k, 1110 + 20 * k, (0.72, 0.09, 130), 0.4)
    floor = c.full(smoothstep(1098, 1106, c.y + (c.field("floor", 70, 3) - 0.5) * 16))
    c.form(floor, (0.36, 0.075, 130), thickness=40, bump=(c.field("litter", 12, 3) - 0.5) * 9, bias=-0.08, detail=0.2)
    c.glow(_X, 1130, 150, (0.93, 0.12, 95), 0.45, 0.3)
    c.rays(_X + 10, 720, [82, 90, 98], 440, 150, (0.95, 0.1, 95), 0.5, 14)


def _canopy(c: Canvas) -> None:
    """The roof of crowns, seen from outside above and hanging ragged below; a hole under the lift."""
    r = c.rng("crowns")
    for k, (y, size, tone) in enumerate(
        ((738, 44, (0.55, 0.09, 140)), (768, 60, (0.46, 0.1, 138)), (806, 74, (0.34, 0.085, 145)))
    ):
        for i in range(11 - 2 * k):
            x = -30 + 860 * (i + 0.5 + r.uniform(-0.3, 0.3)) / (11 - 2 * k)
            if abs(x - _X) < 70:
                continue
            q = size * float(r.uniform(0.75, 1.2))
            yy = y + float(r.normal(0, 10)) - (26 if abs(x - _X) < 150 else 0)
            shade = mix(tone, (0.62, 0.12, 115), float(r.uniform(0, 0.4)))
            crown(
                c,
                [
                    (x, yy, q * 0.8),
                    (x - q * 0.8, yy + q * 0.3, q * 0.6),
                    (x + q * 0.85, yy + q * 0.28, q * 0.62),
                    (x + q * 0.2, yy - q * 0.3, q * 0.6),
                ],
                shade,
                seed=f"crown{k}/{i}",
                size=9 + 2 * k,
                haze=0.24 - 0.12 * k,
            )
        if k < 2:
            c.fog(y - 10, y + 50, (0.94, 0.07, 95), 0.45)

    def vines(pen: Pen) -> None:
        for _ in range(30):
            x = float(r.uniform(0, 800))
            y = 800 + float(r.uniform(0, 40))
            long = float(r.uniform(40, 210))
            sway = float(r.normal(0, 16))
            if abs(x - _X) > 70:
                pen.stroke(
                    [(x, y), (x + sway, y + long * 0.6), (x + sway * 0.4, y + long)],
                    (0.28, 0.06, 145),
                    float(r.uniform(1.4, 3.4)),
                    0.85,
                )

    c.draw(vines, relief=2, detail=0.5)


def _queue(c: Canvas) -> None:
    """A landing of boards with a bell lamp, and tapirs in line before it."""
    landing = c.mask(polygon([(398, 1108), (548, 1108), (566, 1132), (380, 1132)]))
    wood(c, landing, (0.5, 0.09, 60), thickness=6, detail=0.6)
    tapir = Beast(
        chest=0.25,
        waist=0.25,
        rump=0.27,
        sag=-0.03,
        leg=0.5,
        leg_width=0.08,
        neck=(0.22, 34.0),
        neck_width=(0.22, 0.17),
        skull=0.15,
        muzzle=(0.27, -34.0, 0.06),
        tail=((0.0, 0.0, 0.03), (-0.06, 0.05, 0.02)),
    )
    for k, (x, size, stance) in enumerate(
        ((40, 92, WALKING), (158, 84, Stance()), (258, 64, Stance(fore_near=(10, -4, -4))), (342, 86, Stance()))
    ):
        c.shadow(c.mask(oval(x, 1128, size * 0.6, 7)), 3, 2, 4, 0.6)
        places = paint_beast(c, tapir, stance, x, 1128, size, (0.4, 0.05, 56), hair=None, seed=f"tapir{k}", detail=0.7)
        saddle = c.mask(oval(x - size * 0.05, places.withers[1] + size * 0.42, size * 0.5, size * 0.16), soft=5)
        c.form(places.relief.within(saddle), (0.5, 0.045, 66), detail=0.7)
        ex, ey = places.ear
        paint_ear(
            c,
            [
                (ex - size * 0.03, ey + size * 0.06),
                (ex - size * 0.04, ey - size * 0.08),
                (ex + size * 0.05, ey - size * 0.02),
            ],
            (0.4, 0.03, 60),
            thickness=3,
        )
        paint_eye(c, *places.brow, max(1.6, size * 0.022))
        if k == 1:
            case = c.mask(
                polygon([(196, 1104), (220, 1104), (221, 1130), (195, 1130)]),
                limb([(202, 1104, 1.6), (208, 1096, 1.6), (214, 1104, 1.6)]),
            )
            c.form(case, (0.52, 0.13, 40), thickness=5, rim=0.5, detail=0.8)

    def post(pen: Pen) -> None:
        for x in (392, 560):
            pen.stroke([(x, 1120), (x, 1062)], _BRASS, 3.4)
            pen.dot(x, 1060, 4.6, _BRASS)
        pen.stroke([(560, 1070), (600, 1086), (640, 1070)], (0.5, 0.17, 28), 4)
        pen.stroke([(640, 1124), (640, 1064)], _BRASS, 3.4)
        pen.dot(640, 1062, 4.6, _BRASS)

    c.draw(post, relief=2, detail=0.85)


def _rib(x: float, y: float, half: float, rise: float, share: float) -> list[tuple[float, float]]:
    return [
        (x + half * share, y),
        (x + half * share * 0.86, y - rise * 0.55),
        (x + half * share * 0.4, y - rise * 0.9),
        (x, y - rise),
    ]


def _cage_behind(c: Canvas) -> None:
    x, top, foot = _X, _TOP, _FOOT
    c.glow(x, (top + foot) / 2, 190, (0.95, 0.11, 80), 0.4)
    back = c.mask(polygon([(x - 104, top + 10), (x + 104, top + 10), (x + 104, foot - 20), (x - 104, foot - 20)]))
    at = back.where
    d = np.hypot((c.x[at] - x) / 150, (c.y[at] - top - 70) / 250)
    c.fill(back, c.tones((0.6, 0.13, 62), 0.8)[np.clip(430 - 330 * d, 40, 511).astype(int)], 0.8, detail=0.6)
    panel = c.mask(polygon([(x - 100, foot - 130), (x + 100, foot - 130), (x + 104, foot - 20), (x - 104, foot - 20)]))
    wood(c, panel, (0.42, 0.11, 42), angle=90, grain=8, thickness=8, seed="panel", detail=0.6)

    def bars(pen: Pen) -> None:
        for k in range(-4, 5):
            pen.stroke([(x + k * 24, top + 12), (x + k * 24, foot - 130)], (0.42, 0.08, 70), 2.6, 0.8)
        pen.stroke([(x - 104, foot - 132), (x + 104, foot - 132)], _BRASS, 5)
        pen.stroke([(x - 96, top + 34), (x + 96, top + 34)], _BRASS, 6)

    c.draw(bars, relief=2.4, detail=0.7)
    floor = c.mask(polygon([(x - 104, foot - 24), (x + 104, foot - 24), (x + 136, foot + 8), (x - 136, foot + 8)]))
    c.form(floor, (0.5, 0.17, 28), thickness=4, mottle=0.14, bias=0.05, detail=0.6)


def _sloth(c: Canvas) -> None:
    x, foot = _X - 8, _FOOT
    around = (x - 190, 240.0, x + 190, foot + 20)
    c.shadow(c.mask(oval(x, foot - 8, 84, 11)), 6, 2, 6, 0.6)
    body = Clay(c, around, melt=18)
    body.limb([(x, foot - 74, 66), (x, foot - 140, 62), (x + 2, foot - 190, 46)])
    for f in (-1, 1):
        body.limb([(x + f * 44, foot - 54, 32, 20), (x + f * 70, foot - 34, 26, 34), (x + f * 64, foot - 12, 18, 40)])
    body.limb(
        [
            (x - 40, foot - 186, 26, 10),
            (x - 72, foot - 250, 21, 14),
            (x - 66, foot - 318, 15, 16),
            (x - 64, foot - 338, 12, 18),
        ]
    )
    relief = body.relief(2)
    c.form(relief, _COAT, mottle=0.12, grain=20, shadow=20, rim=0.7, detail=0.6)
    algae = c.mask(oval(x - 20, foot - 110, 50, 70), oval(x - 64, foot - 280, 20, 44), soft=14)
    c.glaze(algae & relief.mask, (0.56, 0.1, 130), 0.4)
    fur(c, relief, body.angle, seed="coat", length=(14, 30), spacing=3.0, spread=0.35, detail=0.6)
    vest = c.mask(
        curve(
            [
                (x - 50, foot - 186, CORNER),
                (x, foot - 166),
                (x + 50, foot - 186, CORNER),
                (x + 66, foot - 120),
                (x + 56, foot - 72, CORNER),
                (x, foot - 58),
                (x - 56, foot - 72, CORNER),
                (x - 66, foot - 120),
            ]
        )
    )
    cloth(c, relief.within(vest), (0.5, 0.17, 28), fold=30, depth=2, seed="vest", detail=0.75)

    def buttons(pen: Pen) -> None:
        for k in range(4):
            for f in (-1, 1):
                pen.dot(x + f * (20 + 3 * k % 5), foot - 152 + k * 24, 4.6, _BRASS)
        pen.stroke([(x, foot - 166), (x + 2, foot - 62)], (0.36, 0.13, 25), 2, 0.8)

    c.draw(buttons, relief=3, detail=0.85)
    lever = c.mask(limb([(x + 104, foot - 112, 5), (x + 88, foot - 160, 4)]))
    c.form(lever, _BRASS, gloss=0.6, detail=0.8)
    c.form(c.mask(oval(x + 87, foot - 166, 10, 10)), (0.3, 0.04, 40), gloss=0.7, detail=0.85)
    arm = Clay(c, around, melt=12)
    arm.limb([(x + 44, foot - 182, 26, 20), (x + 74, foot - 116, 21, 30), (x + 84, foot - 154, 14, 36)])
    near = arm.relief(2)
    c.shadow(near.mask, 2, 8, 6, 0.45)
    c.form(near, _COAT, mottle=0.12, grain=20, rim=0.7, detail=0.6)
    fur(c, near, arm.angle, seed="arm", length=(12, 24), spacing=3.0, spread=0.35, detail=0.6)

    def claws(pen: Pen) -> None:
        for k in range(3):
            pen.stroke(
                [(x - 74 + k * 9, foot - 338), (x - 76 + k * 9, foot - 356), (x - 66 + k * 9, foot - 358)],
                (0.84, 0.05, 85),
                4,
            )
            pen.stroke(
                [(x + 78 + k * 7, foot - 158), (x + 82 + k * 7, foot - 174), (x + 92 + k * 5, foot - 166)],
                (0.84, 0.05, 85),
                4,
            )
            for f in (-1, 1):
                pen.stroke(
                    [(x + f * (54 + k * 9), foot - 12), (x + f * (57 + k * 10), foot - 2)], (0.84, 0.05, 85), 4.4
                )

    c.draw(claws, relief=3, detail=0.85)
    _sloth_head(c, x + 6, foot - 236)


def _sloth_head(c: Canvas, x: float, y: float) -> None:
    head = Clay(c, (x - 90, y - 90, x + 90, y + 90), melt=10)
    head.ball(x, y, 56, 50, turn=6)
    head.ball(x + 2, y + 18, 30, 24, z=30)
    relief = head.relief(1.5)
    c.shadow(relief.mask, 4, 12, 9, 0.5)
    c.form(relief, _COAT, rim=0.7, mottle=0.08, detail=0.75)
    fur(c, relief, relief.flow((0, 1), 0.3), seed="head", length=(9, 18), spacing=2.6, spread=0.4, detail=0.75)
    mask = c.mask(
        curve(
            [
                (x - 44, y - 8),
                (x - 24, y - 26),
                (x + 2, y - 22),
                (x + 28, y - 24),
                (x + 46, y - 4),
                (x + 38, y + 26),
                (x + 2, y + 40),
                (x - 36, y + 24),
            ]
        ),
        soft=3,
    )
    c.form(relief.within(mask), (0.86, 0.06, 85), rim=0.4, mottle=0.06, detail=0.8)
    for f in (-1, 1):
        band = c.mask(
            curve(
                [
                    (x + f * 8, y - 6),
                    (x + f * 24, y - 14),
                    (x + f * 46, y + 8),
                    (x + f * 50, y + 22),
                    (x + f * 34, y + 14),
                    (x + f * 16, y + 8),
                ]
            ),
            soft=2.5,
        )
        c.form(relief.within(band), (0.34, 0.06, 50), detail=0.85)

    def marks(pen: Pen) -> None:
        for f in (-1, 1):
            ex = x + f * 23
            pen.stroke([(ex - 9, y + 1), (ex, y + 5), (ex + 9, y)], (0.12, 0.02, 40), 4.4)
            pen.stroke([(ex - 8, y - 3), (ex, y - 1), (ex + 8, y - 4)], (0.55, 0.06, 60), 2, 0.8)
        pen.fill(curve([(x - 12, y + 12), (x + 2, y + 7), (x + 16, y + 12), (x + 2, y + 23)]), (0.2, 0.03, 35))
        pen.stroke([(x - 22, y + 27), (x - 8, y + 33), (x + 12, y + 33), (x + 28, y + 25)], (0.28, 0.05, 40), 2.6)
        pen.dot(x - 3, y + 12, 2, (0.95, 0.03, 90), 0.8)

    c.draw(marks, detail=0.95)
    cap = c.mask(
        curve(
            [
                (x - 34, y - 36, CORNER),
                (x - 28, y - 74),
                (x + 6, y - 82),
                (x + 38, y - 68),
                (x + 38, y - 30, CORNER),
                (x + 4, y - 40),
            ]
        )
    )
    cloth(c, cap, (0.5, 0.17, 28), fold=40, depth=2, thickness=18, seed="cap", detail=0.8)
    band = c.mask(
        curve(
            [
                (x - 36, y - 48, CORNER),
                (x + 4, y - 54),
                (x + 40, y - 42, CORNER),
                (x + 40, y - 28, CORNER),
                (x + 4, y - 38),
                (x - 36, y - 32, CORNER),
            ]
        )
    )
    c.form(band, _BRASS, thickness=5, gloss=0.5, detail=0.85)


def _cage_before(c: Canvas) -> None:
    """The front of the cage, its folding gate pushed to the sides, and the crown that should hold a cable."""
    x, top, foot = _X, _TOP, _FOOT

    def frame(pen: Pen) -> None:
        for f in (-1, 1):
            pen.stroke([(x + f * 132, top - 4), (x + f * 132, foot + 10)], _IRON, 11)
            pen.stroke([(x + f * 104, top + 8), (x + f * 104, foot - 24)], _IRON, 6)
            for k in range(9):
                y = top + 30 + k * 38
                pen.stroke([(x + f * 130, y), (x + f * 110, y + 19), (x + f * 130, y + 38)], _IRON, 2.6)
                pen.stroke([(x + f * 110, y), (x + f * 130, y + 19), (x + f * 110, y + 38)], _IRON, 2.6)
            pen.stroke(
                curve(
                    [(x + f * 126, top + 22), (x + f * 96, top + 30), (x + f * 84, top + 10), (x + f * 98, top + 2)],
                    closed=False,
                ),
                _BRASS,
                4,
            )
        for share in (-1, -0.62, -0.2, 0.2, 0.62, 1):
            pen.stroke(curve(_rib(x, top - 16, 138, 104, share), closed=False), _IRON, 6)
        for h, w in ((0.5, 0.86), (0.86, 0.46)):
            pen.stroke(
                [(x - 138 * w, top - 16 - 104 * h), (x, top - 8 - 104 * h), (x + 138 * w, top - 16 - 104 * h)],
                _BRASS,
                3,
            )

    c.draw(frame, relief=4, detail=0.8)
    for y, h, w in ((top - 14, 24, 148), (foot + 6, 30, 150)):
        beam = c.mask(polygon([(x - w, y), (x + w, y), (x + w - 6, y + h), (x - w + 6, y + h)]))
        c.form(beam, _IRON, thickness=9, gloss=0.4, rim=0.8, detail=0.75)

        def studs(pen: Pen, y: float = y, h: float = h, w: float = w) -> None:
            for k in range(11):
                pen.dot(x - w + 20 + k * (2 * w - 40) / 10, y + h / 2, 4, _BRASS)

        c.draw(studs, relief=3, detail=0.8)
    ring = c.mask(oval(x, top - 142, 19, 22)) - c.mask(oval(x, top - 142, 10, 13))
    c.form(ring, _BRASS, gloss=0.6, rim=0.6, thickness=6, detail=0.85)
    c.form(c.mask(oval(x, top - 118, 15, 10)), _BRASS, gloss=0.5, detail=0.8)
    under = c.mask(
        curve(
            [
                (x - 120, foot + 36, CORNER),
                (x + 120, foot + 36, CORNER),
                (x + 60, foot + 62),
                (x, foot + 70),
                (x - 60, foot + 62),
            ]
        )
    )
    c.form(under, mix(_IRON, c.palette.deep, 0.3), thickness=20, rim=0.6, detail=0.7)

    def roots(pen: Pen) -> None:
        r = c.rng("roots")
        for i in range(15):
            px = x - 120 + i * 17 + float(r.normal(0, 5))
            long = float(r.uniform(30, 120))
            pen.stroke(
                [
                    (px, foot + 32),
                    (px + float(r.normal(0, 8)), foot + 40 + long * 0.5),
                    (px + float(r.normal(0, 16)), foot + 40 + long),
                ],
                (0.4, 0.09, 140),
                float(r.uniform(1.6, 3.6)),
            )

    c.draw(roots, relief=2, detail=0.7)
    r = c.rng("torn")
    n = 46
    lx, ly = x + r.normal(0, 90, n), r.uniform(foot + 40, 800, n)
    tint = np.stack([np.asarray((0.32 + 0.3 * q, 0.5 + 0.2 * q, 0.2), np.float32) for q in r.random(n)])
    strew(c, "leaf", lx, ly, r.uniform(9, 20, n), r.uniform(0, 6.3, n), tint, seed="torn", detail=0.75)


def _mist(c: Canvas) -> None:
    r = c.rng("mist")
    for i in range(22):
        x = _X + float(r.normal(0, 130))
        y = 742 + float(r.normal(0, 14)) + abs(x - _X) * 0.06
        cloud(
            c,
            [(x, y, float(r.uniform(18, 50)))],
            [(0.78, 0.06, 150), (0.92, 0.06, 100), (0.98, 0.04, 88)],
            seed=f"puff{i % 5}",
            alpha=0.2,
            rough=0.4,
            fade=(0.1, 1.1),
        )
    flock(c, 150, 250, 150, 60, 6, (12, 22), (0.36, 0.06, 170), seed="parrots")


def _lights(c: Canvas) -> None:
    x, y = _X, _TOP + 26
    c.draw(lambda pen: pen.fill(oval(x + 30, y + 6, 15, 19), (0.99, 0.05, 92)), emission=0.8)
    c.glow(x + 30, y + 6, 52, (0.96, 0.11, 82), 0.8)
    c.glow(x, y + 120, 190, (0.94, 0.1, 80), 0.22)
    c.draw(lambda pen: pen.dot(392, 1058, 5, (0.98, 0.08, 88)), emission=0.8)
    c.glow(392, 1058, 24, (0.96, 0.12, 80), 0.8)
