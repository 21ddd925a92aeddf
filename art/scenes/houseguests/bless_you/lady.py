"""The lady on the counter: she leans into it, and has brought a handkerchief."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, OLIVE, SLATE, STRAW, WALNUT


def lady(card: Sheet, face: Face) -> None:
    """Lay what streams from her, legs, coat, head, the arm and what it offers."""
    # the scarf, level
    tail = card.piece(
        "1010,1070! 1050,1046 1084,1060 1120,1036! 1124,1092! 1090,1112 1060,1098 1020,1112!", STRAW, angle=2, lift=7
    )
    with card.inside(tail):
        for x in (1062, 1098):
            card.paint(ribbon(f"{x},1020 {x + 8},1130", (12, 12)), mix(STRAW, WALNUT, 0.45))
    for x in (1052, 1098):
        card.paint(
            f"{x - 14},1300! {x + 18},1296! {x + 16},1340 {x + 10},1376! {x - 14},1378! {x - 16},1340",
            SLATE,
            angle=86,
            lift=3,
        )
        card.paint(
            f"{x - 18},1362! {x + 14},1360! {x + 18},1392! {x - 50},1396! {x - 48},1382 {x - 24},1374", WALNUT, lift=4
        )
    coat = card.piece(
        "958,1076! 1000,1054 1040,1064! 1060,1110 1066,1160 1082,1220 1120,1262 1156,1290! 1140,1326 1108,1318 1080,1340 1050,1318 1018,1330! 1000,1260 982,1180 962,1130",
        BRICK,
        angle=50,
        laps=50,
        lift=10,
    )
    with card.inside(coat):
        for fold in (
            "1050,1180 1080,1240 1130,1290",
            "1030,1190 1056,1256 1090,1320",
            "1010,1200 1030,1270 1046,1320",
        ):
            card.paint(ribbon(fold, (3, 13, 6)), shift(BRICK, -0.07), thin=0.1)
        card.paint(ribbon("976,1166 1030,1160 1078,1158", (14, 16, 14)), WALNUT)
    card.paint("962,1040! 1006,1030! 1014,1074! 980,1090 960,1080!", OLIVE.shade)
    head = Head(card, face, 958, 978, 76, tilt=-8, turn=-1.0, view="side")
    head.draw()
    for lock, w in (
        ("990,930 1030,914 1070,924 1106,906", (30, 26, 18, 3)),
        ("1004,954 1044,946 1086,956 1124,940", (30, 26, 16, 3)),
        ("1008,980 1040,984 1074,994 1100,984", (26, 22, 14, 3)),
    ):
        card.paint(ribbon(lock, w), face.ink, lift=4)
    card.paint("952,1070! 984,1044 1030,1052! 1040,1092 1000,1106 960,1104!", STRAW, angle=10, lift=6)
    # one arm up, and what it holds out, which the wind has
    cloth = card.piece(
        "812,868! 856,822 910,806 960,826 1010,814 1056,786! 1054,840 1066,884! 1020,886 970,916 920,904 870,906 826,914!",
        CHALK,
        angle=4,
        lift=10,
    )
    with card.inside(cloth):
        for edge in (
            "840,872 890,840 960,852 1010,840 1070,810",
            "840,890 890,878 960,888 1010,864 1070,862",
        ):
            card.paint(ribbon(edge, (3, 6, 7, 6, 5)), mix(SLATE, CHALK, 0.62))
    card.paint(
        "982,1064! 1024,1070 1034,1104 1004,1140! 950,1146 892,1140 860,1116 838,1056 814,950! 852,942! 868,1006 890,1062 906,1074 940,1068",
        shift(BRICK, 0.025),
        angle=8,
        lift=8,
    )
    card.paint("808,946! 806,912 812,880 832,868 852,876 858,908 852,944!", OLIVE.base, lift=5)
    for y in (890, 908):
        card.paint(ribbon(f"808,{y} 824,{y + 4} 836,{y}", (2, 4, 2)), OLIVE.shade, wobble=0.3)
    card.paint("952,1070! 984,1044 1030,1052! 1040,1078 1004,1092 962,1096!", STRAW, angle=10, lift=6)
