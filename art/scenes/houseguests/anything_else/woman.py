"""The patient: a dark dress, a long brown arm, a head that looks away and an eye that does not."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.anything_else.inks import BLUSH, BUTTER, CHALK, CORAL, FOLD, HERS, LILAC, LIP, PLUM

HEAD: Final[Array] = affine(420, 424, 246, 5, flip=True)
"""A head of two units, seen from the side; it looks to the page's left."""
HAND: Final[Array] = affine(206, 1420, 1, 0)
FINGERS: Final = (
    "-34,-34 -100,-30 -128,16",
    "-46,-12 -112,0 -134,50",
    "-42,14 -100,32 -116,80",
    "-28,36 -76,60 -86,100",
)
EDGE: Final = mix(PLUM, LILAC, 0.5)


def dress(card: Sheet) -> Patch:
    """Lay neck and dress, from the nape to the knees; return the dress for what swims in it."""
    neck = card.piece(
        "330,560! 600,520! 612,640 640,770! 560,860 400,830 350,760! 372,700", HERS.base, angle=80, lift=4
    )
    with card.inside(neck):
        card.paint("330,640! 430,690 530,660 600,560! 640,560! 610,640 560,720 460,760 340,770!", HERS.shade, angle=20)
    return card.piece(
        "352,742! 430,790 540,790 616,690! 700,740 764,830 798,940 804,1060 782,1190 752,1310 752,1430 790,1570 810,1840! "
        "-40,1840! -40,1420! 60,1372 180,1338 270,1312! 262,1220 240,1130 244,1040 272,930 316,820",
        PLUM,
        angle=82,
        laps=110,
        grain=0.26,
        edge="torn",
        core=EDGE,
        wobble=4,
        lift=12,
    )


def folds(card: Sheet, cloth: Patch) -> None:
    """Lay seams: they all run to where her hand has closed on the skirt."""
    lines = [
        ribbon(line, (2, 9, 3))
        for line in (
            "250,1470 420,1500 600,1590 760,1760",
            "220,1500 330,1580 440,1700 500,1840",
            "170,1520 210,1620 240,1740 250,1840",
            "110,1520 90,1640 60,1760",
            "270,1316 400,1350 560,1360 700,1330",
        )
    ]
    card.pattern(cloth, lines, FOLD, thin=0.05)
    card.pattern(cloth, [ribbon("366,758 440,806 540,806 622,716", (12, 16, 14, 12))], CORAL, thin=0)


def arm(card: Sheet) -> Patch:
    """Lay the bare forearm and the hand that holds on to the cloth, then the sleeve; return the sleeve."""
    card.paint(jointed("40,-10 -50,-66 -112,-58", 40, HAND), mix(HERS.base, HERS.shade, 0.5), lift=3)
    whole = card.piece(
        turned(
            [
                curve(
                    "640,1190! 630,1290 560,1372 440,1424 330,1456 240,1472! 190,1440 200,1396! 300,1366 400,1320 470,1250 480,1170!"
                ),
                curve("40,-30! 0,-46 -44,-54 -70,-26 -60,30 -20,58 30,52!", HAND),
                *(jointed(line, 38, HAND) for line in FINGERS),
            ]
        ),
        HERS.base,
        angle=-20,
        laps=80,
        lift=8,
    )
    with card.inside(whole):
        card.paint("660,1210! 630,1300 560,1350 440,1404 320,1440 220,1456! 260,1500! 660,1480!", HERS.shade, angle=-24)
        for gap in ("-44,-22 -108,-14", "-48,2 -108,16", "-40,26 -90,46"):
            card.paint(ribbon(gap, (2, 6, 4), HAND), HERS.shade, wobble=0.3)
        card.paint(ribbon("250,1392 262,1420 258,1452", (2, 7, 2)), HERS.shade, wobble=0.4)
    for line in FINGERS:
        marked(card, line, 38, HAND, HERS.shade, mix(CORAL, CHALK, 0.15))
    sleeve = card.piece(
        "520,812! 590,826 650,890 684,990 694,1100 676,1226! 590,1256 500,1250 436,1216! 430,1080 444,930 476,850",
        shift(PLUM, 0.015),
        angle=84,
        edge="torn",
        core=mix(PLUM, LILAC, 0.3),
        wobble=4,
        lift=8,
    )
    hem = [
        ribbon("446,1190 520,1222 600,1224 674,1196", (3, 8, 3)),
        *(ribbon(q, (2, 8, 2)) for q in ("520,830 500,930 496,1030", "640,1190 640,1100 620,1020")),
    ]
    card.pattern(sleeve, hem, FOLD, thin=0.05)
    return sleeve


