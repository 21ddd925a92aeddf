"""Who is in the street, and in which inks."""

from __future__ import annotations

from art.cutpaper.faces import Face, Feeling, feel
from art.cutpaper.sheet import Ink, mix
from art.cutpaper.skin import Skin

LILAC, PINK, PIST, PLUM, PETROL, BONE, YELLOW = (
    "#988fa8",
    "#dfb0a4",
    "#b3bb92",
    "#47293f",
    "#3d5a6b",
    "#efe7d8",
    "#d9b552",
)
TOMATO, ROAD = "#b9553f", mix(LILAC, BONE, 0.74)
BLACK = "#2b2029"


def _skin(base: Ink, shade: Ink, blush: Ink | None = None) -> Skin:
    return Skin(base, shade, "#2d1f2c", lip=mix(shade, "#2d1f2c", 0.12), blush=blush, white="#ece4d4")


FAIR, ROSY, TAN = _skin("#e2bfa6", "#bd8b79"), _skin("#dba38e", "#b06f63", "#cb7f6f"), _skin("#c59676", "#976754")
BROWN, DEEP = _skin("#a06d54", "#74493c"), _skin("#70493e", "#4a2e31")

CAST = {
    "waterer": Face(
        ROSY, 30, "oval", "line", "dot", "thin", "thin", "bald", PLUM, feels=feel("tender", tilt=0), small=True
    ),
    "far 0": Face(
        TAN, 44, "oval", "bulb", "dot", "thin", "flat", "bald", PLUM, feels=feel("tired", tilt=0), small=True
    ),
    "far 1": Face(
        DEEP, 33, "oval", "broad", "slit", "full", "plain", "bald", PLUM, feels=feel("proud", tilt=0), small=True
    ),
    "diner": Face(
        TAN,
        52,
        "oval",
        "bent",
        "dot",
        "full",
        "bushy",
        "bald",
        PLUM,
        long=1.08,
        feels=feel("asleep", corners=(0.1, 0.2), part=0, tilt=0),
        small=True,
    ),
    "tub": Face(
        DEEP,
        29,
        "oval",
        "broad",
        "hooded",
        "full",
        "arched",
        "bald",
        BLACK,
        long=1.12,
        jaw=-0.04,
        feels=feel("proud", gaze=(-0.5, 0.2), tilt=0),
    ),
    "framed": Face(
        FAIR,
        60,
        "square",
        "bulb",
        "slit",
        "thin",
        "bushy",
        "bald",
        PLUM,
        feels=feel("stubborn", corners=(-0.25, -0.3), gaze=(0.1, 0.3)),
    ),
    "father": Face(
        FAIR,
        84,
        "oval",
        "hook",
        "almond",
        "pinched",
        "bushy",
        "bald",
        "#d8d2c6",
        long=1.1,
        iris="#7d7590",
        feels=Feeling((0.45, 0.4), (0.05, 0.07), (0.5, 0.7), (0.6, -0.1), (-0.2, -0.14), bag=0.5),
    ),
    "son": Face(
        BROWN,
        41,
        "oval",
        "snub",
        "deep",
        "plain",
        "one",
        "bald",
        BLACK,
        jaw=0.05,
        feels=feel("plain", gaze=(-0.4, 0.1), part=0.06),
    ),
    "door": Face(
        ROSY,
        55,
        "heavy",
        "bulb",
        "deep",
        "thin",
        "flat",
        "bald",
        "#6b3d35",
        feels=feel("cross", gaze=(-0.1, 0.6), tilt=0),
    ),
    "tree": Face(
        TAN,
        26,
        "oval",
        "wedge",
        "round",
        "plain",
        "plain",
        "bald",
        BLACK,
        long=1.06,
        feels=feel("afraid", lids=(0.92, 0.76), slant=(0.3, 0.15), tilt=0),
    ),
    "walker": Face(
        FAIR,
        34,
        "oval",
        "wedge",
        "almond",
        "full",
        "thin",
        "bald",
        PETROL,
        long=1.14,
        jaw=-0.03,
        iris=PETROL,
        mouth=0.8,
        feels=Feeling((0.78, 0.9), (-0.01, 0.07), (-0.15, 0.1), (0.65, -0.25), (0.02, -0.06), bag=0.3),
    ),
    "granny": Face(
        FAIR,
        82,
        "round",
        "button",
        "hooded",
        "long",
        "thin",
        "bald",
        "#cfc6b8",
        feels=Feeling((0.3, 0.0), (0.0, 0.02), (0.2, 0.1), (0.0, 0.5), (0.3, 0.34), bag=0.6),
    ),
    "prince": Face(
        TAN,
        4,
        "round",
        "button",
        "round",
        "bow",
        "short",
        "bald",
        BLACK,
        feels=Feeling((0.8, 0.7), (0.04, 0.01), (0.05, 0.0), (0.0, 0.0), (-0.05, 0.08), bag=0),
    ),
}
