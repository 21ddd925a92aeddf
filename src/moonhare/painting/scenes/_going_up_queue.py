"""The queue of Going Up: four tapirs at a barrier, all with their noses up towards the lift."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import wood
from moonhare.painting.motifs.beasts import paint_eye
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import curve, limb, oval, polygon

BRASS: Colour = (0.74, 0.13, 82)


class Tapir(msgspec.Struct, frozen=True, kw_only=True):
    """One of the waiting: where it stands, how long its trunk is, how far it looks up (degrees)."""

    x: float
    y: float
    size: float
    gaze: float
    coat: Colour
    step: float = 0.0
    curl: float = 0.0
    """How far the trunk of a nose is lifted instead of drooping, 0–1."""
    calf: bool = False
    saddle: bool = False


_QUEUE = (
    Tapir(x=64, y=1130, size=88, gaze=2, coat=(0.33, 0.045, 50), step=0.07, saddle=True),
    Tapir(x=184, y=1126, size=100, gaze=20, coat=(0.42, 0.065, 52), step=-0.05, curl=0.0),
    Tapir(x=318, y=1130, size=112, gaze=32, coat=(0.35, 0.04, 40), step=0.05, curl=0.35),
    Tapir(x=252, y=1160, size=62, gaze=22, coat=(0.4, 0.07, 50), step=0.06, curl=0.0, calf=True),
)


def queue(c: Canvas) -> None:
    """A landing of boards with a bell lamp, and tapirs in line before it."""
    landing = c.mask(polygon([(432, 1108), (556, 1108), (576, 1136), (414, 1136)]))
    c.shadow(landing, 0, 8, 5, 0.6)
    wood(c, landing, (0.5, 0.09, 60), thickness=6, detail=0.6)
    for k, who in ((2, _QUEUE[2]), (1, _QUEUE[1]), (0, _QUEUE[0]), (3, _QUEUE[3])):
        _tapir(c, who, f"tapir{k}")
    case = c.mask(
        polygon([(126, 1118), (160, 1118), (162, 1152), (124, 1152)]),
        limb([(134, 1118, 2), (143, 1107, 2), (152, 1118, 2)]),
    )
    c.shadow(c.mask(oval(146, 1152, 26, 5)), 4, 1, 3, 0.7)
    c.form(case, (0.52, 0.14, 40), thickness=6, rim=0.6, mottle=0.12, detail=0.8)

    def post(pen: Pen) -> None:
        for x in (128, 158):
            pen.stroke([(x, 1120), (x, 1150)], (0.7, 0.1, 75), 1.6)
        for x, foot in ((430, 1128), (566, 1126), (662, 1132)):
            pen.stroke([(x, foot), (x, 1056)], BRASS, 4.4)
            pen.dot(x, 1052, 6, BRASS)
            pen.fill(oval(x, foot, 9, 3.4), BRASS)
        pen.stroke([(566, 1066), (614, 1092), (662, 1066)], (0.5, 0.17, 28), 5.4)

    for x, foot in ((430, 1128), (566, 1126), (662, 1132)):
        c.shadow(c.mask(oval(x + 5, foot + 2, 14, 4)), 0, 0, 3, 0.6)
    c.draw(post, relief=2.4, detail=0.85)


def _tapir(c: Canvas, who: Tapir, seed: str) -> None:
    s, x, y, d = who.size, who.x, who.y, who.step

    def put(part: list[tuple[float, float, float]], z: float) -> list[tuple[float, float, float, float]]:
        return [(x + u * s, y - h * s, r * s, z * s) for u, h, r in part]

    def fore(at: float, swing: float) -> list[tuple[float, float, float]]:
        return [
            (at, 0.46, 0.13),
            (at + 0.02 + swing * 0.5, 0.24, 0.072),
            (at + swing, 0.07, 0.056),
            (at + 0.045 + swing, 0.035, 0.054),
        ]

    def hind(at: float, swing: float) -> list[tuple[float, float, float]]:
        return [
            (at, 0.46, 0.17),
            (at + 0.06 + swing * 0.6, 0.31, 0.1),
            (at - 0.04 + swing, 0.18, 0.062),
            (at - 0.01 + swing, 0.06, 0.055),
            (at + 0.035 + swing, 0.035, 0.053),
        ]

    c.shadow(c.mask(oval(x + 0.12 * s, y, 0.62 * s, 0.06 * s + 2)), 0, 0, 4, 0.75)
    q = 1.5 * s
    box = (x - q, y - q, x + q, y + 0.1 * s)
    behind = Clay(c, box, melt=0.02 * s)
    behind.limb(put(fore(0.34, -d - 0.04), 0))
    behind.limb(put(hind(-0.26, -d), 0))
    far = behind.relief(0.01 * s)
    c.form(far, mix(who.coat, c.palette.deep, 0.4), bias=-0.12, rim=0.2, detail=0.75)
    a = math.radians(who.gaze)
    ux, uy = math.cos(a), math.sin(a)
    hx, hy = 0.58 - 0.04 * uy, 0.78 + 0.12 * uy

    def face(along: float, up: float) -> tuple[float, float]:
        return hx + ux * along - uy * up, hy + uy * along + ux * up

    droop = 1 - who.curl
    body = Clay(c, box, melt=0.06 * s)
    trunk = [(-0.46, 0.54, 0.2), (-0.26, 0.61, 0.275), (0.04, 0.6, 0.27), (0.3, 0.6, 0.25), (0.42, 0.58, 0.19)]
    body.limb(put(trunk, 0), melt=0.08 * s)
    body.limb(put([(0.3, 0.66, 0.22), (0.48, 0.76, 0.17), (hx, hy, 0.14)], 0.02), melt=0.08 * s)
    body.limb(put([(-0.62, 0.62, 0.03), (-0.67, 0.55, 0.02)], 0), melt=0.02 * s)
    body.limb(put(fore(0.28, d), 0.06), melt=0.06 * s)
    body.limb(put(hind(-0.34, d), 0.06), melt=0.06 * s)
    body.limb(
        put(
            [
                (*face(0.0, 0.01), 0.172),
                (*face(0.15, -0.005), 0.136),
                (*face(0.28, -0.01), 0.1),
                (*face(0.36, -0.035 * droop + 0.03 * who.curl), 0.075),
                (*face(0.405, -0.11 * droop + 0.08 * who.curl), 0.058),
                (*face(0.41, -0.185 * droop + 0.14 * who.curl), 0.046),
            ],
            0.08,
        ),
        melt=0.03 * s,
    )
    body.limb(put([(*face(0.06, -0.09), 0.1), (*face(0.25, -0.1), 0.05)], 0.07), melt=0.03 * s)
    relief = body.relief(0.014 * s)
    whole = relief.within(relief.mask.grow(-0.9))
    nap = (c.noise.at(f"nap/{seed}", c.x / 6, c.y / 9, 1.0, 3)[relief.mask.where] - 0.5) * 0.012 * s
    c.form(
        whole, who.coat, bump=np.asarray(nap, np.float32), mottle=0.1, grain=14, rim=0.7, shadow=0.14 * s, detail=0.8
    )
    if who.saddle:
        pale = c.mask(oval(x - 0.16 * s, y - 0.62 * s, 0.34 * s, 0.3 * s), soft=3, wobble=5, cell=16)
        c.form(relief.within(relief.mask.grow(-0.9) & pale), (0.74, 0.03, 80), mottle=0.1, rim=0.7, detail=0.8)
    if who.calf:
        v = (y - c.y[relief.mask.where]) / s
        u = (c.x[relief.mask.where] - x) / s
        rows = np.abs(np.mod(v / 0.1 + 0.1 * np.sin(u * 7), 1) - 0.5)
        dash = smoothstep(-0.75, -0.5, np.sin(u * 11 + np.floor(v / 0.1) * 2.2))
        stripe = smoothstep(0.24, 0.14, rows) * dash * smoothstep(0.14, 0.24, v) * smoothstep(0.56, 0.44, u)
        c.glaze(whole.mask * np.asarray(stripe, np.float32), (0.9, 0.05, 82), 0.8)
    throat = c.mask(
        limb([(x + face(t, -0.11)[0] * s, y - face(t, -0.11)[1] * s, 0.05 * s) for t in (0.0, 0.14, 0.26)]), soft=3
    )
    c.glaze(relief.mask & throat, (0.7, 0.04, 75), 0.5)
    mane = [(0.2, 0.86), (0.4, 0.9), (face(-0.02, 0.17))]

    def crest(pen: Pen) -> None:
        r = c.rng(f"crest/{seed}")
        for k in range(26):
            t = k / 25 * 1.99
            i = int(t)
            w = t - i
            mx = mane[i][0] * (1 - w) + mane[i + 1][0] * w
            my = mane[i][1] * (1 - w) + mane[i + 1][1] * w
            px, py = x + mx * s, y - (my - 0.02) * s
            lean = float(r.normal(-0.04, 0.02)) * s
            pen.stroke([(px, py), (px + lean, py - 0.05 * s)], (0.2, 0.03, 50), 1.6, 0.8)

    if not who.calf:
        c.draw(crest, detail=0.75)
    for side, off in ((1, 0.05), (0, 0.0)):
        ex, ey = face(-0.08 + off, 0.15)
        px, py = x + ex * s, y - ey * s
        tip = (px - (uy * 0.09 + ux * 0.05) * s, py - (ux * 0.13 - uy * 0.03) * s)
        ear = c.mask(
            curve(
                [
                    (px - 0.045 * s, py + 0.02 * s),
                    ((px + tip[0]) / 2 - 0.05 * s, (py + tip[1]) / 2),
                    tip,
                    ((px + tip[0]) / 2 + 0.04 * s, (py + tip[1]) / 2 + 0.01 * s),
                    (px + 0.03 * s, py + 0.03 * s),
                ]
            )
        )
        c.form(ear, mix(who.coat, c.palette.deep, 0.4 * side), thickness=0.03 * s, rim=0.6, detail=0.8)
        c.glaze(ear & c.mask(oval(*tip, 0.04 * s, 0.035 * s), soft=1.5), (0.93, 0.02, 85), 0.9)
    bx, by = face(0.14, 0.07)
    paint_eye(c, x + bx * s, y - by * s, max(1.7, 0.023 * s))
    nx, ny = face(0.42, -0.185 * droop + 0.14 * who.curl)
    c.fill(c.mask(oval(x + nx * s + 0.01 * s, y - ny * s, 0.012 * s, 0.009 * s)), (0.14, 0.02, 40), 0.8, detail=0.85)
