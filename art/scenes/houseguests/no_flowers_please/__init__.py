"""No Flowers, Please: a mourner's hat as wide as the card; a goat eats what is on it, and the departed looks out."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.no_flowers_please.box import box, coat, grave
from art.scenes.houseguests.no_flowers_please.goat import goat
from art.scenes.houseguests.no_flowers_please.hat import brim, wreath
from art.scenes.houseguests.no_flowers_please.inks import BONE, MOSS, OLIVE, lap

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the worn grass, the grave, her who kneels before it, her hat, and who has come for the flowers."""
    lap(card, "700,-40! 1240,-40! 1240,330! 1120,300 940,180 800,100", mix(MOSS, OLIVE, 0.5), -20, 110)
    lap(card, "-40,1250! 80,1330 120,1500 60,1640 160,1720 240,1840! -40,1840!", mix(MOSS, OLIVE, 0.5), 70, 110)
    grave(card)
    coat(card)
    box(card)
    brim(card)
    wreath(card)
    goat(card)
