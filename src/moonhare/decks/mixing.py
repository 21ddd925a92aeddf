"""From sets to the pile of a table: cards' ids inside a game, and mixing several sets.

Owns how a card is named in a game: by the id that its set had when the game began. Knows nothing of shuffling: the
pile's order is the rules' affair.
"""

from collections.abc import Iterable, Mapping

from moonhare.decks.manifest import Card, CardSet
from moonhare.rules.ids import CardId


def card_id(name: str, card: Card) -> CardId:
    """Name a card of the set `name` inside a game: `<set>:<card>`, the same for everyone, telling nothing of owners."""
    return CardId(f"{name}:{card.id}")


def set_of(card: CardId) -> str:
    """Return the id by which a card's set went when its game began."""
    return card.partition(":")[0]


def mix(sets: Iterable[CardSet]) -> tuple[CardId, ...]:
    """Put the cards of several sets together that are dealt: their ids, sorted; a set given twice counts once."""
    return tuple(sorted({card_id(card_set.id, card) for card_set in sets for card in card_set.manifest.dealt}))


def decks_by_name(sets: Iterable[CardSet]) -> Mapping[str, tuple[CardId, ...]]:
    """Find the cards of each set by its id and by those that it had before; all are named by the id that it has now."""
    return {name: deck for card_set in sets for deck in [mix([card_set])] for name in card_set.names}


def cards_by_id(sets: Iterable[CardSet]) -> Mapping[CardId, Card]:
    """Look up cards by all their ids inside a game, former ones too, in order; with what browsers must not have."""
    found = {
        card_id(name, card): card for card_set in sets for name in card_set.names for card in card_set.manifest.cards
    }
    return dict(sorted(found.items()))
