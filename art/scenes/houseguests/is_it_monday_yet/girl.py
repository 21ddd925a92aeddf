"""On his back: a girl on hers, one leg up, and on the sole of her foot a bag with a goldfish."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import BLACK, BONE, CAST, GREY, KIN, LOUD, UMBER


def girl(card: Sheet) -> None:
    """Lay the leg stretched out, the bent one with its bag, the jumper, the head, the arm behind it."""
    jeans = mix(GREY, UMBER, 0.55)
    card.paint("880,500! 960,496 1040,482 1128,462! 1136,516! 1080,540 900,640!", shift(jeans, -0.06), angle=4, lift=5)
    card.paint(
        "1120,460! 1146,456 1160,430 1164,400 1178,386 1194,394 1198,430 1190,480 1170,510 1128,518!",
        shift(LOUD, -0.045),
        angle=70,
        lift=4,
    )
    card.paint(
        "850,600! 858,540 900,492 948,440 992,404 1014,376 1004,340 1000,300! 1058,300! 1072,350 1082,396 1060,440 "
        "1010,492 976,560 960,620!",
        jeans,
        angle=60,
        lift=6,
    )
    card.paint(ribbon("1010,400 1030,394 1052,398", (2, 6, 2)), shift(jeans, -0.08), thin=0.1)
    foot = Moved(card, 160, 54, 0.92)
    foot.paint("886,322! 890,270 884,232 872,214! 900,198 960,204! 968,222 952,262 950,318!", LOUD, angle=80, lift=4)
    bag = foot.piece(
        "874,204! 838,160 832,96 858,44 900,26! 932,24! 974,44 1000,100 996,160 962,204!", mix(BONE, GREY, 0.42), lift=5
    )
    with card.inside(bag):
        foot.paint("800,96! 900,104 1020,92! 1020,220! 800,220!", mix(BONE, GREY, 0.75), angle=0)
        foot.paint("850,60 862,100 858,160 870,160 874,100 868,56", BONE)
    foot.paint("902,28! 888,-4 900,-24! 938,-22! 944,-2 930,26!", mix(BONE, GREY, 0.6), lift=2)
    at = affine(918, 144, 1.15, 0)
    foot.paint("-38,0 -20,-20 8,-20 26,-4! 46,-22 50,0 46,20! 26,6 8,20 -20,18", LOUD, at=at)
    foot.paint("-24,-6 -18,-11 -13,-6 -18,-1", BLACK, at=at)
    card.paint("600,500! 640,468 676,462! 716,500! 700,580! 612,570!", KIN.shade, angle=60)
    body = card.piece(
        "640,600! 636,540 654,500 696,478 752,478 806,488 862,500! 930,508 962,560 950,640! 760,660!",
        LOUD,
        angle=8,
        lift=7,
    )
    with card.inside(body):
        card.paint(ribbon("730,556 780,580 840,588", (3, 9, 3)), shift(LOUD, -0.07), thin=0.1)
        card.paint(ribbon("846,498 836,540 846,600", (5, 8, 5)), shift(LOUD, -0.07), thin=0.1)
    Head(card, CAST["long_one"], 596, 446, 74, tilt=-78, turn=1.0, view="side").draw()
    card.paint(
        "716,504! 722,540 690,566 630,560 560,526 500,478 460,440 450,416 462,404 486,410 526,442 576,482 620,502 664,502",
        shift(LOUD, -0.045),
        angle=4,
        lift=6,
    )
    card.paint(ribbon("482,426 506,446 534,472", (2, 7, 2)), shift(LOUD, -0.1), thin=0.1)
