"""The woman: a great profile with its teeth in the cloth."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.inks import (
    BLACK,
    BRICK,
    CLOTH,
    FLESH,
    FOLD,
    SHADE,
    UMBER,
    brushed,
)

DARK: Final = mix(SHADE, BLACK, 0.4)
MID: Final = mix(FLESH, SHADE, 0.55)
HAIR: Final = mix(BLACK, BRICK, 0.1)
PROFILE: Final = (
    "60,-60! 480,40 556,150 592,270 608,360 628,424 624,470 606,516 616,560 648,630 690,704 724,750 728,770 708,790! 676,802"
    " 634,826! 632,858 650,890 674,914 676,938! 560,956! 500,1000! 560,1020! 652,1020 664,1042 648,1070 620,1086 614,1108"
    " 634,1148 638,1200 604,1252 540,1286 456,1294 360,1270 260,1220 190,1140 150,1000 100,900! 60,700!"
)
STRANDS: Final = (
    "560,150 430,150 250,230 90,370 -40,480",
    "520,80 390,80 210,160 60,300 -40,400",
    "470,30 340,20 160,90 30,220 -40,300",
    "400,-10 260,-30 100,30 -40,160",
    "520,250 400,270 250,340 110,440 -40,560",
    "420,400 300,420 170,480 60,540 -40,600",
    "300,540 200,560 100,600 -40,650",
    "210,690 130,690 60,690 -40,690",
    "130,860 90,800 40,750 -40,720",
)


def neck(card: Sheet) -> None:
    """Lay neck, dress and the crocheted collar."""
    brushed(card, "-60,820! 150,820! 300,1100! 530,1270! 480,1350 468,1420 500,1520! -60,1560!", SHADE, 84, laps=60)
    card.paint(ribbon("380,1290 350,1370 300,1460", (3, 16, 4)), DARK)
    card.paint(ribbon("250,1230 240,1330 200,1440", (3, 12, 4)), DARK)
    dress = brushed(
        card,
        "-60,1500! 120,1450 300,1500 420,1490 480,1440! 560,1500 640,1600 690,1720 700,1860! -60,1860!",
        BLACK,
        64,
        ragged=14,
        laps=70,
        lift=10,
    )
    with card.inside(dress):
        for q in ("470,1560 540,1640 580,1760 590,1860", "330,1640 400,1720 420,1860", "60,1620 120,1720 130,1860"):
            card.paint(ribbon(q, (2, 9, 7, 3)), shift(BLACK, 0.15), thin=0.1)
    # the collar
    brushed(
        card,
        "-60,1440! 100,1400 260,1430 400,1400 484,1340! 520,1380 536,1424! 520,1448 496,1450! 484,1480 454,1488!"
        " 432,1514 396,1516! 368,1540 328,1534! 292,1556 254,1544! 214,1556 178,1538! 140,1546 100,1524! 60,1534 20,1516!"
        " -20,1522 -60,1510!",
        CLOTH,
        12,
        lift=8,
    )
    for x, y in ((488, 1412), (440, 1450), (380, 1476), (312, 1494), (238, 1500), (160, 1490), (84, 1478), (10, 1470)):
        card.paint(ROUND, FOLD, at=affine(x, y, 11))


def face(card: Sheet) -> None:
    """Lay the profile, the eye, what anger does to a cheek, and the ear."""
    head = brushed(card, PROFILE, FLESH, 82, ragged=5, laps=70, lift=12)
    with card.inside(head):
        # below the jaw, below the brow, beside the nose
        card.paint("150,960! 230,1110 330,1200 450,1250 560,1262 640,1240! 640,1340! 100,1340!", MID, angle=20, laps=50)
        card.paint("640,440! 560,452 470,470 420,520 440,580 520,600 600,580!", MID, angle=8, laps=40)
        card.paint("500,560! 560,640 570,740 540,820 470,780 450,660!", mix(FLESH, SHADE, 0.25), angle=70)
        # the muscle of the jaw
        card.paint(
            "150,880! 240,900 330,930 384,990 396,1060 376,1140 330,1210! 230,1170! 160,1050!",
            mix(FLESH, SHADE, 0.24),
            angle=76,
            laps=40,
        )
        card.paint(ribbon("352,946 396,1010 398,1080 372,1150", (2, 8, 12, 3)), SHADE)
        _eye(card)
        # the wing of the nose, flared, and the fold from it
        card.paint("604,742! 572,752 556,788 578,822 624,830! 602,808 596,778", MID, angle=60)
        card.paint(ribbon("608,736 566,744 546,788 572,828 606,832", (3, 10, 13, 10, 3)), DARK)
        card.paint("622,826! 640,800 672,794! 664,814", mix(DARK, BLACK, 0.5))
        card.paint(ribbon("546,790 494,846 460,920 450,1000", (3, 13, 14, 3)), DARK)
        card.paint(ribbon("476,1010 470,1060 500,1110", (3, 9, 3)), SHADE)
    _ear(card)


def _eye(card: Sheet) -> None:
    card.paint("582,556! 556,520 500,512 410,572! 476,604 552,610", CLOTH, angle=4, grain=0.1)
    card.paint("586,556! 570,530 538,518 514,530 508,566 522,600 552,612 578,596!", BLACK)
    card.paint(ribbon("524,548 520,572 530,594", (2, 7, 2)), UMBER)
    card.paint(ROUND, CLOTH, at=affine(556, 556, 7))
    # the upper lid lies straight across it
    card.paint("604,536! 550,492 470,480 384,566! 404,580! 480,548 545,546 592,560!", mix(SHADE, FLESH, 0.25), angle=10)
    card.paint(ribbon("596,564 545,546 480,548 396,582", (10, 21, 20, 6)), BLACK)
    card.paint(ribbon("572,616 500,622 436,600", (4, 12, 4)), DARK)
    card.paint(ribbon("560,660 500,676 436,652", (3, 10, 3)), SHADE)
    for q in ("436,562 386,574 352,564", "470,534 420,546 388,526"):
        card.paint(ribbon(q, (8, 13, 2)), BLACK)
    # the brow
    card.paint(
        "636,504! 622,460 560,426 480,404 410,402 340,440! 420,428 490,436 560,468 612,518!", BLACK, angle=10, laps=20
    )
    card.paint(ribbon("606,336 588,388 606,430", (3, 11, 4)), SHADE)
    card.paint(ribbon("560,336 556,376 570,410", (3, 10, 4)), SHADE)


def _ear(card: Sheet) -> None:
    at = affine(186, 790, 1.1, -6)
    brushed(
        card, "40,-60! 30,-110 -20,-130 -70,-100 -80,-30 -50,50 -30,110 10,120 30,70 36,20!", MID, 70, at=at, lift=5
    )
    card.paint(ribbon("16,-84 -30,-100 -56,-60 -40,0 -14,30 -30,60", (4, 12, 12, 12, 10, 3), at), DARK)
    card.paint(ribbon("20,-30 -10,-40 -20,-10 0,10", (3, 9, 9, 3), at), DARK)
    card.paint(ROUND, CLOTH, at=affine(178, 936, 27), lift=5)
    card.paint(ribbon("166,922 178,916 190,922", (3, 6, 3)), shift(CLOTH, 0.06))


def hair(card: Sheet) -> None:
    """Lay the hair, drawn back hard, and its knot at the edge."""
    mass = brushed(
        card,
        "-60,-60! 520,-60! 566,60 586,180 572,240! 500,300 420,380 350,480 310,600 270,700 240,690! 200,640 140,640"
        " 96,700 90,800 110,880! 100,930 60,960 -60,980!",
        HAIR,
        150,
        ragged=12,
        laps=60,
        lift=10,
    )
    with card.inside(mass):
        for q in STRANDS:
            card.paint(ribbon(q, (1, 8, 5, 10, 4)), shift(HAIR, 0.17), thin=0.08)
        for q in STRANDS[1::3]:
            card.paint(ribbon(q, (1, 3, 9, 4, 1)), mix(CLOTH, UMBER, 0.4), at=affine(4, 22), thin=0.2)
    knot = brushed(card, "-60,330! 40,320 120,400 150,520 120,640 40,720 -60,730!", HAIR, 60, ragged=8, lift=12)
    with card.inside(knot):
        for q in ("-60,400 40,400 90,520 40,640 -60,650", "-60,470 20,470 40,530 10,580 -60,590"):
            card.paint(ribbon(q, (3, 9, 6, 9, 3)), shift(HAIR, 0.17))
    card.paint(ribbon("-60,560 60,500 210,396", (12, 14, 12)), mix(CLOTH, UMBER, 0.25), lift=6)


def mouth(card: Sheet) -> None:
    """Lay what is behind the cloth: the dark of the mouth and the lower lip."""
    card.paint("500,1004! 546,966 600,950 660,948 682,958! 676,1034! 600,1040 540,1028", BLACK)
    card.paint(
        "494,1010! 550,1030 600,1040 666,1036! 662,1060 640,1078 590,1076 534,1050", mix(BRICK, BLACK, 0.24), angle=8
    )
    card.paint(ribbon("470,984 486,1012 480,1046", (4, 14, 4)), DARK)


def bite(card: Sheet) -> None:
    """Lay what is before the cloth: the teeth and the lip drawn up from them."""
    for q in (
        "536,984! 562,970! 566,996! 548,1000!",
        "566,968! 598,960! 602,997! 570,998!",
        "602,959! 640,954! 643,996! 606,998!",
        "643,954! 672,957 675,968 670,988! 647,994!",
    ):
        card.paint(q, shift(CLOTH, 0.02), grain=0.1)
    for q in ("568,970 568,996", "604,960 604,996", "645,955 645,992"):
        card.paint(ribbon(q, (2.4, 2.4)), UMBER)
    card.paint(ribbon("530,996 560,1002 610,1002 676,994", (3, 6, 7, 5)), BLACK)
    card.paint(
        "484,1014! 530,960 590,930 640,914 670,922 684,946! 680,960! 640,948 596,954 548,974 506,1008", BRICK, angle=8
    )
