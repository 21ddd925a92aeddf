"""The house in her arms: one gable, a roof that gives under a cheek, an open door, and who comes out of it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_still_warm.inks import BONE, BRICK, CAP, CREAM, DARK, MUST, PLASTER, TEAL

WALLS: Final = "206,1000! 440,716! 560,880 700,1010 800,1080! 806,1626! 214,1634!"
ROOF: Final = (
    "434,664! 452,662! 500,742 580,842 680,930 790,992 880,1042! 866,1106! 770,1066 660,1000 560,906 490,822 442,752! "
    "380,830 300,930 214,1036 178,1082! 132,1042! 200,960 290,848 370,744!"
)


def snow(card: Sheet) -> None:
    """The yard, a little paler than the sky above it."""
    card.paint("-40,1606! 300,1590 760,1600 1240,1580! 1240,1840! -40,1840!", shift(CREAM, 0.035), angle=2, edge="raw")


def walls(card: Sheet) -> None:
    """Plaster, boards in the gable, three windows that are dark, a door that is not shut."""
    wall = card.piece(WALLS, PLASTER, angle=88, laps=90, lift=8)
    with card.inside(wall):
        card.paint("206,980! 262,920! 268,1640! 200,1640!", shift(PLASTER, -0.05), angle=88, ragged=30)
        card.paint("200,1590! 810,1580! 810,1650! 200,1650!", mix(BRICK, PLASTER, 0.2), angle=2)
    _window(card, 436, 916, 84, 120)
    card.paint("470,1390! 640,1384! 646,1628! 474,1630!", BONE, angle=88, lift=4)
    card.paint("486,1406! 624,1400! 630,1627! 490,1629!", DARK, angle=88)
    card.paint("624,1400! 716,1430! 722,1652! 630,1627!", TEAL, angle=88, lift=6)
    card.paint("642,1436! 700,1452! 702,1524! 644,1514!", shift(TEAL, -0.06))
    card.paint(ROUND, MUST, at=affine(704, 1548, 8), lift=2)


def _window(card: Sheet, x: float, y: float, w: float, h: float) -> None:
    """Six panes; the fire is not quite gone from one of them."""
    at = affine(x, y, 1, -1)
    card.paint(
        f"{-w / 2 - 12},-12! {w / 2 + 12},-12! {w / 2 + 12},{h + 14}! {-w / 2 - 12},{h + 14}!", CREAM, at=at, lift=4
    )
    card.paint(f"{-w / 2},0! {w / 2},0! {w / 2},{h}! {-w / 2},{h}!", TEAL, at=at, angle=80)
    card.paint(
        [
            f"-4,0! 4,0! 4,{h}! -4,{h}!",
            f"{-w / 2},{h * 0.42}! {w / 2},{h * 0.42}! {w / 2},{h * 0.42 + 8}! {-w / 2},{h * 0.42 + 8}!",
        ],
        CREAM,
        at=at,
    )
    card.paint(f"6,{h * 0.5}! {w / 2 - 2},{h * 0.5}! {w / 2 - 2},{h - 4}! 6,{h - 4}!", MUST, at=at)


def roof(card: Sheet) -> None:
    """Brick red, its right slope bent by what lies upon it."""
    card.paint("236,700! 316,696! 320,900! 240,960!", BRICK, angle=86, lift=5)
    card.paint("224,680! 328,676! 330,712! 226,716!", shift(BRICK, 0.05), lift=5)
    tiles = card.piece(ROOF, BRICK, angle=45, lift=10)
    rows = [
        ribbon(f"{452 + k * 42},{700 + k * 47 - k * k * 2} {424 + k * 42},{770 + k * 47 - k * k * 2}", (5,))
        for k in range(10)
    ]
    rows += [ribbon(f"{420 - k * 40},{690 + k * 50} {460 - k * 40},{750 + k * 50}", (5,)) for k in range(8)]
    card.pattern(tiles, rows, shift(BRICK, -0.08), thin=0.1)


def carrier(card: Sheet) -> None:
    """He keeps the pan level and does not look round; his steps lead back to the door."""
    for x, y in ((540, 1662), (496, 1688), (448, 1684), (404, 1710), (360, 1706)):
        card.paint("-17,0 0,-6 17,0 0,6", mix(CREAM, TEAL, 0.35), at=affine(x, y, 1), wobble=0.4)
    at = affine(262, 1750, 1.15)
    card.paint(
        [
            "-22,-70! 6,-70! -8,-34 -34,-2! -62,-2! -60,-14 -38,-18!",
            "0,-70! 30,-70! 38,-36 60,-10! 58,4! 34,2! 22,-22!",
        ],
        DARK,
        at=at,
        lift=4,
    )
    card.paint("-16,-170! 20,-172! 36,-120 44,-56! 10,-46 -34,-54! -30,-110!", TEAL, at=at, angle=84, lift=5)
    card.paint("2,-222! 24,-222! 26,-186 16,-170! 4,-180", DARK, at=at)
    card.paint(
        "-18,-226! -23,-208 -24,-201! -34,-193 -33,-187! -25,-187 -22,-180! -21,-169 -10,-164 10,-164! 18,-184 18,-226!",
        "#b98d70",
        at=at,
        lift=2,
    )
    card.paint("6,-202 12,-205 15,-198 11,-189 6,-192", mix("#b98d70", BRICK, 0.4), at=at)
    card.paint(ROUND, DARK, at=affine(247, 1520, 4.2), wobble=0.2)
    card.paint(ribbon("-20,-210 -13,-212 -6,-210", (1.5, 3, 1.5), at), DARK, wobble=0.3)
    card.paint(ribbon("-23,-178 -17,-177 -12,-179", (2, 2.6, 1), at), mix(DARK, BRICK, 0.4), wobble=0.3)
    card.paint(ROUND, MUST, at=affine(268, 1467, 13), wobble=2.5, lift=3)
    card.paint("-25,-214! -24,-234 -8,-246 12,-246 26,-232 28,-210!", CAP, at=at, angle=80, lift=3)
    card.paint("-28,-224! 0,-228 30,-222! 31,-208! 0,-214 -28,-210!", shift(CAP, 0.09), at=at, lift=2)
    card.paint(ribbon("-30,-118 -150,-130", (5, 5), at), DARK, wobble=0.4, lift=3)
    card.paint("-38,-130 -58,-132 -66,-118 -56,-106 -40,-104!", "#b98d70", at=at, lift=2)
    card.paint("-206,-150! -132,-150! -144,-112! -194,-112!", DARK, at=at, lift=4)
    card.paint(
        "-196,-148! -204,-170 -192,-190! -186,-178 -178,-200 -164,-232! -156,-204 -152,-186! -142,-204! -134,-176 -142,-148!",
        MUST,
        at=at,
        wobble=0.6,
    )
    card.paint("-182,-149! -184,-166 -168,-194! -158,-168 -158,-149!", shift(MUST, 0.12), at=at, wobble=0.5)
    card.paint("8,-160! 26,-150 10,-116 -44,-104! -50,-124! -16,-132!", shift(TEAL, 0.05), at=at, lift=4)
