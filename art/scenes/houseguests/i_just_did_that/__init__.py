"""I Just Did That: he storms off, wet blue from hat to hem, and the wall that she has painted lacks a man."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.dress import outfit
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
WET: Final = shift(BLUE, -0.07)
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
        BLUE,
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
            [curve(ROUND, affine(x + r * 0.62 * math.cos(k * 1.26), y + r * 0.62 * math.sin(k * 1.26), r * 0.5)) for k in range(5)],
            GROUND,
            edge="raw",
        )
    card.paint([ribbon(f"{x},{y} 714,590", (5, 6)) for x, y in ((690, 470), (742, 446), (716, 398), (664, 420))], GROUND, edge="raw")


def _painter(card: Sheet) -> None:
    """She has turned round with her hands on her hips."""
    dress = outfit("dungarees", WHITE, mix(WHITE, CEMENT, 0.25), MUSTARD)
    who = Figure(card, 1128, 1030, 62, "hips", dress, HERS, "stout", flip=True)
    who.below()
    head = Head(card, CAST["painted"], **who.head)
    head.draw()
    head.lay(
        "-.72,-.2! -.86,-.66 -.5,-1.16 0,-1.3 .5,-1.16 .82,-.66 .7,-.16! .5,-.46 0,-.58 -.5,-.44",
        MUSTARD,
        "flat",
        angle=20,
        edge="raw",
        lift=3,
    )
    who.above()


def _legs(card: Sheet) -> None:
    _brushed(card, "560,1300! 900,1260! 960,1440 1030,1640 1110,1840! 880,1840! 800,1680 690,1540!", DEEP, 70)
    _brushed(card, "330,1300! 700,1300! 640,1500 560,1620 520,1740 520,1840! 270,1840! 262,1700 250,1560 270,1420!", WET, 96, 8, 10)


def _far_arm(card: Sheet) -> None:
    """A sleeve out of the chest, and a fist out of its cuff."""
    _brushed(
        card,
        "150,930! 108,912 74,880 62,840 70,800 96,778 132,772 170,784 196,812 204,850 214,880 206,916!",
        WET,
        40,
        3,
    )
    for line in ("92,800 84,840 100,880", "124,786 112,836 128,890", "160,792 148,830 156,868"):
        card.paint(ribbon(line, (3, 6, 3)), DEEP, edge="raw")
    _brushed(card, "440,680! 372,740 320,830 258,900 226,880! 128,906! 138,980 164,1050 220,1090 290,1076 360,1020 440,960!", DEEP, 40, 6, 8)
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
        card.paint("760,1440! 800,1300 830,1180 900,1300 1000,1400 1240,1420! 1240,1540! 760,1540!", DEEP, angle=40, edge="raw")
        card.paint(ribbon("470,620 420,780 400,1000 380,1240 330,1460", (5, 8, 6)), DEEP, edge="raw", thin=0.1)


def _head(card: Sheet) -> None:
    """The hat down, the chin out."""
    _brushed(card, "352,560! 420,600 560,470! 650,590 610,650 480,716 390,704 326,650!", DEEP, 30, 6)
    head = card.piece(
        "268,300! 256,350 240,392 206,436 176,470 184,490 228,496! 222,516 226,536! 222,556 216,572 204,600 212,640 "
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
        card.paint("470,280! 478,360 462,420! 500,430 520,520 500,580 600,580! 600,280!", DEEP, angle=80, edge="raw", ragged=6)
        card.paint("372,622 440,560 470,500! 500,520 480,600 430,660!", shift(BLUE, -0.11), angle=60, edge="raw")
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
    card.paint(ribbon("232,494 250,476 246,452", (3, 8, 3)), DEEP, edge="raw")
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
        "300,270! 304,170 340,96 400,74 452,92 520,70 590,120 620,260!", WET, angle=76, laps=46, edge="raw", ragged=6, lift=8
    )
    with card.inside(crown):
        card.paint("280,214! 440,200 640,176! 640,280! 280,290!", NIGHT, angle=-4, edge="raw", ragged=6)
        card.paint(ribbon("400,74 440,130 500,150", (3, 9, 3)), DEEP, edge="raw")
    _brushed(card, "140,304! 220,256 400,244 620,232 730,204! 724,246 640,288 420,318 240,330!", WET, -4, 6, 10)


def _arm(card: Sheet) -> None:
    """Near arm: one sleeve to the cuff, and the fist before the buttons."""
    _brushed(
        card,
        "600,1030! 560,1014 510,1014 474,1034 456,1066 458,1106 478,1138 516,1152 560,1146 610,1130!", LIT, 20, 3, 6
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
    """Off the brim, the nose, the cuff, the hem."""
    for x, y, n, r in (
        (170, 306, 60, 8), (640, 280, 90, 9), (690, 250, 40, 7), (186, 488, 34, 7), (230, 1070, 90, 9), (170, 1040, 40, 7),
        (300, 1450, 80, 9), (820, 1120, 60, 8), (690, 1460, 70, 9), (1090, 1470, 90, 9), (1170, 1450, 46, 8),
    ):
        card.paint(ribbon(f"{x},{y - 16} {x + 1},{y + n * 0.6:.0f} {x},{y + n}", (r * 0.8, r * 0.5, r * 1.3)), WET, edge="raw")


def _hedgehog(card: Sheet) -> None:
    """A hedgehog under the arch of his legs, with a lit candle to take somewhere."""
    at = affine(706, 1740, 1)
    card.paint("-150,22! 150,14! 130,40 0,46 -140,42", shift(CEMENT, -0.14), at=at, edge="raw", ragged=12)
    card.paint("70,-70! 110,-62 140,-30 172,-2 174,12 150,22 90,30 50,30!", MUSTARD, at=at, angle=20, edge="raw", lift=4)
    spikes = "-150,20!"
    for k in range(13):
        a = math.pi * (1.0 - k / 14.5)
        b = math.pi * (1.0 - (k + 0.5) / 14.5)
        spikes += f" {-22 + 158 * math.cos(a):.0f},{24 - 142 * math.sin(a):.0f}! {-22 + 124 * math.cos(b):.0f},{24 - 112 * math.sin(b):.0f}!"
    spikes += " 86,-30! 76,30!"
    hog = card.piece(spikes, UMBER, at=at, angle=60, laps=30, edge="raw", ragged=6, lift=6)
    quills = [
        ribbon(f"{-22 + r * math.cos(t):.0f},{20 - r * math.sin(t):.0f} {-22 + (r + 24) * math.cos(t + 0.1):.0f},{20 - (r + 24) * math.sin(t + 0.1):.0f}", (4, 1), at)
        for r in (30, 66, 100)
        for t in (0.5 + 0.26 * j + r * 0.002 for j in range(10))
    ]
    card.pattern(hog, quills, MUSTARD, thin=0.1)
    card.paint(ROUND, NIGHT, at=affine(706 + 116, 1740 - 26, 8), edge="raw")
    card.paint(ROUND, NIGHT, at=affine(706 + 172, 1740 + 4, 11), edge="raw")
    card.paint([ribbon(f"{x},20 {x + 10},44", (13, 10), at) for x in (-90, -40, 50, 96)], UMBER, edge="raw")
    card.paint("-44,-92! -18,-94! -20,-196! -42,-194!", WHITE, at=at, angle=88, edge="raw", lift=4)
    card.paint(ribbon("-31,-194 -30,-212", (3, 3), at), NIGHT)
    card.paint("-32,-204 -50,-226 -28,-276! -12,-236 -20,-208", shift(MUSTARD, 0.1), at=at, angle=80, edge="raw")
