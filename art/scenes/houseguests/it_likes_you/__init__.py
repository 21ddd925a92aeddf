"""It likes you. A child plays string with something that fills the room; the grown-ups face the wall; marks climb the post."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.cutpaper.contour import DOT, Array, Box, affine, checks, motif, ribbon, stripes
from art.cutpaper.faces import Face, Feeling
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, shift
from art.cutpaper.skin import Skin

INK, COAL, GREY, ASH, CHALK, RED = "#1e1d20", "#3c3b3f", "#7b797c", "#b3afaa", "#ebe6da", "#b0392f"
GROUND = CHALK
GIRL = Skin("#d9d0c3", "#a39b94", INK, lip="#8f6560", white="#f4f0e7", lid="#c2b9ad")
IT = Skin("#e2dccf", "#949092", INK, lip="#77716f", white="#f6f2e9", lid="#c3bdb7")
THEM = Skin("#aaa49d", "#7f7a78", INK)
CAST = {
    "it": Face(
        IT,
        55,
        "oval",
        "wedge",
        "almond",
        "thin",
        "thin",
        "bald",
        INK,
        long=1.64,
        jaw=-0.11,
        nostrils=0.8,
        snout=1.07,
        wide=-0.04,
        eye=0.75,
        mouth=1.4,
        iris="#a7a3a0",
        feels=Feeling((1.28, 1.15), (0.10, 0.17), (0.5, 0.4), (0.05, 0.3), (0.33, 0.43), bag=0.8),
    ),
    "child": Face(
        GIRL,
        6,
        "oval",
        "button",
        "almond",
        "bow",
        "short",
        "bald",
        INK,
        jaw=0.03,
        eye=0.94,
        feels=Feeling((0.5, 0.56), (0.04, 0.08), (0.1, 0.2), (-0.45, 0.6), (0, 0.16), bag=0),
    ),
}
_MAN = "-.12,0! -.30,.05 -.39,.16! -.47,.6 -.46,1.02! -.37,1.05! -.34,1.62! -.36,2.4! -.05,2.42! 0,1.7! .06,2.42! .36,2.4! .34,1.62! .37,1.05! .46,1.02! .47,.55 .39,.16! .30,.05 .12,0!"
_WOMAN = "-.10,0! -.25,.05 -.34,.16! -.42,.6 -.37,1.0! -.30,1.0! -.44,1.7 -.46,2.0! -.2,2.04! -.18,2.36! -.06,2.36! -.04,2.04! .06,2.04! .08,2.36! .20,2.36! .2,2.04! .47,2.0! .42,1.7 .28,1.0! .36,.98! .41,.5 .34,.15! .25,.05 .10,0!"
_SHORT = ".0,-.63 .17,-.57 .205,-.40! .15,-.26! .07,-.20! -.08,-.20! -.15,-.26! -.205,-.40! -.17,-.57"
_BUN = "0,-.62 .18,-.56 .205,-.40 .12,-.25! .16,-.17 .09,-.07 -.06,-.07 -.15,-.16 -.11,-.25! -.205,-.40 -.18,-.56"


def paint(card: Sheet) -> None:
    """Lay the card, from what is far to what is near."""
    _room(card)
    _grown_ups(card)
    _it(card)
    _mittens(card)
    _child(card)


def _room(card: Sheet) -> None:
    """The wall dragged over bare ground; where it presses, the ceiling gives; somebody's heights."""
    # room: the wall is dragged grey over bare ground; ceiling and floor are the ground itself
    wall = card.piece(
        "-30,70! 600,104 1230,60! 1230,1180! 620,1160 -30,1196!",
        ASH,
        angle=87,
        edge="raw",
        laps=120,
        grain=0.5,
        ragged=60,
    )
    card.pattern(
        wall,
        motif(
            card.box(wall),
            "0,-1 .12,-.3! .9,-.5 .2,0! .6,.8 0,.3! -.6,.8 -.2,0! -.9,-.5 -.12,-.3!",
            120,
            17,
            0,
            0,
            jitter=0.03,
        ),
        shift(ASH, 0.045),
        thin=0.2,
    )
    card.paint("-30,1150! 620,1124 1230,1140! 1230,1186! 620,1166 -30,1200!", GREY, angle=2, edge="raw")
    card.paint(
        [
            ribbon(f"{640 + (x - 640) * 0.62},1200 {x},1500 {640 + (x - 640) * 1.5},1840", (4, 6, 9))
            for x in range(340, 1600, 170)
        ],
        ASH,
        thin=0.35,
    )

    # where it presses, the ceiling gives
    for q in (
        "250,84 232,52! 262,34! 240,-10",
        "262,34 290,22! 300,2",
        "486,84 508,50! 494,30! 530,-10",
        "508,50 540,40! 552,22",
        "640,104 664,60! 690,52! 704,20",
    ):
        card.paint(ribbon(q, (7, 4, 2)), COAL, thin=0.1)

    # door post with somebody's heights; the dark of the next room
    card.paint("1136,50! 1240,40! 1240,1196! 1140,1190!", INK, angle=88, edge="raw", ragged=50)
    card.paint("1052,64! 1128,58! 1136,1186! 1060,1190!", CHALK, angle=90, lift=4)
    for i, y in enumerate((1066, 1030, 986, 940, 884, 826, 752, 664, 560, 436, 296, 122)):
        card.paint(ribbon(f"1064,{y} {1094 + (i * 7) % 16},{y - 3}", (5, 7, 4)), RED if i == 11 else INK, thin=0.1)


