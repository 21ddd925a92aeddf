"""What is kept: a snow angel as long as a child of six, and beside it a very small one that is not empty."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.they_do_it_every_morning.inks import ASH, HOLLOW, LAWN, RED, SLATE, SNOW

AT: Final = affine(418, 640, 1.06, -6)
DEEP: Final = mix(HOLLOW, SLATE, 0.5)
SMALL: Final = affine(150, 930, 0.29, -20)
BANK: Final = (
    "-6,-506 66,-494 128,-440 150,-372 146,-330! 196,-398 270,-446 336,-444 396,-372 432,-270 440,-160 412,-50 344,20 262,6 "
    "186,-34! 176,60 206,190 262,300 322,420 312,492 240,540 130,566 40,552 -60,570 -130,552 -176,516! -204,470 -246,470 "
    "-276,500! -318,470 -300,404 -242,280 -196,170 -176,50 -170,-40! -250,6 -340,28 -404,-40 -446,-170 -428,-290 -380,-386 "
    "-320,-444 -250,-430 -190,-380 -146,-330! -154,-390 -122,-452 -70,-498"
)


def angel(card: Sheet) -> None:
    """Lay what is left of the snow, the hollow in it, and the small one."""
    for at, wide in ((SMALL, 1.1), (AT, 1.0)):
        own = at @ np.array([[wide, 0, 0], [0, wide, 0], [0, 0, 1]])
        card.paint(BANK, "#16191a", at=own @ np.array([[1.03, 0, 4], [0, 1.03, 12], [0, 0, 1]]), edge="raw", ragged=12)
        bank = card.piece(BANK, SNOW, at=own, angle=-20, laps=70, grain=0.12, edge="raw", ragged=16, dry=0.5)
        with card.inside(bank):
            _hollow(card, at)
    _fresh(card)
    _toy(card)


def _fresh(card: Sheet) -> None:
    """What he has brought so far, and where it has gone all the same."""
    for spec in (
        "300,1196 330,1168 372,1176 392,1206 366,1232 320,1230",
        "256,1150 276,1134 300,1146 296,1172 268,1176",
        "396,1160 414,1150 430,1166 416,1184 398,1180",
    ):
        lump = card.piece(spec, SNOW, edge="raw", ragged=8, grain=0.12, lift=3)
        x, y = (float(v) for v in spec.split()[-1].split(","))
        card.pattern(lump, [ribbon(f"{x - 30},{y} {x + 24},{y - 2} {x + 60},{y - 26}", (4, 14, 4))], HOLLOW)
    blades = []
    for x, y in ((556, 1196), (284, 782), (612, 944), (196, 648)):
        blades.append(curve("-20,0 -8,-10 8,-9 22,0 8,8 -10,8", affine(x, y)))
        for lean, tall in ((-20, 26), (-8, 40), (5, 46), (18, 30)):
            blades.append(
                ribbon(
                    f"{x + lean * 0.6},{y + 2} {x + lean * 0.8},{y - tall * 0.5} {x + lean * 1.5},{y - tall}", (8, 7, 2)
                )
            )
    card.paint(turned(blades), LAWN, wobble=0.3)


def _fan(x: float, y: float, inner: float, outer: float, a: float, b: float) -> Array:
    """Return a sector about (x, y), its far edge soft at the corners."""
    t = np.radians(np.linspace(a, b, 24))
    far = np.stack([np.cos(t), np.sin(t)], 1) * (outer * (1 - 0.05 * np.linspace(-1, 1, 24) ** 6))[:, None]
    near = np.stack([np.cos(t[::-1]), np.sin(t[::-1])], 1) * inner
    sector: Array = np.vstack([far, near]) + np.array([x, y])
    return sector


def _hollow(card: Sheet, at: Array) -> None:
    size = float(np.hypot(at[0, 0], at[1, 0]))

    def put(local: Array, dx: float = 0, dy: float = 0) -> Array:
        moved: Array = (local + np.array([dx, dy])) @ at[:, :2].T + at[:, 2]
        return moved

    head = curve(ROUND, affine(0, -346, 88))
    bobble = curve(ROUND, affine(8, -444, 34))
    body = curve("-50,-268! -100,-236 -98,-100 -104,40 -92,130! 92,130! 104,40 98,-100 100,-236 50,-268!")
    wings = [_fan(62, -186, 20, 322, -52, 36), _fan(-62, -186, 20, 326, 142, 226)]
    legs = [_fan(20, 40, 20, 456, 57, 86), _fan(-20, 40, 20, 446, 94, 122)]
    every = [bobble, head, body, *wings, *legs]
    card.paint(turned([put(p) for p in every]), DEEP, edge="raw", ragged=8 * size, grain=0.2, angle=60)
    floor = card.piece(
        turned([put(p * 0.985, 8, 14) for p in every]), HOLLOW, edge="raw", grain=0.2, angle=60, ragged=8 * size
    )
    # where arms and legs went to and fro
    arcs: list[tuple[float, float, float, float, float]] = []
    arcs += [(62, -186, r, -46, 32) for r in (120, 168, 214, 262, 300)]
    arcs += [(-62, -186, r, 148, 226) for r in (120, 168, 214, 262, 300)]
    arcs += [(20, 40, r, 59, 84) for r in (190, 250, 312, 372, 426)]
    arcs += [(-20, 40, r, 96, 120) for r in (170, 232, 290, 352, 412)]
    lines, darks = [], []
    for k, (x, y, r, a, b) in enumerate(arcs):
        t = np.radians(np.linspace(a + 3 * (k % 3), b - 4 * (k % 2), 12))
        way = np.stack([np.cos(t), np.sin(t)], 1) * r + (x, y)
        lines.append(ribbon(put(way), np.array((2, 15, 18, 12, 2)) * size))
        darks.append(ribbon(put(way, 0, -14), np.array((1, 6, 8, 5, 1)) * size))
    card.pattern(floor, turned(lines), SNOW, thin=0.22)
    card.pattern(floor, turned(darks), mix(HOLLOW, SLATE, 0.3), thin=0.2)
    # where head and back lay longest
    with card.inside(floor):
        for spec, wide in (
            ("-30,-404 -36,-340 -26,-282", 40),
            ("8,-412 4,-340 10,-270", 44),
            ("44,-398 46,-344 40,-292", 32),
            ("-58,-226 -52,-120 -66,100", 34),
            ("-22,-250 -16,-100 -24,70", 40),
            ("20,-246 16,-120 22,116", 42),
            ("60,-220 54,-90 62,40", 32),
        ):
            stroke = put(curve(spec, closed=False))
            card.brush(stroke[::4], wide * size, mix(HOLLOW, SLATE, 0.22), dry=0.8, taper=0.3)


def _toy(card: Sheet) -> None:
    """A cloth elephant on its back, where somebody laid it to do the same."""
    at = affine(156, 914, 1.12, -20)
    grey, dark = mix(ASH, SLATE, 0.35), mix(SLATE, LAWN, 0.35)
    for limb in ("-20,-12 -50,-34", "20,-12 52,-32", "-14,40 -28,74", "14,40 30,74"):
        card.paint(ribbon(limb, (24, 27), at), grey, lift=2, wobble=0.3)
        x, y = (float(v) for v in limb.split()[1].split(","))
        card.paint(ROUND, grey, at=at @ np.array([[13, 0, x], [0, 13, y], [0, 0, 1]]), wobble=0.3)
    card.paint("0,-30 28,-18 34,20 22,50 0,58 -22,50 -34,20 -28,-18", grey, at=at, lift=3, wobble=0.4)
    for ear in ("-14,-84 -44,-98 -64,-76 -58,-46 -34,-34 -12,-46", "14,-84 44,-98 64,-76 58,-46 34,-34 12,-46"):
        card.paint(ear, mix(grey, LAWN, 0.22), at=at, lift=2, wobble=0.4)
    card.paint("0,-98 24,-88 30,-62 20,-38 0,-30 -20,-38 -30,-62 -24,-88", grey, at=at, lift=3, wobble=0.4)
    card.paint(ribbon("0,-56 2,-34 8,-14 22,-4", (20, 17, 14, 11), at), mix(grey, SNOW, 0.12), lift=2, wobble=0.3)
    for x in (-13, 13):
        card.paint(ROUND, LAWN, at=at @ np.array([[4, 0, x], [0, 4, -66], [0, 0, 1]]), wobble=0.1)
    card.paint("-26,-34! -10,-26 10,-26 26,-34! 30,-18 10,-10 -10,-10 -30,-18", RED, at=at, lift=2, wobble=0.4)
    card.paint("-22,-18! -6,-14! -12,40! -32,36!", RED, at=at, lift=2, wobble=0.4)
    card.paint(ribbon("-30,24 -12,27", (5, 5), at), dark, wobble=0.2)
