"""Who stands outside, who sits inside, and the inks of the night."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

NIGHT, PLUM, PETROL, BONE, CHALK, SKIN, LILAC = (
    "#1d233b",
    "#3d2945",
    "#2e4954",
    "#e6dbc6",
    "#f1eadd",
    "#b58263",
    "#a497b8",
)
WHITE: Final = "#fffaf0"
BROWN: Final = Skin("#a87556", "#84583f", "#2a1a1c", lip="#7c4436", blush="#b97f61", white=CHALK)
FAIR: Final = Skin("#b98b78", "#8d6664", "#231a26", lip="#84484a", blush="#bd8479", white="#dcd5cf")
TAN: Final = Skin("#a67a66", "#7b5654", "#231a26", lip="#7a443f", blush="#ac7866", white="#dcd5cf")
BLACK: Final = Skin("#5a4040", "#3f2e37", "#17121a", lip="#4a2c30", blush="#664646", white="#cfc8c4")
"""Those outside stand in the cold: their flesh has some of the night in it."""
CAST: Final = {
    "confectioner": Face(
        BROWN,
        48,
        "pear",
        "hook",
        "hooded",
        "full",
        "arched",
        "low_knot",
        "#2a1a1c",
        feels=feel("tired", gaze=(0.28, 0.75), lids=(0.4, 0.52), tilt=4, bag=0.5),
        wear=("studs",),
        wear_ink=LILAC,
        plane="cheek",
    ),
    "judge": Face(
        FAIR,
        60,
        "heavy",
        "bulb",
        "round",
        "thin",
        "bushy",
        "receding",
        "#a09a9a",
        beard="walrus",
        feels=feel("wanting", gaze=(0.28, 0.7), lids=(0.86, 0.7), tilt=-5),
    ),
    "bride": Face(
        TAN,
        24,
        "heart",
        "straight",
        "almond",
        "full",
        "arched",
        "waves",
        "#1c1420",
        feels=feel("dreaming", gaze=(0.2, 0.75), lids=(0.6, 0.72), part=0.03, tilt=9),
        plane="wedge",
    ),
    "boy": Face(
        FAIR,
        6,
        "round",
        "button",
        "round",
        "plain",
        "thin",
        "bowl",
        "#3a2620",
        feels=feel("startled", gaze=(0.1, 0.2), lids=(1.0, 0.86), tilt=-5),
    ),
    "porter": Face(
        BLACK,
        30,
        "lantern",
        "broad",
        "deep",
        "wide",
        "flat",
        "shorn",
        "#17121a",
        hat="peaked",
        hat_inks=("#22363f", LILAC),
        feels=feel("wanting", gaze=(-0.25, 0.7), lids=(0.66, 0.8), tilt=6),
    ),
    "fat friend": Face(
        FAIR,
        75,
        "moon",
        "snub",
        "slit",
        "bow",
        "thin",
        "wisps",
        "#d9d0bd",
        hat="headscarf",
        hat_inks=(LILAC, CHALK),
        feels=feel("smug", gaze=(0.1, 0.6), lids=(0.7, 0.56), tilt=-8),
        plane="cheek",
    ),
}
