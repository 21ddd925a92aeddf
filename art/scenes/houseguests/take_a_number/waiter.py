"""The one who waits: an old man's heavy profile between a black hat and a black collar."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_a_number.inks import BONE, BROWN, CHALK, LILAC, SOOT, STRAW

DEEP: Final = shift(BROWN, -0.1)
WARM: Final = shift(BROWN, 0.055)
FOLD: Final = mix(BROWN, SOOT, 0.62)
WHITE: Final = mix(CHALK, LILAC, 0.18)


def waiter(card: Sheet) -> None:
    """Lay his face, what grows on it, then the collar that it has sunk into and the hat that has sunk on to it."""
    _face(card)
    _eye(card)
    _mouth(card)
    _ear(card)
    _coat(card)
    _hat(card)


def _face(card: Sheet) -> None:
    face = card.piece(
        "-40,360! 200,400 420,420 552,440! 574,490 590,540 606,580 604,616 580,652! 592,690 622,734 662,780 700,826 "
        "716,866 706,904 676,924 640,924 612,930! 616,960 630,1000 645,1026 652,1047 642,1070 616,1086! 614,1124 "
        "634,1160 646,1200 636,1246 598,1284 540,1316 500,1350! 460,1500! -40,1500!",
        BROWN,
        angle=80,
        laps=90,
        grain=0.22,
        lift=7,
    )
    with card.inside(face):
        # the cheek, the jowl and the neck turn away from the light
        card.paint(
            "-60,380! 250,420! 300,560 270,700! 350,800 400,900 420,1010! 410,1110 450,1200 520,1260! 600,1290 640,1270! "
            "520,1520! -60,1520!",
            DEEP,
            angle=74,
            laps=80,
            grain=0.22,
        )
        # light lies along the ridge of the nose and on the wing of the nostril
        card.paint(
            "560,640! 584,700 630,760 670,806 690,850 680,884! 650,880 630,850 600,800 566,740 550,690",
            WARM,
            angle=60,
            grain=0.2,
        )
        card.paint("470,770! 530,800 552,860 520,910 450,920 390,880 380,820 420,780", WARM, angle=40, grain=0.2)
        card.paint("560,852! 600,842 626,872 620,912! 590,934 552,918 544,880", BROWN, angle=30, grain=0.2)
        card.paint("622,906! 650,892 676,902 664,920! 640,922", FOLD)
        for line, w in (
            ("552,836 532,880 556,926", 12),
            ("536,930 486,1000 470,1080 480,1130", 14),
            ("400,470 480,486 560,480", 8),
            ("390,520 480,536 570,526", 8),
            ("420,1170 490,1262 560,1300", 12),
            ("330,1190 400,1290 480,1350", 12),
        ):
            card.paint(ribbon(line, (2, w, 2)), FOLD)


def _eye(card: Sheet) -> None:
    """One lid hangs as low as a lid can that has not yet given up."""
    card.paint("396,690! 440,662 500,656 548,672! 556,716 524,748 460,752 416,730", mix(BROWN, SOOT, 0.3), grain=0.2)
    card.paint("418,722! 470,710 552,706! 544,728 510,742 458,740", CHALK, grain=0.1)
    card.paint("496,704! 546,700! 548,722 530,738 508,736 496,720", SOOT)
    card.paint("404,710! 424,668 478,640 530,644 562,668! 562,716! 504,718 448,722", WARM, angle=10, grain=0.2)
    card.paint(ribbon("394,728 446,724 504,720 570,714", (4, 14, 18, 8)), SOOT)
    for line, w in (
        ("420,672 470,636 534,640", 8),
        ("420,762 474,786 534,764", 12),
        ("430,796 476,816 520,800", 8),
        ("386,710 356,700 336,676", 8),
        ("384,728 350,734 322,726", 8),
    ):
        card.paint(ribbon(line, (2, w, 2)), FOLD)
    card.paint(
        "372,622! 420,580 500,556 570,552 616,560 642,584! 628,606 590,612 540,600 480,602 430,616",
        WHITE,
        angle=8,
        grain=0.24,
        lift=4,
    )


def _mouth(card: Sheet) -> None:
    """A white moustache that hangs to the jaw, and below it a lip that has been pushed out since the morning."""
    card.paint(
        "574,1040! 610,1028 640,1029 655,1045 649,1066 627,1080 596,1078 576,1062",
        mix(BROWN, "#b0604c", 0.24),
        angle=10,
        grain=0.2,
    )
    card.paint(ribbon("520,1056 570,1040 614,1029 646,1031", (4, 11, 11, 5)), SOOT)
    moustache = card.piece(
        "610,926! 646,934 676,960 692,996 676,1020! 640,1018 600,1030 560,1050 540,1082 524,1120 "
        "500,1160 462,1178! 470,1110 456,1070! 470,1010 510,960 560,932",
        WHITE,
        angle=70,
        grain=0.24,
        lift=5,
    )
    with card.inside(moustache):
        for line in ("600,946 556,976 520,1040", "628,950 610,976 600,1010", "570,948 510,1000 484,1090"):
            card.paint(ribbon(line, (2, 8, 2)), mix(LILAC, SOOT, 0.14))


def _ear(card: Sheet) -> None:
    """Large, as old ears are; white hair before and behind it."""
    card.paint("-40,420! 140,440 260,470! 250,560 268,640 244,720! 216,660 190,620! 150,700 100,820 20,900 -40,910!", WHITE,
        angle=78, grain=0.26, lift=4)  # fmt: skip
    card.paint(
        "92,640! 110,590 160,570 214,590 236,640 230,710 204,770 190,830 160,880 120,890 92,850 84,760",
        BROWN,
        angle=84,
        grain=0.2,
        lift=5,
    )
    card.paint(ribbon("120,660 150,612 196,624 204,680 176,740 170,790", (4, 12, 14, 12, 10, 3)), FOLD)
    card.paint(ribbon("124,700 150,690 160,730 138,790", (3, 9, 10, 3)), FOLD)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "-40,1130! 60,1150 160,1196! 300,1310 420,1372 510,1370 590,1318! 640,1360 672,1440 690,1560 706,1700 712,1840! "
        "-40,1840!",
        SOOT,
        angle=80,
        laps=70,
        grain=0.26,
        lift=10,
    )
    with card.inside(coat):
        pale = shift(SOOT, 0.1)
        card.paint(ribbon("160,1196 300,1320 430,1430 560,1500 680,1520", (4, 8, 9, 8, 4)), pale)
        card.paint(ribbon("560,1500 590,1640 600,1840", (6, 8, 8)), pale)
        card.paint(ribbon("-20,1420 120,1500 220,1640 250,1840", (3, 10, 10, 8)), pale)
    for y in (1590, 1744):
        card.paint(
            "-1,0 -.6,-.8 .2,-1 .9,-.5 1,.3 .4,.95 -.5,.9", BONE, at=affine(650 + (y - 1590) * 0.06, y, 27), lift=4
        )


def _hat(card: Sheet) -> None:
    crown = card.piece(
        "-40,-40! 330,-40! 420,10 476,90 506,180 520,270 540,370! 300,420 -40,400!",
        SOOT,
        angle=84,
        laps=70,
        grain=0.26,
        lift=6,
    )
    with card.inside(crown):
        card.paint("-60,250! 240,280 560,240! 580,400! 240,440 -60,410!", mix(SOOT, LILAC, 0.42), angle=4, grain=0.2)
        card.paint(ribbon("120,-40 170,70 330,110 420,60", (4, 10, 10, 3)), shift(SOOT, 0.1))
    # the slip, in the band
    card.paint("350,120! 474,92! 504,330! 384,352!", STRAW, angle=80, grain=0.14, lift=6)
    card.paint(ribbon("390,170 440,158", (9, 9)), mix(STRAW, SOOT, 0.62))
    card.paint(ribbon("396,206 450,194", (9, 9)), mix(STRAW, SOOT, 0.62))
    card.paint(
        "-40,372! 160,392 340,384 500,340 600,316 668,330! 700,356 690,396! 640,428 560,460 430,486 250,492 100,484 -40,466!",
        SOOT,
        angle=3,
        laps=60,
        grain=0.26,
        lift=10,
    )
    card.paint(ribbon("-20,398 160,414 350,406 520,364 640,346", (3, 7, 7, 7, 3)), shift(SOOT, 0.1))
