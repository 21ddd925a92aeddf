"""Two brothers who glare at each other across her, and three arms more; a loaded brush at the end of each."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, cos, degrees, radians, sin

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CHALK, DARK, LILAC, PINK, PISTACHIO, PLUM, SKY, TAN

WOOD = mix(PLUM, BUTTER, 0.42)
BLUE = mix(SKY, PLUM, 0.4)
SHIRT = mix(SKY, CHALK, 0.35)
ROSE = shift(PINK, -0.07)


def painters(card: Sheet, cast: Mapping[str, Face]) -> None:
    """Lay whoever paints from beyond the edges, then the two brothers at her sides."""
    _arm(card, "60,-90 110,20 150,120", (92, 84, 70), PLUM, CHALK, DARK, PINK, 64)
    _arm(card, "830,-190 815,-90 806,-6", (76, 70, 60), BLUE, CHALK, TAN, SKY, 92)
    _arm(card, "1320,486 1250,462 1176,446", (70, 66, 56), shift(LILAC, -0.16), PISTACHIO, DARK, LILAC, 190)
    _left(card, cast["brother"])
    _right(card, cast["other brother"])


def _brush(card: Sheet, at: Array, ink: Ink) -> None:
    """A wide brush, handle along -y; its hairs are full."""
    card.paint("-10,-76! 10,-76! 9,10! -9,10!", WOOD, at=at, lift=3)
    card.paint("-30,6! 30,4! 32,26! -32,28!", BLUE, at=at, lift=2)
    card.paint("-32,26! 32,24! 36,70! 22,64! 12,80 0,68! -12,84 -22,68! -36,76!", shift(ink, -0.05), at=at, angle=86)


def _arm(
    card: Sheet,
    line: str,
    widths: tuple[float, ...],
    ink: Ink,
    cuff: Ink,
    skin: Skin,
    paint: Ink,
    angle: float,
    flip: bool = False,
) -> None:
    """Lay a brush in a fist, and a sleeve as one contour that ends in its cuff; ``angle`` is where the fist points."""
    (px, py), (x, y) = (tuple(map(float, p.split(","))) for p in line.split()[-2:])
    a = radians(angle)
    u, v = cos(a), sin(a)
    bx, by = x + 190 * u, y + 190 * v
    _brush(card, affine(bx, by, 1.9, degrees(atan2(-u, v))), paint)
    hand(card, "fist", x - 8 * u, y - 8 * v, 128, angle, skin, flip, 46, lift=6)
    card.paint(ribbon(line, widths), ink, angle=degrees(atan2(y - py, x - px)), laps=40, grain=0.24, lift=10)
    w, t = widths[-1] * 0.62, atan2(y - py, x - px)
    card.paint(
        f"-22,{-w}! 22,{-w * 0.94}! 24,{w * 0.94}! -20,{w}!",
        cuff,
        at=affine(x - 4 * cos(t), y - 4 * sin(t), 1, degrees(t)),
        lift=4,
    )


def _left(card: Sheet, face: Face) -> None:
    """Cropped by the edge; green is what it shall be."""
    _arm(card, "-60,640 60,420 250,330", (100, 92, 66), SHIRT, PLUM, TAN, PISTACHIO, -34)
    card.paint("-60,690! 90,700! 130,820 40,900 -60,880!", TAN.shade, angle=80)
    trunk = card.piece(
        "-60,840! 40,800 130,830 230,900 290,1040 300,1500! -60,1500!", SHIRT, angle=84, laps=60, lift=10
    )
    with card.inside(trunk):
        card.paint("-60,820! 60,830 130,1000 150,1500! -60,1500!", PLUM, angle=84, laps=60)
    card.paint("-60,800! 60,786 150,830! 120,900! 20,870 -60,880!", shift(SHIRT, 0.03), angle=12, lift=4)
    Head(card, face, 66, 610, 172, tilt=-4, turn=1, view="side").draw()


def _right(card: Sheet, face: Face) -> None:
    """Yellow, and there is nothing to be said about it."""
    _arm(card, "930,1040 800,760 740,470", (110, 96, 66), shift(ROSE, -0.04), PLUM, TAN, BUTTER, -112, True)
    card.paint("950,800! 1120,790! 1150,960 1020,1000 930,930!", TAN.shade, angle=80)
    trunk = card.piece(
        "880,1010! 940,930 1040,900 1160,900 1260,930! 1260,1640! 800,1640! 820,1300 840,1120",
        ROSE,
        angle=84,
        laps=60,
        lift=12,
    )
    with card.inside(trunk):
        card.paint(
            [ribbon(f"780,{y} 1000,{y + 24} 1260,{y + 10}", (30, 32, 30)) for y in range(1010, 1680, 118)],
            BUTTER,
            thin=0.08,
        )
        card.paint("780,1180! 850,1060 880,1240 850,1660! 780,1660!", shift(ROSE, -0.1), angle=84)
    card.paint("910,950! 950,880 1060,930 1170,870! 1190,940 1060,990 930,990!", shift(ROSE, -0.06), angle=8, lift=4)
    Head(card, face, 1036, 740, 172, tilt=3, turn=-1, view="side").draw()
