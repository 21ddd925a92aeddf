"""Her who sits at the table, seen from above: a black dress, plaits drawn back to a knot, a glance aside, a tear."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.no_flowers_please.inks import (
    BONE,
    BROWN,
    CLAY,
    DARK,
    FOLD,
    GREY,
    RED,
    SHADE,
    SHADOW,
    SKIN,
    SLATE,
    WHITE,
    flat,
)
from art.scenes.houseguests.no_flowers_please.jug import daisy

HEAD = affine(-129, -73, 1.14, -4)
LIP = mix(CLAY, RED, 0.6)
GLOVE = Skin("#e3d8c3", "#bdb29e", "#58605f")
_BODY = (
    "-60,760! -60,470! 60,410 200,366 340,330 480,310 720,310 880,330 1020,366 1150,420 1260,490! 1260,760! "
    "1260,1120! 900,1120 300,1120 -60,1120!"
)
_FAR = (
    "1260,800! 1180,838 1060,866 900,884 700,888 480,892 330,930 270,990 300,1052 420,1080 640,1086 900,1096 1120,1116 "
    "1260,1146!"
)
_NEAR = (
    "-60,812! 30,846 140,872 300,884 520,896 740,914 900,946 1100,990! 1100,1100! 880,1104 700,1094 480,1096 260,1114 80,1134 "
    "-60,1160!"
)
_ELBOW = "1260,480! 1190,450 1136,540 1104,660 1070,800 1040,900 1022,1000 1030,1084! 1080,1118 1150,1134 1260,1150!"
_FACE = (
    "392,470! 384,560 400,650 436,740 490,812 556,852 614,858 672,840 734,790 782,716 808,630 816,540 806,470! "
    "760,360 690,300 600,280 500,300 430,370"
)
_HAIR = (
    "380,560! 356,500 344,420 352,320 390,222 458,150 540,112 620,108 706,132 780,190 828,270 850,370 846,470 824,560! "
    "806,500 784,440 740,386 680,350 606,340 530,350 462,388 414,446 394,500!"
)
_ROWS = (
    "386,520 372,400 430,260 560,160",
    "424,436 430,340 490,240 580,166",
    "484,374 500,300 540,230 594,170",
    "560,344 572,290 592,230 606,176",
    "640,342 644,290 636,230 620,176",
    "714,366 708,300 680,230 636,170",
    "774,424 764,330 712,240 650,164",
    "818,520 826,400 774,262 664,156",
)


def body(card: Sheet) -> None:
    """Lay shoulders and folded arms: one black hill from edge to edge."""
    hill = flat(card, _BODY, DARK, 18, 8, 12)
    with card.inside(hill):
        for fold in ("150,480 96,600 104,720 130,830", "900,800 860,850 790,880", "330,820 400,860 480,884"):
            card.paint(ribbon(fold, (3, 14, 3)), FOLD, thin=0.3)
    flat(card, _FAR, DARK, 20, 6, 6)
    near = flat(card, _NEAR, mix(DARK, SLATE, 0.13), 6, 6, 12)
    with card.inside(near):
        for fold in ("60,860 96,950 70,1050", "140,880 168,940 156,1000"):
            card.paint(ribbon(fold, (3, 12, 3)), FOLD, thin=0.2)
    elbow = flat(card, _ELBOW, shift(DARK, 0.012), 20, 6, 7)
    with card.inside(elbow):
        for fold in ("1060,900 1110,960 1170,970", "1040,980 1090,1030 1150,1040"):
            card.paint(ribbon(fold, (3, 12, 3)), FOLD, thin=0.2)
    _her_hand(card)


def _her_hand(card: Sheet) -> None:
    """Lay it on the other arm's elbow, out of a white cuff."""
    hand(card, "flat", 884, 1004, 262, 4, Skin(SKIN, SHADE, DARK), age=70, lift=7)
    flat(card, "838,932! 868,926 900,934! 912,1000 904,1076! 872,1084 840,1078! 836,1004", WHITE, 86, 3, 6)


def head(card: Sheet) -> None:
    """Lay collar, face, hair, and the one flower."""
    _collar(card)
    flat(card, "398,500! 362,490 344,530 352,590 380,640 410,640!", SKIN, 80, 2, 4, at=HEAD)
    flat(card, "806,500! 840,490 858,530 850,590 824,640 796,640!", SHADE, 80, 2, 4, at=HEAD)
    face = flat(card, _FACE, SKIN, 74, 1, 8, at=HEAD)
    with card.inside(face):
        card.paint(
            "690,280! 700,420 716,520 690,600 712,690 660,770 600,880! 860,880! 860,280!",
            at=HEAD,
            ink=SHADE,
            angle=76,
            grain=0.22,
        )
    _features(card)
    hair = flat(card, _HAIR, GREY, 88, 4, 8, at=HEAD)
    for row in _ROWS:
        card.pattern(hair, ribbon(row, (8, 10, 6), HEAD), mix(GREY, DARK, 0.72))
    knot = flat(
        card,
        "520,136! 516,84 552,40 610,26 668,44 698,92 688,142! 650,174 600,182 552,170",
        shift(GREY, 0.03),
        30,
        3,
        9,
        at=HEAD,
    )
    card.pattern(
        knot,
        ribbon("534,120 566,70 630,60 664,104 636,142 590,134 584,104 616,96", (6, 9, 5), HEAD),
        mix(GREY, DARK, 0.65),
    )


