"""It Has to Be Ready by Six: the dressmaker sleeps on the red cloth, and the apprentice cuts along her outline."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.crowds import from_above
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.cutpaper.skin import Skin

RED, BONE, SAGE, BROWN, UMBER, STRAW = "#d5222f", "#eae0ce", "#7c8677", "#80543f", "#46352e", "#cdb684"
GROUND = BONE
HERS: Final = Skin(BROWN, "#63402f", UMBER, lip="#5f2f2a", blush="#8e5c45", white=BONE)
BRIDE: Final = Skin("#9c6b50", "#7b523d", UMBER, white=BONE)
CAST: Final = {
    "dressmaker": Face(
        HERS,
        60,
        "egg",
        "wedge",
        "slit",
        "full",
        "thin",
        "low_knot",
        "#8d867c",
        feels=feel("asleep", part=0.1, corners=(-0.1, 0.0)),
    )
}


def paint(card: Sheet) -> None:
    """Lay boards and cloth, the gap that is cut so far, the sleeper, the apprentice, and the bride's end of it."""
    _floor(card)
    _cloth(card)
    _gap(card)
    _sleeper(card)
    _apprentice(card)
    _bride(card)
    _tape(card)


def _floor(card: Sheet) -> None:
    for k, y in enumerate((150, 420, 700, 980, 1260, 1540, 1760)):
        card.paint(ribbon(f"-20,{y} 600,{y + 6 - k % 3 * 4} 1220,{y + 2}", (4, 5, 4)), shift(BONE, -0.09))
        for x in (180 + k * 137 % 500, 760 + k * 91 % 380):
            card.paint(ribbon(f"{x},{y} {x + 2},{y + 270}", (3, 4)), shift(BONE, -0.07))


def _cloth(card: Sheet) -> None:
    cloth = card.piece(
        "44,262! 420,236 800,262 1166,232! 1182,700 1150,1180 1174,1706! 800,1730 420,1700 36,1722! 60,1200 30,720",
        RED,
        angle=82,
        laps=100,
        grain=0.3,
        lift=12,
    )
    with card.inside(cloth):
        # a border of small mangoes, in one corner only: that is how far she came
        for k in range(9):
            for x, y, turn in ((1116 - k * 62, 300, 0), (1116, 300 + k * 74, 90)):
                at = affine(x, y, 25, turn + (24 if k == 4 else 0))
                card.paint("0,-.9 .6,-.5 .7,.3 .2,.8 -.5,.7 -.6,.1 -.2,-.2 .3,-.5! .1,-.7", STRAW, at=at, wobble=0.6)
                card.paint("0,0 .25,.2 .05,.5 -.25,.3", RED, at=at, wobble=0.3)
        for x, y, a in ((130, 420, 30), (240, 1560, -20), (980, 1600, 14), (900, 520, -30)):
            card.paint(ribbon(f"{x - 60},{y} {x},{y + a} {x + 70},{y - 6}", (4, 14, 4)), shift(RED, -0.09), thin=0.15)


def _outline() -> list[tuple[float, float]]:
    """The chalk line round her, a hand's breadth away; begins below her knees."""
    return [
        (
            590 + 410 * math.cos(a) * (1 + 0.08 * math.sin(3 * a + 0.6)),
            1050 + 310 * math.sin(a) * (1 + 0.1 * math.cos(2 * a)),
        )
        for a in (math.radians(24 + 6 * k) for k in range(60))
    ]


def _gap(card: Sheet) -> None:
    """From head to knees the cloth gapes already; further on it is only chalked."""
    line = _outline()
    spec = " ".join(f"{x:.0f},{y:.0f}" for x, y in line[10:])
    card.paint(ribbon(spec, (6, 26, 34, 30, 24, 16, 6)), BONE, lift=0)
    card.paint(ribbon(spec, (2, 8, 10, 8, 6, 4, 2)), shift(BONE, -0.12))
    for k in range(0, 10, 2):
        (x0, y0), (x1, y1) = line[k], line[k + 1]
        card.paint(ribbon(f"{x0:.0f},{y0:.0f} {x1:.0f},{y1:.0f}", (6, 6)), BONE)
    # where the heart is, a small pocket
    card.paint(
        turned([ribbon("470,836 474,894 500,914 526,892 528,834", (4, 4, 4, 4, 4)), ribbon("462,840 536,836", (4, 4))]),
        BONE,
        wobble=0.6,
    )


