"""A man in pyjamas before his open fridge at night: inside lie a snowfield and a herd of musk oxen."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import glass, metal, plaster
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._midnight_snack_parts import man, musk_ox
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import ground, plane

BRIEF = Brief(
    title="Midnight Snack",
    hero="broad bald man in striped pyjamas before an open fridge: a snowfield with musk oxen lies inside",
    idea="contains",
    place="kitchen, dark flat",
    palette="indigo moon",
    composition="interior through a window or arch",
    time="night",
    symbols=("fridge", "snow", "ox"),
    hidden="wet hoofprints across the kitchen floor",
    readings=("appetite", "wanderer", "sleepwalking"),
    person=True,
)
FINISH = {"vignette": 0.42, "saturation": 1.08, "bloom": 0.5}

_IN = (348.0, 196.0, 676.0, 908.0)
"""The fridge's inside: left, top, right, bottom."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.7, -0.35, 0.42),
        key=(0.96, 0.04, 100),
        shade=(0.26, 0.1, 278),
        rim=(0.9, -0.35, 0),
        rim_colour=(0.93, 0.05, 215),
        bounce=(0.7, 0.08, 230),
        bounce_share=0.15,
    )
    with c.group() as north:
        _north(c)
    _kitchen(c)
    _floor(c)
    repaint(c, 0.9, seed="room")
    _fridge(c)
    inside = c.mask(box(_IN[0], _IN[1], _IN[2] - _IN[0], _IN[3] - _IN[1], 26))
    c.paste(north, clip=inside)
    c.emit(inside, 0.1)
    _shelf(c)
    _door(c)
    _spilt_snow(c)
    _prints(c)
    _cold(c)
    with c.group() as sleeper:
        man(c, 212, 1108)
    body = c.paste(sleeper)
    c.multiply(body & c.full(smoothstep(330, 90, c.x + 0.12 * (c.y - 800))), (0.24, 0.11, 278), 0.82)
    c.multiply(body & c.full(smoothstep(900, 1130, c.y)), (0.24, 0.11, 278), 0.4)
    c.screen(body.edge(3.2, -1.2, 1.4), (0.93, 0.05, 215), 0.75)
    repaint(c, 0.15, seed="last")
    _flakes(c)


def _north(c: Canvas) -> None:
    """The far country: polar morning, a plain of snow, the herd coming."""
    c.wash(
        [
            (0, (0.4, 0.12, 268)),
            (0.24, (0.56, 0.11, 255)),
            (0.36, (0.76, 0.08, 225)),
            (0.43, (0.93, 0.08, 100)),
            (0.47, (0.96, 0.06, 90)),
            (1, (0.9, 0.04, 240)),
        ],
        warp=12,
    )
    streaks(c, 240, 540, (0.97, 0.05, 95), share=0.6, seed="veil", cover=0.5)
    for k in range(3):
        ridge = 556 - (56 - 16 * k) * np.clip(c.field(f"range{k}", 90, 5)[0] * 2 - 0.6, 0, 1) + 8 * k
        m = c.full(smoothstep(-0.7, 0.7, c.y - ridge[None, :]))
        c.form(m, (0.72 + 0.05 * k, 0.07, 258), thickness=10, rim=0.4, mottle=0.1, haze=0.15, detail=0.3)
    c.glow(470, 540, 70, (0.98, 0.09, 92), 0.8)

    def heights(u: Array, v: Array) -> Array:
        drift = np.abs(c.noise.at("drift", u * 0.8 + 7, v, 9, 3) - 0.5) * 2
        return np.asarray(1.1 * drift + 1.4 * (c.noise.at("swell", u, v, 30, 2) - 0.5), np.float32)

    sun = (-0.1, 0.8, 0.3)
    land = ground(c, heights, horizon=560, eye=5.5, near=7, far=400, sun=sun, shadow_reach=8)
    t = 0.4 + 0.5 * land.lit(sun) - 0.24 * land.shade
    table = ramp([(0.42, 0.12, 268), (0.62, 0.1, 255), (0.82, 0.055, 240), (0.96, 0.03, 100), (0.985, 0.03, 95)])
    c.fill(land.mask, pick(table, np.asarray(t, np.float32)), detail=0.3)
    repaint(c, 0.6, seed="north")
    for x, y, size, left, haze in (
        (404.0, 588.0, 34.0, False, 0.4),
        (640.0, 584.0, 30.0, True, 0.45),
        (596.0, 596.0, 46.0, True, 0.3),
        (470.0, 622.0, 70.0, True, 0.16),
        (640.0, 676.0, 112.0, True, 0.06),
        (566.0, 872.0, 196.0, True, 0.0),
    ):
        c.multiply(c.mask(oval(x + size * 0.1, y, size * 0.62, size * 0.09), soft=size * 0.04), (0.4, 0.13, 270), 0.6)
        musk_ox(c, x, y, size, left=left, haze=haze, seed=f"ox{x:.0f}")
    for x, y, q in ((410.0, 800.0, 26.0), (384.0, 786.0, 20.0), (366.0, 768.0, 15.0), (556.0, 634.0, 12.0)):
        c.glow(x, y, q, (0.97, 0.02, 240), 0.5)


