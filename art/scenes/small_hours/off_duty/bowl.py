"""Parts of Off Duty: the great bowl of red soup, cut off by the card, and the rings of somebody's way through it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.shapes import limb, oval

from .table import CREAM, DUSK

SOUP: Final = (0.7, 0.165, 56)
DEEP: Final = (0.56, 0.15, 45)
PALE: Final = (0.84, 0.12, 72)
_X: Final = 236.0
_Y: Final = 1056.0
_RX: Final = 484.0
_RY: Final = 444.0


def surface(c: Canvas) -> Mask:
    """Return where the soup is."""
    return c.mask(oval(_X + 2, _Y + 6, _RX - 44, _RY - 44))


def bowl(c: Canvas) -> None:
    """Paint the bowl's shadow, its pale rim, the soup."""
    outer = c.mask(oval(_X, _Y, _RX, _RY))
    c.multiply(outer.blur(22).move(18, 30), DUSK, 0.9)
    c.multiply(outer.blur(7).move(5, 8), DUSK, 0.7)
    c.fill(outer, CREAM, detail=0.5)
    c.multiply(outer.edge(-9, -10, 7), (0.66, 0.06, 40), 0.7)
    soup = surface(c)
    wall = c.mask(oval(_X, _Y, _RX - 30, _RY - 30))
    c.multiply(wall * np.asarray(smoothstep(-0.2, 0.9, _lit(c))[wall.where], np.float32), (0.5, 0.07, 30), 0.85)
    c.fill(soup, SOUP, detail=0.3, mottle=0.04)
    inside = c.mask(oval(_X + 26, _Y + 42, _RX - 46, _RY - 46)).blur(9).whole()
    c.multiply(soup * np.asarray(1 - inside[soup.where], np.float32), (0.45, 0.13, 15), 0.85)
    c.multiply(
        soup * np.asarray(smoothstep(700, 1250, c.y - 0.5 * c.x)[soup.where], np.float32), (0.66, 0.15, 24), 0.45
    )


def rim(c: Canvas) -> None:
    """Draw the thin ink line round the rim, as on enamel."""
    outer = c.mask(oval(_X, _Y, _RX, _RY))
    c.glaze(outer.grow(14).blur(2) - outer, (0.13, 0.035, 275), 0.85)
    lip = c.mask(oval(_X, _Y, _RX, _RY)) - c.mask(oval(_X, _Y, _RX - 10, _RY - 10)).blur(4)
    c.fill(lip, CREAM, detail=0.7)
    c.multiply(lip.edge(-4, -5, 4), (0.66, 0.06, 40), 0.6)
    line = c.mask(oval(_X, _Y, _RX - 13, _RY - 13)) - c.mask(oval(_X, _Y, _RX - 18, _RY - 18))
    c.fill(c.wobble(line, 1.0, 20.0), (0.3, 0.06, 264), 0.9, detail=0.7)


def _lit(c: Canvas) -> np.ndarray:
    """Return how far the bowl's inner wall turns from the light: 1 up on the left, -1 down on the right."""
    x, y = (c.x - _X) / _RX, (c.y - _Y) / _RY
    return np.asarray(-(0.55 * x + 0.83 * y), np.float32)


_WAY: Final = (
    (270, 1064, 33, 1.0),
    (164, 1108, 54, 0.85),
    (-12, 1096, 100, 0.65),
)
"""Where he has been, how far the ring has run since, how much of it is left."""


def rings(c: Canvas) -> None:
    """Draw the rings: small and clear where he is, wide and faint where he came from."""
    soup = surface(c)
    for k, (x, y, q, left) in enumerate((*_WAY, (352, 914, 112, 0.75), (352, 914, 168, 0.45))):
        for share in (1.0, 0.56) if k < len(_WAY) else (1.0,):
            for since, until in ((95.0, 245.0), (262.0, 420.0)):
                a = np.radians(np.linspace(since, until, 24) + 14 * k)
                wide = (2.2 + 0.012 * q) * np.sin(np.linspace(0.06, np.pi - 0.06, 24)) ** 0.7
                arc = [
                    (
                        x + q * (share * float(np.cos(t)) + 0.12 * (1 - share)),
                        y + q * (0.86 * share * float(np.sin(t)) - 0.1 * (1 - share)),
                        float(w),
                    )
                    for t, w in zip(a, wide, strict=True)
                ]
                crest = c.mask(limb(arc, 60), wobble=0.8)
                c.multiply(crest.blur(3).move(4, 6) & soup, DEEP, 0.75 * left)
                c.glaze(crest & soup, PALE, 0.9 * left)
