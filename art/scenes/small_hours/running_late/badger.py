"""The badger, and the shoes that hang out of its reach."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.light import Light
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval


def shoes(c: Canvas) -> None:
    """A pair of small red shoes, hung by their straps over a bough."""
    c.light = Light(
        direction=(0.7, 0.1, 0.6),
        key=(0.95, 0.08, 92),
        shade=c.palette.shade,
        rim=(0.9, -0.2, 0),
        rim_colour=(0.9, 0.1, 90),
    )
    bough = c.mask(
        limb([(60, 618, 12), (120, 634, 9), (176, 640, 7), (226, 628, 5), (262, 632, 2.4)], 40),
        limb([(176, 640, 5), (204, 656, 3), (230, 660, 1.5)]),
    )
    c.form(bough, (0.36, 0.05, 120), rim=0.7, mottle=0.12, detail=0.7)

    def laces(pen: Pen) -> None:
        pen.stroke([(196, 636), (188, 664), (180, 694)], (0.5, 0.16, 26), 2.6)
        pen.stroke([(198, 634), (208, 660), (214, 684)], (0.5, 0.16, 26), 2.6)

    c.draw(laces, relief=1.2)
    for x, y, turn in ((178.0, 712.0, 62.0), (216.0, 702.0, 104.0)):
        a = math.radians(turn)

        def at(u: float, v: float, x: float = x, y: float = y, a: float = a) -> tuple[float, float]:
            return x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)

        sole = c.mask(
            curve(
                [
                    (*at(-22, 10), CORNER),
                    at(0, 11),
                    at(24, 13),
                    at(31, 8),
                    (*at(30, 4), CORNER),
                    at(0, 6),
                    (*at(-22, 4), CORNER),
                ]
            )
        )
        upper = c.mask(
            curve(
                [
                    (*at(-22, 6), CORNER),
                    at(-22, -9),
                    (*at(-17, -13), CORNER),
                    at(-8, -4),
                    at(4, -3),
                    at(20, -4),
                    at(30, 3),
                    (*at(30, 7), CORNER),
                    at(0, 7),
                ]
            )
        )
        c.shadow(upper, -4, 6, 5, 0.5)
        c.form(upper, (0.58, 0.2, 27), thickness=14, gloss=0.5, rim=0.8, detail=0.9)
        c.form(sole, (0.34, 0.07, 40), thickness=4, rim=0.4, detail=0.9)
        c.multiply(c.mask(oval(*at(-12, -6), 8, 4, turn), soft=1.5), (0.26, 0.08, 20), 0.7)


def badger(c: Canvas) -> None:
    """On its hind legs, stretched up the bank, one paw against the trunk, its nose to the shoes."""
    c.light = Light(
        direction=(0.65, 0.05, 0.6),
        key=(0.95, 0.08, 92),
        shade=c.palette.shade,
        rim=(0.9, 0.1, 0),
        rim_colour=(0.9, 0.1, 92),
    )
    c.multiply(c.mask(oval(160, 1012, 90, 16), soft=10), c.palette.deep, 0.6)
    coat = (0.42, 0.022, 200)
    clay = Clay(c, (60, 760, 260, 1030), melt=10)
    clay.limb([(106, 1006, 10), (96, 1010, 8), (84, 1004, 5)])
    clay.ball(142, 958, 46, 50, z=4, turn=8)
    clay.limb([(146, 950, 43), (156, 900, 39), (166, 850, 30), (172, 826, 23)], n=30)
    body = clay.relief(1.2)
    c.form(body, coat, rim=0.5, shadow=20, detail=0.8)
    fur(c, body, 1.9, seed="coat", length=(10, 20), spacing=2.6, light=0.12, spread=0.3, detail=0.8)
    legs = Clay(c, (100, 780, 250, 1040), melt=5)
    legs.limb([(168, 970, 22), (184, 992, 15), (180, 1010, 11)]).limb([(176, 1012, 10), (196, 1016, 9)])
    legs.limb([(186, 862, 17, 6), (206, 838, 12, 8), (219, 812, 9, 8), (225, 798, 11, 8)])
    legs.limb([(160, 858, 14), (150, 826, 10), (148, 797, 9.5)])
    limbs = legs.relief(0.8)
    c.occlude(body.mask, limbs.mask, 5, 0.5)
    c.form(limbs, (0.31, 0.022, 210), rim=0.7, detail=0.85)
    fur(c, limbs, 1.6, seed="limbs", length=(6, 11), spacing=2.6, detail=0.85)
    head = Clay(c, (130, 730, 260, 860), melt=6)
    head.ball(178, 808, 27, 25).limb([(182, 802, 22), (196, 780, 13), (206, 762, 7)])
    skull = head.relief(0.8)
    c.form(skull, (0.9, 0.02, 100), rim=0.4, detail=0.9)
    fur(c, skull, 2.1, seed="head", length=(5, 9), spacing=2.4, light=0.05, detail=0.9)
    stripe = c.mask(limb([(205, 766, 2.6), (194, 786, 7.5), (180, 806, 10), (166, 828, 9)])) & skull.mask
    c.fill(stripe.blur(0.8), (0.24, 0.02, 220), 0.94, detail=0.9)
    jaw = c.mask(limb([(210, 772, 3), (202, 796, 7), (192, 822, 9)])) & skull.mask
    c.multiply(jaw.blur(2), (0.5, 0.04, 210), 0.35)
    nose = c.mask(oval(207, 759, 6, 5, -50))
    c.form(nose, (0.2, 0.02, 220), gloss=0.6, detail=0.95)
    eye = c.mask(oval(190, 789, 2.7, 2.3, -50))
    c.fill(eye, (0.1, 0.02, 220), detail=1)
    c.fill(c.mask(oval(191, 788, 0.9, 0.8)), (0.95, 0.04, 95), detail=1)
    ear = c.mask(oval(163, 800, 5.5, 7.5, 35))
    c.form(ear, (0.27, 0.02, 210), thickness=5, rim=0.2, detail=0.9)
    c.fill(c.mask(limb([(157, 797, 1.2), (161, 793, 1.6), (166, 793, 1.2)])), (0.88, 0.02, 100), 0.85, detail=0.9)
    seams = c.mask(oval(192, 862, 17, 12), oval(160, 856, 13, 11), oval(168, 968, 18, 15), soft=4)
    fur(c, c.relief(seams, 6), 1.9, seed="seams", length=(9, 17), spacing=2.2, light=0.12, spread=0.4, detail=0.8)
    ruff = c.mask(limb([(152, 806, 5), (160, 828, 7), (178, 838, 8), (196, 826, 5)]), soft=2)
    fur(c, c.relief(ruff, 5), 1.9, seed="ruff", length=(9, 15), spacing=2.0, light=0.1, spread=0.4, detail=0.85)

    def claws(pen: Pen) -> None:
        for k in range(4):
            bow = 1.6 * abs(k - 1.5)
            pen.stroke(
                [(217 + 4 * k, 790 + bow), (219.5 + 4.6 * k, 785 + bow), (221 + 4.4 * k, 784 + bow)],
                (0.78, 0.05, 90),
                2,
            )
            pen.stroke([(143 + 3.4 * k, 790 + bow), (142 + 3.6 * k, 786 + bow)], (0.7, 0.05, 95), 1.7)
            pen.stroke([(198 + 3 * k, 1019), (202 + 3.6 * k, 1022)], (0.86, 0.04, 95), 1.9)

    c.draw(claws, relief=1)
