"""Parts of Upwardly Mobile: two commuters far up, leaping upstream in their coats, half salmon already."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .salmon import ROSE, fin, flesh

_At: TypeAlias = Callable[[Points], list[tuple[float, ...]]]
_SKIN: Final = (0.76, 0.075, 48)


def leapers(c: Canvas) -> None:
    """Paint the farther one, then the nearer."""

    def far(points: Points) -> list[tuple[float, ...]]:
        return place(points, 230, 222, 0.58, 26)

    def near(points: Points) -> list[tuple[float, ...]]:
        return place(points, 520, 238, 1.0, 21)

    _tail(c, far, "far")
    _snout(c, far)
    _coat(c, far, (0.56, 0.04, 190))
    _tail(c, near, "near")
    _head(c, near)
    _coat(c, near, (0.36, 0.045, 225))
    _arm(c, near, (0.36, 0.045, 225))


def _tail(c: Canvas, at: _At, seed: str) -> None:
    """The hind half of a salmon out of the coat, swung down."""
    fin(c, at([(128, 50, CORNER), (122, 88, CORNER), (146, 86), (162, 76, CORNER)]), ())
    spine = at([(206, 114, 11), (182, 84, 16), (148, 50, 26), (110, 24, 34), (60, 4, 38)])
    m = c.mask(limb(spine, 50))
    flesh(c, m, spine, seed, -1.0)
    fork = at(
        [
            *((201, 84, CORNER), (222, 92), (256, 92, CORNER), (238, 112), (226, 130), (224, 146)),
            *((220, 172, CORNER), (196, 142), (178, 102, CORNER), (190, 98)),
        ]
    )
    tips = [(p[0], p[1]) for p in at([(204, 98), (246, 96), (198, 104), (230, 118), (196, 108), (218, 154)])]
    fin(c, fork, ((tips[0], tips[1]), (tips[2], tips[3]), (tips[4], tips[5])))


def _snout(c: Canvas, at: _At) -> None:
    """The one farther on has a salmon's head already."""
    spine = at([(-20, -6, 34), (-70, -8, 34), (-112, -4, 26), (-140, 4, 10)])
    m = c.mask(limb(spine, 40))
    flesh(c, m, spine, "snout", -1.0)
    x, y = at([(-112, -12)])[0][:2]

    def eye(pen: Pen) -> None:
        pen.dot(x, y, 3.2, (0.95, 0.02, 90))
        pen.dot(x, y, 2.1, (0.17, 0.03, 220))

    c.draw(eye, detail=0.9)


def _head(c: Canvas, at: _At) -> None:
    """A man's head, turned away from us, under a hat he will lose."""
    c.fill(c.mask(limb(at([(-40, -10, 16), (-64, -22, 17)]), 12)), _SKIN, detail=0.7)
    skull = c.mask(
        curve(
            at(
                [
                    (-60, -52),
                    (-90, -50),
                    (-97, -34),
                    (-110, -20),
                    (-107, -15),
                    (-98, -13, CORNER),
                    (-102, -6),
                    (-95, -1),
                    (-97, 7),
                    (-84, 12),
                    (-66, 4),
                    (-50, -14),
                ]
            )
        )
    )
    c.fill(skull, _SKIN, detail=0.8)
    hair = c.mask(
        curve(at([(-50, -54, CORNER), (-82, -50), (-76, -34), (-68, -26), (-58, -14), (-46, -18), (-42, -34)]))
    )
    c.fill(hair, (0.27, 0.035, 60), detail=0.7)

    def lid(pen: Pen) -> None:
        pen.fill(limb(at([(-93, -27, 0.8), (-87, -24, 1.5), (-81, -28, 0.8)])), (0.3, 0.06, 40))
        pen.fill(limb(at([(-97, -2, 0.7), (-91, -2, 1.1), (-86, -4, 0.5)])), (0.45, 0.1, 30))

    c.draw(lid, detail=0.9)
    crown = c.mask(curve(at([(-102, -46, CORNER), (-100, -84), (-66, -92), (-40, -78), (-38, -44, CORNER)])))
    c.fill(crown, (0.3, 0.035, 225), detail=0.7)
    brim = c.mask(limb(at([(-122, -36, 3), (-98, -46, 6), (-62, -50, 7), (-26, -40, 3)]), 30))
    c.fill(brim, (0.25, 0.035, 225), detail=0.7)


def _coat(c: Canvas, at: _At, colour: Colour) -> None:
    """The coat, still buttoned, its skirts blown open by the leap."""
    m = c.mask(
        curve(
            at(
                [
                    *((-46, -34, CORNER), (-16, -48), (36, -50), (90, -44), (142, -18, CORNER), (112, 4), (108, 24)),
                    *((84, 36), (86, 64, CORNER), (54, 46), (20, 36), (-20, 32), (-46, 20, CORNER), (-54, -8)),
                ]
            )
        ),
        wobble=0.8,
    )
    c.fill(m, colour, detail=0.65, mottle=0.04)
    deep, pale = mix(colour, (0.2, 0.04, 225), 0.55), mix(colour, (0.68, 0.04, 200), 0.5)
    for spine, soft in ((((-40, 22, 5), (20, 28, 9), (100, 46, 8)), 4), (((20, 10, 2), (70, 8, 5), (122, 6, 4)), 3)):
        c.glaze(c.mask(limb(at(spine), 30), soft=soft) & m, deep, 0.7)
    for spine, soft in (
        (((-30, -38, 4), (30, -42, 6), (110, -34, 4)), 4),
        (((30, -12, 1), (80, -14, 4), (124, -20, 3)), 3),
    ):
        c.glaze(c.mask(limb(at(spine), 30), soft=soft) & m, pale, 0.6)
    c.fill(c.mask(limb(at([(-46, -36, 6), (-55, -8, 8), (-46, 18, 6)]), 20)), deep, detail=0.65)


def _arm(c: Canvas, at: _At, colour: Colour) -> None:
    """One sleeve stretched out ahead."""
    hand = c.mask(limb(at([(-138, 17, 8), (-124, 20, 9)]), 10))
    c.fill(hand, _SKIN, detail=0.8)
    sleeve = c.mask(limb(at([(-16, -2, 19), (-48, 26, 17), (-84, 28, 14), (-118, 20, 11)]), 40))
    c.multiply(sleeve.blur(4).move(2, 4), (0.55, 0.05, 210), 0.5)
    c.fill(sleeve, mix(colour, (0.55, 0.04, 210), 0.35), detail=0.65)
    c.multiply(sleeve.edge(2, 6, 5), (0.5, 0.05, 220), 0.6)
    c.glaze(hand.edge(1, 3, 3), ROSE, 0.3)
