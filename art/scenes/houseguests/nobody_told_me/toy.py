"""Nobody Told Me: what she has in her hand: a small rabbit, one ear up, the other hanging."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.nobody_told_me.inks import BLACK, LILAC, PINK, SNOW

_PLUSH: Final = mix(LILAC, BLACK, 0.24)
_AT: Final = affine(36, 84, 0.93)


def toy(card: Sheet) -> None:
    """Lay the ear that is held, trunk, limbs, head, the ear that hangs; an eye is a button, the other a stitch."""
    for spec in (
        "500,1372! 486,1330 500,1290 522,1284 540,1310 540,1372!",
        "490,1400! 482,1480 484,1540! 532,1540! 536,1480 532,1400!",
    ):
        card.paint(spec, _PLUSH, at=_AT, lift=5, angle=88)
    body = card.piece(
        "470,1600! 448,1660 440,1720 460,1764 508,1776 556,1764 574,1720 566,1660 544,1600!", _PLUSH, at=_AT, lift=6
    )
    with card.inside(body):
        card.paint(ROUND, mix(SNOW, LILAC, 0.2), at=_within(508, 1716, 38))
    for s in (-1, 1):
        side = _within(508, 1640, 1, s < 0)
        card.paint("34,0! 66,22 84,58 70,76 48,62 26,34!", _PLUSH, at=side, lift=4)
        card.paint("14,108! 58,106 68,138 54,166 24,166 10,142!", _PLUSH, at=side, lift=4)
    card.paint(ROUND, _PLUSH, at=_within(508, 1580, 62), lift=7)
    card.paint(
        "466,1546! 424,1542 402,1590 402,1656 422,1688 442,1652 454,1612 476,1582!", _PLUSH, at=_AT, lift=5, angle=88
    )
    card.paint("436,1566! 418,1604 416,1644 423,1660 434,1622 450,1590!", PINK, at=_AT, angle=88)
    card.paint(ROUND, BLACK, at=_within(488, 1574, 9), wobble=0.3)
    card.paint([ribbon(s, (5, 5), _AT) for s in ("524,1566 542,1584", "542,1566 524,1584")], BLACK, wobble=0.2)
    card.paint("496,1594! 522,1594! 509,1608!", PINK, at=_AT, wobble=0.3)
    card.paint(ribbon("509,1608 509,1624", (4, 4), _AT), BLACK, wobble=0.2)


def _within(x: float, y: float, size: float, flip: bool = False) -> Array:
    """Place something by the toy's own measure."""
    p = _AT[:, :2] @ (x, y) + _AT[:, 2]
    return affine(float(p[0]), float(p[1]), size * 0.93, 0, flip)
