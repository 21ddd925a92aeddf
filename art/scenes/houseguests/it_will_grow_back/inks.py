"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CHALK: Final = "#f2ede2"
ASH: Final = "#bab4aa"
PENCIL: Final = "#6f6b6a"
INK: Final = "#1f1d20"
BONE: Final = "#ded5c5"
RUST: Final = "#a5482f"
WALL: Final = "#c8c1b5"

OLIVE: Final = Skin("#bb9c82", "#937660", INK, lip="#8b5648", white="#f2ede2")
OLD: Final = Skin("#b29a86", "#88715f", INK, lip="#7c5a4e", white="#ece6da")
PALER: Final = Skin("#c2ac98", "#998371", INK, lip="#84655a", white="#f2ede2")
DARKER: Final = Skin("#957a66", "#70594b", INK, lip="#66463c", white="#e9e2d4")

CAST: Final = {
    "she": Face(
        OLIVE,
        19,
        "square",
        "straight",
        "almond",
        "full",
        "bushy",
        "pixie",
        INK,
        feels=feel(
            "proud",
            lids=(0.52, 0.68),
            brows=(0.04, 0.1),
            slant=(-0.1, 0.05),
            gaze=(0.25, 0.05),
            corners=(0.08, 0.3),
            tilt=0,
        ),
        plane="half",
        jaw=0.03,
    ),
    "grandmother": Face(
        OLD,
        76,
        "moon",
        "hook",
        "round",
        "pinched",
        "arched",
        "parted",
        "#d8d2c6",
        feels=feel("plain", lids=(0.86, 0.62), brows=(0.1, 0.04), gaze=(-0.2, -0.3), tilt=0),
        plane="cheek",
    ),
    "one": Face(PALER, 18, "long", "snub", "dot", "plain", "thin", "parted", INK, small=True),
    "two": Face(OLIVE, 34, "square", "hook", "slit", "thin", "one", "slick", INK, beard="moustache", small=True),
    "three": Face(DARKER, 52, "round", "bulb", "dot", "wide", "flat", "ring", PENCIL, small=True),
    "four": Face(OLD, 80, "gaunt", "bent", "slit", "pinched", "bushy", "wisps", CHALK, beard="walrus", small=True),
    "five": Face(PALER, 27, "lantern", "straight", "dot", "pout", "plain", "quiff", RUST, wear=("round",), small=True),
    "six": Face(OLIVE, 45, "heavy", "broad", "slit", "plain", "bushy", "receding", INK, beard="full", small=True),
    "seven": Face(DARKER, 22, "oval", "wedge", "dot", "full", "arched", "curls", INK, small=True),
    "eight": Face(OLD, 64, "egg", "hook", "slit", "thin", "none", "bald", PENCIL, beard="goatee", small=True),
    "nine": Face(PALER, 39, "diamond", "button", "dot", "crooked", "thin", "combed_over", PENCIL, small=True),
}
