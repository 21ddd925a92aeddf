"""Her who sings: a face that is nearly all mouth, a shower cap, foam, and a fist about a brush."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.from_the_top.cast import BONE, DEEP, INK, SLATE

FLESH: Final = "#d8b094"
SHADE: Final = "#b98a6e"
ROSE: Final = "#cf9479"
LIP: Final = "#8e4a40"
FOAM: Final = "#f8f3e6"


def mirrored(right: str) -> str:
    """Return an outline whose right half is typed from the top down, x from the middle at 600."""
    pts = [p.split(",") for p in right.split()]
    a = [f"{600 + float(x):.0f},{y}" for x, y in pts]
    b = [f"{600 - float(x):.0f},{y}" for x, y in reversed(pts) if abs(float(x)) > 1]
    return " ".join([*a, *b])


FACE: Final = mirrored("0,250 260,280 400,420 452,600 492,800 506,960 486,1130 420,1310 318,1456 170,1570 0,1600")
LIPS: Final = mirrored("0,640 70,616 170,612 300,664 396,770 432,950 398,1160 300,1340 150,1446 0,1470")
MOUTH: Final = mirrored("0,690 60,680 140,672 262,716 346,810 378,960 346,1140 256,1290 130,1372 0,1392")


def body(card: Sheet) -> None:
    """Lay shoulders and neck."""
    card.paint(
        "-60,1840! -40,1690 120,1640 330,1600 430,1500! 770,1500! 870,1600 1080,1640 1240,1700 1260,1840!",
        SHADE,
        angle=20,
        laps=90,
        edge="torn",
        wobble=2,
        lift=10,
    )
    for line in ("150,1700 330,1664 470,1690", "1050,1700 880,1664 740,1690"):
        _line(card, line, (3, 14, 4))


def face(card: Sheet) -> Patch:
    """Lay the face without its mouth's inside; return the open mouth."""
    head = card.piece(FACE, FLESH, angle=80, laps=100, grain=0.22, edge="torn", core="#f3e2d0", wobble=2.4, lift=14)
    with card.inside(head):
        card.paint(
            "1010,300! 1000,560 1036,800 1040,1000 990,1200 880,1400 730,1520 560,1560 600,1640! 1200,1640! 1200,300!",
            SHADE,
            angle=70,
            edge="torn",
            wobble=4,
        )
        for x in (232, 968):
            card.paint(ROUND, ROSE, at=affine(x, 676, 96, 0), edge="torn", wobble=4, thin=0.1)
        for s in (-1, 1):
            _line(card, f"{600 + s * 150},560 {600 + s * 290},580 {600 + s * 410},690 {600 + s * 456},820", (3, 12, 4))
            _line(card, f"{600 + s * 400},1290 {600 + s * 430},1200 {600 + s * 452},1090", (2, 9, 3))
    _eyes(card)
    _nose(card)
    card.paint(LIPS, LIP, angle=30, laps=60, edge="torn", wobble=1.8, lift=4)
    for line in ("360,676 440,634 520,632", "400,1404 500,1438 600,1448"):
        card.paint(ribbon(line, (4, 16, 5)), mix(LIP, FLESH, 0.42), thin=0.1)
    return card.piece(MOUTH, INK, angle=80, laps=90, grain=0.14, wobble=1.4)


def _line(card: Sheet, spec: str, widths: tuple[float, ...], ink: Ink = "#8c5f49") -> None:
    card.paint(ribbon(spec, widths), ink, wobble=0.8)


