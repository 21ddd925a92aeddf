"""The stork of Return to Sender: wings feather by feather, body, neck and bill, legs, its shadow on the fog."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, ramp
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, sample

Place = tuple[float, float]

BILL: Place = (664.0, 520.0)
"""The bill's tip, where the bundle hangs."""

_WHITE = [
    (0.5, 0.06, 264),
    (0.66, 0.055, 258),
    (0.82, 0.035, 255),
    (0.93, 0.025, 80),
    (0.98, 0.04, 84),
    (1.0, 0.02, 92),
]
_BLACK: Colour = (0.25, 0.03, 262)

_NEAR = ((352.0, 548.0), (322.0, 436.0), (286.0, 312.0), (196.0, 196.0))
_FAR = ((398.0, 532.0), (444.0, 430.0), (486.0, 322.0), (520.0, 216.0))


def _quill(
    c: Canvas, at: Place, angle: float, length: float, width: float, tone: Colour, bend: float, bias: float
) -> None:
    ca, sa = math.cos(angle), math.sin(angle)
    pts = []
    for u, v, w in ((0, 0, 0.55), (0.3, 0.35, 0.9), (0.62, 0.6, 1.0), (0.88, 0.45, 0.8), (1.0, 0.15, 0.25)):
        px, py = u * length, v * bend * length
        pts.append((at[0] + px * ca - py * sa, at[1] + px * sa + py * ca, w * width))
    m = c.mask(limb(pts, 22))
    c.shadow(m, -2, 3, 2.5, 0.3, (0.3, 0.05, 265))
    c.form(m, tone, thickness=width * 1.1, rim=0.55, mottle=0.05, grain=8, bias=bias, detail=0.75)
    shaft = [(p[0], p[1]) for p in pts]
    c.draw(lambda pen: pen.stroke(shaft, mix(tone, (0.9, 0.05, 80), 0.45), max(0.8, width * 0.12), 0.7), detail=0.75)


def _wing(
    c: Canvas, bones: tuple[Place, ...], size: float, fan: tuple[float, float, float], seed: str, bias: float
) -> None:
    """Lay a wing's feathers from the tip inwards; `fan`: angles (degrees) at the tip, the wrist and the shoulder."""
    r = c.rng(seed)
    s, e, w, h = bones
    tip, wrist, root = (math.radians(a) for a in fan)
    arm = sample([s, e, w], 30)
    hand = sample([e, w, h], 40)[20:]

    for i in range(15):  # the arm's flight feathers, shoulder first, so that outer ones lie over inner ones
        t = i / 14
        at = arm[int(t * 29)]
        a = root + (wrist - root) * t**0.9 + r.normal(0, 0.02)
        length = size * (0.86 + 0.2 * t) * r.uniform(0.97, 1.03)
        _quill(c, (float(at[0]), float(at[1])), a, length, size * 0.085, _BLACK, 0.05, bias + 0.04 * float(r.normal()))
    for i in range(10):  # the fingers
        t = i / 9
        at = hand[min(int(t * 19), 19)]
        a = wrist + (tip - wrist) * t**0.85
        length = size * (1.06 + 0.36 * math.sin(math.pi * (0.15 + 0.62 * t)))
        _quill(
            c,
            (float(at[0]), float(at[1])),
            a,
            length,
            size * (0.088 - 0.022 * t),
            _BLACK,
            0.07,
            bias + 0.05 * float(r.normal()),
        )
    for row, (reach, n, wide) in enumerate(((0.6, 26, 0.062), (0.43, 28, 0.056), (0.28, 30, 0.05), (0.16, 32, 0.044))):
        for i in range(n):
            t = i / (n - 1)
            if t < 0.68:
                at, a = arm[int(t / 0.68 * 29)], root + (wrist - root) * t / 0.68
            else:
                k = (t - 0.68) / 0.32
                at, a = hand[min(int(k * 19), 19)], wrist + (tip - wrist) * k
            white = mix((0.96, 0.03, 82), (0.88, 0.035, 262), float(r.uniform(0, 0.3)))
            length = size * reach * (1 - 0.34 * max(0.0, t - 0.6)) * r.uniform(0.94, 1.06)
            _quill(
                c,
                (float(at[0]), float(at[1])),
                a + r.normal(0, 0.03),
                length,
                size * wide,
                white,
                0.04,
                bias + 0.03 * row + 0.03 * float(r.normal()),
            )
    spine = [(x, y, size * q) for (x, y), q in zip((s, e, w, h), (0.085, 0.075, 0.06, 0.025), strict=True)]
    clay = Clay(
        c,
        (
            min(p[0] for p in spine) - 70,
            min(p[1] for p in spine) - 70,
            max(p[0] for p in spine) + 70,
            max(p[1] for p in spine) + 70,
        ),
        melt=8,
    )
    clay.limb(spine, n=30)
    relief = clay.relief(1.2)
    c.form(relief, ramp(_WHITE), rim=0.7, bias=bias + 0.05, detail=0.75)
    fur(
        c,
        relief,
        (wrist + root) / 2,
        seed=f"{seed}/edge",
        length=(8, 16),
        spacing=3.4,
        light=0.06,
        lift=0.02,
        detail=0.75,
    )


