"""The one who sneezes: a dark coat like a hill, a head flung forward, all the hair that was pinned up at eight."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, DARK, MINT, NIGHT, ROSY, STRAW, WALNUT

HEAD: Final = affine(690, 596, 290, 25)
"""A head of two units, seen from the side; the page's right is where the nose points."""
FOLD: Final = shift(NIGHT, 0.075)
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
        for x, y in ((698, 1290), (694, 1500), (706, 1710)):
            card.paint(ROUND, STRAW, at=affine(x + 16, y, 27), lift=4)
            card.paint(ROUND, mix(STRAW, WALNUT, 0.5), at=affine(x + 16, y, 9))


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
        # the eye, shut with all its might, and the brow pulled down on it
        card.paint(
            [
                ribbon(".26,-.10 .40,-.075 .52,-.03 .62,.035", (5, 15, 16, 9), HEAD),
                ribbon(".29,.115 .40,.065 .52,.05 .625,.035", (4, 12, 13, 9), HEAD),
            ],
            dark,
            wobble=0.6,
        )
        for line in (
            ".24,-.13 .17,-.19 .10,-.21",
            ".24,-.05 .16,-.07 .08,-.06",
            ".26,.03 .18,.04 .11,.08",
            ".28,.13 .21,.17 .17,.22",
            ".68,-.16 .63,-.09 .635,-.01",
            ".74,.05 .69,.04 .655,.10",
            ".79,.10 .73,.10 .70,.17",
            ".36,.20 .48,.15 .60,.19",
            ".66,.34 .53,.42 .47,.60",
        ):
            card.paint(ribbon(line, (2, 8, 2), HEAD), mix(ROSY.shade, DARK, 0.2), wobble=0.5)
        card.paint(ribbon(".20,-.17 .34,-.29 .50,-.36 .66,-.40", (5, 18, 25, 12), HEAD), shift(BRICK, -0.1), wobble=1)
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
        for fold in ("450,1180 370,1200 280,1180", "458,1220 390,1270 300,1290", "80,1130 150,1150 210,1130"):
            card.paint(ribbon(fold, (3, 12, 3)), FOLD, thin=0.15)
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


def _cuff(card: Sheet) -> None:
    """Lay the far sleeve, which comes up from behind the coat's front."""
    sleeve = card.piece(
        "720,1300! 800,1296 874,1240 896,1150 884,1056! 836,1036 770,1044! 740,1120!",
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
    """Lay her own, in her fist, at her chin in time, but for its upper corners."""
    cloth = card.piece(
        "776,1010! 726,976 708,924 740,888 756,846! 790,872 824,866 862,842 902,858! 898,900 892,944 876,984 850,1020!",
        CHALK,
        angle=70,
        lift=9,
    )
    with card.inside(cloth):
        card.paint(
            [
                ribbon("800,1010 772,966 758,910", (8, 9, 3)),
                ribbon("812,1010 806,960 810,906", (8, 9, 3)),
                ribbon("830,1010 848,960 870,890", (8, 9, 3)),
            ],
            FOLDED,
        )
        card.paint(
            ribbon("716,918 744,904 764,868 792,890 826,884 864,862 906,878", (9, 9, 9, 9, 9, 9, 9)), EDGE, wobble=0.4
        )
    card.paint(
        "764,1064! 756,1020 768,988 800,972 846,970 880,984 892,1016 884,1066! 830,1050!", ROSY.base, angle=20, lift=7
    )
    for x in (806, 836, 864):
        card.paint(ribbon(f"{x - 4},978 {x + 4},1000 {x + 2},1024", (3, 7, 3)), ROSY.shade, wobble=0.5)
    card.paint("756,1020! 770,1000 800,1010 812,1030 800,1044 768,1044!", ROSY.base, lift=4)


def pins(card: Sheet) -> None:
    """Lay what held the hair up."""
    for x, y, tilt in ((812, 120, -16), (800, 360, 152)):
        at = affine(x, y, 1.0, tilt)
        card.paint(ribbon("-52,-11 20,-14 46,-12 56,0 46,12 10,12 -44,15", (5, 7, 7, 7, 7, 7, 5), at), DARK, lift=7)
