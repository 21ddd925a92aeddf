"""The old man from behind: suit, collar, hat; his hands hold the bouquet at his back."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

SUIT: Colour = (0.35, 0.045, 252)
SKIN: Colour = (0.66, 0.085, 46)
_LINEN: Colour = (0.95, 0.015, 100)
_HAT: Colour = (0.44, 0.04, 240)
_WHITE: Colour = (0.94, 0.015, 95)
_DIM: Colour = (0.3, 0.05, 262)

_LEFT_SIDE = ((380, 306, CORNER), (340, 326), (286, 346), (246, 372), (230, 420), (246, 500), (270, 580), (262, 660))
_RIGHT_SIDE = ((544, 660), (538, 580), (560, 500), (580, 424), (566, 366), (526, 336), (474, 318), (436, 304, CORNER))
_SLEEVE_RIGHT = (
    *((530, 340, CORNER), (578, 360), (610, 398), (636, 458), (660, 524), (654, 562), (622, 584)),
    *((548, 592), (440, 594, CORNER), (438, 546, CORNER), (520, 540), (578, 520), (570, 470), (548, 420)),
)
_SLEEVE_LEFT = (
    *((282, 350, CORNER), (236, 372), (204, 412), (176, 468), (150, 530), (154, 566), (184, 588)),
    *((250, 596), (352, 592, CORNER), (350, 544, CORNER), (280, 540), (230, 524), (240, 474), (262, 424)),
)


def _suit(c: Canvas, mask: Mask, folds: list[Fold], seed: str, thickness: float = 40, bias: float = 0.0) -> None:
    garment(c, mask, SUIT, folds, thickness=thickness, crumple=1.6, seed=seed, rim=0, bias=bias, gain=0.85, detail=0.75)
    x, y = c.x[mask.where], c.y[mask.where]
    stripe = np.abs(np.sin((x + 3 * np.sin(y / 60)) / 5.6)) ** 18
    c.screen(mask * stripe.astype(np.float32), (0.75, 0.04, 235), 0.13)


def man(c: Canvas) -> None:
    """Paint him but for his fingers."""
    _back(c)
    _head(c)
    _collar(c)
    _sleeves(c)


def _back(c: Canvas) -> None:
    body = c.mask(curve([*_LEFT_SIDE, *_RIGHT_SIDE]))
    folds: list[Fold] = [
        (((300, 380, 20), (330, 430, 44), (340, 500, 24)), 9.0),
        (((516, 380, 20), (486, 430, 44), (476, 500, 24)), 9.0),
        (((409, 330, 4), (408, 440, 7), (404, 600, 6)), -7.0),
        (((262, 440, 6), (310, 486, 12), (372, 510, 7)), -6.0),
        (((256, 500, 6), (306, 540, 12), (372, 552, 7)), -6.0),
        (((556, 440, 6), (510, 486, 12), (446, 510, 7)), -6.0),
        (((340, 336, 8), (408, 350, 14), (480, 334, 8)), 5.0),
    ]
    _suit(c, body, folds, "back", 60)
    side = np.asarray(smoothstep(420, 600, c.x), np.float32)
    c.multiply(body * side, (0.4, 0.06, 262), 0.5)


def _head(c: Canvas) -> None:
    """The back of a head: white fringe, ears, the moustache's ends to either side; a hat upon it, a little askew."""
    points = [
        *((368, 296, CORNER), (374, 262), (350, 244), (340, 204), (346, 160), (408, 140), (474, 160)),
        *((484, 204), (474, 244), (446, 264), (452, 298, CORNER), (410, 322)),
    ]
    jaw = c.mask(curve([(346, 200), (350, 244), (368, 276), (410, 288), (450, 276), (470, 244), (478, 200)]))
    c.form(jaw, SKIN, thickness=30, rim=0, bias=-0.12, mottle=0.05, detail=0.8)
    for way, x in ((-1, 362), (1, 458)):
        tip = [(x - way * 24, 246), (x, 248), (x + way * 24, 258), (x + way * 46, 254), (x + way * 60, 240, CORNER)]
        low = [(x + way * 56, 264), (x + way * 34, 279), (x + way * 6, 278), (x - way * 24, 268)]
        curl = c.mask(curve([*tip, *low]), wobble=1.2, cell=8)
        hair = c.form(curl, _WHITE, thickness=9, rim=0, bias=-0.04 if way > 0 else 0.02, detail=0.85)
        fur(c, hair, 0.3 * way, seed=f"curl{way}", length=(8, 14), spacing=3, light=0.06, spread=0.25, detail=0.8)
        c.multiply(curl * np.asarray(smoothstep(x + way * 26, x - way * 6, c.x), np.float32), _DIM, 0.35)
    head = c.mask(curve(points))
    nape: list[Fold] = [
        (((386, 262, 5), (388, 290, 8), (384, 310, 5)), 4.0),
        (((436, 262, 5), (434, 290, 8), (438, 310, 5)), 4.0),
        (((380, 284, 2), (410, 290, 3), (444, 284, 2)), -3.0),
        (((382, 272, 2), (410, 277, 2.6), (440, 272, 2)), -2.0),
    ]
    garment(c, head, SKIN, nape, thickness=50, weave=0, rim=0, mottle=0.05, detail=0.85)
    c.multiply(head * np.asarray(smoothstep(410, 480, c.x), np.float32), (0.5, 0.09, 20), 0.5)
    c.multiply(head & c.mask(limb([(360, 256, 8), (410, 268, 9), (462, 256, 8)]), soft=7), (0.5, 0.09, 20), 0.4)
    for way, x in ((-1, 343), (1, 479)):
        ear = [(x - way * 4, 196), (x + way * 10, 190), (x + way * 17, 206), (x + way * 12, 228), (x, 246)]
        lobe = c.mask(curve([*ear, (x - way * 8, 240)]))
        c.form(lobe, (0.64, 0.1, 36), thickness=7, rim=0, bias=0.03 if way < 0 else -0.12, detail=0.85)
        c.multiply(
            c.mask(limb([(x - way * 2, 204, 3), (x + way * 3, 222, 4), (x - way * 2, 240, 3)]), soft=2), _DIM, 0.3
        )
    fringe = c.mask(
        curve(
            [
                *((342, 176, CORNER), (340, 214), (350, 246), (372, 262, CORNER), (392, 250), (412, 258, CORNER)),
                *((430, 250), (450, 262, CORNER), (474, 244), (484, 212), (480, 176, CORNER)),
            ]
        ),
        wobble=2,
        cell=8,
    )
    hair = c.form(fringe, (0.86, 0.015, 230), thickness=22, rim=0, detail=0.8)
    c.multiply(fringe * np.asarray(smoothstep(400, 484, c.x), np.float32), (0.5, 0.05, 262), 0.5)
    fur(c, hair, 1.45, seed="fringe", length=(9, 18), spacing=2.6, light=0.1, spread=0.22, detail=0.8)
    c.multiply(fringe * np.asarray(smoothstep(226, 186, c.y), np.float32), _DIM, 0.6)
    _hat(c)


