"""Parts of I Didn't Touch Anything: the fox's head in three-quarter view, ears half laid back."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, place

from .ink import CREAM, DARK, GOLD, INK, RED, RED_DEEP, RED_PALE

_HEAD: Final[Points] = (
    *((-100, -96), (-62, -134), (0, -148), (60, -140), (112, -114), (152, -66), (174, -8), (200, 44, CORNER)),
    *((180, 58), (188, 98, CORNER), (158, 104), (152, 142, CORNER), (114, 138), (94, 172, CORNER), (56, 158)),
    *((22, 178, CORNER), (-8, 158), (-44, 156), (-90, 150), (-136, 147), (-166, 138), (-184, 124), (-202, 112)),
    *((-208, 92), (-202, 72), (-186, 60), (-168, 46), (-150, 34, CORNER), (-146, 18), (-136, 2), (-130, -20)),
    *((-128, -44), (-120, -70)),
)
_PALE: Final[Points] = (
    *((-230, 96), (-190, 88), (-150, 82), (-108, 82), (-72, 72), (-40, 54), (-10, 42), (24, 38), (58, 42)),
    *((96, 34), (140, 30), (190, 30), (230, 50), (200, 200), (0, 210), (-200, 180)),
)
_FAR_PALE: Final[Points] = ((-156, 44), (-152, 14), (-132, 4), (-116, 14), (-128, 30), (-142, 40))
_EAR: Final[Points] = (
    *((14, -126), (50, -172), (104, -212), (190, -232, CORNER), (202, -176), (188, -116), (150, -60)),
    *((110, -56), (50, -90)),
)
_INNER: Final[Points] = (
    *((44, -122), (78, -172), (122, -204), (180, -222, CORNER), (186, -168), (168, -116), (134, -74), (100, -84)),
)
_FAR_EAR: Final[Points] = (
    *(
        (-106, -78),
        (-136, -130),
        (-158, -182),
        (-166, -228, CORNER),
        (-118, -212),
        (-66, -176),
        (-24, -132),
        (-60, -90),
    ),
)
_FAR_INNER: Final[Points] = ((-98, -92), (-128, -146), (-154, -212, CORNER), (-116, -190), (-72, -146), (-60, -116))
_CROWN: Final[tuple[Points, ...]] = (
    ((-126, -20), (-112, -70), (-70, -116), (0, -140), (70, -134)),
    ((-96, -10), (-84, -60), (-46, -100), (10, -116), (80, -110)),
    ((-64, -4), (-54, -54), (-20, -82), (40, -88), (110, -84)),
    ((-44, -12), (-24, -50), (16, -62), (70, -56), (140, -46)),
    ((20, -30), (60, -34), (100, -24), (140, -4), (180, 20)),
    ((36, 4), (74, 2), (110, 10), (150, 24), (196, 48)),
)
"""The ways of its hair from the bridge back over the skull."""
_BRIDGE: Final[tuple[Points, ...]] = (
    ((-196, 66), (-172, 52), (-150, 40), (-132, 14), (-118, -4)),
    ((-192, 72), (-160, 56), (-126, 34), (-92, 8), (-70, -14)),
    ((-188, 82), (-150, 70), (-110, 54), (-74, 26), (-48, -2)),
    ((-182, 90), (-140, 82), (-100, 74), (-64, 52), (-34, 22)),
)
_CHEEK: Final[tuple[Points, ...]] = (
    ((-60, 76), (-10, 54), (40, 50), (100, 46), (150, 44), (210, 52)),
    ((-80, 96), (-20, 86), (40, 84), (100, 84), (150, 90), (200, 104)),
    ((-90, 116), (-30, 116), (30, 118), (80, 122), (120, 134), (156, 154)),
    ((-110, 134), (-60, 140), (-10, 148), (30, 158), (60, 172), (80, 190)),
)
_WARM: Final = (0.72, 0.07, 55)
"""Shade between the pale locks of the face."""
_MUZZLE: Final[tuple[Points, ...]] = (
    ((-190, 92), (-150, 88), (-110, 88), (-66, 80)),
    ((-186, 104), (-146, 104), (-106, 106), (-66, 98)),
    ((-170, 136), (-136, 142), (-100, 144), (-60, 142)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the left) where they lie on the card."""
    return place(points, 566, 508, 1.06, 3)


