"""Who is in her mouth: nineteen who sing, each with another mouth, and a boy who does not; and the inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.faces import Face, Feeling, feel
from art.cutpaper.skin import Skin

ORANGE, BONE, DEEP, BROWN, TAN, SLATE = "#ee7a12", "#ebe2d0", "#46302a", "#7f543f", "#b78c6f", "#59626a"
INK: Final = "#231a1a"
GREY: Final = "#a8a29a"
WHITE: Final = "#f2ead9"
BLACK: Final = Skin(DEEP, "#33231f", "#150f10", lip="#5a3430", white=WHITE)
DARK: Final = Skin(BROWN, "#613f30", "#1f1516", lip="#6a3a33", blush="#8a5a44", white=WHITE)
LIGHT: Final = Skin(TAN, "#946b51", "#2a1c1b", lip="#8b4d42", blush="#bf8a6c", white=WHITE)
PALE: Final = Skin("#d3ae92", "#ab8268", "#2a1c1b", lip="#97584c", blush="#d6a088", white=WHITE)
WARM: Final = Skin("#98694f", "#754e3b", "#231a1a", lip="#79463a", blush="#a4735a", white=WHITE)


def _sings(
    lids: tuple[float, float],
    part: float,
    broad: float,
    tilt: float,
    gaze: tuple[float, float] = (0.0, 0.0),
    teeth: bool = False,
    brow: float = 0.08,
    corners: tuple[float, float] = (0.1, -0.05),
) -> Feeling:
    return Feeling(lids, (brow, brow * 0.6), (0.12, -0.05), gaze, corners, part, broad, teeth, 0.1, 0.3, tilt)


SINGS: Final = (
    _sings((0.0, 0.04), 0.27, 0.7, -12),
    _sings((0.7, 0.6), 0.18, 0.95, 5, teeth=True),
    _sings((0.3, 0.4), 0.3, 0.62, 8, (0.0, -0.6)),
    _sings((0.9, 0.8), 0.2, 0.55, -4, brow=0.14),
    _sings((0.5, 0.66), 0.1, 0.8, 10, (0.5, 0.1), corners=(0.3, 0.4)),
    _sings((0.1, 0.0), 0.24, 1.1, 14, teeth=True, corners=(0.4, 0.3)),
    _sings((0.62, 0.5), 0.32, 0.78, -7, teeth=True),
    _sings((0.4, 0.5), 0.14, 0.6, 3, (0.0, 0.3), brow=0.0, corners=(-0.3, -0.2)),
    _sings((0.8, 0.94), 0.26, 0.66, 6, brow=0.12),
    _sings((0.0, 0.0), 0.2, 0.85, -10, brow=0.1, corners=(0.2, 0.3)),
    _sings((0.66, 0.5), 0.22, 1.05, -3, teeth=True, brow=0.02),
    _sings((0.5, 0.4), 0.33, 0.6, 9, (0.1, -0.5)),
    _sings((1.0, 0.8), 0.13, 0.5, -6, brow=0.15),
    _sings((0.3, 0.2), 0.25, 0.9, 12, (0.0, -0.4), teeth=True),
    _sings((0.7, 0.76), 0.29, 0.72, -5),
    _sings((0.56, 0.7), 0.16, 1.0, 4, teeth=True, corners=(0.35, 0.2)),
    _sings((0.05, 0.0), 0.31, 0.68, -14, brow=0.12),
    _sings((0.74, 0.6), 0.21, 0.6, 7, (-0.4, 0.0)),
    _sings((0.6, 0.7), 0.24, 0.88, -8, teeth=True),
    _sings((0.4, 0.3), 0.28, 0.75, 2, (0.0, -0.5), brow=0.13),
)
LOOKS: Final[tuple[tuple[Skin, float, str, str, str, str], ...]] = (
    # skin, age, hair, beard, hat, worn: from the back row to the front one
    (DARK, 44, "rows", "", "", ""),
    (PALE, 66, "ring", "full", "", ""),
    (BLACK, 23, "high_coils", "", "", "hoops"),
    (LIGHT, 31, "bob", "", "", ""),
    (BLACK, 72, "shorn", "moustache", "", "round"),
    (PALE, 19, "wild", "", "", ""),
    (WARM, 38, "bald", "", "", "patch"),
    (DARK, 60, "afro", "", "wrap", ""),
    (LIGHT, 54, "beehive", "", "", "cat"),
    (BLACK, 35, "locs", "goatee", "", ""),
    (WARM, 27, "long", "", "", ""),
    (PALE, 78, "low_knot", "", "", "pearls"),
    (BLACK, 16, "bunches", "", "", ""),
    (LIGHT, 47, "receding", "walrus", "", ""),
    (DARK, 29, "coils", "", "knit_cap", ""),
    (BLACK, 58, "afro", "", "", "drops"),
    (PALE, 41, "curls", "", "", "freckles"),
    (WARM, 85, "wisps", "", "skullcap", "half"),
    (DARK, 33, "crown_plait", "", "", "studs"),
    (LIGHT, 21, "quiff", "", "", ""),
)
CAST: Final[dict[str, Face]] = {
    "boy": Face(
        WARM,
        12,
        "round",
        "button",
        "round",
        "wide",
        "thin",
        "crop",
        INK,
        ears=1.5,
        eye=1.25,
        feels=feel("startled", lids=(1.15, 1.0), gaze=(0.1, -0.5), part=0.0, tilt=0, brows=(0.14, 0.1)),
        plane="none",
    ),
    **{
        f"voice {i}": face.but(
            skin=skin,
            age=age,
            hair=hair,
            beard=beard,
            hat=hat,
            hat_inks=(SLATE, BONE),
            wear=(worn,) if worn else (),
            wear_ink=BONE if worn in ("pearls", "hoops", "drops", "studs") else INK,
            ink=GREY if age > 57 else INK if skin is not PALE else "#8a4f30",
            feels=feels,
            small=True,
        )
        for i, (face, feels, (skin, age, hair, beard, hat, worn)) in enumerate(
            zip(strangers(19, (DARK, LIGHT, PALE), "from the top"), SINGS[:19], LOOKS[:19], strict=True)
        )
    },
}
