"""Anybody at All: the back of a huge billboard, a girl along its top lets darts go; below, an empty bus and hats."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.anybody_at_all.hats import ASH, BLACK, BONE, CHALK, ORANGE, UMBER, bus, hats

GROUND = BONE
CAST: Final[dict[str, Face]] = {}
SKIN: Final = "#a8704f"
SHADE: Final = mix(ORANGE, UMBER, 0.62)
TOP, FOOT, EARTH = -0.3, -0.052, 0.112
"""Lines that run to one point: how far above or below the horizon they lie there where we stand."""
RAIL: Final = TOP - 0.074
ENDS: Final = (-40.0, 1000.0)


def paint(card: Sheet) -> None:
    """Lay the plain, the road and the shadow, the bus, the board from behind, the girl, and what she lets go."""
    _plain(card)
    shadow = _shadow(card)
    _road(card, shadow)
    bus(card, SHADE)
    _board(card)
    hats(card, shift(SHADE, -0.05))
    _girl(card)
    _rail(card)
    _darts(card)


def _y(k: float, x: float) -> float:
    return 1010 + k * (3000 - x)


def _posts() -> list[float]:
    a, b = 1 / (3000 - 30), 1 / (3000 - 960)
    return [3000 - 1 / (a + (b - a) * i / 8) for i in range(9)]


def _strip(a: float, b: float, x0: float = ENDS[0], x1: float = ENDS[1]) -> str:
    return f"{x0},{_y(a, x0):.1f}! {x1},{_y(a, x1):.1f}! {x1},{_y(b, x1):.1f}! {x0},{_y(b, x0):.1f}!"


def _plain(card: Sheet) -> None:
    card.paint(
        "-40,980! 150,960 400,990! 700,986! 860,930 960,950 1080,900 1240,940! 1240,1100! -40,1100!",
        ASH,
        angle=2,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    plain = card.piece(
        "-40,1016! 300,1006 700,1014 1240,1002! 1240,1840! -40,1840!",
        ORANGE,
        angle=2,
        laps=130,
        grain=0.26,
        edge="torn",
        core=CHALK,
        wobble=5,
    )
    with card.inside(plain):
        for line in ("500,1080 900,1066 1240,1086", "900,1500 1060,1490 1240,1506", "1000,1660 1100,1650 1240,1664"):
            card.paint(ribbon(line, (2, 14, 3)), shift(ORANGE, -0.05), thin=0.3)
        g = rng("stones")
        stones: list[Array] = []
        for _ in range(56):
            x, y = float(g.uniform(0, 1200)), float(g.uniform(1060, 1780))
            stones.append(curve("-1,.3! -.6,-.5 .3,-.6 1,.1 .6,.5!", affine(x, y, 2.5 + (y - 1010) / 90)))
        card.paint(turned(stones), mix(ORANGE, UMBER, 0.4), wobble=0.3)


def _shadow(card: Sheet) -> Patch:
    """Of the board, towards us: as blank as it is."""
    for x in _posts():
        y = _y(EARTH, x)
        card.paint(ribbon(f"{x},{y - 6} {x - 70},{y + 130}", (16, 18)), SHADE)
    return card.piece(
        "-40,1440! 300,1402 620,1360 930,1322! 820,1560 700,1840! -40,1840!",
        SHADE,
        angle=-4,
        laps=70,
        grain=0.22,
        edge="torn",
        wobble=5,
    )


def _road(card: Sheet, shadow: Patch) -> None:
    road = "300,1840! 470,1640 640,1470 800,1330 920,1230 1010,1180! 1240,1150! 1240,1196! 1110,1226 1020,1300 960,1400 930,1560 940,1700 980,1840!"
    card.paint(road, ASH, angle=-50, laps=60, grain=0.2, edge="torn", core=mix(ORANGE, BONE, 0.5), wobble=4)
    with card.inside(shadow):
        card.paint(road, mix(ASH, UMBER, 0.66), angle=-50, laps=60, grain=0.2, edge="torn", wobble=4)


def _board(card: Sheet) -> None:
    dark, rib, pale = UMBER, mix(UMBER, BLACK, 0.55), mix(UMBER, ASH, 0.45)
    posts = _posts()
    # legs, and struts between them
    for i, x in enumerate(posts):
        w = 24 - 1.1 * i
        if i < 8:
            n = posts[i + 1]
            a, b = (FOOT, EARTH * 0.9) if i % 2 else (EARTH * 0.9, FOOT)
            card.paint(ribbon(f"{x},{_y(a, x):.0f} {n},{_y(b, n):.0f}", (9, 8)), pale)
        card.paint(ribbon(f"{x},{_y(FOOT, x) - 20:.0f} {x},{_y(EARTH, x):.0f}", (w, w)), rib, angle=88, lift=3)
        card.paint(
            f"{x - w},{_y(EARTH, x) - 8:.0f}! {x + w},{_y(EARTH, x) - 8:.0f}! {x + w + 3},{_y(EARTH, x) + 8:.0f}! {x - w - 3},{_y(EARTH, x) + 8:.0f}!",
            ASH,
            lift=2,
        )
    # the paper of its other side, come loose round the edges
    card.paint(
        "800,880! 900,880 990,872! 1016,876! 1014,960 996,1016! 976,986 950,1000! 920,950 880,956! 850,920 820,924!",
        CHALK,
        angle=80,
        edge="torn",
        core="#fffdf6",
        wobble=6,
        lift=5,
    )
    card.paint(ribbon("966,900 984,940 992,990", (4, 12, 4)), mix(CHALK, ASH, 0.4), thin=0.15)
    card.paint(ribbon("890,900 910,920 936,960", (4, 10, 4)), mix(CHALK, ASH, 0.4), thin=0.15)
    card.paint(
        f"990,{_y(TOP, 990):.0f}! 1018,{_y(TOP, 1000) + 8:.0f}! 1014,{_y(FOOT, 1010):.0f}! 990,{_y(FOOT, 990):.0f}!",
        CHALK,
        angle=88,
        lift=5,
    )
    board = card.piece(_strip(TOP, FOOT), dark, angle=8, laps=76, grain=0.36, lift=8)
    with card.inside(board):
        for k in (-0.25, -0.2, -0.15, -0.1):
            card.paint(_strip(k, k + 0.006), mix(dark, BLACK, 0.5))
            card.paint(_strip(k + 0.006, k + 0.009), mix(dark, ASH, 0.3))
        for i, x in enumerate(posts[:-1]):
            n = posts[i + 1]
            a, b = (TOP, FOOT) if i % 2 else (FOOT, TOP)
            card.paint(ribbon(f"{x},{_y(a, x):.0f} {n},{_y(b, n):.0f}", (12, 10)), mix(dark, ASH, 0.36), lift=4)
        for i, x in enumerate(posts):
            card.paint(ribbon(f"{x},0 {x},1100", (28 - i, 28 - i)), rib, angle=88, lift=5)
            card.paint(ribbon(f"{x + 9 - i * 0.4},0 {x + 9 - i * 0.4},1100", (4, 4)), mix(dark, ASH, 0.4))
    # a shelf on top, broad enough for a whole afternoon
    card.paint(_strip(TOP - 0.012, TOP + 0.006, -40, 1024), pale, angle=16, lift=8)
    card.paint(_strip(TOP + 0.006, TOP + 0.012, -40, 1024), BLACK, angle=16)
    _ladder(card)
    # the rail of its far side
    far = RAIL + 0.016
    card.paint(ribbon(f"-40,{_y(far, -40):.0f} 1030,{_y(far, 1030):.0f}", (7, 6)), mix(ASH, BONE, 0.3), angle=16)
    for x in (60, 240, 415, 580, 740, 910):
        card.paint(ribbon(f"{x},{_y(TOP, x) - 6:.0f} {x},{_y(far, x):.0f}", (6, 6)), mix(ASH, BONE, 0.3), angle=88)


def _rail(card: Sheet) -> None:
    """Waist-high along this side of the shelf, before her, and round its end."""
    ink = mix(UMBER, ASH, 0.3)
    for x in (-20, 150, 330, 500, 652, 806, 1012):
        card.paint(ribbon(f"{x},{_y(TOP, x) - 4:.0f} {x},{_y(RAIL, x):.0f}", (8, 8)), ink, angle=88)
    for k in (RAIL, RAIL * 0.62 + TOP * 0.38):
        card.paint(ribbon(f"-40,{_y(k, -40):.0f} 1012,{_y(k, 1012):.0f}", (9, 9)), ink, angle=16, lift=2)


def _end_post(card: Sheet) -> None:
    """The rail's corner, between her and the end."""
    ink, y = mix(UMBER, BLACK, 0.35), _y(TOP, 1012)
    for k in (RAIL, RAIL * 0.62 + TOP * 0.38):
        card.paint(ribbon(f"1008,{_y(k, 1008):.0f} 1036,{_y(k, 1008) + 16:.0f}", (10, 10)), ink, lift=2)
    for x, dy in ((1008, 0), (1034, 14)):
        card.paint(ribbon(f"{x},{y + 6 + dy:.0f} {x},{_y(RAIL, 1012) - 8 + dy:.0f}", (15, 15)), ink, angle=88, lift=4)


