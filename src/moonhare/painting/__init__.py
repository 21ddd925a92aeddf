"""Painting: the project's own engine and the scenes of its card set.

Needs the `painting` extra; playing never imports it. Importing this package is cheap: the libraries are
loaded with the first call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moonhare.painting.likeness import BOUND, difference
    from moonhare.painting.registry import PARTS, Exported, Painted, brief_of, card_ids, export, paint, painted, render
    from moonhare.painting.shipping import Compared, Shipped, compare, ship

__all__ = [
    "BOUND",
    "PARTS",
    "Compared",
    "Exported",
    "Painted",
    "Shipped",
    "brief_of",
    "card_ids",
    "compare",
    "difference",
    "export",
    "paint",
    "painted",
    "render",
    "ship",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from moonhare.painting import likeness, registry, shipping  # noqa: PLC0415 - loads Skia and OpenCV only to paint

    return next(getattr(module, name) for module in (likeness, registry, shipping) if name in vars(module))
