"""Twenty-four who are there, the one who is not, and where each of them stands."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

ASH, CHARCOAL, GREY, CHALK, BONE, ROSE = "#b6b0a7", "#353337", "#79767a", "#ece6da", "#d8d0c2", "#b5766f"
LIGHT: Final = shift(CHALK, 0.02)
LINE: Final = "#242226"
PALE: Final = Skin(
    shift(mix(CHALK, BONE, 0.35)), shift(mix(BONE, ASH, 0.5)), LINE, lip=mix(ASH, GREY, 0.8), white=LIGHT
)
DUSK: Final = Skin(shift(mix(BONE, ASH, 0.6)), shift(mix(ASH, GREY, 0.35)), LINE, lip=GREY, white=LIGHT)
DEEP: Final = Skin(shift(mix(ASH, GREY, 0.7)), GREY, LINE, lip=mix(GREY, CHARCOAL, 0.5), white=LIGHT)
_CAST_LOT: Final = strangers(
    25, (PALE, DUSK, DEEP, PALE), "who is missing", inks=(CHARCOAL, GREY, mix(ASH, BONE, 0.4), LINE), ages=(9, 11)
)
_FEELINGS: Final = (
    "wary",
    "mischief",
    "stubborn",
    "sly",
    "tired",
    "plain",
    "proud",
    "sulking",
    "listening",
    "cross",
    "bored",
    "dreaming",
    "plain",
    "smug",
    "startled",
    "puzzled",
    "asleep",
    "hurt",
    "disgusted",
    "listening",
    "triumphant",
    "menacing",
    "wary",
    "tender",
    "stubborn",
)
_HAIR: Final = (
    "shorn",
    "plaits",
    "parted",
    "bowl",
    "bunches",
    "crop",
    "crown_plait",
    "quiff",
    "bob",
    "coils",
    "one_plait",
    "receding",
    "bowl",
    "tail",
    "curls",
    "drawn_back",
    "tuft",
    "low_knot",
    "slick",
    "side_bob",
    "rows",
    "wild",
    "pixie",
    "plaits",
    "shorn",
)
CAST: Final = {
    **{
        f"p{k}": face.but(
            hat="",
            beard="",
            hair="crop" if _HAIR[k] == "receding" else _HAIR[k],
            wear={3: ("freckles",), 8: ("round",), 15: ("square",), 19: ("freckles",), 22: ("round",)}.get(k, ()),
            wear_ink=CHARCOAL,
            feels=feel(
                _FEELINGS[k], gaze=((-0.1, 0.1, 0.0, 0.15, 0.0)[k % 5], (0.0, -0.1, 0.1)[k % 3]), part=0.0, teeth=False
            ),
        )
        for k, face in enumerate(_CAST_LOT)
    },
    "teacher": Face(
        PALE,
        35,
        "long",
        "straight",
        "hooded",
        "thin",
        "arched",
        "knot",
        CHARCOAL,
        feels=feel("wary", gaze=(0.9, 0.3), tilt=0),
        long=1.06,
    ),
}
ROWS: Final = (
    (
        (318, 330, 66, -3, 0.0),
        (498, 300, 64, 4, 0.15),
        (676, 322, 68, 0, 0.0),
        (846, 296, 65, -5, -0.15),
        (1026, 330, 66, 2, -0.1),
    ),
    (
        (292, 560, 68, 3, 0.1),
        (470, 578, 66, -4, 0.0),
        (640, 552, 68, 2, 0.0),
        (818, 574, 67, 6, 0.0),
        (1010, 560, 68, -3, 0.0),
    ),
    (
        (342, 812, 69, -2, 0.0),
        (530, 794, 70, 3, 0.0),
        (716, 806, 72, 0, 0.0),
        (900, 790, 69, -6, -0.1),
        (1068, 816, 68, 4, 0.0),
    ),
    (
        (308, 1062, 71, 5, 0.1),
        (492, 1042, 70, -2, 0.0),
        (688, 1068, 72, 3, 0.0),
        (872, 1044, 70, -3, 0.0),
        (1052, 1068, 71, 0, -0.1),
    ),
    (
        (356, 1330, 73, -4, 0.0),
        (536, 1312, 72, 2, 0.0),
        (722, 1334, 74, -2, 0.1),
        (900, 1314, 72, 4, 0.0),
        (1066, 1336, 73, -3, 0.0),
    ),
)
"""For each row from the last: x, y, size, tilt and turn of five heads."""
