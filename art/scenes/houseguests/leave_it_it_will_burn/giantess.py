"""The one who leans back: a face turned up, a plait that falls, a body bent like a bridge."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CREAM,
    HERS,
    OCHRE,
    WHITE,
    torn,
)

AT: Final = affine(284, 682, 0.95, -108)
"""Her head is typed upright, nose to the right, and hung back by this."""
LIP: Final = "#93483c"
BLUSH: Final = "#bd7459"
STRAND: Final = mix(BLACK, CREAM, 0.3)


def plait(card: Sheet) -> None:
    """Straight down, as a plumb line would, to where it has no business."""
    torn(card, "190,860! 300,850 396,900! 372,960 340,1010! 262,1010! 214,940!", BLACK, 88, 6)
    for k in range(6):
        y, w = 980 + 74 * k, 66 - 4 * k
        side = -1 if k % 2 else 1
        x = 300 - 3 * k
        lobe = (
            f"{x - side * w},{y}! {x - side * w * 0.2},{y - 40} {x + side * w},{y - 10}! {x + side * w * 1.1},{y + 50} "
            f"{x + side * w * 0.3},{y + 104} {x - side * w * 0.3},{y + 110}! {x - side * w * 0.7},{y + 60}"
        )
        part = torn(card, lobe, BLACK, 80, 4, wobble=2)
        card.pattern(
            part,
            [
                ribbon(
                    f"{x + side * w * t},{y + 4} {x + side * w * (t - 0.1)},{y + 50} {x - side * w * 0.1},{y + 98}",
                    (3, 6, 3),
                )
                for t in (0.25, 0.6)
            ],
            STRAND,
            thin=0.2,
        )


def head(card: Sheet) -> None:
    """Big, old enough, in no hurry: eye not quite shut, lips that have begun a smile."""
    neck = mix(HERS.base, HERS.shade, 0.85)
    torn(card, "360,560! 430,548 540,520! 580,800! 490,816 420,850 370,880! 300,760", neck, 10, 0, core=neck)
    face = torn(
        card,
        "-70,-220! 40,-236 130,-190 152,-120! 146,-84 158,-56! 196,10 222,52 206,78 160,82! 158,104 186,120 190,142! 170,154! "
        "182,170 180,194 156,206! 152,226 166,252 150,290 110,306 60,292! -20,262 -90,200! -160,60",
        HERS.base,
        20,
        0,
        at=AT,
        wobble=2,
        core=HERS.base,
    )
    with card.inside(face):
        card.paint(
            "-100,170! -10,200 40,262 120,300! 60,330 -90,280!", HERS.shade, at=AT, angle=30, edge="torn", wobble=3
        )
        card.paint("30,70! 66,40 112,60 118,104 84,132 44,116!", BLUSH, at=AT, angle=10, edge="torn", wobble=3)
        card.paint("170,60! 186,50 206,70! 190,84 166,82!", HERS.shade, at=AT, edge="torn", wobble=1)
    # the mouth
    card.paint("160,102! 184,116 192,140! 168,152! 128,146 108,136! 138,124!", LIP, at=AT, wobble=1)
    card.paint("168,152! 184,170 178,192 156,204! 130,186 108,138! 134,148!", shift(LIP, 0.05), at=AT, wobble=1)
    card.paint(ribbon("170,152 134,148 104,134 92,116", (5, 7, 6, 3), AT), BLACK, wobble=0.4)
    card.paint(ribbon("164,212 130,222 104,214", (2, 8, 3), AT), HERS.shade, wobble=0.4)
    card.paint(ribbon("150,86 118,98 84,140 82,176", (3, 7, 6, 2), AT), HERS.shade, wobble=0.4)
    card.paint(ribbon("176,80 160,66 152,54", (6, 6, 3), AT), mix(HERS.shade, BLACK, 0.4), wobble=0.4)
    # the eye, all but shut, on its way down to the pot
    card.paint(
        "40,-66! 76,-100 124,-100 146,-64! 140,-30 92,-12 52,-30!", mix(HERS.base, HERS.shade, 0.55), at=AT, wobble=1
    )
    card.paint("56,-36! 96,-44 142,-42! 132,-20 94,-14!", WHITE, at=AT, wobble=0.5)
    card.paint("98,-46! 132,-46! 128,-22 114,-16 100,-24!", BLACK, at=AT, wobble=0.5)
    card.paint(ribbon("40,-28 90,-48 144,-44 166,-26", (4, 13, 11, 3), AT), BLACK, wobble=0.4)
    card.paint(ribbon("58,0 98,10 130,-4", (2, 6, 2), AT), HERS.shade, wobble=0.4)
    card.paint(
        [ribbon(f"28,{y} 6,{y + d} -12,{y + 2 * d}", (5, 4, 2), AT) for y, d in ((-42, -10), (-26, 2), (-12, 12))],
        HERS.shade,
    )
    card.paint(ribbon("26,-108 60,-158 110,-172 148,-146", (6, 20, 22, 8), AT), BLACK, wobble=1)
    _hair(card)


def _hair(card: Sheet) -> None:
    cap = torn(
        card,
        "118,-196! 80,-262 -10,-300 -120,-286 -220,-216 -268,-100 -262,20 -230,110 -170,170! -110,190 -66,130! -40,60 -20,-30! "
        "10,-100 60,-160!",
        BLACK,
        100,
        8,
        at=AT,
        laps=90,
    )
    card.pattern(
        cap,
        [
            ribbon(
                f"{104 - 22 * k},{-200 + 22 * k} {-40 - 26 * k},{-210 + 30 * k} {-190 - 6 * k},{-50 + 26 * k} {-200},{110 + 4 * k}",
                (3, 8, 7, 3),
                AT,
            )
            for k in range(5)
        ],
        STRAND,
        thin=0.25,
    )
    ear = torn(
        card,
        "-96,-20! -60,-50 -26,-30 -24,10 -44,60 -70,80! -92,50!",
        HERS.base,
        80,
        4,
        at=AT,
        wobble=2,
        core=HERS.base,
    )
    with card.inside(ear):
        card.paint(ribbon("-80,-10 -54,-28 -40,0 -60,40", (4, 10, 8, 4), AT), HERS.shade)
    # the drop hangs as drops do
    card.paint("298,768! 322,804 314,834 292,840 274,824 276,798!", OCHRE, edge="torn", wobble=2, lift=4)


def body(card: Sheet) -> None:
    """One arch from collar to hem, cropped by the edge."""
    dress = torn(
        card,
        "500,560! 510,470 570,398 660,372 740,392 800,432! 900,440 1020,480 1130,560 1250,690! 1250,1850! 560,1850! 590,1740 "
        "660,1560 716,1380 738,1240 764,1120 800,1030! 740,974 640,930 570,890 510,830!",
        BLACK,
        60,
        14,
        laps=110,
        grain=0.4,
    )
    fold = shift(BLACK, 0.06)
    card.pattern(
        dress,
        [
            ribbon(spec, (4, 20, 8))
            for spec in (
                "820,1080 800,1300 700,1600 620,1850",
                "860,1100 850,1340 790,1600 730,1850",
                "780,1000 720,900 700,800",
                "800,980 770,880 770,790",
            )
        ],
        fold,
        thin=0.1,
    )
    apron = torn(
        card,
        "846,430! 960,440 1060,494 1150,570 1260,690! 1260,1850! 900,1850! 936,1640 960,1420 946,1220 900,1060 850,960! 820,800 "
        "820,600",
        BRICK,
        80,
        9,
        laps=90,
        grain=0.4,
    )
    printed(card, apron, "cherry", mix(OCHRE, CREAM, 0.2), mix(OCHRE, BRICK, 0.3), gap=130, angle=-20)
    band = "842,420 812,600 806,800 838,950 836,1040"
    torn(card, ribbon(band, (44, 48, 48, 46, 36)), OCHRE, 80, 6)
    _bow(card)
    _arm(card)
    torn(
        card,
        "470,560! 486,500 520,440! 566,456 590,520! 596,640 580,740 540,820 506,870! 446,826! 478,740 484,650",
        WHITE,
        70,
        8,
    )


def _bow(card: Sheet) -> None:
    for spec in (
        "836,1030! 816,1120 792,1240 770,1310! 814,1318! 836,1240 852,1130 852,1040!",
        "842,1030! 856,1140 858,1280 866,1360! 906,1336! 906,1240 890,1120 866,1030!",
    ):
        torn(card, spec, OCHRE, 84, 5)
    torn(card, "842,1034! 800,1018 772,1046 780,1096! 822,1086!", OCHRE, 10, 5)
    torn(card, "848,1034! 900,1014 938,1054 920,1098! 872,1084!", OCHRE, 10, 5)
    torn(card, "820,1014! 870,1016! 872,1068! 822,1064!", OCHRE, 10, 5)


def _arm(card: Sheet) -> None:
    """Her hand is in her apron pocket; she is at home."""
    sleeve = torn(
        card,
        "520,580! 580,540 650,560 760,640 860,700 960,740 1040,776! 1050,880! 960,880 860,880 760,856 640,810 560,770 520,700!",
        shift(BLACK, 0.07),
        14,
        12,
    )
    card.pattern(
        sleeve,
        [
            ribbon(spec, (3, 16, 4))
            for spec in ("800,670 790,730 800,780", "840,690 840,740 860,780", "560,560 600,620 610,700")
        ],
        BLACK,
        thin=0.1,
    )
    torn(card, "1010,744! 1066,760! 1070,896! 1012,894!", WHITE, 88, 6)
    pocket = torn(
        card,
        "1052,684! 1150,676 1260,720! 1260,1010! 1180,1010 1090,990 1026,936! 1050,820",
        shift(BRICK, -0.06),
        84,
        9,
    )
    with card.inside(pocket):
        card.paint(ribbon("1076,684 1076,820 1050,940", (7, 7)), OCHRE, thin=0.2)
