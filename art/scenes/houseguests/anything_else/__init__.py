"""Anything Else?: two behind one bill of fare, and it has one mouth for both; somebody lifts his hat from a pear."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.anything_else import couple, fare
from art.scenes.houseguests.anything_else.inks import BROWN, CHALK, CORAL, PEAR, PISTACHIO, PLUM, SEA

GROUND = PISTACHIO


def paint(card: Sheet) -> None:
    """Lay the two, the bill of fare before them with its mouth, their noses over it, the pear and the hat."""
    couple.shoulders(card)
    couple.her(card)
    couple.him(card)
    fare.board(card)
    fare.mouth(card)
    couple.noses(card)
    couple.fingers(card)
    _pear(card)
    _hat(card)


def _pear(card: Sheet) -> None:
    """It stands on his bald crown as if it had always been there."""
    card.paint("848,452! 880,440 930,438 958,448! 930,464 880,466", mix(BROWN, PLUM, 0.3))
    pear = card.piece(
        "897,268 927,270 940,304 952,348 978,389 974,431 938,454 893,454 845,437 838,395 862,351 876,308",
        PEAR,
        angle=62,
        laps=40,
        lift=8,
    )
    with card.inside(pear):
        card.paint("819,380! 866,408 904,437 961,437! 961,475! 819,475!", shift(PEAR, -0.1))
        card.paint("923,304 935,342 956,384 944,391 921,351", shift(PEAR, 0.09))
    card.paint(ribbon("912,275 914,251 927,228", (11, 8)), PLUM, lift=2)


def _hat(card: Sheet) -> None:
    """A bowler, tipped by a white glove that comes in from the edge."""
    card.paint("1266,94! 1186,94 1116,122! 1102,206 1116,274! 1186,290 1266,274!", PLUM, angle=4, lift=7)
    card.paint("1118,114! 1086,120 1066,130! 1056,194 1066,266! 1090,278 1120,280!", CHALK, angle=88, lift=5)
    # thumb behind the brim
    card.paint("1076,244! 1026,266 976,260 956,238! 976,216 1026,212 1076,206!", shift(CHALK, -0.07), angle=6, lift=3)
    hat = card.piece(
        "726,124! 716,54 752,-20 826,-62 906,-66 976,-16 1010,64 1016,176! 926,170 816,150!",
        PLUM,
        angle=70,
        laps=80,
        lift=9,
    )
    with card.inside(hat):
        card.paint("716,84! 816,112 926,134 1026,138! 1026,194! 716,144!", CORAL, angle=10)
        card.paint(ribbon("766,64 796,-6 866,-36", (4, 22, 4)), shift(PLUM, 0.08), thin=0.2)
    card.paint(
        "650,96 680,116 730,126 826,150 926,170 1016,176 1066,172 1086,194 1066,218 1006,224 886,210 766,182 690,156 644,130 636,106",
        shift(PLUM, 0.03),
        angle=10,
        lift=7,
    )
    # the fingers before it
    for spec in (
        "1082,128! 1036,114 986,122 958,140! 952,160 972,168 1026,160 1082,166!",
        "1082,152! 1026,150 966,156 940,170! 934,192 956,200 1026,192 1082,194!",
        "1082,184! 1026,184 972,190 950,202! 946,224 968,230 1026,224 1082,228!",
        "1082,216! 1036,216 996,220 978,230! 974,248 994,256 1036,256 1082,262!",
    ):
        card.paint(spec, CHALK, angle=4, lift=4)
    card.paint("1088,122! 1066,124 1052,134! 1046,194 1056,262! 1076,274 1092,274!", CHALK, angle=88)
    for y in (158, 190, 222):
        card.paint(ribbon(f"1046,{y} 1070,{y + 2} 1090,{y}", (5, 4, 2)), mix(CHALK, SEA, 0.6), thin=0.1)
