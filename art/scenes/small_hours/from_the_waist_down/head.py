"""The old man's head, bowed over the flowers: hat, lowered lids, white moustache."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep, tones
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.garments import Fold, garment, turned
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval

_AT = (390.0, 222.0, 178.0, 5.0, 1.0)
"""Middle of the skull, a head's height, tilt."""
_HAT: Colour = (0.5, 0.04, 225)
_WHITE: Colour = (0.95, 0.015, 95)

_LEFT = ((-0.2, 0.3), (-0.33, 0.12), (-0.335, -0.08), (-0.29, -0.26), (-0.2, -0.41), (-0.08, -0.49))
_RIGHT = ((0.04, -0.505), (0.16, -0.48), (0.26, -0.39), (0.325, -0.24), (0.355, -0.06), (0.35, 0.14), (0.24, 0.3))


def _at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return turned(points, *_AT)


def _line(*points: tuple[float, ...]) -> Path:
    return limb(_at(*points), 16)


def _spot(f: float, u: float) -> tuple[float, float]:
    x, y = _at((f, u))[0]
    return x, y


def head(c: Canvas, colour: Colour) -> None:
    """Paint the head."""
    table = tones(colour, c.light.key, (0.42, 0.11, 12), 0.5)
    neck = c.mask(
        curve(
            _at(
                (-0.2, -0.3, CORNER),
                (0.24, -0.3, CORNER),
                (0.25, -0.56),
                (0.27, -0.72, CORNER),
                (-0.25, -0.7, CORNER),
                (-0.22, -0.52),
            )
        )
    )
    cords: list[Fold] = [
        (_at((-0.1, -0.46, 0.02), (-0.04, -0.58, 0.03), (0.0, -0.72, 0.02)), 4.0),
        (_at((0.15, -0.46, 0.02), (0.1, -0.58, 0.03), (0.05, -0.72, 0.02)), 4.0),
    ]
    collar = c.mask(curve([(330, 300), (452, 300), (452, 338), (392, 352), (330, 338)]))
    garment(c, neck & collar, table, cords, thickness=30, mottle=0.02, bias=-0.06, detail=0.9)
    c.multiply(
        c.mask(_line((-0.2, -0.48, 0.04), (0.04, -0.56, 0.08), (0.28, -0.46, 0.05)), soft=6) & neck & collar,
        (0.5, 0.1, 15),
        0.7,
    )
    for f, u, turn in ((-0.36, -0.06, -8), (0.38, -0.05, 10)):
        ear = c.mask(oval(*_spot(f, u), 11, 21, turn + 5))
        garment(c, ear, table, [], thickness=9, mottle=0.02, bias=-0.02 if f > 0 else 0.03, detail=0.9)
        c.multiply(c.mask(oval(*_spot(f * 0.99, u - 0.005), 4.5, 11, turn + 5), soft=2) & ear, (0.52, 0.13, 20), 0.65)
    face = c.mask(curve(_at(*_LEFT, *_RIGHT)))
    garment(c, face, table, _folds(), thickness=44, mottle=0.02, gain=0.9, bias=0.03, detail=0.92)
    nose = c.mask(
        limb(_at((0.032, 0.02, 0.022), (0.042, -0.07, 0.04), (0.052, -0.155, 0.062), (0.053, -0.175, 0.05)), 24),
        limb(_at((-0.012, -0.165, 0.034), (0.116, -0.165, 0.034)), 8),
        soft=2.2,
    )
    shape = nose * np.asarray(smoothstep(-0.02, 0.1, (c.y - _spot(0.03, 0.03)[1]) / _AT[2]), np.float32)
    garment(c, shape, table, [], thickness=16, weave=0.1, mottle=0.02, gain=1.0, bias=0.04, detail=0.94)
    _colour(c, face)
    c.glaze(c.mask(_line((0.05, -0.14, 0.04), (0.055, -0.16, 0.045)), soft=5) & face, (0.64, 0.16, 25), 0.35)
    c.draw(_features, detail=0.96)
    _whiskers(c, face)
    _hat(c, face)


