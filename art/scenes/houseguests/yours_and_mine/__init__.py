"""Yours and Mine: a flat as a plan, and through every room, bed, table and basket one strip of tape."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.crowds import from_above
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CHALK, LINEN, POWDER, STRAW, CLAY, INK, TAPE = (
    "#f6f2e9",
    "#e9e0d1",
    "#c5d3d8",
    "#e3d3a1",
    "#b98a72",
    "#36343c",
    "#c2463a",
)
GROUND = CHALK
FAIR: Final = Skin("#e8c8b3", "#c59d88", INK, lip="#b56a60")
BROWN: Final = Skin("#a9775d", "#875b48", INK)
MIXED: Final = Skin("#c79a7c", "#a2775d", INK)
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
WALL: Final = "#fffdf6"
ROOMS: Final = {
    "bedroom": ((48, 70), (604, 52), (600, 574), (42, 566)),
    "bath": ((664, 60), (1152, 48), (1160, 490), (660, 498)),
    "kitchen": ((44, 650), (540, 640), (546, 1196), (50, 1204)),
    "living": ((604, 570), (1158, 560), (1150, 1240), (598, 1248)),
    "hall": ((176, 1290), (1046, 1306), (1060, 1752), (182, 1760)),
}


def paint(card: Sheet) -> None:
    """Lay floors within walls, each room's things, the tape over all of them, then those who live here."""
    floors: dict[str, Ink] = {"bedroom": LINEN, "bath": POWDER, "kitchen": STRAW, "living": LINEN, "hall": CHALK}
    for name, corners in ROOMS.items():
        _room(card, name, corners, floors[name])
    _bedroom(card)
    _bath(card)
    _kitchen(card)
    _living(card)
    _hall(card)
    _tape(card)
    _people(card)


def _room(card: Sheet, name: str, corners: tuple[tuple[int, int], ...], ink: Ink) -> None:
    spec = " ".join(f"{x},{y}!" for x, y in corners)
    card.paint([ribbon(" ".join(f"{x},{y}!" for x, y in (*corners, corners[0])), (34,) * 5)], WALL, wobble=0.8, lift=10)
    floor = card.piece(spec, ink, angle=86, laps=70)
    with card.inside(floor):
        x0, y0, x1, y1 = card.box(floor)
        if name in ("bath", "kitchen"):
            step = 62
            for k in range(int((x1 - x0) / step) + 1):
                card.paint(ribbon(f"{x0 + k * step},{y0} {x0 + k * step + 3},{y1}", (3, 3)), shift(ink, -0.06))
            for k in range(int((y1 - y0) / step) + 1):
                card.paint(ribbon(f"{x0},{y0 + k * step} {x1},{y0 + k * step + 2}", (3, 3)), shift(ink, -0.06))
        else:
            for k in range(1, int((x1 - x0) / 70) + 1):
                card.paint(ribbon(f"{x0 + k * 70},{y0} {x0 + k * 70 - 4},{y1}", (3, 3)), shift(ink, -0.055))
    gaps = {
        "bedroom": ((420, 548, 120, 50), (574, 300, 52, 120)),
        "bath": ((760, 472, 120, 50),),
        "kitchen": ((515, 860, 52, 130), (300, 1176, 120, 50)),
        "living": ((800, 1216, 130, 56),),
        "hall": ((160, 1440, 46, 150),),
    }[name]
    for x, y, w, h in gaps:
        card.paint(f"{x},{y}! {x + w},{y - 3}! {x + w + 2},{y + h}! {x - 2},{y + h + 2}!", ink, angle=86)


def _bedroom(card: Sheet) -> None:
    bed = card.piece("150,130! 470,118! 480,500! 146,508!", CHALK, angle=86, laps=50, lift=10)
    with card.inside(bed):
        card.paint("140,260! 490,250! 490,520! 140,520!", POWDER, angle=88, laps=40, lift=4)
        for y in range(290, 520, 46):
            card.paint(ribbon(f"140,{y} 490,{y - 6}", (9, 9)), shift(POWDER, -0.06))
    for x, turn in ((230, -4), (392, 7)):
        card.paint("-62,-38 0,-46 62,-38 66,0 62,38 0,44 -62,38 -66,0", LINEN, at=affine(x, 186, 1.0, turn), lift=7)
    for x, y, ink, turn in ((110, 470, CLAY, 80), (524, 420, CLAY, 100)):
        card.paint("-40,-14 0,-20 36,-16 46,0 36,16 0,20 -40,14", ink, at=affine(x, y, 1.0, turn), lift=5)
        card.paint("-6,-14 36,-12 40,0 36,12 -6,14", shift(ink, -0.1), at=affine(x, y, 1.0, turn))


