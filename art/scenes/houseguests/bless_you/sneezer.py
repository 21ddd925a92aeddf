"""The one who sneezes: a dark coat like a hill, a head flung forward, all the hair that was pinned up at eight."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import RING, ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, DARK, MINT, NIGHT, ROSY, STRAW, WALNUT

HEAD: Final = affine(690, 596, 290, 25)
"""A head of two units, seen from the side; the page's right is where the nose points."""
FOLD: Final = shift(NIGHT, 0.075)
WOVEN: Final = mix(NIGHT, MINT, 0.33)
LIP: Final = "#9c4d43"
EDGE: Final = mix(NIGHT, CHALK, 0.4)
FOLDED: Final = mix(NIGHT, CHALK, 0.74)


def sneezer(card: Sheet) -> None:
    """Lay the coat, the neck, the face, the hair, what is wound about the neck, then the near sleeve."""
    _cuff(card)
    _coat(card)
    card.paint("380,560! 600,640 700,960! 600,1060 400,900!", ROSY.shade, angle=70, laps=50)
    _face(card)
    _hair(card)
    _scarf(card)
    _sleeve(card)
    _handkerchief(card)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "-40,420! 60,372 190,346 310,354 440,394 490,560! 640,800 700,940! 780,1040 806,1170 776,1310 752,1480 760,1660 "
        "790,1840! -40,1840!",
        NIGHT,
        angle=70,
        laps=110,
        grain=0.26,
        edge="torn",
        core=mix(NIGHT, MINT, 0.45),
        wobble=4,
        lift=12,
    )
    with card.inside(coat):
        card.paint(ribbon("740,900 700,1150 640,1400 650,1840", (6, 12, 12, 8)), FOLD, thin=0.12)
        clocks(card, (150, 560, 112, 40), (110, 1560, 150, -10))
        clocks(card, (610, 1160, 112, 0), spokes=range(7, 14))
        for x, y in ((698, 1290), (694, 1500), (706, 1710)):
            card.paint(ROUND, STRAW, at=affine(x + 16, y, 27), lift=4)
            card.paint(ROUND, mix(STRAW, WALNUT, 0.5), at=affine(x + 16, y, 9))


def clocks(card: Sheet, *places: tuple[float, float, float, float], spokes: range = range(15)) -> None:
    """Lay dandelion clocks, woven into the cloth: where, how wide, how far they lean, which seeds are left."""
    lines = []
    for x, y, r, lean in places:
        at = affine(x, y, r / 100, lean)
        lines.append(ribbon("0,14 8,120 -10,300", (5, 6, 4), at))
        for k in spokes:
            spoke = affine(x, y, r / 100, lean + 24 * k)
            lines.append(ribbon("0,-14 0,-82", (3, 3), spoke))
            lines += [ribbon(f"0,-80 {dx},{dy}", (5, 3), spoke) for dx, dy in ((-15, -100), (0, -108), (15, -100))]
        lines.append(ribbon(RING, (8, 8), affine(x, y, r * 0.07, lean)))
    card.paint(lines, WOVEN, wobble=0.4)


def seed(card: Sheet, x: float, y: float, size: float, tilt: float) -> None:
    """Lay one seed that has come out of the cloth."""
    at = affine(x, y, size, tilt)
    tips = ((-74, 4), (-60, -34), (-34, -60), (0, -70), (34, -60), (60, -34), (74, 4))
    card.paint([ribbon("0,96 3,40 0,0", (4, 3, 3), at)], NIGHT, wobble=0.3)
    card.paint([ribbon(f"0,0 {dx},{dy}", (3, 4), at) for dx, dy in tips], NIGHT, wobble=0.3)
    card.paint("0,82! 9,104 4,132 0,140! -5,130 -9,104", NIGHT, at=at, wobble=0.4)


