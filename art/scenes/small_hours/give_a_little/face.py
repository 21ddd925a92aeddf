"""Her head in profile: eyes squeezed shut, teeth clenched; the kerchief and its flying ends."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep, tones
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment, turned
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval

_AT = (602.0, 296.0, 160.0, 20.0, -1.0)
"""Middle of the skull, a head's height, turn (chin up), looking left."""
Touch = tuple[tuple[tuple[float, float, float], ...], float, float]
"""A soft touch of the brush: its spine, its share, its softness."""
_SCARF: Colour = (0.44, 0.085, 262)

_BROW = ((0.2, 0.46, CORNER), (0.33, 0.36), (0.395, 0.24), (0.425, 0.14), (0.4, 0.06))
_NOSE = ((0.455, -0.02), (0.535, -0.1), (0.548, -0.135), (0.51, -0.165), (0.43, -0.172, CORNER))
_MOUTH = ((0.452, -0.21), (0.44, -0.24), (0.43, -0.255, CORNER), (0.44, -0.285), (0.425, -0.315), (0.392, -0.335))
_CHIN = ((0.405, -0.39), (0.385, -0.46), (0.3, -0.5), (0.2, -0.5), (0.1, -0.53), (0.06, -0.62))
_NECK = ((0.08, -0.8, CORNER), (-0.34, -0.86, CORNER), (-0.38, -0.4), (-0.36, 0.1), (-0.1, 0.44))


def _at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return turned(points, *_AT)


def _spot(f: float, u: float) -> tuple[float, float]:
    x, y = _at((f, u))[0]
    return x, y


def _line(*points: tuple[float, ...]) -> Path:
    return limb(_at(*points), 16)


def head(c: Canvas, colour: Colour) -> None:
    """Paint the head."""
    _knot(c, behind=True)
    face = c.mask(curve(_at(*_BROW, *_NOSE, *_MOUTH, *_CHIN, *_NECK)))
    folds: list[Fold] = [
        (_at((0.3, -0.06, 0.05), (0.26, -0.13, 0.13), (0.2, -0.17, 0.05)), 13.0),  # cheek, pushed up
        (_at((0.41, 0.15, 0.03), (0.33, 0.16, 0.05), (0.22, 0.13, 0.03)), 8.0),  # brow
        (_at((0.37, 0.04, 0.03), (0.31, 0.04, 0.06), (0.22, 0.05, 0.03)), -9.0),  # socket
        (_at((0.35, 0.05, 0.02), (0.3, 0.055, 0.035), (0.23, 0.055, 0.015)), 7.0),  # lid
        (_at((0.42, 0.0, 0.03), (0.5, -0.1, 0.045), (0.52, -0.13, 0.04)), 7.0),  # nose
        (_at((0.42, -0.1, 0.02), (0.435, -0.14, 0.04), (0.42, -0.165, 0.02)), 7.0),  # wing
        (_at((0.4, -0.13, 0.015), (0.33, -0.2, 0.028), (0.29, -0.3, 0.015)), -8.0),  # from nose to mouth
        (_at((0.42, -0.21, 0.02), (0.38, -0.215, 0.028), (0.32, -0.2, 0.01)), 5.0),  # lips
        (_at((0.42, -0.3, 0.02), (0.37, -0.305, 0.03), (0.31, -0.28, 0.01)), 5.0),
        (_at((0.38, -0.42, 0.04), (0.34, -0.43, 0.08), (0.28, -0.44, 0.04)), 7.0),  # chin
        (_at((0.3, -0.5, 0.02), (0.16, -0.46, 0.03), (0.02, -0.34, 0.02)), -7.0),  # jaw
        (_at((0.12, -0.52, 0.03), (0.06, -0.66, 0.06), (0.02, -0.8, 0.04)), 6.0),
        (_at((-0.02, -0.46, 0.02), (-0.02, -0.62, 0.03), (0.02, -0.8, 0.02)), -6.0),
    ]
    table = tones(colour, c.light.key, (0.42, 0.11, 12), 0.5)
    garment(c, face, table, folds, thickness=46, weave=0.1, mottle=0.02, rim=0.0, gain=0.85, bias=0.03, detail=0.92)
    _colour(c, face)
    c.draw(lambda pen: _features(pen, colour), detail=0.96)
    _hair(c)
    _scarf(c, face)
    _knot(c, behind=False)


