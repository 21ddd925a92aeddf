"""Parts of Against the Drops: the swimmer, her wake."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import mix
from art.painting.mask import Mask
from art.painting.materials.living import skin
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, place

_AT = (430.0, 572.0)
_SIZE = 1.02
_TURN = -62.0
"""Which way she heads, in degrees (-90 up)."""
_FLESH = (0.5, 0.1, 42)
_FOAM = (0.995, 0.035, 90)


def _put(x: float, y: float) -> tuple[float, float]:
    ((px, py),) = (q[:2] for q in place([(x, y)], *_AT, _SIZE, _TURN))
    return px, py


def wake(c: Canvas) -> None:
    """A dark trough in which she lies, two long wings of foam that open behind her."""
    trough = [(150, -10), (80, -52), (-40, -58), (-190, -92), (-230, 0), (-190, 92), (-40, 62), (80, 44)]
    m = c.mask(curve(place(trough, *_AT, _SIZE, _TURN)))
    c.multiply(m.blur(20), (0.62, 0.165, 44), 0.8)
    g = c.rng("wake")

    def wings(pen: Pen) -> None:
        for side in (-1, 1):
            for _ in range(150):
                s0 = float(g.random()) ** 0.8
                off = float(g.normal(0, 2 + 11 * s0))
                line = []
                for k in range(4):
                    s = s0 + 0.025 * k
                    wide = side * (30 + 74 * s**0.8 + off + 5 * math.sin(14 * s + off))
                    line.append(_put(62 - 300 * s, wide))
                pen.stroke(line, _FOAM, float(g.uniform(1.0, 3.6)) * (1 - 0.5 * s0), 0.85 * (1 - s0) ** 0.7)
            for _ in range(260):
                s = float(g.random()) ** 1.2
                px, py = _put(62 - 300 * s, side * (30 + 74 * s**0.8 + float(g.normal(0, 3 + 12 * s))))
                pen.dot(px, py, float(g.uniform(0.7, 2.8)), _FOAM, 0.85 * (1 - s))
        for _ in range(220):
            s = abs(float(g.normal(0, 0.5)))
            px, py = _put(-150 - 130 * s, float(g.normal(0, 9 + 20 * s)))
            pen.dot(px, py, float(g.uniform(0.8, 3.4)), _FOAM, 0.85 * math.exp(-1.3 * s))

    c.draw(wings, detail=0.85, soft=0.5, emission=0.15)


def swimmer(c: Canvas) -> None:
    """Seen from behind in a crawl: one arm reaches for the window, the other swings over; her legs lie under."""
    x, y = _AT
    frame = (x - 260, y - 260, x + 260, y + 260)

    def clay(*spines: list[tuple[float, ...]], melt: float = 5) -> Clay:
        lump = Clay(c, frame, melt=melt)
        for spine in spines:
            lump.limb(place(spine, x, y, _SIZE, _TURN))
        return lump

    def sink(m: Mask, share: float) -> None:
        c.glaze(m, (0.8, 0.165, 62), share)

    far_leg = clay([(-28, -9, 14), (-80, -19, 10.5), (-124, -14, 7), (-148, -12, 5), (-164, -16, 2.5)]).relief()
    skin(c, far_leg, _FLESH)
    sink(far_leg.mask, 0.26)
    leg = clay([(-28, 10, 14), (-76, 12, 11), (-118, 24, 7), (-140, 26, 5), (-156, 32, 2.5)]).relief()
    skin(c, leg, _FLESH)
    sink(leg.mask, 0.08)
    torso = clay(
        [(-34, 0, 21), (-8, 0, 17), (20, 0, 22), (44, 0, 25), (56, 0, 15)],
        [(44, -20, 12), (44, 20, 12)],
        [(52, 0, 11), (70, 2, 11)],
        melt=10,
    ).relief()
    c.shadow(torso.mask, 10, 14, 8, 0.45, (0.45, 0.16, 28))
    skin(c, torso, _FLESH)
    back = [(-58, -32), (-58, 32), (-6, 32), (14, 18), (34, 24), (40, 17), (24, 4), (24, -4), (40, -17), (34, -24)]
    suit = c.mask(curve(place([*back, (14, -18), (-6, -32)], x, y, _SIZE, _TURN), pull=0.25))
    c.form(torso.within(suit), (0.27, 0.1, 272), rim=0.8, gloss=0.25, detail=0.9)
    spine = c.mask(limb([(*_put(44, 0), 2.6), (*_put(8, 0), 1.6), (*_put(-24, 0), 1.2)], 12), soft=1.5)
    c.multiply(spine & torso.mask, (0.4, 0.12, 30), 0.5)
    swing = [(42, 22, 11.5, 6), (30, 56, 9.5, 16), (44, 78, 8, 18), (72, 92, 6.5, 14), (90, 92, 5, 10)]
    over = clay([*swing, (100, 88, 3.5, 6)]).relief()
    c.shadow(over.mask, 14, 22, 7, 0.5, (0.42, 0.16, 28))
    skin(c, over, _FLESH, bias=0.05)
    stretch = [(46, -21, 11.5, 6), (74, -31, 10, 8), (104, -30, 8, 8), (136, -20, 6, 6), (152, -14, 4.8, 4)]
    reach = clay([*stretch, (166, -10, 3, 2)]).relief()
    c.shadow(reach.mask, 8, 14, 6, 0.5, (0.42, 0.16, 28))
    skin(c, reach, _FLESH, bias=0.08)
    head = clay([(76, 3, 17.5), (85, 4, 17)]).relief()
    c.shadow(head.mask, 8, 12, 6, 0.5, (0.4, 0.16, 25))
    c.form(head, (0.56, 0.23, 26), gloss=0.6, rim=1.0, detail=0.95)
    seam = [_put(66 + 8 * k, 3 + 0.6 * k) for k in range(5)]
    c.draw(lambda pen: pen.stroke(seam, (0.97, 0.05, 85), 2.6, 0.9), detail=0.95, clip=head.mask)
    for part in (torso, over, reach, head):
        lit = part.mask.edge(2.6, -4.2, 1.0)
        c.screen(lit, (0.995, 0.09, 86), 0.85)
    g = c.rng("splash")

    def splash(pen: Pen) -> None:
        for px, py, n, q in ((164, -10, 70, 8.0), (98, 90, 46, 8.0), (-156, 6, 170, 17.0)):
            for _ in range(n):
                sx, sy = _put(px + float(g.normal(0, q)), py + float(g.normal(0, q)))
                lift = abs(float(g.normal(0, q * 0.9)))
                pen.dot(
                    sx, sy - lift, float(g.uniform(0.8, 3.4)), mix(_FOAM, (0.9, 0.13, 75), 0.5 * float(g.random())), 0.9
                )
        for k in range(5):
            bow = [_put(104 + 4 * k - 0.028 * v * v, 3 + v + 2 * k) for v in range(-34 - 3 * k, 36 + 3 * k, 8)]
            pen.stroke(bow, _FOAM, 2.6 - 0.4 * k, 0.7 - 0.12 * k)

    c.draw(splash, detail=0.92, emission=0.25)
