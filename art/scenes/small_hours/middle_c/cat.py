"""The cat of Middle C, seen from behind: it sits on the keys, paws on the rim, and looks up at the whale."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .room import GOLD

_X, _Y = 136.0, 924.0
_FUR: Colour = (0.2, 0.045, 320)


def cat(c: Canvas) -> None:
    """Paint the shade on the keys, the cat's back, its tail over the edge, one paw on the piano's rim."""
    c.multiply(c.mask(oval(_X + 18, _Y - 4, 96, 24, 14), soft=9), (0.22, 0.07, 335), 0.85)
    c.multiply(
        c.mask(
            limb([(_X - 70, _Y + 14, 14), (_X - 66, _Y + 52, 14), (_X - 20, _Y + 66, 14), (_X + 44, _Y + 34, 8)]),
            soft=6,
        ),
        (0.3, 0.08, 335),
        0.7,
    )
    tail = Clay(c, (_X - 150, _Y - 60, _X + 40, _Y + 190), melt=4)
    tail.limb(
        [
            (_X - 40, _Y - 20, 18),
            (_X - 76, _Y + 4, 15),
            (_X - 78, _Y + 40, 13.5),
            (_X - 40, _Y + 58, 13),
            (_X - 2, _Y + 48, 12),
            (_X + 26, _Y + 30, 9.5),
            (_X + 38, _Y + 18, 6),
        ],
        n=60,
    )
    _coat(c, tail, "tail", 0.3)
    arm = Clay(c, (_X + 10, _Y - 190, _X + 130, _Y - 40), melt=5)
    arm.limb([(_X + 34, _Y - 150, 22), (_X + 62, _Y - 108, 15), (_X + 76, _Y - 62, 11)], n=24)
    arm.ball(_X + 84, _Y - 52, 15, 10, turn=18)
    c.multiply(c.mask(oval(_X + 84, _Y - 42, 24, 7, 16), soft=4), (0.22, 0.07, 335), 0.8)
    _coat(c, arm, "arm", 0.4)
    hx, hy = _X + 20, _Y - 226
    body = Clay(c, (_X - 120, _Y - 330, _X + 130, _Y + 30), melt=14)
    body.limb(
        [
            (_X - 4, _Y - 44, 62),
            (_X - 4, _Y - 92, 53),
            (_X + 4, _Y - 136, 43),
            (_X + 10, _Y - 172, 38),
            (_X + 15, _Y - 204, 33),
        ],
        n=40,
    )
    for way, turn in ((-1.0, 66.0), (1.0, -66.0)):
        body.ball(_X - 4 + way * 46, _Y - 32, 44, 30, turn=turn, z=-4)
        body.ball(_X + way * 54, _Y - 2, 22, 9, turn=way * 4, z=4)
    ears = Clay(c, (_X - 70, _Y - 330, _X + 130, _Y - 180), melt=5)
    for ax, ay, bx, by, wide in ((hx - 27, hy - 16, hx - 38, hy - 62, 15), (hx + 20, hy - 24, hx + 30, hy - 68, 16)):
        ears.limb(
            [(ax + 5, ay + 6, wide), ((ax + bx) / 2 + 2, (ay + by) / 2, wide * 0.62), (bx, by, 1.2)], n=18, flat=0.4
        )
    head = _coat(c, ears, "ears", 0.6)
    body.ball(hx, hy, 41, 37, turn=-14, z=6)
    body.ball(hx - 24, hy + 14, 20, 17, turn=20, z=2)
    body.ball(hx + 26, hy + 8, 20, 17, turn=-20, z=2)
    body.ball(hx + 34, hy - 2, 13, 10, turn=-36, z=-6)
    _coat(c, body, "body", 0.5)
    inside = c.mask(
        curve([(hx + 20, hy - 30, CORNER), (hx + 27, hy - 58, CORNER), (hx + 34, hy - 34, CORNER), (hx + 27, hy - 28)]),
        soft=2,
    )
    c.glaze(inside & head, (0.52, 0.12, 15), 0.5)

    def whiskers(pen: Pen) -> None:
        for k, (ex, ey) in enumerate(((62, -26), (70, -10), (68, 6))):
            pen.stroke(
                [(hx + 42, hy - 1 + 2 * k), (hx + 40 + ex * 0.45, hy - 6 + ey * 0.6), (hx + 28 + ex, hy - 8 + ey)],
                (0.93, 0.06, 60),
                1.0,
                0.75,
            )

    c.draw(whiskers, detail=0.97)
    spine = c.mask(limb([(_X + 12, _Y - 190, 5), (_X + 2, _Y - 120, 9), (_X - 6, _Y - 40, 5)], 24), soft=10)
    c.multiply(spine, (0.5, 0.06, 320), 0.25)


def _coat(c: Canvas, clay: Clay, seed: str, share: float) -> Mask:
    """Near-black fur; the evening only touches what is turned to it."""
    relief = clay.relief(1.4, 0.6)
    c.form(relief, _FUR, rim=0.12, mottle=0.08, bias=-0.06, detail=0.95)
    fur(c, relief, clay.angle, seed=f"cat/{seed}", length=(6, 13), spacing=2.4, light=0.07, spread=0.4, detail=0.95)
    m = relief.mask
    broad = np.zeros((c.h, c.w), np.float32)
    broad[m.where] = smoothstep(0.2, 0.95, 0.55 * relief.nx - 0.8 * relief.ny)
    c.screen(m * broad, (0.62, 0.13, 25), 0.42)
    c.screen(m.edge(2.2, 2.6, 2.0) * np.asarray(0.4 + 0.6 * c.field("nap", 14, 2), np.float32), GOLD, share)
    return m