def _ladder(card: Sheet) -> None:
    for x in (236, 288):
        card.paint(ribbon(f"{x},{_y(TOP, x):.0f} {x},{_y(EARTH, x):.0f}", (9, 9)), ASH, angle=88, lift=4)
    rungs = [ribbon(f"234,{y} 290,{y + 3}", (7, 7)) for y in range(200, 1310, 38)]
    card.paint(rungs, ASH, lift=2)


def _girl(card: Sheet) -> None:
    """Flat on her back between the rails, an arm behind her head, a leg down; only her hair reaches the end."""
    at = affine(874, _y(TOP, 874) - 8, 1.12, 16.7)
    in_from_the_end = affine(-130, -39)

    def lay(spec: str, ink: Ink, lift: float = 4, angle: float = 16) -> None:
        card.paint(spec, ink, at=at, lift=lift, angle=angle, wobble=0.7)

    # hair, along the shelf, under the rail's lower bar and straight down
    card.paint(
        "904,326! 940,330 1000,352 1050,366 1074,392 1078,440! 1086,510 1076,584 1082,668! 1062,626 1052,676! 1042,590 1036,500 1034,430 1014,396 960,384 906,372!",
        BLACK,
        angle=70,
        lift=5,
    )
    card.paint(ribbon("930,350 1000,366 1048,392 1060,500 1056,610", (2, 4, 5, 5, 2)), shift(BLACK, 0.12), thin=0.2)
    _end_post(card)
    # the leg that hangs, in trousers to below the knee
    card.paint(ribbon("770,236 748,300 764,392", (34, 28, 19), in_from_the_end), SKIN, lift=5)
    card.paint(
        "744,212! 796,226! 784,262 776,312! 752,320 728,308! 730,262!",
        shift(ORANGE, -0.06),
        at=in_from_the_end,
        lift=3,
        angle=80,
    )
    card.paint("750,362! 778,360! 778,404! 752,406!", CHALK, at=in_from_the_end)
    card.paint("750,400! 778,398! 790,418 822,424! 824,438! 752,440!", BLACK, at=in_from_the_end, lift=3)
    # the knee that is drawn up
    card.paint(ribbon("-236,-92 -270,-50 -292,-18", (26, 24, 19), at), SKIN, lift=4)
    lay("-304,-34! -280,-34! -282,-4! -312,-2! -340,-4 -338,-16!", BLACK, 3)
    lay("-304,-50! -282,-46! -282,-30! -304,-32!", CHALK, 1)
    lay(
        "-112,-50! -160,-62 -200,-98 -232,-124 -256,-126 -270,-112! -286,-72! -268,-58 -248,-56! -236,-78 -226,-82! -196,-34 "
        "-164,-6! -112,-2!",
        ORANGE,
        5,
        30,
    )
    lay("-126,-50! -80,-56 -40,-50! -34,-8! -80,-2 -126,-2!", CHALK, 5, 100)
    # her neck, her head with the face to the sky
    lay("-44,-34! -22,-36! -10,-14! -40,-8!", mix(SKIN, UMBER, 0.3), 0)
    lay(
        "-26,-32 -24,-52! -16,-56 -14,-63! -8,-67! -7,-77 -1,-79 7,-71 22,-74 36,-66 46,-44 38,-18 16,-8 -8,-14 -18,-24!",
        SKIN,
        4,
    )
    lay("14,-76! 34,-76 54,-58 58,-34 48,-12 28,-4! 26,-20 34,-34 24,-50! 22,-62", BLACK, 2)
    card.paint(ribbon("4,-66 12,-60 10,-52", (3.4, 4, 2.5), at), BLACK)
    card.paint(ribbon("-15,-60 -9,-55", (4, 3), at), "#7a3d33")
    lay("2,-34 8,-38 14,-32 10,-24 4,-26", mix(SKIN, UMBER, 0.3), 0)
    # the elbow beside it
    card.paint(ribbon("-50,-24 -16,2 30,-6", (18, 17, 11), at), SKIN, lift=3)
    lay("-66,-40! -44,-38! -30,-14! -52,-4! -70,-8!", CHALK, 2)
    # the other arm has just let go
    card.paint(ribbon("-90,-46 -114,-96 -98,-146", (17, 14, 10), at), SKIN, lift=4)
    lay("-105,-136! -110,-154 -104,-162! -98,-156 -92,-172 -86,-170! -87,-156 -78,-160 -76,-154! -88,-138!", SKIN, 1)
    lay("-104,-40! -66,-46! -92,-88! -118,-80!", CHALK, 3)


def _dart(card: Sheet, x: float, y: float, s: float, t: float) -> None:
    at = affine(x, y, s, t)
    card.paint("-1,-.1! 1.2,0! -1,-.75!", CHALK, at=at, lift=6)
    card.paint("-1,-.1! 1.2,0! -.9,.5!", shift(CHALK, -0.1), at=at, lift=4)
    card.paint("-1,-.1! 1.2,0! -.74,.16!", mix(CHALK, ASH, 0.55), at=at)


def _darts(card: Sheet) -> None:
    for x, y, s, t in (
        (806, 62, 24, -58),
        (690, 470, 30, 128),
        (470, 450, 36, 160),
        (160, 560, 46, 118),
        (430, 760, 52, 40),
        (620, 960, 50, 80),
        (140, 1010, 72, 132),
        (180, 1500, 118, 148),
    ):
        _dart(card, x, y, s, t)
