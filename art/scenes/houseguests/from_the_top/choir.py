"""What is in her mouth: nineteen in orange on a tongue, teeth above and before them, and a boy where a tooth is missing."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.from_the_top.cast import BONE, CAST, INK, ORANGE, SLATE, WARM

Place = tuple[int, float, float, float, float]
"""Which voice, x, y, size, turn."""
THROAT: Final = "#7d4638"
CORE: Final = "#f6c489"
TOOTH: Final = "#f7f0e0"
ROWS: Final[tuple[tuple[Place, ...], ...]] = (
    ((1, 356, 872, 45, 0.2), (0, 456, 844, 46, 0.1), (2, 556, 846, 42, 0.0), (4, 652, 838, 45, 0.0), (7, 752, 850, 45, -0.1),
     (3, 848, 880, 44, -0.25)),
    ((9, 300, 1012, 46, 0.3), (5, 404, 994, 47, 0.2), (6, 504, 980, 46, 0.0), (10, 602, 992, 47, 0.0), (8, 700, 976, 47, 0.0),
     (12, 800, 998, 46, -0.1), (11, 900, 1018, 46, -0.3)),
    ((13, 352, 1146, 48, 0.3), (15, 456, 1136, 48, 0.1), (16, 562, 1130, 47, 0.0), (17, 664, 1140, 47, 0.0),
     (18, 764, 1130, 49, -0.1), (14, 862, 1152, 47, -0.25)),
)  # fmt: skip
ROBES: Final = (shift(ORANGE, -0.05), shift(ORANGE, -0.018), ORANGE)


def inside(card: Sheet, mouth: Patch) -> None:
    """Lay throat, choir row by row, and the teeth of the upper jaw, all within the open mouth."""
    with card.inside(mouth):
        card.paint(
            "286,1060! 290,860 360,740 480,680 720,680 840,740 910,860 914,1060!",
            THROAT,
            angle=84,
            edge="torn",
            wobble=3,
        )
        for k, people in enumerate(ROWS):
            _robes(card, k, people)
            for place in people:
                _voice(card, place)
        _upper(card)


def _robes(card: Sheet, k: int, people: tuple[Place, ...]) -> None:
    """One row is one mass, its edge the shoulders."""
    top = ["140,1500!", f"140,{people[0][2] + 130}!"]
    for _, x, y, r, _ in people:
        top += [f"{x - r * 1.06:.0f},{y + r * 2.0:.0f}", f"{x - r * 0.8:.0f},{y + r * 1.5:.0f}"]
        top += [f"{x - r * 0.3:.0f},{y + r * 1.14:.0f}", f"{x + r * 0.3:.0f},{y + r * 1.14:.0f}"]
        top += [f"{x + r * 0.8:.0f},{y + r * 1.5:.0f}", f"{x + r * 1.06:.0f},{y + r * 2.0:.0f}"]
    foot = f"1060,{people[-1][2] + 130}! 1060,1500!"
    mass = card.piece(
        " ".join([*top, foot]), ROBES[k], angle=86, laps=60, grain=0.2, edge="torn", core=CORE, wobble=1.8, lift=7
    )
    folds = [
        ribbon(f"{x + u * r},{y + r * 2.1} {x + u * r * 1.1},{y + r * 3.4} {x + u * r * 1.2},{y + r * 5}", (2, 6, 3))
        for _, x, y, r, _ in people
        for u in (-0.7, -0.25, 0.3, 0.75)
    ]
    card.pattern(mass, folds, mix(ORANGE, "#a8440a", 0.55), thin=0.2)


def _voice(card: Sheet, place: Place) -> None:
    number, x, y, r, turn = place
    face = CAST[f"voice {number}"]
    at = affine(x, y, r)
    card.paint("-.36,.5! .36,.5! .46,1.5! -.46,1.5!", face.skin.shade, at=at, angle=86)
    for s in (-1, 1):
        card.paint(f"0,1.66! {s * 0.42},1.06! {s * 0.84},1.32! {s * 0.5},1.8!", BONE, at=at, angle=s * 30, lift=2)
    Head(card, face, x, y, r, 0, turn=turn).draw()


def _upper(card: Sheet) -> None:
    """The upper teeth hang over the choir like the edge of a curtain."""
    card.paint(
        "160,980! 236,880 316,778 430,722 550,712 600,722 650,712 770,722 884,778 964,880 1040,980! 1040,560! 160,560!",
        "#a4665a",
        angle=4,
        edge="torn",
        wobble=2,
    )
    row = (
        (284, 846, 72, 84, -40), (354, 780, 80, 98, -24), (444, 746, 90, 108, -9), (546, 742, 104, 122, -1),
        (656, 740, 104, 124, 2), (757, 746, 90, 106, 9), (846, 782, 80, 96, 24), (916, 846, 72, 84, 40),
    )  # fmt: skip
    for x, y, wide, high, tilt in row:
        tooth(card, x, y - high * 0.2, wide, high, tilt)


def tooth(card: Sheet, x: float, y: float, wide: float, high: float, tilt: float, up: float = 1) -> None:
    """Lay one tooth about (x, y); ``up`` -1 stands it on the lower jaw."""
    at = affine(x, y, 1, tilt)
    w, h = wide / 2, high / 2 * up
    card.paint(
        f"{-w * 0.86},{-h}! {w * 0.86},{-h}! {w},{h * 0.5} {w * 0.72},{h} 0,{h * 1.06} {-w * 0.74},{h} {-w},{h * 0.5}",
        TOOTH,
        at=at,
        angle=84,
        grain=0.16,
        lift=5,
    )


LOWER: Final = (
    (318, 1244, 66, 84, 46), (372, 1300, 74, 92, 32), (434, 1336, 74, 96, 19), (504, 1366, 64, 100, 8),
    (722, 1360, 64, 100, -10), (792, 1322, 74, 92, -25), (846, 1276, 68, 88, -40),
)  # fmt: skip
BOY: Final = (613.0, 1256.0, 62.0)


def lower(card: Sheet, mouth: Patch) -> None:
    """Lay the lower teeth, a parapet before the front row."""
    with card.inside(mouth):
        card.paint(
            "200,1160! 290,1252 370,1326 470,1376 600,1396 730,1376 830,1326 910,1252 1000,1130! 1000,1460! 200,1460!",
            "#a4665a",
            angle=4,
            edge="torn",
            wobble=2,
            lift=4,
        )
        card.paint("528,1420! 538,1336 566,1296 613,1286 660,1296 690,1336 700,1420!", INK, wobble=1.4)
        for x, y, wide, high, tilt in LOWER:
            tooth(card, x, y, wide, high, tilt, -1)


def boy(card: Sheet) -> None:
    """He sits where a tooth is missing, in white, his legs over her lip, and stops his ears."""
    x, y, r = BOY
    at = affine(x, y, r)
    shade = mix(TOOTH, SLATE, 0.28)
    for s in (-1, 1):
        card.paint(
            f"{s * 0.1},3.0! {s * 0.62},3.0! {s * 0.6},4.1! {s * 0.16},4.1!", WARM.shade, at=at, angle=86, lift=3
        )
        card.paint(f"{s * 0.1},3.75! {s * 0.64},3.75! {s * 0.62},4.15! {s * 0.14},4.15!", BONE, at=at, lift=2)
        card.paint(
            f"{s * 0.08},4.08! {s * 0.66},4.08! {s * 0.86},4.5 {s * 0.78},4.78 {s * 0.3},4.8 {s * 0.06},4.56",
            INK,
            at=at,
            lift=4,
        )
    card.paint("-.3,.6! .3,.6! .4,1.5! -.4,1.5!", WARM.shade, at=at)
    card.paint(
        "-.34,1.14 .34,1.14 .74,1.3 .9,1.7 .84,2.4 .98,3.2! .4,3.34 -.4,3.34 -.98,3.2! -.84,2.4 -.9,1.7 -.74,1.3",
        TOOTH,
        at=at,
        angle=84,
        grain=0.16,
        lift=6,
    )
    for u in (-0.4, 0.06, 0.45):
        card.paint(ribbon(f"{u},2.0 {u * 1.1},2.6 {u * 1.2},3.2", (0.02, 0.07, 0.03), at, r), shade)
    for s in (-1, 1):
        card.paint(f"0,1.66! {s * 0.4},1.04! {s * 0.76},1.28! {s * 0.46},1.74!", ORANGE, at=at, lift=2)
    Head(card, CAST["boy"], x, y, r, 0).draw()
    for s in (-1, 1):
        card.paint(
            f"{s * 0.6},1.34! {s * 0.9},1.5 {s * 1.1},1.62 {s * 1.42},1.2 {s * 1.34},.56! {s * 0.9},.56! {s * 0.98},1.04 "
            f"{s * 0.7},1.2!",
            TOOTH,
            at=at,
            angle=s * 40,
            grain=0.16,
            lift=5,
        )
        card.paint(f"{s * 0.88},.5! {s * 1.36},.5! {s * 1.38},.72! {s * 0.88},.72!", ORANGE, at=at, lift=2)
        card.paint(
            f"{s * 1.3},.54! {s * 0.92},.54! {s * 0.74},.36 {s * 0.78},.06 {s * 1.0},-.08 {s * 1.22},.06 {s * 1.3},.3",
            WARM.base,
            at=at,
            angle=70,
            lift=4,
        )
        for k, v in enumerate((0.3, 0.15, 0.0, -0.13)):
            line = f"{s * 1.16},{v + 0.18} {s * (0.9 + k * 0.02)},{v + 0.02} {s * (0.7 + k * 0.05)},{v - 0.04}"
            card.paint(jointed(line, 0.18, at), shift(WARM.base, (0.0, 0.022)[k % 2]), angle=10, lift=2)
