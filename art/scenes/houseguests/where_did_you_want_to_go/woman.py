"""The old woman: her gown, her arms, her head."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.where_did_you_want_to_go.inks import (
    BLUSH,
    CHALK,
    FOLD,
    HERS,
    LILAC,
    LINE,
    LIP,
    NIGHT,
    RED,
    SLATE,
)

AT: Final = affine(884, 452, 0.9, -17)
"""Her head: typed upright, looking left, then bowed."""
GREY: Final = mix(CHALK, LILAC, 0.12)
WISP: Final = mix(LILAC, SLATE, 0.22)
FRILL: Final = (
    "866,776 866,800 862,818",
    "934,768 930,790 922,806",
    "1002,744 994,768 984,784",
    "1066,708 1058,730 1046,748",
)
WAVES: Final = (
    "-156,-270 -60,-330 70,-316 190,-220 246,-80",
    "-154,-256 -60,-300 70,-282 180,-184 244,-50",
    "-150,-240 -50,-268 60,-246 160,-150 240,-10",
    "-134,-222 -50,-244 60,-214 150,-120 232,20",
    "-110,-200 -30,-212 60,-176 140,-86 226,46",
    "-84,-176 0,-170 70,-126 140,-46 214,80",
    "-50,-140 10,-134 80,-84 140,-6 204,110",
    "-10,-96 40,-90 100,-40 150,30 192,140",
)


def gown(card: Sheet) -> None:
    """Lay the back, the breast, the lap."""
    body = card.piece(
        "820,760! 900,690 1010,640 1120,640 1240,690! 1240,1860! 300,1860! 250,1700 250,1560 330,1440 470,1390 640,1370! "
        "700,1290 700,1190 706,1080 730,960 764,850",
        NIGHT,
        angle=78,
        laps=110,
        grain=0.34,
        lift=14,
    )
    spots = [
        affine(724 + 172 * i + 86 * (j % 2), 740 + 128 * j, 42, (-24, 16, 38)[(i + 2 * j) % 3])
        for j in range(9)
        for i in range(4)
    ]
    leaf = "0,0! .5,-.16 .94,-.66! .34,-.62"
    sprigs = [
        curve(spec, at)
        for at in spots
        for spec in (leaf, "0,.1! -.5,-.06 -.94,-.5! -.34,-.5", "0,-.5! .24,-.9 0,-1.4! -.24,-.9")
    ]
    stems = [ribbon("0,-.7 .04,.2 -.08,1", (0.1, 0.1, 0.06), at, 42) for at in spots]
    card.pattern(body, sprigs + stems, mix(NIGHT, LILAC, 0.27))
    folds = (
        "1000,1300 960,1480 980,1800",
        "1100,1290 1090,1500 1130,1820",
        "780,920 740,1040 724,1160",
        "900,1310 850,1420 840,1500",
    )
    card.pattern(body, [ribbon(q, (3, 12, 5)) for q in folds], mix(NIGHT, LINE, 0.5) * 0.6)


def head(card: Sheet) -> None:
    """Lay neck, collar, face and hair."""
    card.paint("780,600! 900,640 1040,560! 1100,740! 960,820 820,810!", HERS.shade, angle=70)
    face = card.piece(
        "-150,-260! -192,-204 -208,-140 -206,-84! -194,-46 -208,-6 -228,40 -266,82 -294,112 -290,138 -264,150 -238,144 -212,152! "
        "-226,176 -232,194! -216,206! -230,222 -226,240 -206,252! -220,284 -216,326 -182,356 -130,362 -90,354! "
        "-70,392 0,400 90,340 170,240 230,120! 260,-100! 100,-280!",
        HERS.base,
        at=AT,
        angle=66,
        laps=80,
        grain=0.22,
        lift=10,
    )
    with card.inside(face):
        card.paint("-180,380! -96,350 -20,300 60,220 110,110! 300,60! 240,440! -90,440!", HERS.shade, at=AT, angle=40)
        card.paint(ROUND, BLUSH, at=_on(-70, 136, 58), grain=0.2)
        card.paint("-214,150! -240,144 -262,144! -250,126 -226,130!", HERS.shade, at=AT)
        card.paint("-230,194! -208,190 -184,196 -158,208! -180,208 -214,208!", LIP, at=AT)
        card.paint("-230,208! -204,208 -180,208 -158,208! -168,226 -196,234 -232,232!", shift(LIP, 0.05), at=AT)
    # the lid, far down, and what it leaves of the eye
    white = card.piece("-192,8! -160,20 -114,18 -80,2! -104,34 -148,42 -176,34", CHALK, at=AT, wobble=0.3)
    with card.inside(white):
        card.paint(ROUND, LINE, at=_on(-160, 26, 21))
    lid = mix(HERS.base, HERS.shade, 0.34)
    card.paint("-194,6! -180,-34 -146,-52 -106,-44 -70,-4! -112,22 -160,24", lid, at=AT)
    for line, pen in (
        ("-204,2 -162,24 -112,22 -66,-6", (5, 11, 10, 3)),
        ("-184,40 -150,50 -108,42", (1, 5, 2)),
        ("-176,-46 -144,-66 -104,-60 -72,-34", (1, 5, 5, 2)),
    ):
        card.paint(ribbon(line, pen, AT), LINE, wobble=0.3)
    card.paint(ribbon("-206,-120 -176,-132 -124,-118 -72,-82", (9, 19, 16, 4), AT), CHALK, wobble=0.6)
    card.paint(ribbon("-232,206 -204,208 -176,209 -146,204", (4, 7, 7, 2), AT), LINE, wobble=0.3)
    for line, pen in (
        ("-150,132 -122,164 -122,216", (2, 8, 2)),
        ("-224,104 -196,96 -186,122 -204,142", (2, 7, 8, 2)),
        ("-128,286 -96,314 -50,318", (2, 7, 2)),
        ("-64,0 -34,-10 -8,-4", (4, 6, 1)),
        ("-64,14 -36,20 -12,36", (4, 6, 1)),
        ("-166,54 -128,62 -92,46", (1, 6, 2)),
        ("-178,-176 -130,-186 -70,-168", (1, 5, 1)),
        ("-166,-206 -124,-212 -96,-204", (1, 5, 1)),
        ("-186,248 -170,262 -172,284", (1, 5, 1)),
        ("-90,354 -40,352 30,310", (2, 8, 2)),
    ):
        card.paint(ribbon(line, pen, AT), FOLD, wobble=0.3)
    _hair(card)
    frill = card.piece(
        "808,776! 838,764 866,776! 900,756 934,768! 968,738 1002,744! 1034,708 1066,708! 1096,672 1130,676! 1150,712 1110,752 "
        "1010,808 900,840 816,830!",
        CHALK,
        angle=-16,
        lift=8,
    )
    card.pattern(frill, [ribbon(q, (2, 7, 3)) for q in FRILL], LILAC)


def _hair(card: Sheet) -> None:
    """Grey, pinned up for the night with one pin; some of it has come loose."""
    for line, pen in (
        ("180,150 240,210 250,270 220,320", (16, 14, 9, 2)),
        ("230,120 290,190 310,250 296,290", (14, 12, 8, 2)),
        ("-140,-250 -196,-240 -232,-196 -228,-150", (16, 12, 8, 2)),
    ):
        card.paint(ribbon(line, pen, AT), GREY, lift=3)
    knot = card.piece(
        "210,-70! 250,-130 330,-150 410,-110 430,-20 400,70 330,110 250,90! 210,30", GREY, at=AT, angle=40, lift=8
    )
    card.pattern(
        knot,
        [
            ribbon(q, (2, 8, 2), AT)
            for q in (
                "210,-30 290,-110 380,-80 410,10",
                "220,0 290,-70 360,-40 370,60",
                "220,40 290,-30 330,0 320,90",
                "230,80 280,20 300,50 270,90",
            )
        ],
        WISP,
    )
    hair = card.piece(
        "-158,-244! -150,-280 -90,-326 10,-350 140,-316 232,-214 268,-90 262,20 232,100! 214,150 176,176! 160,150 136,170! "
        "126,120 130,60! 90,-6 40,-20! 30,-60 -20,-90! -40,-140 -90,-170! -110,-214",
        GREY,
        at=AT,
        angle=40,
        grain=0.3,
        lift=9,
    )
    card.pattern(hair, [ribbon(q, (2, 8, 4, 9, 2), AT) for q in WAVES], WISP)
    card.paint("64,24! 96,-4 134,16 142,70 118,124 84,140 70,110!", HERS.base, at=AT, lift=5)
    card.paint(ribbon("82,34 108,22 122,56 108,94", (3, 8, 7, 2), AT), FOLD, wobble=0.3)
    card.paint(ROUND, RED, at=_on(84, 164, 23), lift=5)
    card.paint(ribbon("190,-150 400,130", (13, 9), AT), LINE, lift=4)


def _on(x: float, y: float, size: float) -> Array:
    """Give a place on her head."""
    px, py = (float(v) for v in AT[:, :2] @ (x, y) + AT[:, 2])
    return affine(px, py, size, -17)
