"""A thunderhead over the wheat is a bull seen head-on; its horns are forked lightning."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, rgb, smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import cloud, cloud_form, grass, smoke
from art.painting.motifs.birds import flock
from art.painting.motifs.buildings import house
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, limb, oval, polygon
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Weather Front",
    hero="bull seen head-on, its bulk a thunderhead over a wheat plain, its horns forked lightning",
    idea="double exposure",
    place="plain, wheat country",
    palette="storm plum",
    composition="frontal symmetry",
    time="overcast",
    symbols=("bull", "lightning", "wheat"),
    hidden="a farmhouse with its door open at the nostril",
    readings=("anger", "harvest", "warning"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "contrast": 0.4,
    "saturation": 1.08,
    "relight": Relight(key=0.8, air=(0.93, 0.03, 310), veil=0.2),
}

_DARK = ((0.2, 0.06, 300), (0.3, 0.08, 302), (0.42, 0.09, 308), (0.58, 0.08, 325), (0.78, 0.06, 350), (0.93, 0.06, 70))
_PALE = ((0.26, 0.07, 300), (0.4, 0.09, 305), (0.56, 0.09, 315), (0.72, 0.07, 340), (0.88, 0.06, 40), (0.97, 0.05, 85))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.15, -0.85, 0.42),
        key=p.key,
        shade=p.shade,
        rim=(0, -1, 0),
        rim_colour=(0.95, 0.06, 85),
        bounce=(0.75, 0.12, 80),
        bounce_share=0.15,
    )
    c.wash(
        [
            (0, (0.22, 0.06, 292)),
            (0.25, (0.34, 0.08, 300)),
            (0.48, (0.52, 0.08, 320)),
            (0.62, (0.82, 0.08, 60)),
            (0.69, (0.93, 0.08, 88)),
            (1, p.sky[4]),
        ]
    )
    c.glow(400, 850, 520, (0.95, 0.1, 85), 0.6)
    _rain(c)
    _bulk(c)
    repaint(c, 1.0, seed="sky", loose=1.1)
    _head(c)
    land = _wheat(c)
    repaint(c, 0.8, seed="land")
    _lightning(c)
    _field(c, land)
    repaint(c, 0.25, seed="last")
    _ears(c)
    flock(c, 640, 770, 120, 26, 9, (8, 17), (0.22, 0.05, 300), seed="crows")


def _rain(c: Canvas) -> None:
    """Legs of rain under the shoulders."""
    for x, w, lean in ((150, 210, -16), (650, 200, 14), (20, 120, -10), (790, 130, 8)):
        shaft = c.mask(
            polygon([(x - w / 2, 560), (x + w / 2, 560), (x + w * 0.4 + lean, 840), (x - w * 0.4 + lean, 840)]), soft=16
        )
        streak = 0.5 + 0.9 * (c.field("shafts", 26, 3, (0.35, 9)) - 0.2)
        c.glaze(shaft * np.asarray(np.clip(streak, 0, 1), np.float32), (0.38, 0.08, 305), 0.75)


def _bulk(c: Canvas) -> None:
    r = c.rng("bulk")
    back = c.mask(
        curve(
            [
                (-80, 700, CORNER),
                (-80, 430),
                (40, 300),
                (170, 196),
                (300, 140),
                (400, 124),
                (500, 140),
                (630, 196),
                (760, 300),
                (880, 430),
                (880, 700, CORNER),
                (660, 660),
                (400, 640),
                (140, 660),
            ]
        ),
        wobble=8,
        cell=40,
    )
    cloud_form(c, back, _DARK, seed="back", size=(20, 76), n=520, thickness=150, bias=-0.08)
    crest = [
        (400 + (i - 9) * 42 + r.normal(0, 12), 168 + 3.1 * abs(i - 9) ** 1.8 + r.normal(0, 12), r.uniform(34, 66))
        for i in range(19)
    ]
    cloud(c, crest, _PALE, seed="crest", bias=-0.06, fade=(0.05, 1.0))
    for f in (-1, 1):
        shoulder = [
            (400 + f * (230 + 26 * i) + r.normal(0, 18), 360 + 44 * i + r.normal(0, 22), r.uniform(50, 88))
            for i in range(6)
        ]
        cloud(c, shoulder, _DARK, seed=f"shoulder{f}", bias=-0.02, fade=(0.1, 1.05))
        under = [
            (400 + f * (180 + 50 * i) + r.normal(0, 16), 640 + r.normal(0, 14), r.uniform(34, 60)) for i in range(8)
        ]
        cloud(c, under, _DARK, seed=f"under{f}", bias=-0.16, alpha=0.85, fade=(-0.1, 0.9))


def _head(c: Canvas) -> None:
    r = c.rng("head")
    c.glaze(c.mask(oval(400, 560, 190, 250), soft=46), (0.2, 0.06, 300), 0.7)
    for f in (-1, 1):
        ear = c.mask(
            curve(
                [
                    (400 + f * 118, 436, CORNER),
                    (400 + f * 190, 412),
                    (400 + f * 262, 440, CORNER),
                    (400 + f * 200, 486),
                    (400 + f * 130, 482),
                ]
            ),
            wobble=4,
        )
        cloud_form(c, ear, _DARK, seed=f"ear{f}", size=(8, 20), n=70, thickness=20)
    top = ((270, 452), (292, 404), (344, 378), (400, 370), (456, 378), (508, 404), (530, 452))
    right = ((520, 530), (488, 610), (474, 684), (504, 742))
    chin = ((468, 792), (400, 804), (332, 792))
    left = ((296, 742), (326, 684), (312, 610), (280, 530))
    skull = c.mask(curve((*top, *right, *chin, *left)), wobble=4, cell=26)
    cloud_form(c, skull, _DARK, seed="skull", size=(10, 38), n=620, thickness=96, bias=0.02)
    bridge = [(400 + r.normal(0, 16), y, r.uniform(26, 40)) for y in range(430, 690, 20)]
    cloud(c, bridge, _PALE, seed="bridge", bias=-0.12, fade=(0.2, 1.2), alpha=0.75)
    lock = [(400 + r.normal(0, 46), 392 + abs(r.normal(0, 22)), r.uniform(18, 36)) for _ in range(20)]
    cloud(c, lock, _PALE, seed="lock", bias=-0.03)
    for f in (-1, 1):
        brow = [(400 + f * (52 + 13 * i), 474 - 4 * i + r.normal(0, 3), 19 - i) for i in range(6)]
        cloud(c, brow, _PALE, seed=f"brow{f}", bias=-0.02)
        cheek = [
            (400 + f * (64 - 6 * i) + r.normal(0, 9), 574 + 31 * i + r.normal(0, 9), r.uniform(24, 40))
            for i in range(4)
        ]
        cloud(c, cheek, _DARK, seed=f"cheek{f}", bias=0.06, fade=(0.1, 1.2), alpha=0.7)
    muzzle = [
        (400 + (i - 4) * 25 + r.normal(0, 4), 722 - 1.5 * (4 - abs(i - 4)) ** 1.6 + r.normal(0, 4), r.uniform(26, 36))
        for i in range(9)
    ]
    cloud(c, muzzle, _PALE, seed="muzzle", bias=0.0, fade=(0.2, 1.2))
    jaw = [(400 + (i - 3) * 20, 778 + r.normal(0, 3), 22.0) for i in range(7)]
    cloud(c, jaw, _DARK, seed="jaw", bias=0.05)
    for f in (-1, 1):
        x = 400.0 + f * 92
        socket = c.mask(
            curve([(x - 32 * f, 508, CORNER), (x - 4 * f, 488), (x + 30 * f, 494, CORNER), (x + 6 * f, 522)]), soft=2.0
        )
        c.multiply(socket.grow(9).blur(8), (0.2, 0.06, 300), 0.75)
        c.fill(socket, (0.15, 0.05, 300), detail=0.8)
        spark = c.mask(oval(x - 2 * f, 507, 8, 10))
        c.glow(x - 2 * f, 506, 24, (0.93, 0.08, 300), 0.6)
        c.form(spark, (0.93, 0.09, 95), bias=0.2, rim=0, detail=0.9)
        c.emit(spark, 0.5)
        nx = 400.0 + f * 58
        hole = c.mask(
            curve([(nx - 22 * f, 752, CORNER), (nx, 734), (nx + 24 * f, 744), (nx + 16 * f, 766), (nx - 6 * f, 768)]),
            soft=2.5,
        )
        c.fill(hole, (0.14, 0.045, 300), detail=0.6)
        smoke(
            c,
            [(nx + 12 * f, 764, 12), (nx + 66 * f, 786, 24), (nx + 150 * f, 790, 40), (nx + 240 * f, 776, 56)],
            (0.9, 0.04, 60),
            seed=f"breath{f}",
            alpha=0.5,
            n=24,
        )


def _wheat(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        return np.asarray(
            1.3 * (c.noise.at("roll", u * 0.6, v, 26, 2) - 0.5) + 0.25 * (c.noise.at("tuft", u, v, 1.5, 2) - 0.5),
            np.float32,
        )

    sun = (-0.2, -0.2, 0.9)
    land = ground(c, heights, horizon=808, eye=5.5, near=4, far=500, sun=sun, shadow_reach=4)
    gust = c.noise.at("gust", land.u * 0.5 + land.v * 0.15, land.v * 1.4, 9, 3, land.footprint) - 0.5
    row = c.noise.at("row", land.u * 3, land.v * 0.25, 1.0, 2, land.footprint) - 0.5
    t = 0.12 + 0.5 * land.lit(sun) + 0.38 * gust + 0.12 * row
    colours = pick(c.tones((0.74, 0.12, 82), 0.75), np.asarray(t, np.float32))
    haze = smoothstep(20, 300, land.v)[..., None] * 0.6
    c.fill(land.mask, colours + (rgb((0.93, 0.09, 85)) - colours) * haze, detail=0.1)
    c.multiply(
        land.mask * np.exp(-(((c.x - 400) / 330) ** 2 + ((c.y - 850) / 60) ** 2)).astype(np.float32),
        (0.45, 0.08, 320),
        0.45,
    )
    return land


def _bolt(c: Canvas, f: float) -> None:
    """One horn: thick at the brow, forking towards its tip."""
    r = c.rng(f"bolt{f}")
    spine = [
        (400 + f * 112, 424),
        (400 + f * 196, 404),
        (400 + f * 272, 352),
        (400 + f * 316, 280),
        (400 + f * 332, 196),
        (400 + f * 318, 112),
    ]
    points: list[tuple[float, float, float]] = []
    for i in range(len(spine) - 1):
        for k in range(3):
            t = k / 3
            x = spine[i][0] + (spine[i + 1][0] - spine[i][0]) * t + r.normal(0, 7 if i + k else 0)
            y = spine[i][1] + (spine[i + 1][1] - spine[i][1]) * t + r.normal(0, 7 if i + k else 0)
            points.append((x, y, 13 * (1 - (i + t) / 5.6) + 1.4))
    points.append((*spine[-1], 1.0))
    forks = []
    for at, angle, size in ((5, -1.9, 60), (8, -0.5, 96), (10, -2.5, 70), (12, -0.9, 80), (13, -2.3, 46)):
        px, py, w = points[at]
        branch = [(px, py, w * 0.5)]
        a = angle if f > 0 else math.pi - angle
        for k in range(1, 6):
            a += r.normal(0, 0.35)
            px, py = px + math.cos(a) * size / 5, py + math.sin(a) * size / 5
            branch.append((px, py, max(w * 0.5 * (1 - k / 5), 0.5)))
        forks.append(branch)

    def core(pen: Pen) -> None:
        for line in (points, *forks):
            for a, b in pairwise(line):
                pen.stroke(polygon([(a[0], a[1]), (b[0], b[1])], closed=False), (0.985, 0.03, 95), a[2] + b[2])

    for line in (points[::3], forks[1], forks[3]):
        for x, y, w in line:
            c.glow(x, y, 26 + 4.2 * w, (0.8, 0.12, 305), 0.3)
            c.glow(x, y, 9 + 1.8 * w, (0.97, 0.05, 300), 0.4)
    mask = c.draw(core, emission=1.0, detail=0.95, soft=0.5)
    c.screen(mask.blur(5), (0.85, 0.1, 300), 0.6)


def _lightning(c: Canvas) -> None:
    for f in (-1.0, 1.0):
        for x, y, q in ((400 + f * 220, 396, 120), (400 + f * 326, 240, 150)):
            c.glow(x, y, q, (0.66, 0.13, 305), 0.4)
        _bolt(c, f)


def _field(c: Canvas, land: Ground) -> None:
    for side in (-0.62, 0.62):
        track = [
            (*land.spot(side + 0.25 * math.sin(v / 3.5), v)[:2], 0.2 * land.spot(0, v)[2])
            for v in (4.2, 5, 6, 8, 11, 16, 24, 40, 70)
        ]
        rut = c.mask(limb(track, 60), soft=1.5)
        c.form(rut, (0.64, 0.08, 62), thickness=5, mottle=0.2, detail=0.2)
    c.lamps.append(Lamp(x=352, y=800, z=10, reach=40, colour=(0.88, 0.14, 75), power=0.8))
    house(
        c,
        354,
        812,
        42,
        25,
        wall=(0.82, 0.05, 60),
        roof=(0.42, 0.1, 25),
        windows=((0.3, 0.35),),
        door=False,
        glow=0.3,
        seed="farm",
    )
    door = c.mask(polygon([(342, 812), (342, 797), (351, 797), (351, 812)]))
    c.fill(door, (0.95, 0.12, 82), detail=0.95)
    c.emit(door, 0.9)
    c.glow(346, 806, 17, (0.93, 0.14, 78), 0.9)
    c.screen(c.mask(polygon([(342, 812), (351, 812), (366, 838), (334, 838)]), soft=3), (0.95, 0.12, 80), 0.5)
    c.lamps.clear()
    verge = ((0.44, 0.08, 95), (0.6, 0.1, 100), (0.74, 0.11, 92))
    strip = np.exp(-(((c.x - 400) / (4 + (c.y - 808) * 0.11)) ** 2)) * smoothstep(840, 900, c.y)
    grass(
        c,
        land.mask * np.asarray(strip, np.float32),
        verge,
        seed="verge",
        height=(5, 26),
        spacing=5.0,
        spread=0.4,
        detail=0.4,
    )
    gold = ((0.42, 0.09, 62), (0.66, 0.12, 78), (0.8, 0.13, 86), (0.91, 0.1, 92))
    below = land.mask * smoothstep(828, 846, c.y)
    lane = np.clip(1 - np.exp(-(((c.x - 400) / (9 + (c.y - 808) * 0.29)) ** 4)) * 1.6, 0, 1)
    grass(
        c,
        below * np.asarray(lane, np.float32),
        gold,
        seed="wheat",
        height=(9, 92),
        spacing=5.4,
        spread=0.16,
        lean=0.06,
        grow=1.3,
        detail=0.4,
    )


def _ears(c: Canvas) -> None:
    """Near ears, cut by the card's foot, leaning away from the wind."""
    r = c.rng("ears")
    places = sorted(
        [(float(r.uniform(-10, 330)), float(r.uniform(0.6, 1.15))) for _ in range(15)]
        + [(float(r.uniform(470, 810)), float(r.uniform(0.6, 1.15))) for _ in range(15)],
        key=lambda q: q[1],
    )
    for x, s in places:
        lean = r.normal(0.1, 0.1)
        h = 170 * s + abs(x - 400) * 0.14
        tx, ty = x + lean * h, 1212 - h
        stalk = c.mask(limb([(x, 1212, 2.6 * s), ((x + tx) / 2 - 4, 1212 - h * 0.5, 2.2 * s), (tx, ty, 1.4 * s)], 16))
        tone = mix((0.62, 0.11, 78), (0.86, 0.12, 88), float(r.random()))
        c.form(stalk, tone, thickness=3, detail=0.7)
        a = -math.pi / 2 + lean * 1.6
        n = 9
        t = np.repeat(np.arange(n), 2)
        side = np.tile([-1.0, 1.0], n)
        step = 9.5 * s
        gx = tx + np.cos(a) * t * step + np.cos(a + 1.57) * side * 4.6 * s
        gy = ty + np.sin(a) * t * step + np.sin(a + 1.57) * side * 4.6 * s
        colours = jittered(np.repeat(rgb(tone)[None], 2 * n, 0) * (1.0 + 0.1 * side[:, None]), r, 0.07)

        def awns(
            pen: Pen,
            px: Array = gx,
            py: Array = gy,
            sides: Array = side,
            at: float = a,
            size: float = s,
            ink: Array = tone,
        ) -> None:
            for i in range(len(px)):
                b = at + sides[i] * 0.22
                pen.stroke(
                    [(px[i], py[i]), (px[i] + math.cos(b) * 40 * size, py[i] + math.sin(b) * 40 * size)],
                    mix(ink, (0.96, 0.06, 92), 0.4),
                    0.9,
                    0.75,
                )

        c.draw(awns, detail=0.75)
        strew(c, "leaf", gx, gy, 17 * s, a + side * 0.38, colours, seed=f"ear{x:.0f}", detail=0.8)
