"""Parts of Low Water: the dragonfly with its net-veined wings, and the lotus in the drop."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur
from moonhare.painting.motifs.cells import cells
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import curve, limb, oval, sample


def _petal(c: Canvas, x: float, y: float, long: float, wide: float, turn: float, bow: float, lit: float) -> None:
    """A cupped petal rooted at (x, y): bent along its spine, round across, its tip drawn out and curled."""
    a = math.radians(turn)
    steps = np.linspace(0, 1, 22)
    spine = []
    for s in steps:
        side = bow * s * s
        px = x + long * (math.sin(a) * s + math.cos(a) * side)
        py = y + long * (-math.cos(a) * s + math.sin(a) * side)
        spine.append((px, py, wide * 0.5 * (0.32 + 0.68 * math.sin(math.pi * min(s * 0.86 + 0.1, 1))) * (1 - s**7)))
    m = c.mask(limb(spine, 44))
    if m.empty:
        return
    w = m.where
    along = np.clip(((c.x[w] - x) * math.sin(a) - (c.y[w] - y) * math.cos(a)) / long, 0, 1)
    body = c.relief(m, wide * 0.36)
    veins = np.asarray(0.18 * np.sin(np.arctan2(c.x - x, y - c.y) * 44), np.float32)
    c.shadow(m, -2, 5, 7, 0.4, (0.45, 0.17, 358))
    table = ramp([(0.46, 0.17, 2), (0.66, 0.17, 4), (0.83, 0.115, 10), (0.95, 0.055, 30), (0.99, 0.03, 70)])
    c.form(body, table, bump=veins, rim=0.8, mottle=0.03, bias=lit, detail=0.9)
    root = np.asarray(smoothstep(0.5, 0.0, along), np.float32)
    c.screen(Mask(m.a * root, m.box, m.frame, m.scale), (0.9, 0.12, 70), 0.55)
    tip = np.asarray(smoothstep(0.6, 1.0, along), np.float32)
    c.glaze(Mask(m.a * tip, m.box, m.frame, m.scale), (0.62, 0.2, 5), 0.45)


def paint_lotus(c: Canvas, x: float, y: float) -> None:
    c.multiply(c.mask(oval(x, y + 8, 92, 10), soft=5), (0.4, 0.1, 150), 0.6)
    c.glow(x, y - 80, 120, (0.98, 0.1, 62), 0.9)
    for turn, long, wide, bow in ((-34, 136, 52, 0.1), (36, 130, 50, -0.1), (-12, 152, 56, 0.06), (15, 148, 54, -0.05)):
        _petal(c, x, y - 6, long, wide, turn, bow, -0.2)
    c.glow(x, y - 64, 52, (0.98, 0.13, 80), 0.9)
    rows = ((-64, 124, 50, 0.22), (66, 118, 48, -0.2), (-42, 122, 54, 0.16), (44, 118, 54, -0.16), (2, 126, 58, 0.03))
    for turn, long, wide, bow in rows:
        _petal(c, x, y - 3, long, wide, turn, bow, -0.06)
    c.glow(x, y - 44, 40, (0.99, 0.12, 82), 0.7)
    front = ((-86, 112, 42, 0.22), (84, 106, 42, -0.24), (-60, 92, 46, 0.24), (58, 90, 46, -0.22), (-26, 80, 50, 0.14))
    for turn, long, wide, bow in (*front, (24, 78, 50, -0.12)):
        _petal(c, x, y + 2, long, wide, turn, bow, 0.06)
    c.glow(x - 2, y - 92, 44, (0.99, 0.1, 72), 0.55)


_BODY = [(536, 384, 27), (490, 384, 43), (430, 386, 36), (386, 378, 20)]
_TAIL = [(394, 380, 19), (310, 356, 14), (210, 318, 10.5), (120, 268, 9.5), (44, 208, 10.5)]


def paint_dragonfly(c: Canvas) -> None:
    """Body in profile, flying right: great eye, thorax, the long ringed tail; its legs close round the drop's neck."""

    def legs(pen: Pen) -> None:
        for hip, knee, foot in (
            ((452, 418), (404, 446), (428, 486)),
            ((478, 424), (520, 458), (436, 480)),
            ((438, 416), (372, 440), (424, 474)),
            ((500, 420), (494, 462), (438, 498)),
            ((464, 424), (448, 448), (432, 468)),
        ):
            pen.fill(limb([(*hip, 5), (*knee, 3.6), (*foot, 2.2)], 24), (0.2, 0.05, 180))

    c.draw(legs, relief=2.5, detail=0.85)
    tail = Clay(c, (10, 180, 430, 430), melt=4)
    tail.limb(_TAIL, n=40)
    rings = np.abs(np.mod(tail.along / 46, 1) - 0.5) * 2
    body = tail.relief(2.5)
    bump = np.asarray(3.2 * smoothstep(0.0, 0.25, rings), np.float32)
    table = ramp([(0.1, 0.04, 200), (0.22, 0.075, 188), (0.42, 0.11, 172), (0.7, 0.13, 150), (0.97, 0.08, 90)])
    c.form(body, table, bump=bump, rim=1.0, gloss=0.5, mottle=0.05, detail=0.85)
    seams = np.asarray(smoothstep(0.2, 0.06, rings), np.float32)
    band = Mask(body.mask.a * seams, body.mask.box, body.mask.frame, c.scale)
    c.glaze(band, (0.14, 0.04, 190), 0.7)
    c.glaze(body.mask.edge(-3, 6, 4), (0.84, 0.13, 40), 0.45)
    spots = np.exp(-(((rings - 0.62) / 0.12) ** 2)) * np.exp(-(((tail.across + 2) / 4.5) ** 2))
    pale = Mask(np.asarray(body.mask.a * spots, np.float32), body.mask.box, body.mask.frame, c.scale)
    c.glaze(pale, (0.88, 0.13, 105), 0.7)
    chest = Clay(c, (340, 300, 640, 480), melt=12)
    chest.limb(_BODY)
    chest.ball(500, 366, 42, 34, turn=-14)
    chest.press([(462, 346, 3), (448, 386, 3), (460, 424, 2)], deep=8)
    chest.press([(504, 340, 3), (494, 386, 3), (508, 424, 2)], deep=8)
    thorax = c.form(chest.relief(3.0), table, rim=1.0, gloss=0.3, mottle=0.1, grain=12, detail=0.8)
    stripes = Mask(np.zeros_like(thorax.mask.a), thorax.mask.box, thorax.mask.frame, c.scale)
    for line in (
        [(436, 348, 4), (446, 372, 8), (440, 406, 3)],
        [(474, 340, 4), (482, 372, 9), (472, 414, 3)],
        [(520, 346, 3), (522, 374, 7), (516, 406, 3)],
    ):
        stripes = stripes | c.mask(limb(line, 20), soft=1.2)
    c.glaze(stripes & thorax.mask, (0.88, 0.13, 105), 0.75)
    c.glaze(thorax.mask.edge(-4, 12, 8), (0.82, 0.14, 30), 0.5)
    fur(c, thorax, chest.angle + 0.5, seed="thorax", length=(6, 13), spacing=3.0, light=0.14, lift=0.05, detail=0.8)
    face = Clay(c, (500, 310, 660, 460), melt=8)
    face.ball(568, 396, 23, 22)
    face.ball(582, 410, 13, 11, z=4)
    c.form(face.relief(2.5), table, rim=1.0, gloss=0.4, detail=0.9)
    eye = Clay(c, (500, 310, 660, 460))
    eye.ball(570, 380, 30, 26, turn=24, z=10)
    rose = ramp([(0.24, 0.11, 355), (0.45, 0.18, 5), (0.66, 0.17, 12), (0.9, 0.09, 40)])
    c.form(eye.relief(2.0), rose, rim=1.0, gloss=1.0, gloss_sharpness=40, mottle=0.03, detail=0.95)
    ball = c.mask(oval(570, 380, 30, 26, 24))
    gap, _ = cells((c.x - 570) / 3.4, (c.y - 380) / 3.4)
    c.multiply(ball * np.asarray(smoothstep(0.2, 0.02, gap) * 0.8, np.float32), (0.4, 0.16, 358), 0.6)
    c.multiply(c.mask(oval(577, 388, 15, 12, 24), soft=5), (0.3, 0.14, 355), 0.6)
    c.screen(c.mask(oval(560, 392, 14, 7, 40), soft=4) & ball, (0.8, 0.16, 30), 0.5)
    c.screen(c.mask(oval(578, 368, 8, 5, 30), soft=1.5), (0.99, 0.03, 80), 0.85)


