"""The barber, his chair and the sleeper in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.materials import metal
from moonhare.painting.materials.living import skin
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.hands import grip
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon

COLLAR = (596.0, 742.0)
"""Where the sleeper's neck should be."""
_HIDE: Colour = (0.36, 0.07, 30)
_STEEL: Colour = (0.72, 0.05, 180)


def chair(c: Canvas) -> None:
    """Paint the barber's chair: foot, seat, back and the plate for the feet."""
    c.multiply(c.mask(oval(545, 1140, 200, 34), soft=14), c.palette.deep, 0.75)
    metal(c, c.mask(oval(580, 1130, 128, 28)), (0.66, 0.05, 180), thickness=26)
    post = [(548, 1126, CORNER), (562, 1092), (566, 990, CORNER), (600, 990, CORNER), (604, 1092), (620, 1126, CORNER)]
    metal(c, c.mask(curve(post)), _STEEL, thickness=30)
    metal(c, c.mask(limb([(560, 996, 8), (476, 1050, 7), (430, 1098, 7)], 18)), _STEEL, thickness=12)
    plate = c.mask(polygon([(306, 1092), (448, 1086), (456, 1100), (456, 1108), (304, 1116), (300, 1104)]))
    c.shadow(plate, 0, 18, 10, 0.5)
    metal(c, plate, _STEEL, thickness=8)
    metal(c, c.mask(limb([(690, 988, 7), (714, 900, 7), (730, 800, 6)], 14)), _STEEL, thickness=9)
    back = Clay(c, (600, 690, 800, 1020), melt=12)
    back.limb([(660, 960, 30), (676, 880, 34), (694, 800, 36), (702, 768, 30)], n=30)
    for x, y in ((668, 916), (680, 862), (690, 808)):
        back.press([(x - 44, y + 6, 4), (x, y, 4), (x + 44, y + 6, 4)], 6)
    relief = back.relief(2)
    c.shadow(relief.mask, -10, 10, 10, 0.4)
    c.form(relief, _HIDE, gloss=0.4, rim=0.7, detail=0.65)
    seat = c.mask(box(420, 950, 290, 46, 20))
    c.form(seat, _HIDE, gloss=0.4, rim=0.5, detail=0.65)
    metal(c, c.mask(box(434, 988, 262, 11, 4)), _STEEL, thickness=8)


def _trousers(c: Canvas) -> None:
    for dx, bias in ((34, -0.14), (0, 0.0)):
        leg = Clay(c, (280, 860, 620, 1120), melt=10)
        leg.limb(
            [(560, 928, 44), (450 + dx, 920, 41), (408 + dx, 932, 37), (396 + dx, 978, 31), (384 + dx, 1060, 24)], n=36
        )
        relief = leg.relief(2)
        bump = (c.noise.at("crease", leg.across / 26, leg.along / 13, 1.0, 2) - 0.5) * 5
        c.shadow(relief.mask, -8, 8, 8, 0.35)
        c.form(relief, (0.40, 0.06, 250), bump=np.asarray(bump, np.float32), bias=bias, rim=0.4, detail=0.65)
        hem = c.mask(limb([(358 + dx, 1062, 4), (384 + dx, 1070, 4), (410 + dx, 1062, 4)], 12))
        c.form(hem, (0.46, 0.06, 250), bias=bias, detail=0.65)
        foot = Clay(c, (280, 1040, 470, 1115), melt=8)
        foot.limb([(388 + dx, 1076, 19), (372 + dx, 1084, 18), (340 + dx, 1090, 14), (318 + dx, 1092, 11)])
        foot.cut((360, 1101), (-0.03, 1))
        c.form(foot.relief(1), (0.32, 0.08, 40), gloss=0.5, rim=0.6, bias=bias, detail=0.8)
        sole = c.mask(limb([(406 + dx, 1100, 4), (308 + dx, 1102, 4)], 8))
        c.form(sole, (0.2, 0.04, 40), bias=bias, detail=0.8)


