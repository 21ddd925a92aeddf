"""Not before he wakes. A woman, a grown man asleep on her shoulder, keeps a bell still; a ladder crosses the snow."""

from __future__ import annotations

from typing import Any

import numpy as np

from art.cutpaper.contour import affine, motif, ribbon, rng, stripes
from art.cutpaper.faces import Face, Feeling
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, shift
from art.cutpaper.skin import Skin

BONE, CHALK, MINT, PINK, OCHRE, AUB, GREY = "#e4dccb", "#f4f0e6", "#aebdb4", "#dba99b", "#c79a48", "#3c2a3a", "#8b9490"
GROUND = BONE
HERS = Skin("#bb8566", "#935c4f", AUB, lip="#8c4a48", blush="#b4775f", white="#ece4d4")
HIS = Skin("#e3b9a0", "#c58d7b", AUB, lip="#b36a60", blush="#d4937f")
CAST = {
    "woman": Face(
        HERS,
        46,
        "oval",
        "wedge",
        "almond",
        "plain",
        "plain",
        "bald",
        AUB,
        long=1.19,
        jaw=-0.03,
        nostrils=1.05,
        feels=Feeling((0.52, 0.66), (0.02, 0.05), (0.35, 0.15), (-0.55, 0.33), (-0.12, 0.07), bag=0.7),
    ),
    "man": Face(
        HIS,
        40,
        "oval",
        "wedge",
        "almond",
        "full",
        "flat",
        "bald",
        GREY,
        long=1.04,
        jaw=0.04,
        feels=Feeling((0, 0), (-0.02, 0.03), (0, 0), (0, 0), (-0.15, 0), 0.03),
    ),
}
_TULIP = "-.55,-.62! -.2,-.2 0,-.85! .22,-.2 .58,-.6! .52,.22 .1,.42! .12,1.2! -.1,1.25! -.12,.42! -.52,.25"
_TWIGS = "-.1,1.05! -.5,.9 -.8,.35! -.3,.5 .02,1.0! .4,.62 .85,.5! .55,1.0 .1,1.1!"


def paint(card: Sheet) -> None:
    """Lay the card, from what is far to what is near."""
    _snow(card)
    _her(card)
    _him(card)
    _bell(card)
    _snowfall(card)


def _printed(card: Sheet, p: Patch, angle: float, tilt: float) -> None:
    """Tulips in a strict order, their leaves, and a dot between."""
    box = (card.box(p)[0] - 60, card.box(p)[1] - 60, card.box(p)[2] + 60, card.box(p)[3] + 60)
    more: dict[str, Any] = {"gap": 205, "size": 66, "angle": angle, "tilt": tilt, "jitter": 0.03, "ratio": 0.62}
    card.pattern(p, motif(box, _TWIGS, **more), AUB, thin=0.15, angle=40)
    card.pattern(p, motif(box, _TULIP, **more), CHALK, thin=0.05, angle=80)
    card.pattern(p, motif(box, "1,0 0,1 -1,0 0,-1", 102.5, 8, angle, jitter=0.04, ratio=0.62, key=2), OCHRE)


