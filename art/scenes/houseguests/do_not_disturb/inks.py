"""The card's inks, its skins, and who is in the hotel tonight."""

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
PALE: Final = shift(BONE, 0.04)
ROSY: Final = Skin("#bd8b6c", "#9c6a50", LINE, lip="#8a4a42", blush="#b27e60", white=BONE)
FAIR: Final = Skin("#cda88c", "#a88066", LINE, lip="#944f48", blush="#cc8f78", white=BONE)
HAIR: Final = "#5a4038"
CAST: Final = {
    "sleeper": Face(
        ROSY,
        57,
        "lantern",
        "bulb",
        "hooded",
        "long",
        "bushy",
        "wisps",
        HAIR,
        beard="walrus",
        feels=feel("asleep", tilt=0),
        plane="none",
    ),
    "blows": Face(
        FAIR,
        81,
        "moon",
        "bulb",
        "hooded",
        "pinched",
        "short",
        "knot",
        "#cfc6b8",
        feels=feel("stubborn", tilt=0),
    ),
}
