"""I Just Did That: she scrubs backwards up the stairs, and prints go on over her; a man unpicks a cushion."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CEMENT, BONE, UMBER, MUSTARD, BLUE, BROWN, NIGHT = (
    "#a8a294",
    "#ddd2bc",
    "#5c4538",
    "#a88844",
    "#4f6f86",
    "#7c5240",
    "#2a2421",
)
GROUND = BONE
WHITE: Final = "#f1e9d8"
HERS: Final = Skin("#cfa080", "#a4775c", "#1c1210", lip="#9c4b40", blush="#c07c62", white=WHITE)
HIS: Final = Skin(BROWN, "#603d30", "#1c1210", lip="#7d3a32", white=WHITE)
CAST: Final = {
    "scrubs": Face(
        HERS,
        34,
        "diamond",
        "broad",
        "almond",
        "full",
        "flat",
        "bald",
        "#1c1210",
        wear=("studs",),
        wear_ink=MUSTARD,
        feels=feel("furious", gaze=(0.0, -0.1), part=0.1, broad=1.1, tilt=0),
        plane="cheek",
    ),
    "unpicks": Face(
        HIS,
        58,
        "gaunt",
        "straight",
        "smooth",
        "thin",
        "thin",
        "parted",
        "#8f7c5e",
        wear=("half",),
        wear_ink=NIGHT,
        feels=feel("listening", gaze=(0.0, 0.7)),
    ),
}


def _brushed(
    card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 34, lift: float = 0, laps: float = 46
) -> None:
    card.paint(spec, ink, angle=angle, laps=laps, grain=0.36, edge="raw", ragged=ragged, dry=0.75, lift=lift)


def paint(card: Sheet) -> None:
    """Lay the stairs from below, who has just gone up them, her above everything, and him in the corner."""
    _stairs(card)
    _walker(card)
    _body(card)
    _prints(card)
    _head(card)
    _arms(card)
    _man(card)


EDGES: Final = (1800, 1560, 1330, 1118, 924, 748, 590, 450, 326, 216, 120, 36, -40)
"""Where the front edges of the treads lie at the left, from below."""


def _stairs(card: Sheet) -> None:
    for low, high in pairwise(EDGES):
        t = low - (low - high) * 0.66
        left, right = 330 - 0.15 * low, 26
        card.paint(
            f"{left},{low}! 1260,{low - right * 2}! 1260,{t - right * 2}! {left + 14},{t}!",
            mix(CEMENT, BONE, 0.62),
            angle=-1,
            laps=44,
            grain=0.4,
            edge="raw",
            ragged=10,
        )
        card.paint(
            f"{left + 14},{t}! 1260,{t - right * 2}! 1260,{high - right * 2}! {left + 22},{high}!",
            shift(CEMENT, -0.05),
            angle=88,
            laps=50,
            grain=0.36,
            edge="raw",
            ragged=8,
        )
    # the string board at the wall's side
    card.paint(
        "20,1840! 96,1840! 372,-60! 342,-60!", UMBER, angle=-80, laps=30, grain=0.4, edge="raw", ragged=20, lift=6
    )


def _print(
    card: Sheet, x: float, y: float, s: float, t: float, right: bool, six: bool = False, thin: float = 0.1
) -> None:
    at = affine(x, y, s, t, right)
    card.paint(
        "-.3,.9 -.36,.3 -.3,-.1 -.46,-.5 -.3,-.76 .1,-.8 .4,-.6 .4,-.2 .2,.2 .3,.7 .1,1 -.16,1.02",
        BLUE,
        at=at,
        angle=t + 80,
        edge="raw",
        ragged=14,
        dry=0.6,
        thin=thin,
    )
    toes = [(-0.38, -0.98, 0.17), (-0.1, -1.1, 0.13), (0.13, -1.06, 0.12), (0.32, -0.96, 0.11), (0.48, -0.8, 0.1)]
    if six:
        toes.append((0.58, -0.6, 0.1))
    card.paint([curve(ROUND, affine(*_on(at, u, v), r * s)) for u, v, r in toes], BLUE, edge="raw", thin=thin)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _prints(card: Sheet) -> None:
    """Up the stairs, over her, and on; one beside them goes down, and has a toe too many."""
    for x, y, s, t, r, six, thin in (
        (600, 1690, 76, 16, False, False, 0.02),
        (560, 1470, 72, 20, True, False, 0.1),
        (742, 556, 78, 30, False, False, 0.02),
        (890, 420, 72, 30, True, False, 0.02),
        (1148, 560, 52, 176, True, True, 0.02),
    ):
        _print(card, x, y, s, t, r, six, thin)


def _walker(card: Sheet) -> None:
    """Two wet ankles on their way out of the card; the heel of one has just come off the step."""
    for spec, ink in (
        ("896,-60! 1030,-60! 1020,60 1000,130 1014,190 1010,236 964,256 918,238 914,190 930,130 912,60", BLUE),
        ("1064,-60! 1196,-60! 1184,10 1160,70 1168,120 1166,158 1124,176 1078,160 1078,118 1092,70 1076,10", BLUE),
    ):
        leg = card.piece(spec, ink, angle=86, laps=34, grain=0.4, edge="raw", ragged=10, lift=8)
        with card.inside(leg):
            x = 960 if spec.startswith("896") else 1126
            card.paint(ribbon(f"{x - 34},-40 {x - 20},90 {x - 36},200", (22, 26, 18)), shift(BLUE, -0.09), thin=0.15)
    for x, y, n in ((930, 240, 60), (984, 250, 30), (1110, 166, 46)):
        card.paint(ribbon(f"{x},{y - 20} {x + 2},{y + n * 0.6} {x},{y + n}", (7, 8, 13)), BLUE, edge="raw")


def _body(card: Sheet) -> None:
    """One bow from the hips, above us, down to her shoulders."""
    _brushed(card, "900,900! 1080,760 1180,840 1200,960 1100,1060! 940,1090!", shift(MUSTARD, -0.12), 60, 20, 8)
    dress = card.piece(
        "210,930! 250,810 350,690 470,590 560,470 670,360 810,306 950,330 1060,430 1100,580 1090,740 1060,880 1000,1010! "
        "840,1130 600,1180 380,1120!",
        shift(MUSTARD, -0.03),
        angle=-48,
        laps=60,
        grain=0.42,
        edge="raw",
        ragged=16,
        dry=0.7,
        lift=16,
    )
    with card.inside(dress):
        card.paint(
            "1000,300! 1120,300! 1140,1040! 900,1140! 960,900 1010,740 1010,560",
            shift(MUSTARD, -0.1),
            angle=80,
            edge="raw",
            ragged=20,
        )
        card.paint(ribbon("480,560 640,600 800,700 930,900", (44, 46, 44)), UMBER, edge="raw", thin=0.05)
        for line in ("400,720 520,740 620,820", "340,800 440,810 520,860", "700,760 780,840 820,960"):
            card.paint(ribbon(line, (4, 22, 5)), shift(MUSTARD, -0.1), edge="raw", thin=0.2)


def _head(card: Sheet) -> None:
    head = Head(card, CAST["scrubs"], 596, 950, 268, -11, -0.05)
    head.draw()
    cloth = head.lay(
        "-.72,-.2! -.86,-.66 -.5,-1.16 0,-1.3 .5,-1.16 .82,-.66 .7,-.16! .5,-.46 0,-.58 -.5,-.44",
        BLUE,
        "flat",
        angle=20,
        edge="raw",
        ragged=16,
        lift=8,
    )
    if cloth is not None:
        with card.inside(cloth):
            for line in ("-.7,-.4 -.2,-.86 .5,-1", "-.6,-.9 0,-1.1 .6,-.8", "-.3,-.5 .2,-.76 .74,-.5"):
                head.line(line, (0.01, 0.06, 0.02), shift(BLUE, -0.09), "flat", edge="raw")
    head.lay(".66,-.8! 1.1,-1.06 1.2,-.7 .9,-.6! 1.1,-.3 .76,-.4", BLUE, "flat", edge="raw", lift=5)
    for u, v in ((-0.5, 0.12), (0.5, -0.1), (0.44, 0.5)):
        head.lay(
            f"{u},{v - 0.08}! {u + 0.04},{v + 0.02} {u},{v + 0.08} {u - 0.04},{v + 0.02}", WHITE, "flat", edge="raw"
        )


def _arms(card: Sheet) -> None:
    """One arm in the bucket to the wrist; the other thrusts the brush down at us."""
    # the bucket, and the far one in it
    _brushed(card, "660,1352! 960,1340! 920,1640 800,1664 700,1644!", BLUE, 86, 12, 12)
    card.paint("656,1350 720,1320 810,1312 900,1318 964,1340 900,1372 800,1380 710,1374", NIGHT, edge="raw")
    card.paint("690,1354 800,1334 930,1348 880,1366 800,1372 720,1370", shift(BLUE, 0.1), edge="raw")
    arm = card.piece(
        "880,960! 836,1090 794,1220 766,1352! 820,1366 884,1356! 916,1280 970,1160 1020,1010!",
        HERS.base,
        angle=100,
        laps=40,
        grain=0.38,
        edge="raw",
        ragged=4,
        lift=6,
    )
    with card.inside(arm):
        card.paint("960,960! 890,1160 836,1400! 940,1420! 1060,1000!", HERS.shade, angle=100, edge="raw")
    card.paint(ribbon("660,1350 720,1374 810,1384 900,1374 960,1344", (14, 18, 14)), shift(BLUE, 0.06), edge="raw")
    _brushed(
        card,
        "820,900! 900,850 1000,880 1060,960 1056,1060! 960,1110 840,1080 800,1010!",
        shift(MUSTARD, 0.03),
        60,
        14,
        10,
    )
    card.paint(ribbon("824,1050 920,1092 1040,1060", (12, 14, 12)), shift(MUSTARD, -0.1), edge="raw", thin=0.1)
    # the wet that the brush leaves
    card.paint(
        "360,1600! 500,1560 600,1500 700,1400! 730,1470 640,1590 500,1670 340,1690!",
        shift(BONE, 0.02),
        angle=-30,
        laps=22,
        edge="raw",
        ragged=90,
        dry=0.9,
        thin=0.12,
    )
    at = affine(300, 1560, 1.5, -12)
    card.paint("-116,20! 130,20! 140,84! -124,96!", shift(MUSTARD, -0.14), at=at, angle=78, edge="raw", lift=8)
    card.paint(
        turned([ribbon(f"{-104 + 14.5 * k},30 {-112 + 15.4 * k},{98 - 5 * (k % 3)}", (9, 6), at) for k in range(17)]),
        shift(MUSTARD, 0.06),
        edge="raw",
    )
    card.paint("-124,-8! -60,-26 80,-26 132,-8! 136,38! -116,42!", UMBER, at=at, angle=-12, edge="raw", lift=10)
    hand(card, "fist", 292, 1386, 300, 80, HERS, False, 34, lift=8)
    near = card.piece(
        "240,900! 130,1000 60,1120 66,1220 130,1320 200,1404 244,1466! 352,1450! 338,1380 280,1270 230,1190 270,1130 "
        "370,1060!",
        HERS.base,
        angle=60,
        laps=40,
        grain=0.38,
        edge="raw",
        ragged=8,
        lift=12,
    )
    with card.inside(near):
        card.paint("30,1120! 90,1230 170,1340 270,1440 262,1490! 180,1480! 20,1300!", HERS.shade, angle=60, edge="raw")
        card.paint(ribbon("236,1186 190,1170 160,1180", (4, 14, 4)), HERS.shade, edge="raw")
    card.paint(ribbon("232,1452 300,1458 362,1430", (46, 50, 46)), shift(BLUE, -0.03), angle=-8, edge="raw", lift=6)
    card.paint(ribbon("236,1464 300,1472 360,1446", (4, 10, 4)), shift(BLUE, -0.11), edge="raw")
    _brushed(
        card,
        "200,920! 260,850 350,850 420,930 430,1050! 340,1110 220,1100 120,1050!",
        shift(MUSTARD, 0.035),
        60,
        14,
        10,
    )
    card.paint(ribbon("140,1050 240,1094 340,1098 420,1050", (12, 14, 12)), shift(MUSTARD, -0.1), edge="raw", thin=0.1)


def _man(card: Sheet) -> None:
    """He has the seam nearly open."""
    _brushed(card, "900,1840! 930,1680 1000,1590 1090,1560 1260,1600! 1260,1840!", NIGHT, 80, 24, 10)
    Head(card, CAST["unpicks"], 1086, 1470, 112, 6, -1.0, "side").draw()
    _brushed(card, "1036,1580! 1100,1550 1180,1576 1150,1620 1060,1620", WHITE, 10, 12, 4)
    cushion = card.piece(
        "640,1840! 680,1720 780,1660 900,1650 990,1690 1020,1840!",
        mix(BLUE, UMBER, 0.35),
        angle=30,
        laps=40,
        edge="raw",
        ragged=20,
        lift=8,
    )
    card.pattern(
        cushion,
        turned([ribbon(f"{610 + 44 * k},1620 {660 + 44 * k},1880", (9, 9)) for k in range(10)]),
        MUSTARD,
        edge="raw",
        thin=0.2,
    )
    _brushed(card, "690,1722! 760,1676 840,1668 830,1700 760,1716 700,1750", WHITE, 20, 14)
    hand(card, "pinch", 900, 1716, 108, 186, HIS, True, 58, lift=4)
    _brushed(card, "1010,1620! 930,1670 880,1690! 894,1752! 980,1750 1060,1716!", shift(NIGHT, 0.07), 20, 20, 6)
    card.paint(ribbon("806,1698 760,1640 776,1600", (3, 3)), WHITE, edge="raw")
    # what came out of it: seeds, buttons, and one tooth
    card.paint(
        turned(
            [
                curve("-1,0 0,-.5 1,0 0,.5", affine(320 + (k * 23) % 64, 1762 + (k * 13) % 34, 10, k * 40))
                for k in range(12)
            ]
        ),
        UMBER,
        edge="raw",
    )
    for k in range(6):
        x, y = 430 + 27 * k, 1770 + (k * 13) % 22
        card.paint(ROUND, (MUSTARD, WHITE, UMBER)[k % 3], at=affine(x, y, 14), edge="raw", lift=3)
        card.paint(ROUND, NIGHT, at=affine(x, y, 3), edge="raw")
    card.paint(
        "-.7,-.8 0,-.6 .7,-.8 .8,0 .5,1! .2,.3 -.2,.3 -.5,1! -.8,0",
        "#fffaf0",
        at=affine(404, 1762, 24, 10),
        edge="raw",
        lift=4,
    )
