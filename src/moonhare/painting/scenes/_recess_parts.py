"""The people of the square and their shadows."""

from __future__ import annotations

import math

import cv2
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.beasts import Beast, Stance, paint_beast, paint_ear
from moonhare.painting.motifs.figure import DANCE, RUN, WALK, Person, Pose, View, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, curve, limb, oval, polygon

SHADE: Colour = (0.36, 0.11, 305)
_FALL = (-0.50, -0.80)
"""Where shadows fall on the card, for a unit of height."""
_ACROSS = (0.86, -0.30)
_PORTER = Person(
    girth=1.1,
    skin=(0.5, 0.07, 50),
    top=(0.93, 0.03, 90),
    bottom=(0.5, 0.07, 240),
    shoes=(0.35, 0.06, 45),
    hat="straw",
    hat_colour=(0.84, 0.1, 88),
)
_YOUNG = Person(
    girth=0.85,
    skin=(0.44, 0.07, 48),
    hair=(0.2, 0.03, 40),
    top=(0.56, 0.17, 32),
    bottom=(0.42, 0.05, 60),
    shoes=(0.3, 0.04, 40),
    hat="cap",
    hat_colour=(0.4, 0.09, 250),
)
_NURSE = Person(
    girth=1.15,
    skin=(0.62, 0.08, 52),
    hair=(0.22, 0.03, 40),
    hair_style="bun",
    top=(0.96, 0.01, 220),
    dress="gown",
    hem=0.62,
    shoes=(0.95, 0.01, 90),
    sleeves="short",
)
_SISTER = Person(
    girth=0.9,
    skin=(0.5, 0.08, 48),
    hair=(0.2, 0.03, 40),
    hair_style="bob",
    top=(0.72, 0.09, 225),
    dress="gown",
    hem=0.6,
    shoes=(0.95, 0.01, 90),
    sleeves="short",
)
_TWIN = Person(
    age="child",
    skin=(0.52, 0.08, 50),
    hair=(0.2, 0.03, 40),
    hair_style="pigtails",
    top=(0.84, 0.15, 88),
    dress="gown",
    hem=0.5,
    shoes=(0.55, 0.17, 20),
    sleeves="short",
)
_ICEMAN = Person(
    age="old",
    girth=1.35,
    belly=0.3,
    skin=(0.56, 0.08, 50),
    hair=(0.7, 0.01, 90),
    beard="moustache",
    top=(0.62, 0.1, 200),
    bottom=(0.9, 0.03, 90),
    apron=(0.96, 0.02, 90),
    hat="brim",
    hat_colour=(0.9, 0.05, 90),
)


def _layer_mask(
    c: Canvas,
    cover: Array,
    foot: tuple[float, float],
    at: tuple[float, float],
    scale: float,
    fall: tuple[float, float] = _FALL,
    across: tuple[float, float] = _ACROSS,
    turn: float = 0.0,
) -> Mask:
    """Lay an upright silhouette that stands at `foot` down on the square as a shadow that starts at `at`."""
    s = c.scale
    k, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    # Columns: a step right and a step down of the standing figure, turned within its own plane first.
    flat = np.array([[across[0], -fall[0]], [across[1], -fall[1]]]) @ np.array([[k, -n], [n, k]]) * scale
    matrix = np.zeros((2, 3))
    matrix[:, :2] = flat
    matrix[:, 2] = np.array(at) * s - flat @ (np.array(foot) * s)
    laid = cv2.warpAffine(cover, matrix, (c.w, c.h), flags=cv2.INTER_LINEAR)
    return c.full(np.asarray(laid, np.float32))


def _silhouette(c: Canvas, who: Person, pose: Pose, view: View, left: bool) -> Array:
    with c.group() as g:
        paint_person(c, who, joints(who, pose, 400, 760, 250, view=view, left=left, hold="hip"))
    return np.asarray(g.cover, np.float32)


_CATCH = Pose(
    lean=-8, head=-24, arm_near=(158, 12), arm_far=(128, 20), leg_near=(40, 66), leg_far=(-26, 40), foot_far=20
)
_KICK = Pose(lean=-16, arm_near=(-60, 20), arm_far=(74, 10), leg_near=(82, 6), leg_far=(-12, 10))
_LEAP = Pose(lean=10, head=-20, arm_near=(140, 6), arm_far=(-70, 14), leg_near=(76, 20), leg_far=(-62, 20), foot_far=20)
_TUMBLE = Pose(arm_near=(172, 2), arm_far=(164, 2), leg_near=(34, 4), leg_far=(28, 8))


