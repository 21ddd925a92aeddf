"""The back of Houseguests: wallpaper of keys, torn open around a keyhole behind which somebody is up."""

from __future__ import annotations

from typing import Final

from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet

PLUM, BONE, OCHRE, LAMP, ROSE = "#47293f", "#efe7d8", "#c9803f", "#e3b94f", "#988fa8"
GROUND: Final = BONE


def paint(card: Sheet) -> None:
    """Lay the wallpaper inside a bare edge, then the hole, the brass plate and the lit room behind it."""
    wall = card.piece(
        "58,60! 1142,56! 1146,1744! 54,1740!", PLUM, angle=86, laps=84, edge="torn", core="#fffaf0", wobble=4
    )
    printed(card, wall, "key", ROSE, gap=124, angle=2)
    hole = card.piece(
        "600,508! 742,560 836,700 860,900! 830,1104 744,1240 600,1292! 452,1236 366,1096 342,900! 372,694 460,556",
        OCHRE,
        angle=80,
        edge="torn",
        core="#fffaf0",
        lift=7,
        wobble=9,
    )
    with card.inside(hole):
        for x in range(380, 840, 62):
            card.brush(f"{x},520 {x + 6},1290", 15, "#b46f34", dry=0.6)
    card.paint("600,628 690,664 716,756 676,842! 734,1130! 466,1132! 524,842! 484,756 510,664", PLUM, angle=84, lift=6)
    card.paint("600,662 664,688 686,752 646,838! 700,1100! 500,1102! 554,838! 514,752 536,688", LAMP, angle=88)
    # Somebody's eye would be an answer. A chair and a cup left on it are a question.
    card.paint(
        "524,1102! 536,900! 552,900! 552,1004! 652,1000! 672,1100! 654,1101! 640,1026! 556,1030! 542,1102!", PLUM
    )
    card.paint("590,952! 640,948! 634,990 614,1001! 598,990", PLUM, angle=10)
    card.paint("638,956! 660,956 658,984 632,984! 634,974! 648,972 648,966 637,967!", PLUM)
