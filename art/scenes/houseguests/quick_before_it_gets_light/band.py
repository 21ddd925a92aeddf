"""The band: five in uniform, up a stair on tiptoe, each with a hand in the bell of what must not be heard."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.quick_before_it_gets_light.inks import (
    ASH,
    BLUE,
    BONE,
    BRASS,
    CAST,
    DARK,
    LIGHT,
    OLIVE,
    SLATE,
)

FILE: Final[tuple[tuple[str, float, float, float, Skin, str], ...]] = (
    ("trumpet", 640, 1030, 35, LIGHT, "fat"),
    ("trombone", 754, 950, 35, DARK, "tall"),
    ("horn", 872, 868, 35, OLIVE, "thin"),
    ("tuba", 996, 790, 36, LIGHT, "stout"),
    ("sax", 1130, 706, 36, DARK, "broad"),
)
"""Who, where the foot is, how large, skin, build; the lowest last in the file."""


def band(card: Sheet) -> None:
    """Lay the stair and its wall, then the five from the head of the file."""
    steps = ["520,1200!"]
    for k in range(9):
        steps += [f"{540 + 80 * k},{1070 - 54 * k}!", f"{620 + 80 * k},{1070 - 54 * k}!"]
    stair = card.piece(
        " ".join([*steps, "1260,640!", "1260,1010!", "900,1120!"]), ASH, angle=86, laps=60, grain=0.26, lift=5
    )
    with card.inside(stair):
        for k in range(9):
            left, top = 540 + 80 * k, 1070 - 54 * k
            card.paint(f"{left},{top}! {left + 80},{top}! {left + 80},{top + 14}! {left},{top + 14}!", BONE, angle=2)
            card.paint(ribbon(f"{left},{top} {left},{top + 60}", (5, 5)), SLATE)
        card.paint("700,1200! 1260,820! 1260,1100! 800,1200!", mix(ASH, SLATE, 0.5), angle=-30, edge="torn", wobble=5)
    for i, (name, x, y, size, skin, build) in reversed(list(enumerate(FILE))):
        up = name == "tuba"
        pose = POSES["creep"].but(
            arm_near=(2.3, -5.3),
            arm_far=(3.1, -8.6) if up else (3.2, -6.0),
            hands=("grip", "cover"),
            over="both",
            tilt=(4, -6, 10, -2, -8)[i],
        )
        dress = outfit("uniform", BLUE, BLUE, BRASS, arms=shift(BLUE, 0.07), cuffs=BRASS, shoes="#14101c")
        who = Figure(card, x, y, size, pose, dress, skin, build)
        who.below()
        Head(card, CAST[name], **who.head).draw()
        where = who.point((2.9, -5.7) if up else (2.2, -6.0))
        at = affine(float(where[0]), float(where[1]), size)
        _brass(card, name, at, size)
        who.above()


def _brass(card: Sheet, name: str, at: Array, size: float) -> None:
    light, dark = shift(BRASS, 0.09), mix(BRASS, BLUE, 0.4)

    def tube(spec: str, wide: float = 0.2) -> None:
        card.paint(ribbon(spec, (wide * 0.9, wide, wide), at, size), BRASS, lift=3, wobble=0.5)

    def bell(spec: str, mouth: str) -> None:
        card.paint(spec, BRASS, at=at, lift=4, wobble=0.5)
        card.paint(mouth, dark, at=at, wobble=0.4)

    if name == "trumpet":
        tube("-1.5,-.5 0,-.3 .8,-.1")
        tube("-.9,-.1 -.7,.4 .1,.5 .2,0 -.6,-.2", 0.16)
        bell(".4,-.3 1.1,-.7! 1.5,0 1.2,.7! .4,.1", "1.12,-.66 1.36,-.3 1.4,.2 1.18,.64 1.04,0")
    elif name == "trombone":
        tube("-1.6,-.9 1.6,.5 2.4,.9", 0.15)
        tube("-1.2,-.4 1.3,.9 2.2,1.3", 0.15)
        tube("2.3,.8 2.6,1.1 2.2,1.36", 0.15)
        bell(".2,-.4 .9,-.9! 1.4,-.3 1.1,.5! .3,.0", ".94,-.84 1.2,-.5 1.26,0 1.08,.44 .9,-.2")
    elif name == "horn":
        tube("-1.3,-.9 -.6,-.4 .2,-.9 .8,-.2 .2,.7 -.7,.5 -.8,-.3 -.1,-.6 .4,-.1 .1,.4 -.4,.2", 0.17)
        bell(".2,.3 .5,.3 1.3,-.1! 1.6,.6 1.1,1.2! .4,.8", "1.28,-.04 1.48,.3 1.42,.8 1.12,1.12 1.12,.4")
    elif name == "tuba":
        card.paint("-.7,-1 .5,-1.2 .9,-.2 .8,1.2 0,1.8 -.8,1.2 -.9,.1", BRASS, at=at, lift=5)
        card.paint("-.3,-.5 .3,-.6 .5,.2 .4,.9 0,1.2 -.4,.8 -.5,.2", dark, at=at)
        for k in range(3):
            card.paint(ribbon(f"{-0.2 + 0.24 * k},-.5 {-0.2 + 0.24 * k},.9", (0.13, 0.13), at, size), light)
        bell("-.4,-1 -.3,-1.9 -.9,-2.6! .2,-3 1.3,-2.7! .7,-1.9 .6,-1", "-.86,-2.62 .2,-2.36 1.26,-2.7 .2,-3.04")
    else:
        tube("-1.2,-1.3 -.6,-1.2 -.3,-.6 0,.8 .3,1.5 .8,1.5 1.0,.9", 0.26)
        bell(".7,1.2 .6,.4 .3,-.1! 1.1,-.4 1.7,0! 1.3,.5 1.2,1.2", ".34,-.1 1.0,.12 1.66,.0 1.1,-.4")
        for k in range(4):
            card.paint(
                "1,0 0,1 -1,0 0,-1",
                light,
                at=affine(float(at[0, 2]) - size * 0.2 + k * 5, float(at[1, 2]) - size * 0.3 + k * 14, 4),
            )
    card.paint(ribbon("-.2,-.1 .3,.05", (0.04, 0.06), at, size), light)
