"""You Have to Eat: a fork is held up to a man, and what lives in his beard opens for it; the cat looks away."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix
from art.cutpaper.skin import Skin

ASH, COAL, PENCIL, BONE, CHALK, OCHRE = "#b5aea4", "#2f2d30", "#6b696b", "#dbd3c4", "#f0ebe1", "#d9942b"
GROUND = CHALK
CORE: Final = "#fbf8f1"
HIS: Final = Skin("#ddd4c6", "#b3a99c", COAL, lip="#8f857f", blush="#c6bbae", white=CHALK)
HERS: Final = Skin(BONE, "#aca294", COAL, white=CHALK)
CAST: Final = {
    "widower": Face(
        HIS,
        66,
        "heavy",
        "straight",
        "almond",
        "long",
        "flat",
        "bald",
        COAL,
        feels=feel(
            "grieving",
            lids=(0.66, 0.56),
            brows=(0.02, 0.0),
            slant=(0.12, 0.24),
            gaze=(-0.3, 1.0),
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
    """Lay the wall and the doorway, the man, his beard, who lives in it, then the fork."""
    _wall(card)
    _cat(card)
    _head(card)
    _beard(card)
    _nest(Moved(card, -98, -172, 1.14))
    _moustache(card)
    _fork(card)


def _wall(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,1840! -40,1840!", ASH, angle=86, laps=96, edge="torn", core=CORE)
    card.paint("14,150! 236,140! 232,1300! 10,1300!", CHALK, angle=88, edge="torn", core=CORE, wobble=3, grain=0.16)


def _cat(card: Sheet) -> None:
    """From behind, on the floor of the doorway, tail up beside it."""
    card.paint("12,772! 234,764! 232,1300! 10,1300!", mix(ASH, PENCIL, 0.4), angle=4, wobble=2)
    tail = card.piece(ribbon("112,770 158,748 178,700 170,640 144,612", (17, 18, 18, 18, 13)), PENCIL)
    rings = [ribbon(f"146,{y} 204,{y + 6}", (8, 8)) for y in (656, 692, 728)]
    card.pattern(tail, turned(rings), COAL, thin=0)
    card.paint(
        "82,636 114,648 134,700 144,770 138,812! 100,812! 96,790 70,790 66,812! 26,812! 20,770 32,700 50,648",
        PENCIL,
        angle=84,
    )
    stripes = [ribbon(f"{x},{y} {x + 34},{y + 8}", (4, 7, 2)) for x, y in ((36, 694), (30, 728))]
    stripes += [ribbon(f"{x},{y} {x - 34},{y + 8}", (4, 7, 2)) for x, y in ((130, 694), (136, 728))]
    card.paint(turned(stripes), COAL, wobble=0.6)
    card.paint("34,622 38,556! 66,580 98,580 126,556! 130,622 112,656 82,664 52,656", PENCIL, lift=4)


def _head(card: Sheet) -> None:
    head = Head(card, CAST["widower"], 646, 570, 520, 4)
    head.draw()
    lids = (
        ("404,560 440,518 490,504 546,510 578,542 580,580", "580,580 536,586 488,592 446,584 404,560"),
        ("716,586 738,548 786,530 846,536 888,566 892,608", "892,608 846,616 798,616 752,606 716,586"),
    )
    for crease, lash in lids:
        card.paint(f"{crease}! {lash}!", mix(HIS.base, HIS.shade, 0.55), angle=10)
        card.paint(ribbon(lash, (5, 15, 17, 13, 5)), COAL)
    for y in (-0.56, -0.48, -0.41):
        head.line(f"-.3,{y} -.05,{y - 0.025} .26,{y + 0.015}", (0.004, 0.012, 0.004), mix(HIS.shade, COAL, 0.4))


def _beard(card: Sheet) -> None:
    """From ear to ear and over all three edges."""
    beard = card.piece(
        "214,520! 240,440 284,392 312,410! 336,520 372,660 420,772 510,850! 640,868 770,860! 880,800 950,690 988,560 1014,424! 1050,410 1084,470 "
        "1100,600 1120,760 1160,900 1270,1060! 1270,1860! -60,1860! -60,1300! 0,1110 120,930 180,760 214,620",
        COAL,
        angle=84,
        laps=70,
        edge="torn",
        core=CORE,
        wobble=9,
        lift=10,
    )
    locks = []
    for k in range(15):
        t = k / 14 * 2 - 1
        top = 850 - abs(t) ** 1.6 * 250
        locks.append(
            ribbon(
                f"{646 + t * 372:.0f},{top:.0f} {640 + t * 470 + (k % 3 - 1) * 26:.0f},1130 "
                f"{630 + t * 640 + (k % 2) * 50:.0f},1480 {610 + t * 720 - (k % 3) * 30:.0f},1860",
                (3, 12, 8, 3),
            )
        )
    card.pattern(beard, turned(locks), mix(PENCIL, COAL, 0.25), thin=0.06)


def _moustache(card: Sheet) -> None:
    for s in (-1, 1):
        at = affine(638, 862, 1.12, 4, s < 0)
        wing = card.piece(
            "-6,-26! 60,-44 150,-34 240,20 300,100 336,210! 270,160 190,112 90,86 -6,44!",
            PENCIL,
            at=at,
            angle=30 * s,
            edge="torn",
            core=CORE,
            wobble=5,
            lift=8,
        )
        hairs = [ribbon(f"10,{v} 120,{v + 2} 230,{v + 60 + k * 6}", (3, 7, 3), at) for k, v in enumerate((-14, 10, 34))]
        card.pattern(wing, turned(hairs), ASH, thin=0.3)


def _nest(card: Sheet) -> None:
    """A hollow in the beard; two wait in it, one of them first."""
    card.paint(
        "262,1420 330,1340 480,1312 640,1334 726,1416 690,1540 560,1600 420,1596 300,1530",
        mix(COAL, "#000000", 0.6),
        angle=10,
    )
    _chick(card, 392, 1420, 96, -6)
    _chick(card, 566, 1316, 142, 24)
    bowl = card.piece(
        "212,1398! 330,1486 500,1522 662,1484 786,1388! 760,1500 690,1600 590,1668 470,1676 350,1628 262,1530",
        PENCIL,
        angle=8,
        edge="torn",
        core=CORE,
        wobble=8,
        lift=8,
    )
    twigs = (
        ("190,1420 340,1520 500,1560 680,1516 810,1400", COAL),
        ("230,1470 360,1580 520,1600 660,1570 780,1470", ASH),
        ("250,1520 380,1630 540,1640 680,1600 760,1510", COAL),
        ("220,1440 330,1500 480,1640 600,1690", COAL),
        ("800,1420 690,1500 560,1630 430,1690", COAL),
        ("270,1400 300,1560 400,1680", ASH),
        ("730,1400 720,1540 610,1680", ASH),
    )
    with card.inside(bowl):
        for spec, ink in twigs:
            card.paint(ribbon(spec, (4, 15, 11, 5)), ink, wobble=2)
    for spec, ink in (
        ("300,1470 236,1424 176,1420", PENCIL),
        ("700,1500 780,1460 850,1464", ASH),
        ("660,1600 740,1600 800,1570", PENCIL),
        ("330,1590 280,1610 230,1590", ASH),
    ):
        card.paint(ribbon(spec, (15, 11, 4)), ink, wobble=2, lift=3)


def _chick(card: Sheet, x: float, y: float, size: float, tilt: float) -> None:
    """Neck, bald head from the side, and a beak in two halves, wide open, with a tongue in it."""
    at = affine(x, y, size, tilt)
    card.paint("-.3,.2! -.42,1.9! .5,1.9! .34,.2!", ASH, at=at, angle=80, edge="torn", core=CORE, wobble=3)
    card.paint(
        "-.78,-.1 -.7,.34 -.36,.64 .36,.64 .7,.34 .74,-.1 .5,-.5 -.52,-.56",
        ASH,
        at=at,
        edge="torn",
        core=CORE,
        wobble=3,
    )
    card.paint("-.36,-.3! -.34,-.7 -.1,-.84 .26,-.78 .5,-.56 .56,-.2! .16,.2!", mix(OCHRE, COAL, 0.72), at=at)
    card.paint("-.02,.02! -.08,-.46 .06,-.88 .2,-.98! .26,-.8 .28,-.4 .22,.02!", BONE, at=at, lift=3)
    card.paint(
        "-.66,-.26! -.7,-.8 -.5,-1.28 -.16,-1.56! -.2,-1.1 -.18,-.6 .12,.22! -.3,.1", OCHRE, at=at, angle=70, lift=5
    )
    card.paint("1.06,-1.06! .98,-.56 .74,-.1 .4,.2 .08,.26! .34,-.2 .6,-.66", OCHRE, at=at, angle=40, lift=5)
    card.paint("-1,0 -.4,-.8 .5,-.8 1,0 .4,.8 -.5,.8", COAL, at=at @ np.vstack([affine(-0.46, 0.18, 0.1), [[0, 0, 1]]]))


def _fork(card: Sheet) -> None:
    """From the right, level; one noodle hangs from it."""
    at = affine(782, 1096, 1.32, 12)
    card.paint("60,-34! 60,34! 116,30 150,12! 470,12! 470,-12! 150,-12! 116,-30", CHALK, at=at, angle=0, lift=8)
    tines = [ribbon(f"-66,{v} 0,{v + 2} 70,{v}", (6, 11, 13), at) for v in (-28, -9, 9, 28)]
    card.paint(turned(tines), CHALK, wobble=0.4)
    card.paint(
        ribbon("834,1034 778,1042 756,1096 790,1150 786,1206 748,1232 742,1270", (16, 20, 20, 20, 18, 14, 9)),
        CHALK,
        lift=6,
    )
    hand(card, "pinch", 1166, 1164, 270, 188, HERS, age=70, lift=9)
    card.paint("1132,1050! 1196,1034! 1206,1290! 1140,1278!", CHALK, angle=80, edge="torn", core=CORE, wobble=3, lift=6)
    card.paint("1176,1008! 1260,984! 1260,1354! 1190,1316!", PENCIL, angle=80, edge="torn", core=CORE, wobble=3, lift=6)
