"""The card's inks: greys, and one green."""

from __future__ import annotations

from typing import Final

from art.cutpaper.skin import Skin

ASH: Final = "#b1aaa0"
CHARCOAL: Final = "#2f2d2e"
CHALK: Final = "#efe9de"
PENCIL: Final = "#6e6b69"
BONE: Final = "#d8d0c1"
GREEN: Final = "#6f8f4e"

DUSK: Final = Skin("#5d5450", "#453e3d", "#1f1c1e")
UMBER: Final = Skin("#71655e", "#544b48", "#1f1c1e")
SOOT: Final = Skin("#4b4443", "#383334", "#191719")
