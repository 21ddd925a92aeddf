"""The caparison: a hooded horse cloth, madder red, that stands in the air as if somebody wore it."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, sample
from art.painting.strokes import repaint

RED: Colour = (0.53, 0.175, 30)
_DEEP: Colour = (0.5, 0.13, 5)
_CREAM: Colour = (0.92, 0.045, 88)
_INK: Colour = (0.3, 0.07, 265)

_FACE: Final[Points] = ((504, 486, CORNER), (476, 430), (440, 344), (404, 280), (362, 238))
_BACK: Final[Points] = ((304, 230), (244, 262), (190, 330), (142, 404), (84, 452), (14, 486), (-60, 540, CORNER))
_HEM: Final[Points] = (
    *((-60, 896, CORNER), (-14, 904), (34, 924), (76, 912), (116, 926), (150, 914), (186, 884), (222, 888)),
    *((256, 924), (300, 934), (342, 920), (380, 930), (416, 904, CORNER)),
)
_FRONT: Final[Points] = (
    *((412, 850), (406, 780), (392, 706), (368, 646), (342, 600), (350, 560), (396, 566)),
    (440, 584, CORNER),
)
_EYE: Final[Points] = ((386, 392, CORNER), (404, 376), (430, 386), (446, 416, CORNER), (424, 424), (400, 416))
_LID: Final[Points] = ((376, 400, CORNER), (388, 362), (440, 366), (456, 420, CORNER), (428, 402), (402, 396))
"""What hangs over the eye hole's upper half."""

_BODY: Final[tuple[Fold, ...]] = (
    (((330, 300, 30), (260, 420, 80), (190, 560, 60)), 24.0),
    (((150, 560, 60), (120, 700, 130), (110, 880, 60)), 26.0),
    (((330, 680, 30), (340, 770, 60), (350, 900, 30)), 20.0),
    (((390, 300, 20), (430, 410, 40), (462, 480, 24)), 14.0),
    (((330, 440, 24), (344, 500, 60), (384, 540, 24)), 16.0),
)


def _fold(c: Canvas, within: Mask, spine: Points, colour: Colour, share: float, soft: float) -> None:
    """A dark (or light) side of a fold, hard on its right edge and soft on its left."""
    core = c.mask(limb(spine), soft=soft)
    c.multiply(core & within, colour, share)


def _lit(c: Canvas, within: Mask, spine: Points, share: float, soft: float) -> None:
    c.glaze(c.mask(limb(spine), soft=soft) & within, (0.68, 0.165, 38), share)


def _ear(c: Canvas, spine: Points, bias: float) -> None:
    m = c.mask(limb(spine))
    garment(c, m, RED, thickness=22, rim=0.0, gain=0.6, bias=bias, detail=0.6)
    x0, y0 = spine[1][:2]
    x1, y1 = spine[-1][:2]
    slit = c.mask(limb([(x0 + 8, y0 + 6, 7), ((x0 + x1) / 2 + 7, (y0 + y1) / 2 + 4, 10), (x1 + 5, y1 + 6, 2)]), soft=2)
    c.multiply(slit & m, _DEEP, 0.7)


def _border(c: Canvas, cloth: Mask) -> None:
    """A dark band along the hem, cream diamonds in it, a cream cord at its upper edge."""
    hem = sample(_HEM[1:-1], 160)
    lift = 58.0
    top = [(float(x), float(y) - lift + 0.25 * (float(y) - 930)) for x, y, *_ in hem]
    low = [(float(x), float(y) - 10) for x, y, *_ in hem]
    start, end = (-70.0, 840.0), (418.0, 852.0)
    band = c.mask(curve([start, *top[::8], end, (420, 896), *reversed(low[::8]), (-70, 890)])) & cloth
    c.fill(band, _INK, detail=0.5)

    def work(pen: Pen) -> None:
        pen.stroke([start, *top[::6], end], _CREAM, 5)
        pen.stroke([(-70, 890), *low[::6], (420, 896)], _CREAM, 4)
        n = 15
        for k in range(n):
            i = int((k + 0.5) / n * 159)
            x, y = (top[i][0] + low[i][0]) / 2, (top[i][1] + low[i][1]) / 2
            pen.fill(curve([(x, y - 17, CORNER), (x + 9, y, CORNER), (x, y + 17, CORNER), (x - 9, y, CORNER)]), _CREAM)

    c.draw(work, clip=cloth, detail=0.6)


