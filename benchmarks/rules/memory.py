"""What one table's state weighs, with all that it alone holds."""

import gc
import tracemalloc

import msgspec

from benchmarks.rules.moonhare_engine import Recorded
from moonhare.rules.state import Game

TABLES = 200


def bytes_a_table(name: str = "standard", players: int = 6) -> int:
    """Mean bytes of a state in the middle of a game, each read back from JSON, so that no two share anything."""
    recorded = [Recorded(name, players, seed) for seed in range(8)]
    encoded = [msgspec.json.encode(game.until(len(game.moves) // 2)) for game in recorded]
    decoder = msgspec.json.Decoder(Game)
    decoder.decode(encoded[0])
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [decoder.decode(encoded[number % len(encoded)]) for number in range(TABLES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)
