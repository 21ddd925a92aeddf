"""The caller, from behind: a bowler, a coat, one hand at the chain, a ring of other people's keys."""

from __future__ import annotations

from art.cutpaper.contour import RING, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_home.inks import BLUE, BONE, GOLD, INK, PALE, PLUM

EDGE = mix(GOLD, INK, 0.35)
"""Where the lamp catches him."""
GLOVE = mix(PLUM, INK, 0.15)
COAT = "940,764! 872,794 822,850 806,940 826,1100 842,1280 822,1520 790,1840! 1240,1840! 1240,800! 1120,764!"
ARM = "852,864! 778,948! 838,1032 900,1104 962,1158 1004,1156 1026,1100 1034,980 1016,880 960,816! 896,812 868,842!"
PINCH = ("770,868 716,834 664,862", "782,934 724,914 664,880")
FAN = ("776,858 724,806 690,770", "792,848 752,784 730,738", "810,846 786,788 776,746")


def caller(card: Sheet) -> None:
    """Coat, the hand with the keys, head and hat; last the arm that reaches into the light."""
    coat = card.piece(COAT, INK, angle=86, laps=100, grain=0.3, lift=10)
    with card.inside(coat):
        card.paint(ribbon("940,764 872,794 822,850 806,940 826,1100 842,1280 822,1520 790,1840", (16, 22, 20)), EDGE)
        card.paint(ribbon("1034,790 1030,1200 1020,1840", (4, 5, 7)), shift(INK, 0.09))
    _keys(card)
    _head(card)
    _reach(card)


def _head(card: Sheet) -> None:
    neck = card.piece("922,620! 916,690 940,740 944,800! 1112,800! 1116,740 1140,690 1134,620!", PALE, angle=84)
    with card.inside(neck):
        card.paint("1050,600! 1030,720 1044,820! 1160,820! 1160,600!", mix(PALE, PLUM, 0.32), angle=84)
        card.paint(
            "900,600! 1160,600! 1160,700! 1128,726 1104,714 1076,734 1040,722 1004,738 972,722 946,730 924,706 900,700!",
            "#3b3038",
            angle=84,
        )
    for flip in (False, True):
        at = affine(2056 if flip else 0, 0, 1, 0, flip)
        card.paint(
            "930,672! 910,648 888,662 890,704 910,738 932,730!", mix(PALE, PLUM, 0.32) if flip else PALE, at=at, lift=3
        )
        card.paint(ribbon("920,676 902,674 902,700 914,716", (2, 5, 2), at), mix(PALE, PLUM, 0.45))
    card.paint("916,752! 1030,766 1140,752! 1146,800! 1030,812 910,800!", BONE, angle=2, lift=3)
    card.paint("904,786! 1030,800 1152,786! 1200,830! 1030,850 868,820!", shift(INK, 0.06), angle=4, lift=5)
    card.paint("876,620! 872,520 908,440 984,404 1070,404 1142,444 1176,520 1176,620!", INK, angle=20, lift=4)
    card.paint(ribbon("880,612 876,522 911,445 985,411", (12, 14, 5)), EDGE)
    card.paint("872,566! 1024,586 1178,566! 1178,622! 1024,640 872,622!", PLUM, angle=2)
    card.paint("812,610! 850,622 1024,640 1200,622 1240,600! 1240,660! 1160,672 1024,684 880,670 826,644", INK, lift=6)
    card.paint(ribbon("812,612 826,642 880,668", (5, 10, 4)), EDGE)


def _reach(card: Sheet) -> None:
    parts = [curve("764,852 792,838 830,850 866,896! 800,972! 776,948 760,910")]
    parts += [jointed(line, 40, affine(), 0.66) for line in FAN]
    parts += [jointed(line, 42, affine(), 0.62) for line in PINCH]
    card.paint(turned(parts), GLOVE, angle=30, lift=5, wobble=0.4)
    for line in ("776,890 800,880 816,892", "782,862 794,880", "800,858 810,876"):
        card.paint(ribbon(line, (2, 5, 2)), shift(GLOVE, 0.14), wobble=0.2)
    card.paint("842,846! 764,944! 800,976! 874,880!", BONE, lift=3)
    arm = card.piece(ARM, INK, angle=86, laps=100, grain=0.3)
    with card.inside(arm):
        card.paint(ribbon("778,948 838,1032 900,1104 962,1158 1004,1156", (24, 20, 14, 4)), EDGE)
        card.paint(ribbon("1004,1156 1026,1100 1034,1010", (3, 6, 2)), shift(INK, 0.1))
        card.paint(ribbon("856,866 896,920 916,982", (3, 6, 2)), shift(INK, 0.14))
        card.paint(ribbon("890,950 916,984 952,992", (2, 6, 2)), shift(INK, 0.12))


def _keys(card: Sheet) -> None:
    """Held behind the back."""
    sleeve = "1240,1110! 1160,1180 1100,1222! 1124,1306! 1180,1300 1240,1270!"
    x, y = 1036, 1352
    card.paint(ribbon(RING, (9,), affine(x, y, 50, -52)), GOLD, wobble=0.4, lift=3)
    for turn, size in ((34, 0.9), (12, 1.15), (-10, 0.95), (-30, 0.8)):
        at = affine(x, y, size, turn)
        card.paint(ribbon("20,64 14,78 0,84 -14,78 -20,64 -14,50 0,44 14,50 20,64", (11,), at), GOLD, lift=3)
        card.paint("-6,82! 6,82! 6,190! -6,190!", GOLD, at=at, lift=3)
        card.paint("4,150! 32,148! 32,164! 18,164! 18,172! 34,172! 34,188! 4,190!", GOLD, at=at)
    glove = mix(PLUM, BLUE, 0.2)
    roots = ((1072, 1246), (1076, 1264), (1082, 1282), (1090, 1298))
    fingers = [f"{a},{b} {a - 38},{b + 18} {a - 26},{b + 46}" for a, b in roots]
    for line in fingers[::-1]:
        card.paint(jointed(line, 27, affine(), 0.8), glove, angle=30, lift=3, wobble=0.3)
    parts = [
        curve("1124,1222! 1090,1226 1064,1236 1058,1262 1076,1296 1096,1316 1130,1312!"),
        jointed("1100,1238 1062,1236 1030,1250", 25, affine(), 0.8),
    ]
    card.paint(turned(parts), glove, angle=30, lift=2, wobble=0.4)
    card.paint("1104,1214! 1088,1226! 1112,1314! 1132,1308!", BONE, lift=3)
    card.paint(sleeve, shift(INK, 0.05), angle=30, lift=7)
