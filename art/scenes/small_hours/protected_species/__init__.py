"""A leopard as large as a house bends over a glass dome in which it snows on a street lamp and somebody in red."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Lamp, Light
from art.painting.shapes import curve, limb, oval
from art.painting.strokes import repaint

from .dome import FOOT, LAMP, WIDE, X, dome, flakes
from .face import face
from .leopard import body, head, paw, tail

BRIEF = Brief(
    title="Protected Species",
    hero="a leopard as large as a house bends over a glass dome that keeps a snowy street lamp and somebody on a bench",
    idea="inside out",
    place="jungle, Congo basin",
    palette="teal night",
    composition="tiny figure in a void",
    time="night",
    symbols=("dome", "bench", "street lamp", "leopard"),
    hidden="a spotted tail hangs from under the red coat; the footprints that lead to the bench are a paw's",
    readings=("zoo", "homesick", "disguise", "temptation"),
    person=True,
)
FINISH = {"vignette": 0.25, "bloom": 0.5, "contrast": 0.2, "saturation": 1.05}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.25, -0.8, 0.5),
        key=(0.7, 0.06, 200),
        shade=(0.2, 0.05, 232),
        rim=(-0.3, -0.9, 0),
        rim_colour=(0.6, 0.07, 195),
    )
    c.wash(
        [
            (0, (0.42, 0.075, 212)),
            (0.3, (0.58, 0.085, 198)),
            (0.6, (0.64, 0.08, 190)),
            (0.85, (0.34, 0.06, 205)),
            (1, (0.16, 0.04, 225)),
        ]
    )
    _trunks(c)
    floor = c.full(smoothstep(0, 26, c.y - 1020 - 10 * np.sin(c.x / 90)))
    c.fill(floor, (0.2, 0.045, 205), mottle=0.1, detail=0.2)
    repaint(c, 0.9, seed="wood", loose=1.3)
    c.lamps.append(Lamp(x=LAMP[0] - 30, y=LAMP[1] - 30, z=190, reach=300, colour=(0.86, 0.13, 72), power=1.5))
    body(c)
    head(c)
    face(c)
    c.glow(X, FOOT + 30, 230, (0.82, 0.13, 78), 0.6, flat=0.28)
    c.multiply(c.mask(oval(X, FOOT + 34, WIDE + 30, 16), soft=8), (0.14, 0.04, 230), 0.8)
    dome(c)
    c.lamps[:] = [Lamp(x=LAMP[0] - 60, y=LAMP[1] + 20, z=240, reach=240, colour=(0.86, 0.13, 72), power=0.45)]
    paw(c)
    tail(c)
    _leaves(c)
    repaint(c, 0.25, seed="last")
    flakes(c)


def _trunks(c: Canvas) -> None:
    """Columns of the rain forest standing in mist, the nearer the darker."""
    for x, w, lean, tone in (
        (236, 26, 12, (0.5, 0.075, 200)),
        (610, 30, -16, (0.49, 0.075, 200)),
        (700, 22, 8, (0.53, 0.075, 198)),
        (60, 64, -24, (0.26, 0.05, 212)),
        (776, 58, 22, (0.24, 0.05, 214)),
    ):
        stem = limb([(x + lean, -60, w * 0.8), (x + lean * 0.4, 500, w), (x, 900, w * 1.2), (x - 6, 1080, w * 2.0)], 30)
        c.fill(c.mask(stem, soft=3), tone, detail=0.1, mottle=0.15)
    c.fog(620, 1060, (0.6, 0.07, 190), 0.35)


def _leaves(c: Canvas) -> None:
    """Great dark leaves right before the eye, in the corners."""
    for root, tip, wide, tone in (
        ((-30, 1240), (104, 1120), 54, (0.17, 0.04, 205)),
        ((-70, 1170), (40, 1016), 46, (0.14, 0.035, 212)),
        ((850, 1250), (690, 1092), 52, (0.15, 0.04, 208)),
        ((840, 1190), (764, 1010), 46, (0.13, 0.035, 214)),
        ((-40, -60), (150, 96), 62, (0.2, 0.05, 208)),
        ((860, 10), (690, 190), 66, (0.22, 0.055, 205)),
        ((840, -90), (600, 40), 60, (0.16, 0.045, 212)),
    ):
        along = np.subtract(tip, root)
        side = np.array((-along[1], along[0])) / np.hypot(*along) * wide

        def at(
            t: float, s: float, root: tuple[int, int] = root, a: object = along, n: object = side
        ) -> tuple[float, float]:
            x, y = np.asarray(root) + np.asarray(a) * t + np.asarray(n) * s
            return float(x), float(y)

        leaf = c.mask(curve([at(0, 0), at(0.3, 0.9), at(0.7, 0.75), at(1, 0.06), at(0.72, -0.7), at(0.3, -0.9)]))
        c.shadow(leaf, -4, 8, 8, 0.4)
        c.form(leaf, tone, thickness=6, rim=0.15, detail=0.4)
        rib = c.mask(limb([(*at(0.05, 0), 3), (*at(0.5, 0.06), 2), (*at(0.95, 0.05), 1)], 12))
        c.glaze(rib, (0.32, 0.06, 195), 0.6)
