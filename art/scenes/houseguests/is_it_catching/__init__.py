"""Is It Catching?: somebody breathes steam under a spotted towel; the spots leave, and a child has brought a boat."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_catching.inks import BONE, BRASS, BROWN, FOLD, INK, PETROL, PLUM, RED, SHADE

GROUND = BONE
SPOTS = (
    (540, 320, 44, 0.8, -10),
    (745, 330, 44, 0.8, 16),
    (392, 452, 46, 0.9, -26),
    (640, 470, 50, 0.9, 0),
    (890, 470, 46, 0.88, 30),
    (318, 640, 48, 0.86, -36),
    (490, 628, 48, 0.95, -14),
    (786, 628, 50, 0.95, 14),
    (975, 690, 48, 0.84, 40),
    (150, 880, 46, 0.8, -44),
    (340, 850, 48, 0.8, -20),
    (956, 850, 48, 0.8, 20),
    (1096, 950, 50, 0.76, 44),
    (70, 1110, 48, 0.74, -40),
    (250, 1090, 48, 0.74, -20),
    (1024, 1090, 48, 0.74, 20),
    (1150, 1150, 50, 0.7, 36),
    (1076, 1320, 48, 0.74, 16),
)
"""On the towel: x, y, radius, how narrow, how turned."""
GONE = ((968, 262, 40), (1092, 372, 34), (1090, 216, 30), (985, 130, 26), (1120, 90, 22), (1172, 520, 28))
"""On the wall."""


def paint(card: Sheet) -> None:
    """Lay the night, the towel, who is under it, the bowl, and the visitor."""
    card.paint("-40,-40! 1240,-40! 1240,1840! -40,1840!", INK, angle=6, laps=130, grain=0.34, edge="raw")
    _window(card)
    for x, y, r in GONE:
        card.paint(ROUND, RED, at=affine(x, y, r), edge="raw", angle=x)
    _towel(card)
    _face(card)
    card.paint("-40,1500! 500,1486 1240,1500! 1240,1840! -40,1840!", PLUM, angle=2, laps=90, grain=0.4, edge="raw")
    _bowl(card)
    _child(card)


def _window(card: Sheet) -> None:
    frame = mix(PETROL, BRASS, 0.16)
    card.paint("70,70! 388,64! 392,470! 74,476!", frame, angle=88, edge="raw", ragged=14)
    card.paint("98,96! 362,92! 364,444! 100,448!", mix(PETROL, INK, 0.45), angle=4, edge="raw", ragged=10)
    card.paint(ROUND, BONE, at=affine(262, 206, 74), angle=30, edge="raw")
    card.paint(ROUND, RED, at=affine(286, 190, 21), edge="raw")
    card.paint([ribbon("230,80 232,460", (16, 16))], frame, angle=88, edge="raw")
    card.paint([ribbon("80,300 384,296", (16, 16))], frame, angle=2, edge="raw")


def _towel(card: Sheet) -> None:
    """One mound, from the crown to both elbows."""
    towel = card.piece(
        "-40,1600! -40,1060 50,940 150,800 214,640 262,440 390,270 640,196 880,256 1010,430 1064,640 1124,790 "
        "1190,890 1240,950! 1240,1600!",
        BONE,
        angle=74,
        laps=84,
        grain=0.2,
        edge="raw",
        ragged=8,
        lift=12,
    )
    with card.inside(towel):
        card.paint(
            "1240,800! 1160,760 1080,560 1000,330 800,180! 880,420 900,640 1000,900 1090,1200 1120,1600! 1260,1600!",
            FOLD,
            angle=70,
            edge="raw",
            ragged=70,
            laps=60,
        )
        for line, w in (
            ("570,590 470,730 360,980 200,1290", 22),
            ("470,480 330,740 180,980 40,1180", 14),
            ("720,590 830,740 950,980 1060,1240", 22),
            ("330,420 268,560 236,720 160,860", 12),
        ):
            card.brush(line, w, mix(FOLD, PLUM, 0.2), dry=0.7, taper=0.7)
        for x, y, r, narrow, turn in SPOTS:
            at = affine(x, y, r, turn)
            at[:, 0] *= narrow
            card.paint(ROUND, RED, at=at, edge="raw", angle=turn + 70)


def _face(card: Sheet) -> None:
    """In half shadow, bowed, with the lids down."""
    hem = "226,1620! 316,1330 386,1056 470,836 640,718 810,828 894,1046 964,1330 1024,1620!"
    card.paint(hem, FOLD, angle=80, edge="raw", lift=6)
    line = "244,1480 290,1324 358,1044 450,812 640,684 830,804 922,1036 990,1324 1032,1500"
    card.paint(ribbon(line, (13, 13)), RED, angle=80, edge="raw")
    cave = card.piece(
        "240,1620! 330,1330 400,1060 480,850 640,740 800,840 880,1050 950,1330 1010,1620!",
        INK,
        angle=80,
        laps=70,
        edge="raw",
        ragged=14,
    )
    with card.inside(cave):
        face = card.piece(
            "640,770 770,810 830,960 836,1130 800,1300 720,1430 640,1460 560,1430 480,1300 446,1130 452,960 510,810",
            BROWN,
            angle=76,
            laps=60,
            grain=0.3,
            edge="raw",
            ragged=12,
        )
        with card.inside(face):
            card.paint(
                "400,700! 900,700! 900,1500! 690,1500! 700,1340 664,1270 690,1220 676,1050 640,985 560,955 440,985!",
                SHADE,
                angle=70,
                laps=60,
                edge="raw",
                ragged=30,
            )
            card.paint("400,1200 470,1170 560,1200 575,1275 530,1330 440,1320", mix(BROWN, RED, 0.5), edge="raw")
            card.paint("720,1210 800,1170 870,1200 860,1310 770,1330", mix(SHADE, RED, 0.42), edge="raw")
        for line, w in (
            ("486,1120 520,1150 560,1156 604,1128", 19),
            ("700,1128 736,1158 780,1152 812,1118", 19),
        ):
            card.brush(line, w, INK, taper=0.4, dry=0.1)
        for line in ("490,1122 474,1140 456,1146", "502,1138 490,1160 474,1170", "522,1150 514,1172 502,1186"):
            card.brush(line, 9, INK, taper=0.6, dry=0.1)
        for line in ("808,1122 824,1140 840,1144", "796,1140 810,1160 824,1168", "776,1152 786,1174 796,1186"):
            card.brush(line, 9, INK, taper=0.6, dry=0.1)
        card.brush("474,1040 520,1012 570,1016 612,1040", 30, INK, taper=0.5, dry=0.3)
        card.brush("694,1030 736,996 786,1000 822,1030", 30, INK, taper=0.5, dry=0.3)
        hair = card.piece(
            "420,1100! 440,930 520,800 640,720 780,800 850,940 866,1100! 826,1000 780,930 700,880 616,840! "
            "590,900 520,950 470,1010!",
            INK,
            angle=40,
            laps=40,
            grain=0.4,
            edge="raw",
            ragged=8,
        )
        with card.inside(hair):
            for line in ("610,780 560,860 480,930", "620,770 560,810 490,880", "640,790 740,840 810,920"):
                card.brush(line, 8, mix(INK, BONE, 0.22), dry=0.6, taper=0.7)


def _bowl(card: Sheet) -> None:
    shape = "250,1380! 1010,1380! 1000,1530 920,1690 790,1760! 470,1760! 340,1690 258,1530"
    card.paint("330,1770! 480,1730 820,1730 1000,1760 900,1800 420,1804!", shift(PLUM, -0.09), angle=2, edge="raw")
    at = affine(630, 1380, 380)
    at[:, 1] *= 0.2
    rim = mix(PETROL, BONE, 0.36)
    bowl = card.piece(shape, PETROL, angle=4, laps=60, grain=0.4, edge="raw", ragged=8, lift=8)
    with card.inside(bowl):
        card.paint(
            "800,1380! 1040,1380! 1040,1800! 640,1800! 780,1640", shift(PETROL, -0.06), angle=70, edge="raw", ragged=50
        )
        card.brush("262,1560 460,1614 640,1622 820,1612 1000,1560", 18, BRASS, dry=0.3, taper=0.1)
    card.paint(ROUND, rim, at=at, angle=2, edge="raw")
    inner = at.copy()
    inner[:, :2] *= 0.92
    card.paint(ROUND, mix(PETROL, BONE, 0.72), at=inner, angle=2, edge="raw", laps=40)
    for line, w in (
        ("574,1410 550,1350 590,1300 560,1230", 32),
        ("668,1410 696,1340 650,1260 682,1170 656,1090", 42),
        ("786,1404 764,1350 800,1290 776,1220", 30),
    ):
        card.brush(line, w, BONE, dry=0.85, taper=0.8)


def _child(card: Sheet) -> None:
    """From behind, on tiptoe, who has brought a boat for the warm sea."""
    gown = card.piece(
        "30,1840! 44,1680 84,1560 140,1506! 240,1500! 296,1540 330,1640 356,1840!",
        BRASS,
        angle=84,
        laps=46,
        grain=0.36,
        edge="raw",
        ragged=10,
        lift=9,
    )
    with card.inside(gown):
        for k in range(5):
            card.brush(f"{90 + 56 * k},1850 {120 + 40 * k},1500", 8, mix(BRASS, PLUM, 0.35), dry=0.5)
    # the boat is afloat; the hand stays on the outer side of the bowl
    card.paint("416,1290! 502,1200! 574,1296! 570,1340! 426,1340!", BONE, angle=60, edge="raw", lift=5)
    card.paint("502,1200! 518,1340! 570,1340! 574,1296!", FOLD, angle=70, edge="raw")
    card.paint("372,1292! 490,1324! 624,1296! 578,1376! 428,1376!", BONE, angle=4, edge="raw", lift=5)
    card.paint("490,1324! 624,1296! 578,1376! 502,1376!", FOLD, angle=4, edge="raw")
    card.paint("330,1500! 366,1474 404,1470 424,1486 418,1514 386,1532 346,1560!", BROWN, angle=10, edge="raw", lift=3)
    card.paint(
        "196,1508! 250,1500 300,1496 344,1470! 376,1500 380,1566! 330,1600 270,1636 232,1640! 210,1580",
        shift(BRASS, 0.025),
        angle=10,
        laps=40,
        edge="raw",
        ragged=6,
        lift=2,
    )
    card.paint("150,1470! 232,1470! 240,1520! 140,1524!", SHADE, angle=80, edge="raw")
    card.paint("282,1366 306,1362 316,1390 302,1422 280,1420", BROWN, angle=80, edge="raw", lift=3)
    hair = card.piece(
        "92,1470 76,1380 92,1290 150,1232 214,1226 270,1262 296,1330 292,1420 270,1480! 186,1494 100,1484!",
        INK,
        angle=86,
        laps=40,
        grain=0.4,
        edge="raw",
        ragged=12,
        lift=7,
    )
    with card.inside(hair):
        for line in ("186,1250 130,1330 112,1470", "196,1250 176,1360 170,1480", "206,1250 244,1340 252,1470"):
            card.brush(line, 9, mix(INK, BONE, 0.2), dry=0.6, taper=0.7)
    card.brush("196,1244 188,1206 214,1186", 16, INK, taper=0.8, dry=0.2)
