"""The boy on the steps: crouched on his toes in striped pyjamas, a spoon held out to a crow that has woken."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.materials.living import fur, skin
from art.painting.motifs.crows import crow
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, place

_SKIN: Final = (0.53, 0.085, 50)
_DARK: Final = (0.27, 0.06, 32)
_RED: Final = (0.54, 0.2, 26)
_PALE: Final = (0.93, 0.025, 70)
_HEAD: Final = (654.0, 872.0, 112.0, -13.0)

_FRONT: Final = ((-0.16, -0.47), (-0.33, -0.36), (-0.41, -0.2), (-0.408, -0.08), (-0.385, -0.02))
_NOSE: Final = ((-0.42, 0.06), (-0.462, 0.11), (-0.452, 0.145), (-0.405, 0.16, CORNER))
_LIPS: Final = ((-0.4, 0.19), (-0.428, 0.22), (-0.4, 0.245, CORNER), (-0.418, 0.27), (-0.4, 0.295))
_CHIN: Final = ((-0.372, 0.32), (-0.385, 0.37), (-0.35, 0.42), (-0.27, 0.44), (-0.14, 0.4), (-0.04, 0.33))
_SKULL: Final = ((0.12, 0.34), (0.28, 0.24), (0.42, 0.04), (0.43, -0.2), (0.31, -0.44), (0.1, -0.54), (-0.06, -0.53))
_HAIR: Final = (
    (-0.35, -0.37),
    (-0.27, -0.28),
    (-0.2, -0.2),
    (-0.15, -0.18),
    (-0.11, -0.04),
    (-0.07, 0.02),
    (-0.03, -0.08),
)
_HAIR_BACK: Final = ((0.06, -0.12), (0.13, -0.05), (0.14, 0.1), (0.2, 0.25), (0.3, 0.26), (0.42, 0.14), (0.49, -0.06))
_HAIR_TOP: Final = ((0.5, -0.28), (0.4, -0.5), (0.18, -0.64), (-0.08, -0.65), (-0.26, -0.57), (-0.37, -0.45))


def _put(points: Points) -> list[tuple[float, ...]]:
    x, y, size, turn = _HEAD
    return place(points, x, y, size, turn)


def _path(*points: Points) -> Path:
    return curve(_put([p for part in points for p in part]))


def _cloth(c: Canvas, clay: Clay, pitch: float, bias: float = 0.0, shift: float = 0.0) -> None:
    """Striped flannel: the stripes run round each limb."""
    body = clay.relief(1.3)
    wrinkle = 1.6 * (c.field("flannel", 15, 3, (2, 1)) - 0.5)[body.mask.where]
    bump = np.asarray(wrinkle, np.float32)
    c.form(body, _PALE, bump=bump, rim=0.4, shadow=26, bias=bias, mottle=0.05, detail=0.86)
    ring = np.asarray(smoothstep(-0.32, 0.32, np.sin((clay.along + shift) * 2 * math.pi / pitch)), np.float32)
    c.form(body.within(body.mask * ring), _RED, bump=bump, rim=0.4, shadow=26, bias=bias, mottle=0.06, detail=0.86)


def boy(c: Canvas) -> None:
    """Paint the boy, his shadow on the steps, his spoon, and the crow."""
    c.multiply(c.mask(oval(712, 1122, 92, 15), oval(760, 1112, 70, 18), soft=8), (0.55, 0.08, 340), 0.75)
    box = (480, 780, 800, 1190)
    # The far leg and the far arm, which props him
    far = Clay(c, box, melt=8)
    far.limb([(724, 1050, 36), (676, 1034, 33), (632, 1016, 27)])
    far.limb([(632, 1018, 26), (644, 1056, 22), (658, 1092, 18)])
    _cloth(c, far, 23, -0.16)
    _foot(c, 650, 1110, -0.14)
    # Trunk: a round back, the neck thrust forward
    trunk = Clay(c, box, melt=12)
    trunk.limb(
        [(738, 1080, 30), (740, 1056, 48), (738, 1016, 55), (718, 966, 52), (690, 934, 42), (676, 920, 30)], n=40
    )
    trunk.press([(700, 1010, 5), (726, 1030, 6), (750, 1030, 5)], 5)
    trunk.press([(690, 985, 4), (712, 1004, 5), (742, 1004, 4)], 4)
    _cloth(c, trunk, 23)
    near = Clay(c, box, melt=10)
    near.limb([(768, 1060, 26), (746, 1070, 42), (704, 1062, 41), (652, 1040, 31), (640, 1034, 29)], n=80)
    near.limb([(640, 1036, 29), (662, 1070, 25), (690, 1108, 20)], n=60)
    near.press([(664, 1066, 4), (684, 1060, 5), (704, 1074, 4)], 5)
    _cloth(c, near, 23, 0.0, 6)
    _foot(c, 682, 1128, 0.0)
    neck = Clay(c, box, melt=6)
    neck.limb([(674, 900, 21), (684, 926, 24)])
    skin(c, neck.relief(1), _SKIN, bias=-0.12)
    _head(c)
    collar = limb([(650, 928, 6), (676, 940, 8), (710, 920, 7), (722, 902, 5)], 16)
    c.form(c.mask(collar), _RED, thickness=7, rim=0.5, detail=0.88)
    _arm(c, box)
    c.multiply(c.mask(oval(520, 1140, 50, 9), soft=5), (0.5, 0.08, 340), 0.8)
    crow(c, 520, 1084, 142, turn=-44, colour=(0.2, 0.03, 280), sheen=(0.48, 0.08, 275), legs=True, detail=0.88)


def _foot(c: Canvas, x: float, y: float, bias: float) -> None:
    """A bare foot on its ball, the heel lifted."""
    clay = Clay(c, (x - 70, y - 60, x + 50, y + 30), melt=5)
    clay.limb([(x + 10, y - 22, 14), (x + 4, y - 4, 13), (x - 18, y + 6, 10), (x - 34, y + 9, 8)])
    clay.ball(x + 14, y - 16, 14, 13)
    for k in range(4):
        clay.limb([(x - 30 + 6 * k, y + 9 + 1.5 * k, 5), (x - 41 + 7 * k, y + 11 + 1.6 * k, 4.6)], melt=2)
    skin(c, clay.relief(0.8), _SKIN, bias=bias)


def _arm(c: Canvas, box: tuple[float, float, float, float]) -> None:
    """The near arm, stretched out as far as it goes; the spoon shines before the dark gown."""
    sleeve = Clay(c, box, melt=6)
    sleeve.limb([(722, 934, 22), (706, 954, 33), (672, 986, 29), (640, 988, 24), (614, 978, 22)], n=80)
    sleeve.press([(656, 968, 3), (660, 988, 4), (654, 1010, 3)], 4)
    sleeve.press([(676, 962, 3), (680, 986, 4), (672, 1012, 3)], 4)
    _cloth(c, sleeve, 21, 0.02)
    hx, hy = 18.0, 24.0

    def at(points: Points) -> list[tuple[float, ...]]:
        return [(p[0] + hx, p[1] + hy, *p[2:]) for p in points]

    hand = Clay(c, (540, 910, 660, 1020), melt=4)
    hand.limb(at([(606, 956, 12), (588, 948, 11.5), (575, 944, 12.5)]))
    for k in range(4):
        finger = [(571 - k, 938 + 5.2 * k, 5.0), (558 + 1.5 * k, 939 + 6.0 * k, 4.6), (562 + 2 * k, 945 + 5.6 * k, 4.0)]
        hand.limb(at(finger), melt=1.4)
    hand.limb(at([(580, 936, 5.8), (568, 930, 5.0), (556, 932, 4.0)]), melt=2)

    def spoon(pen: Pen) -> None:
        pen.stroke(at([(600, 928), (572, 934), (540, 948), (520, 962)]), (0.78, 0.02, 250), 4.4)
        pen.fill(oval(522, 996, 23, 13.5, -34), (0.88, 0.012, 240))

    drawn = c.draw(spoon, relief=3.5, detail=0.97)
    c.screen(drawn.edge(-2, -2, 1), (1.0, 0.02, 90), 0.9)
    c.screen(c.mask(oval(517, 996, 11, 5, -34), soft=1.5), (1.0, 0.03, 85), 0.95)
    c.multiply(c.mask(oval(529, 998, 10, 6, -34), soft=2.5), (0.5, 0.05, 270), 0.5)
    skin(c, hand.relief(0.7), _SKIN, bias=0.05, detail=0.95)
    c.glow(518, 995, 16, (1.0, 0.05, 85), 0.5)


def _head(c: Canvas) -> None:
    x, y, s, _ = _HEAD
    face = c.mask(_path(_FRONT, _NOSE, _LIPS, _CHIN, _SKULL))
    skin(c, c.relief(face, 40, smooth=2.5), _SKIN, detail=0.95)

    def soft(fx: float, fy: float, rx: float, ry: float, colour: Colour, share: float) -> None:
        px, py = _put([(fx, fy)])[0][:2]
        c.multiply(c.mask(oval(px, py, rx * s, ry * s), soft=ry * s * 0.7) & face, colour, share)

    soft(-0.04, 0.22, 0.16, 0.16, (0.45, 0.09, 34), 0.55)
    soft(-0.24, 0.13, 0.1, 0.08, (0.6, 0.15, 26), 0.5)
    soft(-0.3, -0.03, 0.07, 0.04, (0.45, 0.09, 34), 0.5)
    soft(-0.24, 0.4, 0.14, 0.05, (0.45, 0.09, 34), 0.45)
    m = c.mask(_path(_HAIR, _HAIR_BACK, _HAIR_TOP), wobble=2.2, cell=9)
    hair = c.form(c.relief(m, 34, smooth=2), (0.18, 0.035, 40), bias=-0.2, rim=0.25, mottle=0.1, grain=8, detail=0.9)
    at = m.where
    swirl = np.arctan2(c.y[at] - (y - 0.25 * s), c.x[at] - (x + 0.15 * s)) + 0.9
    for k in range(2):
        fur(
            c,
            hair.within(hair.mask.grow(-4)),
            np.asarray(swirl, np.float32),
            seed=f"mop{k}",
            length=(9, 18),
            spacing=2.1,
            light=0.2,
            lift=0.02 + 0.04 * k,
            spread=0.75,
            detail=0.92,
        )
    c.draw(_features, detail=0.97)
    ex, ey = _put([(0.05, 0.04)])[0][:2]
    ear = [(-0.03, -0.1), (0.03, -0.12), (0.08, -0.06), (0.065, 0.02), (0.02, 0.09), (-0.03, 0.08)]
    outer = c.mask(curve(place(ear, ex, ey, s, -4)))
    c.multiply(outer.blur(3).move(3, 3), (0.4, 0.07, 25), 0.5)
    skin(c, c.relief(outer, 6), _SKIN, detail=0.95, bias=0.03)

    def inner(pen: Pen) -> None:
        line = place([(-0.01, -0.06), (0.035, -0.075), (0.045, -0.02), (0.015, 0.03)], ex, ey, s, -4)
        pen.stroke([p[:2] for p in line], _DARK, s * 0.02, 0.6)

    c.draw(inner, detail=0.96)


def _features(pen: Pen) -> None:
    s = _HEAD[2]

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return _put(points)

    # The eye follows the spoon
    eye = ((-0.348, 0.004, CORNER), (-0.322, -0.028), (-0.268, -0.016), (-0.252, 0.012, CORNER), (-0.3, 0.022))
    pen.fill(curve(at(*eye)), (0.17, 0.035, 38))
    px, py = at((-0.33, -0.006))[0][:2]
    pen.dot(px, py, s * 0.01, (0.97, 0.02, 80))
    pen.stroke(at((-0.36, 0.008), (-0.322, -0.036), (-0.262, -0.024), (-0.235, 0.012)), (0.14, 0.03, 30), s * 0.015)
    pen.stroke(at((-0.345, -0.062), (-0.3, -0.074), (-0.245, -0.046)), _DARK, s * 0.01, 0.45)
    pen.stroke(at((-0.375, -0.16), (-0.32, -0.19), (-0.235, -0.155)), (0.2, 0.03, 40), s * 0.018, 0.75)
    pen.stroke(at((-0.425, 0.14), (-0.405, 0.128), (-0.392, 0.145)), (0.22, 0.05, 28), s * 0.015, 0.8)
    pen.fill(curve(at((-0.428, 0.22), (-0.395, 0.205), (-0.34, 0.25), (-0.4, 0.25))), (0.4, 0.1, 28), 0.75)
    pen.fill(curve(at((-0.4, 0.25), (-0.34, 0.252), (-0.38, 0.288), (-0.418, 0.275))), (0.5, 0.11, 30), 0.75)
    pen.stroke(at((-0.415, 0.246), (-0.38, 0.252), (-0.335, 0.248)), (0.2, 0.06, 24), s * 0.013, 0.85)
