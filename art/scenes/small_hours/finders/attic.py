"""Parts of Finders: the boards and rafters of the attic."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, smoothstep
from art.painting.mask import Mask
from art.painting.materials import planks, wood
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon
from art.painting.terrain import plane


def _falloff(c: Canvas, mask: Mask, x: float, y: float, r: float, high: float, low: float) -> Array:
    d = np.hypot(c.x[mask.where] - x, (c.y[mask.where] - y) * 1.3) / r
    return np.asarray(low + (high - low) * np.exp(-d * d), np.float32)


def attic(c: Canvas) -> None:
    """Paint walls, floor and roof."""
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


def lumber(c: Canvas) -> None:
    """What an attic keeps: a round-lidded trunk, cases, a hatbox, a hobby horse's head in the dark."""
    for k, (x, y, w, h, tone) in enumerate(
        (
            (206, 836, 150, 56, (0.4, 0.09, 30)),
            (214, 784, 118, 50, (0.42, 0.07, 90)),
            (206, 742, 88, 42, (0.44, 0.1, 55)),
        )
    ):
        case = c.mask(box(x - w / 2, y - h / 2, w, h, 7, (-1, 2, -3)[k]))
        c.shadow(case, -8, 8, 8, 0.6)
        c.form(case, tone, thickness=14, rim=0.4, mottle=0.12, bias=-0.12, detail=0.5)
        for f in (-0.3, 0.3):
            strap = c.mask(box(x + f * w - 4, y - h / 2 - 1, 8, h + 2, 2, (-1, 2, -3)[k]))
            c.form(strap, (0.3, 0.07, 35), thickness=4, rim=0.4, bias=-0.1, detail=0.5)
    hat = c.mask(curve([(84, 880, CORNER), (92, 958, CORNER), (158, 974), (226, 958, CORNER), (234, 880, CORNER)]))
    c.shadow(hat, -10, 10, 10, 0.6)
    stripe = np.asarray(0.5 + 0.5 * np.sin((c.x - 159) / 9), np.float32)
    r = c.relief(hat, 60)
    c.form(r, (0.5, 0.09, 36), rim=0.3, mottle=0.1, bias=-0.12, detail=0.5)
    c.form(
        r.within(c.full(smoothstep(0.55, 0.7, stripe))), (0.62, 0.07, 70), rim=0.3, mottle=0.1, bias=-0.14, detail=0.5
    )
    side = c.mask(curve([(78, 872), (80, 892), (158, 910), (238, 892), (240, 872), (158, 886)]))
    c.form(side, (0.46, 0.1, 34), thickness=14, rim=0.3, bias=-0.08, detail=0.5)
    lid = c.mask(oval(159, 872, 81, 17))
    c.form(lid, (0.56, 0.1, 42), thickness=5, rim=0.4, mottle=0.1, bias=0.02, detail=0.5)
    c.multiply(
        c.mask(box(70, 700, 230, 290), soft=10) * np.asarray(smoothstep(300, 60, c.x), np.float32),
        (0.34, 0.08, 340),
        0.75,
    )
    front = c.mask(polygon([(604, 880), (800, 892), (812, 1016), (612, 984)]))
    c.shadow(front, -12, 16, 12, 0.6)
    wood(c, front, (0.38, 0.095, 36), angle=4, grain=8, thickness=16, seed="trunk", bias=-0.14, detail=0.6)
    vault = c.mask(
        curve([(598, 882, CORNER), (604, 826), (640, 786), (700, 776), (830, 786, CORNER), (830, 896, CORNER)])
    )
    wood(c, vault, (0.4, 0.1, 38), angle=4, grain=8, thickness=46, seed="vault", bias=-0.1, detail=0.6)
    for x in (632, 748):
        band = c.mask(limb([(x + 10, 782, 7), (x, 830, 7.5), (x - 2, 884, 7.5), (x + 4, 990, 7)], 30))
        c.form(band, (0.24, 0.05, 40), thickness=6, rim=0.3, gloss=0.3, bias=-0.15, detail=0.6)
    lip = c.mask(limb([(600, 884, 6), (700, 889, 6), (806, 895, 6)], 20))
    c.form(lip, (0.3, 0.06, 42), thickness=6, rim=0.4, bias=-0.1, detail=0.6)
    lock = c.mask(box(690, 880, 24, 34, 4))
    c.form(lock, (0.5, 0.1, 65), thickness=7, rim=0.5, gloss=0.5, bias=-0.1, detail=0.7)
    right = c.full(smoothstep(600, 800, c.x) * smoothstep(740, 800, c.y))
    c.multiply((front | vault) & right, (0.3, 0.09, 340), 0.5)


def thimble(c: Canvas, x: float, y: float, h: float) -> None:
    """A thimble set out under the drip, full to the brim."""
    cup = c.mask(
        curve(
            [
                (x - h * 0.46, y - h, CORNER),
                (x - h * 0.36, y - 3),
                (x, y),
                (x + h * 0.36, y - 3),
                (x + h * 0.46, y - h, CORNER),
            ]
        )
    )
    c.shadow(cup, -6, 4, 4, 0.6)
    c.form(cup, (0.7, 0.05, 75), thickness=h * 0.5, rim=0.8, gloss=0.7, detail=0.85)
    c.fill(c.mask(oval(x, y - h, h * 0.46, h * 0.15)), (0.97, 0.1, 88), detail=0.95)
    c.glow(x, y - h, h * 0.9, (0.95, 0.13, 80), 0.6)
