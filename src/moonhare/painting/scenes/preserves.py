"""A whirlwind kept in a great preserving jar lights a pantry; a small child on a stool touches the glass."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloud, glass, snow, wood
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.motes import motes
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.props import jar, stool
from moonhare.painting.motifs.weathers import bottled_weather
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

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
    "vignette": 0.42,
    "bloom": 0.5,
    "contrast": 0.2,
    "saturation": 1.08,
    "focus": Focus(380, 620, 300, 400, 0.5),
}

_X, _FOOT, _WIDE, _TALL = 372.0, 962.0, 388.0, 660.0
_TOP, _TIP = 440.0, 918.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.5, 0.6),
        key=(0.96, 0.035, 225),
        shade=(0.33, 0.1, 264),
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.93, 0.06, 225),
    )
    _room(c)
    repaint(c, 0.6, seed="room")
    c.glow(_X, 640, 330, (0.72, 0.09, 238), 0.75)
    c.glow(_X, 700, 190, (0.86, 0.06, 230), 0.5)
    _ledge(c)
    c.lamps.append(Lamp(x=_X, y=700, z=90, reach=260, colour=(0.86, 0.07, 232), power=0.5))
    jar(
        c,
        112,
        _FOOT,
        100,
        150,
        partial(bottled_weather, kind="dusk", x=112, y=_FOOT, w=100, h=150, seed="dusk"),
        lid=(0.5, 0.09, 255),
        seed="dusk",
    )
    c.shadow(c.mask(oval(_X, _FOOT + 4, 190, 14)), 0, 6, soft=10, share=0.7)
    _great_jar(c)
    c.glow(_X, 968, 150, (0.86, 0.06, 230), 0.4, flat=0.18)
    _child(c)
    repaint(c, 0.2, seed="last")
    _air(c)


def _room(c: Canvas) -> None:
    """A dark wall with one deep arched recess."""
    c.wash([(0, (0.26, 0.08, 264)), (0.6, (0.3, 0.085, 262)), (1, (0.2, 0.07, 266))], warp=20)
    gap = c.mask(
        curve(
            [(70, 980, CORNER), (70, 420), (130, 190), (400, 66), (670, 190), (730, 420), (730, 980, CORNER)], pull=0.36
        )
    )
    c.shadow(gap, 0, 0, soft=20, share=0.6)
    d = np.hypot((c.x - _X) / 1.0, (c.y - 640) / 1.2)
    back = ramp([(0.62, 0.09, 240), (0.46, 0.1, 250), (0.3, 0.09, 260), (0.2, 0.075, 266)])
    c.fill(gap, pick(back, np.asarray(d / 520 + 0.1 * (c.field("lime", 90, 4) - 0.5), np.float32)), detail=0.2)
    rim = gap.grow(20) - gap
    c.form(rim, (0.42, 0.08, 255), thickness=12, rim=0.5, mottle=0.14, detail=0.5)
    dawn = smoothstep(420, 720, c.x) * smoothstep(980, 520, c.y)
    c.glaze(rim * np.asarray(dawn, np.float32), (0.8, 0.12, 48), 0.75)
    c.screen((rim.blur(26) & gap) * np.asarray(dawn, np.float32), (0.7, 0.12, 40), 0.32)
    c.emit(rim * np.asarray(dawn, np.float32), 0.5)
    c.multiply(gap - gap.grow(-30).move(0, 22).blur(14), (0.25, 0.08, 268), 0.7)


def _ledge(c: Canvas) -> None:
    top = c.mask(polygon([(-10, 946), (810, 946), (810, 984), (-10, 984)]))
    wood(c, top, (0.46, 0.07, 250), angle=0, grain=8, thickness=6, seed="top", bias=0.06, detail=0.5)
    front = c.mask(box(-10, 980, 820, 40))
    wood(c, front, (0.34, 0.07, 256), angle=0, grain=8, thickness=10, seed="front", detail=0.5)
    below = c.full(smoothstep(1018, 1022, c.y))
    c.fill(below, pick(ramp([(0.25, 0.08, 262), (0.15, 0.055, 266)]), (c.y - 1020) / 180), detail=0.3)
    c.multiply(c.mask(box(-10, 1014, 820, 30), soft=10), c.palette.deep, 0.6)
    drift = [
        (-10, 950, CORNER),
        (60, 938),
        (200, 946),
        (300, 950),
        (560, 948),
        (640, 942),
        (760, 934),
        (810, 944, CORNER),
        (810, 958, CORNER),
        (500, 957),
        (200, 958),
        (-10, 964, CORNER),
    ]
    snow(c, c.mask(curve(drift), wobble=2), thickness=6, detail=0.5)


def _spine(y: Array | float) -> tuple[Array, Array]:
    """Return the whirl's middle and half width at a height."""
    up = np.clip((_TIP - np.asarray(y, np.float32)) / (_TIP - _TOP), 0, 1.2)
    middle = _X - 14 + 42 * np.sin(up * 4.2 + 0.5) * (1 - 0.55 * up)
    return middle, 9 + 26 * up + 118 * up**2.6


