"""A carthorse plods through sleet with a whole lit carousel on its back; the painted horses look down at it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth, cloud_bank, fur
from moonhare.painting.motifs.beasts import Beast, BeastPlaces, Stance, paint_beast, paint_ear, paint_eye
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.plants import bark, branches
from moonhare.painting.motifs.skies import rain, snowfall, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import ground

BRIEF = Brief(
    title="Family Business",
    hero="carthorse plodding through sleet, a whole lit carousel on its back, the painted horses looking down at it",
    idea="carried by",
    place="road, Baltic winter",
    palette="storm plum",
    composition="low-horizon giant",
    time="dusk",
    symbols=("carthorse", "carousel", "sleet"),
    hidden="one carousel pole is bare",
    readings=("burden", "envy", "parents"),
)
FINISH = {"vignette": 0.42, "bloom": 0.5, "contrast": 0.18}

_GOLD: Colour = (0.86, 0.13, 82)
_BULB: Colour = (0.98, 0.06, 92)
_TILT = math.radians(-4.5)


def _at(x: float, y: float) -> tuple[float, float]:
    """Return a place of the upright carousel on the swaying one."""
    dx, dy = x - 452, y - 650
    c, s = math.cos(_TILT), math.sin(_TILT)
    return 452 + dx * c - dy * s, 650 + dx * s + dy * c


def _arc(x0: float, x1: float, y: float, rise: float, n: int = 9) -> list[tuple[float, float]]:
    """Return points of a rim seen from below: its middle is nearest and so highest."""
    out = []
    for i in range(n):
        t = i / (n - 1) * 2 - 1
        out.append(_at((x0 + x1) / 2 + t * (x1 - x0) / 2, y - rise * math.sqrt(max(0.0, 1 - t * t))))
    return out


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.1, -0.86, 0.42),
        key=(0.95, 0.09, 85),
        shade=(0.32, 0.08, 295),
        rim=(0.75, -0.4, 0),
        rim_colour=(0.7, 0.09, 320),
        bounce=(0.45, 0.08, 320),
    )
    _weather(c)
    repaint(c, 1.0, seed="weather", loose=1.1)
    _verge(c)
    c.lamp(Lamp(x=452, y=560, z=70, reach=190, colour=(0.9, 0.13, 78), power=0.75), halo=0.0)
    _carousel_back(c)
    _carthorse(c)
    _deck(c)
    _painted_horses(c)
    _canopy(c)
    repaint(c, 0.22, seed="last", loose=0.6)
    _bulbs(c)
    c.fog(960, 1130, (0.62, 0.07, 320), 0.4, cell=120)
    snowfall(c, 420, size=(2, 7), alpha=0.75, seed="sleet")
    rain(c, 700, angle=118, length=(14, 46), colour=(0.93, 0.03, 300), alpha=0.4, seed="sleet")


def _weather(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.2, 0.06, 295)),
            (0.3, (0.32, 0.085, 302)),
            (0.6, (0.47, 0.09, 322)),
            (0.76, (0.66, 0.1, 5)),
            (0.84, (0.86, 0.1, 70)),
            (1, (0.5, 0.08, 320)),
        ]
    )
    for i, (y, tone, size) in enumerate(
        ((120, (0.33, 0.08, 300), (40, 120)), (470, (0.44, 0.09, 315), (30, 90)), (760, (0.58, 0.1, 345), (18, 50)))
    ):

        def top(x: float, y: float = y, i: int = i) -> float:
            return y + 60 * math.sin(x / (170 - 30 * i) + i * 2) + 30 * math.sin(x / 61 + i)

        cloud_bank(c, top, tone, seed=f"bank{i}", size=size, rows=4, step=40, alpha=0.75, fade=(0.0, 1.0))
    streaks(c, 780, 1010, (0.92, 0.11, 80), share=0.8, seed="break", cover=0.75)
    c.glow(120, 985, 240, (0.93, 0.12, 75), 0.6, flat=0.5)

    def heights(u: Array, v: Array) -> Array:
        rut = np.exp(-(((v - 35.0) / 2.2) ** 2)) + np.exp(-(((v - 25.0) / 1.6) ** 2))
        lump = c.noise.at("lump", u, v, 3.0, 3) - 0.5
        bank = smoothstep(60, 90, v) * 0.3 + smoothstep(18, 14, v) * 0.35
        return np.asarray(lump * (0.25 + 0.5 * smoothstep(20, 12, v)) - 0.3 * rut + bank, np.float32)

    sun = (-0.4, 0.7, 0.35)
    land = ground(c, heights, horizon=1004, eye=2.6, near=6, far=700, sun=sun, shadow_reach=3)
    road = smoothstep(62, 44, land.v) * smoothstep(16, 21, land.v)
    mud = np.clip(road * 1.1 + 0.9 * (c.noise.at("mud", land.u, land.v * 1.5, 4, 4) - 0.62), 0, 1)
    t = 0.34 + 0.55 * land.lit(sun) - 0.25 * land.shade + 0.16 * (c.noise.at("grit", land.u, land.v, 0.6, 3) - 0.5)
    snow = pick(c.tones((0.8, 0.05, 305), 0.6), np.asarray(t, np.float32))
    wet = pick(c.tones((0.4, 0.06, 340), 0.7), np.asarray(t - 0.06, np.float32))
    colours = snow + (wet - snow) * mud[..., None]
    puddle = smoothstep(0.5, 0.6, c.noise.at("puddle", land.u * 0.5, land.v * 0.45, 3.0, 3)) * road
    mirror = rgb((0.62, 0.11, 25))
    colours = colours + (mirror - colours) * (puddle * 0.7)[..., None]
    haze = smoothstep(60, 400, land.v)[..., None] * 0.8
    c.fill(land.mask, colours + (rgb((0.72, 0.1, 25)) - colours) * haze, detail=0.2)
    warm = np.exp(-(((c.x - 450) / 290) ** 2 + ((c.y - 1090) / 70) ** 2))
    c.screen(np.asarray(warm * (0.35 + 0.65 * puddle), np.float32) * 0.6, (0.88, 0.13, 70))
    pool = np.exp(-(((c.x - 440) / 210) ** 2)) * smoothstep(1060, 1090, c.y) * puddle
    c.screen(np.asarray(pool, np.float32) * 0.8, (0.88, 0.14, 68))
    glint = smoothstep(0.5, 0.8, c.field("pool-glint", 14, 2, (3, 0.5)))
    c.screen(np.asarray(pool * glint, np.float32), (0.97, 0.09, 85))


def _verge(c: Canvas) -> None:
    """Far things for scale: birches, a farm whose people have gone in, posts along the road."""
    for x, h, name in ((52, 150, "a"), (92, 110, "b"), (726, 170, "c"), (764, 120, "d"), (690, 90, "e")):
        clay, _ = branches(c, x, 1016, h, h * 0.05, seed=f"birch/{name}", levels=4, spread=0.42)
        bark(c, clay, (0.5, 0.06, 320), haze=0.25, detail=0.5)
    house(
        c,
        172,
        1016,
        34,
        18,
        wall=(0.5, 0.06, 330),
        roof=(0.72, 0.05, 305),
        windows=((-0.2, 0.3), (0.25, 0.3)),
        door=False,
        haze=0.2,
        seed="farm",
        glow=0.6,
    )

    def posts(pen: Pen) -> None:
        for i, x in enumerate((20, 122, 232, 560, 640, 716, 790)):
            pen.stroke([(x, 1034 + (i % 2) * 3), (x + 2, 1008 - (i % 3) * 3)], (0.24, 0.05, 310), 3.6)
            pen.stroke([(x - 2, 1008 - (i % 3) * 3), (x + 5, 1007 - (i % 3) * 3)], (0.92, 0.02, 300), 3)

    c.draw(posts, relief=2, detail=0.6)


def _carousel_back(c: Canvas) -> None:
    """The inside of the carousel: warm air, mirrors on the middle column, the far rim's poles."""
    inside = c.mask(curve([*_arc(206, 698, 352, 34), *_arc(206, 698, 640, 30)[::-1]], pull=0.33), soft=2)
    at = inside.where
    d = np.hypot((c.x[at] - 455) / 250, (c.y[at] - 470) / 200)
    tones = c.tones((0.62, 0.14, 58), 0.8)
    n = c.field("drapes", 46, 3, (0.35, 2.4))[at] - 0.5
    air = inside * np.asarray(smoothstep(1.15, 0.35, d) * 0.92, np.float32)
    c.fill(air, pick(tones, np.asarray(0.9 - 0.5 * d + 0.16 * n, np.float32)), detail=0.5)
    left, right = (_at(400, 630), _at(504, 630))
    column = c.mask(polygon([left, _at(400, 330), _at(504, 330), right]))
    c.form(column, (0.86, 0.13, 80), thickness=40, rim=0.6, detail=0.7, bias=0.08)

    def mirrors(pen: Pen) -> None:
        for i in range(3):
            x = 418 + i * 34
            for y in (390, 470, 550):
                pane = curve(
                    [
                        (*_at(x - 12, y + 28), CORNER),
                        _at(x - 13, y - 14),
                        _at(x, y - 32),
                        _at(x + 13, y - 14),
                        (*_at(x + 12, y + 28), CORNER),
                    ]
                )
                pen.stroke(pane, (0.5, 0.16, 25), 4)
                pen.radiate(pane, *_at(x, y - 8), 34, [(0.99, 0.04, 95), (0.9, 0.12, 80)])
        for i in range(10):
            x = 236 + i * 48
            pen.stroke([_at(x, 346), _at(x, 628)], (0.9, 0.12, 82), 2.6, 0.7)

    c.draw(mirrors, detail=0.8)
    c.glow(452, 470, 210, (0.93, 0.13, 75), 0.36)


