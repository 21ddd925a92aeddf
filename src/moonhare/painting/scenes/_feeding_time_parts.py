"""The flooded room and its furniture."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.materials import cloth, plaster, wood
from moonhare.painting.motifs.carps import carp
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.terrain import plane


def paint_room(c: Canvas) -> None:
    wall = plane(c, c.mask(box(-5, -5, 810, 910)), ((-40, 0), (840, 0), (840, 900), (-40, 900)))
    u, v = wall.wide(11, 12)
    at = wall.mask.where
    light = 0.26 * np.exp(-((np.hypot((c.x[at] - 400) / 330, (c.y[at] - 330) / 330)) ** 2)) - 0.12
    plaster(c, wall, (0.6, 0.09, 195), light=light, stain=0.16)
    motif = np.sin(u * math.pi) ** 2 * np.sin((v + 0.5 * np.floor(np.mod(u, 2))) * math.pi) ** 2
    c.glaze(wall.mask * np.asarray(smoothstep(0.45, 0.7, motif) * 0.5, np.float32), (0.46, 0.1, 205), 0.6)
    rail = c.mask(box(-5, 690, 810, 15))
    dado = c.mask(box(-5, 700, 810, 210))
    wood(c, dado, (0.4, 0.08, 205), angle=90, grain=14, thickness=6, detail=0.2)
    c.form(rail, (0.52, 0.08, 195), thickness=5, detail=0.3)
    floor = c.mask(polygon([(-5, 890), (805, 890), (805, 1205), (-5, 1205)]))
    rug = plane(c, floor, ((120, 886), (680, 886), (980, 1210), (-180, 1210)))
    fu, fv = rug.wide(14, 9)
    d = np.abs(np.mod(fu, 1) - 0.5) + np.abs(np.mod(fv, 1) - 0.5)
    t = 0.5 + (c.field("pile", 12, 3)[floor.where] - 0.5) * 0.3 - 0.2 * smoothstep(980, 1200, c.y[floor.where])
    base = pick(c.tones((0.48, 0.11, 15), 0.7), t)
    gold = pick(c.tones((0.7, 0.1, 80), 0.7), t)
    blue = pick(c.tones((0.42, 0.09, 240), 0.7), t)
    colours = np.where((d < 0.26)[..., None], gold, np.where((d > 0.72)[..., None], blue, base))
    c.fill(floor, colours.astype(np.float32), detail=0.25)
    c.glaze(floor, (0.45, 0.09, 205), 0.35)
    c.multiply(c.mask(box(-5, 880, 810, 26), soft=9), c.palette.deep, 0.5)


def furniture(c: Canvas) -> None:
    """Window, pictures, sofa at the left, armchair at the right; all of it under water."""
    frame = c.mask(
        curve([(300, 560, CORNER), (300, 270), (330, 190), (400, 160), (470, 190), (500, 270), (500, 560, CORNER)])
    )
    c.form(frame.grow(15), (0.72, 0.07, 160), thickness=9, rim=0.5, detail=0.4)
    c.fill(
        frame,
        pick(
            ramp([(0.98, 0.05, 120), (0.93, 0.08, 150), (0.8, 0.1, 175)]),
            np.asarray((c.y[frame.where] - 150) / 420, np.float32),
        ),
        detail=0.4,
    )
    c.emit(frame, 0.5)

    def bars(pen: Pen) -> None:
        tone = (0.6, 0.08, 175)
        for x in (350, 400, 450):
            pen.stroke([(x, 176 if x == 400 else 196), (x, 560)], tone, 4)
        for y in (300, 400, 490):
            pen.stroke([(302, y), (498, y)], tone, 4)

    c.draw(bars, relief=2, detail=0.4)
    for f in (-1, 1):
        drape = c.mask(
            curve(
                [
                    (400 + f * 90, 140, CORNER),
                    (400 + f * 150, 140, CORNER),
                    (400 + f * 168, 300),
                    (400 + f * 190, 440),
                    (400 + f * 150, 600),
                    (400 + f * 196, 660, CORNER),
                    (400 + f * 130, 640),
                    (400 + f * 118, 470),
                    (400 + f * 136, 320),
                ]
            )
        )
        cloth(c, drape, (0.6, 0.14, 20), fold=16, depth=7, seed=f"drape{f}", detail=0.4)
    c.form(c.mask(limb([(236, 138, 6), (564, 138, 6)])), (0.74, 0.1, 85), detail=0.4)
    for x, y, w, h, tone in (
        (168, 246, 78, 96, (0.56, 0.09, 60)),
        (650, 470, 66, 54, (0.6, 0.1, 130)),
        (636, 190, 60, 76, (0.5, 0.1, 250)),
    ):
        turn = 5.0 if x < 400 else -4.0
        c.form(c.mask(box(x - w / 2, y - h / 2, w, h, 3, turn)), (0.7, 0.1, 80), thickness=5, rim=0.5, detail=0.4)
        inner = c.mask(box(x - w / 2 + 8, y - h / 2 + 8, w - 16, h - 16, 2, turn))
        c.fill(inner, pick(c.tones(tone, 0.8), 0.3 + 0.6 * c.field("art", 24, 3)[inner.where]), detail=0.4)
    sofa = Clay(c, (-60, 640, 260, 960), melt=14)
    sofa.limb([(-30, 780, 60), (60, 764, 64), (150, 776, 56)])
    sofa.limb([(-40, 860, 44, 30), (70, 864, 46, 34), (150, 862, 44, 30)])
    sofa.limb([(176, 790, 26, 40), (186, 830, 30, 44), (184, 880, 28, 40)])
    body = sofa.relief(2)
    c.shadow(c.mask(oval(80, 914, 150, 16)), 4, 4, 10, 0.6)
    c.form(body, (0.5, 0.13, 25), shadow=26, mottle=0.1, rim=0.4, detail=0.4)
    tufts = [(20, 760), (70, 752), (120, 762), (46, 792), (98, 792)]
    c.draw(lambda pen: _dots(pen, tufts), relief=3, detail=0.4)
    chair = Clay(c, (580, 620, 860, 960), melt=12)
    chair.limb([(638, 698, 48), (698, 694, 58), (758, 724, 50)])
    chair.limb([(638, 768, 44, 4), (698, 768, 60, 4), (768, 800, 46, 4)])
    chair.limb([(654, 862, 38, 34), (704, 868, 44, 40), (762, 866, 40, 34)])
    for x in (616, 790):
        chair.limb([(x, 800, 24, 40), (x + (6 if x < 700 else -6), 840, 27, 48), (x, 884, 24, 40)])
    seat = chair.relief(2)
    c.shadow(c.mask(oval(704, 914, 122, 14)), 4, 4, 10, 0.6)
    c.form(seat, (0.46, 0.1, 255), shadow=26, mottle=0.1, rim=0.5, detail=0.45)
    lamp = c.mask(limb([(590, 900, 6), (588, 640, 4)]))
    c.form(lamp, (0.7, 0.1, 80), gloss=0.5, detail=0.4)
    shade = c.mask(polygon([(562, 586), (612, 582), (634, 646), (542, 650)]))
    cloth(c, shade, (0.86, 0.1, 80), fold=9, depth=3, seed="shade", detail=0.45)


def _dots(pen: Pen, places: list[tuple[int, int]]) -> None:
    for x, y in places:
        pen.dot(x, y, 4, (0.4, 0.12, 25))


def sleeper(c: Canvas) -> None:
    """Curled in the armchair: a carp with its eye shut, a crocheted rug over its tail."""
    carp(
        c,
        698,
        812,
        166,
        (0.84, 0.07, 75),
        (0.56, 0.14, 40),
        left=True,
        turn=14,
        bend=0.1,
        seed="asleep",
        closed=True,
        share=0.6,
    )
    rug = c.mask(
        curve(
            [
                (712, 778, CORNER),
                (756, 772),
                (800, 800),
                (806, 856),
                (760, 862),
                (718, 850, CORNER),
                (712, 812),
            ]
        ),
        wobble=2,
    )
    at = rug.where
    row = np.floor((c.x[at] * 0.9 + c.y[at] * 0.35) / 11)
    tones = np.stack([c.tones(t)[300] for t in ((0.7, 0.15, 20), (0.9, 0.05, 85), (0.7, 0.12, 150), (0.82, 0.13, 85))])
    c.shadow(rug, -3, 4, 5, 0.5)
    c.form(rug, (0.8, 0.08, 60), thickness=8, detail=0.6)
    c.fill(rug, tones[np.mod(row, 4).astype(int)].astype(np.float32), 0.75, detail=0.6)
    c.multiply(rug * np.asarray(np.sin(c.x[at] / 1.7) * np.sin(c.y[at] / 1.7) > 0.3, np.float32), c.palette.deep, 0.3)
