"""The card's inks, who looks into his coat."""

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
COAT: Final = mix(NIGHT, SLATE, 0.1)
FOLD: Final = mix(NIGHT, SLATE, 0.62)
LINING: Final = mix(MUSTARD, CREAM, 0.34)
OLD: Final = Skin("#d3a582", "#b5845f", NIGHT, lip="#9a5f4c", blush="#cb9672", white=PAPER)
CAST: Final = {
    "customer": Face(
        OLD,
        71,
        "long",
        "broad",
        "almond",
        "thin",
        "plain",
        "receding",
        mix(PAPER, SLATE, 0.3),
        beard="walrus",
        feels=feel("tender", gaze=(-0.2, 1.0), lids=(0.1, 0.1), brows=(0.05, 0.06), slant=(0.3, 0.4), tilt=0),
        plane="none",
        ears=1.1,
    ),
}
