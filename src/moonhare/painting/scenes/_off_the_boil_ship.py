"""Parts of Off the Boil: the ship."""

from __future__ import annotations

from moonhare.painting.colour import Colour
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve


def ship(
    pen: Pen,
    x: float,
    y: float,
    s: float,
    turn: float = 0.0,
    *,
    sails: Colour = (0.66, 0.17, 32),
    dark: float = 0.0,
    furled: bool = False,
    flip: bool = False,
) -> None:
    """Draw the ship: dark hull with a pale stripe, two masts, rust-red sails; its waterline at (x, y)."""
    hull: Colour = (0.27 - 0.08 * dark, 0.05, 300)
    with pen.at(x, y, turn, s, flip):
        for mx, tall in ((-0.2, 0.95), (0.22, 1.1)):
            pen.stroke([(mx, 0), (mx, -tall)], hull, 0.035)
        pen.stroke([(0.22, -1.08), (0.72, -0.16)], hull, 0.014)
        pen.stroke([(-0.2, -0.93), (-0.56, -0.12)], hull, 0.014)
        if furled:
            for mx, top in ((-0.2, 0.74), (0.22, 0.86), (0.22, 0.5)):
                pen.stroke([(mx - 0.2, -top), (mx, -top + 0.03), (mx + 0.2, -top)], sails, 0.06)
            pen.fill(curve([(0.24, -0.42, CORNER), (0.4, -0.3), (0.62, -0.18, CORNER), (0.4, -0.2)]), sails)
        else:
            for mx, parts in (
                (-0.2, ((0.86, 0.56, 0.2), (0.53, 0.2, 0.25))),
                (0.22, ((1.0, 0.68, 0.19), (0.65, 0.36, 0.24), (0.33, 0.16, 0.2))),
            ):
                for top, foot, w in parts:
                    sail = curve(
                        [
                            (mx - w, -top, CORNER),
                            (mx + w, -top, CORNER),
                            (mx + w * 1.5, -(top + foot) / 2),
                            (mx + w, -foot, CORNER),
                            (mx, -foot - 0.05),
                            (mx - w, -foot, CORNER),
                            (mx - w * 0.6, -(top + foot) / 2),
                        ]
                    )
                    pen.fade(
                        sail,
                        (mx - w, 0),
                        (mx + w * 1.4, 0),
                        (
                            (sails[0] - 0.16 - dark * 0.1, sails[1], sails[2]) if isinstance(sails, tuple) else sails,
                            sails,
                        ),
                    )
            pen.fill(
                curve([(0.26, -0.74, CORNER), (0.54, -0.4), (0.76, -0.14, CORNER), (0.44, -0.22)]),
                (0.8 - 0.2 * dark, 0.1, 60),
            )
        pen.fill(
            curve(
                [
                    (-0.56, -0.16, CORNER),
                    (-0.5, -0.12),
                    (0.5, -0.1),
                    (0.66, -0.17, CORNER),
                    (0.5, 0.06),
                    (0.4, 0.12, CORNER),
                    (-0.42, 0.12, CORNER),
                    (-0.52, 0.04),
                ]
            ),
            hull,
        )
        pen.stroke([(-0.5, -0.05), (0.1, -0.01), (0.56, -0.06)], (0.86, 0.08, 75), 0.03, 0.9)
        pen.stroke([(0.6, -0.15), (0.9, -0.25)], hull, 0.03)
