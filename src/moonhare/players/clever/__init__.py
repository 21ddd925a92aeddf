"""Players who understand: they hear clues by the table of concepts, and hint with their listeners in mind.

Owns the usual computer player, its strengths and its characters. What it knows of cards is handed to it.
"""

from moonhare.players.clever.characters import CHARACTERS, Character
from moonhare.players.clever.composing import composed_clues
from moonhare.players.clever.mind import Mind, mind
from moonhare.players.clever.player import STRENGTHS, CleverPlayer, Strength

__all__ = ["CHARACTERS", "STRENGTHS", "Character", "CleverPlayer", "Mind", "Strength", "composed_clues", "mind"]
