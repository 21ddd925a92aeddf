"""Parts of Not Today: the painted door in its frame, ajar on its chain; a strip of summer in the slit."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, polygon

_PAINT: Final = (0.56, 0.1, 236)
_LIGHT: Final = (0.67, 0.085, 230)
_DARK: Final = (0.42, 0.1, 245)
_WORN: Final = (0.77, 0.04, 215)
_BRASS: Final = (0.72, 0.12, 82)
_BROWN: Final = (0.36, 0.08, 62)
_SUN: Final = (0.93, 0.13, 98)
_WHITE: Final = (0.968, 0.012, 85)
_HORIZON: Final = 440.0


def _on(x: float, h: float) -> tuple[float, float]:
    """Return where a height of the door lies at `x`: it recedes to the left."""
    return x, _HORIZON + (0.82 + 0.18 * (x - 262) / 468) * h


def _quad(x0: float, x1: float, top: float, bottom: float) -> Path:
    return polygon([_on(x0, top), _on(x1, top), _on(x1, bottom), _on(x0, bottom)])


def slit(c: Canvas) -> None:
    """Paint what is seen past the leaf: a yellow noon, ripe grass, poppies far off."""
    m = c.mask(_quad(640, 700, -330, 780))
    c.fill(
        m,
        pick(ramp([(0.95, 0.09, 98), (0.93, 0.13, 97), (0.9, 0.15, 94)]), np.asarray((c.y - 120) / 420, np.float32)),
        detail=0.5,
    )
    tones = ramp([(0.86, 0.15, 104), (0.74, 0.16, 118), (0.55, 0.14, 132)])
    grass = c.mask(_quad(640, 700, 150, 780), wobble=3, cell=8)
    c.fill(grass, pick(tones, np.asarray((c.y - 590) / 380, np.float32)), detail=0.5)

    def work(pen: Pen) -> None:
        for x, y, q in ((672, 640, 3.4), (684, 690, 4.4), (664, 744, 5.4), (680, 812, 6.8), (664, 872, 8.4)):
            pen.fill(
                limb([(x, y, 0.2 * q), (x + 0.5 * q, y + 5 * q, 0.2 * q), (x + 0.2 * q, y + 11 * q, 0.15 * q)], 10),
                (0.5, 0.13, 134),
            )
            pen.fill(oval(x, y, q, 0.8 * q), (0.61, 0.21, 30))

    c.draw(work, clip=m, detail=0.8)


def _painted(c: Canvas, m: Mask, tone: tuple[float, float, float], seed: str) -> None:
    """Lay old paint, streaked downwards, flaked here and there."""
    streak = c.field(seed, 26, 3, (0.35, 3.2))
    table = ramp([(tone[0] - 0.07, tone[1] + 0.005, tone[2] + 6), tone, (tone[0] + 0.06, tone[1] - 0.01, tone[2] - 5)])
    c.fill(m, pick(table, np.asarray(np.clip(0.5 + 1.0 * (streak - 0.5), 0, 1), np.float32)), detail=0.5)
    worn = smoothstep(0.7, 0.73, c.field(f"{seed}-worn", 24, 4, (0.6, 2.0)))
    c.glaze(m * np.asarray(worn[m.where], np.float32), _WORN, 0.55)


def frame(c: Canvas) -> None:
    """Paint jambs and lintel, and the frame's end, where a wall should begin."""
    end = c.mask(polygon([_on(730, -384), (757, 66), (757, 1080), _on(730, 780)]), wobble=0.8)
    _painted(c, end, (0.4, 0.085, 248), "end")
    for path, name in (
        (_quad(262, 304, -384, 780), "left"),
        (_quad(692, 730, -384, 780), "right"),
        (_quad(262, 730, -384, -322), "lintel"),
    ):
        m = c.mask(path, wobble=0.8)
        _painted(c, m, _LIGHT, name)
        c.multiply(m.edge(-4, -4, 4), (0.6, 0.08, 245), 0.5)
    inner = c.mask(_quad(304, 692, -322, -300), soft=3)
    c.multiply(inner, _DARK, 0.5)
    reveal = c.mask(_quad(684, 694, -322, 780))
    c.fill(reveal, (0.88, 0.12, 92), detail=0.7)


def leaf(c: Canvas) -> None:
    """Paint the leaf, four panels in it, its lit edge."""
    m = c.mask(polygon([_on(304, -312), _on(640, -318), _on(640, 780), _on(304, 780)]), wobble=0.8)
    over = c.mask(_quad(304, 690, -322, -310))
    c.fill(over, _SUN, detail=0.7)
    edge = c.mask(polygon([_on(638, -318), _on(654, -311), _on(654, 780), _on(638, 780)]))
    c.fill(edge, (0.8, 0.11, 88), detail=0.7)
    _painted(c, m, _PAINT, "leaf")
    for x0, x1 in ((346, 462), (500, 600)):
        for top, bottom in ((-262, 66), (214, 780)):
            _panel(c, x0, x1, top, bottom)
    low = np.asarray(smoothstep(560, 1050, c.y), np.float32)
    c.multiply(m * low[m.where], (0.66, 0.07, 250), 0.5)


