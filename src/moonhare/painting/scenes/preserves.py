"""A small child on a stool opens the blizzard among a pantry's bottled weathers."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloud, fur, planks, plaster, snow, wood
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.props import jar, stool
from moonhare.painting.motifs.weathers import bottled_weather
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon, sample
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Preserves",
    hero="child of 5 on a stool in a pantry of bottled weathers, opening the blizzard",
    idea="held or caught",
    place="pantry, farmhouse",
    palette="snow blue",
    composition="interior through a window or arch",
    time="morning",
    symbols=("jar", "snowflake", "stool"),
    hidden="frost ferns growing on the cat",
    readings=("temptation", "mischief", "savings"),
    person=True,
)
FINISH = {"vignette": 0.5, "bloom": 0.45}

_SHELVES = (262, 452, 642, 836)
_OPEN = (292.0, 642.0)
_BLAST = [
    (292, 508, 16),
    (316, 440, 28),
    (400, 392, 40),
    (486, 330, 50),
    (470, 226, 58),
    (350, 150, 66),
    (200, 150, 76),
    (90, 270, 84),
    (40, 470, 96),
    (60, 700, 110),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.55, 0.55),
        key=(0.97, 0.06, 82),
        shade=(0.42, 0.1, 262),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.9, 0.06, 235),
    )
    _room(c)
    repaint(c, 0.9, seed="room")
    c.lamps.append(Lamp(x=300, y=480, z=60, reach=120, colour=(0.93, 0.05, 235), power=0.5))
    c.lamps.append(Lamp(x=586, y=390, z=50, reach=150, colour=(0.92, 0.13, 78), power=1.1))
    _shelves(c)
    c.glow(586, 400, 190, (0.9, 0.13, 72), 0.3)
    _blizzard(c, behind=True)
    _child(c)
    _cat(c)
    _frame(c)
    repaint(c, 0.35, seed="last")
    _blizzard(c, behind=False)
    c.glow(294, 492, 60, (0.97, 0.03, 230), 0.75)
    c.glow(586, 390, 64, (0.97, 0.12, 84), 0.75)
    c.glow(586, 390, 210, (0.9, 0.13, 75), 0.32)


def _room(c: Canvas) -> None:
    wall = plane(c, c.mask(box(60, 0, 700, 1010)), ((60, 0), (760, 0), (760, 1010), (60, 1010)))
    light = 0.28 * np.exp(-(((c.x - 640) / 260) ** 2 + ((c.y - 330) / 330) ** 2))[wall.mask.where] - 0.22
    plaster(c, wall, (0.74, 0.05, 240), light=np.asarray(light, np.float32), stain=0.2)
    floor = plane(
        c,
        c.mask(polygon([(0, 990), (800, 990), (800, 1200), (0, 1200)])),
        ((150, 985), (650, 985), (980, 1200), (-180, 1200)),
    )
    falls = 0.2 * np.exp(-(((c.x - 560) / 240) ** 2 + ((c.y - 1080) / 90) ** 2))[floor.mask.where] - 0.12
    planks(c, floor, (0.62, 0.07, 65), across=9, length=1.6, light=np.asarray(falls, np.float32))
    c.multiply(c.mask(box(0, 960, 800, 60), soft=18), (0.4, 0.08, 262), 0.5)


def _sun(c: Canvas, m: Mask) -> None:
    x, y = 586.0, 396.0
    c.fill(m, (0.78, 0.12, 72))
    c.glow(x, y, 48, (0.94, 0.14, 82), 1.0)
    c.form(c.mask(circle(x, y, 21)), (0.9, 0.14, 85), rim=0, bias=0.12, detail=0.8)
    c.emit(c.mask(circle(x, y, 21)), 0.8)
    for i in range(5):
        cloud(c, [(x - 36 + i * 18, y + 34 + (i % 2) * 6, 15)], (0.96, 0.03, 80), seed=f"sun{i}", clip=m)


def _shelves(c: Canvas) -> None:
    rows: tuple[tuple[tuple[str, float, float, float], ...], ...] = (
        (
            ("dusk", 178, 96, 130),
            ("rain", 296, 84, 112),
            ("night", 404, 100, 138),
            ("fog", 520, 84, 104),
            ("wind", 632, 96, 128),
        ),
        (("storm", 168, 86, 118), ("rainbow", 424, 100, 124), ("sun", 586, 122, 142)),
        (("wind", 176, 92, 112), ("blizzard", 292, 104, 138), ("hail", 656, 84, 112)),
        (("rain", 164, 100, 132), ("dusk", 288, 86, 110), ("fog", 650, 92, 126)),
    )
    lids = ((0.6, 0.17, 28), (0.55, 0.1, 250), (0.8, 0.1, 80), (0.52, 0.09, 160), (0.93, 0.03, 90))
    for row, (y, jars) in enumerate(zip(_SHELVES, rows, strict=True)):
        board = c.mask(box(96, y, 612, 20))
        c.shadow(c.mask(box(100, y + 14, 604, 26)), 0, 8, soft=10, share=0.55, colour=(0.34, 0.08, 265))
        wood(c, board, (0.55, 0.07, 60), thickness=8, seed=f"shelf{row}")
        for i, (kind, x, w, h) in enumerate(jars):
            seed = f"{kind}{row}"
            if kind == "blizzard":
                jar(c, x, y, w, h, lambda cc, m: cc.fill(m, (0.93, 0.03, 232), 0.9), lid=None, seed=seed)
                cloud(
                    c,
                    [(x - 24, y - 26, 26), (x + 20, y - 24, 28), (x, y - 60, 30), (x - 8, y - 96, 24)],
                    (0.97, 0.01, 230),
                    seed=seed,
                )
            elif kind == "sun":
                jar(c, x, y, w, h, _sun, lid=lids[2], seed=seed)
            else:
                jar(
                    c,
                    x,
                    y,
                    w,
                    h,
                    partial(bottled_weather, kind=kind, x=x, y=y, w=w, h=h, seed=seed),
                    lid=lids[(i + row * 2) % 5],
                    seed=seed,
                )
        drift = [
            (100, y + 1, CORNER),
            (190, y - 5),
            (330, y - 8 if row > 0 else y - 2),
            (420, y - 3),
            (560, y - 3 if row < 2 else y),
            (704, y + 1, CORNER),
            (600, y + 7),
            (380, y + 9),
            (200, y + 8),
        ]
        snow(c, c.mask(curve(drift)), thickness=6, detail=0.5)


def _child(c: Canvas) -> None:
    stool(c, 486, 1086, 178, 132, (0.56, 0.1, 55))
    who = Person(
        age="child",
        skin=(0.52, 0.075, 48),
        hair=(0.2, 0.025, 40),
        hair_style="pigtails",
        top=(0.93, 0.035, 85),
        dress="gown",
        hem=0.55,
        loose=1.25,
        shoes=None,
        sleeves="long",
    )
    pose = Pose(lean=7, head=-14, arm_near=(112, 8), arm_far=(126, 6), leg_near=(2, 2), leg_far=(-8, 2), foot_near=84)
    j = joints(who, pose, 500, 950, 372, left=True)
    c.shadow(c.mask(oval(500, 950, 66, 9)), 0, 2, soft=5, share=0.5)
    paint_person(c, who, j, awake=True)
    x, y = j.foot_near
    kx, ky = j.knee_near
    x0, y0 = x + (kx - x) * 0.7, y + (ky - y) * 0.7

    def brace(pen: Pen) -> None:
        steel = (0.55, 0.02, 250)
        for off in (-13, 12):
            pen.stroke([(x0 + off, y0), (x + off * 0.9, y + 6)], steel, 4.2)
        for share in (0.12, 0.75):
            bx, by = x + (x0 - x) * share, y + (y0 - y) * share
            pen.stroke([(bx - 14, by), (bx, by + 4), (bx + 13, by)], (0.4, 0.08, 40), 6)
        pen.stroke([(x - 14, y + 8), (x - 10, y + 14), (x + 14, y + 14)], steel, 4)

    c.draw(brace, relief=3, detail=0.85)
    lid = c.mask(oval(j.hand_near[0] - 8, j.hand_near[1] - 12, 34, 12, -18))
    c.form(lid, (0.6, 0.17, 28), thickness=9, detail=0.8)


def _cat(c: Canvas) -> None:
    coat = (0.36, 0.06, 55)
    c.shadow(c.mask(oval(222, 1140, 90, 16)), 14, 4, soft=8, share=0.6)
    body = Clay(c, (90, 880, 360, 1170), melt=10)
    body.limb([(222, 1096, 60), (222, 1040, 50), (224, 990, 34)])
    body.limb([(258, 1120, 24), (310, 1132, 15), (330, 1112, 12), (320, 1092, 9)])
    body.ball(226, 956, 42, 36, z=20, turn=-8)
    for f in (-1, 1):
        body.ball(222 + f * 36, 1122, 26, 18, z=14)
    relief = body.relief()
    c.form(relief, coat, shadow=30, rim=0.8)
    for f in (-1, 1):
        x = 226 + f * 24
        ear = c.mask(curve([(x - 15, 934, CORNER), (x + f * 8, 896, CORNER), (x + 16, 932, CORNER), (x, 944)]))
        c.form(ear, coat, thickness=10, rim=0.7)
    fur(c, relief, 1.4, seed="cat", length=(9, 20), spacing=2.8)
    r = c.rng("ferns")

    def ferns(pen: Pen) -> None:
        for root, angle, size in (
            ((206, 1128), -100, 74),
            ((244, 1124), -72, 64),
            ((226, 1060), -96, 70),
            ((196, 1080), -130, 44),
            ((256, 1070), -46, 42),
            ((232, 990), -70, 34),
        ):
            a = math.radians(angle)
            for i in range(11):
                s = i / 10
                x, y = root[0] + math.cos(a + 0.3 * s) * size * s, root[1] + math.sin(a + 0.3 * s) * size * s
                q = size * 0.3 * (1 - s) * r.uniform(0.8, 1.2)
                for f in (-1, 1):
                    b = a + f * 0.85
                    pen.stroke([(x, y), (x + math.cos(b) * q, y + math.sin(b) * q)], (0.95, 0.03, 225), 1.4, 0.85)
            pen.stroke(
                [root, (root[0] + math.cos(a + 0.3) * size, root[1] + math.sin(a + 0.3) * size)],
                (0.97, 0.02, 225),
                1.8,
                0.9,
            )

    c.draw(ferns, clip=relief.mask, detail=0.8)


def _blizzard(c: Canvas, behind: bool) -> None:
    """The storm's path out of the jar: soft clouds behind the child, flakes and streaks before everything."""
    path = sample(_BLAST, 90)
    r = c.rng(f"blizzard/{behind}")
    if behind:
        for i in range(3, 90, 3):
            x, y, q = path[i]
            a = 0.8 if i < 30 else 0.42
            for _ in range(3):
                puff = (x + r.normal(0, q * 0.35), y + r.normal(0, q * 0.35), q * r.uniform(0.5, 0.9))
                cloud(c, [puff], (0.95, 0.02, 235), seed=f"gust{i % 4}", alpha=a * 0.5, rough=0.4, fade=(0.3, 1.2))
        return
    n = 1500
    at = path[np.minimum((r.random(n) ** 0.8 * 89).astype(int), 88)]
    nxt = path[np.minimum((r.random(n) * 0 + 1).astype(int) + np.searchsorted(path[:, 2], at[:, 2]), 89)]
    spread = at[:, 2] * 0.5
    x, y = at[:, 0] + r.normal(0, 1, n) * spread, at[:, 1] + r.normal(0, 1, n) * spread
    way = np.arctan2(nxt[:, 1] - at[:, 1], nxt[:, 0] - at[:, 0])
    size = 2.5 + 9 * r.random(n) ** 5 * np.clip(at[:, 2] / 60, 0.4, 1.6)
    white = np.ones((n, 3), np.float32)
    strew(c, "puff", x, y, size, r.uniform(0, 6.3, n), white, seed="flakes", alpha=0.95, detail=0.7)

    def streaks(pen: Pen) -> None:
        for i in range(0, n, 6):
            q = r.uniform(8, 26)
            pen.stroke(
                [(x[i], y[i]), (x[i] + math.cos(way[i]) * q, y[i] + math.sin(way[i]) * q)], (0.98, 0.01, 230), 1.0, 0.4
            )

    c.draw(streaks, detail=0.6)

    def crystals(pen: Pen) -> None:
        for k in range(20):
            i = int(r.integers(0, n))
            s = r.uniform(7, 15)
            for arm in range(6):
                a = math.radians(arm * 60 + k * 17)
                ex, ey = x[i] + math.cos(a) * s, y[i] + math.sin(a) * s
                pen.stroke([(x[i], y[i]), (ex, ey)], (0.99, 0.01, 230), 1.3, 0.95)
                for f in (-1, 1):
                    mx, my = x[i] + math.cos(a) * s * 0.6, y[i] + math.sin(a) * s * 0.6
                    pen.stroke(
                        [(mx, my), (mx + math.cos(a + f * 0.9) * s * 0.32, my + math.sin(a + f * 0.9) * s * 0.32)],
                        (0.99, 0.01, 230),
                        1.0,
                        0.9,
                    )

    c.draw(crystals, detail=0.9, emission=0.15)


