"""Scenes: a folder for each card set, in it a folder for each of its pictures."""
