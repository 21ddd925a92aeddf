"""A lost ring stands in the grass like a gate; ants walk through it in procession, a far cottage shines behind."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import grass
from moonhare.painting.motifs.ants import ant
from moonhare.painting.motifs.buildings import house
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Something Borrowed",
    hero="diamond ring upright in the grass like a moon gate, ants filing under it, a far cottage shining through",
    idea="wrong scale",
    place="microscopic, lawn",
    palette="moss dawn",
    composition="interior through a window or arch",
    time="noon",
    symbols=("ant", "ring", "clover"),
    hidden="one ant under a petal veil",
    readings=("wedding", "theft", "home"),
)
FINISH = {"vignette": 0.46, "saturation": 1.08, "bloom": 0.5, "focus": Focus(400, 590, 300, 400, 0.5)}

_X, _Y, _R, _IN = 400.0, 612.0, 268.0, 226.0
_GEM = (400.0, 290.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.2, -0.85, 0.4),
        key=(0.96, 0.09, 95),
        shade=(0.26, 0.05, 180),
        rim=(0, -1, 0),
        rim_colour=(0.96, 0.1, 95),
        bounce=(0.6, 0.12, 110),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.36, 0.075, 160)),
            (0.2, (0.42, 0.085, 150)),
            (0.55, (0.4, 0.085, 148)),
            (0.75, (0.26, 0.06, 160)),
            (1, (0.17, 0.04, 168)),
        ],
        warp=20,
    )
    _blades(c, "far", 34, 820, (520, 860), (14, 26), (0.5, 0.095, 140), (0.4, 0.08, 150), 0.5)
    c.rays(400, -80, [80, 87, 93, 100], 900, 150, (0.94, 0.11, 100), 0.32, soft=26)
    c.fog(300, 860, (0.62, 0.1, 128), 0.45)
    _blades(c, "mid", 16, 900, (420, 800), (20, 36), (0.34, 0.08, 148), (0.26, 0.06, 158), 0.62)
    repaint(c, 0.5, seed="lawn", loose=0.9)
    c.glow(_X, _Y, 300, (0.9, 0.13, 105), 0.45)
    _beyond(c)
    _ring(c)
    _moss(c)
    _procession(c)
    _gem(c)
    _near(c)
    _motes(c)


def _blades(
    c: Canvas,
    seed: str,
    n: int,
    foot: float,
    long: tuple[float, float],
    wide: tuple[float, float],
    light: Colour,
    dark: Colour,
    clear: float,
) -> None:
    """Grass as tall as trees; `clear` keeps that share of the middle free."""
    r = c.rng(f"blades/{seed}")
    for k in range(n):
        side = -1 if k % 2 else 1
        x = 400 + side * (330 * clear + float(r.uniform(0, 460)) * (1 - 0.62 * clear))
        h, w = float(r.uniform(*long)), float(r.uniform(*wide))
        lean = side * float(r.uniform(-30 * (1 - clear), 150))
        y = foot + float(r.uniform(0, 60))
        spine = [(x, y, w), (x + lean * 0.15, y - h * 0.4, w * 0.9), (x + lean * 0.45, y - h * 0.75, w * 0.55)]
        blade = c.mask(limb([*spine, (x + lean, y - h, 0.6)], 24))
        if blade.empty:
            continue
        at = blade.where
        t = np.clip((c.y[at] - (y - h)) / h, 0, 1)
        c.fill(blade, pick(ramp([mix(light, (0.8, 0.14, 108), 0.25), light, dark]), t), detail=0.3)
        c.screen(blade.edge(-side * 2.0, -0.5, 0.9), (0.86, 0.14, 108), 0.35)


def _beyond(c: Canvas) -> None:
    """The bright country that the ring frames: hills, a white path, a cottage."""
    m = c.mask(circle(_X, _Y, _IN + 6))
    t = np.clip((c.y - (_Y - _IN)) / (2 * _IN), 0, 1)
    sky = ramp([(0.72, 0.09, 175), (0.86, 0.08, 140), (0.95, 0.1, 96), (0.94, 0.13, 86), (0.9, 0.12, 95)])
    c.fill(m, pick(sky, t), detail=0.4)
    with c.group() as land:
        c.glow(452, 540, 130, (0.99, 0.12, 92), 0.9)
        for k, (y, tone, deep) in enumerate(
            (
                (640, (0.84, 0.1, 118), (0.8, 0.11, 112)),
                (690, (0.76, 0.13, 118), (0.66, 0.13, 126)),
                (752, (0.64, 0.135, 128), (0.46, 0.11, 140)),
            )
        ):
            s = 1 if k % 2 else -1
            brow = [(120, y + 20 * s, CORNER), (280, y - 26 * s), (420, y + 4), (560, y + 18 * s)]
            hill = c.mask(curve([*brow, (700, y - 16 * s, CORNER), (700, 900), (120, 900)]), soft=0.8)
            c.fill(hill, pick(ramp([tone, deep]), np.clip((c.y - y + 20) / 120, 0, 1)), detail=0.5)
            c.screen(hill.edge(0, -2.2, 1), (0.97, 0.1, 98), 0.6)
            if k < 2:
                c.fog(y, y + 70, (0.96, 0.1, 98), 0.5, cell=120)
        way = [(392, 690, CORNER), (412, 716), (366, 752), (354, 786, CORNER), (330, 786, CORNER), (348, 750)]
        path = c.mask(curve([*way, (402, 714)]))
        c.fill(path, (0.96, 0.07, 94), detail=0.5, alpha=0.9)
        for tx, ty, tr in ((352, 664, 26), (334, 674, 20), (444, 676, 16)):
            crown = c.mask(circle(tx, ty, tr), wobble=4, cell=12)
            c.form(crown, (0.56, 0.12, 130), thickness=20, rim=0.8, detail=0.6)
        house(
            c,
            394,
            694,
            46,
            24,
            wall=(0.95, 0.04, 90),
            roof=(0.6, 0.16, 35),
            pitch=1.0,
            windows=((-0.25, 0.4), (0.28, 0.4)),
            glow=0.5,
            seed="cottage",
        )

        def smoke(pen: Pen) -> None:
            pen.stroke([(402, 654), (408, 634), (400, 614), (410, 592)], (0.99, 0.03, 95), 5, 0.65)

        c.draw(smoke, soft=2.0, detail=0.6)
    c.paste(land, clip=m)
    c.glow(452, 540, 60, (0.99, 0.1, 94), 0.6)


def _band(c: Canvas, m: Mask, x: float, y: float, r: float, half: float) -> None:
    """Colour a band of gold by where across it, and round it, a point lies."""
    at = m.where
    d = (np.hypot(c.x[at] - x, c.y[at] - y) - r) / half
    a = np.arctan2(c.y[at] - y, c.x[at] - x)
    sheen = 0.5 + 0.5 * np.cos(3 * a + 1.1) * 0.5 + 0.28 * np.cos(7 * a - 0.6)
    t = 0.5 - 0.34 * d * np.sin(a + 0.1) * -1 + 0.3 * (sheen - 0.5) - 0.24 * d * d
    t = t + 0.16 * np.exp(-(((d + 0.3) / 0.16) ** 2))
    gold = ramp([(0.26, 0.06, 55), (0.46, 0.1, 65), (0.7, 0.14, 80), (0.88, 0.14, 90), (0.985, 0.07, 98)])
    c.fill(m, pick(gold, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.85)


def _ring(c: Canvas) -> None:
    inner = c.mask(circle(_X, _Y, _IN + 6)) - c.mask(circle(_X + 5, _Y + 9, _IN - 12))
    at = inner.where
    a = np.arctan2(c.y[at] - _Y, c.x[at] - _X)
    t = np.clip(0.42 + 0.4 * np.sin(a) + 0.12 * np.cos(5 * a), 0, 1)
    gold = ramp([(0.3, 0.07, 60), (0.52, 0.11, 70), (0.88, 0.13, 90)])
    c.fill(inner, pick(gold, np.asarray(t, np.float32)), detail=0.8)
    band = c.mask(circle(_X, _Y, _R)) - c.mask(circle(_X, _Y, _IN))
    c.shadow(band, 0, 8, 10, 0.35)
    _band(c, band, _X, _Y, (_R + _IN) / 2, (_R - _IN) / 2)
    c.screen(band.edge(0, -2.4, 0.8), (0.98, 0.08, 98), 0.8)
    c.screen(inner.edge(0, 2.4, 0.8), (0.95, 0.11, 95), 0.4)


def _gem(c: Canvas) -> None:
    x, y = _GEM
    for f in (-1, 1):
        claw = c.mask(limb([(x + f * 26, 356, 11), (x + f * 52, 322, 8), (x + f * 62, 282, 6)], 24))
        c.form(claw, (0.76, 0.14, 85), thickness=12, rim=0.9, gloss=0.7, detail=0.85)
    top = [(x - 42, y - 46), (x + 42, y - 46)]
    girdle = [(x - 74, y - 8), (x - 26, y - 6), (x + 26, y - 6), (x + 74, y - 8)]
    tip = (x, y + 66)
    facets = (
        ([girdle[0], top[0], girdle[1]], 0.78),
        ([top[0], (x, y - 46), girdle[1]], 0.96),
        ([(x, y - 46), girdle[2], girdle[1]], 0.62),
        ([(x, y - 46), top[1], girdle[2]], 0.86),
        ([top[1], girdle[3], girdle[2]], 0.48),
        ([girdle[0], girdle[1], tip], 0.56),
        ([girdle[1], girdle[2], tip], 0.94),
        ([girdle[2], girdle[3], tip], 0.36),
    )
    ice = ramp([(0.46, 0.09, 170), (0.72, 0.085, 160), (0.9, 0.06, 130), (0.99, 0.03, 105)])
    c.glow(x, y, 120, (0.97, 0.08, 110), 0.75)
    for points, tone in facets:
        m = c.mask(polygon(points))
        at = m.where
        t = tone + 0.2 * (0.5 - (c.y[at] - (y - 46)) / 112)
        c.fill(m, pick(ice, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.95)
    whole = c.mask(polygon([girdle[0], top[0], top[1], girdle[3], tip]))

    def lines(pen: Pen) -> None:
        for points, _ in facets:
            for a, b in zip(points, [*points[1:], points[0]], strict=True):
                pen.stroke([a, b], (0.99, 0.03, 110), 1.4, 0.7)

    c.draw(lines, clip=whole, detail=0.95)
    for f in (-1, 1):
        claw = c.mask(limb([(x + f * 18, 350, 8), (x + f * 30, 312, 6), (x + f * 30, 284, 4)], 16))
        c.form(claw, (0.82, 0.14, 88), thickness=10, rim=0.9, gloss=0.7, detail=0.85)
    c.emit(whole, 0.35)
    sx, sy = x - 26, y - 30
    c.glow(sx, sy, 40, (0.99, 0.05, 105), 1.0)

    def star(pen: Pen) -> None:
        for a, long in ((0.0, 92), (90.0, 120), (45.0, 36), (135.0, 36)):
            ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
            pen.fill(
                polygon(
                    [
                        (sx + ca * long, sy + sa * long),
                        (sx - sa * 3, sy + ca * 3),
                        (sx - ca * long, sy - sa * long),
                        (sx + sa * 3, sy - ca * 3),
                    ]
                ),
                (0.995, 0.03, 105),
                0.95,
            )

    c.draw(star, emission=0.9, detail=0.95, soft=0.5)


def _moss(c: Canvas) -> None:
    """The dark ground, drawn over the ring's foot."""
    brow = [(-40, 880, CORNER), (150, 846), (280, 818), (400, 806), (520, 818), (650, 846), (840, 880, CORNER)]
    m = c.mask(curve([*brow, (840, 1260), (-40, 1260)]), wobble=6, cell=24)
    t = np.clip((c.y - 830) / 300, 0, 1)
    c.fill(m, pick(ramp([(0.42, 0.1, 132), (0.26, 0.065, 152), (0.15, 0.04, 168)]), t), detail=0.3)
    pool = np.exp(-(((c.x - 400) / 190) ** 2) - (((c.y - 826) / 70) ** 2))
    c.screen(m * np.asarray(pool, np.float32), (0.86, 0.14, 102), 0.6)
    crest = 806 + 46 * ((c.x - 400) / 250) ** 2
    turf = m * np.asarray(smoothstep(34, 12, c.y - crest), np.float32)
    grass(
        c,
        turf,
        ((0.3, 0.08, 148), (0.5, 0.12, 130), (0.76, 0.15, 108)),
        seed="turf",
        height=(12, 26),
        spacing=5,
        spread=0.5,
    )


