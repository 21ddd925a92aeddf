"""From sets to the pile of a table: cards' ids inside a game, and mixing several sets.

Owns how a card is named in a game. Knows nothing of shuffling: the pile's order is the rules' affair.
"""

from collections.abc import Iterable, Mapping

from moonhare.decks.manifest import Card, CardSet
from moonhare.rules.ids import CardId


def card_id(card_set: CardSet, card: Card) -> CardId:
    """Name a card inside a game: `<set>:<card>`, the same for everyone and telling nothing of owners."""
    return CardId(f"{card_set.id}:{card.id}")


def mix(sets: Iterable[CardSet]) -> tuple[CardId, ...]:
    """Put the cards of several sets together: every card's id, sorted; a set given twice counts once."""
    return tuple(sorted({card_id(card_set, card) for card_set in sets for card in card_set.manifest.cards}))


def cards_by_id(sets: Iterable[CardSet]) -> Mapping[CardId, Card]:
    """Look up cards by their ids inside a game, in the order of `mix`; with what browsers must not have."""
    found = {card_id(card_set, card): card for card_set in sets for card in card_set.manifest.cards}
    return dict(sorted(found.items()))