def _face(card: Sheet) -> None:
    skin, dark = ROSY.base, mix(ROSY.shade, DARK, 0.55)
    # inside the mouth
    card.paint(".52,.56! .85,.55! .82,.80! .54,.84!", mix(BRICK, DARK, 0.62), at=HEAD)
    face = card.piece(
        ".10,-.98! .40,-.86 .62,-.62 .70,-.36 .69,-.22 .67,-.15 .76,-.03 .91,.11 1.06,.25 1.05,.36 .94,.42 .765,.425! "
        ".79,.47 .87,.51 .875,.58! .76,.60 .665,.66! .71,.74 .83,.745! .855,.80 .775,.865! .73,.90 .76,.98 .72,1.09 .60,1.16 "
        ".34,1.16 .06,1.00 -.10,.84! -.60,.60! -.80,.0 -.5,-.8",
        skin,
        at=HEAD,
        angle=76,
        laps=80,
        grain=0.22,
        lift=8,
    )
    with card.inside(face):
        card.paint(
            ".02,.22 .22,.16 .40,.30 .46,.48 .36,.66 .14,.66 -.02,.46",
            mix(skin, BRICK, 0.1),
            at=HEAD,
            angle=30,
            laps=40,
            edge="raw",
            ragged=14,
        )
        card.paint("-.16,.70! .10,.86 .36,1.02 .62,1.10 .80,1.12! .6,1.4! -.2,1.3!", ROSY.shade, at=HEAD, angle=20)
        card.paint(ROUND, mix(skin, BRICK, 0.26), at=affine(938, 800, 54, 17), edge="torn", wobble=3)
        # lips
        card.paint(".785,.47! .89,.51 .885,.59! .76,.61 .65,.665! .70,.56 .75,.51", LIP, at=HEAD, wobble=0.5)
        card.paint(".65,.655! .71,.735 .835,.735! .865,.80 .77,.87! .70,.82 .67,.75", LIP, at=HEAD, wobble=0.5)
        # nostril, and the wing of the nose
        card.paint(".83,.395! .88,.345 .96,.36 .95,.405 .86,.42!", dark, at=HEAD, wobble=0.4)
        card.paint(ribbon(".77,.43 .72,.36 .745,.27 .80,.245", (3, 9, 9, 3), HEAD), ROSY.shade, wobble=0.5)
        # the eye, shut, its lashes, and the brow drawn over it
        card.paint(
            [
                ribbon(".25,-.09 .40,-.065 .52,-.03 .63,.03", (5, 14, 15, 8), HEAD),
                ribbon(".29,.11 .41,.075 .52,.055 .63,.03", (4, 10, 12, 8), HEAD),
            ],
            dark,
            wobble=0.6,
        )
        for line in (
            ".24,-.09 .18,-.13 .11,-.14",
            ".27,.11 .21,.14 .15,.19",
            ".70,-.10 .655,-.05 .66,.02",
            ".66,.34 .56,.42 .52,.55",
        ):
            card.paint(ribbon(line, (2, 8, 2), HEAD), mix(ROSY.shade, DARK, 0.1), wobble=0.5)
        card.paint(ribbon(".18,-.22 .33,-.31 .50,-.33 .66,-.36", (5, 18, 24, 11), HEAD), shift(BRICK, -0.1), wobble=1)
    # the ear and what hangs from it
    ear = card.piece(
        "-.27,.14 -.35,-.02 -.31,-.20 -.18,-.25 -.07,-.15 -.07,.03 -.14,.19 -.17,.33 -.26,.34",
        mix(skin, BRICK, 0.2),
        at=HEAD,
        lift=6,
    )
    with card.inside(ear):
        card.paint(
            ribbon("-.27,-.03 -.25,-.15 -.16,-.16 -.14,-.02 -.20,.12", (5, 11, 11, 5), HEAD), mix(ROSY.shade, DARK, 0.2)
        )
    card.paint(ROUND, CHALK, at=affine(594, 682, 25), lift=6)


def _hair(card: Sheet) -> None:
    """One mass, out of its pins."""
    deep, light = shift(BRICK, -0.075), shift(BRICK, 0.05)
    hair = card.piece(
        "468,822! 396,740 372,600 400,440 490,310 620,232 760,196 900,170 1050,130 1240,20! 1240,96! 1150,176 1080,216! "
        "1150,226 1240,210! 1240,300! 1130,318 1040,330! 1100,370 1190,450! 1080,466 1000,462 900,446 820,462 "
        "750,500 706,540! 664,476 590,500 560,570 556,650 572,720! 548,770 530,810",
        BRICK,
        angle=-14,
        laps=70,
        grain=0.3,
        lift=11,
    )
    with card.inside(hair):
        for lock in (
            "420,760 420,560 520,380 700,280 940,220 1240,50",
            "470,780 460,600 560,430 740,330 940,280 1240,250",
            "510,760 500,640 590,490 720,400 860,360 1040,390 1180,448",
            "390,640 430,450 560,300 760,230 1000,170",
        ):
            card.paint(ribbon(lock, (3, 12, 14, 12, 9, 3)), deep, thin=0.1)
        for lock in ("440,700 450,560 540,420 700,320 900,260 1100,240", "410,520 500,360 660,260 860,200"):
            card.paint(ribbon(lock, (3, 9, 11, 9, 3)), light, thin=0.2)


