"""You Have to Eat: a man holds a forkful of noodles still for a moth; beside him four hands roll crabs over his table."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

ASH, COAL, PENCIL, BONE, CHALK, OCHRE = "#b5aea4", "#2f2d30", "#6b696b", "#dbd3c4", "#f0ebe1", "#b58a45"
GROUND = CHALK
CORE: Final = "#fbf8f1"
HIS: Final = Skin("#c2bab0", "#99928a", COAL, lip="#8f857f", blush="#aaa198", white=CHALK)
STUBBLE: Final = "#8b8581"
PALE: Final = Skin(BONE, "#b1a99d", COAL, white=CHALK)
GREY: Final = Skin("#a49c93", "#7f7872", COAL, white=CHALK)
CAST: Final = {
    "widower": Face(
        HIS,
        66,
        "heavy",
        "straight",
        "almond",
        "long",
        "flat",
        "receding",
        "#55524f",
        feels=feel(
            "grieving",
            lids=(0.5, 0.4),
            brows=(0.02, 0.0),
            slant=(0.12, 0.24),
            gaze=(0.06, 1.0),
            corners=(-0.16, -0.06),
            part=0.03,
            broad=0.9,
            bag=0.9,
            tilt=0,
        ),
        plane="cheek",
        long=1.0,
        jaw=-0.1,
    )
}


def paint(card: Sheet) -> None:
    """Lay the wall, the man, what is rolled out over the table, then the fork before it all."""
    _wall(card)
    _man(card)
    _rolls(card)
    _table(card)
    _bowl(card)
    _fork(Moved(card, -28, -95, 1.05))
    _moth(Moved(card, -273, -559, 1.49))


def _wall(card: Sheet) -> None:
    """Bare; a hook, and an oblong that is paler than the rest."""
    card.paint(
        "-40,-40! 1240,-40! 1240,1500! -40,1500!", BONE, angle=86, laps=96, edge="torn", core=CORE, ragged=60, thin=0.1
    )
    card.paint("26,250! 236,240! 240,560! 30,574!", CHALK, angle=88, edge="torn", core=CORE, wobble=3)
    card.paint(ribbon("112,168 114,200 130,212 140,196", (9, 8, 7, 5)), COAL, lift=5)
    card.paint("100,156! 126,154! 128,176! 102,178!", PENCIL, lift=3)


def _man(card: Sheet) -> None:
    coat = card.piece(
        "-60,1840! -50,1290 100,1190 300,1130! 540,1250 770,1120! 940,1200 1010,1360! 1010,1840!",
        COAL,
        angle=80,
        laps=84,
        edge="torn",
        core=CORE,
        wobble=8,
        lift=9,
    )
    stripes = [ribbon(f"{x},1120 {x + 14},1840", (5, 7, 5)) for x in range(-20, 1010, 62)]
    card.pattern(coat, turned(stripes), PENCIL, thin=0.3)
    card.paint("330,1000! 740,1000! 780,1200 540,1310! 300,1210", HIS.shade, angle=84, edge="torn", core=CORE, wobble=4)
    card.paint("286,1120! 400,1100 540,1290! 440,1400 262,1290!", CHALK, angle=40, edge="torn", core=CORE, lift=6)
    card.paint("790,1120! 680,1100 540,1290! 640,1400 818,1290!", CHALK, angle=-40, edge="torn", core=CORE, lift=6)
    head = Head(card, CAST["widower"], 528, 620, 548, -3)
    head.lay("-.62,-.2! -.6,-.7 -.3,-.9 .3,-.9 .6,-.7 .62,-.2!", HIS.base, "flat")
    face = head.draw()
    if face is not None:
        with card.inside(face):
            # unshaven since: one torn piece from ear to ear, the long lip bare
            head.lay(
                "-1.0,.12! -.72,.2! -.62,.4 -.57,.6 -.44,.74 -.34,.6 -.18,.53 0,.51 .18,.53 .34,.6 .44,.74 .57,.6 "
                ".62,.4 .72,.2! 1.0,.12! 1.0,1.2! -1.0,1.2!",
                STUBBLE,
                "flat",
                edge="torn",
                core=HIS.base,
                wobble=7,
                grain=0.5,
            )
    for y in (-0.56, -0.48, -0.41):
        head.line(f"-.3,{y} -.05,{y - 0.025} .26,{y + 0.015}", (0.004, 0.012, 0.004), mix(HIS.shade, COAL, 0.4))


def _rolls(card: Sheet) -> None:
    """Two stand at the right like people who wait for an answer."""
    for x, top, wide, ink in ((1158, 640, 150, ASH), (1034, 500, 128, COAL)):
        roll = card.piece(
            f"{x - wide / 2:.0f},{top}! {x + wide / 2:.0f},{top - 6}! {x + wide / 2 + 4:.0f},1500! {x - wide / 2 - 2:.0f},1500!",
            ink,
            angle=88,
            laps=40,
            edge="torn",
            core=CORE,
            wobble=4,
            lift=9,
        )
        light = BONE if ink == COAL else CHALK
        with card.inside(roll):
            for k, y in enumerate(range(top + 80, 1500, 104)):
                if ink == COAL:
                    card.paint("-1,0 0,-1 1,0 0,1", light, at=affine(x + (28 if k % 2 else -26), y, 19))
                else:
                    card.paint(f"{x - 90},{y}! {x + 90},{y - 4}! {x + 90},{y + 30}! {x - 90},{y + 34}!", PENCIL)
        card.paint(
            "-1,0 -.6,-.32 0,-.4 .6,-.32 1,0 .6,.32 0,.4 -.6,.32", light, at=affine(x, top, wide / 2), angle=0, lift=2
        )
        card.paint(
            ribbon("-.6,0 -.2,-.2 .3,-.14 .3,.1 -.1,.14 -.1,0", (0.1, 0.1, 0.1), affine(x, top, wide / 2), wide / 2),
            ink,
        )


def _crab(card: Sheet, x: float, y: float, size: float, turn: float) -> None:
    at = affine(x, y, size, turn)
    card.paint("-.6,.0 -.4,-.34 0,-.42 .4,-.34 .6,0 .36,.32 0,.38 -.36,.32", COAL, at=at, wobble=0.8)
    legs = [
        ribbon(f"{s * 0.5},{v} {s * 0.9},{v - 0.16} {s * 1.06},{v + 0.16}", (0.08, 0.07, 0.04), at, size)
        for s in (-1, 1)
        for v in (-0.06, 0.14, 0.3)
    ]
    arms = [ribbon(f"{s * 0.42},-.26 {s * 0.76},-.5 {s * 0.6},-.82", (0.1, 0.1, 0.2), at, size) for s in (-1, 1)]
    card.paint(turned([*legs, *arms]), COAL, wobble=0.4)


def _table(card: Sheet) -> None:
    card.paint("-60,1600! 500,1570 1260,1500! 1260,1860! -60,1860!", PENCIL, angle=3, edge="torn", core=CORE, lift=8)
    sheet = card.piece(
        "1260,1300! 1100,1310 940,1350! 800,1440 690,1560! 760,1660 880,1760! 1060,1750 1260,1720!",
        CHALK,
        angle=-10,
        laps=60,
        edge="torn",
        core=CORE,
        wobble=4,
        lift=12,
    )
    with card.inside(sheet):
        for row, y in enumerate((1424, 1546, 1668)):
            for k in range(4):
                x = (800, 800, 786)[row] + k * 136 + row % 2 * -50
                # One of them walks straight on.
                _crab(card, x, y - k * 12, 46, 90 if (row, k) == (2, 1) else -8)
    card.paint("690,1570! 656,1530 690,1490 744,1490! 780,1536 754,1600", ASH, angle=30, edge="torn", core=CORE, lift=8)
    for x, y, angle, skin, age, flip, cloth in (
        (1178, 1338, 170, PALE, 30, True, PENCIL),
        (1178, 1506, 176, GREY, 52, True, COAL),
        (1178, 1674, 184, PALE, 80, True, ASH),
    ):
        hand(card, "rest", x, y, 190, angle, skin, flip=flip, age=age, lift=8)
        card.paint(
            "-.16,-.27! .02,-.25! .05,0 .02,.25! -.16,.28! -.9,.36! -.9,-.32!",
            cloth,
            angle=4,
            edge="torn",
            core=CORE,
            wobble=3,
            lift=8,
            at=affine(x, y, 190, angle),
        )
    hand(card, "point", 902, 1826, 124, -84, GREY, age=6, lift=8)
    card.paint("836,1790! 972,1790! 982,1860! 826,1860!", OCHRE, angle=84, edge="torn", core=CORE, wobble=3, lift=6)


def _bowl(card: Sheet) -> None:
    bowl = card.piece(
        "290,1560! 420,1530 640,1528 776,1556! 740,1720 660,1840! 400,1840! 322,1720",
        ASH,
        angle=6,
        laps=50,
        edge="torn",
        core=CORE,
        wobble=3,
        lift=12,
    )
    with card.inside(bowl):
        for x in range(300, 800, 74):
            card.paint(ribbon(f"{x},1640 {x + 36},1604 {x + 72},1640", (7, 9, 7)), COAL)
            card.paint("-1,0 0,-1 1,0 0,1", COAL, at=affine(x + 36, 1650, 8))
    card.paint("312,1560 420,1536 640,1534 756,1558 640,1588 420,1590", COAL, angle=2)
    noodles = [
        ribbon(
            f"{340 + k * 46},{1566 - k % 3 * 8} {380 + k * 44},{1540 + k % 2 * 14} {424 + k * 42},{1570 - k % 2 * 8}",
            (12, 13, 12),
        )
        for k in range(8)
    ]
    card.paint(turned(noodles), CHALK, wobble=0.8, lift=3)


def _fork(card: Sheet) -> None:
    """Upright before his mouth, and not going on."""
    noodles = [
        ribbon(
            f"{486 + k * 18},1120 {474 + k * 21},{1240 + k % 3 * 18} {488 + k * 19},{1410 + k % 2 * 30} {470 + k * 22},{1556 + k % 4 * 14}",
            (14, 15, 14, 10),
        )
        for k in range(7)
    ]
    card.paint(turned(noodles), CHALK, wobble=0.8, lift=7)
    card.paint(
        "470,1150 500,1112 560,1098 620,1110 646,1150 620,1196 556,1210 494,1196", CHALK, angle=20, laps=20, lift=6
    )
    for k in range(4):
        card.paint(ribbon(f"476,{1132 + k * 20} 556,{1112 + k * 24} 640,{1136 + k * 18}", (5, 7, 5)), BONE)
    tines = [ribbon(f"{520 + k * 24},1190 {520 + k * 24},1072", (10, 9, 6)) for k in range(4)]
    card.paint(turned(tines), COAL, wobble=0.4, lift=5)
    card.paint("508,1186! 604,1186! 596,1250 568,1300! 568,1860! 540,1860! 542,1300 516,1250", COAL, angle=88, lift=8)
    card.paint(
        "180,1860! 300,1760 420,1716 452,1700! 500,1790 480,1860!",
        COAL,
        angle=-30,
        edge="torn",
        core=CORE,
        wobble=4,
        lift=9,
    )
    hand(card, "grip", 470, 1760, 190, -46, HIS, age=66, lift=9)


def _moth(card: Sheet) -> None:
    """Settled on the tines; its wings bear the bowl's pattern."""
    for s in (-1, 1):
        at = affine(557, 1064, 1.0, 0) @ [[s, 0, 0], [0, 1, 0], [0, 0, 1]]
        low = card.paint("6,6 50,10 78,40 66,70 30,66! 8,36", shift(OCHRE, -0.08), at=at, angle=30 * s, lift=7)
        wing = card.piece("4,-12 40,-52 104,-66 124,-44! 104,-4 60,22 10,16", OCHRE, at=at, angle=-30 * s, lift=8)
        with card.inside(wing):
            card.paint(ribbon("50,-30 76,-52 100,-30", (5, 6, 5), at), COAL)
            card.paint("70,-24 76,-30 82,-24 76,-18", COAL, at=at)
            card.paint(ribbon("16,-6 60,4 108,-20", (4, 5, 3), at), shift(OCHRE, -0.14))
        if low is not None:
            with card.inside(low):
                card.paint("45,42 52,35 59,42 52,49", COAL, at=at)
        card.paint(ribbon("3,-40 16,-70 34,-82", (3, 2, 2), at), COAL, wobble=0.3)
    card.paint("557,1024 570,1046 570,1090 557,1128 544,1090 544,1046", mix(OCHRE, COAL, 0.45), angle=88, lift=4)