def _snow(card: Sheet) -> None:
    """Snow, torn; the ladder, longer than the sky, and who carries it; a chair that somebody left."""
    # snow, torn; the far hill; open ground between them
    card.paint(
        "-40,1000! -40,560 200,600 420,570 700,630 1000,575 1240,600! 1240,1900! -40,1900!",
        CHALK,
        angle=4,
        edge="torn",
        lift=5,
        grain=0.2,
        laps=120,
    )
    card.paint("760,575! 900,470 1010,500 1130,440 1240,470! 1240,590 1000,560!", MINT, angle=-20, ragged=70, grain=0.4)
    card.paint("-40,575! -40,505 90,480 230,540 330,572!", MINT, angle=20, ragged=70, grain=0.4)

    # the ladder: longer than the sky, and broad enough to be one
    for i in range(15):
        x = -30 + i * 92
        y = 452 - x * 0.05
        card.paint(ribbon(f"{x},{y - 40} {x + 4},{y + 40}", (13, 13)), AUB)
    for rail in (-40, 40):
        card.paint(ribbon(f"-30,{453 + rail} 600,{424 + rail} 1230,{390 + rail}", (17, 15, 16)), AUB, thin=0.05)

    def carrier(
        x: float, y: float, ink: Ink, s: float = 1.0, pat: Ink | None = None, flip: bool = False, hat: bool = True
    ) -> None:
        """Walks under the ladder: coat in one mass, one leg behind, one arm over a rung."""
        at = affine(x, y, s, 0, flip)
        card.paint(
            ["-8,44! -40,78 -62,96! -50,106! -18,92 14,50!", "4,48! 22,84 20,104! 44,106! 40,92 30,48!"], AUB, at=at
        )
        p = card.piece("-12,-62! 14,-66! 36,-36 42,20 50,56! 6,62 -40,52! -30,6 -30,-40", ink, at=at, angle=80, lift=3)
        if pat:
            card.pattern(p, stripes(card.box(p), 18, 5, 84), pat)
        card.paint("-6,-62! -10,-92 4,-112 22,-106 26,-92! 34,-84! 25,-80 22,-66 10,-60!", HIS.shade, at=at)
        if hat:
            card.paint("-26,-98! -10,-104 -8,-128 14,-132 22,-112 40,-108! 8,-100", AUB, at=at)
        else:
            card.paint("-14,-70 -18,-100 0,-118 20,-114 8,-98! 0,-80!", AUB, at=at)
        card.paint(
            "0,-54! 24,-36 44,-46 40,-84! 56,-86! 66,-52 50,-22 16,-16 -4,-30!", shift(ink, -0.07), at=at, lift=2
        )
        card.paint("36,-82! 34,-104 50,-110 60,-102 58,-82!", AUB, at=at)

    carrier(-8, 622, PINK, 1.5, AUB)
    carrier(216, 600, GREY, 1.42, None, False, False)
    carrier(1010, 560, OCHRE, 1.34, None, False)

    # an empty chair; of whoever left it, one shoe
    at = affine(34, 76)
    card.paint("40,962! 170,956! 250,966 300,984 180,988 60,984!", MINT, thin=0.15, at=at)
    card.paint(
        [
            "40,972! 50,780! 68,778! 68,866! 166,862! 172,884! 164,886 170,968! 156,970! 148,888! 68,890! 56,974!",
            "70,880! 88,948! 100,946! 88,880!",
            "132,880! 128,946! 116,946! 118,880!",
        ],
        AUB,
        at=at,
    )
    for x, y, size in ((150, 1096, 17), (108, 1150, 20), (62, 1214, 23), (8, 1290, 26)):
        card.paint(
            ["-.4,-1 .3,-1.05 .45,-.3 .25,.25! -.35,.25! -.5,-.4", "-.32,.45! .24,.45! .2,.95 -.28,.95"],
            GREY,
            at=affine(x, y, size, 218),
            thin=0.1,
        )


