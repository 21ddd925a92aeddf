"""Parts of Running Late: the runner's head in profile: striped, an open eye, a wet nose, a handle in its teeth."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, oval, place

from .brush import FUR, INK, SILVER, WHITE, WHITE_SHADE, crease

_NOSE: Final = (758.0, 582.0)
_SIZE: Final = 1.02
_HEAD: Final[Points] = (
    *((470, 430), (520, 414), (570, 424), (612, 456), (654, 496), (694, 532), (728, 550), (748, 558), (758, 582)),
    *((750, 600), (733, 612), (722, 622), (715, 634), (696, 643), (664, 648), (630, 660), (600, 684), (560, 700)),
    *((500, 690), (462, 640), (446, 560), (448, 480)),
)
_STRIPE: Final[Points] = (
    *((722, 578), (694, 554), (660, 522), (624, 490), (586, 468), (546, 456), (500, 452), (450, 462), (440, 500)),
    *((450, 528), (500, 540), (546, 546), (590, 556), (640, 574), (682, 590), (714, 596)),
)
_JAW: Final[Points] = (
    *((640, 616, CORNER), (664, 625), (690, 627), (716, 622, CORNER), (720, 640), (698, 654), (664, 660), (634, 672)),
    *((604, 700), (560, 716), (450, 720), (440, 640), (520, 652), (600, 640)),
)
_EAR: Final[Points] = ((510, 462), (494, 438), (492, 414), (506, 398), (526, 398), (542, 414), (546, 440), (538, 462))
_EYE: Final = (632.0, 530.0)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points in place: the head is drawn a little smaller than it is."""
    x, y = _NOSE
    return place([(p[0] - x, p[1] - y, *p[2:]) for p in points], x, y, _SIZE)


def _spot(x: float, y: float) -> tuple[float, float]:
    """Return one place."""
    at = _at([(x, y)])[0]
    return at[0], at[1]


def mask(c: Canvas) -> Mask:
    """The head's silhouette."""
    return c.mask(curve(_at(_HEAD)), wobble=1)


def head(c: Canvas) -> None:
    """Paint the head."""
    m = mask(c)
    c.fill(m, WHITE, detail=0.7)
    c.multiply(m * 1.0 & c.mask(curve(_at(_JAW)), soft=6), FUR, 0.9)
    _white(c, m)
    stripe = c.mask(curve(_at(_STRIPE)), soft=1.2) & m
    c.fill(stripe, INK, 0.97, detail=0.7)
    _black(c, m, stripe)
    _jaw(c, m)
    _ear(c)
    _eye(c)
    _muzzle(c, m)


def _white(c: Canvas, m: Mask) -> None:
    """Brow and cheek: locks that run back from the nose."""
    brow: tuple[Points, ...] = (
        tuple(_at([(724, 552), (660, 500), (600, 446), (520, 412)])),
        tuple(_at([(724, 562), (656, 514), (596, 470), (500, 440)])),
    )
    cheek: tuple[Points, ...] = (
        tuple(_at([(716, 600), (650, 586), (580, 566), (470, 552)])),
        tuple(_at([(716, 610), (650, 604), (580, 600), (480, 610)])),
        tuple(_at([(700, 622), (640, 620), (580, 640), (500, 676)])),
    )
    sweep(c, m, [(*p, 11.0) for p in _at([(690, 618), (630, 616), (570, 644), (500, 660)])], 10, WHITE_SHADE, 0.7)
    for ways, seed, n in ((brow, "brow", 110), (cheek, "cheek", 190)):
        locks(c, ways, n, (0.24, 3.2), (WHITE, (0.86, 0.03, 200)), seed=seed, share=0.8, clip=m, lean=1.6, drift=3,
              shade=WHITE_SHADE)  # fmt: skip


