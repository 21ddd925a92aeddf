"""The porch: a lintel, a step and two turned columns, which are the hourglass's frame."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import box, limb, polygon, sample
from art.painting.stamps import strew

_STONE = (0.755, 0.05, 178)
_CAPITAL = (
    (92, 34), (106, 34), (106.5, 30), (114, 32), (120, 30), (126, 24), (130, 21), (134, 25), (139, 27),
    (144, 25), (148, 19),
)  # fmt: skip
_UPPER = (
    (170, 17), (174, 22), (180, 24), (186, 22), (190, 16), (220, 15.5), (320, 19), (420, 22), (500, 21),
    (540, 15),
)  # fmt: skip
_KNOP = (
    (556, 13), (560, 19), (565, 21), (570, 19), (574, 15), (582, 21), (594, 26), (606, 26), (618, 21),
    (626, 15), (630, 19), (635, 21), (640, 19), (644, 13),
)  # fmt: skip
_LOWER = (
    (660, 15), (760, 22), (860, 24), (960, 20), (1004, 15), (1010, 15), (1014, 20), (1020, 22), (1026, 20),
)  # fmt: skip
_BASE = (
    (1030, 17), (1036, 22), (1046, 29), (1056, 30), (1064, 26), (1068, 21), (1074, 25), (1080, 31), (1087, 33),
    (1092, 31), (1093, 36), (1120, 36),
)  # fmt: skip
_STEPS = (*_CAPITAL, *_UPPER, *_KNOP, *_LOWER, *_BASE)
_TONES = ramp(
    [
        (0, (0.24, 0.055, 222)),
        (0.3, (0.44, 0.06, 205)),
        (0.6, (0.67, 0.055, 182)),
        (0.85, (0.83, 0.055, 150)),
        (1, (0.93, 0.06, 110)),
    ]
)


def _column(c: Canvas, x: float) -> None:
    """A baluster of stone: lit from the left by the moon, on the inner side by the avenue."""
    ys = np.linspace(92, 1120, 700)
    rs = np.interp(ys, [q[0] for q in _STEPS], [q[1] for q in _STEPS])
    rs = np.convolve(np.pad(rs, 2, mode="edge"), np.ones(5) / 5, mode="valid")
    outline = [(x - r, y) for y, r in zip(ys, rs, strict=True)] + [
        (x + r, y) for y, r in zip(ys[::-1], rs[::-1], strict=True)
    ]
    column = c.mask(polygon(outline), soft=0.5)
    c.shadow(column, 10 if x < 400 else -10, 0, 10, 0.5)
    at = column.where
    y = np.asarray(c.y[at], np.float64)
    r = np.interp(y, ys, rs)
    rise = np.interp(y, ys, np.gradient(rs, ys))
    across = np.clip((c.x[at] - x) / r, -1, 1)
    up = -np.clip(rise * 0.9, -1, 1)
    wear = c.field("wear", 30, 4)[at] - 0.5
    moon = np.clip(-0.62 * across + 0.62 * np.sqrt(1 - across**2) + 0.34 * up, 0, 1)
    inner = np.clip((across if x < 400 else -across) * 0.95 - 0.3, 0, 1) * np.exp(-(((y - 650) / 360) ** 2))
    value = 0.12 + 0.72 * moon + 0.75 * inner + 0.16 * wear - 0.25 * smoothstep(170, 96, y)
    c.fill(column, pick(_TONES, np.asarray(np.clip(value, 0, 1), np.float32)), detail=0.75)


def porch(c: Canvas) -> None:
    """Columns, lintel and step, moonlit from the left."""
    c.light = Light(
        direction=(-0.6, -0.35, 0.6),
        key=(0.9, 0.06, 130),
        shade=(0.32, 0.07, 225),
        rim=(0.9, 0.1, 0),
        rim_colour=(0.88, 0.09, 100),
    )
    for x in (52.0, 748.0):
        _column(c, x)
    for y, h, over in ((-20, 70, 0.0), (50, 26, -0.08), (76, 20, 0.05)):
        slab = c.mask(box(-20, y, 840, h, 4), wobble=1)
        c.shadow(slab, 0, 10, 9, 0.55)
        chips = np.asarray(0.8 * (c.field("chips", 12, 4, (2, 1)) - 0.5), np.float32)
        if h == 26:
            chips = chips + np.asarray(7 * smoothstep(0.3, 0.38, np.abs(np.mod(c.x / 31, 1) - 0.5)) * -1, np.float32)
        c.form(slab, _STONE, thickness=10, bump=chips, bias=over, rim=0.3, mottle=0.06, detail=0.6)
    for y, h, over in ((1116, 26, 0.1), (1142, 80, -0.08)):
        slab = c.mask(box(-20, y, 840, h, 4), wobble=1)
        c.shadow(slab, 0, -6, 8, 0.4)
        chips = np.asarray(0.8 * (c.field("chips", 12, 4, (2, 1)) - 0.5), np.float32)
        c.form(slab, _STONE, thickness=10, bump=chips, bias=over, rim=0.25, mottle=0.06, detail=0.6)

    def snail(pen: Pen) -> None:
        pen.stroke([(700, 1112), (690, 1114), (664, 1115)], (0.6, 0.06, 90), 5)
        pen.stroke([(662, 1114), (657, 1104)], (0.6, 0.06, 90), 1.6)
        pen.stroke([(665, 1113), (663, 1103)], (0.6, 0.06, 90), 1.6)
        pen.dot(684, 1104, 10, (0.62, 0.12, 50))
        pen.stroke(
            [(684, 1104), (687, 1101), (690, 1105), (684, 1110), (677, 1105), (682, 1097), (690, 1097)],
            (0.4, 0.08, 40),
            1.5,
        )

    c.draw(snail, relief=4, detail=0.95)

    def trail(pen: Pen) -> None:
        pen.stroke(
            [(700, 1114), (724, 1112), (742, 1090), (756, 1050), (748, 1010), (752, 960)], (0.93, 0.04, 180), 2.2, 0.4
        )

    c.draw(trail, soft=0.6, detail=0.9)

    warm = np.exp(-(((c.x - 400) / 260) ** 2))
    c.screen(
        c.full(np.asarray(warm * smoothstep(1110, 1118, c.y) * smoothstep(1146, 1122, c.y), np.float32)),
        (0.9, 0.1, 88),
        0.5,
    )
    c.multiply(
        c.full(np.asarray(smoothstep(30, 0, c.y - 60) * smoothstep(20, 60, c.y), np.float32)), (0.55, 0.07, 215), 0.3
    )


def ivy(c: Canvas) -> None:
    """Ivy that has come down from the lintel and round the right column."""
    r = c.rng("ivy")
    stems = (
        ((812, 20), (770, 60), (730, 96), (742, 160), (768, 230), (752, 320), (730, 380), (748, 450), (762, 500)),
        ((812, 40), (720, 74), (640, 92), (600, 108), (590, 150)),
        ((-10, 30), (60, 84), (140, 98), (176, 112), (186, 146)),
        ((690, 90), (684, 130), (692, 170)),
        ((-10, 60), (20, 110), (34, 190), (60, 250), (52, 310)),
    )
    for k, stem in enumerate(stems):
        path = sample(stem, 60)
        n = 26 * len(stem)
        at = r.integers(0, 60, n)
        fade = 1 - 0.45 * at / 60
        x, y = path[at, 0] + r.normal(0, 9, n) * fade, path[at, 1] + r.normal(0, 8, n) * fade
        share = np.clip(r.random(n) * 0.8 + 0.25 * (r.random(n) < 0.2), 0, 1)[:, None]
        tone = rgb((0.3, 0.065, 175)) * (1 - share) + rgb((0.68, 0.1, 145)) * share
        c.multiply(
            c.mask(limb([(float(q[0]) - 4, float(q[1]) + 8, 11) for q in path[::6]], 40), soft=5), c.palette.deep, 0.4
        )
        strew(
            c,
            "leaf",
            x,
            y,
            r.uniform(9, 21, n) * fade,
            r.uniform(0.2, 2.9, n),
            tone.astype(np.float32),
            seed=f"ivy{k}",
            detail=0.8,
        )