def _weather(c: Canvas, m: Mask) -> None:
    """The storm in the jar: dark air, a snowy floor, the whirl, cloud under the lid."""
    t = (c.y - 330) / 640
    c.fill(m, pick(ramp([(0.34, 0.1, 258), (0.26, 0.1, 264), (0.34, 0.11, 258), (0.56, 0.1, 245)]), t), detail=0.5)
    hills = 884 - 22 * np.sin(c.x / 70 + 1) - 10 * np.sin(c.x / 31)
    c.fill(m * np.asarray(smoothstep(-1, 1, c.y - hills), np.float32), (0.6, 0.08, 248), detail=0.5)
    ground = 912 - 10 * np.sin(c.x / 90 + 2.4)
    white = pick(ramp([(0.95, 0.02, 230), (0.72, 0.06, 245)]), (c.y - ground) / 40)
    c.fill(m * np.asarray(smoothstep(-1, 1, c.y - ground), np.float32), white, detail=0.6)
    for r, power in ((230, 0.4), (120, 0.45)):
        c.glow(_X, 700, r, (0.8, 0.09, 235), power)
    tops = [(_X - 150 + i * 33, 420 + 14 * math.sin(i * 2.1), 44 + 10 * (i % 3)) for i in range(10)]
    shades = ((0.3, 0.09, 262), (0.46, 0.1, 255), (0.7, 0.07, 245), (0.9, 0.035, 230), (0.98, 0.015, 220))
    cloud(c, tops, shades, seed="lid", clip=m, bias=-0.05, fade=(0.2, 1.2), alpha=0.95)
    middle, wide = _spine(c.y)
    d = (c.x - middle) / wide
    theta = np.arcsin(np.clip(d, -0.999, 0.999))
    slant = c.y + 20 * theta * (0.4 + wide / 120)
    bands = c.noise.at("bands", theta * 0.9 + c.y / 60, slant / 15, 1.0, 3)
    fine = c.noise.at("fine", theta * 2 + c.y / 24, slant / 5, 1.0, 2)
    bright = 0.5 + 0.9 * (bands - 0.5) * 1.6 + 0.35 * (fine - 0.5) + 0.24 * np.cos(theta) - 0.2 * d
    tone = ramp([(0, (0.42, 0.11, 252)), (0.35, (0.66, 0.09, 242)), (0.65, (0.9, 0.04, 228)), (1, (0.995, 0.01, 210))])
    ragged = 0.1 * (c.noise.at("rag", c.y / 9, c.x / 30, 1.0, 2) - 0.5)
    cover = (
        smoothstep(1.04, 0.86, np.abs(d) + ragged)
        * smoothstep(_TOP - 34, _TOP + 30, c.y)
        * smoothstep(_TIP + 6, _TIP - 4, c.y)
    )
    whirl = m * np.asarray(cover, np.float32)
    c.fill(whirl, pick(tone, np.asarray(bright, np.float32)), alpha=0.96, detail=0.75)
    c.emit(whirl, 0.45)
    _ribbons(c, m)
    _house(c, m)
    skirt = [(_X - 60 + i * 13, _TIP - 2 + 5 * math.sin(i * 1.7), 16 + 5 * (i % 3)) for i in range(9)]
    cloud(c, skirt, shades, seed="skirt", clip=m, bias=0.12, fade=(0.1, 1.1), alpha=0.85, rough=0.4)


