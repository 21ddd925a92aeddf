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
        "934,760! 930,690 920,640 908,600 896,556 886,510 878,474! 830,487 774,504 730,517 708,518 695,507 697,491 714,479 "
        "760,464 806,447 850,434 892,418 934,409 972,419 1006,450 1030,500 1044,570 1048,660 1036,760!",
        TAN,
        angle=70,
        laps=60,
        grain=0.2,
        lift=9,
    )
    with card.inside(hand):
        card.paint("1000,400! 1080,400! 1080,760! 1008,760! 1020,640 1012,530", BLUSH, angle=80)
        card.paint(
            "820,502! 878,474 926,462 966,468 984,504 976,606! 940,612 890,612!", mix(BLUSH, LINE, 0.25), angle=80
        )
        card.paint(ribbon("806,450 811,462 810,474", (2, 6, 2)), LINE, wobble=0.4)
        card.paint("700,490! 714,480 738,472! 734,482 716,490!", SHELL, wobble=0.4)
    for finger in (
        "872,600 882,582 920,574 958,572 972,586 968,606 940,617 900,621 880,615",
        "856,554 868,535 912,527 960,525 976,542 970,564 936,574 888,580 864,572",
        "846,508 858,488 902,478 950,476 970,492 966,516 930,528 880,534 854,526",
    ):
        card.paint(finger, TAN, angle=8, lift=5, grain=0.16, wobble=0.5)
    card.paint(
        "1042,770! 996,770! 990,720 970,656 946,602 924,572 902,554 894,538 899,523 916,518 938,526 966,542 992,568 1014,606 1030,670!",
        TAN,
        angle=50,
        lift=6,
        grain=0.16,
        wobble=0.5,
    )
    card.paint("900,532! 910,522 926,526! 924,538 908,544!", SHELL, wobble=0.4)
    card.paint(ribbon("944,572 956,564 964,552", (2, 5, 2)), LINE, wobble=0.4)
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
