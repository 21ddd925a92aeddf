"""Parts of Good Year: the child's bare legs and its boots, on tiptoe to listen higher up."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .whale import sweep

_LEG: Final[Points] = (
    *((490, 396), (487, 422), (483, 440), (487, 458), (496, 506, CORNER), (522, 506, CORNER), (526, 474), (522, 452)),
    *((524, 434), (532, 396)),
)
_BOOT: Final[Points] = (
    *((485, 477, CORNER), (493, 498), (493, 514), (483, 530), (470, 540), (465, 549), (470, 556, CORNER), (496, 557)),
    *((508, 549), (520, 534), (536, 520, CORNER), (541, 512), (534, 496), (530, 474, CORNER), (508, 480)),
)
_SOLE: Final[Points] = ((463, 551, 2), (480, 556, 3.4), (499, 556, 3.4), (511, 546, 3), (522, 533, 4), (539, 518, 5))
_DUSK: Final = (0.3, 0.06, 315)


def _leg(c: Canvas, dx: float, dy: float, skin: Colour, rubber: Colour) -> None:
    def at(points: Points) -> list[tuple[float, ...]]:
        return [(p[0] + dx, p[1] + dy, *p[2:]) for p in points]

    leg = c.mask(curve(at(_LEG)))
    c.fill(leg, skin, detail=0.8, mottle=0.02)
    shade = (0.6, 0.1, 36)
    sweep(
        c,
        leg,
        (
            (tuple(at(((530, 400, 6), (524, 450, 6), (526, 490, 7)))), 5, 0.65),
            (tuple(at(((488, 424, 18), (530, 426, 18)))), 6, 0.55),
            (tuple(at(((494, 458, 3), (504, 463, 3.4), (512, 458, 2)))), 2.5, 0.5),
        ),
        shade,
        pale=False,
    )
    c.glaze(c.mask(limb(at([(490, 446, 5), (498, 450, 5)])), soft=4) & leg, (0.72, 0.13, 25), 0.5)
    boot = c.mask(curve(at(_BOOT)))
    c.multiply(boot.move(0, -4).blur(2) & leg, shade, 0.6)
    c.fill(boot, rubber, detail=0.7)
    c.glaze(boot.edge(-6, -3, 4), (0.58, 0.1, 355), 0.6)
    sweep(c, boot, ((tuple(at(((530, 488, 5), (526, 516, 7), (532, 532, 5)))), 4, 0.7),), _DUSK, pale=False)

    def lines(pen: Pen) -> None:
        pen.fill(limb(at(_SOLE), 30), (0.15, 0.04, 330))
        pen.stroke(at([(487, 484), (509, 487), (531, 481)]), (0.18, 0.05, 335), 1.6, 0.7)
        for v in (0, 8):
            pen.stroke(at([(496, 510 + v), (507, 515 + v), (520, 509 + v)]), (0.18, 0.05, 335), 1.5, 0.6)

    c.draw(lines, detail=0.7, clip=boot.grow(1.5))


def legs(c: Canvas) -> None:
    """Paint the far leg, a little before the other and dimmer, then the near one."""
    _leg(c, -20, -10, (0.68, 0.085, 42), (0.28, 0.075, 345))
    _leg(c, 24, 6, (0.79, 0.072, 52), (0.37, 0.1, 352))