def stork(c: Canvas) -> None:
    """Paint the bird, heading right: far wing, legs, tail, body, near wing, head."""
    _wing(c, _FAR, 158, (250, 218, 176), "far", -0.1)
    legs = Clay(c, (10, 540, 330, 700), melt=2)
    for dy, dx in ((0.0, 0.0), (13.0, -16.0)):
        legs.limb(
            [
                (280, 588 + dy * 0.4, 11),
                (208 + dx * 0.4, 606 + dy, 6),
                (128 + dx, 622 + dy, 6.4),
                (62 + dx, 640 + dy, 4.6),
            ],
            n=24,
        )
        for a in (-8.0, 6.0, 18.0):
            q = math.radians(180 - a)
            legs.limb([(62 + dx, 640 + dy, 4), (62 + dx + 34 * math.cos(q), 640 + dy + 34 * math.sin(q), 2)], n=6)
    c.form(legs.relief(0.6), (0.62, 0.16, 34), rim=0.9, detail=0.8)
    for i in range(7):
        _quill(
            c, (262, 566 + 3 * i), math.radians(184 - 5 * i), 96 - 3 * abs(i - 3), 11, (0.97, 0.035, 80), 0.03, -0.05
        )
    body = Clay(c, (180, 420, 620, 700), melt=16)
    body.limb([(232, 576, 18), (286, 574, 42), (348, 564, 58), (404, 548, 52), (440, 528, 34)], n=34)
    body.limb([(418, 536, 36), (456, 510, 25), (484, 478, 19), (508, 452, 16), (528, 442, 17)], n=30)
    body.ball(534, 443, 22, 19, z=4)
    relief = body.relief(1.4)
    c.form(relief, ramp(_WHITE), rim=0.9, bias=0.02, shadow=30, mottle=0.04, detail=0.8)
    flow = np.where(c.x[relief.mask.where] > 430, math.radians(140), math.radians(176))
    fur(
        c,
        relief,
        np.asarray(flow, np.float32),
        seed="down",
        length=(9, 22),
        spacing=4.2,
        light=0.07,
        lift=0.015,
        detail=0.75,
    )
    _ruff(c)
    _wing(c, _NEAR, 172, (226, 196, 168), "near", 0.03)
    shoulder = Clay(c, (290, 480, 440, 640), melt=10)
    shoulder.limb([(352, 560, 30), (340, 516, 29), (328, 470, 22)], n=18)
    soft = shoulder.relief(1.6)
    c.form(soft, ramp(_WHITE), rim=0.5, bias=0.05, detail=0.75)
    r = c.rng("scapular")
    for k in range(46):
        t = (k % 23) / 22
        x, y = 352 - 20 * t + r.normal(0, 5) + (14 if k > 22 else 0), 590 - 112 * t + r.normal(0, 4)
        white = mix((0.97, 0.035, 80), (0.86, 0.04, 262), float(r.uniform(0, 0.35)))
        a = math.radians(174 - 6 * t + r.normal(0, 5))
        _quill(c, (x, y), a, float(r.uniform(30, 46)) * (1 - 0.3 * t), 8.0, white, 0.06, 0.04)
    fur(c, soft, math.radians(172), seed="shoulder", length=(8, 18), spacing=4.5, light=0.05, lift=0.01, detail=0.75)
    _head(c)


def _ruff(c: Canvas) -> None:
    """Longer plumes hang from its breast."""
    r = c.rng("ruff")
    for i in range(30):
        x, y = 444 - 3.4 * i + r.normal(0, 4), 548 + 1.7 * i + r.normal(0, 5)
        a = math.radians(112 + 1.8 * i + r.normal(0, 6))
        _quill(
            c,
            (x, y),
            a,
            float(r.uniform(24, 44)),
            4.6,
            mix((0.95, 0.03, 84), (0.8, 0.05, 255), float(r.uniform(0, 0.35))),
            0.08,
            0.0,
        )


def _head(c: Canvas) -> None:
    upper = c.mask(
        curve([(546, 430, CORNER), (600, 460), (672, 519, CORNER), (610, 480), (548, 449, CORNER)], pull=0.3)
    )
    lower = c.mask(
        curve([(548, 447, CORNER), (608, 482), (668, 523, CORNER), (596, 484), (546, 459, CORNER)], pull=0.3)
    )
    c.form(lower, (0.58, 0.17, 32), thickness=9, gloss=0.3, rim=0.5, bias=-0.08, detail=0.85)
    c.form(upper, (0.66, 0.18, 36), thickness=11, gloss=0.4, rim=0.9, detail=0.85)

    def work(pen: Pen) -> None:
        pen.fill(curve([(526, 440, CORNER), (536, 433), (549, 437, CORNER), (537, 446)]), (0.2, 0.03, 262))
        pen.dot(538, 439.5, 3.6, (0.1, 0.02, 262))
        pen.dot(539.4, 438.2, 1.2, (0.98, 0.02, 90))
        pen.stroke([(566, 446), (584, 456)], (0.4, 0.13, 30), 1.4, 0.7)

    c.draw(work, detail=0.95)


def shadow_on_fog(c: Canvas) -> None:
    """Its shadow lies on the fog, far below and to the left, soft and drawn out."""
    shape = [
        limb([(196, 1030, 3), (250, 1024, 15), (320, 1022, 20), (372, 1018, 11), (430, 1012, 8), (458, 1016, 3)]),
        limb([(200, 1030, 4), (150, 1036, 3), (104, 1040, 2)]),
        limb([(318, 1022, 18), (262, 992, 24), (196, 976, 20), (120, 972, 10), (70, 974, 3)]),
        limb([(318, 1022, 18), (346, 1060, 20), (318, 1090, 14), (262, 1104, 8), (222, 1108, 3)]),
        limb([(452, 1016, 3), (462, 1036, 13), (452, 1046, 9)]),
    ]
    m = c.mask(*shape, soft=3.5, wobble=4, cell=24)
    c.multiply(m, (0.58, 0.085, 275), 0.7)
