"""Parts of Upwardly Mobile: the two paws that carry the case, claws and all, and the near sleeve."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks, nap
from art.painting.marks import sweep, sweeps
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import COAT, COAT_DEEP, COAT_PALE, DEEP, HIDE, PALE, SHADE, SUN, comb, crease
from .case import front_mask
from .coat import bulk, twill

_SLEEVE: Final[Points] = (
    *((830, 640, CORNER), (770, 660), (716, 720), (690, 800), (672, 890), (640, 946), (580, 968), (548, 974, CORNER)),
    *((532, 1020), (540, 1082), (552, 1102, CORNER), (640, 1130), (740, 1136), (830, 1110, CORNER)),
)
_CUFF: Final[Points] = (
    *((536, 960, CORNER), (566, 964), (600, 958, CORNER), (594, 1010), (600, 1070), (612, 1122, CORNER)),
    *((572, 1120), (540, 1108, CORNER), (522, 1060), (522, 1010)),
)


def far_paw(c: Canvas) -> None:
    """The far paw comes up from below at the case's left end: four toes laid on the leather."""
    palm = c.mask(
        curve(
            [
                (262, 1052),
                (216, 1040),
                (186, 1012),
                (110, 976),
                (66, 962),
                (44, 980),
                (46, 1020),
                (84, 1064),
                (150, 1094),
                (240, 1098),
            ]
        ),
        wobble=1.4,
    )
    c.fill(palm, HIDE, detail=0.6)
    sweep(c, palm, ((80, 1070, 20), (160, 1096, 26), (250, 1090, 26)), 18, SHADE, 0.9)
    sweep(c, palm, ((190, 1024, 8), (220, 1050, 12), (260, 1066, 12)), 10, SHADE, 0.8)
    sweep(c, palm, ((56, 1000, 8), (66, 1034, 10), (96, 1062, 8)), 9, PALE, 0.6, pale=True)
    comb(c, palm, (((250, 1060), (160, 1050), (70, 1000)),), 420, "far", long=22, alpha=0.45)
    _toes(c, ((66, 970), (98, 974), (132, 980), (166, 988)), (0.1, -1.0), "far")


def _toes(c: Canvas, places: tuple[tuple[float, float], ...], way: tuple[float, float], name: str) -> None:
    """Toes in a row, each a lobe of fur with one long blunt claw along `way`."""
    u, v = way
    for k, (x, y) in enumerate(places):
        spine = ((x - 30 * u, y - 30 * v, 22), (x - 8 * u, y - 8 * v, 21), (x + 8 * u, y + 8 * v, 16))
        m = c.mask(limb(spine, 24), wobble=1.2)
        px, py = -v, u
        claw: Points = (
            (x + 10 * u + 8 * px, y + 10 * v + 8 * py, CORNER), (x + 22 * u + 7 * px, y + 22 * v + 7 * py),
            (x + 40 * u + 3 * px, y + 40 * v + 3 * py, CORNER), (x + 25 * u - 5 * px, y + 25 * v - 5 * py),
            (x + 10 * u - 8 * px, y + 10 * v - 8 * py, CORNER),
        )  # fmt: skip
        horn = c.mask(curve(claw))
        c.multiply((m | horn).blur(5).move(3, 6) & front_mask(c), (0.4, 0.07, 25), 0.75)
        c.fill(m, HIDE, detail=0.7)
        c.multiply(m.edge(5, 6, 6), SHADE, 0.7)
        c.glaze(m.edge(-4, -5, 4), PALE, 0.7)
        comb(c, m, (((x - 34 * u, y - 34 * v), (x + 14 * u, y + 14 * v)),), 60, f"{name}{k}", long=14, alpha=0.5)
        c.fill(horn, (0.3, 0.035, 50), detail=0.9)

        def shine(pen: Pen, x: float = x, y: float = y, px: float = px, py: float = py) -> None:
            line = [(x + d * u - 3 * px, y + d * v - 3 * py) for d in (13, 23, 32)]
            crease(pen, line, 1.6, (0.78, 0.05, 84), 0.85)
            crease(pen, [(x + 9 * u + 11 * px, y + 9 * v + 11 * py), (x + 15 * u, y + 15 * v),
                         (x + 9 * u - 11 * px, y + 9 * v - 11 * py)], 2.0, DEEP, 0.6)  # fmt: skip

        c.draw(shine, detail=0.85, soft=0.3)


