"""The computer players of this server: who plays for a seat, and what they say."""

import hashlib
from collections.abc import Iterable, Mapping

from moonhare.decks import CardSet, cards_by_id
from moonhare.locales import LANGUAGES, generic_clues
from moonhare.players import PhraseBook, Player, SimplePlayer
from moonhare.server.live.sitting_in import PlayerOf
from moonhare.server.messages import Key
from moonhare.server.table.state import Table


def simple_company(sets: Iterable[CardSet]) -> PlayerOf:
    """Make the players whose taste comes from the table's secret seed, so that it outlasts a restart."""
    books = _phrase_books(tuple(sets))

    def player_of(table: Table, key: Key) -> Player:
        # The game is in it too, or Party's clues, told before any hand is seen, would come again in the next one.
        about = f"{table.seed} {table.game_number} {key}".encode()
        seed = int.from_bytes(hashlib.blake2b(about, digest_size=8).digest())
        return SimplePlayer(seed, books[table.language])

    return player_of


def _phrase_books(sets: tuple[CardSet, ...]) -> Mapping[str, PhraseBook]:
    cards = cards_by_id(sets)
    books = {}
    for language in LANGUAGES:
        phrases = {name: card.texts[language].phrases for name, card in cards.items() if language in card.texts}
        books[language] = PhraseBook(phrases, generic_clues(language))
    return books