def _kitchen(c: Canvas) -> None:
    c.wash([(0, (0.17, 0.07, 275)), (0.5, (0.24, 0.08, 275)), (1, (0.18, 0.06, 280))])
    wall = plane(c, c.mask(box(-10, -10, 820, 970)), ((0, 0), (800, 0), (800, 950), (0, 950)))
    at = wall.mask.where
    fall = np.exp(-(np.hypot((c.x[at] - 420) / 330, (c.y[at] - 560) / 480) ** 2))
    plaster(c, wall, (0.34, 0.085, 272), light=np.asarray(-0.3 + 0.42 * fall, np.float32), stain=0.2)
    # Half-height tiles behind the counter.
    tiles = c.mask(box(-10, 430, 340, 250))
    grid = np.maximum(np.abs(np.mod(c.x, 44) - 22), np.abs(np.mod(c.y - 430, 44) - 22))
    c.form(
        tiles,
        (0.4, 0.08, 235),
        thickness=2,
        bump=(smoothstep(1, 4, 22 - grid) * 2).astype(np.float32),
        gloss=0.25,
        bias=-0.2,
        detail=0.3,
    )
    pane = c.mask(box(34, 120, 178, 260, 4))
    c.fill(pane, pick(ramp([(0.2, 0.08, 275), (0.36, 0.12, 268), (0.48, 0.11, 262)]), (c.y - 120) / 260), detail=0.6)

    def town(pen: Pen) -> None:
        r = c.rng("town")
        for x, top in ((34, 316), (66, 290), (104, 330), (134, 276), (172, 306)):
            pen.fill(box(x, top, 40, 90), (0.19, 0.07, 277))
            for _ in range(3):
                pen.fill(box(x + r.uniform(5, 30), top + r.uniform(10, 52), 5, 7), (0.86, 0.12, 85), 0.9)
        for _ in range(26):
            pen.dot(r.uniform(36, 210), r.uniform(124, 280), r.uniform(0.6, 1.5), (0.97, 0.04, 95), 0.8)

    c.draw(town, clip=pane, detail=0.85)
    frame = c.mask(box(22, 108, 202, 284, 6)) - c.mask(box(36, 122, 174, 256)) | c.mask(
        box(119, 120, 8, 260), box(34, 226, 178, 7)
    )
    c.form(frame, (0.5, 0.07, 265), thickness=7, bias=-0.08, detail=0.6)
    c.form(c.mask(box(10, 388, 226, 18, 4)), (0.5, 0.07, 265), thickness=7, detail=0.6)
    pot = c.mask(curve([(60, 350, CORNER), (102, 350, CORNER), (94, 390, CORNER), (68, 390, CORNER)]))
    c.form(pot, (0.5, 0.13, 32), detail=0.6)
    r = c.rng("herb")
    n = 70
    hx, hy = 81 + r.normal(0, 17, n), 338 + r.normal(0, 18, n)
    tone = np.stack([np.asarray(mix((0.3, 0.07, 170), (0.55, 0.1, 150), float(q))) for q in r.random(n)])
    strew(
        c, "leaf", hx, hy, r.uniform(12, 22, n), r.uniform(-3, 0.2, n), tone.astype(np.float32), seed="herb", detail=0.5
    )
    # Counter and cupboards.
    c.form(c.mask(box(-10, 700, 352, 260)), (0.28, 0.08, 275), thickness=8, bias=-0.1, mottle=0.1, detail=0.4)
    for x in (6, 118, 230):
        c.form(c.mask(box(x, 730, 100, 210, 6)), (0.33, 0.09, 272), thickness=6, bias=-0.05, detail=0.4)
        metal(c, c.mask(circle(x + 86, 780, 6)), (0.7, 0.06, 90))
    c.form(c.mask(box(-10, 676, 358, 30, 6)), (0.52, 0.07, 262), thickness=9, gloss=0.2, detail=0.5)
    kettle = c.mask(
        curve([(20, 676, CORNER), (14, 630), (34, 596), (64, 590), (94, 600), (108, 636), (102, 676, CORNER)]),
        limb([(98, 640, 10), (126, 616, 7), (136, 604, 5)], 12),
    )
    metal(c, kettle, (0.5, 0.05, 262), polish=0.7)


