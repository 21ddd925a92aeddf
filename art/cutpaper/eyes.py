"""Eyes and brows from the front and turned, several of each; each side for itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from art.cutpaper.sheet import Ink, mix, shift
from art.cutpaper.skull import Points, Skull, spec


def _round(x: float, y: float, a: float, b: float) -> Points:
    return [(x + a * float(np.cos(t)), y + b * float(np.sin(t))) for t in np.linspace(0, 2 * np.pi, 11)[:-1]]


def _strong(skull: Skull, side: int) -> Ink:
    """The ink of a fold: quieter on the lit side."""
    k = skull.face.skin
    return k.shade if side == skull.light else mix(shift(k.shade), shift(k.line), 0.25)


class _Eye:
    """One eye's places: u runs outwards and v down, in eye widths and head units."""

    def __init__(self, skull: Skull, side: int) -> None:
        f, n = skull.face, 0 if side < 0 else 1
        feels = f.feels
        self.skull, self.s, self.w, self.kind = skull, side, skull.eye, f.eyes
        self.x, self.y = side * skull.wide, 0.0
        self.open, self.slant, self.up, self.gaze = feels.lids[n], feels.slant[n], feels.brows[n], feels.gaze
        self.squint, self.bag = feels.squint, feels.bag + 0.8 * skull.ageing.sag

    def at(self, u: float, v: float) -> tuple[float, float]:
        return self.x + self.s * u * self.w, self.y + v

    def many(self, *places: tuple[float, float]) -> Points:
        return [self.at(u, v) for u, v in places]


def eye(skull: Skull, side: int) -> None:
    """Lay an eye with its brow; ``side`` -1 the page's left, 1 its right."""
    e = _Eye(skull, side)
    if e.open < 0:
        _squeezed(e)
    elif e.open <= 0.12:
        _shut(e)
    else:
        _OPEN[e.kind](e)
    if e.bag > 0.15 and skull.face.age > 12:
        d = 0.02 * e.bag
        w = (0.008, 0.026 * e.bag + 0.01, 0.006)
        skull.line(spec(e.many((-0.85, 0.13), (-0.1, 0.165 + d), (0.75, 0.125))), w, _strong(skull, side))
    if skull.ageing.lines > 0.4:
        for v in (0.03, 0.09):
            fold = spec(e.many((1.45, v - 0.01), (1.75, v * 1.5), (1.95, v * 2.3 - 0.03)))
            skull.line(fold, (0.004, 0.014 * skull.ageing.lines, 0.004), _strong(skull, side))
    _brow(e)


def _crease(e: _Eye) -> float:
    return -0.13 - 0.07 * min(e.open, 1)


def _socket(e: _Eye, ink: Ink, grow: float = 1.0) -> None:
    c = _crease(e) * grow
    pts = ((-1.15, 0.0), (-0.75, c * 0.8), (0, c), (0.8, c * 0.75), (1.25, 0.02), (0.3, 0.03), (-0.5, 0.03))
    e.skull.lay(spec(e.many(*pts), (0, 4)), ink)


def _ball(e: _Eye, outline: str, iris: float, lid: Points | None, white: Ink | None = None) -> None:
    """The white with iris and pupil, all within the lids."""
    skull, k, w = e.skull, e.skull.face.skin, e.w
    ball = skull.lay(outline, k.white if white is None else white, grain=0.1)
    if ball is None:
        return
    gx, gy = e.gaze
    x, y = e.x + gx * 0.5 * w, e.y - 0.012 + gy * 0.06
    with skull.card.inside(ball):
        skull.lay(_round(x, y, iris * w, iris * w * 1.08), skull.iris, grain=0.2)
        if skull.face.iris is not None or skull.size > 60:
            skull.lay(_round(x, y, iris * w * 0.5, iris * w * 0.55), k.line, grain=0.1)
        if lid is not None and skull.size > 90:
            fold = [*lid, *[(a, b + 0.05) for a, b in lid[::-1]]]
            skull.lay(spec(fold, (0, len(lid) - 1)), mix(shift(k.white), shift(k.line), 0.38), grain=0.1)