def _carthorse(c: Canvas) -> None:
    coat: Colour = (0.4, 0.085, 42)
    for x, w in ((300, 80), (430, 70), (560, 70), (640, 80)):
        c.multiply(c.mask(oval(x, 1084, w, 10), soft=6), (0.2, 0.06, 310), 0.75)
    c.multiply(c.mask(oval(450, 1092, 270, 22), soft=16), (0.24, 0.07, 310), 0.6)
    far = Clay(c, (120, 640, 800, 1110), melt=16)
    far.limb([(384, 850, 56), (414, 930, 33), (424, 978, 29), (448, 1022, 20), (462, 1050, 25), (454, 1068, 27)])
    far.limb([(570, 850, 74), (536, 908, 50), (560, 968, 31), (540, 1024, 21), (528, 1056, 27), (514, 1074, 31)])
    away = far.relief(1.5)
    c.form(away, mix(coat, c.light.shade, 0.45), bias=-0.16, mottle=0.08, detail=0.5)
    fur(c, away, far.angle, seed="far", length=(10, 18), spacing=3.4, detail=0.5)
    _hoof(c, 456, 1068, 29, 0.3)
    _hoof(c, 514, 1076, 33, 0.3)
    _feather(c, ((458, 1036, 26), (524, 1040, 28)), (0.6, 0.04, 320), "far")

    near = Clay(c, (20, 600, 800, 1110), melt=30)
    near.limb([(648, 762, 104), (590, 752, 116), (500, 792, 112), (410, 790, 118), (352, 800, 104)], flat=0.8)
    near.limb([(664, 790, 100), (650, 850, 92)], flat=0.8)
    near.limb([(366, 752, 96, 10), (300, 762, 80, 14), (236, 786, 62, 18), (190, 806, 50, 20)], melt=34, flat=0.8)
    near.limb(
        [(186, 808, 48, 26), (158, 846, 42, 26), (128, 904, 31, 26), (112, 940, 28, 26), (106, 952, 26, 26)], melt=14
    )
    near.ball(160, 838, 40, 34, z=34, turn=55, thick=18)
    near.limb(
        [
            (340, 830, 80, 24),
            (318, 892, 50, 26),
            (298, 940, 37, 26),
            (290, 978, 32, 26),
            (290, 1024, 22, 26),
            (284, 1052, 28, 26),
            (272, 1070, 31, 26),
        ],
        melt=20,
    )
    near.limb(
        [
            (640, 820, 98, 30),
            (612, 886, 70, 34),
            (640, 934, 44, 34),
            (662, 966, 36, 34),
            (650, 1018, 24, 34),
            (644, 1052, 30, 34),
            (630, 1072, 33, 34),
        ],
        melt=20,
    )
    for spine, deep in (
        ([(402, 700, 16), (384, 780, 18), (352, 862, 14)], 15.0),
        ([(560, 850, 18), (586, 800, 16), (600, 730, 12)], 12.0),
        ([(120, 944, 5), (134, 936, 5), (142, 924, 4)], 6.0),
        ([(300, 800, 20), (330, 840, 20)], 8.0),
        ([(470, 880, 20), (540, 884, 20)], 8.0),
        ([(172, 862, 8), (196, 850, 8), (206, 826, 6)], 9.0),
    ):
        near.press(spine, deep)
    body = near.relief(2.5)
    c.form(body, coat, shadow=46, mottle=0.09, grain=40, rim=0.75, gloss=0.12, gloss_sharpness=9, detail=0.62)
    dapple = smoothstep(0.5, 0.7, c.field("dapple", 26, 2)) * smoothstep(930, 820, c.y)
    c.screen(body.mask * np.asarray(dapple, np.float32), (0.75, 0.1, 60), 0.16)
    blaze = c.mask(
        curve([(150, 812), (140, 838), (116, 896), (96, 938), (108, 944), (132, 902), (160, 846), (168, 818)]), soft=4
    )
    c.form(body.within(blaze), (0.85, 0.03, 60), rim=0.6, detail=0.7)
    dark = smoothstep(940, 1010, c.y)
    c.multiply(body.mask * np.asarray(dark, np.float32), (0.4, 0.06, 320), 0.45)
    fur(c, body, near.angle, seed="coat", length=(9, 18), spacing=3.2, light=0.07, spread=0.3, detail=0.6)
    _hoof(c, 270, 1076, 34, 0.0)
    _hoof(c, 629, 1078, 36, 0.0)
    _feather(c, ((284, 1036, 33), (644, 1036, 35)), (0.8, 0.03, 330), "near")
    for ex, q in ((196, 1.0), (212, 0.92)):
        paint_ear(
            c,
            [(ex - 12, 776), (ex - 16 * q, 742), (ex + 4, 724 + 10 * q), (ex + 14, 752), (ex + 12, 780)],
            mix(coat, c.palette.deep, 0.2),
            (0.3, 0.06, 20),
            9,
        )
    paint_eye(c, 152, 846, 7.5, left=True)
    c.draw(lambda pen: pen.stroke([(138, 836), (152, 832), (166, 840)], (0.2, 0.05, 30), 5, 0.8), soft=1.2)
    c.draw(lambda pen: pen.fill(oval(103, 938, 5, 8, 30), (0.14, 0.03, 320)), soft=0.8)
    _mane(c, coat)
    _harness(c)
    tail = c.rng("tail")

    def hairs(pen: Pen) -> None:
        for _ in range(70):
            dx, dy = tail.normal(0, 10), tail.normal(0, 14)
            tone = mix((0.2, 0.05, 320), (0.5, 0.08, 40), 0.6 * tail.random())
            pen.stroke(
                [(742, 760), (768 + dx * 0.4, 800), (772 + dx, 880 + dy), (752 + dx * 1.8, 950 + dy * 2)],
                tone,
                3.4,
                0.9,
            )

    c.draw(hairs, relief=5, detail=0.6)
    for x, y, q in ((78, 958, 16), (54, 948, 22), (26, 930, 28)):
        c.glow(x, y, q, (0.9, 0.05, 330), 0.3)


