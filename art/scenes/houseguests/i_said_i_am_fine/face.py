"""A face that does not wish to be asked again."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.i_said_i_am_fine.inks import BLACK, BONE, BRICK, FLUSH, SHADE, SKIN, UMBER, WHITE, lap

FACE = (
    "410,640! 450,520 560,450 730,420 900,446 1030,520 1084,640! 1112,780 1130,940 1118,1080 1080,1220 1000,1350 880,1450 "
    "740,1480 600,1450 480,1360 400,1220 364,1080 356,940 376,780"
)


def hair(card: Sheet) -> None:
    """Parted in the middle; nothing in it dares to come loose."""
    lap(
        card,
        "366,900! 330,800 322,660 360,520 440,420 560,362 720,344 880,354 1020,404 1130,500 1176,640 1172,760 1150,900! 500,860!",
        BLACK,
        10,
        5,
    )


def head(card: Sheet) -> None:
    """Lay the face and what is in it."""
    face = card.piece(FACE, SKIN, angle=84, laps=110, grain=0.3, edge="raw", ragged=4)
    with card.inside(face):
        lap(
            card,
            "1180,560! 1030,600 1060,800 1050,1000 1000,1180 880,1340 740,1420 560,1400! 740,1560! 1180,1300!",
            SHADE,
            70,
            30,
            0.1,
        )
        lap(
            card,
            "330,1010! 440,996 560,976 640,1010! 600,1060 500,1110 400,1150 330,1150!",
            mix(SKIN, FLUSH, 0.42),
            12,
            60,
            0.1,
            40,
        )
        lap(
            card,
            "870,1010! 960,960 1080,960 1180,990! 1160,1120 1060,1110 960,1080",
            mix(SHADE, BRICK, 0.12),
            -12,
            60,
            0.1,
            40,
        )
        stubble = mix(SKIN, BLACK, 0.17)
        lap(
            card,
            "420,1180! 500,1230 560,1330 640,1346 740,1340 840,1346 930,1310 1000,1200 1090,1120! 1120,1500! 400,1500!",
            stubble,
            10,
            40,
            0.1,
        )
        _hairline(card)
        _eyes(card)
        _nose(card)
        _mouth(card)


def _hairline(card: Sheet) -> None:
    lap(
        card,
        "330,860! 400,740 440,650 520,570 640,520 722,500! 728,520 850,520 960,570 1040,660 1090,760 1140,880! 1200,300! 300,300!",
        BLACK,
        20,
        8,
    )
    gloss = mix(UMBER, BLACK, 0.25)
    for line in (
        "706,470 600,480 500,540 420,640",
        "706,430 590,440 470,500 390,610",
        "720,400 590,400 450,450 366,570",
        "744,470 860,480 970,540 1060,650",
        "744,430 880,440 1000,500 1090,610",
        "736,400 880,400 1020,450 1120,570",
    ):
        card.brush(line, 9, gloss, dry=0.5, taper=0.6)
    # one lock has had enough
    lap(
        card,
        "724,522! 640,530 560,578 480,640! 420,720! 410,640 460,540 560,450 722,400!",
        mix(BONE, UMBER, 0.24),
        30,
        8,
    )
    for line in ("700,486 600,500 510,560 440,650", "706,450 600,464 500,524 424,620", "712,420 600,440 510,490"):
        card.brush(line, 7, mix(BONE, UMBER, 0.6), dry=0.5, taper=0.6)
    card.paint(ribbon("724,520 722,460 720,384", (9, 6, 3)), SHADE, edge="raw")


def crown(card: Sheet) -> None:
    """The hair closes over the edge of the face, from temple to temple."""
    rim = "366,826 374,780 410,640 450,520 560,450 730,420 900,446 1030,520 1084,640 1114,780 1124,850"
    card.paint(
        ribbon(rim, (5, 14, 18, 22, 24, 24, 24, 24, 22, 18, 6)), BLACK, angle=20, grain=0.4, edge="raw", ragged=2
    )


def _eyes(card: Sheet) -> None:
    left = "468,866! 530,838 600,842 664,888! 640,910 580,918 520,902"
    right = "812,880! 860,806 930,784 1026,836! 990,890 930,912 860,906"
    for outline, x, y, lid, fold in (
        (left, 584, 872, "446,874 530,838 602,842 682,902", "456,834 530,796 610,806 676,858"),
        (right, 898, 850, "800,896 858,806 932,782 1046,842", "812,830 866,762 940,744 1030,788"),
    ):
        ball = card.piece(outline, WHITE, edge="raw", angle=4)
        with card.inside(ball):
            card.paint(ROUND, mix(UMBER, BLACK, 0.2), at=affine(x, y, 52), edge="raw")
            card.paint(ROUND, BLACK, at=affine(x, y, 28), edge="raw")
            card.paint(ROUND, WHITE, at=affine(x + 17, y - 14, 9), edge="raw")
        card.paint(ribbon(lid, (7, 22, 24, 10)), BLACK, edge="raw")
        card.paint(ribbon(fold, (4, 11, 11, 4)), SHADE, edge="raw")
    for line in ("490,930 570,956 650,934", "840,940 930,950 1010,918", "500,966 570,984 630,974"):
        card.brush(line, 12, mix(SHADE, BRICK, 0.3), dry=0.3, taper=0.6)
    for brow in (
        "424,806! 470,752 546,742 636,784 704,852! 690,868 610,826 520,790",
        "792,836! 820,752 890,690 976,672 1076,752! 980,714 896,740 816,852",
    ):
        card.paint(brow, BLACK, edge="raw", angle=20, ragged=16, grain=0.4, laps=20)
    for line in ("740,730 730,780 736,830", "772,720 766,770 764,806"):
        card.brush(line, 12, SHADE, dry=0.3, taper=0.5)


def _nose(card: Sheet) -> None:
    lap(card, "770,850! 790,960 830,1060 856,1120 840,1160 780,1176 730,1176! 742,1080 750,960 752,860!", SHADE, 84, 8)
    lap(card, "640,1120 664,1080 720,1064 790,1074 848,1104 852,1146 800,1166 740,1182 680,1166", FLUSH, 6, 12)
    for nostril in ("668,1150 694,1138 720,1156 690,1164", "772,1158 800,1138 828,1148 806,1164"):
        card.paint(nostril, mix(BRICK, BLACK, 0.3), edge="raw")
    card.brush("640,1090 622,1130 644,1168", 13, SHADE, dry=0.3, taper=0.5)
    card.brush("862,1084 884,1128 862,1166", 13, mix(SHADE, BRICK, 0.4), dry=0.3, taper=0.5)


def _mouth(card: Sheet) -> None:
    """Shut upon it; one corner holds, the other has been told to."""
    lip = mix(BRICK, SHADE, 0.55)
    card.paint(
        "590,1294! 650,1270 704,1258 738,1266 778,1256 840,1262 912,1277! 830,1286 740,1288 660,1292",
        lip,
        edge="raw",
        angle=4,
    )
    card.paint(
        "620,1298! 700,1292 800,1289 884,1284! 840,1309 760,1320 680,1316", mix(lip, SKIN, 0.3), edge="raw", angle=4
    )
    card.paint(
        ribbon("572,1303 612,1291 700,1288 800,1286 888,1281 926,1270", (5, 13, 12, 12, 13, 5)),
        mix(BLACK, BRICK, 0.2),
        edge="raw",
    )
    for line in (
        "600,1160 560,1220 544,1300",
        "906,1150 950,1200 966,1280",
        "650,1372 740,1394 830,1370",
        "548,1330 540,1370 560,1410",
    ):
        card.brush(line, 13, SHADE, dry=0.3, taper=0.6)
    card.brush("728,1200 724,1226", 12, SHADE, dry=0.3, taper=0.5)


def ears(card: Sheet) -> None:
    """One that is running out, large and well brought up, and one that is turned away."""
    lobe = card.piece(
        "392,830! 352,796 306,800 276,836 268,890 284,950 300,1010 322,1050 352,1060 376,1040 388,990",
        mix(SKIN, SHADE, 0.25),
        edge="raw",
        angle=80,
        grain=0.3,
        ragged=3,
        lift=4,
    )
    with card.inside(lobe):
        card.paint(ribbon("372,840 330,826 302,858 304,910 322,950", (6, 13, 13, 6)), SHADE, edge="raw")
        card.paint("326,884 348,878 360,910 352,948 330,956 316,930 320,906", mix(BRICK, BLACK, 0.45), edge="raw")
    far = "1104,850! 1130,800 1166,806 1182,850 1178,930 1160,1000 1132,1040 1106,1020!"
    with card.inside(card.piece(far, mix(SHADE, BRICK, 0.15), edge="raw", angle=80, grain=0.3, ragged=3)):
        card.paint(ribbon("1130,850 1152,846 1158,890 1146,960", (5, 10, 10, 5)), mix(SHADE, BRICK, 0.6), edge="raw")
