"""The shadow: it lies on the sand, strides away from the girl, hat on, suitcase in hand; one leg is held."""

from __future__ import annotations

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, box, curve, limb, oval

from .plain import HORIZON, ripples

_BLUE: Colour = (0.31, 0.12, 266)
_EDGE: Colour = (0.56, 0.13, 290)


def runaway(c: Canvas) -> None:
    """Lay the shadow on the sand: soft and pale far off, crisp and dark where it is held."""
    shape = _shape(c)
    far = smoothstep(960, 420, c.y)
    c.multiply(shape.blur(8) * (0.4 + 0.3 * far), _EDGE, 0.5)
    near, off = shape.blur(1.0), shape.blur(2.6)
    c.multiply(near * (1 - far), _BLUE, 0.93)
    c.multiply(off * far, _BLUE, 0.93)
    c.screen(shape * (0.3 * far), (0.5, 0.12, 262), 0.6)
    # The sand's ridges shine through.
    v = 6300.0 / np.maximum(c.y - HORIZON, 12)
    grain = ripples(c, (c.x - 400) * v / 900, v) + 0.8 * (c.field("grit", 9, 3) - 0.5)
    c.screen(shape * np.clip(0.1 + 0.7 * grain, 0, 1), (0.5, 0.1, 276), 0.3)
    c.layer.detail[:] = np.maximum(c.layer.detail, 0.22 * shape.whole())


def _shape(c: Canvas) -> Mask:
    held = limb([(618, 742, 40), (574, 832, 31), (520, 938, 25), (478, 1030, 22), (446, 1104, 18)], 40)
    free = [
        limb([(636, 736, 42), (708, 776, 36), (738, 806, 31)], 30),
        limb([(740, 800, 30), (728, 880, 22), (716, 948, 17)], 30),
        curve([(702, 930, CORNER), (730, 926), (748, 952), (776, 962), (784, 982), (712, 990), (694, 976)]),
    ]
    caught = curve(
        [
            (434, 1084, CORNER),
            (470, 1080, CORNER),
            (492, 1112),
            (528, 1126),
            (540, 1152),
            (448, 1164),
            (424, 1146),
        ]
    )
    skirt = curve(
        [
            (618, 610, CORNER),
            (674, 612, CORNER),
            (730, 684),
            (784, 756),
            (768, 800, CORNER),
            (724, 776),
            (672, 808),
            (622, 782),
            (566, 826, CORNER),
            (532, 794, CORNER),
            (584, 706),
        ],
        pull=0.32,
    )
    trunk = limb([(645, 626, 32), (655, 566, 37), (664, 522, 33), (672, 498, 19)], 40)
    front = [
        limb([(676, 526, 20), (712, 560, 17), (736, 546, 13)], 30),
        limb([(736, 547, 13), (752, 510, 10), (760, 488, 9)], 20),
        limb([(758, 490, 8), (759, 464, 3.5)], 8),
        limb([(761, 490, 7), (775, 468, 3.5)], 8),
        limb([(762, 494, 6), (780, 482, 3.5)], 8),
        limb([(756, 498, 6), (743, 480, 3.5)], 8),
    ]
    back = limb([(648, 526, 20), (600, 566, 17), (566, 612, 14), (536, 640, 12)], 40)
    head = oval(690, 456, 36, 39, 12)
    nose = limb([(716, 458, 11), (727, 464, 4.5)], 12)
    brim = oval(690, 432, 84, 14, 11)
    crown = curve([(648, 424, CORNER), (656, 388), (696, 378), (726, 400), (734, 440, CORNER)])
    plait = limb([(662, 470, 14), (624, 480, 16), (588, 464, 14), (554, 472, 12), (530, 462, 6)], 40)
    bow = curve([(536, 467, CORNER), (506, 442), (506, 466), (502, 492), (534, 472, CORNER)])
    case = box(470, 652, 112, 82, 9, 15)
    grip = c.mask(box(506, 626, 46, 40, 12, 15)) - c.mask(box(515, 634, 28, 30, 8, 15))
    body = c.mask(held, caught, *free, skirt, trunk, *front, back, head, nose, brim, crown, plait, bow, case)
    return _upon_ripples(c, body | grip)


def _upon_ripples(c: Canvas, shape: Mask) -> Mask:
    """Return the silhouette as the rippled sand takes it: every ridge moves its edge."""
    v = 6300.0 / np.maximum(c.y - HORIZON, 12)
    u = (c.x - 400) * v / 900
    shift = ripples(c, u, v) * np.clip((c.y - HORIZON) / 260, 0.3, 3) + 5 * (c.field("uneven", 60, 2) - 0.5)
    s = c.scale
    whole = cv2.remap(shape.whole(), (c.x + 0.6 * shift) * s - 0.5, (c.y + 0.5 * shift) * s - 0.5, cv2.INTER_LINEAR)
    return c.full(np.asarray(whole, np.float32))