def _feather(c: Canvas, places: tuple[tuple[float, float, float], ...], tone: Colour, seed: str) -> None:
    """Hang the long hair of a heavy horse round its fetlocks."""
    r = c.rng(f"feather/{seed}")
    n = 240
    for x, y, q in places:
        a = r.uniform(0.15, math.pi - 0.15, n)
        px, py = x + np.cos(a) * q * r.uniform(0.2, 0.95, n), y + r.uniform(-0.5, 0.5, n) * q
        light = np.clip(1.05 - 0.5 * (px - x) / q * 0.5, 0.5, 1.2)[:, None]
        colours = jittered(np.clip(np.repeat(rgb(tone)[None], n, 0) * light, 0, 1), r, 0.14, 0.02)
        order = np.argsort(py)
        strew(
            c,
            "hair",
            px[order],
            py[order] + q * 0.4,
            r.uniform(0.7, 1.2, n) * q,
            (1.57 + (x - px) / q * 0.5)[order],
            colours[order],
            seed=f"{seed}{x}",
            detail=0.65,
        )


def _hoof(c: Canvas, x: float, y: float, w: float, far: float) -> None:
    m = c.mask(
        curve(
            [
                (x - w * 0.62, y - w * 0.7, CORNER),
                (x - w * 1.12, y + w * 0.62, CORNER),
                (x + w * 1.0, y + w * 0.62, CORNER),
                (x + w * 0.86, y - w * 0.6, CORNER),
            ],
            pull=0.2,
        )
    )
    c.form(m, mix((0.3, 0.04, 50), c.light.shade, far), thickness=w * 0.5, rim=0.7, detail=0.65)