def client(c: Canvas) -> None:
    """Paint the sleeper, to judge by the hand; there is no head to ask."""
    _trousers(c)
    x, y = COLLAR
    outline = [
        (x - 24, y + 2, CORNER),
        (x + 26, y - 2, CORNER),
        (x + 62, y + 26),
        (x + 84, y + 90),
        (x + 90, y + 200),
        (x + 92, y + 262, CORNER),
        (x + 30, y + 272),
        (x - 50, y + 266),
        (x - 120, y + 274),
        (x - 186, y + 262),
        (x - 224, y + 270, CORNER),
        (x - 232, y + 220),
        (x - 214, y + 172),
        (x - 160, y + 146),
        (x - 104, y + 128),
        (x - 74, y + 70),
        (x - 52, y + 24),
    ]
    cape = c.mask(curve(outline))
    c.shadow(cape, -10, 18, 14, 0.5)
    # A trunk that leans back, a lap, a hem that hangs over the knees: modelled, then clipped to the cape.
    lump = Clay(c, (330, 720, 720, 1040), melt=30)
    lump.limb([(x + 2, y + 10, 40), (x + 8, y + 60, 76), (x + 10, y + 150, 88), (x + 4, y + 240, 90)])
    lump.limb([(x - 10, y + 210, 66, 20), (x - 130, y + 200, 56, 20), (x - 184, y + 206, 50, 18)])
    lump.limb([(x - 184, y + 206, 50, 18), (x - 192, y + 290, 46, 6)])
    lump.limb([(x - 60, y + 290, 80, 0), (x + 20, y + 290, 80, 0)])
    relief = lump.relief(5).within(cape)
    at = relief.mask.where
    u = np.arctan2(c.x[at] - x + 20, c.y[at] - y + 70)
    far = np.hypot(c.x[at] - x, c.y[at] - y)
    fold = np.sin(u * 17 + 3 * c.noise.at("fold", u * 3, far / 120, 1.0, 2)) * 4.0 * smoothstep(40, 200, far)
    bump = np.asarray(fold, np.float32)
    c.form(relief, (0.93, 0.03, 150), bump=bump, rim=0.6, mottle=0.03, detail=0.7)
    whole = smoothstep(0.1, 0.3, np.sin(np.arctan2(c.x - x + 20, c.y - y + 70) * 34))
    c.form(relief.within(cape * whole), (0.66, 0.12, 200), bump=bump, rim=0.6, mottle=0.03, detail=0.7)
    _arm(c)
    slit = [(x + 40, y + 70, CORNER), (x + 22, y + 110), (x + 20, y + 150), (x + 34, y + 186, CORNER)]
    near = c.mask(curve([*slit, (x + 140, y + 190, CORNER), (x + 140, y + 60, CORNER)])) & cape
    c.shadow(near, -7, 4, 5, 0.45)
    c.form(relief.within(near), (0.93, 0.03, 150), bump=bump, rim=0.6, mottle=0.03, detail=0.7)
    c.form(relief.within(near * whole), (0.66, 0.12, 200), bump=bump, rim=0.6, mottle=0.03, detail=0.7)


def _arm(c: Canvas) -> None:
    """The forearm on the rest, come out from under the cape; the hand hangs over its end, asleep."""
    rest = c.mask(limb([(656, 902, 12), (560, 900, 13), (486, 906, 12), (474, 916, 9)], 24))
    c.shadow(rest, -8, 14, 8, 0.45)
    c.form(rest, _HIDE, gloss=0.4, rim=0.7, detail=0.75)
    hand = Clay(c, (420, 860, 560, 990), melt=5)
    hand.limb([(520, 882, 15), (492, 882, 18), (470, 892, 19)])
    for k in range(4):
        hx = 452 + 11 * k
        hand.limb(
            [
                (472 + 4 * k, 894, 8.5, 10 - 3 * k),
                (hx + 2, 908 + 2 * k, 7.6, 10 - 3 * k),
                (hx - 1, 926 + 2 * k, 6.6, 8 - 3 * k),
                (hx + 5, 944 - 3 * abs(k - 1.2), 5.2, 4 - 3 * k),
            ],
            n=14,
            melt=1,
        )
    hand.limb([(496, 892, 9, 16), (486, 908, 7.5, 18), (480, 922, 6, 16)], n=8, melt=3)
    relief = hand.relief(0.8)
    c.shadow(relief.mask, -5, 8, 6, 0.45)
    skin(c, relief, (0.58, 0.08, 55), detail=0.9)
    arm = Clay(c, (490, 820, 720, 930), melt=10)
    arm.limb([(650, 870, 28), (620, 874, 29), (580, 878, 26), (526, 882, 20)])
    arm.cut((522, 882), (-1, 0.05), wave=2)
    sleeve = arm.relief(1.5)
    c.shadow(sleeve.mask, -4, 12, 8, 0.4)
    bump = (c.noise.at("cuff", arm.across / 24, arm.along / 12, 1.0, 2) - 0.5) * 6
    c.form(sleeve, (0.86, 0.05, 95), bump=np.asarray(bump, np.float32), rim=0.5, detail=0.75)
    cuff = c.mask(limb([(530, 862, 4), (526, 882, 4.5), (530, 902, 4)], 10))
    c.form(cuff, (0.92, 0.04, 95), rim=0.5, detail=0.8)