def _lashes(e: _Eye, lid: Points, weight: float = 0.85) -> None:
    e.skull.line(spec(lid), tuple(v * weight for v in (0.018, 0.04, 0.048, 0.042, 0.014)))


def _almond(e: _Eye) -> None:
    h, sq = 0.73 * e.w * e.open, e.squint * 0.03
    inner, outer = e.at(-1, 0.025 - 0.025 * e.slant), e.at(1.05, 0.025 * e.slant)
    up = e.many((-0.45, -h * 0.82), (0.2, -h), (0.72, -h * 0.62))
    low = e.many((0.6, 0.055 + 0.012 * e.open - sq), (0, 0.075 + 0.02 * e.open - sq), (-0.6, 0.05 - sq))
    _socket(e, e.skull.lid)
    _ball(e, spec([inner, *up, outer, *low], (0, 4)), 0.6, [inner, *up, outer])
    _lashes(e, [inner, *up, (outer[0] + e.s * 0.02, outer[1] + 0.015)])
    e.skull.line(spec(low), (0.008, 0.016 + sq * 0.4, 0.008), e.skull.dark)
    c = _crease(e)
    e.skull.line(spec(e.many((-0.8, c * 0.82), (0, c), (0.85, c * 0.7))), (0.008, 0.02, 0.008), e.skull.dark)


def _round_eye(e: _Eye) -> None:
    h, r = 0.98 * e.w * min(e.open, 1.15), 0.86 * e.w
    low = r * (1 - 0.35 * e.squint)
    lid = e.many((-0.92, 0.0), (-0.66, -h * 0.66), (0, -h), (0.66, -h * 0.66), (0.95, 0.0))
    under = e.many((0.66, low * 0.68), (0, low), (-0.66, low * 0.68))
    _socket(e, e.skull.lid, 0.6 + 0.65 * e.open)
    _ball(e, spec([*lid, *under]), 0.56, None)
    e.skull.line(spec(lid), (0.016, 0.03, 0.036, 0.03, 0.014))
    e.skull.line(spec([lid[-1], *under, lid[0]]), (0.006, 0.014, 0.018, 0.014, 0.006), e.skull.dark)


def _hooded(e: _Eye) -> None:
    h = 0.6 * e.w * e.open
    fold = e.many((-1.15, 0.02), (-0.9, -0.10), (-0.1, -0.175), (0.8, -0.13), (1.5, 0.06))
    edge = e.many((1.2, 0.085), (0.6, -h * 0.55), (0, -h * 0.8), (-0.5, -h * 0.6), (-1.0, 0.03))
    low = e.many((0.85, 0.06), (0, 0.085 - e.squint * 0.02), (-0.6, 0.06))
    _ball(e, spec([edge[4], edge[3], edge[2], edge[1], edge[0], *low], (0, 4)), 0.58, None)
    e.skull.lay(spec([*fold, *edge], (0, 4, 9)), e.skull.lid)
    e.skull.line(spec(edge[::-1]), (0.016, 0.034, 0.04, 0.048, 0.02))
    e.skull.line(spec(low), (0.006, 0.016, 0.008), e.skull.dark)
    e.skull.line(spec(fold[2:]), (0.006, 0.018, 0.026), e.skull.dark)


def _slit(e: _Eye) -> None:
    h = 0.34 * e.w * e.open + 0.012
    skull, k = e.skull, e.skull.face.skin
    inner, outer = e.at(-1.05, 0.03 - 0.02 * e.slant), e.at(1.15, 0.01 + 0.02 * e.slant)
    up, low = e.many((-0.3, -h), (0.4, -h * 1.1)), e.many((0.4, 0.035), (-0.4, 0.04))
    lens = skull.lay(spec([inner, *up, outer, *low], (0, 3)), k.white, grain=0.1)
    if lens is not None:
        gx = e.gaze[0]
        with skull.card.inside(lens):
            skull.lay(_round(e.x + gx * 0.62 * e.w, e.y + 0.01, 0.62 * e.w, 0.2), skull.iris, grain=0.1)
    skull.line(spec([inner, *up, (outer[0] + e.s * 0.03, outer[1])]), (0.016, 0.038, 0.042, 0.014))
    skull.line(spec(e.many((-0.7, 0.075), (0.1, 0.1), (0.9, 0.06))), (0.006, 0.018, 0.006), _strong(skull, e.s))


