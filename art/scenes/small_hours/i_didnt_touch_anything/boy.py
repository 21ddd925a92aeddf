"""The boy: shoulders up to his ears, arms straight down into his pockets, one foot on top of the other."""

from __future__ import annotations

import itertools
import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.materials.living import skin
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .shoe import shoe

SKIN: Final = (0.77, 0.07, 56)
_COAT: Final = (0.39, 0.06, 215)
_SHORTS: Final = (0.47, 0.06, 40)
_SOCK: Final = (0.86, 0.06, 92)
_BOX: Final = (180.0, 330.0, 640.0, 1190.0)


def _ribbed(c: Canvas, clay: Clay, tone: Colour, bias: float = 0.0, rib: float = 6.0) -> None:
    """Corduroy: ribs along each limb, worn pale where it bends."""
    body = clay.relief(1.6)
    at = body.mask.where
    bump = 0.36 * np.sin(clay.across * 2 * math.pi / rib) + 2.6 * (c.field("crease", 22, 3)[at] - 0.5)
    c.form(
        body,
        tone,
        bump=np.asarray(bump, np.float32),
        rim=0.55,
        shadow=34,
        mottle=0.08,
        grain=14,
        bias=bias,
        detail=0.82,
    )


def legs(c: Canvas) -> None:
    """Bare knees under wide shorts, socks that slip."""
    for n, spine in enumerate(
        (
            (
                (356.0, 780.0, 46.0),
                (360.0, 862.0, 38.0),
                (366.0, 900.0, 36.0),
                (368.0, 960.0, 34.0),
                (374.0, 1040.0, 22.0),
                (378.0, 1082.0, 19.0),
            ),
            (
                (452.0, 780.0, 46.0),
                (446.0, 862.0, 38.0),
                (438.0, 900.0, 36.0),
                (440.0, 960.0, 34.0),
                (432.0, 1040.0, 22.0),
                (428.0, 1080.0, 19.0),
            ),
        )
    ):
        clay = Clay(c, _BOX, melt=8)
        clay.limb(spine, n=50)
        kx = 364 if n == 0 else 440
        clay.ball(kx, 894, 33, 30, z=12)
        clay.press([(kx - 22, 920, 5), (kx, 928, 6), (kx + 20, 920, 5)], 5)
        clay.press([(kx - 18, 868, 4), (kx, 862, 5), (kx + 18, 868, 4)], 3)
        skin(c, clay.relief(1.4), SKIN, bias=0.02 if n else -0.05)
        flush = c.mask(oval(kx + 4, 892, 22, 20), soft=9)
        c.glaze(flush, (0.68, 0.13, 32), 0.32)
    scab = c.mask(curve([(432, 884), (446, 880), (456, 890), (448, 902), (434, 898)]), wobble=2, cell=5, soft=1)
    c.glaze(scab, (0.42, 0.12, 25), 0.75)
    for n, (x0, top, low) in enumerate(((371.0, 986.0, 1084.0), (435.0, 1000.0, 1082.0))):
        sock = Clay(c, _BOX, melt=4)
        sock.limb(
            [(x0 - (3 if n == 0 else -3), top, 33), (x0, (top + low) / 2, 27), (x0 + (4 if n == 0 else -4), low, 22)]
        )
        sock.cut((x0, top - 4), (0.05, -1.0))
        for k in range(4):
            y = top + 14 + 17 * k
            sock.press([(x0 - 30, y + 3 * (k % 2), 3), (x0, y + 5, 4), (x0 + 30, y - 2, 3)], 3.4)
        body = sock.relief(1)
        rib = np.asarray(0.8 * np.sin(sock.across * 1.1), np.float32)
        c.form(body, _SOCK, bump=rib, rim=0.5, mottle=0.07, detail=0.85)
        ring = body.mask * np.asarray(smoothstep(0.2, 0.5, np.sin(sock.along * 0.2 - 1.2)), np.float32)
        c.form(body.within(ring), (0.52, 0.12, 40), bump=rib, rim=0.5, detail=0.85)
    shorts = Clay(c, _BOX, melt=12)
    shorts.limb([(368, 700, 60), (352, 770, 63), (348, 842, 58)])
    shorts.limb([(440, 700, 60), (456, 770, 63), (460, 842, 58)])
    shorts.limb([(404, 690, 76), (404, 730, 70)])
    shorts.press([(404, 740, 5), (403, 800, 6), (404, 860, 7)], 16)
    for a, b in (
        ((330, 760), (372, 800)),
        ((476, 756), (438, 800)),
        ((318, 812), (352, 830)),
        ((488, 812), (452, 836)),
    ):
        shorts.press([(*a, 4), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4, 5), (*b, 3)], 5)
    shorts.cut((404, 858), (0.02, 1.0), wave=5)
    body = shorts.relief(1.6)
    weave = np.asarray(0.6 * (c.field("tweed", 3, 2)[body.mask.where] - 0.5), np.float32)
    c.form(body, _SHORTS, bump=weave, rim=0.5, shadow=30, mottle=0.08, grain=12, detail=0.82)
    c.multiply(c.mask(limb([(322, 866, 8), (400, 870, 8), (486, 866, 8)]), soft=6) - body.mask, (0.5, 0.08, 30), 0.5)


