"""Who sleeps in the hall; what is on their heads is typed (`tops`)."""

from __future__ import annotations

from art.cutpaper.faces import Face, feel
from art.scenes.houseguests.all_delays.inks import LINE, SKINS
from art.scenes.houseguests.all_delays.sleepers import BACK, FRONT

_NOSES = ("wedge", "hook", "broad", "straight", "bulb", "snub", "bent")
_LIPS = ("plain", "full", "thin", "bow", "pout", "long", "wide", "crooked")
_BROWS = ("plain", "arched", "flat", "thin", "short")
_PLANES = ("wedge", "cheek", "half", "brow")

CAST = {
    f"{who.x:.0f}, {who.y:.0f}": Face(
        SKINS[who.skin],
        30 + 14 * (i % 3) + 40 * who.age,
        "oval",
        _NOSES[i * 3 % 7],
        "almond",
        _LIPS[i * 3 % 8],
        _BROWS[i * 2 % 5],
        "bald",
        LINE if who.age < 0.7 else "#cfc8bb",
        plane=_PLANES[i * 3 % 4],
        jaw=who.jaw,
        long=who.long,
        nostrils=who.nose,
        kin="asleep",
        small=True,
        feels=feel(
            "asleep",
            lids=(0.0, 0.8 * who.peeps),
            brows=(0.02, 0.0),
            corners=(who.smile - 0.1, 1.2 * who.smile),
            part=0,
            bag=0.6,
            tilt=0,
        ),
    )
    for i, who in enumerate((*BACK, *FRONT))
}
"""The sleepers are found by where they sit."""
