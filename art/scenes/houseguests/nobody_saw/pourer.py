"""Her who pours: a broad face that looks at the ceiling, a slate dress, one sleeve."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.nobody_saw.her_face import Hers
from art.scenes.houseguests.nobody_saw.inks import CAST, HERS, LINEN, SLATE

_DEEP: Final = shift(SLATE, -0.1)


def dress(card: Sheet) -> None:
    """Lay neck, dress and collar."""
    card.paint("70,720! 330,720! 340,820 400,900! 220,950 20,900! 60,820", HERS.shade, angle=86)
    cloth = card.piece(
        "-40,870! 20,850 70,830! 240,920 370,826! 450,860 530,910 570,1010! 640,1860! -40,1860!",
        SLATE,
        angle=84,
        laps=90,
        lift=8,
    )
    lines = ("380,900 400,1100 380,1400", "250,960 262,1200 240,1500 250,1860", "420,1500 400,1650 420,1860")
    card.pattern(cloth, [ribbon(line, (3, 12, 4)) for line in lines], _DEEP, thin=0.2)
    for side in (-1, 1):
        card.paint(
            f"{240 + side * 4},912! {240 + side * 60},870 {240 + side * 108},800! {240 + side * 170},850 "
            f"{240 + side * 186},920! {240 + side * 110},960 {240 + side * 40},990!",
            shift(SLATE, -0.17),
            angle=20 * side,
            lift=6,
        )


def head(card: Sheet) -> None:
    """Lay the head, thrown back a little; nothing in it knows what the hand does."""
    Hers(card, CAST["pourer"], 196, 500, 282, tilt=-9).draw()


def sleeve(card: Sheet) -> None:
    """Lay the forearm, up from an elbow that lies beyond the left edge."""
    cloth = card.piece(
        "-60,1030! 10,1080 76,1126! 110,1200 96,1290 40,1370 -60,1440!",
        shift(SLATE, -0.05),
        angle=-48,
        laps=60,
        lift=12,
    )
    lines = ("50,1130 20,1200 -50,1260", "76,1180 50,1270 -40,1350")
    card.pattern(cloth, [ribbon(line, (3, 11, 4)) for line in lines], _DEEP, thin=0.2)
    card.paint("-60,984! -6,1008 50,1056 90,1104! 80,1130 62,1142! 10,1100 -60,1056!", LINEN, angle=40, lift=5)
