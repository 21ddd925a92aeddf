"""Self-play at speed: whole games by computer players, without a server.

Owns the loop that asks players in turn and what is counted over many games. Knows the rules and the players'
interface; no sockets, no clock, no storage.
"""

from moonhare.arena.playing import Played, play
from moonhare.arena.simulating import Report, Spread, simulate

__all__ = ["Played", "Report", "Spread", "play", "simulate"]
