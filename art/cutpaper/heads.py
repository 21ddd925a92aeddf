"""Heads in planes: few numbers make a face, and its two sides are always set differently.

Head units: 1 is half a head's height; x to the right, y down; crown -1, eyes about 0, chin +1. Feeling comes from lids
and brows that differ, from gaze and tilt. Bodies are in `bodies`: `Figure.head` says where one goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Spec
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin


@dataclass(frozen=True)
class Eye:
    """open 0..1.2, brow: raise (units), slant (+ inner end up: worry), gaze x and y -1..1."""

    open: float = 0.7
    brow: float = 0.0
    slant: float = 0.0
    gaze: tuple[float, float] = (0.0, 0.0)
    bag: float = 0.5


@dataclass
class Head:
    """A head placed, tilted and turned once; `draw` lays it. Hair, hats and collars are typed with ``at=head.at``."""

    card: Sheet
    x: float
    y: float
    size: float
    skin: Skin
    tilt: float = 0.0
    turn: float = 0.0
    """-1 looks to the page's left, +1 to its right, 0 at us."""
    light: int = 1
    """Side of the page where the light comes from; the other side gets the shade plane"""
    jaw: float = 0.0
    """-.15 narrow .. +.15 heavy"""
    long: float = 1.0
    """1 plain, 1.12 long; stretches what lies below the eyes"""
    low: float = 0.0
    """Features slide down by so much of the way to the chin: 0 grown, .15-.25 a child"""
    nose: float = 1.0
    snout: float = 1.0
    """Length of the nose; the mouth follows"""
    lash: float = 0.85
    """Weight of the upper lid's line"""
    wide: float = 0.29
    eye: float = 0.155
    mouth: tuple[float, float, float] = (0.0, 0.0, 0.22)
    """Corner lift left, right (+ up), width"""
    lips: float = 1.0
    part: float = 0.0
    """Mouth open by so much"""
    left: Eye = field(default_factory=Eye)
    right: Eye = field(default_factory=Eye)
    brows: Ink | None = None
    brow_w: float = 0.06
    iris: Ink | None = None
    age: float = 0.0
    ear: bool = True
    grain: float = 0.22

    def __post_init__(self) -> None:
        """Say where head units lie on the page and which inks follow from the skin."""
        self.at = contour.affine(self.x, self.y, self.size, self.tilt)
        k = self.skin
        self._iris: Ink = k.line if self.iris is None else self.iris
        self._brows: Ink = k.line if self.brows is None else self.brows
        self._lid: Ink = k.lid if k.lid is not None else mix(shift(k.base), shift(k.shade), 0.55)

    def turned(self, x: float, y: float) -> tuple[float, float]:
        """A point of the flat face carried round the turned head."""
        r = 0.78
        a = np.arcsin(np.clip(x / r, -1, 1)) + self.turn * 0.42
        y = y + self.low * (1 - y) if y > -1 else y
        return float(r * np.sin(a)), y if y < 0 else y * self.long

    def spec(self, pts: Spec) -> str:
        """Face points ("x,y! ..." or pairs) turned, then placed on the page; ready for ``curve``."""
        p, sharp = contour.parse(pts)
        q = np.array([self.turned(float(v[0]), float(v[1])) for v in p]) @ self.at[:, :2].T + self.at[:, 2]
        return " ".join(f"{a:.2f},{b:.2f}{'!' if s else ''}" for (a, b), s in zip(q, sharp, strict=True))

    def lay(self, pts: Spec, ink: Ink, turned: bool = True, **more: Any) -> Patch | None:
        """Lay one flat shape typed in head units; ``turned`` carries it round the turned face."""
        kw = {
            "grain": self.grain,
            "angle": self.tilt + 78,
            "laps": max(18, self.size * 0.2),
            "wobble": min(1.0, self.size / 160),
            **more,
        }
        return self.card.paint(
            contour.curve(self.spec(pts)) if turned else contour.curve(pts, self.at, step=2), ink, **kw
        )

    def line(
        self, pts: Spec, widths: Sequence[float], ink: Ink | None = None, turned: bool = True, **more: Any
    ) -> Patch | None:
        """Lay a cut line typed in head units."""
        p = contour.ribbon(self.spec(pts) if turned else pts, widths, None if turned else self.at, self.size)
        return self.card.paint(p, self.skin.line if ink is None else ink, **{"grain": 0.15, "wobble": 0.3, **more})

    def outline(self) -> list[tuple[float, float]]:
        """The bare skull and jaw; three-quarter views get brow, socket and cheekbone on the far side."""
        t, s = abs(self.turn), 1 if self.turn >= 0 else -1
        j, long = self.jaw, self.long
        far = [
            (0.30, -0.93),
            (0.56 + 0.02 * t, -0.60),
            (0.63 - 0.02 * t, -0.22),
            (0.62 - 0.10 * t, 0.04),
            (0.615 + 0.015 * t, 0.26),
            (0.545 + 0.02 * t + j, 0.56 * long),
            (0.33 + 0.13 * t + j, 0.86 * long),
        ]
        near = [
            (-0.30 + 0.22 * t - j, 0.89 * long),
            (-0.50 + 0.02 * t - j, 0.62 * long),
            (-0.60 - 0.05 * t, 0.28),
            (-0.64 - 0.10 * t, -0.06),
            (-0.62 - 0.14 * t, -0.46),
            (-0.36 - 0.1 * t, -0.89),
        ]
        pts = [
            (0, -1.0),
            *far,
            (0.22 + 0.18 * t, 0.97 * long),
            (0.02 + 0.26 * t, 1.0 * long),
            (-0.16 + 0.24 * t, 0.985 * long),
            *near,
        ]
        g = contour.rng("skull", round(self.x), round(self.y))
        return [(x * s + g.normal(0, 0.011), y + g.normal(0, 0.008)) for x, y in pts]

    def draw(self) -> Patch | None:
        """Base, planes, features. Returns the face's Patch."""
        card, k = self.card, self.skin
        if self.ear and abs(self.turn) > 0.05:
            s = -1 if self.turn > 0 else 1
            self.lay(
                [
                    (s * (0.60 + 0.06 * abs(self.turn)) + s * x, y)
                    for x, y in ((0, -0.12), (0.12, -0.16), (0.17, 0), (0.12, 0.24), (0.04, 0.34), (-0.05, 0.2))
                ],
                k.shade if s != self.light else k.base,
                turned=False,
            )
        elif self.ear:
            for s in (-1, 1):
                self.lay(
                    [
                        (s * (0.60 + x), y)
                        for x, y in ((0, -0.10), (0.09, -0.13), (0.12, 0), (0.08, 0.22), (0.02, 0.30), (-0.05, 0.2))
                    ],
                    k.shade if s != self.light else k.base,
                    turned=False,
                )
        face = self.lay(self.outline(), k.base, turned=False)
        if face is None:
            return None
        with card.inside(face):
            self._planes()
            for s, e in ((-1, self.left), (1, self.right)):
                self._eye(s, e)
            self._nose()
            self._mouth()
        return face

    def _planes(self) -> None:
        k, s = self.skin, -self.light
        side = (
            "1.0,-1.2! .10,-1.2! .34,-.62 .42,-.30! .47,-.16 .40,-.02! .44,.12 .52,.20! "
            ".42,.36 .33,.50! .30,.68 .17,.80! .20,.92 .05,1.2! 1.0,1.3!"
        )
        side = " ".join(f"{s * float(a.split(',')[0]):.3f},{a.split(',')[1]}" for a in side.split())
        self.lay(side, k.shade)
        if k.blush is not None:
            for q in (-1, 1):
                self.lay(
                    [(q * 0.54, 0.16), (q * 0.40, 0.18), (q * 0.27, 0.29), (q * 0.36, 0.40), (q * 0.52, 0.34)],
                    k.blush,
                    ragged=self.size * 0.22,
                    dry=0.9,
                    thin=0.12,
                    angle=self.tilt - q * 14,
                )

    def _eye(self, s: int, e: Eye) -> None:
        k, w = self.skin, self.eye
        ex, ey, h = s * self.wide, 0.0, 0.73 * w * e.open

        def at(u: float, v: float) -> tuple[float, float]:
            return ex + s * u * w, ey + v

        inner, outer = at(-1, 0.025 - 0.05 * e.slant * 0.5), at(1.05, 0.0 + 0.05 * e.slant * 0.5)
        up = [at(-0.45, -h * 0.82), at(0.2, -h * 1.0), at(0.72, -h * 0.62)]
        low = [at(0.6, 0.055 + 0.012 * e.open), at(0, 0.075 + 0.02 * e.open), at(-0.6, 0.05)]
        # socket and lid: one quiet plane under the brow
        crease = -0.10 - 0.07 * min(e.open, 1) - 0.03
        self.lay(
            self._c(
                [
                    at(-1.15, 0.0),
                    at(-0.75, crease * 0.8),
                    at(0, crease),
                    at(0.8, crease * 0.75),
                    at(1.25, 0.02),
                    at(0.3, 0.03),
                    at(-0.5, 0.03),
                ],
                (0, 4),
            ),
            self._lid,
        )
        if e.bag:
            self.line(
                [at(-0.85, 0.13), at(-0.1, 0.175 + 0.02 * e.bag), at(0.7, 0.13)],
                (0.008, 0.028 * e.bag + 0.012, 0.006),
                ink=self.skin.shade if s == self.light else mix(shift(k.shade), shift(k.line), 0.25),
            )
        if e.open > 0.12:
            ball = self.lay(self._c([inner, *up, outer, *low], (0, 4)), k.white, grain=0.1)
            if ball is not None:
                with self.card.inside(ball):
                    gx, gy = e.gaze
                    c = (ex + gx * 0.5 * w, ey - 0.012 + gy * 0.05)
                    r = 0.60 * w
                    self.lay(
                        [
                            (c[0] + r * np.cos(a), c[1] + r * 1.08 * np.sin(a))
                            for a in np.linspace(0, 2 * np.pi, 9)[:-1]
                        ],
                        self._iris,
                        grain=0.2,
                    )
                    self.lay(
                        [
                            (c[0] + 0.3 * w * np.cos(a), c[1] + 0.33 * w * np.sin(a))
                            for a in np.linspace(0, 2 * np.pi, 9)[:-1]
                        ],
                        k.line,
                        grain=0.1,
                    )
                    if self.size > 90:
                        fold = self._c([inner, *up, outer, *[(x, y + 0.05) for x, y in up[::-1]]], (0, 4))
                        self.lay(fold, mix(shift(k.white), shift(k.line), 0.38), grain=0.1)
            self.line(
                [inner, *up, (outer[0] + s * 0.02, outer[1] + 0.015)],
                tuple(v * self.lash for v in (0.018, 0.04, 0.048, 0.042, 0.014)),
            )
            self.line([low[0], low[1], low[2]], (0.008, 0.016, 0.008), ink=mix(shift(k.shade), shift(k.line), 0.4))
        else:
            self.line(
                [(inner[0], inner[1] + 0.03), at(-0.4, 0.075), at(0.25, 0.08), (outer[0], outer[1] + 0.03)],
                (0.014, 0.04, 0.045, 0.02),
            )
        self.line(
            [at(-0.8, crease * 0.82), at(0, crease), at(0.85, crease * 0.7)],
            (0.008, 0.02, 0.008),
            ink=mix(shift(k.shade), shift(k.line), 0.35),
        )
        b = -0.235 - e.brow
        sl = e.slant * 0.11
        self.line(
            [
                at(-1.12, b + 0.045 - sl),
                at(-0.3, b - 0.015 - sl * 0.4),
                at(0.5, b - 0.01 + sl * 0.3),
                at(1.3, b + 0.075 + sl * 0.55),
            ],
            (self.brow_w * 0.55, self.brow_w, self.brow_w * 0.8, self.brow_w * 0.25),
            ink=self._brows,
            thin=0.1,
        )

    @staticmethod
    def _c(pts: Sequence[tuple[float, float]], corners: Sequence[int] = ()) -> str:
        return " ".join(f"{x:.4f},{y:.4f}{'!' if i in corners else ''}" for i, (x, y) in enumerate(pts))

    def _nose(self) -> None:
        k, s = self.skin, -self.light
        d, n = self.turn * 0.12, self.nose

        def q(pts: Sequence[tuple[float, float]], cs: Sequence[int] = ()) -> str:
            return self._c([(x, y * self.snout if y > 0 else y) for x, y in pts], cs)

        dark = mix(shift(k.shade), shift(k.line), 0.3)
        self.lay(
            q(
                [
                    (s * 0.09, -0.17),
                    (s * 0.055, -0.02),
                    (d * 0.5 + s * 0.045, 0.14),
                    (d + s * 0.045, 0.30),
                    (d + s * 0.02, 0.385),
                    (d + s * 0.10 * n, 0.425),
                    (d + s * 0.155 * n, 0.375),
                    (d + s * 0.125 * n, 0.29),
                    (d * 0.5 + s * 0.12, 0.12),
                    (s * 0.15, -0.04),
                ],
                (0, 4, 6),
            ),
            k.shade if s == -self.light else k.base,
        )
        self.lay(
            q(
                [
                    (d - 0.13 * n, 0.385),
                    (d - 0.05 * n, 0.405),
                    (d, 0.43),
                    (d + 0.06 * n, 0.405),
                    (d + 0.14 * n, 0.38),
                    (d + 0.09 * n, 0.435),
                    (d, 0.462),
                    (d - 0.08 * n, 0.44),
                ],
                (0, 4),
            ),
            dark,
        )
        for e in (-1, 1):
            self.line([(d + e * 0.10 * n, 0.405 * self.snout), (d + e * 0.05 * n, 0.425 * self.snout)], (0.016, 0.028))

    def _mouth(self) -> None:
        k = self.skin
        lip = k.lip if k.lip is not None else mix(shift(k.shade), shift(k.line), 0.35)
        a, b, w = self.mouth
        d, y, n = self.turn * 0.05, 0.655 + (self.snout - 1) * 0.25, self.lips
        a1, b1 = (d - w, y - a * 0.1), (d + w * 0.96, y - b * 0.1)
        mid = [
            (d - w * 0.42, y + 0.004 + self.part * -0.2),
            (d, y + 0.018 + self.part * -0.2),
            (d + w * 0.45, y + self.part * -0.2),
        ]
        dn = [(x, yy + self.part) for x, yy in mid]
        self.lay(
            self._c(
                [
                    a1,
                    (d - w * 0.45, y - 0.05 * n),
                    (d - 0.035, y - 0.066 * n),
                    (d, y - 0.048 * n),
                    (d + 0.04, y - 0.064 * n),
                    (d + w * 0.45, y - 0.045 * n),
                    b1,
                    *mid[::-1],
                ],
                (0, 3, 6),
            ),
            lip,
        )
        self.lay(
            self._c(
                [
                    a1,
                    *dn,
                    b1,
                    (d + w * 0.5, y + 0.075 * n + self.part),
                    (d, y + 0.095 * n + self.part),
                    (d - w * 0.5, y + 0.08 * n + self.part),
                ],
                (0, 4),
            ),
            mix(shift(lip), shift(k.base), 0.42),
        )
        if self.part:
            self.lay(self._c([a1, *mid, b1, *dn[::-1]], (0, 4)), k.line)
        else:
            self.line([a1, *mid, b1], (0.016, 0.03, 0.02, 0.03, 0.014))
        self.lay(
            self._c(
                [
                    (d - 0.12, y + 0.12 * n + self.part),
                    (d, y + 0.105 * n + self.part),
                    (d + 0.13, y + 0.12 * n + self.part),
                    (d + 0.02, y + 0.165 * n + self.part),
                ],
                (0, 2),
            ),
            self.skin.shade,
        )
        if self.age:
            for s in (-1, 1):
                self.line(
                    [(d + s * 0.17, 0.38), (d + s * 0.30, 0.52), (d + s * 0.33, 0.66)],
                    (0.006, 0.022 * self.age, 0.006),
                    ink=mix(shift(k.shade), shift(k.line), 0.3),
                )
            self.line([(-0.26, -0.52), (0.02, -0.55), (0.25, -0.51)], (0.004, 0.016 * self.age, 0.004), ink=k.shade)
            self.line([(-0.20, -0.63), (0.05, -0.66), (0.2, -0.63)], (0.004, 0.014 * self.age, 0.004), ink=k.shade)
