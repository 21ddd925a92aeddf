"""What hangs from the horns."""

from __future__ import annotations

from art.cutpaper.contour import DOT, RING, ROUND, affine, motif, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.anything_else.inks import CHALK, CORAL, LILAC, PEAR, PLUM, SEA, SHELL


def _thread(card: Sheet, x: float, y: float, to: float) -> None:
    card.paint(ribbon(f"{x},{y} {x + 3},{(y + to) / 2} {x},{to}", (5, 5)), PLUM)


def hang_back(card: Sheet) -> None:
    """From the far horn: a birdcage."""
    _cage(card, 880, 690)


def hang_front(card: Sheet) -> None:
    """From the near one: an umbrella, a hat box, a cup; on a tine a lampshade; on the far horn the hat."""
    _umbrella(card, 70, 690)
    _box(card, 214, 706)
    _shade(card, 146, 270)
    _cup(card, 386, 496)
    _hat(card, 858, 384)


def _umbrella(card: Sheet, x: float, y: float) -> None:
    _thread(card, x, y - 70, y + 20)
    card.paint(ribbon(f"{x},{y + 10} {x - 4},{y + 440}", (12, 12)), PLUM)
    card.paint(
        f"{x - 4},{y + 410}! {x - 30},{y + 320} {x - 56},{y + 200} {x - 50},{y + 90}! {x - 20},{y + 110} {x},{y + 84}! "
        f"{x + 24},{y + 108} {x + 50},{y + 88}! {x + 54},{y + 200} {x + 26},{y + 320}!",
        SEA,
        angle=86,
        lift=7,
    )
    for d in (-22, 24):
        card.paint(ribbon(f"{x + d},{y + 108} {x + d},{y + 220} {x - 2},{y + 390}", (3, 12, 3)), shift(SEA, -0.1))
    card.paint(
        ribbon(f"{x},{y + 84} {x},{y + 20} {x - 20},{y - 14} {x - 50},{y - 6} {x - 56},{y + 24}", (15, 15)), CORAL
    )


def _cage(card: Sheet, x: float, y: float) -> None:
    _thread(card, x, y - 20, y + 60)
    card.paint(
        f"{x},{y + 50}! {x + 76},{y + 80} {x + 100},{y + 150}! {x + 104},{y + 320}! {x - 104},{y + 320}! {x - 100},{y + 150}! "
        f"{x - 76},{y + 80}!",
        mix(CHALK, SHELL, 0.55),
        angle=88,
        lift=7,
    )
    wires = [
        ribbon(f"{x},{y + 54} {x + d * 0.75},{y + 100} {x + d},{y + 160} {x + d},{y + 316}", (5, 5))
        for d in (-98, -58, -20, 20, 58, 98)
    ]
    bird = f"{x - 62},{y + 262}! {x - 20},{y + 226} {x + 10},{y + 180} {x + 42},{y + 172}! {x + 66},{y + 186}! {x + 48},{y + 200} {x + 44},{y + 246} {x - 4},{y + 268}!"
    card.paint(bird, PEAR, angle=-30, lift=2)
    card.paint(ROUND, PLUM, at=affine(x + 34, y + 190, 5))
    card.paint(ribbon(f"{x - 84},{y + 272} {x + 84},{y + 268}", (8, 8)), PLUM)
    card.paint(wires, PLUM)
    card.paint(
        f"{x - 116},{y + 312}! {x + 116},{y + 312}! {x + 108},{y + 350}! {x - 108},{y + 350}!", LILAC, angle=2, lift=4
    )


def _box(card: Sheet, x: float, y: float) -> None:
    _thread(card, x, y - 10, y + 80)
    box = card.piece(
        f"{x - 110},{y + 130}! {x + 112},{y + 124}! {x + 104},{y + 300}! {x - 102},{y + 304}!", SHELL, angle=86, lift=8
    )
    card.pattern(
        box,
        [ribbon(f"{x + d},{y + 110} {x + d},{y + 320}", (15, 15)) for d in range(-96, 130, 44)],
        CHALK,
        thin=0.1,
    )
    card.paint(
        f"{x - 122},{y + 92}! {x + 124},{y + 86}! {x + 122},{y + 136}! {x - 120},{y + 142}!",
        mix(SHELL, CORAL, 0.45),
        angle=2,
        lift=5,
    )
    card.paint(ribbon(f"{x - 60},{y + 92} {x},{y + 54} {x + 60},{y + 88}", (7, 7)), PLUM)


def _cup(card: Sheet, x: float, y: float) -> None:
    _thread(card, x, y - 30, y + 56)
    card.paint(ribbon(RING, (0.32, 0.32), affine(x, y + 74, 26), 26), SEA)
    card.paint(
        f"{x - 22},{y + 84}! {x + 46},{y + 60}! {x + 70},{y + 116} {x + 56},{y + 166} {x + 20},{y + 178}! {x - 20},{y + 164} "
        f"{x - 34},{y + 124}!",
        SEA,
        angle=60,
        lift=6,
    )


def _shade(card: Sheet, x: float, y: float) -> None:
    shade = card.piece(
        f"{x - 74},{y - 60}! {x + 12},{y - 82}! {x + 116},{y + 46}! {x - 120},{y + 84}!", LILAC, angle=80, lift=8
    )
    card.pattern(shade, motif(card.box(shade), DOT, 46, 9), CHALK)


def _hat(card: Sheet, x: float, y: float) -> None:
    card.paint(
        f"{x - 56},{y - 10}! {x - 46},{y - 84} {x + 4},{y - 100} {x + 52},{y - 82}! {x + 62},{y - 2}!",
        PEAR,
        angle=4,
        lift=7,
    )
    card.paint(f"{x - 58},{y - 32}! {x + 60},{y - 26}! {x + 62},{y}! {x - 58},{y - 6}!", CORAL, angle=3)
    card.paint(
        f"{x - 128},{y - 6} {x - 60},{y - 16} {x + 60},{y - 10} {x + 130},{y + 14} {x + 60},{y + 26} {x - 60},{y + 18}",
        PEAR,
        angle=4,
        lift=5,
    )


def pear(card: Sheet) -> None:
    """Low on the longest thread, before its nose: what it came for."""
    card.paint(ribbon("1082,680 1090,900 1092,1140", (5, 5)), PLUM)
    at = affine(1090, 1250, 1.3, 6)
    body = card.piece(
        "-6,-88 10,-88 20,-58 30,-26 54,4 58,40 36,70 0,78 -38,70 -60,38 -52,2 -30,-28 -20,-60",
        PEAR,
        at=at,
        angle=60,
        laps=40,
        lift=9,
    )
    with card.inside(body):
        card.paint("-70,0! -34,14 -20,50 20,74! -70,100!", shift(PEAR, -0.1), at=at)
        spot: Ink = shift(PEAR, 0.09)
        card.paint("14,-40 26,-10 40,20 22,14 10,-14", spot, at=at)
