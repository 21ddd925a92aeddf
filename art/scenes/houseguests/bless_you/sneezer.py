"""The man in the grip of it: folded like a clasp, both feet off the floor, a carp in newspaper under his arm."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import (
    BLUSH,
    BRICK,
    CHALK,
    DARK,
    LINEN,
    LIP,
    MINT,
    ROSY,
    SHELL,
    SLATE,
    STRAW,
    WALNUT,
)

HEAD: Final = affine(572, 800, 162, 13)


def sneezer(card: Sheet) -> None:
    """Lay shadow, far arm, legs, coat, head, carp and the near arm."""
    card.paint("60,1716! 200,1694 380,1696 500,1716! 400,1746 220,1752 110,1740", shift(LINEN, -0.06), angle=2)
    _legs(card)
    _tails(card)
    _coat(card)
    _carp(card)
    _arm(card)
    _head(card)


def _legs(card: Sheet) -> None:
    far = shift(SLATE, -0.05)
    card.paint(
        "70,1080! 300,1100! 280,1240 250,1350! 200,1450 150,1560! 60,1530! 70,1420 90,1330 60,1220",
        far,
        angle=80,
        lift=6,
    )
    card.paint("56,1520! 156,1556! 190,1610 240,1652! 228,1680! 150,1670 60,1610! 40,1570", WALNUT, angle=40, lift=6)
    leg = card.piece(
        "150,1100! 420,1090! 470,1220 480,1330! 440,1420 380,1500 350,1590! 246,1570! 260,1450 250,1370! 200,1270",
        SLATE,
        angle=78,
        laps=70,
        lift=9,
    )
    with card.inside(leg):
        for fold in ("250,1150 300,1260 410,1330", "230,1230 290,1330 400,1390", "300,1400 320,1470 300,1560"):
            card.paint(ribbon(fold, (4, 16, 5)), shift(SLATE, -0.08))
        card.paint("430,1080! 500,1200 500,1340 440,1440! 520,1440! 520,1080!", shift(SLATE, 0.05), angle=80)
    card.paint("246,1556! 352,1582! 348,1606! 240,1580!", STRAW, angle=10, lift=3)
    card.paint("238,1580! 344,1606! 372,1650 424,1694! 414,1724! 330,1716 236,1664! 216,1622", WALNUT, angle=36, lift=7)
    card.paint(ribbon("232,1650 320,1700 414,1716", (8, 10, 10)), shift(WALNUT, -0.12))


def _tails(card: Sheet) -> None:
    """The coat's tails and the scarf, still going the other way."""
    card.paint(
        "120,760! 30,700 -60,560! -30,720 -70,760! -10,860 -60,960! 40,1000 140,1000!",
        shift(MINT, -0.06),
        angle=20,
        lift=6,
    )
    card.paint("300,400! 210,300 190,190! 150,240 100,150! 130,300 170,400 260,470!", BRICK, angle=60, lift=6)
    for x, y, u, v in ((190, 190, 184, 160), (172, 214, 160, 186), (128, 204, 112, 176), (106, 160, 92, 132)):
        card.paint(ribbon(f"{x},{y} {u},{v}", (6, 4)), BRICK)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "330,1240! 180,1230 60,1160! 0,1020 6,840 50,640 140,470! 250,360 380,340 500,390 580,480! 640,580 650,680 610,760! 520,800 470,880 462,1000! 470,1120 450,1210!",
        MINT,
        angle=62,
        laps=80,
        grain=0.34,
        edge="raw",
        ragged=34,
        lift=12,
    )
    with card.inside(coat):
        deep = shift(MINT, -0.075)
        card.paint(
            "620,700! 520,760 440,840 420,980! 420,1120 440,1240! 330,1250 340,1100 360,920! 420,780 560,690",
            deep,
            angle=74,
            laps=60,
            ragged=30,
            edge="raw",
        )
        for fold in (
            "470,440 330,520 230,680 190,860",
            "560,560 420,640 320,780 290,960",
            "90,700 80,860 130,1020",
            "260,1000 230,1100 250,1220",
        ):
            card.paint(ribbon(fold, (5, 26, 18, 5)), deep, thin=0.12)
        card.brush("380,370 240,430 130,560 80,740", 60, shift(MINT, 0.05), dry=0.9)
    card.paint("20,1000! 150,1050! 148,1078! 14,1030!", mix(MINT, SLATE, 0.35), angle=20, lift=2)
    for x, y in ((438, 1000), (440, 1100)):
        card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", WALNUT, at=affine(x, y, 16), lift=3)
    # collar: up about his ears
    card.paint(
        "430,590! 500,500 590,480 660,540! 690,620! 640,640 600,700! 520,720 450,690!",
        mix(MINT, CHALK, 0.45),
        angle=30,
        lift=8,
    )
    card.paint("440,620! 520,560 620,560! 660,600! 600,610 540,660 500,720!", BRICK, angle=30, lift=4)


