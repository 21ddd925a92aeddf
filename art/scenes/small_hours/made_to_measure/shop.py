"""The tailor's shop: panelled walls, boards, bolts of cloth, a dummy, shears and reels."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.materials import cloth, planks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from art.painting.terrain import plane


def room(c: Canvas) -> None:
    """Walls of dark boards, and the floor with the mirror's light on it."""
    c.wash([(0, (0.26, 0.065, 38)), (0.5, (0.38, 0.09, 48)), (0.75, (0.34, 0.08, 44)), (1, (0.26, 0.055, 38))], warp=14)
    for k in range(9):
        x = -20 + k * 105
        c.multiply(np.asarray(np.exp(-(((c.x - x) / 2.2) ** 2)) * (c.y < 900), np.float32), (0.16, 0.04, 35), 0.6)
    grain = smoothstep(0.5, 0.72, c.field("panel", 12, 3, (1, 14)))
    c.multiply(np.asarray(grain * (c.y < 900), np.float32), (0.2, 0.05, 35), 0.4)
    floor = c.mask(polygon([(-10, 896), (810, 896), (810, 1210), (-10, 1210)]))
    boards = plane(c, floor, ((120, 896), (720, 896), (1180, 1210), (-300, 1210)))
    d = np.hypot((c.x - 400) / 1.7, (c.y - 950) * 1.1)
    light = 0.34 * np.exp(-d / 170) - 0.16
    planks(
        c, boards, (0.42, 0.095, 48), across=13, length=2.2, light=light[floor.where].astype(np.float32), seed="floor"
    )
    skirting = c.mask(polygon([(-10, 868), (810, 868), (810, 898), (-10, 898)]))
    c.form(skirting, (0.3, 0.07, 42), thickness=8, bias=-0.06, detail=0.3)


def shelf(c: Canvas) -> None:
    """Bolts of cloth on the right, their near edges in the mirror's light."""
    r = c.rng("bolts")
    tones = (
        (0.42, 0.13, 28),
        (0.36, 0.08, 250),
        (0.58, 0.13, 70),
        (0.4, 0.09, 160),
        (0.44, 0.13, 12),
        (0.62, 0.09, 85),
    )
    for n, y in enumerate((388.0, 548.0, 708.0, 866.0)):
        k = 0
        for row in range(2):
            x = 704.0 + 16 * row + float(r.uniform(0, 10))
            while x < 830:
                q = float(r.uniform(19, 27))
                roll = c.mask(oval(x + q, y - q - row * 41, q, q * 0.96))
                tone = tones[(n * 5 + k * 2 + row) % 6]
                c.form(roll, tone, thickness=8, rim=0.3, bias=-0.06, mottle=0.1, detail=0.5)
                turn = np.sin(
                    np.hypot(c.x - x - q, c.y - y + q + row * 41) * 1.35 - np.arctan2(c.y - y + q, c.x - x - q)
                )
                c.multiply(roll * np.asarray(smoothstep(0, 1, turn), np.float32), (0.2, 0.05, 35), 0.5)
                c.screen(roll.edge(5, 0, 3), (0.92, 0.14, 70), 0.5)
                x += 2 * q + float(r.uniform(-1, 5))
                k += 1
        board = c.mask(polygon([(692, y), (810, y), (810, y + 15), (692, y + 13)]))
        c.shadow(board, 0, 16, 12, 0.6)
        c.form(board, (0.42, 0.1, 46), thickness=6, rim=0.5, detail=0.5)