def _frame(c: Canvas) -> None:
    """The doorway that we look through: near, dark, out of the light."""
    gap = curve(
        [(92, 1240, CORNER), (92, 260), (150, 90), (400, 22), (650, 90), (708, 260), (708, 1240, CORNER)], pull=0.3
    )
    door = c.full(1) - c.mask(gap)
    c.multiply(c.mask(gap).blur(16) - c.mask(gap).grow(-22).blur(12), (0.3, 0.08, 265), 0.55)
    wood(
        c, door, mix((0.4, 0.09, 255), (0.3, 0.06, 262), 0.4), angle=90, grain=9, thickness=30, seed="door", detail=0.5
    )
    lip = door & c.mask(gap).grow(9)
    c.screen(lip, (0.8, 0.07, 235), 0.25)
    nail = [(46, 420), (754, 430), (44, 860), (757, 872)]
    for x, y in nail:
        c.form(c.mask(circle(x, y, 6)), (0.35, 0.03, 255), gloss=0.6, detail=0.7)
    pile = c.mask(
        curve(
            [(60, 1210, CORNER), (110, 1150), (210, 1172), (330, 1150), (480, 1180), (640, 1158), (760, 1210, CORNER)]
        ),
        wobble=3,
    )
    snow(c, pile, thickness=26, soft=30, seed="drift")
    frost = c.mask(
        limb([(92, 300, 14), (150, 100, 12), (400, 30, 16), (560, 60, 9), (640, 92, 4)], 60), wobble=7, cell=9
    )
    snow(c, frost & door.grow(10), thickness=10, detail=0.5)
