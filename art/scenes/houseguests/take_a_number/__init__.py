"""Take a Number: an office of one in the shade of an oak; in the sun a tap waters another oak into the dust."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

CHALK, BONE, LILAC, SAGE, BLUE, STRAW, UMBER = (
    "#f7f1e2",
    "#ece0c8",
    "#b9b2c2",
    "#9fa886",
    "#bfd0d4",
    "#dcc78e",
    "#55433a",
)
GROUND = CHALK
SKIN: Final = Skin("#c0906c", "#98704f", UMBER, white=CHALK)
CAST: Final[dict[str, Face]] = {
    "official": Face(
        SKIN, 52, "egg", "hook", "dot", "thin", "bushy", "ring", UMBER, beard="moustache", hat="straw",
        hat_inks=(STRAW, UMBER), feels=feel("proud", tilt=0), small=True,
    )
}  # fmt: skip
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
PAPER: Final = "#fffaf0"
DEEP: Final = shift(LILAC, -0.07)


def paint(card: Sheet) -> None:
    """Lay the sky and the plain, the shade, the oak, the office in it, and what the tap has drawn."""
    _plain(card)
    _shade(card)
    _trunk(card)
    _crown(card)
    _chair(card)
    _office(card)
    _wet(card)
    _tap(card)


def _plain(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1240,-40! 1240,640! 900,630 600,650 420,616! 250,640 120,626 -40,650!",
        BONE,
        angle=4,
        laps=110,
        grain=0.2,
        edge="torn",
        core=PAPER,
        wobble=6,
    )
    # other oaks, each with its own shade, each an hour's walk from the next
    for x, y, s in ((96, 690, 34), (300, 700, 20), (520, 730, 26)):
        card.paint("-1.4,.9 -.2,.6 1.2,.8 1.5,1.05 0,1.2 -1.7,1.1", LILAC, at=affine(x, y, s))
        card.paint(ribbon(f"{x},{y + s * 0.9} {x},{y}", (7, 5)), UMBER)
        card.paint("-1,.2! -.8,-.6 -.1,-.9 .7,-.7 1.1,.1 .5,.4! -.3,.3", shift(SAGE, -0.03), at=affine(x, y, s))
    g = rng("stubble")
    straws: list[Array] = []
    for _ in range(46):
        u, v = float(g.uniform(-20, 1220)), float(g.uniform(790, 1400))
        if 900 < v < 1330:
            continue
        size = 0.6 + (v - 700) / 900
        straws += [
            ribbon(f"{u + 5 * k * size},{v} {u + 14 * k * size},{v - 24 * size}", (5 * size, 1.5)) for k in (-1, 0, 1)
        ]
    card.paint(turned(straws), mix(STRAW, CHALK, 0.1), wobble=0.3, thin=0.1)


def _shade(card: Sheet) -> None:
    """Flat as a lake, and not quite the crown's form."""
    card.paint(
        "40,1110 70,1010 130,930 250,900 380,906 470,940 580,916 720,946 860,936 1010,956 1130,990 1190,1060 1176,1130 "
        "1090,1196 980,1212 860,1252 700,1236 560,1280 420,1256 270,1276 120,1226",
        DEEP,
        angle=3,
        laps=70,
        grain=0.26,
        edge="torn",
        core=mix(LILAC, CHALK, 0.5),
        wobble=7,
    )