def boots(c: Canvas) -> None:
    """His right foot in its boot; the other, in a sock with a hole, stands on it."""
    shoe(c, 352, 1098, 116, 2, left=True, bias=-0.03)
    foot = Clay(c, (340, 1040, 560, 1160), melt=7)
    foot.limb([(428, 1076, 22), (436, 1096, 23), (462, 1112, 21), (494, 1120, 17), (508, 1122, 13)])
    foot.press([(438, 1084, 3), (452, 1092, 4), (452, 1110, 3)], 4)
    body = foot.relief(1)
    c.shadow(body.mask, -8, 10, 8, 0.5)
    rib = np.asarray(0.8 * np.sin(foot.across * 1.1), np.float32)
    c.form(body, _SOCK, bump=rib, rim=0.5, mottle=0.07, detail=0.86)
    tip = body.mask & c.mask(oval(504, 1122, 20, 22))
    c.form(body.within(tip), (0.52, 0.12, 40), bump=rib, rim=0.4, detail=0.86)
    toe = Clay(c, (490, 1100, 530, 1140), melt=2)
    toe.ball(514, 1121, 9, 8)
    c.multiply(c.mask(oval(510, 1121, 12, 11), soft=1.5), (0.4, 0.1, 40), 0.7)
    skin(c, toe.relief(0.6), SKIN, detail=0.95)


def body(c: Canvas) -> None:
    """The corduroy jacket, arms, pockets, collar."""
    trunk = Clay(c, _BOX, melt=20)
    trunk.limb([(404, 440, 92), (402, 520, 98), (404, 610, 98), (405, 680, 96)], n=40, flat=0.8)
    trunk.limb([(302, 426, 40), (346, 396, 44), (404, 394, 46), (462, 396, 44), (506, 426, 40)])
    trunk.cut((404, 742), (-0.03, 1.0), wave=4)
    for a, m, b in (
        ((330, 560), (370, 580), (398, 574)),
        ((480, 600), (440, 622), (412, 612)),
        ((334, 660), (366, 672), (396, 664)),
    ):
        trunk.press([(*a, 4), (*m, 6), (*b, 4)], 5)
    _ribbed(c, trunk, _COAT)
    _front(c)
    for way, tone in ((-1.0, -0.07), (1.0, 0.03)):
        arm = Clay(c, _BOX, melt=12)
        arm.limb(
            [
                (404 + way * 106, 432, 44),
                (404 + way * 128, 496, 43),
                (404 + way * 142, 560, 38),
                (404 + way * 132, 606, 36),
                (404 + way * 106, 648, 30),
            ],
            n=50,
        )
        arm.cut((404 + way * 100, 656), (-0.35 * way, 1.0))
        for k, y in enumerate((538, 556, 576, 594)):
            ex = 404 + way * (124 + 2 * k)
            arm.press([(ex - way * 8, y, 4), (ex + way * 14, y + 5 - 3 * (k % 2), 5), (ex + way * 30, y + 10, 3)], 5.5)
        arm.press([(404 + way * 76, 470, 5), (404 + way * 84, 530, 6), (404 + way * 98, 584, 5)], 4)
        sleeve = arm.mask()
        c.multiply(sleeve.blur(7).move(-7, 8), (0.3, 0.06, 215), 0.5)
        _ribbed(c, arm, _COAT, tone)
        if way > 0:
            c.screen(sleeve.edge(7, -4, 5), (0.9, 0.1, 92), 0.45)


def pockets(c: Canvas) -> None:
    """Wrists, cuffs and bulging pockets: over what grows out of them."""
    for way in (-1.0, 1.0):
        _wrist(c, way)
        _pocket(c, way)


