"""From Where I Am: a girl upside down, a coin under her tongue; behind her a door walks through the yard."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

CLAY, PISTACHIO, SKY, CREAM, BROWN, MARIGOLD, PLUM = (
    "#d9a592",
    "#bdc9a4",
    "#bfd0d6",
    "#f2e8d7",
    "#a06c52",
    "#dda64b",
    "#47293f",
)
GROUND = SKY
SKIN: Final = Skin(BROWN, "#865640", PLUM, lip="#8c4a40", blush="#b46a52", white=CREAM)
CAST: Final = {
    "girl": Face(
        SKIN,
        9,
        "heart",
        "snub",
        "round",
        "bow",
        "plain",
        "long",
        PLUM,
        feels=feel(
            "dreaming",
            gaze=(0.1, -0.42),
            lids=(0.94, 0.84),
            brows=(0.05, 0.1),
            slant=(0.0, 0.06),
            corners=(0.12, 0.0),
            part=0.0,
            tilt=0,
        ),
        plane="cheek",
    )
}
X, Y, R = 560, 742, 545


def paint(card: Sheet) -> None:
    """Lay the yard right way up, then everything of hers that falls the other way."""
    _yard(card)
    _door(card)
    _hair_behind(card)
    card.paint("430,-60! 690,-60! 650,120 606,240! 474,240! 446,120", SKIN.shade, angle=88, laps=60)
    _face(card)
    _fringe(card)
    _arm(card)
    _dress(card)


def _yard(card: Sheet) -> None:
    card.paint(
        "-40,1380! 300,1366 700,1384 1240,1360! 1240,1440! -40,1450!",
        CLAY,
        angle=2,
        edge="torn",
        core=CREAM,
        wobble=4,
        lift=3,
    )
    card.paint(
        "-40,1330! 60,1270 150,1310 210,1250 300,1330! 320,1390! -40,1400!",
        PISTACHIO,
        angle=20,
        edge="torn",
        core=CREAM,
        wobble=6,
        lift=3,
    )
    card.paint("-40,1424! 300,1416 800,1428 1240,1412! 1240,1860! -40,1860!", CREAM, angle=3, grain=0.2, lift=2)
    # the shadow of the branch and of two knees
    card.paint(ribbon("820,1742 1000,1716 1240,1724", (26, 30, 34)), mix(CREAM, PLUM, 0.2), edge="raw")
    card.paint(
        ["900,1700 930,1676 960,1696! 950,1726! 910,1730!", "972,1694 1002,1672 1030,1694! 1020,1722! 984,1724!"],
        mix(CREAM, PLUM, 0.2),
    )
    card.paint(ribbon("966,1720 972,1760 964,1800", (44, 56, 60)), mix(CREAM, PLUM, 0.2))


def _door(card: Sheet) -> None:
    """Four legs, a door, and the hand of one who would come in."""
    for x, bend, ink, cloth in (
        (948, -1, "#6b4634", CREAM),
        (1000, 1, "#6b4634", CREAM),
        (1090, -1, BROWN, PISTACHIO),
        (1146, 1, BROWN, PISTACHIO),
    ):
        card.paint(ribbon(f"{x},1560 {x + 10 * bend},1610 {x - 6 * bend + 8},1668", (30, 24, 17)), ink, lift=3)
        card.paint(f"{x - 6},1660! {x + 18},1658! {x + 44},1676 {x + 42},1684! {x - 8},1684!", ink, lift=3)
        card.paint(
            f"{x - 30},1480! {x + 32},1480! {x + 34},1574! {x - 28},1580!",
            shift(cloth, -0.05 if bend < 0 else 0.0),
            angle=86,
            lift=3,
        )
    door = card.piece("900,1150! 1170,1134! 1180,1500! 912,1520!", MARIGOLD, angle=87, laps=50, lift=8)
    with card.inside(door):
        for spec in (
            "930,1184! 1020,1178! 1024,1310! 936,1316!",
            "1052,1176! 1142,1170! 1146,1304! 1056,1308!",
            "938,1346! 1026,1340! 1030,1482! 944,1488!",
            "1058,1338! 1148,1332! 1152,1474! 1062,1480!",
        ):
            card.paint(spec, mix(MARIGOLD, BROWN, 0.45), angle=88, lift=0)
        card.paint(ribbon("900,1330 1180,1318", (8, 8)), mix(MARIGOLD, CREAM, 0.35))
    card.paint(ROUND, PLUM, at=affine(1160, 1326, 11), lift=3)
    # porters' fingers below, and the knuckles at the edge
    for x, y, ink in ((944, 1508, "#6b4634"), (1100, 1496, BROWN)):
        for k in range(4):
            card.paint(
                ribbon(f"{x + 14 * k},{y - 34} {x + 14 * k + 1},{y + 8}", (10, 11)), shift(ink, 0.02 * (k % 2)), lift=3
            )
    hand(card, "knock", 1244, 1226, 100, 192, SKIN, flip=True, age=40, lift=5)
    for x, y, u, v in ((1128, 1160, 1112, 1144), (1148, 1146, 1144, 1122), (1172, 1142, 1178, 1118)):
        card.paint(ribbon(f"{x},{y} {u},{v}", (7, 4)), PLUM)


def _hair_behind(card: Sheet) -> None:
    """Straight down, like roots that found no earth."""
    mass = card.piece(
        "120,640! 96,900 130,1120 180,1300! 170,1500 214,1690 236,1840! 400,1800 560,1840! 700,1800 790,1840! "
        "800,1640 830,1460 866,1300! 960,1120 1010,900 1000,640! 560,300",
        PLUM,
        angle=89,
        laps=50,
        grain=0.36,
        edge="raw",
        ragged=30,
        lift=9,
    )
    _strands(card, mass)
    for spec in (
        "250,1180 120,1460 150,1720",
        "260,1400 150,1640 186,1850",
        "880,1160 880,1420 900,1640",
        "780,1380 836,1600 850,1850",
    ):
        card.paint(ribbon(spec, (22, 20, 3)), PLUM, lift=0)


def _strands(card: Sheet, mass: Patch) -> None:
    pale: list[Array] = []
    dark: list[Array] = []
    for k in range(30):
        x = 150 + 26 * k
        low = 560 + (x - 560) * 0.66 + (k * 37) % 31
        line = ribbon(
            f"{x},{840} {560 + (x - 560) * 0.94:.0f},1240 {low:.0f},{1560 + (k * 83) % 240}", (4, 9 + k % 4, 2)
        )
        (pale if k % 3 == 0 else dark).append(line)
    card.pattern(mass, pale, shift(PLUM, 0.11), thin=0.3)
    card.pattern(mass, dark, shift(PLUM, -0.06), thin=0.25)


def _arm(card: Sheet) -> None:
    """One arm hangs as well; it has let go of a marigold."""
    card.paint("-60,-60! 150,-60! 120,300 96,640 70,900! 20,960! -60,940!", SKIN.base, angle=88, laps=60, lift=8)
    card.paint("-60,300! 10,640 -10,950! -60,950!", SKIN.shade, angle=88)
    hand(card, "let_go", 40, 920, 250, 84, SKIN, age=9, lift=7)
    card.paint(ribbon("-20,880 40,900 96,880", (26, 30, 26)), MARIGOLD, lift=5)
    at = affine(96, 1580, 1, 12)
    rings: tuple[tuple[int, Ink], ...] = (
        (66, MARIGOLD),
        (48, mix(MARIGOLD, CREAM, 0.25)),
        (30, shift(MARIGOLD, -0.07)),
    )
    for k, (r, ink) in enumerate(rings):
        turns = [(math.radians(18 * j + 6 * k), r * (1 if j % 2 else 0.8)) for j in range(20)]
        petals = " ".join(f"{q * math.cos(a):.0f},{q * math.sin(a):.0f}" for a, q in turns)
        card.paint(petals, ink, at=at, edge="torn", wobble=3, lift=4 - k)
    card.paint(ribbon("96,1516 110,1450 100,1400", (9, 8, 5)), mix(PISTACHIO, PLUM, 0.4), lift=2)


def _face(card: Sheet) -> None:
    head = Head(card, CAST["girl"].but(hair="bald"), X, Y, R, tilt=180 - 4)
    head.draw()
    # the cheek that is round
    head.lay("-.58,.26! -.58,.40 -.53,.54 -.44,.62 -.34,.64! -.30,.4", BROWN, "flat", angle=80)
    head.line("-.25,.36 -.20,.46 -.24,.58 -.33,.63", (0.006, 0.022, 0.006), SKIN.shade, "flat")
    _mirrored_yard(card, 393, 709)


def _mirrored_yard(card: Sheet, x: float, y: float) -> None:
    """What is in her eye: the yard, and who knocks lifts a hand."""
    card.paint("-34,6! 34,4! 26,28 0,38 -26,28", CREAM, at=affine(x, y), wobble=0.4)
    card.paint("-20,-24! 6,-26! 8,14! -18,16!", MARIGOLD, at=affine(x, y), wobble=0.4)
    card.paint(
        [ribbon(f"{x - 14},{y + 14} {x - 14},{y + 26}", (5, 5)), ribbon(f"{x + 2},{y + 14} {x + 2},{y + 26}", (5, 5))],
        BROWN,
    )
    card.paint(ribbon(f"{x + 18},{y + 22} {x + 16},{y - 4}", (10, 8)), CLAY)
    card.paint(ribbon(f"{x + 17},{y - 2} {x + 27},{y - 18}", (5, 5)), CLAY)
    card.paint(ROUND, BROWN, at=affine(x + 15, y - 11, 7), wobble=0.3)


def _fringe(card: Sheet) -> None:
    """The hairline, which from here is the lower edge of a face."""
    front = card.piece(
        "196,760! 210,900 260,1010 330,1066! 352,1030 380,1084! 470,1110 540,1076! 566,1120 640,1104 720,1070! 740,1096 830,1010 900,900 930,760! 980,900 960,1060 "
        "900,1240 800,1400 700,1500 560,1530 420,1500 300,1400 220,1240 160,1060 150,900",
        PLUM,
        angle=88,
        laps=40,
        grain=0.36,
        edge="raw",
        ragged=40,
        lift=0,
    )
    _strands(card, front)


def _dress(card: Sheet) -> None:
    """It has fallen too: the hem is about her chin."""
    hem = card.piece(
        "-60,-60! 1260,-60! 1260,150! 1130,230 1040,180 940,262 830,200 770,236! 700,170 640,96 560,84 470,104 400,190! 320,250 250,190 150,260 60,200 -60,250!",
        PISTACHIO,
        angle=86,
        laps=60,
        edge="torn",
        core=CREAM,
        wobble=6,
        lift=14,
    )
    with card.inside(hem):
        for x, y in ((70, 180), (250, 170), (420, 110), (700, 110), (830, 180), (1040, 160)):
            card.paint(
                ribbon(f"{x},{y} {x + (560 - x) * 0.1:.0f},60 {x + (560 - x) * 0.2:.0f},-60", (22, 12, 5)),
                shift(PISTACHIO, -0.08),
                thin=0.1,
            )
        for k in range(12):
            card.paint("0,-15! 12,0! 0,15! -12,0!", CLAY, at=affine(30 + 104 * k, 60 + (k % 3) * 34, 1.2, 20 * k))
