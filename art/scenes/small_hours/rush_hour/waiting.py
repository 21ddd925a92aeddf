"""Who waits: a dark coat from behind, weight on one leg, a hand in the pocket; the red umbrella; the kerb."""

from __future__ import annotations

import itertools

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.motifs.garments import ridges
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon

_REDS = ramp([(0.2, 0.09, 12), (0.34, 0.145, 21), (0.47, 0.19, 26), (0.57, 0.205, 29), (0.7, 0.16, 34)])
_COATS = ramp([(0.14, 0.025, 275), (0.22, 0.035, 270), (0.32, 0.045, 262), (0.46, 0.04, 250)])
_APEX = (392.0, 128.0)
_RIM = [(176.0, 336.0), (236.0, 376.0), (342.0, 396.0), (462.0, 392.0), (566.0, 360.0), (622.0, 306.0)]


def waiting(c: Canvas) -> None:
    """Paint the kerb and the one who stands on it."""
    kerb = c.mask(polygon([(-10, 612), (810, 606), (810, 646), (-10, 650)]), wobble=1.5)
    grain = c.noise.at("kerb", c.x / 22, c.y / 5, 1.0, 3) - 0.5
    t = np.asarray(np.clip(0.75 - smoothstep(616, 640, c.y) * 0.62 + 0.4 * grain, 0, 1), np.float32)
    c.fill(kerb, pick(ramp([(0.32, 0.03, 255), (0.5, 0.025, 245), (0.78, 0.018, 220)]), t), detail=0.4)

    def joints(pen: Pen) -> None:
        for x in (92.0, 292.0, 536.0, 716.0):
            pen.stroke([(x, 611), (x + 0.04 * (x - 400), 648)], (0.26, 0.03, 255), 2.4, 0.8)

    c.draw(joints, detail=0.4)
    c.multiply(c.mask(oval(418, 628, 84, 9), soft=4), (0.28, 0.03, 262), 0.8)
    _legs(c)
    _coat(c)
    _umbrella(c)


