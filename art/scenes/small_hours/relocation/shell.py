"""Parts of Relocation: the great shell, its near half out of the water, its plates in broad flat fields."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve

from .brush import INK, SHELL, SHELL_DEEP, SHELL_PALE, crease, sweep

_OUTLINE: Final[Points] = (
    *((-60, 736), (40, 708), (130, 690), (230, 681), (340, 684), (430, 702), (500, 742), (552, 794), (590, 846)),
    *((616, 896), (608, 930), (560, 952), (440, 976), (280, 992), (120, 996), (-60, 990)),
)
_RIDGE: Final[Points] = ((-40, 790), (90, 758), (240, 742), (370, 746), (462, 772), (536, 822))
_BORDER: Final[Points] = ((-40, 902), (110, 916), (280, 912), (420, 894), (530, 862), (588, 848))
_FIELDS: Final[tuple[Points, ...]] = (
    ((-30, 800), (90, 774), (84, 840), (66, 900), (-30, 890)),
    ((112, 770), (240, 756), (262, 830), (270, 898), (180, 904), (92, 902), (108, 840)),
    ((268, 756), (368, 760), (424, 780), (450, 830), (462, 870), (380, 890), (294, 898), (288, 830)),
    ((452, 786), (520, 826), (556, 850), (490, 864), (474, 826)),
)


def outline(c: Canvas) -> Mask:
    """Return where the shell is."""
    return c.mask(curve(_OUTLINE), wobble=1)


def shell(c: Canvas) -> None:
    """One dark dome; each plate a little paler than the seams between."""
    m = outline(c)
    c.fill(m, SHELL, detail=0.5, mottle=0.05)
    for field in _FIELDS:
        plate = c.mask(curve(field), soft=3) & m
        c.glaze(plate, SHELL_PALE, 0.3)
        c.glaze(plate.edge(7, 10, 8), SHELL_PALE, 0.35)
    sweep(c, m, ((-40, 960, 40), (200, 980, 46), (420, 964, 40), (600, 920, 20)), 24, SHELL_DEEP, 0.7)
    sweep(c, m, ((-40, 748, 10), (120, 706, 16), (260, 694, 16), (400, 712, 14), (520, 780, 8)), 12, SHELL_PALE, 0.6,
          pale=True)  # fmt: skip
    _seams(c, m)


def _seams(c: Canvas, m: Mask) -> None:
    def work(pen: Pen) -> None:
        for line in (_RIDGE, _BORDER):
            crease(pen, line, 3.4, INK, 0.75)
        for line in (
            ((98, 756), (98, 830), (78, 912)),
            ((254, 742), (274, 820), (282, 912)),
            ((440, 764), (468, 820), (480, 878)),
            ((60, 704), (76, 730), (90, 758)),
            ((424, 700), (444, 730), (446, 764)),
        ):
            crease(pen, line, 3, INK, 0.7)
        for (x, y), (u, v) in (
            ((20, 910), (4, 994)), ((110, 916), (102, 998)), ((200, 915), (202, 996)), ((290, 911), (302, 992)),
            ((376, 902), (398, 984)), ((454, 886), (486, 968)), ((524, 864), (562, 950)),
        ):  # fmt: skip
            crease(pen, ((x, y), (0.5 * (x + u) + 4, 0.5 * (y + v)), (u, v)), 2.6, INK, 0.6)

    c.draw(work, clip=m, detail=0.6, soft=0.7)


def doorstep() -> Points:
    """Return the outline of the piece of pavement that came away with the house."""
    return (
        *((96, 690), (440, 686), (458, 700), (444, 712), (452, 728), (420, 736), (392, 730), (340, 742), (284, 738)),
        *((220, 744), (170, 736), (128, 740), (108, 728), (84, 720)),
    )