def caparison(c: Canvas) -> Mask:
    """Paint the cloth with its holes for muzzle and eye; return its silhouette."""
    _ear(c, [(322, 262, 20), (270, 206, 27), (214, 162, 20), (166, 140, 5)], -0.16)
    _ear(c, [(346, 274, 24), (316, 204, 30), (280, 142, 23), (246, 90, 5)], 0.0)
    mouth = c.mask(oval(472, 535, 32, 60, 33))
    c.fill(mouth, (0.25, 0.08, 15), detail=0.8)
    c.glaze(c.mask(oval(488, 547, 17, 50, 33), soft=8) & mouth, (0.44, 0.13, 25), 0.8)
    eye = c.mask(curve(list(_EYE))) - c.mask(curve(list(_LID)))
    c.fill(eye - eye.move(6, 7), (0.25, 0.08, 15), detail=0.8)
    whole = c.mask(curve([*_FACE, *_BACK, *_HEM, *_FRONT])) - mouth - eye
    with c.group() as inside:
        c.fill(c.full(), RED)
        garment(c, whole, RED, _BODY, thickness=60, rim=0.0, gain=0.5, mottle=0.05, depth=0.6, detail=0.2)
        _form(c, whole)
        _folds(c, whole)
        repaint(c, 0.85, seed="cloth", loose=1.1)
        _cape(c, whole)
        _border(c, whole)
        c.layer.detail[:] = np.maximum(c.layer.detail, 0.62)
    c.paste(inside, clip=whole)
    crown = c.mask(limb([(300, 246, 5), (332, 262, 9), (364, 260, 4)]), soft=5)
    c.multiply(crown & whole, _DEEP, 0.6)
    _hood(c)
    return whole


def _form(c: Canvas, whole: Mask) -> None:
    """The great lights: crest and back lit, throat, chest and belly in shade."""
    c.multiply(whole * np.asarray(smoothstep(150, 430, c.x) * 0.4, np.float32)[whole.where], _DEEP)
    throat = c.mask(limb([(430, 576, 26), (370, 560, 36), (326, 600, 54), (356, 700, 48), (410, 820, 40)]), soft=20)
    c.multiply(throat & whole, _DEEP, 0.8)
    front = c.mask(limb([(356, 610, 14), (392, 690, 22), (410, 790, 22), (424, 930, 22)]), soft=14)
    c.multiply(front & whole, (0.42, 0.11, 350), 0.7)
    jaw = c.mask(limb([(282, 410, 10), (296, 500, 30), (340, 576, 26)]), soft=12)
    c.multiply(jaw & whole, _DEEP, 0.6)
    nose = c.mask(
        curve([(372, 250, CORNER), (420, 300), (470, 400), (510, 490, CORNER), (470, 470), (424, 380), (380, 300)]),
        soft=5,
    )
    c.glaze(nose & whole, (0.62, 0.18, 34), 0.6)
    cheek = c.mask(limb([(316, 420, 20), (344, 470, 34), (390, 520, 22)]), soft=14)
    c.glaze(cheek & whole, (0.58, 0.18, 32), 0.45)
    pulls: tuple[tuple[Points, float], ...] = (
        (((336, 590, 2), (290, 560, 9), (230, 540, 12), (176, 500, 3)), 0.75),
        (((330, 566, 2), (284, 520, 10), (226, 480, 12), (176, 430, 3)), 0.7),
        (((328, 540, 2), (290, 470, 9), (250, 410, 11), (214, 360, 2)), 0.55),
        (((344, 616, 2), (310, 606, 7), (268, 604, 8), (240, 590, 2)), 0.7),
    )
    for spine, share in pulls:
        _fold(c, whole, spine, _DEEP, share, 5)
        _fold(c, whole, [(p[0] + 2, p[1] + 4, p[2] * 0.4) for p in spine], (0.42, 0.11, 350), share * 0.7, 1.5)
        _lit(c, whole, [(p[0] - 4, p[1] - 15, p[2] * 0.8) for p in spine], 0.45, 6)
    hollow = c.mask(limb([(388, 440, 6), (420, 480, 16), (450, 500, 8)]), soft=9)
    c.multiply(hollow & whole, _DEEP, 0.5)


