"""The card's inks, its skins, and who is awake on the fourth floor."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

INK, PLUM, SLATE, PETROL, BONE, RED, BROWN = (
    "#1d2239",
    "#40264a",
    "#47536b",
    "#29464e",
    "#e5d9c4",
    "#c73a33",
    "#94624a",
)
BRASS: Final = mix(BROWN, BONE, 0.34)
LINE: Final = "#1a1624"
WARM: Final = Skin(BROWN, "#734836", LINE, lip="#7a3f3a", blush="#a06a52", white=BONE)
FAIR: Final = Skin("#c59d80", "#9d765c", LINE, lip="#944f48", blush="#cc8f78", white=BONE)
DARK: Final = Skin("#5f3f36", "#452d2a", LINE, lip="#4b2a2a", white=BONE)
OLIVE: Final = Skin("#b08463", "#8a6247", LINE, lip="#864a40", blush="#b97a62", white=BONE)
CAST: Final = {
    "bellboy": Face(
        WARM,
        17,
        "heart",
        "straight",
        "almond",
        "bow",
        "arched",
        "slick",
        LINE,
        feels=feel(
            "proud",
            gaze=(-0.55, 0.8),
            lids=(0.46, 0.56),
            corners=(0.3, 0.5),
            slant=(0.12, 0.05),
            brows=(0.1, 0.05),
            broad=1.1,
            tilt=0,
        ),
        eye=1.12,
        plane="cheek",
    ),
    "blows": Face(
        FAIR,
        81,
        "moon",
        "bulb",
        "hooded",
        "pinched",
        "short",
        "rollers",
        "#a89c92",
        feels=feel("stubborn", lids=(0.3, 0.62), gaze=(0.1, -0.5), brows=(0.1, 0.03), tilt=0),
        hat_inks=(PLUM, SLATE),
    ),
    "turns": Face(
        OLIVE,
        83,
        "gaunt",
        "hook",
        "slit",
        "thin",
        "bushy",
        "wisps",
        "#cfc6b8",
        beard="pencil",
        wear=("half",),
        wear_ink=LINE,
        feels=feel("listening", gaze=(-0.2, 0.6), lids=(0.4, 0.3), tilt=0),
        plane="none",
    ),
    "carrier": Face(DARK, 36, "square", "broad", "dot", "wide", "flat", "shorn", LINE, feels=feel("tired"), small=True),
    "fly": Face(OLIVE, 29, "oval", "wedge", "dot", "plain", "plain", "knot", LINE, feels=feel("cross"), small=True),
    "first": Face(FAIR, 9, "long", "snub", "dot", "thin", "thin", "bowl", "#6b4636", small=True),
    "second": Face(
        DARK, 6, "round", "button", "dot", "full", "thin", "coils", LINE, feels=feel("startled"), small=True
    ),
    "third": Face(OLIVE, 4, "moon", "button", "dot", "bow", "thin", "tuft", LINE, feels=feel("asleep"), small=True),
    "fourth": Face(WARM, 11, "egg", "wedge", "dot", "wide", "short", "plaits", LINE, feels=feel("sly"), small=True),
    "bather": Face(FAIR, 58, "heavy", "wedge", "almond", "plain", "plain", "ring", "#6b4636", small=True),
}
PALE: Final = shift(BONE, 0.04)
