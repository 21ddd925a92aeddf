"""Snow to the horizon, the bare earth where the road has lain, and a car at what is left of it."""

from __future__ import annotations

from functools import partial

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.beat_you_to_it.inks import ASH, CHALK, INK, PENCIL

_SNOW = mix(ASH, CHALK, 0.5)
_EARTH = mix(PENCIL, ASH, 0.55)


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
        "1106,812! 1158,812! 1166,850 1150,896 1140,940 1160,984 1260,1040! 1260,1178! 1140,1120 1070,1050 1050,984 "
        "1068,926 1100,880 1110,846!",
        _EARTH,
        angle=70,
        wobble=2,
    )
    card.paint(
        "-60,1560! 700,1560! 940,1490 1100,1440 1260,1376! 1260,1588! 1120,1650 960,1700 700,1760! -60,1760!",
        _EARTH,
        angle=172,
        wobble=2,
    )
    for line in ("1000,1530 1110,1496 1250,1440", "930,1640 1060,1606 1190,1552", "1084,1010 1140,1066 1240,1112"):
        card.paint(ribbon(line, (2, 9, 2)), mix(_EARTH, PENCIL, 0.6), wobble=0.6)
    _car(card)


def _car(card: Sheet) -> None:
    """Where the road breaks off, a car with its lamps on, which can come no nearer."""
    card.paint("1120,744! 1146,744! 1172,826! 1090,828!", INK, angle=88, wobble=0.6)
    lay = partial(card.paint, at=affine(1132, 806, 1.6), wobble=0.4)
    lay(["-27,-10! -16,-10! -16,4! -27,4!", "16,-10! 27,-10! 27,4! 16,4!"], INK)
    lay("-24,-34! -18,-56 -12,-60 12,-60 18,-56 24,-34! 32,-28 32,-6! -32,-6! -32,-28", INK, lift=3)
    lay("-18,-36! -14,-52! 14,-52! 18,-36!", ASH)
    for x in (-20, 20):
        card.paint(ROUND, "#fbf7ee", at=affine(1132 + 1.6 * x, 774, 12))


def drift(card: Sheet) -> None:
    """Snow pushed up before the roll, cut off below."""
    card.paint(
        "-60,1600! 60,1630 180,1640 330,1632 470,1640 600,1660 760,1704 960,1706 1100,1680 1260,1610! 1260,1880! "
        "-60,1880!",
        CHALK,
        angle=3,
        edge="torn",
        core="#f8f3e9",
        wobble=4,
        lift=8,
    )
    for line in ("60,1716 240,1730 420,1722", "620,1760 800,1772 1010,1756"):
        card.paint(ribbon(line, (2, 9, 2)), _SNOW, wobble=0.6)
