"""The weaver's head: a profile that looks down into the light, white hair in a low knot."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.garments import turned
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve

Places = list[tuple[float, ...]]

_SKIN: Colour = (0.6, 0.085, 50)
_X, _Y, _SIZE, _TURN = 306.0, 424.0, 168.0, 15.0


def _at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Put places given as (forward, up) in heads on the card."""
    return turned(points, _X, _Y, _SIZE, _TURN)


def head(c: Canvas) -> None:
    """Paint neck, face and hair; all of the face lies in the rain's light."""
    neck = c.mask(
        curve(
            [
                *_at([(-0.3, -0.1, CORNER), (0.14, -0.36)]),
                (326, 524),
                (330, 552, CORNER),
                (250, 530, CORNER),
                (236, 480),
            ]
        )
    )
    c.form(neck, _SKIN, thickness=20, rim=0, gain=0.7, bias=-0.22, detail=0.75)
    brow: Places = [(-0.1, 0.48), (0.16, 0.47), (0.29, 0.36), (0.345, 0.22), (0.35, 0.15), (0.328, 0.09)]
    nose: Places = [(0.366, 0.03), (0.424, -0.045), (0.452, -0.1), (0.428, -0.148), (0.358, -0.158, CORNER)]
    mouth: Places = [
        (0.374, -0.19),
        (0.382, -0.22),
        (0.345, -0.24, CORNER),
        (0.37, -0.262),
        (0.358, -0.296),
        (0.325, -0.32),
    ]
    jaw: Places = [
        (0.344, -0.365),
        (0.335, -0.42),
        (0.27, -0.462),
        (0.16, -0.445),
        (0.02, -0.36),
        (-0.1, -0.24),
        (-0.2, 0.1),
    ]
    face = c.mask(curve(_at([*brow, *nose, *mouth, *jaw])))
    c.form(face, _SKIN, thickness=26, rim=0.0, gain=0.75, bias=0.02, mottle=0.05, depth=0.5, detail=0.85)
    # The rain lights brow, nose, cheek and chin; the back of the jaw turns away from it.
    c.screen(face * np.asarray(smoothstep(300, 368, c.x), np.float32), (0.74, 0.09, 68), 0.7)
    _features(c)
    _hair(c)
    ear = c.mask(curve(_at([(-0.1, 0.1), (-0.04, 0.08), (-0.03, 0.0), (-0.07, -0.1), (-0.11, -0.12), (-0.13, 0.0)])))
    c.shadow(ear, -3, 3, 3, 0.4)
    c.form(ear, _SKIN, thickness=8, rim=0, gain=0.7, bias=-0.08, detail=0.85)
    c.draw(
        lambda pen: pen.stroke(
            _at([(-0.095, 0.06), (-0.06, 0.03), (-0.075, -0.04), (-0.095, -0.07)]), (0.36, 0.07, 35), 2.4, 0.6
        ),
        soft=0.8,
        detail=0.85,
    )


def _features(c: Canvas) -> None:
    deep: Colour = (0.3, 0.06, 35)

    def soft(pen: Pen) -> None:
        pen.fill(curve(_at([(0.18, 0.13), (0.27, 0.12), (0.31, 0.08), (0.24, 0.05), (0.16, 0.07)])), deep, 0.28)
        pen.fill(curve(_at([(0.02, -0.34), (0.2, -0.44), (0.3, -0.46), (0.1, -0.3), (-0.06, -0.1)])), deep, 0.25)
        pen.fill(curve(_at([(0.1, -0.04), (0.2, -0.02), (0.25, -0.1), (0.16, -0.14)])), (0.66, 0.1, 40), 0.35)

    c.draw(soft, soft=5, detail=0.8)

    def lines(pen: Pen) -> None:
        # The eye looks down: lid, lashes, the fold above it.
        pen.stroke(_at([(0.205, 0.068), (0.245, 0.05), (0.29, 0.05), (0.314, 0.064)]), (0.2, 0.04, 30), 3.0, 0.95)
        pen.stroke(_at([(0.29, 0.05), (0.325, 0.036)]), (0.2, 0.04, 30), 1.8, 0.8)
        pen.stroke(_at([(0.2, 0.1), (0.25, 0.105), (0.305, 0.095)]), deep, 1.8, 0.7)
        for k in range(10):
            q = k / 9
            u, w = 0.17 + 0.14 * q, 0.15 + 0.05 * np.sin(0.5 + 2.1 * q)
            pen.stroke(_at([(u, w), (u + 0.03, w + 0.014)]), (0.66, 0.015, 270), 2.4, 0.5)
        pen.stroke(_at([(0.21, 0.012), (0.26, 0.0), (0.3, 0.008)]), deep, 1.6, 0.3)
        for a, b in ((0.06, 0.11), (0.03, 0.055), (0.0, 0.005)):
            pen.stroke(_at([(0.18, a), (0.13, b)]), deep, 1.4, 0.28)
        # Nostril, the fold to the mouth, the lips, the chin.
        pen.stroke(_at([(0.37, -0.138), (0.392, -0.126), (0.412, -0.134)]), deep, 2.6, 0.7)
        pen.stroke(_at([(0.342, -0.14), (0.322, -0.112), (0.334, -0.084)]), deep, 2.2, 0.38)
        pen.stroke(_at([(0.3, -0.11), (0.265, -0.17), (0.258, -0.225)]), deep, 2.2, 0.3)
        pen.stroke(_at([(0.346, -0.24), (0.31, -0.243), (0.272, -0.232)]), (0.26, 0.06, 25), 2.4, 0.9)
        pen.stroke(_at([(0.322, -0.322), (0.295, -0.33)]), deep, 1.6, 0.45)

    c.draw(lines, detail=0.95, soft=0.4)


