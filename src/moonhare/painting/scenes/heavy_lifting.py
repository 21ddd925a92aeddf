"""An old woman with two bags is carried up the steps by her own giant shadow on the wall."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import plaster
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._heavy_lifting_parts import SHADE, bush, door, niche, pots
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, place, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Heavy Lifting",
    hero="tiny bent grandmother, brown skin, blue djellaba, two bags, carried up the steps by her own giant shadow",
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
FINISH = {"vignette": 0.34, "contrast": 0.14, "bloom": 0.3}

_RUN, _RISE = 96.0, 56.0
_FOOT = (-70.0, 1150.0)
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
    c.wash([(0, (0.56, 0.11, 240)), (0.12, (0.70, 0.10, 228)), (0.25, p.sky[2]), (1, p.sky[3])])
    streaks(c, 0, 260, (0.96, 0.02, 90), share=0.6, seed="noon")
    wall = _wall(c)
    _stairs(c)
    _below(c)
    niche(c)
    repaint(c, 1.0, seed="wall")
    door(c)
    hand = _giant(c, wall)
    _treads_again(c)
    bush(c)
    _oranges(c)
    _grandmother(c, hand)
    pots(c)
    repaint(c, 0.25, seed="last")
    c.glow(60, 40, 260, (0.98, 0.08, 92), 0.4)


def _wall(c: Canvas) -> Mask:
    top = [
        (-20, 250),
        (60, 250),
        (60, 205),
        (150, 205),
        (150, 150),
        (262, 150),
        (262, 96),
        (384, 96),
        (384, 40),
        (520, 40),
        (520, -20),
    ]
    shape = c.mask(polygon([*top, (820, -20), (820, 1220), (-20, 1220)]), wobble=2.5)
    face = plane(c, shape, ((-20, -20), (820, -20), (820, 1220), (-20, 1220)))
    fall = 0.20 - 0.24 * smoothstep(200, 900, c.x * 0.75 + c.y * 0.35)[shape.where]
    plaster(c, face, (0.76, 0.105, 66), light=np.asarray(fall, np.float32), stain=0.2)
    edge = shape.edge(-3, -5, 1.0) * smoothstep(270, 250, c.y)
    c.screen(edge, (0.97, 0.06, 90), 0.8)
    # Where plaster has come off: old clay bricks.
    for x, y, rx, ry in ((96, 470, 64, 40), (690, 150, 80, 46)):
        hole = c.mask(oval(x, y, rx, ry, -12), wobble=14, cell=34)
        at = hole.where
        row = np.floor(c.y[at] / 13)
        gap = np.minimum(np.mod(c.y[at] / 13, 1), np.mod(c.x[at] / 34 + row * 0.5, 1) * 2.4)
        c.form(
            hole,
            (0.60, 0.12, 45),
            thickness=2,
            bump=np.asarray(np.clip(gap * 5, 0, 1) * 2.5, np.float32),
            mottle=0.14,
            grain=12,
            detail=0.3,
        )
        c.multiply(hole.edge(-3, -4, 1.2), c.palette.deep, 0.55)
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


def _giant(c: Canvas, wall: Mask) -> tuple[float, float]:
    """The shadow: broad, upright, striding; returns the middle of its flat hand."""
    who = Person(age="adult", girth=1.4, shoulders=1.55, dress="robe", hat="headscarf", loose=0.55, hem=0.62)
    pose = Pose(lean=9, head=4, arm_near=(84, 12), arm_far=(-44, 26), leg_near=(54, 58), leg_far=(-20, 4), foot_far=62)
    j = joints(who, pose, 262, 962, 700)
    with c.group() as g:
        paint_person(c, who, j)
        _strap(c, j)
    bent = c.full(g.cover)
    soft = bent.blur(1.2).a * smoothstep(500, 900, c.y) + bent.blur(3.2).a * (1 - smoothstep(500, 900, c.y))
    shade = c.full(soft) & wall
    c.multiply(shade, SHADE, 0.86)
    c.glaze(shade, (0.40, 0.10, 335), 0.22)
    warm = shade * (smoothstep(520, 940, c.y) * 0.5)
    c.screen(warm, (0.55, 0.13, 40), 0.4)
    rim = bent.edge(-5, -5, 2.5)
    c.multiply(rim, SHADE, 0.25)
    return j.hand_near


def _strap(c: Canvas, j: Joints) -> None:
    """The bag the shadow carries in its other hand, as light as nothing."""
    x, y = j.hand_far
    u = j.unit
    bag = c.mask(
        curve(
            [
                (x - 0.42 * u, y + 0.5 * u, CORNER),
                (x + 0.40 * u, y + 0.44 * u, CORNER),
                (x + 0.55 * u, y + 1.15 * u),
                (x + 0.05 * u, y + 1.42 * u),
                (x - 0.52 * u, y + 1.2 * u),
            ]
        )
    )
    c.fill(bag, SHADE)
    c.draw(
        lambda pen: pen.stroke(
            [(x - 0.36 * u, y + 0.54 * u), (x - 0.05 * u, y - 0.02 * u), (x + 0.34 * u, y + 0.5 * u)], SHADE, 0.07 * u
        )
    )


def _treads_again(c: Canvas) -> None:
    """The shadow's feet fold over the treads that they stand on."""
    dx, dy = _DEEP
    for i, share in ((3, 0.9), (4, 0.55), (5, 0.75)):
        x, y = _step(i)
        fold = polygon(
            [
                (x + 20 + dx, y + dy),
                (x + 70 + dx, y + dy),
                (x + 70 + dx * 0.2, y + dy * 0.2),
                (x + 14 + dx * 0.2, y + dy * 0.2),
            ]
        )
        c.multiply(c.mask(fold, soft=4), SHADE, share * 0.7)


