"""At dusk a carthorse leaves the fair over a misty meadow, a whole lit carousel on its back; a wooden foal follows."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, Stops, pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import cloth, grass
from art.painting.materials.air import cloud_bank
from art.painting.motifs.motes import glints
from art.painting.motifs.skies import stars, streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, Path, circle, curve, oval, polygon
from art.painting.strokes import repaint

from .fair import fair
from .horses import (
    GOLD,
    TROT,
    carthorse,
    harness,
    painted_horses,
    swayed,
    wooden,
)

BRIEF = Brief(
    title="Family Business",
    hero="carthorse walking off from the fair, a whole lit carousel on its back, a wooden foal at its heels",
    idea="carried by",
    place="fairground, misty meadow at its edge",
    palette="storm plum",
    composition="low-horizon giant",
    time="dusk",
    symbols=("carthorse", "carousel", "tents"),
    hidden="one carousel pole is bare",
    readings=("burden", "envy", "parents"),
)

FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.78, ground=0.82, figure=0.42, chroma=1.0, form=1.25, side=0.1, towards=200),
}

_BULB: Colour = (0.98, 0.06, 92)
_X, _Y, _SIZE, _LEFT = 420.0, 1090.0, 0.94, 34.0
"""The horse is painted large, then laid down smaller about this foot, so that there is air around it."""
_AT, _ON, _SHARE = (452.0, 676.0), (466.0, 666.0), 0.83
"""The carousel's foot as it is painted; where that comes to lie on the horse's back, and how much smaller."""


def _laid(x: float, y: float) -> tuple[float, float]:
    x, y = _ON[0] + (x - _AT[0]) * _SHARE, _ON[1] + (y - _AT[1]) * _SHARE
    return _X - _LEFT + (x - _X) * _SIZE, _Y + (y - _Y) * _SIZE


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
        direction=(-0.25, -0.86, 0.4),
        key=(0.95, 0.1, 78),
        shade=(0.24, 0.075, 312),
        rim=(-0.4, -0.9, 0),
        rim_colour=(0.9, 0.13, 66),
        bounce=(0.52, 0.09, 350),
    )
    _dusk(c)
    fair(c)
    _meadow(c)
    repaint(c, 0.7, seed="dusk", loose=1.1)
    _lights(c)
    _ground(c)
    with c.group() as carousel:
        c.lamp(Lamp(x=452, y=540, z=80, reach=190, colour=(0.9, 0.13, 78), power=0.6), halo=0.0)
        _carousel_back(c)
        _deck(c)
        painted_horses(c)
        _canopy(c)
    c.lamps.clear()
    with c.group() as hero:
        c.lamp(Lamp(x=452, y=600, z=120, reach=190, colour=(0.9, 0.14, 68), power=1.1), halo=0.0)
        c.lamp(Lamp(x=200, y=560, z=90, reach=120, colour=(0.9, 0.14, 70), power=0.9), halo=0.0)
        carthorse(c)
        _rug(c)
        harness(c)
        c.lamps.clear()
        under = c.mask(oval(466, 676, 190, 26))
        c.shadow(under, 0, 16, soft=14, share=0.75)
        c.paste(carousel, bend=(_AT[0] + (c.x - _ON[0]) / _SHARE, _AT[1] + (c.y - _ON[1]) / _SHARE))
    c.paste(hero, bend=(_X + (c.x - _X + _LEFT) / _SIZE, _Y + (c.y - _Y) / _SIZE))
    _foal(c)
    repaint(c, 0.16, seed="last", loose=0.6)
    _blades(c)
    c.glow(390, 1100, 250, (0.92, 0.14, 62), 0.5, flat=0.22)
    stars(c, 60, 420)
    _bulbs(c)
    _sparks(c)


def _dusk(c: Canvas) -> None:
    """Plum clouds, and below them the last apricot light, low at the left."""
    c.wash(
        [
            (0, (0.27, 0.08, 306)),
            (0.22, (0.37, 0.1, 318)),
            (0.42, (0.48, 0.105, 335)),
            (0.58, (0.64, 0.12, 5)),
            (0.7, (0.8, 0.12, 40)),
            (0.78, (0.88, 0.11, 62)),
            (1, (0.4, 0.08, 340)),
        ],
        warp=18,
        turn=-8,
    )
    c.glow(60, 880, 330, (0.93, 0.13, 58), 0.85)
    banks: tuple[tuple[float, float, Stops, float], ...] = (
        (300.0, 70.0, [(0, (0.26, 0.08, 312)), (0.5, (0.38, 0.1, 325)), (1, (0.66, 0.13, 0))], 0.75),
        (560.0, 60.0, [(0, (0.4, 0.1, 330)), (0.5, (0.6, 0.12, 355)), (1, (0.9, 0.11, 45))], 0.7),
        (740.0, 40.0, [(0, (0.6, 0.12, 0)), (0.5, (0.78, 0.12, 30)), (1, (0.96, 0.1, 62))], 0.7),
    )
    for k, (y, size, stops, share) in enumerate(banks):

        def top(x: float, y: float = y, k: int = k) -> float:
            return float(
                y + 34 * math.sin(x / 130 + 2.1 * k) + 20 * math.sin(x / 47 + k) + 0.06 * (x - 400) * (-1) ** k
            )

        cloud_bank(c, top, stops, seed=f"bank{k}", size=(size * 0.3, size), rows=2, alpha=share, fade=(-0.2, 0.9))
    streaks(c, 90, 560, (0.27, 0.08, 312), share=0.4, cover=0.4)
    streaks(c, 420, 800, (0.92, 0.11, 45), share=0.5, cover=0.45)
    for i, (y, tone, cell) in enumerate(((880.0, (0.66, 0.1, 10), 230), (912.0, (0.52, 0.1, 345), 150))):
        ridge = y - 60 * np.clip(c.field(f"hill{i}", cell, 4)[0] * 1.7 - 0.45, 0, 1)
        if i:
            ridge = ridge - 18 * np.clip(c.field("tips", 9, 2)[0] - 0.3, 0, 1)
        c.fill(c.full(smoothstep(-1, 1, c.y - ridge[None, :])), tone, alpha=0.9, detail=0.2)
        c.fog(y - 40, y + 90, (0.9, 0.1, 55), 0.6)


def _meadow(c: Canvas) -> None:
    """Dry grass, pale where the mist lies on it, deep plum and brown towards us; a trodden way leads to the fair."""
    edge = 946 + 10 * np.sin(c.x / 150 + 0.6) + 8 * (c.field("turf", 60, 3) - 0.5)
    field = c.full(smoothstep(-2, 2, c.y - edge))
    down = np.clip((c.y - 946) / 254, 0, 1)
    lit = np.exp(-(((c.x - 420) / 300) ** 2) - ((c.y - 1070) / 70) ** 2)
    t = 0.72 - 0.62 * down + 0.4 * lit + 0.2 * (c.field("drift", 90, 3, (4, 1)) - 0.5)
    table = ramp([(0.2, 0.05, 330), (0.34, 0.07, 10), (0.54, 0.1, 52), (0.82, 0.11, 70)])
    c.fill(field, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.15)
    tones: tuple[Colour, ...] = ((0.28, 0.06, 345), (0.42, 0.08, 35), (0.6, 0.11, 62))
    zone = field * np.asarray(smoothstep(955, 985, c.y) * smoothstep(1160, 1110, c.y), np.float32)
    grass(c, zone, tones, seed="field", height=(7, 30), spacing=6, lean=-0.25, detail=0.3)
    c.fog(920, 1010, (0.92, 0.1, 55), 0.85, cell=180)


def _lights(c: Canvas) -> None:
    """The carousel's light stands in the mist behind it."""
    c.glow(430, 500, 320, (0.84, 0.15, 50), 0.62)
    c.rays(446, 560, (-160, -132, -48, -20, 160, 20), 480, width=170, colour=(0.9, 0.13, 62), share=0.16, soft=24)


