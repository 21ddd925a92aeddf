"""The sun, asleep over his shoulder in a baby's blanket."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.let_her_sleep.inks import CHALK, STRAW, SUN

FOLD: Final = mix(STRAW, SUN, 0.2)


def _spots() -> list[Array]:
    """Give the blanket's spots, row by row, as outlines for one pattern."""
    places = [(560 + 76 * k + 38 * (row % 2), 230 + 66 * row) for row in range(18) for k in range(9)]
    return [curve(ROUND, affine(x, y, 13)) for x, y in places]


def hood(card: Sheet) -> None:
    """The blanket behind her, drawn up over her crown to a soft point."""
    cloth = card.piece(
        "560,560! 560,400 620,300 730,262 850,262 960,232 1040,214! 1066,300 1120,390 1164,500 1180,660 1160,830 1120,960 "
        "1080,1080! 700,1100! 560,900",
        STRAW,
        angle=70,
        laps=110,
        edge="torn",
        core=CHALK,
        lift=14,
    )
    card.pattern(cloth, _spots(), CHALK)
    with card.inside(cloth):
        for line in ("1040,214 1030,300 1080,420 1110,560", "1040,214 980,290 880,320"):
            card.paint(ribbon(line, (2, 10, 2)), FOLD)


def sun(card: Sheet) -> None:
    """One plain disc; her lower rim lies on his shoulder."""
    card.paint(ROUND, SUN, at=affine(806, 676, 314), angle=18, laps=110, grain=0.24, edge="torn", wobble=1.5, lift=10)


def tuck(card: Sheet) -> None:
    """The blanket's near side, crossed under her lower rim, with one corner that hangs down his back."""
    under = card.piece(
        "1188,560! 1140,690 1100,800 1020,890 910,948 790,962 680,930 590,880! 540,960 560,1060 600,1150 640,1250 660,1400! "
        "760,1320 880,1262 1000,1200 1100,1110 1170,970 1206,800",
        STRAW,
        angle=60,
        laps=110,
        edge="torn",
        core=CHALK,
        lift=12,
    )
    card.pattern(under, _spots(), CHALK)
    with card.inside(under):
        card.paint(
            "560,860! 680,930 790,962 850,958! 840,1060 770,1180 660,1400! 500,1300! 500,900!", mix(STRAW, SUN, 0.16)
        )
        for line in ("1180,690 1110,870 990,980 850,1040", "1190,800 1120,980 1000,1090 850,1170"):
            card.paint(ribbon(line, (2, 10, 2)), FOLD)
