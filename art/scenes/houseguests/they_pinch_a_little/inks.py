"""The card's inks, its two people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

MUSTARD, UMBER, CREAM, BRICK, OLIVE, SLATE, NIGHT = (
    "#ae9150",
    "#5b4638",
    "#dbcfb6",
    "#914e3d",
    "#74714a",
    "#5a6160",
    "#2a2321",
)
PAPER: Final = "#f6f0e2"
SUIT: Final = mix(UMBER, NIGHT, 0.45)
SILVER: Final = mix(SLATE, PAPER, 0.46)
OLD: Final = Skin("#9c6f50", "#7a543d", NIGHT, lip="#70453a", blush="#a9785a", white=PAPER)
YOUNG: Final = Skin("#a8744f", "#83573c", NIGHT, lip="#8a4437", blush="#b57a58", white=PAPER)
CAST: Final = {
    "customer": Face(
        OLD,
        76,
        "long",
        "hook",
        "smooth",
        "thin",
        "bushy",
        "combed_over",
        "#cfc6b4",
        beard="moustache",
        feels=feel(
            "proud",
            gaze=(0.3, 1.0),
            lids=(0.13, 0.18),
            brows=(0.04, 0.08),
            slant=(0.16, 0.06),
            corners=(-0.06, 0.0),
            bag=0.8,
            tilt=0,
        ),
        long=1.08,
        plane="cheek",
    ),
    "assistant": Face(
        YOUNG,
        19,
        "round",
        "button",
        "round",
        "full",
        "arched",
        "beehive",
        NIGHT,
        wear=("drops",),
        wear_ink=MUSTARD,
        feels=feel("cross", gaze=(-0.2, -0.5), lids=(0.6, 0.7), slant=(-0.1, -0.2), tilt=0),
    ),
}
