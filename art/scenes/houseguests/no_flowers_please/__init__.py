"""No Flowers, Please: the hole is far too large, the box stays shut, and he who dug has found a stair."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

MOSS, CLAY, DARK, BONE, SLATE, OLIVE, BROWN = (
    "#6a7047",
    "#a4714f",
    "#2b2320",
    "#dacdb5",
    "#58605f",
    "#8b8456",
    "#6b4434",
)
GROUND = BONE
DEEP: Final = Skin(BROWN, "#50332a", "#1d1413", lip="#7c423a", blush="#80503e", white=BONE)
MID: Final = Skin("#94664c", BROWN, "#1d1413", lip="#7a4a3c", white=BONE)
CAST: Final = {
    "girl": Face(
        DEEP,
        7,
        "round",
        "broad",
        "almond",
        "pout",
        "flat",
        "bunches",
        DARK,
        feels=feel(
            "stubborn",
            gaze=(0.0, -0.25),
            lids=(0.86, 0.66),
            brows=(-0.02, 0.03),
            slant=(-0.35, 0.1),
            corners=(-0.34, -0.2),
            tilt=0,
        ),
        plane="cheek",
        eye=1.08,
        wide=0.02,
    ),
    "digger": Face(
        MID,
        50,
        "lantern",
        "bulb",
        "round",
        "crooked",
        "bushy",
        "ring",
        "#8d8478",
        feels=feel("listening", gaze=(0.5, -0.3), lids=(0.9, 0.7), brows=(0.1, 0.04), tilt=0),
        plane="none",
        ears=1.1,
    ),
    "boy": Face(
        DEEP,
        9,
        "heart",
        "button",
        "slit",
        "full",
        "thin",
        "shorn",
        DARK,
        feels=feel("dreaming", gaze=(-0.1, 0.9), lids=(0.3, 0.4), tilt=0),
        plane="none",
        small=True,
    ),
}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
WHITE: Final = shift(BONE, 0.085)


def paint(card: Sheet) -> None:
    """Lay the lawn by laps, then the hole and who is in it, then all who wait about it; she stands nearest."""
    _lawn(card)
    _hole(card)
    _stair(card)
    _hatch(card)
    _digger(card)
    _uncle(card)
    _aunts(card)
    _boy(card)
    _heap(card)
    _dog(card)
    _girl(card)


def _lap(card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 70, thin: float = 0.0) -> None:
    card.paint(spec, ink, angle=angle, laps=76, grain=0.42, edge="raw", ragged=ragged, dry=0.8, thin=thin)


def _flat(
    card: Sheet, spec: str, ink: Ink, angle: float = 12, ragged: float = 10, lift: float = 0, at: Array | None = None
) -> None:
    card.paint(spec, ink, angle=angle, laps=40, edge="raw", ragged=ragged, lift=lift, at=at)


def _lawn(card: Sheet) -> None:
    _lap(card, "-60,-60! 1260,-60! 1260,150! 900,176 420,190 -60,214!", MOSS, 3)
    _lap(card, "-60,1330! 120,1300 420,1316 700,1370! 820,1440 1000,1520 1260,1560! 1260,1860! -60,1860!", MOSS, 12)
    _lap(card, "-60,1600! 300,1560 500,1640! 540,1860! -60,1860!", shift(MOSS, -0.06), 24, 50, thin=0.2)
    _lap(card, "760,1640! 1260,1600! 1260,1860! 700,1860!", shift(MOSS, -0.05), 8, 60, thin=0.2)
    tufts = []
    for x, y in ((60, 1430), (640, 1470), (700, 1690), (620, 1760), (40, 60), (760, 90), (1120, 60), (1150, 1600)):
        tufts += [
            ribbon(f"{x},{y} {x - 8},{y - 34}", (7, 2)),
            ribbon(f"{x + 12},{y + 2} {x + 16},{y - 42}", (7, 2)),
            ribbon(f"{x + 24},{y} {x + 40},{y - 26}", (7, 2)),
        ]
    card.paint(tufts, shift(MOSS, -0.11), edge="raw", thin=0.15)


def _hole(card: Sheet) -> None:
    """Seen from an upper window: the far side in the sun, the floor dark."""
    _lap(card, "120,336! 1066,292! 1164,1130! 96,1166!", CLAY, 84, 14)
    _flat(card, "120,336! 250,590! 216,1162! 96,1166!", shift(CLAY, -0.11), 88)
    _flat(card, "1066,292! 1164,1130! 1090,1136! 976,560!", shift(CLAY, 0.05), 86)
    for spec in ("118,356! 1066,312! 1060,372! 800,366 500,400 140,404!",):
        _flat(card, spec, shift(BROWN, -0.02), -3, 26)
    roots = [
        ribbon(s, (9, 7, 2))
        for s in (
            "620,380 640,440 610,500 630,540",
            "640,440 690,470 700,510",
            "1080,480 1060,560 1090,620",
            "160,460 190,540 180,610",
            "1110,760 1090,830 1120,900",
        )
    ]
    card.paint(roots, BROWN, edge="raw")
    _lap(card, "246,586! 980,552! 1094,1140! 208,1166!", DARK, 4, 12)


STEPS: Final = tuple((232 + 92 * k, 520 + 70 * k) for k in range(5))


def _stair(card: Sheet) -> None:
    """From the left, each tread lower and darker."""
    for k, (x, y) in enumerate(STEPS):
        t = 0.04 + 0.13 * k
        tread, front = mix(mix(OLIVE, BONE, 0.45), DARK, t), mix(BROWN, DARK, 0.15 + t)
        low = 1162 - 12 * k
        _flat(card, f"{x - 20},{y + 168}! {x + 92},{y + 164}! {x + 92},{low}! {x - 20},{low}!", front, 88, 6)
        _flat(card, f"{x},{y}! {x + 106},{y - 5}! {x + 94},{y + 166}! {x - 22},{y + 172}!", tread, -3, 8)
        card.paint(ribbon(f"{x - 22},{y + 176} {x + 94},{y + 170}", (12, 12)), shift(tread, -0.09), edge="raw")


def _hatch(card: Sheet) -> None:
    plank = mix(OLIVE, BONE, 0.42)
    _flat(card, "690,916! 1050,892! 1090,1100! 700,1128!", plank, 84, 8)
    for x in (780, 866, 950):
        card.paint(ribbon(f"{x},914 {x + 14},1112", (7, 7)), BROWN, edge="raw")
    for y in (944, 1080):
        card.paint(ribbon(f"698,{y} {1056 + (y - 944) // 5},{y - 25}", (20, 20)), SLATE, edge="raw")
    card.paint(ribbon("990,1024 1018,1000 1046,1020 1022,1046 990,1024", (10, 10)), DARK, edge="raw")


def _digger(card: Sheet) -> None:
    """Kneels with his ear to the wood; one hand has just knocked."""
    _flat(
        card, "600,880! 700,850 760,900 770,980! 740,1050 640,1064 560,1040! 556,960", shift(OLIVE, -0.06), 20, lift=6
    )
    _flat(card, "556,1010! 620,1000 650,1040 640,1078 560,1088! 520,1060", DARK, 10)
    body = card.piece(
        "560,900! 566,800 620,730 700,700! 780,716 850,790 880,880! 850,930 780,960 730,940! 690,990 600,1000",
        SLATE,
        angle=50,
        laps=40,
        edge="raw",
        ragged=12,
        lift=8,
    )
    with card.inside(body):
        card.paint(ribbon("640,740 700,830 720,930", (5, 16, 6)), shift(SLATE, -0.09), edge="raw")
        card.paint(ribbon("570,880 640,900 700,960", (5, 14, 6)), shift(SLATE, -0.09), edge="raw")
        card.paint(ribbon("610,720 660,830 650,1000", (13, 13, 13)), BROWN, edge="raw", thin=0.15)
    card.paint(ribbon("716,900 760,960 800,990", (80, 74, 70)), MID.shade, edge="raw")
    _flat(card, "690,980! 716,900 776,880! 800,900! 760,940 736,1000!", BONE, 60, 6, 4)
    Head(card, CAST["digger"], 824, 986, 88, tilt=70, turn=0.1).draw()
    # the arm that knocks: one sleeve from the shoulder over the elbow to the cuff
    hand(card, "knock", 1000, 876, 100, 98, MID, age=50, lift=3)
    _flat(
        card,
        "744,760! 790,700 860,690 950,724 1010,770! 1036,800 1034,876! 970,884! 960,826 900,806 840,820 790,850!",
        shift(SLATE, 0.05),
        30,
        lift=7,
    )
    card.paint(ribbon("968,874 1002,880 1036,870", (16, 17, 16)), BONE, edge="raw")
    for x, y, u, v in ((1040, 944, 1068, 930), (1046, 972, 1078, 974), (942, 950, 920, 938)):
        card.paint(ribbon(f"{x},{y} {u},{v}", (8, 4)), BONE, edge="raw")
    # his hat lies on a step above him
    at = affine(-92, -174)
    _flat(card, "470,960! 520,924 610,926 650,962 606,992 520,996!", mix(OLIVE, BONE, 0.72), 6, lift=6, at=at)
    _flat(card, "514,956! 524,908 590,906 606,956! 560,970", mix(OLIVE, BONE, 0.9), 80, at=at)
    card.paint(ribbon("514,952 560,968 606,952", (12, 13, 12), at), BROWN, edge="raw")


def _uncle(card: Sheet) -> None:
    """Of him there is a pair of trousers and what he leans on."""
    _flat(card, "-30,-60! 76,-60! 84,246! -30,252!", SLATE, 88, lift=5)
    _flat(card, "70,-60! 196,-60! 190,240! 92,246!", shift(SLATE, 0.04), 88, lift=5)
    for x in (0, 136):
        _flat(card, f"{x - 46},228! {x + 50},222! {x + 58},284 {x + 10},306 {x - 44},292!", BROWN, 10, lift=5)
        card.paint(ribbon(f"{x - 44},290 {x + 8},304 {x + 56},284", (9, 9, 9)), DARK, edge="raw")


def _aunts(card: Sheet) -> None:
    """Two skirts below one shawl, four shoes, one handkerchief."""
    for x in (330, 416, 556, 640):
        _flat(card, f"{x - 34},206! {x + 32},204! {x + 36},268 {x},296 {x - 36},270!", shift(DARK, 0.06), 88, lift=4)
        card.paint(ribbon(f"{x - 26},232 {x},244 {x + 26},232", (6, 8, 6)), SLATE, edge="raw")
    _flat(card, "300,-60! 500,-60! 486,220 380,240 284,218!", shift(DARK, 0.05), 88, 14, 6)
    _flat(card, "486,-60! 660,-60! 694,226 600,244 510,224!", DARK, 88, 14, 6)
    _flat(card, "252,-60! 700,-60! 720,96! 600,130 480,110 380,136 236,100!", shift(DARK, 0.1), 6, 14, 6)
    card.paint(
        [ribbon(f"{252 + 26 * k},{106 + (k * 5) % 18} {248 + 26 * k},{148 + (k * 7) % 20}", (8, 4)) for k in range(18)],
        shift(DARK, 0.1),
        edge="raw",
    )
    hand(card, "pinch", 484, 104, 96, 92, MID, age=60, lift=4)
    _flat(card, "444,40! 524,40! 520,118! 450,120!", shift(DARK, 0.16), 88, lift=4)
    card.paint(ribbon("450,114 486,118 520,112", (12, 12, 12)), SLATE, edge="raw")
    _flat(card, "460,166! 506,160 520,200! 536,270 500,262! 470,284 446,262! 440,230 462,200!", WHITE, 80, lift=5)


def _boy(card: Sheet) -> None:
    """Sits on the far edge with his legs in it, and eats."""
    for x, y in ((856, 452), (930, 470)):
        card.paint(ribbon(f"{x + 4},270 {x},360 {x - 4},{y}", (44, 40, 34)), DEEP.base, edge="raw", lift=5)
        _flat(
            card,
            f"{x - 26},{y - 26}! {x + 18},{y - 26}! {x + 20},{y + 22} {x - 8},{y + 50} {x - 34},{y + 26}!",
            BONE,
            86,
        )
        card.paint(ribbon(f"{x - 34},{y + 30} {x - 8},{y + 50} {x + 20},{y + 24}", (9, 9, 9)), DARK, edge="raw")
    _flat(card, "814,236! 974,226! 984,316! 900,320! 896,300! 888,322! 818,324!", shift(SLATE, -0.04), 88, lift=6)
    _flat(card, "824,256! 816,150 850,110! 940,106! 976,150 968,252!", mix(OLIVE, BONE, 0.2), 88, lift=5)
    Head(card, CAST["boy"], 896, 76, 68, tilt=6).draw()
    card.paint(ribbon("822,160 806,212 850,232", (40, 36, 28)), DEEP.base, edge="raw", lift=3)
    card.paint(ribbon("972,156 990,208 950,228", (40, 36, 28)), DEEP.base, edge="raw", lift=3)
    _flat(card, "860,108! 820,122 784,176! 780,196! 844,208! 866,160!", mix(OLIVE, BONE, 0.3), 60)
    _flat(card, "930,108! 970,122 1010,172! 1014,192! 948,206! 926,160!", mix(OLIVE, BONE, 0.3), 120)
    card.paint("848,206 868,184 898,172 930,184 950,206", BONE, edge="raw", lift=3)
    _flat(card, "836,202! 962,200! 944,250 898,268 854,252!", WHITE, 4, lift=5)
    card.paint(ribbon("838,204 898,206 962,202", (7, 7, 7)), SLATE, edge="raw")
    hand(card, "cup", 838, 228, 52, 10, DEEP, age=9)
    hand(card, "cup", 958, 226, 52, 170, DEEP, age=9, flip=True)


def _heap(card: Sheet) -> None:
    _lap(
        card, "700,1500! 790,1400 860,1270 950,1220! 1060,1190 1170,1240 1260,1330! 1260,1580! 980,1540!", CLAY, 30, 30
    )
    _flat(card, "800,1500! 880,1380 960,1290! 970,1420 940,1530!", shift(CLAY, -0.1), 66, 30)
    _flat(card, "1080,1240! 1170,1320 1220,1440! 1260,1540! 1120,1550!", shift(CLAY, 0.06), 54, 30)
    card.paint(ribbon("1030,1256 1076,1110 1124,960", (24, 24, 24)), mix(BROWN, BONE, 0.28), edge="raw", lift=6)
    card.paint(ribbon("1076,940 1124,956 1170,972", (24, 26, 24)), mix(BROWN, BONE, 0.28), edge="raw", lift=6)
    _flat(card, "1004,1180! 1100,1206! 1080,1330 1040,1350! 980,1330!", SLATE, 106, lift=6)
    _flat(card, "940,1330! 1010,1290 1100,1300! 1140,1360 1010,1380!", CLAY, 20, 20)
    for x, y, r in ((700, 1440, 17), (1130, 1180, 15), (760, 1330, 11), (650, 1400, 9)):
        card.paint(ROUND, shift(CLAY, -0.04), at=affine(x, y, r), edge="raw")


def _dog(card: Sheet) -> None:
    """Very old; it sleeps with its back to it all."""
    coat = mix(CLAY, BONE, 0.62)
    _flat(card, "700,1690! 860,1730 1080,1730 1190,1680! 1150,1760 900,1780 740,1750!", shift(MOSS, -0.16), 4, 30)
    body = card.piece(
        "720,1640 740,1560 820,1500 940,1480 1060,1500 1140,1560 1160,1640 1120,1710 1000,1740 840,1736 750,1706",
        coat,
        angle=20,
        laps=30,
        edge="raw",
        ragged=16,
        lift=8,
    )
    with card.inside(body):
        _flat(card, "900,1460! 1060,1480 1080,1560! 1000,1590 930,1550!", BROWN, 20, 20)
        _flat(card, "1090,1540! 1180,1560 1180,1660! 1110,1640!", BROWN, 60, 16)
        card.paint(ribbon("980,1740 960,1660 1000,1600 1070,1600", (4, 10, 10, 4)), shift(coat, -0.14), edge="raw")
    card.paint(
        ribbon("1130,1690 1020,1748 900,1738 856,1706", (40, 34, 28, 12)), shift(coat, -0.05), edge="raw", lift=3
    )
    _flat(
        card,
        "706,1590! 760,1548 830,1560 860,1610! 866,1660 830,1700 780,1720 730,1722! 700,1700 712,1650",
        shift(coat, 0.04),
        70,
        lift=6,
    )
    _flat(card, "800,1566! 850,1560 884,1610 870,1676! 830,1670 806,1620!", BROWN, 80, 8, 5)
    _flat(card, "700,1694! 716,1680 742,1690 740,1716 712,1720!", DARK, 10, 4)
    card.paint(ribbon("748,1630 766,1642 788,1634", (5, 9, 5)), DARK, edge="raw")


def _girl(card: Sheet) -> None:
    """She looks up at us; she has not let go."""
    _flat(card, "150,1700! 420,1670 620,1700 700,1740! 560,1790 260,1800!", shift(MOSS, -0.16), 10, 40)
    for x in (306, 412):
        card.paint(ribbon(f"{x},1660 {x},1750", (52, 46)), DEEP.shade, edge="raw")
        _flat(card, f"{x - 34},1732! {x + 34},1732! {x + 40},1780 {x},1808 {x - 40},1780!", DARK, 86, lift=5)
    skirt = card.piece(
        "254,1330! 470,1330! 540,1440 580,1560 620,1690! 560,1722 500,1700 440,1732 370,1708 300,1734 230,1704 170,1724 104,1690! "
        "140,1560 184,1440",
        WHITE,
        angle=84,
        laps=54,
        grain=0.34,
        edge="raw",
        ragged=14,
        lift=12,
    )
    with card.inside(skirt):
        for fold in (
            "250,1500 190,1620 180,1740",
            "330,1560 320,1640 322,1740",
            "440,1560 470,1640 480,1740",
            "520,1500 560,1640 566,1740",
        ):
            card.paint(ribbon(fold, (4, 17, 8)), shift(BONE, -0.07), edge="raw", thin=0.1)
        card.paint(ribbon("90,1660 200,1690 360,1694 520,1690 640,1656", (10, 10, 10, 10, 10)), SLATE, edge="raw")
    # the box and its lid, with air holes
    box = card.piece(
        "196,1440! 524,1428! 540,1580! 204,1594!", mix(CLAY, BONE, 0.25), angle=3, laps=30, edge="raw", lift=9
    )
    with card.inside(box):
        _flat(card, "190,1420! 540,1420! 536,1500! 196,1512!", mix(CLAY, BONE, 0.55), 3)
        card.paint(ribbon("196,1510 360,1506 540,1498", (7, 7, 7)), BROWN, edge="raw")
        for k in range(8):
            card.paint(
                ROUND, DARK, at=affine(292 + 44 * (k % 4) + 20 * (k // 4), 1452 + 28 * (k // 4), 8.5), edge="raw"
            )
    for s, wrist in ((1, "250,1560"), (-1, "474,1550")):

        def at(x: float, y: float, s: int = s) -> str:
            return f"{362 - s * x},{y}"

        arm = ribbon(f"{at(160, 1404)} {at(198, 1484)} {at(190, 1560)} {wrist}", (74, 70, 66, 50))
        card.paint(arm, DEEP.base, angle=70, edge="raw", lift=6)
        left, top = (float(v) for v in wrist.split(","))
        hand(card, "cover", left - s * 12, top, 118, -16 if s > 0 else 196, DEEP, age=7, flip=s < 0, lift=4)
        _flat(
            card,
            f"{at(96, 1326)}! {at(150, 1320)} {at(206, 1370)} {at(226, 1450)}! {at(180, 1470)} {at(126, 1452)}! {at(110, 1390)}",
            WHITE,
            80,
            8,
            7,
        )
        card.paint(ribbon(f"{at(224, 1448)} {at(178, 1466)} {at(128, 1450)}", (11, 12, 11)), SLATE, edge="raw")
    card.paint(ribbon("362,1280 362,1350", (120, 130)), DEEP.shade, edge="raw")
    _flat(
        card,
        "268,1300! 362,1330 456,1300! 486,1344 440,1384! 362,1360 284,1388! 240,1346",
        shift(WHITE, 0.02),
        10,
        6,
        6,
    )
    Head(card, CAST["girl"], 362, 1156, 184, tilt=-4).draw()