def _colour(c: Canvas, face: Mask) -> None:
    """Strain: red cheek, nose and ear; shadow below the jaw."""
    for points, tone, share, soft in (
        (((0.3, -0.1, 0.08), (0.22, -0.14, 0.09)), (0.6, 0.17, 25), 0.5, 9.0),
        (((0.5, -0.11, 0.04), (0.53, -0.13, 0.03)), (0.62, 0.16, 25), 0.4, 5.0),
        (((0.38, -0.4, 0.04), (0.34, -0.43, 0.05)), (0.62, 0.14, 28), 0.3, 6.0),
    ):
        c.glaze(c.mask(_line(*points), soft=soft) & face, tone, share)
    dark: Colour = (0.5, 0.12, 22)
    dips: tuple[Touch, ...] = (
        (
            ((0.41, 0.05, 0.02), (0.37, 0.065, 0.032), (0.28, 0.085, 0.03), (0.2, 0.07, 0.015)),
            0.5,
            4.0,
        ),  # below the brow
        (((0.36, -0.01, 0.012), (0.29, -0.02, 0.02), (0.23, 0.0, 0.012)), 0.4, 3.0),  # below the eye
        (((0.415, -0.12, 0.012), (0.36, -0.16, 0.022), (0.3, -0.22, 0.024), (0.285, -0.31, 0.012)), 0.55, 3.5),
        (((0.42, -0.3, 0.014), (0.37, -0.335, 0.026), (0.32, -0.33, 0.014)), 0.5, 3.5),  # below the lip
        (((0.44, 0.02, 0.012), (0.46, -0.06, 0.016), (0.44, -0.1, 0.014)), 0.3, 4.0),  # the nose's side
        (((0.18, -0.2, 0.03), (0.14, -0.34, 0.05), (0.2, -0.45, 0.03)), 0.3, 9.0),  # behind the jaw
    )
    for spine, share, soft in dips:
        c.multiply(c.mask(_line(*spine), soft=soft) & face, dark, share)
    lights: tuple[Touch, ...] = (
        (((0.31, -0.06, 0.025), (0.25, -0.1, 0.035)), 0.32, 5.0),
        (((0.49, -0.06, 0.01), (0.525, -0.12, 0.014)), 0.35, 2.5),
        (((0.36, 0.03, 0.012), (0.3, 0.035, 0.018), (0.25, 0.035, 0.01)), 0.22, 2.5),
        (((0.37, -0.4, 0.02), (0.36, -0.44, 0.025)), 0.25, 4.0),
    )
    for spine, share, soft in lights:
        c.screen(c.mask(_line(*spine), soft=soft) & face, (0.85, 0.09, 65), share)
    under = c.mask(_line((0.26, -0.52, 0.05), (0.1, -0.56, 0.09), (-0.08, -0.6, 0.14), (-0.2, -0.7, 0.14)), soft=8)
    c.multiply(under & face, (0.55, 0.1, 10), 0.6)
    edge = np.asarray(smoothstep(0.2, 0.9, c.field("flush", 30, 3)), np.float32)
    c.glaze(face * edge, (0.62, 0.13, 30), 0.12)


def _features(pen: Pen, colour: Colour) -> None:
    ink, red = (0.27, 0.06, 30), (0.4, 0.12, 22)
    # The mouth: lips drawn back from clenched teeth.
    pen.fill(
        curve(_at((0.437, -0.238, CORNER), (0.38, -0.228), (0.315, -0.222, CORNER), (0.36, -0.272), (0.432, -0.272))),
        (0.3, 0.09, 20),
    )
    pen.fill(
        curve(_at((0.434, -0.241, CORNER), (0.385, -0.234), (0.338, -0.234), (0.375, -0.263), (0.43, -0.266))),
        (0.93, 0.03, 85),
    )
    pen.stroke(_at((0.434, -0.254), (0.39, -0.25), (0.35, -0.243)), (0.55, 0.06, 40), 0.9, 0.8)
    for f in (0.415, 0.395, 0.373):
        pen.stroke(_at((f, -0.237), (f - 0.002, -0.265)), (0.6, 0.05, 50), 0.8, 0.6)
    pen.stroke(_at((0.445, -0.234), (0.38, -0.222), (0.312, -0.218)), red, 1.8, 0.8)
    pen.stroke(_at((0.436, -0.276), (0.37, -0.276), (0.312, -0.232)), red, 2.0, 0.7)
    pen.stroke(_at((0.318, -0.205), (0.298, -0.226), (0.3, -0.256)), ink, 1.6, 0.6)
    # The eye, squeezed shut, and what it presses out.
    pen.stroke(_at((0.372, 0.028), (0.33, 0.012), (0.28, 0.018), (0.235, 0.04)), ink, 3.2, 0.95)
    pen.stroke(_at((0.365, 0.02), (0.325, -0.002), (0.28, 0.002)), ink, 1.1, 0.5)
    for k in range(3):
        pen.stroke(_at((0.232, 0.038), (0.2, 0.052 - 0.03 * k), (0.17, 0.07 - 0.055 * k)), ink, 1.2, 0.45)
    for f, u in ((0.345, 0.0), (0.315, -0.006), (0.285, -0.002)):
        pen.stroke(_at((f + 0.005, u + 0.015), (f + 0.012, u - 0.014)), ink, 1.1, 0.6)
    brow = ((0.41, 0.06, 0.014), (0.36, 0.1, 0.02), (0.29, 0.13, 0.016), (0.19, 0.118, 0.004))
    pen.fill(limb(_at(*brow), 20), (0.22, 0.04, 40), 0.85)
    pen.stroke(_at((0.385, 0.1), (0.33, 0.135), (0.26, 0.148)), (0.22, 0.04, 40), 2.4, 0.6)
    for f in (0.408, 0.394):
        pen.stroke(_at((f, 0.13), (f + 0.008, 0.085), (f + 0.004, 0.05)), ink, 1.3, 0.5)
    pen.stroke(_at((0.43, -0.005), (0.41, -0.03)), ink, 1.1, 0.45)
    pen.stroke(_at((0.24, 0.022), (0.225, -0.03), (0.228, -0.07)), (0.96, 0.02, 200), 1.8, 0.55)
    pen.fill(oval(*_spot(0.228, -0.085), 3.0, 4.4, 10), (0.97, 0.02, 200), 0.7)
    # Nostril, crease from nose to mouth, chin.
    pen.fill(oval(*_spot(0.465, -0.155), 4.6, 2.4, 25), (0.26, 0.08, 20), 0.85)
    pen.stroke(_at((0.418, -0.1), (0.4, -0.135), (0.416, -0.168)), ink, 1.2, 0.5)
    pen.stroke(_at((0.39, -0.14), (0.32, -0.19), (0.278, -0.28)), ink, 1.3, 0.45)
    pen.stroke(_at((0.37, -0.335), (0.34, -0.345), (0.31, -0.34)), ink, 1.2, 0.4)


