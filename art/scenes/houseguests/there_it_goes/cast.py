"""Who lies under her skirt: eighteen who sleep, a boy who does not, and one in the pocket."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.faces import Face, Feeling, feel
from art.cutpaper.skin import Skin
from art.scenes.houseguests.there_it_goes.inks import CHALK, DARK, GREY, LIME, LINE, PALE, RED, SHELL, SKY, TAN


def _sleeps(corners: tuple[float, float], broad: float = 0.9, brow: float = 0.04) -> Feeling:
    return Feeling((0.0, 0.02), (brow, brow + 0.03), (0.1, 0.02), (0.0, 0.0), corners, 0.0, broad)


SLEEP: Final = (
    _sleeps((0.34, 0.46)),
    _sleeps((0.4, 0.5), 0.8, 0.08),
    _sleeps((0.5, 0.36)),
    _sleeps((0.3, 0.4), 1.0),
    _sleeps((0.44, 0.44), 0.8, 0.09),
)
LOOKS: Final[tuple[tuple[Skin, float, str, str, str, str, str], ...]] = (
    # skin, age, hair, ink of the hair, beard, hat, worn
    (PALE, 70, "ring", GREY, "walrus", "", ""),
    (DARK, 34, "afro", LINE, "", "", "studs"),
    (TAN, 8, "bowl", LINE, "", "", ""),
    (PALE, 46, "rollers", GREY, "", "", ""),
    (DARK, 52, "shorn", LINE, "full", "", ""),
    (TAN, 28, "waves", "#5b3530", "", "", ""),
    (PALE, 40, "quiff", "#a2542f", "", "", ""),
    (DARK, 80, "wisps", GREY, "", "nightcap", ""),
    (TAN, 66, "bald", GREY, "moustache", "", ""),
    (PALE, 5, "bunches", "#b98a4a", "", "", ""),
    (DARK, 19, "plaits", LINE, "", "", ""),
    (TAN, 45, "curls", LINE, "", "", "drops"),
    (PALE, 84, "low_knot", "#e4ddd2", "", "", ""),
    (DARK, 11, "rows", LINE, "", "", ""),
    (TAN, 74, "crop", GREY, "goatee", "", ""),
    (PALE, 23, "bob", LINE, "", "", "freckles"),
    (DARK, 63, "coils", GREY, "", "wrap", ""),
    (TAN, 37, "curls", "#5b3530", "stubble", "", ""),
)
CAST: Final[dict[str, Face]] = {
    "boy": Face(
        TAN,
        7,
        "round",
        "snub",
        "almond",
        "plain",
        "short",
        "crop",
        LINE,
        ears=1.3,
        eye=1.2,
        feels=feel("plain", lids=(0.92, 0.78), gaze=(0.6, 0.6), brows=(0.08, 0.05), corners=(-0.06, 0.02), broad=0.8),
        plane="none",
    ),
    "pocket": Face(
        TAN,
        2,
        "round",
        "button",
        "round",
        "bow",
        "thin",
        "curls",
        LINE,
        feels=feel("plain", lids=(0.9, 1.0), gaze=(0.7, -0.2), corners=(0.05, 0.1)),
        plane="none",
    ),
    **{
        f"sleeper {i}": face.but(
            skin=skin,
            age=age,
            hair=hair,
            ink=ink,
            beard=beard,
            hat=hat,
            hat_inks=(LIME, CHALK) if i % 2 else (SHELL, SKY),
            wear=(worn,) if worn else (),
            wear_ink=RED if worn in ("studs", "drops") else LINE,
            feels=SLEEP[i % len(SLEEP)],
            small=True,
            plane="none",
        )
        for i, (face, (skin, age, hair, ink, beard, hat, worn)) in enumerate(
            zip(strangers(18, (DARK, TAN, PALE), "under her skirt"), LOOKS, strict=True)
        )
    },
}
