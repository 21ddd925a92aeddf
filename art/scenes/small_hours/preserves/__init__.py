"""A whirlwind kept in a great preserving jar on a pantry table; a small child touches the glass."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import leaves, wood
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.motifs.props import jar, stool
from art.painting.motifs.weathers import bottled_weather
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon
from art.painting.strokes import repaint

from .great_jar import FOOT, X, great_jar

BRIEF = Brief(
    title="Preserves",
    hero="great preserving jar in a pantry with a glowing whirlwind shut in it, a child on a stool touching the glass",
    idea="held or caught",
    place="pantry, farmhouse",
    palette="snow blue",
    composition="interior through a window or arch",
    time="morning",
    symbols=("jar", "whirlwind", "stool"),
    hidden="a tiny house with one lit window going round in the whirl",
    readings=("temper", "memory", "temptation"),
    person=True,
)

FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.78, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.14, towards=180),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.62, -0.5, 0.5),
        key=(0.97, 0.05, 78),
        shade=(0.33, 0.1, 266),
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.96, 0.07, 76),
        bounce=(0.7, 0.08, 240),
        bounce_share=0.15,
    )
    _wall(c)
    _shelves(c)
    _hanging(c)
    _dim(c)
    repaint(c, 0.45, seed="room", loose=0.8)
    _table(c)
    c.glow(X, 760, 300, (0.72, 0.09, 240), 0.5)
    c.shadow(c.mask(oval(X + 60, FOOT + 6, 230, 16)), 20, 8, soft=12, share=0.75)
    great_jar(c)
    _caustic(c)
    _child(c)
    _air(c)


def _wall(c: Canvas) -> None:
    """Old lime-washed wall, stone round the recess, the morning on it from a window on the left."""
    c.wash([(0, (0.3, 0.085, 264)), (0.7, (0.36, 0.09, 260)), (1, (0.2, 0.07, 266))], warp=20)
    gap = c.mask(
        curve(
            [(56, 1010, CORNER), (56, 400), (128, 170), (400, 48), (672, 170), (744, 400), (744, 1010, CORNER)],
            pull=0.36,
        )
    )
    lime = 0.5 + 0.34 * (c.field("lime", 90, 5) - 0.5) + 0.2 * (c.field("trowel", 18, 3, (2, 0.6)) - 0.5)
    t = lime + 0.34 * smoothstep(700, 80, c.y) * smoothstep(40, 420, c.x) - 0.16 * smoothstep(500, 1000, c.y)
    c.fill(
        gap,
        pick(
            ramp([(0.22, 0.08, 266), (0.36, 0.095, 260), (0.54, 0.085, 252), (0.74, 0.06, 240)]),
            np.asarray(t, np.float32),
        ),
        detail=0.3,
    )
    # A patch of sun, slanting, crossed by the window's bars.
    u, v = (c.x - 430 - 0.25 * (c.y - 120)) / 190, (c.y - 110 + 0.22 * (c.x - 430)) / 300
    patch = smoothstep(0.0, 0.05, u) * smoothstep(1.0, 0.94, u) * smoothstep(0.0, 0.04, v) * smoothstep(1.0, 0.96, v)
    patch = patch * (1 - smoothstep(0.05, 0.025, np.abs(u - 0.5))) * (1 - smoothstep(0.035, 0.02, np.abs(v - 0.5)))
    patch = patch * (0.7 + 0.6 * (c.field("leafshade", 70, 3) - 0.3))
    c.glaze(gap * np.asarray(np.clip(patch, 0, 1), np.float32), (0.9, 0.11, 68), 0.72)
    c.multiply(gap - gap.grow(-26).move(14, 26).blur(14), (0.26, 0.09, 268), 0.75)
    _stones(c)


def _stones(c: Canvas) -> None:
    """The arch itself: wedges of stone, worn, lit on their left shoulders."""
    r = c.rng("stones")
    outer = [
        (28, 1010),
        (26, 700),
        (28, 400),
        (60, 240),
        (150, 110),
        (270, 44),
        (400, 22),
        (530, 44),
        (650, 110),
        (740, 240),
        (772, 400),
        (774, 700),
        (772, 1010),
    ]
    inner = [
        (66, 1010),
        (64, 700),
        (66, 404),
        (96, 262),
        (174, 150),
        (284, 88),
        (400, 66),
        (516, 88),
        (626, 150),
        (704, 262),
        (734, 404),
        (736, 700),
        (734, 1010),
    ]

    def along(points: list[tuple[int, int]], t: float) -> tuple[float, float]:
        q = t * (len(points) - 1)
        i = min(int(q), len(points) - 2)
        (ax, ay), (bx, by) = points[i], points[i + 1]
        return ax + (bx - ax) * (q - i), ay + (by - ay) * (q - i)

    n = 27
    cuts = [(i + (r.uniform(-0.14, 0.14) if 0 < i < n else 0)) / n for i in range(n + 1)]
    for i in range(n):
        a, b = cuts[i] + 0.0016, cuts[i + 1] - 0.0016
        m = c.mask(
            polygon(
                [
                    along(outer, a),
                    along(outer, (a + b) / 2),
                    along(outer, b),
                    along(inner, b),
                    along(inner, (a + b) / 2),
                    along(inner, a),
                ]
            ),
            wobble=3,
            cell=18,
        )
        pits = (c.field("pits", 9, 3)[m.where] - 0.5) * 5
        tone = mix((0.44, 0.07, 258), (0.56, 0.06, 250), float(r.random()))
        c.form(m, tone, thickness=16, bump=np.asarray(pits, np.float32), mottle=0.1, rim=0.6, shadow=10, detail=0.45)


def _shelves(c: Canvas) -> None:
    """Two boards on the right and one on the left, with the rest of the year's weathers in jars."""
    r = c.rng("shelf")
    kinds = ("rain", "dusk", "fog", "night", "rainbow", "storm", "wind", "hail")
    k = 0
    for y, x0, x1, places in (
        (604.0, 560.0, 742.0, ((600.0, 66.0, 104.0), (672.0, 60.0, 84.0), (726.0, 52.0, 110.0))),
        (846.0, 560.0, 742.0, ((606.0, 64.0, 92.0), (676.0, 62.0, 112.0), (730.0, 46.0, 80.0))),
        (640.0, 62.0, 158.0, ((92.0, 54.0, 92.0), (146.0, 46.0, 72.0))),
        (868.0, 62.0, 158.0, ((96.0, 58.0, 108.0), (150.0, 40.0, 70.0))),
    ):
        for x, w, h in places:
            kind = kinds[k % len(kinds)]
            inside = partial(bottled_weather, kind=kind, x=x, y=y, w=w, h=h, seed=f"jar{k}")
            lid = ((0.5, 0.13, 27), (0.72, 0.09, 78), (0.46, 0.09, 255), (0.5, 0.08, 150))[k % 4]
            jar(c, x, y, w, h, inside, lid=lid, seed=f"jar{k}")
            k += 1
        board = c.mask(box(x0, y - 2, x1 - x0, 17, 2))
        c.shadow(board, 4, 16, 10, 0.6)
        wood(c, board, (0.42, 0.07, 50), angle=0, grain=6, thickness=8, seed=f"board{y:.0f}", detail=0.4)
        for x in (x0 + 14, x1 - 20):
            prop = c.mask(polygon([(x, y + 14), (x + 9, y + 14), (x + 9 + r.normal(0, 1), y + 44), (x, y + 30)]))
            wood(c, prop, (0.36, 0.07, 48), angle=90, thickness=6, seed=f"prop{x:.0f}", detail=0.4)