def _ground(c: Canvas) -> None:
    """Where its light lies on the grass, and the horse's shadows in it."""
    c.glow(400, 1086, 320, (0.88, 0.14, 60), 0.85, flat=0.24)
    c.multiply(c.mask(oval(400, 1086, 230, 17), soft=12), (0.2, 0.07, 330), 0.6)
    for x, w in ((212, 46), (382, 40), (466, 44), (572, 52)):
        c.multiply(c.mask(oval(x, 1086, w, 8), soft=5), (0.16, 0.06, 325), 0.85)


def _rug(c: Canvas) -> None:
    """A fringed cloth hangs from under the carousel, drawn in by the girth."""
    top = [(352, 652, CORNER), (452, 640), (566, 650, CORNER)]
    rug = c.mask(curve([*top, (582, 720), (566, 792, CORNER), (470, 812), (374, 800, CORNER), (352, 724)]))
    c.shadow(rug, 4, 12, soft=8, share=0.5)
    cloth(c, rug, (0.4, 0.14, 350), fold=34, depth=4, thickness=10, seed="rug", detail=0.65)

    def trim(pen: Pen) -> None:
        low = [(374 + 192 * k / 48, 800 + 10 * math.sin(k / 48 * math.pi) - 8 * k / 48) for k in range(49)]
        for k, (x, y) in enumerate(low):
            pen.stroke([(x, y - 3), (x + (k % 3 - 1) * 1.5, y + 14)], GOLD, 2.2)
        pen.stroke([(x, y - 10) for x, y in low[::6]], GOLD, 3)
        for k in range(6):
            x, y = 392 + 31 * k, 760 + 4 * math.sin(k)
            pen.fill(polygon([(x, y - 11), (x + 8, y), (x, y + 11), (x - 8, y)]), (0.82, 0.12, 78))
            pen.fill(polygon([(x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y)]), (0.45, 0.15, 15))
        pen.stroke([(456, 640), (458, 760), (452, 874)], (0.22, 0.05, 25), 11)
        pen.stroke([(456, 640), (458, 760), (452, 874)], (0.45, 0.09, 40), 3, 0.6)

    c.draw(trim, relief=2, detail=0.75)


