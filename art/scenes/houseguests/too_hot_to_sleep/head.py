"""Her head, laid sideways into the pillow: a profile, wide awake, and hair pinned up off a hot neck."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.too_hot_to_sleep.inks import BROWN, CHALK, DUSK, HAIR, LINE, LIP

_GLEAM = mix(HAIR, DUSK, 0.62)


def head(card: Sheet) -> None:
    """Lay the knot, the face with its neck, the hair over both, the ear, then the features."""
    knot = card.piece(
        "800,150! 812,70 880,16 970,18 1044,76 1060,170 1016,252 930,284 840,262!", HAIR, angle=40, grain=0.4, lift=10
    )
    coils = ("840,170 876,90 960,80 1000,150 960,220 890,216", "820,220 880,256 960,248 1024,190")
    card.pattern(knot, [ribbon(line, (2, 8, 3)) for line in coils], _GLEAM, thin=0.1)
    face = card.piece(
        "480,150! 432,214 404,290 398,362 412,408! 390,460 356,510 332,546 340,570 374,580! 386,592! 370,616 362,638 370,654! "
        "376,662! 368,682 376,704 394,720! 388,748 400,786 440,812 500,806 566,786! 572,830 556,900! 700,930 920,880! "
        "896,780 884,690 890,600 900,400! 760,200",
        BROWN.base,
        angle=82,
        laps=90,
        grain=0.22,
        lift=8,
    )
    with card.inside(face):
        card.paint(
            "470,830! 540,800 610,764 668,706 704,622! 780,560 960,560! 960,960! 460,960!",
            BROWN.shade,
            angle=80,
            grain=0.2,
        )
    _hair(card)
    _ear(card)
    _features(card)


def _hair(card: Sheet) -> None:
    """Everything swept up from brow and nape towards the knot."""
    hair = card.piece(
        "452,196! 462,138 516,88 604,58 710,56 810,92 890,168 938,270 946,390 926,500 894,592 880,660! 852,624 812,600 780,560! "
        "760,470 716,430 672,420 644,444! 640,380 604,312 540,250!",
        HAIR,
        angle=50,
        grain=0.4,
        lift=8,
    )
    lines = (
        "590,290 650,262 740,220 840,200",
        "646,352 700,312 780,260 860,226",
        "660,410 740,350 820,290 880,250",
        "760,450 820,390 870,330 900,270",
        "800,560 850,480 890,390 914,310",
        "850,612 886,540 908,460",
        "480,180 580,140 690,120 800,130",
    )
    card.pattern(hair, [ribbon(line, (2, 7, 2)) for line in lines], _GLEAM, thin=0.1)
    card.paint(
        "470,204! 540,176 660,144 790,150 870,196! 780,182 670,182 570,214 520,240!",
        mix(DUSK, CHALK, 0.5),
        angle=8,
        lift=3,
    )
    for strand in ("866,630 850,690 862,740 848,780", "826,600 800,650 808,700"):
        card.paint(ribbon(strand, (9, 7, 2)), HAIR)


def _ear(card: Sheet) -> None:
    card.paint(
        "664,470! 676,436 716,424 750,446 762,490 748,540 722,574 706,616 682,624 668,596! 674,540",
        BROWN.base,
        angle=80,
        lift=5,
    )
    card.paint(ribbon("682,490 700,456 730,456 744,494 726,540 706,566", (4, 11, 11, 4)), BROWN.shade)
    card.paint(ribbon("690,520 706,512 708,536 694,560", (2, 7, 2)), BROWN.shade)


def _features(card: Sheet) -> None:
    """The lid half down, the glance on what goes by upon the sheet."""
    eye = card.piece("430,452! 444,430 480,424 530,448! 492,474 452,480!", CHALK)
    with card.inside(eye):
        card.paint("432,440! 470,420! 478,452 466,478 440,486! 426,470", LINE)
        card.paint("424,416! 544,416! 540,456! 486,446 436,454!", BROWN.shade)
    card.paint(ribbon("422,460 444,449 486,444 542,458", (5, 13, 12, 4)), LINE)
    for line in ("446,490 490,492 528,472", "462,516 504,516 540,494"):
        card.paint(ribbon(line, (2, 7, 2)), BROWN.shade)
    card.paint(ribbon("448,412 486,400 530,414", (2, 6, 2)), BROWN.shade)
    card.paint(ribbon("412,378 448,346 506,340 570,372", (9, 21, 16, 3)), HAIR)
    card.paint(ribbon("402,548 420,560 416,582 394,588", (3, 8, 7, 3)), BROWN.shade)
    card.paint("372,612! 361,638 369,656! 400,654 436,660! 412,634 388,610!", LIP)
    card.paint("371,658! 367,682 376,703 402,696 436,660!", shift(LIP, 0.05))
    card.paint(ribbon("366,657 402,656 448,672", (4, 7, 3)), LINE)
    card.paint(ribbon("462,566 480,600 474,640", (2, 7, 2)), BROWN.shade)
