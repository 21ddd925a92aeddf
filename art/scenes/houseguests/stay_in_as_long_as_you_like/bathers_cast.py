"""Who bathes: twenty of all ages, no two alike."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin
from art.scenes.houseguests.stay_in_as_long_as_you_like.inks import (
    BUTTER,
    CHALK,
    DARK,
    GREY,
    LILAC,
    PINK,
    PLUM,
    ROSY,
    UMBER,
)

PALE: Final = Skin("#efcfba", "#d0a48f", DARK, lip="#b0685f", blush="#e2ab9a", white=CHALK)
SAND: Final = Skin("#dcb38c", "#b68a68", DARK, lip="#9a5648", blush="#d09a78", white=CHALK)
OLIVE: Final = Skin("#c0936a", "#946b4c", DARK, lip="#844c3d", blush="#b37c5b", white=CHALK)
TAN: Final = Skin("#a8734f", "#7d523b", DARK, lip="#77433a", blush="#9f6047", white=CHALK)
NIGHT: Final = Skin("#5b3a33", "#3e2728", DARK, lip="#6d3a37", blush="#70453a", white=CHALK)

CHESTNUT, GINGER, STRAW, WHITE = "#5a3a36", "#b0663e", "#d8ba76", "#e9e3d8"
_UP: Final = feel("listening", gaze=(0.3, -0.7))

CAST_BATHERS: Final = {
    "speck": Face(NIGHT, 44, "long", "line", "dot", "plain", "none", "afro", DARK, small=True),
    "ginger dot": Face(PALE, 26, "round", "line", "dot", "thin", "none", "curls", GINGER, small=True),
    "plum cap": Face(
        OLIVE, 60, "square", "hook", "dot", "thin", "none", hat="bath_cap", hat_inks=(PLUM, BUTTER), small=True
    ),
    "straw fringe": Face(SAND, 12, "oval", "snub", "dot", "plain", "thin", "bowl", STRAW, feels=_UP, small=True),
    "white knot": Face(UMBER, 76, "pear", "broad", "dot", "full", "flat", "knot", WHITE, feels=_UP, small=True),
    "bearded": Face(
        TAN, 47, "lantern", "bent", "dot", "thin", "bushy", "receding", DARK, beard="full", feels=_UP, small=True
    ),
    "scarf": Face(
        SAND,
        66,
        "heavy",
        "bulb",
        "slit",
        "pinched",
        "short",
        hat="headscarf",
        hat_inks=(BUTTER, PLUM),
        feels=feel("puzzled", gaze=(0, -0.6), tilt=0),
        small=True,
    ),
    "turban": Face(TAN, 58, "egg", "hook", "deep", "thin", "flat", hat="turban", hat_inks=(LILAC, PLUM), small=True),
    "knot": Face(PALE, 33, "heart", "straight", "almond", "bow", "arched", "knot", CHESTNUT, small=True),
    "straw hat": Face(
        OLIVE,
        39,
        "gaunt",
        "wedge",
        "almond",
        "wide",
        "plain",
        "bob",
        CHESTNUT,
        hat="straw",
        hat_inks=(BUTTER, PINK),
        feels=feel("dreaming", gaze=(0, -0.7), tilt=0),
        small=True,
    ),
    "talker": Face(
        ROSY,
        54,
        "diamond",
        "hook",
        "hooded",
        "full",
        "arched",
        hat="bath_cap",
        hat_inks=(CHALK, PINK),
        wear=("drops",),
        wear_ink=BUTTER,
        feels=feel("mischief", part=0.14, gaze=(0.2, 0), tilt=0),
        small=True,
    ),
    "listener": Face(
        NIGHT,
        31,
        "oval",
        "broad",
        "round",
        "full",
        "thin",
        "rows",
        DARK,
        wear=("hoops",),
        wear_ink=BUTTER,
        feels=feel("listening", tilt=0),
        small=True,
    ),
    "asleep": Face(
        SAND,
        72,
        "round",
        "bulb",
        "smooth",
        "long",
        "bushy",
        "ring",
        WHITE,
        feels=feel("asleep", tilt=4),
        plane="cheek",
        small=True,
    ),
    "boy": Face(PALE, 9, "heart", "button", "round", "thin", "thin", "tuft", GINGER, small=True),
    "pink cap": Face(
        PALE, 79, "pear", "snub", "hooded", "thin", "short", hat="bath_cap", hat_inks=(PINK, PLUM), small=True
    ),
    "crop": Face(
        UMBER,
        24,
        "square",
        "straight",
        "almond",
        "wide",
        "one",
        "coils",
        DARK,
        beard="moustache",
        feels=feel("startled", gaze=(0, -0.6), part=0.05, tilt=0),
        small=True,
    ),
    "towel": Face(
        SAND,
        43,
        "long",
        "straight",
        "hooded",
        "plain",
        "bushy",
        hat="towel",
        hat_inks=(PINK, PLUM),
        feels=feel("wanting", gaze=(-0.35, -0.75), tilt=0),
        small=True,
    ),
    "child": Face(
        OLIVE,
        7,
        "moon",
        "button",
        "round",
        "bow",
        "thin",
        "bunches",
        DARK,
        feels=feel("plain", gaze=(0.05, -0.25), lids=(0.85, 0.95), tilt=0),
        plane="none",
        small=True,
    ),
    "bald": Face(ROSY, 50, "heavy", "bent", "deep", "crooked", "flat", "bald", GREY, ears=1.2, small=True),
    "wet hair": Face(TAN, 28, "long", "wedge", "slit", "pout", "plain", "waves", DARK, small=True),
}
