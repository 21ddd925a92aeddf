"""Our contender: whole games of six, as the simulator plays them."""

import random
from collections.abc import Callable

from benchmarks.rules.turns import Measured, timed
from moonhare.players import PhraseBook, SimplePlayer
from moonhare.rules.editions import edition
from moonhare.rules.engine import apply, decide, start
from moonhare.rules.evolving import begin
from moonhare.rules.ids import CardId
from moonhare.rules.state import Game, Over, awaited
from moonhare.rules.views import view_for

CARDS = tuple(CardId(f"plain:{number:03}") for number in range(84))


class Recorded:
    """One game as dealt, its moves, and the seed of the chance that fell in it."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        rng = random.Random(f"deal {seed}")
        self.dealt = start(edition(name), players=players, deck=CARDS, rng=rng)
        self.seed = seed
        self.moves = []
        book = PhraseBook({}, ("The night before",))
        table = [SimplePlayer(rng.getrandbits(64), book) for _ in range(players)]
        game, chance = begin(self.dealt), random.Random(seed)
        while not isinstance(game.phase, Over):
            seat = rng.choice(awaited(game))
            command = table[seat].act(view_for(game, seat))
            self.moves.append((seat, command))
            game = apply(game, decide(game, seat, command, chance))
        self.rounds = game.round

    def until(self, moves: int) -> Game:
        """The game after its first moves."""
        game, chance = begin(self.dealt), random.Random(self.seed)
        for seat, command in self.moves[:moves]:
            game = apply(game, decide(game, seat, command, chance))
        return game

    def ready(self) -> Callable[[], int]:
        """Deal again; what is returned plays the game through."""
        dealt, chance, moves = begin(self.dealt), random.Random(self.seed), self.moves

        def play() -> int:
            game = dealt
            for seat, command in moves:
                view_for(game, seat)
                game = apply(game, decide(game, seat, command, chance))
            return len(moves)

        return play


class Moonhare:
    """Games of `standard` at six seats."""

    name = "moonhare, standard, 6 players"

    def __init__(self, games: int) -> None:
        self.games = [Recorded("standard", 6, seed) for seed in range(games)]
        self.rounds = sum(game.rounds for game in self.games)

    def replay(self) -> Measured:
        return timed([game.ready for game in self.games])