def _hat(c: Canvas) -> None:
    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return place(list(points), 410, 178, 1.0, 5.0)

    brim = c.mask(
        curve(at((-124, -4), (-96, -20), (0, -26), (96, -20), (124, -4), (104, 16), (50, 28), (-50, 28), (-104, 16)))
    )
    c.form(brim, _HAT, thickness=9, rim=0, bias=0.02, detail=0.82)
    c.multiply(brim & c.mask(oval(412, 166, 88, 16, 5), soft=6), _DIM, 0.6)
    c.multiply(brim * np.asarray(smoothstep(430, 540, c.x), np.float32), _DIM, 0.4)
    crown = c.mask(
        curve(
            at(
                *((-84, 2, CORNER), (-80, -46), (-66, -92), (-38, -106), (-8, -96), (22, -106), (60, -96)),
                *((78, -50), (84, 2, CORNER), (40, 14), (-40, 14)),
            )
        )
    )
    dents: list[Fold] = [
        (at((-8, -100, 8), (-4, -70, 14), (0, -40, 6)), -8.0),
        (at((-60, -80, 8), (-54, -40, 18), (-56, -6, 10)), 6.0),
        (at((60, -80, 8), (56, -40, 16), (58, -6, 10)), 4.0),
    ]
    garment(c, crown, _HAT, dents, thickness=44, weave=0.1, rim=0, detail=0.82)
    c.multiply(crown * np.asarray(smoothstep(400, 500, c.x), np.float32), _DIM, 0.5)
    band = c.mask(
        curve(
            at(
                *((-84, -24, CORNER), (-40, -14), (40, -14), (83, -24, CORNER), (84, 2, CORNER), (40, 14)),
                *((-40, 14), (-84, 2, CORNER)),
            )
        )
    )
    garment(c, band, (0.24, 0.04, 255), thickness=8, rim=0, detail=0.82)


