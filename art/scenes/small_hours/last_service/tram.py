"""Parts of Last Service: the old tram from the side: red wall, windows, open platform, pane, roof, truck."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, circle, curve, limb

from .brush import sweeps, tilted, tipped

RED: Final = (0.56, 0.15, 27)
DEEP: Final = (0.42, 0.09, 20)
CREAM: Final = (0.925, 0.035, 88)
GLASS: Final = (0.62, 0.055, 195)
_DARK: Final = (0.33, 0.05, 212)
_ROOF: Final = (0.86, 0.035, 120)
_SAGE: Final = (0.66, 0.05, 165)
_IRON: Final = (0.3, 0.04, 225)
_WALL: Final[Points] = (
    *((262, 440, CORNER), (900, 440, CORNER), (900, 912, CORNER), (330, 912, CORNER), (270, 880, CORNER)),
)
_OPEN: Final[Points] = (
    *((254, 452, CORNER), (380, 452), (424, 464), (438, 506), (438, 640), (438, 876, CORNER), (322, 876, CORNER)),
    *((318, 800), (298, 744), (254, 722, CORNER)),
)
WINDOWS: Final = ((506, 88), (670, 116))
"""Left edges and widths of the saloon's windows."""
TOP: Final = 484.0
TALL: Final = 212.0


def opening(c: Canvas) -> Mask:
    """Return the open side of the rear platform."""
    return c.mask(curve(tilted(_OPEN)))


def pane(c: Canvas, k: int) -> Mask:
    """Return the glass of a saloon window."""
    x, w = WINDOWS[k]
    return c.mask(tipped(box(x, TOP, w, TALL, 30)))


def body(c: Canvas) -> None:
    """Paint the red wall, its cream linings and the windows."""
    wall = c.mask(curve(tilted(_WALL), pull=0.34))
    c.fill(wall, RED, detail=0.45)
    c.multiply(wall * np.asarray(smoothstep(760, 940, c.y + 0.07 * c.x)[wall.where], np.float32), DEEP, 0.55)
    sweeps(c, wall, ((tilted([(470, 800, 26), (620, 790, 34), (860, 800, 30)]), 30, 0.3),), (0.66, 0.14, 32), pale=True)
    for k, (x, w) in enumerate(WINDOWS):
        frame = c.mask(tipped(box(x - 15, TOP - 15, w + 30, TALL + 30, 42)), wobble=0.6)
        c.multiply(frame.blur(4).move(3, 5) & wall, DEEP, 0.7)
        c.fill(frame, CREAM, detail=0.6)
        c.multiply(frame.edge(-4, -5, 4), (0.8, 0.05, 80), 0.7)
        glass = pane(c, k)
        c.fill(glass, GLASS, detail=0.5)
        c.multiply(glass.edge(9, 12, 8), _DARK, 0.5)
        lit = c.mask(tipped(box(x + 20, TOP + 30, w - 40, TALL - 74, 20)), soft=1.5) & glass
        c.glaze(lit, (0.84, 0.045, 180), 0.6)

    def lining(pen: Pen) -> None:
        pen.stroke(tilted([(300, 730), (600, 730), (880, 730)]), CREAM, 9)
        pen.stroke(tilted([(452, 888), (600, 888), (880, 888)]), CREAM, 4, 0.85)

    c.draw(lining, clip=wall, detail=0.6)


def doorway(c: Canvas) -> None:
    """The dark platform behind its open side, with a cream border."""
    m = opening(c)
    rim = m.grow(12)
    c.multiply(rim.blur(4).move(3, 4), DEEP, 0.5)
    c.fill(rim, CREAM, detail=0.6)
    c.fill(m, _DARK, detail=0.5)
    c.glaze(m * np.asarray(smoothstep(620, 860, c.y)[m.where], np.float32), (0.42, 0.055, 205), 0.6)


