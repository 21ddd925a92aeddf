"""Worn: glasses, jewels and the marks that a skin bears."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.sheet import Ink, mix, shift
from art.cutpaper.skull import Skull, spec


def _frame(skull: Skull, kind: str, ink: Ink) -> None:
    w, low = skull.wide, 0.035 if kind == "half" else 0.0
    a, b = {
        "round": (0.215, 0.19),
        "square": (0.235, 0.16),
        "cat": (0.25, 0.15),
        "half": (0.2, 0.11),
        "big": (0.27, 0.23),
        "dark": (0.24, 0.18),
    }[kind]
    y = 0.02 + low * 6
    for s in (-1, 1):
        if kind in ("round", "big"):
            rim = [(s * w + a * float(np.cos(t)), y + b * float(np.sin(t))) for t in np.linspace(0, 2 * np.pi, 13)]
        elif kind == "half":
            rim = [
                (s * w - a, y - 0.02),
                (s * w - a * 0.8, y + b * 0.9),
                (s * w, y + b * 1.2),
                (s * w + a * 0.8, y + b * 0.9),
                (s * w + a, y - 0.02),
                (s * w - a, y - 0.02),
            ]
        else:
            up = 0.09 if kind == "cat" else 0.0
            rim = [
                (s * (w - a), y - b * 0.8),
                (s * (w + a * 1.05), y - b - up),
                (s * (w + a * 0.8), y + b),
                (s * (w - a * 0.8), y + b),
                (s * (w - a), y - b * 0.8),
            ]
        corners = range(len(rim)) if kind in ("square", "cat", "half", "dark") else ()
        if kind == "dark":
            skull.lay(spec(rim[:-1], range(4)), ink)
        else:
            skull.line(spec(rim, corners), (0.034, 0.034), ink)
        arm = [(s * (w + a), y - b * 0.5), (s * 0.64, y - b * 0.4)]
        skull.line(spec(arm), (0.026, 0.022), ink)
    skull.line(spec([(-w + a, y - 0.02), (0, y - 0.06), (w - a, y - 0.02)]), (0.03, 0.03, 0.03), ink)


GLASSES: Final = ("round", "square", "cat", "half", "big", "dark")
MARKS: Final = ("freckles", "mole", "scar", "plaster", "tear", "red_nose", "gold_tooth", "patch", "rouge", "sunburn")
JEWELS: Final = ("studs", "hoops", "drops", "one_hoop", "pearls", "forehead_dot", "flower")


def glasses(skull: Skull) -> None:
    """Lay the glasses; from behind there are none."""
    for worn in skull.face.wear:
        if worn == "patch" and skull.view == "front":
            _patch(skull)
        if worn not in GLASSES:
            continue
        if skull.view == "front":
            _frame(skull, worn, skull.face.wear_ink)
        elif skull.view == "side":
            rim = [
                (0.42 + 0.075 * float(np.cos(t)), 0.02 + 0.16 * float(np.sin(t))) for t in np.linspace(0, 2 * np.pi, 11)
            ]
            skull.line(spec(rim), (0.03, 0.03), skull.face.wear_ink)
            skull.line(spec([(0.34, -0.04), (-0.08, -0.08)]), (0.026, 0.022), skull.face.wear_ink)


def _patch(skull: Skull) -> None:
    x, ink = skull.wide, skull.face.wear_ink
    skull.line(spec([(-0.6, -0.62), (x - 0.2, -0.14)]), (0.03, 0.03), ink)
    skull.line(spec([(x + 0.2, -0.1), (0.7, -0.3)]), (0.03, 0.03), ink)
    shape = [(x - 0.23, -0.14), (x + 0.22, -0.15), (x + 0.18, 0.1), (x, 0.19), (x - 0.19, 0.1)]
    skull.lay(spec(shape, (0, 1)), ink)


def marks(skull: Skull) -> None:
    """Lay what the skin bears, within the face."""
    f, k, g = skull.face, skull.face.skin, contour.rng("marks", skull.face.wear, skull.face.shape)
    for mark in f.wear:
        if mark == "freckles":
            for _ in range(22):
                x, y = g.normal(0, 0.26), 0.2 + abs(g.normal(0, 0.09))
                skull.lay(spec([(x - 0.014, y), (x, y - 0.013), (x + 0.015, y), (x, y + 0.014)]), skull.lid, grain=0.1)
        elif mark == "mole":
            skull.lay(spec([(0.27, 0.52), (0.295, 0.495), (0.32, 0.52), (0.295, 0.545)]), k.line)
        elif mark == "scar":
            skull.line(
                spec([(-0.42, -0.42), (-0.34, -0.16), (-0.38, 0.26)]),
                (0.01, 0.028, 0.012),
                mix(shift(k.base), shift(skull.lip), 0.6),
            )
        elif mark == "plaster":
            skull.lay(spec([(0.22, 0.86), (0.44, 0.74), (0.48, 0.81), (0.26, 0.93)], (0, 1, 2, 3)), "#e6d3b8", lift=2)
        elif mark == "tear":
            for x, y in ((-skull.wide - 0.03, 0.2), (skull.wide + 0.05, 0.32)):
                skull.lay(
                    spec([(x, y - 0.07), (x + 0.035, y + 0.03), (x, y + 0.07), (x - 0.035, y + 0.03)], (0,)),
                    "#dfe6e6",
                    grain=0.1,
                )
        elif mark in ("rouge", "sunburn", "red_nose"):
            red = mix(shift(k.base), shift("#c4452f"), 0.5)
            if mark == "rouge":
                for s in (-1, 1):
                    ring = [
                        (s * 0.42 + 0.11 * float(np.cos(t)), 0.28 + 0.1 * float(np.sin(t)))
                        for t in np.linspace(0, 6.28, 9)[:-1]
                    ]
                    skull.lay(spec(ring), red, ragged=skull.size * 0.05)
            elif mark == "sunburn":
                skull.lay(
                    spec([(-0.5, 0.12), (0, 0.06), (0.5, 0.12), (0.42, 0.36), (0, 0.34), (-0.42, 0.36)]),
                    red,
                    ragged=skull.size * 0.14,
                    thin=0.1,
                )


def noses_red(skull: Skull) -> None:
    """Redden the tip of the nose, over it."""
    if "red_nose" in skull.face.wear and skull.view == "front":
        d, y = skull.turn * 0.12, 0.36 * skull.snout
        tip = [(d - 0.1, y), (d, y - 0.11), (d + 0.1, y), (d, y + 0.06)]
        skull.lay(
            spec(tip), mix(shift(skull.face.skin.base), shift("#c4452f"), 0.6), thin=0.12, ragged=skull.size * 0.04
        )


def jewels(skull: Skull) -> None:
    """Lay what hangs from the ears, on the brow or in the hair."""
    ink = skull.face.hat_inks[1]
    x, y = 0.68 + skull.wider(0.1), 0.36 * skull.face.ears + skull.ageing.low * 0.5
    for worn in skull.face.wear:
        if worn not in JEWELS or skull.view in ("back", "lost"):
            continue
        if worn == "forehead_dot" and skull.view == "front":
            skull.lay(spec([(-0.03, -0.3), (0, -0.33), (0.03, -0.3), (0, -0.265)]), ink)
        elif worn == "flower":
            at = skull.at @ np.vstack([contour.affine(-0.62 if skull.view == "front" else -0.2, -0.62, 0.3), [0, 0, 1]])
            skull.card.paint(contour.PETALS, ink, at=at, lift=2)
            skull.card.paint(contour.DOT, skull.face.hat_inks[0], at=at @ np.diag([0.25, 0.25, 1.0]))
        else:
            sides = (-1, 1) if skull.view == "front" else (0,)
            for s in sides[: 1 if worn == "one_hoop" else 2]:
                if s * skull.turn > 0.25:
                    continue
                u = s * x if s else -0.1
                if worn in ("hoops", "one_hoop"):
                    hoop = [
                        (u + 0.085 * float(np.cos(t)), y + 0.1 + 0.11 * float(np.sin(t)))
                        for t in np.linspace(0, 6.28, 11)
                    ]
                    skull.line(spec(hoop), (0.03, 0.03), ink, "flat")
                else:
                    long = {"studs": 0.04, "pearls": 0.055, "drops": 0.16}.get(worn, 0.04)
                    wide = min(long, 0.06)
                    skull.lay(
                        spec(
                            [
                                (u, y - long * 0.4),
                                (u + wide, y + long * 0.8),
                                (u, y + long * 1.4),
                                (u - wide, y + long * 0.8),
                            ]
                        ),
                        ink,
                        "flat",
                    )
