"""Parts of Relocation: the turtle's neck, bent right back over itself, and its great old head in profile."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import INK, SKIN, SKIN_DEEP, SKIN_PALE, crease, sweep
from .shell import outline as shell_outline

_OUTLINE: Final[Points] = (
    *((420, 608, CORNER), (409, 574), (406, 538), (413, 496), (432, 456), (466, 414), (514, 388), (570, 376)),
    *((630, 384), (680, 410), (718, 456), (746, 520), (762, 600), (762, 690), (744, 780), (704, 860), (640, 930)),
    *((570, 968), (470, 984), (370, 978), (360, 900), (500, 812), (532, 756), (544, 708), (536, 672), (510, 656)),
    *((478, 648), (456, 640), (440, 624), (437, 600, CORNER)),
)
_MOUTH: Final[Points] = ((436, 601), (444, 595), (468, 591), (508, 592), (550, 594), (584, 604))


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of head and neck as they lie on the card: grown about the brow where the dog leans."""
    return [(404 + 1.18 * (p[0] - 404), 560 + 1.12 * (p[1] - 560), *p[2:]) for p in points]


def _silhouette(c: Canvas) -> Mask:
    m = c.mask(curve(at(_OUTLINE)), wobble=0.8) - shell_outline(c)
    lost = smoothstep(560, 380, c.x) * smoothstep(900, 960, c.y)
    return m * np.asarray(1 - lost[m.where], np.float32)


def head(c: Canvas) -> None:
    """Fill neck and head as one mass; shade throat and nape broadly; fold the neck's old skin."""
    m = _silhouette(c)
    c.fill(m, SKIN, detail=0.6, mottle=0.04)
    c.multiply(shell_outline(c).blur(14).move(12, 0) & m, SKIN_DEEP, 0.8)
    sweep(
        c, m, at(((500, 664, 10), (548, 676, 20), (574, 716, 26), (556, 776, 26), (500, 850, 26))), 22, SKIN_DEEP, 0.75
    )
    sweep(c, m, at(((430, 628, 6), (510, 644, 14), (582, 630, 22), (636, 564, 14))), 16, SKIN_DEEP, 0.5)
    sweep(c, m, at(((420, 486, 10), (470, 424, 16), (560, 392, 16), (660, 412, 14))), 14, SKIN_PALE, 0.7, pale=True)
    sweep(c, m, at(((724, 520, 8), (742, 620, 12), (738, 710, 12), (716, 790, 8))), 12, SKIN_PALE, 0.6, pale=True)
    sweep(c, m, at(((430, 540, 20), (500, 540, 24), (570, 520, 20))), 22, SKIN_PALE, 0.45, pale=True)
    sweep(c, m, at([(720, 462, 4), (684, 512, 12), (650, 566, 18), (618, 622, 20), (590, 664, 14)]), 13, SKIN_DEEP, 0.6)
    sweep(c, m, at([(690, 440, 8), (640, 500, 14), (606, 570, 14), (576, 624, 8)]), 16, SKIN_PALE, 0.35, pale=True)
    _folds(c, m)


def _folds(c: Canvas, m: Mask) -> None:
    """Deep slack folds round the bent neck, close at the throat, wide at the nape."""
    folds: tuple[Points, ...] = (
        ((716, 452), (672, 500), (638, 560), (606, 616), (572, 660)),
        ((742, 512), (700, 552), (660, 602), (618, 650), (566, 676)),
        ((758, 576), (718, 610), (676, 648), (628, 686), (556, 704)),
        ((764, 640), (722, 664), (680, 694), (630, 722), (548, 726)),
        ((764, 700), (722, 720), (678, 742), (622, 760), (540, 752)),
        ((754, 756), (710, 774), (660, 790), (604, 798), (526, 780)),
        ((734, 810), (690, 824), (636, 836), (580, 838), (506, 812)),
    )
    for k, fold in enumerate(folds):
        spine = tuple((x, y + 9, w) for (x, y), w in zip(fold, (3, 8, 11, 9, 4), strict=True))
        sweep(c, m, at(spine), 6, SKIN_DEEP, 0.55)
        light = tuple((x - 3, y - 9, w) for (x, y), w in zip(fold, (2, 5, 7, 5, 2), strict=True))
        sweep(c, m, at(light), 4, SKIN_PALE, 0.4 - 0.03 * k, pale=True)

    def work(pen: Pen) -> None:
        for fold in folds:
            crease(pen, at(fold), 3, INK, 0.7)
        for line in (((690, 560), (660, 588), (644, 610)), ((700, 636), (676, 654), (660, 664)),
                     ((696, 696), (668, 708), (648, 714))):  # fmt: skip
            crease(pen, at(line), 1.6, INK, 0.4)

    c.draw(work, clip=m, detail=0.6, soft=0.6)


