"""Parts of Closing Time: the two arms about the sun; paws like mittens, as an otter's are."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .brush import DEEP, FAWN, INK, PALE, PELT, fur, line
from .sun import disc

_SHADE: Final = (0.56, 0.14, 18)
_FAR_UPPER: Final[Points] = ((246, 400, 46), (296, 340, 42), (332, 292, 35))
_FAR_FORE: Final[Points] = ((330, 288, 36), (376, 290, 35), (424, 306, 28))
_ARM: Final[Points] = ((196, 608, 66), (262, 652, 58), (336, 634, 48), (398, 590, 40), (424, 570, 36))


def far_arm(c: Canvas) -> None:
    """The far arm behind the sun, bent at the elbow."""
    upper, fore = c.mask(limb(_FAR_UPPER, 30), wobble=1), c.mask(limb(_FAR_FORE, 30), wobble=1)
    m = upper | fore
    c.fill(m, mix(DEEP, PELT, 0.6), detail=0.5)
    c.multiply(fore.blur(7).move(-2, 12) & upper - fore, INK, 0.35)
    sweep(c, m, ((286, 318, 4), (304, 276, 7), (330, 254, 6)), 7, PALE, 0.45, pale=True)
    sweep(c, m, ((324, 258, 5), (366, 254, 7), (410, 276, 5)), 6, PALE, 0.65, pale=True)
    ways: tuple[Points, ...] = (
        ((264, 360), (286, 304), (318, 258), (366, 256), (420, 284)),
        ((280, 390), (310, 336), (344, 300), (380, 296), (424, 318)),
    )
    fur(c, ways, 46, (0.22, 4.5), (PELT, PALE), seed="fur/far arm", clip=m.grow(2), share=0.36, until=0.8)


def far_paw(c: Canvas) -> None:
    """Its paw, laid over the sun's upper rim."""
    m = c.mask(curve([(398, 276), (426, 264), (454, 276), (470, 306), (474, 340), (460, 356), (440, 360), (420, 356),
                      (404, 342), (394, 310)]), wobble=0.6)  # fmt: skip
    _paw(c, m, (((452, 328), (455, 342), (454, 360)), ((434, 330), (434, 344), (431, 362)),
                ((415, 324), (413, 338), (410, 352))))  # fmt: skip
    sweep(c, m, ((408, 284, 5), (430, 276, 8), (456, 290, 5)), 7, PALE, 0.7, pale=True)


def _paw(c: Canvas, m: Mask, clefts: tuple[Points, ...]) -> None:
    """A paw with its shadow on the sun and short clefts between its fingers."""
    c.multiply(m.blur(6).move(5, 8) & disc(c), _SHADE, 0.65)
    c.fill(m, PELT, detail=0.7, mottle=0.03)

    def work(pen: Pen) -> None:
        for cleft in clefts:
            line(pen, cleft, 2.4, INK, 0.7)

    c.draw(work, clip=m, detail=0.8, soft=0.4)


def near_arm(c: Canvas) -> None:
    """The near arm, round the sun from below, its paw spread upon it."""
    arm = c.mask(limb(_ARM, 50), wobble=1.2)
    paw = c.mask(curve([(392, 608), (390, 568), (408, 536), (434, 514), (456, 510), (476, 520), (486, 542), (484, 566),
                        (468, 592), (436, 616)]), wobble=0.6)  # fmt: skip
    m = arm | paw
    c.multiply(m.blur(9).move(4, 12), INK, 0.35)
    _paw(c, paw, (((466, 540), (474, 532), (486, 526)), ((470, 560), (480, 555), (492, 552)),
                  ((450, 528), (456, 518), (462, 506))))  # fmt: skip
    c.fill(arm, PELT, detail=0.6, mottle=0.03)
    sweep(c, m, ((200, 684, 12), (270, 708, 16), (350, 680, 12), (420, 624, 8)), 14, DEEP, 0.6)
    sweep(c, m, ((230, 584, 12), (290, 608, 14), (356, 588, 12), (420, 544, 10)), 14, FAWN, 0.5, pale=True)
    ways: tuple[Points, ...] = (
        ((200, 554), (270, 594), (340, 584), (410, 540)),
        ((190, 604), (262, 650), (340, 634), (430, 570)),
        ((160, 644), (250, 706), (350, 682), (440, 608)),
    )
    fur(c, ways, 150, (0.2, 5.5), (PELT, PALE), seed="fur/arm", clip=m.grow(3), share=0.42, until=0.8)