def _procession(c: Canvas) -> None:
    """Five ants cross the threshold; the one in the middle wears a petal."""
    for k in range(5):
        x = 652.0 - 124 * k
        y, size = 812 + 46 * ((x - 400) / 250) ** 2, 86.0
        c.multiply(c.mask(oval(x, y + 2, size * 0.5, 5), soft=3), (0.16, 0.04, 165), 0.6)
        lean = 0.37 * (x - 400) / 2.7
        ant(c, x, y, size, step=k * 1.3, turn=0.3 * lean, colour=(0.32, 0.1, 36), seed=f"ant{k}")
        if k == 2:
            hem = [(x - 62, y - 12), (x - 84, y + 2, CORNER), (x - 40, y - 32), (x + 6, y - 40)]
            veil = c.mask(curve([(x + 40, y - 38, CORNER), (x + 22, y - 66), (x - 20, y - 60), *hem]))
            c.form(veil, (0.97, 0.03, 60), thickness=8, rim=0.9, detail=0.95)
            c.emit(veil, 0.15)
        elif k in (0, 3):
            dew = c.mask(circle(x + 2, y - 50, 12))
            c.form(dew, (0.9, 0.06, 130), thickness=14, gloss=0.9, rim=0.9, detail=0.9)
            c.glow(x + 2, y - 50, 16, (0.97, 0.07, 110), 0.5)


