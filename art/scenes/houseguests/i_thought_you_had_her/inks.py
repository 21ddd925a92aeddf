"""The papers of the card."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

PEWTER, CHALK, BONE, CHARCOAL, SLATE, ROWAN = "#8d8986", "#f3ede2", "#d9d0c2", "#242226", "#5b585b", "#b8402d"
SLEEPER: Final = Skin("#cdb8a6", "#a89586", CHARCOAL, white=CHALK)
CHILD: Final = Skin("#d9c6b4", "#b5a191", CHARCOAL, white=CHALK)
LIPS: Final = "#92605a"
FOLD: Final = mix(SLEEPER.shade, CHARCOAL, 0.35)
COAT: Final = shift(CHARCOAL, 0.02)
SEAM: Final = shift(CHARCOAL, 0.17)
