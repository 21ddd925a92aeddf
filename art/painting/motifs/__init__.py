"""Motifs: people, animals, plants, buildings, boats, skies, small things; each drawn from parameters, never copied."""