def _motes(c: Canvas) -> None:
    r = c.rng("motes")
    for _ in range(34):
        x, y = 400 + float(r.normal(0, 170)), float(r.uniform(60, 800))
        if math.hypot(x - _X, y - _Y) > _R + 10:
            c.glow(x, y, float(r.uniform(2, 4.5)), (0.96, 0.12, 102), 0.8)


def _near(c: Canvas) -> None:
    """Clover and blades in front, nearly black."""
    _blades(c, "near", 10, 1210, (420, 860), (24, 42), (0.22, 0.055, 160), (0.12, 0.03, 170), 1.0)
    r = c.rng("clover")
    for k in range(11):
        side = -1 if k % 2 else 1
        x = 400 + side * (40 + 34 * k + float(r.uniform(-14, 14)))
        y = 1010 + float(r.uniform(0, 150)) - 0.16 * abs(x - 400)
        s = float(r.uniform(26, 44))
        tone = mix((0.36, 0.09, 145), (0.18, 0.045, 165), float(smoothstep(980, 1130, y)))
        stalk = c.mask(limb([(x, y, 3), (x + 6, y + 70, 3.4), (x, y + 200, 4)], 12))
        c.fill(stalk, mix(tone, (0.14, 0.03, 170), 0.4), detail=0.4)
        for a in (-90, 30, 150):
            ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a)) * 0.8
            lx, ly = x + ca * s * 0.62, y + sa * s * 0.62
            leaf = c.mask(oval(lx, ly, s * 0.62, s * 0.54, a * 0.3))
            c.fill(leaf, tone, detail=0.5, mottle=0.1)
            mark = c.mask(oval(x + ca * s * 0.8, y + sa * s * 0.8, s * 0.34, s * 0.2, a + 90), soft=2)
            c.screen(mark & leaf, (0.7, 0.1, 130), 0.3)
            c.screen(leaf.edge(0, -2, 0.8), (0.8, 0.14, 108), 0.35)
    dew = c.mask(circle(700, 966, 13), box(699, 953, 2, 2))
    c.form(dew, (0.86, 0.06, 135), thickness=14, gloss=0.9, rim=0.9, detail=0.8)
