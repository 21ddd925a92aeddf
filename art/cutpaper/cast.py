"""Cast: how far two faces lie apart, which are near twins, and faces for a crowd.

A card declares each head that appears in it as a `Face` in its `CAST`; `tests/art/test_cast.py` holds them side by
side. Nothing here is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.beards import BEARDS
from art.cutpaper.faces import BROWS, EYES, FEELINGS, LIPS, NOSES, PLANES, SHAPES, Face
from art.cutpaper.haircuts import CUTS
from art.cutpaper.hats import covers
from art.cutpaper.sheet import Ink, rgb
from art.cutpaper.skin import Skin
from art.cutpaper.worn import GLASSES

NEAR: Final = 2.6
"""Whose distance is below this are near twins."""
_NAMES: Final = {"shape": 0.9, "nose": 1.0, "eyes": 0.9, "lips": 0.5, "brow": 0.5, "plane": 0.2}
_NUMBERS: Final = {"long": (0.12, 0.5), "jaw": (0.1, 0.5), "wide": (0.03, 0.4), "snout": (0.2, 0.4), "eye": (0.2, 0.4)}
"""How much of a difference counts one, and at most how much it may count."""


def distance(a: Face, b: Face) -> float:
    """Return how far two faces lie apart; what they feel just now does not count."""
    apart = sum(weight for name, weight in _NAMES.items() if getattr(a, name) != getattr(b, name))
    for name, (one, most) in _NUMBERS.items():
        apart += min(abs(getattr(a, name) - getattr(b, name)) / one, most)
    apart += 1.0 * (_on_top(a) != _on_top(b)) + 0.8 * (a.beard != b.beard)
    apart += 0.5 * (set(a.wear) & set(GLASSES) != set(b.wear) & set(GLASSES))
    apart += min(abs(a.age - b.age) / 20, 1.4)
    apart += min(_colours(a.skin.base, b.skin.base) / 0.3, 1.0)
    return apart + min(_colours(a.ink, b.ink) / 0.5, 0.7)


def _on_top(face: Face) -> str:
    return f"{face.hat} {'' if covers(face.hat) else face.hair}"


def _colours(a: Ink, b: Ink) -> float:
    p, q = (rgb(ink) if isinstance(ink, str) else ink for ink in (a, b))
    return float(np.abs(p - q).sum())


def near_twins(cast: Mapping[str, Face]) -> dict[str, float]:
    """Return the pairs ("one and other") that lie too near each other, with their distance.

    A name is "card: who". Kin of one card may be alike; one of a crowd (`small`) is only held against its own card.
    """
    found = {}
    for (one, a), (other, b) in combinations(sorted(cast.items()), 2):
        together = one.split(":")[0] == other.split(":")[0]
        if (together and a.kin and a.kin == b.kin) or (not together and (a.small or b.small)):
            continue
        apart = distance(a, b)
        if apart < NEAR:
            found[f"{one} and {other}"] = apart
    return found


def worried(face: Face) -> bool:
    """Say whether the inner ends of the brows go up."""
    return sum(face.feels.slant) / 2 > 0.25


def aside(face: Face) -> int:
    """Say to which side the eyes look: -1, 0 or 1."""
    x = face.feels.gaze[0]
    return 0 if abs(x) < 0.3 else 1 if x > 0 else -1


_PLAIN_HATS: Final = ("", "", "", "", "bowler", "flat_cap", "headscarf", "felt", "beret", "hijab", "turban", "straw")
_MENS: Final = ("crop", "shorn", "parted", "slick", "quiff", "receding", "ring", "combed_over", "coils", "wild")
_CROWD_FEELINGS: Final = tuple(name for name in FEELINGS if name not in ("weeping", "shouting", "asleep"))


def strangers(
    count: int,
    skins: Sequence[Skin],
    key: str,
    inks: Sequence[Ink] = ("#2b2029", "#6b3d35", "#b98a4a", "#9c4a2c"),
    ages: tuple[float, float] = (6, 84),
    hat_inks: Sequence[tuple[Ink, Ink]] = (("#47293f", "#d9b552"), ("#3d5a6b", "#efe7d8"), ("#b9553f", "#efe7d8")),
) -> tuple[Face, ...]:
    """Return faces for a crowd that differ as far as they can; the same for the same key.

    They are a start: those in front deserve a feeling of their own, by ``but``.
    """
    g = contour.rng("strangers", key)

    def pick(names: Sequence[str]) -> str:
        return str(names[int(g.integers(len(names)))])

    def one() -> Face:
        age = float(np.round(g.uniform(*ages)))
        beard = pick(("", "", "", *BEARDS)) if age > 24 else ""
        cuts = _MENS if beard else [name for name in CUTS if name not in ("wisps", "down", "rollers")]
        grey = ("#d9d0bd", "#8e8a86", "#b9b2a6")
        return Face(
            skins[int(g.integers(len(skins)))],
            age=age,
            shape=pick(tuple(SHAPES)),
            nose=pick(NOSES) if age > 10 else pick(("button", "snub", "line", "broad")),
            eyes=pick(EYES),
            lips=pick(LIPS) if age > 14 else pick(("plain", "thin", "bow")),
            brow=pick(BROWS) if age > 14 else pick(("plain", "thin", "flat")),
            hair=pick(cuts),
            ink=pick(grey) if age > 58 else inks[int(g.integers(len(inks)))],
            beard=beard,
            hat=pick(_PLAIN_HATS),
            hat_inks=hat_inks[int(g.integers(len(hat_inks)))],
            wear=(pick(GLASSES[:3]),) if g.random() < 0.18 else (),
            feels=FEELINGS[pick(_CROWD_FEELINGS)],
            plane=pick(PLANES),
            small=True,
        )

    chosen: list[Face] = []
    for _ in range(count):
        several = [one() for _ in range(14)]
        chosen.append(max(several, key=lambda face: min((distance(face, other) for other in chosen), default=9.0)))
    return tuple(chosen)
