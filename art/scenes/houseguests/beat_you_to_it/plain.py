"""Snow to the horizon, the bare earth where the road has lain, and a car at what is left of it."""

from __future__ import annotations

from functools import partial

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.beat_you_to_it.inks import ASH, CHALK, INK, PENCIL

_SNOW = mix(ASH, CHALK, 0.5)
_EARTH = mix(PENCIL, ASH, 0.55)
_CAR = (1123.0, 796.0)
"""Between the car's front wheels."""


def plain(card: Sheet) -> None:
    """One torn horizon, and the track that winds away from the roll until it meets the rest of the road."""
    card.paint(
        "-60,770! 300,760 700,752 960,742 1260,752! 1260,1880! -60,1880!",
        _SNOW,
        angle=2,
        edge="torn",
        core="#f8f3e9",
        wobble=4,
    )
    card.paint(
        "1098,800! 1148,800! 1152,834 1144,872 1142,910 1164,950 1260,994! 1260,1116! 1150,1060 1096,1004 1080,952 "
        "1086,904 1098,866 1102,834!",
        _EARTH,
        angle=70,
        wobble=2,
    )
    card.paint(
        "840,1608! 980,1480! 1060,1464 1140,1450 1260,1402! 1260,1546! 1180,1580 1086,1602 900,1612!",
        _EARTH,
        angle=170,
        wobble=2,
    )
    for line in ("1170,1476 1210,1462 1250,1440", "1130,1566 1180,1550 1240,1520", "1110,986 1150,1026 1230,1068"):
        card.paint(ribbon(line, (2, 9, 2)), mix(_EARTH, PENCIL, 0.6), wobble=0.6)
    _car(card)


def _car(card: Sheet) -> None:
    """Where the road breaks off, a car with its lamps on, which can come no nearer."""
    card.paint("1111,744! 1135,744! 1155,812! 1091,814!", INK, angle=88, wobble=0.6)
    lay = partial(card.paint, at=affine(_CAR[0], _CAR[1], 1.15), wobble=0.4)
    lay(["-27,-10! -16,-10! -16,4! -27,4!", "16,-10! 27,-10! 27,4! 16,4!"], INK)
    lay("-24,-34! -18,-56 -12,-60 12,-60 18,-56 24,-34! 32,-28 32,-6! -32,-6! -32,-28", INK, lift=3)
    lay("-18,-36! -14,-52! 14,-52! 18,-36!", ASH)
    for x in (-20, 20):
        card.paint(ROUND, "#fbf7ee", at=affine(_CAR[0] + 1.15 * x, _CAR[1] - 22, 9.5))


def drift(card: Sheet) -> None:
    """Snow pushed up before the roll, cut off below."""
    card.paint(
        "-60,1540! 60,1556 200,1580 360,1588 520,1606 680,1640 840,1676 1000,1690 1120,1676 1260,1630! 1260,1880! "
        "-60,1880!",
        CHALK,
        angle=3,
        edge="torn",
        core="#f8f3e9",
        wobble=4,
        lift=8,
    )
    for line in ("60,1680 240,1696 420,1690", "620,1750 800,1764 1010,1750"):
        card.paint(ribbon(line, (2, 9, 2)), _SNOW, wobble=0.6)