def _panel(c: Canvas, x0: float, x1: float, top: float, bottom: float) -> None:
    outer = c.mask(_quad(x0, x1, top, bottom), wobble=0.8)
    inner = c.mask(_quad(x0 + 15, x1 - 13, top + 20, bottom - 18), wobble=0.8)
    for side, tone, share in (
        (_quad(x0, x1, top, top + 22), _DARK, 0.9),
        (polygon([_on(x0, top), _on(x0 + 15, top + 20), _on(x0 + 15, bottom - 18), _on(x0, bottom)]), _DARK, 0.65),
        (polygon([_on(x1, top), _on(x1 - 13, top + 20), _on(x1 - 13, bottom - 18), _on(x1, bottom)]), _LIGHT, 0.8),
        (_quad(x0 + 10, x1 - 8, bottom - 18, bottom), _LIGHT, 0.9),
    ):
        c.glaze(c.mask(side) & outer, tone, share)
    _painted(c, inner, (_PAINT[0] + 0.025, _PAINT[1], _PAINT[2]), f"panel{x0:.0f}{top:.0f}")


def cap(c: Canvas) -> None:
    """Lay snow on the lintel."""
    m = c.mask(
        curve(
            [
                *((246, 132, CORNER), (248, 106), (300, 84), (400, 70), (500, 44), (600, 36), (690, 14), (752, 18)),
                *(
                    (776, 44),
                    (770, 76, CORNER),
                    (740, 72),
                    (700, 66),
                    (640, 82),
                    (560, 84),
                    (470, 104),
                    (380, 108),
                    (310, 126),
                ),
            ]
        ),
        wobble=2,
    )
    c.multiply(m.blur(6).move(4, 12) & c.mask(_quad(262, 730, -400, -300)), _DARK, 0.6)
    c.fill(m, _WHITE, detail=0.4)
    c.multiply(m.edge(2, 14, 9), (0.8, 0.05, 245), 0.7)


def lock(c: Canvas) -> None:
    """The long plate on the stile: a knob, below it the keyhole."""
    plate = c.mask(
        curve([(602, 552, CORNER), (618, 542), (634, 550, CORNER), (635, 720, CORNER), (618, 730), (602, 720, CORNER)])
    )
    c.multiply(plate.blur(4).move(-4, 5), _DARK, 0.8)
    c.fill(plate, _BRASS, detail=0.85)
    c.multiply(plate.edge(5, 4, 4), _BROWN, 0.5)
    knob = c.mask(oval(616, 592, 23, 25))
    c.multiply(knob.blur(5).move(-5, 9), _BROWN, 0.8)
    c.fill(knob, _BRASS, detail=0.9)
    c.multiply(knob.edge(9, 11, 8), _BROWN, 0.75)
    c.glaze(c.mask(oval(608, 583, 7, 8), soft=3), (0.93, 0.08, 92), 0.8)

    def hole(pen: Pen) -> None:
        pen.dot(619, 668, 8.5, (0.14, 0.03, 60))
        pen.fill(polygon([(615, 671), (623, 671), (627, 698), (611, 698)]), (0.14, 0.03, 60))

    c.draw(hole, detail=0.9)


def chain(c: Canvas) -> None:
    """The chain across the slit, hooked on the leaf, screwed to the jamb."""
    iron, dull = (0.3, 0.03, 260), (0.56, 0.03, 250)
    for x0, y0, x1, y1 in ((556, 280, 626, 304), (700, 270, 726, 318)):
        m = c.mask(curve([(x0, y0, CORNER), (x1, y0 - 2, CORNER), (x1, y1, CORNER), (x0, y1, CORNER)], pull=0.1))
        c.multiply(m.blur(4).move(3, 6), _DARK, 0.8)
        c.fill(m, iron, detail=0.85)
        c.glaze(m.edge(0, -3, 2), dull, 0.7)
        for x, y in ((x0 + 9, y0 + 9), (x0 + 9, y1 - 11)):
            c.fill(c.mask(oval(x, y, 3.4, 3.4)), dull, detail=0.9)
    links: Points = ((594, 292), (616, 310), (640, 320), (664, 321), (688, 312), (711, 296))

    def work(pen: Pen) -> None:
        for k in range(len(links) - 1):
            (x, y), (u, v) = links[k][:2], links[k + 1][:2]
            turn = float(np.degrees(np.arctan2(v - y, u - x)))
            middle = (0.5 * (x + u), 0.5 * (y + v))
            flat = 8.0 if k % 2 == 0 else 3.4
            ring = oval(*middle, 16.5, flat, turn)
            pen.stroke(ring, iron, 5.4)
            pen.stroke(oval(middle[0] - 0.6, middle[1] - 1.4, 16.5, flat, turn), dull, 1.4, 0.7)

    c.draw(work, detail=0.9)
