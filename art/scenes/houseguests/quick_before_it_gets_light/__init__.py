"""Quick, Before It Gets Light: a boy runs downhill with his sister asleep on a mattress; uphill a band goes on tiptoe."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.quick_before_it_gets_light.band import band
from art.scenes.houseguests.quick_before_it_gets_light.boy import boy, rope
from art.scenes.houseguests.quick_before_it_gets_light.inks import ASH, BLUE, BONE, PLUM, SLATE
from art.scenes.houseguests.quick_before_it_gets_light.raft import raft

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the night round a bare street, the band far up in it, then raft, rope and runner."""
    _houses(card)
    band(card)
    _street(card)
    _roofs(card)
    raft(card)
    rope(card)
    boy(card)


def _houses(card: Sheet) -> None:
    """Two planes and a wedge of sky that is not yet paler."""
    card.paint("-40,-40! 1240,-40! 1240,760! -40,760!", PLUM, angle=-20, laps=110, grain=0.24)
    right = card.piece(
        "600,300! 700,250 860,190 1020,150 1240,60! 1240,1010! 900,1120! 520,1180! 560,760",
        SLATE,
        angle=84,
        laps=110,
        edge="torn",
        core=ASH,
        wobble=9,
        lift=8,
    )
    with card.inside(right):
        for x, y, tall in ((1010, 190, 150), (790, 300, 130)):
            card.paint(
                f"{x},{y}! {x + 100},{y - 16}! {x + 104},{y + tall}! {x + 4},{y + tall + 8}!",
                mix(SLATE, BLUE, 0.5),
                angle=86,
                lift=3,
            )
            for k in range(5):
                card.paint(ribbon(f"{x + 8},{y + 24 + 26 * k} {x + 96},{y + 14 + 26 * k}", (4, 4)), shift(SLATE, 0.05))
            card.paint(ribbon(f"{x + 52},{y - 8} {x + 54},{y + tall}", (5, 5)), shift(SLATE, 0.05))
    left = card.piece(
        "-40,90! 120,60 300,110 470,90! 520,300 540,620 600,900 640,1130! 300,1230 -40,1330!",
        BLUE,
        angle=86,
        laps=100,
        edge="torn",
        core=SLATE,
        wobble=9,
        lift=10,
    )
    with card.inside(left):
        for x, y, wide, tall in ((70, 210, 110, 190), (300, 240, 100, 180), (400, 610, 90, 160)):
            card.paint(
                f"{x},{y}! {x + wide},{y + 6}! {x + wide},{y + tall}! {x},{y + tall - 4}!",
                mix(BLUE, PLUM, 0.7),
                angle=86,
                lift=3,
            )
            card.paint(ribbon(f"{x - 10},{y + tall + 4} {x + wide + 10},{y + tall + 8}", (12, 12)), SLATE)
            card.paint(ribbon(f"{x + wide / 2},{y} {x + wide / 2},{y + tall}", (6, 6)), SLATE)
        card.paint(ribbon("-40,540 300,520 600,500", (7, 9, 7)), SLATE, thin=0.2)


def _street(card: Sheet) -> None:
    """Bare; the stones are only said."""
    stones = []
    for row in range(8):
        for i in range(12):
            x = -30 + 112 * i + 50 * (row % 2)
            y = 1330 + 58 * row - 0.29 * x
            if (row * 5 + i * 3) % 4:
                stones.append(
                    ribbon(
                        f"{x},{y:.0f} {x + 26},{y - 22:.0f} {x + 66},{y - 26:.0f} {x + 84},{y - 10:.0f}", (2, 5, 5, 2)
                    )
                )
    card.paint(turned(stones), mix(BONE, ASH, 0.5), thin=0.3, wobble=1.2)


def _roofs(card: Sheet) -> None:
    """Below the kerb the lower town: ridges, chimneys, nobody up."""
    card.paint(
        ribbon("-40,1752 400,1678 800,1604 1240,1520", (26, 24, 22, 20)),
        ASH,
        angle=-16,
        edge="torn",
        core=BONE,
        wobble=3,
        lift=5,
    )
    for spec, ink in (
        ("-40,1772! 460,1686 1240,1540! 1240,1840! -40,1840!", mix(PLUM, BLUE, 0.35)),
        ("500,1760! 700,1680! 930,1730! 1000,1840! 470,1840!", SLATE),
        ("880,1740! 1110,1610! 1240,1650! 1240,1840! 930,1840!", BLUE),
        ("-40,1830! 160,1770! 420,1820! 440,1840! -40,1840!", BLUE),
    ):
        card.paint(spec, ink, angle=-16, laps=70, edge="torn", core=ASH, wobble=5, lift=5)
    for x, y in ((620, 1700), (1130, 1600)):
        card.paint(f"{x},{y}! {x + 46},{y - 8}! {x + 48},{y + 70}! {x + 2},{y + 74}!", PLUM, angle=86, lift=4)
        card.paint(f"{x - 8},{y - 12}! {x + 54},{y - 20}! {x + 54},{y + 2}! {x - 8},{y + 10}!", ASH, lift=3)
