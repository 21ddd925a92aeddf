"""The hills, the field of stalks, and a table laid in it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.just_the_one.inks import CHALK, GREEN, LILAC, PISTACHIO, PLUM, SHADE, SKY, brushed

HORIZON: Final = 640
ROWS: Final = (676, 704, 744, 800, 880, 1000, 1170, 1410, 1740)


def field(card: Sheet) -> None:
    """Row behind row, and nothing on any stalk."""
    brushed(card, "-40,560! 60,500 150,520 250,452 380,500 560,470! 560,720! -40,720!", SKY, angle=-6, ragged=30)
    brushed(card, "-40,600! 90,570 220,596 360,560 560,590! 560,720! -40,720!", LILAC, angle=3, ragged=30)
    light = mix(PISTACHIO, CHALK, 0.5)
    brushed(card, f"-40,{HORIZON}! 300,{HORIZON - 8} 640,{HORIZON}! 900,1840! -40,1840!", light, angle=2, laps=110)
    for row, y in enumerate(ROWS):
        near = y - HORIZON
        high = 0.012 * near + 8
        brushed(
            card,
            f"-40,{y - high}! 300,{y - high - 4} 700,{y - high}! 700,{y + high}! 300,{y + high + 4} -40,{y + high}!",
            shift(PISTACHIO, -0.03),
            angle=1,
            ragged=20,
        )
        card.paint(_stalks(y, row), mix(GREEN, light, max(0.0, 0.5 - row * 0.08)), wobble=0.3)
        if row > 3:
            card.paint(_cuts(y, row), CHALK, wobble=0.2)


def _tops(y: float, row: int) -> list[tuple[float, float, float, float]]:
    """Where the stalks of a row stand, where they end, and how thick they are."""
    near = y - HORIZON
    step, tall, thick = 0.2 * near + 14, 0.36 * near + 14, 0.012 * near + 2
    tops = []
    for k in range(int(620 / step) + 2):
        x = -30 + step * (k + 0.5 * (row % 2)) + 0.1 * step * ((k * 7 + row * 3) % 5 - 2)
        if row > 3 and x > (316 if row < 6 else 130):
            break
        if row in (3, 4) and 0 < x < 300:
            continue  # the place that was cleared for a table
        lean = 0.05 * tall * ((k * 3 + row) % 3 - 1)
        tops.append((x, x + lean, y - tall * (0.86 + 0.07 * ((k * 5 + row) % 4)), thick))
    return tops


def _stalks(y: float, row: int) -> list[str]:
    """One row: every stalk with its two low leaves, cut across at the top."""
    shapes: list[str] = []
    for x, end, top, thick in _tops(y, row):
        shapes.append(
            f"{x - thick},{y}! {end - thick * 0.8},{top}! {end + thick * 0.8},{top - thick * 0.6}! {x + thick},{y}!"
        )
        if row > 2:
            h = y - top
            w = h * 0.11 * (1 if (int(x) + row) % 2 else -1)
            shapes.append(f"{x},{y}! {x - w},{y - h * 0.22} {x - w * 1.9},{y - h * 0.62}! {x - w * 0.3},{y - h * 0.32}")
            shapes.append(
                f"{x},{y}! {x + w * 0.5},{y - h * 0.16} {x + w * 1.6},{y - h * 0.4}! {x + w * 1.3},{y - h * 0.12}"
            )
    return shapes


def _cuts(y: float, row: int) -> list[str]:
    """The pale ends, which say that there was more of them."""
    return [
        f"{end - thick * 0.8},{top}! {end},{top - thick} {end + thick * 0.8},{top - thick * 0.6}! {end},{top + thick * 0.5}"
        for _, end, top, thick in _tops(y, row)
    ]


def table(card: Sheet) -> None:
    """He sits with his back to us, at a cloth with an empty vase; the other chair is empty too."""
    at = affine(150, 800, 1)
    wood = mix(PLUM, LILAC, 0.35)
    pale = mix(wood, CHALK, 0.35)
    brushed(
        card,
        "-156,62 -130,46 -60,39 60,37 130,46 156,62 130,78 60,86 -60,86 -130,78",
        shift(PISTACHIO, -0.09),
        at=at,
        angle=1,
    )
    card.paint("-24,-150! 24,-150! 24,-60! -24,-60!", wood, at=at, wobble=0.3)
    for x, foot in ((-84, 42), (84, 42), (-108, 66), (108, 66)):
        card.paint(ribbon(f"{x},-60 {x},{foot}", (7, 6), at), wood, wobble=0.2)
    brushed(card, "-118,-98! 118,-98! 126,-36 120,-28 -120,-28 -126,-36!", CHALK, at=at, angle=88, ragged=0, lift=6)
    for x in (-92, 92):
        card.paint(ribbon(f"{x},-92 {x * 1.06},-34", (2, 4), at), mix(CHALK, LILAC, 0.6), wobble=0.2)
    brushed(
        card,
        "70,-98! 62,-116 66,-134 76,-146 70,-158! 92,-158! 86,-146 96,-134 100,-116 92,-98!",
        SKY,
        at=at,
        ragged=0,
        lift=4,
    )
    for side in (-1, 1):
        shin = f"{side * 10},-16! {side * 34},-16! {side * 30},52! {side * 38},60 {side * 34},66! {side * 12},66! {side * 12},50!"
        card.paint(shin, mix(PLUM, LILAC, 0.2), at=at, wobble=0.2)
    brushed(
        card,
        "-54,-6! -60,-80 -50,-124 -18,-140 18,-140 50,-124 60,-80 54,-6!",
        PLUM,
        at=at,
        angle=86,
        ragged=0,
        lift=5,
    )
    card.paint("-13,-136! -12,-160! 12,-160! 13,-136!", SHADE, at=at, wobble=0.2)
    card.paint(ROUND, SHADE, at=affine(150, 628, 25), wobble=0.3)
    card.paint("-26,-178! -28,-200 -12,-208 12,-208 28,-200 26,-178! 0,-172", wood, at=at, lift=3, wobble=0.2)
    chair = [ribbon(f"{x},-92 {x * 1.04},0 {x * 1.14},76", (5, 5, 6), at) for x in (-42, 42)]
    chair += [ribbon("-42,-88 42,-88", (6, 6), at), ribbon("-42,-52 42,-52", (6, 6), at)]
    chair += [ribbon("-56,-8 56,-8", (10, 10), at), ribbon("-44,40 44,40", (5, 5), at)]
    card.paint(chair, pale, lift=2, wobble=0.2)
