"""Who is on the night train: some look up, some sleep, some have stopped looking."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.scenes.houseguests.all_delays.inks import BONE, LAMP, SKINS, SKY, SNOW, WINE

UP: Final = feel("tender", gaze=(-0.7, -0.6))
FAR: Final = feel("listening", gaze=(-0.8, -0.3))
LOST: Final = feel("dreaming", gaze=(-0.4, -0.8))
KIND: Final = feel("tender", gaze=(-0.8, 0.2), corners=(0.4, 0.3))
WIDE: Final = feel("plain", lids=(1.0, 1.0), gaze=(-0.3, -0.3), corners=(0.2, 0.2))
SHUT: Final = feel("asleep", corners=(0.1, 0.3))
_TAN, _BROWN, _PALE, _DEEP, _OLIVE = SKINS
_RED, _FAIR, _DARK, _GREY = "#8c4630", "#b98a4a", "#2b2029", "#b9b2a6"
CAST = {
    "traveller 0": Face(_TAN, 24, "heart", "straight", "almond", "full", "arched", "bob", _DARK, feels=UP, small=True),
    "traveller 1": Face(
        _DEEP, 52, "square", "broad", "slit", "wide", "flat", "crop", _DARK, "moustache", feels=FAR, small=True
    ),
    "traveller 2": Face(_PALE, 68, "pear", "bulb", "smooth", "thin", "plain", "wisps", _GREY, feels=SHUT, small=True),
    "traveller 3": Face(_OLIVE, 34, "long", "hook", "round", "plain", "bushy", "slick", _DARK, feels=UP, small=True),
    "traveller 4": Face(
        _BROWN, 8, "round", "button", "dot", "bow", "none", "bunches", _DARK, feels=WIDE, eye=1.5, small=True
    ),
    "traveller 5": Face(
        _BROWN,
        41,
        "oval",
        "wedge",
        "hooded",
        "full",
        "plain",
        "high_coils",
        _DARK,
        hat="wrap",
        hat_inks=(BONE, WINE),
        feels=UP,
        small=True,
    ),
    "traveller 6": Face(
        _PALE, 57, "egg", "straight", "hooded", "long", "short", "parted", _RED, "goatee", feels=SHUT, small=True
    ),
    "traveller 7": Face(_DEEP, 29, "diamond", "broad", "deep", "pout", "arched", "afro", _DARK, feels=SHUT, small=True),
    "traveller 8": Face(
        _PALE, 31, "lantern", "bent", "almond", "plain", "flat", "shag", _FAIR, "stubble", feels=SHUT, small=True
    ),
    "traveller 9": Face(
        _TAN,
        79,
        "moon",
        "bulb",
        "slit",
        "pinched",
        "thin",
        "low_knot",
        _GREY,
        hat="headscarf",
        hat_inks=(SNOW, BONE),
        feels=UP,
        small=True,
    ),
    "traveller 10": Face(_OLIVE, 38, "oval", "snub", "almond", "bow", "plain", "one_plait", _RED, feels=UP, small=True),
    "traveller 11": Face(
        _DEEP,
        44,
        "long",
        "wedge",
        "smooth",
        "wide",
        "bushy",
        "coils",
        _DARK,
        "full",
        hat="knit_cap",
        hat_inks=(SKY, SNOW),
        feels=LOST,
        small=True,
    ),
    "traveller 12": Face(
        _PALE,
        72,
        "heavy",
        "hook",
        "deep",
        "thin",
        "bushy",
        "ring",
        _GREY,
        "walrus",
        hat="felt",
        hat_inks=(SKY, LAMP),
        feels=UP,
        small=True,
    ),
    "traveller 13": Face(_BROWN, 7, "egg", "snub", "round", "plain", "thin", "curls", _DARK, feels=FAR, small=True),
    "traveller 14": Face(
        _OLIVE, 56, "square", "wedge", "slit", "plain", "flat", "crop", "#645c5c", feels=UP, small=True
    ),
    "traveller 15": Face(
        _BROWN,
        36,
        "oval",
        "line",
        "almond",
        "full",
        "arched",
        "drawn_back",
        _DARK,
        hat="hijab",
        hat_inks=(BONE, SNOW),
        feels=UP,
        small=True,
    ),
    "traveller 16": Face(_TAN, 63, "gaunt", "line", "dot", "thin", "flat", "receding", _GREY, feels=FAR, small=True),
    "traveller 17": Face(_DEEP, 22, "round", "button", "dot", "plain", "short", "rows", _DARK, feels=UP, small=True),
    "traveller 18": Face(
        _BROWN,
        5,
        "moon",
        "button",
        "dot",
        "bow",
        "thin",
        "crop",
        _DARK,
        hat="knit_cap",
        hat_inks=(LAMP, BONE),
        feels=SHUT,
        small=True,
    ),
    "traveller 19": Face(
        _PALE,
        50,
        "lantern",
        "bulb",
        "dot",
        "long",
        "plain",
        "crop",
        _FAIR,
        hat="peaked",
        hat_inks=(SKY, SNOW),
        feels=UP,
        small=True,
    ),
    "traveller 20": Face(_PALE, 61, "oval", "snub", "dot", "bow", "plain", "bob", _GREY, feels=KIND, small=True),
}
