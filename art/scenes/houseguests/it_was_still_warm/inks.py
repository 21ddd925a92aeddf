"""The colours of It Was Still Warm."""

from __future__ import annotations

CREAM, DARK, BONE, BRICK, TEAL, MUST = (
    "#dfd2b8",
    "#2b2426",
    "#cdb991",
    "#7d4a3b",
    "#3f5657",
    "#c08a3e",
)
PLASTER, SKIN, LIP = "#d8c9a6", "#cf9f80", "#96574a"
HAIR, STRAND = "#40353a", "#5b4d4e"
CAP = "#b0503a"
