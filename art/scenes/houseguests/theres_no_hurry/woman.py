"""The woman whose house it is: wide, in white, her eyes on the peas."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CHALK, LILAC, PISTACHIO, PLUM, SHE, SKY


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
    green = mix(PISTACHIO, "#5f7d2e", 0.5)
    g = rng("peas")
    for i in range(46):
        a, r = i * 2.4, (i / 46) ** 0.5
        x, y = 400 + 136 * r * float(g.normal(1, 0.03)) * _cos(a), 1262 + 34 * r * _sin(a) - 10 * (1 - r)
        card.paint(ROUND, shift(green, 0.05 * (i % 3) - 0.03), at=affine(x, y, 14), lift=2, wobble=0.4)
    card.paint(ribbon("236,1264 300,1304 400,1318 500,1304 566,1264", (9, 11, 12, 11, 9)), shift(SKY, 0.02), lift=2)
    for x, y, turn in ((120, 1440, 20), (170, 1480, -30), (640, 1440, 12), (600, 1490, -24), (96, 1500, 70)):
        card.paint("-58,0! -30,-14 20,-15 56,-4! 30,12 -24,13", green, at=affine(x, y, 1, turn), lift=4)
        card.paint(ribbon("-46,0 0,-3 46,-2", (2, 4, 2), affine(x, y, 1, turn)), shift(green, -0.1))


def _cos(a: float) -> float:
    return float(affine(0, 0, 1, a * 57.29578)[0, 0])


def _sin(a: float) -> float:
    return float(affine(0, 0, 1, a * 57.29578)[1, 0])


def _arms(card: Sheet) -> None:
    """Bare and strong; both hands meet over the bowl on one pod, thumb along its seam."""
    for upper, fore, crease in (
        (
            "214,1000! 290,990 290,1080 270,1170 300,1230! 236,1240! 176,1200 170,1090",
            "172,1180! 240,1170 330,1196 392,1216! 380,1268! 300,1268 220,1262 184,1236",
            "230,1190 250,1206 256,1230",
        ),
        (
            "520,996! 596,1006 640,1090 638,1190! 590,1240! 520,1230! 536,1160 516,1080",
            "640,1180! 570,1170 490,1196 428,1212! 436,1266! 520,1270 596,1260 630,1232",
            "580,1186 562,1206 560,1230",
        ),
    ):
        card.paint(upper, SHE.base, angle=80, grain=0.24, lift=8)
        arm = card.piece(fore, SHE.base, angle=8, grain=0.24, lift=8)
        with card.inside(arm):
            x0, _, x1, y1 = card.box(arm)
            card.paint(
                f"{x0},{y1 - 26}! {(x0 + x1) / 2},{y1 - 22}! {x1},{y1 - 30}! {x1},{y1 + 5}! {x0},{y1 + 5}!",
                SHE.shade,
                angle=4,
            )
        card.paint(ribbon(crease, (3, 8, 3)), SHE.shade)
    for sleeve in (
        "196,930! 260,890 310,930 316,1020 300,1072! 220,1080 158,1050! 166,980",
        "540,896! 600,930 640,990 652,1050! 590,1080 512,1068! 496,1000 500,930",
    ):
        card.paint(sleeve, CHALK, angle=84, lift=8, grain=0.2)
    for line in ("162,1046 226,1070 300,1064", "512,1060 590,1070 650,1044"):
        card.paint(ribbon(line, (8, 9, 8)), LILAC, thin=0.1)
    green = mix(PISTACHIO, "#5f7d2e", 0.5)
    card.paint("340,1214! 400,1188 470,1184 520,1202! 460,1228 392,1236", green, lift=5)
    card.paint(ribbon("356,1212 430,1200 506,1202", (3, 7, 3)), shift(green, -0.12))
    for x in (404, 428, 452):
        card.paint(ROUND, shift(green, 0.1), at=affine(x, 1206 - (x - 404) * 0.05, 12), lift=2)
    hand(card, "cup", 330, 1240, 132, -6, SHE, age=66, lift=6, part="over")
    hand(card, "pinch", 546, 1242, 132, 194, SHE, age=66, flip=True, lift=2)
