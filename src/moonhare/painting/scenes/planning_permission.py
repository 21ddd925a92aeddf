"""A courier in a wheelchair halts under a glass tower that mirrors an oak forest."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.materials import bricks
from moonhare.painting.motifs.plants import bark, branches, crown
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._planning_permission_boar import boar, door
from moonhare.painting.scenes._planning_permission_parts import courier
from moonhare.painting.shapes import CORNER, curve, limb, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Plane, plane

BRIEF = Brief(
    title="Planning Permission",
    hero="wheelchair courier halted under a glass tower that mirrors an oak forest",
    idea="reflected as something else",
    place="city, business quarter",
    palette="moss dawn",
    composition="low-horizon giant",
    time="morning",
    symbols=("tower", "oak", "wheelchair"),
    hidden="a boar half out of the revolving door",
    readings=("memory", "progress", "ghost"),
    person=True,
)
FINISH = {"vignette": 0.32, "bloom": 0.45}

_RIGHT = ((318, -70), (606, -30), (716, 1000), (236, 1042))
_LEFT = ((150, -20), (318, -70), (236, 1042), (28, 992))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.6, 0.55),
        key=(0.95, 0.09, 95),
        shade=(0.4, 0.06, 200),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.95, 0.09, 98),
        bounce=(0.62, 0.09, 120),
    )
    with c.group() as forest:
        _forest(c)
        repaint(c, 0.9, seed="forest")
    _city(c)
    _plaza(c)
    repaint(c, 1.0, seed="city")
    _tower(c, forest)
    door(c)
    _lamp_post(c)
    repaint(c, 0.25, seed="last")
    _leaves(c)
    boar(c)
    courier(c)
    c.glow(500, 480, 210, (0.96, 0.15, 88), 0.62)
    c.glow(430, 950, 170, (0.93, 0.15, 92), 0.34)


def _forest(c: Canvas) -> None:
    """The oak wood as it stands in the glass: card coordinates, seen straight on."""
    c.wash(
        [
            (0.0, (0.66, 0.11, 130)),
            (0.3, (0.84, 0.15, 108)),
            (0.5, (0.96, 0.125, 94)),
            (0.7, (0.84, 0.15, 102)),
            (0.86, (0.5, 0.1, 130)),
            (1.0, (0.3, 0.07, 145)),
        ]
    )
    r = c.rng("trunks")
    for depth, n, width, tone in (
        (0.7, 12, 8, (0.58, 0.08, 128)),
        (0.4, 7, 15, (0.4, 0.065, 120)),
    ):
        for i in range(n):
            x = (i + r.uniform(0.1, 0.9)) * 800 / n
            lean = r.normal(0, 26)
            w = width * r.uniform(0.7, 1.3)
            foot = 930 + 70 * (1 - depth)
            m = c.mask(
                limb([(x, foot, w), (x + lean * 0.4, 600, w * 0.72), (x + lean, 120, w * 0.5)]),
                limb([(x + lean * 0.4, 560, w * 0.5), (x + lean + 60 * (-1) ** i, 330, w * 0.3)]),
                wobble=1.5,
            )
            at = m.where
            ribs = c.noise.at(f"bark{depth}", c.x[at] / 5, c.y[at] / 42, 1.0, 3)
            rough = (ribs * w * 0.3).astype(np.float32)
            c.form(m, tone, thickness=w * 0.8, bump=rough, rim=0.7, haze=depth * 0.4, detail=0.3)
        blobs = [(r.uniform(-20, 820), r.uniform(40, 330) + 60 * depth, r.uniform(40, 90)) for _ in range(20)]
        crown(c, blobs, mix((0.64, 0.13, 122), (0.88, 0.11, 105), depth), seed=f"far{n}", size=12, haze=depth * 0.3)
        c.fog(480, 980, (0.95, 0.13, 96), 0.5 * depth + 0.05)
    c.glow(450, 560, 170, (0.98, 0.09, 98), 0.8)
    for x, h, w, seed, lean in ((640, 1000, 92, "oak-r", 0.1), (250, 1060, 118, "oak-l", -0.06)):
        clay, tips = branches(c, x, 1080, h, w, seed=seed, lean=lean, spread=0.62, levels=4, box=(0, 0, 800, 1200))
        bark(c, clay, (0.36, 0.055, 95), rough=2.2, detail=0.5)
        puffs = [(t[0] + r.normal(0, 20), min(t[1], 560) + r.normal(0, 20), r.uniform(34, 76)) for t in tips]
        crown(c, puffs, (0.56, 0.13, 132), seed=f"{seed}/crown", size=13)
    low = [(r.uniform(0, 800), r.uniform(150, 400), r.uniform(34, 62)) for _ in range(26)]
    crown(c, [b for b in low if abs(b[0] - 470) > 110], (0.62, 0.15, 118), seed="low", size=13)
    canopy = [
        (40 + i * 60 + r.normal(0, 24), 40 + 130 * abs(i / 6 - 1) + r.normal(0, 40), r.uniform(60, 110))
        for i in range(13)
    ]
    crown(c, canopy, (0.47, 0.12, 136), seed="canopy", size=15)
    ferns = c.mask(
        curve(
            [
                (-10, 1010, CORNER),
                (200, 1040),
                (400, 1020),
                (600, 1050),
                (810, 1000, CORNER),
                (810, 1210, CORNER),
                (-10, 1210, CORNER),
            ]
        )
    )
    c.form(ferns, (0.36, 0.09, 140), thickness=40, mottle=0.2)
    fx, fy = r.uniform(0, 800, 900), np.sort(r.uniform(1010, 1200, 900))
    angle = -math.pi / 2 + r.normal(0, 0.7, 900)
    colours = jittered(pick(ramp([(0.36, 0.09, 145), (0.62, 0.14, 125), (0.8, 0.14, 108)]), r.random(900)), r)
    strew(c, "leaf", fx, fy, r.uniform(24, 56, 900), angle, colours, seed="ferns")
    c.rays(560, -60, [96, 104, 112, 121, 130], 1150, 120, (0.97, 0.1, 100), 0.42)


def _city(c: Canvas) -> None:
    p = c.palette
    c.wash([(0.0, p.sky[0]), (0.24, p.sky[1]), (0.46, p.sky[2]), (0.62, p.sky[3]), (0.85, p.sky[4])])
    streaks(c, 40, 620, (0.97, 0.05, 95), share=0.55, cover=0.6)
    c.glow(30, 560, 260, (0.97, 0.12, 84), 0.8)
    c.glow(780, 640, 200, (0.97, 0.1, 88), 0.5)
    for i, (x, top, w, haze) in enumerate(
        ((690, 300, 150, 0.72), (628, 470, 110, 0.6), (-30, 480, 110, 0.66), (760, 560, 120, 0.4), (52, 690, 84, 0.45))
    ):
        m = c.mask(polygon([(x, 1000), (x + 6, top), (x + w - 6, top + 12), (x + w, 1000)]))
        at = m.where
        gx, gy = np.mod((c.x[at] - x) / 17, 1), np.mod((c.y[at] - top) / 24, 1)
        pane = (
            smoothstep(0.2, 0.28, gx)
            * smoothstep(0.9, 0.82, gx)
            * smoothstep(0.25, 0.33, gy)
            * smoothstep(0.92, 0.84, gy)
        )
        c.form(
            m, (0.66, 0.03, 150 + 30 * i), thickness=3, bump=np.asarray(-pane * 2, np.float32), haze=haze, detail=0.3
        )
        c.multiply(m * np.asarray(pane, np.float32), (0.5, 0.06, 190), 0.55 * (1 - haze))

    def crane(pen: Pen) -> None:
        ink = (0.6, 0.05, 150)
        pen.stroke([(700, 300), (702, 110)], ink, 5, 0.8)
        pen.stroke([(640, 128), (800, 96)], ink, 4, 0.8)
        pen.stroke([(702, 82), (640, 127)], ink, 1.5, 0.7)
        pen.stroke([(702, 82), (790, 97)], ink, 1.5, 0.7)
        pen.stroke([(770, 102), (771, 170)], ink, 1.4, 0.7)
        for i in range(9):
            pen.stroke([(697, 290 - i * 22), (705, 279 - i * 22)], ink, 1.4, 0.7)

    c.draw(crane, detail=0.5)
    c.fog(640, 1040, None, 0.5)


def _plaza(c: Canvas) -> None:
    ground = plane(
        c,
        c.mask(polygon([(-10, 984), (236, 1036), (716, 994), (810, 984), (810, 1210), (-10, 1210)])),
        ((120, 960), (690, 960), (1150, 1210), (-330, 1210)),
    )
    at = ground.mask.where
    light = 0.16 * smoothstep(1000, 1180, c.y[at]) - 0.1 + 0.1 * (c.field("puddle", 120, 3, (2, 0.7))[at] - 0.5)
    bricks(c, ground, (0.66, 0.035, 120), across=15, down=8, mortar=0.05, light=np.asarray(light, np.float32))
    c.screen(
        c.mask(polygon([(-10, 1080), (810, 1052), (810, 1150), (-10, 1210)]), soft=20) & ground.mask,
        (0.92, 0.13, 88),
        0.55,
    )
    wet = smoothstep(0.5, 0.66, c.field("wet", 150, 3, (2, 0.6))) * smoothstep(1010, 1060, c.y)
    c.glaze(ground.mask * np.asarray(wet * 0.6, np.float32), (0.86, 0.09, 105), 0.6)
    c.multiply(
        c.mask(polygon([(236, 1042), (716, 1000), (810, 1010), (560, 1110), (330, 1120)]), soft=18),
        (0.5, 0.07, 170),
        0.6,
    )


def _face(c: Canvas, wall: Plane, forest: Layer, columns: int, rows: int, start: float, span: float, seed: str) -> None:
    """Mirror the forest in a wall of panes, each hung a little askew, then lay the frames over them."""
    at = wall.mask.where
    u, v = wall.u * columns, wall.v * rows
    fu, fv = np.mod(u, 1), np.mod(v, 1)
    r = c.rng(f"panes/{seed}")
    askew = r.normal(0, 1, (3, rows + 2, columns + 2)).astype(np.float32)
    i, j = np.clip(np.floor(v), 0, rows).astype(int), np.clip(np.floor(u), 0, columns).astype(int)
    sag = (fu - 0.5) * (np.abs(fv - 0.5) * 2) ** 2
    x = start + span * wall.u + askew[0][i, j] * 7 + sag * 9 + 1.6 * np.sin(fv * 6.3)
    y = 20 + 1150 * wall.v + askew[1][i, j] * 7 + (fv - 0.5) * np.abs(fu - 0.5) * 8
    mx, my = np.full((c.h, c.w), -9.0, np.float32), np.full((c.h, c.w), -9.0, np.float32)
    mx[at], my[at] = x, np.clip(y, 2, 1196)
    c.paste(forest, bend=(mx, my), clip=wall.mask)
    c.glaze(wall.mask * np.asarray(np.clip(askew[2][i, j] * 0.05 + 0.01, 0, 0.3), np.float32), (0.82, 0.06, 180), 1.0)
    edge = np.minimum(np.minimum(fu, 1 - fu) / rows * columns * 1.5, np.minimum(fv, 1 - fv) * 1.15)
    bar = smoothstep(0.085, 0.045, edge)
    shine = smoothstep(0.16, 0.08, np.minimum(fu, fv)) * (1 - bar)
    c.screen(wall.mask * np.asarray(shine * 0.5, np.float32), (0.96, 0.06, 100), 0.5)
    tone: Array = pick(c.tones((0.5, 0.04, 170)), 0.52 + 0.3 * smoothstep(0.05, 0.0, fv) - 0.2 * smoothstep(0.5, 1, fu))
    c.fill(wall.mask * np.asarray(bar * 0.9, np.float32), np.asarray(tone, np.float32), detail=0.75)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], wall.mask.a * 0.72)


def _tower(c: Canvas, forest: Layer) -> None:
    right = plane(c, c.mask(polygon(_RIGHT)), _RIGHT)
    left = plane(c, c.mask(polygon(_LEFT)), _LEFT)
    _face(c, left, forest, 6, 24, 330.0, -330.0, "left")
    c.multiply(left.mask, (0.5, 0.07, 185), 0.5)
    _face(c, right, forest, 9, 24, 20.0, 760.0, "right")
    sheen = np.exp(-(((right.u - 0.35 - 0.3 * (1 - right.v)) / 0.16) ** 2)) * smoothstep(0.7, 0.1, right.v)
    c.screen(right.mask * np.asarray(sheen, np.float32), (0.9, 0.07, 150), 0.3)
    c.screen(c.mask(limb([(236, 1042, 3.6), (318, -70, 2.6)]), soft=1), (0.97, 0.06, 100), 0.8)
    plinth = c.mask(polygon([(28, 976), (236, 1022), (716, 982), (718, 1000), (236, 1043), (26, 994)]))
    c.form(plinth, (0.5, 0.03, 140), thickness=4, mottle=0.12, detail=0.6)
    c.shadow(
        c.mask(polygon([(28, 994), (236, 1043), (716, 1000), (560, 1026), (236, 1066), (0, 1010)])),
        0,
        4,
        soft=9,
        share=0.5,
    )


def _lamp_post(c: Canvas) -> None:
    post = c.mask(limb([(52, 1240, 11), (46, 900, 8), (44, 640, 6)]), limb([(44, 660, 6), (52, 610, 6), (96, 596, 5)]))
    c.form(post, (0.27, 0.04, 165), thickness=8, rim=1.0, mottle=0.1, detail=0.7)
    shade = c.mask(curve([(78, 600, CORNER), (100, 582), (128, 606, CORNER), (102, 612)]))
    c.form(shade, (0.33, 0.05, 160), thickness=10, rim=0.9, detail=0.7)
    rail = c.mask(limb([(-10, 1130, 5), (100, 1142, 5)]), limb([(-10, 1170, 5), (100, 1184, 5)]))
    c.form(rail, (0.3, 0.04, 165), thickness=5, rim=0.9, detail=0.7)


def _leaves(c: Canvas) -> None:
    """Real oak leaves, blown out of the door and over the stones."""
    r = c.rng("blown")
    n = 150
    t = r.random(n) ** 0.7
    x = 440 - t * 130 + 190 * t * (1 - t) + r.normal(0, 16, n) * (1 + 2.6 * t)
    y = 1040 + 140 * t + r.normal(0, 8, n) * (0.4 + 2 * t)
    colours = pick(ramp([(0.5, 0.13, 45), (0.72, 0.15, 70), (0.82, 0.15, 92), (0.55, 0.13, 130)]), r.random(n))
    order = np.argsort(y)
    size = (9 + 16 * t)[order]
    angle = r.uniform(0, 6.3, n)
    strew(
        c,
        "leaf",
        x[order],
        y[order] + 2.5,
        size,
        angle,
        np.tile(rgb((0.3, 0.05, 165)), (n, 1)),
        seed="blown",
        alpha=0.4,
    )
    strew(c, "leaf", x[order], y[order], size, angle, jittered(colours, r), seed="blown", detail=0.85)
    high = 16
    hx, hy = r.uniform(430, 780, high), r.uniform(640, 1020, high)
    strew(c, "leaf", hx, hy, r.uniform(10, 20, high), r.uniform(0, 6.3, high), colours[:high], seed="air", detail=0.85)
