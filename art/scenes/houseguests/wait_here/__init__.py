"""Wait Here: an old woman waits with her hands on her bag; her shadow has gone ahead into the next room, to its door."""

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
    sitter.lap(card)


def _rooms(card: Sheet) -> None:
    """Lay two rooms with one floor; in the light under the last door somebody stands."""
    card.paint("640,-60! 1260,-60! 1260,1420! 640,1420!", WALL_FAR, angle=88, laps=70, grain=0.2)
    card.paint("560,1400! 1260,1392! 1260,1860! 560,1860!", CHALK, angle=3, laps=90, grain=0.2)
    card.paint("644,1366! 846,1366! 846,1404! 644,1404!", mix(ASH, PENCIL, 0.4), angle=2)
    card.paint("890,1368! 1260,1364! 1260,1860! 640,1860!", SAFFRON, angle=4, laps=90)
    card.paint("890,1290! 1260,1286! 1260,1400! 890,1400!", SAFFRON, angle=4, laps=90)
    _behind(card)
    card.paint("846,236! 1260,226! 1260,278! 890,286! 890,1398! 846,1400!", CHALK, angle=88, lift=5)
    card.paint("890,284! 1260,276! 1260,1296! 890,1300!", ASH, angle=88, laps=60, grain=0.3)
    for y0, y1 in ((350, 760), (1120, 1240)):
        card.paint(
            [
                ribbon(f"970,{y0} 1260,{y0 - 4}", (9,)),
                ribbon(f"970,{y0} 970,{y1}", (9,)),
                ribbon(f"970,{y1} 1260,{y1}", (9,)),
            ],
            mix(ASH, PENCIL, 0.5),
        )
    card.paint("596,-60! 644,-60! 644,1420! 596,1470!", mix(ASH, PENCIL, 0.7), angle=90, lift=6)


def _behind(card: Sheet) -> None:
    """Lay the shadow on the floor, two shoes with their toes to us, and the hem above them."""
    for band in ("992,1424! 1068,1424! 1064,1860! 944,1860!", "1092,1424! 1166,1424! 1226,1860! 1106,1860!"):
        card.paint(band, mix(SAFFRON, PENCIL, 0.4), angle=86, laps=90, grain=0.2)
    for x, flip in ((1030, False), (1128, True)):
        at = affine(x, 1372, 1, 0, flip)
        card.paint("-20,-80! 20,-80! 18,-36 32,4! 24,34! -24,34! -32,4! -18,-36", PENCIL, at=at, angle=88)
        card.paint(
            "-34,-2! -20,16 0,21 20,16 34,-2! 40,28 36,56 16,76 -12,78 -36,66 -44,42 -40,18",
            BLACK,
            at=at,
            angle=80,
            grain=0.2,
        )
    card.paint("934,1270! 1226,1266! 1226,1340! 934,1344!", BLACK, angle=2)


def _shadow(card: Sheet) -> None:
    """Lay the shadow: it stoops from her back over the door post, hat, plume and all, to the keyhole."""
    card.paint(
        "-60,1500! -60,600 0,390 120,230 290,150 450,160 580,236 656,330 690,430!"
        " 692,392 724,366 768,392! 776,390! 790,356! 880,352 978,396! 968,470! 972,512 970,548 963,572 963,590 974,622"
        " 990,648 997,668 990,686 968,697! 965,709 970,722 974,737 969,749 964,754! 970,762 972,776 965,789 958,799 957,812"
        " 964,832 961,858 942,884 912,896 878,888 850,866! 820,866 790,890!"
        " 820,918 880,936! 896,968! 926,974 950,962! 964,936 984,912 1002,906 1010,918 1002,940 986,968!"
        " 1020,956 1062,942 1094,938 1107,949 1098,963 1056,978! 1092,971 1126,970 1137,983 1127,996 1068,1004!"
        " 1098,1003 1128,1010 1134,1023 1121,1033 1062,1029! 1084,1036 1108,1045 1110,1059 1094,1065 1044,1056!"
        " 1000,1058 950,1050 920,1040 890,1036!"
        " 862,1084! 760,1040 690,950 640,820! 600,660 540,560 440,516! 320,486 200,560 130,690 96,860 104,1100 160,1500!",
        BLACK,
        angle=40,
        laps=120,
        grain=0.22,
    )
    card.paint(sitter.PLUME, BLACK, at=affine(764, 580, 1, 24), angle=30)


def _lock(card: Sheet) -> None:
    card.paint("1010,604! 1050,604! 1050,744! 1010,744!", PENCIL, angle=88, lift=4)
    card.paint(ROUND, SAFFRON, at=affine(1030, 638, 11))
    card.paint("1024,644! 1036,644! 1041,676! 1019,676!", SAFFRON)