def _bath(card: Sheet) -> None:
    """On the line, and nobody's: an old man in a diving mask, with a book."""
    card.paint("720,130 760,100 1040,96 1100,140! 1110,330 1060,372 770,376 722,340", CHALK, angle=4, lift=12)
    water = card.piece(
        "752,150 790,128 1030,124 1070,160! 1078,316 1040,342 790,346 754,318",
        mix(POWDER, "#8fb0b6", 0.5),
        angle=4,
        laps=60,
    )
    with card.inside(water):
        card.paint("860,236 900,176 1000,172 1074,200! 1074,280 1000,300 900,296", FAIR.base, angle=4)
        for y in (170, 240, 310):
            card.brush(f"760,{y} 900,{y - 8} 1070,{y + 4}", 12, CHALK, dry=0.8)
    card.paint(ROUND, FAIR.base, at=affine(846, 236, 50, 0), lift=5)
    card.paint("-1,-.8 -.2,-1 0,0 -.2,1 -1,.8 -1.1,0", "#ece8e0", at=affine(846, 236, 50, 0))
    card.paint("-.6,-.9 .5,-1 .9,-.5 .9,.5 .5,1 -.6,.9! -.4,0", INK, at=affine(876, 236, 38), lift=6)
    card.paint("-.3,-.6 .4,-.66 .6,-.3 .6,.3 .4,.66 -.3,.6! -.2,0", POWDER, at=affine(880, 236, 36))
    card.paint(ribbon("880,276 920,300 930,352 906,366", (12, 12, 12, 10)), TAPE, lift=4)
    card.paint("956,168! 1040,160! 1046,236! 960,240!", CLAY, angle=84, lift=9)
    card.paint("962,174! 1034,168! 1039,230! 966,234!", CHALK, angle=80)
    for k in range(5):
        card.paint(ribbon(f"972,{184 + k * 10} 1028,{181 + k * 10}", (2.6, 2.6)), INK, wobble=0.3)
    hand(card, "grip", 926, 196, 74, 6, FAIR, age=80, lift=5)
    hand(card, "grip", 1070, 214, 70, 176, FAIR, flip=True, age=80, lift=5)
    card.paint("690,420! 790,410! 796,470! 694,474!", LINEN, angle=4, lift=5)
    card.paint(ROUND, POWDER, at=affine(1092, 436, 40), lift=6)
    card.paint(ROUND, CHALK, at=affine(1092, 436, 28))


def _kitchen(card: Sheet) -> None:
    """The table is sawn through already; the cup stands in the middle of where it was."""
    card.paint("70,690! 500,680! 500,764! 74,772!", CHALK, angle=4, lift=8)
    for x in (130, 206):
        card.paint(ROUND, INK, at=affine(x, 728, 27), lift=2)
        card.paint(ROUND, shift(INK, 0.2), at=affine(x, 728, 13))
    card.paint("340,700! 450,696! 452,752! 344,756!", POWDER, angle=4)
    card.paint(
        "120,880! 254,874 270,890 258,930 272,980 256,1040 270,1080! 128,1088!", CLAY, angle=88, laps=30, lift=10
    )
    card.paint("318,892! 452,866! 470,1066! 336,1094! 322,1050 338,990 322,930", CLAY, angle=82, laps=30, lift=10)
    for x, y in ((276, 900), (300, 960), (284, 1040), (306, 1090), (290, 1000), (296, 1126)):
        card.paint("-1,0 0,-.6 1,0 0,.6", STRAW, at=affine(x, y, 9, x), wobble=0.4)
    card.paint(ROUND, CHALK, at=affine(206, 1010, 34), lift=6)
    card.paint(ROUND, CLAY, at=affine(206, 1010, 24))


def _living(card: Sheet) -> None:
    """A sofa in two halves, both scratched; nine pots; the dog's basket."""
    for x, y, turn in ((720, 660, 0), (960, 640, 12)):
        at = affine(x, y, 1.0, turn)
        card.paint("-96,-62! 92,-62! 92,66! -96,66!", shift(POWDER, -0.06), at=at, angle=turn + 86, lift=9)
        card.paint("-84,-18! 84,-18! 84,58! -84,58!", POWDER, at=at, angle=turn + 86, lift=3)
        card.paint(turned([ribbon(f"{u},30 {u + 8},62", (3, 2), at) for u in (-70, -60, -50, 46, 56)]), CHALK, wobble=0)
    for k in range(9):
        x, y = 1082 - k % 3 * 78, 960 + k // 3 * 82
        card.paint(ROUND, CLAY, at=affine(x, y, 29), lift=6)
        for a in range(6):
            card.paint(
                "0,-.16 .6,-.34 1.1,0 .6,.34 0,.16",
                mix("#8ea583", STRAW, (k % 3) * 0.25),
                at=affine(x, y, 34, a * 60 + k * 13),
                lift=2,
            )
        card.paint("-.2,-.5! 1,-.5! 1,.5! -.2,.5!", CHALK, at=affine(x + 20, y + 20, 20, 30), lift=3)
        card.paint(ribbon(f"{x},{y} {x + 20},{y + 20}", (2, 2)), TAPE if k % 2 else INK, wobble=0)
    card.paint("-1,0 -.8,-.7 0,-.95 .8,-.7 1,0 .8,.7 0,.95 -.8,.7", STRAW, at=affine(706, 1120, 74), angle=40, lift=8)
    card.paint("-1,0 -.8,-.7 0,-.95 .8,-.7 1,0 .8,.7 0,.95 -.8,.7", LINEN, at=affine(706, 1120, 52), angle=10)


