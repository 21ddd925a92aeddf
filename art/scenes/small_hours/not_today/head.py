"""Her face: a profile to the left in the hood of a shawl, eyes lowered."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, place

_SKIN: Colour = (0.74, 0.07, 54)
_HAIR: Colour = (0.3, 0.045, 48)
_EAR = (444.0, 434.0)
_SIZE, _TURN = 0.74, -4.0


def at(u: float, v: float) -> tuple[float, float]:
    """Return the place of a point measured from the ear, `u` towards the nose."""
    x, y = place([(u, v)], *_EAR, _SIZE, _TURN, flip=True)[0][:2]
    return x, y


_BROW = [(30, -100), (60, -90), (78, -66), (82, -44), (79, -28)]
_NOSE = [(90, -6), (103, 13), (99, 21), (86, 24)]
_LIPS = [(91, 36), (85, 42), (89, 52), (82, 61)]
_JAW = [(86, 75), (79, 91), (58, 95), (26, 78), (0, 60), (-20, 10), (-10, -60)]
_FACE = [*_BROW, *_NOSE, *_LIPS, *_JAW]
_SHARP = {6, 8, 10}


def face(c: Canvas) -> None:
    """Paint the hood's hollow, hair, face."""
    hollow = c.mask(
        curve([at(40, -112), at(70, -84), at(40, -20), at(40, 60), at(64, 100), at(20, 130), at(-40, 90), at(-40, -60)])
    )
    c.fill(hollow, (0.2, 0.04, 40), detail=0.5)
    m = c.mask(curve([(*at(*q), CORNER) if k in _SHARP else at(*q) for k, q in enumerate(_FACE)]))
    garment(c, m, _SKIN, [], thickness=18, rim=0, gain=0.4, weave=0, detail=0.8)
    jaw = smoothstep(-16, 40, (c.y - at(60, 78)[1]) - 0.5 * (at(60, 78)[0] - c.x))
    c.multiply(m * jaw, (0.5, 0.08, 35), 0.55)
    c.multiply(m * smoothstep(at(44, 0)[0], at(14, 0)[0], c.x), (0.42, 0.08, 35), 0.6)
    c.glaze(
        m & c.mask(curve([at(72, 10), at(52, 12), at(46, 30), at(64, 40), at(76, 28)]), soft=9), (0.64, 0.13, 28), 0.5
    )
    c.glaze(m & c.mask(curve([at(94, 4), at(104, 12), at(98, 22), at(88, 18)]), soft=4), (0.66, 0.12, 28), 0.3)

    def lines(pen: Pen) -> None:
        dark: Colour = (0.26, 0.05, 40)
        pen.fill(limb([(*at(48, -40), 1.2), (*at(62, -48), 1.7), (*at(76, -41), 2), (*at(80, -38), 1)]), dark)
        pen.fill(limb([(*at(53, -22), 0.8), (*at(61, -14), 1.7), (*at(71, -13), 1.7), (*at(78, -18), 0.9)]), dark)
        pen.stroke([at(57, -30), at(66, -31), at(76, -27)], (0.56, 0.08, 42), 2)
        pen.fill(curve([at(91, 36), at(85, 42), at(74, 46), (at(84, 36))]), (0.6, 0.1, 32), 0.6)
        pen.fill(curve([at(85, 42), at(90, 50), at(84, 57), at(74, 46)]), (0.64, 0.1, 32), 0.6)
        pen.stroke([at(87, 43), at(79, 44.5), at(72, 48)], (0.42, 0.1, 28), 2)
        pen.stroke([at(91, 22), at(86, 20), at(85, 15)], (0.5, 0.09, 35), 1.8, 0.8)

    c.draw(lines, detail=0.9, soft=0.3)
    lock = c.mask(curve([at(66, -92), at(60, -60), at(40, -36), at(24, -30), at(20, -60), at(30, -104)]))
    c.fill(lock & c.mask(curve([at(70, -96), at(66, -72), at(40, -30), at(10, -30), at(20, -110)])), _HAIR, detail=0.7)
