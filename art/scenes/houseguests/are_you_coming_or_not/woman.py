"""The one who will not move: a black hill of a shawl, and over it a furious old face with a key between its lips."""

from __future__ import annotations

from art.cutpaper.contour import RING, ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import (
    BLACK,
    BRICK,
    CREAM,
    GREY,
    SHADE,
    SKIN,
    TORN,
    UMBER,
    WHITE,
)

BROW = mix(BLACK, UMBER, 0.3)
LINE = mix(SHADE, BLACK, 0.35)
FOLD = shift(BLACK, 0.085)
IRON = mix(BLACK, UMBER, 0.08)


def about(x: float = 868, y: float = 600, size: float = 1.06, tilt: float = 4) -> Array:
    """Turn and grow what is typed upright about 800,600, and set it down at its place."""
    turn = affine(0, 0, size, tilt)
    turn[:, 2] = (x, y) - turn[:, :2] @ (800, 600)
    return turn


def body(card: Sheet) -> None:
    """Lay the shawl: arms folded somewhere beneath it."""
    shawl = card.piece(
        "1260,960! 1160,926 1070,890 1000,830! 900,800 760,806 680,860! 600,910 500,962 410,1040 346,1150 312,1290 "
        "292,1450 300,1640 270,1880! 1260,1880!",
        BLACK,
        angle=78,
        edge="torn",
        core=TORN,
        lift=12,
        laps=100,
        grain=0.42,
    )
    with card.inside(shawl):
        for fold in ("1190,960 1170,1090 1180,1230", "700,1010 740,1130 840,1230", "400,1090 362,1220 350,1360"):
            card.paint(ribbon(fold, (4, 16, 5)), FOLD, thin=0.2, angle=60)
        arm = card.piece(
            "1260,1240! 1130,1290 960,1310 760,1330 560,1370! 470,1470 520,1560! 700,1606 900,1640 1100,1670 1260,1660!",
            BLACK,
            angle=6,
            edge="torn",
            core=TORN,
            lift=10,
            grain=0.42,
        )
        with card.inside(arm):
            for fold in (
                "1210,1300 1150,1400 1160,1520",
                "1080,1330 1030,1400 1040,1480",
                "640,1420 780,1450 900,1440",
            ):
                card.paint(ribbon(fold, (4, 16, 5)), FOLD, thin=0.2)


def face(card: Sheet) -> None:
    """Lay head and neck, then brows, eyes, nose, mouth."""
    at = about()
    card.paint(
        "640,860! 960,880! 1030,930 1000,1010 900,1070 800,1080 690,1030 640,950",
        BRICK,
        angle=10,
        edge="torn",
        core=TORN,
        lift=6,
    )
    for fold in ("690,960 770,1020 880,1030 980,990", "680,1000 760,1050 860,1060"):
        card.paint(ribbon(fold, (3, 10, 3)), mix(BRICK, BLACK, 0.35), thin=0.2)
    card.paint("1000,560! 1094,640 1090,740 1020,880! 930,900!", GREY, at=at, edge="torn", wobble=2)
    head = card.piece(
        "560,400! 552,560 558,660 570,760 602,850 676,922 790,950 900,930 984,858 1028,760 1040,650 1044,540 1040,400! "
        "900,280 700,280",
        SKIN,
        at=at,
        angle=84,
        lift=8,
        laps=60,
    )
    with card.inside(head):
        card.paint(
            "1060,400! 990,500 956,620 984,740 960,840 900,896 800,918 740,970! 1100,970! 1100,420!",
            SHADE,
            at=at,
            angle=80,
        )
        for spec in (
            "650,420 740,398 840,402 930,424",
            "680,366 760,350 850,356",
            "716,470 728,500 734,530",
            "848,470 838,500 836,530",
        ):
            card.paint(ribbon(spec, (3, 7, 3), at), LINE)
    _eyes(card, at)
    card.paint(
        "812,520! 822,600 858,690 876,730 862,764! 820,758 800,784 770,762! 790,740 808,716 806,640 796,560",
        SHADE,
        at=at,
    )
    for spec, widths in (
        ("756,706 734,732 744,764 770,760", (3, 7, 4)),
        ("868,700 894,728 886,762 858,762", (3, 7, 4)),
        ("716,742 666,790 640,850", (4, 9, 3)),
        ("912,742 962,784 976,846", (4, 9, 3)),
        ("744,902 796,890 850,902", (3, 7, 3)),
        ("596,790 612,856 664,900", (3, 8, 3)),
        ("1010,800 990,860 950,896", (3, 8, 3)),
        ("584,560 566,548 560,530", (3, 6, 2)),
        ("584,590 568,596 560,590", (3, 6, 2)),
        ("626,664 664,676 700,668", (2, 6, 2)),
        ("610,640 654,656 706,644", (3, 7, 3)),
        ("900,660 946,672 1000,650", (3, 7, 3)),
    ):
        card.paint(ribbon(spec, widths, at), LINE)
    for nostril in ("766,762! 778,752 790,764! 778,768", "826,764! 840,752 854,760! 842,768"):
        card.paint(nostril, LINE, at=at, wobble=0.5)
    _mouth(card, at)


