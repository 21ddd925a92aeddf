"""Inks and cast of a village hall in the dark."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

BLUE, PLUM, SLATE, BONE, ROSE, GOLD, BLACK = "#1f2742", "#472b46", "#4b566c", "#e2d7c2", "#c98a76", "#bd9440", "#181720"
LINE: Final = "#26161d"
RED: Final = Skin("#c9796a", "#a05a54", LINE, lip="#8c4440", blush="#b85a50", white=BONE)
OLD: Final = Skin(shift(mix(ROSE, BONE, 0.45)), shift(mix(ROSE, BONE, 0.1)), LINE, lip="#93504a", white=BONE)
FAIR: Final = Skin(shift(mix(ROSE, BONE, 0.3)), ROSE, LINE, lip="#974a44", blush="#c27464", white=BONE)
DIM: Final = Skin(shift(mix(ROSE, BLUE, 0.32)), shift(mix(ROSE, BLUE, 0.52)), "#120f18", white=mix(BONE, BLUE, 0.3))
CAST: Final = {
    "king": Face(
        RED,
        38,
        "lantern",
        "bulb",
        "round",
        "long",
        "bushy",
        "receding",
        "#4a3230",
        beard="sideburns",
        feels=feel(
            "ashamed",
            gaze=(0.95, -0.55),
            lids=(0.92, 0.8),
            brows=(0.1, 0.05),
            slant=(0.5, 0.15),
            corners=(-0.16, -0.3),
            part=0.03,
            tilt=0,
        ),
        plane="none",
        ears=1.2,
    ),
    "queen": Face(
        OLD,
        63,
        "heart",
        "hook",
        "slit",
        "pinched",
        "arched",
        "crown_plait",
        "#8d8790",
        hat="crown",
        hat_inks=(GOLD, PLUM),
        feels=feel("cross", gaze=(-0.5, -0.25), tilt=0),
        long=0.94,
    ),
    "messenger": Face(
        FAIR,
        50,
        "heavy",
        "snub",
        "almond",
        "wide",
        "flat",
        "bob",
        "#6b4636",
        wear=("tear",),
        feels=feel("laughing", part=0.24, broad=1.25, tilt=0),
        plane="cheek",
        mouth=1.1,
    ),
    "boy": Face(
        RED.__class__(shift(mix(ROSE, BONE, 0.16)), shift(mix(ROSE, PLUM, 0.22)), LINE, white=BONE),
        12,
        "egg",
        "button",
        "round",
        "thin",
        "thin",
        "bowl",
        "#b98a4a",
        wear=("freckles",),
        feels=feel("afraid", gaze=(-0.45, -0.35), lids=(1.0, 0.86), slant=(0.35, 0.1), part=0.02, tilt=0),
    ),
    "prompter": Face(
        OLD, 70, "pear", "broad", "smooth", "plain", "none", "low_knot", "#b9b2a6", feels=feel("asleep", tilt=0)
    ),
    "p1": Face(
        DIM, 9, "round", "snub", "round", "bow", "thin", "bunches", BLACK, feels=feel("startled", tilt=0), small=True
    ),
    "p2": Face(
        DIM, 66, "gaunt", "hook", "hooded", "thin", "bushy", "ring", SLATE, feels=feel("tired", tilt=0), small=True
    ),
    "p3": Face(
        DIM,
        44,
        "square",
        "straight",
        "almond",
        "full",
        "plain",
        "beehive",
        BLACK,
        feels=feel("listening", tilt=0),
        small=True,
    ),
    "p4": Face(
        DIM,
        57,
        "heavy",
        "bent",
        "slit",
        "long",
        "one",
        "crop",
        BLACK,
        hat="flat_cap",
        hat_inks=(BLACK, SLATE),
        feels=feel("bored", tilt=0),
        small=True,
    ),
    "p5": Face(
        DIM, 30, "long", "wedge", "deep", "plain", "thin", "tail", "#2b1c20", feels=feel("puzzled", tilt=0), small=True
    ),
}
