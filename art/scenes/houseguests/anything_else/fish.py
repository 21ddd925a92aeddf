"""The fish, each of which looks up in its own way; and the swan."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.anything_else.inks import CHALK, LILAC, PLUM, SEA, SHELL

FOAM: Final = "#fbf6ec"
SHUT: Final = 3


def _place(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def fish(card: Sheet) -> None:
    """Six, who all look up; one does not look."""
    blue, deep, dusk = mix(SEA, PLUM, 0.18), mix(SEA, PLUM, 0.4), mix(LILAC, PLUM, 0.25)
    bodies = (blue, dusk, mix(SHELL, PLUM, 0.12), deep, blue, dusk)
    for k in (1, 4, 0, 2, 5, 3):
        body = bodies[k]
        at = affine(116 + 178 * k, 1560 + (8, -18, 16, 26, -14, 14)[k], 1.72, (-8, 5, -3, 8, -5, 9)[k])
        w = 48 + 5 * ((k * 7) % 3)
        laid = card.piece(
            f"{-w * 0.2:.0f},-186! {w * 0.16:.0f},-188 {w * 0.7:.0f},-120 {w},-30 {w * 0.9:.0f},60! "
            f"{-w * 0.9:.0f},62! {-w},-30 {-w * 0.74:.0f},-118",
            body,
            at=at,
            angle=84,
            laps=44,
            edge="torn",
            core=FOAM,
            wobble=3,
            lift=7,
        )
        with card.inside(laid):
            card.paint(
                f"{-w * 1.1:.0f},-40 0,-8 {w * 1.1:.0f},-44! {w * 1.2:.0f},80! {-w * 1.2:.0f},80!",
                shift(body, 0.1),
                at=at,
                angle=4,
            )
            for i in range(3):
                card.paint(
                    ribbon(f"{-w * 0.8:.0f},{-6 + 26 * i} 0,{12 + 26 * i} {w * 0.8:.0f},{-8 + 26 * i}", (6, 14, 6), at),
                    shift(body, -0.08),
                )
        card.paint(ribbon(f"{-w * 0.22:.0f},-176 0,-160 {w * 0.2:.0f},-178", (9, 14, 8), at), PLUM)
        for s in (-1, 1):
            if k == SHUT:
                card.paint(
                    ribbon(
                        f"{s * w * 0.74:.0f},-98 {s * w * 0.58:.0f},-84 {s * w * 0.38:.0f},-82 {s * w * 0.16:.0f},-94",
                        (7, 13, 13, 7),
                        at,
                    ),
                    FOAM,
                )
                continue
            r = (34, 40, 31, 0, 41, 36)[k] * (1.1 if s > 0 else 0.92)
            u, v = _place(at, s * w * 0.46, -92)
            card.paint(ROUND, FOAM, at=affine(u, v, r), wobble=0.4, lift=2)
            card.paint(ROUND, PLUM, at=affine(u + 0.1 * r * (k % 3 - 1), v - 0.36 * r, r * 0.52), wobble=0.3)


def ice(card: Sheet) -> None:
    """Broken small, before the fish."""
    for k in range(13):
        x, y = 10 + 98 * k, 1640 + (k * 37) % 30
        card.paint(
            "-52,36! -40,-24! 6,-40! 50,-16! 56,40!",
            mix(CHALK, SEA, 0.08 + 0.1 * (k % 3)),
            at=affine(x, y, 1.4, (k * 23) % 40 - 20),
            edge="torn",
            core="#fdfaf3",
            wobble=3,
            lift=4,
        )


def swan(card: Sheet) -> None:
    """Of ice; its neck has been thicker."""
    card = Moved(card, 26, 130, 1.0)
    clear = mix(CHALK, SEA, 0.06)
    body = card.piece(
        "862,1150! 850,1080 878,1030 908,1006 932,956 936,912 934,880 940,850! 946,820 930,790 902,786 880,800! 846,826 824,832! "
        "838,800 866,760 912,738 962,752 988,800 984,846! 960,866 958,906! 976,950 984,990! 1060,1000 1130,1040 1180,1030! "
        "1170,1100 1150,1150!",
        clear,
        angle=70,
        laps=40,
        edge="torn",
        core="#fdfaf3",
        wobble=3,
        lift=9,
    )
    with card.inside(body):
        card.paint("860,1160! 880,1090 960,1070 1060,1096 1180,1080! 1180,1160!", mix(CHALK, SEA, 0.4), angle=6)
        card.paint("980,1000! 1040,1040 1120,1060! 1060,1090 1000,1070!", mix(CHALK, SEA, 0.55), angle=20)
        card.paint(ribbon("960,770 966,820 940,870", (3, 12, 4)), mix(CHALK, SEA, 0.5), thin=0.1)
    card.paint(ROUND, PLUM, at=affine(896, 774, 8), wobble=0.3)
    for x, y in ((950, 930), (940, 1180)):
        card.paint(f"{x},{y} {x + 9},{y + 20} {x},{y + 32} {x - 9},{y + 20}", mix(CHALK, SEA, 0.45), lift=2)
