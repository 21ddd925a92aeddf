"""A small lit train comes out of a glowing tunnel that something has eaten through a giant apple."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.ribbon import ribbon
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._express_train import TRACK, rails, train
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Express",
    hero="lit train coming out of a glowing wormhole in a giant red apple, on rails laid along a blade of grass",
    idea="impossible journey",
    place="microscopic, apple",
    palette="rose and green",
    composition="deep tunnel",
    time="morning",
    symbols=("train", "apple", "rail"),
    hidden="a pip with a lit door serves as a halt inside the tunnel",
    readings=("hurry", "temptation", "origin"),
)
FINISH = {"vignette": 0.4, "bloom": 0.55, "saturation": 1.1, "focus": Focus(440, 540, 360, 460, 0.34)}

_HOLE = (436.0, 492.0, 168.0)
_END = (486.0, 452.0, 34.0)
_APPLE = [
    (420, 196),
    (340, 150),
    (214, 146),
    (96, 226),
    (40, 380),
    (52, 560),
    (120, 730),
    (226, 838),
    (330, 862),
    (420, 846),
    (510, 862),
    (616, 834),
    (720, 722),
    (784, 560),
    (790, 380),
    (726, 222),
    (612, 146),
    (496, 152),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.7, 0.5),
        key=(0.95, 0.06, 80),
        shade=(0.27, 0.06, 175),
        rim=(0.6, -0.6, 0),
        rim_colour=(0.88, 0.08, 130),
        bounce=(0.6, 0.11, 140),
        bounce_share=0.16,
    )
    _meadow(c)
    repaint(c, 0.8, seed="meadow", loose=1.2)
    _apple(c)
    repaint(c, 0.4, seed="apple", loose=0.8)
    _tunnel(c)
    c.glow(480, 460, 130, (0.97, 0.09, 90), 0.5)
    _blade(c)
    train(c)
    c.glow(482, 450, 50, (0.98, 0.08, 92), 0.7)
    _near(c)
    _lights(c)


def _meadow(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.6, 0.08, 165)),
            (0.3, (0.8, 0.09, 125)),
            (0.52, (0.7, 0.11, 132)),
            (0.72, (0.36, 0.08, 152)),
            (1, (0.2, 0.05, 162)),
        ],
        20,
    )
    c.glow(70, 90, 360, (0.97, 0.08, 95), 0.7)
    r = c.rng("far")
    for k in range(44):
        x, h = float(r.uniform(-40, 840)), float(r.uniform(360, 900))
        lean = float(r.normal(0, 90))
        w = float(r.uniform(9, 26))
        shape = limb([(x, 1220, w), (x + lean * 0.3, 1220 - h * 0.6, w * 0.8), (x + lean, 1220 - h, 1.5)], 18)
        tone = mix((0.34, 0.08, 152), (0.64, 0.11, 132), float(r.random()) * 0.8)
        c.fill(c.mask(shape, soft=7 + 5 * (k % 3)), tone, 0.6, detail=0.0)
    c.rays(-60, -60, [38, 46, 54, 63], 1300, 170, (0.97, 0.09, 95), 0.3, 30)


def _apple(c: Canvas) -> None:
    body = c.mask(curve([(418 + (x - 418) * 0.965, y) for x, y in _APPLE]))
    c.shadow(c.mask(oval(430, 856, 330, 40)), 0, 6, 24, 0.8)
    at = body.where
    x, y = c.x[at], c.y[at]
    relief = c.relief(body, 300, smooth=4)
    bearing = np.arctan2(x - 420, (y - 140) * 0.75 + 60)
    streak = c.noise.at("streak", bearing * 26, (y - 100) / 300, 1.0, 3)
    table = ramp(
        [(0.17, 0.08, 10), (0.3, 0.125, 18), (0.46, 0.18, 22), (0.6, 0.2, 24), (0.74, 0.15, 35), (0.93, 0.06, 75)]
    )
    c.form(relief, table, bias=0.02, mottle=0.03, rim=0.5, gloss=0.35, gloss_sharpness=16, detail=0.2)
    blush = smoothstep(0.5, 0.75, streak) * smoothstep(480, 170, y)
    c.glaze(body * np.asarray(blush, np.float32), (0.76, 0.14, 75), 0.5)
    c.multiply(body * np.asarray(smoothstep(0.5, 0.3, streak), np.float32), (0.5, 0.17, 15), 0.35)
    r = c.rng("freckles")

    def freckles(pen: Pen) -> None:
        for _ in range(260):
            a, d = r.uniform(0, 6.28), math.sqrt(r.random()) * 350
            pen.dot(
                420 + math.cos(a) * d,
                500 + math.sin(a) * d * 0.95,
                r.uniform(0.8, 2.2),
                (0.86, 0.09, 70),
                r.uniform(0.25, 0.6),
            )

    c.draw(freckles, detail=0.2, clip=body.grow(-20))
    dip = c.mask(oval(424, 176, 120, 34), soft=14)
    c.multiply(dip & body, (0.3, 0.1, 20), 0.75)
    stalk = c.mask(limb([(424, 186, 11), (430, 120, 9), (462, 40, 11), (484, -20, 14)], 24))
    c.form(stalk, (0.4, 0.06, 60), thickness=12, rim=0.7, mottle=0.16, detail=0.4)
    leaf = c.mask(curve([(446, 92, CORNER), (520, 30), (640, 18), (742, 74, CORNER), (660, 124), (540, 132)]))
    c.shadow(leaf, -10, 40, 18, 0.45)
    vein = np.abs(np.sin((c.x * 0.5 - np.abs(c.y - 84 + 0.02 * (c.x - 590)) * 0.9) / 9)) * 3.5
    c.form(leaf, (0.58, 0.13, 138), bump=np.asarray(vein, np.float32), thickness=26, rim=0.8, detail=0.4)


def _tunnel(c: Canvas) -> None:
    x0, y0, r0 = _HOLE
    skin = c.mask(circle(x0, y0, r0 + 17), wobble=8, cell=50)
    c.shadow(skin, 0, 0, 16, 0.45)
    c.form(skin, (0.93, 0.06, 88), thickness=18, rim=0.6, mottle=0.06, detail=0.5)
    hole = c.mask(circle(x0, y0, r0), wobble=9, cell=60)
    at = hole.where
    x, y = c.x[at], c.y[at]
    depth: Array = np.zeros(hole.a.shape, np.float32)
    wobble = (c.field("bites", 46, 3)[at] - 0.5) * 22
    for k in np.linspace(0, 1, 90):
        bend = math.sin(k * 2.4) * 26
        cx, cy = x0 + (_END[0] - x0) * k + bend * (1 - k), y0 + (_END[1] - y0) * k
        q = r0 + (_END[2] - r0) * k**0.8
        inside = np.hypot(x - cx, (y - cy) * 1.02) + wobble * (1 - k) < q
        depth = np.asarray(np.where(inside, k, depth), np.float32)
    ring = np.sin(depth * 46 + 2.0 * (c.field("gnaw", 60, 3)[at] - 0.5) * 6)
    floor = smoothstep(-40, 120, y - y0)
    t = 0.34 + 0.62 * depth**0.75 + 0.05 * ring * (1 - depth) - 0.12 * floor * (1 - depth)
    flesh = ramp(
        [
            (0.0, (0.4, 0.1, 45)),
            (0.3, (0.66, 0.12, 62)),
            (0.6, (0.86, 0.1, 82)),
            (0.85, (0.96, 0.08, 92)),
            (1, (0.99, 0.04, 95)),
        ]
    )
    c.fill(hole, pick(flesh, t), detail=0.5)
    c.emit(hole * np.asarray(smoothstep(0.7, 1.0, depth), np.float32), 0.6)
    c.multiply(hole.edge(-6, -8, 8), (0.5, 0.12, 45), 0.6)
    pip = c.mask(
        curve(
            [(326, 560, CORNER), (308, 528), (312, 496), (330, 470, CORNER), (350, 498), (352, 532), (338, 560, CORNER)]
        )
    )
    c.shadow(pip, 8, 8, 7, 0.5, (0.4, 0.1, 45))
    c.form(pip, (0.38, 0.09, 45), thickness=18, gloss=0.5, rim=0.6, detail=0.85)
    door = c.mask(curve([(324, 556, CORNER), (324, 536), (332, 527), (340, 536), (340, 556, CORNER)]))
    c.fill(door, (0.97, 0.09, 90), detail=0.95)
    c.emit(door, 0.8)
    c.glow(332, 542, 18, (0.95, 0.12, 80), 0.8)


def _blade(c: Canvas) -> None:
    """A blade of grass that leans into the hole carries the rails."""
    path = sample(TRACK, 60)[6:]
    wide = [(float(p[0]), float(p[1]), float(p[2]) * (1.5 + 0.1 * math.sin(i / 6))) for i, p in enumerate(path)]
    band = ribbon(c, [(484.0, 474.0, 3.0), *wide], overlap=9)
    c.shadow(band.mask, 0, 26, 20, 0.55)
    rib = (
        np.cos(band.across * 3.1416 * 6) * 0.9
        + 9 * np.sqrt(np.clip(1.02 - band.across**2, 0, 1))
        - 6 * np.exp(-((band.across / 0.08) ** 2))
    )
    c.form(
        c.relief(band.mask, 26),
        (0.54, 0.135, 136),
        bump=np.asarray(rib, np.float32),
        rim=0.6,
        gloss=0.25,
        depth=0.8,
        detail=0.4,
    )
    c.multiply(band.mask * np.asarray(smoothstep(960, 1200, c.y), np.float32), (0.3, 0.07, 160), 0.6)
    rails(c)


def _near(c: Canvas) -> None:
    r = c.rng("near")
    for f in (-1, 1):
        for _ in range(11):
            x = 400 + f * float(r.uniform(250, 430))
            h, w = float(r.uniform(120, 420)), float(r.uniform(9, 20))
            lean = float(r.normal(-f * 20, 60))
            shape = limb([(x, 1224, w), (x + lean * 0.3, 1224 - h * 0.6, w * 0.75), (x + lean, 1224 - h, 1.2)], 20)
            c.form(
                c.mask(shape),
                mix((0.24, 0.06, 160), (0.42, 0.1, 145), float(r.random())),
                thickness=10,
                rim=0.7,
                detail=0.3,
            )
    for x, y, q in (
        (168, 330, 15),
        (204, 640, 12),
        (660, 300, 17),
        (690, 610, 13),
        (150, 480, 9),
        (610, 740, 10),
        (300, 250, 9),
        (620, 420, 8),
    ):
        drop = c.mask(oval(x, y, q * 0.86, q))
        c.shadow(drop, 3, 5, 4, 0.5, (0.25, 0.1, 15))
        c.screen(drop.edge(3, 4, 2), (0.93, 0.08, 60), 0.7)
        c.fill(c.mask(oval(x - q * 0.3, y - q * 0.4, q * 0.22, q * 0.28)), (0.99, 0.02, 90), detail=0.95)


def _lights(c: Canvas) -> None:
    x, y = 513.0, 732.0
    c.glow(x, y, 22, (0.98, 0.07, 92), 0.8)
    c.glow(x, y, 80, (0.9, 0.13, 80), 0.12)
    c.rays(x, y, [98, 112, 126], 520, 150, (0.97, 0.09, 90), 0.4, 20)
    r = c.rng("pollen")

    def pollen(pen: Pen) -> None:
        for _ in range(60):
            pen.dot(r.uniform(30, 770), r.uniform(80, 1150), r.uniform(0.8, 2.4), (0.98, 0.07, 95), r.uniform(0.3, 0.9))

    c.draw(pollen, emission=0.6, detail=0.95)
    c.multiply(np.asarray(smoothstep(1040, 1210, c.y), np.float32), rgb((0.3, 0.07, 160)), 0.4)