def _smooth(e: _Eye) -> None:
    h = 0.56 * e.w * e.open
    inner, outer = e.at(-1.1, 0.045), e.at(1.12, -0.02 + 0.02 * e.slant)
    up = e.many((-0.62, -h * 0.52), (0.0, -h), (0.68, -h * 0.92))
    low = e.many((0.6, 0.045 - e.squint * 0.02), (-0.1, 0.07 - e.squint * 0.02), (-0.7, 0.06))
    _socket(e, mix(shift(e.skull.face.skin.base), shift(e.skull.lid), 0.45), 0.9)
    _ball(e, spec([inner, *up, outer, *low], (0, 4)), 0.62, None)
    _lashes(e, [inner, *up, (outer[0] + e.s * 0.015, outer[1])], 1.05)


def _deep(e: _Eye) -> None:
    h = 0.62 * e.w * e.open
    skull, k = e.skull, e.skull.face.skin
    hollow = e.many((-1.35, -0.05), (-0.9, -0.2), (0.2, -0.24), (1.3, -0.15), (1.45, 0.05), (0.5, 0.15), (-0.7, 0.12))
    skull.lay(spec(hollow, (0, 4)), k.shade)
    inner, outer = e.at(-0.8, 0.02), e.at(0.88, 0.015)
    up, low = e.many((-0.3, -h * 0.85), (0.35, -h * 0.85)), e.many((0.4, 0.05), (-0.4, 0.055))
    lens = spec([inner, *up, outer, *low], (0, 3))
    _ball(e, lens, 0.5, None, mix(shift(k.white), shift(k.shade), 0.25))
    skull.line(spec([inner, *up, outer]), (0.016, 0.034, 0.036, 0.012))


def _dot(e: _Eye) -> None:
    skull, (gx, gy) = e.skull, e.gaze
    h = 0.4 * e.w * min(e.open * 1.3, 1.25)
    x, y = e.x + gx * 0.55 * e.w, e.y + gy * 0.05
    tall = 0.46 / (1 - skull.ageing.low)
    dot = skull.lay(_round(x, y, 0.36 * e.w, tall * e.w), skull.face.skin.line, grain=0.1)
    top = e.y - h + 0.012
    if e.open < 0.78 and dot is not None:
        lid = [
            (x - 0.7 * e.w, top - 0.2),
            (x + 0.7 * e.w, top - 0.2),
            (x + 0.7 * e.w, top),
            (x - 0.7 * e.w, top + 0.004),
        ]
        with skull.card.inside(dot):
            skull.lay(spec(lid, (0, 1, 2, 3)), skull.face.skin.base, grain=0.1)
        skull.line(
            [(x - 0.62 * e.w, top + 0.012), (x, top - 0.012), (x + 0.66 * e.w, top + 0.014)], (0.01, 0.024, 0.012)
        )
    if e.squint > 0.3:
        low = spec(e.many((-0.6, 0.085), (0, 0.07), (0.6, 0.085)))
        skull.line(low, (0.006, 0.018, 0.006), _strong(skull, e.s))


def _shut(e: _Eye) -> None:
    skull = e.skull
    c = -0.12
    lens = ((-1.1, 0.03), (-0.6, c * 0.8), (0, c), (0.7, c * 0.7), (1.15, 0.04), (0.4, 0.1), (-0.5, 0.1))
    if e.kind != "dot":
        skull.lay(spec(e.many(*lens), (0, 4)), skull.lid)
    w = (0.012, 0.034, 0.04, 0.018) if e.kind != "dot" else (0.01, 0.026, 0.026, 0.01)
    skull.line(spec(e.many((-1.0, 0.045), (-0.4, 0.095), (0.3, 0.1), (1.05, 0.045))), w)
    if e.kind not in ("dot", "slit", "smooth"):
        skull.line(spec(e.many((-0.8, c * 0.8), (0, c), (0.85, c * 0.65))), (0.006, 0.018, 0.006), skull.dark)


