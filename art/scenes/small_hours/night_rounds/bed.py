"""Parts of Night Rounds: the pale night sky and its moon, the sheet, the pillow, the quilt's turned-down hem."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, oval

from .inks import BLUE, CAST, CREAM

_PILLOW: Final[Points] = (
    *((22, 1122, CORNER), (96, 1058), (180, 1000), (300, 940), (420, 860), (540, 770), (640, 716), (720, 700)),
    *((790, 680, CORNER), (786, 770), (776, 860), (778, 960), (790, 1040), (800, 1120, CORNER), (700, 1140)),
    *((560, 1166), (400, 1172), (240, 1162), (120, 1138)),
)
_HEM: Final[Points] = (
    *((284, 858), (276, 890), (264, 924), (268, 962), (250, 1004), (204, 1038), (136, 1062), (56, 1080)),
    *((-30, 1092, CORNER), (-30, 984, CORNER), (40, 974), (110, 950), (172, 914), (220, 870), (250, 838)),
    (272, 838),
)


def sky(c: Canvas) -> None:
    """Wash a light night: a deeper blue above, so that the moon counts, paler towards the hills."""
    c.wash(
        [(0, (0.745, 0.082, 262)), (0.12, (0.79, 0.072, 258)), (0.22, (0.855, 0.052, 248)), (0.3, (0.925, 0.034, 215))],
        16,
        turn=-4,
    )
    veil = c.noise.at("veil", c.x / 420, (c.y + 0.2 * c.x) / 90, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.85, veil) * smoothstep(360, 140, c.y), CREAM, 0.26)


def moon(c: Canvas) -> None:
    """A full moon, cream and matte, with two grey-blue seas."""
    m = c.mask(oval(372, 138, 62, 62), wobble=1)
    c.fill(m, (0.98, 0.035, 95), detail=0.6)
    c.multiply(m.edge(9, 9, 8) & m, BLUE, 0.35)
    for x, y, rx, ry in ((386, 116, 24, 15), (356, 166, 13, 9), (344, 126, 7, 6)):
        c.multiply(c.mask(oval(x, y, rx, ry, -20), soft=3) & m, (0.87, 0.035, 262), 0.6)


def linen(c: Canvas) -> None:
    """The sheet of the bed, under everything in the lower part."""
    m = c.full(smoothstep(640, 660, c.y))
    t = np.asarray(np.clip((c.y - 660) / 540 + 0.5 * (c.field("linen", 150, 3, (2.6, 0.7)) - 0.5), 0, 1), np.float32)
    c.fill(m, pick(ramp([(0.86, 0.045, 256), (0.88, 0.04, 252), (0.9, 0.034, 248)]), t), detail=0.3)


def cushion(c: Canvas) -> Mask:
    """Return the pillow's silhouette."""
    return c.mask(curve(_PILLOW), wobble=1)


def pillow(c: Canvas) -> None:
    """The white pillow: plump, two corners to the viewer, creased towards the weight of the head."""
    m = cushion(c)
    c.multiply(m.blur(12).move(6, 14), CAST, 0.5)
    c.fill(m, CREAM, detail=0.4)
    c.multiply(m.edge(4, 16, 14) & m, CAST, 0.5)
    c.multiply(m.edge(14, 2, 12) & m, CAST, 0.4)
    for spine, soft, share in (
        (((420, 1096, 16), (560, 1122, 30), (680, 1090, 22), (748, 980, 12)), 18, 0.7),
        (((690, 1088, 5), (740, 1104, 6), (784, 1110, 2)), 5, 0.5),
        (((752, 900, 3), (770, 880, 7), (782, 830, 2)), 6, 0.45),
        (((740, 790, 3), (764, 756, 8), (782, 706, 2)), 7, 0.5),
        (((300, 1120, 2), (220, 1128, 7), (110, 1116, 2)), 7, 0.4),
        (((600, 1130, 3), (640, 1146, 7), (720, 1140, 2)), 6, 0.4),
    ):
        sweep(c, m, spine, soft, CAST, share)

    c.draw(
        lambda pen: crease(
            pen,
            ((30, 1116), (130, 1130), (250, 1152), (400, 1161), (560, 1156), (700, 1131), (790, 1112)),
            2.2,
            (0.7, 0.07, 262),
            0.75,
        ),
        detail=0.6,
        soft=0.4,
    )


def hem(c: Canvas) -> None:
    """The sheet turned down over the quilt's upper edge, lying over chest and shoulder, sagging between them."""
    m = c.mask(curve(_HEM), wobble=1)
    c.multiply(m.blur(7).move(9, 9), CAST, 0.75)
    c.fill(m, CREAM, detail=0.5)
    for spine, soft, share in (
        (((282, 870, 4), (266, 926, 6), (266, 970, 8), (210, 1040, 10), (120, 1070, 10), (-20, 1090, 8)), 9, 0.7),
        (((232, 866, 2), (244, 890, 5), (246, 930, 1)), 4, 0.5),
        (((190, 906, 2), (214, 930, 5), (226, 980, 1)), 4, 0.45),
        (((124, 948, 2), (152, 976, 5), (164, 1030, 1)), 4, 0.4),
        (((56, 976, 2), (76, 1006, 5), (74, 1056, 1)), 4, 0.4),
    ):
        sweep(c, m, spine, soft, CAST, share)
    c.draw(
        lambda pen: crease(pen, ((258, 842), (230, 876), (180, 922), (116, 959), (44, 984), (-24, 993)), 2.4,
                           (0.62, 0.09, 264), 0.8),
        clip=m, detail=0.6, soft=0.3,
    )  # fmt: skip


def dent(c: Canvas) -> None:
    """The pillow swells up before the head, which has sunk into it: ground for whoever stands there."""
    edge: Points = (
        (330, 1052),
        (380, 1064),
        (440, 1076),
        (520, 1082),
        (590, 1074),
        (650, 1048),
        (706, 1006),
        (750, 962),
    )
    rim = [*edge, (790, 1060), (700, 1136), (540, 1152), (380, 1140), (300, 1100)]
    m = c.mask(curve([(x, y, CORNER) if k in (0, 7) else (x, y) for k, (x, y) in enumerate(rim)]), soft=1.2)
    fade = np.asarray(smoothstep(1150, 1100, c.y) * smoothstep(330, 372, c.x) * smoothstep(770, 730, c.x), np.float32)
    c.fill(m * fade, CREAM, detail=0.5)
    low = c.mask(
        curve([(360, 1150), (470, 1128), (600, 1128), (700, 1096), (760, 1030), (790, 1110), (640, 1150)]), soft=14
    )
    c.multiply(low & m, CAST, 0.42)
    for spine in (
        ((560, 1082, 1), (566, 1098, 4), (590, 1116, 1)),
        ((648, 1052, 1), (660, 1070, 5), (690, 1084, 1)),
        ((404, 1072, 1), (396, 1088, 3), (380, 1100, 1)),
    ):
        sweep(c, m, spine, 3, CAST, 0.55)
