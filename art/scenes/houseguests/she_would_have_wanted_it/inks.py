"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

BLACK: Final = "#2b2524"
UMBER: Final = "#5e4a3d"
OLIVE: Final = "#72704a"
MUSTARD: Final = "#b2954f"
CREAM: Final = "#d9ccb0"
BRICK: Final = "#8f4c3d"
SLATE: Final = "#5c6163"
LINEN: Final = "#ebe2cb"

PALE: Final = Skin("#cda283", "#a2775c", BLACK, lip="#8f4c3d", blush="#b8836a", white="#efe6d2")
SALLOW: Final = Skin("#b98d68", "#8c674b", BLACK, lip="#80493b", white="#ebe2cb")
BROWN: Final = Skin("#98694d", "#704c3a", BLACK, lip="#6e3d33", white="#e6dcc6")

MOODS: Final = (
    feel("tired", tilt=0),
    feel("grieving", slant=(0.2, 0.15), tilt=0),
    feel("wanting", gaze=(0.1, 0.5), tilt=0),
    feel("plain", gaze=(0.0, 0.6), tilt=0),
    feel("bored", tilt=0),
    feel("weeping", slant=(0.2, 0.2), tilt=0, part=0.0, teeth=False),
    feel("smug", tilt=0),
    feel("listening", tilt=0),
)
SCARVES: Final = ("hijab", "headscarf")

CAST: Final = {
    "widower": Face(
        SALLOW,
        74,
        "heavy",
        "broad",
        "hooded",
        "thin",
        "bushy",
        "ring",
        "#e2d9c5",
        beard="walrus",
        feels=feel("stubborn", lids=(0.44, 0.56), gaze=(0.0, 0.7), tilt=0),
        plane="brow",
    ),
    "girl": Face(
        PALE,
        9,
        "heart",
        "line",
        "almond",
        "plain",
        "short",
        "plaits",
        "#4a3328",
        feels=feel("plain", lids=(0.8, 0.7), gaze=(0.0, 0.3), tilt=0),
        plane="none",
    ),
    "boy": Face(
        PALE,
        6,
        "moon",
        "snub",
        "round",
        "thin",
        "thin",
        "bowl",
        "#4a3328",
        feels=feel("listening", tilt=0),
        plane="none",
    ),
    "player": Face(
        BROWN,
        50,
        "lantern",
        "hook",
        "slit",
        "long",
        "one",
        "quiff",
        BLACK,
        beard="pencil",
        feels=feel("bored", gaze=(0.0, -0.3), tilt=0),
        plane="cheek",
    ),
    "laughs": Face(
        PALE,
        43,
        "round",
        "bulb",
        "almond",
        "wide",
        "arched",
        "knot",
        "#7a3f2c",
        wear=("drops",),
        feels=feel("laughing", tilt=0),
        plane="none",
    ),
    "in love": Face(
        BROWN,
        26,
        "oval",
        "straight",
        "smooth",
        "full",
        "thin",
        "waves",
        BLACK,
        feels=feel("dreaming", gaze=(-0.4, -0.2), tilt=0),
        plane="none",
    ),
    "beloved": Face(
        SALLOW,
        28,
        "square",
        "bent",
        "deep",
        "plain",
        "flat",
        "parted",
        "#3a2c26",
        wear=("round",),
        feels=feel("plain", gaze=(0.0, 0.5), tilt=0),
        plane="half",
    ),
    "hungry": Face(
        PALE,
        61,
        "moon",
        "button",
        "dot",
        "pout",
        "none",
        "bald",
        "#d8cdb8",
        feels=feel("wanting", gaze=(0.0, 0.2), tilt=0),
        plane="none",
    ),
    "aunt": Face(
        SALLOW,
        88,
        "gaunt",
        "hook",
        "round",
        "pinched",
        "thin",
        hat="veil",
        hat_inks=(BLACK, UMBER),
        feels=feel("stubborn", tilt=0),
        plane="cheek",
    ),
    **{
        f"mourner {i}": face.but(feels=MOODS[i % 8], beard="" if face.hat in SCARVES else face.beard)
        for i, face in enumerate(
            strangers(
                9,
                (PALE, SALLOW, BROWN),
                "funeral cake",
                (BLACK, "#4a3328", "#6b4a34"),
                (20, 84),
                ((BLACK, UMBER), (UMBER, BLACK), (SLATE, BLACK)),
            )
        )
        if i in (3, 4, 6)
    },
}