def _grown_ups(card: Sheet) -> None:
    """Faces to the wall; one keeps something behind him."""

    # the grown-ups, faces to the wall
    def back(
        x: float,
        y: float,
        s: float,
        coat: Ink,
        hair: Ink,
        spec: str,
        cut: str,
        pat: Callable[[Box], list[Array]],
        tilt: float = 0,
    ) -> None:
        at = affine(x, y, s, tilt)
        b = card.piece(spec, coat, at=at, angle=84, lift=5)
        card.pattern(b, pat(card.box(b)), shift(coat, 0.07), thin=0.25)
        card.paint("-.10,.03! -.085,-.26! .085,-.26! .10,.03! 0,.07", THEM.shade, at=at)
        card.paint("-.13,.05! -.11,-.03 .11,-.03 .13,.05! 0,.1", shift(coat, 0.12), at=at)
        for q in (-1, 1):
            card.paint([(q * 0.17, -0.42), (q * 0.225, -0.40), (q * 0.215, -0.32), (q * 0.17, -0.29)], THEM.base, at=at)
        h = card.piece(cut, hair, at=at, angle=80 + tilt)
        with card.inside(h):
            for k in range(5):
                card.brush(
                    f"{-0.02 + k * 0.01},-.60 {-0.16 + k * 0.08},-.45 {-0.14 + k * 0.07},-.26",
                    7,
                    shift(hair, 0.11),
                    at,
                    dry=1,
                )

    back(452, 610, 232, COAL, INK, _MAN, _SHORT, lambda b: stripes(b, 26, 3, 90))
    back(690, 652, 212, GREY, COAL, _WOMAN, _BUN, lambda b: motif(b, DOT, 40, 6), 2)
    back(930, 590, 240, COAL, GREY, _MAN, _SHORT, lambda b: checks(b, 18, 0), -2)

    # what one of them keeps behind him
    card.paint("424,806! 500,800! 506,872! 428,878!", CHALK, lift=4)
    card.paint(
        [
            "458,804! 470,803! 474,875! 462,876!",
            "426,834! 503,828! 504,840! 427,846!",
            "464,806! 440,776 432,796!",
            "464,806! 486,772 500,790!",
        ],
        RED,
    )
    card.paint("400,842! 408,812 436,808 442,832 430,858! 410,862", THEM.base, lift=2)
    card.paint("520,846! 514,816 492,812 484,836 496,862! 514,864", THEM.base, lift=2)


