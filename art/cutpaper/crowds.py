"""Crowds: many bodies that differ, and bodies from above. Owns who wears what; the heads are the painter's."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.bodies import Figure
from art.cutpaper.builds import BUILDS
from art.cutpaper.cloth import limb
from art.cutpaper.dress import OUTFITS, Dress, outfit
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand, turned
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Ink, Patch, Sheet, shift
from art.cutpaper.skin import Skin

STANDING: Final = (
    "stand",
    "stand_side",
    "hips",
    "folded",
    "walk",
    "embrace",
    "lean",
    "reach",
    "behind",
    "away",
    "cheer",
    "weep",
    "carry",
    "twirl",
    "throw",
)
_TRIES: Final = 24
_WEIGHTS: Final = (1.5, 1.2, 1.2, 1.0, 0.4, 0.5, 0.2)
"""How much a shared build, pose, outfit, first and second ink, skin and side count."""


def crowd(
    card: Sheet,
    places: Sequence[tuple[float, float, float]],
    inks: Sequence[Ink],
    skins: Sequence[Skin],
    key: object = 0,
    poses: Sequence[str] = STANDING,
    outfits: Sequence[str] = OUTFITS,
    builds: Sequence[str] = tuple(BUILDS),
) -> list[Figure]:
    """Return a figure for each place (x, y of the ground, size), the farthest first, as different as can be.

    Each is the best of two dozen draws: least like all before it in build, pose, dress, inks and skin, near ones
    counting most. Lay each with ``below()``, its head, ``above()``.
    """
    g = contour.rng("crowd", card.name, key)
    counts = (len(builds), len(poses), len(outfits), len(inks), len(inks), len(skins), 2)
    chosen: list[tuple[tuple[float, float, float], tuple[int, ...]]] = []
    out = []
    for x, y, size in sorted(places, key=lambda p: p[1]):

        def likeness(draw: tuple[int, ...], x: float = x, y: float = y, size: float = size) -> float:
            total = 1.5 * (draw[3] == draw[4])
            for (u, v, _), other in chosen:
                same = sum(w for w, a, b in zip(_WEIGHTS, draw, other, strict=True) if a == b)
                total += same * (0.25 + 2 / (1 + math.hypot(x - u, y - v) / max(size, 1) / 4))
            return total

        best = min((tuple(int(g.integers(n)) for n in counts) for _ in range(_TRIES)), key=likeness)
        chosen.append(((x, y, size), best))
        b, p, o, i, j, s, f = best
        trim = inks[(i + j + 1) % len(inks)]
        dress = outfit(outfits[o], inks[i], inks[j] if i != j else shift(inks[j], -0.1), trim)
        if builds[b] in ("child", "small"):
            dress = replace(dress, shoe="shoe" if dress.shoe == "heel" else dress.shoe)
        out.append(Figure(card, x, y, size, POSES[poses[p]], dress, skins[s], builds[b], flip=bool(f)))
    return out


def from_above(
    card: Sheet,
    x: float,
    y: float,
    size: float,
    angle: float,
    dress: Dress,
    skin: Skin,
    hair: Ink,
    arms: tuple[tuple[float, float], tuple[float, float]] = ((0.7, 1.6), (0.2, -1.9)),
    hands: tuple[str, str] = ("rest", "rest"),
    step: float = 0.9,
    hat: Ink | None = None,
    girth: float = 1.0,
    sitting: bool = False,
    lift: float = 7,
) -> Patch | None:
    """Lay somebody seen from above who faces along ``angle`` (degrees, 0: to the right).

    ``size`` is half a head in px; ``arms`` are the wrists (forwards, sideways) in that unit; ``step`` how far the feet
    are apart; ``sitting`` lays a lap before the body; ``hat`` a brim over the hair. Returns the shoulders' patch.
    """
    at = contour.affine(x, y, size, angle)

    def to(p: tuple[float, float]) -> np.ndarray:
        return np.asarray(at[:, :2] @ np.array(p) + at[:, 2])

    if not sitting:
        for s, ahead in ((1, step), (-1, -step * 0.8)):
            f = to((ahead * 0.8, s * 0.5))
            turn = contour.affine(float(f[0]), float(f[1]), size, angle + s * 7)
            p = card.paint(
                contour.curve("-.42,-.24! .10,-.28 .62,-.26 .84,.0 .62,.26 .10,.27 -.42,.22!", turn, step=2),
                dress.shoes,
                lift=lift * 0.4,
            )
            if p is not None:
                card.paint(
                    contour.curve("-.3,-.14 .1,-.14 .2,.0 .1,.14 -.3,.14 -.4,.0", turn, step=2),
                    shift(dress.shoes, 0.1),
                    grain=0.2,
                )
    else:
        for s in (1, -1):
            a, b, c = to((0.1, s * 0.5)), to((1.5, s * 0.62)), to((1.9, s * 0.6))
            cloth = dress.lower if dress.lower is not None else dress.ink
            shoe(card, "front", float(c[0]), float(c[1]), size * 0.9, angle - 90, dress.shoes, skin, lift=lift * 0.3)
            card.paint(
                limb(a, b, c, (1.1 * size, 0.95 * size, 0.8 * size), key=(s, x)), cloth, angle=angle, lift=lift * 0.5
            )
    for i, s in enumerate((1, -1)):
        wrist = to(arms[i])
        a = to((0.0, s * 1.1 * girth))
        mid = (a + wrist) / 2
        out = to((0.35, s * 1.9 * girth)) - mid
        elbow = mid + out * 0.3
        d = wrist - elbow
        turn2 = float(np.degrees(np.arctan2(d[1], d[0])))
        x1, y1 = float(wrist[0]), float(wrist[1])
        hand(card, hands[i], x1, y1, size, turn2, skin, flip=s < 0, glove=dress.gloves, lift=lift * 0.4)
        ink = shift(dress.ink if dress.arms is None else dress.arms, -0.045)
        card.paint(
            limb(a, elbow, wrist, (0.95 * size, 0.8 * size, 0.6 * size), key=(i, y)), ink, angle=turn2, lift=lift * 0.7
        )
    g = girth
    body = contour.curve(
        f".34,-.5 .20,{-1.1 * g:.2f} -.10,{-1.5 * g:.2f} -.52,{-1.36 * g:.2f} -.74,-.6 -.80,.1 -.72,.7 "
        f"-.48,{1.4 * g:.2f} -.06,{1.5 * g:.2f} .24,{1.1 * g:.2f} .38,.5",
        at,
        step=2,
    )
    trunk = card.paint(turned([body]), dress.ink, angle=angle + 80, lift=lift)
    card.paint(
        contour.curve("-.3,-.42 .1,-.50 .44,-.3 .5,.05 .40,.34 .0,.48 -.34,.36", at, step=2), skin.shade, grain=0.2
    )
    top = to((0.28, 0.02))
    head = contour.affine(float(top[0]), float(top[1]), size, angle)
    card.paint(contour.curve(".84,-.08 .98,.0 .84,.10 .5,.3 .5,-.3", head, step=2), skin.base, grain=0.2)
    crown = card.paint(
        contour.curve(
            ".74,.0 .62,-.44 .20,-.72 -.30,-.70 -.70,-.40 -.80,.06 -.66,.48 -.26,.74 .22,.70 .62,.42", head, step=2
        ),
        hair,
        angle=angle + 20,
        lift=lift * 0.8,
    )
    if crown is not None:
        with card.inside(crown):
            for n in range(5):
                card.brush(
                    f"-.5,{-0.1 + n * 0.04:.2f} .1,{-0.5 + n * 0.25:.2f} .7,{-0.5 + n * 0.25:.2f}",
                    size * 0.07,
                    shift(hair, 0.09),
                    head,
                    dry=0.8,
                )
    if hat is not None:
        card.paint(
            contour.curve(
                "1.14,.0 .90,-.74 .20,-1.12 -.60,-.98 -1.10,-.40 -1.10,.34 -.66,.94 .10,1.14 .84,.78", head, step=2
            ),
            hat,
            angle=angle,
            lift=lift,
        )
        card.paint(
            contour.curve(".62,.0 .46,-.46 .0,-.62 -.46,-.46 -.62,.04 -.44,.50 .0,.62 .48,.44", head, step=2),
            shift(hat, 0.05),
            angle=angle + 40,
            lift=lift * 0.8,
        )
        card.paint(
            contour.ribbon("-.4,.02 .0,.08 .4,-.02", (0.1, 0.16, 0.06), head, size), shift(hat, -0.1), wobble=0.3
        )
    return trunk
