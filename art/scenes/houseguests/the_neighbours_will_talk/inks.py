"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

BLUE: Final = "#1b2138"
GREEN: Final = "#213a3f"
PLUM: Final = "#3c2742"
BONE: Final = "#e2d7c1"
RED: Final = "#c0392f"
CLAY: Final = "#a5765b"
ASH: Final = "#8d8b90"
INK: Final = "#12141f"

FAIR: Final = Skin(mix(BONE, CLAY, 0.55), mix(CLAY, PLUM, 0.25), INK, lip="#8a4a40", white="#efe6d4")
DARK: Final = Skin("#8a5c46", "#684336", INK, lip="#6a3833", white="#efe6d4")
ROSY: Final = Skin("#d3a287", "#b07c66", INK, lip="#9a4f45", white="#efe6d4")

CAST: Final = {
    "bald man": Face(
        FAIR,
        60,
        "egg",
        "broad",
        "hooded",
        "crooked",
        "flat",
        "bald",
        INK,
        beard="goatee",
        feels=feel("puzzled", tilt=6, gaze=(0.2, 0.6)),
        plane="cheek",
    ),
    "girl in rollers": Face(
        ROSY,
        16,
        "round",
        "snub",
        "hooded",
        "full",
        "thin",
        "rollers",
        "#8a4a30",
        feels=feel("plain", gaze=(0.1, 0.5), lids=(0.3, 0.36)),
        plane="none",
    ),
    "first dancer": Face(
        DARK,
        48,
        "square",
        "wedge",
        "deep",
        "long",
        "bushy",
        "crop",
        "#d9d0bd",
        beard="full",
        feels=feel("tender", slant=(0.0, 0.1)),
        plane="none",
    ),
    "second dancer": Face(
        FAIR,
        55,
        "long",
        "bulb",
        "smooth",
        "thin",
        "thin",
        "combed_over",
        "#6b3d35",
        wear=("half",),
        feels=feel("dreaming", lids=(0.1, 0.14), slant=(0.0, 0.1)),
        plane="none",
    ),
    "singer": Face(
        DARK,
        33,
        "round",
        "snub",
        "round",
        "full",
        "arched",
        "beehive",
        "#241a26",
        feels=feel("shouting", slant=(0.1, 0.2), lids=(0.1, 0.0), corners=(0.1, 0.0)),
        plane="none",
    ),
    "watcher": Face(
        FAIR,
        85,
        "pear",
        "hook",
        "slit",
        "pinched",
        "none",
        "chin_waves",
        "#cfc8ba",
        feels=feel("plain", tilt=0),
        plane="wedge",
    ),
    "coward": Face(
        FAIR,
        47,
        "heart",
        "straight",
        "round",
        "pout",
        "plain",
        "slick",
        "#241a26",
        beard="pencil",
        feels=feel("ashamed", gaze=(-0.7, 0.1), lids=(0.9, 0.8), slant=(0.1, 0.0), tilt=0),
        plane="half",
    ),
    "boy": Face(
        DARK,
        10,
        "oval",
        "button",
        "almond",
        "bow",
        "short",
        "curls",
        "#241a26",
        feels=feel("proud", gaze=(-0.3, 0.4), slant=(0.0, 0.05)),
        plane="none",
    ),
    "girl": Face(
        FAIR,
        7,
        "heart",
        "line",
        "dot",
        "thin",
        "none",
        "one_plait",
        "#6b3d35",
        feels=feel("plain", gaze=(0.4, 0.3)),
        plane="none",
    ),
}