def _collar(card: Sheet) -> None:
    collar = flat(
        card,
        "372,640! 340,720 352,800 400,870 470,920! 520,930 566,924 604,950! 640,924 690,930 740,916! 812,866 860,796 868,716 832,640!",
        WHITE,
        20,
        4,
        9,
        HEAD,
    )
    with card.inside(collar):
        card.paint(
            ribbon("366,700 390,800 470,884 600,906 740,880 822,796 844,700", (5, 5), HEAD), mix(BONE, SLATE, 0.4)
        )


def _features(card: Sheet) -> None:
    ink = shift(DARK, -0.02)
    # the eyes: both lids low, one lower; both look down to her right, into the jug
    card.paint("440,604! 480,578 530,582 562,612! 530,634 478,634!", at=HEAD, ink=WHITE, angle=5, grain=0.15)
    card.paint("642,606! 680,584 728,586 764,606! 728,630 680,632!", at=HEAD, ink=WHITE, angle=5, grain=0.15)
    card.paint("462,600! 510,596! 512,622 488,636 464,624", at=HEAD, ink=ink, wobble=0.4)
    card.paint("654,600! 702,598! 702,622 680,634 658,622", at=HEAD, ink=ink, wobble=0.4)
    card.paint(
        "428,600! 452,562 500,548 546,566 570,612! 530,602 480,602 440,608!", at=HEAD, ink=SHADE, angle=8, lift=3
    )
    card.paint(
        "634,606! 656,566 706,552 752,568 776,606! 728,610 680,612 640,612!",
        at=HEAD,
        ink=mix(SHADE, DARK, 0.25),
        angle=8,
        lift=3,
    )
    card.paint(ribbon("428,604 480,604 530,604 574,618", (6, 11, 12, 4), HEAD), ink, wobble=0.4)
    card.paint(ribbon("630,614 680,614 730,612 780,604", (4, 12, 11, 6), HEAD), ink, wobble=0.4)
    card.paint(ribbon("414,556 456,520 516,498 568,500", (7, 17, 20, 12), HEAD), mix(SLATE, DARK, 0.55), wobble=0.6)
    card.paint(ribbon("640,520 690,484 744,492 792,532", (9, 18, 18, 7), HEAD), mix(SLATE, DARK, 0.55), wobble=0.6)
    # nose, from above: a long bridge, wide wings
    card.paint(
        "588,520! 574,600 556,660 532,690 536,724 570,736 606,748 644,736 674,722 676,688 650,660 632,600 624,520!",
        at=HEAD,
        ink=SKIN,
        angle=84,
        lift=4,
    )
    card.paint(
        "626,530! 634,600 654,660 678,690 676,722 644,738 606,750! 632,700 614,620!", at=HEAD, ink=SHADE, angle=80
    )
    card.paint(ribbon("540,720 562,728 580,738", (4, 10, 4), HEAD), ink, wobble=0.3)
    card.paint(ribbon("632,740 650,730 668,720", (4, 10, 4), HEAD), ink, wobble=0.3)
    # mouth shut on something unsaid
    card.paint(
        "530,786! 570,768 604,776 638,766 682,780! 640,812 604,818 566,812", at=HEAD, ink=mix(LIP, BROWN, 0.35), angle=4
    )
    card.paint(ribbon("522,790 570,786 606,790 640,784 690,776", (4, 8, 7, 8, 4), HEAD), ink, wobble=0.4)
    card.paint("470,668! 484,700 486,724 470,736 454,726 456,702", at=HEAD, ink=WHITE, wobble=0.3, lift=3)
    for line in ("450,656 480,668 520,664", "676,664 716,668 750,650"):
        card.paint(ribbon(line, (3, 8, 3), HEAD), mix(SHADE, DARK, 0.2), thin=0.1)


def glove(card: Sheet) -> None:
    """Lay the arm from outside, and what it puts in her hair."""
    card.paint(ribbon("826,296 890,306 962,292", (14, 13, 9)), SHADOW, wobble=0.4, lift=5)
    daisy(card, affine(818, 296, 122, 8), SHADOW, GREY, 8)
    flat(card, "1260,-20! 1180,20 1112,96! 1136,190 1196,262! 1260,262!", SLATE, 130, 5, 10)
    hand(card, "pinch", 1146, 176, 300, 150, GLOVE, False, 10, lift=9)
