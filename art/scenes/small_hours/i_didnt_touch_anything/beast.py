"""The goat that has his other boot: it stands at the card's edge and chews the lace."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.materials.living import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .shoe import shoe

_COAT: Final = (0.88, 0.025, 85)
_BROWN: Final = (0.46, 0.075, 52)
_HORN: Final = (0.5, 0.04, 75)
_BOX: Final = (0.0, 700.0, 300.0, 1120.0)
_SHADE: Final = (0.46, 0.07, 190)


def _hair(c: Canvas, clay: Clay, tone: Colour, seed: str, bias: float = 0.0) -> None:
    body = clay.relief(1.2)
    c.form(body, tone, rim=0.4, mottle=0.07, grain=9, bias=bias, shadow=20, detail=0.82)
    fur(c, body, clay.angle, seed=seed, length=(7, 15), spacing=2.6, light=0.1, spread=0.24, detail=0.84)


def _leg(c: Canvas, x: float, y: float, top: float, lean: float, bias: float, seed: str) -> None:
    """A foreleg: forearm, knee, thin cannon, fetlock, cloven hoof at (x, y)."""
    shadow = c.mask(oval(x - 24, y + 3, 58, 11), soft=6)
    c.multiply(shadow, (0.36, 0.08, 160), 0.7)
    hoof = c.mask(
        curve([(x - 14, y - 20, CORNER), (x + 12, y - 20, CORNER), (x + 24, y + 2, CORNER), (x - 17, y + 2, CORNER)])
    )
    c.form(hoof, (0.26, 0.03, 60), thickness=12, rim=0.4, bias=bias, detail=0.85)
    c.draw(lambda pen: pen.stroke([(x + 4, y - 18), (x + 9, y + 1)], (0.12, 0.02, 60), 2.2, 0.8), detail=0.85)
    if seed:
        leg = Clay(c, _BOX, melt=7)
        _foreleg(leg, x, y, top, lean)
        _hair(c, leg, _COAT, seed, bias)


def _foreleg(clay: Clay, x: float, y: float, top: float, lean: float) -> None:
    clay.limb(
        [
            *((x + lean, top, 36), (x + lean * 0.7 + 2, top + 44, 22), (x + 5, y - 74, 12), (x + 5, y - 62, 12.5)),
            *((x + 1, y - 46, 8.5), (x - 1, y - 28, 8), (x, y - 20, 11), (x + 2, y - 14, 10)),
        ],
        n=60,
    )
    clay.ball(x + 6, y - 64, 11, 12, z=3)


def thief(c: Canvas) -> None:
    """Paint goat and boot."""
    _leg(c, 158, 1076, 940, -26, -0.16, "far")
    _leg(c, 92, 1096, 960, 2, 0.0, "")
    belly = Clay(c, _BOX, melt=14)
    belly.ball(4, 950, 120, 82)
    belly.limb([(70, 940, 76), (104, 900, 58), (130, 852, 44), (146, 816, 38)])
    _foreleg(belly, 92, 1096, 954, 8)
    belly.press([(60, 960, 5), (70, 1000, 7), (82, 1026, 4)], 6)
    belly.press([(124, 940, 4), (120, 980, 6), (112, 1010, 3)], 4)
    _hair(c, belly, _COAT, "body")
    m = belly.mask()
    saddle = m * np.asarray(
        smoothstep(0.42, 0.5, c.field("saddle", 90, 3) + smoothstep(60, -10, c.x) * 0.25), np.float32
    )
    c.form(belly.relief(1.2).within(saddle * smoothstep(990, 940, c.y)), _BROWN, rim=0.4, mottle=0.08, detail=0.82)
    fur(
        c,
        belly.relief(1.2),
        belly.angle,
        seed="saddle",
        length=(8, 17),
        spacing=2.8,
        light=0.1,
        spread=0.3,
        detail=0.84,
    )
    low = smoothstep(950, 1030, c.y) * smoothstep(92, 60, c.x + (c.y - 1000) * 0.06)
    c.multiply(m * np.asarray(low, np.float32), _SHADE, 0.6)
    c.multiply(m * np.asarray(smoothstep(90, 10, c.x), np.float32), _SHADE, 0.3)
    _horn(c, [(150, 790, 13), (136, 752, 12), (104, 728, 9), (66, 730, 4), (54, 738, 1.5)], -0.1)
    _head(c)
    _horn(c, [(166, 788, 14), (156, 744, 13), (124, 712, 10), (84, 706, 5), (66, 712, 1.5)], 0.04)
    ear = Clay(c, _BOX, melt=3)
    ear.limb([(148, 806, 11), (122, 818, 17), (96, 840, 14), (82, 860, 3)], flat=0.5)
    c.multiply(ear.mask().blur(5).move(-4, 8), _SHADE, 0.55)
    _hair(c, ear, _BROWN, "ear", -0.02)
    c.glaze(c.mask(limb([(128, 822, 5), (102, 842, 6), (90, 854, 2)]), soft=3), (0.72, 0.1, 30), 0.55)
    _boot(c)


def _horn(c: Canvas, spine: list[tuple[float, float, float]], bias: float) -> None:
    horn = Clay(c, (30, 690, 200, 820), melt=1)
    horn.limb(spine, n=60)
    body = horn.relief(0.8)
    ring = np.asarray(1.8 * np.sin(horn.along * 0.75), np.float32)
    c.form(body, _HORN, bump=ring, rim=0.5, gloss=0.2, mottle=0.08, bias=bias, detail=0.86)


def _head(c: Canvas) -> None:
    head = Clay(c, _BOX, melt=10)
    head.limb([(152, 810, 37), (182, 824, 31), (214, 846, 24), (240, 864, 19), (250, 870, 15)], n=40)
    head.limb([(168, 842, 24), (206, 868, 17), (238, 882, 12)])
    head.press([(252, 876, 3), (236, 880, 4), (214, 872, 3)], 6)
    head.press([(170, 836, 4), (196, 852, 6), (212, 858, 3)], 4)
    head.ball(178, 806, 12, 9, z=22)
    c.multiply(head.mask().blur(8).move(-8, 12), _SHADE, 0.45)
    _hair(c, head, _COAT, "head")
    blaze = head.mask() & c.mask(limb([(150, 836, 26), (196, 850, 18), (224, 866, 10)]), soft=6)
    c.glaze(blaze, _BROWN, 0.7)
    c.glaze(head.mask() & c.mask(oval(250, 868, 14, 16, 30), soft=5), (0.58, 0.06, 30), 0.6)

    def features(pen: Pen) -> None:
        pen.fill(curve([(166, 812, CORNER), (178, 802), (193, 811, CORNER), (179, 819)]), (0.18, 0.03, 50), 0.95)
        pen.fill(oval(180, 811, 7.6, 6.2, 20), (0.62, 0.1, 72))
        pen.fill(oval(180.5, 811.5, 5.4, 1.9, 12), (0.1, 0.02, 50))
        pen.dot(183, 808, 1.3, (0.98, 0.02, 90), 0.9)
        pen.stroke([(164, 806), (178, 797), (194, 806)], (0.3, 0.05, 50), 2.4, 0.7)
        pen.stroke([(251, 860), (245, 864), (246, 870)], (0.22, 0.04, 30), 3.2, 0.85)
        pen.stroke([(260, 876), (242, 883), (220, 876)], (0.26, 0.05, 30), 2.2, 0.8)

    c.draw(features, detail=0.95, soft=0.4)
    wisp = Clay(c, (170, 850, 250, 960), melt=4)
    wisp.limb([(206, 876, 11), (206, 902, 10), (200, 926, 6), (194, 944, 1.6)])
    wisp.limb([(216, 880, 8), (214, 902, 7), (210, 922, 2)])
    body = wisp.relief(0.8)
    c.form(body, (0.8, 0.03, 80), rim=0.4, mottle=0.08, detail=0.86)
    fur(c, body, 1.75, seed="beard", length=(9, 18), spacing=2.0, light=0.12, spread=0.2, detail=0.88)


def _boot(c: Canvas) -> None:
    """The boot, hung by its lace from the goat's mouth."""
    lace: Colour = (0.9, 0.05, 95)
    shoe(c, 238, 1000, 92, 48)

    def hang(pen: Pen) -> None:
        pen.stroke([(250, 880), (256, 914), (252, 944), (257, 968)], lace, 2.8)
        pen.stroke([(242, 884), (240, 918), (250, 946), (248, 972)], lace, 2.6)
        pen.stroke([(250, 880), (262, 890), (266, 906), (262, 916)], lace, 2.4)

    c.draw(hang, relief=1.4, detail=0.9)