def _folds() -> list[Fold]:
    out: list[Fold] = [
        (_at((0.03, 0.06, 0.03), (0.045, -0.06, 0.05), (0.055, -0.15, 0.062), (0.055, -0.185, 0.04)), 15.0),  # nose
        (_at((-0.01, -0.15, 0.02), (-0.022, -0.175, 0.034), (-0.005, -0.195, 0.015)), 6.0),
        (_at((0.115, -0.15, 0.02), (0.13, -0.175, 0.034), (0.112, -0.195, 0.015)), 6.0),
        (_at((-0.22, -0.15, 0.05), (-0.19, -0.19, 0.09), (-0.14, -0.24, 0.04)), 6.0),  # cheeks
        (_at((0.28, -0.14, 0.05), (0.26, -0.19, 0.08), (0.22, -0.24, 0.04)), 6.0),
        (_at((-0.05, -0.44, 0.05), (0.05, -0.45, 0.08), (0.14, -0.44, 0.05)), 7.0),  # chin
        (_at((-0.05, -0.385, 0.02), (0.05, -0.395, 0.03), (0.15, -0.38, 0.02)), -5.0),
        (_at((-0.28, -0.22, 0.02), (-0.22, -0.34, 0.04), (-0.14, -0.42, 0.02)), -4.0),  # hollow cheek
        (_at((0.3, -0.22, 0.02), (0.27, -0.33, 0.035), (0.2, -0.42, 0.02)), -4.0),
        (_at((-0.03, -0.17, 0.012), (-0.08, -0.22, 0.022), (-0.12, -0.3, 0.012)), -5.0),  # from nose to mouth
        (_at((0.14, -0.17, 0.012), (0.185, -0.22, 0.022), (0.22, -0.3, 0.012)), -5.0),
    ]
    for f in (-0.135, 0.215):
        out += [
            (_at((f - 0.1, 0.02, 0.02), (f, 0.045, 0.045), (f + 0.09, 0.03, 0.02)), -8.0),  # socket
            (_at((f - 0.075, -0.01, 0.02), (f, 0.005, 0.04), (f + 0.07, -0.01, 0.02)), 9.0),  # lid
            (_at((f - 0.08, -0.065, 0.012), (f, -0.095, 0.022), (f + 0.07, -0.075, 0.012)), -4.0),  # bag
            (_at((f - 0.06, -0.05, 0.012), (f, -0.07, 0.02), (f + 0.055, -0.06, 0.012)), 4.0),
        ]
    return out


def _colour(c: Canvas, face: Mask) -> None:
    for points, share, soft in (
        (((-0.23, -0.14, 0.05), (-0.17, -0.18, 0.06)), 0.38, 8.0),
        (((0.27, -0.14, 0.05), (0.23, -0.18, 0.05)), 0.34, 8.0),
        (((0.05, -0.12, 0.04), (0.055, -0.17, 0.05)), 0.36, 5.0),
        (((-0.02, -0.45, 0.05), (0.12, -0.45, 0.05)), 0.18, 7.0),
    ):
        c.glaze(c.mask(_line(*points), soft=soft) & face, (0.64, 0.16, 25), share)
    side = np.asarray(smoothstep(404, 462, c.x + (c.y - 230) * 0.1), np.float32)
    c.multiply(face * side, (0.74, 0.09, 15), 0.45)
    plane = c.mask(_line((0.085, 0.03, 0.012), (0.105, -0.08, 0.03), (0.13, -0.15, 0.035)), soft=3.5)
    c.multiply(plane & face, (0.52, 0.11, 20), 0.8)
    for points, share in (
        (((0.035, 0.0, 0.012), (0.042, -0.1, 0.016)), 0.35),
        (((0.035, -0.15, 0.016), (0.05, -0.155, 0.014)), 0.75),
    ):
        c.screen(c.mask(_line(*points), soft=2.5) & face, (0.95, 0.06, 80), share)
    under = c.mask(_line((0.0, -0.205, 0.02), (0.07, -0.21, 0.03), (0.14, -0.2, 0.015)), soft=3)
    c.multiply(under & face, (0.5, 0.12, 20), 0.5)


def _features(pen: Pen) -> None:
    ink = (0.3, 0.06, 30)
    for f, u, w in ((-0.135, -0.032, 0.078), (0.215, -0.026, 0.07)):
        pen.stroke(_at((f - w, u + 0.012), (f - 0.01, u - 0.024), (f + w, u + 0.008)), ink, 2.8, 0.9)
        pen.stroke(_at((f - w - 0.005, u + 0.05), (f, u + 0.062), (f + w, u + 0.044)), ink, 1.3, 0.45)
        pen.stroke(_at((f - w + 0.01, u - 0.05), (f, u - 0.078), (f + w - 0.01, u - 0.055)), ink, 1.1, 0.35)
    for k in range(3):
        pen.stroke(_at((-0.235, -0.02), (-0.265, 0.0 - 0.03 * k), (-0.29, 0.02 - 0.045 * k)), ink, 1.1, 0.35)
        pen.stroke(_at((0.3, -0.02), (0.32, -0.005 - 0.03 * k), (0.338, 0.01 - 0.04 * k)), ink, 1.1, 0.3)
    pen.stroke(_at((-0.028, -0.15), (-0.04, -0.178), (-0.015, -0.196)), ink, 1.3, 0.5)
    pen.stroke(_at((0.132, -0.15), (0.15, -0.178), (0.124, -0.196)), ink, 1.3, 0.5)
    pen.fill(oval(*_spot(0.022, -0.196), 4.4, 2.2, 10), (0.28, 0.07, 20), 0.75)
    pen.fill(oval(*_spot(0.09, -0.198), 4.4, 2.2, -10), (0.28, 0.07, 20), 0.75)
    pen.stroke(_at((-0.01, -0.335), (0.06, -0.348), (0.13, -0.335)), (0.46, 0.12, 22), 4.5, 0.7)
    pen.stroke(_at((-0.03, -0.325), (0.06, -0.332), (0.145, -0.322)), ink, 1.5, 0.6)


