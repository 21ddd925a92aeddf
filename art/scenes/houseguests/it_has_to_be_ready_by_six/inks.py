"""Inks of It Has to Be Ready by Six, and whose skin is seen."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine
from art.cutpaper.faces import Face
from art.cutpaper.skin import Skin

RED, BONE, SAGE, OLIVE, UMBER, CHALK = "#d5222f", "#eae0ce", "#7c8677", "#d9a787", "#2a1d1c", "#f6f0e2"
TEAL: Final = "#3f9791"
"""What she wears on both lids."""
HERS: Final = Skin(OLIVE, "#b98263", UMBER, lip=RED, white=CHALK)
HIS: Final = Skin("#a06b50", "#7f523d", UMBER, white=CHALK)
CAST: Final[dict[str, Face]] = {}
LAIN: Final[Array] = affine(634, 800, 1.12, 7)
"""Her face's own measure: (0, 0) lies between the eyes."""
