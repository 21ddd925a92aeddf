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


def hand(c: Canvas) -> None:
    """The back of her hand, four fingers laid on the pane, the thumb on this side; then the cuff."""
    fingers: tuple[tuple[Points, float], ...] = (
        (((467, 706, 11), (475, 676, 10), (481, 650, 9), (484, 638, 5.5)), 0.1),
        (((456, 700, 12.5), (463, 660, 11.5), (467, 624, 10), (468, 608, 6)), 0.25),
        (((441, 700, 12.5), (445, 656, 12), (447, 614, 10.5), (447, 596, 6)), 0.4),
        (((425, 704, 12), (425, 664, 11.5), (425, 630, 10), (426, 612, 6)), 0.5),
    )
    for spine, light in fingers:
        finger = c.mask(limb(spine, 30))
        c.multiply(finger.blur(2.5).move(-2, 3), SHADE, 0.6)
        c.fill(finger, mix(SKIN, _LIT, light), detail=0.9)
        c.multiply(finger.edge(6, 1, 4), SHADE, 0.7)
        (x, y), (u, v) = spine[-1][:2], spine[-2][:2]
        nail = c.mask(limb([(x, y + 5, 3.4), (0.5 * (x + u), 0.5 * (y + v) + 6, 4.2)], 10))
        c.fill(nail, (0.74, 0.06, 45), 0.8, detail=0.9)
    back = c.mask(
        curve(
            [
                *((428, 768), (424, 748), (413, 724), (413, 700), (428, 688), (447, 682), (466, 690), (478, 706)),
                *((476, 730), (464, 752), (460, 768)),
            ]
        )
    )
    c.fill(back, mix(SKIN, _LIT, 0.4), detail=0.9)
    sweeps(
        c,
        back,
        (
            (((476, 700, 8), (472, 736, 9), (462, 776, 8)), 7, 0.65),
            (((433, 706, 2), (436, 690, 3), (436, 676, 1)), 2.5, 0.5),
            (((450, 704, 2), (453, 688, 3), (454, 672, 1)), 2.5, 0.5),
            (((464, 708, 2), (468, 694, 3), (470, 680, 1)), 2.5, 0.5),
        ),
        SHADE,
    )
    sweeps(c, back, ((((430, 724, 5), (440, 712, 8), (456, 714, 5)), 7, 0.5),), (0.72, 0.075, 54), pale=True)
    thumb = c.mask(
        curve(
            [
                *((428, 764), (412, 742), (398, 720), (386, 694), (386, 682), (395, 678), (405, 690), (418, 708)),
                *((432, 726), (440, 752)),
            ]
        )
    )
    c.multiply(thumb.blur(3).move(4, 4) & back, SHADE, 0.6)
    c.fill(thumb, mix(SKIN, _LIT, 0.55), detail=0.9)
    c.multiply(thumb.edge(4, 3, 4) & back, SHADE, 0.4)
    c.fill(c.mask(limb([(390, 686, 3.4), (394, 695, 4)], 10)), (0.76, 0.06, 45), detail=0.9)

    def gaps(pen: Pen) -> None:
        for one in (
            [(474, 652, 1.0), (470, 676, 1.8), (467, 700, 0.4)],
            [(457, 626, 1.0), (455, 664, 1.8), (452, 696, 0.4)],
            [(436, 630, 1.0), (434, 666, 1.8), (434, 700, 0.4)],
        ):
            pen.fill(limb(one), (0.34, 0.08, 32), 0.75)

    c.draw(gaps, detail=0.9, soft=0.4)
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