def _sleeper(card: Sheet) -> None:
    body = Figure(card, 640, 1200, 112, "curl", outfit("sari", SAGE, STRAW, UMBER), HERS, "thin", lift=9)
    trunk = body.below()
    if trunk is not None:
        x0, y0, x1, y1 = card.box(trunk)
        dots = [
            ribbon(
                f"{x0 + (k * 53.0) % (x1 - x0):.0f},{y0 + (k * 31.0) % (y1 - y0):.0f} {x0 + (k * 53.0) % (x1 - x0) + 7:.0f},{y0 + (k * 31.0) % (y1 - y0) + 2:.0f}",
                (7, 7),
            )
            for k in range(110)
        ]
        card.pattern(trunk, turned(dots), STRAW, thin=0.1)
    head = Head(card, CAST["dressmaker"], **body.head)
    head.draw()
    for s in (-1, 1):
        head.line(
            f"{s * 0.1},-.42 {s * 0.22},-.56 {s * 0.44},-.5 {s * 0.46},-.34 {s * 0.3},-.26 {s * 0.12},-.3 {s * 0.1},-.42",
            (0.03, 0.03, 0.03),
            UMBER,
        )
    head.line("-.1,-.42 0,-.46 .1,-.42", (0.03, 0.03), UMBER)
    body.above()
    x, y, _ = body.wrist("near")
    card.paint("-1,-.7 .8,-.8 1,0 .8,.8 -1,.7", STRAW, at=affine(x - 92, y + 4, 15, 170), lift=3)


def _apprentice(card: Sheet) -> None:
    """On her knees at the chalk line, tongue between her teeth; the blades are open."""
    line = _outline()
    x, y = line[9]
    card.paint(
        turned(
            [
                ribbon(f"{x + 16:.0f},{y + 24:.0f} {x - 70:.0f},{y - 6:.0f} {x - 150:.0f},{y - 2:.0f}", (16, 15, 3)),
                ribbon(f"{x + 20:.0f},{y - 14:.0f} {x - 66:.0f},{y + 22:.0f} {x - 142:.0f},{y + 44:.0f}", (16, 15, 3)),
            ]
        ),
        SAGE,
        lift=7,
    )
    for dx, dy in ((52, 44), (56, -26)):
        card.paint(
            ribbon(
                f"{x + dx - 30:.0f},{y + dy - 16:.0f} {x + dx:.0f},{y + dy - 30:.0f} {x + dx + 32:.0f},{y + dy - 6:.0f} {x + dx + 14:.0f},{y + dy + 24:.0f} {x + dx - 26:.0f},{y + dy + 14:.0f} {x + dx - 30:.0f},{y + dy - 16:.0f}",
                (12, 12, 12, 12, 12),
            ),
            UMBER,
            lift=5,
        )
    from_above(
        card,
        x + 210,
        y + 130,
        74,
        212,
        outfit("frock", STRAW, SAGE, UMBER),
        HERS,
        UMBER,
        arms=((2.2, 0.7), (1.9, -0.5)),
        hands=("grip", "rest"),
        sitting=False,
        lift=9,
    )
    plait = [f"{x + 246 + k * 22:.0f},{y + 150 + k * 22:.0f}" for k in range(7)]
    card.paint(ribbon(" ".join(plait), (30, 34, 32, 30, 26, 20, 14)), UMBER, lift=6)
    for k in range(1, 7):
        px, py = x + 246 + k * 22, y + 150 + k * 22
        card.paint(ribbon(f"{px - 12:.0f},{py + 8:.0f} {px + 10:.0f},{py - 12:.0f}", (3, 3)), shift(UMBER, 0.12))
    card.paint("-1,0 0,-.8 1,0 0,.8", RED, at=affine(x + 390, y + 294, 22, 40), lift=4)