def near_paw(c: Canvas) -> None:
    """The near paw, broad and careful, under the case's right corner."""
    paw = c.mask(
        curve([(580, 976), (520, 958), (460, 944), (410, 946), (376, 966), (366, 1000), (376, 1040), (410, 1070),
               (480, 1092), (580, 1106)]),
        wobble=1.6,
    )  # fmt: skip
    c.multiply(paw.blur(10).move(-4, 10), (0.36, 0.06, 30), 0.7)
    c.fill(paw, HIDE, detail=0.6)
    sweep(c, paw, ((390, 1060, 16), (470, 1090, 24), (590, 1100, 26)), 18, SHADE, 0.9)
    sweep(c, paw, ((400, 960, 10), (460, 956, 14), (540, 974, 14)), 12, PALE, 0.75, pale=True)
    ways: tuple[Points, ...] = (
        ((590, 1000), (500, 976), (420, 962), (370, 976)),
        ((590, 1060), (500, 1050), (420, 1034), (376, 1024)),
    )
    locks(c, ways, 90, (0.3, 4.6), (DEEP, PALE), seed="near", share=0.4, clip=paw, drift=4.0)
    comb(c, paw, ways, 620, "near", long=22, alpha=0.45)
    _toes(c, ((398, 1048), (376, 1026), (366, 998), (374, 968)), (-0.96, -0.28), "near")


def near_sleeve(c: Canvas) -> None:
    """The near arm: from the shoulder off the card down and forward, a turned-back cuff."""
    m = c.mask(curve(_SLEEVE), wobble=1)
    c.multiply(m.blur(16).move(-10, 10) & bulk(c), COAT_DEEP, 0.95)
    c.fill(m, COAT, detail=0.55, mottle=0.05)
    sweeps(
        c,
        m,
        (
            (((560, 1110, 16), (660, 1126, 30), (820, 1110, 40)), 24, 0.95),
            (((820, 760, 36), (800, 900, 44), (760, 1040, 40)), 30, 0.7),
            (((676, 900, 10), (710, 940, 16), (760, 950, 10)), 12, 0.55),
            (((664, 930, 8), (690, 984, 14), (740, 1010, 8)), 11, 0.5),
        ),
        COAT_DEEP,
    )
    twill(c, m, 0.2)
    sweep(
        c,
        m,
        ((812, 664, 8), (752, 690, 14), (716, 752, 14), (692, 850, 11), (678, 892, 8)),
        12,
        COAT_PALE,
        0.9,
        pale=True,
    )
    c.glaze(m.edge(-3, -2, 3), SUN, 0.35)
    sweep(c, m, ((640, 966, 8), (600, 990, 12)), 11, COAT_PALE, 0.6, pale=True)
    nap(c, m, 2000, 1.9, "nap/sleeve", 12, vary=(0.07, 0.012), alpha=0.4)
    cuff = c.mask(curve(_CUFF), wobble=0.8)
    c.multiply(cuff.blur(7).move(8, 6) & m, COAT_DEEP, 0.9)
    c.fill(cuff, COAT, detail=0.6, mottle=0.05)
    twill(c, cuff, 0.1)
    sweep(c, cuff, ((540, 970, 8), (566, 976, 10), (592, 970, 6)), 9, COAT_PALE, 0.8, pale=True)
    sweep(c, cuff, ((530, 1090, 14), (570, 1110, 20), (606, 1110, 14)), 14, COAT_DEEP, 0.95)
    nap(c, cuff, 380, 1.6, "nap/cuff", 10, vary=(0.07, 0.012), alpha=0.4)

    def button(pen: Pen) -> None:
        pen.dot(566, 1030, 9, (0.3, 0.05, 45))
        pen.dot(564.5, 1027.5, 6, (0.46, 0.08, 50))
        pen.dot(562, 1024, 2.2, SUN, 0.9)

    c.draw(button, detail=0.8, soft=0.3)
