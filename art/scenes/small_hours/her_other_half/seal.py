"""Parts of Her Other Half: the seal in the ice, and the one who looks out of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_COAT: Colour = (0.33, 0.06, 264)
_DIM: Colour = (0.26, 0.06, 268)

_LEFT_SIDE = ((384, 672), (356, 720), (326, 780), (310, 840), (306, 894), (314, 940), (312, 980), (304, 1010))
_HEAD = (
    (292, 1034),
    (280, 1056),
    (272, 1076),
    (278, 1090),
    (296, 1096),
    (318, 1096),
    (344, 1090),
    (372, 1074),
    (394, 1046),
)
_RIGHT_SIDE = ((414, 1008), (440, 970), (464, 926), (478, 872), (478, 810), (466, 750), (446, 706), (424, 672))
_SPINE: list[Fold] = [(((405, 700, 10), (398, 800, 34), (384, 900, 34), (352, 1010, 14)), 8.0)]


def _fin(
    c: Canvas, outline: Sequence[Sequence[float]], rays: Sequence[Sequence[Sequence[float]]], tone: Colour
) -> None:
    """A flipper: thin, its fingers as low ridges."""
    m = c.mask(curve([tuple(p) for p in outline]))
    folds: list[Fold] = [([(*p, q) for p, q in zip(ray, (3, 6, 3), strict=True)], 1.6) for ray in rays]
    garment(c, m, tone, folds, thickness=11, weave=0, rim=0, gloss=0.1, detail=0.6)


def seal(c: Canvas) -> None:
    """A seal in her own pose, head down, its tail where her foot is: dark against the moon in the ice."""
    _fin(
        c,
        (
            *((420, 700, CORNER), (480, 664), (540, 646), (600, 636), (640, 640), (626, 654), (638, 668)),
            *((612, 674), (606, 690), (560, 694), (500, 716), (440, 742, CORNER)),
        ),
        (
            ((440, 704), (540, 664), (628, 646)),
            ((440, 714), (540, 676), (626, 666)),
            ((446, 724), (540, 690), (600, 684)),
        ),
        _DIM,
    )
    _fin(
        c,
        (
            *((376, 704, CORNER), (364, 664), (348, 632), (338, 612), (356, 620), (370, 608)),
            *((386, 618), (402, 606), (412, 622), (432, 616), (424, 660), (428, 704, CORNER)),
        ),
        (
            ((392, 690), (376, 650), (352, 620)),
            ((400, 690), (396, 650), (390, 618)),
            ((412, 690), (416, 650), (420, 622)),
        ),
        _DIM,
    )
    _fin(
        c,
        (
            *((330, 900, CORNER), (270, 916), (218, 932), (172, 952), (150, 968), (164, 974), (156, 990), (176, 990)),
            *((182, 1004), (214, 1000), (264, 992), (322, 976, CORNER)),
        ),
        (
            ((320, 926), (240, 940), (160, 966)),
            ((320, 940), (240, 956), (164, 984)),
            ((320, 956), (250, 976), (186, 998)),
        ),
        _DIM,
    )
    _fin(
        c,
        (
            *((440, 922, CORNER), (500, 968), (552, 1018), (590, 1062), (612, 1096), (594, 1094), (590, 1112)),
            *((570, 1098), (556, 1110), (528, 1082), (476, 1036), (416, 1000, CORNER)),
        ),
        (
            ((446, 948), (530, 1022), (604, 1092)),
            ((440, 964), (520, 1040), (586, 1104)),
            ((434, 980), (500, 1044), (556, 1102)),
        ),
        _DIM,
    )
    _roots(c)
    body = c.mask(curve([*_LEFT_SIDE, *_HEAD, *_RIGHT_SIDE]))
    body = body * np.asarray(smoothstep(664, 708, c.y), np.float32)
    garment(c, body, _COAT, _SPINE, thickness=80, weave=0, rim=0, gain=0.7, gloss=0.12, mottle=0.06, detail=0.6)
    at = body.where
    x, y = c.x[at], c.y[at]
    spots = smoothstep(0.62, 0.7, c.field("spots", 13, 2)[at]) * smoothstep(1010, 930, y) * smoothstep(330, 380, x)
    c.multiply(body * np.asarray(spots, np.float32), (0.3, 0.09, 270), 0.4)
    pale = smoothstep(400, 322, x) * smoothstep(690, 800, y)
    c.screen(body * np.asarray(pale, np.float32), (0.5, 0.04, 250), 0.3)
    c.multiply(body * np.asarray(smoothstep(400, 480, x + 0.2 * (y - 850)), np.float32), (0.26, 0.09, 270), 0.6)
    c.screen(body.edge(-5, 2, 7), (0.7, 0.06, 95), 0.3)
    _face(c)


def _roots(c: Canvas) -> None:
    """Where the flippers leave the body they lie in its shade."""
    for x, y in ((330, 940), (436, 966), (440, 716), (402, 690)):
        c.multiply(c.mask(oval(x, y, 44, 40), soft=14), (0.2, 0.08, 270), 0.7)


def _face(c: Canvas) -> None:
    """In profile, looking left: a round dark eye, a nostril, the pale pad of the whiskers."""
    pad = c.mask(curve([(282, 1062), (300, 1064), (312, 1078), (306, 1092), (290, 1094), (276, 1084)]), soft=5)
    c.screen(pad, (0.5, 0.04, 255), 0.4)

    def work(pen: Pen) -> None:
        pen.fill(oval(322, 1042, 9.5, 9), (0.1, 0.03, 270))
        pen.dot(319, 1045.5, 2.2, (0.92, 0.03, 95))
        pen.fill(curve([(270, 1074, CORNER), (278, 1066), (284, 1072), (278, 1084)]), (0.1, 0.03, 270))
        pen.stroke(curve([(276, 1090), (292, 1084), (310, 1082), (326, 1072)], closed=False), (0.14, 0.04, 270), 2, 0.8)
        for k in range(5):
            pen.stroke(
                curve(
                    [(294 + 2 * k, 1078 - 2 * k), (274 + k * 4, 1098 + 2 * k), (258 + k * 9, 1112 + 2 * k)],
                    closed=False,
                ),
                (0.84, 0.03, 230),
                1.0,
                0.6,
            )

    c.draw(work, detail=0.9, soft=0.4)


def hole(c: Canvas, x: float, y: float) -> None:
    """A hole in the ice; out of it, small and wet, a second seal's head, its nose lifted towards her."""
    rim = c.mask(oval(x, y, 66, 22), wobble=5, cell=20)
    c.screen(rim, (0.62, 0.06, 255), 0.6)
    water = c.mask(oval(x, y + 3, 54, 15), wobble=3, cell=22)
    c.fill(water, (0.09, 0.04, 272), detail=0.6)
    head = c.mask(
        curve(
            [
                *((x - 24, y + 6, CORNER), (x - 26, y - 16), (x - 18, y - 36), (x, y - 44), (x + 14, y - 40)),
                *((x + 28, y - 36), (x + 33, y - 30), (x + 28, y - 23), (x + 16, y - 18), (x + 16, y + 6, CORNER)),
            ]
        )
    )
    garment(c, head, (0.3, 0.045, 262), thickness=20, weave=0, rim=0.2, gloss=0.3, detail=0.85)
    c.screen(head.edge(-3, -4, 3), (0.7, 0.05, 240), 0.35)

    def work(pen: Pen) -> None:
        pen.fill(oval(x + 10, y - 31, 3.2, 3.4), (0.08, 0.03, 270))
        pen.dot(x + 9, y - 32.5, 1.0, (0.95, 0.02, 95))
        pen.fill(oval(x + 31, y - 31, 2.6, 2.4), (0.08, 0.03, 270))
        pen.fill(limb([(x - 30, y + 8, 1), (x - 4, y + 12, 2), (x + 24, y + 8, 1)], 12), (0.6, 0.06, 255), 0.6)

    c.draw(work, detail=0.85, soft=0.3)
