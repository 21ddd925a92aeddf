"""Parts of Last Service: pale water, the sandy bed with one rail, the post of the old stop, the tram's shade."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import CORNER, box, curve, limb, oval

_FAR: Final = (0.85, 0.045, 178)
_SAND: Final = (0.89, 0.04, 118)
_DUSK: Final = (0.66, 0.055, 190)
_RUST: Final = (0.5, 0.075, 48)
_OCHRE: Final = (0.76, 0.085, 75)


def water(c: Canvas) -> None:
    """Wash in matt green-blue, palest at the top, and two far dunes."""
    c.wash([(0.0, (0.935, 0.035, 168)), (0.35, (0.9, 0.045, 176)), (0.7, (0.85, 0.05, 184)), (0.9, (0.83, 0.05, 184))])
    dune = c.mask(
        curve(
            [
                (-40, 960, CORNER),
                (90, 926),
                (220, 930),
                (380, 962),
                (560, 950),
                (700, 930),
                (860, 944, CORNER),
                (860, 1240, CORNER),
                (-40, 1240, CORNER),
            ]
        ),
        wobble=3,
        cell=50,
    )
    c.fill(dune, (0.8, 0.052, 182), detail=0.1)


def bed(c: Canvas) -> None:
    """Lay the near sand, a little darker towards its far edge."""
    sand = c.mask(
        curve(
            [
                (-40, 1046, CORNER),
                (120, 1036),
                (320, 1050),
                (520, 1040),
                (700, 1052),
                (860, 1036, CORNER),
                (860, 1240, CORNER),
                (-40, 1240, CORNER),
            ]
        ),
        wobble=3,
        cell=60,
    )
    c.fill(sand, _SAND, detail=0.15)
    far = np.asarray(smoothstep(1120, 1036, c.y + 20 * (c.field("sand", 90, 3) - 0.5)), np.float32)
    c.glaze(sand * far[sand.where], _FAR, 0.75)
    for y, x, long in ((1176, 90, 150), (1186, 560, 190), (1088, 640, 120)):
        ripple = c.mask(limb([(x - long, y + 5, 1), (x, y, 4), (x + long, y + 6, 1)], 40), wobble=2, soft=1)
        c.multiply(ripple, (0.82, 0.05, 150), 0.6)


def rail(c: Canvas) -> None:
    """One rail lies along the bed, half sunk in the sand."""
    bar = c.mask(limb([(-30, 1142, 6), (200, 1144, 6), (420, 1140, 6), (640, 1142, 6), (840, 1138, 6)], 60), wobble=1.2)
    c.multiply(bar.blur(4).move(0, 7), _DUSK, 0.6)
    c.fill(bar, (0.47, 0.05, 60), detail=0.5)
    c.glaze(bar.edge(0, 4, 2), _OCHRE, 0.6)


def stop(c: Canvas) -> None:
    """The post of the old stop with its blank enamel flag, leaning a little."""
    post = c.mask(limb([(56, 1112, 8), (50, 800, 7), (40, 352, 7)], 30), wobble=1)
    c.fill(post, _RUST, detail=0.5)
    c.glaze(post.edge(4, 0, 2), _OCHRE, 0.5)
    plate = c.mask(box(46, 366, 108, 100, 18, -3), wobble=1)
    c.multiply(plate.blur(5).move(4, 6), _DUSK, 0.4)
    c.fill(plate, (0.93, 0.03, 95), detail=0.5)
    c.multiply(plate.edge(-3, -4, 3), _OCHRE, 0.6)
    for part in (box(66, 392, 68, 40, 9, -3), oval(84, 438, 7, 7), oval(120, 436, 7, 7), box(94, 380, 14, 14, 2, -3)):
        c.fill(c.mask(part), (0.56, 0.14, 28), detail=0.5)
    for x in (74, 103):
        c.fill(c.mask(box(x, 399, 22, 15, 4, -3)), (0.93, 0.03, 95), detail=0.5)
    c.multiply(c.mask(oval(148, 464, 26, 12, -20), wobble=6, soft=4) & plate, _OCHRE, 0.7)


def shade(c: Canvas) -> None:
    """The tram's shade on the sand, clear of its wheels: it hangs."""
    c.multiply(c.mask(box(330, 1092, 560, 62, 30), soft=15), (0.58, 0.06, 195), 0.8)