def _black(c: Canvas, m: Mask, stripe: Mask) -> None:
    """The stripe's hair, a sheen above the eye, and its ragged borders."""
    ways: tuple[Points, ...] = (
        tuple(_at([(704, 566), (640, 504), (570, 464), (460, 466)])),
        tuple(_at([(706, 576), (640, 540), (570, 500), (456, 490)])),
        tuple(_at([(706, 586), (640, 566), (570, 542), (456, 522)])),
    )
    locks(c, ways, 170, (0.2, 3.0), (INK, (0.36, 0.035, 225)), seed="stripe", share=0.8, clip=m, lean=2.2, drift=3)
    sweep(
        c, stripe, [(*p, 7.0) for p in _at([(660, 530), (610, 490), (550, 472)])], 7, (0.5, 0.05, 215), 0.5, pale=True
    )


def _jaw(c: Canvas, m: Mask) -> None:
    jaw = c.mask(curve(_at(_JAW)), soft=2) & m
    c.fill(jaw, FUR, 0.9, detail=0.7)
    ways: tuple[Points, ...] = (
        tuple(_at([(710, 630), (650, 632), (590, 660), (510, 680)])),
        tuple(_at([(700, 640), (650, 646), (600, 676), (540, 700)])),
    )
    locks(c, ways, 70, (0.25, 3.0), (FUR, (0.42, 0.035, 220)), seed="jaw", share=0.8, clip=m, drift=3)
    c.multiply(jaw.edge(4, 9, 8), INK, 0.6)


def _ear(c: Canvas) -> None:
    ear = c.mask(curve(_at(_EAR)), wobble=0.8)
    c.multiply(ear.blur(6).move(-6, 5), INK, 0.6)
    c.fill(ear, INK, detail=0.8)
    inner = c.mask(curve(_at([(512, 452), (506, 432), (510, 416), (522, 414), (532, 426), (532, 450)])), soft=3)
    c.glaze(inner, (0.46, 0.05, 20), 0.7)
    tip: tuple[Points, ...] = (
        tuple(_at([(500, 432), (496, 416), (500, 402), (504, 392)])),
        tuple(_at([(518, 410), (516, 402), (514, 394), (512, 386)])),
        tuple(_at([(540, 426), (538, 412), (530, 400), (522, 392)])),
    )
    locks(c, tip, 46, (0.7, 3.2), (WHITE, SILVER), seed="ear", share=0.95, until=0.3, drift=1.5)
    base: tuple[Points, ...] = (tuple(_at([(552, 470), (540, 456), (520, 450), (500, 440)])),
                                tuple(_at([(546, 480), (530, 472), (510, 468), (490, 460)])))  # fmt: skip
    locks(c, base, 30, (0.6, 3.2), (INK, FUR), seed="ear/base", share=0.95, until=0.5, drift=2)


def _eye(c: Canvas) -> None:
    """Open, amber, looking ahead; the light of the pot's flower and of the moon in it."""
    x, y = _spot(*_EYE)

    def work(pen: Pen) -> None:
        pen.fill(oval(x, y, 23, 20, 12), (0.38, 0.035, 225))
        pen.fill(oval(x, y, 20.5, 18, 12), (0.1, 0.02, 60))
        pen.fill(oval(x + 0.5, y + 0.5, 18, 16.4, 12), (0.46, 0.1, 60))
        pen.fill(oval(x + 1.5, y + 3.5, 14.5, 11.5, 12), (0.68, 0.13, 72))
        pen.dot(x + 2, y - 0.5, 11.2, (0.09, 0.02, 60))
        pen.dot(x + 6.5, y - 6.5, 4.8, (0.99, 0.01, 95))
        pen.dot(x - 4, y + 6, 2.0, (0.9, 0.09, 85), 0.9)
        lid = (
            (x - 24, y - 4, CORNER),
            (x - 12, y - 12),
            (x + 6, y - 14),
            (x + 24, y - 2, CORNER),
            (x + 18, y - 22),
            (x - 14, y - 22),
        )
        pen.fill(curve(lid), (0.24, 0.035, 230))
        pen.dot(x + 6.5, y - 6.5, 4.6, (0.99, 0.01, 95))
        crease(pen, [(x - 27, y - 2), (x - 12, y - 12), (x + 6, y - 14), (x + 22, y - 4), (x + 29, y + 7)], 2.6, INK)
        crease(pen, [(x - 20, y - 19), (x - 4, y - 27), (x + 14, y - 24)], 2.0, (0.56, 0.04, 215), 0.8)
        crease(pen, [(x - 18, y + 16), (x + 2, y + 23), (x + 20, y + 15)], 1.8, (0.6, 0.04, 215), 0.7)

    c.draw(work, detail=0.95, soft=0.2)