def barber(c: Canvas) -> None:
    """Paint the barber, on tiptoe, both hands at the swan's neck."""
    who = Person(
        age="adult",
        girth=1.5,
        belly=0.34,
        skin=(0.50, 0.085, 50),
        hair=(0.24, 0.03, 40),
        hair_style="fringe",
        beard="moustache",
        top=(0.70, 0.145, 352),
        bottom=(0.90, 0.03, 100),
        dress="coat",
        hem=0.52,
        sleeves="short",
        loose=1.15,
    )
    pose = Pose(
        lean=9,
        head=-24,
        arm_near=(128, 18),
        arm_far=(104, 26),
        leg_near=(9, 6),
        leg_far=(-9, 8),
        foot_near=52,
        foot_far=44,
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, 196, 1128, 640)
    for name in ("far", "near"):
        toe = getattr(j, f"toe_{name}")
        c.multiply(c.mask(oval(toe[0] - 6, j.toe_near[1] + 14, 58, 12), soft=6), c.palette.deep, 0.75)
    _far_comb(c, j)
    paint_person(c, who, j, awake=True, near_arm_last=False)
    for name in ("far", "near"):
        ankle, knee = getattr(j, f"foot_{name}"), getattr(j, f"knee_{name}")
        _foot(c, ankle, knee, j.toe_near[1], who, -0.1 if name == "far" else 0.0)
    _pocket(c, j)
    grip(c, (j.hand_far[0] + 7, j.hand_far[1] - 2), -69, j.hand_far, 84, who.skin, wrist_radius=0.1)
    # The sleeve starts softly out of the smock: a shoulder, not a tube laid on it.
    sx, sy = j.shoulder_near
    dx, dy = j.elbow_near[0] - sx, j.elbow_near[1] - sy
    n = math.hypot(dx, dy)
    with c.group() as arm:
        paint_near_arm(c, who, j)
    c.paste(arm, clip=c.full(smoothstep(-34, 16, ((c.x - sx) * dx + (c.y - sy) * dy) / n)))
    _scissors(c, j, who)


