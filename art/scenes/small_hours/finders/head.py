"""Parts of Finders: the sleeping head in profile, dark on the gold, one ear torn."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .coat import BAND, CREAM, FUR, INK, PALE, SHADE, WARM, bands, comb, deepen, fringe

_NOSE: Final = (0.48, 0.075, 28)
_SKULL: Final[Points] = (
    *((-6, -14), (2, -30), (26, -48), (42, -70), (50, -100), (84, -142), (140, -166), (200, -172), (262, -150)),
    *((312, -100), (330, -30), (318, 40), (280, 88), (226, 112), (168, 108), (116, 92), (66, 82), (34, 70)),
    *((22, 66), (8, 54), (-8, 44), (-16, 24), (-8, 4)),
)
_EAR: Final[Points] = (
    *((128, -150, CORNER), (134, -214), (162, -284, CORNER), (180, -258), (198, -232, CORNER), (184, -214, CORNER)),
    *((214, -210, CORNER), (246, -180), (266, -148), (272, -104, CORNER)),
)
_INNER: Final[Points] = ((150, -140), (150, -200), (164, -250), (184, -226), (196, -200), (222, -180), (250, -120))
_FAR: Final[Points] = ((84, -136, CORNER), (84, -180), (98, -222, CORNER), (134, -196), (160, -150, CORNER))


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 225, 900, 1.15, -13)


def _ways() -> tuple[tuple[float, float, float], ...]:
    out = []
    for x, y, turn in (
        (20, -40, -60),
        (70, -120, -30),
        (180, -160, 5),
        (60, 20, 20),
        (140, -40, 10),
        (240, -40, 30),
        (200, 70, 40),
        (60, 70, 20),
    ):
        ((px, py),) = _at([(x, y)])
        out.append((px, py, turn - 13.0))
    return tuple(out)


def head(c: Canvas) -> None:
    """Paint ears, skull, its markings, then what is asleep: eye, nose, mouth, whiskers."""
    _ear(c, _FAR, far=True)
    skull = c.mask(curve(_at(_SKULL)), wobble=1)
    c.multiply(skull.blur(14).move(14, 10), (0.42, 0.06, 310), 0.8)
    c.multiply(skull.blur(7).move(0, 11), (0.5, 0.07, 330), 0.6)
    c.fill(skull, mix(FUR, PALE, 0.2), detail=0.6)
    muzzle = c.mask(curve(_at([(-6, -6), (30, -20), (70, 0), (86, 40), (76, 78), (40, 84), (0, 50)])), soft=9) & skull
    c.glaze(skull * np.asarray(smoothstep(500, 225, c.x + 0.15 * (c.y - 850))[skull.where], np.float32), WARM, 0.8)
    c.glaze(muzzle, CREAM, 0.9)
    lids = c.mask(curve(_at([(56, -76), (86, -92), (122, -70), (124, -46), (88, -36), (60, -46)])), soft=9) & skull
    c.glaze(lids, CREAM, 0.5)
    bands(c, skull, tuple(_at(line) for line in _MARKS), BAND, 0.8, soft=2.2)
    deepen(
        c,
        skull,
        (
            (_at([(320, 20, 20), (260, 84, 26), (160, 104, 16), (80, 88, 6)]), 14, 0.55),
            (_at([(330, -100, 12), (336, -20, 22), (310, 50, 16)]), 14, 0.6),
        ),
        SHADE,
    )
    _ear(c, _EAR, far=False)
    comb(c, skull, _ways(), 3600, 19, "head")
    c.multiply(c.mask(limb(_at([(140, -138, 3), (200, -132, 6), (270, -112, 3)]), 20), soft=6) & skull, SHADE, 0.6)
    fringe(
        c,
        _at([(330, -60), (334, 0), (310, 60), (262, 104), (200, 114)]),
        -0.6,
        330,
        46,
        (FUR, FUR, mix(FUR, PALE, 0.4), BAND),
        "ruff",
    )
    fringe(
        c,
        _at([(200, 112), (150, 104), (96, 88), (60, 80)]),
        0.5,
        130,
        24,
        (mix(FUR, PALE, 0.5), FUR, mix(WARM, PALE, 0.4)),
        "jaw",
    )
    fringe(c, _at([(44, -78), (54, -108), (84, -144), (130, -166)]), -0.35, 150, 17, (WARM, FUR, BAND), "brow")
    tones = (FUR, mix(FUR, BAND, 0.5), mix(FUR, PALE, 0.25))
    fringe(c, _at([(266, -148), (300, -116), (322, -74), (331, -30)]), -0.35, 170, 24, tones, "crown")
    _features(c)


_MARKS: Final[tuple[Points, ...]] = (
    ((60, -112, 2), (92, -134, 5), (136, -152, 6), (196, -158, 5), (250, -140, 2)),
    ((68, -104, 1.5), (104, -122, 5), (150, -134, 6), (210, -136, 5), (268, -112, 2)),
    ((84, -98, 1.5), (120, -108, 4), (166, -112, 5), (226, -104, 4), (276, -78, 1.5)),
    ((134, -66, 2), (176, -60, 6), (226, -36, 8), (270, 12, 7), (282, 50, 1.5)),
    ((124, -40, 1.5), (160, -30, 5), (204, 0, 7), (240, 44, 6), (250, 84, 1.5)),
    ((108, -22, 1), (136, -8, 3.5), (168, 20, 5), (190, 58, 4), (198, 92, 1)),
    ((236, -76, 1.5), (272, -56, 5), (304, -16, 5), (310, 26, 1.5)),
)


def _ear(c: Canvas, outline: Points, *, far: bool) -> None:
    m = c.mask(curve(_at(outline)), wobble=1.2)
    if not far:
        deep = (0.225 * (c.x - 225) + 0.974 * (c.y - 900)) / 1.15
        m = m * np.asarray(smoothstep(-116, -158, deep + 14 * (c.field("root", 9, 2) - 0.5))[m.where], np.float32)
    c.fill(m, mix(FUR, BAND, 0.75 if far else 0.2), detail=0.7)
    if far:
        fringe(c, _at([(98, -222), (86, -190), (84, -140)]), -2.7, 70, 14, (FUR, mix(FUR, BAND, 0.5)), "far")
        return
    inner = c.mask(curve(_at(_INNER)), soft=4) & m
    c.glaze(inner, (0.4, 0.062, 42), 0.85)
    lit = np.asarray(smoothstep(392, 366, c.x)[m.where], np.float32)
    c.glaze(((m - m.move(8, 3)) * lit).blur(2) & m, mix(WARM, PALE, 0.4), 0.75)
    tones = (mix(FUR, PALE, 0.6), FUR)
    fringe(c, _at([(140, -150), (150, -190), (156, -220)]), 0.9, 80, 46, tones, "ear")
    fringe(c, _at([(166, -274), (150, -240), (136, -206), (130, -160)]), -2.7, 90, 15, tones, "rim")
    fringe(c, _at([(184, -212), (214, -208), (246, -178), (266, -148)]), -0.4, 90, 13, tones, "torn")


def _features(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        pen.fill(limb(_at([(62, -60, 0.8), (78, -49, 3.2), (98, -46, 3.8), (118, -54, 2.6), (134, -68, 0.6)]), 30), INK)
        pen.fill(limb(_at([(63, -60, 2.6), (56, -51, 1.8), (52, -42, 0.5)]), 14), INK)
        pen.fill(curve(_at([(-10, -9), (-5, -21, CORNER), (9, -27), (16, -19), (8, -9), (-2, -1)])), _NOSE)
        pen.fill(limb(_at([(1, -7, 0.8), (9, -9, 2.0), (13, -15, 0.6)]), 12), INK)
        pen.fill(
            limb(_at([(-1, 1, 0.8), (6, 17, 1.3), (7, 33, 1.5), (20, 46, 1.9), (42, 56, 1.6), (64, 63, 0.4)]), 30), INK
        )
        for x, y in ((34, 6), (44, 16), (52, 4), (58, 18), (42, 28)):
            px, py = _at([(x, y)])[0][:2]
            pen.dot(px, py, 2.2, INK, 0.8)
        for line in (
            ((36, 8, 1.4), (-20, 20, 1.2), (-70, 60, 0.4)),
            ((44, 18, 1.4), (0, 50, 1.2), (-40, 110, 0.4)),
            ((54, 6, 1.6), (140, 10, 1.6), (230, 60, 0.4)),
            ((58, 18, 1.6), (130, 40, 1.6), (200, 110, 0.4)),
        ):
            pen.fill(limb(_at(line), 30), (0.94, 0.02, 85), 0.9)

    c.draw(work, detail=0.95)
