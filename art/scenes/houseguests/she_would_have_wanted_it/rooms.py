"""Three rooms cut into the cloth, and who is in them: shadows before lamplight."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.she_would_have_wanted_it.inks import (
    BLACK,
    BRICK,
    LIGHT,
    LINEN,
    MUSTARD,
    OLIVE,
    SLATE,
    UMBER,
)

BUST = (
    "-.66,1.9! -.66,.8 -.52,.34 -.2,.16! -.22,-.02! -.38,-.2 -.42,-.5 -.26,-.74 .04,-.8! .2,-.74 .29,-.58 .28,-.44! "
    ".4,-.27! .31,-.23! .34,-.14! .3,-.1 .32,-.02! .24,.06 .1,.06! .12,.17! .36,.32 .5,.8 .54,1.9!"
)
POTATO = mix(MUSTARD, LINEN, 0.25)
HEAP = (
    (470, 1598, 13), (502, 1586, 16), (536, 1580, 19), (570, 1592, 13), (448, 1616, 16),
    (484, 1612, 19), (518, 1604, 13), (552, 1608, 16), (588, 1614, 19), (426, 1636, 13),
    (460, 1638, 16), (496, 1632, 19), (532, 1630, 13), (566, 1636, 16), (600, 1640, 19),
    (146, 1634, 13), (176, 1626, 16), (206, 1634, 19), (190, 1612, 13), (444, 1660, 16),
    (480, 1658, 19), (516, 1658, 13), (550, 1660, 16), (586, 1662, 19), (408, 1656, 13),
)  # fmt: skip
HATS = {
    "bowler": "-.62,-.46! -.46,-.54! -.46,-.86 -.2,-1.04 .06,-1.04 .28,-.9 .32,-.6! .5,-.54! .3,-.46 -.3,-.4!",
    "bun": "-.36,-.64! -.5,-.82 -.42,-1.02 -.2,-1.06 -.04,-.94 -.06,-.74!",
    "cap": "-.46,-.42! -.5,-.72 -.2,-.92 .16,-.86 .3,-.7! .4,-.66! .38,-.58! .24,-.56 -.1,-.42!",
    "plait": "-.34,-.4! -.2,-.1! -.4,.06 -.62,.1 -.9,0! -.96,.12! -1.06,0! -.96,-.08! -.8,-.12 -.56,-.14!",
    "none": "-.3,-.6! .1,-.78! .2,-.5!",
}


def _one(card: Sheet, hat: str, x: float, y: float, size: float, tilt: float, flip: bool, ink: Ink = BLACK) -> None:
    at = affine(x, y, size, tilt, flip)
    card.paint([BUST, HATS[hat]], ink, at=at, angle=80, grain=0.3, wobble=0.8)


def parlour(card: Sheet) -> None:
    """The largest: they sit close about a cake, and one has a finger in it."""
    room = card.piece(
        "322,936! 560,924 800,938! 850,1050 894,1160 922,1290! 560,1302 190,1290! 226,1170 276,1050!",
        LIGHT,
        angle=88,
        laps=90,
        grain=0.24,
        edge="torn",
        core=LINEN,
        wobble=4,
    )
    with card.inside(room):
        for x in range(150, 980, 52):
            card.paint(ribbon(f"{x},900 {x + (x - 560) * 0.16},1310", (7, 9)), shift(LIGHT, 0.05), thin=0.2)
        _one(card, "none", 484, 1120, 100, 0, False, mix(BLACK, UMBER, 0.75))
        _one(card, "bun", 332, 1136, 134, 5, False)
        _one(card, "bowler", 838, 1142, 146, -6, True)
        for k, (wide, ink) in enumerate(
            ((100, BRICK), (84, LINEN), (68, OLIVE), (52, LINEN), (36, BRICK), (22, LINEN))
        ):
            y = 1268 - 38 * k
            card.paint(
                f"{640 - wide},{y}! {646 - wide},{y - 40}! {634 + wide},{y - 40}! {640 + wide},{y}!",
                ink,
                angle=2,
                lift=3,
            )
        for wide, y in ((84, 1230), (52, 1154), (22, 1078)):
            drops = [
                f"{x - 9},{y - 40}! {x + 9},{y - 40}! {x},{y - 22}" for x in range(640 - wide + 14, 640 + wide - 6, 20)
            ]
            card.paint(drops, BRICK, wobble=0.4)
        card.paint(
            "360,1190! 430,1206 500,1184 548,1158! 566,1156! 568,1168! 520,1216 440,1262 360,1290!", BLACK, angle=-20
        )
        card.paint("150,1262! 560,1254 960,1262! 960,1320! 150,1320!", UMBER, angle=2)


def fishing(card: Sheet) -> None:
    """A window in the bodice: a child leans out of it and has the cherry from the top of the cake on a thread."""
    room = card.piece(
        "590,500! 690,492 776,506! 784,580 772,664! 680,674 596,666!",
        LIGHT,
        angle=88,
        edge="torn",
        core=LINEN,
        wobble=3,
    )
    with card.inside(room):
        _one(card, "plait", 704, 606, 80, -16, True)
    card.paint("740,664! 716,640 676,636 644,642! 634,652 640,664! 680,672 720,684!", BLACK, angle=10)
    card.paint("586,660! 680,668 786,656! 788,680! 680,692 588,684!", mix(UMBER, MUSTARD, 0.3), angle=2, lift=4)
    card.paint(ribbon("640,652 643,800 640,990", (5, 5)), BRICK)
    card.paint(ROUND, BRICK, at=affine(640, 1006, 20), lift=3)


def cellar(card: Sheet) -> None:
    """The lowest, at the hem: the cellar, a shelf of jars, and its potatoes, which he shovels up."""
    dim = mix(MUSTARD, UMBER, 0.3)
    room = card.piece(
        "186,1392! 380,1384 570,1392! 590,1470 600,1560 604,1668! 380,1680 126,1668! 140,1580 160,1480!",
        dim,
        angle=88,
        laps=90,
        edge="torn",
        core=LINEN,
        wobble=4,
    )
    with card.inside(room):
        card.paint("450,1380! 456,1380! 456,1424! 480,1470! 424,1470! 450,1424!", SLATE, angle=86)
        card.paint("424,1470! 480,1470! 500,1700! 380,1700!", shift(dim, 0.06), thin=0.15)
        _shelf(card)
        _one(card, "cap", 300, 1530, 98, 16, False)
        card.paint(ribbon("262,1580 330,1600 400,1570", (36, 28, 20)), BLACK)
        card.paint(ribbon("290,1640 400,1572 500,1508", (11, 11)), mix(MUSTARD, LINEN, 0.3))
        card.paint("490,1490! 520,1470 556,1462! 562,1494 538,1524! 510,1534!", SLATE, angle=-30, lift=3)
        _potatoes(card, ((512, 1480, 12), (528, 1460, 13), (546, 1474, 13)))
        card.paint(
            "90,1646! 180,1618 216,1624 240,1652! 380,1662 400,1634 470,1606 560,1608 640,1634! 640,1700! 90,1700!",
            UMBER,
            angle=4,
        )
        _potatoes(card, HEAP)
        at = affine(300, 1530, 98, 16)
        beard = ".26,-.14! .36,-.06 .4,.06 .3,.22 .12,.32 -.06,.2 -.12,.02! .1,-.04"
        card.paint(beard, BLACK, at=at, angle=40, wobble=0.4)


def _shelf(card: Sheet) -> None:
    """Preserves."""
    card.paint("120,1466! 244,1462! 246,1474! 118,1478!", UMBER, angle=2, lift=3)
    for x, high, ink in ((188, 40, BRICK), (224, 50, OLIVE)):
        card.paint(
            f"{x - 15},1464! {x - 15},{1470 - high} {x + 15},{1470 - high} {x + 15},1464!", ink, angle=86, lift=2
        )
        card.paint(
            f"{x - 13},{1464 - high}! {x + 13},{1464 - high}! {x + 13},{1472 - high}! {x - 13},{1472 - high}!", LINEN
        )


def _potatoes(card: Sheet, places: tuple[tuple[int, int, int], ...]) -> None:
    for k, (x, y, size) in enumerate(places):
        ink = shift(POTATO, (0.0, -0.05, 0.05)[k % 3])
        card.paint(
            "-1,.1 -.7,-.7 .1,-.8 .9,-.5 1.1,.2 .6,.8 -.4,.8",
            ink,
            at=affine(x, y, size, 37 * k % 50 - 25),
            lift=3,
            wobble=0.4,
        )
