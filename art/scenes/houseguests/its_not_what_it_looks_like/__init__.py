"""It's Not What It Looks Like: a stout man in a lady's fur, caught among another's cabbages in a wedge of light."""

from __future__ import annotations

from typing import Final

from art.cutpaper.animals import animal
from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

INK, GREEN, PLUM, BONE, UMBER, CABBAGE, FLUSH = (
    "#16181f",
    "#1f3733",
    "#3b2840",
    "#e8dfcb",
    "#5e473a",
    "#9fb083",
    "#c1735e",
)
GROUND = BONE
CORE: Final = "#fbf6ea"
HIS: Final = Skin("#d99a83", "#b8735f", INK, lip="#96443c", blush=FLUSH, white=BONE)
PALE: Final = Skin("#dcc7ae", "#b39b85", INK, white=BONE)
CAST: Final = {
    "caught": Face(
        HIS,
        54,
        "moon",
        "bulb",
        "round",
        "wide",
        "bushy",
        "ring",
        UMBER,
        beard="walrus",
        feels=feel(
            "startled",
            lids=(1.05, 0.9),
            brows=(0.02, 0.16),
            slant=(0.2, 0.1),
            gaze=(-0.35, -0.3),
            corners=(-0.2, -0.3),
            part=0.08,
            tilt=4,
        ),
    ),
    "owner": Face(PALE, 78, "long", "hook", "slit", "long", "flat", "ring", "#b9b0a2", feels=feel("furious")),
    "wife": Face(PALE, 45, "diamond", "bulb", "smooth", "pout", "thin", "crop", PLUM, feels=feel("disgusted")),
    "girl": Face(
        PALE, 6, "round", "line", "dot", "pinched", "flat", "bunches", "#d8bd7c", feels=feel("stubborn"), small=True
    ),
}


def paint(card: Sheet) -> None:
    """Lay the night, tear the light into it; cabbages, the man, those at the rim, the girl."""
    card.paint("-40,-40! 1240,-40! 1240,1840! -40,1840!", INK, angle=84, laps=110)
    _garden(card)
    wedge = card.piece(
        "-60,40! 60,96 1260,800! 1260,1860! 250,1860! 190,1500 60,700 -60,190!",
        BONE,
        angle=50,
        laps=120,
        edge="torn",
        core=CORE,
        wobble=9,
        grain=0.2,
    )
    with card.inside(wedge):
        card.paint("150,1500! 600,1430 1260,1460! 1260,1860! 150,1860!", mix(BONE, UMBER, 0.22), angle=6, laps=70)
    _cabbages(card)
    _man(card)
    _neighbours(card)
    _girl(card)
    _barrow(card)


def _garden(card: Sheet) -> None:
    """What one guesses: a shed, canes, an apple tree."""
    card.paint("700,60! 960,30! 1000,470! 690,420!", PLUM, angle=86, edge="torn", core="#4f3a55", wobble=5)
    card.paint("660,90! 830,-40! 1010,60!", GREEN, angle=10, edge="torn", core="#4b5f5a", wobble=5)
    card.paint("780,180! 860,172! 866,270! 784,276!", INK, angle=88)
    for x in (60, 120, 176):
        card.paint(ribbon(f"{x},1820 {x + 40},1020", (9, 7)), GREEN)
        for y in range(1080, 1800, 120):
            card.paint(
                "-1,0 0,-.6 1,0 0,.6",
                GREEN,
                at=affine(x + (1820 - y) * 0.05 + 20, y, 34, 30),
                edge="torn",
                core="#4b5f5a",
                wobble=4,
            )
    card.paint("1090,640! 1110,380 1080,200! 1130,200! 1150,380 1150,640!", PLUM, angle=86)
    for x, y, r in ((1080, 130, 110), (1190, 60, 130), (1170, 230, 90)):
        card.paint(
            "-1,.2 -.7,-.7 .1,-1 .8,-.6 1,.3 .4,.8 -.4,.9",
            GREEN,
            at=affine(x, y, r),
            edge="torn",
            core="#4b5f5a",
            wobble=6,
        )


def _cabbage(card: Sheet, x: float, y: float, r: float, ink: Ink, turn: float = 0.0) -> None:
    at = affine(x, y, r, turn)
    for spec, light in (
        ("-1.3,.3 -1.1,-.5 -.5,-.8 .1,-.6! .7,-.9 1.2,-.3 1.2,.5 .6,.9 -.6,.95", -0.06),
        ("-1,.4 -.9,-.4 -.2,-.9 .5,-.7 .95,-.1 .8,.6 .1,.9 -.7,.8", 0.0),
        ("-.6,.4 -.5,-.4 .1,-.7 .6,-.2 .5,.5 -.1,.7", 0.05),
    ):
        leaf = card.paint(spec, shift(ink, light), at=at, edge="torn", core=shift(ink, 0.14), wobble=4, lift=5)
        if leaf is not None:
            card.pattern(
                leaf,
                turned([ribbon(f"0,.6 {d * 0.5},-.1 {d * 0.8},-.6", (0.03, 0.04, 0.015), at, r) for d in (-1, 0, 1)]),
                shift(ink, 0.1),
                wobble=0.3,
            )