def _her(card: Sheet) -> None:
    """The coat; her head, her scarf."""
    # coat
    coat = card.piece(
        "420,985! 300,1030 175,1110 110,1230! 70,1480 30,1840! 1210,1840! 1205,1500 1150,1190! 1090,1085 930,1010 700,978! 560,1040",
        MINT,
        angle=70,
        laps=90,
        lift=7,
        ragged=10,
        dry=0.4,
    )
    _printed(card, coat, 6, 8)

    # hair behind, neck
    woman = Head(card, CAST["woman"], 548, 600, 262, tilt=8, turn=-0.12, light=1)
    at = woman.at
    card.paint(
        "-.1,-1.15 .4,-1.1 .74,-.62 .80,-.1 .76,.32 .62,.55! .3,.2 -.3,.2 -.62,.60! -.76,.3 -.80,-.1 -.74,-.62 -.5,-1.0",
        AUB,
        at=at,
        angle=70,
    )
    card.paint(
        "-.36,-1.0! -.55,-1.25 -.40,-1.55 -.02,-1.66 .36,-1.55 .46,-1.25 .30,-1.0!", AUB, at=at, angle=20, lift=3
    )
    for k in range(5):
        card.brush(
            f"{-0.4 + k * 0.03},{-1.1 - k * 0.11} -.05,{-1.2 - k * 0.1} {0.38 - k * 0.02},{-1.1 - k * 0.1}",
            14,
            shift(AUB, 0.12),
            at,
            dry=0.8,
        )
    neck = card.piece(
        "-.34,.50! .36,.50! .37,1.2 .46,1.50 .1,1.75 -.3,1.62 -.44,1.5 -.36,1.2", HERS.base, at=at, angle=80
    )
    with card.inside(neck):
        card.paint("-.5,.4! .5,.4! .44,.95 .40,1.34! .1,1.22 -.14,1.34! -.24,1.6 -.5,1.9!", HERS.shade, at=at, angle=80)
    woman.draw()
    card.paint(
        [
            "-.01,-1.13! .36,-1.10 .66,-.86 .74,-.40 .70,.06! .60,-.22 .52,-.50 .30,-.72 -.005,-.80!",
            "0.01,-1.13! -.36,-1.10 -.66,-.86 -.75,-.40 -.71,.06! -.61,-.22 -.54,-.52 -.34,-.72 .0,-.80!",
        ],
        AUB,
        at=at,
        angle=60,
    )
    for s in (-1, 1):
        for k in range(4):
            card.brush(
                f"{s * 0.05},{-1.04 + k * 0.05} {s * (0.34 - k * 0.02)},{-0.96 + k * 0.06} {s * (0.64 - k * 0.03)},{-0.6 + k * 0.08} {s * 0.68},{-0.3 + k * 0.06}",
                12,
                shift(AUB, 0.13),
                at,
                dry=0.9,
            )
        card.paint("0,0 .05,.1 0,.2 -.05,.1", OCHRE, at=at @ np.array([[1, 0, s * 0.66], [0, 1, 0.34], [0, 0, 1]]))


def _him(card: Sheet) -> None:
    """The man asleep at her neck, carried in the end of her scarf like an infant."""
    pj = card.piece(
        "770,1000! 860,960 960,950 1060,985 1140,1050 1190,1150 1220,1280! 1240,1500! 900,1500! 780,1300! 750,1120!",
        CHALK,
        angle=80,
        lift=7,
    )
    card.pattern(pj, stripes(card.box(pj), 50, 19, 72, 40), PINK, thin=0.05)
    # the sling, one end of the scarf
    sling = card.piece(
        "396,975! 480,1020 600,1120 740,1226 880,1290 1040,1290 1150,1240 1240,1150! 1240,1640! 1080,1650 900,1580 "
        "740,1440 560,1270 430,1140 352,1010!",
        OCHRE,
        angle=38,
        lift=9,
        laps=40,
    )
    with card.inside(sling):
        for k in range(7):
            low = 34 + 62 * k
            card.paint(
                ribbon(
                    f"{386 - low * 0.09},{975 + low * 0.06} 560,{1104 + low * 0.5} 740,{1228 + low * 0.72} 890,{1296 + low} "
                    f"1050,{1294 + low} 1160,{1240 + low} 1250,{1140 + low}",
                    (7, 9, 12, 16, 16, 14, 12),
                ),
                AUB,
                thin=0.1,
            )
    sc = card.piece(
        "395,965! 470,930 560,985 640,950 720,960! 735,1010 690,1060 590,1085 470,1070 400,1030!",
        OCHRE,
        angle=10,
        lift=5,
        laps=30,
    )
    card.pattern(sc, stripes(card.box(sc), 34, 8, 100, 20), AUB)
    # the near arm, forgotten outside
    arm = card.piece(
        "880,1050! 960,1036 1024,1080 1036,1160 1010,1270 960,1400 930,1452! 838,1420! 850,1330 858,1240 846,1130!",
        CHALK,
        angle=100,
        lift=7,
    )
    card.pattern(arm, stripes(card.box(arm), 50, 19, 14, 40), PINK, thin=0.05)
    hand(card, "drop", 880, 1462, 168, 102, HIS, flip=True, age=40, lift=4)
    card.paint("834,1408! 936,1440! 926,1476! 824,1442!", shift(PINK, -0.04), lift=3)
    man = Head(card, CAST["man"], 846, 944, 138, tilt=-46, turn=-0.15, light=-1)
    card.paint("-.5,-.9 0,-1.15 .5,-.95 .76,-.4 .72,.1 -.72,.1 -.76,-.4", GREY, at=man.at, lift=6)
    man.draw()
    card.paint(
        "-.70,-.1! -.72,-.6 -.3,-1.12 .3,-1.12 .7,-.7 .72,-.1! .55,-.5! .2,-.66! .1,-.5! -.15,-.72! -.3,-.52! -.55,-.5!",
        GREY,
        at=man.at,
        angle=100,
    )


