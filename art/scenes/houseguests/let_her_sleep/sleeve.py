"""A vast dark sleeve, the hand that comes out of it with a ladder, and the boots that stand in its mouth."""

from __future__ import annotations

from math import copysign, cos, radians, sin
from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, PLUM, STRAW

FLESH: Final = "#c48a60"
LINE: Final = "#5a3020"
WOOD: Final = mix(HENNA, PLUM, 0.42)
FOOT: Final = (814.0, 1318.0)
TOP: Final = (1144.0, 596.0)
RUNGS: Final = 10
MOUTH: Final = (1040.0, 1430.0)
ALONG: Final = (0.69, -0.724)
INTO: Final = (0.724, 0.69)
FAR: Final = 125
NEAR: Final = 135
LONG: Final = 440
EDGE: Final = 38


def _rim(turn: float, far: float, near: float = NEAR, long: float = LONG) -> tuple[float, float]:
    """Give a place on the round of the cuff: 180 is its lower end, below that the near lip, above it the far one."""
    across, v = cos(radians(turn)), sin(radians(turn))
    u = long * copysign(abs(across) ** 0.78, across)
    v *= near if v > 0 else far
    return MOUTH[0] + ALONG[0] * u + INTO[0] * v, MOUTH[1] + ALONG[1] * u + INTO[1] * v


def _arc(start: int, end: int, far: float, near: float = NEAR, long: float = LONG) -> str:
    """Type the part of such a round between two angles."""
    step = 12 if end > start else -12
    return " ".join("{:.0f},{:.0f}".format(*_rim(k, far, near, long)) for k in range(start, end + step // 2, step))


def lining(card: Sheet) -> None:
    """The far side of the sleeve's round mouth: its edge, and stripes that run into it."""
    card.paint(
        _arc(0, 348, FAR + EDGE, NEAR + EDGE, LONG + EDGE), PLUM, angle=-48, laps=60, edge="torn", core=CHALK, lift=16
    )
    inner = card.piece(_arc(0, 348, FAR), HENNA, angle=44, laps=60, edge="torn", wobble=3)
    stripes = []
    for k in range(11):
        u = LONG * (0.17 * k - 0.87)
        ends = [
            f"{MOUTH[0] + ALONG[0] * u * s + INTO[0] * v:.0f},{MOUTH[1] + ALONG[1] * u * s + INTO[1] * v:.0f}"
            for s, v in ((1.0, -FAR - 30), (0.95, 0), (0.84, NEAR + 30))
        ]
        stripes.append(ribbon(" ".join(ends), (30, 25, 20)))
    card.pattern(inner, stripes, STRAW, thin=0.05)
    with card.inside(inner):
        card.paint(f"{_arc(0, 180, FAR, NEAR + 30)} {_arc(168, 12, FAR, NEAR - 46)}", mix(HENNA, PLUM, 0.7), angle=-48)


def hand(card: Sheet) -> None:
    """Three fingers held away, then the back of the hand with the index that goes behind the ladder's rail."""
    at = affine(1150, 1100, 1, 2) @ ((1, 0, -1150), (0, 1, -1100), (0, 0, 1))
    for line, tone in (
        ("1300,1180! 1240,1080 1196,990 1164,926 1172,900 1196,900 1222,930 1262,1000 1330,1100!", -0.075),
        ("1260,1190! 1180,1080 1124,980 1082,896 1080,866 1102,852 1130,868 1176,950 1230,1040 1310,1150!", -0.05),
        ("1200,1190! 1110,1080 1050,984 1006,906 1000,872 1022,856 1052,872 1104,956 1166,1046 1270,1150!", -0.025),
    ):
        card.paint(line, shift(FLESH, tone), at=at, angle=50, lift=6)
    card.paint(
        "1340,1280! 1256,1180 1180,1106 1120,1058 1060,1034 980,1036 900,1058 852,1086 840,1110 852,1130 884,1132 "
        "960,1112 1020,1106 1062,1130 1086,1190! 1110,1300 1200,1470! 1340,1470!",
        FLESH,
        angle=50,
        laps=70,
        lift=8,
    )
    card.paint(ribbon("1196,1122 1160,1104 1134,1098", (2, 5, 2)), LINE)
    card.paint(ribbon("1004,1042 1012,1058 1010,1076", (2, 5, 2)), LINE)


def ladder(card: Sheet) -> None:
    """A ladder hardly longer than her face, in the air: neither end touches anything."""
    run, rise = TOP[0] - FOOT[0], TOP[1] - FOOT[1]
    long = (run * run + rise * rise) ** 0.5

    def at(t: float, side: float) -> str:
        half = (58 - 10 * t) * side / long
        return f"{FOOT[0] + run * t - rise * half:.0f},{FOOT[1] + rise * t + run * half:.0f}"

    for k in range(RUNGS):
        t = 0.05 + k * 0.9 / (RUNGS - 1)
        card.paint(ribbon(f"{at(t, -1)} {at(t, 1)}", (16, 16)), shift(WOOD, 0.05), lift=5)
    for side in (-1, 1):
        card.paint(ribbon(f"{at(0, side)} {at(0.5, side)} {at(1, side)}", (24, 22, 20)), WOOD, lift=8)


def thumb(card: Sheet) -> None:
    """Its ball and its tip, in front of the rail."""
    card.paint(
        "1340,1340! 1200,1300 1124,1256 1068,1206 1014,1164 962,1126 930,1110 904,1114 896,1134 910,1156 944,1180 "
        "984,1214 1016,1256 1046,1316 1080,1380 1130,1460 1220,1540! 1340,1500!",
        FLESH,
        angle=40,
        laps=60,
        lift=8,
    )
    card.paint("910,1120! 934,1120 960,1138 956,1154 924,1142", shift(FLESH, 0.1))
    card.paint(ribbon("1022,1190 1016,1204 1004,1210", (2, 4, 2)), LINE)


def sleeve(card: Sheet) -> None:
    """The near side of it, with the broad cuff, over the wrist; it fills the corner."""
    card.piece(
        f"{_arc(0, 180, FAR)} {_arc(180, 192, FAR + EDGE, NEAR + EDGE, LONG + EDGE)} 700,1900! 1400,1900! 1400,1300!",
        PLUM,
        angle=50,
        laps=120,
        edge="torn",
        core=CHALK,
        lift=16,
    )
    card.paint(ribbon(_arc(12, 168, 0, NEAR + 78, LONG + 10), (9,) * 14), mix(PLUM, LINEN, 0.3), edge="raw", wobble=0.6)


def boots(card: Sheet) -> None:
    """A minute pair, taken off: one stands, the other has tipped against it."""
    for x, y, tilt, tone in ((858, 1598, 7, -0.08), (822, 1632, -6, 0.0)):
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