def _it(card: Sheet) -> None:
    """What fills the room: a coat, bent under the ceiling."""
    # far arm first: it comes from behind the coat
    card.paint(
        "520,250! 560,460 590,720 576,940 552,1120! 634,1128! 664,960 676,720 650,460 640,250!",
        "#2b2a2e",
        angle=86,
        lift=9,
        grain=0.5,
    )

    # what fills the room: a coat, bent under the ceiling
    body = card.piece(
        "-40,1840! -40,110! 60,92 260,78 500,80 660,100! 770,140 820,220! 800,300 720,330 620,320! 500,316 420,380 392,520! 372,760 372,1000 396,1240! 420,1500 430,1840!",
        INK,
        angle=78,
        lift=11,
        laps=130,
        grain=0.4,
        edge="torn",
        core="#d6d0c4",
        wobble=7,
    )
    card.pattern(body, stripes(card.box(body), 92, 4, 78, 120), COAL, thin=0.5)
    card.paint("640,110! 790,150 830,240 800,330 700,360! 640,320 700,280! 730,220! 690,160!", COAL, angle=40, lift=4)
    face = Head(card, CAST["it"], 730, 418, 172, tilt=-30, turn=0.12, light=1)
    card.paint("-.76,-.2! -.86,-.7 -.4,-1.26 .3,-1.26 .8,-.8 .76,-.2! 0,.1", INK, at=face.at)
    face.draw()
    card.paint(
        "-.70,-.05! -.84,-.6 -.4,-1.22 .3,-1.22 .82,-.7 .70,-.1! .62,-.52! .3,-.74 -.1,-.70! -.3,-.86! -.60,-.55!",
        INK,
        at=face.at,
        angle=60,
    )

    # near sleeve: folded paper on paper, buttons
    card.paint(
        "-40,400! 80,440 190,560 226,700! 214,860 216,1040 262,1220! 330,1370 404,1478! 330,1552! 220,1440 120,1300! 30,1120 -40,1000!",
        "#2b2a2d",
        angle=72,
        lift=10,
        grain=0.3,
        edge="torn",
        core="#cfc9bd",
        wobble=5,
    )
    for x, y in ((300, 640), (296, 800), (304, 960), (322, 1120)):
        card.paint("1,0 0,1 -1,0 0,-1", GREY, at=affine(x, y, 17), lift=3)


def _mitten(card: Sheet, whole: str, thumb: str, rows: Sequence[str], angle: float) -> None:
    """A big knitted mitten: the thumb behind, then the round of the hand with its rows of stitches."""
    for spec in (thumb, whole):
        p = card.piece(spec, GREY, lift=7, angle=angle, grain=0.3)
        card.pattern(p, [ribbon(q, (3, 4, 3)) for q in rows], shift(GREY, 0.09), thin=0.2)


def _mittens(card: Sheet) -> None:
    """Two woollen mittens, which hold the string out."""
    # far hand from above, its thumb towards the child
    _mitten(
        card,
        "548,1124! 634,1130! 654,1170 666,1230 656,1290 620,1322 574,1318 540,1280 528,1220 536,1160",
        "634,1140! 668,1162 704,1196 724,1236 712,1262 686,1262 664,1240 640,1224!",
        [f"500,{y} 590,{y + 10} 740,{y - 2}" for y in range(1146, 1330, 20)],
        86,
    )
    # near hand from the left, its thumb up
    _mitten(
        card,
        "346,1584! 416,1500! 456,1468 520,1452 574,1470 596,1512 582,1564 534,1602 462,1624 396,1622!",
        "412,1510! 420,1462 440,1420 474,1396 502,1406 506,1436 488,1466 474,1490!",
        [f"{x},1380 {x + 22},1500 {x + 66},1650" for x in range(340, 600, 20)],
        -14,
    )
    card.paint("318,1556! 406,1470! 436,1500! 350,1590!", ASH, lift=4)
    card.paint("538,1088! 642,1096! 644,1136! 538,1128!", ASH, lift=4)