def _squeezed(e: _Eye) -> None:
    skull = e.skull
    skull.line(spec(e.many((-1.0, 0.05), (-0.3, -0.045), (0.4, -0.04), (1.1, 0.06))), (0.016, 0.042, 0.042, 0.014))
    skull.line(spec(e.many((-0.8, 0.1), (0, 0.06), (0.9, 0.1))), (0.006, 0.022, 0.006), _strong(skull, e.s))
    if skull.face.age > 20:
        for v in (-0.01, 0.07):
            skull.line(spec(e.many((1.3, v), (1.75, v * 2 - 0.01))), (0.01, 0.004), _strong(skull, e.s))


_OPEN: Final[dict[str, Callable[[_Eye], None]]] = {
    "almond": _almond,
    "round": _round_eye,
    "hooded": _hooded,
    "slit": _slit,
    "smooth": _smooth,
    "deep": _deep,
    "dot": _dot,
}


def _brow(e: _Eye) -> None:
    skull, f, a = e.skull, e.skull.face, e.skull.ageing
    if f.brow == "none":
        return
    b, sl, w = -0.235 - e.up + (0.035 if f.eyes == "deep" else 0), e.slant * 0.11, 0.058 * a.brow
    ink: Ink = mix(shift(f.ink), shift(f.skin.line), 0.25) if f.age < 60 else f.ink
    if f.age < 4:
        # A small child's brows are hardly there, and never frown as thin dark lines do.
        ink, sl = mix(shift(f.skin.shade), shift(f.ink), 0.2), max(sl, -0.01)
    line: tuple[tuple[float, float], ...] = (
        (-1.12, b + 0.045 - sl),
        (-0.3, b - 0.015 - sl * 0.4),
        (0.5, b - 0.01 + sl * 0.3),
        (1.3, b + 0.075 + sl * 0.55),
    )
    widths: Sequence[float] = (w * 0.55, w, w * 0.8, w * 0.25)
    if f.brow == "thin":
        line = (line[0], (-0.2, b - 0.05 - sl * 0.4), (0.6, b - 0.04 + sl * 0.3), line[3])
        widths = (w * 0.35, w * 0.5, w * 0.4, w * 0.15)
    elif f.brow == "flat":
        line = ((-1.1, b + 0.02 - sl), (0.1, b + 0.005 - sl * 0.2), (1.25, b + 0.02 + sl * 0.5))
        widths = (w * 1.2, w * 1.35, w * 0.9)
    elif f.brow == "arched":
        line = (line[0], (-0.2, b - 0.02 - sl * 0.4), (0.62, b - 0.085 + sl * 0.2), (1.35, b + 0.06 + sl * 0.5))
        widths = (w * 0.6, w * 0.95, w * 0.8, w * 0.2)
    elif f.brow == "short":
        line = ((-0.95, b + 0.03 - sl), (-0.3, b - 0.01 - sl * 0.4), (0.35, b + 0.0 + sl * 0.2))
        widths = (w * 0.9, w * 1.3, w * 0.6)
    elif f.brow == "one":
        line = ((-1.75, b + 0.03 - sl * 0.6), *line)
        widths = (w * 0.7, w * 1.0, w * 1.35, w * 1.0, w * 0.3)
    elif f.brow == "bushy":
        widths = (w * 1.0, w * 1.8, w * 1.7, w * 0.7)
    skull.line(spec(e.many(*line)), widths, ink, thin=0.1)
    if f.brow == "bushy":
        for u, lift in ((-0.7, 0.0), (-0.1, -0.03), (0.5, -0.02), (1.0, 0.03)):
            y = b + sl * 0.4 * u
            skull.line(spec(e.many((u, y + 0.03), (u + 0.35, y - 0.06 + lift))), (w * 0.8, w * 0.2), ink)
