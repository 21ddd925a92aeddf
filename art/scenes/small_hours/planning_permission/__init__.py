"""At daybreak a courier in a wheelchair halts before a lone glass tower in which one vast oak is mirrored."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.layer import Layer
from art.painting.light import Light
from art.painting.materials import bricks
from art.painting.motifs.plants import bark, branches, crown
from art.painting.motifs.skies import streaks
from art.painting.relight import Relight
from art.painting.shapes import circle, limb, polygon
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint
from art.painting.terrain import Plane, plane

from .boar import boar
from .courier import courier

BRIEF = Brief(
    title="Planning Permission",
    hero="tiny wheelchair courier halted before a lone glass tower that mirrors one vast oak against the dawn",
    idea="reflected as something else",
    place="city, business quarter",
    palette="moss dawn",
    composition="low-horizon giant",
    time="morning",
    symbols=("tower", "oak", "wheelchair"),
    hidden="a boar among the mirrored roots",
    readings=("memory", "progress", "ghost"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.3,
    "relight": Relight(key=0.78, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.06, towards=270),
}

_FRONT = ((262, 84), (530, 84), (600, 1032), (180, 1032))
_SIDE = ((530, 84), (580, 118), (668, 1014), (600, 1032))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.6, 0.6),
        key=(0.95, 0.1, 92),
        shade=(0.3, 0.06, 195),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.96, 0.1, 95),
        bounce=(0.6, 0.1, 110),
    )
    with c.group() as forest:
        _oak(c)
        repaint(c, 0.5, seed="oak")
        _boar(c)
    _city(c)
    _plaza(c)
    repaint(c, 0.45, seed="city", loose=0.8)
    _tower(c, forest)
    _ground_light(c)
    repaint(c, 0.15, seed="last")
    c.fog(985, 1062, (0.95, 0.12, 88), 0.5)
    _courier(c)
    _leaves(c)
    c.glow(392, 470, 260, (0.95, 0.14, 88), 0.3)


def _oak(c: Canvas) -> None:
    """What stands in the glass: one oak, its crown against the rising light, mist about its roots."""
    c.wash(
        [
            (0.0, (0.66, 0.12, 118)),
            (0.14, (0.86, 0.15, 94)),
            (0.4, (0.96, 0.14, 88)),
            (0.66, (0.94, 0.15, 80)),
            (0.8, (0.84, 0.15, 78)),
            (0.9, (0.5, 0.1, 128)),
            (1.0, (0.3, 0.07, 150)),
        ],
        warp=10,
    )
    c.glow(392, 620, 320, (0.99, 0.11, 88), 0.8)
    sun = c.mask(circle(500, 760, 62), soft=2)
    c.fill(sun, (0.99, 0.05, 95), alpha=0.9, detail=0.3)
    c.emit(sun, 0.3)
    r = c.rng("far-trunks")
    for i in range(9):
        x = 40 + i * 90 + r.normal(0, 14)
        m = c.mask(limb([(x, 1010, 12), (x + r.normal(0, 14), 600, 8), (x + r.normal(0, 30), 200, 6)]), soft=2)
        c.fill(m, (0.66, 0.11, 110), alpha=0.4, detail=0.2)
    c.fog(820, 1060, (0.97, 0.11, 92), 0.7)
    clay, tips = branches(c, 392, 1100, 780, 150, seed="oak-4", spread=0.62, levels=4, box=(-60, 0, 860, 1200))
    dome = [
        (392 + 310 * q * math.cos(t), 440 - 300 * q * math.sin(t), r.uniform(40, 76))
        for t, q in zip(np.linspace(-0.42, 3.56, 76), np.tile([0.98, 0.72, 0.3, 0.86], 19), strict=True)
    ]
    tufts = [(t[0] + r.normal(0, 10), t[1] + r.normal(0, 10), r.uniform(26, 50)) for t in tips]
    crown(c, dome[::2], (0.46, 0.125, 128), seed="behind", size=13, detail=0.5)
    bark(c, clay, (0.22, 0.05, 80), rough=2.0, detail=0.6)
    crown(c, [*dome[1::2], *tufts[::2]], (0.34, 0.1, 146), seed="before", size=13, detail=0.5)
    r2 = c.rng("gold")
    gx, gy = 392 + r2.normal(0, 170, 500), 400 + r2.normal(0, 140, 500)
    keep = np.hypot((gx - 392) / 310, (gy - 380) / 250) < 1
    gold = jittered(pick(ramp([(0.6, 0.15, 115), (0.9, 0.14, 100)]), r2.random(500)), r2)
    size, angle = r2.uniform(10, 18, 500), r2.uniform(0, 6.3, 500)
    strew(c, "leaf", gx[keep], gy[keep], size[keep], angle[keep], gold[keep], seed="gold", detail=0.6)
    for side in (-1, 1):
        for k in range(3):
            root = [
                (392 + side * 44, 1030, 34 - 6 * k),
                (392 + side * (120 + 60 * k), 1076 + 6 * k, 20 - 3 * k),
                (392 + side * (220 + 80 * k), 1110 + 16 * k, 6),
            ]
            c.form(c.mask(limb(root, 20), wobble=2), (0.3, 0.055, 95), thickness=16, rim=0.6, detail=0.5)
    n = 500
    fx, fy = r.uniform(0, 800, n), np.sort(r.uniform(1066, 1200, n))
    tones = jittered(pick(ramp([(0.26, 0.07, 150), (0.46, 0.11, 128), (0.72, 0.14, 105)]), r.random(n) ** 1.6), r)
    strew(c, "blade", fx, fy, r.uniform(20, 50, n), -math.pi / 2 + r.normal(0, 0.7, n), tones, seed="ferns")
    c.rays(392, 560, [50, 68, 112, 130, 205, 232, 308, 335], 700, 120, (0.98, 0.11, 92), 0.2, 22)


def _boar(c: Canvas) -> None:
    """The boar, small and half lost in the mist between the roots."""
    with c.group() as g:
        boar(c)
    k = 0.62
    c.paste(g, bend=(420 + (c.x - 600) / k, 980 + (c.y - 1050) / k), alpha=0.85)


def _city(c: Canvas) -> None:
    c.wash(
        [
            (0.0, (0.24, 0.06, 205)),
            (0.25, (0.34, 0.07, 195)),
            (0.48, (0.5, 0.08, 180)),
            (0.68, (0.72, 0.09, 140)),
            (0.82, (0.9, 0.12, 86)),
            (1.0, (0.7, 0.08, 110)),
        ],
        warp=14,
    )
    streaks(c, 260, 760, (0.95, 0.09, 88), share=0.4, cover=0.5)
    r = c.rng("city")
    for row, (tone, share, low) in enumerate((((0.52, 0.08, 175), 0.6, 690), ((0.4, 0.07, 190), 0.75, 820))):
        x = -30.0
        while x < 830:
            w, top = r.uniform(50, 110), low + r.uniform(-130, 60)
            m = c.mask(polygon([(x, 1060), (x, top), (x + w, top + r.uniform(-6, 6)), (x + w, 1060)]), soft=1.5)
            c.fill(m, mix(tone, (0.7, 0.09, 130), 0.4 * r.random()), alpha=share, detail=0.25)
            x += w * r.uniform(1.0, 1.5) + 30 * row
    c.fog(860, 1070, (0.96, 0.11, 82), 0.8)
    c.glow(392, 640, 420, (0.86, 0.14, 84), 0.36, flat=1.3)


def _plaza(c: Canvas) -> None:
    """Wet stone: pale at the horizon, deep towards us."""
    ground = plane(
        c,
        c.mask(polygon([(-10, 1012), (810, 1012), (810, 1210), (-10, 1210)])),
        ((60, 1000), (740, 1000), (1500, 1210), (-700, 1210)),
    )
    at = ground.mask.where
    down = np.clip((c.y[at] - 1012) / 188, 0, 1)
    light = 0.24 - 0.62 * down + 0.1 * (c.field("puddle", 120, 3, (3, 0.7))[at] - 0.5)
    bricks(c, ground, (0.58, 0.045, 140), across=15, down=7, mortar=0.04, light=np.asarray(light, np.float32))


def _ground_light(c: Canvas) -> None:
    """The tower's gold lies on the wet stones, between its foot and us."""
    down = np.clip((c.y - 1030) / 170, 0, 1)
    lane = np.exp(-(((c.x - 392) / (150 + 90 * down)) ** 2)) * (c.y > 1030) * (1 - 0.75 * down)
    n = c.field("wet", 90, 3, (3, 0.5))
    c.screen(np.asarray(lane * (0.5 + n), np.float32) * 0.6, (0.9, 0.14, 88))