def players(c: Canvas) -> None:
    """The shadows: each the outline of somebody who crosses the square, longer and freer than its owner."""
    plan: list[tuple[Person, Pose, View, bool, float, float, float, float]] = [
        (_PORTER, _CATCH, "side", False, 268, 476, 1.04, 6),
        (_NURSE, _KICK, "side", True, 476, 428, 0.96, -4),
        (_TWIN, _LEAP, "side", False, 96, 610, 0.86, 8),
        (_TWIN, DANCE, "side", True, 394, 618, 0.8, -8),
        (_ICEMAN, RUN, "side", True, 196, 742, 0.94, 8),
        (_YOUNG, _TUMBLE, "front", False, 590, 282, 0.74, 166),
        (_SISTER, RUN, "side", False, 64, 366, 0.8, -4),
    ]
    total = c.full(0)
    for who, pose, view, left, x, y, scale, turn in plan:
        cover = _silhouette(c, who, pose, view, left)
        total = total | _layer_mask(c, cover, (400, 760), (x, y), scale, turn=turn)
    soft = total.blur(1.2)
    c.multiply(soft, SHADE, 0.92)
    c.glaze(soft * 0.3, (0.34, 0.12, 300), 0.8)


def _stand(
    c: Canvas, who: Person, pose: Pose, x: float, y: float, height: float, view: View, left: bool = False
) -> None:
    """Paint somebody as seen from a tower: shortened, and without any shade at the soles."""
    j = joints(who, pose, x, y, height, view=view, left=left)
    with c.group() as g:
        paint_person(c, who, j)
        if who is _NURSE or who is _SISTER:
            hx, hy = j.head
            c.form(c.mask(oval(hx, hy - j.unit * 0.5, j.unit * 0.36, j.unit * 0.16)), (0.97, 0.01, 90), detail=0.8)
    c.paste(g, bend=(c.x, y + (c.y - y) / 0.84))


def crowd(c: Canvas) -> None:
    _stand(
        c,
        _TWIN,
        Pose(lean=-4, arm_near=(60, 10), arm_far=(20, 30), leg_near=(40, 60), leg_far=(-8, 6)),
        324,
        876,
        128,
        "side",
        True,
    )
    _stand(
        c,
        _TWIN,
        Pose(lean=2, arm_near=(-34, 10), arm_far=(30, 30), leg_near=(-22, 40), leg_far=(30, 8)),
        392,
        896,
        128,
        "side",
        True,
    )
    _cart(c)
    _stand(
        c,
        _ICEMAN,
        Pose(lean=16, arm_near=(48, 24), arm_far=(44, 26), leg_near=(20, 12), leg_far=(-26, 16), foot_far=50),
        452,
        1050,
        190,
        "side",
    )
    _stand(
        c,
        _NURSE,
        Pose(lean=2, arm_near=(-18, 20), arm_far=(24, 40), leg_near=(22, 6), leg_far=(-20, 14), foot_far=50),
        132,
        1014,
        184,
        "side",
    )
    _stand(c, _SISTER, WALK, 196, 1046, 184, "side")
    _stand(
        c,
        _YOUNG,
        Pose(
            lean=20, head=-12, arm_near=(150, 60), arm_far=(140, 70), leg_near=(26, 14), leg_far=(-24, 20), foot_far=50
        ),
        496,
        800,
        166,
        "side",
        True,
    )
    _load(c, 508, 682, 38, 34)
    _stand(
        c,
        _PORTER,
        Pose(
            lean=24, head=-16, arm_near=(30, 100), arm_far=(26, 104), leg_near=(24, 16), leg_far=(-22, 20), foot_far=50
        ),
        690,
        922,
        190,
        "side",
        True,
    )
    _load(c, 722, 796, 54, 50)
    _dog(c)


def _load(c: Canvas, x: float, y: float, rx: float, ry: float) -> None:
    """A porter's bundle in a roped cloth."""
    bale = c.mask(
        curve(
            [
                (x - rx, y + ry * 0.3),
                (x - rx * 0.7, y - ry * 0.8),
                (x, y - ry),
                (x + rx * 0.8, y - ry * 0.7),
                (x + rx, y + ry * 0.4),
                (x + rx * 0.2, y + ry),
                (x - rx * 0.7, y + ry * 0.8),
            ]
        ),
        wobble=2,
    )
    c.form(bale, (0.62, 0.15, 15), bump=(c.field("bale", 22, 3) - 0.5) * 9, rim=0.6, shadow=10, detail=0.7)

    def tie(pen: Pen) -> None:
        pen.stroke([(x - rx, y + 2), (x, y + ry * 0.3), (x + rx, y)], (0.88, 0.07, 85), 2.6)
        pen.stroke([(x - 2, y - ry), (x + rx * 0.16, y), (x, y + ry)], (0.88, 0.07, 85), 2.6)

    c.draw(tie, relief=1.5)


