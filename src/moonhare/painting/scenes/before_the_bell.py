"""A boxer sits with her back to us before the fight; in her robe lies a valley, a river, two swans."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import cloth, foliage, metal, wood
from moonhare.painting.motifs.plants import reeds
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief, lit
from moonhare.painting.scenes._before_the_bell_parts import head, paint_glove, swan
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Before the Bell",
    hero="heavy-shouldered woman boxer of 28, from behind: her robe is a valley where a river winds to two swans",
    idea="double exposure",
    place="arena, dressing room",
    palette="moss dawn",
    composition="S-path",
    time="dawn",
    symbols=("robe", "river", "swan"),
    hidden="a rabbit asleep in the glove beside her",
    readings=("calm", "discipline", "double life"),
    person=True,
)


FINISH = {"vignette": 0.5, "bloom": 0.45, "saturation": 1.12}


_SATIN: Colour = (0.4, 0.075, 150)


_TRIM: Colour = (0.84, 0.11, 88)


_BOX = (60.0, 200.0, 760.0, 1200.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.62, -0.6, 0.48),
        key=p.key,
        shade=(0.34, 0.055, 195),
        rim=(0.75, -0.6, 0),
        rim_colour=(0.95, 0.1, 92),
        bounce=(0.6, 0.09, 110),
        bounce_share=0.18,
    )
    _room(c)
    repaint(c, 0.85, seed="room", loose=0.8)
    _bench(c)
    _kit(c)
    land = _valley(c)
    _robe(c, land)
    paint_glove(c)
    head(c)
    repaint(c, 0.12, seed="last", loose=0.6)
    _motes(c)


def _room(c: Canvas) -> None:
    """Old tiles, a row of lockers, a high window with the day coming in."""
    wall = c.mask(polygon([(-10, -10), (810, -10), (810, 870), (-10, 870)]))
    tiles = plane(c, wall, ((-40, -60), (840, -60), (840, 870), (-40, 870)))
    u, v = tiles.wide(11, 13)
    fu, fv = np.mod(u, 1), np.mod(v, 1)
    edge = np.minimum(np.minimum(fu, 1 - fu), np.minimum(fv, 1 - fv))
    tint = np.mod(np.sin(np.floor(u) * 12.9 + np.floor(v) * 78.2) * 43758.5, 1.0)
    at = wall.where
    beam = np.exp(-(((c.y[at] - 120 - (700 - c.x[at]) * 0.75) / 210) ** 2)) * smoothstep(60, 640, c.x[at])
    stain = c.field("damp", 150, 4)[at] - 0.5
    t = (
        0.3
        + 0.1 * (tint - 0.5)
        + 0.34 * beam
        + 0.26 * stain
        - 0.2 * (1 - smoothstep(0.02, 0.05, edge))
        + 0.1 * smoothstep(0.12, 0.05, fv) * smoothstep(0.03, 0.06, fv)
    )
    t = t - 0.16 * smoothstep(500, 860, c.y[at])
    c.fill(wall, pick(c.tones((0.56, 0.055, 160), 0.85), np.asarray(t, np.float32)), detail=0.25)
    dado = c.mask(polygon([(-10, 500), (810, 500), (810, 530), (-10, 530)]))
    c.form(dado, (0.4, 0.08, 145), thickness=8, detail=0.3)
    c.multiply(c.mask(polygon([(-10, 530), (810, 530), (810, 870), (-10, 870)])), (0.4, 0.07, 165), 0.5)
    # Lockers to the left; one stands ajar.
    for k, x in enumerate((-46.0, 62.0, 170.0)):
        door = c.mask(polygon([(x, 130), (x + 102, 130), (x + 102, 800), (x, 800)]))
        c.shadow(door, -8, 12, 10, 0.5)
        rust = (c.field("rust", 60, 4) - 0.5) * 3
        c.form(
            door,
            (0.42, 0.065, 168),
            thickness=10,
            bump=rust,
            gloss=0.15,
            bias=-0.16 + 0.05 * k,
            mottle=0.12,
            detail=0.35,
        )

        def work(pen: Pen, x: float = x) -> None:
            for row in (0, 1, 2, 3):
                pen.stroke([(x + 28, 170 + row * 13), (x + 74, 170 + row * 13)], (0.2, 0.04, 170), 4, 0.85)
                pen.stroke([(x + 28, 173 + row * 13), (x + 74, 173 + row * 13)], (0.6, 0.06, 140), 1.4, 0.7)
            pen.fill(polygon([(x + 84, 440), (x + 93, 440), (x + 93, 486), (x + 84, 486)]), (0.68, 0.07, 100))
            pen.stroke([(x + 3, 132), (x + 3, 798)], (0.62, 0.06, 130), 1.6, 0.4)

        c.draw(work, relief=2, detail=0.45)
    towel = c.mask(
        curve(
            [
                (84, 250, CORNER),
                (140, 244),
                (152, 250, CORNER),
                (160, 420),
                (150, 520, CORNER),
                (118, 528),
                (78, 518, CORNER),
                (80, 400),
            ]
        ),
        wobble=2,
    )
    c.shadow(towel, -6, 10, 8, 0.5)
    cloth(c, towel, (0.86, 0.05, 90), fold=16, depth=6, thickness=16, seed="towel", bias=-0.12, detail=0.5)
    # The window.
    frame = c.mask(polygon([(556, 36), (770, 36), (770, 268), (556, 268)]))
    c.form(frame, (0.36, 0.05, 150), thickness=12, detail=0.5)
    pane = c.mask(polygon([(572, 52), (754, 52), (754, 252), (572, 252)]))
    at = pane.where
    sky = ramp([(0.72, 0.07, 165), (0.88, 0.08, 110), (0.96, 0.1, 88), (0.9, 0.13, 70)])
    c.fill(pane, pick(sky, smoothstep(52, 252, c.y[at] + 16 * (c.field("sky", 60, 3)[at] - 0.5))), detail=0.6)

    def bars(pen: Pen) -> None:
        for x in (632, 694):
            pen.stroke([(x, 48), (x, 256)], (0.24, 0.04, 160), 7)
        pen.stroke([(570, 152), (756, 152)], (0.24, 0.04, 160), 7)

    c.draw(bars, relief=4, detail=0.6)
    c.glow(664, 150, 150, (0.95, 0.11, 92), 0.6)
    c.rays(690, 110, [118, 128, 138, 149], 1050, 210, (0.95, 0.1, 95), 0.42, 20)
    floor = c.mask(polygon([(-10, 862), (810, 862), (810, 1210), (-10, 1210)]))
    at = floor.where
    n = c.field("concrete", 60, 5)[at] - 0.5
    t = 0.26 + 0.22 * n + 0.3 * np.exp(-(((c.x[at] - 390) / 300) ** 2)) * smoothstep(1200, 1010, c.y[at])
    c.fill(floor, pick(c.tones((0.46, 0.05, 150), 0.85), np.asarray(t, np.float32)), detail=0.2)
    c.multiply(c.mask(polygon([(-10, 850), (810, 850), (810, 930), (-10, 930)]), soft=14), (0.25, 0.05, 170), 0.7)


def _bench(c: Canvas) -> None:
    for x in (70, 716):
        leg = c.mask(polygon([(x - 16, 880), (x + 16, 880), (x + 12, 1082), (x - 12, 1082)]))
        c.shadow(leg, -18, 10, 8, 0.5)
        metal(c, leg, (0.34, 0.03, 180), thickness=8, polish=0.4, detail=0.6)
    for k, (y, h) in enumerate(((806, 24), (834, 30), (868, 34))):
        slat = c.mask(polygon([(-20, y), (820, y), (820, y + h), (-20, y + h)]), wobble=1.2)
        c.shadow(slat, 0, 14, 8, 0.55)
        wood(c, slat, (0.52, 0.1, 66), grain=6, thickness=9, seed=f"slat{k}", bias=-0.08 + 0.03 * k, detail=0.6)


def _kit(c: Canvas) -> None:
    """A roll of bandage that has run out along the bench, and the other glove hanging by its laces."""
    roll = c.mask(oval(96, 806, 26, 25))
    c.shadow(roll, -8, 10, 6, 0.5)
    at = roll.where
    ring = np.sin(np.hypot(c.x[at] - 96, c.y[at] - 806) / 1.5) * 0.7
    strip = c.mask(limb([(110, 828, 7), (150, 834, 7), (190, 840, 8), (214, 870, 8), (216, 920, 8), (208, 962, 7)], 40))
    c.shadow(strip, -4, 6, 4, 0.45)
    c.form(strip, (0.88, 0.04, 88), thickness=5, bias=-0.06, bump=(c.field("gauze", 4, 2) - 0.5) * 2, detail=0.65)
    c.form(roll, (0.9, 0.04, 88), bump=ring.astype(np.float32), thickness=16, bias=-0.05, detail=0.7)
    c.fill(c.mask(oval(96, 806, 8, 8)), (0.36, 0.05, 120), detail=0.7)


_RIVER = (
    (418, 610, 3),
    (446, 640, 6),
    (470, 668, 10),
    (448, 704, 15),
    (382, 734, 20),
    (330, 770, 27),
    (336, 818, 34),
    (410, 858, 42),
    (484, 902, 52),
    (498, 962, 64),
    (440, 1030, 84),
    (392, 1110, 112),
    (390, 1210, 150),
)


def _valley(c: Canvas) -> Layer:
    """The landscape that the robe holds: dawn at the nape, hills down the back, the river, the swans at the hem."""
    with c.group() as land:
        t = smoothstep(380, 640, c.y + 14 * (c.field("dawn", 120, 3) - 0.5))
        sky = ramp([(0.5, 0.075, 215), (0.68, 0.075, 185), (0.84, 0.1, 105), (0.9, 0.15, 72), (0.95, 0.13, 84)])
        c.fill(c.full(), pick(sky, t), detail=0.2)
        c.glow(424, 596, 80, (0.98, 0.11, 84), 0.9)
        c.glow(424, 596, 26, (0.99, 0.04, 95), 0.95)
        for k, (y, high, tone, haze) in enumerate(
            (
                (612, 78, (0.62, 0.075, 170), 0.34),
                (650, 66, (0.52, 0.09, 150), 0.2),
                (702, 62, (0.46, 0.1, 138), 0.08),
            )
        ):
            v_shape = ((c.x[0] - 425) / 190) ** 2
            crest = y - high * np.minimum(v_shape, 1.6) - 34 * (c.field(f"hill{k}", 110, 4)[0] - 0.5)
            m = c.full(smoothstep(-1.5, 1.5, c.y - crest[None, :]))
            c.form(m, tone, thickness=26, bump=(c.field(f"turf{k}", 18, 3) - 0.5) * 12, haze=haze, detail=0.2)
            c.fog(y - 14, y + 30, (0.96, 0.1, 90), 0.34)
        meadow = c.full(smoothstep(690, 720, c.y))
        n = c.noise.at("meadow", c.x / 70, c.y / 26, 1.0, 4) - 0.5
        t = 0.56 + 0.3 * n + 0.14 * smoothstep(250, 560, c.x) - 0.12 * smoothstep(900, 1180, c.y)
        c.fill(meadow, pick(c.tones((0.6, 0.12, 125), 0.75), np.asarray(t, np.float32)), detail=0.25)
        river = c.mask(limb(_RIVER, 120), wobble=4, cell=30)
        c.multiply(river.grow(5).blur(4) - river, (0.34, 0.07, 145), 0.7)
        at = river.where
        wave = c.noise.at("wave", c.x[at] / 90, c.y[at] / 7, 1.0, 3)
        depth = smoothstep(600, 1120, c.y[at])
        water = ramp([(0.98, 0.09, 88), (0.94, 0.13, 85), (0.82, 0.09, 130), (0.62, 0.08, 190), (0.4, 0.07, 205)])
        c.fill(river, pick(water, (depth * 0.9 + 0.3 * (wave - 0.5)).astype(np.float32)), detail=0.35)
        c.screen(river * (smoothstep(0.62, 0.8, wave) * (1 - 0.5 * depth)).astype(np.float32), (0.97, 0.09, 95), 0.6)
        repaint(c, 0.8, seed="valley", loose=0.6)
        r = c.rng("trees")
        for k in range(34):
            y = 690 + 350 * (k / 34) ** 1.1
            side = -1 if k % 2 else 1
            mid = float(np.interp(y, [q[1] for q in _RIVER], [q[0] for q in _RIVER]))
            half = float(np.interp(y, [q[1] for q in _RIVER], [q[2] for q in _RIVER]))
            x = mid + side * (half + float(r.uniform(16, 150)) * (0.4 + (y - 640) / 400))
            q = (y - 640) / 400 * 17 + 6
            c.multiply(c.mask(oval(x - q * 0.8, y + 2, q * 1.6, q * 0.36), soft=2), (0.3, 0.07, 155), 0.7)
            tall = k % 3 == 0
            tree = c.mask(
                *(
                    [
                        limb(
                            [
                                (x, y, q * 0.34),
                                (x, y - q * 1.6, q * 0.62),
                                (x + 1, y - q * 3.6, q * 0.3),
                                (x, y - q * 4.6, 1),
                            ]
                        )
                    ]
                    if tall
                    else [
                        oval(
                            x + float(r.normal(0, q * 0.4)),
                            y - q * float(r.uniform(0.7, 1.6)),
                            q * float(r.uniform(0.6, 0.9)),
                            q * float(r.uniform(0.5, 0.8)),
                        )
                        for _ in range(4)
                    ]
                ),
                wobble=q * 0.16,
                cell=9,
            )
            green: Colour = (0.5 + 0.12 * float(r.random()), 0.12, 108 + 30 * float(r.random()))
            foliage(
                c,
                tree,
                green,
                seed=f"tree{k}",
                size=max(3.0, q * 0.22),
                spacing=2.6,
                clump=q * 0.9,
                haze=0.4 * float(smoothstep(820, 690, y)),
            )
        c.fog(740, 830, (0.96, 0.08, 95), 0.34)
        swan(c, 352, 1030, 78, left=False, dip=False)
        swan(c, 500, 1002, 68, left=True, dip=True)
        for side in (0, 1):
            reeds(c, 170 + 380 * side, 300 + 400 * side, 1150, (60, 120), 30, (0.44, 0.1, 128), seed=f"reed{side}")
        c.screen(
            c.full(smoothstep(640, 760, c.y) * smoothstep(900, 760, c.y) * np.exp(-(((c.x - 400) / 170) ** 2))),
            (0.9, 0.13, 85),
            0.28,
        )
    return land


def _hem(x: Array | float) -> Array:
    """How low the robe hangs at `x`: a shallow bow with the waves of its folds."""
    h = np.asarray(x, np.float32) - 402
    return np.asarray(1096 + 24 * np.cos(h / 190) + 7 * np.sin(h / 21 + 0.6 * np.sin(h / 60)), np.float32)


def _shell(c: Canvas) -> tuple[Relief, Mask]:
    """The robe as a body: broad shoulders, elbows on knees, skirts falling over the bench to the floor."""
    robe = Clay(c, _BOX, melt=30)
    robe.limb([(400, 470, 120), (400, 560, 165), (402, 660, 168), (402, 760, 172)], flat=0.6)
    for f in (-1, 1):
        robe.ball(400 + f * 128, 486, 92, 84, turn=f * 26)
        robe.limb([(400 + f * 60, 424, 56), (400 + f * 130, 450, 66)])
        robe.limb(
            [(400 + f * 150, 490, 76), (400 + f * 196, 600, 72), (400 + f * 208, 690, 64), (400 + f * 176, 748, 52)]
        )
    hems = (-262, -204, -142, -78, -10, 58, 124, 190, 252)
    for k, h in enumerate(hems):
        top = 402 + h * 0.58
        low = 1098 + 26 * math.cos(h / 190) + 8 * (k % 2)
        robe.limb(
            [
                (top, 720, 62),
                (402 + h * 0.72, 850, 56),
                (402 + h * 0.9, 980, 44 + 5 * (k % 2)),
                (402 + h, low - 20, 38),
            ],
            flat=0.75,
        )
    for f in (-1, 1):
        robe.press([(400 + f * 128, 560, 12), (400 + f * 140, 660, 14), (400 + f * 128, 760, 10)], 22)
    body = robe.relief(3)
    at = body.mask.where
    above = smoothstep(1.5, -1.5, c.y[at] - _hem(c.x[at]))
    cut = Mask(np.asarray(body.mask.a * above, np.float32), body.mask.box, body.mask.frame, body.mask.scale)
    return body.within(cut), cut


def _robe(c: Canvas, land: Layer) -> None:
    body, m = _shell(c)
    c.multiply(c.mask(oval(392, 1120, 330, 40), soft=16), (0.18, 0.04, 170), 0.85)
    c.shadow(m, -22, 16, 18, 0.6)
    at = m.where
    x, y = c.x[at], c.y[at]
    drape = c.noise.at("drape", (x - 402) / np.maximum(30 + (y - 430) * 0.06, 10), y / 240, 1.0, 3) - 0.5
    pinch = c.noise.at("pinch", x / 60, y / 40, 1.0, 2) - 0.5
    folds = blur((drape * 44 * smoothstep(480, 900, y) + pinch * 8).astype(np.float32), 1.6 * c.scale)
    lit_body = body.bumped(folds)
    c.form(lit_body, _SATIN, gloss=0.45, gloss_sharpness=10, rim=0.6, mottle=0.04, shadow=50, detail=0.7)
    # The valley shows through where the cloth lies on her back; towards sleeves and edges it is satin again.
    inner = m.blur(20)
    core = np.clip((inner.on(m.box) - 0.55) / 0.4, 0, 1)
    arms = smoothstep(196, 140, np.abs(x - 402) - 0.0 * y) * smoothstep(780, 700, y) + smoothstep(700, 800, y)
    veil = np.clip(core * np.clip(arms, 0, 1) * smoothstep(420, 500, y), 0, 1) ** 0.8
    window = Mask(np.asarray(m.a * veil, np.float32), m.box, m.frame, m.scale)
    # The folds bend the picture a little.
    dx, dy = np.zeros((c.h, c.w), np.float32), np.zeros((c.h, c.w), np.float32)
    dx[at], dy[at] = lit_body.nx * 9, lit_body.ny * 9
    c.paste(land, clip=window, bend=(c.x - dx, c.y - dy), alpha=0.97)
    t = lit(lit_body, c.light, 0.8)
    c.multiply(window * (smoothstep(0.56, 0.1, t) * 0.85).astype(np.float32), (0.26, 0.07, 175), 0.85)
    c.screen(window * (smoothstep(0.62, 0.95, t) * 0.6).astype(np.float32), (0.96, 0.09, 95), 0.6)
    c.screen(m.edge(6, -5, 3), (0.96, 0.11, 92), 0.7)
    _trim(c, m)


def _trim(c: Canvas, m: Mask) -> None:
    """Piping down the shoulder seams, the hem's band, the hood lying on her shoulders, the belt."""
    hem_line = c.mask(limb([(float(q), float(_hem(float(q))) - 9, 10) for q in np.linspace(96, 706, 80)], 240)) & m
    c.form(hem_line, _TRIM, thickness=6, gloss=0.4, rim=0.4, detail=0.75)
    for f in (-1, 1):
        seam = (
            c.mask(
                limb(
                    [
                        (400 + f * 104, 412, 3.4),
                        (400 + f * 136, 470, 3.6),
                        (400 + f * 142, 560, 3.2),
                        (400 + f * 132, 650, 2),
                    ],
                    30,
                )
            )
            & m
        )
        c.form(seam, _TRIM, thickness=4, gloss=0.4, detail=0.75)
    hood = Clay(c, _BOX, melt=22)
    hood.limb([(286, 420, 30), (330, 452, 48), (400, 474, 58), (470, 452, 48), (514, 420, 30)], flat=0.7)
    hood.limb([(356, 462, 38), (400, 492, 42), (444, 462, 38)], flat=0.6)
    hood.press([(320, 430, 7), (400, 462, 9), (480, 430, 7)], 14)
    hood.press([(400, 480, 5), (402, 520, 6), (400, 560, 4)], 8)
    body = hood.relief(2.2)
    c.shadow(body.mask, -6, 16, 12, 0.55)
    fold = c.noise.at("hood", hood.along / 30, hood.across / 40, 1.0, 2) - 0.5
    c.form(
        body,
        _SATIN,
        bump=blur((fold * 14).astype(np.float32), 1.4 * c.scale),
        gloss=0.5,
        gloss_sharpness=10,
        rim=0.6,
        detail=0.75,
    )
    edge = c.mask(limb([(276, 414, 8), (330, 436, 9), (400, 446, 9), (470, 436, 9), (524, 414, 8)], 40))
    c.form(edge, _TRIM, thickness=7, gloss=0.4, rim=0.5, detail=0.8)
    c.screen(body.mask.edge(5, -4, 2), (0.96, 0.11, 92), 0.6)


def _motes(c: Canvas) -> None:
    r = c.rng("motes")

    def work(pen: Pen) -> None:
        for _ in range(70):
            t = float(r.random())
            x, y = 700 - 620 * t + float(r.normal(0, 60)), 140 + 600 * t + float(r.normal(0, 90))
            pen.dot(x, y, float(r.uniform(0.7, 2.0)), (0.96, 0.08, 95), float(r.uniform(0.2, 0.7)))

    c.draw(work, detail=0.8, emission=0.2)
    c.glow(416, 596, 80, (0.97, 0.11, 86), 0.4)
    c.glow(404, 1150, 170, (0.8, 0.1, 130), 0.26, 0.26)
