"""The woman whose house it is: wide, in white, her eyes on the peas."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CHALK, LILAC, PISTACHIO, PLUM, SHE, SKY

GREEN = mix(PISTACHIO, "#5f7d2e", 0.5)


def woman(card: Sheet, face: Face) -> None:
    """Lay the great white skirt with the knees wide, bodice, head, then bowl and arms."""
    skirt = card.piece(
        "180,1180! 270,1130 500,1128 600,1180! 700,1280 740,1400 720,1540! 690,1620 600,1640! 500,1610 400,1600! 300,1616 200,1640! 100,1620 60,1520! 56,1380 100,1260",
        CHALK,
        angle=76,
        laps=90,
        grain=0.2,
        lift=13,
    )
    grey = mix(CHALK, LILAC, 0.45)
    with card.inside(skirt):
        card.paint(
            "300,1300! 340,1420 330,1640! 480,1640! 460,1420 500,1300! 400,1350", grey, angle=80, grain=0.24, ragged=30
        )
        for fold in (
            "170,1240 120,1380 130,1580",
            "620,1240 670,1380 660,1580",
            "240,1330 210,1460 230,1620",
            "570,1330 596,1460 570,1620",
        ):
            card.paint(ribbon(fold, (4, 20, 14, 4)), grey, thin=0.12)
        for y in (0, 26):
            card.paint(
                ribbon(
                    f"60,{1540 + y} 160,{1590 + y} 300,{1566 + y} 400,{1552 + y} 520,{1564 + y} 640,{1590 + y} 730,{1530 + y}",
                    (7,) * 7,
                ),
                LILAC,
                thin=0.15,
            )
    bodice = card.piece(
        "250,900! 330,860 450,858 530,900! 590,990 600,1110 580,1200! 400,1240 220,1206! 190,1100 200,980",
        CHALK,
        angle=84,
        laps=70,
        grain=0.2,
        lift=9,
    )
    with card.inside(bodice):
        card.paint("380,860! 420,860! 430,1240! 380,1240!", grey, angle=86, ragged=20)
        for fold in ("260,930 240,1050 270,1190", "530,940 552,1060 520,1190"):
            card.paint(ribbon(fold, (4, 14, 4)), grey, thin=0.1)
    card.paint("320,850! 460,848! 476,900! 392,950 306,906!", SHE.shade, angle=80)
    card.paint("290,870! 320,850! 392,940! 470,846! 500,866! 480,930 400,980! 310,940", CHALK, lift=4, angle=10)
    card.paint(ribbon("320,900 350,946 392,960 436,946 466,896", (9, 10, 11, 10, 9)), BUTTER, lift=2)
    Head(card, face, 404, 734, 134, tilt=15, turn=0.3).draw()
    _bowl(card)
    _arms(card)


def _bowl(card: Sheet) -> None:
    """A tin bowl between the knees; pods on the one side, peas on the other."""
    card.paint(
        "236,1262! 300,1226 400,1214 500,1226 566,1262! 540,1360 480,1410! 400,1420 320,1412! 262,1360",
        mix(SKY, PLUM, 0.22),
        angle=6,
        lift=10,
    )
    card.paint(
        "236,1262! 300,1226 400,1214 500,1226 566,1262! 500,1300 400,1312 300,1300", mix(SKY, PLUM, 0.55), angle=4
    )
    g = rng("peas")
    for i in range(46):
        a, r = i * 2.4, (i / 46) ** 0.5
        x, y = 400 + 136 * r * float(g.normal(1, 0.03)) * _cos(a), 1262 + 34 * r * _sin(a) - 10 * (1 - r)
        card.paint(ROUND, shift(GREEN, 0.05 * (i % 3) - 0.03), at=affine(x, y, 14), lift=2, wobble=0.4)
    card.paint(ribbon("236,1264 300,1304 400,1318 500,1304 566,1264", (9, 11, 12, 11, 9)), shift(SKY, 0.02), lift=2)
    for x, y, turn in ((120, 1440, 20), (170, 1480, -30), (640, 1440, 12), (600, 1490, -24), (96, 1500, 70)):
        card.paint("-58,0! -30,-14 20,-15 56,-4! 30,12 -24,13", GREEN, at=affine(x, y, 1, turn), lift=4)
        card.paint(ribbon("-46,0 0,-3 46,-2", (2, 4, 2), affine(x, y, 1, turn)), shift(GREEN, -0.1))


def _cos(a: float) -> float:
    return float(affine(0, 0, 1, a * 57.29578)[0, 0])


def _sin(a: float) -> float:
    return float(affine(0, 0, 1, a * 57.29578)[1, 0])


def _arms(card: Sheet) -> None:
    """Bare and strong: one hand is deep in the peas, the other lifts a pod and lets it run out."""
    left = card.piece(
        "206,1000! 292,990 286,1080 280,1150 316,1196 378,1236! 356,1300 290,1290 220,1262 176,1196 172,1090",
        SHE.base,
        angle=80,
        grain=0.24,
        lift=8,
    )
    with card.inside(left):
        card.paint("160,1060! 206,1120 226,1200 280,1250 370,1270! 350,1320! 160,1320!", SHE.shade, angle=70)
    for i, (x, y) in enumerate(
        ((318, 1262), (342, 1256), (366, 1250), (330, 1282), (356, 1276), (380, 1268), (392, 1246))
    ):
        card.paint(ROUND, shift(GREEN, 0.05 * (i % 3) - 0.03), at=affine(x, y, 16), lift=2, wobble=0.4)
    card.paint(ribbon("236,1264 300,1304 400,1318 500,1304 566,1264", (9, 11, 12, 11, 9)), shift(SKY, 0.02), lift=2)
    right = card.piece(
        "516,996! 600,1006 646,1080 652,1150 630,1204! 596,1226 556,1212 478,1146 440,1112! 468,1056! 510,1074 540,1072 524,1040",
        SHE.base,
        angle=60,
        grain=0.24,
        lift=8,
    )
    with card.inside(right):
        card.paint("670,1100! 640,1170 606,1200 560,1192 446,1104! 420,1120! 560,1260! 680,1240!", SHE.shade, angle=40)
    for sleeve in (
        "196,930! 260,890 310,930 316,1020 300,1072! 220,1080 158,1050! 166,980",
        "540,896! 600,930 640,990 656,1056! 590,1086 512,1070! 496,1000 500,930",
    ):
        card.paint(sleeve, CHALK, angle=84, lift=8, grain=0.2)
    for line in ("162,1046 226,1070 300,1064", "512,1062 590,1076 654,1050"):
        card.paint(ribbon(line, (8, 9, 8)), LILAC, thin=0.1)
    hand(card, "pinch", 470, 1100, 118, 214, SHE, age=60, flip=True, lift=5, part="under")
    pod = affine(390, 1062, 1.15, -24)
    card.paint("-86,2! -50,-26 20,-30 78,-6! 40,22 -40,26", GREEN, at=pod, lift=5)
    card.paint("-74,4! -40,-10 20,-12 64,-4! 30,12 -40,16", shift(GREEN, -0.12), at=pod)
    for x in (-46, -16, 14):
        card.paint(ROUND, shift(GREEN, 0.1), at=pod @ [[13, 0, x], [0, 13, 0], [0, 0, 1]], lift=2)
    hand(card, "pinch", 470, 1100, 118, 214, SHE, age=60, flip=True, lift=5, part="over")
    card.paint(ribbon("450,1132 484,1106 500,1062", (15, 16, 15)), BUTTER, lift=4)
    for x, y in ((318, 1122), (326, 1160), (310, 1194)):
        card.paint(ROUND, shift(GREEN, 0.08), at=affine(x, y, 13), lift=3)
