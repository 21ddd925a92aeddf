"""Parts of Family Business: the child's hair: cropped round the ear, straight out of bed, a tuft that stands up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve

from .ink import INK, SKIN_DEEP

_HAIR: Final[Points] = (
    *((80, -40, CORNER), (66, -78), (34, -102), (-8, -110), (-52, -98), (-84, -66), (-96, -20), (-90, 24), (-78, 66)),
    *((-70, 92, CORNER), (-52, 84), (-40, 90, CORNER), (-28, 62), (-20, 40), (-4, 12), (6, 30, CORNER), (14, 4)),
    *((22, -20), (34, -34, CORNER), (48, -40), (56, -34, CORNER), (66, -46)),
)
_WAYS: Final[tuple[Points, ...]] = (
    ((-30, -82), (14, -98), (54, -82), (80, -36)),
    ((-32, -74), (4, -80), (36, -62), (56, -30)),
    ((-36, -66), (-6, -62), (14, -34), (14, 8)),
    ((-38, -64), (-22, -40), (-4, -6), (4, 30)),
    ((-40, -62), (-40, -20), (-34, 30), (-34, 80)),
    ((-44, -62), (-62, -20), (-56, 30), (-56, 84)),
    ((-46, -64), (-82, -36), (-82, 30), (-70, 92)),
    ((-44, -72), (-88, -56), (-104, 0), (-92, 56)),
)
"""How the hair lies, from the whorl to its tips."""
_TUFT: Final[tuple[Points, ...]] = (
    ((-18, -92), (-14, -114), (-20, -132), (-32, -144)),
    ((-32, -88), (-36, -110), (-46, -126), (-60, -134)),
    ((-48, -82), (-58, -98), (-68, -108), (-82, -112)),
)
_DARK: Final = (0.22, 0.04, 330)
_SHEEN: Final = (0.38, 0.055, 350)


def hair(c: Canvas, at: Callable[[Points], list[tuple[float, ...]]], face: Mask, ear: Mask) -> None:
    """Thick dark locks from the whorl, parted round the ear; the tuft behind them."""
    h = c.mask(curve(at(_HAIR)), wobble=0.8)
    c.multiply((h.blur(3).move(2, 5) & face) - ear, SKIN_DEEP, 0.7)
    tuft = tuple(at(way) for way in _TUFT)
    locks(c, tuft, 16, (0.95, 4.4), (_DARK, _SHEEN), seed="tuft", share=1.0, until=0.2, lean=2.0)
    c.fill(h, _DARK, detail=0.65)
    ways = tuple(at(way) for way in _WAYS)
    clip = h.grow(4) - ear
    locks(c, ways, 130, (0.5, 3.0), (_DARK, _SHEEN), seed="hair", share=0.95, clip=clip, lean=1.3, shade=INK)
    sweep(c, h, at([(-80, -40, 6), (-42, -86, 9), (10, -92, 6)]), 7, (0.56, 0.06, 20), 0.45, pale=True)
