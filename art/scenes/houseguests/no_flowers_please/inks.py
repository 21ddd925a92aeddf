"""The card's inks, its cast, and its two ways to brush a shape."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array
from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import Ink, Sheet, shift
from art.cutpaper.skin import Skin

MOSS, CLAY, DARK, BONE, SLATE, OLIVE, BROWN = (
    "#6a7047",
    "#a4714f",
    "#2b2320",
    "#dacdb5",
    "#58605f",
    "#8b8456",
    "#6b4434",
)
DEEP: Final = Skin(BROWN, "#50332a", "#1d1413", lip="#7c423a", blush="#80503e", white=BONE)
MID: Final = Skin("#94664c", BROWN, "#1d1413", lip="#7a4a3c", white=BONE)
CAST: Final = {
    "girl": Face(
        DEEP,
        7,
        "round",
        "broad",
        "almond",
        "pout",
        "flat",
        "bunches",
        DARK,
        feels=feel(
            "stubborn",
            gaze=(0.0, -0.25),
            lids=(0.86, 0.66),
            brows=(-0.02, 0.03),
            slant=(-0.35, 0.1),
            corners=(-0.34, -0.2),
            tilt=0,
        ),
        plane="cheek",
        eye=1.08,
        wide=0.02,
    ),
    "digger": Face(
        MID,
        50,
        "lantern",
        "bulb",
        "round",
        "crooked",
        "bushy",
        "ring",
        "#8d8478",
        feels=feel("listening", gaze=(0.5, -0.3), lids=(0.9, 0.7), brows=(0.1, 0.04), tilt=0),
        plane="none",
        ears=1.1,
    ),
    "boy": Face(
        DEEP,
        9,
        "heart",
        "button",
        "slit",
        "full",
        "thin",
        "shorn",
        DARK,
        feels=feel("dreaming", gaze=(-0.1, 0.9), lids=(0.3, 0.4), tilt=0),
        plane="none",
        small=True,
    ),
}
WHITE: Final = shift(BONE, 0.085)


def lap(card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 70, thin: float = 0.0) -> None:
    """Lay a broad dry lap."""
    card.paint(spec, ink, angle=angle, laps=76, grain=0.42, edge="raw", ragged=ragged, dry=0.8, thin=thin)


def flat(
    card: Sheet, spec: str, ink: Ink, angle: float = 12, ragged: float = 10, lift: float = 0, at: Array | None = None
) -> None:
    """Lay one brushed shape."""
    card.paint(spec, ink, angle=angle, laps=40, edge="raw", ragged=ragged, lift=lift, at=at)