def _eyes(card: Sheet) -> None:
    """Lay two eyes shut for joy, brows high above them."""
    for s, d in ((-1, 0.0), (1, -10.0)):
        x, y = 600 + s * 208, 480 + d
        lid = card.piece(
            f"{x - 108},{y + 10}! {x - 70},{y - 54} {x},{y - 74} {x + 70},{y - 54} {x + 108},{y + 10}! {x + 60},{y + 50} "
            f"{x},{y + 62} {x - 60},{y + 50}",
            mix(SLATE, FLESH, 0.42),
            angle=10,
            wobble=1.6,
        )
        card.pattern(lid, [ribbon(f"{x - 100},{y - 4} {x},{y - 54} {x + 100},{y - 4}", (6, 12, 6))], SLATE, thin=0.2)
        _line(
            card,
            f"{x - 112},{y + 6} {x - 62},{y + 50} {x},{y + 64} {x + 62},{y + 50} {x + 112},{y + 6}",
            (6, 18, 6),
            INK,
        )
        for u, v, a in ((-84, 34, -26), (-44, 58, -12), (2, 66, 0), (48, 58, 14), (86, 32, 28)):
            _line(card, f"{x + u},{y + v - 4} {x + u + a * 0.5},{y + v + 14} {x + u + a},{y + v + 28}", (9, 6, 2), INK)
        b = y - 116
        brow = f"{x - s * 112},{b + 4} {x - s * 50},{b - 20} {x + s * 30},{b - 18} {x + s * 116},{b + 36}"
        _line(card, brow, (14, 26, 20, 4), DEEP)


def _nose(card: Sheet) -> None:
    """Lay the nose as it is seen from below."""
    card.paint(
        "548,380! 560,440 540,500 496,530 484,572 510,600 556,594 600,606 644,594 690,600 716,572 704,530 664,500 "
        "648,440 654,380! 632,440 600,452 570,440",
        mix(FLESH, SHADE, 0.45),
        angle=80,
        wobble=1.4,
    )
    card.paint("600,488 640,496 662,528 648,566 600,578 552,566 538,528 560,496", mix(FLESH, ROSE, 0.6), angle=80)
    for s in (-1, 1):
        card.paint(
            f"{600 + s * 44},580 {600 + s * 66},562 {600 + s * 92},566 {600 + s * 94},584 {600 + s * 70},594", "#6b4334"
        )
        _line(card, f"{600 + s * 92},536 {600 + s * 116},566 {600 + s * 94},598", (3, 9, 3))


def cap(card: Sheet) -> None:
    """Lay the shower cap: a dotted dome, a ribbon, a frill round the brow."""
    dome = card.piece(
        "84,560 60,380 110,200 250,76 430,22 600,14 770,22 950,76 1090,200 1140,380 1116,560! 1060,400 930,270 770,212 "
        "600,200 430,212 270,270 140,400",
        BONE,
        angle=60,
        laps=100,
        edge="torn",
        core=FOAM,
        wobble=3,
        lift=14,
    )
    dots = [
        curve(ROUND, affine(x + (40 if j % 2 else 0), y + (x % 7) * 2, 19))
        for j, y in enumerate(range(50, 560, 84))
        for x in range(50, 1200, 104)
    ]
    card.pattern(dome, dots, SLATE, thin=0.05)
    for a, b in (
        ("270,290", "196,170"),
        ("430,230", "404,100"),
        ("600,200", "600,80"),
        ("770,230", "802,100"),
        ("930,290", "1004,170"),
    ):
        card.pattern(dome, [ribbon(f"{a} {b}", (14, 3))], mix(BONE, SLATE, 0.4), thin=0.2)
    n = 15
    for k in range(n):
        t = pi + pi * (k + 0.5) / n
        x, y = 600 + 512 * cos(t), 606 + 392 * sin(t)
        card.paint(ROUND, FOAM, at=affine(x, y, 60), angle=80, grain=0.18, wobble=1.5, lift=6)
    arc = " ".join(
        f"{600 + 520 * cos(pi + pi * k / 12):.0f},{592 + 408 * sin(pi + pi * k / 12):.0f}" for k in range(13)
    )
    card.paint(ribbon(arc, (20, 26, 20)), SLATE, angle=10, lift=3)


DROPS: Final = (
    (28, 40, 150), (70, 260, 120), (30, 700, 170), (74, 900, 120), (26, 1180, 140), (92, 1380, 160), (180, 1480, 120),
    (1150, 60, 130), (1186, 250, 150), (1172, 640, 130), (1130, 800, 170), (1180, 1010, 140), (150, 40, 90), (1060, 30, 70),
)  # fmt: skip


