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
        ROSY, 30, "oval", "line", "dot", "thin", "thin", "low_knot", PLUM, feels=feel("tender", tilt=0), small=True
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
        hat="bowler",
        hat_inks=(PLUM, TOMATO),
        long=1.08,
        feels=feel("smug", lids=(0.3, 0.2), gaze=(0, 0.6), tilt=0),
        small=True,
    ),
    "framed": Face(
        FAIR,
        60,
        "square",
        "bulb",
        "slit",
        "thin",
        "bushy",
        "receding",
        PLUM,
        feels=feel("stubborn", corners=(-0.25, -0.3), gaze=(0.1, 0.3)),
    ),
    "walker": Face(
        FAIR,
        34,
        "oval",
        "wedge",
        "almond",
        "full",
        "thin",
        "parted",
        PETROL,
        long=1.14,
        jaw=-0.03,
        iris=PETROL,
        mouth=0.8,
        feels=Feeling((0.78, 0.9), (-0.01, 0.07), (-0.15, 0.1), (0.65, -0.25), (0.02, -0.06), bag=0.3),
    ),
    "prince": Face(
        TAN,
        4,
        "round",
        "button",
        "round",
        "bow",
        "short",
        "bowl",
        BLACK,
        hat="crown",
        hat_inks=(PINK, YELLOW),
        feels=Feeling((0.8, 0.7), (0.04, 0.01), (0.05, 0.0), (0.0, 0.0), (-0.05, 0.08), bag=0),
    ),
    "back 0": Face(TAN, 66, "heavy", hair="crop", ink="#b9b2b4", hat="flat_cap", hat_inks=(PETROL, PLUM), small=True),
    "back 1": Face(DEEP, 34, "square", "broad", hair="shorn", ink=BLACK, small=True),
    "back 2": Face(BROWN, 26, "oval", "snub", hair="one_plait", ink=BLACK, small=True),
    "far 0": Face(FAIR, 72, "long", "hook", hair="bob", ink="#d8d2c6", small=True),
    "far 1": Face(TAN, 12, "round", "button", hair="crop", ink=PLUM, small=True),
    "far 2": Face(BROWN, 50, "egg", "bent", hair="coils", ink=BLACK, hat="felt", hat_inks=(TOMATO, PLUM), small=True),
}
