"""Inks of It's Not What It Looks Like."""

from __future__ import annotations

from typing import Final

INK, GREEN, STRAW, BROWN, LEMON, EMBER, HERS = (
    "#16181f",
    "#1f3733",
    "#e6d6b0",
    "#8a5a40",
    "#e2b43c",
    "#b4463a",
    "#c48f69",
)
CHALK: Final = "#f7f1e2"
DEEP: Final = "#2a1a1c"
