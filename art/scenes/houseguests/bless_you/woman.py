"""The one who stops it: she does not look, she has breath of her own to spend."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BLUSH, BRICK, CHALK, LINE, NIGHT, SHELL, STRAW, TAN, WALNUT

HEAD: Final = affine(890, 1250, 262, -7, flip=True)
"""A head of two units, seen from the side; it looks to the page's left."""
HAIR: Final = mix(STRAW, CHALK, 0.72)
LOCK: Final = mix(CHALK, WALNUT, 0.5)


def woman(card: Sheet) -> None:
    """Lay bun, neck, dress, collar, face, hair."""
    card.paint("780,1400! 1060,1360! 1100,1640! 800,1680!", BLUSH, angle=80)
    card.paint("620,1840! 660,1740 740,1660 830,1600! 1240,1500! 1240,1840!", shift(BRICK, -0.05), angle=70, lift=10)
    card.paint("742,1640! 800,1560 960,1540! 1000,1640 900,1690 770,1720!", CHALK, angle=8, lift=7)
    face = card.piece(
        ".06,-.98! .36,-.90 .58,-.70 .66,-.46 .66,-.28 .63,-.17! .68,-.04 .80,.10 .93,.20 .98,.28 .94,.36 .74,.38! "
        ".74,.46 .80,.53! .90,.56 .97,.61! .97,.64 .90,.66! .96,.69 .95,.73 .86,.78! .76,.83 .745,.88 .80,.94 .83,1.02 .78,1.12 "
        ".62,1.19 .40,1.15 .14,1.02 -.08,.84! -.60,.60! -.80,.0 -.5,-.8",
        TAN,
        at=HEAD,
        angle=100,
        laps=80,
        grain=0.2,
        lift=10,
    )
    with card.inside(face):
        card.paint("-.2,.70! .06,.86 .30,1.0 .56,1.04 .74,1.0 1.0,.90! 1.0,1.4! -.3,1.3!", BLUSH, at=HEAD, angle=20)
        # lips, pursed
        card.paint(".80,.53! .91,.55 1.0,.61! .99,.645! .88,.655 .80,.65", BRICK, at=HEAD, wobble=0.4)
        card.paint(".80,.65! .88,.66 .98,.68! .96,.74 .86,.785!", BRICK, at=HEAD, wobble=0.4)
        lines = [
            ribbon(line, widths, HEAD)
            for line, widths in (
                (".78,.50 .75,.47 .74,.43", (2, 7, 2)),
                (".76,.60 .72,.63 .73,.70", (3, 10, 3)),
                (".75,.39 .67,.37 .67,.27 .74,.21", (3, 8, 9, 3)),
                (".60,.44 .52,.56 .52,.72", (2, 9, 2)),
                (".14,.0 .08,-.02 .02,-.06", (2, 8, 2)),
                (".15,.09 .08,.11 .03,.16", (2, 8, 2)),
                (".28,.17 .40,.20 .52,.15", (2, 9, 2)),
            )
        ]
        card.paint(lines, LINE, wobble=0.4)
        card.paint(".83,.37! .88,.33 .93,.345! .88,.37", mix(LINE, NIGHT, 0.4), at=HEAD, wobble=0.4)
        # a lid let down over an eye on the clock
        card.paint(".26,.06! .40,.0 .58,.05! .50,.11 .36,.12", CHALK, at=HEAD, wobble=0.4)
        card.paint(".44,.02! .57,.04! .51,.11 .44,.115 .42,.06", NIGHT, at=HEAD, wobble=0.4)
        card.paint(
            ".18,.06! .24,-.08 .38,-.16 .52,-.12 .62,.03! .50,.06 .34,.06", shift(BLUSH, -0.04), at=HEAD, wobble=0.5
        )
        card.paint(ribbon(".15,.07 .32,.07 .48,.065 .63,.04", (3, 11, 13, 4), HEAD), NIGHT, wobble=0.4)
        card.paint(".10,-.24! .26,-.38 .46,-.40 .64,-.30! .48,-.32 .28,-.29", LOCK, at=HEAD, lift=2)
    hair = card.piece(
        ".44,-.94! .38,-.70 .22,-.52 .10,-.40 .02,-.20! -.06,.10 -.10,.40! -.40,.60 -.66,.62! -.82,.30 -.88,-.2 "
        "-.78,-.74 -.50,-1.10 -.04,-1.22 .30,-1.14",
        HAIR,
        at=HEAD,
        angle=60,
        laps=50,
        lift=8,
    )
    with card.inside(hair):
        card.paint(
            [
                ribbon(line, (3, 12, 12, 4), HEAD)
                for line in (
                    ".36,-.96 .10,-.76 -.20,-.40 -.40,.10",
                    ".24,-1.08 -.16,-.92 -.50,-.50 -.64,.0",
                    ".28,-.64 .06,-.46 -.10,-.20 -.20,.20",
                )
            ],
            LOCK,
            thin=0.1,
        )


def arm(card: Sheet) -> None:
    """Lay the hand, one finger out, the cuff, then the sleeve from the shoulder up."""
    hand = card.piece(
        "934,760! 926,690 904,640 884,592! 866,548 838,532! 780,518 722,508 700,490 702,464 724,452 800,456 862,456! "
        "916,444 972,464 1014,514 1040,590 1044,670 1034,760!",
        TAN,
        angle=70,
        laps=60,
        grain=0.2,
        lift=9,
    )
    with card.inside(hand):
        card.paint("1000,440! 1080,440! 1080,760! 1006,760! 1014,640 1004,540", BLUSH, angle=80)
        card.paint("704,470! 722,456 746,458! 740,470 716,478!", SHELL, wobble=0.4)
        card.paint(ribbon("792,464 798,478 796,490", (2, 6, 2)), LINE, wobble=0.4)
    fingers = (
        "858,536! 890,510 934,520 944,548 922,572 880,582! 856,566",
        "868,580! 906,562 946,574 952,602 926,624 888,628! 868,608",
        "888,628! 918,612 950,622 954,648 930,666 902,670! 888,652",
    )
    for finger in fingers:
        card.paint(finger, TAN, angle=20, lift=6, grain=0.16)
    card.paint(
        "836,530! 866,500 916,480 964,488 996,516 990,560 960,566! 930,540 900,536 862,552!",
        mix(TAN, BLUSH, 0.35),
        angle=40,
        lift=6,
    )
    sleeve = card.piece(
        "914,772! 1060,756! 1092,920 1150,1120 1200,1300 1240,1420! 1240,1840! 800,1840! 810,1720 860,1600 906,1440 930,1260 "
        "930,1080 916,900",
        BRICK,
        angle=84,
        laps=80,
        grain=0.24,
        lift=12,
    )
    with card.inside(sleeve):
        for fold in ("950,1500 1040,1440 1140,1440", "1000,1200 1010,1000 1000,860", "880,1720 960,1620 1010,1560"):
            card.paint(ribbon(fold, (3, 14, 4)), shift(BRICK, -0.08), thin=0.1)
    card.paint("898,716! 1056,702! 1070,774! 906,790!", CHALK, angle=2, lift=7)
    card.paint(ROUND, STRAW, at=affine(936, 752, 14), lift=3)
