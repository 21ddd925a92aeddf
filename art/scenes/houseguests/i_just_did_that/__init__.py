"""I Just Did That: he storms off, wet blue from hat to hem, and the wall that she has painted lacks a man."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
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
WHITE: Final = "#f3ecdc"
DRY: Final = mix(BLUE, BONE, 0.14)
WET: Final = shift(BLUE, -0.085)
DEEP: Final = shift(BLUE, -0.15)
LIT: Final = shift(BLUE, 0.02)
HERS: Final = Skin("#c4906e", "#a4775c", "#1c1210", lip="#9c4b40", blush="#c07c62", white=WHITE)
CAST: Final = {
    "painted": Face(
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
        feels=feel("furious", gaze=(-0.1, 0.0), part=0.1, broad=1.1, tilt=0),
    ),
}


def _brushed(
    card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 12, lift: float = 0, laps: float = 46
) -> None:
    card.paint(spec, ink, angle=angle, laps=laps, grain=0.36, edge="raw", ragged=ragged, dry=0.7, lift=lift)


def paint(card: Sheet) -> None:
    """Lay the wall and who is missing from it, then her, then him over everything, then who comes the other way."""
    _room(card)
    _gap(card)
    _painter(card)
    _legs(card)
    _far_arm(card)
    _coat(card)
    _head(card)
    _arm(card)
    _drips(card)
    _hedgehog(card)


def _room(card: Sheet) -> None:
    _brushed(card, "-40,1010! 1240,1010! 1240,1840! -40,1840!", mix(CEMENT, BONE, 0.35), 2, 10, laps=70)
    _brushed(card, "-40,968! 1240,968! 1240,1016! -40,1016!", UMBER, 0, 8)
    card.paint(
        "640,-40! 1240,-40! 1240,966! 690,966! 664,700 676,500 640,300 656,120",
        DRY,
        angle=88,
        laps=84,
        grain=0.4,
        edge="raw",
        ragged=60,
        dry=0.8,
    )


def _gap(card: Sheet) -> None:
    """Bare wall in the shape of a man who waits, hat on, with flowers."""
    card.paint(
        "800,330! 812,316 850,306! 856,252 890,232 930,236 952,258 958,306! 996,316 1006,330! 966,338! 964,384 944,424! "
        "944,446! 1006,470 1026,520 1030,640 1024,740! 1006,760 1000,740! 996,600! 996,966! 914,966! 906,770! 896,966! "
        "816,966! 818,640! 800,690 770,674 716,600! 700,566! 726,548! 782,606! 800,500 820,464 868,446! 868,420 "
        "848,384 846,338!",
        GROUND,
        angle=86,
        grain=0.2,
        edge="raw",
        ragged=6,
    )
    for x, y, r in ((690, 470, 34), (742, 446, 30), (716, 398, 32), (664, 420, 26), (760, 500, 22)):
        card.paint(
            [
                curve(ROUND, affine(x + r * 0.62 * math.cos(k * 1.26), y + r * 0.62 * math.sin(k * 1.26), r * 0.5))
                for k in range(5)
            ],
            GROUND,
            edge="raw",
        )
    card.paint(
        [ribbon(f"{x},{y} 714,590", (5, 6)) for x, y in ((690, 470), (742, 446), (716, 398), (664, 420))],
        GROUND,
        edge="raw",
    )


def _painter(card: Sheet) -> None:
    """She stands before it with her arms folded, her back to us."""
    _brushed(card, "1040,1000! 1106,1000! 1106,1026 1060,1034 1032,1026!", NIGHT, 0, 4, 4)
    _brushed(card, "1124,1000! 1190,1000! 1200,1026 1170,1034 1124,1026!", NIGHT, 0, 4, 4)
    _brushed(
        card,
        "1034,700! 1190,700! 1196,860 1186,1012! 1124,1012! 1116,860 1108,1012! 1040,1012! 1030,860!",
        UMBER,
        88,
        5,
        6,
    )
    Head(card, CAST["painted"], 1106, 396, 74, -5, -0.7, "lost").draw()
    smock = card.piece(
        "1070,452! 1112,464 1156,452! 1196,470 1212,540 1198,640! 1196,700 1204,760! 1114,772 1022,760! 1030,700 1030,640! "
        "1016,540 1030,470!",
        MUSTARD,
        angle=84,
        laps=34,
        grain=0.4,
        edge="raw",
        ragged=4,
        lift=8,
    )
    with card.inside(smock):
        card.paint(
            [ribbon(w, (11, 11)) for w in ("1052,440 1112,560 1180,690", "1174,440 1112,560 1044,690")],
            WHITE,
            edge="raw",
        )
        card.paint(ribbon("1010,690 1112,700 1220,690", (11, 11)), WHITE, edge="raw")
    for spec, angle in (
        (
            "1068,456! 1030,466 1008,500 984,570 966,640 972,668 1006,712 1040,764! 1080,744! 1058,700 1030,652 1046,600 1062,540!",
            100,
        ),
        (
            "1158,456! 1196,466 1220,500 1244,570 1260,640 1254,668 1220,712 1190,764! 1150,744! 1170,700 1196,652 1180,600 1166,540!",
            80,
        ),
    ):
        card.paint(spec, shift(MUSTARD, 0.02), angle=angle, laps=30, grain=0.4, edge="raw", ragged=3, lift=7)
    card.paint(
        [
            "1112,694! 1082,668 1058,676 1066,706 1084,716!",
            "1112,694! 1142,668 1166,676 1158,706 1140,716!",
            "1106,700! 1086,790! 1104,786! 1116,704!",
            "1116,700! 1130,800! 1146,790! 1126,704!",
        ],
        WHITE,
        edge="raw",
        lift=3,
    )
    head = affine(1106, 396, 74, -5)
    card.paint(
        "-.86,.1! -.98,-.4 -.7,-1 -.1,-1.24 .5,-1.1 .86,-.6 .84,0 .7,.46! .3,.36 -.1,.2 -.5,.0!",
        WHITE,
        at=head,
        angle=30,
        laps=20,
        edge="raw",
        lift=4,
    )
    card.paint(
        [".5,.3! .86,.34 1.14,.7 1,.84! .8,.62!", ".5,.3! .72,.6 .7,1 .52,1.02! .5,.7!"],
        WHITE,
        at=head,
        edge="raw",
        lift=3,
    )
    _brushed(card, "1126,1046! 1210,1042! 1204,1142 1170,1150 1134,1142!", WHITE, 86, 4, 8)
    card.paint("1122,1046 1146,1032 1190,1032 1214,1044 1190,1058 1146,1058", DRY, edge="raw")
    card.paint("1156,1054! 1186,1054! 1184,1110 1176,1086 1168,1120 1160,1070", DRY, angle=88, edge="raw", ragged=6)


def _legs(card: Sheet) -> None:
    _brushed(card, "560,1300! 900,1260! 960,1440 1030,1640 1110,1840! 880,1840! 800,1680 690,1540!", DEEP, 70)
    _brushed(
        card,
        "330,1300! 700,1300! 640,1500 560,1620 520,1740 520,1840! 270,1840! 262,1700 250,1560 270,1420!",
        WET,
        96,
        8,
        10,
    )


def _far_arm(card: Sheet) -> None:
    """A sleeve out of the chest, and a fist out of its cuff."""
    _brushed(
        card,
        "128,920! 104,884 78,866 66,838 70,806 88,786 108,788 120,772 146,770 158,782 176,776 200,786 208,806 226,812 "
        "238,836 232,862 222,884 228,916!",
        WET,
        40,
        3,
        6,
    )
    for line in ("106,792 98,816 104,838", "156,786 150,812 154,834", "206,808 198,824 198,840"):
        card.paint(ribbon(line, (3, 6, 3)), DEEP, edge="raw")
    card.paint(
        "84,852! 110,836 150,838 182,850 188,868 172,880 130,878 112,886!", LIT, angle=8, laps=20, edge="raw", lift=4
    )
    _brushed(
        card,
        "440,680! 372,740 320,830 258,900 226,880! 128,906! 138,980 164,1050 220,1090 290,1076 360,1020 440,960!",
        DEEP,
        40,
        6,
        8,
    )
    card.paint(ribbon("124,918 176,888 232,884", (15, 15)), LIT, edge="raw", lift=3)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "390,560! 350,640 316,740 300,860 310,1000 300,1160 262,1320 232,1440! 420,1480 620,1470 760,1440! 900,1480 "
        "1060,1490 1240,1430! 1240,1220 1120,1180 1020,1100 960,980 900,840 820,720 720,630 600,576 530,540!",
        WET,
        angle=62,
        laps=70,
        grain=0.42,
        edge="raw",
        ragged=10,
        lift=14,
    )
    with card.inside(coat):
        card.paint(
            "760,1440! 800,1300 830,1180 900,1300 1000,1400 1240,1420! 1240,1540! 760,1540!", DEEP, angle=40, edge="raw"
        )
        card.paint("560,1230! 740,1200! 744,1232! 566,1262!", DEEP, angle=-8, edge="raw", ragged=4)
        for x, y in ((500, 800), (478, 1000), (452, 1250)):
            card.paint(ROUND, DEEP, at=affine(x, y, 20), edge="raw")
            card.paint(ROUND, LIT, at=affine(x - 3, y - 4, 14), edge="raw", thin=0.1)
        card.paint("520,640! 470,690 400,830! 340,700! 372,600!", shift(BLUE, -0.11), angle=60, edge="raw", ragged=4)
        card.paint(ribbon("700,640 840,860 930,1060 1010,1180 1120,1270", (3, 8, 3)), DEEP, edge="raw", thin=0.1)
        card.paint(ribbon("470,620 420,780 400,1000 380,1240 330,1460", (5, 8, 6)), DEEP, edge="raw", thin=0.1)


def _head(card: Sheet) -> None:
    """The hat down, the chin out."""
    _brushed(card, "352,560! 420,600 560,470! 650,590 610,650 480,716 390,704 326,650!", DEEP, 30, 6)
    head = card.piece(
        "268,300! 258,350 250,384 222,428 186,456 168,480 188,499 226,502! 222,518 226,536! 222,556 216,572 204,600 212,640 "
        "250,662 310,650 372,622 430,650! 570,560! 584,440 580,290!",
        WET,
        angle=70,
        laps=46,
        grain=0.36,
        edge="raw",
        ragged=4,
        lift=10,
    )
    with card.inside(head):
        card.paint(
            "470,280! 478,360 462,420! 500,430 520,520 500,580 600,580! 600,280!", DEEP, angle=80, edge="raw", ragged=6
        )
    # ear
    card.paint("440,420 470,398 502,412 508,454 488,500 462,512 450,480", LIT, angle=70, edge="raw", lift=3)
    card.paint(ribbon("460,426 486,430 484,462 468,484", (4, 8, 4)), DEEP, edge="raw")
    # the eye, the only thing that is not wet
    card.paint("262,398! 292,386 330,394 348,410! 318,424 280,422", WHITE, edge="raw")
    card.paint(ROUND, NIGHT, at=affine(286, 404, 16), edge="raw")
    card.paint("254,392! 290,378 330,386 356,412! 326,400 292,394", DEEP, edge="raw")
    card.paint("244,376! 262,384 310,366 372,336! 366,322 312,336 262,352!", NIGHT, angle=-20, edge="raw", ragged=8)
    card.paint(ribbon("288,440 314,446 340,438", (2, 6, 2)), DEEP, edge="raw")
    # wing of the nose, moustache, lip
    card.paint(ribbon("222,500 246,486 244,456", (3, 8, 3)), DEEP, edge="raw")
    card.paint(
        "196,532! 214,504 250,498 300,520 350,570 376,622! 330,598 280,572 236,560 204,556!",
        DEEP,
        angle=30,
        laps=16,
        edge="raw",
        ragged=8,
        lift=3,
    )
    card.paint(ribbon("224,578 250,584 268,578", (3, 8, 3)), DEEP, edge="raw")
    crown = card.piece(
        "300,270! 304,170 340,96 400,74 452,92 520,70 590,120 620,260!",
        WET,
        angle=76,
        laps=46,
        edge="raw",
        ragged=6,
        lift=8,
    )
    with card.inside(crown):
        card.paint("280,214! 440,200 640,176! 640,280! 280,290!", NIGHT, angle=-4, edge="raw", ragged=6)
        card.paint(ribbon("400,74 440,130 500,150", (3, 9, 3)), DEEP, edge="raw")
    _brushed(card, "140,304! 220,256 400,244 620,232 730,204! 724,246 640,288 420,318 240,330!", WET, -4, 6, 10)


def _arm(card: Sheet) -> None:
    """Near arm: one sleeve to the cuff, and the fist before the buttons."""
    _brushed(
        card,
        "600,1030! 560,1014 510,1014 474,1034 456,1066 458,1106 478,1138 516,1152 560,1146 610,1130!",
        LIT,
        20,
        3,
        6,
    )
    for line in ("462,1062 490,1066 514,1058", "458,1094 490,1098 516,1090", "470,1126 496,1128 520,1118"):
        card.paint(ribbon(line, (3, 7, 3)), DEEP, edge="raw")
    card.paint(ribbon("530,1030 520,1060 536,1080 560,1076", (4, 8, 4)), DEEP, edge="raw")
    sleeve = card.piece(
        "480,690! 560,620 650,640 740,730 830,850 900,980 910,1040 880,1090 800,1120 700,1140 606,1160! 590,1090 592,1010! "
        "650,990 700,970! 620,900 540,810 490,730!",
        WET,
        angle=50,
        laps=46,
        grain=0.4,
        edge="raw",
        ragged=6,
        lift=14,
    )
    with card.inside(sleeve):
        card.paint(ribbon("700,974 770,980 830,960", (4, 16, 3)), DEEP, edge="raw")
        card.paint(ribbon("740,1010 800,1030 870,1010", (3, 12, 3)), DEEP, edge="raw")
    card.paint(ribbon("598,1004 590,1080 608,1166", (17, 17)), DEEP, edge="raw", lift=4)


def _drips(card: Sheet) -> None:
    """Off the brim, the cuff, the hem; and what has reached the floor."""
    for x, y, q in (
        (172, 1480, 15),
        (214, 1540, 9),
        (130, 1560, 10),
        (1090, 1700, 16),
        (1150, 1750, 10),
        (1170, 1650, 12),
    ):
        card.paint(ROUND, WET, at=affine(x, y, q) @ np.diag([1.5, 0.6, 1.0]), edge="raw", ragged=4)
    for x, y, n, r in (
        (170, 306, 60, 8),
        (640, 280, 90, 9),
        (690, 250, 40, 7),
        (230, 1070, 90, 9),
        (170, 1040, 40, 7),
        (300, 1450, 80, 9),
        (820, 1120, 60, 8),
        (690, 1460, 70, 9),
        (1090, 1470, 90, 9),
        (1170, 1450, 46, 8),
    ):
        card.paint(
            ribbon(f"{x},{y - 16} {x + 1},{y + n * 0.6:.0f} {x},{y + n}", (r * 0.8, r * 0.5, r * 1.3)), WET, edge="raw"
        )


def _hedgehog(card: Sheet) -> None:
    """A hedgehog under the arch of his legs, with a lit candle to take somewhere."""
    at = affine(700, 1706, 1.12)
    card.paint("-150,22! 150,14! 130,40 0,46 -140,42", shift(CEMENT, -0.14), at=at, edge="raw", ragged=12)
    card.paint(
        "70,-70! 110,-62 140,-30 172,-2 174,12 150,22 90,30 50,30!", MUSTARD, at=at, angle=20, edge="raw", lift=4
    )
    spikes = "-150,20!"
    for k in range(13):
        a = math.pi * (1.0 - k / 14.5)
        b = math.pi * (1.0 - (k + 0.5) / 14.5)
        spikes += f" {-22 + 158 * math.cos(a):.0f},{24 - 142 * math.sin(a):.0f}! {-22 + 124 * math.cos(b):.0f},{24 - 112 * math.sin(b):.0f}!"
    spikes += " 86,-30! 76,30!"
    hog = card.piece(spikes, UMBER, at=at, angle=60, laps=30, edge="raw", ragged=6, lift=6)
    quills = [
        ribbon(
            f"{-22 + r * math.cos(t):.0f},{20 - r * math.sin(t):.0f} {-22 + (r + 24) * math.cos(t + 0.1):.0f},{20 - (r + 24) * math.sin(t + 0.1):.0f}",
            (4, 1),
            at,
        )
        for r in (30, 66, 100)
        for t in (0.5 + 0.26 * j + r * 0.002 for j in range(10))
    ]
    card.pattern(hog, quills, MUSTARD, thin=0.1)
    card.paint(ROUND, NIGHT, at=affine(700 + 130, 1706 - 29, 9), edge="raw")
    card.paint(ROUND, NIGHT, at=affine(700 + 193, 1706 + 4, 12), edge="raw")
    card.paint([ribbon(f"{x},20 {x + 10},44", (13, 10), at) for x in (-90, -40, 50, 96)], UMBER, edge="raw")
    card.paint("-46,-92! -16,-94! -18,-170! -44,-168!", WHITE, at=at, angle=88, edge="raw", lift=4)
    card.paint(ribbon("-31,-166 -30,-184", (3, 3), at), NIGHT)
    card.paint("-32,-176 -52,-200 -28,-254! -10,-210 -20,-180", shift(MUSTARD, 0.1), at=at, angle=80, edge="raw")