def _hair(c: Canvas) -> None:
    """White hair drawn back into a low knot; it is combed as the rain falls."""
    knot = c.mask(
        curve(
            _at([(-0.4, 0.0), (-0.5, 0.08), (-0.66, 0.02), (-0.7, -0.14), (-0.6, -0.26), (-0.44, -0.24), (-0.36, -0.1)])
        ),
        wobble=1.5,
    )
    tone: Colour = (0.66, 0.02, 265)
    c.form(knot, tone, thickness=40, rim=0, gain=0.7, bias=-0.1, detail=0.7)
    cap = c.mask(
        curve(
            _at(
                [
                    (0.276, 0.37),
                    (0.198, 0.457),
                    (0.06, 0.54),
                    (-0.14, 0.555),
                    (-0.36, 0.43),
                    (-0.47, 0.2),
                    (-0.46, 0.0),
                    (-0.36, -0.19),
                    (-0.2, -0.24),
                    (-0.12, -0.12),
                    (-0.02, 0.08),
                    (0.06, 0.2),
                    (0.16, 0.3),
                    (0.23, 0.345),
                ]
            )
        ),
        wobble=1.5,
    )
    c.form(cap, tone, thickness=70, rim=0, gain=0.6, bias=0.0, detail=0.6)
    c.multiply(cap * np.asarray(smoothstep(276, 220, c.x), np.float32), (0.5, 0.05, 285), 0.5)
    r = c.rng("hair")
    roots = _at(
        [
            (0.22, 0.42),
            (0.262, 0.37),
            (0.23, 0.35),
            (0.15, 0.29),
            (0.06, 0.2),
            (-0.02, 0.07),
            (-0.11, -0.1),
            (-0.2, -0.22),
        ]
    )
    crown = _at(
        [
            (-0.3, 0.5),
            (-0.1, 0.545),
            (-0.1, 0.46),
            (-0.14, 0.35),
            (-0.18, 0.22),
            (-0.22, 0.08),
            (-0.27, -0.07),
            (-0.32, -0.17),
        ]
    )
    ends = _at(
        [
            (-0.475, 0.16),
            (-0.46, 0.1),
            (-0.45, 0.07),
            (-0.44, 0.02),
            (-0.44, -0.03),
            (-0.43, -0.08),
            (-0.42, -0.12),
            (-0.42, -0.15),
        ]
    )

    def strands(pen: Pen) -> None:
        for _ in range(360):
            t = float(r.uniform(0, 6.999))
            k, f = int(t), t - int(t)
            pts = [
                (
                    p[k][0] + (p[k + 1][0] - p[k][0]) * f + float(r.normal(0, 2)),
                    p[k][1] + (p[k + 1][1] - p[k][1]) * f + float(r.normal(0, 2)),
                )
                for p in (roots, crown, ends)
            ]
            light = float(r.uniform(0.42, 0.96)) - 0.16 * (t / 7)
            pen.stroke(pts, (light, 0.015, 250), float(r.uniform(0.9, 2.6)), 0.45)

    c.draw(strands, clip=cap.grow(1.5), detail=0.7, soft=0.3)

    def wound(pen: Pen) -> None:
        for _ in range(110):
            # Every strand leaves the head at one place, goes round, and comes back to it.
            q = 0.172 * float(r.random()) ** 0.6
            start = float(r.uniform(0, 6.3))
            arc = np.linspace(start, start + float(r.uniform(0.9, 1.7)), 5)
            pts = [(-0.4 - q * (0.88 + np.cos(a)), -0.09 + q * np.sin(a)) for a in arc]
            tone = (float(r.uniform(0.38, 0.9)), 0.015, 255)
            pen.stroke(_at([(float(u), float(w)) for u, w in pts]), tone, float(r.uniform(1.2, 2.6)), 0.5)

    c.draw(wound, clip=knot, detail=0.7, soft=0.3)
