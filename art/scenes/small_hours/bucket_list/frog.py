"""Parts of Bucket List: the frog, its pale fellow up on the ladder, and the bucket."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import stone, wood
from art.painting.motifs.props import rope
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval


def pale_frog(c: Canvas, x: float, y: float, q: float) -> None:
    """The one who has gone before, seen from behind as it climbs, `q` tall; paler for being nearer the light."""
    lump = Clay(c, (x - q, y - q, x + q, y + q), melt=0.05 * q)
    lump.limb(
        [(x, y + 0.16 * q, 0.19 * q), (x + 0.02 * q, y - 0.06 * q, 0.2 * q), (x + 0.03 * q, y - 0.3 * q, 0.15 * q)]
    )
    for f, up in ((-1.0, 0.0), (1.0, 0.14)):
        lump.ball(x + 0.03 * q + f * 0.11 * q, y - 0.42 * q, 0.065 * q, z=0.1 * q)
        arm = [(0.12, -0.16, 0.07), (0.34, -0.24 - up, 0.05), (0.3, -0.5 - up, 0.04)]
        leg = [(0.1, 0.2, 0.11), (0.4, 0.04 - up, 0.085), (0.36, 0.4 - up, 0.05), (0.5, 0.5 - up, 0.035)]
        for line in (arm, leg):
            lump.limb([(x + f * u * q, y + v * q, w * q) for u, v, w in line])
    relief = lump.relief(0.9)
    c.shadow(relief.mask, 4, 8, soft=4, share=0.6)
    c.form(relief, (0.8, 0.13, 118), rim=0.9, gloss=0.3, mottle=0.05, detail=0.9)
    stripe = c.mask(limb([(x + 0.03 * q, y - 0.36 * q, 1.2), (x, y + 0.3 * q, 1.2)]), soft=0.6)
    c.form(relief.within(stripe), (0.55, 0.12, 135), detail=0.9)


def bucket(c: Canvas) -> None:
    """A hooped pail half sunk in the water, its rope coming down from above."""
    x, y = 668.0, 1126.0
    rope(c, [(585, 170), (600, 420), (632, 760), (652, 1010), (640, 1070)], 5, (0.62, 0.04, 80))
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
    wood(c, side, (0.54, 0.085, 58), angle=74, grain=9, thickness=46, detail=0.6)
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
    c.glaze(lap, (0.2, 0.04, 195), 0.86)
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
    stone(c, perch, (0.47, 0.055, 150), thickness=30, seed="perch", detail=0.45)
    green: Colour = (0.6, 0.15, 134)
    far = Clay(c, (330, 860, 640, 1170), melt=7)
    far.limb([(456, 1010, 20), (420, 1022, 14), (400, 992, 11), (388, 968, 8)])
    for toe in ((368, 966), (372, 954), (382, 948), (396, 952)):
        far.limb([(386, 966, 5.5), (*toe, 4.6)], n=5)
        far.ball(*toe, 5.6, 5.6, melt=2)
    c.form(far.relief(0.8), green, bias=-0.16, rim=0.5, gloss=0.3, detail=0.7)
    _bundle(c)
    body = Clay(c, (330, 840, 660, 1180), melt=12)
    body.limb([(566, 1068, 50), (528, 1030, 62), (486, 984, 55), (452, 946, 44)])
    body.limb([(452, 944, 42), (424, 926, 30), (402, 916, 17)], melt=14)
    body.ball(452, 900, 21, 21, z=22, turn=-20)
    body.ball(478, 966, 12, 12, z=44, melt=4)
    body.press([(402, 930, 4), (430, 950, 4), (466, 962, 4), (484, 958, 4)], deep=9)
    body.limb([(480, 1006, 22, 30), (478, 1052, 15, 38), (450, 1054, 11, 42), (432, 1030, 8.5, 44)], melt=6)
    for toe in ((414, 1028), (412, 1018), (418, 1008)):
        body.limb([(430, 1026, 6, 46), (*toe, 5, 48)], n=5, melt=2)
    relief = body.relief(0.9)
    at = relief.mask.where
    warts = np.maximum(c.field("warts", 9, 2)[at] - 0.64, 0) * 5 * smoothstep(6, 22, relief.height)
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

    _hind_leg(c, relief.mask, green)

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


def _hind_leg(c: Canvas, body: Mask, green: Colour) -> None:
    """Folded: the thigh forward to the knee, the shin back to the heel, the long foot on the stone."""
    leg = Clay(c, (400, 960, 660, 1180), melt=3)
    leg.limb([(584, 1068, 36, 20), (550, 1048, 40, 26), (512, 1036, 30, 30), (488, 1036, 19, 32)])
    shin = Clay(c, (400, 960, 660, 1180), melt=3)
    shin.limb([(490, 1042, 15, 20), (528, 1078, 17, 24), (566, 1108, 12, 24)])
    shin.limb([(568, 1110, 11, 26), (516, 1122, 9, 28), (470, 1120, 7, 30)])
    for toe in ((430, 1104), (428, 1119), (444, 1131), (466, 1134)):
        shin.limb([(478, 1120, 6.5, 30), (0.5 * toe[0] + 236, 0.5 * toe[1] + 560, 5, 30), (*toe, 4.4, 30)], n=8)
        shin.ball(*toe, 6, 6, z=30, melt=2)
    for part, bias in ((shin, -0.03), (leg, 0.03)):
        relief = part.relief(0.9)
        c.multiply(relief.mask.blur(6).move(3, 8) & body.grow(2), (0.16, 0.06, 170), 0.75)
        c.form(relief, green, bias=bias, shadow=16, rim=1.0, gloss=0.5, gloss_sharpness=18, mottle=0.1, detail=0.75)
        at = relief.mask.where
        bars = smoothstep(0.63, 0.69, c.field("bars", 17, 2)[at])
        c.form(relief.within(relief.mask * np.asarray(bars, np.float32)), (0.4, 0.11, 146), gloss=0.4, detail=0.7)


def _bundle(c: Canvas) -> None:
    """What one takes along: a stick over the shoulder, and a dotted cloth knotted to it."""
    stick = c.mask(limb([(392, 1058, 5), (470, 990, 5), (580, 900, 4.6), (646, 846, 4)], 40), wobble=1)
    c.shadow(stick, 4, 10, soft=5, share=0.5)
    wood(c, stick, (0.56, 0.085, 58), angle=-40, grain=3, thickness=5, detail=0.85)
    sack = c.mask(
        curve([(618, 868, CORNER), (650, 892), (690, 936), (686, 990), (640, 1012), (592, 992), (582, 942), (600, 896)])
    )
    c.shadow(sack, 8, 18, soft=12, share=0.5)
    tone: Colour = (0.58, 0.185, 30)
    relief = c.relief(sack, None)
    fold = np.asarray(np.sin(np.arctan2(c.x - 622, c.y - 860) * 17 + 5 * c.field("sack", 50, 2)) * 2.6, np.float32)
    fade = np.asarray(smoothstep(150, 20, np.hypot(c.x - 622, c.y - 862)), np.float32)
    c.form(relief, tone, bump=fold * fade, shadow=20, rim=0.9, detail=0.9)
    r = c.rng("dots")
    dots = [
        oval(596 + 26 * k + 13 * (j % 2), 908 + 24 * j + r.normal(0, 2), 6.2, 5.6, 20)
        for j in range(5)
        for k in range(4)
    ]
    c.form(relief.within(c.mask(*dots) & sack.grow(-3)), (0.95, 0.03, 85), bump=fold * fade, detail=0.9)
    for ear in (
        [(622, 872, CORNER), (596, 850), (580, 858), (592, 872)],
        [(622, 870, CORNER), (652, 842), (672, 856), (650, 872)],
    ):
        m = c.mask(curve(ear))
        c.shadow(m, 2, 5, soft=3, share=0.5)
        c.form(m, tone, thickness=9, rim=0.9, detail=0.9)
    c.form(c.mask(oval(623, 868, 13, 10, -30)), tone, rim=0.9, detail=0.9)
