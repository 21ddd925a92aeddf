"""Hair: a cut laid, with its texture: what lies behind the head, on it and over it, from every side."""

from __future__ import annotations

import numpy as np

from art.cutpaper import contour
from art.cutpaper.haircuts import CUTS, KINDS, TORN
from art.cutpaper.hairmasses import REARS, SIDES
from art.cutpaper.hats import pressed
from art.cutpaper.sheet import Ink, Patch, shift
from art.cutpaper.skull import Skull


def behind(skull: Skull, ink: Ink) -> None:
    """Lay what of the hair lies behind the head."""
    if skull.view == "front":
        for role, typed in CUTS[skull.face.hair]:
            if role == "behind":
                _mass(skull, typed, shift(ink, -0.03))


def over(skull: Skull, ink: Ink) -> None:
    """Lay the hair on the head; below a hat that presses it down, only what hangs out."""
    press = pressed(skull.face.hat)
    below = None
    if press is not None:
        below = skull.card.mask(skull.placed(f"-1.6,{press}! 1.6,{press}! 1.6,2.4! -1.6,2.4!", "flat"))
    if below is None:
        _over(skull, ink)
        return
    with skull.card.inside(below):
        _over(skull, ink)


def _over(skull: Skull, ink: Ink) -> None:
    texture, side, rear = KINDS[skull.face.hair]
    if skull.view != "front":
        for _, typed in SIDES[side] if skull.view == "side" else REARS[rear]:
            _mass(skull, typed, ink)
        return
    pieces = CUTS[skull.face.hair]
    for role, typed in pieces:
        if role == "cap":
            _mass(skull, typed, ink)
    for role, typed in pieces:
        if role == "rope":
            _rope(skull, typed, ink)
    if texture == "wisps":
        for x in (-0.3, -0.05, 0.2):
            hair = f"{x},-.92 {x - 0.06:.2f},-1.08 {x + 0.08:.2f},-1.16"
            skull.line(hair, (0.02, 0.04, 0.012), ink, "carried")
    if texture == "rollers":
        _rollers(skull, ink)


def _mass(skull: Skull, typed: str, ink: Ink) -> None:
    cut = skull.face.hair
    torn = {"edge": "torn", "wobble": max(1.5, skull.size * 0.022)} if cut in TORN else {}
    patch = skull.lay(typed, ink, "carried", angle=skull.tilt + 70, lift=min(3, skull.size / 50), **torn)
    if patch is not None and skull.size > 26:
        with skull.card.inside(patch):
            kind = KINDS[cut][0]
            _texture(skull, patch, "curl" if kind == "rollers" and skull.view != "front" else kind, ink, cut)


def _texture(skull: Skull, patch: Patch, kind: str, ink: Ink, key: str) -> None:
    light = float(shift(ink).mean()) < 0.62
    pale, dark = shift(ink, 0.11 if light else -0.10), shift(ink, -0.07 if light else 0.05)
    g, s = contour.rng("hair", key, kind), skull.size
    if kind in ("coil", "curl"):
        box = skull.card.box(patch)
        hook = "-1,0! -.6,-.9 .5,-.9 1,.1! .4,-.5 -.5,-.4" if kind == "curl" else contour.DOT
        gap, size = (0.22, 0.10) if kind == "curl" else (0.13, 0.03)
        for i, tone in enumerate((pale, dark)):
            bits = contour.motif(box, hook, gap * s, size * s, 20 + 30 * i, jitter=0.16, key=(key, i))
            if bits:
                skull.card.paint(bits, tone, wobble=0.3, thin=0.15)
        return
    for i in range(0 if kind in ("none", "wisps", "rollers") else 14):
        t, side = (i // 2 + 0.5) / 7, 1 if i % 2 else -1
        j = float(g.normal(0, 0.02))
        if kind == "arc":
            r = 0.74 + 0.44 * t + j
            way = [(side * 0.74 * r * np.sin(a), -0.08 - r * np.cos(a)) for a in np.linspace(0.12, 1.75 - 0.3 * t, 6)]
        elif kind in ("back", "rows"):
            a = side * (0.1 + 1.45 * t)
            way = [(0.78 * r * np.sin(a), -0.08 - r * np.cos(a) - j) for r in (0.5, 0.8, 1.1, 1.4)]
        elif kind == "wave":
            x = side * (0.12 + 0.82 * t)
            way = [
                (x * (0.55 + 0.45 * min(1, v + 1)) + 0.05 * np.sin(v * 11 + i), v) for v in np.linspace(-1.15, 1.5, 16)
            ]
        else:
            x = side * (0.06 + 0.90 * t) + j
            way = [(x * 0.62, -1.15), (x * 0.92, -0.6), (x, 0.0), (x * 1.02, 0.8), (x * 1.05, 1.6)]
        points = np.array([skull.carried(float(u), float(v)) for u, v in way]) @ skull.at[:, :2].T + skull.at[:, 2]
        if kind == "rows":
            skull.card.paint(contour.ribbon(points, (0.03, 0.03, 0.03), size=s), dark if light else pale, wobble=0.3)
        else:
            skull.card.brush(points, max(3.0, 0.055 * s), pale if i % 3 else dark, dry=0.85)


def _rope(skull: Skull, spec: str, ink: Ink) -> None:
    """A plait: links of paper, each over the last."""
    line = contour.curve(np.array([skull.carried(*map(float, p)) for p in contour.parse(spec)[0]]), None, False, 0.01)
    wide = 0.105 if skull.face.hair != "locs" else 0.07
    steps = max(3, int(len(line) * 0.01 / (wide * 1.1)))
    for i, at in enumerate(np.linspace(0, len(line) - 2, steps).astype(int)):
        (x, y), (u, v) = line[at], line[at + 1]
        turn = float(np.degrees(np.arctan2(v - y, u - x)))
        lean = 26 if i % 2 else -26
        link = contour.curve(
            "-1.1,0 -.2,-.9 1.0,-.5 1.1,.3 .2,.9 -.9,.6", contour.affine(x, y, wide, turn + lean), step=0.01
        )
        skull.card.paint(
            link @ skull.at[:, :2].T + skull.at[:, 2],
            shift(ink, 0.06 * (i % 2)),
            wobble=0.4,
            lift=min(2, skull.size / 70),
        )


def _rollers(skull: Skull, ink: Ink) -> None:
    places = ((0.0, -1.06, 0), (-0.5, -0.92, -34), (0.5, -0.92, 34), (-0.74, -0.44, -76), (0.74, -0.44, 76))
    for i, (x, y, turn) in enumerate(places):
        u, v = skull.carried(x, y)
        at = skull.at @ np.vstack([contour.affine(u, v, 0.25, turn), [0, 0, 1]])
        lift = min(3, skull.size / 50)
        skull.card.paint(
            "-1,-.5! -.9,-.62 .9,-.62 1,-.5! 1,.5! .9,.62 -.9,.62 -1,.5!", skull.face.hat_inks[i % 2], at=at, lift=lift
        )
        skull.card.paint(["-.5,-.72! -.4,-.72! -.4,.72! -.5,.72!", ".4,-.72! .5,-.72! .5,.72! .4,.72!"], ink, at=at)
