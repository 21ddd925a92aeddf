"""Who is in the hall: two awake, the others asleep; what is on their heads is typed (`tops`)."""

from __future__ import annotations

from art.cutpaper.faces import Face, feel
from art.scenes.houseguests.all_delays.inks import LINE, SKINS
from art.scenes.houseguests.all_delays.sleepers import FIRST, SECOND, THIRD

_NOSES = ("wedge", "hook", "broad", "straight", "bulb", "snub", "bent")
_LIPS = ("plain", "full", "thin", "bow", "pout", "long", "wide", "crooked")
_BROWS = ("plain", "arched", "flat", "thin", "short")
_PLANES = ("wedge", "cheek", "half", "brow")

CAST = {
    "old woman": Face(
        SKINS["deep"],
        80,
        "gaunt",
        "hook",
        "round",
        "pinched",
        "plain",
        "bald",
        "#cfc8bb",
        jaw=0.02,
        long=0.92,
        eye=1.1,
        feels=feel("afraid", lids=(0.95, 0.8), gaze=(0.9, 0.2), part=0.0, tilt=0),
    ),
    "boy": Face(
        SKINS["warm"],
        15,
        "oval",
        "straight",
        "almond",
        "plain",
        "flat",
        "bald",
        LINE,
        jaw=-0.04,
        eye=1.08,
        plane="cheek",
        feels=feel("afraid", lids=(1.12, 1.0), brows=(0.05, 0.11), corners=(-0.12, 0.06), part=0.0, tilt=0),
    ),
    **{
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
            snout=who.snout,
            nostrils=who.nose,
            kin="asleep",
            small=True,
            feels=feel("asleep", brows=who.brow, corners=who.mouth[:2], part=who.part, bag=0.6, tilt=0),
        )
        for i, who in enumerate((*FIRST, *SECOND, *THIRD))
    },
}
"""The sleepers are found by where they sit."""
