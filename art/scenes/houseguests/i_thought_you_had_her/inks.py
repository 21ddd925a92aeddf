"""The card's inks, and where the two heads are."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

CHARCOAL: Final = "#2c2a2d"
ASH: Final = "#aba49b"
CHALK: Final = "#f0eadf"
PENCIL: Final = "#646164"
BONE: Final = "#d9d0c1"
RUST: Final = "#b3502f"
DARK: Final = "#1d1b1e"
HAIR: Final = mix(CHARCOAL, DARK, 0.3)
FOLD: Final = shift(CHARCOAL, 0.13)

HERS: Final = Skin("#86614e", "#5c4237", DARK, white=CHALK)
HIS: Final = Skin("#d8c3ae", "#b09681", DARK, white=CHALK)

HER_BODY: Final = affine(107, -48, 1, 6)
"""She hangs aslant, as somebody does who swings; turned about her crown."""
HER_HEAD: Final = affine(572, 740, 1.16, 198)
"""Typed upright and laid upside down: chin at 0,248, crown at 0,-214."""
HIS_HEAD: Final = affine(566, 1400, 1.1, -4)
