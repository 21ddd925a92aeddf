"""The game as an environment for learners: PettingZoo's agent-environment cycle, a seat an agent.

Owns how views become numbers, and numbers commands. What an agent is shown is made of its seat's view alone; what it
may do is what `moonhare.rules.legal` lists for that view. `docs/environment.md` tells it by example.

It needs what the extra `environment` brings; the rest of the arena does not know it.
"""

import sys

NEEDED = ("gymnasium", "numpy", "pettingzoo")

try:
    from moonhare.arena.environment.game import StoryEnv
    from moonhare.arena.environment.moves import Move
except ImportError as error:
    if error.name not in NEEDED:
        raise
    # By the packages' names: of a wheel that was handed on no registry knows.
    way = f"{sys.executable} -m pip install {' '.join(NEEDED)}"
    raise ImportError(
        f"The environment needs {error.name}, which is not installed; `{way}` adds it.", name=error.name
    ) from error

__all__ = ["Move", "StoryEnv"]
