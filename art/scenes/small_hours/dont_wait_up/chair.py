"""The armchair: old red velvet, long bowed legs of dark wood, in the middle of a stride."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

from .land import BLUE

_MIDDLE, _TURN = (400.0, 660.0), -4.0
REDS: Final = ramp([(0.2, 0.09, 18), (0.33, 0.14, 22), (0.46, 0.18, 26), (0.56, 0.195, 28), (0.66, 0.18, 33)])
_WOODS: Final = ramp([(0.17, 0.035, 30), (0.27, 0.06, 38), (0.4, 0.085, 48), (0.56, 0.09, 60)])


def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    """Return places of the chair on the card: it leans back a little as it strides uphill."""
    ox, oy = _MIDDLE
    return place([(p[0] - ox, p[1] - oy, *p[2:]) for p in points], ox - 14, oy, 0.96, _TURN)


_BACK = [(200, 672), (170, 530), (148, 370), (128, 232), (92, 222), (70, 176), (84, 120), (132, 92), (190, 100),
         (226, 132), (236, 172), (246, 240), (268, 370), (296, 490), (312, 640)]  # fmt: skip
_FACE = [(196, 112), (240, 128), (272, 168), (286, 240), (312, 350), (346, 460), (360, 560), (290, 640), (230, 370),
         (190, 200)]  # fmt: skip
_SIDE = [(236, 466), (286, 448), (360, 442), (460, 446), (560, 452), (604, 462), (640, 492), (644, 534), (618, 566),
         (606, 600), (608, 660), (620, 704, CORNER), (200, 704, CORNER), (204, 610), (214, 530)]  # fmt: skip
_FRONT = [(596, 470), (640, 474), (672, 494), (676, 534), (662, 570), (660, 620), (668, 694, CORNER),
          (600, 704, CORNER), (600, 560)]  # fmt: skip
_LEGS = (
    (False, ((566, 690, 34), (556, 756, 27), (520, 820, 18), (500, 884, 13), (474, 936, 11), (462, 952, 13))),
    (False, ((270, 690, 34), (322, 752, 27), (348, 808, 18), (340, 862, 13), (362, 904, 10), (378, 910, 12))),
    (True, ((600, 690, 40), (652, 756, 33), (668, 830, 21), (690, 900, 15), (738, 968, 12), (760, 978, 15))),
    (True, ((236, 690, 40), (264, 760, 32), (228, 836, 20), (172, 900, 14), (112, 948, 11), (92, 966, 13))),
)


def _velvet(c: Canvas, m: Mask, t: Array | float, detail: float = 0.4) -> None:
    """Lay velvet in flat broad strokes: tone `t`, brushed unevenly."""
    nap = c.noise.at("nap", c.x / 70 + c.y / 190, c.y / 110, 1.0, 3) - 0.5
    fine = c.field("pile", 7, 2) - 0.5
    c.fill(m, pick(REDS, np.asarray(np.clip(t + 0.3 * nap + 0.05 * fine, 0, 1), np.float32)), detail=detail)


def shade(c: Canvas) -> None:
    """The long shadow, up the slope before it."""
    body = c.mask(curve([(470, 966), (600, 930), (700, 846), (830, 786), (830, 950), (700, 990), (560, 1000)]), soft=16)
    c.multiply(body, (0.66, 0.09, 258), 0.8)
    c.multiply(
        c.mask(curve([(80, 972), (200, 950), (360, 944), (480, 956), (440, 984), (240, 996)]), soft=8), BLUE, 0.45
    )
    for x, y in ((92, 988), (478, 946), (762, 956)):
        c.multiply(c.mask(oval(x + 16, y, 40, 8, -4), soft=3), BLUE, 0.8)


def legs(c: Canvas) -> None:
    """Paint the legs, the far ones first and bluer."""
    for near, spine in _LEGS:
        m = c.mask(limb(at(*spine), 60), soft=0.5)
        left = m.edge(-9, -3, 4)
        grain = c.noise.at("grain", c.x / 6, c.y / 60, 1.0, 3) - 0.5
        low = 0.3 if near else 0.16
        t = np.full_like(c.x, low) + 0.26 * grain
        t = t + (0.62 if near else 0.3) * left.whole() - 0.22 * m.edge(8, 2, 5).whole()
        c.fill(m, pick(_WOODS, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)
        if not near:
            c.glaze(m, (0.5, 0.07, 275), 0.3)
        top = at(spine[0])[0]
        c.multiply(m * smoothstep(top[1] + 60, top[1] + 6, c.y), (0.2, 0.05, 20), 0.6)


def hollow(c: Canvas) -> None:
    """Paint what lies in the shade between the arms: the far arm, the seat, the front."""
    far = c.mask(curve(at((300, 500), (380, 420), (480, 424), (590, 430), (636, 446), (652, 490), (630, 560),
                          (560, 600), (300, 620))))  # fmt: skip
    _velvet(c, far, 0.16)
    front = c.mask(curve(at(*_FRONT)))
    tone = 0.36 - 0.2 * smoothstep(520, 700, c.y)
    _velvet(c, front, np.asarray(tone, np.float32), 0.6)
    seat = c.mask(limb(at((560, 592, 22), (640, 590, 24), (668, 588, 22))))
    c.multiply(seat.move(0, 16).blur(6) & front, (0.3, 0.1, 15), 0.7)
    _velvet(c, seat, np.asarray(0.42 + 0.1 * smoothstep(600, 570, c.y), np.float32))


def back(c: Canvas) -> None:
    """Paint the tall back with its rolled top: its edge in the light, its inner face in shade."""
    inner = c.mask(curve(at(*_FACE)))
    _velvet(c, inner, np.asarray(0.3 + 0.14 * smoothstep(420, 120, c.y), np.float32))
    m = c.mask(curve(at(*_BACK)), wobble=1)
    c.multiply(m.blur(8).move(12, 6) & inner, (0.3, 0.1, 15), 0.6)
    across = c.x + 0.2 * (c.y - 400)
    t = 0.78 - 0.4 * smoothstep(110, 300, across) + 0.08 * smoothstep(300, 100, c.y)
    _velvet(c, m, np.asarray(t, np.float32))
    c.screen(m.edge(-7, -4, 4), (0.8, 0.09, 50), 0.3)

    def roll(pen: Pen) -> None:
        spiral = at((104, 216), (146, 214), (186, 196), (196, 160), (168, 138), (136, 146), (132, 172), (152, 180))
        pen.stroke(curve(spiral, closed=False), (0.3, 0.13, 22), 5, 0.75)
        pen.stroke(curve(at((240, 172), (250, 240), (272, 370), (300, 470)), closed=False), (0.28, 0.12, 20), 4, 0.7)

    c.draw(roll, detail=0.4, soft=1.2)


def side(c: Canvas) -> None:
    """Paint the side that is turned to us: one large plane of red, the arm's roll above it."""
    m = c.mask(curve(at(*_SIDE)), wobble=1)
    c.multiply(m.blur(10).move(2, -8), (0.3, 0.09, 20), 0.35)
    t = 0.68 - 0.34 * smoothstep(230, 640, c.x) - 0.26 * smoothstep(560, 720, c.y + 0.06 * c.x)
    _velvet(c, m, np.asarray(t, np.float32))
    arm = c.mask(limb(at((268, 478, 28), (360, 474, 30), (470, 476, 31), (560, 484, 32), (600, 506, 38))), wobble=1)
    c.multiply(arm.move(0, 18).blur(9) & m, (0.36, 0.12, 18), 0.75)
    ta = 0.86 - 0.3 * smoothstep(260, 640, c.x) - 0.3 * smoothstep(466, 520, c.y + 0.07 * (c.x - 400))
    _velvet(c, arm & m.grow(2), np.asarray(ta, np.float32))

    def seams(pen: Pen) -> None:
        scroll = at((566, 540), (604, 546), (630, 520), (618, 486), (584, 482), (572, 508), (592, 522))
        pen.stroke(curve(scroll, closed=False), (0.28, 0.12, 20), 5, 0.75)
        pen.stroke(
            curve(at((204, 690), (320, 692), (460, 692), (616, 690), (664, 684)), closed=False),
            (0.66, 0.13, 60),
            5,
            0.9,
        )

    c.draw(seams, detail=0.45, soft=1.0)

    def nails(pen: Pen) -> None:
        for k in range(30):
            u = 212 + 15.4 * k
            x, y = at((u, 691.0 - 0.14 * max(0, u - 620)))[0]
            pen.dot(x, y, 3.4, (0.82, 0.12, 80))
            pen.dot(x + 1, y + 1.4, 2.4, (0.5, 0.1, 58), 0.7)

    c.draw(nails, detail=0.5)
