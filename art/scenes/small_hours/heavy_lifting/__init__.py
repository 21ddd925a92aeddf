"""An old woman sits in a basket of oranges that a giant shadow carries up the steps on its head."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import plaster
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, box, circle, curve, limb, oval, place, polygon
from art.painting.strokes import repaint
from art.painting.terrain import plane

from .door import SHADE, door

BRIEF = Brief(
    title="Heavy Lifting",
    hero="tiny grandmother in a blue djellaba, in a basket of oranges on the head of a giant shadow that climbs steps",
    idea="carried by",
    place="stair, Moroccan old town",
    palette="desert ochre",
    composition="diagonal fall",
    time="noon",
    symbols=("shadow", "stair", "orange"),
    hidden="a dropped orange casts a bird's shadow",
    readings=("ancestors", "strength", "pretending"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.3,
    "relight": Relight(key=0.74, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.1, towards=0),
}

_RUN, _RISE = 96.0, 56.0
_FOOT = (-70.0, 1226.0)
"""The front edge of the lowest step that is seen."""
_DEEP = (74.0, -62.0)
"""From the front of a step to the wall."""
_STEPS = 11


def _step(i: float) -> tuple[float, float]:
    """Return the front edge of step `i`, at its lower end."""
    return _FOOT[0] + i * _RUN, _FOOT[1] - i * _RISE


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.6, 0.55),
        key=(0.97, 0.07, 90),
        shade=(0.43, 0.09, 315),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.98, 0.06, 92),
        bounce=(0.75, 0.11, 60),
        bounce_share=0.25,
    )
    c.wash([(0, (0.36, 0.09, 250)), (0.1, (0.48, 0.1, 242)), (0.22, (0.62, 0.09, 230)), (1, p.sky[3])])
    wall = _wall(c)
    repaint(c, 0.6, seed="wall")
    landing = c.mask(polygon([(664, 708), (830, 708), (830, 800), (664, 800)]), wobble=1)
    c.shadow(landing, -6, 4, soft=8, share=0.4)
    c.form(landing, (0.86, 0.075, 80), thickness=8, mottle=0.1, grain=12, detail=0.4)
    door(c)
    _giant(c, wall)
    _stairs(c)
    _below(c)
    repaint(c, 0.2, seed="stairs")
    _grandmother(c)
    _oranges(c)
    repaint(c, 0.12, seed="last")
    c.rays(-60, -120, (38, 46, 54, 62), 1300, width=150, colour=(0.97, 0.1, 85), share=0.2, soft=30)
    c.glow(470, 300, 200, (0.97, 0.1, 85), 0.22)


def _wall(c: Canvas) -> Mask:
    """One great plain wall, brightest behind the basket, and a strip of noon sky over it."""
    crest: list[tuple[float, float]] = [(-20, 132)]
    for k in range(6):
        x = -8 + 146 * k
        crest += [
            (x, 132),
            (x, 104),
            (x + 18, 104),
            (x + 18, 76),
            (x + 58, 76),
            (x + 58, 104),
            (x + 76, 104),
            (x + 76, 132),
        ]
    crest.append((820, 132))
    shape = c.mask(polygon([*crest, (820, 1220), (-20, 1220)]), wobble=2.5)
    face = plane(c, shape, ((-20, -20), (820, -20), (820, 1220), (-20, 1220)))
    near = np.hypot((c.x - 440) / 420, (c.y - 380) / 520)
    fall = 0.32 - 0.42 * smoothstep(0.15, 1.3, near)
    plaster(c, face, (0.78, 0.115, 68), light=np.asarray(fall[shape.where], np.float32), stain=0.1)
    c.multiply(shape * smoothstep(0.55, 1.5, near), (0.62, 0.13, 38), 0.6)
    edge = shape.edge(-3, -5, 1.0) * smoothstep(270, 250, c.y)
    c.screen(edge, (0.97, 0.07, 88), 0.8)
    return shape


def _stairs(c: Canvas) -> None:
    dx, dy = _DEEP
    for i in range(_STEPS - 1, -1, -1):
        x, y = _step(i)
        shade = 0.10 - 0.022 * i
        riser = c.mask(polygon([(x, y + _RISE), (x, y), (x + dx, y + dy), (x + dx, y + dy + _RISE)]), wobble=0.8)
        tread = c.mask(polygon([(x, y), (x + _RUN, y), (x + _RUN + dx, y + dy), (x + dx, y + dy)]), wobble=0.8)
        c.form(tread, (0.90, 0.07, 84), thickness=2, mottle=0.10, grain=14, bias=0.24 + shade, detail=0.35)
        c.form(riser, (0.62, 0.10, 55), thickness=2, mottle=0.12, grain=12, bias=-0.08 + shade, detail=0.35)
        _tiles(c, riser, x, y, i)
        c.multiply(riser, (0.5, 0.11, 345), 0.5)
        worn = c.mask(limb([(x + 4, y + 2, 2.4), (x + _RUN * 0.5, y + 4, 2.0), (x + _RUN - 4, y + 2, 2.4)], 12), soft=1)
        c.screen(worn, (0.97, 0.05, 90), 0.5)
        foot = c.mask(
            polygon(
                [
                    (x + dx - 4, y + dy + 4),
                    (x + _RUN + dx, y + dy + 4),
                    (x + _RUN + dx, y + dy - 4),
                    (x + dx, y + dy - 4),
                ]
            ),
            soft=4,
        )
        c.multiply(foot, c.palette.deep, 0.4)


def _tiles(c: Canvas, riser: Mask, x: float, y: float, i: int) -> None:
    """Glazed tiles along each riser: blue, green and white stars."""
    dx, dy = _DEEP
    tones = ((0.50, 0.11, 245), (0.60, 0.10, 190), (0.93, 0.03, 90), (0.70, 0.13, 70))

    def work(pen: Pen) -> None:
        for k in range(4):
            for m in range(2):
                u0, v0 = k / 4 + 0.02, m / 2 + 0.06
                u1, v1 = u0 + 0.21, v0 + 0.40
                quad = [(x + dx * u, y + dy * u + _RISE * v) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
                pen.fill(polygon(quad), tones[(k + m + i) % 3])
                mx, my = sum(q[0] for q in quad) / 4, sum(q[1] for q in quad) / 4
                pen.dot(mx, my, 4.2, tones[(k + m * 2 + i + 1) % 4])

    c.draw(work, relief=1.2, alpha=0.95, detail=0.7, clip=riser)


def _below(c: Canvas) -> None:
    """The side of the stair: tadelakt in the shade of the house across the lane."""
    outline: list[tuple[float, float]] = []
    for i in range(_STEPS):
        x, y = _step(i)
        outline += [(x, y), (x + _RUN, y)]
    side = c.mask(polygon([(-90, 1230), *outline, (1000, 1230)]), wobble=1)
    face = plane(c, side, ((-20, 500), (820, 500), (820, 1220), (-20, 1220)))
    plaster(c, face, (0.62, 0.115, 42), light=-0.06, stain=0.25)
    for i in range(_STEPS):
        x, y = _step(i)
        lip = c.mask(polygon([(x - 3, y - 1), (x + _RUN, y - 1), (x + _RUN, y + 13), (x - 3, y + 13)]), wobble=1)
        c.form(lip, (0.84, 0.075, 80), thickness=6, mottle=0.12, grain=8, detail=0.45)
        c.multiply(c.mask(box(x, y + 13, _RUN, 10), soft=4) & side, c.palette.deep, 0.4)
    dark = side * smoothstep(-60, 40, c.y - (1250 - 0.58 * c.x) + 40 * (c.field("roofline", 180, 2) - 0.5))
    c.multiply(dark, (0.38, 0.09, 325), 0.72)


def _giant(c: Canvas, wall: Mask) -> None:
    """The shadow: a tall woman in profile, her gown and scarf blown back, one arm up to what is on her head."""
    face = ((499, 422), (514, 448, CORNER), (502, 459), (507, 472), (498, 494, CORNER), (476, 502))
    front = ((474, 530), (502, 562), (518, 612), (502, 670), (528, 740), (580, 812), (578, 868), (560, 930, CORNER))
    hem = ((480, 930), (420, 990), (330, 1050), (176, 1090, CORNER))
    back = ((236, 1010), (318, 880), (376, 760), (404, 672), (388, 606), (394, 556), (424, 524), (420, 492))
    scarf = ((384, 482), (312, 520), (236, 500, CORNER), (306, 470), (372, 440), (396, 412))
    body = curve([(418, 388), (456, 374), (492, 392), *face, *front, *hem, *back, *scarf])
    arm = limb([(462, 574, 32), (540, 552, 28), (592, 490, 23), (586, 424, 17), (548, 366, 13), (536, 352, 12)])
    sleeve = curve([(520, 580, CORNER), (560, 556), (606, 500, CORNER), (628, 560), (600, 622), (556, 616)])
    tail = curve([(430, 500, CORNER), (370, 520), (300, 570), (214, 572, CORNER), (290, 540), (372, 480)])
    bent = c.mask(body, arm, sleeve, tail)
    away = np.clip((c.y - 420) / 600, 0, 1)
    soft = bent.blur(1.0).whole() * away + bent.blur(3.0).whole() * (1 - away)
    shade = c.full(soft) & wall
    c.multiply(shade, SHADE, 0.9)
    c.glaze(shade, (0.33, 0.1, 315), 0.42)
    c.screen(shade * (smoothstep(560, 1000, c.y) * 0.5), (0.5, 0.14, 35), 0.4)


def _grandmother(c: Canvas) -> None:
    """She sits among her oranges, bent and content, looking where she is carried."""
    x, y = 458.0, 322.0
    rim = c.mask(oval(x, y, 104, 17))
    c.shadow(c.mask(oval(x, y + 24, 100, 46)), 26, 22, soft=8, share=0.6)
    c.form(rim, (0.4, 0.08, 50), thickness=8, detail=0.8)
    r = c.rng("heap")
    for k in range(11):
        _orange(c, x - 84 + k * 17 + r.normal(0, 3), y - 8 - 8 * math.sin(k / 10 * math.pi), 15.0, k)
    who = Person(
        age="old",
        girth=1.1,
        shoulders=0.9,
        skin=(0.50, 0.075, 50),
        hair=(0.8, 0.02, 90),
        top=(0.48, 0.16, 256),
        bottom=(0.48, 0.16, 256),
        shoes=(0.80, 0.14, 80),
        dress="gown",
        hat="headscarf",
        hat_colour=(0.96, 0.03, 88),
        loose=1.15,
        hem=0.8,
    )
    pose = Pose(
        lean=16,
        bend=14,
        head=-16,
        arm_near=(40, 56),
        arm_far=(34, 60),
        leg_near=(84, 60),
        leg_far=(78, 60),
        hand_near="fist",
    )
    j = joints(who, pose, x - 14, y - 14, 232, hold="hip")
    paint_person(c, who, j)
    for k in range(9):
        _orange(c, x - 78 + k * 19.5 + r.normal(0, 2), y + 2 + 5 * math.sin(k / 8 * math.pi), 14.5, k + 20)
    bowl = c.mask(
        curve(
            [
                (x - 106, y - 2, CORNER),
                (x - 60, y + 15),
                (x, y + 20),
                (x + 60, y + 15),
                (x + 106, y - 2, CORNER),
                (x + 92, y + 40),
                (x + 56, y + 66),
                (x, y + 72),
                (x - 56, y + 66),
                (x - 92, y + 40),
            ]
        )
    )
    at = bowl.where
    weave = np.sin(c.x[at] * 0.42 + 1.6 * np.sign(np.sin(c.y[at] * 0.5))) * np.sin(c.y[at] * 0.5) * 2.4
    c.form(bowl, (0.66, 0.12, 66), thickness=34, bump=np.asarray(weave, np.float32), rim=0.8, mottle=0.08, detail=0.85)
    for dy, tone in ((6, (0.78, 0.12, 76)), (34, (0.42, 0.12, 20))):
        band = c.mask(limb([(x - 108, y + dy - 6, 5), (x, y + dy + 16, 6), (x + 108, y + dy - 6, 5)], 24))
        c.form(band & bowl.grow(3), tone, thickness=6, rim=0.6, detail=0.85)
    c.multiply(bowl.edge(-8, -8, 6), (0.4, 0.1, 330), 0.5)


def _orange(c: Canvas, x: float, y: float, r: float, i: int) -> None:
    ball = c.mask(circle(x, y, r))
    pores = (c.noise.at("pores", c.x[ball.where] / 2.2, c.y[ball.where] / 2.2, 1.0, 2) - 0.5) * 1.2
    tone = (0.74, 0.175, 54 + 4 * math.sin(i * 2.1))
    c.form(ball, tone, bump=np.asarray(pores, np.float32), rim=0.4, gloss=0.35, detail=0.9)
    a = 0.6 + i * 1.7
    calyx = circle(x + math.cos(a) * r * 0.5, y + math.sin(a) * r * 0.5, r * 0.13)
    c.fill(c.mask(calyx), (0.42, 0.08, 130), detail=0.9)


def _oranges(c: Canvas) -> None:
    """What fell out of the bag bounces down the steps; one throws a shadow with wings."""
    wing = [
        (-1.0, -0.28, CORNER),
        (-0.45, -0.36),
        (0.0, -0.02),
        (0.5, -0.5),
        (1.1, -0.42, CORNER),
        (0.62, -0.1),
        (0.3, 0.22),
        (0.1, 0.3),
        (-0.12, 0.62, CORNER),
        (-0.2, 0.24),
        (-0.5, 0.0),
    ]
    c.multiply(c.mask(curve(place(wing, 268, 660, 40, 14)), soft=1.4), SHADE, 0.85)
    for i, (x, y, r) in enumerate(((232.0, 618.0, 15.0), (188.0, 1072.0, 17.0))):
        if i:
            c.multiply(c.mask(oval(x + 14, y + r * 0.95, r * 1.05, r * 0.45), soft=3), SHADE, 0.6)
        _orange(c, x, y, r, i + 3)
