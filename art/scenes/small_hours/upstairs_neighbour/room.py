"""Parts of Upstairs Neighbour: the pale room, the plaster rose and its hole, skirting, floor, four slippers."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb, oval, place, polygon

from .brush import CREAM, INK, PLASTER, PLASTER_SHADE, PLUM, SHADE, WALL

HOLE: Final = (516.0, 82.0, 146.0, 29.0)
"""The rose's hole: its middle and half axes."""
_CORNICE: Final = 172.0
_SKIRTING: Final = 1052.0
FLOOR: Final = 1112.0
_COVE: Final = (0.925, 0.026, 72)
_SPRIG: Final = (0.8, 0.075, 28)


def wall(c: Canvas) -> None:
    """Lay the wall."""
    c.fill(c.full(), WALL, detail=0.0)


def light(c: Canvas) -> None:
    """A window's light that leans on the wall; away from it the wall is a little dimmer."""
    c.multiply(c.full(np.asarray(smoothstep(330, 800, c.x + 0.25 * c.y - 150), np.float32)), SHADE, 0.13)
    for x in (64, 190):
        for y in (236, 372):
            pane = c.mask(polygon([(x, y), (x + 112, y + 26), (x + 112, y + 146), (x, y + 120)]), soft=1.3)
            c.glaze(pane, (0.971, 0.045, 70), 0.85)


def paper(c: Canvas) -> None:
    """A sprig of acacia, row after row, barely there."""
    across, down = 80, 71

    def sprigs(pen: Pen) -> None:
        for j in range(12):
            for i in range(11):
                x, y = 40 * (j % 2) + across * i, 232 + down * j
                if y > _SKIRTING - 24:
                    continue
                pen.fill(limb([(x, y + 17, 0.7), (x, y, 0.9), (x, y - 17, 0.6)], 12), _SPRIG, 0.3)
                for k in range(3):
                    for way in (-1, 1):
                        leaf = [(x, y + 10 - 9 * k, 0.8), (x + way * 5, y + 5 - 9 * k, 2.8),
                                (x + way * 9, y - 9 * k, 0.7)]  # fmt: skip
                        pen.fill(limb(leaf, 10), _SPRIG, 0.3)

    c.draw(sprigs, detail=0.9, soft=0.5)


def floor(c: Canvas) -> None:
    """Skirting and boards."""
    skirting = c.mask(box(-20, _SKIRTING, 840, FLOOR - _SKIRTING + 4), wobble=0.6)
    c.fill(skirting, PLASTER, detail=0.4)
    c.multiply(c.mask(box(-20, _SKIRTING + 14, 840, 4), soft=1.5), PLASTER_SHADE, 0.9)
    c.multiply(c.mask(box(-20, _SKIRTING - 7, 840, 6), soft=3), SHADE, 0.25)
    boards = c.mask(box(-20, FLOOR, 840, 120))
    tone = c.field("boards", 40, 4, (9.0, 0.5))
    table = ramp([(0.76, 0.065, 62), (0.81, 0.06, 66), (0.85, 0.055, 70)])
    c.fill(boards, pick(table, np.clip(0.5 + 1.2 * (tone - 0.5), 0, 1)), detail=0.35)
    c.multiply(c.mask(box(-20, FLOOR - 2, 840, 10), soft=4) & boards, (0.7, 0.07, 40), 0.7)

    def seams(pen: Pen) -> None:
        for y in (1140, 1174):
            pen.fill(limb([(-20, y, 1.1), (400, y + 1, 1.5), (820, y, 1.1)], 30), (0.62, 0.075, 50), 0.6)
        for x, y in ((96, 1113), (640, 1141), (300, 1175)):
            pen.fill(limb([(x, y, 1.2), (x - 6, y + 31, 1.4)], 8), (0.62, 0.075, 50), 0.55)

    c.draw(seams, detail=0.4, soft=0.4)


def ceiling(c: Canvas) -> None:
    """The ceiling seen from below, its cornice."""
    m = c.mask(box(-20, -20, 840, _CORNICE + 10))
    c.fill(m, PLASTER, detail=0.3)
    c.multiply(c.mask(box(-20, -40, 840, 60), soft=30), PLASTER_SHADE, 0.3)
    for y, tall, share in ((_CORNICE - 20, 5, 0.7), (_CORNICE - 4, 4, 0.55), (_CORNICE + 9, 5, 0.9)):
        c.multiply(c.mask(box(-20, y, 840, tall), soft=1.6), PLASTER_SHADE, share)
    c.multiply(c.mask(box(-20, _CORNICE + 12, 840, 18), soft=9), SHADE, 0.4)


