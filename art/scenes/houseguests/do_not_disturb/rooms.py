"""Seven doors, how they shrink, and what is awake behind them."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.things import thing
from art.scenes.houseguests.do_not_disturb.inks import (
    BONE,
    BRASS,
    BROWN,
    CAST,
    DARK,
    FAIR,
    INK,
    LINE,
    OLIVE,
    PALE,
    PETROL,
    PLUM,
    SLATE,
)

EYE: Final = (630.0, 645.0)


def low(x: float) -> float:
    """Where the wall meets the floor."""
    return EYE[1] + abs(x - EYE[0]) * (1.42 if x < EYE[0] else 1.46)


def high(x: float) -> float:
    """Where a door ends above."""
    return EYE[1] - abs(x - EYE[0]) * (1.0 if x < EYE[0] else 1.06)


def upright(a: float, b: float, more: float = 0.0) -> str:
    """Return what stands on the floor line from x ``a`` to ``b``, as high as a door (``more``: a frame)."""
    t, s = high(a) - abs(a - EYE[0]) * more, high(b) - abs(b - EYE[0]) * more
    return f"{a},{t:.0f}! {b},{s:.0f}! {b},{low(b):.0f}! {a},{low(a):.0f}!"


def door(card: Sheet, a: float, b: float, far: float, ink: Ink, number: str = "") -> Patch:
    """Lay a frame, a slice of room from ``a`` to ``b``, the door's leaf from there to ``far``; return the slice."""
    w = abs(far - a) * 0.09
    s = 1 if far > a else -1
    card.paint(upright(a - s * w, far + s * w * 0.6, 0.05), shift(ink, -0.05), angle=88, lift=6)
    room = card.piece(upright(a, b), PALE, angle=88, grain=0.16)
    leaf = card.piece(upright(b, far), ink, angle=88, lift=8)
    with card.inside(leaf):
        for p, q in ((0.1, 0.46), (0.56, 0.92)):
            x0, x1 = b + (far - b) * 0.24, b + (far - b) * 0.78
            y0, y1 = (high(x) + (low(x) - high(x)) * p for x in (x0, x1))
            y2, y3 = (high(x) + (low(x) - high(x)) * q for x in (x1, x0))
            card.paint(f"{x0},{y0}! {x1},{y1}! {x1},{y2}! {x0},{y3}!", shift(ink, 0.06), angle=88)
    x = b + (far - b) * 0.14
    card.paint(ROUND, BRASS, at=affine(x, high(x) + (low(x) - high(x)) * 0.56, abs(x - EYE[0]) * 0.018 + 2), lift=2)
    return room


def towel(card: Sheet) -> None:
    """Left, near: somebody's back in a towel has it out with a coat stand."""
    room = door(card, -60, 168, 232, PLUM)
    with card.inside(room):
        card.paint("-60,1160! 240,1060! 240,1640! -60,1640!", mix(BONE, BRASS, 0.4), angle=20)
        # the coat stand, which does not give way
        card.paint(ribbon("140,300 146,800 138,1250", (12, 14, 16)), PLUM, angle=88)
        for line in ("140,330 176,300 190,330", "140,330 104,310 92,340", "138,1200 90,1262", "138,1200 190,1230"):
            card.paint(ribbon(line, (10, 9, 7)), PLUM)
        card.paint(
            "96,350! 150,330 200,356! 214,560 206,860! 150,884 104,850! 92,560", SLATE, angle=86, lift=6, edge="cut"
        )
        card.paint(ribbon("148,340 152,600 150,870", (3, 5, 3)), INK)
        card.paint("92,302 140,240 196,296 150,290", INK, angle=10, lift=5)
        who = Figure(
            card,
            20,
            1420,
            118,
            POSES["away"].but(arm_near=(1.35, -6.9), hands=("point", "fist"), over="near"),
            outfit("swimming", FAIR.base, shoe="bare"),
            FAIR,
            "fat",
            lift=5,
        )
        who.below()
        Head(card, CAST["bather"], **who.head).draw()
        card.paint(who.over("-1.3,.52! 1.25,.44 1.3,.6 1.5,2.2! -1.5,2.3!"), mix(PETROL, BONE, 0.3), angle=84, lift=6)
        for t in (1.0, 1.35, 1.7):
            card.paint(
                ribbon(who.over(f"-1.5,{t + 0.08} 0,{t + 0.1} 1.5,{t}"), (10, 12, 10)), mix(BONE, SLATE, 0.6), thin=0.2
            )
        who.above()