def _bride(card: Sheet) -> None:
    """A hem, two feet on a stool, and a hand that lets cherry stones fall where a speech is kept."""
    card.paint("330,40! 610,30! 622,210! 322,222!", UMBER, angle=4, lift=10)
    card.paint("350,56! 592,48! 600,192! 342,204!", shift(UMBER, 0.06), angle=6)
    for px, turn in ((410, 84), (516, 96)):
        shoe(card, "front_bare", px, 96, 150, 0, BROWN, BRIDE, lift=5)
        for k in range(3):
            card.paint(
                ribbon(f"{px - 24},{120 + k * 14} {px},{126 + k * 14} {px + 24},{120 + k * 14}", (3, 4, 3)),
                "#7a2a22",
                wobble=0.3,
            )
        del turn
    card.paint("300,-40! 650,-40! 640,70 590,112 540,84 490,120 430,86 372,116 312,76!", RED, angle=84, lift=12)
    card.paint(turned([ribbon(f"{x},-40 {x - 6},80", (5, 5)) for x in range(330, 640, 44)]), STRAW, wobble=0.4)
    bag = card.piece("60,120! 120,66 220,70 262,128! 276,232 40,238!", UMBER, angle=10, laps=40, lift=12)
    with card.inside(bag):
        card.paint("84,128! 130,94 214,96 244,132! 200,156 120,156", shift(UMBER, -0.1))
        card.paint("120,108! 212,104! 214,150! 124,152!", BONE, angle=-6)
        for k in range(3):
            card.paint(ribbon(f"134,{116 + k * 11} 198,{114 + k * 11}", (3, 3)), SAGE, wobble=0.2)
    card.paint(ribbon("80,128 96,30 226,26 246,126", (10, 10, 10, 10)), SAGE, lift=5)
    card.paint("330,-40! 360,-40! 300,60 250,90! 232,60 280,20!", RED, angle=60, lift=10)
    hand(card, "let_go", 262, 62, 120, 150, BRIDE, age=25, lift=8)
    for x, y in ((176, 118), (150, 138), (196, 140), (204, 86)):
        card.paint("1,0 .6,.8 -.6,.8 -1,0 -.5,-.8 .6,-.8", RED if y < 100 else STRAW, at=affine(x, y, 11), lift=4)
    card.paint(ribbon("204,78 214,52 232,40", (3, 2, 2)), SAGE)


def _tape(card: Sheet) -> None:
    """Along the lower edge, and a pincushion that has seen it coming."""
    spec = "40,1790 160,1742 300,1800 430,1748 560,1802 700,1752 800,1790"
    card.paint(ribbon(spec, (26, 26, 26, 26, 26, 26, 26)), STRAW, lift=6)
    card.paint(ribbon("40,1794 160,1746 300,1804 430,1752 560,1806 700,1756 800,1794", (4,) * 7), UMBER)
    card.paint(
        "-1,.5 -.9,-.4 -.3,-.9 .4,-.9 .95,-.3 1,.5 .4,.9 -.5,.9", RED, at=affine(980, 1772, 56), angle=30, lift=10
    )
    for k in range(7):
        a = math.radians(200 + k * 24)
        card.paint(
            ribbon(
                f"{980 + 22 * math.cos(a):.0f},{1766 + 18 * math.sin(a):.0f} {980 + 66 * math.cos(a):.0f},{1766 + 60 * math.sin(a):.0f}",
                (2.4, 2.4),
            ),
            SAGE,
            wobble=0,
        )
        card.paint(
            "1,0 0,1 -1,0 0,-1",
            BONE if k % 2 else STRAW,
            at=affine(980 + 68 * math.cos(a), 1766 + 62 * math.sin(a), 7),
            lift=2,
        )