def _trunk(card: Sheet) -> None:
    trunk = card.piece(
        "700,1096! 780,1050 810,960 806,840 760,700 700,600! 1110,600! 1050,700 1004,800 "
        "1000,930 1036,1040 1120,1090! 1010,1080 930,1110 830,1082",
        UMBER,
        angle=86,
        laps=44,
        lift=8,
    )
    with card.inside(trunk):
        for line in ("830,1080 850,900 826,740", "970,1080 962,900 1000,720"):
            card.paint(ribbon(line, (3, 14, 3)), shift(UMBER, 0.07), thin=0.2)
    # the numbers, each on its nail
    g = rng("numbers")
    tags: list[Array] = []
    for k in range(36):
        x, y = 836 + 34 * (k % 5), 770 + 35 * (k // 5)
        if k not in (11, 30):
            tags.append(curve("-12,-13! 11,-14! 13,13! -10,14!", affine(x, y, 1, float(g.uniform(-13, 13)))))
    card.paint(turned(tags), PAPER, lift=4, wobble=0.5)
    marks = [
        ribbon(f"{t[:, 0].mean() - 5},{t[:, 1].mean() + 2} {t[:, 0].mean() + 5},{t[:, 1].mean() + 1}", (3, 3))
        for t in tags
    ]
    card.paint(turned(marks), mix(UMBER, PAPER, 0.35), wobble=0)


def _crown(card: Sheet) -> None:
    """One great cut shape, over the upper edge and the right."""
    crown = card.piece(
        "470,690! 420,640 440,580 376,540! 340,470 372,400 340,340! 330,250 400,190 404,120! 470,40 560,30 600,-40! "
        "1240,-40! 1240,730! 1170,770 1100,716! 1040,760 970,776 920,784 870,772 780,760 740,706! 680,756 590,748 560,700!",
        SAGE,
        angle=24,
        laps=84,
        grain=0.34,
        lift=18,
    )
    g = rng("leaves")
    with card.inside(crown):
        for spec, light in (
            ("330,560! 470,500 560,560 640,520 760,580 880,540 980,600 1100,560 1260,620! 1260,800! 330,800!", -0.1),
            (
                "620,420! 650,330 740,300 800,350! 850,270 950,260 1000,330! 1060,270 1160,270 1260,330! 1260,450! 1100,420 960,450 800,430",
                -0.055,
            ),
            ("300,410! 360,330 430,300 480,350! 530,310 590,330 620,420! 540,470 420,440", -0.05),
            ("470,170! 490,90 570,60 620,110! 670,50 760,50 810,130! 740,180 600,170", 0.06),
            ("880,120! 910,50 990,20 1040,80! 1100,10 1190,20 1260,90! 1260,170! 1100,130 980,160", 0.05),
        ):
            card.paint(spec, shift(SAGE, light), angle=30, laps=50, edge="torn", wobble=7)
        for x, y, lean, light in (
            (420, 230, 20, -0.13), (560, 140, -10, 0.11), (520, 420, 60, -0.16), (690, 330, 10, 0.1), (470, 590, 30, 0.08),
            (660, 640, 80, -0.17), (820, 180, 0, -0.14), (900, 420, 40, 0.1), (850, 620, 100, 0.07), (1060, 100, -20, 0.1),
            (1120, 330, 30, -0.15), (1050, 640, 70, -0.17),
        ):  # fmt: skip
            fan = [
                curve(
                    "-1,0! -.2,-.5 1,0! -.2,.5",
                    affine(x + u, y + v, float(g.uniform(17, 25)), lean + float(g.uniform(-14, 14))),
                )
                for u, v in ((0, 0), (44, -20), (20, 34), (-42, 14), (70, 22))
            ]
            card.paint(turned(fan), shift(SAGE, light), wobble=0.4, thin=0.05)
    for x, y, t in ((430, 740, 40), (520, 850, 70), (640, 900, 20)):
        card.paint("-1,0! -.2,-.5 1,0! -.2,.5", shift(SAGE, -0.12), at=affine(x, y, 22, t), lift=4)


def _chair(card: Sheet) -> None:
    """For forty-one; it stands half in the sun."""
    x, y = 690, 1240
    card.paint(f"{x - 60},{y}! {x + 60},{y}! {x + 170},{y + 36} {x + 60},{y + 44}!", DEEP, angle=10)
    for a, b, c, d in ((-46, -84, -50, 0), (40, -86, 46, 4), (-22, -84, -24, -14), (54, -86, 62, -10)):
        card.paint(ribbon(f"{x + a},{y + b} {x + c},{y + d}", (11, 9)), UMBER, lift=3)
    for a, b, c, d in ((34, -90, 44, -214), (60, -94, 76, -204)):
        card.paint(ribbon(f"{x + a},{y + b} {x + c},{y + d}", (11, 10)), UMBER, lift=3)
    card.paint(
        f"{x + 34},{y - 214}! {x + 84},{y - 206}! {x + 78},{y - 160}! {x + 30},{y - 166}!", STRAW, angle=84, lift=3
    )
    card.paint(f"{x - 62},{y - 92}! {x + 58},{y - 98}! {x + 66},{y - 82}! {x - 56},{y - 76}!", STRAW, angle=2, lift=5)


def _office(card: Sheet) -> None:
    """He, his desk, his pen; and under the desk a soup plate for the feet."""
    pose = POSES["sit_side"].but(
        arm_near=((0.55, -4.3), (2.15, -4.5)),
        arm_far=((1.5, -5.7), (2.2, -7.6)),
        hands=("flat", "point"),
        tilt=-6,
        turn=1.0,
        leg_near=((1.95, -2.5), (2.35, -0.55)),
        leg_far=((2.0, -2.4), (2.7, -0.55)),
    )
    for a, b in ((212, 196), (276, 290)):
        card.paint(ribbon(f"{a},1110 {b},1210", (12, 10)), UMBER)
    card.paint("196,1096! 292,1092! 294,1112! 198,1116!", UMBER, lift=3)
    who = Figure(
        card, 240, 1210, 41, pose, outfit("waistcoat", UMBER, UMBER, PAPER, below="breeches", shoe="bare", arms=PAPER), SKIN,
        "thin",
    )  # fmt: skip
    who.below()
    head = dict(who.head)
    Head(card, CAST["official"], head["x"] + 8, head["y"] + 6, 46, tilt=-6, turn=1.0, view="side").draw()
    wrist = who.wrist("far")
    card.paint(ribbon(f"{wrist[0] - 6:.0f},{wrist[1]:.0f} {wrist[0] + 40:.0f},{wrist[1] - 66:.0f}", (9, 4)), UMBER)
    card.paint("300,1204! 400,1200! 384,1230! 318,1234!", CHALK, lift=4)
    card.paint(ribbon("304,1206 350,1212 396,1203", (8, 9, 8)), BLUE)
    card.paint("378,1212! 414,1216! 410,1246! 374,1242!", PAPER, lift=3)
    wood = mix(UMBER, STRAW, 0.3)
    card.paint(["352,1040! 376,1040! 372,1236! 356,1236!", "560,1034! 586,1032! 584,1240! 566,1240!"], UMBER, lift=3)
    card.paint("456,1040! 586,1036! 584,1160! 460,1164!", shift(wood, -0.06), angle=84, lift=4)
    for y in (1072, 1114):
        card.paint(ribbon(f"470,{y + 22} 574,{y + 20}", (4, 4)), UMBER)
        card.paint(ROUND, STRAW, at=affine(522, y + 4, 7), lift=2)
    card.paint("322,1016! 620,1004! 626,1034! 324,1046!", wood, angle=-3, lift=8)
    for k in range(5):
        card.paint(
            "-44,-6! 42,-8! 44,6! -42,8!", PAPER, at=affine(536 + 3 * (k % 2), 1000 - 11 * k, 1, 3 - 2 * k), lift=2
        )
    card.paint("-30,0! -26,-22 0,-34 26,-22 30,0!", STRAW, at=affine(446, 1012, 0.9), lift=4)
    card.paint(ROUND, UMBER, at=affine(446, 978, 6))
    who.above()


def _wet(card: Sheet) -> None:
    """Another oak, lying: roots, trunk and crown of wet dust."""
    wet = card.piece(
        "150,1722! 220,1690 180,1650! 260,1662 330,1640 460,1626 560,1590! 540,1530 590,1480 570,1430! 640,1380 720,1400 "
        "760,1350! 850,1330 920,1370 1000,1330! 1090,1340 1100,1410 1160,1420! 1200,1480 1140,1540 1180,1610! 1150,1690 "
        "1080,1690 1050,1760! 970,1790 900,1740 820,1790! 720,1780 690,1720 610,1740! 560,1700 570,1660! 470,1690 "
        "350,1712 280,1730 300,1776! 220,1750",
        shift(BLUE, -0.045),
        angle=4,
        laps=60,
        grain=0.34,
        edge="torn",
        core=mix(BLUE, CHALK, 0.5),
        wobble=6,
    )
    with card.inside(wet):
        for line in (
            "240,1694 480,1660 700,1590 880,1460",
            "560,1640 760,1650 980,1600 1090,1500",
            "600,1640 800,1690 960,1710",
        ):
            card.paint(ribbon(line, (64, 44, 30, 8)), shift(BLUE, -0.1), thin=0.06)


def _tap(card: Sheet) -> None:
    """It wears a knitted cosy, for the nights are cold."""
    card.paint("70,1712! 200,1704! 206,1734! 74,1744!", mix(BONE, LILAC, 0.6), lift=5)
    card.paint(ribbon("134,1716 132,1500 134,1380", (30, 28, 28)), UMBER, angle=88, lift=5)
    cosy = card.piece(
        "84,1690! 74,1580 82,1456 96,1416! 172,1412! 188,1456 196,1580 186,1686!", STRAW, angle=88, laps=40, lift=9
    )
    with card.inside(cosy):
        for k, y in enumerate(range(1436, 1700, 52)):
            card.paint(ribbon(f"60,{y} 134,{y + 8} 210,{y}", (22, 22)), (shift(SAGE, -0.12), UMBER)[k % 2], wobble=2)
        rows: list[Array] = []
        for j in range(16):
            for i in range(8):
                x, y = 74 + 18 * i, 1420 + 18 * j
                rows.append(ribbon(f"{x - 7},{y - 6} {x},{y + 5} {x + 7},{y - 6}", (3, 4, 3)))
        card.paint(turned(rows), mix(STRAW, PAPER, 0.45), wobble=0.3, thin=0.1)
    card.paint(ribbon("98,1370 176,1358", (17, 17)), UMBER, lift=4)
    card.paint(ROUND, UMBER, at=affine(134, 1372, 20), lift=2)
    card.paint(ribbon("142,1404 214,1396 246,1424 246,1464", (30, 28, 25, 24)), UMBER, lift=6)
    card.paint(ribbon("246,1468 252,1560 246,1690", (13, 11, 16)), shift(BLUE, -0.09), lift=2)
    card.paint(ROUND, PAPER, at=affine(134, 1406, 17), lift=3)
    card.paint(ribbon("196,1690 232,1730 214,1780", (5, 5)), STRAW)
