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
        "bulb",
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

    # the ladder: longer than the sky
    for rail in (474, 506):
        line = f"-20,{rail + 22} 300,{rail + 6} 620,{rail + 4} 900,{rail - 10} 1230,{rail - 34}"
        card.paint(ribbon(line, (9, 8, 9)), AUB, thin=0.05)
    for i in range(26):
        x = -6 + i * 48
        y = 496 - max(0, x - 300) * 0.055 + (10 if x < 200 else 2)
        card.paint(ribbon(f"{x},{y - 20} {x + 5},{y + 17}", (7, 7)), AUB)

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
        card.paint("-20,-50! -44,-66 -40,-100! -26,-104! -22,-76 2,-56!", shift(ink, -0.05), at=at, lift=2)

    carrier(74, 566, PINK, 1, AUB, True)
    carrier(212, 560, GREY, 0.96, None, True, False)
    carrier(1096, 512, OCHRE, 0.95, None, True)

    # an empty chair, and feet that left it
    card.paint(
        [
            "92,836! 100,700 108,690! 120,692! 116,772! 196,764! 204,782! 192,786 200,846! 188,848! 178,790! 120,796 108,852! 96,852!",
            "124,790! 136,866! 148,864! 138,790!",
            "104,690! 98,676! 126,676! 122,694!",
        ],
        AUB,
    )
    for i, (x, y) in enumerate(((210, 850), (196, 900), (226, 940), (206, 1000), (180, 1050))):
        card.paint("-1,0 0,-.5 1,0 0,.5", GREY, at=affine(x, y, 15 + i, 70 + i * 12), thin=0.2)


def _her(card: Sheet) -> None:
    """The coat; her head, her scarf."""
    # coat
    coat = card.piece(
        "420,985! 300,1030 175,1110 110,1230! 70,1480 30,1840! 1210,1840! 1205,1500 1150,1190! 1090,1085 930,1010 700,978! 560,1040",
        MINT,
        angle=70,
        laps=90,
        lift=7,
        ragged=40,
        dry=0.5,
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

    # scarf
    sc = card.piece(
        "395,965! 470,930 560,985 640,950 720,960! 735,1010 690,1060 590,1085 470,1070 400,1030!",
        OCHRE,
        angle=10,
        lift=5,
        laps=30,
    )
    card.pattern(sc, stripes(card.box(sc), 34, 8, 100, 20), AUB)
    t = card.piece("500,1060! 590,1075! 600,1180 630,1290! 560,1310! 530,1190", OCHRE, angle=80, lift=5, laps=30)
    card.pattern(t, stripes(card.box(t), 34, 8, 4), AUB)


def _him(card: Sheet) -> None:
    """The man asleep along her shoulder."""
    pj = card.piece(
        "768,905! 830,848 920,838 1015,880 1088,965! 1140,1080 1150,1190! 1102,1206! 1084,1130 1060,1100! 1062,1170 1040,1250! 990,1236! 1002,1150 990,1070! 930,1035 850,1030! 838,1105 812,1180! 768,1170! 776,1090 770,1020!",
        CHALK,
        angle=30,
        lift=6,
    )
    card.pattern(pj, stripes(card.box(pj), 34, 12, 76, 30), PINK, thin=0.05)
    with card.inside(pj):
        card.paint(
            "800,1040! 860,985 960,985 1040,1040 1090,1120! 1060,1240! 1000,1100! 900,1060!", GREY, thin=0.55, angle=30
        )
    hand(card, "drop", 790, 1168, 66, 82, HIS)
    card.paint(
        [
            "1104,1202! 1150,1188! 1160,1226 1184,1252 1166,1270 1120,1250!",
            "990,1232! 1040,1246! 1034,1282 1046,1316 1022,1326 988,1300!",
        ],
        HIS.base,
        angle=40,
        lift=3,
    )
    man = Head(card, CAST["man"], 726, 930, 86, tilt=-72, turn=0.1, light=-1)
    card.paint("-.5,-.9 0,-1.15 .5,-.95 .76,-.4 .72,.1 -.72,.1 -.76,-.4", GREY, at=man.at)
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
    glove = Skin(PINK, shift(PINK, -0.1), AUB)
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
    hand(card, "grip", 396, 1392, 176, -8, glove, lift=5)
    sr = card.piece(
        "1190,1330! 1216,1350! 1210,1840! 830,1840! 806,1760 800,1672! 900,1640 1060,1560 1150,1450!",
        GREY,
        angle=-30,
        lift=8,
    )
    knit(sr, -38)
    card.paint("790,1664! 836,1650! 868,1840! 812,1840!", CHALK, lift=4)
    hand(card, "rest", 812, 1742, 330, 187, HERS, flip=True, lift=4)


def _snowfall(card: Sheet) -> None:
    """It snows on one side only."""
    g = rng("snow")
    for _ in range(64):
        x, y = 720 + g.random() ** 0.7 * 470, g.uniform(10, 900)
        if x > 850 or y < 330:
            card.paint(
                "1,0 .1,.9 -1,.1 -.1,-1",
                CHALK if y < 480 or g.random() < 0.1 else MINT,
                at=affine(x, y, g.uniform(5, 10), g.uniform(0, 90)),
                thin=0.1,
            )
