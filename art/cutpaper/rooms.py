"""Places: a house cut open, a room from the front and from above, a street; furniture is in `things`.

All of them return the patches of their surfaces, so that prints, boards or people can be laid inside. Corners are given
as they shall lie on the card and are then put a little wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Box
from art.cutpaper.sheet import Ink, Patch, Sheet, shift

CORE: Ink = "#f7f2e8"
"""The white fibre of torn paper."""


@dataclass(frozen=True)
class Room:
    """A room laid: its back wall and floor, and the box (left, top, right, bottom) of what can be furnished."""

    wall: Patch
    floor: Patch
    box: Box


def _laid(patch: Patch | None) -> Patch:
    if patch is None:
        raise ValueError("a wall or floor lies beside the card")
    return patch


def _quad(points: Sequence[tuple[float, float]], key: object, err: float) -> str:
    g = contour.rng("quad", key)
    return " ".join(f"{x + g.normal(0, err):.1f},{y + g.normal(0, err):.1f}!" for x, y in points)


def cut_house(
    card: Sheet,
    box: Box,
    floors: Sequence[Sequence[float]],
    walls: Sequence[Ink],
    frame: Ink,
    roof: Ink,
    boards: Ink | None = None,
    thick: float = 26,
    steep: float = 0.28,
    lift: float = 6,
) -> list[Room]:
    """Lay a house cut open like a cake: ``floors`` from the top, each its rooms' shares.

    Returns the rooms. ``walls`` are their inks in turn, ``frame`` that of the cut, ``steep``
    the roof's height as a share of the width. Floors sag, walls lean a little; each room has floor to stand on.
    """
    x0, y0, x1, y1 = box
    w = x1 - x0
    g = contour.rng("house", card.name, box)
    ridge = x0 + w * float(g.uniform(0.42, 0.58))
    top = y0 + w * steep
    card.paint(
        (
            f"{x1 - w * 0.26:.0f},{y0 + w * steep * 0.2:.0f}! "
            f"{x1 - w * 0.16:.0f},{y0 + w * steep * 0.16:.0f}! {x1 - w * 0.16:.0f},{top:.0f}! "
            f"{x1 - w * 0.27:.0f},{top:.0f}!"
        ),
        shift(roof, -0.05),
        angle=84,
        lift=lift,
    )
    card.paint(
        (
            f"{x0 - w * 0.06:.0f},{top + 8:.0f}! {ridge:.0f},{y0:.0f}! "
            f"{x1 + w * 0.06:.0f},{top - 6:.0f}! {x1 + w * 0.02:.0f},{top + thick:.0f}! "
            f"{x0 - w * 0.02:.0f},{top + thick:.0f}!"
        ),
        roof,
        angle=24,
        lift=lift,
    )
    card.paint(_quad(((x0, top), (x1, top), (x1, y1), (x0, y1)), (card.name, "frame"), 4), frame, angle=86, lift=lift)
    rooms: list[Room] = []
    high = (y1 - top - thick) / len(floors)
    for j, row in enumerate(floors):
        total, left = sum(row), x0 + thick
        ceiling, ground = top + thick + j * high, top + thick + (j + 1) * high - thick
        for i, share in enumerate(row):
            wide = (w - thick * (len(row) + 1)) * share / total
            right = left + wide
            key, err = (card.name, i, j), min(5.0, wide * 0.02)
            ink = walls[len(rooms) % len(walls)]
            wall = _laid(
                card.paint(
                    _quad(((left, ceiling), (right, ceiling), (right, ground), (left, ground)), key, err),
                    ink,
                    angle=float(g.uniform(78, 96)),
                    laps=80,
                )
            )
            strip = high * 0.14
            lean = float(g.uniform(-0.3, 0.3)) * strip
            under = shift(ink, -0.16) if boards is None else boards
            with card.inside(wall):
                floor = _laid(
                    card.paint(
                        (
                            f"{left - 9:.0f},{ground - strip + lean:.0f}! "
                            f"{right + 9:.0f},{ground - strip - lean:.0f}! {right + 9:.0f},{ground + 9:.0f}! "
                            f"{left - 9:.0f},{ground + 9:.0f}!"
                        ),
                        under,
                        angle=3,
                    )
                )
            rooms.append(Room(wall, floor, (left, ceiling, right, ground)))
            left = right + thick
    return rooms


def interior(
    card: Sheet,
    back: Box,
    wall: Ink,
    floor: Ink,
    side: Ink | None = None,
    ceiling: Ink | None = None,
    boards: int = 9,
    wrong: float = 1.0,
) -> dict[str, Patch]:
    """Lay a room seen from its open side; ``back`` is its back wall.

    Returns patches "wall", "left", "right", "floor" and, with an ink, "ceiling". The corners do not quite agree on
    where the eye is; without ``ceiling`` bare paper is left above the walls.
    """
    x0, y0, x1, y1 = back
    g = contour.rng("interior", card.name, back)

    def e() -> float:
        return float(g.normal(0, 14 * wrong))

    w, h = card.w / card.k, card.h / card.k
    sides = shift(wall, -0.06) if side is None else side
    la, lb, ra, rb = -40 + e(), h * 0.86 + e(), -60 + e(), h * 0.9 + e()
    out: dict[str, Patch] = {}
    low = (
        f"{x0:.0f},{y1:.0f}! {x1:.0f},{y1 + e() * 0.4:.0f}! {w + 20:.0f},{rb:.0f}! "
        f"{w + 20:.0f},{h + 20:.0f}! -20,{h + 20:.0f}! -20,{lb:.0f}!"
    )
    out["floor"] = _laid(card.paint(low, floor, angle=4, laps=110))
    with card.inside(out["floor"]):
        eye = ((x0 + x1) / 2 + 3 * e(), y0 + (y1 - y0) * 0.3)
        for i in range(boards):
            t = (i + 0.5) / boards
            a = np.array([x0 - 60 + (x1 - x0 + 120) * t + e() * 0.3, y1 - 12])
            d = a - eye
            b = a + d / max(float(d[1]), 1.0) * (h - y1 + 60)
            card.paint(
                contour.ribbon([(float(a[0]), float(a[1])), (float(b[0]), float(b[1]))], (3, 9)),
                shift(floor, -0.09),
                grain=0.15,
                wobble=0.5,
            )
    if ceiling is not None:
        out["ceiling"] = _laid(
            card.paint(
                (
                    f"-20,-20! {w + 20:.0f},-20! {w + 20:.0f},{ra + 40:.0f}! {x1:.0f},{y0:.0f}! "
                    f"{x0:.0f},{y0:.0f}! -20,{la + 40:.0f}!"
                ),
                ceiling,
                angle=2,
                laps=110,
            )
        )
    out["left"] = _laid(
        card.paint(
            f"{x0 + 2:.0f},{y0:.0f}! {x0 + 2:.0f},{y1:.0f}! -20,{lb:.0f}! -20,{la:.0f}!", sides, angle=88, laps=100
        )
    )
    out["right"] = _laid(
        card.paint(
            f"{x1 - 2:.0f},{y0:.0f}! {w + 20:.0f},{ra:.0f}! {w + 20:.0f},{rb:.0f}! {x1 - 2:.0f},{y1:.0f}!",
            shift(sides, 0.03),
            angle=92,
            laps=100,
        )
    )
    out["wall"] = _laid(
        card.paint(
            _quad(((x0, y0), (x1, y0), (x1, y1), (x0, y1)), (card.name, "back"), 5 * wrong),
            wall,
            angle=86,
            laps=110,
            lift=2,
        )
    )
    skirt = f"{x0:.0f},{y1 - 20:.0f}! {x1:.0f},{y1 - 22 + e() * 0.3:.0f}! {x1:.0f},{y1 + 3:.0f}! {x0:.0f},{y1 + 3:.0f}!"
    card.paint(skirt, shift(wall, 0.09), angle=2, lift=1)
    return out


def room_above(
    card: Sheet,
    corners: Sequence[tuple[float, float]],
    floor: Ink,
    wall: Ink,
    boards: float = 74,
    angle: float = 0,
    thick: float = 40,
    gaps: Sequence[tuple[int, float, float]] = ((0, 0.4, 0.6),),
    lift: float = 9,
) -> Patch:
    """Lay a room as a bird sees it: boards along ``angle`` within ``corners``, walls about, open at ``gaps``.

    A gap is (side, from, to), shares of that side. Returns the floor's patch.
    """
    pts = np.array(corners, float)
    ground = _laid(card.paint(_quad(corners, (card.name, "floor"), 3), floor, angle=angle, laps=boards, grain=0.4))
    card.pattern(
        ground, contour.stripes(card.box(ground), boards, 4, angle, key=card.name), shift(floor, -0.1), thin=0.1
    )
    mid = pts.mean(0)
    for k, (a, b) in enumerate(zip(pts, np.roll(pts, -1, 0), strict=True)):
        n = np.array([-(b - a)[1], (b - a)[0]])
        n = n / max(float(np.hypot(*n)), 1e-6) * thick
        if (a + n - mid) @ (a + n - mid) < (a - mid) @ (a - mid):
            n = -n
        cuts = [0.0, *(t for s, f, u in gaps if s == k for t in (f, u)), 1.0]
        for f, u in zip(cuts[::2], cuts[1::2], strict=True):
            p, q = a + (b - a) * f, a + (b - a) * u
            ext = (b - a) / max(float(np.hypot(*(b - a))), 1e-6) * thick * 0.9
            p2, q2 = (p + n - ext * (f == 0)), (q + n + ext * (u == 1))
            card.paint(
                " ".join(f"{v[0]:.1f},{v[1]:.1f}!" for v in (p, q, q2, p2)),
                shift(wall, 0.02 * (k % 2)),
                angle=float(np.degrees(np.arctan2(*(b - a)[::-1]))),
                lift=lift,
            )
    return ground


def rug(
    card: Sheet, x: float, y: float, w: float, h: float, ink: Ink, border: Ink, tilt: float = 0, fringe: bool = True
) -> Patch:
    """Lay a rug about (x, y): border, field, fringe at its short sides; return the field's patch, for a print."""
    at = contour.affine(x, y, 1, tilt)
    a, b = w / 2, h / 2
    if fringe:
        hairs = [
            contour.ribbon(f"{s * a:.0f},{t:.0f} {s * (a + 16):.0f},{t + 2:.0f}", (5, 3), at)
            for s in (-1, 1)
            for t in np.linspace(-b + 5, b - 5, max(4, int(h / 14)))
        ]
        card.paint(hairs, shift(border, 0.12), wobble=0.4)
    card.paint(f"{-a},{-b}! {a},{-b + 4}! {a - 3},{b}! {-a + 2},{b - 3}!", border, at=at, angle=tilt + 4, lift=2)
    return _laid(
        card.paint(
            f"{-a * 0.86},{-b * 0.8}! {a * 0.85},{-b * 0.78}! {a * 0.86},{b * 0.8}! {-a * 0.87},{b * 0.79}!",
            ink,
            at=at,
            angle=tilt + 4,
        )
    )


