"""Nobody Told Me: the swimming bath, and who carries a cactus across it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.inks import (
    BLACK,
    CORAL,
    ICE,
    LILAC,
    MAUVE,
    PINK,
    PISTACHIO,
    SKIN,
    SNOW,
    WHITE,
)

_EDGE: Final = 430


def bath(card: Sheet) -> None:
    """Lay the tiled wall, the gutter, the water with its lanes."""
    card.paint("-40,250! 1240,250! 1240,372! -40,372!", mix(LILAC, SNOW, 0.5), angle=1, edge="raw", ragged=20, laps=60)
    for x in range(-20, 1240, 104):
        card.paint(f"{x},246! {x + 4},246! {x + 4},374! {x},374!", SNOW, wobble=0.5)
    card.paint("-40,308! 1240,306! 1240,311! -40,313!", SNOW, wobble=0.5)
    card.paint("-40,372! 1240,368! 1240,410! -40,412!", WHITE, angle=1, lift=4)
    water = card.piece(f"-40,{_EDGE - 22}! 1240,{_EDGE - 24}! 1240,1640! -40,1640!", ICE, angle=2, laps=110, grain=0.3)
    with card.inside(water):
        card.paint(f"-40,{_EDGE - 26}! 1240,{_EDGE - 28}! 1240,{_EDGE + 2}! -40,{_EDGE + 4}!", mix(ICE, MAUVE, 0.35))
        for x0, x1, w in ((470, -330, 150), (760, 1560, 150)):
            # what is painted on the floor of the bath
            card.paint(
                f"{x0 - 16},{_EDGE}! {x0 + 16},{_EDGE}! {x1 + w},1640! {x1 - w},1640!", mix(ICE, MAUVE, 0.17), angle=84
            )
        for spec in (
            "-20,760 70,738 170,752",
            "60,990 150,970 260,986",
            "-20,1130 60,1112 130,1124",
            "230,640 300,628 380,640",
            "1240,830 1150,816 1080,828",
            "1230,1040 1130,1020 1040,1036",
            "1060,1150 1130,1140 1210,1152",
            "20,520 90,512 170,520",
            "1010,486 1090,478 1170,488",
            "760,560 810,552 860,560",
        ):
            card.paint(ribbon(spec, (2, 8, 5, 2)), WHITE, thin=0.05)
    for x0, x1, first in ((268, -520, 0), (940, 1780, 1)):
        _rope(card, x0, x1, first)
    _far(card)
    card.paint("-40,1430! 1240,1424! 1240,1840! -40,1840!", mix(SNOW, LILAC, 0.14), angle=2, lift=3)
    card.paint("-40,1384! 1240,1376! 1240,1428! -40,1436!", WHITE, angle=1, lift=6)
    for x in range(30, 1240, 150):
        card.paint(f"{x},1380! {x + 4},1380! {x + 3},1432! {x - 1},1432!", mix(SNOW, LILAC, 0.4), wobble=0.4)


def _rope(card: Sheet, x0: float, x1: float, first: int) -> None:
    """Floats on a line, larger as they come."""
    t, k = 0.0, first
    while t < 1:
        x, y, r = x0 + (x1 - x0) * t, _EDGE + 10 + 1160 * t, 6 + 34 * t
        card.paint(ROUND, (PINK, WHITE)[k % 2], at=affine(x, y, r), lift=2 + 4 * t, wobble=0.6)
        t += (2.2 * r) / 1400
        k += 1


def _far(card: Sheet) -> None:
    """Somebody goes up and down and has seen nothing."""
    card.paint(ribbon("120,604 190,592 260,606", (3, 12, 3)), WHITE)
    card.paint("142,600! 146,566 176,548 208,558 222,600!", PISTACHIO, lift=3, angle=30)
    card.paint("140,598! 180,590 224,598! 224,606! 180,602 140,606!", mix(PISTACHIO, MAUVE, 0.5))


def swimmer(card: Sheet) -> None:
    """Up to the chin, goggles on, a cactus held up dry."""
    # the water's dark round who is in it
    card.paint("866,806 930,776 1040,770 1150,790 1176,818 1100,842 950,840", mix(ICE, MAUVE, 0.45), angle=2)
    arm = card.piece(
        "1078,816! 1090,720 1084,620 1074,540! 1070,500 1082,476 1108,468 1136,476 1146,502 1138,540! 1150,640 1154,730 1150,816!",
        SKIN,
        angle=86,
        lift=5,
    )
    with card.inside(arm):
        card.paint("1124,830! 1128,700 1122,560 1122,500! 1170,480! 1180,830!", shift(SKIN, -0.07), angle=86)
    head = card.piece("900,806! 886,740 898,670 940,626 990,618 1036,640 1062,700 1056,760 1048,806!", SKIN, lift=6)
    with card.inside(head):
        card.paint("1010,600! 1026,700 1018,820! 1080,820! 1080,600!", shift(SKIN, -0.07), angle=86)
        card.paint("960,722! 982,722! 992,772 972,782 952,772!", shift(SKIN, -0.11))
        card.paint(ribbon("946,798 974,793 1000,798", (3, 7, 3)), mix(CORAL, BLACK, 0.5))
    cap = card.piece(
        "880,716! 876,640 908,586 972,566 1034,584 1066,636 1068,704! 1010,684 940,690!", PINK, angle=20, lift=5
    )
    with card.inside(cap):
        card.paint("1020,560! 1036,640 1032,700! 1090,710! 1090,560!", mix(PINK, MAUVE, 0.4), angle=86)
    card.paint(ribbon("878,712 940,696 1010,694 1070,706", (13, 14, 13)), WHITE)
    card.paint(ribbon("884,728 972,722 1062,726", (12, 12, 12)), BLACK)
    for x in (932, 1014):
        card.paint("-40,-20! 0,-27 38,-20 40,10 14,26 -20,26 -40,8", BLACK, at=affine(x, 730), lift=3)
        card.paint("-24,-12! 8,-17 24,-10! -16,12!", mix(ICE, MAUVE, 0.4), at=affine(x, 730), wobble=0.4)
    card.paint("860,804! 930,796 1040,800 1168,798! 1176,826! 1040,836 860,828!", ICE, angle=2)
    card.paint(ribbon("858,806 900,796 970,802 1050,798 1176,804", (3, 9, 5, 9, 3)), WHITE)
    _cactus(card)


def _cactus(card: Sheet) -> None:
    """In flower; four fingers before its pot."""
    green = mix(PISTACHIO, MAUVE, 0.35)
    plant = card.piece(
        "1070,400! 1064,310 1066,290! 1030,292 1006,268 1002,222 1016,206 1032,222 1038,250 1064,254! 1064,190 1076,146 1106,130 "
        "1136,146 1148,190 1148,216! 1160,212 1162,188 1174,176 1187,188 1187,226 1172,248 1148,256! 1148,320 1144,400!",
        green,
        angle=86,
        laps=30,
        lift=6,
    )
    with card.inside(plant):
        for spec in ("1086,140 1080,260 1086,400", "1108,130 1108,260 1108,400", "1130,146 1134,260 1128,400"):
            card.paint(ribbon(spec, (3, 6, 4)), shift(green, -0.1), wobble=0.3)
        spines = [ribbon(f"{x - 5},{y - 5} {x + 5},{y + 5}", (3, 2)) for y in range(160, 400, 28) for x in (1096, 1120)]
        card.paint(spines, WHITE, wobble=0.2)
    for turn in range(-80, 81, 40):
        card.paint("0,0! -13,-26 0,-46! 13,-26", PINK, at=affine(1106, 138, 1, turn), lift=3)
    card.paint(ROUND, WHITE, at=affine(1106, 132, 9), wobble=0.3)
    pot = card.piece("1040,366! 1176,366! 1160,490! 1056,490!", CORAL, angle=84, lift=6)
    with card.inside(pot):
        card.paint("1128,360! 1190,360! 1190,500! 1116,500!", shift(CORAL, -0.08), angle=84)
    card.paint("1030,352! 1186,350! 1184,390! 1032,392!", CORAL, angle=3, lift=4)
    for k, x in enumerate((1058, 1090, 1122, 1152)):
        card.paint(
            ribbon(f"{x},{452 - 10 * (k in (1, 2))} {x},480 {1080 + 20 * k},528", (22, 28, 24)),
            shift(SKIN, -0.07 * (k > 2)),
            lift=3,
        )
    card.paint("1066,500! 1100,512 1148,500! 1146,560! 1072,560!", SKIN, angle=86)
    card.paint("1124,508! 1148,500! 1146,562! 1120,562!", shift(SKIN, -0.07), angle=86)
