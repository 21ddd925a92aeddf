"""She who waits in the shade: her head sunk over a flower all but plucked, one hand on a dog that is not hers."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.mind_the_corner.flower import daisy
from art.scenes.houseguests.mind_the_corner.inks import ASH, BONE, CHALK, CHARCOAL, NIGHT, PENCIL, UMBER

SHADE = shift(CHALK, -0.09)
FOLD = shift(CHALK, -0.18)
PAGE = affine()


def woman(card: Sheet) -> None:
    """Lay legs, coat, neck, head and hat, and the arm that holds the flower."""
    for x, tilt in ((1004, 2), (1082, -4)):
        at = affine(x, 1330, 1, tilt)
        card.paint("-34,-40! 34,-40! 26,60 18,126! -16,126! -28,60", UMBER, at=at, angle=88, lift=4)
        card.paint("-28,114! 24,114! 40,138 40,156 28,164! -34,164! -46,156 -44,138", NIGHT, at=at, lift=5)
        card.paint(ribbon("-24,128 22,128", (8, 8), at), CHALK, wobble=0.4)
    coat = card.piece(
        "880,572! 838,588 814,640 822,740 840,850 812,1060 752,1340! 930,1362 1136,1340! 1080,1060 1052,850 1066,740 "
        "1080,650 1054,590 1008,572!",
        CHALK,
        angle=86,
        laps=80,
        grain=0.22,
        lift=12,
    )
    with card.inside(coat):
        card.paint("1010,560! 1030,740 1010,850 1036,1100 1070,1380! 1180,1380! 1100,560!", SHADE, angle=86)
        card.paint(ribbon("944,640 942,1000 936,1380", (5, 7)), FOLD)
        for line in ("880,880 866,960 852,1040", "1010,880 1022,960 1036,1060", "914,880 910,930 904,980"):
            card.paint(ribbon(line, (4, 9, 3)), FOLD, thin=0.1)
        card.paint("820,832! 940,842 1080,830! 1080,872! 940,886 820,874!", CHARCOAL, angle=2, lift=4)
        card.paint("924,834! 968,834! 968,892! 924,892!", ASH, lift=4)
        for y in (768, 950, 1030):
            card.paint(ROUND, CHARCOAL, at=affine(970, y, 17), lift=3)
    card.paint("898,470! 978,470! 990,610! 884,610!", shift(UMBER, -0.06), angle=84)


def above(card: Sheet) -> None:
    """Lay what lies over both sleeves."""
    _flower_arm(card)
    _collar(card)
    _head(card)


def _collar(card: Sheet) -> None:
    """Astrakhan, torn and not cut."""
    fur = card.piece(
        "838,610! 862,566 910,548 944,560 980,548 1026,566 1056,606! 1046,640 1010,676 950,688 892,678 846,646!",
        PENCIL,
        angle=10,
        edge="torn",
        wobble=6,
        core=ASH,
        lift=9,
    )
    with card.inside(fur):
        card.paint("1010,540! 1024,600 990,650 950,700! 1080,720! 1080,540!", shift(PENCIL, -0.08), angle=60)
        card.paint(ribbon("944,600 950,640 946,700", (4, 10, 4)), CHARCOAL, wobble=1.5)


def _head(card: Sheet) -> None:
    """Bowed: a chin, hair cut level with it, and a hat."""
    at = affine(946, 452, 0.86, 12)
    card.paint(
        "-100,-20! -118,60 -108,128! -60,142 -40,120 40,120 66,142 112,128! 118,60 100,-20!",
        ASH,
        at=at,
        angle=84,
        lift=6,
    )
    card.paint("-66,0! -64,90 -34,138 0,150 34,138 66,90 68,0!", UMBER, at=at, angle=80, lift=4)
    brim = card.piece(
        "-178,14 -150,-42 -60,-70 60,-70 150,-42 178,14 150,66 70,98 -70,98 -150,66", BONE, at=at, angle=8, lift=10
    )
    with card.inside(brim):
        card.paint(ribbon("-164,16 -140,58 -66,86 66,86 140,58 164,16", (4, 7, 7, 7, 4), at), ASH, thin=0.1)
    crown = card.piece(
        "-112,14 -116,-50 -84,-112 0,-134 84,-112 116,-50 112,14 60,46 0,54 -60,46", BONE, at=at, angle=70, lift=9
    )
    with card.inside(crown):
        card.paint("-130,-24! -70,8 0,18 70,8 130,-24! 130,80! -130,80!", CHARCOAL, at=at, angle=8)
        card.paint("60,-140! 84,-60 84,20! 130,20! 130,-140!", mix(BONE, ASH, 0.45), at=at, angle=80)
        card.paint("84,-20! 60,20 70,60! 130,60! 130,-40!", NIGHT, at=at)


def _flower_arm(card: Sheet) -> None:
    """Elbow at her side, the fist before her; what it holds has begun to hang its head."""
    card.paint(ribbon("1128,800 1130,720 1134,640 1122,560", (9, 8, 7)), ASH, wobble=0.4, lift=3)
    card.paint("1134,640! 1160,600 1188,604! 1172,634!", ASH, lift=3)
    card.paint(
        "1022,584! 1068,598 1098,650 1108,740 1120,830 1108,890 1062,900 1036,840 1022,740", SHADE, angle=84, lift=8
    )
    sleeve = card.piece(
        "1040,884! 1054,836 1084,800 1104,752! 1174,760! 1168,820 1146,878 1110,916! 1082,926 1052,914",
        CHALK,
        angle=100,
        lift=9,
    )
    with card.inside(sleeve):
        card.paint("1156,740! 1146,830 1110,890 1040,896! 1060,960! 1200,960! 1200,740!", SHADE, angle=100)
        for line in ("1050,880 1080,866 1100,840", "1056,896 1094,884 1116,858"):
            card.paint(ribbon(line, (7, 5, 2)), FOLD)
    _fist(card)
    card.paint("1102,748! 1172,752! 1174,784! 1102,780!", CHARCOAL, angle=4, lift=6)
    daisy(card, 1120, 552, 70, -4, (4, 5, 7))


def _fist(card: Sheet) -> None:
    fingers = (
        ("1166,678 1138,668 1110,676", 25),
        ("1170,699 1138,691 1107,698", 26),
        ("1168,720 1138,714 1110,719", 25),
        ("1162,740 1138,736 1116,739", 22),
    )
    thumb = ("1110,748 1100,712 1116,676", 27)
    shape = [
        curve("1112,762! 1162,764! 1174,720 1168,676 1140,664 1112,690!"),
        *(jointed(*f, PAGE) for f in (*fingers, thumb)),
    ]
    card.paint(turned(shape), UMBER, angle=4, lift=5)
    for line in ("1174,690 1140,681 1118,687", "1174,711 1140,704 1118,708", "1170,731 1140,726 1118,729"):
        card.paint(ribbon(line, (3, 5, 3)), shift(UMBER, -0.15), wobble=0.3)
    card.paint(ribbon("1112,740 1117,714 1126,684", (2, 5, 3)), shift(UMBER, -0.15), wobble=0.3)


def arm_on_dog(card: Sheet) -> None:
    """The other arm hangs down; its hand has found something warm."""
    fingers = (
        ("790,1022 774,1058 768,1092", 29),
        ("813,1030 805,1074 802,1110", 30),
        ("838,1028 838,1074 838,1110", 29),
        ("860,1018 868,1056 872,1088", 26),
    )
    thumb = ("856,978 890,1000 908,1034", 29)
    shape = [
        curve("770,950! 862,940! 876,990 872,1024 826,1044 780,1032 768,1000"),
        *(jointed(*f, PAGE) for f in (*fingers, thumb)),
    ]
    card.paint(turned(shape), UMBER, angle=84, lift=8)
    for line in ("803,1040 794,1074 791,1104", "826,1042 823,1078 823,1110", "849,1036 852,1066 855,1096"):
        card.paint(ribbon(line, (2, 5, 3)), shift(UMBER, -0.16), wobble=0.3)
    for f in fingers:
        marked(card, *f, PAGE, shift(UMBER, -0.13), shift(UMBER, 0.16))
    sleeve = card.piece(
        "880,580! 834,594 800,650 762,736 738,810 742,870 766,962! 864,944! 840,870 842,810 866,750 892,680!",
        CHALK,
        angle=100,
        lift=11,
    )
    with card.inside(sleeve):
        card.paint("890,640! 846,740 818,810 820,880 836,990! 900,990! 900,640!", SHADE, angle=100)
        for line in ("842,816 812,820 782,808", "842,832 806,844 776,842"):
            card.paint(ribbon(line, (7, 5, 2)), FOLD)
    card.paint("758,946! 868,928! 872,968! 762,986!", CHARCOAL, angle=-8, lift=6)