def _hanging(c: Canvas) -> None:
    """Bunches of herbs and a braid of garlic from the crown of the arch."""
    r = c.rng("herbs")
    for x, y, q, tone in (
        (566.0, 128.0, 1.0, (0.5, 0.09, 140)),
        (640.0, 180.0, 0.85, (0.56, 0.08, 110)),
        (226.0, 128.0, 0.9, (0.52, 0.08, 300)),
    ):
        c.fill(c.mask(limb([(x, y - 60, 1.2), (x, y + 14, 1.2)], 4)), (0.6, 0.07, 78), detail=0.6)
        bunch = c.mask(
            curve(
                [
                    (x - 9 * q, y),
                    (x + 9 * q, y),
                    (x + 44 * q, y + 110 * q),
                    (x + 20 * q, y + 150 * q),
                    (x - 24 * q, y + 146 * q),
                    (x - 42 * q, y + 100 * q),
                ]
            ),
            wobble=7,
            cell=12,
        )
        c.shadow(bunch, 22, 16, 12, 0.45)
        body = c.form(bunch, tone, thickness=26, bias=-0.1, detail=0.5)
        leaves(c, body, tone, math.pi / 2, seed=f"herb{x:.0f}", length=(12, 24), spacing=6, spread=0.5, detail=0.5)
        tie = c.mask(limb([(x - 10 * q, y + 8, 4), (x + 10 * q, y + 8, 4)]))
        c.form(tie, (0.72, 0.09, 78), thickness=4, detail=0.6)
    for i in range(7):
        for f in (-1, 1):
            x, y = 148 + 12 * f + r.normal(0, 2), 250 + 30 * i + 8 * f
            bulb = c.mask(
                curve(
                    [(x, y - 24, CORNER), (x + 8, y - 8), (x + 15, y + 5), (x, y + 16), (x - 15, y + 5), (x - 8, y - 8)]
                )
            )
            c.shadow(bulb, 6, 6, 5, 0.4)
            c.form(bulb, (0.86, 0.035, 60), rim=0.5, detail=0.5)


