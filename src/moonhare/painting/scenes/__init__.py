"""Scenes: one module a card, with a `BRIEF` and `paint(canvas)`; the id is the module's name with hyphens."""