def _cabbages(card: Sheet) -> None:
    for row, (y, r) in enumerate(((1500, 50), (1610, 58), (1740, 66))):
        for k in range(8):
            x = 120 + k * 158 + row % 2 * 70
            if 420 < x < 900 and row < 2:
                continue
            _cabbage(card, x, y, r, CABBAGE if x > 300 else GREEN, (k * 37) % 40 - 20)
    # the second one already has its bonnet on
    _cabbage(card, 452, 1668, 50, CABBAGE, 10)
    card.paint(
        "-1.1,.2 -.9,-.8 0,-1.2 .9,-.8 1.1,.2! .8,.0 .5,-.4 0,-.5 -.5,-.4 -.8,.0!",
        BONE,
        at=affine(452, 1662, 52),
        edge="torn",
        core=CORE,
        wobble=3,
        lift=6,
    )
    card.paint(ribbon("400,1690 440,1736 462,1722 500,1742 506,1690", (7, 8, 8, 8, 7)), FLUSH, lift=3)


def _man(card: Sheet) -> None:
    body = Figure(
        card,
        650,
        1690,
        118,
        POSES["kneel"].but(
            arm_near=((0.9, -3.9), (2.2, -4.4)), arm_far=((2.5, -5.6), (2.2, -7.4)), hands=("cover", "open")
        ),
        outfit("overcoat", UMBER, UMBER, PLUM),
        HIS,
        "stout",
        flip=True,
        lift=9,
    )
    trunk = body.below()
    if trunk is not None:
        x0, y0, x1, y1 = card.box(trunk)
        tufts = []
        for k in range(420):
            x, y = x0 + (k * 61.7) % (x1 - x0), y0 + (k * 97.3) % (y1 - y0)
            tufts.append(ribbon(f"{x},{y} {x + 8},{y + 26} {x + (k % 5 - 2) * 7},{y + 52}", (11, 9, 2)))
        card.pattern(trunk, turned(tufts[::2]), shift(UMBER, 0.09), thin=0.1)
        card.pattern(trunk, turned(tufts[1::2]), shift(UMBER, -0.07), thin=0.1)
    Head(card, CAST["caught"], **body.head).draw()
    hx, hy = float(body.head["x"]), float(body.head["y"])
    card.paint(
        f"{hx - 210},{hy + 150} {hx - 120},{hy + 100} {hx},{hy + 140}! {hx + 120},{hy + 96} {hx + 210},{hy + 150} {hx + 180},{hy + 240} {hx + 40},{hy + 270}! {hx - 50},{hy + 268} {hx - 190},{hy + 240}",
        shift(UMBER, 0.05),
        edge="torn",
        core="#8a705e",
        wobble=12,
        lift=10,
    )
    _cabbage(card, hx - 130, hy + 300, 132, CABBAGE, -14)
    body.above()


def _neighbours(card: Sheet) -> None:
    """Night with noses: what of them lies in the light."""
    for who, x, y, size in (("wife", 1176, 560, 96), ("owner", 1150, 830, 116)):
        Head(card, CAST[who], x, y, size, turn=-1, view="side", light=-1).draw()
    card.paint(
        "1260,380! 1170,420 1146,520 1150,640! 1180,690! 1130,720 1110,800 1112,900! 1060,990 1010,1060! 1000,1240 "
        "1040,1500! 1260,1500!",
        INK,
        angle=84,
        edge="torn",
        core="#3b3d49",
        wobble=6,
        lift=12,
    )
    for x, y in ((1168, 440), (1206, 408), (1236, 400)):
        card.paint("-1,-.6 1,-.6 1,.6 -1,.6", FLUSH, at=affine(x, y, 24, 20), lift=4)
    card.paint(ribbon("1050,1080 1084,1240 1076,1460", (13, 13, 13)), FLUSH, lift=3)
    hand(card, "point", 1050, 1120, 128, 190, PALE, age=78, lift=6)
    animal(card, "dog_sit", 1150, 1690, 56, INK, PLUM, flip=True, lift=8)


def _girl(card: Sheet) -> None:
    """Lead, hose and braces go into one plait."""
    for spec, ink, width in (
        ("1076,1440 1010,1560 950,1668", FLUSH, 10.0),
        ("1140,1570 1040,1610 956,1676", PLUM, 8.0),
        ("560,1860 760,1790 900,1760 950,1690", GREEN, 20.0),
    ):
        card.paint(ribbon(spec, (width, width)), ink, wobble=0.6, lift=4)
    for k in range(6):
        card.paint(
            "-1,0 0,-.7 1,0 0,.7",
            (FLUSH, GREEN, PLUM)[k % 3],
            at=affine(948 - k * 13, 1690 + k * 21, 22, 40 if k % 2 else -30),
            lift=3,
        )
    body = Figure(card, 1004, 1790, 46, "crouch", outfit("pinafore", BONE, FLUSH), PALE, "child", flip=True, lift=7)
    body.below()
    Head(card, CAST["girl"], **body.head).draw()
    body.above()


def _barrow(card: Sheet) -> None:
    """In the dark, with somebody in it who sleeps through it all."""
    card.paint("40,1290! 250,1300! 216,1400! 76,1396!", PLUM, angle=4, edge="torn", core="#5d4863", wobble=4, lift=6)
    card.paint(ribbon("250,1306 330,1270", (10, 9)), PLUM)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", GREEN, at=affine(84, 1430, 36), lift=4)
    card.paint("70,1296 90,1250 150,1240 200,1262 216,1298", BONE, angle=10, edge="torn", core=CORE, wobble=3, lift=5)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", PALE.base, at=affine(118, 1262, 30), lift=3)
    card.paint(ribbon("104,1262 112,1268 120,1262", (2.6, 3.4, 2.6)), INK, wobble=0)
    card.paint(ribbon("124,1260 132,1266 139,1259", (2.6, 3.4, 2.6)), INK, wobble=0)
