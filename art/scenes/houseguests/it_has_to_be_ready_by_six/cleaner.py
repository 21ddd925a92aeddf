"""She kneels on the carpet and brushes it, head bent: we see her parting, her back, and who sits on it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, motif, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.beasts import beast
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, COAL, FOLD, SHADE, SKIN, STEEL, STRAW

HAIR: Final = mix(STEEL, BONE, 0.5)
STRAND: Final = mix(STEEL, COAL, 0.45)
DRESS: Final = mix(COAL, STEEL, 0.06)
CREASE: Final = mix(COAL, STEEL, 0.34)
NAIL: Final = shift(SKIN, 0.08)
PLANTED: Final = (
    "558,728 518,774 494,822",
    "584,750 558,804 540,854",
    "614,758 602,814 590,862",
    "644,754 646,802 640,846",
)
ON_BRUSH: Final = (
    "968,900 950,940 950,976",
    "1006,908 996,954 998,992",
    "1044,906 1042,952 1046,988",
    "1080,894 1084,934 1088,966",
)


def cleaner(card: Sheet) -> None:
    """Lay the arms, the back, the head, and last who sits there unnoticed."""
    _arms(card)
    _back(card)
    _head(card)
    beast(card, "sitter", affine(1092, 236, 1.05, -4), BONE, COAL, lift=6)


def _arms(card: Sheet) -> None:
    # the one that she leans on
    parts = [
        curve("546,470! 528,560 540,640 548,700 536,738 566,774 618,778 660,762 674,716 668,656 692,580 720,480!"),
        *(jointed(line, 42, affine(), 0.8) for line in PLANTED),
        jointed("634,706 690,722 704,780", 44, affine(), 0.74),
    ]
    arm = card.piece(turned(parts), SKIN, angle=84, laps=60, grain=0.2, lift=9)
    with card.inside(arm):
        card.paint("690,480! 664,580 644,660 656,750 636,780! 780,800! 760,480!", SHADE, angle=84)
        for line in ("554,720 574,730 592,724", "584,712 618,720 644,710"):
            card.paint(ribbon(line, (2, 6, 2)), FOLD, wobble=0.2)
    for line in PLANTED:
        marked(card, line, 38, affine(), FOLD, NAIL)
    marked(card, "634,706 690,722 704,780", 38, affine(), FOLD, NAIL)
    # the brush, and the one that has it
    wood = affine(1020, 968, 1, 4)
    bristles = [ribbon(f"{x},20 {x * 1.06},84", (9, 6), wood) for x in range(-142, 150, 11)]
    card.paint(turned(bristles), BONE, wobble=0.5, lift=6)
    card.paint("-160,-10 -140,-40 0,-52 140,-40 160,-10 150,28 0,42 -150,28", STRAW, at=wood, angle=4, lift=7)
    card.paint(ribbon("-140,26 0,36 140,26", (4, 5, 4), wood), mix(STRAW, COAL, 0.4), wobble=0.3)
    parts = [
        curve(
            "1080,480! 1096,600 1082,720 1040,800 960,840 946,880 966,920 1030,936 1090,916 1124,850 1180,740 1230,600 1240,480!"
        ),
        *(jointed(line, 42, affine(), 0.8) for line in ON_BRUSH),
        jointed("1004,850 934,880 908,938", 44, affine(), 0.76),
    ]
    arm = card.piece(turned(parts), SKIN, angle=100, laps=60, grain=0.2, lift=9)
    with card.inside(arm):
        card.paint("1260,480! 1200,600 1130,740 1098,850 1110,930! 1160,960! 1300,700!", SHADE, angle=100)
        for line in ("984,874 1004,884 1022,876", "1022,868 1046,876 1066,866"):
            card.paint(ribbon(line, (2, 6, 2)), FOLD, wobble=0.2)
    for line in ON_BRUSH:
        marked(card, line, 38, affine(), FOLD, NAIL)


def _back(card: Sheet) -> None:
    for spec, lines in (
        (
            "600,280! 548,380 520,470 512,560! 560,592 640,604 708,586! 730,500 760,400 760,300!",
            ("524,530 570,556 640,566 702,552", "590,390 580,450 560,500", "650,400 650,460 640,520"),
        ),
        (
            "1100,280! 1080,380 1064,480 1060,560! 1110,590 1180,596 1260,580! 1260,280!",
            ("1070,528 1120,556 1190,562", "1110,400 1120,460 1124,510", "1180,380 1190,450"),
        ),
    ):
        sleeve = card.piece(spec, DRESS, angle=70, lift=8, grain=0.3)
        card.pattern(sleeve, [ribbon(line, (3, 9, 3)) for line in lines], CREASE)
    back = card.piece(
        "560,-60! 556,60 562,180 568,290 590,390 640,456 720,492 800,506 870,510 950,504 1040,488 1110,452 1170,400 1260,300! 1260,-60!",
        DRESS,
        angle=86,
        laps=90,
        grain=0.3,
        lift=12,
    )
    dots = motif((540, -60, 1260, 480), ROUND, 62, 5.5, key="back")
    card.pattern(back, turned(dots), mix(COAL, STEEL, 0.62), wobble=0.3)
    with card.inside(back):
        for spec in (
            "620,500! 690,330 800,180 868,92! 916,120! 850,230 760,380 716,530!",
            "1140,500! 1070,330 980,190 930,92! 884,120! 940,220 1020,380 1056,530!",
        ):
            card.paint(spec, STEEL, angle=60, lift=4, wobble=0.8)
        card.paint(ribbon("540,74 720,100 900,110 1080,98 1260,66", (54, 54, 54)), STEEL, angle=4, lift=4)
    for spec in (
        "900,112! 840,60 770,50 752,100 776,146 840,140!",
        "904,112! 962,56 1036,48 1052,98 1030,146 966,142!",
        "886,118! 850,190 812,236! 850,262! 892,206 912,130!",
        "910,118! 940,190 986,226! 950,262! 908,206 892,130!",
    ):
        bow = card.piece(spec, mix(STEEL, BONE, 0.25), angle=30, lift=5, wobble=0.6)
        with card.inside(bow):
            x, y = (float(v) for v in spec.split()[3].rstrip("!").split(","))
            card.paint(
                ribbon(f"900,116 {(900 + x) / 2:.0f},{(116 + y) / 2:.0f} {x},{y}", (2, 7, 2)), STRAND, wobble=0.3
            )
    card.paint(ROUND, mix(STEEL, BONE, 0.25), at=affine(900, 116, 25), lift=4)


def _head(card: Sheet) -> None:
    card.paint("786,440! 866,424 946,440! 960,520 870,560 776,520!", SHADE, lift=3)
    collar = "700,470! 752,430 812,408 868,402 926,408 986,430 1036,470! 1010,516! 960,480 908,462 868,458 826,462 776,480 728,516!"
    card.paint(collar, BONE, lift=6, grain=0.2)
    for spec in ("722,606 700,596 690,626 702,664 728,668!", "1004,600 1028,590 1038,620 1026,660 1000,664!"):
        card.paint(spec, SHADE, lift=4, wobble=0.4)
    # brow, nose and glasses from above
    face = card.piece(
        "742,660! 740,716 756,764 790,800 828,818! 838,846 850,864 868,870 886,864 898,844 908,816! 946,796 978,756 992,708 990,660!",
        SKIN,
        lift=8,
        grain=0.2,
    )
    with card.inside(face):
        card.paint("930,660! 926,770 890,812 874,834 886,880! 1010,820! 1010,660!", SHADE)
        for spec in ("766,776 794,796 826,808", "964,768 938,790 908,804"):
            card.paint(ribbon(spec, (6, 17, 10)), STRAND, wobble=0.4)
    hair = card.piece(
        "866,470 940,484 1000,540 1020,620 1004,700 968,752 930,772! 898,764 868,736! 836,768 800,776! 756,756 724,704 708,624 728,544 790,486",
        HAIR,
        angle=84,
        laps=50,
        grain=0.22,
        lift=8,
    )
    strands = [
        "836,766 762,728 728,640 746,560 800,506",
        "848,750 790,704 764,634 780,568 824,524",
        "858,730 820,684 802,632 814,580 840,552",
        "904,758 962,730 996,650 984,566 940,510",
        "888,744 936,702 962,640 948,572 914,530",
        "878,722 908,684 924,636 914,586 892,556",
    ]
    card.pattern(hair, turned([ribbon(line, (2, 7, 7, 2)) for line in strands]), STRAND, thin=0.1)
    card.paint(ribbon("867,742 868,660 866,580", (7, 6, 5)), SHADE, wobble=0.4)
    bun = card.piece(
        "868,448 920,462 946,506 934,556 888,580 838,574 796,544 794,494 824,460", HAIR, angle=20, lift=8, grain=0.22
    )
    swirl = ("816,520 830,480 876,468 918,492 920,530 888,556 850,548 842,520 862,504 884,514",)
    card.pattern(bun, [ribbon(line, (3, 8, 7, 3)) for line in swirl], STRAND, thin=0.1)
    card.paint(ribbon("780,470 850,506 950,556", (6, 7, 6)), COAL, wobble=0.3, lift=2)
