"""The door of Planning Permission and the boar that comes out of it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon

_X, _Y, _W, _H = 347.0, 1034.0, 146.0, 172.0
_INK = (0.2, 0.03, 45)


def door(c: Canvas) -> None:
    """A tall glass door, its right wing open; the wood's own light and a path of moss show within."""
    x, y, w, h = _X, _Y, _W, _H
    frame = c.mask(box(x - w / 2 - 9, y - h - 13, w + 18, h + 13, 4))
    c.shadow(frame, 6, 3, soft=8, share=0.5)
    c.form(frame, (0.34, 0.03, 150), thickness=5, rim=0.8, detail=0.75)
    inside = c.mask(box(x - w / 2, y - h, w, h - 2))
    at = inside.where
    t = np.clip((c.y[at] - y + h) / h, 0, 1) + 0.1 * (c.field("inside", 30, 3)[at] - 0.5)
    deep = pick(ramp([(0.34, 0.08, 140), (0.66, 0.14, 118), (0.93, 0.15, 96), (0.7, 0.14, 112), (0.4, 0.1, 130)]), t)
    c.fill(inside, np.asarray(deep, np.float32), detail=0.7)
    stems = ((-58, 9, 0.36), (-22, 6, 0.5), (14, 5, 0.56), (48, 10, 0.32))
    for k, (px, pw, light) in enumerate(stems):
        trunk = c.mask(
            limb([(x + px, y - 20, pw), (x + px + 3, y - 100, pw * 0.8), (x + px, y - h, pw * 0.7)]),
            wobble=2,
        )
        c.form(
            trunk & inside,
            (light, 0.06, 110),
            thickness=8,
            mottle=0.16,
            grain=6,
            rim=0.7,
            detail=0.7,
            haze=0.1 * (k % 2),
        )
    c.glow(x + 6, y - 84, 54, (0.98, 0.12, 96), 0.75)

    def steel(pen: Pen) -> None:
        grey = (0.68, 0.04, 130)
        for px, wide in ((x - w / 2, 6), (x - w / 2 + 44, 4), (x + w / 2, 6)):
            pen.stroke([(px, y - h), (px, y)], grey, wide)
        pen.stroke([(x - w / 2 - 8, y - h - 6), (x + w / 2 + 8, y - h - 8)], (0.78, 0.05, 110), 9)
        pen.stroke([(x - w / 2 + 36, y - 92), (x - w / 2 + 36, y - 60)], (0.9, 0.1, 92), 3)

    c.draw(steel, relief=3, detail=0.85)
    pane = c.mask(box(x - w / 2 + 3, y - h + 3, 38, h - 6))
    c.glaze(pane, (0.72, 0.06, 160), 0.4)
    streak = c.mask(polygon([(286, 870), (304, 870), (296, 1030), (278, 1030)]), soft=3)
    c.screen(pane & streak, (0.96, 0.05, 110), 0.45)
    # The light of the wood falls out over the sill and the stones.
    spill = c.mask(polygon([(330, 1030), (446, 1030), (520, 1110), (330, 1130)]), soft=16)
    c.screen(spill, (0.92, 0.15, 96), 0.5)


def boar(c: Canvas) -> None:
    """A wild boar steps over the sill: high bristled shoulders, long wedge of a head, tusk, four thin legs."""
    around = (280.0, 900.0, 580.0, 1090.0)
    foot = 1058.0
    c.multiply(c.mask(oval(412, foot, 84, 11), soft=5), (0.22, 0.05, 170), 0.8)
    for lx, ty in ((362, foot - 6), (436, foot - 5)):
        leg = Clay(c, around, melt=4)
        leg.limb([(lx, 1010, 17), (lx + 2, 1032, 9), (lx - 2, ty - 6, 5.5), (lx + 3, ty, 6)])
        c.form(leg.relief(0.8), (0.24, 0.035, 55), rim=0.3, detail=0.85)
    body = Clay(c, around, melt=12)
    body.limb([(338, 986, 34), (376, 982, 42), (418, 976, 47), (446, 984, 40)])
    body.limb([(444, 982, 36), (474, 998, 25), (498, 1014, 15), (517, 1025, 10)], melt=8)
    near = ((354, -3, foot), (428, 5, foot + 2))
    for lx, bend, ty in near:
        knee, heel = lx + bend, lx + bend - 2
        body.limb([(lx, 1008, 21), (knee, 1030, 11), (heel, ty - 8, 6.4), (knee + 4, ty - 1, 7)], melt=6)
    shape = body.relief(0.9)
    out = shape.within(c.full(smoothstep(319, 322, c.x)))
    c.form(out, (0.36, 0.055, 58), rim=0.8, mottle=0.14, grain=7, shadow=26, detail=0.85)
    fur(c, out, body.angle, seed="boar", length=(8, 15), spacing=2.4, spread=0.35, light=0.12, detail=0.85)
    mane = c.mask(
        curve(
            [
                (346, 948, CORNER),
                (370, 932),
                (406, 918),
                (440, 930),
                (466, 956, CORNER),
                (442, 950),
                (406, 942),
                (370, 950),
            ]
        )
    )
    bristle = c.relief(mane, 8)
    c.form(bristle, (0.24, 0.04, 50), rim=0.7, detail=0.85)
    fur(c, bristle, -2.2, seed="mane", length=(14, 26), spacing=2.4, spread=0.3, light=0.16, detail=0.85)
    ear = c.mask(curve([(450, 966, CORNER), (446, 930), (460, 938), (472, 964, CORNER)]))
    c.shadow(ear, 2, 5, 3, 0.5)
    c.form(ear, (0.3, 0.05, 52), thickness=7, rim=0.9, detail=0.9)
    snout = c.mask(oval(522, 1027, 7, 11.5, -22))
    c.form(snout, (0.56, 0.07, 30), thickness=6, gloss=0.3, rim=0.5, detail=0.92)

    def bits(pen: Pen) -> None:
        pen.dot(481, 990, 4.2, (0.1, 0.02, 40))
        pen.dot(479.8, 988.4, 1.4, (0.97, 0.03, 90))
        pen.fill(oval(523, 1024, 1.7, 2.8), _INK)
        pen.fill(oval(522, 1031, 1.7, 2.6), _INK)
        pen.stroke([(514, 1036), (494, 1032), (476, 1024)], _INK, 2.2, 0.8)
        tusk = curve([(489, 1032, CORNER), (496, 1022), (501, 1006, CORNER), (504, 1022), (499, 1034, CORNER)])
        pen.fill(tusk, (0.96, 0.04, 92))
        hooves = [(lx + bend, ty) for lx, bend, ty in near]
        hooves += [(362, foot - 7), (436, foot - 6)]
        for hx, hy in hooves:
            pen.fill(
                polygon([(hx - 5, hy - 7), (hx + 9, hy - 7), (hx + 14, hy + 3), (hx - 5, hy + 3)]), (0.14, 0.02, 50)
            )

    c.draw(bits, relief=1, detail=0.95)