def bed_of_four(card: Sheet) -> None:
    """Left: four in one bed, and all of a country above them."""
    room = door(card, 268, 372, 412, SLATE)
    with card.inside(room):
        plan = card.piece("276,400! 366,452! 366,640! 276,620!", mix(PETROL, BONE, 0.5), angle=4, lift=4)
        with card.inside(plan):
            card.paint("290,430 330,450 356,500 340,560 346,610 310,600 296,540 284,500", mix(BROWN, BONE, 0.5))
            card.paint(ribbon("310,440 322,520 316,600", (3, 4, 3)), PETROL)
        card.paint("262,760! 380,742! 380,800! 262,820!", PLUM, angle=4, lift=4)
        card.paint("262,790! 380,776! 380,1300! 262,1300!", PALE, angle=88)
        for name, x, y, t in (("first", 296, 812, -8), ("fourth", 350, 806, 9), ("second", 300, 872, 6)):
            Head(card, CAST[name], x, y, 29, t).draw()
        Head(card, CAST["third"], 350, 880, 27, -12).draw()
        quilt = card.piece("256,916 300,900 340,916 384,904! 384,1320! 256,1320!", PLUM, angle=80, lift=5)
        card.pattern(
            quilt,
            [
                ribbon(f"{260 + 40 * i},{930 + 44 * j} {292 + 40 * i},{946 + 44 * j}", (6, 6))
                for i in range(4)
                for j in range(8)
            ],
            BRASS,
        )


def fly_paper(card: Sheet) -> None:
    """Left, far: one on the other's shoulders, for a fly."""
    room = door(card, 446, 512, 536, PETROL)
    with card.inside(room):
        card.paint(ribbon("492,500 488,560 494,600 488,640", (7, 9, 7, 9)), BRASS)
        for y in (540, 576, 612):
            card.paint(ROUND, LINE, at=affine(490, y, 3))
        man = Figure(
            card,
            480,
            872,
            20,
            POSES["stand"].but(arm_near=(0.9, -8.2), arm_far=(-0.9, -8.2)),
            outfit("pyjamas", SLATE, PLUM, BONE),
            DARK,
        )
        man.below()
        woman = Figure(
            card,
            480,
            738,
            18,
            POSES["sit"].but(arm_near=(0.8, -8.6), over="near"),
            outfit("nightshirt", PLUM, PLUM, BONE),
            OLIVE,
        )
        woman.below()
        Head(card, CAST["fly"], **woman.head).draw()
        woman.above()
        Head(card, CAST["carrier"], **man.head).draw()
        for x in (466, 494):
            card.paint(ribbon(f"{x},676 {x},728", (9, 8)), OLIVE.base, lift=2)
        man.above()


def chair(card: Sheet) -> None:
    """Right, far: a chair that rocks by itself."""
    room = door(card, 786, 744, 724, PLUM)
    with card.inside(room):
        at = affine(764, 800, 1, -14)
        for line in (
            "-26,8 0,16 30,4",
            "-14,10 -14,-40",
            "14,12 12,-36",
            "-14,-38 16,-34",
            "14,-34 24,-110",
            "4,-36 12,-108",
        ):
            card.paint(ribbon(line, (5, 6, 5), at), INK)
        card.paint("4,-104! 28,-106! 24,-84! 6,-82!", INK, at=at)


def seven(card: Sheet) -> None:
    """Right: number seven, where nobody is; no shoes stand before it."""
    room = door(card, 852, 832, 802, SLATE)
    with card.inside(room):
        card.paint(upright(852, 844), mix(PALE, SLATE, 0.3), angle=88)
    card.paint(ribbon("812,612 826,606 818,650", (5, 4, 4)), BONE)


