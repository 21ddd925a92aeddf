"""Casting: who is in the cards of Houseguests, side by side, and how feelings are shared out among them."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from art import easel
from art.cutpaper.cast import aside, near_twins, worried
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.samples import sample
from art.cutpaper.sheet import Sheet


def cast() -> dict[str, Face]:
    """Return everybody whom the painted cards declare in their `CAST`, by "card: who"."""
    found: dict[str, Face] = {}
    for card in easel.card_ids("houseguests"):
        declared = getattr(import_module(easel.module_of(card)), "CAST", {})
        found |= {f"{card}: {who}": face for who, face in declared.items()}
    return found


def told(faces: dict[str, Face]) -> list[str]:
    """Return in sentences how many there are, what is shared out among them, and who are near twins."""
    named = [face for face in faces.values() if not face.small]
    sides = Counter(map(aside, named))
    whole = max(1, len(named))
    lines = [
        f"{len(faces)} heads, {len(named)} of them not in a crowd",
        f"worried {sum(map(worried, named)) / whole:.0%} (at most 25%)",
        f"look left {sides[-1] / whole:.0%}, right {sides[1] / whole:.0%} (at most 33% each)",
    ]
    for field in ("nose", "eyes", "shape", "hair"):
        counted = Counter(getattr(face, field) for face in named)
        lines.append(f"{field}: " + ", ".join(f"{name} {n}" for name, n in counted.most_common()))
    return [*lines, *(f"near twins: {pair} ({apart:.1f})" for pair, apart in near_twins(faces).items())]


def sheet(faces: dict[str, Face]) -> NDArray[np.uint8]:
    """Return everybody's portrait over their name, uint8 RGB."""

    def lay(card: Sheet, x: float, y: float, name: str, _: int) -> None:
        Head(card, faces[name], x, y - 100, 74).draw()

    return sample("cast", tuple(faces), lay)