def _eyes(card: Sheet, at: Array) -> None:
    """One eye wider than the other, both on the far bank."""
    for white, lid, pupil, size in (
        (
            "606,590! 636,556 690,552 738,596! 700,618 644,616",
            "596,592! 620,540 690,526 748,600! 700,578 640,576",
            (648, 590),
            27,
        ),
        (
            "880,606! 916,572 972,572 1012,594! 976,616 920,620",
            "868,608! 906,550 978,550 1022,594! 970,590 916,596",
            (920, 602),
            24,
        ),
    ):
        eye = card.piece(white, WHITE, at=at, wobble=0.5)
        with card.inside(eye):
            x, y = at[:, :2] @ pupil + at[:, 2]
            card.paint(ROUND, BLACK, at=affine(float(x), float(y), size), wobble=0.4)
        card.paint(lid, SHADE, at=at, wobble=0.6)
    card.paint(ribbon("604,592 640,575 700,577 742,600", (4, 9, 4), at), BROW)
    card.paint(ribbon("876,608 916,594 970,589 1016,595", (4, 9, 4), at), BROW)
    card.paint(
        "576,520! 612,474 680,474 740,510 786,552! 780,584! 724,548 668,524 612,530 588,552!",
        BROW,
        at=at,
        wobble=2,
        lift=3,
    )
    card.paint(
        "836,574! 850,532 906,504 976,500 1032,530! 1026,552! 970,538 912,548 856,596!", BROW, at=at, wobble=2, lift=3
    )


def _mouth(card: Sheet, at: Array) -> None:
    """Lips that close over the shaft of a key."""
    card.paint("690,842! 740,816 800,812 862,818 906,846! 860,838 800,836 740,838", LINE, at=at)
    card.paint("680,832! 1006,792! 1008,818! 682,860!", IRON, at=at, wobble=0.6, lift=5)
    for tooth in ("916,806! 948,802! 956,886! 926,890!", "968,800! 1008,796! 1018,884! 980,888!"):
        card.paint(tooth, IRON, at=at, wobble=0.6, lift=5)
    x, y = at[:, :2] @ (640, 850) + at[:, 2]
    card.paint(ribbon(RING, (25,), affine(float(x), float(y), 50)), IRON, wobble=0.6, lift=5)
    card.paint(
        "684,850! 726,820 776,810 800,816 826,810 872,818 914,854! 860,832 800,829 740,831",
        mix(BRICK, SHADE, 0.4),
        at=at,
        lift=2,
    )
    card.paint(
        "712,848! 760,838 800,840 846,840 892,852! 850,866 800,870 750,863", mix(BRICK, SKIN, 0.35), at=at, lift=2
    )


def hair(card: Sheet) -> None:
    """Lay the white hair, parted in the middle, drawn down over the ears."""
    at = about()
    cap = card.piece(
        "800,196! 920,212 1030,286 1088,420 1098,580 1086,680 1046,740! 1040,640 1036,560 1000,450 920,352 806,290! "
        "690,352 606,450 572,540 566,640 596,742 604,792! 560,822 500,786 488,680 494,580 512,420 576,286 690,212",
        WHITE,
        at=at,
        angle=84,
        edge="torn",
        core=shift(CREAM, -0.02),
        wobble=2.5,
        lift=9,
        laps=44,
    )
    strands = [
        ribbon(spec, (2, 6, 2), at)
        for spec in (
            "800,200 806,250 806,296",
            "790,226 670,300 566,440 540,600 552,730",
            "780,260 680,330 590,450 560,580 564,730",
            "770,208 640,262 546,400 522,560 530,710",
            "816,226 930,300 1036,430 1064,580 1062,710",
            "826,260 920,330 1010,440 1044,570 1048,700",
            "830,208 960,262 1056,400 1080,560 1076,690",
        )
    ]
    card.pattern(cap, strands, GREY, thin=0)
    card.paint("530,778! 584,790 640,782! 646,826! 586,838 526,824!", BRICK, angle=4, edge="torn", wobble=2, lift=6)
