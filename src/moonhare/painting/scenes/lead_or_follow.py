"""An old pair dances a tango in a doorway; the space between the two is a howling wolf."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.scenes._lead_or_follow_street import doors, hall, lamps, rose, street, wall_things
from moonhare.painting.scenes._lead_or_follow_wolf import WOLF, paint_wolf
from moonhare.painting.shapes import CORNER, curve, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Lead or Follow",
    hero="tango pair, she tall, silver-haired, he short, stout, dark-skinned; the gap between them is a howling wolf",
    idea="double exposure",
    place="dance hall, Buenos Aires doorway",
    palette="ink and red",
    composition="interior through a window or arch",
    time="night",
    symbols=("wolf", "dancer", "rose"),
    hidden="their shadows dance apart",
    readings=("danger", "marriage", "rhythm"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.5, "contrast": 0.17}

_FLOOR = 1064.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.05, -0.72, 0.5),
        key=(0.93, 0.09, 66),
        shade=(0.23, 0.07, 285),
        rim=(0.1, -0.9, 0),
        rim_colour=(0.90, 0.13, 50),
        bounce=(0.5, 0.17, 25),
        bounce_share=0.3,
    )
    gate = curve(
        [(128, 1110, CORNER), (128, 370), (190, 190), (400, 98), (610, 190), (672, 370), (672, 1110, CORNER)], pull=0.38
    )
    hall(c)
    repaint(c, 1.0, seed="hall", loose=1.1)
    lamps(c)
    street(c, gate)
    doors(c, gate)
    repaint(c, 0.6, seed="street")
    wall_things(c)
    _apart(c)
    _pair(c)
    repaint(c, 0.2, seed="last")
    _roses(c)
    c.rays(400, 60, [72, 82, 90, 98, 108], 1000, 150, (0.95, 0.12, 60), 0.2, soft=22)


def _reach(
    height: float, start: tuple[float, float], end: tuple[float, float], way: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Bend an arm from shoulder to hand; `way` says on which side of the line the elbow is."""
    upper, lower = height * 0.205, height * 0.197
    dx, dy = end[0] - start[0], end[1] - start[1]
    d = min(math.hypot(dx, dy), (upper + lower) * 0.995)
    n = math.hypot(dx, dy)
    ux, uy = dx / n, dy / n
    a = (upper * upper - lower * lower + d * d) / (2 * d)
    h = math.sqrt(max(upper * upper - a * a, 0.0)) * way
    return (start[0] + ux * a - uy * h, start[1] + uy * a + ux * h), (start[0] + ux * d, start[1] + uy * d)


def _she() -> tuple[Person, float]:
    return Person(
        age="adult",
        girth=0.84,
        shoulders=0.86,
        skin=(0.80, 0.055, 55),
        hair=(0.86, 0.012, 270),
        hair_style="bun",
        top=(0.52, 0.205, 27),
        bottom=(0.52, 0.205, 27),
        shoes=(0.20, 0.05, 340),
        dress="gown",
        sleeves="none",
        hem=0.80,
        loose=1.05,
    ), 790.0


def _he() -> tuple[Person, float]:
    return Person(
        age="adult",
        girth=1.35,
        belly=0.24,
        shoulders=1.1,
        skin=(0.40, 0.06, 45),
        hair=(0.22, 0.02, 280),
        hair_style="short",
        beard="moustache",
        top=(0.27, 0.05, 275),
        bottom=(0.25, 0.05, 275),
        shoes=(0.17, 0.03, 280),
        dress="coat",
        hem=0.30,
        hat="brim",
        hat_colour=(0.23, 0.045, 280),
    ), 672.0


def _pair(c: Canvas) -> None:
    c.lamps.append(Lamp(x=410, y=300, z=120, reach=260, colour=(0.92, 0.13, 58), power=0.3))
    she, hers = _she()
    he, his = _he()
    js = joints(
        she,
        Pose(lean=7, bend=-6, head=-4, leg_near=(-30, 8), leg_far=(10, 8), foot_near=24, foot_far=58),
        250,
        _FLOOR,
        hers,
    )
    jh = joints(
        he,
        Pose(lean=3, bend=-2, head=-6, leg_near=(-15, 8), leg_far=(14, 12), foot_near=50),
        586,
        _FLOOR,
        his,
        left=True,
    )
    e1, h1 = _reach(hers, js.shoulder_far, (440.0, 560.0), 1)
    e2, h2 = _reach(his, jh.shoulder_far, (js.chest[0] - 6, js.chest[1] + 60), -1)
    e3, h3 = _reach(hers, js.shoulder_near, (jh.neck[0] + 26, jh.neck[1] + 46), 1)
    e4, h4 = _reach(his, jh.shoulder_near, (js.waist[0] - 16, js.waist[1] - 30), -1)
    js = msgspec.structs.replace(
        js, elbow_far=e1, hand_far=h1, elbow_near=e3, hand_near=h3, fist_far=True, fist_near=True
    )
    jh = msgspec.structs.replace(jh, elbow_far=e2, hand_far=h2, elbow_near=e4, hand_near=h4, fist_far=True)
    wolf = c.mask(curve(WOLF), wobble=2.5, cell=10)
    for j in (js, jh):
        for f in (j.toe_near, j.toe_far):
            if 150 < f[0] < 680:
                c.multiply(c.mask(oval(f[0], _FLOOR + 4, 62, 11), soft=6), (0.12, 0.04, 320), 0.75)
    with c.group() as g:
        paint_person(c, he, jh, near_arm_last=False)
        _suit(c, jh)
        paint_person(c, she, js, near_arm_last=False)
        _gown(c, js)
        paint_near_arm(c, he, jh)
        paint_near_arm(c, she, js)
    c.paste(g)
    paint_wolf(c, wolf)


