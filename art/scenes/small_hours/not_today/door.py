"""Parts of Not Today: the blue door in its frame, no house to it, held to within a hand's breadth of shut."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Path, curve, oval, polygon

from .brush import SNOW
from .snow import HORIZON

_PAINT: Final = (0.63, 0.1, 238)
_LIGHT: Final = (0.75, 0.075, 232)
_DARK: Final = (0.5, 0.1, 247)
_BRASS: Final = (0.76, 0.11, 84)
_BROWN: Final = (0.42, 0.08, 62)
_TOP, _FOOT = -396.0, 590.0


def on(x: float, h: float) -> tuple[float, float]:
    """Return where a height of the door lies at `x`: it recedes to the left."""
    return x, HORIZON + (0.79 + 0.21 * (x - 446) / 276) * h


def _quad(x0: float, x1: float, top: float, bottom: float) -> Path:
    return polygon([on(x0, top), on(x1, top), on(x1, bottom), on(x0, bottom)])


def _painted(c: Canvas, m: Mask, tone: Colour, seed: str) -> None:
    """Lay old paint, streaked downwards."""
    streak = c.field(seed, 30, 3, (0.35, 3.4))
    light, chroma, hue = (float(v) for v in tone)
    table = ramp([(light - 0.05, chroma + 0.005, hue + 5), tone, (light + 0.05, chroma - 0.01, hue - 5)])
    c.fill(m, pick(table, np.asarray(np.clip(0.5 + 0.9 * (streak - 0.5), 0, 1), np.float32)), detail=0.5)


def frame(c: Canvas) -> None:
    """Jambs and lintel, and the frame's end, where a wall should begin; the strip of spring in the gap."""
    end = c.mask(polygon([on(720, _TOP), (748, 62), (748, 1004), on(720, _FOOT)]), wobble=0.8)
    _painted(c, end, _DARK, "end")
    gap = c.mask(_quad(660, 698, -340, _FOOT))
    c.fill(
        gap,
        pick(ramp([(0.96, 0.07, 100), (0.94, 0.11, 104), (0.84, 0.14, 118), (0.68, 0.13, 128)]),
             np.asarray(np.clip((c.y - 90) / 900, 0, 1), np.float32)),
        detail=0.6,
    )  # fmt: skip
    for path, name in (
        (_quad(446, 476, _TOP, _FOOT), "left"),
        (_quad(692, 722, _TOP, _FOOT), "right"),
        (_quad(446, 722, _TOP, -344), "lintel"),
    ):
        m = c.mask(path, wobble=0.8)
        _painted(c, m, _LIGHT, name)
        c.multiply(m.edge(5, 5, 4), (0.7, 0.06, 245), 0.5)


def leaf(c: Canvas) -> None:
    """The leaf and its panels; its lit edge where it stands off the jamb."""
    edge = c.mask(polygon([on(668, -336), on(680, -330), on(680, _FOOT), on(668, _FOOT)]))
    c.fill(edge, (0.79, 0.06, 225), detail=0.6)
    m = c.mask(polygon([on(476, -338), on(669, -338), on(669, _FOOT), on(476, _FOOT)]), wobble=0.8)
    _painted(c, m, _PAINT, "leaf")
    c.multiply(m.edge(-6, -8, 8), _DARK, 0.6)
    for x0, x1 in ((500, 561), (585, 646)):
        for top, bottom in ((-292, -30), (40, 250), (320, 540)):
            _panel(c, x0, x1, top, bottom)


def _panel(c: Canvas, x0: float, x1: float, top: float, bottom: float) -> None:
    outer = c.mask(_quad(x0, x1, top, bottom), wobble=0.6)
    c.fill(outer, _DARK, 0.85, detail=0.5)
    c.glaze(outer.edge(5, 9, 2), _LIGHT, 0.8)
    inner = c.mask(_quad(x0 + 9, x1 - 8, top + 14, bottom - 13), wobble=0.6)
    _painted(c, inner, (0.66, 0.096, 236), f"panel{x0:.0f}{top:.0f}")


def cap(c: Canvas) -> None:
    """Snow on the lintel."""
    m = c.mask(
        curve(
            [(430, 122, CORNER), (432, 96), (470, 76), (560, 58), (640, 30), (710, 12), (752, 22), (768, 52),
             (760, 72, CORNER), (736, 62), (712, 48), (640, 70), (560, 88), (490, 104), (452, 124)]
        ),
        wobble=2,
    )  # fmt: skip
    c.multiply(m.blur(6).move(3, 11) & c.mask(_quad(446, 722, _TOP - 10, -300)), _DARK, 0.55)
    c.fill(m, SNOW, detail=0.4)
    c.multiply(m.edge(3, 12, 8), (0.82, 0.045, 245), 0.7)


def knob(c: Canvas) -> None:
    """A round brass knob, held shut by nothing but a back."""
    x, y = 655.0, 496.0
    m = c.mask(oval(x, y, 17, 18))
    c.multiply(m.blur(5).move(6, 9), _DARK, 0.8)
    c.fill(m, _BRASS, detail=0.9)
    c.multiply(m.edge(6, 7, 5), _BROWN, 0.55)
    c.glaze(c.mask(oval(x - 5, y - 6, 5, 5), soft=2.5), (0.95, 0.06, 92), 0.8)