def _floor(c: Canvas) -> None:
    floor = plane(c, c.mask(box(-10, 948, 820, 262)), ((130, 948), (670, 948), (1180, 1210), (-380, 1210)))
    u, v = floor.wide(8, 6)
    depth = np.log1p(np.maximum(v, 0) * 1.2) * 3.2
    check = np.mod(np.floor(u) + np.floor(depth), 2)
    edge = np.minimum(np.minimum(np.mod(u, 1), 1 - np.mod(u, 1)), np.minimum(np.mod(depth, 1), 1 - np.mod(depth, 1)))
    at = floor.mask.where
    x, y = c.x[at], c.y[at]
    beam = smoothstep(1.0, 0.15, np.abs(x - 500 + (y - 948) * 0.35) / (230 + (y - 948) * 0.8)) * smoothstep(
        1260, 960, y
    )
    n = c.field("worn", 40, 4)[at] - 0.5
    t = 0.2 + 0.28 * check + 0.5 * beam + 0.14 * n - 0.16 * smoothstep(0.06, 0.0, edge)
    table = ramp([(0.13, 0.06, 278), (0.27, 0.1, 272), (0.5, 0.1, 262), (0.78, 0.06, 235), (0.95, 0.035, 110)])
    c.fill(floor.mask, pick(table, np.asarray(t, np.float32)), detail=0.3)
    c.multiply(c.mask(box(-10, 940, 350, 20), soft=6), (0.1, 0.05, 280), 0.7)


def _fridge(c: Canvas) -> None:
    c.multiply(c.mask(box(300, 150, 420, 830, 40), soft=22), (0.1, 0.05, 280), 0.6)
    shell = c.mask(box(318, 148, 390, 824, 42))
    c.form(shell, (0.6, 0.06, 235), thickness=26, gloss=0.35, rim=0.5, mottle=0.04, detail=0.65)
    rim = c.mask(box(334, 178, 358, 748, 34))
    c.form(rim, (0.9, 0.02, 240), thickness=10, rim=0.6, detail=0.65)
    c.form(c.mask(box(344, 932, 338, 30, 8)), (0.3, 0.05, 265), thickness=4, detail=0.6)

    def grille(pen: Pen) -> None:
        for k in range(16):
            pen.fill(box(356 + k * 20, 937, 9, 20, 3), (0.16, 0.05, 275))
        for x in (352, 656):
            pen.fill(box(x, 966, 26, 14, 3), (0.14, 0.05, 275))

    c.draw(grille, relief=2, detail=0.7)