def _head(card: Sheet) -> None:
    """All of it goes forward: brow, eyes shut tight, cheek, and the mouth, which has become a trumpet."""
    skin, shade, line = ROSY.base, ROSY.shade, ROSY.line
    hair = "#c79a55"
    card.paint("-.62,-.30! -.95,-.1 -.92,.36 -.60,.62! -.36,.5 -.3,.0!", hair, at=HEAD, edge="torn", wobble=4, lift=4)
    head = card.piece(
        "-.1,-1.06 .34,-.98 .64,-.70! .74,-.46 .70,-.30! .80,-.12 .98,.08 1.14,.26! 1.18,.40 1.02,.46 .80,.44! "
        ".82,.50! 1.0,.50 1.16,.58 1.17,.76 1.0,.84 .80,.80! .76,.90 .70,1.10 .44,1.22! .1,1.16 -.3,.9 -.66,.5! -.84,.0 -.80,-.5 -.5,-.92",
        skin,
        at=HEAD,
        angle=100,
        laps=50,
        grain=0.24,
        lift=9,
    )
    with card.inside(head):
        card.paint("-.9,.2! -.4,.5 .0,.72 .3,.98 .5,1.1! .5,1.4! -1.0,1.4!", shade, at=HEAD, angle=120, grain=0.22)
        card.paint(
            ".06,.42! .2,.24 .46,.24 .62,.40 .60,.62 .40,.76 .16,.70", mix(skin, BLUSH, 0.75), at=HEAD, grain=0.2
        )
        card.paint(".84,.12! 1.0,.16 1.2,.3 1.2,.46! .86,.46! .76,.3", mix(skin, BLUSH, 0.6), at=HEAD, grain=0.2)
        card.paint(".2,-1.0! .7,-.7 .8,-.4! .5,-.5 .2,-.7", mix(skin, CHALK, 0.2), at=HEAD, grain=0.2)
    for crease in (
        ".62,-.62 .44,-.66 .30,-.60",
        ".66,-.52 .46,-.54 .30,-.48",
        ".80,-.20 .74,-.26 .72,-.36",
        ".96,.30 .90,.40 .96,.44",
    ):
        card.paint(ribbon(crease, (0.02, 0.045, 0.02), HEAD, 158), shade)
    card.paint(
        "0,-.18! -.12,-.3 -.26,-.22 -.3,.02 -.2,.26 -.06,.28! .0,.14 -.06,.0", mix(skin, shade, 0.4), at=HEAD, lift=3
    )
    card.paint(ribbon("-.08,-.14 -.2,-.12 -.2,.06 -.12,.12", (0.02, 0.045, 0.02), HEAD, 158), shade)
    # the eye: one fold over the other
    card.paint(".22,-.22! .40,-.30 .62,-.22 .66,-.08! .5,.06 .3,.04", mix(skin, shade, 0.5), at=HEAD)
    for fold, wide in (
        (".64,-.12 .50,-.08 .36,-.10 .22,-.18", 0.075),
        (".60,-.04 .48,-.02 .34,-.02 .18,.02", 0.045),
        (".22,-.16 .10,-.22 .0,-.22", 0.04),
        (".22,-.12 .08,-.10 -.02,-.06", 0.04),
        (".20,-.04 .10,.04 .04,.10", 0.035),
    ):
        card.paint(ribbon(fold, (0.02, wide, 0.015), HEAD, 158), line)
    card.paint(
        ".70,-.34! .58,-.46 .40,-.46 .22,-.36! .34,-.32 .50,-.30 .62,-.22!",
        hair,
        at=HEAD,
        edge="torn",
        wobble=2.5,
        lift=3,
    )
    # mouth
    card.paint(".84,.50! 1.0,.50 1.15,.57 1.19,.68 1.14,.79 .98,.84 .82,.80! .78,.66", LIP, at=HEAD, angle=30, lift=3)
    card.paint("1.18,.58 1.08,.60 1.04,.68 1.08,.77 1.17,.78 1.21,.68", DARK, at=HEAD)
    for ray in (".80,.56 .70,.52 .62,.50", ".78,.66 .66,.66", ".80,.76 .70,.82 .66,.90"):
        card.paint(ribbon(ray, (0.04, 0.02), HEAD, 158), shade)
    # what his hair was stuck to: a strip of tape on the crown
    card.paint("-.34,-1.02! -.02,-1.12! .0,-1.04! -.32,-.94!", CHALK, at=HEAD, lift=2)
    for wisp in ("-.1,-1.04 .0,-1.3 .22,-1.36", "-.3,-.98 -.3,-1.22 -.14,-1.36"):
        card.paint(ribbon(wisp, (0.03, 0.05, 0.015), HEAD, 158), hair)


