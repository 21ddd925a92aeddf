"""Parts of Finders: what attics keep."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.materials import cloth, metal, wood
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon


def lumber(c: Canvas) -> None:
    """What attics keep: a trunk, hat boxes, picture frames turned to the wall, a dummy."""
    for i, (x, y, w, h, turn) in enumerate(((300, 770, 104, 132, -7), (352, 774, 84, 104, 5), (560, 770, 90, 120, 8))):
        m = c.mask(box(x - w / 2, y - h, w, h, 3, turn=turn))
        c.shadow(m, 10, 5, soft=7, share=0.5)
        wood(c, m, ((0.5, 0.1, 50), (0.42, 0.08, 40), (0.55, 0.1, 60))[i], thickness=6, bias=-0.12, seed=f"frame{i}")
        inner = c.mask(box(x - w / 2 + 11, y - h + 11, w - 22, h - 22, 2, turn=turn))
        cloth(c, inner, (0.6, 0.06, 70), fold=60, depth=1.5, thickness=3, bias=-0.16, seed=f"linen{i}")
    dummy = c.mask(
        curve(
            [
                (452, 568, CORNER),
                (468, 552),
                (484, 568, CORNER),
                (516, 590),
                (508, 640),
                (494, 668),
                (520, 730, CORNER),
                (468, 744),
                (416, 730, CORNER),
                (442, 668),
                (428, 640),
                (420, 590),
            ]
        )
    )
    c.shadow(dummy, 12, 4, soft=9, share=0.5)
    cloth(c, dummy, (0.5, 0.1, 30), fold=80, depth=2, thickness=34, bias=-0.08)
    wood(
        c,
        c.mask(limb([(468, 738, 5), (468, 790, 5)]), limb([(434, 798, 4), (468, 782, 5), (502, 798, 4)])),
        (0.4, 0.07, 45),
        thickness=5,
    )
    # The trunk on the right, its lid up.
    lid = c.mask(
        curve([(640, 706, CORNER), (656, 632), (780, 640), (830, 690, CORNER), (830, 760, CORNER), (640, 740, CORNER)])
    )
    c.shadow(lid, 6, 8, soft=8, share=0.5)
    wood(c, lid, (0.46, 0.11, 40), thickness=16, bias=-0.12, seed="lid")
    inside = c.mask(polygon([(628, 762), (648, 736), (830, 756), (830, 800)]))
    c.fill(inside, (0.22, 0.05, 30))
    shawl = c.mask(
        curve(
            [
                (644, 768, CORNER),
                (664, 738),
                (720, 728),
                (800, 744),
                (830, 790, CORNER),
                (830, 850, CORNER),
                (780, 846),
                (742, 880, CORNER),
                (700, 838),
                (664, 800),
            ]
        )
    )
    chest = c.mask(polygon([(628, 762), (830, 800), (830, 960), (634, 882)]))
    c.shadow(chest, -20, 26, soft=16, share=0.6)
    wood(c, chest, (0.5, 0.12, 42), angle=11, grain=8, thickness=10, bias=-0.04, seed="chest")
    for a, b in (((636, 790), (830, 834)), ((638, 858), (830, 928))):
        strap = c.mask(limb([(*a, 6), (*b, 8)]))
        metal(c, strap, (0.5, 0.07, 65), thickness=6)
    cloth(c, shawl, (0.4, 0.085, 258), angle=84, fold=20, depth=5, thickness=16, seed="shawl")

    def fringe(pen: Pen) -> None:
        for k in range(8):
            pen.stroke([(706 + k * 5, 846 + k * 5), (704 + k * 5, 866 + k * 5.4)], (0.84, 0.1, 82), 2)

    c.draw(fringe, detail=0.6)
    # Hat boxes on the left.
    for x, y, w, h, tone in (
        (98, 880, 112, 84, (0.56, 0.11, 20)),
        (108, 800, 88, 62, (0.72, 0.08, 82)),
        (20, 950, 120, 110, (0.42, 0.07, 150)),
    ):
        side = c.mask(
            curve(
                [
                    (x - w / 2, y - h, CORNER),
                    (x - w / 2, y, CORNER),
                    (x, y + w * 0.13),
                    (x + w / 2, y, CORNER),
                    (x + w / 2, y - h, CORNER),
                    (x, y - h + w * 0.13),
                ]
            )
        )
        c.shadow(side, 20, 14, soft=12, share=0.55)
        relief = c.form(side, tone, thickness=w * 0.4, rim=0.4, mottle=0.1, detail=0.45)
        stripe = side * np.asarray(smoothstep(0.3, 0.5, np.sin((c.x[side.where] - x) / w * 34)), np.float32)
        c.form(relief.within(stripe), mix(tone, (0.9, 0.06, 85), 0.45), detail=0.45)
        top = c.mask(oval(x, y - h, w * 0.54, w * 0.14))
        c.form(top, mix(tone, (0.9, 0.06, 85), 0.2), thickness=5, rim=0.6, detail=0.5)
