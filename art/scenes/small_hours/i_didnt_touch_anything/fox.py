"""Parts of I Didn't Touch Anything: the fox's breast and back, close up and cut by the card's edge."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweep
from art.painting.shapes import Points, curve

from .ink import CREAM, DARK, GOLD, INK, RED, RED_DEEP, RED_PALE, SHADE

_BODY: Final[Points] = (
    *((500, 600), (452, 656), (418, 724), (402, 800), (406, 880), (422, 960), (432, 1040), (430, 1240)),
    *((860, 1240), (860, 720), (812, 650), (740, 590), (620, 540)),
)
_BIB: Final[Points] = (
    *((440, 560), (430, 680), (380, 740), (380, 860), (414, 940), (446, 1010), (482, 1050), (512, 980)),
    *((546, 900), (592, 820), (636, 740), (664, 660), (620, 600)),
)
_BREAST: Final[tuple[Points, ...]] = (
    ((470, 640), (424, 720), (404, 800), (412, 890), (440, 980), (460, 1060)),
    ((510, 650), (470, 730), (452, 810), (456, 900), (476, 990), (490, 1070)),
    ((550, 660), (524, 740), (508, 820), (506, 900), (512, 980), (518, 1060)),
    ((590, 660), (578, 740), (554, 820), (532, 900), (518, 970), (508, 1040)),
    ((660, 640), (652, 710), (612, 790), (572, 870), (544, 940), (524, 1010)),
)
_FLANK: Final[tuple[Points, ...]] = (
    ((660, 650), (640, 740), (596, 830), (560, 920), (536, 1040), (526, 1180)),
    ((700, 640), (704, 740), (676, 840), (636, 940), (606, 1050), (596, 1190)),
    ((740, 620), (770, 730), (770, 850), (750, 960), (730, 1070), (720, 1200)),
    ((780, 610), (830, 720), (846, 850), (836, 960), (820, 1080), (810, 1200)),
)


def body(c: Canvas) -> None:
    """One mass: red behind, a cream bib in thick locks before, dark stockings going down behind the brush."""
    m = c.mask(curve(_BODY), wobble=2)
    c.multiply(m.blur(20).move(-8, 6) - m, (0.6, 0.08, 150), 0.35)
    fringe(c, ((470, 640), (420, 720), (402, 800), (406, 880), (424, 960)), 90, (46, 7), 0.22, "hem",
           (CREAM, (0.92, 0.05, 80), (0.86, 0.06, 70)), 4, bend=(0.1, 0.12))  # fmt: skip
    c.fill(m, mix(RED, RED_DEEP, 0.3), detail=0.55, mottle=0.04)
    locks(c, _FLANK, 620, (0.13, 8), (mix(RED, RED_DEEP, 0.7), RED), seed="flank", share=0.8, shade=DARK, clip=m)
    c.multiply(m * np.asarray(smoothstep(690, 850, c.x), np.float32), DARK, 0.6)
    legs = m * np.asarray(smoothstep(980, 1060, c.y + 0.1 * (c.x - 430)) * smoothstep(690, 600, c.x), np.float32)
    c.fill(legs, INK, 0.92, detail=0.55)
    bib = c.mask(curve(_BIB), soft=5) & m.grow(3)
    c.fill(bib, (0.9, 0.045, 80), detail=0.55)
    locks(
        c,
        _BREAST,
        520,
        (0.17, 8),
        ((0.88, 0.055, 80), CREAM),
        seed="bib",
        share=0.92,
        shade=(0.66, 0.06, 70),
        drift=5,
        until=0.8,
    )
    locks(c, _FLANK[:2], 120, (0.15, 7), (RED, RED_PALE), seed="flank/2", share=0.85, shade=RED_DEEP, until=0.7)
    front = c.mask(curve(_BODY)).grow(10)
    inner = c.mask(curve(_BIB), soft=8) & front
    sweep(c, inner, ((640, 640, 30), (620, 760, 36), (580, 900, 40), (550, 1020, 36)), 36, SHADE, 0.42)
    sweep(c, inner, ((500, 840, 8), (498, 930, 16), (496, 1040, 20)), 18, SHADE, 0.4)
    sweep(c, front, ((520, 660, 30), (600, 690, 34), (700, 680, 36), (800, 640, 30)), 26, DARK, 0.75)
    sweep(c, front, ((690, 860, 14), (672, 960, 22), (664, 1060, 26)), 22, DARK, 0.6)
    sweep(c, front, ((770, 700, 14), (752, 800, 22), (728, 900, 18)), 24, RED_PALE, 0.4, pale=True)
    sweep(c, front, ((612, 840, 12), (584, 920, 18), (572, 1000, 16)), 20, RED_PALE, 0.5, pale=True)
    c.multiply(front * np.asarray(smoothstep(940, 1080, c.y), np.float32), (0.4, 0.09, 30), 0.55)
    c.glaze(m.edge(-12, 2, 9) * np.asarray(smoothstep(1040, 900, c.y), np.float32), GOLD, 0.75)
