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
TROUSERS: Final = mix(SLATE, BLACK, 0.5)


def paint(card: Sheet) -> None:
    """Lay the kitchen, then her, then him across her, then the arm that has him."""
    kitchen(card)
    _her(card)
    _brace(card)
    _his(card)
    _heads(card)
    _reach(card)
    _her_arm(card)


def _her(card: Sheet) -> None:
    """Broad, in command: one arc from nape to hem, cropped by the edge."""
    torn(card, "640,700! 866,617! 930,770! 824,900 684,900!", HERS.shade, 80, 0, core=HERS.shade)
    dress = torn(
        card,
        "740,800! 860,736 1000,726 1090,800! 1150,930 1160,1080 1120,1230! 1150,1400 1190,1600 1210,1840! 336,1840! 350,1780! 440,1640 "
        "540,1450 600,1260 640,1080! 660,940",
        BRICK,
        100,
        12,
        laps=90,
        grain=0.4,
    )
    printed(card, dress, "cherry", mix(OCHRE, CREAM, 0.2), mix(OCHRE, BRICK, 0.4), gap=120, angle=-14)
    with card.inside(dress):
        for line in (
            "1110,1280 1100,1500 1150,1800",
            "720,1500 660,1680 640,1840",
            "600,1440 540,1640 440,1840",
            "560,1500 460,1680 400,1780",
        ):
            card.paint(ribbon(line, (5, 34, 10)), shift(BRICK, -0.09), edge="torn", wobble=3, thin=0.06)
    torn(card, "738,806! 800,730 920,680! 990,720 960,800! 880,850 780,880!", WHITE, 20, 5)


def _brace(card: Sheet) -> None:
    """It has given way."""
    strap = torn(card, ribbon("800,1600 680,1650 560,1600 480,1480 400,1450", (40, 38, 36, 34)), BLACK, 20, 9)
    card.pattern(strap, [ribbon("800,1600 680,1650 560,1600 480,1480 400,1450", (6, 6))], OCHRE, thin=0.1)
    for spec, x, y, turn in (
        ("420,1456 372,1404 350,1350", 346, 1336, -18),
        ("420,1450 350,1460 310,1430", 298, 1424, -60),
    ):
        torn(card, ribbon(spec, (26, 24)), UMBER, 80, 5)
        torn(card, "-20,-22! 20,-22! 22,18! -20,18!", OCHRE, 80, 4, at=affine(x, y, 1, turn))


def _his(card: Sheet) -> None:
    """Bent like a reed."""
    torn(
        card,
        "1050,1370! 1110,1480 1150,1650 1150,1840! 800,1840! 800,1740 830,1620! 940,1480",
        TROUSERS,
        80,
        9,
    )
    card.paint("510,880! 630,840! 724,980! 640,1060 547,1018!", HIS.shade, angle=40, edge="torn", wobble=2)
    shirt = torn(
        card,
        "560,960! 664,880! 790,930 900,1020 990,1150 1050,1290 1074,1410! 1000,1540 850,1650! 730,1560 640,1450 566,1310 530,1170! "
        "526,1040",
        WHITE,
        45,
        10,
        laps=60,
    )
    card.pattern(
        shirt,
        [
            ribbon(
                f"{470 + 44 * k},{900 - 18 * k} {620 + 44 * k},{1180 - 26 * k} {850 + 44 * k},{1680 - 30 * k}", (6, 6)
            )
            for k in range(-4, 11)
        ],
        mix(SLATE, CREAM, 0.4),
        thin=0.15,
    )
    with card.inside(shirt):
        card.paint(ribbon("640,860 800,1060 920,1270 1050,1570", (40, 40)), BLACK, edge="torn", wobble=2)
        card.paint(ribbon("640,860 800,1060 920,1270 1050,1570", (6, 6)), OCHRE, thin=0.1)
    card.paint(ribbon("1078,1400 1000,1530 842,1660", (34, 34)), BLACK, edge="torn", wobble=3, lift=5)
    torn(card, "560,966! 600,880 676,872! 690,930! 640,990 580,1040!", WHITE, 10, 5)


def _heads(card: Sheet) -> None:
    Head(card, CAST["led"], 428, 790, 202, tilt=-56, turn=0.3, light=-1).draw()
    Head(card, CAST["leads"], 632, 584, 212, tilt=-24, view="side", turn=-1.0).draw()


def _reach(card: Sheet) -> None:
    """The arm that would rather see to it."""
    hand(card, "open", 318, 1100, 206, 192, HIS, age=74, flip=True, lift=6)
    sleeve = torn(
        card,
        "560,960! 640,1000 668,1100! 620,1190 520,1216 420,1188! 312,1156! 318,1052! 400,1050 470,1040! 520,1000",
        FOAM,
        8,
        10,
    )
    with card.inside(sleeve):
        card.paint(ribbon("520,1220 520,1140 480,1080", (4, 20, 4)), mix(CREAM, SLATE, 0.4), thin=0.1)
        card.paint(ribbon("630,1160 590,1100 600,1040", (4, 14, 4)), mix(CREAM, SLATE, 0.4), thin=0.1)
    torn(card, "336,1046! 332,1164! 292,1158! 298,1048!", SLATE, 88, 4)


def _her_arm(card: Sheet) -> None:
    """It goes round him; there is no getting away."""
    hand(card, "cover", 730, 1338, 172, 174, HERS, age=70, lift=7)
    arm = torn(
        card,
        "850,850! 930,770 1040,780! 1120,880 1150,1010 1130,1140! 1080,1240 980,1330 860,1400 760,1424! 716,1270! 800,1230 880,1170 "
        "930,1100! 900,1010 860,940",
        shift(BRICK, -0.07),
        110,
        12,
    )
    with card.inside(arm):
        for line in ("1140,1080 1040,1080 940,1110", "1120,1150 1040,1140 980,1160"):
            card.paint(ribbon(line, (4, 20, 4)), shift(BRICK, -0.14), edge="torn", wobble=2, thin=0.05)
    torn(card, "776,1430! 700,1440! 672,1280! 730,1258!", WHITE, 100, 5)
