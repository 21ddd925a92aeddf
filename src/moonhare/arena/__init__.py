"""Self-play at speed: whole games by computer players, without a server.

Owns the loop that asks players in turn, what is counted over many games (`simulating`), the arena in which players are
measured against each other (`contest`), the benches on which listening and hinting are (`listen_bench`, `hint_bench`),
and the game as an environment for learners (`environment`, never imported here: it needs an extra). Knows the rules and
the players' interface; no sockets, and no clock but to tell how long moves took.
"""

from moonhare.arena.playing import Played, play
from moonhare.arena.simulating import SimulationReport, Spread, simulate

__all__ = ["Played", "SimulationReport", "Spread", "play", "simulate"]
