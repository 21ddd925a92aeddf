"""A bear that is nothing but lost mittens waits for the tram at a snowed-in terminus."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import knit, snow, wood
from moonhare.painting.motifs.beasts import paint_eye
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.skies import snowfall
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief, lit
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, place, polygon
from moonhare.painting.stamps import scatter
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Lost and Found",
    hero="bear made of hundreds of single lost mittens, sitting upright on a tram-stop bench in falling snow",
    idea="made of",
    place="forest, tram terminus in spruces",
    palette="snow blue",
    composition="profile",
    time="overcast",
    symbols=("mitten", "bear", "tram"),
    hidden="one mitten on its back is waving",
    readings=("half", "winter", "orphan"),
)
FINISH = {"vignette": 0.34, "bloom": 0.4, "saturation": 1.12}

_WOOL: tuple[Colour, ...] = (
    (0.56, 0.17, 27),
    (0.42, 0.09, 258),
    (0.78, 0.12, 82),
    (0.5, 0.08, 190),
    (0.9, 0.02, 85),
    (0.62, 0.12, 48),
    (0.46, 0.1, 340),
    (0.66, 0.06, 245),
    (0.5, 0.09, 145),
    (0.38, 0.05, 40),
    (0.74, 0.08, 10),
)
_MITTEN = [
    (-0.2, -0.5, CORNER),
    (0.2, -0.5, CORNER),
    (0.21, -0.2),
    (0.38, -0.16),
    (0.46, 0.02),
    (0.4, 0.12),
    (0.26, 0.06),
    (0.25, 0.26),
    (0.14, 0.47),
    (-0.08, 0.5),
    (-0.24, 0.34),
    (-0.27, 0.0),
    (-0.21, -0.24),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.62, -0.6, 0.5),
        key=(0.97, 0.055, 80),
        shade=(0.44, 0.09, 262),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.92, 0.04, 235),
    )
    _forest(c)
    _tram(c)
    _ground(c)
    repaint(c, 0.9, seed="land")
    c.lamps.append(Lamp(x=560, y=250, z=120, reach=230, colour=(0.92, 0.11, 78), power=0.75))
    _bench(c)
    _bear(c)
    _stop(c)
    repaint(c, 0.2, seed="last")
    _air(c)


def _forest(c: Canvas) -> None:
    c.wash([(0, (0.6, 0.07, 250)), (0.25, (0.74, 0.055, 242)), (0.5, (0.88, 0.04, 230)), (0.7, (0.94, 0.03, 80))])
    r = c.rng("spruces")
    for k, (y, size, fade, n) in enumerate(((690, 250, 0.72, 22), (730, 360, 0.5, 15), (790, 520, 0.24, 10))):
        for i in range(n):
            x = -40 + 880 * (i + r.random()) / n
            if k == 2 and 430 < x < 790:
                continue
            h = size * r.uniform(0.7, 1.25)
            tree = c.mask(pine(x, y + r.uniform(-14, 14), h, h * 0.36, r))
            c.form(
                tree,
                (0.4, 0.06, 225),
                thickness=16,
                bump=(c.field("needle", 9, 3) - 0.5) * 8,
                haze=fade,
                rim=0.3,
                detail=0.3,
            )
            white = tree * smoothstep(0.5, 0.66, c.field(f"loads{k}", 26, 3, (1.6, 0.7)))
            c.glaze(white, mix((0.96, 0.02, 235), c.palette.haze, fade), 0.85)
        c.fog(y - 120, y + 60, (0.93, 0.025, 235), 0.6)


def _tram(c: Canvas) -> None:
    """The tram comes out of the trees, head on, its lamps lit."""
    x, y = 648.0, 800.0
    c.glow(x, y - 110, 150, (0.95, 0.08, 80), 0.5)
    shell = c.mask(
        curve(
            [
                (x - 86, y, CORNER),
                (x - 94, y - 90),
                (x - 88, y - 226),
                (x - 60, y - 254),
                (x, y - 262),
                (x + 60, y - 254),
                (x + 88, y - 226),
                (x + 94, y - 90),
                (x + 86, y, CORNER),
            ]
        )
    )
    c.form(shell, (0.56, 0.165, 28), thickness=36, haze=0.14, rim=0.6, gloss=0.3, detail=0.6)
    c.form(
        shell * smoothstep(y - 118, y - 122, c.y) * smoothstep(y - 236, y - 230, c.y),
        (0.92, 0.04, 85),
        thickness=8,
        haze=0.1,
        detail=0.6,
    )
    roof = c.mask(
        curve(
            [
                (x - 84, y - 232, CORNER),
                (x - 70, y - 262),
                (x, y - 278),
                (x + 70, y - 262),
                (x + 84, y - 232, CORNER),
                (x, y - 250),
            ]
        )
    )
    snow(c, roof, thickness=12)

    def glassy(pen: Pen) -> None:
        for left, right, low, high in ((-74, -30, 132, 214), (-25, 25, 130, 216), (30, 74, 132, 214)):
            pane = box(x + left, y - high, right - left, high - low, 7)
            pen.fade(pane, (x, y - high), (x, y - low), [(0.95, 0.1, 85), (0.8, 0.14, 66)])
        pen.fill(box(x - 40, y - 244, 80, 20, 5), (0.97, 0.07, 92))
        for f in (-1, 1):
            pen.dot(x + f * 46, y - 196, 10, (0.45, 0.07, 50), 0.55)
            pen.fill(
                curve(
                    [
                        (x + f * 46 - 20, y - 132, CORNER),
                        (x + f * 46 - 16, y - 178),
                        (x + f * 46, y - 188),
                        (x + f * 46 + 16, y - 178),
                        (x + f * 46 + 20, y - 132, CORNER),
                    ]
                ),
                (0.45, 0.07, 50),
                0.55,
            )
        pen.stroke([(x - 92, y - 106), (x, y - 98), (x + 92, y - 106)], (0.86, 0.12, 82), 4)
        pen.fill(box(x - 80, y - 22, 160, 20, 6), (0.3, 0.04, 262))
        pen.stroke([(x, y - 272), (x - 26, y - 306), (x + 6, y - 336)], (0.32, 0.04, 260), 3)
        pen.stroke([(x - 24, y - 338), (x + 36, y - 334)], (0.32, 0.04, 260), 3)
        pen.stroke([(x - 60, -10), (x + 2, y - 337), (x + 40, 330)], (0.4, 0.05, 258), 1.2, 0.7)

    c.draw(glassy, detail=0.8, emission=0.08)
    c.fog(y - 60, y + 30, (0.95, 0.03, 90), 0.5)
    c.draw(lambda pen: pen.dot(x, y - 66, 15, (0.995, 0.04, 95)), detail=0.95, emission=0.8)


def _ground(c: Canvas) -> None:
    land = c.full(smoothstep(792, 800, c.y + (c.field("edge", 90, 3) - 0.5) * 10))
    snow(c, land, thickness=60, soft=40, seed="land", bias=0.04)
    c.glow(640, 860, 150, (0.95, 0.09, 80), 0.4, 0.35)
    for side in (-1, 1):
        rut = c.mask(
            limb(
                [
                    (648 + side * 50, 800, 2.5),
                    (660 + side * 66, 880, 4),
                    (700 + side * 96, 1010, 7),
                    (770 + side * 150, 1230, 13),
                ]
            ),
            wobble=2,
        )
        c.multiply(rut.grow(3).blur(4), (0.5, 0.09, 262), 0.6)
        c.form(rut, (0.34, 0.04, 262), thickness=5, gloss=0.8, rim=0.8, detail=0.6)
    lip = c.mask(
        curve([(-20, 1064, CORNER), (240, 1050), (520, 1042), (604, 1072), (640, 1240, CORNER), (-20, 1240, CORNER)]),
        wobble=4,
    )
    c.shadow(lip, 22, 8, 10, 0.5, (0.45, 0.09, 262))
    snow(c, lip, thickness=34, soft=34, seed="platform", bias=0.1)


def _bench(c: Canvas) -> None:
    iron: Colour = (0.3, 0.04, 262)
    c.shadow(c.mask(oval(310, 1058, 290, 24)), -16, 4, 14, 0.55, (0.42, 0.09, 264))
    for x in (84, 530):
        leg = c.mask(
            limb([(x, 860, 9), (x - 8, 950, 8), (x + 4, 1050, 10)]),
            limb([(x - 30, 1056, 7), (x + 4, 1046, 8), (x + 34, 1056, 7)]),
        )
        c.form(leg, iron, gloss=0.4, rim=0.8, detail=0.7)
    for k, (y, h) in enumerate(((640, 26), (690, 26), (740, 26))):
        slat = c.mask(box(40 + k * 4, y, 520, h, 5))
        wood(c, slat, (0.46, 0.1, 45), thickness=8, seed=f"back{k}", detail=0.6)
        snow(
            c,
            c.mask(
                curve(
                    [(40, y + 4, CORNER), (120, y - 9), (300, y - 12), (470, y - 8), (562, y + 3, CORNER), (300, y + 5)]
                ),
                wobble=2,
            ),
            thickness=7,
            detail=0.5,
        )
    for x in (76, 540):
        c.form(c.mask(limb([(x, 620, 7), (x, 860, 8)])), iron, gloss=0.4, rim=0.8, detail=0.7)
    seat = c.mask(polygon([(36, 856), (566, 856), (590, 884), (24, 884)]))
    wood(c, seat, (0.5, 0.1, 48), thickness=10, seed="seat", detail=0.6)
    c.form(c.mask(box(22, 880, 570, 20, 5)), (0.4, 0.09, 42), thickness=7, rim=0.5, detail=0.6)
    snow(
        c,
        c.mask(curve([(24, 884, CORNER), (60, 850), (150, 838), (180, 880), (90, 890)]), wobble=2),
        thickness=14,
        detail=0.5,
    )
    snow(
        c,
        c.mask(curve([(470, 886, CORNER), (500, 850), (560, 844), (592, 884, CORNER), (530, 892)]), wobble=2),
        thickness=14,
        detail=0.5,
    )


def _mitten(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    colour: Colour,
    name: str,
    flip: bool = False,
    bias: float = 0.0,
) -> None:
    """One knitted mitten, its fingers pointing along `turn` (degrees, 90 hangs down)."""
    r = c.rng(f"mitten/{name}")
    shape = c.mask(curve(place(_MITTEN, x, y, size, turn - 90, flip)))
    if shape.empty:
        return
    c.shadow(shape, -size * 0.03, size * 0.09, size * 0.06, 0.5, (0.22, 0.06, 270))
    tone = mix(colour, (0.24, 0.07, 268), -bias) if bias < 0 else mix(colour, (0.97, 0.03, 85), bias * 0.8)
    knit(c, shape, tone, stitch=size * 0.085, angle=turn, thickness=size * 0.2, detail=0.78)
    second = _WOOL[int(r.integers(0, len(_WOOL)))]
    if bias < 0:
        second = mix(second, (0.24, 0.07, 268), -bias)
    bars = [(-0.5, -0.3)] if r.random() < 0.6 else [(-0.5, -0.3), (-0.16, -0.06), (0.08, 0.18)]
    for low, high in bars:
        band = c.mask(polygon(place([(-0.6, low), (0.6, low), (0.6, high), (-0.6, high)], x, y, size, turn - 90, flip)))
        knit(c, band & shape, second, stitch=size * 0.085, angle=turn, thickness=size * 0.2, detail=0.78)


def _bear(c: Canvas) -> None:
    back = Clay(c, (60, 290, 620, 1080), melt=24)
    back.limb([(330, 810, 70), (452, 820, 56), (486, 930, 44), (498, 1010, 40), (540, 1030, 28)])
    body = Clay(c, (60, 290, 620, 1080), melt=26)
    body.limb([(262, 776, 116), (268, 690, 132), (280, 590, 116), (310, 500, 86)])
    body.ball(334, 430, 84, 78, z=30, turn=-10)
    body.limb([(380, 446, 52, 40), (430, 462, 38, 44), (448, 466, 34, 44)])
    for x, y, z in ((282, 360, 10.0), (352, 350, 30.0)):
        body.ball(x, y, 30, 30, z=z)
    body.limb(
        [
            (270, 800, 82, 60),
            (400, 806, 66, 66),
            (432, 830, 60, 66),
            (440, 930, 50, 60),
            (440, 1010, 46, 60),
            (490, 1034, 32, 60),
        ]
    )
    body.limb([(286, 580, 58, 70), (310, 680, 52, 84), (372, 752, 44, 90), (418, 766, 42, 92)])
    c.shadow(c.mask(oval(500, 1058, 84, 16)), -14, 6, 9, 0.7, (0.3, 0.08, 268))
    for px, py, turn in (
        (20, 1168, 10),
        (96, 1186, 16),
        (158, 1128, 4),
        (236, 1180, -8),
        (300, 1104, -4),
        (384, 1136, -14),
        (428, 1078, -16),
    ):
        pad = c.mask(oval(px, py, 22, 9, turn), wobble=2)
        c.multiply(pad.blur(1.5), (0.56, 0.09, 262), 0.75)
        c.screen(pad.edge(-2, 5, 2), (0.97, 0.04, 85), 0.5)
    c.shadow(back.mask() | body.mask(), -34, 16, 18, 0.45, (0.3, 0.08, 268))
    _cover(c, back, "far", -0.22)
    _cover(c, body, "near", 0.0)
    for x, y, turn, k, size in ((148, 566, -118, 0, 58), (164, 600, -146, 2, 40)):
        if k == 0:
            _mitten(c, x - 8, y - 22, size, turn, _WOOL[0], "waving", True)
    muzzle = c.mask(curve([(462, 440, CORNER), (490, 444), (494, 462), (474, 474), (456, 460)]))
    knit(c, muzzle, (0.24, 0.04, 270), stitch=4, thickness=14, detail=0.9)
    paint_eye(c, 398, 418, 12)
    _mitten(c, 250, 1128, 58, 18, _WOOL[0], "dropped", True)
    snow(
        c, c.mask(curve([(206, 1144, CORNER), (228, 1134), (262, 1140), (286, 1150, CORNER), (240, 1154)])), thickness=6
    )


def _cover(c: Canvas, clay: Clay, name: str, bias: float) -> None:
    """Cover a modelled body with mittens that hang along its limbs, the upper over the lower."""
    relief: Relief = clay.relief(3)
    c.form(relief, (0.36, 0.06, 320), bias=bias - 0.1, shadow=40, detail=0.6)
    r = c.rng(f"cover/{name}")
    x, y = scatter(relief.mask.grow(-2), 2600 if name == "near" else 700, r, "up")
    level = lit(relief, c.light, 1.0)
    kept: list[tuple[float, float]] = []
    last = -1
    for i in range(len(x)):
        px, py = float(x[i]), float(y[i])
        size = 29.0 if py < 520 and px > 240 else 47.0 if py < 880 else 38.0
        if py < 480 and px > 370:
            size = 21.0
        if any(math.hypot(px - a, py - b) < size * 0.42 for a, b in kept[-160:]):
            continue
        if math.hypot(px - 396, py - 418) < 22:
            continue
        kept.append((px, py))
        row = min(int(py * c.scale) - relief.mask.box[1], level.shape[0] - 1)
        column = min(int(px * c.scale) - relief.mask.box[0], level.shape[1] - 1)
        t = float(level[row, column])
        nx = float(relief.nx[row, column])
        k = int(r.integers(0, len(_WOOL)))
        k = (k + 1) % len(_WOOL) if k == last else k
        last = k
        turn = 92 - 34 * nx + float(r.normal(0, 17))
        shade = float(np.clip((t - 0.5) * 1.5 + bias, -0.72, 0.34))
        _mitten(
            c, px, py, size * float(r.uniform(0.86, 1.14)), turn, _WOOL[k], f"{name}{i}", bool(r.random() < 0.5), shade
        )


def _stop(c: Canvas) -> None:
    """A lamp on a post by the bench, with a blank round sign."""
    post = c.mask(limb([(584, 1064, 9), (584, 600, 7), (584, 260, 6), (580, 214, 5), (560, 196, 4), (538, 206, 4)]))
    c.form(post, (0.3, 0.04, 262), gloss=0.4, rim=0.8, detail=0.75)
    disc = c.mask(oval(612, 392, 33, 36))
    c.form(disc, (0.86, 0.11, 82), thickness=6, rim=0.5, mottle=0.12, detail=0.8)
    c.form(disc - c.mask(oval(612, 392, 25, 28)), (0.42, 0.09, 258), thickness=4, detail=0.8)
    shade = c.mask(curve([(504, 240, CORNER), (516, 212), (538, 202), (560, 212), (572, 240, CORNER), (538, 232)]))
    c.form(shade, (0.36, 0.06, 258), thickness=14, gloss=0.4, rim=0.6, detail=0.8)
    snow(
        c,
        c.mask(curve([(510, 218, CORNER), (524, 200), (540, 194), (556, 200), (568, 218, CORNER), (540, 208)])),
        thickness=7,
        detail=0.6,
    )
    snow(
        c,
        c.mask(curve([(582, 372, CORNER), (596, 354), (614, 348), (634, 358), (644, 374, CORNER), (614, 362)])),
        thickness=6,
        detail=0.6,
    )


def _air(c: Canvas) -> None:
    x, y = 648, 734
    c.glow(x, y, 46, (0.97, 0.08, 88), 0.9)
    c.glow(x, y, 150, (0.94, 0.1, 80), 0.4)
    c.draw(lambda pen: pen.fill(oval(538, 238, 24, 9), (0.99, 0.05, 92)), emission=0.9)
    c.glow(538, 246, 60, (0.95, 0.1, 82), 0.75)
    c.rays(538, 236, [66, 84, 102, 118], 640, 260, (0.95, 0.08, 82), 0.16, 20)
    snowfall(c, 520, size=(2.5, 9), seed="fall")
    snowfall(c, 40, size=(10, 20), seed="near", alpha=0.6)