def _hall(card: Sheet) -> None:
    """A house of boxes, its door exactly on the tape."""
    for x, y, w, h, turn in (
        (430, 1420, 150, 110, -3),
        (590, 1410, 130, 100, 6),
        (416, 1560, 110, 130, 4),
        (650, 1540, 120, 140, -5),
    ):
        at = affine(x, y, 1.0, turn)
        box = card.paint(
            f"{-w / 2},{-h / 2}! {w / 2},{-h / 2}! {w / 2},{h / 2}! {-w / 2},{h / 2}!", CLAY, at=at, angle=turn, lift=12
        )
        card.paint(ribbon(f"{-w / 2},0 {w / 2},0", (16, 16), at), STRAW)
        card.paint(ribbon(f"0,{-h / 2} 0,{h / 2}", (3, 3), at), shift(CLAY, -0.12))
        del box
    for x, y, ink in ((250, 1360, INK), (300, 1366, CLAY), (940, 1700, POWDER)):
        card.paint("-40,-14 0,-20 36,-16 46,0 36,16 0,20 -40,14", ink, at=affine(x, y, 1.0, 84), lift=5)
    card.paint("840,1350! 1010,1352! 1006,1412! 842,1408!", POWDER, angle=2, lift=7)


def _tape(card: Sheet) -> None:
    """One strip, unbroken, from the lower left to the upper right; it turns where somebody thought again."""
    spec = "150,1790! 540,1560! 566,1262! 290,1180! 292,812! 330,600! 312,60! 318,40! 640,560! 706,1120! 838,980! 838,600! 900,420! 1000,60! 1010,-40!"
    card.paint(ribbon(spec, (15,) * 15), TAPE, wobble=0.5, lift=3)
    card.paint(ribbon(spec, (3,) * 15), shift(TAPE, 0.09), wobble=0.3)
    card.paint(ROUND, TAPE, at=affine(138, 1796, 34), lift=8)
    card.paint(ROUND, LINEN, at=affine(138, 1796, 17))
    # the cup, where nobody has decided yet
    card.paint(ROUND, CHALK, at=affine(294, 950, 25), lift=7)
    card.paint(ROUND, INK, at=affine(294, 950, 17))
    card.paint(ribbon("316,942 336,950 318,964", (6, 7, 6)), CHALK)


def _people(card: Sheet) -> None:
    """She saws, he ties labels; the child eats an apple in her own house."""
    from_above(
        card,
        440,
        1130,
        62,
        214,
        outfit("jumper", POWDER, INK, INK),
        FAIR,
        STRAW,
        arms=((2.0, 0.5), (1.7, -0.9)),
        hands=("fist", "rest"),
        lift=9,
    )
    card.paint("330,1010! 262,900! 274,894! 300,924 350,1000!", shift(POWDER, -0.14), angle=60, lift=6)
    card.paint(ribbon("336,1012 362,1030 352,1062 326,1046 336,1012", (11, 11, 11, 11, 11)), INK, lift=5)
    from_above(
        card,
        900,
        1160,
        64,
        -40,
        outfit("jumper", CLAY, INK, LINEN),
        BROWN,
        INK,
        arms=((1.9, 0.6), (2.0, -0.4)),
        hands=("pinch", "tweak"),
        sitting=True,
        lift=9,
    )
    from_above(
        card,
        536,
        1560,
        46,
        100,
        outfit("jumper", TAPE, INK, LINEN),
        MIXED,
        "#5a463f",
        arms=((1.3, 0.3), (1.0, -0.8)),
        hands=("cup", "rest"),
        sitting=True,
        lift=8,
    )
    card.paint(ROUND, "#b9bf74", at=affine(526, 1626, 19), lift=5)
    card.paint("-.6,-1 .4,-1 .6,-.2 -.2,0", CHALK, at=affine(520, 1618, 14))
