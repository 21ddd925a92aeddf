"""Parts of House Rules: the lone player, one arm held out, hand on heart; his shadow lies on the boards."""

from __future__ import annotations

import math
from collections.abc import Callable

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, place

_LIGHT: Colour = (0.98, 0.08, 84)
_RED: Colour = (0.5, 0.19, 28)
_WINE: Colour = (0.26, 0.11, 20)
_SKIN: Colour = (0.66, 0.1, 52)
_HAIR: Colour = (0.27, 0.06, 48)
_CLOTH: Colour = (0.24, 0.035, 280)
_LEATHER: Colour = (0.2, 0.04, 45)

Points = list[tuple[float, ...]]

# Between the feet is (0, 0); the whole person is 1 high.
_FAR_LEG: Points = [
    (0.0, -0.49), (0.085, -0.47), (0.112, -0.36), (0.122, -0.25), (0.128, -0.13), (0.134, -0.035, CORNER),
    (0.092, -0.03, CORNER), (0.07, -0.14), (0.06, -0.25), (0.02, -0.38),
]  # fmt: skip
_LEG: Points = [
    (-0.1, -0.49), (0.06, -0.49), (0.055, -0.42), (0.012, -0.33), (-0.005, -0.24), (-0.012, -0.13),
    (-0.024, -0.012, CORNER), (-0.074, -0.01, CORNER), (-0.086, -0.12), (-0.088, -0.25), (-0.112, -0.37),
]  # fmt: skip
_SHOE: Points = [(-0.072, -0.022), (-0.026, -0.026), (-0.018, 0.004), (-0.045, 0.024), (-0.084, 0.03), (-0.102, 0.016)]
_FAR_SHOE: Points = [(0.092, -0.046), (0.136, -0.05), (0.158, -0.03), (0.19, -0.012), (0.178, 0.004), (0.128, -0.004)]
_BODY: Points = [
    (-0.06, -0.825), (-0.005, -0.835), (0.05, -0.825), (0.115, -0.79), (0.135, -0.74), (0.112, -0.65),
    (0.1, -0.56), (0.108, -0.465), (0.06, -0.448), (-0.03, -0.44), (-0.112, -0.46), (-0.112, -0.55),
    (-0.118, -0.66), (-0.142, -0.73), (-0.12, -0.79),
]  # fmt: skip
_OUT: Points = [
    (0.06, -0.815), (0.13, -0.795), (0.2, -0.745), (0.245, -0.725), (0.31, -0.765), (0.372, -0.825, CORNER),
    (0.396, -0.79, CORNER), (0.34, -0.715), (0.262, -0.655), (0.2, -0.665), (0.12, -0.7),
]  # fmt: skip
_HAND_OUT: Points = [
    (0.366, -0.818), (0.388, -0.852), (0.386, -0.892, CORNER), (0.404, -0.886), (0.412, -0.858), (0.444, -0.878),
    (0.476, -0.884, CORNER), (0.472, -0.868), (0.45, -0.846), (0.46, -0.826, CORNER), (0.43, -0.808), (0.392, -0.788),
]  # fmt: skip
_HEART: Points = [
    (-0.13, -0.785), (-0.16, -0.74), (-0.2, -0.66), (-0.216, -0.6), (-0.196, -0.565), (-0.14, -0.585),
    (-0.06, -0.64), (0.012, -0.668, CORNER), (-0.002, -0.71, CORNER), (-0.07, -0.69), (-0.13, -0.662), (-0.105, -0.72),
]  # fmt: skip
_HAND: Points = [(-0.002, -0.708), (0.03, -0.728), (0.062, -0.724), (0.066, -0.7), (0.048, -0.678), (0.01, -0.668)]
_NECK: Points = [(-0.052, -0.86), (0.01, -0.86), (0.026, -0.81), (-0.014, -0.795), (-0.058, -0.815)]
_FACE: Points = [
    (-0.09, -0.94), (-0.04, -0.965), (0.02, -0.955), (0.034, -0.91), (0.014, -0.864), (-0.03, -0.832),
    (-0.066, -0.84), (-0.088, -0.88),
]  # fmt: skip
_MOP: Points = [
    (-0.094, -0.93), (-0.098, -0.975), (-0.062, -1.012), (-0.004, -1.016), (0.044, -0.98), (0.05, -0.925),
    (0.036, -0.882, CORNER), (0.022, -0.925), (-0.006, -0.944), (-0.04, -0.936), (-0.07, -0.922),
    (-0.092, -0.9, CORNER),
]  # fmt: skip


def _turned(points: Points, at: tuple[float, float], angle: float) -> Points:
    co, si = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x, y = at
    return [(x + (u - x) * co - (v - y) * si, y + (u - x) * si + (v - y) * co, *k) for u, v, *k in points]


