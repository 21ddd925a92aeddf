"""Computer players: a view in, a command out.

Owns what a seat does when no person does it. Knows the rules' views and commands and nothing else: never the
game's state, no sets of cards (what may be said of a card is handed in), no clock, no sockets. How to write
another player: `docs/players.md`.
"""

from moonhare.players.clever import composed_clues
from moonhare.players.clues import Clues, PhraseBook, draw_clue
from moonhare.players.knowledge import Knowledge, Said, Written
from moonhare.players.listening import LISTENERS, ConceptListener, Listener, TasteListener, heard, is_listener
from moonhare.players.player import Explainer, Player, Rememberer, Thinker, Told, told
from moonhare.players.roster import BASELINES, ROSTER, Maker, listener, maker, warm
from moonhare.players.simple import SimplePlayer
from moonhare.players.trouble import FAILURES, as_sent, what_failed

__all__ = [
    "BASELINES",
    "FAILURES",
    "LISTENERS",
    "ROSTER",
    "Clues",
    "ConceptListener",
    "Explainer",
    "Knowledge",
    "Listener",
    "Maker",
    "PhraseBook",
    "Player",
    "Rememberer",
    "Said",
    "SimplePlayer",
    "TasteListener",
    "Thinker",
    "Told",
    "Written",
    "as_sent",
    "composed_clues",
    "draw_clue",
    "heard",
    "is_listener",
    "listener",
    "maker",
    "told",
    "warm",
    "what_failed",
]
