"""A hotel lift with a sloth for attendant rises without a cable out of the rainforest's roof."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloud, cloud_bank, wood
from moonhare.painting.motifs.birds import flock
from moonhare.painting.motifs.plants import crown
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.motifs.tropics import big_leaf
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._going_up_parts import BRASS, FOOT, TOP, X, sloth
from moonhare.painting.scenes._going_up_queue import queue
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
_IRON: Colour = (0.36, 0.05, 180)
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
    # The cage's lamp shines down on the crowns and into the hole that it left.
    c.lamps.append(Lamp(x=X, y=FOOT + 70, z=80, reach=120, colour=(0.92, 0.13, 80), power=0.9))
    _canopy(c)
    c.lamps.clear()
    repaint(c, 0.85, seed="land")
    queue(c)
    # The forest's own leaves right before the eye, in the shade.
    for k, (x, y, size, angle) in enumerate(
        (
            (850, 1100, 130, -170),
            (850, 1230, 270, -142),
            (800, 1280, 190, -104),
            (840, 930, 170, -196),
            (-34, 1240, 150, -34),
        )
    ):
        big_leaf(c, x, y, size, angle, (0.23 + 0.03 * (k % 3), 0.06, 158), f"near{k}", split=k in (1, 3))
    c.lamps.append(Lamp(x=X, y=TOP + 70, z=70, reach=150, colour=(0.92, 0.13, 78), power=0.8))
    _cage_behind(c)
    sloth(c)
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
    lane = np.exp(-(((c.x - X) / (120 + 90 * t)) ** 2))
    c.fill(hall, c.tones((0.46, 0.08, 150), 0.8)[np.clip(70 + 330 * lane + 60 * t, 0, 511).astype(int)], detail=0.1)
    r = c.rng("trunks")
    for k, (n, w, tone) in enumerate(
        ((9, 13, (0.5, 0.06, 140)), (6, 22, (0.37, 0.055, 150)), (4, 38, (0.25, 0.045, 160)))
    ):
        for i in range(n):
            x = -20 + 840 * (i + r.random()) / n
            if abs(x - X) < 130 + 30 * k:
                continue
            foot = 1080 + 40 * k
            bend = float(r.normal(0, 16))
            trunk = c.mask(
                limb(
                    [
                        (x, _LINE - 30, w * 0.8),
                        (x + bend, 920, w * 0.8),
                        (x, foot - 60, w * 0.9),
                        (x - w * 0.2, foot - 14, w * 1.25),
                        (x - w * 0.2, foot + 24, w * 1.7),
                    ]
                ),
                *(
                    limb(
                        [
                            (x, foot - 46, w * 0.4),
                            (x + f * w * 1.2, foot, w * 0.34),
                            (x + f * w * 2.1, foot + 24, w * 0.2),
                        ]
                    )
                    for f in (-1, 1)
                ),
                wobble=1.5,
            )
            c.form(
                trunk,
                tone,
                thickness=w,
                bump=(c.field("bark", 16, 3, (0.3, 4)) - 0.5) * 2.6,
                gain=0.55,
                bias=-0.06,
                rim=0.1,
                haze=0.2 - 0.1 * k,
                detail=0.3,
            )
        c.fog(960 + 30 * k, 1110 + 20 * k, (0.72, 0.09, 130), 0.4)
    floor = c.full(smoothstep(1098, 1106, c.y + (c.field("floor", 70, 3) - 0.5) * 16))
    c.form(floor, (0.36, 0.075, 130), thickness=40, bump=(c.field("litter", 12, 3) - 0.5) * 9, bias=-0.08, detail=0.2)
    c.glow(X, 1130, 150, (0.93, 0.12, 95), 0.45, 0.3)
    c.rays(X + 10, 720, [82, 90, 98], 440, 150, (0.95, 0.1, 95), 0.5, 14)


def _canopy(c: Canvas) -> None:
    """The roof of crowns, seen from outside above and hanging ragged below; a hole under the lift."""
    r = c.rng("crowns")
    for k, (y, size, tone) in enumerate(
        ((738, 44, (0.55, 0.09, 140)), (768, 60, (0.46, 0.1, 138)), (806, 74, (0.34, 0.085, 145)))
    ):
        for i in range(11 - 2 * k):
            x = -30 + 860 * (i + 0.5 + r.uniform(-0.3, 0.3)) / (11 - 2 * k)
            if abs(x - X) < 70:
                continue
            q = size * float(r.uniform(0.75, 1.2))
            yy = y + float(r.normal(0, 10)) - (26 if abs(x - X) < 150 else 0)
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
            if abs(x - X) > 70:
                pen.stroke(
                    [(x, y), (x + sway, y + long * 0.6), (x + sway * 0.4, y + long)],
                    (0.28, 0.06, 145),
                    float(r.uniform(1.4, 3.4)),
                    0.85,
                )

    c.draw(vines, relief=2, detail=0.5)


def _rib(x: float, y: float, half: float, rise: float, share: float) -> list[tuple[float, float]]:
    return [
        (x + half * share, y),
        (x + half * share * 0.86, y - rise * 0.55),
        (x + half * share * 0.4, y - rise * 0.9),
        (x, y - rise),
    ]


def _cage_behind(c: Canvas) -> None:
    x, top, foot = X, TOP, FOOT
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
        pen.stroke([(x - 104, foot - 132), (x + 104, foot - 132)], BRASS, 5)
        pen.stroke([(x - 96, top + 34), (x + 96, top + 34)], BRASS, 6)

    c.draw(bars, relief=2.4, detail=0.7)
    floor = c.mask(polygon([(x - 104, foot - 24), (x + 104, foot - 24), (x + 136, foot + 8), (x - 136, foot + 8)]))
    c.form(floor, (0.5, 0.17, 28), thickness=4, mottle=0.14, bias=0.05, detail=0.6)


def _cage_before(c: Canvas) -> None:
    """The front of the cage, its folding gate pushed to the sides, and the crown that should hold a cable."""
    x, top, foot = X, TOP, FOOT

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
                BRASS,
                4,
            )
        for share in (-1, -0.62, -0.2, 0.2, 0.62, 1):
            pen.stroke(curve(_rib(x, top - 16, 138, 104, share), closed=False), _IRON, 6)
        for h, w in ((0.5, 0.86), (0.86, 0.46)):
            pen.stroke(
                [(x - 138 * w, top - 16 - 104 * h), (x, top - 8 - 104 * h), (x + 138 * w, top - 16 - 104 * h)],
                BRASS,
                3,
            )

    c.draw(frame, relief=4, detail=0.8)
    for y, h, w in ((top - 14, 24, 148), (foot + 6, 30, 150)):
        beam = c.mask(polygon([(x - w, y), (x + w, y), (x + w - 6, y + h), (x - w + 6, y + h)]))
        c.form(beam, _IRON, thickness=9, gloss=0.4, rim=0.8, detail=0.75)

        def studs(pen: Pen, y: float = y, h: float = h, w: float = w) -> None:
            for k in range(11):
                pen.dot(x - w + 20 + k * (2 * w - 40) / 10, y + h / 2, 4, BRASS)

        c.draw(studs, relief=3, detail=0.8)
    ring = c.mask(oval(x, top - 142, 19, 22)) - c.mask(oval(x, top - 142, 10, 13))
    c.form(ring, BRASS, gloss=0.6, rim=0.6, thickness=6, detail=0.85)
    c.form(c.mask(oval(x, top - 118, 15, 10)), BRASS, gloss=0.5, detail=0.8)
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
        x = X + float(r.normal(0, 130))
        y = 742 + float(r.normal(0, 14)) + abs(x - X) * 0.06
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
    x, y = X, TOP + 26
    c.draw(lambda pen: pen.fill(oval(x + 30, y + 6, 15, 19), (0.99, 0.05, 92)), emission=0.8)
    c.glow(x + 30, y + 6, 52, (0.96, 0.11, 82), 0.8)
    c.glow(x, y + 120, 190, (0.94, 0.1, 80), 0.22)
    c.draw(lambda pen: pen.dot(430, 1051, 6, (0.98, 0.08, 88)), emission=0.8)
    c.glow(430, 1051, 34, (0.96, 0.12, 80), 0.8)
    # What the lift tore loose falls back through the light, down to those who wait.
    c.rays(X, FOOT + 60, [84, 90, 96], 520, 130, (0.96, 0.11, 88), 0.42, 16)
    c.glow(X, FOOT + 96, 110, (0.95, 0.12, 82), 0.4, 0.6)
    r = c.rng("falling")
    n = 34
    lx, ly = X + 10 + r.normal(0, 60, n), r.uniform(800, 1090, n)
    tint = np.stack([np.asarray((0.45 + 0.3 * q, 0.6 + 0.2 * q, 0.25), np.float32) for q in r.random(n)])
    strew(c, "leaf", lx, ly, r.uniform(9, 22, n), r.uniform(0, 6.3, n), tint, seed="falling", detail=0.8)