def _ribbons(c: Canvas, m: Mask) -> None:
    """Snow flung round the whirl: long thin arcs before it, flakes about it."""
    r = c.rng("ribbons")

    def arcs(pen: Pen) -> None:
        for i in range(15):
            y = _TOP + 30 + (_TIP - _TOP - 60) * (i + r.random()) / 15
            middle, wide = (float(q) for q in _spine(y))
            a0, a1 = r.uniform(-0.3, 0.4), r.uniform(2.4, 3.5)
            far = wide * r.uniform(1.04, 1.3)
            line = [
                (middle + math.cos(a) * far, y + math.sin(a) * far * 0.24 - 10 * (a - 1.6))
                for a in np.linspace(a0, a1, 24)
            ]
            pen.stroke(line, (0.97, 0.02, 225), r.uniform(1.2, 3.4), r.uniform(0.5, 0.9))

    c.draw(arcs, soft=0.5, detail=0.8, emission=0.3, clip=m)

    def whirled(r: np.random.Generator) -> tuple[float, float]:
        y = r.uniform(_TOP - 20, _TIP)
        middle, wide = (float(q) for q in _spine(y))
        return middle + r.normal(0, 1) * wide * 0.9 + r.normal(0, 30), y

    motes(c, r, 230, whirled, (0.98, 0.015, 225), size=(0.9, 3.2), alpha=(0.4, 0.95), emission=0.3, clip=m)


def _house(c: Canvas, m: Mask) -> None:
    """The hidden one: a tiny red house, still lit, going round."""
    x, y = _X + 92, 640.0

    def work(pen: Pen) -> None:
        with pen.at(x, y, -17, 1.25):
            pen.fill(polygon([(-15, 14), (-15, -6), (0, -20), (15, -6), (15, 14)]), (0.5, 0.15, 27))
            pen.fill(polygon([(15, 14), (15, -6), (24, -9), (24, 9)]), (0.34, 0.11, 15))
            pen.stroke([(-18, -4), (0, -21), (18, -4)], (0.9, 0.03, 235), 4)
            pen.stroke([(9, -14), (9, -24)], (0.3, 0.06, 20), 4)
            pen.fill(box(-6, -5, 11, 11), (0.96, 0.12, 84))

    c.draw(work, relief=2.5, detail=0.92, clip=m)
    c.glow(x, y, 22, (0.9, 0.14, 72), 0.7)


def _outline(share: float, lift: float = 0.0) -> Path:
    """Return the great jar's outline, `share` of its width, its foot lifted."""
    w, h, y = _WIDE * share, _TALL - 2 * lift, _FOOT - lift
    half: list[tuple[float, ...]] = [
        (0.0, y),
        (0.40 * w, y - 0.004 * h),
        (0.485 * w, y - 0.03 * h),
        (0.5 * w, y - 0.1 * h),
        (0.5 * w, y - 0.42 * h),
        (0.498 * w, y - 0.64 * h),
        (0.462 * w, y - 0.75 * h),
        (0.39 * w, y - 0.83 * h),
        (0.352 * w, y - 0.9 * h),
        (0.35 * w, y - h, CORNER),
    ]
    right = [(_X + q[0], *q[1:]) for q in half]
    left = [(_X - q[0], *q[1:]) for q in half[:0:-1]]
    return curve([*right, *left])


