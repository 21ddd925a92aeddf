"""A vast dark sleeve, the hand that comes out of it with a ladder, and the boots that stand in its mouth."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, PLUM, STRAW

FLESH: Final = "#c48a60"
LINE: Final = "#5a3020"
FOOT: Final = (982.0, 1664.0)
TOP: Final = (738.0, 352.0)
RUNGS: Final = 15


def lining(card: Sheet) -> None:
    """The far side of the sleeve's wide mouth."""
    far = "1330,900! 1200,990 1050,1130 900,1310 770,1470 690,1600 700,1720 800,1790! 1000,1700 1180,1500 1330,1330!"
    card.paint(far, PLUM, angle=-48, laps=60, edge="torn", core=CHALK, lift=16)
    card.paint(
        "1330,970! 1210,1050 1070,1175 930,1342 806,1492 738,1606 752,1690 820,1750! 1000,1680 1180,1490 1330,1330!",
        HENNA,
        angle=-48,
        laps=60,
        edge="torn",
    )


def hand(card: Sheet) -> None:
    """Three fingers held away, then the back of the hand with the index that goes behind the ladder's rail."""
    for line, tone in (
        ("1300,1180! 1240,1080 1196,990 1164,926 1172,900 1196,900 1222,930 1262,1000 1330,1100!", -0.075),
        ("1260,1190! 1180,1080 1124,980 1082,896 1080,866 1102,852 1130,868 1176,950 1230,1040 1310,1150!", -0.05),
        ("1200,1190! 1110,1080 1050,984 1006,906 1000,872 1022,856 1052,872 1104,956 1166,1046 1270,1150!", -0.025),
    ):
        card.paint(line, shift(FLESH, tone), angle=50, lift=6)
    card.paint(
        "1340,1280! 1256,1180 1180,1106 1110,1054 1050,1030 1000,1036 956,1076 914,1136 886,1180 888,1208 912,1216 "
        "942,1196 984,1148 1020,1116 1056,1130 1080,1180! 1110,1300 1200,1470! 1340,1470!",
        FLESH,
        angle=50,
        laps=70,
        lift=8,
    )
    card.paint(ribbon("1196,1122 1160,1104 1134,1098", (2, 5, 2)), LINE)
    card.paint(ribbon("1012,1044 1022,1062 1020,1082", (2, 5, 2)), LINE)


def ladder(card: Sheet) -> None:
    """A ladder hardly longer than her head: from the sleeve's lining, over cheek and temple, into the hair."""
    wood = mix(STRAW, CHALK, 0.6)
    run, rise = TOP[0] - FOOT[0], TOP[1] - FOOT[1]

    def at(t: float, side: float) -> str:
        half = 60 - 12 * t
        return f"{FOOT[0] + run * t + side * half:.0f},{FOOT[1] + rise * t + side * half * 0.16:.0f}"

    for k in range(RUNGS):
        t = 0.045 + k * 0.91 / (RUNGS - 1)
        card.paint(ribbon(f"{at(t, -1)} {at(t, 1)}", (17, 17)), shift(wood, -0.04), lift=5)
    for side in (-1, 1):
        card.paint(ribbon(f"{at(0, side)} {at(0.5, side)} {at(1, side)}", (25, 23, 20)), wood, lift=8)


def thumb(card: Sheet) -> None:
    """Its ball and its tip, in front of the rail."""
    card.paint(
        "1340,1340! 1200,1300 1120,1262 1060,1226 1000,1204 952,1186 926,1190 914,1210 924,1234 966,1252 1010,1276 "
        "1040,1316 1076,1380 1130,1460 1220,1540! 1340,1500!",
        FLESH,
        angle=40,
        laps=60,
        lift=8,
    )
    card.paint("932,1196! 956,1196 984,1208 976,1222 944,1216", shift(FLESH, 0.1))
    card.paint(ribbon("1034,1236 1032,1250 1022,1260", (2, 4, 2)), LINE)


def sleeve(card: Sheet) -> None:
    """The near side of it, over the wrist; it fills the corner."""
    cloth = card.piece(
        "1330,1240! 1250,1350 1150,1480 1030,1612 920,1690 800,1716 696,1620! 640,1710 560,1860! 1330,1860!",
        PLUM,
        angle=50,
        laps=120,
        edge="torn",
        core=CHALK,
        lift=16,
    )
    folds = [ribbon(line, (3, 10, 3)) for line in ("800,1750 860,1770 930,1820", "1190,1470 1190,1600 1240,1730")]
    card.pattern(cloth, folds, mix(PLUM, LINEN, 0.2))


def boots(card: Sheet) -> None:
    """A minute pair, taken off: one stands, the other has tipped against it."""
    for x, y, tilt, tone in ((842, 1606, 7, -0.08), (806, 1640, -6, 0.0)):
        at = affine(x, y, 1.18, tilt)
        card.paint(
            "-16,-92! 44,-92! 42,-20 48,44! -84,44! -88,18 -70,0 -30,-14 -14,-40",
            shift(CHALK, tone),
            at=at,
            grain=0.2,
            lift=8,
        )
        card.paint("-90,40! 50,40! 50,58! 18,58! 14,50! -86,54!", mix(PLUM, CHALK, 0.2), at=at)
        card.paint("-12,-92 14,-100 42,-92 14,-82", PLUM, at=at)
        for step in (-62, -40, -20):
            card.paint(ribbon(f"-14,{step} 8,{step + 6}", (6, 6), at), HENNA)
