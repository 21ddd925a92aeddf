"""A smith's hammer falls, and the sparks that fly out into the dusk are robins."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import bricks, metal, smoke, stone, wood
from moonhare.painting.motifs.birds import Bird, flying, perched
from moonhare.painting.motifs.buildings import lit_window
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._struck_smith import TONGS, hold_tongs, smith
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Struck",
    hero="muscular smith, hammer raised: her sparks become robins",
    idea="turning into",
    place="forge, hill village",
    palette="ink and red",
    composition="profile",
    time="dusk",
    symbols=("anvil", "robin", "hammer"),
    hidden="a glowing egg cooling in the ash",
    readings=("birth", "temper", "music"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.55, "contrast": 0.16}

_ANVIL = (318.0, 812.0)
"""Where the iron is struck."""
_FIRE = (0.86, 0.16, 62)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.72, 0.1, 0.5),
        key=(0.9, 0.12, 65),
        shade=(0.27, 0.06, 268),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.72, 0.18, 38),
        bounce=(0.6, 0.15, 40),
        bounce_share=0.25,
    )
    _outside(c)
    _walls(c)
    repaint(c, 1.0, seed="room")
    c.lamps.append(Lamp(x=_ANVIL[0], y=_ANVIL[1] - 14, z=70, reach=190, colour=(0.9, 0.15, 66), power=1.25))
    c.lamps.append(Lamp(x=756, y=800, z=20, reach=120, colour=(0.72, 0.19, 38), power=0.9))
    _wall_things(c)
    c.glow(*_ANVIL, 300, (0.72, 0.17, 48), 0.42)
    smith(c)
    _anvil(c)
    hold_tongs(c)
    repaint(c, 0.35, seed="last")
    _ash(c)
    _sparks(c)
    c.glow(*_ANVIL, 46, (0.99, 0.07, 92), 0.95)
    c.glow(_ANVIL[0], _ANVIL[1], 140, p.accents[1], 0.45)


def _outside(c: Canvas) -> None:
    """Dusk over the village, seen through the open arch."""
    c.wash(
        [
            (0, (0.24, 0.06, 278)),
            (0.24, (0.36, 0.1, 330)),
            (0.4, (0.54, 0.17, 25)),
            (0.52, (0.76, 0.16, 52)),
            (0.6, (0.88, 0.12, 78)),
            (1, (0.5, 0.15, 30)),
        ]
    )
    streaks(c, 130, 620, (0.72, 0.17, 30), share=0.75, seed="dusk", cover=0.75)
    c.glow(120, 640, 170, (0.95, 0.12, 80), 0.7)
    for i, (y, tone) in enumerate(((650.0, (0.42, 0.11, 15)), (700.0, (0.28, 0.07, 340)), (770.0, (0.25, 0.06, 330)))):
        ridge = y - 70 * (c.field(f"hill{i}", 170, 3)[0] - 0.35) + 26 * np.sin(c.x[0] / 70 + i * 1.7)
        hill = c.full(smoothstep(-1.0, 1.0, c.y - ridge[None, :]))
        c.form(hill, tone, thickness=30, mottle=0.1, haze=0.0, rim=0.6, detail=0.1)
        c.fog(y - 10, y + 70, (0.76, 0.15, 48), 0.45 - 0.08 * i)
    r = c.rng("village")
    for _ in range(11):
        x, y, s = r.uniform(30, 330), r.uniform(668, 742), r.uniform(11, 18)
        roof = c.mask(
            polygon(
                [
                    (x - s * 0.7, y - s * 0.6),
                    (x, y - s * 1.25),
                    (x + s * 0.7, y - s * 0.6),
                    (x + s * 0.6, y),
                    (x - s * 0.6, y),
                ]
            )
        )
        c.form(roof, (0.24, 0.06, 320), thickness=4, rim=1.0, detail=0.6)
        lit_window(c, x, y - s * 0.12, s * 0.26, s * 0.34, round_top=False, glow=0.5, panes=(1, 1))


def _walls(c: Canvas) -> None:
    hole = c.mask(
        curve([(26, 1010, CORNER), (26, 330), (180, 116), (334, 330), (334, 1010, CORNER)], pull=0.42), wobble=3
    )
    inside = c.full(1) - hole
    wall = plane(c, inside, ((-20, 0), (820, 0), (820, 1010), (-20, 1010)))
    fall = 0.34 * np.exp(-((np.hypot(c.x - 360, (c.y - 800) * 0.9) / 330) ** 2)) - 0.2
    bricks(c, wall, (0.46, 0.06, 30), across=9, down=18, light=fall, seed="wall")
    rim = c.mask(
        curve(
            [
                (26, 1010, CORNER),
                (26, 330),
                (180, 116),
                (334, 330),
                (334, 1010, CORNER),
                (372, 1010, CORNER),
                (372, 318),
                (180, 62),
                (-12, 318),
                (-12, 1010, CORNER),
            ],
            pull=0.42,
        )
    )
    r = c.rng("voussoirs")
    for i in range(17):
        a = math.radians(182 + i * 11.2)
        x, y = 180 + math.cos(a) * 176, 330 + math.sin(a) * 234
        block = c.mask(box(x - 27, y - 18, 54, 36, 6, turn=math.degrees(a) + r.normal(0, 2)), wobble=2)
        stone(c, block & inside, (0.5, 0.05, 30 + r.normal(0, 15)), thickness=10, seed=f"v{i % 3}", cracks=0.2)
    for k in range(12):
        block = c.mask(box(334 + r.normal(0, 2), 330 + k * 56, 40, 52, 6), wobble=2)
        stone(c, block, (0.48, 0.05, 25), thickness=10, seed=f"j{k % 3}", cracks=0.2)
    c.multiply(rim.edge(-1, 0.2, 4) & inside, c.palette.deep, 0.4)
    floor = plane(
        c,
        c.mask(polygon([(0, 1000), (800, 1000), (800, 1200), (0, 1200)])),
        ((160, 1000), (640, 1000), (1000, 1200), (-200, 1200)),
    )
    warm = (0.46 * np.exp(-((np.hypot(c.x - 320, (c.y - 1050) * 2.4) / 330) ** 2)) - 0.16)[floor.mask.where]
    bricks(c, floor, (0.42, 0.04, 40), across=9, down=6, light=warm, seed="floor")
    c.multiply(c.mask(box(334, 985, 500, 40), soft=14), c.palette.deep, 0.6)


def _wall_things(c: Canvas) -> None:
    hood = c.mask(polygon([(640, 0), (800, 0), (800, 640), (560, 640), (600, 560)]), wobble=2)
    c.shadow(hood, -14, 10, 14, 0.5)
    stone(c, hood, (0.4, 0.04, 20), thickness=50, rough=0.7, seed="hood")
    hearth = c.mask(polygon([(590, 640), (800, 640), (800, 800), (610, 800)]), soft=3)
    c.fill(hearth, (0.2, 0.08, 30))
    c.glow(720, 800, 130, (0.75, 0.19, 42), 0.95)
    r = c.rng("coals")
    n = 240
    colours = np.stack([np.asarray(mix((0.3, 0.12, 28), (0.84, 0.18, 58), float(v))) for v in r.random(n) ** 2.2])
    strew(
        c,
        "pebble",
        r.uniform(600, 800, n),
        r.uniform(770, 808, n),
        r.uniform(7, 15, n),
        r.uniform(0, 6, n),
        colours,
        seed="coals",
        detail=0.7,
    )
    ledge = c.mask(box(580, 800, 230, 220, 8), wobble=2)
    bricks(
        c,
        plane(c, ledge, ((580, 800), (810, 800), (810, 1020), (580, 1020))),
        (0.42, 0.06, 30),
        across=4,
        down=6,
        light=-0.1,
    )
    wood(c, c.mask(box(-10, 22, 660, 44, 6)), (0.32, 0.05, 45), thickness=20, grain=8, seed="beam")

    def tools(pen: Pen) -> None:
        iron = (0.3, 0.02, 265)
        for x, y in ((420, 66), (470, 66), (520, 66), (575, 66)):
            pen.stroke([(x, y), (x, y + 16)], iron, 3)
        pen.stroke(curve([(404, 130), (402, 96), (420, 80), (438, 96), (436, 130)], closed=False), iron, 9)
        pen.stroke([(466, 82), (474, 150), (466, 230)], iron, 5)
        pen.stroke([(474, 82), (466, 150), (476, 230)], iron, 5)
        pen.stroke(curve([(504, 128), (502, 96), (520, 80), (538, 96), (536, 128)], closed=False), iron, 8)
        pen.stroke([(575, 80), (575, 200)], (0.4, 0.06, 50), 7)
        pen.fill(box(552, 196, 46, 28, 4), iron)

    c.shadow(c.draw(tools, relief=5, detail=0.8), 8, 6, 5, 0.35)
    c.draw(tools, relief=5, detail=0.8)


def _anvil(c: Canvas) -> None:
    x, y = _ANVIL
    stump = c.mask(
        curve(
            [
                (x - 92, 1132, CORNER),
                (x - 80, 990),
                (x - 84, 946, CORNER),
                (x + 98, 946, CORNER),
                (x + 92, 1000),
                (x + 106, 1132, CORNER),
                (x, 1150),
            ]
        ),
        wobble=2,
    )
    c.shadow(stump, 26, 6, 12, 0.5)
    wood(c, stump, (0.38, 0.06, 50), angle=90, grain=10, thickness=70, seed="stump")
    wood(c, c.mask(oval(x + 7, 947, 91, 20)), (0.5, 0.07, 58), thickness=6, seed="rings")
    body = [
        (x - 172, y + 14, CORNER),
        (x - 120, y + 6),
        (x - 70, y + 4, CORNER),
        (x + 104, y + 4, CORNER),
        (x + 104, y + 40, CORNER),
        (x + 62, y + 56),
        (x + 44, y + 88),
        (x + 78, y + 122, CORNER),
        (x + 84, y + 142, CORNER),
        (x - 74, y + 142, CORNER),
        (x - 68, y + 122, CORNER),
        (x - 30, y + 88),
        (x - 50, y + 56),
        (x - 110, y + 42),
    ]
    metal(c, c.mask(curve(body)), (0.36, 0.02, 262), thickness=34, polish=0.55)
    face = c.mask(polygon([(x - 72, y + 4), (x + 104, y + 4), (x + 96, y - 6), (x - 60, y - 6)]))
    metal(c, face, (0.6, 0.03, 60), thickness=6)
    fx, fy = TONGS
    bar = c.mask(limb([(x - 56, y - 11, 9), (x + 40, y - 12, 10), (x + 96, y - 20, 8)]))
    c.form(bar, c.tones((0.8, 0.19, 50), 0.2), bias=0.25, rim=0, detail=0.9)
    c.emit(bar, 0.9)

    def tongs(pen: Pen) -> None:
        iron = (0.34, 0.02, 262)
        pen.stroke([(x + 70, y - 28), (x + 112, y - 32), (fx, fy - 2), (fx + 62, fy + 6)], iron, 6.5)
        pen.stroke([(x + 70, y - 6), (x + 110, y - 18), (fx, fy + 4), (fx + 60, fy + 18)], iron, 6.5)
        pen.dot(x + 114, y - 25, 6, iron)

    c.draw(tongs, relief=4, detail=0.85)


def _ash(c: Canvas) -> None:
    heap = c.mask(
        curve([(20, 1150, CORNER), (70, 1112), (134, 1096), (206, 1118), (252, 1152, CORNER), (130, 1164)]),
        wobble=4,
        cell=10,
    )
    c.form(heap, (0.42, 0.012, 280), thickness=26, mottle=0.2, grain=6, detail=0.5)
    egg = c.mask(oval(128, 1110, 10, 13, 16))
    c.glow(128, 1108, 34, (0.75, 0.19, 42), 0.6)
    c.form(egg, c.tones((0.72, 0.17, 45), 0.45), bias=0.1, rim=0.2, detail=0.9)
    c.emit(egg, 0.35)
    smoke(c, [(130, 1086, 4), (140, 1050, 7), (128, 1010, 10)], (0.7, 0.03, 30), seed="egg", alpha=0.3, n=18)


def _sparks(c: Canvas) -> None:
    """Sparks near the iron; farther out they beat wings; at the arch they are robins."""
    x0, y0 = _ANVIL[0] - 8, _ANVIL[1] - 12
    r = c.rng("sparks")

    def fire(pen: Pen) -> None:
        for _ in range(330):
            a = math.radians(r.normal(-138, 34))
            d = 16 + 300 * r.random() ** 1.7
            sag = 0.0009 * d * d
            x, y = x0 + math.cos(a) * d, y0 + math.sin(a) * d + sag
            q = r.uniform(4, 20) * (1 - d / 420)
            heat = max(0.0, 1 - d / 330)
            pen.stroke(
                [(x, y), (x + math.cos(a) * q, y + math.sin(a) * q + sag * 0.06)],
                mix((0.68, 0.2, 36), (0.97, 0.1, 90), heat),
                r.uniform(0.8, 2.6),
                0.95,
            )

    c.draw(fire, emission=0.9, detail=0.95)

    # Embers that have begun to bend: two strokes of fire, the first wings.
    def wings(pen: Pen) -> None:
        for _ in range(34):
            a, d = math.radians(r.normal(-128, 26)), r.uniform(70, 190)
            x, y = x0 + math.cos(a) * d, y0 + math.sin(a) * d + 0.0009 * d * d
            q, tilt, up = r.uniform(4, 9), r.normal(-0.3, 0.5), r.uniform(0.5, 1.1)
            for way in (-1.0, 1.0):
                b = tilt + way * up - math.pi / 2
                bend = (x + math.cos(b) * q * 0.6, y + math.sin(b) * q * 0.6 - q * 0.2)
                pen.stroke(
                    [(x, y), bend, (x + math.cos(b + way * 0.5) * q, y + math.sin(b + way * 0.5) * q)], _FIRE, 1.9
                )

    c.draw(wings, emission=0.9, detail=0.95)
    robins = (
        (300, 716, 30, 0.9, 0.98, 30, True),
        (262, 742, 34, -0.6, 0.95, -20, True),
        (222, 716, 38, 0.4, 0.9, 40, True),
        (304, 650, 44, 0.05, 0.8, 58, True),
        (238, 652, 54, -0.8, 0.68, 4, False),
        (168, 678, 56, 0.95, 0.6, 24, True),
        (282, 574, 66, 0.9, 0.46, 62, True),
        (204, 580, 70, -0.25, 0.36, 34, True),
        (122, 602, 80, 0.5, 0.24, 2, True),
        (290, 492, 90, -0.9, 0.14, 20, True),
        (178, 486, 112, 1.0, 0.06, 44, True),
        (74, 540, 92, 0.1, 0.08, -14, True),
        (266, 352, 104, 0.25, 0.0, 50, False),
        (112, 326, 140, -0.7, 0.0, 22, True),
        (210, 230, 128, 0.85, 0.0, 34, True),
    )
    for i, (x, y, span, beat, heat, turn, left) in enumerate(robins):
        glow = mix((0.9, 0.16, 66), (0.97, 0.09, 90), 0.5)
        bird = Bird(
            body=mix((0.44, 0.055, 55), glow, heat),
            breast=mix((0.64, 0.2, 36), glow, heat),
            wing=mix(((0.36, 0.045, 50), (0.42, 0.06, 60), (0.33, 0.04, 30))[i % 3], glow, heat),
            beak=mix((0.3, 0.03, 60), glow, heat),
            beak_length=0.16,
        )
        if heat > 0.1:
            c.glow(x, y, span * 0.62, _FIRE, 0.75 * heat + 0.1)
            _trail(c, x, y, span, heat, i)
        flying(
            c,
            bird,
            x,
            y,
            span * (1.3 + 0.26 * (1 - heat)),
            beat=beat,
            left=left,
            turn=turn if left else -turn,
            seed=f"robin{i}",
        )
        if heat > 0.3:
            c.glow(x, y, span * 0.3, (0.97, 0.09, 88), heat * 0.8)
    calm = Bird(
        body=(0.42, 0.055, 55),
        breast=(0.64, 0.2, 36),
        wing=(0.35, 0.045, 50),
        legs=(0.36, 0.06, 50),
        beak=(0.26, 0.03, 60),
        beak_length=0.14,
        neck=0.06,
        plump=0.34,
        tail=0.36,
        leg=0.3,
    )
    perched(c, calm, 262, 950, 40, left=True, seed="stump")


def _trail(c: Canvas, x: float, y: float, span: float, heat: float, i: int) -> None:
    """Each young bird drags embers behind it, back towards the iron."""
    r = c.rng(f"trail{i}")
    away = math.atan2(_ANVIL[1] - y, _ANVIL[0] - x)

    def embers(pen: Pen) -> None:
        for _ in range(int(10 + 26 * heat)):
            d = span * (0.3 + 1.1 * r.random())
            a = away + r.normal(0, 0.22)
            px, py = x + math.cos(a) * d, y + math.sin(a) * d
            q = r.uniform(2, 8)
            tone = mix((0.66, 0.2, 36), (0.97, 0.1, 90), float(r.random()) * heat)
            pen.stroke([(px, py), (px + math.cos(a) * q, py + math.sin(a) * q)], tone, r.uniform(0.8, 2.0), 0.9)

    c.draw(embers, emission=0.8, detail=0.95)
