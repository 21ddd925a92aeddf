"""The priest: seated in limes with one shoe off, which he holds to his ear."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon, rng
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import BONE, BROWN, CAST, CHALK, LEAF, LIME, PLUM, SAND, SHELL

ROUND = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def priest(card: Sheet) -> None:
    """Lay the limes behind, the black mass of him, shoe and hand, and the limes before."""
    _basket(card)
    _limes(card, 40, 1660, 620, 150, 46, "back")
    card.paint(
        "196,1550! 250,1500 350,1486 440,1530! 500,1630 560,1710 640,1750! 650,1820! 520,1840 380,1830 240,1840 120,1820! 110,1740 150,1640",
        PLUM,
        angle=76,
        laps=70,
        edge="torn",
        core=BONE,
        wobble=4,
        lift=9,
    )
    for line in ("330,1550 350,1650 340,1770", "300,1690 400,1740 520,1770", "230,1650 220,1730 180,1790"):
        card.paint(ribbon(line, (3, 10, 4)), shift(PLUM, 0.07), thin=0.2)
    for k in range(5):
        card.paint(ROUND, mix(PLUM, BONE, 0.5), at=affine(322 + 5 * k, 1566 + 40 * k, 6))
    card.paint("270,1490! 360,1482! 366,1520! 320,1536 270,1522!", CHALK, lift=2)
    card.paint("284,1450! 350,1450! 352,1506! 284,1506!", SAND.shade)
    Head(card, CAST["priest"], 312, 1414, 88, tilt=16, turn=0.25).draw()
    # one foot in its shoe; the other in its sock, which has let a toe out
    card.paint("560,1730! 620,1716! 640,1800! 570,1830!", mix(SHELL, PLUM, 0.3), angle=80, lift=5)
    card.paint(
        "612,1716! 650,1690 676,1700 676,1742 660,1800 640,1826! 616,1790", mix(SHELL, PLUM, 0.16), angle=80, lift=5
    )
    card.paint("652,1692 666,1686 676,1698 668,1712 656,1708", SAND.base)
    card.paint("470,1740! 530,1740! 540,1830! 470,1830!", PLUM, angle=80)
    shoe(card, "shoe", 500, 1800, 118, -62, BROWN, lift=5)
    # shoe at the ear
    heel = affine(398, 1478, 0.78, 4)
    card.paint(
        "-6,-4! -12,-78! 4,-102 16,-150 4,-206 16,-258 46,-276 76,-260 90,-200 88,-90 98,0! 50,14",
        PLUM,
        at=heel,
        angle=84,
        lift=8,
    )
    card.paint(ribbon("70,-268 98,-200 96,-90 108,2", (9, 15, 13, 16), heel), CHALK)
    for v in (-160, -138, -116):
        card.paint(ribbon(f"12,{v} 40,{v + 8} 52,{v + 2}", (5, 6, 3), heel), CHALK)
    card.paint(
        "400,1530! 460,1560 500,1570! 500,1510 486,1474! 546,1456! 572,1540 566,1630 520,1664! 440,1650 380,1610!",
        shift(PLUM, 0.05),
        angle=-40,
        edge="torn",
        core=BONE,
        wobble=3,
        lift=7,
    )
    card.paint("484,1482! 544,1462! 548,1482! 490,1502!", CHALK, lift=2)
    hand(card, "grip", 516, 1480, 92, -142, SAND, age=51, lift=5)
    card.paint(
        "200,1570! 150,1650 150,1740 190,1790! 250,1770! 236,1710 240,1650!",
        shift(PLUM, 0.04),
        angle=80,
        edge="torn",
        core=BONE,
        wobble=3,
        lift=7,
    )
    hand(card, "rest", 216, 1770, 88, 40, SAND, age=51, lift=4)
    _limes(card, 40, 1740, 540, 50, 30, "front")


def _basket(card: Sheet) -> None:
    basket = card.piece(
        "-40,1560! 70,1540 130,1580! 110,1700 60,1760 -40,1770!", mix(BONE, BROWN, 0.4), angle=30, lift=5
    )
    with card.inside(basket):
        for k in range(6):
            card.paint(ribbon(f"-40,{1580 + 34 * k} 40,{1570 + 34 * k} 140,{1590 + 30 * k}", (5, 5)), BROWN, thin=0.2)


def _limes(card: Sheet, x: float, y: float, wide: float, high: float, count: int, key: str) -> None:
    g = rng("limes", key)
    places = sorted(
        ((x + wide * float(g.beta(1.6, 1.6)), float(g.uniform(0, 1))) for _ in range(count)), key=lambda p: p[1]
    )
    for u, t in places:
        r = float(g.uniform(17, 25))
        v = y + high * t
        lime = card.piece(
            "1.1,0 .75,.62 0,.86 -.75,.62 -1.1,0 -.75,-.62 0,-.86 .75,-.62",
            (LIME, LEAF, mix(LIME, LEAF, 0.5), LIME)[int(g.integers(4))],
            at=affine(u, v, r, float(g.uniform(0, 180))),
            lift=3,
            wobble=0.6,
        )
        with card.inside(lime):
            card.paint("-1,.3 0,.5 1,.2 1,1 -1,1", mix(LEAF, PLUM, 0.12), at=affine(u, v, r), thin=0.3)