def _foot(
    c: Canvas, ankle: tuple[float, float], knee: tuple[float, float], floor: float, who: Person, bias: float
) -> None:
    """A sandalled foot on its ball, the heel in the air, under the trouser's hem."""
    x, y = ankle
    foot = Clay(c, (x - 60, y - 40, x + 110, floor + 20), melt=9)
    foot.limb([(x, y - 10, 17), (x + 2, y + 10, 18), (x + 20, floor - 17, 17), (x + 40, floor - 8, 14)])
    foot.limb([(x - 6, y + 4, 15), (x - 10, y + 20, 15), (x + 10, floor - 14, 12)])
    for k in range(4):
        tx, ty = x + 44 - 3 * k, floor - 6 + 3.4 * k
        foot.limb([(tx, ty, 7, 4 * k), (tx + 16, ty + 1, 6, 4 * k), (tx + 22, ty + 2, 5, 4 * k)], n=8, melt=2)
    skin(c, foot.relief(1), who.skin, detail=0.88, bias=bias)
    sole = c.mask(
        limb([(x - 22, y + 26, 5), (x + 6, floor - 2, 5), (x + 40, floor + 10, 5), (x + 70, floor + 9, 4)], 20)
    )
    strap = c.mask(
        limb([(x + 14, floor - 4, 5), (x + 30, floor - 24, 6), (x + 44, floor - 14, 5), (x + 52, floor + 4, 5)], 16)
    )
    for leather in (sole, strap):
        c.form(leather, (0.30, 0.09, 30), rim=0.5, bias=bias, detail=0.85)
    dx, dy = knee[0] - x, knee[1] - y
    hem = Clay(c, (x - 90, y - 170, x + 90, y + 30), melt=6)
    hem.limb([(x + dx * 0.9, y + dy * 0.9, 26), (x + dx * 0.3, y + dy * 0.3, 27), (x, y + 4, 29)], n=16)
    hem.cut((x, y + 4), (-dx, -dy), wave=3)
    # Its top fades into the trouser that is there already.
    cuff = hem.relief(2)
    cuff = cuff.within(cuff.mask * c.full(smoothstep(y - 100, y - 50, c.y)).a[cuff.mask.where])
    c.shadow(cuff.mask, 0, 7, 4, 0.4)
    c.form(cuff, who.bottom, bias=bias, rim=0.4, detail=0.75)


def _far_comb(c: Canvas, j: Joints) -> None:
    """A comb that the far fist will close on."""
    x, y = j.hand_far

    def work(pen: Pen) -> None:
        pen.stroke([(x - 2, y + 22), (x + 34, y - 70)], (0.62, 0.16, 35), 9)
        for k in range(13):
            q = k / 12
            px, py = x + 8 + 25 * q, y - 4 - 64 * q
            pen.stroke([(px, py), (px + 17, py + 7)], (0.62, 0.16, 35), 2.2)

    c.draw(work, relief=2, detail=0.9)


def _pocket(c: Canvas, j: Joints) -> None:
    """A breast pocket with a second comb."""
    u = j.unit
    x, y = j.chest[0] + 0.10 * u, j.chest[1] + 0.40 * u
    sides = [
        (x - 0.2 * u, y - 0.12 * u, CORNER),
        (x + 0.2 * u, y - 0.08 * u, CORNER),
        (x + 0.18 * u, y + 0.26 * u, CORNER),
        (x - 0.02 * u, y + 0.30 * u),
        (x - 0.21 * u, y + 0.22 * u, CORNER),
    ]
    pocket = c.mask(curve(sides))
    c.draw(
        lambda pen: pen.stroke([(x + 0.06 * u, y), (x + 0.10 * u, y - 0.28 * u)], (0.9, 0.05, 100), 6),
        relief=2,
        detail=0.85,
    )
    c.shadow(pocket, -3, 4, 3, 0.4)
    c.form(pocket, (0.66, 0.14, 352), thickness=6, rim=0.5, detail=0.8)


def _scissors(c: Canvas, j: Joints, who: Person) -> None:
    """Long shears, open at the swan's neck, in the near fist; their bows look out below it."""
    x, y = j.hand_near[0] + 10, j.hand_near[1] - 16
    a = math.radians(-16)
    ux, uy = math.cos(a), math.sin(a)

    def at(along: float, across: float) -> tuple[float, float]:
        return x + ux * along - uy * across, y + uy * along + ux * across

    steel: Colour = (0.88, 0.03, 200)

    def work(pen: Pen) -> None:
        for way in (-1.0, 1.0):
            pen.stroke([at(48, 0), at(20, 7 * way), at(-18, 9 * way)], steel, 7)
            pen.stroke(oval(*at(-36, 15 * way), 19, 12, -16 + 12 * way), steel, 5.5)
            pen.fill(polygon([at(40, 3 * way), at(58, -10 * way), at(146, -30 * way), at(54, 7 * way)]), steel)
        pen.dot(*at(48, 0), 5, (0.45, 0.03, 220))

    c.shadow(c.draw(work, relief=4, detail=0.95), -5, 9, 4, 0.3)
    c.draw(work, relief=4, detail=0.95)
    grip(c, (x, y), -16, j.hand_near, 96, who.skin, wrist_radius=0.105)
    c.glow(*at(140, -28), 16, (0.99, 0.05, 110), 0.6)
