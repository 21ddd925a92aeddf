"""The peers: each in the fastest form that it offers a player, recorded with random legal moves.

They are not installed with the project (`requirements.txt` here), so they are imported by name and have no types.
"""

import importlib
import random
import warnings
from collections.abc import Callable
from typing import Any

from benchmarks.rules.turns import Measured, timed


class GinRummy:
    """PettingZoo's gin_rummy: the raw environment, without the wrappers that check its callers."""

    name = "PettingZoo, gin_rummy"
    rounds = 0

    def __init__(self, games: int) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.env: Any = importlib.import_module("pettingzoo.classic.gin_rummy_v4").raw_env()
            self.games = [(seed, self._record(seed)) for seed in range(games)]

    def _record(self, seed: int) -> list[tuple[str, int]]:
        env, rng = self.env, random.Random(seed)
        env.reset(seed=seed)
        moves = []
        while not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
            mover = env.agent_selection
            action = rng.choice([int(action) for action in env.observe(mover)["action_mask"].nonzero()[0]])
            moves.append((mover, action))
            env.step(action)
        return moves

    def replay(self) -> Measured:
        return timed([self._ready(seed, moves) for seed, moves in self.games])

    def _ready(self, seed: int, moves: list[tuple[str, int]]) -> Callable[[], Callable[[], int]]:
        def ready() -> Callable[[], int]:
            env = self.env
            env.reset(seed=seed)

            def play() -> int:
                for mover, action in moves:
                    env.observe(mover)  # with the mask of what is allowed
                    env.step(action)
                return len(moves)

            return play

        return ready


class BlockDominoes:
    """OpenSpiel's python_block_dominoes: its Python observer, reused, which is its fastest way to see.

    Its view is the information state (what the player has seen so far): the smaller observation leaves out the ends
    of the line, without which nobody can choose a move.
    """

    name = "OpenSpiel, python_block_dominoes"
    rounds = 0

    def __init__(self, games: int) -> None:
        spiel: Any = importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games")
        game = spiel.load_game("python_block_dominoes")
        observing: Any = importlib.import_module("open_spiel.python.observation")
        self.observation = observing.make_observation(game, observing.INFO_STATE_OBS_TYPE)
        rng = random.Random(1)
        self.games = [self._record(game, rng) for _ in range(games)]

    def _record(self, game: Any, rng: random.Random) -> tuple[Any, list[tuple[int, int]]]:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        dealt, moves = state.clone(), []
        while not state.is_terminal():
            mover = state.current_player()
            moves.append((mover, rng.choice(state.legal_actions())))
            state.apply_action(moves[-1][1])
        return dealt, moves

    def replay(self) -> Measured:
        return timed([self._ready(dealt, moves) for dealt, moves in self.games])

    def _ready(self, dealt: Any, moves: list[tuple[int, int]]) -> Callable[[], Callable[[], int]]:
        def ready() -> Callable[[], int]:
            state, observation = dealt.clone(), self.observation

            def play() -> int:
                for mover, action in moves:
                    observation.set_from(state, mover)
                    state.legal_actions(mover)
                    state.apply_action(action)
                return len(moves)

            return play

        return ready
