"""A boy is fitted for a suit before three mirrors; they show an oak, a wolf and a lit house."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import metal, planks, plaster, wood
from moonhare.painting.motifs.skies import stars
from moonhare.painting.scenes._made_to_measure_fitting import fitting
from moonhare.painting.scenes._made_to_measure_parts import (
    paint_home,
    paint_oak,
    paint_tape,
    paint_wolf,
)
from moonhare.painting.shapes import CORNER, box, circle, curve, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Made to Measure",
    hero="slim tailor pinning a suit on a plump boy; three mirrors show an oak, a wolf, a lit house",
    idea="reflected as something else",
    place="shop, Dakar tailor's",
    palette="amber wood",
    composition="frontal symmetry",
    time="afternoon",
    symbols=("mirror", "suit", "pin"),
    hidden="the tailor has no reflection",
    readings=("potential", "vanity", "growing up"),
    person=True,
)
FINISH = {"vignette": 0.5, "bloom": 0.42, "saturation": 1.1}

_CENTRE = [
    (272.0, 832.0),
    (272.0, 300.0),
    (300.0, 214.0),
    (400.0, 166.0),
    (500.0, 214.0),
    (528.0, 300.0),
    (528.0, 832.0),
]
_WEST = [(76.0, 876.0), (76.0, 352.0), (96.0, 280.0), (160.0, 240.0), (222.0, 250.0), (244.0, 310.0), (244.0, 838.0)]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.55, -0.6, 0.55),
        key=p.key,
        shade=(0.28, 0.06, 330),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.09, 82),
    )
    _room(c)
    _shelf(c)
    repaint(c, 0.7, seed="room")
    glasses = [_glass(c, _WEST), _glass(c, _CENTRE), _glass(c, [(800 - x, y) for x, y in _WEST])]
    for glass, view in zip(glasses, (paint_wolf, paint_oak, paint_home), strict=True):
        with c.group() as g:
            view(c)
        c.paste(g, clip=glass)
    for glass, points in zip(glasses, (_WEST, _CENTRE, [(800 - x, y) for x, y in _WEST]), strict=True):
        _frame(c, glass, points)
    repaint(c, 0.3, seed="glass")
    stars(c, 26, 420, clip=glasses[2], size=0.7)
    c.rays(-60, 60, [24, 31, 38, 45], 1100, 150, (0.97, 0.09, 84), 0.34, 22)
    _floor_things(c)
    fitting(c)
    _near(c)
    repaint(c, 0.12, seed="last")
    c.glow(400, 430, 230, (0.97, 0.1, 85), 0.2)
    _dust(c)


def _closed(points: list[tuple[float, float]]) -> list[tuple[float, ...]]:
    return [(x, y, CORNER) if k in (0, len(points) - 1) else (x, y) for k, (x, y) in enumerate(points)]


def _room(c: Canvas) -> None:
    wall = plane(c, c.mask(box(-5, -5, 810, 920)), ((0, 0), (800, 0), (800, 910), (0, 910)))
    at = wall.mask.where
    fall = -0.42 + 0.3 * np.exp(-((np.hypot((c.x[at] - 250) / 420, (c.y[at] - 400) / 480)) ** 2))
    plaster(c, wall, (0.56, 0.11, 60), light=fall, stain=0.2)
    floor = c.mask(polygon([(-5, 896), (805, 896), (805, 1205), (-5, 1205)]))
    boards = plane(c, floor, ((90, 892), (710, 892), (1120, 1210), (-320, 1210)))
    at = floor.where
    light = -0.2 + 0.4 * np.exp(-((np.hypot((c.x[at] - 380) / 300, (c.y[at] - 1010) / 120)) ** 2))
    planks(c, boards, (0.58, 0.11, 58), across=11, length=2, light=light, detail=0.3)
    skirting = c.mask(box(-5, 868, 810, 30))
    wood(c, skirting, (0.34, 0.08, 45), thickness=6, detail=0.4)
    c.multiply(c.mask(box(-5, 894, 810, 26), soft=8), c.palette.deep, 0.6)


_PRINTS: tuple[tuple[Colour, Colour], ...] = (
    ((0.55, 0.17, 32), (0.9, 0.12, 88)),
    ((0.4, 0.12, 262), (0.92, 0.04, 90)),
    ((0.78, 0.15, 82), (0.4, 0.12, 30)),
    ((0.5, 0.11, 160), (0.88, 0.12, 95)),
    ((0.86, 0.06, 80), (0.5, 0.14, 20)),
    ((0.46, 0.15, 5), (0.84, 0.1, 60)),
    ((0.6, 0.1, 210), (0.95, 0.05, 90)),
)


def _shelf(c: Canvas) -> None:
    """Bolts of wax print, ends outwards, above the mirrors and down the sides."""
    r = c.rng("bolts")
    spots: list[tuple[float, float, float]] = []
    for row, (base, step) in enumerate(((44.0, 52), (100.0, 56))):
        for left in range(-10 + 20 * row, 820, step):
            q = float(r.uniform(21, 28))
            spots.append((left + float(r.normal(0, 4)), base + 27 - q + float(r.normal(0, 1.5)), q))
    for n, (x, y, q) in enumerate(spots):
        if 80 < y < 140 and 270 < x < 530:
            continue
        ground, figure = _PRINTS[int(r.integers(0, len(_PRINTS)))]
        end = c.mask(oval(x, y, q, q * float(r.uniform(0.86, 1.0))))
        c.shadow(end, 3, 6, 5, 0.5)
        at = end.where
        d = np.hypot(c.x[at] - x, c.y[at] - y)
        a = np.arctan2(c.y[at] - y, c.x[at] - x)
        roll = np.sin((d - a * 0.9) * 1.35)
        c.form(end, ground, thickness=8, bump=np.asarray(roll * 1.3, np.float32), bias=-0.16, rim=0.3, detail=0.4)
        layer = smoothstep(0.2, 0.7, np.sin(d / q * 13 - a * 0.4 + n)) * smoothstep(0.15, 0.3, d / q)
        c.form(c.relief(end * np.asarray(layer * 0.8, np.float32), 3), figure, bias=-0.16, rim=0, detail=0.4)
        c.form(c.mask(circle(x, y, q * 0.24)), (0.5, 0.06, 60), bias=-0.2, detail=0.4)
    for y in (72.0, 128.0):
        wood(c, c.mask(box(-5, y, 810, 9)), (0.36, 0.08, 45), thickness=4, detail=0.4)
    for near, far in ((-30.0, 50.0), (750.0, 830.0)):
        for level in range(262, 880, 122):
            top = level - 6.0
            while top > level - 96:
                thick = float(r.uniform(15, 23))
                ground, figure = _PRINTS[int(r.integers(0, len(_PRINTS)))]
                slip = float(r.normal(0, 5))
                fold = c.mask(box(near + slip, top - thick, far - near, thick, thick * 0.45), wobble=1.2)
                at = fold.where
                u, v = c.x[at] / 9, (c.y[at] - top) / 9
                body = c.form(fold, ground, thickness=thick * 0.45, bias=-0.12, rim=0.4, detail=0.45)
                figures = smoothstep(0.3, 0.6, np.sin(u * 2 + level) * np.sin(v * 2.2 + u * 0.4))
                c.form(body.within(fold * np.asarray(figures, np.float32)), figure, bias=-0.12, rim=0, detail=0.45)
                c.multiply(fold - fold.grow(-1.5).blur(1), c.palette.deep, 0.5)
                top -= thick + 1
            board = c.mask(box(near - 10, level - 6, far - near + 20, 10))
            c.shadow(board, 0, 8, 6, 0.5)
            wood(c, board, (0.36, 0.08, 45), thickness=4, detail=0.4)
    c.multiply(c.full(smoothstep(200, -20, c.y)), (0.3, 0.07, 35), 0.6)
    c.multiply(c.full(np.maximum(smoothstep(110, 0, c.x), smoothstep(690, 800, c.x))), (0.3, 0.07, 30), 0.62)


def _glass(c: Canvas, points: list[tuple[float, float]]) -> Mask:
    return c.mask(curve(_closed(points), pull=0.3))


def _frame(c: Canvas, glass: Mask, points: list[tuple[float, float]]) -> None:
    """A carved gilt frame, the bevel, the shine of glass."""
    c.multiply(glass - glass.grow(-9).blur(5), c.palette.deep, 0.6)
    at = glass.where
    k = (c.x[at] * 0.8 + c.y[at] * 0.6) / 120
    streak = smoothstep(0.8, 0.95, np.sin(k)) * 0.12 + smoothstep(0.9, 0.99, np.sin(k * 1.0 + 0.7)) * 0.1
    c.screen(glass * np.asarray(streak, np.float32), (0.97, 0.03, 90), 0.9)
    outer = glass.grow(19)
    rim = outer - glass.grow(0.5)
    c.multiply(outer.blur(12).move(8, 14) - glass, c.palette.deep, 0.5)
    at = rim.where
    carve = (np.sin(c.x[at] / 5.2) * np.sin(c.y[at] / 5.2)) * 2.2 + (c.field("carving", 16, 3)[at] - 0.5) * 5
    c.form(rim, (0.6, 0.125, 68), thickness=10, bump=np.asarray(carve, np.float32), gloss=0.5, rim=0.7, detail=0.6)
    inner = glass.grow(4) - glass.grow(-1)
    c.form(inner, (0.86, 0.11, 84), thickness=3, gloss=0.6, rim=0.6, detail=0.7)
    top = min(points, key=lambda q: q[1])
    x, y = top[0], top[1] - 14
    shell = c.mask(
        *(
            oval(x + math.sin(t) * 15, y - 8 - math.cos(t) * 13, 8, 15, math.degrees(t))
            for t in (-1.2, -0.6, 0, 0.6, 1.2)
        )
    )
    c.form(shell, (0.7, 0.13, 74), thickness=7, gloss=0.6, rim=0.7, detail=0.6)


def _floor_things(c: Canvas) -> None:
    r = c.rng("scraps")
    for _ in range(26):
        x, y = float(r.uniform(60, 740)), float(r.uniform(930, 1110))
        if abs(x - 400) < 150 and y < 1060:
            continue
        q = float(r.uniform(8, 20))
        points = [
            (x + math.cos(k * 1.57 + 0.6) * q * float(r.uniform(0.6, 1.4)), y + math.sin(k * 1.57 + 0.6) * q * 0.42)
            for k in range(4)
        ]
        scrap = c.mask(polygon(points))
        c.shadow(scrap, 2, 3, 2, 0.4)
        c.form(scrap, _PRINTS[int(r.integers(0, len(_PRINTS)))][int(r.integers(0, 2))], thickness=2, detail=0.5)
    for n, (y, w, h) in enumerate(((1062, 148, 40), (1024, 122, 30))):
        side = c.mask(oval(400, y, w, 32), box(400 - w, y - h, 2 * w, h), oval(400, y - h, w, 30))
        if n == 0:
            c.shadow(c.mask(oval(410, y + 10, w + 6, 34)), 6, 8, 14, 0.7)
        wood(c, side, (0.4, 0.1, 48), angle=0, thickness=14, seed=f"podium{n}", gloss=0.3)
        top = c.mask(oval(400, y - h, w, 30))
        wood(c, top, (0.62, 0.12, 62), angle=0, grain=8, thickness=3, seed=f"top{n}", gloss=0.3, bias=0.06)
        c.screen(top.edge(-2, -2, 1), (0.97, 0.08, 85), 0.5)


def _near(c: Canvas) -> None:
    """Dark things near the eye: a dress form at the left edge, a sewing machine at the right."""
    form = Clay(c, (-120, 820, 200, 1200), melt=20)
    form.limb([(30, 905, 22), (30, 940, 24), (34, 980, 74), (34, 1050, 70), (34, 1110, 56), (34, 1190, 84)], n=30)
    body = form.relief(2)
    c.shadow(body.mask, 12, 8, 14, 0.5)
    c.form(body, (0.42, 0.1, 20), bump=(c.field("linen", 4, 2) - 0.5) * 2, rim=0.9, bias=-0.12, detail=0.5)
    c.form(c.mask(oval(30, 898, 22, 8)), (0.5, 0.1, 55), detail=0.5)
    paint_tape(c, [(-20, 990), (20, 1004), (60, 1010), (96, 1030), (90, 1110), (98, 1180)], 12)
    table = c.mask(polygon([(560, 1170), (820, 1130), (820, 1210), (540, 1210)]))
    wood(c, table, (0.36, 0.09, 45), angle=-8, thickness=6, seed="table")
    machine = c.mask(
        curve(
            [
                (640, 1160, CORNER),
                (640, 1136, CORNER),
                (760, 1118),
                (772, 1060),
                (748, 1034),
                (690, 1030),
                (676, 1044),
                (676, 1096),
                (652, 1096, CORNER),
                (648, 1030),
                (668, 1000),
                (720, 992),
                (790, 1000),
                (820, 1030, CORNER),
                (820, 1150, CORNER),
            ]
        )
    )
    c.shadow(machine, -6, 8, 10, 0.6)
    metal(c, machine, (0.2, 0.02, 40), polish=0.5, thickness=18)
    c.draw(lambda pen: pen.stroke([(664, 1096), (664, 1132)], (0.9, 0.02, 90), 3), relief=1.4)
    metal(c, c.mask(circle(806, 1040, 30)) - c.mask(circle(806, 1040, 17)), (0.5, 0.06, 70), polish=0.7)
    for k in range(4):
        x = 690 + k * 22
        c.form(c.mask(oval(x, 1014 + k * 1.5, 7, 3.5, 20)), (0.8, 0.13, 80), detail=0.7)
    spool = c.mask(box(706, 962, 22, 30, 3))
    c.form(spool, (0.6, 0.18, 28), bump=np.asarray(np.sin(c.y[spool.where] / 1.4), np.float32), rim=0.6, detail=0.8)


def _dust(c: Canvas) -> None:
    r = c.rng("dust")
    n = 150
    x = r.uniform(0, 640, n)
    y = x * 0.62 + r.normal(60, 140, n)
    strew(
        c,
        "soft",
        x,
        y,
        r.uniform(2.5, 7, n),
        0.0,
        np.tile(np.array([[1.0, 0.93, 0.75]], np.float32), (n, 1)),
        seed="dust",
        alpha=0.6,
        detail=0.7,
    )
