"""The plate on the floor, in six pieces that have slid apart, and the one which is not there."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import BONE, CAST, CHINA, COBALT, DEEP, TILE, WELL
from art.scenes.houseguests.it_was_already_broken.lady import lady, lips, parrot

MIDDLE: Final = (598.0, 604.0)
SIZE: Final = 1.11
TILT: Final = -5.0
FAR: Final = 508.0
HOLE: Final = ((-152, 88), (-34, 110), (84, 82), (184, 120), (158, 232), (24, 262), (-120, 224))
"""The piece with her mouth: what is missing from the plate, in the plate's own measure."""
CRACKS: Final = (
    (0, ((-262, 136), (-370, 66)), 174),
    (1, ((6, 0), (-44, -140), (34, -256), (-26, -370)), 264),
    (3, ((280, 40), (390, 62)), 364),
    (4, ((246, 326),), 413),
    (5, ((-6, 372),), 458),
    (6, ((-226, 300),), 494),
)
"""From which corner of the hole, over which points, to which angle of the rim; clockwise from the left."""
SLID: Final = ((-18, -8, -2.0), (14, -16, 2.0), (14, 8, 2.0), (14, 20, -2.0), (-8, 22, 2.0), (-24, 12, -2.5))
"""How far each piece has slid, and how far it has turned: one after each crack."""
CHIP: Final = (143, 159)
"""From which angle to which a chip is out of the rim."""
PETAL: Final = "-1,0! -.2,-.5 .7,-.3 1,0! .7,.3 -.2,.5"


def within(frame: Array, x: float, y: float, size: float = 1.0, tilt: float = 0.0) -> Array:
    """Place a smaller frame by the measure of a larger one."""
    return np.asarray(frame @ np.vstack([affine(x, y, size, tilt), (0.0, 0.0, 1.0)]))


def _rim(angle: float) -> tuple[float, float]:
    return FAR * math.cos(math.radians(angle)), FAR * math.sin(math.radians(angle))


def _shard(k: int) -> str:
    """Type one piece: out along its first crack, round the rim, in along the next, back along the hole."""
    (a, way, start), (b, back, end) = CRACKS[k], CRACKS[(k + 1) % len(CRACKS)]
    end += 360 if end < start else 0
    n = max(4, int((end - start) / 6))
    arc = [_rim(start + (end - start) * i / n) for i in range(n + 1)]
    sharp = {0, n}
    if start < CHIP[0] < end or start < CHIP[0] + 360 < end:
        turns = [start, *CHIP, end] if start < CHIP[0] else [start, CHIP[0] + 360, CHIP[1] + 360, end]
        inner = [(f * x, f * y) for f, (x, y) in ((0.84, _rim(CHIP[0] + 4)), (0.79, _rim(CHIP[0] + 13)))]
        low = [_rim(turns[0] + (turns[1] - turns[0]) * i / 4) for i in range(5)]
        high = [_rim(turns[2] + (turns[3] - turns[2]) * i / 4) for i in range(5)]
        arc, sharp = [*low, *inner, *high], {0, 4, 5, 6, 7, 11}
    b += len(HOLE) if b < a else 0
    hole = [HOLE[i % len(HOLE)] for i in range(b, a, -1)]
    points = [
        *((x, y, "!") for x, y in (HOLE[a], *way)),
        *((x, y, "!" if i in sharp else "") for i, (x, y) in enumerate(arc)),
        *((x, y, "!") for x, y in (*back[::-1], *hole)),
    ]
    return " ".join(f"{x:.1f},{y:.1f}{c}" for x, y, c in points)


def _rim_marks(card: Sheet, at: Array) -> None:
    """Lay leaves and dots between two blue lines."""
    petals, dots = [], []
    for k in range(30):
        a = math.radians(12 * k)
        petals.append(curve(PETAL, within(at, 460 * math.cos(a), 460 * math.sin(a), 32, 12 * k)))
        b = a + math.pi / 30
        dots.append(curve(ROUND, within(at, 473 * math.cos(b), 473 * math.sin(b), 9)))
    card.paint(turned(petals), COBALT, angle=40, laps=40, wobble=0.7)
    card.paint(turned(dots), mix(COBALT, TILE, 0.35), wobble=0.5)
    for r, wide in ((500, 21), (416, 8)):
        line = " ".join(f"{x * r / FAR:.1f},{y * r / FAR:.1f}" for x, y in map(_rim, range(0, 364, 6)))
        card.paint(ribbon(line, (wide, wide), at), COBALT)


def _painting(card: Sheet, at: Array) -> None:
    """Lay all that is painted on the plate; whoever calls has clipped it to a piece."""
    well = card.piece(ROUND, WELL, at=within(at, 0, 0, 418), angle=20, laps=90, grain=0.16)
    with card.inside(well):
        lady(card, at)
    ring = ribbon(" ".join(f"{x * 0.915:.1f},{y * 0.915:.1f}" for x, y in map(_rim, range(0, 364, 6))), (96, 96), at)
    card.paint(ring, CHINA, angle=20, laps=90, grain=0.12)
    _rim_marks(card, at)
    parrot(card, within(at, 280, 196, 0.88, -9))


def plate(card: Sheet) -> None:
    """Lay what falls on the floor, then the pieces one after another."""
    frames = []
    for k, (dx, dy, turn) in enumerate(SLID):
        spec = np.array([[float(v) for v in p.rstrip("!").split(",")] for p in _shard(k).split()])
        cx, cy = spec.mean(0)
        whole = affine(*MIDDLE, SIZE, TILT)
        frames.append(within(within(whole, cx + dx, cy + dy, 1, turn), -cx, -cy))
    for k, at in enumerate(frames):
        fallen = at + np.array([[0, 0, 20.0], [0, 0, 26.0]])
        card.paint(_shard(k), CAST, at=fallen, angle=20, laps=80)
    for k, at in enumerate(frames):
        card.paint(_shard(k), DEEP, at=at + np.array([[0, 0, 5.0], [0, 0, 8.0]]), angle=20)
    for k, at in enumerate(frames):
        piece = card.piece(_shard(k), CHINA, at=at, angle=20, laps=90, grain=0.12, wobble=0.6, lift=5)
        with card.inside(piece):
            _painting(card, at)


def mouth(card: Sheet, at: Array) -> None:
    """Lay the piece that is missing, with her lips on it, which are not shut."""
    spec = " ".join(f"{x},{y}!" for x, y in HOLE)
    card.paint(spec, shift(BONE, -0.16), at=at + np.array([[0, 0, 5.0], [0, 0, 9.0]]), angle=10, lift=7)
    piece = card.piece(spec, CHINA, at=at, angle=20, laps=90, grain=0.12, wobble=0.6)
    with card.inside(piece):
        lady(card, at)
        lips(card, at)


def chip(card: Sheet) -> None:
    """Lay the bit of the rim that one of his shoes stands on."""
    flat = affine(604, 1748, 1.05) * ((1.0, 1.0, 1.0), (0.64, 0.64, 1.0))
    at = within(within(flat, 0, 0, 1, 24), *(-0.9 * c for c in _rim(sum(CHIP) / 2)))
    corners = [(1.0, 0, "!"), (1.0, 8, ""), (1.0, 16, "!"), (0.79, 13, "!"), (0.84, 4, "!")]
    there = [(f, _rim(CHIP[0] + a), c) for f, a, c in corners]
    spec = " ".join(f"{f * x:.1f},{f * y:.1f}{c}" for f, (x, y), c in there)
    piece = card.piece(spec, CHINA, at=at, wobble=0.6, lift=5)
    with card.inside(piece):
        _rim_marks(card, at)
