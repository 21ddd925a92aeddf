"""What rises from two bowls: a man of steam and a woman of steam, who hold each other above everybody's heads."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.more_soup_anyone.inks import BONE, CHALK, MIST

HIS: Final = mix(BONE, CHALK, 0.2)
HERS: Final = shift(CHALK, 0.015)
FOLD: Final = shift(MIST, -0.04)
PALE_FOLD: Final = mix(MIST, CHALK, 0.3)


def lovers(card: Sheet) -> None:
    """Lay him, her upon him, the end of his trail over hers, his face over her cheek, then the arms."""
    _him(card)
    _her(card)
    _trail(card)
    _his_head(card)
    _arms(card)


def _him(card: Sheet) -> None:
    back = "440,250! 410,296 368,330 336,392 324,470 334,540 352,590 376,650 440,740 540,780 600,700 650,560 640,420 600,340 560,290!"
    body = card.piece(
        turned(
            [
                curve(back),
                ribbon(
                    "410,610 330,640 268,604 262,536 224,474 190,414 206,344 176,276", (150, 112, 84, 62, 48, 36, 22, 3)
                ),
                ribbon("470,580 500,700 606,820 640,900 600,1000 546,1126", (170, 150, 120, 92, 72, 60)),
            ]
        ),
        HIS,
        angle=76,
        laps=90,
        grain=0.22,
        lift=9,
    )
    folds = (
        "350,420 338,500 346,590 390,680 480,760 600,850",
        "400,600 340,628 286,600 276,540 240,476",
        "400,640 450,720 560,800",
        "390,656 330,666 280,640",
    )
    card.pattern(body, [ribbon(f, (2, 10, 2)) for f in folds], FOLD, thin=0.05)


def _her(card: Sheet) -> None:
    bun = curve("776,206! 806,160 860,154 892,196 886,246 842,272 792,258!")
    wisp = ribbon("846,214 896,176 904,132 942,92 940,48", (60, 40, 28, 17, 3))
    card.paint(turned([bun, wisp]), HERS, angle=20, grain=0.2, lift=6)
    card.paint(ribbon("816,190 850,184 864,212 846,238 824,230", (2, 8, 8, 5, 2)), PALE_FOLD, thin=0.05)
    body = (
        "668,176 712,156 764,166 802,206 808,258 794,308 782,340! 826,366 858,416 854,470 816,526 800,566! 836,620 800,720 700,800 "
        "600,760 584,640 606,580 590,510 604,450 660,400 690,346! 672,322 648,314 632,290! 636,262 640,246 622,226! 642,206 648,194"
    )
    whole = card.piece(
        turned(
            [
                curve(body),
                ribbon(
                    "720,610 816,634 884,590 894,520 934,452 976,396 962,326 1000,254",
                    (180, 118, 86, 62, 48, 36, 22, 3),
                ),
                ribbon("710,590 690,700 600,820 584,910 640,1004 688,1126", (210, 180, 116, 86, 70, 60)),
            ]
        ),
        HERS,
        angle=100,
        laps=90,
        grain=0.22,
        lift=9,
    )
    folds = (
        "690,610 690,700 620,800 580,900 630,990 680,1090",
        "640,610 640,690 590,780",
        "740,616 810,630 868,590 882,520 916,460",
        "760,640 740,720 670,790",
        "716,172 752,190 784,224",
        "806,420 796,460 770,500",
        "680,178 724,206 760,244 798,252",
        "672,194 686,204 702,198",
        "610,626 700,640 800,600",
        "588,664 690,684 800,650",
    )
    card.pattern(whole, [ribbon(f, (2, 9, 2)) for f in folds], PALE_FOLD, thin=0.05)


def _trail(card: Sheet) -> None:
    trail = card.piece(
        ribbon("648,884 640,930 600,1000 546,1126", (4, 64, 74, 60)), HIS, angle=76, laps=90, grain=0.22, lift=6
    )
    card.pattern(trail, [ribbon("634,940 604,1000 560,1100", (2, 8, 2))], FOLD, thin=0.05)


def _his_head(card: Sheet) -> None:
    head = card.piece(
        "434,270! 406,212 412,142 456,90 520,70! 534,50 570,44 586,12! 596,40 580,62 566,80! 600,92 628,128 634,164! 648,186 674,218 664,230 652,236! "
        "660,248 650,258! 656,268 646,280 648,304 622,322 580,326! 580,380 500,410 420,340",
        HIS,
        angle=60,
        laps=70,
        grain=0.22,
        lift=8,
    )
    folds = ("526,74 470,112 444,176", "546,78 500,120 470,200", "564,82 530,130 506,190")
    card.pattern(head, [ribbon(f, (2, 9, 2)) for f in folds], FOLD, thin=0.05)
    card.paint(ribbon("526,222 506,206 494,230 508,262 526,254", (3, 8, 9, 7, 3)), FOLD)
    card.paint(ribbon("596,186 612,194 630,188", (3, 8, 3)), FOLD)
    card.paint("414,292! 450,340 520,364 584,352! 592,388! 520,404 440,384 388,326!", HIS, angle=20, grain=0.22, lift=6)


def _hand(arm: str, fingers: tuple[str, ...], thumb: str) -> list[Array]:
    """Give an arm with the fingers and the thumb of its hand."""
    return turned([curve(arm), *(jointed(f, 25, affine()) for f in fingers), jointed(thumb, 28, affine())])


def _arms(card: Sheet) -> None:
    # his, round her waist
    his = card.piece(
        _hand(
            "362,390! 420,360 470,400 500,466 570,510! 660,528 740,526 784,512! 812,512 818,580 790,584! 700,604 590,612 490,584 "
            "420,530 372,460",
            (
                "800,524 838,510 872,514",
                "804,540 846,530 884,534",
                "804,558 842,554 876,560",
                "798,574 830,574 860,584",
            ),
            "776,524 796,496 822,478",
        ),
        HIS,
        angle=10,
        laps=70,
        grain=0.22,
        lift=9,
    )
    cuffs = ("746,530 756,558 750,588", "486,466 500,500 530,520", "470,500 500,530 540,544")
    card.pattern(his, [ribbon(f, (3, 9, 3)) for f in cuffs], FOLD, thin=0.05)
    # hers, round his neck
    hers = card.piece(
        _hand(
            "816,392! 760,366 710,380 650,420 590,404! 520,356 474,312 446,284! 416,284 408,342 430,354! 500,416 570,470 640,494 720,476 "
            "800,450",
            (
                "434,292 406,272 374,264",
                "424,306 390,292 354,292",
                "420,324 386,316 352,322",
                "426,340 396,340 366,350",
            ),
            "456,300 452,266 438,240",
        ),
        HERS,
        angle=-30,
        laps=70,
        grain=0.22,
        lift=9,
    )
    card.pattern(hers, [ribbon(f, (3, 9, 3)) for f in ("636,424 650,450 644,478",)], PALE_FOLD, thin=0.05)