def _carp(card: Sheet) -> None:
    """Alive, in the day's paper; it has shut its eyes too."""
    at = affine(300, 880, 0.98, 14, flip=True)
    paper = card.piece(
        "-200,-70! -60,-110 90,-100! 110,-20 100,90! -60,110 -190,80! -214,10", CHALK, at=at, angle=4, lift=9
    )
    with card.inside(paper):
        for k in range(9):
            y = -84 + 21 * k
            for x0, x1 in ((-196, -120), (-104, -26), (-10, 66)):
                card.paint(
                    ribbon(f"{x0},{y} {x1 - (k * 37) % 30},{y + 3}", (5, 5), at), mix(SLATE, CHALK, 0.42), wobble=0.3
                )
        card.paint("-196,-66! -126,-84! -122,-44! -192,-28!", mix(SLATE, CHALK, 0.55), at=at)
    head = card.piece(
        "84,-92! 150,-84 210,-40 236,4! 226,24! 200,60 140,86 84,84! 110,0",
        mix(SLATE, STRAW, 0.35),
        at=at,
        angle=10,
        lift=6,
    )
    with card.inside(head):
        card.paint("84,20! 160,40 230,20! 220,100! 84,100!", mix(STRAW, CHALK, 0.4), at=at)
        card.paint(ribbon("120,-90 142,-20 116,80", (4, 10, 4), at), SLATE)
    card.paint(ribbon("160,-30 176,-22 192,-32", (4, 8, 4), at), DARK)
    card.paint(ribbon("214,24 228,16 240,8", (5, 8, 6), at), DARK)
    card.paint(ribbon("216,34 226,50 220,66", (5, 4, 2), at), SLATE)


def _arm(card: Sheet) -> None:
    """Clamped over the fish."""
    sleeve = card.piece(
        "330,620! 430,600 500,660 490,760! 440,860 350,960 280,1040! 200,1010 170,940! 230,820 290,720",
        mix(MINT, SLATE, 0.14),
        angle=-56,
        laps=60,
        edge="raw",
        ragged=22,
        lift=12,
    )
    with card.inside(sleeve):
        for fold in ("450,660 380,760 290,860", "400,640 330,740 240,880"):
            card.paint(ribbon(fold, (4, 18, 5)), mix(MINT, SLATE, 0.3), thin=0.1)
    card.paint("174,936! 284,1046! 260,1072! 146,964!", SHELL, angle=40, lift=4)
    hand(card, "cover", 226, 1006, 150, 40, ROSY, age=50, lift=7, flip=True)
