"""Parts of Midnight Snack: the man in pyjamas seen from behind, and the musk oxen."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import blur
from moonhare.painting.materials import metal
from moonhare.painting.materials.living import fur, skin
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import limb, oval, place

_PALE: Colour = (0.78, 0.06, 262)
_STRIPE: Colour = (0.44, 0.13, 272)


def musk_ox(
    c: Canvas, x: float, y: float, size: float, *, left: bool = False, haze: float = 0.0, seed: str = "ox"
) -> None:
    """Paint a musk ox standing at (x, y): a hill of hair on short pale legs, horns swept down and up."""
    q = size * 1.3
    box = (x - q, y - q * 1.1, x + q, y + 8)

    def put(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, size, 0, left)

    def form(clay: Clay, tone: Colour, bias: float = 0.0) -> None:
        c.form(
            clay.relief(0.02 * size), tone, rim=0.7, bias=bias, mottle=0.1, shadow=0.2 * size, haze=haze, detail=0.65
        )

    brown, pale = (0.3, 0.05, 40), (0.72, 0.05, 70)
    legs = Clay(c, box, melt=0.02 * size)
    for lx in (-0.4, -0.28, 0.2, 0.34):
        legs.limb(
            put([(lx, -0.35, 0.09), (lx + 0.01, -0.16, 0.055), (lx + 0.01, -0.03, 0.05), (lx + 0.05, -0.02, 0.045)])
        )
    form(legs, pale, -0.08)
    body = Clay(c, box, melt=0.16 * size)
    body.limb(
        put([(-0.5, -0.52, 0.2), (-0.3, -0.56, 0.33), (0.0, -0.55, 0.34), (0.3, -0.6, 0.36), (0.45, -0.56, 0.26)])
    )
    body.limb(put([(0.16, -0.82, 0.2), (0.36, -0.82, 0.18), (0.5, -0.62, 0.18)]))
    for lx in (-0.46, -0.25, 0.0, 0.2, 0.42):
        body.limb(put([(lx, -0.5, 0.16), (lx, -0.22, 0.1)]))
    relief = body.relief(0.02 * size)
    c.form(relief, brown, rim=0.8, mottle=0.12, grain=0.1 * size, haze=haze, detail=0.6)
    sx, sy = put([(-0.02, -0.86)])[0][:2]
    saddle = c.mask(oval(sx, sy, 0.3 * size, 0.16 * size), soft=0.07 * size)
    c.form(relief.within(saddle), (0.66, 0.06, 65), rim=0.6, haze=haze, detail=0.6)
    if size > 30:
        for k, (long, gap) in enumerate((((0.2, 0.34), 0.04), ((0.1, 0.2), 0.03))):
            fur(
                c,
                relief,
                1.57,
                seed=f"{seed}/{k}",
                length=(long[0] * size, long[1] * size),
                spacing=max(gap * size, 1.6),
                light=0.2,
                spread=0.16,
                detail=0.6,
            )
    head = Clay(c, box, melt=0.05 * size)
    head.limb(put([(0.56, -0.68, 0.18), (0.66, -0.52, 0.15), (0.74, -0.34, 0.105), (0.76, -0.28, 0.09)]))
    form(head, (0.32, 0.05, 42))
    if size > 30:
        fur(
            c,
            head.relief(),
            1.2 if not left else 1.94,
            seed=f"{seed}/face",
            length=(0.06 * size, 0.12 * size),
            spacing=max(0.03 * size, 1.6),
            light=0.16,
            detail=0.6,
        )
    nose = Clay(c, box, melt=0.02 * size)
    nose.limb(put([(0.745, -0.3, 0.08), (0.77, -0.25, 0.075)]))
    form(nose, (0.46, 0.04, 50))
    horn = Clay(c, box, melt=0.02 * size)
    horn.limb(
        put(
            [
                (0.5, -0.83, 0.06),
                (0.6, -0.76, 0.07),
                (0.64, -0.58, 0.052),
                (0.7, -0.46, 0.045),
                (0.81, -0.47, 0.03),
                (0.87, -0.57, 0.01),
            ]
        ),
        n=30,
    )
    form(horn, (0.8, 0.05, 80))

    def eye(pen: Pen) -> None:
        (ex, ey), (nx, ny) = (p[:2] for p in put([(0.71, -0.52), (0.79, -0.27)]))
        pen.fill(oval(ex, ey, 0.026 * size, 0.022 * size), (0.12, 0.02, 40))
        pen.dot(ex + 0.007 * size, ey - 0.008 * size, 0.008 * size, (0.97, 0.03, 95))
        pen.fill(oval(nx, ny, 0.018 * size, 0.01 * size), (0.2, 0.03, 40))

    c.draw(eye, detail=0.9)


def _pyjama(c: Canvas, clay: Clay, across: np.ndarray, width: float, bias: float, seed: str) -> None:
    """Cloth that hangs in folds, its stripes running down the limb."""
    relief = clay.relief(2.0)
    at = relief.mask.where
    y, x = c.y[at], c.x[at]
    fold = c.noise.at(f"fold/{seed}", (x + 0.25 * y) / 30, y / 70, 1.0, 2) - 0.5
    crease = c.noise.at(f"crease/{seed}", x / 60 + y / 90, y / 18, 1.0, 2) - 0.5
    bump = blur(np.asarray(fold * 16 + crease * 7, np.float32), 1.6 * c.scale)
    c.form(relief, _PALE, bump=bump, bias=bias, rim=0.9, mottle=0.04, shadow=30, detail=0.75)
    bent = across + bump * 0.25
    stripe = smoothstep(0.1, 0.35, np.sin(bent / width * 2 * math.pi))
    lit_relief = relief.bumped(bump)
    c.form(
        lit_relief.within(relief.mask * stripe.astype(np.float32)),
        _STRIPE,
        bias=bias,
        rim=0.7,
        mottle=0.04,
        detail=0.75,
    )


def man(c: Canvas, x: float, y: float) -> None:
    """Paint the sleeper from behind, his heels at (x, y): broad, bald, one hand on his head, a spoon in the other."""
    flesh = (0.82, 0.055, 50)
    box = (x - 320, y - 720, x + 340, y + 30)
    dark = -0.24

    def fresh(melt: float = 14.0) -> Clay:
        return Clay(c, box, melt=melt)

    for fx, turn in ((x - 76, -6), (x + 84, 8)):
        foot = fresh(6)
        foot.ball(fx, y - 16, 27, 24, z=4)
        foot.limb([(fx, y - 18, 22), (fx + turn * 2, y - 30, 30), (fx + turn * 3, y - 40, 28)])
        skin(c, foot.relief(1.0), flesh, bias=dark)
    for way, hip, knee, ankle in ((-1.0, -58, -70, -78), (1.0, 60, 72, 84)):
        leg = fresh()
        leg.limb(
            [(x + hip, y - 262, 70), (x + knee, y - 150, 56), (x + ankle, y - 60, 47), (x + ankle + way, y - 28, 46)],
            n=30,
        )
        leg.cut((x + ankle, y - 24), (0.0, 1.0), wave=3.0)
        _pyjama(c, leg, leg.across, 25.0, dark, f"leg{way}")
    # The hanging arm, its hand and spoon.
    hand = fresh(5)
    hx, hy = x - 156, y - 262
    hand.limb([(hx + 4, hy - 34, 21), (hx, hy - 6, 25), (hx + 3, hy + 12, 21)])
    for k in range(3):
        hand.limb([(hx - 12 + k * 10, hy + 10, 9.5), (hx - 9 + k * 10, hy + 26, 9), (hx - 2 + k * 8, hy + 34, 7)], n=8)
    spoon = c.mask(limb([(hx + 4, hy - 6, 4), (hx - 6, hy + 78, 4.5)], 12))
    metal(c, spoon, (0.72, 0.03, 250), thickness=5)
    bowl = c.mask(oval(hx - 9, hy + 98, 15, 25, 5))
    metal(c, bowl, (0.76, 0.03, 250), thickness=9)
    skin(c, hand.relief(1.0), flesh, bias=dark + 0.03)
    sleeve = fresh()
    sleeve.limb([(x - 112, y - 488, 50), (x - 148, y - 392, 46), (x - 154, y - 306, 36), (x - 153, y - 292, 37)], n=30)
    _pyjama(c, sleeve, sleeve.across, 24.0, dark, "left")
    # The other arm comes up to the head.
    palm = fresh(5)
    palm.limb([(x + 98, y - 636, 21), (x + 62, y - 656, 25), (x + 40, y - 668, 19)])
    for k in range(4):
        a = -0.42 + 0.32 * k
        fx, fy = x + 44 - k * 3, y - 666 + k * 8
        reach = (46, 54, 52, 42)[k]
        palm.limb(
            [
                (fx, fy, 10),
                (fx - 0.5 * reach, fy + a * 0.5 * reach - 3, 9.5),
                (fx - reach, fy + a * reach, 7.5),
            ],
            n=12,
            melt=2,
        )
    head = fresh(8)
    hx, hy = x + 6, y - 634
    head.limb([(x, y - 500, 50), (x + 3, y - 570, 46)])
    head.ball(hx, hy, 56, 62, z=20, turn=6)
    head.ball(hx, hy + 30, 54, 44, z=14)
    for way in (-1.0, 1.0):
        head.ball(hx + way * 57, hy + 20, 11, 20, z=2, turn=-10 * way)
    for k in range(2):
        head.press([(hx - 34, hy + 62 + k * 17, 5), (hx, hy + 68 + k * 17, 6), (hx + 34, hy + 62 + k * 17, 5)], 6)
    skin(c, head.relief(1.2), flesh, bias=dark + 0.03)
    upper = fresh()
    upper.limb([(x + 110, y - 486, 52), (x + 158, y - 548, 46), (x + 190, y - 580, 42)], n=24)
    fore = fresh()
    fore.limb([(x + 190, y - 582, 42), (x + 146, y - 618, 36), (x + 104, y - 636, 30)], n=24)
    trunk = fresh(34)
    trunk.ball(x, y - 476, 134, 64, thick=60)
    trunk.ball(x - 2, y - 410, 124, 110, thick=70)
    trunk.ball(x, y - 312, 134, 104, thick=74)
    for way in (-1.0, 1.0):
        trunk.ball(x + way * 62, y - 262, 74, 74, z=18, thick=62)
    trunk.cut((x, y - 208), (0.03, 1.0), wave=4.0)
    at = trunk.mask().where
    _pyjama(c, trunk, (c.x[at] - x) * (1 + 0.0006 * (c.y[at] - (y - 340))), 28.0, dark, "trunk")
    collar = fresh(10)
    collar.limb([(x - 60, y - 512, 17), (x, y - 530, 20), (x + 62, y - 512, 17)])
    c.form(collar.relief(1.5), mix(_PALE, (0.95, 0.02, 260), 0.3), bias=dark + 0.05, rim=0.9, detail=0.75)
    _pyjama(c, upper, upper.across, 24.0, dark, "upper")
    c.shadow(palm.mask(), -7, 9, 5, 0.6)
    skin(c, palm.relief(1.0), flesh, bias=dark + 0.26)
    _pyjama(c, fore, fore.across, 24.0, dark + 0.05, "fore")