def _collar(c: Canvas) -> None:
    """The stiff collar's back, and the coat's over it."""
    stand = c.mask(
        curve([(364, 290, CORNER), (410, 304), (456, 288, CORNER), (460, 316, CORNER), (410, 332), (360, 318, CORNER)])
    )
    c.multiply(c.mask(limb([(366, 288, 5), (410, 300, 6), (454, 287, 5)]), soft=4), (0.5, 0.09, 20), 0.35)
    garment(c, stand, _LINEN, thickness=8, rim=0, detail=0.85)
    c.multiply(stand * np.asarray(smoothstep(410, 470, c.x), np.float32), _DIM, 0.35)
    coat = c.mask(
        curve(
            [
                *((346, 322, CORNER), (362, 306), (410, 320), (458, 304), (476, 318, CORNER), (474, 344)),
                *((440, 360, CORNER), (410, 354), (380, 362, CORNER), (348, 348)),
            ]
        )
    )
    c.multiply(coat.blur(5).move(3, 7), _DIM, 0.5)
    _suit(c, coat, [], "collar", 12, 0.04)


def _sleeves(c: Canvas) -> None:
    left_folds: list[Fold] = [
        (((262, 380, 12), (226, 440, 28), (190, 530, 22)), 8.0),
        (((166, 520, 5), (200, 546, 11), (250, 552, 5)), -8.0),
        (((164, 548, 5), (206, 568, 9), (262, 566, 5)), -7.0),
        (((186, 470, 5), (216, 486, 9), (240, 470, 4)), -6.0),
        (((290, 548, 4), (304, 568, 8), (300, 592, 4)), -5.0),
        (((268, 366, 5), (250, 400, 9), (256, 440, 4)), -5.0),
    ]
    right_folds: list[Fold] = [
        (((548, 372, 12), (590, 440, 26), (620, 530, 22)), 8.0),
        (((646, 516, 5), (606, 544, 11), (556, 550, 5)), -8.0),
        (((642, 546, 5), (600, 566, 9), (540, 566, 5)), -7.0),
        (((620, 466, 5), (592, 484, 9), (570, 468, 4)), -6.0),
        (((500, 546, 4), (490, 566, 8), (496, 592, 4)), -5.0),
        (((540, 358, 5), (560, 394, 9), (552, 436, 4)), -5.0),
    ]
    for outline, folds, seed in ((_SLEEVE_RIGHT, right_folds, "right"), (_SLEEVE_LEFT, left_folds, "left")):
        mask = c.mask(curve(outline))
        c.multiply(mask.blur(9).move(4, 8) & c.mask(curve([*_LEFT_SIDE, *_RIGHT_SIDE])), _DIM, 0.55)
        _suit(c, mask, folds, seed, 44)
        dark = smoothstep(540, 680, c.x) if seed == "right" else 0.6 * smoothstep(250, 360, c.x)
        c.multiply(mask * np.asarray(dark * np.ones_like(c.x), np.float32), (0.4, 0.06, 262), 0.55)
    for x, lean in ((350, 3), (438, -3)):
        near = [(x - 9, 543, CORNER), (x + 9, 541, CORNER), (x + 11 + lean, 566), (x + 9, 594, CORNER)]
        cuff = c.mask(curve([*near, (x - 9, 595, CORNER), (x - 7 + lean, 568)], pull=0.3))
        garment(c, cuff, _LINEN, thickness=7, rim=0, bias=0.0, detail=0.85)