def _muzzle(c: Canvas, m: Mask) -> None:
    """Nose, lips, a few teeth on the handle, whiskers."""
    nose = c.mask(
        curve(
            _at(
                [
                    (720, 556),
                    (734, 549),
                    (750, 553),
                    (762, 566),
                    (765, 580),
                    (758, 594),
                    (746, 602),
                    (734, 607),
                    (730, 594),
                    (717, 574),
                ]
            )
        ),
        wobble=0.4,
    )
    c.multiply((nose.blur(5).move(-5, 4) & m) - nose, (0.5, 0.05, 230), 0.6)
    c.fill(nose, (0.2, 0.025, 260), detail=0.9)
    c.glaze(nose.edge(2, -7, 5), (0.5, 0.035, 225), 0.8)
    for way in (
        ((728, 558, 1.5), (737, 554, 3.2), (746, 556, 1.8)),
        ((756, 566, 1.0), (760, 574, 1.8), (760, 581, 0.8)),
    ):
        sweep(
            c,
            nose,
            [(*p, q[2]) for p, q in zip(_at([w[:2] for w in way]), way, strict=True)],
            1.6,
            (0.93, 0.02, 200),
            0.9,
            pale=True,
        )
    c.multiply(nose.edge(-2, 8, 6), (0.14, 0.03, 260), 0.7)

    def work(pen: Pen) -> None:
        pen.fill(
            curve(_at([(734, 588, CORNER), (741, 577), (751, 576), (756, 583), (749, 586), (742, 590)])),
            (0.05, 0.02, 260),
        )
        crease(pen, _at([(746, 574), (752, 572), (758, 577)]), 1.2, (0.5, 0.03, 225), 0.8)
        crease(pen, _at([(734, 608), (718, 620), (694, 627), (664, 625), (640, 615), (630, 604)]), 3.0, INK, 0.95)
        for x, y in ((692, 597), (682, 600)):
            pen.dot(*_spot(x, y), 1.7, (0.4, 0.04, 230))
        for a, b, d in (((700, 598), (676, 612), (632, 640)), ((694, 606), (668, 626), (628, 664)),
                        ((702, 604), (690, 640), (664, 680))):  # fmt: skip
            crease(pen, _at([a, b, d]), 0.9, (0.98, 0.01, 120), 0.8)

    c.draw(work, detail=0.95, soft=0.15)


def bite(c: Canvas) -> None:
    """The lip over the handle, and two teeth that hold it."""
    m = c.mask(
        curve(_at([(682, 606), (704, 602), (724, 608), (718, 619), (704, 624), (686, 626), (676, 618)])), soft=1.2
    )
    c.fill(m, WHITE, detail=0.9)

    def work(pen: Pen) -> None:
        for x, y, h in ((709, 620, 8.0), (699, 623, 7.0)):
            pen.fill(curve(_at([(x - 4.6, y, CORNER), (x + 4.2, y - 1.6, CORNER), (x + 1.4, y + h), (x - 1.8, y + h)])),
                     (0.985, 0.015, 95))  # fmt: skip
        crease(pen, _at([(734, 608), (720, 618), (704, 624), (684, 626.5), (664, 625)]), 2.4, INK, 0.95)
        for x, y in ((696, 606), (704, 610), (690, 614)):
            pen.dot(*_spot(x, y), 1.7, (0.4, 0.04, 230))

    c.draw(work, detail=0.95, soft=0.15)