def _legs(c: Canvas) -> None:
    for spine in ([(394, 540, 20), (387, 596, 13)], [(444, 540, 20), (448, 592, 13)]):
        c.fill(c.mask(limb(spine)), (0.17, 0.03, 272), detail=0.6)
    yellow = ramp([(0.42, 0.09, 62), (0.64, 0.13, 76), (0.8, 0.14, 86), (0.9, 0.1, 94)])
    # The left foot bears; the right one is turned out, its heel off the ground.
    planted = c.mask(
        curve([(369, 584, CORNER), (406, 583, CORNER), (405, 610), (404, 634, CORNER), (366, 636, CORNER), (362, 618)])
    )
    turned = c.mask(
        curve(
            [
                (430, 582, CORNER),
                (467, 580, CORNER),
                (468, 602),
                (490, 616),
                (500, 630, CORNER),
                (454, 632),
                (440, 620),
                (428, 606),
            ]
        )
    )
    for m, x in ((planted, 366), (turned, 430)):
        t = 0.95 - (c.x - x) / 52 + 0.16 * smoothstep(600, 580, c.y) - 0.3 * smoothstep(618, 636, c.y)
        c.fill(m, pick(yellow, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.7)

    def soles(pen: Pen) -> None:
        pen.stroke([(364, 635), (407, 634)], (0.3, 0.06, 60), 4)
        pen.stroke([(456, 631), (500, 630)], (0.3, 0.06, 60), 4)
        pen.stroke([(368, 588), (405, 588)], (0.52, 0.1, 70), 2, 0.8)
        pen.stroke([(428, 584), (466, 582)], (0.52, 0.1, 70), 2, 0.8)

    c.draw(soles, detail=0.7)


def _coat(c: Canvas) -> None:
    coat = c.mask(
        curve(
            [
                (360, 372),
                (358, 416),
                (370, 462),
                (360, 510),
                (340, 562, CORNER),
                (380, 572),
                (414, 568, CORNER),
                (421, 564, CORNER),
                (456, 571),
                (494, 560, CORNER),
                (480, 510),
                (468, 462),
                (480, 416),
                (478, 372),
            ]
        ),
        wobble=0.8,
    )
    arm = c.mask(
        curve(
            [(364, 376), (336, 408), (314, 448), (316, 468), (348, 496), (384, 502), (384, 486), (344, 458), (380, 410)]
        )
    )
    folds = [
        ([(400, 480, 3), (392, 540, 10), (386, 570, 15)], 5.0),
        ([(446, 480, 3), (456, 540, 10), (468, 570, 14)], 5.0),
        ([(418, 520, 2), (419, 560, 4), (420, 574, 5)], -9.0),
        ([(384, 440, 3), (410, 456, 7), (440, 462, 3)], -5.0),
    ]
    bump = c.full(0.0).a * 0
    bump[coat.where] = ridges(c, coat, folds)
    slope = np.gradient(bump, axis=1) * c.scale
    t = (
        0.42
        - 0.0026 * (c.x - 400)
        - slope * 0.5
        + 0.12 * (c.field("wool", 9, 3) - 0.5)
        - 0.2 * smoothstep(520, 572, c.y)
    )
    c.fill(coat, pick(_COATS, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    belt = c.mask(curve([(388, 470), (418, 473), (448, 470), (448, 481), (418, 484), (388, 481)])) & coat
    c.multiply(belt, (0.3, 0.03, 270), 0.6)
    c.multiply(arm.blur(5).move(6, 6) & coat, (0.2, 0.03, 275), 0.7)
    ta = 0.62 - 0.005 * (c.x - 310) + 0.1 * (c.field("wool", 9, 3) - 0.5) - 0.24 * smoothstep(440, 500, c.y)
    c.fill(arm, pick(_COATS, np.asarray(np.clip(ta, 0, 1), np.float32)), detail=0.6)
    under = smoothstep(470, 390, c.y + 0.06 * (c.x - 400))
    c.multiply((coat | arm) * np.asarray(under, np.float32), (0.2, 0.05, 300), 0.8)


def _umbrella(c: Canvas) -> None:
    ax, ay = _APEX
    outline: list[tuple[float, ...]] = [(ax, ay), (280, 160), (204, 240), (*_RIM[0], CORNER)]
    for (x, y), (u, v) in itertools.pairwise(_RIM):
        outline += [((x + u) / 2 + 2, (y + v) / 2 - 9), (u, v, CORNER)]
    outline += [(596, 220), (510, 148)]
    dome = c.mask(curve(outline))
    c.multiply(dome.blur(10).move(2, 18), (0.3, 0.05, 300), 0.25)
    # Which panel a place lies in: ribs are bowed lines from the apex to the rim's corners.
    d = np.clip((c.y - ay) / 262 + 0.1 * ((c.x - 400) / 220) ** 2, 0, 1.2)
    xs = [x for x, _ in _RIM]
    swell = np.sin(np.clip(d, 0, 1) * np.pi / 2) ** 0.82
    across = ax + (c.x - ax) / np.maximum(swell, 0.08)
    index = np.interp(across, xs, np.arange(6.0))
    cell, within = np.floor(np.clip(index, 0, 4.999)), np.mod(np.clip(index, 0, 4.999), 1)
    tone = np.take(np.array([0.66, 0.74, 0.55, 0.42, 0.24]), cell.astype(int))
    sag = 0.17 * np.sin(within * np.pi) - 0.12 * within
    wetness = c.noise.at("wet", across / 40, c.y / 120, 1.0, 3) - 0.5
    t = tone + sag - 0.2 * smoothstep(0.55, 1.0, d) + 0.12 * smoothstep(0.5, 0.1, d) + 0.16 * wetness - 0.06
    c.fill(dome, pick(_REDS, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    seam = (
        np.exp(-((np.minimum(within, 1 - within) * np.maximum(swell, 0.1) / 0.022) ** 2))
        * (index > 0.05)
        * (index < 4.95)
    )
    c.multiply(dome * np.asarray(seam * smoothstep(0.0, 0.2, d), np.float32), (0.36, 0.12, 20), 0.6)
    shine = np.exp(-(((across - 290) / 26) ** 2)) * smoothstep(0.14, 0.3, d) * smoothstep(0.72, 0.4, d)
    c.screen(dome * np.asarray(shine, np.float32), (0.8, 0.05, 40), 0.3)
    c.screen(dome.edge(-3, -6, 5) * smoothstep(560, 300, c.x), (0.86, 0.05, 40), 0.3)

    def tips(pen: Pen) -> None:
        for x, y in _RIM:
            pen.stroke([(x, y - 3), (x + (x - ax) * 0.02, y + 7)], (0.3, 0.04, 40), 3)
        pen.stroke([(ax, ay + 3), (ax - 3, ay - 20)], (0.22, 0.04, 30), 6)
        pen.fill(oval(ax, ay + 3, 10, 4, -4), (0.3, 0.12, 20))

    c.draw(tips, detail=0.8)


def petal(c: Canvas) -> None:
    """A petal lies on the kerb by the left boot."""
    m = c.mask(
        curve([(296, 632, CORNER), (304, 618), (322, 609), (340, 611), (350, 621), (344, 631), (320, 635)]), wobble=1
    )
    c.multiply(m.blur(3).move(2, 4), (0.2, 0.03, 262), 0.8)
    pleat = c.noise.at("pleats", np.arctan2(c.y - 634, c.x - 292) * 14, c.x / 60, 1.0, 2) - 0.5
    t = 0.15 + 0.6 * smoothstep(300, 350, c.x) + 0.5 * pleat + 0.2 * smoothstep(630, 612, c.y)
    c.fill(m, pick(_REDS, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
