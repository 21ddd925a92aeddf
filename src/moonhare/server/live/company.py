"""The computer players of this server: who plays for a seat, and what they say."""

import hashlib
from collections.abc import Mapping

from moonhare.decks import Library, Shelf, cards_by_id
from moonhare.locales import LANGUAGES, generic_clues
from moonhare.players import PhraseBook, Player, SimplePlayer
from moonhare.server.live.sitting_in import PlayerOf
from moonhare.server.messages import Key
from moonhare.server.table.state import Table


def simple_company(library: Library) -> PlayerOf:
    """Make the players whose taste comes from the table's secret seed, so that it outlasts a restart."""
    shelf = library.now
    books = _phrase_books(shelf)

    def player_of(table: Table, key: Key) -> Player:
        nonlocal shelf, books
        if library.now is not shelf:
            shelf = library.now
            books = _phrase_books(shelf)
        # The game is in it too, or Party's clues, told before any hand is seen, would come again in the next one.
        about = f"{table.seed} {table.game_number} {key}".encode()
        seed = int.from_bytes(hashlib.blake2b(about, digest_size=8).digest())
        return SimplePlayer(seed, books[table.language])

    return player_of


def _phrase_books(shelf: Shelf) -> Mapping[str, PhraseBook]:
    # Of cards that are gone from their sets too: games go on with them.
    cards = cards_by_id(shelf.known)
    books = {}
    for language in LANGUAGES:
        phrases = {name: card.texts[language].phrases for name, card in cards.items() if language in card.texts}
        books[language] = PhraseBook(phrases, generic_clues(language))
    return books
