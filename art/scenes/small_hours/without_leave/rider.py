"""Parts of Without Leave: the bronze rider, astride nothing, and his horse far away."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.beasts import Stance, paint_beast
from art.painting.motifs.horses import HORSE
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, place

BRONZE: Colour = (0.36, 0.05, 75)
_GLINT: Colour = (0.97, 0.1, 72)


def general(c: Canvas, x: float, y: float, size: float) -> Mask:
    """Paint the rider with his hip at (x, y), facing right, dark against the sun; return his silhouette."""
    frame = (x - 2.2 * size, y - 3.6 * size, x + 2.4 * size, y + 2 * size)
    whole = c.mask(oval(x, y, 2, 2))

    def put(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, size)

    def cast(*spines: list[tuple[float, ...]], bias: float = 0.0, melt: float = 0.08) -> None:
        nonlocal whole
        clay = Clay(c, frame, melt=melt * size)
        for spine in spines:
            clay.limb(put(spine))
        relief = clay.relief(1.2)
        c.form(relief, BRONZE, rim=0.9, gloss=0.3, bias=bias - 0.14, mottle=0.05, grain=16, detail=0.8)
        green = smoothstep(0.6, 0.8, c.field("patina", 40, 3))
        c.glaze(relief.mask * green, (0.46, 0.06, 195), 0.22)
        whole = whole | relief.mask

    far: list[tuple[float, ...]] = [(0.26, -0.02, 0.22), (0.76, 0.1, 0.19), (1.08, 0.32, 0.155)]
    cast([*far, (1.06, 0.8, 0.145), (0.98, 1.28, 0.11)], bias=-0.2)
    cast([(0.97, 1.3, 0.11), (1.13, 1.34, 0.1), (1.3, 1.31, 0.07)], bias=-0.2)
    cast([(0.24, -1.36, 0.2), (0.66, -1.62, 0.155), (1.02, -2.06, 0.115), (1.07, -2.14, 0.12)], bias=-0.12)
    blade = c.mask(
        curve(put([(1.0, -2.1, CORNER), (1.28, -2.6), (1.76, -3.06, CORNER), (1.36, -2.6), (1.1, -2.06, CORNER)]))
    )
    c.form(blade, (0.5, 0.06, 75), thickness=4, rim=0.9, gloss=0.6, detail=0.9)
    whole = whole | blade
    cloak = c.mask(
        curve(
            put(
                [
                    (0.2, -1.66),
                    (-0.2, -1.62),
                    (-0.5, -1.1),
                    (-0.84, -0.4),
                    (-1.36, 0.2),
                    (-1.84, 0.5, CORNER),
                    (-1.46, 0.66),
                    (-1.24, 0.96, CORNER),
                    (-0.88, 0.62),
                    (-0.5, 0.72, CORNER),
                    (-0.24, 0.26),
                    (0.1, -0.4),
                ]
            )
        )
    )
    folds = c.noise.at("cloak", (c.x + 0.62 * c.y) / 26, (c.y - 0.62 * c.x) / 190, 1.0, 2)
    c.form(cloak, BRONZE, thickness=26, bump=folds * 22, rim=0.9, bias=-0.1, mottle=0.08, detail=0.75)
    whole = whole | cloak
    coat: list[tuple[float, ...]] = [(0.02, 0.02, 0.29), (0.06, -0.46, 0.26), (0.1, -1.05, 0.35)]
    coat += [(0.12, -1.42, 0.25), (0.18, -1.7, 0.13)]
    cast(coat, melt=0.16)
    thigh = [(0.06, 0.04, 0.27), (0.48, 0.22, 0.225), (0.82, 0.46, 0.175)]
    cast([*thigh, (0.74, 0.82, 0.17), (0.66, 1.1, 0.16), (0.6, 1.48, 0.12)])
    cast([(0.58, 1.5, 0.13), (0.78, 1.54, 0.11), (0.98, 1.51, 0.075)])
    cast(
        [(0.2, -1.92, 0.22), (0.26, -1.8, 0.2), (0.32, -1.72, 0.12)],
        [(0.38, -1.9, 0.08), (0.49, -1.85, 0.055)],
        [(0.36, -1.76, 0.06), (0.46, -1.73, 0.04)],
        melt=0.05,
    )
    cast([(0.08, -1.4, 0.19), (0.22, -0.9, 0.15), (0.36, -0.8, 0.135), (0.88, -0.72, 0.09), (0.97, -0.71, 0.11)])
    hat = c.mask(
        curve(
            put(
                [
                    (-0.4, -1.94, CORNER),
                    (-0.22, -2.3),
                    (0.14, -2.5),
                    (0.52, -2.32),
                    (0.84, -2.02, CORNER),
                    (0.44, -2.1),
                    (0.1, -2.06),
                    (-0.16, -1.98),
                ]
            )
        )
    )
    c.form(hat, BRONZE, thickness=16, rim=0.9, bias=-0.06, mottle=0.08, detail=0.8)
    whole = whole | hat
    snow = c.mask(curve(put([(-0.3, -2.2), (0.12, -2.42), (0.56, -2.26), (0.5, -2.4), (0.14, -2.58), (-0.2, -2.38)])))
    c.form(snow, (0.9, 0.04, 245), thickness=8, rim=0.9, detail=0.8)

    def trim(pen: Pen) -> None:
        def line(points: list[tuple[float, ...]], width: float, tone: Colour) -> None:
            pen.stroke([(p[0], p[1]) for p in put(points)], tone, width * size)

        line([(1.0, -0.72), (1.34, -0.62), (1.66, -0.3), (1.82, 0.2), (1.72, 0.62)], 0.035, (0.26, 0.05, 60))
        line([(1.0, -0.66), (1.3, -0.5), (1.5, -0.12), (1.56, 0.36), (1.48, 0.7)], 0.035, (0.22, 0.05, 60))
        line([(0.48, 1.5), (0.3, 1.55)], 0.05, (0.4, 0.06, 75))
        line([(0.58, 0.86), (0.9, 0.92)], 0.035, (0.55, 0.08, 78))
        for k in range(4):
            bx, by = put([(0.42 - 0.02 * k, -1.34 + 0.2 * k)])[0]
            pen.dot(bx, by, 0.028 * size, (0.7, 0.1, 78))

    c.draw(trim, relief=1.5, detail=0.9)
    c.multiply(whole, (0.5, 0.09, 285), 0.5)
    c.screen(whole.edge(3.6, -1.6, 1.2), _GLINT, 1.0)
    c.screen(whole.edge(1.6, -0.8, 0.5), _GLINT, 0.9)
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
