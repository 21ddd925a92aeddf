"""A carthorse plods through sleet with a whole lit carousel on its back; the painted horses look down at it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, pick, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth, cloud_bank
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.plants import bark, branches
from moonhare.painting.motifs.skies import rain, snowfall, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._family_business_parts import GOLD, carthorse, painted_horses, swayed
from moonhare.painting.shapes import CORNER, Path, circle, curve, oval, polygon
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

_BULB: Colour = (0.98, 0.06, 92)


def _arc(x0: float, x1: float, y: float, rise: float, n: int = 9) -> list[tuple[float, float]]:
    """Return points of a rim seen from below: its middle is nearest and so highest."""
    out = []
    for i in range(n):
        t = i / (n - 1) * 2 - 1
        out.append(swayed((x0 + x1) / 2 + t * (x1 - x0) / 2, y - rise * math.sqrt(max(0.0, 1 - t * t))))
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
    carthorse(c)
    _deck(c)
    painted_horses(c)
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
    left, right = (swayed(400, 630), swayed(504, 630))
    column = c.mask(polygon([left, swayed(400, 330), swayed(504, 330), right]))
    c.form(column, (0.86, 0.13, 80), thickness=40, rim=0.6, detail=0.7, bias=0.08)

    def mirrors(pen: Pen) -> None:
        for i in range(3):
            x = 418 + i * 34
            for y in (390, 470, 550):
                pane = curve(
                    [
                        (*swayed(x - 12, y + 28), CORNER),
                        swayed(x - 13, y - 14),
                        swayed(x, y - 32),
                        swayed(x + 13, y - 14),
                        (*swayed(x + 12, y + 28), CORNER),
                    ]
                )
                pen.stroke(pane, (0.5, 0.16, 25), 4)
                pen.radiate(pane, *swayed(x, y - 8), 34, [(0.99, 0.04, 95), (0.9, 0.12, 80)])
        for i in range(10):
            x = 236 + i * 48
            pen.stroke([swayed(x, 346), swayed(x, 628)], (0.9, 0.12, 82), 2.6, 0.7)

    c.draw(mirrors, detail=0.8)
    c.glow(452, 470, 210, (0.93, 0.13, 75), 0.36)


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
            pen.stroke([(x, y - 2), (x + (i % 3 - 1) * 1.6, y + 12)], GOLD, 2.4)

    c.draw(fringe, relief=2, detail=0.7)
    under = c.mask(curve([*_arc(176, 728, 668, 26), *_arc(196, 708, 678, 8)[::-1]], pull=0.33))
    c.shadow(under, 0, 34, soft=22, share=0.6)
    c.form(under, (0.24, 0.06, 330), thickness=10, detail=0.6)
    rim = c.mask(curve([*_arc(172, 732, 640, 30), *_arc(172, 732, 668, 27)[::-1]], pull=0.33))
    c.form(rim, (0.55, 0.16, 22), thickness=12, rim=0.5, gloss=0.2, detail=0.75)

    def gilt(pen: Pen) -> None:
        for y, w in ((642.0, 4.0), (666.0, 4.0)):
            pen.stroke(curve(_arc(172, 732, y, 29), closed=False), GOLD, w)
        for i in range(17):
            t = (i + 0.5) / 17 * 2 - 1
            x, y = swayed(452 + t * 272, 654 - 28 * math.sqrt(1 - t * t))
            pen.fill(oval(x, y, 8 * math.sqrt(1.05 - t * t) + 1, 6), (0.93, 0.06, 90))
            pen.fill(oval(x, y, 5 * math.sqrt(1.05 - t * t) + 1, 3.6), (0.42, 0.11, 285))

    c.draw(gilt, relief=3, detail=0.85)


def _segment(i: int, n: int, top: tuple[float, float], y: float) -> Path:
    def edge(k: float) -> tuple[float, float]:
        t = math.cos(math.pi * (1 - k / n))
        return swayed(452 + t * 302, y - 36 * math.sqrt(max(0.0, 1 - t * t)))

    a, b = edge(i), edge(i + 1)
    ma, mb = (
        ((a[0] * 0.5 + top[0] * 0.5), (a[1] * 0.5 + top[1] * 0.5 + 24)),
        ((b[0] * 0.5 + top[0] * 0.5), (b[1] * 0.5 + top[1] * 0.5 + 24)),
    )
    return curve([(*a, CORNER), ma, (*top, CORNER), mb, (*b, CORNER)], pull=0.25)


def _canopy(c: Canvas) -> None:
    top = swayed(452, 118)
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
        x, y = swayed(452 + t * 302, 350 - 36 * math.sqrt(max(0.0, 1 - t * t)))
        w = 4 + 22 * math.sin((i + 0.5) / 22 * math.pi)
        valance.append(
            curve([(x - w, y - 6, CORNER), (x + w, y - 6, CORNER), (x + w, y + 14), (x, y + 36), (x - w, y + 14)])
        )
    for i, flap in enumerate(valance):
        m = c.mask(flap)
        c.form(m, (0.45, 0.11, 292) if i % 2 else (0.86, 0.13, 82), thickness=7, rim=0.5, detail=0.75)
    ball = c.mask(circle(top[0], top[1] - 12, 13))
    c.form(ball, GOLD, gloss=0.7, rim=0.8, detail=0.8)

    def flag(pen: Pen) -> None:
        x, y = top
        pen.stroke([(x, y - 20), (x - 2, y - 74)], GOLD, 3.4)
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
        pen.stroke(curve(_arc(150, 754, 346, 36), closed=False), GOLD, 5)

    c.draw(flag, relief=3, detail=0.8)


def _bulbs(c: Canvas) -> None:
    spots: list[tuple[float, float, float]] = []
    for i in range(25):
        t = math.cos(math.pi * (1 - (i + 0.5) / 25))
        spots.append((*swayed(452 + t * 302, 346 - 36 * math.sqrt(max(0.0, 1 - t * t))), 4.6))
    for i in range(23):
        t = math.cos(math.pi * (1 - (i + 0.5) / 23))
        spots.append((*swayed(452 + t * 280, 642 - 29 * math.sqrt(max(0.0, 1 - t * t))), 3.4))
    top = swayed(452, 118)
    for k in range(12):
        x, y = swayed(452 + 302 * math.cos(math.pi * (1 - (k * 1.0) / 11)), 350 - 36 * math.sin(k / 11 * math.pi))
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
