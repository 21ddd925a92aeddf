"""The tree he has chosen; who counts against it; and who thinks that it opens."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift

INK, DUSK, BRICK, STRAW, BARK = "#1b2030", "#56607a", "#b2473b", "#c9b27a", "#f3ecdd"


def birch(card: Sheet) -> None:
    """As wide as a nose, straight up through the card."""
    trunk = card.piece(
        "548,-40! 652,-40! 648,300 660,700 656,1100 668,1500 684,1840! 512,1840! 530,1500 542,1100 538,700 552,300",
        BARK,
        angle=88,
        laps=50,
        lift=16,
        edge="torn",
        core="#fffaf0",
        wobble=3,
    )
    with card.inside(trunk):
        card.paint("632,-40! 664,-40! 690,1840! 650,1840! 640,1100 642,500", mix(BARK, DUSK, 0.25), angle=88, laps=30)
        for y, left, w, h in (
            (40, 1, 60, 12),
            (118, 0, 44, 9),
            (196, 1, 70, 14),
            (330, 0, 62, 15),
            (418, 1, 42, 9),
            (520, 0, 50, 11),
            (610, 1, 76, 16),
            (716, 0, 40, 9),
            (1010, 1, 58, 13),
            (1090, 0, 70, 15),
            (1170, 1, 40, 9),
        ):
            x = 664 if left else 536
            d = -1 if left else 1
            card.paint(
                f"{x},{y - h}! {x + d * w * 0.6},{y - 3} {x + d * w},{y}! {x + d * w * 0.6},{y + 4} {x},{y + h}!", INK
            )


def key_bird(card: Sheet) -> None:
    """A keyhole in the bark, and a woodpecker with the key to it."""
    card.paint(ROUND, INK, at=affine(578, 868, 19), wobble=0.4)
    card.paint("569,874! 587,874! 598,926! 558,926!", INK, wobble=0.4)
    # feet and tail hold on to the bark
    feet = ("716,1000 684,992 652,996", "712,1032 680,1030 650,1036")
    card.paint(turned([ribbon(foot, (12, 9, 6)) for foot in feet]), DUSK, wobble=0.4, lift=3)
    card.paint("720,1090! 760,1110! 700,1226! 684,1206! 668,1216! 676,1180!", shift(DUSK, -0.06), angle=110, lift=5)
    card.paint(
        "708,900 704,866 722,836 756,822 792,840 804,884 818,940 824,1010 800,1080 752,1136! 716,1120 694,1070 692,1010 704,950",
        BARK,
        angle=80,
        laps=30,
        lift=9,
    )
    wing = card.piece("770,916! 816,936 832,1010 808,1090 744,1170! 742,1080 746,990", DUSK, angle=100, laps=30, lift=5)
    bars = [ribbon(f"730,{y} 780,{y + 8} 840,{y - 8}", (13, 15, 10)) for y in (974, 1014, 1054, 1094)]
    card.pattern(wing, turned(bars), BARK, thin=0.05)
    card.paint("714,846! 724,820 758,804 800,826 806,870! 780,850 744,842", BRICK, angle=20, lift=4)
    card.paint("714,854! 640,874! 710,900!", mix(BARK, DUSK, 0.55), angle=0, lift=4)
    card.paint(ROUND, INK, at=affine(736, 866, 9), wobble=0.2)
    # the key, by its ring
    card.paint(ribbon("676,852 690,876 676,900 652,896 644,874 656,854 676,852", (10, 10)), STRAW, wobble=0.3, lift=5)
    card.paint("648,868! 606,864! 606,878! 648,882!", STRAW, wobble=0.3, lift=5)
    card.paint("628,874! 606,874! 606,902! 613,902! 613,888! 619,888! 619,900! 628,900!", STRAW, wobble=0.3, lift=3)


def child(card: Sheet, face: Face) -> None:
    """Towards us, a step to the left of the tree and leaning on it: hands over the eyes, elbows out, honest but for a grin."""
    x = 330
    jersey = card.piece(
        "128,1840! 134,1760 152,1680 176,1610 220,1572 280,1556 330,1552 380,1556 440,1572 490,1610 512,1680 524,1760 530,1840!",
        BRICK,
        angle=86,
        laps=60,
        lift=14,
    )
    with card.inside(jersey):
        for y in range(1622, 1850, 74):
            card.paint(ribbon(f"100,{y + 16} {x},{y - 4} 560,{y + 16}", (34, 36, 34)), BARK, angle=2)
    head = Head(card, face, x, 1372, 230, 0)
    head.draw()
    for side in (-1, 1):
        at = affine(x, 0, 1, 0, flip=side < 0)
        sleeve = card.piece(
            "150,1640! 176,1590 214,1556 206,1500 150,1452 118,1436! 146,1384! 190,1396 244,1440 280,1500 286,1560 266,1612 232,1664 180,1676",
            BRICK,
            at=at,
            angle=60,
            laps=50,
            lift=10,
        )
        bands = ("130,1500 180,1440 200,1380", "170,1520 230,1480 290,1440", "170,1570 230,1590 310,1600")
        card.pattern(sleeve, turned([ribbon(b, (30, 30), at) for b in bands]), BARK, thin=0.05)
        hand(card, "flat", x + side * 146, 1406, 172, -90 - side * 72, face.skin, flip=side > 0, age=7, lift=6)
