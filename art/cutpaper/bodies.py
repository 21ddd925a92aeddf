"""Bodies: a pose dressed, laid as a few cut masses: a trunk, a hem, sleeves and legs with marked folds.

Owns `Figure`. The head is not here: `Figure.head` says where it belongs. Cloth, collars and
whatever else a card needs are typed over the trunk with `Figure.over`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.builds import BUILDS, Build
from art.cutpaper.cloth import drape, limb
from art.cutpaper.contour import Array
from art.cutpaper.dress import BEHIND, WEAR, Dress, Piece
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand, turned
from art.cutpaper.poses import POSES, Point, Pose, angle
from art.cutpaper.sheet import Ink, Patch, Sheet, shift
from art.cutpaper.skin import Skin

_T: Final = (-0.05, 0.0, 0.13, 0.35, 0.62, 0.86, 1.05)
_FRONT: Final = (0.40, 0.50, 1.10, 1.2, 1.04, 1.16, 1.0)
_CHEST: Final = (0.34, 0.40, 0.66, 0.92, 0.86, 0.86, 0.66)
_BACK: Final = (0.40, 0.46, 0.80, 0.92, 0.66, 0.94, 0.80)


@dataclass
class Figure:
    """A dressed body on a sheet. ``below()`` lays what lies behind the face, ``above()`` the arms before it.

    ``x``, ``y`` is the point of the ground below the pose's middle, ``size`` half a grown head's height in px (a plain
    body stands ten of them high), ``flip`` looks to the left, ``tilt`` turns all of it about that point.
    """

    card: Sheet
    x: float
    y: float
    size: float
    pose: Pose | str
    dress: Dress
    skin: Skin
    build: Build | str = "plain"
    flip: bool = False
    tilt: float = 0.0
    lift: float = 5.0
    weave: Callable[[Patch], object] | None = None
    """Prints the cloth of the trunk and what hangs from it, below belts, collars and whatever is worn over it."""
    trunk: Patch | None = field(default=None, init=False)
    """The patch of the trunk and what hangs from it: for patterns and things typed over it."""

    def __post_init__(self) -> None:
        """Look up what is given by name and say where body units lie on the page."""
        self.pose = POSES[self.pose] if isinstance(self.pose, str) else self.pose
        self.build = BUILDS[self.build] if isinstance(self.build, str) else self.build
        self.u = self.size * self.build.tall
        self.at = contour.affine(self.x, self.y, self.u, self.tilt, self.flip)
        self._p, self._b = self.pose, self.build

    def point(self, p: Point) -> Array:
        """Return the point of the page where a point in body units lies."""
        return np.asarray(self.at[:, :2] @ np.array(p) + self.at[:, 2])

    @property
    def head(self) -> dict[str, Any]:
        """Where the head belongs: keywords x, y, size, tilt, turn and view of a `Head`."""
        p, b = self._p, self._b
        r = self.size * b.head
        away = np.array(p.head) - np.array(p.neck)
        place = np.array(p.neck) + away * (0.34 + 0.66 * r / self.u) + (b.stoop * (0.3 + 0.7 * p.view), b.stoop * 0.5)
        x, y = self.point((float(place[0]), float(place[1])))
        s = -1 if self.flip else 1
        seen = "back" if p.back else "front"
        where = {"x": float(x), "y": float(y), "size": r, "tilt": s * p.tilt + self.tilt}
        return {**where, "turn": s * p.turn, "view": seen}

    def over(self, spec: str, around: bool = True) -> str:
        """Carry a spec typed on the trunk to the page: x -1 to 1 from edge to edge, y 0 at the neck, 1 at the hips.

        Without ``around`` it belongs to the dress's front: seen from the side it moves to the body's front edge.
        """
        pts, sharp = contour.parse(spec)
        out = []
        for (across, t), c in zip(pts, sharp, strict=True):
            u = float(across) if around else float(across) * (1 - 0.62 * self._p.view) + 0.66 * self._p.view
            m, n, a, b = self._frame(float(t))
            s = -u if self.flip and self._p.view < 0.5 else u
            x, y = self.point(tuple(m + n * (s * a if s > 0 else s * b)))
            out.append(f"{x:.1f},{y:.1f}{'!' if c else ''}")
        return " ".join(out)

    def wrist(self, which: str) -> tuple[float, float, float]:
        """Return x, y on the page and the direction (degrees) of the "near" or "far" hand."""
        elbow, end = getattr(self._p, f"arm_{which}")
        a, b = self.point(elbow), self.point(end)
        return float(b[0]), float(b[1]), angle((a[0], a[1]), (b[0], b[1]))

    def below(self) -> Patch | None:
        """Lay the arms behind the body, the legs, the trunk and the neck; return the trunk's patch."""
        p, d = self._p, self.dress
        for which in ("far", "near"):
            if p.over not in (which, "both"):
                self._arm(which, d, dark=-0.09)
        long = d.below == "skirt" and d.length > 0.25
        self._leg("far", d)
        self._leg("near", d)
        if not p.back:
            self._neck()
        trunk = self._trunk()
        shapes = [trunk]
        length = d.length if long else d.tails
        if length:
            cloth = self._skirt(length)
            if d.lower is not None and long and not d.whole:
                self.card.paint(cloth, d.lower, angle=self._grain, lift=self.lift)
            else:
                shapes.append(cloth)
        self.trunk = self.card.paint(turned(shapes), d.ink, angle=self._grain, lift=self.lift)
        if self.weave is not None and self.trunk is not None:
            self.weave(self.trunk)
        if p.back:
            self._neck()
        for name in d.wear:
            if not p.back or name in BEHIND:
                for piece in WEAR[name]:
                    self._wear(piece, name in BEHIND)
        return self.trunk

    def above(self) -> None:
        """Lay the arms that lie before the body and the face."""
        for which in ("far", "near"):
            if self._p.over in (which, "both"):
                self._arm(which, self.dress, dark=-0.045)

    def _wear(self, piece: Piece, around: bool) -> None:
        d = self.dress
        ink: Ink = {
            "trim": d.trim,
            "lower": d.lower if d.lower is not None else shift(d.ink, -0.14),
            "skin": self.skin.base,
            "dark": shift(d.ink, -0.08),
            "light": shift(d.ink, 0.08),
        }[piece.ink]
        spec = self.over(piece.spec, around)
        outlines: list[Array]
        if piece.dots:
            outlines = [
                contour.curve(contour.DOT, contour.affine(float(p[0]), float(p[1]), piece.dots * self.u), step=1)
                for p in contour.parse(spec)[0]
            ]
        elif piece.widths:
            outlines = [contour.ribbon(spec, piece.widths, size=self.u)]
        else:
            outlines = [contour.curve(spec, step=2)]
        kw: dict[str, Any] = {"angle": self._grain, "grain": 0.25, "wobble": 0.6, "lift": min(piece.lift, self.lift)}
        if piece.clip and self.trunk is not None:
            with self.card.inside(self.trunk):
                self.card.paint(outlines, ink, **kw)
        else:
            self.card.paint(outlines, ink, **kw)

    @property
    def _grain(self) -> float:
        (ax, ay), (bx, by) = self.point(self._p.neck), self.point(self._p.hip)
        return angle((ax, ay), (bx, by)) - 6

    def _frame(self, t: float) -> tuple[Array, Array, float, float]:
        """Return the trunk's middle at t, the normal to where the body looks, and the half widths to both sides."""
        p, b = self._p, self._b
        n0, w, h = (np.array(v) for v in (p.neck, p.waist, p.hip))
        c = 2 * w - (n0 + h) / 2
        q = min(max(t, -0.2), 1.0)
        m = (1 - q) ** 2 * n0 + 2 * q * (1 - q) * c + q * q * h
        d = (1 - q) * (c - n0) + q * (h - c)
        d = d / max(float(np.hypot(*d)), 1e-6)
        m = m + d * (t - q) * 3.4
        v = p.view
        front = np.interp(t, _T, _FRONT) * (b.shoulders if t < 0.3 else 1)
        fore, aft = ((1 - v) * front + v * np.interp(t, _T, w2) for w2 in (_CHEST, _BACK))
        fat = np.interp(t, (0.05, 0.35, 1), (1, b.girth, b.girth))
        bulge = b.belly * float(np.exp(-(((t - 0.68) / 0.24) ** 2)))
        return (
            m,
            np.array([-d[1], d[0]]) * -1,
            float(fore * fat + bulge * (0.3 + 0.5 * v)),
            float(aft * fat + bulge * 0.3 * (1 - v)),
        )

    def _trunk(self) -> Array:
        right, left = [], []
        for t in (-0.04, 0.04, 0.15, 0.36, 0.62, 0.86, 1.06):
            m, n, a, b = self._frame(t)
            right.append((m + n * a, "!" if t in (-0.04, 1.06) else ""))
            left.append((m - n * b, "!" if t in (-0.04, 1.06) else ""))
        pts = right + left[::-1]
        return contour.curve(
            " ".join(f"{q[0]:.2f},{q[1]:.2f}{s}" for p, s in pts for q in [self.point((float(p[0]), float(p[1])))]),
            step=2,
        )

    def _skirt(self, length: float) -> Array:
        p, b, f = self._p, self._b, self.dress.flare
        r = (0.96 - 0.14 * p.view) * b.girth * self.u
        rounds = [(self.point(p.hip), r), (self.point(_between(p.waist, p.hip, 0.6)), r * 0.96)]
        hem = []
        for which in ("near", "far"):
            root, (knee, ankle) = p.root(f"leg_{which}"), getattr(p, f"leg_{which}")
            if length > 0.5:
                rounds.append((self.point(knee), (0.5 + 0.3 * f) * b.limb * self.u))
                a, c, end = self.point(knee), self.point(ankle), _between(knee, ankle, (length - 0.5) * 2)
            else:
                a, c, end = self.point(root), self.point(knee), _between(root, knee, length * 2)
            d = (c - a) / max(float(np.hypot(*(c - a))), 1e-6)
            n, m = np.array([-d[1], d[0]]) * (0.42 + 1.0 * f * length) * b.girth * self.u, self.point(end)
            hem += [m + n, m - n - d * 0.1 * self.u]
        return drape(rounds, hem, (self.x, self.y))

    def _neck(self) -> None:
        p, k = self._p, self.head
        m, n, _, _ = self._frame(-0.03 if p.back else 0.06)
        a, b = self.point(tuple(m + n * 0.40)), self.point(tuple(m - n * 0.42))
        top = np.array([k["x"], k["y"]])
        along = top - self.point(tuple(m))
        along /= max(float(np.hypot(*along)), 1e-6)
        side = np.array([-along[1], along[0]]) * k["size"] * 0.31
        e = top - along * k["size"] * 0.35
        flip = 1 if (a - b) @ side > 0 else -1
        pts = [a, e + side * flip, e - side * flip, b]
        self.card.paint(
            " ".join(f"{q[0]:.1f},{q[1]:.1f}!" for q in pts), self.skin.base if p.back else self.skin.shade, angle=80
        )

    def _arm(self, which: str, d: Dress, dark: float) -> None:
        p, b = self._p, self._b
        root, (elbow, wrist) = p.root(f"arm_{which}"), getattr(p, f"arm_{which}")
        root = (p.neck[0] + (root[0] - p.neck[0]) * b.shoulders, root[1])
        a, e, w = (self.point(q) for q in (root, elbow, wrist))
        u, th = self.u, b.limb * (0.5 + 0.5 * b.girth)
        kind = p.hands[0 if which == "near" else 1]
        x, y, turn = self.wrist(which)
        flip = self._flipped(which)
        hand(
            self.card,
            kind,
            x,
            y,
            u * 1.08 * (0.92 if b.age < 12 else 1),
            turn,
            self.skin,
            flip,
            b.age,
            d.gloves,
            lift=self.lift * 0.5,
        )
        ink: Ink = shift(d.ink if d.arms is None else d.arms, dark)
        if d.sleeve < 0.95:
            self.card.paint(
                limb(a, e, w, (0.66 * th * u, 0.52 * th * u, 0.36 * u), key=(which, self.x)),
                self.skin.base,
                angle=turn,
                grain=0.2,
            )
        if d.sleeve <= 0:
            return
        wide = (0.92 * th * u, 0.86 * th * u * (0.7 + 0.3 * d.cuff), 0.62 * u * d.cuff * (0.6 + 0.4 * b.limb))
        if d.sleeve < 0.95:
            q = a + (e - a) * min(1.0, d.sleeve * 1.9)
            self.card.paint(
                limb(a, (a + q) / 2, q, (wide[0], wide[0] * 0.96, wide[1] * 1.06 * d.cuff), key=(which, self.y)),
                ink,
                angle=turn + 8,
                lift=self.lift,
            )
            return
        self.card.paint(limb(a, e, w, wide, key=(which, self.y)), ink, angle=turn + 8, lift=self.lift)
        if d.cuffs is not None:
            v = (w - e) / max(float(np.hypot(*(w - e))), 1e-6)
            n = np.array([-v[1], v[0]]) * wide[2] * 0.53
            s = w - v * 0.26 * u
            pts = [s + n, w + n * 1.06 + v * 0.06 * u, w - n * 1.06 + v * 0.06 * u, s - n]
            self.card.paint(" ".join(f"{q[0]:.1f},{q[1]:.1f}!" for q in pts), d.cuffs, angle=turn + 90, lift=2)

    def _flipped(self, which: str) -> bool:
        """Thumbs lie towards the body's middle or upwards: tell which way a hand must be mirrored."""
        elbow, wrist = getattr(self._p, f"arm_{which}")
        a, b, m = self.point(elbow), self.point(wrist), self.point(self._p.waist)
        d = b - a
        thumb = np.array([d[1], -d[0]])
        inward = (m - b) @ thumb / max(float(np.hypot(*(m - b)) * np.hypot(*thumb)), 1e-6)
        upward = -thumb[1] / max(float(np.hypot(*thumb)), 1e-6)
        return bool(inward * (1 - self._p.view) + upward * (0.3 + self._p.view) < 0)

    def _leg(self, which: str, d: Dress) -> None:
        p, b = self._p, self._b
        root, (knee, ankle) = p.root(f"leg_{which}"), getattr(p, f"leg_{which}")
        a, k, e = (self.point(q) for q in (root, knee, ankle))
        u, th = self.u, b.limb * (0.55 + 0.45 * b.girth)
        toe = p.toes[0 if which == "near" else 1]
        front = p.view < 0.3 and not p.back
        kind = d.shoe
        s = -1 if self.flip else 1
        if front:
            kind = "front_bare" if kind == "bare" else "front"
        dark = -0.07 if which == "far" and p.view > 0.3 else 0.0
        left = self.flip if not front else which == "far"
        shoe(
            self.card,
            kind,
            float(e[0]),
            float(e[1]),
            u * (1.25 if not front else 1.0) * (0.92 if b.age < 12 else 1),
            (s * toe if not front else 0) + self.tilt,
            shift(d.shoes, dark),
            self.skin,
            left,
            lift=self.lift * 0.4,
        )
        ink: Ink = self.skin.base if d.below in ("bare", "skirt") else (d.lower if d.lower is not None else d.ink)
        cut = d.below == "breeches"
        if d.below in ("bare", "skirt") or cut:
            flesh = self.skin.base if dark == 0 else shift(self.skin.base, -0.05)
            self.card.paint(
                limb(a, k, e, (0.9 * th * u, 0.62 * th * u, 0.36 * u), key=("leg", which, self.x)),
                flesh,
                angle=85,
                grain=0.2,
            )
        if d.below in ("trousers", "breeches"):
            end = e if not cut else k + (e - k) * 0.2
            knee2 = k if not cut else a + (k - a) * 0.7
            self.card.paint(
                limb(
                    a,
                    knee2,
                    end,
                    (1.22 * th * u, 0.95 * th * u * d.leg, 0.74 * u * d.leg * (0.6 + 0.4 * b.limb)),
                    key=("leg", which, self.y),
                ),
                shift(ink, dark),
                angle=84,
                lift=self.lift * 0.6,
            )


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
