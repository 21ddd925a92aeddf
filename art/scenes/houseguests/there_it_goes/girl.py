"""The girl who had it: her arm is still stretched."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.there_it_goes.inks import CAST, CHALK, LIME, PLUM, SAND, SHELL


def girl(card: Sheet) -> None:
    """Lay the arm, the dress before it, the head."""
    # sleeve, forearm and hand are one line that goes up
    hand(card, "let_go", 862, 470, 168, -72, SAND, True, 9, lift=4)
    card.paint("800,720! 822,600 838,466! 886,474! 884,600 876,730!", SAND.base, angle=84, lift=4)
    card.paint("832,486! 892,496! 890,516! 830,506!", PLUM, angle=8, lift=3)
    card.paint(ribbon("846,500 812,540 826,590 800,626", (8, 9, 5)), PLUM, lift=3)
    card.paint("848,726! 860,600 870,470! 886,474! 884,600 876,730!", SAND.shade, angle=84)
    card.paint(
        "640,1260! 660,1080 716,1010 756,880 786,690! 896,704! 884,880 860,1020 800,1180 760,1300!",
        shift(SHELL, 0.025),
        angle=98,
        laps=46,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=9,
    )
    card.paint("780,684! 900,700! 896,736! 778,720!", LIME, angle=6, lift=3)
    dress = card.piece(
        "500,1090! 540,1040 600,1020! 680,1026 744,1060 780,1120! 800,1260 830,1500 850,1840! 470,1840! 480,1500 476,1240",
        SHELL,
        angle=84,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=9,
    )
    with card.inside(dress):
        card.paint("480,1060! 560,1200 540,1500 560,1840! 440,1840! 440,1060!", shift(SHELL, -0.05), angle=84)
        for k in range(5):
            card.paint(ribbon(f"{520 + 74 * k},1410 {510 + 80 * k},1840", (4, 14, 4)), shift(SHELL, -0.06), thin=0.2)
    card.paint("548,950! 640,960! 690,1050 620,1110 540,1050!", SAND.shade, angle=80)
    card.paint("520,1050! 600,1110 700,1046! 726,1090 610,1172 500,1110!", LIME, angle=10, lift=4)
    face = CAST["girl"]
    Head(card, face.but(feels=face.feels.but(part=0.06, corners=(0.3, 0.35))), 604, 900, 120, -40, 1, "side").draw()
