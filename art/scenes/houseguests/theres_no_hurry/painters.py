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
    _arm(card, "-40,-190 20,-120 66,-44", (92, 88, 74), PLUM, CHALK, DARK, shift(PINK, -0.06), 60)
    _arm(card, "640,-190 622,-90 610,-16", (84, 78, 66), BLUE, CHALK, TAN, SKY, 97)
    _arm(card, "1320,520 1270,492 1196,462", (78, 72, 62), shift(LILAC, -0.16), PISTACHIO, DARK, LILAC, 196)
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
    bx, by = x + 172 * u, y + 172 * v
    _brush(card, affine(bx, by, 1.75, degrees(atan2(-u, v))), paint)
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
    _arm(card, "120,1010 196,800 232,500", (150, 112, 84), SHIRT, PLUM, TAN, PISTACHIO, -87)
    card.paint("-60,760! 60,770! 120,880 40,980 -60,960!", TAN.shade, angle=80)
    trunk = card.piece(
        "-60,920! 40,880 130,910 220,990 280,1120 300,1580! -60,1580!", SHIRT, angle=84, laps=60, lift=10
    )
    with card.inside(trunk):
        card.paint("-60,900! 40,900 110,1060 130,1580! -60,1580!", PLUM, angle=84, laps=60)
    card.paint("-60,890! 40,860 140,900! 110,970! 20,950 -60,970!", shift(SHIRT, 0.03), angle=12, lift=4)
    Head(card, face, 24, 700, 166, tilt=-8, turn=1, view="side").draw()


def _right(card: Sheet, face: Face) -> None:
    """His back to us, larger and nearer: yellow, and there is nothing to be said about it."""
    _arm(card, "985,1160 900,930 790,600", (230, 150, 88), shift(ROSE, -0.04), PLUM, TAN, BUTTER, -108, True)
    card.paint("960,800! 1140,800! 1180,1000 1060,1040 940,1000!", TAN.shade, angle=80)
    trunk = card.piece(
        "836,1140! 880,1040 960,950 1060,920 1160,930 1270,960! 1270,1740! 820,1740! 800,1400 820,1240",
        ROSE,
        angle=84,
        laps=60,
        lift=12,
    )
    with card.inside(trunk):
        stripes = [ribbon(f"740,{y + 14} 1000,{y + 40} 1270,{y}", (32, 34, 32)) for y in range(1030, 1760, 126)]
        card.paint(stripes, BUTTER, thin=0.08)
        card.paint(ribbon("1140,960 1120,1200 1150,1500 1130,1760", (6, 26, 18, 6)), shift(ROSE, -0.1), thin=0.1)
    card.paint("936,990! 950,920 1060,950 1180,910! 1200,980 1060,1010 960,1020!", shift(ROSE, -0.08), angle=8, lift=4)
    Head(card, face, 1066, 770, 176, tilt=-6, turn=-0.7, view="lost").draw()
