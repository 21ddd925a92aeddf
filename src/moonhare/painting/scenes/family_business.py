"""A carthorse plods through the snowy dusk, a whole lit carousel on its back: the one lamp far and wide."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth
from moonhare.painting.motifs.motes import glints
from moonhare.painting.motifs.skies import snowfall
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._family_business_parts import GOLD, carthorse, painted_horses, swayed
from moonhare.painting.shapes import CORNER, Path, circle, curve, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Family Business",
    hero="carthorse plodding over open snow, a whole lit carousel with its painted horses on its back",
    idea="carried by",
    place="road, Baltic winter",
    palette="storm plum",
    composition="low-horizon giant",
    time="dusk",
    symbols=("carthorse", "carousel", "hoofprint"),
    hidden="one carousel pole is bare",
    readings=("burden", "envy", "parents"),
)

FINISH = {"vignette": 0.4, "bloom": 0.6, "contrast": 0.18, "focus": Focus(430, 700, 400, 520, 0.4)}

_BULB: Colour = (0.98, 0.06, 92)
_X, _Y, _SIZE = 440.0, 1100.0, 0.87
"""The hero is painted large, then laid down smaller about this foot, so that there is air around it."""


def _laid(x: float, y: float) -> tuple[float, float]:
    return _X + (x - _X) * _SIZE, _Y + (y - _Y) * _SIZE


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
        direction=(-0.12, -0.9, 0.36),
        key=(0.95, 0.09, 82),
        shade=(0.24, 0.075, 300),
        rim=(-0.35, -0.9, 0),
        rim_colour=(0.86, 0.13, 70),
        bounce=(0.5, 0.09, 330),
    )
    _dusk(c)
    repaint(c, 0.7, seed="dusk", loose=1.2)
    c.glow(450, 570, 340, (0.66, 0.16, 40), 0.62)
    c.rays(450, 560, (-158, -128, -62, -24, 158, 24), 560, width=190, colour=(0.85, 0.13, 62), share=0.2, soft=26)
    _farm(c)
    _reflection(c)
    with c.group() as hero:
        c.lamp(Lamp(x=452, y=560, z=70, reach=190, colour=(0.9, 0.13, 78), power=0.75), halo=0.0)
        _carousel_back(c)
        c.lamps.clear()
        c.lamp(Lamp(x=180, y=640, z=90, reach=150, colour=(0.9, 0.14, 70), power=1.5), halo=0.0)
        c.lamp(Lamp(x=740, y=650, z=90, reach=140, colour=(0.9, 0.14, 70), power=0.9), halo=0.0)
        carthorse(c)
        c.lamps.clear()
        c.lamp(Lamp(x=452, y=540, z=80, reach=190, colour=(0.9, 0.13, 78), power=0.6), halo=0.0)
        _deck(c)
        painted_horses(c)
        _canopy(c)
    c.paste(hero, bend=(_X + (c.x - _X) / _SIZE, _Y + (c.y - _Y) / _SIZE))
    repaint(c, 0.2, seed="last", loose=0.6)
    _bulbs(c)
    c.fog(1120, 1200, (0.4, 0.09, 325), 0.3, cell=160)
    pool = np.exp(-(((c.x - 440) / 300) ** 2 + ((c.y - 1112) / 58) ** 2)) * smoothstep(1030, 1060, c.y)
    c.glaze(np.asarray(pool, np.float32), (0.86, 0.13, 66), 0.5)
    snowfall(c, 130, size=(2, 8), alpha=0.7, seed="flakes")
    _sparks(c)


def _dusk(c: Canvas) -> None:
    """A clear deep evening, its last ember along the ground; one smooth field of snow."""
    c.wash(
        [
            (0, (0.15, 0.055, 298)),
            (0.3, (0.22, 0.075, 302)),
            (0.58, (0.34, 0.095, 318)),
            (0.74, (0.54, 0.13, 355)),
            (0.82, (0.74, 0.14, 38)),
            (0.855, (0.86, 0.12, 65)),
            (1, (0.4, 0.09, 330)),
        ],
        warp=10,
    )
    for i, (y, tone, cell) in enumerate(((990.0, (0.5, 0.11, 350), 210), (1008.0, (0.36, 0.09, 325), 120))):
        ridge = y - 44 * np.clip(c.field(f"wood{i}", cell, 4)[0] * 1.7 - 0.45, 0, 1)
        if i:
            ridge = ridge - 16 * np.clip(c.field("tips", 9, 2)[0] - 0.3, 0, 1)
        c.fill(c.full(smoothstep(-1, 1, c.y - ridge[None, :])), tone, alpha=0.9, detail=0.2)
    c.fog(940, 1030, (0.74, 0.12, 40), 0.35)
    edge = 1022 + 12 * np.sin(c.x / 170 + 0.6)
    snow = c.full(smoothstep(-2, 2, c.y - edge))
    drift = c.field("drift", 90, 3, (4, 1)) - 0.5
    t = 0.5 - 0.3 * smoothstep(1090, 1200, c.y) + 0.25 * drift
    c.fill(snow, pick(c.tones((0.62, 0.085, 316), 0.75), np.asarray(t, np.float32)), detail=0.2)


def _farm(c: Canvas) -> None:
    """A house far off, for scale; one window waits."""
    roof = c.mask(polygon([(30, 1012), (52, 994), (88, 994), (104, 1012)]))
    wall = c.mask(polygon([(38, 1010), (96, 1010), (96, 1030), (38, 1030)]))
    c.form(wall, (0.3, 0.07, 325), thickness=4, detail=0.6)
    c.form(roof, (0.55, 0.08, 330), thickness=4, detail=0.6)
    pane = c.mask(polygon([(58, 1014), (67, 1014), (67, 1024), (58, 1024)]))
    c.fill(pane, (0.93, 0.13, 78), detail=0.95)
    c.emit(pane, 0.9)
    c.glow(62, 1019, 14, (0.93, 0.14, 72), 0.9)


def _reflection(c: Canvas) -> None:
    """Where the carousel's light lies on the snow, and the tracks behind."""
    c.glow(440, 1096, 330, (0.86, 0.14, 56), 1.0, flat=0.26)
    c.glow(440, 1110, 190, (0.95, 0.11, 78), 0.8, flat=0.2)
    c.multiply(c.mask(oval(440, 1086, 240, 20), soft=14), (0.2, 0.07, 310), 0.6)
    for x, w in ((284, 62), (450, 56), (510, 60), (604, 68)):
        c.multiply(c.mask(oval(x, 1084, w * 0.8, 9), soft=5), (0.16, 0.06, 310), 0.85)
    for i in range(5):
        x, y = 690 + 34 * i, 1094 - 5 * i + 9 * (i % 2)
        print_ = c.mask(oval(x, y, 13 - i, 4.6 - 0.4 * i), soft=1.5)
        c.multiply(print_, (0.24, 0.08, 310), 0.75)
        c.screen(print_.move(1, 4) - print_, (0.9, 0.1, 60), 0.25)


