"""The black window, and who waits in it."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_catching.inks import BONE, BRASS, BRICK, BROWN, INK, PETROL, PLUM

TURF = mix(PETROL, "#3f6a4a", 0.5)


def yard(card: Sheet) -> None:
    """Lay the frame, night and turf, seven in a row, two bags, a ball that does not come down."""
    card.paint("700,70! 1206,60! 1210,500! 704,506!", mix(BROWN, PLUM, 0.55), angle=2, edge="raw", ragged=16, lift=8)
    pane = card.piece("730,96! 1180,88! 1184,470! 734,476!", INK, angle=4, laps=50, grain=0.3, edge="raw")
    with card.inside(pane):
        card.paint("700,330! 900,318 1200,326! 1200,500! 700,500!", TURF, angle=3, edge="raw", ragged=20)
        for k in range(7):
            x, tall = 772 + 47 * k, (92, 104, 80, 112, 88, 100, 74)[k]
            _child(card, x, 388 + (k * 5) % 9, tall, k)
        for x in (1110, 778):
            card.paint(f"{x - 30},424! {x + 26},420! {x + 32},464! {x - 34},468!", mix(BRICK, INK, 0.25), lift=2)
            card.paint(f"{x - 30},424! {x + 26},420! {x + 24},442! {x - 26},444!", mix(BRASS, INK, 0.2))
            card.paint(ribbon(f"{x - 14},422 {x - 2},400 {x + 12},421", (5, 5)), mix(BRASS, INK, 0.3))
    card.paint(ROUND, BONE, at=affine(1010, 178, 19), wobble=0.5, lift=2)
    card.paint("-.3,-.4! .3,-.36! .4,.2! 0,.5! -.4,.2!", INK, at=affine(1010, 178, 17), wobble=0.3)
    card.paint([ribbon("956,84 960,480", (15, 15))], mix(BROWN, PLUM, 0.55), angle=88, edge="raw", lift=4)
    card.paint("680,500! 1230,488! 1236,530! 676,540!", mix(BROWN, PLUM, 0.35), angle=2, edge="raw", ragged=20, lift=8)


def _child(card: Sheet, x: float, y: float, tall: float, k: int) -> None:
    cloth = (BRICK, PLUM, BONE, BRASS, PETROL, BRICK, BONE)[k]
    skin = mix(BROWN, INK, 0.15 + 0.1 * (k % 2))
    top = y - tall
    card.paint(
        [
            f"{x - 9},{y - tall * 0.42}! {x - 1},{y - tall * 0.42}! {x - 2},{y}! {x - 11},{y}!",
            f"{x + 1},{y - tall * 0.42}! {x + 9},{y - tall * 0.42}! {x + 11},{y}! {x + 3},{y}!",
        ],
        mix(INK, PLUM, 0.3),
        wobble=0.4,
    )
    card.paint(
        f"{x - 12},{top + 28}! {x + 12},{top + 28}! {x + 13},{y - tall * 0.36}! {x - 13},{y - tall * 0.36}!",
        mix(cloth, INK, 0.28),
        angle=86,
        wobble=0.5,
    )
    up = k in (1, 4)
    arm = (
        f"{x - 11},{top + 32} {x - 17},{top + 18} {x - 9},{top + 4}"
        if up
        else f"{x - 11},{top + 32} {x - 17},{y - tall * 0.5} {x - 13},{y - tall * 0.36}"
    )
    card.paint(ribbon(arm, (7, 6, 5)), mix(cloth, INK, 0.36), wobble=0.3)
    card.paint(ROUND, skin, at=affine(x + 2, top + 13, 14), wobble=0.3)
    card.paint(
        "-1,-.1 -.8,-.8 0,-1.1 .7,-.8 .5,-.4 -.2,-.3 -.6,.3",
        shift(INK, -0.03),
        at=affine(x + 1, top + 12, 14),
        wobble=0.3,
    )