def ways(lines: tuple[Points, ...]) -> tuple[Points, ...]:
    """Return several such lines."""
    return tuple(at(line) for line in lines)


def head(c: Canvas) -> None:
    """Paint ears, skull, muzzle and ruff."""
    _far_ear(c)
    m = c.mask(curve(at(_HEAD)), wobble=1)
    low = np.asarray(smoothstep(560, 660, c.y), np.float32)
    c.multiply((m.blur(16).move(10, 30) - m) * low, (0.42, 0.1, 25), 0.6)
    _skull(c, m)
    _ear(c)
    _ruff(c, m)
    c.glaze(m.edge(-34, -4, 24), (0.94, 0.13, 80), 0.3)
    c.glaze(m.edge(-6, 1, 4), GOLD, 0.85)


def _far_ear(c: Canvas) -> None:
    m = c.mask(curve(at(_FAR_EAR)), wobble=1)
    c.fill(m, RED, detail=0.65)
    inner = c.mask(curve(at(_FAR_INNER)), soft=2) & m
    c.fill(inner, (0.62, 0.13, 38), detail=0.65)
    sweep(c, m, at(((-170, -236, 18), (-150, -196, 12))), 8, INK, 0.95, pale=True)
    hairs: tuple[Points, ...] = (
        ((-74, -100), (-96, -130), (-124, -164)),
        ((-62, -110), (-84, -146), (-116, -182)),
        ((-52, -120), (-70, -150), (-100, -182)),
    )
    locks(c, ways(hairs), 40, (0.8, 3.4), (CREAM, RED_PALE), seed="far ear", share=0.9, until=0.3)
    c.glaze(m.edge(-6, -2, 4), GOLD, 0.85)


def _ear(c: Canvas) -> None:
    m = c.mask(curve(at(_EAR)), wobble=1)
    c.multiply(m.blur(8).move(-4, 8), DARK, 0.3)
    c.fill(m, RED_DEEP, detail=0.65)
    inner = c.mask(curve(at(_INNER)), soft=2.5) & m
    c.fill(inner, (0.3, 0.08, 28), detail=0.65)
    sweep(c, inner, at(((170, -190, 10), (164, -140, 14), (130, -96, 12))), 10, (0.7, 0.15, 40), 0.75, pale=True)
    sweep(c, m, at(((196, -244, 26), (184, -204, 20), (168, -190, 8))), 10, INK, 0.95, pale=True)
    hairs: tuple[Points, ...] = (
        ((34, -112), (62, -152), (104, -190)),
        ((50, -104), (80, -140), (124, -172)),
        ((70, -94), (98, -122), (140, -146)),
        ((92, -82), (118, -100), (150, -114)),
    )
    locks(
        c,
        ways(hairs),
        110,
        (0.55, 3.4),
        (CREAM, (0.88, 0.08, 66)),
        seed="ear",
        share=0.92,
        until=0.5,
        shade=DARK,
        drift=7,
    )
    outer: tuple[Points, ...] = (
        ((190, -236), (204, -176), (190, -116), (150, -58)),
        ((184, -214), (190, -170), (176, -116), (142, -66)),
        ((172, -204), (178, -160), (162, -110), (130, -76)),
    )
    locks(c, ways(outer), 90, (0.22, 3.4), (INK, (0.42, 0.13, 32)), seed="ear back", share=0.7, clip=m)
    rim: tuple[Points, ...] = (
        ((10, -120), (48, -172), (104, -214), (180, -234)),
        ((30, -120), (64, -166), (112, -202), (176, -224)),
    )
    locks(c, ways(rim), 90, (0.2, 3.2), (RED_DEEP, RED), seed="ear rim", share=0.85, until=0.66)
    root: tuple[Points, ...] = (
        ((0, -100), (30, -116), (60, -130)),
        ((40, -70), (80, -84), (112, -94)),
        ((90, -40), (130, -54), (158, -70)),
    )
    locks(c, ways(root), 60, (0.7, 4.4), (RED, RED_PALE), seed="ear root", share=0.9, until=0.35, shade=RED_DEEP)


