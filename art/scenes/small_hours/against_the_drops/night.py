"""Parts of Against the Drops: the night, even and matt: sky, far towers, the house's dark wall, rain in thin lines."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, polygon

_SKY: Final = (0.33, 0.055, 262)
_FAR: Final = (0.285, 0.05, 264)
_WALL: Final = (0.255, 0.045, 268)
PANE: Final = (0.2, 0.04, 270)
_LINE: Final = (0.37, 0.045, 262)
_ROOM: Final = (0.72, 0.11, 66)
_FRAME: Final = (0.43, 0.05, 262)


def sky(c: Canvas) -> None:
    """One flat ink blue, a little uneven, as a brush leaves it."""
    c.fill(c.full(), _SKY, detail=0.0, mottle=0.05)


def towers(c: Canvas) -> None:
    """Two tower blocks far away, their windows shut and dark."""
    for x, top, wide, columns in ((-30, 330, 150, 3), (150, 470, 130, 3)):
        c.fill(c.mask(box(x, top, wide, 800), wobble=1), _FAR, detail=0.1, mottle=0.04)
        gap = wide / columns

        def rows(pen: Pen, x: float = x, top: float = top, gap: float = gap, columns: int = columns) -> None:
            for row in range(9):
                for k in range(columns):
                    pen.fill(box(x + gap * (k + 0.28), top + 34 + 50 * row, 0.44 * gap, 24), PANE, 0.75)

        c.draw(rows, detail=0.7)


def _pane(pen: Pen, x: float, y: float) -> None:
    """A shut window: sill, frame, dark panes, a half drawn blind."""
    pen.fill(box(x, y, 96, 128), PANE)
    pen.fill(box(x + 6, y + 6, 84, 44), (0.29, 0.04, 264))
    pen.stroke(box(x, y, 96, 128), _LINE, 3.5)
    pen.stroke([(x + 48, y + 50), (x + 48, y + 128)], _LINE, 3)
    pen.fill(box(x - 10, y + 128, 116, 9), _LINE)


def house(c: Canvas) -> None:
    """The tall dark wall she lives in, its joints, its neighbours' shut windows."""
    wall = c.mask(polygon([(322, -10), (810, -10), (810, 1210), (322, 1210)]), wobble=1.2)
    c.fill(wall, _WALL, detail=0.1, mottle=0.05)

    def work(pen: Pen) -> None:
        for y in (330, 622, 914):
            pen.stroke([(324, y), (800, y)], (0.225, 0.04, 270), 4, 0.9)
        for y in (96, 390, 682):
            _pane(pen, 368, y)
        for y in (390, 682, 940):
            _pane(pen, 716, y)

    c.draw(work, detail=0.4)


def window(c: Canvas) -> None:
    """Her window: open, the room behind it a flat dull ochre, one shutter, the sill."""
    room = c.mask(box(626, 34, 190, 238))
    c.fill(room, _ROOM, detail=0.5, mottle=0.03)
    curtain = c.mask(
        curve([(820, 20, CORNER), (752, 20, CORNER), (760, 90), (782, 170), (788, 280, CORNER), (820, 280, CORNER)])
    )
    c.fill(curtain & room, (0.6, 0.12, 48), detail=0.5)

    def work(pen: Pen) -> None:
        pen.stroke(box(622, 30, 220, 244), _FRAME, 12)
        pen.fill(polygon([(618, 24), (552, 44), (552, 262), (618, 282)]), (0.34, 0.05, 264))
        pen.fill(polygon([(606, 44), (564, 57), (564, 146), (606, 146)]), PANE)
        pen.fill(polygon([(606, 162), (564, 162), (564, 249), (606, 262)]), PANE)

    c.draw(work, detail=0.6)


def sill(c: Canvas) -> None:
    """The sill she leans over, in front of her."""
    ledge = c.mask(box(604, 268, 220, 18, 3))
    c.fill(ledge, (0.5, 0.05, 262), detail=0.6)
    c.fill(c.mask(box(604, 284, 220, 7, 2)), (0.2, 0.04, 270), detail=0.6)


def rain(c: Canvas) -> None:
    """A few long thin lines of rain over what is dark."""
    r = c.rng("rain")

    def work(pen: Pen) -> None:
        for k in range(60):
            x, y = (k * 0.618 % 1) * 860 - 20, float(r.uniform(-40, 1080))
            long = float(r.uniform(50, 110))
            pen.stroke([(x, y), (x - 0.16 * long, y + long)], (0.58, 0.05, 258), 1.5, 0.6)

    dark = c.full((c.layer.rgb.max(-1) < 0.36).astype("float32")).blur(0.6)
    c.draw(work, clip=dark, detail=0.5)