def _folds(c: Canvas, whole: Mask) -> None:
    """Long falls from withers and shoulder to the hem; short pulls at the throat."""
    falls: tuple[tuple[Points, float, float], ...] = (
        (((214, 520, 4), (200, 640, 13), (196, 780, 17), (200, 960, 20)), 0.6, 4),
        (((270, 560, 4), (276, 690, 12), (278, 820, 16), (276, 960, 18)), 0.6, 4),
        (((126, 560, 4), (112, 680, 11), (108, 810, 15), (114, 960, 20)), 0.5, 5),
        (((44, 540, 4), (28, 680, 11), (26, 820, 14), (30, 960, 18)), 0.5, 5),
        (((322, 640, 3), (336, 740, 9), (340, 860, 13), (352, 960, 14)), 0.55, 4),
        (((160, 700, 2), (156, 800, 8), (158, 960, 11)), 0.4, 4),
        (((74, 720, 2), (70, 820, 8), (72, 960, 10)), 0.4, 4),
        (((300, 470, 3), (262, 480, 10), (214, 510, 4)), 0.4, 6),
        (((322, 540, 3), (280, 540, 9), (230, 574, 4)), 0.4, 6),
    )
    for spine, share, soft in falls:
        _fold(c, whole, spine, _DEEP, share + 0.12, soft)
        core = [(p[0] + p[2] * 0.5, p[1] + 20, p[2] * 0.42) for p in spine]
        _fold(c, whole, core, (0.42, 0.11, 350), share * 0.8, 2)
        lit = [(p[0] - p[2] * 1.5 - 4, p[1], p[2] * 0.8) for p in spine]
        _lit(c, whole, lit, 0.4, soft + 2)
    _lit(
        c,
        whole,
        [(318, 252, 10), (256, 290, 18), (206, 358, 16), (160, 424, 18), (70, 476, 16), (-40, 530, 12)],
        0.5,
        10,
    )


def _cape(c: Canvas, whole: Mask) -> None:
    """The hood's lower edge, laid over the body cloth."""
    edge: Points = [(128, 420), (176, 520), (236, 598), (306, 646), (384, 668)]
    under = c.mask(limb([(x - 6, y + 16, 15) for x, y in edge]), soft=8)
    above = c.mask(curve([*[(x, y) for x, y in edge], (520, 620, CORNER), (520, 200, CORNER), (128, 200, CORNER)]))
    c.multiply((under - above) & whole, _DEEP, 0.8)
    c.draw(lambda pen: pen.stroke(edge, _INK, 17), clip=whole, detail=0.5)
    c.draw(lambda pen: pen.stroke([(x + 5, y - 8) for x, y in edge], _CREAM, 4), clip=whole, detail=0.6)
    c.draw(lambda pen: pen.stroke([(x - 5, y + 8) for x, y in edge], _CREAM, 4), clip=whole, detail=0.6)


def _hood(c: Canvas) -> None:
    """Cream piping at the muzzle, a seam along the crest, a drowsy lid sewn over the eye hole."""

    def work(pen: Pen) -> None:
        turn = math.radians(33)
        lip = [
            (
                472 + 32 * math.cos(t) * math.cos(turn) - 60 * math.sin(t) * math.sin(turn),
                535 + 32 * math.cos(t) * math.sin(turn) + 60 * math.sin(t) * math.cos(turn),
            )
            for t in np.linspace(math.pi * 0.45, math.pi * 1.55, 14)
        ]
        pen.stroke(lip, _CREAM, 5)

        pen.stroke([(384, 398), (402, 395), (428, 401), (448, 416)], (0.36, 0.12, 20), 4)
        pen.stroke([(386, 388), (400, 374), (428, 380), (444, 404)], (0.36, 0.12, 20), 2.4, 0.8)
        for x, y in ((396, 390), (408, 391), (420, 393), (432, 398)):
            pen.stroke([(x, y - 4), (x - 1, y + 4)], _CREAM, 2.4)

        crest = sample([(318, 244), (262, 270), (208, 338), (162, 402), (146, 424)], 27)
        for k in range(0, 26, 2):
            pen.stroke([tuple(crest[k]), tuple(crest[k + 1])], _CREAM, 2.4, 0.85)

    c.draw(work, detail=0.7)