def _mane(c: Canvas, coat: Colour) -> None:
    r = c.rng("mane")

    def hairs(pen: Pen) -> None:
        for _ in range(150):
            t = r.random()
            x, y = 196 + 180 * t, 760 - 96 * t**0.8 + r.normal(0, 4)
            q = r.uniform(40, 78)
            tone = mix((0.16, 0.045, 320), (0.62, 0.11, 55), 0.55 * r.random() ** 2)
            pen.stroke(
                [(x, y), (x + 16 + r.normal(0, 5), y + q * 0.35), (x + 20 + r.normal(0, 8), y + q)], tone, 3.2, 0.9
            )
        for _ in range(16):
            x = 182 + r.normal(0, 7)
            pen.stroke([(x + 6, 764), (x - 12, 790), (x - 16 + r.normal(0, 6), 826)], (0.2, 0.05, 320), 3.4, 0.9)

    c.draw(hairs, relief=5, detail=0.65)
    del coat


def _harness(c: Canvas) -> None:
    """A padded collar and straps that hold the load."""
    ring = c.mask(limb([(330, 664, 16), (286, 720, 21), (272, 800, 24), (296, 872, 20), (330, 896, 14)], 40))
    c.shadow(ring, 8, 6, soft=6, share=0.6)
    c.form(ring, (0.42, 0.14, 22), thickness=26, rim=0.7, gloss=0.25, detail=0.75)

    def straps(pen: Pen) -> None:
        lines = (
            [(300, 860), (420, 872), (560, 850), (700, 800)],
            [(318, 690), (400, 668), (470, 664)],
            [(470, 664), (474, 780), (462, 900)],
            [(604, 640), (640, 720), (744, 770)],
            [(180, 788), (150, 872), (128, 876)],
            [(128, 876), (140, 900), (150, 912)],
            [(122, 884), (210, 900), (282, 800)],
        )
        for k, line in enumerate(lines):
            pen.stroke(line, (0.2, 0.05, 25), 10 if k < 4 else 5.5)
        for x, y in ((300, 860), (470, 690), (474, 780), (700, 800), (128, 878), (640, 720)):
            pen.dot(x, y, 6, _GOLD)
        for i in range(7):
            pen.dot(277 + abs(i - 3) * 3.0, 728 + i * 22, 4, _GOLD)

    c.draw(straps, relief=4, detail=0.75)


