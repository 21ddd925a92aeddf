"""The stair: nine men in a queue, hat in hand, a hen under each arm; the door they wait for is beyond the edge."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.it_will_grow_back.inks import ASH, BONE, CAST, CHALK, INK, PENCIL, RUST

STEPS: Final = 10
COATS: Final[tuple[Ink, ...]] = (
    PENCIL,
    INK,
    mix(PENCIL, ASH, 0.4),
    INK,
    PENCIL,
    mix(INK, PENCIL, 0.5),
    mix(PENCIL, ASH, 0.5),
    INK,
    PENCIL,
)
NAMES: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def _step(k: float) -> tuple[float, float]:
    return 916 + 27 * k, 1150 - 106 * k


def stair(card: Sheet) -> None:
    """Lay the flight, its shaded side, the rail's posts, then the men from the top down."""
    outline = ["916,1500!"]
    for k in range(STEPS):
        x, y = _step(k)
        outline += [f"{x:.0f},{y:.0f}!", f"{x + 27:.0f},{y:.0f}!"]
    flight = " ".join([*outline, "1260,190!", "1260,1500!"])
    side = card.piece(flight, CHALK, angle=86, laps=90, grain=0.2, lift=6)
    with card.inside(side):
        for k in range(STEPS):
            x, y = _step(k)
            card.paint(ribbon(f"{x - 2:.0f},{y + 5:.0f} {x + 60:.0f},{y + 5:.0f}", (12, 12)), ASH)
    for k in reversed(range(9)):
        _man(card, k)


def _man(card: Sheet, k: int) -> None:
    x, y = _step(k)
    x, y = x + 24, y + 2
    tall = (1.0, 1.08, 0.92, 0.9, 1.12, 1.02, 0.98, 0.94, 1.05)[k]
    wide = (0.9, 1.0, 1.25, 0.95, 0.85, 1.3, 0.95, 1.1, 1.0)[k]
    at = affine(x, y, tall)
    ink = COATS[k]
    for u in (-10, 10):
        card.paint(f"{u - 8},-60! {u + 8},-60! {u + 8},-6! {u + 18},0! {u - 8},0!", shift(ink, -0.03), at=at)
    card.paint(
        f"{-14 * wide:.0f},-152! {14 * wide:.0f},-152! {34 * wide:.0f},-130 {36 * wide:.0f},-84 {30 * wide:.0f},-40! {-30 * wide:.0f},-40! {-36 * wide:.0f},-84 {-34 * wide:.0f},-130",
        ink,
        at=at,
        angle=84,
        edge="torn",
        core=CHALK,
        wobble=2,
        lift=5,
    )
    card.paint("-9,-148! 11,-150! 3,-112!", CHALK, at=at)
    Head(
        card,
        CAST[NAMES[k]],
        x + 2,
        y - 176 * tall,
        30,
        tilt=(-4, 3, 6, 10, -6, 0, -8, 5, -2)[k],
        turn=(0.6, 0.8, 0.5, 0.8, 0.3, 0.7, 0.8, 0.6, 0.7)[k],
        view="side" if k in (1, 3, 6, 8) else "front",
    ).draw()
    for flip in (False, True):
        _hen(card, affine(x, y - 98 * tall, 1, -8 if flip else 6, flip=flip), wide, (k + flip) % 3)
    card.paint(
        "-24,-62! 24,-64! 26,-56! 16,-52! 14,-36! -14,-34! -15,-52! -26,-54!",
        shift(ink, 0.1) if k % 2 else RUST if k == 4 else mix(INK, PENCIL, 0.2),
        at=at,
        lift=3,
    )


def _hen(card: Sheet, at: Array, wide: float, kind: int) -> None:
    ink: Ink = (CHALK, ASH, mix(BONE, PENCIL, 0.25))[kind]
    out = 22 * wide
    card.paint(
        f"{out - 14:.0f},-4 {out},-18 {out + 22:.0f},-16 {out + 30:.0f},-34 {out + 40:.0f},-40 {out + 48:.0f},-32 {out + 46:.0f},-14 {out + 40:.0f},8 {out + 22:.0f},20 {out - 6:.0f},14",
        ink,
        at=at,
        lift=4,
        wobble=0.6,
    )
    card.paint(
        f"{out + 30:.0f},-38! {out + 34:.0f},-48! {out + 39:.0f},-42! {out + 44:.0f},-48! {out + 46:.0f},-36!",
        RUST,
        at=at,
        wobble=0.3,
    )
    card.paint(f"{out + 47:.0f},-30! {out + 56:.0f},-26! {out + 47:.0f},-23!", PENCIL, at=at, wobble=0.3)
    card.paint("1,0 0,1 -1,0 0,-1", INK, at=_eye(at, out + 41, -31), wobble=0)
    card.paint(
        ribbon(f"{out - 4:.0f},0 {out + 12:.0f},8 {out + 30:.0f},2", (2, 5, 2), at), shift(ink, -0.12), wobble=0.3
    )


def _eye(at: Array, u: float, v: float) -> Array:
    p = at @ (u, v, 1.0)
    return affine(float(p[0]), float(p[1]), 2.6)
