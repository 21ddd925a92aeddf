"""What the tests of card sets share."""

from tests.decks.making import make_set

__all__ = ["make_set"]