def _hair(c: Canvas) -> None:
    def strands(pen: Pen) -> None:
        r = c.rng("strands")
        for k in range(16):
            u = 0.3 - 0.022 * k
            bend = float(r.normal(0, 0.012))
            pts = _at((0.3 - 0.012 * k, u), (0.22 - 0.01 * k + bend, u - 0.05), (0.14 - 0.008 * k, u - 0.12))
            pen.stroke(pts, ((0.24, 0.04, 45), (0.34, 0.06, 45))[k % 2], 3.2, 0.9)

    c.draw(strands, relief=1.5, detail=0.9)


def _scarf(c: Canvas, face: Mask) -> None:
    cloth = c.mask(
        curve(
            _at(
                (0.36, 0.34, CORNER), (0.28, 0.46), (0.1, 0.545), (-0.14, 0.53), (-0.36, 0.4), (-0.47, 0.16),
                (-0.47, -0.12), (-0.4, -0.34, CORNER), (-0.24, -0.26), (-0.08, -0.14), (0.08, 0.04), (0.24, 0.22),
            )
        )
    )  # fmt: skip
    c.multiply(cloth.blur(5).move(-3, 7) & face, (0.4, 0.09, 20), 0.45)
    folds: list[Fold] = [
        (_at((0.3, 0.34, 0.02), (0.04, 0.26, 0.06), (-0.24, 0.0, 0.06), (-0.4, -0.26, 0.03)), 6.0),
        (_at((0.26, 0.28, 0.015), (0.0, 0.12, 0.03), (-0.24, -0.12, 0.03), (-0.39, -0.29, 0.02)), -7.0),
        (_at((0.2, 0.42, 0.015), (-0.1, 0.32, 0.03), (-0.34, 0.06, 0.03), (-0.42, -0.24, 0.02)), -6.0),
        (_at((0.06, 0.5, 0.015), (-0.22, 0.36, 0.03), (-0.41, 0.06, 0.03), (-0.44, -0.24, 0.02)), -4.0),
    ]
    garment(c, cloth, _SCARF, folds, thickness=52, crumple=1.2, seed="scarf", detail=0.88)
    r = c.rng("spots")

    def spots(pen: Pen) -> None:
        for i in range(9):
            for k in range(10):
                f, u = -0.46 + 0.095 * i + 0.047 * (k % 2), -0.32 + 0.092 * k
                f, u = f + float(r.normal(0, 0.006)), u + float(r.normal(0, 0.006))
                x, y = _spot(f, u)
                squash = max(0.35, (1 - (f * f + (u - 0.06) ** 2) / 0.27)) ** 0.5
                pen.fill(oval(x, y, 4.0 * squash, 3.8, -20), (0.93, 0.04, 85), 0.85)

    c.draw(spots, detail=0.9, clip=cloth.grow(-2))
    c.multiply(cloth.edge(5, 4, 5), (0.5, 0.09, 290), 0.5)


def _knot(c: Canvas, behind: bool) -> None:
    """The knot at the nape and its ends, which swing away from her."""
    if behind:
        ends: tuple[tuple[tuple[float, ...], ...], ...] = (
            ((-0.42, -0.24, 0.04), (-0.62, -0.22, 0.08), (-0.8, -0.32, 0.075), (-0.93, -0.3, 0.015)),
            ((-0.42, -0.28, 0.04), (-0.58, -0.4, 0.075), (-0.68, -0.56, 0.07), (-0.84, -0.64, 0.012)),
        )
        for k, points in enumerate(ends):
            groove: Fold = (_at(points[0], (*points[1][:2], 0.02), (*points[2][:2], 0.02), points[3]), -5.0)
            garment(c, c.mask(_line(*points)), _SCARF, [groove], thickness=8, bias=0.04 - 0.1 * k, detail=0.85)
        return
    garment(c, c.mask(oval(*_spot(-0.43, -0.27), 12, 16, 30)), _SCARF, thickness=12, bias=0.02, detail=0.88)
