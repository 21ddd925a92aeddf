"""Skin: the inks of somebody's flesh, chosen from a card's palette."""

from __future__ import annotations

from dataclasses import dataclass

from art.cutpaper.sheet import Ink


@dataclass(frozen=True)
class Skin:
    """Flesh as a base and a shade, and one dark for its lines."""

    base: Ink
    shade: Ink
    line: Ink
    lip: Ink | None = None
    blush: Ink | None = None
    white: Ink = "#e9e2d2"
    """Of the eyes."""
    lid: Ink | None = None
