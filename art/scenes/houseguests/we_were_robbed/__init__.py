"""We Were Robbed: a man wound to the nose in his scarf, all who feel like him in its folds, and one with an orange."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.we_were_robbed.crowd import COILS, coil, pocket, row
from art.scenes.houseguests.we_were_robbed.inks import (
    ASH,
    BONE,
    CAST,
    CHALK,
    GREEN,
    NIGHT,
    PEEL,
    SAND,
    TAN,
    UMBER,
)

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the man, then his scarf from the top turn to the lowest, and between the turns those who live there."""
    _man(card)
    _loose_end(card)
    coil(card, 0)
    pocket(card, 1)
    _kissing(card)
    row(card, 1)
    coil(card, 1)
    pocket(card, 2)
    row(card, 2)
    coil(card, 2)
    pocket(card, 3)
    row(card, 3)
    _old_man(card)
    coil(card, 3)
    pocket(card, 4)
    row(card, 4)
    coil(card, 4)
    _orange(card)


def _man(card: Sheet) -> None:
    """What is to be seen of him: cap, brows, eyes, most of a nose."""
    Head(card, CAST["he who was robbed"], 600, 446, 400, tilt=0, turn=0.0).draw()
    for lid, lash in (
        ("408,446! 424,404 483,388 544,408 562,470! 510,444 456,434", "404,444 456,432 510,442 566,474"),
        ("636,468! 660,408 717,392 774,404 796,440! 744,434 690,440", "632,472 690,438 744,432 800,438"),
    ):
        card.paint(lid, SAND.base, angle=84, wobble=1)
        card.paint(ribbon(lash, (5, 13, 13, 7)), NIGHT)
    cap = card.piece(
        "300,330! 296,180 340,40 400,-60! 800,-60! 862,40 904,180 902,330! 760,290 600,276 440,290",
        UMBER,
        angle=86,
        laps=70,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=8,
    )
    card.pattern(
        cap,
        [ribbon(f"{600 + 52 * k},320 {600 + 48 * k},120 {600 + 36 * k},-60", (8, 6, 4)) for k in range(-6, 7)],
        mix(UMBER, NIGHT, 0.6),
        thin=0.25,
    )
    _whistler(card)
    rim = card.piece(
        "280,236! 430,196 600,184 770,196 920,236! 934,300 924,372! 770,330 600,318 430,330 276,372! 266,300",
        UMBER,
        angle=4,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=10,
    )
    with card.inside(rim):
        card.paint(
            ribbon("250,316 430,270 600,256 770,270 950,316", (34, 34, 34)), GREEN, angle=4, edge="torn", wobble=3
        )
    _grip(card)


def _loose_end(card: Sheet) -> None:
    """It sticks out, with its fringe."""
    for k in range(6):
        x, y = 1104 + 15 * k, 478 + 24 * k
        card.paint(
            ribbon(f"{x},{y} {x + 52},{y + 2 * k} {x + 84 - 6 * (k % 2)},{y + 44 + 10 * (k % 3)}", (18, 17, 9)),
            CHALK,
            edge="torn",
            wobble=2,
            lift=4,
        )
    end = card.piece(
        "960,640! 1000,596 1060,530 1110,454! 1150,530 1200,620! 1130,690 1040,750 930,770!",
        shift(GREEN, -0.05),
        angle=-40,
        laps=70,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=9,
    )
    with card.inside(end):
        for spec in ("1040,510 1090,590 1140,700", "1070,480 1120,560 1170,670"):
            card.paint(ribbon(spec, (20, 21, 22)), CHALK, angle=60, edge="torn", wobble=3)


def _whistler(card: Sheet) -> None:
    """High up, in the turn of the cap: a boy, in it to the shoulders."""
    card.paint(
        "684,260! 690,202 724,176 786,166 848,176 882,202 890,260!",
        ASH,
        angle=80,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=4,
    )
    Head(card, CAST["whistler"], 786, 132, 64, tilt=-8, turn=-0.2).draw()


def _grip(card: Sheet) -> None:
    """Both his hands on the brim, and over it his whistle on a cord."""
    skin = CAST["whistler"].skin
    for x, y, lean in ((704, 190, -3), (832, 202, 4)):
        for k in range(4):
            left, top, drop = x + 13 * k, y + 3 * k, 30 + 5 * (k in (1, 2))
            card.paint(
                f"{left - 7},{top - 6}! {left + 7},{top - 6}! {left + 8 + lean},{top + drop - 8} "
                f"{left + lean},{top + drop} {left - 8 + lean},{top + drop - 8}",
                skin.base if k % 2 else shift(skin.base, 0.03),
                wobble=1,
                lift=2,
            )
    card.paint(ribbon("768,196 776,226 784,250", (5, 5, 5)), CHALK)
    card.paint(ribbon("806,200 796,228 786,250", (5, 5, 5)), CHALK)
    at = affine(790, 268, 34, 12)
    card.paint(
        "-.2,-.46! 1,-.5! 1.04,-.1! .5,0 .3,.5 -.2,.62 -.66,.4 -.7,-.1", CHALK, at=at, edge="torn", wobble=1.5, lift=3
    )
    card.paint(ROUND, NIGHT, at=affine(783, 269, 8))