def _great_jar(c: Canvas) -> None:
    """The great jar: glass, weather, a red cloth over its mouth, tied with string."""
    shape = c.mask(_outline(1.0))
    c.glaze(shape, (0.88, 0.03, 215), 0.3)
    _weather(c, c.mask(_outline(0.93, 10)) & shape)
    glass(c, shape, (0.88, 0.03, 215), thickness=_WIDE * 0.3, clear=0.94, shine=0.75)
    red: Colour = (0.55, 0.18, 27)
    y = _FOOT - _TALL * 0.955
    scallops: list[tuple[float, ...]] = []
    for i in range(13):
        u = i / 12 * 2 - 1
        scallops.append((_X + u * 186, y + 66 - 18 * u * u - (0 if i % 2 else 13)))
    frill = c.mask(
        curve(
            [
                (_X - 142, y, CORNER),
                (*scallops[0], CORNER),
                *scallops[1:-1],
                (*scallops[-1], CORNER),
                (_X + 142, y, CORNER),
                (_X, y + 12),
            ]
        )
    )
    c.shadow(frill & shape, 0, 14, soft=10, share=0.55)
    folds = np.sin((c.x - _X) / np.maximum(142 + (c.y - y) * 0.7, 60) * 21) * 4.5
    c.form(frill, red, thickness=12, bump=np.asarray(folds, np.float32), rim=0.6, mottle=0.05, detail=0.7)
    dome = c.mask(
        curve(
            [
                (_X - 146, y + 6, CORNER),
                (_X - 148, y - 40),
                (_X - 112, y - 72),
                (_X, y - 84),
                (_X + 112, y - 72),
                (_X + 148, y - 40),
                (_X + 146, y + 6, CORNER),
                (_X, y + 18),
            ]
        )
    )
    gather = np.sin((c.x - _X) / 142 * 21) * 2.4 * smoothstep(y - 50, y + 6, c.y)
    c.form(dome, red, thickness=44, bump=np.asarray(gather, np.float32), rim=0.7, mottle=0.05, detail=0.7)
    c.multiply(
        c.mask(limb([(_X - 144, y + 8, 7), (_X, y + 19, 7), (_X + 144, y + 8, 7)], 30), soft=3), (0.3, 0.1, 10), 0.6
    )
    string: Colour = (0.9, 0.06, 85)

    def work(pen: Pen) -> None:
        pen.stroke(curve([(_X - 146, y + 2), (_X, y + 14), (_X + 146, y + 2)], closed=False), string, 5)
        x0, y0 = _X + 70, y + 12
        for side in (-1, 1):
            loop = curve([(x0, y0), (x0 + side * 22, y0 - 17), (x0 + side * 34, y0 - 3), (x0, y0)], closed=False)
            pen.stroke(loop, string, 4)
            end = curve([(x0, y0), (x0 + side * 8, y0 + 22), (x0 + side * 17, y0 + 44)], closed=False)
            pen.stroke(end, string, 4)

    c.draw(work, relief=2.5, detail=0.9)


def _child(c: Canvas) -> None:
    stool(c, 680, 1188, 132, 126, mix((0.4, 0.08, 50), c.light.shade, 0.25))
    who = Person(
        age="child",
        skin=(0.52, 0.075, 48),
        hair=(0.2, 0.03, 40),
        hair_style="pigtails",
        top=(0.88, 0.03, 250),
        dress="gown",
        hem=0.6,
        loose=1.3,
        shoes=None,
        sleeves="long",
    )
    pose = Pose(lean=6, head=-20, arm_near=(76, 46), arm_far=(2, 12), leg_near=(2, 2), leg_far=(-7, 4))
    j = joints(who, pose, 682, 1058, 286, left=True)
    c.shadow(c.mask(oval(682, 1060, 46, 7)), 0, 2, soft=4, share=0.5)
    paint_person(c, who, j, awake=True)
    c.glow(j.hand_near[0], j.hand_near[1], 26, (0.95, 0.05, 225), 0.5)


def _air(c: Canvas) -> None:
    """Frost dust in the light."""
    c.glow(_X - 6, 700, 120, (0.95, 0.03, 225), 0.22)
    r = c.rng("dust")

    def dust(pen: Pen) -> None:
        for _ in range(90):
            pen.dot(
                r.uniform(40, 760), r.uniform(120, 940), r.uniform(0.6, 1.8), (0.97, 0.02, 230), r.uniform(0.2, 0.7)
            )

    c.draw(dust, detail=0.9, emission=0.3)