def head(card: Sheet) -> None:
    """Lay the face, the hair in waves, the earring."""
    face = card.piece(
        ".06,-.98! .36,-.90 .57,-.70 .64,-.46 .63,-.28 .60,-.16! .66,.0 .75,.16 .84,.29 .86,.36 .80,.42 .66,.43! .66,.49 "
        ".685,.555! .708,.585 .72,.63 .71,.672 .672,.69! .70,.715 .708,.765 .69,.812 .65,.84! .655,.92 .72,1.0 .69,1.12 .56,1.2 "
        ".36,1.16 .12,1.02 -.08,.84! -.60,.60! -.80,.0 -.5,-.8",
        HERS.base,
        at=HEAD,
        angle=100,
        laps=80,
        grain=0.22,
        lift=10,
    )
    with card.inside(face):
        card.paint("-.3,.60! .0,.84 .26,1.0 .50,1.05 .66,.98 .9,1.0! .9,1.4! -.4,1.3!", HERS.shade, at=HEAD, angle=20)
        card.paint(ROUND, BLUSH, at=HEAD @ _local(0.26, 0.42, 0.19), grain=0.3)
        card.paint(".54,.70! .61,.645 .67,.605! .80,.60 .82,.66! .68,.688", LIP, at=HEAD, wobble=0.4)
        card.paint(".54,.70! .68,.695 .80,.70! .78,.78 .67,.80 .60,.77", LIP, at=HEAD, wobble=0.4)
        card.paint(ribbon(".50,.715 .60,.70 .80,.69", (0.01, 0.026, 0.016), HEAD, 246), HERS.line, wobble=0.3)
        lines = [
            ribbon(line, widths, HEAD, 246)
            for line, widths in (
                (".66,.44 .59,.42 .58,.32 .65,.26", (0.01, 0.03, 0.034, 0.01)),
                (".50,.50 .44,.60 .45,.72", (0.008, 0.03, 0.008)),
                (".10,.02 .04,-.01 -.02,-.06", (0.008, 0.026, 0.008)),
                (".11,.09 .04,.11 .0,.16", (0.008, 0.026, 0.008)),
                (".22,.20 .34,.24 .46,.19", (0.008, 0.03, 0.008)),
                (".20,.60 .30,.78 .44,.88", (0.004, 0.02, 0.004)),
            )
        ]
        card.paint(lines, HERS.shade, wobble=0.4)
        card.paint(".70,.42! .73,.375 .79,.375! .77,.42", mix(HERS.shade, PLUM, 0.5), at=HEAD, wobble=0.4)
        _eye(card)
    _hair(card)
    card.paint(ROUND, BUTTER, at=HEAD @ _local(-0.16, 0.50, 0.088), lift=4)


def _eye(card: Sheet) -> None:
    """Open, the iris in its hind corner: it looks back at him without the head's turning."""
    ball = card.piece(".14,.07! .26,-.06 .42,-.08 .535,.02! .46,.10 .28,.12", CHALK, at=HEAD, wobble=0.3)
    with card.inside(ball):
        card.paint(ROUND, PLUM, at=HEAD @ _local(0.225, 0.015, 0.088), wobble=0.3)
    card.paint(
        ".08,.06! .16,-.10 .32,-.19 .48,-.16 .56,.02! .46,-.06 .28,-.045", HERS.shade, at=HEAD, wobble=0.5, lift=2
    )
    card.paint(ribbon(".09,.085 .20,.0 .32,-.055 .46,-.06 .56,.03", (0.02, 0.04, 0.046, 0.04, 0.016), HEAD, 246), PLUM)
    card.paint(".06,-.26! .22,-.40 .42,-.42 .60,-.30! .42,-.345 .24,-.31", PLUM, at=HEAD, lift=2)


def _hair(card: Sheet) -> None:
    hair = card.piece(
        ".50,-.96! .44,-.74 .28,-.58 .26,-.40! .12,-.32 .08,-.12! -.04,-.04 -.06,.14! -.16,.26 -.14,.42! -.30,.62 -.52,.82 -.80,.80! "
        "-.92,.50 -.86,.26 -.98,.0 -.92,-.26 -1.0,-.54 -.82,-.94 -.46,-1.22 -.04,-1.28 .34,-1.18",
        PLUM,
        at=HEAD,
        angle=60,
        laps=50,
        lift=8,
        edge="torn",
        core=EDGE,
        wobble=3,
    )
    waves = [
        ribbon(line, (0.006, 0.034, 0.03, 0.006), HEAD, 246)
        for line in (
            ".36,-1.06 .14,-.86 -.06,-.76 -.14,-.50 -.30,-.36 -.34,-.10 -.50,.04 -.50,.30 -.66,.52",
            ".10,-1.16 -.14,-.98 -.34,-.84 -.42,-.56 -.58,-.40 -.60,-.12 -.74,.06 -.72,.34 -.82,.60",
            "-.22,-1.16 -.48,-.98 -.62,-.70 -.76,-.50 -.76,-.22 -.88,.0",
            ".24,-.62 .06,-.50 -.04,-.26 -.20,-.12 -.24,.14 -.36,.30 -.40,.60",
        )
    ]
    with card.inside(hair):
        card.paint(waves, mix(PLUM, LILAC, 0.5), thin=0.1)


def _local(x: float, y: float, size: float) -> Array:
    """Return a place and a size in head units, to follow the head's own."""
    return np.vstack([affine(x, y, size), (0, 0, 1)])
