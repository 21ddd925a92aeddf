"""A family picnics, dry, in a glass tank; carp glide about their flooded sitting room."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth, wood
from moonhare.painting.motifs.carps import carp
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._feeding_time_parts import furniture, paint_room, sleeper
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Feeding Time",
    hero="turbaned grandfather, round aunt and two toddlers picnic dry in a glass tank among carp",
    idea="inside out",
    place="sitting room, flooded",
    palette="undersea",
    composition="interior through a window or arch",
    time="afternoon",
    symbols=("carp", "sofa", "glass tank"),
    hidden="a carp asleep in the armchair",
    readings=("holiday", "captivity", "privacy"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.45, "saturation": 1.12}

_WARM: Colour = (0.93, 0.12, 80)
_GRANDPA = Person(
    age="old",
    girth=1.0,
    belly=0.1,
    skin=(0.55, 0.08, 50),
    hair=(0.93, 0.01, 90),
    beard="long",
    top=(0.95, 0.03, 88),
    bottom=(0.9, 0.03, 88),
    dress="robe",
    shoes=None,
    hat="turban",
    hat_colour=(0.66, 0.18, 42),
    loose=1.2,
)
_AUNT = Person(
    girth=1.75,
    belly=0.42,
    skin=(0.5, 0.08, 48),
    hair=(0.16, 0.02, 40),
    hair_style="bun",
    top=(0.58, 0.19, 352),
    dress="gown",
    sleeves="short",
    shoes=None,
    loose=1.2,
)
_GIRL = Person(
    age="toddler",
    skin=(0.54, 0.08, 50),
    hair=(0.18, 0.02, 40),
    hair_style="pigtails",
    top=(0.84, 0.15, 90),
    dress="skirt",
    bottom=(0.84, 0.15, 90),
    sleeves="short",
    shoes=None,
)
_BOY = Person(
    age="toddler",
    skin=(0.48, 0.07, 48),
    hair=(0.16, 0.02, 40),
    hair_style="curly",
    top=(0.6, 0.13, 145),
    bottom=(0.42, 0.1, 262),
    dress="shorts",
    sleeves="short",
    shoes=None,
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.3, -0.75, 0.5),
        key=(0.93, 0.08, 150),
        shade=p.shade,
        rim=(0.1, -0.95, 0),
        rim_colour=(0.95, 0.08, 140),
    )
    paint_room(c)
    furniture(c)
    repaint(c, 0.8, seed="room")
    _window_light(c)
    _caustics(c)
    carp(
        c,
        236,
        372,
        210,
        (0.93, 0.03, 80),
        (0.66, 0.19, 38),
        left=True,
        turn=-8,
        bend=0.2,
        haze=0.28,
        seed="far",
        detail=0.5,
    )
    carp(
        c,
        604,
        300,
        180,
        (0.62, 0.1, 230),
        (0.85, 0.05, 220),
        left=False,
        turn=10,
        bend=-0.2,
        haze=0.38,
        seed="far2",
        detail=0.5,
    )
    sleeper(c)
    c.fog(300, 980, (0.6, 0.09, 195), 0.2)
    _tank(c)
    carp(c, 432, 508, 300, (0.94, 0.03, 85), (0.64, 0.2, 36), left=True, turn=-22, bend=0.26, seed="feeder", share=0.55)
    _crumbs(c)
    carp(c, 640, 1010, 330, (0.74, 0.17, 55), (0.95, 0.03, 90), left=True, turn=4, bend=-0.2, seed="near", share=0.3)
    carp(c, 128, 1080, 250, (0.3, 0.05, 250), (0.88, 0.04, 90), left=False, turn=-6, bend=0.2, seed="near2", share=0.36)
    _bubbles(c)
    _arch(c)
    repaint(c, 0.15, seed="last")
    c.glow(400, 790, 200, _WARM, 0.28)


def _window_light(c: Canvas) -> None:
    c.glow(400, 330, 230, (0.95, 0.08, 150), 0.45)
    c.rays(400, 180, [44, 62, 78, 101, 118, 136], 900, 170, (0.9, 0.09, 165), 0.4, 18)


def _caustics(c: Canvas) -> None:
    """The net of light that moving water throws."""
    a = c.field("net-a", 74, 2, (1.5, 0.7)) - 0.5
    b = c.field("net-b", 52, 2, (1.4, 0.8)) - 0.5
    net = np.exp(-np.abs(a) * 42) + np.exp(-np.abs(b) * 46) * 0.7
    where = smoothstep(860, 1000, c.y) * 0.9 + 0.28 * smoothstep(720, 500, c.y)
    c.screen(np.clip(net * where * 0.5, 0, 0.8).astype(np.float32), (0.86, 0.1, 165), 0.6)


_FRONT = [(176.0, 590.0), (624.0, 590.0), (624.0, 946.0), (176.0, 946.0)]
_BACK = [(224.0, 566.0), (576.0, 566.0), (576.0, 884.0), (224.0, 884.0)]


def _tank(c: Canvas) -> None:
    """The tank on its stand: warm dry air, a cloth, the family; glass last."""
    stand = c.mask(polygon([(160, 944), (640, 944), (628, 1084), (172, 1084)]))
    c.shadow(c.mask(oval(400, 1086, 270, 20)), 4, 6, 12, 0.7)
    wood(c, stand, (0.42, 0.1, 45), angle=0, grain=9, thickness=10, gloss=0.25, seed="stand")

    def doors(pen: Pen) -> None:
        for x in (186, 330, 474):
            pen.stroke(box(x, 966, 138, 102, 5), (0.3, 0.07, 40), 4)
            pen.dot(x + 120, 1016, 5, (0.78, 0.12, 82))

    c.draw(doors, relief=2, detail=0.6)
    inside = c.mask(polygon(_FRONT))
    at = inside.where
    d = np.hypot((c.x[at] - 400) / 260, (c.y[at] - 800) / 230)
    air = pick(
        ramp([(0.97, 0.09, 88), (0.92, 0.11, 82), (0.82, 0.115, 80), (0.66, 0.09, 120)]),
        np.asarray(d * 0.9, np.float32),
    )
    c.fill(inside, air, 0.86, detail=0.5)
    ground = plane(
        c, c.mask(polygon([_BACK[3], _BACK[2], _FRONT[2], _FRONT[3]])), (_BACK[3], _BACK[2], _FRONT[2], _FRONT[3])
    )
    u, v = ground.wide(9, 4)
    check = (np.mod(np.floor(u), 2) + np.mod(np.floor(v), 2)) / 2
    t = 0.6 + 0.12 * (c.field("linen", 16, 3)[ground.mask.where] - 0.5)
    red = pick(c.tones((0.58, 0.19, 28), 0.6), t)
    white = pick(c.tones((0.95, 0.03, 85), 0.6), t)
    c.fill(ground.mask, (red * check[..., None] + white * (1 - check[..., None])).astype(np.float32), detail=0.6)
    old = c.light
    c.light = Light(
        direction=(0.05, -0.8, 0.6),
        key=(0.97, 0.08, 82),
        shade=(0.4, 0.09, 330),
        rim=(0, -0.9, 0),
        rim_colour=(0.9, 0.08, 160),
    )
    c.lamps.append(Lamp(x=400, y=640, z=70, reach=210, colour=_WARM, power=0.35))
    _family(c)
    c.lamps.clear()
    c.light = old
    _glass(c)


def _family(c: Canvas) -> None:
    def ground(x: float, y: float, w: float) -> None:
        c.multiply(c.mask(oval(x, y, w, 9), soft=5), (0.35, 0.1, 25), 0.6)

    ground(262, 914, 74)
    sit = Pose(
        lean=6,
        bend=10,
        head=4,
        arm_near=(28, 62),
        arm_far=(44, 50),
        leg_near=(96, 118),
        leg_far=(88, 112),
        foot_near=70,
    )
    paint_person(c, _GRANDPA, joints(_GRANDPA, sit, 252, 866, 306, hold="hip"))
    ground(540, 916, 84)
    lounge = Pose(
        lean=-4, bend=6, head=2, arm_near=(46, 52), arm_far=(30, 40), leg_near=(88, 60), leg_far=(82, 54), foot_near=60
    )
    paint_person(c, _AUNT, joints(_AUNT, lounge, 556, 858, 300, left=True, hold="hip"))
    sari = c.mask(
        curve([(546, 752, CORNER), (562, 742), (582, 768), (594, 830), (592, 884, CORNER), (572, 872), (564, 800)]),
        limb([(556, 752, 9), (538, 796, 11), (516, 838, 13), (500, 862, 8)]),
    )
    c.shadow(sari, -3, 4, 4, 0.4)
    cloth(c, sari, (0.8, 0.15, 85), fold=10, depth=4, seed="sari", detail=0.7)
    ground(390, 922, 34)
    reach = Pose(lean=-4, head=-26, arm_near=(158, 8), arm_far=(150, 14), leg_near=(6, 2), leg_far=(-8, 4))
    paint_person(c, _GIRL, joints(_GIRL, reach, 372, 918, 162), awake=True)
    ground(458, 934, 40)
    play = Pose(lean=4, head=-10, arm_near=(60, 40), arm_far=(40, 60), leg_near=(84, 20), leg_far=(72, 40))
    paint_person(c, _BOY, joints(_BOY, play, 470, 912, 142, left=True, hold="hip"), awake=True)
    _spread(c)


def _spread(c: Canvas) -> None:
    """The picnic: a tiffin tower, mangoes, flat breads on a dish."""
    for k in range(3):
        tin = c.mask(box(306, 892 - k * 17, 34, 17, 4))
        c.form(tin, (0.8, 0.03, 230), gloss=0.8, gloss_sharpness=12, rim=0.6, detail=0.8)
    c.draw(
        lambda pen: pen.stroke(
            [(305, 904), (304, 846), (312, 832), (334, 832), (342, 846), (341, 904)], (0.7, 0.03, 230), 2.6
        ),
        relief=1.4,
    )
    dish = c.mask(oval(414, 932, 40, 10))
    c.form(dish, (0.74, 0.12, 80), thickness=3, gloss=0.7, detail=0.8)
    for k in range(4):
        c.form(
            c.mask(oval(414 + 3 * (k % 2), 928 - k * 3.4, 28, 6.4)),
            (0.86, 0.09, 75),
            thickness=3,
            mottle=0.2,
            grain=6,
            detail=0.8,
        )
    for x, y, tone in ((350, 928, (0.8, 0.16, 80)), (366, 934, (0.74, 0.17, 55)), (338, 934, (0.76, 0.15, 110))):
        c.form(c.mask(oval(x, y, 11, 8.4, -20)), tone, gloss=0.5, rim=0.5, detail=0.85)


def _glass(c: Canvas) -> None:
    front, back = _FRONT, _BACK
    pane = c.mask(polygon(front))
    at = pane.where
    edge = np.minimum(np.minimum(c.x[at] - 176, 624 - c.x[at]) / 34, 1)
    c.glaze(pane * np.asarray((1 - edge) * 0.7, np.float32), (0.72, 0.09, 180), 0.6)
    sheen = smoothstep(0.82, 0.97, np.sin((c.x[at] * 0.9 + c.y[at] * 0.5) / 92 + 0.6))
    c.screen(pane * np.asarray(sheen * 0.16, np.float32), (0.97, 0.04, 140), 0.9)

    def edges(pen: Pen) -> None:
        pale, deep = (0.93, 0.05, 160), (0.4, 0.08, 200)
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)):
            pen.stroke([back[a], back[b]], pale, 1.6, 0.5)
        for k in range(4):
            pen.stroke([front[k], back[k]], pale, 2, 0.6)
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)):
            pen.stroke([(front[a][0] + 2, front[a][1] + 2), (front[b][0] + 2, front[b][1] + 2)], deep, 6, 0.7)
            pen.stroke([front[a], front[b]], pale, 4, 0.95)

    c.draw(edges, detail=0.85)
    top = c.mask(polygon([front[0], front[1], back[1], back[0]]))
    c.screen(top, (0.86, 0.07, 160), 0.3)
    for k, (x, y) in enumerate((front[0], front[1], front[2], front[3])):
        c.glow(x, y, 11, (0.97, 0.04, 130), 0.8 if k < 2 else 0.4)


def _crumbs(c: Canvas) -> None:
    """What the carp lets fall to those below."""
    r = c.rng("crumbs")
    for _ in range(36):
        t = float(r.random())
        x, y = 322 + 40 * t + float(r.normal(0, 16 + 8 * t)), 606 + 150 * t**0.8
        c.form(
            c.mask(circle(x, y, float(r.uniform(1.6, 4.2))), wobble=0.8, cell=5),
            (0.88, 0.12, 78),
            rim=0.5,
            bias=0.12,
            detail=0.9,
        )


def _bubbles(c: Canvas) -> None:
    r = c.rng("bubbles")
    for x0, y0, n in ((286, 560, 7), (470, 1000, 6), (650, 770, 5), (690, 250, 5), (220, 1030, 6)):
        for k in range(n):
            x, y = x0 + float(r.normal(0, 9)) - 4 * k, y0 - k * float(r.uniform(18, 30))
            q = float(r.uniform(3, 9))
            ring = c.mask(circle(x, y, q))
            c.screen(ring - c.mask(circle(x + q * 0.1, y + q * 0.12, q * 0.78), soft=1), (0.93, 0.06, 160), 0.7)
            c.screen(c.mask(circle(x - q * 0.35, y - q * 0.35, q * 0.25)), (0.99, 0.02, 120), 0.95)


def _arch(c: Canvas) -> None:
    """The arch that one looks through: dark carved wood, a curtain drawn aside, weed on the sill."""
    hole = c.mask(
        curve(
            [
                (46, 1210, CORNER),
                (46, 420),
                (86, 240),
                (230, 96),
                (400, 48),
                (570, 96),
                (714, 240),
                (754, 420),
                (754, 1210, CORNER),
            ]
        )
    )
    wall = c.full() - hole
    c.multiply(hole - hole.grow(-6).blur(22), c.palette.deep, 0.75)
    c.form(
        wall,
        (0.27, 0.06, 225),
        thickness=26,
        bump=(c.field("carved", 16, 3) - 0.5) * 3,
        rim=0.5,
        bias=-0.06,
        detail=0.4,
    )
    band = hole.grow(26) - hole.grow(8)
    at = band.where
    carve = np.sin(c.x[at] / 6.4) * np.sin(c.y[at] / 6.4) * 3.4
    c.form(band, (0.36, 0.08, 205), thickness=8, bump=np.asarray(carve, np.float32), rim=0.7, detail=0.5)
    c.screen(wall.edge(0, 3, 2) * smoothstep(500, 100, c.y), (0.7, 0.1, 180), 0.5)
    drape = c.mask(
        curve(
            [
                (800, 20, CORNER),
                (738, 50),
                (706, 190),
                (752, 400),
                (776, 560),
                (764, 620),
                (778, 820),
                (742, 1020),
                (756, 1210, CORNER),
                (820, 1210, CORNER),
                (820, 20, CORNER),
            ]
        )
    )
    c.shadow(drape, -12, 8, 14, 0.6)
    cloth(c, drape, (0.4, 0.13, 15), fold=30, depth=12, thickness=24, seed="curtain", rim=0.6, detail=0.5)
    tie = c.mask(limb([(752, 592, 9), (776, 608, 10), (806, 600, 10)]))
    c.form(tie, (0.76, 0.13, 82), rim=0.6, detail=0.6)
    r = c.rng("weed")

    def weed(pen: Pen) -> None:
        for _ in range(22):
            x, h, f = float(r.uniform(-10, 120)), float(r.uniform(80, 300)), float(r.normal(0, 26))
            pts = [(x + f * math.sin(k * 0.8) * k / 4, 1212 - h * k / 6) for k in range(7)]
            pen.stroke(pts, mix((0.3, 0.07, 190), (0.5, 0.11, 150), float(r.random())), float(r.uniform(4, 9)))

    c.draw(weed, relief=3, detail=0.45)