def _deck(c: Canvas) -> None:
    """The turntable rests on a quilted blanket; its underside is dark, its rim gilded."""
    rug = c.mask(
        curve(
            [
                (306, 652, CORNER),
                (440, 628),
                (640, 636, CORNER),
                (664, 726),
                (600, 786, CORNER),
                (470, 760),
                (356, 776, CORNER),
                (330, 710),
            ]
        )
    )
    c.shadow(rug, 4, 12, soft=8, share=0.5)
    cloth(c, rug, (0.46, 0.13, 340), fold=40, depth=4, thickness=10, seed="rug", detail=0.65)

    def fringe(pen: Pen) -> None:
        for i in range(46):
            t = i / 45
            x = 356 + (600 - 356) * t
            y = 776 - 28 * math.sin(t * math.pi) + 10 * t
            pen.stroke([(x, y - 2), (x + (i % 3 - 1) * 1.6, y + 12)], _GOLD, 2.4)

    c.draw(fringe, relief=2, detail=0.7)
    under = c.mask(curve([*_arc(176, 728, 668, 26), *_arc(196, 708, 678, 8)[::-1]], pull=0.33))
    c.shadow(under, 0, 34, soft=22, share=0.6)
    c.form(under, (0.24, 0.06, 330), thickness=10, detail=0.6)
    rim = c.mask(curve([*_arc(172, 732, 640, 30), *_arc(172, 732, 668, 27)[::-1]], pull=0.33))
    c.form(rim, (0.55, 0.16, 22), thickness=12, rim=0.5, gloss=0.2, detail=0.75)

    def gilt(pen: Pen) -> None:
        for y, w in ((642.0, 4.0), (666.0, 4.0)):
            pen.stroke(curve(_arc(172, 732, y, 29), closed=False), _GOLD, w)
        for i in range(17):
            t = (i + 0.5) / 17 * 2 - 1
            x, y = _at(452 + t * 272, 654 - 28 * math.sqrt(1 - t * t))
            pen.fill(oval(x, y, 8 * math.sqrt(1.05 - t * t) + 1, 6), (0.93, 0.06, 90))
            pen.fill(oval(x, y, 5 * math.sqrt(1.05 - t * t) + 1, 3.6), (0.42, 0.11, 285))

    c.draw(gilt, relief=3, detail=0.85)