def _foal(c: Canvas) -> None:
    """The one that has stepped down from its pole and follows."""
    x, y = 722.0, 1104.0
    c.multiply(c.mask(oval(x + 6, y - 2, 44, 7), soft=4), (0.18, 0.06, 325), 0.8)
    c.glow(x, y - 40, 60, (0.93, 0.12, 65), 0.3)
    wooden(c, x, y, 74, (0.95, 0.035, 75), (0.56, 0.17, 22), left=True, k=5, stance=TROT)

    def rod(pen: Pen) -> None:
        pen.stroke([(x + 2, y - 60), (x + 4, y - 104)], GOLD, 4)
        pen.dot(x + 4, y - 106, 4.4, GOLD)

    c.draw(rod, relief=2.5, detail=0.85)


def _blades(c: Canvas) -> None:
    """Tall grass in front of the hooves, gold where the light reaches it, dark along the edge."""
    lower = c.full(smoothstep(1096, 1110, c.y))
    tones: tuple[Colour, ...] = ((0.22, 0.06, 335), (0.32, 0.07, 15), (0.46, 0.09, 48))
    grass(c, lower, tones, seed="near", height=(26, 66), spacing=6.5, lean=-0.3, spread=0.35, detail=0.5)
    r = c.rng("gilded")
    glow = np.exp(-(((c.x - 420) / 240) ** 2) - ((c.y - 1106) / 22) ** 2)
    bright = c.full(np.asarray(glow > r.random((c.h, c.w)), np.float32))
    hot: tuple[Colour, ...] = ((0.5, 0.1, 50), (0.7, 0.12, 68), (0.88, 0.12, 80))
    grass(c, bright, hot, seed="gilded", height=(16, 30), spacing=9, lean=-0.3, spread=0.35, detail=0.6)


def _sparks(c: Canvas) -> None:
    """Midges and dust that drift through the light."""

    def about(r: np.random.Generator) -> tuple[float, float]:
        a, q = r.uniform(0, 2 * math.pi), 150 + abs(r.normal(0, 130))
        return 440 + math.cos(a) * q * 1.1, 560 + math.sin(a) * q

    glints(c, c.rng("sparks"), 46, about, (0.97, 0.09, 80), size=(2, 4.5), power=0.75)


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
    c.screen(column, (0.98, 0.1, 84), 0.6)

    def mirrors(pen: Pen) -> None:
        for i in range(6):
            x = 252 + i * 80
            pen.stroke([swayed(x, 346), swayed(x, 626)], (0.95, 0.12, 84), 2.2, 0.5)

    c.draw(mirrors, detail=0.8)
    c.glow(452, 480, 190, (0.95, 0.14, 72), 0.55)


def _deck(c: Canvas) -> None:
    """The turntable: its underside is dark, its rim gilded."""
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

    spots = [(*_laid(x, y), q * _SIZE * 0.86) for x, y, q in spots]

    def work(pen: Pen) -> None:
        for x, y, q in spots:
            pen.dot(x, y, q, _BULB)

    c.draw(work, detail=0.95, emission=0.9)
    for x, y, q in spots:
        if q > 3:
            c.glow(x, y, q * 3.4, (0.93, 0.13, 78), 0.5)
    c.glow(424, 520, 230, (0.93, 0.15, 60), 0.42)
    c.glow(424, 500, 80, (0.98, 0.1, 80), 0.22)
