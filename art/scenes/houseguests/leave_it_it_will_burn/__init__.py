"""Leave It, It Will Burn: she has him over her arm and he reaches for the pot; above somebody fishes for jam."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    FOAM,
    HERS,
    HIS,
    OCHRE,
    SLATE,
    UMBER,
    WHITE,
)
from art.scenes.houseguests.leave_it_it_will_burn.kitchen import kitchen, torn

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM
OLIVE_SLIPPER: Final = mix("#74724a", BLACK, 0.3)
TROUSERS: Final = mix(SLATE, BLACK, 0.5)


def paint(card: Sheet) -> None:
    """Lay the kitchen, then her, then him across her, then the arm that has him."""
    kitchen(card)
    card.paint(
        "430,1690! 700,1640 1060,1650 1150,1700! 900,1752 520,1756", mix(CREAM, UMBER, 0.42), edge="torn", wobble=4
    )
    _letter(card)
    _her_legs(card)
    _his_far_leg(card)
    _her(card)
    _his(card)
    _her_arm(card)


def _letter(card: Sheet) -> None:
    torn(card, "440,1640! 690,1622! 704,1724! 452,1748!", WHITE, 8, 5)
    card.paint(
        [ribbon(f"{480 + 4 * k},{1668 + 17 * k} {560 + 8 * k},{1660 + 17 * k}", (5, 5)) for k in range(3)],
        SLATE,
        thin=0.2,
    )
    card.paint("640,1640! 680,1636! 684,1676! 644,1680!", BRICK, edge="torn", wobble=2)


def _her_legs(card: Sheet) -> None:
    stocking = mix(SLATE, BLACK, 0.35)
    torn(card, "930,1380! 1060,1370! 1090,1480 1120,1560! 1070,1590! 1010,1530 950,1460", stocking, 50, 6)
    torn(card, "1060,1560! 1118,1530! 1136,1590 1140,1650! 1116,1700 1096,1690! 1084,1640", BLACK, 70, 6)
    torn(card, "640,1400! 800,1400! 776,1500 716,1580 688,1650! 616,1650! 622,1560 640,1480", stocking, 100, 7)
    torn(
        card,
        "612,1626! 694,1626! 708,1690! 706,1738! 672,1740! 664,1700! 610,1704 520,1716! 500,1690 540,1664!",
        BLACK,
        10,
        7,
    )


def _his_far_leg(card: Sheet) -> None:
    torn(
        card,
        "850,1180! 1000,1180! 960,1340 940,1480 926,1640! 848,1640! 840,1480 836,1320",
        shift(TROUSERS, -0.05),
        86,
        6,
    )
    torn(card, "846,1624! 930,1624! 944,1670 990,1690 1004,1720! 840,1724! 838,1670", OLIVE_SLIPPER, 6, 5)


def _her(card: Sheet) -> None:
    """Broad, in command, her eyes shut."""
    card.paint("612,668! 770,610! 800,720! 740,790 640,790!", HERS.shade, angle=80, edge="torn", wobble=2)
    dress = torn(
        card,
        "690,720! 780,690 870,700 960,760! 1060,860 1110,980 1120,1100! 1170,1220 1190,1360 1160,1470! 1060,1450 960,1490 860,1456 "
        "760,1500 600,1470! 620,1340 680,1180 690,1040 650,900 650,790",
        BRICK,
        100,
        11,
        laps=70,
        grain=0.4,
    )
    printed(card, dress, "cherry", mix(OCHRE, CREAM, 0.2), mix(OCHRE, BRICK, 0.4), gap=92, angle=-14)
    with card.inside(dress):
        for line in ("1090,1120 1080,1300 1110,1470", "980,1200 960,1340 980,1480", "760,1240 720,1380 690,1490"):
            card.paint(ribbon(line, (5, 28, 8)), shift(BRICK, -0.09), edge="torn", wobble=3, thin=0.06)
    torn(card, "680,716! 740,690 800,690! 830,740! 760,780 700,800!", WHITE, 20, 4)


def _his(card: Sheet) -> None:
    """Bent like a reed, one knee up, one hand free for the pot."""
    # knee and shin
    leg = torn(
        card,
        "850,1090! 900,1010 1000,940 1080,950! 1110,1000 1096,1090 1060,1210 1046,1300! 970,1290! 980,1190 996,1110 "
        "940,1170 870,1230! 820,1180",
        TROUSERS,
        60,
        9,
    )
    with card.inside(leg):
        card.paint(ribbon("1000,1110 1030,1060 1070,1040", (4, 16, 4)), shift(TROUSERS, -0.08), thin=0.1)
    torn(card, "972,1272! 1050,1284! 1046,1320! 966,1310!", HIS.shade, 80, 3, core=HIS.shade)
    torn(
        card,
        "962,1300! 1052,1310! 1070,1350 1120,1376 1126,1410! 1050,1404 960,1392! 948,1340",
        OLIVE_SLIPPER,
        8,
        6,
    )
    card.paint("520,800! 600,780! 660,880! 600,930 540,900!", HIS.shade, angle=40, edge="torn", wobble=2)
    shirt = torn(
        card,
        "560,850! 630,806! 720,836 810,900 880,980 940,1080! 930,1160 860,1240! 760,1220 660,1150 580,1060 536,980! 530,900",
        WHITE,
        45,
        9,
        laps=50,
    )
    card.pattern(
        shirt,
        [
            ribbon(
                f"{520 + 30 * k},{800 - 8 * k} {700 + 30 * k},{1000 - 20 * k} {900 + 30 * k},{1260 - 20 * k}", (4, 4)
            )
            for k in range(-6, 10)
        ],
        mix(SLATE, CREAM, 0.45),
        thin=0.15,
    )
    with card.inside(shirt):
        card.paint(ribbon("620,800 760,930 900,1110", (30, 30)), BLACK, edge="torn", wobble=2)
    torn(
        card,
        "944,1064! 1000,1030 1030,1080 1000,1130! 940,1180 900,1240 870,1262! 820,1240! 840,1150 880,1100!",
        TROUSERS,
        120,
        3,
    )
    card.paint(ribbon("948,1070 890,1110 850,1170 828,1240", (22, 24, 24, 22)), BLACK, edge="torn", wobble=2)
    # one of his braces has given way
    strap = torn(
        card,
        "930,1074! 962,1066! 1000,1010 1012,930 1050,880 1100,860 1132,820! 1104,802! 1070,836 1016,856 982,916 976,1000",
        BLACK,
        110,
        8,
    )
    card.pattern(strap, [ribbon("946,1070 990,1004 996,922 1034,868 1086,848 1118,812", (5, 5))], OCHRE, thin=0.1)
    torn(card, "1100,812! 1134,828! 1160,776! 1182,732! 1160,722! 1134,760!", UMBER, 120, 5)
    torn(card, "1104,812! 1128,820! 1116,770! 1108,716! 1084,722! 1092,770!", UMBER, 80, 5)
    for x, y, turn in ((1096, 714, -4), (1176, 722, 26)):
        torn(card, "-16,-18! 16,-18! 18,14! -16,14!", OCHRE, 80, 4, at=affine(x, y, 1, turn))
    torn(card, "560,850! 600,790 660,800! 656,850! 610,900 566,930!", WHITE, 10, 4)
    Head(card, CAST["led"], 466, 742, 136, tilt=-56, turn=0.3, light=-1).draw()
    Head(card, CAST["leads"], 612, 598, 140, tilt=-24, view="side", turn=-1.0).draw()
    # the arm that would rather see to it
    sleeve = torn(
        card,
        "600,900! 660,930 670,1010 620,1090 540,1130! 480,1110 420,1050 378,1000! 404,940! 470,980 520,1000 550,960",
        FOAM,
        20,
        9,
    )
    with card.inside(sleeve):
        card.paint(ribbon("560,1130 556,1070 530,1010", (4, 14, 4)), mix(CREAM, SLATE, 0.4), thin=0.1)
    torn(card, "420,952! 384,1012! 360,996! 398,936!", SLATE, 120, 3)
    hand(card, "open", 384, 970, 128, 214, HIS, age=74, flip=True, lift=6)


def _her_arm(card: Sheet) -> None:
    """It goes round him; there is no getting away."""
    hand(card, "cover", 690, 1110, 136, 158, HERS, age=70, lift=6)
    arm = torn(
        card,
        "760,740! 840,716 920,760! 930,850 880,960 800,1060 730,1130! 660,1070! 720,980 760,890 740,810",
        shift(BRICK, -0.07),
        120,
        10,
    )
    with card.inside(arm):
        card.paint(
            ribbon("900,800 860,900 780,1000", (4, 18, 4)), shift(BRICK, -0.14), edge="torn", wobble=2, thin=0.05
        )
    torn(card, "740,1136! 652,1066! 672,1040! 762,1112!", WHITE, 130, 4)