def _bell(card: Sheet) -> None:
    """Sleeves, bell and hands."""

    def knit(p: Patch, angle: float) -> None:
        card.pattern(p, stripes(card.box(p), 26, 4, angle, 14), shift(GREY, 0.12), thin=0.3)

    sl = card.piece(
        "150,1180! 96,1270 50,1450 20,1700 60,1840! 200,1840! 300,1700 392,1520 432,1440! 340,1352! 280,1430 222,1490! 226,1380 210,1260!",
        GREY,
        angle=100,
        lift=8,
    )
    knit(sl, 118)
    card.paint("446,1330! 452,1286 476,1272 500,1282 508,1326! 504,1420! 450,1424!", AUB, angle=80, lift=3)
    bell = card.piece(
        "420,1432! 452,1408 506,1408 540,1436! 556,1530 606,1622 600,1650! 352,1644! 350,1616 402,1530",
        OCHRE,
        angle=80,
        lift=6,
    )
    with card.inside(bell):
        card.paint(
            "330,1700! 340,1560! 404,1530 416,1420! 450,1420 440,1540 424,1700!",
            shift(OCHRE, -0.11),
            angle=80,
            ragged=30,
        )
        card.paint(["330,1592! 620,1600! 620,1610! 330,1602!"], AUB, thin=0.2)
    card.paint("478,1646 506,1666 504,1702 476,1716 448,1700 450,1664", AUB, lift=3)
    card.paint("330,1362! 366,1326! 446,1420! 418,1462!", CHALK, lift=4)
    hand(card, "grip", 392, 1392, 190, -8, HERS, age=52, lift=5)
    sr = card.piece(
        "1190,1330! 1216,1350! 1210,1840! 830,1840! 806,1760 800,1672! 900,1640 1060,1560 1150,1450!",
        GREY,
        angle=-30,
        lift=8,
    )
    knit(sr, -38)
    card.paint("790,1664! 836,1650! 868,1840! 812,1840!", CHALK, lift=4)
    hand(card, "rest", 812, 1742, 330, 187, HERS, flip=True, age=52, lift=4)


def _snowfall(card: Sheet) -> None:
    """It snows on one side only."""
    g = rng("snow")
    for _ in range(40):
        x, y = 760 + g.random() * 430, g.uniform(10, 350)
        card.paint("1,0 .1,.9 -1,.1 -.1,-1", CHALK, at=affine(x, y, g.uniform(6, 11), g.uniform(0, 90)), thin=0.1)