def _wrist(c: Canvas, way: float) -> None:
    """What shows of a wrist between cuff and pocket."""
    wrist = Clay(c, _BOX, melt=3)
    wrist.limb([(404 + way * 102, 640, 18), (404 + way * 90, 676, 17), (404 + way * 84, 700, 20)])
    body = wrist.relief(1)
    cut = body.mask & c.full(smoothstep(646, 652, c.y + 0.3 * way * (c.x - 404 - way * 96)))
    c.multiply(cut.blur(5).move(-4, 5), (0.28, 0.06, 215), 0.5)
    skin(c, body.within(cut), SKIN, bias=-0.06 if way < 0 else 0.02)
    cuff = limb([(404 + way * 129, 644, 5.5), (404 + way * 106, 656, 6.5), (404 + way * 81, 652, 5.5)], 18)
    c.form(c.mask(cuff), (0.37, 0.06, 215), thickness=5, rim=0.35, detail=0.86)


def _pocket(c: Canvas, way: float) -> None:
    """A patch pocket that bulges with a fist."""
    x = 404 + way * 76
    outline = [(-48, 678, CORNER), (0, 684), (48, 678, CORNER), (50, 716), (40, 742), (0, 750), (-40, 742), (-50, 716)]
    patch = c.mask(curve([(x + q[0], q[1] - 0.16 * way * q[0], *q[2:]) for q in outline], pull=0.3))
    c.multiply(patch.blur(6).move(-5, 7), (0.28, 0.06, 215), 0.55)
    at = patch.where
    fist = 26 * np.exp(-(((c.x[at] - x) / 36) ** 2 + ((c.y[at] - 712) / 30) ** 2))
    knuckles = 3.0 * np.sin((c.x[at] - x) / 5.6) * np.exp(-(((c.y[at] - 726) / 10) ** 2) - ((c.x[at] - x) / 30) ** 2)
    rib = 0.36 * np.sin((c.x[at] - x) * 2 * math.pi / 6.0)
    relief = c.relief(patch, 10)
    bump = np.asarray(fist * 0.6 + knuckles * 0.5 + rib, np.float32)
    c.form(relief, (0.4, 0.062, 215), bump=bump, rim=0.4, mottle=0.08, grain=12, detail=0.84)
    welt = limb([(x - 48, 681 + 8 * way, 5), (x, 686, 6), (x + 48, 681 - 8 * way, 5)], 16)
    c.multiply(c.mask(welt).move(0, -6).blur(3), (0.25, 0.06, 215), 0.6)
    c.form(c.mask(welt), (0.43, 0.065, 215), thickness=5, rim=0.5, detail=0.86)

    def seam(pen: Pen) -> None:
        inner = [(x + 0.86 * q[0], 712 + 0.84 * (q[1] - 712) - 0.16 * way * q[0]) for q in outline[2:]]
        for a, b in itertools.pairwise(inner):
            pen.stroke([a, ((a[0] * 0.4 + b[0] * 0.6), (a[1] * 0.4 + b[1] * 0.6))], (0.62, 0.06, 205), 1.3, 0.6)

    c.draw(seam, detail=0.86)


def _front(c: Canvas) -> None:
    """Where it buttons; one button is missing, its thread still there."""
    edge = c.mask(limb([(410, 420, 3), (408, 560, 3), (412, 740, 3)], 30), soft=1)
    c.multiply(edge.move(-3, 0).blur(3), (0.25, 0.06, 215), 0.65)
    c.screen(edge.move(3, 0), (0.6, 0.05, 200), 0.35)

    def work(pen: Pen) -> None:
        for y in (470.0, 536.0, 668.0):
            pen.dot(396, y, 8.5, (0.58, 0.09, 62))
            for dx, dy in ((-2.4, -2.4), (2.4, -2.4), (-2.4, 2.4), (2.4, 2.4)):
                pen.dot(396 + dx, y + dy, 1.2, (0.25, 0.05, 50))

    c.draw(work, relief=3, detail=0.9)
    c.draw(lambda pen: pen.stroke([(395, 600), (399, 608), (393, 616), (397, 622)], (0.8, 0.06, 80), 1.4), detail=0.9)


def collar(c: Canvas) -> None:
    """The turned-up collar, laid over the neck."""
    for way in (-1.0, 1.0):
        wing = [(404 + way * 3, 440, CORNER), (404 + way * 34, 398), (404 + way * 62, 362), (404 + way * 88, 368)]
        low = [(404 + way * 98, 404), (404 + way * 66, 470, CORNER)]
        m = c.mask(curve([*wing, *low], pull=0.25))
        c.multiply(m.blur(5).move(-4, 7), (0.26, 0.06, 215), 0.6)
        c.form(m, (0.42, 0.065, 215), thickness=8, rim=0.6, mottle=0.1, grain=8, bias=0.04 * way, detail=0.86)
