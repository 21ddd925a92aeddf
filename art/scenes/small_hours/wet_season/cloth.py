"""The rain-grey cloth: on the loom, down her lap, and over whoever lies beside her."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, smoothstep
from art.painting.mask import Mask, blur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve
from art.painting.terrain import plane

# The loom's plane: far and near edge at her lap, at the cloth's fell, and up in the cloud.
LAP = ((268.0, 900.0), (384.0, 972.0))


FELL = ((372.0, 722.0), (524.0, 812.0))


SKY = ((420.0, -40.0), (1010.0, 150.0))


def between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    """Return the place at share `t` of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _pattern(u: Array, v: Array) -> Array:
    """A woven pattern in bands along `v`: steps, diamonds, plain stripes; 0–1, `u` across in motifs."""
    band = np.floor(v)
    fu, fv = np.mod(u, 1.0), np.mod(v, 1.0)
    diamond = (np.abs(np.floor(fu * 10) / 10 - 0.45) + np.abs(np.floor(fv * 10) / 10 - 0.45) < 0.36).astype(np.float32)
    hole = (np.abs(np.floor(fu * 10) / 10 - 0.45) + np.abs(np.floor(fv * 10) / 10 - 0.45) < 0.14).astype(np.float32)
    steps = (np.floor(np.mod(u * 2, 1) * 4) / 4 > np.floor(fv * 4) / 4).astype(np.float32)
    lines = (np.mod(fv * 4, 1) > 0.5).astype(np.float32)
    kind = np.mod(band, 4)
    return np.asarray(np.select([kind == 0, kind == 2], [diamond - hole, steps], lines * 0.8), np.float32)


def weave(c: Canvas, m: Mask, u: Array, v: Array, light: Array | float) -> None:
    """Rain-grey cloth: dark as wet slate, the figure in silver, one thread in a hundred still shining."""
    figure = _pattern(u, v)
    thread = np.abs(np.sin(u * 40)) * 0.5 + np.abs(np.sin(v * 34)) * 0.5
    t = 0.42 + 0.12 * (thread - 0.5) + light
    dark = pick(c.tones((0.5, 0.035, 285), 0.75), np.asarray(t, np.float32))
    pale = pick(c.tones((0.8, 0.03, 270), 0.65), np.asarray(t + 0.04, np.float32))
    a = figure[..., None] * 0.85
    c.fill(m, dark * (1 - a) + pale * a, detail=0.62)


def tent(c: Canvas) -> None:
    """What is already woven runs off over the ground and over whoever sleeps there."""
    hump = Clay(c, (330, 840, 830, 1200), melt=34)
    hump.limb([(340, 1010, 30), (420, 1060, 40), (500, 1082, 40)], flat=0.5)
    hump.limb([(676, 968, 46), (728, 962, 84), (806, 962, 92), (890, 984, 90)])
    hump.limb([(480, 1094, 38), (590, 1092, 44), (690, 1070, 66), (780, 1070, 74), (880, 1070, 74)], flat=0.8)
    hump.cut((600, 1128), (-0.02, 1), 9)
    body = hump.relief(3)
    at = body.mask.where
    c.shadow(body.mask, 8, 14, 14, 0.6)
    x, y = c.x[at], c.y[at]
    folds = np.sin((x * 0.8 + 0.35 * (y - 900) + 30 * c.field("slack", 120, 2)[at]) / 15) * 5 * smoothstep(960, 1080, y)
    folds = folds + (c.field("sag", 70, 3)[at] - 0.5) * 18
    lit = body.bumped(blur(folds.astype(np.float32), 1.5 * c.scale))
    light = 0.46 * (lit.nx * -0.7 + lit.ny * -0.55) + 0.02
    high = body.height / 90
    weave(
        c,
        body.mask,
        (x + 30 * lit.nx) / 58,
        (y - 26 * high + 20 * lit.ny) / 40 + 0.12 * (x / 58),
        light.astype(np.float32),
    )
    c.screen(body.mask.edge(-4, -5, 2.4), (0.92, 0.09, 85), 0.5)
    r = c.rng("fringe")

    def fringe(pen: Pen) -> None:
        for k in range(84):
            px = 462 + 4.6 * k
            py = 1128 + 9 * math.sin(px / 30) * 0.4
            pen.stroke(
                [(px, py - 3), (px + float(r.normal(0, 2)), py + 7), (px + float(r.normal(-2, 3)), py + 16)],
                (0.7, 0.03, 280),
                1.6,
                0.85,
            )

    c.draw(fringe, detail=0.6)


def on_loom(c: Canvas) -> None:
    """Paint the cloth between the fell and her lap, and what slips down from there."""
    m = c.mask(
        curve(
            [
                (*LAP[0], CORNER),
                (*between(LAP[0], FELL[0], 0.5),),
                (*FELL[0], CORNER),
                (*FELL[1], CORNER),
                (*between(LAP[1], FELL[1], 0.5),),
                (*LAP[1], CORNER),
            ],
            pull=0.3,
        )
    )
    c.shadow(m, 10, 26, 12, 0.5)
    spread = plane(c, m, (FELL[0], FELL[1], LAP[1], LAP[0]))
    u, v = spread.wide(4.0, 5.2)
    light = 0.16 - 0.2 * spread.u + 0.06 * np.sin(spread.v * 5) + 0.1 * smoothstep(0.2, 0.0, spread.v)
    weave(c, m, u, v, np.asarray(light, np.float32))
    c.screen(m.edge(-3, -3, 1.6), (0.94, 0.1, 86), 0.6)
    # From her lap it slips down to the rest.
    slip = Clay(c, (240, 870, 520, 1130), melt=16)
    slip.limb(
        [(306, 930, 40), (346, 972, 44), (372, 1030, 44), (392, 1080, 40), (440, 1112, 26), (520, 1120, 14)], flat=0.6
    )
    body = slip.relief(2)
    at = body.mask.where
    fold = np.sin(slip.across / 7.5 + 0.4 * np.sin(slip.along / 30)) * 3.4
    lit = body.bumped(fold.astype(np.float32))
    c.shadow(body.mask, 5, 12, 8, 0.5)
    shade = 0.44 * (lit.nx * -0.7 + lit.ny * -0.5) - 0.02
    weave(c, body.mask, slip.across / 34, slip.along / 34, shade.astype(np.float32))
    del at