def shower(card: Sheet) -> None:
    """Lay the wall of tiles and what water there is."""
    card.piece("-40,-40! 1240,-40! 1240,1840! -40,1840!", mix(SLATE, BONE, 0.12), angle=3, laps=110, grain=0.2)
    lines = [ribbon(f"-20,{y} 600,{y + 3} 1220,{y - 2}", (6, 8, 6)) for y in range(120, 1800, 210)]
    for j, y in enumerate(range(-90, 1800, 210)):
        lines += [ribbon(f"{x},{y} {x + 2},{y + 210}", (7, 6)) for x in range(-20 + 150 * (j % 2), 1240, 300)]
    card.paint(lines, mix(SLATE, BONE, 0.38), thin=0.1)
    water = [ribbon(f"{x},{y} {x - 3},{y + n}", (3, 10, 4)) for x, y, n in DROPS]
    card.paint(water, mix(SLATE, FOAM, 0.72), wobble=0.6)


def foam(card: Sheet) -> None:
    """Lay foam up to her shoulders."""
    for x, y, r in (
        (20, 1760, 120), (170, 1800, 110), (300, 1770, 96), (440, 1810, 110), (560, 1770, 92), (690, 1806, 106),
        (820, 1776, 92), (930, 1820, 100), (1060, 1800, 96), (1190, 1770, 120),
    ):  # fmt: skip
        card.paint(ROUND, FOAM, at=affine(x, y, r), angle=20, grain=0.16, edge="torn", wobble=2.4, lift=8)


HAND: Final = affine(1026, 1520, 1.16, -6)


def brush(card: Sheet) -> None:
    """Lay forearm, brush and fist: fingers about the handle, the thumb along it."""
    card.paint(
        "30,60! 130,40! 200,180 250,330 290,480! 60,480! 70,330 50,180",
        FLESH,
        at=HAND,
        angle=70,
        edge="torn",
        wobble=1.6,
        lift=8,
    )
    card.paint("-24,-110! 24,-110! 22,180 12,214 -12,214 -22,180", DEEP, at=HAND, angle=88, lift=6)
    card.paint("-96,-160! -100,-290 -76,-330! -40,-330! -40,-130! -70,-130!", FOAM, at=HAND, angle=4, lift=5)
    hairs = [ribbon(f"-44,{y} -94,{y - 6}", (4, 3), HAND) for y in range(-316, -140, 17)]
    card.paint(hairs, mix(BONE, SLATE, 0.45), wobble=0.6)
    card.paint("-46,-120 -54,-230 -44,-330 0,-356 40,-330 48,-230 40,-120 0,-96", DEEP, at=HAND, angle=88, lift=6)
    card.pattern(
        card.piece("-46,-120 -54,-230 -44,-330 0,-356 40,-330 48,-230 40,-120 0,-96", DEEP, at=HAND, angle=88),
        [ribbon("16,-320 26,-230 20,-140", (3, 9, 3), HAND)],
        shift(DEEP, 0.16),
    )
    card.paint("24,-60! 90,-96 124,-70 148,10 136,90! 60,112! 24,80", FLESH, at=HAND, angle=70, lift=6)
    fingers = ("108,64 40,74 -34,66", "118,26 44,34 -42,28", "118,-14 44,-8 -44,-12", "108,-52 42,-50 -38,-52")
    for line in fingers:
        card.paint(jointed(line, 44, HAND, 0.86), FLESH, angle=6, lift=4)
        marked(card, line, 44, HAND, "#a8795f")
    thumb = "104,-72 56,-100 -6,-104"
    card.paint(jointed(thumb, 46, HAND, 0.84), FLESH, angle=6, lift=5)
    marked(card, thumb, 46, HAND, "#a8795f", "#ecd0bc")
    card.paint(
        "76,-106 112,-96 150,-40 176,60 200,150! 60,150! 62,108 84,90 86,62 98,46 96,26 106,8 98,-12 102,-30 90,-50 70,-66 58,-92",
        FLESH,
        at=HAND,
        angle=70,
        wobble=1.2,
    )
    for v, u in ((-36, 112), (4, 120), (42, 114), (78, 100)):
        _knuckle(card, u, v)


def _knuckle(card: Sheet, u: float, v: float) -> None:
    card.paint(ribbon(f"{u},{v - 12} {u + 9},{v} {u + 1},{v + 13}", (2, 5, 2), HAND), "#a8795f", wobble=0.4)
