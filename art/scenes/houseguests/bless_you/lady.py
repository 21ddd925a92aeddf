"""The lady on the counter: she leans into it, and has brought a handkerchief."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, OLIVE, SLATE, STRAW, WALNUT


def lady(card: Sheet, face: Face) -> None:
    """Lay what streams from her, legs, coat, head, the arm and what it offers."""
    # the scarf, level
    tail = card.piece(
        "1010,1070! 1080,1040 1150,1060 1240,1030! 1240,1090! 1160,1116 1090,1096 1020,1112!", STRAW, angle=2, lift=7
    )
    with card.inside(tail):
        for x in (1070, 1130, 1190):
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
        "958,1076! 1000,1054 1040,1064! 1062,1110 1070,1160 1110,1180 1170,1176 1260,1206! 1260,1330! 1214,1306 1180,1336 1140,1308 1100,1340 1060,1314 1024,1330! 1000,1260 982,1180 962,1130",
        BRICK,
        angle=50,
        laps=50,
        lift=10,
    )
    with card.inside(coat):
        for fold in (
            "1040,1170 1110,1220 1240,1240",
            "1020,1200 1080,1260 1150,1310",
            "1010,1230 1040,1280 1060,1320",
            "1080,1180 1160,1196 1260,1240",
        ):
            card.paint(ribbon(fold, (3, 13, 6)), shift(BRICK, -0.07), thin=0.1)
        card.paint(ribbon("976,1166 1030,1160 1078,1158", (14, 16, 14)), WALNUT)
    card.paint("962,1040! 1006,1030! 1014,1074! 980,1090 960,1080!", OLIVE.shade)
    head = Head(card, face, 958, 978, 76, tilt=-8, turn=-1.0, view="side")
    head.draw()
    for lock, w in (
        ("990,930 1050,910 1110,926 1170,900", (30, 26, 18, 3)),
        ("1004,954 1070,946 1120,962 1190,944", (30, 26, 16, 3)),
        ("1008,980 1060,984 1110,1000 1150,990", (26, 22, 14, 3)),
    ):
        card.paint(ribbon(lock, w), face.ink, lift=4)
    card.paint("952,1070! 984,1044 1030,1052! 1040,1092 1000,1106 960,1104!", STRAW, angle=10, lift=6)
    # one arm up, and what it holds out, which the wind has
    cloth = card.piece(
        "812,868! 866,822 930,806 1000,832 1070,820 1130,786 1220,790! 1214,850 1228,900! 1150,890 1080,926 1010,936 940,906 880,908 826,914!",
        CHALK,
        angle=4,
        lift=10,
    )
    with card.inside(cloth):
        for edge in (
            "840,872 920,836 1000,856 1080,846 1140,812 1230,812",
            "840,890 930,882 1010,910 1080,900 1150,866 1230,872",
        ):
            card.paint(ribbon(edge, (3, 6, 7, 6, 5, 5)), mix(SLATE, CHALK, 0.62))
        card.paint(ribbon("1196,770 1190,850 1204,920", (9, 9, 9)), BRICK, wobble=0.4)
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
    at = affine(1118, 716, 0.9, 24)
    card.paint("-74,22! -30,6 20,4 76,20! 40,38 -30,40", WALNUT, at=at, lift=9)
    card.paint("-40,18! -40,-26 -10,-42 24,-38 40,-10 40,18! 0,24", WALNUT, at=at, lift=4)
    card.paint("-40,14! -40,-4! 0,4 40,-4! 41,14! 0,22", BRICK, at=at)
