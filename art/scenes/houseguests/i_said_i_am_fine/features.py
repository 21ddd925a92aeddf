"""What the face does: nothing, with all its strength."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.inks import (
    BLACK,
    BLUE,
    BONE,
    BRICK,
    DEEP,
    FLESH,
    GOLD,
    LIGHT,
    RED,
    SHADE,
    UMBER,
)


def _lap(card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 30, thin: float = 0.0) -> None:
    card.paint(spec, ink, angle=angle, laps=34, grain=0.4, edge="raw", ragged=ragged, dry=0.8, thin=thin)


def nose(card: Sheet) -> None:
    """Broad, and broken once; it was worth it."""
    _lap(
        card,
        "520,560! 570,600 560,700 530,780 560,860 500,920! 460,960 470,1000 530,1010! 600,900 590,760 610,640 600,560",
        LIGHT,
        80,
        40,
    )
    _lap(
        card,
        "600,540! 670,560 650,650 690,730 650,790 690,860 760,920 776,980! 720,1010 640,1010 650,920 616,820 642,740 610,660",
        SHADE,
        84,
        30,
    )
    _lap(card, "640,640! 676,700 684,740 650,780! 630,740", DEEP, 80, 20)
    ball = "470,968 500,900 560,862 630,860 700,886 752,944 756,990! 710,1016 650,1006 610,1030 560,1008 510,1014!"
    _lap(card, ball, mix(FLESH, RED, 0.4), 20, 16)
    _lap(card, "548,900 620,872 690,896 706,950 640,980 560,960", mix(FLESH, "#a23f2e", 0.62), 30, 60, 0.16)
    _lap(card, "524,930 548,902 566,912 548,940", mix(FLESH, LIGHT, 0.7), 60, 16)
    for hole in ("508,1000 532,980 570,986 584,1006 550,1016", "640,1006 662,984 704,980 730,998 690,1014"):
        card.paint(hole, mix(BLACK, BRICK, 0.2), edge="raw", angle=10)
    card.brush("470,960 456,990 480,1018 520,1018", 14, DEEP, dry=0.4)
    card.brush("760,950 782,984 760,1014 720,1016", 15, DEEP, dry=0.4)
    card.brush("452,1000 392,1090 360,1200 372,1300", 30, DEEP, dry=0.6, taper=0.6)
    card.brush("784,1000 856,1090 884,1200 868,1310", 32, DEEP, dry=0.6, taper=0.6)
    card.brush("598,1040 590,1090 600,1130", 20, SHADE, dry=0.6)


def eyes(card: Sheet) -> None:
    """Small, pale and straight at us; the left one is nearly through with us."""
    for socket in (
        "290,590! 420,560 530,620 530,680! 470,720 380,726 310,700",
        "670,620! 760,560 900,560 930,620! 900,700 800,726 700,700",
    ):
        _lap(card, socket, SHADE, 10, 40)
    for white, iris, size, lid, low in (
        (
            "346,652! 380,630 430,626 474,642 494,664! 440,676 384,676",
            (424, 650),
            25.0,
            "330,656 376,620 430,612 480,630 506,666",
            "350,664 400,690 450,690 500,672",
        ),
        (
            "712,650! 744,612 796,602 850,616 882,648! 840,674 770,676",
            (792, 640),
            30.0,
            "696,656 740,606 796,592 856,606 900,654",
            "716,664 770,692 830,690 884,660",
        ),
    ):
        ball = card.piece(white, mix(BONE, "#e9e0cd", 0.6), edge="raw", angle=4, grain=0.2)
        with card.inside(ball):
            card.paint(ROUND, mix(BLUE, BONE, 0.35), at=affine(*iris, size), edge="raw", angle=60)
            card.paint(ROUND, mix(BLUE, BLACK, 0.35), at=affine(iris[0], iris[1], size * 0.98), thin=0.6, edge="raw")
            card.paint(ROUND, BLACK, at=affine(iris[0], iris[1] + 1, size * 0.5), edge="raw")
            if size > 28:
                for k in (-1, 0, 1):
                    card.paint(
                        ribbon(
                            f"{iris[0] + 7 * k},{iris[1] + 7} {iris[0] + 7 * k + 1},{iris[1] - 6 + abs(k) * 2}",
                            (2.4, 4.2, 1.6),
                        ),
                        shift(GOLD, 0.16),
                        wobble=0,
                    )
            else:
                card.paint(ROUND, BONE, at=affine(iris[0] - 6, iris[1] - 7, 4), wobble=0.2)
        card.brush(lid, 19, mix(BLACK, BRICK, 0.25), dry=0.3, taper=0.4)
        card.brush(low, 10, BRICK, dry=0.5, taper=0.3)
    _lap(
        card,
        "318,650! 376,596 440,592 506,630! 508,664! 470,646 424,634 376,640 334,662!",
        mix(FLESH, SHADE, 0.7),
        12,
        8,
    )
    _lap(
        card,
        "690,640! 740,580 800,570 870,590 906,640! 900,656! 856,618 796,606 744,622 700,660!",
        mix(FLESH, SHADE, 0.7),
        -4,
        8,
    )
    card.brush("328,664 376,640 424,634 472,648 510,674", 18, mix(BLACK, BRICK, 0.25), dry=0.3, taper=0.4)
    card.brush("694,660 744,622 796,608 856,620 904,660", 18, mix(BLACK, BRICK, 0.25), dry=0.3, taper=0.4)
    card.brush("330,720 400,752 480,744 520,716", 22, DEEP, dry=0.7, taper=0.5)
    card.brush("700,718 780,756 870,742 920,700", 22, DEEP, dry=0.7, taper=0.5)
    for line in (
        "930,640 980,622 1010,600",
        "936,664 986,668 1020,664",
        "290,656 240,650 200,632",
        "294,682 246,694 214,696",
    ):
        card.brush(line, 11, DEEP, dry=0.5)


def brows(card: Sheet) -> None:
    """Two heavy unequal strokes."""
    hair = mix(UMBER, "#a08a70", 0.3)
    for spec, angle in (
        ("226,560! 280,510 380,506 480,548 556,604! 566,646 520,634 450,596 360,570 270,580 224,604!", 20),
        ("640,590! 680,540 780,470 890,450 996,500! 1000,524 920,516 830,526 740,576 690,620 644,630!", -20),
    ):
        card.paint(spec, hair, angle=angle, laps=26, grain=0.5, edge="raw", ragged=34, dry=0.95)
    for line in (
        "240,570 330,530 440,552 540,620",
        "300,520 400,524 500,580",
        "660,604 760,530 870,490 960,506",
        "720,540 820,486 920,476",
    ):
        card.brush(line, 22, mix(UMBER, BLACK, 0.5), dry=0.85, taper=0.6)
    card.brush("574,520 566,580 576,640", 20, DEEP, dry=0.5, taper=0.5)
    card.brush("622,510 630,570 618,622", 24, DEEP, dry=0.5, taper=0.5)


def mouth(card: Sheet) -> None:
    """Teeth, and between them the whistle that nobody will hear."""
    _lap(
        card,
        "420,1130! 520,1090 600,1104 690,1088 800,1130! 830,1200 720,1180 600,1172 480,1180 400,1210",
        SHADE,
        4,
        40,
        0.1,
    )
    gap = card.piece(
        "446,1236! 510,1200 600,1190 690,1198 768,1240! 700,1250 600,1246 510,1250",
        mix(BLACK, BRICK, 0.2),
        edge="raw",
        angle=3,
    )
    with card.inside(gap):
        card.paint(
            "500,1196! 600,1186 704,1196! 706,1236 600,1240 500,1238!",
            mix(BONE, "#e9e0cd", 0.3),
            edge="raw",
            angle=86,
            laps=20,
        )
        for x in range(520, 700, 36):
            card.paint(ribbon(f"{x},1176 {x + 2},1250", (4, 4)), mix(UMBER, BONE, 0.3))
        card.paint(ribbon("480,1220 600,1216 720,1222", (4, 5, 4)), UMBER)
    card.brush("426,1256 500,1202 600,1186 700,1198 790,1262", 22, BRICK, dry=0.4, taper=0.3)
    _lap(
        card,
        "470,1256! 520,1256 600,1254 690,1256 750,1256! 740,1292 660,1316 600,1320 530,1310 480,1284",
        mix(BRICK, FLESH, 0.3),
        4,
        20,
    )
    _lap(card, "540,1276 600,1284 660,1276 640,1300 580,1302", mix(FLESH, LIGHT, 0.5), 2, 24, 0.2)
    card.brush("470,1330 600,1366 740,1328", 40, DEEP, dry=0.8, taper=0.3)
    card.brush("424,1240 400,1268 396,1304", 22, DEEP, dry=0.5)
    card.brush("790,1246 820,1274 826,1312", 22, DEEP, dry=0.5)
    # mouthpiece, and the paper that has not been blown out
    tube = card.piece(
        ribbon(
            "628,1286 640,1360 690,1450 768,1466 806,1400 764,1342 706,1366 704,1420 744,1428",
            (46, 50, 48, 44, 40, 35, 30, 25, 16),
        ),
        BLUE,
        angle=40,
        edge="raw",
        laps=20,
        lift=9,
    )
    with card.inside(tube):
        for line in (
            "590,1310 690,1300",
            "600,1362 680,1330",
            "616,1420 690,1366",
            "660,1480 704,1420",
            "740,1500 744,1440",
            "800,1490 776,1420",
            "830,1420 780,1390",
            "800,1340 764,1366",
            "726,1330 730,1370",
            "690,1390 716,1396",
        ):
            card.paint(ribbon(line, (17, 15)), mix(BONE, GOLD, 0.2), edge="raw")
    card.paint("598,1200! 648,1198! 664,1290! 606,1296!", GOLD, angle=84, edge="raw", laps=18, lift=6)
    card.paint("604,1200! 618,1200! 628,1292! 614,1294!", mix(GOLD, BONE, 0.5), angle=84, edge="raw")
    card.brush("650,1500 730,1520 800,1490", 16, mix(SHADE, UMBER, 0.4), dry=0.7)