def _grandmother(c: Canvas, hand: tuple[float, float]) -> None:
    who = Person(
        age="old",
        girth=1.15,
        shoulders=0.9,
        skin=(0.50, 0.075, 50),
        hair=(0.8, 0.02, 90),
        top=(0.52, 0.145, 255),
        bottom=(0.52, 0.145, 255),
        shoes=(0.80, 0.14, 80),
        dress="gown",
        hat="headscarf",
        hat_colour=(0.95, 0.03, 85),
        loose=1.15,
        hem=0.86,
    )
    pose = Pose(
        lean=34,
        bend=26,
        head=-34,
        arm_near=(16, 8),
        arm_far=(-12, 10),
        leg_near=(26, 22),
        leg_far=(-12, 14),
        foot_far=64,
        hand_near="fist",
        hand_far="fist",
    )
    x, y = hand[0] + 22, hand[1] - 18
    j = joints(who, pose, x, y, 206)
    c.multiply(c.mask(oval(x + 8, y + 2, 56, 9), soft=5), (0.3, 0.07, 320), 0.7)
    _bag(c, j.hand_far, 34, (0.70, 0.13, 70), False)
    paint_person(c, who, j)
    _bag(c, j.hand_near, 38, (0.60, 0.16, 35), True)


def _bag(c: Canvas, at: tuple[float, float], w: float, tone: tuple[float, float, float], full: bool) -> None:
    """A woven shopping bag hanging from a hand, oranges showing."""
    x, y = at
    top = y + w * 0.62
    if full:
        for k, (ox, oy) in enumerate(((-0.3, 0.0), (0.05, -0.1), (0.34, 0.02))):
            c.form(c.mask(circle(x + ox * w, top + oy * w, w * 0.21)), (0.74, 0.17, 58 - 3 * k), rim=0.5, detail=0.9)
    body = c.mask(
        curve(
            [
                (x - w * 0.56, top, CORNER),
                (x + w * 0.56, top - 1, CORNER),
                (x + w * 0.66, top + w * 0.7),
                (x + w * 0.3, top + w * 1.06),
                (x - w * 0.35, top + w * 1.06),
                (x - w * 0.66, top + w * 0.66),
            ]
        )
    )
    at_box = body.where
    weave = np.sin(c.x[at_box] * 1.1) * np.sin(c.y[at_box] * 1.1)
    c.form(body, tone, thickness=w * 0.3, bump=np.asarray(weave * 0.8, np.float32), rim=0.5, detail=0.85)
    c.draw(
        lambda pen: pen.stroke(
            [(x - w * 0.4, top + 2), (x - w * 0.12, y + 2), (x + w * 0.12, y + 2), (x + w * 0.4, top + 2)],
            mix(tone, (0.3, 0.06, 40), 0.5),
            2.6,
        ),
        detail=0.9,
    )
    band = c.mask(
        limb([(x - w * 0.62, top + w * 0.48, 3), (x, top + w * 0.56, 3), (x + w * 0.62, top + w * 0.5, 3)], 12)
    )
    c.form(band & body, (0.94, 0.04, 90), thickness=3, detail=0.85)


def _oranges(c: Canvas) -> None:
    """What fell out of the bag bounces down the steps; one throws a shadow with wings."""
    places = [
        (676.0, 560.0, 13.0),
        (560.0, 596.0, 14.0),
        (446.0, 792.0, 16.0),
        (300.0, 850.0, 17.0),
        (196.0, 938.0, 19.0),
        (66.0, 1036.0, 22.0),
    ]
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
    c.multiply(c.mask(curve(place(wing, 600, 640, 36, 14)), soft=1.4), SHADE, 0.8)
    for i, (x, y, r) in enumerate(places):
        if i != 1:
            ground = (14, r * 0.9) if i in (3, 4) else (22, 30)
            c.multiply(c.mask(oval(x + ground[0], y + ground[1], r * 1.05, r * 0.45), soft=3), SHADE, 0.6)
        ball = c.mask(circle(x, y, r))
        pores = (c.noise.at("pores", c.x[ball.where] / 2.2, c.y[ball.where] / 2.2, 1.0, 2) - 0.5) * 1.2
        c.form(ball, (0.74, 0.175, 56), bump=np.asarray(pores, np.float32), rim=0.4, gloss=0.35, detail=0.9)
        a = 0.6 + i * 1.7
        calyx = circle(x + math.cos(a) * r * 0.5, y + math.sin(a) * r * 0.5, r * 0.13)
        c.fill(c.mask(calyx), (0.42, 0.08, 130), detail=0.9)