_WOODEN = Beast(
    chest=0.24,
    waist=0.19,
    rump=0.225,
    sag=0.01,
    leg=0.6,
    leg_width=0.066,
    paw=0.05,
    neck=(0.4, -8.0),
    neck_width=(0.18, 0.105),
    skull=0.115,
    muzzle=(0.27, -78.0, 0.066),
    tail=((0.0, 0.0, 0.05), (-0.1, 0.06, 0.06), (-0.16, 0.26, 0.03)),
)
_PRANCE = (
    Stance(
        fore_near=(58, -60, -60), fore_far=(34, -80, -60), hind_near=(-34, -40, -20), hind_far=(-16, -46, -20), pitch=2
    ),
    Stance(
        fore_near=(36, -76, -60), fore_far=(62, -50, -50), hind_near=(-22, -44, -24), hind_far=(-40, -40, -14), pitch=-3
    ),
)


def _painted_horses(c: Canvas) -> None:
    r = c.rng("wooden")
    places: tuple[tuple[float, float, float, Colour, Colour, bool], ...] = (
        (256, 606, 94, (0.94, 0.03, 80), (0.56, 0.16, 20), True),
        (368, 584, 100, (0.62, 0.09, 240), _GOLD, True),
        (566, 578, 100, (0.88, 0.1, 60), (0.5, 0.13, 285), True),
        (660, 600, 92, (0.7, 0.12, 350), (0.95, 0.04, 90), False),
    )
    rods = (256.0, 368.0, 468.0, 566.0, 660.0)

    def poles(pen: Pen) -> None:
        for x in rods:
            t = (x - 452) / 280
            foot = 640 - 29 * math.sqrt(max(0.0, 1 - t * t))
            pen.stroke([_at(x, foot), _at(x, 330)], _GOLD, 6)
            for y in range(340, int(foot), 14):
                a, b = _at(x - 3, y), _at(x + 3, y + 7)
                pen.stroke([a, b], (0.55, 0.13, 50), 2)

    c.draw(poles, relief=3.5, detail=0.85)
    for i, (x, y, size, coat, mane, left) in enumerate(places):
        px, py = _at(x, y)
        got = paint_beast(
            c,
            _WOODEN,
            _PRANCE[i % 2],
            px,
            py + 34,
            size,
            coat,
            left=left,
            seed=f"wood{i}",
            hair=None,
            shadow=0.1,
            detail=0.85,
        )
        f = -1.0 if left else 1.0

        def dress(
            pen: Pen,
            x: float = px,
            size: float = size,
            mane: Colour = mane,
            f: float = f,
            got: BeastPlaces = got,
        ) -> None:
            top = got.withers
            for k in range(12):
                u = k / 11
                mx, my = got.ear[0] + (top[0] - got.ear[0]) * u, got.ear[1] + (top[1] - got.ear[1]) * u - 2
                pen.stroke([(mx, my), (mx - f * 7, my + 8), (mx - f * (10 + r.uniform(0, 5)), my + 17)], mane, 4.2)
            for k in range(6):
                tx, ty = got.rump
                pen.stroke(
                    [(tx - f * 12, ty + 14), (tx - f * (26 + k), ty + 22), (tx - f * (24 + k * 2), ty + 46 + k * 2)],
                    mane,
                    3.6,
                )
            mid = (x, got.withers[1] + 8)
            saddle = curve(
                [
                    (mid[0] - 20, mid[1] - 4, CORNER),
                    (mid[0], mid[1] + 2),
                    (mid[0] + 20, mid[1] - 4, CORNER),
                    (mid[0] + 15, mid[1] + 24),
                    (mid[0] - 15, mid[1] + 24),
                ]
            )
            pen.fill(saddle, (0.5, 0.16, 22) if mane != (0.56, 0.16, 20) else (0.45, 0.11, 285))
            pen.stroke(saddle, _GOLD, 2.4)
            pen.stroke([got.skull, got.nose], _GOLD, 2)
            ex, ey = got.brow
            pen.dot(ex, ey + 3, 2.6, (0.14, 0.03, 40))
            sx, sy = got.ear
            pen.fill(curve([(sx - 4, sy + 4, CORNER), (sx + f * 1, sy - 12, CORNER), (sx + 5, sy + 4, CORNER)]), mane)

        c.draw(dress, relief=2.5, detail=0.9)
        c.draw(lambda pen, x=x, y=y: pen.stroke([_at(x, y - 4), _at(x, 330)], _GOLD, 6), relief=3.5, detail=0.85)  # type: ignore[misc]


