"""The boar of Planning Permission, half seen among the mirrored roots."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, polygon

_X, _Y, _W, _H = 347.0, 1034.0, 146.0, 172.0
_INK = (0.2, 0.03, 45)


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