def _cart(c: Canvas) -> None:
    """The ice seller's barrow: a blue box, a block of ice, syrups."""
    x, y = 580.0, 1066.0
    c.multiply(
        c.mask(polygon([(x - 40, y - 6), (x + 66, y + 8), (x - 20, y - 86), (x - 106, y - 96)]), soft=4), SHADE, 0.72
    )

    def wheels(pen: Pen) -> None:
        for wx, wy in ((x - 34, y - 4), (x + 46, y + 6)):
            pen.stroke(oval(wx, wy, 17, 22), (0.5, 0.17, 28), 5)
            pen.stroke([(wx - 14, wy), (wx + 14, wy)], (0.5, 0.17, 28), 2.4)
            pen.stroke([(wx, wy - 20), (wx, wy + 20)], (0.5, 0.17, 28), 2.4)

    c.draw(wheels, relief=3)
    front = c.mask(polygon([(x - 54, y - 52), (x + 62, y - 40), (x + 58, y + 2), (x - 50, y - 10)]))
    top = c.mask(polygon([(x - 54, y - 52), (x + 62, y - 40), (x + 70, y - 76), (x - 40, y - 88)]))
    c.form(front, (0.6, 0.11, 225), thickness=4, mottle=0.12, detail=0.7)
    c.form(top, (0.8, 0.07, 215), thickness=3, bias=0.08, detail=0.7)
    ice = c.mask(polygon([(x - 26, y - 66), (x + 16, y - 62), (x + 20, y - 92), (x - 18, y - 96)]))
    c.form(ice, (0.93, 0.03, 220), thickness=9, gloss=0.8, rim=0.9, detail=0.85)
    for k, tone in enumerate(((0.6, 0.2, 25), (0.82, 0.16, 90), (0.66, 0.15, 150), (0.6, 0.17, 350))):
        bx, by = x + 26 + k * 10, y - 62 + k * 1.5
        c.form(
            c.mask(limb([(bx, by, 5), (bx + 1, by - 16, 4.4), (bx + 1, by - 24, 2)])),
            tone,
            gloss=0.8,
            rim=0.7,
            detail=0.8,
        )
    handle = [(x - 52, y - 56), (x - 72, y - 92), (x - 40, y - 118)]
    c.draw(lambda pen: pen.stroke(handle, (0.46, 0.09, 50), 5), relief=2)


def _dog(c: Canvas) -> None:
    """A small dog, its leash in its mouth; at the other end sits its shadow."""
    dog = Beast(
        chest=0.21,
        waist=0.17,
        rump=0.2,
        leg=0.5,
        leg_width=0.07,
        neck=(0.3, 62.0),
        neck_width=(0.16, 0.11),
        skull=0.13,
        muzzle=(0.2, -16.0, 0.06),
        tail=((0, 0, 0.04), (-0.12, -0.14, 0.035), (-0.1, -0.32, 0.025)),
    )
    with c.group() as g:
        paint_beast(
            c,
            dog,
            Stance(fore_near=(14, -6, 0), hind_near=(20, -34, 6)),
            400,
            760,
            120,
            (0.4, 0.05, 50),
            hair=None,
            seed="dark",
        )
    dark = _layer_mask(
        c, np.asarray(g.cover, np.float32), (400, 760), (150, 1188), 0.6, fall=(-0.3, -0.82), across=(0.95, 0.1)
    ).blur(0.8)
    c.multiply(dark, SHADE, 0.9)
    places = paint_beast(
        c,
        dog,
        Stance(fore_near=(8, -4, 0)),
        330,
        1172,
        62,
        (0.9, 0.04, 80),
        hair=None,
        left=True,
        seed="dog",
        detail=0.75,
    )
    ex, ey = places.ear
    patch = c.mask(oval(330, places.withers[1] + 8, 17, 9), soft=1.5)
    c.form(places.relief.within(patch), (0.45, 0.09, 45), detail=0.8)
    paint_ear(c, [(ex + 2, ey + 3), (ex + 7, ey + 16), (ex - 4, ey + 8)], (0.42, 0.09, 45), thickness=2)
    c.draw(lambda pen: pen.dot(*places.brow, 1.8, (0.2, 0.03, 40)))
    mx, my = places.nose
    line = [(mx + 2, my + 2), (252, 1152), (214, 1148), (163, 1140)]
    c.draw(lambda pen: pen.stroke(line, (0.56, 0.19, 28), 2.4), relief=1)


def paint_pigeons(c: Canvas) -> None:
    """Pigeons on the flags, each with its own small shadow."""
    r = c.rng("pigeons")
    for _ in range(15):
        x, y = 700 + float(r.normal(0, 50)), 400 + float(r.normal(0, 44))
        turn = float(r.uniform(0, 360))
        dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn)) * 0.8
        c.multiply(c.mask(oval(x - 5, y - 7, 9, 6, turn), soft=1), SHADE, 0.7)
        body = c.mask(
            limb([(x - dx * 15, y - dy * 15, 2), (x - dx * 4, y - dy * 4, 6), (x + dx * 7, y + dy * 7, 4)]),
            circle(x + dx * 11, y + dy * 11 - 2, 3.6),
        )
        c.form(body, mix((0.5, 0.03, 260), (0.9, 0.02, 80), float(r.random() ** 2)), rim=0.6, detail=0.75)
