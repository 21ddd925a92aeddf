"""Parts of Finders: the boards and rafters of the attic."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import planks, wood
from moonhare.painting.shapes import box, limb, polygon
from moonhare.painting.terrain import plane


def _falloff(c: Canvas, mask: Mask, x: float, y: float, r: float, high: float, low: float) -> Array:
    d = np.hypot(c.x[mask.where] - x, (c.y[mask.where] - y) * 1.3) / r
    return np.asarray(low + (high - low) * np.exp(-d * d), np.float32)


def attic(c: Canvas) -> None:
    c.fill(c.full(), (0.2, 0.05, 30))
    back = plane(
        c,
        c.mask(polygon([(196, 772), (196, 520), (418, 236), (640, 520), (640, 772)])),
        ((196, 230), (640, 230), (640, 772), (196, 772)),
    )
    planks(
        c,
        back,
        (0.5, 0.09, 52),
        across=11,
        length=1.0,
        light=_falloff(c, back.mask, 420, 760, 280, 0.06, -0.26),
        seed="back",
    )
    left = plane(
        c,
        c.mask(polygon([(196, 524), (420, 236), (420, -330), (-420, 120), (-420, 330)])),
        ((420, 236), (420, -700), (-560, 240), (196, 524)),
    )
    planks(
        c,
        left,
        (0.46, 0.08, 48),
        across=10,
        length=1.2,
        light=_falloff(c, left.mask, 140, 240, 200, 0.14, -0.22),
        seed="left",
    )
    right = plane(
        c,
        c.mask(polygon([(638, 524), (416, 236), (416, -330), (1240, 120), (1240, 330)])),
        ((416, -700), (416, 236), (638, 524), (1400, 240)),
    )
    planks(
        c,
        right,
        (0.44, 0.08, 46),
        across=10,
        length=1.2,
        light=_falloff(c, right.mask, 560, 480, 330, 0.0, -0.2),
        seed="right",
    )
    for f, x0, x1 in ((-1, 196, -420), (1, 640, 1260)):
        knee = plane(
            c,
            c.mask(polygon([(x0, 520), (x1, 300), (x1, 1130), (x0, 774)])),
            ((x0, 520), (x1, 250), (x1, 1230), (x0, 774)),
        )
        planks(
            c,
            knee,
            (0.42, 0.08, 45),
            across=5,
            length=2.4,
            light=_falloff(c, knee.mask, 700 if f > 0 else 120, 860, 260, 0.04, -0.22),
            seed=f"knee{f}",
        )
    floor = plane(
        c,
        c.mask(polygon([(196, 770), (640, 770), (1260, 1130), (1260, 1220), (-420, 1220), (-420, 1120)])),
        ((196, 770), (640, 770), (1350, 1210), (-520, 1210)),
    )
    planks(
        c,
        floor,
        (0.6, 0.1, 58),
        across=13,
        length=1.6,
        light=_falloff(c, floor.mask, 570, 960, 330, 0.24, -0.2),
        seed="floor",
    )
    for far, near in (((418, 236), (418, -300)), ((196, 524), (-420, 330)), ((640, 524), (1250, 330))):
        beam = c.mask(limb([(*far, 9), (*near, 34)]))
        c.shadow(beam, 6, 14, soft=9, share=0.5)
        wood(
            c,
            beam,
            (0.42, 0.08, 45),
            angle=math.degrees(math.atan2(near[1] - far[1], near[0] - far[0])),
            thickness=18,
            bias=-0.12,
        )
    for t, w in ((0.0, 9), (0.24, 13), (0.62, 20)):
        ridge = (418.0, 236 - 560 * t)
        for f, ex, ey in ((-1, 196 - 620 * t, 524 - 200 * t), (1, 640 + 620 * t, 524 - 200 * t)):
            rafter = c.mask(limb([(*ridge, w), (ex, ey, w)]))
            c.shadow(rafter, 8, 12, soft=8, share=0.5)
            wood(
                c,
                rafter,
                (0.47, 0.09, 48),
                angle=math.degrees(math.atan2(ey - ridge[1], ex - ridge[0])),
                thickness=w,
                bias=-0.05 if f < 0 else -0.14,
            )
    tie = c.mask(box(182, 500, 474, 26, 4))
    c.shadow(tie, 4, 14, soft=8, share=0.55)
    wood(c, tie, (0.46, 0.09, 48), thickness=12, bias=-0.06)
    c.multiply(
        c.full(smoothstep(300, 0, c.y) * 0.6 + smoothstep(520, 800, c.x) * smoothstep(800, 300, c.y) * 0.5),
        (0.3, 0.06, 345),
        0.6,
    )
    c.multiply(c.mask(polygon([(180, 750), (660, 750), (680, 800), (160, 800)]), soft=14), (0.28, 0.06, 350), 0.55)
