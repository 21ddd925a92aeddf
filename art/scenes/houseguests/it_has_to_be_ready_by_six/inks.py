"""Inks and cast of It Has to Be Ready by Six."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

RED, BONE, SAGE, BROWN, UMBER, STRAW = "#d5222f", "#eae0ce", "#7c8677", "#80543f", "#46352e", "#cdb684"
CHALK: Final = "#f6f0e2"
HERS: Final = Skin(BROWN, "#633f30", "#2a1c19", lip="#6d3b33", blush="#8d5a45", white=CHALK)
GIRLS: Final = Skin("#a8714f", "#80543f", "#2a1c19", lip="#8a4438", blush="#b67a58", white=CHALK)
CAST: Final = {
    "dressmaker": Face(
        HERS,
        60,
        "gaunt",
        "bent",
        "deep",
        "long",
        "flat",
        "low_knot",
        "#5b4a42",
        feels=feel("asleep", part=0.16, corners=(-0.1, 0.0), tilt=0),
        snout=1.08,
    ),
    "apprentice": Face(
        GIRLS,
        13,
        "egg",
        "snub",
        "round",
        "pout",
        "bushy",
        "drawn_back",
        UMBER,
        feels=feel("stubborn", lids=(0.8, 0.7), gaze=(0.2, 0.4), tilt=0),
        wear=("studs",),
        hat_inks=(UMBER, STRAW),
    ),
}
