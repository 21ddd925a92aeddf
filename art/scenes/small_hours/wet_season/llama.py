"""The llama of Wet Season: dark, long-necked, in the cloth up to its chest, and awake."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.garments import turned
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb

from .cloth import BAND, CLOTH

_WOOL: Colour = (0.36, 0.05, 48)
_X, _Y, _SIZE, _TURN = 604.0, 784.0, 100.0, -3.0


def _at(points: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Put places given as (forward, up) in heads on the card; it looks left."""
    return turned(points, _X, _Y, _SIZE, _TURN, side=-1)


def llama(c: Canvas) -> None:
    """Paint ears, neck and head in one dark silhouette, then the cloth's fold before its chest."""
    kept = c.light
    c.light = Light(
        direction=(-0.35, -0.75, 0.5),
        key=(0.95, 0.07, 80),
        shade=(0.25, 0.045, 300),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.9, 0.03, 220),
    )
    far = c.mask(
        curve(
            _at(
                [
                    (-0.1, 0.26, CORNER),
                    (-0.14, 0.52),
                    (-0.1, 0.76),
                    (-0.01, 0.93),
                    (0.045, 0.93),
                    (0.05, 0.72),
                    (0.1, 0.5),
                    (0.08, 0.3, CORNER),
                ]
            )
        )
    )
    c.form(far, _WOOL, thickness=8, rim=0, bias=-0.12, detail=0.7)
    outline = _at(
        [
            (-0.3, 0.26),
            (-0.16, 0.38),
            (0.04, 0.37),
            (0.2, 0.28),
            (0.42, 0.17),
            (0.66, 0.1),
            (0.82, 0.04),
            (0.91, -0.05),
            (0.895, -0.13),
            (0.83, -0.185),
            (0.77, -0.2),
            (0.755, -0.25),
            (0.66, -0.29),
            (0.44, -0.27),
            (0.26, -0.3),
            (0.12, -0.4),
        ]
    )
    neck = [
        (586.0, 850.0),
        (574.0, 920.0),
        (556.0, 1000.0),
        (536.0, 1080.0),
        (530.0, 1150.0, CORNER),
        (780.0, 1150.0, CORNER),
        (722.0, 1040.0),
        (682.0, 950.0),
        (654.0, 870.0),
        (640.0, 810.0),
    ]
    whole = c.mask(curve([*outline, *neck]), wobble=1.5, cell=22)
    c.shadow(whole, 16, 12, 12, 0.45, (0.3, 0.05, 280))
    c.form(whole, _WOOL, thickness=20, rim=0.12, gain=0.8, mottle=0.1, grain=16, depth=0.6, detail=0.6)
    near = c.mask(
        curve(
            _at(
                [
                    (-0.33, 0.2, CORNER),
                    (-0.44, 0.5),
                    (-0.42, 0.78),
                    (-0.3, 0.99),
                    (-0.235, 0.99),
                    (-0.23, 0.76),
                    (-0.13, 0.52),
                    (-0.08, 0.3, CORNER),
                ]
            )
        )
    )
    c.form(near, (0.4, 0.05, 50), thickness=9, rim=0.15, detail=0.7)
    inner = c.mask(
        limb([(*_at([(-0.2, 0.38)])[0], 3.5), (*_at([(-0.3, 0.62)])[0], 5.5), (*_at([(-0.29, 0.88)])[0], 1.5)])
    )
    c.glaze(inner, (0.56, 0.06, 40), 0.55)
    c.multiply(whole * smoothstep(940, 1120, c.y), (0.4, 0.06, 300), 0.5)
    _wool(c)
    _face(c)
    _tuft(c)
    c.light = kept
    _blanket(c)


def _wool(c: Canvas) -> None:
    """Long wool on neck and cheek, and a tuft that falls over the brow."""
    coat = c.mask(
        curve(
            [
                *_at([(-0.28, 0.2), (-0.02, 0.0), (0.14, -0.3)]),
                (588, 860),
                (572, 940),
                (552, 1020),
                (536, 1100, CORNER),
                (750, 1100, CORNER),
                (700, 990),
                (662, 880),
            ]
        ),
        soft=3,
    )
    lean = 1.62 + 0.35 * (c.noise.at("lean", c.x / 46, c.y / 70, 1.0, 2) - 0.5) * 4
    body = c.relief(coat, 20)
    fur(
        c,
        body,
        np.asarray(lean, np.float32),
        seed="under",
        length=(16, 34),
        spacing=4.2,
        light=0.16,
        lift=0.03,
        spread=0.3,
        detail=0.5,
    )


