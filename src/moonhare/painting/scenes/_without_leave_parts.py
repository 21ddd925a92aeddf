"""Parts of Without Leave: the bronze rider, astride nothing, and his horse far away."""

from __future__ import annotations

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.beasts import Stance, paint_beast
from moonhare.painting.motifs.horses import HORSE
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval, place

BRONZE: Colour = (0.36, 0.05, 75)
_GLINT: Colour = (0.97, 0.1, 72)


Points = list[tuple[float, ...]]
_LIT: Colour = (0.82, 0.12, 72)
_HALF: Colour = (0.5, 0.075, 74)
_DEEP: Colour = (0.15, 0.04, 285)

# The rider sits at (0, 0) and looks right; the unit is a third of his height.
_CLOAK: Points = [
    (0.1, -1.62), (-0.34, -1.58), (-0.56, -1.1), (-0.94, -0.56), (-1.5, -0.12), (-2.06, 0.06, CORNER), (-1.76, 0.32),
    (-1.84, 0.72, CORNER), (-1.36, 0.54), (-1.14, 0.98, CORNER), (-0.8, 0.6), (-0.46, 0.2), (-0.2, -0.4),
]  # fmt: skip
_FOLDS: list[tuple[Points, Colour, float]] = [
    ([(-0.2, -1.5), (-0.72, -0.6), (-1.9, 0.16), (-1.76, 0.32), (-0.86, -0.2), (-0.4, -0.8)], _DEEP, 0.7),
    ([(-0.16, -1.3), (-0.6, -0.34), (-1.5, 0.5), (-1.36, 0.54), (-0.6, 0.1), (-0.3, -0.5)], _HALF, 0.75),
    ([(-0.12, -1.2), (-0.5, -0.2), (-1.14, 0.56), (-1.1, 0.84), (-0.7, 0.44), (-0.3, -0.2)], _DEEP, 0.7),
    ([(-0.3, -0.3), (-0.56, 0.2), (-0.94, 0.74), (-0.8, 0.6), (-0.46, 0.2)], _LIT, 0.5),
    ([(-0.34, -1.54), (-0.56, -1.1), (-0.94, -0.56), (-1.4, -0.18), (-0.8, -0.5), (-0.46, -0.94)], _HALF, 0.5),
]
_COAT: Points = [
    (-0.28, 0.1, CORNER), (-0.28, -0.4), (-0.36, -1.0), (-0.36, -1.42, CORNER), (-0.14, -1.64), (0.1, -1.7),
    (0.4, -1.6, CORNER), (0.58, -1.36), (0.62, -1.06), (0.48, -0.62), (0.32, -0.32, CORNER), (0.46, 0.1, CORNER),
]  # fmt: skip
_PLANES: list[tuple[Points, Colour, float]] = [
    ([(0.38, -1.6), (0.58, -1.36), (0.62, -1.06), (0.48, -0.6), (0.32, -0.34), (0.3, -0.7), (0.38, -1.1)], _LIT, 0.8),
    ([(0.1, -1.64), (0.34, -1.6), (0.3, -1.1), (0.26, -0.7), (0.28, -0.34), (0.12, -0.5), (0.08, -1.1)], _HALF, 0.7),
    ([(-0.36, -1.4), (-0.16, -1.2), (-0.14, -0.4), (-0.1, 0.1), (-0.3, 0.1), (-0.34, -0.9)], _DEEP, 0.65),
    ([(0.3, -0.32), (0.46, 0.1), (0.24, 0.1), (0.16, -0.3)], _LIT, 0.6),
]
_THIGH: Points = [
    (-0.5, -0.06), (-0.26, -0.28), (0.1, -0.2), (0.42, 0.08), (0.56, 0.32, CORNER), (0.5, 0.56), (0.1, 0.52),
    (-0.36, 0.3),
]  # fmt: skip
_BOOT: Points = [
    (0.08, 0.3, CORNER), (0.34, 0.16, CORNER), (0.64, 0.3, CORNER), (0.6, 0.56), (0.44, 0.88), (0.3, 1.16, CORNER),
    (0.36, 1.26), (0.62, 1.32), (0.7, 1.42, CORNER), (0.66, 1.49, CORNER), (0.22, 1.46), (0.16, 1.5, CORNER),
    (0.02, 1.48, CORNER), (0.0, 1.3), (0.06, 1.08), (0.02, 0.78),
]  # fmt: skip
_BOOT_PLANES: list[tuple[Points, Colour, float]] = [
    ([(0.34, 0.2), (0.64, 0.3), (0.6, 0.56), (0.44, 0.88), (0.3, 1.16), (0.26, 0.9), (0.4, 0.56)], _LIT, 0.8),
    ([(0.3, 1.18), (0.36, 1.26), (0.62, 1.32), (0.7, 1.42), (0.4, 1.38), (0.22, 1.3)], _LIT, 0.6),
    (
        [(0.08, 0.34), (0.2, 0.5), (0.16, 0.9), (0.14, 1.2), (0.1, 1.46), (0.0, 1.46), (0.04, 1.08), (0.0, 0.78)],
        _DEEP,
        0.6,
    ),
]
_FAR_THIGH: Points = [
    (0.2, -0.2), (0.76, -0.2), (1.36, -0.04), (1.7, 0.12, CORNER), (1.62, 0.42), (1.16, 0.32), (0.5, 0.2),
]  # fmt: skip
_SADDLE: Points = [
    (-0.7, -0.34, CORNER), (-0.46, -0.14), (0.0, 0.0), (0.46, -0.06), (0.64, -0.28, CORNER), (0.76, -0.24),
    (0.84, 0.0, CORNER), (1.02, 0.18, CORNER), (0.86, 0.3), (0.46, 0.26), (0.4, 0.66), (0.3, 1.0, CORNER),
    (-0.3, 0.92), (-0.86, 0.86, CORNER), (-0.78, 0.3),
]  # fmt: skip
_FACE: Points = [
    (-0.1, -1.5, CORNER), (-0.06, -1.9), (-0.06, -2.1), (0.42, -2.1, CORNER), (0.43, -1.99, CORNER),
    (0.56, -1.84, CORNER),
    (0.45, -1.81, CORNER), (0.49, -1.75), (0.44, -1.72, CORNER), (0.46, -1.64), (0.36, -1.57, CORNER), (0.24, -1.6),
    (0.3, -1.46, CORNER),
]  # fmt: skip
_HAT: Points = [
    (-0.46, -1.94, CORNER), (-0.36, -2.26), (-0.06, -2.5), (0.26, -2.5), (0.56, -2.26), (0.84, -1.98, CORNER),
    (0.46, -2.02),
    (0.1, -2.02), (-0.2, -1.96),
]  # fmt: skip
_ARM: Points = [
    (-0.4, -1.42), (-0.26, -1.6), (-0.06, -1.5), (0.02, -1.22), (0.08, -0.92, CORNER), (0.4, -0.92),
    (0.48, -1.0, CORNER), (0.66, -0.92, CORNER), (0.66, -0.66, CORNER), (0.48, -0.56, CORNER), (0.3, -0.64),
    (-0.06, -0.58), (-0.22, -0.74),
    (-0.36, -1.1),
]  # fmt: skip
_FIST: Points = [
    (0.64, -0.88), (0.74, -0.95, CORNER), (0.9, -0.9, CORNER), (0.94, -0.76), (0.88, -0.62, CORNER),
    (0.74, -0.6), (0.65, -0.68),
]  # fmt: skip
_FAR_ARM: Points = [
    (0.2, -1.56), (0.48, -1.66), (0.72, -1.76), (0.86, -2.14), (0.84, -2.24, CORNER), (1.0, -2.44, CORNER),
    (1.2, -2.34, CORNER), (1.14, -2.12, CORNER), (1.02, -1.66), (0.86, -1.44), (0.5, -1.32),
]  # fmt: skip
_FAR_FIST: Points = [
    (0.99, -2.4),
    (0.98, -2.58, CORNER),
    (1.12, -2.68),
    (1.27, -2.6, CORNER),
    (1.26, -2.44),
    (1.2, -2.36),
]
_BLADE: Points = [(1.1, -2.6, CORNER), (1.4, -3.0), (1.88, -3.36, CORNER), (1.52, -2.94), (1.22, -2.54, CORNER)]