def rose(c: Canvas) -> None:
    """The plaster rose flat on the ceiling: a plain moulding, a row of even leaves, the collar about the hole."""
    x, y, rx, ry = HOLE
    for grow in (1.72, 1.58, 1.2):
        ring = c.mask(oval(x, y, rx * grow, ry * grow))
        c.multiply(ring.blur(3).move(2, 4), PLASTER_SHADE, 0.9)
        c.fill(ring, PLASTER if grow != 1.58 else _COVE, detail=0.6)
        c.glaze(ring.edge(-1, -2.4, 1.2), (0.99, 0.01, 95), 0.8)
        if grow == 1.58:
            _leaves(c, ring)


def _leaves(c: Canvas, ring: Mask) -> None:
    """Plaster leaves that point outwards from the hole."""
    x, y, rx, ry = HOLE

    def at(turn: float, far: float) -> tuple[float, float]:
        return x + rx * far * math.cos(turn), y + ry * far * math.sin(turn)

    for k in range(32):
        a = 2 * math.pi * (k + 0.5) / 32
        leaf = c.mask(curve([at(a - 0.078, 1.15), at(a - 0.078, 1.38), at(a, 1.51), at(a + 0.078, 1.38),
                             at(a + 0.078, 1.15)])) & ring  # fmt: skip
        c.multiply(leaf.blur(1.4).move(1, 1.6) & ring, PLASTER_SHADE, 0.7)
        c.fill(leaf, PLASTER, detail=0.6)


def hole(c: Canvas) -> None:
    """The hole, dark towards its near rim, the ceiling's thickness on the far side."""
    x, y, rx, ry = HOLE
    m = c.mask(oval(x, y, rx, ry), wobble=0.4)
    c.fill(m, (0.4, 0.055, 18), detail=0.6)
    c.multiply(m.edge(0, -15, 8), (0.6, 0.07, 350), 0.8)
    wall_of = m - c.mask(oval(x, y - 9, rx * 0.985, ry), wobble=0.4)
    c.fill(wall_of, (0.79, 0.045, 62), detail=0.6)
    c.multiply(wall_of & c.full(np.asarray(smoothstep(x + 20, x + rx, c.x), np.float32)), (0.8, 0.05, 40), 0.6)
    c.glaze(wall_of.edge(0, 3, 1.4), (0.97, 0.02, 88), 0.7)


def rim(c: Canvas) -> None:
    """The hole's near rim, a rounded moulding in front of what hangs down, and its shadow on that."""
    x, y, rx, ry = HOLE
    m = c.mask(oval(x, y, rx, ry))
    lip = c.mask(oval(x, y - 3, rx * 1.075, ry * 1.2), wobble=0.4) - m
    near = lip & c.full(np.asarray(smoothstep(y + 15, y - 4, c.y), np.float32))
    c.multiply((m - m.move(0, 19).blur(9)), (0.55, 0.075, 350), 0.8)
    c.multiply((m - m.move(0, 7).blur(3)), (0.5, 0.075, 350), 0.6)
    c.multiply(near.blur(4).move(0, -4) - lip, PLASTER_SHADE, 0.5)
    c.fill(near, PLASTER, detail=0.6)
    c.glaze(near.edge(0, -3, 2), (0.99, 0.01, 95), 0.8)
    c.multiply(near.edge(0, 4, 3), PLASTER_SHADE, 0.8)


def slippers(c: Canvas) -> None:
    """Four small felt slippers at the skirting, their toes to the wall's left."""
    for x, y, turn in ((572, 1124, 0.0), (628, 1126, 3.0), (698, 1123, -2.0), (755, 1125, 1.0)):

        def at(points: Points, x: float = x, y: float = y, turn: float = turn) -> list[tuple[float, ...]]:
            return place(points, x, y, 0.8, turn)

        sole = c.mask(limb(at([(-30, 9, 4), (0, 10, 4), (31, 9, 4)]), 12))
        c.multiply(sole.blur(5).move(3, 5), (0.6, 0.08, 40), 0.8)
        inside = c.mask(curve(at([(-4, 4), (0, -20), (14, -8), (32, -3, CORNER), (32, 6, CORNER)])))
        c.fill(inside, CREAM, detail=0.85)
        m = c.mask(curve(at([(-33, 7, CORNER), (-36, -8), (-27, -23), (-9, -30), (6, -27, CORNER), (4, -10),
                             (12, 7, CORNER)])), wobble=0.5)  # fmt: skip
        c.multiply(m.blur(4).move(4, 2) & inside, INK, 0.4)
        c.fill(m, PLUM, detail=0.85)
        c.glaze(m.edge(-4, -7, 5), (0.68, 0.09, 352), 0.6)

        def work(pen: Pen) -> None:
            pen.stroke(curve(at([(6, -27), (3, -12), (11, 4)]), closed=False), CREAM, 5)
            pen.fill(limb(at([(-32, 9, 3.4), (0, 10, 3.2), (32, 9, 3.4)]), 12), INK)

        c.draw(work, detail=0.85)
