"""The card's inks and skins."""

from __future__ import annotations

from typing import Final

from art.cutpaper.skin import Skin

INK: Final = "#171a2b"
SLATE: Final = "#36425f"
PLUM: Final = "#412a44"
PETROL: Final = "#2c4a52"
BONE: Final = "#e4dac6"
TAN: Final = "#b07a5e"
PALE: Final = "#9db2c0"
LIGHT: Final = "#f3ecde"

FAIR: Final = Skin("#dbb497", "#b38a72", INK, lip="#a0604f", blush="#c98873", white="#f1e8d8")
OLIVE: Final = Skin("#c39473", "#9a7057", INK, lip="#8b5043", white="#f1e8d8")
BROWN: Final = Skin("#946148", "#704838", INK, lip="#74403a", white="#f1e8d8")
DEEP: Final = Skin("#6a4536", "#4b312b", INK, lip="#5c3030", white="#f1e8d8")
RED: Final = Skin("#d28d74", "#b06a58", INK, lip="#9a4d44", white="#f1e8d8")
"""Ashamed to the ears."""
