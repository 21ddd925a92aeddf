"""How work that takes long reports how far it is."""

from collections.abc import Callable

Progress = Callable[[int, int], object]
"""Told after each piece, be it a game, a clue or a run of ratings: how many are done, how many there are."""
