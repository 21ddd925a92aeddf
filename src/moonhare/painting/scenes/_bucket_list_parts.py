"""Parts of Bucket List: the frog, its pale fellow up on the ladder, and the bucket."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.materials import stone, wood
from moonhare.painting.motifs.props import rope
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval


def pale_frog(c: Canvas, x: float, y: float, q: float) -> None:
    """The one who has gone before, small at (x, y), paler for being nearer the light."""
    lump = Clay(c, (x - q * 1.4, y - q * 1.6, x + q * 1.4, y + q), melt=0.1 * q)
    lump.limb(
        [
            (x + 0.32 * q, y - 0.2 * q, 0.34 * q),
            (x - 0.1 * q, y - 0.4 * q, 0.3 * q),
            (x - 0.36 * q, y - 0.5 * q, 0.22 * q),
        ]
    )
    lump.ball(x - 0.28 * q, y - 0.72 * q, 0.13 * q)
    lump.ball(x + 0.4 * q, y - 0.06 * q, 0.26 * q, 0.18 * q, z=0.2 * q)
    lump.limb([(x - 0.12 * q, y - 0.26 * q, 0.1 * q), (x - 0.2 * q, y + 0.08 * q, 0.07 * q)])
    c.form(lump.relief(0.3), (0.88, 0.06, 120), rim=0.6, detail=0.85)
    c.draw(lambda pen: pen.dot(x - 0.31 * q, y - 0.73 * q, 0.075 * q, (0.2, 0.03, 120)), detail=0.95)


def bucket(c: Canvas) -> None:
    """A hooped pail half sunk in the water, its rope coming down from above."""
    x, y = 668.0, 1126.0
    rope(c, [(585, 180), (600, 420), (632, 760), (652, 1010), (640, 1070)], 5, (0.62, 0.04, 80))
    side = c.mask(
        curve(
            [
                (x - 66, y - 62, CORNER),
                (x + 16, y - 96),
                (x + 78, y - 62, CORNER),
                (x + 92, y + 36, CORNER),
                (x + 30, y + 60),
                (x - 36, y + 44, CORNER),
            ]
        )
    )
    c.shadow(side, 4, 24, soft=12, share=0.6)
    wood(c, side, (0.5, 0.05, 62), angle=74, grain=9, thickness=46, detail=0.6)
    for t in (0.24, 0.8):
        a = [
            (x - 66 + 30 * t, y - 62 + 104 * t),
            (x + 14 + 8 * t, y - 76 + 128 * t),
            (x + 78 + 14 * t, y - 62 + 98 * t),
        ]
        c.draw(partial(_hoop, line=a), relief=4, detail=0.7)
    mouth = c.mask(curve([(x - 66, y - 62, CORNER), (x + 14, y - 96), (x + 78, y - 62, CORNER), (x + 10, y - 42)]))
    wood(c, mouth, (0.34, 0.04, 60), angle=8, thickness=3, detail=0.6)
    c.multiply(mouth * np.asarray(smoothstep(y - 54, y - 92, c.y), np.float32), (0.2, 0.03, 250), 0.85)
    rim_line = [(x - 66, y - 62), (x - 30, y - 84), (x + 16, y - 95), (x + 56, y - 80), (x + 78, y - 62)]
    c.draw(partial(_hoop, line=rim_line), relief=3, detail=0.7)
    c.draw(
        lambda pen: pen.stroke(
            [(x - 62, y - 62), (x - 30, y - 128), (x + 40, y - 132), (x + 76, y - 64)], (0.45, 0.03, 240), 5
        ),
        relief=3,
    )
    lap = c.mask(
        curve(
            [
                (x - 110, y + 34, CORNER),
                (x - 20, y + 22),
                (x + 120, y + 16, CORNER),
                (x + 140, y + 90, CORNER),
                (x - 110, y + 90, CORNER),
            ]
        ),
        soft=5,
    )
    c.glaze(lap, (0.36, 0.035, 235), 0.86)
    c.draw(
        lambda pen: pen.stroke(
            [(x - 92, y + 36), (x - 20, y + 25), (x + 60, y + 26), (x + 112, y + 20)], (0.86, 0.03, 110), 2, 0.7
        ),
        detail=0.6,
    )


def _hoop(pen: Pen, line: Sequence[tuple[float, float]]) -> None:
    pen.stroke(line, (0.4, 0.03, 240), 9)


def frog(c: Canvas) -> None:
    """Seen from the side and a little from behind, its face lifted to the light."""
    perch = c.mask(
        curve(
            [(386, 1150, CORNER), (400, 1108), (470, 1092), (560, 1098), (600, 1130), (596, 1166, CORNER), (490, 1180)]
        ),
        wobble=3,
    )
    c.shadow(perch, 4, 20, soft=12, share=0.6)
    stone(c, perch, (0.5, 0.03, 190), thickness=30, seed="perch", detail=0.45)
    green: Colour = (0.56, 0.115, 138)
    far = Clay(c, (330, 860, 640, 1170), melt=7)
    far.limb([(452, 1040, 20), (420, 1076, 14), (424, 1106, 11), (400, 1112, 8)])
    for toe in ((382, 1104), (384, 1114), (396, 1120)):
        far.limb([(404, 1110, 6), (*toe, 5)], n=5)
    c.form(far.relief(0.8), green, bias=-0.16, rim=0.5, gloss=0.3, detail=0.7)
    body = Clay(c, (330, 840, 660, 1180), melt=12)
    body.limb([(566, 1068, 50), (528, 1030, 62), (486, 984, 55), (452, 946, 44)])
    body.limb([(452, 944, 42), (424, 926, 30), (402, 916, 17)], melt=14)
    body.ball(452, 900, 21, 21, z=22, turn=-20)
    body.ball(478, 966, 12, 12, z=44, melt=4)
    body.press([(402, 930, 4), (430, 950, 4), (466, 962, 4), (484, 958, 4)], deep=9)
    body.limb([(566, 1066, 42, 26), (520, 1080, 33, 34), (478, 1060, 21, 36)], melt=6)
    body.limb([(484, 1062, 16, 38), (530, 1104, 14, 36), (560, 1114, 10, 34)], melt=4)
    body.limb([(560, 1114, 10, 34), (500, 1122, 8, 36), (466, 1118, 6, 36)], melt=3)
    for toe in ((440, 1112), (444, 1124), (462, 1130)):
        body.limb([(478, 1119, 6, 36), (*toe, 5.4, 36)], n=5, melt=2)
    body.limb([(476, 1010, 22, 30), (462, 1056, 15, 38), (476, 1092, 11, 40), (456, 1100, 8, 40)], melt=6)
    for toe in ((432, 1092), (436, 1104), (452, 1110)):
        body.limb([(462, 1099, 6, 40), (*toe, 5, 40)], n=5, melt=2)
    relief = body.relief(0.9)
    at = relief.mask.where
    warts = np.maximum(c.field("warts", 15, 2)[at] - 0.62, 0) * 14
    c.form(
        relief,
        green,
        bump=np.asarray(warts, np.float32),
        shadow=30,
        rim=1.0,
        gloss=0.55,
        gloss_sharpness=18,
        mottle=0.1,
        detail=0.75,
    )
    pale = c.mask(
        curve(
            [(404, 930, CORNER), (440, 956), (476, 976), (500, 1030), (486, 1066), (456, 1030), (434, 980), (404, 944)]
        ),
        soft=8,
    )
    c.form(relief.within(pale), (0.87, 0.06, 110), rim=0.5, gloss=0.3, detail=0.7)
    spots = smoothstep(0.6, 0.68, c.field("spots", 34, 2)[at]) * smoothstep(
        -6, 14, (c.x[at] - 470) * 0.72 - (c.y[at] - 1020) * 0.69
    )
    c.form(relief.within(relief.mask * np.asarray(spots, np.float32)), (0.36, 0.085, 150), gloss=0.4, detail=0.7)
    stripe = c.mask(limb([(470, 894, 4), (510, 934, 6), (560, 990, 6), (596, 1040, 4)]), soft=2.5)
    c.form(relief.within(stripe), (0.8, 0.12, 118), gloss=0.4, detail=0.7)

    def face(pen: Pen) -> None:
        pen.fill(circle(446, 897, 14.5), (0.86, 0.12, 84))
        pen.radiate(circle(446, 897, 13.5), 446, 893, 16, [(0.95, 0.1, 92), (0.72, 0.14, 62)])
        pen.fill(oval(445, 895, 9, 6.2, -22), (0.12, 0.02, 60))
        pen.dot(441, 890, 3.4, (0.99, 0.01, 95))
        pen.dot(450, 899, 1.5, (0.9, 0.04, 100), 0.8)
        pen.stroke([(433, 904), (446, 912.5), (460, 905)], (0.3, 0.06, 150), 2, 0.8)
        pen.dot(406, 911, 2.2, (0.2, 0.04, 150), 0.9)
        pen.stroke([(403, 929), (430, 949), (464, 961), (482, 958)], (0.26, 0.05, 150), 2.6, 0.8)

    c.draw(face, detail=0.95)
    c.glow(440, 890, 46, (0.97, 0.04, 95), 0.2)
