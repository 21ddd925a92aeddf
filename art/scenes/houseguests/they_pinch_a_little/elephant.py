"""The customer of They Pinch a Little: an elephant, dark from edge to edge, with one small shoe."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.they_pinch_a_little.inks import BRICK, CREAM, HIDE, NIGHT, PAPER, SLATE, UMBER

FOLD: Final = mix(HIDE, SLATE, 0.6)
DEEP: Final = mix(HIDE, NIGHT, 0.6)
NAIL: Final = mix(CREAM, UMBER, 0.35)


def far(card: Sheet) -> None:
    """The far foreleg, a step behind."""
    leg = card.piece(
        "1010,900! 1044,1200 1060,1400 1050,1560 1036,1650! 1260,1650! 1260,900!", DEEP, angle=86, laps=70, lift=6
    )
    card.pattern(
        leg, [ribbon(f"1040,{y} 1130,{y + 18} 1240,{y + 6}", (3, 7, 3)) for y in (1230, 1310, 1420, 1500)], HIDE
    )
    card.paint("1046,1656! 1052,1606 1090,1596 1116,1656!", mix(NAIL, NIGHT, 0.4))
    card.paint("1134,1656! 1140,1604 1180,1600 1206,1656!", mix(NAIL, NIGHT, 0.4))


def leg(card: Sheet) -> None:
    """The near foreleg, a column on its cushion."""
    column = card.piece(
        "690,780! 706,1000 704,1140 688,1290 680,1420 672,1540 650,1620 640,1700! 980,1700! 968,1620 958,1540 972,1400 "
        "1010,1240 1060,1100 1100,900!",
        HIDE,
        angle=86,
        laps=80,
        lift=10,
    )
    folds = [
        ribbon(f"680,{y} 760,{y + 26} 860,{y + 24} {x},{y + 4}", (2, 8, 7, 2))
        for y, x in ((1130, 980), (1196, 960), (1290, 940), (1330, 900), (1450, 930), (1530, 920), (1570, 880))
    ]
    card.pattern(column, folds, FOLD, thin=0.2)
    with card.inside(column):
        card.paint("940,900! 960,1200 910,1400 900,1540 930,1720! 1100,1720! 1100,900!", DEEP, angle=86)
        for x, w in ((652, 60), (728, 76), (820, 76), (906, 60)):
            card.paint(
                f"{x},1706! {x + 4},1662 {x + w * 0.5:.0f},1636 {x + w - 4},1662 {x + w},1706!", NAIL, lift=3, angle=80
            )


def body(card: Sheet) -> None:
    """Crown, trunk and chest in one cut; it fills the right of the sheet."""
    hide = card.piece(
        "1260,-40! 900,-40! 760,10 640,90 560,190 506,320 468,460 440,620 420,780 404,900 376,990 326,1048 262,1062 214,1030 "
        "194,970 190,900 200,852! 176,826 150,838! 134,866 112,850 88,866! 92,930 96,1000 120,1084 184,1156 276,1184 380,1168 470,1100 "
        "532,990 566,860 596,740 640,680! 664,730 660,790 640,846! 700,838 740,806 790,850 800,900! 860,1010 980,1120 "
        "1100,1160 1260,1150!",
        HIDE,
        angle=98,
        laps=110,
        lift=16,
        edge="torn",
        core=CREAM,
        wobble=3.5,
    )
    with card.inside(hide):
        # the shaded side: below the brow, along the back of the trunk
        card.paint(
            "300,1080! 400,1050 466,940 496,800 530,680 580,590 640,560 700,620! 640,700 600,800 560,940 480,1110 380,1190 270,1200 "
            "180,1170!",
            DEEP,
            angle=100,
        )
        card.paint("640,846! 700,838 760,800 800,700! 840,760 860,900 820,940! 700,900!", DEEP, angle=100)
        folds = []
        for (x0, y0), (x1, y1) in (
            ((462, 500), (590, 540)),
            ((452, 556), (566, 596)),
            ((446, 612), (560, 646)),
            ((438, 668), (546, 700)),
            ((432, 724), (540, 752)),
            ((426, 780), (530, 806)),
            ((420, 832), (520, 862)),
            ((414, 880), (506, 920)),
            ((402, 924), (486, 976)),
            ((384, 968), (460, 1032)),
            ((358, 1012), (420, 1088)),
            ((326, 1042), (366, 1126)),
            ((288, 1056), (304, 1146)),
            ((250, 1052), (240, 1140)),
            ((216, 1030), (180, 1104)),
            ((200, 990), (140, 1046)),
            ((192, 944), (120, 984)),
            ((190, 900), (112, 926)),
        ):
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + 12
            folds.append(ribbon([(x0, y0), (mx, my), (x1, y1)], (7, 6, 2)))
        card.paint(folds, FOLD, thin=0.22, wobble=0.5)
        card.paint(
            [
                ribbon("620,150 690,110 770,100", (2, 8, 2)),
                ribbon("590,230 650,190 720,180", (2, 8, 2)),
                ribbon("700,560 740,640 730,720", (2, 9, 3)),
                ribbon("820,960 900,1050 1010,1100", (2, 8, 3)),
            ],
            FOLD,
            thin=0.2,
        )
    _eye(card)
    _tusk(card)
    _ear(card)


def _eye(card: Sheet) -> None:
    """Small, heavy-lidded, on what it holds."""
    at = affine(606, 420, 1, 10)
    card.paint("-74,0 -50,-44 0,-62 54,-42 78,6 50,52 0,66 -50,46", mix(HIDE, SLATE, 0.35), at=at, angle=20)
    card.paint("-46,8 -20,-16 20,-18 46,6 20,28 -18,30", PAPER, at=at, wobble=0.3)
    card.paint("-42,12 -28,-12 -4,-14 10,8 -4,28 -30,28", NIGHT, at=at, wobble=0.3)
    card.paint("-54,10! -30,-28 10,-40 44,-22 56,10! 26,-4 -4,-2 -30,4", HIDE, at=at, wobble=0.4)
    card.paint(ribbon("-56,10 -28,2 8,-4 56,10", (6, 10, 9, 4), at), NIGHT, wobble=0.3)
    card.paint(
        [
            ribbon("-50,30 -16,46 30,40 54,22", (3, 7, 7, 3), at),
            ribbon("-44,54 0,68 44,56", (2, 6, 2), at),
            ribbon("-56,-30 -10,-58 50,-42", (2, 7, 3), at),
            ribbon("-60,-56 -10,-84 50,-70", (2, 6, 2), at),
        ],
        FOLD,
        wobble=0.3,
    )
    card.paint([ribbon(f"{u},2 {u - 12},{22 - u * 0.1}", (4, 2), at) for u in (-44, -32, -20)], NIGHT, wobble=0.2)


def _tusk(card: Sheet) -> None:
    card.paint("650,640! 700,664! 690,760 640,850 560,916 500,936! 540,880 590,810 622,730", PAPER, angle=120, lift=8)
    card.paint(
        "690,662! 700,664! 690,760 640,850 560,916 500,936! 580,880 640,790 676,720", mix(CREAM, UMBER, 0.22), angle=120
    )
    card.paint("620,610! 680,596 730,650 712,700! 680,684 650,672 622,690!", HIDE, angle=110, lift=5)


def _ear(card: Sheet) -> None:
    ear = card.piece(
        "770,220! 850,120 980,90 1100,140 1190,260! 1216,420 1190,600 1120,760 1030,880 950,960 896,970! 850,880 830,760 "
        "800,640 770,520 750,380",
        mix(HIDE, SLATE, 0.34),
        angle=70,
        laps=90,
        lift=18,
        edge="torn",
        core=CREAM,
        wobble=4,
    )
    card.pattern(
        ear,
        [
            ribbon("800,260 860,420 880,600 890,760", (4, 16, 14, 4)),
            ribbon("860,230 960,400 980,580 960,740", (3, 11, 10, 3)),
            ribbon("980,200 1070,360 1080,520 1050,660", (3, 9, 8, 3)),
            ribbon("880,560 940,640 1000,680", (2, 8, 2)),
        ],
        DEEP,
        thin=0.2,
    )
    with card.inside(ear):
        card.paint("1100,140! 1190,260 1216,420 1190,600 1120,760! 1110,640 1150,480 1140,320!", HIDE, angle=80)


def shoe(card: Sheet) -> None:
    """One, laced, a hand long; the trunk holds it up to the light."""
    at = affine(128, 762, 1.2, -7)
    card.paint("2,-92! 30,-104 66,-100 72,-88! 40,-80 6,-82!", NIGHT, at=at)
    card.paint(
        "0,-94! 36,-84 72,-92! 78,-40 70,0 76,40 74,68! 0,72 -60,70 -96,66! -104,44 -92,24 -64,12 -30,4 -8,-16 -4,-50",
        BRICK,
        at=at,
        lift=7,
        angle=70,
    )
    card.paint("-96,28! -70,14 -40,12 -30,36 -36,68! -96,66! -104,46", shift(BRICK, -0.06), at=at)
    card.paint("44,20! 72,10! 76,40 74,68! 40,70!", shift(BRICK, -0.06), at=at)
    card.paint("-104,60! -40,68 30,66 78,60! 80,92! 30,92! 26,82! -50,86 -100,82!", NIGHT, at=at)
    card.paint(
        [ribbon(f"{-6 - k * 3},{-72 + 24 * k} {26 - k * 4},{-64 + 24 * k}", (6, 6), at) for k in range(4)],
        PAPER,
        wobble=0.3,
    )
    card.paint(ribbon("-4,-78 -40,-92 -44,-66 -6,-76 -30,-46 -34,-30", (5, 5, 5, 4), at), PAPER, wobble=0.3, lift=2)
    card.paint(ribbon("70,-92 84,-112 88,-92 74,-84", (7, 7, 7), at), shift(BRICK, -0.08), wobble=0.3)


def finger(card: Sheet) -> None:
    """What of the trunk lies over the strap."""
    card.paint("196,900! 200,852 176,826 150,836 142,862! 150,892!", HIDE, angle=98, lift=5)
