"""Parts of Full House: the stage in the heart of the fruit."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.materials import cloth, metal, planks
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval, place
from moonhare.painting.terrain import plane

STAGE = (400.0, 640.0)


def stage(c: Canvas) -> None:
    """The opening in the pith: lit boards, red drapes tied back, a pelmet."""
    x, y = STAGE
    opening = c.mask(
        curve(
            [
                (x - 82, y + 76, CORNER),
                (x - 84, y - 36),
                (x - 50, y - 92),
                (x, y - 106),
                (x + 50, y - 92),
                (x + 84, y - 36),
                (x + 82, y + 76, CORNER),
            ]
        )
    )
    at = opening.where
    d = np.hypot((c.x[at] - x) / 80, (c.y[at] - (y + 10)) / 100)
    c.fill(opening, c.tones((0.8, 0.13, 68))[np.clip(480 - d * 330, 30, 511).astype(int)], detail=0.6)
    floor = plane(
        c,
        c.mask(
            curve(
                [
                    (x - 64, y + 40, CORNER),
                    (x + 64, y + 40, CORNER),
                    (x + 118, y + 100),
                    (x + 96, y + 124),
                    (x, y + 138),
                    (x - 96, y + 124),
                    (x - 118, y + 100),
                ]
            )
        ),
        ((x - 64, y + 40), (x + 64, y + 40), (x + 128, y + 138), (x - 128, y + 138)),
    )
    light = 0.3 * np.exp(-(((floor.u - 0.5) / 0.26) ** 2 + ((floor.v - 0.45) / 0.4) ** 2)) - 0.02
    c.shadow(floor.mask, 0, 12, 7, 0.8)
    planks(c, floor, (0.76, 0.11, 66), across=11, length=1, light=np.asarray(light, np.float32), detail=0.75)
    c.screen(floor.mask.edge(0, 3, 0.8), (0.95, 0.1, 75), 0.7)
    for f in (-1, 1):
        drape = c.mask(
            curve(
                [
                    (x + f * 8, y - 112, CORNER),
                    (x + f * 92, y - 64),
                    (x + f * 98, y + 70, CORNER),
                    (x + f * 58, y + 62, CORNER),
                    (x + f * 66, y + 6),
                    (x + f * 62, y - 16, CORNER),
                    (x + f * 36, y - 58),
                    (x + f * 6, y - 88, CORNER),
                ]
            )
        )
        c.shadow(drape, -f * 6, 6, 5, 0.5)
        cloth(c, drape, (0.5, 0.2, 26), angle=90 + f * 14, fold=10, depth=5, thickness=12, seed=f"drape{f}", detail=0.8)
        tie = limb([(x + f * 60, y - 10, 1.7), (x + f * 76, y - 4, 1.7), (x + f * 94, y - 10, 1.7)])
        c.form(c.mask(tie), (0.86, 0.13, 80), detail=0.85)
    pelmet = c.mask(
        curve(
            [
                (x - 84, y - 100, CORNER),
                (x, y - 132),
                (x + 84, y - 100, CORNER),
                (x + 60, y - 66),
                (x + 38, y - 84, CORNER),
                (x, y - 66),
                (x - 38, y - 84, CORNER),
                (x - 60, y - 66),
            ]
        )
    )
    cloth(c, pelmet, (0.44, 0.19, 25), angle=90, fold=9, depth=4, thickness=12, seed="pelmet", detail=0.8)


def dancer(c: Canvas) -> None:
    """The star of the evening: a pomegranate blossom, its petals a skirt, its stamens held up in the light."""
    x, foot = 400.0, 742.0
    c.shadow(c.mask(oval(x + 2, foot + 3, 44, 9)), 0, 0, 4, 0.75)
    c.shadow(c.mask(limb([(x, foot, 20), (x, foot + 22, 10), (x, foot + 40, 3)])), 0, 0, 6, 0.4)
    for k, (lean, long, tone) in enumerate(
        ((-46, 46, -0.06), (46, 46, -0.06), (-25, 52, 0.0), (26, 52, 0.0), (0, 50, 0.06))
    ):
        petal = [
            (-4, 0, CORNER),
            (-15, 0.5 * long),
            (-17, 0.9 * long),
            (-8, long, CORNER),
            (-2, 0.93 * long),
            (5, 1.03 * long, CORNER),
            (16, 0.9 * long),
            (14, 0.5 * long),
            (4, 0, CORNER),
        ]
        m = c.mask(curve(place(petal, x, foot - 50, 1.0, -lean)))
        c.shadow(m, 2, 3, 3, 0.45)
        cloth(
            c,
            m,
            (0.52, 0.21, 29),
            angle=90 - lean,
            fold=6,
            depth=3,
            thickness=9,
            seed=f"petal{k}",
            bias=tone,
            detail=0.85,
        )
    waist = Clay(c, (x - 40, foot - 120, x + 40, foot), melt=4)
    waist.limb([(x, foot - 42, 9), (x, foot - 56, 7), (x - 1, foot - 70, 9.5), (x - 1, foot - 80, 8.5)])
    c.form(waist.relief(0.8), (0.44, 0.18, 26), gloss=0.5, rim=0.6, detail=0.9)

    def stamens(pen: Pen) -> None:
        r = c.rng("stamens")
        for i in range(15):
            a = math.radians(-90 + (i - 7) * 13 + float(r.normal(0, 3)))
            q = 24 + float(r.uniform(-4, 8)) - abs(i - 7)
            ax, ay = x - 1 + math.cos(a) * q, foot - 80 + math.sin(a) * q
            bend = (x - 1 + math.cos(a) * q * 0.5, foot - 82 + math.sin(a) * q * 0.62)
            pen.stroke([(x - 1, foot - 80), bend, (ax, ay)], (0.62, 0.17, 48), 1.7)
            pen.dot(ax, ay, 2.7, (0.84, 0.16, 80))
        for f in (-1, 0, 1):
            pen.fill(
                curve(
                    [
                        (x - 1 + f * 7 - 4, foot - 76, CORNER),
                        (x - 1 + f * 12, foot - 92, CORNER),
                        (x - 1 + f * 7 + 4, foot - 76, CORNER),
                    ]
                ),
                (0.5, 0.19, 26),
            )

    c.draw(stamens, relief=1.2, detail=0.92)


def leather(c: Canvas, skin: Relief) -> None:
    """Age on the rind: pores, a scar, a bright patch where the window meets it and a cool edge in the shade."""
    r = c.rng("pores")
    n = 900
    a = r.uniform(0, 6.283, n)
    q = r.uniform(0.86, 1.06, n)
    px, py = 400 + np.cos(a) * 330 * q, 548 + np.sin(a) * 356 * q

    def pores(pen: Pen) -> None:
        for i in range(n):
            pen.dot(float(px[i]), float(py[i]), float(r.uniform(0.6, 1.8)), (0.3, 0.12, 22), float(r.uniform(0.2, 0.6)))

    c.draw(pores, detail=0.6, clip=skin.mask)
    c.screen(skin.mask & c.mask(limb([(120, 420, 8), (170, 310, 15), (260, 234, 9)]), soft=9), (0.9, 0.09, 60), 0.5)
    c.screen(skin.mask.edge(-9, -3, 6), (0.62, 0.13, 345), 0.45)


def knife(c: Canvas) -> None:
    """A paring knife lying free on the table: blade with a ground bevel, bolster, riveted handle, wet with juice."""
    at = (640.0, 1060.0)
    turn = -14.0
    edge = [(-176, 24, CORNER), (-120, -6), (-60, -17), (0, -17, CORNER), (0, 17, CORNER), (-70, 22), (-130, 27)]
    blade = c.mask(curve(place(edge, *at, 1.0, turn)))
    handle = c.mask(
        curve(
            place(
                [(8, -15, CORNER), (70, -17), (124, -15), (138, 0), (126, 17), (70, 15), (8, 15, CORNER)],
                *at,
                1.0,
                turn,
            )
        )
    )
    for part in (blade, handle):
        c.shadow(part, 9, 13, 8, 0.8)
    metal(c, blade, (0.66, 0.02, 255), thickness=7, polish=0.85)
    bevel = c.mask(
        curve(
            place(
                [(-176, 24, CORNER), (-130, 15), (-70, 9), (0, 5, CORNER), (0, 17, CORNER), (-70, 22), (-130, 27)],
                *at,
                1.0,
                turn,
            )
        )
    )
    c.screen(bevel & blade, (0.8, 0.03, 70), 0.4)
    c.screen((bevel & blade).edge(0, 2, 0.8), (0.97, 0.04, 80), 0.7)
    c.glaze(
        c.mask(limb(place([(-60, -10, 3), (-20, -10, 5), (-2, -9, 4)], *at, 1.0, turn)), soft=3) & blade,
        (0.5, 0.17, 22),
        0.45,
    )
    c.form(
        handle,
        (0.4, 0.09, 40),
        thickness=13,
        bump=(c.field("handle", 10, 3, (3, 0.5)) - 0.5) * 4,
        gloss=0.35,
        rim=0.6,
        detail=0.7,
    )
    bolster = c.mask(
        curve(place([(-2, -18, CORNER), (10, -17, CORNER), (10, 17, CORNER), (-2, 18, CORNER)], *at, 1.0, turn))
    )
    metal(c, bolster, (0.66, 0.05, 80), thickness=6, polish=0.8)
    for d in (38.0, 74.0, 110.0):
        rx, ry = place([(d, 0)], *at, 1.0, turn)[0][:2]
        c.form(c.mask(oval(rx, ry, 4, 4)), (0.76, 0.1, 82), gloss=0.8, detail=0.85)
    for u, v, q in ((-150, 21, 4.6), (-112, 15, 3.6), (-84, 20, 5.4), (-48, 13, 3.0), (-190, 44, 5.0), (-164, 52, 3.2)):
        dx, dy = place([(u, v)], *at, 1.0, turn)[0][:2]
        c.shadow(c.mask(oval(dx, dy, q * 1.3, q * 0.8)), 1, 2, 1.5, 0.6)
        c.form(c.mask(oval(dx, dy, q * 1.3, q * 0.8)), (0.42, 0.18, 22), gloss=0.9, rim=0.5, detail=0.85)