def dummy(c: Canvas, x: float, y: float) -> None:
    """A tailor's dummy stands in the dark, turned to the mirror, a tape round its neck."""
    foot = c.mask(limb([(x, y - 170, 6), (x, y, 6)]), oval(x, y + 2, 52, 12))
    c.form(foot, (0.26, 0.06, 40), rim=0.5, detail=0.5)
    left = [(-22, -470), (-30, -440), (-66, -418), (-66, -350), (-46, -270), (-66, -170)]
    right = [(66, -172), (50, -270), (74, -356), (66, -418), (30, -442), (22, -470)]
    torso = c.mask(
        curve([(x + a, y + b, CORNER) if b in (-470, -170, -172) else (x + a, y + b) for a, b in (*left, *right)])
    )
    cloth(c, torso, (0.38, 0.085, 245), fold=60, depth=1, thickness=46, seed="dummy", rim=0.2, bias=-0.1, detail=0.5)
    c.screen(torso.edge(-9, 0, 5) & c.full(smoothstep(30, 70, c.x)), (0.92, 0.14, 70), 0.6)
    knob = c.mask(oval(x, y - 478, 26, 12), circle(x, y - 496, 9))
    c.form(knob, (0.46, 0.11, 50), rim=0.6, detail=0.6)

    def tape(pen: Pen) -> None:
        gold = (0.8, 0.14, 82)
        pen.stroke([(x - 26, y - 452), (x - 34, y - 380), (x - 30, y - 290)], gold, 8)
        pen.stroke([(x + 26, y - 452), (x + 40, y - 390), (x + 34, y - 250)], gold, 8)
        for k in range(12):
            pen.stroke([(x + 33, y - 400 + 12 * k), (x + 38, y - 400 + 12 * k)], (0.3, 0.07, 45), 1.3, 0.8)

    c.draw(tape, relief=1.5, detail=0.6)


def shears(c: Canvas) -> None:
    """Shears and a curved rule hang on the wall."""
    rule = c.mask(
        curve(
            [
                (26, 210, CORNER),
                (34, 260),
                (30, 330),
                (6, 400, CORNER),
                (-14, 394, CORNER),
                (10, 320),
                (12, 212, CORNER),
            ]
        )
    )
    rings = [c.mask(oval(x, 362, 15, 21, t)) - c.mask(oval(x, 362, 8, 14, t)) for x, t in ((52, 14), (84, -14))]
    blades = c.mask(limb([(58, 344, 4), (70, 300, 6), (80, 214, 2)]), limb([(78, 344, 4), (68, 300, 6), (60, 216, 2)]))
    nail = c.mask(circle(69, 296, 4))
    for m, tone in ((rule, (0.52, 0.12, 62)), (blades, (0.5, 0.04, 70)), (rings[0] | rings[1], (0.34, 0.1, 34))):
        c.shadow(m, -8, 9, 6, 0.6)
        c.form(m, tone, thickness=6, rim=0.3, bias=-0.1, detail=0.55)
        c.screen(m.edge(-3, 1, 2), (0.92, 0.14, 70), 0.6)
    c.form(nail, (0.7, 0.12, 75), detail=0.6)


def spools(c: Canvas) -> None:
    """Reels and a thread in the near corner."""
    for x, y, s, tone in ((690.0, 1120.0, 1.0, (0.52, 0.15, 28)), (742.0, 1152.0, 1.2, (0.46, 0.1, 245))):
        c.multiply(c.mask(oval(x + 16 * s, y + 8 * s, 40 * s, 9 * s), soft=6), (0.15, 0.04, 34), 0.75)
        for dy in (0, -46 * s):
            disc = c.mask(oval(x, y + dy, 25 * s, 9 * s), oval(x, y + dy - 6 * s, 25 * s, 9 * s))
            c.form(disc, (0.55, 0.11, 54), thickness=6, rim=0.7, detail=0.6)
        reel = c.mask(
            curve(
                [
                    (x - 18 * s, y - 6 * s),
                    (x - 21 * s, y - 24 * s),
                    (x - 18 * s, y - 44 * s),
                    (x + 18 * s, y - 44 * s),
                    (x + 21 * s, y - 24 * s),
                    (x + 18 * s, y - 6 * s),
                    (x, y - s),
                ]
            )
        )
        wound = 0.9 * np.sin(c.y * 1.7 + 0.12 * c.x)
        c.form(reel, tone, thickness=16, bump=np.asarray(wound, np.float32), rim=0.2, detail=0.65)
        c.screen(reel.edge(6, -1, 3), (0.94, 0.13, 72), 0.3)

    def thread(pen: Pen) -> None:
        pen.stroke([(688, 1092), (664, 1076), (662, 1058), (684, 1052), (694, 1046)], (0.6, 0.18, 28), 2.2, 0.95)

    c.draw(thread, relief=1, detail=0.7)
