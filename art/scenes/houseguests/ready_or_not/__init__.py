"""Ready or Not: a boy counts with his nose in his sleeves and cheats; far behind him one of the players is too tall."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.ready_or_not.lawn import CAST as BEHIND
from art.scenes.houseguests.ready_or_not.lawn import lawn

GREEN, INK, PETROL, DUSK, BONE, BRICK, STRAW = (
    "#1f3a38",
    "#1b2030",
    "#2f4a5c",
    "#56607a",
    "#e2d8c6",
    "#b2473b",
    "#c9b27a",
)
GROUND = BONE
HIS: Final = Skin("#a87f63", "#805a48", INK, lip="#8c4d44", blush="#b06f58", white=BONE)
CAST: Final = BEHIND | {
    "counter": Face(
        HIS,
        7,
        "egg",
        "wedge",
        "round",
        "crooked",
        "flat",
        "bowl",
        "#2b2027",
        feels=feel("mischief", lids=(0.62, 0.9), brows=(0.02, 0.07), gaze=(-0.1, 0.0), squint=0.15, tilt=0),
        eye=1.12,
    ),
}


def paint(card: Sheet) -> None:
    """Lay what is behind his back; then him, as near as a tree would see him, then the tree."""
    lawn(card)
    _boy(card)
    _sleeves(card)
    _tree(card)


def _boy(card: Sheet) -> None:
    """His nose is in his sleeves; his eyes are not."""
    card.paint(
        "-60,1840! -40,1500 60,1330 220,1240! 560,1200! 900,1240! 1080,1330 1180,1500 1240,1840!",
        BRICK,
        angle=84,
        laps=70,
        lift=12,
    )
    head = Head(card, CAST["counter"], 600, 1236, 412, -5, grain=0.3)
    head.draw()
    strands = [
        ribbon(f"{u},-1.06 {u * 1.25},-.7 {u * 1.36 + d},-.34", (0.006, 0.022, 0.004), head.at, 410)
        for u, d in ((-0.46, 0.02), (-0.3, -0.03), (-0.16, 0.02), (0.02, 0.0), (0.18, 0.03), (0.33, -0.02), (0.48, 0.0))
    ]
    card.paint(turned(strands), shift("#2b2027", 0.1), wobble=0.5, thin=0.1)


def _sleeves(card: Sheet) -> None:
    """Two arms laid on each other; each hand is lost in the crook of the other arm."""
    card.paint(
        "-60,1640! 160,1650 380,1690 640,1700 900,1660 1240,1600! 1240,1840! -60,1840!",
        shift(BRICK, -0.1),
        angle=86,
        laps=70,
    )
    over = card.piece(
        "-60,1296! 60,1268 160,1282 330,1344 520,1384 760,1390 940,1366 1060,1340! 1150,1440 1150,1600! "
        "960,1680 700,1720 420,1716 160,1674 -60,1700!",
        BRICK,
        angle=6,
        laps=60,
        lift=14,
    )
    with card.inside(over):
        card.paint(
            "-60,1620! 160,1620 400,1652 660,1660 900,1620 1150,1540! 1150,1780! -60,1780!",
            shift(BRICK, -0.06),
            angle=4,
            laps=40,
        )
        for x, a in ((110, 26), (290, 14), (470, 4), (650, -6), (826, -16)):
            card.paint(ribbon(f"{x + a},1220 {x - 26},1480 {x + a + 8},1760", (48, 56, 50)), BONE, angle=84)
    arm = card.piece(
        "884,1370! 912,1300 966,1268 1040,1290 1120,1360 1200,1480 1260,1640! 1260,1790! 1140,1800 1030,1760 960,1670 930,1560 "
        "912,1470",
        shift(BRICK, -0.025),
        angle=62,
        laps=60,
        lift=16,
    )
    with card.inside(arm):
        for x, y in ((960, 1330), (1020, 1480), (1090, 1640)):
            line = f"{x - 130},{y + 96} {x - 10},{y + 40} {x + 90},{y - 40} {x + 190},{y - 150}"
            card.paint(ribbon(line, (50, 54, 52, 46)), BONE, angle=150)


def _tree(card: Sheet) -> None:
    """He counts against it; it is where we are."""
    trunk = card.piece(
        "-40,-40! 150,-40! 120,200 142,420! 110,700 122,900! 96,1100 60,1240 90,1500! 70,1700 120,1840! -40,1840!",
        INK,
        angle=88,
        laps=46,
        lift=14,
        edge="torn",
        core="#4a4d5c",
        wobble=6,
    )
    with card.inside(trunk):
        for x, a in ((16, 0), (70, 14)):
            card.brush(f"{x},-40 {x + a},700 {x - a},1840", 20, shift(INK, 0.07), dry=0.7)