def _child(card: Sheet) -> None:
    """A child who plays; the string is the only red."""
    # child
    card.paint(
        "820,1260! 764,1300 730,1400! 744,1480 700,1600 676,1700! 800,1740 980,1738 1120,1704! 1080,1570 1046,1460! 1060,1390 1030,1300 960,1256!",
        CHALK,
        angle=80,
        lift=10,
    )
    dress = card.piece(
        "820,1260! 764,1300 730,1400! 744,1480 700,1600 676,1700! 800,1740 980,1738 1120,1704! 1080,1570 1046,1460! 1060,1390 1030,1300 960,1256!",
        ASH,
        angle=80,
    )
    card.pattern(dress, checks(card.box(dress), 20, 45), GREY, thin=0.1)
    card.pattern(dress, stripes(card.box(dress), 400, 20, 3), COAL)
    for x, d in ((826, -1), (960, 1)):
        card.paint(
            f"{x},1730! {x + 54},1732! {x + 52},1770! {x + 30 + d * 40},1796 {x + 26 + d * 70},1800 {x + 4 + d * 20},1800 {x},1772!",
            INK,
            lift=4,
        )
    child = Head(card, CAST["child"], 888, 1106, 140, tilt=-8, turn=-0.42, light=-1)
    card.paint("-.26,.6! .28,.6! .34,1.25! -.34,1.25!", GIRL.shade, at=child.at)
    card.paint(
        "-.4,-1.05 .2,-1.2 .80,-.75 .98,0 .96,.66 1.02,1.02! .7,1.10 .4,1.0! .3,.4 -.4,.4 -.60,1.0! -.84,.9! -.82,.1 -.78,-.5",
        COAL,
        at=child.at,
        angle=84,
        lift=4,
    )
    child.draw()
    card.paint(
        "-.66,.42! -.84,-.2 -.64,-.9 -.1,-1.2 .52,-1.06 .90,-.4 .84,.5! .56,.5! .60,-.02! .3,-.10 -.1,-.14 -.58,-.06!",
        COAL,
        at=child.at,
        angle=84,
    )
    for k in range(8):
        card.brush(
            f"{-0.42 + k * 0.12},-1.04 {-0.54 + k * 0.16},-.6 {-0.56 + k * 0.165},-.18",
            9,
            shift(COAL, 0.13),
            child.at,
            dry=0.9,
        )
    card.paint("800,1256! 886,1300 978,1250! 1000,1300 890,1352 784,1306!", CHALK, lift=4)
    card.paint("784,1312! 738,1352 728,1408! 742,1446! 800,1440! 808,1400 826,1370!", CHALK, lift=6, angle=70)
    card.paint("1036,1330! 1080,1440 1030,1560 900,1612! 862,1560! 950,1490 976,1370!", CHALK, lift=6, angle=-20)

    # the string: the only red, one loop, taut from their hands to hers, crossing once; it is held by the fingers
    for q in (
        "656,1262 722,1410",
        "546,1276 626,1442! 812,1558",
        "554,1460 626,1442! 722,1462",
        "570,1572 802,1617",
        "722,1410 722,1462",
        "812,1558 802,1617",
    ):
        card.paint(ribbon(q, (7, 7, 7)), RED, wobble=0.3, lift=2)
    for q in ("546,1276 596,1288 656,1262", "554,1460 584,1516 570,1572"):
        card.paint(ribbon(q, (7, 7, 7)), RED, wobble=0.3, lift=1)
    hand(card, "open", 786, 1442, 104, 186, GIRL, lift=4, flip=True)
    hand(card, "open", 880, 1590, 118, 182, GIRL, lift=4)