def _segment(i: int, n: int, top: tuple[float, float], y: float) -> Path:
    def edge(k: float) -> tuple[float, float]:
        t = math.cos(math.pi * (1 - k / n))
        return _at(452 + t * 302, y - 36 * math.sqrt(max(0.0, 1 - t * t)))

    a, b = edge(i), edge(i + 1)
    ma, mb = (
        ((a[0] * 0.5 + top[0] * 0.5), (a[1] * 0.5 + top[1] * 0.5 + 24)),
        ((b[0] * 0.5 + top[0] * 0.5), (b[1] * 0.5 + top[1] * 0.5 + 24)),
    )
    return curve([(*a, CORNER), ma, (*top, CORNER), mb, (*b, CORNER)], pull=0.25)


def _canopy(c: Canvas) -> None:
    top = _at(452, 118)
    n = 11
    whole = c.mask(*[_segment(i, n, top, 350) for i in range(n)])
    c.shadow(whole, 0, 30, soft=14, share=0.35)
    form = c.relief(whole, 90, smooth=5)
    for i in range(n):
        tone: Colour = (0.93, 0.045, 85) if i % 2 else (0.5, 0.155, 10)
        part = c.mask(_segment(i, n, top, 350))
        c.form(form.within(part), tone, rim=0.9, bias=-0.1 + 0.12 * math.sin(i / n * math.pi), mottle=0.08, detail=0.65)
    valance: list[Path] = []
    for i in range(22):
        t = math.cos(math.pi * (1 - (i + 0.5) / 22))
        x, y = _at(452 + t * 302, 350 - 36 * math.sqrt(max(0.0, 1 - t * t)))
        w = 4 + 22 * math.sin((i + 0.5) / 22 * math.pi)
        valance.append(
            curve([(x - w, y - 6, CORNER), (x + w, y - 6, CORNER), (x + w, y + 14), (x, y + 36), (x - w, y + 14)])
        )
    for i, flap in enumerate(valance):
        m = c.mask(flap)
        c.form(m, (0.45, 0.11, 292) if i % 2 else (0.86, 0.13, 82), thickness=7, rim=0.5, detail=0.75)
    ball = c.mask(circle(top[0], top[1] - 12, 13))
    c.form(ball, _GOLD, gloss=0.7, rim=0.8, detail=0.8)

    def flag(pen: Pen) -> None:
        x, y = top
        pen.stroke([(x, y - 20), (x - 2, y - 74)], _GOLD, 3.4)
        pen.fill(
            curve(
                [
                    (x - 1, y - 74, CORNER),
                    (x + 26, y - 70),
                    (x + 54, y - 78),
                    (x + 92, y - 66, CORNER),
                    (x + 50, y - 58),
                    (x + 24, y - 52),
                    (x - 1, y - 54, CORNER),
                ]
            ),
            (0.58, 0.17, 15),
        )
        pen.stroke(curve(_arc(150, 754, 346, 36), closed=False), _GOLD, 5)

    c.draw(flag, relief=3, detail=0.8)


