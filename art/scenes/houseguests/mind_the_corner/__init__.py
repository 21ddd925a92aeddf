"""Mind the Corner: a dog folded round the corner of a house; on each side somebody waits, with the same flower."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.mind_the_corner import dog
from art.scenes.houseguests.mind_the_corner.clock import clock
from art.scenes.houseguests.mind_the_corner.flower import petals
from art.scenes.houseguests.mind_the_corner.inks import ASH, BONE, CHALK, CHARCOAL, NIGHT, PENCIL
from art.scenes.houseguests.mind_the_corner.man import man
from art.scenes.houseguests.mind_the_corner.woman import above, arm_on_dog, woman

GROUND = CHALK
CAST: Final[dict[str, Face]] = {}
EDGE, EYE = 585, 700
"""Where the corner stands; how high our eyes are."""


def paint(card: Sheet) -> None:
    """Lay the house and its pavement, the two who wait, the dog before them, and the hand on its head."""
    _house(card)
    _pavement(card)
    clock(card)
    _shadows(card)
    man(card)
    woman(card)
    dog.body(card)
    dog.lead(card)
    dog.head(card)
    arm_on_dog(card)
    above(card)
    petals(card)


def _at(y: float, x: float) -> float:
    """How high a line of the wall that meets the corner at y is at x."""
    return y + (EYE - y) * abs(x - EDGE) / 5400


def _house(card: Sheet) -> None:
    """One wall in the light, one in the shade; the stones of the corner are cut from both papers."""
    left, right = _at(1490, -40), _at(1490, 1240)
    card.paint(f"-40,-40! {EDGE},-40! {EDGE},1490! -40,{left}!", CHALK, angle=86, laps=110, grain=0.2)
    card.paint(f"{EDGE},-40! 1240,-40! 1240,{right}! {EDGE},1490!", CHARCOAL, angle=88, laps=110, grain=0.26)
    pale, dark = shift(CHALK, -0.055), shift(CHARCOAL, 0.05)
    for k, y in enumerate(range(-60, 1490, 155)):
        wide = (150, 92)[k % 2]
        top, foot = y + 5, min(y + 150, 1489)
        for side, ink in ((-1, pale), (1, dark)):
            x = EDGE + side * (wide if side < 0 else 242 - wide)
            card.paint(
                f"{EDGE},{top}! {x},{_at(top, x)}! {x},{_at(foot, x)}! {EDGE},{foot}!",
                ink,
                angle=88,
                grain=0.24,
                wobble=1.6,
            )
    card.paint(ribbon(f"{EDGE},-40 {EDGE},1490", (5, 5)), NIGHT, wobble=0.6)


def _pavement(card: Sheet) -> None:
    left, right = _at(1490, -40), _at(1490, 1240)
    card.paint(
        f"-40,{left}! {EDGE},1490! 1240,{right}! 1240,1850! -40,1850!", mix(BONE, ASH, 0.45), angle=3, laps=90, lift=0
    )
    card.paint(f"-40,1652! {EDGE},1742! 1240,1648! 1240,1850! -40,1850!", PENCIL, angle=3, laps=90)
    card.paint(
        f"-40,1628! {EDGE},1716! 1240,1624! 1240,1656! {EDGE},1750! -40,1660!",
        BONE,
        angle=3,
        lift=7,
        edge="torn",
        wobble=4,
        core=CHALK,
    )
    for x, y, to in ((214, 1668, 206), (960, 1667, 968)):
        card.paint(ribbon(f"{x},{y} {to},{y + 34}", (5, 5)), ASH, wobble=0.4)


def _shadows(card: Sheet) -> None:
    """Flat shapes on the stones, one for the dog, one for each pair of shoes."""
    ink = mix(ASH, PENCIL, 0.55)
    card.paint(
        "64,1580! 190,1536 400,1528 585,1566 740,1540 940,1534 1050,1566! 1000,1604 850,1620 690,1606 585,1592 430,1578 "
        "280,1596 120,1604",
        ink,
        angle=3,
    )
    for spec in ("200,1490! 330,1464 500,1484! 440,1516 250,1510", "900,1486! 1010,1462 1150,1478! 1080,1500 960,1506"):
        card.paint(spec, ink, angle=3)