def _shelf(c: Canvas) -> None:
    """What is left of a fridge: a lamp, one glass shelf with its food, iced over."""
    lamp = c.mask(box(470, 202, 84, 20, 9))
    c.fill(lamp, (0.99, 0.05, 95), detail=0.9)
    c.emit(lamp, 0.8)
    c.glow(512, 214, 90, (0.97, 0.08, 92), 0.75)
    y = 356.0
    bottle = c.mask(
        curve(
            [
                (386, y, CORNER),
                (386, y - 74),
                (396, y - 98),
                (397, y - 118, CORNER),
                (417, y - 118, CORNER),
                (418, y - 98),
                (428, y - 74),
                (428, y, CORNER),
            ],
            pull=0.3,
        )
    )
    c.form(bottle, (0.95, 0.02, 90), gloss=0.5, rim=0.6, detail=0.75)
    c.form(c.mask(box(395, y - 124, 24, 12, 4)), (0.64, 0.16, 30), detail=0.8)
    cheese = c.mask(polygon([(448, y), (448, y - 32), (530, y - 50), (530, y)]))
    c.form(cheese, (0.86, 0.13, 88), thickness=9, rim=0.5, detail=0.75)

    def holes(pen: Pen) -> None:
        for px, py, q in ((470, y - 16, 6), (498, y - 26, 5), (514, y - 10, 7)):
            pen.fill(oval(px, py, q, q * 0.8), (0.7, 0.13, 78))

    c.draw(holes, detail=0.8)
    jar = c.mask(box(560, y - 74, 52, 74, 8))
    c.form(jar, (0.56, 0.17, 22), gloss=0.5, rim=0.5, detail=0.75)
    glass(c, jar, (0.85, 0.05, 30), thickness=16, clear=0.9)
    c.form(c.mask(box(556, y - 88, 60, 17, 5)), (0.84, 0.1, 88), thickness=6, detail=0.75)
    c.form(c.mask(oval(646, y - 20, 22, 21)), (0.6, 0.18, 28), gloss=0.4, rim=0.6, detail=0.75)
    pane = c.mask(box(_IN[0], y, _IN[2] - _IN[0], 11))
    c.form(pane, (0.84, 0.06, 210), thickness=4, gloss=0.5, rim=0.5, detail=0.75, alpha=0.9)
    r = c.rng("icicles")
    for _ in range(19):
        x, h = float(r.uniform(356, 668)), float(r.uniform(14, 60))
        ice = c.mask(limb([(x, y + 9, 5.5), (x + 1, y + h * 0.5, 3.6), (x, y + h, 0.8)], 12))
        c.form(ice, (0.88, 0.05, 220), gloss=0.7, rim=0.6, detail=0.75, alpha=0.85)
    for x, w, top in ((407, 13, 126), (490, 34, 45), (586, 30, 90), (646, 15, 41)):
        cap = c.mask(
            curve(
                [
                    (x - w, y - top + 5),
                    (x - w * 0.5, y - top - 6),
                    (x, y - top - 10),
                    (x + w * 0.6, y - top - 6),
                    (x + w, y - top + 4),
                    (x, y - top + 3),
                ]
            )
        )
        c.form(cap, (0.96, 0.02, 240), rim=0.5, detail=0.7)


def _door(c: Canvas) -> None:
    """The door, swung wide to the right and cut by the card's edge; bottles in its racks."""
    slab = c.mask(polygon([(704, 158), (840, 96), (840, 1066), (704, 962)]))
    c.form(slab, (0.82, 0.035, 240), thickness=14, rim=0.5, mottle=0.05, bias=0.08, detail=0.6)
    c.multiply(slab & c.full(smoothstep(740, 702, c.x)), (0.3, 0.1, 270), 0.5)
    for k, (y0, y1) in enumerate(((330.0, 318.0), (560.0, 566.0), (800.0, 826.0))):
        for x, h, tone in (
            (736.0, 112.0, (0.5, 0.12, 150)),
            (768.0, 92.0, (0.66, 0.16, 40)),
            (796.0, 120.0, (0.84, 0.1, 88)),
        ):
            foot = y0 + (y1 - y0) * (x - 712) / 90 + 6
            tall = h * (1.0 - 0.13 * ((k + int(x)) % 3))
            flask = c.mask(
                box(x - 13, foot - tall * 0.7, 27, tall * 0.7, 8), box(x - 5, foot - tall, 11, tall * 0.4, 4)
            )
            c.form(flask, mix(tone, (0.5, 0.1, 262), 0.22 * k), gloss=0.6, rim=0.5, detail=0.7)
        rack = c.mask(polygon([(710, y0 - 34), (840, y1 - 44), (840, y1 + 22), (710, y0 + 14)]))
        c.form(rack, (0.9, 0.03, 230), thickness=6, rim=0.6, alpha=0.84, detail=0.65)