def palm(c: Canvas) -> None:
    """The near hand lies behind the stems, its heel in the cuff."""
    heel = c.mask(limb([(356, 570, 17), (374, 570, 20), (400, 574, 22), (430, 574, 20)]))
    garment(c, heel, SKIN, thickness=16, weave=0, rim=0, gain=0.7, bias=-0.1, detail=0.85)


def fingers(c: Canvas) -> None:
    """Four fingers close round the paper, one beside the other; the thumb lies along it."""
    lines = [
        [(438 - 2 * k, 553 + 11.6 * k, 6.0), (424 - k, 549.6 + 11.8 * k, 7.0), (412 - 3 * (k % 2), 550 + 12 * k, 6.6)]
        for k in range(4)
    ]
    ends = ((401, 553.5), (396, 564.5), (398, 577), (405, 588))
    each = [c.mask(limb([*line, (x, y, 4.4)], 24)) for line, (x, y) in zip(lines, ends, strict=True)]
    block = each[0] | each[1] | each[2] | each[3]
    c.shadow(block, -3, 5, soft=4, share=0.45, colour=(0.4, 0.07, 50))
    joints: list[Fold] = [(((421 - k, 547 + 12 * k, 3), (424 - k, 552 + 12 * k, 4.5)), 1.6) for k in range(4)]
    garment(c, block, SKIN, joints, thickness=12, weave=0, rim=0, gain=0.75, mottle=0.04, detail=0.88)
    for k in range(3):
        y = 557 + 12 * k
        gap = c.mask(
            limb([(438 - 2 * k, y + 2, 0.7), (420 - k, y - 1.5, 1.3), (402 - k % 2, y + 1.5, 0.9)], 12), soft=0.7
        )
        c.multiply(gap & block, (0.4, 0.1, 25), 0.6)
        c.multiply(gap.move(0, -2.5).blur(2) & block, (0.5, 0.1, 28), 0.35)
    c.multiply(block * np.asarray(smoothstep(430, 446, c.x), np.float32), (0.4, 0.09, 25), 0.5)
    thumb = c.mask(
        limb([(358, 570, 14), (374, 556, 12), (388, 543, 9.6), (398, 535, 8.8), (409, 528, 7), (414, 525, 4.6)])
    )
    c.shadow(thumb & c.full(smoothstep(366, 380, c.x)), 2, 6, soft=4, share=0.4, colour=(0.4, 0.07, 50))
    pads: list[Fold] = [(((362, 566, 6), (374, 556, 9), (384, 546, 5)), 3.0), (((394, 540, 2), (399, 535, 4)), 1.2)]
    garment(c, thumb, SKIN, pads, thickness=14, weave=0, rim=0, gain=0.75, mottle=0.04, bias=0.02, detail=0.88)
    nail = c.mask(oval(409.5, 525.5, 4.2, 2.8, -28), soft=0.5)
    c.glaze(nail & thumb, (0.86, 0.04, 40), 0.5)

    def creases(pen: Pen) -> None:
        pen.stroke([(392, 545), (396, 541)], (0.5, 0.09, 30), 1.2, 0.6)
        pen.stroke([(389, 542), (392, 539)], (0.5, 0.09, 30), 1.0, 0.5)

    c.draw(creases, detail=0.88, soft=0.4)
