"""Light: a card's one key light, its fill, and lamps that stand in the picture."""

from __future__ import annotations

import msgspec

from .colour import Colour

Direction = tuple[float, float, float]


class Light(msgspec.Struct, frozen=True, kw_only=True):
    """The light of a card; directions point from the surface to the light, z towards the viewer, y down."""

    direction: Direction = (-0.55, -0.65, 0.55)
    key: Colour = (0.96, 0.08, 85)
    """Colour of the lit side."""
    shade: Colour = (0.38, 0.09, 285)
    """Colour that shadows lean to."""
    rim: Direction = (0.6, -0.7, 0.0)
    """Where the light behind comes from."""
    rim_colour: Colour = (0.95, 0.07, 90)
    bounce: Colour = (0.6, 0.08, 60)
    """What the ground throws back from below."""
    bounce_share: float = 0.12


class Lamp(msgspec.Struct, frozen=True, kw_only=True):
    """A small light inside the picture that every form painted after it catches."""

    x: float
    y: float
    z: float = 40.0
    """Height above the picture's plane; low values graze."""
    reach: float = 150.0
    colour: Colour = (0.88, 0.13, 75)
    power: float = 0.8