def _suit(c: Canvas, j: Joints) -> None:
    """A shirt front, a red scarf, a rose in the buttonhole."""
    u = j.unit
    nx, ny = j.neck
    scarf = c.mask(
        curve(
            [
                (nx - 0.36 * u, ny - 0.02 * u),
                (nx, ny - 0.12 * u),
                (nx + 0.24 * u, ny + 0.02 * u),
                (nx - 0.04 * u, ny + 0.16 * u),
                (nx - 0.40 * u, ny + 0.16 * u),
            ]
        )
    )
    cloth(c, scarf, (0.94, 0.03, 80), fold=8, depth=3, thickness=12, seed="scarf")


def _gown(c: Canvas, j: Joints) -> None:
    """The skirt's train swings out behind her, over the threshold."""
    hx, hy = j.hip
    fx, fy = j.foot_near
    train = c.mask(
        curve(
            [
                (hx - 46, hy - 90, CORNER),
                (hx + 44, hy - 80),
                (hx + 50, hy + 170),
                (hx + 20, hy + 300),
                (fx + 92, fy - 6, CORNER),
                (fx + 50, fy - 22),
                (fx + 4, fy - 2, CORNER),
                (fx - 30, fy - 30),
                (fx - 66, fy - 18, CORNER),
                (fx - 56, fy - 60),
                (hx - 130, hy + 190),
                (hx - 74, hy + 80),
            ],
        )
    )
    train = train * smoothstep(hy - 84, hy + 50, c.y)
    at = train.where
    a = np.arctan2(c.x[at] - hx, c.y[at] - hy + 60)
    d = np.hypot(c.x[at] - hx, c.y[at] - hy)
    fold = np.sin(a * 15 + 2.4 * c.noise.at("train", a * 4, d / 160, 1.0, 2)) * (2 + d / 52)
    c.form(
        c.relief(train, 20, smooth=5),
        (0.53, 0.21, 27),
        bump=np.asarray(fold, np.float32),
        rim=0.5,
        gloss=0.25,
        gloss_sharpness=10,
        mottle=0.04,
        detail=0.75,
    )


def _apart(c: Canvas) -> None:
    """The hidden one: on step and stones their shadows have let go of each other."""
    she, he = _she()[0], _he()[0]
    with c.group() as g:
        paint_person(
            c,
            she,
            joints(
                she,
                Pose(lean=-14, head=-20, arm_near=(150, 10), arm_far=(60, 10), leg_near=(40, 60), leg_far=(-14, 4)),
                236,
                1100,
                400,
                left=True,
            ),
        )
        paint_person(
            c,
            he,
            joints(
                he,
                Pose(lean=-12, head=-10, arm_near=(100, 30), arm_far=(-40, 10), leg_near=(36, 50), leg_far=(-16, 6)),
                590,
                1100,
                350,
            ),
        )
    line = 1094.0
    with c.group() as fallen:
        below = np.maximum(c.y - line, 0)
        c.paste(g, bend=(c.x - (c.x - 400) * 0.0016 * below, line + 4 - below * 3.3))
    shade = c.full(fallen.cover * smoothstep(line, line + 3, c.y)).blur(1.2)
    c.multiply(shade, (0.12, 0.05, 290), 0.8)


def _roses(c: Canvas) -> None:
    """A rose in her hair, petals on the floor."""
    she, hers = _she()
    j = joints(
        she,
        Pose(lean=7, bend=-6, head=-4, leg_near=(-30, 8), leg_far=(10, 8), foot_near=24, foot_far=58),
        250,
        _FLOOR,
        hers,
    )
    x, y = j.head[0] - 0.20 * j.unit, j.head[1] - 0.06 * j.unit

    rose(c, x, y, 19)
    r = c.rng("petals")
    n = 22
    px, py = r.uniform(170, 640, n), r.uniform(1046, 1186, n)
    tones = np.stack([mix((0.44, 0.18, 25), (0.64, 0.21, 26), float(v)) for v in r.random(n)]).astype(np.float32)
    turn: Array = r.uniform(0, 6.3, n)
    strew(c, "leaf", px + 1, py + 3, r.uniform(12, 20, n), turn, tones * 0.25, seed="petals", alpha=0.5, detail=0.8)
    strew(c, "leaf", px, py, r.uniform(12, 20, n), turn, tones, seed="petals", detail=0.85)
