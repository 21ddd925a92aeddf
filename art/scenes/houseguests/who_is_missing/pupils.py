"""Twenty-four who are there, the one who is not, and where each of them stands."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin
from art.cutpaper.skull import View

ASH, CHARCOAL, GREY, CHALK, BONE, MINT = "#b6b0a7", "#353337", "#79767a", "#ece6da", "#d8d0c2", "#8fbcae"
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
Place = tuple[str, float, float, float, float, float, int, View]
LAST: Final[tuple[Place, ...]] = (
    ("p0", 372, 352, 66, -5, 0.1, 0, "front"),
    ("p1", 512, 300, 62, 4, 0.3, 1, "front"),
    ("p2", 646, 340, 68, -2, 0.0, 2, "front"),
    ("p3", 790, 290, 66, 8, 1.0, 0, "side"),
    ("p4", 922, 322, 66, -6, -1.0, 3, "side"),
    ("p20", 1060, 366, 64, 5, -0.2, 1, "front"),
)
SECOND: Final[tuple[Place, ...]] = (
    ("p5", 346, 622, 76, 6, 0.0, 3, "front"),
    ("p6", 476, 560, 74, -6, 0.35, 0, "front"),
    ("p7", 640, 604, 80, 0, 0.0, 1, "front"),
    ("p8", 792, 548, 72, 9, -0.3, 2, "front"),
    ("p9", 930, 596, 78, -3, 0.0, 0, "front"),
    ("p10", 1080, 630, 74, 4, -0.4, 3, "front"),
)
THIRD: Final[tuple[Place, ...]] = (
    ("p11", 392, 900, 84, -9, 0.2, 0, "front"),
    ("p13", 520, 838, 84, 7, 0.4, 3, "front"),
    ("p14", 928, 850, 88, 11, 0.0, 1, "front"),
    ("p15", 1088, 916, 84, -4, -0.25, 2, "front"),
    ("p12", 722, 872, 104, 0, 0.0, 0, "front"),
)
FOURTH: Final[tuple[Place, ...]] = (
    ("p16", 318, 1186, 96, 14, 0.0, 3, "front"),
    ("p18", 482, 1130, 92, -8, 0.3, 2, "front"),
    ("p19", 944, 1144, 96, 5, -0.35, 3, "front"),
    ("p21", 1110, 1206, 92, -6, -0.2, 0, "front"),
    ("p17", 716, 1190, 102, 3, 0.0, 1, "front"),
)
FIRST: Final[tuple[Place, ...]] = (
    ("p22", 392, 1476, 108, -6, 0.1, 1, "front"),
    ("p24", 850, 1466, 106, 9, -0.3, 0, "front"),
    ("p23", 622, 1500, 114, -4, 0.0, 2, "front"),
)
ROWS: Final = (LAST, SECOND, THIRD, FOURTH, FIRST)
"""For each row from the last: who, x, y, size, tilt, turn, kind of collar and view; who comes later lies over."""