def _spilt_snow(c: Canvas) -> None:
    heap = c.mask(
        curve(
            [
                (340, 1000, CORNER),
                (362, 946),
                (392, 908),
                (420, 890),
                (470, 902),
                (540, 896),
                (610, 906),
                (660, 892),
                (690, 930),
                (718, 990),
                (700, 1016, CORNER),
                (640, 1006),
                (560, 1026),
                (470, 1010),
                (410, 1022),
            ]
        ),
        wobble=5,
    )
    c.multiply(heap.blur(12).move(-6, 16), (0.14, 0.07, 278), 0.7)
    drift = (c.field("heap", 60, 2, (1.6, 1.0)) - 0.5) * 16 + (c.field("powder", 4, 2) - 0.5) * 0.6
    c.form(heap, (0.93, 0.03, 235), thickness=40, bump=drift.astype(np.float32), bias=0.04, mottle=0.03, detail=0.4)
    r = c.rng("crumbs")
    n = 120
    x, y = 500 + r.normal(0, 150, n), 1012 + np.abs(r.normal(0, 34, n))
    strew(
        c,
        "puff",
        x,
        y,
        r.uniform(3, 11, n),
        r.uniform(0, 6, n),
        np.full((n, 3), 0.93, np.float32),
        seed="crumbs",
        detail=0.5,
    )


def _prints(c: Canvas) -> None:
    """Somebody has been in the kitchen before him: wet cloven prints, out and past the table."""
    way = (
        (452, 1050, 15),
        (520, 1068, 17),
        (508, 1104, 19),
        (590, 1112, 21),
        (586, 1152, 23),
        (682, 1160, 26),
        (690, 1196, 27),
    )

    def work(pen: Pen) -> None:
        for x, y, q in way:
            with pen.at(x, y, 58):
                for side in (-1, 1):
                    hoof = curve(
                        [
                            (-q * 0.9, side * q * 0.16, CORNER),
                            (-q * 0.5, side * q * 0.62),
                            (q * 0.4, side * q * 0.6),
                            (q * 1.1, side * q * 0.12, CORNER),
                            (0, side * q * 0.18),
                        ]
                    )
                    pen.fill(hoof, (0.12, 0.07, 275), 0.85)
                pen.stroke([(-q * 0.8, -q * 0.5), (0, -q * 0.74), (q * 0.8, -q * 0.42)], (0.95, 0.04, 215), 1.6, 0.8)

    c.draw(work, soft=0.5, detail=0.75)


def _cold(c: Canvas) -> None:
    """Cold air falls out of the fridge and creeps over the floor; the man's shadow lies in its light."""
    n = c.field("mist", 90, 4, (2.2, 0.8))
    creep = smoothstep(1150, 960, c.y) * smoothstep(820, 960, c.y) * np.exp(-(((c.x - 500) / 300) ** 2))
    c.screen(np.asarray(creep * smoothstep(0.35, 0.75, n), np.float32), (0.85, 0.05, 225), 0.6)
    c.glow(512, 620, 330, (0.82, 0.08, 235), 0.26)
    shadow = c.mask(polygon([(140, 1090), (300, 1090), (210, 1230), (-120, 1230)]), soft=16)
    c.multiply(shadow, (0.1, 0.05, 280), 0.75)


def _flakes(c: Canvas) -> None:
    r = c.rng("flakes")
    n = 150
    t = r.random(n)
    x = 520 - 330 * t + r.normal(0, 110, n)
    y = 400 + 560 * r.random(n) + 60 * t
    s = 2 + 8 * r.random(n) ** 3
    strew(c, "puff", x, y, s, r.uniform(0, 6.3, n), np.ones((n, 3), np.float32), seed="flakes", alpha=0.9, detail=0.7)
    c.glow(512, 214, 36, (0.99, 0.06, 95), 0.8)