def street(
    card: Sheet,
    horizon: float,
    gap: tuple[float, float],
    left: Sequence[Ink],
    right: Sequence[Ink],
    road: Ink,
    pane: Ink,
    lift: float = 4,
) -> tuple[list[Patch], Patch]:
    """Lay a street that runs away between leaning houses, the nearest first.

    ``gap`` is where the sky shows (left, right) at ``horizon``. Returns the fronts (left ones, then right ones, each
    the farthest first) and the road. The sky is the bare sheet.
    """
    w, h = card.w / card.k, card.h / card.k
    g = contour.rng("street", card.name)
    fronts: list[Patch] = []
    for inks, edge, end in ((left, -30.0, gap[0]), (right, w + 30.0, gap[1])):
        n = len(inks)
        cuts = [edge + (end - edge) * (i / n) ** 0.75 for i in range(n + 1)]
        for i in reversed(range(n)):
            near, far = cuts[i], cuts[i + 1]
            t0, t1 = abs(near - end) / abs(edge - end), abs(far - end) / abs(edge - end)
            roof = float(g.uniform(-0.25, 0.18)) * h * 0.3

            def top(t: float, roof: float = roof) -> float:
                return horizon - h * (0.12 + 0.42 * t) + roof * t

            def foot(t: float) -> float:
                return horizon + h * (0.02 + 0.34 * t)

            spec = (
                f"{near:.0f},{top(t0):.0f}! {far:.0f},{top(t1) + float(g.normal(0, 12)):.0f}! "
                f"{far:.0f},{foot(t1):.0f}! {near:.0f},{foot(t0) + 40:.0f}!"
            )
            front = _laid(
                card.paint(
                    spec,
                    inks[i],
                    angle=86 + 3 * (i % 3),
                    edge="torn" if i == 0 else "cut",
                    core=CORE if i == 0 else None,
                    lift=lift,
                    laps=100,
                )
            )
            fronts.append(front)
            with card.inside(front):
                for row in range(3):
                    for col in range(2):
                        u = 0.24 + 0.42 * col + float(g.normal(0, 0.015))
                        v = 0.14 + 0.27 * row + float(g.normal(0, 0.012))
                        if (row + 2 * col + i) % 5 == 4:
                            continue
                        quad = []
                        for du, dv in ((0, 0), (0.22, 0), (0.22, 0.16), (0, 0.16)):
                            t = t0 + (t1 - t0) * (u + du)
                            px = near + (far - near) * (u + du)
                            quad.append((px, top(t) + (foot(t) - top(t)) * (v + dv)))
                        size = abs(quad[1][0] - quad[0][0])
                        card.paint(_quad(quad, (i, row, col, edge), size * 0.03), shift(inks[i], 0.13), lift=1)
                        c = np.mean(quad, 0)
                        inner = [(float(c[0] + (p[0] - c[0]) * 0.76), float(c[1] + (p[1] - c[1]) * 0.8)) for p in quad]
                        card.paint(_quad(inner, (i, row, col), size * 0.02), pane, angle=80)
    road_spec = (
        f"{gap[0] - 8:.0f},{horizon + h * 0.02:.0f}! "
        f"{gap[1] + 8:.0f},{horizon + h * 0.02 + 6:.0f}! "
        f"{w + 30:.0f},{horizon + h * 0.36:.0f}! {w + 30:.0f},{h + 30:.0f}! "
        f"-30,{h + 30:.0f}! -30,{horizon + h * 0.36:.0f}!"
    )
    return fronts, _laid(card.paint(road_spec, road, angle=-5, edge="torn", core=CORE, lift=lift, laps=120))
