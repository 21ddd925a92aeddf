"""The card's inks, its two people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import shift
from art.cutpaper.skin import Skin

BRICK: Final = "#9a4f3d"
CREAM: Final = "#dccfb5"
OLIVE: Final = "#74724a"
UMBER: Final = "#574437"
OCHRE: Final = "#b2904d"
SLATE: Final = "#59615f"
BLACK: Final = "#2a2221"
WHITE: Final = shift(CREAM, 0.07)
FOAM: Final = shift(WHITE, 0.03)

HIS: Final = Skin("#b48f68", "#8b6a4b", BLACK, lip="#8c5443", blush="#b3765a", white=WHITE)
HERS: Final = Skin("#d3a98b", "#ad7f66", BLACK, lip="#9d5746", blush="#c4836c")
CAST: Final = {
    "led": Face(
        HIS,
        74,
        "gaunt",
        "hook",
        "deep",
        "crooked",
        "bushy",
        "ring",
        "#cfc6b4",
        beard="walrus",
        feels=feel("wanting", gaze=(-0.15, -0.9), lids=(1.0, 0.5), brows=(0.13, 0.02), slant=(0.1, -0.15), tilt=0),
        plane="cheek",
        ears=1.2,
        long=1.05,
    ),
    "leads": Face(
        HERS,
        70,
        "round",
        "button",
        "slit",
        "full",
        "arched",
        "low_knot",
        "#8f8a80",
        feels=feel("dreaming", lids=(0.0, 0.0), tilt=0),
        plane="none",
        hat_inks=(BRICK, OCHRE),
        wear=("drops",),
    ),
}
