"""The card's inks, its two people, and how its paper is torn."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

BRICK: Final = "#9a4f3d"
CREAM: Final = "#dccfb5"
OLIVE: Final = "#74724a"
UMBER: Final = "#574437"
OCHRE: Final = "#b2904d"
SLATE: Final = "#59615f"
BLACK: Final = "#2a2221"
WHITE: Final = shift(CREAM, 0.07)

HIS: Final = Skin("#a8845f", "#815f43", BLACK, lip="#8c5443", blush="#a07a58", white=WHITE)
HERS: Final = Skin("#c4926e", "#99684d", BLACK)
GIVES: Final = Skin("#7d5640", "#583a2e", BLACK)
CAST: Final = {
    "peers": Face(
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
        feels=feel("wanting", gaze=(-0.6, 0.5), lids=(0.45, 0.25), brows=(0.13, 0.02), slant=(0.1, -0.15), tilt=0),
        plane="cheek",
        ears=1.2,
        long=1.05,
    ),
}


def torn(card: Sheet, spec: Any, ink: Ink, angle: float = 4, lift: float = 5, **more: Any) -> Patch:
    """Lay a torn piece with an edge paler than it is."""
    pale = mix(ink, WHITE, 0.6)
    return card.piece(spec, ink, **{"angle": angle, "edge": "torn", "core": pale, "wobble": 4, "lift": lift, **more})