def _dim(c: Canvas) -> None:
    """What is not the great jar steps back into blue."""
    away = smoothstep(420, 1000, c.y) * 0.4 + 0.14
    c.multiply(np.asarray(away, np.float32), (0.46, 0.1, 264), 0.9)
    near = np.exp(-((np.hypot((c.x - X) / 300, (c.y - 700) / 380)) ** 2))
    c.screen(np.asarray(near, np.float32), (0.56, 0.09, 246), 0.3)
    c.rays(-60, 60, [18, 25, 32, 39], 900, 130, (0.95, 0.11, 70), 0.42, 22)


def _table(c: Canvas) -> None:
    top = c.mask(polygon([(-10, 962), (810, 962), (810, 1012), (-10, 1012)]))
    wood(c, top, (0.56, 0.08, 55), angle=0, grain=9, thickness=5, seed="top", bias=0.1, detail=0.5)
    c.multiply(top * np.asarray(smoothstep(150, 20, np.abs(c.x - X)) * 0.2, np.float32), c.palette.deep, 0.5)
    front = c.mask(box(-10, 1008, 820, 46))
    wood(c, front, (0.42, 0.08, 46), angle=0, grain=8, thickness=12, seed="front", detail=0.5)
    c.screen(front.edge(0, -3, 1.5), (0.96, 0.08, 76), 0.5)
    below = c.full(smoothstep(1050, 1056, c.y))
    c.fill(below, pick(ramp([(0.17, 0.06, 268), (0.27, 0.08, 262)]), (c.y - 1054) / 146), detail=0.3)
    boards = np.abs(np.mod((c.x - 400) * 160 / np.maximum(c.y - 1000, 20) / 70, 1) - 0.5)
    m = c.full(smoothstep(0, 4, c.y - 1140))
    c.fill(
        m,
        pick(
            ramp([(0.22, 0.07, 264), (0.4, 0.07, 40)]),
            np.asarray(
                0.4 + 0.5 * (c.field("plank", 40, 3, (0.4, 2)) - 0.5) + 0.3 * smoothstep(0.5, 0.46, boards), np.float32
            ),
        ),
        detail=0.35,
    )
    c.multiply(c.mask(box(-10, 1052, 820, 26), soft=10), c.palette.deep, 0.6)


def _caustic(c: Canvas) -> None:
    """What the jar throws on the table: bright, torn curls of light on the side away from the window."""
    n = c.noise.at("caustic", c.x / 46, c.y / 9, 1.0, 2)
    lines = np.exp(-np.abs(n - 0.5) * 26)
    fall = np.exp(-(((c.x - X - 250) / 130) ** 2)) * smoothstep(966, 976, c.y) * smoothstep(1030, 1006, c.y)
    c.screen(np.asarray(lines * fall, np.float32), (0.95, 0.07, 220), 0.75)
    c.glow(X, 992, 170, (0.86, 0.06, 230), 0.35, flat=0.16)


def _child(c: Canvas) -> None:
    c.lamps.append(Lamp(x=520, y=850, z=70, reach=150, colour=(0.9, 0.06, 225), power=0.6))
    c.shadow(c.mask(oval(690, 1190, 90, 12)), 20, 2, soft=8, share=0.6)
    stool(c, 668, 1190, 118, 112, mix((0.46, 0.08, 50), c.light.shade, 0.15))
    who = Person(
        age="child",
        skin=(0.52, 0.075, 48),
        hair=(0.2, 0.03, 40),
        hair_style="pigtails",
        top=(0.95, 0.02, 85),
        dress="gown",
        hem=0.62,
        loose=1.35,
        shoes=None,
        sleeves="long",
    )
    pose = Pose(
        lean=9,
        head=-16,
        arm_near=(72, 34),
        arm_far=(58, 40),
        leg_near=(2, 3),
        leg_far=(-8, 4),
        foot_near=52,
        foot_far=48,
    )
    j = joints(who, pose, 662, 1076, 240, left=True)
    c.shadow(c.mask(oval(662, 1078, 40, 6)), 2, 2, soft=4, share=0.5)
    with c.group() as girl:
        paint_person(c, who, j, awake=True)
    m = c.paste(girl)
    c.screen(m.edge(-3, 0, 1.6), (0.93, 0.06, 225), 0.7)
    hx, hy = j.hand_near
    c.glow(hx - 8, hy, 30, (0.95, 0.05, 225), 0.5)
    c.glow(hx - 12, hy, 9, (0.99, 0.03, 90), 0.6)


def _air(c: Canvas) -> None:
    """Dust in the shaft of morning."""
    r = c.rng("dust")

    def dust(pen: Pen) -> None:
        for _ in range(130):
            x = r.uniform(40, 760)
            y = 80 + 0.55 * x + r.normal(0, 130)
            pen.dot(x, y, r.uniform(0.6, 1.9), (0.98, 0.05, 84), r.uniform(0.2, 0.7))

    c.draw(dust, detail=0.9, emission=0.3)
