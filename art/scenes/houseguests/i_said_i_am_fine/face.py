"""A face that does not wish to be asked again, and the cloth that holds it together."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.inks import BLACK, BLUE, BONE, BRICK, SHADE, SKIN, SORE, UMBER, lap

OPENING = (
    "590,470 430,486 300,566 226,716 206,920 236,1110 330,1266 480,1360 640,1386 830,1386 1010,1336 1140,1226 "
    "1176,1080 1130,936 1000,836 954,716 900,586 770,500"
)
FOLD = mix(BONE, UMBER, 0.3)


def cloth(card: Sheet) -> None:
    """A dress shirt, under the chin and over the top: its sleeves are what is left to tie."""
    up = "560,420! 470,310 350,180 262,30 240,-80! 470,-80! 540,40 596,210 640,400!"
    card.paint(up, BONE, angle=68, laps=60, grain=0.4, edge="raw", ragged=3, lift=8)
    for crease in ("556,400 480,250 400,60", "590,380 540,220 490,40"):
        card.brush(crease, 14, FOLD, dry=0.5, taper=0.6)
    flop = card.piece(
        "610,410! 660,250 770,110 910,56 1050,90 1130,210 1150,400 1136,470! 1010,466! 1000,370 960,290 890,270 800,310 "
        "716,400 660,450!",
        BONE,
        angle=30,
        laps=60,
        grain=0.4,
        edge="raw",
        ragged=3,
        lift=8,
    )
    with card.inside(flop):
        card.brush("650,400 740,250 850,170 960,180", 14, FOLD, dry=0.5, taper=0.6)
        card.brush("1000,200 1060,290 1080,380", 14, FOLD, dry=0.5, taper=0.6)
        lap(card, "990,376! 1160,380! 1160,400! 990,398!", FOLD, 2, 4)
        for y in (424, 448):
            card.paint("1,0 0,1 -1,0 0,-1", BLACK, at=affine(1106, y, 8))
    ring = card.piece(
        "600,370 390,392 210,500 112,700 90,920 120,1150 230,1340 420,1456 640,1486 860,1470 1080,1424 1240,1290 "
        "1284,1090 1236,896 1120,776 1064,676 980,510 820,404",
        BONE,
        angle=86,
        laps=80,
        grain=0.4,
        edge="raw",
        ragged=3,
        lift=10,
    )
    with card.inside(ring):
        for crease in (
            "300,440 180,600 140,820",
            "150,1000 190,1200 300,1350",
            "1010,560 1064,710 1130,820",
            "1210,1200 1110,1350 940,1420",
            "480,1440 640,1450 780,1440",
            "540,400 440,420 340,470",
            "550,440 490,446 420,470",
            "690,400 790,430 880,510",
            "690,440 760,460 830,510",
            "180,760 160,940 190,1120",
        ):
            card.brush(crease, 16, FOLD, dry=0.6, taper=0.6)
    knot = "530,376 560,336 620,330 680,350 700,400 680,452 610,470 548,450"
    card.paint(knot, BONE, angle=80, laps=40, grain=0.4, edge="raw", ragged=2, lift=8)
    for crease in ("580,350 570,400 590,450", "640,346 650,400 630,456"):
        card.brush(crease, 11, FOLD, dry=0.4, taper=0.6)


def face(card: Sheet) -> None:
    """Lay everything within the cloth."""
    head = card.piece(OPENING, SKIN, angle=84, laps=110, grain=0.3, edge="raw", ragged=8)
    with card.inside(head):
        lap(card, "200,700! 300,700 270,900 290,1080 400,1260 560,1400! 200,1400!", SHADE, 80, 40, 0.1)
        lap(
            card,
            "850,1130 930,1040 1050,1020 1140,1080 1150,1180 1080,1270 950,1290 870,1230",
            mix(SKIN, SORE, 0.7),
            34,
            34,
            0.0,
            50,
        )
        lap(
            card, "640,1340 800,1346 980,1300 1110,1190 1170,1050! 1240,1100! 1100,1400! 640,1400!", SHADE, -30, 50, 0.1
        )
        card.brush("776,936 840,916 910,930 960,970", 15, SHADE, dry=0.3, taper=0.5)
        _hair(card)
        _eyes(card)
        _nose(card)
        _moustache(card)
    card.paint(ribbon(OPENING + " 590,470", (5, 5)), FOLD, wobble=0)


def _hair(card: Sheet) -> None:
    lap(
        card,
        "180,860! 236,800 262,720 330,640 420,600 452,560! 520,640 640,690 790,700 900,740 950,830 1000,880! 1010,400! 180,400!",
        BLACK,
        20,
        10,
    )
    for line in (
        "470,560 560,640 700,672 860,690",
        "500,530 620,610 760,634 890,660",
        "540,506 680,570 800,584",
        "430,570 340,610 270,690",
        "420,530 330,580 270,650",
    ):
        card.brush(line, 10, mix(UMBER, BLACK, 0.3), dry=0.5, taper=0.6)
    card.brush("452,566 446,530 452,490", 12, SKIN, dry=0.3, taper=0.3)


def _eyes(card: Sheet) -> None:
    left = "330,862! 400,846 470,856 528,886! 516,916 476,936 416,936 362,908"
    right = "690,892! 740,850 806,838 884,846! 866,884 806,904 740,908"
    for outline, x, y, lid, fold in (
        (left, 442, 884, "316,856 400,844 470,854 540,892", "322,826 400,808 480,824 536,858"),
        (right, 780, 872, "676,900 740,848 806,836 900,842", "690,862 744,818 810,804 880,806"),
    ):
        ball = card.piece(outline, shift(BONE, 0.05), edge="raw", angle=4)
        with card.inside(ball):
            for size, ink in ((46, mix(BLUE, BLACK, 0.2)), (23, BLACK)):
                card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", ink, at=affine(x, y, size), edge="raw")
            card.paint("1,0 0,1 -1,0 0,-1", BONE, at=affine(x + 15, y - 12, 8), edge="raw")
        card.paint(ribbon(lid, (6, 20, 22, 10)), BLACK, edge="raw")
        card.paint(ribbon(fold, (4, 12, 10, 4)), SHADE, edge="raw")
    for line in ("372,950 440,968 510,944", "700,916 790,924 880,894"):
        card.brush(line, 13, SHADE, dry=0.3, taper=0.6)
    for brow in (
        "262,800! 300,742 380,738 470,780 556,846! 540,876 450,838 360,812",
        "660,826! 700,744 780,690 880,672 966,722! 880,730 780,760 694,852",
    ):
        card.paint(brow, BLACK, edge="raw", angle=20, ragged=20, grain=0.4, laps=20)
    card.brush("606,760 596,800 600,850", 13, SHADE, dry=0.3, taper=0.5)
    card.brush("636,750 640,790 632,840", 11, SHADE, dry=0.3, taper=0.5)


def _nose(card: Sheet) -> None:
    lap(card, "570,850! 560,960 516,1020 470,1066 476,1104 530,1126 600,1126! 612,1040 600,940 596,860!", SHADE, 84, 12)
    lap(card, "540,1040 590,1010 650,1020 704,1054 716,1092 670,1122 590,1124 536,1096", mix(SKIN, SORE, 0.45), 6, 16)
    for nostril in ("530,1096 556,1086 580,1104 550,1112", "630,1104 654,1086 680,1094 660,1110"):
        card.paint(nostril, BRICK, edge="raw")
    card.brush("720,1020 752,1066 744,1110", 14, SHADE, dry=0.3, taper=0.5)


def _moustache(card: Sheet) -> None:
    lap(card, "560,1240 620,1230 670,1240 640,1268 590,1270", mix(BRICK, SHADE, 0.4), 4, 6)
    card.brush("540,1312 610,1322 690,1308", 16, SHADE, dry=0.4, taper=0.4)
    card.paint(
        "598,1122! 520,1094 420,1122 346,1200 280,1310! 390,1290 500,1262 570,1244 606,1222! 660,1246 760,1236 880,1180 "
        "980,1070! 890,1094 790,1110 690,1094 630,1106",
        BLACK,
        angle=24,
        edge="raw",
        grain=0.4,
        laps=24,
        ragged=18,
    )
    for line in (
        "580,1140 480,1150 390,1210 330,1272",
        "584,1170 500,1190 420,1240",
        "588,1200 530,1220 470,1246",
        "620,1140 720,1140 830,1130 920,1100",
        "624,1172 720,1180 820,1160",
        "622,1204 700,1214 770,1200",
    ):
        card.brush(line, 8, UMBER, dry=0.5, taper=0.6)