def _sparks(c: Canvas) -> None:
    """Flakes that drift through the light."""

    def about(r: np.random.Generator) -> tuple[float, float]:
        a, q = r.uniform(0, 2 * math.pi), 180 + abs(r.normal(0, 130))
        return 450 + math.cos(a) * q * 1.1, 560 + math.sin(a) * q

    glints(c, c.rng("sparks"), 40, about, (0.97, 0.09, 80), size=(2, 4.5), power=0.75)


def _carousel_back(c: Canvas) -> None:
    """The inside of the carousel: warm air, mirrors on the middle column, the far rim's poles."""
    inside = c.mask(curve([*_arc(206, 698, 352, 34), *_arc(206, 698, 640, 30)[::-1]], pull=0.33), soft=2)
    at = inside.where
    d = np.hypot((c.x[at] - 455) / 250, (c.y[at] - 470) / 200)
    tones = c.tones((0.66, 0.155, 55), 0.8)
    n = c.field("drapes", 46, 3, (0.35, 2.4))[at] - 0.5
    air = inside * np.asarray(smoothstep(1.15, 0.35, d) * 0.92, np.float32)
    c.fill(air, pick(tones, np.asarray(0.9 - 0.5 * d + 0.16 * n, np.float32)), detail=0.5)
    column = c.mask(polygon([swayed(424, 636), swayed(424, 330), swayed(480, 330), swayed(480, 636)]), soft=10)
    c.screen(column, (0.98, 0.09, 88), 0.85)

    def mirrors(pen: Pen) -> None:
        for i in range(6):
            x = 252 + i * 80
            pen.stroke([swayed(x, 346), swayed(x, 626)], (0.95, 0.12, 84), 2.2, 0.5)

    c.draw(mirrors, detail=0.8)
    c.glow(452, 490, 190, (0.95, 0.13, 78), 0.5)


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
    cloth(c, rug, (0.4, 0.14, 355), fold=40, depth=4, thickness=10, seed="rug", detail=0.65)

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
            pen.fill(oval(x, y, 5 * math.sqrt(1.05 - t * t) + 1, 3.6), (0.6, 0.16, 30))

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
        c.form(m, (0.5, 0.155, 12) if i % 2 else (0.86, 0.13, 82), thickness=7, rim=0.5, detail=0.75)
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

    spots = [(*_laid(x, y), q * _SIZE) for x, y, q in spots]

    def work(pen: Pen) -> None:
        for x, y, q in spots:
            pen.dot(x, y, q, _BULB)

    c.draw(work, detail=0.95, emission=0.9)
    for x, y, q in spots:
        if q > 3:
            c.glow(x, y, q * 3.4, (0.93, 0.13, 78), 0.5)
    c.glow(450, 570, 250, (0.93, 0.14, 66), 0.42)
    c.glow(450, 540, 90, (0.98, 0.1, 82), 0.3)