def _posed(points: Points, head: bool = False) -> Points:
    """Lean what is above the hips over the standing leg's hip towards the open hand; bow the head."""
    if head:
        points = [(u - 0.004, v + 0.022, *k) for u, v, *k in _turned(points, (-0.03, -0.84), 9.0)]
    return _turned(points, (-0.03, -0.46), 5.0)


def _bowed(points: Points) -> Points:
    return _posed(points, True)


_HEADS = (_FACE, _MOP)
_UPPER = (_BODY, _OUT, _HAND_OUT, _HEART, _HAND, _NECK)
_ALL = (
    _FAR_LEG, _LEG, _SHOE, _FAR_SHOE, *(_posed(q) for q in _UPPER), *(_posed(q, True) for q in _HEADS),
)  # fmt: skip


def cast(c: Canvas, x: float, y: float, size: float) -> None:
    """Lay his shadow on the boards: the same outline, thrown forward from the soles by the lamp behind him."""

    def down(points: Points) -> Points:
        return [(x + size * (u - 0.12 * v), y + size * (0.012 - 0.42 * v if v < 0 else v), *k) for u, v, *k in points]

    whole = c.mask(*(curve(down(points)) for points in _ALL), soft=1.6)
    near = c.full((1.0 - 0.45 * ((c.y - y) / (0.42 * size)).clip(0, 1)).astype("float32"))
    c.multiply(whole & near, (0.27, 0.08, 40), 0.86)
    soles = c.mask(
        *(curve(place([(u * 1.05, v + 0.008, *k) for u, v, *k in q], x, y, size)) for q in (_SHOE, _FAR_SHOE)), soft=2
    )
    c.multiply(soles, (0.14, 0.05, 35), 0.9)


