"""Moonhare: picture-and-clue storytelling for 3 to 12 people, in the browser."""

__version__ = "0.1.0"