def face(c: Canvas) -> None:
    """Plates of the skull, beak and mouth, the heavy shut eye in its wrinkles."""
    m = _silhouette(c)
    _plates(c, m)
    _beak(c, m)
    _eye(c, m)


def _plates(c: Canvas, m: Mask) -> None:
    """A few large plates on brow and cheek."""
    lines: tuple[Points, ...] = (
        ((432, 458), (462, 462), (486, 448), (520, 432), (570, 430)),
        ((486, 448), (492, 420), (510, 390)),
        ((570, 430), (574, 404), (566, 378)),
        ((570, 430), (614, 446), (640, 480)),
        ((614, 446), (640, 424), (662, 400)),
        ((640, 480), (668, 470), (702, 438)),
        ((640, 480), (646, 508), (636, 540)),
        ((596, 580), (604, 600), (598, 622)),
        ((546, 612), (550, 628), (542, 644)),
    )

    def work(pen: Pen) -> None:
        for line in lines:
            crease(pen, at(line), 2.2, INK, 0.5)

    c.draw(work, clip=m, detail=0.7, soft=0.5)


def _beak(c: Canvas, m: Mask) -> None:
    """The horny beak, its long mouth; a nostril."""
    horn = (
        c.mask(curve(at([(410, 604), (400, 540), (412, 494), (442, 508), (456, 540), (452, 584), (438, 600)])), soft=4)
        & m
    )
    c.glaze(horn, (0.83, 0.06, 92), 0.6)
    sweep(c, m, at([(x, y + 8, 6) for x, y in _MOUTH]), 5, SKIN_DEEP, 0.6)

    def work(pen: Pen) -> None:
        pen.fill(
            limb(at([(x, y, w) for (x, y), w in zip(_MOUTH, (1.6, 2.3, 2.4, 2.6, 2.6, 1), strict=True)]), 40), INK, 0.95
        )
        crease(pen, at(((440, 506), (456, 530), (458, 560), (450, 588))), 1.6, INK, 0.45)
        pen.fill(limb(at([(422, 522, 1.4), (428, 517, 3.6), (435, 518, 1.6)]), 12), INK, 0.9)

    c.draw(work, clip=m, detail=0.85, soft=0.3)


def _eye(c: Canvas, m: Mask) -> None:
    """A heavy lid over a great round eye, lowered; folds above, a slack bag below."""
    ball = c.mask(
        curve(at([(478, 503), (490, 484), (520, 473), (556, 483), (582, 510), (566, 530), (530, 538), (496, 526)])),
        soft=1.5,
    )
    socket = c.mask(limb(at([(470, 508, 6), (500, 470, 9), (540, 462, 10), (586, 496, 6)]), 30), soft=7)
    c.multiply(socket & m, SKIN_DEEP, 0.6)
    c.fill(ball, (0.71, 0.05, 162), detail=0.8)
    c.glaze(c.mask(limb(at([(502, 494, 5), (526, 486, 9), (550, 493, 5)]), 20), soft=6) & ball, SKIN_PALE, 0.75)
    bag = c.mask(limb(at([(484, 528, 3), (526, 546, 7), (576, 534, 3)]), 24), soft=6)
    c.multiply(bag & m, SKIN_DEEP, 0.6)

    def work(pen: Pen) -> None:
        lid = at([(474, 503, 1), (496, 518, 3.4), (526, 526, 4.6), (558, 526, 4), (588, 519, 1)])
        pen.fill(limb(lid, 40), INK, 0.95)
        for line, wide, share in (
            (((486, 496), (506, 484), (532, 482), (564, 496)), 1.3, 0.45),
            (((496, 508), (518, 502), (540, 503), (564, 511)), 1.1, 0.35),
            (((470, 494), (486, 472), (518, 460), (562, 474), (602, 510)), 2.3, 0.7),
            (((486, 540), (512, 552), (544, 552), (574, 540)), 1.8, 0.55),
            (((498, 562), (522, 569), (548, 566)), 1.5, 0.4),
            (((592, 514), (608, 522), (620, 534)), 1.6, 0.5),
            (((588, 528), (602, 540), (610, 556)), 1.6, 0.5),
            (((594, 502), (612, 503), (628, 510)), 1.6, 0.5),
        ):
            crease(pen, at(line), wide, INK, share)

    c.draw(work, clip=m, detail=0.9, soft=0.3)