def _whiskers(c: Canvas, face: Mask) -> None:
    wings = (
        [(0.055, -0.225, 0.034), (-0.03, -0.25, 0.048), (-0.13, -0.29, 0.038), (-0.2, -0.335, 0.006)],
        [(0.055, -0.225, 0.034), (0.14, -0.25, 0.048), (0.225, -0.285, 0.036), (0.285, -0.325, 0.006)],
    )
    for k, wing in enumerate(wings):
        m = c.mask(limb(_at(*wing), 24))
        c.multiply(m.blur(4).move(2, 6) & face, (0.5, 0.1, 20), 0.45)
        body = garment(c, m, _WHITE, thickness=12, bias=-0.02 - 0.06 * k, mottle=0.05, detail=0.92)
        fur(
            c,
            body,
            2.55 if k == 0 else 0.6,
            seed=f"lip{k}",
            length=(9, 20),
            spacing=1.9,
            spread=0.25,
            light=0.13,
            detail=0.92,
        )
    for k, (f, u) in enumerate(((-0.14, 0.085), (0.215, 0.085))):
        brow = c.mask(limb(_at((f - 0.09, u - 0.012, 0.014), (f, u + 0.012, 0.024), (f + 0.085, u - 0.006, 0.012)), 16))
        body = garment(c, brow, _WHITE, thickness=6, bias=-0.03, detail=0.92)
        fur(
            c,
            body,
            2.7 if k == 0 else 0.4,
            seed=f"brow{k}",
            length=(7, 13),
            spacing=1.7,
            spread=0.4,
            light=0.13,
            detail=0.92,
        )
    for k, way in enumerate((-1.0, 1.0)):
        lock = c.mask(
            limb(
                _at(
                    (0.345 * way + 0.01, 0.16, 0.05),
                    (0.35 * way + 0.01, 0.06, 0.042),
                    (0.345 * way + 0.01, -0.03, 0.012),
                ),
                16,
            )
        )
        body = garment(c, lock, _WHITE, thickness=8, bias=-0.05 * k, detail=0.9)
        fur(c, body, 1.7, seed=f"temple{k}", length=(8, 16), spacing=2.0, spread=0.3, light=0.12, detail=0.9)


def _hat(c: Canvas, face: Mask) -> None:
    brim = c.mask(
        curve(
            _at((-0.64, 0.2), (-0.6, 0.14), (-0.4, 0.075), (-0.1, 0.04), (0.16, 0.045), (0.46, 0.095), (0.64, 0.18))
            + _at((0.66, 0.25), (0.5, 0.32), (0.1, 0.36), (-0.4, 0.34), (-0.6, 0.27))
        )
    )
    c.multiply(brim.blur(7).move(5, 20) & face, (0.64, 0.09, 320), 0.45)
    roll: Fold = (
        _at((-0.6, 0.19, 0.02), (-0.3, 0.09, 0.035), (0.03, 0.06, 0.04), (0.4, 0.1, 0.035), (0.62, 0.2, 0.02)),
        7.0,
    )
    garment(c, brim, _HAT, [roll], thickness=14, weave=0.08, bias=0.03, rim=0.2, detail=0.88)
    crown = c.mask(
        curve(
            _at((-0.4, 0.19, CORNER), (-0.405, 0.36), (-0.37, 0.53), (-0.26, 0.63), (-0.1, 0.655), (0.02, 0.62))
            + _at(
                (0.14, 0.66), (0.3, 0.635), (0.4, 0.53), (0.43, 0.36), (0.425, 0.2, CORNER), (0.2, 0.125), (-0.18, 0.12)
            )
        )
    )
    folds: list[Fold] = [
        (_at((0.02, 0.6, 0.03), (0.02, 0.5, 0.08), (0.02, 0.4, 0.03)), -12.0),
        (_at((-0.24, 0.56, 0.03), (-0.2, 0.44, 0.07), (-0.2, 0.32, 0.03)), -7.0),
        (_at((0.28, 0.56, 0.03), (0.25, 0.44, 0.07), (0.25, 0.32, 0.03)), -7.0),
    ]
    c.multiply(crown.blur(6).move(3, 7) & brim, (0.36, 0.05, 250), 0.55)
    garment(c, crown, _HAT, folds, thickness=50, weave=0.08, bias=0.02, rim=0.2, detail=0.88)
    band = c.mask(
        curve(
            _at(
                (-0.402, 0.17, CORNER),
                (-0.405, 0.285, CORNER),
                (-0.2, 0.225),
                (0.04, 0.21),
                (0.26, 0.225),
                (0.43, 0.295, CORNER),
            )
            + _at((0.426, 0.185, CORNER), (0.2, 0.12), (-0.18, 0.115))
        )
    )
    garment(c, band, (0.26, 0.04, 250), thickness=12, gloss=0.15, detail=0.9)
    bow = c.mask(limb(_at((-0.385, 0.25, 0.045), (-0.36, 0.225, 0.05), (-0.32, 0.205, 0.035)), 10))
    garment(c, bow, (0.28, 0.04, 250), thickness=8, gloss=0.15, detail=0.9)
