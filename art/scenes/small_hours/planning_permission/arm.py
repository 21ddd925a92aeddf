"""Parts of Planning Permission: the arm she lifts, and her hand flat on the glass."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .cloth import cloth, sweeps
from .head import SHADE, SKIN
from .woman import CLOTH, DEEP, INK, PALE


def arm(c: Canvas) -> None:
    """Paint the forearm up to the glass, then the upper arm before it."""
    fore = c.mask(
        curve(
            [
                *((360, 930), (372, 880), (400, 820), (408, 774, CORNER), (440, 764), (474, 776, CORNER), (472, 830)),
                *((462, 900), (440, 960), (400, 976)),
            ]
        ),
        wobble=0.8,
    )
    cloth(c, fore, CLOTH, 36)
    sweeps(
        c,
        fore,
        (
            (((464, 790, 6), (458, 870, 12), (430, 950, 12)), 9, 0.75),
            (((400, 860, 2), (424, 872, 6), (452, 862, 2)), 4, 0.5),
        ),
        DEEP,
    )
    sweeps(c, fore, ((((418, 790, 4), (404, 850, 8), (386, 910, 6)), 6, 0.5),), PALE, pale=True)
    upper = c.mask(
        curve(
            [
                *(
                    (306, 772, CORNER),
                    (278, 800),
                    (268, 850),
                    (286, 910),
                    (326, 960),
                    (372, 990),
                    (418, 984),
                    (446, 952),
                ),
                *((436, 916), (404, 884), (384, 840), (360, 800), (336, 776)),
            ]
        ),
        wobble=1,
    )
    c.multiply(upper.blur(9).move(-8, 12), DEEP, 0.7)
    cloth(c, upper, CLOTH, 54)
    sweeps(
        c,
        upper,
        (
            (((300, 900, 8), (346, 966, 14), (410, 976, 10)), 9, 0.75),
            (((436, 930, 2), (404, 928, 7), (372, 946, 2)), 5, 0.6),
            (((424, 906, 2), (390, 906, 7), (360, 926, 2)), 5, 0.5),
            (((290, 800, 4), (284, 850, 8), (300, 900, 4)), 7, 0.5),
        ),
        DEEP,
    )
    sweeps(
        c,
        upper,
        (
            (((326, 790, 6), (356, 840, 14), (390, 900, 8)), 9, 0.5),
            (((372, 962, 3), (410, 950, 6), (434, 944, 2)), 4, 0.4),
        ),
        PALE,
        pale=True,
    )

    def seam(pen: Pen) -> None:
        pen.stroke([(306, 774), (284, 806), (272, 850), (280, 890)], INK, 2.4, 0.6)

    c.draw(seam, soft=0.5, detail=0.5)


_LIT: Final = (0.68, 0.08, 52)


_FINGERS: Final[tuple[Points, ...]] = (
    ((466, 712, 11), (479, 684, 9.5), (489, 662, 8.5), (495, 646, 6)),
    ((456, 704, 12), (466, 664, 10.5), (473, 634, 9.5), (476, 614, 6.5)),
    ((442, 702, 12.5), (445, 656, 11), (448, 622, 10), (448, 600, 6.5)),
    ((428, 706, 12.5), (424, 666, 11), (419, 634, 9.5), (417, 614, 6.5)),
)
"""Little finger to forefinger."""


def hand(c: Canvas) -> None:
    """The back of her hand on the pane, at ease: four fingers a little apart, the thumb aside; then the cuff."""
    back = c.mask(
        curve(
            [
                *((428, 770), (425, 750), (416, 728), (415, 702), (428, 692), (447, 690), (466, 698), (477, 712)),
                *((474, 736), (464, 754), (461, 770)),
            ]
        )
    )
    thumb = c.mask(limb([(442, 752, 18), (422, 730, 15), (404, 710, 11), (392, 692, 9), (383, 678, 6)], 40))
    whole = back | thumb
    for spine in _FINGERS:
        whole = whole | c.mask(limb(spine, 30))
    c.multiply(whole.blur(5).move(5, 7), (0.62, 0.07, 130), 0.55)
    c.fill(whole, mix(SKIN, _LIT, 0.4), detail=0.9, mottle=0.03)
    c.multiply(whole.edge(5, 2, 3), SHADE, 0.6)
    sweeps(
        c,
        whole,
        (
            (((480, 704, 7), (474, 738, 9), (462, 780, 9)), 8, 0.5),
            (((430, 762, 3), (420, 738, 4), (414, 716, 2)), 4, 0.4),
        ),
        SHADE,
    )
    sweeps(c, whole, ((((428, 712, 7), (440, 704, 8), (456, 710, 6)), 8, 0.45),), (0.74, 0.075, 56), pale=True)

    def marks(pen: Pen) -> None:
        for one in (
            [(472, 684, 0.8), (467, 698, 1.5), (462, 712, 0.3)],
            [(456, 674, 0.8), (454, 690, 1.5), (451, 706, 0.3)],
            [(434, 676, 0.8), (435, 692, 1.5), (436, 708, 0.3)],
            [(414, 706, 0.8), (417, 722, 1.4), (424, 740, 0.3)],
        ):
            pen.fill(limb(one), SHADE, 0.55)
        for x, y in ((421.0, 660.0), (446, 652), (468, 660), (483, 680)):
            pen.fill(limb([(x - 5, y + 1, 0.4), (x, y - 1, 1.0), (x + 5, y + 1, 0.4)]), SHADE, 0.6)
        for spine in (*_FINGERS, ((392, 692, 9), (383, 678, 6))):
            (x, y), (u, v) = spine[-1][:2], spine[-2][:2]
            nail = [(0.65 * x + 0.35 * u, 0.65 * y + 0.35 * v, 4.2), (x, y, 3.2)]
            pen.fill(limb(nail, 10), (0.76, 0.06, 45), 0.75)

    c.draw(marks, clip=whole, detail=0.9, soft=0.4)
    cuff = c.mask(
        curve(
            [
                *((406, 782, CORNER), (412, 756, CORNER), (442, 748), (474, 758, CORNER), (476, 786, CORNER)),
                (442, 778),
            ]
        )
    )
    c.multiply(cuff.blur(3).move(0, -4) & back, SHADE, 0.6)
    cloth(c, cuff, (0.34, 0.09, 28), 10)
