"""Parts of Protected Species: the leopardess' head in profile, chin on her paws, her nose to the glass."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place

from .face import eye, features, snow, whiskers
from .ink import CREAM, DEEP, GOLD, INK, SPOT, TAWNY, UMBER, comb, spot
from .skull import NOSE, at, head_mask, way


def head(c: Canvas) -> None:
    """Paint the head, from the far ear to the whiskers and the snow on her nose."""
    _ear(c, 158, -164, 0.8, far=True)
    m = head_mask(c)
    c.multiply(m.blur(16).move(4, 8) - c.mask(curve([(250, 400), (505, 400), (505, 900), (250, 900)])), INK, 0.55)
    c.fill(m, GOLD, detail=0.6, mottle=0.03)
    sweeps(
        c,
        m,
        (
            (at([(20, 40, 20), (50, 52, 34), (84, 56, 26)]), 12, 0.95),
            (at([(16, 100, 14), (50, 126, 20), (110, 128, 18), (180, 140, 20), (240, 160, 20)]), 14, 0.9),
            (at([(96, -42, 5), (124, -36, 9), (160, -50, 5)]), 6, 0.85),
            (at([(120, -116, 4), (146, -118, 8), (172, -116, 4)]), 6, 0.75),
            (at([(100, 20, 14), (150, 30, 24), (190, 60, 20)]), 20, 0.5),
            (at([(30, -34, 4), (66, -62, 7), (98, -98, 5)]), 6, 0.5),
        ),
        CREAM,
        pale=True,
    )
    sweeps(
        c,
        m,
        (
            (at([(40, -20, 6), (74, -34, 10), (100, -52, 5)]), 9, 0.4),
            (at([(38, -4, 3), (72, 2, 7), (102, 30, 9), (114, 66, 8), (110, 96, 4)]), 8, 0.7),
            (at([(92, 104, 5), (140, 112, 9), (200, 130, 10)]), 10, 0.35),
        ),
        TAWNY,
    )
    comb(c, m, 3000, way, "under", 13)
    _marks(c, m)
    comb(c, m, 5200, way, "cheek", 12, alpha=0.6, vary=(0.08, 0.012))
    fringe(
        c,
        at([(18, 118), (30, 134), (50, 142), (84, 146), (138, 144), (190, 152), (240, 168)]),
        120,
        (15, 1.3),
        0.5,
        "chin",
        (CREAM, GOLD),
        3.0,
        0.7,
    )
    fringe(
        c,
        at([(104, -110), (126, -133), (162, -159), (206, -181), (258, -195)]),
        90,
        (13, 1.2),
        -0.25,
        "brow",
        (GOLD, CREAM),
        2.0,
        0.75,
    )
    _ear(c, 240, -182, 1.05, far=False)
    _ruff(c, m)
    _shades(c, m)
    eye(c)
    features(c, m)
    snow(c, m)
    whiskers(c)


def _ruff(c: Canvas, m: Mask) -> None:
    """Longer hair that stands back from the cheek, over a soft fold."""
    c.multiply(
        c.mask(limb(at([(222, -20, 8), (244, 40, 14), (240, 110, 16), (206, 156, 10)]), 30), soft=14) & m, UMBER, 0.5
    )
    cheek = c.mask(limb(at([(176, 20, 20), (196, 70, 28), (180, 120, 26), (140, 130, 14)]), 30), soft=10) & m
    c.glaze(cheek, CREAM, 0.22)
    cheek = c.mask(limb(at([(180, 10, 30), (206, 70, 40), (190, 120, 36), (130, 130, 18)]), 30)) & m
    comb(c, cheek, 1500, lambda x, y: way(x, y) + 0.15, "ruff", 25, vary=(0.15, 0.015), alpha=0.55)


def _shades(c: Canvas, m: Mask) -> None:
    """Let the head go into the night away from the lamp."""
    x0, y0 = NOSE
    d = np.asarray(smoothstep(150, 400, (c.x - x0) + 0.28 * (y0 - 60 - c.y)), np.float32)
    ear = c.mask(limb(at([(240, -222, 70), (241, -222, 70)]), 8), soft=4)
    c.multiply((m | ear) * d, DEEP, 0.9)
    low = np.asarray(smoothstep(96, 160, c.y - y0), np.float32)
    c.multiply(m * low, UMBER, 0.6)
    c.multiply(
        c.mask(limb(at([(132, -24, 4), (166, -6, 12), (186, 40, 16), (180, 96, 14)]), 30), soft=16) & m, TAWNY, 0.5
    )
    c.glaze(m.edge(-9, -3, 7) * np.asarray(smoothstep(640, 560, c.x), np.float32), (0.97, 0.07, 90), 0.65)
    glow = np.asarray(np.exp(-(((c.x - x0 + 10) / 120) ** 2) - ((c.y - y0 + 20) / 150) ** 2), np.float32)
    c.screen(m * glow, (0.8, 0.11, 80), 0.2)


def _marks(c: Canvas, m: Mask) -> None:
    r = c.rng("marks")

    def work(pen: Pen) -> None:
        for x, y, q in (
            *(
                (108, -106, 5),
                (128, -124, 6),
                (152, -142, 7),
                (180, -160, 8),
                (212, -172, 8),
                (138, -104, 5),
                (162, -122, 6),
            ),
            *(
                (190, -138, 8),
                (222, -148, 8),
                (176, -100, 7),
                (204, -112, 8),
                (190, -74, 7),
                (218, -84, 8),
                (234, -116, 8),
            ),
            *((196, -40, 8), (226, -52, 9), (178, -12, 7), (208, -14, 9), (238, -22, 9), (260, -50, 10), (256, -88, 9)),
            *(
                (164, 18, 6),
                (192, 20, 8),
                (224, 14, 9),
                (254, 10, 10),
                (280, -20, 10),
                (178, 50, 7),
                (208, 48, 9),
                (240, 46, 10),
            ),
            *(
                (272, 40, 11),
                (192, 82, 8),
                (224, 82, 9),
                (256, 80, 10),
                (290, 72, 11),
                (208, 114, 8),
                (240, 116, 9),
                (272, 112, 10),
            ),
            *(
                (148, 44, 5),
                (156, 74, 6),
                (170, 106, 7),
                (136, 100, 5),
                (150, 128, 6),
                (188, 136, 7),
                (226, 148, 8),
                (300, 20, 10),
            ),
        ):
            ((u, v),) = at([(x + float(r.normal(0, 2.6)), y + float(r.normal(0, 2.6)))])
            turn = float(way(np.array([u]), np.array([v]))[0]) + float(r.normal(0, 0.4))
            spot(pen, r, u, v, q * float(r.uniform(0.95, 1.3)), turn)
        for k in range(4):
            for j in range(5):
                ((u, v),) = at([(18 + 14 * j + 2 * k, 26 + 13 * k + 3.4 * j)])
                pen.dot(u + float(r.normal(0, 1)), v, 2.5 - 0.2 * j, SPOT, 0.85)

    c.draw(work, clip=m, detail=0.8, soft=0.4)


def _ear(c: Canvas, x: float, y: float, size: float, *, far: bool) -> None:
    """A round ear; the near one opens towards the glass."""

    def put(points: Points) -> list[tuple[float, ...]]:
        return at(place(points, x, y, size, -6))

    m = c.mask(
        curve(put([(-38, 18), (-46, -16), (-36, -54), (-6, -76), (28, -66), (46, -34), (48, 2), (36, 26)])), wobble=1
    )
    c.multiply(m.blur(6).move(4, 4), INK, 0.45)
    if far:
        c.fill(m, mix(SPOT, UMBER, 0.2), detail=0.7)
        c.glaze(c.mask(limb(put([(-8, -34, 13), (6, -24, 10)]), 10), soft=6) & m, CREAM, 0.6)
        c.glaze(m.edge(-7, -3, 4), GOLD, 0.85)
        comb(c, m, 260, lambda u, v: np.full(len(u), -1.2), "far ear", 13, vary=(0.16, 0.02))
        c.glaze(c.mask(limb(put([(-10, -66, 6), (14, -62, 7)]), 10), soft=6) & m, CREAM, 0.4)
        return
    c.fill(m, SPOT, detail=0.7)
    c.glaze(m.edge(-4, -3, 2), GOLD, 0.75)
    comb(c, m, 300, lambda u, v: np.full(len(u), -1.2), "near ear", 12, vary=(0.16, 0.02))
    hollow = c.mask(curve(put([(-28, 16), (-36, -14), (-28, -44), (-4, -60), (18, -50), (28, -24), (26, 10)])), soft=1)
    c.fill(hollow, mix(GOLD, CREAM, 0.4), detail=0.7)
    c.multiply(c.mask(limb(put([(4, 14, 8), (8, -16, 15), (4, -36, 9)]), 20), soft=7) & hollow, (0.34, 0.08, 30), 0.9)
    r = c.rng("ear")

    def tuft(pen: Pen) -> None:
        for k in range(44):
            t = k / 43
            root = (-32 + 58 * t, 20 - 8 * t * (1 - t), 1.1)
            tip = (-30 + 40 * t + 6 + float(r.normal(0, 4)), -40 + 34 * t + float(r.normal(0, 7)), 0.3)
            mid = (0.5 * (root[0] + tip[0]) - 5, 0.5 * (root[1] + tip[1]), 1.2)
            pen.fill(limb(put([root, mid, tip]), 14), CREAM if k % 3 else GOLD, 0.65)

    c.draw(tuft, clip=m, detail=0.8)
    base = c.mask(limb(put([(-30, 26, 9), (0, 32, 10), (28, 26, 8)]), 20), soft=6)
    c.fill(base & head_mask(c), GOLD, detail=0.6)
