"""Inks and cast of a hot night."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

BLUE, INDIGO, CLAY, DUSK, CHALK, MELON = "#1c2238", "#323a5e", "#cdb59a", "#544d6c", "#efe8da", "#c9564b"
LINE = "#1f1a2a"
OLIVE: Final = Skin(shift("#b98a68"), shift("#946a52"), LINE, lip="#8c4a40", white=CHALK)
TAN: Final = Skin(shift("#a5765a"), shift("#7f5846"), LINE, lip="#7c403a", white=CHALK)
GREY: Final = mix(CHALK, DUSK, 0.35)
CAST: Final = {
    "she": Face(
        OLIVE, 33, "oval", "straight", "smooth", "full", "thin", "long", BLUE, feels=feel("asleep", tilt=0), small=True
    ),
    "he": Face(
        TAN,
        36,
        "square",
        "hook",
        "smooth",
        "plain",
        "bushy",
        "crop",
        BLUE,
        beard="full",
        feels=feel("asleep", tilt=0),
        small=True,
    ),
    "b1": Face(
        TAN, 14, "long", "wedge", "smooth", "plain", "flat", "quiff", BLUE, feels=feel("asleep", tilt=0), small=True
    ),
    "b2": Face(
        OLIVE,
        12,
        "round",
        "snub",
        "smooth",
        "bow",
        "thin",
        "curls",
        LINE,
        feels=feel("asleep", part=0.08, tilt=0),
        small=True,
    ),
    "b3": Face(
        TAN,
        9,
        "egg",
        "button",
        "round",
        "thin",
        "thin",
        "bowl",
        BLUE,
        feels=feel("mischief", gaze=(-0.2, 0.9), tilt=0),
        small=True,
    ),
    "b4": Face(
        OLIVE, 6, "moon", "button", "smooth", "plain", "thin", "shorn", LINE, feels=feel("asleep", tilt=0), small=True
    ),
    "grandfather": Face(
        OLIVE,
        78,
        "gaunt",
        "bulb",
        "smooth",
        "thin",
        "bushy",
        "ring",
        GREY,
        beard="walrus",
        feels=feel("asleep", tilt=0),
        small=True,
    ),
    "radio": Face(
        OLIVE, 13, "oval", "snub", "almond", "full", "plain", "bob", BLUE, feels=feel("dreaming", tilt=0), small=True
    ),
    "reader": Face(
        TAN,
        55,
        "heavy",
        "broad",
        "hooded",
        "wide",
        "one",
        "receding",
        BLUE,
        beard="moustache",
        feels=feel("smug", gaze=(0, 0.7), lids=(0.45, 0.6), tilt=0),
        small=True,
    ),
}
