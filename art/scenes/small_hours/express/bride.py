"""Parts of Express: the bride, side-saddle on the bee, bent forward to its neck, her skirt blown back."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .bee import ruffle, silhouette
from .veil import ROSE, WHITE

SKIN: Final = (0.715, 0.088, 47)
SHADE: Final = (0.56, 0.1, 36)
_DUSK: Final = (0.66, 0.07, 22)
_GOWN: Final[Points] = (
    *((176, 156, CORNER), (202, 146), (228, 148), (256, 166), (276, 196), (292, 222), (322, 230), (356, 244)),
    *((414, 250), (460, 240), (494, 246), (522, 272, CORNER), (504, 276), (490, 288), (474, 308), (446, 308)),
    *((418, 322), (396, 346), (366, 346), (338, 360), (308, 380), (280, 370), (250, 378), (212, 366, CORNER)),
    *(
        (208, 338),
        (194, 308),
        (174, 284),
        (163, 264),
        (171, 247),
        (196, 238),
        (216, 232, CORNER),
        (206, 208),
        (184, 182),
    ),
)


def bride(c: Canvas) -> None:
    """Paint the far sleeve, the gown, the near arm and its hand in the fur."""
    far = c.mask(limb([(182, 172, 16), (150, 202, 13), (116, 222, 9)], 30))
    c.fill(far, mix(WHITE, ROSE, 0.22), detail=0.6)
    c.multiply(c.mask(limb([(190, 184, 8), (156, 212, 9), (120, 234, 7)], 20), soft=5) & far, _DUSK, 0.85)
    ruffle(c, c.mask(limb([(98, 212, 4), (98, 226, 5), (106, 232, 4)], 12)), 200, -0.5, "far-grip")
    _gown(c)
    _arm(c)
    _hand(c)


def _gown(c: Canvas) -> None:
    gown = c.mask(curve(_GOWN), wobble=1)
    bee = silhouette(c)
    c.multiply(gown.blur(14).move(4, 16) & bee, (0.3, 0.06, 55), 0.7)
    c.multiply(gown.blur(5).move(-2, 3) & bee, (0.3, 0.06, 55), 0.4)
    c.fill(gown, WHITE, detail=0.65)
    for spine, soft, tone, share in (
        (((300, 236, 2), (350, 254, 7), (420, 268, 8), (500, 264, 3)), 4, ROSE, 0.75),
        (((288, 240, 2), (330, 268, 9), (390, 292, 9), (450, 306, 3)), 5, ROSE, 0.8),
        (((276, 244, 2), (306, 286, 10), (336, 320, 9), (368, 346, 3)), 5, ROSE, 0.8),
        (((250, 254, 2), (266, 304, 10), (280, 368, 8)), 5, ROSE, 0.8),
        (((214, 262, 2), (222, 304, 9), (236, 370, 8)), 5, ROSE, 0.8),
        (((188, 264, 2), (198, 304, 7), (222, 356, 7)), 5, ROSE, 0.7),
        (((196, 246, 3), (236, 250, 6), (282, 232, 3)), 4, _DUSK, 0.55),
        (((214, 232, 3), (246, 228, 6), (286, 218, 2)), 4, _DUSK, 0.55),
        (((224, 224, 2), (254, 214, 5), (280, 202, 2)), 4, ROSE, 0.8),
        (((190, 178, 8), (210, 206, 14), (222, 230, 8)), 7, _DUSK, 0.5),
        (((250, 168, 2), (264, 190, 5), (276, 216, 2)), 4, ROSE, 0.6),
    ):
        c.multiply(c.mask(limb(spine, 30), soft=soft) & gown, tone, share)
    c.multiply(gown * np.asarray(smoothstep(300, 372, c.y)[gown.where], np.float32), ROSE, 0.4)

    def sash(pen: Pen) -> None:
        pen.stroke([(218, 230), (246, 222), (274, 208), (290, 216)], (0.7, 0.075, 20), 2.4, 0.7)
        for k in range(7):
            x, y = 236 + 6.5 * k, 162 + 7.4 * k - 0.12 * k * k
            pen.dot(x, y, 2.0, (0.72, 0.05, 30), 0.8)

    c.draw(sash, detail=0.7)


def _arm(c: Canvas) -> None:
    """The near sleeve: full at the shoulder, bent at the elbow, drawn in at the wrist."""
    sleeve = c.mask(
        curve(
            [
                *((214, 156), (188, 160), (170, 178), (154, 202), (134, 220), (122, 230, CORNER), (130, 252, CORNER)),
                *((148, 254), (170, 250), (188, 238), (206, 216), (224, 190), (230, 168)),
            ]
        ),
        wobble=0.8,
    )
    c.multiply(sleeve.blur(6).move(5, 9), (0.45, 0.08, 25), 0.55)
    c.fill(sleeve, WHITE, detail=0.7)
    for spine, soft, tone, share in (
        (((226, 186, 5), (204, 220, 9), (172, 244, 9), (134, 250, 5)), 5, _DUSK, 0.65),
        (((164, 206, 1.5), (172, 222, 4), (188, 226, 1.5)), 2.5, _DUSK, 0.7),
        (((158, 218, 1.5), (170, 234, 4), (184, 236, 1.5)), 2.5, _DUSK, 0.6),
        (((206, 164, 2), (196, 178, 4), (194, 196, 2)), 3, ROSE, 0.8),
        (((220, 164, 2), (214, 182, 4), (206, 200, 2)), 3, ROSE, 0.8),
        (((192, 166, 1.5), (182, 178, 3), (176, 192, 1.5)), 3, ROSE, 0.7),
    ):
        c.multiply(c.mask(limb(spine, 30), soft=soft) & sleeve, tone, share)


def _hand(c: Canvas) -> None:
    """Her hand like a mitten, its fingers gone in the fur."""
    hand = c.mask(
        curve([(132, 234), (118, 230), (102, 236), (88, 248), (82, 264), (92, 276), (110, 270), (126, 258), (134, 248)])
    )
    c.multiply(hand.blur(6).move(0, 6) & silhouette(c), (0.4, 0.1, 55), 0.7)
    c.fill(hand, SKIN, detail=0.9)
    c.multiply(hand.edge(-3, -5, 5), SHADE, 0.6)
    thumb = c.mask(limb([(128, 238, 6.5), (112, 237, 7.5), (100, 241, 7), (93, 249, 5.5)], 20))
    c.multiply(thumb.blur(2.5).move(1, 4) & hand, SHADE, 0.7)
    c.fill(thumb, mix(SKIN, (0.82, 0.06, 55), 0.5), detail=0.9)

    def knuckles(pen: Pen) -> None:
        for x, y in ((92, 258), (101, 259), (110, 256)):
            pen.stroke([(x + 3, y - 4), (x - 2, y + 4), (x - 5, y + 13)], SHADE, 1.6, 0.75)

    c.draw(knuckles, detail=0.85, soft=0.3)
    cuff = c.mask(limb([(126, 230, 5), (131, 241, 6), (133, 253, 5)], 12))
    c.multiply(cuff.blur(2).move(-2, 1) & hand, SHADE, 0.7)
    c.fill(cuff, WHITE, detail=0.8)
    c.multiply(cuff.edge(-3, -3, 3), ROSE, 0.8)
    ruffle(c, c.mask(limb([(74, 268, 6), (92, 282, 8), (116, 276, 6), (132, 266, 4)], 20)), 420, -1.75, "grip")
    ruffle(c, c.mask(limb([(76, 268, 5), (80, 252, 5)], 10)), 170, -0.6, "grip-front")
