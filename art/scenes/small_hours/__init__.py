"""Small Hours, the first set: a folder a card, with a `BRIEF` and `paint(canvas)`; its name is the card's id.

Hyphens of the id are underscores here. `back` and `cover` are what the set has beside its cards. A card knows no other
card: what two of them share is a motif.
"""