def general(c: Canvas, x: float, y: float, size: float) -> Mask:
    """Paint the rider with his seat at (x, y), cast in hard planes, his saddle over a horse that is not there."""
    whole = c.mask(oval(x, y, 2, 2))

    def put(points: Points) -> Points:
        return place(points, x, y, size)

    def cast(
        points: Points, planes: list[tuple[Points, Colour, float]] | None = None, shade: float = 0.0, lift: float = 0.0
    ) -> Mask:
        nonlocal whole
        m = c.mask(curve(put(points), pull=0.22))
        whole = whole | m
        c.multiply(m.blur(0.05 * size).move(-0.02 * size, 0.05 * size) & whole, _DEEP, 0.55)
        c.form(m, BRONZE, thickness=0.1 * size, rim=0.5, gloss=0.3, bias=lift - 0.2, mottle=0.1, grain=14, detail=0.8)

        def facets(pen: Pen) -> None:
            for line, tone, alpha in planes or []:
                pen.fill(curve(put(line), pull=0.14), tone, alpha)

        c.draw(facets, clip=m, soft=0.012 * size, detail=0.8)
        if shade:
            c.multiply(m, (0.4, 0.08, 282), shade)
        c.screen(m.edge(2.6, -1.4, 0.7), _GLINT, 0.9)
        return m

    def strap(points: Points, width: float, tone: Colour = (0.2, 0.045, 60), lit: float = 0.6) -> None:
        def work(pen: Pen) -> None:
            at = [(p[0], p[1]) for p in put(points)]
            pen.stroke(at, tone, width * size)
            pen.stroke(
                [(u + 0.22 * width * size, v - 0.25 * width * size) for u, v in at],
                (0.78, 0.11, 70),
                0.3 * width * size,
                lit,
            )

        c.draw(work, detail=0.9)

    def moved(points: Points, dx: float, dy: float) -> Points:
        return [(u + dx, v + dy + 0.26 * max(0.0, min(1.0, (v - 0.4) / 0.7)), *k) for u, v, *k in points]

    # What is on the far side of the missing barrel.
    cast(_FAR_ARM, [([(0.84, -1.44), (1.02, -1.66), (1.14, -2.12), (1.0, -2.1), (0.84, -1.7)], _LIT, 0.7)], 0.2)
    cast(_FAR_FIST, [([(1.12, -2.68), (1.27, -2.6), (1.26, -2.44), (1.16, -2.52)], _LIT, 0.7)], 0.15)
    for k in range(3):
        strap([(1.1, -2.6 + 0.07 * k), (1.26, -2.56 + 0.07 * k)], 0.02, _DEEP, 0.0)
    c.form(c.mask(curve(put(_BLADE))), (0.56, 0.06, 75), thickness=4, rim=0.9, gloss=0.6, detail=0.9)
    strap([(0.98, -2.4), (0.92, -2.62), (1.06, -2.76), (1.26, -2.62), (1.3, -2.48)], 0.05)
    cast(_FAR_THIGH, [([(0.9, -0.18), (1.36, -0.04), (1.7, 0.12), (1.3, 0.12)], _LIT, 0.6)], 0.4)
    far = [(moved(q, 1.08, -0.16), tone, alpha) for q, tone, alpha in _BOOT_PLANES]
    cast(moved(_BOOT, 1.08, -0.16), far, 0.3)
    cast(_CLOAK, _FOLDS)
    saddle = cast(
        _SADDLE,
        [
            ([(0.64, -0.28), (0.76, -0.24), (0.84, 0.0), (1.02, 0.18), (0.86, 0.22), (0.7, 0.0)], _LIT, 0.6),
            ([(-0.78, 0.3), (-0.86, 0.86), (-0.3, 0.92), (-0.4, 0.4)], _DEEP, 0.5),
        ],
    )
    whole = whole | saddle
    strap([(-0.8, 0.76), (-0.3, 0.82), (0.3, 0.9), (0.36, 0.6)], 0.04, (0.5, 0.08, 78))
    cast(_COAT, _PLANES)
    strap([(-0.3, -1.4), (0.04, -0.9), (0.34, -0.42)], 0.1, (0.36, 0.06, 75), 0.4)
    strap([(-0.28, -0.3), (0.04, -0.24), (0.32, -0.32)], 0.08, (0.3, 0.06, 70))
    cast(
        _THIGH,
        [
            ([(-0.2, -0.26), (0.1, -0.2), (0.42, 0.08), (0.56, 0.32), (0.3, 0.2), (-0.04, 0.0)], _LIT, 0.6),
            ([(-0.5, 0.0), (-0.2, 0.16), (0.1, 0.52), (-0.36, 0.34)], _DEEP, 0.6),
        ],
    )
    cast(moved(_BOOT, 0.0, 0.0), [(moved(q, 0.0, 0.0), tone, alpha) for q, tone, alpha in _BOOT_PLANES])
    for dx, dy in ((0.0, 0.0), (1.08, -0.16)):
        strap(moved([(0.3, 0.96), (0.2, 1.52), (0.44, 1.54), (0.3, 0.96)], dx, dy), 0.04)
    strap(moved([(0.04, 1.36), (-0.16, 1.34)], 0.0, 0.0), 0.04)
    cast(
        _FACE,
        [
            (
                [
                    (0.43, -1.99),
                    (0.56, -1.84),
                    (0.45, -1.81),
                    (0.44, -1.72),
                    (0.46, -1.64),
                    (0.36, -1.57),
                    (0.34, -1.8),
                ],
                _LIT,
                0.85,
            ),
            ([(0.34, -2.02), (0.44, -1.98), (0.4, -1.92), (0.3, -1.94)], _DEEP, 0.8),
            ([(-0.1, -2.0), (0.12, -2.0), (0.1, -1.7), (0.24, -1.56), (-0.1, -1.5)], _DEEP, 0.6),
            ([(0.3, -1.8), (0.5, -1.78), (0.4, -1.7), (0.24, -1.68)], _DEEP, 0.75),
        ],
    )
    strap([(-0.14, -1.58), (0.1, -1.5), (0.34, -1.54)], 0.1, (0.2, 0.045, 70), 0.3)
    cast(
        _HAT,
        [
            ([(0.26, -2.5), (0.56, -2.26), (0.84, -1.98), (0.46, -2.06), (0.3, -2.2)], _LIT, 0.6),
            ([(-0.46, -1.94), (-0.2, -2.14), (0.3, -2.12), (0.46, -2.02), (0.1, -2.0), (-0.2, -1.94)], _DEEP, 0.7),
        ],
    )
    snow = c.mask(
        curve(
            put(
                [(-0.34, -2.26), (-0.02, -2.46), (0.3, -2.42), (0.5, -2.26), (0.36, -2.52), (0.08, -2.62), (-0.2, -2.5)]
            )
        )
    )
    c.form(snow, (0.9, 0.04, 245), thickness=8, rim=0.9, detail=0.8)
    cast(
        _ARM,
        [
            (
                [
                    (-0.06, -1.5),
                    (0.02, -1.22),
                    (0.08, -0.92),
                    (0.4, -0.92),
                    (0.48, -1.0),
                    (0.66, -0.92),
                    (0.5, -0.8),
                    (0.0, -0.84),
                    (-0.14, -1.2),
                ],
                _LIT,
                0.6,
            ),
            (
                [
                    (-0.4, -1.42),
                    (-0.28, -1.3),
                    (-0.14, -0.74),
                    (0.3, -0.66),
                    (-0.06, -0.56),
                    (-0.24, -0.74),
                    (-0.38, -1.1),
                ],
                _DEEP,
                0.6,
            ),
        ],
    )
    strap([(-0.42, -1.46), (-0.24, -1.6), (-0.04, -1.52)], 0.11, (0.3, 0.06, 76), 0.4)
    cast(_FIST, [([(0.64, -0.88), (0.76, -0.93), (0.88, -0.86), (0.78, -0.8)], _LIT, 0.7)])
    for k in range(3):
        strap([(0.74 + 0.05 * k, -0.84 + 0.05 * k), (0.84 + 0.02 * k, -0.8 + 0.06 * k)], 0.018, _DEEP, 0.0)

    # The reins hang into nothing; the bit swings at their end.
    strap([(0.92, -0.78), (1.4, -0.84), (1.84, -0.56), (2.04, -0.06), (2.02, 0.34)], 0.045, lit=0.5)
    strap([(0.86, -0.66), (1.26, -0.66), (1.6, -0.42), (1.76, 0.04), (1.76, 0.48)], 0.055)
    strap([(1.76, 0.48), (1.68, 0.56), (1.76, 0.66), (1.84, 0.56), (1.76, 0.48)], 0.05, (0.5, 0.09, 78))
    strap([(2.02, 0.34), (1.95, 0.42), (2.02, 0.51), (2.09, 0.42), (2.02, 0.34)], 0.045, (0.5, 0.09, 78))
    strap([(1.8, 0.58), (1.9, 0.55), (1.98, 0.45)], 0.05, (0.5, 0.09, 78))
    green = smoothstep(0.56, 0.78, c.field("patina", 36, 3))
    c.glaze(whole * green, (0.46, 0.06, 190), 0.1)
    c.multiply(whole * smoothstep(0.5, 0.1, c.layer.rgb[..., 0]), (0.5, 0.09, 282), 0.45)
    c.screen(whole.edge(2.8, -1.4, 0.8), _GLINT, 0.9)
    return whole


def truant(c: Canvas, x: float, y: float, size: float) -> None:
    """Paint the horse far off at (x, y), walking away to the right, a dark shape in the light."""
    stance = Stance(fore_near=(10, 0, 0), fore_far=(36, -62, -30), hind_near=(-16, -22, 2), hind_far=(12, -24, 2))
    at = paint_beast(
        c, HORSE, stance, x, y, size, (0.26, 0.05, 60), left=False, seed="truant", hair=None, shadow=0, detail=0.9
    )

    def marks(pen: Pen) -> None:
        dark: Colour = (0.24, 0.05, 60)
        (ex, ey), (wx, wy), (tx, ty) = at.ear, at.withers, at.tail_tip
        pen.stroke([(ex, ey), ((ex + wx) / 2 - 2, (ey + wy) / 2 - 2), (wx, wy)], dark, size * 0.09)
        pen.stroke([(ex, ey + 1), (ex + 1, ey - size * 0.1)], dark, size * 0.05)
        pen.stroke([(tx + size * 0.1, ty - 1), (tx, ty + 2), (tx - size * 0.06, ty + size * 0.34)], dark, size * 0.08)

    c.draw(marks, detail=0.9)