def _tuft(c: Canvas) -> None:
    """A tuft falls from between the ears over the brow."""
    r = c.rng("tuft")

    def work(pen: Pen) -> None:
        for _ in range(130):
            u = float(r.uniform(-0.3, 0.1))
            w = 0.3 + 0.11 * float(r.random()) - 0.12 * max(0.0, -0.2 - u) / 0.1
            q = float(r.uniform(0.1, 0.22))
            bow = float(r.normal(0, 0.03))
            tone = (float(r.uniform(0.3, 0.56)), 0.05, float(r.uniform(42, 60)))
            pts = [(u, w), (u + 0.6 * q, w + 0.02 + bow), (u + 0.9 * q, w - 0.5 * q + bow), (u + 0.95 * q, w - q)]
            pen.stroke(_at(pts), tone, float(r.uniform(1.6, 3)), 0.75)

    c.draw(work, detail=0.75)


def _face(c: Canvas) -> None:
    dark: Colour = (0.16, 0.03, 30)
    muzzle = c.mask(
        curve(_at([(0.5, 0.09), (0.78, 0.02), (0.88, -0.1), (0.8, -0.24), (0.6, -0.32), (0.46, -0.16)])), soft=5
    )
    c.glaze(muzzle, (0.5, 0.045, 55), 0.4)

    def marks(pen: Pen) -> None:
        # A large dark eye under its lid, long lashes; it looks up at her.
        pen.fill(
            curve(_at([(0.1, 0.1), (0.14, 0.175), (0.22, 0.195), (0.29, 0.14), (0.28, 0.06), (0.19, 0.03)])),
            (0.28, 0.045, 40),
        )
        pen.fill(
            curve(_at([(0.115, 0.1), (0.15, 0.16), (0.215, 0.175), (0.275, 0.13), (0.265, 0.068), (0.19, 0.045)])),
            (0.13, 0.02, 30),
        )
        pen.stroke(_at([(0.09, 0.1), (0.13, 0.17), (0.21, 0.205), (0.3, 0.185)]), dark, 3.0, 0.95)
        ((x, y),) = _at([(0.225, 0.135)])
        pen.dot(x, y, 2.1, (0.92, 0.02, 220), 0.95)
        pen.stroke(_at([(0.14, 0.07), (0.19, 0.055), (0.25, 0.07)]), (0.5, 0.05, 240), 1.6, 0.6)
        pen.stroke(_at([(0.79, -0.015), (0.825, -0.035), (0.845, -0.07)]), dark, 3.4, 0.9)
        pen.stroke(_at([(0.895, -0.1), (0.87, -0.13), (0.835, -0.18)]), dark, 1.8, 0.7)
        pen.stroke(_at([(0.83, -0.185), (0.74, -0.2), (0.64, -0.185), (0.56, -0.19)]), dark, 2.2, 0.85)

    c.draw(marks, detail=0.92)


def _blanket(c: Canvas) -> None:
    """The cloth over its back and round its chest; the bands go round with it."""
    m = c.mask(
        curve(
            [
                (528, 1128, CORNER),
                (548, 1070),
                (596, 1056),
                (648, 1022),
                (684, 972),
                (724, 936),
                (780, 920),
                (840, 928, CORNER),
                (840, 1158, CORNER),
                (700, 1152),
                (590, 1160),
                (512, 1152, CORNER),
            ]
        ),
        wobble=2,
    )
    c.shadow(m, -8, -14, 14, 0.5, (0.35, 0.05, 280))
    at = m.where
    x, y = c.x[at], c.y[at]
    q = np.hypot(x - 640, (y - 960) / 0.9) + 16 * (c.noise.at("lie", x / 70, y / 90, 1.0, 2) - 0.5)
    turn = np.arctan2(y - 960, x - 640)
    bump = 4 * np.sin(turn * 15 + 0.5 * np.sin(q / 30)) * smoothstep(60, 150, q) + 7 * (
        c.noise.at("lump", x / 60, y / 60, 1.0, 2) - 0.5
    )
    body = c.relief(m, 46, smooth=3).bumped(np.asarray(bump, np.float32))
    c.form(body, CLOTH, rim=0, gain=0.8, bias=0.04, mottle=0.04, depth=0.55, detail=0.45)
    bands = np.zeros_like(q)
    for start, wide in ((104, 5), (122, 22), (152, 5), (196, 9), (212, 4)):
        bands = np.maximum(
            bands, smoothstep(start - 1, start + 1, q) * smoothstep(start + wide + 1, start + wide - 1, q)
        )
    band = Mask(np.asarray(m.a * bands, np.float32), m.box, m.frame, m.scale)
    c.form(body.within(band), BAND, rim=0, gain=0.8, bias=0.04, depth=0.55, detail=0.5)
    c.multiply(m * np.asarray(smoothstep(1050, 1170, c.y), np.float32), (0.6, 0.05, 270), 0.35)
