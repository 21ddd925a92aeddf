"""Who is to come: a coat as large as a barn on a post, a hat, a stitched face that smiles at nobody, and a hen in its pocket."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, affine, ribbon, rng
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import BLACK, BRICK, CLAY, CREAM, OLIVE, SLATE, UMBER

EDGE = mix(CLAY, CREAM, 0.4)
STRAW = "#c3a269"


def scarecrow(card: Sheet) -> None:
    """Lay post, sleeves, coat, what is patched on it, head and hat, the hen."""
    card.paint(
        "470,1200! 540,1196! 548,1618! 478,1622!", mix(BLACK, UMBER, 0.35), angle=88, edge="torn", core=CLAY, lift=5
    )
    card.paint(
        "366,1668! 410,1622 452,1594 500,1602 548,1586 600,1618 652,1666! 510,1674",
        shift(UMBER, -0.1),
        angle=6,
        edge="torn",
        core=CLAY,
        lift=4,
    )
    _sleeves(card)
    _coat(card)
    _head(card)
    _hen(card)


def _straw(card: Sheet, x: float, y: float, angle: float, n: int, length: float, spread: float = 34) -> None:
    g = rng("straw", x, y)
    for _ in range(n):
        a = math.radians(angle + float(g.normal(0, spread / 2)))
        r = length * float(g.uniform(0.6, 1.1))
        sx, sy = x + float(g.normal(0, 20)), y + float(g.normal(0, 16))
        card.paint(ribbon(f"{sx},{sy} {sx + r * math.cos(a)},{sy + r * math.sin(a)}", (10, 4)), STRAW, lift=2)


def _sleeves(card: Sheet) -> None:
    """One beyond the left edge, one that hangs off its stick."""
    for spec, angle in (
        ("520,560! 360,560 180,610 40,660 -80,690! -80,930! 10,900 60,940! 130,870 210,900! 280,850 420,850!", -12),
        (
            "560,560! 760,540 940,480 1100,420 1280,370! 1280,640! 1190,640 1150,700! 1080,660 1010,730! 930,700 760,800!",
            -18,
        ),
    ):
        card.paint(spec, BLACK, angle=angle, edge="torn", core=EDGE, lift=10, laps=80, grain=0.4)
    for fold in (
        "470,640 300,680 90,760",
        "480,740 340,770 200,800",
        "680,640 860,600 1120,520",
        "700,720 860,680 1000,640",
    ):
        card.paint(ribbon(fold, (4, 16, 5)), shift(BLACK, 0.07), thin=0.2)
    elbow = card.piece("930,520! 1060,476! 1096,590! 968,634!", SLATE, angle=-18, edge="torn", core=EDGE, lift=4)
    with card.inside(elbow):
        card.paint([ribbon(f"{x},460 {x + 36},650", (6, 6)) for x in range(900, 1120, 34)], shift(SLATE, -0.09))


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "516,520! 400,548 340,600 318,720 300,900 262,1080 196,1240 140,1350! 196,1342 212,1420! 290,1370 330,1440! "
        "390,1384 452,1470! 500,1396 566,1440! 610,1380 690,1450! 740,1370 810,1400! 830,1330 950,1330! 896,1200 872,1060 "
        "830,900 770,720 724,590 640,540",
        BLACK,
        angle=84,
        edge="torn",
        core=EDGE,
        lift=14,
        laps=100,
        grain=0.42,
    )
    with card.inside(coat):
        card.paint(
            "520,520! 560,700 556,1000 580,1480! 540,1480! 520,1000 516,700", shift(BLACK, 0.09), angle=88, edge="torn"
        )
        for fold in (
            "420,900 380,1100 300,1340",
            "470,960 450,1160 410,1380",
            "640,1260 660,1340 690,1440",
            "700,1280 740,1340 800,1400",
        ):
            card.paint(ribbon(fold, (4, 22, 10)), shift(BLACK, 0.06), thin=0.2)
    card.paint(
        "520,520! 420,560 404,660! 450,670! 440,730! 520,900! 548,720",
        shift(BLACK, 0.1),
        edge="torn",
        core=EDGE,
        lift=5,
    )
    card.paint(
        "548,520! 650,560 672,650! 624,668! 636,730! 556,900! 540,720",
        shift(BLACK, 0.1),
        edge="torn",
        core=EDGE,
        lift=5,
    )
    for y in (960, 1090, 1220):
        card.paint(
            "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", CLAY, at=affine(512, y, 22), edge="torn", wobble=2, lift=3
        )
    patch = card.piece("330,1040! 440,1030! 450,1160! 322,1172!", UMBER, angle=8, edge="torn", core=EDGE, lift=3)
    card.pattern(patch, [ribbon(f"300,{y} 460,{y - 6}", (8, 8)) for y in range(1040, 1180, 30)], CLAY)
    # a flower in the buttonhole
    card.paint(ribbon("452,700 458,740 450,780", (6, 5, 4)), OLIVE)
    for k in range(6):
        card.paint("0,-6! 14,-24 0,-40 -14,-24", shift(CREAM, 0.05), at=affine(450, 690, 1, 60 * k), lift=2)
    card.paint("1,0 0,1 -1,0 0,-1", CLAY, at=affine(450, 690, 11))


def _head(card: Sheet) -> None:
    """A round head of sacking: button eyes, a stitched smile, straw for hair, a checked neckerchief."""
    for x, y, angle in ((416, 400, 150), (664, 394, 30)):
        _straw(card, x, y, angle, 12, 104, 56)
    _straw(card, 566, 640, 86, 8, 104, 30)
    sack = card.piece(
        "404,390 396,310 470,240 560,226 640,262 686,320 690,400 674,480 622,540 536,562 456,540 412,474",
        mix(CREAM, CLAY, 0.36),
        angle=70,
        edge="torn",
        core=shift(CREAM, 0.03),
        lift=8,
        grain=0.4,
    )
    with card.inside(sack):
        card.paint("630,240! 710,300 700,500 600,580! 664,470", mix(CREAM, CLAY, 0.56), angle=80, edge="torn")
        for cheek in (434, 596):
            card.paint(ROUND, mix(CREAM, BRICK, 0.5), at=affine(cheek, 470, 25), edge="torn", wobble=2)
        card.paint("498,436! 532,432! 512,464!", BRICK, wobble=1)
        for stitch in (
            "450,480 464,495",
            "474,502 492,510",
            "503,514 523,515",
            "534,513 552,507",
            "562,501 578,489",
            "584,482 592,470",
        ):
            card.paint(ribbon(stitch, (9, 9)), UMBER, wobble=0.4)
    for x, y in ((456, 418), (578, 414)):
        card.paint(ROUND, BLACK, at=affine(x, y, 25), lift=4)
        for u, v in ((-7, -7), (7, -7), (-7, 7), (7, 7)):
            card.paint(ROUND, CREAM, at=affine(x + u, y + v, 4), wobble=0.3)
    _neckerchief(card)
    crown = card.piece(
        "372,300! 386,120 420,-10 520,-60 640,-40 694,60 712,210! 560,290",
        BLACK,
        angle=84,
        edge="torn",
        core=EDGE,
        lift=8,
    )
    with card.inside(crown):
        card.paint("360,200! 540,220 720,130! 730,220! 560,310 360,310!", BRICK, angle=-8, edge="torn", core=EDGE)
    card.paint(
        "180,330! 300,262 420,290 560,278 680,220 800,130! 890,150! 870,230 760,310 600,366 420,384 280,372!",
        BLACK,
        angle=-12,
        edge="torn",
        core=EDGE,
        lift=12,
    )


def _neckerchief(card: Sheet) -> None:
    """Brick and cream squares, knotted loosely at the side of the neck."""
    cloth = card.piece(
        "414,540! 470,560 540,566 610,556 664,530! 672,580! 620,650 548,724! 480,660 420,596!",
        BRICK,
        edge="torn",
        core=CREAM,
        lift=7,
    )
    rows = [ribbon(f"380,{y} 700,{y - 14}", (13, 13)) for y in range(560, 740, 36)]
    columns = [ribbon(f"{x},500 {x + 8},740", (13, 13)) for x in range(414, 690, 36)]
    card.pattern(cloth, rows, mix(CREAM, BRICK, 0.3))
    card.pattern(cloth, columns, mix(CREAM, BRICK, 0.3), thin=0.2)


def _hen(card: Sheet) -> None:
    """She sits, has sat, and will sit."""
    hen = card.piece(
        "570,1090! 556,1010 574,930 560,880! 600,900! 606,866! 634,904! 652,880! 668,930 700,946 726,920 734,868 752,826 "
        "790,810 822,830 832,866 836,930 830,1000 800,1090!",
        shift(CREAM, 0.03),
        angle=30,
        edge="torn",
        core=shift(CREAM, 0.06),
        wobble=3,
        lift=8,
    )
    with card.inside(hen):
        for x, y in (
            (620, 980),
            (664, 990),
            (700, 1000),
            (640, 1030),
            (690, 1040),
            (740, 990),
            (780, 1000),
            (600, 930),
        ):
            card.paint(ribbon(f"{x - 16},{y - 6} {x},{y + 6} {x + 16},{y - 6}", (3, 9, 3)), CLAY, thin=0.1)
        card.paint(
            "742,880! 760,930 830,930! 840,1000! 760,1000 730,940", mix(CREAM, CLAY, 0.22), angle=80, edge="torn"
        )
    card.paint(
        "752,826! 748,776! 776,796! 792,762! 806,796! 832,786! 822,832! 790,812", BRICK, edge="torn", wobble=2, lift=3
    )
    card.paint("826,842! 872,858! 828,872!", mix(CLAY, CREAM, 0.1), lift=3, edge="torn", wobble=1.5)
    card.paint("820,872! 838,884 832,916 816,906", BRICK, edge="torn", wobble=1.5, lift=2)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", BLACK, at=affine(796, 846, 9))
    pocket = card.piece(
        "552,1030! 690,1018 846,1024! 852,1180! 800,1236 700,1254 600,1240 556,1186!",
        mix(BLACK, UMBER, 0.62),
        angle=4,
        edge="torn",
        core=EDGE,
        lift=10,
    )
    with card.inside(pocket):
        card.paint("530,1010! 870,1000! 870,1062! 540,1076!", mix(BLACK, UMBER, 0.3), angle=2, edge="torn")
        card.paint([ribbon(f"{x},1090 {x + 4},1112", (7, 6)) for x in range(574, 850, 40)], CREAM)
