"""The porch: a lintel, a step and two turned columns, which are the hourglass's frame."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import rgb, smoothstep
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import box, limb, polygon, sample
from art.painting.stamps import strew

_STONE = (0.71, 0.05, 180)
_TURNED = (
    (96, 30),
    (112, 30),
    (124, 22),
    (150, 20),
    (170, 27),
    (186, 27),
    (196, 17),
    (240, 15),
    (330, 20),
    (430, 23),
    (520, 18),
    (560, 13),
)
_LOWER = (
    (576, 22),
    (596, 26),
    (616, 22),
    (632, 13),
    (670, 18),
    (770, 25),
    (880, 24),
    (980, 17),
    (1020, 15),
    (1040, 27),
    (1060, 27),
    (1072, 20),
    (1100, 32),
    (1124, 32),
)


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
        outline = [(x - r, y) for y, r in (*_TURNED, *_LOWER)] + [(x + r, y) for y, r in (*_TURNED, *_LOWER)[::-1]]
        column = c.mask(polygon(outline), soft=0.8)
        c.shadow(column, 10 if x < 400 else -10, 0, 10, 0.5)
        wear = np.asarray(0.6 * (c.field("wear", 9, 4) - 0.5), np.float32)
        c.form(column, _STONE, thickness=60, bump=wear, rim=0.2, mottle=0.1, detail=0.75)
        for y in (118.0, 190.0, 570.0, 622.0, 1034.0, 1066.0):
            c.multiply(
                c.mask(limb([(x - 30, y, 2.4), (x, y + 3, 2.4), (x + 30, y, 2.4)]), soft=2) & column,
                c.palette.deep,
                0.5,
            )
    for y, h, over in ((-20, 70, 0.0), (50, 26, -0.08), (76, 20, 0.05)):
        slab = c.mask(box(-20, y, 840, h, 4), wobble=1)
        c.shadow(slab, 0, 10, 9, 0.55)
        chips = np.asarray(0.8 * (c.field("chips", 12, 4, (2, 1)) - 0.5), np.float32)
        if h == 26:
            chips = chips + np.asarray(7 * smoothstep(0.3, 0.38, np.abs(np.mod(c.x / 31, 1) - 0.5)) * -1, np.float32)
        c.form(slab, _STONE, thickness=10, bump=chips, bias=over, rim=0.5, mottle=0.12, detail=0.6)
    for y, h, over in ((1116, 26, 0.1), (1142, 80, -0.08)):
        slab = c.mask(box(-20, y, 840, h, 4), wobble=1)
        c.shadow(slab, 0, -6, 8, 0.4)
        chips = np.asarray(0.8 * (c.field("chips", 12, 4, (2, 1)) - 0.5), np.float32)
        c.form(slab, _STONE, thickness=10, bump=chips, bias=over, rim=0.4, mottle=0.12, detail=0.6)

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
            [(700, 1114), (724, 1112), (742, 1090), (756, 1050), (748, 1010), (752, 960)], (0.93, 0.04, 180), 3.4, 0.5
        )

    c.draw(trail, soft=0.6, detail=0.9)

    # The columns' inner sides take the avenue's light, their outer sides lose it.
    for side in (-1.0, 1.0):
        into = smoothstep(-14, 20, -side * (c.x - 400 - 348 * side)) * smoothstep(
            42, 22, np.abs(c.x - 400 - 348 * side)
        )
        shaft = c.full(np.asarray(into * smoothstep(96, 120, c.y) * smoothstep(1120, 1090, c.y), np.float32))
        c.screen(shaft * np.exp(-(((c.y - 680) / 330) ** 2)), (0.8, 0.1, 95), 0.3)
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
