"""You Have to Eat: a man holds a forkful of noodles still for a moth; beside him four hands roll crabs over his table."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

ASH, COAL, PENCIL, BONE, CHALK, OCHRE = "#b5aea4", "#2f2d30", "#6b696b", "#dbd3c4", "#f0ebe1", "#b58a45"
GROUND = CHALK
CORE: Final = "#fbf8f1"
HIS: Final = Skin("#c2bab0", "#99928a", COAL, lip="#8f857f", blush="#aaa198", white=CHALK)
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
        "#8d8883",
        beard="stubble",
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
    _fork(card)
    _moth(card)


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
        "-60,1840! -50,1330 120,1220 330,1170! 560,1290 780,1160! 940,1230 1000,1400! 1000,1840!",
        PENCIL,
        angle=80,
        laps=84,
        edge="torn",
        core=CORE,
        wobble=8,
        lift=9,
    )
    with card.inside(coat):
        for x in range(-20, 1000, 58):
            card.brush(f"{x},1180 {x + 14},1840", 10, shift(PENCIL, -0.07), dry=0.7)
    card.paint("340,1060! 760,1060! 800,1230 566,1340! 318,1240", HIS.shade, angle=84, edge="torn", core=CORE, wobble=4)
    card.paint("318,1180! 420,1150 560,1320! 470,1420 300,1330!", CHALK, angle=40, edge="torn", core=CORE, lift=6)
    card.paint("800,1180! 700,1150 566,1320! 660,1430 830,1330!", CHALK, angle=-40, edge="torn", core=CORE, lift=6)
    head = Head(card, CAST["widower"], 545, 690, 500, -3)
    head.draw()
    # what years of noodles and frowning leave, in torn strips
    head.lay("-.5,.3 -.36,.42 -.3,.62 -.36,.64 -.44,.46 -.56,.36", HIS.shade, "flat", edge="raw", wobble=2)
    head.lay(".46,.3 .36,.42 .31,.6 .36,.62 .44,.46 .54,.36", HIS.shade, "flat", edge="raw", wobble=2)
    for y in (-0.56, -0.48, -0.41):
        head.line(f"-.3,{y} -.05,{y - 0.025} .26,{y + 0.015}", (0.004, 0.01, 0.004), mix(HIS.shade, COAL, 0.25))


def _rolls(card: Sheet) -> None:
    """They stand at the right like people who wait for an answer."""
    for i, (x, top, wide, ink) in enumerate(
        ((958, 640, 92, PENCIL), (1052, 560, 98, COAL), (1148, 690, 110, ASH), (1000, 800, 84, COAL))
    ):
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
            for y in range(top + 60, 1500, 92):
                if i == 0:
                    card.paint(ribbon(f"{x - 60},{y} {x},{y + 34} {x + 60},{y}", (6, 8, 6)), shift(ink, 0.12))
                elif i == 1:
                    card.paint("-1,0 0,-1 1,0 0,1", light, at=affine(x + (20 if y % 184 else -18), y, 15))
                elif i == 2:
                    card.paint(f"{x - 60},{y}! {x + 60},{y - 4}! {x + 60},{y + 22}! {x - 60},{y + 26}!", PENCIL)
                else:
                    card.paint("-.9,.4 0,-.9 .9,.4 0,.1", light, at=affine(x, y, 17, 14 * (y % 3)))
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
    card.paint("-60,1560! 500,1520! 1260,1470! 1260,1860! -60,1860!", COAL, angle=3, edge="torn", core=CORE, lift=8)
    sheet = card.piece(
        "1260,1380! 1080,1388 900,1420! 760,1480 640,1560! 700,1640 830,1716! 1020,1700 1260,1664!",
        CHALK,
        angle=-10,
        laps=60,
        edge="torn",
        core=CORE,
        wobble=4,
        lift=12,
    )
    with card.inside(sheet):
        for row, y in enumerate((1440, 1530, 1620)):
            for k in range(6):
                x = 700 + k * 112 + row % 2 * 56
                # One of them walks straight on.
                _crab(card, x, y - k * 7, 33, 90 if (row, k) == (1, 2) else -6)
    card.paint("640,1560! 616,1530 640,1496 690,1500! 720,1540 700,1590", ASH, angle=30, edge="torn", core=CORE, lift=8)
    for kind, x, y, size, angle, skin, age, flip in (
        ("flat", 1190, 1380, 170, 196, PALE, 30, False),
        ("rest", 1200, 1520, 176, 184, GREY, 52, True),
        ("open", 1170, 1690, 168, 172, PALE, 80, False),
        ("point", 1010, 1770, 116, -98, GREY, 6, False),
    ):
        back = 90 if angle > 0 else 0
        if back:
            card.paint(
                f"{x - 8},{y - 46}! {x + 120},{y - 60}! {x + 120},{y + 64}! {x - 6},{y + 48}!",
                (COAL, PENCIL, ASH)[(age // 25) % 3],
                angle=4,
                edge="torn",
                core=CORE,
                wobble=3,
                lift=8,
            )
        hand(card, kind, x, y, size, angle, skin, flip=flip, age=age, lift=8)
    card.paint("956,1800! 1064,1800! 1070,1860! 950,1860!", OCHRE, angle=84, lift=6)


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
            f"{486 + k * 18},1120 {474 + k * 21},{1240 + k % 3 * 18} {488 + k * 19},{1390 + k % 2 * 30} {470 + k * 22},{1500 + k % 4 * 16}",
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
        shift(PENCIL, -0.03),
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
