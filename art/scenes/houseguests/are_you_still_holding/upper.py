"""Who holds the rope upstairs: one shaves, two kiss, one feeds three, one sulks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CAST,
    CREAM,
    FAIR,
    MUSTARD,
    NIGHT,
    OLIVE,
    ROPE,
    SLATE,
    TAN,
    UMBER,
    WEAK,
)

FOAM: Final = shift(ROPE, 0.03)


def shaver(card: Sheet) -> None:
    """Half of him is done."""
    glass = card.piece("756,214! 840,210! 842,330! 758,334!", shift(SLATE, 0.1), angle=60, lift=5)
    card.pattern(glass, [ribbon("750,320 850,220", (16, 16))], mix(SLATE, CREAM, 0.6))
    shirt = card.piece(
        "470,480! 486,420 530,392 590,380! 660,380! 730,396 768,430 780,490!", ROPE, angle=84, laps=40, lift=6
    )
    card.pattern(shirt, [ribbon(f"{470 + 30 * k},370 {474 + 30 * k},500", (7, 7)) for k in range(12)], BRICK, thin=0.1)
    card.paint("586,350! 660,350! 664,392 624,410 582,394!", TAN.shade, angle=84)
    head = Head(card, CAST["shaver"], 622, 312, 84, turn=-0.1)
    head.draw()
    head.lay(
        "-.66,.10! -.58,.34 -.30,.36 -.16,.44 0,.5 .12,.46 .10,.60 .24,.72! .20,1.06 -.06,1.12 -.36,1.06 -.60,.74 -.68,.40",
        FOAM,
        lift=4,
    )
    head.line("-.2,.64 0,.60 .16,.63", (0.03, 0.06, 0.03), TAN.line)
    # the razor arm: an elbow out, a wrist at the ear
    card.paint("700,396! 760,404 812,450 826,490! 740,490! 760,452 736,420! 716,420! 702,404!", ROPE, angle=70, lift=5)
    card.paint("826,490! 770,490! 720,440 700,408! 736,384! 780,420", ROPE, angle=60, lift=6)
    card.paint([ribbon("716,424 748,400", (7, 7)), ribbon("738,452 776,424", (7, 7))], BRICK)
    hand(card, "pinch", 716, 396, 66, 232, TAN, lift=4)
    card.paint(ribbon("672,352 706,330", (15, 15)), shift(SLATE, 0.16), lift=3)
    card.paint(ribbon("684,362 730,372", (10, 9)), NIGHT, lift=3)
    card.paint("500,452! 860,444! 862,480! 502,490!", FOAM, angle=2, lift=8)


def lovers(card: Sheet) -> None:
    """They have been at it since supper."""
    sofa = card.piece(
        "480,790! 488,660 520,620 600,616 720,600 840,612 910,630 936,670 940,790!", BRICK, angle=86, laps=60, lift=7
    )
    card.pattern(
        sofa, [ribbon(f"{510 + 64 * k},600 {514 + 64 * k},800", (5, 5)) for k in range(7)], shift(BRICK, -0.07)
    )
    # her sleeve comes out behind him
    card.paint("452,640! 520,628 600,640! 600,690! 520,680 456,676!", shift(OLIVE, 0.06), angle=4, lift=4)
    hers = card.piece("690,800! 700,720 740,682 800,672! 850,690 886,740 900,800!", OLIVE, angle=84, laps=40, lift=6)
    printed(card, hers, "crumb", CREAM, gap=40)
    card.paint("530,800! 534,720 570,684 630,668! 690,684 716,740 724,800!", shift(SLATE, -0.06), angle=84, lift=7)
    card.paint("610,660! 664,650! 676,700 640,716 606,690!", ROPE, lift=3)
    card.paint("770,640! 830,646! 826,690! 772,690!", FAIR.shade)
    card.paint("604,640! 664,640! 664,690! 606,690!", WEAK.shade)
    Head(card, CAST["he"], 650, 612, 78, tilt=8, view="side", turn=1.0).draw()
    Head(
        card,
        CAST["she"].but(feels=CAST["she"].feels.but(lids=(0.0, 0.0))),
        766,
        610,
        76,
        tilt=8,
        view="side",
        turn=-1.0,
    ).draw()
    # his arm has her
    card.paint("560,712! 640,700 740,730 800,740! 796,782! 700,786 580,790!", shift(SLATE, -0.02), angle=10, lift=7)
    card.paint("786,736! 804,738! 802,784! 784,784!", ROPE, lift=2)
    hand(card, "cover", 800, 760, 74, -6, WEAK, age=60, lift=4)
    # a stocking that waits
    card.paint("208,540! 262,538! 264,620 300,640 304,664 270,672 222,650 212,610", ROPE, angle=80, lift=5)
    card.paint([ribbon("206,560 266,556", (9, 9)), ribbon("208,590 266,588", (9, 9))], BRICK)
    card.paint([ribbon("196,548 286,526", (5, 4)), ribbon("190,528 280,548", (5, 4))], NIGHT, lift=2)


def feeding(card: Sheet) -> None:
    """One spoon, three mouths."""
    frock = card.piece(
        "486,1130! 490,1020 520,980 580,962! 640,976 676,1010 690,1130!", shift(BRICK, -0.03), angle=84, laps=40, lift=7
    )
    card.pattern(
        frock, [ribbon(f"{480 + 26 * k},950 {476 + 28 * k},1140", (4, 4)) for k in range(9)], shift(BRICK, 0.1)
    )
    card.paint("552,940! 612,936! 618,986 584,1004 548,980!", TAN.shade)
    card.paint("546,968! 584,996 622,962! 640,984! 586,1024 530,990!", ROPE, lift=3)
    Head(card, CAST["mother"], 580, 902, 82, turn=0.2).draw()
    for who, x, y, size, tilt, turn in (
        ("three", 1000, 986, 66, 10, -0.2),
        ("one", 858, 944, 72, -6, -0.5),
        ("two", 918, 1028, 70, -14, 0.2),
    ):
        bib = card.piece(
            f"{x - 62},1130! {x - 56},{y + 80} {x - 20},{y + 56} {x + 20},{y + 56} {x + 56},{y + 80} {x + 62},1130!",
            (MUSTARD, SLATE, UMBER)[x % 3],
            angle=84,
            lift=5,
        )
        with card.inside(bib):
            card.paint(f"{x - 34},{y + 50}! {x + 34},{y + 50}! {x + 26},{y + 104} {x - 26},{y + 104}", ROPE)
        Head(card, CAST[who], x, y, size, tilt=tilt, turn=turn).draw()
    # the arm with the spoon
    card.paint(
        "640,984! 690,1010 716,1060! 744,1040 764,1014! 792,1040! 770,1090 720,1120 660,1110 620,1060!",
        shift(BRICK, -0.08),
        angle=20,
        lift=7,
    )
    hand(card, "pinch", 756, 1034, 62, -60, TAN, lift=4)
    card.paint(ribbon("792,996 766,1024", (7, 7)), SLATE, lift=2)
    card.paint("1,0 .7,.5 0,.6 -.7,.5 -1,0 -.7,-.5 0,-.6 .7,-.5", SLATE, at=affine(800, 986, 20, -30), lift=3)
    card.paint("1,0 .7,.5 0,.6 -.7,.5 -1,0 -.7,-.5 0,-.6 .7,-.5", MUSTARD, at=affine(799, 983, 13, -30))
    card.paint("770,1092! 1062,1084! 1062,1120! 770,1122!", CREAM, angle=2, lift=7)


def sulker(card: Sheet) -> None:
    """He has been told to hold it too; nobody said with what."""
    body = card.piece(
        "130,1124! 128,1010 160,976 210,968! 256,990 280,1050 290,1124!", mix(MUSTARD, BRICK, 0.35), angle=84, lift=6
    )
    card.pattern(body, [ribbon(f"120,{y} 300,{y + 6}", (12, 12)) for y in (1010, 1046, 1082)], ROPE, thin=0.08)
    card.paint(
        "226,1124! 236,1074 270,1020 310,988! 344,984 368,1020 396,1064! 376,1112! 350,1110 330,1060 306,1070 290,1124!",
        SLATE,
        angle=60,
        lift=7,
    )
    card.paint("190,950! 236,946! 240,990 206,1000 184,984!", FAIR.shade)
    Head(card, CAST["sulker"], 202, 908, 74, turn=-0.5).draw()
    card.paint("150,1016! 200,1040 270,1050! 268,1086! 190,1090 140,1070!", mix(MUSTARD, BRICK, 0.5), angle=8, lift=6)
    hand(card, "rest", 262, 1068, 56, 4, FAIR, age=10, lift=3)


def holds(card: Sheet) -> None:
    """Lay what lies over the rope: three hands and a foot."""
    card.paint("436,388! 470,376! 512,428 540,452! 540,456! 470,458! 446,430", ROPE, angle=50, lift=6)
    card.paint([ribbon("440,406 482,390", (7, 7)), ribbon("452,436 504,418", (7, 7))], BRICK)
    hand(card, "grip", 452, 378, 74, 236, TAN, lift=5)
    card.paint("466,634! 448,632! 446,684! 466,682!", ROPE, lift=2)
    hand(card, "grip", 456, 658, 72, 184, FAIR, flip=True, age=60, lift=5)
    card.paint(
        "530,980! 500,1000 480,1040 470,1010! 452,962! 418,980! 430,1040 460,1104 510,1110 560,1060!",
        shift(BRICK, -0.08),
        angle=60,
        lift=7,
    )
    hand(card, "grip", 436, 972, 72, 262, TAN, lift=5)
    shoe(card, "bare", 394, 1086, 80, -78, ROPE, FAIR, lift=5)
