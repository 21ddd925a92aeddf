"""Wait Here: an old woman waits with her hands in a muff; her shadow has gone ahead into the next room, to its door."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.wait_here import sitter
from art.scenes.houseguests.wait_here.inks import ASH, BLACK, BONE, CHALK, PENCIL, SAFFRON, WALL_FAR

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the far room and its shut door, the shadow over both walls, and the sitter before them."""
    _rooms(card)
    _shadow(card)
    _lock(card)
    sitter.cape(card)
    sitter.head(card)
    sitter.muff(card)


def _rooms(card: Sheet) -> None:
    """Lay two rooms with one floor; under the last door stands a light with two feet in it."""
    card.paint("640,-60! 1260,-60! 1260,1420! 640,1420!", WALL_FAR, angle=88, laps=70, grain=0.2)
    card.paint("560,1400! 1260,1392! 1260,1860! 560,1860!", CHALK, angle=3, laps=90, grain=0.2)
    card.paint("644,1366! 846,1366! 846,1404! 644,1404!", mix(ASH, PENCIL, 0.4), angle=2)
    card.paint("890,1368! 1260,1364! 1260,1860! 640,1860!", SAFFRON, angle=4, laps=90)
    card.paint(
        "976,1366! 1052,1366! 1036,1404 1050,1480 1042,1590! 1088,1590! 1084,1480 1100,1404 1090,1366! 1166,1366!"
        " 1148,1404 1158,1480 1144,1572! 1176,1650 1206,1860! 900,1860! 946,1650 982,1572! 976,1480 992,1404",
        BLACK,
        angle=80,
    )
    card.paint("846,236! 1260,226! 1260,278! 890,286! 890,1398! 846,1400!", CHALK, angle=88, lift=5)
    card.paint("890,284! 1260,276! 1260,1368! 890,1372!", ASH, angle=88, laps=60, grain=0.3)
    for y0, y1 in ((350, 760), (1120, 1310)):
        card.paint(
            [
                ribbon(f"970,{y0} 1260,{y0 - 4}", (9,)),
                ribbon(f"970,{y0} 970,{y1}", (9,)),
                ribbon(f"970,{y1} 1260,{y1}", (9,)),
            ],
            mix(ASH, PENCIL, 0.5),
        )
    card.paint("596,-60! 644,-60! 644,1420! 596,1470!", mix(ASH, PENCIL, 0.7), angle=90, lift=6)


def _shadow(card: Sheet) -> None:
    """Lay the shadow: it stoops from her back over the door post, hat, plume and all, to the keyhole."""
    card.paint(
        "-60,1500! -60,600 0,390 120,230 290,150 450,160 580,236 656,330 690,430!"
        " 692,392 724,366 768,392! 776,390! 790,356! 880,352 978,396! 968,470! 956,548!"
        " 968,590 964,626! 976,664 1000,704 988,724 964,730! 954,742 968,764 958,776! 966,796 954,812!"
        " 952,842 920,866 850,836! 820,850 790,880!"
        " 820,918 880,936! 896,968! 930,978 956,970! 1020,956 1078,966 1082,984 1030,992!"
        " 1090,1000 1128,1022 1122,1040 1030,1026! 1084,1050 1110,1084 1098,1098 1014,1056!"
        " 1046,1092 1052,1126 1038,1132 984,1078! 990,1110 980,1140 964,1132 946,1084 920,1052! 890,1036!"
        " 862,1084! 760,1040 690,950 640,820! 600,660 540,560 440,516! 320,486 200,560 130,690 96,860 104,1100 160,1500!",
        BLACK,
        angle=40,
        laps=120,
        grain=0.22,
    )
    card.paint(sitter.PLUME, BLACK, at=affine(764, 580, 1, 24), angle=30)


def _lock(card: Sheet) -> None:
    card.paint("1006,690! 1046,690! 1046,830! 1006,830!", PENCIL, angle=88, lift=4)
    card.paint(ROUND, SAFFRON, at=affine(1026, 724, 11))
    card.paint("1020,730! 1032,730! 1037,762! 1015,762!", SAFFRON)
    card.paint(ROUND, SAFFRON, at=affine(908, 622, 14))