def _skull(c: Canvas, m: Mask) -> None:
    c.fill(m, RED, detail=0.65)
    locks(
        c,
        ways(_CROWN),
        620,
        (0.17, 4),
        (mix(RED, RED_DEEP, 0.15), RED_PALE),
        seed="crown",
        share=0.7,
        clip=m,
        shade=RED_DEEP,
    )
    right = np.asarray(smoothstep(630, 800, c.x + 0.25 * (c.y - 508)), np.float32)
    c.multiply(m * right, DARK, 0.5)
    sweep(c, m, at(((-84, -60, 14), (-60, -96, 18), (-10, -116, 16))), 16, (0.86, 0.14, 72), 0.6, pale=True)
    pale = c.mask(curve(at(_PALE)), soft=3.5) & m
    c.fill(pale, (0.94, 0.04, 82), detail=0.7)
    c.fill(c.mask(curve(at(_FAR_PALE)), soft=2.5) & m, CREAM, detail=0.7)
    sides = (
        c.mask(
            curve(
                at(
                    (
                        (-196, 84),
                        (-150, 66),
                        (-108, 48),
                        (-60, 16),
                        (-30, 10),
                        (-30, 40),
                        (-70, 70),
                        (-110, 82),
                        (-150, 84),
                    )
                )
            ),
            soft=6,
        )
        & m
    )
    c.multiply(sides, (0.62, 0.14, 34), 0.6)
    locks(c, ways(_BRIDGE), 190, (0.22, 2.7), (RED_PALE, RED), seed="bridge", share=0.6, clip=m, shade=RED_DEEP)
    sweep(
        c, m, at(((-180, 66, 5), (-140, 44, 8), (-100, 16, 10), (-72, -10, 10))), 8, (0.88, 0.13, 74), 0.75, pale=True
    )
    locks(c, ways(_MUZZLE), 150, (0.3, 2.6), (CREAM, (0.9, 0.045, 80)), seed="muzzle", share=0.85, shade=_WARM, clip=m)
    under = at(((-160, 132, 6), (-110, 140, 10), (-60, 148, 14), (0, 158, 18), (60, 150, 20)))
    sweep(c, m, under, 16, (0.66, 0.08, 50), 0.6)


def _ruff(c: Canvas, m: Mask) -> None:
    """Locks of the cheek that stand out far beyond it."""
    edge: Points = at(((150, -56), (176, 0), (190, 46), (176, 90), (140, 128), (90, 150), (30, 162), (-30, 156)))
    fringe(
        c,
        at(((140, -70), (160, -40), (172, -8), (184, 22))),
        60,
        (34, 6),
        -0.3,
        "ruff/red",
        (mix(RED, RED_DEEP, 0.5), mix(RED, RED_DEEP, 0.25), RED),
        6,
        bend=(0.1, 0.1),
    )
    fringe(c, edge[2:], 70, (60, 8), -0.95, "ruff/pale", ((0.8, 0.06, 60), (0.9, 0.045, 78), CREAM), 7, bend=(0.1, 0.1))
    locks(
        c,
        ways(_CHEEK),
        330,
        (0.24, 6),
        ((0.9, 0.05, 80), CREAM),
        seed="cheek",
        share=0.9,
        shade=_WARM,
        until=0.74,
        drift=4,
    )
    between: tuple[Points, ...] = (
        ((-20, 34), (30, 24), (80, 20), (140, 26), (200, 40)),
        ((-30, 46), (26, 42), (80, 40), (140, 44), (204, 62)),
    )
    locks(
        c,
        ways(between),
        110,
        (0.3, 5),
        (RED, RED_PALE),
        seed="between",
        share=0.85,
        until=0.66,
        shade=RED_DEEP,
        drift=4,
    )
