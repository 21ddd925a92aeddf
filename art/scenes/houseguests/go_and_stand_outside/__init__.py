"""Go and Stand Outside: a snowman has come to tea, and a girl shows him the door and holds his hand."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.go_and_stand_outside import girl, guest, room
from art.scenes.houseguests.go_and_stand_outside.inks import COAL, ROSE, SKIN

GROUND = ROSE
CAST: Final = {
    "hostess": Face(
        SKIN,
        7,
        "heart",
        "wedge",
        "round",
        "pout",
        "flat",
        "bunches",
        COAL,
        feels=feel(
            "hurt",
            tilt=0,
            gaze=(-0.7, -0.75),
            lids=(0.95, 0.86),
            brows=(0.03, 0.0),
            slant=(0.6, 0.75),
            corners=(-0.3, -0.22),
        ),
        ears=1.1,
        eye=1.15,
        plane="cheek",
    ),
}


def paint(card: Sheet) -> None:
    """Lay the parlour and the yard, the chair, who sits in it, then who sends him out."""
    room.parlour(card)
    room.chair_behind(card)
    room.puddle(card)
    room.chair_before(card)
    guest.body(card)
    room.arms(card)
    guest.scarf(card)
    guest.head(card)
    guest.pan(card)
    guest.near_arm(card)
    room.basin(card)
    girl.below(card)
    girl.pointing(card)
    girl.head(card, CAST["hostess"])
    guest.far_arm(card)
    girl.holding(card)
    girl.collar(card)
    guest.clasp(card)