def end(c: Canvas) -> None:
    """The rear end: apron, the pane seen on edge, its post."""
    apron = c.mask(
        curve(
            tilted(
                [
                    (232, 718, CORNER),
                    (268, 722),
                    (306, 748),
                    (324, 800),
                    (328, 912, CORNER),
                    (262, 898),
                    (232, 850),
                    (225, 780),
                ]
            )
        ),
        wobble=0.8,
    )
    c.multiply(apron.blur(7).move(6, -3) & opening(c), (0.2, 0.04, 215), 0.6)
    c.fill(apron, RED, detail=0.5)
    c.multiply(apron.edge(-12, -6, 12), DEEP, 0.6)

    def lining(pen: Pen) -> None:
        pen.stroke(tilted([(232, 726), (266, 730), (298, 752), (315, 804), (319, 908)]), CREAM, 8)

    c.draw(lining, clip=apron, detail=0.6)
    glass = c.mask(tipped(box(240, 446, 14, 276, 2)))
    c.fill(glass, (0.97, 0.02, 165), detail=0.8)
    c.fill(c.mask(tipped(box(240, 446, 3.5, 276, 1))), (0.5, 0.06, 200), 0.9, detail=0.8)
    c.fill(c.mask(tipped(box(249, 446, 5, 276, 1))), (0.8, 0.05, 185), 0.9, detail=0.8)
    for y in (440, 712):
        c.fill(c.mask(tipped(box(234, y, 26, 14, 4))), CREAM, detail=0.7)


def roof(c: Canvas) -> None:
    """The low rounded roof, overhanging the platform."""
    m = c.mask(
        curve(
            tilted(
                [
                    (206, 454, CORNER),
                    (214, 424),
                    (252, 396),
                    (330, 380),
                    (500, 374),
                    (900, 374, CORNER),
                    (900, 452, CORNER),
                    (560, 452),
                    (260, 456),
                ]
            )
        ),
        wobble=1,
    )
    c.multiply(m.blur(7).move(2, 12), (0.42, 0.06, 200), 0.5)
    c.fill(m, _ROOF, detail=0.5)
    c.multiply(m.edge(0, -18, 14), _SAGE, 0.7)
    gutter = c.mask(limb(tilted([(208, 452, 6), (500, 450, 6), (900, 450, 6)]), 40))
    c.fill(gutter, CREAM, detail=0.6)
    c.multiply(gutter.edge(0, -4, 2), (0.75, 0.05, 90), 0.7)


def truck(c: Canvas) -> None:
    """Frame and wheels, weed hanging from them: it has lain here for long."""
    for x, weed, blades in ((440, 380, 3), (690, 712, 2)):
        _weed(c, weed, blades)
        wheel = c.mask(tipped(circle(x, 946, 66)))
        c.fill(wheel, _IRON, detail=0.5)
        c.glaze(c.mask(tipped(circle(x, 946, 50))), (0.42, 0.04, 210), 0.9)
        c.glaze(wheel.edge(5, 6, 4), (0.55, 0.04, 190), 0.5)
        c.fill(c.mask(tipped(circle(x, 946, 17))), _IRON, detail=0.6)
    bar = c.mask(tipped(box(356, 912, 560, 28, 8)))
    c.fill(bar, _IRON, detail=0.5)
    step = c.mask(tipped(box(318, 908, 128, 18, 5)))
    c.fill(step, (0.38, 0.05, 215), detail=0.6)


def _weed(c: Canvas, x: float, n: int) -> None:
    for k in range(n):
        foot = x + 34 * k
        long = (150, 106, 130)[k]
        blade: list[tuple[float, ...]] = [
            (foot, 920, 4),
            (foot - 10, 920 + 0.4 * long, 8),
            (foot + 6, 920 + 0.75 * long, 7),
        ]
        blade.append((foot - 6, 920 + long, 1.5))
        c.fill(c.mask(limb(tilted(blade), 40)), (0.56, 0.07, 165), detail=0.5)
