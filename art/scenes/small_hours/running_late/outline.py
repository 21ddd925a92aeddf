"""Parts of Running Late: where the running badger's edges lie."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.shapes import Points, circle, curve

BACK: Final[Points] = (
    *((560, 450), (520, 424), (450, 386), (370, 348), (285, 332), (200, 346), (126, 394), (66, 466), (28, 550)),
    *((14, 630), (12, 720)),
)
"""From the nape over the back to the rump."""
BELLY: Final[Points] = ((556, 806), (500, 858), (420, 884), (320, 896), (220, 892), (130, 892), (70, 880), (18, 806))
"""From the breast to the haunch."""
CROWNS: Final[tuple[tuple[float, float, float], ...]] = (
    *((58, 642, 45), (112, 466, 86), (176, 384, 90), (288, 354, 88), (394, 386, 80), (468, 440, 62)),
)
"""The nearest tree tops: x, y, radius; together they are the back."""
NEAR_FORE: Final[Points] = (
    *((446, 690), (520, 680), (566, 760), (580, 840), (606, 900), (640, 944), (676, 976), (712, 998), (724, 1022)),
    *((708, 1038), (660, 1038), (618, 1020), (566, 982), (514, 940), (464, 902), (438, 846), (432, 770)),
)
"""Shoulder, elbow, a forearm that reaches out, a flat paw."""
NEAR_HIND: Final[Points] = (
    *((14, 800), (48, 770), (110, 760), (172, 778), (212, 826), (208, 874), (172, 908), (120, 930), (92, 962)),
    *((90, 998), (114, 1020), (130, 1042), (114, 1053), (70, 1053), (50, 1042), (44, 1010), (36, 980), (24, 954)),
    *((32, 936), (40, 904), (22, 862)),
)
"""Thigh, knee before, the hock behind, toes that push."""
FAR_FORE: Final[Points] = (
    *((506, 860), (506, 920), (496, 952), (482, 972), (460, 990), (438, 1008), (420, 1013), (408, 1004), (414, 986)),
    *((432, 966), (440, 940), (424, 896), (404, 860)),
)
"""Lifted: the wrist bent, the paw hanging back."""
FAR_HIND: Final[Points] = (
    *((276, 850), (322, 892), (322, 928), (300, 958), (276, 984), (276, 1000), (296, 1006), (322, 1016), (330, 1030)),
    *((314, 1040), (262, 1040), (232, 1036), (216, 1018), (216, 994), (228, 972), (224, 944), (204, 914), (170, 880)),
)
"""Reaching forward: the knee before, the whole sole down."""


def window(c: Canvas) -> Mask:
    """The body through which the avenue is seen, tree tops and all."""
    return c.mask(curve([*BACK, *reversed(BELLY)]), *(circle(*crown) for crown in CROWNS), wobble=2)