def _old_man(card: Sheet) -> None:
    """All white, in no hurry, hard of hearing."""
    gown = card.piece(
        "640,1050! 680,1010 760,990 840,1012 872,1056! 930,1160 940,1300 960,1500! 760,1530 550,1496! 572,1300 590,1160",
        CHALK,
        angle=84,
        laps=70,
        grain=0.2,
        edge="torn",
        core="#fffaf0",
        wobble=6,
        lift=14,
    )
    with card.inside(gown):
        for fold in ("700,1240 680,1380 690,1520", "840,1240 860,1380 850,1520", "620,1200 610,1360 600,1480"):
            card.paint(ribbon(fold, (3, 15, 6)), mix(BONE, ASH, 0.4), thin=0.15)
        card.paint(ribbon("756,1000 754,1120 758,1260", (4, 5, 4)), ASH)
    card.paint(
        "630,900 660,810 756,780 850,812 884,910 900,1020 850,1080 760,1100! 660,1080 612,1020",
        mix(CHALK, BONE, 0.6),
        angle=30,
        edge="torn",
        core="#fffaf0",
        wobble=5,
        lift=8,
    )
    card.paint(
        "666,900 690,840 756,818 826,844 846,910 830,1010 756,1070 684,1010",
        mix(ASH, UMBER, 0.5),
        angle=84,
        edge="torn",
        wobble=4,
    )
    card.paint(
        "650,1040! 700,1000 756,1010 812,1000 860,1040! 830,1120 690,1120!",
        mix(CHALK, BONE, 0.75),
        edge="torn",
        wobble=3,
    )
    Head(card, CAST["old"], 756, 924, 92, tilt=-6, turn=-0.12).draw()


def _orange(card: Sheet) -> None:
    """Peel in one piece, and a thumb that has done it a thousand times."""
    card.paint(
        ribbon(
            "752,1262 742,1310 716,1350 780,1372 800,1406 730,1440 690,1470 740,1510 790,1530 760,1570 734,1600",
            (30, 36, 34, 34, 34, 31, 30, 27, 22, 16),
        ),
        PEEL,
        angle=30,
        edge="torn",
        core=CHALK,
        wobble=2.5,
        lift=8,
    )
    hand(card, "cup", 800, 1290, 104, 198, TAN, age=76, flip=True, lift=5)
    card.paint(
        ROUND,
        PEEL,
        at=affine(752, 1206, 64),
        angle=20,
        edge="torn",
        core=CHALK,
        wobble=2,
        lift=6,
    )
    card.paint(
        "-.2,-.98 .5,-.86 .92,-.3 .96,.2! .5,-.16 .1,-.5",
        mix(PEEL, CHALK, 0.7),
        at=affine(752, 1206, 60),
        edge="torn",
        wobble=2,
    )
    hand(card, "tweak", 690, 1276, 104, -34, TAN, age=76, lift=6)
    for sleeve in (
        "640,1056! 590,1130 566,1220 590,1296 640,1312 700,1300! 724,1262 704,1226! 666,1222 660,1180 700,1090",
        "872,1056! 926,1130 950,1220 924,1304 860,1322 790,1308! 772,1270 794,1232! 840,1228 852,1180 818,1090",
    ):
        card.paint(sleeve, shift(CHALK, -0.02), angle=60, edge="torn", core="#fffaf0", wobble=4, lift=10)


def _kissing(card: Sheet) -> None:
    """Eyes shut, and nothing has happened."""
    y = COILS[1].edge(330) - 52
    card.paint(
        f"180,{y + 160:.0f}! 196,{y + 80:.0f} 270,{y + 56:.0f} 330,{y + 90:.0f} 340,{y + 160:.0f}!",
        UMBER,
        edge="torn",
        core=CHALK,
        lift=4,
    )
    card.paint(
        f"330,{y + 160:.0f}! 340,{y + 80:.0f} 400,{y + 60:.0f} 460,{y + 90:.0f} 480,{y + 160:.0f}!",
        CHALK,
        edge="torn",
        core=BONE,
        lift=4,
    )
    Head(card, CAST["he"], 286, y - 6, 62, tilt=10, turn=0.8, view="side").draw()
    Head(card, CAST["she"], 372, y + 2, 58, tilt=-10, turn=-0.8, view="side").draw()
