"""Who stands with his nose against the wall."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.before_anyone_comes.inks import BONE, BROWN, CHALK, INK, MINT, PALE, SHELL

_AT: Final = affine(1126 - 1.24 * 1126, 866 - 1.24 * 780, 1.24)
_COAT: Final = shift(CHALK, -0.015)
_HAT: Final = mix(BROWN, SHELL, 0.12)


def wall(card: Sheet) -> None:
    """Lay the wall that he has come to."""
    card.paint(
        "-40,96! 300,80 700,92 1240,78! 1240,1840! -40,1840!", mix(MINT, CHALK, 0.2), angle=3, laps=130, edge="raw"
    )
    card.paint("1128,-40! 1240,-40! 1240,1840! 1120,1840! 1124,900!", SHELL, angle=88, laps=40, edge="raw")


def man(card: Sheet) -> None:
    """Lay coat, neck, face and hat: eyes shut, the hat pushed back by the wall."""
    coat = card.piece(
        "960,900! 1000,880 1050,886 1080,920! 1104,1000 1112,1120 1116,1400 1118,1860! 760,1860! 780,1400 800,1160 830,1010 880,930",
        _COAT,
        at=_AT,
        angle=86,
        laps=50,
        grain=0.3,
        lift=8,
    )
    with card.inside(coat):
        card.paint(
            "930,936! 952,902 992,890 1030,908 1054,956 1066,1040 1070,1140 1064,1400! 930,1400! 936,1140 926,1020",
            mix(CHALK, BONE, 0.85),
            at=_AT,
            angle=86,
            laps=50,
            grain=0.3,
            lift=8,
        )
        card.paint(ribbon("1064,1034 1042,1046 1016,1044", (2, 8, 2), _AT), shift(BONE, -0.12))
    card.paint("930,800! 1010,800! 1046,880 1060,910! 1000,920 930,912!", PALE.shade, at=_AT, angle=80)
    card.paint("922,862! 980,884 1056,872! 1072,914 1020,930 940,922!", CHALK, at=_AT, angle=6, lift=4)
    card.paint(
        "920,690! 1076,650! 1084,690 1092,716! 1112,740 1124,764 1116,778 1096,780! 1100,800 1092,814 1096,830 1086,862 1056,876 "
        "1016,862 980,836! 950,850 930,800 918,740",
        PALE.base,
        at=_AT,
        angle=80,
        lift=5,
    )
    card.paint(
        "986,752 970,738 952,744 946,766 952,790 964,808 976,808 980,790 988,776", PALE.shade, at=_AT, angle=80, lift=2
    )
    card.paint("914,690! 990,672! 984,720 960,738 946,770 940,840! 912,810 904,740", CHALK, at=_AT, angle=84, lift=2)
    card.paint(
        "1106,784! 1080,778 1050,790 1034,812 1018,846! 1046,842 1076,834 1098,816 1110,798",
        shift(CHALK, -0.02),
        at=_AT,
        angle=20,
        lift=3,
    )
    card.paint(ribbon("976,752 962,752 958,768 966,784", (3, 5, 3), _AT), PALE.line, wobble=0.2)
    card.paint(ribbon("1044,740 1062,750 1082,742", (4, 8, 4), _AT), PALE.line, wobble=0.2)
    card.paint(ribbon("1040,712 1062,698 1086,704", (6, 13, 7), _AT), mix(CHALK, INK, 0.3), wobble=0.2)
    card.paint(
        "886,716! 872,640 900,566 966,536 1034,552 1066,610 1070,660! 1000,690", _HAT, at=_AT, angle=20, laps=40, lift=7
    )
    card.paint(
        "860,742! 930,690 1040,646 1108,632! 1118,646 1108,664! 1040,688 950,720 880,762!",
        shift(_HAT, -0.07),
        at=_AT,
        angle=-18,
        lift=6,
    )
    card.paint(
        "882,700! 940,668 1010,640 1070,626! 1070,652 1000,674 940,696 890,726!",
        shift(_HAT, -0.16),
        at=_AT,
        angle=-18,
    )
