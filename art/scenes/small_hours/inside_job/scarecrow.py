"""Parts of Inside Job: the scarecrow, bird by bird."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.mask import Mask
from art.painting.materials import cloth, leaves, metal
from art.painting.motifs.crows import crow, wing_fan
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval

_ARM_LEFT = ((372, 452), (270, 446), (170, 470), (92, 520))
_ARM_RIGHT = ((372, 452), (480, 420), (590, 400), (690, 368))
_COAT = curve(
    [
        (296, 430),
        (446, 410),
        (450, 560),
        (470, 740),
        (486, 880),
        (430, 904),
        (372, 960),
        (310, 900),
        (254, 886),
        (276, 740),
        (288, 560),
    ]
)


def _inner(c: Canvas) -> Mask:
    """What lies well inside the figure: only there birds shade birds, never the sky."""
    return c.mask(
        _COAT,
        limb([(*_ARM_LEFT[0], 40), (*_ARM_LEFT[1], 30), (*_ARM_LEFT[2], 26), (*_ARM_LEFT[3], 14)], 20),
        limb([(*_ARM_RIGHT[0], 40), (*_ARM_RIGHT[1], 30), (*_ARM_RIGHT[2], 26), (*_ARM_RIGHT[3], 14)], 20),
        limb([(376, 280, 44), (372, 430, 50)]),
        soft=8,
    )


def _bird(c: Canvas, r: np.random.Generator, x: float, y: float, size: float, turn: float, left: bool) -> None:
    bias = float(r.normal(0.0, 0.05)) + 0.05 * (x - 380) / 300
    hue = float(r.uniform(255, 305))
    shape = c.mask(oval(x, y, size * 0.42, size * 0.2, (turn if not left else -turn)), soft=5)
    c.multiply(shape.move(-5, 5) & _inner(c), (0.12, 0.03, 290), 0.6)
    crow(
        c,
        x,
        y,
        size,
        turn=turn,
        left=left,
        colour=(float(r.uniform(0.22, 0.3)), 0.04, hue),
        sheen=(0.52, 0.08, hue),
        bias=bias,
    )


def paint_body(c: Canvas) -> None:
    """Coat and sleeves: wings for tatters, then crow upon crow."""
    r = c.rng("committee")
    # Sleeves' and coat's tatters first: wings that hang from the pole and the hem.
    for ax, ay, a0, a1, length in (
        (92, 520, 196, 88, 128),
        (694, 366, -62, 62, 132),
        (150, 490, 150, 70, 120),
        (630, 400, 120, 40, 116),
        (290, 880, 150, 80, 120),
        (440, 880, 100, 30, 120),
        (368, 920, 125, 55, 110),
    ):
        wing_fan(c, ax, ay, length, a0, a1, n=8, seed=f"{ax}/{ay}")
    # Underneath, feathers and more feathers: no sky between the birds.
    under = c.mask(_COAT, limb([(376, 290, 46), (372, 430, 60)]), wobble=6)
    dark = c.form(under, (0.2, 0.035, 285), rim=0.7, mottle=0.1, detail=0.6)
    leaves(
        c,
        dark,
        (0.24, 0.04, 285),
        1.57,
        seed="under",
        length=(24, 52),
        spacing=11,
        sprite="feather",
        order="up",
        spread=0.3,
        bias=-0.06,
    )
    # The coat: rows from the hem up, wider below; birds at the edge look outwards.
    for row in range(9):
        y = 866.0 - row * 49
        half = 114 - row * 6.5 if row < 7 else 84
        lean = (row - 4) * 1.5
        count = 4 if row % 2 else 5
        places = [(k / (count - 1) - 0.5) * 2 for k in range(count)]
        r.shuffle(places)
        for k in sorted(places, key=lambda q: -abs(q)):
            x = 368 + lean + k * half + float(r.normal(0, 14))
            left = (k < -0.2 or (abs(k) <= 0.2 and r.random() < 0.5)) != (r.random() < 0.12)
            turn = float(r.uniform(-76, -34)) if abs(k) > 0.6 else float(r.uniform(-88, 6))
            _bird(c, r, x, y + float(r.normal(0, 15)), float(r.uniform(116, 148)), turn, left)
    # The arms: birds shoulder to shoulder upon the pole, some hanging below it.
    for way, spine in ((-1, _ARM_LEFT), (1, _ARM_RIGHT)):
        for k in range(13):
            q = 1 - k / 12.5
            i = min(int(q * 3), 2)
            part = q * 3 - i
            x = spine[i][0] + (spine[i + 1][0] - spine[i][0]) * part
            y = spine[i][1] + (spine[i + 1][1] - spine[i][1]) * part
            below = k % 3 == 1
            size = float(r.uniform(92, 112)) * (1.08 - 0.2 * q)
            _bird(
                c,
                r,
                x + float(r.normal(0, 6)),
                y + (46 if below else -6) + float(r.normal(0, 6)),
                size,
                float(r.uniform(-66, -36)) if not below else float(r.uniform(36, 70)),
                (way < 0) != (r.random() < 0.25),
            )


def paint_head(c: Canvas) -> None:
    """Crows for a head, a red scarf below it, the hat on top, and two buttons for the coat."""
    r = c.rng("head")
    scarf = c.mask(
        curve([(300, 410, CORNER), (370, 434), (448, 398, CORNER), (460, 428), (372, 474), (296, 446)]), wobble=2
    )
    tail = c.mask(
        curve(
            [
                (420, 432, CORNER),
                (470, 470),
                (500, 540),
                (486, 596, CORNER),
                (470, 580, CORNER),
                (452, 600, CORNER),
                (446, 520),
                (404, 458, CORNER),
            ]
        )
    )
    for x, y, size, turn, left in (
        (334.0, 376.0, 108, -58, True),
        (416, 366, 108, -56, False),
        (346, 322, 104, -30, True),
        (408, 318, 106, -28, False),
        (374, 356, 112, -82, False),
        (372, 300, 100, -50, True),
    ):
        _bird(c, r, x, y, size, turn, left)
    c.shadow(tail, -8, 6, 6, 0.5)
    cloth(c, tail, (0.52, 0.2, 27), angle=70, fold=16, depth=4, seed="tail", rim=0.7, detail=0.75)
    c.shadow(scarf, -4, 9, 7, 0.6)
    cloth(c, scarf, (0.56, 0.2, 28), angle=8, fold=14, depth=4, seed="scarf", rim=0.7, detail=0.75)
    _hat(c)
    for x, y in ((364.0, 566.0), (374.0, 670.0)):
        c.shadow(c.mask(circle(x, y, 15)), -3, 5, 3, 0.7)
        metal(c, c.mask(oval(x, y, 13, 14, 12)), (0.66, 0.12, 68), thickness=5)

        def holes(pen: Pen, x: float = x, y: float = y) -> None:
            pen.stroke(oval(x, y, 9, 9.6, 12), (0.42, 0.09, 50), 1.4, 0.7)
            pen.stroke([(x - 3, y - 3), (x + 3, y + 3)], (0.45, 0.18, 25), 1.8)
            pen.stroke([(x + 3, y - 3), (x - 3, y + 3)], (0.4, 0.17, 25), 1.8)

        c.draw(holes, detail=0.9)
    c.draw(lambda pen: pen.stroke([(380, 768), (390, 780), (384, 796), (394, 806)], (0.5, 0.19, 25), 2.2), detail=0.9)


def _hat(c: Canvas) -> None:
    """A straw hat with a broken brim, askew: plaited rings, stray stalks."""
    x, y, turn = 376.0, 268.0, -9.0
    straw = (0.74, 0.12, 74)
    brim = c.mask(
        curve(
            [
                (238, 300, CORNER),
                (280, 268),
                (372, 250),
                (470, 232),
                (534, 226, CORNER),
                (520, 258),
                (452, 292),
                (360, 314),
                (282, 316),
            ]
        ),
        wobble=2.5,
    )
    crown = c.mask(
        curve(
            [
                (292, 276, CORNER),
                (300, 210),
                (322, 160),
                (372, 136),
                (424, 150),
                (450, 196),
                (462, 248, CORNER),
                (380, 276),
            ]
        ),
        wobble=2,
    )
    a = math.radians(turn)
    along = (c.x - x) * math.cos(a) + (c.y - y) * math.sin(a)
    up = -(c.x - x) * math.sin(a) + (c.y - y) * math.cos(a)
    plait = np.sin(up / 2.1 + 0.00012 * along**2) * 1.1 + np.sin(along / 2.6 + up * 0.8) * 0.6
    ring = np.sin(np.hypot(along / 3.4, up) / 1.25) * 1.1 + np.sin(np.arctan2(up * 3.4, along) * 70) * 0.6
    c.shadow(brim, -2, 14, 8, 0.75)
    c.form(brim, straw, thickness=10, bump=ring.astype(np.float32), rim=0.9, mottle=0.08, detail=0.75)
    c.multiply(c.mask(oval(376, 282, 96, 14, -9), soft=6) & brim, (0.3, 0.09, 30), 0.5)
    body = c.form(crown, straw, bump=plait.astype(np.float32), rim=0.9, mottle=0.08, detail=0.75)
    band = c.mask(curve([(288, 254), (374, 248), (464, 220), (466, 248), (380, 280), (288, 282)])) & crown
    c.form(body.within(band), (0.36, 0.13, 22), rim=0.5, detail=0.75)
    c.multiply((brim | crown) * smoothstep(440, 250, c.x + 0.35 * (c.y - 220)), (0.36, 0.12, 350), 0.6)
    r = c.rng("straws")

    def stray(pen: Pen) -> None:
        for k in range(34):
            t = k / 33.0
            px = 240 + 290 * t
            py = 304 - 66 * t + 10 * math.sin(t * 3.1)
            d = float(r.uniform(8, 24))
            b = float(r.normal(0.9, 0.6))
            pen.stroke(
                [(px, py), (px + d * math.cos(b) * 0.8, py + d * math.sin(b))],
                mix(straw, (0.4, 0.1, 40), float(r.random())),
                1.6,
                0.9,
            )

    c.draw(stray, detail=0.8)
