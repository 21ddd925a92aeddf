"""On his back: a girl on hers, one leg up, and on the sole of her foot a bag with a goldfish."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import BLACK, BONE, CAST, GREY, KIN, LOUD, UMBER


def girl(card: Sheet) -> None:
    """Lay the far knee, the leg with its bag, the jumper, the head that hangs back."""
    jeans = mix(GREY, UMBER, 0.55)
    card.paint(
        "900,600! 930,520 1000,424 1030,408 1062,430 1064,520 1070,600! 1018,600! 1012,500 980,540 960,600!",
        shift(jeans, -0.06),
        angle=70,
        lift=5,
    )
    card.paint("866,590! 874,500 880,400 884,320! 946,320! 950,420 960,520 956,600!", jeans, angle=86, lift=6)
    card.paint("886,330! 892,270 884,232 872,214! 900,198 960,204! 968,222 948,262 942,330!", LOUD, angle=80, lift=4)
    bag = card.piece(
        "874,204! 838,160 832,96 858,44 900,26! 932,24! 974,44 1000,100 996,160 962,204!", mix(BONE, GREY, 0.42), lift=5
    )
    with card.inside(bag):
        card.paint("800,96! 900,104 1020,92! 1020,220! 800,220!", mix(BONE, GREY, 0.75), angle=0)
        card.paint("850,60 862,100 858,160 870,160 874,100 868,56", BONE)
    card.paint("902,28! 888,-4 900,-24! 938,-22! 944,-2 930,26!", mix(BONE, GREY, 0.6), lift=2)
    at = affine(918, 144, 1.15, 0)
    card.paint("-38,0 -20,-20 8,-20 26,-4! 46,-22 50,0 46,20! 26,6 8,20 -20,18", LOUD, at=at)
    card.paint("-24,-6 -18,-11 -13,-6 -18,-1", BLACK, at=at)
    card.paint("600,500! 640,470 668,456! 700,490! 700,570! 612,560!", KIN.shade, angle=60)
    body = card.piece(
        "650,560! 640,520 660,470 720,452 800,462 880,480! 960,510 962,600! 760,620!", LOUD, angle=4, lift=7
    )
    with card.inside(body):
        card.paint(ribbon("660,520 690,560 760,590", (3, 9, 3)), shift(LOUD, -0.07), thin=0.1)
    card.paint("826,512 846,494 876,496 892,508 880,522 846,530", KIN.base, wobble=0.5)
    card.paint("676,496 706,482 760,516! 822,494! 838,526! 764,562 720,548", shift(LOUD, -0.045), angle=20, lift=5)
    card.paint("880,470! 930,474 968,520 966,610! 880,610! 872,540", jeans, angle=80)
    Head(card, CAST["long_one"], 590, 476, 74, tilt=-104, turn=1.0, view="side").draw()
