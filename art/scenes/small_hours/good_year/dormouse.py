"""Parts of Good Year: the dormouse on the whale's snout; on its toes, it holds the first plum out with both paws."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.colour import Array, mix, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, sample

from .ink import CREAM, FUR, FUR_DEEP, PAW, crease, near
from .tree import plum

_GOLDEN: Final = ((0.63, 0.135, 58), (0.72, 0.135, 65), (0.81, 0.115, 74))
"""Single locks at its edges."""

_BODY: Final[Points] = (
    *((303, 657), (260, 660), (216, 682), (180, 720), (159, 766), (165, 805), (197, 824), (241, 827), (286, 814)),
    *((319, 787), (339, 751), (345, 711), (333, 680)),
)
_BELLY: Final[Points] = (
    *((341, 695), (352, 726), (342, 765), (316, 803), (275, 825), (251, 822), (273, 790), (296, 757), (311, 718)),
)
_HAUNCH: Final[Points] = (
    *((174, 774), (191, 741), (225, 733), (255, 750), (265, 783), (254, 812), (229, 826), (195, 822), (175, 804)),
)
_HEAD: Final[Points] = (
    *((270, 661), (270, 625), (290, 593), (323, 578), (356, 588), (378, 612), (391, 642), (405, 661), (410, 675)),
    *((402, 688), (381, 699), (356, 708), (323, 711), (291, 696)),
)
_CHEEK: Final[Points] = (
    *((407, 680), (385, 679), (361, 675), (335, 676), (310, 684), (298, 700), (325, 719), (359, 713), (391, 700)),
)
_TAIL: Final[Points] = (
    *((187, 801, 17), (150, 812, 24), (115, 800, 31), (92, 765, 36), (87, 720, 38), (100, 676, 38), (124, 640, 34)),
    *((150, 620, 24), (169, 614, 9)),
)
_NEAR_ARM: Final[Points] = ((288, 721, 25), (299, 753, 20), (316, 779, 14), (339, 788, 10.5), (359, 789, 8))
_FAR_ARM: Final[Points] = ((324, 709, 17), (346, 728, 12), (363, 736, 9), (375, 739, 7))
_PLUM: Final = (397.3, 773.2, 35.0)
_EYE: Final = (358.8, 641.4)
_NOSE: Final = (409.9, 671.9)


def dormouse(c: Canvas) -> None:
    """Paint all of it, the far side first."""
    under = c.mask(oval(240, 844, 66, 8, -4))
    c.multiply(under.blur(6), (0.35, 0.09, 330), 0.75)
    _tail(c)
    _foot(c, 294, 833, far=True)
    _far_arm(c)
    body = c.mask(curve(_BODY), wobble=1)
    _coat(c, body, "body", 60, (310, 631), _BELLY)
    c.multiply(c.mask(curve(_HEAD)).blur(9).move(-3, 13) & body, FUR_DEEP, 0.75)
    _skirt(c, [(265, 657), (218, 676), (178, 718), (157, 766), (162, 807), (194, 828)], 0.12, "back")
    _foot(c, 262, 840, far=False)
    haunch = c.mask(curve(_HAUNCH), wobble=1)
    c.multiply(
        (haunch.blur(8).move(6, 0) - haunch) & body * np.asarray(smoothstep(826, 812, c.y), np.float32), FUR_DEEP, 0.85
    )
    _coat(c, haunch, "haunch", 40, (254, 686), None)
    _skirt(c, [(179, 764), (196, 740), (225, 731), (251, 746), (263, 773)], 0.6, "thigh", 40, 8)
    fringe(c, [(344, 721), (343, 757), (325, 792)], 30, (12, 1.8), -0.2, "chest", (CREAM, (0.88, 0.07, 76)), 3.0)
    _head(c)
    _fruit(c)
    _paw(c, far=True)
    arm = c.mask(limb(_NEAR_ARM, 40), wobble=0.8)
    c.multiply(arm.blur(6).move(1, 7) & (body | arm), FUR_DEEP, 0.7)
    _coat(c, arm, "arm", 22, (254, 686), None, flow=0.35)
    cap = [(263, 733), (267, 711), (286, 699), (308, 707), (314, 724)]
    fringe(c, cap, 60, (9, 1.2), 1.25, "shoulder", _GOLDEN[1:], 5.0, 0.6)
    _skirt(c, [(270, 740), (283, 767), (307, 792), (336, 799)], 0.35, "elbow", 26, 8)
    _paw(c, far=False)


def _coat(
    c: Canvas,
    m: Mask,
    seed: str,
    thick: float,
    off: tuple[float, float],
    pale: Points | None,
    flow: float | None = None,
    tone: tuple[float, float, float] = (0.7, 0.14, 66),
) -> None:
    """Model a mass and comb short hair over it, away from a place or along one angle; its underside may be cream."""
    form = c.form(m, tone, thickness=thick, rim=0.2, mottle=0.05, grain=12, depth=0.75, gain=1.1, detail=0.9)
    c.multiply(m.edge(2, 9, 8), FUR_DEEP, 0.35)
    if pale is not None:
        c.glaze(c.mask(curve(pale), soft=7) & m, CREAM, 0.9)
        c.multiply(m.edge(3, 8, 7) & c.mask(curve(pale), soft=5), (0.74, 0.1, 50), 0.5)
    angle: Array | float = (
        flow
        if flow is not None
        else np.asarray(np.arctan2(c.y - off[1], c.x - off[0]) + 0.5 * (c.field(seed, 40, 2) - 0.5), np.float32)
    )
    fur(c, form, angle, seed=seed, length=(8, 15), spacing=2.3, light=0.1, lift=0.015, spread=0.3, detail=0.9)
    c.glaze(m.edge(-3, -4, 3), (0.93, 0.1, 82), 0.5)


def _skirt(c: Canvas, edge: Points, turn: float, seed: str, n: int = 110, long: float = 9) -> None:
    """Let short locks stand out over an edge."""
    fringe(c, edge, n, (long, 1.5), turn, seed, _GOLDEN, 2.6, bend=(0.15, 0.2))


def _tail(c: Canvas) -> None:
    """The tail, thick and bushy to its end; its hair stands off on both sides."""
    m = c.mask(limb(_TAIL, 70), wobble=3, cell=9)
    form = c.form(m, (0.68, 0.14, 62), thickness=44, rim=0.2, mottle=0.06, grain=12, depth=0.75, detail=0.85)
    c.multiply(c.mask(limb([(x + 12, y, 0.5 * q) for x, y, q in _TAIL], 60), soft=12) & m, FUR_DEEP, 0.18)
    at = m.where
    s = sample(_TAIL, 70)
    d = np.gradient(s[:, :2], axis=0)
    k = np.argmin((c.x[at][..., None] - s[:, 0]) ** 2 + (c.y[at][..., None] - s[:, 1]) ** 2, axis=-1)
    side = ((c.x[at] - s[k, 0]) * -d[k, 1] + (c.y[at] - s[k, 1]) * d[k, 0]) / np.hypot(d[k, 0], d[k, 1])
    angle = np.arctan2(d[k, 1], d[k, 0]) + 0.75 * np.clip(side / s[k, 2], -1, 1)
    fur(c, form, np.asarray(angle, np.float32), seed="tail", length=(13, 24), spacing=2.5, spread=0.25, detail=0.9)
    n = np.hypot(d[:, 0], d[:, 1])
    for sign, turn in ((1, 0.5), (-1, -0.5)):
        edge = [
            (float(p[0] - sign * q[1] / w * 0.84 * p[2]), float(p[1] + sign * q[0] / w * 0.84 * p[2]))
            for p, q, w in zip(s[8:], d[8:], n[8:], strict=True)
        ]
        fringe(c, edge, 190, (15, 1.6), turn, f"tail {sign}", _GOLDEN, 3.0, bend=(-0.1 * sign, 0.2))
    fringe(c, [(151, 607), (171, 611), (173, 627)], 34, (17, 1.7), -0.9, "tail end", _GOLDEN, 5.0)
    c.glaze(m.edge(-3, -4, 4), (0.9, 0.11, 78), 0.4)


def _foot(c: Canvas, x: float, y: float, *, far: bool) -> None:
    """One hind foot: the heel lifted, furred to the toes, four thin toes spread, each with its pad and claw."""
    tone = mix(PAW, FUR, 0.5 if far else 0.2)
    tips = ((30, -7), (35, -2), (35, 4), (27, 9))
    shank = c.mask(limb([(x - 26, y - 32, 12), (x - 17, y - 18, 9), (x - 3, y - 7, 7.5), (x + 7, y - 2, 6)], 24))
    c.multiply((shank | c.mask(oval(x + 14, y + 3, 24, 7))).blur(4).move(1, 4), (0.35, 0.08, 330), 0.75)
    form = c.form(shank, (0.66, 0.13, 60), thickness=10, rim=0.1, depth=0.75, detail=0.9)
    fur(c, form, 0.5, seed=f"foot {x}", length=(6, 10), spacing=2.4, spread=0.25, detail=0.9)
    if far:
        c.multiply(shank, FUR_DEEP, 0.5)

    def toes(pen: Pen) -> None:
        for u, v in tips:
            bend = (x + 0.55 * u, y + 0.5 * v - 6)
            for dy, grow, ink in ((1.6, 1.0, (0.4, 0.09, 20)), (0.0, 0.0, tone)):
                way = [(x + 3, y - 3 + 0.3 * v + dy, 4 + grow), (*bend, 3.3 + grow), (x + u, y + v + dy, 2.5 + grow)]
                pen.fill(limb(way, 18), ink, 1 - 0.3 * grow)
            pen.dot(x + u, y + v, 3.1, tone)
            crease(pen, ((x + 8, y - 6 + 0.3 * v), (bend[0], bend[1] - 1.4), (x + u, y + v - 1.6)), 0.8, CREAM, 0.6)
            pen.fill(limb([(x + u + 2, y + v - 0.6, 1.3), (x + u + 7, y + v + 1.6, 0.3)], 8), (0.3, 0.06, 30), 0.9)

    c.draw(toes, detail=0.9, soft=0.3)
    fringe(c, [(x - 2, y - 10), (x + 4, y - 4), (x + 3, y + 3)], 16, (8, 1.4), -1.2, f"cuff {x}", _GOLDEN, 2.0)


def _ear(c: Canvas, x: float, y: float, q: float, turn: float) -> None:
    """One small round ear."""
    m = c.mask(oval(x, y, q * 0.92, q, turn))
    c.fill(m, (0.64, 0.13, 56), detail=0.9)
    c.fill(c.mask(oval(x + 0.14 * q, y + 0.12 * q, q * 0.54, q * 0.62, turn), soft=4), (0.6, 0.1, 34), 0.9, detail=0.9)
    c.multiply(m.edge(2, 7, 5), FUR_DEEP, 0.7)
    c.glaze(m.edge(-2, -2, 1.5), CREAM, 0.75)


def _head(c: Canvas) -> None:
    _ear(c, 358, 590, 14, 20)
    m = c.mask(curve(_HEAD), wobble=0.6)
    _coat(c, m, "head", 52, (415, 677), _CHEEK)
    _skirt(c, [(345, 583), (321, 576), (290, 591), (268, 625), (268, 661), (287, 697)], -0.25, "skull", 90, 8)
    pale = (CREAM, (0.9, 0.07, 76), (0.84, 0.1, 66))
    fringe(c, [(387, 700), (358, 710), (323, 713), (294, 700)], 60, (11, 1.7), -0.35, "jaw", pale, 3.0)
    _ear(c, 306, 593, 19, -20)
    fringe(c, [(293, 599), (302, 610), (318, 608)], 22, (10, 1.6), 1.4, "ear", _GOLDEN, 2.0)
    c.glaze(near(c, *_EYE, 27, m), (0.88, 0.09, 78), 0.5)

    def face(pen: Pen) -> None:
        x, y = _EYE
        pen.fill(limb([(x - 23, y + 7, 1), (x - 2, y, 20), (x + 22, y + 10, 1)], 30), (0.36, 0.09, 40), 0.6)
        pen.fill(oval(x, y, 18, 18.6), (0.11, 0.03, 320))
        pen.radiate(oval(x, y, 16.6, 17), x + 3, y + 12, 17, ((0.42, 0.1, 45), (0.12, 0.03, 320)), 0.7)
        pen.fill(oval(x - 5, y - 7, 5.4, 4.6, -30), (0.99, 0.02, 90))
        pen.dot(x + 7, y + 6, 2, (0.95, 0.06, 80), 0.8)
        u, v = _NOSE
        pen.fill(curve([(u - 8, v - 4), (u - 1, v - 6), (u + 3, v - 1), (u, v + 6), (u - 5, v + 5)]), (0.55, 0.11, 18))
        pen.fill(oval(u - 2, v - 3, 2.2, 1.1, -20), (0.86, 0.06, 30), 0.6)
        pen.fill(oval(u - 3, v + 3, 1.9, 1.2, 30), (0.28, 0.08, 15))
        crease(pen, ((u - 3, v + 7), (u - 7, v + 15), (u - 18, v + 20), (u - 30, v + 17)), 1.3, (0.34, 0.08, 30), 0.9)
        for k, (a, b) in enumerate(((-62, 30), (-66, 46), (-56, 60), (-38, 70), (-20, 74))):
            px, py = u - 16 - 2 * (k % 2), v + 4 + 2.4 * k
            pen.dot(px, py, 1.1, (0.4, 0.09, 40), 0.7)
            way = ((px, py), (px + 0.45 * a, py + 0.24 * b), (px + a, py + b))
            crease(pen, way, 0.65, (0.24, 0.06, 40), 0.7)

    c.draw(face, detail=0.95, soft=0.25)


def _fruit(c: Canvas) -> None:
    """The first plum, ripe, with a leaf at its stalk."""
    x, y, q = _PLUM

    def work(pen: Pen) -> None:
        pen.stroke([(x + 2, y - q + 1), (x + 7, y - q - 16)], (0.3, 0.05, 60), 3.4)
        pen.fill(curve([(x + 6, y - 47, CORNER), (x + 22, y - 62), (x + 44, y - 62, CORNER), (x + 30, y - 46)]),
                 (0.46, 0.085, 125))  # fmt: skip
        crease(pen, ((x + 8, y - 47), (x + 24, y - 54), (x + 42, y - 61)), 0.9, (0.7, 0.1, 110), 0.8)
        plum(pen, x, y, q + 1, turn=6, face=0.46, green=0.5, dust=0.6)

    c.draw(work, detail=0.9, soft=0.3)


def _far_arm(c: Canvas) -> None:
    m = c.mask(limb(_FAR_ARM, 40), wobble=0.8)
    _coat(c, m, "far arm", 16, (254, 686), None, flow=0.4)
    c.multiply(m, FUR_DEEP, 0.5)


def _paw(c: Canvas, *, far: bool) -> None:
    """A small forepaw with four thin toes: the far one on the plum's shoulder, the near one about its side."""
    x, y = (374.8, 738.6) if far else (361.4, 789.5)
    tips = ((388, 735), (391, 741), (387, 748)) if far else ((381, 772), (387, 781), (387, 791), (379, 799))
    tone = mix(PAW, FUR, 0.45 if far else 0.2)

    def work(pen: Pen) -> None:
        for u, v in tips:
            mid = (0.5 * (x + u) + 1, 0.5 * (y + v) - 2)
            pen.fill(limb([(x, y + 1.6, 4.6), (mid[0], mid[1] + 1.8, 3.6), (u, v + 1.4, 3)], 18), (0.2, 0.08, 350), 0.6)
            pen.fill(limb([(x, y, 4), (*mid, 2.7), (u, v, 1.9)], 18), tone)
            pen.dot(u, v, 2.5, tone)
            crease(pen, ((x + 4, y - 1), (mid[0], mid[1] - 1), (u - 1, v - 1)), 0.7, CREAM, 0.6)
            pen.fill(limb([(u + 1.4, v, 1.1), (u + 5, v + 1, 0.3)], 8), (0.32, 0.06, 30), 0.9)
        pen.fill(oval(x - 1, y, 8, 7, 10), tone)

    c.draw(work, detail=0.9, soft=0.3)
    seed = "far cuff" if far else "cuff"
    fringe(c, [(x - 8, y - 8), (x - 5, y), (x - 8, y + 8)], 20, (10, 1.5), -1.5, seed, _GOLDEN, 2.0)
