"""The dark office of Streak Free: frame, sill, desk, a jacket left on its chair."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.mask import blur
from moonhare.painting.materials import cloth, wood
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, oval, polygon

SILL = 884.0


def room(c: Canvas) -> None:
    """We sit in the dark: frame, sill, a desk with a blank screen, a plant, a jacket left on a chair."""
    dark: Colour = (0.2, 0.04, 230)
    for path in (box(-10, -10, 30, 920), box(780, -10, 40, 920), box(-10, -10, 830, 44), box(-10, 750, 830, 15)):
        bar = c.mask(path)
        c.shadow(bar, 4, 5, 5, 0.5)
        c.form(bar, dark, rim=0.8, thickness=7, detail=0.7)
    below = c.full(smoothstep(SILL - 2, SILL + 2, c.y))
    c.fill(below, (0.15, 0.035, 232), detail=0.4)
    sill = c.mask(polygon([(0, SILL), (800, SILL), (800, SILL + 30), (0, SILL + 30)]))
    c.form(sill, (0.32, 0.05, 222), thickness=6, rim=0.5, detail=0.6)
    desk = c.mask(polygon([(-20, 1010), (820, 1010), (820, 1220), (-20, 1220)]))
    wood(c, desk, (0.27, 0.05, 50), grain=9, thickness=8, seed="desk", detail=0.45)
    light = c.mask(
        curve(
            [
                (60, 1010, CORNER),
                (330, 1010, CORNER),
                (250, 1070),
                (330, 1140),
                (210, 1220, CORNER),
                (-20, 1220, CORNER),
                (90, 1120),
                (30, 1060),
            ]
        ),
        soft=9,
    )
    c.screen(light & desk, (0.86, 0.14, 58), 0.55)
    c.screen(c.mask(box(90, SILL, 330, 30), soft=10) & sill, (0.9, 0.13, 62), 0.55)
    _desk_things(c)
    mug = c.mask(curve([(352, 1036, CORNER), (400, 1036, CORNER), (397, 1092), (376, 1098), (355, 1092)]))
    c.shadow(mug, 12, 4, 6, 0.6)
    c.form(mug, (0.5, 0.12, 30), rim=0.9, detail=0.75)
    c.form(c.mask(oval(376, 1036, 24, 7)), (0.3, 0.06, 40), detail=0.75)
    _jacket(c)
    r = c.rng("plant")
    pot = c.mask(polygon([(416, 850), (464, 850), (458, 898), (422, 898)]))
    c.form(pot, (0.5, 0.1, 40), rim=0.8, detail=0.7)
    for k in range(9):
        a = math.radians(-160 + k * 17.5 + float(r.normal(0, 5)))
        long = float(r.uniform(50, 92))
        ex, ey = 440 + math.cos(a) * long, 852 + math.sin(a) * long
        blade = c.mask(
            curve(
                [
                    (436, 854, CORNER),
                    (440 + math.cos(a - 0.22) * long * 0.6, 852 + math.sin(a - 0.22) * long * 0.7),
                    (ex, ey, CORNER),
                    (440 + math.cos(a + 0.16) * long * 0.6, 852 + math.sin(a + 0.16) * long * 0.6),
                ]
            )
        )
        c.form(blade, (0.36, 0.07, 165), thickness=5, rim=1.0, detail=0.7)


def _desk_things(c: Canvas) -> None:
    """A thin dark screen on its foot, edged by the dawn; a keyboard and papers where the light falls."""
    foot = c.mask(oval(176, 1074, 74, 13))
    c.shadow(foot, 10, 8, 7, 0.6)
    c.form(foot, (0.24, 0.035, 235), thickness=6, rim=1.0, gloss=0.4, detail=0.7)
    neck = c.mask(polygon([(162, 1000), (192, 1000), (196, 1072), (156, 1072)]))
    c.form(neck, (0.2, 0.03, 235), thickness=8, rim=0.9, detail=0.7)
    case = c.mask(box(44, 866, 268, 158, 8))
    c.multiply(c.mask(box(60, 1030, 270, 26), soft=10), (0.2, 0.06, 250), 0.7)
    c.form(case, (0.2, 0.035, 230), thickness=6, rim=1.0, gloss=0.4, detail=0.75)
    glass = c.mask(box(54, 876, 248, 132, 3))
    t = smoothstep(40, 320, c.x + 0.7 * (c.y - 876))
    c.fill(glass, (0.115, 0.035, 240), detail=0.7)
    c.screen(glass * np.asarray((1 - t) * 0.9, np.float32), (0.34, 0.07, 230), 0.6)
    # The lit room of a neighbour lies faintly mirrored in it.
    c.screen(c.mask(polygon([(214, 876), (262, 876), (214, 1008), (166, 1008)]), soft=3) & glass, (0.4, 0.06, 225), 0.5)
    c.screen(case.edge(-1, -4, 1.6), (0.95, 0.13, 62), 0.95)
    c.draw(lambda pen: pen.dot(286, 1016, 2.6, (0.86, 0.15, 80)), detail=0.9, emission=0.8)
    board = c.mask(polygon([(70, 1118), (286, 1108), (304, 1146), (60, 1158)]))
    c.shadow(board, 10, 9, 6, 0.55)
    c.form(board, (0.3, 0.04, 232), thickness=6, rim=0.9, detail=0.7)

    def keys(pen: Pen) -> None:
        for row in range(4):
            for k in range(13):
                x0, y0 = 76 - row * 2.4 + k * (16.0 + 0.45 * row), 1121 + row * 9.2 - k * 0.77
                pen.fill(box(x0, y0, 13, 6.4, 2), (0.46, 0.06, 60) if (k + row) % 5 else (0.56, 0.08, 62))

    c.draw(keys, relief=1.2, detail=0.7)
    for k, (turn, tone) in enumerate(((6, (0.62, 0.07, 62)), (-5, (0.78, 0.09, 68)))):
        a = math.radians(turn)
        corners = [(-60, -26), (52, -30), (62, 28), (-58, 34)]
        sheet = c.mask(
            polygon(
                [
                    (438 + 4 * k + x * math.cos(a) - y * math.sin(a), 1148 - 6 * k + x * math.sin(a) + y * math.cos(a))
                    for x, y in corners
                ]
            )
        )
        c.shadow(sheet, 5, 5, 4, 0.5)
        c.form(sheet, tone, thickness=2, mottle=0.08, detail=0.6)


def _jacket(c: Canvas) -> None:
    """A jacket hung over the chair's back, seen from behind: shoulders, two sleeves, a seam, the collar; a red tie."""
    post = c.mask(polygon([(628, 1120), (668, 1120), (672, 1230), (624, 1230)]))
    c.form(post, (0.17, 0.03, 235), thickness=14, rim=0.8, detail=0.6)
    around = (470.0, 880.0, 830.0, 1240.0)
    for f, ends in (
        (-1, ((540, 968, 34), (520, 1040, 31), (524, 1120, 27), (532, 1180, 25))),
        (1, ((752, 968, 34), (774, 1040, 31), (772, 1120, 27), (764, 1180, 25))),
    ):
        sleeve = Clay(c, around, melt=4)
        sleeve.limb(list(ends))
        for k in range(3):
            y = 1030 + 46 * k
            sleeve.press([(ends[1][0] - 24, y + 5 * f, 3), (ends[1][0], y + 7, 4), (ends[1][0] + 22, y - 5 * f, 3)], 5)
        c.shadow(sleeve.mask(), 5, 8, 8, 0.5)
        c.form(sleeve.relief(1.4), (0.3, 0.05, 228), rim=1.0, mottle=0.08, detail=0.65)
        cuff: list[tuple[float, float, float]] = [
            (ends[3][0] - 24, 1192, 3.0),
            (ends[3][0], 1197, 3.0),
            (ends[3][0] + 24, 1190, 3.0),
        ]

        def hem(pen: Pen, cuff: list[tuple[float, float, float]] = cuff) -> None:
            pen.stroke([q[:2] for q in cuff], (0.8, 0.04, 80), 7)

        c.draw(hem, relief=2, detail=0.7)
    body = c.mask(
        curve(
            [
                (528, 958, CORNER),
                (566, 932),
                (646, 916),
                (726, 932),
                (764, 958, CORNER),
                (750, 1040),
                (744, 1150),
                (748, 1196, CORNER),
                (652, 1204, CORNER),
                (648, 1150, CORNER),
                (643, 1204, CORNER),
                (546, 1196, CORNER),
                (550, 1100),
                (544, 1030),
            ]
        )
    )
    c.shadow(body, 4, 8, 9, 0.55)
    at = body.where
    pull = np.abs(c.x[at] - 646) / 100
    fold = np.sin(c.x[at] / 17 + 0.02 * (c.y[at] - 940) * (c.x[at] - 646) / 60) * smoothstep(960, 1120, c.y[at]) * 3.2
    yoke = np.exp(-(((c.y[at] - 972 + 16 * pull) / 9) ** 2)) * 3.4
    seam = -3.2 * np.exp(-(((c.x[at] - 646) / 2.6) ** 2))
    bump = blur((fold + yoke + seam).astype(np.float32), c.scale)
    c.form(body, (0.33, 0.055, 226), thickness=34, bump=bump, rim=1.0, mottle=0.08, detail=0.7)
    c.screen(body.edge(-1, -4, 2), (0.93, 0.12, 60), 0.6)
    collar = c.mask(
        curve(
            [
                (592, 930, CORNER),
                (612, 904),
                (646, 896),
                (682, 904),
                (702, 930, CORNER),
                (672, 938),
                (646, 940),
                (618, 938),
            ]
        )
    )
    c.shadow(collar, 0, 6, 5, 0.6)
    c.form(collar, (0.4, 0.06, 224), thickness=12, rim=1.0, detail=0.75)
    c.screen(collar.edge(-1, -3, 1.4), (0.95, 0.12, 62), 0.8)
    tie = c.mask(
        curve(
            [
                (690, 918, CORNER),
                (712, 926, CORNER),
                (722, 1030),
                (732, 1092, CORNER),
                (712, 1122, CORNER),
                (692, 1094, CORNER),
                (696, 1020),
            ]
        )
    )
    c.shadow(tie, 5, 6, 5, 0.55)
    cloth(c, tie, (0.55, 0.18, 26), fold=20, depth=3, thickness=7, seed="tie", rim=0.8, detail=0.75)
