"""Skull: where a head lies, and how what is typed in head units gets onto it.

Head units: 1 is half a head's height; x to the right, y down; crown -1, eyes about 0, chin +1. From the side all
is typed looking to the right. Owns the bare outline; what is in the face and on the head is laid by others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Array, Spec
from art.cutpaper.faces import SHAPES, Face, ageing
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift

View = Literal["front", "side", "back", "lost"]
"""`front` also turned by three quarters; `lost` is seen from behind with a cheek and the tip of the nose."""
_HEIGHTS: Final = (-0.95, -0.6, -0.15, 0.28, 0.58, 0.88)
"""Where the numbers of `SHAPES` hold: crown, brow, temples, cheeks, jaw, chin."""

Points = Sequence[tuple[float, float]]


def spec(points: Points, corners: Sequence[int] = ()) -> str:
    """Return points as a spec, some of them corners."""
    return " ".join(f"{x:.4f},{y:.4f}{'!' if i in corners else ''}" for i, (x, y) in enumerate(points))


@dataclass
class Skull:
    """A head placed, tilted and turned once."""

    card: Sheet
    face: Face
    x: float
    y: float
    size: float
    tilt: float = 0.0
    turn: float = 0.0
    """-1 looks to the page's left, +1 to its right, 0 at us."""
    view: View = "front"
    light: int = 1
    """Side of the page where the light comes from; the other side gets the shade plane"""
    grain: float = 0.22

    def __post_init__(self) -> None:
        """Say where head units lie on the page and what follows from the years."""
        f = self.face
        self.tilt = self.tilt + f.feels.tilt * (-1 if self.turn < 0 else 1)
        self.flipped = self.view in ("side", "lost") and self.turn < 0
        self.at = contour.affine(self.x, self.y, self.size, self.tilt, self.flipped)
        self.ageing = ageing(f.age)
        self.offsets = np.array(SHAPES[f.shape][:6]) + np.array([0, 0, 0.3, 1, 1, 0.8]) * self.ageing.cheeks
        self.long = SHAPES[f.shape][6] * self.ageing.long * f.long
        k = f.skin
        self.iris: Ink = k.line if f.iris is None else f.iris
        self.lid: Ink = k.lid if k.lid is not None else mix(shift(k.base), shift(k.shade), 0.55)
        self.dark: Ink = mix(shift(k.shade), shift(k.line), 0.35)
        self.lip: Ink = k.lip if k.lip is not None else self.dark
        self.snout = f.snout * self.ageing.nose
        self.eye = 0.155 * f.eye * self.ageing.eye
        self.wide = 0.29 + f.wide

    def wider(self, y: float) -> float:
        """Return how much wider than an oval the head is at a height."""
        return float(np.interp(y, _HEIGHTS, self.offsets))

    def turned(self, x: float, y: float) -> tuple[float, float]:
        """A point of the flat face carried round the turned head."""
        if self.view != "front":
            return x, y * self.long if y > 0 else y
        r = 0.78
        a = np.arcsin(np.clip(x / r, -1, 1)) + self.turn * 0.42
        low = self.ageing.low
        y = y + low * (1 - y) if y > -1 else y
        return float(r * np.sin(a)), y if y < 0 else y * self.long

    def carried(self, x: float, y: float) -> tuple[float, float]:
        """A point of hair or hat on the turned head: what lies on the face goes round it, what stands off hardly."""
        stretch = y * self.long if y > 0 else y
        if self.view == "lost":
            return x * 0.86 - 0.14, stretch
        if self.view != "front":
            return x, stretch
        out = float(np.clip((abs(x) - 0.62) / 0.12, 0, 1))
        over = float(np.clip((-y - 0.74) / 0.3, 0, 1))
        off = max(out, over)
        far = 0.60 - 0.09 * abs(self.turn)
        least, most = (-0.63, far) if self.turn > 0 else (-far, 0.63)
        inner = float(np.clip(x + self.turn * 0.3 * (1 - x * x), least, most))
        outer = x - 0.07 * self.turn * (1.5 if x * self.turn < 0 else 0.6)
        outer += 0.14 * self.turn * max(0.0, 1 - abs(x) / 0.5)
        side = self.wider(y) * min(1.0, abs(x) / 0.5) * (1 if x > 0 else -1)
        return inner * (1 - off) + outer * off + side, stretch

    def placed(self, pts: Spec, how: str = "turned") -> Array:
        """Return points typed in head units on the page; ``how`` is "turned", "carried" or "flat"."""
        p, sharp = contour.parse(pts)
        if how != "flat":
            carry = self.turned if how == "turned" else self.carried
            p = np.array([carry(float(v[0]), float(v[1])) for v in p])
        q = p @ self.at[:, :2].T + self.at[:, 2]
        return contour.curve(
            " ".join(f"{a:.2f},{b:.2f}{'!' if s else ''}" for (a, b), s in zip(q, sharp, strict=True)), step=2
        )

    def lay(self, pts: Spec, ink: Ink, how: str = "turned", **more: Any) -> Patch | None:
        """Lay one flat shape typed in head units."""
        kw = {
            "grain": self.grain,
            "angle": self.tilt + 78,
            "laps": max(18, self.size * 0.2),
            "wobble": min(1.0, self.size / 160),
            **more,
        }
        return self.card.paint(self.placed(pts, how), ink, **kw)

    def line(
        self, pts: Spec, widths: Sequence[float], ink: Ink | None = None, how: str = "turned", **more: Any
    ) -> Patch | None:
        """Lay a cut line typed in head units, its widths too; on a small head never so thin that it is lost."""
        p, sharp = contour.parse(pts)
        if how != "flat":
            carry = self.turned if how == "turned" else self.carried
            p = np.array([carry(float(v[0]), float(v[1])) for v in p])
        q = p @ self.at[:, :2].T + self.at[:, 2]
        on_page = " ".join(f"{a:.2f},{b:.2f}{'!' if s else ''}" for (a, b), s in zip(q, sharp, strict=True))
        least = 1.1 / self.size if max(widths) * self.size < 3 else 0.0
        drawn = contour.ribbon(on_page, [w + least for w in widths], None, self.size)
        return self.card.paint(
            drawn, self.face.skin.line if ink is None else ink, **{"grain": 0.15, "wobble": 0.3, **more}
        )

    def outline(self) -> Points:
        """The bare head; three-quarter views get brow, socket and cheekbone on the far side."""
        t, s = abs(self.turn) if self.view == "front" else 0.0, 1 if self.turn >= 0 else -1
        j, long = self.face.jaw, self.long
        sag = self.ageing.sag * 0.035
        far = [
            (0.30, -0.93),
            (0.56 + 0.02 * t, -0.60),
            (0.63 - 0.02 * t, -0.22),
            (0.62 - 0.10 * t, 0.04),
            (0.615 + 0.015 * t, 0.26),
            (0.545 + 0.02 * t + j + sag, 0.56),
            (0.33 + 0.13 * t + j + sag, 0.86),
        ]
        near = [
            (-0.30 + 0.22 * t - j - sag, 0.89),
            (-0.50 + 0.02 * t - j - sag, 0.62),
            (-0.60 - 0.05 * t, 0.28),
            (-0.64 - 0.10 * t, -0.06),
            (-0.62 - 0.14 * t, -0.46),
            (-0.36 - 0.1 * t, -0.89),
        ]
        middle = 0.24 * t
        chin = [(0.22 + 0.18 * t, 0.97), (0.02 + 0.26 * t, 1.0), (-0.16 + 0.24 * t, 0.985)]
        g = contour.rng("skull", self.face.shape, self.face.age, self.face.nose, self.face.eyes)
        out = []
        for x, y in [(0.0, -1.0), *far, *chin, *near]:
            from_middle = x - (middle if y > 0.8 else 0)
            more = self.wider(y) * float(np.clip(from_middle / 0.3, -1, 1))
            out.append(((x + more + g.normal(0, 0.011)) * s, (y * long if y > 0 else y) + g.normal(0, 0.008)))
        return out