def _wing(c: Canvas, root: tuple[float, float], long: float, wide: float, turn: float, alpha: float, seed: str) -> None:
    """A clear wing: a net of veins on glass, brightest along its leading edge, with a rosy mark near its tip."""
    a = math.radians(turn)
    ux, uy = math.cos(a), math.sin(a)
    vx, vy = -uy, ux

    def at(s: float, t: float) -> tuple[float, float]:
        return root[0] + long * s * ux + wide * t * vx, root[1] + long * s * uy + wide * t * vy

    lead = [(0.0, -0.04), (0.25, -0.16), (0.55, -0.2), (0.85, -0.16), (1.0, 0.06)]
    rear = [(0.97, 0.34), (0.8, 0.6), (0.5, 0.72), (0.24, 0.58), (0.08, 0.26)]
    m = c.mask(curve([at(*p) for p in lead + rear], pull=0.36))
    s = ((c.x - root[0]) * ux + (c.y - root[1]) * uy) / long
    t = ((c.x - root[0]) * vx + (c.y - root[1]) * vy) / wide
    sheen = np.clip(0.5 + 0.42 * np.sin(s * 6.5 + t * 4) + 0.4 * (c.field("sheen" + seed, 80, 3) - 0.5), 0, 1)
    table = ramp([(0.66, 0.1, 178), (0.86, 0.085, 140), (0.96, 0.07, 60), (0.86, 0.13, 12)])
    c.glaze(m, (0.84, 0.06, 100), 0.1 * alpha)
    c.fill(m * np.asarray(0.34 + 0.5 * sheen * (1 - 0.3 * s), np.float32), pick(table, sheen), alpha, detail=0.8)
    gleam = np.exp(-(((s - 0.5) / 0.3) ** 2) - ((t - 0.1) / 0.22) ** 2)
    c.screen(m * np.asarray(gleam, np.float32), (0.98, 0.07, 55), 0.5)
    c.glaze(m * np.asarray(smoothstep(0.55, 1.0, s), np.float32), (0.84, 0.12, 10), 0.45 * alpha)

    fine, _ = cells(np.asarray(s * 22, np.float32), np.asarray(t * 9 + s * 2, np.float32))
    far = smoothstep(0.05, 0.5, s)
    net = np.exp(-((fine / 0.075) ** 2)) * (0.35 + 0.65 * far)
    c.glaze(m * np.asarray(net, np.float32), (0.27, 0.07, 185), 0.62 * alpha)

    def veins(pen: Pen) -> None:
        ink = (0.25, 0.07, 180)
        for k in range(8):
            b = k / 7
            end = [at(0.02, 0.02), at(0.3, -0.16 + 0.5 * b), at(0.68, -0.17 + (0.62 + 0.2 * b) * b)]
            end.append(at(1.0, -0.02 + 0.5 * b))
            line = [(p[0], p[1]) for p in sample(end, 16).tolist()]
            for q in range(15):
                pen.stroke(line[q : q + 2], ink, 2.4 - 1.7 * q / 15, 0.7 * alpha)

    c.draw(veins, clip=m, detail=0.9)

    def edge(pen: Pen) -> None:
        pen.stroke([at(*p) for p in lead[:4]], (0.3, 0.07, 180), 4.6, 0.85 * alpha)
        pen.stroke([at(p[0], p[1] - 0.02) for p in lead[:4]], (0.98, 0.06, 65), 1.6, 0.9 * alpha)
        mark = [at(0.82, -0.165), at(0.89, -0.125), at(0.885, -0.075), at(0.82, -0.11)]
        pen.fill(curve(mark), (0.5, 0.16, 8), 0.8 * alpha)

    c.draw(edge, detail=0.9)
    c.screen(m - m.grow(-1.6).blur(0.8), (0.97, 0.06, 60), 0.6 * alpha)


def paint_wings(c: Canvas, far: bool) -> None:
    if far:
        _wing(c, (484, 354), 356, 92, -44, 0.75, "far-fore")
        _wing(c, (440, 358), 318, 104, -72, 0.7, "far-hind")
    else:
        _wing(c, (436, 360), 400, 128, -140, 1.0, "hind")
        _wing(c, (480, 352), 338, 98, -113, 1.0, "fore")