def suitcase(card: Sheet) -> None:
    """Right, near: packed from under the bed."""
    room = door(card, 1260, 1164, 1116, PETROL)
    with card.inside(room):
        card.paint("1120,1220! 1260,1290! 1260,1700! 1120,1700!", mix(BONE, BRASS, 0.4), angle=20)
        card.paint("1140,880! 1260,850! 1260,1060! 1140,1070!", SLATE, angle=84, lift=6)
        for x in (1180, 1226):
            card.paint(ribbon(f"{x},870 {x + 4},1060", (5, 5)), BONE)
        card.paint("1140,1060! 1260,1050! 1260,1200! 1140,1170!", INK, angle=4)
        card.paint("1150,560! 1260,600! 1260,760! 1150,744!", INK, angle=4, lift=4)
        card.paint("1160,580! 1250,612! 1250,744! 1160,730!", mix(SLATE, BONE, 0.3), angle=4)
        card.paint(ribbon("1140,1190 1170,1204 1200,1210", (60, 70, 60)), PLUM, angle=20, lift=4)


def packed(card: Sheet) -> None:
    """It stands open on the threshold; an arm comes out from under the bed with a sock."""
    lid = card.piece("1052,1440! 1250,1476! 1260,1330! 1084,1304!", shift(BROWN, -0.08), angle=12, lift=8)
    with card.inside(lid):
        card.paint("1072,1424! 1250,1456! 1256,1348! 1094,1324!", PLUM, angle=12)
    case = card.piece("1048,1444! 1250,1480! 1250,1600! 1056,1556!", BROWN, angle=12, lift=9)
    with card.inside(case):
        card.paint(ribbon("1046,1486 1250,1524", (7, 7)), LINE)
        card.paint("1120,1470! 1146,1475! 1146,1514! 1120,1508!", BRASS)
    card.paint("1066,1446! 1090,1420 1130,1436 1160,1424 1190,1446 1240,1450 1246,1478!", BONE, angle=20, lift=3)
    card.paint("1260,1240! 1180,1280! 1150,1340! 1190,1372! 1260,1340!", SLATE, angle=60, lift=6)
    hand(card, "pinch", 1166, 1354, 92, 134, DARK, lift=4)
    card.paint("1092,1398! 1120,1392! 1124,1452 1100,1494 1070,1490 1074,1466 1094,1452", BONE, angle=80, lift=5)
    for y in (1410, 1428, 1446):
        card.paint(ribbon(f"1092,{y} 1122,{y - 5}", (5, 5)), PLUM)


