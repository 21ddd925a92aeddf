"""Inks of There It Goes."""

from __future__ import annotations

from typing import Final

CHALK, BONE, LIME, SHELL, TERRACOTTA, BROWN, PLUM = (
    "#f7f1e5",
    "#eadfcb",
    "#c9d389",
    "#e9bfa6",
    "#c47c5a",
    "#7d5040",
    "#3c2b3c",
)
WHITE: Final = "#fdfaf2"
