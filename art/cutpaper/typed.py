"""Drawings as text: a name on a line of its own, below it its pieces, each a role and an outline."""

from __future__ import annotations


def drawings(text: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """Read drawings by name: for each its pieces, (role, spec), in the order of laying.

    A line at the margin is a name; one two spaces in begins a piece with its role; one further in goes on with it.
    """
    found: dict[str, list[list[str]]] = {}
    pieces: list[list[str]] = []
    for line in text.strip("\n").split("\n"):
        words = line.split()
        if not line.startswith(" "):
            pieces = found[line] = []
        elif line.startswith("    "):
            pieces[-1] += words
        else:
            pieces.append(words)
    return {name: tuple((p[0], " ".join(p[1:])) for p in every) for name, every in found.items()}
