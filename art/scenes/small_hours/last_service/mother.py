"""Parts of Last Service: the mother seal, upright on the bed, her nose against the pane from without."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .brush import sweeps

_HIDE: Final = (0.5, 0.035, 228)
_DEEP: Final = (0.46, 0.05, 235)
_BELLY: Final = (0.72, 0.03, 205)
_INK: Final = (0.2, 0.035, 235)
_HEAD: Final[Points] = (
    *((2, 4), (-10, -11), (-34, -20), (-58, -30), (-86, -48), (-122, -54), (-152, -42), (-178, -20)),
)
"""From the nose over the brow to the nape, looking right."""
_JAW: Final[Points] = ((-76, 62), (-54, 51), (-34, 46), (-14, 36), (-3, 22))
_BODY: Final[Points] = (
    *((60, 764), (40, 836), (24, 920), (32, 1010), (76, 1084), (150, 1130), (226, 1146), (296, 1142), (338, 1128)),
    *((330, 1108), (296, 1096), (272, 1062), (272, 1010), (284, 940), (284, 880), (268, 826), (236, 784), (208, 756)),
)
_GAPS: Final = (
    *(((311, 796), (270, 820)), ((317, 808), (272, 832)), ((315, 822), (272, 844)), ((304, 836), (270, 856))),
)
_CLAWS: Final = (
    *(((300, 787), (309, 781)), ((313, 797), (323, 793)), ((318, 811), (329, 809)), ((313, 827), (324, 829))),
    ((301, 840), (310, 845)),
)
_AT: Final = (240.0, 640.0, 1.04, -24.0)


def _set(points: Points) -> list[tuple[float, ...]]:
    """Return points of the level head as it is raised, its nose at the pane."""
    x, y, size, turn = _AT
    return place(points, x, y, size, turn)


def _one(x: float, y: float) -> tuple[float, float]:
    """Return one point of the head as it is raised."""
    p = _set([(x, y)])[0]
    return p[0], p[1]


def mother(c: Canvas) -> None:
    """Paint hind flippers, body, spots, fore flipper, face."""
    c.multiply(c.mask(limb([(50, 1120, 8), (180, 1152, 16), (330, 1152, 8)], 40), soft=9), (0.6, 0.06, 195), 0.75)
    _hind(c)
    m = c.mask(curve([*_set(_HEAD), *_BODY, *_set(_JAW)]), wobble=0.8)
    c.multiply(m.blur(8).move(8, 4) & c.full((c.x > 226).astype("float32")), (0.4, 0.08, 20), 0.4)
    c.fill(m, _HIDE, detail=0.6)
    _tones(c, m)
    _spots(c, m)
    _fore(c)
    _face(c, m)


def _tones(c: Canvas, m: Mask) -> None:
    """Pale throat and belly, light along the back, dark where the body turns away."""
    pale = (
        ([(206, 730, 8), (240, 800, 22), (262, 880, 32), (258, 980, 30), (246, 1060, 18)], 18, 0.85),
        ([(226, 690, 5), (190, 716, 12), (196, 760, 16)], 10, 0.6),
        ([(76, 690, 6), (62, 760, 9), (44, 880, 10), (48, 990, 8)], 9, 0.3),
    )
    sweeps(c, m, pale, _BELLY, pale=True)
    dark = (
        ([(110, 740, 10), (124, 860, 26), (122, 980, 30), (184, 1090, 24)], 26, 0.45),
        ([(120, 1122, 8), (220, 1142, 12), (320, 1136, 6)], 9, 0.6),
        ([(88, 752, 4), (130, 766, 9), (172, 748, 4)], 9, 0.35),
    )
    sweeps(c, m, dark, _DEEP)


def _spots(c: Canvas, m: Mask) -> None:
    """Soft dark clouds along the back, as grey seals have them."""
    for x, y, w, h, turn in (
        (66, 816, 9, 14, 10), (104, 846, 16, 22, 16), (58, 910, 12, 20, -4), (112, 934, 13, 18, 8),
        (80, 1000, 17, 14, 30), (146, 1028, 12, 16, 20), (96, 770, 8, 10, 0), (140, 1090, 22, 12, 24),
        (82, 882, 5, 6, 0), (130, 890, 5, 6, 0), (150, 968, 5, 7, 0), (112, 1050, 6, 6, 0), (66, 956, 5, 6, 0),
        (196, 1112, 14, 8, 10), (120, 806, 5, 6, 0), (184, 1060, 6, 7, 0),
    ):  # fmt: skip
        spot = c.mask(oval(x, y, w, h, turn), wobble=7, cell=16, soft=3) & m
        c.multiply(spot, (0.56, 0.05, 235), 0.45)


def _hind(c: Canvas) -> None:
    """The two hind flippers, spread on the sand."""
    for outline in (
        [(300, 1108, CORNER), (350, 1092), (392, 1066), (408, 1070), (404, 1092), (376, 1124), (326, 1140, CORNER)],
        [(304, 1114, CORNER), (360, 1112), (416, 1106), (428, 1116), (414, 1134), (370, 1148), (318, 1146, CORNER)],
    ):
        m = c.mask(curve(outline))
        c.multiply(m.blur(4).move(0, 6), (0.6, 0.06, 195), 0.6)
        c.fill(m, (0.42, 0.04, 230), detail=0.6)
        c.glaze(m.edge(0, 5, 3), _BELLY, 0.4)


def _fore(c: Canvas) -> None:
    """The near fore flipper, laid on the red apron, its five fingers short."""
    m = c.mask(
        curve([(168, 866), (184, 836), (216, 826), (252, 812), (290, 786), (303, 786), (311, 793), (318, 801),
               (320, 812), (319, 823), (310, 832), (300, 842), (280, 856), (252, 880), (218, 902), (184, 902)])
    )  # fmt: skip
    c.multiply(m.blur(7).move(4, 10), (0.4, 0.06, 235), 0.6)
    c.fill(m, (0.45, 0.038, 230), detail=0.65)
    c.glaze(m.edge(2, 9, 7), _BELLY, 0.45)

    def fingers(pen: Pen) -> None:
        for a, b in _GAPS:
            pen.fill(limb([(*a, 1.6), (0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1]), 1.4), (*b, 0.4)], 12), _INK, 0.45)
        for a, b in _CLAWS:
            pen.fill(limb([(*a, 2.8), (*b, 0.8)], 8), _INK, 0.95)

    c.draw(fingers, detail=0.7)
    c.glaze(c.mask(oval(178, 872, 22, 36, 20), soft=13), _HIDE, 0.9)


def _face(c: Canvas, m: Mask) -> None:
    """Closed eye, nose, mouth and whiskers."""
    pad = c.mask(curve(_set([(-6, 6), (-24, -6), (-44, 2), (-52, 22), (-40, 40), (-16, 34)])), soft=4) & m
    c.glaze(pad, _BELLY, 0.75)
    c.glaze(c.mask(oval(*_one(-78, -26), 28, 15, -10), soft=8) & m, _BELLY, 0.4)

    def features(pen: Pen) -> None:
        pen.fill(limb(_set([(-98, -26, 1.3), (-93, -10, 3), (-78, 0, 3.4), (-61, 2, 1.3)]), 30), _INK)
        pen.fill(curve(_set([(3, 4), (-8, -9), (-18, -5), (-14, 8), (-1, 15)])), _INK)
        pen.stroke(_set([(-5, 16), (-14, 28), (-32, 35), (-54, 38)]), _INK, 2.6, 0.85)
        for x, y in ((-24, 8), (-30, 16), (-20, 18), (-38, 22), (-30, 25)):
            pen.dot(*_one(x, y), 1.9, _INK, 0.7)
        for line in (
            [(-26, 12), (-50, 26), (-74, 50)],
            [(-32, 18), (-54, 36), (-70, 60)],
            [(-24, 20), (-42, 42), (-52, 66)],
        ):
            pen.stroke(_set(line), (0.93, 0.02, 120), 1.6, 0.8)

    c.draw(features, detail=0.9)
    c.fill(c.mask(oval(*_one(-124, 6), 4, 6, 10)), _INK, 0.8, detail=0.8)