def player(c: Canvas, x: float, y: float, size: float) -> None:
    """Paint him standing with his soles about (x, y), lit from above and behind."""

    pose: Callable[[Points], Points] = list

    def path(points: Points) -> Mask:
        return c.mask(curve(place(pose(points), x, y, size)))

    def part(
        points: Points, tone: Colour, dark: float = 0.3, rim: float = 0.9, wide: float = 2.4, on: Mask | None = None
    ) -> Mask:
        m = path(points)
        c.form(m, tone, thickness=0.05 * size, rim=0.0, bias=-0.05, mottle=0.03, detail=0.9)
        c.multiply(m.edge(0, 3.2, 2.2), (0.3, 0.09, 25), dark)
        lit = m.edge(0.8, -wide, 0.9)
        c.screen(lit - on.blur(1.2) if on else lit, _LIGHT, rim)
        return m

    def lines(work: list[tuple[Points, Colour, float, float]], clip: Mask | None = None, soft: float = 0.0) -> None:
        def draw(pen: Pen) -> None:
            for points, tone, width, alpha in work:
                pen.stroke([(q[0], q[1]) for q in place(pose(points), x, y, size)], tone, width * size, alpha)

        c.draw(draw, detail=0.9, clip=clip, soft=soft)

    part(_FAR_SHOE, _LEATHER, 0.2, 0.7, 1.6)
    far = part(_FAR_LEG, _CLOTH, 0.3, 0.4)
    part(_SHOE, _LEATHER, 0.2, 0.7, 1.6)
    leg = part(_LEG, _CLOTH, 0.3, 0.4)
    lines(
        [
            ([(-0.06, -0.4), (-0.05, -0.25), (-0.05, -0.06)], (0.4, 0.04, 270), 0.014, 0.5),
            ([(-0.012, -0.26), (-0.04, -0.235), (-0.05, -0.2)], (0.12, 0.03, 280), 0.01, 0.5),
            ([(0.03, -0.43), (-0.01, -0.39), (-0.05, -0.385)], (0.12, 0.03, 280), 0.01, 0.5),
        ],
        leg,
        0.5,
    )
    lines([([(0.09, -0.4), (0.1, -0.25), (0.11, -0.06)], (0.42, 0.05, 60), 0.012, 0.55)], far, 0.5)
    c.multiply((leg | far) & path([(-0.14, -0.5), (0.14, -0.5), (0.12, -0.43), (-0.13, -0.42)]).blur(2), _WINE, 0.6)
    pose = _posed
    part(_HAND_OUT, _SKIN, 0.2, 0.9, 1.8)
    part(_NECK, (0.48, 0.09, 45), 0.6, 0.0)
    body = part(_BODY, _RED, 0.4, 0.95, 2.4, path([(-0.07, -0.9), (0.06, -0.9), (0.06, -0.78), (-0.07, -0.78)]).blur(2))
    side = path([(-0.2, -0.7), (-0.09, -0.68), (-0.07, -0.56), (-0.09, -0.42), (-0.2, -0.42)]).blur(3)
    c.multiply(body & side, (0.34, 0.13, 22), 0.55)
    folds: list[tuple[Points, Colour, float, float]] = [
        ([(0.115, -0.69), (0.06, -0.62), (-0.03, -0.58)], _WINE, 0.02, 0.5),
        ([(0.1, -0.6), (0.04, -0.535), (-0.06, -0.5)], _WINE, 0.022, 0.55),
        ([(0.1, -0.58), (0.05, -0.515), (-0.04, -0.48)], (0.68, 0.18, 34), 0.012, 0.6),
        ([(0.1, -0.665), (0.06, -0.6), (-0.01, -0.56)], (0.68, 0.18, 34), 0.012, 0.5),
        ([(-0.115, -0.478), (-0.03, -0.462), (0.108, -0.484)], _WINE, 0.008, 0.75),
    ]
    lines(folds, body, 0.6)
    out = part(_OUT, (0.52, 0.19, 28), 0.6, 1.0, 3.0, path(_BODY).grow(-4))
    lines(
        [
            ([(0.245, -0.72), (0.232, -0.69), (0.24, -0.655)], _WINE, 0.014, 0.65),
            ([(0.225, -0.735), (0.2, -0.7), (0.2, -0.668)], _WINE, 0.01, 0.5),
            ([(0.128, -0.715), (0.1, -0.725), (0.085, -0.76)], _WINE, 0.012, 0.45),
            ([(0.36, -0.815), (0.385, -0.78)], _WINE, 0.01, 0.75),
        ],
        out,
        0.4,
    )
    c.multiply(body & path(_HEART).move(2, 6).blur(3), _WINE, 0.7)
    heart = part(_HEART, _RED, 0.55, 0.9, 2.4, path(_BODY))
    lines(
        [
            ([(-0.21, -0.6), (-0.17, -0.62), (-0.13, -0.655)], _WINE, 0.013, 0.6),
            ([(-0.118, -0.75), (-0.108, -0.71), (-0.126, -0.67)], _WINE, 0.012, 0.6),
            ([(-0.012, -0.71), (0.004, -0.667)], _WINE, 0.01, 0.75),
        ],
        heart,
        0.4,
    )
    part(_HAND, _SKIN, 0.3, 0.8, 1.6)
    lines(
        [
            ([(0.03, -0.7), (0.06, -0.708)], (0.4, 0.09, 40), 0.006, 0.8),
            ([(0.028, -0.687), (0.056, -0.69)], (0.4, 0.09, 40), 0.006, 0.7),
        ]
    )
    c.multiply(body & path(_FACE).move(1, 12).blur(3), _WINE, 0.75)
    lines([([(-0.062, -0.822), (-0.01, -0.8), (0.05, -0.824)], (0.36, 0.15, 24), 0.022, 0.9)])
    pose = _bowed
    face = part(_FACE, (0.74, 0.1, 54), 0.2, 0.0)
    c.multiply(face & path([(-0.12, -0.98), (0.06, -0.98), (0.04, -0.9), (-0.1, -0.89)]).blur(1.6), (0.5, 0.1, 44), 0.4)
    lines(
        [
            ([(-0.076, -0.896), (-0.062, -0.89), (-0.05, -0.894)], (0.2, 0.05, 40), 0.009, 0.9),
            ([(-0.018, -0.892), (-0.004, -0.889), (0.008, -0.896)], (0.2, 0.05, 40), 0.009, 0.9),
            ([(-0.04, -0.895), (-0.046, -0.876), (-0.036, -0.872)], (0.44, 0.1, 42), 0.008, 0.8),
            ([(-0.052, -0.856), (-0.036, -0.852), (-0.018, -0.857)], (0.36, 0.1, 32), 0.007, 0.8),
        ]
    )
    part(_MOP, _HAIR, 0.2, 1.0, 3.0)
    strands: list[tuple[Points, Colour, float, float]] = [
        ([(-0.03, -1.01), (-0.07, -0.98), (-0.088, -0.93)], (0.5, 0.09, 62), 0.007, 0.7),
        ([(-0.01, -1.01), (-0.036, -0.98), (-0.05, -0.945)], (0.16, 0.04, 40), 0.007, 0.7),
        ([(0.0, -1.01), (0.026, -0.98), (0.034, -0.93)], (0.5, 0.09, 62), 0.007, 0.7),
        ([(-0.008, -1.008), (0.006, -0.98), (0.006, -0.95)], (0.44, 0.08, 60), 0.006, 0.6),
    ]
    lines(strands)
