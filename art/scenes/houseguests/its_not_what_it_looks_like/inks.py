"""Inks and cast of It's Not What It Looks Like."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
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
CHALK: Final = "#f5efe0"
RED: Final = Skin("#d28a70", FLUSH, "#3a2029", lip="#a04f47", blush="#c87b64", white=CHALK)
PALE: Final = Skin("#d9b494", "#b98e72", "#2c2027", lip="#a8604f", blush="#cf967b", white=CHALK)
DIM: Final = Skin("#8d6a58", "#7a5a4b", "#2c2027", lip="#744539", blush="#86604e", white="#b9ab9a")
"""The same skin where the light does not reach."""
CAST: Final = {
    "gardener": Face(
        RED,
        54,
        "pear",
        "bulb",
        "round",
        "thin",
        "bushy",
        "combed_over",
        "#6b5244",
        beard="moustache",
        feels=feel(
            "ashamed",
            lids=(0.6, 1.02),
            brows=(0.0, 0.17),
            slant=(0.1, 0.1),
            gaze=(-0.12, -0.15),
            corners=(-0.3, -0.12),
            part=0.05,
            broad=0.7,
            tilt=0,
        ),
        ears=1.15,
    ),
    "girl": Face(
        PALE,
        6,
        "egg",
        "snub",
        "dot",
        "pinched",
        "thin",
        "bunches",
        "#b98d54",
        feels=feel("plain", gaze=(0.0, 0.2), corners=(0.02, 0.1)),
        small=True,
    ),
    "old_man": Face(
        PALE,
        78,
        "lantern",
        "hook",
        "deep",
        "long",
        "bushy",
        "ring",
        "#8b8078",
        feels=feel("cross", part=0.0, tilt=0),
        snout=1.2,
    ),
    "woman": Face(
        PALE,
        45,
        "heavy",
        "straight",
        "hooded",
        "wide",
        "arched",
        "rollers",
        "#7a5a46",
        feels=feel("startled", part=0.12, tilt=0),
    ),
    "baby": Face(
        PALE,
        0.9,
        "moon",
        "button",
        "dot",
        "pout",
        "thin",
        "wisps",
        "#8a7660",
        feels=feel("plain", corners=(0.0, 0.05)),
    ),
}