def _courier(c: Canvas) -> None:
    """The courier, small, from behind, with a long shadow towards us."""
    k, x, y = 0.56, 392.0, 1134.0
    long = c.mask(polygon([(x - 40, y + 2), (x + 40, y + 2), (x + 80, y + 90), (x - 70, y + 90)]), soft=7)
    c.multiply(long, (0.2, 0.05, 180), 0.75)
    with c.group() as g:
        courier(c)
    c.paste(g, bend=(646 + (c.x - x) / k, 1166 + (c.y - y) / k))


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
    bar = smoothstep(0.045, 0.022, edge)
    shine = smoothstep(0.16, 0.08, np.minimum(fu, fv)) * (1 - bar)
    c.screen(wall.mask * np.asarray(shine * 0.5, np.float32), (0.96, 0.06, 100), 0.5)
    tone: Array = pick(c.tones((0.5, 0.04, 170)), 0.52 + 0.3 * smoothstep(0.05, 0.0, fv) - 0.2 * smoothstep(0.5, 1, fu))
    c.fill(wall.mask * np.asarray(bar * 0.9, np.float32), np.asarray(tone, np.float32), detail=0.75)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], wall.mask.a * 0.72)


def _tower(c: Canvas, forest: Layer) -> None:
    front = plane(c, c.mask(polygon(_FRONT)), _FRONT)
    side = plane(c, c.mask(polygon(_SIDE)), _SIDE)
    below = c.mask(polygon([(180, 1032), (600, 1032), (668, 1014), (740, 1034), (120, 1040)]))
    c.shadow(below, 0, 8, soft=8, share=0.6)
    _face(c, side, forest, 1, 13, 700.0, -260.0, "side")
    c.multiply(side.mask, (0.3, 0.06, 190), 0.75)
    _face(c, front, forest, 5, 13, 82.0, 620.0, "front")
    sheen = np.exp(-(((front.u - 0.2 - 0.3 * (1 - front.v)) / 0.12) ** 2)) * smoothstep(0.6, 0.05, front.v)
    c.screen(front.mask * np.asarray(sheen, np.float32), (0.85, 0.06, 170), 0.3)
    c.screen(c.mask(limb([(600, 1032, 3.0), (530, 84, 2.0)]), soft=1), (0.97, 0.08, 95), 0.7)
    c.screen(c.mask(limb([(180, 1032, 3.0), (262, 84, 2.0)]), soft=1), (0.97, 0.08, 95), 0.6)
    roof = c.mask(polygon([(258, 88), (534, 88), (584, 120), (576, 108), (526, 76), (266, 76)]))
    c.form(roof, (0.5, 0.04, 170), thickness=4, rim=0.6, detail=0.7)
    foot = c.mask(polygon([(178, 1022), (602, 1022), (670, 1006), (670, 1016), (602, 1036), (178, 1036)]))
    c.form(foot, (0.36, 0.04, 170), thickness=4, mottle=0.1, detail=0.6)


def _leaves(c: Canvas) -> None:
    """A few real oak leaves on the stones, though no tree stands there."""
    r = c.rng("blown")
    n = 26
    x, y = 392 + r.normal(0, 130, n), np.sort(r.uniform(1052, 1180, n))
    keep = (np.abs(x - 392) > 60) | (y < 1070)
    tones = jittered(pick(ramp([(0.6, 0.15, 48), (0.78, 0.16, 75), (0.84, 0.15, 92)]), r.random(n)), r)
    size = 7 + 12 * (y - 1050) / 130
    strew(c, "leaf", x[keep], y[keep], size[keep], r.uniform(0, 6.3, n)[keep], tones[keep], seed="blown", detail=0.85)
    m = 46
    f = r.random(m)
    hx, hy = 640 + 90 * np.sin(f * 5.2) - 130 * f**2 + r.normal(0, 20, m), 330 + 760 * f + r.normal(0, 16, m)
    hot = jittered(pick(ramp([(0.7, 0.17, 55), (0.86, 0.15, 85)]), r.random(m)), r)
    strew(c, "leaf", hx, hy, 8 + 9 * f, r.uniform(0, 6.3, m), hot, seed="air", detail=0.9)
