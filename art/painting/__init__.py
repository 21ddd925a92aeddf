"""Painting: a medium. Light, colour, relief, brush strokes and air on a canvas; materials and motifs to paint with.

Knows no scene and no card set.
"""
