"""Floors, walls and what stands in the rooms."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import (
    CHALK,
    CLAY,
    INK,
    LEAF,
    LINEN,
    PLAN,
    POWDER,
    STRAW,
    TAPE,
    WALL,
    pt,
)

ROOMS: dict[str, tuple[float, float, float, float, Ink]] = {
    "bedroom": (-800, -1100, -116, -366, LINEN),
    "kitchen": (-84, -1100, 800, -366, STRAW),
    "bath": (-440, -334, 200, 490, mix(POWDER, "#84a2ae", 0.6)),
    "living": (234, -334, 800, 500, LINEN),
    "hall": (-440, 524, 800, 846, CHALK),
}


def floors(card: Sheet) -> None:
    """Lay each floor with its boards or tiles, then the walls as strips of white board, then the doors."""
    for name, (x0, y0, x1, y1, ink) in ROOMS.items():
        floor = card.piece(f"{x0},{y0}! {x1},{y0}! {x1},{y1}! {x0},{y1}!", ink, at=PLAN, angle=83, laps=80, grain=0.24)
        tiled = name in ("bath", "kitchen")
        step = 80 if tiled else 92
        across = [f"{x0 + k * step},{y0} {x0 + k * step + 3},{y1}" for k in range(1, int((x1 - x0) / step) + 1)]
        along = [f"{x0},{y0 + k * step} {x1},{y0 + k * step + 2}" for k in range(1, int((y1 - y0) / step) + 1)]
        lines = [ribbon(line, (4, 4), PLAN) for line in (*across, *(along if tiled else ()))]
        card.pattern(floor, turned(lines), shift(ink, 0.05 if name == "bath" else -0.06), thin=0.2)
    walls = [
        "-800,-350! 800,-350!",
        "-100,-1100! -100,-350!",
        "-456,-350! -456,862! 800,862!",
        "-456,507! 800,507!",
        "217,-350! 217,507!",
    ]
    card.paint([ribbon(w, (36,) * 4, PLAN) for w in walls], WALL, wobble=0.8, lift=12, grain=0.12)
    for x, y, w, h, ink in (
        (-440, -370, 120, 42, LINEN),
        (-122, -760, 44, 130, LINEN),
        (350, 486, 150, 42, CHALK),
        (196, 292, 42, 130, LINEN),
        (-478, 690, 44, 120, CHALK),
    ):
        card.paint(f"{x},{y}! {x + w},{y}! {x + w},{y + h}! {x},{y + h}!", ink, at=PLAN, angle=83, grain=0.2)


def bedroom(card: Sheet) -> None:
    """A double bed, which the tape cuts lengthwise; one slipper on each side."""
    bed = card.piece("-520,-1000! -176,-1000! -170,-470! -524,-466!", WALL, at=PLAN, angle=86, laps=50, lift=10)
    with card.inside(bed):
        card.paint("-540,-740! -150,-760! -150,-440! -540,-440!", POWDER, at=PLAN, angle=80, laps=40, lift=5)
        stripes = [ribbon(f"{-530 + 52 * i},-744 {-534 + 52 * i},-450", (14, 14), PLAN) for i in range(8)]
        card.paint(turned(stripes), mix(POWDER, "#8fa9b3", 0.5), thin=0.15)
        card.paint("-540,-752! -150,-772! -150,-726! -540,-706!", WALL, at=PLAN, angle=4, lift=4)
    for x, y, turn in ((-438, -850, 4), (-258, -866, -6)):
        pillow = "-80,-56 0,-64 80,-56 86,0 80,56 0,62 -80,56 -86,0"
        card.paint(pillow, LINEN, at=affine(*pt(x, y), 1.0, turn - 7), lift=8)
    for x, y, turn in ((-556, -560, 80), (-214, -414, 70)):
        at = affine(*pt(x, y), 1.0, turn)
        card.paint("-40,-16 0,-22 36,-18 46,0 36,18 0,22 -40,16", CLAY, at=at, lift=6)
        card.paint("-2,-18 36,-16 44,0 36,16 -2,18", shift(CLAY, -0.1), at=at)


def kitchen(card: Sheet) -> None:
    """A round table, sawn through along the tape; the two halves begin to fall apart."""
    for k, (x, y, turn) in enumerate(((256, -714, -10), (260, -664, 4))):
        half = "-212,0! -196,-90 -130,-170 0,-212 130,-170 196,-90 212,0!" if k == 0 else ""
        half = half or "-212,0! -196,90 -130,170 0,212 130,170 196,90 212,0!"
        at = affine(*pt(x, y), 1.0, -7 + turn)
        top = card.piece(half, CLAY, at=at, angle=2 + turn, laps=44, lift=16, grain=0.4)
        grain = [ribbon(f"-210,{v} -60,{v + 7} 90,{v - 4} 210,{v + 4}", (3, 5, 3, 2), at) for v in range(-190, 200, 44)]
        card.pattern(top, turned(grain), shift(CLAY, -0.07), thin=0.25)
    for x, y in ((120, -700), (170, -696), (56, -620), (110, -664), (170, -670), (40, -702), (80, -600), (30, -590)):
        card.paint("-1,0 0,-.6 1,0 0,.6", WALL, at=affine(*pt(x, y), 9, x), wobble=0.4)
    # one plate on this side, one on that; the cup is on the line
    for x, y in ((330, -812), (316, -560)):
        card.paint(ROUND, WALL, at=affine(*pt(x, y), 50), lift=6)
        card.paint(ROUND, LINEN, at=affine(*pt(x, y), 31), wobble=0.6)


def cup(card: Sheet) -> None:
    """Where nobody has decided yet."""
    x, y = pt(408, -692)
    card.paint(ribbon("20,-8 50,-22 52,16 20,12", (13, 13, 13, 13), affine(x, y, 1, -20)), POWDER, lift=4)
    card.paint(ROUND, POWDER, at=affine(x, y, 37), lift=9)
    card.paint(ROUND, WALL, at=affine(x, y, 28), wobble=0.5)
    card.paint(ROUND, INK, at=affine(x, y, 23), wobble=0.5)


def plant(card: Sheet, x: float, y: float, r: float, ink: Ink, turn: float, leaves: int = 7) -> None:
    """Lay a pot from above with its leaves, and a label tied to one of them."""
    card.paint(ROUND, CLAY, at=affine(x, y, r * 0.62), lift=8)
    card.paint(ROUND, shift(INK, 0.12), at=affine(x, y, r * 0.46))
    for a in range(leaves):
        at = affine(x, y, r, turn + a * 360 / leaves + (a % 3) * 9)
        leaf = card.paint(
            "0,-.08 .4,-.30 .9,-.22 1.24,.02! .9,.24 .4,.28 0,.08",
            shift(ink, 0.035 * (a % 3) - 0.03),
            at=at,
            lift=5,
            angle=turn + a * 50,
        )
        if leaf:
            card.paint(ribbon(".08,0 .6,.02 1.1,.02", (0.05, 0.04, 0.01), at, r), shift(ink, 0.13), wobble=0)


def label(card: Sheet, x: float, y: float, turn: float, ink: Ink = INK) -> None:
    """Lay a label with a thread of one of two inks."""
    at = affine(x, y, 1.0, turn)
    card.paint(ribbon("-30,-8 -12,-4 4,0", (3, 3, 3), at), ink, wobble=0)
    card.paint("0,-14! 12,-20! 62,-20! 62,20! 12,20! 0,14!", WALL, at=at, lift=6, grain=0.12)
    hole = at[:, :2] @ (13, 0) + at[:, 2]
    card.paint(curve(ROUND, affine(float(hole[0]), float(hole[1]), 4)), ink, wobble=0)


def living(card: Sheet) -> None:
    """Pots upon pots, each to be his or hers."""
    card.paint("262,-310! 420,-310! 424,-190! 262,-186!", POWDER, at=PLAN, angle=80, lift=9)
    card.paint("276,-300! 410,-300! 412,-236! 276,-234!", mix(POWDER, "#8fa9b3", 0.5), at=PLAN, angle=80, lift=4)
    for x, y, r, ink, turn in (
        (540, -220, 92, LEAF, 10),
        (300, -90, 66, mix(LEAF, INK, 0.3), 40),
        (560, 420, 80, LEAF, 70),
    ):
        plant(card, *pt(x, y), r, ink, turn)
    for x, y, turn, thread in ((600, -190, 30, TAPE), (330, -66, 60, TAPE), (500, 440, 150, INK)):
        label(card, *pt(x, y), turn, thread)


def hall(card: Sheet) -> None:
    """A dog's basket on the line, and no dog."""
    place = affine(*pt(452, 672), 1.0, -7)
    card.paint("-130,-70 0,-96 130,-70 150,0 120,80 0,100 -120,80 -150,0", STRAW, at=place, angle=20, lift=12)
    basket = card.piece("-100,-50 0,-70 100,-50 114,0 92,56 0,72 -92,56 -114,0", LINEN, at=place, angle=20)
    weave = [ribbon(f"{x},-90 {x + 22},90", (5, 5), place) for x in range(-120, 130, 30)]
    card.pattern(basket, turned(weave), shift(STRAW, -0.05), thin=0.2)
    card.paint(
        "-30,-10! -16,-24 0,-8! 30,-8! 46,-24 60,-8 50,6 60,20 44,26 30,10! 0,10! -14,26 -30,12", WALL, at=place, lift=4
    )
