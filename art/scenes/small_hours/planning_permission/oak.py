"""Parts of Planning Permission: the oak that sits: trunk, lap and shins of wood, one bough, roots round the wheel."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .cloth import combed, sweeps
from .leaf import oak_leaf

_BARK: Final[Colour] = (0.4, 0.05, 100)
_DARK: Final[Colour] = (0.2, 0.04, 130)
_DEEP: Final[Colour] = (0.36, 0.055, 155)
_PALE: Final[Colour] = (0.62, 0.07, 108)
_MOSS: Final[Colour] = (0.5, 0.1, 125)
_TONES: Final = (_DARK, _PALE)
_BODY: Final[Points] = (
    *((568, 540, CORNER), (560, 580), (552, 640), (572, 712), (590, 780), (580, 834), (546, 858)),
    *((500, 866), (472, 884), (456, 924), (464, 990), (458, 1060), (436, 1120), (396, 1176, CORNER), (462, 1160)),
    *((500, 1230, CORNER), (556, 1230, CORNER), (544, 1150), (536, 1070), (548, 1016), (600, 1004), (640, 1030)),
    *((660, 1100), (664, 1160), (640, 1230, CORNER), (840, 1230, CORNER), (806, 1140), (790, 1050), (788, 950)),
    *((796, 850), (784, 740), (752, 650), (706, 584), (684, 540, CORNER)),
)
_FORK: Final[tuple[Points, ...]] = (
    ((690, 420, 13), (740, 384, 9), (780, 380, 3)),
    ((650, 600, 40), (672, 500, 32), (700, 410, 23), (716, 320, 15), (730, 240, 8)),
    ((604, 600, 44), (588, 500, 36), (540, 420, 24), (490, 360, 14)),
    ((630, 620, 52), (630, 500, 46), (620, 400, 36), (590, 280, 20)),
)
_BOUGH: Final[Points] = (
    *((668, 560, 50), (620, 640, 44), (572, 722, 35), (536, 784, 29), (511, 800, 24), (493, 786, 18), (488, 742, 12)),
    *((487, 708, 7), (486, 690, 4)),
)
_ROOTS: Final[tuple[Points, ...]] = (
    *(
        (
            (744, 930, 34),
            (750, 1010, 32),
            (724, 1062, 26),
            (672, 1096, 20),
            (610, 1120, 16),
            (566, 1160, 12),
            (540, 1230, 8),
        ),
    ),
    *(((610, 940, 30), (584, 1004, 24), (560, 1050, 19), (562, 1106, 15), (596, 1160, 11), (604, 1230, 8)),),
    *(((784, 1050, 30), (770, 1120, 28), (738, 1170, 20), (700, 1230, 12)),),
)


def beneath(c: Canvas) -> None:
    """The dark under the seat."""
    dark = c.mask(curve([(520, 1000), (640, 980), (760, 1000), (770, 1240), (500, 1240)]), wobble=4)
    c.fill(dark, (0.42, 0.065, 150), detail=0.3)


def _bark(c: Canvas, m: Mask, ways: tuple[Points, ...], n: int, seed: str, wide: float) -> None:
    """Furrow a mass along its lines: first broad, then fine and broken."""
    combed(c, m, ways, n // 3, f"{seed}/broad", (_DARK, _MOSS), wide * 1.7, (3, 7))
    combed(c, m, ways, n // 2, f"{seed}/fine", _TONES, wide * 0.9, (2, 4))


def _beside(spine: Points, shift: float) -> Points:
    """Return the line that runs beside a limb's spine, shifted by a share of its radius."""
    a = sample(spine, 24)
    d = np.gradient(a[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    return tuple((float(x - shift * q * v), float(y + shift * q * u)) for (x, y, q), (u, v) in zip(a, d, strict=True))


def fork(c: Canvas) -> None:
    """The boughs into which the trunk parts below the crown."""
    for k, spine in enumerate(_FORK):
        m = c.mask(limb(spine, 40), wobble=3, cell=24)
        c.fill(m, _BARK, detail=0.5)
        c.multiply(m * np.asarray(smoothstep(540, 440, c.y)[m.where], np.float32), _DEEP, 0.8)
        ways = tuple(_beside(spine, s) for s in (-0.8, 0, 0.8))
        _bark(c, m, ways, 70, f"fork{k}", 3.6)


def trunk(c: Canvas) -> None:
    """Paint the body: it sits upright, its knees to the glass; the bough comes off its shoulder."""
    body = c.mask(curve(_BODY), wobble=5, cell=30)
    body = body * np.asarray(smoothstep(548, 630, c.y + 24 * (c.field("graft", 30, 2) - 0.5))[body.where], np.float32)
    c.fill(body, _BARK, detail=0.5)
    sweeps(
        c,
        body,
        (
            (((660, 440, 26), (726, 640, 44), (776, 800, 50), (780, 960, 44), (800, 1200, 34)), 24, 0.75),
            (((556, 866, 4), (620, 880, 18), (690, 940, 22), (700, 1010, 8)), 12, 0.7),
            (((490, 1000, 8), (560, 976, 22), (650, 1000, 26)), 14, 0.75),
            (((524, 940, 10), (516, 1020, 16), (516, 1120, 18)), 12, 0.6),
        ),
        _DEEP,
    )
    sweeps(
        c,
        body,
        (
            (((574, 560, 8), (560, 640, 16), (600, 760, 18), (596, 830, 8)), 14, 0.4),
            (((480, 900, 10), (540, 878, 14), (600, 876, 6)), 9, 0.4),
            (((468, 930, 6), (476, 1000, 10), (462, 1090, 6)), 8, 0.4),
        ),
        _PALE,
        pale=True,
    )
    sweeps(c, body, ((((640, 640, 10), (690, 760, 26), (690, 860, 10)), 20, 0.4),), _MOSS, pale=True)
    ways: tuple[Points, ...] = (
        ((574, 540), (562, 610), (580, 740), (596, 836), (500, 880), (470, 940), (474, 1060), (440, 1150)),
        ((600, 540), (606, 610), (630, 740), (630, 880), (540, 914), (498, 960), (500, 1080), (500, 1190)),
        ((628, 540), (654, 610), (690, 740), (696, 900), (620, 970), (534, 984), (522, 1080), (534, 1200)),
        ((656, 540), (694, 610), (738, 740), (746, 890), (730, 990), (716, 1080), (724, 1140), (730, 1220)),
        ((682, 540), (728, 620), (786, 760), (784, 890), (780, 990), (780, 1080), (794, 1140), (816, 1220)),
    )
    _bark(c, body, ways, 420, "trunk", 4.2)
    _bough(c, body)


def _bough(c: Canvas, body: Mask) -> None:
    m = c.mask(limb(_BOUGH, 80), wobble=3, cell=22)
    free = np.asarray(smoothstep(590, 690, c.y - 0.5 * (c.x - 600)), np.float32)
    under = m.blur(10).move(10, 14) & body
    c.multiply(under * free[under.where], _DEEP, 0.85)
    c.fill(m * free[m.where], _BARK, detail=0.55)
    for part, tone in ((m.edge(11, 13, 11), _DEEP), (m.edge(-7, -8, 7), None)):
        shaded = part * free[part.where]
        if tone:
            c.multiply(shaded, tone, 0.75)
        else:
            c.glaze(shaded, _PALE, 0.4)
    ways = tuple(_beside(_BOUGH[1:-1], k) for k in (-0.95, -0.4, 0.4, 0.95))
    _bark(c, m * free[m.where], ways, 130, "bough", 3.0)


def roots(c: Canvas) -> None:
    """The roots that have grown round the wheel."""
    for k, spine in enumerate(_ROOTS):
        m = c.mask(limb(spine, 50), wobble=3, cell=20)
        top = spine[0][1]
        free = np.asarray(smoothstep(top, top + 70, c.y), np.float32)
        under = m.blur(6).move(5, 9)
        c.multiply(under * free[under.where], _DEEP, 0.8)
        c.fill(m * free[m.where], _BARK, detail=0.5)
        low, lit = m.edge(7, 9, 8), m.edge(-5, -6, 5)
        c.multiply(low * free[low.where], _DEEP, 0.75)
        c.glaze(lit * free[lit.where], _PALE, 0.4)
        ways = tuple(_beside(spine, s) for s in (-0.9, 0, 0.9))
        _bark(c, m * free[m.where], ways, 60, f"root{k}", 2.6)


def twig(c: Canvas) -> None:
    """The five leaves that meet her hand from inside."""
    for x, y, size, turn, tone in (
        (492, 744, 90, -14, (0.42, 0.095, 140)),
        (490, 728, 104, -48, (0.48, 0.105, 132)),
        (487, 700, 96, -128, (0.46, 0.1, 136)),
        (487, 700, 112, -104, (0.53, 0.115, 126)),
        (488, 704, 112, -74, (0.6, 0.12, 120)),
    ):
        oak_leaf(c, x, y, size, turn, tone, shade=(0.7, 0.08, 130))