def couple(card: Sheet) -> None:
    """Right, widest: she blows into a pillow, he turns the page of nothing."""
    room = door(card, 1098, 892, 864, SLATE)
    with card.inside(room):
        board = card.piece("890,640! 930,560 1010,540 1110,560! 1110,1000! 890,1000!", PLUM, angle=86, lift=4)
        with card.inside(board):
            for x in (930, 980, 1030, 1080):
                card.paint(ribbon(f"{x},560 {x + 3},1000", (4, 4)), shift(PLUM, 0.07))
        card.paint("1000,640 1060,610 1110,620! 1110,800! 1000,790", BONE, angle=20, lift=4)
        man = Figure(
            card,
            1060,
            1066,
            48,
            POSES["sit"].but(arm_near=(0.5, -4.2), arm_far=(-1.2, -5.4), hands=("palm_up", "pinch"), head=(0.0, -7.3)),
            outfit("pyjamas", SLATE, PLUM, BONE),
            OLIVE,
            "frail",
        )
        man.below()
        Head(card, CAST["turns"], **{**man.head, "turn": -0.4, "tilt": -6}).draw()
        man.above()
        # she: a mass of nightgown, cheeks
        gown = card.piece(
            "880,1100! 880,860 900,800 950,780 1000,790 1036,840 1050,960 1050,1100!", BONE, angle=82, lift=7
        )
        card.pattern(
            gown,
            [ribbon(f"{880 + 22 * k},770 {876 + 24 * k},1100", (4, 4)) for k in range(9)],
            mix(BONE, SLATE, 0.55),
        )
        she = Head(card, CAST["blows"], 958, 716, 84, 8, turn=-0.2)
        she.draw()
        for s in (-1, 1):
            she.lay(
                f"{s * 0.3},.36 {s * 0.5},.2 {s * 0.84},.28 {s * 0.98},.5 {s * 0.84},.76 {s * 0.5},.8 {s * 0.32},.62",
                shift(FAIR.base, 0.02),
                "flat",
                lift=2,
            )
            she.lay(f"{s * 0.56},.38 {s * 0.8},.36 {s * 0.86},.54 {s * 0.62},.58", "#cc8f78", "flat")
        blanket = card.piece(
            "870,1016 940,990 1010,976 1050,934 1110,920! 1110,1330! 870,1330!", PETROL, angle=70, lift=6
        )
        card.pattern(
            blanket,
            [ribbon(f"870,{1050 + 50 * k} 990,{1030 + 50 * k} 1110,{1010 + 50 * k}", (8, 8)) for k in range(6)],
            SLATE,
        )
        card.paint("900,1000 960,960 1046,976 1062,1060 1030,1120 930,1128 892,1070", PALE, angle=30, lift=8)


def trombone(card: Sheet) -> None:
    """Its slide is too long for a bed, and looks out at the door."""
    card.paint(ribbon("940,776 990,900 1000,980", (7, 8, 16)), BRASS, lift=3)
    card.paint("984,960 1016,956 1044,1024 1000,1050 958,1030", BRASS, angle=70, lift=3)
    card.paint("958,1030 1000,1050 1044,1024 1000,1012", shift(BRASS, -0.2), angle=4)
    card.paint(ribbon("940,772 850,1000 806,1110", (8, 8, 8)), BRASS, lift=5)
    card.paint(ribbon("962,800 872,1016 830,1120", (8, 8, 8)), shift(BRASS, -0.06), lift=4)
    card.paint(ribbon("806,1108 806,1132 828,1134 832,1114", (9, 9, 9)), BRASS, lift=4)
    card.paint(ribbon("908,856 938,868", (8, 8)), shift(BRASS, -0.1))
    card.paint(
        "894,856! 926,812 964,830 986,900 974,962 944,984! 918,952! 930,910 912,890 894,916!",
        mix(BONE, SLATE, 0.2),
        angle=70,
        lift=5,
    )
    card.paint("912,946! 930,930! 958,972! 938,992!", PLUM, angle=40, lift=2)
    hand(card, "grip", 934, 962, 62, 214, FAIR, flip=True, age=80, lift=4)


def pairs(card: Sheet) -> None:
    """Before each door stands what walked in; not before seven."""
    for kind, x, y, size, ink, flip in (
        ("boot", 70, 1640, 150, INK, False),
        ("boot", 150, 1668, 154, INK, False),
        ("sandal", 396, 1010, 40, PLUM, False),
        ("sandal", 412, 1026, 40, PLUM, False),
        ("clog", 362, 1060, 44, BONE, False),
        ("clog", 382, 1078, 44, BONE, False),
        ("shoe", 484, 880, 28, INK, False),
        ("shoe", 492, 866, 28, INK, False),
        ("slipper", 748, 842, 18, PLUM, True),
        ("curled", 964, 1196, 60, PLUM, True),
        ("curled", 990, 1226, 62, PLUM, True),
        ("shoe", 1046, 1300, 70, INK, True),
        ("shoe", 1076, 1334, 72, INK, True),
        ("sandal", 1120, 1690, 110, BROWN, True),
        ("sandal", 1170, 1730, 114, BROWN, True),
    ):
        shoe(card, kind, x, y, size, 0, ink, FAIR, flip, lift=3)
    thing(card, "plant", 640, 764, 22, (SLATE, PETROL))
