"""The furniture that stands out of doors."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, smoothstep
from moonhare.painting.materials import metal, smoke
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.terrain import Plane, plane

BRASS: Colour = (0.78, 0.12, 82)


def on_the_wall(c: Canvas) -> None:
    """What hung in the rooms: pictures, a shelf of plates, a lamp, a lustre below the eave."""

    def frame(x: float, y: float, w: float, h: float, tone: Colour, turn: float) -> None:
        outer = c.mask(box(x - w / 2, y - h / 2, w, h, 2, turn))
        c.shadow(outer, 4, 6, 4, 0.45)
        c.form(outer, BRASS, thickness=4, rim=0.7, detail=0.7)
        inner = c.mask(box(x - w / 2 + 5, y - h / 2 + 5, w - 10, h - 10, 1, turn))
        at = inner.where
        c.fill(inner, pick(c.tones(tone, 0.8), 0.3 + 0.6 * c.field("picture", 18, 3)[at]), detail=0.7)

    frame(232, 430, 34, 42, (0.6, 0.1, 220), -3)
    frame(452, 436, 42, 34, (0.62, 0.12, 60), 4)
    frame(496, 446, 22, 28, (0.56, 0.08, 150), -2)
    shelf = c.mask(limb([(196, 628, 3.4), (232, 629, 3.4)]))
    c.shadow(shelf, 2, 6, 3, 0.5)
    c.form(shelf, (0.5, 0.09, 50), detail=0.7)
    for k in range(3):
        plate = c.mask(oval(202 + k * 13, 616, 6.4, 9))
        c.form(plate, (0.94, 0.02, 200), thickness=3, rim=0.5, detail=0.8)
        c.fill(c.mask(oval(202 + k * 13, 616, 2.6, 4)), (0.6, 0.11, 240), detail=0.8)
    sx, sy = 540.0, 470.0
    c.form(
        c.mask(limb([(sx - 18, sy + 20, 2.4), (sx - 4, sy + 22, 2.4), (sx, sy + 6, 2.4)])),
        BRASS,
        gloss=0.6,
        detail=0.8,
    )
    shade = c.mask(polygon([(sx - 8, sy - 14), (sx + 8, sy - 14), (sx + 14, sy + 8), (sx - 14, sy + 8)]))
    c.form(shade, (0.95, 0.09, 85), rim=0.4, bias=0.15, detail=0.8)
    c.glow(sx, sy + 2, 34, (0.96, 0.11, 80), 0.7)
    lx, ly = 744.0, 386.0
    c.draw(lambda pen: pen.stroke([(lx, ly), (lx, ly + 44)], BRASS, 2.2), relief=1)

    def lustre(pen: Pen) -> None:
        for f in (-1, -0.45, 0.45, 1):
            pen.stroke([(lx, ly + 46), (lx + f * 14, ly + 62), (lx + f * 27, ly + 50)], BRASS, 2.6)
            pen.stroke([(lx + f * 27, ly + 50), (lx + f * 27, ly + 40)], (0.96, 0.03, 85), 3.4)
        for k in range(5):
            pen.dot(lx - 20 + k * 10, ly + 62 + 5 * math.sin(k / 4 * math.pi), 2.2, (0.96, 0.03, 200))

    c.draw(lustre, relief=1.6, detail=0.85)
    for f in (-1, -0.45, 0.45, 1):
        c.glow(lx + f * 27, ly + 36, 9, (0.97, 0.11, 85), 0.9)


def paint_stove(c: Canvas) -> None:
    """An iron stove against the front wall; its pipe goes up outside and in at the wall."""
    x, y = 262.0, 716.0
    c.multiply(c.mask(oval(x + 10, y, 62, 10), soft=5), c.palette.deep, 0.6)
    pipe = c.mask(
        limb([(x + 74, y - 96, 8), (x + 76, y - 230, 8), (x + 78, y - 286, 8)]),
        limb([(x + 78, y - 286, 8), (x + 70, y - 296, 8), (x + 58, y - 297, 8)]),
    )
    c.shadow(pipe, 8, 5, 5, 0.4)
    metal(c, pipe, (0.36, 0.03, 250), polish=0.5)
    metal(c, c.mask(oval(x + 56, y - 297, 7, 13)), BRASS, polish=0.6)
    body = c.mask(polygon([(x - 40, y - 84), (x + 44, y - 86), (x + 42, y - 8), (x - 38, y - 8)]))
    c.form(body, (0.3, 0.03, 250), thickness=8, gloss=0.5, rim=0.8, detail=0.7)
    flank = c.mask(polygon([(x + 43, y - 86), (x + 92, y - 92), (x + 90, y - 18), (x + 41, y - 8)]))
    c.form(flank, (0.24, 0.03, 250), thickness=5, rim=0.4, detail=0.7)
    top = c.mask(polygon([(x - 46, y - 84), (x + 48, y - 86), (x + 98, y - 94), (x + 10, y - 98)]))
    c.form(top, (0.44, 0.03, 245), thickness=4, gloss=0.6, rim=0.8, detail=0.7)
    c.form(
        c.mask(
            limb([(x - 34, y - 6, 4), (x - 36, y + 4, 3)]),
            limb([(x + 38, y - 6, 4), (x + 40, y + 4, 3)]),
            limb([(x + 86, y - 16, 4), (x + 88, y - 8, 3)]),
        ),
        (0.3, 0.03, 250),
        detail=0.7,
    )
    grate = c.mask(box(x - 26, y - 62, 54, 34, 5))
    c.fill(
        grate,
        pick(
            ramp([(0.5, 0.18, 30), (0.74, 0.17, 55), (0.95, 0.12, 90)]),
            0.2 + 0.8 * c.field("embers", 12, 3)[grate.where],
        ),
        detail=0.8,
    )
    c.emit(grate, 0.5)

    def bars(pen: Pen) -> None:
        for k in range(6):
            pen.stroke([(x - 22 + k * 9.4, y - 63), (x - 22 + k * 9.4, y - 27)], (0.24, 0.03, 250), 2.4)
        pen.stroke([(x - 40, y - 72), (x + 44, y - 74)], BRASS, 2.6)

    c.draw(bars, relief=1.6, detail=0.8)
    c.glow(x, y - 44, 46, (0.9, 0.15, 60), 0.5)
    kx, ky = x + 8, y - 94
    metal(
        c,
        c.mask(
            curve(
                [
                    (kx - 20, ky, CORNER),
                    (kx - 22, ky - 14),
                    (kx - 10, ky - 28),
                    (kx + 10, ky - 28),
                    (kx + 22, ky - 14),
                    (kx + 20, ky, CORNER),
                ]
            ),
            limb([(kx - 18, ky - 8, 4), (kx - 30, ky - 20, 3), (kx - 36, ky - 24, 2.4)]),
        ),
        (0.66, 0.14, 50),
        polish=0.7,
    )
    c.draw(
        lambda pen: pen.stroke(
            [(kx - 12, ky - 26), (kx - 8, ky - 42), (kx + 10, ky - 42), (kx + 13, ky - 26)], (0.3, 0.04, 50), 3
        ),
        relief=1.5,
    )
    smoke(
        c,
        [(kx - 40, ky - 30, 6), (kx - 52, ky - 54, 10), (kx - 50, ky - 92, 15)],
        (0.97, 0.01, 90),
        seed="kettle",
        alpha=0.55,
    )


def paint_bath(c: Canvas) -> None:
    """A tub on claws, full of foam, its shower pipe standing in the grass."""
    x, y = 176.0, 860.0
    c.multiply(c.mask(oval(x + 18, y + 44, 136, 22), soft=9), (0.26, 0.07, 165), 0.7)
    pipe = c.mask(
        limb(
            [
                (x - 104, y + 10, 4),
                (x - 106, y - 120, 4),
                (x - 100, y - 164, 4),
                (x - 74, y - 176, 4),
                (x - 52, y - 164, 4),
            ],
            60,
        )
    )
    metal(c, pipe, BRASS, polish=0.7)
    metal(
        c,
        c.mask(polygon([(x - 62, y - 168), (x - 40, y - 164), (x - 30, y - 148), (x - 66, y - 152)])),
        BRASS,
        polish=0.7,
    )
    for fx in (-92, 92):
        metal(
            c,
            c.mask(limb([(x + fx * 0.8, y + 14, 9), (x + fx, y + 30, 6), (x + fx * 0.93, y + 42, 8)])),
            BRASS,
            polish=0.6,
        )
    tub = c.mask(
        curve(
            [
                (x - 128, y - 56, CORNER),
                (x - 118, y - 12),
                (x - 84, y + 26),
                (x, y + 36),
                (x + 86, y + 26),
                (x + 120, y - 14),
                (x + 132, y - 62, CORNER),
                (x, y - 40),
            ]
        )
    )
    c.form(tub, (0.95, 0.015, 200), gloss=0.7, gloss_sharpness=12, rim=0.6, depth=0.75, detail=0.75)
    c.glaze(tub * smoothstep(y - 4, y + 34, c.y), (0.62, 0.1, 135), 0.4)
    hole = c.mask(oval(x + 1, y - 60, 122, 24))
    c.form(c.mask(oval(x + 1, y - 60, 134, 31)), (0.97, 0.015, 90), thickness=7, gloss=0.6, rim=0.7, detail=0.75)
    c.fill(hole, (0.72, 0.05, 205), detail=0.7)
    r = c.rng("foam")
    for _ in range(90):
        a, q = float(r.uniform(0, 6.283)), float(r.random() ** 0.5)
        bx, by, br = (
            x + math.cos(a) * q * 112,
            y - 62 + math.sin(a) * q * 18 - float(r.random() ** 2) * 26 * (1 - q),
            float(r.uniform(5, 13)),
        )
        c.form(c.mask(circle(bx, by, br)), (0.97, 0.02, 200), gloss=0.6, rim=0.6, depth=0.4, detail=0.7)

    def spray(pen: Pen) -> None:
        for k in range(5):
            pen.stroke([(x - 58 + k * 6, y - 148), (x - 60 + k * 7, y - 84)], (0.96, 0.03, 210), 1.5, 0.65)

    c.draw(spray)
    for bx, by, br in ((x + 60, y - 150, 12), (x + 104, y - 196, 8), (x + 26, y - 214, 6), (x + 136, y - 128, 6)):
        ball = c.mask(circle(bx, by, br))
        c.glaze(ball, (0.95, 0.04, 340), 0.25)
        c.screen(ball - c.mask(circle(bx + 1, by + 1, br * 0.86), soft=1), (0.97, 0.05, 20), 0.8)
        c.screen(c.mask(circle(bx - br * 0.4, by - br * 0.4, br * 0.22)), (0.99, 0.01, 90), 0.9)
    mat = c.mask(oval(x + 96, y + 66, 62, 17, -6), wobble=3)
    c.form(mat, (0.9, 0.06, 60), thickness=5, bump=(c.field("shag", 5, 2) - 0.5) * 5, detail=0.5)


def paint_bed(c: Canvas) -> None:
    """A brass bed with a patchwork quilt, turned down; a lamp on the night table burns in daylight."""
    a, b, d, e = (498.0, 868.0), (636.0, 836.0), (790.0, 926.0), (640.0, 984.0)
    c.multiply(
        c.mask(polygon([(486, 930), (640, 1062), (810, 1000), (820, 950), (620, 880)]), soft=14),
        (0.26, 0.07, 165),
        0.75,
    )

    def brass(points: list[tuple[float, float]], w: float) -> None:
        metal(c, c.mask(limb([(*q, w) for q in points], 40)), BRASS, polish=0.6)

    brass([(498, 930), (496, 780), (510, 748), (566, 728), (622, 722), (636, 748), (638, 880)], 6)
    for k in range(1, 5):
        t = k / 5
        brass([(498 + 139 * t, 868 - 34 * t), (500 + 134 * t, 764 - 30 * t - 16 * math.sin(t * 3.14))], 3)
    for kx, ky in ((497, 774), (638, 740)):
        c.form(c.mask(circle(kx, ky, 9)), BRASS, gloss=0.9, detail=0.8)
    drop = c.mask(
        polygon([a, e, (e[0], e[1] + 54), (a[0], a[1] + 44)]), polygon([e, d, (d[0], d[1] + 44), (e[0], e[1] + 54)])
    )
    _patches(
        c,
        plane(
            c,
            drop & c.mask(polygon([a, e, (e[0], e[1] + 60), (a[0], a[1] + 50)])),
            (a, e, (e[0], e[1] + 54), (a[0], a[1] + 44)),
        ),
        6,
        1.5,
        0.04,
    )
    _patches(
        c,
        plane(
            c,
            drop & c.mask(polygon([e, d, (d[0], d[1] + 50), (e[0], e[1] + 60)])),
            (e, d, (d[0], d[1] + 44), (e[0], e[1] + 54)),
        ),
        5,
        1.5,
        -0.22,
    )
    top = c.mask(
        curve(
            [
                (a[0], a[1], CORNER),
                (570, 846),
                (b[0], b[1], CORNER),
                (712, 874),
                (d[0], d[1], CORNER),
                (716, 950),
                (e[0], e[1], CORNER),
                (566, 926),
            ]
        )
    )
    _patches(c, plane(c, top, (a, b, d, e)), 3.4, 4.6, 0.12)
    sheet = c.mask(polygon([a, b, (668, 856), (528, 892)]), wobble=2)
    c.form(
        sheet, (0.97, 0.02, 80), thickness=7, bump=(c.field("linen", 22, 3, (1.6, 0.6)) - 0.5) * 8, rim=0.5, detail=0.6
    )
    clay = Clay(c, (480, 770, 680, 900), melt=10)
    clay.limb([(534, 850, 25), (570, 840, 28), (604, 830, 24)])
    pillow = clay.relief(1.5)
    c.form(pillow, (0.97, 0.02, 60), bump=(c.field("down", 26, 2) - 0.5) * 9, rim=0.6, shadow=8, detail=0.7)
    brass([(636, 1060), (636, 946), (650, 916), (716, 892), (786, 880), (800, 894), (800, 990)], 6)
    for k in range(1, 5):
        t = k / 5
        brass([(638 + 160 * t, 1010 - 50 * t), (640 + 158 * t, 930 - 46 * t - 14 * math.sin(t * 3.14))], 2.8)
    c.form(c.mask(circle(637, 938, 9)), BRASS, gloss=0.9, detail=0.8)


def _patches(c: Canvas, face: Plane, across: float, down: float, light: float) -> None:
    if face.mask.empty:
        return
    u, v = face.wide(across, down)
    pick_of = np.mod(np.floor(u) * 2 + np.floor(v) * 3, 6)
    tones: tuple[Colour, ...] = (
        (0.68, 0.15, 8),
        (0.9, 0.05, 60),
        (0.62, 0.1, 150),
        (0.84, 0.1, 85),
        (0.78, 0.09, 350),
        (0.6, 0.08, 210),
    )
    fu, fv = np.mod(u, 1) - 0.5, np.mod(v, 1) - 0.5
    puff = (1 - (np.abs(fu) * 2) ** 3) * (1 - (np.abs(fv) * 2) ** 3)
    t = np.asarray(
        0.42 + light + 0.2 * puff - 0.12 * fu + 0.14 * (c.field("quilt", 20, 3)[face.mask.where] - 0.5), np.float32
    )
    out: Array = np.zeros((*t.shape, 3), np.float32)
    dots = (np.hypot(np.mod(u * 3, 1) - 0.5, np.mod(v * 3, 1) - 0.5) < 0.24) & (np.mod(pick_of, 2) == 0)
    for n, tone in enumerate(tones):
        out = np.where((pick_of == n)[..., None], pick(c.tones(tone, 0.7), t), out)
    out = np.where(dots[..., None], pick(c.tones((0.95, 0.04, 70), 0.7), t), out)
    c.fill(face.mask, out.astype(np.float32), detail=0.6)
