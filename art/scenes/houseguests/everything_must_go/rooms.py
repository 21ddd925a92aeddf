"""The house front with nobody behind it, and what stood behind it: stair, lamp, rug."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.everything_must_go.inks import BRICK, CREAM, INK, MUSTARD, OLIVE, PALE, UMBER

PLASTER = shift(MUSTARD, 0.07)


def front(card: Sheet) -> None:
    """Nailed shut."""
    wall = card.piece("-40,-40! 1240,-40! 1240,786! -40,800!", MUSTARD, angle=3, laps=120, grain=0.26)
    with card.inside(wall):
        card.paint("-40,690! 1240,676! 1240,800! -40,810!", shift(MUSTARD, -0.07), angle=2)
        card.paint("-40,40! 1240,30! 1240,62! -40,72!", shift(MUSTARD, -0.09), angle=2)
    for x, low in ((40, 500), (352, 800), (730, 470)):
        door = low == 800
        wide = 236 if door else 190
        card.paint(
            f"{x - 20},140! {x + wide + 20},136! {x + wide + 22},{low + 14}! {x - 22},{low + 18}!",
            PLASTER,
            angle=88,
            lift=4,
        )
        card.paint(f"{x},162! {x + wide},158! {x + wide + 2},{low}! {x},{low}!", INK, angle=88)
        slants = ((-16, 196), (14, 330), (-10, 470), (20, 600)) if door else ((12, 200), (-14, 300), (9, 396))
        for k, (rise, y) in enumerate(slants):
            if y > low - 60:
                continue
            card.paint(
                f"{x - 36},{y + rise}! {x + wide + 34},{y - rise}! {x + wide + 36},{y - rise + 62}! {x - 34},{y + rise + 62}!",
                shift(UMBER, 0.08 if k % 2 else 0.02),
                angle=4,
                laps=26,
                lift=7,
            )
            for u, v in ((x - 14, y + rise), (x + wide + 12, y - rise)):
                card.paint(f"{u},{v + 24}! {u + 11},{v + 24}! {u + 11},{v + 35}! {u},{v + 35}!", INK)
        if not door:
            card.paint(
                f"{x - 30},{low + 6}! {x + wide + 30},{low + 2}! {x + wide + 32},{low + 36}! {x - 32},{low + 40}!",
                PLASTER,
                angle=2,
                lift=5,
            )
    card.paint("-40,786! 1240,772! 1240,802! -40,816!", mix(UMBER, CREAM, 0.3), angle=2)


STEPS, WIDE, HIGH, X, Y = 9, 64, 56, 486, 1070
"""How many steps, each so wide and high; where they begin."""


def stair(card: Sheet) -> None:
    """Put out with the rest; it leads up to nothing."""
    edge = [f"{X},{Y}!"]
    for k in range(STEPS):
        edge += [f"{X + WIDE * k},{Y - HIGH * (k + 1)}!", f"{X + WIDE * (k + 1)},{Y - HIGH * (k + 1)}!"]
    right, top = X + WIDE * STEPS + 84, Y - HIGH * STEPS
    card.paint(
        f"{X - 30},{Y + 4}! {right + 40},{Y - 10}! {right + 40},{Y + 44}! {X + 60},{Y + 60}!", mix(CREAM, UMBER, 0.34)
    )
    side = card.piece(" ".join([*edge, f"{right},{top}!", f"{right},{Y}!"]), UMBER, angle=-40, laps=80, lift=14)
    with card.inside(side):
        slant = f"{X + 20},{Y - 8}! {right - 40},{top + 100}! {right - 40},{Y - 26}! {X + 60},{Y - 26}!"
        card.paint(slant, shift(UMBER, -0.055), angle=88, laps=60)
        for u in (740, 880, 1020):
            card.paint(f"{u},400! {u + 12},400! {u + 12},{Y + 20}! {u},{Y + 20}!", UMBER, angle=88)
    for k in range(STEPS):
        x, y = X + WIDE * k, Y - HIGH * (k + 1)
        far = x + WIDE + (96 if k == STEPS - 1 else 12)
        card.paint(f"{x - 12},{y - 6}! {far},{y - 8}! {far},{y + 10}! {x - 12},{y + 12}!", BRICK, angle=3, lift=4)
        card.paint(
            f"{x - 2},{y + 10}! {x + 12},{y + 10}! {x + 12},{y + HIGH}! {x - 2},{y + HIGH}!", shift(BRICK, -0.06)
        )
    # the rail goes as far as it used to
    for k in range(0, STEPS, 2):
        x, y = X + WIDE * k + 34, Y - HIGH * (k + 1)
        card.paint(ribbon(f"{x},{y} {x + 2},{y - 132}", (10, 9)), INK, lift=3)
    x, y = X + WIDE * (STEPS - 1) + 40, Y - HIGH * STEPS
    card.paint(ribbon(f"{X - 30},{Y - 160} {X + 34},{Y - HIGH - 136} {x - 4},{y - 128}", (19, 17, 17)), INK, lift=5)
    card.paint(ribbon(f"{X - 34},{Y - 166} {X - 30},{Y + 6}", (26, 24)), INK, lift=5)


def lamp(card: Sheet) -> None:
    """It stands where it stood."""
    card.paint(ribbon("78,930 82,1330", (14, 14)), INK, lift=4)
    shade = card.piece("14,760! 142,754! 200,934 82,948 -40,940!", PALE, angle=86, laps=40, lift=9)
    with card.inside(shade):
        card.paint("100,750! 142,750! 210,950! 140,950!", shift(PALE, -0.08), angle=76)
        card.paint("-50,914! 210,906! 210,928! -50,936!", OLIVE, angle=2)


def rug(card: Sheet) -> None:
    """With its fold."""
    for k in range(24):
        card.paint(ribbon(f"{-30 + 54 * k},1744 {-34 + 54 * k},1790", (9, 7)), PALE)
    patch = card.piece("-40,1560! 1240,1544! 1240,1752! -40,1764!", BRICK, angle=2, laps=70, lift=8)
    with card.inside(patch):
        card.paint("-40,1704! 1240,1692! 1240,1714! -40,1726!", MUSTARD, angle=2)
        for k in range(16):
            card.paint(f"{-20 + 84 * k},1734! {6 + 84 * k},1722! {30 + 84 * k},1732! {4 + 84 * k},1744!", INK)