def _scarf(card: Sheet) -> None:
    wrap = card.piece(
        "352,640! 400,690 470,790 560,890 660,956! 730,990 776,1040 760,1100 690,1130! 540,1070 410,950 320,810 304,700",
        STRAW,
        angle=36,
        laps=60,
        lift=10,
    )
    with card.inside(wrap):
        for fold in ("340,690 430,830 550,950 740,1040", "330,760 420,900 540,1010 680,1080"):
            card.paint(ribbon(fold, (4, 11, 11, 4)), mix(STRAW, WALNUT, 0.35), thin=0.1)


def _sleeve(card: Sheet) -> None:
    sleeve = card.piece(
        "90,720 150,640 240,650 320,760 400,900 436,1060 460,1220 530,1380 580,1480! 470,1580 372,1600! 280,1500 170,1340 80,1140 50,900",
        shift(NIGHT, 0.018),
        angle=64,
        laps=80,
        grain=0.26,
    )
    rim = mix(NIGHT, MINT, 0.4)
    card.paint(
        ribbon("300,730 400,900 436,1060 460,1220 530,1380 576,1476", (2, 6, 7, 7, 6, 4)), rim, thin=0.2, wobble=3
    )
    card.paint(ribbon("52,860 62,1000 84,1140 172,1340 290,1510", (2, 6, 7, 6, 4)), rim, thin=0.2, wobble=3)
    with card.inside(sleeve):
        clocks(card, (236, 960, 124, -8), (330, 1380, 104, 10))
    pocket = card.piece(
        "270,1470! 440,1440 640,1392! 668,1560 690,1840! 300,1840! 280,1640",
        shift(NIGHT, 0.012),
        angle=80,
        laps=60,
        edge="torn",
        core=mix(NIGHT, MINT, 0.45),
        wobble=3,
        lift=9,
    )
    with card.inside(pocket):
        card.paint(ribbon("276,1520 450,1488 646,1442", (5, 6, 5)), FOLD, thin=0.2)
        clocks(card, (500, 1690, 120, -6))


def _cuff(card: Sheet) -> None:
    """Lay the far sleeve, which comes up from behind the coat's front."""
    sleeve = card.piece(
        "700,1310! 806,1300 884,1240 906,1150 892,1050! 836,1030 760,1044! 720,1120!",
        shift(NIGHT, 0.02),
        angle=80,
        laps=60,
        edge="torn",
        core=mix(NIGHT, MINT, 0.45),
        wobble=3,
        lift=8,
    )
    with card.inside(sleeve):
        card.paint(ribbon("880,1140 830,1160 780,1150", (3, 12, 3)), FOLD, thin=0.15)


def _handkerchief(card: Sheet) -> None:
    """Lay her own, in time, over her mouth, her chin and the hand that holds it."""
    cloth = card.piece(
        "716,950! 730,880 766,826 830,796 896,788 936,816! 952,856 986,880 1036,886! 1010,936 968,966 940,1010 "
        "928,1056 938,1104! 912,1108 886,1128 862,1156 836,1206! 800,1150 764,1110 716,1092! 704,1020",
        CHALK,
        angle=70,
        lift=11,
    )
    with card.inside(cloth):
        card.paint("716,950! 780,940 816,1000 812,1080 836,1206! 760,1160 690,1100", mix(CHALK, FOLDED, 0.4), angle=70)
        folds = (
            "790,890 772,980 788,1090",
            "842,850 838,980 846,1130",
            "890,836 892,960 930,1070",
            "916,850 940,900 990,906",
        )
        card.paint([ribbon(fold, (3, 10, 4)) for fold in folds], FOLDED)
        hem = (
            "700,1072 756,1086 806,1130 840,1186",
            "820,1186 852,1136 880,1110 904,1096 930,1092",
            "928,1110 910,1060 922,1004 954,954 996,926 1018,880",
        )
        card.paint([ribbon(line, (8, 8, 8, 8)) for line in hem], EDGE, wobble=0.4)
