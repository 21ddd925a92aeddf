"""The scarf: five coils of loud green, each wider than the one above, and whoever sits in the folds between them."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.we_were_robbed.inks import ASH, BONE, CAST, CHALK, GREEN, UMBER


class Coil(NamedTuple):
    """A turn of the scarf: its upper edge hangs like a chain between two ends."""

    x: float
    half: float
    y: float
    sag: float
    deep: float
    slope: float
    bars: tuple[float, ...]
    ink: Ink

    def edge(self, x: float) -> float:
        """Give the height of the upper edge."""
        t = (x - self.x) / self.half
        return self.y + self.sag * (1 - t * t) + self.slope * t


DARK: Final = mix(GREEN, "#10241c", 0.72)
COILS: Final = (
    Coil(600, 410, 506, 84, 330, 34, (-0.5, -0.36, 0.62, 0.76), GREEN),
    Coil(600, 510, 736, 100, 320, -40, (0.12, 0.24), shift(GREEN, -0.025)),
    Coil(596, 620, 940, 112, 380, 36, (-0.66, -0.55, 0.7, 0.81), GREEN),
    Coil(604, 760, 1180, 112, 430, -44, (-0.3, -0.2), shift(GREEN, -0.025)),
    Coil(600, 900, 1460, 110, 500, 34, (0.3, 0.39), GREEN),
)


class Seat(NamedTuple):
    """Where a fan sits: how far above the edge, and from which side we see the head."""

    x: float
    up: float
    size: float
    tilt: float
    turn: float
    view: Literal["front", "side", "back", "lost"] = "front"


ROWS: Final[dict[int, tuple[Seat, ...]]] = {
    1: (Seat(700, 0.42, 52, -6, 0.2), Seat(900, 0.3, 56, 8, -0.3)),
    2: (
        Seat(150, 0.5, 62, -8, 0.3),
        Seat(390, 0.1, 60, 6, -0.2),
        Seat(540, 0.6, 64, -10, 0.5, "back"),
        Seat(1030, 0.44, 66, 8, -0.4),
    ),
    3: (
        Seat(60, 0.3, 74, 8, 0.3, "back"),
        Seat(250, 0.52, 76, -8, 0.2),
        Seat(460, 0.2, 74, 10, -0.1),
        Seat(990, 0.5, 76, -6, -0.3, "side"),
        Seat(1150, 0.24, 72, 6, -0.2),
    ),
    4: (
        Seat(140, 0.46, 92, 8, 0.2),
        Seat(390, 0.22, 88, -8, 0.1),
        Seat(566, 0.34, 84, 4, 0.3),
        Seat(1060, 0.4, 94, -8, -0.3),
    ),
}


def coil(card: Sheet, number: int) -> None:
    """Lay one turn, its ribs, its white bars."""
    c = COILS[number]
    xs = [c.x + c.half * k / 6 for k in range(-6, 7)]
    top = [f"{x:.0f},{c.edge(x):.0f}" for x in xs]
    low = [f"{x:.0f},{c.edge(x) + c.deep * (1 - 0.14 * abs(x - c.x) / c.half):.0f}" for x in reversed(xs)]
    ends = [
        f"{xs[k] + side * out:.0f},{c.edge(xs[k]) + c.deep * down:.0f}"
        for k, side, turn in ((-1, 1, 1), (0, -1, -1))
        for out, down in ((22, 0.1), (46, 0.3), (48, 0.5), (24, 0.74))[::turn]
    ]
    cloth = card.piece(
        " ".join([*top, *ends[:4], *low, *ends[4:]]),
        c.ink,
        angle=4,
        laps=80,
        grain=0.36,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=13,
    )
    with card.inside(cloth):
        for t in c.bars:
            x = c.x + c.half * t
            y = c.edge(x)
            card.paint(
                ribbon(
                    f"{x:.0f},{y - 30:.0f} {x + 14 * t:.0f},{y + c.deep / 2:.0f} {x:.0f},{y + c.deep + 20:.0f}",
                    (40, 44, 42),
                ),
                CHALK,
                angle=84,
                edge="torn",
                wobble=3,
            )
        ribs = [
            ribbon(" ".join(f"{x:.0f},{c.edge(x) + 14 + c.deep * 0.17 * k:.0f}" for x in xs), (3, 5, 7, 5, 3))
            for k in range(1, 5)
        ]
        card.pattern(cloth, ribs, mix(GREEN, UMBER, 0.42), thin=0.3)


def pocket(card: Sheet, number: int) -> None:
    """Lay the dark between a coil and the one above."""
    c = COILS[number]
    ts = [k / 8 for k in range(-8, 9)]
    top = [f"{c.x + c.half * t:.0f},{c.edge(c.x + c.half * t) - 64 * (1 - t**4):.0f}" for t in ts]
    low = [f"{c.x + c.half * t:.0f},{c.edge(c.x + c.half * t) + 50:.0f}" for t in reversed(ts)]
    card.paint(" ".join([*top, *low]), DARK, angle=4, laps=60, edge="torn", wobble=4)


def row(card: Sheet, number: int) -> None:
    """Lay those who sit behind the upper edge of a coil."""
    first = sum(len(ROWS[k]) for k in ROWS if k < number)
    for k, seat in enumerate(ROWS[number]):
        face = CAST[f"fan {first + k}"]
        y = COILS[number].edge(seat.x) - seat.up * seat.size
        card.paint(
            "-.5,.8! 0,.9 .5,.8! 1.1,1.1 1.3,1.7 1.3,2.4! -1.3,2.4! -1.3,1.7 -1.1,1.1",
            (UMBER, ASH, BONE)[(first + k) % 3],
            at=affine(seat.x, y, seat.size),
            angle=80,
            edge="torn",
            core=CHALK,
            wobble=3,
            lift=4,
        )
        Head(card, face, seat.x, y, seat.size, tilt=seat.tilt, turn=seat.turn, view=seat.view).draw()