def _bulbs(c: Canvas) -> None:
    spots: list[tuple[float, float, float]] = []
    for i in range(25):
        t = math.cos(math.pi * (1 - (i + 0.5) / 25))
        spots.append((*_at(452 + t * 302, 346 - 36 * math.sqrt(max(0.0, 1 - t * t))), 4.6))
    for i in range(23):
        t = math.cos(math.pi * (1 - (i + 0.5) / 23))
        spots.append((*_at(452 + t * 280, 642 - 29 * math.sqrt(max(0.0, 1 - t * t))), 3.4))
    top = _at(452, 118)
    for k in range(12):
        x, y = _at(452 + 302 * math.cos(math.pi * (1 - (k * 1.0) / 11)), 350 - 36 * math.sin(k / 11 * math.pi))
        spots += [(x + (top[0] - x) * u, y + (top[1] - y) * u + 86 * u * (1 - u), 2.6) for u in (0.25, 0.5, 0.75)]

    def work(pen: Pen) -> None:
        for x, y, q in spots:
            pen.dot(x, y, q, _BULB)

    c.draw(work, detail=0.95, emission=0.9)
    for x, y, q in spots:
        if q > 3:
            c.glow(x, y, q * 3.4, (0.93, 0.13, 78), 0.5)
    c.glow(452, 500, 260, (0.92, 0.13, 72), 0.28)
    c.glow(452, 480, 90, (0.98, 0.08, 85), 0.15)
