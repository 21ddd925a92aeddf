"""Parts of Lead or Follow: the howling wolf, head and breast."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.materials.living import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import strew

_COAT: Colour = (0.34, 0.075, 274)
_BOX = (-60.0, 60.0, 860.0, 1260.0)


def paint_wolf(c: Canvas) -> None:
    """Paint the wolf from its breast up, its muzzle raised to the sky."""
    far = Clay(c, _BOX, melt=8)
    far.limb([(440, 400, 46), (366, 350, 32), (296, 296, 5)], n=16)
    ear = far.relief(1.5)
    c.form(ear, (0.3, 0.06, 278), rim=0.9, detail=0.7)
    fur(c, ear, far.angle, seed="far-ear", length=(10, 20), spacing=3.2, detail=0.7)
    body = Clay(c, _BOX, melt=30)
    body.limb([(392, 1280, 330), (396, 1060, 312), (402, 820, 252), (428, 620, 176), (458, 470, 116)], n=60)
    body.ball(474, 404, 98, 84, z=30, turn=-58, melt=24)
    body.limb([(500, 362, 72, 36), (546, 264, 48, 36), (584, 178, 32, 36), (598, 138, 25, 36)], n=26, melt=14)
    body.limb([(540, 392, 48, 20), (594, 312, 28, 20), (634, 236, 15, 20)], n=20, melt=9)
    body.limb([(428, 452, 52, 70), (342, 440, 38, 74), (258, 414, 6, 74)], n=20, melt=12)
    body.press([(372, 446, 12), (316, 434, 9), (280, 422, 5)], 14)
    body.press([(566, 440, 12), (510, 470, 14), (440, 480, 12)], 10)
    shape = body.relief(2)
    mask = shape.mask
    c.form(shape, _COAT, mottle=0.05, grain=30, rim=1.3, shadow=40, detail=0.6)
    c.multiply(mask * np.asarray(smoothstep(560, 1000, c.y)[mask.where], np.float32), (0.24, 0.07, 300), 0.7)
    c.screen(mask * np.asarray(smoothstep(560, 240, c.y)[mask.where], np.float32), (0.6, 0.06, 265), 0.2)
    right = smoothstep(0.1, 1.0, (c.x[mask.where] - 430 + 0.2 * (c.y[mask.where] - 500)) / 260)
    c.multiply(mask * (right * smoothstep(330, 520, c.y[mask.where])), (0.3, 0.1, 310), 0.6)
    fur(c, shape, body.angle, seed="coat", length=(16, 34), spacing=3.8, spread=0.34, light=0.1, detail=0.6)
    _mane(c)
    _face(c)


def _mane(c: Canvas) -> None:
    """Long locks down the neck in layers, breaking the outline; lit blue at the back, red below."""
    r = c.rng("mane")
    n = 3400
    t = r.random(n) ** 0.8
    u = r.uniform(-1.03, 1.03, n)
    y = 400 + 710 * t + r.normal(0, 14, n)
    middle = np.interp(y, (400, 620, 820, 1060, 1200), (470, 428, 402, 396, 392))
    wide = np.interp(y, (400, 620, 820, 1060, 1200), (92, 178, 254, 314, 328))
    x = middle + u * wide
    light = np.clip(0.46 - 0.34 * t - 0.36 * u + r.normal(0, 0.14, n), 0, 1)
    table = ramp([(0, (0.17, 0.05, 295)), (0.4, (0.34, 0.07, 275)), (0.75, (0.56, 0.065, 266)), (1, (0.82, 0.04, 255))])
    tone: Array = np.asarray(pick(table, light), np.float32)
    warm = np.clip(1.1 - np.hypot((x - 400) / 250, (y - 900) / 330), 0, 1)[:, None]
    tone = (
        tone
        + (np.asarray(pick(ramp([(0, (0.3, 0.12, 12)), (1, (0.66, 0.19, 30))]), r.random(n)), np.float32) - tone) * warm
    )
    order = np.argsort(y)
    strew(
        c,
        "hair",
        x[order],
        y[order],
        (r.uniform(34, 74, n) * (0.5 + 0.5 * np.clip(4 * t, 0, 1)))[order],
        (1.57 - 0.5 * u + r.normal(0, 0.15, n))[order],
        tone[order].astype(np.float32),
        seed="mane",
        alpha=0.85,
        detail=0.7,
    )


def _face(c: Canvas) -> None:
    def features(pen: Pen) -> None:
        ink = (0.12, 0.04, 280)
        pen.stroke([(462, 380), (482, 366), (500, 338)], ink, 5)
        pen.stroke([(462, 388), (484, 376), (502, 350)], (0.7, 0.06, 262), 2, 0.6)
        pen.fill(curve([(626, 218, CORNER), (610, 264), (576, 340, CORNER), (592, 296), (616, 236)]), (0.5, 0.2, 26))
        pen.stroke([(626, 212), (608, 266), (574, 344)], ink, 4)
        for k in range(4):
            pen.dot(566 - 5 * k, 226 + 13 * k, 2.2, ink, 0.8)

    c.draw(features, detail=0.95)
    fold = c.mask(limb([(398, 452, 10), (336, 438, 10), (284, 422, 4)], 16), soft=6)
    c.multiply(fold, (0.2, 0.06, 285), 0.7)
    nose = c.mask(oval(604, 122, 22, 18, -30))
    c.form(nose, (0.16, 0.04, 285), gloss=0.7, detail=0.95)
    c.glow(612, 250, 60, (0.66, 0.19, 30), 0.3)
